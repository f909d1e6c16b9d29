/**
 * Scoring: battlegrounds and paths, corruption, and Ring tokens that are left at the end.
 */
import type { Sight } from '../model/bundle'
import type { RuleId } from '../rulebook'
import {
  OF_FREE_PEOPLES,
  OF_SHADOW,
  type SideIx,
  type CardIx,
  type SeatIx,
  CYCLE,
  DECK,
} from '../model/spots'
import { groundData, pathData, copyId } from './cards'
import { playerAt } from './cast'
import { pathNumber, cardsIn } from './places'
import type { Table } from '../model/table'
import type { CopyId } from '../model/copies'
import type { Player } from '../model/config'

const areaOf = (side: SideIx): number => (side === 0 ? OF_FREE_PEOPLES : OF_SHADOW)

/** The points of a side that lie on the table. */
export const scoreOf = ({ table }: Pick<Sight, 'table'>, side: SideIx): number => {
  let score = side === 0 ? 0 : table.corruption
  table.battlegrounds.forEach((standing, ground) => {
    if (standing === areaOf(side)) score += groundData(ground).points
  })
  if (side === 0)
    table.paths.forEach((standing, path) => {
      if (standing === OF_FREE_PEOPLES) score += pathData(path).points
    })
  return score
}

/** The points of tokens that were never used, for the final scoring. */
const tokensLeft = ({ rules, table }: Sight, side: SideIx): number =>
  rules.cast.team[side].filter(
    (seat) => playerAt(rules.cast, seat).ringToken === 'oncePerGame' && (table.rings >> seat) & 1,
  ).length

/** The points of a side in the final scoring. */
const finalScore = (sight: Sight, side: SideIx): number => scoreOf(sight, side) + tokensLeft(sight, side)

/** Whether the last path of the scenario has been fought over. */
const lastPathDone = ({ rules, table }: Sight): boolean => pathNumber(table) === rules.cast.scenario.lastPath

/** Why a game ends. */
export type Ending = Extract<RuleId, 'victory.tie' | 'victory.lastPath' | 'victory.lead'>

/** How it stands, as the Victory Check sees it: who is ahead, and by which rule he would win. */
export interface Standings {
  readonly isFinal: boolean
  readonly points: readonly [number, number]
  readonly winner: SideIx
  readonly rule: Ending
}

/** How it stands. Ring tokens count only after the last path, and a tie then goes to the Shadow. */
export const standingsOf = (sight: Sight): Standings => {
  const isFinal = lastPathDone(sight)
  const count = isFinal ? finalScore : scoreOf
  const points: readonly [number, number] = [count(sight, 0), count(sight, 1)]
  const [free, shadow] = points
  const last: Ending = free === shadow ? 'victory.tie' : 'victory.lastPath'
  return { isFinal, points, winner: free > shadow ? 0 : 1, rule: isFinal ? last : 'victory.lead' }
}

/*
 * Odds: what the next cards of a seat can be. Decks are sets, so this is counting: a card of the draw deck is
 * as likely as another, unless its top card is known; when the deck gives out, the cycle pile becomes one.
 */

/** A card and how likely it is among the next ones; the fraction is in its lowest terms. */
export interface DrawChance {
  readonly card: CopyId
  readonly numerator: number
  readonly denominator: number
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

const chanceOf = (card: CardIx, good: number, all: number): DrawChance => {
  const numerator = Math.min(good, all)
  const shared = divisor(all, numerator)
  return { card: copyId(card), numerator: numerator / shared, denominator: all / shared }
}

/** So many cards of a pile without order. */
const among = (pile: ReadonlyArray<CardIx>, number: number): ReadonlyArray<DrawChance> =>
  number <= 0 ? [] : pile.map((card) => chanceOf(card, number, pile.length))

/** For each card that can be among the next ones of a seat, how likely it is; in the order of the cards. */
export const nextCards = (
  table: Table,
  { cards, ix }: Pick<Player, 'cards'> & { readonly ix: SeatIx },
  number: number,
): ReadonlyArray<DrawChance> => {
  if (number <= 0) return []
  const deck = cardsIn(table, cards, DECK)
  const top = deck.filter((card) => card === table.tops[ix])
  const below = deck.filter((card) => card !== table.tops[ix])
  return [
    ...top.map((card) => chanceOf(card, 1, 1)),
    ...among(below, number - top.length),
    ...among(cardsIn(table, cards, CYCLE), number - deck.length),
  ]
}
