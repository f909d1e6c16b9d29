/**
 * The command `rules`: the rules of the games, found by id, by chapter or by words.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Rulebook } from '../kernel/index'
import {
  answer,
  chosenIn,
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
import { isRuling, rulingNumber, rulingText } from './rulings'
import { meantBy, searchRules, type Entry } from './search'
import { counted, ruleText } from './words'

/** Rules by their id, by their chapter or by a ruling they rest on. */
const namedRules = (rulebook: Rulebook, words: ReadonlyArray<string>): ReadonlyArray<Entry> => {
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

const isNumber = (words: ReadonlyArray<string>): boolean => words.length === 1 && isRuling(words[0] ?? '')

/** The rules that words name or, if they name none, mean, the best first. */
export const findRules = (rulebook: Rulebook, words: ReadonlyArray<string>): ReadonlyArray<Entry> => {
  const named = namedRules(rulebook, words)
  return named.length > 0 || isNumber(words) ? named : searchRules(rulebook, words.join(' '))
}

/** What fits so much worse than in the best game is not told. */
const FAR = 0.6

type OfGame = readonly [Loaded, ReadonlyArray<Entry>]

/** The rules of several games that words name or mean, those of the game in which they fit best first. */
const findInGames = (
  games: ReadonlyArray<readonly [Loaded, Rulebook]>,
  words: ReadonlyArray<string>,
): ReadonlyArray<OfGame> => {
  const named = games.map(([loaded, rulebook]): OfGame => [loaded, namedRules(rulebook, words)])
  if (isNumber(words) || named.some(([, found]) => found.length > 0)) return named
  const meant = games.map(([loaded, rulebook]) => [loaded, meantBy(rulebook, words.join(' '))] as const)
  const best = Math.max(...meant.map(([, { fit }]) => fit))
  return meant
    .filter(([, { fit }]) => fit >= best * FAR)
    .sort(([, one], [, other]) => other.fit - one.fit)
    .map(([loaded, { entries }]): OfGame => [loaded, entries])
}

/** The chapters of a rulebook, with how many rules each has. */
const chapterLines = (rulebook: Rulebook): ReadonlyArray<string> => {
  const chapters = new Map<string, number>()
  for (const id of Object.keys(rulebook)) {
    const [chapter = ''] = id.split('.')
    chapters.set(chapter, (chapters.get(chapter) ?? 0) + 1)
  }
  return [...chapters].map(([chapter, count]) => `  ${chapter.padEnd(16)} ${counted(count, 'rule')}`)
}

const telling = (loaded: Loaded, found: ReadonlyArray<Entry>, paint: Paint): ReadonlyArray<string> =>
  found.length === 0
    ? []
    : [
        `${loaded.game.title}: ${counted(found.length, 'rule')}`,
        ...found.flatMap(([id, rule]) => ruleText(id, rule, paint)),
      ]

/** A ruling of a game, under the name of the game where several are asked. */
const rulingLines = ({ game }: Loaded, number: string, several: boolean): ReadonlyArray<string> => {
  const lines = number === '' ? [] : rulingText(game.name, number)
  return several && lines.length > 0 ? [game.title, ...lines] : lines
}

/** The rules of a game, with what is chosen of its config, if it can be. */
const rulebookOf = ({ rulebook, game }: Loaded, chosen: object): Rulebook | undefined => {
  if (Object.keys(chosen).length === 0) return game.rulebook
  const isChoice = ([name, wanted]: readonly [string, unknown]): boolean =>
    game.options.some((one) => one.name === name && one.values.some(([value]) => value === wanted))
  return Object.entries(chosen).every(isChoice) ? rulebook?.(chosen) : undefined
}

const run = async (call: Call): Promise<Result> => {
  const chosen = chosenIn(call.values)
  const { edition: wanted } = chosen
  const none = Object.keys(chosen).length === 0
  const named = textOf(call.values, 'game') ?? (none ? undefined : 'war-of-the-ring')
  const games: Array<readonly [Loaded, Rulebook]> = []
  for (const name of named === undefined ? GAME_NAMES : [named]) {
    const loaded = await loadGame(name)
    if (E.isLeft(loaded)) return loaded
    const { title } = loaded.right.game
    const rulebook = rulebookOf(loaded.right, chosen)
    if (rulebook === undefined)
      return misused(
        wanted === undefined ? `${title} has no expansion` : `${title} has no edition "${wanted}"`,
      )
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
  const number = isNumber(call.words) ? rulingNumber(call.words[0] ?? '') : ''
  const found = findInGames(games, number === '' ? call.words : [number])
  const text = found.flatMap(([loaded, entries]) => [
    ...rulingLines(loaded, number, found.length > 1),
    ...telling(loaded, entries, paint),
  ])
  const json = found.flatMap(([{ game }, entries]) =>
    entries.map(([id, { sentence, cites }]) => ({ game: game.name, id, sentence, cites })),
  )
  const nothing = [`No rule has to do with "${call.words.join(' ')}".`]
  return answer(text.length === 0 ? nothing : text, json, text.length > 0)
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
