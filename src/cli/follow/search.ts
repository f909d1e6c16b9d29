/**
 * Finds the answers that a statement stands for: from the state as it is, the run of answers that meets all
 * its claims and leaves the fewest to go without saying. Questions with one answer answer themselves; draws
 * that nobody sees bring some card; dice and tiles are never made up.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction } from '../../kernel/index'
import { lettersOf as bare } from '../../talk/index'
import type { AnyState, Loaded } from '../loaded'
import { labelOf } from '../words'
import { fieldOf, fits, type Known, type Standing, type Taken, type Wish } from './claims'
import { isSettled, nextAtoms, poolOf, released, wantsLabels, waysOf, type Pool, type Way } from './pool'
import type { Words } from './words'

/** Where a search stands. */
export interface Reached {
  readonly state: AnyState
  readonly pool: Pool
  readonly run: ReadonlyArray<Taken>
}

/** What a search needs to know. */
export interface Searching {
  readonly loaded: Loaded
  readonly words: Words
  /** Cards that are named somewhere: they do not stand for cards that nobody has seen. */
  readonly reserved: ReadonlySet<string>
}

/** Why no run was found. */
export type Lost =
  /** How far one gets: where what was said came nearest to being asked. */
  | { readonly _tag: 'Nowhere'; readonly farthest: Reached }
  /** Cards are named that nobody can hold. */
  | { readonly _tag: 'NotHeld'; readonly cards: ReadonlyArray<string> }
  /** Several answers meet what was said, and lead to different positions. */
  | { readonly _tag: 'Either'; readonly at: AnyState; readonly answers: ReadonlyArray<BaseAction> }

interface Ongoing extends Searching {
  readonly until: (state: AnyState) => boolean
  farthest: Reached
  /** How near the farthest place comes: atoms met, then whether such a thing, then whether he is asked. */
  nearness: readonly [met: number, asked: number]
  budget: number
  /** Whether somebody could have gone on, had one more answer gone without saying. */
  isCut: boolean
}

type Found = E.Either<Extract<Lost, { readonly _tag: 'Either' }> | undefined, Reached>

const NOTHING: Found = E.left(undefined)
const BUDGET = 4000
/** Answers that may go without saying on the way to the next thing that was said. */
const MOST_QUIET = 14

const stepTo = (from: Reached, { loaded }: Searching, pool: Pool, taken: Taken): Reached | undefined => {
  const applied = loaded.game.applyAction(from.state, taken.action)
  return E.isLeft(applied) ? undefined : { state: applied.right.state, pool, run: [...from.run, taken] }
}

/** What an answer may be called: its label, the label without what a card says, the outcome of a draw. */
const labelsAt =
  ({ loaded: { game } }: Searching, { state, pool }: Reached) =>
  (action: BaseAction): ReadonlyArray<string> => {
    if (!wantsLabels(pool)) return []
    const label = labelOf(game, state, action)
    const outcome = String(fieldOf(action, 'outcome') ?? '')
    const others = action.seat === 'nature' ? [outcome, game.nameOf(outcome)] : [label.replace(/:.*$/s, '')]
    return [label, ...others].map(bare)
  }

/** What is known of the answers of a question, or of the outcomes of a draw. */
const knownAt = (
  search: Searching,
  from: Reached,
  drawer: string | undefined,
): ((action: BaseAction) => Known) => {
  const labelsOf = labelsAt(search, from)
  return (action) => ({ labels: labelsOf(action), drawer })
}

/** For whom a draw is, where one of the claims says so. */
const drawerAt = (
  { loaded, words }: Searching,
  { state, pool }: Reached,
  [any]: ReadonlyArray<BaseAction>,
) =>
  any === undefined || nextAtoms(pool).every(({ seats }) => seats === undefined)
    ? undefined
    : words.drawer(loaded, state, any)

/** Tries answers that meet the same claim: one of them, unless several lead to different ends. */
const meet = (search: Ongoing, from: Reached, ways: ReadonlyArray<Way>, quiet: number): Found => {
  const ends: Array<{ readonly way: Way; readonly end: Reached }> = []
  for (const way of ways) {
    const next = stepTo(from, search, way.pool, { action: way.action, how: way.how })
    if (next === undefined) continue
    const end = explore(search, next, quiet)
    if (E.isRight(end)) ends.push({ way, end: end.right })
    else if (end.left !== undefined) return end
    if (way.how === 'unseen' && ends.length > 0) break
  }
  const [first] = ends
  if (first === undefined) return NOTHING
  if (ends.length === 1) return E.right(first.end)
  const { hash } = search.loaded.game
  const others = ends.filter(({ end }) => hash(end.state) !== hash(first.end.state))
  return others.length === 0
    ? E.right(first.end)
    : E.left({ _tag: 'Either', at: from.state, answers: [first, ...others].map(({ way }) => way.action) })
}

const grouped = (ways: ReadonlyArray<Way>): ReadonlyArray<ReadonlyArray<Way>> => {
  const groups = new Map<string, Array<Way>>()
  for (const way of ways) {
    const group = groups.get(way.meets)
    if (group === undefined) groups.set(way.meets, [way])
    else group.push(way)
  }
  return [...groups.values()]
}

/** Whether what a draw brings is named elsewhere. */
const isReserved = ({ reserved }: Ongoing, action: BaseAction): boolean =>
  reserved.has(String(fieldOf(action, 'outcome')))

/** A draw: what was said of it, or some card if nobody sees it. */
const exploreDraw = (search: Ongoing, from: Reached, quiet: number): Found => {
  const outcomes = search.loaded.game.chances(from.state).map(({ action }) => action)
  const ways = waysOf(from.pool, outcomes, knownAt(search, from, drawerAt(search, from, outcomes)))
  const unseen = ways.filter(({ action, how }) => how === 'unseen' && !isReserved(search, action))
  const said = ways.find(({ how }) => how !== 'unseen') ?? unseen.at(-1) ?? ways[0]
  if (said !== undefined) return meet(search, from, [said], quiet)
  remember(search, from, outcomes)
  const [any] = outcomes
  if (any === undefined || !search.words.isUnseen(any.draw)) return NOTHING
  const free = outcomes.filter((one) => !isReserved(search, one))
  const action = free[free.length - 1] ?? outcomes[outcomes.length - 1] ?? any
  const next = stepTo(from, search, from.pool, { action, how: 'unseen' })
  return next === undefined ? NOTHING : explore(search, next, quiet)
}

/** Answers that nothing said now asks for: implied earlier, or the only one of somebody. */
const implied = ({ pool }: Reached, answers: ReadonlyArray<BaseAction>): ReadonlyArray<Taken> => {
  const stands = pool.standing.flatMap(({ atom, isSaid }: Standing) =>
    answers
      .filter((action) => fits(atom, action, answers))
      .map((action): Taken => ({ action, how: isSaid ? 'said' : 'unsaid' })),
  )
  if (stands.length > 0) return stands.slice(0, 1)
  const only = answers.find(({ seat }) => answers.filter((other) => other.seat === seat).length === 1)
  return only === undefined ? [] : [{ action: only, how: 'forced' }]
}

/** The steps of a way that were left out: any shortest way, if all of them come to the same. */
const onTheWay = ({ words }: Searching, { pool }: Reached, answers: ReadonlyArray<BaseAction>) =>
  pool.towards === undefined
    ? []
    : words
        .towards(pool.towards, answers)
        .map((action): Way => ({ action, pool, how: 'unsaid', meets: 'way' }))

const tryAll = (search: Ongoing, from: Reached, all: ReadonlyArray<Taken>, quiet: number): Found => {
  for (const taken of all) {
    const next = stepTo(from, search, from.pool, taken)
    const end = next === undefined ? NOTHING : explore(search, next, quiet)
    if (E.isRight(end) || end.left !== undefined) return end
  }
  return NOTHING
}

/** Whether answers of such a kind are asked for, or at least answers of whoever was named. */
const askedFor = ({ pool }: Reached, answers: ReadonlyArray<BaseAction>): number => {
  const atoms = nextAtoms(pool)
  const isKind = ({ kind, seat }: BaseAction): boolean =>
    atoms.some((atom) => atom.seats?.includes(seat) !== false && atom.ways.some((way) => way.kind === kind))
  if (answers.some(isKind)) return 2
  return answers.some(({ seat }) => atoms.some((atom) => atom.seats?.includes(seat) === true)) ? 1 : 0
}

const remember = (search: Ongoing, here: Reached, answers: ReadonlyArray<BaseAction>): void => {
  const [met, asked] = search.nearness
  const nearness = [here.pool.met, askedFor(here, answers)] as const
  if (nearness[0] < met || (nearness[0] === met && nearness[1] <= asked)) return
  search.nearness = nearness
  search.farthest = here
}

const answersAt = ({ loaded: { game } }: Searching, state: AnyState): ReadonlyArray<BaseAction> =>
  game.actors(state).flatMap((seat) => [...game.legalActions(state, seat)])

/** What earlier claims imply holds for the questions right behind them alone. */
const withoutOld = ({ words }: Searching, from: Reached, answers: ReadonlyArray<BaseAction>): Reached => {
  const { standing } = from.pool
  const isStill = standing.some(({ atom }) => answers.some((answer) => fits(atom, answer, answers)))
  return isStill || standing.length === 0 || words.isBetween(from.state)
    ? from
    : { ...from, pool: { ...from.pool, standing: [] } }
}

const exploreQuestion = (search: Ongoing, here: Reached, quiet: number): Found => {
  const answers = answersAt(search, here.state)
  const from = withoutOld(search, { ...here, pool: released(here.pool, here.state) }, answers)
  remember(search, from, answers)
  for (const ways of grouped(waysOf(from.pool, answers, knownAt(search, from, undefined)))) {
    const end = meet(search, from, ways, quiet)
    if (E.isRight(end) || end.left !== undefined) return end
  }
  const way = meet(search, from, onTheWay(search, from, answers), quiet)
  if (E.isRight(way) || way.left !== undefined) return way
  const obvious = tryAll(search, from, implied(from, answers), quiet)
  if (E.isRight(obvious) || obvious.left !== undefined) return obvious
  const silent = search.words.quiet(from.state, answers)
  if (quiet === 0) {
    search.isCut ||= silent.length > 0
    return NOTHING
  }
  return tryAll(
    search,
    from,
    silent.map((action): Taken => ({ action, how: 'unsaid' })),
    quiet - 1,
  )
}

/** Whether something that was said also answers the question that is asked now. */
const isGoingOn = (search: Searching, { state, pool: { standing } }: Reached): boolean =>
  standing.length > 0 &&
  answersAt(search, state).some((answer, _, all) => standing.some(({ atom }) => fits(atom, answer, all)))

const explore = (search: Ongoing, from: Reached, quiet: number): Found => {
  if (isSettled(from.pool, from.state) && search.until(from.state) && !isGoingOn(search, from))
    return E.right(from)
  search.budget -= 1
  if (search.budget < 0 || from.state.outcome !== null) return NOTHING
  return search.loaded.game.actors(from.state).includes('nature')
    ? exploreDraw(search, from, quiet)
    : exploreQuestion(search, from, quiet)
}

/** A moment from which a search begins, and what earlier claims still imply there. */
export interface Point {
  readonly state: AnyState
  readonly standing: ReadonlyArray<Standing>
}

/** The run of answers that statements stand for, or how far one gets. */
export const place = (
  searching: Searching,
  from: Point,
  wishes: ReadonlyArray<Wish>,
  most = MOST_QUIET,
): E.Either<Lost, Reached> => {
  const start = {
    state: from.state,
    pool: poolOf(wishes, from.standing),
    run: [],
  }
  const until = (state: AnyState): boolean =>
    wishes.every((wish) => wish.until === undefined || wish.until.holds(state))
  const search: Ongoing = {
    ...searching,
    until,
    farthest: start,
    nearness: [0, -1],
    budget: BUDGET,
    isCut: true,
  }
  for (let quiet = 0; quiet <= most && search.budget > 0 && search.isCut; quiet++) {
    search.isCut = false
    const found = explore(search, start, quiet)
    if (E.isRight(found)) return found
    if (found.left !== undefined) return E.left(found.left)
  }
  return E.left({ _tag: 'Nowhere', farthest: search.farthest })
}
