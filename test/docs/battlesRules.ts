/**
 * The page docs/rules/battles.md: every rule with its number in the digest, its sentence, its cites, the code
 * that names it and the tests that name it.
 */
import ts from 'typescript'
import { RULEBOOK, type RuleId } from '../../src/battles/rulebook'
import type { Rule } from '../../src/kernel/rulebook'
import { nodesOf, type Source } from '../architecture/support'
import { NUMBER_OF } from '../battles/support/numbers'
import { byPath, citesText, codeFiles, linksTo, namesRule, testFiles, writePage } from './rulesPage'

const GAME = 'battles'

/** A rule named by a test, and what the test shows of it. */
interface Citation {
  readonly rule: string
  readonly shows: string
  readonly path: string
}

const citationsIn = (file: Source): ReadonlyArray<Citation> =>
  [...nodesOf(file)].filter(ts.isCallExpression).flatMap((call) => {
    const [rule, shows] = call.arguments
    if (call.expression.getText() !== 'ruleTest' || rule === undefined || shows === undefined) return []
    return ts.isStringLiteralLike(rule) && ts.isStringLiteralLike(shows)
      ? [{ rule: rule.text, shows: shows.text, path: file.path }]
      : []
  })

/** One row of the page. */
export interface Row {
  readonly rule: RuleId
  readonly code: ReadonlyArray<string>
  readonly tests: ReadonlyArray<string>
}

const RULES = Object.keys(RULEBOOK) as ReadonlyArray<RuleId>

/** The rows of the page. */
export const rowsOf = (files: ReadonlyArray<Source>): ReadonlyArray<Row> => {
  const code = codeFiles(GAME, byPath(files))
  const citations = testFiles(GAME, byPath(files)).flatMap(citationsIn)
  return RULES.map((rule) => ({
    rule,
    code: code.filter(({ text }) => namesRule(text, rule)).map(({ path }) => path),
    tests: [...new Set(citations.filter((one) => one.rule === rule).map(({ path }) => path))],
  }))
}

const numberOf = (rule: RuleId): string =>
  rule in NUMBER_OF ? NUMBER_OF[rule as keyof typeof NUMBER_OF] : ''

const cells = ({ rule, code, tests }: Row): ReadonlyArray<string> => {
  const { sentence, cites }: Rule = RULEBOOK[rule]
  return [
    `\`${rule}\``,
    numberOf(rule),
    sentence,
    citesText(GAME, cites),
    linksTo(GAME, code),
    linksTo(GAME, tests),
  ]
}

const CHAPTERS: ReadonlyArray<readonly [title: string, starts: RegExp]> = [
  ['Components, board and pieces', /^(components|board|pieces)\./],
  ['The turn and the cards', /^(turn|cards)\./],
  ['The power of the Shadow', /^shadow\./],
  ['Fate', /^fate\./],
  ['Actions and control', /^(dice|actions|control|die)\./],
  ['Armies and heroes', /^(characters|leaders|leadership|movement|recruit)\./],
  ['Battles', /^(battle|round|retreat|rout|advance|combined|rally)\./],
  ['Effects and scenarios', /^(effect|stronghold|victory)\./],
]

/** The page. */
export const rulesPage = (rows: ReadonlyArray<Row>): string =>
  writePage({
    title: 'Rules of Battles of the War of the Ring',
    intro: [
      'Every rule of the general rulebook under its id, in our words, with its number in our digest, where',
      'the book says it, the code that names it and the tests that name it. Scenarios are data; see',
      '[writing a scenario](../writing-a-scenario.md). Open readings are settled in the',
      '[rulings](../rulings/battles.md).',
    ],
    columns: ['rule', 'number', 'sentence', 'written', 'code', 'tests'],
    chapters: CHAPTERS.map(([title, starts]) => ({
      title,
      rows: rows.filter(({ rule }) => starts.test(rule)).map(cells),
    })),
    end: [
      '## Rules without a test of their own',
      '',
      'They are at work in random games and in the tests of other rules, but no test is named after them:',
      '',
      ...rows.filter(({ tests }) => tests.length === 0).map(({ rule }) => `- \`${rule}\``),
    ],
  })
