/**
 * The page docs/rules/war-of-the-ring.md: every rule with its number in the digest, its sentence, its cites,
 * what the second edition says otherwise, the code that names it, and the tests of what it allows and of what
 * it forbids. The page docs/rules/war-of-the-ring-second-edition.md: the same rules as that edition has them.
 */
import { RULEBOOK, warOfTheRing, type RuleId } from '../../src/war-of-the-ring'
import { WR_OF } from '../war-of-the-ring/support/numbers'
import type { Cite, Rule } from '../../src/kernel/rulebook'
import type { Source } from '../architecture/support'
import { WANTED, type Shown } from '../war-of-the-ring/support/coverage'
import { citationsFor, type Citation } from './citations'
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

/** The rules that the tests of War of the Ring cite. */
export const citationsOf = (files: ReadonlyArray<Source>): ReadonlyArray<Citation> =>
  citationsFor(GAME, files)

/** The kinds of power and of condition by which code knows what a Character card says. */
const POWERS: { readonly [R in RuleId]?: string } = {
  'character.captainOfTheWest': 'addsStrength',
  'character.gandalfTheGrey': 'drawsWhenPlaying',
  'character.strider': 'hidesWithAnyDie',
  'character.boromir': 'rousesWithAnyDie',
  'character.legolas': 'rousesWithAnyDie',
  'character.gimli': 'rousesWithAnyDie',
  'character.meriadoc': 'leavesToReduceDamage',
  'character.peregrin': 'leavesToReduceDamage',
  'character.takeThemAlive': 'returnsWhenLost',
  'character.aragornEntry': 'standsIn',
  'character.gandalfTheWhiteEntry': 'anyHasEntered',
  'character.shadowfax': 'ridesAtLevel',
  'character.whiteRider': 'silencesNazgul',
  'character.gollum': 'ignoresRevealOfNumbers',
  'character.gollumReveals': 'revealsToReduceDamage',
  'character.sarumanEntry': 'allAtWar',
  'character.sarumanVoice': 'mustersFromBase',
  'character.sarumanElites': 'makesLeaders',
  'character.witchKing': 'activatesOnEntry',
  'character.witchKingEntry': 'allAtWar',
  'character.sorcerer': 'drawsWhenCombatCardUsed',
  'character.mouthEntry': 'fellowshipInMordor',
  'character.messenger': 'usesDieAs',
}

/** Code that knows a rule: by its id, or by the power of a Character card. */
const codeOf = (rule: RuleId, code: ReadonlyArray<Source>): ReadonlyArray<string> => {
  const power = POWERS[rule]
  return code
    .filter(({ text }) => namesRule(text, rule) || (power !== undefined && speaksOf(text, power)))
    .map(({ path }) => path)
}

/** One row of the page. */
export interface Row {
  readonly rule: RuleId
  readonly number: string
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
  const numbers: Readonly<Record<string, string>> = WR_OF
  return (Object.entries(RULEBOOK) as ReadonlyArray<[RuleId, Rule]>).map(([rule, { sentence, cites }]) => {
    const showing = (word: Shown): ReadonlyArray<string> => [
      ...new Set(cited.filter((one) => one.rule === rule && one.shows === word).map(({ path }) => path)),
    ]
    const tests = { allows: showing('allows'), forbids: showing('forbids') }
    return {
      rule,
      number: numbers[rule] ?? '',
      sentence,
      cites,
      code: codeOf(rule, code),
      tests,
      missing: WANTED.filter((word) => tests[word].length === 0),
    }
  })
}

/** The rules as the second edition tells them. */
const SECOND = warOfTheRing.tables({ edition: 'second' }).rulebook

const differs = ({ rule, sentence }: Row): boolean => SECOND[rule].sentence !== sentence

const testCells = ({ tests }: Row): ReadonlyArray<string> =>
  [tests.allows, tests.forbids].map((paths) => filesText(GAME, paths))

const cellsOf = (row: Row): ReadonlyArray<string> => [
  `\`${row.rule}\``,
  row.number,
  row.sentence,
  citesText(GAME, row.cites),
  differs(row) ? SECOND[row.rule].sentence : 'the same',
  filesText(GAME, row.code),
  ...testCells(row),
]

const CHAPTERS: ReadonlyArray<readonly [number: string, title: string]> = [
  ['WR-1', 'I Introduction'],
  ['WR-2', 'II Game components'],
  ['WR-3', 'III Setting up the game'],
  ['WR-4', 'IV The game turn'],
  ['WR-5', 'V The event cards'],
  ['WR-6', 'VI Armies and battles'],
  ['WR-7', 'VII The politics of Middle-earth'],
  ['WR-8', 'VIII The Fellowship of the Ring'],
  ['WR-9', 'IX The Hunt for the Ring'],
  ['WR-10', 'X Winning the game'],
  ['WR-11', 'XI Multiplayer rules'],
  ['', 'The character cards'],
]

const chapterOf = ({ number }: Row): string => number.split('.')[0] ?? ''

const intro = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => [
  `${rows.length} rules, each in a sentence of ours, in the order of the book. The number is that of the`,
  `book's statements as we count them, chapter by chapter. "Written in" names the chapter and heading of`,
  `the Collector's Edition rulebook, or a ruling of ours where the book leaves a question open. "Second`,
  'edition" is what that one says instead; it has [a page of its own](war-of-the-ring-second-edition.md).',
  '"Code" is where a rule is named, and for character cards where their powers are known. "Allows" and',
  '"forbids" are the tests that show the two sides of a rule; a rule that only defines something forbids',
  'what its definition rules out.',
  ...whereFilesAre(GAME),
]

/** The page as Markdown. */
export const rulesPage = (rows: ReadonlyArray<Row>): string => {
  const untested = rows.filter(({ missing }) => missing.length > 0)
  return writePage({
    title: 'The rules of War of the Ring',
    intro: intro(rows),
    columns: ['rule', 'number', 'says', 'written in', 'second edition', 'code', 'allows', 'forbids'],
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

const secondCells = (row: Row): ReadonlyArray<string> => [
  `\`${row.rule}\``,
  row.number,
  SECOND[row.rule].sentence,
  citesText(GAME, SECOND[row.rule].cites),
  differs(row) ? row.sentence : '',
]

/** The page of the second edition as Markdown. */
export const secondPage = (rows: ReadonlyArray<Row>): string => {
  const other = rows.filter(differs)
  return writePage({
    title: 'The rules of War of the Ring, second edition',
    intro: [
      `The ${rows.length} rules of the game with \`edition: 'second'\`, each in a sentence of ours.`,
      `The number is that of the statements of the Collector's Edition rulebook as we count them. "Written`,
      'in" names the heading and page of the rulebook of that edition, or the heading of its player aid,',
      'or a ruling of ours.',
      `"Collector's Edition" is filled in where that edition says something else: ${other.length} rules.`,
    ],
    columns: ['rule', 'number', 'says', 'written in', "Collector's Edition"],
    chapters: CHAPTERS.map(([number, title]) => ({
      title,
      rows: rows.filter((row) => chapterOf(row) === number).map(secondCells),
    })),
    end: ['## Rules that differ', '', ...other.map(({ rule }) => `- \`${rule}\``)],
  })
}
