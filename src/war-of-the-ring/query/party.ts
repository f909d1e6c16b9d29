/**
 * Who may go together: the run of questions "how many of these?" for a march, an attack or an advance.
 * Kinds of piece are taken in turn, units first; a kind with one possible answer is not asked about, and
 * every answer offered leaves a legal party possible.
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import type { PartyVars } from '../model/frames'
import { NO_FORCE, type Bits, type Force, type PieceIx, type Table } from '../model/table'
import { isEliteOf, isLed, leadingElites, leadsAttack } from './armies'
import { isBound, isFit } from './command'
import { isEscorted, NAZGUL_FIGURE } from './escorts'
import { countIn, isUnit, PIECES_OF, unitsIn, withMore } from './pieces'

/** How many of a kind may go: from `least` to `most`. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** What a party is made from. */
export type Gathering = Omit<PartyVars, 'chosen' | 'place' | 'first' | 'escort'> & {
  readonly escort?: Bits
}

/** The kind at a place in the list of a side. Its own reader, because it is read in innermost loops. */
export const pieceIn = (pieces: ReadonlyArray<PieceIx>, place: number): PieceIx => pieces[place] as PieceIx

/** Units of the kinds after a place in the list. */
const laterUnits = (rules: Rules, { side, available }: Gathering, place: number): number => {
  let units = 0
  const pieces = PIECES_OF(rules)[side]
  for (let next = place + 1; next < pieces.length; next++) {
    const piece = pieceIn(pieces, next)
    if (!isUnit(rules, piece)) break
    units += countIn(rules, available, piece)
  }
  return units
}

/** Whether those chosen are led already. */
const areLed = (rules: Rules, table: Table, { purpose, side }: Gathering, chosen: Force): boolean =>
  purpose === 'attack' ? leadsAttack(rules, table, side, chosen) : isLed(rules, table, side, chosen)

/** Whether somebody after a place in the list could lead. */
const laterLeads = (rules: Rules, table: Table, { side, available }: Gathering, place: number): boolean => {
  const pieces = PIECES_OF(rules)[side]
  const elites = side === 1 ? leadingElites(rules, table) : 0
  for (let next = place + 1; next < pieces.length; next++) {
    const piece = pieceIn(pieces, next)
    const leads = piece >= rules.firstLeader || isEliteOf(elites, piece)
    if (leads && countIn(rules, available, piece) > 0) return true
  }
  return false
}

const onlyElitesLead = ({ leaders, nazgul, characters }: Force): boolean =>
  (leaders | nazgul | characters) === 0

const leastUnits = ({ rules, table }: World, party: Gathering, chosen: Force, place: number): number => {
  const least = Math.max(0, party.least - unitsIn(chosen) - laterUnits(rules, party, place))
  if (!party.leader || !onlyElitesLead(party.available) || areLed(rules, table, party, chosen)) return least
  const leads = isEliteOf(leadingElites(rules, table), pieceIn(PIECES_OF(rules)[party.side], place))
  return leads && !laterLeads(rules, table, party, place) ? Math.max(least, 1) : least
}

/** Most units of a kind; room is kept for an Elite if nobody else can lead. */
const mostUnits = ({ rules, table }: World, party: Gathering, chosen: Force, place: number): number => {
  const piece = pieceIn(PIECES_OF(rules)[party.side], place)
  const room = party.most - unitsIn(chosen)
  const most = Math.min(countIn(rules, party.available, piece), room)
  if (!party.leader || !onlyElitesLead(party.available) || areLed(rules, table, party, chosen)) return most
  return isEliteOf(leadingElites(rules, table), piece) ? most : Math.min(most, room - 1)
}

/**
 * Who must go because nobody stays to be with: Leaders with the last units, everybody with a whole
 * attack.
 */
const mustGo = (rules: Rules, { purpose, total }: Gathering, chosen: Force, piece: PieceIx): boolean =>
  (purpose === 'attack' || piece < rules.nazgul) && unitsIn(chosen) === total

/** Whether a kind of piece is one of those of whom one must go along. */
const isAskedFor = (rules: Rules, piece: PieceIx, escort: Bits): boolean => {
  if (piece === rules.nazgul) return (escort & NAZGUL_FIGURE(rules)) !== 0
  return piece >= rules.firstCharacter && ((escort >> (piece - rules.firstCharacter)) & 1) === 1
}

/** Whether somebody asked for could come from a place in the list on. */
const laterEscorts = (rules: Rules, { side, available, escort = 0 }: Gathering, place: number): boolean =>
  PIECES_OF(rules)[side].some(
    (piece, ix) => ix > place && isAskedFor(rules, piece, escort) && countIn(rules, available, piece) > 0,
  )

/** Whether one of this kind has to go, since nobody else is left of whom one must. */
const mustEscort = (rules: Rules, party: Gathering, chosen: Force, place: number): boolean => {
  const { side, escort = 0 } = party
  if (escort === 0 || isEscorted(rules, chosen, escort)) return false
  return (
    isAskedFor(rules, pieceIn(PIECES_OF(rules)[side], place), escort) && !laterEscorts(rules, party, place)
  )
}

const leastOf = ({ rules, table }: World, party: Gathering, chosen: Force, place: number): number => {
  const piece = pieceIn(PIECES_OF(rules)[party.side], place)
  if (isUnit(rules, piece))
    return isBound(rules, table, party)
      ? fitting({ rules, table }, party, chosen, place).least
      : leastUnits({ rules, table }, party, chosen, place)
  const there = countIn(rules, party.available, piece)
  if (mustGo(rules, party, chosen, piece)) return there
  if (mustEscort(rules, party, chosen, place)) return Math.min(1, there)
  return party.leader && !areLed(rules, table, party, chosen) && !laterLeads(rules, table, party, place)
    ? Math.min(1, there)
    : 0
}

/** Whether those chosen may go together as they are: enough of them, and led if they must be. */
const isWhole = ({ rules, table }: World, party: Gathering, chosen: Force): boolean =>
  unitsIn(chosen) >= Math.max(1, party.least) &&
  isFit(rules, table, party, chosen) &&
  (!party.leader || !onlyElitesLead(party.available) || areLed(rules, table, party, chosen))

/** Whether those chosen can still become a party whose members may go together. */
const canBeFit = ({ rules, table }: World, party: Gathering, chosen: Force, place: number): boolean => {
  if (isWhole({ rules, table }, party, chosen)) return true
  const pieces = PIECES_OF(rules)[party.side]
  for (let next = place; next < pieces.length; next++) {
    const piece = pieceIn(pieces, next)
    if (!isUnit(rules, piece)) return false
    const most = Math.min(countIn(rules, party.available, piece), party.most - unitsIn(chosen))
    for (let number = 1; number <= most; number++)
      if (canBeFit({ rules, table }, party, withMore(rules, chosen, piece, number), next + 1)) return true
  }
  return false
}

/** Whether anybody may go at all, where it matters who goes together. */
export const canGather = (rules: Rules, table: Table, party: Gathering): boolean =>
  !isBound(rules, table, party) || canBeFit({ rules, table }, party, NO_FORCE, 0)

/** Those numbers of a kind of unit with which a party remains possible whose members may go together. */
const fitting = ({ rules, table }: World, party: Gathering, chosen: Force, place: number): Range => {
  const piece = pieceIn(PIECES_OF(rules)[party.side], place)
  const world = { rules, table }
  const isOpen = (number: number): boolean =>
    canBeFit(world, party, withMore(rules, chosen, piece, number), place + 1)
  let [least, most] = [leastUnits(world, party, chosen, place), mostUnits(world, party, chosen, place)]
  while (least < most && !isOpen(least)) least++
  while (most > least && !isOpen(most)) most--
  return { least, most }
}

const mostOf = ({ rules, table }: World, party: Gathering, chosen: Force, place: number): number => {
  const piece = pieceIn(PIECES_OF(rules)[party.side], place)
  if (isUnit(rules, piece) && isBound(rules, table, party))
    return fitting({ rules, table }, party, chosen, place).most
  return isUnit(rules, piece)
    ? mostUnits({ rules, table }, party, chosen, place)
    : countIn(rules, party.available, piece)
}

/** How many of the kind at the party's place may go. */
export const rangeOf = (rules: Rules, table: Table, party: PartyVars): Range => ({
  least: leastOf({ rules, table }, party, party.chosen, party.place),
  most: mostOf({ rules, table }, party, party.chosen, party.place),
})

/** The next kind from a place on about which there is something to ask; the others are settled. */
const onwards = (
  { rules, table }: World,
  party: Gathering,
  from: Force,
  start: number,
): readonly [Force, number] => {
  const pieces = PIECES_OF(rules)[party.side]
  let chosen = from
  for (let place = start; place < pieces.length; place++) {
    const piece = pieceIn(pieces, place)
    if (countIn(rules, party.available, piece) === 0) continue
    const most = mostOf({ rules, table }, party, chosen, place)
    if (leastOf({ rules, table }, party, chosen, place) < most) return [chosen, place]
    chosen = withMore(rules, chosen, piece, most)
  }
  return [chosen, pieces.length]
}

/** A party with its first question, or settled at once. */
export const partyOf = (rules: Rules, table: Table, party: Gathering): PartyVars => {
  const [chosen, place] = onwards({ rules, table }, party, NO_FORCE, 0)
  const { purpose, side, from, to, available, least, most, total, leader, escort = 0 } = party
  return {
    purpose,
    side,
    from,
    to,
    available,
    chosen,
    first: place,
    place,
    least,
    most,
    total,
    leader,
    escort,
  }
}

/** The party after an answer about the kind asked. */
export const answered = (rules: Rules, table: Table, party: PartyVars, number: number): PartyVars => {
  const piece = pieceIn(PIECES_OF(rules)[party.side], party.place)
  const [chosen, place] = onwards(
    { rules, table },
    party,
    withMore(rules, party.chosen, piece, number),
    party.place + 1,
  )
  return { ...party, chosen, place }
}

/** Whether the answers so far are such as could be given, one kind after the other. */
export const isReached = (rules: Rules, table: Table, party: PartyVars): boolean => {
  const pieces = PIECES_OF(rules)[party.side]
  let now = partyOf(rules, table, party)
  if (now.first !== party.first) return false
  while (now.place < party.place) {
    const number = countIn(rules, party.chosen, pieceIn(pieces, now.place))
    const { least, most } = rangeOf(rules, table, now)
    if (number < least || number > most) return false
    now = answered(rules, table, now, number)
  }
  const { place, chosen } = now
  return (
    place === party.place &&
    pieces.every((piece) => countIn(rules, chosen, piece) === countIn(rules, party.chosen, piece))
  )
}

/** Whether nothing is left to ask. */
export const isSettled = (rules: Rules, { side, place }: PartyVars): boolean =>
  place >= PIECES_OF(rules)[side].length
/** Whether nothing has been answered yet. */
export const isFresh = ({ first, place }: PartyVars): boolean => first === place
/** Whether all who may go can go together. */
export const canBringAll = (rules: Rules, table: Table, party: PartyVars): boolean =>
  isFresh(party) &&
  unitsIn(party.available) <= party.most &&
  (!isBound(rules, table, party) || isFit(rules, table, party, party.available))

/** How many units there is room for in the field of a region that holds so many. */
export const roomFor = (rules: Rules, units: number): number => rules.limits.units - units
