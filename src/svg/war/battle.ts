/** A battle under way: an arrow from the attacker's region to the one attacked. */
import type { BattleSummary, PlaceParts } from '../../war-of-the-ring/viewer'
import { element, group } from '../draw/element'
import { ARROW, BLANK, DARK_SIDE } from '../draw/palette'
import { pill } from '../draw/shapes'
import { middleOf } from './places'

const nameOfPlace = ({ region, inside }: PlaceParts): string => `${region}${inside ? '/inside' : ''}`

/** The arrow of the battle that is fought now, if there is one. */
export const battleArrow = (battle: BattleSummary | null, size = 16): string => {
  if (battle === null) return ''
  const { from, to } = battle
  const [x1, y1] = middleOf(from.region)
  const [x2, y2] = middleOf(to.region)
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const word = pill(from.region === to.region ? 'battle here' : 'battle', { tint: DARK_SIDE, size })
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const arrow =
    from.region === to.region
      ? ''
      : element('path', {
          d: 'M-22 -4H8V-11L24 0L8 11V4H-22z',
          transform: `translate(${x} ${y}) rotate(${Math.round(turn)})`,
          fill: ARROW,
          stroke: BLANK,
          'stroke-width': 1.5,
        })
  const middle = x - word.width / 2
  const isLevel = Math.abs(x2 - x1) > Math.abs(y2 - y1)
  const beside = isLevel ? [middle, y - 13 - word.height] : [x + 13, y - word.height / 2]
  const [left = x, top = y] = from.region === to.region ? [middle, y + 20] : beside
  return group({ 'data-battle': `${nameOfPlace(from)} ${nameOfPlace(to)}` }, [arrow, word.at(left, top)])
}
