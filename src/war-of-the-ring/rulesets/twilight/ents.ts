/**
 * The Ents of Fangorn (chapter XII): by a card that wakes them each beyond the first goes somewhere or
 * attacks.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Aim, Done, GoTo } from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Draw,
  type Here,
  type Question,
  type Step,
} from '../../model/bundle'
import { ask, type EntsVars } from '../../model/frames'
import type { RegionIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { goingTo } from '../../query/answers'
import { isOnMap } from '../../query/armies'
import { entsAt, FANGORN, hasUnitsIn, placesOf, withOne, withoutSome } from '../../query/beside'
import { neighboursOf, regionId, regionIx } from '../../query/board'
import { asksCardDie } from '../../query/cardFigures'
import { HUNT_DIE } from '../../query/hunt'
import { armyPlace } from '../../query/meetings'
import { characterIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { editBeside, removeFigures } from '../../rules/changes/beside'
import { changed, changing, goesOn, happen, type Change } from '../../rules/changes/change'
import { eliminate } from '../../rules/changes/figures'
import { newHits } from '../../rules/effects/hits'
import { instructionOf } from '../../rules/effects/verb'
import type { Whole } from '../rules'

const ORTHANC = regionIx('orthanc')

/** Regions with an Ent, and those next to one. */
const reachOf = (
  table: Table,
): { readonly near: ReadonlyArray<RegionIx>; readonly next: ReadonlyArray<RegionIx> } => {
  const homes = placesOf(table.beside?.ents ?? [])
  const next = [...new Set(homes.flatMap((region) => neighboursOf(region)))].sort((one, other) => one - other)
  return { near: [...new Set([...homes, ...next])].sort((one, other) => one - other), next }
}

const mayAct = (table: Table): boolean => entsAt(table, FANGORN) > 1
const moves = (table: Table): ReadonlyArray<RegionIx> =>
  mayAct(table)
    ? reachOf(table).next.filter((region) => region !== FANGORN && !hasUnitsIn(table, 1, region))
    : []
const targets = (table: Table): ReadonlyArray<RegionIx> =>
  mayAct(table) ? reachOf(table).near.filter((region) => hasUnitsIn(table, 1, region)) : []

/** What do the Ents do next? */
export const decideEnts: Question<'decide/ents', GoTo | Aim | Done> = {
  answers: ['goTo', 'aim', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ table }, seat) => [
    ...moves(table).map((region) => goingTo(seat, region)),
    ...targets(table).map((region): Aim => ({ seat, kind: 'aim', region: regionId(region) })),
    { seat, kind: 'done' },
  ],
  violations: ({ table }, action) => {
    if (action.kind === 'done') return LEGAL
    const possible = action.kind === 'goTo' ? moves(table) : targets(table)
    return possible.includes(regionIx(action.region))
      ? LEGAL
      : [violation('twilight.entsAwake', { region: action.region })]
  },
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: {
      to: action.kind === 'goTo' ? regionIx(action.region) : -1,
      target: action.kind === 'aim' ? regionIx(action.region) : -1,
    },
  }),
  asks: () => 'Where does an Ent go, or whom do they attack?',
  reads: ['twilight.entsAwake', 'twilight.sarumanFalls'],
}

const fellSaruman = (change: Change): void => {
  const saruman = characterIx(change.rules, 'saruman')
  if (isOnMap(change.table, saruman) && !hasUnitsIn(change.table, 1, ORTHANC))
    eliminate(change, saruman, 'twilight.sarumanFalls')
}

/** An Ent goes to a region; `left` is used to tell it from an attack. */
const act = (here: Here<EntsVars>): Step<EntsVars> => {
  const { vars } = here
  const dice = instructionOf(here, 'wakeEnts')?.dice ?? 0
  if (vars.target < 0) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  if (vars.left > 0) {
    editBeside(change, (draft) => {
      draft.ents = withOne(withoutSome(draft.ents, FANGORN, 1), vars.target)
    })
    happen(change, { kind: 'EntMoved', rule: 'twilight.entsAwake', to: regionId(vars.target) })
    if (vars.target === ORTHANC) fellSaruman(change)
    return goesOn(change, { ...vars, target: -1, left: 0 })
  }
  removeFigures(change, 'ent', { region: FANGORN, number: 1, rule: 'twilight.entsAwake' })
  return goesOn(change, { ...vars, left: dice, hits: 0 })
}

const drawDie = ({ vars }: Here<EntsVars>): Draw<number> | undefined =>
  vars.left > 0 ? { name: 'event die', rule: 'twilight.entsAwake', outcomes: HUNT_DIE } : undefined

const rolled = (here: Here<EntsVars>, roll: number): Step<EntsVars> => {
  const { vars } = here
  const success = roll >= (instructionOf(here, 'wakeEnts')?.on ?? Infinity)
  const change = changing(here)
  happen(change, { kind: 'EventDieRolled', rule: 'twilight.entsAwake', roll, success })
  return goesOn(change, { ...vars, left: vars.left - 1, hits: vars.hits + (success ? 1 : 0) })
}

const strike = ({ table, vars }: Here<EntsVars>) =>
  vars.target < 0 || vars.hits === 0
    ? undefined
    : newHits({ side: 1, card: vars.card, place: armyPlace(table, 1, vars.target), hits: vars.hits })

const struck = (here: Here<EntsVars>): Step<EntsVars> => {
  const { vars } = here
  const change = changing(here)
  if (vars.target === ORTHANC) fellSaruman(change)
  return goesOn(change, { ...vars, target: -1, hits: 0 })
}

/** The card counts; when all have been played the Ents go. */
const sleep = (here: Here<EntsVars>): Changed => {
  const change = changing(here)
  editBeside(change, (draft) => {
    draft.awakenings++
  })
  const all = instructionOf(here, 'wakeEnts')?.cards ?? Infinity
  if ((change.table.beside?.awakenings ?? 0) >= all)
    for (const region of placesOf(change.table.beside?.ents ?? []))
      removeFigures(change, 'ent', {
        region,
        number: entsAt(change.table, region),
        rule: 'twilight.entsAwake',
      })
  return changed(change)
}

/** The Ents act, one after the other. */
export const ents = procedure('ents', [
  [
    'ask',
    calling(
      ({ table, vars }: Here<EntsVars>) => (mayAct(table) ? ask('decide/ents', vars) : undefined),
      (vars: EntsVars, { to, target }): EntsVars =>
        to >= 0 ? { ...vars, target: to, left: 1 } : { ...vars, target, left: 0 },
    ),
  ],
  ['done', jumping('sleep', ({ vars }) => vars.target < 0)],
  ['act', doing(act)],
  ['moved', jumping('ask', ({ vars }) => vars.target < 0)],
  ['roll', drawing(drawDie, rolled, asksCardDie)],
  ['rollOn', jumping('roll', ({ vars }) => vars.left > 0)],
  ['hits', calling(strike)],
  ['struck', doing(struck)],
  ['again', jumping('ask', () => true)],
  ['sleep', doing(sleep)],
  ['over', returning(() => null)],
])

/** The Ents. */
export const withEnts = (whole: Whole): Whole => ({
  ...whole,
  procedures: { ...whole.procedures, ents },
  decisions: { ...whole.decisions, 'decide/ents': decideEnts },
})
