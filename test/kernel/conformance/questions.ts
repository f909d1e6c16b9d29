/**
 * What is asked: who must decide, what he may answer, the prompt for a person, one action at random.
 * With law 4: somebody can always go on until the game is over, and it is over some day.
 */
import * as O from 'fp-ts/lib/Option.js'
import { randomFrom, type Actor, type State, type Types } from '../../../src/kernel'
import { brief, keyOf, must, mustEqual, mustLeft, mustRight } from './check'
import { placeOf, someStates, startOf } from './line'
import type { Law, Line, Subject } from './subject'

const everyone = <T extends Types>({ seats }: Subject<T>): ReadonlyArray<Actor<T>> => [...seats, 'nature']

const outcomeHolds = <T extends Types>(subject: Subject<T>, line: Line<T>, state: State<T>): void => {
  const outcome = subject.game.outcome(state)
  must(O.isSome(outcome), () => `no outcome although nobody is asked at ${placeOf(state)}`)
  const { winners, reason, rule, scores } = outcome.value
  must(Array.isArray(winners) && typeof scores === 'object', () => `the outcome is ${brief(outcome.value)}`)
  const seats = subject.seatsOf(line.config)
  must(
    winners.every((seat) => seats.includes(seat)) && new Set(winners).size === winners.length,
    () => `winners are ${brief(winners)}`,
  )
  must(reason !== '' && Object.hasOwn(subject.game.rulebook, rule), () => `it ended for ${rule}: ${reason}`)
  must(/^[A-Z][^.]*\.$/.test(reason), () => `no sentence: ${reason}`)
  must(Object.values(scores).every(Number.isFinite), () => `scores are ${brief(scores)}`)
  mustEqual(Object.keys(scores).sort(), seats.slice().sort(), 'seats with a score')
  mustEqual(subject.game.legalActions(state), [], 'legal actions after the end')
  mustEqual(subject.game.sampleAction(state, randomFrom('end')), O.none, 'a sample after the end')
  const late = subject.game.applyAction(state, line.actions[line.actions.length - 1])
  must(mustLeft(late, 'an action after the end')._tag === 'GameOver', () => 'refused for another reason')
}

const asked: Law = {
  says: 'law 4: until the game is over somebody is asked and can answer; then its outcome is told',
  over: 'every',
  needs: 'state',
  quick: true,
  holds: (subject, line) => {
    const { game } = subject
    for (const state of line.states) {
      const actors = game.actors(state)
      must(new Set(actors).size === actors.length, () => `asked twice: ${brief(actors)}`)
      if (actors.length === 0) {
        outcomeHolds(subject, line, state)
        continue
      }
      must(O.isNone(game.outcome(state)), () => `over, but ${brief(actors)} must decide`)
      const known = actors.every((seat) => seat === 'nature' || subject.seatsOf(line.config).includes(seat))
      must(known, () => `asked: ${brief(actors)}`)
      must(!actors.includes('nature') || actors.length === 1, () => 'nature decides together with a seat')
      for (const actor of actors)
        must(game.legalActions(state, actor).length > 0, () => `${actor} has no answer at ${placeOf(state)}`)
    }
  },
}

const ends: Law = {
  says: 'law 4: every random game ends',
  over: 'every',
  needs: 'play',
  holds: (subject, line) => {
    const { game, longest } = subject
    const random = randomFrom(`ends ${line.play.seed}`)
    let state = startOf(subject, line.play)
    for (let decisions = 0; game.actors(state).length > 0; decisions++) {
      must(decisions < longest, () => `not over after ${decisions} decisions, at ${placeOf(state)}`)
      const action = game.sampleAction(state, random)
      must(O.isSome(action), () => `nothing to sample at ${placeOf(state)}`)
      state = mustRight(game.applyAction(state, action.value), `a sample ${brief(action)} is refused`).state
    }
  },
}

const listing: Law = {
  says: 'legal actions are distinct, the same when asked again, and listed by the seats that are asked',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    const { game } = subject
    for (const state of someStates(line, 16)) {
      const all = game.legalActions(state)
      must(new Set(all.map(keyOf)).size === all.length, () => `listed twice at ${placeOf(state)}`)
      mustEqual(game.legalActions(state), all, 'listed again')
      const actors = game.actors(state)
      const bySeat = actors.flatMap((actor) => game.legalActions(state, actor))
      mustEqual(bySeat, all, 'the lists of those who are asked')
      for (const actor of everyone(subject)) {
        const own = game.legalActions(state, actor)
        must(actors.includes(actor) || own.length === 0, () => `${actor} is not asked but may act`)
        must(
          own.every(({ seat }) => seat === actor),
          () => `${actor} may act for another`,
        )
      }
    }
  },
}

const promptHolds = <T extends Types>({ game }: Subject<T>, state: State<T>, actor: Actor<T>): void => {
  const prompt = game.prompt(state, actor)
  const asks = game.actors(state).includes(actor)
  must(O.isSome(prompt) === asks, () => `${actor} is asked: ${asks}, has a prompt: ${!asks}`)
  if (O.isNone(prompt)) return
  const { kind, seat, sentence, choices, fields, rules } = prompt.value
  must(kind !== '' && sentence !== '' && seat === actor, () => `a prompt ${brief({ kind, sentence, seat })}`)
  const actions = choices.map(({ action }) => action)
  mustEqual(actions, game.legalActions(state, actor), 'choices of the prompt')
  const labels = choices.map(({ label }) => label)
  must(!labels.includes(''), () => 'a choice without a label')
  must(new Set(labels).size === labels.length, () => `two choices look alike: ${brief(labels)}`)
  must(
    rules.every((rule) => Object.hasOwn(game.rulebook, rule)),
    () => `unknown rules ${brief(rules)}`,
  )
  const values: Record<string, Array<unknown>> = {}
  for (const action of actions)
    for (const [name, value] of Object.entries(action))
      if (name !== 'seat' && !(values[name] ??= []).includes(value)) values[name]?.push(value)
  mustEqual(fields, values, 'fields of the prompt')
}

const prompting: Law = {
  says: 'a prompt offers exactly the legal actions, each with its own label, and the values of each field',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    for (const state of someStates(line, 12))
      for (const actor of everyone(subject)) promptHolds(subject, state, actor)
  },
}

const sampling: Law = {
  says: 'sampleAction gives legal actions only, and every legal action comes up',
  over: 'some',
  needs: 'state',
  holds: ({ game }, line) => {
    const random = randomFrom(`samples ${line.play.seed}`)
    for (const state of someStates(line, 4)) {
      const waiting = new Set(game.legalActions(state).map(keyOf))
      const listed = new Set(waiting)
      for (let tries = listed.size * 25; tries > 0 && waiting.size > 0; tries--) {
        const sample = game.sampleAction(state, random)
        must(O.isSome(sample) && listed.has(keyOf(sample.value)), () => `sampled ${brief(sample)}`)
        waiting.delete(keyOf(sample.value))
      }
      must(waiting.size === 0, () => `never sampled at ${placeOf(state)}: ${[...waiting].join(' ')}`)
    }
  },
}

export const QUESTIONS: ReadonlyArray<Law> = [asked, ends, listing, prompting, sampling]
