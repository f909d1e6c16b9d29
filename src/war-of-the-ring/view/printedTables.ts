/**
 * The tables of a config as they are printed: what its pieces, cards and tiles are, in the order of its
 * lists, and the numbers of its rules. Frozen.
 */
import { derived } from '../../kernel/derived'
import { readingsOf, type Readings, type Rules } from '../model/config'
import { NATIONS, SIDES, type Nation, type PieceId, type Rank, type Side } from '../model/ids'
import type { EventCardEntry, Tables } from '../model/tables'
import { nameOf } from '../query/names'
import { ENTRIES } from './lookups'

/** A kind of piece in printed words. */
export interface PieceEntry {
  readonly id: PieceId
  /** What one of them is called. */
  readonly name: string
  readonly side: Side
  /** The Nation of a unit or Leader. */
  readonly nation: Nation | null
  readonly sort: Rank | 'leader' | 'nazgul' | 'character'
}

/** What is printed in a config. The map and the Nations are the same in all of them. */
export interface PrintedTables extends Omit<Tables, 'regions' | 'units'> {
  /** The house rules, each by its name and a fingerprint. */
  readonly house: ReadonlyArray<string>
  /** Units of both ranks, Leaders, Nazgûl, then the characters. */
  readonly pieces: ReadonlyArray<PieceEntry>
  /** The Event cards deck after deck, with what both of their halves say. */
  readonly eventCards: ReadonlyArray<EventCardEntry>
  /** How rules are read where groups or editions differ. */
  readonly readings: Readings
}

/** Freezes data to its leaves. */
export const frozen = <A>(data: A): A => {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const value of Object.values(data)) frozen(value)
  return Object.freeze(data)
}

/** The tables that rules show, as far as they are printed. */
export const printedTablesOf = derived((rules: Rules): PrintedTables => {
  const { nations, characters, huntTiles, dice, fellowship, victory, limits, setUp, house, beside } = rules
  return frozen({
    nations,
    characters,
    huntTiles,
    dice,
    fellowship,
    victory,
    limits,
    setUp,
    house,
    pieces: rules.pieces.map(({ id, side, nation, sort }) => ({
      id,
      name: nameOf(rules, id),
      side: SIDES[side],
      nation: NATIONS[nation] ?? null,
      sort,
    })),
    eventCards: ENTRIES(rules),
    readings: readingsOf(rules),
    ...(beside === undefined ? {} : { beside }),
  })
})
