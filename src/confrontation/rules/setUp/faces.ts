/**
 * The Draft Game: each side secretly settles, tile by tile, which face it fields.
 */
import { at } from '../../../kernel/row'
import { NO_EVENTS } from '../../../kernel/types'
import { faceName } from '../../data/names'
import type { FieldCharacter } from '../../model/actions'
import type { Changed, Here, Question } from '../../model/bundle'
import type { DraftVars } from '../../model/frames'
import { CHARACTER_IDS, type Seat } from '../../model/ids'
import { draftOf, type SideIx } from '../../model/table'
import { placeOfCharacter, seatOf, sideId } from '../../query/pieces'

const SIDES: ReadonlyArray<SideIx> = [0, 1]

/** The side that a seat plays now. */
export const sideOfSeat = (here: Here, seat: Seat): SideIx =>
  seatOf(here.config, here.table, 0) === seat ? 0 : 1

const nextTile = (here: Here<DraftVars>, side: SideIx): number =>
  here.vars.settled[side] + (side === 0 ? 0 : 9)

const optionsFor = (here: Here<DraftVars>, seat: Seat): ReadonlyArray<FieldCharacter> => {
  const tile = nextTile(here, sideOfSeat(here, seat))
  return [tile, tile + 18].map((place) => ({
    seat,
    kind: 'fieldCharacter',
    character: at(CHARACTER_IDS, place),
  }))
}

/** Which face of the next tile? Asked of both sides at once. */
export const decideFaces: Question<'decide/faces', FieldCharacter> = {
  answers: ['fieldCharacter'],
  stays: ['settled'],
  seats: (here) =>
    SIDES.filter((side) => here.vars.settled[side] < 9).map((side) => seatOf(here.config, here.table, side)),
  options: optionsFor,
  violations: (here, { seat, character }) =>
    placeOfCharacter(character) % 18 === nextTile(here, sideOfSeat(here, seat))
      ? []
      : [{ rule: 'setup.draft', facts: {} }],
  resolve: (here, { seat, character }) => {
    const side = sideOfSeat(here, seat)
    const tile = nextTile(here, side)
    const table = draftOf(here.table)
    if (placeOfCharacter(character) >= 18) table.variant |= 1 << tile
    const [mine, theirs] = here.vars.settled
    const settled = side === 0 ? ([mine + 1, theirs] as const) : ([mine, theirs + 1] as const)
    const events = [
      { kind: 'CharacterFielded', rule: 'setup.draft', side: sideId(side), character, only: seat } as const,
    ]
    if (settled[0] < 9 || settled[1] < 9) return { table, events, vars: { settled } }
    return { table, events, value: null }
  },
  asks: (here, seat) => {
    const [ring, star] = optionsFor(here, seat)
    const faces = [ring, star].map((one) => (one === undefined ? '' : faceName(one.character)))
    return `Which face of the tile do you field: ${faces.join(' or ')}?`
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
