/**
 * Who may go together: "how many of these?" for a march, an attack or an advance, one kind of piece after the
 * other in any order. A number that is settled is not asked for, and every number offered leaves a legal
 * party possible; so it makes no difference in which order they are told.
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import type { PartyVars } from '../model/frames'
import { NO_FORCE, type Bits, type Force, type PieceIx, type Table } from '../model/table'
import { isEliteOf, isLed, leadingElites, leadsAttack } from './armies'
import { isBound, isFit } from './command'
import { isEscorted, NAZGUL_FIGURE } from './escorts'
import { firstOf } from './fellowship'
import { countIn, isUnit, PIECES_OF, unitsIn, withMore } from './pieces'

/** How many of a kind may go: from `least` to `most`. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** What a party is made from. */
export type Gathering = Omit<PartyVars, 'chosen' | 'said' | 'first' | 'escort'> & {
  readonly escort?: Bits
}

/** The kind at a place in the list of a side. Its own reader, because it is read in innermost loops. */
export const pieceIn = (pieces: ReadonlyArray<PieceIx>, place: number): PieceIx => pieces[place] as PieceIx

/** What is told of a party so far: who goes, and the kinds about which that is known. */
type Told = Pick<PartyVars, 'chosen' | 'said'>

const isSaid = (said: Bits, place: number): boolean => ((said >> place) & 1) === 1
/** The places that are not told, of so many; mostly few are, so loops go over these alone. */
const unsaid = (said: Bits, kinds: number): Bits => ~said & ((1 << kinds) - 1)

/** So many of the kind at a place go. */
type Telling = readonly [place: number, number: number]

const telling = (
  rules: Rules,
  { side }: Pick<Gathering, 'side'>,
  told: Told,
  [place, number]: Telling,
): Told => ({
  chosen: withMore(rules, told.chosen, pieceIn(PIECES_OF(rules)[side], place), number),
  said: told.said | (1 << place),
})

/** Whether those chosen are led already. */
const areLed = (rules: Rules, table: Table, { purpose, side }: Gathering, chosen: Force): boolean =>
  purpose === 'attack' ? leadsAttack(rules, table, side, chosen) : isLed(rules, table, side, chosen)

/** Whether a kind of piece is one of those of whom one must go along. */
const isAskedFor = (rules: Rules, piece: PieceIx, escort: Bits): boolean => {
  if (piece === rules.nazgul) return (escort & NAZGUL_FIGURE(rules)) !== 0
  return piece >= rules.firstCharacter && ((escort >> (piece - rules.firstCharacter)) & 1) === 1
}

/** Whether a kind may not stay with nobody: Leaders when the last units go, all when the last ones attack. */
const keepsCompany = (rules: Rules, { purpose }: Gathering, piece: PieceIx): boolean =>
  !isUnit(rules, piece) && (purpose === 'attack' || piece < rules.nazgul)

/** What the kinds not told yet can bring: units, somebody who leads (Elites apart), somebody asked for. */
interface Open {
  readonly units: number
  readonly leads: boolean
  readonly elites: boolean
  readonly escorts: boolean
}

const openIn = ({ rules, table }: World, { side, available, escort = 0 }: Gathering, said: Bits): Open => {
  const pieces = PIECES_OF(rules)[side]
  const elites = side === 1 ? leadingElites(rules, table) : 0
  const open = { units: 0, leads: false, elites: false, escorts: false }
  for (let left = unsaid(said, pieces.length); left !== 0; left &= left - 1) {
    const piece = pieceIn(pieces, firstOf(left))
    if (isUnit(rules, piece)) open.units += countIn(rules, available, piece)
    if (piece >= rules.firstLeader) open.leads = true
    if (isEliteOf(elites, piece)) open.elites = true
    if (escort !== 0 && isAskedFor(rules, piece, escort)) open.escorts = true
  }
  return open
}

/** Most units that may go: one stays if somebody does who may not be alone. */
const mostTogether = (rules: Rules, party: Gathering, { chosen, said }: Told): number => {
  const { side, available, most, total } = party
  if (most < total) return most
  const isLeft = PIECES_OF(rules)[side].some(
    (piece, place) =>
      isSaid(said, place) &&
      keepsCompany(rules, party, piece) &&
      countIn(rules, chosen, piece) < countIn(rules, available, piece),
  )
  return isLeft ? total - 1 : most
}

/** What is asked about: a kind of piece, what is told, and what the kinds beside it can bring. */
interface Asked {
  readonly party: Gathering
  readonly told: Told
  readonly place: number
  readonly open: Open
}

/** How many units of a kind; room is kept for an Elite if nobody else can lead. */
const unitRange = ({ rules, table }: World, { party, told, place, open }: Asked): Range => {
  const piece = pieceIn(PIECES_OF(rules)[party.side], place)
  const going = unitsIn(told.chosen)
  const room = mostTogether(rules, party, told) - going
  const least = Math.max(0, party.least - going - open.units)
  const most = Math.min(countIn(rules, party.available, piece), room)
  if (!party.leader || open.leads || areLed(rules, table, party, told.chosen)) return { least, most }
  if (!isEliteOf(leadingElites(rules, table), piece)) return { least, most: Math.min(most, room - 1) }
  return { least: open.elites ? least : Math.max(least, 1), most }
}

/** Whether one of a kind that is no unit has to go: nobody else is left who leads, or of whom one must. */
const isNeeded = ({ rules, table }: World, { party, told, place, open }: Asked): boolean => {
  const { side, escort = 0 } = party
  const piece = pieceIn(PIECES_OF(rules)[side], place)
  const lacksEscort = escort !== 0 && !isEscorted(rules, told.chosen, escort) && !open.escorts
  if (lacksEscort && isAskedFor(rules, piece, escort)) return true
  if (!party.leader || open.leads || areLed(rules, table, party, told.chosen)) return false
  const without = telling(rules, party, told, [place, 0])
  return !open.elites || unitsIn(told.chosen) >= mostTogether(rules, party, without)
}

const otherRange = (world: World, asked: Asked): Range => {
  const { rules } = world
  const { party, told, place } = asked
  const piece = pieceIn(PIECES_OF(rules)[party.side], place)
  const most = countIn(rules, party.available, piece)
  const allGo = Math.max(party.least, unitsIn(told.chosen)) >= party.total
  if (allGo && keepsCompany(rules, party, piece)) return { least: most, most }
  return { least: isNeeded(world, asked) ? Math.min(1, most) : 0, most }
}

/** Whether those chosen may go together as they are: enough of them, and led if they must be. */
const isWhole = (world: World, party: Gathering, told: Told): boolean => {
  const { rules, table } = world
  return (
    unitsIn(told.chosen) >= Math.max(1, party.least) &&
    isFit(rules, table, party, told.chosen) &&
    (!party.leader || areLed(rules, table, party, told.chosen) || openIn(world, party, told.said).leads)
  )
}

/** Whether those chosen can still become a party whose members may go together. */
const canBeFit = (world: World, party: Gathering, told: Told, from = 0): boolean => {
  if (isWhole(world, party, told)) return true
  const { rules } = world
  const pieces = PIECES_OF(rules)[party.side]
  for (let place = from; place < pieces.length; place++) {
    const piece = pieceIn(pieces, place)
    if (!isUnit(rules, piece)) return false
    if (isSaid(told.said, place)) continue
    const room = mostTogether(rules, party, told) - unitsIn(told.chosen)
    const most = Math.min(countIn(rules, party.available, piece), room)
    for (let number = 1; number <= most; number++)
      if (canBeFit(world, party, telling(rules, party, told, [place, number]), place + 1)) return true
  }
  return false
}

/** The kinds of which nobody may go, and nobody chosen. */
const untold = (rules: Rules, { side, available }: Gathering): Told => ({
  chosen: NO_FORCE,
  said: PIECES_OF(rules)[side].reduce(
    (said, piece, place) => (countIn(rules, available, piece) === 0 ? said | (1 << place) : said),
    0,
  ),
})

/** Whether anybody may go at all, where it matters who goes together. */
export const canGather = (rules: Rules, table: Table, party: Gathering): boolean =>
  !isBound(rules, table, party) || canBeFit({ rules, table }, party, untold(rules, party))

/** Those numbers of a kind with which a party remains possible whose members may go together. */
const fitting = (world: World, { party, told, place }: Asked, range: Range): Range => {
  const isOpen = (number: number): boolean =>
    canBeFit(world, party, telling(world.rules, party, told, [place, number]))
  let { least, most } = range
  while (least < most && !isOpen(least)) least++
  while (most > least && !isOpen(most)) most--
  return { least, most }
}

const rangeAt = (world: World, party: Gathering, told: Told, place: number): Range => {
  const { rules, table } = world
  const asked = { party, told, place, open: openIn(world, party, told.said | (1 << place)) }
  const isOfUnits = isUnit(rules, pieceIn(PIECES_OF(rules)[party.side], place))
  const range = isOfUnits ? unitRange(world, asked) : otherRange(world, asked)
  return isBound(rules, table, party) ? fitting(world, asked, range) : range
}

/** How many of a kind that is not told yet may go. */
export const rangeOf = (rules: Rules, table: Table, party: PartyVars, piece: PieceIx): Range =>
  rangeAt({ rules, table }, party, party, PIECES_OF(rules)[party.side].indexOf(piece))

/** Kinds with one number left are told by that. */
const settling = (world: World, party: Gathering, from: Told): Told => {
  const { rules } = world
  const kinds = PIECES_OF(rules)[party.side].length
  let told = from
  let left = unsaid(told.said, kinds)
  while (left !== 0) {
    const place = firstOf(left)
    const { least, most } = rangeAt(world, party, told, place)
    if (least >= most) told = telling(rules, party, told, [place, most])
    left = least < most ? left & (left - 1) : unsaid(told.said, kinds)
  }
  return told
}

/** A party with its first question, or settled at once. */
export const partyOf = (rules: Rules, table: Table, party: Gathering): PartyVars => {
  const { chosen, said } = settling({ rules, table }, party, untold(rules, party))
  const { purpose, side, from, to, available, least, most, total, leader, escort = 0 } = party
  return {
    purpose,
    side,
    from,
    to,
    available,
    chosen,
    said,
    first: said,
    least,
    most,
    total,
    leader,
    escort,
  }
}

/** The party after so many of a kind are told. */
export const answered = (
  { rules, table }: World,
  party: PartyVars,
  piece: PieceIx,
  number: number,
): PartyVars => {
  const place = PIECES_OF(rules)[party.side].indexOf(piece)
  return { ...party, ...settling({ rules, table }, party, telling(rules, party, party, [place, number])) }
}

/** The kinds that are to be told, in the order of the list. */
export const openKinds = (rules: Rules, { side, said }: PartyVars): ReadonlyArray<PieceIx> =>
  PIECES_OF(rules)[side].filter((_, place) => !isSaid(said, place))

/** Whether nothing is left to ask. */
export const isSettled = (rules: Rules, { side, said }: PartyVars): boolean =>
  said === (1 << PIECES_OF(rules)[side].length) - 1
/** Whether nothing has been answered yet. */
export const isFresh = ({ first, said }: PartyVars): boolean => first === said
/** Whether all who may go can go together. */
export const canBringAll = (rules: Rules, table: Table, party: PartyVars): boolean =>
  isFresh(party) &&
  unitsIn(party.available) <= party.most &&
  (!isBound(rules, table, party) || isFit(rules, table, party, party.available))

/** How many units there is room for in the field of a region that holds so many. */
export const roomFor = (rules: Rules, units: number): number => rules.limits.units - units
