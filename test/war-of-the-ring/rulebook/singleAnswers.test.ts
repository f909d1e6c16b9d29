/**
 * A choice is put also where only one thing can be named: by battles, journeys and the Hunt. What a rule says
 * by itself is no choice, and a number is asked for only where there are two. Cards: `cards/singleAnswers`.
 */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { ALONE } from '../cards/fellowshipScenes'
import { shadowAttacks, using } from '../combat/scenes'
import { asked, dice, exactly, free, named, offered, shadow, table } from '../support/play'
import { army, fellowship, garrison } from '../support/read'
import { ALL, AT_WAR } from '../support/scenes'
import { atWar, FIGHT, freeLose, freeRemove, freeRetreat, INSIDE, lose, STAY, strike } from './battles'

/** What is asked, and the one answer to it; all of them if there are more. */
const put = (state: State) => {
  const [answer, ...others] = offered(state)
  return [asked(state), others.length === 0 ? answer : [answer, ...others]]
}
const NEXT = 'free-peoples decide/action'

describe('in battle', () => {
  const rolled = (hits: number): State =>
    exactly(
      atWar({
        armies: { 'north-ithilien': { 'sauron-regular': 3 }, 'dead-marshes': { 'gondor-regular': 3 } },
      }),
      ...strike('north-ithilien', 'dead-marshes'),
      ALL,
      dice(...[6, 6, 6].map((six, place) => (place < hits ? six : 1)), 1, 1, 1),
    )

  it('every hit is assigned, also where there is one kind of unit', () => {
    const first = rolled(2)
    expect(put(first)).toEqual(['free-peoples decide/casualties', freeLose('gondor-regular')])
    const second = exactly(first, freeLose('gondor-regular'))
    expect(put(second)).toEqual(['free-peoples decide/casualties', freeLose('gondor-regular')])
    const both = exactly(second, freeLose('gondor-regular'))
    expect([asked(both), army(both, 'dead-marshes')]).toEqual([
      'shadow decide/cease',
      { 'gondor-regular': 1 },
    ])
  })

  it('where there are hits for all nobody is asked', () =>
    expect([asked(rolled(3)), army(rolled(3), 'dead-marshes')]).toEqual(['shadow decide/party', {}]))

  it('units that are too many are named one by one', () => {
    const armies = { osgiliath: { 'sauron-regular': 2 }, 'minas-tirith': { 'gondor-regular': 7 } }
    const inside = exactly(atWar({ armies }), ...strike('osgiliath', 'minas-tirith'), ALL, INSIDE, ALL)
    const REMOVE = freeRemove('gondor-regular')
    expect(put(inside)).toEqual(['free-peoples decide/excess', REMOVE])
    const six = exactly(inside, REMOVE)
    expect(put(six)).toEqual(['free-peoples decide/excess', REMOVE])
    const five = exactly(six, REMOVE)
    expect([asked(five), garrison(five, 'minas-tirith')]).toEqual([NEXT, { 'gondor-regular': 5 }])
  })

  it('after a retreat, too', () => {
    const armies = {
      'north-ithilien': { 'sauron-regular': 1 },
      'dead-marshes': { 'gondor-regular': 6 },
      osgiliath: { 'gondor-regular': 5 },
    }
    const state = exactly(
      atWar({ armies }),
      ...strike('north-ithilien', 'dead-marshes'),
      dice(1, 1, 1, 1, 1, 1),
      FIGHT,
      freeRetreat('osgiliath'),
      STAY,
    )
    expect(put(state)).toEqual(['free-peoples decide/excess', freeRemove('gondor-regular')])
  })

  it('a Combat card asks for the only figure, and not for the only number', () => {
    const state = exactly(
      using(
        shadowAttacks({
          attackers: { 'sauron-regular': 5 },
          defenders: { 'gondor-regular': 3, aragorn: 1 },
          free: ['fp-char-09'],
        }),
        { 'free-peoples': 'fp-char-09' },
      ),
      dice(1, 1, 1, 1, 1, 1, 5, 5, 5),
    )
    const aragorn = free({ kind: 'chooseFigure', piece: 'aragorn' })
    expect(put(state)).toEqual(['free-peoples decide/figure', aragorn])
    expect(put(exactly(state, aragorn))).toEqual(['shadow decide/casualties', lose('sauron-regular')])
  })

  it('a Combat card that lets an Army go asks for the only way', () => {
    const scene = {
      attackers: { 'sauron-regular': 2 },
      defenders: { 'gondor-regular': 2 },
      free: ['fp-strat-05'],
    } as const
    const used = { 'free-peoples': 'fp-strat-05' } as const
    const cards = (spec: PositionSpec): State => {
      const declared = exactly(shadowAttacks({ ...scene, spec }), free({ kind: 'declareCard' }))
      return exactly(declared, free({ kind: 'commit', card: used['free-peoples'] }))
    }
    const ways = offered(cards({})).flatMap((way) => ('to' in way ? [way.to] : []))
    const [open, ...closed] = ways
    expect(ways.length).toBeGreaterThan(1)
    const held = Object.fromEntries(closed.map((region) => [region, { 'sauron-regular': 1 }]))
    const state = cards({ armies: held })
    expect(put(state)).toEqual(['free-peoples decide/escape', free({ kind: 'retreat', to: open ?? 'moria' })])
  })
})

const journey = (spec: PositionSpec): State =>
  table({
    base: 'empty',
    dice: { 'free-peoples': ['character'], shadow: ['muster', 'character'] },
    ...spec,
  })

describe('on a journey', () => {
  const TRAVEL = free({ kind: 'moveCharacters', die: 'character', as: 'character' })
  const join = free({ kind: 'join', character: 'meriadoc' })

  it('the only Companion on the map is named, then his way', () => {
    const state = exactly(journey({ characters: { meriadoc: 'the-shire' } }), TRAVEL)
    expect(put(state)).toEqual(['free-peoples decide/traveller', join])
    expect(asked(exactly(state, join))).toBe('free-peoples decide/destination')
  })

  it('the only region that he can reach is named', () => {
    const state = exactly(journey({ characters: { meriadoc: 'forlindon' } }), TRAVEL, join)
    const havens = free({ kind: 'goTo', region: 'grey-havens' })
    expect(put(state)).toEqual(['free-peoples decide/destination', havens])
  })

  it('the last Companion of the Fellowship is named when he leaves it', () => {
    const separate = free({ kind: 'separate', die: 'character', as: 'character' })
    const state = exactly(journey({ characters: { ...ALONE, gimli: 'fellowship' } }), separate)
    const gimli = free({ kind: 'join', character: 'gimli' })
    expect(put(state)).toEqual(['free-peoples decide/group', gimli])
    expect(asked(exactly(state, gimli))).toBe('free-peoples decide/destination')
  })

  it('where a character comes into play is asked if his card speaks of more than one region', () => {
    const armies = { dagorlad: { 'sauron-regular': 1 }, orthanc: { 'isengard-regular': 1 } }
    const politics = { sauron: AT_WAR, isengard: AT_WAR }
    const start = journey({ acting: 'shadow', armies, politics })
    const bring = (character: 'witch-king' | 'saruman') =>
      shadow({ kind: 'bringCharacter', character, die: 'muster', as: 'muster' })
    expect(put(exactly(start, bring('witch-king')))).toEqual([
      'shadow decide/entry',
      shadow({ kind: 'goTo', region: 'dagorlad' }),
    ])
    const orthanc = exactly(start, bring('saruman'))
    expect([asked(orthanc), army(orthanc, 'orthanc')]).toEqual([NEXT, { 'isengard-regular': 1, saruman: 1 }])
  })
})

describe('in the Hunt', () => {
  const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
  const hunted = (spec: PositionSpec, tile: string): State =>
    exactly(
      table({
        dice: { 'free-peoples': ['character'], shadow: ['event', 'event'] },
        huntBox: { shadow: 1 },
        ...spec,
      }),
      MOVE,
      dice(6, named('hunt tile', tile)),
    )
  const RING = free({ kind: 'takeCorruption' })

  it('what is left of the damage after a casualty is asked about, though there is but the Ring', () => {
    const characters = { ...ALONE, strider: 'fellowship', legolas: 'fellowship' } as const
    const state = hunted({ characters }, 'standard-3')
    const less = exactly(state, free({ kind: 'loseRandom' }), dice('legolas'))
    expect(put(less)).toEqual(['free-peoples decide/damage', RING])
    expect(fellowship(exactly(less, RING)).corruption).toBe(1)
  })

  it('a way that cannot go on is over', () => {
    const spec: PositionSpec = {
      armies: { 'grey-havens': {} },
      fellowship: { region: 'grey-havens', progress: 1 },
    }
    const state = hunted(spec, 'standard-0-reveal')
    expect(asked(state)).toBe('free-peoples decide/path')
    // From Forlindon the only way leads back to the Havens, where the Fellowship cannot end.
    const gone = exactly(state, free({ kind: 'goTo', region: 'forlindon' }))
    expect([asked(gone), fellowship(gone).region]).toEqual(['shadow decide/action', 'forlindon'])
  })
})
