/**
 * Under which rules something was saved. A config that lost what it chooses, or got it from elsewhere, may
 * still fit a table that two editions can show; so saves and views of rules that are not the usual ones say
 * what these are called, and are read under no others. Hashes do not know of it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { guarded, malformed, show, type Malformed } from '../../kernel/door'
import { isObject } from '../../kernel/fields'
import type { Game } from '../../kernel/game'
import { behindOf, handleOf } from '../../kernel/handle'
import { objectOf } from '../../kernel/json'
import { beginningOf, isSnapshot, replayError } from '../../kernel/record'
import type { War } from '../model/bundle'
import type { Rules } from '../model/config'

const named = (called: unknown): string => (called === undefined ? 'the usual rules' : show(called))

/** What is wrong with a save that was made under other rules than those of its config. */
const faultIn = (saved: unknown, rules: Rules): Malformed | undefined =>
  isObject(saved) && 'table' in saved ? faultUnder(saved['rules'], rules) : undefined

const faultUnder = (under: unknown, { called }: Rules): Malformed | undefined =>
  under === called
    ? undefined
    : malformed('rules', `it was saved under ${named(under)}, and its config chooses ${named(called)}`)

/** The same of a view. */
const faultInView = (view: unknown, rules: Rules): Malformed | undefined => {
  const made = behindOf(view)
  if (made !== undefined) return faultUnder(made.rules, rules)
  return isObject(view) && 'viewer' in view ? faultIn(view['state'], rules) : undefined
}

/** A game whose saves and views say under which rules they are, and are read under those alone. */
export const withRulesSaid = (rules: Rules, game: Game<War>): Game<War> => {
  const { called } = rules
  const fault = (saved: unknown): Malformed | undefined => guarded(undefined, () => faultIn(saved, rules))
  const viewFault = (view: unknown): Malformed | undefined =>
    guarded(undefined, () => faultInView(view, rules))
  const checked = <A>(wrong: Malformed | undefined, read: () => E.Either<Malformed, A>) =>
    wrong === undefined ? read() : E.left(wrong)
  return {
    ...game,
    replay: (record, goesOn) => {
      const from = guarded(undefined, () => beginningOf(record))
      const wrong = isSnapshot(from) ? fault(from) : undefined
      return wrong === undefined
        ? game.replay(record, goesOn)
        : E.left(replayError(-1, `from.${wrong.path}: ${wrong.problem}`, wrong))
    },
    decode: (json) => checked(fault(json), () => game.decode(json)),
    decodeView: (json) => checked(viewFault(json), () => game.decodeView(json)),
    determinize: (view, random) => checked(viewFault(view), () => game.determinize(view, random)),
    sampler: (seen) => checked(viewFault(seen), () => game.sampler(seen)),
    hashOfView: (view) => (viewFault(view) === undefined ? game.hashOfView(view) : ''),
    legalActionsOfView: (view) => (viewFault(view) === undefined ? game.legalActionsOfView(view) : []),
    ...(called === undefined ? {} : saying(called, game)),
  }
}

const saying = (called: string, game: Game<War>): Pick<Game<War>, 'encode' | 'record' | 'view'> => ({
  record: (from, actions) =>
    E.Functor.map(game.record(from, actions), (record) =>
      isSnapshot(record.from) ? { ...record, from: { ...record.from, rules: called } } : record,
    ),
  encode: (state) => Object.assign({}, game.encode(state), { rules: called }),
  view: (state, viewer) => {
    const view = game.view(state, viewer)
    const from = behindOf<War>(view)
    return from === undefined
      ? view
      : handleOf(view, { ...from, rules: called }, () => ({ ...objectOf(view.state), rules: called }))
  },
})
