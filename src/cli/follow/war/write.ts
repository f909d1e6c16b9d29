/**
 * A game of War of the Ring written down as people would: one line for each action with what belongs to it,
 * dice and cards by side. What goes without saying is left out.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction } from '../../../kernel/index'
import { warOfTheRing } from '../../../war-of-the-ring/index'
import { labelOf } from '../../words'
import { fieldOf } from '../claims'
import { askedKind, type Moment, type Words } from '../words'
import { guideOf, tableOf, turnOf } from './table'
import { writeDraws } from './writeDraws'
import { fallenAt, isLanding, TWILIGHT_WRITERS } from './twilightWrite'
import { ROUTES } from './writeRoutes'
import { dieText, sideName, textOf } from './writing'
import type { Loaded } from '../../loaded'

/** Some moments in a row as one line; how many they are. */
export interface Written {
  readonly line: string
  readonly count: number
}

type Writer = (rest: ReadonlyArray<Moment>, loaded: Loaded) => Written

const NOBODY: BaseAction = { seat: '', kind: '' }
const one = (line: string): Written => ({ line, count: 1 })
const named = (action: BaseAction, field: string): string => warOfTheRing.nameOf(textOf(action, field))

const simple =
  (says: (action: BaseAction) => string): Writer =>
  ([first]) =>
    first === undefined
      ? one('')
      : one(`${sideName(first.action)} ${says(first.action)}${dieText(first.action)}`)

/** Answers of one sort in a row, told in one line. */
const inARow =
  (
    kinds: ReadonlyArray<string>,
    verb: string,
    says: (action: BaseAction, number: number) => string,
  ): Writer =>
  (rest, loaded) => {
    const [first] = rest
    const end = rest.findIndex(
      ({ action }) => !kinds.includes(action.kind) || action.seat !== first?.action.seat,
    )
    const run = rest.slice(0, end < 0 ? rest.length : end)
    const line = run.map(({ action }, at) => says(action, fallenAt(rest, at, loaded))).join(', ')
    return first === undefined
      ? one('')
      : { line: `${sideName(first.action)} ${verb} ${line}`, count: run.length }
  }

const labelled: Writer = ([first], { game }) => {
  if (first === undefined) return one('')
  const { state, action } = first
  if (action.kind === 'pass')
    return one(`${sideName(action)} ${askedKind(state) === 'decide/party' ? 'does not advance' : 'passes'}`)
  return one(`${sideName(action)}: ${labelOf(game, state, action).replace(/:.*$/s, '')}`)
}

/** The regions of a way of the Fellowship, step by step. */
const stepsOf = (rest: ReadonlyArray<Moment>): ReadonlyArray<string> => {
  const end = rest.findIndex(
    ({ action, state }) => action.kind !== 'goTo' || askedKind(state) !== 'decide/path',
  )
  return rest.slice(0, end < 0 ? rest.length : end).map(({ action }) => named(action, 'region'))
}

const declared: Writer = (rest) => {
  const steps = stepsOf(rest.slice(1))
  const where = steps.length === 0 ? '' : ` in ${steps.join(', ')}`
  const { action = NOBODY } = rest[0] ?? {}
  return {
    line: `${sideName(action)} declares the Fellowship${where}${dieText(action)}`,
    count: 1 + steps.length,
  }
}

/** Where the Fellowship goes by being revealed; others are told by their label. */
const gone: Writer = (rest, loaded) => {
  const steps = stepsOf(rest)
  return steps.length === 0
    ? labelled(rest, loaded)
    : { line: `${sideName(rest[0]?.action)} revealed in ${steps.join(', ')}`, count: steps.length }
}

const loss = (action: BaseAction, number: number): string => {
  const piece = warOfTheRing.nameOf(textOf(action, 'piece'), number)
  return `${action.kind === 'reduce' ? 'reduces' : 'loses'} ${number} ${piece}`
}

const WRITERS: Readonly<Record<string, Writer>> = {
  ...ROUTES,
  ...TWILIGHT_WRITERS,
  recruitEverywhere: simple((action) => `recruits everywhere by ${named(action, 'character')}`),
  upgrade: simple((action) => `upgrades by ${named(action, 'character')}`),
  chooseNumber: simple((action) => `chooses ${textOf(action, 'number')}`),
  moveFellowship: simple(() => 'moves the Fellowship'),
  hideFellowship: simple(() => 'hides the Fellowship'),
  advanceNation: simple((action) => `advances ${named(action, 'nation')}`),
  drawEvent: simple((action) => `draws a ${textOf(action, 'deck')} card`),
  drawFrom: simple((action) => `draws a ${textOf(action, 'deck')} card`),
  playEvent: simple((action) => `plays ${named(action, 'card')}`),
  commit: simple((action) => `plays ${named(action, 'card')} in battle`),
  useCard: simple((action) => `uses ${named(action, 'card')}`),
  agree: simple(() => 'agrees'),
  yieldPlace: simple(() => 'yields'),
  give: simple((action) => `gives ${named(action, 'card')}`),
  discard: simple((action) => `discards ${named(action, 'card')}`),
  allocate: simple((action) => `puts ${textOf(action, 'dice')} dice into the Hunt box`),
  declare: declared,
  declareWithDie: declared,
  goTo: gone,
  enterMordor: simple(() => 'enters Mordor'),
  nameGuide: simple((action) => `${named(action, 'companion')} guides`),
  skipDie: ([first]) => one(`${sideName(first?.action)} skips (${named(first?.action ?? NOBODY, 'die')})`),
  useRing: simple((action) => `Elven Ring: ${named(action, 'die')} becomes ${named(action, 'result')}`),
  takeCorruption: simple(() => 'uses the Ring'),
  loseGuide: simple(() => 'loses the Guide'),
  loseRandom: simple(() => 'loses a random Companion'),
  retreat: simple((action) => `retreats to ${named(action, 'to')}`),
  withdraw: simple(() => 'withdraws into the Stronghold'),
  fight: simple(() => 'fights on'),
  cease: simple(() => 'ceases the attack'),
  recruit: inARow(
    ['recruit'],
    'recruits',
    (action) => `1 ${named(action, 'piece')} in ${named(action, 'region')}`,
  ),
  lose: inARow(['lose', 'reduce'], '', loss),
  reduce: inARow(['lose', 'reduce'], '', loss),
}

/** What is told even if nothing else could be done: what follows would not be understood without it. */
const ALWAYS: ReadonlySet<string> = new Set(['commit', 'march', 'attack'])

/** Whether a card is kept now and used later in the same action, which would not be told apart. */
const isKeptForLater = ([first, ...rest]: ReadonlyArray<Moment>): boolean => {
  if (first === undefined || askedKind(first.state) !== 'decide/reaction') return false
  const end = rest.findIndex(({ state }) => askedKind(state) === 'decide/action')
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .some(({ action }) => action.kind === 'useCard' && action.seat === first.action.seat)
}

/** Whether the Combat card is told, of which somebody says that he uses one. */
const isCommitted = ([first, ...rest]: ReadonlyArray<Moment>): boolean =>
  rest.slice(0, 3).some(({ action }) => action.kind === 'commit' && action.seat === first?.action.seat)

/** Whether an answer goes without saying: the only one, or the first of those that need not be told. */
const isQuiet = (rest: ReadonlyArray<Moment>, { state, action }: Moment, loaded: Loaded): boolean => {
  const { game } = loaded
  const kind = askedKind(state)
  if (['skipDie', 'yieldPlace', 'pass'].includes(action.kind) && kind === 'decide/action') return false
  if (game.legalActions(state, action.seat).length === 1) return !ALWAYS.has(action.kind)
  if (action.kind === 'nameGuide') return fieldOf(action, 'companion') === guideOf(tableOf(loaded, state))
  if (action.kind === 'pass') return kind !== 'decide/party' && !isKeptForLater(rest)
  if (action.kind === 'fight') return kind !== 'decide/cease' && !isLanding(loaded, { state, action })
  if (action.kind === 'declareCard') return isCommitted(rest)
  return action.kind === 'done'
}

/** Where the telling of a game stands. */
interface Telling {
  readonly lines: ReadonlyArray<string>
  readonly turn: number
  /** The next moment. */
  readonly at: number
  /** The last moment that began a line, and the first one of which nothing has been told. */
  readonly begun: number
  readonly silent: number
}

const toldFrom = (loaded: Loaded, moments: ReadonlyArray<Moment>, telling: Telling): Telling => {
  const rest = moments.slice(telling.at, telling.at + 80)
  const [first] = rest
  if (first === undefined) return telling
  const turn = turnOf(loaded, first.state)
  const isNew = turn !== telling.turn
  const heading = isNew ? [...(telling.turn === 0 ? [] : ['']), `Turn ${turn}`] : []
  const { begun, silent } = isNew ? { begun: telling.at, silent: telling.at } : telling
  const so = { lines: [...telling.lines, ...heading], turn, begun, silent }
  const isDraw = first.action.seat === 'nature'
  if (!isDraw && isQuiet(rest, first, loaded)) return { ...so, at: telling.at + 1 }
  const { line, count } = (isDraw ? writeDraws : (WRITERS[first.action.kind] ?? labelled))(rest, loaded)
  const at = telling.at + count
  const lines = [...so.lines, line.replace(/ {2,}/g, ' ')]
  return { lines, turn, at, begun: isDraw ? at : telling.at, silent: at }
}

/** Answers whose line also tells those behind them. */
const LEADING: ReadonlySet<string> = new Set([
  ...Object.keys({ ...ROUTES, ...TWILIGHT_WRITERS }),
  'declare',
  'declareWithDie',
  'goTo',
])

/** Whether a game breaks off in the middle of something that a line would tell as if it were over. */
const breaksOff = ({ game }: Loaded, first: Moment | undefined, last: Moment | undefined): boolean => {
  if (!LEADING.has(first?.action.kind ?? '')) return false
  const after = last === undefined ? E.left(undefined) : game.applyAction(last.state, last.action)
  if (E.isLeft(after)) return false
  const { state } = after.right
  return state.outcome === null && askedKind(state) !== 'decide/action'
}

/** An answer by itself, whatever would belong to it. */
const alone = (moment: Moment, loaded: Loaded): string =>
  moment.action.kind === 'pass' ? labelled([moment], loaded).line : JSON.stringify(moment.action)

/**
 * The lines of a game, from one moment on. What goes without saying is understood by what is said after it;
 * behind the last thing that is said, it has to be said as well.
 */
export const writeWar: Words['write'] = (loaded, moments) => {
  let telling: Telling = { lines: [], turn: 0, at: 0, begun: 0, silent: 0 }
  while (telling.at < moments.length) telling = toldFrom(loaded, moments, telling)
  const { lines, begun, silent } = telling
  const isCut = begun < silent && breaksOff(loaded, moments[begun], moments.at(-1))
  const rest = moments.slice(isCut ? begun : silent).map((moment) => alone(moment, loaded))
  return [...(isCut ? lines.slice(0, -1) : lines), ...rest]
}
