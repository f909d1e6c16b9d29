/**
 * Why something is not even asked: the rules behind an action that does not answer the pending question.
 * Says nothing that the acting seat may not know.
 */
import type { Action } from '../model/actions'
import type { Direction } from '../model/abilities'
import type { Here, State, Violation } from '../model/bundle'
import type { BattleVars } from '../model/frames'
import type { RegionIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { inMountains, regionId, regionIx } from './board'
import { cardTextOf, fighterText, isRole, isSilencer } from './fighters'
import { characterId, pieceOf, ruleOf, seatOf } from './pieces'
import { retreatViolations, type Way } from './retreats'
import { holdingViolations, specialCard } from './special'

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

const battleViolations = (here: Here, battle: BattleVars, side: SideIx, action: Action): Array<Violation> => {
  const { table } = here
  switch (action.kind) {
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
      if (pieceOf(table, 'gandalf-variant') < 0) return [violation('battle.next', {})]
      return [
        ...(isSilencer(table, battle) ? [ofCharacter(table, battle.fighters[1])] : []),
        violation('character.gandalf-variant', { piece: 'gandalf-variant' }),
      ]
    case 'playRetreat':
      return isSilencer(table, battle)
        ? [violation('special.gwaihir', { piece: characterId(table, battle.fighters[1]) })]
        : [violation('special.startOfBattle', { card: action.card })]
    case 'playCard':
      return [violation('battle.cards', { card: action.card })]
    case 'fetch':
      return [violation('battle.cardInDiscard', { card: action.card })]
    default:
      return [violation('battle.next', {})]
  }
}

const turnViolations = (state: State, side: SideIx, action: Action): Array<Violation> => {
  const { table } = state
  if ('card' in action && action.kind !== 'playCard' && action.kind !== 'fetch') {
    const held = table.turn === -1 ? [] : holdingViolations(table, side, action.card)
    const { timing } = specialCard(action.card)
    const rule = (
      {
        insteadOfTurn: 'special.insteadOfTurn',
        beforeMove: 'special.beforeMove',
        anyMomentOfOwnTurn: 'special.ownTurn',
        startOfBattle: 'special.startOfBattle',
      } as const
    )[timing]
    return [...held, violation(rule, { card: action.card })]
  }
  if (action.kind === 'move') return table.turn === side ? [violation('turn.mustMove', {})] : []
  return []
}

/** The rules behind an action that is not asked for now; may be empty. */
export const unaskedViolations = (
  rules: Here['rules'],
  state: State,
  action: Action,
): ReadonlyArray<Violation> => {
  const { table, config } = state
  const side: SideIx = seatOf(config, table, 0) === action.seat ? 0 : 1
  if (seatOf(config, table, side) !== action.seat) return []
  const frame = state.stack.find(({ kind }) => kind === 'battle')
  const battle = frame?.kind === 'battle' ? frame.vars : undefined
  const early = action.kind === 'move' && table.turn !== -1 && table.turn !== side
  const alternate = early ? [violation('turn.alternate', {})] : []
  const rest =
    battle === undefined
      ? turnViolations(state, side, action)
      : battleViolations({ rules, config, table, vars: undefined }, battle, side, action)
  return [...alternate, ...rest]
}
