/** What the tests of the cards about Armies share: who holds the card, how it is played, what is offered. */
import { expect } from 'vitest'
import type { Action, DieFace, EventCardId, PositionSpec, Side, State } from '../../../src/war-of-the-ring'

import { after, free, offered, offers, refused, shadow, table, type Move, type Said } from '../support/play'
import { told } from '../support/read'
import { ruleAllows } from '../support/rules'
import { ALL_AT_WAR } from '../support/scenes'

const sideOf = (card: EventCardId): Side => (card.startsWith('sh-') ? 'shadow' : 'free-peoples')
const DICE = {
  'free-peoples': ['character', 'event', 'muster-army', 'muster'],
  shadow: ['character', 'army', 'event', 'muster'],
} as const

/** The player of a card says something. */
export const owner = (card: EventCardId, said: Said): Action =>
  sideOf(card) === 'shadow' ? shadow(said) : free(said)
/** A board with these Armies only, all nations at war; the player of the card holds it and acts. */
export const holding = (card: EventCardId, spec: PositionSpec = {}): State =>
  table({
    base: 'empty',
    acting: sideOf(card),
    politics: ALL_AT_WAR,
    dice: DICE,
    hands: { [sideOf(card)]: [card] },
    ...spec,
  })
/** Plays a card with its icon: an Army by a Muster/Army result for the Free Peoples. */
export const play = (card: EventCardId, icon: 'character' | 'army'): Action => {
  const die: DieFace = icon === 'army' && sideOf(card) === 'free-peoples' ? 'muster-army' : icon
  return owner(card, { kind: 'playEvent', die, as: icon, card })
}
/** A card on such a board, just played. */
export const played = (card: EventCardId, icon: 'character' | 'army', spec: PositionSpec): State =>
  after(holding(card, spec), play(card, icon))

/** The rules against playing a card on such a board; empty if it can be played. */
export const against = (card: EventCardId, icon: 'character' | 'army', spec: PositionSpec) =>
  refused(holding(card, spec), play(card, icon))

/** It is played with an Event result or with its icon, and is face up afterwards. */
export const playedWith = (card: EventCardId, icon: 'character' | 'army', spec: PositionSpec): void =>
  ruleAllows('events.playing', `it is played with an Event or an ${icon} result`, () => {
    const state = holding(card, spec)
    const uses = offered(state, { kind: 'playEvent', card }).map((action) =>
      'as' in action ? action.as : '',
    )
    expect([...new Set(uses)].sort()).toEqual([icon, 'event'].sort())
    expect(refused(state, owner(card, { kind: 'playEvent', die: 'muster', as: 'muster', card }))).toContain(
      'events.playing',
    )
    const { cards } = told(after(state, play(card, icon))) as unknown as {
      readonly cards: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>>
    }
    expect(Object.values(cards['played'] ?? {}).flat()).toContain(card)
  })

/** The regions offered by one kind of answer. */
export const aims = (state: State) => offers(state, 'aim', 'region')
/** The marches or attacks on offer, as pairs of regions. */
export const ways = (state: State, kind: 'march' | 'attack' = 'march') =>
  offered(state, { kind }).map((action) =>
    'from' in action && 'to' in action ? [action.from, action.to] : [],
  )

export type { Move }
