/**
 * Law 12: `whyNot` gives the reason of a referee. Whatever is asked for, it is never silent on what is not
 * legal, names rules of the book in plain sentences, and the ways it tells can be gone. What it tells a seat
 * follows from the view of that seat.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type Explanation, type Random, type State, type Types } from '../../../src/kernel'
import { brief, keyOf, must, mustEqual, mustRight, throughText } from './check'
import { placeOf, someOf, someStates } from './line'
import type { Law, Line, Subject } from './subject'

/** An action of the right form for a seat, otherwise at random; mostly of what is near. */
const triedBy = <T extends Types>(
  { game }: Subject<T>,
  line: Line<T>,
  seat: string,
  random: Random,
): ReadonlyArray<object> => {
  const kinds = Object.entries(game.actions)
  const drawn = Array.from({ length: 4 }, () => {
    const [kind = '', fields = {}] = kinds[random(kinds.length)] ?? []
    const values = Object.entries(fields).map(([name, all]) => [name, all[random(all.length)]])
    return { seat, kind, ...Object.fromEntries(values) }
  })
  const near = someOf(line, line.actions, 8).filter((action) => action.seat === seat)
  return [...drawn, ...near.map((action) => ({ ...action }))]
}

const ID_OF_QUESTION = /\bdecide\/|\bundefined\b|\bnull\b|\[object/

const speaksPlainly = <T extends Types>(
  { game }: Subject<T>,
  why: ReadonlyArray<Explanation>,
  what: () => string,
): void => {
  for (const { rule, sentence, cites } of why) {
    must(rule !== null && Object.hasOwn(game.rulebook, rule), () => `${brief(rule)} is no rule: ${what()}`)
    must(sentence !== '' && !ID_OF_QUESTION.test(sentence), () => `it says ${brief(sentence)}: ${what()}`)
    must(cites.length > 0, () => `nothing is cited: ${what()}`)
  }
}

/** The way of an action can be gone, and at its end the action is as was told. */
const wayHolds = <T extends Types>({ game }: Subject<T>, state: State<T>, action: object): void => {
  const what = () => `${brief(action)} at ${placeOf(state)}`
  const way = game.wayTo(state, action)
  const gone = mustRight(game.applyAll(state, way.after), `the way ${brief(way.after)} to ${what()}`)
  const then = game.applyAction(gone.state, action)
  must(E.isRight(then) === (way.rules.length === 0), () => `after ${brief(way.after)}: ${what()}`)
  const why = game.whyNot(state, action)
  const isLegal = E.isRight(game.applyAction(state, action))
  must(isLegal === (why.length === 0), () => `legal ${isLegal}, but ${brief(why)}: ${what()}`)
  if (way.after.length > 0)
    must(
      why.every(({ after }) => keyOf({ after }) === keyOf({ after: way.after })),
      () => `the way of whyNot is another: ${what()}`,
    )
}

/** Every rule told at the end of a way is told there too. */
const refusals: Law = {
  says: 'law 12: whyNot is never silent on what is illegal, names rules plainly, and its ways lead there',
  over: 'some',
  needs: 'state',
  holds: (subject, line) => {
    const random = randomFrom(`refusals ${line.play.seed}`)
    for (const state of someStates(line, 3))
      for (const seat of subject.seatsOf(line.config))
        for (const action of triedBy(subject, line, seat, random)) {
          const tried = subject.game.applyAction(state, action)
          if (E.isLeft(tried) && tried.left._tag === 'Malformed') continue
          const what = () => `${brief(action)} at ${placeOf(state)}`
          speaksPlainly(subject, subject.game.whyNot(state, action), what)
          wayHolds(subject, state, action)
        }
  },
}

const ofViews: Law = {
  says: 'law 5: what whyNot tells a seat follows from its view alone',
  over: 'some',
  needs: 'state',
  holds: (subject, line) => {
    const { game } = subject
    const random = randomFrom(`views ${line.play.seed}`)
    for (const state of someStates(line, 2))
      for (const seat of subject.seatsOf(line.config)) {
        const view = throughText(game.view(state, seat)) as ReturnType<typeof game.view>
        for (const action of triedBy(subject, line, seat, random).slice(2, 6))
          mustEqual(
            game.whyNotOfView(view, action),
            game.whyNot(state, action),
            `why not ${brief(action)} at ${placeOf(state)}`,
          )
      }
  },
}

export const REFUSALS: ReadonlyArray<Law> = [refusals, ofViews]
