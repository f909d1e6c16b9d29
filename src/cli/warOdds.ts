/**
 * The odds of War of the Ring in words: of the Hunt that is pending or that a move would bring, of the
 * battle that goes on, and of a battle that an attack would begin.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import {
  battleOdds,
  battleSpec,
  CHARACTERS,
  nameOf,
  odds,
  REGIONS,
  type AttackPlan,
  type BattleOdds,
  type HuntOdds,
  type Probability,
  type State,
  warOfTheRing,
} from '../war-of-the-ring/index'
import type { Known, Read } from './battleWords'
import type { Plan, ToldOdds } from './loaded'

const PLACES = 2
const MOST_DIGITS = 9
const PENDING = 'The Hunt that goes on'
const AHEAD = 'The Hunt if the Fellowship moved now'

/** A probability as a share of a hundred, with the fraction where it is short enough to read. */
const shareText = ({ numerator, denominator, value }: Probability): string => {
  const percent = `${(value * 100).toFixed(PLACES).padStart(6)} %`
  return denominator.length > MOST_DIGITS ? percent : `${percent}  (${numerator}/${denominator})`
}

const huntText = ({ pending, dice, rerolls, results }: HuntOdds): ReadonlyArray<string> => [
  `${pending ? PENDING : AHEAD}: dice ${dice}, re-rolls ${rerolls}`,
  ...results.map(({ tile, damage, reveals, stops, probability }) => {
    const what = tile === null ? 'no success' : nameOf(tile)
    const effects = [`damage ${damage}`, ...(reveals ? ['reveals'] : []), ...(stops ? ['stops'] : [])]
    return `  ${shareText(probability)}  ${what}${tile === null ? '' : `: ${effects.join(', ')}`}`
  }),
]

const hitsText = (hits: BattleOdds['hits']['attacker']): string =>
  hits.map(({ hits: count, probability }) => `${count}: ${shareText(probability).trim()}`).join('; ')

const battleText = (title: string, battle: BattleOdds): ReadonlyArray<string> => [
  title,
  `  ${shareText(battle.won)}  only the attacker is left`,
  `  ${shareText(battle.lost)}  only the defender is left`,
  `  ${shareText(battle.neither)}  nobody is left`,
  `  ${shareText(battle.undecided)}  both are left`,
  `  Hits of the attacker in the next round: ${hitsText(battle.hits.attacker)}`,
  `  Hits of the defender in the next round: ${hitsText(battle.hits.defender)}`,
]

/** What Characters lead and add to the Combat Strength, and what places are, for battles in words. */
export const KNOWN: Known = {
  leaderships: CHARACTERS.map(({ name, leadership, abilities }) => [
    name,
    leadership,
    abilities.reduce((sum, one) => (one.kind === 'addsStrength' ? sum + one.strength : sum), 0),
  ]),
  places: REGIONS.map(({ name, settlement, fortification }) => [
    name,
    settlement === 'stronghold' ? 'besieged' : settlement === 'city' || fortification ? 'fortified' : 'open',
  ]),
}

const OF_CHARACTERS =
  'Characters count by their Leadership and the Combat Strength they add; whatever else they can do in a ' +
  'battle is left out.'
const LEFT_OUT = 'Left out of account: Combat cards, a retreat, and an attacker who stops early.'

/** The rules against an attack, whoever is to act now. */
const whyImpossible = (state: State, plan: AttackPlan): string => {
  const broken = warOfTheRing.whyNoBattle(state, plan)
  const said = broken.flatMap((one) => warOfTheRing.explain(state, one))
  return said.length === 0 ? '' : `: ${said.map(({ rule, sentence }) => `${sentence} [${rule}]`).join(' ')}`
}

const plannedOdds = (state: State, told: Plan): E.Either<string, BattleOdds> => {
  const plan = told as AttackPlan
  const spec = battleSpec(state, plan)
  if (O.isNone(spec))
    return E.left(
      `${nameOf(plan.side)} cannot attack ${nameOf(plan.to)} from ${nameOf(plan.from)} with ` +
        (plan.party === undefined ? 'everybody there' : 'those named') +
        whyImpossible(state, plan),
    )
  const found = battleOdds(spec.value)
  return E.isLeft(found) ? E.left(found.left.problem) : found
}

/** The odds of a battle told in words. */
export const oddsOfBattle = ({ battle, notes }: Read, hasCharacters: boolean): ToldOdds => {
  const found = battleOdds(battle)
  return E.isLeft(found)
    ? { json: {}, text: [], problem: `--battle: ${found.left.path} ${found.left.problem}` }
    : {
        json: { battle: found.right, notes: [...notes, LEFT_OUT] },
        text: [
          ...battleText('The battle, fought out without cards, Regulars lost first', found.right),
          ...[...notes, LEFT_OUT, ...(hasCharacters ? [OF_CHARACTERS] : [])].map((line) => `  ${line}`),
        ],
      }
}

/** The odds at a moment; with a plan, those of the battle that it begins too. */
export const warOdds = (state: State, plan: Plan | undefined): ToldOdds => {
  const { hunt, battle } = odds(state)
  const attack = plan === undefined ? undefined : plannedOdds(state, plan)
  const problem = attack !== undefined && E.isLeft(attack) ? { problem: attack.left } : {}
  const planned = attack !== undefined && E.isRight(attack) ? attack.right : undefined
  return {
    json: {
      hunt: O.toNullable(hunt),
      battle: O.toNullable(battle),
      ...(planned === undefined ? {} : { attack: planned }),
    },
    // Who asks about an attack is told of that alone.
    text: [
      ...(O.isSome(hunt) && plan === undefined ? huntText(hunt.value) : []),
      ...(O.isSome(battle)
        ? battleText('The battle that goes on, fought out without cards', battle.value)
        : []),
      ...(planned === undefined ? [] : battleText('The attack, fought out without cards', planned)),
    ],
    ...problem,
  }
}
