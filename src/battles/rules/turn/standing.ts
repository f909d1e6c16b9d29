/**
 * What happens at once, looked at after every change: a victory that does not wait for the end of the turn,
 * and cards that leave the table when their condition has come true.
 */
import type { Here, StandingCheck } from '../../model/bundle'
import type { Event } from '../../model/events'
import { SIDES, type Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { ON_TABLE } from '../../model/json'
import type { Table } from '../../model/table'
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

/** How the game is won now, if it is. */
const victoryIn = (here: Here) => {
  const { victory, fate } = here.rules.scenario.doc
  for (const way of victory.immediate) if (holds(here, way.winner, way.when)) return way
  return here.table.fate >= fate.endgame ? ENDGAME : undefined
}

const immediateVictory: StandingCheck = (here, happened) => {
  if (happened.length === 0) return undefined
  if (undecided !== undefined && isAsBefore(undecided, here.table)) return undefined
  const won = victoryIn(here)
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

/** Whether a tile with the icon has just been applied. */
const appliesIcon = ({ rules }: Here, happened: ReadonlyArray<Event>): boolean => {
  for (const event of happened)
    if (event.kind === 'TileApplied' && rules.scenario.tiles[event.tile]?.icon === true) return true
  return false
}

/** The cards that leave the table, each with its owner. */
const leavingCards = (here: Here, iconApplied: boolean): ReadonlyArray<readonly [string, Side]> => {
  const leaving: Array<readonly [string, Side]> = []
  for (const owner of SIDES)
    for (const card of cardsAt(here, ON_TABLE[owner])) {
      const { discardWhen } = sure(sure(here.rules.scenario.cards[card]).table)
      if (holds(here, owner, discardWhen, { iconApplied })) leaving.push([card, owner])
    }
  return leaving
}

const tableCards: StandingCheck = (here, happened) => {
  if (happened.length === 0) return undefined
  const iconApplied = appliesIcon(here, happened)
  if (!iconApplied && staying?.cards === here.table.cards && isAsBefore(staying, here.table)) return undefined
  const leaving = leavingCards(here, iconApplied)
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
