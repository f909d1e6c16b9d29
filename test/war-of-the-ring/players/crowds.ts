/**
 * Figures of partners as the readable table tells them, for the generator of marches and attacks: whose they
 * are, who controls them, who leads and who may enter a land.
 */
import { REGIONS, type Nation, type RegionId, type State } from '../../../src/war-of-the-ring'
import { reading, told } from '../support/read'
import { leading, partnerOf, WHOSE, type Side } from './whose'

/** How many of each kind of figure. */
export type Crowd = Readonly<Record<string, number>>
/** Where an Army stands: a region, or the inside of its Stronghold. */
export interface Spot {
  readonly region: string
  readonly inside: boolean
}
/** What is being done: whether a Character result does it, and who came where by this action so far. */
export interface Doing {
  readonly side: Side
  readonly seat: string
  readonly led: boolean
  /** How many marches are left. */
  readonly moves: number
  readonly came: ReadonlyArray<{ readonly at: string; readonly crowd: Crowd }>
}

const SIDES = ['free-peoples', 'shadow'] as const
export const ARMY_LIMIT = 10

export const count = (crowd: Crowd, piece: string): number => crowd[piece] ?? 0
export const isUnit = (piece: string): boolean => /-(regular|elite)$/.test(piece) || piece === 'dunlending'
export const isLeader = (piece: string): boolean => piece.endsWith('-leader')
export const isFigure = (piece: string): boolean => isUnit(piece) || isLeader(piece)
export const nationOf = (piece: string): string =>
  piece === 'dunlending' ? 'isengard' : piece.replace(/-(regular|elite|leader)$/, '')
export const sum = (crowd: Crowd, of: (piece: string) => boolean): number =>
  Object.entries(crowd).reduce((all, [piece, number]) => (of(piece) ? all + number : all), 0)
export const units = (crowd: Crowd): number => sum(crowd, isUnit)
export const minus = (crowd: Crowd, less: Crowd): Crowd =>
  Object.fromEntries(
    Object.entries(crowd)
      .map(([piece, number]) => [piece, number - count(less, piece)] as const)
      .filter(([, number]) => number > 0),
  )
export const plus = (crowd: Crowd, more: Crowd): Crowd =>
  Object.fromEntries(
    [...new Set([...Object.keys(crowd), ...Object.keys(more)])].map((piece) => [
      piece,
      count(crowd, piece) + count(more, piece),
    ]),
  )

export const ownUnits = (seat: string, crowd: Crowd): number =>
  sum(crowd, (piece) => isUnit(piece) && WHOSE[seat]?.includes(nationOf(piece)) === true)
const ownElites = (seat: string, crowd: Crowd): number =>
  sum(crowd, (piece) => piece.endsWith('-elite') && WHOSE[seat]?.includes(nationOf(piece)) === true)

/** Most units, then most Elites, then who leads (p. 67). */
export const controls = (state: State, side: Side, crowd: Crowd): string => {
  const lead = leading(state, side)
  const other = partnerOf(state, side, lead)
  const [one, two] = [ownUnits(lead, crowd), ownUnits(other, crowd)]
  if (one !== two) return one > two ? lead : other
  return ownElites(other, crowd) > ownElites(lead, crowd) ? other : lead
}

const REGION = new Map(REGIONS.map((region) => [region.id as string, region]))
export const neighbours = (region: string): ReadonlyArray<string> => REGION.get(region)?.neighbours ?? []

/** Those of a side in the field of a region, or in its box. */
export const crowdAt = (state: State, side: Side, { region, inside }: Spot): Crowd => {
  const here = reading(state).derived.regions[region as RegionId]
  return (inside ? here.inside : here.field)[SIDES[side]] as Crowd
}
export const fieldOf = (state: State, side: Side, region: string): Crowd =>
  crowdAt(state, side, { region, inside: false })
export const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0)
export const holds = (state: State, side: Side, region: string): boolean =>
  units(fieldOf(state, side, region)) > 0

/** A Power too Great, The Power of Tom Bombadil: regions closed to Armies of the Shadow. */
const CLOSING: Readonly<Record<string, ReadonlyArray<string>>> = {
  'fp-strat-02': ['lorien', 'rivendell', 'grey-havens'],
  'fp-strat-03': ['old-forest', 'the-shire', 'buckland'],
}
const lies = (state: State, side: Side, card: string): boolean =>
  reading(state).derived.seats.some(
    (one) =>
      one.side === SIDES[side] &&
      ['character', 'strategy'].some((deck) =>
        told(state).cards.onTable[`${one.seat}-${deck}`]?.includes(card),
      ),
  )
export const isClosed = (state: State, side: Side, region: string): boolean =>
  side === 1 &&
  Object.entries(CLOSING).some(([card, regions]) => regions.includes(region) && lies(state, 0, card))

const ROOTED: ReadonlyArray<string> = ['saruman', 'galadriel', 'balrog']
/** Level 0 never moves, but for the Balrog while his card lies there (p. 78). */
export const isRooted = (state: State, piece: string): boolean =>
  ROOTED.includes(piece) && !(piece === 'balrog' && lies(state, 1, 'sh-char-17e'))

/** The Minions of each player of the Shadow (p. 67, ruling OR-128). */
const MINIONS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'witch-king': ['witch-king', 'mouth-of-sauron', 'witch-king-chief', 'balrog'],
  saruman: ['saruman'],
}
export const isPartners = (state: State, side: Side, seat: string, piece: string): boolean =>
  MINIONS[partnerOf(state, side, seat as never)]?.includes(piece) === true

export const isAtWar = (state: State, nation: string): boolean =>
  told(state).politics[nation as Nation].steps === 0
/** A Nation not at war keeps out of the land of others (p. 37). */
export const mayEnter = (state: State, piece: string, region: string): boolean => {
  const land = REGION.get(region)?.nation ?? null
  return land === null || land === nationOf(piece) || isAtWar(state, nationOf(piece))
}

/** Saruman in play makes Elites of Isengard and of the Southrons Leaders (p. 67). */
const eliteLeads = (state: State, piece: string): boolean =>
  (piece === 'isengard-elite' || piece === 'southrons-elite') &&
  Object.values(reading(state).derived.regions).some(
    ({ field, inside }) => (field.shadow.saruman ?? 0) + (inside.shadow.saruman ?? 0) > 0,
  )
/** Who leads: Leaders, Nazgûl, characters who go along, Elites whom Saruman makes Leaders. */
export const isLed = (state: State, crowd: Crowd, marches: boolean): boolean =>
  Object.keys(crowd).some((piece) =>
    isUnit(piece) ? eliteLeads(state, piece) : !(marches && isRooted(state, piece)),
  )

export const isMixed = (state: State, { region, inside }: Spot): boolean =>
  told(state).partners?.mixed.includes(inside ? `${region}/inside` : region) === true
