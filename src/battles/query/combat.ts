/**
 * What counts in a battle round: Strength, dice, Target Numbers, hits, Tactics tokens.
 */
import type { Here } from '../model/bundle'
import { ATTACKING } from '../model/scenario'
import { enemyOf, type Counts, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { countOf } from '../model/counts'
import { NO_CHANGES } from '../model/drafts'
import type { Army, Battle, BattleDie, Fighter } from '../model/json'
import { armyOf, borderBetween, typesIn, unitsOf } from './board'
import { commandersOf } from './led'
import { leadershipAt } from './leadership'

/** The most dice of a Combat Roll. */
export const MOST_DICE = 5
/** The Target Number where nothing changes it. */
const NORMAL_TARGET = 5
/** The Target Number against a Stronghold with Protection. */
const PROTECTED_TARGET = 6

/** A fighter at the start of a battle, or with another Army: all tokens are there. */
export const newFighter = (maneuvers: ReadonlyArray<string>): Fighter => ({
  tactics: null,
  cancelled: false,
  again: null,
  card: null,
  maneuvers,
  spent: [],
  target: NORMAL_TARGET,
  dice: [],
  toReroll: [],
  changes: NO_CHANGES,
  barred: {},
})

/** The Region of a side's Army in a battle. */
export const regionIn = (battle: Battle, side: Side): string =>
  side === battle.attacker ? battle.from : battle.region

/** The fighting Army of a side. */
export const armyIn = (here: Here, battle: Battle, side: Side): Army | undefined =>
  armyOf(here.table, side, regionIn(battle, side))

const NO_UNITS: Counts = {}

/** The Units that fight for a side: none are left when the last one was lost. */
const unitsIn = (here: Here, battle: Battle, side: Side): Counts =>
  armyIn(here, battle, side)?.units ?? NO_UNITS

const isFavoured = (here: Here, type: string, grounds: ReadonlyArray<string>): boolean =>
  sure(here.rules.scenario.unitTypes[type]).favoured.some((ground) => grounds.includes(ground))

/** How many Units of an Army are in favoured terrain. */
export const favouredUnits = (here: Here, battle: Battle, side: Side): number => {
  const { terrain } = sure(here.rules.scenario.regions[battle.region])
  const units = unitsIn(here, battle, side)
  return typesIn(here, units).reduce(
    (sum, type) =>
      isFavoured(here, type, side === battle.attacker ? [terrain, ATTACKING] : [terrain])
        ? sum + countOf(units, type)
        : sum,
    0,
  )
}

/** The Combat Strength of the Units alone. */
const unitStrength = (here: Here, battle: Battle, side: Side): number => {
  const { changes } = battle.sides[side]
  const units = unitsIn(here, battle, side)
  return typesIn(here, units).reduce((sum, type) => {
    const strength = Math.max(sure(here.rules.scenario.unitTypes[type]).strength, changes.unitStrength)
    return sum + countOf(units, type) * strength
  }, 0)
}

/** Dice by a Strength: what is added, then the cap, then what is taken away. */
const diceFor = (strength: number, { changes }: Fighter): number => {
  const capped = Math.min(MOST_DICE, strength + changes.more)
  return Math.max(Math.min(capped, changes.minDice), capped - changes.fewer)
}

/** How many dice a side rolls, and how many it would roll without the terrain. */
export const diceOf = (here: Here, battle: Battle, side: Side) => {
  const fighter = battle.sides[side]
  const alone = unitStrength(here, battle, side)
  if (alone === 0) return { all: 0, withoutTerrain: 0 }
  const { terrain } = sure(here.rules.scenario.regions[battle.region])
  const bonus = side === battle.attacker ? 0 : sure(here.rules.scenario.doc.terrain[terrain]).defenderStrength
  return { all: diceFor(alone + bonus, fighter), withoutTerrain: diceFor(alone, fighter) }
}

const NO_TYPES: ReadonlyArray<string> = []

/** The Unit Types whose Maneuver Dice a side rolls: that of its token, and one used again. */
export const maneuversOf = (here: Here, battle: Battle, side: Side): ReadonlyArray<string> => {
  const { tactics, cancelled, again } = battle.sides[side]
  const shown = cancelled || tactics === 'regroup' || tactics === 'combat-event' ? null : tactics
  if (shown === null && again === null) return NO_TYPES
  return here.rules.scenario.typesOf[side].filter((type) => type === shown || type === again)
}

/** The sorts of the dice a side rolls, Maneuver Dice first: the type of each, or null. */
export const rowOf = (here: Here, battle: Battle, side: Side): ReadonlyArray<string | null> => {
  const { all, withoutTerrain } = diceOf(here, battle, side)
  const units = unitsIn(here, battle, side)
  const most = Math.min(all, withoutTerrain)
  const row: Array<string | null> = []
  for (const type of maneuversOf(here, battle, side))
    for (let unit = 0; unit < countOf(units, type) && row.length < most; unit++) row.push(type)
  while (row.length < all) row.push(null)
  return row
}

/** In how many rounds a border hinders the attacker. */
const hinderingRounds = (here: Here, battle: Battle, type: string, rounds: number): number => {
  const defender = enemyOf(battle.attacker)
  const longest = commandersOf(here, defender, battle.region).flatMap((one) =>
    sure(here.rules.scenario.characters[one]).abilities.flatMap((ability) =>
      ability.kind === 'commandingDefence' &&
      ability.mod.mod === 'borderRounds' &&
      ability.mod.types.includes(type)
        ? [ability.mod.rounds]
        : [],
    ),
  )
  return Math.max(rounds, ...longest)
}

/** The attacker's Target Number by the border he attacks across. */
const borderTarget = (here: Here, battle: Battle): number => {
  const { border, type } = sure(borderBetween(here, battle.from, battle.region))
  if (type.oriented && border.inside !== battle.region) return NORMAL_TARGET
  const rounds = hinderingRounds(here, battle, border.type, type.rounds)
  return countOf(battle.rounds, battle.from) <= rounds ? type.attackerTarget : NORMAL_TARGET
}

/** Whether the defender's Stronghold still protects him. */
export const isProtected = ({ rules, table }: Here, region: string): boolean =>
  rules.scenario.doc.protection && sure(table.regions[region]).protection > 0

/** The Target Number of a side. */
export const targetOf = (here: Here, battle: Battle, side: Side): number => {
  const { target } = battle.sides[side].changes
  if (side !== battle.attacker) return target ?? NORMAL_TARGET
  const ground = isProtected(here, battle.region) ? PROTECTED_TARGET : borderTarget(here, battle)
  return target ?? ground
}

const LOWEST = 1
const HIGHEST = 6

/** What a die counts after all changes. */
export const valueOf = ({ changes }: Fighter, die: BattleDie): number =>
  Math.min(HIGHEST, Math.max(LOWEST, die.value + (die.rerolled ? changes.reroll : changes.combatRoll)))

/** Whether a die of a side hits. */
const hits = (fighter: Fighter, die: BattleDie): boolean =>
  die.value > 0 && valueOf(fighter, die) >= (fighter.changes.target ?? fighter.target)

/** The dice of a side that hit. */
export const hittingDice = (battle: Battle, side: Side): ReadonlyArray<BattleDie> => {
  const fighter = battle.sides[side]
  return fighter.dice.filter((die) => hits(fighter, die))
}

/** Whether the Maneuver of a Unit Type has succeeded. */
export const hasSucceeded = (battle: Battle, side: Side, type: string): boolean => {
  const fighter = battle.sides[side]
  for (const die of fighter.dice) if (die.type === type && hits(fighter, die)) return true
  return false
}

/** How many dice a side may roll again. */
export const rerollsOf = (here: Here, battle: Battle, side: Side): number => {
  const { changes, dice } = battle.sides[side]
  if (changes.noReroll) return 0
  const total = leadershipAt(here, side, regionIn(battle, side)) + changes.leadership
  return unitsOf(armyIn(here, battle, side)) === 0 ? 0 : Math.max(0, Math.min(dice.length, total))
}

/** Whether a Tactics token can be chosen. */
export const isAvailable = (here: Here, battle: Battle, side: Side, token: string): boolean => {
  const { spent, maneuvers, barred } = battle.sides[side]
  if (countOf(barred, token) >= battle.round) return false
  if (token === 'regroup' || token === 'combat-event') return true
  const units = unitsIn(here, battle, side)
  return maneuvers.includes(token) && !spent.includes(token) && countOf(units, token) > 0
}

/** The spent Maneuver tokens that could work again this round. */
export const spentManeuvers = (here: Here, battle: Battle, side: Side): ReadonlyArray<string> => {
  const { spent, tactics } = battle.sides[side]
  const units = unitsIn(here, battle, side)
  return spent.filter((type) => type !== tactics && countOf(units, type) > 0)
}
