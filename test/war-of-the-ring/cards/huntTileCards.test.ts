/** The eight cards that put a special Hunt tile into play. */
import { describe, expect, it } from 'vitest'
import type { ScriptedDraw } from '../../../src/kernel'
import { EVENT_CARDS, type EventCardId, type HuntTileId } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsOf, free, named, playing, refused, shadow, table } from '../support/play'
import { fellowship, tiles, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { diceFor, holding, placeOf, play, STANDARD } from './fellowshipScenes'

const CARDS: ReadonlyArray<readonly [EventCardId, HuntTileId]> = [
  ['fp-char-01', 'elven-cloaks'],
  ['fp-char-02', 'elven-rope'],
  ['fp-char-03', 'phial-of-galadriel'],
  ['fp-char-04', 'smeagol-helps-nice-master'],
  ['sh-char-01', 'shelobs-lair'],
  ['sh-char-02', 'the-ring-is-mine'],
  ['sh-char-03', 'on-on-they-went'],
  ['sh-char-04', 'give-it-to-uss'],
]
const nameOf = (card: EventCardId) => EVENT_CARDS.find(({ id }) => id === card)?.name
const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const RING = free({ kind: 'takeCorruption' })

for (const [card, tile] of CARDS)
  describe(`${card} ${nameOf(card)}`, () => {
    const state = holding(card)
    const other = card.startsWith('sh-') ? 'free-peoples' : 'shadow'

    ruleAllows('events.playing', 'it is played with an Event or a Character result', () => {
      expect(diceFor(state, card)).toEqual(['character', 'event'])
      const side = card.startsWith('sh-') ? 'shadow' : 'free-peoples'
      expect(unused(after(state, play(card, 'character')), side)).not.toHaveProperty('character')
      expect(unused(after(state, play(card, 'event')), side)).not.toHaveProperty('event')
    })

    ruleForbids('events.playing', 'not with a Muster', () => {
      expect(refused(state, play(card, 'muster'))).toEqual(['events.playing'])
    })

    ruleForbids('events.inHand', 'nor from the deck', () => {
      const without = table({
        acting: card.startsWith('sh-') ? 'shadow' : 'free-peoples',
        dice: { 'free-peoples': ['character'], shadow: ['event'] },
      })
      expect(refused(without, play(card))).toEqual(['events.inHand'])
    })

    ruleAllows('hunt.specialTiles', 'outside Mordor its tile waits', () => {
      const { state: played, events } = playing(state, play(card))
      expect(tiles(played)).toEqual({ pool: STANDARD, drawn: {}, waiting: { [tile]: 1 }, removed: {} })
      expect([placeOf(played, card), asked(played)]).toEqual(['played', `${other} decide/action`])
      expect(events.filter(({ kind }) => kind === 'TilePutInPlay')).toEqual([
        { kind: 'TilePutInPlay', rule: 'hunt.specialTiles', tile, card },
      ])
    })

    ruleForbids(
      'hunt.specialTiles',
      'on the Mordor Track it does not wait: it is in the pool at once',
      () => {
        const there = after(holding(card, { fellowship: { mordor: 0 } }), play(card))
        expect(tiles(there)).toEqual({
          pool: { ...STANDARD, [tile]: 1 },
          drawn: {},
          waiting: {},
          removed: {},
        })
      },
    )
  })

describe('their tiles in Mordor', () => {
  it('a tile that waited comes into the pool when Mordor is entered, and can be drawn there', () => {
    const start = table({
      phase: 'fellowship',
      fellowship: { region: 'morannon', corruption: 5 },
      armies: { morannon: {} },
      huntTiles: { waiting: { 'phial-of-galadriel': 1 } },
    })
    const there = after(start, free({ kind: 'declare' }))
    expect(tiles(there).pool).toEqual({ ...STANDARD, 'phial-of-galadriel': 1 })
  })

  const IDLE = shadow({ kind: 'drawEvent', deck: 'character', die: 'event', as: 'event' })
  /** A card is played in Mordor; on the next move its tile comes up. */
  const drawing = (card: EventCardId, tile: HuntTileId, ...more: ReadonlyArray<ScriptedDraw>) => {
    const dark = card.startsWith('sh-')
    const state = after(
      table({
        acting: dark ? 'shadow' : 'free-peoples',
        dice: { 'free-peoples': ['character', 'character'], shadow: ['event', 'event'] },
        fellowship: { mordor: 1, corruption: 4 },
        huntBox: { shadow: 2 },
        hands: { [dark ? 'shadow' : 'free-peoples']: [card] },
      }),
      play(card),
    )
    const waited = dark ? state : after(state, IDLE, dice('sh-char-24'))
    return after(waited, MOVE, dice(named('hunt tile', tile), ...more))
  }

  it('the Phial of Galadriel heals two, and the Fellowship goes on', () => {
    expect(fellowship(drawing('fp-char-03', 'phial-of-galadriel'))).toMatchObject({
      corruption: 2,
      mordor: 2,
    })
  })
  it('Sméagol heals one, the Cloaks and the Rope nothing', () => {
    expect(fellowship(drawing('fp-char-04', 'smeagol-helps-nice-master'))).toMatchObject({
      corruption: 3,
      mordor: 2,
    })
    expect(fellowship(drawing('fp-char-01', 'elven-cloaks'))).toMatchObject({ corruption: 4, mordor: 2 })
    expect(fellowship(drawing('fp-char-02', 'elven-rope'))).toMatchObject({ corruption: 4, mordor: 2 })
  })
  it("Shelob's Lair asks for a die and stops", () => {
    const stung = after(drawing('sh-char-01', 'shelobs-lair', named('tile die', 4)), RING)
    expect(fellowship(stung)).toMatchObject({ corruption: 8, mordor: 1, revealed: false })
  })
  it('The Ring is Mine! counts the Hunt box, reveals and stops', () => {
    const state = drawing('sh-char-02', 'the-ring-is-mine')
    expect(fellowship(after(state, RING))).toMatchObject({ corruption: 6, mordor: 1, revealed: true })
  })
  it('On, On They Went does 3 and stops, Give it to Uss! 1, reveals and stops', () => {
    expect(fellowship(after(drawing('sh-char-03', 'on-on-they-went'), RING))).toMatchObject({
      corruption: 7,
      mordor: 1,
      revealed: false,
    })
    expect(fellowship(after(drawing('sh-char-04', 'give-it-to-uss'), RING))).toMatchObject({
      corruption: 5,
      mordor: 1,
      revealed: true,
    })
    expect(eventsOf(drawing('sh-char-03', 'on-on-they-went'), RING).map(({ kind }) => kind)).not.toContain(
      'MordorAdvanced',
    )
  })
})
