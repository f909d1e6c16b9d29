/**
 * Odds of a battle that is fought out, exactly: round after round both sides show Regroup and roll their
 * misses again, nobody ceases, retreats or routs, and only the Units are lost that must be, the weakest
 * first. What an Army rolls with so many Units is asked of the rules themselves.
 */
import type { Here } from '../../model/bundle'
import { amended, armyCopy, battleCopy, regionCopy, tableCopy } from '../../model/drafts'
import { enemyOf, type Counts, type Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { adding, totalOf } from '../../model/counts'
import type { Army, Battle } from '../../model/json'
import type { Table } from '../../model/table'
import { armyOf, regionAt, typesIn } from '../board'
import { isProtected, regionIn } from '../combat'
import { NOTHING, probability, shareOf, together, WHOLE, type Probability, type Share } from './fractions'
import { battleOf, hitsIn, type AttackPlan } from './round'

/** The odds of a battle that is fought out. */
export interface BattleOdds {
  /** That only the attacker is left, only the defender, or nobody. */
  readonly attacker: Probability
  readonly defender: Probability
  readonly nobody: Probability
}

/** How both Armies stand: Units and Damage, and the Protection of the defender. */
interface Field {
  readonly units: readonly [attacker: number, defender: number]
  readonly damage: readonly [attacker: number, defender: number]
  readonly protection: number
}

const keyOf = ({ units, damage, protection }: Field): string => [...units, ...damage, protection].join()

/** What is still to be dealt until nobody is left: every hit lowers it by one. */
const toDeal = ({ units, damage, protection }: Field): number =>
  2 * (units[0] + units[1]) - damage[0] - damage[1] + protection

const isOver = ({ units }: Field): boolean => units[0] === 0 || units[1] === 0

/** What is left of Units with Damage after so many hits. */
const hurt = (units: number, damage: number, hits: number): readonly [units: number, damage: number] => {
  let [left, now] = [units, damage + hits]
  while (left > 0 && now > left) [left, now] = [left - 1, now - 2]
  return left === 0 ? [0, 0] : [left, now]
}

const after = ({ units, damage, protection }: Field, dealt: number, taken: number): Field => {
  const sheltered = Math.min(protection, dealt)
  const [ours, mine] = hurt(units[0], damage[0], taken)
  const [theirs, yours] = hurt(units[1], damage[1], dealt - sheltered)
  return { units: [ours, theirs], damage: [mine, yours], protection: protection - sheltered }
}

/** An Army with only so many of its Units, the strongest of them. */
const strongest = (here: Here, army: Army, count: number): Army => {
  const strengthOf = (type: string): number => sure(here.rules.scenario.unitTypes[type]).strength
  let units: Counts = army.units
  const weakest = [...typesIn(here, units)].sort((one, other) => strengthOf(one) - strengthOf(other))
  while (totalOf(units) > count) {
    const now = units
    units = adding(now, sure(weakest.find((type) => (now[type] ?? 0) > 0)), -1)
  }
  return amended(armyCopy(army), { units })
}

/** The table in a round of the battle, with so many Units on both sides. */
const tableIn = (here: Here, battle: Battle, { units, protection }: Field, round: number): Table => {
  const regions = { ...here.table.regions }
  for (const [place, side] of [battle.attacker, enemyOf(battle.attacker)].entries()) {
    const region = regionIn(battle, side)
    const army = strongest(here, sure(armyOf(here.table, side, region)), units[place] ?? 0)
    regions[region] = amended(regionCopy(regionAt(here.table, region)), { army })
  }
  regions[battle.region] = amended(regionCopy(sure(regions[battle.region])), { protection })
  const rounds = { ...battle.rounds, [battle.from]: round }
  return amended(tableCopy(here.table), { regions, battle: amended(battleCopy(battle), { rounds }) })
}

interface Rolls {
  /** In how many cases the attacker and the defender score so many hits, out of how many. */
  readonly hits: readonly [ReadonlyArray<bigint>, ReadonlyArray<bigint>]
  readonly all: bigint
}

/** What both sides roll in a round: found once for so many Units, sheltered or not. */
const rollsIn = (here: Here, begun: Battle): ((field: Field, round: number) => Rolls) => {
  const known = new Map<string, Rolls>()
  const find = (field: Field, round: number): Rolls => {
    const table = tableIn(here, begun, field, round)
    const [mine, theirs] = [begun.attacker, enemyOf(begun.attacker)].map((side: Side) =>
      hitsIn({ ...here, table }, sure(table.battle), side).map(BigInt),
    )
    const hits = [sure(mine), sure(theirs)] as const
    const sum = (cases: ReadonlyArray<bigint>): bigint => cases.reduce((one, other) => one + other, 0n)
    return { hits, all: sum(hits[0]) * sum(hits[1]) }
  }
  return (field, round) => {
    const key = `${field.units.join()},${field.protection > 0},${round}`
    const found = known.get(key) ?? find(field, round)
    known.set(key, found)
    return found
  }
}

/** The rounds in which a border may still hinder: a scenario names nine at most. */
const HINDERED = 9

type Shares = Map<string, { readonly field: Field; readonly share: Share }>

const add = (shares: Shares, field: Field, share: Share): void => {
  const key = keyOf(field)
  shares.set(key, { field, share: together(shares.get(key)?.share ?? NOTHING, share) })
}

/** Lets a round follow: `again` says whether a round without a hit counts, or is left out. */
const follow = (
  shares: Shares,
  field: Field,
  share: Share,
  { rolls, again }: { rolls: Rolls; again: boolean },
) => {
  const [mine, theirs] = rolls.hits
  const idle = again ? 0n : (mine[0] ?? 0n) * (theirs[0] ?? 0n)
  mine.forEach((one, dealt) =>
    theirs.forEach((other, taken) => {
      if (one * other > 0n && (again || dealt + taken > 0))
        add(shares, after(field, dealt, taken), shareOf(share, one * other, rolls.all - idle))
    }),
  )
}

/** The shares when the borders hinder nobody any more. */
const unhindered = (first: Field, round: number, rollsOf: (field: Field, round: number) => Rolls): Shares => {
  let shares: Shares = new Map([[keyOf(first), { field: first, share: WHOLE }]])
  for (let now = round; now <= HINDERED; now++) {
    const next: Shares = new Map()
    for (const { field, share } of shares.values())
      if (isOver(field)) add(next, field, share)
      else follow(next, field, share, { rolls: rollsOf(field, now), again: true })
    shares = next
  }
  return shares
}

/** The fields that are over, with their shares: from those with most to deal to those with least. */
const ended = (first: Field, round: number, rollsOf: (field: Field, round: number) => Rolls): Shares => {
  const shares = unhindered(first, round, rollsOf)
  for (let left = toDeal(first); left > 0; left--)
    for (const { field, share } of shares.values())
      if (toDeal(field) === left && !isOver(field)) {
        shares.delete(keyOf(field))
        follow(shares, field, share, { rolls: rollsOf(field, HINDERED + 1), again: false })
      }
  return shares
}

const fieldOf = (here: Here, battle: Battle): Field => {
  const mine = sure(armyOf(here.table, battle.attacker, battle.from))
  const theirs = sure(armyOf(here.table, enemyOf(battle.attacker), battle.region))
  const shelter = isProtected(here, battle.region) ? regionAt(here.table, battle.region).protection : 0
  return {
    units: [totalOf(mine.units), totalOf(theirs.units)],
    damage: [mine.damage, theirs.damage],
    protection: shelter,
  }
}

/** The odds of a battle that is fought out, from its next round or from the first of an attack. */
export const foughtOut = (here: Here, plan?: AttackPlan): BattleOdds | undefined => {
  const battle = battleOf(here, plan)
  if (battle === undefined) return undefined
  const round = battle.rounds[battle.from] ?? 1
  let [attacker, defender, nobody] = [NOTHING, NOTHING, NOTHING]
  for (const { field, share } of ended(fieldOf(here, battle), round, rollsIn(here, battle)).values()) {
    const [mine, theirs] = field.units
    if (mine > 0) attacker = together(attacker, share)
    else if (theirs > 0) defender = together(defender, share)
    else nobody = together(nobody, share)
  }
  return {
    attacker: probability(attacker),
    defender: probability(defender),
    nobody: probability(nobody),
  }
}
