/** Who stands where the map of a screen has no room for them: there they are counted, here they are named. */
import { REGIONS, type RegionId } from '../../war-of-the-ring/viewer'
import { BREAK, inGroup, type Block } from '../draw/flow'
import { caption } from '../draw/shapes'
import type { Scene } from './scene'
import { spansOf } from './spans'
import { blocksOf } from './standing'
import { ON_SCREEN } from './style'

/** What they are called together; the sign stands behind their number on the map. */
export const CROWDS = 'Crowds (›)'

const within = (region: RegionId) => (block: Block) =>
  block === BREAK ? block : inGroup(block, { 'data-region': region })

/** A row for each crowded region; none where all are drawn on the map. */
export const crowdBlocks = (scene: Scene): ReadonlyArray<Block> => {
  const spans = spansOf(scene, ON_SCREEN)
  return REGIONS.filter(({ id }) => spans.get(id)?.isCrowded === true).flatMap(({ id, name }) => [
    BREAK,
    caption(name),
    ...blocksOf(scene, id, true).map(within(id)),
  ])
}
