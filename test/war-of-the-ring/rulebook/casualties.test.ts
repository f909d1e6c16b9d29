/** Taking hits (chapter VI): every way in which a small Army can take them, pools of Regulars, who falls. */
import { describe, expect } from 'vitest'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, offered, refused, shadow } from '../support/play'
import { army, casualties, nazgul, reinforcements, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  bring,
  CEASE,
  FREE_ALL,
  freeLose,
  freeReduce,
  freeStrike,
  freeWar,
  lose,
  reduce,
  rolls,
  strike,
  atWar,
} from './battles'
import { ALL } from '../support/scenes'

const ATTACK = strike('north-ithilien', 'dead-marshes')
const marshes = (attackers: object, defenders: object, spec: PositionSpec = {}): State =>
  atWar({
    ...spec,
    armies: { ...spec.armies, 'north-ithilien': attackers, 'dead-marshes': defenders },
  })

/** So many units and figures of one nation: Regulars and Elites of an Army, and those in each pool. */
interface Tally {
  readonly regulars: number
  readonly elites: number
  readonly lostRegulars: number
  readonly lostElites: number
  readonly freshRegulars: number
}
const written = (tally: Tally): string => Object.values(tally).join(' ')

/** One hit, or two, taken by the book; `returns` for the Shadow, whose losses are reinforcements at once. */
const taken = (tally: Tally, hits: number, returns: boolean): ReadonlyArray<readonly [Tally, number]> => {
  const { regulars, elites, lostRegulars, lostElites, freshRegulars } = tally
  const next: Array<readonly [Tally, number]> = []
  const replaced = lostRegulars + freshRegulars > 0
  const grave = returns ? {} : { lostElites: lostElites + 1 }
  if (regulars > 0)
    next.push([
      {
        ...tally,
        regulars: regulars - 1,
        ...(returns ? { freshRegulars: freshRegulars + 1 } : { lostRegulars: lostRegulars + 1 }),
      },
      hits - 1,
    ])
  if (elites > 0 && replaced)
    next.push([
      {
        ...tally,
        regulars: regulars + 1,
        elites: elites - 1,
        ...grave,
        ...(lostRegulars > 0 ? { lostRegulars: lostRegulars - 1 } : { freshRegulars: freshRegulars - 1 }),
      },
      hits - 1,
    ])
  const fewer = { ...tally, elites: elites - 1, ...grave }
  if (elites > 0 && !replaced) next.push([fewer, hits - 1])
  if (elites > 0 && hits > 1) next.push([fewer, hits - 2])
  return next
}

/** Everything that an Army can be after so many hits; one that cannot live is gone at once, whole. */
const possible = (tally: Tally, hits: number, returns: boolean): ReadonlySet<string> => {
  const { regulars, elites } = tally
  if (regulars + elites === 0 || hits === 0) return new Set([written(tally)])
  const gone = { ...tally, regulars: 0, elites: 0 }
  if (hits >= regulars + 2 * elites)
    return new Set([
      written(
        returns
          ? { ...gone, freshRegulars: tally.freshRegulars + regulars }
          : { ...gone, lostRegulars: tally.lostRegulars + regulars, lostElites: tally.lostElites + elites },
      ),
    ])
  return new Set(taken(tally, hits, returns).flatMap(([next, left]) => [...possible(next, left, returns)]))
}

/** Every end of the questions about casualties, as the table shows it. */
const reached = (state: State, asks: string, tell: (state: State) => Tally): ReadonlySet<string> =>
  asked(state) === asks
    ? new Set(offered(state).flatMap((one) => [...reached(after(state, one), asks, tell)]))
    : new Set([written(tell(state))])

const number = (count: number | undefined): number => count ?? 0
const hitting = (hits: number, others: number) =>
  dice(...[1, 2, 3, 4, 5].map((die) => (die <= hits ? 6 : 1)), ...Array.from({ length: others }, () => 1))
const SMALL = [0, 1, 2, 3].flatMap((regulars) =>
  [0, 1, 2, 3].flatMap((elites) =>
    regulars + elites > 0 && regulars + elites < 5 ? [{ regulars, elites }] : [],
  ),
)

/** Dwarves who are hit; the Regulars that are in no pool guard Erebor. */
const dwarves = ({ regulars, elites, lostRegulars, freshRegulars }: Tally): State =>
  marshes(
    { 'sauron-regular': 5 },
    { 'dwarves-regular': regulars, 'dwarves-elite': elites },
    {
      casualties: { 'dwarves-regular': lostRegulars },
      armies: { erebor: { 'dwarves-regular': 5 - regulars - lostRegulars - freshRegulars } },
    },
  )
const dwarvesNow = (state: State): Tally => ({
  regulars: number(army(state, 'dead-marshes')['dwarves-regular']),
  elites: number(army(state, 'dead-marshes')['dwarves-elite']),
  lostRegulars: number(casualties(state)['dwarves-regular']),
  lostElites: number(casualties(state)['dwarves-elite']),
  freshRegulars: number(reinforcements(state, 'free-peoples')['dwarves-regular']),
})

/** Isengarders who defend themselves, in the same way. */
const isengard = ({ regulars, elites, freshRegulars }: Tally): State => {
  const rest = 12 - regulars - freshRegulars
  return freeWar({
    armies: {
      'north-ithilien': { 'gondor-regular': 5 },
      'dead-marshes': { 'isengard-regular': regulars, 'isengard-elite': elites },
      orthanc: { 'isengard-regular': Math.min(rest, 9) },
      'south-dunland': { 'isengard-regular': Math.max(0, rest - 9) },
    },
  })
}
const isengardNow = (state: State): Tally => ({
  regulars: number(army(state, 'dead-marshes')['isengard-regular']),
  elites: number(army(state, 'dead-marshes')['isengard-elite']),
  lostRegulars: 0,
  lostElites: 0,
  freshRegulars: number(reinforcements(state, 'shadow')['isengard-regular']),
})

describe('every way to take hits', () => {
  for (const [lostRegulars, freshRegulars] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    ruleAllows(
      ['battle.hits', 'battle.replacement'],
      `OR-24: all the book has and no more, with ${lostRegulars} Regulars lost and ${freshRegulars} to come`,
      () => {
        for (const { regulars, elites } of SMALL)
          for (const hits of [1, 2, 3, 4, 5]) {
            const tally = { regulars, elites, lostRegulars, lostElites: 0, freshRegulars }
            const struck = after(dwarves(tally), ...ATTACK, ALL, hitting(hits, regulars + elites))
            const ends = reached(struck, 'free-peoples decide/casualties', dwarvesNow)
            const name = `${regulars} Regulars, ${elites} Elites, ${hits} hits`
            expect([name, ...[...ends].sort()]).toEqual([name, ...[...possible(tally, hits, false)].sort()])
          }
      },
    )

  for (const freshRegulars of [0, 1, 2])
    ruleAllows(
      ['battle.hits', 'battle.replacement'],
      `OR-23: the same for the Shadow, whose losses replace Elites, with ${freshRegulars} Regulars to come`,
      () => {
        for (const { regulars, elites } of SMALL)
          for (const hits of [1, 2, 3, 4, 5]) {
            const tally = { regulars, elites, lostRegulars: 0, lostElites: 0, freshRegulars }
            const struck = after(
              isengard(tally),
              ...freeStrike('north-ithilien', 'dead-marshes'),
              FREE_ALL,
              hitting(hits, regulars + elites),
            )
            const ends = reached(struck, 'shadow decide/casualties', isengardNow)
            const name = `${regulars} Regulars, ${elites} Elites, ${hits} hits`
            expect([name, ...[...ends].sort()]).toEqual([name, ...[...possible(tally, hits, true)].sort()])
          }
      },
    )
})

describe('hits', () => {
  const two = after(
    marshes({ 'sauron-regular': 5 }, { 'gondor-regular': 2, 'gondor-elite': 2, 'gondor-leader': 1 }),
    ...ATTACK,
    ALL,
    dice(6, 6, 1, 1, 1, 1, 1, 1, 1, 1),
  )

  ruleAllows('battle.hits', 'EX-10, DP-6.15: for two hits two Regulars, two reductions, or an Elite', () => {
    expect(asked(two)).toBe('free-peoples decide/casualties')
    expect(offered(two)).toEqual([
      freeLose('gondor-regular'),
      freeReduce('gondor-elite'),
      freeLose('gondor-elite'),
    ])
    const left = (...moves: ReadonlyArray<Parameters<typeof after>[1]>) => {
      const state = after(two, ...moves)
      expect(asked(state)).toBe('shadow decide/cease')
      return army(state, 'dead-marshes')
    }
    const leader = { 'gondor-leader': 1 }
    expect(left(freeLose('gondor-regular'), freeLose('gondor-regular'))).toEqual({
      'gondor-elite': 2,
      ...leader,
    })
    expect(left(freeReduce('gondor-elite'), freeReduce('gondor-elite'))).toEqual({
      'gondor-regular': 4,
      ...leader,
    })
    const one = { 'gondor-regular': 2, 'gondor-elite': 1, ...leader }
    expect(left(freeLose('gondor-elite'))).toEqual(one)
    expect(left(freeLose('gondor-regular'), freeReduce('gondor-elite'))).toEqual(one)
    expect(left(freeReduce('gondor-elite'), freeLose('gondor-regular'))).toEqual(one)
  })

  ruleForbids('battle.hits', 'an Elite for one hit, a Leader for any, or somebody who is not there', () => {
    const last = after(two, freeLose('gondor-regular'))
    expect(offered(last)).toEqual([freeLose('gondor-regular'), freeReduce('gondor-elite')])
    expect(refused(last, freeLose('gondor-elite'))).toEqual(['battle.hits'])
    expect(refused(two, freeLose('gondor-leader'))).toEqual(['pieces.leaderNoUnit'])
    expect(refused(two, freeLose('rohan-regular'))).toEqual(['battle.hits'])
    expect(refused(two, freeLose('sauron-regular'))).toEqual(['battle.hits'])
    expect(refused(two, freeReduce('gondor-regular'))).toEqual(['battle.hits'])
  })

  ruleForbids('battle.hits', 'a hit on the rearguard', () => {
    const state = marshes({ 'sauron-regular': 2, 'sauron-elite': 2 }, { 'gondor-regular': 4 })
    const struck = after(
      state,
      ...ATTACK,
      bring('sauron-regular', 1),
      bring('sauron-elite', 1),
      dice(1, 1, 5, 5, 1, 1),
    )
    expect(offered(struck)).toEqual([lose('sauron-regular'), reduce('sauron-elite'), lose('sauron-elite')])
    const left = after(struck, lose('sauron-regular'))
    expect(army(left, 'north-ithilien')).toEqual({ 'sauron-regular': 2, 'sauron-elite': 1 })
    const gone = after(struck, lose('sauron-elite'))
    expect(army(gone, 'north-ithilien')).toEqual({ 'sauron-regular': 2, 'sauron-elite': 1 })
    const five = dice(1, 1, 5, 5, 5, 5)
    const wiped = after(state, ...ATTACK, bring('sauron-regular', 1), bring('sauron-elite', 1), five)
    expect(army(wiped, 'north-ithilien')).toEqual({ 'sauron-regular': 1, 'sauron-elite': 1 })
  })
})

describe('the Regular that replaces an Elite', () => {
  const hit = (defenders: object, spec: PositionSpec): State =>
    after(
      marshes({ 'sauron-regular': 1 }, defenders, spec),
      ...ATTACK,
      dice(6, ...Object.values(defenders).flatMap((many: number) => Array.from({ length: many }, () => 1))),
    )

  ruleAllows('battle.replacement', 'OR-23: one from the casualties first', () => {
    const state = hit({ 'dwarves-elite': 2 }, { casualties: { 'dwarves-regular': 1 } })
    expect(army(state, 'dead-marshes')).toEqual({ 'dwarves-regular': 1, 'dwarves-elite': 1 })
    expect(casualties(state)).toEqual({ 'dwarves-elite': 1 })
    expect(reinforcements(state, 'free-peoples')['dwarves-regular']).toBe(4)
  })

  ruleAllows('battle.replacement', 'one from the reinforcements if none has been lost', () => {
    const state = hit({ 'dwarves-elite': 2 }, { casualties: { 'elves-regular': 1 } })
    expect(casualties(state)).toEqual({ 'dwarves-elite': 1, 'elves-regular': 1 })
    expect(reinforcements(state, 'free-peoples')['dwarves-regular']).toBe(4)
  })

  const nobody = { armies: { erebor: { 'dwarves-regular': 5 } } }

  ruleForbids(
    'battle.replacement',
    'TC-9: a replacement where neither pool has one: the Elite is lost',
    () => {
      const state = hit({ 'dwarves-elite': 2 }, nobody)
      expect(asked(state)).toBe('shadow decide/cease')
      expect(army(state, 'dead-marshes')).toEqual({ 'dwarves-elite': 1 })
      expect(casualties(state)).toEqual({ 'dwarves-elite': 1 })
    },
  )

  ruleForbids('battle.replacement', 'OR-23: a Regular of another nation to stand in', () => {
    const state = hit({ 'dwarves-elite': 1, 'elves-regular': 1 }, nobody)
    expect(offered(state)).toEqual([freeReduce('dwarves-elite'), freeLose('elves-regular')])
    const lost = after(state, freeReduce('dwarves-elite'))
    expect(army(lost, 'dead-marshes')).toEqual({ 'elves-regular': 1 })
    expect(casualties(lost)).toEqual({ 'dwarves-elite': 1 })
  })

  ruleAllows('battle.hits', 'p. 41: an Elite that nobody can replace to take one hit, or two', () => {
    const struck = after(
      marshes({ 'sauron-regular': 2 }, { 'dwarves-elite': 2, 'elves-regular': 1 }, nobody),
      ...ATTACK,
      ALL,
      dice(6, 6, 1, 1, 1),
    )
    expect(offered(struck)).toEqual([
      freeReduce('dwarves-elite'),
      freeLose('dwarves-elite'),
      freeLose('elves-regular'),
    ])
    expect(warOfTheRing.prompt(struck, 'free-peoples')).toMatchObject({
      value: {
        sentence:
          'Which unit takes one of 2 hits? An Elite that no Regular can replace is lost when it is reduced.',
      },
    })
    const two = after(struck, freeLose('dwarves-elite'))
    expect(asked(two)).toBe('shadow decide/cease')
    expect(army(two, 'dead-marshes')).toEqual({ 'dwarves-elite': 1, 'elves-regular': 1 })
    const one = after(struck, freeReduce('dwarves-elite'))
    expect(asked(one)).toBe('free-peoples decide/casualties')
    expect(offered(one)).toEqual([freeReduce('dwarves-elite'), freeLose('elves-regular')])
    expect(refused(one, freeLose('dwarves-elite'))).toEqual(['battle.hits'])
  })
})

describe('those who are lost', () => {
  const host = { 'gondor-regular': 1, 'gondor-leader': 2, boromir: 1 }
  const horde = { 'sauron-regular': 1, nazgul: 2, 'witch-king': 1 }
  const state = marshes(horde, host)
  const MUSTER = shadow({ kind: 'beginRecruiting', die: 'muster', as: 'muster' })

  ruleAllows('battle.losses', 'the Shadow to have its losses among its reinforcements again', () => {
    const struck = after(
      marshes({ 'sauron-regular': 2 }, { 'gondor-regular': 2 }),
      ...ATTACK,
      ALL,
      dice(1, 1, 6, 1),
    )
    expect(reinforcements(struck, 'shadow')['sauron-regular']).toBe(35)
  })

  ruleForbids('battle.losses', 'the Free Peoples to recruit their losses', () => {
    const begun = marshes({ 'sauron-regular': 2 }, { 'gondor-regular': 2 })
    expect(reinforcements(begun, 'free-peoples')['gondor-regular']).toBe(13)
    const struck = after(begun, ...ATTACK, ALL, dice(6, 1, 1, 1))
    expect(casualties(struck)).toEqual({ 'gondor-regular': 1 })
    expect(reinforcements(struck, 'free-peoples')['gondor-regular']).toBe(13)
  })

  ruleAllows(
    'battle.leadersFall',
    'Nazgûl who fall with the last unit to come back as reinforcements',
    () => {
      const dice3 = { 'free-peoples': ['event'], shadow: ['army', 'muster', 'muster'] } as const
      const lost = after(marshes(horde, host, { dice: dice3 }), ...ATTACK, dice(1, 5, 1, 1, 1))
      expect(army(lost, 'north-ithilien')).toEqual({})
      expect(nazgul(lost)).toEqual([])
      const muster = after(lost, free({ kind: 'pass' }), MUSTER)
      const back = after(muster, shadow({ kind: 'recruit', piece: 'nazgul', region: 'moria' }))
      expect(nazgul(back)).toEqual(['moria'])
    },
  )

  ruleForbids('battle.leadersFall', 'Leaders and Characters who fall with it to come back', () => {
    const won = after(state, ...ATTACK, dice(6, 1, 1, 1, 1))
    expect(casualties(won)).toEqual({ 'gondor-regular': 1, 'gondor-leader': 2 })
    expect(where(won, 'boromir')).toBe('eliminated')
    expect(where(after(state, ...ATTACK, dice(1, 5, 1, 1, 1)), 'witch-king')).toBe('eliminated')
    expect(army(won, 'dead-marshes')).toEqual({})
    expect(reinforcements(won, 'free-peoples')['gondor-leader']).toBe(2)
  })

  ruleForbids('battle.leadersFall', 'anybody to fall while a unit of his Army in the battle lives', () => {
    const two = marshes({ 'sauron-regular': 1 }, { ...host, 'gondor-regular': 2 })
    const struck = after(two, ...ATTACK, dice(6, 1, 1, 1, 1, 1, 1), CEASE)
    expect(army(struck, 'dead-marshes')).toEqual(host)
  })

  ruleForbids('battle.leadersFall', 'those who stay with the rearguard to fall', () => {
    const rear = marshes({ ...horde, 'sauron-regular': 3 }, { 'gondor-regular': 3 })
    const part = [...ATTACK, bring('sauron-regular', 2), bring('nazgul', 1), bring('witch-king', 0)]
    const lost = after(rear, ...part, dice(1, 1, 5, 5, 1, 1))
    expect(rolls('shadow', true, rear, ...part, dice(1, 1, 5, 5, 1, 1))).toEqual([1])
    expect(army(lost, 'north-ithilien')).toEqual({ 'sauron-regular': 1, nazgul: 1, 'witch-king': 1 })
  })

  ruleAllows('battle.leadersFall', 'both Armies to be wiped out together, with all who led them', () => {
    const rolled = dice(6, 5, 1, 1)
    const wiped = after(state, ...ATTACK, rolled)
    expect([army(wiped, 'north-ithilien'), army(wiped, 'dead-marshes')]).toEqual([{}, {}])
    expect([where(wiped, 'boromir'), where(wiped, 'witch-king')]).toEqual(['eliminated', 'eliminated'])
    expect(eventsAs('BattleEnded', state, ...ATTACK, rolled).map(({ end }) => end)).toEqual(['both'])
    expect(asked(wiped)).toBe('free-peoples decide/action')
  })
})
