/**
 * The names that saved states and views carry where the rules have another word by now: so a saved game
 * stays as it is when a rule gets the word of the book.
 */
import type { SavedAs } from '../../../kernel/game'
import type { Frames } from '../frames'

const FRAMES = {
  cardDice: 'volley',
  cardDiceOnEach: 'volleys',
  drawCards: 'drawing',
  pathCard: 'wayside',
  randomCompanion: 'lure',
  recruitOrFly: 'instead',
  'decide/randomCompanion': 'decide/lure',
  'decide/recruitOrFly': 'decide/instead',
  'decide/stronghold': 'decide/roost',
} as const satisfies { readonly [K in keyof Frames]?: string }

/** What saved states call a kind of frame. */
export type SavedKind<K> = K extends keyof typeof FRAMES ? (typeof FRAMES)[K] : K

/** The frames and stages that saved states call otherwise. */
export const SAVED_AS: SavedAs = {
  frames: FRAMES,
  stages: { scatter: { askStronghold: 'askRoost' }, cardDiceOnEach: { cardDice: 'volley' } },
}

const isRenamed = (kind: keyof Frames): kind is keyof typeof FRAMES => Object.hasOwn(FRAMES, kind)

/** What saved states call a kind of frame. */
export const savedKind = (kind: keyof Frames): SavedKind<keyof Frames> =>
  isRenamed(kind) ? FRAMES[kind] : kind
