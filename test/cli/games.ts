/** Games for the tests of the program: short records, and positions where something can be asked. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { confrontation } from '../../src/confrontation'
import { randomFrom, type Game, type GameRecord, type Types } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'

export const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left))
  return either.right
}

/** A record of so many random actions, and the state they lead to. */
const played = <T extends Types>(game: Game<T>, config: { readonly seed: string }, count: number) => {
  const random = randomFrom('random players')
  const actions: unknown[] = []
  let state = right(game.newGame(config as never))
  for (let i = 0; i < count; i++) {
    const action = game.sampleAction(state, random)
    if (O.isNone(action)) break
    actions.push(action.value)
    state = right(game.applyAction(state, action.value)).state
  }
  return { record: right(game.record(config, actions)), state }
}

export const CONFRONTATION = played(confrontation, { seed: 'cli' }, 1000)
export const WAR = played(warOfTheRing, { seed: 'cli' }, 60)

/** The same record with a wrong hash after action `place`. */
export const withWrongHash = (record: GameRecord, place: number): GameRecord => ({
  ...record,
  hashes: (record.hashes ?? []).map((hash, at) => (at === place ? 'wrong' : hash)),
})

/** A position of The Confrontation in which the Fellowship is to move. */
export const CONFRONTATION_POSITION = {
  pieces: {
    shire: ['frodo-classic', 'sam-classic'],
    cardolan: ['gandalf-classic'],
    mordor: ['balrog', 'warg'],
  },
  turn: 'fellowship',
}

/** A position of War of the Ring in which the Shadow can attack from Orthanc. */
export const WAR_POSITION = {
  config: { chance: 'manual' },
  acting: 'shadow',
  politics: { isengard: { steps: 0 } },
  dice: { 'free-peoples': ['event'], shadow: ['army', 'event'] },
}

/** Two Uruk-hai with a token against two Footmen with a Damage. */
export const BATTLES_POSITION = {
  empty: true,
  regions: {
    'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 2 }, tokens: 1 },
    'deeping-coomb': { side: 'free', units: { footmen: 2 }, damage: 1 },
  },
  dice: { free: {}, shadow: { army: 1 } },
  acting: 'shadow',
}
