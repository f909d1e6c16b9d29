/**
 * The second edition as an overlay on the Collector's Edition: what its book says otherwise, by chapter.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  doing,
  type Here,
  type Question,
  type Step,
  type Violation,
  mayDo,
  type Changed,
} from '../../model/bundle'
import {
  newSeparation,
  type TileVars,
  ask,
  type TurnVars,
  type EventVars,
  type AllocationVars,
} from '../../model/frames'
import { violation } from '../../rulebook'
import { ignoresReveal, isAlone, isStandardNumber, tileData } from '../../query/hunt'
import { askReaction } from '../../rules/effects/reaction'
import { bear, answered } from '../../rules/hunt/tile'
import { decideDamage, notHisAbility, type DamageAction } from '../../rules/hunt/decideDamage'
import { countsAsHunt, isReplaceable } from '../../rules/hunt/draw'
import type { Whole } from '../rules'
import { replacing, inserting } from '../stages'
import type { EnterMordor, Allocate } from '../../model/actions'
import { seatOf } from '../../query/seats'
import { changing, ends, changed, goesOn } from '../../rules/changes/change'
import { enterMordor, isEntrance } from '../../rules/mordor/enter'
import type { EventCardId } from '../../model/ids'
import type { PlaceIx } from '../../model/table'
import { armyAt, regionOf } from '../../query/armies'
import { enemyOf } from '../../query/board'
import { armyPlace } from '../../query/meetings'
import { cardId } from '../../query/playable'
import { rouseDefenders } from '../../rules/changes/politics'
import { allocate, decideAllocation, most } from '../../rules/turn/dice'
import { begin, takeBack } from '../../rules/turn/turn'
import { secondBattle } from './battle'
import { secondPrint } from './print'
import { secondRulebook } from './rulebook'

/*
 * A Hunt tile in the second edition (Effects of the Hunt): it is answered in order, by one card on the table
 * at most, then by what the Guide can do, then by a casualty; the rest is Corruption. Who becomes Guide
 * meanwhile can act at once, Gollum too; who was Guide before the casualty cannot any more. Hobbits go one by
 * one.
 */

/** What comes too late in the order of answers. */
const lateViolations = (here: Here<TileVars>, { kind }: DamageAction): ReadonlyArray<Violation> => {
  const { table, vars } = here
  if (kind === 'useCard' && vars.cardsOver === true) return [violation('hunt.reduce', {})]
  if (kind !== 'guideLeaves' && kind !== 'revealSelf') return LEGAL
  return vars.former === table.fellowship.guide ? [notHisAbility(here)] : LEGAL
}

/** How do you bear the damage? What comes earlier in the order is passed over for good. */
const decideDamageInOrder: Question<'decide/damage', DamageAction> = {
  ...decideDamage,
  options: (here, seat) =>
    decideDamage.options(here, seat).filter((action) => lateViolations(here, action).length === 0),
  violations: (here, action) => [...decideDamage.violations(here, action), ...lateViolations(here, action)],
}

const losesCompanion = ({ vars }: Here<TileVars>): boolean =>
  vars.answer === 'loseGuide' || vars.answer === 'loseRandom'

/** An answer is carried out: the time for cards is over, and who guides at a casualty has had his say. */
const bearInOrder = (here: Here<TileVars>): Step<TileVars> => {
  const { table, vars } = here
  if (vars.damage === 0) return bear(here)
  const former = losesCompanion(here) ? { former: table.fellowship.guide } : {}
  const ordered: TileVars = { ...vars, cardsOver: true, ...former }
  const step = bear({ ...here, vars: ordered })
  return 'vars' in step ? step : { ...step, vars: ordered }
}

/** An answer is dealt with; Gollum, if he is Guide by it, keeps a number from revealing the Fellowship. */
const answeredAtOnce = (here: Here<TileVars>): Step<TileVars> => {
  const { rules, table } = here
  const step = answered(here)
  const vars = 'vars' in step ? step.vars : here.vars
  if (vars.gollum || !isAlone(rules, table)) return step
  const ignored = ignoresReveal(rules, table) && isStandardNumber(tileData(rules, vars.tile))
  return { ...step, vars: { ...vars, gollum: true, reveals: vars.reveals && !ignored } }
}

const mayUseCards = ({ vars }: Here<TileVars>): boolean => vars.cardsOver === undefined

const prevent = calling(
  (here: Here<TileVars>) =>
    countsAsHunt(here.vars) && mayUseCards(here) ? askReaction(0, 'preventsTile')(here) : undefined,
  (vars, used) => ({ ...vars, prevented: used !== null }),
)

const replace = calling(
  (here: Here<TileVars>) =>
    isReplaceable(here) && mayUseCards(here) ? askReaction(0, 'replacesTile')(here) : undefined,
  (vars, used): TileVars =>
    used === null
      ? vars
      : { ...vars, replaced: vars.tile, tile: -1, card: used.card, reveals: false, cardsOver: true },
)

const leave = calling(
  ({ vars }: Here<TileVars>) =>
    vars.leaving === 0 ? undefined : newSeparation('destination', { chosen: vars.leaving, byHunt: true }),
  (vars) => ({ ...vars, leaving: 0 }),
)

type Tile = Whole['procedures']['tile']

/** The tile before its damage is settled, and the answers to it. */
const beforeDamage = (tile: Tile): Tile =>
  replacing(replacing(tile, 'prevent', ['prevent', prevent]), 'replace', ['replace', replace])
const answers = (tile: Tile): Tile => replacing(tile, 'bear', ['bear', doing(bearInOrder)])
/** Who leaves for less damage goes before anything else is answered. */
const leaving = (tile: Tile): Tile =>
  replacing(replacing(tile, 'leave'), 'answered', ['leave', leave], ['answered', doing(answeredAtOnce)])

/** The Hunt of the second edition. */
const secondHunt = (whole: Whole): Whole => ({
  ...whole,
  procedures: { ...whole.procedures, tile: leaving(answers(beforeDamage(whole.procedures.tile))) },
  decisions: { ...whole.decisions, 'decide/damage': decideDamageInOrder },
})

/*
 * Entering Mordor in the second edition (The Fellowship in Mordor): in the Fellowship phase Ring-bearers who
 * stand at a gate, declared or not, Hidden or Revealed, may go in or stay where they are.
 */

/** Does the Fellowship enter Mordor? Asked only where its figure stands at a gate. */
const decideMordor = mayDo<'decide/mordor', EnterMordor>({
  takes: ['enterMordor'],
  seat: (here) => seatOf(here, 'leading', here.vars.side),
  offers: (_, seat) => [{ seat, kind: 'enterMordor' }],
  violations: () => LEGAL,
  take: (here) => {
    const change = changing(here)
    enterMordor(change)
    return ends(change, true)
  },
  passed: false,
  asks: () => 'Does the Fellowship enter Mordor?',
  reads: ['fellowship.enterMordor', 'mordor.enter'],
})

const askMordor = ({ rules, table }: Here<TurnVars>) =>
  isEntrance(rules, table.fellowship.region) ? ask('decide/mordor', { side: 0 }) : undefined

/** Mordor in the second edition. */
const secondMordor = (whole: Whole): Whole => ({
  ...whole,
  procedures: {
    ...whole.procedures,
    declaration: replacing(whole.procedures.declaration, 'mordor'),
    turn: inserting(whole.procedures.turn, 'guide', ['mordor', calling(askMordor)]),
  },
  decisions: { ...whole.decisions, 'decide/mordor': decideMordor },
})

/*
 * Cards that are battles for politics in the second edition (The Political Track): the Army they strike
 * cannot fight back, but its Nations react as to an attack, before the dice and whatever they bring.
 */

/** The three of the Ents, and the Dead Men. */
const ATTACKS: ReadonlySet<EventCardId> = new Set(['fp-char-19', 'fp-char-20', 'fp-char-21', 'fp-char-22'])

/** The Nations of the Army that a card strikes react, if it is one of these and there is an Army. */
const rouse = (here: Here<EventVars>, place: PlaceIx): Changed => {
  const change = changing(here)
  const army =
    ATTACKS.has(cardId(here.rules, here.vars.card)) && place >= 0 ? armyAt(here.table, place) : null
  if (army !== null && army.side === enemyOf(here.vars.side)) rouseDefenders(change, army, regionOf(place))
  return changed(change)
}

/** Politics in the second edition. */
const secondPolitics = (whole: Whole): Whole => ({
  ...whole,
  procedures: {
    ...whole.procedures,
    cardDice: inserting(whole.procedures.cardDice, 'count', [
      'rouse',
      doing((here) => rouse(here, armyPlace(here.table, enemyOf(here.vars.side), here.vars.to))),
    ]),
    summon: inserting(whole.procedures.summon, 'roll', [
      'rouse',
      doing((here) => rouse(here, here.vars.region)),
    ]),
  },
})

/*
 * The turn of the second edition: the first phase begins with taking back the dice, those of the Free Peoples
 * in the Hunt box too, and if any came from there the Shadow allocates one die at least. Where it can
 * allocate no more than that, nothing is asked.
 */

/** A turn begins, and the dice of the last one are taken back. */
const recover = (here: Here<TurnVars>): Step<TurnVars> => {
  const { vars, table } = here
  const begun = begin(here)
  const back = takeBack({ ...here, table: begun.table })
  return {
    table: back.table,
    events: [...begun.events, ...back.events],
    vars: table.dice.huntBox[0] > 0 ? { ...vars, least: 1 } : vars,
  }
}

const leastOf = ({ vars }: Pick<Here<AllocationVars>, 'vars'>): number => vars.least ?? 0

/** The question how many dice are allocated, if there is a choice. */
const askAllocation = ({ rules, table, vars }: Here<TurnVars>) => {
  const asking: AllocationVars = vars.least === undefined ? { side: 1 } : { side: 1, least: vars.least }
  return (vars.least ?? 0) < most(rules, table) ? ask('decide/allocation', asking) : undefined
}

/** What has to be allocated is, if nothing was asked; then there is no minimum any more. */
const allocateLeast = (here: Here<TurnVars>): Step<TurnVars> => {
  const { table, vars } = here
  const { least, ...rest } = vars
  if (least === undefined) return { table, events: NO_EVENTS }
  const change = changing(here)
  if (table.dice.huntBox[1] === 0) allocate(change, least)
  return goesOn(change, rest)
}

/** How many dice go into the Hunt box? Not fewer than the minimum. */
const decideAllocationInTurn: Question<'decide/allocation', Allocate> = {
  ...decideAllocation,
  options: (here, seat) => decideAllocation.options(here, seat).filter(({ dice }) => dice >= leastOf(here)),
  violations: (here, action) => [
    ...decideAllocation.violations(here, action),
    ...(action.dice < leastOf(here) ? [violation('huntAllocation.minimum', {})] : LEGAL),
  ],
}

/** The turn of the second edition. */
const secondTurn = (whole: Whole): Whole => {
  const begun = replacing(whole.procedures.turn, 'begin', ['begin', doing(recover)])
  const turn = replacing(
    replacing(
      begun,
      'allocate',
      ['allocate', calling(askAllocation)],
      ['allocateLeast', doing(allocateLeast)],
    ),
    'end',
  )
  return {
    ...whole,
    procedures: { ...whole.procedures, turn },
    decisions: { ...whole.decisions, 'decide/allocation': decideAllocationInTurn },
  }
}

const CHAPTERS: ReadonlyArray<(whole: Whole) => Whole> = [
  secondPrint,
  secondTurn,
  secondBattle,
  secondPolitics,
  secondHunt,
  secondMordor,
  secondRulebook,
]

/** The second edition of a game. */
export const second = (whole: Whole): Whole => CHAPTERS.reduce((told, chapter) => chapter(told), whole)
