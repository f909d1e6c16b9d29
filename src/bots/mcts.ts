/**
 * Information-set Monte Carlo tree search for any number of seats. Each trial deals what the seat cannot see,
 * walks down the tree by what answers brought and how good they look (PUCT), adds one answer, plays on by the
 * tactics for a while, and carries back the value of that state to every seat that answered on the way.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Game, Random, Sampler, State, Types, View } from '../kernel'
import { isOwn, placeOfBest, type Bot, type Tactics } from './bot'
import { drawChance } from './driver'
import { guarded, totalBot } from './guard'
import {
  afterAll,
  grownBy,
  keyOf,
  pickedIn,
  questionOf,
  rootNode,
  type Edge,
  type Given,
  type Node,
} from './mctsTree'
import { goesOnFor, type Budget } from './search'

/** How a search is made. Every field but the budget has a default. */
export interface MctsOptions {
  readonly budget: Budget
  /** How many decisions are played on after the tree is left, before the state is valued. */
  readonly depth?: number
  /** After how many steps of the tactics' clock a playout ends, if its depth lets it go on so far. */
  readonly horizon?: number
  /** How many in a hundred decisions beyond the tree are taken at random. */
  readonly noise?: number
  /** What weighs the answers that look good and were seldom tried. */
  readonly curiosity?: number
  /** How much more the best-looking answers are tried than the others; 0 tries all alike. */
  readonly trust?: number
}

type Plan = Required<MctsOptions>

/** A line of play that a search has looked into. */
export interface Line<T extends Types> {
  readonly action: T['action']
  readonly visits: number
  /** How it stands for the seat that searches after this action: from 0, lost, to 1, won. */
  readonly value: number
  /** The labels of the action and of those that were answered to it most. */
  readonly labels: ReadonlyArray<string>
}

/** What a search has found. */
export interface Thought<T extends Types> {
  readonly action: T['action']
  readonly trials: number
  /** How many of the visits were taken over from the search before. */
  readonly resumed: number
  /** The actions that were tried, the most visited first. */
  readonly lines: ReadonlyArray<Line<T>>
}

/** A bot that says what it thinks of a view; it goes on from its last tree where its answer led there. */
export interface Thinker<T extends Types> extends Bot<T> {
  readonly think: (view: View<T>, random: Random) => O.Option<Thought<T>>
}

interface Search<T extends Types> {
  readonly game: Game<T>
  readonly tactics: Tactics<T>
  readonly plan: Plan
  readonly viewer: T['seat']
  readonly random: Random
}

interface Asked<T extends Types> {
  readonly seat: T['seat']
  readonly actions: ReadonlyArray<T['action']>
}

/** Draws and single answers are taken until a seat has a choice; the viewer is asked before others. */
const untilChoice = <T extends Types>(
  { game, random, viewer }: Search<T>,
  from: State<T>,
): readonly [State<T>, Asked<T> | undefined] => {
  let state = from
  for (;;) {
    const actors = state.outcome === null ? game.actors(state) : []
    const actor = actors.find((one) => one === viewer) ?? actors[0]
    if (actor === undefined) return [state, undefined]
    const own = actor === 'nature' ? [] : game.legalActions(state, actor).filter(isOwn<T>)
    if (actor !== 'nature' && own.length > 1) return [state, { seat: actor, actions: own }]
    const applied = game.applyAction(state, actor === 'nature' ? drawChance(game, state, random) : own[0])
    if (E.isLeft(applied)) return [state, undefined]
    state = applied.right.state
  }
}

const timeOf = <T extends Types>({ clock }: Tactics<T>, state: State<T>): number => clock?.(state) ?? 0

/** Plays on by the tactics, and sometimes by chance. */
const playedOn = <T extends Types>(search: Search<T>, from: State<T>): State<T> => {
  const { game, tactics, plan, random } = search
  if (plan.depth === 0 || from.outcome !== null) return from
  const end = timeOf(tactics, from) + plan.horizon
  return game.playout(from, random, {
    most: plan.depth,
    until: ({ state }) => plan.horizon < Infinity && timeOf(tactics, state()) >= end,
    policy: (moment) => {
      const actions = moment.actions().filter(isOwn<T>)
      if (actions.length < 2) return 0
      if (random(100) < plan.noise) return random(actions.length)
      const [first] = actions
      const rates = tactics.rate(moment.state(), first?.seat ?? search.viewer, actions)
      return placeOfBest(rates, actions.length, random)
    },
  }).state
}

/** What a state is worth to each seat, worked out when it is asked for. */
const worthIn = <T extends Types>({ tactics }: Search<T>, state: State<T>): ((seat: string) => number) => {
  const { outcome } = state
  if (outcome !== null)
    return (seat) => (outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0)
  const known = new Map<string, number>()
  return (seat) => {
    const worth = known.get(seat) ?? tactics.value(state, seat)
    known.set(seat, worth)
    return worth
  }
}

/** The answer to try next, with its edge; those that were never there before are judged first. */
const chosen = <T extends Types>(
  { tactics, plan }: Search<T>,
  node: Node,
  state: State<T>,
  { seat, actions }: Asked<T>,
): readonly [T['action'], Edge] | undefined => {
  const edges = grownBy(node, { seat, keys: actions.map(keyOf), trust: plan.trust }, () =>
    tactics.rate(state, seat, actions),
  )
  const place = pickedIn(edges, plan.curiosity)
  const [action, edge] = [actions[place], edges[place]]
  return action === undefined || edge === undefined ? undefined : [action, edge]
}

/** One trial: down the tree, one answer beyond it, on by the tactics, and back. */
const tryOnce = <T extends Types>(search: Search<T>, root: Node, sample: Sampler<T>): void => {
  const path: Array<Edge> = []
  let [state, asked] = untilChoice(search, sample(search.random))
  let node = root
  let secret: ReadonlyArray<Given> = []
  while (asked !== undefined) {
    const { seat }: Asked<T> = asked
    const own = secret.filter((one) => one.seat === seat)
    const step = chosen(search, afterAll(node, own), state, asked)
    if (step === undefined) break
    const [action, edge] = step
    // While others still answer the same question, a seat reckons with its own answers alone.
    const others = search.game.actors(state).length > 1
    const applied: ReturnType<Game<T>['applyAction']> = search.game.applyAction(state, action)
    if (E.isLeft(applied)) break
    path.push(edge)
    ;[state, asked] = untilChoice(search, applied.right.state)
    const given = { seat, key: keyOf(action) }
    if (others) secret = [...secret, given]
    else {
      node = secret.length === 0 ? edge.next : afterAll(node, [...secret, given])
      secret = []
      if (edge.visits === 0) break
    }
  }
  const worth = worthIn(search, playedOn(search, state))
  for (const edge of path) {
    edge.visits++
    edge.total += worth(edge.seat)
  }
}

/** The labels of an answer and of what was answered to it most, as far as the search has looked. */
const labelsOf = <T extends Types>(search: Search<T>, from: State<T>, action: T['action'], edge: Edge) => {
  const labels: Array<string> = []
  let [state, now, at]: [State<T>, T['action'] | undefined, Edge | undefined] = [from, action, edge]
  while (now !== undefined && labels.length < LONGEST_LINE) {
    labels.push(search.game.wording(state).label(now))
    const applied: ReturnType<Game<T>['applyAction']> = search.game.applyAction(state, now)
    if (E.isLeft(applied)) break
    const [next, asked] = untilChoice(search, applied.right.state)
    const edges: ReadonlyMap<string, Edge> = at?.next.edges ?? new Map<string, Edge>()
    const answers = (asked?.actions ?? []).flatMap((one) => {
      const known = edges.get(keyOf(one))
      return known === undefined || known.visits < LEAST_VISITS ? [] : [{ one, known }]
    })
    const best = answers.sort((one, other) => other.known.visits - one.known.visits)[0]
    ;[state, now, at] = [next, best?.one, best?.known]
  }
  return labels
}
const LONGEST_LINE = 5
const LEAST_VISITS = 2

const DEFAULTS: Omit<Plan, 'budget'> = {
  depth: 12,
  horizon: Infinity,
  noise: 5,
  curiosity: 0.6,
  trust: 4,
}

/** Where a search of a seat may go on: at the node after its answer, if the same is asked there. */
type Memory = Map<string, Node>

/** The search of a view: its tree grown until the budget is spent. */
const grown = <T extends Types>(
  search: Search<T>,
  sample: Sampler<T>,
  memory: Memory,
): { readonly root: Node; readonly trials: number; readonly resumed: number } => {
  const goesOn = goesOnFor(search.plan.budget)
  const first = sample(search.random)
  const question = questionOf(search.viewer, search.game.legalActions(first, search.viewer).map(keyOf))
  const known = memory.get(search.viewer)
  const root = known?.question === question ? known : rootNode(question)
  const resumed = [...root.edges.values()].reduce((sum, { visits }) => sum + visits, 0)
  let trials = 0
  do tryOnce(search, root, sample)
  while (goesOn(++trials))
  return { root, trials, resumed }
}

const thoughtOf = <T extends Types>(
  search: Search<T>,
  sample: Sampler<T>,
  memory: Memory,
  withLines: boolean,
): Thought<T> | undefined => {
  const state = sample(search.random)
  const actions = search.game.legalActions(state, search.viewer).filter(isOwn<T>)
  const [only] = actions
  if (only === undefined) return undefined
  if (actions.length === 1) return { action: only, trials: 0, resumed: 0, lines: [] }
  const { root, trials, resumed } = grown(search, sample, memory)
  const tried = actions
    .flatMap((action) => {
      const edge = root.edges.get(keyOf(action))
      return edge === undefined || edge.visits === 0 ? [] : [{ action, edge }]
    })
    .sort((one, other) => other.edge.visits - one.edge.visits || other.edge.total - one.edge.total)
  const best = tried[0]
  if (best === undefined) return { action: only, trials, resumed, lines: [] }
  memory.set(search.viewer, best.edge.next)
  const lines = (withLines ? tried : []).map(({ action, edge }) => ({
    action,
    visits: edge.visits,
    value: edge.total / edge.visits,
    labels: labelsOf(search, state, action, edge),
  }))
  return { action: best.action, trials, resumed, lines }
}

/** A bot that searches with one tree for all seats, which it keeps from one of its answers to the next. */
export const mctsBot = <T extends Types>(
  game: Game<T>,
  tactics: Tactics<T>,
  options: MctsOptions,
): Thinker<T> => {
  const plan: Plan = { ...DEFAULTS, ...options }
  const memory: Memory = new Map()
  const thinkOf = (view: View<T>, random: Random, withLines: boolean): O.Option<Thought<T>> => {
    const sample = game.sampler(view)
    if (E.isLeft(sample) || view.viewer === 'spectator') return O.none
    const search = { game, tactics, plan, viewer: view.viewer, random }
    return O.fromNullable(thoughtOf(search, sample.right, memory, withLines))
  }
  const bot = totalBot<T>({
    name: 'mcts',
    choose: (view, random) => O.Functor.map(thinkOf(view, random, false), ({ action }) => action),
  })
  return {
    ...bot,
    think: (view, random) => guarded<O.Option<Thought<T>>>(O.none, () => thinkOf(view, random, true)),
  }
}
