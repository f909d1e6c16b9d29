/**
 * The table read by names from its JSON, for invariants that are written from the rulebook and not from the
 * code: who stands where, who controls what, what the frames on the stack are about.
 */
import type { Side } from '../../../src/war-of-the-ring'
import { CHARACTERS } from '../../../src/war-of-the-ring/data/characters'
import { REGIONS } from '../../../src/war-of-the-ring/data/regions'
import { CAPTAINS } from '../overlays/houseRules'
import type { TableJson, Numbers } from '../support/read'
import type { FrameJson, Told } from './told'

export type { Numbers, TableJson } from '../support/read'
export { told, type FrameJson, type Told } from './told'

/** Figures of each Nation, Armies on the map and reinforcements together (chapter III, p. 23). */
export const FIGURES: Readonly<Record<string, readonly [regulars: number, elites: number, leaders: number]>> =
  {
    dwarves: [5, 5, 4],
    elves: [5, 10, 4],
    gondor: [15, 5, 4],
    north: [10, 5, 4],
    rohan: [10, 5, 4],
    isengard: [12, 6, 0],
    sauron: [36, 6, 0],
    southrons: [24, 6, 0],
  }
export const FREE: ReadonlyArray<string> = ['dwarves', 'elves', 'gondor', 'north', 'rohan']
export const ALL_NATIONS: ReadonlyArray<string> = Object.keys(FIGURES)
export const BOTH: ReadonlyArray<Side> = ['free-peoples', 'shadow']
/** The tables of the expansion of the tests: no other game has names like its own. */
const { characters: FURTHER_CHARACTERS = [], units: FURTHER_UNITS = [] } = CAPTAINS
export const MINIONS: ReadonlyArray<string> = [
  'saruman',
  'witch-king',
  'mouth-of-sauron',
  ...FURTHER_CHARACTERS.flatMap(({ id, role }) => (role === 'minion' ? [id] : [])),
]

export const enemyOf = (side: Side): Side => (side === 'shadow' ? 'free-peoples' : 'shadow')
export const sideOfNation = (nation: string): Side => (FREE.includes(nation) ? 'free-peoples' : 'shadow')
const OWNERS: ReadonlyMap<string, string> = new Map([
  ...ALL_NATIONS.flatMap((nation) =>
    ['regular', 'elite', 'leader'].map((rank) => [`${nation}-${rank}`, nation] as const),
  ),
  ...FURTHER_UNITS.map(({ id, nation }) => [id, nation] as const),
])
/** The Nation of a unit or Leader, '' of anybody else. */
export const nationOf = (piece: string): string => OWNERS.get(piece) ?? ''
export const isUnit = (piece: string): boolean => OWNERS.has(piece) && !piece.endsWith('-leader')
export const sideOfPiece = (piece: string): Side => {
  const nation = nationOf(piece)
  if (nation !== '') return sideOfNation(nation)
  return piece === 'nazgul' || MINIONS.includes(piece) ? 'shadow' : 'free-peoples'
}

const MAP = new Map(REGIONS.map((region) => [region.id as string, region]))
const CARDS = new Map([...CHARACTERS, ...FURTHER_CHARACTERS].map((one) => [one.id as string, one]))

/** What is printed of a region; nothing for none. */
export const region = (id: string) => MAP.get(id)
/** What is printed on a character's card. */
export const card = (id: string) => CARDS.get(id)
export const regionIds: ReadonlyArray<string> = [...MAP.keys()]
export const isStronghold = (id: string): boolean => region(id)?.settlement === 'stronghold'
/** Whether a place is the inside of a Stronghold. */
export const isInside = (place: string): boolean => place.endsWith('/inside')
export const insideOf = (id: string): string => `${id}/inside`
export const regionOfPlace = (place: string): string => place.replace('/inside', '')
/** Whether a character with this whereabouts is on the map. */
export const isPlace = (place: string): boolean => MAP.has(regionOfPlace(place))

/** The side whose Settlement a region has by its printed Nation, or nobody. */
export const homeOf = (id: string): Side | 'nobody' => {
  const found = region(id)
  return found === undefined || found.settlement === null || found.nation === null
    ? 'nobody'
    : sideOfNation(found.nation)
}
/** The side that controls a region's Settlement, or nobody. */
export const controllerOf = (table: TableJson, id: string): Side | 'nobody' => {
  const home = homeOf(id)
  return home === 'nobody' || !table.captured.includes(id) ? home : enemyOf(home)
}
/** Victory points of a side, counted anew. */
export const pointsOf = (table: TableJson, side: Side): number =>
  table.captured
    .filter((id) => homeOf(id) === enemyOf(side))
    .reduce((sum, id) => sum + (isStronghold(id) ? 2 : region(id)?.settlement === 'city' ? 1 : 0), 0)

/** The Army in a place. */
export const armyAt = (table: TableJson, place: string): Numbers =>
  (isInside(place) ? table.besieged[regionOfPlace(place)] : table.armies[place]) ?? {}
export const sumOf = (numbers: Numbers): number =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0)
export const unitsOf = (army: Numbers): number =>
  Object.entries(army).reduce((sum, [piece, number]) => sum + (isUnit(piece) ? number : 0), 0)
/** What characters of the expansion of the tests add to Combat Strength. */
export const strengthOfFurther = (force: Numbers): number =>
  FURTHER_CHARACTERS.filter(({ id }) => force[id] !== undefined)
    .flatMap(({ abilities }) => abilities)
    .reduce((sum, ability) => sum + (ability.kind === 'addsStrength' ? ability.strength : 0), 0)
/** Whose units stand in a place, or nobody's. */
export const holderOf = (table: TableJson, place: string): Side | 'nobody' => {
  const unit = Object.keys(armyAt(table, place)).find(isUnit)
  return unit === undefined ? 'nobody' : sideOfPiece(unit)
}
/** The Nations with units in an Army. */
export const nationsIn = (army: Numbers): ReadonlyArray<string> => [
  ...new Set(Object.keys(army).filter(isUnit).map(nationOf)),
]
/** Everybody of a side in a place, Nazgûl and characters too. */
export const forceAt = (table: TableJson, side: Side, place: string): Numbers => {
  const army = Object.entries(armyAt(table, place)).filter(([piece]) => sideOfPiece(piece) === side)
  const characters = Object.entries(table.characters)
    .filter(([id, at]) => at === place && sideOfPiece(id) === side)
    .map(([id]) => [id, 1] as const)
  const nazgul = side === 'shadow' ? table.nazgul.filter((at) => at === place).length : 0
  return Object.fromEntries([...army, ...characters, ...(nazgul > 0 ? [['nazgul', nazgul] as const] : [])])
}
/** Numbers less other numbers. */
export const less = (whole: Numbers, part: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(whole)
      .map(([piece, number]) => [piece, number - (part[piece] ?? 0)] as const)
      .filter(([, number]) => number > 0),
  )
export const isPart = (part: Numbers, whole: Numbers): boolean =>
  Object.entries(part).every(([piece, number]) => number <= (whole[piece] ?? 0))

/** Companions in the Fellowship. */
export const companionsIn = (table: TableJson): ReadonlyArray<string> =>
  Object.entries(table.characters)
    .filter(([, at]) => at === 'fellowship')
    .map(([id]) => id)
export const isAtWar = (table: TableJson, nation: string): boolean =>
  table.politics[nation as keyof TableJson['politics']].steps === 0
export const politicsOf = (table: TableJson, nation: string) =>
  table.politics[nation as keyof TableJson['politics']]

/** The innermost frame of a kind, if one is running. */
export const frameOf = ({ stack }: Told, kind: string): FrameJson | undefined => {
  let place = stack.length - 1
  while (place >= 0 && stack[place]?.kind !== kind) place--
  return stack[place]
}
export const topOf = ({ stack }: Told): FrameJson | undefined => stack[stack.length - 1]

/** A battle that is running, as its frame tells it. */
export interface BattleJson {
  readonly kind: 'field' | 'siege' | 'sortie' | 'relief'
  readonly side: Side
  readonly from: string
  readonly to: string
  readonly rearguard: Numbers
  readonly round: number
  readonly silenced: boolean
  readonly forfeited: ReadonlyArray<string>
  readonly hits: readonly [number, number]
  readonly end: string | null
  readonly rounds: number
  readonly fewerDice: number
  /** The Combat cards of the round, null without any. */
  readonly combat: { readonly played: readonly [string | null, string | null] } | null
}
export const battleIn = (state: Told): BattleJson | undefined =>
  frameOf(state, 'battle')?.vars as BattleJson | undefined
/** Who attacks in a battle: everybody there but the rearguard. */
export const attackersIn = (table: TableJson, battle: BattleJson): Numbers =>
  less(forceAt(table, battle.side, battle.from), battle.rearguard)
export const defendersIn = (table: TableJson, battle: BattleJson): Numbers =>
  forceAt(table, enemyOf(battle.side), battle.to)

const BETWEEN: ReadonlyArray<string> = ['decide/declare', 'decide/allocation', 'decide/action']
/** Whether everything is settled: between two actions, no battle, Hunt or trimming open. */
export const isBoundary = (state: Told): boolean => BETWEEN.includes(topOf(state)?.kind ?? '')
