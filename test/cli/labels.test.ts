/** Labels are input: every label that a question shows can be typed back, and means that action. */
import * as O from 'fp-ts/lib/Option.js'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../../src/cli/games'
import { readDone } from '../../src/talk'
import { confrontation } from '../../src/confrontation'
import { actionOfLabel, randomFrom } from '../../src/kernel'
import { parseRecord } from '../../src/notation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { mustRight } from '../kernel/conformance/check'
import { connect } from '../protocol/client'
import { thorough } from '../thorough'

const MILL_BRIDGE: unknown = JSON.parse(
  readFileSync(new URL('../../docs/scenarios/the-mill-bridge.json', import.meta.url), 'utf8'),
)

/** How many decisions of a random game are looked at, and by which config. */
const CONFIGS: ReadonlyArray<readonly [string, object, number]> = [
  ['confrontation', {}, 120],
  ['confrontation', { chance: 'manual', characters: 'draft-secret' }, 120],
  ['confrontation', { characters: 'variant', specialCards: 'pick-two', games: 2 }, 120],
  ['card-game', {}, 120],
  ['card-game', { scenario: 'duel-3', players: 3 }, 120],
  ['card-game', { chance: 'manual' }, 120],
  ['battles', {}, 120],
  ['battles', { chance: 'manual' }, 120],
  ['battles', { chance: 'manual', scenario: MILL_BRIDGE }, 120],
  ['war-of-the-ring', {}, 150],
  ['war-of-the-ring', { chance: 'manual' }, 150],
  ['war-of-the-ring', { edition: 'second' }, 150],
  ['war-of-the-ring', { twilight: true }, 150],
  ['war-of-the-ring', { players: 3 }, 100],
  ['war-of-the-ring', { players: 4 }, 150],
  ['war-of-the-ring', { edition: 'second', players: 4 }, 100],
  ['war-of-the-ring', { edition: 'second', players: 3 }, 100],
  ['war-of-the-ring', { twilight: true, players: 3 }, 100],
  ['war-of-the-ring', { twilight: true, players: 4, chance: 'manual' }, 100],
]
const GAMES = CONFIGS.map(
  ([name, config, decisions]) =>
    [`${name} ${JSON.stringify(config).slice(0, 80)}`, name, config, decisions] as const,
)

describe('over random play', { timeout: 120_000 }, () => {
  it.each(GAMES)('every label of %s comes back as its action', async (_, name, config, decisions) => {
    const loaded = mustRight(await loadGame(name), 'no such game')
    const { game } = loaded
    const random = randomFrom(`labels ${name} ${JSON.stringify(config)}`)
    let state = mustRight(game.newGame({ seed: 'labels', ...config }), 'the config is refused')
    const lost: Array<string> = []
    for (let count = 0; count < decisions / thorough(5, 1) && game.actors(state).length > 0; count++) {
      for (const seat of game.actors(state)) {
        const prompt = game.prompt(state, seat)
        for (const { action, label } of O.isSome(prompt) ? prompt.value.choices : []) {
          const read = readDone({ loaded, state }, label, seat)
          if (JSON.stringify(read) !== JSON.stringify({ _tag: 'Right', right: action })) lost.push(label)
        }
      }
      const options = game.legalActions(state)
      state = mustRight(game.applyAction(state, options[random(options.length)]), 'refused').state
    }
    expect(lost).toEqual([])
  })
})

/** A game in the labels of its actions, as a record of them. */
const toldByLabels = async (name: string, config: object, decisions: number) => {
  const { game } = mustRight(await loadGame(name), 'no such game')
  const random = randomFrom(`records ${name} ${JSON.stringify(config)}`)
  const whole = { seed: 'labels', ...config }
  let state = mustRight(game.newGame(whole), 'the config is refused')
  const lines = [`game ${name}`, `rules ${game.rulesVersion}`, `from ${JSON.stringify(whole)}`, '']
  const actions: Array<unknown> = []
  const labels: Array<readonly [seat: string, label: string]> = []
  for (let count = 0; count < decisions && game.actors(state).length > 0; count++) {
    const seats = game.actors(state)
    const seat = seats[random(seats.length)] ?? ''
    const prompt = game.prompt(state, seat)
    const choices = O.isSome(prompt) ? prompt.value.choices : []
    const choice = choices[random(choices.length)]
    if (choice === undefined) throw new Error('nobody is asked')
    actions.push(choice.action)
    labels.push([seat, choice.label])
    lines.push(`${count + 1}. ${seats.length > 1 ? `${seat} ` : ''}${choice.label}`)
    state = mustRight(game.applyAction(state, choice.action), 'refused').state
  }
  return { game, lines, actions, labels, state }
}

describe('a record told by labels', { timeout: 120_000 }, () => {
  it.each(GAMES)(
    'of %s is read as its actions, and played so through the protocol',
    async (_, name, config) => {
      const { game, lines, actions, labels, state } = await toldByLabels(name, config, 40)
      expect(mustRight(parseRecord(game, lines.join('\n')), 'cannot be read').actions).toEqual(actions)
      const { call } = connect()
      call('new', { game: name, config: { seed: 'labels', ...config }, as: 'here' })
      for (const [seat, label] of labels) call('apply', { id: 'here', seat, label })
      expect(call('hash', { id: 'here' })).toBe(game.hash(state))
    },
  )

  it('is read in any case, and by a part that only one choice has', async () => {
    const { game, lines, actions } = await toldByLabels('war-of-the-ring', { chance: 'manual' }, 40)
    const loud = lines.map((line, at) => (at < 3 ? line : line.toUpperCase()))
    expect(mustRight(parseRecord(game, loud.join('\n')), 'cannot be read').actions).toEqual(actions)
    const short = [...lines.slice(0, 4), (lines[4] ?? '').slice(0, -1)].join('\n')
    expect(mustRight(parseRecord(game, short), 'cannot be read').actions).toEqual(actions.slice(0, 1))
  })

  it('says where it cannot be read, and what may have been meant', async () => {
    const { game, lines } = await toldByLabels('war-of-the-ring', {}, 3)
    const slip = [...lines.slice(0, -1), `${lines.at(-1)}x`].join('\n')
    expect(parseRecord(game, slip)).toMatchObject(
      left({
        path: `line ${lines.length}`,
        problem: expect.stringMatching(/is not an action; .*did you mean/),
      }),
    )
  })
})

describe('a label', () => {
  const start = () =>
    mustRight(confrontation.newGame({ seed: 'label', chance: 'manual' }), 'the config is refused')
  const labels = () => {
    const prompt = confrontation.prompt(start(), 'sauron')
    return O.isSome(prompt) ? prompt.value.choices : []
  }

  it('is understood in any case, without accents, and by a part that only one has', () => {
    for (const { label, action } of labels()) {
      expect(actionOfLabel(confrontation, start(), label.toUpperCase(), 'sauron')).toEqual(right(action))
    }
    const found = warOfTheRing.newGame({ seed: 'label', chance: 'manual' })
    const state = mustRight(found, 'the config is refused')
    expect(isRight(actionOfLabel(warOfTheRing, state, 'elven cloaks'))).toBe(true)
  })

  it('that is nearly right is answered by what may have been meant, one that is not by nothing', () => {
    const [first] = labels()
    const label = first?.label ?? ''
    expect(actionOfLabel(confrontation, start(), `${label}x`, 'sauron')).toMatchObject(
      left({ problem: expect.stringContaining('did you mean') }),
    )
    expect(actionOfLabel(confrontation, start(), 'qqq', 'sauron')).toMatchObject(
      left({ problem: 'no choice is called "qqq"' }),
    )
  })
})
