/**
 * Who speaks: a statement may begin with a side or, where partners share one, with a seat of it. A seat has
 * the name of a Nation or a Minion, so that such a statement may be read in two ways.
 */
import { SIDES } from '../../../war-of-the-ring/index'

/** The seats of a game. */
export type Seats = ReadonlyArray<string>

/** Who speaks. */
export interface Speaker {
  /** The side or seat that was named. */
  readonly speaker: string | undefined
  readonly side: string | undefined
  /** The seats that are meant. */
  readonly seats: Seats | undefined
}

/** Who speaks at the beginning of a statement, and the rest of it. */
export interface Spoken extends Speaker {
  readonly rest: string
}

const SIDE_WORDS: Readonly<Record<string, string>> = {
  fp: 'free-peoples',
  fpp: 'free-peoples',
  free: 'free-peoples',
  'free peoples': 'free-peoples',
  'free people': 'free-peoples',
  'the free peoples': 'free-peoples',
  good: 'free-peoples',
  'the shadow': 'shadow',
  sh: 'shadow',
  sp: 'shadow',
  evil: 'shadow',
}

const SEAT_SIDES: Readonly<Record<string, string>> = {
  'free-peoples': 'free-peoples',
  gondor: 'free-peoples',
  rohan: 'free-peoples',
  shadow: 'shadow',
  'witch-king': 'shadow',
  saruman: 'shadow',
}

const SEAT_SHORTS: Readonly<Record<string, string>> = { wk: 'witch-king', 'witch king': 'witch-king' }

/** The side of a seat; nature has none. */
export const sideOfSeat = (seat: string): string => SEAT_SIDES[seat] ?? seat

/** Nobody was named. */
export const NOBODY: Speaker = { speaker: undefined, side: undefined, seats: undefined }

/** The seats of a side. */
export const seatsOfSide = (seats: Seats, side: string): Seats =>
  seats.filter((seat) => sideOfSeat(seat) === side)

/** Who is called so: a side, or a seat. */
export const speakerOf = (seats: Seats, name: string | undefined): Speaker => {
  if (name === undefined) return NOBODY
  const isSide = SIDES.some((side) => side === name)
  return {
    speaker: name,
    side: sideOfSeat(name),
    seats: isSide ? seatsOfSide(seats, name) : [name],
  }
}

const sideWord = (said: string): string | undefined => SIDE_WORDS[said] ?? SIDES.find((side) => side === said)

const seatWord = (seats: Seats, said: string): string | undefined => {
  const name = said.replace(/^the /, '').replace(/ player$/, '')
  return seats.find((seat) => seat === (SEAT_SHORTS[name] ?? name))
}

const LONGEST = 4

/** The longest beginning of a statement that is a name, and the rest of it. */
const named = (text: string, nameOf: (said: string) => string | undefined) => {
  const words = text.trim().split(/\s+/)
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const said = words.slice(0, length).join(' ').toLowerCase()
    const name = nameOf(said.replace(/[:,]$/, ''))
    if (name !== undefined) return { name, rest: words.slice(length).join(' '), isMarked: /[:,]$/.test(said) }
  }
  return undefined
}

/** The side that a statement names at its beginning; seats are names like others. */
export const sideIn = (text: string, seats: Seats): Spoken => {
  const found = named(text, sideWord)
  return found === undefined
    ? { ...NOBODY, rest: text.trim() }
    : { ...speakerOf(seats, found.name), rest: found.rest }
}

/** Who speaks; and, where the name may be that of a Nation or a Minion, the statement of nobody. */
export const speakersIn = (text: string, seats: Seats): readonly [Spoken, Spoken?] => {
  const found = named(text, (said) => seatWord(seats, said))
  const plain = sideIn(text, seats)
  if (found === undefined || plain.speaker !== undefined) return [plain]
  const seat = { ...speakerOf(seats, found.name), rest: found.rest }
  return found.isMarked ? [seat] : [seat, plain]
}
