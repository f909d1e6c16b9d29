/**
 * Edited snapshots: what `decode` accepts of them is played on. A snapshot is a cache, not a proof of
 * origin, so an accepted one may be a table that no play leads to; but no function may throw or hang on it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type Random, type SavedState, type State, type Types, type View } from '../../src/kernel'
import type { Subject } from '../kernel/conformance/subject'
import { copy } from './mutations'
import { pick } from './oddities'
import { editorOf } from './severalPlaces'

type Json = Record<string, unknown> | ReadonlyArray<unknown>
type Path = ReadonlyArray<string | number>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every leaf and every list of a document, as the keys that lead there. */
const places = (document: unknown, path: Path = []): ReadonlyArray<Path> =>
  !isJson(document)
    ? [path]
    : [
        ...(Array.isArray(document) ? [path] : []),
        ...Object.entries(document).flatMap(([key, value]) =>
          places(value, [...path, Array.isArray(document) ? Number(key) : key]),
        ),
      ]

const get = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (isJson(at) ? Reflect.get(at, key) : undefined), document)

const put = (document: unknown, path: Path, value: unknown): void => {
  const at = get(document, path.slice(0, -1))
  const key = path.at(-1)
  if (isJson(at) && key !== undefined) Reflect.set(at, key, value)
}

const textsOf = (document: unknown): ReadonlyArray<string> =>
  isJson(document) ? Object.values(document).flatMap(textsOf) : typeof document === 'string' ? [document] : []

const listEdited = (list: ReadonlyArray<unknown>, donor: unknown, random: Random): unknown => {
  const from = Array.isArray(donor) && donor.length > 0 ? (donor[random(donor.length)] as unknown) : null
  if (list.length === 0) return random(2) === 0 ? donor : [from]
  const at = random(list.length)
  const other = random(list.length)
  return pick(random, [
    list.filter((_, place) => place !== at),
    list.flatMap((one, place) => (place === at ? [list[other], one] : [one])),
    list.map((one, place) => (place === at ? list[other] : one)),
    list.map((one, place) => (place === at ? from : one)),
    list.map((one, place) => (place === at ? list[other] : place === other ? list[at] : one)),
    donor ?? list,
  ])
}

const HUGE = [20, 127, 65_536, 1e9, 2 ** 32 + 1]

const edited = (value: unknown, donor: unknown, random: Random, texts: ReadonlyArray<string>): unknown => {
  if (Array.isArray(value)) return listEdited(value, donor, random)
  if (random(3) === 0 && donor !== undefined) return donor
  if (typeof value === 'number')
    return random(3) === 0 ? pick(random, HUGE) : pick(random, [value + 1, value - 1, 0, 1, -1, value + 2])
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return pick(random, texts)
  return donor ?? value
}

/** What an edit makes of a snapshot, and where. */
interface Edited {
  readonly document: unknown
  readonly at: string
}

/** A copy with one place changed; values come from another snapshot of the game, or from itself. */
const editedInOnePlace = (saved: SavedState, donor: SavedState, random: Random): Edited => {
  const document: unknown = copy(saved)
  const all = places(document).filter((path) => path.length > 0 && path[0] !== 'config')
  const path = pick(random, all)
  put(document, path, edited(get(document, path), copy(get(donor, path) ?? null), random, textsOf(saved)))
  return { document, at: path.join('.') }
}

const editedTogether = editorOf()

/** A copy with one place changed, or several together. */
export const editedSnapshot = (saved: SavedState, donor: SavedState, random: Random): Edited =>
  random(2) === 0 ? editedInOnePlace(saved, donor, random) : editedTogether(saved, donor, random)

/** What is played on. */
type Asked<T extends Types> = Pick<Subject<T>, 'game' | 'seats'>

/** Asks a state everything that can be asked of it; each answer may be empty or a `Left`. */
const asked = <T extends Types>({ game, seats }: Asked<T>, state: State<T>, random: Random): void => {
  const seat = pick(random, seats)
  const seen: View<T> = game.view(state, random(4) === 0 ? 'spectator' : seat)
  for (const one of [...seats, 'nature'] as const) game.prompt(state, one)
  game.sampleAction(state, random)
  game.chances(state)
  game.outcome(state)
  game.hash(state)
  game.read(state)
  game.read(seen)
  game.hashOfView(seen)
  game.decodeView(copy(seen))
  game.legalActionsOfView(seen)
  game.determinize(seen, random)
  game.whyNot(state, { seat, kind: pick(random, Object.keys(game.actions)) })
  game.explain(state, { _tag: 'Forbidden', violations: [] })
}

/** How a play from an accepted snapshot ended. */
export type End = 'over' | 'goes on' | 'nobody is asked' | 'nothing is legal' | 'refused'

/** Plays on at random, a few steps. */
export const playedOn = <T extends Types>(
  subject: Asked<T>,
  start: State<T>,
  random: Random,
  most: number,
): End => {
  const { game } = subject
  let state = start
  asked(subject, state, random)
  for (let made = 0; made < most; made++) {
    const actors = game.actors(state)
    if (state.outcome !== null) return 'over'
    if (actors.length === 0) return 'nobody is asked'
    const actions = game.legalActions(state)
    if (actions.length === 0) return 'nothing is legal'
    const applied = game.applyAction(state, pick(random, actions))
    if (E.isLeft(applied)) return 'refused'
    state = applied.right.state
  }
  asked(subject, state, random)
  return 'goes on'
}

/** What became of an edited snapshot. */
export interface Verdict {
  readonly end: End | 'unreadable' | 'threw' | 'said nothing'
  /** The edit, and what went wrong. */
  readonly at: string
  readonly document: unknown
  readonly milliseconds: number
}

const STEPS = 12

const endOf = <T extends Types>(subject: Subject<T>, document: unknown, random: Random): string => {
  try {
    const read = subject.game.decode(document)
    if (E.isRight(read)) return playedOn(subject, read.right, random, STEPS)
    return read.left.problem === '' ? 'said nothing' : 'unreadable'
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message) : 'something'}`
  }
}

/** Edits a snapshot with values of others, has it read, and plays on from it if it is accepted. */
export const tryEdited = <T extends Types>(
  subject: Subject<T>,
  saves: ReadonlyArray<SavedState>,
  donors: ReadonlyArray<SavedState>,
  random: Random,
): Verdict => {
  const { document, at } = editedSnapshot(pick(random, saves), pick(random, donors), random)
  const before = performance.now()
  const end = endOf(subject, document, random)
  const milliseconds = performance.now() - before
  return end.startsWith('threw')
    ? { end: 'threw', at: `${at}: ${end}`, document, milliseconds }
    : { end: end as End, at, document, milliseconds }
}

/** Plays a random game of a setting and looks at its states, one in so many. */
export const alongPlay = <T extends Types>(
  subject: Subject<T>,
  setting: object,
  seed: string,
  look: (state: State<T>, made: number) => void,
): void => {
  const random = randomFrom(seed)
  const begun = subject.game.newGame({ ...setting, seed } as never)
  if (E.isLeft(begun)) throw new Error(`${begun.left.path} ${begun.left.problem}`)
  let state = begun.right
  for (let made = 0; state.outcome === null && made < subject.longest; made++) {
    look(state, made)
    const applied = subject.game.applyAction(state, pick(random, subject.game.legalActions(state)))
    if (E.isLeft(applied)) throw new Error('a listed action is refused')
    state = applied.right.state
  }
  look(state, subject.longest)
}
