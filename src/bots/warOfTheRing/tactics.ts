/**
 * The tactics of War of the Ring: each kind of question has its rating, and what has none is left to chance.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import type { Game } from '../../kernel/index'
import {
  warOfTheRing,
  type Action,
  type Seat,
  type State,
  type War,
  type WarGame,
} from '../../war-of-the-ring'
import type { Tactics } from '../bot'
import { EVEN, totalTactics } from '../guard'
import type { SearchOptions } from '../search'
import { attackOf, greatestNeed, once, rateDie, type Scene } from './actions'
import { rateBattle } from './battle'
import { fieldOf, powerOf, regionIx, unitsOf } from './board'
import { needAt, pullOf, rateAttack, rateMarch } from './front'
import { rateAllocation, rateDamage, rateDeclare, rateStep, rateStop } from './journey'
import { loreOf, type Table } from './lore'
import { rateTwilight } from './twilight'
import { valueOf } from './value'

const sceneOf = (table: Table, seat: Seat): Scene => {
  const side = table.seen.sideOf(seat) === 'free-peoples' ? 0 : 1
  return {
    table,
    seat,
    side,
    pull: once(() => pullOf(table, side)),
    attack: attackOf(table, side),
    need: once(() => greatestNeed(table, side)),
  }
}

/** A place for figures: where the Shadow is drawn to, or where the Free Peoples lack a garrison. */
const rateSite = ({ table, side, pull }: Scene, region: number): number =>
  side === 1 ? (pull()[region] ?? 0) : needAt(table, 0, region)

/** What a figure is worth where it comes. */
const rankOf = (piece: string): number =>
  piece.endsWith('-elite') ? 1.6 : piece.endsWith('-regular') ? 1 : piece === 'nazgul' ? 1.2 : 0.7

/** Where characters and Nazgûl are wanted: with strong Armies at the front, and where the Ring is. */
const rateFlight = (scene: Scene, region: number): number => {
  const { table, side } = scene
  const army = powerOf(fieldOf(table, side, region))
  const hunts = side === 1 && regionIx(table.seen.fellowship.region) === region ? 1.5 : 0
  return hunts + Math.min(10, army) * 0.1 * (0.2 + rateSite(scene, region))
}

const rateGoTo = (scene: Scene, region: number): number =>
  scene.table.seen.way === null ? rateFlight(scene, region) : rateStep(scene.table, region)

/** Armies of the Free Peoples go where they are missed. */
const rateWalk = (scene: Scene, from: number, to: number): number => {
  const { table, side, pull } = scene
  const march = rateMarch(table, side, pull(), [from, to])
  if (side === 1) return march
  const units = unitsOf(fieldOf(table, 0, from))
  return 0.25 * units * (needAt(table, 0, to) - needAt(table, 0, from)) + 0.2 * march - 0.1
}

/** Guides: who hides with any die, then who knows the way. */
const GUIDES: Readonly<Record<string, number>> = { strider: 1, 'gandalf-the-grey': 0.8 }

const rateAnswer = (scene: Scene, action: Action): number => {
  const { table, side } = scene
  switch (action.kind) {
    case 'march':
      return rateWalk(scene, regionIx(action.from), regionIx(action.to))
    case 'attack':
      return rateAttack(table, side, regionIx(action.from), regionIx(action.to))
    case 'recruit':
      return rankOf(action.piece) * (0.2 + rateSite(scene, regionIx(action.region)))
    case 'goTo':
      return rateGoTo(scene, regionIx(action.region))
    case 'bringAll':
      return 2
    case 'bring':
      return 0.1 * action.number
    case 'declare':
      return rateDeclare(table)
    case 'enterMordor':
      return 1
    case 'allocate':
      return rateAllocation(table, action.dice)
    case 'done':
      return table.seen.way === null ? 0.05 : rateStop(table)
    case 'nameGuide':
      return GUIDES[action.companion] ?? 0
    case 'join':
      return side === 0 ? -0.5 : 0.5
    case 'fly':
    case 'useCard':
    case 'moveOn':
    case 'hide':
    case 'hunt':
      return 0.5
    case 'discard':
    case 'silence':
      return 0
    default:
      return 0
  }
}

const rateOne = (scene: Scene, action: Action): number => {
  const { asked } = scene.table.seen
  if (asked === 'decide/action') return rateDie(scene, action)
  if (asked === 'decide/damage') return rateDamage(scene.table, action)
  const own = scene.table.seen.beside === null ? undefined : rateTwilight(scene, action)
  return own ?? rateBattle(scene, action) ?? rateAnswer(scene, action)
}

const hasTables = (game: Game<War>): game is WarGame => 'tables' in game

/** How actions look, and how a state stands, in War of the Ring: by the numbers of the game's own rules. */
export const warTacticsOf = (game: Game<War>): Tactics<War> => {
  const { tables, glance } = hasTables(game) ? game : warOfTheRing
  const tableOf = (state: State): Table | undefined => {
    const seen = toUndefined(glance(state))
    return seen === undefined ? undefined : { seen, lore: loreOf(tables(state.config)) }
  }
  return totalTactics({
    rate: (state, seat, actions) => {
      const table = tableOf(state)
      if (table === undefined) return actions.map(() => 0)
      const scene = sceneOf(table, seat)
      return actions.map((action) => rateOne(scene, action))
    },
    value: (state, seat) => {
      const table = tableOf(state)
      return table === undefined ? EVEN : valueOf(table, seat)
    },
    clock: (state) => tableOf(state)?.seen.turn ?? 0,
  })
}

/** The same by the numbers of the base game. */
export const warTactics: Tactics<War> = warTacticsOf(warOfTheRing)

/** How War of the Ring is searched, unless a caller says otherwise. */
export const warSearch: SearchOptions = {
  budget: { iterations: 40 },
  worlds: 5,
  depth: 200,
  horizon: 1,
  width: 5,
  noise: 0,
  curiosity: 0.3,
}
