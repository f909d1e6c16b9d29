/** The map of Battles: Regions with whoever stands in them, and the borders between them. */
import type { BorderDoc, RegionDoc, RegionState, Side } from '../../battles'
import { element, group } from '../draw/element'
import { BREAK, flowWithin, type Block } from '../draw/flow'
import { CHOICE, PANEL, QUIET, RING, ROAD, SPENT } from '../draw/palette'
import { box, pill, type Box } from '../draw/shapes'
import { line } from '../draw/text'
import { countsText, SIDE_TITLES, tintOf, type Scene } from './look'
import type { Places } from './places'

const SIZE = 10
const DAMAGE = 'Damage'
const FACE_DOWN = 'face down'

type Army = NonNullable<RegionState['army']>
type Counts = Readonly<Record<string, number>>

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

/** Whether a border hinders, and so has the name of its type beside it. */
export const hinders = ({ scenario }: Scene, { type }: BorderDoc): boolean => {
  const data = scenario.doc.borderTypes[type]
  return data?.passable === false || (data?.rounds ?? 0) > 0
}

/** The name of the type of a border. */
export const borderWord = (scene: Scene, { type }: BorderDoc): Block =>
  pill(scene.nameOf(type), { tint: QUIET, size: 9 })

/** The line of a border, and the middle of what is seen of it, as a part of its length. */
export const lineOf = ({ a, b }: BorderDoc, { boxes }: Places) => {
  const [one, other] = [boxes.get(a), boxes.get(b)]
  if (one === undefined || other === undefined) return undefined
  const [x1, y1] = centre(one)
  const [x2, y2] = centre(other)
  const [dx, dy] = [x2 - x1, y2 - y1]
  return { x1, y1, x2, y2, middle: (leaves(one, dx, dy) + 1 - leaves(other, dx, dy)) / 2 }
}

/** A border: a line, broken where nobody passes, with a word beside it. */
export const border = (scene: Scene, data: BorderDoc, places: Places, word: string): string => {
  const ends = lineOf(data, places)
  if (ends === undefined) return ''
  const { middle: _, ...line } = ends
  const closed = scene.scenario.doc.borderTypes[data.type]?.passable === false
  const look = {
    stroke: ROAD,
    'stroke-width': hinders(scene, data) ? 4 : 2,
    'stroke-dasharray': closed ? '2 7' : undefined,
  }
  return group(
    { 'data-border': `${data.a} ${data.b}` },
    [element('line', { ...line, ...look }), word],
    borderTip(scene, data),
  )
}

/** The word of a border in the middle of its line. */
const wordInMiddle = (scene: Scene, data: BorderDoc, places: Places): string => {
  const ends = lineOf(data, places)
  if (ends === undefined || !hinders(scene, data)) return ''
  const { x1, y1, x2, y2, middle } = ends
  const word = borderWord(scene, data)
  return word.at(x1 + (x2 - x1) * middle - word.width / 2, y1 + (y2 - y1) * middle - word.height / 2)
}

const SIDES = ['free', 'shadow'] as const

const recruitPills = (region: string, { recruits }: RegionState): ReadonlyArray<Block> =>
  SIDES.flatMap((side) =>
    recruits[side] === 0
      ? []
      : [
          pill(`${recruits[side]} ${FACE_DOWN}`, {
            tint: tintOf(side),
            size: SIZE,
            dashed: true,
            data: { 'data-recruits': region, 'data-side': side, 'data-count': recruits[side] },
            tip: `${recruits[side]} Recruitment tokens of the ${SIDE_TITLES[side]}`,
          }),
        ],
  )

const counted = (counts: Counts): ReadonlyArray<string> =>
  Object.entries(counts).flatMap(([word, count]) => (count === 0 ? [] : [`${count} ${word}`]))

/** What an Army has besides its Units, in words. */
const besidesUnits = ({ leaders, tokens, damage }: Army): ReadonlyArray<string> =>
  counted({ Leader: leaders, Leadership: tokens, [DAMAGE]: damage })

const armyPills = (scene: Scene, region: string, { army }: RegionState): ReadonlyArray<Block> => {
  if (army === null) return []
  const tint = tintOf(army.side)
  return [
    ...Object.entries(army.units).map(([type, count]) =>
      pill(`${count} ${scene.nameOf(type)}`, {
        tint,
        size: SIZE,
        data: { 'data-unit': type, 'data-in': region, 'data-count': count },
      }),
    ),
    ...besidesUnits(army).map((text) =>
      pill(text, { tint: text.endsWith(DAMAGE) ? SPENT : tint, size: SIZE, round: 6 }),
    ),
  ]
}

/** Those who stayed at an advance, in words. */
const behindInWords = ({ leftBehind }: RegionState): ReadonlyArray<string> =>
  counted({ Leader: leftBehind?.['leaders'] ?? 0, Leadership: leftBehind?.['tokens'] ?? 0 })

const behindPills = (state: RegionState): ReadonlyArray<Block> =>
  behindInWords(state).map((text) =>
    pill(text, {
      tint: tintOf(state.leftBehind?.['leaders'] === undefined ? 'shadow' : 'free'),
      size: SIZE,
      round: 6,
    }),
  )

const characterPills = ({ scenario, derived, nameOf }: Scene, region: string): ReadonlyArray<Block> =>
  (derived.characters[region] ?? []).map((id) =>
    pill(nameOf(id), {
      tint: tintOf(scenario.characters[id]?.side ?? null),
      size: SIZE,
      round: 7,
      data: { 'data-character': id },
    }),
  )

/** What a Region is, in a few words. */
export const marksOf = (scene: Scene, data: RegionDoc, { protection, controller }: RegionState): string =>
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
  const { army, recruits } = state
  const characters = scene.derived.characters[data.id] ?? []
  const units = army === null ? [] : [...countsText(scene, army.units), ...besidesUnits(army)]
  const hidden = counted({ [FACE_DOWN]: recruits.free + recruits.shadow })
  const leaders = behindInWords(state)
  const here = [...units, ...leaders, ...characters.map(scene.nameOf), ...hidden].join(', ') || 'nobody'
  return `${data.name} (${marksOf(scene, data, state)}): ${here}`
}

const edgeOf = (controller: Side | null): string => tintOf(controller).edge

/** Everything that is in a Region, in rows. */
export const piecesIn = (scene: Scene, region: string, state: RegionState): ReadonlyArray<Block> => [
  ...armyPills(scene, region, state),
  ...behindPills(state),
  BREAK,
  ...characterPills(scene, region),
  BREAK,
  ...recruitPills(region, state),
]

/** The box of a Region, empty. */
export const regionBox = (scene: Scene, data: RegionDoc, place: Box, chosen: boolean): string =>
  box(place, scene.table.battle?.region === data.id ? RING : PANEL, {
    rx: data.stronghold === null ? 6 : 0,
    stroke: chosen ? CHOICE : edgeOf(scene.table.regions[data.id]?.controller ?? null),
    'stroke-width': chosen || data.stronghold !== null ? 4 : 2,
  })

/** A Region with everything in it. */
const region = (scene: Scene, data: RegionDoc, place: Box, chosen: boolean): string => {
  const state = scene.table.regions[data.id]
  if (state === undefined) return ''
  const { x, y, width, height } = place
  const inside = flowWithin(piecesIn(scene, data.id, state), { width: width - 10, gap: 3 }, height - 40)
  return group(
    { 'data-region': data.id, 'data-highlight': chosen ? 'true' : undefined },
    [
      regionBox(scene, data, place, chosen),
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
  ...scene.scenario.doc.borders.map((data) => border(scene, data, places, wordInMiddle(scene, data, places))),
  ...scene.scenario.doc.regions.map((data) => {
    const place = places.boxes.get(data.id)
    return place === undefined ? '' : region(scene, data, place, highlight.has(data.id))
  }),
]
