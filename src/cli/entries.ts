/**
 * What lies on the table of a game with a config: regions, figures and cards by id, with their names, what
 * they do, and which regions adjoin.
 */
import type { AnyGame } from '../kernel/index'
import type { Entry, Lists } from '../protocol/index'
import type { WarTables } from '../war-of-the-ring/index'
import { isWar } from './learner'
import { inWordsOf, type Loaded } from './loaded'

/** The pieces and cards of War of the Ring by its tables, which know editions, expansion and house rules. */
const ofTables = ({ pieces, characters, eventCards }: WarTables): Omit<Lists, 'regions'> => ({
  figures: pieces.map(({ id, name }) => {
    const says = characters.find((one) => one.id === id)?.says
    return { id, name, ...(says === undefined ? {} : { says }) }
  }),
  cards: eventCards.map(({ id, name, says, inBattle }) => ({
    id,
    name,
    says: `${says} In battle, ${inBattle.name}: ${inBattle.says}`,
  })),
})

/** What is printed of a region: its facts but for the neighbours, which stand beside. */
const regionSays = (loaded: Loaded | undefined, id: string, config: object): string | undefined => {
  const [first, ...rest] = (loaded?.facts?.(id, config) ?? []).filter((fact) => !fact.startsWith('next to '))
  const said = loaded?.says?.(id, config) ?? ''
  return first === undefined ? said : [`${[first, ...rest].join('; ')}.`, said].join(' ').trim()
}

/** What lies on the table. */
export const listsOf = (game: AnyGame, loaded: Loaded | undefined, config: object): Lists => {
  const spoken = loaded === undefined ? game : inWordsOf(loaded, config).game
  const map = loaded?.map?.(config)
  const entry = (id: string): Entry => {
    const isRegion = spoken.ids.regions.includes(id)
    const says = isRegion ? regionSays(loaded, id, config) : loaded?.says?.(id, config)
    const neighbours = map?.get(id)
    return {
      id,
      name: spoken.nameOf(id),
      ...(says === undefined || says === '' ? {} : { says }),
      ...(neighbours === undefined ? {} : { neighbours }),
    }
  }
  const { regions, figures, cards } = spoken.ids
  return isWar(game)
    ? { regions: regions.map(entry), ...ofTables(game.tables(config)) }
    : { regions: regions.map(entry), figures: figures.map(entry), cards: cards.map(entry) }
}
