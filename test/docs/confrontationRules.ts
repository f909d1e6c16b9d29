/**
 * The page docs/rules/confrontation.md: every rule with its sentence, its cites, the code that knows it and
 * the tests that name it.
 */
import ts from 'typescript'
import { CHARACTERS } from '../../src/confrontation/data/characters'
import { COMBAT_CARDS } from '../../src/confrontation/data/combat-cards'
import { SPECIAL_CARDS } from '../../src/confrontation/data/special-cards'
import { RULEBOOK, type RuleId } from '../../src/confrontation/rulebook'
import type { Cite, Rule } from '../../src/kernel/rulebook'
import { nodesOf, type Source } from '../architecture/support'
import {
  byPath,
  citesText,
  codeFiles,
  filesText,
  namesRule,
  speaksOf,
  testFiles,
  writePage,
  whereFilesAre,
} from './rulesPage'

const GAME = 'confrontation'

/** A printed thing with a rule of its own: how tests call it, and the powers by which code knows it. */
interface Printed {
  readonly id: string
  /** What a title must say, and what it must not. */
  readonly named: RegExp
  readonly notNamed: RegExp | undefined
  /** Spellings of which the file of a test must hold one, in quotes. */
  readonly spellings: ReadonlyArray<string>
  readonly powers: ReadonlyArray<string>
}

const words = (text: string): string => text.replace(/^The /, '').replace(/ ?\(.*\)/, '')

const PRINTED: ReadonlyMap<string, Printed> = new Map([
  ...CHARACTERS.map(({ id, name, version, abilities }): [string, Printed] => {
    const other = version === 'classic' ? 'variant' : 'classic'
    const hasTwin = CHARACTERS.filter((one) => one.name === name).length > 1
    const printed = {
      id,
      named: new RegExp(`\\b(${id}|${words(name)}|${words(name).split(' of ')[0]})\\b`, 'i'),
      notNamed: hasTwin ? new RegExp(`\\b${other} ${words(name)}\\b`, 'i') : undefined,
      spellings: [id],
      powers: abilities.map(({ kind }) => kind),
    }
    return [`character.${id}`, printed]
  }),
  ...COMBAT_CARDS.filter(({ text }) => text !== null).map(({ id, side, name, text }): [string, Printed] => {
    const short = id.slice(side.length + 1)
    const named = new RegExp(`\\b(${words(name).replace(/ of .*/, '')})\\b`)
    const powers = text === null ? [] : [text.kind]
    return [`card.${id}`, { id, named, notNamed: undefined, spellings: [id, short], powers }]
  }),
  ...SPECIAL_CARDS.map(({ id, name, text }): [string, Printed] => {
    const named = new RegExp(`\\b(${id}|${words(name)}|${words(name).split(/ of | the /)[0]})\\b`, 'i')
    return [`special.${id}`, { id, named, notNamed: undefined, spellings: [id], powers: [text.kind] }]
  }),
])

const quotes = (text: string, word: string): boolean =>
  [`'${word}'`, `"${word}"`, `\`${word}\``].some((quoted) => text.includes(quoted))

/** Code that knows a rule: by its id, or by a power of the character or card. */
const codeOf = (rule: string, code: ReadonlyArray<Source>): ReadonlyArray<string> => {
  const printed = PRINTED.get(rule)
  return code
    .filter(
      ({ text }) => namesRule(text, rule) || printed?.powers.some((power) => speaksOf(text, power)) === true,
    )
    .map(({ path }) => path)
}

const isTitled = (node: ts.Node): node is ts.CallExpression => {
  if (!ts.isCallExpression(node)) return false
  const called = node.expression.getText()
  return /^(describe|it|test|ruleTest)\b/.test(called) && node.arguments.some(ts.isStringLiteralLike)
}

/** The titles of a test file: those of its groups and tests, and the values a table puts into them. */
const titlesOf = (file: Source): ReadonlyArray<string> =>
  [...nodesOf(file)].filter(isTitled).map((call) => {
    const title = call.arguments
      .filter(ts.isStringLiteralLike)
      .map(({ text }) => text)
      .join(' ')
    return title.includes('%s') ? `${title} ${call.expression.getText()}` : title
  })

const namesPrinted = (file: Source, titles: ReadonlyArray<string>, printed: Printed): boolean =>
  printed.spellings.some((spelling) => quotes(file.text, spelling)) &&
  titles.some((title) => printed.named.test(title) && printed.notNamed?.test(title) !== true)

/** Tests of a rule: they name its id or, for characters and cards, a title of theirs names it. */
const testsOf = (rule: string, tests: ReadonlyArray<Titled>): ReadonlyArray<string> => {
  const printed = PRINTED.get(rule)
  return tests
    .filter(
      ({ file, titles }) =>
        namesRule(file.text, rule) || (printed !== undefined && namesPrinted(file, titles, printed)),
    )
    .map(({ file }) => file.path)
}

interface Titled {
  readonly file: Source
  readonly titles: ReadonlyArray<string>
}

/** One row of the page. */
export interface Row {
  readonly rule: RuleId
  readonly sentence: string
  readonly cites: ReadonlyArray<Cite>
  readonly code: ReadonlyArray<string>
  readonly tests: ReadonlyArray<string>
}

/** Every rule with what was found of it. */
export const rowsOf = (files: ReadonlyArray<Source>): ReadonlyArray<Row> => {
  const sorted = byPath(files)
  const code = codeFiles(GAME, sorted)
  const tests = testFiles(GAME, sorted).map((file) => ({ file, titles: titlesOf(file) }))
  return (Object.entries(RULEBOOK) as ReadonlyArray<[RuleId, Rule]>).map(([rule, { sentence, cites }]) => ({
    rule,
    sentence,
    cites,
    code: codeOf(rule, code),
    tests: testsOf(rule, tests),
  }))
}

const cellsOf = ({ rule, sentence, cites, code, tests }: Row): ReadonlyArray<string> => [
  `\`${rule}\``,
  sentence,
  citesText(GAME, cites),
  filesText(GAME, code),
  filesText(GAME, tests),
]

const CHAPTERS: Readonly<Record<string, string>> = {
  setup: 'Set-up',
  turn: 'The turn',
  movement: 'Movement',
  battle: 'Battle',
  end: 'Game end',
  match: 'The match',
  other: 'Other rules',
  card: 'Combat cards',
  character: 'Characters',
  special: 'Special cards',
}

const chapterOf = (rule: string): string => rule.split('.')[0] ?? ''

/** The page as Markdown. */
export const rulesPage = (rows: ReadonlyArray<Row>): string => {
  const untested = rows.filter(({ tests }) => tests.length === 0)
  return writePage({
    title: 'The rules of The Confrontation',
    intro: [
      `${rows.length} rules, each in a sentence of ours. "Written in" names the chapter and heading of the`,
      'Deluxe Edition rulebook, or a ruling of ours where the booklet leaves a question open. "Code" is',
      'where a rule is named, and for characters and cards where their powers are known. "Tests" name the',
      'rule, or the character or the card in a title.',
      ...whereFilesAre(GAME),
    ],
    columns: ['rule', 'says', 'written in', 'code', 'tests'],
    chapters: Object.entries(CHAPTERS).map(([prefix, title]) => ({
      title,
      rows: rows.filter(({ rule }) => chapterOf(rule) === prefix).map(cellsOf),
    })),
    end: [
      '## Rules without a test of their own',
      '',
      untested.length === 0 ? 'None.' : untested.map(({ rule }) => `- \`${rule}\``).join('\n'),
    ],
  })
}
