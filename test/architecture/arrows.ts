/** Import arrows: who may know whom, from which packages, and that no import leads back to its start. */
import ts from 'typescript'
import { importsOf, inSrc, isDoor, isGame, nodesOf, placeOf, type Import, type Rule, source } from './support'

// `kernel <- model <- data <- cards`, `model, data <- query <- rules`,
// `all <- rulesets <- view <- game <- index`.
const MODEL = ['rulebook', 'model']
const DATA = [...MODEL, 'data']
const CARDS = [...DATA, 'cards']
const RULES = [...DATA, 'query', 'rules']
const RULESETS = [...CARDS, ...RULES, 'rulesets']
const VIEW = [...RULESETS, 'view']
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rulebook: ['rulebook'],
  model: MODEL,
  data: DATA,
  cards: CARDS,
  query: [...DATA, 'query'],
  rules: RULES,
  rulesets: RULESETS,
  view: VIEW,
  definition: VIEW,
  engine: [...VIEW, 'definition'],
  game: [...VIEW, 'definition', 'game'],
  names: VIEW,
  viewer: VIEW,
  odds: [...DATA, 'query'],
  book: RULESETS,
  index: [...VIEW, 'definition', 'game', 'index'],
}

const againstArrow = ({ from, path }: Import): boolean => {
  if (path === undefined) return false
  const here = placeOf(from.path)
  const there = placeOf(path)
  const throughFrontDoor =
    (there.room === 'index' && (isGame(there.area) || there.area === 'kernel')) ||
    (there.room === 'viewer' && isGame(there.area))
  // Pages that click on one game need no more of it than plays it.
  if (here.area === 'ui' && there.room === 'engine') return !isGame(there.area)
  // Pictures are made of what clicks are about.
  if (here.area === 'svg' && there.area === 'ui') return there.room !== 'keys'
  if (here.area === 'kernel') return there.area !== 'kernel'
  if (here.area === 'index') return !throughFrontDoor
  if (here.area === 'cli' && isDoor(there.area)) return there.area !== 'cli' && there.room !== 'index'
  // Positions as text are read behind the protocol, too.
  if (here.area === 'protocol' && there.area === 'notation') return there.room !== 'index'
  // The reader of words shares the spelling of names with positions as text.
  if (here.area === 'talk' && there.area === 'notation') return there.room !== 'index'
  // The index of the package is the list of its games, where doors find them.
  if (isDoor(here.area)) return ![here.area, 'index'].includes(there.area) && !throughFrontDoor
  if (there.area === 'kernel') return false
  return there.area !== here.area || !(MAY_IMPORT[here.room] ?? []).includes(there.room)
}

const imports = (path: string, ...specifiers: readonly string[]) =>
  source(path, specifiers.map((specifier) => `import '${specifier}'`).join('\n'))

const arrows: Rule = {
  says: 'imports follow the arrows between kernel, rooms, games and doors',
  problems: (files) =>
    importsOf(files.filter(inSrc))
      .filter(againstArrow)
      .map(({ from, written }) => `${from.path} may not import ${written}`),
  breaks: [
    [imports('src/kernel/pile.ts', '../confrontation/model/ids')],
    [source('src/kernel/pile.ts', "export type Id = import('../confrontation/model/ids').Id")],
    [source('src/kernel/pile.ts', "export type { Id } from '../confrontation/index'")],
    [imports('src/confrontation/model/state.ts', '../data/board.js')],
    [imports('src/confrontation/data/board.ts', '../query/neighbours')],
    [imports('src/confrontation/cards/magic.ts', '../rules/battle')],
    [imports('src/confrontation/rules/battle.ts', '../cards/magic')],
    [imports('src/confrontation/query/reach.ts', '../rules/move')],
    [imports('src/confrontation/rules/move.ts', '../rulesets/classic')],
    [imports('src/confrontation/rulesets/classic.ts', '../view/seat')],
    [imports('src/confrontation/view/seat.ts', '../index')],
    [imports('src/confrontation/view/seat.ts', '../game')],
    [imports('src/confrontation/game.ts', './index')],
    [imports('src/confrontation/rulebook.ts', './model/ids')],
    [imports('src/confrontation/model/ids.ts', '../../battles/model/ids')],
    [imports('src/confrontation/index.ts', '../bots/random')],
    [imports('src/confrontation/index.ts', '../index')],
    [imports('src/bots/random.ts', '../confrontation/model/state')],
    [imports('src/bots/random.ts', '../kernel/random')],
    [imports('src/confrontation/viewer.ts', './game')],
    [imports('src/confrontation/odds.ts', './rules/battle/round')],
    [imports('src/confrontation/book.ts', './view/seat')],
    [imports('src/confrontation/rules/move.ts', '../viewer')],
    [imports('src/bots/random.ts', '../cli/print')],
    [imports('src/bots/random.ts', '../svg/index')],
    [imports('src/svg/map.ts', '../ui/index')],
    [imports('src/bots/random.ts', '../confrontation/engine')],
    [imports('src/cli/play.ts', '../bots/random')],
    [imports('src/index.ts', './confrontation/model/state')],
  ],
  keeps: [
    imports('src/index.ts', './confrontation/index', './kernel'),
    source('src/kernel/index.ts'),
    imports('src/kernel/pile.ts', './random'),
    source('src/confrontation/rulebook.ts'),
    imports('src/confrontation/model/ids.ts', '../../kernel/pile', '../rulebook'),
    imports('src/confrontation/data/board.ts', '../model/ids'),
    imports('src/confrontation/cards/magic.ts', '../data/board', '../model/ids'),
    imports('src/confrontation/query/reach.ts', '../data/board'),
    imports('src/confrontation/rules/battle/round.ts', '../../query/reach', '../turn'),
    imports('src/confrontation/rulesets/classic.ts', '../cards/magic', '../rules/turn'),
    imports('src/confrontation/view/seat.ts', '../rulesets/classic'),
    imports('src/confrontation/game.ts', './view/seat', './rulesets/classic'),
    imports('src/confrontation/index.ts', './game', './view/seat', './rulebook'),
    imports('src/bots/random.ts', '../confrontation', '../index', '../kernel/index', './greedy'),
    imports('src/svg/map.ts', '../confrontation/viewer', '../ui/keys'),
    imports('src/ui/confrontation.ts', '../confrontation/engine', '../confrontation'),
    imports('src/confrontation/viewer.ts', './view/seat'),
    imports('src/confrontation/odds.ts', './query/reach'),
    imports('src/confrontation/book.ts', './rulebook'),
    imports('src/cli/play.ts', '../bots/index', '../svg/index', './words'),
  ],
}

const PACKAGES = /^(fp-ts\/lib\/(?!index\.js)|io-ts\/lib\/)[A-Za-z]+\.js$/

/** What programs import besides: Node, and the search that is bundled into them. */
const OF_PROGRAMS = /^(node:|minisearch$|@modelcontextprotocol\/sdk\/)/

const packages: Rule = {
  says: 'src imports fp-ts and io-ts only, spelt fp-ts/lib/X.js: what Node, CJS and bundlers agree on',
  problems: (files) =>
    importsOf(files.filter(inSrc))
      .filter(({ written, path }) => path === undefined && !PACKAGES.test(written))
      .filter(
        ({ from, written }) =>
          !(['cli', 'talk'].includes(placeOf(from.path).area) && OF_PROGRAMS.test(written)),
      )
      .map(({ from, written }) => `${from.path} may not import ${written}`),
  breaks: [
    [imports('src/kernel/pile.ts', 'fp-ts/Either')],
    [imports('src/kernel/pile.ts', 'fp-ts/lib/Either')],
    [imports('src/kernel/pile.ts', 'fp-ts/lib/index.js')],
    [imports('src/kernel/pile.ts', 'fp-ts')],
    [imports('src/kernel/pile.ts', 'node:crypto')],
    [imports('src/confrontation/model/state.ts', 'lodash')],
    [imports('src/protocol/methods.ts', 'minisearch')],
  ],
  keeps: [
    imports('src/kernel/pile.ts', 'fp-ts/lib/Either.js', 'io-ts/lib/index.js'),
    imports('src/cli/main.ts', 'node:fs'),
    imports('src/talk/search.ts', 'minisearch'),
  ],
}

/** Files that can be reached from themselves: each is named once, with the way round. */
const cyclesIn = (edges: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' -> '))
    if (way.includes(path) || done.has(path)) return
    for (const next of edges.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return found
}

const noCycles: Rule = {
  says: 'no import leads back to its own file, not even for a type',
  problems: (files) => {
    const edges = new Map<string, string[]>()
    for (const { from, path } of importsOf(files.filter(inSrc))) {
      if (path !== undefined) edges.set(from.path, [...(edges.get(from.path) ?? []), path])
    }
    return cyclesIn(edges)
  },
  breaks: [
    [imports('src/kernel/a.ts', './b'), imports('src/kernel/b.ts', './c'), imports('src/kernel/c.ts', './a')],
    [source('src/kernel/a.ts', "import type { B } from './b'"), imports('src/kernel/b.ts', './a.js')],
    [imports('src/kernel/a.ts', './a')],
  ],
  keeps: [
    imports('src/kernel/a.ts', './b', './c'),
    imports('src/kernel/b.ts', './c'),
    source('src/kernel/c.ts'),
  ],
}

const STEPS = /^(Procedure|Decision|Question|Interjection)</

/** Names that a rules file declares as a procedure or as a kind of decision, by their type annotation. */
const stepsOf = (files: Parameters<Rule['problems']>[0]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) =>
      [...nodesOf(file)]
        .filter(ts.isVariableDeclaration)
        .filter(({ type }) => STEPS.test(type?.getText() ?? ''))
        .map(({ name }) => `${file.path}#${name.getText()}`),
    ),
  )

const callsOnly: Rule = {
  says: 'rules call procedures and decisions by frame, not by import; an index may gather them',
  problems: (files) => {
    const rules = files.filter((file) => inSrc(file) && placeOf(file.path).room === 'rules')
    const steps = stepsOf(rules)
    const imports = importsOf(rules)
    return rules
      .filter(({ path }) => !path.endsWith('/index.ts'))
      .flatMap((file) => {
        const paths = new Map(imports.flatMap((i) => (i.from === file ? [[i.written, i.path]] : [])))
        return [...nodesOf(file)].filter(ts.isImportSpecifier).flatMap((specifier) => {
          const module = specifier.parent.parent.parent.moduleSpecifier
          const imported = (specifier.propertyName ?? specifier.name).text
          const target = ts.isStringLiteral(module) ? paths.get(module.text) : undefined
          return steps.has(`${target}#${imported}`)
            ? [`${file.path} may not import the steps of ${imported}`]
            : []
        })
      })
  },
  breaks: [
    [
      source('src/confrontation/rules/battle.ts', 'export const battle: Procedure<Types, BattleFrame> = []'),
      source('src/confrontation/rules/turn.ts', "import { battle } from './battle'"),
    ],
    [
      source('src/confrontation/rules/retreat.ts', 'export const retreat: Decision<Types, F, A> = {}'),
      source('src/confrontation/rules/turn/battle.ts', "import { retreat as go } from '../retreat.js'"),
    ],
  ],
  keeps: [
    source(
      'src/confrontation/rules/battle.ts',
      'export const battle: Procedure<Types, F> = []\nexport const x = 1',
    ),
    source('src/confrontation/rules/turn.ts', "import { x } from './battle'"),
    source('src/confrontation/rules/index.ts', "import { battle } from './battle'"),
  ],
}

/** Lists of the base game: with an expansion there are others, so only what makes the rules may know them. */
const BASE_LISTS = /^(CHARACTER|COMPANION|MINION|ESCORT|EVENT_CARD|PIECE|(STANDARD_|SPECIAL_|HUNT_)TILE)_IDS$/
const FIXED_TABLES = ['data/regions']

const ofRules: Rule = {
  says: 'questions, rules and views read the tables of a config, not those of the base; the map is fixed',
  problems: (files) => {
    const readers = files.filter((file) => {
      const { area, room } = placeOf(file.path)
      return inSrc(file) && area === 'war-of-the-ring' && ['query', 'rules', 'view'].includes(room)
    })
    const tables = importsOf(readers).filter(
      ({ path }) =>
        path !== undefined &&
        placeOf(path).room === 'data' &&
        !FIXED_TABLES.some((fixed) => path.startsWith(`src/war-of-the-ring/${fixed}`)),
    )
    const lists = readers.flatMap((file) =>
      [...nodesOf(file)]
        .filter(ts.isImportSpecifier)
        .map((specifier) => (specifier.propertyName ?? specifier.name).text)
        .filter((name) => BASE_LISTS.test(name))
        .map((name) => `${file.path} may not import ${name}`),
    )
    return [...tables.map(({ from, written }) => `${from.path} may not import ${written}`), ...lists]
  },
  breaks: [
    [
      imports('src/war-of-the-ring/query/hunt.ts', '../data/hunt-tiles'),
      source('src/war-of-the-ring/data/hunt-tiles.ts'),
    ],
    [source('src/war-of-the-ring/view/mask.ts', "import { EVENT_CARD_IDS } from '../model/ids'")],
    [
      source(
        'src/war-of-the-ring/rules/hunt/draw.ts',
        "import { HUNT_TILE_IDS as T } from '../../model/ids'",
      ),
    ],
  ],
  keeps: [
    imports('src/war-of-the-ring/query/board.ts', '../data/regions'),
    source('src/war-of-the-ring/data/regions.ts'),
    source('src/war-of-the-ring/rules/hunt/draw.ts', "import { DECKS, type PieceId } from '../../model/ids'"),
    source('src/war-of-the-ring/rulesets/rules.ts', "import { PIECE_IDS } from '../model/ids'"),
  ],
}

export const ARROW_RULES: readonly Rule[] = [arrows, packages, noCycles, callsOnly, ofRules]
