/**
 * The page docs/rules/battles.md: every rule with its number in the digest, its sentence, its cites, the code
 * that names it, and the tests of what it allows and of what it forbids.
 */
import { RULEBOOK, type RuleId } from '../../src/battles/rulebook'
import type { Rule } from '../../src/kernel/rulebook'
import { keysOf } from '../../src/kernel/named'
import type { Source } from '../architecture/support'
import { NUMBER_OF } from '../battles/support/numbers'
import { WANTED, type Shown } from '../war-of-the-ring/support/coverage'
import { citationsFor, type Citation } from './citations'
import { byPath, citesText, codeFiles, filesText, namesRule, writePage, whereFilesAre } from './rulesPage'

const GAME = 'battles'

/** The rules that the tests of Battles cite. */
export const citationsOf = (files: ReadonlyArray<Source>): ReadonlyArray<Citation> =>
  citationsFor(GAME, files)

/** One row of the page. */
export interface Row {
  readonly rule: RuleId
  readonly code: ReadonlyArray<string>
  /** The tests that show each side of the rule. */
  readonly tests: Readonly<Record<Shown, ReadonlyArray<string>>>
  /** What no test shows yet, though one should. */
  readonly missing: ReadonlyArray<Shown>
}

const RULES = keysOf(RULEBOOK)

/** The rows of the page. */
export const rowsOf = (files: ReadonlyArray<Source>): ReadonlyArray<Row> => {
  const code = codeFiles(GAME, byPath(files))
  const cited = citationsOf(files)
  return RULES.map((rule) => {
    const showing = (word: Shown): ReadonlyArray<string> => [
      ...new Set(cited.filter((one) => one.rule === rule && one.shows === word).map(({ path }) => path)),
    ]
    const tests = { allows: showing('allows'), forbids: showing('forbids') }
    return {
      rule,
      code: code.filter(({ text }) => namesRule(text, rule)).map(({ path }) => path),
      tests,
      missing: WANTED.filter((word) => tests[word].length === 0),
    }
  })
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
    filesText(GAME, code),
    filesText(GAME, tests.allows),
    filesText(GAME, tests.forbids),
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
export const rulesPage = (rows: ReadonlyArray<Row>): string => {
  const untested = rows.filter(({ missing }) => missing.length > 0)
  return writePage({
    title: 'The rules of Battles of the Third Age',
    intro: [
      `${rows.length} rules of the general rulebook, each in a sentence of ours. The number is that of the`,
      'book\'s statements as we count them, chapter by chapter. "Written in" names chapter and heading of',
      'the rulebook, or [a ruling of ours](../rulings/battles.md) where it leaves a question open. "Code" is',
      'where a rule is named. "Allows" and "forbids" are the tests that show the two sides of a rule.',
      ...whereFilesAre(GAME),
      'The book calls the game Battles of the War of the Ring. Scenarios are data: see',
      '[writing a scenario](../writing-a-scenario.md).',
    ],
    columns: ['rule', 'number', 'says', 'written in', 'code', 'allows', 'forbids'],
    chapters: CHAPTERS.map(([title, starts]) => ({
      title,
      rows: rows.filter(({ rule }) => starts.test(rule)).map(cells),
    })),
    end: [
      '## Rules without their tests',
      '',
      ...(untested.length === 0
        ? ['None.']
        : untested.map(({ rule, missing }) => `- \`${rule}\`: ${missing.join(', ')}`)),
    ],
  })
}
