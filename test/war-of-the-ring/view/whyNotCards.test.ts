/** Why not, while a card asks: the clause of the card that fails, and the fact (chapter V). */
import { describe, expect, it } from 'vitest'
import {
  warOfTheRing,
  type Action,
  type PieceId,
  type RegionId,
  type State,
} from '../../../src/war-of-the-ring'
import { played } from '../cards/hitsScenes'
import { holding, play } from '../cards/fellowshipScenes'
import { fought, shadowAttacks } from '../combat/scenes'
import { after, dice, free } from '../support/play'

/** The first reason: its rule and what it says of the case. */
const first = (state: State, action: Action): ReadonlyArray<unknown> => {
  const [why] = warOfTheRing.whyNot(state, action)
  return [why?.rule, why?.facts['because']]
}
const goTo = (region: RegionId) => free({ kind: 'goTo', region })
const pick = (piece: PieceId, region: RegionId) => ({ kind: 'pick', piece, region }) as const

describe('a region that a card does not name', () => {
  const dead = played('fp-char-22', 'character', {
    armies: { edoras: { 'rohan-regular': 2 } },
    characters: { strider: 'edoras', gimli: 'edoras', legolas: 'edoras', boromir: 'westemnet' },
  })

  it('is refused with those that it does', () => {
    expect(first(dead, goTo('dol-amroth'))).toEqual([
      'events.overrides',
      'Dead Men of Dunharrow allows only Erech, Lamedon or Pelargir, not Dol Amroth',
    ])
    expect(warOfTheRing.whyNot(dead, goTo('dol-amroth'))[0]?.facts['card']).toBe('fp-char-22')
  })

  it('so is who cannot come along, and a number above the most', () => {
    const company = after(dead, goTo('erech'))
    expect(first(company, free({ kind: 'join', character: 'boromir' }))).toEqual([
      'events.overrides',
      'Dead Men of Dunharrow allows only Legolas or Gimli, not Boromir',
    ])
    const levy = after(company, free({ kind: 'done' }))
    expect(first(levy, free({ kind: 'chooseNumber', number: 9 }))).toEqual([
      'recruiting.byCard',
      'Dead Men of Dunharrow allows from 0 to 3',
    ])
  })
})

describe('an Army that a card does not strike', () => {
  const eagles = played('fp-char-18', 'character', {
    armies: {
      osgiliath: { 'gondor-regular': 1, boromir: 1 },
      'south-ithilien': { 'sauron-regular': 2, nazgul: 3 },
      'north-ithilien': { 'isengard-regular': 1, nazgul: 1 },
      dagorlad: { 'sauron-regular': 1 },
    },
  })

  it('is refused since nobody is there, or since the card means others', () => {
    expect(first(eagles, free({ kind: 'aim', region: 'moria' }))).toEqual([
      'events.overrides',
      'no Army of the Shadow is there',
    ])
    expect(first(eagles, free({ kind: 'aim', region: 'dagorlad' }))).toEqual([
      'events.overrides',
      expect.stringMatching(/ allows only North Ithilien or South Ithilien, not Dagorlad$/),
    ])
  })
})

describe('a figure that a card does not take', () => {
  const stormcrow = after(
    holding('sh-strat-06', {
      armies: {
        'minas-tirith': { 'gondor-regular': 2, 'gondor-leader': 1 },
        edoras: { 'gondor-elite': 1, 'rohan-regular': 1 },
      },
      politics: { gondor: { steps: 1, active: true } },
      characters: { boromir: 'lossarnach' },
      fellowship: { region: 'hollin' },
    }),
    play('sh-strat-06'),
  )

  it('is not there, or is not of those it speaks of', () => {
    expect(first(stormcrow, free(pick('gondor-regular', 'edoras')))).toEqual([
      'events.overrides',
      'none of these is there',
    ])
    expect(first(stormcrow, free(pick('rohan-regular', 'edoras')))[1]).toMatch(
      /^Stormcrow allows only .*, not a Rohan regular$/,
    )
  })
})

describe('a Combat card that leaves a choice', () => {
  const two = shadowAttacks({
    attackers: { 'sauron-regular': 3, 'mouth-of-sauron': 1, 'witch-king': 1 },
    defenders: { 'gondor-regular': 2, meriadoc: 1 },
    free: ['fp-char-05'],
  })
  const hit = fought(two, { 'free-peoples': 'fp-char-05' }, dice(1, 1, 1, 1, 1, 1, 1, 1, 6))

  it('names the figures that it takes, and says that it cannot be declined', () => {
    expect(first(hit, free({ kind: 'chooseFigure', piece: 'sauron-regular' }))).toEqual([
      'events.combatText',
      expect.stringMatching(/ allows only The Witch-king or The Mouth of Sauron, not a Sauron regular$/i),
    ])
    expect(first(hit, free({ kind: 'pass' }))).toEqual([
      'events.combatText',
      expect.stringMatching(/ cannot be declined here$/),
    ])
  })
})
