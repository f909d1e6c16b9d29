/** Where in its turn a text tells the game to be. */
import { unnamed } from '../faults'
import { itemsIn } from '../frame'
import { exactly, find } from '../names'
import { wordsOf } from '../text'
import { readCards } from './cards'
import { all, namesIn, numberOfItem, withoutNumbers, type Draft } from './places'
import { HIDDEN, type ToldEarly } from './early'

const FILLERS = /\b(acts?|to act|to move|to play|decides|phase|turn|number|next is|is next|players?)\b/g

/** What the turn is told to be. */
export interface ToldTurn {
  readonly turn?: number
  readonly phase?: string
  readonly side?: string
  readonly flags: ReadonlySet<string>
  readonly converted: number
  readonly next: ReadonlyArray<string>
  /** A question before the actions that no description knows, if it is told. */
  readonly early?: ToldEarly
}

const FLAGS: ReadonlySet<string> = new Set(['again', 'declared', 'ring', 'guide', 'took-back', 'took back'])

const DECK = /^(from|chose) (character|strategy)$/
const AGREED = /^(.+) (?:has )?agreed$/
const GIVES = /^(.+) gives (.+)$/
const WAY = /^way (.+)$/

/** Takes an item that tells such a question; whether it did. */
const takeEarly = (draft: Draft, early: EarlyDraft, typed: string, item: string): boolean => {
  const { words, faults } = draft
  const deck = DECK.exec(item)
  const [, way] = WAY.exec(item) ?? []
  const [, giver, card] = GIVES.exec(item) ?? []
  const [, wisher] = AGREED.exec(item) ?? []
  const seat = exactly(words.seats, giver ?? wisher ?? '')
  if (item === 'discard') early.discard = true
  else if (item === 'follow') early.follow = true
  else if (deck?.[1] === 'from') early.from.push(deck[2] ?? '')
  else if (deck !== null) early.chose = deck[2]
  else if (way !== undefined)
    early.way = wordsOf(way).flatMap((word) =>
      namesIn(draft, { key: '', typed, body: word }, words.regions, 'is no region'),
    )
  else if (seat === undefined) return false
  else if (card === undefined) early.agreed.add(seat)
  else if (card === '?' && draft.viewer !== undefined) early.given.set(seat, HIDDEN)
  else
    for (const id of readCards({ key: '', typed, body: card }, draft.sideOf[seat] ?? '', words, faults))
      early.given.set(seat, id)
  return true
}

interface EarlyDraft {
  readonly from: Array<string>
  chose: string | undefined
  discard: boolean
  follow: boolean
  readonly agreed: Set<string>
  readonly given: Map<string, string>
  way: ReadonlyArray<string> | undefined
}

const noEarly = (): EarlyDraft => ({
  from: [],
  chose: undefined,
  discard: false,
  follow: false,
  agreed: new Set(),
  given: new Map(),
  way: undefined,
})

const toldEarly = ({ chose, way, ...early }: EarlyDraft): ToldEarly => ({
  ...early,
  ...(chose === undefined ? {} : { chose }),
  ...(way === undefined ? {} : { way }),
})

/** What is told so far. */
interface TurnDraft {
  readonly flags: Set<string>
  readonly next: Array<string>
  /** Seats of partners that are told to act. */
  readonly acting: Array<string>
  readonly early: EarlyDraft
  isEarly: boolean
  turn: number | undefined
  phase: string | undefined
  side: string | undefined
  converted: number
}

/** A seat acts; of partners that one is next. */
const acts = ({ sideOf }: Draft, told: TurnDraft, seat: string): void => {
  told.side = sideOf[seat] ?? seat
  if (told.side !== seat) told.acting.push(seat)
}

/** Takes one item of the turn. */
const takeItem = (draft: Draft, told: TurnDraft, typed: string, item: string): void => {
  const { words, faults } = draft
  const number = numberOfItem(item)
  const rest = withoutNumbers(item).replace(FILLERS, ' ').replace(/\s+/g, ' ').trim()
  if (takeEarly(draft, told.early, typed, item)) told.isEarly = true
  else if (rest.startsWith('next '))
    told.next.push(...namesIn(draft, { key: '', typed, body: rest.slice(5) }, words.seats, 'is no seat'))
  else if (FLAGS.has(rest)) told.flags.add(rest.replace(' ', '-'))
  else if (rest === 'converted') told.converted = number ?? 1
  else {
    if (number !== undefined) told.turn = number
    const seat = rest === '' ? undefined : exactly(words.seats, rest)
    const named = rest === '' || seat !== undefined ? undefined : find(words.phases, rest)
    if (seat !== undefined) acts(draft, told, seat)
    else if (named?._tag === 'One') told.phase = named.id
    else if (named !== undefined)
      faults.found.push(unnamed(typed, item, 'is no phase, side or number', named))
  }
}

/** What the sections of the turn tell. */
export const readTurn = (draft: Draft): ToldTurn => {
  const told: TurnDraft = {
    flags: new Set(),
    next: [],
    acting: [],
    early: noEarly(),
    isEarly: false,
    turn: undefined,
    phase: undefined,
    side: undefined,
    converted: 0,
  }
  const acting = draft.told.filter(({ key }) => key.startsWith('acting '))
  for (const { key } of acting) acts(draft, told, key.slice('acting '.length))
  for (const { body, typed } of [...all(draft, 'turn'), ...acting])
    for (const item of itemsIn(body)) takeItem(draft, told, typed, item)
  const { flags, turn, phase, side, converted } = told
  const isTold = (seat: string): boolean => told.next.some((one) => draft.sideOf[one] === draft.sideOf[seat])
  const next = [...told.next, ...told.acting.filter((seat) => !isTold(seat)).slice(-1)]
  const isEarly = told.isEarly || phase === 'swap' || (phase === 'draw' && next.length > 0)
  return {
    flags,
    converted,
    next,
    ...(isEarly ? { early: toldEarly(told.early) } : {}),
    ...(turn === undefined ? {} : { turn }),
    ...(phase === undefined ? {} : { phase }),
    ...(side === undefined ? {} : { side }),
  }
}
