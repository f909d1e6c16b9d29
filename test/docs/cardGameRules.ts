/**
 * The page docs/rules/card-game.md: every rule with its numbers in the digest, its sentence, its cites, the
 * code that names it, and the tests of what it allows and of what it forbids.
 */
import { RULEBOOK, type RuleId } from '../../src/card-game/rulebook'
import type { Cite, Rule } from '../../src/kernel/rulebook'
import type { Source } from '../architecture/support'
import { RULE_OF } from '../card-game/support/numbers'
import { WANTED, type Shown } from '../war-of-the-ring/support/coverage'
import { citationsFor, type Citation } from './citations'
import { byPath, citesText, codeFiles, filesText, namesRule, writePage, whereFilesAre } from './rulesPage'

const GAME = 'card-game'

/** The rules that the tests of the Card Game cite. */
export const citationsOf = (files: ReadonlyArray<Source>): ReadonlyArray<Citation> =>
  citationsFor(GAME, files)

/** One row of the page. */
export interface Row {
  readonly rule: RuleId
  /** Its numbers in the digest; none for what only rulings and texts need. */
  readonly numbers: ReadonlyArray<string>
  readonly sentence: string
  readonly cites: ReadonlyArray<Cite>
  readonly code: ReadonlyArray<string>
  /** The tests that show each side of the rule. */
  readonly tests: Readonly<Record<Shown, ReadonlyArray<string>>>
  /** What no test shows yet, though one should. */
  readonly missing: ReadonlyArray<Shown>
}

/** Every rule with what was found of it. */
export const rowsOf = (files: ReadonlyArray<Source>): ReadonlyArray<Row> => {
  const code = codeFiles(GAME, byPath(files))
  const cited = citationsOf(files)
  return (Object.entries(RULEBOOK) as ReadonlyArray<[RuleId, Rule]>).map(([rule, { sentence, cites }]) => {
    const showing = (word: Shown): ReadonlyArray<string> => [
      ...new Set(cited.filter((one) => one.rule === rule && one.shows === word).map(({ path }) => path)),
    ]
    const tests = { allows: showing('allows'), forbids: showing('forbids') }
    return {
      rule,
      numbers: Object.keys(RULE_OF).filter((number) => RULE_OF[number] === rule),
      sentence,
      cites,
      code: code.filter(({ text }) => namesRule(text, rule)).map(({ path }) => path),
      tests,
      missing: WANTED.filter((word) => tests[word].length === 0),
    }
  })
}

const cellsOf = (row: Row): ReadonlyArray<string> => [
  `\`${row.rule}\``,
  row.numbers.map((number) => `CG-${number}`).join(', '),
  row.sentence,
  citesText(GAME, row.cites),
  filesText(GAME, row.code),
  filesText(GAME, row.tests.allows),
  filesText(GAME, row.tests.forbids),
]

const CHAPTERS: ReadonlyArray<readonly [number: string, title: string]> = [
  ['1', '1 Sides, cards, zones'],
  ['2', '2 Set-up'],
  ['3', '3 Location step'],
  ['4', '4 Action step: turns and passing'],
  ['5', '5 Playing a card'],
  ['6', '6 Other actions'],
  ['7', '7 Combat step'],
  ['8', '8 Victory check and Draw step'],
  ['9', '9 Game procedures'],
  ['10', '10 Scoring'],
  ['11', '11 Scenarios'],
  ['12', '12 Who sees what'],
  ['', 'What rulings and texts add'],
]

const chapterOf = ({ numbers }: Row): string => numbers[0]?.split('.')[0] ?? ''

const intro = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => [
  `${rows.length} rules, each in a sentence of ours, for the ${Object.keys(RULE_OF).length} statements of`,
  'the rulebook; the number is that of the statement as we count them, chapter by chapter. "Written in"',
  'names the chapter and heading of the rulebook, or a ruling of ours where the book leaves a question open.',
  '"Code" is where a rule is named. "Allows" and "forbids" are the tests that show the two sides of a rule;',
  'a rule that only defines something forbids what its definition rules out.',
  ...whereFilesAre(GAME),
]

/** The page as Markdown. */
export const rulesPage = (rows: ReadonlyArray<Row>): string => {
  const untested = rows.filter(({ missing }) => missing.length > 0)
  return writePage({
    title: 'The rules of War of the Ring: The Card Game',
    intro: intro(rows),
    columns: ['rule', 'number', 'says', 'written in', 'code', 'allows', 'forbids'],
    chapters: CHAPTERS.map(([number, title]) => ({
      title,
      rows: rows.filter((row) => chapterOf(row) === number).map(cellsOf),
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
