/**
 * The table of the Card Game as its tactics look at it: printed cards by index, and how strong both sides
 * stand at every active location. Icons are counted as printed, with items, tokens and leadership; texts that
 * add more are left out.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import {
  battleground,
  BATTLEGROUND_IDS,
  card,
  cardGame,
  COPY_IDS,
  FACTIONS,
  path,
  PATH_IDS,
  scenario,
  scoreOf,
} from '../../card-game'
import type {
  ActiveLocation,
  BattlegroundData,
  CardData,
  Hidden,
  PathData,
  Place,
  Seat,
  State,
  TableJson,
} from '../../card-game'

/** What lies on the table, with what stands at each active location. */
export interface Table {
  readonly path: PathData | undefined
  readonly battlegrounds: TableJson['battlegrounds']
  readonly at: TableJson['at']
  readonly standing: ReadonlyMap<ActiveLocation, Standing>
  /** By how many points the Free Peoples lead. */
  readonly lead: number
  readonly sideOf: (seat: Seat) => 0 | 1
}

/** What stands at a location: its cards by index, and its tokens. */
interface Standing {
  readonly cards: Array<number>
  attack: number
  defense: number
  readonly bared: boolean
}

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

type Places = Readonly<Partial<Record<string, Place | Hidden>>>

/** Where a card is; an item is where its wielder is. */
export const placeOf = (at: Places, card: string): Place | Hidden | undefined => {
  const place = at[card]
  return place?.startsWith('on ') === true ? placeOf(at, place.slice(3)) : place
}

const IDLE: ReadonlySet<string> = new Set(['deck', 'hand', 'cycle', 'eliminated', 'aside', 'reserve'])

const standingIn = (
  at: Places,
  standing: ReadonlyMap<string, Standing>,
  tokens: TableJson['tokens'],
): void => {
  for (const [ix, id] of COPY_IDS.entries()) {
    const place = at[id]
    if (place === undefined || IDLE.has(place)) continue
    const there = standing.get(place) ?? standing.get(placeOf(at, id) ?? '')
    there?.cards.push(ix)
  }
  for (const { on, attack, defense } of tokens) {
    const there = standing.get(placeOf(at, on) ?? on)
    if (there === undefined) continue
    there.attack += attack
    there.defense += defense
  }
}

/** The table of a state; undefined for what is no state. */
export const tableOf = (state: State): Table | undefined => {
  const fact = toUndefined(cardGame.glance(state))
  if (fact === undefined) return undefined
  const [at, battlegrounds, paths, bared] = [fact('at'), fact('battlegrounds'), fact('paths'), fact('bared')]
  const active = PATH_IDS.find((id) => paths[id] === 'active')
  const standing = new Map<ActiveLocation, Standing>()
  const stand = (spot: ActiveLocation, isBared: boolean): void => {
    standing.set(spot, { cards: [], attack: 0, defense: 0, bared: isBared })
  }
  if (active !== undefined) stand('path', false)
  for (const id of BATTLEGROUND_IDS) if (battlegrounds[id] === 'active') stand(id, bared.includes(id))
  standingIn(at, standing, fact('tokens'))
  const scored = { battlegrounds, paths, corruption: fact('corruption') }
  const seats = scenario(state.config.scenario)?.seats
  return {
    path: active === undefined ? undefined : path(active),
    battlegrounds,
    at,
    standing,
    lead: scoreOf(scored, 'free-peoples') - scoreOf(scored, 'shadow'),
    sideOf: (seat) => (seats?.find((one) => one.seat === seat)?.side === 'shadow' ? 1 : 0),
  }
}

const NOBODY: Standing = { cards: [], attack: 0, defense: 0, bared: false }

/** How strong both stand at a location, with one more card there (-1 for none), or without one. */
export const fieldAt = (table: Table, spot: ActiveLocation, more = -1, without = -1): Field => {
  const tally = tallyOf()
  const { cards, attack, defense, bared } = table.standing.get(spot) ?? NOBODY
  for (const ix of cards) if (ix !== without && ix !== more) countCard(tally, ix, spot)
  if (more >= 0) countCard(tally, more, spot)
  const walls = bared ? 0 : (groundAt(spot) ?? table.path)?.defense
  return {
    attack: tally.sums[0] + attack + led(tally, 0),
    defense: tally.sums[1] + defense + led(tally, 1) + (walls ?? 0),
  }
}

/** The active locations, the path first. */
export const activeSpots = ({ standing }: Table): ReadonlyArray<ActiveLocation> => [...standing.keys()]
