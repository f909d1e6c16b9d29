/**
 * Why something is not asked in a battle: what its fighters, their texts and their cards do not allow.
 */
import type { Direction } from '../model/abilities'
import type { Action } from '../model/actions'
import type { Here, Violation } from '../model/bundle'
import type { BattleVars } from '../model/frames'
import type { CharacterId, CombatCardId } from '../model/ids'
import type { RegionIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { regionIx } from './board'
import { ALL_CARDS, cardIx, cardTextOf, fighterText, handViolations, isRole, isSilencer } from './fighters'
import { characterId, has, pieceOf, ruleOf, textOf } from './pieces'
import { retreatViolations } from './retreats'
import { holdingViolations, isUse } from './special'

const ofCharacter = (table: Table, piece: number): Violation => ({
  rule: ruleOf(table, piece),
  facts: { piece: characterId(table, piece) },
})

/** What a text must grant for each of these. */
const GRANTED = {
  retreat: 'retreats',
  showBeside: 'strongerBeside',
  swap: 'swapsWithNeighbour',
  forbidCards: 'forbidsCards',
  exchange: 'exchangesCardFor',
  refuse: 'refusesCard',
  slipAway: 'slipsAwayWhenDefeated',
} as const

const noPower = (table: Table, battle: BattleVars, side: SideIx): Array<Violation> => [
  violation('battle.noPower', { piece: characterId(table, battle.fighters[side]) }),
]

/** What keeps the text of the Fellowship fighter from counting in this battle, if anything does. */
const silenced = (table: Table, battle: BattleVars, side: SideIx): Array<Violation> => {
  if (side === 1 || !battle.textOff) return []
  return isSilencer(table, battle)
    ? [ofCharacter(table, battle.fighters[1])]
    : [violation('special.gwaihir', { piece: characterId(table, battle.fighters[0]) })]
}

/** A text is not asked about: it grants no such thing, does not count, or not in this case. */
export const textViolations = (
  table: Table,
  battle: BattleVars,
  side: SideIx,
  kind: keyof typeof GRANTED,
): Array<Violation> =>
  textOf(table, battle.fighters[side])[GRANTED[kind]] === undefined
    ? noPower(table, battle, side)
    : [...silenced(table, battle, side), ofCharacter(table, battle.fighters[side])]

/** Nobody fights in place of another but Sam for Frodo; his own side alone knows if he is in the game. */
export const replaceViolations = (
  table: Table,
  battle: BattleVars,
  side: SideIx,
  piece: CharacterId,
): Array<Violation> =>
  side === 1 || pieceOf(table, 'sam-classic') < 0
    ? noPower(table, battle, side)
    : [...silenced(table, battle, side), violation('character.sam-classic', { piece })]

/** A retreat is not asked about: the region forbids it, it is not the time, or nothing grants one. */
const noRetreat = (here: Here, battle: BattleVars, side: SideIx, to: RegionIx): Array<Violation> => {
  const { table } = here
  const own = fighterText(table, battle, side).retreats
  const card = cardTextOf(table, battle, side)
  const barred = (direction: Direction, open: Violation): ReadonlyArray<Violation> => {
    const found = retreatViolations(here, { side, from: battle.region, directions: [direction] }, to)
    return found.length > 0 ? found : [open]
  }
  const ways = [
    ...(card?.kind === 'retreat' ? [barred(card.direction, violation('battle.textCards', {}))] : []),
    ...(own !== undefined && isRole(battle, side, own.when)
      ? [barred(own.direction, ofCharacter(table, battle.fighters[side]))]
      : []),
  ].sort((one, other) => one.length - other.length)
  return [...(ways[0] ?? textViolations(table, battle, side, 'retreat'))]
}

const noSupport = (table: Table, battle: BattleVars, side: SideIx): Array<Violation> => {
  if (side === 1 || pieceOf(table, 'gandalf-variant') < 0) return [violation('battle.noSuchText', {})]
  return [
    ...(isSilencer(table, battle) ? [ofCharacter(table, battle.fighters[1])] : []),
    violation('character.gandalf-variant', { piece: 'gandalf-variant' }),
  ]
}

/** A combat card is not asked for: it cannot be played at all, cards are ruled out, or it is not time. */
const noCard = (table: Table, battle: BattleVars, side: SideIx, card: CombatCardId): Array<Violation> => {
  const forbidding = battle.fighters.filter((fighter, its) => {
    const when = textOf(table, fighter).forbidsCards?.when
    return when !== undefined && isRole(battle, its === 0 ? 0 : 1, when)
  })
  return [
    ...handViolations(table, side, card),
    ...(battle.noCards ? forbidding.map((fighter) => ofCharacter(table, fighter)) : []),
    violation('battle.cards', { card }),
  ]
}

const noFetching = (table: Table, side: SideIx, card: CombatCardId): Array<Violation> => {
  if (!has(ALL_CARDS[side], cardIx(card))) return [violation('battle.ownCard', { card })]
  if (!has(table.discard, cardIx(card))) return [violation('battle.cardInDiscard', { card })]
  return [violation('battle.noFetching', { card })]
}

const noFlight = (
  table: Table,
  battle: BattleVars,
  side: SideIx,
  { card }: Extract<Action, { kind: 'playRetreat' }>,
): Array<Violation> => [
  ...holdingViolations(table, side, card),
  ...(!isUse(card, 'playRetreat')
    ? [violation('special.otherUse', { card })]
    : isSilencer(table, battle)
      ? [violation('special.gwaihir', { piece: characterId(table, battle.fighters[1]) })]
      : [violation('special.startOfBattle', { card })]),
]

/** The rules behind an action that a battle does not ask for; none for what is no matter of battles. */
export const battleViolations = (
  here: Here,
  battle: BattleVars,
  side: SideIx,
  action: Action,
): Array<Violation> => {
  const { table } = here
  switch (action.kind) {
    case 'attackRevealed':
    case 'attackHidden': {
      const [mine, theirs] = side === 0 ? battle.fighters : [battle.fighters[1], battle.fighters[0]]
      const facts = { fighter: characterId(table, mine), against: characterId(table, theirs) }
      return [violation('battle.opponentSet', facts)]
    }
    case 'retreat':
      return noRetreat(here, battle, side, regionIx(action.to))
    case 'replace':
      return replaceViolations(table, battle, side, action.piece)
    case 'showBeside':
    case 'swap':
    case 'forbidCards':
    case 'exchange':
    case 'refuse':
    case 'slipAway':
      return textViolations(table, battle, side, action.kind)
    case 'support':
      return noSupport(table, battle, side)
    case 'playRetreat':
      return noFlight(table, battle, side, action)
    case 'playCard':
      return noCard(table, battle, side, action.card)
    case 'fetch':
      return noFetching(table, side, action.card)
    case 'move':
      return [...(table.turn === side ? [violation('turn.mustMove', {})] : []), violation('battle.next', {})]
    default:
      return []
  }
}
