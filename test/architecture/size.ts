/** Sizes: a file, a function, a list of parameters and a line stay small enough to read at once. */
import ts from 'typescript'
import { at, inKernel, inSrc, isTypeScript, nodesOf, treeOf, type Rule, type Source, source } from './support'

const FILE_LINES = 400
const FUNCTION_LINES = 40
const PARAMETERS = 4
const COLUMNS = 110
/** See docs/decisions/kernel-size.md. */
const KERNEL_LINES = 5600

type Implementation = ts.FunctionLikeDeclaration & { readonly body: ts.Node }

const isImplementation = (node: ts.Node): node is Implementation =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined

const ours = (file: Source): boolean => isTypeScript(file) && /^(src|test)\//.test(file.path)
const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n')
const isTable = (file: Source): boolean =>
  /^src\/[^/]+\/data\//.test(file.path) || ![...nodesOf(file)].some(isImplementation)

const lines = (count: number, line = 'x()'): string => Array(count).fill(line).join('\n')

const files: Rule = {
  says: `a file has at most ${FILE_LINES} lines, unless it is a table: under data/ or without functions`,
  problems: (all) =>
    all
      .filter((file) => ours(file) && linesOf(file.text).length > FILE_LINES && !isTable(file))
      .map((file) => `${file.path} has ${linesOf(file.text).length} lines`),
  breaks: [
    [source('src/kernel/pile.ts', `const f = () => 1\n${lines(FILE_LINES)}`)],
    [source('test/kernel/pile.test.ts', `it('draws', () => 1)\n${lines(FILE_LINES)}`)],
  ],
  keeps: [
    source('src/kernel/pile.ts', `const f = () => 1\n${lines(FILE_LINES - 1)}\n`),
    source('src/confrontation/data/board.ts', `const f = () => 1\n${lines(FILE_LINES)}`),
    source('src/confrontation/rulebook.ts', lines(FILE_LINES + 1)),
  ],
}

const lengthOf = (file: Source, node: ts.Node): number => {
  const tree = treeOf(file)
  const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line
  return line(node.getEnd()) - line(node.getStart(tree)) + 1
}

/** What is derived from rules and is one object: a table, whose length says nothing. */
const isDerivedTable = (node: ts.Node): boolean => {
  if (!ts.isArrowFunction(node) || !ts.isCallExpression(node.parent)) return false
  const { expression } = node.parent
  let body: ts.Node = node.body
  while (ts.isParenthesizedExpression(body) || ts.isAsExpression(body) || ts.isSatisfiesExpression(body))
    body = body.expression
  return ts.isIdentifier(expression) && expression.text === 'derived' && ts.isObjectLiteralExpression(body)
}

const functions: Rule = {
  says: `a function of src has at most ${FUNCTION_LINES} lines, unless it derives a table from rules`,
  problems: (all) =>
    all.filter(inSrc).flatMap((file) =>
      [...nodesOf(file)]
        .filter((node) => isImplementation(node) && !isDerivedTable(node))
        .filter((node) => lengthOf(file, node) > FUNCTION_LINES)
        .map((node) => `${at(file, node)} is a function of ${lengthOf(file, node)} lines`),
    ),
  breaks: [
    [source('src/kernel/pile.ts', `const f = () => {\n${lines(FUNCTION_LINES - 1)}\n}`)],
    [source('src/kernel/pile.ts', `function f() {\n${lines(FUNCTION_LINES - 1)}\n}`)],
    [source('src/kernel/pile.ts', `const o = { f() {\n${lines(FUNCTION_LINES - 1)}\n} }`)],
    [source('src/kernel/pile.ts', `const f = derived(() => {\n${lines(FUNCTION_LINES - 1)}\n})`)],
  ],
  keeps: [
    source('src/kernel/pile.ts', `const f = derived(() => ({\n${lines(FUNCTION_LINES, 'x: 1,')}\n}))`),
    source('src/kernel/pile.ts', `/**\n * Long talk.\n */\nfunction f() {\n${lines(FUNCTION_LINES - 2)}\n}`),
  ],
}

const parameters: Rule = {
  says: `a function of src, or the type of one, has at most ${PARAMETERS} parameters`,
  problems: (all) =>
    all.filter(inSrc).flatMap((file) =>
      [...nodesOf(file)]
        .filter(ts.isFunctionLike)
        .filter((node) => node.parameters.length > PARAMETERS)
        .map((node) => `${at(file, node)} takes ${node.parameters.length} parameters`),
    ),
  breaks: [
    [source('src/kernel/pile.ts', 'const f = (a, b, c, d, e) => a')],
    [source('src/kernel/pile.ts', 'type F = (a: A, b: A, c: A, d: A, e: A) => A')],
  ],
  keeps: [source('src/kernel/pile.ts', 'function f(a, b, c, d) {}')],
}

const columns: Rule = {
  says: `a line has at most ${COLUMNS} columns`,
  problems: (all) =>
    all
      .filter(ours)
      .flatMap(({ path, text }) =>
        linesOf(text).flatMap((line, i) =>
          line.length > COLUMNS ? [`${path}:${i + 1} is ${line.length} wide`] : [],
        ),
      ),
  breaks: [[source('src/kernel/pile.ts', `// ${'x'.repeat(COLUMNS - 2)}`)]],
  keeps: [source('src/kernel/pile.ts', `// ${'x'.repeat(COLUMNS - 3)}\n`)],
}

/** Lines that hold a token: blank lines and comments are free. */
const codeLines = (file: Source): number => {
  const tree = treeOf(file)
  const found = new Set<number>()
  const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line
  for (const node of nodesOf(file)) {
    if (ts.isSourceFile(node) || node.kind === ts.SyntaxKind.EndOfFileToken) continue
    found.add(line(node.getStart(tree))).add(line(node.getEnd() - 1))
    for (const token of node.getChildren(tree)) {
      if (ts.isToken(token)) found.add(line(token.getStart(tree)))
    }
  }
  return found.size
}

/** The generator and the hash are values with published vectors, the index a list of names. */
const isCounted = (file: Source): boolean => !/\/(random|hash|index)\.ts$/.test(file.path)

const kernelSize: Rule = {
  says: `the kernel has fewer than ${KERNEL_LINES} lines of code beside its generator, hash and index`,
  problems: (all) => {
    const total = all
      .filter(inKernel)
      .filter(isCounted)
      .reduce((sum, file) => sum + codeLines(file), 0)
    return total < KERNEL_LINES ? [] : [`src/kernel has ${total} lines of code`]
  },
  breaks: [
    [source('src/kernel/a.ts', lines(KERNEL_LINES / 2)), source('src/kernel/b.ts', lines(KERNEL_LINES / 2))],
    [source('src/kernel/a.ts', `const list = [\n${lines(KERNEL_LINES - 2, '1,')}\n]`)],
  ],
  keeps: [
    source(
      'src/kernel/a.ts',
      `${lines(KERNEL_LINES, '// why')}\n/*\n${lines(KERNEL_LINES, 'why')}\n*/\n\n\n`,
    ),
    source('src/kernel/b.ts', `${lines(KERNEL_LINES - 1)}\n`),
    source('src/battles/rules/c.ts', lines(KERNEL_LINES)),
  ],
}

export const SIZE_RULES: readonly Rule[] = [files, functions, parameters, columns, kernelSize]
