/**
 * What is printed of the regions, figures and cards of War of the Ring, in phrases; and of what kind each is.
 */
import {
  FREE_PEOPLES_NATIONS,
  NATIONS,
  nameOf,
  REGIONS,
  warOfTheRing,
  type WarTables,
} from '../war-of-the-ring/index'
import { kindsOf, type Kinds } from '../talk/index'
import { capital, counted } from './words'

const POINTS = { town: 0, city: 1, stronghold: 2 } as const

/** A Nation within a sentence. */
const nationText = (id: string): string =>
  ['dwarves', 'elves', 'southrons'].includes(id) ? `the ${nameOf(id)}` : nameOf(id).replace(/^The /, 'the ')

const namesOf = (ids: ReadonlyArray<string>): string => ids.map((id) => nameOf(id)).join(', ')

const regionFacts = (id: string): ReadonlyArray<string> | undefined => {
  const region = REGIONS.find((one) => one.id === id)
  if (region === undefined) return undefined
  const { nation, settlement, fortification, coast, neighbours, impassable } = region
  const whose = nation === null ? 'of no Nation' : `of ${nationText(nation)}`
  const points = settlement === null ? 0 : POINTS[settlement]
  return [
    `${capital(settlement ?? (fortification ? 'fortification' : 'land'))} ${whose}`,
    ...(points === 0 ? [] : [`${counted(points, 'victory point')} to the enemy who captures it`]),
    ...(coast ? ['on the coast'] : []),
    `next to ${namesOf(neighbours)}`,
    ...(impassable.length === 0 ? [] : [`black border to ${namesOf(impassable)}`]),
  ]
}

const characterFacts = ({ characters }: WarTables, id: string): ReadonlyArray<string> | undefined => {
  const character = characters.find((one) => one.id === id)
  if (character === undefined) return undefined
  const { role, level, leadership, diceBonus, activates, nation } = character
  const everyone = activates.length === FREE_PEOPLES_NATIONS.length
  const roused = everyone ? 'every Nation' : activates.map(nationText).join(', ')
  return [
    `${capital(role)}${nation === null ? '' : ` of ${nationText(nation)}`}`,
    `Level ${level === 'unlimited' ? 'without limit' : level}`,
    `Leadership ${leadership}`,
    ...(diceBonus === 0 ? [] : ['brings an Action die']),
    ...(activates.length === 0 ? [] : [`can rouse ${roused}`]),
  ]
}

const pieceFacts = ({ pieces }: WarTables, id: string): ReadonlyArray<string> | undefined => {
  const piece = pieces.find((one) => one.id === id)
  if (piece === undefined || piece.sort === 'character') return undefined
  const { sort, nation, side } = piece
  const whose = nation === null ? nameOf(side) : nationText(nation)
  return [`${sort === 'regular' || sort === 'elite' ? `${capital(sort)} unit` : capital(sort)} of ${whose}`]
}

const cardFacts = ({ eventCards }: WarTables, id: string): ReadonlyArray<string> | undefined => {
  const card = eventCards.find((one) => one.id === id)
  if (card === undefined) return undefined
  const { side, deck, number, playedWith } = card
  return [
    `${capital(deck)} deck of ${nameOf(side)}, number ${number}`,
    `played with an Event die or one that shows ${nameOf(playedWith)}`,
  ]
}

/** What is printed of something, in phrases; nothing of what is unknown. */
export const facts = (id: string, config: object = {}): ReadonlyArray<string> => {
  const tables = warOfTheRing.tables(config)
  return (
    regionFacts(id) ?? characterFacts(tables, id) ?? pieceFacts(tables, id) ?? cardFacts(tables, id) ?? []
  )
}

/** What is called by its name, in words of the rules. */
export const kinds = (config: object = {}): Kinds => {
  const { characters, eventCards } = warOfTheRing.tables(config)
  return kindsOf([
    ...eventCards.map(({ name }) => [name.replace(/,.*/, ''), 'event card', name] as const),
    ...eventCards.map(({ name }) => [name, 'event card'] as const),
    ...NATIONS.map((id) => [nameOf(id), 'nation'] as const),
    ...REGIONS.map(({ name, settlement, nation }) => {
      const side = FREE_PEOPLES_NATIONS.some((one) => one === nation) ? 'Free Peoples' : 'Shadow'
      const whose = nation === null ? '' : `${side} ${nameOf(nation)}`
      return [name, `${settlement ?? ''} ${whose}`] as const
    }),
    ...characters.map(({ name, role }) => [name, `${role} character`] as const),
    ...characters.map(({ name, role }) => [name.split(' ')[0] ?? '', `${role} character`] as const),
    ...['Merry', 'Pippin'].map((name) => [name, 'companion character'] as const),
  ])
}
