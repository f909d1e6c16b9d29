/**
 * What must hold of the events of every step: piles that run out, cards played twice, paths that come up, and
 * combats. Numbered as in the digest of the rules.
 */
import { BATTLEGROUNDS, PATHS, type Event } from '../../../src/card-game'
import type { Faults } from '../../kernel/conformance'
import { deckOf, printed, scenarioOf, type Saved } from './saved'

type Happening = (before: Saved, after: Saved, events: ReadonlyArray<Event>) => Faults

/** A draw deck that runs out takes its cycle pile at once: what lay there before does not lie there still. */
const recycled: Happening = (before, after, events) =>
  scenarioOf(before).seats.flatMap((seat) => {
    const cards = deckOf(before, seat)
    const hasDeck = ({ table }: Saved): boolean => cards.some((card) => table.at[card] === 'deck')
    if (!hasDeck(before) || hasDeck(after)) return []
    if (events.some((event) => event.kind === 'DeckRecycled' && event.seat === seat.seat)) return []
    const left = cards.find((card) => before.table.at[card] === 'cycle' && after.table.at[card] === 'cycle')
    return left === undefined ? [] : [`the deck of ${seat.seat} has run out, and ${left} stays in the pile`]
  })

const playedIn = (events: ReadonlyArray<Event>): ReadonlyArray<string> =>
  events.flatMap((event) =>
    event.kind === 'CardPlayed' || event.kind === 'ItemPlayed' || event.kind === 'EventPlayed'
      ? [event.played]
      : [],
  )

/** The events since the last round began, and the cards that were played in it before them. */
const thisRound = (before: Saved, events: ReadonlyArray<Event>) => {
  const began = events.map(({ kind }) => kind).lastIndexOf('RoundBegan')
  return { since: events.slice(began + 1), earlier: began < 0 ? before.table.played : [] }
}

const isOnce = (card: string): boolean => ['character', 'item'].includes(printed(card).type)

/** No character and no item is played twice in a round. */
const playedOnce: Happening = (before, _, events) => {
  const { since, earlier } = thisRound(before, events)
  const plays = [...earlier, ...playedIn(since)].filter(isOnce)
  return plays
    .filter((card, place) => plays.indexOf(card) !== place)
    .map((card) => `${card} is played twice in a round`)
}

/** What counts as played was played in this round, or was on its way: so nobody waits any longer. */
const remembered: Happening = (before, after, events) => {
  const { since, earlier } = thisRound(before, events)
  const coming = Object.keys(before.table.at).filter((card) => before.table.at[card] === 'playing')
  const known = new Set<string>([...earlier, ...coming, ...playedIn(since)])
  const strange = after.table.played.filter((card) => !known.has(card))
  return strange.map((card) => `${card} was not played in this round`)
}

const numberOf = (path: string): number => PATHS.find(({ id }) => id === path)?.number ?? 0
const isUsed = ({ table }: Saved, path: string): boolean => !['unused', undefined].includes(table.paths[path])

/** A path comes up once, with the number of the last one or the next; in the Location step with the next. */
const nextPath: Happening = (before, _, events) => {
  const faults: Array<string> = []
  let last = Math.max(0, ...PATHS.filter(({ id }) => isUsed(before, id)).map(({ number }) => number))
  let begins = before.stack.at(-1)?.kind !== 'decide/turn' && before.table.turn === null
  for (const event of events) {
    if (event.kind === 'RoundBegan') begins = true
    if (event.kind !== 'PathActivated') continue
    const grown = numberOf(event.path) - last
    if (isUsed(before, event.path)) faults.push(`${event.path} comes up again`)
    if (grown !== 1 && (grown !== 0 || begins)) faults.push(`${event.path} after a path ${last}`)
    last = numberOf(event.path)
    begins = false
  }
  return faults
}

/** Nothing is below zero, and the location cancels what it can. */
const counted: Happening = (_, __, events) =>
  events.flatMap((event) => {
    if (event.kind !== 'AttackCounted') return []
    const { location, attack, defense, rest } = event
    const right = attack >= 0 && defense >= 0 && rest === Math.max(0, attack - defense)
    return right ? [] : [`at ${location} ${attack} against ${defense} leave ${rest}`]
  })

/** The attacker has won exactly if some attack is left; in a duel a path without any may be nobody's. */
const won: Happening = (before, _, events) =>
  events.flatMap((event) => {
    if (event.kind !== 'CombatEnded') return []
    const ground = BATTLEGROUNDS.find(({ id }) => id === event.location)
    const attacker = ground?.side === 'shadow' ? 'free-peoples' : 'shadow'
    const tied = ground === undefined && scenarioOf(before).pathScoring === 'totals'
    if (event.uncancelled > 0) return event.winner === attacker ? [] : [`${event.location} is not taken`]
    const held = event.winner !== attacker && (event.winner !== 'nobody' || tied)
    return held ? [] : [`${event.winner} has ${event.location}, nothing left`]
  })

/** What holds of the events of every step, by number. */
export const HAPPENINGS: Readonly<Record<string, Happening>> = {
  'INV-9': recycled,
  'INV-10': playedOnce,
  'INV-11': remembered,
  'INV-15, 16': nextPath,
  'INV-21': won,
  'INV-23': counted,
}
