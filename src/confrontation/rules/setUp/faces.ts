/**
 * The Draft Game: each side secretly settles, tile by tile and in any order, which faces it fields.
 */
import { sharedBy } from '../../../kernel/brand'
import { coded } from '../../../kernel/options'
import { at } from '../../../kernel/row'
import { NO_EVENTS } from '../../../kernel/types'
import { faceName } from '../../data/names'
import type { FieldCharacter } from '../../model/actions'
import type { Changed, Confrontation, Here, Question } from '../../model/bundle'
import type { DraftVars } from '../../model/frames'
import { CHARACTER_IDS, TILE_IDS, type Seat } from '../../model/ids'
import { draftOf, type PieceIx, type SideIx } from '../../model/table'
import { has, placeOfCharacter, PIECES, seatOf, sideId, sideOf } from '../../query/pieces'
import { violation } from '../../rulebook'

const SIDES: ReadonlyArray<SideIx> = [0, 1]
const TILES = TILE_IDS.length

/** The side that a seat plays now. */
export const sideOfSeat = (here: Here, seat: Seat): SideIx =>
  seatOf(here.config, here.table, 0) === seat ? 0 : 1

/** The tiles of a side that it has not settled yet. */
const openTiles = ({ vars }: Here<DraftVars>, side: SideIx): ReadonlyArray<PieceIx> =>
  PIECES[side].filter((tile) => !has(vars.settled[side], tile))

/** A face fielded, by the place of the character. */
const faceOf = sharedBy<FieldCharacter>(CHARACTER_IDS.length, (seat, code) => ({
  seat,
  kind: 'fieldCharacter',
  character: at(CHARACTER_IDS, code),
}))

/** A tile that is open may show either face. */
const optionsFor = coded<Confrontation, DraftVars, FieldCharacter>({
  write: (here, seat, into, from) => {
    const side = sideOfSeat(here, seat)
    const settled = here.vars.settled[side]
    let size = from
    for (const tile of PIECES[side]) {
      if (has(settled, tile)) continue
      into[size++] = tile
      into[size++] = tile + TILES
    }
    return size
  },
  action: (_, seat, place) => faceOf(seat, place),
})

const settle = ({ vars }: Here<DraftVars>, side: SideIx, tile: PieceIx): DraftVars => {
  const [mine, theirs] = vars.settled
  return { settled: side === 0 ? [mine | (1 << tile), theirs] : [mine, theirs | (1 << tile)] }
}

/** Which faces do you field? Asked of both sides at once, of each for its tiles in any order. */
export const decideFaces: Question<'decide/faces', FieldCharacter> = {
  answers: ['fieldCharacter'],
  seats: (here) => {
    const seats: Array<Seat> = []
    for (const side of SIDES)
      if (PIECES[side].some((tile) => !has(here.vars.settled[side], tile)))
        seats.push(seatOf(here.config, here.table, side))
    return seats
  },
  options: optionsFor,
  violations: (here, { seat, character }) => {
    const side = sideOfSeat(here, seat)
    const tile = placeOfCharacter(character) % TILES
    if (sideOf(tile) !== side) return [violation('setup.ownPiece', { piece: character })]
    return openTiles(here, side).includes(tile) ? [] : [violation('setup.once', { piece: character })]
  },
  resolve: (here, { seat, character }) => {
    const side = sideOfSeat(here, seat)
    const tile = placeOfCharacter(character) % TILES
    const table = draftOf(here.table)
    if (placeOfCharacter(character) >= TILES) table.variant |= 1 << tile
    const vars = settle(here, side, tile)
    const events = [
      { kind: 'CharacterFielded', rule: 'setup.draft', side: sideId(side), character, only: seat } as const,
    ]
    const isOver = SIDES.every((one) => openTiles({ ...here, vars }, one).length === 0)
    return isOver ? { table, events, value: null } : { table, events, vars }
  },
  asks: (here, seat) => {
    const options = optionsFor(here, seat)
    return options.length > 2
      ? 'Which characters do you field? One face of each tile, in any order.'
      : `Which face of the tile do you field: ${options.map((one) => faceName(one.character)).join(' or ')}?`
  },
  reads: ['setup.draft'],
}

/** Shows the line-ups after an open draft; after a secret one they stay hidden. */
export const showLineUps = (here: Here): Changed => {
  if (here.config.characters === 'draft-secret') return { table: here.table, events: NO_EVENTS }
  const characters = SIDES.flatMap((side) =>
    Array.from({ length: 9 }, (_, place) => {
      const tile = place + (side === 0 ? 0 : 9)
      return at(CHARACTER_IDS, (here.table.variant >> tile) & 1 ? tile + 18 : tile)
    }),
  )
  const events =
    here.config.characters === 'draft-open'
      ? ([{ kind: 'LineUpsShown', rule: 'setup.draftOpen', characters }] as const)
      : NO_EVENTS
  return { table: { ...here.table, facesKnown: 0x3ffff }, events }
}
