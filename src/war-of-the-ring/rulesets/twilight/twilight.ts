/**
 * Twilight of the Third Age as an overlay on the Collector's Edition (chapter XII).
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Claim, Done, PickFigure } from '../../model/actions'
import { calling, doing, mayDo, type Here, type Question, type Step } from '../../model/bundle'
import { ask, type BattleVars, type TrenchVars } from '../../model/frames'
import { violation } from '../../rulebook'
import { regionOf } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import { enginesIn, superiorityIn } from '../../query/combatCards'
import { trenches } from '../../query/beside'
import { seatOf } from '../../query/seats'
import { newCombat } from '../../rules/battle/cards'
import { askExtension, ceased, endSiegeBattle } from '../../rules/battle/cease'
import { placeFigure, removeFigures } from '../../rules/changes/beside'
import { changing, ends, goesOn, happen } from '../../rules/changes/change'
import type { Whole } from '../rules'
import { inserting, replacing } from '../stages'
import { TWILIGHT_RULES } from '../../rulebook/twilight'
import { withActions } from './actions'
import type { Elements } from './elements'
import { withEnts } from './ents'
import { withEvents } from './events'
import { withFellowship } from './fellowship'
import { twilightPrint } from './print'
import { withShips } from './ships'
import { atOnce } from './standing'
import { withTiles } from './tile'

/*
 * Siege engines in battle (chapter XII): superiority in a siege of the Shadow, and what the first round
 * owes to it.
 */

type Fighting = Here<BattleVars>

const superiority = ({ table, vars }: Pick<Fighting, 'table' | 'vars'>): number => superiorityIn(table, vars)

const canClaim = ({ table, vars }: Fighting): boolean =>
  vars.round === 0 && enginesIn(table, vars, 0) > 0 && enginesIn(table, vars, 0) === enginesIn(table, vars, 1)

/** Do you give up a Trebuchet to be superior? */
const decideClaim = mayDo<'decide/claim', Claim>({
  takes: ['claim'],
  seat: (here) => seatOf(here, 'army', 0, here.vars.to),
  offers: (_, seat) => [{ seat, kind: 'claim' }],
  violations: () => LEGAL,
  take: (here) => {
    const region = regionOf(here.vars.to)
    const change = changing(here)
    happen(change, { kind: 'SuperiorityClaimed', rule: 'twilight.claim', region: regionId(region) })
    removeFigures(change, 'trebuchet', { region, number: 1, rule: 'twilight.claim' })
    return ends(change, true)
  },
  passed: false,
  asks: () => 'Do you give up a Trebuchet to be superior in this battle?',
  reads: ['twilight.claim', 'twilight.superiority'],
})

/** In the first round the engines count for the Combat roll of the Free Peoples. */
const engage = (here: Fighting): Step<BattleVars> => {
  const { rules, table, vars } = here
  const lead = Math.sign(superiority(here))
  if (vars.round !== 1 || lead === 0) return { table, events: NO_EVENTS }
  const combat = vars.combat ?? newCombat(rules, [-1, -1])
  const [attacker, defender] = combat.onRoll
  return {
    table,
    events: [
      {
        kind: 'RollModified',
        rule: 'twilight.superiority',
        side: 'free-peoples',
        roll: 'combat',
        by: -lead,
      },
    ],
    vars: { ...vars, combat: { ...combat, onRoll: [attacker, defender - lead] } },
  }
}

const isFreeRound = (here: Fighting): boolean =>
  here.vars.kind === 'siege' && here.vars.round === 1 && here.vars.rounds === 1 && superiority(here) > 0
const isBarred = (here: Fighting): boolean =>
  here.vars.kind === 'siege' && here.vars.round >= here.vars.rounds && superiority(here) < 0

/** A siege battle ends by itself, also where the engines of the Free Peoples bar another round. */
const siegeOver = (here: Fighting): Step<BattleVars> => {
  const { table, vars } = here
  if (isFreeRound(here)) return { table, events: NO_EVENTS }
  return isBarred(here) ? { table, events: NO_EVENTS, vars: ceased(vars) } : endSiegeBattle(here)
}

/** Which engine is built or removed next? */
const decideEngines: Question<'decide/engines', PickFigure | Done> = {
  answers: ['pick', 'done'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => [
    ...trenches(here, here.vars.engine).map(([piece, region]): PickFigure => ({
      seat,
      kind: 'pick',
      piece,
      region: regionId(region),
    })),
    { seat, kind: 'done' },
  ],
  violations: (here, action) =>
    action.kind === 'done' ||
    trenches(here, here.vars.engine).some(
      ([piece, region]) => piece === action.piece && region === regionIx(action.region),
    )
      ? LEGAL
      : [violation('events.overrides', {})],
  resolve: (here, action) => {
    const { table, vars } = here
    if (action.kind === 'done') return { table, events: NO_EVENTS, value: null }
    const engine = action.piece === 'siege-tower' ? 'siege-tower' : 'trebuchet'
    const region = regionIx(action.region)
    const change = changing(here)
    if (engine === 'siege-tower') placeFigure(change, engine, region, 'twilight.engines')
    else removeFigures(change, engine, { region, number: 1, rule: 'events.overrides' })
    const next: TrenchVars = { ...vars, engine, left: vars.left - 1 }
    return next.left === 0 || trenches(change, engine).length === 0
      ? ends(change, null)
      : goesOn(change, next)
  },
  asks: ({ vars }) => `Is a Siege Tower built, or a Trebuchet removed? (up to ${vars.left} more)`,
  reads: ['twilight.engines'],
}

/** Battles with siege engines. */
const withEngines = (whole: Whole): Whole => {
  const opened = inserting(whole.procedures.battle, 'round', [
    'claim',
    calling(
      (here: Fighting) => (canClaim(here) ? ask('decide/claim', here.vars) : undefined),
      (vars: BattleVars, claimed: boolean): BattleVars => (claimed ? { ...vars, claimed } : vars),
    ),
  ])
  const fought = inserting(opened, 'dice', ['engines', doing(engage)])
  const ended = replacing(fought, 'siegeOver', ['siegeOver', doing(siegeOver)])
  const extended = replacing(
    ended,
    'extend',
    [
      'freeRound',
      calling(
        (here: Fighting) => (isFreeRound(here) ? ask('decide/cease', here.vars) : undefined),
        (vars: BattleVars, ceases: boolean) => (ceases ? ceased(vars) : vars),
      ),
    ],
    [
      'extend',
      calling(
        (here: Fighting) => (isFreeRound(here) || here.vars.end !== null ? undefined : askExtension(here)),
        (vars: BattleVars, more: boolean) => (more ? vars : ceased(vars)),
      ),
    ],
  )
  return {
    ...whole,
    procedures: { ...whole.procedures, battle: extended },
    decisions: { ...whole.decisions, 'decide/claim': decideClaim, 'decide/engines': decideEngines },
  }
}

const withTables =
  (elements: Elements) =>
  (whole: Whole): Whole => ({
    ...twilightPrint(elements)(whole),
    rulebook: { ...whole.rulebook, ...TWILIGHT_RULES },
    standing: [atOnce, ...whole.standing],
  })

const PARTS = [withTiles, withFellowship, withActions, withShips, withEnts, withEngines, withEvents]

/** The game with these elements of Twilight of the Third Age; of the others there are no pieces, no cards. */
export const twilight =
  (elements: Elements) =>
  (whole: Whole): Whole =>
    PARTS.reduce((so, part) => part(so), withTables(elements)(whole))
