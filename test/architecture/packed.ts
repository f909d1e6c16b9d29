/** Packed numbers: how facts are packed into a state is known in its game alone. */
import ts from 'typescript'
import { at, DOORS, GAMES, isDoor, inSrc, isTypeScript, nodesOf, placeOf, source, type Rule } from './support'
import type { Source } from './support'

const BITWISE = new Set([
  ts.SyntaxKind.AmpersandToken,
  ts.SyntaxKind.BarToken,
  ts.SyntaxKind.CaretToken,
  ts.SyntaxKind.LessThanLessThanToken,
  ts.SyntaxKind.GreaterThanGreaterThanToken,
  ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken,
  ts.SyntaxKind.AmpersandEqualsToken,
  ts.SyntaxKind.BarEqualsToken,
  ts.SyntaxKind.CaretEqualsToken,
  ts.SyntaxKind.LessThanLessThanEqualsToken,
  ts.SyntaxKind.GreaterThanGreaterThanEqualsToken,
  ts.SyntaxKind.GreaterThanGreaterThanGreaterThanEqualsToken,
])

const isBitwise = (node: ts.Node): boolean =>
  (ts.isBinaryExpression(node) && BITWISE.has(node.operatorToken.kind)) ||
  (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.TildeToken)

const inDoor = (file: Source): boolean => inSrc(file) && isDoor(placeOf(file.path).area)

/** Tests of games and doors; those of the kernel have bits for their subject. */
const ROOMS = new Set<string>([...GAMES, ...DOORS])
const inTestOfGame = (file: Source): boolean =>
  file.path.startsWith('test/') && isTypeScript(file) && ROOMS.has(file.path.split('/')[1] ?? '')
/** Whether it is worth while to take a file apart: formatted, operators stand between spaces. */
const mayUnpack = ({ text }: Source): boolean =>
  /[\w)\]] (<<|>>>?|\^) |[\w)\]] & [a-z0-9(~]|[|&^]= |[\s(]~[\w(]/.test(text)

/** It spoils packed numbers on purpose, to see them found out. */
const SPOILS = ['test/card-game/view/faults.test.ts']

const noBits: Rule = {
  says: 'doors and tests of games unpack nothing: they ask the reader, or glance',
  problems: (files) =>
    files
      .filter(
        (file) => (inDoor(file) || (inTestOfGame(file) && mayUnpack(file))) && !SPOILS.includes(file.path),
      )
      .flatMap((file) =>
        [...nodesOf(file)].filter(isBitwise).map((node) => `${at(file, node)}: ${node.getText()}`),
      ),
  breaks: [
    [source('src/bots/confrontation/board.ts', 'const has = (bits: number) => (bits >> 3) & 1')],
    [source('src/learn/fields.ts', 'let set = 0\nset |= 2')],
    [source('src/svg/war/hunt.ts', 'const rest = ~bits')],
    [source('test/confrontation/support/table.ts', 'const mask = 1 << tile')],
    [source('test/bots/legal.test.ts', 'const high = bits >>> 16')],
  ],
  keeps: [
    source('src/bots/bot.ts', 'type A = B & C | D\nconst x = a && b || !c\nconst y = a < b'),
    source('src/war-of-the-ring/query/armies.ts', 'const region = place & 127'),
    source('test/kernel/hash.test.ts', 'const bit = (byte >> 7) & 1'),
    source('test/card-game/view/faults.test.ts', 'const may = 1 << HAND'),
  ],
}

const PACKED = new Set(['table', 'frame'])

const isPackedType = (node: ts.Node): boolean =>
  ts.isIndexedAccessTypeNode(node) &&
  ts.isLiteralTypeNode(node.indexType) &&
  ts.isStringLiteral(node.indexType.literal) &&
  PACKED.has(node.indexType.literal.text)

const readsPacked = (node: ts.Node): boolean =>
  isPackedType(node) ||
  (ts.isPropertyAccessExpression(node) &&
    (node.name.text === 'vars' || /^(state|next|before|after)\.table$/.test(node.getText())))

/** Arrays for learners, lines of text and places asked are made of saved names, also of those in frames. */
const ofNames = (file: Source): boolean => ['learn', 'notation', 'ui'].includes(placeOf(file.path).area)

const noTables: Rule = {
  says: 'doors look at no packed table and at no variables of frames: they ask the reader, or glance',
  problems: (files) =>
    files
      .filter((file) => inDoor(file) && !ofNames(file))
      .flatMap((file) =>
        [...nodesOf(file)].filter(readsPacked).map((node) => `${at(file, node)}: ${node.getText()}`),
      ),
  breaks: [
    [source('src/bots/board.ts', "type Table = State['table']")],
    [source('src/bots/board.ts', 'const turn = state.table.turn')],
    [source('src/cli/odds.ts', 'const { to } = frame.vars')],
  ],
  keeps: [
    source('src/bots/board.ts', "type Table = Reading['regions']\nconst turn = scene.table.turn"),
    source('src/learn/observe.ts', "type Vars = Frame['vars']"),
    source('src/battles/view/read.ts', 'const { turn } = state.table'),
  ],
}

export const PACKED_RULES: readonly Rule[] = [noBits, noTables]
