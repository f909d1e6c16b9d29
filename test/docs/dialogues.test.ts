/** What the guides show of a talk with the server is what it answers: `>` is sent, `<` comes back. */
import { expect, it } from 'vitest'
import { makeServer } from '../../src/protocol/index'
import { pages, samplesOf } from './pages'

const TALKS = pages().flatMap((page) =>
  samplesOf(page, '')
    .filter(({ code }) => code.startsWith('> {'))
    .map(({ line, code }) => [`${page.path}:${line}`, code.trimEnd().split('\n')] as const),
)

it.each(TALKS)('%s: the server answers so', (_, lines) => {
  const server = makeServer()
  const answers = lines.flatMap((line) =>
    line.startsWith('> ') ? [line, `< ${server.answer(line.slice(2))}`] : [],
  )
  expect(lines).toEqual(answers)
})

it('there are such talks', () => expect(TALKS.length).toBeGreaterThan(1))
