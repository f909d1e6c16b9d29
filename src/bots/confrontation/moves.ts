/**
 * Rating moves: what a battle at the other end is likely to bring, how far the move leads, and how safe the
 * piece stands there and stood before.
 */
import { CHARACTERS } from '../../confrontation'
import { beliefOf, type Belief } from './belief'
import {
  AHEAD,
  BEHIND,
  characterOf,
  countAt,
  DISTANCE,
  facesOf,
  firstTile,
  MORDOR,
  REGION_COUNT,
  regionIx,
  SHIRE,
  TILES,
  type SideIx,
  type Table,
} from './board'
import { oddsBetween, WORTH } from './odds'

/** What a side goes by in its turn; `sceneOf` makes one. */
export interface Scene {
  readonly table: Table
  readonly side: SideIx
  /** What it believes of the enemy's tiles, found out when first asked for. */
  readonly belief: () => Belief
  /** Dangers found out so far, by character and region. */
  readonly dangers: Map<number, number>
}

/** What a side goes by now. */
export const sceneOf = (table: Table, side: SideIx): Scene => {
  let known: Belief | undefined
  return { table, side, belief: () => (known ??= beliefOf(table, side === 0 ? 1 : 0)), dangers: new Map() }
}

/** What ends the game at once outweighs everything. */
export const WIN = 1000
const THREE = 3

/** What meeting one enemy of a region is likely to bring to an attacker: his gain and how likely he falls. */
const meeting = (scene: Scene, attacker: number, region: number) => {
  const { table, side } = scene
  const belief = scene.belief()
  const first = firstTile(side === 0 ? 1 : 0)
  let weight = 0
  let gain = 0
  let falls = 0
  for (let tile = 0; tile < TILES; tile++) {
    const likely = belief[tile * REGION_COUNT + region] ?? 0
    if (likely === 0) continue
    const faces = facesOf(table, first + tile)
    for (const face of faces) {
      const odds = oddsBetween(attacker, face)
      const share = likely / faces.length
      weight += share
      gain += share * odds.defender * (WORTH[face] ?? 0)
      falls += share * odds.attacker
    }
  }
  return weight === 0 ? { gain: 0, falls: 0 } : { gain: gain / weight, falls: falls / weight }
}

/**
 * What attacking all enemies of a region is likely to bring, and how likely the attacker is there
 * after it.
 */
export const attackOn = (scene: Scene, attacker: number, region: number) => {
  const enemies = countAt(scene.table, scene.side === 0 ? 1 : 0, region)
  const { gain, falls } = meeting(scene, attacker, region)
  let stays = 1
  let sum = 0
  for (let enemy = 0; enemy < enemies; enemy++) {
    sum += stays * (gain - falls * (WORTH[attacker] ?? 0))
    stays *= 1 - falls
  }
  return { gain: sum, stays }
}

/** How eagerly the enemy is thought to attack from next door, and from afar. */
const EAGER = 0.65
const AFAR = 0.12

/** How likely a defender falls to whoever comes from a region, 0 if nobody stands there. */
const fallsTo = (scene: Scene, defender: number, from: number): number => {
  const { table, side } = scene
  const belief = scene.belief()
  const first = firstTile(side === 0 ? 1 : 0)
  let weight = 0
  let falls = 0
  for (let tile = 0; tile < TILES; tile++) {
    const likely = belief[tile * REGION_COUNT + from] ?? 0
    if (likely === 0) continue
    const faces = facesOf(table, first + tile)
    for (const face of faces) falls += (likely / faces.length) * oddsBetween(face, defender).defender
    weight += likely
  }
  return weight === 0 ? 0 : falls / weight
}

/** What is likely to be lost by standing in a region when the enemy moves. */
export const dangerAt = (scene: Scene, defender: number, region: number): number => {
  const place = defender * REGION_COUNT + region
  const known = scene.dangers.get(place)
  if (known !== undefined) return known
  const danger = findDanger(scene, defender, region)
  scene.dangers.set(place, danger)
  return danger
}

const findDanger = (scene: Scene, defender: number, region: number): number => {
  const { table, side } = scene
  const enemy = side === 0 ? 1 : 0
  const friends = Math.max(1, countAt(table, side, region))
  let safe = 1 - AFAR / friends
  for (const from of BEHIND[enemy][region] ?? [])
    safe *= 1 - (EAGER * fallsTo(scene, defender, from)) / friends
  return (1 - safe) * (WORTH[defender] ?? 0)
}

/** The region over the tunnel, and how likely somebody lurks there who strikes those below. */
const UNDER = regionIx('caradhras')
const STRIKERS = CHARACTERS.flatMap(({ abilities }, place) =>
  abilities.some(({ kind }) => kind === 'strikesTunnelFrom') ? [place] : [],
)

const struckIn = (scene: Scene): number => {
  const belief = scene.belief()
  let likely = 0
  for (const striker of STRIKERS)
    if (facesOf(scene.table, striker).includes(striker))
      likely += belief[(striker - TILES) * REGION_COUNT + UNDER] ?? 0
  return likely
}

const RING_AHEAD = 1.2
const SAURON_AHEAD = 0.35
const FELLOWSHIP_AHEAD = 0.1

/** What a step ahead is worth to a piece. */
const aheadOf = ({ table, side }: Scene, tile: number, to: number): number => {
  const from = table.at[tile] ?? 0
  const nearer = (DISTANCE[side][from] ?? 0) - (DISTANCE[side][to] ?? 0)
  if (tile === table.ringbearer) return nearer * RING_AHEAD
  return nearer * (side === 1 ? SAURON_AHEAD : FELLOWSHIP_AHEAD)
}

/** What being in the far corner is worth: the third of Sauron's in the Shire ends the game. */
const goalOf = ({ table, side }: Scene, character: number, to: number): number => {
  if (side === 0) return character === characterOf(table, table.ringbearer) && to === MORDOR ? WIN : 0
  if (to !== SHIRE) return 0
  return countAt(table, 1, SHIRE) + 1 >= THREE ? WIN : 2 + countAt(table, 1, SHIRE)
}

/** Whether a piece that leaves opens a way on which the Ringbearer could walk into Mordor. */
const leavesGate = ({ table, side }: Scene, from: number): number => {
  if (side === 0 || !(AHEAD[0][from] ?? []).includes(MORDOR)) return 0
  return countAt(table, 1, from) === 1 ? 1.2 : 0
}

/** How good a move looks. */
export const rateMove = (scene: Scene, tile: number, to: number, tunnel: boolean): number => {
  const { table, side } = scene
  const character = characterOf(table, tile)
  const from = table.at[tile] ?? 0
  const attacked = countAt(table, side === 0 ? 1 : 0, to) > 0
  const goal = goalOf(scene, character, to)
  if (side === 0 && goal === WIN) return WIN
  const before = dangerAt(scene, character, from)
  const lost = tunnel ? struckIn(scene) * (WORTH[character] ?? 0) : 0
  const after = dangerAt(scene, character, to) + lost
  const ahead = aheadOf(scene, tile, to) - leavesGate(scene, from)
  if (!attacked) return goal + ahead + before - after
  const { gain, stays } = attackOn(scene, character, to)
  return gain + stays * (goal + ahead - after) + before
}
