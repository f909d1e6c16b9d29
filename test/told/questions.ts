/**
 * Questions asked at a table, one to a line: a position, who asks for what, the rule that is named first, and
 * what it says of the case. A line that begins with `#` is a comment.
 */
import * as E from 'fp-ts/lib/Either.js'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { anyGame, type AnyGame, type BaseAction } from '../../src/kernel'
import { faultSentence, parsePosition } from '../../src/notation'

/** An action from its seat, its kind and its fields, with values as the game has them. */
const actionIn = (actions: AnyGame['actions'], text: string): BaseAction => {
  const [seat = '', kind = '', ...fields] = text.split(' ')
  const values = fields.map((field) => {
    const [name = '', said = ''] = field.split('=')
    return [name, actions[kind]?.[name]?.find((value) => String(value) === said) ?? said] as const
  })
  return { seat, kind, ...Object.fromEntries(values) }
}

/** What a game says first to a question, and whether it says the same to the view of the seat. */
const answered = (game: AnyGame, position: string, asked: string) => {
  const placed = parsePosition(game, position)
  if (E.isLeft(placed)) throw new Error(placed.left.map(faultSentence).join('; '))
  const action = actionIn(game.wording(placed.right).actions, asked)
  const why = game.whyNot(placed.right, action)
  expect(game.whyNotOfView(game.view(placed.right, action.seat), action)).toEqual(why)
  return [why[0]?.rule, why[0]?.facts['because'] ?? '']
}

/** Asks a game all questions of a file: a line is refused as it says, and in no other words. */
export const askAll = (given: { readonly name: string }, file: URL): void => {
  const questions = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '))
  it.each(questions)('%s: %s', (position = '', asked = '', rule = '', because = '') =>
    expect(answered(anyGame(given), position, asked)).toEqual([rule, because]),
  )
}
