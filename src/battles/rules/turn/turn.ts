/**
 * The game and its turns: six steps, then the next turn.
 */
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Here,
  type StandingCheck,
} from '../../model/bundle'
import { amended, armyCopy } from '../../model/drafts'
import { start } from '../../model/frames'
import type { NoVars } from '../../model/frames/words'
import { SIDES, type Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { behindIn, countOf } from '../../model/counts'
import type { Outcome } from '../../../kernel/types'
import type { RuleId } from '../../rulebook'
import { armyOf, boxOf, isInPlay, regionAt } from '../../query/board'
import { allHold, holds } from '../../query/filters'
import { changed, changing, happen, leaveNobody, setRegion, setTable, type Change, putCard } from '../changes'
import type { Event } from '../../model/events'
import { ON_TABLE } from '../../model/json'
import type { Table } from '../../model/table'
import { cardsAt } from '../../query/cards'

/** The dice of a side at the beginning of a turn. */
export const poolOf = (here: Here, side: Side): number => {
  const { rules, table } = here
  const { start: first, max } = rules.scenario.doc.dice.pools[side]
  const gained =
    side === 'shadow'
      ? rules.scenario.prizes.filter(({ settlements }) =>
          settlements.every((region) => table.regions[region]?.controller === 'shadow'),
        ).length
      : rules.scenario.charactersOf.free.filter(
          (one) => rules.scenario.characters[one]?.actionDie === true && isInPlay(table, one),
        ).length
  return Math.max(0, Math.min(max, first + gained + gainsOf(here, side)))
}

/** What else the scenario adds or takes. */
const gainsOf = (here: Here, side: Side): number =>
  (here.rules.scenario.doc.dice.gains ?? []).reduce(
    (sum, { side: of, count, when }) => (of === side && allHold(here, side, when) ? sum + count : sum),
    0,
  )

const begin = (here: Here<NoVars>) => {
  const change = changing(here)
  const { unused, used, gone } = here.table.actionTokens
  setTable(change, {
    turn: here.table.turn + 1,
    position: null,
    actionTokens: { unused: unused + used, used: 0, gone },
    dice: {
      free: { unrolled: poolOf(here, 'free'), unused: {}, used: 0 },
      shadow: { unrolled: poolOf(here, 'shadow'), unused: {}, used: 0 },
    },
  })
  happen(change, { kind: 'TurnBegan', rule: 'turn.begins', turn: change.table.turn })
  for (const side of SIDES)
    happen(change, {
      kind: 'DicePooled',
      rule: side === 'shadow' ? 'dice.territories' : 'dice.characters',
      side,
      count: change.table.dice[side].unrolled,
    })
  return changed(change)
}

/** Counters are worn down by enemy Armies in their Region. */
const wearCounters = (change: Change): void => {
  for (const { id, side, region, lostToArmies } of change.here.rules.scenario.doc.counters) {
    const now = countOf(change.table.counters, id)
    const { army } = regionAt(change.table, region)
    if (!lostToArmies || now === 0 || army === null || army.side === side) continue
    setTable(change, { counters: { ...change.table.counters, [id]: now - 1 } })
    happen(change, { kind: 'CounterChanged', rule: 'effect.counter', counter: id, to: now - 1 })
  }
}

/** After the victory check the Leadership tokens go. */
const end = (here: Here<NoVars>) => {
  const change = changing(here)
  let lost = here.table.aside
  for (const region of here.rules.scenario.regionIds) {
    const behind = behindIn(regionAt(change.table, region), 'tokens')
    if (behind > 0) leaveNobody(change, region)
    lost += behind
    const army = armyOf(change.table, 'shadow', region)
    if (army === undefined || army.tokens === 0) continue
    lost += army.tokens
    setRegion(change, region, { army: amended(armyCopy(army), { tokens: 0 }) })
  }
  setTable(change, { aside: 0 })
  if (lost > 0) happen(change, { kind: 'LeadershipLost', rule: 'turn.end', count: lost })
  return changed(change)
}

/** The first way to win of the list that holds. */
const won = (here: Here) =>
  here.rules.scenario.doc.victory.step6.find(({ winner, when }) => holds(here, winner, when))

/** A turn: its steps up to the victory check. */
export const turn = procedure('turn', [
  ['begin', doing(begin)],
  ['freeDraws', calling(() => start('drawStep', 'generic', { side: 'free' }))],
  ['shadowDraws', calling(() => start('drawStep', 'generic', { side: 'shadow' }))],
  ['shadowPhase', calling(() => start('shadowPhase', 'choose', { position: null }))],
  [
    'fate',
    calling((here) =>
      start('fate', 'choose', {
        tile: null,
        left: boxOf(here.table),
        applied: false,
      }),
    ),
  ],
  ['freeRoll', calling(() => start('roll', 'die', { side: 'free' }))],
  ['shadowRoll', calling(() => start('roll', 'die', { side: 'shadow' }))],
  ['actions', calling(() => start('actions', 'next', { side: 'free' }))],
  [
    'counters',
    doing((here) => {
      const change = changing(here)
      wearCounters(change)
      return changed(change)
    }),
  ],
  ['over', returning(() => null)],
])

/** The outcome of a game that a side has won. */
const outcomeFor = (side: Side, rule: RuleId, says: string): Outcome<Side, RuleId> => ({
  winners: [side],
  reason: says,
  rule,
  scores: { free: side === 'free' ? 1 : 0, shadow: side === 'shadow' ? 1 : 0 },
})

const result = (here: Here): Outcome<Side, RuleId> => {
  const { winner, says } = sure(won(here))
  return outcomeFor(winner, 'victory.scenario', says)
}

/** The game: turn after turn until somebody has won. Who has is looked at before the tokens go. */
export const game = procedure('game', [
  ['turn', calling(() => start('turn', 'begin', {}))],
  ['won', jumping('tell', (here) => won(here) !== undefined)],
  ['end', doing(end)],
  ['again', jumping('turn', () => true)],
  [
    'tell',
    doing((here) => {
      const change = changing(here)
      const { winner, id } = sure(won(here))
      happen(change, { kind: 'GameWon', rule: 'victory.scenario', side: winner, by: id })
      return changed(change)
    }),
  ],
  ['over', returning(result)],
])

/*
 * What happens at once, looked at after every change: a victory that does not wait for the end of the turn,
 * and cards that leave the table when their condition has come true.
 */

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
