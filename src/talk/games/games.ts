/** The deeds of every game, and the tables that a question is judged on where it names no position. */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame } from '../../kernel/index'
import { parsePosition } from '../../notation/index'
import type { DeedReader, Reading } from '../deed'
import { tableAt, type Table } from '../table'
import type { Token } from '../lexicon'
import { askingClause } from '../asking'
import { assumedSections } from './assumed'
import { battlesDeeds } from './battles'
import { cardGameDeeds, cardGameLines } from './cardGame'
import { confrontationDeeds } from './confrontation'
import { kindDeeds } from '../kinds'
import { warDeeds } from './war'

const DEEDS: Readonly<Record<string, DeedReader>> = {
  battles: battlesDeeds,
  'card-game': cardGameDeeds,
  confrontation: confrontationDeeds,
  'war-of-the-ring': warDeeds,
}

/** The deeds of a game as its players say them. */
export const deedsOf = (game: AnyGame): DeedReader => DEEDS[game.name] ?? kindDeeds

/** The deeds of a game as its players say them, else by the kinds of its actions. */
export const deedsAt = (game: AnyGame): DeedReader => {
  const own = deedsOf(game)
  return (tokens, table) => {
    const read = own(tokens, table)
    const content = tokens.filter(({ isIdle }) => !isIdle)
    const isWhole = ({ used }: Reading): boolean => content.every((token) => used.has(token))
    return read.some(isWhole) ? read : [...read, ...kindDeeds(tokens, table).filter(isWhole)]
  }
}

/** Tables at which either side is to act and has a die of every sort. */
const USUAL: Readonly<Record<string, ReadonlyArray<string>>> = {
  battles: [
    'turn 1, actions, free; free dice: 2 army, 2 muster, 2 character, 2 event',
    'turn 1, actions, shadow; shadow dice: 2 army, 2 muster, 2 character, 2 event, 2 eye',
  ],
  'war-of-the-ring': ['turn 2; fp to act; fp dice: C M E W', 'turn 2; shadow to act; shadow dice: C A M E'],
}

/** What a line says of a config that is not the usual one. */
const RULES: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  edition: (value) => (String(value).startsWith('second') ? 'second-edition' : undefined),
  twilight: (value) => (value === true ? 'twilight' : undefined),
  players: (value) => (value === 2 ? undefined : `${String(value)} players`),
}

const rulesOf = (config: object): string => {
  const rules = Object.entries(config).flatMap(([name, value]) => RULES[name]?.(value) ?? [])
  return rules.length === 0 ? '' : `; rules: ${rules.join(', ')}`
}

/** Lines with what the question takes for granted first, then without. */
const linesFor = (game: AnyGame, config: object, tokens: ReadonlyArray<Token>): ReadonlyArray<string> => {
  const usual = USUAL[game.name] ?? []
  if (game.name === 'war-of-the-ring') {
    const assumed = assumedSections(tokens, askingClause(tokens))
    return [...(assumed.length === 0 ? [] : usual.map((line) => [line, ...assumed].join('; '))), ...usual]
  }
  if (game.name !== 'card-game') return usual
  const seats = 'players' in config && config.players !== 4 ? ['gandalf', 'witch-king'] : CARD_SEATS
  return cardGameLines(tokens, seats)
}
const CARD_SEATS = ['frodo', 'witch-king', 'aragorn', 'saruman']

/** The tables on which a question without a position is judged. */
export const hypotheses = (
  game: AnyGame,
  config: object,
  tokens: ReadonlyArray<Token>,
): ReadonlyArray<Table> =>
  linesFor(game, config, tokens).flatMap((line) => {
    const rules = game.name === 'war-of-the-ring' ? rulesOf(config) : ''
    const state = parsePosition(game, `${line}${rules}`)
    return E.isRight(state) ? [{ ...tableAt(game, state.right, game.actors(state.right)[0]), line }] : []
  })
