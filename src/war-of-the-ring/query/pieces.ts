/**
 * Questions about kinds of pieces: whose they are, of which Nation and rank, and how many a Force has.
 * PIECE_IDS lists two ranks of each Nation, then the Leaders, the Nazgûl, and the characters.
 */
import { CHARACTERS } from '../data/characters'
import {
  CHARACTER_IDS,
  PIECE_IDS,
  SIDES,
  type CharacterId,
  type PieceId,
  type Seat,
  type Side,
} from '../model/ids'
import type { Pieces } from '../model/events'
import { nationCount, nationSum, ofNation } from '../model/counts'
import type { Army, CharacterIx, Force, NationIx, PieceIx, SideIx } from '../model/table'
import type { CharacterData } from '../model/tables'
import { NATIONS_OF, placeInSide, sideOfNation } from './board'

/** Where the Leaders begin in PIECE_IDS, the Nazgûl, and the characters. */
export const FIRST_LEADER = 16
export const NAZGUL = 21
export const FIRST_CHARACTER = 22

const piecePlaces = new Map<string, PieceIx>(PIECE_IDS.map((id, place) => [id, place]))
const characterPlaces = new Map<string, CharacterIx>(CHARACTER_IDS.map((id, place) => [id, place]))

/** Kind of piece by index. */
export const pieceId = (piece: PieceIx): PieceId => PIECE_IDS[piece] as PieceId
/** Index of a kind of piece. */
export const pieceIx = (id: PieceId): PieceIx => piecePlaces.get(id) as PieceIx
/** Character by index. */
export const characterId = (character: CharacterIx): CharacterId => CHARACTER_IDS[character] as CharacterId
/** Index of a character. */
export const characterIx = (id: CharacterId): CharacterIx => characterPlaces.get(id) as CharacterIx
/** What the card of a character says. */
export const characterData = (character: CharacterIx): CharacterData => CHARACTERS[character] as CharacterData
/** Side by index. */
export const sideId = (side: SideIx): Side => SIDES[side]
/** The seat that plays a side. */
export const seatOf = (side: SideIx): Seat => SIDES[side]

/** The Regulars of a Nation as a kind of piece. */
export const regularOf = (nation: NationIx): PieceIx => nation * 2
/** The Elites of a Nation as a kind of piece. */
export const eliteOf = (nation: NationIx): PieceIx => nation * 2 + 1
/** The Leaders of a Nation as a kind of piece. */
export const leaderOf = (nation: NationIx): PieceIx => FIRST_LEADER + nation
/** Whether it is a unit. */
export const isUnit = (piece: PieceIx): boolean => piece < FIRST_LEADER
/** Whether it is an Elite. */
export const isElite = (piece: PieceIx): boolean => piece < FIRST_LEADER && (piece & 1) === 1
/** Whether it is a Leader of the Free Peoples. */
export const isLeader = (piece: PieceIx): boolean => piece >= FIRST_LEADER && piece < NAZGUL
/** The Nation of a unit or Leader, -1 for the rest. */
export const nationOfPiece = (piece: PieceIx): NationIx => {
  if (piece < FIRST_LEADER) return piece >> 1
  return piece < NAZGUL ? piece - FIRST_LEADER : -1
}
const SIDE_OF_CHARACTER: ReadonlyArray<SideIx> = CHARACTERS.map(({ side }) => (side === 'shadow' ? 1 : 0))
/** The side of a character. */
export const sideOfCharacter = (character: CharacterIx): SideIx => SIDE_OF_CHARACTER[character] as SideIx
/** The side of a kind of piece. */
export const sideOfPiece = (piece: PieceIx): SideIx => {
  if (piece === NAZGUL) return 1
  return piece >= FIRST_CHARACTER
    ? sideOfCharacter(piece - FIRST_CHARACTER)
    : sideOfNation(nationOfPiece(piece))
}

const pieceList = (side: SideIx): ReadonlyArray<PieceIx> => [
  ...NATIONS_OF[side].flatMap((nation) => [regularOf(nation), eliteOf(nation)]),
  ...(side === 0 ? NATIONS_OF[0].map(leaderOf) : [NAZGUL]),
  ...CHARACTER_IDS.flatMap((_, ix) => (sideOfCharacter(ix) === side ? [FIRST_CHARACTER + ix] : [])),
]
/** The kinds of piece of each side in the order in which they are asked about: units first. */
export const PIECES_OF: readonly [ReadonlyArray<PieceIx>, ReadonlyArray<PieceIx>] = [
  pieceList(0),
  pieceList(1),
]
/** The characters of each side as bits. */
export const CHARACTERS_OF: readonly [number, number] = [
  CHARACTER_IDS.reduce((bits, _, ix) => (sideOfCharacter(ix) === 0 ? bits | (1 << ix) : bits), 0),
  CHARACTER_IDS.reduce((bits, _, ix) => (sideOfCharacter(ix) === 1 ? bits | (1 << ix) : bits), 0),
]

/** How many of a kind a Force has. */
export const countIn = (force: Force, piece: PieceIx): number => {
  if (piece >= FIRST_CHARACTER) return (force.characters >> (piece - FIRST_CHARACTER)) & 1
  if (piece === NAZGUL) return force.nazgul
  const place = placeInSide(nationOfPiece(piece))
  if (piece >= FIRST_LEADER) return nationCount(force.leaders, place)
  return nationCount((piece & 1) === 0 ? force.regulars : force.elites, place)
}

/** How many of a kind of unit or Leader an Army has. */
export const countOf = (army: Army, piece: PieceIx): number => {
  const place = placeInSide(nationOfPiece(piece))
  if (piece >= FIRST_LEADER) return nationCount(army.leaders, place)
  return nationCount((piece & 1) === 0 ? army.regulars : army.elites, place)
}

/** A Force with so many more of a kind. */
export const withMore = (force: Force, piece: PieceIx, number: number): Force => {
  if (number === 0) return force
  let { regulars, elites, leaders, nazgul, characters } = force
  if (piece >= FIRST_CHARACTER) characters |= 1 << (piece - FIRST_CHARACTER)
  else if (piece === NAZGUL) nazgul += number
  else {
    const more = ofNation(placeInSide(nationOfPiece(piece)), number)
    if (piece >= FIRST_LEADER) leaders += more
    else if ((piece & 1) === 0) regulars += more
    else elites += more
  }
  return { regulars, elites, leaders, nazgul, characters }
}

/** What is left of a Force without some of it. */
export const without = (force: Force, part: Force): Force => ({
  regulars: force.regulars - part.regulars,
  elites: force.elites - part.elites,
  leaders: force.leaders - part.leaders,
  nazgul: force.nazgul - part.nazgul,
  characters: force.characters & ~part.characters,
})

/** Units of a Force or an Army. */
export const unitsIn = ({ regulars, elites }: Pick<Army, 'regulars' | 'elites'>): number =>
  nationSum(regulars) + nationSum(elites)
/** Leaders of a Force or an Army. */
export const leadersIn = ({ leaders }: Pick<Army, 'leaders'>): number => nationSum(leaders)
/** Whether a Force is nobody. */
export const isNobody = ({ regulars, elites, leaders, nazgul, characters }: Force): boolean =>
  (regulars | elites | leaders | nazgul | characters) === 0

/** A Force as a list, for events. */
export const listOf = (side: SideIx, force: Force): ReadonlyArray<Pieces> => {
  const pieces: Array<Pieces> = []
  for (const piece of PIECES_OF[side]) {
    const number = countIn(force, piece)
    if (number > 0) pieces.push({ piece: pieceId(piece), number })
  }
  return pieces
}
