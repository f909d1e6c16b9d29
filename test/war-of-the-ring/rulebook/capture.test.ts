/** Capturing Settlements (chapter VI): when they change hands, what they are worth, and to whom. */
import { describe, expect } from 'vitest'
import type { PositionSpec, RegionId, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, fresh, offered, refused, shadow, table } from '../support/play'
import { army, captured, garrison, points, politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { bring, FREE_FIGHT, freeStrike, freeWar, INSIDE, ones, STAY, strike, atWar } from './battles'
import { ALL, ALL_AT_WAR, OUR_MARCH, war } from '../support/scenes'

const march = (from: RegionId, to: RegionId) => [
  shadow({ kind: 'moveArmies', die: 'army', as: 'army' }),
  shadow({ kind: 'march', from, to }),
]
const freeMarch = (from: RegionId, to: RegionId) => [
  free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
  free({ kind: 'march', from, to }),
]
/** A lone orc in Osgiliath, or elsewhere. */
const orc = (region: RegionId = 'osgiliath', spec: PositionSpec = {}): State =>
  atWar({ ...spec, armies: { [region]: { 'sauron-regular': 1 }, ...spec.armies } })
const hands = (state: State) => [captured(state), points(state, 'shadow'), points(state, 'free-peoples')]

describe('when a Settlement is captured', () => {
  ruleAllows('capture.start', 'nobody has captured anything when the game begins', () => {
    expect(hands(fresh())).toEqual([[], 0, 0])
  })

  ruleAllows('capture.when', 'a City or Town to fall when an enemy Army comes in', () => {
    expect(hands(after(orc(), ...march('osgiliath', 'pelargir')))).toEqual([['pelargir'], 1, 0])
    expect(hands(after(orc(), ...march('osgiliath', 'lossarnach')))).toEqual([['lossarnach'], 0, 0])
    const fought = orc('osgiliath', { armies: { pelargir: { 'gondor-regular': 1 } } })
    const won = after(fought, ...strike('osgiliath', 'pelargir'), dice(6, 1))
    expect(hands(won)).toEqual([[], 0, 0])
    expect(hands(after(won, ALL))).toEqual([['pelargir'], 1, 0])
  })

  ruleAllows('capture.when', 'a Stronghold to fall with its defenders', () => {
    const state = atWar({
      armies: { 'minas-tirith': { 'sauron-regular': 1 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
    })
    const fallen = after(state, ...strike('minas-tirith'), dice(6, 1))
    expect(hands(fallen)).toEqual([['minas-tirith'], 2, 0])
    expect(asked(fallen)).toBe('free-peoples decide/action')
  })

  ruleAllows('capture.when', 'OR-31: an empty Stronghold to fall when it is entered', () => {
    expect(hands(after(orc(), ...march('osgiliath', 'minas-tirith')))).toEqual([['minas-tirith'], 2, 0])
  })

  ruleAllows('capture.when', 'OR-32: a Stronghold to fall after a battle in the field, by an advance', () => {
    const state = orc('osgiliath', { armies: { 'minas-tirith': { 'gondor-regular': 1 } } })
    const won = after(state, ...strike('osgiliath', 'minas-tirith'), FREE_FIGHT, dice(6, 1))
    expect(asked(won)).toBe('shadow decide/party')
    expect(hands(after(won, ALL))).toEqual([['minas-tirith'], 2, 0])
    expect(hands(after(won, STAY))).toEqual([[], 0, 0])
  })

  ruleForbids('capture.when', 'a Stronghold to fall while somebody holds out inside', () => {
    const state = orc('osgiliath', { armies: { 'minas-tirith': { 'gondor-regular': 1 } } })
    const begun = after(state, ...strike('osgiliath', 'minas-tirith'), INSIDE, ALL)
    expect(garrison(begun, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
    expect(hands(begun)).toEqual([[], 0, 0])
  })

  ruleForbids('capture.when', 'OR-32: a capture without a unit of the captor that lives', () => {
    const state = atWar({
      armies: { 'minas-tirith': { 'sauron-regular': 1 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
    })
    expect(hands(after(state, ...strike('minas-tirith'), dice(6, 6)))).toEqual([[], 0, 0])
    const city = orc('osgiliath', { armies: { pelargir: { 'gondor-regular': 1 } } })
    expect(hands(after(city, ...strike('osgiliath', 'pelargir'), dice(6, 5)))).toEqual([[], 0, 0])
  })

  ruleForbids('capture.when', 'a capture by Nazgûl or Characters alone', () => {
    const state = atWar({ armies: { osgiliath: { nazgul: 1, 'mouth-of-sauron': 1 } } })
    const flown = after(
      state,
      shadow({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      shadow({ kind: 'fly', from: 'osgiliath' }),
      shadow({ kind: 'goTo', region: 'pelargir' }),
      shadow({ kind: 'join', character: 'mouth-of-sauron' }),
      shadow({ kind: 'goTo', region: 'pelargir' }),
    )
    expect(army(flown, 'pelargir')).toEqual({ nazgul: 1, 'mouth-of-sauron': 1 })
    expect(hands(flown)).toEqual([[], 0, 0])
  })

  ruleAllows('capture.when', 'OR-38: a Companion who is alone there to stay in the region', () => {
    const state = orc('osgiliath', { armies: { 'minas-tirith': { boromir: 1 } } })
    const fallen = after(state, ...march('osgiliath', 'minas-tirith'))
    expect(hands(fallen)).toEqual([['minas-tirith'], 2, 0])
    expect(where(fallen, 'boromir')).toBe('minas-tirith')
  })
})

describe('what a captured Settlement is', () => {
  ruleAllows('capture.marker', 'the captor to mark it, and to keep it when his Army is gone', () => {
    const taken = orc('pelargir', { captured: ['pelargir'] })
    const left = after(taken, ...march('pelargir', 'osgiliath'))
    expect(army(left, 'pelargir')).toEqual({})
    expect(hands(left)).toEqual([['pelargir'], 1, 0])
  })

  ruleForbids(
    'capture.marker',
    'a marker on a region without Settlement, on a Fortification, or on his own',
    () => {
      const fords = atWar({ armies: { orthanc: { 'isengard-regular': 1 } } })
      expect(captured(after(fords, ...march('orthanc', 'fords-of-isen')))).toEqual([])
      expect(captured(after(orc('north-ithilien'), ...march('north-ithilien', 'osgiliath')))).toEqual([])
      expect(captured(after(orc('gorgoroth'), ...march('gorgoroth', 'nurn')))).toEqual([])
    },
  )

  const MUSTER = free({ kind: 'beginRecruiting', die: 'muster-army', as: 'muster' })
  const recruit = (region: RegionId) => free({ kind: 'recruit', piece: 'gondor-regular', region })
  const lost = freeWar({ captured: ['pelargir', 'lossarnach'] })

  ruleAllows('capture.noUse', 'troops to be mustered where the enemy is not', () => {
    const places = offered(after(lost, MUSTER), { piece: 'gondor-regular' })
    expect(places).toEqual([recruit('dol-amroth'), recruit('lamedon'), recruit('minas-tirith')])
  })

  ruleForbids('capture.noUse', 'them to be mustered in a Settlement that he holds', () => {
    expect(refused(after(lost, MUSTER), recruit('pelargir'))).toContain('recruiting.enemyHeld')
    expect(refused(after(lost, MUSTER), recruit('lossarnach'))).toContain('recruiting.enemyHeld')
  })

  ruleForbids('capture.noUse', 'mustering there, and the refusal names the rule', () => {
    expect(refused(after(lost, MUSTER), recruit('pelargir'))).toContain('capture.noUse')
  })

  /** Boromir in Pelargir, who there lets any die bring Gondor closer to war. */
  const boromir = (spec: PositionSpec): State =>
    freeWar({
      ...spec,
      politics: { ...ALL_AT_WAR, gondor: { steps: 2, active: true } },
      armies: { pelargir: { boromir: 1 } },
    })
  const ROUSE = free({ kind: 'advanceNation', die: 'character', as: 'character', nation: 'gondor' })

  ruleAllows('capture.noUse', 'Boromir to rouse Gondor in a City that is free', () => {
    expect(politics(after(boromir({}), ROUSE), 'gondor')).toBe('active, 1 step')
  })

  ruleForbids('capture.noUse', 'him to rouse it in one that is lost', () => {
    expect(refused(boromir({ captured: ['pelargir'] }), ROUSE)).toEqual([
      'character.boromir',
      'die.character',
    ])
  })

  ruleForbids('capture.noUse', 'a Companion to wake a nation in a City that is lost', () => {
    const state = (spec: PositionSpec): State =>
      freeWar({
        ...spec,
        politics: { ...ALL_AT_WAR, gondor: { steps: 2, active: false } },
        armies: { osgiliath: { boromir: 1 } },
      })
    const walk = [
      free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      free({ kind: 'goTo', region: 'pelargir' }),
    ]
    expect(politics(after(state({}), ...walk), 'gondor')).toBe('active, 2 steps')
    expect(politics(after(state({ captured: ['pelargir'] }), ...walk), 'gondor')).toBe('passive, 2 steps')
  })

  ruleAllows('capture.points', 'one for a City and two for a Stronghold, to either side', () => {
    expect(hands(after(orc(), ...march('osgiliath', 'pelargir')))).toEqual([['pelargir'], 1, 0])
    expect(hands(after(orc(), ...march('osgiliath', 'minas-tirith')))).toEqual([['minas-tirith'], 2, 0])
    const riders = freeWar({ armies: { 'fords-of-isen': { 'rohan-regular': 1 } } })
    const taken = after(riders, ...freeMarch('fords-of-isen', 'orthanc'))
    expect(hands(taken)).toEqual([['orthanc'], 0, 2])
    const events = eventsAs('SettlementCaptured', riders, ...freeMarch('fords-of-isen', 'orthanc'))
    expect(events.map(({ side, region, points: worth }) => [side, region, worth])).toEqual([
      ['free-peoples', 'orthanc', 2],
    ])
  })

  ruleForbids('capture.points', 'any for a Town', () => {
    const events = eventsAs('SettlementCaptured', orc(), ...march('osgiliath', 'lossarnach'))
    expect(events.map(({ region, points: worth }) => [region, worth])).toEqual([['lossarnach', 0]])
  })
})

describe('winning it back', () => {
  const taken = freeWar({
    captured: ['pelargir', 'minas-tirith'],
    politics: { ...ALL_AT_WAR, southrons: { steps: 1 }, gondor: { steps: 1, active: true } },
    armies: { lossarnach: { 'gondor-regular': 1 } },
  })

  ruleAllows('capture.recapture', 'its side to take the marker off, with the points', () => {
    expect(hands(taken)).toEqual([['minas-tirith', 'pelargir'], 3, 0])
    const one = after(taken, ...freeMarch('lossarnach', 'pelargir'))
    expect(hands(one)).toEqual([['minas-tirith'], 2, 0])
    expect(hands(after(taken, ...freeMarch('lossarnach', 'minas-tirith')))).toEqual([['pelargir'], 1, 0])
    const events = eventsAs('SettlementRegained', taken, ...freeMarch('lossarnach', 'pelargir'))
    expect(events.map(({ side, region, points: worth }) => [side, region, worth])).toEqual([
      ['free-peoples', 'pelargir', 1],
    ])
  })

  ruleAllows('capture.recapture', 'a garrison of the enemy to be driven out of a captured Stronghold', () => {
    const state = freeWar({
      captured: ['minas-tirith'],
      armies: { 'minas-tirith': { 'gondor-regular': 1 } },
      besieged: { 'minas-tirith': { 'sauron-regular': 1 } },
    })
    expect(hands(state)).toEqual([['minas-tirith'], 2, 0])
    expect(hands(after(state, ...freeStrike('minas-tirith'), dice(6, 1)))).toEqual([[], 0, 0])
    expect(hands(after(state, ...freeStrike('minas-tirith'), ones(2)))).toEqual([['minas-tirith'], 2, 0])
  })

  ruleForbids('capture.recapture', 'the enemy to keep points for it, and its own side to get any', () => {
    const orcs = atWar({
      captured: ['moria'],
      armies: { hollin: { 'sauron-regular': 2 }, moria: { 'elves-regular': 1 } },
    })
    expect(hands(orcs)).toEqual([['moria'], 0, 2])
    const back = after(
      orcs,
      ...strike('hollin', 'moria'),
      ALL,
      FREE_FIGHT,
      dice(6, 1, 1),
      bring('sauron-regular', 1),
    )
    expect(hands(back)).toEqual([[], 0, 0])
  })

  ruleForbids('capture.recapture', 'a nation to come closer to war by it', () => {
    expect(politics(after(taken, ...freeMarch('lossarnach', 'pelargir')), 'gondor')).toBe('active, 1 step')
    const lost = orc('osgiliath', { politics: { ...ALL_AT_WAR, gondor: { steps: 2, active: true } } })
    expect(politics(after(lost, ...march('osgiliath', 'pelargir')), 'gondor')).toBe('active, 1 step')
  })
})

describe('what is his own', () => {
  ruleForbids('capture.start', 'anybody to capture what is his own from the start', () => {
    const state = war({ osgiliath: { 'gondor-regular': 1 } })
    const home = after(state, OUR_MARCH, free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }))
    expect([captured(home), points(home, 'free-peoples')]).toEqual([[], 0])
    expect(army(home, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
    expect(() => table({ captured: ['minas-tirith'] })).toThrow(/capture.when/)
  })
})
