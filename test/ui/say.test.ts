/** Explanations ready to print: the case first, then the rule, in every game. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../src'
import { citeWords } from '../../src/kernel'
import { parsePosition } from '../../src/notation'
import { must, mustRight } from '../kernel/conformance/check'
import { anyOf, eachMoment, GAMES } from './support'

const LINE =
  'turn 3; shadow to act; at war: sauron; shadow dice: A, C; fp dice: C; osgiliath: 2 gondor; ' +
  'north ithilien: 5 sauron; orthanc: 4 isengard; fords of isen: 1 rohan'
const state = mustRight(parsePosition(warOfTheRing, LINE), 'it is a position')
const said = (action: object): ReadonlyArray<string> =>
  warOfTheRing.whyNot(state, action).map((one) => warOfTheRing.say(one))

describe('War of the Ring', () => {
  it('says first what is so in this case', () => {
    expect(said({ kind: 'attack', from: 'orthanc', to: 'fords-of-isen' })[0]).toBe(
      'Isengard is not at war. Only units of nations at war can begin a battle.',
    )
    expect(said({ kind: 'march', from: 'bree', to: 'buckland', seat: 'shadow' })[0]).toBe(
      'No Army of this side is there. What one side has in units in a region makes up a single Army; ' +
        'without units there is none.',
    )
  })

  it('gives one reason for one fact, and names the other rule beside it', () => {
    const [first, ...others] = warOfTheRing.whyNot(state, { kind: 'march', to: 'osgiliath' })
    expect([first?.rule, first?.also, others]).toEqual([
      'movement.enemyUnits',
      ['movement.attackInstead'],
      [],
    ])
    expect(first === undefined ? '' : warOfTheRing.say(first)).toMatch(
      /^Enemy units hold Osgiliath\. An Army /,
    )
  })

  it('says of a question what it reads, and nothing of no case', () => {
    expect(warOfTheRing.say({ rule: null, sentence: 'The game is over.', facts: {}, cites: [] })).toBe(
      'The game is over.',
    )
  })
})

describe('a cite in words', () => {
  it('is a place in a book, or a ruling', () => {
    expect(citeWords({ book: 'B', chapter: 'C' })).toBe('B, C')
    expect(citeWords({ book: 'B', chapter: 'C', heading: 'H', page: 7 })).toBe('B, C, H, page 7')
    expect(citeWords({ book: 'B', chapter: 'C', ruling: 'R1' })).toBe('B, ruling R1 (C)')
  })
})

describe.each(GAMES)('%s', { timeout: 60_000 }, (_, game) => {
  it('fills in every text of a case', () =>
    eachMoment(game, { seed: 'said', steps: 150, every: 5 }, (at, seat, random) => {
      const [kind, fields] = anyOf(Object.entries(game.wording(at).actions), random)
      const given = Object.entries(fields).map(([name, values]) => [name, anyOf(values, random)])
      for (const one of game.whyNot(at, { seat, kind, ...Object.fromEntries(given) })) {
        const words = game.say(one)
        must(words.endsWith(one.sentence), () => `the rule stands last: ${words}`)
        must(!/[{}]|undefined|\. ?\./.test(words), () => words)
        const about = words.slice(0, -one.sentence.length)
        const isTold = Object.keys(one.facts).length === 0 || one.rule === null || about !== ''
        must(isTold, () => `${one.rule ?? ''} ${JSON.stringify(one.facts)}`)
      }
    }))
})
