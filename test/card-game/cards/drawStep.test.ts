/** Characters in reserve that bring one more card in the Draw step. */
import { describe, expect, it } from 'vitest'
import type { CopyId, PositionSpec, Seat } from '../../../src/card-game'
import { sizes } from '../support/read'
import { nextRound, turnOf } from './scenes'

/** How many cards a seat has in the next round; nobody wakes anything on the way from Weathertop. */
const handAfter = (seat: Seat, spec: PositionSpec): number | undefined =>
  sizes(nextRound(turnOf(seat, { ...spec, path: 'the-old-forest', freePeoples: [], starter: seat })), seat)
    .hand

const CARDS: ReadonlyArray<readonly [CopyId, Seat]> = [
  ['aragorn', 'aragorn'],
  ['gandalf-the-white', 'frodo'],
  ['saruman', 'saruman'],
  ['the-witch-king', 'witch-king'],
  ['mouth-of-sauron', 'witch-king'],
  ['gothmog', 'witch-king'],
]

describe.each(CARDS)('%s', (card, seat) => {
  const spec = { config: { promos: true } } as const

  it(`${card} brings one more while in reserve`, () => {
    const change = (handAfter(seat, { ...spec, reserve: [card] }) ?? 0) - (handAfter(seat, spec) ?? 0)
    expect(change).toBe(1)
  })

  it(`${card} brings nothing from hand`, () => {
    const held = handAfter(seat, { ...spec, hand: [card] }) ?? 0
    expect(held).toBe((handAfter(seat, spec) ?? 0) + 1)
  })
})
