/**
 * Moving Characters (chapter VI): one after the other, each once, until their side has enough. Companions of
 * one region may go as a group; Nazgûl fly, Minions go alone. Somebody has to move, unless a card leaves it
 * open.
 */
import { at } from '../../../kernel/row'
import type { Rules } from '../../model/config'
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Here, type Step } from '../../model/bundle'
import { ask, USUAL_STRIDE, type DestinationVars, type TravelVars, type Going } from '../../model/frames'
import type { PlaceIx, Table } from '../../model/table'
import { sizeOf } from '../../query/fellowship'
import { FLYERS, nazgulPlaceIn, nazgulRegions, travellersOf } from '../../query/reach'
import { changing, goesOn } from '../changes/change'
import { arrive, destinationsOf } from './destination'
import { hasMoved } from './traveller'

/** Regions with Nazgûl who may fly. */
const flightsFrom = (table: Table, { side, flown }: TravelVars) =>
  side === 1 ? nazgulRegions(table, flown) : []

/** The only one who can travel goes without a question, if nobody has. */
const chooseOnly = ({ rules, table, vars }: Here<TravelVars>): Step<TravelVars> => {
  if (vars.optional || hasMoved(vars)) return { table, events: NO_EVENTS }
  const travellers = travellersOf({ rules, table }, vars.side, vars.moved)
  const flights = flightsFrom(table, vars)
  if (sizeOf(travellers) + flights.length !== 1) return { table, events: NO_EVENTS }
  const flying = flights.length === 0 ? -1 : nazgulPlaceIn(table, vars.flown, at(flights, 0))
  return { table, events: NO_EVENTS, vars: { ...vars, chosen: travellers, flying } }
}

const askTraveller = ({ rules, table, vars }: Here<TravelVars>) => {
  if (isGoing(vars)) return undefined
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

/** Where there is one region to go to, the group goes there without a question. */
const goOnly = (here: Here<TravelVars>): Step<TravelVars> => {
  const { table, vars } = here
  const regions = isWalking(here.rules, vars) ? destinationsOf(here.rules, table, onFoot(vars)) : []
  if (regions.length !== 1) return { table, events: NO_EVENTS }
  const change = changing(here)
  arrive(change, onFoot(vars), at(regions, 0))
  return goesOn(change, arrived(vars))
}

const landed = (vars: TravelVars, place: PlaceIx): TravelVars =>
  vars.flying >= 0 ? { ...vars, flown: [...vars.flown, place], flying: -1 } : arrived(vars)

/** Characters travel, until nobody goes any more. */
export const travel = procedure('travel', [
  ['traveller', doing(chooseOnly)],
  ['ask', calling(askTraveller, (vars, going) => ({ ...vars, ...going }))],
  ['over', jumping('end', ({ vars }) => !isGoing(vars))],
  ['onlyWay', doing(goOnly)],
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
  ['again', jumping('traveller', () => true)],
  ['end', returning(() => null)],
])
