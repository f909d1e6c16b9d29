/** Rooms: which folders exist, how files are named, and that each says at its top what it is for. */
import ts from 'typescript'
import { DOORS, GAMES, inSrc, isGame, type Rule, type Source, placeOf, source } from './support'

const AREAS = ['index', 'kernel', ...GAMES, ...DOORS]
const ROOMS = ['model', 'data', 'cards', 'query', 'rules', 'rulesets', 'view', 'rulebook']
/**
 * `names`, `viewer`, `odds` and `book` are doors of a game for those who need no rules, `engine` for those
 * who need nothing but rules.
 */
const LONE_FILES = ['index', 'game', 'definition', 'engine', 'rulebook', 'names', 'viewer', 'odds', 'book']

const strayFile = ({ path }: Source): boolean => {
  const { area, room } = placeOf(path)
  if (!AREAS.includes(area)) return true
  if (area === 'index') return path !== 'src/index.ts'
  if (path === `src/${area}.ts`) return true
  if (!isGame(area)) return false
  const isFile = path.split('/').length === 3
  return !(isFile ? LONE_FILES : ROOMS).includes(room)
}

const folders: Rule = {
  says: 'src holds the kernel, the games and the doors; a game its rooms and lone files',
  problems: (files) =>
    files
      .filter((file) => file.path.startsWith('src/') && strayFile(file))
      .map(({ path }) => `${path} has no room`),
  breaks: [
    [source('src/lore/people.ts')],
    [source('src/utils.ts')],
    [source('src/battles.ts')],
    [source('src/confrontation/helpers.ts')],
    [source('src/confrontation/utils/list.ts')],
  ],
  keeps: [
    source('src/index.ts'),
    source('src/kernel/pile.ts'),
    source('src/confrontation/rulebook.ts'),
    source('src/confrontation/game.ts'),
    source('src/confrontation/rules/battle/round.ts'),
    source('src/bots/random.ts'),
  ],
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const CAMEL = /^[a-z][a-zA-Z0-9]*$/

const misnamed = ({ path }: Source): boolean => {
  const [area = '', room = '', ...rest] = path
    .replace(/^src\//, '')
    .replace(/\.ts$/, '')
    .split('/')
  const names = isGame(area) ? rest : [room, ...rest].filter((name) => name !== '')
  const printed = isGame(area) && ['data', 'cards'].includes(room)
  const overlay = isGame(area) && room === 'rulesets'
  return !names.every((name) =>
    printed ? KEBAB.test(name) : CAMEL.test(name) || (overlay && KEBAB.test(name)),
  )
}

const names: Rule = {
  says: 'files end in .ts: kebab-case in data and cards, either in rulesets, camelCase elsewhere',
  problems: (files) =>
    files
      .filter(
        ({ path }) => path.startsWith('src/') && (!path.endsWith('.ts') || misnamed({ path, text: '' })),
      )
      .map(({ path }) => `${path} is misnamed`),
  breaks: [
    [source('src/confrontation/data/combatCards.ts')],
    [source('src/confrontation/cards/free_side.ts')],
    [source('src/confrontation/rules/battle-round.ts')],
    [source('src/kernel/IndexSet.ts')],
    [source('src/confrontation/data/regions.json')],
  ],
  keeps: [
    source('src/confrontation/data/combat-cards.ts'),
    source('src/confrontation/cards/free-side/index.ts'),
    source('src/confrontation/rulesets/second-edition.ts'),
    source('src/confrontation/rules/battleRound.ts'),
    source('src/kernel/indexSet.ts'),
  ],
}

/** The words of the comment a file opens with; directives for tools are not words. */
const headerWords = ({ text }: Source): number => {
  const [first] = ts.getLeadingCommentRanges(text, 0) ?? []
  // A program begins with the line that says what runs it.
  if (first === undefined || text.slice(0, first.pos).replace(/^#!.*/, '').trim() !== '') return 0
  const comment = text.slice(first.pos, first.end)
  if (/(prettier|eslint|oxlint)-|@ts-/.test(comment)) return 0
  return comment.match(/\p{L}{2,}/gu)?.length ?? 0
}

const headers: Rule = {
  says: 'every file of src opens with a comment that says what it is for',
  problems: (files) =>
    files
      .filter((file) => inSrc(file) && headerWords(file) < 3)
      .map(({ path }) => `${path} has no header comment`),
  breaks: [
    [source('src/kernel/pile.ts', 'export const pile = 1\n// Piles of cards, drawn at random.')],
    [source('src/kernel/pile.ts', '// prettier-ignore so that tables stay tables\nexport const pile = 1')],
    [source('src/kernel/pile.ts', '/** Piles. */\nexport const pile = 1')],
  ],
  keeps: [
    source('src/kernel/pile.ts', '/** Piles of cards, drawn at random. */\nexport const pile = 1'),
    source('src/cli/main.ts', '#!/usr/bin/env node\n/** The program that plays. */\nplay()'),
  ],
}

export const ROOM_RULES: readonly Rule[] = [folders, names, headers]
