/**
 * Figures put on the map, taken off it and moved about. Callers have checked that this is allowed; where
 * lost figures go is told here once: casualties for the Free Peoples, reinforcements for the Shadow.
 */
import type { Rules } from '../../model/config'
import {
  ASIDE,
  draftOf,
  ELIMINATED,
  INSIDE,
  type Army,
  type CharacterIx,
  type Force,
  type PieceIx,
  type PlaceIx,
  type SideIx,
  type Table,
} from '../../model/table'
import type { RuleId } from '../../rulebook'
import { armyAt, placeOf, regionOf } from '../../query/armies'
import { boxIx, regionId } from '../../query/board'
import { characterId, countOf, isNobody, pieceId, sideOfPiece, without, withMore } from '../../query/pieces'
import { NO_FORCE } from '../../model/table'
import { happen, type Change } from './change'
import { arrive } from './partners'

const armyOf = (side: SideIx, { regulars, elites, leaders }: Force | Army): Army | null =>
  (regulars | elites | leaders) === 0 ? null : { side, regulars, elites, leaders }

const withArmy = (table: Table, place: PlaceIx, army: Army | null): Table => {
  const draft = draftOf(table)
  if (place >= INSIDE) {
    const boxes = table.boxes.slice()
    boxes[boxIx(place - INSIDE)] = army
    draft.boxes = boxes
  } else {
    const fields = table.fields.slice()
    fields[place] = army
    draft.fields = fields
  }
  return draft
}

const addArmy = (change: Change, side: SideIx, place: PlaceIx, force: Force): void => {
  const army = armyAt(change.table, place)
  const there = army !== null && army.side === side ? army : NO_FORCE
  const merged = {
    side,
    regulars: there.regulars + force.regulars,
    elites: there.elites + force.elites,
    leaders: there.leaders + force.leaders,
  }
  change.table = withArmy(change.table, place, armyOf(side, merged))
}

const takeArmy = (change: Change, side: SideIx, place: PlaceIx, force: Force): void => {
  const army = armyAt(change.table, place)
  if (army === null || army.side !== side) return
  const left = {
    side,
    regulars: army.regulars - force.regulars,
    elites: army.elites - force.elites,
    leaders: army.leaders - force.leaders,
  }
  change.table = withArmy(change.table, place, armyOf(side, left))
}

const withNazgul = (table: Table, nazgul: ReadonlyArray<PlaceIx>): Table => {
  const draft = draftOf(table)
  draft.nazgul = nazgul.slice().sort((one, other) => one - other)
  return draft
}

const addNazgul = (change: Change, place: PlaceIx, number: number): void => {
  const nazgul = change.table.nazgul.slice()
  for (let left = number; left > 0; left--) nazgul.push(place)
  change.table = withNazgul(change.table, nazgul)
}

const takeNazgul = (change: Change, place: PlaceIx, number: number): void => {
  let left = number
  change.table = withNazgul(
    change.table,
    change.table.nazgul.filter((at) => at !== place || left-- <= 0),
  )
}

/** Puts a character into a place, or off the map. */
export const putCharacter = (change: Change, character: CharacterIx, place: PlaceIx): void => {
  const characters = change.table.characters.slice()
  characters[character] = place
  const draft = draftOf(change.table)
  draft.characters = characters
  change.table = draft
}

/** Takes a Companion out of the Fellowship until it is said where he goes. */
export const setAside = (change: Change, character: CharacterIx, rule: RuleId): void => {
  putCharacter(change, character, ASIDE)
  happen(change, { kind: 'CharacterSetAside', rule, character: characterId(change.rules, character) })
}

/** Calls for each character of a set. */
export const eachCharacter = (bits: number, visit: (character: CharacterIx) => void): void => {
  for (let left = bits; left !== 0; left &= left - 1) visit(31 - Math.clz32(left & -left))
}

/** Moves figures from one place to another, without a word. */
export const shift = (
  change: Change,
  side: SideIx,
  force: Force,
  way: { readonly from: PlaceIx; readonly to: PlaceIx },
): void => {
  if (isNobody(force) || way.from === way.to) return
  if ((force.regulars | force.elites | force.leaders) !== 0) {
    takeArmy(change, side, way.from, force)
    addArmy(change, side, way.to, force)
    if (change.table.partners !== undefined) arrive(change, side, force, way)
  }
  if (force.nazgul > 0) {
    let left = force.nazgul
    const nazgul = change.table.nazgul.map((at) => (at === way.from && left-- > 0 ? way.to : at))
    change.table = withNazgul(change.table, nazgul)
  }
  if (force.characters === 0) return
  const characters = change.table.characters.slice()
  eachCharacter(force.characters, (character) => {
    characters[character] = way.to
  })
  const draft = draftOf(change.table)
  draft.characters = characters
  change.table = draft
}

const single = (rules: Rules, piece: PieceIx, number: number): Force =>
  withMore(rules, NO_FORCE, piece, number)

const plus = (army: Army, force: Force): Army => ({
  side: army.side,
  regulars: army.regulars + force.regulars,
  elites: army.elites + force.elites,
  leaders: army.leaders + force.leaders,
})

/** Changes the reinforcements of a side; the Nazgûl among them are those not on the map. */
const stock = (change: Change, side: SideIx, force: Force, sign: 1 | -1): void => {
  const signed = sign === 1 ? force : without(NO_FORCE, force)
  const [freePeoples, shadow] = change.table.reinforcements
  const draft = draftOf(change.table)
  draft.reinforcements =
    side === 0 ? [plus(freePeoples, signed), shadow] : [freePeoples, plus(shadow, signed)]
  change.table = draft
}

const bury = (change: Change, force: Force): void => {
  const draft = draftOf(change.table)
  draft.casualties = plus(change.table.casualties, force)
  change.table = draft
}

/** Where recruits come from. */
const NOWHERE = -1

/** Places figures of a kind from the reinforcements. */
export const recruit = (change: Change, piece: PieceIx, place: PlaceIx, rule: RuleId): void => {
  const side = sideOfPiece(change.rules, piece)
  const one = single(change.rules, piece, 1)
  if (one.nazgul > 0) addNazgul(change, place, 1)
  else {
    stock(change, side, one, -1)
    addArmy(change, side, place, one)
    if (change.table.partners !== undefined) arrive(change, side, one, { from: NOWHERE, to: place })
  }
  happen(change, {
    kind: 'Recruited',
    rule,
    piece: pieceId(change.rules, piece),
    region: regionId(regionOf(place)),
  })
}

/** Removes a unit in excess of a limit: back to the reinforcements, for the Free Peoples too. */
export const disband = (change: Change, piece: PieceIx, place: PlaceIx, rule: RuleId): void => {
  const side = sideOfPiece(change.rules, piece)
  const one = single(change.rules, piece, 1)
  takeArmy(change, side, place, one)
  stock(change, side, one, 1)
  happen(change, {
    kind: 'Removed',
    rule,
    piece: pieceId(change.rules, piece),
    region: regionId(regionOf(place)),
  })
}

/** Takes figures off the map as losses: out of the game, or back to the Shadow's reinforcements. */
export const lose = (
  change: Change,
  piece: PieceIx,
  number: number,
  why: { readonly place: PlaceIx; readonly rule: RuleId },
): void => {
  const { place, rule } = why
  const side = sideOfPiece(change.rules, piece)
  const lost = single(change.rules, piece, number)
  if (lost.nazgul > 0) takeNazgul(change, place, number)
  else {
    takeArmy(change, side, place, lost)
    if (side === 0) bury(change, lost)
    else stock(change, side, lost, 1)
  }
  happen(change, {
    kind: 'Lost',
    rule,
    piece: pieceId(change.rules, piece),
    number,
    region: regionId(regionOf(place)),
  })
}

/** Eliminates a character for good; by another word where leaving the Fellowship in Mordor has one. */
export const eliminate = (change: Change, character: CharacterIx, rule: RuleId): void => {
  const place = placeOf(change.table, character)
  putCharacter(change, character, ELIMINATED)
  happen(change, {
    kind: 'CharacterEliminated',
    rule,
    character: characterId(change.rules, character),
    region: place >= 0 ? regionId(regionOf(place)) : null,
    ...(change.rules.removesInMordor && rule === 'mordor.separate' ? { removed: true } : {}),
  })
}

/**
 * Whether a Regular is at hand to replace an Elite: among the casualties, else the reinforcements
 * (OR-23).
 */
export const hasReplacement = (rules: Rules, table: Table, elite: PieceIx): boolean => {
  const regular = elite - 1
  const side = sideOfPiece(rules, elite)
  return (
    countOf(rules, table.reinforcements[side], regular) > 0 ||
    (side === 0 && countOf(rules, table.casualties, regular) > 0)
  )
}

/** Replaces an Elite by a Regular of its Nation. */
export const reduce = (change: Change, elite: PieceIx, place: PlaceIx, rule: RuleId): void => {
  const side = sideOfPiece(change.rules, elite)
  const from = single(change.rules, elite, 1)
  const to = single(change.rules, elite - 1, 1)
  takeArmy(change, side, place, from)
  if (side === 0) bury(change, from)
  else stock(change, side, from, 1)
  if (side === 0 && countOf(change.rules, change.table.casualties, elite - 1) > 0)
    bury(change, without(NO_FORCE, to))
  else stock(change, side, to, -1)
  addArmy(change, side, place, to)
  happen(change, {
    kind: 'EliteReduced',
    rule,
    piece: pieceId(change.rules, elite),
    region: regionId(regionOf(place)),
  })
}

/** Replaces Regulars by Elites from the reinforcements; the Regulars go there. */
export const upgrade = (
  change: Change,
  regular: PieceIx,
  number: number,
  why: { readonly place: PlaceIx; readonly rule: RuleId },
): void => {
  const side = sideOfPiece(change.rules, regular)
  const from = single(change.rules, regular, number)
  const to = single(change.rules, regular + 1, number)
  takeArmy(change, side, why.place, from)
  stock(change, side, from, 1)
  stock(change, side, to, -1)
  addArmy(change, side, why.place, to)
  happen(change, {
    kind: 'Upgraded',
    rule: why.rule,
    piece: pieceId(change.rules, regular + 1),
    number,
    region: regionId(regionOf(why.place)),
  })
}
