/** The turn in both editions: dice that come back, the Hunt minimum, skipping, Rings (W2-1 to W2-7). */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { mustLeft, mustRight } from '../../kernel/conformance/check'
import { after, asked, eventsOf, free, fresh, offered, offers, refused, shadow, table } from '../support/play'
import { fellowship, huntBox, told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { inBoth, within, type Edition } from './pairs'

const SEVEN = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const
const ALONE: NonNullable<PositionSpec['characters']> = Object.fromEntries(
  SEVEN.map((id) => [id, 'eliminated']),
)
const PASS = { kind: 'pass' } as const

/** The last action of a turn is taken; cards are drawn for the next one up to the allocation. */
const toAllocation = (state: State): State => {
  let now = state
  for (let left = 60; left > 0 && asked(now) !== 'shadow decide/allocation'; left--) {
    const [first] = offered(now)
    if (first === undefined || asked(now) === 'nature free-peoples action die') return now
    now = mustRight(warOfTheRing.applyAction(now, first), asked(now)).state
  }
  return now
}
const allocations = (state: State) => offers(state, 'allocate', 'dice')
const unused = (state: State, side: 'free-peoples' | 'shadow') =>
  Object.values(told(state).dice.unused[side]).reduce((sum, one) => sum + one, 0)

/** The end of a turn: the Free Peoples have one die left, the Shadow none. */
const lastDie = (edition: Edition, spec: PositionSpec = {}): State =>
  table(
    within(edition, {
      turn: 3,
      dice: { 'free-peoples': ['character'], shadow: [] },
      fellowship: { region: 'hollin', progress: 1 },
      ...spec,
    }),
  )
const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })

describe('the edition', () => {
  it('T2-1: games with the same seed differ only in Erebor and the Dwarven reinforcements', () => {
    const { collectors, second } = inBoth((edition) => told(fresh({ edition, chance: 'seeded' })))
    const plain = (json: typeof second) => ({
      ...json,
      armies: { ...json.armies, erebor: {} },
      reinforcements: { ...json.reinforcements, 'free-peoples': {} },
    })
    expect(second).not.toEqual(collectors)
    expect(plain(second)).toEqual(plain(collectors))
    expect(second.reinforcements['free-peoples']).toEqual({
      ...collectors.reinforcements['free-peoples'],
      'dwarves-elite': 3,
    })
  })

  it('T2-2: a second Elite stands in Erebor, and one less is in the reinforcements', () => {
    const dwarves = inBoth((edition) => {
      const state = fresh({ edition })
      expect(warOfTheRing.faultsOf(state)).toEqual([])
      return [told(state).armies['erebor'], told(state).reinforcements['free-peoples']['dwarves-elite']]
    })
    expect(dwarves).toEqual({
      collectors: [{ 'dwarves-regular': 1, 'dwarves-elite': 1, 'dwarves-leader': 1 }, 4],
      second: [{ 'dwarves-regular': 1, 'dwarves-elite': 2, 'dwarves-leader': 1 }, 3],
    })
  })
})

describe('W2-3: dice come back when a turn begins', () => {
  const between = { turn: 4, phase: 'draw', huntBox: { 'free-peoples': 2, shadow: 1 } } as const

  it('T2-3: between two turns the dice of the Free Peoples still lie in the Hunt box', () => {
    const found = inBoth((edition) => warOfTheRing.position({ ...between, config: { edition } }))
    expect(mustLeft(found.collectors, 'position')).toMatchObject({ path: 'huntBox.free-peoples' })
    const state = mustRight(found.second, 'position')
    expect(huntBox(state, 'free-peoples')).toBe(0)
    expect(told(state).turn).toBe(4)
    expect(allocations(toAllocation(state))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('the pool of a turn is made in it, not at the end of the one before', () => {
    const spec = {
      armies: { orthanc: { 'isengard-regular': 4, 'isengard-elite': 1, saruman: 1 } },
      pool: { shadow: 7 },
    }
    const told = inBoth((edition) =>
      eventsOf(lastDie(edition, { ...spec, politics: { isengard: { steps: 0 } } }), MOVE)
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'PoolChanged' || kind === 'TurnBegan'),
    )
    expect(told).toEqual({ collectors: ['PoolChanged', 'TurnBegan'], second: ['TurnBegan', 'PoolChanged'] })
  })

  it('a position between turns is one of a later turn, with all dice of the last one', () => {
    const placed = (spec: PositionSpec) =>
      mustLeft(warOfTheRing.position(within('second', { ...between, ...spec })), 'position')
    expect(placed({ turn: 1 })).toMatchObject({ path: 'huntBox' })
    expect(placed({ huntBox: { 'free-peoples': 5 } })).toMatchObject({ path: 'dice.free-peoples' })
    expect(placed({ acting: 'shadow' })).toMatchObject({ path: 'huntBox.free-peoples' })
    expect(placed({ tookBack: true })).toMatchObject({ path: 'tookBack' })
  })

  it('a position tells whether dice were taken back, until dice are allocated', () => {
    const placed = (spec: PositionSpec, edition: Edition = 'second') =>
      warOfTheRing.position(within(edition, { turn: 3, tookBack: true, phase: 'hunt-allocation', ...spec }))
    expect(allocations(mustRight(placed({}), 'position'))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(allocations(mustRight(placed({ tookBack: false }), 'position'))[0]).toBe(0)
    expect(mustLeft(placed({}, 'collectors'), 'position')).toMatchObject({
      path: 'tookBack',
      problem: 'a position has no such field',
    })
    expect(mustLeft(placed({ turn: 1 }), 'position')).toMatchObject({ path: 'tookBack' })
    expect(mustLeft(placed({ phase: 'action-roll' }), 'position')).toMatchObject({ path: 'tookBack' })
  })
})

describe('W2-4: the Hunt allocation has a minimum', () => {
  ruleForbids(
    'huntAllocation.minimum',
    'T2-4: after a move by a die the Shadow allocates one at least',
    () => {
      const states = inBoth((edition) => toAllocation(after(lastDie(edition), MOVE)))
      expect(allocations(states.collectors)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
      expect(allocations(states.second)).toEqual([1, 2, 3, 4, 5, 6, 7])
      const none = shadow({ kind: 'allocate', dice: 0 })
      expect(refused(states.collectors, none)).toEqual([])
      expect(refused(states.second, none)).toEqual(['huntAllocation.minimum'])
      expect(refused(states.second, shadow({ kind: 'allocate', dice: 8 }))).toEqual(['huntAllocation.limit'])
    },
  )

  ruleAllows(
    'huntAllocation.minimum',
    'T2-5: a move by a card leaves no die in the box, so none is asked for',
    () => {
      const card = 'fp-char-10'
      const moved = inBoth((edition) => {
        const state = lastDie(edition, {
          hands: { 'free-peoples': [card] },
          characters: ALONE,
          fellowship: { region: 'hollin', progress: 1, corruption: 3 },
        })
        const done = after(state, free({ kind: 'playEvent', die: 'character', as: 'character', card }))
        const moving = offered(done, { kind: 'moveOn' })[0]
        const now =
          moving === undefined ? done : mustRight(warOfTheRing.applyAction(done, moving), 'move').state
        expect([fellowship(now).progress, huntBox(now, 'free-peoples')]).toEqual([2, 0])
        return allocations(toAllocation(now))
      })
      expect(moved).toEqual({ collectors: [0, 1], second: [0, 1] })
    },
  )

  ruleAllows('huntAllocation.minimum', 'in the first turn none has to be allocated', () => {
    expect(inBoth((edition) => allocations(toAllocation(fresh({ edition })))[0])).toEqual({
      collectors: 0,
      second: 0,
    })
  })

  ruleAllows('huntAllocation.minimum', 'T2-6: with Gollum it is the one die, and nothing is asked', () => {
    const ends = inBoth((edition) => toAllocation(after(lastDie(edition, { characters: ALONE }), MOVE)))
    expect(allocations(ends.collectors)).toEqual([0, 1])
    expect(asked(ends.second)).toBe('nature free-peoples action die')
    expect(huntBox(ends.second, 'shadow')).toBe(1)
  })
})

describe('W2-5: a die may be skipped', () => {
  const acting = (edition: Edition): State =>
    table(
      within(edition, {
        dice: {
          'free-peoples': ['character', 'character', 'muster', 'event'],
          shadow: ['army', 'army', 'muster', 'event', 'event', 'character', 'character'],
        },
      }),
    )
  const SKIP = free({ kind: 'skipDie', die: 'muster' })

  ruleForbids('turn.actions', 'T2-7: who can act puts no die aside in the Collector’s Edition', () => {
    expect(inBoth((edition) => refused(acting(edition), SKIP))).toEqual({
      collectors: ['turn.actions'],
      second: [],
    })
    const skipped = after(acting('second'), SKIP)
    expect([asked(skipped), unused(skipped, 'free-peoples')]).toEqual(['shadow decide/action', 3])
    expect(told(skipped).dice).toMatchObject({ used: { 'free-peoples': 1 }, huntBox: { 'free-peoples': 0 } })
    expect(offers(acting('second'), 'skipDie', 'die')).toEqual(['character', 'muster', 'event'])
  })

  ruleForbids('turn.pass', 'T2-8: who has more dice cannot pass in either, and skips in the second', () => {
    const state = (edition: Edition) =>
      table(
        within(edition, {
          acting: 'shadow',
          dice: { 'free-peoples': ['character', 'event'], shadow: ['army', 'muster', 'event'] },
        }),
      )
    expect(inBoth((edition) => refused(state(edition), shadow(PASS)))).toEqual({
      collectors: ['turn.pass'],
      second: ['turn.pass'],
    })
    expect(inBoth((edition) => refused(state(edition), shadow({ kind: 'skipDie', die: 'army' })))).toEqual({
      collectors: ['turn.actions'],
      second: [],
    })
  })
})

describe('W2-6: after an Elven Ring', () => {
  ruleAllows('elvenRings.use', 'T2-9: who has fewer dice may still pass in the second edition', () => {
    const ringed = (edition: Edition) =>
      after(
        table(
          within(edition, {
            dice: { 'free-peoples': ['character', 'event'], shadow: ['army', 'muster', 'event'] },
          }),
        ),
        free({ kind: 'useRing', die: 'event', result: 'muster' }),
      )
    expect(inBoth((edition) => refused(ringed(edition), free(PASS)))).toEqual({
      collectors: ['elvenRings.use'],
      second: [],
    })
    expect(asked(after(ringed('second'), free(PASS)))).toBe('shadow decide/action')
    expect(refused(ringed('second'), free({ kind: 'skipDie', die: 'muster' }))).toEqual([])
    expect(refused(ringed('second'), free({ kind: 'useRing', die: 'muster', result: 'event' }))).toEqual([
      'elvenRings.oncePerTurn',
    ])
  })

  ruleAllows(
    'elvenRings.eye',
    'T2-10: the Shadow gives a die to the Hunt and may pass with the other',
    () => {
      const ringed = (edition: Edition) =>
        after(
          table(
            within(edition, {
              acting: 'shadow',
              rings: { 'free-peoples': 2, shadow: 1 },
              dice: { 'free-peoples': ['character', 'event', 'muster'], shadow: ['army', 'event'] },
            }),
          ),
          shadow({ kind: 'useRing', die: 'army', result: 'eye' }),
        )
      expect(inBoth((edition) => refused(ringed(edition), shadow(PASS)))).toEqual({
        collectors: ['elvenRings.use'],
        second: [],
      })
      expect(inBoth((edition) => huntBox(ringed(edition), 'shadow'))).toEqual({
        collectors: huntBox(ringed('second'), 'shadow'),
        second: huntBox(ringed('second'), 'shadow'),
      })
    },
  )
})

describe('W2-7: characters by a Muster result', () => {
  it('T2-11: neither edition offers one to the Free Peoples', () => {
    const state = (edition: Edition) =>
      table(within(edition, { dice: { 'free-peoples': ['muster'], shadow: ['event'] } }))
    expect(inBoth((edition) => offered(state(edition), { kind: 'bringCharacter' }))).toEqual({
      collectors: [],
      second: [],
    })
    expect(inBoth((edition) => fellowship(state(edition)).guide)).toEqual({
      collectors: 'gandalf-the-grey',
      second: 'gandalf-the-grey',
    })
  })
})
