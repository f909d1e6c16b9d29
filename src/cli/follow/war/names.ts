/**
 * The names of War of the Ring with what people call them for short.
 */
import { NATION_TABLE, REGIONS, warOfTheRing } from '../../../war-of-the-ring/index'
import { lexiconOf, type Lexicon, type Name } from '../lexicon'
import { PLAIN_WORDS } from './keys'
import { twilightNames } from './twilightNames'

type Entry = readonly [string, Name]

const REGION_SHORTS: Readonly<Record<string, string>> = {
  mt: 'minas-tirith',
  mm: 'minas-morgul',
  dg: 'dol-guldur',
  bd: 'barad-dur',
  da: 'dol-amroth',
  wr: 'woodland-realm',
  gh: 'grey-havens',
  hd: 'helms-deep',
  mg: 'mount-gundabad',
  foi: 'fords-of-isen',
  fob: 'fords-of-bruinen',
  shire: 'the-shire',
  lothlorien: 'lorien',
  'black gate': 'morannon',
}
const NATION_SHORTS: Readonly<Record<string, string>> = {
  dwarf: 'dwarves',
  dwarven: 'dwarves',
  elf: 'elves',
  elven: 'elves',
  gondorian: 'gondor',
  north: 'north',
  northern: 'north',
  northmen: 'north',
  rohirrim: 'rohan',
  isengard: 'isengard',
  uruk: 'isengard',
  uruks: 'isengard',
  orc: 'sauron',
  orcs: 'sauron',
  mordor: 'sauron',
  southron: 'southrons',
  southrons: 'southrons',
  easterling: 'southrons',
  easterlings: 'southrons',
  haradrim: 'southrons',
}
const FIGURE_SHORTS: Readonly<Record<string, ReadonlyArray<string>>> = {
  gandalf: ['gandalf-the-grey', 'gandalf-the-white'],
  'gandalf grey': ['gandalf-the-grey'],
  'gandalf white': ['gandalf-the-white'],
  gtg: ['gandalf-the-grey'],
  gtw: ['gandalf-the-white'],
  merry: ['meriadoc'],
  pippin: ['peregrin'],
  wk: ['witch-king', 'witch-king-chief'],
  mouth: ['mouth-of-sauron'],
  mos: ['mouth-of-sauron'],
  nazgul: ['nazgul'],
  nazguls: ['nazgul'],
  ringwraith: ['nazgul'],
  ringwraiths: ['nazgul'],
}
/** Ranks by their words: those that may mean several end in s. */
const RANK_SHORTS: Readonly<Record<string, string>> = {
  regular: 'regular',
  regulars: 'regular',
  reg: 'regular',
  regs: 'regular',
  elite: 'elite',
  elites: 'elite',
  leader: 'leader',
  leaders: 'leader',
}

const withoutArticle = (name: string): ReadonlyArray<string> => [name, name.replace(/^(The|A) /, '')]

const entriesOf = (
  sort: string,
  list: ReadonlyArray<{ readonly id: string; readonly name: string }>,
): ReadonlyArray<Entry> =>
  list.flatMap(({ id, name }) =>
    [...withoutArticle(name), id].map((written) => [written, { sort, ids: [id], name }] as const),
  )

const shortsOf = (sort: string, shorts: Readonly<Record<string, string>>): ReadonlyArray<Entry> =>
  Object.entries(shorts).map(([written, id]) => [written, { sort, ids: [id], name: written }] as const)

const figureShorts = (known: ReadonlySet<string>): ReadonlyArray<Entry> =>
  Object.entries(FIGURE_SHORTS).map(
    ([written, ids]) =>
      [written, { sort: 'figure', ids: ids.filter((id) => known.has(id)), name: written }] as const,
  )

/** The names of what stands and lies on the table of a config. */
export const namesOf = (config: unknown): Lexicon => {
  const { characters, eventCards, pieces } = warOfTheRing.tables(config)
  const known = new Set(pieces.map(({ id }): string => id))
  return lexiconOf(
    [
      ...entriesOf('region', REGIONS),
      ...shortsOf('region', REGION_SHORTS),
      ...entriesOf('nation', NATION_TABLE),
      ...shortsOf('nation', NATION_SHORTS),
      ...entriesOf('figure', characters),
      ...figureShorts(known),
      ...shortsOf('rank', RANK_SHORTS),
      ...entriesOf('card', eventCards),
      ...twilightNames(config),
    ],
    PLAIN_WORDS,
  )
}

const FACE_SHORTS: Readonly<Record<string, string>> = {
  c: 'character',
  char: 'character',
  sword: 'character',
  a: 'army',
  banner: 'army',
  m: 'muster',
  e: 'event',
  p: 'event',
  palantir: 'event',
  h: 'muster-army',
  am: 'muster-army',
  ma: 'muster-army',
  hybrid: 'muster-army',
  'army muster': 'muster-army',
  w: 'will-of-the-west',
  will: 'will-of-the-west',
  wotw: 'will-of-the-west',
  x: 'eye',
  eyes: 'eye',
  armies: 'army',
  characters: 'character',
  musters: 'muster',
  events: 'event',
  wills: 'will-of-the-west',
}

const FACE_NAMES = ['character', 'army', 'muster', 'event', 'muster-army', 'eye', 'will-of-the-west'].map(
  (id) => ({ id, name: warOfTheRing.nameOf(id) }),
)

/** The results of Action dice. */
export const FACES: Lexicon = lexiconOf(
  [...entriesOf('face', FACE_NAMES), ...shortsOf('face', FACE_SHORTS)],
  [],
)

/** The faces that letters written in one word stand for, as in CCMW. */
export const faceRun = (word: string): ReadonlyArray<string> | undefined => {
  const faces = [...word.toLowerCase()].map((letter) => FACE_SHORTS[letter])
  const known = faces.filter((face) => face !== undefined)
  return known.length === faces.length && word.length > 0 ? known : undefined
}

const TILE_SHORTS: Readonly<Record<string, string>> = {
  eye: 'standard-eye',
  '2r': 'standard-2-reveal',
  '1r': 'standard-1-reveal',
  '0r': 'standard-0-reveal',
}

/** The Hunt tiles of a config. */
export const tilesOf = (config: unknown): Lexicon =>
  lexiconOf(
    [...entriesOf('tile', warOfTheRing.tables(config).huntTiles), ...shortsOf('tile', TILE_SHORTS)],
    ['reveal', 'reveals'],
  )
