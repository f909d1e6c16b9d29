/**
 * A battle under way in a position: the frames of the attack and of the battle, at the stage before the next
 * question. It must be one that could have been started, with defenders roused by it.
 */
import type { Rules } from '../../model/config'
import * as E from 'fp-ts/lib/Either.js'
import { malformed, type Malformed } from '../../../kernel/door'
import { start, type AnyFrame, type BattleVars, type PartyVars } from '../../model/frames'
import { SIDES } from '../../model/ids'
import type { Force, Pair, SideIx, Table } from '../../model/table'
import { armyAt, forceAt, placeIn, regionOf } from '../../query/armies'
import { attackViolations, attackParty, targetOf } from '../../query/attacks'
import { nationId, regionIx } from '../../query/board'
import { combatDice, newBattle, SILENCERS } from '../../query/combat'
import { ARMY, CHARACTER, faceIx } from '../../query/dice'
import { answered, openKinds } from '../../query/party'
import { bringViolations } from '../../query/partyViolations'
import { countIn, isNobody, leadersIn, PIECES_OF, unitsIn, without } from '../../query/pieces'
import { isActive, nationsWithUnits } from '../../query/politics'
import { isKeptPassive } from '../../query/tableCards'
import { forceOf } from './figures'
import type { BattleStage, PendingBattle } from './underWay'

type Frames = E.Either<Malformed, ReadonlyArray<AnyFrame>>

/** The stage of the battle's procedure before the next question. */
const STAGES = {
  round: 'withdraw',
  losses: 'attackerHits',
  over: 'siegeOver',
} as const satisfies Readonly<Record<BattleStage, string>>

const isSame = (rules: Rules, one: Force, other: Force, side: SideIx): boolean =>
  PIECES_OF(rules)[side].every((piece) => countIn(rules, one, piece) === countIn(rules, other, piece))

/** What is wrong with those who attack: whether they could have been put together so. */
const partyFault = (rules: Rules, table: Table, asking: PartyVars, party: Force): Malformed | undefined => {
  let vars = asking
  for (let [kind] = openKinds(rules, vars); kind !== undefined; [kind] = openKinds(rules, vars)) {
    const number = countIn(rules, party, kind)
    const [wrong] = bringViolations({ rules, table }, vars, kind, number)
    if (wrong !== undefined) return malformed('pending.rearguard', `it cannot be this one (${wrong.rule})`)
    vars = answered({ rules, table }, vars, kind, number)
  }
  return isSame(rules, vars.chosen, party, asking.side)
    ? undefined
    : malformed('pending.rearguard', 'somebody must stay out, or cannot (battle.rearguard)')
}

/** Whether figures named are among those of a side. */
const isAmong = (
  rules: Rules,
  named: Force & { readonly side: SideIx },
  there: Force,
  side: SideIx,
): boolean =>
  (unitsIn(named) + leadersIn(named) === 0 || named.side === side) &&
  (named.characters & ~there.characters) === 0 &&
  PIECES_OF(rules)[side].every((piece) => countIn(rules, named, piece) <= countIn(rules, there, piece))

/** Who attacks: all who may, but for those named as the rearguard. */
const partyOf = (
  rules: Rules,
  table: Table,
  pending: PendingBattle,
  asking: PartyVars,
): E.Either<Malformed, Force> => {
  const { side, from, available } = asking
  if (pending.rearguard === undefined) return E.right(available)
  const rearguard = forceOf(rules, pending.rearguard, 'pending.rearguard')
  if (E.isLeft(rearguard)) return rearguard
  const there = forceAt(rules, table, side, from)
  return isAmong(rules, rearguard.right, there, side)
    ? E.right(without(there, rearguard.right))
    : E.left(malformed('pending.rearguard', 'is of figures that are there (battle.rearguard)'))
}

/** An attack rouses the defenders' Nations before anything else. */
const rousedFault = (rules: Rules, table: Table, { to }: BattleVars): Malformed | undefined => {
  const army = armyAt(table, to)
  const passive = (army === null ? [] : nationsWithUnits(rules, army)).find(
    (nation) =>
      !isActive(table, nation) && !isKeptPassive({ rules, table }, nation, 'politics.attacked', regionOf(to)),
  )
  return passive === undefined
    ? undefined
    : malformed(`politics.${nationId(passive)}`, 'has been attacked and is active (politics.attacked)')
}

/** Hits as [attacker, defender]. */
const hitsOf = ({ by, hits }: PendingBattle): Pair => {
  const [attacker, defender] = by === 'shadow' ? ([1, 0] as const) : ([0, 1] as const)
  return [hits?.[SIDES[attacker]] ?? 0, hits?.[SIDES[defender]] ?? 0]
}

const hitsFault = (
  rules: Rules,
  table: Table,
  vars: BattleVars,
  pending: PendingBattle,
): Malformed | undefined => {
  if (pending.hits === undefined) return undefined
  if (pending.stage !== 'losses')
    return malformed('pending.hits', 'are taken after the rolls, at the stage losses (battle.steps)')
  const role = ([0, 1] as const).find((one) => vars.hits[one] > combatDice(rules, table, vars, one))
  return role === undefined
    ? undefined
    : malformed('pending.hits', `${vars.hits[role]} are more than the dice rolled (battle.combatRoll)`)
}

/** The frames of the attack and the battle. */
export const battleFrames = (rules: Rules, table: Table, pending: PendingBattle, side: SideIx): Frames => {
  const { round = 1, stage = 'round', die, as = die } = pending
  if (![ARMY, CHARACTER].includes(faceIx(as)))
    return E.left(malformed('pending.as', `nobody attacks with ${as} (battle.start)`))
  if (round === 0) return E.left(malformed('pending.round', 'the first round is number 1 (battle.steps)'))
  const led = faceIx(as) === CHARACTER
  const striker = { side, leader: led && round === 1 && stage === 'round' }
  const [from, to] = [regionIx(pending.from), regionIx(pending.to)]
  const [forbidden] = attackViolations({ rules, table }, striker, from, to)
  if (forbidden !== undefined)
    return E.left(malformed('pending', `no attack from ${pending.from} on ${pending.to} (${forbidden.rule})`))
  const places = { from: placeIn(table, side, from), to: targetOf(table, side, from, to) }
  const asking = attackParty(rules, table, { ...striker, ...places })
  const party = partyOf(rules, table, pending, asking)
  if (E.isLeft(party)) return party
  const silenced = pending.silenced ?? false
  const vars: BattleVars = {
    ...newBattle(rules, table, { side, ...places, party: party.right }),
    round: stage === 'round' ? round - 1 : round,
    hits: hitsOf(pending),
    silenced,
    forfeited: silenced ? SILENCERS(rules) : 0,
  }
  const wrong =
    (isNobody(party.right)
      ? malformed('pending.rearguard', 'nobody attacks (battle.rearguard)')
      : undefined) ??
    partyFault(rules, table, asking, party.right) ??
    rousedFault(rules, table, vars) ??
    hitsFault(rules, table, vars, pending)
  if (wrong !== undefined) return E.left(wrong)
  const attack = { side, leader: led, ...places, party: party.right }
  return E.right([start('attack', 'battle', attack), start('battle', STAGES[stage], vars)])
}
