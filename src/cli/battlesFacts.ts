/**
 * What is printed of the regions, figures and cards of a scenario of Battles, in phrases; and of what kind
 * each is.
 */
import { battles } from '../battles/index'
import { kindsOf, type Kinds } from '../talk/index'
import { capital, counted } from './words'

type Tables = ReturnType<typeof battles.tables>
type Names = (id: string) => string

const borderText = ({ doc }: Tables, name: Names, id: string): ReadonlyArray<string> => {
  const here = doc.borders.filter(({ a, b }) => a === id || b === id)
  const told = here.map(({ a, b, type, inside }) => {
    const kind = inside === undefined ? name(type) : `${name(type)} around ${name(inside)}`
    const isOpen = doc.borderTypes[type]?.passable === true
    return { isOpen, text: name(a === id ? b : a) + (type === 'clear' ? '' : ` (${kind})`) }
  })
  const [open, closed] = [true, false].map((wanted) => told.filter(({ isOpen }) => isOpen === wanted))
  const line = (before: string, list: typeof told = []): ReadonlyArray<string> =>
    list.length === 0 ? [] : [`${before} ${list.map(({ text }) => text).join(', ')}`]
  return [...line('next to', open), ...line('cut off from', closed)]
}

const regionFacts = (tables: Tables, name: Names, id: string): ReadonlyArray<string> | undefined => {
  const region = tables.doc.regions.find((one) => one.id === id)
  if (region === undefined) return undefined
  const { terrain, territory, settlement, stronghold, home, victoryPoints } = region
  return [
    `${name(terrain)} in ${name(territory)}`,
    ...(settlement ? ['Settlement'] : []),
    ...(stronghold === null ? [] : [`Stronghold, Protection ${stronghold.protection}`]),
    ...(home === null ? [] : [`home of ${name(home)}`]),
    ...(victoryPoints === 0 ? [] : [counted(victoryPoints, 'victory point')]),
    ...borderText(tables, name, id),
  ]
}

const characterFacts = ({ characters }: Tables, name: Names, id: string) => {
  const character = characters[id]
  if (character === undefined) return undefined
  const { kind, side, commanderInChief, level, leadership, actionDie } = character
  return [
    `${capital(kind)} of ${name(side)}${commanderInChief ? ', Commander-in-Chief' : ''}`,
    `Level ${level}`,
    `Leadership ${leadership.rating}/+${leadership.modifier}`,
    ...(actionDie ? ['gives an Action die'] : []),
  ]
}

const unitFacts = ({ unitTypes }: Tables, name: Names, id: string): ReadonlyArray<string> | undefined => {
  const unit = unitTypes[id]
  if (unit === undefined) return undefined
  const { side, strength, figures, favoured } = unit
  const terrain = favoured.map((one) => (one === '*attacking' ? 'wherever they attack' : name(one)))
  return [
    `Unit of ${name(side)}`,
    `Strength ${strength}`,
    ...(favoured.length === 0 ? [] : [`favoured: ${terrain.join(', ')}`]),
    counted(figures, 'figure'),
  ]
}

const cardFacts = ({ cards }: Tables, name: Names, id: string): ReadonlyArray<string> | undefined => {
  const card = cards[id]
  return card === undefined ? undefined : [`${name(card.type)} card, deck ${name(card.deck)}`]
}

/** What is printed of something, in phrases; nothing of what is unknown. */
export const facts = (id: string, config: object = {}): ReadonlyArray<string> => {
  const tables = battles.tables(config)
  const { nameOf } = battles.wordsOf(config)
  for (const of of [regionFacts, characterFacts, unitFacts, cardFacts]) {
    const found = of(tables, nameOf, id)
    if (found !== undefined) return found
  }
  return []
}

/** What is called by its name, in words of the rules. */
export const kinds = (): Kinds => {
  const { doc, characters, cards, unitTypes } = battles.tables({})
  return kindsOf([
    ...Object.values(cards).map(({ name }) => [name, 'card'] as const),
    ...doc.regions.map(({ name, settlement, stronghold, terrain }) => {
      const built = `${settlement ? 'settlement' : ''} ${stronghold === null ? '' : 'stronghold'}`
      return [name, `${terrain} ${built}`] as const
    }),
    ...Object.values(unitTypes).map(({ name }) => [name, 'unit type'] as const),
    ...Object.values(characters).map(({ name }) => [name, 'character'] as const),
  ])
}
