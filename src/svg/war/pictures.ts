/** The pictures of War of the Ring: how a view is read, the whole, and the parts. */
import type { View } from '../../kernel'
import { SIDES, warOfTheRingView, type Side, type War } from '../../war-of-the-ring/viewer'
import { PANEL } from '../draw/palette'
import { rowsPart, shapePart, type Part } from '../draw/part'
import type { Layout } from '../options'
import { picturesOf, type Pictures } from '../pictures'
import { description, mapOf, warBoard } from './board'
import { handParts } from './cards'
import { crowdBlocks, CROWDS } from './crowds'
import { diceCounts, diceOf, diceWords, ringsOf, slimDice } from './dice'
import { fellowshipPanel } from './fellowship'
import { huntBlocks } from './hunt'
import { legend } from './legend'
import { SIDE_NAMES } from './look'
import { MAP } from './places'
import { politicsPanel, victoryPanel } from './politics'
import { warScreen } from './screen'
import { sceneOf, type Scene } from './scene'
import { blocksOf } from './sides'

type Draw = (place: { x: number; y: number; width: number; height: number }) => string

const panelPart = (id: string, title: string, [width, height]: readonly [number, number], draw: Draw): Part =>
  shapePart(id, title, { width, height }, () => ({
    inside: draw({ x: 0.5, y: 0.5, width: width - 1, height: height - 1 }),
  }))

const sideParts = (scene: Scene, side: Side, isSlim: boolean): ReadonlyArray<Part> => {
  const { dice } = scene.table
  const name = SIDE_NAMES[side]
  return [
    rowsPart({
      id: `dice/${side}`,
      title: `Dice of the ${name}`,
      width: 480,
      isSlim,
      ...(isSlim ? { note: diceWords(dice, side) } : {}),
      rows: () =>
        isSlim
          ? [...slimDice(dice, side), ...ringsOf(dice, side, PANEL)]
          : [...diceCounts(dice, side, PANEL), ...diceOf(dice, side)],
    }),
    ...handParts(scene, side, isSlim),
    rowsPart({
      id: `side/${side}`,
      title: name,
      width: 780,
      rows: (width) => blocksOf(scene, side, width),
    }),
  ]
}

const partsOf = (scene: Scene, _: ReadonlySet<string>, layout: Layout): ReadonlyArray<Part> => {
  const isSlim = layout === 'screen'
  const crowds = crowdBlocks(scene)
  const isFurther = scene.table.beside !== undefined
  return [
    shapePart('map', 'Map', MAP, () => ({
      inside: mapOf(scene, 0),
      says: description(scene),
    })),
    panelPart('fellowship', 'Fellowship', [588, 186], (place) => fellowshipPanel(scene, place)),
    panelPart('politics', 'Political Track', [548, 186], (place) => politicsPanel(scene.table, place)),
    panelPart('victory', 'Victory points', [372, 86], (place) => victoryPanel(scene, place)),
    panelPart('signs', 'Signs', [372, isFurther ? 217 : 194], (place) => legend(place, isFurther)),
    rowsPart({
      id: 'hunt',
      title: 'The Hunt for the Ring',
      width: 416,
      isSlim,
      rows: () => huntBlocks(scene),
    }),
    ...(crowds.length === 0
      ? []
      : [rowsPart({ id: 'crowds', title: CROWDS, width: 416, isSlim, rows: () => crowds })]),
    ...SIDES.flatMap((side) => sideParts(scene, side, isSlim)),
  ]
}

/** Partners share their side. */
const seatsOf = ({ derived }: Scene, owner: string): ReadonlyArray<string> => {
  const partners = derived.seats.flatMap(({ seat, side }) => (side === owner ? [seat] : []))
  return partners.length > 0 ? partners : [owner]
}

/** The pictures of War of the Ring. */
export const PAINTED: Pictures = picturesOf({
  game: warOfTheRingView,
  read: (view: View<War>, options) => sceneOf(view, options?.game),
  board: warBoard,
  screen: warScreen,
  parts: partsOf,
  seats: seatsOf,
})
