/**
 * The commands `cards`, `regions` and `characters`: what each is called, by which id, and what it says; of a
 * single one all that is printed.
 */
import * as E from 'fp-ts/lib/Either.js'
import { didYouMean, type Ids } from '../kernel/index'
import { tooLong } from './budget'
import {
  answer,
  chosenIn,
  EDITION_OPTION,
  ELEMENTS_OPTION,
  misused,
  textOf,
  TWILIGHT_OPTION,
} from './command'
import type { Call, Command, Result } from './command'
import { listsOf } from './entries'
import { GAME_NAMES, loadGame } from './games'
import { inWordsOf, type Loaded } from './loaded'
import { paintOf, type Paint } from './paint'
import { lettersOf as bare } from '../talk/index'

/** One line of a list. */
interface Item {
  readonly game: string
  readonly id: string
  readonly name: string
  /** What it does, in a line of ours; empty where nothing is said. */
  readonly says: string
  /** What is printed of it, in phrases. */
  readonly facts: ReadonlyArray<string>
}

/** Those of a sort; figures that are cards are listed with the others too. */
const itemsOf = (loaded: Loaded, sort: keyof Ids, config: object): ReadonlyArray<Item> => {
  const { game, facts, figures } = loaded
  const lists = listsOf(game, loaded, config)
  const own = sort === 'figures' ? (figures?.() ?? []) : []
  const listed = [...lists[sort], ...lists.cards.filter(({ id }) => own.includes(id))]
  return listed.map(({ id, name, says = '' }) => ({
    game: game.name,
    id,
    name,
    says: sort === 'regions' ? (loaded.says?.(id, config) ?? '') : says,
    facts: facts?.(id, config) ?? [],
  }))
}

/** Those that words mean: by their whole name or id, else by parts of it, else by what is said of them. */
const matching = (items: ReadonlyArray<Item>, words: ReadonlyArray<string>): ReadonlyArray<Item> => {
  const whole = bare(words.join(' '))
  const isCalled = ({ id, name }: Item): boolean =>
    [id, name, name.replace(/^the /i, '')].some((one) => bare(one) === whole)
  const has = (text: string): boolean => words.every((word) => bare(text).includes(bare(word)))
  const said = ({ says, facts }: Item): string =>
    `${says} ${facts.filter((fact) => !fact.startsWith('next to ')).join(' ')}`
  for (const fits of [
    isCalled,
    ({ id, name }: Item) => has(`${id} ${name}`),
    (item: Item) => has(`${item.id} ${item.name} ${said(item)}`),
  ]) {
    const found = items.filter(fits)
    if (found.length > 0) return found
  }
  return []
}

const headOf = ({ id, name }: Item, paint: Paint): string => `  ${id}  ${paint.strong(name)}`

/** One of several: what it says; of a region, and where nothing is said, what is printed. */
const lineOf = (item: Item, isPlace: boolean, paint: Paint): string => {
  const { says, facts } = item
  const told = isPlace || says === '' ? facts.join('; ') : ''
  const text = [told === '' ? '' : `${told}.`, says].filter((one) => one !== '').join(' ')
  return headOf(item, paint) + (text === '' ? '' : `: ${text}`)
}

type Named = Pick<Item, 'game' | 'id' | 'name'>

const nameOf = ({ game, id, name }: Item): Named => ({ game, id, name })

/** All that there is of one. */
const wholeOf = (item: Item, paint: Paint): ReadonlyArray<string> => [
  `${headOf(item, paint)}${item.says === '' ? '' : `: ${item.says}`}`,
  ...item.facts.map((fact) => `    ${fact}`),
]

const run =
  (name: string, sort: keyof Ids) =>
  async (call: Call): Promise<Result> => {
    const long = tooLong(call.words)
    if (long !== undefined) return misused(long)
    const chosen = chosenIn(call.values)
    const isPlain = Object.keys(chosen).length === 0
    const named = textOf(call.values, 'game') ?? (isPlain ? undefined : 'war-of-the-ring')
    const paint = paintOf(call.io)
    const { words } = call
    const text: Array<string> = []
    const json: Array<Named> = []
    const isShort = call.values['names'] === true
    const names: Array<string> = []
    for (const game of named === undefined ? GAME_NAMES : [named]) {
      const loaded = await loadGame(game)
      if (E.isLeft(loaded)) return loaded
      const items = itemsOf(inWordsOf(loaded.right, chosen), sort, chosen)
      const found = matching(items, words)
      json.push(...found.map((item) => (isShort ? nameOf(item) : item)))
      names.push(...items.map((one) => one.name))
      if (found.length > 0) text.push(paint.strong(loaded.right.game.title))
      const isOne = words.length > 0 && found.length === 1
      for (const item of found)
        if (isShort) text.push(headOf(item, paint))
        else text.push(...(isOne ? wholeOf(item, paint) : [lineOf(item, sort === 'regions', paint)]))
    }
    const sought = words.join(' ')
    const near = didYouMean([...new Set(names)], sought)
    const none = `Nothing among the ${name} is called "${sought}"${near === '' ? '.' : near}`
    return answer(text.length === 0 ? [none] : text, json, json.length > 0)
  }

const listing = (name: string, sort: keyof Ids, example: string): Command => ({
  usage: `${name} [words]`,
  says: [
    `Lists the ${name} of the games: the id that actions and positions use, the printed name, and what is`,
    'printed of it, in words of ours. With words, only those that are called so or, if none is, those of',
    'which all the words are said; of a single one, all that there is. Exit code 1 if there are none.',
  ],
  options: {
    game: { type: 'string', value: 'name', says: `one game only: ${GAME_NAMES.join(' or ')}` },
    edition: EDITION_OPTION,
    twilight: TWILIGHT_OPTION,
    elements: ELEMENTS_OPTION,
    names: { type: 'boolean', says: 'ids and names alone' },
  },
  examples: [`${name} ${example}`, `${name} --game war-of-the-ring`, `${name} --game confrontation --json`],
  run: run(name, sort),
})

/** All cards. */
export const cards: Command = listing('cards', 'cards', 'elven cloaks')
/** All regions. */
export const regions: Command = listing('regions', 'regions', 'moria')
/** All characters and other figures. */
export const characters: Command = listing('characters', 'figures', 'gandalf')
