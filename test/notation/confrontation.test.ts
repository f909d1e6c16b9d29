/** The Confrontation in one line of text. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { anyGame } from '../../src/kernel'
import {
  faultSentence,
  formatPosition,
  gameOfPosition,
  linkOfPosition,
  parsePosition,
} from '../../src/notation'
import { right, roundTrips, shuffled, statesOf, toldOf } from './support'

const game = anyGame(confrontation)

const CONFIGS = [
  {},
  { characters: 'variant', chance: 'manual' },
  { characters: 'draft-open', cardOrder: 'magic-first' },
  { characters: 'draft-secret', specialCards: 'pick-two' },
  { games: 2, specialCards: 'announced-number' },
  { specialCards: 'handicap', handicap: ['gwaihir', 'palantir'], upstreamSidewaysRetreat: true },
]

describe('a state at the question of a turn, its line, and back', { timeout: 60_000 }, () => {
  it.each(CONFIGS)('%j', (config) => {
    const states = statesOf(game, { config, seed: 'lines', steps: 240, every: 3 }, ['decide/turn'])
    expect(states.length).toBeGreaterThan(1)
    for (const state of states) {
      const line = roundTrips(confrontation, state)
      for (const text of [shuffled(line, line), linkOfPosition(line)])
        expect(toldOf(game, right(parsePosition(game, text)))).toEqual(toldOf(game, state))
    }
  })

  it('in the middle of something there is no line', () => {
    const [state] = statesOf(game, { config: {}, seed: 'middle', steps: 200, every: 1 }, ['decide/cards'])
    if (state === undefined) throw new Error('nobody fought')
    expect(formatPosition(game, state)).toMatchObject({
      left: { problem: expect.stringMatching(/middle of something/) },
    })
  })
})

describe('what people type', () => {
  it('names the tiles that stand; the others are defeated', () => {
    const typed =
      'turn 9, fellowship; Gap of Rohan: Frodo; Rohan: Warg (shown); Mordor: Balrog, Orcs; ' +
      'caradhras: Gandalf (seen); fellowship discards: 5, magic; sauron discards: 6, eye'
    expect(right(formatPosition(game, right(parsePosition(game, typed))))).toBe(
      'conf-1; turn: 9, fellowship; discard fellowship: 5, magic; discard sauron: 6, eye; shown: warg; ' +
        'known fellowship: gandalf caradhras; known sauron: warg rohan; defeated: aragorn, black-rider, ' +
        'boromir, cave-troll, flying-nazgul, gimli, legolas, merry, pippin, sam, saruman, shelob, ' +
        'witch-king; ' +
        'caradhras: gandalf; gap-of-rohan: frodo; mordor: balrog, orcs; rohan: warg',
    )
    expect(gameOfPosition('conf-1; turn: 9')).toMatchObject({ value: 'confrontation' })
  })

  it.each([
    [
      'gondr: frodo; mordor: balrgo; turn: 3, x',
      'gondr: is neither a region nor a heading; did you mean gondor?',
      'turn: "x" is no side or number',
      'mordor: "balrgo" is nothing that could stand here; did you mean balrog?',
    ],
    ['turn: 4; mordor: balrog', 'the Ringbearer is defeated'],
    ['rohan: warg, warg', 'rohan: "warg" is told to be elsewhere, too'],
    ['rohan: frodo; view: sauron', 'view: a view is no state, and is not read here'],
    ['rohan: frodo; rules: manual; rules: odd', 'rules: "odd" is no rule of a config here'],
    ['rohan: frodo; rules: classic, odd', 'rules: "odd" is no rule of a config here'],
    ['rohan: frodo; known sauron: warg', 'known sauron: "warg": say a character and a region'],
  ])('is refused with all that is wrong: %s', (typed, ...faults) => {
    const read = parsePosition(game, typed)
    expect(E.isLeft(read) ? read.left.map(faultSentence) : []).toEqual(faults)
  })
})

it('whose turn it is may be said without its heading, and a fenced block is read', () => {
  const typed = '```conf\nturn 9; sauron to move; shire: frodo; mordor: orcs\n```'
  expect(right(formatPosition(confrontation, right(parsePosition(confrontation, typed))))).toMatch(
    /^conf-1; turn: 9, sauron; /,
  )
})
