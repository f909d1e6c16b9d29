/** What the tests of the cards on the table share. */
import type { EventCardId, PositionSpec, RegionId, State } from '../../../src/war-of-the-ring'
import { after, drawn, free, named, offered, shadow, table, type Move } from '../support/play'

export const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
export const DECLARE = free({ kind: 'declare' })
export const to = (region: RegionId) => free({ kind: 'goTo', region })
export const DONE = free({ kind: 'done' })
export const PASS = free({ kind: 'pass' })
export const SHADOW_PASS = shadow({ kind: 'pass' })
export const RING = free({ kind: 'takeCorruption' })
export const tile = (id: string) => named('hunt tile', id)
/** A side uses a card on its table. */
export const use = (card: EventCardId) =>
  card.startsWith('sh-') ? shadow({ kind: 'useCard', card }) : free({ kind: 'useCard', card })

/** These cards are on the table of their sides. */
export const lying = (...cards: ReadonlyArray<EventCardId>): NonNullable<PositionSpec['onTable']> => ({
  'free-peoples': cards.filter((card) => card.startsWith('fp-')),
  shadow: cards.filter((card) => card.startsWith('sh-')),
})

/** The Fellowship may move from Hollin; one die hunts it, and these cards are on the table. */
export const hunted = (cards: ReadonlyArray<EventCardId>, spec: PositionSpec = {}): State =>
  table({
    dice: { 'free-peoples': ['character', 'character'], shadow: ['event', 'event'] },
    huntBox: { shadow: 1 },
    fellowship: { region: 'hollin' },
    onTable: lying(...cards),
    ...spec,
  })
/** It has moved and the Hunt has found it. */
export const found = (cards: ReadonlyArray<EventCardId>, spec: PositionSpec = {}): State =>
  after(hunted(cards, spec), MOVE, drawn('hunt die', 6))
/** The Fellowship phase, with these cards on the table. */
export const phase = (
  cards: ReadonlyArray<EventCardId>,
  fellowship: NonNullable<PositionSpec['fellowship']>,
  spec: PositionSpec = {},
): State => table({ phase: 'fellowship', fellowship, onTable: lying(...cards), ...spec })
/** A declaration along a way. */
export const declaring = (...way: ReadonlyArray<RegionId>): ReadonlyArray<Move> => [DECLARE, ...way.map(to)]
/** The kinds of action on offer. */
export const kinds = (state: State): ReadonlyArray<string> => offered(state).map(({ kind }) => kind)
