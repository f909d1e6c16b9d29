/**
 * What follows from the JSON of a state or a view and is wanted summed up: everybody in a region, victory
 * points, the battle that is fought. It looks at nothing but that JSON and the printed tables, so it tells no
 * more than a view does.
 */
import { derived } from '../../kernel/derived'
import { itemsOf, objectOf, type Obj } from '../../kernel/json'
import { eachOf, entriesOf } from '../../kernel/named'
import { REGIONS } from '../data/regions'
import type { Rules } from '../model/config'
import { BATTLE_KINDS } from '../model/frames'
import { DECKS, REGION_IDS, SIDES, type BySide, type RegionId, type Seat, type Side } from '../model/ids'
import type {
  BattleSummary,
  CardPile,
  Derived,
  Hidden,
  HiddenCard,
  PlaceParts,
  Pieces,
  RegionSummary,
  SeatSummary,
  TableJson,
  TableReading,
} from '../model/json'
import { handLimit } from '../query/cards'
import { eventCard } from './lookups'

type Counts = Readonly<Record<string, number | undefined>>

/** The cards of a pile as far as they are seen, and how many others. */
export const pileOf = (
  pile: CardPile = [],
): { readonly cards: Exclude<CardPile, { readonly hidden: number }>; readonly hidden: number } =>
  'hidden' in pile ? { cards: [], hidden: pile.hidden } : { cards: pile, hidden: 0 }

const otherOf = (side: Side): Side => (side === 'shadow' ? 'free-peoples' : 'shadow')

const SIDE_OF = derived(
  ({ pieces }: Rules): ReadonlyMap<string, Side> => new Map(pieces.map(({ id, side }) => [id, SIDES[side]])),
)

/** The side of the Nation whose Settlement a region has; null where it has none. */
const HOMES = derived(({ nations }: Rules): ReadonlyArray<Side | null> => {
  const sides = new Map(nations.map(({ id, side }) => [id, side]))
  return REGIONS.map(({ settlement, nation }) =>
    settlement === null || nation === null ? null : (sides.get(nation) ?? null),
  )
})

const NOBODY: BySide<Pieces> = Object.freeze(eachOf(SIDES, () => Object.freeze({})))

/** Nazgûl and characters by where they are. */
const peopleOf = ({ nazgul, characters }: TableJson): ReadonlyMap<string, ReadonlyArray<string>> => {
  const people = new Map<string, Array<string>>()
  const add = (place: string, who: string): void => {
    const there = people.get(place)
    if (there === undefined) people.set(place, [who])
    else there.push(who)
  }
  for (const place of nazgul) add(place, 'nazgul')
  for (const [who, place] of entriesOf(characters)) if (place !== undefined) add(place, who)
  return people
}

const crowdOf = (rules: Rules, army: Counts, people: ReadonlyArray<string>): BySide<Pieces> => {
  const crowd: Record<Side, Record<string, number>> = { 'free-peoples': {}, shadow: {} }
  for (const [piece, number] of [...Object.entries(army), ...people.map((who) => [who, 1] as const)]) {
    const own = crowd[SIDE_OF(rules).get(piece) ?? 'shadow']
    own[piece] = (own[piece] ?? 0) + (number ?? 0)
  }
  return crowd
}

const regionsOf = (rules: Rules, table: TableJson): Derived['regions'] => {
  const people = peopleOf(table)
  const captured = new Set(table.captured)
  const crowd = (army: Counts | undefined, place: string): BySide<Pieces> => {
    const here = people.get(place)
    return army === undefined && here === undefined ? NOBODY : crowdOf(rules, army ?? {}, here ?? [])
  }
  return eachOf(REGION_IDS, (id, place): RegionSummary => {
    const home = HOMES(rules)[place] ?? null
    return {
      field: crowd(table.armies[id], id),
      inside: crowd(table.besieged[id], `${id}/inside`),
      controlledBy: home !== null && captured.has(id) ? otherOf(home) : home,
    }
  })
}

const pointsOf = (rules: Rules, { captured }: TableJson, side: Side): number => {
  let points = 0
  for (const [place, { id, settlement }] of REGIONS.entries())
    if (settlement !== null && HOMES(rules)[place] === otherOf(side) && captured.includes(id))
      points += rules.victory.points[settlement]
  return points
}

const tilesAside = ({ huntTiles }: Rules, { tiles }: TableJson): Derived['tilesAside'] => {
  const left = huntTiles.map(({ id, count }) => {
    const elsewhere = Object.values(tiles).reduce((sum, counts) => sum + (counts[id] ?? 0), 0)
    return [id, count - elsewhere] as const
  })
  return Object.fromEntries(left.filter(([, number]) => number > 0))
}

const seatsOf = (rules: Rules, { turn, partners }: TableJson): Derived['seats'] => {
  const { seats, sideOf, ofSide } = rules.seating
  return seats.map((id, seat): SeatSummary => {
    const side = sideOf[seat] ?? 0
    const all = ofSide[side]
    return {
      seat: id,
      side: SIDES[side],
      leads: all[Math.max(0, turn - 1) % all.length] === seat,
      next: partners === undefined || partners.acting[SIDES[side]] === id,
      handLimit: handLimit(rules, seat),
    }
  })
}

const captorsOf = (rules: Rules, { captured, partners }: TableJson): Derived['captors'] => {
  const { seats, ofSide } = rules.seating
  const captors = captured.flatMap((id): ReadonlyArray<readonly [RegionId, Seat]> => {
    const home = HOMES(rules)[REGION_IDS.indexOf(id)]
    const own = ofSide[home === 'shadow' ? 0 : 1]
    const captor = seats[own[partners?.captors.includes(id) === true ? 1 : 0] ?? -1]
    return captor === undefined ? [] : [[id, captor]]
  })
  return Object.fromEntries(captors)
}

const PLACES: ReadonlyMap<unknown, PlaceParts> = new Map(
  REGION_IDS.flatMap((region): ReadonlyArray<readonly [string, PlaceParts]> => [
    [region, { region, inside: false }],
    [`${region}/inside`, { region, inside: true }],
  ]),
)

const FACE_DOWN: ReadonlyArray<Hidden | HiddenCard> = [
  'hidden',
  ...DECKS.map((deck): HiddenCard => `hidden ${deck}`),
]

/** The battle that is fought now: the topmost frame that speaks of it knows most. */
const battleOf = (rules: Rules, stack: TableReading['stack']): BattleSummary | null => {
  const fought = stack.flatMap(({ vars }): ReadonlyArray<Obj> => {
    const own = objectOf(vars)
    const battle = 'combat' in own ? own : objectOf(own['battle'])
    return 'combat' in battle ? [battle] : []
  })
  const battle = fought[fought.length - 1]
  const [from, to] = [PLACES.get(battle?.['from']), PLACES.get(battle?.['to'])]
  const attacker = SIDES.find((side) => side === battle?.['side'])
  const kind = BATTLE_KINDS.find((one) => one === battle?.['kind'])
  if (battle === undefined || from === undefined || to === undefined) return null
  if (attacker === undefined || kind === undefined) return null
  const choosing = objectOf(stack.find(({ kind }) => kind === 'decide/commit')?.vars)['chosen']
  const laid = itemsOf(choosing ?? objectOf(battle['combat'])['played'])
  const cardOf = (side: Side) => {
    const card = laid[side === attacker ? 0 : 1]
    return FACE_DOWN.find((one) => one === card) ?? eventCard(rules)(String(card))?.id ?? null
  }
  return {
    kind,
    attacker,
    from,
    to,
    round: Number(battle['round']),
    cards: eachOf(SIDES, cardOf),
  }
}

const derivedFrom = (rules: Rules, { table, stack }: Pick<TableReading, 'table' | 'stack'>): Derived => ({
  regions: regionsOf(rules, table),
  victoryPoints: eachOf(SIDES, (side) => pointsOf(rules, table, side)),
  companions: entriesOf(table.characters).flatMap(([id, at]) => (at === 'fellowship' ? [id] : [])),
  nazgulLeft: (rules.pieces[rules.nazgul]?.number ?? 0) - table.nazgul.length,
  tilesAside: tilesAside(rules, table),
  battle: battleOf(rules, stack),
  seats: seatsOf(rules, table),
  captors: captorsOf(rules, table),
})

/** The JSON of a state or a view with what follows from it. */
export const derive = (
  rules: Rules,
  seen: Omit<TableReading, 'derived' | 'viewer'>,
  viewer: TableReading['viewer'],
): TableReading => ({ ...seen, viewer, derived: derivedFrom(rules, seen) })
