/**
 * What must hold of every step: what never comes back, and that numbers change only as the events tell.
 */
import { PATHS, type CardGame, type Event } from '../../../src/card-game'
import type { Faults, Step } from '../../kernel/conformance'
import { HAPPENINGS } from './happenings'
import { handSize, limitOf, savedOf, scenarioOf, type Saved } from './saved'

type Stepped = Step<CardGame>
type Change = (before: Saved, after: Saved, events: ReadonlyArray<Event>) => Faults

/** Nothing ever leaves an eliminated pile. */
const gone: Change = (before, after) =>
  Object.keys(before.table.at)
    .filter((card) => before.table.at[card] === 'eliminated' && after.table.at[card] !== 'eliminated')
    .map((card) => `${card} has come back`)

const corrupted: Change = (before, after, events) => {
  const told = events.reduce((sum, event) => {
    if (event.kind === 'CorruptionAdded') return sum + event.number
    return event.kind === 'CorruptionRemoved' ? sum - event.number : sum
  }, 0)
  return after.table.corruption - before.table.corruption === told ? [] : [`corruption changed, ${told} told`]
}

const USED_UP = ['free-peoples', 'shadow', 'nobody']

/** A path is unused, then active, then somebody's, and never goes back. */
const onward: Change = (before, after) =>
  PATHS.flatMap(({ id }) => {
    const [was, is] = [before.table.paths[id] ?? '', after.table.paths[id] ?? '']
    if (USED_UP.includes(was)) return was === is ? [] : [`${id} has changed hands`]
    return was === 'active' && is === 'unused' ? [`${id} is unused again`] : []
  })

/** How a hand changes by an event. */
const byEvent = (event: Event, seat: string): number => {
  switch (event.kind) {
    case 'CardDrawn':
      return event.seat === seat && event.into === 'hand' ? 1 : 0
    case 'CardTaken':
    case 'CardKept':
      return event.seat === seat ? 1 : 0
    case 'CardCycled':
    case 'CardEliminated':
      return event.seat === seat && event.from === 'hand' ? -1 : 0
    case 'CardPlayed':
    case 'ItemPlayed':
    case 'EventPlayed':
      return event.seat === seat && event.rule === 'play.fromHand' ? -1 : 0
    default:
      return 0
  }
}

const hands: Change = (before, after, events) =>
  scenarioOf(before).seats.flatMap((data) => {
    const { seat } = data
    const told = events.reduce((sum, event) => sum + byEvent(event, seat), 0)
    const changed = handSize(after, data) - handSize(before, data)
    return changed === told ? [] : [`the hand of ${seat} changed by ${changed}, ${told} told`]
  })

const isActing = ({ stack }: Saved): boolean => stack.some(({ kind }) => kind === 'actionStep')

/** The seat that is asked to cycle down to its limit, if one is. */
const cyclingDown = ({ stack }: Saved): unknown => {
  const ends = stack.some(({ kind, at }) => kind === 'round' && at === 'limit')
  const asked = stack.at(-1)
  return ends && asked?.kind === 'decide/cycle' ? asked.vars['seat'] : undefined
}

/** When the action step ends, who holds more than his limit cycles down to it; in the Trilogy nobody does. */
const limits: Change = (before, after) => {
  const cycling = cyclingDown(before)
  const ended = isActing(before) ? !isActing(after) : cycling !== undefined
  if (!ended) return []
  const { seats } = scenarioOf(before)
  const over = seats.filter(
    (seat) => handSize(before, seat) - (seat.seat === cycling ? 1 : 0) > limitOf(before, seat),
  )
  if (over.length > 0 && before.config.scenario === 'trilogy') return [`${over[0]?.seat} holds too much`]
  const asked = cyclingDown(after)
  const right = over.length === 0 ? asked === undefined : over.some(({ seat }) => seat === asked)
  return right ? [] : [`${over.map(({ seat }) => seat).join()} above the limit, ${String(asked)} asked`]
}

/** A Ring token that is used once a game never comes back. */
const rings: Change = (before, after) =>
  scenarioOf(before)
    .seats.filter(({ seat, ringToken }) => {
      const back = after.table.rings.includes(seat) && !before.table.rings.includes(seat)
      return back && ringToken === 'oncePerGame'
    })
    .map(({ seat }) => `${seat} has a Ring token again`)

/** Whoever is played drives the other form out of the game. */
const FORMS: ReadonlyArray<readonly [string, string]> = [
  ['aragorn', 'strider'],
  ['gandalf-the-white', 'gandalf-the-grey'],
]
const forms: Change = (_, after, events) =>
  FORMS.flatMap(([played, old]) => {
    const came = events.some((event) => event.kind === 'CardPlayed' && event.played === played)
    const top = after.stack[after.stack.length - 1]?.kind ?? ''
    // The text follows the payment, which may still be asked for.
    const done = came && !['decide/cycle', 'decide/forsake', 'decide/playApart'].includes(top)
    const where = after.table.at[old]
    return done && where !== undefined && where !== 'eliminated' ? [`${old} is still in the game`] : []
  })

const CHANGING: Readonly<Record<string, Change>> = {
  ...HAPPENINGS,
  'INV-7': gone,
  'INV-8': forms,
  'INV-13': onward,
  'INV-19': corrupted,
  'INV-25': limits,
  'INV-26': rings,
  'INV-27': hands,
}

/** What holds of every step, by number. */
export const CHANGES: Readonly<Record<string, (step: Stepped) => Faults>> = Object.fromEntries(
  Object.entries(CHANGING).map(([name, holds]) => [
    name,
    ({ before, after, events }: Stepped) => holds(savedOf(before), savedOf(after), events),
  ]),
)
