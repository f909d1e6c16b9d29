/** Labels of actions that are not asked for now: seen earlier or later in a game, and asked about here. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { anyGame, randomFrom, type AnyGame, type State, type Types } from '../../src/kernel'
import { parseAction, parseLabel, parsePosition } from '../../src/notation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { right } from './support'

const mustBe = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error('there is none')
  return value
}

/** Labels of choices of a random game, and the states that it went through. */
const seenIn = (game: AnyGame, config: object, steps: number) => {
  const random = randomFrom('seen')
  let state = right(game.newGame({ ...config, seed: 'seen' } as never))
  const states: Array<State<Types>> = []
  const seen: Array<{ readonly label: string; readonly action: object; readonly seat: string }> = []
  for (let step = 0; step < steps && state.outcome === null; step++) {
    states.push(state)
    const [seat = ''] = game.actors(state)
    const prompt = game.prompt(state, seat)
    const choices = O.isSome(prompt) ? prompt.value.choices : []
    const choice = choices[random(choices.length)]
    if (choice !== undefined) seen.push({ ...choice, seat })
    const actions = game.legalActions(state)
    state = right(game.applyAction(state, actions[random(actions.length)])).state
  }
  return { states, seen, random }
}

describe('a label of another question of the same game', { timeout: 60_000 }, () => {
  it.each([
    { game: confrontation, config: { specialCards: 'pick-two' }, steps: 120, alone: 40 },
    { game: cardGame, config: {}, steps: 200, alone: 40 },
    { game: battles, config: {}, steps: 200, alone: 32 },
    { game: warOfTheRing, config: {}, steps: 200, alone: 40 },
  ])(
    'of $game.name means its action, or is told to be that of several',
    ({ game: typed, config, steps, alone }) => {
      const game = anyGame(typed)
      const { states, seen, random } = seenIn(game, config, steps)
      let meant = 0
      for (let count = 0; count < 40; count++) {
        const { label, action, seat } = mustBe(seen[random(seen.length)])
        const read = parseAction(game, mustBe(states[random(states.length)]), label, seat)
        if (E.isRight(read)) expect(read.right, label).toEqual(action)
        else expect(read.left.problem, label).toContain('may mean more than one action')
        meant += E.isRight(read) ? 1 : 0
      }
      expect(meant).toBeGreaterThanOrEqual(alone)
    },
  )
})

describe('a part of a label', () => {
  const partsOf = (label: string, random: (count: number) => number): string => {
    const words = label.split(' ')
    return words.slice(random(2), words.length - random(2)).join(' ')
  }
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

  it.each([
    { game: confrontation, config: { characters: 'draft-open' }, steps: 80 },
    { game: cardGame, config: { scenario: 'duel-2' }, steps: 60 },
    { game: battles, config: {}, steps: 120 },
    { game: warOfTheRing, config: {}, steps: 70 },
  ])(
    'that only one choice of $game.name has means it',
    { timeout: 60_000 },
    ({ game: typed, config, steps }) => {
      const game = anyGame(typed)
      const { states, random } = seenIn(game, config, steps)
      let meant = 0
      for (const state of states) {
        const [seat = ''] = game.actors(state)
        const prompt = game.prompt(state, seat)
        const choices = O.isSome(prompt) ? prompt.value.choices : []
        const { label, action } = mustBe(choices[random(choices.length)])
        const part = partsOf(label, random)
        const having = choices.filter((one) => letters(one.label).includes(letters(part)))
        if (part.split(' ').length < 2 || having.length > 1) continue
        const read = parseAction(game, state, part, seat)
        expect(E.isRight(read) ? read.right : read.left.problem, part).toEqual(action)
        meant++
      }
      expect(meant).toBeGreaterThan(20)
    },
  )

  it('is not taken for another thing that is called so', () => {
    const state = right(anyGame(cardGame).newGame({ seed: 'parts', scenario: 'duel-2' } as never))
    const read = parseAction(anyGame(cardGame), state, 'Galadriel', 'gandalf')
    expect(read).not.toMatchObject(E.right({ card: 'mirror-of-galadriel' }))
  })
})

describe('what is not asked for now', () => {
  const game = anyGame(warOfTheRing)
  const war = right(parsePosition(game, 'turn 3; fp dice: C; shadow dice: A A M; shadow to act'))
  const attack = { seat: 'shadow', kind: 'attack', from: 'orthanc', to: 'fords-of-isen' }

  it('is read by its label, in any case, before the die is chosen', () => {
    expect(parseLabel(game, war, 'Attack Fords of Isen from Orthanc')).toEqual(E.right(attack))
    expect(parseLabel(game, war, 'attack the fords of isen from orthanc, ')).toEqual(E.right(attack))
    expect(parseAction(game, war, 'ATTACK FORDS OF ISEN FROM ORTHANC')).toEqual(E.right(attack))
    expect(parseAction(game, war, 'shadow Attack Fords of Isen from Orthanc')).toEqual(E.right(attack))
  })

  it('is read without what a card says, and for the only seat that is called so', () => {
    expect(parseLabel(game, war, 'Play The Eagles are Coming! (Event)', 'free-peoples')).toMatchObject(
      E.right({ kind: 'playEvent', die: 'event', as: 'event' }),
    )
    expect(parseLabel(game, war, 'Move Companions (Character)')).toMatchObject(
      E.right({ seat: 'free-peoples', kind: 'moveCharacters' }),
    )
  })

  it('that is nearly right is answered by what may have been meant', () => {
    expect(parseAction(game, war, 'Attack Ford of Isen from Orthanck')).toMatchObject(
      E.left({ problem: expect.stringContaining('did you mean "Attack Fords of Isen from Orthanc"') }),
    )
    expect(parseAction(game, war, 'qqq')).toMatchObject(E.left({ problem: 'nothing is called "qqq"' }))
  })

  it('that several are called is told with each of them, as it can be typed', () => {
    const state = right(anyGame(battles).newGame({ seed: 'several' } as never))
    const read = parseAction(anyGame(battles), state, 'Footmen', 'free')
    expect(read).toMatchObject(
      E.left({
        problem:
          '"Footmen" may mean more than one action; ' +
          'say "free chooseUnit footmen" or "free chooseTactics footmen"',
      }),
    )
    expect(parseAction(anyGame(battles), state, 'free chooseTactics footmen')).toEqual(
      E.right({ seat: 'free', kind: 'chooseTactics', token: 'footmen' }),
    )
  })

  it('is, of two cards of one name, that of the own side', () => {
    const state = right(anyGame(confrontation).newGame({ seed: 'names' } as never))
    const card = (seat: string) => parseAction(anyGame(confrontation), state, 'Play 3', seat)
    expect(card('sauron')).toEqual(E.right({ seat: 'sauron', kind: 'playCard', card: 'sauron-3' }))
    expect(right(card('fellowship'))).toMatchObject({ card: 'fellowship-3' })
  })
})
