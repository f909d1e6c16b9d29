/**
 * Why something is not even asked: what is against an action that does not answer the pending question, and
 * whose turn or which step of the turn it is. Says nothing that the acting seat may not know.
 */
import type { Action, Reroll, Retreat, Rout, UseAbility } from '../model/actions'
import type { Here, State, Violation } from '../model/bundle'
import type { Rules } from '../model/config'
import { enemyOf, type PlainFace, type Side } from '../model/sides'
import { sure } from '../model/sure'
import type { Table } from '../model/table'
import { refusal, type RuleId } from '../rulebook'
import { attackBecause, leavingRefusals, rerollBecause } from './battleReasons'
import { unusedDice } from './board'
import { HAND_LIMIT, handOf } from './cards'
import { rerollsOf } from './combat'
import { say } from './names'
import { orderOf, topOf, type Question } from './order'
import { isMover } from './possible'
import {
  abilityBecause,
  cardDieRefusals,
  cardRefusals,
  combatRefusals,
  dieRefusals,
  entryBecause,
  holdsCard,
  joinBecause,
  resultRefusals,
  useRefusals,
} from './reasons'

type Refusals = ReadonlyArray<Violation>

/** Rules that say little of the case: they are named where no other is broken. */
export const GENERAL: ReadonlySet<string> = new Set<RuleId>([
  'actions.asOne',
  'effect.armies',
  'effect.places',
  'turn.actions',
  'turn.draw',
  'turn.fate',
  'turn.roll',
  'turn.shadowPhase',
])

/** Why nobody chooses a token now. */
const tacticsBecause = (state: State): string => {
  if (topOf(state)?.kind === 'decide/tactics') return 'the token of this round is chosen'
  return state.table.battle?.sides.free.tactics === null
    ? 'the round has not begun'
    : 'the tokens of this round are shown'
}

/** Why a side does not name dice to roll again now. */
const diceBecause = (here: Here, state: State, { seat, dice }: Reroll): string => {
  const battle = sure(here.table.battle)
  if (topOf(state)?.kind !== 'decide/reroll') return 'dice are not rolled again now'
  return rerollsOf(here, battle, seat) === 0 ? rerollBecause(here, battle, seat, dice) : 'the dice are named'
}

/** What runs when the fighting is over. */
const AFTERWARDS: ReadonlySet<string> = new Set(['retreat', 'advance'])

/** Why a side does not leave now. */
const leaveRefusals = (here: Here, state: State, action: Retreat | Rout, attacker: Side): Refusals => {
  if (action.seat === attacker) return [refusal('battle.cease', {}, `the attacker is ${say(here, attacker)}`)]
  if (state.stack.some(({ kind }) => AFTERWARDS.has(kind)))
    return [refusal('round.end', {}, 'the fighting is over')]
  const top = topOf(state)
  const decides = top?.kind === 'decide/may' && top.vars.rule === 'round.end'
  return [
    ...leavingRefusals(here, action.kind, action.region).filter(({ rule }) => rule.startsWith('retreat.')),
    refusal('round.end', {}, decides ? 'first the attacker goes on or ceases' : 'the round is not over'),
  ]
}

/** What is against something in a battle: there is none, or it is not the moment. */
const battleRefusals = (here: Here, state: State, action: Action): Refusals => {
  const { battle } = here.table
  const half = action.kind === 'playCombat' ? combatRefusals(here, action.seat, action.card) : []
  if (battle === null) return [...half, refusal('battle.sequence', {}, 'there is no battle now')]
  switch (action.kind) {
    case 'chooseTactics':
      return [refusal('round.tactics', { token: action.token }, tacticsBecause(state))]
    case 'playCombat':
      return [
        ...half,
        refusal('battle.combatEvent', { card: action.card }, combatBecause(here, state, action.seat)),
      ]
    case 'reroll':
      return [refusal('round.reroll', { dice: action.dice }, diceBecause(here, state, action))]
    case 'retreat':
    case 'rout':
      return leaveRefusals(here, state, action, battle.attacker)
    default:
      return []
  }
}

/** Why a Combat card is not played now. */
const combatBecause = (here: Here, state: State, seat: Side): string => {
  const { tactics, cancelled } = sure(here.table.battle).sides[seat]
  if (tactics === null) return 'no Tactics token is shown yet'
  if (tactics !== 'combat-event') return `the token of ${say(here, seat)} is ${say(here, tactics)}`
  if (cancelled) return 'the token was cancelled'
  if (topOf(state)?.kind === 'decide/combatCard') return 'whether a card is played is chosen'
  return topOf(state)?.kind === 'decide/reaction'
    ? 'first come the cards on the table'
    : 'the moment for Combat cards is over'
}

/** Whether a side is about to choose a die: in the middle of an action those that are left do not matter. */
type Between = Here<{ readonly between: boolean }>

/** That no die is left for something, between two actions. */
const noDie = (here: Between, seat: Side, ...results: ReadonlyArray<PlainFace>): Refusals =>
  here.vars.between ? resultRefusals(here, seat, ...results) : []

/** What is against an action with a die, a card, a Character or an Army, whoever is on turn. */
const actionRefusals = (here: Between, action: Action): Refusals => {
  const { seat } = action
  switch (action.kind) {
    case 'takeDie':
    case 'putAside':
      return dieRefusals(here, seat, action.die)
    case 'use': {
      const missing = noDie(here, seat, action.as)
      return missing.length > 0 || !here.vars.between
        ? missing
        : useRefusals(here, seat, action.as, action.use)
    }
    case 'useToken':
      return seat === 'free'
        ? []
        : [refusal('actions.token', { use: action.use }, `${say(here, seat)}: no Action tokens`)]
    case 'playCard': {
      const found = cardRefusals(here, seat, action.card)
      return found.length > 0 || !here.vars.between ? found : cardDieRefusals(here, seat, action.card)
    }
    case 'attack':
      return attackRefusals(here, seat, action.region)
    case 'chooseRegion':
      return regionRefusals(here, seat)
    default:
      return characterRefusals(here, action)
  }
}

/** What is against a card in any step: that it is not held. */
const handRefusals = (here: Here, action: Action): Refusals =>
  action.kind === 'playCard' && !holdsCard(here, action.seat, action.card)
    ? cardRefusals(here, action.seat, action.card)
    : []

/** The result that the Shadow alone has. */
const EYE = { free: [], shadow: ['eye'] } as const

const attackRefusals = (here: Between, seat: Side, region: string): Refusals => {
  const because = attackBecause(here, seat, region)
  return [
    ...(because === undefined ? [] : [refusal('battle.begins', { region }, because)]),
    ...noDie(here, seat, 'army', 'character', ...EYE[seat]),
  ]
}

/** That no die of a side asks for a Region: none moves an Army, and there is nothing to muster. */
const regionRefusals = (here: Between, seat: Side): Refusals => {
  const idle = noDie(here, seat, 'character', 'army', ...EYE[seat])
  const musters = noDie(here, seat, 'muster').length === 0
  return idle.length > 0 && musters
    ? [
        ...useRefusals(here, seat, 'muster', 'recruitment'),
        ...useRefusals(here, seat, 'muster', 'rally'),
        ...idle,
      ]
    : idle
}

const NOBODY = { group: [], done: [] }

/** A rule about a Character, if something is against him. */
const about = (
  rule: 'actions.ability' | 'characters.movement' | 'fate.entering',
  character: string,
  because: string | undefined,
): Refusals => (because === undefined ? [] : [refusal(rule, { character }, because)])

const entryRefusals = (here: Between, seat: Side, character: string): Refusals => {
  const because = entryBecause(here, seat, character)
  const die = here.rules.scenario.characters[character]?.entry?.die
  return because === undefined && die !== undefined
    ? noDie(here, seat, die)
    : about('fate.entering', character, because)
}

/** Whether the Free Peoples may pass and have a token for it. */
const mayUseToken = (table: Table): boolean =>
  table.actionTokens.unused > 0 && unusedDice(table, 'free') < unusedDice(table, 'shadow')

const joinRefusals = (here: Between, seat: Side, character: string): Refusals => {
  const { charactersOf } = here.rules.scenario
  if (!charactersOf[seat].includes(character) || !isMover(here, seat, character))
    return about('characters.movement', character, joinBecause(here, seat, character, NOBODY))
  return seat === 'free' && mayUseToken(here.table) ? [] : noDie(here, seat, 'character')
}

const characterRefusals = (here: Between, action: Action): Refusals => {
  if (!('character' in action)) return []
  const { seat, character } = action
  switch (action.kind) {
    case 'useAbility':
      return about('actions.ability', character, abilityBecause(here, seat, action, dieOf(here, action)))
    case 'chooseCharacter':
      return entryRefusals(here, seat, character)
    case 'join':
      return joinRefusals(here, seat, character)
    case 'halt':
      return about('characters.movement', character, `${say(here, character)} is not on the move`)
  }
}

/** The die with which an ability is used in the middle of an action: its own. */
const dieOf = ({ rules, vars }: Between, { character, ability }: UseAbility): string | null => {
  const doc = rules.scenario.characters[character]?.abilities[ability - 1]
  return doc?.kind === 'die' && !vars.between ? doc.die : null
}

/** The question that an answer is for, where nothing else tells what is against it. */
const ANSWERS: Readonly<Record<string, string>> = {
  'decide/unit': 'chooseUnit',
  'decide/piece': 'choosePiece',
  'decide/option': 'chooseOption',
  'decide/die': 'chooseDie',
  'decide/may': 'accept',
  'decide/part': 'take',
  'decide/attack': 'march',
}

/** That the other side has to give an answer of this sort. */
const answered = (top: State['stack'][number] | undefined, action: Action, because: string): Refusals => {
  switch (action.kind) {
    case 'chooseUnit':
      return [
        refusal(top?.kind === 'decide/unit' ? top.vars.rule : 'effect.units', { type: action.type }, because),
      ]
    case 'choosePiece':
      return [refusal('effect.piece', { piece: action.piece }, because)]
    case 'chooseOption':
      return [refusal('effect.choice', { option: action.option }, because)]
    case 'chooseDie':
      return [refusal('effect.dice', { die: action.die }, because)]
    case 'accept':
      return [{ rule: top?.kind === 'decide/may' ? top.vars.rule : 'effect.optional', facts: { because } }]
    default:
      return []
  }
}

/** What is against an answer that an effect or a move would ask for, or asks the other side for. */
const answerRefusals = (here: Here, state: State, action: Action): Refusals => {
  const top = topOf(state)
  const theirs =
    top !== undefined && ANSWERS[top.kind] === action.kind
      ? `${say(here, enemyOf(action.seat))} must answer this`
      : undefined
  switch (action.kind) {
    case 'take': {
      const over = here.table.march === null ? 'no Army sets out now' : 'who goes is settled'
      return [refusal('movement.split', { what: action.what }, theirs ?? over)]
    }
    case 'march':
      return [refusal('actions.attackMove', { region: 'none' }, theirs ?? 'no Army is about to attack')]
    case 'discard': {
      const holds = handOf(here, action.seat).length
      const cards = `${holds} card${holds === 1 ? '' : 's'}`
      const within = `${say(here, action.seat)}: ${cards} in hand, at most ${HAND_LIMIT} are allowed`
      return [refusal('cards.handLimit', { card: action.card }, within)]
    }
    default:
      return theirs === undefined ? [] : answered(top, action, theirs)
  }
}

const OF_BATTLE: ReadonlySet<Action['kind']> = new Set([
  'chooseTactics',
  'playCombat',
  'reroll',
  'retreat',
  'rout',
])

/** Why nobody asks for this now: what is against it, then whose turn it is. */
export const unaskedViolations = (
  rules: Rules,
  state: State,
  action: Action,
  asked: Question | undefined,
): Refusals => {
  const { config, table, stack } = state
  const top = topOf(state)
  const here = { rules, config, table, vars: { between: top?.kind === 'decide/action', asked } }
  const acts = stack.some(({ kind }) => kind === 'actions')
  const order = orderOf(here, state, action)
  const found = OF_BATTLE.has(action.kind)
    ? battleRefusals(here, state, action)
    : [
        ...(acts ? actionRefusals(here, action) : handRefusals(here, action)),
        ...answerRefusals(here, state, action),
      ]
  const isHis = top?.kind === 'decide/action' && top.vars.side === action.seat
  return found.length > 0 && (isHis || (OF_BATTLE.has(action.kind) && table.battle !== null))
    ? found
    : [...found, order]
}
