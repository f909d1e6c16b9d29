/**
 * Where a Nazgûl flies (chapter VI, moving Nazgûl): anywhere but to Strongholds of the Free Peoples that are
 * not besieged. In a besieged Stronghold of the Shadow he joins the garrison (ruling OR-37).
 */
import type { Rules } from '../../model/config'
import type { GoTo } from '../../model/actions'
import type { Question } from '../../model/bundle'
import type { TravelVars } from '../../model/frames'
import { NO_FORCE, type Force, type PlaceIx, type RegionIx, type Table } from '../../model/table'
import type { PieceId } from '../../model/ids'
import { goingTo } from '../../query/answers'
import { placeIn, placeOf, regionOf } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import { firstOf } from '../../query/fellowship'
import { flightViolations } from '../../query/journeyViolations'
import { characterId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { flightsFrom } from '../../query/reach'
import { type Change, changing, ends, happen } from '../changes/change'
import { putCharacter, shift } from '../changes/figures'

const ONE_NAZGUL: Force = Object.freeze({ ...NO_FORCE, nazgul: 1 })

const startOf = (table: Table, { flying, chosen }: TravelVars): PlaceIx =>
  flying >= 0 ? flying : placeOf(table, firstOf(chosen))

const flyerOf = (rules: Rules, { flying, chosen }: TravelVars): PieceId =>
  flying >= 0 ? 'nazgul' : characterId(rules, firstOf(chosen))

/** Flies, and says to which place. */
const fly = (change: Change, vars: TravelVars, region: RegionIx): PlaceIx => {
  const from = startOf(change.table, vars)
  const to = placeIn(change.table, 1, region)
  const way = { from: regionId(regionOf(from)), to: regionId(region) }
  if (vars.flying >= 0) {
    shift(change, 1, ONE_NAZGUL, { from, to })
    happen(change, { kind: 'NazgulMoved', rule: 'characters.nazgul', ...way })
  } else {
    const ix = firstOf(vars.chosen)
    putCharacter(change, ix, to)
    happen(change, {
      kind: 'CharacterMoved',
      rule: 'characters.witchKing',
      character: characterId(change.rules, ix),
      ...way,
    })
  }
  return to
}

/** Where does the Nazgûl fly? */
export const decideFlight: Question<'decide/flight', GoTo> = {
  answers: ['goTo'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ table, vars }, seat) => {
    const options: Array<GoTo> = []
    for (const region of flightsFrom(table, startOf(table, vars))) options.push(goingTo(seat, region))
    return options
  },
  violations: ({ rules, table, vars }, action) =>
    flightViolations(table, flyerOf(rules, vars), startOf(table, vars), regionIx(action.region)),
  resolve: (here, action) => {
    const change = changing(here)
    const place = fly(change, here.vars, regionIx(action.region))
    return ends(change, place)
  },
  asks: () => 'Where does the Nazgûl fly?',
  reads: ['characters.nazgul', 'characters.nazgulStronghold', 'characters.witchKing'],
}
