/**
 * Doors with house rules: a game with an overlay is drawn and observed by its own tables, and what it adds is
 * in no picture and no array of the base game.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { BOTS, warTacticsOf } from '../../../src/bots'
import { randomFrom } from '../../../src/kernel'
import { actionLayout, actionMask, actionNumber, observationLayout, observe } from '../../../src/learn'
import { boardSvg } from '../../../src/svg'
import {
  SEATS,
  warOfTheRing,
  type HouseRule,
  type PositionSpec,
  type State,
} from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { captains, HILLMEN, LEMBAS, shortStacks } from './houses'

const placed = (spec: object): State =>
  mustRight(captains.position({ ...spec, config: { seed: 'doors' } }), 'position')

/** States of a stretch of play. */
const played = (start: State, steps: number): ReadonlyArray<State> => {
  const random = randomFrom('doors')
  const states = [start]
  for (let state = start; states.length < steps; states.push(state)) {
    const legal = captains.legalActions(state)
    if (legal.length === 0) break
    state = mustRight(captains.applyAction(state, legal[random(legal.length)]), 'random play').state
  }
  return states
}

const STATES = [HILLMEN, LEMBAS].flatMap((spec) => played(placed(spec), 60))

describe('a picture of a game with an expansion', { timeout: 60_000 }, () => {
  const view = captains.view(placed(HILLMEN), 'shadow')

  it('shows its Minion, its units, its cards and the limits of its rules', () => {
    const picture = mustRight(boardSvg(view, { game: captains }), 'picture')
    for (const told of ['data-piece="gothmog"', 'data-piece="dunlendings"', 'data-card="sh-strat-25"'])
      expect(picture).toContain(told)
    const start = mustRight(shortStacks.newGame({ seed: 'doors' }), 'newGame')
    expect(mustRight(boardSvg(shortStacks.view(start, 'shadow'), { game: shortStacks }), 'short')).toContain(
      'limit 5',
    )
  })

  it('is refused by the base game, which knows none of it', () => {
    expect(E.isLeft(boardSvg(view))).toBe(true)
  })

  it('can be drawn all along, for everybody', () => {
    for (const state of STATES.filter((_, place) => place % 10 === 0))
      for (const viewer of [...SEATS, 'spectator'] as const)
        expect(E.isRight(boardSvg(captains.view(state, viewer), { game: captains }))).toBe(true)
  })
})

describe('arrays of a game with an expansion', { timeout: 60_000 }, () => {
  it('have places for what it adds, and those of the base game have none', () => {
    const axesOf = (name: string, game: Parameters<typeof observationLayout>[0]) =>
      observationLayout(game)
        .fields.find((field) => field.name === name)
        ?.axes.flatMap(({ values }) => values)
    for (const [field, id] of [
      ['characters', 'gothmog'],
      ['armies', 'dunlendings'],
      ['cards.hands.shadow-strategy', 'sh-strat-25'],
      ['tiles', 'lembas'],
    ] as const) {
      expect(axesOf(field, captains)).toContain(id)
      expect(axesOf(field, 'war-of-the-ring')).not.toContain(id)
    }
    expect(observationLayout(warOfTheRing)).toEqual(observationLayout('war-of-the-ring'))
  })

  it('are filled from every view, with the length that the layout tells', () => {
    const { length } = observationLayout(captains)
    for (const state of STATES)
      for (const viewer of [...SEATS, 'spectator'] as const)
        expect(mustRight(observe(captains.view(state, viewer), captains), 'observe')).toHaveLength(length)
  })

  it('number every legal action once', () => {
    const { length } = actionLayout(captains)
    for (const state of STATES) {
      const legal = captains.legalActions(state)
      const numbers = legal.map((action) => actionNumber(captains, action))
      expect(new Set(numbers.map((number) => (O.isSome(number) ? number.value : -1))).size).toBe(legal.length)
      const mask = actionMask(captains, legal)
      expect([mask.length, mask.reduce((sum, one) => sum + one, 0)]).toEqual([length, legal.length])
    }
    expect(length).toBeGreaterThan(actionLayout('war-of-the-ring').length)
  })
})

/** How a position stands for the Free Peoples in the eyes of a bot, without and with a house rule. */
const judged = (spec: PositionSpec, rule: HouseRule): ReadonlyArray<number> =>
  [warOfTheRing, mustRight(warOfTheRing.with(rule), 'house rule')].map((game) =>
    warTacticsOf(game).value(mustRight(game.position(spec), 'position'), 'free-peoples'),
  )

describe('bots in a game with a house rule', () => {
  it('count the steps of its Mordor Track', () => {
    const [plain = 0, short = 0] = judged(
      { fellowship: { mordor: 1 } },
      { name: 'short-track', fellowship: { mordor: { steps: 3 } } },
    )
    expect(short).toBeGreaterThan(plain)
  })

  it('count what its Settlements are worth', () => {
    const [plain = 0, dear = 0] = judged(
      { armies: { dale: {}, pelargir: {} }, captured: ['dale', 'pelargir'] },
      { name: 'dear-cities', victory: { points: { city: 2 } } },
    )
    expect(dear).toBeLessThan(plain)
  })

  it('think a region full where it is full', () => {
    const spec: PositionSpec = {
      turn: 3,
      armies: { orthanc: { 'isengard-regular': 6 }, 'fords-of-isen': { 'isengard-regular': 3 } },
      politics: { isengard: { steps: 0, active: true } },
      dice: { 'free-peoples': ['character'], shadow: ['army'] },
      acting: 'shadow',
    }
    const march = { seat: 'shadow', kind: 'march', from: 'fords-of-isen', to: 'orthanc' } as const
    const [plain = 0, crowded = 0] = [warOfTheRing, shortStacks].map((game) => {
      const begin = { seat: 'shadow', kind: 'moveArmies', die: 'army', as: 'army' }
      const state = mustRight(game.applyAction(mustRight(game.position(spec), 'position'), begin), 'begin')
      return warTacticsOf(game).rate(state.state, 'shadow', [march])[0]
    })
    expect(crowded).toBeLessThan(plain)
  })
})

describe('bots in a game with an expansion', { timeout: 60_000 }, () => {
  it.each(['random', 'greedy'] as const)('the %s one plays by its rules', (name) => {
    const bot = BOTS.warOfTheRing.of(captains)[name]()
    const random = randomFrom('bots')
    let state = placed(HILLMEN)
    const used = new Set<string>()
    for (let steps = 0; steps < 150 && state.outcome === null; steps++) {
      const [seat] = captains.actors(state)
      const choice = bot.choose(
        captains.view(state, seat === 'nature' ? 'spectator' : (seat ?? 'shadow')),
        random,
      )
      const action = O.isSome(choice) ? choice.value : undefined
      state = mustRight(captains.applyAction(state, action), `refused: ${JSON.stringify(action)}`).state
      used.add(String(action?.kind))
    }
    expect(used.size).toBeGreaterThan(5)
  })
})
