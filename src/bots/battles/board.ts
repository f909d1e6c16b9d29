/**
 * The map as the tactics of Battles look at it: how far Regions lie apart, what is worth having, how strong
 * an Army is, and how good it is for a side to stand somewhere. Everything is read from the scenario,
 * whosever it is.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import {
  battles,
  type Army,
  type Config,
  type Glance,
  type Scenario,
  type Side,
  type State,
  type TableJson,
} from '../../battles'

/** What the tactics look at. */
export interface Table extends Pick<
  TableJson,
  'turn' | 'fate' | 'regions' | 'march' | 'battle' | 'tiles' | 'dice' | 'characters'
> {
  readonly asked: Glance['asked']
  /** Where each card is. */
  readonly cards: () => TableJson['cards']
}

/** The table of a state; undefined for what is no state. */
export const tableOf = (state: State): Table | undefined => {
  const seen = toUndefined(battles.glance(state))
  return seen === undefined
    ? undefined
    : {
        turn: seen('turn'),
        fate: seen('fate'),
        regions: seen('regions'),
        march: seen('march'),
        battle: seen('battle'),
        tiles: seen('tiles'),
        dice: seen('dice'),
        characters: seen('characters'),
        asked: seen.asked,
        cards: () => seen('cards'),
      }
}

/** What the tactics ask of a scenario again and again. */
export interface Ground {
  readonly scenario: Scenario
  /** Steps from each Region to each other, over passable borders. */
  readonly steps: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** The points that the Shadow needs, and those of each Region. */
  readonly needed: number
  readonly prizes: ReadonlyArray<{ readonly region: string; readonly points: number }>
  /** The last turn. */
  readonly lastTurn: number
  readonly endgame: number
}

const stepsFrom = ({ neighbours }: Scenario, from: string): ReadonlyMap<string, number> => {
  const steps = new Map([[from, 0]])
  const queue = [from]
  for (const region of queue)
    for (const { to } of neighbours[region] ?? [])
      if (!steps.has(to)) {
        steps.set(to, (steps.get(region) ?? 0) + 1)
        queue.push(to)
      }
  return steps
}

/** A Region without points that counts when somebody wins by holding it. */
const HELD = 2

const prizesOf = ({ doc }: Scenario): Ground['prizes'] => {
  const wanted = new Set(
    doc.victory.step6.flatMap(({ when }) => ('controls' in when ? when.controls.slice(1) : [])),
  )
  return doc.regions.flatMap(({ id, victoryPoints }) => {
    const points = victoryPoints + (wanted.has(id) ? HELD : 0)
    return points === 0 ? [] : [{ region: id, points }]
  })
}

const groundFor = (scenario: Scenario): Ground => {
  const { step6 } = scenario.doc.victory
  const all = scenario.doc.regions.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0)
  const needs = step6.flatMap(({ when }) =>
    'victoryPointsAtLeast' in when ? [when.victoryPointsAtLeast] : [],
  )
  const turns = step6.flatMap(({ when }) => ('turnAtLeast' in when ? [when.turnAtLeast] : []))
  return {
    scenario,
    steps: new Map(scenario.regionIds.map((region) => [region, stepsFrom(scenario, region)])),
    needed: Math.max(1, Math.min(all, ...needs)),
    prizes: prizesOf(scenario),
    lastTurn: Math.min(99, ...turns),
    endgame: scenario.doc.fate.endgame,
  }
}

const grounds = new WeakMap<Scenario, Ground>()

/** What is known of the ground of a config. */
export const groundOf = (config: Config): Ground => {
  const scenario = battles.tables(config)
  const ground = grounds.get(scenario) ?? groundFor(scenario)
  grounds.set(scenario, ground)
  return ground
}

/** The most dice that an Army rolls. */
const DICE = 5

/** Units, and what they roll. */
export const massOf = ({ scenario }: Ground, { units }: Army): { units: number; strength: number } => {
  let [count, strength] = [0, 0]
  for (const type in units) {
    count += units[type] ?? 0
    strength += (units[type] ?? 0) * (scenario.unitTypes[type]?.strength ?? 1)
  }
  return { units: count, strength }
}

/** How strong an Army is: what it rolls and what it can bear, and who leads it. */
export const forceOf = (ground: Ground, army: Army): number => {
  const { units, strength } = massOf(ground, army)
  const bears = Math.max(0.5, 2 * units - army.damage)
  return Math.sqrt(Math.min(DICE, strength) * bears) * (1 + 0.12 * Math.min(3, army.leaders + army.tokens))
}

/** The Army of a side in a Region; undefined if there is none. */
export const armyAt = (table: Table, side: Side, region: string): Army | undefined => {
  const army = table.regions[region]?.army ?? null
  return army !== null && army.side === side ? army : undefined
}

/** How an attack looks: above 0 the attacker is stronger, as the ground and the border have it. */
export const oddsOf = (
  ground: Ground,
  table: Table,
  { from, to, army }: { readonly from: string; readonly to: string; readonly army: Army },
): number => {
  const { scenario } = ground
  const enemy = table.regions[to]?.army ?? null
  if (enemy === null || enemy.side === army.side) return 0
  const across = scenario.neighbours[from]?.find((one) => one.to === to)
  const open = across === undefined || (across.type.oriented && across.border.inside !== to)
  const hindered = !open && across.type.rounds > 0 ? 0.25 * across.type.rounds : 0
  const walls = scenario.doc.protection && (table.regions[to]?.protection ?? 0) > 0 ? 0.6 : 0
  const cover = 0.1 * (scenario.doc.terrain[scenario.regions[to]?.terrain ?? '']?.defenderStrength ?? 0)
  return Math.log(forceOf(ground, army) / forceOf(ground, enemy)) - hindered - walls - cover
}

const NEAR = 0.62

/** How good it is for a side to stand in a Region: near to what it wants, or to what it must keep. */
export const pullOf = (ground: Ground, table: Table, side: Side, region: string): number => {
  const steps = ground.steps.get(region)
  let best = 0
  for (const { region: prize, points } of ground.prizes) {
    const far = steps?.get(prize)
    if (far === undefined) continue
    const mine = table.regions[prize]?.controller === side
    const wants = side === 'shadow' ? (mine ? 0.35 : 1) : mine ? 0.8 : 1
    best = Math.max(best, wants * points * NEAR ** far)
  }
  return best
}
