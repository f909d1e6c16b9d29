/** Bots play by the rules: whole games of every config come to their end, and their records replay. */
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { BOT_NAMES, BOTS, type Bot, type BotName, type GameBots } from '../../src/bots'
import { cardGame, PLAYERS_OF, SCENARIO_IDS } from '../../src/card-game'
import { confrontation, LINE_UPS, SPECIAL_CHOICES, type Confrontation } from '../../src/confrontation'
import type { Types } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { played } from './support'
import { PROOF, thorough } from '../thorough'

const HANDICAP = ['gwaihir', 'palantir', 'dark-of-mordor'] as const

const CONFIGS = LINE_UPS.flatMap((characters) =>
  SPECIAL_CHOICES.flatMap((specialCards) =>
    ([1, 2] as const).map((games): Partial<Confrontation['config']> => ({
      characters,
      specialCards,
      games,
      handicap: specialCards === 'handicap' ? HANDICAP : [],
    })),
  ),
)

const isSearch = (name: string): boolean => name === 'search' || name === 'mcts'

/** A search that is short enough to be played through. */
const botOf = <T extends Types>(bots: GameBots<T>, name: BotName): Bot<T> =>
  name === 'mcts'
    ? bots.mcts({ budget: { iterations: 3 }, depth: 2 })
    : name === 'search'
      ? bots.search({ budget: { iterations: 3 }, worlds: 1, depth: 2 })
      : bots[name]()

describe.each(BOT_NAMES)('%s', { timeout: 180_000 }, (name) => {
  const bot = botOf(BOTS.confrontation, name)
  const seats = { fellowship: bot, sauron: bot, first: bot, second: bot }
  const configs = CONFIGS.filter(
    (_, place) => place % (isSearch(name) ? thorough(21, 7) : thorough(7, 1)) === 0,
  )

  it.each(configs.map((config) => [JSON.stringify(config), config] as const))(
    'plays The Confrontation %s to its end',
    (_, config) => {
      const { record, outcome } = played(confrontation, { ...config, seed: name }, seats)
      expect(outcome.reason).not.toBe('')
      expect(isRight(confrontation.replay(record))).toBe(true)
    },
  )

  it('plays The Confrontation with real dice and cards at the table', () => {
    const { record } = played(confrontation, { seed: name, chance: 'manual' }, seats)
    expect(isRight(confrontation.replay(record))).toBe(true)
  })

  it.each(SCENARIO_IDS.slice(0, thorough(isSearch(name) ? 1 : 2, SCENARIO_IDS.length)))(
    'plays the Card Game, %s, to its end',
    (scenario) => {
      const one = botOf(BOTS.cardGame, name)
      const [players] = PLAYERS_OF[scenario]
      const chance = name === 'greedy' ? 'manual' : 'seeded'
      const table = {
        frodo: one,
        'witch-king': one,
        aragorn: one,
        saruman: one,
        gandalf: one,
        'balrog-of-moria': one,
      }
      const { record, outcome } = played(
        cardGame,
        { seed: name, scenario, chance, ...(players === undefined ? {} : { players }) },
        table,
      )
      expect(outcome.winners.length).toBeGreaterThan(0)
      expect(isRight(cardGame.replay(record))).toBe(true)
    },
  )

  it.runIf(PROOF)('plays War of the Ring to its end', () => {
    const one = botOf(BOTS.warOfTheRing, name)
    const { record } = played(
      warOfTheRing,
      { seed: name, chance: name === 'greedy' ? 'manual' : 'seeded' },
      // Against an enemy with a plan games are short.
      { 'free-peoples': one, shadow: BOTS.warOfTheRing.greedy() },
    )
    expect(isRight(warOfTheRing.replay(record))).toBe(true)
  })
})
