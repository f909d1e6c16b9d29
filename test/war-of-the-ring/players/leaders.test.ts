/**
 * Leaders among partners. Chapter II: they "must always be part of a friendly Army", and "regardless of
 * nationality, can lead Armies composed of units from any Free Peoples Nation". Chapter VI, p. 37: "if a
 * moving Army completely vacates a region, all such Leaders must follow the Army". Chapter XI, p. 67: of
 * separate Armies "each player keeps the control of his own units and Leaders".
 */
import { describe, expect } from 'vitest'
import {
  warOfTheRing,
  type Config,
  type PieceId,
  type PositionSpec,
  type Seat,
  type State,
} from '../../../src/war-of-the-ring'
import { ALL_AT_WAR } from '../support/atWar'
import { after, asked, dice, factsOf, named, offered, offers, refused, until } from '../support/play'
import { army, garrison, told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { among, by } from './partners'

const ARMY = { die: 'muster-army', as: 'army' } as const
const CHARACTER = { die: 'character', as: 'character' } as const

/** The Free Peoples at war; a seat of theirs is on turn, with an Army and a Character result. */
const turnOf = (seat: Seat, spec: PositionSpec): State =>
  among(4, {
    politics: ALL_AT_WAR,
    dice: { 'free-peoples': ['muster-army', 'character', 'muster'], shadow: ['army'] },
    places: { 'free-peoples': seat },
    ...spec,
  })

type Region = keyof NonNullable<PositionSpec['armies']>

const march = (seat: Seat, from: Region, to: Region, die: typeof ARMY | typeof CHARACTER = ARMY) =>
  [by(seat, { kind: 'moveArmies', ...die }), by(seat, { kind: 'march', from, to })] as const
const strike = (seat: Seat, from: Region, to: Region, die: typeof ARMY | typeof CHARACTER = ARMY) =>
  [by(seat, { kind: 'beginAttack', ...die }), by(seat, { kind: 'attack', from, to })] as const
const bring = (seat: Seat, piece: PieceId, number: number) => by(seat, { kind: 'bring', piece, number })

describe.each([{}, { edition: 'second' }, { twilight: true }] satisfies ReadonlyArray<Partial<Config>>)(
  'a Leader with units of the partner alone, %o',
  (config) => {
    const armies = { folde: { 'gondor-regular': 2, 'rohan-leader': 1 } } as const
    const state = (more: PositionSpec = {}): State => turnOf('gondor', { config, armies, ...more })

    ruleAllows(['partners.leaders', 'pieces.leaders'], 'goes along with all of them', () => {
      const gone = after(
        state(),
        ...march('gondor', 'folde', 'westemnet'),
        by('gondor', { kind: 'bringAll' }),
      )
      expect([army(gone, 'westemnet'), army(gone, 'folde')]).toEqual([armies.folde, {}])
    })
    ruleAllows('movement.parts', 'must follow where they vacate the region', () => {
      const party = after(state(), ...march('gondor', 'folde', 'westemnet'))
      const all = after(party, bring('gondor', 'gondor-regular', 2))
      expect(army(all, 'westemnet')).toEqual(armies.folde)
    })
    ruleForbids('movement.parts', 'he does not stay alone', () => {
      const party = after(
        state(),
        ...march('gondor', 'folde', 'westemnet'),
        bring('gondor', 'rohan-leader', 0),
      )
      expect(refused(party, bring('gondor', 'gondor-regular', 2))).not.toEqual([])
    })
    ruleAllows('movement.parts', 'goes or stays where some stay', () => {
      const party = after(
        state(),
        ...march('gondor', 'folde', 'westemnet'),
        bring('gondor', 'gondor-regular', 1),
      )
      expect(offers(party, 'bring', 'number')).toEqual([0, 1])
      expect(army(after(party, bring('gondor', 'rohan-leader', 0)), 'folde')).toEqual({
        'gondor-regular': 1,
        'rohan-leader': 1,
      })
    })
    ruleAllows('die.character', 'leads them with a Character result', () => {
      const gone = after(
        state(),
        ...march('gondor', 'folde', 'westemnet', CHARACTER),
        by('gondor', { kind: 'bringAll' }),
      )
      expect(army(gone, 'westemnet')).toEqual(armies.folde)
    })
    ruleForbids(['partners.limits', 'partners.leaders'], 'his own player has no Army there', () => {
      const his = after(
        turnOf('rohan', { config, armies: { ...armies, westemnet: { 'rohan-regular': 1 } } }),
        by('rohan', { kind: 'moveArmies', ...ARMY }),
      )
      expect(refused(his, by('rohan', { kind: 'march', from: 'folde', to: 'westemnet' }))).toEqual([
        'partners.limits',
      ])
    })
    ruleAllows(['partners.leaders', 'battle.start'], 'leads their attack, a single unit’s too', () => {
      const one = { folde: { 'gondor-regular': 1, 'rohan-leader': 1 }, eastemnet: { 'isengard-regular': 2 } }
      for (const die of [ARMY, CHARACTER]) {
        const battle = after(state({ armies: one }), ...strike('gondor', 'folde', 'eastemnet', die))
        const missed = after(battle, dice(1, 1, 1, named('free-peoples combat die: re-roll', 1)))
        expect(asked(missed)).toBe('gondor decide/cease')
      }
    })
    ruleForbids('battle.rearguard', 'stays out of it beside a unit only', () => {
      const near = { ...armies, eastemnet: { 'isengard-regular': 2 } } as const
      const party = after(state({ armies: near }), ...strike('gondor', 'folde', 'eastemnet'))
      const alone = after(party, bring('gondor', 'rohan-leader', 0), dice(1, 1, 1))
      expect(asked(alone)).toBe('gondor decide/cease')
      expect(refused(party, bring('gondor', 'gondor-regular', 3))).toEqual(['battle.rearguard'])
    })
    ruleForbids(['partners.leaders', 'movement.nation'], 'keeps to the borders of a Nation at peace', () => {
      const peace = { ...ALL_AT_WAR, rohan: { steps: 1, active: true } } as const
      const party = (to: Region): State =>
        after(
          state({ politics: peace, armies: { 'dead-marshes': armies.folde } }),
          ...march('gondor', 'dead-marshes', to),
        )
      const all = bring('gondor', 'gondor-regular', 2)
      expect(army(after(party('western-emyn-muil'), all), 'western-emyn-muil')).toEqual(armies.folde)
      expect(army(party('druadan-forest'), 'dead-marshes')).toEqual({
        'gondor-regular': 1,
        'rohan-leader': 1,
      })
    })
    ruleAllows(['siege.sortie', 'partners.leaders'], 'leads a sortie out of a siege', () => {
      const besieged = state({
        armies: { 'minas-tirith': { 'sauron-regular': 3 } },
        besieged: { 'minas-tirith': { 'gondor-regular': 1, 'rohan-leader': 1 } },
      })
      const battle = after(besieged, ...strike('gondor', 'minas-tirith', 'minas-tirith', CHARACTER))
      const missed = after(battle, dice(1, 1, 1, 1, named('free-peoples combat die: re-roll', 1)))
      expect(asked(missed)).toBe('gondor decide/cease')
    })
  },
)

describe('Leaders of two Armies in a region', () => {
  const both = { 'gondor-regular': 2, 'rohan-regular': 2, 'gondor-leader': 1, 'rohan-leader': 1 } as const
  const pieces = (state: State) => offers(state, 'bring', 'piece')

  ruleForbids(['partners.leaders', 'partners.meeting'], 'each keeps those of his own Nations', () => {
    const state = turnOf('gondor', { armies: { folde: both } })
    expect(pieces(after(state, ...march('gondor', 'folde', 'westemnet')))).toEqual([
      'gondor-regular',
      'gondor-leader',
    ])
  })
  ruleAllows(['partners.leaders', 'partners.moves'], 'who commands a mixed Army has all of them', () => {
    const mixed = { folde: { ...both, 'gondor-regular': 3 } } as const
    const state = turnOf('gondor', { armies: mixed, mixed: ['folde'] })
    expect(pieces(after(state, ...march('gondor', 'folde', 'westemnet')))).toEqual([
      'gondor-regular',
      'rohan-regular',
      'gondor-leader',
      'rohan-leader',
    ])
  })
  ruleAllows('partners.leaders', 'left behind when the Armies part he is in the Army that stays', () => {
    const parted = after(
      turnOf('rohan', { armies: { folde: both } }),
      ...march('rohan', 'folde', 'westemnet'),
      bring('rohan', 'rohan-regular', 2),
      bring('rohan', 'rohan-leader', 0),
    )
    expect(army(parted, 'folde')).toEqual({ 'gondor-regular': 2, 'gondor-leader': 1, 'rohan-leader': 1 })
    const gondor = until(parted, 'gondor decide/action')
    const gone = after(
      gondor,
      ...march('gondor', 'folde', 'edoras', CHARACTER),
      by('gondor', { kind: 'bringAll' }),
    )
    expect(army(gone, 'edoras')).toEqual({ 'gondor-regular': 2, 'gondor-leader': 1, 'rohan-leader': 1 })
  })
  ruleForbids('partners.leaders', 'when units of his own come to him he is theirs again', () => {
    const armies = {
      folde: { 'gondor-regular': 2, 'rohan-leader': 1 },
      westemnet: { 'rohan-regular': 1 },
    } as const
    const dice = { 'free-peoples': ['muster-army', 'muster-army'], shadow: ['army'] } as const
    const met = after(turnOf('rohan', { armies, dice }), ...march('rohan', 'westemnet', 'folde'))
    const apart = until(after(met, ...offered(met, { kind: 'pass' }).slice(0, 1)), 'gondor decide/action')
    expect(pieces(after(apart, ...march('gondor', 'folde', 'edoras')))).toEqual(['gondor-regular'])
  })
  ruleAllows('partners.leaders', 'after losses he is in the Army that is left', () => {
    const state = among(4, {
      politics: ALL_AT_WAR,
      turn: 1,
      acting: 'shadow',
      armies: {
        osgiliath: { 'gondor-regular': 2, 'rohan-regular': 1, 'rohan-leader': 1 },
        'north-ithilien': { 'sauron-elite': 5 },
      },
      places: { shadow: 'witch-king', 'free-peoples': 'gondor' },
      dice: { 'free-peoples': ['character', 'character'], shadow: ['army', 'army'] },
    })
    const hit = after(
      state,
      by('witch-king', { kind: 'beginAttack', die: 'army', as: 'army' }),
      by('witch-king', { kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
      by('witch-king', { kind: 'bringAll' }),
      dice(6, 1, 1, 1, 1, 1, 1, 1, 1),
      by('gondor', { kind: 'lose', piece: 'rohan-regular' }),
      by('witch-king', { kind: 'cease' }),
    )
    expect(told(hit).partners?.mixed).toEqual([])
    const gone = after(
      until(hit, 'gondor decide/action'),
      ...march('gondor', 'osgiliath', 'minas-tirith', CHARACTER),
      by('gondor', { kind: 'bringAll' }),
    )
    expect(army(gone, 'minas-tirith')).toEqual({ 'gondor-regular': 2, 'rohan-leader': 1 })
  })
  ruleAllows(
    ['partners.leaders', 'recruiting.settlement'],
    'recruited beside units of the partner he is in their Army',
    () => {
      const state = turnOf('rohan', { armies: { edoras: { 'gondor-regular': 2 } } })
      const mustered = after(
        state,
        by('rohan', { kind: 'beginRecruiting', die: 'muster', as: 'muster' }),
        by('rohan', { kind: 'recruit', piece: 'rohan-leader', region: 'edoras' }),
        by('rohan', { kind: 'done' }),
      )
      expect(asked(mustered)).not.toContain('decide/agree')
      const gone = after(
        until(mustered, 'gondor decide/action'),
        ...march('gondor', 'edoras', 'westemnet', CHARACTER),
        by('gondor', { kind: 'bringAll' }),
      )
      expect(army(gone, 'westemnet')).toEqual({ 'gondor-regular': 2, 'rohan-leader': 1 })
    },
  )
  ruleAllows(['partners.leaders', 'siege.sortie'], 'inside a siege each sorties with his own', () => {
    const state = turnOf('gondor', {
      armies: { 'minas-tirith': { 'sauron-regular': 3 } },
      besieged: { 'minas-tirith': both },
    })
    const party = after(state, ...strike('gondor', 'minas-tirith', 'minas-tirith'))
    expect(pieces(party)).toEqual(['gondor-regular', 'gondor-leader'])
    const battle = after(party, bring('gondor', 'gondor-regular', 2), bring('gondor', 'gondor-leader', 0))
    expect([asked(battle), garrison(battle, 'minas-tirith')]).toEqual([
      'nature free-peoples combat die',
      both,
    ])
  })
})

describe('two marches with one die', () => {
  const two = (armies: PositionSpec['armies'], mixed: ReadonlyArray<Region> = []): State =>
    turnOf('gondor', { armies: armies ?? {}, mixed })

  ruleAllows(
    ['partners.leaders', 'movement.once'],
    'the Army where the first one comes is still as it was: its Leader goes on with it',
    () => {
      const armies = {
        folde: { 'gondor-regular': 2, 'rohan-leader': 1 },
        edoras: { 'gondor-regular': 2, 'rohan-regular': 1 },
      } as const
      const first = after(
        two(armies, ['edoras']),
        ...march('gondor', 'edoras', 'folde'),
        by('gondor', { kind: 'bringAll' }),
      )
      const second = after(
        first,
        by('gondor', { kind: 'march', from: 'folde', to: 'westemnet' }),
        by('gondor', { kind: 'bringAll' }),
      )
      expect(army(second, 'westemnet')).toEqual(armies.folde)
    },
  )
  ruleForbids(['partners.command', 'movement.once'], 'nor does the first one give the command of it', () => {
    const armies = {
      folde: { 'gondor-regular': 2, 'rohan-regular': 3 },
      edoras: { 'gondor-regular': 2 },
    } as const
    const first = after(
      two(armies, ['folde']),
      ...march('gondor', 'edoras', 'folde'),
      by('gondor', { kind: 'bringAll' }),
    )
    const second = after(first, by('gondor', { kind: 'march', from: 'folde', to: 'westemnet' }))
    expect(offers(second, 'bring', 'piece')).toEqual(['gondor-regular'])
  })
  ruleAllows(['partners.excess', 'movement.stacking'], 'room is made by all whom the second may take', () => {
    const armies = {
      folde: { 'gondor-regular': 9, 'rohan-leader': 1 },
      edoras: { 'gondor-elite': 3 },
    } as const
    const first = after(
      two(armies),
      ...march('gondor', 'edoras', 'folde'),
      by('gondor', { kind: 'bringAll' }),
      by('gondor', { kind: 'march', from: 'folde', to: 'westemnet' }),
      by('gondor', { kind: 'bringAll' }),
    )
    expect(army(first, 'westemnet')).toEqual(armies.folde)
  })
})

describe('an attack that cannot be begun', () => {
  const attack = (seat: Seat, die: typeof ARMY | typeof CHARACTER = ARMY) =>
    by(seat, { kind: 'beginAttack', ...die })
  const against = { eastemnet: { 'isengard-regular': 2 } } as const
  ruleForbids('battle.start', 'says first why: nobody leads the Army', () => {
    const state = turnOf('gondor', { armies: { ...against, folde: { 'gondor-regular': 2 } } })
    const [first] = warOfTheRing.whyNot(state, attack('gondor', CHARACTER))
    expect(first).toMatchObject({ rule: 'battle.start', facts: { from: 'folde' } })
    expect(factsOf(state, attack('gondor', CHARACTER), 'battle.start')).toMatchObject({
      because: 'nobody leads this Army',
    })
  })
  ruleForbids(['battle.start', 'partners.limits'], 'it is the partner’s', () => {
    const state = turnOf('gondor', { armies: { ...against, folde: { 'rohan-regular': 2 } } })
    expect(warOfTheRing.whyNot(state, attack('gondor')).map(({ rule }) => rule)).toEqual([
      'partners.limits',
      'battle.start',
    ])
  })
  ruleForbids(['battle.start', 'partners.moves'], 'the partner commands it', () => {
    const folde = { 'rohan-regular': 2, 'gondor-regular': 1 } as const
    const state = turnOf('gondor', { armies: { ...against, folde }, mixed: ['folde'] })
    expect(warOfTheRing.whyNot(state, attack('gondor')).map(({ rule }) => rule)).toEqual([
      'partners.moves',
      'battle.start',
    ])
  })
  ruleForbids(['battle.start', 'battle.atWar'], 'its Nation is not at war', () => {
    const politics = { ...ALL_AT_WAR, gondor: { steps: 1, active: true } } as const
    const state = turnOf('gondor', { politics, armies: { ...against, folde: { 'gondor-regular': 2 } } })
    expect(warOfTheRing.whyNot(state, attack('gondor')).map(({ rule }) => rule)).toEqual([
      'battle.atWar',
      'battle.start',
    ])
  })
  ruleForbids(['battle.start', 'battle.targets'], 'no enemy is near', () => {
    const state = turnOf('gondor', { armies: { folde: { 'gondor-regular': 2 } } })
    expect(warOfTheRing.whyNot(state, attack('gondor'))).toMatchObject([
      { rule: 'battle.start', facts: { because: 'no Army of the enemy can be reached' } },
    ])
  })
})
