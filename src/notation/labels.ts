/**
 * Labels of actions that are not asked for now: a text is compared with what every kind of action is called,
 * with the values whose names stand in it. What several are called alike is told so, never guessed.
 */
import type { AnyGame, BaseAction, Scalar, State, Types, Wording } from '../kernel/index'
import { bare, plain } from './text'

/** The letters of a label, articles left out. */
export const lettersIn = (text: string): string => bare(plain(text).replace(/\bthe\b/g, ''))

type Fields = Readonly<Record<string, ReadonlyArray<Scalar>>>
type Values = Readonly<Record<string, Scalar>>

/** A value of a field, and what stands in a label that has it: one of these. */
interface Trace {
  readonly value: Scalar
  readonly marks: ReadonlyArray<string>
  /** The pairs of letters of each mark. */
  readonly pairs: () => ReadonlyArray<ReadonlyArray<string>>
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text, (_, at) => ` ${text}`.slice(at, at + 2)))

const traceOf = (value: Scalar, marks: ReadonlyArray<string>): Trace => {
  let pairs: ReadonlyArray<ReadonlyArray<string>> | undefined
  return { value, marks, pairs: () => (pairs ??= marks.map((mark) => [...pairsOf(mark)])) }
}

/** The fields of a kind of action, each with its values; those with few are all tried. */
type Traces = ReadonlyArray<readonly [field: string, values: ReadonlyArray<Trace>]>

/** Fields with fewer values than this are tried with all of them. */
const FEW = 12
/** So many actions of a kind are tried, of each field at least so many values. */
const MOST_ACTIONS = 2000
const LEAST_VALUES = 12
/** The beginning of a mark stays the same where what follows it depends on other fields. */
const BEGINNING = 6

/** What one text has that another has not: without the beginning and the end that they share. */
const markOf = (text: string, other: string): string => {
  let from = 0
  while (from < text.length && text[from] === other[from]) from++
  let end = 0
  const most = Math.min(text.length, other.length) - from
  while (end < most && text[text.length - 1 - end] === other[other.length - 1 - end]) end++
  return text.slice(from, text.length - end)
}

const shortest = (marks: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first] = marks
    .filter((mark) => mark !== '')
    .sort((one, other) => Number(one.length < 2) - Number(other.length < 2) || one.length - other.length)
  return first === undefined ? [] : [first]
}

/** Values of all fields to begin with: each field in turn has another of its values. */
const basesOf = (fields: Fields): ReadonlyArray<Values> => {
  const plain = Object.fromEntries(
    Object.entries(fields).map(([name, [first = null]]): readonly [string, Scalar] => [name, first]),
  )
  const others = Object.entries(fields).flatMap(([name, values]) =>
    values.slice(1, values.length > FEW ? 2 : undefined).map((value) => ({ ...plain, [name]: value })),
  )
  return [plain, ...others]
}

/** What labels have of each value of a field with many. */
const tracesOf = (
  field: string,
  values: ReadonlyArray<Scalar>,
  bases: ReadonlyArray<Values>,
  call: (values: Values) => string,
): ReadonlyArray<Trace> => {
  const marks = values.map(() => new Set<string>())
  const beside = [0, Math.floor(values.length / 2), values.length - 1]
  for (const base of bases) {
    const labels = values.map((value) => call({ ...base, [field]: value }))
    labels.forEach((label, place) => {
      const others = beside.filter((one) => one !== place).map((one) => labels[one] ?? '')
      for (const mark of shortest(others.map((other) => markOf(label, other))))
        marks[place]?.add(mark).add(mark.slice(0, BEGINNING))
    })
  }
  return values.map((value, place) => traceOf(value, [...(marks[place] ?? [])]))
}

/** What is known of the labels of a config: traces by seat and kind. */
const known = new WeakMap<object, Map<string, Traces>>()

const tracesIn = (config: object, wording: Wording, seat: string, kind: string): Traces => {
  const all = known.get(config) ?? new Map<string, Traces>()
  known.set(config, all)
  const key = `${seat} ${kind}`
  const found = all.get(key)
  if (found !== undefined) return found
  const fields = wording.actions[kind] ?? {}
  const bases = basesOf(fields)
  const call = (values: Values): string => lettersIn(wording.label({ seat, kind, ...values }))
  const traces = Object.entries(fields).map(
    ([name, values]) =>
      [name, tracesOf(name, values, values.length > FEW ? bases : bases.slice(0, 1), call)] as const,
  )
  all.set(key, traces)
  return traces
}

/** The values of a field that a text may have, those with the longest marks first. */
const likely = (traces: ReadonlyArray<Trace>, letters: string, most: number): ReadonlyArray<Scalar> =>
  traces.length <= FEW
    ? traces.map(({ value }) => value)
    : traces
        .map(({ value, marks }) => {
          const found = marks.filter((mark) => letters.includes(mark))
          return { value, length: Math.max(0, ...found.map((mark) => mark.length)) }
        })
        .filter(({ length }) => length > 0)
        .sort((one, other) => other.length - one.length)
        .slice(0, most)
        .map(({ value }) => value)

/** How many values of each field with many are tried. */
const mostOf = (traces: Traces): number => {
  const sizes = traces.map(([, values]) => values.length)
  const few = sizes.filter((size) => size <= FEW).reduce((product, size) => product * size, 1)
  const many = sizes.filter((size) => size > FEW).length
  return Math.max(LEAST_VALUES, Math.floor((MOST_ACTIONS / few) ** (1 / Math.max(1, many))))
}

/** Every action of a kind, of the values that a text may have. */
const madeOf = (
  head: BaseAction,
  traces: Traces,
  choose: (traces: ReadonlyArray<Trace>) => ReadonlyArray<Scalar>,
): ReadonlyArray<BaseAction> => {
  let all: ReadonlyArray<BaseAction> = [head]
  for (const [name, values] of traces) {
    const chosen = choose(values)
    all = all.flatMap((action) => chosen.map((value) => ({ ...action, [name]: value })))
  }
  return all
}

/** A label without what a card says behind a colon. */
const headOf = (label: string): string => label.replace(/: .*$/, '')

/** What a pass is called where it answers a question. */
const DECLINED: ReadonlySet<string> = new Set(['no', 'none', 'nobody', 'nowhere'])

/** The actions of a seat that a text calls by their labels, asked for or not. */
export const calledBy = (
  game: AnyGame,
  state: State<Types>,
  text: string,
  seat: string,
): ReadonlyArray<BaseAction> => {
  const wording = game.wording(state)
  const letters = lettersIn(text)
  const all = Object.keys(wording.actions).flatMap((kind) => {
    const traces = tracesIn(state.config, wording, seat, kind)
    const most = mostOf(traces)
    return madeOf({ seat, kind }, traces, (values) => likely(values, letters, most))
  })
  const labels = all.map((action) => wording.label(action))
  const exact = all.filter(
    ({ kind }, place) =>
      lettersIn(labels[place] ?? '') === letters || (kind === 'pass' && DECLINED.has(letters)),
  )
  return exact.length > 0
    ? exact
    : all.filter((_, place) => lettersIn(headOf(labels[place] ?? '')) === letters)
}

const NEAREST = 2

/** The values of a field of whose marks a text has most. */
const nearest = (traces: ReadonlyArray<Trace>, pairs: ReadonlySet<string>): ReadonlyArray<Scalar> => {
  const shared = (own: ReadonlyArray<string>): number =>
    own.filter((pair) => pairs.has(pair)).length / own.length
  return traces
    .map((trace) => ({ value: trace.value, share: Math.max(0, ...trace.pairs().map(shared)) }))
    .sort((one, other) => other.share - one.share)
    .slice(0, NEAREST)
    .map(({ value }) => value)
}

/** What may have been meant by a text that is no label: labels of every kind, of the values nearest to it. */
export const labelsNear = (
  game: AnyGame,
  state: State<Types>,
  text: string,
  seat: string,
): ReadonlyArray<string> => {
  const wording = game.wording(state)
  const pairs = pairsOf(lettersIn(text))
  const all = Object.keys(wording.actions).flatMap((kind) =>
    madeOf({ seat, kind }, tracesIn(state.config, wording, seat, kind), (traces) => nearest(traces, pairs)),
  )
  return [...new Set(all.map((action) => headOf(wording.label(action))))]
}

/** What is less alike was not meant. */
const LEAST_LIKENESS = 0.4

/** The label that is most like a text, as the end of a sentence; empty if none is. */
export const likeliest = (labels: ReadonlyArray<string>, text: string): string => {
  const pairs = pairsOf(lettersIn(text))
  const rated = labels.map((label) => {
    const own = pairsOf(lettersIn(label))
    const shared = [...own].filter((pair) => pairs.has(pair)).length
    return { label, rate: (2 * shared) / Math.max(1, own.size + pairs.size) }
  })
  const [best] = rated.sort((one, other) => other.rate - one.rate)
  return best === undefined || best.rate < LEAST_LIKENESS ? '' : `; did you mean "${best.label}"?`
}
