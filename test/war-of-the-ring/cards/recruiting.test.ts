/**
 * Cards of the Free Peoples that recruit: whom, where, how many, and what is left out.
 */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PieceId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, eventsOf, free, offers, refused } from '../support/play'
import { army, garrison, hand, left } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { holding, itIsPlayedWith, play, played, recruits } from './musters'

const NEXT = 'shadow decide/action'
const recruit = (piece: PieceId, region: RegionId) => free({ kind: 'recruit', piece, region })
const none = (kind: string, number: number): PositionSpec => ({ casualties: { [kind]: number } })

/** A unit of either rank and a Leader in one region. */
const captains: ReadonlyArray<readonly [EventCardId, string, string, RegionId]> = [
  ['fp-strat-14', 'Guards of the Citadel', 'gondor', 'minas-tirith'],
  ['fp-strat-17', 'Grimbeorn the Old, Son of Beorn', 'north', 'carrock'],
  ['fp-strat-18', 'Imrahil of Dol Amroth', 'gondor', 'dol-amroth'],
  ['fp-strat-22', "Dáin Ironfoot's Guard", 'dwarves', 'erebor'],
]

for (const [card, name, nation, region] of captains)
  describe(`${card} ${name}`, () => {
    const regular = `${nation}-regular` as PieceId
    const elite = `${nation}-elite` as PieceId
    const leader = `${nation}-leader`
    itIsPlayedWith('muster', card)

    ruleAllows('events.recruit', 'a unit of either rank and a Leader come, though nobody is at war', () => {
      const state = played(card)
      expect(asked(state)).toBe('free-peoples decide/placing')
      expect(recruits(state)).toEqual([`${regular} in ${region}`, `${elite} in ${region}`])
      const done = after(state, recruit(elite, region))
      expect(army(done, region)).toEqual({ [elite]: 1, [leader]: 1 })
      expect(asked(done)).toBe(NEXT)
      expect(army(after(state, recruit(regular, region)), region)).toEqual({ [regular]: 1, [leader]: 1 })
    })

    it('says by which card they come', () => {
      const events = eventsOf(holding(card), play(card), recruit(regular, region))
      const came = events.filter(({ kind }) => kind === 'Recruited')
      expect(came).toMatchObject([
        { piece: regular, region, card, rule: 'events.recruit' },
        { piece: leader, region, card },
      ])
    })

    ruleAllows('events.asFarAsPossible', 'without a Leader left only the unit comes', () => {
      const done = after(played(card, none(leader, 4)), recruit(regular, region))
      expect(army(done, region)).toEqual({ [regular]: 1 })
      expect(asked(done)).toBe(NEXT)
    })

    ruleAllows('events.asFarAsPossible', 'with ten units there only the Leader comes', () => {
      const full = { armies: { [region]: { [regular]: 5, [elite]: 5 } } }
      const state = played(card, full)
      expect(asked(state)).toBe(NEXT)
      expect(army(state, region)).toEqual({ [regular]: 5, [elite]: 5, [leader]: 1 })
    })

    ruleForbids('recruiting.byCard', 'nobody comes under an enemy marker, but the card can be played', () => {
      const state = played(card, { captured: [region] })
      expect(asked(state)).toBe(NEXT)
      expect(army(state, region)).toEqual({})
      expect(hand(state, 'free-peoples')).toEqual([])
    })
  })

describe('a card that recruits in a besieged Stronghold', () => {
  const siege = (units: number): PositionSpec => ({
    armies: { 'minas-tirith': { 'sauron-regular': 2 } },
    besieged: { 'minas-tirith': { 'gondor-regular': units } },
  })

  ruleAllows('recruiting.byCard', 'the figures come inside, up to five units', () => {
    const done = after(played('fp-strat-14', siege(4)), recruit('gondor-elite', 'minas-tirith'))
    expect(garrison(done, 'minas-tirith')).toEqual({
      'gondor-regular': 4,
      'gondor-elite': 1,
      'gondor-leader': 1,
    })
    expect(army(done, 'minas-tirith')).toEqual({ 'sauron-regular': 2 })
  })

  ruleForbids('recruiting.byCard', 'a sixth unit does not come inside, a Leader does', () => {
    const state = played('fp-strat-14', siege(5))
    expect(asked(state)).toBe(NEXT)
    expect(garrison(state, 'minas-tirith')).toEqual({ 'gondor-regular': 5, 'gondor-leader': 1 })
  })

  ruleForbids('recruiting.byCard', 'a figure that the card does not name does not come', () => {
    const state = played('fp-strat-14')
    expect(refused(state, recruit('gondor-leader', 'minas-tirith'))).toEqual(['pieces.leaderAlone'])
    expect(refused(state, recruit('gondor-elite', 'pelargir'))).toEqual(['recruiting.byCard'])
    expect(refused(state, recruit('rohan-elite', 'minas-tirith'))).toEqual(['recruiting.byCard'])
    expect(refused(state, free({ kind: 'done' }))).not.toEqual([])
  })
})

describe('a figure that a card would recruit', () => {
  ruleForbids('recruiting.figures', 'it is refused where none is left', () => {
    const state = played('fp-strat-16', {
      armies: { westemnet: { 'rohan-regular': 1 } },
      casualties: { 'rohan-elite': 5 },
      characters: { gimli: 'westemnet' },
    })
    expect(refused(state, recruit('rohan-elite', 'edoras'))).toEqual(['recruiting.figures'])
  })

  ruleForbids('recruiting.byCard', 'it is refused where nobody is whom the card wants there', () => {
    const state = played('fp-strat-16', { characters: { gimli: 'westemnet' } })
    expect(offers(state, 'recruit', 'region')).toEqual(['edoras', 'westemnet'])
    expect(refused(state, recruit('rohan-regular', 'folde'))).toEqual(['recruiting.byCard'])
    expect(refused(state, recruit('rohan-regular', 'moria'))).toEqual(['recruiting.byCard'])
  })
})

describe('a Leader of a card', () => {
  ruleForbids('recruiting.byCard', 'OR-18: he does not come where no unit is', () => {
    const state = played('fp-strat-22', none('dwarves-regular', 5))
    expect(army(state, 'erebor')).toEqual({ 'dwarves-elite': 1, 'dwarves-leader': 1 })
    const nobody = { casualties: { 'dwarves-regular': 5, 'dwarves-elite': 5 } }
    expect(army(played('fp-strat-22', nobody), 'erebor')).toEqual({})
  })
})

/** An Elven unit and a card. */
const elven: ReadonlyArray<readonly [EventCardId, string, RegionId]> = [
  ['fp-strat-15', "Celeborn's Galadhrim", 'lorien'],
  ['fp-strat-21', 'Kindred of Glorfindel', 'rivendell'],
  ['fp-strat-24', "Thranduil's Archers", 'woodland-realm'],
]

for (const [card, name, region] of elven)
  describe(`${card} ${name}`, () => {
    itIsPlayedWith('muster', card)

    it('brings an Elven unit of either rank, then a Strategy card', () => {
      const state = played(card)
      expect(recruits(state)).toEqual([`elves-regular in ${region}`, `elves-elite in ${region}`])
      const done = after(state, recruit('elves-elite', region), dice('fp-strat-01'))
      expect(army(done, region)).toEqual({ 'elves-elite': 1 })
      expect(hand(done, 'free-peoples')).toEqual(['fp-strat-01'])
      expect(asked(done)).toBe(NEXT)
    })

    it('says by which card the new one is drawn', () => {
      const moves = [play(card), recruit('elves-elite', region), dice('fp-strat-01')]
      expect(eventsAs('CardDrawn', holding(card), ...moves)).toMatchObject([
        { drawn: 'fp-strat-01', rule: 'events.playing', card, only: 'free-peoples' },
      ])
    })

    it('still draws the card where nobody can be recruited', () => {
      const state = played(card, { armies: { [region]: { 'sauron-regular': 1 } }, captured: [region] })
      expect(asked(state)).toBe('nature free-peoples strategy card')
      expect(army(after(state, dice('fp-strat-01')), region)).toEqual({ 'sauron-regular': 1 })
    })

    ruleAllows('recruiting.byCard', 'the unit comes into the besieged Stronghold', () => {
      const state = played(card, {
        armies: { [region]: { 'sauron-regular': 1 } },
        besieged: { [region]: { 'elves-elite': 1 } },
      })
      const done = after(state, recruit('elves-regular', region), dice('fp-strat-01'))
      expect(garrison(done, region)).toEqual({ 'elves-regular': 1, 'elves-elite': 1 })
    })
  })

describe("fp-strat-19 King Brand's Men", () => {
  itIsPlayedWith('muster', 'fp-strat-19')

  it('brings two Regulars to Dale without a question, then a Strategy card', () => {
    const state = played('fp-strat-19')
    expect(asked(state)).toBe('nature free-peoples strategy card')
    const done = after(state, dice('fp-strat-01'))
    expect(army(done, 'dale')).toEqual({ 'north-regular': 2 })
    expect(left(done, 'free-peoples', 'strategy')).toBe(22)
  })

  ruleAllows('events.asFarAsPossible', 'one comes where one is left, and the card is still drawn', () => {
    const state = played('fp-strat-19', none('north-regular', 9))
    expect(army(state, 'dale')).toEqual({ 'north-regular': 1 })
    expect(asked(state)).toBe('nature free-peoples strategy card')
  })
})

describe('fp-strat-20 Swords in Eriador', () => {
  itIsPlayedWith('muster', 'fp-strat-20')

  it('brings a unit to the Shire, one to Ered Luin, and a Strategy card', () => {
    const state = played('fp-strat-20')
    expect(recruits(state)).toEqual([
      'north-regular in the-shire',
      'north-elite in the-shire',
      'dwarves-regular in ered-luin',
      'dwarves-elite in ered-luin',
    ])
    const second = after(state, recruit('north-elite', 'the-shire'))
    expect(recruits(second)).toEqual(['dwarves-regular in ered-luin', 'dwarves-elite in ered-luin'])
    const done = after(second, recruit('dwarves-regular', 'ered-luin'), dice('fp-strat-01'))
    expect(army(done, 'the-shire')).toEqual({ 'north-elite': 1 })
    expect(army(done, 'ered-luin')).toEqual({ 'dwarves-regular': 1 })
    expect(asked(done)).toBe(NEXT)
  })

  it('it does not matter which of them is named first', () => {
    const [shire, luin] = [recruit('north-elite', 'the-shire'), recruit('dwarves-regular', 'ered-luin')]
    const state = played('fp-strat-20')
    expect(after(state, shire, luin)).toEqual(after(state, luin, shire))
  })

  it('does either without the other', () => {
    const state = played('fp-strat-20', { captured: ['the-shire'] })
    expect(recruits(state)).toEqual(['dwarves-regular in ered-luin', 'dwarves-elite in ered-luin'])
  })
})
