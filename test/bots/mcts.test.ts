/** The tree search for any number of seats: what it thinks, from what it goes on, and whom it plays for. */
import { toUndefined } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { BOTS, mctsBot, type GameBots, type Tactics, type Thought } from '../../src/bots'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src/index'
import { anyGame, randomFrom, type AnyGame, type State, type Types } from '../../src/kernel'
import { mustRight } from '../kernel/conformance/check'
import { played } from './support'

const EASY = { budget: { iterations: 12 }, depth: 2 }

const begun = (game: AnyGame, config: object): State<Types> =>
  mustRight(game.newGame({ seed: 'mcts', ...config }), 'a game')

/** A moment after so many random answers at which a seat has several. */
const moment = (game: AnyGame, config: object, steps: number) => {
  const random = randomFrom('walk')
  let state = begun(game, config)
  for (let step = 0; ; step++) {
    const [seat = ''] = game.actors(state)
    const actions = game.legalActions(state, seat)
    if (step >= steps && actions.length > 1) return { state, seat, actions }
    state = mustRight(game.applyAction(state, actions[random(actions.length)]), 'played').state
  }
}

const thoughtOf = (game: AnyGame, bots: GameBots<Types>, config: object, steps: number) => {
  const { state, seat, actions } = moment(game, config, steps)
  const thought = toUndefined(bots.mcts(EASY).think(game.view(state, seat), randomFrom('think')))
  if (thought === undefined) throw new Error('no thought')
  return { thought, state, actions }
}

const CASES: ReadonlyArray<readonly [AnyGame, GameBots<Types>, object]> = [
  [anyGame(warOfTheRing), BOTS.warOfTheRing as unknown as GameBots<Types>, {}],
  [anyGame(warOfTheRing), BOTS.warOfTheRing as unknown as GameBots<Types>, { players: 4 }],
  [anyGame(cardGame), BOTS.cardGame as unknown as GameBots<Types>, {}],
  [anyGame(confrontation), BOTS.confrontation as unknown as GameBots<Types>, { specialCards: 'pick-two' }],
  [anyGame(battles), BOTS.battles as unknown as GameBots<Types>, {}],
]

describe.each(CASES.map(([game, bots, config]) => [game.name, config, game, bots] as const))(
  '%s %j',
  { timeout: 120_000 },
  (_, config, game, bots) => {
    it.each([0, 15])('thinks after %i answers: legal lines with visits, value and labels', (steps) => {
      const { thought, state, actions } = thoughtOf(game, bots, config, steps)
      expect(actions).toContainEqual(thought.action)
      expect(thought.lines[0]?.action).toEqual(thought.action)
      const visits = thought.lines.map((line) => line.visits)
      expect(visits).toEqual([...visits].sort((one, other) => other - one))
      expect(visits.reduce((sum, one) => sum + one, 0)).toBe(thought.trials)
      for (const line of thought.lines) {
        expect(line.value).toBeGreaterThanOrEqual(0)
        expect(line.value).toBeLessThanOrEqual(1)
        expect(line.labels[0]).toBe(game.wording(state).label(line.action))
      }
    })

    it('thinks the same from the JSON of the view', () => {
      const { state, seat } = moment(game, config, 20)
      const view = game.view(state, seat)
      const think = (seen: typeof view) => bots.mcts(EASY).think(seen, randomFrom('think'))
      expect(think(JSON.parse(JSON.stringify(view)))).toEqual(think(view))
    })
  },
)

describe('a game', { timeout: 120_000 }, () => {
  it('is the same for the same seeds, with new bots', () => {
    const { mcts, greedy } = BOTS.confrontation
    const game = () =>
      played(confrontation, { seed: 'again' }, { fellowship: mcts(EASY), sauron: greedy() }).record.actions
    expect(game()).toEqual(game())
  })

  it('lets the search go on from its last tree, where its own answer led to the next question', () => {
    const bot = BOTS.warOfTheRing.mcts(EASY)
    const thoughts: Array<Thought<Types>> = []
    const random = randomFrom('resumed')
    let state = mustRight(warOfTheRing.newGame({ seed: 'resumed' }), 'a game')
    for (let step = 0; step < 25; step++) {
      const seat = warOfTheRing.actors(state)[0] ?? 'shadow'
      if (seat === 'nature') throw new Error('nobody draws by hand here')
      const thought = toUndefined(bot.think(warOfTheRing.view(state, seat), random))
      if (thought === undefined) throw new Error('no thought')
      thoughts.push(thought)
      state = mustRight(warOfTheRing.applyAction(state, thought.action), 'played').state
    }
    expect(thoughts.some(({ resumed }) => resumed > 0)).toBe(true)
  })
})

describe('what a seat wants', () => {
  it('is worked out for that seat: a partner is no enemy', () => {
    const asked = new Set<string>()
    const tactics: Tactics<Types> = {
      rate: () => [],
      value: (_, seat) => {
        asked.add(seat)
        return seat === 'rohan' || seat === 'gondor' ? 0.9 : 0.1
      },
    }
    const game = anyGame(warOfTheRing)
    const { state, seat } = moment(game, { players: 4 }, 0)
    const bot = mctsBot(game, tactics, { budget: { iterations: 60 }, depth: 0 })
    const thought = toUndefined(bot.think(game.view(state, seat), randomFrom('think')))
    expect(asked.has(seat)).toBe(true)
    for (const { value } of thought?.lines ?? [])
      expect(value).toBeCloseTo(/rohan|gondor/.test(seat) ? 0.9 : 0.1)
  })

  it('is a win: of two answers the one that ends the game well is given', () => {
    const built = confrontation.position({
      turn: 'sauron',
      pieces: { shire: ['frodo-classic'], arthedain: ['witch-king-classic'], mordor: ['orcs-classic'] },
    })
    const state = mustRight(built, 'a position')
    const bot = BOTS.confrontation.mcts({ budget: { iterations: 60 } })
    const thought = toUndefined(bot.think(confrontation.view(state, 'sauron'), randomFrom('win')))
    expect(thought?.lines[0]?.value).toBeGreaterThan(0.9)
  })
})
