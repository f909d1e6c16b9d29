/**
 * Random play: whole games in which every legal action is listed and one of them applied, over all line-ups
 * with and without special cards. Seeds are fixed, so the games are the same in every run.
 */
import { confrontation } from 'middle-earth-rules/confrontation'
import { hashJson, randomFrom } from 'middle-earth-rules/kernel'

const LINE_UPS = ['classic', 'variant', 'draft-open', 'draft-secret']
const SPECIAL_CARDS = ['none', 'pick-two', 'announced-number']
const SEEDS = 20

/** Every config that is played. */
export const CONFIGS = LINE_UPS.flatMap((characters) =>
  SPECIAL_CARDS.map((specialCards) => ({ characters, specialCards })),
)

/** What an Either holds; a Left is a bug here. */
export const right = (either) => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left))
  return either.right
}

/** Plays one game to its end; `visit` sees every state with the action chosen in it, and the last state. */
export const playGame = (config, seed, visit = () => {}) => {
  const random = randomFrom(`players of ${seed}`)
  let state = right(confrontation.newGame({ ...config, seed }))
  let decisions = 0
  while (state.outcome === null) {
    const actions = confrontation.legalActions(state)
    const action = actions[random(actions.length)]
    visit(state, action, actions.length)
    state = right(confrontation.applyAction(state, action)).state
    decisions++
  }
  visit(state, undefined, 0)
  return { decisions, state }
}

/** A task that plays game after game over the given configs; its units are decisions. */
const playing = (configs) => {
  let game = 0
  return () => {
    const config = configs[game % configs.length]
    const seed = `bench ${Math.floor(game / configs.length) % SEEDS}`
    game++
    return playGame(config, seed).decisions
  }
}

/** The tasks: all configs in turn, and each line-up on its own, without and with special cards. */
export const playouts = () => ({
  all: playing(CONFIGS),
  ...Object.fromEntries(
    LINE_UPS.flatMap((lineUp) => {
      const own = CONFIGS.filter(({ characters }) => characters === lineUp)
      return [
        [lineUp, playing(own.filter(({ specialCards }) => specialCards === 'none'))],
        [`${lineUp} with special cards`, playing(own.filter(({ specialCards }) => specialCards !== 'none'))],
      ]
    }),
  ),
})

const WALK_DEPTH = 2
const WALK_FROM = [12, 30, 50]

const leavesBelow = (state, depth) => {
  if (depth === 0 || state.outcome !== null) return 1
  let leaves = 0
  for (const action of confrontation.legalActions(state))
    leaves += leavesBelow(right(confrontation.applyAction(state, action)).state, depth - 1)
  return leaves
}

/** A task like the perft of chess: all states two decisions below states of fixed games; units are leaves. */
export const walking = () => {
  const roots = []
  for (const config of CONFIGS) {
    let decision = 0
    playGame(config, 'walk', (state) => {
      if (WALK_FROM.includes(decision++)) roots.push(state)
    })
  }
  let next = 0
  return () => leavesBelow(roots[next++ % roots.length], WALK_DEPTH)
}

/** Every tenth decision of fixed games: the state, the action taken, the number of options. */
export const sampleStates = () => {
  const samples = []
  let seen = 0
  for (const config of CONFIGS)
    for (let seed = 0; seed < SEEDS; seed++)
      playGame(config, `bench ${seed}`, (state, action, options) => {
        if (action !== undefined && seen++ % 10 === 0) samples.push({ state, action, options })
      })
  return samples
}

/** A hash over how the fixed games end: it changes when the behaviour does. */
export const checksum = () =>
  hashJson(
    CONFIGS.flatMap((config) =>
      Array.from({ length: SEEDS }, (_, seed) => {
        const { decisions, state } = playGame(config, `bench ${seed}`)
        return { config, seed, decisions, outcome: state.outcome, hash: confrontation.hash(state) }
      }),
    ),
  )
