/** The driver: the same seeds give the same game, each bot sees its own view only, and faults are told. */
import { left } from 'fp-ts/lib/Either.js'
import { none, some } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import {
  BOT_NAMES,
  BOTS,
  confrontationTactics,
  greedyBot,
  playBots,
  searchBot,
  type Bot,
} from '../../src/bots'
import { confrontation, type Confrontation } from '../../src/confrontation'
import { randomFrom, type View } from '../../src/kernel'
import { played } from './support'

const { random, greedy, search, mcts } = BOTS.confrontation
const short = (): Bot<Confrontation> => search({ budget: { iterations: 4 }, worlds: 2, depth: 3 })
const SHORT = {
  random,
  greedy,
  search: short,
  mcts: () => mcts({ budget: { iterations: 4 }, depth: 3 }),
}

describe('a game between bots', { timeout: 180_000 }, () => {
  it.each(BOT_NAMES)('is the same for the same seeds with %s', (name) => {
    const once = () =>
      played(confrontation, { seed: 'same' }, { fellowship: SHORT[name](), sauron: SHORT[name]() })
    expect(once().record).toEqual(once().record)
  })

  it('differs for other seeds of the players', () => {
    const bots = { fellowship: random(), sauron: random() }
    const one = played(confrontation, { seed: 'same' }, bots, 'one').record
    expect(played(confrontation, { seed: 'same' }, bots, 'two').record).not.toEqual(one)
  })

  it('ends as its record says', () => {
    const { record, outcome, state } = played(
      confrontation,
      { seed: 'record' },
      { fellowship: greedy(), sauron: random() },
    )
    const replayed = confrontation.replay(record)
    if (replayed._tag === 'Left') throw new Error(replayed.left.problem)
    expect(confrontation.hash(replayed.right.states.at(-1) ?? state)).toBe(confrontation.hash(state))
    expect(state.outcome).toEqual(outcome)
  })
})

describe('a bot', { timeout: 180_000 }, () => {
  /** Plays as another one, and keeps what it was shown. */
  const watched = (bot: Bot<Confrontation>, seen: Array<View<Confrontation>>): Bot<Confrontation> => ({
    name: 'watched',
    choose: (view, chance) => {
      seen.push(view)
      return bot.choose(view, chance)
    },
  })

  it.each(BOT_NAMES)('%s gets the view of its seat and chooses by nothing else', (name) => {
    const seen: Array<View<Confrontation>> = []
    const bots = { fellowship: watched(SHORT[name](), seen), sauron: random() }
    played(confrontation, { seed: 'views' }, bots)
    expect(seen.length).toBeGreaterThan(5)
    for (const view of seen.slice(0, 12)) {
      expect(view.viewer).toBe('fellowship')
      expect(JSON.stringify(view)).toContain('hidden')
      // What went over a wire and back is all there is: the answer is the same.
      const copy = JSON.parse(JSON.stringify(view)) as View<Confrontation>
      const answer = SHORT[name]().choose(view, randomFrom('a'))
      expect(SHORT[name]().choose(copy, randomFrom('a'))).toEqual(answer)
      expect(confrontation.legalActionsOfView(view)).toContainEqual(answer._tag === 'Some' && answer.value)
    }
  })

  it.each(BOT_NAMES)('%s says nothing when it is not asked, or shown nonsense', (name) => {
    const bot = SHORT[name]()
    const chance = randomFrom('b')
    const started = confrontation.newGame({ seed: 'c' })
    if (started._tag === 'Left') throw new Error('no game')
    expect(bot.choose(confrontation.view(started.right, 'spectator'), chance)).toEqual(none)
    expect(bot.choose(null as never, chance)).toEqual(none)
    expect(bot.choose({ viewer: 'sauron' } as never, chance)).toEqual(none)
    const ended = played(confrontation, { seed: 'c' }, { fellowship: random(), sauron: random() })
    expect(bot.choose(confrontation.view(ended.state, 'sauron'), chance)).toEqual(none)
  })
})

describe('what goes wrong is told', () => {
  const bots = { fellowship: random(), sauron: random() }

  it('a config that is none', () => {
    expect(playBots(confrontation, { seed: 1 } as never, bots, 's')).toMatchObject(
      left({ _tag: 'BadConfig' }),
    )
  })

  it('a seat without a bot', () => {
    const fault = { _tag: 'NoBot', seat: 'sauron' }
    const result = playBots(confrontation, { seed: 's' }, { fellowship: random() }, 's')
    expect(result).toMatchObject(left(fault))
  })

  it('a bot without an answer, and one whose answer is refused', () => {
    const mute: Bot<Confrontation> = { name: 'mute', choose: () => none }
    const wild: Bot<Confrontation> = { name: 'wild', choose: () => some({ seat: 'sauron', kind: 'pass' }) }
    const asked = (bot: Bot<Confrontation>) =>
      playBots(confrontation, { seed: 's' }, { ...bots, sauron: bot }, 's')
    expect(asked(mute)).toMatchObject(left({ _tag: 'NoAnswer', seat: 'sauron' }))
    expect(asked(wild)).toMatchObject(left({ _tag: 'Refused', seat: 'sauron', cause: { _tag: 'NotAsked' } }))
  })
})

describe('tactics', () => {
  it('that rate more actions than there are do no harm', () => {
    const endless = { ...confrontationTactics, rate: () => Object.assign([], { length: 4e9 }) }
    const state = confrontation.newGame({ seed: 'rates' })
    if (state._tag === 'Left') throw new Error(state.left.problem)
    const view = confrontation.view(state.right, 'fellowship')
    const bots = [
      greedyBot(confrontation, endless),
      searchBot(confrontation, endless, { budget: { iterations: 2 }, worlds: 1, depth: 2 }),
    ]
    for (const bot of bots) expect(bot.choose(view, randomFrom('rates'))._tag).toBe('Some')
  })
})
