/**
 * `sampler`: what it deals looks the same to the viewer, whether it was prepared from his view or from the
 * real state, and however many sit at the table; and views, which make their JSON when it is read. Seeds are
 * fixed.
 */
import { describe, expect, it } from 'vitest'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src/index'
import { anyGame, randomFrom, type AnyGame, type State, type Types, type View } from '../../src/kernel'
import { mustLeft, mustRight } from '../kernel/conformance/check'
import { chiSquare, counted, limitFor } from '../kernel/evenly'
import { thorough } from '../thorough'

const games = { battles, cardGame, confrontation, warOfTheRing }
const game = (name: keyof typeof games): AnyGame => anyGame(games[name])

const WAR = [
  {},
  { edition: 'second' },
  { players: 3 },
  { players: 4 },
  { twilight: true },
  { players: 4, twilight: true },
  { chance: 'manual' },
]
const CARD_GAME = [
  {},
  { players: 2 },
  { players: 3 },
  { scenario: 'duel-2', promos: true },
  { scenario: 'duel-3' },
]
const CONFRONTATION = [
  {},
  { characters: 'variant' },
  { characters: 'draft-open' },
  { characters: 'draft-secret', specialCards: 'pick-two' },
  { specialCards: 'announced-number', games: 2 },
]
const CASES: ReadonlyArray<readonly [name: keyof typeof games, config: object]> = [
  ...WAR.map((config) => ['warOfTheRing', config] as const),
  ...CARD_GAME.map((config) => ['cardGame', config] as const),
  ...CONFRONTATION.map((config) => ['confrontation', config] as const),
  ['battles', {}],
]

/** States of a game of random play: one in so many, and the first two of every kind of question. */
const walk = (of: AnyGame, config: object, seed: string): ReadonlyArray<State<Types>> => {
  const random = randomFrom(seed)
  const states: Array<State<Types>> = []
  const secrets = new Map<string, number>()
  let state = mustRight(of.newGame({ seed, ...config }), 'a game')
  for (let step = 0; state.outcome === null && step < 4000; step++) {
    const kind = state.stack[state.stack.length - 1]?.kind ?? ''
    const seen = secrets.get(kind) ?? 0
    if (seen < 2 || random(60) === 0) states.push(state)
    secrets.set(kind, seen + 1)
    const actions = of.legalActions(state)
    state = mustRight(of.applyAction(state, actions[random(actions.length)]), 'played').state
  }
  return states
}

/** A view as JSON from elsewhere. */
const copied = (view: View): View => JSON.parse(JSON.stringify(view))

const WALKS = thorough(1, 10)

describe.each(CASES)('%s %j', { timeout: 300_000 }, (name, config) => {
  const of = game(name)
  const states = Array.from({ length: WALKS }, (_, seed) => walk(of, config, `sampler ${seed}`)).flat()
  const viewers = [...of.seatsOf(config), 'spectator'] as const

  it('a sample shows its viewer what the real state shows, and lets him do the same', () => {
    for (const [place, state] of states.entries()) {
      const seat = viewers[place % viewers.length] ?? 'spectator'
      const view = of.view(state, seat)
      const sample = mustRight(of.sampler({ state, seat }), 'a sampler')(randomFrom(`${place}`))
      expect(JSON.stringify(of.view(sample, seat))).toBe(JSON.stringify(view))
      if (seat !== 'spectator') expect(of.legalActions(sample, seat)).toEqual(of.legalActions(state, seat))
    }
  })

  it('a view gives the samples that the state gives: nothing else of it counts', () => {
    for (const [place, state] of states.entries()) {
      const seat = viewers[(place + 1) % viewers.length] ?? 'spectator'
      const ofState = mustRight(of.sampler({ state, seat }), 'a sampler')
      const view = copied(of.view(state, seat))
      const ofView = mustRight(of.sampler(view), 'a sampler')
      for (const seed of ['a', 'b']) {
        const sample = ofView(randomFrom(seed))
        expect(of.encode(ofState(randomFrom(seed)))).toEqual(of.encode(sample))
        expect(of.encode(mustRight(of.determinize(view, randomFrom(seed)), 'one'))).toEqual(of.encode(sample))
      }
    }
  })

  it('a view makes its JSON when it is read, and tells no more than that (law 5)', () => {
    for (const [place, state] of states.entries()) {
      const seat = viewers[place % viewers.length] ?? 'spectator'
      const twin = mustRight(of.sampler({ state, seat }), 'a sampler')(randomFrom(`twin ${place}`))
      const [one, other] = [of.view(state, seat), of.view(twin, seat)]
      const answers = of.legalActionsOfView(one)
      expect(of.legalActionsOfView(other)).toEqual(answers)
      expect(of.legalActionsOfView(copied(one))).toEqual(answers)
      const draw = (view: View) => of.encode(mustRight(of.sampler(view), 'a sampler')(randomFrom('one')))
      expect(draw(other)).toEqual(draw(one))
      expect(Reflect.ownKeys(one)).toEqual(['game', 'schemaVersion', 'viewer', 'state'])
      expect(structuredClone(one)).toEqual(structuredClone(other))
      expect(one.state).toBe(one.state)
    }
  })

  it('samples differ, and are loaded as they are saved', () => {
    const state = states[Math.floor(states.length / 2)] as State<Types>
    const seat = viewers[0] ?? 'spectator'
    const sample = mustRight(of.sampler({ state, seat }), 'a sampler')
    const some = Array.from({ length: 5 }, (_, seed) => sample(randomFrom(`${seed}`)))
    expect(new Set(some.map((one) => of.hash(one))).size).toBeGreaterThan(1)
    for (const one of some) expect(of.hash(mustRight(of.decode(of.encode(one)), 'loaded'))).toBe(of.hash(one))
  })
})

describe('what cannot be sampled', () => {
  it.each(Object.keys(games) as ReadonlyArray<keyof typeof games>)('is refused: %s', (name) => {
    const of = game(name)
    const state = mustRight(of.newGame({ seed: 'a' }), 'a game')
    const [seat = ''] = of.seatsOf({})
    const view = copied(of.view(state, seat))
    mustRight(of.sampler(view), 'a view from elsewhere')
    const broken = [
      { ...view, game: 'chess' },
      { ...view, viewer: 'nobody' },
      { ...view, state: { ...(view.state as object), table: null } },
      { ...view, state: { ...(view.state as object), more: 1 } },
    ] as ReadonlyArray<unknown>
    for (const wrong of broken) {
      mustLeft(of.decodeView(wrong), 'decodeView')
      mustLeft(of.sampler(wrong as View), 'sampler')
    }
    mustLeft(of.sampler({ state: { ...state }, seat }), 'a copy of a state')
    mustLeft(of.sampler({ state, seat: 'nobody' }), 'nobody')
    mustLeft(of.sampler(null as unknown as View), 'nothing')
  })
})

describe('a view', () => {
  it('stands for the seat that it was made for, whatever a caller writes into it', () => {
    const of = game('warOfTheRing')
    const state = mustRight(of.newGame({ seed: 'a' }), 'a game')
    const view = of.view(state, 'shadow')
    expect(() => Object.assign(view, { viewer: 'free-peoples' })).toThrow(TypeError)
    expect(of.legalActionsOfView(view)).toEqual(of.legalActions(state, 'shadow'))
  })
})

describe('a hand of two of the War', () => {
  it('is each pair of the cards that were not seen as often, as the chi-square test sees it', () => {
    const cards = Array.from({ length: 24 }, (_, ix) => `sh-char-${String(ix + 1).padStart(2, '0')}`)
    const built = game('warOfTheRing').position({
      base: 'empty',
      hands: { shadow: cards.slice(18, 20) },
      played: { shadow: cards.slice(0, 18) },
      dice: { 'free-peoples': ['event'], shadow: ['event'] },
    })
    const state = mustRight(built, 'position')
    const sample = mustRight(game('warOfTheRing').sampler({ state, seat: 'free-peoples' }), 'a sampler')
    const random = randomFrom('pairs')
    const drawn = counted(15 * 60, () => {
      const { hands } = (sample(random) as unknown as { table: { cards: { hands: ReadonlyArray<number> } } })
        .table.cards
      return hands.join()
    })
    expect(drawn.size).toBe(15)
    expect(chiSquare(drawn.values(), 15)).toBeLessThan(limitFor(15))
  })
})
