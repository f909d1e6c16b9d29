/** Frames of the sitting and of the set-up: the match, a game, the draft, special cards, placement. */
import type * as t from 'io-ts/lib/index.js'
import { keysOf } from '../../../kernel/named'
import { orNull, pairOf, variables } from '../../../kernel/sheet/records'
import { flag, literal, number, type Shape } from '../../../kernel/sheet/shapes'
import { RULEBOOK, type RuleId } from '../../rulebook'
import { pieces, side, specials } from '../shapes'

/** The name of a rule. */
export const rule: Shape<RuleId, RuleId> = literal('a rule', keysOf(RULEBOOK))

/** How a game ended: the winning side, why, and what it is worth in a match. */
export const gameResult = variables({ winner: side, rule, points: number() })
/**
 * How a game ended: the winning side, why, and what it is worth in a match.
 *
 * @internal
 */
export interface GameResult extends t.TypeOf<typeof gameResult> {}

/** The whole sitting: one game, or two with sides exchanged. */
export const match = variables({ last: orNull(gameResult) })
export interface MatchVars extends t.TypeOf<typeof match> {}

/** One game. */
export const game = variables({ number: number() })
export interface GameVars extends t.TypeOf<typeof game> {}

/** A question to one side about its own affairs. */
export const asked = variables({ side })
export interface AskVars extends t.TypeOf<typeof asked> {}

/** The tiles that each side has settled in the draft. */
export const draft = variables({ settled: pairOf(pieces, pieces) })
export interface DraftVars extends t.TypeOf<typeof draft> {}

/** Special cards picked so far by each side, and how many it must pick, from whose four. */
export const pick = variables({ number: number(), own: flag, picked: pairOf(specials, specials) })
export interface PickVars extends t.TypeOf<typeof pick> {}
