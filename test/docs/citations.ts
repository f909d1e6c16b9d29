/** Which rules the tests of a game cite, by `ruleAllows` and `ruleForbids`, and what they show of them. */
import ts from 'typescript'
import { nodesOf, type Source } from '../architecture/support'
import type { Shown } from '../war-of-the-ring/support/coverage'
import { byPath, testFiles } from './rulesPage'

const WORDS: ReadonlyMap<string, Shown> = new Map([
  ['ruleAllows', 'allows'],
  ['ruleForbids', 'forbids'],
])

/** A rule cited by a test, and what the test shows of it. */
export interface Citation {
  readonly rule: string
  readonly shows: Shown
  readonly path: string
}

const idsIn = (argument: ts.Node | undefined): ReadonlyArray<string> => {
  if (argument === undefined) return []
  if (ts.isStringLiteralLike(argument)) return [argument.text]
  return ts.isArrayLiteralExpression(argument) ? argument.elements.flatMap(idsIn) : []
}

/** The rules that the tests of a file cite. */
const citationsIn = (file: Source): ReadonlyArray<Citation> =>
  [...nodesOf(file)].filter(ts.isCallExpression).flatMap((call) => {
    const shows = WORDS.get(call.expression.getText())
    if (shows === undefined) return []
    return idsIn(call.arguments[0]).map((rule) => ({ rule, shows, path: file.path }))
  })

/** The rules that the tests of a game cite. */
export const citationsFor = (game: string, files: ReadonlyArray<Source>): ReadonlyArray<Citation> =>
  testFiles(game, byPath(files)).flatMap(citationsIn)
