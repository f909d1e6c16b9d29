/**
 * A round of battle: tactics, cards, rolls, abilities, Damage, and the end of the round.
 */
import { calling, doing, jumping, procedure, returning, type Here, type Step } from '../../model/bundle'
import { amended, battleCopy, roundCopy } from '../../model/drafts'
import { ask, doingEffect, losing, start } from '../../model/frames'
import { NONE } from '../../model/frames/words'
import type { RoundVars } from '../../model/frames/battle'
import { enemyOf, SIDES, type Moment, type Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { adding } from '../../model/counts'
import { NO_CHANGES } from '../../model/drafts'
import { ON_TABLE, type Battle } from '../../model/json'
import type { Table } from '../../model/table'
import { armyOf } from '../../query/board'
import { cardsAt } from '../../query/cards'
import { hittingDice, regionIn } from '../../query/combat'
import { changed, changedTo, changing, happen, putCard, setBattle, type Change } from '../changes'
import { setFighter } from '../effects/instant'
import { switchTo } from './battle'
import { protectedHurt } from './leaving'

/** Does something to the battle. */
const inBattle =
  (act: (change: Change, battle: Battle) => void) =>
  (here: Here<RoundVars>): Step<RoundVars> => {
    const change = changing(here)
    act(change, sure(here.table.battle))
    return changed(change)
  }

/** The attacking Armies that are left. */
const armiesLeft = (table: Table, { armies, attacker }: Battle): ReadonlyArray<string> =>
  armies.filter((region) => armyOf(table, attacker, region) !== undefined)

/** From the second round on the attacker of a Combined Attack names the Army of the round. */
const armyQuestion = (here: Here<RoundVars>) => {
  const battle = sure(here.table.battle)
  if (battle.round === 0 || battle.armies.length < 2) return undefined
  return ask('decide/region', {
    side: battle.attacker,
    regions: armiesLeft(here.table, battle),
    optional: false,
    rule: 'combined.oneFights',
  })
}

const beginRound = (here: Here<RoundVars>): Step<RoundVars> => {
  const change = changing(here)
  if (here.vars.region !== null) switchTo(change, here.vars.region)
  const battle = sure(change.table.battle)
  const round = battle.round + 1
  const rounds = adding(battle.rounds, battle.from, 1)
  setBattle(change, amended(battleCopy(battle), { round, damaged: false, rounds }))
  for (const side of SIDES)
    setFighter(change, side, {
      tactics: null,
      cancelled: false,
      again: null,
      card: null,
      dice: [],
      toReroll: [],
      changes: NO_CHANGES,
    })
  happen(change, { kind: 'RoundBegan', rule: 'battle.endOfRound', round })
  return changed(change)
}

const moment = (which: Moment) => start('moment', 'gather', { moment: which, queue: [] })

/** The side whose table card could be used now, the defender's first. */
const reactors = (here: Here): ReadonlyArray<Side> => {
  const { attacker } = sure(here.table.battle)
  const sides = [enemyOf(attacker), attacker]
  return sides.filter((side) => reactionsOf(here, side).length > 0)
}

/** The cards on the table that a side may use when tokens are revealed. */
export const reactionsOf = (here: Here, side: Side): ReadonlyArray<string> =>
  cardsAt(here, ON_TABLE[side]).filter(
    (card) => here.rules.scenario.cards[card]?.table?.reaction?.moment === 'tacticsRevealed',
  )

/** Hits and Damage of both sides are one moment. */
const dealDamage = inBattle((change, battle) => {
  const dealt = (side: Side): number => {
    const { cancelledHits, dealt: more } = battle.sides[side].changes
    const hits = hittingDice(battle, side).length
    return Math.max(0, hits - cancelledHits) + more
  }
  const amounts = { free: dealt('free'), shadow: dealt('shadow') }
  setBattle(change, amended(battleCopy(battle), { damaged: true }))
  for (const side of SIDES) {
    const hits = hittingDice(battle, side).length
    happen(change, { kind: 'HitsScored', rule: 'battle.target', side, hits })
  }
  for (const side of SIDES) protectedHurt(change, regionIn(battle, enemyOf(side)), amounts[side])
})

const casualtiesOf = (which: 'attacker' | 'defender', optional: boolean) => (here: Here<RoundVars>) => {
  const battle = sure(here.table.battle)
  const side = which === 'attacker' ? battle.attacker : enemyOf(battle.attacker)
  const region = regionIn(battle, side)
  return armyOf(here.table, side, region) === undefined
    ? undefined
    : losing({ side, region, battle: true }, null, optional)
}

/** Regroup brings the spent tokens back; the Combat cards of the round are discarded. */
const endRound = inBattle((change, battle) => {
  for (const side of SIDES) {
    const { tactics, cancelled, card, spent } = battle.sides[side]
    if (card !== null) putCard(change, card, 'played')
    if (tactics !== 'regroup' || cancelled || spent.length === 0) continue
    setFighter(change, side, { spent: [] })
    happen(change, { kind: 'TacticsRecovered', rule: 'battle.regroup', side })
  }
})

/** The tokens are shown; those of Maneuvers are spent. */
const reveal = (here: Here<RoundVars>): Step<RoundVars> => {
  const battle = sure(here.table.battle)
  const shown = sure(here.vars.shown)
  const change = changing(here)
  for (const side of SIDES) {
    const token = shown[side]
    const { spent, maneuvers } = battle.sides[side]
    const gone = maneuvers.filter((one) => one === token || spent.includes(one))
    setFighter(change, side, { tactics: token, spent: gone })
    happen(change, { kind: 'TacticsShown', rule: 'round.tactics', side, token })
  }
  return changed(change)
}

/** The next side with a card on the table that it could use now. */
const reactor = (here: Here<RoundVars>): Side | undefined =>
  reactors(here).find((one) => !here.vars.reacted.includes(one))

/** A card that is used leaves the table. */
const discardUsed = (here: Here<RoundVars>): Step<RoundVars> => {
  const { used, reacted } = here.vars
  const change = changing(here)
  const side = reactor(here)
  if (used !== null && side !== undefined) {
    putCard(change, used, 'played')
    happen(change, { kind: 'CardLeft', rule: 'effect.table', side, left: used })
  }
  return changedTo(
    change,
    amended(roundCopy(here.vars), { reacted: side === undefined ? reacted : [...reacted, side] }),
  )
}

const reactionFrame = ({ vars }: Here<RoundVars>) => {
  const side = vars.reacted[vars.reacted.length - 1]
  return vars.used === null || side === undefined ? undefined : doingEffect(`reaction/${vars.used}`, side)
}

/** Those who have shown Combat Event are asked for a card, whatever they hold. */
const cardQuestion = ({ table }: Here<RoundVars>) => {
  const battle = sure(table.battle)
  const answer = (side: Side) => {
    const { tactics, cancelled } = battle.sides[side]
    return tactics === 'combat-event' && !cancelled ? null : NONE
  }
  const [free, shadow] = [answer('free'), answer('shadow')]
  return free === null || shadow === null ? ask('decide/combatCard', { free, shadow }) : undefined
}

/** The attacker's card is shown first. */
const showCards = (here: Here<RoundVars>): Step<RoundVars> => {
  const battle = sure(here.table.battle)
  const { chosen } = here.vars
  const change = changing(here)
  if (chosen === null) return changed(change)
  for (const side of [battle.attacker, enemyOf(battle.attacker)]) {
    const card = chosen[side]
    if (card === NONE) continue
    putCard(change, card, 'inPlay')
    setFighter(change, side, { card })
    happen(change, { kind: 'CombatCardShown', rule: 'battle.combatEvent', side, shown: card })
  }
  return changed(change)
}

/** A round. */
export const round = procedure('round', [
  ['army', calling(armyQuestion, (vars, region): RoundVars => amended(roundCopy(vars), { region }))],
  ['begin', doing(beginRound)],
  [
    'tactics',
    calling(
      () => ask('decide/tactics', { free: null, shadow: null }),
      (vars: RoundVars, shown): RoundVars => amended(roundCopy(vars), { shown }),
    ),
  ],
  ['reveal', doing(reveal)],
  [
    'reaction',
    calling(
      (here: Here<RoundVars>) => {
        const side = reactor(here)
        return side === undefined ? undefined : ask('decide/reaction', { side })
      },
      (vars, used): RoundVars => amended(roundCopy(vars), { used }),
    ),
  ],
  ['discardUsed', doing(discardUsed)],
  ['reacts', calling(reactionFrame, (vars): RoundVars => amended(roundCopy(vars), { used: null }))],
  ['moreReactions', jumping('reaction', (here) => reactor(here) !== undefined)],
  ['cards', calling(cardQuestion, (vars, chosen): RoundVars => amended(roundCopy(vars), { chosen }))],
  ['showCards', doing(showCards)],
  ['tacticsRevealed', calling(() => moment('tacticsRevealed'))],
  ['beforeCombatRoll', calling(() => moment('beforeCombatRoll'))],
  ['roll', calling(() => start('combatRoll', 'prepare', {}))],
  ['afterCombatRoll', calling(() => moment('afterCombatRoll'))],
  ['beforeReroll', calling(() => moment('beforeReroll'))],
  ['reroll', calling(() => start('reroll', 'choose', { chosen: null }))],
  ['abilities', calling(() => moment('abilities'))],
  ['damage', doing(dealDamage)],
  ['damageEffects', calling(() => moment('damage'))],
  ['attackerLosses', calling(casualtiesOf('attacker', true))],
  ['defenderLosses', calling(casualtiesOf('defender', true))],
  ['endEffects', calling(() => moment('endOfRound'))],
  ['end', doing(endRound)],
  ['over', returning(() => null)],
])
