/**
 * Questions about figures on the map: which Army is in a place, who is with it, who leads.
 * The field of a region holds units of one side only; the box of a Stronghold holds its besieged garrison.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { nationCount } from '../model/counts'
import { NATIONS } from '../model/ids'
import {
  INSIDE,
  NO_FORCE,
  type Army,
  type Bits,
  type CharacterIx,
  type Force,
  type PieceIx,
  type PlaceIx,
  type RegionIx,
  type SideIx,
  type Table,
} from '../model/table'
import { boxIx, nationIx, placeInSide } from './board'
import { CHARACTERS_OF, leadersIn, unitsIn } from './pieces'

/** The region of a place. */
export const regionOf = (place: PlaceIx): RegionIx => place & (INSIDE - 1)
/** Whether a place is the inside of a Stronghold. */
export const isInside = (place: PlaceIx): boolean => place >= INSIDE

/** The Army in the field of a region. */
export const fieldOf = (table: Table, region: RegionIx): Army | null => table.fields[region] ?? null
/** The Army in the box of a region's Stronghold. */
export const boxOf = (table: Table, region: RegionIx): Army | null => {
  const place = boxIx(region)
  return place < 0 ? null : (table.boxes[place] ?? null)
}
/** The Army in a place. */
export const armyAt = (table: Table, place: PlaceIx): Army | null =>
  place >= INSIDE ? boxOf(table, place & (INSIDE - 1)) : (table.fields[place] ?? null)
/** The units of a side in the field of a region. */
export const unitsInField = (table: Table, side: SideIx, region: RegionIx): number => {
  const army = table.fields[region] ?? null
  return army === null || army.side !== side ? 0 : unitsIn(army)
}
/** Whether a side's garrison is besieged in a region. */
export const isBesieged = (table: Table, side: SideIx, region: RegionIx): boolean =>
  boxOf(table, region)?.side === side
/**
 * Where figures of a side stand that come to a region: inside with their besieged garrison, else in
 * the field.
 */
export const placeIn = (table: Table, side: SideIx, region: RegionIx): PlaceIx =>
  isBesieged(table, side, region) ? region + INSIDE : region

/** Nazgûl in a place. */
export const nazgulAt = (table: Table, place: PlaceIx): number => {
  let number = 0
  for (let ix = 0; ix < table.nazgul.length; ix++) if (table.nazgul[ix] === place) number++
  return number
}
/** Characters of a side in a place. */
export const charactersAt = (rules: Rules, table: Table, side: SideIx, place: PlaceIx): Bits => {
  let bits = 0
  for (let ix = 0; ix < table.characters.length; ix++) if (table.characters[ix] === place) bits |= 1 << ix
  return bits & CHARACTERS_OF(rules)[side]
}
/** Everybody of a side in a place. */
export const forceAt = (rules: Rules, table: Table, side: SideIx, place: PlaceIx): Force => {
  const army = armyAt(table, place)
  const characters = charactersAt(rules, table, side, place)
  const nazgul = side === 1 ? nazgulAt(table, place) : 0
  if (army === null || army.side !== side)
    return characters === 0 && nazgul === 0 ? NO_FORCE : { ...NO_FORCE, nazgul, characters }
  return { regulars: army.regulars, elites: army.elites, leaders: army.leaders, nazgul, characters }
}

/** The Level of each character; that of a flyer is infinite. */
export const LEVELS = derived((rules: Rules): ReadonlyArray<number> =>
  rules.characters.map(({ level }) => {
    if (level === 'unlimited') return Infinity
    return level === 'highest' ? 0 : level
  }),
)
/** The Level of a character. */
export const levelOf = (rules: Rules, character: CharacterIx): number => LEVELS(rules)[character] as number
/** Characters who never move. */
export const ROOTED = derived((rules: Rules): Bits =>
  LEVELS(rules).reduce((bits, level, ix) => (level === 0 ? bits | (1 << ix) : bits), 0),
)

interface Freed {
  readonly who: Bits
  readonly level: number
  /** The card that says so, and where it can lie on the table. */
  readonly bit: Bits
  readonly piles: ReadonlyArray<number>
}
const FREED = derived((rules: Rules): ReadonlyArray<Freed> =>
  rules.cards.flatMap((text, card) => {
    const frees = text?.table?.frees
    const deck = rules.deckOf[card] ?? 0
    return frees === undefined
      ? []
      : [
          {
            who: 1 << rules.characterIds.indexOf(frees.who),
            level: frees.level,
            bit: 1 << (rules.inDeck[card] ?? 0),
            piles: rules.seating.ofSide[deck < 2 ? 0 : 1].map((seat) => seat * 2 + (deck & 1)),
          },
        ]
  }),
)
const lies = ({ cards }: Table, { bit, piles }: Freed): boolean => {
  for (const pile of piles) if (((cards.onTable[pile] ?? 0) & bit) !== 0) return true
  return false
}
/** Characters who do not move now: those who never do, unless a card on the table lets them. */
export const rootedIn = (rules: Rules, table: Table): Bits => {
  let bits = ROOTED(rules)
  for (const freed of FREED(rules)) if (lies(table, freed)) bits &= ~freed.who
  return bits
}
/** The Level as which cards on the table let some of a group move, 0 without one. */
export const freedLevel = (rules: Rules, table: Table, group: Bits): number => {
  let level = 0
  for (const freed of FREED(rules))
    if ((group & freed.who) !== 0 && lies(table, freed)) level = Math.max(level, freed.level)
  return level
}
const CARD_LEVELS = derived((rules: Rules): ReadonlyArray<number> =>
  rules.characters.map(({ cardLevel }, ix) => cardLevel ?? levelOf(rules, ix)),
)
/** The Level of a character as cards reckon with it. */
export const cardLevelOf = (rules: Rules, character: CharacterIx): number =>
  CARD_LEVELS(rules)[character] ?? 0

/** Where a character is: a place of the map, or one of the numbers below 0 for those who are not there. */
export const placeOf = (table: Table, character: CharacterIx): PlaceIx =>
  table.characters[character] as PlaceIx
/** Whether a character is in play on the map. */
export const isOnMap = (table: Table, character: CharacterIx): boolean => placeOf(table, character) >= 0

const LEADER_MAKERS = derived((rules: Rules) =>
  rules.characters.flatMap(({ abilities }, character) =>
    abilities.flatMap((ability) =>
      ability.kind === 'makesLeaders' ? [{ character, nation: nationIx(ability.nation) }] : [],
    ),
  ),
)
/** The Nations whose Elites lead, because a character in play makes them. */
export const leadingElites = (rules: Rules, table: Table): Bits => {
  let bits = 0
  for (const { character, nation } of LEADER_MAKERS(rules)) if (isOnMap(table, character)) bits |= 1 << nation
  return bits
}
/** Whether a kind of piece is Elites of one of these Nations. */
export const isEliteOf = (nations: Bits, piece: PieceIx): boolean =>
  nations !== 0 && piece < 2 * NATIONS.length && (piece & 1) === 1 && ((nations >> (piece >> 1)) & 1) === 1
/** How many Elites of a Force lead. */
export const elitesWhoLead = (
  rules: Rules,
  table: Table,
  side: SideIx,
  force: Pick<Force, 'elites'>,
): number => {
  if (side === 0) return 0
  let elites = 0
  for (const { character, nation } of LEADER_MAKERS(rules))
    if (isOnMap(table, character)) elites += nationCount(force.elites, placeInSide(nation))
  return elites
}
/** Whether somebody of a Force leads it on the march; who cannot move does not count. */
export const isLed = (rules: Rules, table: Table, side: SideIx, force: Force): boolean =>
  leadersIn(force) > 0 ||
  force.nazgul > 0 ||
  (force.characters !== 0 && (force.characters & ~rootedIn(rules, table)) !== 0) ||
  elitesWhoLead(rules, table, side, force) > 0
/** Whether somebody of a Force leads its attack; who cannot move counts too (ruling OR-40). */
export const leadsAttack = (rules: Rules, table: Table, side: SideIx, force: Force): boolean =>
  force.characters !== 0 || isLed(rules, table, side, force)
