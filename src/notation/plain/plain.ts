/**
 * Games whose lines tell the parts of their saved table, each against the beginning of the game: a list of
 * headings, and the frames of the question. Read as a saved state, so that everything is checked as a loaded
 * game is.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  isObj,
  objectOf,
  randomFrom,
  type AnyGame,
  type Json,
  type Malformed,
  type Obj,
  type SavedState,
  type State,
  type Types,
} from '../../kernel/index'
import { fault, impossible, noFaults, quoted, type Faults, type PositionFault } from '../faults'
import { sectionsOf, type Section, type Told } from '../frame'
import { numberOf, same, within } from '../json'
import { NOT_TOLD, type GameNotation } from '../notation'
import { exactly, namesFrom, nearTo } from '../names'
import { bare } from '../text'
import type { Part, Words } from './forms'
import { momentOf, readMoment, type Moment, type ToldTurn } from './moments'
import { firstThatStands, ledOn, SEED, ownersIn, thingHeadings, typedSections } from './typed'
import {
  itemsOf,
  keysFor,
  sectionsFor,
  withPart,
  placesTold,
  unseenIn,
  withUnseen,
  type UnseenForm,
} from './table'
import { plainTalk, type PlainTable } from './talk'

/** What is particular to a game. */
export interface PlainGame {
  readonly tag: string
  readonly version: number
  /** The words of `rules`, in their order, each with its field and value. */
  readonly rules: ReadonlyArray<readonly [word: string, field: string, value: Json]>
  readonly parts: (table: Obj) => ReadonlyArray<Part>
  /** Words that no table has at the beginning. */
  readonly words: ReadonlyArray<string>
  /** The questions of a turn, the usual one first. */
  readonly moments: ReadonlyArray<Moment>
  /** The phase from which chance leads to the first of these, where that one needs dice that are not told. */
  readonly before?: string
  /** The field of the table that has the number of the turn. */
  readonly number: string
  /** How views count the cards that their viewers do not see. */
  readonly unseen: UnseenForm
  /** Headings that are read, too, each with the one it stands for. */
  readonly headings: ReadonlyArray<readonly [typed: string, key: string]>
  /** A table with what follows from what is told, where it is not told itself. */
  readonly settled: (table: Obj, isTold: (key: string) => boolean) => Obj
  /** Tables to try, the likeliest first, where the one that is told could not be. */
  readonly otherwise?: (table: Obj) => ReadonlyArray<Obj>
  /** Other fields of the table that `turn` tells, as numbers: their usual value is left out. */
  readonly counted: (asked: CountedAt) => ReadonlyArray<Counted>
}

/** Where a turn is, for what its numbers usually are. */
export interface CountedAt {
  readonly seat: string
  readonly isFirst: boolean
  readonly seats: ReadonlyArray<string>
}

/** A number of the table that `turn` tells as `word 2`: by one more than the table has it. */
export interface Counted {
  readonly word: string
  readonly field: string
  /** What is left out; null where the table has no number. */
  readonly usual: number | null
}

/** The game before anything has happened. */
const begun = (game: AnyGame, config: Obj): E.Either<PositionFault, SavedState> => {
  const started = game.newGame({ ...config, seed: SEED, chance: 'manual' })
  return E.isLeft(started)
    ? E.left(fault('rules', started.left.problem))
    : E.right(game.encode(started.right))
}

/** What a viewer sees of a saved state; all of it where nobody looks. */
const seenBy = (game: AnyGame, saved: SavedState, viewer: string | undefined): SavedState => {
  const state = viewer === undefined ? E.left(null) : game.decode(saved)
  if (viewer === undefined || E.isLeft(state)) return saved
  return { ...saved, table: within(game.view(state.right, viewer).state, 'table') ?? null }
}

/** Every word in JSON. */
const wordsIn = (json: Json): ReadonlyArray<string> => {
  if (typeof json === 'string') return [json]
  if (isObj(json)) return Object.entries(json).flatMap(([name, value]) => [name, ...wordsIn(value)])
  return Array.isArray(json) ? json.flatMap((one: Json) => wordsIn(one)) : []
}

const lexicon = (game: AnyGame, table: Json, more: ReadonlyArray<string>): Words => {
  const { regions, figures, cards } = game.ids
  const words = new Map<string, string>()
  const known = [...more, ...wordsIn(table), ...regions, ...figures, ...cards]
  for (const word of known)
    if (!words.has(bare(word.toLowerCase()))) words.set(bare(word.toLowerCase()), word)
  for (const id of cards) {
    const name = bare(game.nameOf(id).toLowerCase())
    if (!words.has(name)) words.set(name, id)
  }
  return words
}

const rulesItems = ({ rules }: PlainGame, config: Obj): ReadonlyArray<string> =>
  rules.flatMap(([word, field, value]) => (same(config[field], value) ? [word] : []))

const readRules = ({ rules }: PlainGame, told: ReadonlyArray<Told>, faults: Faults): Obj => {
  const config: Record<string, Json> = {}
  const named = namesFrom(rules.map(([word]) => [word, word]))
  for (const section of told.filter(({ key }) => key === 'rules'))
    for (const item of [
      ...itemsOf(section),
      ...(exactly(named, section.typed) === undefined ? [] : [section.typed]),
    ]) {
      const rule = rules.find(([word]) => bare(word) === bare(item))
      if (rule === undefined)
        faults.add(section.typed, `${quoted(item)} is no rule of a config here`, nearTo(named, item))
      else config[rule[1]] = rule[2]
    }
  return config
}

/** A path of the table as a heading. */
const keyOfPath = (path: string): string =>
  path
    .replace(/^table\./, '')
    .replace(/^regions\.([^.]+).*/, '$1')
    .replaceAll('.', ' ')

/** What the rules refuse, under the headings it belongs to: some say the path in the sentence. */
const refused = (wrong: Malformed): ReadonlyArray<PositionFault> =>
  [wrong, ...(wrong.more ?? [])].map(({ path, problem }) => {
    const [, said = '', rest = problem] = path === '' ? (SAID_PATH.exec(problem) ?? []) : []
    return path === '' ? impossible(keyOfPath(said), rest) : fault(keyOfPath(path), problem)
  })

const SAID_PATH = /^([\w.-]+): (.+)$/s

/** The frames, and the fields of the table, that the items of `turn` tell. */
const readTurn = (
  plain: PlainGame,
  { items, ...told }: ToldTurn,
  faults: Faults,
): { readonly fields: Obj; readonly stack: (table: Obj) => SavedState['stack'] } => {
  const isCounted = (item: string): boolean => COUNTED.test(item) && plain.counted(NOWHERE).some(isOf(item))
  const rest = items.filter((item) => !isCounted(item))
  const read = readMoment(plain.moments, { ...told, items: rest }, faults)
  const fields = plain.counted({ ...read, seats: told.seats }).map((one): readonly [string, Json] => {
    const item = items.find((said) => isOf(said)(one))
    return [one.field, item === undefined ? one.usual : Number(COUNTED.exec(item)?.[2] ?? 1) - 1]
  })
  return { fields: { [plain.number]: read.number, ...Object.fromEntries(fields) }, stack: read.stack }
}

const COUNTED = /^(\S+) (\d{1,4})$/
const NOWHERE: CountedAt = { seat: '', isFirst: true, seats: [] }

const isOf =
  (item: string) =>
  ({ word }: Counted): boolean =>
    COUNTED.exec(item)?.[1] === word

/** The items of `turn`; undefined if the state is not at a question that a line tells. */
const turnItems = (
  plain: PlainGame,
  { stack, table }: SavedState,
  seats: ReadonlyArray<string>,
): ReadonlyArray<string> | undefined => {
  const fields = objectOf(table)
  const asked = momentOf(plain.moments, stack, fields)
  if (asked === undefined) return undefined
  const isFirst = asked.phase === plain.moments[0]?.phase
  const counted = plain
    .counted({ seat: asked.seat, isFirst, seats })
    .filter(({ field, usual }) => !same(fields[field], usual))
    .map(({ word, field }) => `${word} ${numberOf(fields[field]) + 1}`)
  return [
    `${numberOf(fields[plain.number])}`,
    asked.phase,
    ...(asked.seat === '' ? [] : [asked.seat]),
    ...counted,
    ...asked.items,
  ]
}

/** What is told of cards unseen. */
const toldUnseen = ({ unseen }: PlainGame, told: ReadonlyArray<Told>, words: Words, before: Obj): Obj =>
  unseen.kept(
    placesTold(told, unseen.key, itemsOf).flatMap(([place, items]) =>
      items.flatMap((item) => unseenIn(item, place, words) ?? []),
    ),
    before,
  )

/** The table at the beginning, and a text about it. */
type Typed = Omit<PlainTable, 'told' | 'owners'> & { readonly text: string }

const OWNERS = new WeakMap<AnyGame, ReadonlyMap<string, string>>()

/** The seats that cards belong to, found once for each game. */
const ownersOf = (game: AnyGame): ReadonlyMap<string, string> => {
  const known = OWNERS.get(game)
  if (known !== undefined) return known
  const started = game.newGame({ seed: SEED, chance: 'manual' })
  const read = E.isLeft(started) ? started : game.read(started.right)
  const owners = ownersIn(E.isLeft(read) ? undefined : read.right)
  OWNERS.set(game, owners)
  return owners
}

/** The sections of a text as lines have them. */
const toldIn = (plain: PlainGame, typed: Typed, faults: Faults): ReadonlyArray<Told> => {
  const { game, parts, text } = typed
  const table = { ...typed, owners: ownersOf(game), told: [] }
  const keys = keysFor(parts, [...headingsOf(plain, game), ...thingHeadings(table)])
  return typedSections({ ...table, told: sectionsOf(keys, text, faults) }, faults)
}

/** Headings that are no parts: whose turn it is, rules that are told alone, and those of the game. */
const headingsOf = (
  { headings, rules }: PlainGame,
  game: AnyGame,
): ReadonlyArray<readonly [string, string]> => [
  ...headings,
  ...game.seats.flatMap((seat) => ACTING.map((act) => [`${seat} ${act}`, `acting ${seat}`] as const)),
  ...rules.map(([word]) => [word, 'rules'] as const),
]

const ACTING = ['to act', 'acts', 'to move', 'to play', 's turn', 'turn'] as const

type Saved = E.Either<ReadonlyArray<PositionFault>, SavedState>

/** A text, who looks, and the phase from which chance leads on where the text names none. */
interface ReadText {
  readonly text: string
  readonly viewer?: string
  readonly before?: string
}

/** The saved state that a text tells, or what a viewer sees of it. */
const readSaved = (
  plain: PlainGame,
  game: AnyGame,
  { text, viewer, before: usual }: ReadText,
  faults: Faults,
): Saved => {
  const config = readRules(plain, outlineWith(plain)(game, text), faults)
  const base = begun(game, config)
  if (E.isLeft(base)) return E.left([...faults.found, base.left])
  const seen = seenBy(game, base.right, viewer)
  const table = objectOf(seen.table)
  const parts = plain.parts(table)
  const words = lexicon(game, table, plain.words)
  const told = toldIn(plain, { game, base: table, parts, words, more: plain.words, text }, faults)
  const turn = told.filter(({ key }) => key === 'turn').flatMap(itemsOf)
  const seats = game.seatsOf({ ...config, seed: SEED, chance: 'manual' })
  const { fields, stack } = readTurn(
    plain,
    { items: turn, seats, words, ...(usual === undefined ? {} : { usual }) },
    faults,
  )
  if (faults.found.length > 0) return E.left(faults.found)
  const before = table['hiddenCards']
  const hidden = isObj(before) ? { hiddenCards: toldUnseen(plain, told, words, before) } : {}
  const start = { ...table, ...fields, ...hidden }
  const filled = plain.settled(
    parts.reduce((one, part) => withPart(one, part, told, words), start),
    (key) => told.some((one) => one.key === key),
  )
  const chance = usual === undefined ? (config['chance'] ?? 'seeded') : 'manual'
  const rules = { ...objectOf(seen.config), chance }
  return E.right({ ...seen, table: filled, stack: stack(filled), config: rules })
}

const outlineWith =
  (plain: PlainGame): GameNotation['outline'] =>
  (game, text) => {
    const first = begun(game, {})
    if (E.isLeft(first)) return []
    return sectionsOf(
      keysFor(plain.parts(objectOf(first.right.table)), headingsOf(plain, game)),
      text,
      noFaults(),
    )
  }

const readWith =
  (plain: PlainGame): GameNotation['read'] =>
  (game, text, faults): E.Either<ReadonlyArray<PositionFault>, State<Types>> => {
    const saved = readSaved(plain, game, { text }, faults)
    if (E.isLeft(saved)) return saved
    const state = game.decode(saved.right)
    if (E.isRight(state)) return state
    const { chance } = objectOf(saved.right.config)
    const { before } = plain
    const later = before === undefined ? saved : readSaved(plain, game, { text, before }, faults)
    const led = E.isLeft(later) ? undefined : ledOn(game, later.right, chance ?? null)
    return led ?? firstThatStands(game, saved.right, plain) ?? E.left(refused(state.left))
  }

const UNSEEN = ['at', 'cards', 'hiddenCards', 'tops'] as const

const readViewWith =
  (plain: PlainGame): GameNotation['readView'] =>
  (game, text, viewer, faults) => {
    const saved = readSaved(plain, game, { text, viewer }, faults)
    if (E.isLeft(saved)) return saved
    const { schemaVersion, table } = saved.right
    const told = { game: game.name, schemaVersion, viewer, state: { ...saved.right } }
    const state = game.determinize(told, randomFrom(viewer))
    if (E.isLeft(state)) return E.left(refused(state.left))
    const view = game.view(state.right, viewer)
    return UNSEEN.every((field) => same(within(view.state, 'table', field), within(table, field)))
      ? E.right(view)
      : E.left([impossible(plain.unseen.key, 'there are not so many that the viewer does not see')])
  }

const writeWith =
  (plain: PlainGame) =>
  (game: AnyGame, saved: SavedState, viewer?: string): E.Either<string, ReadonlyArray<Section>> => {
    const config = objectOf(saved.config)
    const base = begun(game, config)
    if (E.isLeft(base)) return E.left(base.left.problem)
    const turn = turnItems(plain, saved, game.seatsOf(config))
    if (turn === undefined) return E.left(NOT_TOLD)
    const rules = rulesItems(plain, config)
    const before = objectOf(seenBy(game, base.right, viewer).table)
    const table = objectOf(saved.table)
    return E.right([
      ...(rules.length === 0 ? [] : [{ key: 'rules', items: rules }]),
      { key: 'turn', items: turn },
      ...plain.parts(before).flatMap((part) => {
        const sections = sectionsFor(part, table, before)
        return part.key === plain.unseen.key
          ? withUnseen(sections, plain.unseen, table['hiddenCards'])
          : sections
      }),
    ])
  }

const talkWith =
  (plain: PlainGame): GameNotation['talk'] =>
  (game, text, said, faults) => {
    const started = begun(game, readRules(plain, outlineWith(plain)(game, text), noFaults()))
    if (E.isLeft(started)) return { sections: [] }
    const base = objectOf(started.right.table)
    const parts = plain.parts(base)
    const words = lexicon(game, base, plain.words)
    const table = { game, base, parts, words, more: plain.words }
    const told = toldIn(plain, { ...table, text }, noFaults())
    return { sections: plainTalk({ ...table, owners: ownersOf(game), told }, said, faults) }
  }

/** The notation of such a game. */
export const plainNotation = (plain: PlainGame): GameNotation => ({
  tag: plain.tag,
  version: plain.version,
  seatWords: [],
  outline: outlineWith(plain),
  read: readWith(plain),
  write: writeWith(plain),
  readView: readViewWith(plain),
  writeView: writeWith(plain),
  talk: talkWith(plain),
})
