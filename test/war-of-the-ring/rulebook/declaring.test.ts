/** Locating the Fellowship: it declares itself (chapter VIII, p. 52-53). */
import { describe, expect } from 'vitest'
import { warOfTheRing, type PositionSpec, type RegionId, type State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsOf,
  factsOf,
  free,
  named,
  offered,
  offers,
  playing,
  refused,
  shadow,
  table,
  until,
} from '../support/play'
import { companions, fellowship, politics, tiles } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

const DECLARE = free({ kind: 'declare' })
const DONE = free({ kind: 'done' })
const to = (region: RegionId) => free({ kind: 'goTo', region })
const strider = free({ kind: 'nameGuide', companion: 'strider' })

/** The Fellowship phase begins, with the Fellowship there. */
const phase = (there: PositionSpec['fellowship'], spec: PositionSpec = {}): State =>
  table({ phase: 'fellowship', fellowship: { ...there }, ...spec })
const declared = (state: State, ...way: ReadonlyArray<RegionId>) => after(state, DECLARE, ...way.map(to))
const options = (state: State) => offered(state).map(({ kind }) => kind)

describe('a declaration', () => {
  const lorien = phase({ progress: 5, corruption: 2 }, { turn: 4 })
  const way = ['fords-of-bruinen', 'hollin', 'moria', 'dimrill-dale', 'lorien'] as const

  ruleAllows('fellowship.declare', 'EX-16: from Rivendell through Moria to Lórien', () => {
    const { state, events } = playing(lorien, DECLARE, ...way.map(to))
    expect(fellowship(state)).toMatchObject({
      region: 'lorien',
      progress: 0,
      revealed: false,
      corruption: 1,
    })
    expect(politics(state, 'elves')).toMatch(/^active/)
    expect(events.map(({ kind }) => kind)).toEqual([
      'RingBearersMoved',
      'RingBearersMoved',
      'RingBearersMoved',
      'RingBearersMoved',
      'RingBearersMoved',
      'FellowshipDeclared',
      'CorruptionChanged',
    ])
    expect(asked(state)).toBe('free-peoples decide/guide')
  })

  ruleAllows('fellowship.declare', 'DP-8.1: the Free Peoples are asked at the start of the phase', () => {
    expect(asked(lorien)).toBe('free-peoples decide/declare')
    expect(options(lorien)).toEqual(['pass', 'declare'])
    const path = after(lorien, DECLARE)
    expect(asked(path)).toBe('free-peoples decide/path')
    expect(offers(path, 'goTo', 'region')).toEqual(['fords-of-bruinen', 'trollshaws'])
    expect(options(path)).toEqual(['goTo', 'goTo', 'done'])
    expect(asked(after(lorien, free({ kind: 'pass' })))).toBe('free-peoples decide/guide')
  })

  ruleAllows('fellowship.declare', 'fewer regions than Progress will do, and none as well', () => {
    const near = after(lorien, DECLARE, to('trollshaws'), DONE)
    expect(fellowship(near)).toMatchObject({ region: 'trollshaws', progress: 0, revealed: false })
    const here = after(lorien, DECLARE, DONE)
    expect(fellowship(here)).toMatchObject({ region: 'rivendell', progress: 0, corruption: 1 })
  })

  ruleForbids('fellowship.declare', 'not one region more than Progress', () => {
    const state = declared(phase({ progress: 2 }), 'fords-of-bruinen', 'hollin')
    expect(fellowship(state)).toMatchObject({ region: 'hollin', progress: 0 })
    expect(asked(state)).toBe('free-peoples decide/guide')
    expect(refused(state, to('moria'))).toEqual(['fellowship.declare'])
  })

  ruleForbids('fellowship.declare', 'OR-56: not twice in a phase', () => {
    const once = after(phase({ corruption: 5 }), DECLARE)
    expect(fellowship(once).corruption).toBe(4)
    expect(options(once)).toEqual(['nameGuide', 'nameGuide'])
    expect(offered(once, { kind: 'declare' })).toEqual([])
    expect(asked(after(once, strider))).toBe('shadow decide/allocation')
    expect(refused(after(once, strider), DECLARE)).toEqual(['turn.fellowshipPhase'])
  })

  ruleForbids('fellowship.declare', 'TC-23: not while the Fellowship is Revealed', () => {
    const there = { region: 'goblins-gate', revealed: true, corruption: 3 } as const
    const shown = phase(there)
    expect(asked(shown)).toBe('free-peoples decide/guide')
    expect(offered(shown, { kind: 'declare' })).toEqual([])
    expect(refused(shown, DECLARE)).toContain('fellowship.declare')
    const gate = after(phase({ region: 'morannon', revealed: true }), strider)
    expect(fellowship(gate)).toMatchObject({ region: 'morannon', mordor: null })
    const hidden = phase({ ...there, revealed: false })
    expect(options(hidden)).toEqual(['pass', 'declare'])
  })

  ruleForbids('fellowship.declare', 'not in another phase', () => {
    const acting = table({ dice: { 'free-peoples': ['character'], shadow: ['event'] } })
    expect(refused(acting, DECLARE)).toEqual(['turn.fellowshipPhase'])
  })

  ruleForbids('fellowship.declare', 'OR-57: not on the Mordor Track', () => {
    const state = table({ phase: 'fellowship', fellowship: { mordor: 2 } })
    expect(asked(state)).toBe('free-peoples decide/guide')
    expect(offered(state, { kind: 'declare' })).toEqual([])
  })

  ruleAllows('fellowship.declare', 'OR-57: figure, Progress, healing, then the nation awakes', () => {
    const start = phase({ region: 'osgiliath', progress: 1, corruption: 4 })
    expect(politics(start, 'gondor')).toBe('passive, 2 steps')
    const { state, events } = playing(start, DECLARE, to('minas-tirith'))
    expect(events.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual([
      'RingBearersMoved fellowship.declare',
      'FellowshipDeclared fellowship.declare',
      'CorruptionChanged fellowship.heal',
      'NationActivated politics.declared',
    ])
    expect(politics(state, 'gondor')).toBe('active, 2 steps')
  })

  ruleAllows('fellowship.declare', 'OR-58: the way there is chosen, to and fro if wanted', () => {
    const state = phase({ region: 'hollin', progress: 2 })
    expect(fellowship(declared(state, 'moria', 'hollin'))).toMatchObject({ region: 'hollin', progress: 0 })
  })
})

describe('locating', () => {
  ruleAllows('fellowship.locating', 'a declaration moves the figure and sets Progress to 0', () => {
    const state = declared(phase({ region: 'hollin', progress: 1 }), 'moria')
    expect(fellowship(state)).toMatchObject({ region: 'moria', progress: 0 })
  })

  ruleForbids('fellowship.locating', 'neither moving nor passing nor hiding settles anything', () => {
    const passed = after(phase({ region: 'hollin', progress: 3 }), free({ kind: 'pass' }), strider)
    expect(fellowship(passed)).toMatchObject({ region: 'hollin', progress: 3 })
    const acting = table({
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
      fellowship: { region: 'hollin', progress: 3 },
    })
    const moved = after(acting, free({ kind: 'moveFellowship', die: 'character', as: 'character' }))
    expect(fellowship(moved)).toMatchObject({ region: 'hollin', progress: 4 })
  })

  ruleAllows('fellowship.path', 'the figure goes from neighbour to neighbour', () => {
    const path = after(phase({ progress: 3 }), DECLARE, to('fords-of-bruinen'))
    expect(offers(path, 'goTo', 'region')).toEqual(['rivendell', 'high-pass', 'hollin', 'trollshaws'])
  })

  ruleForbids('fellowship.path', 'across a black border, or to a region far away', () => {
    const path = after(phase({ progress: 3 }), DECLARE)
    expect(refused(path, to('high-pass'))).toEqual(['fellowship.path'])
    expect(warOfTheRing.wayTo(path, to('high-pass'))).toEqual({ after: [to('fords-of-bruinen')], rules: [] })
    const onward = [to('fords-of-bruinen'), to('hollin')]
    expect(warOfTheRing.wayTo(path, to('moria'))).toEqual({ after: onward, rules: [] })
    expect(refused(path, shadow({ kind: 'done' }))).toEqual(['turn.phases'])
  })

  ruleForbids('fellowship.declare', 'it goes no farther than Progress', () => {
    const path = after(phase({ progress: 1 }), DECLARE)
    expect(refused(path, to('lorien'))).toEqual(['fellowship.declare'])
    expect(factsOf(path, to('lorien'), 'fellowship.declare')).toEqual({
      region: 'lorien',
      limit: 1,
      away: 5,
      because: 'it is five regions away, and the Fellowship goes one at most',
    })
  })

  ruleForbids('fellowship.path', 'with Progress 0 it goes nowhere, and no way is asked for', () => {
    const state = after(phase({ region: 'hollin', progress: 0 }), DECLARE)
    expect(asked(state)).toBe('free-peoples decide/guide')
    expect(fellowship(state)).toMatchObject({ region: 'hollin', progress: 0 })
  })
})

describe('healing', () => {
  const heals = (region: RegionId, spec: PositionSpec = {}, corruption = 3) =>
    fellowship(after(phase({ region, corruption }, spec), DECLARE)).corruption

  ruleAllows('fellowship.heal', 'in a Stronghold or a City of the Free Peoples', () => {
    expect(heals('rivendell')).toBe(2)
    expect(heals('minas-tirith')).toBe(2)
    expect(heals('edoras')).toBe(2)
    expect(heals('dale')).toBe(2)
  })

  ruleAllows('fellowship.heal', 'turn after turn', () => {
    const once = after(phase({ corruption: 3 }), DECLARE, strider)
    const next = until(once, 'free-peoples decide/declare')
    expect(fellowship(next)).toMatchObject({ region: 'rivendell', revealed: false, corruption: 2 })
    expect(fellowship(after(next, DECLARE, DONE)).corruption).toBe(1)
  })

  ruleAllows('fellowship.heal', 'OR-63: a siege does not keep the Fellowship out', () => {
    const besieged = {
      armies: { rivendell: { 'sauron-regular': 3 } },
      besieged: { rivendell: { 'elves-elite': 2, 'elves-leader': 1 } },
    } as const
    const state = phase({ region: 'trollshaws', progress: 1, corruption: 3 }, besieged)
    expect(fellowship(declared(state, 'rivendell'))).toMatchObject({ region: 'rivendell', corruption: 2 })
    const inside = phase({ region: 'rivendell', progress: 1, corruption: 3 }, besieged)
    expect(fellowship(declared(inside, 'trollshaws'))).toMatchObject({ region: 'trollshaws', corruption: 3 })
  })

  ruleForbids('fellowship.heal', 'not in a Town, in the wild, or with the enemy', () => {
    expect(heals('bree')).toBe(3)
    expect(heals('hollin')).toBe(3)
    expect(heals('moria')).toBe(3)
    expect(heals('angmar')).toBe(3)
  })

  ruleForbids('fellowship.heal', 'not where the enemy holds the place', () => {
    const lost = { captured: ['edoras'], armies: { edoras: { 'isengard-regular': 1 } } } as const
    expect(heals('edoras', lost)).toBe(3)
  })

  ruleForbids('fellowship.heal', 'nothing below 0', () => {
    expect(heals('rivendell', {}, 0)).toBe(0)
    expect(eventsOf(phase({}), DECLARE).map(({ kind }) => kind)).toEqual(['FellowshipDeclared'])
  })

  ruleForbids('fellowship.heal', 'not without a declaration', () => {
    const passed = after(phase({ corruption: 3 }), free({ kind: 'pass' }), strider)
    expect(fellowship(passed).corruption).toBe(3)
  })
})

describe('the gates of Mordor', () => {
  const drawnTiles = { drawn: { 'standard-eye': 2, 'standard-3': 1 } } as const

  ruleAllows('fellowship.enterMordor', 'TC-22: declared in Morannon, it is on the Mordor Track', () => {
    const start = phase({ region: 'dagorlad', progress: 1 }, { huntTiles: drawnTiles })
    const { state, events } = playing(start, DECLARE, to('morannon'))
    expect(fellowship(state)).toMatchObject({ region: null, mordor: 0, progress: 0, revealed: false })
    expect(tiles(state).drawn).toEqual({ 'standard-3': 1 })
    expect(tiles(state).pool['standard-eye']).toBe(4)
    expect(events.map(({ kind }) => kind)).toEqual([
      'RingBearersMoved',
      'FellowshipDeclared',
      'MordorEntered',
    ])
  })

  ruleAllows('fellowship.enterMordor', 'declared in Minas Morgul, from the figure or a step away', () => {
    const away = declared(phase({ region: 'south-ithilien', progress: 1 }), 'minas-morgul')
    expect(fellowship(away)).toMatchObject({ region: null, mordor: 0 })
    const there = after(phase({ region: 'minas-morgul' }), DECLARE)
    expect(fellowship(there)).toMatchObject({ region: null, mordor: 0 })
    expect(companions(there)).toHaveLength(7)
  })

  ruleForbids('fellowship.enterMordor', 'OR-65: it may stay before the gate, but not in it', () => {
    const start = phase({ region: 'dagorlad', progress: 1 })
    expect(fellowship(after(start, DECLARE, DONE))).toMatchObject({ region: 'dagorlad', mordor: null })
    const passed = after(phase({ region: 'morannon', progress: 0 }), free({ kind: 'pass' }))
    expect(fellowship(passed)).toMatchObject({ region: 'morannon', mordor: null })
    expect(asked(after(phase({ region: 'morannon' }), DECLARE))).toBe('free-peoples decide/guide')
  })

  ruleForbids('fellowship.enterMordor', 'nowhere else, not even in Barad-dûr, and not by moving', () => {
    const dark = after(phase({ region: 'barad-dur' }), DECLARE)
    expect(fellowship(dark)).toMatchObject({ region: 'barad-dur', mordor: null })
    const start = table({
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
      huntBox: { shadow: 1 },
      fellowship: { region: 'dagorlad', progress: 1 },
    })
    const move = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
    const reveal = after(start, move, dice(6, named('hunt tile', 'standard-0-reveal')), to('morannon'), DONE)
    expect(asked(reveal)).toBe('nature hunt tile')
    expect(fellowship(reveal)).toMatchObject({ region: 'morannon', mordor: null, revealed: true })
  })
})

describe('the Fellowship Phase', () => {
  ruleForbids('fellowship.declare', 'a Fellowship in Mordor is not declared', () => {
    const inMordor = table({ phase: 'fellowship', fellowship: { mordor: 1 } })
    expect(asked(inMordor)).toBe('free-peoples decide/guide')
    expect(refused(inMordor, free({ kind: 'declare' }))).toEqual(['fellowship.declare'])
    expect(factsOf(inMordor, free({ kind: 'declare' }), 'fellowship.declare')).toEqual({
      region: 'mordor',
      limit: 0,
      because: 'it is on the Mordor Track',
    })
  })
})
