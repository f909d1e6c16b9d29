/**
 * The codec of a use of a die: what is done, with which die as which result, and what it is about.
 */
import { keysOf } from '../../../kernel/named'
import type { Rules } from '../config'
import { derived } from '../../../kernel/derived'
import * as t from 'io-ts/lib/index.js'
import { formed, indexOf, oneOf } from '../../../kernel/codec'
import { fieldsOf, objectForm } from '../../../kernel/fields'
import type { Use } from '../use'
import { DECKS, FACTIONS } from '../ids'
import { character, maybeFace, nation } from './names'

const card = derived((rules: Rules) => indexOf('an event card', rules.eventCardIds))
const deck = indexOf('a deck', DECKS)
const faction = indexOf('a faction', FACTIONS)
const nothing: t.Type<number, null> = formed(
  new t.Type(
    'null',
    (u): u is number => u === -1,
    (u, context) => (u === null ? t.success(-1) : t.failure(u, context)),
    () => null,
  ),
  { type: 'null' },
)

type Further = 'bringFaction' | 'callFaction' | 'buildEngine' | 'declare'
type Subject = t.Type<number, string | null>
type Subjects = { readonly [K in Exclude<Use['does'], Further>]: Subject } & {
  readonly [K in Further]?: Subject
}

/** What each use of a die is about. */
const SUBJECTS = derived((rules: Rules): Subjects => ({
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
  recruitEverywhere: character(rules),
  upgrade: character(rules),
  bringCharacter: character(rules),
  drawEvent: deck,
  playEvent: card(rules),
  endCard: card(rules),
  ...(rules.beside === undefined
    ? {}
    : { bringFaction: faction, callFaction: faction, buildEngine: nothing, declare: nothing }),
}))
const does = derived((rules: Rules) => oneOf('a use of a die', keysOf(SUBJECTS(rules))))

/** A use of a die and what it is about. */
export const use = derived((rules: Rules): t.Type<Use, unknown> =>
  (() => {
    const plain = fieldsOf({ does: does(rules), die: maybeFace, as: maybeFace, what: t.unknown })
    const codec = new t.Type<Use, unknown>(
      'a use of a die',
      (u): u is Use => typeof u === 'object' && u !== null,
      (u, context) => {
        const read = plain.validate(u, context)
        if (read._tag === 'Left') return read
        const subject = SUBJECTS(rules)[read.right.does] ?? nothing
        const { what } = read.right
        const about = subject.validate(what, t.appendContext(context, 'what', subject, what))
        return about._tag === 'Left' ? about : t.success({ ...read.right, what: about.right })
      },
      (value) =>
        plain.encode({ ...value, what: (SUBJECTS(rules)[value.does] ?? nothing).encode(value.what) }),
    )
    const forms = [...new Set(Object.values(SUBJECTS(rules)))].map((what) => {
      const uses = Object.entries(SUBJECTS(rules)).flatMap(([name, about]) => (about === what ? [name] : []))
      return objectForm({ does: { enum: uses }, die: maybeFace, as: maybeFace, what })
    })
    return formed(codec, { anyOf: forms })
  })(),
)
