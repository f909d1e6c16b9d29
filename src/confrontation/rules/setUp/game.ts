/**
 * A game from the first tile to the last turn, and the match of one or two games around it.
 */
import { NO_EVENTS, type Outcome } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Changed, type Here } from '../../model/bundle'
import { ask, start, type GameResult, type GameVars, type MatchVars } from '../../model/frames'
import { CHARACTERS } from '../../data/characters'
import { SPECIAL_CARD_IDS, type Seat } from '../../model/ids'
import { UNPLACED, type SideIx, type Table } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { NOTHING_KNOWN } from '../../query/knowledge'
import { seatOf } from '../../query/pieces'
import { other } from '../../query/board'
import type { Config } from '../../model/config'
import { showLineUps } from './faces'

const ALL_PIECES = 0x3ffff

const ALL_UNPLACED: ReadonlyArray<number> = Object.freeze(Array.from({ length: 18 }, () => UNPLACED))
const RINGBEARER = CHARACTERS.findIndex(({ abilities }) => abilities.some(({ kind }) => kind === 'bearsRing'))

/** The table before set-up. */
export const emptyTable = (config: Config, game: 0 | 1, points: readonly [number, number]): Table => ({
  at: ALL_UNPLACED,
  variant: config.characters === 'variant' ? ALL_PIECES : 0,
  facesKnown: 0,
  revealed: 0,
  forGood: 0,
  spied: 0,
  hand: ALL_PIECES,
  discard: 0,
  special:
    config.specialCards === 'handicap'
      ? config.handicap.reduce((bits, card) => bits | (1 << SPECIAL_CARD_IDS.indexOf(card)), 0)
      : 0,
  used: 0,
  ringbearer: RINGBEARER,
  compelled: -1,
  compelledIn: -1,
  turn: -1,
  cardThisTurn: false,
  turns: 0,
  worlds: [NOTHING_KNOWN, NOTHING_KNOWN],
  extraStep: undefined,
  game,
  points,
})

const isDraft = ({ config }: Here): boolean =>
  config.characters === 'draft-open' || config.characters === 'draft-secret'

const pickFrame = ({ config, vars }: Here<GameVars>) => {
  const own = config.specialCards === 'pick-two'
  const number = own ? 2 : vars.number
  return number > 0 ? ask('decide/specialCards', { number, own, picked: [0, 0] }) : undefined
}

/** One game: line-ups, special cards, placement, then turn after turn, Sauron first. */
export const game = procedure('game', [
  ['draft', calling((here) => (isDraft(here) ? ask('decide/faces', { settled: [0, 0] }) : undefined))],
  ['lineUps', doing<GameVars>(showLineUps)],
  [
    'number',
    calling(
      ({ config }) =>
        config.specialCards === 'announced-number' ? ask('decide/number', { side: 0 }) : undefined,
      (_, number) => ({ number }),
    ),
  ],
  ['specialCards', calling(pickFrame)],
  ['placement', calling(() => ask('decide/placement', { side: 0 }))],
  ['turn', calling(({ table }) => turnOf(table.turn === 1 ? 0 : 1))],
  ['nextTurn', jumping('turn', () => true)],
])

/** A turn of a side, from its beginning. */
export const turnOf = (side: SideIx) =>
  start('turn', 'begin', { side, choice: null, stepped: -1, same: false })

const score = ({ config, table, vars }: Here<MatchVars>): Changed => {
  const { last } = vars
  if (last === null || config.games === 1) return { table, events: NO_EVENTS }
  const first = seatOf(config, table, last.winner) === 'first'
  const points: readonly [number, number] = first
    ? [table.points[0] + last.points, table.points[1]]
    : [table.points[0], table.points[1] + last.points]
  if (table.game === 0)
    return {
      table: emptyTable(config, 1, points),
      events: [{ kind: 'SidesExchanged', rule: 'match.points' }],
    }
  const [mine, theirs] = points
  return {
    table: { ...table, points },
    events: [{ kind: 'MatchEnded', rule: 'match.winner', first: mine, second: theirs }],
  }
}

const REASONS: Readonly<Record<string, string>> = {
  'end.ringbearerInMordor': 'The Ringbearer is in Mordor.',
  'end.threeInShire': 'Three characters of Sauron stand in the Shire.',
  'end.ringbearerDefeated': 'The Ringbearer is defeated.',
  'end.heirGone': 'The Ringbearer is defeated and nobody takes up the ring.',
  'end.witchKingInShire': 'The Witch King is in the Shire.',
  'end.cannotMove': 'The loser has no move.',
}

const matchOutcome = (points: readonly [number, number]): Outcome<Seat, RuleId> => {
  const [first, second] = points
  const winners: ReadonlyArray<Seat> = first === second ? [] : [first > second ? 'first' : 'second']
  const reason =
    winners.length === 0
      ? 'Both players have the same points after two games.'
      : 'The winner has more points after two games.'
  return { winners, reason, rule: 'match.winner', scores: { first, second } }
}

const outcomeOf = ({ config, table, vars }: Here<MatchVars>): Outcome<Seat, RuleId> => {
  const last = vars.last as GameResult
  if (config.games === 2) return matchOutcome(table.points)
  const winner = seatOf(config, table, last.winner)
  const loser = seatOf(config, table, other(last.winner))
  const scores = { [winner]: last.points, [loser]: 0 }
  return { winners: [winner], reason: REASONS[last.rule] ?? '', rule: last.rule, scores }
}

/** The sitting: one game, or two with sides exchanged and points added up. */
export const match = procedure('match', [
  [
    'play',
    calling(
      () => start('game', 'draft', { number: 0 }),
      (_, last) => ({ last }),
    ),
  ],
  ['score', doing(score)],
  ['again', jumping('play', ({ table }) => table.turns === 0)],
  ['end', returning(outcomeOf)],
])
