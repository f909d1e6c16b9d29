/**
 * The tables of a config for those who use the game: what is printed, the sentences of the rules, and the
 * words of actions and frames. Frozen. Apart from what is printed, which names need alone.
 */
import { derived } from '../../kernel/derived'
import type { ActionSchema } from '../../kernel/door'
import type { Rule } from '../../kernel/rulebook'
import { ACTIONS } from '../model/actions'
import { FRAME_KINDS } from '../model/codecs'
import { ROLES } from '../model/combat'
import type { Rules } from '../model/config'
import {
  BATTLE_ENDS,
  BATTLE_KINDS,
  BEARINGS,
  DAMAGE_ANSWERS,
  DRAW_REASONS,
  TILE_REASONS,
} from '../model/frames'
import type { RuleId } from '../rulebook'
import { frozen, printedTablesOf, type PrintedTables } from './printedTables'

/** The tables of a config. The map and the Nations are the same in all of them. */
export interface WarTables extends PrintedTables {
  readonly rulebook: Readonly<Record<RuleId, Rule>>
  /** The fields of each kind of action with the values they may have. */
  readonly actions: ActionSchema
  /** The kinds of frame as saved states and views name them: what can run and what can be asked. */
  readonly frameKinds: ReadonlyArray<string>
}

/**
 * The words that can stand in the variables of frames, beside names of pieces, places and cards: for whoever
 * counts them, as learners do.
 */
export const FRAME_WORDS = {
  battleKinds: BATTLE_KINDS,
  battleEnds: BATTLE_ENDS,
  roles: ROLES,
  tileReasons: TILE_REASONS,
  bearings: BEARINGS,
  damageAnswers: DAMAGE_ANSWERS,
  drawReasons: DRAW_REASONS,
} as const

/** The tables that rules show. */
export const tablesOf = derived((rules: Rules): WarTables =>
  frozen({
    ...printedTablesOf(rules),
    rulebook: rules.rulebook,
    actions: ACTIONS(rules),
    frameKinds: FRAME_KINDS(rules),
  }),
)
