/** How Nations, sides and characters look and are called in the pictures of War of the Ring. */
import {
  NATION_TABLE,
  type CharacterId,
  type Nation,
  type Seat,
  type Side,
} from '../../war-of-the-ring/viewer'
import { DARK_SIDE, landOf, LIGHT_SIDE, type Tint } from '../draw/palette'

/** The ground of a region by its Nation. */
export const LANDS: Readonly<Record<Nation, Tint>> = {
  dwarves: landOf('dwarves'),
  elves: landOf('elves'),
  gondor: landOf('gondor'),
  north: landOf('north'),
  rohan: landOf('rohan'),
  isengard: landOf('isengard'),
  sauron: landOf('sauron'),
  southrons: landOf('southrons'),
}
/** The ground of a region without a Nation. */
export const NO_LAND: Tint = landOf('land')

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

/** The letters of a Nation: three, or two where room is scarce. */
export const lettersOf = (nation: Nation, isNarrow: boolean): string =>
  isNarrow ? CODES[nation].replace('&', '').slice(0, 2) : CODES[nation]

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
