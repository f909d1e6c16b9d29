/**
 * What must hold in every state while something is under way: a march, tiles, a battle, cards on the table.
 */
import type { State } from '../../../src/battles'
import type { Here } from '../../../src/battles/model/bundle'
import type { AnyFrame } from '../../../src/battles/model/frames'
import { enemyOf, SIDES, type Side } from '../../../src/battles/model/sides'
import { ON_TABLE, type Battle } from '../../../src/battles/model/json'
import { totalOf } from '../../../src/battles/model/counts'
import { borderBetween, nextToEnemy } from '../../../src/battles/query/board'
import { placeOfCard } from '../../../src/battles/query/cards'
import { armyIn } from '../../../src/battles/query/combat'
import { holds } from '../../../src/battles/query/filters'
import { scenarioOf } from '../../../src/battles/rulesets/rulesets'

type Check = (state: State) => ReadonlyArray<string>

/** A state as the queries of the rules see it. */
export const hereIn = ({ config, table }: State): Here => ({
  rules: { scenario: scenarioOf(config) },
  config,
  table,
  vars: null,
})

const frameOf = <K extends AnyFrame['kind']>({ stack }: State, kind: K) =>
  [...stack].reverse().find((frame): frame is Extract<AnyFrame, { readonly kind: K }> => frame.kind === kind)

/** The step by which the party on the march moves. */
const stepOfMarch = (state: State) => {
  const frame = frameOf(state, 'do/moveArmy') ?? frameOf(state, 'do/attack')
  const step =
    frame === undefined ? undefined : scenarioOf(state.config).effects[frame.vars.list]?.[frame.vars.index]
  return step?.do === 'moveArmy' || step?.do === 'attack' ? step : undefined
}

const stops: Check = (state) => {
  const top = state.stack[state.stack.length - 1]
  const { march } = state.table
  const step = stepOfMarch(state)
  if (march === null || top?.kind !== 'decide/region' || top.vars.rule !== 'movement.stop') return []
  if (step?.do === 'moveArmy' && step.ignoreStop === true) return []
  return nextToEnemy(hereIn(state), march.army.side, march.at) ? [`${march.at} lies beside the enemy`] : []
}

const ledMarch: Check = (state) => {
  const { march } = state.table
  const step = stepOfMarch(state)
  if (march === null || step === undefined) return []
  const { characters } = scenarioOf(state.config)
  const rated = march.characters.some((one) => (characters[one]?.leadership.rating ?? 0) > 0)
  const led = rated || march.army.leaders + march.army.tokens > 0
  return [
    ...(step.needsLeadership === true && !led ? ['a march without Leadership'] : []),
    ...(step.carrying !== undefined && (march.army.units[step.carrying] ?? 0) === 0
      ? [`a march without ${step.carrying}`]
      : []),
    ...(march.army.damage > totalOf(march.army.units) ? ['a march with more Damage than Units'] : []),
  ]
}

const levels: Check = (state) => {
  const frame = frameOf(state, 'do/moveCharacters')
  if (frame === undefined || frame.vars.group.length === 0) return []
  const { characters } = scenarioOf(state.config)
  const level = Math.max(...frame.vars.group.map((one) => characters[one]?.level ?? 0))
  return frame.vars.steps > level ? [`${frame.vars.steps} steps at Level ${level}`] : []
}

const tiles: Check = (state) => {
  const { aside, drawn } = state.table.tiles
  const frame = frameOf(state, 'fate')
  const red = Object.keys(aside).filter((tile) => scenarioOf(state.config).tiles[tile]?.colour === 'red')
  const box = state.table.dice.shadow.unused['character'] ?? 0
  const drawnSoFar = totalOf(aside) + (drawn === null ? 0 : 1)
  const many =
    frame !== undefined && drawn !== null && frame.vars.left > 0 && drawnSoFar + frame.vars.left > box
  return [...red.map((tile) => `${tile} is set aside`), ...(many ? ['more tiles than dice in the box'] : [])]
}

const tableCards: Check = (state) =>
  state.outcome !== null
    ? []
    : SIDES.flatMap((side) =>
        scenarioOf(state.config).tableCards.filter((card) => {
          const table = scenarioOf(state.config).cards[card]?.table
          if (placeOfCard(hereIn(state), card) !== ON_TABLE[side] || table === null || table === undefined)
            return false
          return holds(hereIn(state), side, table.discardWhen)
        }),
      ).map((card) => `${card} should have left the table`)

const fighters: Check = (state) => {
  const { battle } = state.table
  if (battle === null) return []
  return SIDES.flatMap((side) => {
    const { card, tactics, cancelled, dice, changes, target, maneuvers, spent, toReroll } = battle.sides[side]
    const units = armyIn(hereIn(state), battle, side)?.units ?? {}
    const beyond = Object.keys(units).filter(
      (type) => dice.filter((die) => die.type === type).length > (units[type] ?? 0),
    )
    const defends = side === enemyOf(battle.attacker)
    return [
      ...(card !== null && (tactics !== 'combat-event' || cancelled) ? [`${side} plays ${card}`] : []),
      ...(dice.length > 5 ? [`${dice.length} dice`] : []),
      ...(battle.damaged ? [] : beyond.map((type) => `more Maneuver Dice than ${type}`)),
      ...(defends && changes.target === null && dice.length > 0 && target !== 5 ? [`Target ${target}`] : []),
      ...spent.filter((type) => !maneuvers.includes(type)).map((type) => `spent ${type} without having it`),
      ...(new Set(spent).size < spent.length ? ['a token is spent twice'] : []),
      ...(toReroll.some((place) => place >= dice.length) ? ['a die to re-roll is not there'] : []),
    ]
  })
}

/** The dice of Units alone, and those that the terrain adds, as the book counts them. */
const rowOf = (state: State, battle: Battle, side: Side) => {
  const { doc, unitTypes, regions } = scenarioOf(state.config)
  const units = armyIn(hereIn(state), battle, side)?.units ?? {}
  const strength = Object.keys(units).reduce(
    (sum, type) => sum + (units[type] ?? 0) * (unitTypes[type]?.strength ?? 0),
    0,
  )
  const ground = doc.terrain[regions[battle.region]?.terrain ?? '']?.defenderStrength ?? 0
  const all = Math.min(5, strength + (side === battle.attacker ? 0 : ground))
  const { tactics } = battle.sides[side]
  return { all, maneuver: Math.min(all, strength, tactics === null ? 0 : (units[tactics] ?? 0)) }
}

/** Where no card or ability changes them: so many dice, and so many of them Maneuver Dice. */
const rows: Check = (state) => {
  const { battle } = state.table
  if (battle === null || battle.damaged) return []
  return SIDES.flatMap((side) => {
    const { dice, changes, cancelled, again } = battle.sides[side]
    const changed = changes.more + changes.fewer + changes.minDice + changes.unitStrength > 0
    if (dice.length === 0 || changed || cancelled || again !== null) return []
    const { all, maneuver } = rowOf(state, battle, side)
    const typed = dice.filter(({ type }) => type !== null).length
    return dice.length === all && typed === maneuver ? [] : [`${side} rolls ${dice.length}, ${typed} of them`]
  })
}

/** Why the attacker needs a six: Protection, or a border in the first rounds of this Army. */
const sixes: Check = (state) => {
  const { battle } = state.table
  if (battle === null || battle.damaged) return []
  const { changes, dice, target } = battle.sides[battle.attacker]
  if (changes.target !== null || dice.length === 0 || target < 6) return []
  const { doc, characters } = scenarioOf(state.config)
  const border = borderBetween(hereIn(state), battle.from, battle.region)
  const longer = Object.values(characters).some(
    ({ id, abilities }) =>
      state.table.characters[id] === battle.region &&
      abilities.some(({ kind }) => kind === 'commandingDefence'),
  )
  const first = (battle.rounds[battle.from] ?? 0) <= (border?.type.rounds ?? 0) || longer
  const shelter = doc.protection && (state.table.regions[battle.region]?.protection ?? 0) > 0
  return shelter || (border?.type.attackerTarget === 6 && first) ? [] : ['the attacker needs a six']
}

/** The invariants by name. */
export const UNDER_WAY = {
  'INV-36: a longer move stops beside the enemy': stops,
  'INV-37, 38: who marches is led as the die wants, with no more Damage than Units': ledMarch,
  'INV-39: Characters go no further than their Level': levels,
  'INV-32: no more tiles than dice in the box, and no red one aside': tiles,
  'INV-29: a card lies on the table while its condition does not hold': tableCards,
  'INV-40: dice and Maneuver Dice as the Units and the terrain give them': rows,
  'INV-41: the attacker needs a six for Protection, or in his first round': sixes,
  'INV-40 to 43: at most five dice, Maneuver Dice, Target, cards and tokens of the round': fighters,
} satisfies Readonly<Record<string, Check>>
