/** The pieces on the map (chapter II): Leaders, Nazgûl and Characters, and what sets each apart. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, offered, offers, refused, shadow, table } from '../support/play'
import {
  army,
  captured,
  casualties,
  companions,
  fellowship,
  nazgul,
  reinforcements,
  where,
} from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ALL, dark, LED_MARCH, MUSTER, OUR_MARCH, THEIR_ATTACK, war } from '../support/scenes'
const FLIGHT = shadow({ kind: 'moveCharacters', die: 'character', as: 'character' })

describe('Leaders', () => {
  const fords = { 'gondor-regular': 2, 'gondor-leader': 1 } as const

  ruleAllows('pieces.leaderAlone', 'a Leader stays where a unit stays', () => {
    const split = after(
      war({ osgiliath: fords }),
      OUR_MARCH,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
      free({ kind: 'bring', piece: 'gondor-regular', number: 1 }),
      free({ kind: 'bring', piece: 'gondor-leader', number: 0 }),
    )
    expect([army(split, 'osgiliath'), army(split, 'dead-marshes')]).toEqual([
      { 'gondor-regular': 1, 'gondor-leader': 1 },
      { 'gondor-regular': 1 },
    ])
  })

  ruleForbids('pieces.leaderAlone', 'with the last unit the Leader goes too', () => {
    const leaving = after(
      war({ osgiliath: fords }),
      OUR_MARCH,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
      free({ kind: 'bring', piece: 'gondor-regular', number: 2 }),
    )
    expect([army(leaving, 'osgiliath'), army(leaving, 'dead-marshes')]).toEqual([{}, fords])
  })

  ruleForbids('pieces.leaderAlone', 'OR-18: no Leader is recruited where no unit stands', () => {
    const state = after(war({ pelargir: { 'gondor-regular': 1 } }), free(MUSTER))
    const leader = { kind: 'recruit', piece: 'gondor-leader' } as const
    expect(refused(state, free({ ...leader, region: 'minas-tirith' }))).toEqual(['pieces.leaderAlone'])
    expect(refused(state, free({ ...leader, region: 'pelargir' }))).toEqual([])
    const places = offered(state, { kind: 'recruit', piece: 'gondor-leader' })
    expect(places).toEqual([free({ ...leader, region: 'pelargir' })])
    expect(() => war({ osgiliath: { 'gondor-leader': 1 } })).toThrow(/pieces.leaderAlone/)
  })

  ruleForbids('pieces.leaderAlone', 'OR-18: who loses his Army is a casualty, and does not come back', () => {
    const fought = after(
      dark({ 'north-ithilien': { 'sauron-regular': 5 }, 'dead-marshes': fords }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'north-ithilien', to: 'dead-marshes' }),
      ALL,
      dice(6, 6, 1, 1, 1, 1, 1, 1),
    )
    expect([army(fought, 'dead-marshes'), casualties(fought)]).toEqual([{}, fords])
    expect(reinforcements(fought, 'free-peoples')['gondor-leader']).toBe(3)
  })

  ruleAllows('pieces.leaders', 'four Leaders of Rohan lead a single unit of Gondor', () => {
    const state = war({ osgiliath: { 'gondor-regular': 1, 'rohan-leader': 4 } })
    const led = after(state, free({ kind: 'moveArmies', die: 'character', as: 'character' }))
    expect(offers(led, 'march', 'from')).toEqual(['osgiliath'])
  })

  const stand = dark({
    'north-ithilien': { 'sauron-regular': 2 },
    'dead-marshes': { 'gondor-regular': 1, 'rohan-regular': 1, 'gondor-leader': 1 },
  })
  const AGAINST = [
    THEIR_ATTACK,
    shadow({ kind: 'attack', from: 'north-ithilien', to: 'dead-marshes' }),
    ALL,
  ] as const

  ruleAllows('pieces.leaderNoUnit', 'Leaders need no room in the stack', () => {
    const state = war({
      osgiliath: { 'gondor-regular': 2, 'gondor-leader': 4 },
      'dead-marshes': { 'rohan-regular': 8, 'rohan-leader': 4 },
    })
    const met = after(
      state,
      OUR_MARCH,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
      free({ kind: 'bringAll' }),
    )
    expect(army(met, 'dead-marshes')).toEqual({
      'gondor-regular': 2,
      'rohan-regular': 8,
      'gondor-leader': 4,
      'rohan-leader': 4,
    })
  })

  ruleForbids('pieces.leaderNoUnit', 'a Leader rolls no Combat die of his own and takes no hit', () => {
    const rolled = dice(6, 1, 1, 1, 1)
    const hit = after(stand, ...AGAINST, rolled)
    expect(asked(hit)).toBe('free-peoples decide/casualties')
    expect(offers(hit, 'lose', 'piece')).toEqual(['gondor-regular', 'rohan-regular'])
    expect(refused(hit, free({ kind: 'lose', piece: 'gondor-leader' }))).toEqual(['pieces.leaderNoUnit'])
    const own = eventsAs('CombatDieRolled', stand, ...AGAINST, rolled).filter(
      ({ side }) => side === 'free-peoples',
    )
    expect(own.map(({ again }) => again)).toEqual([false, false, true])
  })

  ruleForbids('pieces.leaders', 'a Leader of the Shadow, and an Army without any to be led', () => {
    const uruk = { orthanc: { 'isengard-regular': 1, 'isengard-leader': 1 } } as unknown
    expect(() => war(uruk as PositionSpec['armies'])).toThrow(/isengard-leader/)
    expect(refused(war({ osgiliath: { 'gondor-regular': 1 } }), LED_MARCH)).toEqual(['movement.when'])
    const led = war({ osgiliath: { 'gondor-regular': 1, 'north-leader': 1 } })
    expect(refused(led, LED_MARCH)).toEqual([])
  })
})

describe('Nazgûl', () => {
  const host = { 'north-ithilien': { 'sauron-regular': 2, nazgul: 2 } } as const

  ruleAllows('pieces.nazgul', 'they lead an Army of the Shadow, and re-roll in battle', () => {
    const led = after(dark(host), shadow({ kind: 'moveArmies', die: 'character', as: 'character' }))
    expect(offers(led, 'march', 'from')).toEqual(['north-ithilien'])
    const again = eventsAs(
      'CombatDieRolled',
      dark({ ...host, 'dead-marshes': { 'gondor-regular': 1 } }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'north-ithilien', to: 'dead-marshes' }),
      ALL,
      dice(1, 1, 1, 1, 1),
    ).map(({ side, again: second }) => `${side}${second ? ' again' : ''}`)
    expect(again).toEqual(['shadow', 'shadow', 'free-peoples', 'shadow again', 'shadow again'])
  })

  ruleForbids('pieces.nazgul', 'they are no units: they capture nothing and cannot attack alone', () => {
    const state = dark({ pelargir: { nazgul: 3 }, osgiliath: { 'gondor-regular': 1 } })
    expect(captured(state)).toEqual([])
    expect(refused(state, THEIR_ATTACK)).toEqual(['battle.start'])
  })

  ruleAllows('pieces.nazgulFlight', 'a Nazgûl flies alone from anywhere to anywhere, to enemies too', () => {
    const state = dark({ 'far-harad': { nazgul: 1 }, bree: { 'north-regular': 1 } })
    const there = after(state, FLIGHT, shadow({ kind: 'goTo', region: 'bree' }))
    expect(army(there, 'bree')).toEqual({ 'north-regular': 1, nazgul: 1 })
  })

  ruleForbids(
    'pieces.nazgulFlight',
    'not into a Stronghold of the Free Peoples, unless it is besieged',
    () => {
      const state = after(dark({ 'far-harad': { nazgul: 1 } }), FLIGHT)
      const minasTirith = shadow({ kind: 'goTo', region: 'minas-tirith' })
      expect(refused(state, minasTirith)).toEqual(['characters.nazgulStronghold', 'pieces.nazgulFlight'])
      const siege = dark(
        { 'far-harad': { nazgul: 1 }, 'minas-tirith': { 'sauron-regular': 1 } },
        { besieged: { 'minas-tirith': { 'gondor-regular': 1 } } },
      )
      expect(refused(after(siege, FLIGHT), minasTirith)).toEqual([])
    },
  )

  const visited = war({ 'north-ithilien': { nazgul: 2 }, osgiliath: { 'gondor-regular': 2 } })
  const entered = after(
    visited,
    OUR_MARCH,
    free({ kind: 'march', from: 'osgiliath', to: 'north-ithilien' }),
    free({ kind: 'bringAll' }),
  )

  ruleAllows('pieces.nazgulUnaffected', 'an Army may come to where he is, and he flies on', () => {
    expect(army(entered, 'north-ithilien')).toEqual({ 'gondor-regular': 2, nazgul: 2 })
    expect(asked(entered)).toBe('shadow decide/action')
    const gone = after(entered, FLIGHT, shadow({ kind: 'goTo', region: 'nurn' }))
    expect(nazgul(gone)).toEqual(['nurn', 'north-ithilien'])
  })

  ruleForbids('pieces.nazgulUnaffected', 'he is not removed, nor is there a battle with him', () => {
    expect(nazgul(entered)).toEqual(['north-ithilien', 'north-ithilien'])
    const strike = free({ kind: 'beginAttack', die: 'muster-army', as: 'army' })
    expect(refused(visited, strike)).toEqual(['battle.start'])
  })
})

describe('Characters', () => {
  const COMPANIONS = free({ kind: 'moveCharacters', die: 'character', as: 'character' })

  ruleAllows('pieces.characters', 'a Companion travels alone, past and into enemy Armies', () => {
    const state = war({
      osgiliath: { boromir: 1 },
      'north-ithilien': { 'sauron-regular': 2 },
      dagorlad: { 'sauron-regular': 2 },
    })
    const there = after(state, COMPANIONS, free({ kind: 'goTo', region: 'dagorlad' }))
    expect(army(there, 'dagorlad')).toEqual({ 'sauron-regular': 2, boromir: 1 })
  })

  ruleForbids('pieces.characters', 'he is no unit: alone he takes nothing, and there is one of him', () => {
    const state = war({ 'fords-of-isen': { boromir: 1, 'rohan-regular': 1 } })
    const there = after(state, COMPANIONS, free({ kind: 'goTo', region: 'orthanc' }))
    expect([where(there, 'boromir'), captured(there)]).toEqual(['orthanc', []])
    expect(() => war({ edoras: { boromir: 2 } })).toThrow(/there are 1 \(components.supply\)/)
  })

  ruleAllows('pieces.companions', 'seven set out, and the Ring-bearers are none of them', () => {
    const state = table({ phase: 'fellowship' })
    expect(companions(state)).toHaveLength(7)
    const leave = after(
      table({ dice: { 'free-peoples': ['character'], shadow: [] } }),
      free({ kind: 'separate', die: 'character', as: 'character' }),
    )
    expect(offers(leave, 'join', 'character')).toEqual(companions(state))
  })

  const CROWN = {
    kind: 'bringCharacter',
    die: 'will-of-the-west',
    as: 'will-of-the-west',
    character: 'aragorn',
  } as const
  const will = (armies: PositionSpec['armies']) =>
    war(armies, { dice: { 'free-peoples': ['will-of-the-west'], shadow: ['army'] } })

  ruleAllows('pieces.replaced', 'Aragorn takes the place of Strider', () => {
    const state = after(will({ 'dol-amroth': { 'gondor-regular': 2, strider: 1 } }), free(CROWN))
    expect(army(state, 'dol-amroth')).toEqual({ 'gondor-regular': 2, aragorn: 1 })
    expect(where(state, 'strider')).toBe('replaced')
  })

  ruleForbids('pieces.replaced', 'not elsewhere, not twice, and never both at once', () => {
    expect(refused(will({ edoras: { strider: 1 } }), free(CROWN))).toEqual(['character.aragornEntry'])
    expect(refused(will({ edoras: { aragorn: 1 } }), free(CROWN))).toEqual(['pieces.characters'])
    const both = { 'dol-amroth': { aragorn: 1, strider: 1 } } as const
    expect(() => will(both)).toThrow(/aragorn has taken his place \(pieces.replaced\)/)
  })

  ruleAllows('pieces.minions', 'Saruman comes when Isengard is at war', () => {
    const comes = shadow({ kind: 'bringCharacter', die: 'muster', as: 'muster', character: 'saruman' })
    const state = dark({ orthanc: { 'isengard-regular': 1 } })
    expect(where(state, 'saruman')).toBe('aside')
    expect(where(after(state, comes), 'saruman')).toBe('orthanc')
  })

  ruleForbids('pieces.minions', 'before that he does not come', () => {
    const comes = shadow({ kind: 'bringCharacter', die: 'muster', as: 'muster', character: 'saruman' })
    const peace = dark({ orthanc: { 'isengard-regular': 1 } }, { politics: {} })
    expect(refused(peace, comes)).toEqual(['character.sarumanEntry'])
  })

  const alone = {
    'gandalf-the-grey': 'eliminated',
    strider: 'eliminated',
    boromir: 'eliminated',
    legolas: 'eliminated',
    gimli: 'eliminated',
    meriadoc: 'eliminated',
  } as const

  ruleAllows('pieces.gollum', 'he guides when the last Companion is gone', () => {
    const state = war({}, { characters: alone, dice: { 'free-peoples': ['character'], shadow: [] } })
    expect(fellowship(state).guide).toBe('peregrin')
    const separate = free({ kind: 'separate', die: 'character', as: 'character' })
    const gone = after(state, separate, free({ kind: 'goTo', region: 'rivendell' }))
    expect([fellowship(gone).guide, where(gone, 'gollum')]).toEqual(['gollum', 'aside'])
  })

  ruleForbids('pieces.gollum', 'he does not guide while a Companion is there, nor stand on the map', () => {
    expect(() => war({}, { characters: alone, fellowship: { guide: 'gollum' } })).toThrow(/fellowship.guide/)
    expect(() => war({}, { characters: { gollum: 'edoras' } })).toThrow(/pieces.gollum/)
  })

  ruleForbids('pieces.companions', 'the Ring-bearers to count as Companions for the Hunt', () => {
    const allocating = table({ phase: 'hunt-allocation' })
    expect(refused(allocating, shadow({ kind: 'allocate', dice: 7 }))).toEqual([])
    const six = table({ phase: 'hunt-allocation', characters: { strider: 'bree' } })
    expect(refused(six, shadow({ kind: 'allocate', dice: 7 }))).toEqual(['huntAllocation.limit'])
  })
})
