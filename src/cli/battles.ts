/**
 * Battles for the commands: its table in words, in the names of the scenario, and what is measured along a
 * game. The first line says whose scenario it is.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import {
  battleOdds,
  battles,
  roundOdds,
  SIDES,
  type BattleOdds,
  type Pile,
  type Probability,
  type TableReading,
  type RollOdds,
  type RoundOdds,
  type Side,
  type State,
} from '../battles/index'
import { BATTLES_ASKED, BATTLES_CLAIMS } from '../talk/index'
import { facts, kinds } from './battlesFacts'
import { loadedOf, type Loaded, type Plan, type ToldOdds } from './loaded'
import { capital } from './words'

type Names = (id: string) => string

const countsText = (name: Names, counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([id, count]) => `${count} ${name(id)}`)
    .join(', ')

const pileText = (name: Names, { cards, hidden }: Pile): string =>
  [...cards.map(name), ...(hidden === 0 ? [] : [`${hidden} hidden`])].join(', ') || 'none'

const BEHIND: Readonly<Record<string, string>> = { leaders: 'Leaders', tokens: 'Leadership tokens' }

const regionLine = (name: Names, { table, derived }: TableReading, id: string): ReadonlyArray<string> => {
  const region = table.regions[id]
  if (region === undefined) return []
  const { army, controller, protection, recruits, leftBehind } = region
  const pieces = [
    ...(army === null ? [] : [`${name(army.side)}: ${countsText(name, army.units)}`]),
    ...(army !== null && army.leaders > 0 ? [`${army.leaders} Leaders`] : []),
    ...(army !== null && army.tokens > 0 ? [`${army.tokens} Leadership tokens`] : []),
    ...(army !== null && army.damage > 0 ? [`${army.damage} Damage`] : []),
    ...Object.entries(leftBehind ?? {}).map(
      ([what, count]) => `${count} ${BEHIND[what] ?? what} left behind`,
    ),
    ...(derived.characters[id] ?? []).map(name),
    ...SIDES.flatMap((side) =>
      recruits[side] > 0 ? [`${recruits[side]} face-down tokens of ${name(side)}`] : [],
    ),
  ]
  const held = controller === null ? [] : [`held by ${name(controller)}`]
  const walls = protection > 0 ? [`Protection ${protection}`] : []
  const marks = [...held, ...walls].join(', ')
  return pieces.length === 0 && held.length === 0
    ? []
    : [`  ${name(id)}${marks === '' ? '' : ` (${marks})`}: ${pieces.join('; ') || 'nobody'}`]
}

const sideLines = (name: Names, { table, derived }: TableReading, side: Side): ReadonlyArray<string> => {
  const [dice, recruitment, chosen] = [table.dice[side], table.tokens[side], derived.chosen[side]]
  const onTable = derived.cards[`${side}Table`].cards
  const left = countsText(name, dice.unused) || 'none'
  const unseen = countsText(name, recruitment.unseen) || 'none'
  const aside = dice.unrolled === 0 ? '' : `, ${dice.unrolled} not rolled`
  return [
    `  ${capital(name(side))}`,
    `    dice: ${left}${aside}`,
    `    hand: ${pileText(name, derived.cards[`${side}Hand`])}`,
    ...(onTable.length === 0 ? [] : [`    on the table: ${onTable.map(name).join(', ')}`]),
    `    discarded face down: ${pileText(name, derived.cards[`${side}Given`])}`,
    `    recruitment: ${recruitment.pool} tokens to be placed, unseen ${unseen}`,
    ...(chosen === null ? [] : [`    chosen: ${chosen === 'hidden' ? 'in secret' : name(chosen)}`]),
  ]
}

const offMapText = (name: Names, { table, derived: { characters } }: TableReading): string =>
  [
    ...(characters['*track'] ?? []).map((id) => `${name(id)} at step ${table.steps[id] ?? 0}`),
    ...(characters['*ready'] ?? []).map((id) => `${name(id)} ready`),
    ...(characters['*eliminated'] ?? []).map((id) => `${name(id)} eliminated`),
  ].join(', ') || 'nobody'

const battleLines = (name: Names, { table: { battle } }: TableReading): ReadonlyArray<string> =>
  battle === null
    ? []
    : [`  Battle: ${name(battle.from)} against ${name(battle.region)}, round ${battle.round}`]

const board = (seen: TableReading): ReadonlyArray<string> => {
  const { config, table, derived } = seen
  const { nameOf } = battles.wordsOf(config)
  const { endgame } = battles.tables(config).doc.fate
  const position = table.position === null ? '' : `, ${nameOf(table.position)}`
  return [
    derived.scenario.title,
    `  turn ${table.turn}, Fate ${table.fate} of ${endgame}, ${derived.victoryPoints} points${position}`,
    ...Object.keys(table.regions).flatMap((id) => regionLine(nameOf, seen, id)),
    ...battleLines(nameOf, seen),
    `  Characters off the map: ${offMapText(nameOf, seen)}`,
    ...SIDES.flatMap((side) => sideLines(nameOf, seen, side)),
  ]
}

const unitsOf = ({ table: { regions } }: TableReading, side: Side): number =>
  Object.values(regions).reduce(
    (sum, { army }) =>
      army?.side === side ? sum + Object.values(army.units).reduce((all, count) => all + count, 0) : sum,
    0,
  )

const PLACES = 2

const rollLines = (name: Names, { side, dice, target, rerolls, hits }: RollOdds): ReadonlyArray<string> => [
  `  ${capital(name(side))}: dice ${dice}, Target ${target}, re-rolls ${rerolls}`,
  ...hits.map(({ hits: count, numerator, denominator, leaves: { units, damage } }) => {
    const percent = ((numerator / denominator) * 100).toFixed(PLACES).padStart(6)
    const left = units === 0 ? 'nobody is left' : `leaves Units ${units}, Damage ${damage}`
    return `    ${percent} %  (${numerator}/${denominator})  hits ${count}: ${left}`
  }),
]

const roundLines = (name: Names, title: string, round: RoundOdds): ReadonlyArray<string> => [
  title,
  ...rollLines(name, round.attacker),
  ...rollLines(name, round.defender),
]

const foughtLines = (odds: O.Option<BattleOdds>): ReadonlyArray<string> => {
  if (O.isNone(odds)) return []
  const { attacker, defender, nobody } = odds.value
  const line = ({ value }: Probability, left: string): string =>
    `    ${(value * 100).toFixed(PLACES).padStart(6)} %  ${left}`
  return [
    FOUGHT_OUT,
    line(attacker, 'the attacker is left'),
    line(defender, 'the defender is left'),
    line(nobody, 'nobody is left'),
  ]
}

const FOUGHT_OUT = '  Fought out, without cards and abilities, the weakest Units lost first'
const GOES_ON = 'The round that goes on, without cards and abilities'
const PLANNED = 'The first round of the attack, without cards and abilities'

/** Why there is no such battle: by what stands where, whoever is to act now. */
const whyImpossible = (state: State, { side, from, to }: Plan, nameOf: Names): string => {
  const seen = battles.read(state)
  if (E.isLeft(seen)) return ''
  const { regions } = seen.right.table
  const [own, enemy] = [regions[from]?.army, regions[to]?.army]
  const near = battles.tables(state.config).neighbours[from] ?? []
  const fault =
    own?.side !== side
      ? `no Army of ${nameOf(side)} is in ${nameOf(from)}`
      : enemy === undefined || enemy === null || enemy.side === side
        ? `no enemy Army is in ${nameOf(to)}`
        : near.some((one) => one.to === to)
          ? undefined
          : 'the two are not adjacent'
  return fault === undefined ? '' : `: ${fault} [battle.begins]`
}

/** The odds of the round that goes on, of the first round of an attack, and of the battle fought out. */
const odds = (state: State, plan: Plan | undefined): ToldOdds => {
  const { nameOf } = battles.wordsOf(state.config)
  const round = roundOdds(state)
  const side = SIDES.find((one) => one === plan?.side)
  const planned =
    plan === undefined || side === undefined ? undefined : { side, from: plan.from, to: plan.to }
  const attack = planned === undefined ? O.none : roundOdds(state, planned)
  const fought = planned === undefined ? battleOdds(state) : battleOdds(state, planned)
  const problem =
    plan !== undefined && O.isNone(attack)
      ? {
          problem:
            `${nameOf(plan.side)} cannot attack ${nameOf(plan.to)} from ${nameOf(plan.from)}` +
            whyImpossible(state, plan, nameOf),
        }
      : {}
  return {
    json: {
      round: O.toNullable(round),
      ...(O.isSome(attack) ? { attack: attack.value } : {}),
      ...(O.isSome(fought) ? { fought: fought.value } : {}),
    },
    text: [
      ...(O.isSome(round) ? roundLines(nameOf, GOES_ON, round.value) : []),
      ...(O.isSome(attack) ? roundLines(nameOf, PLANNED, attack.value) : []),
      ...foughtLines(fought),
    ],
    ...problem,
  }
}

/** The game as the commands use it. */
export const loaded: Loaded = loadedOf(battles, {
  board,
  facts,
  kinds,
  asks: BATTLES_ASKED,
  claims: () => BATTLES_CLAIMS,
  wordsOf: battles.wordsOf,
  says: (id, config) => {
    const { cards, characters, unitTypes } = battles.tables(config)
    const unit = unitTypes[id]?.ability
    const abilities = characters[id]?.abilities ?? (unit === undefined ? [] : [unit])
    return cards[id]?.says ?? abilities.map(({ name, says }) => `${name}: ${says}`).join(' ')
  },
  map: (config) => {
    const { regionIds, neighbours } = battles.tables(config)
    return new Map(regionIds.map((id) => [id, (neighbours[id] ?? []).map(({ to }) => to)]))
  },
  odds,
  measures: {
    names: ['points', 'fate', ...SIDES.map((side) => `units of ${side}`)],
    turnOf: (state) => O.toUndefined(battles.glance(state))?.('turn') ?? 0,
    valuesOf: (seen) => [
      seen.derived.victoryPoints,
      seen.table.fate,
      ...SIDES.map((side) => unitsOf(seen, side)),
    ],
  },
})
