/**
 * The page docs/rules/war-of-the-ring-twilight.md: every rule of Twilight of the Third Age with its numbers
 * in the digest, its sentence, its cites, the code that names it, and the tests of both its sides.
 */
import { TWILIGHT_RULES } from '../../src/war-of-the-ring/rulebook/twilight'
import type { Cite, Rule } from '../../src/kernel/rulebook'
import type { Source } from '../architecture/support'
import { WANTED, type Shown } from '../war-of-the-ring/support/coverage'
import { TWILIGHT_NUMBERS } from '../war-of-the-ring/support/twilightNumbers'
import { citationsFor } from './citations'
import {
  byPath,
  citesText,
  codeFiles,
  filesText,
  namesRule,
  speaksOf,
  writePage,
  whereFilesAre,
} from './rulesPage'

const GAME = 'war-of-the-ring'
type TwilightRule = keyof typeof TWILIGHT_RULES

/** The kinds of power, and the table, by which code knows a rule that it does not name. */
const POWERS: { readonly [R in TwilightRule]?: string } = {
  'twilight.setUp': 'enginesPerRegion',
  'twilight.galadriel': 'mustersUnderSiege',
  'twilight.chief': 'everyNazgulHunts',
  'twilight.balrog': 'addsStrength',
}

/** One row of the page. */
export interface Row {
  readonly rule: TwilightRule
  readonly sentence: string
  readonly cites: ReadonlyArray<Cite>
  readonly code: ReadonlyArray<string>
  readonly tests: Readonly<Record<Shown, ReadonlyArray<string>>>
  readonly missing: ReadonlyArray<Shown>
}

/** Every rule with what was found of it. */
export const rowsOf = (files: ReadonlyArray<Source>): ReadonlyArray<Row> => {
  const code = codeFiles(GAME, byPath(files))
  const cited = citationsFor(GAME, files)
  return (Object.entries(TWILIGHT_RULES) as ReadonlyArray<[TwilightRule, Rule]>).map(
    ([rule, { sentence, cites }]) => {
      const power = POWERS[rule]
      const showing = (word: Shown): ReadonlyArray<string> => [
        ...new Set(cited.filter((one) => one.rule === rule && one.shows === word).map(({ path }) => path)),
      ]
      const tests = { allows: showing('allows'), forbids: showing('forbids') }
      return {
        rule,
        sentence,
        cites,
        code: code
          .filter(({ text }) => namesRule(text, rule) || (power !== undefined && speaksOf(text, power)))
          .map(({ path }) => path),
        tests,
        missing: WANTED.filter((word) => tests[word].length === 0),
      }
    },
  )
}

const cellsOf = ({ rule, sentence, cites, code, tests }: Row): ReadonlyArray<string> => [
  `\`${rule}\``,
  TWILIGHT_NUMBERS[rule].map((number) => `WR-12.${number}`).join(', '),
  sentence,
  citesText('twilight', cites),
  filesText(GAME, code),
  filesText(GAME, tests.allows),
  filesText(GAME, tests.forbids),
]

/** The page as Markdown. */
export const rulesPage = (rows: ReadonlyArray<Row>): string => {
  const untested = rows.filter(({ missing }) => missing.length > 0)
  return writePage({
    title: 'The rules of Twilight of the Third Age',
    intro: [
      `The ${rows.length} rules that \`twilight: true\` adds to`,
      '[those of War of the Ring](war-of-the-ring.md), each in a sentence of ours. The numbers are those of',
      'the statements of chapter XII as we count them. "Written in" names the heading of the rulebook, or a',
      'ruling of ours where it leaves a question open. "Code" is where a rule is named, or the power by',
      'which a character has it. "Allows" and "forbids" are the tests that show the two sides of a rule.',
      ...whereFilesAre(GAME),
    ],
    columns: ['rule', 'numbers', 'says', 'written in', 'code', 'allows', 'forbids'],
    chapters: [{ title: 'XII Twilight of the Third Age', rows: rows.map(cellsOf) }],
    end: [
      '## Rules without their tests',
      '',
      ...(untested.length === 0
        ? ['None.']
        : untested.map(({ rule, missing }) => `- \`${rule}\`: ${missing.join(', ')}`)),
    ],
  })
}
