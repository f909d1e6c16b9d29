/**
 * What happens at once, looked at after every change: a victory that does not wait for the end of the turn,
 * and cards that leave the table when their condition has come true.
 */
import type { Here, StandingCheck } from '../../model/bundle'
import { SIDES, type Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { ON_TABLE, type Table } from '../../model/table'
import { cardsAt } from '../../query/cards'
import { holds } from '../../query/filters'
import { changed, changing, happen, putCard } from '../changes'
import { outcomeFor } from './turn'

/** Fate at the Endgame marker wins, whether or not the scenario says so. */
const ENDGAME = { id: 'endgame', winner: 'free', says: 'Fate has reached the Endgame marker.' } as const

/** The table on which nobody had won when it was last looked at. */
let undecided: Table | undefined

/** Whether all is as it was, of what a condition may ask for. */
const isAsBefore = (one: Table, other: Table): boolean =>
  one.regions === other.regions &&
  one.characters === other.characters &&
  one.counters === other.counters &&
  one.fate === other.fate &&
  one.turn === other.turn

const immediateVictory: StandingCheck = (here, happened) => {
  if (happened.length === 0) return undefined
  if (undecided !== undefined && isAsBefore(undecided, here.table)) return undefined
  const { doc } = here.rules.scenario
  const told = doc.victory.immediate.find(({ winner, when }) => holds(here, winner, when))
  const won = told ?? (here.table.fate >= doc.fate.endgame ? ENDGAME : undefined)
  if (won === undefined) {
    undecided = here.table
    return undefined
  }
  const change = changing(here)
  happen(change, { kind: 'GameWon', rule: 'turn.endgameAtOnce', side: won.winner, by: won.id })
  const value = outcomeFor(won.winner, 'turn.endgameAtOnce', won.says)
  return { ...changed(change), ends: { frame: 'game', value } }
}

/** The table on which all cards stayed when it was last looked at. */
let staying: Table | undefined

/** How many cards of a side lie on the table. */
const laid = (here: Here, side: Side): number => cardsAt(here, ON_TABLE[side]).length

const tableCards: StandingCheck = (here, happened) => {
  if (happened.length === 0 || (laid(here, 'free') === 0 && laid(here, 'shadow') === 0)) return undefined
  const { scenario } = here.rules
  const iconApplied = happened.some(
    (event) => event.kind === 'TileApplied' && scenario.tiles[event.tile]?.icon === true,
  )
  if (!iconApplied && staying?.cards === here.table.cards && isAsBefore(staying, here.table)) return undefined
  const leaving = SIDES.flatMap((owner) =>
    cardsAt(here, ON_TABLE[owner]).flatMap((card): ReadonlyArray<readonly [string, Side]> => {
      const { discardWhen } = sure(sure(scenario.cards[card]).table)
      return holds(here, owner, discardWhen, { iconApplied }) ? [[card, owner]] : []
    }),
  )
  if (leaving.length === 0) {
    staying = here.table
    return undefined
  }
  const change = changing(here)
  for (const [card, side] of leaving) {
    putCard(change, card, 'played')
    happen(change, { kind: 'CardLeft', rule: 'effect.table', side, left: card })
  }
  return changed(change)
}

/** The checks in their order. */
export const STANDING: ReadonlyArray<StandingCheck> = [immediateVictory, tableCards]
