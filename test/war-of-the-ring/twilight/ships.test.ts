/** Ships in battle and by cards (chapter XII, p. 75). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { ruleForbids } from '../support/rules'
import { after, army, asked, beside, dice, number, offers, playing, refused, table } from './scenes'
import { atWar } from '../support/atWar'

const ARMY = { die: 'army', as: 'army' } as const
const CHARACTER = { die: 'character', as: 'character' } as const
const MUSTER = { die: 'muster', as: 'muster' } as const
const WILL = { die: 'will-of-the-west', as: 'army' } as const
const POLITICS = atWar('southrons', 'gondor')
const shadow = (
  spec: PositionSpec,
  ...faces: ReadonlyArray<'muster' | 'army' | 'character' | 'event'>
): PositionSpec => ({
  acting: 'shadow',
  politics: POLITICS,
  dice: { 'free-peoples': ['muster'], shadow: faces },
  ...spec,
})
const free = (spec: PositionSpec): PositionSpec => ({
  politics: POLITICS,
  dice: { 'free-peoples': ['will-of-the-west', 'muster'], shadow: [] },
  ...spec,
})
const PORTS = {
  beside: { factions: ['corsairs'], ships: { umbar: 1, 'dol-amroth': 1 } },
} as const satisfies PositionSpec

describe('fleets', () => {
  ruleForbids('twilight.fleets', 'three regions, more ships than there are, a Character result', () => {
    const begun = after(table(shadow(PORTS, 'army')), { kind: 'moveArmies', ...ARMY })
    const sail = { kind: 'sail', from: 'umbar', number: 1 }
    expect(refused(begun, { ...sail, to: 'lamedon' })).toEqual(['twilight.fleets'])
    expect(refused(begun, { ...sail, to: 'pelargir', number: 2 })).toEqual(['twilight.fleets'])
    expect(refused(begun, { ...sail, to: 'pelargir' })).toEqual([])
    const led = { ...PORTS, armies: { umbar: { 'southrons-regular': 4, nazgul: 1 }, 'dol-amroth': {} } }
    const marching = after(table(shadow(led, 'character')), { kind: 'moveArmies', ...CHARACTER })
    expect(refused(marching, { ...sail, to: 'pelargir' })).toEqual(['twilight.fleets'])
  })
  ruleForbids('twilight.blackShips', 'a ship when none is left; besieged, Umbar gets no Regular', () => {
    const call = { kind: 'callFaction', faction: 'corsairs', ...MUSTER }
    const all = shadow({ beside: { factions: ['corsairs'], ships: { umbar: 6 } } }, 'muster')
    expect(refused(table(all), call)).toEqual(['twilight.blackShips'])
    const shut = shadow(
      {
        beside: { factions: ['corsairs'] },
        armies: { umbar: { 'gondor-regular': 2 } },
        besieged: { umbar: { 'southrons-regular': 1 } },
      },
      'muster',
    )
    const state = after(table(shut), call)
    expect(number(state, 'ships', 'umbar')).toBe(1)
    expect(army(state, 'umbar', true)).toEqual({ 'southrons-regular': 1 })
  })
  ruleForbids('twilight.corsairsEnter', 'while Umbar is lost, or the Southrons are at peace', () => {
    const bring = { kind: 'bringFaction', faction: 'corsairs', ...MUSTER }
    const lost = shadow({ captured: ['umbar'], armies: { umbar: { 'gondor-regular': 1 } } }, 'muster')
    expect(refused(table(lost), bring)).toEqual(['twilight.corsairsEnter'])
    expect(refused(table(shadow({ politics: {} }, 'muster')), bring)).toEqual(['twilight.corsairsEnter'])
  })
})

describe('Armies on ships', () => {
  const carried: PositionSpec = {
    armies: {
      umbar: { 'southrons-regular': 4, nazgul: 1 },
      'dol-amroth': {},
      pelargir: { 'gondor-regular': 1 },
    },
    beside: { factions: ['corsairs'], ships: { umbar: 1, 'dol-amroth': 1, pelargir: 1 } },
  }
  it('a Leader lets a Character result carry an Army, or attack with it', () => {
    const led = after(table(shadow(carried, 'character')), { kind: 'moveArmies', ...CHARACTER })
    expect(offers(led, { kind: 'march', from: 'umbar', to: 'dol-amroth' })).toBe(true)
    const strikes = after(table(shadow(carried, 'character')), { kind: 'beginAttack', ...CHARACTER })
    expect(offers(strikes, { kind: 'attack', from: 'umbar', to: 'pelargir' })).toBe(true)
  })
  ruleForbids('twilight.transport', 'where no ship is, where the enemy is, or twice in one action', () => {
    const march = after(table(shadow(carried, 'army')), { kind: 'moveArmies', ...ARMY })
    expect(refused(march, { kind: 'march', from: 'umbar', to: 'anfalas' })).toContain('movement.adjacent')
    expect(refused(march, { kind: 'march', from: 'umbar', to: 'pelargir' })).toContain('movement.enemyUnits')
    const there = after(march, { kind: 'march', from: 'umbar', to: 'dol-amroth' }, { kind: 'bringAll' })
    expect(offers(there, { kind: 'march', from: 'dol-amroth' })).toBe(false)
    expect(offers(there, { kind: 'sail', from: 'umbar' })).toBe(true)
  })
  ruleForbids('twilight.transport', 'a retreat by ship', () => {
    const round = after(
      table(
        free({
          beside: { factions: ['corsairs'], ships: { pelargir: 2, umbar: 1 } },
          captured: ['pelargir'],
          armies: { pelargir: { 'southrons-regular': 2 }, lossarnach: { 'gondor-regular': 3 } },
        }),
      ),
      { kind: 'beginAttack', ...WILL },
      { kind: 'attack', from: 'lossarnach', to: 'pelargir' },
      { kind: 'bringAll' },
      dice(1, 1, 1, 1, 1),
      { kind: 'fight' },
    )
    expect(offers(round, { kind: 'retreat', to: 'west-harondor' })).toBe(true)
    expect(refused(round, { kind: 'retreat', to: 'umbar' })).toContain('battle.retreat')
  })
})

describe('ships in battle', () => {
  const landing = (units: number, held = 2) =>
    after(
      table(
        shadow(
          {
            ...PORTS,
            armies: { umbar: { 'southrons-regular': units }, 'dol-amroth': { 'gondor-regular': held } },
          },
          'army',
        ),
      ),
      { kind: 'beginAttack', ...ARMY },
      { kind: 'attack', from: 'umbar', to: 'dol-amroth' },
      ...(units > 1 ? [{ kind: 'bringAll' }] : []),
    )
  it('TT-43: who withdraws is besieged by those who landed', () => {
    const advanced = after(landing(4), { kind: 'withdraw' }, { kind: 'bringAll' })
    expect(army(advanced, 'dol-amroth')).toEqual({ 'southrons-regular': 4 })
    expect(army(advanced, 'dol-amroth', true)).toEqual({ 'gondor-regular': 2 })
    expect(number(advanced, 'ships')).toBe(2)
  })
  it('OR-112: rounds go on until one side is gone or gives way', () => {
    const round = after(landing(4), { kind: 'fight' }, dice(1, 1, 1, 1, 1, 1))
    expect(asked(round)).toBe('free-peoples decide/retreat')
    const next = after(round, { kind: 'fight' }, { kind: 'fight' }, dice(6, 6, 1, 1, 1, 1))
    expect(asked(next)).toBe('shadow decide/party')
    expect(number(next, 'ships')).toBe(2)
  })
  it('when both fall the ships there are lost', () => {
    const state = after(landing(1, 1), { kind: 'fight' }, dice(6, 6))
    expect(beside(state)['ships']).toEqual(['umbar'])
  })
  it('WR-12.50: a landing where the Shadow is besieged is a relief', () => {
    const spec: PositionSpec = {
      beside: { factions: ['corsairs'], ships: { umbar: 1, anfalas: 1 } },
      armies: { umbar: { 'gondor-regular': 3 }, anfalas: { 'southrons-regular': 3 } },
      besieged: { umbar: { 'southrons-regular': 2 } },
    }
    const { events } = playing(
      table(shadow(spec, 'army')),
      { kind: 'beginAttack', ...ARMY },
      { kind: 'attack', from: 'anfalas', to: 'umbar' },
      { kind: 'bringAll' },
    )
    expect(events).toContainEqual(expect.objectContaining({ kind: 'BattleBegan', battle: 'relief' }))
  })
  ruleForbids('twilight.shipsLost', 'OR-113: not when the garrison withdraws, but when it falls', () => {
    const ships = { beside: { factions: ['corsairs'], ships: { umbar: 2 } } } as const
    const field = free({
      ...ships,
      armies: { umbar: { 'southrons-regular': 2 }, 'west-harondor': { 'gondor-regular': 4 } },
    })
    const shut = after(
      table(field),
      { kind: 'beginAttack', ...WILL },
      { kind: 'attack', from: 'west-harondor', to: 'umbar' },
      { kind: 'bringAll' },
      { kind: 'withdraw' },
    )
    expect(number(shut, 'ships')).toBe(2)
    const siege = free({
      ...ships,
      armies: { umbar: { 'gondor-regular': 4 } },
      besieged: { umbar: { 'southrons-regular': 1 } },
    })
    const stormed = after(
      table(siege),
      { kind: 'beginAttack', ...WILL },
      { kind: 'attack', from: 'umbar', to: 'umbar' },
      { kind: 'bringAll' },
      dice(6, 1, 1, 1, 1),
    )
    expect(number(stormed, 'ships')).toBe(0)
  })
  it('a sortie that destroys the besiegers costs their ships', () => {
    const spec = free({
      beside: { factions: ['corsairs'], ships: { 'dol-amroth': 1 } },
      armies: { 'dol-amroth': { 'southrons-regular': 1 } },
      besieged: { 'dol-amroth': { 'gondor-regular': 3 } },
    })
    const state = after(
      table(spec),
      { kind: 'beginAttack', ...WILL },
      { kind: 'attack', from: 'dol-amroth', to: 'dol-amroth' },
      { kind: 'bringAll' },
      dice(6, 1, 1, 1),
    )
    expect(number(state, 'ships')).toBe(0)
  })
})

describe('The Corsairs Are Upon Us!', () => {
  const play = { kind: 'playEvent', card: 'sh-strat-10e', die: 'event', as: 'event' }
  const spec = (more: PositionSpec = {}): PositionSpec =>
    shadow(
      {
        beside: { factions: ['corsairs'], ships: { umbar: 2 } },
        armies: {
          umbar: { 'southrons-regular': 3 },
          pelargir: {},
          lamedon: { 'gondor-regular': 1, gimli: 1 },
        },
        hands: { shadow: ['sh-strat-10e'], 'free-peoples': ['fp-strat-16'] },
        ...more,
      },
      'event',
    )
  const landed = after(
    table(spec()),
    play,
    { kind: 'sail', from: 'umbar', to: 'pelargir', number: 1 },
    { kind: 'done' },
    { kind: 'march', from: 'umbar', to: 'pelargir' },
    { kind: 'bringAll' },
  )
  it('ships sail, each once; an Army is carried, and may attack then', () => {
    const sailed = after(table(spec()), play, { kind: 'sail', from: 'umbar', to: 'pelargir', number: 1 })
    expect(asked(sailed)).toBe('shadow decide/voyage')
    expect(refused(sailed, { kind: 'sail', from: 'pelargir', to: 'umbar', number: 1 })).toEqual([
      'twilight.fleets',
    ])
    expect(army(landed, 'pelargir')).toEqual({ 'southrons-regular': 3 })
    expect(offers(landed, { kind: 'march', from: 'pelargir', to: 'lossarnach' })).toBe(true)
    expect(offers(landed, { kind: 'march', from: 'umbar' })).toBe(false)
  })
  it('against its attack no Combat card is used in the first round, not even with a Companion', () => {
    const fought = after(landed, { kind: 'attack', from: 'pelargir', to: 'lamedon' }, { kind: 'bringAll' })
    expect(asked(fought)).toBe('nature shadow combat die')
    const second = after(fought, dice(1, 1, 1, 1, 1, 1), { kind: 'fight' })
    expect(asked(second)).toBe('free-peoples decide/retreat')
    expect(asked(after(second, { kind: 'fight' }))).toBe('free-peoples decide/combatCard')
  })
  it('each step may be left out, and without a carried Army nobody marches', () => {
    expect(asked(after(table(spec()), play, { kind: 'done' }))).toBe('free-peoples decide/action')
    expect(refused(table(spec({ beside: {} })), play)).toEqual(['events.requirement'])
  })
})

describe('Threats to the Fiefs of the South', () => {
  const play = { kind: 'playEvent', card: 'fp-strat-26e', die: 'event', as: 'event' }
  it('OT-11: Gondor gathers where it can, and ships in its lands go down on a 4 or more', () => {
    const spec: PositionSpec = {
      beside: { factions: ['corsairs'], ships: { 'dol-amroth': 2, umbar: 1, lamedon: 1 } },
      armies: { lamedon: { 'southrons-regular': 1 }, pelargir: {}, lossarnach: {} },
      captured: ['lamedon'],
      hands: { 'free-peoples': ['fp-strat-26e'] },
      dice: { 'free-peoples': ['event', 'muster'], shadow: [] },
    }
    const state = after(table(spec), play, dice(4, 3, 6))
    expect(beside(state)['ships']).toEqual(['dol-amroth', 'umbar'])
    expect([army(state, 'pelargir'), army(state, 'lossarnach'), army(state, 'lamedon')]).toEqual([
      { 'gondor-regular': 1 },
      { 'gondor-regular': 1 },
      { 'southrons-regular': 1 },
    ])
    expect(refused(table({ ...spec, beside: {} }), play)).toEqual(['events.requirement'])
  })
})
