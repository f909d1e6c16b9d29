/** What people read is English: no word of the code, no id, no sentence with two ends. */
import { describe, expect, it } from 'vitest'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src/index'
import { anyGame, isSome, randomFrom, type AnyGame } from '../../src/kernel'

const STEPS = 400

/** Labels of choices, events and how it ended, of the beginning of a random game. */
const readIn = (game: AnyGame): ReadonlyArray<string> => {
  const random = randomFrom('read')
  const started = game.newGame({ seed: 'read' })
  if (started._tag === 'Left') return []
  const read = new Set<string>()
  let state = started.right
  for (let count = 0; count < STEPS; count++) {
    for (const seat of game.actors(state)) {
      const prompt = game.prompt(state, seat)
      if (isSome(prompt)) for (const { label } of prompt.value.choices) read.add(label)
    }
    const action = game.sampleAction(state, random)
    if (!isSome(action)) break
    const done = game.applyAction(state, action.value)
    if (done._tag === 'Left') throw new Error(JSON.stringify(done.left))
    for (const event of done.right.events) read.add(game.tell(event))
    state = done.right.state
  }
  const outcome = game.outcome(state)
  if (isSome(outcome)) read.add(outcome.value.reason)
  return [...read]
}

const WRONG = [
  /\p{Ll}\p{Lu}/u,
  /\p{Ll}-\p{Ll}+-\p{Ll}/u,
  /\.\./,
  /undefined|null|\[object/,
  /^$/,
  /\b1 (\p{L}+ )*\p{L}+ (go|leave) /u,
]

describe.each([battles, cardGame, confrontation, warOfTheRing].map(anyGame))(
  'what people read in $name',
  (game) => {
    it('is English', () => {
      const read = readIn(game)
      expect(read.length).toBeGreaterThan(60)
      expect(read.filter((text) => WRONG.some((wrong) => wrong.test(text)))).toEqual([])
    })
  },
)
