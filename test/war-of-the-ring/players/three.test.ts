/** The one player against partners, who acts on no Nation twice in a row; and who is first of the winners. */
import { describe, expect, it } from 'vitest'
import { firstOfWinners, type Seat, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, offers, refused, table, until, winner } from '../support/play'
import { told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { among, by, who } from './partners'
import { ALL_AT_WAR } from '../support/atWar'

const MUSTER = { die: 'muster', as: 'muster' } as const
const free = 'free-peoples' as const

const ARMIES = {
  'minas-tirith': { 'gondor-regular': 3 },
  osgiliath: { 'gondor-regular': 2, 'rohan-regular': 2 },
  edoras: { 'rohan-regular': 2 },
  pelargir: { 'gondor-regular': 2, 'rohan-regular': 1 },
} as const
const state = (): State =>
  among(3, {
    politics: { ...ALL_AT_WAR, north: { steps: 1, active: true } },
    armies: ARMIES,
    dice: {
      [free]: ['muster', 'muster-army', 'muster-army', 'character'],
      shadow: ['event', 'event', 'event', 'event', 'event'],
    },
  })
/** The partner who is on turn draws a card. */
const theirs = (now: State): State => {
  const seat = who(now) as Seat
  const drawing = after(now, by(seat, { kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' }))
  return after(drawing, dice(String(offers(drawing, 'chance' as never, 'outcome')[0])))
}
const recruits = (now: State, ...pairs: ReadonlyArray<readonly [string, string]>): State =>
  pairs.reduce<State>(
    (at, [piece, region]) =>
      after(at, by(free, { kind: 'recruit', piece: piece as never, region: region as never })),
    after(now, by(free, { kind: 'beginRecruiting', ...MUSTER })),
  )
const ARMY = { die: 'muster-army', as: 'army' } as const
const marches = (now: State, from: string, to: string): State => {
  const marched = after(
    now,
    by(free, { kind: 'moveArmies', ...ARMY }),
    by(free, { kind: 'march', from: from as never, to: to as never }),
    by(free, { kind: 'bringAll' }),
  )
  return asked(marched).endsWith('decide/march') ? after(marched, by(free, { kind: 'done' })) : marched
}
const tries = (now: State, from: string, to: string) =>
  refused(
    after(now, by(free, { kind: 'moveArmies', ...ARMY })),
    by(free, { kind: 'march', from: from as never, to: to as never }),
  )

describe('three players', () => {
  ruleForbids('partners.twice', 'who recruited for Gondor does not move an Army of Gondor next', () => {
    const now = theirs(recruits(state(), ['gondor-regular', 'dol-amroth'], ['gondor-regular', 'lossarnach']))
    expect(tries(now, 'minas-tirith', 'druadan-forest')).toEqual(['partners.twice'])
    expect(tries(now, 'edoras', 'westemnet')).toEqual([])
  })
  ruleAllows('partners.twice', 'after an action on nothing he does', () => {
    const now = theirs(recruits(state(), ['gondor-regular', 'dol-amroth'], ['gondor-regular', 'lossarnach']))
    const moved = after(now, by(free, { kind: 'moveFellowship', die: 'character', as: 'character' }))
    expect(tries(theirs(moved), 'minas-tirith', 'druadan-forest')).toEqual([])
  })
  ruleForbids('partners.twice', 'recruits for two Nations are on both', () => {
    const now = theirs(recruits(state(), ['gondor-regular', 'dol-amroth'], ['rohan-regular', 'folde']))
    expect(tries(now, 'minas-tirith', 'druadan-forest')).toEqual(['partners.twice'])
    expect(tries(now, 'edoras', 'westemnet')).toEqual(['partners.twice'])
  })
  ruleAllows(
    'partners.twice',
    'an Army of several Nations may follow one of Gondor, and another such Army that',
    () => {
      const now = theirs(marches(state(), 'minas-tirith', 'druadan-forest'))
      const second = theirs(marches(now, 'osgiliath', 'south-ithilien'))
      expect(refused(second, by(free, { kind: 'beginRecruiting', ...MUSTER }))).toEqual([])
      expect(
        tries(theirs(marches(state(), 'osgiliath', 'south-ithilien')), 'pelargir', 'west-harondor'),
      ).toEqual([])
    },
  )
  ruleForbids('partners.twice', 'the same Army of several Nations does not act twice in a row', () => {
    expect(
      tries(theirs(marches(state(), 'osgiliath', 'south-ithilien')), 'south-ithilien', 'east-harondor'),
    ).toEqual(['partners.twice'])
  })
  ruleForbids('partners.twice', 'nor does a part of an Army that is Gondor alone', () => {
    const now = theirs(marches(state(), 'minas-tirith', 'druadan-forest'))
    const party = after(
      now,
      by(free, { kind: 'moveArmies', ...ARMY }),
      by(free, { kind: 'march', from: 'pelargir', to: 'west-harondor' }),
    )
    expect(refused(party, by(free, { kind: 'bring', piece: 'gondor-regular', number: 2 }))).toEqual([])
    const rest = after(party, by(free, { kind: 'bring', piece: 'gondor-regular', number: 2 }))
    expect(asked(rest)).not.toBe('free-peoples decide/party')
  })
  ruleAllows(
    'partners.twice',
    'partners advance their Nations as often as they like: it is no deed of his',
    () => {
      const begun = among(3, {
        politics: { southrons: { steps: 2, active: true } },
        dice: { [free]: ['muster'], shadow: ['muster', 'muster', 'event', 'event'] },
      })
      const passed = (at: State): State => after(at, by(free, { kind: 'pass' }))
      const advance = by('saruman', { kind: 'advanceNation', ...MUSTER, nation: 'southrons' })
      const once = after(passed(begun), advance)
      expect(told(once).partners?.doing.nations).toEqual([])
      const again = after(passed(theirs(passed(once))), advance)
      expect(told(again).politics.southrons.steps).toBe(0)
    },
  )
  ruleForbids('partners.twice', 'a pass between them changes nothing', () => {
    const begun = among(3, {
      politics: ALL_AT_WAR,
      armies: ARMIES,
      dice: { [free]: ['muster', 'muster-army'], shadow: ['event', 'event', 'event', 'event', 'event'] },
    })
    const now = theirs(recruits(begun, ['gondor-regular', 'dol-amroth'], ['gondor-regular', 'lossarnach']))
    expect(tries(theirs(after(now, by(free, { kind: 'pass' }))), 'minas-tirith', 'druadan-forest')).toEqual([
      'partners.twice',
    ])
  })
})

describe('winning', () => {
  const conquered = (
    players: 3 | 4,
    captors: Readonly<Record<string, Seat>>,
    captured: ReadonlyArray<string>,
  ): State =>
    table({
      base: 'empty',
      config: { players },
      phase: 'victory',
      turn: 3,
      dice: {},
      captured: captured as never,
      captors: captors as never,
    })
  const LOST = ['minas-tirith', 'lorien', 'helms-deep', 'edoras', 'moria', 'rivendell', 'dol-amroth'] as const
  ruleAllows(
    ['partners.victory', 'partners.shadowVictory'],
    'partners win together, first is who gained more than he lost',
    () => {
      const over = until(
        conquered(
          4,
          { 'helms-deep': 'saruman', edoras: 'saruman', rivendell: 'saruman', 'dol-amroth': 'saruman' },
          LOST,
        ),
        'over victory.shadow',
      )
      expect(winner(over)).toBe('witch-king+saruman by victory.shadow')
      expect(over.outcome?.scores).toMatchObject({ 'witch-king': 2, saruman: 7 })
      expect(over.outcome === null ? [] : firstOfWinners(over.outcome)).toEqual(['saruman'])
    },
  )
  ruleForbids(
    ['partners.shadowVictory', 'partners.victory'],
    'equal counts are shared, and nobody of the losers is first',
    () => {
      const over = until(
        conquered(4, { 'helms-deep': 'saruman', edoras: 'saruman', rivendell: 'saruman' }, [
          'minas-tirith',
          'lorien',
          'helms-deep',
          'edoras',
          'rivendell',
          'pelargir',
        ]),
        'over victory.shadow',
      )
      expect(over.outcome?.scores).toMatchObject({ 'witch-king': 5, saruman: 5 })
      expect(over.outcome === null ? [] : firstOfWinners(over.outcome)).toEqual(['witch-king', 'saruman'])
    },
  )
  ruleAllows(
    'partners.freePeoplesVictory',
    'of the Free Peoples it is whose Nations lost fewer points',
    () => {
      const over = until(
        conquered(4, {}, ['minas-tirith', 'dale', 'erebor', 'moria', 'dol-guldur']),
        'over victory.freePeoples',
      )
      expect(over.outcome?.scores).toMatchObject({ gondor: -2, rohan: -3 })
      expect(over.outcome === null ? [] : firstOfWinners(over.outcome)).toEqual(['gondor'])
    },
  )
  ruleForbids('partners.freePeoplesVictory', 'one player alone has no count of his own', () => {
    const over = until(conquered(3, {}, ['minas-tirith', 'moria', 'dol-guldur']), 'over victory.freePeoples')
    expect(winner(over)).toBe('free-peoples by victory.freePeoples')
    expect(over.outcome?.scores['free-peoples']).toBe(4)
    expect(over.outcome === null ? [] : firstOfWinners(over.outcome)).toEqual(['free-peoples'])
  })
  it.each([
    null,
    {},
    { winners: Uint8Array.of(0, 1), scores: {} },
    { winners: Object.assign([], { length: 2 ** 32 - 1 }) },
  ])('nobody is first of what is no outcome: %#', (outcome) =>
    expect(firstOfWinners(outcome as never)).toEqual([]),
  )
})
