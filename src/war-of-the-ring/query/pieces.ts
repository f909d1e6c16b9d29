/**
 * Questions about kinds of pieces: whose they are, of which Nation and rank, and how many a Force has.
 * `rules.pieces` lists the units, two ranks of each Nation first, then the Leaders, the Nazgûl, and the
 * characters.
 */
import { placeIn } from '../../kernel/named'
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import type { PieceKind } from '../model/config'
import { SIDES, type CharacterId, type PieceId, type Side } from '../model/ids'
import type { Pieces } from '../model/events'
import { nationCount, nationSum, ofNation } from '../model/counts'
import type { Army, CharacterIx, Force, NationIx, PieceIx, SideIx } from '../model/table'
import type { CharacterData } from '../model/tables'

/** What kind of piece it is. */
const kindOf = (rules: Rules, piece: PieceIx): PieceKind => rules.pieces[piece] as PieceKind

const piecePlaces = derived((rules: Rules) => placeIn(rules.pieceIds))
const characterPlaces = derived((rules: Rules) => placeIn(rules.characterIds))

/** Kind of piece by index. */
export const pieceId = (rules: Rules, piece: PieceIx): PieceId => rules.pieceIds[piece] as PieceId
/** Index of a kind of piece. */
export const pieceIx = (rules: Rules, id: PieceId): PieceIx => piecePlaces(rules)(id)
/** Character by index. */
export const characterId = (rules: Rules, character: CharacterIx): CharacterId =>
  rules.characterIds[character] as CharacterId
/** Index of a character. */
export const characterIx = (rules: Rules, id: CharacterId): CharacterIx => characterPlaces(rules)(id)
/** What the card of a character says. */
export const characterData = (rules: Rules, character: CharacterIx): CharacterData =>
  rules.characters[character] as CharacterData
/** Side by index. */
export const sideId = (side: SideIx): Side => SIDES[side]

/** The Regulars of a Nation as a kind of piece. */
export const regularOf = (nation: NationIx): PieceIx => nation * 2
/** The Elites of a Nation as a kind of piece. */
export const eliteOf = (nation: NationIx): PieceIx => nation * 2 + 1
/** Whether it is a unit. */
export const isUnit = (rules: Rules, piece: PieceIx): boolean => piece < rules.firstLeader
/** Whether it is an Elite. */
export const isElite = (rules: Rules, piece: PieceIx): boolean => kindOf(rules, piece).sort === 'elite'
/** Whether it is a Leader of the Free Peoples. */
export const isLeader = (rules: Rules, piece: PieceIx): boolean =>
  piece >= rules.firstLeader && piece < rules.nazgul
/** The Nation of a unit or Leader, -1 for the rest. */
export const nationOfPiece = (rules: Rules, piece: PieceIx): NationIx => kindOf(rules, piece).nation
const SIDE_OF_CHARACTER = derived((rules: Rules): ReadonlyArray<SideIx> =>
  rules.characters.map(({ side }) => (side === 'shadow' ? 1 : 0)),
)
/** The side of a character. */
export const sideOfCharacter = (rules: Rules, character: CharacterIx): SideIx =>
  SIDE_OF_CHARACTER(rules)[character] as SideIx
/** The side of a kind of piece. */
export const sideOfPiece = (rules: Rules, piece: PieceIx): SideIx => kindOf(rules, piece).side

const pieceList = (rules: Rules, side: SideIx): ReadonlyArray<PieceIx> =>
  rules.pieces.flatMap((kind, piece) => (kind.side === side ? [piece] : []))
/** The kinds of piece of each side in the order in which they are asked about: units first. */
export const PIECES_OF = derived(
  (rules: Rules): readonly [ReadonlyArray<PieceIx>, ReadonlyArray<PieceIx>] => [
    pieceList(rules, 0),
    pieceList(rules, 1),
  ],
)
/** The units and Leaders of each side, Nation by Nation. */
export const ARMY_PIECES = derived(
  (rules: Rules): readonly [ReadonlyArray<PieceIx>, ReadonlyArray<PieceIx>] => {
    const byPlace = (one: PieceIx, other: PieceIx): number =>
      kindOf(rules, one).place - kindOf(rules, other).place || one - other
    const ofSide = (side: SideIx): ReadonlyArray<PieceIx> =>
      PIECES_OF(rules)
        [side].filter((piece) => piece < rules.nazgul)
        .sort(byPlace)
    return [ofSide(0), ofSide(1)]
  },
)
/** How many figures there are of a kind. */
export const figuresOf = (rules: Rules, piece: PieceIx): number => kindOf(rules, piece).number
/** The characters of each side as bits. */
export const CHARACTERS_OF = derived((rules: Rules): readonly [number, number] => [
  rules.characterIds.reduce((bits, _, ix) => (sideOfCharacter(rules, ix) === 0 ? bits | (1 << ix) : bits), 0),
  rules.characterIds.reduce((bits, _, ix) => (sideOfCharacter(rules, ix) === 1 ? bits | (1 << ix) : bits), 0),
])

/** How many of a kind a Force has. */
export const countIn = (rules: Rules, force: Force, piece: PieceIx): number => {
  const { sort, place } = kindOf(rules, piece)
  switch (sort) {
    case 'regular':
      return nationCount(force.regulars, place)
    case 'elite':
      return nationCount(force.elites, place)
    case 'leader':
      return nationCount(force.leaders, place)
    case 'nazgul':
      return force.nazgul
    case 'character':
      return (force.characters >> place) & 1
  }
}

/** How many of a kind of unit or Leader an Army has. */
export const countOf = (rules: Rules, army: Army, piece: PieceIx): number => {
  const { sort, place } = kindOf(rules, piece)
  if (sort === 'leader') return nationCount(army.leaders, place)
  return nationCount(sort === 'elite' ? army.elites : army.regulars, place)
}

/** A Force with so many more of a kind. */
export const withMore = (rules: Rules, force: Force, piece: PieceIx, number: number): Force => {
  if (number === 0) return force
  let { regulars, elites, leaders, nazgul, characters } = force
  const { sort, place } = kindOf(rules, piece)
  if (sort === 'character') characters |= 1 << place
  else if (sort === 'nazgul') nazgul += number
  else if (sort === 'leader') leaders += ofNation(place, number)
  else if (sort === 'elite') elites += ofNation(place, number)
  else regulars += ofNation(place, number)
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
export const listOf = (rules: Rules, side: SideIx, force: Force): ReadonlyArray<Pieces> => {
  const pieces: Array<Pieces> = []
  for (const piece of PIECES_OF(rules)[side]) {
    const number = countIn(rules, force, piece)
    if (number > 0) pieces.push({ piece: pieceId(rules, piece), number })
  }
  return pieces
}
