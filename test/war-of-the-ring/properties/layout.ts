/**
 * A table that somebody lays out who only follows the events: figures and other pieces put here and there.
 */
import type { Side } from '../../../src/war-of-the-ring'
import { forceAt, insideOf, nationOf, sideOfPiece, type TableJson } from './board'
import type { Draft } from './plain'

/** Things by number. */
export type Piles = Record<string, number>
/** A table as somebody would lay it out who only follows the events. */
export interface Layout {
  readonly table: Draft<TableJson>
  readonly faults: Array<string>
  /** Hunt tiles drawn that a card holds for now, and the last one drawn. */
  readonly held: Piles
  shown: string
  /** The Stronghold whose last defender has just been taken from it, or no name. */
  emptied: string
}

/** Adds to a pile, or takes from it; what is not there cannot be taken. */
export const put = (layout: Layout, pile: Piles, piece: string, number: number): void => {
  const left = (pile[piece] ?? 0) + number
  if (left < 0) layout.faults.push(`${piece} is taken where there is none`)
  if (left > 0) pile[piece] = left
  else Reflect.deleteProperty(pile, piece)
}

const places = ({ table }: Layout, place: string): Record<string, Piles> =>
  place.endsWith('/inside') ? table.besieged : table.armies

/** Adds figures to a place, or takes them from it. */
export const stand = (layout: Layout, place: string, piece: string, number: number): void => {
  const { table, faults } = layout
  if (piece === 'nazgul') {
    for (let left = number; left > 0; left--) table.nazgul.push(place)
    for (let left = number; left < 0; left++) {
      const at = table.nazgul.indexOf(place)
      if (at < 0) faults.push(`no Nazgûl in ${place}`)
      else table.nazgul.splice(at, 1)
    }
  } else if (nationOf(piece) === '') {
    const at = table.characters[piece as 'strider']
    if (number < 0 && at !== place) faults.push(`${piece} is in ${at}, not in ${place}`)
    if (number > 0) table.characters[piece as 'strider'] = place
  } else {
    const name = place.replace('/inside', '')
    const pile = (places(layout, place)[name] ??= {})
    put(layout, pile, piece, number)
    if (Object.keys(pile).length === 0) Reflect.deleteProperty(places(layout, place), name)
  }
}

/** Where figures of a side in a region are: with its garrison if there is one, else in the field. */
export const placeOf = ({ table }: Layout, piece: string, id: string): string => {
  const inside =
    table.besieged[id] !== undefined &&
    Object.keys(table.besieged[id] ?? {}).some((one) => sideOfPiece(one) === sideOfPiece(piece))
  return inside ? insideOf(id) : id
}

/** Where such a figure is in a region: an event names the region only. */
export const foundIn = (layout: Layout, piece: string, id: string): string =>
  forceAt(layout.table, sideOfPiece(piece), insideOf(id))[piece] === undefined ? id : insideOf(id)

export const move = (
  layout: Layout,
  piece: string,
  number: number,
  way: { from: string; to: string },
): void => {
  stand(layout, way.from, piece, -number)
  stand(layout, way.to, piece, number)
}
export const moveAll = (layout: Layout, side: Side, from: string, to: string): void => {
  for (const [piece, number] of Object.entries(forceAt(layout.table, side, from)))
    move(layout, piece, number, { from, to })
}

export const stock = ({ table }: Layout, side: Side): Piles => table.reinforcements[side]
/**
 * Where lost figures go: out of the game, or back to the Shadow's reinforcements; Nazgûl are just off
 * the map.
 */
export const bury = (layout: Layout, piece: string, number: number): void => {
  if (piece === 'nazgul') return
  const side = sideOfPiece(piece)
  put(layout, side === 'shadow' ? stock(layout, side) : layout.table.casualties, piece, number)
}
