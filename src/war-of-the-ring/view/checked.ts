/**
 * The form of a view that comes from elsewhere, for those who have no rules to look at it with.
 */
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts/lib/index.js'
import { isCheckedView } from '../../kernel/brand'
import { anyOf, below, decodeWith, natural, oneOf } from '../../kernel/codec'
import type { Malformed } from '../../kernel/door'
import type { View } from '../../kernel/game'
import { isObject } from '../../kernel/fields'
import { copyOf, MOST_OF_STATE } from '../../kernel/input'
import type { Json } from '../../kernel/hash'
import { objectOf, type Obj } from '../../kernel/json'
import type { War } from '../model/bundle'
import { configCodec } from '../model/codecs/config'
import type { Rules } from '../model/config'
import { ENDING_RULES } from '../model/frames/words'
import { tableShape } from '../model/table'

const BESIDE_TABLE = t.type({
  stack: t.readonlyArray(t.type({ kind: t.string, at: t.string, vars: t.unknown })),
  outcome: anyOf(
    t.null,
    t.type({
      winners: t.readonlyArray(t.string),
      reason: t.string,
      rule: oneOf('a rule that ends the war', ENDING_RULES),
      scores: t.record(t.string, t.number),
    }),
  ),
})

const eachField = (json: Json | undefined, change: (field: Json) => Json): Obj =>
  Object.fromEntries(Object.entries(objectOf(json)).map(([name, field]) => [name, change(field)]))

/** A table in which hidden piles have no cards, so that the codec of an open table reads it. */
const withoutHidden = (table: Obj): Obj => ({
  ...table,
  cards: eachField(table['cards'], (piles) =>
    eachField(piles, (pile) => (natural.is(objectOf(pile)['hidden']) ? [] : pile)),
  ),
})

/** What readers count on beyond the form: steps on their tracks, and no more hidden cards than there are. */
const limits = (rules: Rules) =>
  t.type({
    fellowship: t.type({
      progress: below(rules.fellowship.progress + 1),
      mordor: anyOf(t.null, below(rules.fellowship.mordor.steps + 1)),
    }),
    cards: t.record(
      t.string,
      t.record(
        t.string,
        anyOf(t.readonlyArray(t.string), t.type({ hidden: below(rules.eventCards.length + 1) })),
      ),
    ),
  })

const formFault = (rules: Rules, { state }: View<War>): E.Either<Malformed, unknown> => {
  const table = objectOf(objectOf(state)['table'])
  return pipe(
    decodeWith(tableShape(rules), withoutHidden(table), 'table.'),
    E.flatMap(() => decodeWith(limits(rules), table, 'table.')),
    E.flatMap(() => decodeWith(BESIDE_TABLE, state)),
  )
}

/** A view of ours as it is; of another one a copy, or what is wrong with its form. */
export const checkedView = (rules: Rules, seen: View<War>): E.Either<Malformed, View<War>> => {
  const isOurs = isCheckedView(seen)
  const view = isOurs ? seen : copyOf(seen, MOST_OF_STATE)
  // Who reads it says what is wrong with something that is no view at all.
  if (!isObject(view) || !isObject(view.state)) return E.right(view)
  return pipe(
    decodeWith(configCodec(rules), view.state['config'], 'config.'),
    E.flatMap(() => (isOurs ? E.right<Malformed, unknown>(view) : formFault(rules, view))),
    E.map(() => view),
  )
}
