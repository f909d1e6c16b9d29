/**
 * The bot that looks ahead: Monte Carlo tree search over information sets, from the point of view of one
 * seat.
 * Every iteration fills in what the seat does not know, walks down the tree by UCB1 over the answers that are
 * there, adds one, plays on by the tactics for a while, and carries back how the state stands then.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { randomFrom, type Game, type Random, type Sampler, type State, type Types } from '../kernel'
import { isOwn, placeOfBest, type Bot, type Tactics } from './bot'
import { drawChance } from './driver'
import { totalBot } from './guard'
import { childOf, edgesOf, keyOf, newNode, urgency, visit, type Edge, type Node, type Weights } from './tree'
import { bestTried } from './verdict'

/** How long a search goes on: so many iterations, or so many milliseconds by a clock that is handed in. */
export type Budget =
  | {
      readonly iterations: number
      /** Asked before each iteration but the first: the search ends where it says no. */
      readonly goesOn?: () => boolean
    }
  | {
      readonly milliseconds: number
      /** The clock, in milliseconds: rules and bots have none of their own. */
      readonly now: () => number
    }

/** How a search is made. Every field but the budget has a default. */
export interface SearchOptions {
  readonly budget: Budget
  /** How many states are filled in for the view; more iterations take them again, with new chance. */
  readonly worlds?: number
  /** How many decisions are played on after the tree is left, before the state is valued. */
  readonly depth?: number
  /** After how many steps of the tactics' clock a playout ends, if its depth lets it go on so far. */
  readonly horizon?: number
  /** How many answers of a decision are looked into: those that look best. */
  readonly width?: number
  /** How many in a hundred decisions beyond the tree are taken at random. */
  readonly noise?: number
  /** What weighs the answers that were seldom tried. */
  readonly curiosity?: number
  /** What weighs how good an answer looks before it was tried. */
  readonly prior?: number
  /** How much better than the best-looking answer another has to do, in standard errors of their pairs. */
  readonly caution?: number
}

/** The options with every default filled in. */
export interface SearchPlan extends Weights {
  readonly budget: Budget
  readonly worlds: number
  readonly depth: number
  readonly horizon: number
  readonly width: number
  readonly noise: number
  readonly caution: number
}

interface Hunt<T extends Types> {
  readonly game: Game<T>
  readonly tactics: Tactics<T>
  readonly plan: SearchPlan
  readonly viewer: T['seat']
  readonly random: Random
  /** What the clock of the tactics shows where playouts end. */
  readonly end: number
}

const timeOf = <T extends Types>({ clock }: Tactics<T>, state: State<T>): number => clock?.(state) ?? 0

interface Asked<T extends Types> {
  readonly seat: T['seat']
  readonly actions: ReadonlyArray<T['action']>
}

/**
 * Draws and single answers are taken until a seat has a choice; undefined if the game is over before
 * that.
 */
const untilChoice = <T extends Types>(hunt: Hunt<T>, from: State<T>): [State<T>, Asked<T> | undefined] => {
  const { game, random, viewer } = hunt
  let state = from
  for (;;) {
    if (state.outcome !== null) return [state, undefined]
    const actors = game.actors(state)
    const actor = actors.includes(viewer) ? viewer : actors[0]
    if (actor === undefined) return [state, undefined]
    const actions = actor === 'nature' ? [drawChance(game, state, random)] : game.legalActions(state, actor)
    if (actor !== 'nature' && actions.length > 1)
      return [state, { seat: actor, actions: actions as ReadonlyArray<T['action']> }]
    const applied = game.applyAction(state, actions[0])
    if (E.isLeft(applied)) return [state, undefined]
    state = applied.right.state
  }
}

const worthOf = <T extends Types>({ tactics, viewer }: Hunt<T>, state: State<T>): number => {
  const { outcome } = state
  if (outcome === null) return tactics.value(state, viewer)
  return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(viewer) ? 1 : 0
}

/** Plays on by the tactics, and sometimes by chance, and values where that leads. */
const playOut = <T extends Types>(hunt: Hunt<T>, from: State<T>): number => {
  const { game, tactics, plan, random, end } = hunt
  let state = from
  for (let left = plan.depth; left > 0; left--) {
    const [next, asked] = untilChoice(hunt, state)
    state = next
    if (asked === undefined || timeOf(tactics, state) >= end) break
    const { seat, actions } = asked
    const place =
      random(100) < plan.noise
        ? random(actions.length)
        : placeOfBest(tactics.rate(state, seat, actions), actions.length, random)
    const applied = game.applyAction(state, actions[place])
    if (E.isLeft(applied)) break
    state = applied.right.state
  }
  return worthOf(hunt, state)
}

/** The places of the best-looking answers, best first, and how they look on a scale from 0 to 1. */
const shortList = (rates: ReadonlyArray<number>, actions: ReadonlyArray<unknown>, width: number) => {
  const order = actions.map((_, place) => place).sort((one, two) => (rates[two] ?? 0) - (rates[one] ?? 0))
  const places = order.slice(0, width)
  const best = rates[places[0] ?? 0] ?? 0
  const worst = rates[places[places.length - 1] ?? 0] ?? 0
  const span = best - worst
  return places.map((place) => ({ place, prior: span > 0 ? ((rates[place] ?? 0) - worst) / span : 0.5 }))
}

interface Step<T extends Types> {
  readonly action: T['action']
  readonly key: string
  readonly edge: Edge
  readonly isNew: boolean
}

/** The answer to look into now: the best-looking one that was not tried, else the most urgent one. */
const select = <T extends Types>(
  { tactics, plan }: Hunt<T>,
  node: Node,
  state: State<T>,
  { seat, actions }: Asked<T>,
): Step<T> | undefined => {
  const edges = edgesOf(node, seat)
  let chosen: Step<T> | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const { place, prior } of shortList(tactics.rate(state, seat, actions), actions, plan.width)) {
    const action = actions[place]
    if (action === undefined) continue
    const key = keyOf(action)
    const known = edges.get(key)
    const edge = known ?? { available: 0, visits: 0, total: 0, brought: [], prior }
    if (known === undefined) edges.set(key, edge)
    edge.available++
    const pull = edge.visits === 0 ? Number.POSITIVE_INFINITY : urgency(edge, plan)
    if (pull <= most) continue
    most = pull
    chosen = { action, key, edge, isNew: edge.visits === 0 }
  }
  return chosen
}

/** The states that answers at the root are tried in: each answer meets the same ones in the same order. */
type Samples<T extends Types> = (turn: number) => { readonly state: State<T>; readonly random: Random }

/** One iteration: down the tree, one answer beyond it, on by the tactics, and back. */
const iterate = <T extends Types>(base: Hunt<T>, root: Node, asked: Asked<T>, samples: Samples<T>): void => {
  const opening = select(base, root, samples(0).state, asked)
  if (opening === undefined) return
  const { state: world, random } = samples(opening.edge.visits)
  const hunt = { ...base, random }
  const path: Array<{ readonly edge: Edge; readonly own: boolean }> = []
  let [node, state, several] = [root, world, '']
  let step: Step<T> | undefined = opening
  let seat: T['seat'] = asked.seat
  while (step !== undefined) {
    const others = hunt.game.actors(state).length > 1
    const applied: ReturnType<Game<T>['applyAction']> = hunt.game.applyAction(state, step.action)
    if (E.isLeft(applied)) break
    path.push({ edge: step.edge, own: seat === hunt.viewer })
    // While others still answer the same question, the node stays.
    several += step.key
    if (!others) [node, several] = [childOf(node, several), '']
    const [next, question] = untilChoice(hunt, applied.right.state)
    state = next
    if ((step.isNew && !others) || question === undefined) break
    seat = question.seat
    step = select(hunt, node, state, question)
  }
  const worth = playOut(hunt, state)
  for (const { edge, own } of path) {
    visit(edge, own ? worth : 1 - worth)
  }
}

/** States that fit the view, as many as planned and then the same again; each sample has its own chance. */
const samplesOf = <T extends Types>(
  { game, plan, random }: Hunt<T>,
  sample: Sampler<T>,
  first: State<T>,
): Samples<T> => {
  const worlds: Array<State<T>> = [first]
  const samples: Array<{ readonly state: State<T>; readonly seed: string }> = []
  return (turn) => {
    while (samples.length <= turn) {
      if (worlds.length < plan.worlds && samples.length > 0) worlds.push(sample(random))
      const world = worlds[samples.length % worlds.length] ?? first
      samples.push({ state: game.reseed(world, random), seed: String(random(2 ** 32)) })
    }
    const { state, seed } = samples[turn] ?? { state: first, seed: '' }
    return { state, random: randomFrom(seed) }
  }
}

/** Whether the budget lets a search go on after so many iterations. */
export const goesOnFor = (budget: Budget): ((iterations: number) => boolean) => {
  if ('iterations' in budget) {
    const { goesOn = () => true } = budget
    return (iterations) => iterations < budget.iterations && goesOn()
  }
  const end = budget.now() + budget.milliseconds
  return () => budget.now() < end
}

const DEFAULTS: Omit<SearchPlan, 'budget'> = {
  worlds: 200,
  depth: 60,
  horizon: Number.POSITIVE_INFINITY,
  width: 12,
  noise: 10,
  curiosity: 0.5,
  prior: 0.3,
  caution: 1,
}

const searchFor = <T extends Types>(
  hunt: Hunt<T>,
  sample: Sampler<T>,
  first: State<T>,
): T['action'] | undefined => {
  const { game, viewer, plan } = hunt
  const goesOn = goesOnFor(plan.budget)
  const actions = game.legalActions(first, viewer).filter(isOwn<T>)
  if (actions.length < 2) return actions[0]
  const asked = { seat: viewer, actions }
  const samples = samplesOf(hunt, sample, first)
  const root = newNode()
  let turn = 0
  do iterate(hunt, root, asked, samples)
  while (goesOn(++turn))
  return bestTried(edgesOf(root, viewer), actions, plan.caution)
}

/** A bot that searches, guided by the tactics of its game. */
export const searchBot = <T extends Types>(
  game: Game<T>,
  tactics: Tactics<T>,
  options: SearchOptions,
): Bot<T> =>
  totalBot({
    name: 'search',
    choose: (view, random) => {
      const sample = game.sampler(view)
      if (E.isLeft(sample) || view.viewer === 'spectator') return O.none
      const first = sample.right(random)
      const plan = { ...DEFAULTS, ...options }
      const end = timeOf(tactics, first) + plan.horizon
      const hunt = { game, tactics, plan, viewer: view.viewer, random, end }
      return O.fromNullable(searchFor(hunt, sample.right, first))
    },
  })
