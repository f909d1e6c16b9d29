/**
 * What do you do? (chapter IV, Action Resolution): an action with a die, an Elven Ring before it, or a pass.
 */
import type { Rules } from '../../model/config'
import type { UseRing, DieAction, TwilightDieAction, Pass, SkipDie } from '../../model/actions'
import type { Violation, Here, Question } from '../../model/bundle'
import type { OpportunityVars, Use } from '../../model/frames'
import { type Seat, DECKS } from '../../model/ids'
import type { SideIx, Table, FaceIx } from '../../model/table'
import { violation } from '../../rulebook'
import { noDie, since } from '../../query/absent'
import { EYE, faceId, faceIx, FACES_OF, hasDie, WILL, mayPass, unusedOf } from '../../query/dice'
import { sideId, characterIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { happen, type Change, changing, ends, goesOn } from '../changes/change'
import { addDie, editDice, plus, spendDie } from '../changes/materials'
import { passOf } from '../../../kernel/brand'
import { NO_EVENTS } from '../../../kernel/types'
import { numberWord } from '../../query/names'
import { skipDieOf } from '../../query/answers'
import { enemyOf, nationIx } from '../../query/board'
import { cardIx } from '../../query/cards'
import { playViolations } from '../../query/playable'
import { endViolations } from '../../query/endings'
import { DIE_ACTIONS, doViolations, payViolations } from '../../query/uses'
import { dieActions } from './options'

/*
 * The Elven Rings (chapter IV): before an action one die is changed to another result. A Ring of the Free
 * Peoples goes to the Shadow, a Ring of the Shadow leaves the game.
 */

const hasUsed = (table: Table, side: SideIx): boolean => ((table.dice.ringUsed >> side) & 1) === 1
const holds = (table: Table, side: SideIx): boolean => table.dice.rings[side] > 0

/** Every change that a Ring could make now. */
const ringOptions = (
  rules: Rules,
  table: Table,
  { side }: OpportunityVars,
  seat: Seat,
): ReadonlyArray<UseRing> => {
  const found: Array<UseRing> = []
  if (!holds(table, side) || hasUsed(table, side)) return found
  for (const die of FACES_OF(rules)[side]) {
    if (!hasDie(table, side, die)) continue
    for (const result of FACES_OF(rules)[side])
      if (result !== die && result !== WILL)
        found.push({ seat, kind: 'useRing', die: faceId(die), result: faceId(result) })
  }
  return found
}

/** Every rule against a change by a Ring. */
export const ringViolations = (
  rules: Rules,
  table: Table,
  { side }: OpportunityVars,
  { die, result }: UseRing,
): ReadonlyArray<Violation> => {
  const seat = seatOf({ rules, table }, 'acting', side)
  const found: Array<Violation> = []
  if (!holds(table, side))
    found.push(since(violation('elvenRings.passing', { seat }), 'his side has no Ring now'))
  if (hasUsed(table, side)) found.push(violation('elvenRings.oncePerTurn', { seat }))
  if (side === 1 && die === 'eye') found.push(violation('elvenRings.eye', { die }))
  else if (!hasDie(table, side, faceIx(die))) found.push(noDie(die))
  if (result === 'will-of-the-west') found.push(violation('elvenRings.willOfTheWest', { die }))
  else if (result === die || !FACES_OF(rules)[side].includes(faceIx(result)))
    found.push(
      since(
        violation('elvenRings.use', { seat }),
        result === die ? 'the die shows that already' : 'no die of his side has this result',
      ),
    )
  return found
}

/** The die changes; an Eye goes into the Hunt box at once. */
export const useRing = (change: Change, side: SideIx, { die, result }: UseRing): void => {
  spendDie(change, side, faceIx(die))
  editDice(change, (draft) => {
    draft.rings = side === 0 ? [draft.rings[0] - 1, draft.rings[1] + 1] : plus(draft.rings, 1, -1)
    draft.ringUsed |= 1 << side
  })
  happen(change, { kind: 'RingUsed', rule: 'elvenRings.use', side: sideId(side), die, result })
  if (faceIx(result) !== EYE) return addDie(change, side, faceIx(result))
  editDice(change, (draft) => {
    draft.huntBox = plus(draft.huntBox, 1)
  })
  happen(change, { kind: 'DieToHuntBox', rule: 'elvenRings.eye', side: sideId(side), die: result })
}

type Answer = Pass | UseRing | SkipDie | DieAction | TwilightDieAction

/** What an expansion lets a die do besides. */
export interface Further {
  readonly kinds: ReadonlyArray<TwilightDieAction['kind']>
  /** Adds them to a list. */
  readonly list: (
    here: Here<OpportunityVars>,
    seat: Seat,
    found: Pick<Array<TwilightDieAction>, 'push'>,
  ) => void
  readonly violations: (here: Here<OpportunityVars>, action: TwilightDieAction) => ReadonlyArray<Violation>
  readonly use: (action: TwilightDieAction) => Use
}

/** Everything that a die can do. */
const allActions = (
  further: Further | undefined,
  here: Here<OpportunityVars>,
  seat: Seat,
): Array<DieAction | TwilightDieAction> => {
  const actions: Array<DieAction | TwilightDieAction> = dieActions(here, here.vars.side, seat)
  further?.list(here, seat, actions)
  return actions
}

const passes = ({ rules, table, vars }: Here<OpportunityVars>): boolean =>
  (!vars.ring || rules.passesAfterRing) && mayPass(table, vars.side)

/** Dice are put aside unused only if none of them can act and there is no pass (ruling OR-8). */
const skips = (here: Here<OpportunityVars>, actions: number): boolean =>
  here.rules.skipsFreely || (actions === 0 && !passes(here))

const options = (
  further: Further | undefined,
  here: Here<OpportunityVars>,
  seat: Seat,
): ReadonlyArray<Answer> => {
  const { table, vars } = here
  const { side } = vars
  const actions: Array<Answer> = allActions(further, here, seat)
  const none = actions.length
  if (skips(here, none))
    for (const die of FACES_OF(here.rules)[side])
      if (hasDie(table, side, die)) actions.push(skipDieOf(seat, die))
  for (const ring of ringOptions(here.rules, table, vars, seat)) actions.push(ring)
  if (passes(here)) actions.push(passOf(seat))
  return actions
}

const passViolations = (here: Here<OpportunityVars>): ReadonlyArray<Violation> => {
  const { rules, table } = here
  const { side, ring } = here.vars
  const seat = seatOf(here, 'acting', side)
  const found: Array<Violation> = []
  if (ring && !rules.passesAfterRing) found.push(violation('elvenRings.use', { seat }))
  if (mayPass(table, side)) return found
  const [unused, opponent] = [unusedOf(table, side), unusedOf(table, enemyOf(side))]
  const because = `of unused dice he has ${numberWord(unused)}, the other side ${numberWord(opponent)}`
  found.push(since(violation('turn.pass', { seat, unused, opponent }), because))
  return found
}

const skipViolations = (
  further: Further | undefined,
  here: Here<OpportunityVars>,
  { die, seat }: SkipDie,
): ReadonlyArray<Violation> => {
  const { table, vars } = here
  const found: Array<Violation> = []
  if (!hasDie(table, vars.side, faceIx(die))) found.push(noDie(die))
  const because = 'a die is put aside only when no die can be used'
  if (!skips(here, allActions(further, here, seat).length))
    found.push(since(violation('turn.actions', { seat }), because))
  return found
}

const carryViolations = (here: Here<OpportunityVars>, action: DieAction): ReadonlyArray<Violation> => {
  const { side } = here.vars
  if (action.kind === 'playEvent') return playViolations(here.rules, here.table, side, action)
  return action.kind === 'endCard'
    ? endViolations(here, side, action)
    : doViolations(here.rules, here.table, side, action)
}

const violations = (
  further: Further | undefined,
  here: Here<OpportunityVars>,
  action: Answer,
): ReadonlyArray<Violation> => {
  const { table, vars } = here
  if (action.kind === 'pass') return passViolations(here)
  if (action.kind === 'skipDie') return skipViolations(further, here, action)
  if (action.kind === 'useRing') return ringViolations(here.rules, table, vars, action)
  if (isFurtherKind(action)) return further?.violations(here, action) ?? []
  const paying = payViolations(here.rules, table, vars.side, action)
  const carrying = carryViolations(here, action)
  return paying.length === 0 ? carrying : [...carrying, ...paying]
}

const isFurtherKind = (action: DieAction | TwilightDieAction): action is TwilightDieAction =>
  !DIE_ACTIONS.some((kind) => kind === action.kind)

const doesBy = (kind: DieAction['kind']): Use['does'] => {
  if (kind === 'beginAttack') return 'attack'
  return kind === 'beginRecruiting' ? 'recruit' : kind
}

const whatOf = (rules: Rules, action: DieAction): number => {
  if (action.kind === 'advanceNation') return nationIx(action.nation)
  if (action.kind === 'drawEvent') return DECKS.indexOf(action.deck)
  if (action.kind === 'playEvent' || action.kind === 'endCard') return cardIx(rules, action.card)
  return 'character' in action ? characterIx(rules, action.character) : -1
}

const useOf = (rules: Rules, action: DieAction): Use => ({
  does: doesBy(action.kind),
  die: faceIx(action.die),
  as: faceIx(action.as),
  what: whatOf(rules, action),
})

const PASSES: Use = Object.freeze({ does: 'pass', die: -1, as: -1, what: -1 })

const skip = (rules: Rules, table: Table, side: SideIx, die: FaceIx) => {
  const change = changing({ rules, table })
  spendDie(change, side, die)
  happen(change, { kind: 'DieSkipped', rule: 'turn.actions', side: sideId(side), die: faceId(die) })
  return ends<Use>(change, { does: 'nothing', die, as: -1, what: -1 })
}

const resolve = (
  further: Further | undefined,
  { rules, table, vars }: Here<OpportunityVars>,
  action: Answer,
) => {
  const { side } = vars
  if (action.kind === 'useRing') {
    const change = changing({ rules, table })
    useRing(change, side, action)
    return unusedOf(change.table, side) === 0 ? ends(change, PASSES) : goesOn(change, { ...vars, ring: true })
  }
  if (action.kind === 'skipDie') return skip(rules, table, side, faceIx(action.die))
  if (action.kind === 'pass')
    return {
      table,
      events: [{ kind: 'Passed', rule: 'turn.pass', side: sideId(side) } as const],
      value: PASSES,
    }
  const change = changing({ rules, table })
  const use = isFurtherKind(action) ? (further?.use(action) ?? PASSES) : useOf(rules, action)
  spendDie(change, side, use.die)
  happen(change, {
    kind: 'DieUsed',
    rule: 'turn.actions',
    side: sideId(side),
    die: action.die,
    as: action.as,
  })
  return change.table === table ? { table, events: NO_EVENTS, value: use } : ends(change, use)
}

/** The question what to do, with what an expansion adds to it. */
export const actionQuestion = (further?: Further): Question<'decide/action', Answer> => ({
  answers: [...DIE_ACTIONS, 'skipDie', 'useRing', 'pass', ...(further?.kinds ?? [])],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => options(further, here, seat),
  violations: (here, action) => violations(further, here, action),
  resolve: (here, action) => resolve(further, here, action),
  asks: ({ vars }) =>
    vars.ring
      ? 'Which action do you take after the Elven Ring?'
      : 'Which action do you take, with which die?',
  reads: [
    'turn.actions',
    'turn.pass',
    'die.character',
    'die.army',
    'die.muster',
    'die.event',
    'elvenRings.use',
  ],
})

/** What do you do? */
export const decideAction: Question<'decide/action', Answer> = actionQuestion()
