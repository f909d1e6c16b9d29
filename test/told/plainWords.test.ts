/** What people read is English: no word of the code, no id, no sentence with two ends. */
import { describe, expect, it } from 'vitest'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src/index'
import { anyGame, isSome, randomFrom, type AnyGame } from '../../src/kernel'

const STEPS = 400

interface Read {
  readonly read: ReadonlyArray<string>
  /** Each question with the answers it had. */
  readonly asked: ReadonlyArray<readonly [question: string, labels: ReadonlySet<string>]>
}

/** Questions, labels of choices, events and how it ended, of the beginning of a random game. */
const readIn = (game: AnyGame): Read => {
  const random = randomFrom('read')
  const started = game.newGame({ seed: 'read' })
  if (started._tag === 'Left') throw new Error(started.left.problem)
  const read = new Set<string>()
  const asked = new Map<string, ReadonlySet<string>>()
  let state = started.right
  for (let count = 0; count < STEPS; count++) {
    for (const seat of game.actors(state)) {
      const prompt = game.prompt(state, seat)
      if (!isSome(prompt)) continue
      const { sentence, choices } = prompt.value
      const labels = choices.map(({ label }) => label)
      for (const text of [sentence, ...labels]) read.add(text)
      asked.set(sentence, new Set([...(asked.get(sentence) ?? []), ...labels]))
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
  return { read: [...read], asked: [...asked] }
}

const WRONG = [
  /\p{Ll}\p{Lu}/u,
  /\p{Ll}-\p{Ll}+-\p{Ll}/u,
  /\.\./,
  /undefined|null|\[object/,
  /^$/,
  /^Which (Region|Unit)\? /,
  /\b1 (\p{L}+ )*\p{L}+ (go|leave) /u,
  /: \p{Ll}[\p{Ll}-]*\?$/u,
  /(in|by|of|does|Advance) The (North|Witch-king)\b/,
  /\b1 (dice|hits|cards|tokens)\b/,
  /\b1 (Footmen|Bowmen|Riders|Mordor Orcs|Half-orcs|Warg Riders|Dunlendings)\b/,
]

/** What is answered so has to be asked so. */
const FITTING: ReadonlyArray<readonly [label: string, question: RegExp]> = [
  ['Fight', /fight/],
  ['Yes', /^(\w[^?]*[.:] )?(do|does|is|are)\b/i],
  ['No', /^(\w[^?]*[.:] )?(do|does|is|are)\b/i],
  ['None', /, if any\?/],
  ['Nobody', /, if anybody\?/],
  ['Nowhere', /, if anywhere\?/],
  // Nobody passes on a yes or no, nor on a choice that may be left out.
  ['Pass', /^(?!.*(\bif any|^(\w[^?]*[.:] )?(do|does|is|are)\b))/i],
]

describe.each([battles, cardGame, confrontation, warOfTheRing].map(anyGame))(
  'what people read in $name',
  (game) => {
    it('is English', () => {
      const { read, asked } = readIn(game)
      expect(read.length).toBeGreaterThan(60)
      expect(read.filter((text) => WRONG.some((wrong) => wrong.test(text)))).toEqual([])
      const unfit = FITTING.flatMap(([label, question]) =>
        asked.filter(([sentence, labels]) => labels.has(label) && !question.test(sentence)),
      )
      expect(unfit).toEqual([])
    })
  },
)
