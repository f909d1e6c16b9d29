/**
 * Saves that somebody has edited: a small change anywhere in a saved state, or in several places together.
 * What `decode` refuses is well; from what it accepts play must go on as from any state: somebody is asked or
 * the game is over, every listed action is taken, and what held of the pieces goes on to hold.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type Random, type SavedState, type State, type Types } from '../../src/kernel'
import type { Subject } from '../kernel/conformance/subject'
import { copy } from './mutations'
import { pick } from './oddities'
import { editorOf } from './severalPlaces'

type Json = Record<string, unknown> | ReadonlyArray<unknown>
/** The name of a field, or the number of a member. */
export type Key = string | number

/** What became of an edited save. */
export interface Verdict {
  /** How `decode` took it; `same` where the edit changed nothing. */
  readonly taken: 'refused' | 'same' | 'accepted'
  /** What went wrong in the play from an accepted one. */
  readonly problem?: string
  /** Where the edit was made. */
  readonly at: string
  /** The edited save. */
  readonly document: unknown
}

const isBox = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every place of a document, as the keys that lead there. */
export const places = (
  document: unknown,
  path: ReadonlyArray<Key> = [],
): ReadonlyArray<ReadonlyArray<Key>> =>
  !isBox(document)
    ? [path]
    : [
        ...(Array.isArray(document) ? [path] : []),
        ...Object.entries(document).flatMap(([key, value]) =>
          places(value, [...path, Array.isArray(document) ? Number(key) : key]),
        ),
      ]

/** What stands at a place. */
export const get = (document: unknown, path: ReadonlyArray<Key>): unknown =>
  path.reduce<unknown>((box, key) => (isBox(box) ? (box as Record<Key, unknown>)[key] : undefined), document)

/** Puts something at a place. */
export const put = (document: unknown, path: ReadonlyArray<Key>, value: unknown): void => {
  const box = get(document, path.slice(0, -1))
  const key = path.at(-1)
  if (isBox(box) && key !== undefined) (box as Record<Key, unknown>)[key] = value
}

/** All texts in a document, for exchanging names. */
export const textsOf = (document: unknown): ReadonlyArray<string> =>
  isBox(document) ? Object.values(document).flatMap(textsOf) : typeof document === 'string' ? [document] : []

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

/** Another value for a place; by chance that of another save, or one of the texts. */
export const edited = (
  value: unknown,
  donor: unknown,
  random: Random,
  texts: ReadonlyArray<string>,
): unknown => {
  const fromDonor = random(3) === 0 && donor !== undefined
  if (Array.isArray(value)) return listEdited(value, donor, random)
  if (fromDonor) return donor
  if (typeof value === 'number') return pick(random, [value + 1, value - 1, 0, 1, -1, value + 2])
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return pick(random, texts)
  return donor ?? value
}

/** A copy with one place changed, and where; values come from another save of the game, or from itself. */
const editedInOnePlace = (
  saved: SavedState,
  donor: SavedState,
  random: Random,
): { readonly document: unknown; readonly at: string } => {
  const document: unknown = copy(saved)
  const all = places(document).filter((path) => path.length > 0 && path[0] !== 'config')
  const path = pick(random, all)
  put(document, path, edited(get(document, path), copy(get(donor, path) ?? null), random, textsOf(saved)))
  return { document, at: path.join('.') }
}

const editedTogether = editorOf()
/** A copy with one place changed, or several together; where, or how. */
export const editedSave = (...given: Parameters<typeof editedInOnePlace>) =>
  given[2](2) === 0 ? editedInOnePlace(...given) : editedTogether(...given)

const faultsOf = <T extends Types>(
  subject: Pick<Subject<T>, 'invariants'>,
  state: State<T>,
): ReadonlySet<string> =>
  new Set(
    Object.entries(subject.invariants).flatMap(([name, holds]) => (holds(state).length > 0 ? [name] : [])),
  )

/** What goes wrong when an accepted save is played on at random; undefined if nothing does. */
export const playedOn = <T extends Types>(
  subject: Pick<Subject<T>, 'game' | 'invariants'>,
  start: State<T>,
  random: Random,
  most = 200,
): string | undefined => {
  const { game } = subject
  const before = faultsOf(subject, start)
  let state = start
  for (let made = 0; made < most; made++) {
    const actors = game.actors(state)
    if (state.outcome !== null) return actors.length === 0 ? undefined : 'somebody is asked after the end'
    if (actors.length === 0) return `nobody is asked after ${made} decisions`
    const actions = game.legalActions(state)
    if (actions.length === 0) return `nothing is legal after ${made} decisions`
    const action = pick(random, actions)
    const applied = game.applyAction(state, action)
    if (E.isLeft(applied)) return `a listed action is refused: ${JSON.stringify(action)}`
    state = applied.right.state
  }
  const broken = [...faultsOf(subject, state)].filter((name) => !before.has(name))
  return broken.length === 0 ? undefined : `no longer holds: ${broken.join(', ')}`
}

/** The saves that values are taken from, by default those that are edited; and who edits them. */
interface Editing {
  readonly donors?: ReadonlyArray<SavedState>
  readonly edit?: typeof editedSave
}

/** Edits a save with values of others, has it read, and plays on from what was accepted. */
export const tryEdited = <T extends Types>(
  subject: Subject<T>,
  saves: ReadonlyArray<SavedState>,
  random: Random,
  { donors = saves, edit = editedSave }: Editing = {},
): Verdict => {
  const saved = pick(random, saves)
  const made = edit(saved, pick(random, donors), random)
  try {
    const read = subject.game.decode(made.document)
    if (E.isLeft(read)) return { taken: 'refused', ...made }
    if (JSON.stringify(subject.game.encode(read.right)) === JSON.stringify(saved))
      return { taken: 'same', ...made }
    const problem = playedOn(subject, read.right, random)
    return { taken: 'accepted', ...made, ...(problem === undefined ? {} : { problem }) }
  } catch (error) {
    return {
      taken: 'accepted',
      ...made,
      problem: `threw ${error instanceof Error ? error.message : 'something'}`,
    }
  }
}

/** Saves of random games, one of so many decisions. */
export const savesOf = <T extends Types>(
  subject: Subject<T>,
  seed: string,
  games: number,
  oneIn: number,
): ReadonlyArray<SavedState> => {
  const random = randomFrom(seed)
  return Array.from({ length: games }, (_, number) => {
    const setting = pick(random, subject.settings)
    const begun = subject.game.newGame({ ...setting, seed: `${seed} ${number}` } as never)
    const saves: Array<SavedState> = []
    if (E.isLeft(begun)) return saves
    let state = begun.right
    for (let made = 0; state.outcome === null && made < subject.longest; made++) {
      const actions = subject.game.legalActions(state)
      const applied = subject.game.applyAction(state, pick(random, actions))
      if (E.isLeft(applied)) return saves
      state = applied.right.state
      if (random(oneIn) === 0) saves.push(subject.game.encode(state))
    }
    return saves
  }).flat()
}
