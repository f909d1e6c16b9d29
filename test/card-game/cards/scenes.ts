/** What tests of cards share: turns, plays with their cost, and combats with their outcome. */
import {
  cardGame,
  type Action,
  type CopyId,
  type PositionSpec,
  type Seat,
  type State,
} from '../../../src/card-game'
import { CARDS } from '../../../src/card-game/data/cards'
import { after, asked, by, eventsAs, playing, table, type Move } from '../support/play'
import { told } from '../support/read'

/** A place where a combat can be. */
type Place = Extract<Action, { kind: 'choose' }>['location']

/** The name of a card in the box. */
const nameOf = (id: string): string => CARDS.find((card) => card.id === id)?.name ?? id
/** The title of the tests of a card. */
export const titled = (id: string): string => `${id} ${nameOf(id)}`

/** A card of each seat to pay with. */
export const COIN = {
  frodo: 'village-militia',
  'witch-king': 'mordor-orcs',
  aragorn: 'soldiers-of-gondor',
  saruman: 'white-hand-orcs',
  gandalf: 'soldiers-of-gondor',
  'balrog-of-moria': 'mordor-orcs',
} as const satisfies Readonly<Record<Seat, CopyId>>

/** Who comes after whom in the Trilogy, as he is asked. */
export const NEXT = {
  frodo: 'witch-king decide/turn',
  'witch-king': 'aragorn decide/turn',
  aragorn: 'saruman decide/turn',
  saruman: 'frodo decide/turn',
  gandalf: 'witch-king decide/turn',
  'balrog-of-moria': 'gandalf decide/turn',
} as const satisfies Readonly<Record<Seat, string>>

/** A turn of a seat of the Trilogy, on the path Imladris if nothing else is said. */
export const turnOf = (seat: Seat, spec: PositionSpec = {}): State =>
  table({ path: 'imladris', turn: seat, ...spec })

/** A turn of a seat with a card in hand, and another one to pay for it. */
export const holding = (seat: Seat, card: CopyId, spec: PositionSpec = {}): State =>
  turnOf(seat, { ...spec, hand: [card, COIN[seat], ...(spec.hand ?? [])] })

/** Plays an army or character and pays for it. */
export const plays = (
  seat: Seat,
  card: CopyId,
  to: Extract<Action, { kind: 'play' }>['to'],
): ReadonlyArray<Action> => [
  by(seat, { kind: 'play', card, to }),
  by(seat, { kind: 'cycle', card: COIN[seat] }),
]
/** Plays an item and pays for it. */
export const playsOn = (seat: Seat, card: CopyId, wielder: CopyId): ReadonlyArray<Action> => [
  by(seat, { kind: 'playItem', card, wielder }),
  by(seat, { kind: 'cycle', card: COIN[seat] }),
]
/** Plays an event and pays for it. */
export const playsEvent = (seat: Seat, card: CopyId): ReadonlyArray<Action> => [
  by(seat, { kind: 'playEvent', card }),
  by(seat, { kind: 'cycle', card: COIN[seat] }),
]
export const moves = (seat: Seat, card: CopyId, to: Extract<Action, { kind: 'move' }>['to']): Action =>
  by(seat, { kind: 'move', card, to })
export const uses = (seat: Seat, card: CopyId): Action => by(seat, { kind: 'use', card })
export const forsakes = (seat: Seat, card: CopyId | 'top'): Action => by(seat, { kind: 'forsake', card })
export const cycles = (seat: Seat, card: CopyId): Action => by(seat, { kind: 'cycle', card })
export const takes = (seat: Seat, card: CopyId): Action => by(seat, { kind: 'take', card })
export const loses = (seat: Seat, card: CopyId): Action => by(seat, { kind: 'eliminate', card })
/** Takes what a text offers, one of two things, or leaves it. */
export const accepts = (seat: Seat): Action => by(seat, { kind: 'accept' })
export const chooses = (seat: Seat, alternative: number): Action => by(seat, { kind: 'decide', alternative })
export const picks = (seat: Seat, card: CopyId): Action => by(seat, { kind: 'pick', card })
export const declines = (seat: Seat): Action => by(seat, { kind: 'pass' })

/** Everybody passes until the Action step is over. */
export const allPass = (state: State): State => {
  let now = state
  while (asked(now).endsWith('decide/turn')) {
    const [seat] = asked(now).split(' ')
    now = after(now, by(seat as Seat, { kind: 'pass' }))
  }
  return now
}

/** The combat at a location: everybody passes, and it is fought first. */
export const combatAt = (state: State, location: Place): State => {
  const now = allPass(state)
  const [seat, question] = asked(now).split(' ')
  return question === 'decide/combat' ? after(now, by(seat as Seat, { kind: 'choose', location })) : now
}

const passing = (state: State, location: Place): ReadonlyArray<Move> => {
  const list: Array<Move> = []
  let now = state
  while (asked(now).endsWith('decide/turn')) {
    const pass = by(asked(now).split(' ')[0] as Seat, { kind: 'pass' })
    list.push(pass)
    now = after(now, pass)
  }
  const [seat, question] = asked(now).split(' ')
  if (question === 'decide/combat') list.push(by(seat as Seat, { kind: 'choose', location }))
  return list
}

/** What is counted at a location that is fought first: attack, defense of the location, and the rest. */
export const counted = (
  state: State,
  location: Place,
  ...more: ReadonlyArray<Move>
): readonly [attack: number, defense: number, rest: number] => {
  const [event] = eventsAs('AttackCounted', state, ...passing(state, location), ...more)
  if (event === undefined) throw new Error(`nothing is counted at ${location}`)
  return [event.attack, event.defense, event.rest]
}

const seatAsked = (state: State): Seat => asked(state).split(' ')[0] as Seat

/**
 * The combat at a location that is fought first, with these losses as far as there is a choice. Teammates
 * agree. It stops at another question.
 */
const fighting = (state: State, location: Place, losses: ReadonlyArray<CopyId>) => {
  const queue = [...losses]
  let now = playing(state, ...passing(state, location))
  for (;;) {
    const question = asked(now.state).split(' ')[1]
    const seat = seatAsked(now.state)
    const card = question === 'decide/losses' ? queue.shift() : undefined
    const answer = question === 'decide/agree' ? by(seat, { kind: 'agree' }) : card && loses(seat, card)
    if (answer === undefined) return now
    const next = playing(now.state, answer)
    now = { state: next.state, events: [...now.events, ...next.events] }
  }
}

/** The table after the combat at a location that is fought first, with these losses. */
export const fightAt = (state: State, location: Place, ...losses: ReadonlyArray<CopyId>): State =>
  fighting(state, location, losses).state

/** How the combat ends at a location that is fought first: who wins, and what is left uncancelled. */
export const fought = (
  state: State,
  location: Place,
  ...losses: ReadonlyArray<CopyId>
): readonly [winner: string, uncancelled: number] => {
  const ended = fighting(state, location, losses).events.find((event) => event.kind === 'CombatEnded')
  if (ended?.kind !== 'CombatEnded') throw new Error(`nothing is decided at ${location}`)
  return [ended.winner, ended.uncancelled]
}

const PATIENCE = 500

/** The first turn of the next round; whatever is listed first is done until then. */
export const nextRound = (state: State): State => {
  const { round } = told(state)
  let now = allPass(state)
  for (let left = PATIENCE; told(now).round === round || !asked(now).endsWith('decide/turn'); left--) {
    const first = cardGame.legalActions(now)[0]
    if (first === undefined || left === 0) throw new Error(`no round after ${asked(now)}`)
    const applied = cardGame.applyAction(now, first)
    if (applied._tag === 'Left') throw new Error(`${JSON.stringify(first)} is refused`)
    now = applied.right.state
  }
  return now
}
