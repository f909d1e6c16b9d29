/**
 * The tactics of the Card Game: cards go where they turn the most points, what is of least use pays for them,
 * and what turns nothing is kept for the next round.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import { battleground, cardGame, FACTIONS, path } from '../../card-game'
import type {
  Action,
  ActiveLocation,
  BattlegroundId,
  CardGame,
  CopyId,
  Destination,
  GroundPlace,
  PathId,
} from '../../card-game'
import type { Tactics } from '../bot'
import { EVEN, totalTactics } from '../guard'
import type { SearchOptions } from '../search'
import { activeSpots, attackerAt, cardIx, fieldAt, groundAt, placeOf, printed, tableOf } from './board'
import type { Table } from './board'
import { valueOf, worthOfSpot } from './value'

/** What an answer must bring to be better than to wait. */
const CARD = 0.25
const USE = 0.35
const EVENT = 0.45
const RING = -0.6
const WINNOW = -0.5
/** What a card is missed that nobody has seen. */
const TOP = -0.9

interface Scene {
  readonly table: Table
  readonly side: 0 | 1
}

const sign = ({ side }: Scene): number => (side === 0 ? 1 : -1)

/** What one more card at a location turns. */
const gainAt = (scene: Scene, spot: ActiveLocation, card: number): number => {
  const { table } = scene
  const before = worthOfSpot(table, spot, fieldAt(table, spot))
  return sign(scene) * (worthOfSpot(table, spot, fieldAt(table, spot, card)) - before)
}

/** What one icon more turns there, for whoever asks. */
const iconAt = (scene: Scene, spot: ActiveLocation): number => {
  const { table, side } = scene
  const field = fieldAt(table, spot)
  const raised =
    side === attackerAt(spot)
      ? { ...field, attack: field.attack + 1 }
      : { ...field, defense: field.defense + 1 }
  return sign(scene) * (worthOfSpot(table, spot, raised) - worthOfSpot(table, spot, field))
}

/** All the icons of a card: what it may do in some round or other. */
const bulkOf = (card: number): number => {
  const { ground, leads, path, type } = printed(card)
  const icons = ground[0] + ground[1] + 0.6 * (leads[0] + leads[1]) + path[0] + path[1]
  return 0.3 + 0.22 * icons + (type === 'character' ? 0.2 : 0)
}

/** Whether a card could go to a location as printed. */
const goesTo = (table: Table, spot: ActiveLocation, card: number): boolean => {
  const { paths, type, side, faction } = printed(card)
  if (type !== 'army' && type !== 'character') return false
  const ground = groundAt(spot)
  if (ground === undefined) return paths.includes(table.path?.number ?? 0)
  const shown = attackerAt(spot) === side ? ground.attackers : ground.defenders
  return shown.some((one) => FACTIONS.indexOf(one) === faction)
}

/** What a card in hand is worth: what it can do now, or later. */
const useOf = (scene: Scene, card: number): number => {
  const { table } = scene
  let best = 0
  for (const spot of activeSpots(table))
    if (goesTo(table, spot, card)) best = Math.max(best, gainAt(scene, spot, card))
  return best + bulkOf(card)
}

const ratePlay = (scene: Scene, card: number, to: Destination): number =>
  to === 'reserve' ? 0.1 * bulkOf(card) : gainAt(scene, to, card) - CARD

const rateItem = (scene: Scene, item: number, wielder: CopyId): number => {
  const spot = activeSpots(scene.table).find((one) => one === placeOf(scene.table.at, wielder))
  return (spot === undefined ? 0.2 : gainAt(scene, spot, item)) - 0.1
}

/** A card that goes out of play: one of the own is missed, one of the others is not. */
const rateLoss = (scene: Scene, card: number): number =>
  printed(card).side === scene.side ? -useOf(scene, card) : useOf(scene, card)

/** What it means to have a battleground fought over again: the others had it, or the own side. */
const scoredOf = (scene: Scene, place: GroundPlace | undefined): number => {
  if (place === 'shadow') return sign(scene)
  return place === 'free-peoples' ? -sign(scene) : 0
}

const rateGround = (scene: Scene, id: BattlegroundId): number => {
  const ground = battleground(id)
  const own = (ground?.side === 'shadow' ? 1 : 0) === scene.side ? 0.3 : 0
  return (ground?.points ?? 0) * (scoredOf(scene, scene.table.battlegrounds[id]) + own)
}

const ratePath = (scene: Scene, id: PathId): number => {
  const data = path(id)
  return sign(scene) * (0.3 * (data?.points ?? 0) + (data?.defense ?? 0))
}

/** Answers that look the same whatever the table. */
const FLAT: Readonly<Partial<Record<Action['kind'], number>>> = {
  playEvent: EVENT,
  use: USE,
  accept: USE,
  useRing: RING,
  winnow: WINNOW,
  agree: 1,
  replace: 1,
}

const rateAnswer = (scene: Scene, action: Action): number => {
  switch (action.kind) {
    case 'play':
      return ratePlay(scene, cardIx(action.card), action.to)
    case 'playItem':
      return rateItem(scene, cardIx(action.card), action.wielder)
    case 'move':
      return gainAt(scene, action.to, cardIx(action.card))
    case 'cycle':
      return -useOf(scene, cardIx(action.card))
    case 'forsake':
      return action.card === 'top' ? TOP : rateLoss(scene, cardIx(action.card))
    case 'eliminate':
      return rateLoss(scene, cardIx(action.card))
    case 'take':
    case 'pick':
      return useOf(scene, cardIx(action.card))
    case 'activate':
      return rateGround(scene, action.battleground)
    case 'activatePath':
      return ratePath(scene, action.path)
    case 'choose':
      return iconAt(scene, action.location)
    case 'support':
      return action.leader === null ? 0 : 1
    default:
      return FLAT[action.kind] ?? 0
  }
}

/** How actions look, and how a state stands, in the Card Game. */
export const cardGameTactics: Tactics<CardGame> = totalTactics({
  rate: (state, seat, actions) => {
    const table = tableOf(state)
    if (table === undefined) return actions.map(() => 0)
    const scene: Scene = { table, side: table.sideOf(seat) }
    return actions.map((action) => rateAnswer(scene, action))
  },
  value: (state, seat) => {
    const table = tableOf(state)
    return table === undefined ? EVEN : valueOf(table, seat)
  },
  clock: (state) => toUndefined(cardGame.glance(state))?.('round') ?? 0,
})

/** How the Card Game is searched, unless a caller says otherwise. */
export const cardGameSearch: SearchOptions = {
  budget: { iterations: 60 },
  worlds: 8,
  depth: 120,
  horizon: 1,
  width: 6,
  noise: 0,
  curiosity: 0.3,
}
