/**
 * What is printed of the regions, characters and cards of The Confrontation, in phrases; and of what kind
 * each is.
 */
import {
  character,
  CHARACTERS,
  COMBAT_CARDS,
  LINKS,
  nameOf,
  REGIONS,
  SIDES,
  SPECIAL_CARDS,
} from '../confrontation/index'
import { kindsOf, type Kinds } from '../talk/index'
import { capital, seatName } from './words'

const TERRAIN = { home: 'home', mountain: 'mountain region', open: 'open region' } as const
const BY = { river: 'down the Anduin', tunnel: 'through the tunnel' } as const

const sideText = (side: string): string => (side === 'fellowship' ? 'the Fellowship' : seatName(side))

const namesOf = (ids: ReadonlyArray<string>): string => ids.map(nameOf).join(', ')

const regionFacts = (id: string): ReadonlyArray<string> | undefined => {
  const region = REGIONS.find((one) => one.id === id)
  if (region === undefined) return undefined
  const { terrain, limit, forward, sideways, borders } = region
  return [
    capital(TERRAIN[terrain]),
    `room for ${limit} of a side`,
    ...SIDES.flatMap((side) =>
      forward[side].length === 0 ? [] : [`forward for ${sideText(side)} to ${namesOf(forward[side])}`],
    ),
    ...(sideways.length === 0 ? [] : [`sideways to ${namesOf(sideways)}`]),
    ...(borders.length === 0 ? [] : [`borders ${namesOf(borders)}, without a way there`]),
    ...LINKS.flatMap(({ kind, from, to }) => [
      ...(from === id ? [`${BY[kind]} to ${nameOf(to)}, for the Fellowship alone`] : []),
      ...(to === id ? [`${BY[kind]} from ${nameOf(from)}, for the Fellowship alone`] : []),
    ]),
  ]
}

/** What is printed of something, in phrases; nothing of what is unknown. */
export const facts = (id: string): ReadonlyArray<string> => {
  const figure = character(id)
  if (figure !== undefined)
    return [`Character of ${sideText(figure.side)}, ${figure.version}`, `strength ${figure.strength}`]
  const [combat, special] = [COMBAT_CARDS, SPECIAL_CARDS].map((cards) => cards.find((one) => one.id === id))
  if (combat !== undefined) return [`Combat card of ${sideText(combat.side)}`]
  if (special !== undefined) return [`Special card of ${sideText(special.side)}`]
  return regionFacts(id) ?? []
}

/** What is called by its name, in words of the rules. */
export const kinds = (): Kinds =>
  kindsOf([
    ...REGIONS.map(({ name, terrain }) => [name, `${terrain === 'mountain' ? terrain : ''}`] as const),
    ...COMBAT_CARDS.map(({ name }) => [name, 'combat card'] as const),
    ...SPECIAL_CARDS.map(({ name }) => [name, 'special card'] as const),
    ...CHARACTERS.map(({ name, side }) => [name, `${side} character`] as const),
  ])
