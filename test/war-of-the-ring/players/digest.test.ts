/** Tests of the digest of chapter XI by their numbers, as exactly as it tells them. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec, type Seat, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, offers, refused } from '../support/play'
import { army, told } from '../support/read'
import { ALL_AT_WAR } from '../support/atWar'
import { among, by, who } from './partners'

const EVENT = { die: 'event', as: 'event' } as const
const ARMY = { die: 'army', as: 'army' } as const
const SOUTHRONS = { 'near-harad': { 'southrons-elite': 1, 'southrons-regular': 2 } } as const
const events = (many: number): ReadonlyArray<'event'> => Array<'event'>(many).fill('event')
const mixed = (state: State): ReadonlyArray<string> => told(state).partners?.mixed ?? []

/** Whoever is on turn draws a card. */
const draws = (state: State): State => {
  const drawing = after(state, by(who(state) as Seat, { kind: 'drawEvent', ...EVENT, deck: 'strategy' }))
  return after(drawing, dice(String(offers(drawing, 'chance' as never, 'outcome')[0])))
}
const shadow = (seat: Seat, spec: PositionSpec): State =>
  among(4, {
    politics: ALL_AT_WAR,
    acting: 'shadow',
    dice: { shadow: ['army'] },
    places: { shadow: seat },
    ...spec,
  })

it('TM-3 the card above four is discarded face down', () => {
  const hands = { gondor: ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04'] } as const
  const discarded = after(
    among(4, { turn: 2, phase: 'draw', hands }),
    by('gondor', { kind: 'drawFrom', deck: 'strategy' }),
    dice('fp-strat-01'),
    by('gondor', { kind: 'discard', card: 'fp-char-01' }),
  )
  for (const viewer of ['rohan', 'witch-king', 'saruman', 'spectator'] as const)
    expect(JSON.stringify(warOfTheRing.view(discarded, viewer))).not.toContain('fp-char-01')
})

it('TM-11 four dice against seven: who passed is on turn after one action, before his partner', () => {
  const state = among(4, { dice: { 'free-peoples': events(4), shadow: events(7) } })
  const passed = after(state, by('rohan', { kind: 'pass' }))
  expect([who(passed), who(draws(passed))]).toEqual(['saruman', 'rohan'])
  expect(refused(draws(passed), by('rohan', { kind: 'pass' }))).toEqual([])
})

it('TM-13 declaration, Guide and allocation are asked of who leads', () => {
  const guides = ([1, 2] as const).map((turn) => {
    const declaring = among(4, { turn, phase: 'fellowship' })
    const seat = who(declaring) as Seat
    return [asked(declaring), asked(after(declaring, by(seat, { kind: 'pass' })))]
  })
  expect(guides).toEqual([
    ['gondor decide/declare', 'gondor decide/guide'],
    ['rohan decide/declare', 'rohan decide/guide'],
  ])
})

it('TM-16 a character moves the counter for either player, with any die', () => {
  for (const die of ['character', 'event'] as const) {
    const state = among(4, {
      politics: { gondor: { steps: 1, active: true } },
      characters: { boromir: 'minas-tirith' },
      dice: { 'free-peoples': [die], shadow: ['event'] },
    })
    const advance = by('rohan', { kind: 'advanceNation', nation: 'gondor', die, as: die } as never)
    expect(refused(state, advance)).toEqual([])
    expect(told(after(state, advance)).politics.gondor.steps).toBe(0)
  }
})

describe('Southron Elites', () => {
  const leads = (characters: PositionSpec['characters']) =>
    refused(
      shadow('saruman', { dice: { shadow: ['character'] }, armies: SOUTHRONS, characters: characters ?? {} }),
      by('saruman', { kind: 'moveArmies', die: 'character', as: 'character' }),
    )
  /** Which draw comes when both sides have rolled their dice, all of them in vain. */
  const rolled = (characters: PositionSpec['characters']) => {
    const begun = after(
      shadow('saruman', {
        armies: {
          ...SOUTHRONS,
          'south-ithilien': { 'gondor-regular': 1 },
          'east-harondor': SOUTHRONS['near-harad'],
        },
        characters: characters ?? {},
      }),
      by('saruman', { kind: 'beginAttack', ...ARMY }),
      by('saruman', { kind: 'attack', from: 'east-harondor', to: 'south-ithilien' }),
      by('saruman', { kind: 'bringAll' }),
    )
    const draw = (state: State): State =>
      after(state, warOfTheRing.chances(state)[0]?.action ?? expect.fail())
    return asked(draw(draw(draw(draw(begun)))))
  }
  it('TM-19 move by a Character result and re-roll one die while Saruman is in play', () => {
    expect(leads({ saruman: 'orthanc' })).toEqual([])
    expect(rolled({ saruman: 'orthanc' })).toBe('nature shadow combat die: re-roll')
  })
  it('TM-20 when he is dead they do neither', () => {
    expect(leads({ saruman: 'eliminated' })).toEqual(['movement.when'])
    expect(rolled({ saruman: 'eliminated' })).toBe('saruman decide/cease')
  })
})

/** Sauron attacks a mixed Army in Osgiliath: five dice of the attacker, then those of the defenders. */
const attacked = (figures: NonNullable<PositionSpec['armies']>['osgiliath'], turn = 1): State =>
  after(
    shadow('witch-king', {
      turn,
      armies: { osgiliath: figures ?? {}, 'north-ithilien': { 'sauron-regular': 5 } },
      mixed: ['osgiliath'],
    }),
    by('witch-king', { kind: 'beginAttack', ...ARMY }),
    by('witch-king', { kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
    by('witch-king', { kind: 'bringAll' }),
  )

describe('command', () => {
  const three = { 'gondor-regular': 3, 'rohan-regular': 2, 'rohan-elite': 1 } as const
  const hit = (turn: number): State => after(attacked(three, turn), dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1))
  it('TM-23 with the Elite reduced it is that of who leads in the turn', () => {
    const reduced = ([1, 2] as const).map((turn) => {
      const state = hit(turn)
      expect(asked(state)).toBe('rohan decide/casualties')
      const fought = after(
        state,
        by('rohan', { kind: 'reduce', piece: 'rohan-elite' }),
        by('witch-king', { kind: 'fight' }),
        by('rohan', { kind: 'fight' }),
        dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1),
      )
      return asked(fought)
    })
    expect(reduced).toEqual(['gondor decide/casualties', 'rohan decide/casualties'])
  })
  it('TM-30 with the Elite lost it is that of who has more units', () => {
    const lost = after(
      after(attacked(three, 2), dice(6, 6, 1, 1, 1, 1, 1, 1, 1, 1)),
      by('rohan', { kind: 'lose', piece: 'rohan-elite' }),
      by('witch-king', { kind: 'fight' }),
      by('rohan', { kind: 'fight' }),
      dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    )
    expect(asked(lost)).toBe('gondor decide/casualties')
  })
})

it('TM-25 two Armies that were attacked are one afterwards, too', () => {
  const state = shadow('witch-king', {
    armies: {
      osgiliath: { 'gondor-regular': 3, 'rohan-regular': 2 },
      'north-ithilien': { 'sauron-regular': 5 },
    },
  })
  const fought = after(
    state,
    by('witch-king', { kind: 'beginAttack', ...ARMY }),
    by('witch-king', { kind: 'attack', from: 'north-ithilien', to: 'osgiliath' }),
    by('witch-king', { kind: 'bringAll' }),
    dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    by('witch-king', { kind: 'cease' }),
  )
  expect([mixed(state), mixed(fought)]).toEqual([[], ['osgiliath']])
  expect(army(fought, 'osgiliath')).toEqual({ 'gondor-regular': 3, 'rohan-regular': 2 })
})

it('TM-25 in a Stronghold who commands has them withdraw, and removes whom it does not hold', () => {
  const state = shadow('saruman', {
    armies: {
      'helms-deep': { 'rohan-regular': 4, 'gondor-regular': 3 },
      'fords-of-isen': { 'isengard-regular': 5 },
    },
  })
  const withdrawing = after(
    state,
    by('saruman', { kind: 'beginAttack', ...ARMY }),
    by('saruman', { kind: 'attack', from: 'fords-of-isen', to: 'helms-deep' }),
    by('saruman', { kind: 'bringAll' }),
  )
  expect(asked(withdrawing)).toBe('rohan decide/withdraw')
  const inside = after(withdrawing, by('rohan', { kind: 'withdraw' }), by('saruman', { kind: 'bringAll' }))
  expect([asked(inside), mixed(inside)]).toEqual(['rohan decide/excess', ['helms-deep/inside']])
  expect(offers(inside, 'remove', 'piece')).toEqual(['gondor-regular', 'rohan-regular'])
})

it('TM-39 recruits for Gondor and Rohan: no diplomatic step of Gondor follows', () => {
  const muster = { die: 'muster', as: 'muster' } as const
  const recruited = after(
    among(3, { politics: ALL_AT_WAR, dice: { 'free-peoples': ['muster', 'muster'], shadow: events(3) } }),
    by('free-peoples', { kind: 'beginRecruiting', ...muster }),
    by('free-peoples', { kind: 'recruit', piece: 'gondor-regular', region: 'dol-amroth' }),
    by('free-peoples', { kind: 'recruit', piece: 'rohan-regular', region: 'folde' }),
  )
  const step = (state: State, nation: 'gondor' | 'rohan') =>
    refused(draws(state), by('free-peoples', { kind: 'advanceNation', nation, ...muster }))
  expect(step(recruited, 'gondor')).not.toEqual([])
  const byCard = after(
    among(3, {
      politics: { gondor: { steps: 2, active: true }, rohan: { steps: 2, active: true } },
      dice: { 'free-peoples': ['event', 'muster'], shadow: events(3) },
      hands: { 'free-peoples': ['fp-strat-18'] },
    }),
    by('free-peoples', { kind: 'playEvent', card: 'fp-strat-18', ...EVENT }),
    by('free-peoples', { kind: 'recruit', piece: 'gondor-regular', region: 'dol-amroth' }),
  )
  expect([step(byCard, 'gondor'), step(byCard, 'rohan')]).toEqual([['partners.twice'], []])
})
