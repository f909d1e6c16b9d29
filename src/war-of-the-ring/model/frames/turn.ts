/** The variables of the turn (chapter IV): phases, dice and opportunities to act. */
import * as t from 'io-ts/lib/index.js'
import { anyOf, bitsOf, natural, oneOf, below, pairOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import { side, maybeCard, maybePlace } from '../codecs/names'
import { fieldsWith } from '../codecs/seldom'
import { use } from '../codecs/use'
import type { Rules } from '../config'
import { DECKS } from '../ids'
import { DRAW_REASONS } from './words'

export const war = fieldsOf({ war: t.literal(true) })
/** The war: turn after turn until somebody has won. */
export interface WarVars extends t.TypeOf<typeof war> {}

/** Dice that the Shadow has to allocate at least, in editions that know of such a minimum. */
const least = t.literal(1)

export const turn = derived(({ huntMinimum }: Rules) =>
  fieldsWith({ next: side, declares: t.boolean }, { least }, () => huntMinimum),
)
/**
 * A turn of six phases; `next` acts next in Action Resolution, `declares` whether the Fellowship is
 * declared, `least` how many dice the Shadow has to allocate; none if it is not said.
 */
export interface TurnVars extends t.TypeOf<ReturnType<typeof turn>> {}

export const allocation = derived(({ huntMinimum }: Rules) =>
  fieldsWith({ side }, { least }, () => huntMinimum),
)
/** The question how many dice the Shadow allocates; so many at least, if it is said. */
export interface AllocationVars extends t.TypeOf<ReturnType<typeof allocation>> {}

export const draw = fieldsOf({
  side,
  /** From these decks still, as bits of the two decks of the side. */
  decks: bitsOf('decks', DECKS),
  why: oneOf('a reason to draw', DRAW_REASONS),
})
/** Cards being drawn by a side, and why. */
export interface DrawVars extends t.TypeOf<typeof draw> {}

export const roll = fieldsOf({ side, left: natural })
/** Action dice being rolled. */
export interface RollVars extends t.TypeOf<typeof roll> {}

export const opportunity = derived((rules: Rules) =>
  fieldsOf({
    side,
    /** Whether he has used an Elven Ring in it. */
    ring: t.boolean,
    use: anyOf(use(rules), t.null),
  }),
)
/** A player's opportunity to act. */
export interface OpportunityVars extends t.TypeOf<ReturnType<typeof opportunity>> {}

export const asking = fieldsOf({ side })
/** A question to one side about its own affairs. */
export interface AskVars extends t.TypeOf<typeof asking> {}

/* The variables of what partners do among themselves (chapter XI): swapping cards, mixing Armies. */

const given = derived((rules: Rules) => pairOf(maybeCard(rules), maybeCard(rules)))

export const swap = derived((rules: Rules) => fieldsOf({ side, agreed: t.boolean, given: given(rules) }))
/** Partners who may swap a card: whether both wish it, and what each gives, -1 before. */
export interface SwapVars extends t.TypeOf<ReturnType<typeof swap>> {}

export const agree = fieldsOf({ side, place: maybePlace, agreed: below(3) })
/**
 * Whether both partners of a side agree: to mix their Armies in a place, or, where it is -1, to swap a card.
 * Who has said yes is told by his place among the seats of his side.
 */
export interface AgreeVars extends t.TypeOf<typeof agree> {}

export const give = derived((rules: Rules) => fieldsOf({ side, given: given(rules) }))
/** The card that each partner of a side gives, -1 before he has chosen. */
export interface GiveVars extends t.TypeOf<ReturnType<typeof give>> {}
