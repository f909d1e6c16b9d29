/**
 * All that a game says on the way through one play, as a number for each decision: what is legal, what is
 * asked, what happens, what a few actions that are not listed are refused for, and, now and then, what is
 * seen, saved and drawn. Two engines that tell the same numbers play the same game.
 */
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type Game, type Random, type State, type Types } from '../../src/kernel'
import type { Act, Subject } from '../kernel/conformance/subject'
import { inSavedWords, tableTold } from './words'

/** A play to be told: how it starts, and which of the legal actions is taken. */
export interface Telling {
  readonly name: string
  readonly subject: Subject<Types>
  readonly start: () => State<Types>
  readonly choose: () => (options: ReadonlyArray<Act<Types>>, step: number) => unknown
  readonly longest: number
  /** What it is recorded with, if it begins with the set-up. */
  readonly recorded?: { readonly config: unknown; readonly actions: ReadonlyArray<unknown> }
}

/** A number for a text (FNV-1a). */
const numberOf = (text: string): number => {
  let number = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    number = Math.imul(number ^ text.charCodeAt(place), 0x01000193)
  return number >>> 0
}

type Fields = Readonly<Record<string, unknown>>

const ODD = ['', 'nothing', -1, 0.5, null] as const

/** The action with one field changed to something else that the field may hold, or to something odd. */
const nearMiss = ({ actions, seats }: Subject<Types>, action: Fields, random: Random): Fields => {
  const names = Object.keys(action)
  const name = names[random(names.length)] as string
  const domain =
    name === 'seat'
      ? seats
      : name === 'kind'
        ? Object.keys(actions)
        : (actions[String(action['kind'])]?.[name] ?? ODD)
  const values: ReadonlyArray<unknown> = random(12) === 0 ? ODD : domain
  return { ...action, [name]: values[random(values.length)] }
}

/** Any action of the schema. */
const anyAction = ({ actions, seats }: Subject<Types>, random: Random): Fields => {
  const kinds = Object.keys(actions)
  const kind = kinds[random(kinds.length)] as string
  const fields = Object.entries(actions[kind] ?? {}).map(([name, values]) => [
    name,
    values[random(values.length)],
  ])
  return { seat: seats[random(seats.length)], kind, ...Object.fromEntries(fields) }
}

const TRIED = 6

/** What is said to some actions that may well be illegal. */
const refusals = (subject: Subject<Types>, state: State<Types>, options: ReadonlyArray<unknown>): unknown => {
  const random = randomFrom(`told ${options.length}`)
  return Array.from({ length: options.length === 0 ? 1 : TRIED }, (_, place) => {
    const near = place > 0 && options.length > 0
    const action = near
      ? nearMiss(subject, options[random(options.length)] as Fields, random)
      : anyAction(subject, random)
    const applied = subject.game.applyAction(state, action)
    return E.isLeft(applied) ? applied.left : applied.right.events
  })
}

/** What each seat sees, what it might be, and what is saved. */
const seen = (game: Game<Types>, seats: ReadonlyArray<string>, state: State<Types>): unknown => {
  const views = [...seats, 'spectator'].map((seat) => game.view(state, seat))
  const worlds = views.map((view) =>
    E.map((world: State<Types>) => ({ ...world, table: tableTold(world) }))(
      game.determinize(view, randomFrom('told')),
    ),
  )
  const saved = game.encode(state)
  const loaded = game.decode(saved)
  return [views, worlds, saved, E.isRight(loaded) ? game.hash(loaded.right) : loaded.left]
}

const SEEN_EVERY = 16

const said = (subject: Subject<Types>, state: State<Types>, step: number): unknown => {
  const { game } = subject
  const options = game.legalActions(state)
  const actors = game.actors(state)
  const prompts = step % 4 === 0 ? actors.map((seat) => game.prompt(state, seat)) : []
  const more = step % SEEN_EVERY === 0 ? seen(game, subject.seatsOf(state.config), state) : []
  return [options, actors, prompts, refusals(subject, state, options), game.chances(state), more]
}

/** A record of the first decisions, written, read and replayed, and one that goes wrong. */
const recordsOf = (game: Game<Types>, { config, actions }: NonNullable<Telling['recorded']>): unknown => {
  const record = game.record(config, actions.slice(0, RECORDED))
  if (E.isLeft(record)) return record
  const text = game.notation(record.right)
  const broken = { ...record.right, hashes: record.right.hashes?.map((hash) => `${hash}x`) }
  const refused = { ...record.right, actions: [...actions.slice(0, 2), {}] }
  const replayed = game.replay(record.right)
  const states = E.isRight(replayed) ? replayed.right.states.length : 0
  return [record, text, game.parse(text), states, game.replay(broken), game.replay(refused)]
}
const RECORDED = 40

/** Tells a play, decision by decision, for as long as it is listened to. */
export const tell = (
  { subject, start, choose, longest, recorded }: Telling,
  hears: (number: number, step: number) => boolean,
): void => {
  const { game } = subject
  const chooses = choose()
  let state = start()
  let happened: unknown = recorded === undefined ? [] : recordsOf(game, recorded)
  for (let step = 0; step <= longest; step++) {
    const { stack, chance, outcome } = state
    const text = JSON.stringify([
      tableTold(state),
      stack,
      chance,
      outcome,
      happened,
      said(subject, state, step),
    ])
    if (!hears(numberOf(inSavedWords(text)), step) || outcome !== null) return
    const action = chooses(game.legalActions(state), step)
    if (action === undefined) return
    const applied = game.applyAction(state, { ...action })
    if (E.isLeft(applied)) return void hears(numberOf(JSON.stringify(applied.left)), step)
    happened = [applied.right.events, game.eventsFor(applied.right.events, 'spectator')]
    state = applied.right.state
  }
}
