/**
 * The map of a readable table: figures and characters of a place together, and what can still be recruited.
 */
import { eachOf } from '../../kernel/named'
import { REGION_IDS, SIDES, type BySide, type PieceId, type RegionId, type Side } from '../model/ids'
import type { PieceCounts, TableReading } from '../model/reading'
import type { Printed } from './printed'
import type { SeenTable } from './seen'

type Counts = Readonly<Record<string, number | undefined>>

const NOBODY: BySide<PieceCounts> = Object.freeze(eachOf(SIDES, () => Object.freeze({})))

/** Nazgûl and characters by where they are. */
const peopleOf = ({ nazgul, characters }: SeenTable): ReadonlyMap<string, ReadonlyArray<string>> => {
  const people = new Map<string, ReadonlyArray<string>>()
  const add = (place: string, who: string) => people.set(place, [...(people.get(place) ?? []), who])
  for (const place of nazgul) add(place, 'nazgul')
  for (const [who, place] of Object.entries(characters)) add(place, who)
  return people
}

/** Those of a crowd who are of a side, with their numbers. */
const ofSide = (
  { sideOf }: Printed,
  side: Side,
  army: Counts,
  people: ReadonlyArray<string>,
): PieceCounts => {
  const counts = new Map(
    Object.entries(army).flatMap(([piece, number]) =>
      sideOf(piece) === side ? [[piece, number ?? 0] as const] : [],
    ),
  )
  for (const who of people) if (sideOf(who) === side) counts.set(who, (counts.get(who) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** Every region with who stands in it and who holds it. */
export const regionsOf = (printed: Printed, table: SeenTable): TableReading['regions'] => {
  const people = peopleOf(table)
  const crowd = (army: Counts | undefined, place: string): BySide<PieceCounts> => {
    const here = people.get(place)
    if (army === undefined && here === undefined) return NOBODY
    return eachOf(SIDES, (side) => ofSide(printed, side, army ?? {}, here ?? []))
  }
  const held = (id: RegionId, home: Side | null): Side | null => {
    if (home === null || !table.captured.includes(id)) return home
    return home === 'shadow' ? 'free-peoples' : 'shadow'
  }
  return eachOf(REGION_IDS, (id, place) => ({
    field: crowd(table.armies[id], id),
    inside: crowd(table.besieged[id], `${id}/inside`),
    controlledBy: held(id, printed.regions[place]?.home ?? null),
  }))
}

/** What a side can still recruit; Nazgûl that are not on the map are among it. */
export const reserveOf = ({ nazgul }: Printed, table: SeenTable, side: Side): PieceCounts => {
  const left = side === 'shadow' ? nazgul - table.nazgul.length : 0
  const kinds: Partial<Record<PieceId, number>> = { ...table.reinforcements[side] }
  if (left > 0) kinds.nazgul = left
  return kinds
}
