/**
 * What the package promises to those who import it, as text: of every subpath all exported names in order,
 * each
 * with its declaration. It is read from the built declarations. Comments, the order in a union and the
 * names that
 * the bundler gives to files and to namesakes do not matter; everything else does.
 */
import ts from 'typescript'

/** A subpath of the package and the file with its types. */
export interface Door {
  readonly specifier: string
  readonly types: string
}

/** The report on one subpath. */
export interface Report {
  readonly specifier: string
  readonly text: string
}

interface Reader {
  readonly checker: ts.TypeChecker
  readonly own: (symbol: ts.Symbol) => boolean
  /** The name and the subpath under which strangers import a thing; the first subpath that exports it. */
  readonly homeOf: (symbol: ts.Symbol) => { readonly name: string; readonly specifier: string } | undefined
  readonly exportsOf: (door: Door) => ReadonlyMap<string, ts.Symbol>
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
/** What comes with other packages is named, not told. */
const FOREIGN = /\/node_modules\/(fp-ts|io-ts|@types|typescript)\//
const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed })

const resolvedBy =
  (checker: ts.TypeChecker) =>
  (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const exportsBy =
  (program: ts.Program, checker: ts.TypeChecker) =>
  ({ types }: Door): ReadonlyMap<string, ts.Symbol> => {
    const file = program.getSourceFile(types)
    const module = file && checker.getSymbolAtLocation(file)
    if (module === undefined) throw new Error(`${types} is not there or no module: npm run build makes it`)
    const resolved = resolvedBy(checker)
    return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolved(symbol)]))
  }

const readerOf = (doors: readonly Door[], host: ts.CompilerHost): Reader => {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    noLib: true,
    types: [],
  }
  const program = ts.createProgram(
    doors.map(({ types }) => types),
    options,
    host,
  )
  const checker = program.getTypeChecker()
  const exportsOf = exportsBy(program, checker)
  const homes = new Map<ts.Symbol, { readonly name: string; readonly specifier: string }>()
  for (const door of doors)
    for (const [name, symbol] of exportsOf(door))
      if (!homes.has(symbol)) homes.set(symbol, { name, specifier: door.specifier })
  const own = (symbol: ts.Symbol): boolean =>
    (symbol.declarations ?? []).some((declaration) => {
      const isVariable = ts.isVariableDeclaration(declaration)
      const parent = isVariable ? declaration.parent.parent.parent : declaration.parent
      return parent !== undefined && ts.isSourceFile(parent) && !FOREIGN.test(parent.fileName)
    })
  return { checker, own, homeOf: (symbol) => homes.get(symbol), exportsOf }
}

/** The thing of ours that an identifier in a declaration stands for. */
const namedBy = (reader: Reader, node: ts.Identifier): ts.Symbol | undefined => {
  const symbol = reader.checker.getSymbolAtLocation(node)
  const thing = symbol && resolvedBy(reader.checker)(symbol)
  return thing !== undefined && reader.own(thing) ? thing : undefined
}

const nameOf = (reader: Reader, symbol: ts.Symbol): string =>
  reader.homeOf(symbol)?.name ?? symbol.name.replace(/\$\d+$/, '')

/** A declaration as text, the same for the same promise; what it mentions is noted. */
const printed = (reader: Reader, declaration: ts.Node, mention: (symbol: ts.Symbol) => void): string => {
  const file = declaration.getSourceFile()
  const canonical: ts.TransformerFactory<ts.Node> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const thing = ts.isIdentifier(node) ? namedBy(reader, node) : undefined
      if (thing !== undefined) {
        mention(thing)
        return context.factory.createIdentifier(nameOf(reader, thing))
      }
      if (ts.isStringLiteral(node)) return context.factory.createStringLiteral(node.text, true)
      // What a compiler found out for itself it names with its file: import('../a.js').A
      if (ts.isImportTypeNode(node) && node.qualifier !== undefined && !node.isTypeOf)
        return visit(context.factory.createTypeReferenceNode(node.qualifier, node.typeArguments))
      const visited = ts.visitEachChild(node, visit, context)
      if (!ts.isUnionTypeNode(visited)) return visited
      const text = (type: ts.TypeNode): string => printer.printNode(ts.EmitHint.Unspecified, type, file)
      const types = [...visited.types].sort((a, b) => byText(text(a), text(b)))
      return context.factory.createUnionTypeNode(types)
    }
    return (node) => ts.visitNode(node, visit)
  }
  const { transformed } = ts.transform(declaration, [canonical])
  return printer.printNode(ts.EmitHint.Unspecified, transformed[0] ?? declaration, file)
}

/** All declarations of a thing; a variable is told with its keyword. */
const told = (reader: Reader, symbol: ts.Symbol, mention: (symbol: ts.Symbol) => void): string =>
  (symbol.declarations ?? [])
    .map((declaration) => (ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration))
    .map((declaration) => printed(reader, declaration, mention).replace(/^(export )?(declare )?/, ''))
    .join('\n')

const reportOn = (reader: Reader, door: Door): string => {
  const exported = reader.exportsOf(door)
  const shown = new Set<ts.Symbol>(exported.values())
  const hidden: ts.Symbol[] = []
  const mention = (symbol: ts.Symbol): void => {
    if (shown.has(symbol) || reader.homeOf(symbol) !== undefined) return
    shown.add(symbol)
    hidden.push(symbol)
  }
  const names = [...exported].sort(([a], [b]) => byText(a, b))
  const entries = names.map(([name, symbol]) => {
    const home = reader.homeOf(symbol)
    const isElsewhere = home !== undefined && home.specifier !== door.specifier
    return isElsewhere ? `export { ${name} } from '${home.specifier}'` : told(reader, symbol, mention)
  })
  const inner: string[] = []
  for (let symbol = hidden.pop(); symbol !== undefined; symbol = hidden.pop())
    inner.push(told(reader, symbol, mention))
  const block = (title: string, texts: readonly string[]): readonly string[] =>
    texts.length === 0 ? [] : [`## ${title}`, `\`\`\`typescript\n${texts.join('\n\n')}\n\`\`\``]
  return [
    `# ${door.specifier}`,
    'Every exported name with its declaration. This page is generated: `npm run api` writes it anew.',
    ...block(`${names.length} exports`, entries),
    ...block('Mentioned, not exported', inner.sort(byText)),
  ]
    .join('\n\n')
    .concat('\n')
}

/** The reports on all subpaths; a thing that two of them export is told under the one that comes first. */
export const reportsOf = (
  doors: readonly Door[],
  host: ts.CompilerHost = ts.createCompilerHost({}),
): readonly Report[] => {
  const reader = readerOf(doors, host)
  return doors.map((door) => ({ specifier: door.specifier, text: reportOn(reader, door) }))
}
