/** What a picture of War of the Ring is drawn from: a view as `read` tells it, and the printed tables. */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed, View } from '../../kernel'
import {
  warOfTheRingView,
  type CharacterId,
  type RegionData,
  type Side,
  type Pieces,
  type TableReading,
  type TableJson,
  type War,
  type PrintedTables,
  type WarViewer,
} from '../../war-of-the-ring/viewer'
import { sideOfNation } from './look'

/** What is drawn. */
export interface Scene extends Pick<TableReading, 'table' | 'derived' | 'viewer' | 'outcome'> {
  readonly tables: PrintedTables
}

/** The scene of a view, or what is wrong with it; `game` is that of the view's house rules. */
export const sceneOf = (
  view: View<War>,
  game: Pick<WarViewer, 'read' | 'tables'> = warOfTheRingView,
): E.Either<Malformed, Scene> =>
  E.Functor.map(game.read(view), (reading) => ({ ...reading, tables: game.tables(reading.config) }))

/** Who stands in one place. */
export type Crowd = Readonly<Record<Side, Pieces>>

/** The characters in a crowd. */
export const charactersIn = ({ tables }: Scene, crowd: Crowd): ReadonlyArray<CharacterId> =>
  tables.characters.flatMap(({ id, side }) => (crowd[side][id] === undefined ? [] : [id]))

/** Whether the enemy of its home side holds the Settlement of a region. */
export const isCaptured = ({ derived }: Scene, { id, nation }: RegionData): boolean => {
  const { controlledBy } = derived.regions[id]
  return controlledBy !== null && nation !== null && controlledBy !== sideOfNation(nation)
}

const isEmpty = (crowd: Crowd): boolean => Object.values(crowd).every((who) => Object.keys(who).length === 0)

/** Whether figures that are no units are in a region. */
const isBeset = ({ beside }: TableJson, region: RegionData['id']): boolean =>
  beside !== undefined &&
  [beside.ships, beside.ents, beside.towers, beside.trebuchets].some((places) => places.includes(region))

/** Whether there is anything to tell of a region. */
export const isOccupied = (scene: Scene, data: RegionData): boolean => {
  const { table, derived } = scene
  const { field, inside } = derived.regions[data.id]
  return (
    !isEmpty(field) ||
    !isEmpty(inside) ||
    isCaptured(scene, data) ||
    table.fellowship.region === data.id ||
    isBeset(table, data.id)
  )
}

/** What a side can still recruit. */
export const reserveOf = ({ table, derived }: Scene, side: Side): Pieces =>
  side === 'shadow' && derived.nazgulLeft > 0
    ? { ...table.reinforcements.shadow, nazgul: derived.nazgulLeft }
    : table.reinforcements[side]

/** What a side has lost for good: what the Shadow loses can be recruited again. */
export const lossesOf = ({ table }: Scene, side: Side): Pieces => (side === 'shadow' ? {} : table.casualties)
