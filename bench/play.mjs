/**
 * Random play: whole games in which every legal action is listed and one of them applied. Seeds are fixed, so
 * the games are the same in every run.
 */
import { hashJson, randomFrom } from 'middle-earth-rules/kernel'

/** What an Either holds; a Left is a bug here. */
export const right = (either) => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left))
  return either.right
}

/** Plays one game to its end; `visit` sees every state with the action chosen in it, and the last state. */
export const playGame = (game, config, seed, visit = () => {}) => {
  const random = randomFrom(`players of ${seed}`)
  let state = right(game.newGame({ ...config, seed }))
  let decisions = 0
  while (state.outcome === null) {
    const actions = game.legalActions(state)
    const action = actions[random(actions.length)]
    visit(state, action, actions.length)
    state = right(game.applyAction(state, action)).state
    decisions++
  }
  visit(state, undefined, 0)
  return { decisions, state }
}

/** A task that plays game after game over the given configs; its units are decisions. */
const playing = ({ game, seeds }, configs) => {
  let played = 0
  return () => {
    const config = configs[played % configs.length]
    const seed = `bench ${Math.floor(played / configs.length) % seeds}`
    played++
    return playGame(game, config, seed).decisions
  }
}

/** The tasks: all configs in turn, and each part on its own. */
export const playouts = (subject) => ({
  all: playing(subject, subject.configs),
  ...Object.fromEntries(
    Object.entries(subject.parts).map(([name, configs]) => [name, playing(subject, configs)]),
  ),
})

const WALK_DEPTH = 2

const leavesBelow = (game, state, depth) => {
  if (depth === 0 || state.outcome !== null) return 1
  let leaves = 0
  for (const action of game.legalActions(state))
    leaves += leavesBelow(game, right(game.applyAction(state, action)).state, depth - 1)
  return leaves
}

/** A task like the perft of chess: all states two decisions below states of fixed games; units are leaves. */
export const walking = ({ game, configs, walkFrom }) => {
  const roots = []
  for (const config of configs) {
    let decision = 0
    playGame(game, config, 'walk', (state) => {
      if (walkFrom.includes(decision++)) roots.push(state)
    })
  }
  let next = 0
  return () => leavesBelow(game, roots[next++ % roots.length], WALK_DEPTH)
}

/** One in so many decisions of fixed games: the state and the action taken. */
export const sampleStates = ({ game, configs, seeds, every }) => {
  const samples = []
  let seen = 0
  for (const config of configs)
    for (let seed = 0; seed < seeds; seed++)
      playGame(game, config, `bench ${seed}`, (state, action) => {
        if (action !== undefined && seen++ % every === 0) samples.push({ state, action })
      })
  return samples
}

/** A hash over how the fixed games end: it changes when the behaviour does. */
export const checksum = (subjects) =>
  hashJson(
    subjects.flatMap(({ game, configs, seeds }) =>
      configs.flatMap((config) =>
        Array.from({ length: seeds }, (_, seed) => {
          const { decisions, state } = playGame(game, config, `bench ${seed}`)
          return { config, seed, decisions, outcome: state.outcome, hash: game.hash(state) }
        }),
      ),
    ),
  )
