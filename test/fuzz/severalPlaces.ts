/**
 * Edits of a save that change several places together, as somebody would who knows what hangs together: the
 * frames of another moment over this table, two names exchanged everywhere, a piece moved with what counts
 * it.
 */
import type { Random, SavedState } from '../../src/kernel'
import { FRAME_EDITS } from './framesEdited'
import { copy } from './mutations'
import { pick } from './oddities'

type Box = Record<string | number, unknown>
type Path = ReadonlyArray<string | number>
interface Frame {
  readonly kind: string
}

/** A save whose parts are edited. */
interface Document extends Box {
  stack: ReadonlyArray<unknown>
  table: Box
  config: Box
}

/** An edit: of a copy of a save, with another one that it may take from. */
type Edit = (document: Document, random: Random, donor: Document) => void

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null

const places = (value: unknown, path: Path = []): ReadonlyArray<Path> =>
  isBox(value)
    ? [
        path,
        ...Object.keys(value).flatMap((key) =>
          places(value[key], [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [path]

const get = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((box, key) => (isBox(box) ? box[key] : undefined), value)

const put = (value: unknown, path: Path, part: unknown): void => {
  const box = get(value, path.slice(0, -1))
  const key = path.at(-1)
  if (isBox(box) && key !== undefined) box[key] = part
}

/** Places of a table with a property, but for the table itself. */
const placesWith = (table: Box, has: (part: unknown) => boolean): ReadonlyArray<Path> =>
  places(table).filter((path) => path.length > 0 && has(get(table, path)))

/** The same with two names exchanged, wherever they stand. */
const exchanged = (value: unknown, one: string, other: string): unknown => {
  const name = (text: string): string => (text === one ? other : text === other ? one : text)
  if (typeof value === 'string') return name(value)
  if (Array.isArray(value)) return value.map((part) => exchanged(part, one, other))
  if (!isBox(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [name(key), exchanged(part, one, other)]),
  )
}

/** Names that stand side by side somewhere, as keys or in a list, or under the same key. */
const groupsOf = (value: unknown): ReadonlyArray<ReadonlyArray<string>> => {
  const groups = new Map<string, Set<string>>()
  const add = (group: string, name: string): void => {
    groups.set(group, (groups.get(group) ?? new Set<string>()).add(name))
  }
  for (const path of places(value)) {
    const key = String(path.at(-1) ?? '')
    const above = String(path.at(-2) ?? '')
    const part = get(value, path)
    if (typeof path.at(-1) === 'string') add(`in ${above}`, key)
    if (typeof part === 'string') add(typeof path.at(-1) === 'number' ? `of ${above}` : `as ${key}`, part)
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group])
}

const exchangeNames =
  (parts: ReadonlyArray<'table' | 'stack'>): Edit =>
  (document, random) => {
    const group = pick(random, groupsOf({ table: document.table, stack: document.stack }))
    const [one, other] = [pick(random, group), pick(random, group)]
    for (const part of parts) document[part] = exchanged(document[part], one, other) as never
  }

/** Fields of the table as they are in the other save. */
const takeFields = (document: Document, random: Random, donor: Document): void => {
  for (let number = 1 + random(3); number > 0; number--) {
    const field = pick(random, Object.keys(document.table))
    document.table[field] = copy(donor.table[field] ?? null)
  }
}

/** A frame as it is in the other save. */
const takeFrame = (document: Document, random: Random, donor: Document): void => {
  const at = random(Math.max(1, document.stack.length))
  const { kind } = (document.stack[at] ?? {}) as Partial<Frame>
  const like = donor.stack.filter((frame) => (frame as Frame).kind === kind)
  if (like.length > 0)
    document.stack = document.stack.map((frame, place) => (place === at ? copy(pick(random, like)) : frame))
}

const moveCount: Edit = ({ table }, random) => {
  const counts = placesWith(table, (part) => typeof part === 'number')
  if (counts.length === 0) return
  const from = pick(random, counts)
  const beside = (path: Path): boolean =>
    path.at(-1) === from.at(-1) || path.slice(0, -1).join() === from.slice(0, -1).join()
  const to = pick(random, counts.filter(beside))
  const number = 1 + random(2)
  put(table, from, Number(get(table, from)) - number)
  put(table, to, Number(get(table, to)) + number)
}

const moveMember: Edit = ({ table }, random) => {
  const lists = placesWith(table, Array.isArray)
  const filled = lists.filter((path) => (get(table, path) as ReadonlyArray<unknown>).length > 0)
  if (filled.length === 0) return
  const from = get(table, pick(random, filled)) as Array<unknown>
  const to = get(table, pick(random, lists)) as Array<unknown>
  to.push(...from.splice(random(from.length), 1))
}

const HUGE = [20, 127, 128, 255, 256, 65_536, 1e9, 2 ** 31, 2 ** 32 + 1, 2 ** 53, 1e308, 0.5, -128]

/** A name by another one of its kind: a place by a place, a card by a card. */
const renameOne: Edit = (document, random) => {
  const groups = groupsOf({ table: document.table, stack: document.stack })
  const names = places(document).filter(
    (path) => (path[0] === 'table' || path[0] === 'stack') && typeof get(document, path) === 'string',
  )
  if (names.length === 0) return
  const path = pick(random, names)
  const fitting = groups.filter((group) => group.includes(String(get(document, path))))
  if (fitting.length > 0) put(document, path, pick(random, pick(random, fitting)))
}

const EDITS: Readonly<Record<string, Edit>> = {
  ...FRAME_EDITS,
  'a name for one of its kind': renameOne,
  'the frames of another moment': (document, _, donor) => void (document.stack = copy(donor.stack)),
  'the last frames of another moment': (document, random, donor) => {
    const from = 1 + random(Math.max(1, document.stack.length))
    document.stack = [...document.stack.slice(0, from), ...copy(donor.stack).slice(from)]
  },
  'two names exchanged everywhere': exchangeNames(['table', 'stack']),
  'two names exchanged on the table': exchangeNames(['table']),
  'two names exchanged in the frames': exchangeNames(['stack']),
  'two parts exchanged': ({ table }, random) => {
    const all = placesWith(table, () => true)
    const one = pick(random, all)
    const other = pick(
      random,
      all.filter((path) => path.slice(0, -1).join() === one.slice(0, -1).join()),
    )
    const parts = [get(table, one), get(table, other)]
    put(table, one, parts[1])
    put(table, other, parts[0])
  },
  'fields of another moment': takeFields,
  'a frame of another moment': takeFrame,
  'a frame and fields of another moment': (...given) => {
    takeFrame(...given)
    takeFields(...given)
  },
  'a count moved': moveCount,
  'a member moved': moveMember,
  'a number without measure': (document, random) => {
    const counts = places(document).filter((path) => typeof get(document, path) === 'number')
    put(document, pick(random, counts), pick(random, HUGE))
  },
  'another config': (document, _, donor) => void (document.config = copy(donor.config)),
}

/** Whoever edits several places of a save together, and says how; only as `named`, if that is given. */
export const editorOf = (named = '') => {
  const names = Object.keys(EDITS).filter((name) => name.includes(named))
  return (
    saved: SavedState,
    donor: SavedState,
    random: Random,
  ): { readonly document: unknown; readonly at: string } => {
    const document = copy(saved) as unknown as Document
    const at = pick(random, names)
    EDITS[at]?.(document, random, donor as unknown as Document)
    return { document, at }
  }
}
