/**
 * Dice that a card rolls against an Army (chapters V and VI): which Army, the roll, the hits.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Aim } from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Step,
  type Draw,
  type Violation,
} from '../../model/bundle'
import type { HitInstruction } from '../../model/effects/armies'
import { ask, start, type EventVars, type CardDiceVars } from '../../model/frames'
import type { RegionIx } from '../../model/table'
import { violation } from '../../rulebook'
import { noArmyOf, since } from '../../query/absent'
import { regionId, regionIx } from '../../query/board'
import { asksCardDie } from '../../query/cardFigures'
import { armyPlace } from '../../query/meetings'
import { seatOf } from '../../query/seats'
import { aimsOf, diceFor, namesTarget, nextStruck, struckSide } from '../../query/targets'
import { changing, goesOn, happen } from '../changes/change'
import { newHits } from './hits'
import { instructionOf, type Verb } from './verb'

/** The instruction that is carried out. */
const hitOf = (here: Here<EventVars>): HitInstruction | undefined =>
  instructionOf(here, 'hit') ?? instructionOf(here, 'hitEach') ?? instructionOf(here, 'scatter')

const aims = (here: Here<CardDiceVars>): ReadonlyArray<RegionIx> => {
  const instruction = hitOf(here)
  return instruction === undefined ? [] : aimsOf(here.rules, here.table, instruction, here.vars)
}

/** First the Army that is struck is named, then the one that strikes. */
const named = (vars: CardDiceVars, region: RegionIx): CardDiceVars =>
  vars.to < 0 ? { ...vars, to: region } : { ...vars, from: region }

/** An Army in the one region that a card speaks of is meant without a question. */
const aimBySelf = (here: Here<CardDiceVars>): Step<CardDiceVars> => {
  const { table, vars } = here
  const instruction = instructionOf(here, 'hit')
  const [region] = instruction !== undefined && namesTarget(instruction) ? aims(here) : []
  return { table, events: NO_EVENTS, vars: region === undefined ? vars : { ...vars, to: region } }
}

/** Nobody is there, or the card does not speak of them. */
const aimViolation = (here: Here<CardDiceVars>, region: RegionIx): Violation => {
  const instruction = hitOf(here)
  const broken = violation('events.overrides', {})
  if (instruction === undefined || here.vars.to >= 0) return broken
  const side = struckSide(instruction)
  return armyPlace(here.table, side, region) < 0 ? since(broken, noArmyOf(here.rules, side)) : broken
}

/** Which Army is meant? */
export const decideAim: Question<'decide/aim', Aim> = {
  answers: ['aim'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => aims(here).map((region) => ({ seat, kind: 'aim', region: regionId(region) })),
  violations: (here, { region }) =>
    aims(here).includes(regionIx(region)) ? LEGAL : [aimViolation(here, regionIx(region))],
  resolve: ({ table }, { region }) => ({ table, events: NO_EVENTS, value: regionIx(region) }),
  asks: ({ vars }) =>
    vars.to < 0 ? 'Against which Army is the card played?' : 'Which Army carries out the card?',
  reads: ['events.overrides', 'events.casualties'],
}

const count = (here: Here<CardDiceVars>): Step<CardDiceVars> => {
  const instruction = hitOf(here)
  const left = instruction === undefined ? 0 : diceFor(here.rules, here.table, instruction, here.vars)
  return { table: here.table, events: NO_EVENTS, vars: { ...here.vars, left } }
}

const drawDie = ({ vars }: Here<CardDiceVars>): Draw<number> | undefined =>
  vars.left > 0
    ? { name: 'event die', rule: 'events.overrides', outcomes: [1, 2, 3, 4, 5, 6] as const }
    : undefined

const rolled = (here: Here<CardDiceVars>, roll: number): Step<CardDiceVars> => {
  const success = roll >= (hitOf(here)?.on ?? 0)
  const change = changing(here)
  happen(change, { kind: 'EventDieRolled', rule: 'events.overrides', roll, success })
  const { left, hits } = here.vars
  return goesOn(change, { ...here.vars, left: left - 1, hits: hits + (success ? 1 : 0) })
}

/** Hits, or Nazgûl killed and driven away. */
const askHits = (here: Here<CardDiceVars>) => {
  const instruction = hitOf(here)
  const { card, to, hits } = here.vars
  if (instruction?.kind === 'scatter') return start('scatter', 'kill', here.vars)
  if (instruction === undefined || hits === 0) return undefined
  const side = struckSide(instruction)
  return newHits({ side, card, place: armyPlace(here.table, side, to), hits })
}

/** Recruits that come beside the Army struck, if the card says so next. */
const recruitBeside = (here: Here<CardDiceVars>) => {
  const instruction = instructionOf(here, 'hit')
  const { side, card, step, to } = here.vars
  return instruction?.andBeside === undefined
    ? undefined
    : start('placing', 'forced', { side, card, step: step + 1, regions: [-1], placed: [0], near: to })
}

/** Which Army, the dice one by one, and what they bring. */
export const cardDice = procedure('cardDice', [
  ['aim', doing(aimBySelf)],
  ['ask', calling((here) => (aims(here).length > 0 ? ask('decide/aim', here.vars) : undefined), named)],
  ['askOn', jumping('ask', (here) => here.vars.to >= 0 && aims(here).length > 0)],
  ['none', jumping('over', ({ vars }) => vars.to < 0)],
  ['count', doing(count)],
  ['roll', drawing(drawDie, rolled, asksCardDie)],
  ['rollOn', jumping('roll', ({ vars }) => vars.left > 0)],
  ['hits', calling(askHits)],
  ['then', calling(recruitBeside)],
  ['over', returning(() => null)],
])

const findNext = (here: Here<CardDiceVars>): Step<CardDiceVars> => {
  const instruction = instructionOf(here, 'hitEach')
  const to = instruction === undefined ? -1 : nextStruck(here.table, instruction, here.vars.to)
  return { table: here.table, events: NO_EVENTS, vars: { ...here.vars, to } }
}

/** Dice against one Army after the other. */
export const cardDiceOnEach = procedure('cardDiceOnEach', [
  ['next', doing(findNext)],
  ['none', jumping('over', ({ vars }) => vars.to < 0)],
  ['cardDice', calling(({ vars }) => start('cardDice', 'count', vars))],
  ['more', jumping('next', () => true)],
  ['over', returning(() => null)],
])

const freshDice = ({ side, card, step }: EventVars): CardDiceVars => ({
  side,
  card,
  step,
  from: -1,
  to: -1,
  left: 0,
  hits: 0,
})

/** Rolls against an Army. */
export const hitVerb: Verb<Extract<HitInstruction, { kind: 'hit' }>> = {
  frame: ({ vars }) => start('cardDice', 'aim', freshDice(vars)),
}
/** Rolls against several Armies. */
export const hitEachVerb: Verb<Extract<HitInstruction, { kind: 'hitEach' }>> = {
  frame: ({ vars }) => start('cardDiceOnEach', 'next', freshDice(vars)),
}
/** Rolls against Nazgûl. */
export const scatterVerb: Verb<Extract<HitInstruction, { kind: 'scatter' }>> = {
  frame: ({ vars }) => start('cardDice', 'aim', freshDice(vars)),
}
