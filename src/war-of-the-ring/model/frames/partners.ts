/** The variables of what partners do among themselves (chapter XI): swapping cards, mixing Armies. */
import * as t from 'io-ts/lib/index.js'
import { below, pairOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import { maybeCard, maybePlace, side } from '../codecs/names'
import type { Rules } from '../config'

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
