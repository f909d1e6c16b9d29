/**
 * What words find in the rules of games: rules by name or by meaning, the cards that they name, and the rules
 * of an expansion that is not chosen, where those fit best.
 */
import type { Rulebook } from '../kernel/index'
import { bookOf, searchBooks, searchRules, type Book, type Entry } from '../talk/index'
import { listsOf } from './entries'
import { inWordsOf, type Loaded } from './loaded'
import { isRuling } from './rulings'

export interface Card {
  readonly id: string
  readonly name: string
  readonly says: string
}

/** What was found in a game; `needs`: the expansion without which the game has nothing of it. */
export interface Found {
  readonly loaded: Loaded
  readonly cards: ReadonlyArray<Card>
  readonly entries: ReadonlyArray<Entry>
  readonly needs?: Expansion
}

interface Expansion {
  readonly title: string
  readonly option: string
  readonly config: object
}

const TWILIGHT: Expansion = {
  title: 'Twilight of the Third Age',
  option: '--twilight',
  config: { twilight: true },
}

/** Rules by their id, by their chapter or by a ruling they rest on. */
export const namedRules = (rulebook: Rulebook, words: ReadonlyArray<string>): ReadonlyArray<Entry> => {
  const entries = Object.entries(rulebook)
  const sought = words.join(' ').toLowerCase()
  const exact = entries.filter(([id]) => id.toLowerCase() === sought)
  if (exact.length > 0) return exact
  return entries.filter(
    ([id, { cites }]) =>
      id.toLowerCase().startsWith(`${sought}.`) ||
      cites.some(({ chapter, ruling = '' }) => [chapter, ruling].some((one) => one.toLowerCase() === sought)),
  )
}

/** Whether rulings are asked for, by their numbers. */
export const isNumber = (words: ReadonlyArray<string>): boolean => words.length > 0 && words.every(isRuling)

/** The rules of a game that words name or, if they name none, mean, the best first. */
export const findRules = (loaded: Loaded, words: ReadonlyArray<string>): ReadonlyArray<Entry> => {
  const { game } = loaded
  const named = namedRules(game.rulebook, words)
  return named.length > 0 || isNumber(words)
    ? named
    : searchRules(game.rulebook, words.join(' '), bookOf(loaded))
}

/** A game with its rules in some config. */
export type OfBook = readonly [Loaded, Rulebook]

/** A book to search, and whose it is. */
interface Searched {
  readonly loaded: Loaded
  readonly book: Book
  readonly config: object
  readonly needs?: Expansion
}

/** The rules that an expansion adds to a game, if it has one and it is not chosen. */
const expansionOf = ([loaded, rulebook]: OfBook, chosen: object): ReadonlyArray<Searched> => {
  const { game } = loaded
  if (!game.options.some(({ name }) => name === 'twilight') || 'twilight' in chosen || 'edition' in chosen)
    return []
  const more = loaded.rulebook?.(TWILIGHT.config)
  if (more === undefined) return []
  const only = (id: string): boolean => !Object.hasOwn(rulebook, id)
  const { config } = TWILIGHT
  return [{ loaded, config, needs: TWILIGHT, book: { ...bookOf(loaded, more, config), only } }]
}

const MOST_CARDS = 3

/** The cards with these names, but for those of which a rule is told. */
const cardsCalled = (
  { loaded, config }: Searched,
  names: ReadonlyArray<string>,
  entries: ReadonlyArray<Entry>,
): ReadonlyArray<Card> =>
  names.length === 0
    ? []
    : listsOf(loaded.game, inWordsOf(loaded, config), config)
        .cards.filter(({ name }) => names.includes(name))
        .filter(({ id }) => !entries.some(([rule]) => rule.endsWith(`.${id}`)))
        .flatMap(({ id, name, says = '' }) => (says === '' ? [] : [{ id, name, says }]))
        .slice(0, MOST_CARDS)

/** What words name or mean in several games, that in which they fit best first. */
export const findInGames = (
  games: ReadonlyArray<OfBook>,
  words: ReadonlyArray<string>,
  chosen: object,
): ReadonlyArray<Found> => {
  const named = games.map(([loaded, rulebook]) => ({
    loaded,
    cards: [],
    entries: namedRules(rulebook, words),
  }))
  const called = named.filter(({ entries }) => entries.length > 0)
  if (called.length > 0) return called
  const searched = games.flatMap((one): ReadonlyArray<Searched> => {
    const [loaded, rulebook] = one
    const own = { loaded, config: chosen, book: bookOf(loaded, rulebook, chosen) }
    return [own, ...expansionOf(one, chosen)]
  })
  const meant = searchBooks(
    searched.map(({ book }) => book),
    words.join(' '),
  )
  const best = meant.filter(({ book }, at) => meant.findIndex((one) => one.book.game === book.game) === at)
  return best.flatMap(({ book, entries, names }) => {
    const of = searched.find((one) => one.book === book)
    if (of === undefined) return []
    const { loaded, needs } = of
    const cards = cardsCalled(of, names, entries)
    return [{ loaded, cards, entries, ...(needs === undefined ? {} : { needs }) }]
  })
}
