/**
 * Actions in words, and where a line of the notation begins.
 */
import { byKind, type ByKind } from '../../kernel/named'
import { faceName, nameOf } from '../data/names'
import type { Action } from '../model/actions'

const named = (id: string): string => (id === 'hidden' ? 'a hidden piece' : nameOf(id))

const WAY_WORDS = {
  step: '',
  river: ' down the river',
  tunnel: ' through the tunnel',
  power: ' by its power',
} as const

const SENTENCES: ByKind<Action, string> = {
  fieldCharacter: (a) => `Field ${faceName(a.character)}`,
  nameNumber: (a) => `${a.number} special card${a.number === 1 ? '' : 's'} each`,
  pickSpecial: (a) => `Pick ${nameOf(a.card)}`,
  place: (a) => `Place ${nameOf(a.piece)} in ${nameOf(a.region)}`,
  move: (a) => `Move ${nameOf(a.piece)} to ${nameOf(a.to)}${WAY_WORDS[a.way]}`,
  playStep: (a) => `Play ${nameOf(a.card)}: ${nameOf(a.piece)} steps to ${nameOf(a.to)}${WAY_WORDS[a.way]}`,
  playReturn: (a) => `Play ${nameOf(a.card)}`,
  playName: (a) => `Play ${nameOf(a.card)} on ${named(a.piece)} in ${nameOf(a.region)}`,
  playRecall: (a) => `Play ${nameOf(a.card)} on ${nameOf(a.piece)}`,
  playReveal: (a) => `Play ${nameOf(a.card)} on ${nameOf(a.region)}`,
  playRetreat: (a) => `Play ${nameOf(a.card)}: ${a.to === null ? 'stay' : `retreat to ${nameOf(a.to)}`}`,
  pass: () => 'No',
  strike: () => 'Strike',
  attackRevealed: (a) => `Attack ${nameOf(a.piece)}`,
  attackHidden: () => 'Attack a hidden piece',
  retreat: (a) => `Retreat to ${nameOf(a.to)}`,
  replace: (a) => `${nameOf(a.piece)} fights instead`,
  showBeside: (a) => `Show ${nameOf(a.piece)}`,
  swap: (a) => `Change places with ${nameOf(a.piece)}`,
  forbidCards: () => 'No cards in this battle',
  playCard: (a) => `Play ${nameOf(a.card)}`,
  fetch: (a) => `Fetch ${nameOf(a.card)}`,
  exchange: () => 'Exchange the card',
  refuse: () => 'Refuse the card',
  support: () => 'Support the fighter',
  slipAway: (a) => `Slip away to ${nameOf(a.to)}`,
}

/** An action in words. */
export const describe = (action: Action): string => byKind(SENTENCES, action)

const ENDS_CHOICE: ReadonlySet<string> = new Set(['move', 'playReturn', 'playName', 'playRecall'])
const IN_TURN: ReadonlySet<string> = new Set([...ENDS_CHOICE, 'playStep', 'playReveal'])

/** A new line begins with the first thing a seat does in its turn. */
export const beginsLine = (
  action: { readonly kind: string; readonly seat: string },
  line: ReadonlyArray<{ readonly kind: string; readonly seat: string }>,
): boolean => {
  if (!IN_TURN.has(action.kind)) return false
  const first = line[0]
  if (first === undefined || !IN_TURN.has(first.kind) || first.seat !== action.seat) return true
  return action.kind !== 'playReveal' && line.some(({ kind }) => ENDS_CHOICE.has(kind))
}
