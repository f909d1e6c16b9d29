/**
 * Pieces: which character a piece is, what its text says, who stands where.
 */
import { placeIn } from '../../kernel/named'
import { at } from '../../kernel/row'
import { CHARACTERS } from '../data/characters'
import type { Ability } from '../model/abilities'
import { CHARACTER_IDS, SIDES, type CharacterId, type Name, type Seat, type Side } from '../model/ids'
import type { Config } from '../model/config'
import type { Bits, PieceIx, RegionIx, SideIx, Table } from '../model/table'
import type { RuleId } from '../rulebook'

/** Pieces of a side. */
export const PIECES: readonly [ReadonlyArray<PieceIx>, ReadonlyArray<PieceIx>] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [9, 10, 11, 12, 13, 14, 15, 16, 17],
]

/** A character's abilities by kind. */
export type Text = { readonly [K in Ability['kind']]?: Extract<Ability, { kind: K }> }

const TEXTS: ReadonlyArray<Text> = CHARACTERS.map(({ abilities }) =>
  Object.fromEntries(abilities.map((ability) => [ability.kind, ability])),
)
const STRENGTHS: ReadonlyArray<number> = CHARACTERS.map(({ strength }) => strength)
const CHARACTER_PLACES = placeIn(CHARACTER_IDS)
const RULES: ReadonlyArray<RuleId> = CHARACTER_IDS.map((id) => `character.${id}` as const)

/** Whether a bit is set. */
export const has = (bits: Bits, place: number): boolean => ((bits >> place) & 1) === 1

/** The side a piece belongs to. */
export const sideOf = (piece: PieceIx): SideIx => (piece < 9 ? 0 : 1)
/** The printed name of a side. */
export const sideId = (side: SideIx): Side => SIDES[side]

/** The seat that plays a side: the side itself, or in a match the player who has it in this game. */
export const seatOf = (config: Config, table: Table, side: SideIx): Seat => {
  if (config.games === 1) return SIDES[side]
  return (side === 0) === (table.game === 0) ? 'first' : 'second'
}

/** The character on the fielded face of a piece, by its place in CHARACTER_IDS. */
export const characterIx = (table: Table, piece: PieceIx): number =>
  has(table.variant, piece) ? piece + 18 : piece
/** The printed id of the character a piece is. */
export const characterId = (table: Table, piece: PieceIx): CharacterId =>
  CHARACTER_IDS[characterIx(table, piece)] as CharacterId
/** The name of the character a piece is, whatever its version. */
export const nameOf = (table: Table, piece: PieceIx): Name | undefined =>
  CHARACTERS[characterIx(table, piece)]?.name
/** The place of a character in CHARACTER_IDS. */
export const placeOfCharacter = (id: CharacterId): number => CHARACTER_PLACES(id)
/** The piece that fields a character, or -1 if its other face is fielded. */
export const pieceOf = (table: Table, id: CharacterId): PieceIx => {
  const place = placeOfCharacter(id)
  const piece = place % 18
  return characterIx(table, piece) === place ? piece : -1
}
/** The side of a character, fielded or not. */
export const sideOfCharacter = (id: CharacterId): SideIx => sideOf(placeOfCharacter(id) % 18)

/** What a piece's text says. */
export const textOf = (table: Table, piece: PieceIx): Text => TEXTS[characterIx(table, piece)] as Text
/** What the text of a character says. */
export const textOfCharacter = (character: number): Text => at(TEXTS, character)
/** The printed strength of a piece. */
export const printedStrength = (table: Table, piece: PieceIx): number =>
  at(STRENGTHS, characterIx(table, piece))
/** The rule of the character a piece is. */
export const ruleOf = (table: Table, piece: PieceIx): RuleId => at(RULES, characterIx(table, piece))

/** How many pieces of a side stand in a region. */
export const countAt = (table: Table, side: SideIx, region: RegionIx): number => {
  const { at } = table
  const first = side === 0 ? 0 : 9
  let count = 0
  for (let piece = first; piece < first + 9; piece++) if (at[piece] === region) count++
  return count
}

/** The pieces of a side in a region. */
export const piecesAt = (table: Table, side: SideIx, region: RegionIx): ReadonlyArray<PieceIx> => {
  const { at } = table
  const first = side === 0 ? 0 : 9
  const found: Array<PieceIx> = []
  for (let piece = first; piece < first + 9; piece++) if (at[piece] === region) found.push(piece)
  return found
}

/** Where a piece stands, or DEFEATED, or UNPLACED. */
export const regionOf = (table: Table, piece: PieceIx): RegionIx => table.at[piece] as RegionIx
/** Whether a piece stands on the board. */
export const onBoard = (table: Table, piece: PieceIx): boolean => regionOf(table, piece) >= 0
/** Whether a piece is revealed at this moment. */
export const isRevealed = (table: Table, piece: PieceIx): boolean => has(table.revealed, piece)
/** The hidden pieces of a side in a region. */
export const hiddenAt = (table: Table, side: SideIx, region: RegionIx): ReadonlyArray<PieceIx> =>
  piecesAt(table, side, region).filter((piece) => !isRevealed(table, piece))
/** Whether a piece may no longer step forward, because it was revealed. */
export const isRooted = (table: Table, piece: PieceIx): boolean =>
  isRevealed(table, piece) && textOf(table, piece).staysOnceRevealed !== undefined

/** Counts of pieces by region, one list for each side. */
export type Census = readonly [ReadonlyArray<number>, ReadonlyArray<number>]

/** How many pieces of a side are counted in a region. */
export const countIn = (counts: Census, side: SideIx, region: RegionIx): number =>
  counts[side][region] as number

let counted: ReadonlyArray<RegionIx> | undefined
let counts: Census = [[], []]

/** Counts all pieces by region. The last answer is kept: the same places are mostly asked for again. */
export const census = ({ at }: Table): Census => {
  if (at === counted) return counts
  counts = countAll(at)
  counted = at
  return counts
}

const countAll = (at: ReadonlyArray<RegionIx>): Census => {
  const fellowship = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const sauron = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let piece = 0; piece < 18; piece++) {
    const region = at[piece] as RegionIx
    if (region < 0) continue
    const side = piece < 9 ? fellowship : sauron
    side[region] = (side[region] as number) + 1
  }
  return [fellowship, sauron]
}
