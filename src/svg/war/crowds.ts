/** Who stands where the map has no room: the name of the region bears a sign, here they are named. */
import { REGIONS, type RegionId } from '../../war-of-the-ring/viewer'
import { BREAK, flow, inGroup, type Block } from '../draw/flow'
import { caption, panel } from '../draw/shapes'
import { besideChips } from './beside'
import { characterPill, nazgulPill } from './figures'
import { rowOf } from './regions'
import { charactersIn, type Scene } from './scene'

/** What they are called together; the sign stands behind the name of their region on the map. */
export const CROWDS = 'Crowds (›)'

const within = (region: RegionId) => (block: Block) => inGroup(block, { 'data-region': region })

/** A row for each crowded region; none where all are drawn on the map. */
export const crowdBlocks = (scene: Scene): ReadonlyArray<Block> =>
  REGIONS.flatMap((data) => {
    const { left } = rowOf(scene, data)
    if (left === 'none') return []
    const { field, inside } = scene.derived.regions[data.id]
    const characters = [inside, field].flatMap((crowd) => [
      ...nazgulPill(crowd.shadow.nazgul ?? 0),
      ...charactersIn(scene, crowd).map((character) => characterPill(scene, character)),
    ])
    const others = left === 'all' ? besideChips(scene, data.id) : []
    return [BREAK, caption(data.name), ...[...characters, ...others].map(within(data.id))]
  })

/** The same on the water of the map, its lower left corner at a point. */
export const crowdsPanel = (scene: Scene, left: number, bottom: number, width: number): string => {
  const blocks = crowdBlocks(scene)
  if (blocks.length === 0) return ''
  const rows = flow(blocks, { width: width - 24, gap: 5 })
  const height = rows.height + 42
  return panel(CROWDS, { x: left, y: bottom - height, width, height }, [
    rows.at(left + 12, bottom - height + 30),
  ])
}
