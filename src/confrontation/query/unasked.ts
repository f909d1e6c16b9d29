/**
 * Why something is not even asked: the rules behind an action that does not answer the pending question.
 * Says nothing that the acting seat may not know.
 */
import type { Action } from '../model/actions'
import type { Here, State, Violation } from '../model/bundle'
import type { CharacterId, SpecialCardId } from '../model/ids'
import type { SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { pieceOf, seatOf, sideId, sideOfCharacter } from './pieces'
import { holdingViolations, isUse, specialCard } from './special'
import { battleViolations } from './unaskedBattle'

const TIMINGS = {
  insteadOfTurn: 'special.insteadOfTurn',
  beforeMove: 'special.beforeMove',
  anyMomentOfOwnTurn: 'special.ownTurn',
  startOfBattle: 'special.startOfBattle',
} as const

/** Kinds of action that belong to the player whose turn it is. */
const OF_TURN: ReadonlySet<string> = new Set(['move', 'playStep', 'playReturn', 'playName', 'playRecall'])

/** Whose turn it is, if it is not that of this side; before the first one, what goes before it. */
const earlyViolations = ({ turn }: Table, side: SideIx): Array<Violation> => {
  if (turn === side) return []
  return [turn === -1 ? violation('setup.order', {}) : violation('turn.alternate', { turn: sideId(turn) })]
}

/** A special card is not asked for: whose it is, what it does, when it is played. */
const specialViolations = (
  table: Table,
  side: SideIx,
  { card, kind }: { readonly card: SpecialCardId; readonly kind: string },
): Array<Violation> => {
  const isBefore = table.turn === -1
  const early = OF_TURN.has(kind) ? earlyViolations(table, side) : []
  const what = isUse(card, kind)
    ? violation(TIMINGS[specialCard(card).timing], { card })
    : violation('special.otherUse', { card })
  return [
    ...holdingViolations(table, side, card).filter(({ rule }) => !isBefore || rule === 'special.ownSide'),
    ...early,
    ...(isBefore && early.length > 0 ? [] : [what]),
  ]
}

/** The questions that come before, of what is settled before the first turn: faces are settled first. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  nameNumber: /faces/,
  pickSpecial: /faces|number/,
  place: /faces|number|special/,
}

/** What is settled before the first turn: not in this game, not yet, or not any more. */
const setUpViolations = ({ config, stack }: State, side: SideIx, action: Action): Array<Violation> => {
  const { characters, specialCards } = config
  const isEarly = stack.some(({ kind }) => BEFORE[action.kind]?.test(kind))
  const late = violation(isEarly ? 'setup.order' : 'setup.over', {})
  switch (action.kind) {
    case 'fieldCharacter':
      return characters.startsWith('draft') ? [late] : [violation('setup.noDraft', { characters })]
    case 'nameNumber':
      return specialCards === 'announced-number' && side === 0 ? [late] : [violation('setup.noNumber', {})]
    case 'pickSpecial': {
      const isPicked = specialCards === 'announced-number' || specialCards === 'pick-two'
      return isPicked ? [late] : [violation('setup.noPick', { card: action.card })]
    }
    case 'place':
      return sideOfCharacter(action.piece) === side
        ? [late]
        : [violation('setup.ownPiece', { piece: action.piece }), late]
    default:
      return []
  }
}

const strikeViolations = (table: Table, side: SideIx): Array<Violation> =>
  side === 0 || pieceOf(table, 'balrog') < 0
    ? [violation('battle.noSuchText', {})]
    : [violation('turn.noTraveller', {})]

/** A move is not asked for: whose turn it is, whose character that is, and one move is all there is. */
const moveViolations = (table: Table, side: SideIx, piece: CharacterId): Array<Violation> => [
  ...(sideOfCharacter(piece) === side ? [] : [violation('movement.ownPiece', { piece })]),
  ...earlyViolations(table, side),
]

/** What is no matter of battles, or asked for where none is fought. */
const otherViolations = (state: State, side: SideIx, action: Action): Array<Violation> => {
  const { table } = state
  switch (action.kind) {
    case 'fieldCharacter':
    case 'nameNumber':
    case 'pickSpecial':
    case 'place':
      return setUpViolations(state, side, action)
    case 'playStep':
    case 'playReturn':
    case 'playName':
    case 'playRecall':
    case 'playReveal':
    case 'playRetreat':
      return specialViolations(table, side, action)
    case 'attackRevealed':
    case 'attackHidden':
      return [...earlyViolations(table, side), violation('battle.attack', {})]
    case 'strike':
      return strikeViolations(table, side)
    case 'pass':
      return [violation('turn.nothingOffered', {})]
    case 'move':
      return [violation('turn.mustMove', {})]
    default:
      return [violation('battle.none', {})]
  }
}

/** The rules behind an action that is not asked for now. */
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
  const here = { rules, config, table, vars: undefined }
  const inBattle = battle === undefined ? [] : battleViolations(here, battle, side, action)
  const barred = action.kind === 'move' ? moveViolations(table, side, action.piece) : []
  if (barred.length > 0) return [...barred, ...inBattle]
  return inBattle.length > 0 ? inBattle : otherViolations(state, side, action)
}
