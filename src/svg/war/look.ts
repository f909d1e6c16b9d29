/** How Nations, sides and characters look and are called in the pictures of War of the Ring. */
import { NATION_TABLE, type CharacterId, type Nation, type Seat, type Side } from '../../war-of-the-ring'
import { DARK_SIDE, LIGHT_SIDE, PAGE, type Tint } from '../draw/palette'

const land = (paper: string, edge: string): Tint => ({ ink: PAGE.ink, paper, edge })

/** The ground of a region by its Nation. */
export const LANDS: Readonly<Record<Nation, Tint>> = {
  dwarves: land('#ead6c1', '#8a5a2b'),
  elves: land('#d3ead0', '#3f7d3a'),
  gondor: land('#d2def4', '#3a5f9f'),
  north: land('#d3e8ec', '#31788a'),
  rohan: land('#e4edc2', '#6d7f1f'),
  isengard: land('#f5ecb5', '#93801a'),
  sauron: land('#f2d0c9', '#a13c2b'),
  southrons: land('#f7dbb4', '#b06a12'),
}
/** The ground of a region without a Nation. */
export const NO_LAND: Tint = land('#fbf9f3', '#9b8f7b')

/** Three letters for each Nation. */
export const CODES: Readonly<Record<Nation, string>> = {
  dwarves: 'Dwa',
  elves: 'Elv',
  gondor: 'Gon',
  north: 'Nor',
  rohan: 'Roh',
  isengard: 'Ise',
  sauron: 'Sau',
  southrons: 'S&E',
}

const NAMES = new Map(NATION_TABLE.map(({ id, name }) => [id, name]))
const SIDE_OF = new Map(NATION_TABLE.map(({ id, side }) => [id, side]))

/** A Nation's name. */
export const nameOfNation = (nation: Nation): string => NAMES.get(nation) ?? nation
/** A Nation's side. */
export const sideOfNation = (nation: Nation): Side => SIDE_OF.get(nation) ?? 'shadow'

/** The colours of a side's pieces. */
export const PIECES: Readonly<Record<Side, Tint>> = { 'free-peoples': LIGHT_SIDE, shadow: DARK_SIDE }
/** Corners of a side's pieces: the Free Peoples' are round. */
export const CORNERS: Readonly<Record<Side, number>> = { 'free-peoples': 6, shadow: 1 }
/** The sides in words. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { 'free-peoples': 'Free Peoples', shadow: 'Shadow' }
/** The seats by name. */
export const SEAT_NAMES: Readonly<Record<Seat, string>> = {
  ...SIDE_NAMES,
  gondor: 'Gondor player',
  rohan: 'Rohan player',
  'witch-king': 'Witch-king player',
  saruman: 'Saruman player',
}

/** The seats of partners, side by side. */
export const SEAT_IDS: ReadonlyArray<Seat> = ['gondor', 'rohan', 'witch-king', 'saruman']

/** Names of characters that fit on a small figure. */
const SHORT: Readonly<Partial<Record<CharacterId, string>>> = {
  'gandalf-the-grey': 'Gandalf Grey',
  'gandalf-the-white': 'Gandalf White',
  meriadoc: 'Merry',
  peregrin: 'Pippin',
  'witch-king': 'Witch-king',
  'mouth-of-sauron': 'Mouth',
  galadriel: 'Galadriel',
  'witch-king-chief': 'Chief',
  balrog: 'Balrog',
}

/** A short name for a figure; the whole name if there is none. */
export const shortName = (id: CharacterId, name: string): string => SHORT[id] ?? name
