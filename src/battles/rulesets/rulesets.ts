/**
 * The rules of a config: the general rules, with the tables of its scenario. A scenario is compiled once.
 */
import { keysOf } from '../../kernel/named'
import { compile, type Machine, type Ruleset, type Telling } from '../../kernel/ruleset'
import type { Battles } from '../model/bundle'
import type { Config } from '../model/config'
import type { Draft } from '../model/drafts'
import type { Event } from '../model/events'
import type { ScenarioDoc } from '../model/scenario'
import type { Scenario } from '../model/tables'
import { scenarioNamed } from '../data/scenarios'
import { compileScenario } from '../query/compile'
import * as actions from '../rules/actions/actions'
import * as actionQuestions from '../rules/actions/questions'
import { attack, decideAttack } from '../rules/armies/attack'
import { moveArmy } from '../rules/armies/moveArmy'
import { decideGroup, decidePath, moveCharacters } from '../rules/armies/moveCharacters'
import { decidePart, party } from '../rules/armies/party'
import { flip, place, rally } from '../rules/armies/recruit'
import { casualties, settle } from '../rules/armies/settle'
import { battle } from '../rules/battle/battle'
import { advance, decideWayOut, retreat } from '../rules/battle/leaving'
import { combatRoll, moment, reroll } from '../rules/battle/rolling'
import { round } from '../rules/battle/round'
import { decideCombatCard, decideReaction, decideReroll, decideTactics } from '../rules/battle/secrets'
import { effect } from '../rules/effects/effect'
import { enter } from '../rules/effects/enter'
import { instant } from '../rules/effects/instant'
import * as pieces from '../rules/effects/pieces'
import { inRegion, regions } from '../rules/effects/regions'
import * as steps from '../rules/effects/steps'
import { decideTile, fate, fateSteps } from '../rules/fate/fate'
import * as questions from '../rules/questions'
import { decideDiscard, draw, drawStep, handLimit } from '../rules/turn/cards'
import { assign, decidePosition, roll, shadowPhase } from '../rules/turn/shadowPhase'
import { STANDING, game, turn } from '../rules/turn/turn'
import type { Wiring } from '../../kernel/wiring'
import type { AnyFrame, Frames } from '../model/frames'

const WIRING: Wiring<Battles, Frames> = {
  procedures: {
    game,
    turn,
    drawStep,
    draw,
    handLimit,
    shadowPhase,
    assign,
    fate,
    fateSteps,
    roll,
    actions: actions.actions,
    action: actions.action,
    effect,
    'do/instant': instant,
    'do/regions': regions,
    inRegion,
    place,
    flip,
    'do/moveArmy': moveArmy,
    'do/attack': attack,
    party,
    settle,
    casualties,
    'do/moveCharacters': moveCharacters,
    enter,
    'do/enter': pieces.enterByDie,
    'do/playCard': pieces.playCard,
    'do/useAbility': pieces.useAbility,
    rally,
    'do/choose': steps.choose,
    'do/rollFor': steps.rollFor,
    strike: steps.strike,
    'do/die': steps.die,
    'do/discardCard': pieces.discardCard,
    'do/piece': pieces.piece,
    'do/damage': steps.damage,
    'do/maneuver': steps.maneuver,
    battle,
    round,
    moment,
    combatRoll,
    reroll,
    retreat,
    advance,
  },
  decisions: {
    'decide/region': questions.decideRegion,
    'decide/unit': questions.decideUnit,
    'decide/piece': questions.decidePiece,
    'decide/die': questions.decideDie,
    'decide/may': questions.decideMay,
    'decide/option': questions.decideOption,
    'decide/discard': decideDiscard,
    'decide/hand': pieces.decideHand,
    'decide/position': decidePosition,
    'decide/tile': decideTile,
    'decide/action': actionQuestions.decideAction,
    'decide/tokensAside': actionQuestions.decideTokensAside,
    'decide/use': actionQuestions.decideUse,
    'decide/card': pieces.decideCard,
    'decide/ability': pieces.decideAbility,
    'decide/character': questions.decideCharacter,
    'decide/part': decidePart,
    'decide/attack': decideAttack,
    'decide/group': decideGroup,
    'decide/path': decidePath,
    'decide/tactics': decideTactics,
    'decide/combatCard': decideCombatCard,
    'decide/reaction': decideReaction,
    'decide/reroll': decideReroll,
    'decide/wayOut': decideWayOut,
  },
}

/** Every kind of frame. */
export const FRAME_KINDS: ReadonlyArray<keyof Frames> = [
  ...keysOf(WIRING.procedures),
  ...keysOf(WIRING.decisions),
]

/** The card to which a list of steps belongs, if it does to one. */
const cardOf = (list: string): string | undefined => {
  if (!list.startsWith('card/') && !list.startsWith('combat/') && !list.startsWith('reaction/'))
    return undefined
  const end = list.indexOf('.')
  return list.slice(list.indexOf('/') + 1, end === -1 ? undefined : end)
}

/** The card whose effect runs, if one does: that of the topmost list of steps that belongs to a card. */
const cardAtWork = (stack: ReadonlyArray<AnyFrame>, cards: CardsOfLists): string | undefined => {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place]
    const card = frame?.kind === 'effect' ? cards.get(frame.vars.list) : undefined
    if (card !== undefined) return card
  }
  return undefined
}

type CardsOfLists = ReadonlyMap<string, string>

const cardsOfLists = ({ effects }: Scenario): CardsOfLists =>
  new Map(
    Object.keys(effects).flatMap((list) => {
      const card = cardOf(list)
      return card === undefined ? [] : [[list, card]]
    }),
  )

/** An event with the card at work; a field that is set after the copy costs less than one that is spread. */
const withCard = (event: Event, card: string): Event => {
  const told: Draft<Event> = { ...event }
  told.card = card
  return told
}

const tellingIn = (scenario: Scenario): Telling<Battles> => {
  const cards = cardsOfLists(scenario)
  return (event, stack) => {
    const card = cardAtWork(stack, cards)
    return card === undefined ? event : withCard(event, card)
  }
}

/** The general rules with the tables of a scenario. */
export const rulesetOf = (scenario: Scenario): Ruleset<Battles> => ({
  rules: { scenario },
  ...WIRING,
  interjections: [],
  standing: STANDING,
  telling: tellingIn(scenario),
})

const compiled = new WeakMap<ScenarioDoc, Machine<Battles>>()

/** The compiled ruleset of a config; a scenario is compiled once, whoever hands it in. */
export const machineOf = ({ scenario }: Config): Machine<Battles> => {
  const doc = typeof scenario === 'string' ? scenarioNamed(scenario) : scenario
  const known = compiled.get(doc) ?? compile(rulesetOf(compileScenario(doc)))
  compiled.set(doc, known)
  return known
}

/** The tables of a config's scenario. */
export const scenarioOf = (config: Config): Scenario => machineOf(config).rules.scenario

/** The tables of a scenario that is being played: the same document is neither read nor checked again. */
export const tablesInPlay = (scenario: Config['scenario'] | undefined): Scenario | undefined =>
  typeof scenario === 'object' ? compiled.get(scenario)?.rules.scenario : undefined
