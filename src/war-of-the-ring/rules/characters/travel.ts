/**
 * Moving Characters (chapter VI): one after the other, each once, until their side has enough. Companions of
 * one region may go as a group; Nazgûl fly, Minions go alone. Somebody has to move, unless a card leaves it
 * open.
 */
import type { Rules } from '../../model/config'
import {
  calling,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Violation,
} from '../../model/bundle'
import { ask, USUAL_STRIDE, type DestinationVars, type TravelVars, type Going } from '../../model/frames'
import type { PlaceIx, Table, Bits, CharacterIx } from '../../model/table'
import { FLYERS, nazgulRegions, travellersOf, paceOf, nazgulPlaceIn } from '../../query/reach'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Done, Fly, Join } from '../../model/actions'
import { violation } from '../../rulebook'
import { doneOf, flyOf, joinOf } from '../../query/answers'
import { since } from '../../query/absent'
import { placeOf, regionOf } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import { firstOf } from '../../query/fellowship'
import { nazgulViolations, standsStill, travellerViolations } from '../../query/journeyViolations'
import { characterIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'

/** Regions with Nazgûl who may fly. */
const flightsFrom = (table: Table, { side, flown }: TravelVars) =>
  side === 1 ? nazgulRegions(table, flown) : []

const askTraveller = ({ rules, table, vars }: Here<TravelVars>) => {
  const anybody =
    travellersOf({ rules, table }, vars.side, vars.moved) !== 0 || flightsFrom(table, vars).length > 0
  return anybody ? ask('decide/traveller', vars) : undefined
}

const isGoing = ({ chosen, flying }: Going): boolean => chosen !== 0 || flying >= 0
const isFlying = (rules: Rules, { chosen, flying }: Going): boolean =>
  flying >= 0 || (chosen & FLYERS(rules)) !== 0
const isWalking = (rules: Rules, { chosen }: Going): boolean => chosen !== 0 && (chosen & FLYERS(rules)) === 0

const onFoot = ({ side, chosen }: TravelVars): DestinationVars => ({
  side,
  chosen,
  separates: false,
  stride: USUAL_STRIDE,
})

const arrived = (vars: TravelVars): TravelVars => ({ ...vars, moved: vars.moved | vars.chosen, chosen: 0 })

/** Where those who flew are is kept in one order, whoever flew first. */
const landed = (vars: TravelVars, place: PlaceIx): TravelVars => {
  if (vars.flying < 0) return arrived(vars)
  const flown = [...vars.flown, place].sort((one, other) => one - other)
  return { ...vars, flown, flying: -1 }
}

/** Characters travel, until nobody goes any more. */
export const travel = procedure('travel', [
  ['ask', calling(askTraveller, (vars, going) => ({ ...vars, ...going }))],
  ['over', jumping('end', ({ vars }) => !isGoing(vars))],
  [
    'destination',
    calling(
      ({ rules, vars }) => (isWalking(rules, vars) ? ask('decide/destination', onFoot(vars)) : undefined),
      arrived,
    ),
  ],
  [
    'flight',
    calling(({ rules, vars }) => (isFlying(rules, vars) ? ask('decide/flight', vars) : undefined), landed),
  ],
  ['again', jumping('ask', () => true)],
  ['end', returning(() => null)],
])

/*
 * Who travels next (chapter VI, moving Characters): a Companion, who may take others of his region along, a
 * Minion, or a Nazgûl.
 */

/** Whether somebody has moved by this action. */
const hasMoved = ({ moved, flown }: TravelVars): boolean => moved !== 0 || flown.length > 0

/** Whether that may be all. */
const mayStop = (vars: TravelVars): boolean => vars.optional || vars.chosen !== 0 || hasMoved(vars)

const regionOfCharacter = (table: Table, character: CharacterIx) => regionOf(placeOf(table, character))

/** Who may go, or go along with those chosen. */
const joinersOf = (rules: Rules, table: Table, { side, moved, chosen }: TravelVars): Bits => {
  const travellers = travellersOf({ rules, table }, side, moved)
  if (chosen === 0) return travellers
  if (side === 1) return 0
  const from = regionOfCharacter(table, firstOf(chosen))
  let bits = 0
  for (let left = travellers & ~chosen; left !== 0; left &= left - 1) {
    const character = firstOf(left)
    if (regionOfCharacter(table, character) === from) bits |= 1 << character
  }
  return bits
}

const joinViolations = (
  { rules, table, vars }: Here<TravelVars>,
  { character }: Join,
): ReadonlyArray<Violation> => {
  const ix = characterIx(rules, character)
  const found = travellerViolations({ rules, table }, vars.side, ix, vars.moved)
  if (found.length > 0 || vars.chosen === 0) return found
  if ((joinersOf(rules, table, vars) >> ix) & 1) return LEGAL
  const first = firstOf(vars.chosen)
  const from = regionOfCharacter(table, ix)
  const to = regionOfCharacter(table, first)
  if (from === to) return [since(standsStill(character), 'he goes already')]
  const facts = {
    piece: character,
    from: regionId(from),
    to: regionId(to),
    limit: paceOf(rules, table, vars.chosen),
  }
  return [since(violation('characters.companions', facts), 'he is not with those who go')]
}

const flyViolations = (table: Table, vars: TravelVars, { from }: Fly): ReadonlyArray<Violation> => {
  const isFree = vars.chosen === 0 && nazgulPlaceIn(table, vars.flown, regionIx(from)) >= 0
  const found = nazgulViolations(table, vars.side, from)
  return isFree || found.length > 0
    ? found
    : [since(standsStill('nazgul'), 'no Nazgûl is there who has not flown')]
}

const violationsOf = (here: Here<TravelVars>, action: Join | Fly | Done): ReadonlyArray<Violation> => {
  const { table, vars } = here
  switch (action.kind) {
    case 'join':
      return joinViolations(here, action)
    case 'fly':
      return flyViolations(table, vars, action)
    case 'done':
      return mayStop(vars) ? LEGAL : [since(standsStill('nobody'), 'nobody has moved yet')]
  }
}

/** Who moves next? */
export const decideTraveller: Question<'decide/traveller', Join | Fly | Done> = {
  answers: ['join', 'fly', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ rules, table, vars }, seat) => {
    const options: Array<Join | Fly | Done> = []
    for (let left = joinersOf(rules, table, vars); left !== 0; left &= left - 1)
      options.push(joinOf(rules, seat, firstOf(left)))
    if (vars.side === 1 && vars.chosen === 0)
      for (const from of nazgulRegions(table, vars.flown)) options.push(flyOf(seat, from))
    if (mayStop(vars)) options.push(doneOf(seat))
    return options
  },
  violations: violationsOf,
  resolve: ({ rules, table, vars }, action) => {
    const ends = (going: Going) => ({ table, events: NO_EVENTS, value: going })
    if (action.kind === 'done') return ends({ chosen: vars.chosen, flying: -1 })
    if (action.kind === 'fly')
      return ends({ chosen: 0, flying: nazgulPlaceIn(table, vars.flown, regionIx(action.from)) })
    const chosen = vars.chosen | (1 << characterIx(rules, action.character))
    const begun = { ...vars, chosen }
    return joinersOf(rules, table, begun) === 0
      ? ends({ chosen, flying: -1 })
      : { table, events: NO_EVENTS, vars: begun }
  },
  asks: ({ vars }) => (vars.chosen === 0 ? 'Who moves next?' : 'Who goes along?'),
  reads: ['characters.when', 'characters.levelZero', 'characters.companions', 'characters.nazgul'],
}
