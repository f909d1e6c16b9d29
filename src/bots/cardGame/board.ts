/**
 * The table of the Card Game as its tactics look at it: printed cards by index, and how strong both sides
 * stand at every active location. Icons are counted as printed, with items, tokens and leadership; texts that
 * add more are left out.
 */
import {
  BATTLEGROUND_IDS,
  BATTLEGROUNDS,
  card,
  COPY_IDS,
  FACTIONS,
  PATHS,
  SPOTS,
  STANDINGS,
  type BattlegroundData,
  type CardData,
  type PathData,
  type State,
} from '../../card-game'

/** What lies on the table, packed. */
export type Table = State['table']

/** Printed icons of a card by index. */
interface Printed {
  readonly side: 0 | 1
  readonly faction: number
  readonly type: CardData['type'] | 'none'
  /** Attack and defense on battlegrounds, as a leader, on paths. */
  readonly ground: readonly [attack: number, defense: number]
  readonly leads: readonly [attack: number, defense: number]
  readonly path: readonly [attack: number, defense: number]
  readonly paths: ReadonlyArray<number>
}

const NO_CARD: Printed = {
  side: 0,
  faction: -1,
  type: 'none',
  ground: [0, 0],
  leads: [0, 0],
  path: [0, 0],
  paths: [],
}

const printedOf = (data: CardData | undefined): Printed => {
  if (data === undefined) return NO_CARD
  const { icons } = data
  return {
    side: data.side === 'shadow' ? 1 : 0,
    faction: FACTIONS.indexOf(data.faction),
    type: data.type,
    ground: [icons.battlegroundAttack ?? 0, icons.battlegroundDefense ?? 0],
    leads: [icons.leadershipAttack ?? 0, icons.leadershipDefense ?? 0],
    path: [icons.pathAttack ?? 0, icons.pathDefense ?? 0],
    paths: data.paths,
  }
}

/** A copy of an army bears a number behind its name. */
const CARDS: ReadonlyArray<Printed> = COPY_IDS.map((id) =>
  printedOf(card(id) ?? card(id.replace(/-\d$/, ''))),
)
const IX: ReadonlyMap<string, number> = new Map(COPY_IDS.map((id, place) => [id, place]))
const SPOT_OF: ReadonlyMap<string, number> = new Map([
  ['reserve', SPOTS.reserve],
  ['path', SPOTS.path],
  ...BATTLEGROUND_IDS.map((id, place) => [id, SPOTS.firstBattleground + place] as const),
])

/** A card by its name, -1 for none. */
export const cardIx = (id: string): number => IX.get(id) ?? -1
/** A place in play by its name, -1 for none. */
export const spotIx = (id: string): number => SPOT_OF.get(id) ?? -1
/** What is printed on a card. */
export const printed = (ix: number): Printed => CARDS[ix] ?? NO_CARD

/** The battleground of a spot; undefined for another spot. */
export const groundAt = (spot: number): BattlegroundData | undefined =>
  spot < SPOTS.firstWielder ? BATTLEGROUNDS[spot - SPOTS.firstBattleground] : undefined
/** The active path; undefined for none. */
export const pathOf = ({ paths }: Table): PathData | undefined => PATHS[paths.indexOf(STANDINGS.active)]

/** The side that attacks at a location. */
export const attackerAt = (spot: number): 0 | 1 => (groundAt(spot)?.side === 'shadow' ? 0 : 1)

/** Attack and defense at a location. */
export interface Field {
  readonly attack: number
  readonly defense: number
}

/** What stands at a location while it is counted. */
interface Tally {
  readonly sums: [number, number]
  /** For each faction its armies, and leadership icons of its characters, attackers and defenders. */
  readonly armies: Array<number>
  readonly leaders: [Array<readonly [faction: number, icons: number]>, Array<readonly [number, number]>]
}

const tallyOf = (): Tally => ({ sums: [0, 0], armies: FACTIONS.map(() => 0), leaders: [[], []] })

const countCard = (tally: Tally, ix: number, spot: number): void => {
  const one = printed(ix)
  const role = one.side === attackerAt(spot) ? 0 : 1
  tally.sums[role] += spot === SPOTS.path ? one.path[role] : one.ground[role]
  if (spot === SPOTS.path) return
  if (one.type === 'army') tally.armies[one.faction] = (tally.armies[one.faction] ?? 0) + 1
  else if (one.leads[role] > 0) tally.leaders[role].push([one.faction, one.leads[role]])
}

/** Leaders count with an army of their own faction behind them, one each. */
const led = ({ armies, leaders }: Tally, role: 0 | 1): number => {
  const left = [...armies]
  let sum = 0
  for (const [faction, icons] of [...leaders[role]].sort((a, b) => b[1] - a[1])) {
    if ((left[faction] ?? 0) === 0) continue
    left[faction] = (left[faction] ?? 0) - 1
    sum += icons
  }
  return sum
}

const printedDefense = (table: Table, spot: number): number => {
  const ground = groundAt(spot)
  if (ground === undefined) return pathOf(table)?.defense ?? 0
  return (table.bared >> (spot - SPOTS.firstBattleground)) & 1 ? 0 : ground.defense
}

/** Where a card stands; an item where its wielder stands. */
export const spotOfCard = ({ at }: Table, ix: number): number => {
  const spot = at[ix] ?? 0
  return spot < SPOTS.firstWielder ? spot : (at[spot - SPOTS.firstWielder] ?? 0)
}

/** How strong both stand at a location, with one more card there (-1 for none), or without one. */
export const fieldAt = (table: Table, spot: number, more = -1, without = -1): Field => {
  const tally = tallyOf()
  for (let ix = 0; ix < table.at.length; ix++)
    if (ix !== without && ix !== more && spotOfCard(table, ix) === spot) countCard(tally, ix, spot)
  if (more >= 0) countCard(tally, more, spot)
  let [attack, defense] = tally.sums
  for (const { on, attack: swords, defense: shields } of table.tokens) {
    const place = on < SPOTS.firstWielder ? on : (table.at[on - SPOTS.firstWielder] ?? 0)
    if (place !== spot) continue
    attack += swords
    defense += shields
  }
  return {
    attack: attack + led(tally, 0),
    defense: defense + led(tally, 1) + printedDefense(table, spot),
  }
}

/** The active locations. */
export const activeSpots = (table: Table): ReadonlyArray<number> => [
  ...(table.paths.includes(STANDINGS.active) ? [SPOTS.path] : []),
  ...table.battlegrounds.flatMap((standing, ground) =>
    standing === STANDINGS.active ? [SPOTS.firstBattleground + ground] : [],
  ),
]
