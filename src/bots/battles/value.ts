/**
 * How a state of Battles stands: the points that the Shadow holds and threatens against the time that is left
 * it, and who has more on the board.
 */
import type { Config, Side } from '../../battles'
import { forceOf, groundOf, type Ground, type Table } from './board'

const POINTS = 4.5
const TIME = 4
const MASS = 3
const THREAT = 3
const CAPTAINS = 1.5

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

interface Forces {
  readonly total: { free: number; shadow: number }
  readonly at: ReadonlyArray<{ readonly region: string; readonly side: Side; readonly force: number }>
}

const forcesIn = (ground: Ground, table: Table): Forces => {
  const total = { free: 0, shadow: 0 }
  const at: Array<Forces['at'][number]> = []
  for (const region of ground.scenario.regionIds) {
    const army = table.regions[region]?.army ?? null
    if (army === null) continue
    const force = forceOf(ground, army)
    total[army.side] += force
    at.push({ region, side: army.side, force })
  }
  if (table.march !== null) total[table.march.army.side] += forceOf(ground, table.march.army)
  return { total, at }
}

const NEAR = 0.55
/** By how much force a place is as good as taken. */
const DOUBT = 4

/** The part of the points needed that the Shadow could take as things stand. */
const threatened = (ground: Ground, table: Table, { at }: Forces): number => {
  let threat = 0
  for (const { region, points } of ground.prizes) {
    if (table.regions[region]?.controller !== 'free') continue
    const steps = ground.steps.get(region)
    let [attack, defence] = [0, 0.35 * (table.regions[region]?.protection ?? 0)]
    for (const army of at) {
      const force = army.force * NEAR ** (steps?.get(army.region) ?? 9)
      if (army.side === 'shadow') attack = Math.max(attack, force)
      else defence = Math.max(defence, force)
    }
    threat += points * logistic((attack - defence) / DOUBT)
  }
  return threat / ground.needed
}

/** The points of what the Shadow controls. */
const pointsOf = ({ scenario }: Ground, table: Table): number => {
  let points = 0
  for (const { id, victoryPoints } of scenario.doc.regions)
    if (table.regions[id]?.controller === 'shadow') points += victoryPoints
  return points
}

/** The part of those who must fall that have fallen. */
const fallen = ({ scenario }: Ground, table: Table): number => {
  let most = 0
  for (const { when } of scenario.doc.victory.step6) {
    if (!('eliminated' in when)) continue
    const lost = when.eliminated.filter((one) => table.characters[one] === '*eliminated').length
    most = Math.max(most, lost / Math.max(1, when.eliminated.length))
  }
  return most
}

/** How a state stands for a seat, from 0 to 1. */
export const valueOf = (table: Table, config: Config, seat: Side): number => {
  const ground = groundOf(config)
  const forces = forcesIn(ground, table)
  const { free, shadow } = forces.total
  const time = Math.max(table.fate / ground.endgame, table.turn / ground.lastTurn)
  const lead =
    (POINTS * pointsOf(ground, table)) / ground.needed -
    TIME * time +
    (MASS * (shadow - free)) / Math.max(1, shadow + free) +
    THREAT * (threatened(ground, table, forces) - 0.5) +
    CAPTAINS * fallen(ground, table)
  const won = logistic(lead)
  return seat === 'shadow' ? won : 1 - won
}
