/** The words of The Confrontation in a line: tiles by their faces, regions, cards, headings. */
import { objectOf, type AnyGame, type Obj } from '../../kernel/index'
import { FRAME_KEYS, type Keys } from '../frame'
import { begun, exactly, namesFrom, nearTo, type Names } from '../names'

export const SIDES = ['fellowship', 'sauron'] as const

/** A tile of two faces: what each is called in a line. */
export interface Tile {
  readonly id: string
  readonly side: string
  readonly classic: string
  readonly variant: string
}

/** Everything a line can name. */
export interface ConfrontationWords {
  readonly tiles: ReadonlyArray<Tile>
  /** Faces by what is read for them. */
  readonly faces: Names
  readonly regions: Names
  readonly cards: Names
  readonly keys: Names
  /** The state before anything is placed. */
  readonly table: Obj
}

const FACES: ReadonlyArray<readonly [string, string]> = [
  ['nazgul', 'flying-nazgul'],
  ['rider', 'black-rider'],
  ['troll', 'cave-troll'],
  ['mouth', 'mouth-of-sauron'],
  ['the watcher', 'watcher'],
  ['witch king', 'witch-king'],
]

const REGIONS: ReadonlyArray<readonly [string, string]> = [
  ['the shire', 'shire'],
  ['the high pass', 'high-pass'],
]

const CARDS: ReadonlyArray<readonly [string, string]> = [
  ['fellowship backwards', 'fellowship-retreat'],
  ['fellowship retreat backwards', 'fellowship-retreat'],
  ['sauron sideways', 'sauron-retreat'],
  ['sauron retreat sideways', 'sauron-retreat'],
  ['sauron the eye of sauron', 'sauron-eye'],
  ['sauron eye of sauron', 'sauron-eye'],
  ['fellowship cloak', 'fellowship-elven-cloak'],
  ['fellowship sacrifice', 'fellowship-noble-sacrifice'],
]

const HEADINGS: ReadonlyArray<readonly [string, string]> = [
  ...[
    'rules',
    'handicap',
    'match',
    'turn',
    'announced',
    'ringbearer',
    'compelled',
    'step',
    'shown',
    'revealed',
    'spied',
    'faces secret',
    'defeated',
    'unplaced',
    ...FRAME_KEYS,
  ].map((key) => [key, key] as const),
  ['ring bearer', 'ringbearer'],
  ['out', 'defeated'],
  ['dead', 'defeated'],
]

const OWNED: Readonly<Record<string, ReadonlyArray<string>>> = {
  discard: ['discard', 'discards', 'discarded'],
  special: ['special', 'special cards'],
  known: ['known'],
  either: ['either'],
  unseen: ['unseen', 'unseen of'],
}

const ACTING = SIDES.flatMap((side) =>
  ['to act', 'acts', 'to move', 'moves', 's turn'].map(
    (act) => [`${side} ${act}`, `acting ${side}`] as const,
  ),
)

/** A line calls the faces of a tile by their own names, a second face of the same name `-variant`. */
const nounOf = (face: string): string => face.replace(/-classic$/, '')

const tilesOf = (game: AnyGame, table: Obj): ReadonlyArray<Tile> => {
  const ids = Object.keys(objectOf(table['at']))
  const { figures } = game.ids
  return ids.map((id, place) => ({
    id,
    side: place < ids.length / 2 ? 'fellowship' : 'sauron',
    classic: nounOf(figures[place] ?? id),
    variant: nounOf(figures[place + ids.length] ?? id),
  }))
}

/** Pairs of a name and itself, and of what is printed. */
const printed = (game: AnyGame, ids: Iterable<string>): ReadonlyArray<readonly [string, string]> =>
  [...ids].flatMap((id) => [
    [id, id],
    [game.nameOf(id).toLowerCase(), id],
  ])

/** The words, from a state before anything is placed. */
export const confrontationWords = (game: AnyGame, table: Obj): ConfrontationWords => {
  const tiles = tilesOf(game, table)
  const regions = namesFrom(REGIONS, namesFrom(printed(game, game.ids.regions)))
  const owned = Object.entries(OWNED).flatMap(([id, written]) =>
    written.flatMap((one) =>
      SIDES.flatMap((side) => [
        [`${one} ${side}`, `${id} ${side}`] as const,
        [`${side} ${one}`, `${id} ${side}`] as const,
      ]),
    ),
  )
  return {
    tiles,
    faces: namesFrom([
      ...tiles.flatMap(({ classic, variant }) => [
        [classic, classic] as const,
        [variant, variant] as const,
        [variant.replace('-variant', ' star'), variant] as const,
      ]),
      ...tiles.map(({ id, classic }) => [id, classic] as const),
      ...FACES,
    ]),
    regions,
    cards: namesFrom(CARDS, namesFrom(printed(game, game.ids.cards))),
    keys: namesFrom([...HEADINGS, ...owned, ...ACTING, ...regions]),
    table,
  }
}

/** How keys are found. */
export const keysOf = (words: ConfrontationWords): Keys => ({
  exact: (typed) => exactly(words.keys, typed),
  begun: (typed) => begun(words.keys, typed),
  near: (typed) => nearTo(words.keys, typed),
})
