/**
 * The table of the Card Game as its tactics look at it: printed cards by index, and how strong both sides
 * stand at every active location. Icons are counted as printed, with items, tokens and leadership; texts that
 * add more are left out.
 */
import { battleground, card, COPY_IDS, FACTIONS, path } from '../../card-game'
import type { ActiveLocation, BattlegroundData, CardData, Glance, PathData } from '../../card-game'

/** What lies on the table, with the cards of each location as far as they were asked for. */
export interface Table {
  readonly seen: Glance
  readonly standing: Map<ActiveLocation, Standing>
}

/** What stands at a location: its cards by index, and its tokens. */
interface Standing {
  readonly cards: ReadonlyArray<number>
  readonly attack: number
  readonly defense: number
  readonly bared: boolean
}

/** The table that a glance shows. */
export const tableOf = (seen: Glance): Table => ({ seen, standing: new Map() })

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

/** A card by its name, -1 for none. */
export const cardIx = (id: string): number => IX.get(id) ?? -1
/** What is printed on a card. */
export const printed = (ix: number): Printed => CARDS[ix] ?? NO_CARD

/** The battleground of a location; undefined for the path. */
export const groundAt = (spot: ActiveLocation): BattlegroundData | undefined => battleground(spot)
/** The active path; undefined for none. */
export const pathOf = ({ seen }: Table): PathData | undefined =>
  seen.path === null ? undefined : path(seen.path)

/** The side that attacks at a location. */
export const attackerAt = (spot: ActiveLocation): 0 | 1 => (groundAt(spot)?.side === 'shadow' ? 0 : 1)

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

const countCard = (tally: Tally, ix: number, spot: ActiveLocation): void => {
  const one = printed(ix)
  const role = one.side === attackerAt(spot) ? 0 : 1
  tally.sums[role] += spot === 'path' ? one.path[role] : one.ground[role]
  if (spot === 'path') return
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

const standingAt = ({ seen, standing }: Table, spot: ActiveLocation): Standing => {
  const known = standing.get(spot)
  if (known !== undefined) return known
  const { cards, tokens, bared } = seen.location(spot)
  const found = { cards: cards.map(cardIx), ...tokens, bared }
  standing.set(spot, found)
  return found
}

/** How strong both stand at a location, with one more card there (-1 for none), or without one. */
export const fieldAt = (table: Table, spot: ActiveLocation, more = -1, without = -1): Field => {
  const tally = tallyOf()
  const { cards, attack, defense, bared } = standingAt(table, spot)
  for (const ix of cards) if (ix !== without && ix !== more) countCard(tally, ix, spot)
  if (more >= 0) countCard(tally, more, spot)
  const walls = bared ? 0 : (groundAt(spot) ?? pathOf(table))?.defense
  return {
    attack: tally.sums[0] + attack + led(tally, 0),
    defense: tally.sums[1] + defense + led(tally, 1) + (walls ?? 0),
  }
}

/** The active locations. */
export const activeSpots = ({ seen }: Table): ReadonlyArray<ActiveLocation> => [
  ...(seen.path === null ? [] : (['path'] as const)),
  ...seen.battlegrounds,
]
