/**
 * Actions in words, and where a line of the notation begins.
 */
import { CHARACTERS } from '../data/characters'
import { COMBAT_CARDS } from '../data/combat-cards'
import { REGIONS } from '../data/regions'
import { SPECIAL_CARDS } from '../data/special-cards'
import type { Action } from '../model/actions'

/** A table of names by id. */
const namesOf = (entries: ReadonlyArray<{ readonly id: string; readonly name: string }>) =>
  new Map(entries.map(({ id, name }) => [id, name]))
const REGION_NAMES = namesOf(REGIONS)
const CHARACTER_NAMES = namesOf(CHARACTERS)
const CARD_NAMES = namesOf([...COMBAT_CARDS, ...SPECIAL_CARDS])

const region = (id: string): string => REGION_NAMES.get(id) ?? id
const character = (id: string): string => CHARACTER_NAMES.get(id) ?? id
const card = (id: string): string => CARD_NAMES.get(id) ?? id

const named = (id: string): string => (id === 'hidden' ? 'a hidden piece' : character(id))

const WAY_WORDS = {
  step: '',
  river: ' down the river',
  tunnel: ' through the tunnel',
  power: ' by its power',
} as const

const SENTENCES: { readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>) => string } = {
  fieldCharacter: (a) => `Field ${a.character}`,
  nameNumber: (a) => `${a.number} special cards each`,
  pickSpecial: (a) => `Pick ${card(a.card)}`,
  place: (a) => `Place ${character(a.piece)} in ${region(a.region)}`,
  move: (a) => `Move ${character(a.piece)} to ${region(a.to)}${WAY_WORDS[a.way]}`,
  playStep: (a) => `Play ${card(a.card)}: ${character(a.piece)} steps to ${region(a.to)}${WAY_WORDS[a.way]}`,
  playReturn: (a) => `Play ${card(a.card)}`,
  playName: (a) => `Play ${card(a.card)} on ${named(a.piece)} in ${region(a.region)}`,
  playRecall: (a) => `Play ${card(a.card)} on ${character(a.piece)}`,
  playReveal: (a) => `Play ${card(a.card)} on ${region(a.region)}`,
  playRetreat: (a) => `Play ${card(a.card)}: ${a.to === null ? 'stay' : `retreat to ${region(a.to)}`}`,
  pass: () => 'No',
  strike: () => 'Strike',
  attackRevealed: (a) => `Attack ${character(a.piece)}`,
  attackHidden: () => 'Attack a hidden piece',
  retreat: (a) => `Retreat to ${region(a.to)}`,
  replace: (a) => `${character(a.piece)} fights instead`,
  showBeside: (a) => `Show ${character(a.piece)}`,
  swap: (a) => `Change places with ${character(a.piece)}`,
  forbidCards: () => 'No cards in this battle',
  playCard: (a) => `Play ${card(a.card)}`,
  fetch: (a) => `Fetch ${card(a.card)}`,
  exchange: () => 'Exchange the card',
  refuse: () => 'Refuse the card',
  support: () => 'Support the fighter',
  slipAway: (a) => `Slip away to ${region(a.to)}`,
}

/** An action in words. */
export const describe = (action: Action): string =>
  (SENTENCES[action.kind] as (action: Action) => string)(action)

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
