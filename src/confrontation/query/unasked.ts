/**
 * Why something is not even asked: the rules behind an action that does not answer the pending question.
 * Says nothing that the acting seat may not know.
 */
import type { Action } from '../model/actions'
import type { State, Violation } from '../model/bundle'
import type { BattleVars } from '../model/frames'
import type { SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { inMountains, regionId, regionIx } from './board'
import { isSilencer } from './fighters'
import { characterId, ruleOf, seatOf } from './pieces'
import { holdingViolations, specialCard } from './special'

const ofCharacter = (table: Table, piece: number): Violation => ({
  rule: ruleOf(table, piece),
  facts: { piece: characterId(table, piece) },
})

/** A text is not asked about: it is silenced, or it grants nothing here. */
const textViolations = (table: Table, battle: BattleVars, side: SideIx, action: Action): Array<Violation> => {
  const found: Array<Violation> = []
  if (side === 0 && isSilencer(table, battle)) found.push(ofCharacter(table, battle.fighters[1]))
  found.push(ofCharacter(table, battle.fighters[side]))
  if (action.kind === 'retreat' && inMountains(battle.region, regionIx(action.to))) {
    const facts = { from: regionId(battle.region), to: action.to }
    found.push(violation('battle.retreatMountains', facts))
  }
  return found
}

const battleViolations = (
  table: Table,
  battle: BattleVars,
  side: SideIx,
  action: Action,
): Array<Violation> => {
  switch (action.kind) {
    case 'retreat':
    case 'replace':
    case 'showBeside':
    case 'swap':
    case 'forbidCards':
    case 'exchange':
    case 'refuse':
    case 'slipAway':
      return textViolations(table, battle, side, action)
    case 'support':
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
export const unaskedViolations = (state: State, action: Action): ReadonlyArray<Violation> => {
  const { table, config } = state
  const side: SideIx = seatOf(config, table, 0) === action.seat ? 0 : 1
  if (seatOf(config, table, side) !== action.seat) return []
  const frame = state.stack.find(({ kind }) => kind === 'battle')
  const battle = frame?.kind === 'battle' ? frame.vars : undefined
  const early = action.kind === 'move' && table.turn !== -1 && table.turn !== side
  const alternate = early ? [violation('turn.alternate', {})] : []
  const rest =
    battle === undefined ? turnViolations(state, side, action) : battleViolations(table, battle, side, action)
  return [...alternate, ...rest]
}
