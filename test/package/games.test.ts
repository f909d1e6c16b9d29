/**
 * A game is a folder and a line in `src/index.ts`. What else names the games is held to that list here, so
 * that a game that joins is told what it still lacks (docs/adding-a-game.md).
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BOTS } from '../../src/bots'
import { GAME_NAMES as COMMANDS } from '../../src/cli/games'
import { ORACLE } from '../../src/cli/oracle'
import { CALLED } from '../../src/talk/searchSaid'
import * as games from '../../src/index'
import { gamesByName } from '../../src/kernel'
import { LEARNING_GAMES } from '../../src/learn'
import { notationOf } from '../../src/notation/games'
import { PICTURES } from '../../src/svg/games'
import { GAMES as ROOMS } from '../architecture/support'
import { GAME_NAMES as SOAKED } from '../soak/courses'

const BY_NAME = gamesByName(games)
const NAMES = [...BY_NAME.keys()]

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const textOf = (path: string): string => readFileSync(root(path), 'utf8')

describe('the index of the package', () => {
  it('holds games and nothing else', () => {
    for (const game of Object.values(games)) expect(game).toHaveProperty('applyAction')
  })
})

const isListed = (name: string): boolean => {
  const game = BY_NAME.get(name)
  return game !== undefined && ORACLE.lists(game, {}).regions.length > 0
}

describe('every game is found', () => {
  const listed: ReadonlyArray<readonly [where: string, names: ReadonlyArray<string>]> = [
    ['by the commands (src/cli/games.ts)', COMMANDS],
    ['by the server that tells its map and cards (src/cli/oracle.ts)', NAMES.filter(isListed)],
    ['by a search for rules (src/talk/searchWords.ts)', Object.keys(CALLED)],
    ['by the notation (src/notation/games.ts)', NAMES.filter((name) => notationOf({ name }) !== undefined)],
    ['by bots that judge it (src/bots/bots.ts)', Object.values(BOTS).map(({ game }) => game)],
    ['by pictures (src/svg/games.ts)', [...PICTURES.keys()]],
    ['by learners (src/learn/games.ts)', LEARNING_GAMES],
    [
      'by the soak (test/soak/courses.ts)',
      SOAKED.filter((name) => !/^(second-edition|twilight|players.*)$/.test(name)),
    ],
  ]
  it.each(listed)('%s', (_, names) => expect([...names].sort()).toEqual([...NAMES].sort()))

  it('as a folder whose rooms are held to the rules of the house (test/architecture/support.ts)', () =>
    expect(NAMES.filter((name) => !ROOMS.some((room) => room === name))).toEqual([]))

  const written: ReadonlyArray<readonly [file: string, text: (name: string) => string]> = [
    ['package.json', (name) => `"./${name}": "./dist/${name}/index.js"`],
    ['tsconfig.json', (name) => `"src/${name}/index.ts"`],
    ['tools/sizes.mjs', (name) => `'./${name}':`],
    ['src/cli/rulings.ts', (name) => `['${name}'`],
  ]
  it.each(written)('in %s', (file, text) =>
    expect(NAMES.filter((name) => !textOf(file).includes(text(name)))).toEqual([]),
  )

  it.each([
    'docs/api/%.api.md',
    'docs/rules/%.md',
    'docs/rulings/%.md',
    'docs/pictures/%.svg',
    'test/told/%.json',
  ])('with a file %s', (file) =>
    expect(NAMES.filter((name) => !existsSync(root(file.replace('%', name))))).toEqual([]),
  )
})
