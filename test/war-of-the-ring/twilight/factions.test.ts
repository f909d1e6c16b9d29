/** Dunlendings, Corsairs and Ents (chapter XII, p. 74-76). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { ruleAllows, ruleForbids } from '../support/rules'
import { after, army, asked, beside, dice, number, offers, playing, refused, table, whereIs } from './scenes'
import { atWar } from '../support/atWar'

const MUSTER = { die: 'muster', as: 'muster' } as const
const ARMY = { die: 'army', as: 'army' } as const
const POLITICS = atWar('isengard', 'southrons', 'sauron')
const shadow = (
  spec: PositionSpec,
  ...faces: ReadonlyArray<'muster' | 'army' | 'character'>
): PositionSpec => ({
  acting: 'shadow',
  politics: POLITICS,
  dice: { 'free-peoples': ['muster'], shadow: faces },
  ...spec,
})

describe('the Hillmen of Dunland', () => {
  ruleAllows('twilight.dunlendingsEnter', 'TT-35: with Isengard at war two come to each Dunland', () => {
    const bring = { kind: 'bringFaction', faction: 'dunlendings', ...MUSTER }
    const state = after(table(shadow({}, 'muster')), bring)
    expect([army(state, 'north-dunland')['dunlending'], army(state, 'south-dunland')['dunlending']]).toEqual([
      2, 2,
    ])
    expect(refused(table(shadow({ politics: {} }, 'muster')), bring)).toContain('twilight.dunlendingsEnter')
  })

  ruleAllows(
    'twilight.forgoil',
    'TT-36: two join an Army in Isengard or Rohan, not one that is besieged',
    () => {
      const spec = shadow(
        {
          beside: { factions: ['dunlendings'] },
          captured: ['westemnet'],
          armies: {
            westemnet: { 'isengard-regular': 1 },
            orthanc: { 'rohan-regular': 2 },
            'helms-deep': { 'isengard-regular': 2 },
          },
          besieged: { orthanc: { 'isengard-regular': 2 }, 'helms-deep': { 'rohan-regular': 1 } },
        },
        'muster',
      )
      const called = after(table(spec), { kind: 'callFaction', faction: 'dunlendings', ...MUSTER })
      expect(offers(called, { kind: 'aim', region: 'helms-deep' })).toBe(true)
      expect(refused(called, { kind: 'aim', region: 'orthanc' })).toEqual(['twilight.forgoil'])
      expect(army(after(called, { kind: 'aim', region: 'westemnet' }), 'westemnet')['dunlending']).toBe(2)
    },
  )

  const struck = (pieces: Readonly<Record<string, number>>, roll: ReadonlyArray<number>) => {
    const spec: PositionSpec = {
      beside: { factions: ['dunlendings'] },
      captured: ['westemnet'],
      armies: { westemnet: pieces, eastemnet: { 'rohan-elite': 2 } },
      politics: { ...POLITICS, rohan: { steps: 0, active: true } },
      dice: { 'free-peoples': ['will-of-the-west', 'muster'], shadow: [] },
    }
    return after(
      table(spec),
      { kind: 'beginAttack', die: 'will-of-the-west', as: 'army' },
      { kind: 'attack', from: 'eastemnet', to: 'westemnet' },
      { kind: 'bringAll' },
      dice(...roll),
    )
  }
  ruleAllows(
    'twilight.dunlendingHits',
    'TT-37: a hit takes two of them; one alone only as the last unit',
    () => {
      const four = struck({ dunlending: 4 }, [6, 1, 1, 1, 1, 1])
      expect(army(four, 'westemnet')).toEqual({ dunlending: 2 })
      const mixed = struck({ dunlending: 3, 'isengard-elite': 1 }, [6, 1, 1, 1, 1, 1])
      expect(offers(mixed, { kind: 'lose', piece: 'dunlending' })).toBe(true)
      expect(offers(mixed, { kind: 'reduce', piece: 'isengard-elite' })).toBe(true)
      const one = struck({ dunlending: 1, 'isengard-elite': 1 }, [6, 1, 1, 1])
      expect(army(one, 'westemnet')).toEqual({ dunlending: 1, 'isengard-regular': 1 })
    },
  )

  it('TT-38: of hits that the Shadow brings on itself each takes one', () => {
    const spec = shadow(
      {
        beside: { factions: ['dunlendings'] },
        captured: ['westemnet'],
        politics: { ...POLITICS, rohan: { steps: 0, active: true } },
        armies: { westemnet: { dunlending: 3 }, eastemnet: { 'rohan-regular': 1 } },
        hands: { shadow: ['sh-strat-11e'] },
      },
      'army',
    )
    const chosen = after(
      table(spec),
      { kind: 'beginAttack', ...ARMY },
      { kind: 'attack', from: 'westemnet', to: 'eastemnet' },
      { kind: 'bringAll' },
      { kind: 'declareCard' },
      { kind: 'commit', card: 'sh-strat-11e' },
    )
    const paid = after(chosen, { kind: 'chooseNumber', number: 2 })
    expect(army(paid, 'westemnet')).toEqual({ dunlending: 1 })
  })

  ruleForbids(
    'twilight.forgoil',
    'TT-39: they are no recruits of a Muster result, and march as Isengard does',
    () => {
      const spec = shadow(
        { beside: { factions: ['dunlendings'] }, armies: { 'north-dunland': { dunlending: 2 } } },
        'muster',
        'army',
      )
      const recruiting = after(table(spec), { kind: 'beginRecruiting', ...MUSTER })
      expect(
        refused(recruiting, { kind: 'recruit', piece: 'dunlending', region: 'north-dunland' }),
      ).toContain('recruiting.yield')
      const march = after(table(spec), { kind: 'moveArmies', ...ARMY })
      expect(offers(march, { kind: 'march', from: 'north-dunland', to: 'moria' })).toBe(true)
    },
  )
})

describe('the Corsairs of Umbar', () => {
  const FLEET = { beside: { factions: ['corsairs'], ships: { umbar: 2 } } } as const satisfies PositionSpec
  ruleAllows('twilight.corsairsEnter', 'TT-40: they come to Umbar only in Shadow hands', () => {
    const bring = { kind: 'bringFaction', faction: 'corsairs', ...MUSTER }
    expect(number(after(table(shadow({}, 'muster')), bring), 'ships', 'umbar')).toBe(2)
    const lost = shadow({ captured: ['umbar'], armies: { umbar: { 'gondor-regular': 1 } } }, 'muster')
    expect(refused(table(lost), bring)).toContain('twilight.corsairsEnter')
  })

  ruleAllows('twilight.blackShips', 'a Muster result brings a ship and a Regular to Umbar', () => {
    const before = army(table(shadow(FLEET, 'muster')), 'umbar')['southrons-regular'] ?? 0
    const state = after(table(shadow(FLEET, 'muster')), {
      kind: 'callFaction',
      faction: 'corsairs',
      ...MUSTER,
    })
    expect(number(state, 'ships', 'umbar')).toBe(3)
    expect(army(state, 'umbar')['southrons-regular']).toBe(before + 1)
  })

  ruleAllows('twilight.fleets', 'TT-41: a fleet sails two regions, past the enemy, and takes nothing', () => {
    const begun = after(table(shadow(FLEET, 'army')), { kind: 'moveArmies', ...ARMY })
    const sailed = playing(begun, { kind: 'sail', from: 'umbar', to: 'pelargir', number: 2 })
    expect(number(sailed.state, 'ships', 'pelargir')).toBe(2)
    expect(sailed.events.some(({ kind }) => kind === 'SettlementCaptured')).toBe(false)
    expect(refused(begun, { kind: 'sail', from: 'umbar', to: 'anfalas', number: 2 })).toEqual([
      'twilight.fleets',
    ])
  })

  const PORTS = {
    beside: { factions: ['corsairs'], ships: { umbar: 1, 'dol-amroth': 1 } },
  } as const satisfies PositionSpec
  ruleAllows(
    'twilight.transport',
    'TT-42: an Army goes from ship to ship where no enemy is, else it can only attack',
    () => {
      const empty = after(table(shadow({ ...PORTS, armies: { 'dol-amroth': {} } }, 'army')), {
        kind: 'moveArmies',
        ...ARMY,
      })
      const landed = playing(empty, { kind: 'march', from: 'umbar', to: 'dol-amroth' }, { kind: 'bringAll' })
      expect(landed.events.some(({ kind }) => kind === 'SettlementCaptured')).toBe(true)
      const held = after(
        table(shadow({ ...PORTS, armies: { 'dol-amroth': { 'gondor-regular': 2 } } }, 'army')),
        { kind: 'moveArmies', ...ARMY },
      )
      expect(refused(held, { kind: 'march', from: 'umbar', to: 'dol-amroth' })).toContain(
        'movement.enemyUnits',
      )
      const attacks = after(
        table(shadow({ ...PORTS, armies: { 'dol-amroth': { 'gondor-regular': 2 } } }, 'army')),
        { kind: 'beginAttack', ...ARMY },
      )
      expect(offers(attacks, { kind: 'attack', from: 'umbar', to: 'dol-amroth' })).toBe(true)
      const noShip = after(table(shadow({ ...FLEET, armies: { 'dol-amroth': {} } }, 'army')), {
        kind: 'moveArmies',
        ...ARMY,
      })
      expect(refused(noShip, { kind: 'march', from: 'umbar', to: 'dol-amroth' })).toContain(
        'movement.adjacent',
      )
    },
  )

  const landing = (units: number) =>
    after(
      table(
        shadow(
          {
            ...PORTS,
            armies: { umbar: { 'southrons-regular': units }, 'dol-amroth': { 'gondor-regular': 4 } },
          },
          'army',
        ),
      ),
      { kind: 'beginAttack', ...ARMY },
      { kind: 'attack', from: 'umbar', to: 'dol-amroth' },
      ...(units > 1 ? [{ kind: 'bringAll' }] : []),
    )
  it('from ship to ship a black line is no hindrance', () => {
    const spec = (armies: PositionSpec['armies']) =>
      table(
        shadow(
          {
            beside: { factions: ['corsairs'], ships: { 'druwaith-iaur': 1, anfalas: 1 } },
            armies: { 'druwaith-iaur': { 'southrons-regular': 3 }, ...armies },
          },
          'army',
        ),
      )
    const way = { from: 'druwaith-iaur', to: 'anfalas' }
    const marching = after(spec({ anfalas: {} }), { kind: 'moveArmies', ...ARMY })
    expect(refused(marching, { kind: 'march', ...way })).toEqual([])
    const attacking = after(spec({ anfalas: { 'gondor-regular': 1 } }), { kind: 'beginAttack', ...ARMY })
    expect(refused(attacking, { kind: 'attack', ...way })).toEqual([])
  })

  ruleAllows('twilight.landing', 'TT-43: who attacks by sea cannot cease', () => {
    const fought = after(landing(3), { kind: 'fight' }, dice(1, 1, 1, 1, 1, 1, 1))
    expect(asked(fought)).not.toBe('shadow decide/cease')
  })

  ruleForbids('twilight.landing', 'TT-44: if he falls all ships in the region attacked are lost', () => {
    const state = after(landing(1), { kind: 'fight' }, dice(1, 6, 1, 1, 1))
    expect(beside(state)['ships']).toEqual(['umbar'])
  })

  ruleAllows('twilight.shipsLost', 'TT-45: ships are lost where a Shadow Army retreats', () => {
    const spec: PositionSpec = {
      beside: { factions: ['corsairs'], ships: { pelargir: 2 } },
      captured: ['pelargir'],
      armies: { pelargir: { 'southrons-regular': 2 }, lossarnach: { 'gondor-regular': 3 } },
      politics: { ...POLITICS, gondor: { steps: 0, active: true } },
      dice: { 'free-peoples': ['will-of-the-west', 'muster'], shadow: [] },
    }
    const round = after(
      table(spec),
      { kind: 'beginAttack', die: 'will-of-the-west', as: 'army' },
      { kind: 'attack', from: 'lossarnach', to: 'pelargir' },
      { kind: 'bringAll' },
      dice(1, 1, 1, 1, 1),
      { kind: 'fight' },
    )
    expect(asked(round)).toBe('shadow decide/retreat')
    const fled = after(round, { kind: 'retreat', to: 'west-harondor' })
    expect(beside(fled)['ships']).toEqual([])
  })

  it('TT-46: a fleet and an Army carried are two moves of one result', () => {
    const begun = after(
      table(shadow({ ...FLEET, armies: { pelargir: {} } }, 'army')),
      { kind: 'moveArmies', ...ARMY },
      { kind: 'sail', from: 'umbar', to: 'pelargir', number: 1 },
    )
    expect(offers(begun, { kind: 'march', from: 'umbar', to: 'pelargir' })).toBe(true)
    const both = after(
      table(shadow({ ...FLEET, armies: { pelargir: {} } }, 'army')),
      { kind: 'moveArmies', ...ARMY },
      { kind: 'sail', from: 'umbar', to: 'pelargir', number: 2 },
    )
    expect(offers(both, { kind: 'march', from: 'umbar', to: 'pelargir' })).toBe(false)
    expect(offers(both, { kind: 'sail', from: 'pelargir' })).toBe(false)
  })
})

describe('the Ents of Fangorn', () => {
  const woken = (spec: PositionSpec): PositionSpec => ({
    characters: { 'gandalf-the-white': 'fangorn', 'gandalf-the-grey': 'replaced' },
    politics: { isengard: { steps: 0 } },
    armies: { orthanc: { 'isengard-regular': 4, saruman: 1 } },
    beside: { factions: ['ents'], ents: { fangorn: 2 } },
    hands: { 'free-peoples': ['fp-char-19e'] },
    dice: { 'free-peoples': ['character', 'muster'], shadow: [] },
    ...spec,
  })
  const play = { kind: 'playEvent', card: 'fp-char-19e', die: 'character', as: 'character' }

  ruleAllows('twilight.entsEnter', 'with Saruman in play and a Companion in Fangorn an Ent comes', () => {
    const spec = woken({ beside: {} })
    const bring = { kind: 'bringFaction', faction: 'ents', ...MUSTER }
    expect(number(after(table(spec), bring), 'ents', 'fangorn')).toBe(1)
    const far = woken({
      beside: {},
      characters: { 'gandalf-the-white': 'edoras', 'gandalf-the-grey': 'replaced' },
    })
    expect(refused(table(far), bring)).toContain('twilight.entsEnter')
    expect(refused(table(spec), play)).toContain('events.requirement')
  })

  ruleAllows('twilight.entsAwake', 'TT-47, TT-51: four Ents: two attacks and a move, and one stays', () => {
    const spec = woken({
      armies: { orthanc: { 'isengard-regular': 4, saruman: 1 }, 'fords-of-isen': { 'isengard-regular': 3 } },
      captured: [],
    })
    const first = after(table(spec), play)
    expect(number(first, 'ents', 'fangorn')).toBe(4)
    const hit = after(first, { kind: 'aim', region: 'fords-of-isen' }, dice(5, 6, 1, 1, 1))
    expect(army(hit, 'fords-of-isen')).toEqual({ 'isengard-regular': 1 })
    const won = after(hit, { kind: 'aim', region: 'fords-of-isen' }, dice(5, 1, 1, 1, 1))
    expect(army(won, 'fords-of-isen')).toEqual({})
    const moved = after(won, { kind: 'goTo', region: 'fords-of-isen' })
    expect(beside(moved)).toMatchObject({ ents: ['fords-of-isen', 'fangorn'], entsLost: 2, awakenings: 1 })
    expect(asked(moved)).toBe('free-peoples decide/boon')
  })

  ruleAllows(
    'twilight.entsRecruited',
    'TT-48: with a Companion in Fangorn the word of Saruman brings an Ent',
    () => {
      const spec = (region: 'fangorn' | 'edoras') =>
        woken({
          acting: 'shadow',
          characters: { 'gandalf-the-white': region, 'gandalf-the-grey': 'replaced' },
          dice: { 'free-peoples': [], shadow: ['muster'] },
        })
      const voice = { kind: 'upgrade', character: 'saruman', ...MUSTER }
      expect(number(after(table(spec('fangorn')), voice), 'ents')).toBe(3)
      expect(number(after(table(spec('edoras')), voice), 'ents')).toBe(2)
    },
  )

  it('TT-52: Shadow units walk into Fangorn, and the Ents may attack them there', () => {
    const spec = woken({
      armies: { orthanc: { 'isengard-regular': 4, saruman: 1 }, fangorn: { 'isengard-regular': 2 } },
      characters: { 'gandalf-the-white': 'edoras', 'gandalf-the-grey': 'replaced' },
    })
    const awake = after(table(spec), play)
    expect(offers(awake, { kind: 'aim', region: 'fangorn' })).toBe(true)
  })

  ruleAllows('twilight.sarumanFalls', 'TT-49: Saruman falls with the last unit in Orthanc', () => {
    const spec = woken({
      armies: { orthanc: { 'isengard-regular': 1, saruman: 1, nazgul: 1 }, 'fords-of-isen': {} },
      beside: { factions: ['ents'], ents: { fangorn: 2, 'fords-of-isen': 1 } },
    })
    const state = after(table(spec), play, { kind: 'aim', region: 'orthanc' }, dice(6, 1, 1, 1, 1))
    expect(whereIs(state, 'saruman')).toBe('eliminated')
    expect(army(state, 'orthanc')).toEqual({})
  })

  it('TT-50: after the third card all Ents are removed', () => {
    const spec = woken({ beside: { factions: ['ents'], ents: { fangorn: 2 }, awakenings: 2 } })
    const state = after(table(spec), play, { kind: 'done' })
    expect(beside(state)).toMatchObject({ ents: [], entsLost: 4, awakenings: 3 })
  })
})
