/**
 * What is printed of the locations and cards of the Card Game, in phrases; and of what kind each is.
 */
import { BATTLEGROUNDS, CARDS, ICONS, nameOf, PATHS } from '../card-game/index'
import { kindsOf, type Kinds } from '../talk/index'
import { capital, counted, seatName, spaced } from './words'

const factionName = (id: string): string => (id === 'dunedain' ? 'Dúnedain' : seatName(id))
const namesOf = (ids: ReadonlyArray<string>): string => ids.map(factionName).join(', ')

const locationFacts = (id: string): ReadonlyArray<string> | undefined => {
  const ground = BATTLEGROUNDS.find((one) => one.id === id)
  if (ground !== undefined)
    return [
      `Battleground of ${nameOf(ground.side)}`,
      counted(ground.points, 'point'),
      `defense ${ground.defense}`,
      `defended by ${namesOf(ground.defenders)}`,
      `attacked by ${namesOf(ground.attackers)}`,
    ]
  const way = PATHS.find((one) => one.id === id)
  return way === undefined
    ? undefined
    : [`Path ${way.number}`, counted(way.points, 'point'), `defense ${way.defense}`]
}

/** What is printed of something, in phrases; nothing of what is unknown. */
export const facts = (id: string): ReadonlyArray<string> => {
  const card = CARDS.find((one) => one.id === id)
  if (card === undefined) return locationFacts(id) ?? []
  const { faction, type, copies, paths, wielders, keywords } = card
  const icons = ICONS.flatMap((icon) => {
    const count = card.icons[icon]
    return count === undefined ? [] : [`${spaced(icon)} ${count}`]
  })
  return [
    `${capital(type)} of ${factionName(faction)}`,
    ...icons,
    ...(paths.length === 0 ? [] : [`on paths ${paths.join(', ')}`]),
    ...(wielders.length === 0 ? [] : [`wielded by ${wielders.map(nameOf).join(', ')}`]),
    ...(keywords.length === 0 ? [] : [`keywords ${keywords.join(', ')}`]),
    ...(copies === 1 ? [] : [`${copies} copies`]),
  ]
}

/** The cards that are characters. */
export const figures = (): ReadonlyArray<string> =>
  CARDS.filter(({ type }) => type === 'character').map(({ id }) => id)

/** What is called by its name, in words of the rules. */
export const kinds = (): Kinds =>
  kindsOf([
    ...CARDS.map(({ name, type }) => [name, `${type} card`] as const),
    ...BATTLEGROUNDS.map(({ name }) => [name, 'battleground location'] as const),
    ...PATHS.map(({ name }) => [name, 'path location'] as const),
  ])
