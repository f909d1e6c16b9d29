/** What a picture of War of the Ring is drawn from: the readable table of a view, and the printed tables. */
import * as E from 'fp-ts/lib/Either.js'
import type { Malformed, View } from '../../kernel'
import {
  warOfTheRingView,
  type CharacterId,
  type PieceCounts,
  type RegionData,
  type Side,
  type TableReading,
  type War,
  type PrintedTables,
  type WarViewer,
} from '../../war-of-the-ring/viewer'
import { sideOfNation } from './look'

/** What is drawn. */
export interface Scene {
  readonly table: TableReading
  readonly tables: PrintedTables
}

/** The scene of a view, or what is wrong with it; `game` is that of the view's house rules. */
export const sceneOf = (
  view: View<War>,
  game: Pick<WarViewer, 'read' | 'tables'> = warOfTheRingView,
): E.Either<Malformed, Scene> =>
  E.Functor.map(game.read(view), (table) => ({ table, tables: game.tables(table.config) }))

/** Who stands in one place. */
export type Crowd = Readonly<Record<Side, PieceCounts>>

/** The characters in a crowd. */
export const charactersIn = ({ tables }: Scene, crowd: Crowd): ReadonlyArray<CharacterId> =>
  tables.characters.flatMap(({ id, side }) => (crowd[side][id] === undefined ? [] : [id]))

/** Whether the enemy of its home side holds the Settlement of a region. */
export const isCaptured = ({ table }: Scene, { id, nation }: RegionData): boolean => {
  const { controlledBy } = table.regions[id]
  return controlledBy !== null && nation !== null && controlledBy !== sideOfNation(nation)
}

const isEmpty = (crowd: Crowd): boolean => Object.values(crowd).every((who) => Object.keys(who).length === 0)

/** Whether figures that are no units are in a region. */
const isBeset = ({ beside }: TableReading, region: RegionData['id']): boolean =>
  beside !== undefined &&
  [beside.ships, beside.ents, beside.towers, beside.trebuchets].some((places) => places.includes(region))

/** Whether there is anything to tell of a region. */
export const isOccupied = (scene: Scene, data: RegionData): boolean => {
  const { table } = scene
  const { field, inside } = table.regions[data.id]
  return (
    !isEmpty(field) ||
    !isEmpty(inside) ||
    isCaptured(scene, data) ||
    table.fellowship.region === data.id ||
    isBeset(table, data.id)
  )
}
