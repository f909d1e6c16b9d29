/**
 * The law of the reader: an answer names every thing that the question named, or says what it left out and
 * gives no verdict.
 */
import { expect, it } from 'vitest'
import { loadGame } from '../../src/cli/games'
import { ask, deedsAt, lettersOf, readerOf, tableAt } from '../../src/talk'
import { mustRight } from '../kernel/conformance/check'
import { thorough } from '../thorough'

const VERBS = (
  'attack|move to|march from|recruit in|separate|hide|play|draw|pass with|retreat to|kill|besiege|rally|' +
  'heal in|cycle|forsake'
).split('|')
const NATIONS = ['gondor', 'rohan', 'sauron', 'isengard']
const NUMBERS = ['2', 'seven', '11']

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** How many things each verb is said with in one run. */
const EVERY = 7

it.each(['war-of-the-ring', 'confrontation', 'card-game', 'battles'])(
  '%s: a verdict names all that was named',
  { timeout: 240_000 },
  async (name) => {
    const loaded = mustRight(await loadGame(name), 'no such game')
    const { game } = loaded
    const state = mustRight(game.newGame({ seed: 'law' }), 'the config is refused')
    const table = tableAt(game, state)
    const reader = readerOf(loaded, table)
    const { regions, figures, cards } = game.ids
    const ids = [...regions, ...figures, ...cards]
    const names = [...new Set(ids.map((id) => game.nameOf(id).replace(/ \(.*\)$/, '')))]
    const things = [
      ...names.filter((one) => reader.lexicon.names.has(lettersOf(one.replace(/^the /i, '')))),
      ...NUMBERS,
      ...(name === 'war-of-the-ring' ? NATIONS : []),
    ]
    const lost = VERBS.flatMap((verb, at) =>
      things
        .filter((_, place) => (place + at) % thorough(EVERY, 1) === 0)
        .flatMap((thing) => {
          const text = `can I ${verb} ${thing}`
          const { verdict, answer, left } = ask(reader, {
            text,
            table,
            bare: undefined,
            deeds: deedsAt(game),
          })
          const isNamed = [answer, ...left].some((one) => plain(one).includes(plain(thing)))
          return verdict === 'unread' || isNamed ? [] : [`${text}: ${answer}`]
        }),
    )
    expect(lost).toEqual([])
  },
)
