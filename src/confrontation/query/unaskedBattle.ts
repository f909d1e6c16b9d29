/**
 * Why something is not asked in a battle: what its fighters, their texts and their cards do not allow.
 */
import type { Direction } from '../model/abilities'
import type { Action } from '../model/actions'
import type { Here, Violation } from '../model/bundle'
import type { BattleVars } from '../model/frames'
import type { CombatCardId } from '../model/ids'
import type { RegionIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { inMountains, regionId, regionIx } from './board'
import { ALL_CARDS, cardIx, cardTextOf, fighterText, handViolations, isRole, isSilencer } from './fighters'
import { characterId, has, pieceOf, ruleOf, textOf } from './pieces'
import { retreatViolations, type Way } from './retreats'
import { holdingViolations, isUse } from './special'

const ofCharacter = (table: Table, piece: number): Violation => ({
  rule: ruleOf(table, piece),
  facts: { piece: characterId(table, piece) },
})

/** A text is not asked about: it is silenced, or it grants nothing here. */
const textViolations = (table: Table, battle: BattleVars, side: SideIx): Array<Violation> => [
  ...(side === 0 && isSilencer(table, battle) ? [ofCharacter(table, battle.fighters[1])] : []),
  ofCharacter(table, battle.fighters[side]),
]

/** The retreats that a side's fighter has by his text or by the card that lies there. */
const retreatsOf = (table: Table, battle: BattleVars, side: SideIx): ReadonlyArray<Way> => {
  const own = fighterText(table, battle, side).retreats
  const card = cardTextOf(table, battle, side)
  const way = (direction: Direction): Way => ({ side, from: battle.region, directions: [direction] })
  return [
    ...(own !== undefined && isRole(battle, side, own.when) ? [way(own.direction)] : []),
    ...(card?.kind === 'retreat' ? [way(card.direction)] : []),
  ]
}

/** A retreat is not asked about: the region forbids it, or nothing grants one. */
const noRetreat = (here: Here, battle: BattleVars, side: SideIx, to: RegionIx): Array<Violation> => {
  const { table } = here
  const [first] = retreatsOf(table, battle, side)
    .map((way) => retreatViolations(here, way, to))
    .sort((one, other) => one.length - other.length)
  if (first !== undefined && first.length > 0) return [...first]
  const isBlocked = inMountains(battle.region, to)
  return [
    ...textViolations(table, battle, side),
    ...(isBlocked
      ? [violation('battle.retreatMountains', { from: regionId(battle.region), to: regionId(to) })]
      : []),
  ]
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
  const forbidding = battle.fighters.filter((fighter) => textOf(table, fighter).forbidsCards !== undefined)
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
    case 'showBeside':
    case 'swap':
    case 'forbidCards':
    case 'exchange':
    case 'refuse':
    case 'slipAway':
      return textViolations(table, battle, side)
    case 'support':
      return noSupport(table, battle, side)
    case 'playRetreat':
      return noFlight(table, battle, side, action)
    case 'playCard':
      return noCard(table, battle, side, action.card)
    case 'fetch':
      return noFetching(table, side, action.card)
    case 'move':
      return [violation('battle.next', {})]
    default:
      return []
  }
}
