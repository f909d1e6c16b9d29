/**
 * What an editor shows of a reading: the names of its types, and a comment for every field. It asks the
 * language service of the compiler, as editors do.
 */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const JSON_TYPES = `${ROOT}src/war-of-the-ring/model/json.ts`
const PAGE = `${ROOT}src/war-of-the-ring/page.ts`

/** Places of a page that uses a reading; each is hovered over where its field begins. */
const HOVERED: Readonly<Record<string, string>> = {
  'reading.table': '(property) TableReading.table: TableJson',
  'reading.table.fellowship': '(property) TableJson.fellowship: FellowshipJson',
  'reading.table.fellowship.corruption': '(property) FellowshipJson.corruption: number',
  'reading.table.dice.huntBox': '(property) DiceJson.huntBox: BySide<number>',
  'reading.table.armies': '(property) TableJson.armies: ByRegion<Pieces>',
  'reading.table.cards.hands': '(property) CardsJson.hands: CardsBySeat',
  'reading.derived.victoryPoints': '(property) Derived.victoryPoints: BySide<number>',
}
const TEXT = [
  "import type { TableReading } from './model/json'",
  'export const read = (reading: TableReading): ReadonlyArray<unknown> => [',
  ...Object.keys(HOVERED).map((place) => `${place},`),
  ']',
].join('\n')

const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    strict: true,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  }),
  getScriptFileNames: () => [PAGE],
  getScriptVersion: () => '1',
  getScriptSnapshot: (path) => {
    const text = path === PAGE ? TEXT : ts.sys.readFile(path)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  getCurrentDirectory: () => ROOT,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (path) => path === PAGE || ts.sys.fileExists(path),
  readFile: (path) => (path === PAGE ? TEXT : ts.sys.readFile(path)),
})

it.each(Object.entries(HOVERED))('a hover over %s names its type and tells what it is', (place, shown) => {
  const at = TEXT.indexOf(`${place},`) + place.lastIndexOf('.') + 1
  const info = service.getQuickInfoAtPosition(PAGE, at)
  expect(ts.displayPartsToString(info?.displayParts)).toBe(shown)
  expect(ts.displayPartsToString(info?.documentation)).toMatch(/^[A-Z].+\.$/s)
})

it('every field of the JSON has a comment', () => {
  const bare: string[] = []
  const file = service.getProgram()?.getSourceFile(JSON_TYPES)
  const visit = (node: ts.Node, owner: string): void => {
    if (ts.isPropertySignature(node) && ts.getJSDocCommentsAndTags(node).length === 0)
      bare.push(`${owner}.${node.name.getText()}`)
    const name = ts.isInterfaceDeclaration(node) ? node.name.text : owner
    ts.forEachChild(node, (child) => visit(child, name))
  }
  if (file !== undefined) visit(file, '')
  expect(file).toBeDefined()
  expect(bare).toEqual([])
})
