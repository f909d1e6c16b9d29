/**
 * Wiring is typed: every mistake of `wrongWiring.ts` is refused by the compiler, for the reason that is told,
 * and its right counterpart is not. All snippets are checked in one run, each in a block of its own.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { MISTAKES, PREAMBLE, type Mistake } from './wrongWiring'

const folder = dirname(fileURLToPath(import.meta.url))
const root = join(folder, '..', '..')
const all: ReadonlyArray<Mistake> = Object.values(MISTAKES).flat()

/** One file with every snippet in a block; where each begins. */
const fileOf = (snippets: ReadonlyArray<string>) => {
  const starts: Array<number> = []
  let text = PREAMBLE
  for (const snippet of snippets) {
    starts.push(text.length)
    text += `{\n${snippet}\n}\n`
  }
  return { text, starts }
}

const FILES = new Map(
  (['wrong', 'right'] as const).map((sort) => [
    join(folder, `${sort}.snippets.ts`),
    fileOf(all.map((mistake) => mistake[sort])),
  ]),
)

const optionsOf = (): ts.CompilerOptions => {
  const path = join(root, 'tsconfig.json')
  const { config } = ts.readConfigFile(path, (name) => ts.sys.readFile(name)) as { readonly config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  return { ...options, noEmit: true, noUnusedLocals: false, noUnusedParameters: false }
}

/** What the compiler says of each snippet of a file, in order; with the preamble's own troubles first. */
const complaints = (): ((path: string) => ReadonlyArray<string>) => {
  const options = optionsOf()
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram([...FILES.keys()], options, {
    ...host,
    fileExists: (name) => FILES.has(name) || host.fileExists(name),
    readFile: (name) => FILES.get(name)?.text ?? host.readFile(name),
    getSourceFile: (name, language, ...rest) => {
      const told = FILES.get(name)
      return told === undefined
        ? host.getSourceFile(name, language, ...rest)
        : ts.createSourceFile(name, told.text, language)
    },
  })
  return (path) => {
    const { starts } = FILES.get(path) ?? fileOf([])
    const said = [PREAMBLE, ...all].map(() => '')
    for (const one of program.getSemanticDiagnostics(program.getSourceFile(path))) {
      const place = starts.filter((start) => start <= (one.start ?? 0)).length
      said[place] += `${ts.flattenDiagnosticMessageText(one.messageText, '\n')}\n`
    }
    return said
  }
}

const said = complaints()
const [wrong, right] = [...FILES.keys()].map(said)

it('reads the snippets in a sound scope', () => {
  expect(wrong?.[0]).toBe('')
  expect(right?.[0]).toBe('')
})

describe.each(Object.entries(MISTAKES))('%s', (_, mistakes) => {
  it.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('%s', (_what, mistake) => {
    const place = all.indexOf(mistake) + 1
    expect(wrong?.[place]).toMatch(mistake.says)
    expect(right?.[place]).toBe('')
  })
})
