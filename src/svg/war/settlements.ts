/** Signs of Settlements and Fortifications, each of its own shape, and the banners of the Nations. */
import type { Nation, RegionData, Side } from '../../war-of-the-ring/viewer'
import { element, group, rounded } from '../draw/element'
import type { Block } from '../draw/flow'
import { BADGE } from '../draw/palette'
import { line } from '../draw/text'
import { LANDS, nameOfNation, PIECES, SIDE_NAMES } from './look'

/** What a sign can stand for. */
export type Badge = 'town' | 'city' | 'stronghold' | 'fortification'

/** Walls and roofs, in a field 24 wide, their foot at 26. */
const SHAPES: Readonly<Record<Badge, string>> = {
  town: 'M4 26V16L12 9L20 16V26z',
  city: 'M3 26V8H6V11H9V8H12V26zM12 26V15L17.5 11L23 15V26z',
  stronghold: 'M1 26V5H4V8H7V5H10V12H14V5H17V8H20V5H23V26z',
  fortification: 'M2 26V16H6V19H10V16H14V19H18V16H22V26z',
}

/** The emblems of the Nations, round a point. */
const EMBLEMS: Readonly<Record<Nation, string>> = {
  dwarves: 'M-5-5H5V0H1.5V6H-1.5V0H-5z',
  elves: 'M0-6Q6-1 0 6Q-6-1 0-6z',
  gondor: 'M-1 6V2Q-6 2-5-2Q-4-6 0-6Q4-6 5-2Q6 2 1 2V6z',
  north: 'M0-7L1.7-1.7L7 0L1.7 1.7L0 7L-1.7 1.7L-7 0L-1.7-1.7z',
  rohan: 'M-4 6Q-5-2 1-6L2-4Q7-2 5 1L2 2L1 0Q1 3 4 6z',
  isengard: 'M-4 6V-1H-2.6V-5H-1V-1H0V-6H1.6V-1H2.6V-4H4.2V2L3 6z',
  sauron: 'M-7 0Q0-7 7 0Q0 7-7 0zM0-4Q2.5 0 0 4Q-2.5 0 0-4z',
  southrons: 'M4-6A6 6 0 1 0 4 6A7 7 0 0 1 4-6z',
}

/** The emblem of a Nation round a point. */
export const emblem = (nation: Nation, [x, y]: readonly [number, number], scale = 1): string =>
  element('path', {
    d: EMBLEMS[nation],
    transform: `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`,
    fill: LANDS[nation].edge,
    'fill-rule': 'evenodd',
  })

/** The banner of a Nation, hung up at a point. */
const bannerAt = (nation: Nation, [x, y]: readonly [number, number], scale: number): string =>
  group(
    { transform: `translate(${rounded(x)} ${rounded(y)}) scale(${scale})`, 'data-banner': nation },
    [
      element('path', {
        d: 'M.5 0H18.5V19L9.5 15L.5 19z',
        fill: LANDS[nation].paper,
        stroke: LANDS[nation].edge,
        'stroke-width': 1.5,
      }),
      emblem(nation, [9.5, 7.5], 0.9),
    ],
    `home of ${nameOfNation(nation)}`,
  )

/** The banner of a Nation alone. */
export const banner = (nation: Nation): Block => ({
  width: 19,
  height: 19,
  at: (x, y) => bannerAt(nation, [x, y], 1),
})

/** What a sign shows besides its shape. */
export interface Holding {
  readonly side: Side | null
  readonly nation: Nation | null
  readonly points: number
  /** Whether an enemy of its home holds it. */
  readonly isCaptured: boolean
}

const flag = (side: Side): string =>
  group(
    { 'data-control': side },
    [
      element('path', {
        d: side === 'shadow' ? 'M12 8V-7L24-5L19-2L24 1L12 3' : 'M12 8V-7H24V3H12',
        fill: PIECES[side].paper,
        stroke: PIECES[side].edge,
        'stroke-width': 1.5,
      }),
    ],
    `held by the ${SIDE_NAMES[side]}`,
  )

const wordsOf = (kind: Badge, points: number): string =>
  points === 0 ? kind : `${kind}, ${points} victory point${points === 1 ? '' : 's'}`

const walls = (d: string, side: Side | null): string => {
  const { paper, edge } = side === null ? BADGE : PIECES[side]
  return element('path', { d, fill: paper, stroke: edge, 'stroke-width': 1.8, 'stroke-linejoin': 'round' })
}

/** The sign of a Settlement in the colours of whoever controls it, with its victory points. */
export const badge = (kind: Badge, { side, nation, points, isCaptured }: Holding): Block => {
  const left = nation === null ? 0 : 9
  const { ink } = side === null ? BADGE : PIECES[side]
  const style = { size: 17, bold: true, fill: ink, anchor: 'middle' } as const
  return {
    width: left + 24,
    height: 31,
    at: (x, y) =>
      group(
        { 'data-settlement': kind, transform: `translate(${rounded(x + left)} ${rounded(y + 5)})` },
        [
          side !== null && isCaptured ? flag(side) : '',
          walls(SHAPES[kind], side),
          points === 0 ? '' : line(String(points), kind === 'city' ? 17.5 : 12, 25, style),
          nation === null ? '' : bannerAt(nation, [-9, -3], 0.8),
        ],
        wordsOf(kind, points),
      ),
  }
}

/** The walls of a besieged Stronghold, behind the Army inside, whose shield is drawn at a point. */
export const besieged = ({ side, nation, points }: Holding): string =>
  group(
    { 'data-settlement': 'stronghold' },
    [
      walls('M-6 40V17H-2V22H2V17H6V22H30V17H34V22H38V17H42V40z', side),
      nation === null ? '' : bannerAt(nation, [-8, 0], 0.7),
    ],
    wordsOf('stronghold', points),
  )

/** What sign a region has, if any. */
export const badgeOf = ({ settlement, fortification }: RegionData): Badge | null =>
  settlement ?? (fortification ? 'fortification' : null)
