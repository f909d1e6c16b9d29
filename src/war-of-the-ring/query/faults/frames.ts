/**
 * What can be wrong with frames: that they do not fit the table they work on.
 */
import type { Rules } from '../../model/config'
import type { World } from '../../model/bundle'
import type { State } from '../../model/bundle'
import type { AnyFrame, BattleVars, PartyVars } from '../../model/frames'
import { SIDES } from '../../model/ids'
import { INSIDE, type Bits, type Force, type PlaceIx, type SideIx, type Table } from '../../model/table'
import { forceAt, regionOf } from '../armies'
import { CHARACTER, isConverted, unusedOf } from '../dice'
import { isReached } from '../party'
import { countIn, PIECES_OF } from '../pieces'
import { battleFault, battleQuestionFault, hitsFault } from './battle'
import { cardFrameFault } from './cardFrames'
import { combatFault, commitFault, figureFault, numberFault } from './combat'
import { fault, type Faults } from './fault'
import { fellowshipFrameFault } from './fellowshipFrames'
import { isPlace } from './figures'
import { marchFault } from './marches'
import { conversionFaults, diceOut } from './materials'

/** Companions whom a frame has taken out of the Fellowship and not put on the map yet. */
export const leavingOf = (stack: ReadonlyArray<AnyFrame>): Bits => {
  let bits = 0
  for (const { kind, vars } of stack) {
    if (kind === 'tile') bits |= vars.leaving | (vars.lost < 0 ? 0 : 1 << vars.lost)
    if (kind === 'separation') bits |= vars.chosen
    if (kind === 'randomCompanion' && vars.lost >= 0) bits |= 1 << vars.lost
  }
  return bits
}

/** Whether a Force is no more than a part of another. */
const isPart = (rules: Rules, part: Force, whole: Force, side: SideIx): boolean =>
  PIECES_OF(rules)[side].every((piece) => countIn(rules, part, piece) <= countIn(rules, whole, piece))

const standsAt = ({ rules, table }: World, force: Force, side: SideIx, place: PlaceIx): boolean =>
  isPart(rules, force, forceAt(rules, table, side, place), side)

const placesOf = (vars: object): ReadonlyArray<PlaceIx> =>
  (['from', 'to', 'place', 'flying'] as const).flatMap((field) => {
    const place: unknown = Reflect.get(vars, field)
    return typeof place === 'number' && place >= INSIDE ? [place] : []
  })

const partyFault = ({ rules, table }: World, vars: PartyVars): string | undefined => {
  if (
    !isPart(rules, vars.chosen, vars.available, vars.side) ||
    !standsAt({ rules, table }, vars.available, vars.side, vars.from)
  )
    return fault('decide/party', 'figures are to go that are not there', 'movement.parts')
  return isReached(rules, table, vars)
    ? undefined
    : fault('decide/party', 'others go than could be named so far', 'movement.parts')
}

const frameFault = (rules: Rules, frame: AnyFrame, table: Table): string | undefined => {
  const { kind, vars } = frame
  switch (kind) {
    case 'decide/party':
      return partyFault({ rules, table }, vars)
    case 'decide/cease':
    case 'decide/extend':
    case 'decide/withdraw':
    case 'decide/silence':
      return standsAt({ rules, table }, vars.rearguard, vars.side, vars.from)
        ? undefined
        : fault(kind, 'the rearguard is not there', 'battle.rearguard')
    case 'battle':
    case 'cardEffects':
      return battleFault(rules, frame, table) ?? combatFault(rules, vars, table)
    case 'decide/commit':
      return commitFault(rules, vars, table)
    case 'decide/number':
      return numberFault(vars)
    case 'decide/casualties':
      return standsAt({ rules, table }, vars.spared, vars.side, vars.place)
        ? hitsFault(rules, vars, table)
        : fault(kind, 'figures are spared that are not there', 'battle.rearguardSafe')
    case 'decide/recruit':
      return vars.first < 0 === vars.firstIn < 0
        ? undefined
        : fault(kind, 'the first recruit came somewhere, or there is none yet', 'recruiting.separately')
    case 'decide/group':
      return (vars.chosen & ~vars.available) === 0
        ? undefined
        : fault(kind, 'somebody goes along who may not', 'fellowship.separate')
    default:
      return fellowshipFrameFault(rules, frame, table)
  }
}

/** The war is at the bottom, a turn on it. */
const orderFaults = ({ stack, outcome }: State): Faults => {
  if (outcome !== null) return []
  const inOrder =
    stack[0]?.kind === 'war' &&
    (stack.length === 1 || stack[1]?.kind === 'turn') &&
    stack.every(
      ({ kind }, place) =>
        (kind !== 'war' || place === 0) &&
        (kind !== 'turn' || place === 1) &&
        (kind === 'opportunity') === (place === 2 && stack[1]?.at === 'opportunity'),
    )
  return inOrder ? [] : [fault('stack', 'a war goes on in turns', 'turn.phases')]
}

/** The stages of a turn before any die is rolled or allocated. */
const UNROLLED: ReadonlySet<string> = new Set([
  'drawFreePeoples',
  'drawFreePeoplesFirst',
  'drawFreePeoplesLeading',
  'drawShadow',
  'drawShadowFirst',
  'drawShadowLeading',
  'swapFreePeoples',
  'swapShadow',
  'declare',
  'declaration',
  'mordor',
  'guide',
  'allocate',
])

/** Dice of a side that a frame holds: those still to roll, the one in use. */
const diceHeld = (stack: ReadonlyArray<AnyFrame>, side: SideIx): number => {
  let held = 0
  for (const { kind, vars } of stack) {
    if (kind === 'roll' && vars.side === side) held += vars.left
    if (kind === 'opportunity' && vars.side === side && (vars.use?.die ?? -1) >= 0) held++
  }
  return held
}

/** How many dice of a side lie on the table or are held at a stage of the turn. */
const diceDue = ({ dice }: Table, at: string, side: SideIx, rolls: boolean): number => {
  if (UNROLLED.has(at)) return 0
  if (at === 'rollFreePeoples' && (side === 1 || !rolls)) return dice.huntBox[side]
  return dice.pool[side]
}

/** The stages of a turn at which dice can be counted. */
const STAGES: ReadonlySet<string> = new Set([
  ...UNROLLED,
  'rollFreePeoples',
  'rollShadow',
  'actions',
  'opportunity',
  'victory',
])

/** The dice of each side are all there, on the table or in a frame. */
const turnFaults = ({ stack, table, outcome }: State): Faults => {
  const turn = stack[1]
  if (outcome !== null || turn?.kind !== 'turn') return []
  const faults: Faults = []
  if (table.turn === 0) faults.push(fault('turn', 'the first turn is number 1', 'turn.phases'))
  if (!STAGES.has(turn.at)) return faults
  if (turn.vars.least !== undefined && (table.turn === 1 || !UNROLLED.has(turn.at)))
    faults.push(fault('turn', 'no die asks for a minimum now', 'huntAllocation.minimum'))
  const rolls = stack.some(({ kind }) => kind === 'roll')
  for (const side of [0, 1] as const) {
    const due = diceDue(table, turn.at, side, rolls)
    const out = diceOut(table, side) + diceHeld(stack, side)
    const rule = side === 0 ? 'dicePool.freePeoples' : 'dicePool.shadow'
    if (out !== due) faults.push(fault('dice', `the ${SIDES[side]} has ${out} dice, not ${due}`, rule))
  }
  return faults
}

/** What tells of a card at work, and of which step of it. */
const OF_CARD = ['side', 'card', 'step']

/** A battle is called by the stage of its name; by a card it is fought where that aims. */
const isBattleOf = ({ to }: BattleVars, caller: AnyFrame): boolean =>
  caller.at === 'battle' &&
  (caller.kind !== 'campaign' || (caller.vars.target >= 0 && regionOf(caller.vars.target) === regionOf(to)))

/** A battle is that of its caller; a step of a card is called as that step. */
const isCalled = ({ kind, vars }: AnyFrame, caller: AnyFrame): boolean =>
  (kind !== 'battle' || isBattleOf(vars, caller)) &&
  (caller.kind !== 'event' ||
    !('step' in vars) ||
    OF_CARD.every((field) => Reflect.get(vars, field) === Reflect.get(caller.vars, field)))

/** Who acts has dice; a question in a battle is about that battle. */
const calledFault = (rules: Rules, top: AnyFrame, caller: AnyFrame, table: Table): string | undefined => {
  if (top.kind === 'decide/action' && unusedOf(table, top.vars.side) === 0)
    return fault(top.kind, 'this side cannot act now', 'turn.actions')
  if (caller.kind === 'cardEffects' && top.kind === 'decide/figure')
    return figureFault(rules, top.vars, caller.vars, table)
  return caller.kind === 'battle' || caller.kind === 'cardEffects'
    ? battleQuestionFault(top, caller.vars)
    : undefined
}

/** A frame agrees with what calls it, and a march or an attack with its die. */
const agreementFaults = (rules: Rules, { stack, table }: State): Faults => {
  const faults: Faults = []
  const top = stack[stack.length - 1]
  const caller = stack[stack.length - 2]
  for (const [place, frame] of stack.entries()) {
    const below = stack[place - 1]
    if (below !== undefined && !isCalled(frame, below))
      faults.push(fault(frame.kind, `does not belong to this ${below.kind}`, 'turn.wholeAction'))
  }
  const called =
    top === undefined || caller === undefined ? undefined : calledFault(rules, top, caller, table)
  if (called !== undefined) faults.push(called)
  const opportunity = stack.find(({ kind }) => kind === 'opportunity')
  const use = opportunity?.kind === 'opportunity' ? opportunity.vars.use : null
  if (use !== null && isConverted(use)) faults.push(...conversionFaults(rules, table.dice.converted + 1))
  for (const frame of stack)
    if ((frame.kind === 'march' || frame.kind === 'attack') && use !== null && use.does !== 'playEvent')
      if (frame.vars.leader !== (use.as === CHARACTER))
        faults.push(fault(frame.kind, 'a Character result asks for somebody who leads', 'die.character'))
  return faults
}

/** What is wrong with the frames of a state. */
export const frameFaults = (rules: Rules, state: State): Faults => {
  const faults: Faults = [...orderFaults(state), ...turnFaults(state), ...agreementFaults(rules, state)]
  for (const frame of state.stack) {
    if (!placesOf(frame.vars).every(isPlace))
      faults.push(fault(frame.kind, 'only a Stronghold has an inside', 'siege.begins'))
    const found =
      frameFault(rules, frame, state.table) ??
      cardFrameFault(rules, frame, state.table) ??
      marchFault(rules, frame, state.table)
    if (found !== undefined) faults.push(found)
  }
  return faults
}
