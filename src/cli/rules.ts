/**
 * The command `rules`: the rules of the games, found by id, by chapter or by words.
 */
import * as E from 'fp-ts/lib/Either.js'
import { didYouMean, type Rulebook } from '../kernel/index'
import { slips } from '../notation/index'
import { tooLong } from './budget'
import {
  answer,
  chosenIn,
  ELEMENTS_OPTION,
  EDITION_OPTION,
  misused,
  textOf,
  TWILIGHT_OPTION,
  type Call,
  type Command,
  type Result,
} from './command'
import { GAME_NAMES, loadGame } from './games'
import type { Loaded } from './loaded'
import { paintOf, type Paint } from './paint'
import { rulingNumber, rulingText, whichRulings } from './rulings'
import { isIdle, wordsOf } from '../talk/index'
import { findInGames, namedRules, isNumber, type Card, type Found, type OfBook } from './ruleSearch'
import { counted, ruleText } from './words'

/** The chapters of a rulebook, with how many rules each has. */
const chapterLines = (rulebook: Rulebook): ReadonlyArray<string> => {
  const chapters = new Map<string, number>()
  for (const id of Object.keys(rulebook)) {
    const [chapter = ''] = id.split('.')
    chapters.set(chapter, (chapters.get(chapter) ?? 0) + 1)
  }
  return [...chapters].map(([chapter, count]) => `  ${chapter.padEnd(16)} ${counted(count, 'rule')}`)
}

const cardText = ({ id, name, says }: Card, paint: Paint): string => `  ${id}  ${paint.strong(name)}: ${says}`

const telling = ({ loaded, cards, entries, needs }: Found, paint: Paint): ReadonlyArray<string> => [
  `${loaded.game.title}: ${needs === undefined ? '' : `this is in ${needs.title}: add ${needs.option}. `}` +
    [...(cards.length === 0 ? [] : [counted(cards.length, 'card')]), counted(entries.length, 'rule')].join(
      ', ',
    ),
  ...cards.map((card) => cardText(card, paint)),
  ...entries.flatMap(([id, rule]) => ruleText(id, rule, paint)),
]

/** A ruling of a game, with the rules that rest on it, or those rules alone where its page is not at hand. */
const rulingIn = ([loaded, rulebook]: OfBook, number: string, paint: Paint) => {
  const { name } = loaded.game
  const entries = namedRules(rulebook, [number])
  const ids = entries.map(([id]) => id)
  const ruling = rulingText(name, number)
  if (ruling.length + entries.length === 0) return []
  const resting = entries.length === 0 ? [] : [`Rules that rest on it: ${ids.join(', ')}`, '']
  return [
    {
      title: loaded.game.title,
      json: { game: name, ruling: number, text: ruling.join('\n'), rules: ids },
      text:
        ruling.length === 0 ? telling({ loaded, cards: [], entries }, paint) : [...ruling, '', ...resting],
    },
  ]
}

/** Rulings by their numbers; of a number that no ruling has, which there are. */
const runRulings = (games: ReadonlyArray<OfBook>, words: ReadonlyArray<string>, paint: Paint): Result => {
  const numbers = words.map(rulingNumber)
  const first = [...games].sort(([one], [other]) => usualFirst(one) - usualFirst(other))
  const found = numbers.map((number) => first.flatMap((one) => rulingIn(one, number, paint)))
  const missing = numbers.filter((_, at) => found[at]?.length === 0)
  const which = first.map(([{ game }]) => `  ${game.title}: ${whichRulings(game.name)}`)
  const text = found.flatMap((rulings) =>
    rulings.flatMap((one) => [...(games.length > 1 ? [paint.strong(one.title)] : []), ...one.text]),
  )
  const none = missing.length === 0 ? [] : [`There is no ruling ${missing.join(', ')}. There are:`, ...which]
  return answer(
    [...text, ...none],
    found.flatMap((rulings) => rulings.map(({ json }) => json)),
    missing.length === 0,
  )
}

const usualFirst = ({ game }: Loaded): number => (game.name === 'war-of-the-ring' ? 0 : 1)

/** The rules of a game, with what is chosen of its config, if it can be. */
const rulebookOf = ({ rulebook, game }: Loaded, chosen: object): Rulebook | undefined => {
  if (Object.keys(chosen).length === 0) return game.rulebook
  const isChoice = ([name, wanted]: readonly [string, unknown]): boolean =>
    game.options.some((one) => one.name === name && one.values.some(([value]) => value === wanted))
  return Object.entries(chosen).every(isChoice) ? rulebook?.(chosen) : undefined
}

/** What is told of an edition that a game has not. */
const noEdition = (title: string, options: Loaded['game']['options'], wanted: string): string => {
  const [edition] = options.filter(({ name }) => name === 'edition')
  const known = edition?.values.map(([value]) => String(value)).join(' or ')
  return `${title} has no edition "${wanted}"${known === undefined ? '' : `; say ${known}`}`
}

/** What is told of an id that no rule has. */
const strangeId = (games: ReadonlyArray<OfBook>, words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [word = '', more] = words
  const ids = games.flatMap(([, rulebook]) => Object.keys(rulebook))
  const isId =
    more === undefined &&
    word.includes('.') &&
    games.every(([, book]) => namedRules(book, words).length === 0)
  const near = isId ? didYouMean(ids, word) : ''
  return near === '' ? [] : [`No rule is called "${word}"${near}`]
}

const MOST_NEAR = 3
const LEAST_BEGINNING = 5

/** Whether a word may be a slip of the pen for another, or a longer form of it. */
const isSlip = (word: string, other: string): boolean =>
  word !== other &&
  ((other.length >= LEAST_BEGINNING && word.startsWith(other)) ||
    (word.length >= LEAST_BEGINNING && slips(word, other, 1) <= 1))

/** What is told of words that have to do with no rule. */
const nothingFound = (games: ReadonlyArray<OfBook>, words: ReadonlyArray<string>): string => {
  const sentences = games.flatMap(([, book]) => Object.values(book).map(({ sentence }) => sentence))
  const known = [...new Set(sentences.flatMap(wordsOf))].filter((one) => !isIdle(one))
  const [word, more] = wordsOf(words.join(' ')).filter((one) => !isIdle(one))
  const near = word === undefined || more !== undefined ? [] : known.filter((one) => isSlip(word, one))
  const hint = near.length === 0 ? '.' : `; did you mean ${near.slice(0, MOST_NEAR).join(' or ')}?`
  return `No rule has to do with "${words.join(' ')}"${hint}`
}

/** What words find in some games. */
const runSearch = (
  games: ReadonlyArray<OfBook>,
  words: ReadonlyArray<string>,
  chosen: object,
  paint: Paint,
): Result => {
  const found = findInGames(games, words, chosen)
  const text = found.flatMap((one) => telling(one, paint))
  const json = found.flatMap(({ loaded: { game }, cards, entries, needs }) => {
    const more = needs === undefined ? {} : { needs: needs.option }
    return [
      ...cards.map(({ id, name, says }) => ({
        game: game.name,
        id,
        sentence: `${name}: ${says}`,
        cites: [],
        ...more,
      })),
      ...entries.map(([id, { sentence, cites }]) => ({ game: game.name, id, sentence, cites, ...more })),
    ]
  })
  return text.length > 0
    ? answer([...strangeId(games, words), ...text], json)
    : answer([nothingFound(games, words)], json, false)
}

const run = async (call: Call): Promise<Result> => {
  const long = tooLong(call.words)
  if (long !== undefined) return misused(long)
  const chosen = chosenIn(call.values)
  const { edition: wanted } = chosen
  const none = Object.keys(chosen).length === 0
  const named = textOf(call.values, 'game') ?? (none ? undefined : 'war-of-the-ring')
  const games: Array<OfBook> = []
  for (const name of named === undefined ? GAME_NAMES : [named]) {
    const loaded = await loadGame(name)
    if (E.isLeft(loaded)) return loaded
    const { title, options } = loaded.right.game
    const rulebook = rulebookOf(loaded.right, chosen)
    if (rulebook === undefined)
      return misused(wanted === undefined ? `${title} has no expansion` : noEdition(title, options, wanted))
    games.push([loaded.right, rulebook])
  }
  const paint = paintOf(call.io)
  if (call.words.length === 0) {
    const text = games.flatMap(([{ game }, rulebook]) => [game.title, ...chapterLines(rulebook)])
    return answer(
      text,
      Object.fromEntries(games.map(([{ game }, rulebook]) => [game.name, Object.keys(rulebook)])),
    )
  }
  if (isNumber(call.words)) return runRulings(games, call.words, paint)
  return runSearch(games, call.words, chosen, paint)
}

/** The rules, searched. */
export const rules: Command = {
  usage: 'rules [words|id|chapter]',
  says: [
    'Searches the rules of all games: by id (armies.stacking), by chapter (armies, or a chapter of the',
    'rulebook), by the number of a ruling (OR-21), or by what is meant, in your own words, the best first.',
    'Each rule is told in a sentence of ours, with the places where the book has it. Without words: the',
    'chapters. Exit code 1 if nothing is found.',
  ],
  options: {
    game: { type: 'string', value: 'name', says: `one game only: ${GAME_NAMES.join(' or ')}` },
    edition: EDITION_OPTION,
    twilight: TWILIGHT_OPTION,
    elements: ELEMENTS_OPTION,
  },
  examples: [
    'rules stacking',
    'rules nazgul besieged',
    'rules OR-21',
    'rules --game confrontation movement',
    'rules --edition second hunt.effects',
    'rules --twilight Dunlendings',
    'rules victory.ring --json',
  ],
  run,
}
