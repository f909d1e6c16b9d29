/**
 * Questions of a turn as frames with slots: matched against a saved stack to write the items of `turn`, and
 * filled with them to read it back.
 */
import { objectOf, textsOf, type Json, type Obj, type SavedState } from '../../kernel/index'
import { quoted, type Faults } from '../faults'
import { numberOf, same, textOf } from '../json'
import { exactly, find, namesFrom } from '../names'
import { numberIn } from '../text'
import { meant, written, type Words } from './forms'

type Frame = SavedState['stack'][number]

/**
 * A variable that a line tells: the seat by its name, a number before the name of the slot, a word after it,
 * names each before it, a flag by its name. One that is `usual` is left out.
 */
export interface Slot {
  readonly slot: string
  readonly form: 'seat' | 'number' | 'word' | 'names' | 'flag'
  readonly usual?: Json
}

/** A frame some of whose variables are slots. */
export interface FrameForm {
  readonly kind: string
  readonly at: string
  readonly vars: Obj
  readonly slots?: Readonly<Record<string, Slot>>
  /** Variables that follow from the table. */
  readonly follows?: Readonly<Record<string, (table: Obj) => Json>>
}

/** A question of a turn: the phase as a line names it, and its frames. */
export interface Moment {
  readonly phase: string
  /** Whose it is, where that is no slot. */
  readonly seat?: string
  readonly frames: ReadonlyArray<FrameForm>
}

export const SEAT: Slot = { slot: 'seat', form: 'seat' }

type Values = ReadonlyMap<string, Json>

/** The values of the slots, if a stack is at such a question. */
const matched = ({ frames }: Moment, stack: ReadonlyArray<Frame>, table: Obj): Values | undefined => {
  if (frames.length !== stack.length) return undefined
  const values = new Map<string, Json>()
  const fits = frames.every((form, place) => {
    const frame = stack[place]
    const vars = objectOf(frame?.vars)
    const { slots = {}, follows = {} } = form
    const names = [form.vars, slots, follows].flatMap((some) => Object.keys(some))
    return (
      frame?.kind === form.kind &&
      frame.at === form.at &&
      Object.keys(vars).length === names.length &&
      Object.entries(follows).every(([name, from]) => same(vars[name], from(table))) &&
      Object.entries(form.vars).every(([name, wanted]) => same(vars[name], wanted)) &&
      Object.entries(slots).every(([name, { slot }]) => {
        const [value, known] = [vars[name], values.get(slot)]
        if (value !== undefined) values.set(slot, value)
        return value !== undefined && (known === undefined || same(known, value))
      })
    )
  })
  return fits ? values : undefined
}

const slotsOf = ({ frames }: Moment): ReadonlyArray<Slot> => {
  const all = new Map<string, Slot>()
  for (const { slots = {} } of frames)
    for (const slot of Object.values(slots)) if (!all.has(slot.slot)) all.set(slot.slot, slot)
  return [...all.values()]
}

const itemsFor = ({ slot, form, usual }: Slot, value: Json): ReadonlyArray<string> => {
  if (form === 'seat' || (usual !== undefined && same(value, usual))) return []
  if (form === 'number') return [`${numberOf(value)} ${slot}`]
  if (form === 'flag') return [slot]
  return form === 'word'
    ? [`${slot} ${written(textOf(value))}`]
    : textsOf(value).map((name) => `${written(name)} ${slot}`)
}

/** What a line says of a question, and whose it is. */
export interface Asked {
  readonly phase: string
  readonly seat: string
  readonly items: ReadonlyArray<string>
}

/** The question at which a stack is; undefined if it is none of these. */
export const momentOf = (
  moments: ReadonlyArray<Moment>,
  stack: ReadonlyArray<Frame>,
  table: Obj,
): Asked | undefined => {
  for (const moment of moments) {
    const values = matched(moment, stack, table)
    if (values !== undefined)
      return {
        phase: moment.phase,
        seat: moment.seat ?? textOf(values.get('seat')),
        items: slotsOf(moment).flatMap((slot) => itemsFor(slot, values.get(slot.slot) ?? null)),
      }
  }
  return undefined
}

/** The value that items tell of a slot, each item that does taken off the list. */
const valueFor = ({ slot, form, usual }: Slot, items: Array<string>, words: Words): Json => {
  const taken: Array<string> = []
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at] ?? ''
    const isOf =
      form === 'flag'
        ? item === slot
        : form === 'word'
          ? item.startsWith(`${slot} `)
          : item.endsWith(` ${slot}`)
    if (isOf) taken.unshift(...items.splice(at, 1))
  }
  const said = taken.map((item) => (form === 'word' ? item.slice(slot.length) : item.slice(0, -slot.length)))
  const [first] = said
  if (form === 'names') return said.map((one) => meant(words, one))
  if (first === undefined) return usual ?? null
  if (form === 'flag') return true
  return form === 'number' ? (numberIn(first.trim()) ?? null) : meant(words, first)
}

/** What is told of the turn: its number, the seat, the stack, and what is left to be read. */
export interface ReadMoment {
  readonly number: number
  readonly seat: string
  readonly isFirst: boolean
  /** The frames, on the table that is told. */
  readonly stack: (table: Obj) => ReadonlyArray<Frame>
}

const filledWith = (
  { kind, at, vars, slots = {}, follows = {} }: FrameForm,
  values: Values,
  table: Obj,
): Frame => {
  const told = Object.entries(slots).map(([name, { slot }]): readonly [string, Json] => [
    name,
    values.get(slot) ?? null,
  ])
  const rest = Object.entries(follows).map(([name, from]): readonly [string, Json] => [name, from(table)])
  return { kind, at, vars: { ...vars, ...Object.fromEntries([...told, ...rest]) } }
}

/** The items of `turn`, and what they may name. */
export interface ToldTurn {
  readonly items: ReadonlyArray<string>
  readonly seats: ReadonlyArray<string>
  readonly words: Words
  /** The phase that is meant where none, or the first, is told. */
  readonly usual?: string
}

/** Reads what the items of `turn` tell; what names nothing is a fault. */
export const readMoment = (
  moments: ReadonlyArray<Moment>,
  { items: told, seats, words, usual }: ToldTurn,
  faults: Faults,
): ReadMoment => {
  const items = [...told]
  const take = (is: (item: string) => boolean): string | undefined => {
    const at = items.findIndex(is)
    return at < 0 ? undefined : items.splice(at, 1)[0]
  }
  const number = take((item) => numberIn(item) !== undefined)
  const phases = namesFrom(moments.map(({ phase }) => [phase, phase]))
  const named = namesFrom(seats.map((seat) => [seat, seat]))
  const meantBy = (names: typeof phases): string | undefined => {
    const isSeat = (item: string): boolean => names !== named && exactly(named, item) !== undefined
    const typed = take((item) => find(names, item)._tag === 'One' && !isSeat(item))
    const found = typed === undefined ? undefined : find(names, typed)
    return found?._tag === 'One' ? found.id : undefined
  }
  const said = meantBy(phases)
  const phase = said === undefined || said === moments[0]?.phase ? (usual ?? said) : said
  const seat = meantBy(named) ?? seats[0] ?? ''
  const moment =
    moments.find((one) => one.phase === phase && (one.seat ?? seat) === seat) ??
    moments.find((one) => one.phase === phase) ??
    moments[0]
  const values = new Map<string, Json>([['seat', seat]])
  for (const slot of moment === undefined ? [] : slotsOf(moment))
    if (slot.form !== 'seat') values.set(slot.slot, valueFor(slot, items, words))
  for (const item of items) {
    const found = find(namesFrom([...phases, ...named]), item)
    faults.add('turn', `${quoted(item)} says nothing of a turn`, found._tag === 'None' ? found.near : [])
  }
  return {
    number: number === undefined ? 1 : (numberIn(number) ?? 1),
    seat,
    isFirst: moment === moments[0],
    stack: (table) => (moment?.frames ?? []).map((form) => filledWith(form, values, table)),
  }
}
