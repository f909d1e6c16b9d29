/** The Palantír of Orthanc: cards drawn for cards played, until the Free Peoples put an end to it. */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, named, offered, refused, shadow, table } from '../support/play'
import { hand, rings, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { FREE_ALL, freeStrike } from '../rulebook/battles'
import { ALL_AT_WAR } from '../support/scenes'
import { diceFor, holding, placeOf, play } from './fellowshipScenes'
import { kinds, lying, SHADOW_PASS } from './tableScenes'

const staysOnTable = (card: EventCardId, spec: PositionSpec = {}) =>
  ruleAllows('events.playing', 'its own result and an Event lay it on the table', () => {
    const state = holding(card, spec)
    expect(diceFor(state, card)).toEqual(['character', 'event'])
    const played = after(state, play(card, 'character'))
    expect(placeOf(played, card)).toBe('onTable')
    expect(asked(played)).toBe('free-peoples decide/action')
  })

describe('sh-char-21 The Palantír of Orthanc', () => {
  const card = 'sh-char-21'
  const SARUMAN = { characters: { saruman: 'orthanc' } } as const
  const draw = (deck: 'character' | 'strategy') => shadow({ kind: 'drawFrom', deck })
  const DRAWN = dice(named('shadow strategy card', 'sh-strat-09'))
  staysOnTable(card, SARUMAN)

  ruleForbids('events.requirement', 'not without Saruman in play', () => {
    expect(refused(holding(card), play(card))).toEqual(['events.requirement'])
  })

  ruleAllows('events.onTable', 'after a card played with an Event the Shadow draws, from either deck', () => {
    const state = holding('sh-char-01', { ...SARUMAN, onTable: lying(card) })
    const played = after(state, play('sh-char-01'))
    expect(asked(played)).toBe('shadow decide/bonus')
    expect(offered(played)).toEqual([draw('character'), draw('strategy')])
    expect(refused(played, SHADOW_PASS)).toEqual(['turn.wholeAction'])
    const drawnOne = after(played, draw('strategy'), DRAWN)
    expect(hand(drawnOne, 'shadow')).toEqual(['sh-strat-09'])
    expect(asked(drawnOne)).toBe('free-peoples decide/action')
  })

  it('a full hand is full again', () => {
    const six = [
      'sh-char-01',
      'sh-char-02',
      'sh-char-03',
      'sh-char-04',
      'sh-strat-01',
      'sh-strat-02',
    ] as const
    const full = (hands: ReadonlyArray<EventCardId>): State =>
      table({
        acting: 'shadow',
        dice: { 'free-peoples': ['event'], shadow: ['event'] },
        ...SARUMAN,
        hands: { shadow: hands },
        onTable: lying(card),
      })
    expect(hand(after(full(six), play('sh-char-01'), draw('strategy'), DRAWN), 'shadow')).toHaveLength(6)
  })

  ruleForbids('events.onTable', 'not for its own result, not for drawing, not for itself', () => {
    const state = holding('sh-char-01', { ...SARUMAN, onTable: lying(card) })
    expect(asked(after(state, play('sh-char-01', 'character')))).toBe('free-peoples decide/action')
    const drawing = after(
      state,
      shadow({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' }),
      DRAWN,
    )
    expect(asked(drawing)).toBe('free-peoples decide/action')
    expect(asked(after(holding(card, SARUMAN), play(card)))).toBe('free-peoples decide/action')
  })

  describe('the Free Peoples end it', () => {
    const end = (die: 'will-of-the-west' | 'event' | 'character') =>
      free({ kind: 'endCard', die, as: die, card })
    const facing = (spec: PositionSpec = {}): State =>
      table({
        ...SARUMAN,
        onTable: lying(card),
        dice: { 'free-peoples': ['will-of-the-west', 'event'], shadow: ['event', 'event'] },
        ...spec,
      })

    ruleAllows('events.onTable', 'with a Will of the West, or any die and an Elven Ring', () => {
      expect(offered(facing(), { kind: 'endCard' })).toEqual([end('event'), end('will-of-the-west')])
      const will = after(facing(), end('will-of-the-west'))
      expect(placeOf(will, card)).toBe('played')
      expect(rings(will, 'free-peoples')).toBe(3)
      expect(unused(will, 'free-peoples')).toEqual({ event: 1 })
      const ring = after(facing(), end('event'))
      expect(placeOf(ring, card)).toBe('played')
      expect([rings(ring, 'free-peoples'), rings(ring, 'shadow')]).toEqual([2, 1])
      expect(unused(ring, 'free-peoples')).toEqual({ 'will-of-the-west': 1 })
    })

    it('the Ring is that of the turn', () => {
      const ring = after(
        facing({ dice: { 'free-peoples': ['event', 'event'], shadow: ['event'] } }),
        end('event'),
      )
      const mine = after(
        ring,
        shadow({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' }),
        DRAWN,
      )
      expect(kinds(mine)).not.toContain('useRing')
    })

    ruleForbids('events.onTable', 'not without a Ring, nor with one used, nor by the Shadow itself', () => {
      expect(refused(facing({ rings: { 'free-peoples': 0, shadow: 3 } }), end('event'))).toEqual([
        'events.onTable',
      ])
      const used = facing({ rings: { 'free-peoples': 2, shadow: 1 }, ringUsed: ['free-peoples'] })
      expect(refused(used, end('event'))).toEqual(['events.onTable'])
      const own = facing({ acting: 'shadow' })
      expect(refused(own, shadow({ kind: 'endCard', die: 'event', as: 'event', card }))).toEqual([
        'events.onTable',
      ])
      expect(
        refused(facing(), free({ kind: 'endCard', die: 'will-of-the-west', as: 'event', card })),
      ).toEqual(['events.onTable'])
    })
  })

  ruleForbids('events.conditionLost', 'it is gone with Saruman', () => {
    const siege = table({
      base: 'empty',
      politics: ALL_AT_WAR,
      onTable: lying(card),
      dice: { 'free-peoples': ['muster-army'], shadow: ['event'] },
      armies: { orthanc: { 'rohan-elite': 5 } },
      besieged: { orthanc: { 'isengard-regular': 1, saruman: 1 } },
    })
    const fallen = after(siege, ...freeStrike('orthanc'), FREE_ALL, dice(6, 6, 6, 6, 6, 1, 1))
    expect(placeOf(siege, card)).toBe('onTable')
    expect(placeOf(fallen, card)).toBe('played')
  })
})
