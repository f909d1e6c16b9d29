/**
 * What must hold in every state, numbered as in the digest of the rules. Read off the saved state alone.
 */
import { BATTLEGROUNDS, cardGame, faultsOf, PATHS, type State } from '../../../src/card-game'
import type { Faults } from '../../kernel/conformance'
import { deckOf, handSize, inPlay, limitOf, printed, savedOf, scenarioOf, type Saved } from './saved'

type Invariant = (saved: Saved) => Faults

/** Every card of every deck is in exactly one place, and no other card is anywhere. */
const conserved: Invariant = (saved) => {
  const decks = scenarioOf(saved).seats.flatMap((seat) => deckOf(saved, seat))
  const there = Object.keys(saved.table.at)
  const missing = decks.filter((card) => !there.includes(card))
  const strange = there.filter((card) => !decks.includes(card))
  return [...missing.map((card) => `${card} is nowhere`), ...strange.map((card) => `${card} is in no deck`)]
}

const wielded: Invariant = (saved) =>
  Object.entries(saved.table.at).flatMap(([card, at]) => {
    const { type, wielders } = printed(card)
    if (type === 'item' && inPlay(saved, card) && !at.startsWith('on ')) return [`${card} lies alone`]
    if (!at.startsWith('on ')) return []
    const wielder = at.slice(3)
    const fits = type === 'item' && wielders.includes(printed(wielder).id) && inPlay(saved, wielder)
    return fits ? [] : [`${card} is on ${wielder}`]
  })

const neverThere: Invariant = (saved) =>
  Object.entries(saved.table.at).flatMap(([card, at]) => {
    const { type } = printed(card)
    if (type === 'event' && inPlay(saved, card)) return [`the event ${card} is in play`]
    return type === 'army' && at === 'path' ? [`the army ${card} is on a path`] : []
  })

const activePath = ({ table }: Saved) => PATHS.find(({ id }) => table.paths[id] === 'active')

/** Texts by which a card comes where its faction is not shown. */
const PERMITTED: ReadonlyArray<string> = [
  'merry-brandybuck',
  'pippin-took',
  'strider',
  'aragorn',
  'gimli',
  'legolas',
]

const rightPlaces: Invariant = (saved) =>
  Object.entries(saved.table.at).flatMap(([card, at]) => {
    const { paths, faction, side, id } = printed(card)
    const path = activePath(saved)
    if (at === 'path')
      return path !== undefined && paths.includes(path.number) ? [] : [`${card} on this path`]
    const ground = BATTLEGROUNDS.find((one) => one.id === at)
    if (ground === undefined) return []
    if (saved.table.battlegrounds[ground.id] !== 'active') return [`${card} on ${at}, which is not active`]
    const shown = ground.side === side ? ground.defenders : ground.attackers
    const permitted = faction === 'rohan' || PERMITTED.includes(id)
    return shown.includes(faction) || permitted ? [] : [`${card} at ${at}`]
  })

const waitsAlone: Invariant = (saved) =>
  saved.table.round === 0 && saved.table.played.length > 0 ? ['cards are played before the first round'] : []

const locations: Invariant = (saved) => {
  const { table } = saved
  const scenario = scenarioOf(saved)
  const listed: ReadonlyArray<string> =
    scenario.fixedBattlegrounds?.flat() ?? BATTLEGROUNDS.map(({ id }) => id)
  const grounds = Object.keys(table.battlegrounds).sort()
  const paths = Object.keys(table.paths).sort()
  const active = Object.values(table.paths).filter((one) => one === 'active')
  return [
    ...(grounds.join() === listed.slice().sort().join() ? [] : ['a battleground is lost']),
    ...(paths.join() === scenario.paths.slice().sort().join() ? [] : ['a path is lost']),
    ...(active.length > 1 ? ['two paths are active'] : []),
  ]
}

const kinds = ({ stack }: Saved): ReadonlyArray<string> => stack.map(({ kind }) => kind)

const pathWhileActing: Invariant = (saved) => {
  const acting = saved.stack[saved.stack.length - 1]?.kind === 'decide/turn'
  return acting && activePath(saved) === undefined ? ['no path is active in a turn'] : []
}

/** The number of the active path is the highest used, and none before it was left out. */
const numbers: Invariant = (saved) => {
  const used = PATHS.filter(({ id }) => !['unused', undefined].includes(saved.table.paths[id]))
  const numbered = new Set(used.map(({ number }) => number))
  const highest = Math.max(0, ...numbered)
  const active = activePath(saved)
  return [
    ...(numbered.size === highest ? [] : ['a number was passed over']),
    ...(active === undefined || active.number === highest ? [] : ['the active path is not the last']),
  ]
}

/** After the combat step no location is active, no card stands on one, no token is left. */
const cleared: Invariant = (saved) => {
  const { table } = saved
  const over = saved.outcome !== null || kinds(saved).includes('drawStep') || table.round === 0
  if (!over) return []
  const active = [...Object.values(table.battlegrounds), ...Object.values(table.paths)].includes('active')
  const out = Object.values(table.at).some((at) => at === 'path' || at in table.battlegrounds)
  return active || out || table.tokens.length > 0 ? ['something is left after the combats'] : []
}

const numbersOfTable: Invariant = ({ table }) => [
  ...(table.corruption >= 0 && Number.isInteger(table.corruption) ? [] : ['corruption']),
  ...(table.tokens.every(({ attack, defense }) => attack + defense > 0) ? [] : ['an empty stack of tokens']),
]

const pointsOf = (saved: Saved, side: 'free-peoples' | 'shadow'): number => {
  const { table } = saved
  const grounds = BATTLEGROUNDS.filter(({ id }) => table.battlegrounds[id] === side)
  const paths = side === 'shadow' ? [] : PATHS.filter(({ id }) => table.paths[id] === side)
  const lying = [...grounds, ...paths].reduce((sum, { points }) => sum + points, 0)
  return lying + (side === 'shadow' ? table.corruption : 0)
}

/** Who has won has won by the book: a lead of ten, or the last path, with the tokens that are left. */
const scores: Invariant = (saved) => {
  if (saved.outcome === null) return []
  const scenario = scenarioOf(saved)
  const last = PATHS.some(
    ({ id, number }) =>
      number === scenario.lastPath && !['unused', undefined].includes(saved.table.paths[id]),
  )
  const tokens = (side: string): number =>
    scenario.seats.filter(
      (one) => one.side === side && one.ringToken === 'oncePerGame' && saved.table.rings.includes(one.seat),
    ).length
  const free = pointsOf(saved, 'free-peoples') + (last ? tokens('free-peoples') : 0)
  const shadow = pointsOf(saved, 'shadow') + (last ? tokens('shadow') : 0)
  const winner = free > shadow ? 'free-peoples' : 'shadow'
  const wrong = scenario.seats.find(
    ({ seat, side }) =>
      saved.outcome?.scores[seat] !== (side === 'shadow' ? shadow : free) ||
      saved.outcome.winners.includes(seat) !== (side === winner),
  )
  return [
    ...(wrong === undefined ? [] : [`the score of ${wrong.seat} is not ${free} to ${shadow}`]),
    ...(last || Math.abs(free - shadow) >= 10 ? [] : ['it ended too early']),
  ]
}

/** Who is to act may pass if his hand is within his limit, or smaller than that of each enemy; else not. */
const carryover = (state: State): Faults => {
  const saved = savedOf(state)
  const { seats } = scenarioOf(saved)
  const most = saved.config.scenario === 'trilogy' ? 3 : 4
  const high = seats.filter((seat) => limitOf(saved, seat) > most).map(({ seat }) => `the limit of ${seat}`)
  const acting = saved.stack.at(-1)
  const actor =
    acting?.kind === 'decide/turn' ? seats.find(({ seat }) => seat === acting.vars['seat']) : undefined
  if (actor === undefined) return high
  const hand = handSize(saved, actor)
  const enemies = seats.filter(({ side }) => side !== actor.side)
  const may = hand <= limitOf(saved, actor) || enemies.every((enemy) => hand < handSize(saved, enemy))
  const listed = cardGame.legalActions(state).some(({ kind }) => kind === 'pass')
  return may === listed ? high : [...high, `${actor.seat} ${may ? 'may' : 'may not'} pass`]
}

const rounds: Invariant = (saved) =>
  saved.table.round <= scenarioOf(saved).lastPath ? [] : [`round ${saved.table.round}`]

const passes: Invariant = (saved) => {
  const passed = saved.stack.find(({ kind }) => kind === 'actionStep')?.vars['passed']
  const all = scenarioOf(saved).seats.every(({ seat }) => Array.isArray(passed) && passed.includes(seat))
  return all ? ['all have passed, and the step goes on'] : []
}

interface Losses {
  readonly rest: number
  readonly worths: ReadonlyArray<{ readonly card: string; readonly defense: number }>
  readonly lost: ReadonlyArray<string>
}

/** Who loses cards one by one has lost no more than cancel the rest: without the last they do not. */
const lossesEnd: Invariant = (saved) =>
  saved.stack.flatMap(({ kind, vars }) => {
    if (kind !== 'losses' && kind !== 'decide/losses') return []
    const { rest, worths, lost } = vars as unknown as Losses
    const before = lost.slice(0, -1).map((card) => worths.find((one) => one.card === card)?.defense ?? 0)
    const sum = before.reduce((total, defense) => total + defense, 0)
    return lost.length === 0 || sum < rest ? [] : [`${sum} of ${rest} were cancelled before the last loss`]
  })

const all: Readonly<Record<string, Invariant>> = {
  'INV-1': conserved,
  'INV-3': wielded,
  'INV-4': neverThere,
  'INV-5, 6': rightPlaces,
  'INV-11': waitsAlone,
  'INV-12, 13': locations,
  'INV-14': pathWhileActing,
  'INV-15, 16': numbers,
  'INV-17': cleared,
  'INV-19': numbersOfTable,
  'INV-20': scores,
  'INV-22': lossesEnd,
  'INV-28': rounds,
  'INV-29': passes,
}

/** The invariants, by number. */
export const INVARIANTS: Readonly<Record<string, (state: State) => Faults>> = {
  ...Object.fromEntries(
    Object.entries(all).map(([name, holds]) => [name, (state: State) => holds(savedOf(state))]),
  ),
  'INV-24': carryover,
  'what the library itself finds': faultsOf,
}
