/**
 * Law 2: a state saved as JSON text and loaded again is the same state, and the game goes on identically.
 */
import { at } from '../../../src/kernel/row'
import type { Types } from '../../../src/kernel'
import { mustEqual, must, mustRight, throughText } from './check'
import { placeOf, someSteps, someStates, stepsOf } from './line'
import type { Law, Step, Subject } from './subject'

const goesOn = <T extends Types>({ game }: Subject<T>, { before, action, after, events }: Step<T>): void => {
  const loaded = mustRight(game.decode(throughText(game.encode(before))), `cannot load ${placeOf(before)}`)
  mustEqual(loaded, before, `loaded at ${placeOf(before)}`)
  must(game.hash(loaded) === game.hash(before), () => `the hash of the loaded state differs`)
  mustEqual(game.legalActions(loaded), game.legalActions(before), 'legal actions of the loaded state')
  const next = mustRight(game.applyAction(loaded, throughText(action)), 'the loaded game refuses an action')
  mustEqual(next.events, events, 'events of the loaded game')
  mustEqual(next.state, after, 'the loaded game goes on')
}

const roundTrip: Law = {
  says: 'law 2: decode(encode(s)) equals s, the hash agrees and the loaded game goes on identically',
  over: 'every',
  needs: 'step',
  holds: (subject, line) => {
    const { game } = subject
    for (const step of someSteps(line, 8)) goesOn(subject, step)
    const last = at(line.states, line.states.length - 1)
    mustEqual(mustRight(game.decode(throughText(game.encode(last))), 'cannot load'), last, 'the last state')
  },
}

const everywhere: Law = {
  says: 'law 2: a game can be saved and loaded between any two actions',
  over: 'some',
  needs: 'step',
  holds: (subject, line) => {
    for (const step of stepsOf(line)) goesOn(subject, step)
  },
}

const hashes: Law = {
  says: 'law 2: two states have the same hash exactly when they are equal',
  over: 'some',
  needs: 'play',
  holds: ({ game }, line) => {
    const seen = new Map<string, string>()
    const texts = new Map<string, string>()
    for (const state of line.states) {
      const [hash, text] = [game.hash(state), JSON.stringify(game.encode(state))]
      must((seen.get(hash) ?? text) === text, () => `two states share the hash ${hash}`)
      must((texts.get(text) ?? hash) === hash, () => `one state has two hashes`)
      seen.set(hash, text)
      texts.set(text, hash)
    }
  },
}

const plain: Law = {
  says: 'law 2: a saved state names its game and schema version and is nothing but JSON',
  over: 'every',
  needs: 'state',
  holds: ({ game }, line) => {
    for (const state of someStates(line, 4)) {
      const saved = game.encode(state)
      must(saved.game === game.name && saved.schemaVersion >= 1, () => 'no game or schema version')
      mustEqual(throughText(saved), saved, 'the saved state as JSON text')
    }
  },
}

export const SAVING: ReadonlyArray<Law> = [roundTrip, everywhere, hashes, plain]
