/**
 * Where the words of borders stand on a crowded map: beside their lines where nothing else is. What finds no
 * place is told elsewhere.
 */
import type { BorderDoc } from '../../battles'
import type { Box } from '../draw/shapes'
import type { Scene } from './look'
import { borderWord, hinders, lineOf } from './map'
import type { Places } from './places'

/** Words that are placed, by their borders, and the borders whose words are not. */
export interface BorderWords {
  readonly placed: ReadonlyMap<BorderDoc, string>
  readonly left: ReadonlyArray<BorderDoc>
}

const STEPS = [0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.16, -0.16, 0.2, -0.2]
const ASIDE = [0, 10, -10]

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The places that a word may have: along the line from its middle, and a little aside of it. */
const spotsOf = (data: BorderDoc, places: Places, size: Pick<Box, 'width' | 'height'>) => {
  const ends = lineOf(data, places)
  if (ends === undefined) return []
  const { x1, y1, x2, y2, middle } = ends
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.max(1, Math.hypot(dx, dy))
  return ASIDE.flatMap((aside) =>
    STEPS.map((step): Box => {
      const part = middle + step
      return {
        x: x1 + dx * part - (dy / length) * aside - size.width / 2,
        y: y1 + dy * part + (dx / length) * aside - size.height / 2,
        ...size,
      }
    }),
  )
}

/** The words of all borders that hinder, on a map of a width. */
export const borderWordsOf = (scene: Scene, places: Places, width: number): BorderWords => {
  const taken: Array<Box> = [...places.boxes.values()]
  const placed = new Map<BorderDoc, string>()
  const left: Array<BorderDoc> = []
  for (const data of scene.scenario.doc.borders) {
    if (!hinders(scene, data)) continue
    const word = borderWord(scene, data)
    const spot = spotsOf(data, places, { width: word.width, height: word.height }).find(
      (one) =>
        one.x >= 0 &&
        one.y >= 0 &&
        one.x + one.width <= width &&
        one.y + one.height <= places.height &&
        taken.every((other) => !meet(one, other)),
    )
    if (spot === undefined) left.push(data)
    else {
      taken.push(spot)
      placed.set(data, word.at(spot.x, spot.y))
    }
  }
  return { placed, left }
}
