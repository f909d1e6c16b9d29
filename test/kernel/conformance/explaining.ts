/**
 * Law 8: every event names a rule of the book, and whatever the library says can be looked up there.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Explanation, Types } from '../../../src/kernel'
import { brief, must } from './check'
import { someOf, someStates, stepsOf } from './line'
import type { Law, Subject } from './subject'

/** Each part is a sentence, and at least one says where it is written. */
const mustCite = (explained: ReadonlyArray<Explanation>, subject: unknown): void => {
  must(explained.length > 0, () => `nothing explains ${brief(subject)}`)
  must(
    explained.every(({ sentence }) => sentence !== ''),
    () => `no sentence for ${brief(subject)}`,
  )
  must(
    explained.some(({ cites }) => cites.length > 0),
    () => `nothing is cited for ${brief(subject)}`,
  )
}

const events: Law = {
  says: 'law 8: every event names a rule of the book, and explain gives its sentence and cites',
  over: 'every',
  needs: 'step',
  quick: true,
  holds: ({ game }, line) => {
    for (const { after, events: happened } of stepsOf(line))
      for (const event of happened) {
        must(Object.hasOwn(game.rulebook, event.rule), () => `no such rule: ${brief(event)}`)
        const explained = game.explain(after, event)
        const [first, ...cards] = explained
        must(first?.rule === event.rule, () => `explained ${brief(event)}`)
        must(
          cards.every(({ rule, facts }) => rule === null && Object.hasOwn(facts, 'card')),
          () => `explained ${brief(event)} beside its rule and cards`,
        )
        mustCite(explained, event)
      }
  },
}

const prompts: Law = {
  says: 'law 8: the prompt of every seat can be explained',
  over: 'every',
  needs: 'state',
  holds: ({ game }, line) => {
    for (const state of someStates(line, 12))
      for (const actor of game.actors(state)) {
        const prompt = game.prompt(state, actor)
        if (actor !== 'nature' && O.isSome(prompt)) mustCite(game.explain(state, prompt.value), prompt.value)
      }
  },
}

const draws: Law = {
  says: 'law 8: at a manual draw the prompt and the refusal of a seat can be explained',
  over: 'every',
  needs: 'state',
  holds: ({ game }, line) => {
    for (const state of line.states) {
      const prompt = game.actors(state).includes('nature') ? game.prompt(state, 'nature') : O.none
      if (O.isNone(prompt)) continue
      mustCite(game.explain(state, prompt.value), prompt.value)
      const [action] = line.actions
      if (action === undefined) continue
      const refused = game.applyAction(state, action)
      if (E.isLeft(refused)) mustCite(game.explain(state, refused.left), refused.left)
    }
  },
}

/** A refusal has the facts that its rule wants, and no others. */
const factsHold = <T extends Types>({ game }: Subject<T>, explained: ReadonlyArray<Explanation>): void => {
  for (const { rule, facts } of explained) {
    if (rule === null) continue
    const wanted = game.rulebook[rule]?.facts ?? []
    must(
      wanted.every((name) => Object.hasOwn(facts, name)),
      () => `${rule} wants the facts ${brief(wanted)}, not ${brief(facts)}`,
    )
  }
}

const rejections: Law = {
  says: 'law 8: every rejection can be explained, with its rule, the facts of the case and cites',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    const { game } = subject
    for (const state of someStates(line, 6))
      for (const action of someOf(line, line.actions, 25)) {
        const applied = game.applyAction(state, action)
        if (E.isRight(applied)) continue
        const explained = game.explain(state, applied.left)
        must(
          explained.every(({ sentence }) => sentence !== ''),
          () => `no sentence: ${brief(applied.left)}`,
        )
        const { _tag } = applied.left
        const atDraw = game.actors(state).includes('nature')
        if (_tag === 'Forbidden' || (_tag === 'NotAsked' && !atDraw)) mustCite(explained, applied.left)
        if (_tag === 'Forbidden') factsHold(subject, explained)
      }
  },
}

export const EXPLAINING: ReadonlyArray<Law> = [events, prompts, draws, rejections]
