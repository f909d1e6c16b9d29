/** The codecs of where a group on foot goes. */
import * as t from 'io-ts/lib/index.js'
import { natural } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import type { Rules } from '../config'
import type { DestinationVars, Stride } from '../frames'
import { characters, side } from './names'

/** How Companions go. */
export const stride: t.Type<Stride, unknown> = fieldsOf({
  level: natural,
  farther: natural,
  besieged: t.boolean,
  stays: t.boolean,
})
/** Where a group may go. */
export const destination: (rules: Rules) => t.Type<DestinationVars, unknown> = derived((rules: Rules) =>
  fieldsOf({ side, chosen: characters(rules), separates: t.boolean, stride }),
)
