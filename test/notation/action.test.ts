/** Actions as text: as records write them, as questions call them, by ids and printed names. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { anyGame, randomFrom, type AnyGame, type State, type Types } from '../../src/kernel'
import { parseAction, parsePosition } from '../../src/notation'
import { textOfAction } from '../../src/notation/action'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { right } from './support'

const choicesOf = (game: AnyGame, state: State<Types>) =>
  game.actors(state).flatMap((seat) => {
    const prompt = game.prompt(state, seat)
    return O.isSome(prompt) ? prompt.value.choices.map((choice) => ({ seat, ...choice })) : []
  })

/** Kinds of action that were typed, each as label and in notation. */
const typedBack = (game: AnyGame, config: object, steps: number): ReadonlySet<string> => {
  const random = randomFrom('typed')
  const kinds = new Set<string>()
  let state = right(game.newGame({ ...config, seed: 'typed' } as never))
  for (let step = 0; step < steps && state.outcome === null; step++) {
    const choices = choicesOf(game, state)
    for (const { seat, label, action } of [choices[random(choices.length)], choices[0]].flatMap(
      (c) => c ?? [],
    )) {
      const text = textOfAction({ game, config: state.config }, action)
      expect(right(parseAction(game, state, label, seat))).toEqual(action)
      expect(right(parseAction(game, state, label.toLowerCase(), seat))).toEqual(action)
      expect(right(parseAction(game, state, `${seat} ${label}`))).toEqual(action)
      expect(right(parseAction(game, state, text))).toEqual(action)
      expect(right(parseAction(game, state, text.slice(seat.length + 1), seat))).toEqual(action)
      kinds.add(action.kind)
    }
    const actions = game.legalActions(state)
    state = right(game.applyAction(state, actions[random(actions.length)])).state
  }
  return kinds
}

describe('every choice of random play, typed back', { timeout: 60_000 }, () => {
  it.each([
    { game: warOfTheRing, config: {}, steps: 250, kinds: 15 },
    { game: warOfTheRing, config: { players: 4, twilight: true, chance: 'manual' }, steps: 200, kinds: 8 },
    { game: confrontation, config: { specialCards: 'pick-two', chance: 'manual' }, steps: 150, kinds: 5 },
    { game: cardGame, config: {}, steps: 250, kinds: 8 },
    { game: battles, config: { chance: 'manual' }, steps: 250, kinds: 10 },
  ])('$game.name $config', ({ game, config, steps, kinds }) => {
    expect(typedBack(anyGame(game), config, steps).size).toBeGreaterThan(kinds)
  })
})

describe('what a person types', () => {
  const game = anyGame(warOfTheRing)
  const state = right(
    parsePosition(game, 'turn 3; fp dice: C; shadow dice: A A M; at war: rohan, isengard; shadow to act'),
  )
  const meant = (text: string): unknown => {
    const read = parseAction(game, state, text)
    return E.isRight(read) ? read.right : read.left.problem
  }

  it('is understood by words that one choice alone has, in any case', () => {
    const [offered] = choicesOf(game, state)
    if (offered === undefined) throw new Error('nothing is offered')
    expect(meant(offered.label.toUpperCase())).toEqual(offered.action)
    const kinds = game.legalActions(state).filter(({ kind }) => kind === 'advanceNation')
    const dunland = kinds.map((action) => (action as unknown as { nation: string }).nation)
    expect(dunland).toContain('sauron')
    expect(meant('advance sauron muster')).toMatchObject({ kind: 'advanceNation', nation: 'sauron' })
  })

  it('says what may have been meant', () => {
    const [offered] = choicesOf(game, state)
    const slipped = (offered?.label ?? '').replace(/^(.)(.)/, '$2$1')
    expect(meant(slipped)).toContain(`did you mean "${offered?.label ?? ''}"?`)
    expect(meant('x'.repeat(1001))).toContain('a text')
    expect(parseAction(game, null as never, 'pass')).toMatchObject({ left: { _tag: 'Malformed' } })
  })
})
