/**
 * What Twilight of the Third Age adds to the picture: a chip for each kind of figure that is no unit, with a
 * sign of its own, and what of the expansion waits beside the map.
 */
import {
  nameOf,
  type BesideData,
  type BesideId,
  type BesideJson,
  type Faction,
  type RegionId,
  type Side,
} from '../../war-of-the-ring/viewer'
import { element, group } from '../draw/element'
import type { Block } from '../draw/flow'
import { SPENT, type Tint } from '../draw/palette'
import { box, pill } from '../draw/shapes'
import { line, widthOf } from '../draw/text'
import { CORNERS, PIECES } from './look'
import type { Scene } from './scene'

const SIZE = 10
const HEIGHT = 13.5

/** The outlines of the signs, as a path round the middle. */
const SIGNS: Readonly<Record<BesideId, string>> = {
  ship: 'M-5 1 H5 L3 4.4 H-3 Z M-0.6 0.2 V-4.8 L4 0.2 Z',
  ent: 'M-1 4.6 V1.4 H-4.4 L-2.2 -1 H-3.4 L0 -4.8 L3.4 -1 H2.2 L4.4 1.4 H1 V4.6 Z',
  'siege-tower': 'M-3 4.6 V-2.4 H-4 V-4.6 H-2 V-3.4 H-0.9 V-4.6 H0.9 V-3.4 H2 V-4.6 H4 V-2.4 H3 V4.6 Z',
  trebuchet: 'M-4.4 4.6 L0 -1.6 L4.4 4.6 H2.6 L0 1 L-2.6 4.6 Z M-4.6 0.4 L3.4 -4.8 L4.4 -3.4 L-3.8 1.8 Z',
}

/** The sign of a figure round a point. */
export const besideSign = (figure: BesideId, x: number, y: number, fill: string): string =>
  element('path', { d: SIGNS[figure], transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, fill })

interface Kind {
  readonly figure: BesideId
  readonly side: Side
  readonly at: (beside: BesideJson) => ReadonlyArray<RegionId>
  readonly of: (data: BesideData) => number
}
const KINDS: ReadonlyArray<Kind> = [
  { figure: 'ship', side: 'shadow', at: ({ ships }) => ships, of: ({ ships }) => ships },
  { figure: 'siege-tower', side: 'shadow', at: ({ towers }) => towers, of: ({ towers }) => towers },
  { figure: 'ent', side: 'free-peoples', at: ({ ents }) => ents, of: ({ ents }) => ents },
  {
    figure: 'trebuchet',
    side: 'free-peoples',
    at: ({ trebuchets }) => trebuchets,
    of: ({ trebuchets }) => trebuchets,
  },
]

interface Look {
  readonly tint: Tint
  readonly round: number
  readonly data: Readonly<Record<string, string | number>>
  readonly tip: string
}

/** A sign and a word in a box. */
const chip = (figure: BesideId, text: string, { tint, round, data, tip }: Look): Block => {
  const width = widthOf(text, { size: SIZE, bold: true }) + 18
  return {
    width,
    height: HEIGHT,
    at: (x, y) =>
      group(
        data,
        [
          box({ x, y, width, height: HEIGHT }, tint, { rx: round }),
          besideSign(figure, x + 8, y + HEIGHT / 2, tint.ink),
          line(text, x + 15, y + 10.3, { size: SIZE, bold: true, fill: tint.ink }),
        ],
        tip,
      ),
  }
}

const countIn = (places: ReadonlyArray<RegionId>, region: RegionId): number =>
  places.filter((place) => place === region).length

const inWords = (figure: BesideId, count: number): string => `${count} ${nameOf(figure, count)}`

/** How many of each kind are in a region, those that are. */
const standing = ({ table: { beside } }: Scene, region: RegionId): ReadonlyArray<readonly [Kind, number]> =>
  beside === undefined
    ? []
    : KINDS.flatMap((kind) => {
        const count = countIn(kind.at(beside), region)
        return count === 0 ? [] : [[kind, count] as const]
      })

/** The figures in a region that are no units; empty without any. */
export const besideChips = (scene: Scene, region: RegionId): ReadonlyArray<Block> =>
  standing(scene, region).map(([{ figure, side }, count]) =>
    chip(figure, String(count), {
      tint: PIECES[side],
      round: CORNERS[side],
      data: { 'data-piece': figure, 'data-count': count },
      tip: inWords(figure, count),
    }),
  )

/** The same in words. */
export const besideInWords = (scene: Scene, region: RegionId): ReadonlyArray<string> =>
  standing(scene, region).map(([{ figure }, count]) => inWords(figure, count))

const FACTION_SIDES: Readonly<Record<Faction, Side>> = {
  dunlendings: 'shadow',
  corsairs: 'shadow',
  ents: 'free-peoples',
}
const GET_IT = { aside: 'aside', table: 'on the table', used: 'used' } as const

const noted = (text: string, data: Readonly<Record<string, string>>): Block =>
  pill(text, { tint: SPENT, data, tip: text })

/** What of the expansion a side has beside the map: its factions in play, and figures that can still come. */
export const besideSupply = ({ table, tables }: Scene, side: Side): ReadonlyArray<Block> => {
  const { beside } = table
  const data = tables.beside
  if (beside === undefined || data === undefined) return []
  const lost = side === 'free-peoples' ? beside.entsLost : 0
  return [
    ...beside.factions
      .filter((faction) => FACTION_SIDES[faction] === side)
      .map((faction) => noted(nameOf(faction), { 'data-faction': faction })),
    ...KINDS.filter((kind) => kind.side === side).map(({ figure, at, of }) => {
      const left = of(data) - at(beside).length - (figure === 'ent' ? lost : 0)
      const words = `${inWords(figure, left)} left`
      return chip(figure, words, { tint: SPENT, round: 3, data: { 'data-supply': figure }, tip: words })
    }),
    ...(lost > 0 ? [noted(`${inWords('ent', lost)} out of the game`, { 'data-lost': 'ent' })] : []),
    ...(side === 'shadow'
      ? [noted(`We Shall Get It: ${GET_IT[beside.getIt]}`, { 'data-where': beside.getIt })]
      : []),
  ]
}
