/**
 * Guided games: new games with manual chance in which the players and the draws have wishes, stage by stage,
 * so that certain cards are played. Whatever is not wished for is random; the last stage brings the game to
 * its end.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type ChanceAction } from '../../../src/kernel'
import {
  warOfTheRing,
  type Action,
  type Config,
  type EventCardId,
  type State,
} from '../../../src/war-of-the-ring'
import { fulfils, wishing, type Wish, type Wishes } from '../scenarios'
import { onlyAnswer } from '../support/quick'
import { hand } from '../support/read'

/** A part of a game: it is over when all its wishes are fulfilled and the cards it waits for are at hand. */
export interface Stage extends Wishes {
  readonly holds?: ReadonlyArray<EventCardId>
}

type Legal = Action | ChanceAction

/** A game as it was played. */
export interface Played {
  readonly config: Config
  readonly actions: ReadonlyArray<Legal>
  readonly state: State
}

const PATIENCE = 3000

const applied = (state: State, action: Legal): State => {
  const next = warOfTheRing.applyAction(state, action)
  if (E.isLeft(next)) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.left)}`)
  return next.right.state
}

/** The cards that a side may choose from if it says that it uses one. */
const cardsAfter = (state: State, declares: Legal): ReadonlyArray<Legal> => {
  const next = applied(state, declares)
  const actions = warOfTheRing.legalActions(next)
  const pass = actions.find(({ kind, seat }) => kind === 'pass' && seat !== declares.seat)
  return pass === undefined ? actions : warOfTheRing.legalActions(applied(next, pass))
}

/** Where cards are laid in turn: those that are wished for, or else none. */
const laid = (actions: ReadonlyArray<Legal>, isWished: (card: Legal) => boolean): ReadonlyArray<Legal> => {
  const pass = actions.find(({ kind }) => kind === 'pass')
  if (pass === undefined || !actions.some(({ kind }) => kind === 'commit')) return actions
  const wished = actions.filter(isWished)
  return wished.length > 0 ? wished : [pass]
}

/** The legal actions; a Combat card is declared only for one that is wished for. */
const sensible = (state: State, open: ReadonlyArray<Wish>): ReadonlyArray<Legal> => {
  const actions = warOfTheRing.legalActions(state)
  const isWished = (card: Legal): boolean =>
    open.some((wish) => wish.kind === 'commit' && fulfils(card, wish))
  const declares = actions.find(({ kind }) => kind === 'declareCard')
  if (declares === undefined) return laid(actions, isWished)
  const cards = cardsAfter(state, declares).filter(({ seat }) => seat === declares.seat)
  return cards.some(isWished) ? [declares] : actions.filter((action) => action !== declares)
}

const holdsAll = (state: State, cards: ReadonlyArray<EventCardId>): boolean => {
  const held = [...hand(state, 'free-peoples'), ...hand(state, 'shadow')]
  return cards.every((card) => held.includes(card))
}

/** Plays a game through these stages; the wishes of the last go on to the end. */
export const guided = (
  seed: string,
  stages: ReadonlyArray<Stage>,
  variant: Pick<Partial<Config>, 'edition'> = {},
): E.Either<string, Played> => {
  const config: Config = { seed, chance: 'manual', ...variant }
  const random = randomFrom(`guide of ${seed}`)
  const started = warOfTheRing.newGame(config)
  if (E.isLeft(started)) return E.left(started.left.problem)
  let state = started.right
  const players = stages.map((stage) => wishing(stage, random))
  const actions: Array<Legal> = []
  let at = 0
  while (state.outcome === null && actions.length < PATIENCE) {
    const isDone = (): boolean =>
      players[at]?.open().length === 0 && holdsAll(state, stages[at]?.holds ?? []) && at < stages.length - 1
    while (isDone()) at++
    const player = players[at]
    if (player === undefined) return E.left('a game needs a stage')
    const action = onlyAnswer(warOfTheRing, state) ?? player.choose(sensible(state, player.open()))
    actions.push(action)
    state = applied(state, action)
  }
  const open = players.slice(at).flatMap((player) => player.open())
  if (state.outcome !== null && open.length === 0 && at === stages.length - 1)
    return E.right({ config, actions, state })
  return E.left(`stage ${at}: ${open.map((wish) => JSON.stringify(wish)).join(' ')}`)
}
