/**
 * The changes that all chapters share: showing, concealing, moving and defeating a piece. Each keeps what
 * the opponent knows up to date and says what happened. A Change is local to one stage and never escapes.
 */
import type { Way } from '../model/actions'
import type { Here } from '../model/bundle'
import type { Event } from '../model/events'
import type { CombatCardId, Seat, Side, SpecialCardId } from '../model/ids'
import {
  DEFEATED,
  draftOf,
  type PieceIx,
  type RegionIx,
  type SideIx,
  type Table,
  type TableDraft,
} from '../model/table'
import type { RuleId } from '../rulebook'
import { regionId } from '../query/board'
import { afterDefeated, afterMoved, afterShown } from '../query/knowledge'
import type { Known } from '../query/worlds'
import {
  characterId,
  has,
  isRevealed,
  nameOf,
  onBoard,
  PIECES,
  regionOf,
  seatOf,
  sideOf,
  textOf,
} from '../query/pieces'

/** A change in the making. */
export interface Change {
  readonly here: Here
  readonly events: Array<Event>
  table: Table
}

/** Begins a change. */
export const changing = (here: Here): Change => ({ here, events: [], table: here.table })

/** Why something happens: the rule, and the card where one is played. */
export interface Cause {
  readonly rule: RuleId
  readonly card?: SpecialCardId | CombatCardId
}

const sideOfPiece = (piece: PieceIx): Side => (piece < 9 ? 'fellowship' : 'sauron')

type Writable<E> = E extends Event ? { -readonly [K in keyof E]: E[K] } : never
type Draft = Writable<Event>

/** Tells what happened, with the card that caused it. */
const happen = (change: Change, cause: Cause, event: Draft): void => {
  if (cause.card !== undefined) event.card = cause.card
  change.events.push(event)
}

/** The seat of a side. */
export const seatIn = (change: Change, side: SideIx): Seat => seatOf(change.here.config, change.table, side)

const learn = (draft: TableDraft, { worlds, extraStep }: Known): void => {
  draft.worlds = worlds
  draft.extraStep = extraStep
}

/** Shows a piece to everybody; a Watcher stays so. Nothing happens if it is revealed already. */
export const reveal = (change: Change, piece: PieceIx, cause: Cause): void => {
  const { table } = change
  if (isRevealed(table, piece)) return
  const bit = 1 << piece
  const region = regionOf(table, piece)
  const stays = textOf(table, piece).staysOnceRevealed !== undefined
  const draft = draftOf(table)
  draft.revealed |= bit
  draft.facesKnown |= bit
  if (stays) draft.forGood |= bit
  learn(draft, afterShown(table, piece, region))
  change.table = draft
  happen(change, cause, {
    kind: 'PieceRevealed',
    rule: cause.rule,
    side: sideOfPiece(piece),
    piece: characterId(table, piece),
    region: regionId(region),
  })
}

/** Conceals every revealed piece that nothing keeps revealed. */
export const conceal = (change: Change, kept: number): void => {
  const { table } = change
  const hidden = table.revealed & ~kept
  if (hidden === 0) return
  const draft = draftOf(table)
  draft.revealed &= kept
  change.table = draft
  const pieces: Array<PieceIx> = []
  for (let piece = 0; piece < 18; piece++) if (has(hidden, piece)) pieces.push(piece)
  change.events.push({
    kind: 'PiecesConcealed',
    rule: 'battle.conceal',
    pieces: pieces.map((piece) => characterId(table, piece)),
  })
}

/** Where a piece goes and how. */
export interface Going {
  readonly to: RegionIx
  readonly way: Way | 'retreat' | 'swap' | 'recall' | 'return'
}

/** Puts a piece of the board into another region; the opponent sees which one only if it is revealed. */
export const relocate = (change: Change, piece: PieceIx, going: Going, cause: Cause): void => {
  const { table } = change
  const from = regionOf(table, piece)
  const open = isRevealed(table, piece)
  const at = table.at.slice()
  at[piece] = going.to
  const draft = draftOf(table)
  draft.at = at
  learn(draft, afterMoved(table, piece, going.to, open))
  change.table = draft
  const moved: Draft = {
    kind: 'PieceMoved',
    rule: cause.rule,
    side: sideOfPiece(piece),
    piece: characterId(table, piece),
    from: regionId(from),
    to: regionId(going.to),
    way: going.way,
  }
  if (!open) moved.only = seatIn(change, sideOf(piece))
  happen(change, cause, moved)
}

const removePiece = (change: Change, piece: PieceIx): void => {
  const { table } = change
  const at = table.at.slice()
  at[piece] = DEFEATED
  const kept = ~(1 << piece)
  const draft = draftOf(table)
  draft.at = at
  draft.revealed &= kept
  draft.forGood &= kept
  draft.spied &= kept
  learn(draft, afterDefeated(table, piece))
  change.table = draft
}

/** Hands the ring on when its bearer is defeated and his text names an heir who is on the board. */
const passRing = (change: Change, bearer: PieceIx): void => {
  const heirName = textOf(change.table, bearer).passesRingTo?.heir
  const heir = PIECES[0].find((piece) => nameOf(change.table, piece) === heirName)
  if (heir === undefined || !onBoard(change.table, heir)) return
  change.table = { ...change.table, ringbearer: heir }
  change.events.push({
    kind: 'RingPassed',
    rule: 'end.ringPasses',
    from: characterId(change.table, bearer),
    to: characterId(change.table, heir),
  })
  reveal(change, heir, { rule: 'end.ringPasses' })
}

/** Defeats a piece: it leaves the board face up. `ringMayPass` is false if its slayer forbids that. */
export const defeat = (change: Change, piece: PieceIx, cause: Cause, ringMayPass = true): void => {
  const region = regionOf(change.table, piece)
  reveal(change, piece, cause)
  removePiece(change, piece)
  happen(change, cause, {
    kind: 'PieceDefeated',
    rule: cause.rule,
    side: sideOfPiece(piece),
    piece: characterId(change.table, piece),
    region: regionId(region),
  })
  if (piece === change.table.ringbearer && ringMayPass) passRing(change, piece)
}
