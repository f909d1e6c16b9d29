/**
 * The Event cards as objects (chapter V): decks, the draw of a turn, the draw by an Event result, the hand
 * limit and empty decks. What cards do comes with their texts.
 */
import { describe, expect } from 'vitest'
import {
  EVENT_CARD_IDS,
  EVENT_CARDS,
  type EventCardId,
  type Side,
  type State,
  warOfTheRing,
} from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  drawn,
  eventsAs,
  free,
  offered,
  offers,
  refused,
  shadow,
  table,
} from '../support/play'
import { discards, hand, left, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { AT_WAR, comesNot } from '../support/scenes'

const deck = (side: 'fp' | 'sh', name: 'char' | 'strat'): ReadonlyArray<EventCardId> =>
  EVENT_CARD_IDS.filter((card) => card.startsWith(`${side}-${name}`))
const SIX = ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-strat-01', 'fp-strat-02', 'fp-strat-03'] as const
const FIVE = SIX.slice(0, 5)
const DARK = ['sh-char-01', 'sh-char-02', 'sh-char-03', 'sh-strat-01', 'sh-strat-02', 'sh-strat-03'] as const

const discard = (card: EventCardId) => ({ kind: 'discard', card }) as const
const draws = (name: 'character' | 'strategy') =>
  ({ kind: 'drawEvent', die: 'event', as: 'event', deck: name }) as const
const beginning = (hands: Partial<Record<Side, ReadonlyArray<EventCardId>>>): State =>
  table({ phase: 'draw', hands })

describe('the decks', () => {
  ruleAllows('events.decks', 'either side has a Character and a Strategy deck of 24 cards each', () => {
    const state = table({ phase: 'draw' })
    for (const side of ['free-peoples', 'shadow'] as const)
      expect([left(state, side, 'character'), left(state, side, 'strategy')]).toEqual([24, 24])
    const decks = [deck('fp', 'char'), deck('fp', 'strat'), deck('sh', 'char'), deck('sh', 'strat')]
    expect(decks.map((cards) => cards.length)).toEqual([24, 24, 24, 24])
    expect(EVENT_CARDS.filter(({ side, deck: of }) => side === 'shadow' && of === 'character')).toHaveLength(
      24,
    )
  })

  ruleAllows('events.drawing', 'OR-14: the Free Peoples draw and cut their hand before the Shadow', () => {
    const state = beginning({ 'free-peoples': FIVE, shadow: [] })
    expect(asked(state)).toBe('nature free-peoples character card')
    const one = after(state, drawn('free-peoples character card', 'fp-char-24'))
    expect(asked(one)).toBe('nature free-peoples strategy card')
    const two = after(one, drawn('free-peoples strategy card', 'fp-strat-24'))
    expect(asked(two)).toBe('free-peoples decide/discard')
    const cut = after(two, free(discard('fp-char-24')))
    expect(asked(cut)).toBe('nature shadow character card')
    expect(asked(after(cut, dice('sh-char-01', 'sh-strat-01')))).toBe('free-peoples decide/declare')
  })

  ruleAllows('events.drawing', 'any card still in the deck may come, and one in a hand does not', () => {
    const state = beginning({ 'free-peoples': ['fp-char-05'] })
    const outcomes = offered(state).flatMap((draw) => (draw.kind === 'chance' ? [draw.outcome] : []))
    expect(outcomes).toEqual(deck('fp', 'char').filter((card) => card !== 'fp-char-05'))
  })

  ruleForbids('events.drawing', 'nobody declines the draw, not even with a full hand', () => {
    const state = beginning({ 'free-peoples': SIX })
    expect(refused(state, free({ kind: 'pass' }))).toEqual(['turn.phases'])
    expect(offered(state, { kind: 'pass' })).toEqual([])
  })

  ruleForbids('events.drawing', 'no cards are held before the first draw, and two after it', () => {
    const state = beginning({})
    expect([hand(state, 'free-peoples'), hand(state, 'shadow')]).toEqual([[], []])
    const drew = after(state, dice('fp-char-09', 'fp-strat-09', 'sh-char-09', 'sh-strat-09'))
    expect([hand(drew, 'free-peoples').length, hand(drew, 'shadow').length]).toEqual([2, 2])
  })

  ruleForbids('events.decks', 'a card of another deck or of the other side', () => {
    const state = table({ dice: { 'free-peoples': ['event'], shadow: [] } })
    const draw = free({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })
    const drawing = after(state, draw)
    expect(comesNot(drawing, 'free-peoples strategy card', 'fp-char-01')).toBe(true)
    expect(comesNot(drawing, 'free-peoples strategy card', 'sh-strat-01')).toBe(true)
    expect(comesNot(drawing, 'free-peoples strategy card', 'fp-strat-01')).toBe(false)
    expect(() => table({ hands: { shadow: ['fp-char-01'] } })).toThrow(/events.decks/)
  })
})

describe('the Event result', () => {
  const state = table({ dice: { 'free-peoples': ['event', 'muster'], shadow: ['event'] } })

  ruleAllows('events.drawAction', 'DP-5.1: it draws a card from the deck of choice', () => {
    expect(asked(state)).toBe('free-peoples decide/action')
    expect(offers(state, 'drawEvent', 'deck')).toEqual(['character', 'strategy'])
    const drew = after(state, free(draws('strategy')), dice('fp-strat-07'))
    expect(hand(drew, 'free-peoples')).toEqual(['fp-strat-07'])
    expect([left(drew, 'free-peoples', 'character'), left(drew, 'free-peoples', 'strategy')]).toEqual([
      24, 23,
    ])
    expect([asked(drew), unused(drew, 'free-peoples')]).toEqual(['shadow decide/action', { muster: 1 }])
    expect(hand(after(drew, shadow(draws('character')), dice('sh-char-07')), 'shadow')).toEqual([
      'sh-char-07',
    ])
  })

  ruleAllows('events.drawAction', 'the record names it as the cause of the card', () => {
    expect(eventsAs('CardDrawn', state, free(draws('strategy')), dice('fp-strat-07'))).toMatchObject([
      { rule: 'events.drawAction', side: 'free-peoples', deck: 'strategy', drawn: 'fp-strat-07' },
    ])
  })

  ruleForbids('events.drawAction', 'other results draw nothing', () => {
    const action = { ...draws('character'), die: 'muster', as: 'muster' } as const
    expect(refused(state, free(action))).toEqual(['die.muster'])
    expect(offers(state, 'drawEvent', 'die')).toEqual(['event'])
    expect(refused(after(state, free(draws('character'))), free(draws('strategy')))).toContain(
      'turn.wholeAction',
    )
  })

  ruleForbids('events.parts', 'a die with another sign to play a card, whatever its deck', () => {
    const holding = table({
      hands: { shadow: ['sh-strat-10', 'sh-strat-24'] },
      acting: 'shadow',
      politics: { southrons: AT_WAR },
      dice: { 'free-peoples': ['event'], shadow: ['army', 'muster', 'character', 'event'] },
    })
    const play = (die: 'army' | 'muster' | 'character' | 'event') =>
      shadow({ kind: 'playEvent', card: 'sh-strat-10', die, as: die })
    expect(refused(holding, play('army'))).toEqual([])
    expect(refused(holding, play('event'))).toEqual([])
    expect(refused(holding, play('muster'))).toEqual(['events.playing'])
    expect(refused(holding, play('character'))).toEqual(['events.playing'])
  })
})

describe('the hand limit', () => {
  const full = after(beginning({ 'free-peoples': SIX }), dice('fp-char-20', 'fp-strat-20'))
  const EIGHT = [...SIX.slice(0, 3), 'fp-char-20', ...SIX.slice(3), 'fp-strat-20']

  ruleAllows('events.handLimit', 'TC-5, DP-4.1: two of eight cards go, also the new ones', () => {
    expect(asked(full)).toBe('free-peoples decide/discard')
    expect(offers(full, 'discard', 'card')).toEqual(EIGHT)
    const one = after(full, free(discard('fp-char-20')))
    expect(asked(one)).toBe('free-peoples decide/discard')
    const two = after(one, free(discard('fp-strat-01')))
    expect(asked(two)).toBe('nature shadow character card')
    expect(hand(two, 'free-peoples')).toEqual(
      EIGHT.filter((card) => card !== 'fp-char-20' && card !== 'fp-strat-01'),
    )
    expect(discards(two, 'free-peoples')).toEqual(['fp-char-20', 'fp-strat-01'])
  })

  ruleAllows('events.handLimit', 'six cards are kept, and nothing is asked', () => {
    const state = after(
      beginning({ 'free-peoples': SIX.slice(0, 4) }),
      drawn('free-peoples character card', 'fp-char-20'),
      drawn('free-peoples strategy card', 'fp-strat-20'),
    )
    expect(asked(state)).toBe('nature shadow character card')
    expect(hand(state, 'free-peoples')).toHaveLength(6)
  })

  ruleAllows(
    'events.handLimit',
    'DP-4.1, DP-5.1: after an Event result it is cut at once, by its owner',
    () => {
      const state = table({
        acting: 'shadow',
        hands: { shadow: DARK },
        dice: { 'free-peoples': ['muster'], shadow: ['event'] },
      })
      const drew = after(state, shadow(draws('character')), dice('sh-char-20'))
      expect(asked(drew)).toBe('shadow decide/discard')
      expect(offers(drew, 'discard', 'card')).toHaveLength(7)
      expect(asked(after(drew, shadow(discard('sh-char-20'))))).toBe('free-peoples decide/action')
    },
  )

  ruleForbids('events.handLimit', 'nobody keeps a seventh, nor throws cards away without need', () => {
    expect(refused(full, free({ kind: 'done' }))).toEqual(['turn.phases'])
    expect(refused(full, free(discard('fp-char-11')))).toEqual(['events.inHand'])
    expect(refused(full, shadow(discard('sh-char-01')))).toEqual(['events.inHand'])
    const calm = table({
      hands: { 'free-peoples': SIX },
      dice: { 'free-peoples': ['muster'], shadow: [] },
    })
    expect(refused(calm, free(discard('fp-char-01')))).toEqual(['events.handLimit'])
    const seven = { 'free-peoples': [...SIX, 'fp-char-04'] } as const
    expect(asked(beginning(seven))).toBe('free-peoples decide/discard')
    expect(() => table({ phase: 'fellowship', hands: seven })).toThrow(/events.handLimit/)
  })

  ruleForbids(
    'events.handLimit',
    'OR-15: nobody else sees hand and discards, only their number and backs',
    () => {
      const cut = after(full, free(discard('fp-char-20')))
      const seen = (viewer: 'free-peoples' | 'shadow') =>
        (warOfTheRing.view(cut, viewer).state as unknown as { table: { cards: Record<string, unknown> } })
          .table.cards
      expect(seen('shadow')['hands']).toMatchObject({
        'free-peoples-character': { hidden: 3 },
        'free-peoples-strategy': { hidden: 4 },
        'shadow-character': [],
      })
      expect(seen('shadow')['discards']).toMatchObject({ 'free-peoples-character': { hidden: 1 } })
      expect(seen('free-peoples')['discards']).toMatchObject({ 'free-peoples-character': ['fp-char-20'] })
      const told = eventsAs('CardDiscarded', full, free(discard('fp-char-20')))
      expect(warOfTheRing.eventsFor(told, 'shadow')).toMatchObject([{ deck: 'character', drawn: 'hidden' }])
      expect(warOfTheRing.eventsFor(told, 'free-peoples')).toMatchObject([{ drawn: 'fp-char-20' }])
    },
  )
})

describe('an empty deck', () => {
  const noStrategy = { 'free-peoples': deck('fp', 'strat') }
  const neither = { 'free-peoples': [...deck('fp', 'char'), ...deck('fp', 'strat')] }
  const acting = (gone: typeof noStrategy): State =>
    table({ discards: gone, dice: { 'free-peoples': ['event', 'muster'], shadow: ['army'] } })

  ruleAllows(
    'events.emptyDeck',
    'TC-6: without Strategy cards the draw brings the Character card alone',
    () => {
      const state = table({ phase: 'draw', discards: noStrategy })
      const drew = after(state, drawn('free-peoples character card', 'fp-char-01'))
      expect(hand(drew, 'free-peoples')).toEqual(['fp-char-01'])
      expect(asked(drew)).toBe('nature shadow character card')
      expect(offers(acting(noStrategy), 'drawEvent', 'deck')).toEqual(['character'])
    },
  )

  ruleForbids('events.emptyDeck', 'TC-6: nothing is drawn from it, and it is not filled again', () => {
    expect(refused(acting(noStrategy), free(draws('strategy')))).toEqual(['events.emptyDeck'])
    expect(offered(acting(neither), { kind: 'drawEvent' })).toEqual([])
    const state = table({ phase: 'draw', discards: neither })
    expect(asked(state)).toBe('nature shadow character card')
    expect([left(state, 'free-peoples', 'character'), left(state, 'free-peoples', 'strategy')]).toEqual([
      0, 0,
    ])
  })
})
