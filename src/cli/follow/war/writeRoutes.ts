/**
 * Marches, attacks, journeys, recruiting: an action with everything that belongs to it, in one line.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction } from '../../../kernel/index'
import { REGIONS, warOfTheRing } from '../../../war-of-the-ring/index'
import { fieldOf } from '../claims'
import type { AnyState, Loaded } from '../../loaded'
import { askedKind, type Moment } from '../words'
import { sideOfSeat } from './speakers'
import { crowdIn, tableOf, under, type Counts } from './table'
import { fleetAt } from './twilightWrite'
import { dieText, sideName, textOf } from './writing'

interface Part {
  readonly line: string
  readonly count: number
}
type Writer = (rest: ReadonlyArray<Moment>, loaded: Loaded) => Part
type PartAt = (rest: ReadonlyArray<Moment>, at: number, loaded: Loaded) => Part

const NOBODY: BaseAction = { seat: '', kind: '' }
const named = (action: BaseAction, field: string): string => warOfTheRing.nameOf(textOf(action, field))
const kindAt = (rest: ReadonlyArray<Moment>, at: number): string => rest[at]?.action.kind ?? ''
const actionAt = (rest: ReadonlyArray<Moment>, at: number): BaseAction => rest[at]?.action ?? NOBODY

/** The answers about a march or an attack behind it: where it goes on to, and who goes. */
const behind = (
  rest: ReadonlyArray<Moment>,
  from: number,
  isOne: (moment: Moment | undefined) => boolean,
): { readonly on: string; readonly end: number } => {
  const regions: Array<string> = []
  let at = from
  for (; isOfParty(rest, at) && isOne(rest[at]); at++)
    if (kindAt(rest, at) === 'goTo') regions.push(` to ${named(actionAt(rest, at), 'region')}`)
  return { on: regions.join(''), end: at }
}

const isOfParty = (rest: ReadonlyArray<Moment>, at: number): boolean =>
  ['goTo', 'bring', 'bringAll'].includes(kindAt(rest, at)) || isEndOfWay(rest, at)

/** Whether nobody need go: after a battle an Army may advance, and that is another party. */
const isFree = ({ game }: Loaded, moment: Moment | undefined): boolean =>
  moment !== undefined &&
  askedKind(moment.state) === 'decide/party' &&
  game.legalActions(moment.state, moment.action.seat).some(({ kind }) => kind === 'pass')

const isEndOfWay = (rest: ReadonlyArray<Moment>, at: number): boolean =>
  kindAt(rest, at) === 'done' && askedAt(rest, at) === 'decide/route'

const askedAt = (rest: ReadonlyArray<Moment>, at: number): string => {
  const moment = rest[at]
  return moment === undefined ? '' : askedKind(moment.state)
}

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .map(([piece, number]) => `${number} ${warOfTheRing.nameOf(piece, number)}`)
    .join(', ')

const minus = (more: Counts, less: Counts): Counts =>
  Object.fromEntries(
    Object.entries(more)
      .map(([piece, number]) => [piece, number - (less[piece] ?? 0)] as const)
      .filter(([, number]) => number > 0),
  )

const crowdAt = (loaded: Loaded, moment: Moment | undefined, region: string): Counts => {
  if (moment === undefined) return {}
  const { field, inside } = crowdIn(tableOf(loaded, moment.state), region, sideOfSeat(moment.action.seat))
  return Object.keys(field).length > 0 ? field : inside
}

const sizeOf = (counts: Counts): number => Object.values(counts).reduce((sum, one) => sum + one, 0)

/** The numbers of each kind that can be told at a moment. */
const numbersAt = (
  { game }: Loaded,
  { state, action }: Moment,
): ReadonlyMap<string, ReadonlyArray<BaseAction>> =>
  game
    .legalActions(state, action.seat)
    .filter(({ kind }) => kind === 'bring')
    .reduce((kinds, one) => {
      const piece = textOf(one, 'piece')
      return kinds.set(piece, [...(kinds.get(piece) ?? []), one])
    }, new Map<string, ReadonlyArray<BaseAction>>())

/** The state after those of some answers that can still be given. */
const answering = ({ game }: Loaded, from: AnyState, answers: ReadonlyArray<BaseAction>): AnyState =>
  answers.reduce((state, answer) => {
    const next = game.applyAction(state, answer)
    return E.isLeft(next) ? state : next.right.state
  }, from)

/** Who goes, by the answers and what they settle: those numbers with which the answers come to the same. */
const goingBy = (loaded: Loaded, moments: ReadonlyArray<Moment>): Counts => {
  const [first] = moments
  if (first === undefined) return {}
  const answers = moments.map(({ action }) => action)
  const hashAfter = (...more: ReadonlyArray<BaseAction>): string =>
    loaded.game.hash(answering(loaded, first.state, [...more, ...answers]))
  const end = hashAfter()
  return Object.fromEntries(
    [...numbersAt(loaded, first)].map(([piece, numbers]) => {
      const told = answers.find((one) => textOf(one, 'piece') === piece)
      const found = told ?? numbers.find((one) => hashAfter(one) === end)
      return [piece, Number(fieldOf(found ?? NOBODY, 'number') ?? 0)] as const
    }),
  )
}

/** Who goes, in words: of whom nobody asked must go or stay. */
const partyText = (moments: ReadonlyArray<Moment>, there: Counts, loaded: Loaded): string => {
  const asked = moments.filter(({ action }) => action.kind === 'bring')
  if (asked.length === 0) return moments.some(({ action }) => action.kind === 'bringAll') ? 'all' : ''
  const going = goingBy(loaded, asked)
  if (sizeOf(going) > 0) return listed(minus(going, {}))
  return listed(Object.fromEntries(Object.entries(there).filter(([piece]) => going[piece] === undefined)))
}

const armyAt: PartAt = (rest, at, loaded) => {
  const action = actionAt(rest, at)
  const { on, end } = behind(rest, at + 1, (moment) => !isFree(loaded, moment))
  const from = textOf(action, 'from')
  const there = crowdAt(loaded, rest[at], from)
  const said = partyText(rest.slice(at + 1, end), there, loaded)
  const isMarch = action.kind === 'march'
  const next = rest[end]
  const gone =
    next === undefined ? {} : minus(there, crowdAt(loaded, { ...next, action: { ...action } }, from))
  // An Army that comes back leaves nothing to compare: that its units went with those named has to be said.
  const party = !isMarch || said === 'all' || said === '' ? said : listed(gone) || `Army of ${said}`
  const route = `from ${named(action, 'from')} to ${named(action, 'to')}${on}`
  const line = isMarch
    ? `${party === '' ? '' : `${party} `}${route}`
    : `attacks ${route}${party === '' ? '' : ` with ${party}`}`
  return { line, count: end - at }
}

/** Who has come to a region by the answer that names it. */
const arrivedAt = (rest: ReadonlyArray<Moment>, at: number, loaded: Loaded): string => {
  const action = actionAt(rest, at)
  const region = textOf(action, 'region')
  const next = rest[at + 1]
  const after = next === undefined ? {} : crowdAt(loaded, { ...next, action }, region)
  return listed(minus(after, crowdAt(loaded, rest[at], region))).replaceAll('1 ', '')
}

/** Where somebody is at a moment. */
const placeOf = (loaded: Loaded, { state, action }: Moment, character: string): string | undefined => {
  const table = tableOf(loaded, state)
  return REGIONS.find(({ id }) => {
    const { field, inside } = crowdIn(table, id, sideOfSeat(action.seat))
    return (field[character] ?? inside[character] ?? 0) > 0
  })?.id
}

/** Where somebody has gone by being named, who had but one place to go to. */
const goneTo = (rest: ReadonlyArray<Moment>, at: number, loaded: Loaded): string | undefined => {
  const [moment, next] = [rest[at], rest[at + 1]]
  if (moment === undefined || next === undefined) return undefined
  const character = textOf(moment.action, 'character')
  const there = placeOf(loaded, { ...next, action: moment.action }, character)
  return there === placeOf(loaded, moment, character) ? undefined : there
}

const flightAt: PartAt = (rest, from, loaded) => {
  const people: Array<string> = []
  let at = from
  if (kindAt(rest, at) === 'fly') people.push(`1 Nazgûl from ${named(actionAt(rest, at++), 'from')}`)
  for (; kindAt(rest, at) === 'join'; at++) {
    people.push(named(actionAt(rest, at), 'character'))
    const gone = goneTo(rest, at, loaded)
    if (gone !== undefined)
      return { line: `${people.join(', ')} to ${warOfTheRing.nameOf(gone)}`, count: at + 1 - from }
  }
  if (kindAt(rest, at) === 'done' && kindAt(rest, at + 1) === 'goTo') at += 1
  if (kindAt(rest, at) !== 'goTo') return { line: people.join(', '), count: at - from }
  if (people.length === 0) people.push(arrivedAt(rest, at, loaded))
  return { line: `${people.join(', ')} to ${named(actionAt(rest, at), 'region')}`, count: at + 1 - from }
}

/** Parts one after another, as long as they begin with one of some kinds. */
const partsOf = (
  rest: ReadonlyArray<Moment>,
  loaded: Loaded,
  kinds: ReadonlyArray<string>,
  partAt: PartAt,
): Part => {
  const from = 1
  const lines: Array<string> = []
  let at = from
  while (kinds.includes(kindAt(rest, at))) {
    const part = partAt(rest, at, loaded)
    lines.push(part.line)
    at += part.count
  }
  return { line: lines.join(', '), count: at - from }
}

/** An action with a die, and what is done in it. */
const deed =
  (verb: string, kinds: ReadonlyArray<string>, partAt: PartAt): Writer =>
  (rest, loaded) => {
    const first = actionAt(rest, 0)
    const parts = partsOf(rest, loaded, kinds, partAt)
    return { line: `${sideName(first)} ${verb}${parts.line}${dieText(first)}`, count: 1 + parts.count }
  }

/** The same where it goes on, or begins by a card, without a die. */
const part =
  (partAt: PartAt): Writer =>
  (rest, loaded) => {
    const { line, count } = partAt(rest, 0, loaded)
    const isGroup = askedAt(rest, 0) === 'decide/group'
    const said = isGroup ? `separates ${line}` : line
    return { line: `${sideName(actionAt(rest, 0))}: ${said}`, count }
  }

const recruitAt: PartAt = (rest, at) => {
  const action = actionAt(rest, at)
  return { line: `1 ${named(action, 'piece')} in ${named(action, 'region')}`, count: 1 }
}

const entering: Writer = (rest) => {
  const first = actionAt(rest, 0)
  const isPlaced = kindAt(rest, 1) === 'goTo'
  const where = isPlaced ? ` in ${named(actionAt(rest, 1), 'region')}` : ''
  const line = `${sideName(first)} brings in ${named(first, 'character')}${where}${dieText(first)}`
  return { line, count: isPlaced ? 2 : 1 }
}

/** A party of which it is known where it goes: those who advance, or whom a card sends. */
const advance: Writer = (rest, loaded) => {
  const [first] = rest
  const isAdvance = isFree(loaded, first)
  const { end } = behind(rest, 0, (moment) => moment === first || !isFree(loaded, moment))
  const battle =
    first === undefined ? {} : under(tableOf(loaded, first.state), 'derived', 'battle', 'from', 'region')
  const there = crowdAt(loaded, first, typeof battle === 'string' ? battle : '')
  const party = partyText(rest.slice(0, end), there, loaded)
  const line = isAdvance ? (party === 'all' ? 'all advance' : `advances with ${party}`) : `${party} go`
  return { line: `${sideName(actionAt(rest, 0))} ${line}`, count: Math.max(1, end) }
}

/** Writers by the kind of action with which they begin. */
export const ROUTES: Readonly<Record<string, Writer>> = {
  moveArmies: deed('', ['march', 'sail'], (rest, at, loaded) =>
    kindAt(rest, at) === 'sail' ? fleetAt(rest, at) : armyAt(rest, at, loaded),
  ),
  march: part(armyAt),
  beginAttack: deed('', ['attack'], armyAt),
  attack: part(armyAt),
  moveCharacters: deed('moves ', ['fly', 'join', 'goTo'], flightAt),
  fly: part(flightAt),
  join: part(flightAt),
  separate: deed('separates ', ['join'], flightAt),
  beginRecruiting: deed('recruits ', ['recruit'], recruitAt),
  bringCharacter: entering,
  bring: advance,
  bringAll: advance,
}
