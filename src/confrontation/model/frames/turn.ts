/** Frames of a turn: what the player to move decides, the move, a card that names a piece, the attack. */
import type * as t from 'io-ts/lib/index.js'
import { byTag, orNull, variables } from '../../../kernel/sheet/records'
import { flag, literal, number } from '../../../kernel/sheet/shapes'
import { WAYS } from '../actions'
import { maybePiece, piece, region, side, special } from '../shapes'

const moving = { piece, to: region, way: literal('a way', WAYS) }
/** A card that names an enemy piece; -1 until a hidden one is drawn. */
const named = { card: special, region, piece: maybePiece }

/** What the player to move has decided. */
export const turnChoice = byTag('does', {
  move: variables({ does: literal('a choice', ['move']), ...moving }),
  step: variables({ does: literal('a choice', ['step']), ...moving, same: flag }),
  name: variables({ does: literal('a choice', ['name']), ...named }),
  nothing: variables({ does: literal('a choice', ['nothing']) }),
})
/** What the player to move has decided. */
export type TurnChoice = t.TypeOf<typeof turnChoice>

/** A turn: `stepped` has taken a card's extra step, and then `same` tells who must make the move. */
export const turn = variables({ side, choice: orNull(turnChoice), stepped: maybePiece, same: flag })
export interface TurnVars extends t.TypeOf<typeof turn> {}

/** A move under way; `struck` once the traveller has been struck in the tunnel. */
export const move = variables({ ...moving, struck: flag })
export interface MoveVars extends t.TypeOf<typeof move> {}

/** A card that names an enemy piece. */
export const naming = variables(named)
export interface NamingVars extends t.TypeOf<typeof naming> {}

/** An attack: battle after battle in one region. `defender` is -1 until chosen or drawn. */
export const attack = variables({ attacker: piece, region, battles: number(), defender: maybePiece })
/**
 * An attack: battle after battle in one region. `defender` is -1 until chosen or drawn.
 *
 * @internal
 */
export interface AttackVars extends t.TypeOf<typeof attack> {}
