/**
 * In random play of four, and of the two partners among three, in both editions and with Twilight, the engine
 * lists just the marches, attacks and parties that the generator finds. GENERATED_PLAYS says how many plays
 * begin at each start, GENERATED_STEPS how many decisions each of them has.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom, type Random } from '../../../src/kernel'
import { warOfTheRing, type Action, type Config, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { reading } from '../support/read'
import { crowdAt, type Crowd, type Doing } from './crowds'
import {
  attackersIn,
  attacks,
  commandsForeign,
  compositions,
  marchersTo,
  marches,
  mayAttack,
  mayMarch,
  mayStop,
  waysOf,
} from './generator'
import { FREE_DICE, SHADOW_DICE, STARTS } from './generatedStarts'
import { seatsOf, type Side } from './whose'

const PLAYS = Number(process.env['GENERATED_PLAYS'] ?? 2)
const STEPS = Number(process.env['GENERATED_STEPS'] ?? 120)
/** Parties with more compositions are not listed one by one. */
const MANY = 3000

/** What the generator is asked about while an action is carried out. */
interface Course {
  readonly doing: Doing
  readonly from: string
  readonly to: string
  readonly said: Crowd
}

type Fields = Readonly<Record<string, unknown>>
const listed = (state: State, kind: string): ReadonlyArray<Fields> =>
  warOfTheRing
    .legalActions(state)
    .filter((action) => action.kind === kind) as unknown as ReadonlyArray<Fields>
const ways = (state: State, kind: 'march' | 'attack'): ReadonlyArray<string> =>
  listed(state, kind)
    .map(({ from, to }) => `${String(from)} ${String(to)}`)
    .sort()

const topOf = (state: State) => state.stack[state.stack.length - 1]

/** The dice that count as a result by themselves. */
const FACES: Readonly<Record<'army' | 'character', ReadonlyArray<string>>> = {
  army: ['army', 'muster-army', 'will-of-the-west'],
  character: ['character', 'will-of-the-west'],
}
const actingSide = (state: State, seat: string): Side => (seatsOf(state, 0).includes(seat as never) ? 0 : 1)

const doingOf = (state: State, seat: string, led: boolean): Doing => ({
  side: actingSide(state, seat),
  seat,
  led,
  moves: led ? 1 : 2,
  came: [],
})

/** What an action may begin with each result that lies there. */
const comparesAction = (state: State, seat: string): void => {
  const side = actingSide(state, seat)
  const unused = reading(state).table.dice.unused[side === 0 ? 'free-peoples' : 'shadow'] as Crowd
  for (const as of ['army', 'character'] as const) {
    if (!FACES[as].some((face) => (unused[face] ?? 0) > 0)) continue
    const doing = doingOf(state, seat, as === 'character')
    const begins = (kind: string): boolean => listed(state, kind).some((action) => action['as'] === as)
    const sails = side === 1 && as === 'army' && (reading(state).table.beside?.ships.length ?? 0) > 0
    if (!sails) expect([seat, as, begins('moveArmies')]).toEqual([seat, as, marches(state, doing).length > 0])
    expect([seat, as, begins('beginAttack')]).toEqual([seat, as, attacks(state, doing).length > 0])
  }
}

const fits = (said: Crowd, party: Crowd): boolean =>
  Object.entries(said).every(([piece, number]) => (party[piece] ?? 0) === number)

/** How many of each kind the parties have that are still possible, for kinds with a choice. */
const openNumbers = (kinds: ReadonlyArray<string>, parties: ReadonlyArray<Crowd>): ReadonlyArray<string> =>
  kinds
    .flatMap((piece) => {
      const numbers = [...new Set(parties.map((party) => party[piece] ?? 0))]
      return numbers.length < 2 ? [] : numbers.map((number) => `${piece} ${number}`)
    })
    .sort()

/** Who may go together, after what has been said of it so far. */
const comparesParty = (state: State, { doing, from, to, said }: Course, counts: Counts): void => {
  const attacks = topOf(state)?.kind === 'decide/party' && isAttack(state)
  const spot = { region: from, inside: isInside(state, doing.side, from) }
  const available = attacks ? attackersIn(state, doing, spot) : marchersTo(state, doing, from, to)
  if (waysOf(available) > MANY) return
  const isLegal = (party: Crowd): boolean =>
    attacks ? mayAttack(state, doing, spot, party) : mayMarch(state, doing, { from, to }, party)
  const parties = compositions(available).filter((party) => fits(said, party) && isLegal(party))
  const offered = listed(state, 'bring')
    .map(({ piece, number }) => `${String(piece)} ${String(number)}`)
    .sort()
  const open = openNumbers(Object.keys(available), parties)
  const isWhole = Object.keys(said).length === 0 && isLegal(available)
  counts.parties++
  expect([from, to, offered, listed(state, 'bringAll').length > 0]).toEqual([
    from,
    to,
    open,
    isWhole || open.length === 0,
  ])
}

const isAttack = (state: State): boolean => {
  const top = topOf(state)
  return top?.kind === 'decide/party' && top.vars.purpose === 'attack'
}
const isInside = (state: State, side: Side, region: string): boolean =>
  Object.keys(crowdAt(state, side, { region, inside: true })).length > 0

interface Counts {
  decisions: number
  parties: number
  foreign: number
}

/** Compares what is asked, if it is about Armies of one of two partners. */
const compares = (state: State, course: Course | undefined, counts: Counts): void => {
  const [seat] = warOfTheRing.actors(state)
  const top = topOf(state)
  if (seat === undefined || seat === 'nature' || seatsOf(state, actingSide(state, seat)).length < 2) return
  if (top?.kind === 'decide/action') {
    counts.decisions++
    if (commandsForeign(state, doingOf(state, seat, false))) counts.foreign++
    comparesAction(state, seat)
  }
  if (course === undefined) return
  if (top?.kind === 'decide/march') {
    counts.decisions++
    expect(ways(state, 'march')).toEqual([...marches(state, course.doing)].sort())
    expect(listed(state, 'done').length > 0).toBe(mayStop(state, course.doing))
  }
  if (top?.kind === 'decide/attack') {
    counts.decisions++
    expect(ways(state, 'attack')).toEqual([...attacks(state, course.doing)].sort())
  }
  if (top?.kind === 'decide/party' && top.vars.purpose !== 'advance') comparesParty(state, course, counts)
}

/** How many marches of an action are left: ships may have sailed meanwhile. */
const movesLeft = (state: State): number => {
  const march = state.stack.find(({ kind }) => kind === 'march')
  return march?.kind === 'march' ? march.vars.moves : 0
}

/** The course of an action after a step. */
const followed = (
  course: Course | undefined,
  state: State,
  action: Action,
  events: ReadonlyArray<{ readonly kind: string }>,
): Course | undefined => {
  if (action.kind === 'moveArmies' || action.kind === 'beginAttack')
    return { doing: doingOf(state, action.seat, action.as === 'character'), from: '', to: '', said: {} }
  if (course === undefined) return undefined
  const named =
    action.kind === 'march' || action.kind === 'attack'
      ? { ...course, from: action.from as string, to: action.to as string, said: {} }
      : action.kind === 'bring'
        ? { ...course, said: { ...course.said, [action.piece]: action.number } }
        : course
  const moved = events.find(({ kind }) => kind === 'ArmyMoved') as unknown as
    { readonly to: string; readonly pieces: ReadonlyArray<{ piece: string; number: number }> } | undefined
  if (moved === undefined) return named
  const crowd = Object.fromEntries(moved.pieces.map(({ piece, number }) => [piece, number]))
  const { doing } = named
  return {
    ...named,
    doing: { ...doing, came: [...doing.came, { at: moved.to, crowd }] },
  }
}

const LIKED: ReadonlyArray<string> = ['moveArmies', 'beginAttack']
/** Armies go more often than not. */
const chosen = (state: State, random: Random): Action => {
  const actions = warOfTheRing.legalActions(state)
  const liked = actions.filter(({ kind }) => LIKED.includes(kind))
  const from = liked.length > 0 && random(4) > 0 ? liked : actions
  return from[random(from.length)] as Action
}

const plays = (start: State, seed: string, counts: Counts): void => {
  const random = randomFrom(seed)
  let [state, course]: [State, Course | undefined] = [start, undefined]
  for (let left = STEPS; left > 0 && state.outcome === null; left--) {
    compares(state, course, counts)
    const action = chosen(state, random)
    const applied = warOfTheRing.applyAction(state, action)
    if (E.isLeft(applied)) throw new Error(JSON.stringify(applied.left))
    course = followed(course, state, action, applied.right.events)
    state = applied.right.state
    if (topOf(state)?.kind === 'decide/action') course = undefined
    else if (course !== undefined) course = { ...course, doing: { ...course.doing, moves: movesLeft(state) } }
  }
}

/** Places of mixed Armies of the Shadow: among three the Free Peoples have none. */
const SHADOWED: ReadonlyArray<string> = ['north-ithilien', 'gorgoroth', 'helms-deep']

const CONFIGS: ReadonlyArray<Partial<Config>> = [
  { players: 4 },
  { players: 4, edition: 'second' },
  { players: 4, twilight: true },
  { players: 3 },
]

const ALL: Counts = { decisions: 0, parties: 0, foreign: 0 }

describe.each(CONFIGS)('%o', (config) => {
  it.each(Object.entries(STARTS))('%s', { timeout: 3_600_000 }, (name, spec) => {
    const mixed = (spec.mixed ?? []).filter((place) => config.players === 4 || SHADOWED.includes(place))
    const dice = { 'free-peoples': FREE_DICE, shadow: SHADOW_DICE }
    const built = warOfTheRing.position({
      ...spec,
      mixed,
      dice,
      config: { seed: name, chance: 'seeded', ...config },
    })
    const start = mustRight(built, 'position')
    for (let play = 0; play < PLAYS; play++) plays(start, `${name} ${play}`, ALL)
  })
})

it('has seen enough of them, Armies with Leaders of the partner too', () => {
  expect(ALL.decisions).toBeGreaterThan(4 * PLAYS * STEPS)
  expect(ALL.parties).toBeGreaterThan(PLAYS * STEPS)
  expect(ALL.foreign).toBeGreaterThan((PLAYS * STEPS) / 4)
})
