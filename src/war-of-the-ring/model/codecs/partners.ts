/**
 * The codecs of the frames of what partners do among themselves (chapter XI).
 */
import * as t from 'io-ts/lib/index.js'
import { below, pairOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import type { VarsOf } from '../../../kernel/wiring'
import type { Rules } from '../config'
import type { Frames, PartnerFrames } from '../frames'
import { destination } from './destination'
import { card, maybeCard, maybePlace, side } from './names'

/** The variables of the frames that partners have. */
export const partnerFrames = derived(
  (rules: Rules): { readonly [K in keyof PartnerFrames]: t.Type<VarsOf<Frames, K>, unknown> } => {
    const given = pairOf(maybeCard(rules), maybeCard(rules))
    return {
      swap: fieldsOf({ side, agreed: t.boolean, given }),
      'decide/agree': fieldsOf({ side, place: maybePlace, agreed: below(3) }),
      'decide/give': fieldsOf({ side, given }),
      'decide/hand': fieldsOf({ side, card: card(rules), random: t.boolean }),
      'decide/parted': destination(rules),
    }
  },
)
