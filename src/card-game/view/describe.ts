/**
 * Actions in words, and where a line of the notation begins.
 */
import { byKind, type ByKind } from '../../kernel/named'
import type { Action } from '../model/actions'
import { nameOf } from './names'
import { at } from '../../kernel/row'
import { BATTLEGROUND_TEXTS } from '../cards/battlegrounds'
import { PATH_TEXTS } from '../cards/paths'
import { CARD_TEXTS } from '../cards/texts'
import { COPY_IDS, KIND_OF } from '../model/copies'
import { BATTLEGROUND_IDS, CARD_IDS, PATH_IDS } from '../model/ids'

const ALTERNATIVES = ['The first alternative', 'The second alternative']

const SENTENCES: ByKind<Action, string> = {
  play: (a) => `Play ${nameOf(a.card)} to ${nameOf(a.to)}`,
  playItem: (a) => `Play ${nameOf(a.card)} on ${nameOf(a.wielder)}`,
  playEvent: (a) => `Play ${nameOf(a.card)}`,
  move: (a) => `Move ${nameOf(a.card)} to ${nameOf(a.to)}`,
  cycle: (a) => `Cycle ${nameOf(a.card)}`,
  winnow: () => 'Winnow',
  use: (a) => `Use ${nameOf(a.card)}`,
  useRing: () => 'Use the Ring token',
  pass: () => 'Pass',
  forsake: (a) => `Forsake ${nameOf(a.card)}`,
  eliminate: (a) => `Eliminate ${nameOf(a.card)}`,
  take: (a) => `Take ${nameOf(a.card)}`,
  pick: (a) => nameOf(a.card),
  activate: (a) => `Activate ${nameOf(a.battleground)}`,
  activatePath: (a) => `Activate ${nameOf(a.path)}`,
  choose: (a) => (a.location === 'path' ? 'The path' : nameOf(a.location)),
  accept: () => 'Yes',
  decide: (a) => ALTERNATIVES[a.alternative - 1] ?? `Alternative ${a.alternative}`,
  support: (a) => `${nameOf(a.army)} supports ${a.leader === null ? 'nobody' : nameOf(a.leader)}`,
  agree: () => 'Agree',
  refuse: () => 'Refuse',
  replace: (a) => `By the text of ${nameOf(a.by)}`,
}

/** An action in words. */
export const describe = (action: Action): string => byKind(SENTENCES, action)

const BEGINS: ReadonlySet<string> = new Set([
  'play',
  'playItem',
  'playEvent',
  'move',
  'use',
  'winnow',
  'useRing',
])

/** A new line begins with what a seat does in its turn, or with the first action of another seat. */
export const beginsLine = (
  action: { readonly kind: string; readonly seat: string },
  line: ReadonlyArray<{ readonly kind: string; readonly seat: string }>,
): boolean => {
  const last = line[line.length - 1]
  if (last === undefined) return true
  return BEGINS.has(action.kind) || (action.seat !== 'nature' && action.seat !== last.seat)
}

/*
 * What cards and locations say, for whoever shows them.
 */

const SAYS: ReadonlyMap<string, string> = new Map<string, string>([
  ...CARD_IDS.map((id, kind) => [id, at(CARD_TEXTS, kind).says] as const),
  ...COPY_IDS.map((id, copy) => [id, at(CARD_TEXTS, at(KIND_OF, copy)).says] as const),
  ...PATH_IDS.map((id, place) => [id, at(PATH_TEXTS, place).says] as const),
  ...BATTLEGROUND_IDS.map((id, place) => [id, at(BATTLEGROUND_TEXTS, place).says] as const),
])

/** What a card, a copy of one or a location says, in a line of ours; undefined for what is none of them. */
export const saysOf = (id: string): string | undefined => SAYS.get(id)
