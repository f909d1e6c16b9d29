/**
 * Questions of a turn before its actions that a description does not know: which deck is drawn from and what
 * is discarded, what partners swap, the way of a Fellowship that is declared, and who follows it.
 */
import { itemsOf, objectOf, textsOf, type Json, type Obj, type SavedState } from '../../kernel/index'
import { numberOf, textOf, within } from '../json'
import { cardItems, pileOf } from './cards'

type Frame = SavedState['stack'][number]

/** The seats of each side, by side; one where nobody shares it. */
export type Seats = Readonly<Record<string, ReadonlyArray<string>>>

/** Such a question: its phase, and the items that tell it beyond phase and side. */
export interface EarlyItems {
  readonly phase: 'draw' | 'swap' | 'fellowship'
  readonly items: ReadonlyArray<string>
}

/** What a text tells of such a question. */
export interface ToldEarly {
  readonly from: ReadonlyArray<string>
  readonly chose?: string
  readonly discard: boolean
  /** Seats that wish to swap, and cards by the seats that give them. */
  readonly agreed: ReadonlySet<string>
  readonly given: ReadonlyMap<string, string>
  readonly way?: ReadonlyArray<string>
  /** Whether it is asked who follows a Fellowship that has gone its way. */
  readonly follow: boolean
}

/** A card that a partner gives, of which the viewer knows no more. */
export const HIDDEN = 'hidden'

const WHY = 'events.drawing'

const decksOf = (frame: Frame | undefined): ReadonlyArray<string> => textsOf(objectOf(frame?.vars)['decks'])

/** What is left to draw, and what is discarded. */
const drawItems = (above: ReadonlyArray<Frame>): ReadonlyArray<string> | undefined => {
  const [draw, asked, more] = above
  const decks = decksOf(draw)
  if (draw?.kind !== 'draw' || more !== undefined || within(draw.vars, 'why') !== WHY) return undefined
  if (draw.at === 'discard' && asked?.kind === 'decide/discard')
    return ['discard', ...decks.map((deck) => `from ${deck}`)]
  if (draw.at !== 'next' || asked !== undefined) return undefined
  return decks.length > 1 ? [] : decks.map((deck) => `from ${deck}`)
}

/** What one of partners draws, who chooses a deck. */
const chosenItems = (above: ReadonlyArray<Frame>): ReadonlyArray<string> | undefined => {
  const [bonus, ...rest] = above
  const [deck, other] = decksOf(bonus)
  if (bonus?.kind !== 'bonus') return undefined
  if (bonus.at === 'ask') return rest.length === 1 && rest[0]?.kind === 'decide/bonus' ? [] : undefined
  const drawn = other === undefined ? drawItems(rest) : undefined
  if (drawn === undefined || deck === undefined) return undefined
  return [`chose ${deck}`, ...drawn.filter((item) => item !== `from ${deck}` || drawn.includes('discard'))]
}

/** Who wishes to swap, and who gives what. */
const swapItems = (
  [swap, asked]: ReadonlyArray<Frame>,
  seats: ReadonlyArray<string>,
): ReadonlyArray<string> | undefined => {
  const vars = objectOf(asked?.vars)
  const agreed = numberOf(vars['agreed'])
  if (swap?.at === 'wish' && asked?.kind === 'decide/agree')
    return seats.filter((_, place) => agreed === place + 1).map((seat) => `${seat} agreed`)
  if (swap?.at !== 'give' || asked?.kind !== 'decide/give') return undefined
  const given = itemsOf(vars['given']).map(textOf)
  return [
    ...seats.map((seat) => `${seat} agreed`),
    ...seats.flatMap((seat, place) => {
      const card = given[place] ?? ''
      return (card === HIDDEN ? ['?'] : cardItems([card])).map((item) => `${seat} gives ${item}`)
    }),
  ]
}

const wayItems = (path: Json | undefined): ReadonlyArray<string> => {
  const way = textsOf(path)
  return way.length === 0 ? [] : [`way ${way.join(' ')}`]
}

/** The way of a Fellowship, and whether somebody may follow it. */
const declaredItems = ([declaration, asked, more]: ReadonlyArray<Frame>):
  ReadonlyArray<string> | undefined => {
  if (declaration?.kind !== 'declaration' || more !== undefined) return undefined
  if (asked?.kind === 'decide/path') return wayItems(objectOf(asked.vars)['path'])
  return asked?.kind === 'decide/follow'
    ? ['follow', ...wayItems(objectOf(declaration.vars)['path'])]
    : undefined
}

/** The items of such a question; undefined if the frames on the turn are none. */
export const earlyItems = (
  turn: Frame,
  above: ReadonlyArray<Frame>,
  seats: Seats,
): EarlyItems | undefined => {
  const [first] = above
  const side = textOf(within(first?.vars, 'side'))
  if (turn.at.startsWith('draw')) {
    const items = first?.kind === 'bonus' ? chosenItems(above) : drawItems(above)
    return items === undefined ? undefined : { phase: 'draw', items }
  }
  if (turn.at.startsWith('swap')) {
    const items = swapItems(above, seats[side] ?? [])
    return items === undefined ? undefined : { phase: 'swap', items }
  }
  const items = turn.at === 'declaration' ? declaredItems(above) : undefined
  return items === undefined ? undefined : { phase: 'fellowship', items }
}

const frame = (kind: string, at: string, vars: Obj): Frame => ({ kind, at, vars })

const drawFrames = (told: ToldEarly, side: string, table: Obj, shared: boolean): ReadonlyArray<Frame> => {
  const { chose, discard, from } = told
  const draw = (decks: ReadonlyArray<string>): ReadonlyArray<Frame> => [
    frame('draw', discard ? 'discard' : 'next', { side, decks, why: WHY }),
    ...(discard ? [frame('decide/discard', 'ask', { side })] : []),
  ]
  const bonus = (decks: ReadonlyArray<string>): Obj => ({ side, card: null, decks, may: false, why: WHY })
  if (chose !== undefined) return [frame('bonus', 'draw', bonus([chose])), ...draw(discard ? from : [chose])]
  const both = ['character', 'strategy']
  if (!shared || discard || from.length > 0 || numberOf(table['turn']) === 1)
    return draw(from.length > 0 || discard ? from : both)
  const filled = both.filter((deck) => textsOf(within(table, 'cards', 'decks', `${side}-${deck}`)).length > 0)
  return [frame('bonus', 'ask', bonus(filled)), frame('decide/bonus', 'ask', bonus(filled))]
}

/** A card that could be given where it is not told which. */
const someCard = (table: Obj, seat: string): Json => pileOf(within(table, 'cards', 'hands'), seat)[0] ?? null

const swapFrames = (
  told: ToldEarly,
  side: string,
  seats: ReadonlyArray<string>,
  table: Obj,
): ReadonlyArray<Frame> => {
  const none: ReadonlyArray<Json> = seats.map(() => null)
  const given = seats.map((seat): Json => {
    const card = told.given.get(seat) ?? null
    return card === HIDDEN ? someCard(table, seat) : card
  })
  if (seats.every((seat) => told.agreed.has(seat)))
    return [
      frame('swap', 'give', { side, agreed: true, given: none }),
      frame('decide/give', 'ask', { side, given }),
    ]
  const agreed = seats.findIndex((seat) => told.agreed.has(seat)) + 1
  return [
    frame('swap', 'wish', { side, agreed: false, given: none }),
    frame('decide/agree', 'ask', { side, place: null, agreed }),
  ]
}

const wayFrames = (way: ReadonlyArray<string>, table: Obj): ReadonlyArray<Frame> => {
  const left = numberOf(within(table, 'fellowship', 'progress')) - way.length + 1
  return [
    frame('declaration', 'path', { why: 'declare', path: [], strongholds: [] }),
    frame('decide/path', 'ask', { why: 'declare', path: way, left }),
  ]
}

const FOLLOWER = 'witch-king-chief'

const followFrames = (path: ReadonlyArray<string>): ReadonlyArray<Frame> => [
  frame('declaration', 'follow', { why: 'declare', path, strongholds: [] }),
  frame('decide/follow', 'ask', { side: 'shadow', character: FOLLOWER }),
]

const STAGE: Readonly<Record<string, string>> = { 'free-peoples': 'FreePeoples', shadow: 'Shadow' }

/** What a question is told to be, and where. */
export interface EarlyQuestion {
  readonly told: ToldEarly
  readonly phase: string
  readonly side: string
  readonly seats: Seats
}

/** The frames of such a question, on the table and the turn as they stand at the phase. */
export const earlyFrames = (
  { told, phase, side, seats }: EarlyQuestion,
  table: Obj,
  turn: Frame,
): ReadonlyArray<Frame> => {
  const { way = [], follow } = told
  if (told.way !== undefined || follow)
    return [
      { ...turn, at: 'declaration', vars: { ...objectOf(turn.vars), declares: true } },
      ...(follow ? followFrames(way) : wayFrames(way, table)),
    ]
  const mine = seats[side] ?? []
  const stage = STAGE[side] ?? ''
  if (phase === 'swap') return [{ ...turn, at: `swap${stage}` }, ...swapFrames(told, side, mine, table)]
  const leading = mine[(numberOf(table['turn']) - 1) % mine.length]
  const leads = textOf(within(table, 'partners', 'acting', side)) === leading
  const at = mine.length === 1 ? `draw${stage}` : `draw${stage}${leads ? 'Leading' : 'First'}`
  return [{ ...turn, at }, ...drawFrames(told, side, table, mine.length > 1)]
}
