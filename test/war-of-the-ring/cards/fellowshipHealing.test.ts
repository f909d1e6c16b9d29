/** Cards of the Free Peoples that heal Corruption, move the Fellowship or turn a die. */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, named, offered, refused } from '../support/play'
import { fellowship, huntBox, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ALONE, diceFor, holding, placeOf, play } from './fellowshipScenes'

const ill = (card: EventCardId, corruption: number, spec: PositionSpec = {}): State =>
  holding(card, { ...spec, fellowship: { corruption, ...spec.fellowship } })
const corruption = (state: State) => fellowship(state).corruption
const PASS = free({ kind: 'pass' })

const playedWithCharacter = (card: EventCardId) =>
  ruleAllows('events.playing', 'it is played with an Event or a Character result, and discarded', () => {
    const state = holding(card)
    expect(diceFor(state, card)).toEqual(['character', 'event'])
    expect(refused(state, play(card, 'muster'))).toEqual(['events.playing'])
  })

describe('fp-char-09 Athelas', () => {
  const card = 'fp-char-09'
  playedWithCharacter(card)

  it('three dice, and each 5 or 6 heals one', () => {
    const state = after(ill(card, 5), play(card))
    expect(asked(state)).toBe('nature event die')
    expect(corruption(after(state, dice(4, 5, 6)))).toBe(3)
    expect(corruption(after(state, dice(1, 3, 4)))).toBe(5)
    expect(eventsAs('EventDieRolled', state, dice(4, 5, 6))).toEqual([
      { kind: 'EventDieRolled', rule: 'events.overrides', roll: 4, success: false, card },
      { kind: 'EventDieRolled', rule: 'events.overrides', roll: 5, success: true, card },
      { kind: 'EventDieRolled', rule: 'events.overrides', roll: 6, success: true, card },
    ])
    expect(eventsAs('CorruptionChanged', state, dice(4, 5, 6))).toEqual([
      { kind: 'CorruptionChanged', rule: 'hunt.corruption', by: -2, corruption: 3, card },
    ])
    expect(placeOf(after(state, dice(1, 1, 1)), card)).toBe('played')
  })

  it('with Strider as Guide each 3 or more does', () => {
    const state = after(ill(card, 5, { fellowship: { guide: 'strider' } }), play(card))
    expect(corruption(after(state, dice(2, 3, 4)))).toBe(3)
    expect(corruption(after(state, dice(6, 5, 3)))).toBe(2)
  })

  it('Strider in the Fellowship without being its Guide, or Aragorn on the map, does not help', () => {
    expect(corruption(after(ill(card, 5), play(card), dice(3, 4, 4)))).toBe(5)
    const crowned = ill(card, 5, { characters: { strider: 'replaced', aragorn: 'minas-tirith' } })
    expect(corruption(after(crowned, play(card), dice(3, 4, 4)))).toBe(5)
  })

  ruleAllows('events.asFarAsPossible', 'without Corruption it may be played for nothing', () => {
    expect(corruption(after(ill(card, 0), play(card), dice(6, 6, 6)))).toBe(0)
    expect(corruption(after(ill(card, 1), play(card), dice(6, 6, 6)))).toBe(0)
  })
})

describe('fp-char-10 There Is Another Way', () => {
  const card = 'fp-char-10'
  playedWithCharacter(card)
  const led = (there: PositionSpec['fellowship'], spec: PositionSpec = {}) =>
    ill(card, 4, { characters: ALONE, ...spec, fellowship: { region: 'hollin', ...there } })

  it('heals one; with another Guide that is all', () => {
    const state = after(ill(card, 4), play(card))
    expect([corruption(state), asked(state)]).toEqual([3, 'shadow decide/action'])
  })

  it('with Gollum as Guide a Hidden Fellowship may be moved', () => {
    const state = after(led({ progress: 2 }), play(card))
    expect([corruption(state), asked(state)]).toEqual([3, 'free-peoples decide/stealth'])
    expect(offered(state)).toEqual([PASS, free({ kind: 'moveOn' })])
    expect(refused(state, free({ kind: 'hide' }))).toEqual(['fellowship.hide'])
    expect(fellowship(after(state, free({ kind: 'moveOn' }))).progress).toBe(3)
    expect(fellowship(after(state, PASS)).progress).toBe(2)
  })

  ruleAllows('fellowship.hunted', 'the Hunt follows, its Eye worth the successes (OR-80)', () => {
    const there = led({ region: 'trollshaws' }, { huntBox: { shadow: 2 } })
    const state = after(there, play(card), free({ kind: 'moveOn' }))
    expect(asked(state)).toBe('nature hunt die')
    const seen = after(state, dice(6, 6, named('hunt tile', 'standard-eye')))
    expect([asked(seen), corruption(seen)]).toEqual(['free-peoples decide/path', 5])
    expect(fellowship(after(seen, free({ kind: 'done' })))).toMatchObject({ revealed: true, progress: 0 })
  })

  ruleForbids('fellowship.dieToHuntBox', 'OR-19: the die of the card does not go to the Hunt box', () => {
    const state = after(led({}), play(card), free({ kind: 'moveOn' }))
    expect(huntBox(state, 'free-peoples')).toBe(0)
    const by = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
    expect(huntBox(after(led({}), by), 'free-peoples')).toBe(1)
  })

  it('a Revealed Fellowship may be hidden and not moved', () => {
    const state = after(led({ revealed: true }), play(card))
    expect(offered(state)).toEqual([PASS, free({ kind: 'hide' })])
    expect(refused(state, free({ kind: 'moveOn' }))).toEqual(['fellowship.revealed'])
    expect(fellowship(after(state, free({ kind: 'hide' }))).revealed).toBe(false)
    expect(fellowship(after(state, PASS)).revealed).toBe(true)
  })

  it('on the Mordor Track a move draws a tile without a roll, and goes on', () => {
    const state = after(
      ill(card, 4, { characters: ALONE, fellowship: { mordor: 1 } }),
      play(card),
      free({ kind: 'moveOn' }),
      dice(named('hunt tile', 'standard-0-reveal')),
    )
    expect(fellowship(state)).toMatchObject({ mordor: 2, corruption: 3, tried: true })
  })

  it('at the end of the Fellowship Track nothing is asked', () => {
    expect(asked(after(led({ progress: 12 }), play(card)))).toBe('shadow decide/action')
  })
})

describe("fp-char-12 Bilbo's Song", () => {
  const card = 'fp-char-12'
  playedWithCharacter(card)

  it('heals one, and two instead with Gollum as Guide', () => {
    expect(corruption(after(ill(card, 5), play(card)))).toBe(4)
    expect(corruption(after(ill(card, 5, { characters: ALONE }), play(card)))).toBe(3)
    expect(eventsAs('CorruptionChanged', ill(card, 5, { characters: ALONE }), play(card))).toHaveLength(1)
  })
  it('never below 0', () => {
    expect(corruption(after(ill(card, 1, { characters: ALONE }), play(card)))).toBe(0)
    expect(corruption(after(ill(card, 0), play(card)))).toBe(0)
  })
})

describe('fp-char-13 Mirror of Galadriel', () => {
  const card = 'fp-char-13'
  playedWithCharacter(card)

  it('an unused Character result becomes a Will of the West', () => {
    const start = holding(card, { fellowship: { guide: 'strider' } })
    const state = after(start, play(card, 'event'))
    expect(unused(state, 'free-peoples')).toEqual({ muster: 1, 'will-of-the-west': 1 })
    expect(eventsAs('DieTurned', start, play(card, 'event'))).toEqual([
      {
        kind: 'DieTurned',
        rule: 'events.overrides',
        side: 'free-peoples',
        die: 'character',
        result: 'will-of-the-west',
        card,
      },
    ])
  })

  it('one only, and never the die that pays', () => {
    const three = holding(card, {
      dice: { 'free-peoples': ['character', 'character', 'character'], shadow: ['event'] },
    })
    const state = after(three, play(card, 'character'))
    expect(unused(state, 'free-peoples')).toEqual({ character: 1, 'will-of-the-west': 1 })
    const one = holding(card, { dice: { 'free-peoples': ['character', 'muster'], shadow: ['event'] } })
    expect(unused(after(one, play(card, 'character')), 'free-peoples')).toEqual({ muster: 1 })
  })

  it('heals one where the Ring-bearers are in Lórien, whatever their Progress', () => {
    const there = ill(card, 3, { fellowship: { region: 'lorien', progress: 2 } })
    expect(corruption(after(there, play(card)))).toBe(2)
    expect(corruption(after(ill(card, 3, { fellowship: { region: 'dimrill-dale' } }), play(card)))).toBe(3)
    expect(corruption(after(ill(card, 3, { fellowship: { mordor: 1 } }), play(card)))).toBe(3)
  })

  ruleAllows('events.asFarAsPossible', 'without another Character result it heals all the same', () => {
    const state = after(
      ill(card, 3, {
        fellowship: { region: 'lorien' },
        dice: { 'free-peoples': ['character', 'muster'], shadow: ['event'] },
      }),
      play(card),
    )
    expect([corruption(state), unused(state, 'free-peoples')]).toEqual([2, { muster: 1 }])
  })

  it('in captured Lórien too, as this edition says nothing else', () => {
    const lost = ill(card, 3, {
      fellowship: { region: 'lorien' },
      armies: { lorien: { 'sauron-regular': 1 } },
      captured: ['lorien'],
    })
    expect(corruption(after(lost, play(card)))).toBe(2)
  })
})
