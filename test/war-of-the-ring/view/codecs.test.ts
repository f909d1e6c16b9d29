/**
 * Saved states: JSON of names, small, the same for the same state, and nothing lost on the way back.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel/random'
import { warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { tableShape } from '../../../src/war-of-the-ring/model/table'
import { startTable } from '../../../src/war-of-the-ring/rules/setUp/table'
import { RULES } from '../support/base'
import { mustLeft, mustRight } from '../../kernel/conformance/check'

const codec = tableShape(RULES)
const start = () => mustRight(warOfTheRing.newGame({ seed: 'saved' }), 'new game')

/** States of a random game, every so many actions. */
const states = (seed: string, chance: 'seeded' | 'manual'): ReadonlyArray<State> => {
  const random = randomFrom(seed)
  const found: Array<State> = []
  let state = mustRight(warOfTheRing.newGame({ seed, chance }), 'new game')
  for (let step = 0; step < 700 && state.outcome === null; step++) {
    const legal = warOfTheRing.legalActions(state)
    const action = legal[random(legal.length)]
    state = mustRight(warOfTheRing.applyAction(state, action), 'action').state
    if (step % 5 === 0) found.push(state)
  }
  return found
}

describe('the table at the start, as JSON', () => {
  const json = codec.encode(startTable(RULES))

  it('names Armies by region and figures by Nation', () => {
    expect(json.armies['minas-tirith']).toEqual({
      'gondor-regular': 3,
      'gondor-elite': 1,
      'gondor-leader': 1,
    })
    expect(Object.keys(json.armies)).toHaveLength(35)
    expect(json.besieged).toEqual({})
    expect(json.nazgul).toEqual(['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon'])
  })

  it('tells where characters are, and what lies beside the map', () => {
    expect(json.characters.strider).toBe('fellowship')
    expect(json.characters.aragorn).toBe('aside')
    expect(json.reinforcements.shadow).toEqual({
      'isengard-regular': 6,
      'isengard-elite': 5,
      'sauron-regular': 8,
      'sauron-elite': 4,
      'southrons-regular': 10,
      'southrons-elite': 3,
    })
    expect(json.casualties).toEqual({})
    expect(json.captured).toEqual([])
  })

  it('tells politics, the Fellowship, tiles, dice and cards by name', () => {
    expect(json.politics.gondor).toEqual({ steps: 2, active: false })
    expect(json.fellowship).toEqual({
      region: 'rivendell',
      progress: 0,
      revealed: false,
      corruption: 0,
      guide: 'gandalf-the-grey',
      mordor: null,
      tried: false,
    })
    expect(json.tiles.pool['standard-eye']).toBe(4)
    expect(json.dice.pool).toEqual({ 'free-peoples': 4, shadow: 7 })
    expect(json.cards.decks['shadow-strategy']).toHaveLength(24)
  })

  it('comes back as it was', () => {
    expect(mustRight(codec.decode(JSON.parse(JSON.stringify(json))), 'decode')).toEqual(startTable(RULES))
  })
})

describe('a game saved at any moment', () => {
  it.each(['seeded', 'manual'] as const)('comes back as it was, %s', { timeout: 60_000 }, (chance) => {
    for (const state of states(`saved-${chance}`, chance)) {
      const saved = warOfTheRing.encode(state)
      const text = JSON.stringify(saved)
      expect(text.length).toBeLessThan(12_000)
      const loaded = mustRight(warOfTheRing.decode(JSON.parse(text)), text)
      expect(loaded).toEqual(state)
      expect(JSON.stringify(warOfTheRing.encode(loaded))).toBe(text)
      expect(warOfTheRing.hash(loaded)).toBe(warOfTheRing.hash(state))
    }
  })

  it('is filled from a view so that the viewer sees no difference', { timeout: 60_000 }, () => {
    const random = randomFrom('fill')
    for (const state of states('views', 'seeded').filter((_, place) => place % 4 === 0))
      for (const viewer of ['free-peoples', 'shadow', 'spectator'] as const) {
        const view = warOfTheRing.view(state, viewer)
        const filled = mustRight(warOfTheRing.determinize(view, random), viewer)
        expect(warOfTheRing.view(filled, viewer)).toEqual(view)
      }
  })
})

describe('a view', () => {
  const state = start()
  const cards = (viewer: 'free-peoples' | 'shadow' | 'spectator') =>
    (warOfTheRing.view(state, viewer).state as { readonly table: { readonly cards: Record<string, never> } })
      .table.cards

  it('shows the sizes of hidden decks and hands, with their backs, and no card', () => {
    expect(cards('free-peoples')['decks']?.['shadow-character']).toEqual({ hidden: 23 })
    expect(cards('free-peoples')['hands']?.['shadow-strategy']).toEqual({ hidden: 1 })
    expect(cards('spectator')['hands']?.['free-peoples-character']).toEqual({ hidden: 1 })
    expect(JSON.stringify(warOfTheRing.view(state, 'free-peoples'))).not.toMatch(/sh-char|sh-strat|saved/)
    expect(JSON.stringify(warOfTheRing.view(state, 'spectator'))).not.toMatch(/(fp|sh)-(char|strat)/)
  })

  it("shows one's own hand, and by elimination what is left in one's decks", () => {
    expect(cards('shadow')['hands']?.['shadow-character']).toHaveLength(1)
    expect(cards('shadow')['decks']?.['shadow-character']).toHaveLength(23)
    expect(cards('shadow')['discards']?.['free-peoples-strategy']).toEqual({ hidden: 0 })
  })
})

describe('a config', () => {
  it.each([
    ['an unknown field', { seed: 'x', teams: 2 }, /teams/],
    ['no seed', {}, /seed/],
    ['an unknown sort of chance', { seed: 'x', chance: 'loaded' }, /loaded/],
    ['nothing', null, /null/],
  ])('is refused with %s', (_, config, problem) => {
    const refused = mustLeft(warOfTheRing.newGame(config as never), 'refusal')
    expect(`${refused.path}: ${refused.problem}`).toMatch(problem)
  })
})

/** A saved start with something else at a path. */
const altered = (path: string, value: unknown): unknown => {
  const saved = JSON.parse(JSON.stringify(warOfTheRing.encode(start()))) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop() as string
  const parent = names.reduce((at, name) => at[name] as Record<string, unknown>, saved)
  if (value === undefined) Reflect.deleteProperty(parent, last)
  else parent[last] = value
  return saved
}

const wrongWith = (path: string, value: unknown): string => {
  const loaded = warOfTheRing.decode(altered(path, value))
  return E.isRight(loaded) ? 'nothing' : `${loaded.left.path}: ${loaded.left.problem}`
}

describe('a saved game is refused', () => {
  it.each([
    ['table.armies.bree', { 'north-regular': 0 }, /table\.armies\.bree: .*north-regular/],
    ['table.armies.bree', { 'north-regular': 1.5 }, /armies\.bree/],
    ['table.armies.bree', {}, /armies\.bree.*pieces\.army/],
    ['table.armies.bree', { 'north-regular': 1, 'sauron-regular': 1 }, /pieces\.army/],
    ['table.armies.bree', { nazgul: 1 }, /nazgul/],
    ['table.armies.gotham', { 'north-regular': 1 }, /gotham/],
    ['table.besieged.bree', { 'north-regular': 1 }, /bree/],
    ['table.armies.bree', undefined, /north-regular.*components\.supply/],
    ['table.nazgul', ['bree/inside'], /nazgul/],
    ['table.nazgul', Array.from({ length: 9 }, () => 'moria'), /components\.supply/],
    ['table.characters.strider', 'mordor', /strider/],
    ['table.characters.strider', undefined, /strider/],
    ['table.characters.strider', 'replaced', /pieces\.replaced/],
    ['table.characters.strider', 'aside', /fellowship\.members/],
    ['table.characters.gollum', 'bree', /pieces\.gollum/],
    ['table.characters.saruman', 'bree', /characters\.saruman/],
    ['table.characters.saruman', 'fellowship', /fellowship\.noReturn/],
    ['table.captured', ['hollin'], /capture\.marker/],
    ['table.captured', ['bree', 'bree'], /twice/],
    ['table.captured', ['minas-tirith'], /capture\.when/],
    ['table.politics.gondor', { steps: 4, active: false }, /politics\.gondor/],
    ['table.politics.gondor', { steps: 0, active: false }, /politics\.passiveLimit/],
    ['table.politics.elves', { steps: 3, active: false }, /politics\.passiveStart/],
    ['table.fellowship.corruption', 12, /victory\.corruption/],
    ['table.fellowship.corruption', 13, /fellowship\.corruption/],
    ['table.fellowship.progress', 13, /fellowship\.progress/],
    ['table.fellowship.mordor', 1, /mordor\.place/],
    ['table.fellowship.region', null, /mordor\.place/],
    ['table.fellowship.tried', true, /mordor\.idle/],
    ['table.fellowship.guide', 'meriadoc', /fellowship\.guide/],
    ['table.fellowship.guide', 'gollum', /fellowship\.guide/],
    ['table.fellowship.guide', null, /fellowship\.guide/],
    ['table.tiles.drawn', { 'standard-eye': 1 }, /components\.supply/],
    ['table.tiles.waiting', { 'elven-rope': 2 }, /elven-rope/],
    ['table.dice.pool', { 'free-peoples': 7, shadow: 7 }, /dicePool\.freePeoples/],
    ['table.dice.used', { 'free-peoples': 1, shadow: 0 }, /dicePool\.freePeoples/],
    ['table.dice.unused.shadow', { eye: 1 }, /die\.eye/],
    ['table.dice.unused.free-peoples', { army: 1 }, /die\.faces/],
    ['table.dice.rings', { 'free-peoples': 3, shadow: 1 }, /elvenRings\.passing/],
    ['table.cards.hands.shadow-character', [], /cards\.shadow-character.*components\.supply/],
    ['table.cards.hands.shadow-character', ['fp-char-01'], /shadow-character/],
    ['stack.0.kind', 'peace', /peace/],
    ['stack.1.at', 'never', /never/],
    ['stack.1.vars', {}, /vars/],
    ['stack', [], /stack/],
  ])('with %s %j', (path, value, problem) => {
    expect(wrongWith(path, value)).toMatch(problem)
  })
})
