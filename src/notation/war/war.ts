/**
 * War of the Ring in a line: `wotr-1`. Read by the game's own `position`, so that what the rules refuse is
 * refused here, too.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  objectOf,
  type Malformed,
  type AnyGame,
  type Obj,
  type SavedState,
  type State,
  type Types,
} from '../../kernel/index'
import { fault, impossible, noFaults, type Faults, type PositionFault } from '../faults'
import { lineOf, sectionsOf, type Section, type Told } from '../frame'
import { numberOf, textOf, within, withField } from '../json'
import type { GameNotation } from '../notation'
import type { Draft } from './places'
import { earlyFrames, type Seats } from './early'
import { readRules, readWar, type Dice, type ReadWar } from './read'
import { warTalk } from './talk'
import { sideUnderWay } from './underWay'
import { seenOtherwise } from './cards'
import { inAllWays, keysOf, SIDE_ALIASES, SIDES, warWords, type WarWords } from './words'
import { warSections } from './write'

const SIDE_OF: Readonly<Record<string, string>> = {
  'free-peoples': 'free-peoples',
  gondor: 'free-peoples',
  rohan: 'free-peoples',
  shadow: 'shadow',
  'witch-king': 'shadow',
  saruman: 'shadow',
}

/** What a config gives: its set-up, its words, who sits where. */
interface Setting {
  readonly setUp: Obj
  readonly words: WarWords
  readonly seats: Seats
  readonly homes: ReadonlyMap<string, string>
}

const SEED = 'position'

const settings = new WeakMap<object, Map<string, E.Either<PositionFault, Setting>>>()

const madeSetting = (game: AnyGame, config: Obj): E.Either<PositionFault, Setting> => {
  const started = game.newGame({ ...config, seed: SEED, chance: 'manual' })
  if (E.isLeft(started)) return E.left(fault('rules', started.left.problem))
  const setUp = objectOf(game.encode(started.right).table)
  const ids = game.seatsOf({ ...config, seed: SEED, chance: 'manual' })
  const read = game.read(started.right)
  const regions = E.isRight(read) ? objectOf(within(read.right, 'derived', 'regions')) : {}
  return E.right({
    setUp,
    words: warWords(game, setUp, ids),
    seats: Object.fromEntries(SIDES.map(([, side]) => [side, ids.filter((id) => SIDE_OF[id] === side)])),
    homes: new Map(
      Object.entries(regions).map(([id, region]) => [id, textOf(within(region, 'controlledBy'))]),
    ),
  })
}

/** The setting of a config, made once. */
const settingOf = (game: AnyGame, config: Obj): E.Either<PositionFault, Setting> => {
  const known = settings.get(game) ?? new Map<string, E.Either<PositionFault, Setting>>()
  settings.set(game, known)
  const { seed: _, chance: __, ...rules } = config
  const key = JSON.stringify(Object.entries(rules).sort(([one], [other]) => (one < other ? -1 : 1)))
  const found = known.get(key) ?? madeSetting(game, rules)
  known.set(key, found)
  return found
}

/** The heading that a field of a description belongs to. */
const keyOfPath = (path: string): string => {
  const [field = '', name = ''] = path.split('.')
  const side = SIDES.find(([, id]) => id === name)?.[0] ?? ''
  const KEYS: Readonly<Record<string, string>> = {
    armies: name,
    besieged: `inside ${name}`,
    dice: `dice ${side}`,
    pool: `dice ${side}`,
    huntBox: `dice ${side}`,
    hands: `hand ${side}`,
    onTable: `table ${side}`,
    played: `played ${side}`,
    discards: `discard ${side}`,
    decks: `deck ${side}`,
    victory: `victory ${side}`,
    reinforcements: `reinforcements ${name}`,
    huntTiles: `tiles ${name}`,
    casualties: 'lost',
    characters: name,
    acting: 'turn',
    phase: 'turn',
    pending: name === '' ? 'turn' : 'under way',
    tookBack: 'turn',
    converted: 'turn',
    config: 'rules',
    ringUsed: 'rings',
    captors: 'captured',
    places: 'turn',
  }
  return (KEYS[field] ?? field).trim()
}

const PIECE = /\b([a-z]+)-(regular|elite|leader)\b/g

/** What the rules refuse, under the heading it belongs to. */
const refused = ({ path, problem }: Malformed, onSetUp: boolean): PositionFault => {
  const told = problem.replace(PIECE, '$1 $2s')
  return impossible(
    keyOfPath(path).replace(PIECE, '$1 $2s'),
    path === 'armies' && onSetUp ? `regions that are not named keep their set-up, and ${told}` : told,
  )
}

/** The dice that the characters in play give; none if that cannot be told. */
const usualDice = (game: AnyGame, config: Obj, { spec }: ReadWar): Obj => {
  const { pending: _, tookBack: __, ringUsed: ___, converted: ____, hands: _____, fellowship, ...rest } = spec
  const { declared: ______, ...steady } = objectOf(fellowship)
  const probe = {
    ...rest,
    fellowship: steady,
    phase: 'hunt-allocation',
    config: { ...config, chance: 'manual' },
  }
  const placed = game.position(probe)
  return E.isRight(placed) ? objectOf(within(game.encode(placed.right).table, 'dice', 'pool')) : {}
}

/** Dice of a side that an action under way is taken with: they are neither unused nor used. */
const inUse = ({ spec }: ReadWar, side: string): number => {
  const pending = objectOf(spec['pending'])
  return pending['kind'] !== undefined && pending['kind'] !== 'ring' && sideUnderWay(pending) === side ? 1 : 0
}

/** The dice of a description. */
const diceFields = (read: ReadWar, usual: Obj): Obj => {
  const { turn } = read
  const isUnderWay = objectOf(read.spec['pending'])['kind'] !== undefined
  const none = Object.fromEntries(SIDES.map(([, side]) => [side, { faces: [], hunt: 0 }]))
  const dice: Dice = isUnderWay ? { ...none, ...read.dice } : read.dice
  const phase = turn.phase ?? 'actions'
  const told = Object.entries(dice)
  const pool: Record<string, number> = {}
  const huntBox: Record<string, number> = {}
  for (const [side, { faces, hunt, used, toRoll }] of told) {
    const all = faces.length + hunt + (used ?? 0) + (toRoll ?? 0) + inUse(read, side)
    if (used !== undefined || toRoll !== undefined || all > numberOf(usual[side])) pool[side] = all
    if (hunt > 0) huntBox[side] = hunt
  }
  const rolls = told.some(([, { faces, used }]) => faces.length > 0 || used !== undefined)
  const isRolled =
    phase === 'actions'
      ? isUnderWay || rolls || told.some(([, { toRoll, hunt }]) => toRoll === undefined && hunt === 0)
      : rolls
  const faces = Object.fromEntries(SIDES.map(([, side]) => [side, dice[side]?.faces ?? []]))
  return {
    ...(Object.keys(pool).length === 0 ? {} : { pool }),
    ...(Object.keys(huntBox).length === 0 ? {} : { huntBox }),
    ...((phase === 'actions' || phase === 'action-roll') && isRolled ? { dice: faces } : {}),
  }
}

/** Who acts next, and the phase. */
const turnFields = ({ turn: { phase: told = 'actions', side, flags } }: ReadWar): Obj => {
  const phase = told === 'swap' ? 'fellowship' : told
  const other = side === 'shadow' ? 'free-peoples' : 'shadow'
  const acting = side === undefined ? undefined : flags.has('again') ? other : side
  return {
    phase,
    ...(acting === undefined || (phase !== 'actions' && phase !== 'draw') ? {} : { acting }),
  }
}

const decoded = (game: AnyGame, saved: SavedState, key: string): E.Either<PositionFault, State<Types>> =>
  E.mapLeft(({ problem }: { readonly problem: string }) => impossible(key, problem))(game.decode(saved))

/**
 * A saved state before the Hunt allocation: where its phase asks nothing, the position has gone on, and dice
 * may have been allocated since.
 */
const unallocated = (saved: SavedState, { flags }: ReadWar['turn']): SavedState => {
  const [war, turn, ...above] = saved.stack
  if (war === undefined || turn === undefined) return saved
  const vars = { ...objectOf(turn.vars), ...(flags.has('took-back') ? { least: 1 } : {}) }
  const huntBox = Object.fromEntries(SIDES.map(([, side]) => [side, 0]))
  const dice = withField(within(saved.table, 'dice'), 'huntBox', huntBox)
  return {
    ...saved,
    table: withField(saved.table, 'dice', dice),
    stack: [war, { ...turn, vars }, ...above],
  }
}

/** A state in which the Guide is to be named although nothing was declared. */
const atGuide = (
  game: AnyGame,
  state: State<Types>,
  told: ReadWar['turn'],
): E.Either<PositionFault, State<Types>> => {
  const saved = unallocated(game.encode(state), told)
  const [war, turn] = saved.stack
  if (war === undefined || turn === undefined || turn.at === 'guide') return E.right(state)
  const question = { kind: 'decide/guide', at: 'ask', vars: { side: 'free-peoples' } }
  return decoded(game, { ...saved, stack: [war, { ...turn, at: 'guide' }, question] }, 'turn')
}

/** A state at a question before the actions that no description knows. */
const atEarly = (
  game: AnyGame,
  state: State<Types>,
  { spec, turn: told }: ReadWar,
  { seats, config }: { readonly seats: Seats; readonly config: Obj },
): E.Either<PositionFault, State<Types>> => {
  const { early, phase = 'actions', side = 'free-peoples' } = told
  const saved = unallocated(game.encode(state), told)
  const [war, turn] = saved.stack
  if (early === undefined || war === undefined || turn === undefined) return E.right(state)
  const partners = objectOf(within(saved.table, 'partners'))
  const acting = { ...objectOf(partners['acting']), ...objectOf(spec['places']) }
  const open = objectOf(saved.table)
  const table = open['partners'] === undefined ? open : { ...open, partners: { ...partners, acting } }
  const stack = [war, ...earlyFrames({ told: early, phase, side, seats }, table, turn)]
  const rules = { ...objectOf(saved.config), chance: config['chance'] ?? 'seeded' }
  return decoded(game, { ...saved, table, stack, config: rules }, 'turn')
}

/** A state with what partners did last. */
const withLast = (game: AnyGame, state: State<Types>, last: Obj): E.Either<PositionFault, State<Types>> => {
  const saved = game.encode(state)
  const partners = withField(within(saved.table, 'partners'), 'last', last)
  return decoded(game, { ...saved, table: withField(saved.table, 'partners', partners) }, 'last')
}

const DECIDES = 'decides now, as the rest tells it'

/** What is wrong with who is told to decide. */
const deciderFault = (
  game: AnyGame,
  state: State<Types>,
  { turn, spec }: ReadWar,
  typed: string,
): PositionFault | undefined => {
  const [actor] = game.actors(state)
  const side = actor === undefined || actor === 'nature' ? undefined : SIDE_OF[actor]
  const isOpen = side === undefined || turn.side === undefined || spec['pending'] !== undefined
  return isOpen || side === turn.side ? undefined : impossible(typed, `${side} ${DECIDES}`)
}

const placed = (
  game: AnyGame,
  config: Obj,
  read: ReadWar,
  seats: Seats,
): E.Either<ReadonlyArray<PositionFault>, State<Types>> => {
  const usual = usualDice(game, config, read)
  const isEarly = read.turn.early !== undefined
  const rules = isEarly ? { ...config, chance: 'manual' } : config
  const spec = { ...read.spec, ...turnFields(read), ...diceFields(read, usual), config: rules }
  const state = game.position(spec)
  if (E.isLeft(state))
    return E.left(
      [state.left, ...(state.left.more ?? [])].map((one) => refused(one, read.spec['base'] !== 'empty')),
    )
  const guided = read.turn.flags.has('guide') ? atGuide(game, state.right, read.turn) : E.right(state.right)
  const asked = isEarly && E.isRight(guided) ? atEarly(game, guided.right, read, { seats, config }) : guided
  const { last } = read
  const told = last === undefined || E.isLeft(asked) ? asked : withLast(game, asked.right, last)
  return E.isLeft(told) ? E.left([told.left]) : told
}

const draftOf = (text: string, setting: Setting, faults: Faults): Draft => ({
  words: setting.words,
  faults,
  told: sectionsOf(keysOf(setting.words), setting.words.withoutColons(text), faults),
  sideOf: SIDE_OF,
})

const configOf = (told: ReadonlyArray<Told>, faults: Faults): Obj =>
  readRules(
    told.filter(({ key }) => key === 'rules'),
    faults,
  )

/** The config of a text, the setting of it, and the sections. */
const opened = (
  game: AnyGame,
  text: string,
  faults: Faults,
): E.Either<PositionFault, { readonly config: Obj; readonly setting: Setting; readonly draft: Draft }> => {
  const base = settingOf(game, {})
  if (E.isLeft(base)) return base
  const config = configOf(draftOf(text, base.right, noFaults()).told, faults)
  return E.Functor.map(settingOf(game, config), (setting) => ({
    config,
    setting,
    draft: draftOf(text, setting, faults),
  }))
}

type Stated = { readonly state: State<Types>; readonly read: ReadWar }

const readText = (
  game: AnyGame,
  text: string,
  faults: Faults,
  viewer?: string,
): E.Either<ReadonlyArray<PositionFault>, Stated> => {
  const open = opened(game, text, faults)
  if (E.isLeft(open)) return E.left([...faults.found, open.left])
  const { config, draft, setting } = open.right
  const read = readWar(viewer === undefined ? draft : { ...draft, viewer })
  if (faults.found.length > 0) return E.left(faults.found)
  const state = placed(game, config, read, setting.seats)
  if (E.isLeft(state)) return state
  const wrong = deciderFault(game, state.right, read, 'turn')
  return wrong === undefined ? E.right({ state: state.right, read }) : E.left([wrong])
}

const readView: GameNotation['readView'] = (game, text, viewer, faults) => {
  const stated = readText(game, text, faults, viewer)
  if (E.isLeft(stated)) return stated
  const view = game.view(stated.right.state, viewer)
  seenOtherwise(stated.right.read.piles, view, faults)
  return faults.found.length > 0 ? E.left(faults.found) : E.right(view)
}

const outline: GameNotation['outline'] = (game, text) => {
  const open = opened(game, text, noFaults())
  return E.isLeft(open) ? [] : open.right.draft.told
}

/** The dice that a state's characters give, from its own line without dice. */
const usualOf = (game: AnyGame, sections: ReadonlyArray<Section>): Obj => {
  const faults = noFaults()
  const text = lineOf(
    '',
    sections.filter(({ key }) => !key.startsWith('dice ')),
  ).replace(/^; /, '')
  const open = opened(game, text, faults)
  return E.isLeft(open) ? {} : usualDice(game, open.right.config, readWar(open.right.draft))
}

const written = (game: AnyGame, saved: SavedState): E.Either<string, ReadonlyArray<Section>> => {
  const setting = settingOf(game, objectOf(saved.config))
  if (E.isLeft(setting)) return E.left(setting.left.problem)
  const { homes, ...rest } = setting.right
  const first = warSections(saved, { ...rest, usual: {} }, homes)
  if (E.isLeft(first)) return first
  return warSections(saved, { ...rest, usual: usualOf(game, first.right) }, homes)
}

const talk: GameNotation['talk'] = (game, text, said, faults) => {
  const open = opened(game, text, noFaults())
  return E.isLeft(open) ? { sections: [] } : warTalk({ ...open.right.draft, faults }, said)
}

/** War of the Ring. */
export const warNotation: GameNotation = {
  tag: 'wotr',
  version: 1,
  seatWords: inAllWays(SIDE_ALIASES).filter(([word, side]) => word !== side || word === 'shadow'),
  outline,
  read: (game, text, faults) => E.Functor.map(readText(game, text, faults), ({ state }) => state),
  write: written,
  readView,
  writeView: written,
  talk,
}
