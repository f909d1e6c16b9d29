/**
 * Figures on the map that a card is about: those to promote, to lose or to move.
 */
import { nationsToActOn } from './command'
import type { Rules } from '../model/config'
import type { PickFigure } from '../model/actions'
import type { Violation, World, Here } from '../model/bundle'
import type { Instruction } from '../model/effects'
import {
  INSIDE,
  type NationIx,
  type PieceIx,
  type PlaceIx,
  type SideIx,
  type Table,
  type CardIx,
} from '../model/table'
import { violation } from '../rulebook'
import { NOT_THERE, since } from './absent'
import { armyAt, forceAt, placeOf } from './armies'
import { nationIx, regionIx, sideOfNation, STRONGHOLDS } from './board'
import {
  ARMY_PIECES,
  characterIx,
  countIn,
  countOf,
  eliteOf,
  nationOfPiece,
  pieceIx,
  regularOf,
  sideOfPiece,
} from './pieces'
import { inReserve } from './recruits'
import { dieAsked } from '../../kernel/dice'
import { cardId } from './playable'

/** A kind of piece somewhere. */
export interface Standing {
  readonly piece: PieceIx
  readonly place: PlaceIx
}

/** The places with an Army of a side: the fields of regions, then the boxes of Strongholds. */
const armyPlaces = (table: Table, side: SideIx): ReadonlyArray<PlaceIx> => {
  const places: Array<PlaceIx> = []
  for (let region = 0; region < table.fields.length; region++)
    if (table.fields[region]?.side === side) places.push(region)
  for (const region of STRONGHOLDS)
    if (armyAt(table, region + INSIDE)?.side === side) places.push(region + INSIDE)
  return places
}

/** Which of some kinds of units and Leaders of a side stand in some places. */
export const standingAt = (
  { rules, table }: World,
  side: SideIx,
  places: ReadonlyArray<PlaceIx>,
  pieces: ReadonlyArray<PieceIx>,
): ReadonlyArray<Standing> =>
  places.flatMap((place) => {
    const army = armyAt(table, place)
    if (army === null || army.side !== side) return []
    return pieces.flatMap((piece) => (countOf(rules, army, piece) > 0 ? [{ piece, place }] : []))
  })

/** What is against a figure that a card does not take: none is there, or it is none of those it speaks of. */
export const untaken = ({ rules, table }: World, { piece, region }: PickFigure): Violation => {
  const broken = violation('events.overrides', {})
  const [ix, at] = [pieceIx(rules, piece), regionIx(region)]
  const side = sideOfPiece(rules, ix)
  const isThere = [at, at + INSIDE].some(
    (place) => countIn(rules, forceAt(rules, table, side, place), ix) > 0,
  )
  return isThere ? broken : since(broken, NOT_THERE)
}

/** Units and Leaders of a Nation on the map. */
export const figuresOf = (rules: Rules, table: Table, nation: NationIx): ReadonlyArray<Standing> => {
  const side = sideOfNation(nation)
  const kinds = ARMY_PIECES(rules)[side].filter((piece) => nationOfPiece(rules, piece) === nation)
  return standingAt({ rules, table }, side, armyPlaces(table, side), kinds)
}

/** Regulars that a card can replace by Elites now. */
export const promotable = (
  rules: Rules,
  table: Table,
  side: SideIx,
  { nations, inArmyOf }: Extract<Instruction, { kind: 'promote' }>,
): ReadonlyArray<Standing> => {
  const places =
    inArmyOf === undefined
      ? armyPlaces(table, side)
      : inArmyOf.map((who) => placeOf(table, characterIx(rules, who))).filter((place) => place >= 0)
  const own = nationsToActOn(rules, table, side)
  const kinds = nations
    .map(nationIx)
    .filter((nation) => (own >> nation) & 1 && inReserve(rules, table, eliteOf(nation)) > 0)
  return standingAt({ rules, table }, side, places, kinds.map(regularOf))
}

/*
 * Questions for what a card rolls or draws by chance, asked of who does it by hand.
 */

type Say = (id: string) => string
type OfCard = { readonly card: CardIx }

/** Asks for the next die of a card. */
export const asksCardDie = ({ rules, vars }: Here<OfCard & { readonly left: number }>, say: Say): string =>
  dieAsked(`Roll for the card ${say(cardId(rules, vars.card))}`, vars.left)

/** Asks what is drawn for a card. */
export const asksForCard =
  (which: string) =>
  ({ rules, vars }: Here<OfCard>, say: Say): string =>
    `${which} is drawn for the card ${say(cardId(rules, vars.card))}?`
