/** What a person at the table can ask beside answering: cards, odds, help. */
import { expect, it } from 'vitest'
import { within } from './program'

const played = async (...lines: readonly string[]): Promise<string> => {
  const args = ['play', 'war-of-the-ring', '--hot-seat', '--seed', 'table']
  return (await within(args, `${[...lines, 'quit'].join('\n')}\n`)).out
}

it('tells what a card or a figure does', { timeout: 60_000 }, async () => {
  expect(await played('card athelas')).toMatch(/^ {2}Athelas \(fp-char-09\): Three dice each heal/m)
  expect(await played('card nothing of the kind')).toMatch(
    /no card or figure is called "nothing of the kind"/,
  )
  expect(await played('card')).toMatch(/say a name: card <name>/)
})

it(
  'tells the odds of the Hunt that a move would bring, and explains itself',
  { timeout: 60_000 },
  async () => {
    expect(await played('odds')).toMatch(/The Hunt if the Fellowship moved now: dice \d|there are no odds/)
    expect(await played('?')).toMatch(/^ {2}card <name> +what a card or a figure does$/m)
  },
)
