/**
 * What Combat cards do (chapter VI, Timing of Combat Cards): the instructions of both whose time has come,
 * lowest initiative first and the defender's first among equals. Losses are taken at once, and an Army
 * without units ends the battle there (ruling OR-43).
 */
import type { Rules } from '../../model/config'
import { dieAsked } from '../../../kernel/dice'
import { NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Step,
  type Draw,
} from '../../model/bundle'
import type { CombatDeed, Role } from '../../model/combat'
import { ask, start, type BattleVars, type CombatVars } from '../../model/frames'
import type { Pair, PieceIx } from '../../model/table'
import { combatWork } from '../../query/atWork'
import { isHit, otherRole, sideIn } from '../../query/combat'
import { combatText, scheduleOf, type Scheduled } from '../../query/combatCards'
import { countIn, PIECES_OF, sideId } from '../../query/pieces'
import { askEscape, escaped, retreatTo, goInside } from './retreat'
import { askWounds, fall, healed, takeWounds } from './casualties'
import { quiet } from './attack'
import { addHits, onesBackfire, score, strike, sufferHits } from './verbs/hits'
import { addToDice, limitDice, noReroll, removeDice } from './verbs/dice'
import { cancelCard, escape } from './verbs/cards'
import { sacrifice, slay } from './verbs/figures'
import { addEngines, wreckEngine } from './verbs/engines'
import { bindCompanion, forfeitCompanions, payNazgulLeadership, turnMisses } from './verbs/leadership'
import { isTrue } from './verbs/conditions'
import { plus, type Acting, type Choice, type Verb } from './verbs/verb'

type Verbs = { readonly [K in CombatDeed['kind']]: Verb<Extract<CombatDeed, { kind: K }>> }
const VERBS: Verbs = {
  addToDice,
  limitDice,
  removeDice,
  noReroll,
  strike,
  score,
  addHits,
  sufferHits,
  payNazgulLeadership,
  forfeitCompanions,
  turnMisses,
  addEngines,
  wreckEngine,
  cancelCard,
  bindCompanion,
  escape,
  onesBackfire,
  sacrifice,
  slay,
}
const verbOf = (deed: CombatDeed): Verb<CombatDeed> => VERBS[deed.kind] as unknown as Verb<CombatDeed>

type AtCards = Here<BattleVars>

/** The instruction at hand, undefined if none is due. */
const dueIn = ({ rules }: AtCards, combat: CombatVars): Scheduled | undefined => {
  const next = scheduleOf(rules, combat.played)[combat.done]
  return next === undefined || next.initiative > combat.until ? undefined : next
}

interface Current {
  readonly acting: Acting
  readonly deed: CombatDeed
}

const actingOf = ({ rules, table, vars }: AtCards, combat: CombatVars, { role }: Scheduled): Acting => ({
  rules,
  table,
  vars,
  combat,
  role,
})

const currentIn = (here: AtCards): Current | undefined => {
  const { combat } = here.vars
  const due = combat === null ? undefined : dueIn(here, combat)
  if (combat === null || due === undefined) return undefined
  const { verb } = due
  return { acting: actingOf(here, combat, due), deed: verb.kind === 'when' ? verb.does : verb }
}

/** What an instruction brings about is told as the work of its card: later it may be another's turn. */
const told = (here: AtCards, step: Step<BattleVars>): Step<BattleVars> => {
  const acting = step.events.length === 0 ? undefined : currentIn(here)?.acting
  const work = acting === undefined ? undefined : combatWork(here.rules, acting.combat.played[acting.role])
  if (work === undefined) return step
  const events = step.events.map((event) => ({ ...event, ...work }))
  return step.vars === undefined
    ? { table: step.table, events }
    : { table: step.table, events, vars: step.vars }
}
const byCard =
  (run: (here: AtCards) => Step<BattleVars>) =>
  (here: AtCards): Step<BattleVars> =>
    told(here, run(here))

const kindsIn = (rules: Rules, { side, figures }: Choice): ReadonlyArray<PieceIx> =>
  PIECES_OF(rules)[side].filter((piece) => countIn(rules, figures, piece) > 0)

const withCombat = (vars: BattleVars, change: Partial<CombatVars>): BattleVars =>
  vars.combat === null ? vars : { ...vars, combat: { ...vars.combat, ...change } }

/** Goes to the next instruction that is due: not of a cancelled card, and its condition true. */
const goOn = (here: AtCards): Step<BattleVars> => {
  const { table, vars } = here
  if (vars.combat === null) return quiet(here)
  let combat = vars.combat
  for (let due = dueIn(here, combat); due !== undefined; due = dueIn(here, combat)) {
    const { role, verb } = due
    const stands = ((combat.cancelled >> role) & 1) === 0
    if (stands && (verb.kind !== 'when' || isTrue(verb.condition, actingOf(here, combat, due)))) break
    combat = { ...combat, done: combat.done + 1 }
  }
  return { table, events: NO_EVENTS, vars: { ...vars, combat: { ...combat, chosen: -1 } } }
}

/** The question about a figure. */
const askFigure = (here: AtCards) => {
  const current = currentIn(here)
  if (current === undefined) return undefined
  const { acting, deed } = current
  const choice = verbOf(deed).figures?.(acting, deed)
  if (choice === undefined || kindsIn(here.rules, choice).length === 0) return undefined
  const { side, figures, may } = choice
  const chooser = sideIn(acting.vars, acting.role)
  return ask('decide/figure', { side, chooser, card: acting.combat.played[acting.role], figures, may })
}

const rangeIn = (here: AtCards): (Current & { readonly range: Pair }) | undefined => {
  const current = currentIn(here)
  if (current === undefined) return undefined
  const range = verbOf(current.deed).number?.(current.acting, current.deed)
  return range === undefined ? undefined : { ...current, range }
}

/** A number about which there is nothing to choose. */
const count = (here: AtCards): Step<BattleVars> => {
  const found = rangeIn(here)
  return found === undefined
    ? quiet(here)
    : { table: here.table, events: NO_EVENTS, vars: withCombat(here.vars, { number: found.range[0] }) }
}

/** The question about a number. */
const askNumber = (here: AtCards) => {
  const found = rangeIn(here)
  if (found === undefined || found.range[0] >= found.range[1]) return undefined
  const { acting, range } = found
  const side = sideIn(acting.vars, acting.role)
  return ask('decide/number', {
    side,
    card: acting.combat.played[acting.role],
    least: range[0],
    most: range[1],
  })
}

const carryOut = (here: AtCards): Step<BattleVars> => {
  const current = currentIn(here)
  return current === undefined ? quiet(here) : verbOf(current.deed).run(current.acting, current.deed)
}

const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS: readonly [Draw<number>, Draw<number>] = [
  { name: 'free-peoples combat die: extra attack', rule: 'events.combatText', outcomes: FACES },
  { name: 'shadow combat die: extra attack', rule: 'events.combatText', outcomes: FACES },
]

const isStriking = ({ vars }: AtCards): boolean => (vars.combat?.dice ?? 0) > 0

/** The next die of an attack of its own. */
const drawStrike = (here: AtCards): Draw<number> | undefined => {
  const current = isStriking(here) ? currentIn(here) : undefined
  return current === undefined ? undefined : ROLLS[sideIn(here.vars, current.acting.role)]
}

const asksStrike = (here: AtCards, say: (id: string) => string): string => {
  const current = currentIn(here)
  const { combat, role } = current?.acting ?? { combat: here.vars.combat, role: 0 }
  const title = combatText(here.rules, combat?.played[role] ?? -1)?.name ?? ''
  return dieAsked(`Extra attack of ${say(sideId(sideIn(here.vars, role)))} by ${title}`, combat?.dice ?? 0)
}

/** It has come up. */
const struck = (here: AtCards, roll: number): Step<BattleVars> => {
  const current = currentIn(here)
  if (current === undefined) return quiet(here)
  const { combat, role } = current.acting
  const hit = isHit(here.rules, roll, combat.needs)
  const by = hit ? 1 : 0
  const side = sideId(sideIn(here.vars, role))
  return told(here, {
    table: here.table,
    events: [{ kind: 'StrikeDieRolled', rule: 'events.combatText', side, roll, hit }],
    vars: withCombat(here.vars, {
      dice: combat.dice - 1,
      struck: plus(combat.struck, role, by),
      wounds: plus(combat.wounds, otherRole(role), by),
    }),
  })
}

/** After the last of a card's instructions of one initiative it is seen who has no unit left. */
const finish = (here: AtCards): Step<BattleVars> => {
  const { combat } = here.vars
  if (combat === null) return quiet(here)
  const schedule = scheduleOf(here.rules, combat.played)
  const now = schedule[combat.done]
  const next = schedule[combat.done + 1]
  const vars = withCombat(here.vars, { done: combat.done + 1 })
  const goesOn = next !== undefined && next.role === now?.role && next.initiative === now.initiative
  if (goesOn || vars.end !== null) return { table: here.table, events: NO_EVENTS, vars }
  const fallen = fall({ ...here, vars })
  return { table: fallen.table, events: fallen.events, vars: fallen.vars ?? vars }
}

const isDone = (here: AtCards): boolean => here.vars.end !== null || currentIn(here) === undefined

/** Hits that a player brings on himself; told apart only where some units take them otherwise. */
const bySelf = (here: AtCards, role: Role): boolean => {
  if (here.rules.beside === undefined) return false
  const current = currentIn(here)
  return current?.deed.kind === 'sufferHits' && current.acting.role === role
}

/** The instructions of both cards up to an initiative. */
export const cardEffects = procedure('cardEffects', [
  ['next', doing(goOn)],
  ['none', jumping('over', isDone)],
  ['figure', calling(askFigure, (vars, chosen: PieceIx) => withCombat(vars, { chosen }))],
  ['count', doing(count)],
  ['number', calling(askNumber, (vars, number: number) => withCombat(vars, { number }))],
  ['run', doing(byCard(carryOut))],
  [
    'escape',
    calling((here) => (currentIn(here)?.deed.kind === 'escape' ? askEscape(here) : undefined), escaped),
  ],
  ['retreats', doing(byCard(retreatTo))],
  ['goInside', doing(byCard(goInside))],
  ['strike', drawing(drawStrike, struck, asksStrike)],
  ['strikeOn', jumping('strike', isStriking)],
  ['attackerHits', doing(byCard(takeWounds(0, bySelf)))],
  ['attackerLosses', calling(askWounds(0, bySelf), healed(0))],
  ['defenderHits', doing(byCard(takeWounds(1, bySelf)))],
  ['defenderLosses', calling(askWounds(1, bySelf), healed(1))],
  ['finish', doing(byCard(finish))],
  ['more', jumping('next', () => true)],
  ['over', returning(({ vars }) => vars)],
])

/** The effects of the round's cards up to an initiative, if there are cards. */
export const askEffects =
  (until: number) =>
  ({ vars }: AtCards) =>
    vars.combat === null ? undefined : start('cardEffects', 'next', withCombat(vars, { until }))
