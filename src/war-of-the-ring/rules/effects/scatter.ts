/**
 * Nazgûl driven from an Army by a card, once the dice are rolled: some are killed, the others fly to one
 * Stronghold of theirs.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { GoTo } from '../../model/actions'
import {
  calling,
  doing,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
} from '../../model/bundle'
import { ask, type CardDiceVars } from '../../model/frames'
import { NO_FORCE, type RegionIx } from '../../model/table'
import { violation } from '../../rulebook'
import { goingTo } from '../../query/answers'
import { nazgulAt, placeIn } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import { regionsIn } from '../../query/conditions'
import { controllerOf } from '../../query/control'
import { armyPlace } from '../../query/meetings'
import { seatOf } from '../../query/seats'
import { struckSide } from '../../query/targets'
import { changed, changing, happen } from '../changes/change'
import { lose, shift } from '../changes/figures'
import { instructionOf } from './verb'

const kill = (here: Here<CardDiceVars>): Changed => {
  const { hits, to } = here.vars
  const change = changing(here)
  if (hits > 0)
    lose(change, here.rules.nazgul, hits, {
      place: armyPlace(here.table, 1, to),
      rule: 'recruiting.shadowReturn',
    })
  return changed(change)
}

/** Where the survivors can fly to; nowhere if there are none. */
const strongholds = (here: Here<CardDiceVars>): ReadonlyArray<RegionIx> => {
  const instruction = instructionOf(here, 'scatter')
  const { table, vars } = here
  if (instruction === undefined || nazgulAt(table, armyPlace(table, 1, vars.to)) === 0) return []
  const side = struckSide(instruction)
  return [...regionsIn(instruction.to)].filter((region) => controllerOf(table, region) === side)
}

/** Where do the Nazgûl fly? */
export const decideStronghold: Question<'decide/stronghold', GoTo> = {
  answers: ['goTo'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => strongholds(here).map((region) => goingTo(seat, region)),
  violations: (here, { region }) =>
    strongholds(here).includes(regionIx(region)) ? LEGAL : [violation('events.overrides', {})],
  resolve: ({ table }, { region }) => ({ table, events: NO_EVENTS, value: regionIx(region) }),
  asks: () => 'To which Stronghold do the Nazgûl fly?',
  reads: ['events.overrides', 'characters.nazgul'],
}

const askStronghold = (here: Here<CardDiceVars>) =>
  strongholds(here).length > 0 ? ask('decide/stronghold', here.vars) : undefined

const fly = (here: Here<CardDiceVars>): Changed => {
  const { from: stronghold, to: region } = here.vars
  const change = changing(here)
  const from = armyPlace(here.table, 1, region)
  const nazgul = nazgulAt(here.table, from)
  const to = stronghold < 0 ? from : placeIn(here.table, 1, stronghold)
  if (from === to) return changed(change)
  shift(change, 1, { ...NO_FORCE, nazgul }, { from, to })
  const way = { from: regionId(region), to: regionId(stronghold) }
  for (let left = nazgul; left > 0; left--)
    happen(change, { kind: 'NazgulMoved', rule: 'characters.nazgul', ...way })
  return changed(change)
}

/** Nazgûl killed and driven away. */
export const scatter = procedure('scatter', [
  ['kill', doing(kill)],
  ['askStronghold', calling(askStronghold, (vars, from) => ({ ...vars, from }))],
  ['fly', doing(fly)],
  ['over', returning(() => null)],
])
