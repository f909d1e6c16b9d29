// One build for Node ESM, Node CJS and bundlers. The entries are the subpaths of package.json; code that two of them
// need lands in a shared chunk, so that a kernel value is the same value whichever door it came through.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'

const full = {
  index: 'src/index.ts',
  'kernel/index': 'src/kernel/index.ts',
  'confrontation/index': 'src/confrontation/index.ts',
  'battles/index': 'src/battles/index.ts',
  'card-game/index': 'src/card-game/index.ts',
  'war-of-the-ring/index': 'src/war-of-the-ring/index.ts',
  'svg/index': 'src/svg/index.ts',
  'adapters/index': 'src/adapters/index.ts',
  'protocol/index': 'src/protocol/index.ts',
  'notation/index': 'src/notation/index.ts',
  'learn/index': 'src/learn/index.ts',
  'bots/index': 'src/bots/index.ts',
}

/** Entries of one game with the names of `svg`, whose types they share. */
const library = {
  ...full,
  'svg/confrontation': 'src/svg/confrontation/index.ts',
  'svg/card-game': 'src/svg/cardGame/index.ts',
  'svg/battles': 'src/svg/battles/index.ts',
}

/** Entries for pages that play and no more: without positions and the checks of saved states. */
const engines = {
  'war-of-the-ring/engine': 'src/war-of-the-ring/engine.ts',
  'confrontation/engine': 'src/confrontation/engine.ts',
  'card-game/engine': 'src/card-game/engine.ts',
  'battles/engine': 'src/battles/engine.ts',
}

/**
 * Entries without rules, each whole in itself: a chunk shared with a game would hold what only its rules need,
 * and a page would pay for it.
 */
const thin = {
  'war-of-the-ring/names': 'src/war-of-the-ring/names.ts',
  'war-of-the-ring/view': 'src/war-of-the-ring/viewer.ts',
  'war-of-the-ring/odds': 'src/war-of-the-ring/odds.ts',
  'war-of-the-ring/rulebook': 'src/war-of-the-ring/book.ts',
  'confrontation/rulebook': 'src/confrontation/book.ts',
  'card-game/rulebook': 'src/card-game/book.ts',
  'battles/rulebook': 'src/battles/book.ts',
  'svg/war-of-the-ring': 'src/svg/war/index.ts',
}

// Programs: run by Node, not imported, and so ES modules without types. They stand in a folder of their own.
const programs = {
  main: 'src/cli/main.ts',
  serve: 'src/cli/serveProcess.ts',
  simulateWorker: 'src/cli/simulateWorker.ts',
}

/** What io-ts and fp-ts make without doing anything is marked so, and left out if unused. */
const pure = (text: string): string =>
  text
    .replaceAll('/** @class */ (function', '/* @__PURE__ */ (function')
    .replace(/^((?:export )?var \w+ = )((?:new )?\w+\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/\bdual\(2, ([\w.]+\()/g, 'dual(2, /* @__PURE__ */ $1')

/**
 * fp-ts and io-ts go into the build, from their ES modules, of which only what is used stays: a third of their
 * size, and one file to load instead of forty. Types still name the packages.
 */
const shaken = {
  name: 'shaken',
  setup: (build: {
    readonly onResolve: (
      options: { readonly filter: RegExp },
      resolve: (args: { readonly path: string }) => { readonly path: string; readonly sideEffects: boolean },
    ) => void
    readonly onLoad: (
      options: { readonly filter: RegExp },
      load: (args: { readonly path: string }) => { readonly contents: string; readonly loader: 'js' },
    ) => void
  }): void => {
    build.onResolve({ filter: /^(fp-ts|io-ts)\/lib\// }, ({ path }) => ({
      path: fileURLToPath(new URL(`node_modules/${path.replace('/lib/', '/es6/')}`, import.meta.url)),
      sideEffects: false,
    }))
    build.onLoad({ filter: /[\\/](fp|io)-ts[\\/]es6[\\/]\w+\.js$/ }, ({ path }) => ({
      contents: pure(readFileSync(path, 'utf8')),
      loader: 'js',
    }))
  },
}

/** Programs import the library as it is built: beside their folder, as it stands in the sources. */
const besideLibrary = {
  name: 'beside-library',
  setup: (build: {
    readonly onResolve: (
      options: { readonly filter: RegExp },
      resolve: (args: { readonly path: string }) => { readonly path: string; readonly external: boolean },
    ) => void
  }): void =>
    build.onResolve({ filter: /^\.\.\/[\w-]+\/index$/ }, ({ path }) => ({
      path: `${path}.js`,
      external: true,
    })),
}

const IDS = [
  'BESIDE_IDS, CHARACTER_IDS, COMPANION_IDS, DECKS, DIE_FACES, EVENT_CARD_IDS, FACTIONS',
  'FREE_PEOPLES_NATIONS, HUNT_TILE_IDS, MINION_IDS, NATIONS, NATION_TABLE, PIECE_IDS, RANKS, REGIONS, REGION_IDS, SEATS',
  'SHADOW_NATIONS, SIDES, nameOf',
].join(', ')
const ODDS = 'battleOdds, BATTLE_GROUNDS, LOSS_ORDERS, type BattleOdds, type BattleSpec, type Probability'
const VIEW_TYPES = [
  'Action, BattleReading, BesideData, BesideId, BesideReading, BySide, CardsReading',
  'CharacterData, CharacterId, Deck, DiceReading, DieFace, Event, EventCardData, EventCardEntry',
  'EventCardId, Faction, FellowshipReading, Hidden, HiddenCard, HuntReading, HuntTileData',
  'HuntTileId, Nation, NationReading, PieceCounts, PieceEntry, PieceId, PileReading, PlaceReading',
  'PrintedTables, Rank, RegionData, RegionId, RegionReading, Seat, SeatReading, Settlement, Side',
  'SideReading, State, TableReading, TileCounts, War, WarViewer',
].join(', ')

/** The types of small entries, told by those of the large ones: `from` is the end of their names. */
const typesOfSmall = (from: 'js' | 'cjs'): Readonly<Record<string, string>> => {
  const ofSvg = `export * from './index.${from}'\n`
  const ofRulebook = `export { RULEBOOK, type RuleId } from './index.${from}'\n`
  const ofEngine = (value: string, types: string): string =>
    [
      `import type { Game } from '../kernel/index.${from}'`,
      `import type { ${types} } from './index.${from}'`,
      `export declare const ${value}: Omit<Game<${types}>, 'position'>\n`,
    ].join('\n')
  return {
    'war-of-the-ring/engine': ofEngine('warOfTheRing', 'War'),
    'confrontation/engine': ofEngine('confrontation', 'Confrontation'),
    'card-game/engine': ofEngine('cardGame', 'CardGame'),
    'battles/engine': ofEngine('battles', 'Battles'),
    'confrontation/rulebook': ofRulebook,
    'card-game/rulebook': ofRulebook,
    'battles/rulebook': ofRulebook,
    'war-of-the-ring/rulebook': ofRulebook,
    'war-of-the-ring/odds': `export { ${ODDS} } from './index.${from}'\n`,
    'svg/war-of-the-ring': ofSvg,
    'svg/confrontation': ofSvg,
    'svg/card-game': ofSvg,
    'svg/battles': ofSvg,
    'war-of-the-ring/names': [
      `import type { PrintedTables } from './index.${from}'`,
      `export { ${IDS} } from './index.${from}'`,
      `export type { PieceEntry, PrintedTables } from './index.${from}'`,
      'export declare const TABLES: PrintedTables\n',
    ].join('\n'),
    'war-of-the-ring/view': [
      `import type { Seat, WarViewer } from './index.${from}'`,
      `export { ${IDS} } from './index.${from}'`,
      `export type { ${VIEW_TYPES} } from './index.${from}'`,
      'export declare const warOfTheRingView: WarViewer',
      'export declare const ALL_SEATS: ReadonlyArray<Seat>\n',
    ].join('\n'),
  }
}

const writeTypes = (): void => {
  for (const [from, ending] of [
    ['js', 'd.ts'],
    ['cjs', 'd.cts'],
  ] as const)
    for (const [name, text] of Object.entries(typesOfSmall(from)))
      writeFileSync(new URL(`dist/${name}.${ending}`, import.meta.url), text)
}

/** What is bundled keeps its licence: the notices of the packages that go into the build, in one file. */
const notices = (): Promise<void> => {
  const licenceOf = (name: string): string =>
    readFileSync(
      new URL(`node_modules/${name}/LICENSE${name === 'minisearch' ? '.txt' : ''}`, import.meta.url),
      'utf8',
    )
  const of = (name: string): string => `${name}\n\n${licenceOf(name).trim()}\n`
  writeFileSync(
    new URL('dist/THIRD-PARTY-LICENSES', import.meta.url),
    ['fp-ts', 'io-ts', 'minisearch'].map(of).join('\n'),
  )
  // The declarations are made last, and what lies in their place is cleared before.
  process.once('exit', writeTypes)
  return Promise.resolve()
}

const common = {
  splitting: true,
  sourcemap: false,
  target: 'es2022',
} as const

export default defineConfig([
  {
    ...common,
    external: [/^node:/],
    noExternal: [/^fp-ts\//, /^io-ts\//],
    entry: library,
    format: ['esm', 'cjs'],
    // The library knows neither Node nor the DOM: its types are built without theirs.
    dts: { entry: full, compilerOptions: { types: [] } },
    esbuildPlugins: [shaken],
    platform: 'neutral',
    clean: ['!cli/**', '!thin/**'],
    onSuccess: notices,
  },
  {
    ...common,
    splitting: false,
    noExternal: [/^fp-ts\//, /^io-ts\//],
    entry: Object.fromEntries(
      Object.entries({ ...thin, ...engines }).map(([name, file]) => [name.replace('/', '-'), file]),
    ),
    outDir: 'dist/thin',
    format: ['esm', 'cjs'],
    esbuildPlugins: [shaken],
    platform: 'neutral',
    clean: true,
  },
  {
    ...common,
    external: [/^node:/],
    noExternal: [/^fp-ts\//, /^io-ts\//, 'minisearch'],
    entry: programs,
    outDir: 'dist/cli',
    format: ['esm'],
    esbuildPlugins: [shaken, besideLibrary],
    platform: 'node',
    clean: true,
  },
])
