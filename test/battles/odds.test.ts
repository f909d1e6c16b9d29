/** The odds of a round, against every way in which the dice can fall. */
import { isNone, isSome } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battles, roundOdds, type AttackPlan, type RoundOdds } from '../../src/battles'
import { casesOf } from '../../src/battles/query/odds/round'
import { fight, type Force } from './support/battle'
import { answer, chance, question, scene, tactics, type Scene } from './support/play'

const D6 = [1, 2, 3, 4, 5, 6]

/** Every way in which so many dice can fall. */
const falls = (dice: number): ReadonlyArray<ReadonlyArray<number>> =>
  dice === 0 ? [[]] : falls(dice - 1).flatMap((fall) => D6.map((value) => [...fall, value]))

/** The hits of a fall: first the dice, then those that are rolled again for misses, one after the other. */
const hitsOf = (fall: ReadonlyArray<number>, dice: number, first: number, again: number): number => {
  const hits = fall.slice(0, dice).filter((value) => value > 6 - first).length
  const rolled = fall.slice(dice, dice + (dice - hits))
  return hits + rolled.filter((value) => value > 6 - again).length
}

describe('the cases of a roll', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 1],
    [2, 2],
  ])('of %i dice with %i re-rolls are those counted one by one', (dice, rerolls) => {
    for (const [first, again] of [
      [2, 2],
      [1, 1],
      [2, 3],
      [0, 6],
    ] as const) {
      const counted = Array.from({ length: dice + 1 }, () => 0)
      for (const fall of falls(dice + rerolls)) {
        const hits = hitsOf(fall, dice, first, again)
        counted[hits] = (counted[hits] ?? 0) + 1
      }
      expect(casesOf(dice, rerolls, { first, again })).toEqual(counted)
    }
  })
})

const must = (scene: Scene, plan?: AttackPlan): RoundOdds => {
  const found = roundOdds(scene.state, plan)
  if (isNone(found)) throw new Error('no odds')
  return found.value
}

const HILLS = 'westmark-hills'
const COOMB = 'deeping-coomb'

/** The Shadow attacks out of the hills, up to the choice of tactics. */
const ahead = (shadow: Force, free: Force, characters: Readonly<Record<string, string>> = {}): Scene =>
  fight(
    HILLS,
    { units: { 'uruk-hai': 1 }, ...shadow },
    COOMB,
    { units: { footmen: 1 }, ...free },
    { characters },
  )

/** A copy of a scene, to be played on by itself. */
const copy = ({ state }: Scene): Scene => ({ state, events: [] })

/** The places of dice below the Target Number, as far as they may be rolled again. */
const misses = (dice: ReadonlyArray<number>, target: number, most: number): string => {
  const missed = dice.flatMap((value, place) => (value < target ? [place + 1] : [])).slice(0, most)
  return missed.length === 0 ? 'none' : missed.join('-')
}

/** Plays the round in every way in which the dice can fall: how often it brings what, out of all ways. */
const played = (begun: Scene, { attacker, defender }: RoundOdds): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const extra = attacker.rerolls + defender.rerolls
  for (const fall of falls(attacker.dice + defender.dice + extra)) {
    const now = tactics(copy(begun), 'regroup', 'regroup')
    const first = fall.slice(0, attacker.dice)
    const second = fall.slice(attacker.dice, attacker.dice + defender.dice)
    const left = fall.slice(attacker.dice + defender.dice)
    chance(now, ...first, ...second)
    const again = [
      { seat: attacker.side, dice: misses(first, attacker.target, attacker.rerolls), most: attacker.rerolls },
      {
        seat: defender.side,
        dice: misses(second, defender.target, defender.rerolls),
        most: defender.rerolls,
      },
    ]
    for (const { seat, dice, most } of again) if (most > 0) answer(now, { kind: 'reroll', seat, dice })
    for (const { dice, most } of again) {
      const rolled = left.splice(0, most)
      if (dice !== 'none') chance(now, ...rolled.slice(0, dice.split('-').length))
    }
    for (const side of [attacker, defender]) {
      const hits = now.events.flatMap((event) =>
        event.kind === 'HitsScored' && event.side === side.side ? [event.hits] : [],
      )
      const key = `${side.side} ${hits.join()}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

describe('the odds of a round', () => {
  it.each([
    ['a die on each side', {}, {}, {}],
    ['two dice against one', { units: { 'uruk-hai': 2 } }, {}, {}],
    ['a Leader who rolls again', {}, { leaders: 1 }, {}],
  ] as const)('are what the rules bring: %s', (_, shadow, free, characters) => {
    const begun = ahead(shadow, free, characters)
    const odds = must(begun)
    const counts = played(begun, odds)
    const dice = odds.attacker.dice + odds.defender.dice + odds.attacker.rerolls + odds.defender.rerolls
    for (const { side, hits } of [odds.attacker, odds.defender])
      for (const { hits: count, numerator, denominator } of hits)
        expect([side, count, ((counts.get(`${side} ${count}`) ?? 0) * denominator) / 6 ** dice]).toEqual([
          side,
          count,
          numerator,
        ])
  })

  it('of an attack that could begin are those of its first round', () => {
    const spec = {
      regions: {
        [HILLS]: { side: 'shadow', units: { 'uruk-hai': 2 }, tokens: 1 },
        [COOMB]: { side: 'free', units: { footmen: 2 }, damage: 1 },
      },
      dice: { free: {}, shadow: { army: 1 } },
      acting: 'shadow',
    } as const
    const plan = { side: 'shadow', from: HILLS, to: COOMB } as const
    const begun = fight(HILLS, spec.regions[HILLS], COOMB, spec.regions[COOMB])
    expect(must(scene(spec), plan)).toEqual(must(begun))
  })

  it('say what is left: Damage beyond the Units costs Units, two Damage each', () => {
    const { attacker } = must(ahead({ units: { 'uruk-hai': 3 } }, { units: { footmen: 2 }, damage: 1 }))
    expect(attacker.hits.map(({ leaves }) => [leaves.units, leaves.damage])).toEqual([
      [2, 1],
      [2, 2],
      [1, 1],
      [0, 0],
    ])
  })

  it('count Protection first', () => {
    const { attacker } = must(
      fight('deeping-coomb', { units: { 'uruk-hai': 5 } }, 'hornburg', {
        units: { footmen: 2 },
        protection: 2,
      }),
    )
    expect(attacker.target).toBe(6)
    expect(
      attacker.hits.map(({ leaves: { protection, damage } }) => [protection, damage]).slice(0, 4),
    ).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
      [0, 1],
    ])
  })

  it('are none without a battle, after the roll, and for what is no attack', () => {
    const started = battles.newGame({ seed: 'odds' })
    if (started._tag === 'Left') throw new Error('no game')
    expect(isSome(roundOdds(started.right))).toBe(false)
    const rolled = chance(tactics(ahead({}, { leaders: 1 }), 'regroup', 'regroup'), 1, 1)
    expect([question(rolled), isSome(roundOdds(rolled.state))]).toEqual(['decide/reroll', false])
    const plan = { side: 'free', from: HILLS, to: COOMB } as const
    expect(isSome(roundOdds(rolled.state, plan))).toBe(false)
    expect(isSome(roundOdds(rolled.state, { ...plan, side: 'shadow', to: 'edoras' }))).toBe(false)
    expect(isSome(roundOdds(null as never, plan))).toBe(false)
  })
})
