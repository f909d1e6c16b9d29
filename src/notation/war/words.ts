/**
 * The words of War of the Ring in a line: headings, places, figures, faces of dice, tiles, and what else is
 * read for them.
 */
import { isObj, objectOf, textsOf, type AnyGame, type Json, type Obj } from '../../kernel/index'
import { FRAME_KEYS, type Keys } from '../frame'
import { begun, exactly, namesFrom, nearTo, type Names } from '../names'

/** The sides as lines name them, and as the game does. */
export const SIDES = [
  ['fp', 'free-peoples'],
  ['shadow', 'shadow'],
] as const

export const SIDE_ALIASES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'free-peoples': ['fp', 'free peoples', 'free', 'good'],
  shadow: ['shadow', 'sh', 'sp', 'evil'],
}

export const PHASES = [
  'draw',
  'swap',
  'fellowship',
  'hunt-allocation',
  'action-roll',
  'actions',
  'victory',
] as const

/** The faces of dice, and the letters and words that are read for them. */
export const FACES: Readonly<Record<string, ReadonlyArray<string>>> = {
  army: ['a', 'army', 'armies', 'banner', 'banners'],
  character: ['c', 'character', 'characters', 'char', 'sword', 'swords'],
  event: ['e', 'p', 'event', 'events', 'palantir', 'palantiri'],
  muster: ['m', 'muster', 'musters'],
  'muster-army': ['h', 'am', 'ma', 'hybrid', 'muster army', 'army muster', 'muster/army', 'army/muster'],
  'will-of-the-west': ['w', 'will', 'wills', 'will of the west', 'wotw'],
  eye: ['x', 'eye', 'eyes'],
}

/** Standard tiles as lines name them. */
export const TILES: Readonly<Record<string, string>> = {
  'standard-eye': 'eye',
  'standard-3': 't3',
  'standard-2': 't2',
  'standard-2-reveal': 't2r',
  'standard-1': 't1',
  'standard-1-reveal': 't1r',
  'standard-0-reveal': 't0r',
}

/** Special tiles, by their titles. */
export const SPECIAL_TILES = [
  'elven-cloaks',
  'elven-rope',
  'phial-of-galadriel',
  'smeagol-helps-nice-master',
  'shelobs-lair',
  'the-ring-is-mine',
  'on-on-they-went',
  'give-it-to-uss',
] as const

export const RANKS: Readonly<Record<string, ReadonlyArray<string>>> = {
  regular: ['r', 'reg', 'regs', 'regular', 'regulars', 'unit', 'units', 'army', 'armies'],
  elite: ['e', 'el', 'elite', 'elites'],
  leader: ['l', 'leader', 'leaders'],
}

const NATIONS: Readonly<Record<string, ReadonlyArray<string>>> = {
  dwarves: ['dwarf', 'dwarfs', 'dwarven'],
  elves: ['elf', 'elfs', 'elven'],
  gondor: ['gondorian', 'gondorians'],
  north: ['northmen', 'the north', 'northman'],
  rohan: ['rohirrim', 'rohirric'],
  isengard: ['uruk', 'uruks', 'isengard orcs', 'isengard uruks'],
  sauron: ['mordor', 'mordor orc', 'mordor orcs', 'orc', 'orcs', 'sauron orcs'],
  southrons: ['southron', 'easterling', 'easterlings', 'haradrim', 'se', 'southrons and easterlings'],
}

const CHARACTERS: ReadonlyArray<readonly [string, string]> = [
  ['merry', 'meriadoc'],
  ['pippin', 'peregrin'],
  ['gandalf', 'gandalf-the-grey'],
  ['grey', 'gandalf-the-grey'],
  ['gtg', 'gandalf-the-grey'],
  ['gandalf white', 'gandalf-the-white'],
  ['white gandalf', 'gandalf-the-white'],
  ['gtw', 'gandalf-the-white'],
  ['wk', 'witch-king'],
  ['the witch king', 'witch-king'],
  ['mouth', 'mouth-of-sauron'],
  ['mos', 'mouth-of-sauron'],
  ['chief of the ringwraiths', 'witch-king-chief'],
  ['chief', 'witch-king-chief'],
]

const PLACES: ReadonlyArray<readonly [string, string]> = [
  ['mt', 'minas-tirith'],
  ['mm', 'minas-morgul'],
  ['dg', 'dol-guldur'],
  ['bd', 'barad-dur'],
  ['da', 'dol-amroth'],
  ['wr', 'woodland-realm'],
  ['gh', 'grey-havens'],
  ['hd', 'helms-deep'],
  ['mg', 'mount-gundabad'],
  ['foi', 'fords-of-isen'],
  ['shire', 'the-shire'],
  ['helm', 'helms-deep'],
  ['lothlorien', 'lorien'],
  ['black gate', 'morannon'],
]

/** Rules that are told without a heading. */
export const RULES = [
  'second edition',
  '2nd edition',
  'twilight',
  '2 players',
  '3 players',
  '4 players',
] as const

/** Headings that belong to nobody, with what else is read for them. */
const HEADINGS: Readonly<Record<string, ReadonlyArray<string>>> = {
  rules: ['config', ...RULES],
  board: [],
  turn: ['phase'],
  fellowship: ['the fellowship', 'ringbearers', 'ring bearers', 'frodo', 'frodo and sam'],
  guide: [],
  corruption: [],
  progress: [],
  mordor: ['mordor track'],
  companions: ['in the fellowship', 'with'],
  out: ['dead', 'gone', 'killed', 'eliminated'],
  replaced: [],
  aside: ['set aside', 'not yet in play'],
  politics: ['political track', 'nations'],
  'at war': [],
  reinforcements: ['reinforcement', 'in reserve'],
  victory: ['victory points', 'victory markers', 'vp'],
  rings: ['elven rings'],
  'hunt box': ['hunt'],
  'tiles drawn': ['drawn', 'drawn tiles', 'hunt tiles drawn', 'drawn hunt tiles'],
  'tiles pool': ['pool', 'hunt pool', 'hunt tiles pool'],
  'tiles waiting': ['waiting'],
  'tiles removed': ['removed'],
  captured: ['control', 'controlled'],
  lost: ['casualties', 'losses'],
  mixed: [],
  last: [],
  factions: [],
  awakened: [],
  'under way': ['underway'],
}

const OWNED: Readonly<Record<string, ReadonlyArray<string>>> = {
  dice: ['dice', 'die'],
  hand: ['hand', 'cards', 'hands'],
  table: ['table', 'on table', 'on the table'],
  played: ['played'],
  discard: ['discard', 'discards', 'discarded', 'discard pile'],
  deck: ['deck', 'decks', 'draw deck', 'draw decks'],
}

const ACTING = ['to act', 'acts', 'to move', 'to play', 'next', 'decides', 's turn', 'turn']

/** Everything a line of one config can name. */
export interface WarWords {
  readonly sides: Names
  readonly seats: Names
  readonly phases: Names
  readonly regions: Names
  readonly characters: Names
  readonly nations: Names
  readonly ranks: Names
  readonly faces: Names
  readonly tiles: Names
  readonly cards: Names
  /** What is printed on a card. */
  readonly titleOf: (card: string) => string
  /** A text in which titles that have a colon are without it, so that it begins no section. */
  readonly withoutColons: (text: string) => string
  readonly keys: Names
  /** The pieces of the config by id. */
  readonly pieces: ReadonlySet<string>
  /** The table at the set-up. */
  readonly setUp: Obj
  readonly ownRegions: ReadonlyMap<string, string>
}

export const inAllWays = (
  table: Readonly<Record<string, ReadonlyArray<string>>>,
): ReadonlyArray<readonly [string, string]> =>
  Object.entries(table).flatMap(([id, written]) => [id, ...written].map((one) => [one, id] as const))

const ownKeys = (whose: ReadonlyArray<readonly [string, string]>): ReadonlyArray<readonly [string, string]> =>
  Object.entries(OWNED).flatMap(([id, written]) =>
    written.flatMap((one) =>
      whose.flatMap(([name, seat]) => [
        [`${one} ${name}`, `${id} ${seat}`] as const,
        [`${name} ${one}`, `${id} ${seat}`] as const,
        [`${one} of ${name}`, `${id} ${seat}`] as const,
      ]),
    ),
  )

const SHORTENED = /^the /

/** Names with what is printed and without an article. */
const printed = (game: AnyGame, ids: Iterable<string>): ReadonlyArray<readonly [string, string]> =>
  [...ids].flatMap((id) => {
    const name = game.nameOf(id).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    return [
      [id, id],
      [name, id],
      [name.replace(SHORTENED, ''), id],
    ]
  })

const keysOfTable = (json: Json | undefined): ReadonlyArray<string> => Object.keys(objectOf(json))

const piecesOf = (table: Obj): ReadonlySet<string> => {
  const held = [
    ...Object.values(objectOf(table['armies'])),
    ...Object.values(objectOf(table['reinforcements'])),
  ]
  return new Set([...held.flatMap(keysOfTable), 'nazgul', ...keysOfTable(table['characters']), 'dunlending'])
}

/** Standard tiles of the set-up by their short names, special ones by their titles. */
const tileNames = (setUp: Obj): Names =>
  namesFrom([
    ...keysOfTable(objectOf(setUp['tiles'])['pool']).flatMap(
      (id): ReadonlyArray<readonly [string, string]> => {
        const short = TILES[id] ?? id
        return [
          [short, id],
          [short.replace(/^t/, ''), id],
          [id, id],
        ]
      },
    ),
    ['eyes', 'standard-eye'],
    ['2 reveal', 'standard-2-reveal'],
    ['1 reveal', 'standard-1-reveal'],
    ['0 reveal', 'standard-0-reveal'],
    ...SPECIAL_TILES.map((id) => [id, id] as const),
    ['ring is mine', 'the-ring-is-mine'],
  ])

/** Headings first, then who acts, places, and characters as headings. */
const keyNames = (
  whose: ReadonlyArray<readonly [name: string, id: string]>,
  regions: Names,
  characters: Names,
): Names => {
  const headings = namesFrom([
    ...inAllWays(HEADINGS),
    ...FRAME_KEYS.map((key) => [key, key] as const),
    ...ownKeys(whose),
  ])
  const acting = whose.flatMap(([name, id]) =>
    ACTING.map((act) => [`${name} ${act}`, `acting ${id}`] as const),
  )
  const atWar = [...whose, ['all nations', 'all'] as const, ['all', 'all'] as const].map(
    ([name, id]) => [`${name} at war`, `at war ${id}`] as const,
  )
  const figures = [...characters].map(([name, id]) => [name, `figure ${id}`] as const)
  const nations = inAllWays(NATIONS).flatMap(([name, id]): ReadonlyArray<readonly [string, string]> => [
    [name, `nation ${id}`],
    [`reinforcements ${name}`, `reinforcements ${id}`],
    [`${name} reinforcements`, `reinforcements ${id}`],
  ])
  return namesFrom([...acting, ...atWar, ...regions, ...figures, ...nations], headings)
}

const colonless = (titles: ReadonlyArray<string>): WarWords['withoutColons'] => {
  const begun = new Set(titles.flatMap((title) => (title.includes(':') ? [title.toLowerCase()] : [])))
  const found = [...begun].map(
    (title) => new RegExp(title.replace(/:\s*/, '(?:\\s*):\\s*').replaceAll(' ', '\\s+'), 'g'),
  )
  return (text) => found.reduce((one, title) => one.replace(title, (same) => same.replace(':', ' ')), text)
}

/** The words of a config, from the table at its set-up. */
export const warWords = (game: AnyGame, setUp: Obj, seats: ReadonlyArray<string>): WarWords => {
  const sides = namesFrom(inAllWays(SIDE_ALIASES))
  const known = objectOf(setUp['characters'])
  const characters = namesFrom(
    CHARACTERS.filter(([, id]) => Object.hasOwn(known, id)),
    namesFrom(printed(game, Object.keys(known))),
  )
  const regions = namesFrom(PLACES, namesFrom(printed(game, game.ids.regions)))
  const seated = seats.map((seat) => [seat, seat] as const)
  const decks = Object.values(objectOf(objectOf(setUp['cards'])['decks'])).flatMap(textsOf)
  return {
    sides,
    seats: namesFrom(seated, sides),
    phases: namesFrom([...PHASES.map((phase) => [phase, phase] as const), ['action', 'actions']]),
    regions,
    characters,
    nations: namesFrom(inAllWays(NATIONS)),
    ranks: namesFrom(inAllWays(RANKS)),
    faces: namesFrom(inAllWays(FACES)),
    tiles: tileNames(setUp),
    cards: namesFrom(printed(game, decks)),
    titleOf: (card) => game.nameOf(card),
    withoutColons: colonless(decks.map((card) => game.nameOf(card))),
    keys: keyNames([...sides, ...seated], regions, characters),
    pieces: piecesOf(setUp),
    setUp,
    ownRegions: ownRegionsOf(setUp),
  }
}

/** The Nation at home in a region, as the set-up shows it. */
const ownRegionsOf = (setUp: Obj): ReadonlyMap<string, string> => {
  const own = new Map<string, string>()
  for (const [region, pieces] of Object.entries(objectOf(setUp['armies']))) {
    const [first] = Object.keys(objectOf(isObj(pieces) ? pieces : undefined))
    const nation = first?.split('-')[0]
    if (nation !== undefined) own.set(region, nation)
  }
  return own
}

const WITHIN = /^(?:inside|within|besieged in|in|besieged)\s+(.+)$|^(.+?)\s+(?:inside|besieged|within)$/
const ARTICLES = /\b(?:the|of)\s+/g

const within = (typed: string): string | undefined => {
  const found = WITHIN.exec(typed.replace(/[()]/g, ''))
  return found === null ? undefined : (found[1] ?? found[2])
}

/** How keys are found: headings, places, the inside of places, and characters. */
export const keysOf = (words: WarWords): Keys => {
  const known = (typed: string): string | undefined =>
    exactly(words.keys, typed) ?? exactly(words.keys, typed.replace(ARTICLES, ''))
  const inside = (typed: string): string | undefined =>
    known(typed) === undefined ? within(typed) : undefined
  return {
    exact: (typed) => {
      const place = inside(typed)
      const region = place === undefined ? undefined : exactly(words.regions, place)
      return region === undefined ? known(typed) : `inside ${region}`
    },
    begun: (typed) => {
      const place = inside(typed)
      if (place === undefined) return begun(words.keys, typed)
      const found = begun(words.regions, place)
      return found._tag === 'One' ? { _tag: 'One', id: `inside ${found.id}` } : found
    },
    near: (typed) => nearTo(words.keys, within(typed) ?? typed),
  }
}
