/** The map of Battles: Regions with whoever stands in them, and the borders between them. */
import type { BorderDoc, RegionDoc, RegionReading, Side } from '../../battles'
import { element, group } from '../draw/element'
import { BREAK, flowWithin, type Block } from '../draw/flow'
import { CHOICE, PANEL, QUIET, RING, ROAD, SPENT } from '../draw/palette'
import { box, pill, type Box } from '../draw/shapes'
import { line } from '../draw/text'
import { countsText, SIDE_TITLES, tintOf, type Scene } from './look'
import type { Places } from './places'

const SIZE = 10

const centre = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2]

/** How far a line from the middle of a box goes until it leaves it, as a part of its length. */
const leaves = ({ width, height }: Box, dx: number, dy: number): number =>
  Math.min(1, width / 2 / Math.max(1, Math.abs(dx)), height / 2 / Math.max(1, Math.abs(dy)))

const borderTip = ({ scenario, nameOf }: Scene, { a, b, type, inside }: BorderDoc): string => {
  const data = scenario.doc.borderTypes[type]
  const marks = [
    ...(data?.passable === false ? ['impassable'] : []),
    ...((data?.rounds ?? 0) > 0
      ? [`the attacker needs ${data?.attackerTarget} in ${data?.rounds} rounds`]
      : []),
    ...(inside === undefined ? [] : [`protects ${nameOf(inside)}`]),
  ]
  return [`${nameOf(a)} and ${nameOf(b)}: ${nameOf(type)}`, ...marks].join(', ')
}

/** A border: a line, broken where nobody passes, with the name of its type where it hinders. */
const border = (scene: Scene, data: BorderDoc, { boxes }: Places): string => {
  const [one, other] = [boxes.get(data.a), boxes.get(data.b)]
  if (one === undefined || other === undefined) return ''
  const [x1, y1] = centre(one)
  const [x2, y2] = centre(other)
  const type = scene.scenario.doc.borderTypes[data.type]
  const closed = type?.passable === false
  const plain = !closed && (type?.rounds ?? 0) === 0
  const look = { stroke: ROAD, 'stroke-width': plain ? 2 : 4, 'stroke-dasharray': closed ? '2 7' : undefined }
  const label = pill(scene.nameOf(data.type), { tint: QUIET, size: 9 })
  const [dx, dy] = [x2 - x1, y2 - y1]
  const middle = (leaves(one, dx, dy) + 1 - leaves(other, dx, dy)) / 2
  const word = plain ? '' : label.at(x1 + dx * middle - label.width / 2, y1 + dy * middle - label.height / 2)
  return group(
    { 'data-border': `${data.a} ${data.b}` },
    [element('line', { x1, y1, x2, y2, ...look }), word],
    borderTip(scene, data),
  )
}

const SIDES = ['free', 'shadow'] as const

const recruitPills = (region: string, { recruits }: RegionReading): ReadonlyArray<Block> =>
  SIDES.flatMap((side) =>
    recruits[side] === 0
      ? []
      : [
          pill(`${recruits[side]} face down`, {
            tint: tintOf(side),
            size: SIZE,
            dashed: true,
            data: { 'data-recruits': region, 'data-side': side, 'data-count': recruits[side] },
            tip: `${recruits[side]} Recruitment tokens of the ${SIDE_TITLES[side]}`,
          }),
        ],
  )

const armyPills = (scene: Scene, region: string, { army }: RegionReading): ReadonlyArray<Block> => {
  if (army === null) return []
  const tint = tintOf(army.side)
  const counted = (count: number, word: string): ReadonlyArray<Block> =>
    count === 0 ? [] : [pill(`${count} ${word}`, { tint, size: SIZE, round: 6 })]
  return [
    ...Object.entries(army.units).map(([type, count]) =>
      pill(`${count} ${scene.nameOf(type)}`, {
        tint,
        size: SIZE,
        data: { 'data-unit': type, 'data-in': region, 'data-count': count },
      }),
    ),
    ...counted(army.leaders, 'Leader'),
    ...counted(army.tokens, 'Leadership'),
    ...(army.damage === 0 ? [] : [pill(`${army.damage} Damage`, { tint: SPENT, size: SIZE, round: 6 })]),
  ]
}

const characterPills = ({ scenario, nameOf }: Scene, { characters }: RegionReading): ReadonlyArray<Block> =>
  characters.map((id) =>
    pill(nameOf(id), {
      tint: tintOf(scenario.characters[id]?.side ?? null),
      size: SIZE,
      round: 7,
      data: { 'data-character': id },
    }),
  )

const marksOf = (scene: Scene, data: RegionDoc, { protection, controller }: RegionReading): string =>
  [
    scene.nameOf(data.terrain),
    ...(data.stronghold === null ? [] : [`Stronghold ${protection}/${data.stronghold.protection}`]),
    ...(data.settlement && data.stronghold === null ? ['Settlement'] : []),
    ...(data.victoryPoints === 0 ? [] : [`${data.victoryPoints} pt`]),
    ...(controller === null ? [] : [controller === 'free' ? 'Free' : 'Shadow']),
  ].join(', ')

/** A Region in words. */
export const regionInWords = (scene: Scene, data: RegionDoc): string => {
  const state = scene.table.regions[data.id]
  if (state === undefined) return ''
  const { army, characters } = state
  const units = army === null ? [] : countsText(scene, army.units)
  const here = [...units, ...characters.map(scene.nameOf)].join(', ') || 'nobody'
  return `${data.name} (${marksOf(scene, data, state)}): ${here}`
}

const edgeOf = (controller: Side | null): string => tintOf(controller).edge

/** A Region with everything in it. */
const region = (scene: Scene, data: RegionDoc, place: Box, chosen: boolean): string => {
  const state = scene.table.regions[data.id]
  if (state === undefined) return ''
  const { x, y, width, height } = place
  const isFighting = scene.table.battle?.region === data.id
  const inside = flowWithin(
    [
      ...armyPills(scene, data.id, state),
      BREAK,
      ...characterPills(scene, state),
      BREAK,
      ...recruitPills(data.id, state),
    ],
    { width: width - 10, gap: 3 },
    height - 40,
  )
  const look = {
    rx: data.stronghold === null ? 6 : 0,
    stroke: chosen ? CHOICE : edgeOf(state.controller),
    'stroke-width': chosen || data.stronghold !== null ? 4 : 2,
  }
  return group(
    { 'data-region': data.id, 'data-highlight': chosen ? 'true' : undefined },
    [
      box(place, isFighting ? RING : PANEL, look),
      line(data.name, x + 5, y + 14, { size: 12, bold: true, fill: PANEL.ink, max: width - 10 }),
      line(marksOf(scene, data, state), x + 5, y + 27, { size: 9.5, fill: QUIET.ink, max: width - 10 }),
      inside.at(x + 5, y + 34),
    ],
    regionInWords(scene, data),
  )
}

/** The map: borders first, Regions over them. */
export const mapOf = (
  scene: Scene,
  places: Places,
  highlight: ReadonlySet<string>,
): ReadonlyArray<string> => [
  ...scene.scenario.doc.borders.map((data) => border(scene, data, places)),
  ...scene.scenario.doc.regions.map((data) => {
    const place = places.boxes.get(data.id)
    return place === undefined ? '' : region(scene, data, place, highlight.has(data.id))
  }),
]
