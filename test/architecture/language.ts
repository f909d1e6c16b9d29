/** Language: what of TypeScript and the platform the library does without, and words kept in their room. */
import ts from 'typescript'
import { at, inKernel, inSrc, isDoor, nodesOf, placeOf, type Rule, type Source, source } from './support'

/** A rule of src about single syntax nodes. */
const banned = (says: string, is: (node: ts.Node) => boolean, breaks: string[], keeps: string): Rule => ({
  says,
  problems: (files) =>
    files
      .filter(inSrc)
      .flatMap((file) => [...nodesOf(file)].filter(is).map((node) => `${at(file, node)}: ${node.getText()}`)),
  breaks: breaks.map((text) => [source('src/kernel/pile.ts', text)]),
  keeps: [source('src/kernel/pile.ts', keeps)],
})

/** A rule that one file need not keep. */
const without = (file: string, rule: Rule): Rule => ({
  ...rule,
  problems: (files) => rule.problems(files.filter(({ path }) => path !== file)),
})

/** A private field, by which the library knows what it has made, needs a class. */
const BRANDS = 'src/kernel/brand.ts'

const isDefault = (node: ts.Node): boolean =>
  ts.isExportAssignment(node) ||
  node.kind === ts.SyntaxKind.DefaultKeyword ||
  (ts.isExportSpecifier(node) && node.name.text === 'default')

const isNonNull = (node: ts.Node): boolean =>
  ts.isNonNullExpression(node) || (ts.isVariableDeclaration(node) && node.exclamationToken !== undefined)

const SYNTAX_RULES: readonly Rule[] = [
  banned(
    'no enum',
    ts.isEnumDeclaration,
    ['enum Side { Light }', 'const enum A { B }'],
    "type Side = 'enum'",
  ),
  without(
    BRANDS,
    banned(
      'no class',
      ts.isClassLike,
      ['class Pile {}', 'const pile = new (class {})()'],
      "const pile = { class: 'pile' }",
    ),
  ),
  banned(
    'no any',
    (node) => node.kind === ts.SyntaxKind.AnyKeyword,
    ['const x: any = 1', 'f(x as any)', 'type A = Array<any>'],
    "const any: unknown = 'any'",
  ),
  banned('no non-null assertion', isNonNull, ['f(x!)', 'x!.y', 'let x!: number'], 'const y = !x && x !== 1'),
  banned(
    'no default export',
    isDefault,
    ['export default 1', 'export default function f() {}', 'export { f as default }', 'export = f'],
    'export const f = () => { switch (1) { default: return { default: 1 } } }',
  ),
]

const CLOCKS = ['Date', 'performance', 'crypto', 'Intl']
const LOCALE = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase']

/** Is this identifier read as a value of that name, rather than being the name of a field or a type? */
const isValue = (node: ts.Identifier): boolean =>
  !ts.isTypeNode(node.parent) && !('name' in node.parent && node.parent.name === node)

const isImpure = (node: ts.Node): boolean => {
  if (ts.isIdentifier(node)) return CLOCKS.includes(node.text) && isValue(node)
  if (ts.isElementAccessExpression(node)) return /^Math\[.random.\]$/.test(node.getText())
  if (!ts.isPropertyAccessExpression(node)) return false
  return node.getText() === 'Math.random' || LOCALE.includes(node.name.text)
}

/** Where the program reads the clock that it hands to bots and to the server. */
const CLOCK_OF_THE_PROGRAM = 'src/cli/clock.ts'

const pureEverywhere = banned(
  'no clock, no unseeded chance and no locale: the same everywhere, at any time',
  isImpure,
  [
    'const x = Math.random()',
    "const x = Math['random']()",
    'const { now } = Date',
    'const x = Date.now()',
    'const x = new Date()',
    'const x = performance.now()',
    'const x = a.localeCompare(b)',
  ],
  'const x = { Date: 1, now: Math.max(1, 2), random: record.Date }',
)
const pure = without(CLOCK_OF_THE_PROGRAM, pureEverywhere)

const COMPARISONS = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]

const namesEdition = (node: ts.Node): boolean => /edition(['"`]\])?$/i.test(node.getText())

const asksEdition = (node: ts.Node): boolean =>
  (ts.isBinaryExpression(node) &&
    COMPARISONS.includes(node.operatorToken.kind) &&
    (namesEdition(node.left) || namesEdition(node.right))) ||
  (ts.isSwitchStatement(node) && namesEdition(node.expression))

const editions: Rule = {
  says: 'only rulesets/ compare editions; everyone else asks a reading',
  problems: (files) =>
    files
      .filter((file) => inSrc(file) && placeOf(file.path).room !== 'rulesets')
      .flatMap((file) =>
        [...nodesOf(file)].filter(asksEdition).map((node) => `${at(file, node)} asks for an edition`),
      ),
  breaks: [
    "if (config.edition === 'first') f()",
    "const old = 'second' !== edition",
    "const old = config['edition'] == 'first'",
    'switch (state.config.edition) {}',
  ].map((text) => [source('src/confrontation/rules/battle.ts', text)]),
  keeps: [
    source('src/confrontation/rulesets/classic.ts', "const old = config.edition === 'first'"),
    source('src/confrontation/rules/battle.ts', 'const cites = rule.cites[config.edition]'),
  ],
}

const LORE = `
  arda aragorn balrog barrow bilbo boromir confrontation dwarf dwarves elf elrond elves ent faramir
  fellowship frodo galadriel gandalf gimli gollum gondor hobbit hobbits isengard legolas lorien
  merry middle-earth mordor moria nazgul orc orcs orodruin pippin rhun ring ringbearer rings
  ringwraith rivendell rohan sam saruman sauron shelob shire smeagol southron strider tolkien troll
  uruk warg wargs`
  .trim()
  .split(/\s+/)

/** The words of a text, those inside camelCase names included; the name of this package is no word. */
const wordsOf = ({ text }: Source): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('middle-earth-rules', '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/middle[ -]earth/gi, 'middle-earth')
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .flatMap((word) => [word, ...word.split('-')])

const lore: Rule = {
  says: 'the kernel knows no Middle-earth word',
  problems: (files) =>
    files.filter(inKernel).flatMap((file) => {
      const words = new Set(wordsOf(file))
      return LORE.filter((word) => words.has(word)).map((word) => `${file.path} says ${word}`)
    }),
  breaks: [
    '// Frodo moves first.',
    'export const moveRingBearer = 1',
    "export const kind = 'orc-host'",
    'type MiddleEarth = 1',
    '// A Nazg\u00fbl flies.',
  ].map((text) => [source('src/kernel/pile.ts', text)]),
  keeps: [
    source(
      'src/kernel/pile.ts',
      "import { pile } from 'middle-earth-rules/kernel'\nconst string = ordering(present)",
    ),
    source('src/confrontation/model/ids.ts', "export const IDS = ['frodo']"),
  ],
}

const BUILDERS = ['doing', 'calling', 'drawing', 'jumping', 'returning', 'mayDo', 'replacing', 'inserting']
const isBuilder = (name: ts.Node): boolean => ts.isIdentifier(name) && BUILDERS.includes(name.text)
/** Where the builders are told, and where a game gives them its types. */
const TELLS_BUILDERS = /^src\/(kernel\/wiring|[\w-]+\/model\/bundle|[\w-]+\/rulesets\/stages)\.ts$/

const builders: Rule = {
  says: 'what is called like a builder of stages is nothing else: no rule, no question, no value',
  problems: (files) =>
    files
      .filter((file) => inSrc(file) && !TELLS_BUILDERS.test(file.path) && !isDoor(placeOf(file.path).area))
      .flatMap((file) =>
        [...nodesOf(file)].flatMap((node) =>
          (ts.isVariableDeclaration(node) || ts.isParameter(node)) && isBuilder(node.name)
            ? [`${at(file, node)}: ${node.name.getText()}`]
            : [],
        ),
      ),
  breaks: [
    "export const drawing = procedure('draw', [])",
    'const f = () => { const doing = 1; return doing }',
    'const f = (calling: number) => calling',
  ].map((text) => [source('src/confrontation/rules/draw.ts', text)]),
  keeps: [
    source('src/confrontation/rules/draw.ts', "const draw = procedure('draw', [['draw', drawing(f, g)]])"),
    source('src/confrontation/model/bundle.ts', 'export const { doing, drawing } = wiringOf<A, B>()'),
    source('src/svg/page.ts', "const drawing = 'a picture'"),
  ],
}

export const LANGUAGE_RULES: readonly Rule[] = [...SYNTAX_RULES, pure, editions, lore, builders]
