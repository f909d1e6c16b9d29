/**
 * The commands `cards`, `regions` and `characters`: what each is called, by which id, and what it says.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Ids } from '../kernel/index'
import { answer, chosenIn, EDITION_OPTION, textOf, TWILIGHT_OPTION } from './command'
import type { Call, Command, Result } from './command'
import { listsOf } from './entries'
import { GAME_NAMES, loadGame } from './games'
import type { Loaded } from './loaded'
import { paintOf } from './paint'
import { bare } from './shortForm'

/** One line of a list. */
interface Item {
  readonly game: string
  readonly id: string
  readonly name: string
  readonly says: string
}

const itemsOf = (loaded: Loaded, sort: keyof Ids, config: object): ReadonlyArray<Item> =>
  listsOf(loaded.game, loaded, config)[sort].map(({ id, name, says = '' }) => ({
    game: loaded.game.name,
    id,
    name,
    says,
  }))

const run =
  (sort: keyof Ids) =>
  async (call: Call): Promise<Result> => {
    const named = textOf(call.values, 'game')
    const sought = call.words.map(bare)
    const paint = paintOf(call.io)
    const text: Array<string> = []
    const json: Array<Item> = []
    for (const name of named === undefined ? GAME_NAMES : [named]) {
      const loaded = await loadGame(name)
      if (E.isLeft(loaded)) return loaded
      const found = itemsOf(loaded.right, sort, chosenIn(call.values)).filter(({ id, name: own, says }) =>
        sought.every((word) => bare(`${id} ${own} ${says}`).includes(word)),
      )
      json.push(...found)
      if (found.length > 0) text.push(paint.strong(loaded.right.game.title))
      for (const { id, name: own, says } of found)
        text.push(`  ${id}  ${paint.strong(own)}${says === '' ? '' : `: ${says}`}`)
    }
    return answer(text.length === 0 ? ['Nothing is called so.'] : text, json, json.length > 0)
  }

const listing = (name: string, sort: keyof Ids, example: string): Command => ({
  usage: `${name} [words]`,
  says: [
    `Lists the ${name} of the games: the id that actions and positions use, the printed name, and what they`,
    'do, in a line of ours. With words, only those in which all the words occur. Exit code 1 if there are',
    'none.',
  ],
  options: {
    game: { type: 'string', value: 'name', says: `one game only: ${GAME_NAMES.join(' or ')}` },
    edition: EDITION_OPTION,
    twilight: TWILIGHT_OPTION,
  },
  examples: [`${name} ${example}`, `${name} --game war-of-the-ring`, `${name} --game confrontation --json`],
  run: run(sort),
})

/** All cards. */
export const cards: Command = listing('cards', 'cards', 'elven cloaks')
/** All regions. */
export const regions: Command = listing('regions', 'regions', 'moria')
/** All characters and other figures. */
export const characters: Command = listing('characters', 'figures', 'gandalf')
