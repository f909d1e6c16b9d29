/**
 * Support: which armies can stand behind which leaders on a battleground, and all the ways to do it that make
 * a difference. An army supports one character, and a leader who can have an army has one (OR-41).
 */
import { at } from '../../kernel/row'
import type { Sight } from '../model/bundle'
import type { Pair } from '../model/frames/combats'
import type { CardIx, SeatIx, SideIx, Spot } from '../model/spots'
import { cardData, fits } from './cards'
import { ownerOf, sideAt } from './places'
import { provisionsFor } from './statics'
import { abilitiesOf } from './texts'
import { leadershipOf, worthOf, type Role } from './combat'

/** Whether an army can support a character. */
const canSupport = (sight: Sight, army: CardIx, leader: CardIx): boolean =>
  cardData(army).faction === cardData(leader).faction ||
  provisionsFor(sight, leader).some((one) => one.kind === 'supportedBy' && fits(one.armies, army))

/** Whether it matters to an army whom it supports. */
const isChoosy = (sight: Sight, army: CardIx): boolean =>
  abilitiesOf(sight, army).some((ability) => ability.kind === 'static' && ability.if?.kind === 'supports')

const wants = (sight: Sight, army: CardIx, leader: CardIx): boolean =>
  abilitiesOf(sight, army).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.if?.kind === 'supports' &&
      ability.if.anyOf.includes(cardData(leader).id),
  )

/** Who stands where: armies, and the characters for whom support can count. */
interface Field {
  readonly armies: ReadonlyArray<CardIx>
  readonly leaders: ReadonlyArray<CardIx>
  /** For each army the leaders it can support. */
  readonly eligible: ReadonlyArray<ReadonlyArray<CardIx>>
  /** Armies of one class are interchangeable. */
  readonly classes: ReadonlyArray<string>
  readonly role: Role
}

const fieldOf = (sight: Sight, spot: Spot, side: SideIx, role: Role): Field => {
  const cards = sideAt(sight.table, spot, side)
  const armies = cards.filter((card) => cardData(card).type === 'army')
  const leaders = cards.filter(
    (card) =>
      cardData(card).type === 'character' &&
      (leadershipOf(card, role) > 0 || armies.some((army) => wants(sight, army, card))),
  )
  const eligible = armies.map((army) => leaders.filter((leader) => canSupport(sight, army, leader)))
  const classes = armies.map((army) => (isChoosy(sight, army) ? `${army}` : cardData(army).faction))
  return { armies, leaders, eligible, classes, role }
}

/** Whether nobody is left without an army that could have one. */
const isFull = ({ armies, eligible, role }: Field, chosen: ReadonlyArray<CardIx>): boolean =>
  armies.every(
    (_, place) =>
      chosen[place] !== -1 ||
      !at(eligible, place).some((leader) => leadershipOf(leader, role) > 0 && !chosen.includes(leader)),
  )

/** The last choice made for an army of the same class, undefined for none. */
const lastOfClass = ({ classes }: Field, chosen: ReadonlyArray<CardIx>): CardIx | undefined => {
  for (let place = chosen.length - 1; place >= 0; place--)
    if (classes[place] === classes[chosen.length]) return chosen[place]
  return undefined
}

/** All full assignments; within a class leaders come in their order, and who supports nobody comes last. */
const assignmentsOf = (field: Field): ReadonlyArray<ReadonlyArray<CardIx>> => {
  const found: Array<ReadonlyArray<CardIx>> = []
  const extend = (chosen: ReadonlyArray<CardIx>): void => {
    const place = chosen.length
    if (place === field.armies.length) {
      if (isFull(field, chosen)) found.push(chosen)
      return
    }
    const last = lastOfClass(field, chosen)
    if (last !== -1)
      for (const leader of at(field.eligible, place))
        if (!chosen.includes(leader) && (last === undefined || leader > last)) extend([...chosen, leader])
    extend([...chosen, -1])
  }
  extend([])
  return found
}

/** Pairs of an assignment with somebody to support. */
const pairsOf = ({ armies }: Field, chosen: ReadonlyArray<CardIx>): ReadonlyArray<Pair> =>
  armies.flatMap((army, place): ReadonlyArray<Pair> => {
    const leader = at(chosen, place)
    return leader < 0 ? [] : [[army, leader]]
  })

/** What an assignment comes to: for the attackers a sum, for the defenders the worth of each card. */
const worthKey = (sight: Sight, { armies, leaders, role }: Field, pairs: ReadonlyArray<Pair>): string => {
  const worths = [...armies, ...leaders].map((card) => worthOf(sight, card, role, pairs))
  return role === 'attack' ? String(worths.reduce((sum, worth) => sum + worth, 0)) : worths.join()
}

/** What is left to decide about support: the army that comes next with its choices, or the final pairs. */
export interface SupportQuestion {
  readonly pairs: ReadonlyArray<Pair>
  readonly army: CardIx
  readonly leaders: ReadonlyArray<CardIx>
}

interface Assignment {
  readonly chosen: ReadonlyArray<CardIx>
  /** What it comes to. */
  readonly key: string
}

const keysOf = (assignments: ReadonlyArray<Assignment>): string =>
  [...new Set(assignments.map(({ key }) => key))].sort().join(';')

/** Whether it changes what can still come of it whom the army at this place supports. */
const matters = (
  assignments: ReadonlyArray<Assignment>,
  place: number,
  choices: ReadonlyArray<CardIx>,
): boolean => {
  const left = choices.map((leader) => keysOf(assignments.filter(({ chosen }) => chosen[place] === leader)))
  return left.some((keys) => keys !== left[0])
}

/** Where there is no leader or no army. */
const NOBODY: SupportQuestion = { pairs: [], army: -1, leaders: [] }

/** The next army about whom something is to be decided; `army` is -1 when nothing is. */
export const supportQuestion = (
  sight: Sight,
  where: { readonly spot: Spot; readonly side: SideIx; readonly role: Role },
  decided: ReadonlyArray<Pair>,
): SupportQuestion => {
  const field = fieldOf(sight, where.spot, where.side, where.role)
  if (field.leaders.length === 0 || field.armies.length === 0) return NOBODY
  const fitting = assignmentsOf(field)
    .filter((chosen) => decided.every(([army, leader]) => chosen[field.armies.indexOf(army)] === leader))
    .map((chosen) => ({ chosen, key: worthKey(sight, field, pairsOf(field, chosen)) }))
  for (const [place, army] of field.armies.entries()) {
    const leaders = [...new Set(fitting.map(({ chosen }) => at(chosen, place)))]
    if (matters(fitting, place, leaders)) return { pairs: [], army, leaders: leaders.sort((a, b) => b - a) }
  }
  return { pairs: pairsOf(field, at(fitting, 0).chosen), army: -1, leaders: [] }
}

/** Who decides: the owner of all the leaders in question, or of the army if those of two seats want it. */
export const deciderOf = (sight: Sight, { army, leaders }: SupportQuestion): SeatIx => {
  const owners = new Set(leaders.filter((leader) => leader >= 0).map((leader) => ownerOf(sight, leader)))
  const [owner] = owners
  return owners.size === 1 && owner !== undefined ? owner : ownerOf(sight, army)
}
