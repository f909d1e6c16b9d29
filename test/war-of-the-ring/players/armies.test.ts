/** Armies of partners: side by side, mixed, commanded, attacked, too many in one place. */
import { describe, expect } from 'vitest'
import { brandState } from '../../../src/kernel/brand'
import type { PositionSpec, Seat, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, named, offered, refused, until } from '../support/play'
import { army, captured, reading, told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { among, by, who } from './partners'
import { ALL_AT_WAR } from '../support/atWar'

const MARCH = { die: 'muster-army', as: 'army' } as const
const ARMY = { die: 'army', as: 'army' } as const

/** The Free Peoples at war, with dice that move Armies. */
const free = (spec: PositionSpec): State =>
  among(4, {
    politics: ALL_AT_WAR,
    dice: { 'free-peoples': ['muster-army', 'muster-army'], shadow: ['army'] },
    ...spec,
  })
const shadow = (spec: PositionSpec): State =>
  among(4, { politics: ALL_AT_WAR, acting: 'shadow', dice: { shadow: ['army', 'army'] }, ...spec })

const mixed = (state: State): ReadonlyArray<string> => told(state).partners?.mixed ?? []

describe('a meeting', () => {
  const armies = { edoras: { 'rohan-regular': 2 }, folde: { 'gondor-regular': 3 } } as const
  const met = (): State =>
    after(
      free({ armies, places: { 'free-peoples': 'gondor' } }),
      by('gondor', { kind: 'moveArmies', ...MARCH }),
      by('gondor', { kind: 'march', from: 'folde', to: 'edoras' }),
      by('gondor', { kind: 'bringAll' }),
    )
  const answers = (...kinds: ReadonlyArray<'agree' | 'pass'>): State =>
    kinds.reduce<State>((state, kind) => after(state, by(who(state).split('+')[0] as Seat, { kind })), met())
  /** It is the turn of a seat again, with a die that moves Armies. */
  const turnOf = (state: State, seat: Seat): State => {
    const { partners } = state.table
    const acting = [seat === 'gondor' ? 0 : 1, 2] as const
    return partners === undefined
      ? state
      : brandState({ ...state, table: { ...state.table, partners: { ...partners, acting } } })
  }
  ruleAllows(
    ['partners.meeting', 'partners.mixed'],
    'both are asked, and become one Army if both agree',
    () => {
      expect(asked(met())).toBe('gondor+rohan decide/agree')
      expect(mixed(answers('agree', 'agree'))).toEqual(['edoras'])
    },
  )
  ruleForbids(['partners.meeting', 'partners.mixed'], 'one no, and they stay two Armies', () => {
    expect(mixed(answers('agree', 'pass'))).toEqual([])
    expect(mixed(answers('pass'))).toEqual([])
  })
  ruleAllows('partners.command', 'who has most units in it moves a mixed Army, with all of it', () => {
    const state = turnOf(until(answers('agree', 'agree'), 'rohan decide/action'), 'gondor')
    const marching = after(
      state,
      by('gondor', { kind: 'moveArmies', ...MARCH }),
      by('gondor', { kind: 'march', from: 'edoras', to: 'westemnet' }),
      by('gondor', { kind: 'bringAll' }),
    )
    expect([army(marching, 'westemnet'), mixed(marching)]).toEqual([
      { 'gondor-regular': 3, 'rohan-regular': 2 },
      ['westemnet'],
    ])
  })
  ruleForbids('partners.command', 'of two Armies each moves his own alone', () => {
    const state = until(answers('pass'), 'rohan decide/action')
    const marching = after(
      state,
      by('rohan', { kind: 'moveArmies', ...MARCH }),
      by('rohan', { kind: 'march', from: 'edoras', to: 'westemnet' }),
      by('rohan', { kind: 'bringAll' }),
    )
    expect([army(marching, 'westemnet'), army(marching, 'edoras')]).toEqual([
      { 'rohan-regular': 2 },
      { 'gondor-regular': 3 },
    ])
  })
})

describe('a mixed Army', () => {
  const three = { 'gondor-regular': 3, 'rohan-regular': 2, 'rohan-elite': 1 } as const
  const field = (turn: number, figures: PositionSpec['armies'], seat: Seat): State =>
    free({
      turn,
      armies: { ...figures, 'north-ithilien': { 'sauron-regular': 3 } },
      mixed: ['osgiliath'],
      places: { 'free-peoples': seat },
    })
  const moving = (state: State, seat: Seat): ReadonlyArray<string> => [
    ...new Set(
      offered(
        after(
          state,
          by(seat, { kind: 'moveArmies', ...MARCH }),
          by(seat, { kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
        ),
        { kind: 'bring' },
      ).map((action) => ('piece' in action ? String(action.piece) : '')),
    ),
  ]
  ruleAllows(
    ['partners.moves', 'partners.command'],
    'is that of who has more Elites, with as many units',
    () => {
      const state = field(1, { osgiliath: three }, 'rohan')
      expect(refused(state, by('rohan', { kind: 'beginAttack', ...MARCH }))).toEqual([])
      expect(moving(state, 'rohan')).toEqual(['gondor-regular', 'rohan-regular', 'rohan-elite'])
    },
  )
  ruleAllows('partners.transfer', 'with as many Elites it is that of who leads', () => {
    const figures = { osgiliath: { 'gondor-regular': 3, 'rohan-regular': 3 } }
    const may = (turn: number, seat: Seat) =>
      refused(field(turn, figures, seat), by(seat, { kind: 'beginAttack', ...MARCH }))
    expect([may(1, 'gondor'), may(2, 'rohan')]).toEqual([[], []])
  })
  ruleForbids('partners.transfer', 'and no more that of who led before', () => {
    const figures = { osgiliath: { 'gondor-regular': 3, 'rohan-regular': 3 } }
    const may = (turn: number, seat: Seat) =>
      refused(field(turn, figures, seat), by(seat, { kind: 'beginAttack', ...MARCH }))
    expect([may(2, 'gondor'), may(1, 'rohan')]).toEqual([
      ['battle.start', 'partners.moves'],
      ['battle.start', 'partners.moves'],
    ])
  })
  ruleAllows('partners.regain', 'lets the other move his own units out', () => {
    const state = field(1, { osgiliath: three }, 'gondor')
    expect(moving(state, 'gondor')).toEqual(['gondor-regular'])
    const out = after(
      state,
      by('gondor', { kind: 'moveArmies', ...MARCH }),
      by('gondor', { kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
      by('gondor', { kind: 'bring', piece: 'gondor-regular', number: 3 }),
    )
    expect([mixed(out), army(out, 'osgiliath')]).toEqual([[], { 'rohan-regular': 2, 'rohan-elite': 1 }])
  })
  ruleForbids(
    ['partners.moves', 'partners.regain'],
    'nobody else attacks with it, nor with his part of it',
    () => {
      const armies = {
        osgiliath: three,
        pelargir: { 'gondor-regular': 1 },
        'west-harondor': { 'southrons-regular': 1 },
      }
      const attacking = after(field(1, armies, 'gondor'), by('gondor', { kind: 'beginAttack', ...MARCH }))
      expect(
        refused(attacking, by('gondor', { kind: 'attack', from: 'osgiliath', to: 'north-ithilien' })),
      ).toEqual(['partners.moves'])
    },
  )
  const atBorder = (figures: NonNullable<PositionSpec['armies']>['edoras']): State =>
    free({
      politics: { ...ALL_AT_WAR, rohan: { steps: 1, active: true } },
      armies: { 'fords-of-isen': figures ?? {} },
      mixed: ['fords-of-isen'],
      places: { 'free-peoples': 'gondor' },
    })
  const overBorder = (): State =>
    after(
      atBorder({ 'gondor-regular': 2, 'rohan-regular': 1 }),
      by('gondor', { kind: 'moveArmies', ...MARCH }),
      by('gondor', { kind: 'march', from: 'fords-of-isen', to: 'gap-of-rohan' }),
    )
  ruleAllows('partners.borders', 'goes over a border without those who are not at war', () => {
    const over = after(overBorder(), by('gondor', { kind: 'bringAll' }))
    expect(army(over, 'gap-of-rohan')).toEqual({ 'gondor-regular': 2 })
  })
  ruleForbids('partners.borders', 'not with them', () => {
    expect(
      refused(overBorder(), by('gondor', { kind: 'bring', piece: 'rohan-regular', number: 1 })),
    ).not.toEqual([])
  })
})

describe('an attack', () => {
  const armies = {
    osgiliath: { 'gondor-elite': 5 },
    'north-ithilien': { 'sauron-regular': 4, 'southrons-regular': 3 },
  } as const
  const attacked = (): State =>
    after(
      free({ armies, places: { 'free-peoples': 'gondor' } }),
      by('gondor', { kind: 'beginAttack', ...MARCH }),
      by('gondor', { kind: 'attack', from: 'osgiliath', to: 'north-ithilien' }),
      by('gondor', { kind: 'bringAll' }),
    )
  ruleAllows(
    ['partners.mixed', 'partners.moves'],
    'makes two Armies one, and who commands it decides',
    () => {
      expect(mixed(attacked())).toEqual(['north-ithilien'])
      const hit = after(attacked(), dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1))
      expect(asked(hit)).toBe('witch-king decide/casualties')
      const ceased = after(hit, by('witch-king', { kind: 'lose', piece: 'southrons-regular' }))
      expect(asked(ceased)).toBe('gondor decide/cease')
      expect(asked(after(ceased, by('gondor', { kind: 'fight' })))).toBe('witch-king decide/retreat')
    },
  )
  ruleForbids(
    'partners.mixed',
    'one out of a region with two Armies leaves those of the partner out of it',
    () => {
      const state = shadow({ armies, places: { shadow: 'saruman' } })
      const attacking = after(state, by('saruman', { kind: 'beginAttack', ...ARMY }))
      const party = after(
        attacking,
        by('saruman', { kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
      )
      expect(
        refused(party, by('saruman', { kind: 'bring', piece: 'sauron-regular', number: 1 })),
      ).not.toEqual([])
      const battle = after(party, by('saruman', { kind: 'bringAll' }))
      expect(asked(battle)).toBe('nature shadow combat die')
      expect(mixed(battle)).toEqual([])
    },
  )
})

describe('too many', () => {
  const crowd = { gorgoroth: { 'sauron-regular': 6 }, nurn: { 'southrons-regular': 5 } } as const
  ruleForbids('partners.excess', 'no march overfills a region because the partner is there', () => {
    const state = shadow({ armies: crowd, dice: { shadow: ['army'] }, places: { shadow: 'saruman' } })
    const party = after(
      state,
      by('saruman', { kind: 'moveArmies', ...ARMY }),
      by('saruman', { kind: 'march', from: 'nurn', to: 'gorgoroth' }),
    )
    expect(refused(party, by('saruman', { kind: 'bringAll' }))).toEqual(['movement.stacking'])
    expect(refused(party, by('saruman', { kind: 'bring', piece: 'southrons-regular', number: 4 }))).toEqual(
      [],
    )
  })
  /** The southern Army retreats to that of Sauron: there are twelve. */
  const routed = (): State =>
    after(
      free({
        turn: 1,
        armies: {
          osgiliath: { 'gondor-elite': 5 },
          'north-ithilien': { 'southrons-regular': 4, 'southrons-elite': 1 },
          'dead-marshes': { 'sauron-regular': 7, 'sauron-elite': 1 },
        },
        places: { 'free-peoples': 'gondor' },
      }),
      by('gondor', { kind: 'beginAttack', ...MARCH }),
      by('gondor', { kind: 'attack', from: 'osgiliath', to: 'north-ithilien' }),
      by('gondor', { kind: 'bringAll' }),
      dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1),
      by('saruman', { kind: 'lose', piece: 'southrons-regular' }),
      by('gondor', { kind: 'fight' }),
      by('saruman', { kind: 'retreat', to: 'dead-marshes' }),
      by('gondor', { kind: 'pass' }),
    )
  const apart = (): State => after(routed(), by('saruman', { kind: 'pass' }))
  ruleAllows('partners.excess', 'of two Armies each loses a unit in turn, who does not lead first', () => {
    const state = apart()
    expect(asked(state)).toBe('saruman decide/excess')
    expect(refused(state, by('saruman', { kind: 'remove', piece: 'sauron-regular' }))).toEqual([
      'partners.excess',
    ])
    const next = after(state, by('saruman', { kind: 'remove', piece: 'southrons-regular' }))
    expect(asked(next)).toBe('witch-king decide/excess')
    const done = after(next, by('witch-king', { kind: 'remove', piece: 'sauron-regular' }))
    expect(army(done, 'dead-marshes')).toEqual({
      'southrons-regular': 2,
      'southrons-elite': 1,
      'sauron-regular': 6,
      'sauron-elite': 1,
    })
    expect([asked(done), mixed(done)]).toEqual(['saruman decide/action', []])
  })
  ruleAllows(
    ['partners.meeting', 'partners.excess'],
    'they are asked first whether they mix, and then who commands removes them',
    () => {
      expect(asked(routed())).toBe('witch-king+saruman decide/agree')
      const mingled = after(routed(), by('witch-king', { kind: 'agree' }), by('saruman', { kind: 'agree' }))
      expect([asked(mingled), mixed(mingled)]).toEqual(['witch-king decide/excess', ['dead-marshes']])
      const done = after(
        mingled,
        by('witch-king', { kind: 'remove', piece: 'southrons-regular' }),
        by('witch-king', { kind: 'remove', piece: 'southrons-regular' }),
      )
      expect(army(done, 'dead-marshes')).toEqual({
        'southrons-regular': 1,
        'southrons-elite': 1,
        'sauron-regular': 7,
        'sauron-elite': 1,
      })
    },
  )
  ruleForbids('partners.meeting', 'who has said no is not asked once more for that place', () => {
    const done = after(
      apart(),
      by('saruman', { kind: 'remove', piece: 'southrons-regular' }),
      by('witch-king', { kind: 'remove', piece: 'sauron-regular' }),
    )
    expect(asked(done)).not.toContain('decide/agree')
  })
  ruleAllows(
    ['partners.meeting', 'partners.excess'],
    'so they are where a card drives an Army to that of the partner',
    () => {
      const struck = after(
        among(4, {
          politics: ALL_AT_WAR,
          armies: {
            lamedon: { 'southrons-regular': 4, 'southrons-elite': 1 },
            erech: { 'sauron-regular': 7 },
          },
          captured: ['lamedon'],
          characters: { strider: 'edoras' },
          hands: { gondor: ['fp-char-22'] },
          places: { 'free-peoples': 'gondor' },
          dice: { 'free-peoples': ['event', 'muster'], shadow: ['army'] },
        }),
        by('gondor', { kind: 'playEvent', die: 'event', as: 'event', card: 'fp-char-22' }),
        by('gondor', { kind: 'goTo', region: 'lamedon' }),
        dice(named('event die', 1)),
        by('saruman', { kind: 'lose', piece: 'southrons-regular' }),
      )
      expect(asked(struck)).toBe('witch-king+saruman decide/agree')
      const apart = after(struck, by('witch-king', { kind: 'pass' }))
      expect(asked(apart)).toBe('saruman decide/excess')
      const mingled = after(struck, by('saruman', { kind: 'agree' }), by('witch-king', { kind: 'agree' }))
      expect([asked(mingled), mixed(mingled)]).toEqual(['witch-king decide/excess', ['erech']])
    },
  )
})

describe('a capture', () => {
  ruleAllows(
    ['partners.shadowVictory', 'partners.victory'],
    'is that of who commands the Army that enters',
    () => {
      const state = shadow({
        armies: { 'west-harondor': { 'sauron-regular': 2, 'southrons-regular': 3 } },
        mixed: ['west-harondor'],
        places: { shadow: 'saruman' },
      })
      const taken = after(
        state,
        by('saruman', { kind: 'moveArmies', ...ARMY }),
        by('saruman', { kind: 'march', from: 'west-harondor', to: 'pelargir' }),
        by('saruman', { kind: 'bringAll' }),
      )
      expect([captured(taken), reading(taken).derived.captors]).toEqual([
        ['pelargir'],
        { pelargir: 'saruman' },
      ])
    },
  )
})

describe('the second edition', () => {
  const splitting = (edition: 'collectors' | 'second'): State =>
    after(
      shadow({
        config: { edition },
        armies: {
          'north-ithilien': { 'sauron-regular': 3, 'southrons-regular': 2 },
          osgiliath: { 'gondor-regular': 2 },
        },
        mixed: ['north-ithilien'],
        places: { shadow: 'witch-king' },
      }),
      by('witch-king', { kind: 'beginAttack', ...ARMY }),
      by('witch-king', { kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
      by('witch-king', { kind: 'bring', piece: 'sauron-regular', number: 1 }),
    )
  const both = by('witch-king', { kind: 'bring', piece: 'southrons-regular', number: 2 })
  ruleAllows(
    'partners.moves',
    'a part that the partner would command may attack, in the first edition',
    () => {
      expect(refused(splitting('collectors'), both)).toEqual([])
    },
  )
  ruleForbids('partners.moves', 'but not in the second (W2-33)', () => {
    expect(refused(splitting('second'), both)).toEqual(['partners.moves'])
    expect(
      refused(
        splitting('second'),
        by('witch-king', { kind: 'bring', piece: 'southrons-regular', number: 1 }),
      ),
    ).toEqual([])
  })
})
