/**
 * Positions: any table before a Location step, or at a turn of an Action step, from a short description.
 */
import { malformed, type Malformed, gathered } from '../../kernel/door'
import { PATHS } from '../data/paths'
import type { Cast, Config, Rules } from '../model/config'
import { BATTLEGROUND_IDS, PATH_IDS, type LocationId, SEATS, type Seat } from '../model/ids'
import {
  ACTIVE,
  OF_FREE_PEOPLES,
  OF_NOBODY,
  OF_SHADOW,
  UNUSABLE,
  WAITING,
  type Standing,
  FIRST_WIELDER,
  PATH,
  type PlaceIx,
  type Spot,
} from '../model/spots'
import { type PositionSpec, readSpec, type TokenSpec } from './position/spec'
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import { setOf } from '../../kernel/indexSet'
import { configCodec } from '../model/codecs'
import { SPOT_BY_NAME } from '../model/shapes'
import { start, type AnyFrame } from '../model/frames'
import type { Table, Tokens } from '../model/table'
import { cardData, cardIx, copyId, groundIx, pathData, seatIx, spotOf } from '../query/cards'
import { castOf } from '../query/cast'
import { activePath, isActive, pathNumber, standingAt } from '../query/places'
import { isForOnce } from '../query/turns'
import { neverAt } from '../query/ways'
import { machineOf } from '../rulesets/rulesets'
import { knownOf, placesOf } from './position/cards'

/* The locations of a position: which are active, scored, used up, or still to come. */

/** Where every location is: the battlegrounds and the paths. */
export interface Standings {
  readonly battlegrounds: ReadonlyArray<Standing>
  readonly paths: ReadonlyArray<Standing>
}

interface Named {
  readonly field: string
  readonly id: LocationId
  readonly standing: Standing
}

const namedIn = (spec: PositionSpec): ReadonlyArray<Named> => {
  const list = (field: string, ids: ReadonlyArray<LocationId>, standing: Standing): ReadonlyArray<Named> =>
    ids.map((id) => ({ field, id, standing }))
  return [
    ...list('path', spec.path === undefined ? [] : [spec.path], ACTIVE),
    ...list('battlegrounds', spec.battlegrounds ?? [], ACTIVE),
    ...list('freePeoples', spec.freePeoples ?? [], OF_FREE_PEOPLES),
    ...list('shadow', spec.shadow ?? [], OF_SHADOW),
    ...list('nobody', spec.nobody ?? [], OF_NOBODY),
  ]
}

/** The standing of every location in use, by name. */
const standingsBy = (cast: Cast): Map<LocationId, Standing> => {
  const { paths, fixedBattlegrounds } = cast.scenario
  const grounds = fixedBattlegrounds?.flat() ?? BATTLEGROUND_IDS
  return new Map([...grounds, ...paths].map((id) => [id, WAITING]))
}

/** Of every number below the last path used, one was: if none is named, the first lies with the Shadow. */
const passOver = (by: Map<LocationId, Standing>): void => {
  const used = PATHS.filter(({ id }) => (by.get(id) ?? WAITING) !== WAITING).map(({ number }) => number)
  const last = Math.max(0, ...used)
  for (const { id, number } of PATHS) {
    if (number >= last || used.includes(number) || by.get(id) !== WAITING) continue
    by.set(id, OF_SHADOW)
    used.push(number)
  }
}

/** Where every location is. */
export const standingsOf = (spec: PositionSpec, cast: Cast, wrong: Array<Malformed>): Standings => {
  const by = standingsBy(cast)
  for (const { field, id, standing } of namedIn(spec)) {
    const now = by.get(id)
    if (now === undefined) wrong.push(malformed(field, `${id} is not in this game (setUp.scenario)`))
    else if (now !== WAITING) wrong.push(malformed(field, `${id} is named twice`))
    else by.set(id, standing)
  }
  passOver(by)
  const standing = (id: LocationId): Standing => by.get(id) ?? UNUSABLE
  return { battlegrounds: BATTLEGROUND_IDS.map(standing), paths: PATH_IDS.map(standing) }
}

export { STEPS, type PositionSpec, type Step, type TokenSpec } from './position/spec'

/** A position placed: config, table and the frames of the round under way. */
export interface Placed {
  readonly config: Config
  readonly table: Table
  readonly stack: ReadonlyArray<AnyFrame>
}

const bitsOf = (places: Iterable<number>): number => {
  let bits = 0
  for (const place of places) bits |= 1 << place
  return bits
}

/** The first place of a seat from another place on, -1 if it has none. */
const placeFrom = ({ places }: Cast, from: PlaceIx, seat: Seat): PlaceIx => {
  const order = places.map((_, step) => (from + step) % places.length)
  return order.find((place) => places[place] === seatIx(seat)) ?? -1
}

const spotOfToken = (on: TokenSpec['on']): Spot =>
  SPOT_BY_NAME.get(on) ?? SPOT_BY_NAME.get(`on ${on}`) ?? PATH

const tokensOf = (spec: PositionSpec): ReadonlyArray<Tokens> =>
  (spec.tokens ?? [])
    .map(({ on, attack = 0, defense = 0 }) => ({ on: spotOfToken(on), attack, defense }))
    .filter(({ attack, defense }) => attack + defense > 0)
    .sort((a, b) => a.on - b.on)

/** The table, with nobody's turn yet. */
const tableOf = (spec: PositionSpec, cast: Cast, at: ReadonlyArray<Spot>, standings: Standings): Table => {
  const tops = spec.tops ?? []
  const rings = cast.players.filter(({ ringToken, seat }) => {
    return ringToken !== 'none' && !(spec.ringsUsed ?? []).includes(seat)
  })
  const table: Table = {
    at,
    may: knownOf(at, cast),
    tops: SEATS.map((_, seat) => tops.map(cardIx).find((card) => cast.owner[card] === seat) ?? -1),
    ...standings,
    bared: bitsOf((spec.bared ?? []).map(groundIx)),
    tokens: tokensOf(spec),
    corruption: spec.corruption ?? 0,
    rings: bitsOf(rings.map(({ ix }) => ix)),
    round: 1,
    starter: spec.starter === undefined ? 0 : placeFrom(cast, 0, spec.starter),
    turn: -1,
    played: setOf((spec.played ?? []).map(cardIx)),
    used: setOf((spec.used ?? []).map(cardIx)),
    lasting: setOf([]),
  }
  if (spec.step !== 'location') return { ...table, round: spec.round ?? Math.max(1, pathNumber(table)) }
  // A round counts from its beginning on.
  return { ...table, round: Math.max(0, (spec.round ?? pathNumber(table) + 1) - 1) }
}

/** Why the path and the round cannot be those of such a moment. */
const stepFault = ({ step = 'action', round }: PositionSpec, table: Table): Malformed | undefined => {
  const isOpen = step === 'action'
  const path = activePath(table)
  if (isOpen !== path >= 0)
    return malformed('path', `${isOpen ? 'a path is active' : 'no path is active yet'} (location.step)`)
  if (path >= 0 && pathData(path).number !== pathNumber(table))
    return malformed('path', 'a later path was used (location.pathNumber)')
  const number = pathNumber(table) + (isOpen ? 0 : 1)
  return round !== undefined && (round < 1 || round > number)
    ? malformed('round', `round ${round} has no path ${number} (location.pathNumber)`)
    : undefined
}

/** The first card that is on a battleground on which it can never be, with the rule. */
const strayed = (rules: Rules, table: Table): Malformed | undefined => {
  for (const [ground, id] of BATTLEGROUND_IDS.entries())
    for (const card of standingAt(table, spotOf(ground))) {
      const rule = neverAt(rules, card, ground)
      if (rule !== undefined) return malformed(`on.${id}`, `${copyId(card)} does not go there (${rule})`)
    }
  return undefined
}

/** Why cards and tokens cannot lie where they do. */
const standFault = (rules: Rules, table: Table): Malformed | undefined => {
  const path = activePath(table)
  const idle = table.tokens.find(({ on }) => on < FIRST_WIELDER && !isActive(table, on))
  if (idle !== undefined) return malformed('tokens', 'only active locations have tokens (combat.tokens)')
  const lost = BATTLEGROUND_IDS.find((_, ix) => !isActive(table, spotOf(ix)) && hasCards(table, spotOf(ix)))
  if (lost !== undefined) return malformed(`on.${lost}`, 'is not active (cards.active)')
  const wanderer = standingAt(table, PATH).find(
    (card) => path < 0 || !cardData(card).paths.includes(pathData(path).number),
  )
  return wanderer === undefined
    ? strayed(rules, table)
    : malformed('on.path', `${copyId(wanderer)} does not go there (play.pathNumber)`)
}

/** Why a table cannot be that of such a moment. */
const faultsOf = (spec: PositionSpec, rules: Rules, table: Table): ReadonlyArray<Malformed> => {
  const { starter, turn, used = [] } = spec
  const often = used.filter((card) => !isForOnce({ rules }, cardIx(card)))
  const isSeated = (seat: Seat): boolean => placeFrom(rules.cast, 0, seat) >= 0
  const faults = [
    table.starter < 0 ? malformed('starter', `${starter} takes no seat (setUp.scenario)`) : undefined,
    stepFault(spec, table) ?? standFault(rules, table),
    ...often.map((card) => malformed('used', `${card} has no text for once a round (action.useAgain)`)),
    turn !== undefined && !isSeated(turn)
      ? malformed('turn', `${turn} takes no seat (setUp.scenario)`)
      : undefined,
  ]
  return faults.filter((one) => one !== undefined)
}

const hasCards = (table: Table, spot: Spot): boolean => standingAt(table, spot).length > 0

/** The frames of the round under way. */
const framesOf = (spec: PositionSpec): ReadonlyArray<AnyFrame> => {
  const game = start('game', 'round', { over: false })
  if (spec.step === 'location') return [game, start('round', 'begin', { done: 0, drawn: -1 })]
  const passed = bitsOf((spec.passed ?? []).map(seatIx))
  return [
    game,
    start('round', 'action', { done: 0, drawn: -1 }),
    start('actionStep', 'ask', { passed, choice: null }),
  ]
}

/** Reads a description; says what is wrong with one that cannot be. */
export const place = (input: unknown): E.Either<Malformed, Placed> => {
  const read = readSpec(input)
  if (E.isLeft(read)) return read
  const spec = read.right
  const config = decodeWith(configCodec, { seed: 'position', ...spec.config }, 'config.')
  if (E.isLeft(config)) return config
  const cast = castOf(config.right)
  const wrong: Array<Malformed> = []
  const at = placesOf(spec, cast, wrong)
  const table = tableOf(spec, cast, at, standingsOf(spec, cast, wrong))
  if (wrong.length === 0) wrong.push(...faultsOf(spec, machineOf(config.right).rules, table))
  if (wrong.length > 0) return E.left(gathered(wrong))
  const turn = spec.turn === undefined ? table.starter : placeFrom(cast, table.starter, spec.turn)
  const atTurn = (spec.step ?? 'action') === 'action' ? { ...table, turn } : table
  return E.right({ config: config.right, table: atTurn, stack: framesOf(spec) })
}
