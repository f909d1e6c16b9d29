/**
 * The codecs of what is there only where a side has partners (chapter XI): their part of the table, and the
 * frames of what they do among themselves.
 */
import * as t from 'io-ts/lib/index.js'
import { below, bitsOf, formed, indexOf, natural, pairOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import type { VarsOf } from '../../../kernel/wiring'
import type { Rules } from '../config'
import type { Frames, PartnerFrames } from '../frames'
import { NATIONS } from '../ids'
import type { Deed, Partners, PlaceIx } from '../table'
import { destination } from './destination'
import { bySide, maybePlace, place, regionSet, side } from './names'

const maybeSeat = derived((rules: Rules) => indexOf('a seat or null', rules.seating.seats, true))

/** Places in ascending order. */
const places: t.Type<ReadonlyArray<PlaceIx>, unknown> = (() => {
  const list = t.readonlyArray(place)
  return formed(
    new t.Type<ReadonlyArray<PlaceIx>, unknown>(
      'places',
      (u): u is ReadonlyArray<PlaceIx> => list.is(u),
      (u, context) => {
        const read = list.validate(u, context)
        return read._tag === 'Left' ? read : t.success(read.right.slice().sort((one, other) => one - other))
      },
      (all) => all.map((one) => place.encode(one)),
    ),
    list,
  )
})()

const deed: t.Type<Deed, unknown> = fieldsOf({ nations: bitsOf('nations', NATIONS), armies: places })

/** What partners have to keep in mind. */
export const partners = derived((rules: Rules): t.Type<Partners | undefined, unknown> => {
  const codec = partnersIn(rules)
  return formed(
    new t.Type<Partners | undefined, unknown>(
      codec.name,
      (u): u is Partners | undefined => codec.is(u),
      (u, context) => codec.validate(u, context),
      (kept) => (kept === undefined ? undefined : codec.encode(kept)),
    ),
    codec,
  )
})

const partnersIn = (rules: Rules): t.Type<Partners, unknown> =>
  fieldsOf({
    acting: bySide(indexOf('a seat', rules.seating.seats)),
    commands: bySide(maybeSeat(rules)),
    mixed: places,
    met: places,
    captors: regionSet,
    hand: maybeSeat(rules),
    removed: natural,
    last: deed,
    doing: deed,
  })

const maybeCard = derived((rules: Rules) => indexOf('an event card or null', rules.eventCardIds, true))

/** The variables of the frames that partners have. */
export const partnerFrames = derived(
  (rules: Rules): { readonly [K in keyof PartnerFrames]: t.Type<VarsOf<Frames, K>, unknown> } => {
    const given = pairOf(maybeCard(rules), maybeCard(rules))
    return {
      swap: fieldsOf({ side, agreed: t.boolean, given }),
      'decide/agree': fieldsOf({ side, place: maybePlace, agreed: below(3) }),
      'decide/give': fieldsOf({ side, given }),
      'decide/hand': fieldsOf({
        side,
        card: indexOf('an event card', rules.eventCardIds),
        random: t.boolean,
      }),
      'decide/parted': destination(rules),
    }
  },
)
