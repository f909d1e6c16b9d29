/**
 * Marks what a module works out while it is loaded as free of side effects, so that bundlers leave out whatever
 * nobody uses: `const x = f(y)` becomes `const x = /* @__PURE__ *\/ (() => f(y))()`. Within a file of the sources
 * `sideEffects: false` would say the same; within a chunk, where many files lie together, only this does.
 */
import ts from 'typescript'

interface Edit {
  readonly at: number
  readonly until: number
  readonly text: string
}

/** Making these does nothing but make them; everything else may run code. */
const isInert = (node: ts.Node): boolean => {
  if (ts.isFunctionLike(node) || ts.isLiteralExpression(node) || ts.isIdentifier(node)) return true
  if (ts.isTypeNode(node) || ts.isToken(node)) return true
  if (ts.isPropertyAssignment(node) && ts.isComputedPropertyName(node.name)) return false
  const isPlain =
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  return isPlain && !ts.forEachChild(node, (child) => !isInert(child))
}

const pure = (text: string): string => `/* @__PURE__ */ (() => (${text}))()`

/** `{ a, b: c } = f()` takes its value apart while it is loaded: a constant for the value, and one for each part. */
const partsOf = (pattern: ts.ObjectBindingPattern, value: string): string => {
  const whole = `taken_${pattern.pos}`
  const parts = pattern.elements.map((element) => {
    if (!ts.isIdentifier(element.name) || element.initializer !== undefined || element.dotDotDotToken)
      throw new Error(`only plain names can be taken out of a value at the top of a module: ${value}`)
    return `${element.name.text} = ${pure(`${whole}.${(element.propertyName ?? element.name).getText()}`)}`
  })
  return [`${whole} = ${pure(value)}`, ...parts].join(', ')
}

const editOf = ({ name, initializer }: ts.VariableDeclaration): readonly Edit[] => {
  if (initializer === undefined) return []
  const [at, until, value] = [initializer.getStart(), initializer.end, initializer.getText()]
  if (ts.isObjectBindingPattern(name)) return [{ at: name.getStart(), until, text: partsOf(name, value) }]
  return isInert(initializer) ? [] : [{ at, until, text: pure(value) }]
}

/** The text of a module with its marks. */
export const pureSource = (path: string, text: string): string => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.flatMap(editOf))
    .reduceRight((done, { at, until, text: now }) => done.slice(0, at) + now + done.slice(until), text)
}
