/**
 * The odds of battles are exact: they are what comes out when the engine itself plays every roll of the dice,
 * and what is seen when it plays very many battles by its generator. The number of these is small here;
 * CHANCE_SAMPLES=1000000 makes it as large as one likes.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../src/kernel'
import {
  battleOdds,
  battleSpec,
  odds,
  warOfTheRing,
  type Action,
  type AttackPlan,
  type BattleOdds,
  type BattleSpec,
  type PositionSpec,
  type Side,
  type State,
} from '../../src/war-of-the-ring'
import { mustRight } from '../kernel/conformance/check'
import { chancesFrom, count, fraction, sumOf, surprise, written, type Tally } from '../kernel/chanceTree'
import { freeWar, atWar } from './rulebook/battles'
import { after, asked } from './support/play'
import { told } from './support/read'
import { thorough } from '../thorough'

/** A battle to be fought: the table, and who attacks whom. */
interface Scene {
  readonly spec: PositionSpec
  readonly plan: AttackPlan
  readonly losses?: NonNullable<BattleSpec['attacker']['losses']>
  readonly rounds?: number
  readonly extensions?: number
}

const GAP = { side: 'shadow', from: 'orthanc', to: 'fords-of-isen' } as const
const MARSH = { side: 'shadow', from: 'north-ithilien', to: 'dead-marshes' } as const

const SCENES: Readonly<Record<string, Scene>> = {
  'in the open, with Leaders and Elites': {
    plan: MARSH,
    rounds: 1,
    spec: {
      armies: {
        'north-ithilien': { 'sauron-regular': 3, 'southrons-elite': 1, nazgul: 2 },
        'dead-marshes': { 'gondor-regular': 1, 'gondor-elite': 1, 'gondor-leader': 1 },
      },
    },
  },
  'two rounds, Elites first, a character who adds to the Strength': {
    plan: MARSH,
    rounds: 2,
    losses: 'elites',
    spec: {
      armies: {
        'north-ithilien': { 'sauron-regular': 1, 'sauron-elite': 1 },
        'dead-marshes': { 'gondor-regular': 1, 'gondor-elite': 1, boromir: 1 },
      },
    },
  },
  'three rounds against a Fortification': {
    plan: { side: 'shadow', from: 'north-ithilien', to: 'osgiliath' },
    rounds: 3,
    spec: {
      armies: {
        'north-ithilien': { 'sauron-regular': 2, 'witch-king': 1 },
        osgiliath: { 'gondor-regular': 2, 'gondor-leader': 1 },
      },
    },
  },
  'against a besieged Stronghold, extended once': {
    plan: { side: 'shadow', from: 'helms-deep', to: 'helms-deep' },
    rounds: 1,
    extensions: 1,
    spec: {
      armies: { 'helms-deep': { 'isengard-regular': 1, 'isengard-elite': 2 } },
      besieged: { 'helms-deep': { 'rohan-regular': 2, 'rohan-leader': 1 } },
    },
  },
  'a sortie': {
    plan: { side: 'free-peoples', from: 'helms-deep', to: 'helms-deep' },
    rounds: 2,
    spec: {
      armies: { 'helms-deep': { 'isengard-regular': 2 } },
      besieged: { 'helms-deep': { 'rohan-regular': 1, 'rohan-elite': 1, 'rohan-leader': 1 } },
    },
  },
  'with Elites who lead, because of Saruman': {
    plan: GAP,
    rounds: 2,
    spec: {
      armies: {
        orthanc: { 'isengard-regular': 1, 'isengard-elite': 2, saruman: 1 },
        'fords-of-isen': { 'rohan-regular': 2 },
      },
    },
  },
}

/** The battles in each edition. */
const inEditions = (): ReadonlyArray<readonly [string, Scene]> =>
  Object.entries(SCENES).flatMap(([name, scene]): ReadonlyArray<readonly [string, Scene]> => [
    [name, scene],
    [`${name}, second edition`, { ...scene, spec: { ...scene.spec, config: { edition: 'second' } } }],
  ])

const stateOf = ({ spec, plan }: Scene): State => (plan.side === 'shadow' ? atWar(spec) : freeWar(spec))

const specOf = (scene: Scene): BattleSpec => {
  const found = battleSpec(stateOf(scene), scene.plan)
  if (O.isNone(found)) throw new Error('no battle')
  const { attacker, defender, ...rest } = found.value
  const losses = scene.losses ?? 'regulars'
  return {
    ...rest,
    ...(scene.rounds === undefined ? {} : { rounds: scene.rounds }),
    extensions: scene.extensions ?? 0,
    attacker: { ...attacker, losses },
    defender: { ...defender, losses },
  }
}

const oddsOf = (spec: BattleSpec): BattleOdds => mustRight(battleOdds(spec), 'battleOdds')

const begin = (scene: Scene): State => {
  const { side, from, to } = scene.plan
  const die = side === 'shadow' ? 'army' : 'muster-army'
  const begun = after(stateOf(scene), { seat: side, kind: 'beginAttack', die, as: 'army' })
  return after(begun, { seat: side, kind: 'attack', from, to })
}

const roundOf = ({ stack }: State): number => {
  const frame = stack.find(({ kind }) => kind === 'battle')
  return frame?.kind === 'battle' ? frame.vars.round : 0
}

/** Answers as the odds have it: everybody attacks, nobody leaves, losses in order, so many rounds. */
const answering =
  ({ losses = 'regulars', rounds = 1, extensions = 0 }: Scene) =>
  (state: State): Action | undefined => {
    const legal = warOfTheRing.legalActions(state) as ReadonlyArray<Action>
    const first = (kind: Action['kind'], test = (_: string): boolean => true): Action | undefined =>
      legal.find((action) => action.kind === kind && test('piece' in action ? String(action.piece) : ''))
    const question = state.stack[state.stack.length - 1]?.kind
    const regular = first('lose', (piece) => piece.endsWith('regular'))
    const elite = first('reduce')
    if (question === 'decide/party') return first('bringAll')
    if (question === 'decide/withdraw' || question === 'decide/retreat') return first('fight')
    if (question === 'decide/casualties')
      return losses === 'regulars' ? (regular ?? elite) : (elite ?? regular)
    if (question === 'decide/cease' && roundOf(state) < rounds) return first('fight')
    if (question === 'decide/extend' && roundOf(state) < rounds + extensions) return elite
    return undefined
  }

const unitsIn = (army: Readonly<Record<string, number>> | undefined): string => {
  const sum = (rank: string): number =>
    Object.entries(army ?? {}).reduce(
      (total, [piece, number]) => total + (piece.endsWith(rank) ? number : 0),
      0,
    )
  return `${sum('regular')},${sum('elite')}`
}

/** Who of each side is left: in the regions of the battle, wherever the winner stands now. */
const tellingOf =
  ({ plan }: Scene) =>
  (state: State): string => {
    const json = told(state)
    const of = (side: Side): string => {
      const nations =
        side === 'shadow' ? /^(sauron|isengard|southrons)/ : /^(dwarves|elves|gondor|north|rohan)/
      const places = [json.armies[plan.from], json.armies[plan.to], json.besieged[plan.to]]
      const all = [...new Set(places)].flatMap((army) => Object.entries(army ?? {}))
      const own = new Map<string, number>()
      for (const [piece, number] of all)
        if (nations.test(piece)) own.set(piece, (own.get(piece) ?? 0) + number)
      return unitsIn(Object.fromEntries(own))
    }
    const other: Side = plan.side === 'shadow' ? 'free-peoples' : 'shadow'
    return `${of(plan.side)} ${of(other)}`
  }

/** The odds in the same words. */
const wordsOf = ({ results }: BattleOdds): Readonly<Record<string, string>> =>
  Object.fromEntries(
    results.map(({ attacker, defender, probability: { numerator, denominator } }) => [
      `${attacker.regulars},${attacker.elites} ${defender.regulars},${defender.elites}`,
      `${numerator}/${denominator}`,
    ]),
  )

describe('the odds of a battle', { timeout: 60_000 }, () => {
  it.each(inEditions())('%s: are those of all rolls of the engine', (_, scene) => {
    const walk = { answer: answering(scene), tell: tellingOf(scene) }
    const played = chancesFrom(warOfTheRing, begin(scene), walk)
    const words = Object.fromEntries([...played].map(([key, chance]) => [key, written(chance)]))
    expect(wordsOf(oddsOf(specOf(scene)))).toEqual(words)
    expect(Object.keys(words).length).toBeGreaterThan(2)
  })

  it.each(Object.entries(SCENES))('%s: sum to 1', (_, scene) => {
    const { hits, won, lost, neither, undecided, results } = oddsOf(specOf(scene))
    const sums = [
      hits.attacker.map(({ probability }) => probability),
      hits.defender.map(({ probability }) => probability),
      results.map(({ probability }) => probability),
      [won, lost, neither, undecided],
    ].map((list) => sumOf(list.map((one) => fraction(BigInt(one.numerator), BigInt(one.denominator)))))
    expect(sums.map(written)).toEqual(['1/1', '1/1', '1/1', '1/1'])
  })

  it('to the end are what ever more rounds come to', () => {
    const { rounds: _, ...spec } = specOf({ ...SCENES['in the open, with Leaders and Elites'] } as Scene)
    const whole = oddsOf(spec)
    const long = oddsOf({ ...spec, rounds: 40 })
    expect(whole.undecided.numerator).toBe('0')
    expect(long.undecided.value).toBeLessThan(1e-9)
    for (const end of ['won', 'lost', 'neither'] as const)
      expect(Math.abs(whole[end].value - long[end].value)).toBeLessThan(1e-9)
  })

  it('one die against one are known by hand', () => {
    const { won, lost, neither, hits } = oddsOf({ attacker: { regulars: 1 }, defender: { regulars: 1 } })
    // Each hits on 5 and 6: of the five ninths in which somebody hits, two are his, two theirs, one both.
    expect([won, lost, neither].map((one) => `${one.numerator}/${one.denominator}`)).toEqual([
      '2/5',
      '2/5',
      '1/5',
    ])
    expect(hits.attacker.map(({ probability }) => probability.value)).toEqual([2 / 3, 1 / 3])
  })

  it('reckon with cards in the first round only', () => {
    const army = { regulars: 5 }
    const cards = { roll: 1, mostDice: 3, fewerDice: 1, noReroll: true, reroll: 1 }
    const { hits } = oddsOf({ rounds: 2, attacker: { ...army, leadership: 5, cards }, defender: army })
    // Three dice that hit on 4 or more, none rolled again.
    expect(hits.attacker.map(({ probability: p }) => `${p.numerator}/${p.denominator}`)).toEqual([
      '1/8',
      '3/8',
      '3/8',
      '1/8',
    ])
    expect(
      oddsOf({ round: 2, ground: 'fortified', attacker: army, defender: army }).hits.attacker[0],
    ).toEqual(oddsOf({ ground: 'open', attacker: army, defender: army }).hits.attacker[0])
  })
})

describe('a battle for the odds', () => {
  it('is read from the table while one is fought, and its odds are those pending', () => {
    const scene = SCENES['three rounds against a Fortification'] as Scene
    const state = after(
      atWar({ ...scene.spec, hands: { shadow: ['sh-strat-01'] } }),
      { seat: 'shadow', kind: 'beginAttack', die: 'army', as: 'army' },
      { seat: 'shadow', kind: 'attack', from: 'north-ithilien', to: 'osgiliath' },
      { seat: 'shadow', kind: 'bringAll' },
    )
    expect(asked(state)).toBe('shadow decide/combatCard')
    const { rounds: _, ...spec } = specOf(scene)
    const pending = odds(state)
    expect(pending.battle).toEqual(O.some(oddsOf(spec)))
    expect(O.isSome(pending.hunt) && pending.hunt.value.pending).toBe(false)
  })

  it('is none where there is no battle, and none while its dice are rolled', () => {
    const scene = SCENES['a sortie'] as Scene
    expect(battleSpec(stateOf(scene))).toEqual(O.none)
    expect(battleSpec(begin(scene))).toEqual(O.none)
    expect(battleSpec(stateOf(scene), { ...scene.plan, side: 'shadow', from: 'moria' })).toEqual(O.none)
    expect(battleSpec(stateOf(scene), { ...scene.plan, to: 'nowhere' } as unknown as AttackPlan)).toEqual(
      O.none,
    )
  })

  it.each([
    [null, ''],
    [{ attacker: { regulars: 1 } }, 'defender'],
    [{ attacker: { regulars: 0 }, defender: { regulars: 1 } }, 'attacker'],
    [{ attacker: { regulars: 1.5 }, defender: { regulars: 1 } }, 'attacker.regulars'],
    [{ attacker: { regulars: 1, leadingElites: 1 }, defender: { regulars: 1 } }, 'attacker.leadingElites'],
    [
      { attacker: { regulars: 1, cards: { noReroll: 1 } }, defender: { regulars: 1 } },
      'attacker.cards.noReroll',
    ],
    [{ attacker: { regulars: 1, orcs: 1 }, defender: { regulars: 1 } }, 'attacker'],
    [{ ground: 'sea', attacker: { regulars: 1 }, defender: { regulars: 1 } }, 'ground'],
    [{ extensions: 1, attacker: { elites: 1 }, defender: { regulars: 1 } }, 'extensions'],
  ])('%j is refused at %j', (spec, path) => {
    const read = battleOdds(spec)
    expect(E.isLeft(read) && read.left.path).toBe(path)
  })
})

const SAMPLES = Number(process.env['CHANCE_SAMPLES'] ?? thorough(60, 250))

describe('battles by the generator', { timeout: 3_600_000 }, () => {
  it.each(Object.entries(SCENES))('%s: end as often as the odds say', (_, scene) => {
    const seeded = { ...scene, spec: { ...scene.spec, config: { seed: 'odds', chance: 'seeded' as const } } }
    const [answer, tell] = [answering(scene), tellingOf(scene)]
    const start = stateOf(seeded)
    const { side, from, to } = scene.plan
    const die = side === 'shadow' ? 'army' : 'muster-army'
    const attacking = after(start, { seat: side, kind: 'beginAttack', die, as: 'army' })
    const tally: Tally = new Map()
    for (const { attacker, defender, probability } of oddsOf(specOf(scene)).results)
      count(
        tally,
        `${attacker.regulars},${attacker.elites} ${defender.regulars},${defender.elites}`,
        0,
        probability.value * SAMPLES,
      )
    const kinds = tally.size
    for (let sample = 0; sample < SAMPLES; sample++) {
      const other = warOfTheRing.reseed(attacking, randomFrom(`battle ${sample}`))
      let state: State = after(other, { seat: side, kind: 'attack', from, to })
      for (let said = answer(state); said !== undefined; said = answer(state)) state = after(state, said)
      count(tally, tell(state), 1, 0)
    }
    expect(tally.size).toBe(kinds)
    expect(surprise(tally)).toBeLessThan(4)
  })
})
