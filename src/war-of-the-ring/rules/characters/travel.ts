/**
 * Moving Characters (chapter VI): one after the other, each once, until their side has enough. Companions of
 * one region may go as a group; Nazgûl fly, Minions go alone. Somebody has to move, unless a card leaves it
 * open.
 */
import type { Rules } from '../../model/config'
import { calling, jumping, procedure, returning, type Here } from '../../model/bundle'
import { ask, USUAL_STRIDE, type DestinationVars, type TravelVars, type Going } from '../../model/frames'
import type { PlaceIx, Table } from '../../model/table'
import { FLYERS, nazgulRegions, travellersOf } from '../../query/reach'

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
