/** The powers that close lands to the Shadow, and the Guide who draws for cards. */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec, RegionId, State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsAs,
  factsOf,
  free,
  named,
  offered,
  offers,
  refused,
  shadow,
  table,
} from '../support/play'
import { army, discards, garrison, hand, left, politics, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { at, attacks, BEGIN, freeStrike, ones, atWar } from '../rulebook/battles'
import { diceFor, holding, placeOf, play } from './fellowshipScenes'
import { lying, PASS } from './tableScenes'
import { ALL_AT_WAR } from '../support/scenes'

const MARCH = shadow({ kind: 'moveArmies', die: 'army', as: 'army' })
const march = (from: RegionId, to: RegionId) => shadow({ kind: 'march', from, to })
const end = (card: EventCardId, die: 'army' | 'event' | 'character' = 'event') =>
  shadow({ kind: 'endCard', die, as: die, card })
const paying = (card: EventCardId) => shadow({ kind: 'discard', card })

describe.each([
  ['fp-strat-02 A Power too Great', 'fp-strat-02', ['elves', 'active, 2 steps'], ['lorien', 'dimrill-dale']],
  [
    'fp-strat-03 The Power of Tom Bombadil',
    'fp-strat-03',
    ['north', 'passive, 2 steps'],
    ['the-shire', 'evendim'],
  ],
] as const)('%s', (_, card, [nation, stands], [closed, beside]) => {
  const DICE = { 'free-peoples': ['muster-army', 'event'], shadow: ['event', 'event'] } as const
  const closing = (spec: PositionSpec = {}): State =>
    atWar({ onTable: lying(card), armies: { [beside]: { 'sauron-regular': 3 } }, ...spec })

  ruleAllows('events.playing', 'an Army result or an Event; the Nation advances and the card stays', () => {
    const state = holding(card, { dice: DICE })
    expect(diceFor(state, card)).toEqual(['event', 'muster-army'])
    const played = after(state, play(card, 'muster-army', 'army'))
    expect(politics(played, nation)).toBe(stands)
    expect(placeOf(played, card)).toBe('onTable')
  })

  ruleForbids('events.onTable', 'no Army of the Shadow enters', () => {
    const marching = after(closing(), MARCH)
    expect(refused(marching, march(beside, closed))).toEqual(['events.onTable'])
    expect(factsOf(marching, march(beside, closed), 'events.onTable')).toEqual({ card })
    expect(offers(marching, 'march', 'to')).not.toContain(closed)
    const open = after(closing({ onTable: {} }), MARCH)
    expect(offers(open, 'march', 'to')).toContain(closed)
  })

  ruleForbids('events.onTable', 'none attacks there, from outside', () => {
    const garrisoned = { [beside]: { 'sauron-regular': 3 }, [closed]: { 'elves-regular': 2 } }
    const state = closing({ armies: garrisoned })
    expect(refused(state, BEGIN)).toEqual(['battle.start', 'events.onTable'])
    expect(offered(state, { kind: 'beginAttack' })).toEqual([])
    expect(attacks(after(closing({ armies: garrisoned, onTable: {} }), BEGIN))).toEqual([[beside, closed]])
    const two = closing({
      armies: { ...garrisoned, orthanc: { 'isengard-elite': 1 }, 'fords-of-isen': { 'rohan-elite': 1 } },
    })
    const choosing = after(two, BEGIN)
    expect(attacks(choosing)).not.toContainEqual([beside, closed])
    expect(refused(choosing, at(beside, closed))).toEqual(['events.onTable'])
  })

  ruleAllows('events.onTable', 'the Free Peoples to come and go, and Nazgûl without an Army', () => {
    const state = table({
      base: 'empty',
      politics: ALL_AT_WAR,
      onTable: lying(card),
      armies: { [beside]: { 'elves-elite': 1 }, 'minas-morgul': { nazgul: 1 } },
      dice: { 'free-peoples': ['muster-army', 'event'], shadow: ['character', 'event'] },
    })
    const there = after(
      state,
      free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
      free({ kind: 'march', from: beside, to: closed }),
    )
    expect(army(there, closed)).toEqual({ 'elves-elite': 1 })
    const flying = after(there, shadow({ kind: 'moveCharacters', die: 'character', as: 'character' }))
    const flown = after(flying, shadow({ kind: 'goTo', region: beside }))
    expect(army(flown, beside)).toEqual({ nazgul: 1 })
  })

  it('no Army of the Shadow retreats into it', () => {
    const state = atWar({
      acting: 'free-peoples',
      onTable: lying(card),
      armies: {
        [beside]: { 'sauron-regular': 3 },
        [card === 'fp-strat-02' ? 'parth-celebrant' : 'north-downs']: { 'elves-elite': 1 },
      },
    })
    const from = card === 'fp-strat-02' ? 'parth-celebrant' : 'north-downs'
    const losing = after(state, ...freeStrike(from, beside), ones(4), free({ kind: 'fight' }))
    expect(asked(losing)).toBe('shadow decide/retreat')
    expect(offers(losing, 'retreat', 'to')).not.toContain(closed)
    expect(refused(losing, shadow({ kind: 'retreat', to: closed }))).toEqual(['events.onTable'])
  })

  describe('the Shadow ends it', () => {
    const HELD = ['sh-strat-01', 'sh-char-09'] as const
    const holds = (...cards: ReadonlyArray<EventCardId>): State =>
      atWar({
        onTable: lying(card),
        hands: { shadow: cards },
        dice: { 'free-peoples': ['character', 'character'], shadow: ['event', 'army'] },
      })

    ruleAllows(
      'events.onTable',
      'WR-5.10: with any die, an Army and a Character card out of his hand',
      () => {
        const state = holds(...HELD)
        expect(offers(state, 'endCard', 'die')).toEqual(['army', 'event'])
        const price = HELD.map((paid) => paying(paid))
        const ended = after(state, end(card), ...price)
        expect(placeOf(ended, card)).toBe('played')
        expect(hand(ended, 'shadow')).toEqual([])
        expect(HELD.map((paid) => placeOf(ended, paid))).toEqual(['played', 'played'])
        expect(unused(ended, 'shadow')).toEqual({ army: 1 })
        expect(asked(ended)).toBe('free-peoples decide/action')
        expect(eventsAs('CardPaid', state, end(card), ...price).map(({ paid }) => paid)).toEqual(HELD)
      },
    )

    it('he chooses which, in any order, one of each sign', () => {
      const state = after(holds(...HELD, 'sh-strat-02', 'sh-char-10'), end(card, 'army'))
      expect(asked(state)).toBe('shadow decide/price')
      const all = ['sh-strat-01', 'sh-strat-02', 'sh-char-09', 'sh-char-10'] as const
      expect(offered(state)).toEqual(all.map((one) => paying(one)))
      const first = after(state, paying('sh-char-10'))
      expect(offered(first)).toEqual([paying('sh-strat-01'), paying('sh-strat-02')])
      expect(refused(first, paying('sh-char-09'))).toEqual(['events.onTable'])
      expect(refused(first, paying('sh-strat-03'))).toEqual(['events.inHand'])
      const second = after(state, paying('sh-strat-02'))
      expect(offered(second)).toEqual([paying('sh-char-09'), paying('sh-char-10')])
      expect(after(first, paying('sh-strat-02'))).toEqual(after(second, paying('sh-char-10')))
      const ended = after(second, paying('sh-char-10'))
      expect(hand(ended, 'shadow')).toEqual(['sh-char-09', 'sh-strat-01'])
      expect(placeOf(ended, card)).toBe('played')
    })

    ruleForbids('events.onTable', 'not without both, nor with a Muster card, nor by the Free Peoples', () => {
      for (const cards of [[], ['sh-strat-01'], ['sh-char-09'], ['sh-strat-05', 'sh-char-09']] as const)
        expect(refused(holds(...cards), end(card))).toEqual(['events.onTable'])
      expect(refused(atWar({ hands: { shadow: HELD } }), end(card, 'army'))).toEqual(['events.onTable'])
    })
  })
})

describe('fp-strat-02 A Power too Great: a siege goes on without assaults', () => {
  const besieged = {
    onTable: lying('fp-strat-02'),
    armies: { rivendell: { 'sauron-regular': 3 } },
    besieged: { rivendell: { 'elves-elite': 1 } },
  } as const

  ruleForbids('events.onTable', 'the besiegers attack the garrison no more, but may leave', () => {
    const state = atWar(besieged)
    expect(refused(state, BEGIN)).toEqual(['battle.start', 'events.onTable'])
    expect(offers(after(state, MARCH), 'march', 'from')).toEqual(['rivendell'])
    expect(attacks(after(atWar({ ...besieged, onTable: {} }), BEGIN))).toEqual([['rivendell', 'rivendell']])
  })

  it('the Shadow in the Stronghold makes no sortie', () => {
    const inside = {
      captured: ['rivendell'],
      armies: { rivendell: { 'elves-elite': 1 } },
      besieged: { rivendell: { 'sauron-regular': 2 } },
    } as const
    expect(refused(atWar({ ...inside, onTable: lying('fp-strat-02') }), BEGIN)).toEqual([
      'battle.start',
      'events.onTable',
    ])
    expect(attacks(after(atWar(inside), BEGIN))).toEqual([['rivendell', 'rivendell']])
  })

  it('the Free Peoples may still come out, and an Army there may attack elsewhere', () => {
    const sortie = after(atWar({ ...besieged, acting: 'free-peoples' }), ...freeStrike('rivendell'))
    expect(garrison(sortie, 'rivendell')).toEqual({ 'elves-elite': 1 })
    const outward = atWar({
      onTable: lying('fp-strat-02'),
      captured: ['lorien'],
      armies: { lorien: { 'sauron-regular': 3 }, 'dimrill-dale': { 'elves-elite': 1 } },
    })
    expect(attacks(after(outward, BEGIN))).toEqual([['lorien', 'dimrill-dale']])
  })
})

describe('fp-strat-03 The Power of Tom Bombadil: a passive North', () => {
  ruleForbids(
    'politics.passiveLimit',
    'stops a step before atWar, and the card is played all the same',
    () => {
      const state = holding('fp-strat-03', { politics: { north: { steps: 1, active: false } } })
      const played = after(state, play('fp-strat-03', 'event'))
      expect(politics(played, 'north')).toBe('passive, 1 step')
      expect(placeOf(played, 'fp-strat-03')).toBe('onTable')
    },
  )
})

describe('Gandalf the Grey as Guide', () => {
  const card = 'fp-char-01'
  const DRAWN = named('free-peoples character card', 'fp-char-02')
  const draw = free({ kind: 'drawFrom', deck: 'character' })
  const state = holding(card)

  ruleAllows('character.gandalfTheGrey', 'a Character card played with an Event: draw one or pass', () => {
    const played = after(state, play(card, 'event'))
    expect(asked(played)).toBe('free-peoples decide/bonus')
    expect(offered(played)).toEqual([PASS, draw])
    expect(hand(after(played, draw, dice(DRAWN)), 'free-peoples')).toEqual(['fp-char-02'])
    const declined = after(played, PASS)
    expect(asked(declined)).toBe('shadow decide/action')
    expect(left(declined, 'free-peoples', 'character')).toBe(23)
    expect(eventsAs('CardDrawn', played, draw, dice(DRAWN))[0]?.rule).toBe('character.gandalfTheGrey')
  })

  ruleAllows('character.gandalfTheGrey', 'a Will of the West used as an Event counts', () => {
    const will = holding(card, {
      dice: { 'free-peoples': ['will-of-the-west', 'character'], shadow: ['event', 'event'] },
    })
    expect(asked(after(will, play(card, 'will-of-the-west', 'event')))).toBe('free-peoples decide/bonus')
    expect(asked(after(will, play(card, 'will-of-the-west', 'character')))).toBe('shadow decide/action')
  })

  ruleForbids(
    'character.gandalfTheGrey',
    'not with its own result, a Strategy card, or another Guide',
    () => {
      expect(asked(after(state, play(card)))).toBe('shadow decide/action')
      const strategy = holding('fp-strat-03')
      expect(asked(after(strategy, play('fp-strat-03', 'event')))).toBe('shadow decide/action')
      const strider = holding(card, { fellowship: { guide: 'strider' } })
      expect(asked(after(strider, play(card, 'event')))).toBe('shadow decide/action')
      const played = after(state, play(card, 'event'))
      expect(refused(played, free({ kind: 'drawFrom', deck: 'strategy' }))).toEqual(['events.emptyDeck'])
    },
  )

  it('an empty deck is not asked about, and nothing is discarded', () => {
    const all = Array.from(
      { length: 24 },
      (_, ix) => `fp-char-${String(ix + 1).padStart(2, '0')}` as EventCardId,
    )
    const empty = table({
      dice: { 'free-peoples': ['event'], shadow: ['event'] },
      hands: { 'free-peoples': [card] },
      discards: { 'free-peoples': all.filter((one) => one !== card) },
    })
    const played = after(empty, play(card, 'event'))
    expect(asked(played)).toBe('shadow decide/action')
    expect(discards(played, 'free-peoples')).toHaveLength(23)
  })
})
