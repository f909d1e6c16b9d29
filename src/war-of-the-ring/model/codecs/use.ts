/**
 * The codec of a use of a die: what is done, with which die as which result, and what it is about.
 */
import * as t from 'io-ts/lib/index.js'
import { formed, indexOf, oneOf } from '../../../kernel/codec'
import { fieldsOf, objectForm } from '../../../kernel/fields'
import type { Use } from '../frames'
import { DECKS, EVENT_CARD_IDS } from '../ids'
import { character, maybeFace, nation } from './names'

const card = indexOf('an event card', EVENT_CARD_IDS)
const deck = indexOf('a deck', DECKS)
const nothing: t.Type<number, null> = formed(
  new t.Type(
    'null',
    (u): u is number => u === -1,
    (u, context) => (u === null ? t.success(-1) : t.failure(u, context)),
    () => null,
  ),
  { type: 'null' },
)

/** What each use of a die is about. */
const SUBJECTS: { readonly [K in Use['does']]: t.Type<number, string | null> } = {
  pass: nothing,
  nothing,
  moveFellowship: nothing,
  hideFellowship: nothing,
  separate: nothing,
  moveCharacters: nothing,
  moveArmies: nothing,
  attack: nothing,
  advanceNation: nation,
  recruit: nothing,
  recruitEverywhere: character,
  upgrade: character,
  bringCharacter: character,
  drawEvent: deck,
  playEvent: card,
  endCard: card,
}
const does = oneOf('a use of a die', Object.keys(SUBJECTS) as ReadonlyArray<Use['does']>)

/** A use of a die and what it is about. */
export const use: t.Type<Use, unknown> = (() => {
  const plain = fieldsOf({ does, die: maybeFace, as: maybeFace, what: t.unknown })
  const codec = new t.Type<Use, unknown>(
    'a use of a die',
    (u): u is Use => typeof u === 'object' && u !== null,
    (u, context) => {
      const read = plain.validate(u, context)
      if (read._tag === 'Left') return read
      const subject = SUBJECTS[read.right.does]
      const { what } = read.right
      const about = subject.validate(what, t.appendContext(context, 'what', subject, what))
      return about._tag === 'Left' ? about : t.success({ ...read.right, what: about.right })
    },
    (value) => plain.encode({ ...value, what: SUBJECTS[value.does].encode(value.what) }),
  )
  const forms = [...new Set(Object.values(SUBJECTS))].map((what) => {
    const uses = Object.entries(SUBJECTS).flatMap(([name, about]) => (about === what ? [name] : []))
    return objectForm({ does: { enum: uses }, die: maybeFace, as: maybeFace, what })
  })
  return formed(codec, { anyOf: forms })
})()
