/**
 * The tactics of The Confrontation: the Fellowship sends the strong ahead and the Ringbearer after them,
 * Sauron
 * attacks whatever may be the Ringbearer and walks to the Shire. Each kind of answer has its rating.
 */
import type { VarsIn } from '../../kernel/index'
import type { Action, Confrontation, State } from '../../confrontation'
import type { Tactics } from '../bot'
import { totalTactics } from '../guard'
import type { SearchOptions } from '../search'
import { battleOf, rateCard, rateFight, ratePlain, rateShown, stakeOf } from './battle'
import { characterIx, characterOf, countAt, printed, regionIx, sideOfSeat, TILES } from './board'
import { attackOn, dangerAt, rateMove, sceneOf, type Scene } from './moves'
import { oddsBetween, WORTH } from './odds'
import { valueOf } from './value'

/** The Mouth's other card. */
const EXCHANGED = 12

const tileOf = (character: string): number => characterIx(character) % (2 * TILES)

/** What is rated: the scene of the turn, and the battle if one is fought. */
interface Question extends Scene {
  readonly state: State
  readonly battle: VarsIn<Confrontation, 'battle'> | undefined
}

type Rating = (question: Question, action: Action) => number

const fightOf = ({ table, battle, side }: Question): number =>
  battle === undefined ? 0 : rateFight(table, battle, side)

/** Who stands in front: the strong, and never the Ringbearer. */
const ratePlace = ({ side }: Question, piece: string): number => {
  const character = characterIx(piece)
  const bold = (printed(character)?.strength ?? 0) >= (side === 0 ? 3 : 4)
  return WORTH[character] === WORTH[0] ? -5 : bold || printed(character)?.strength === 0 ? 1 : 0
}

const rateRetreat = (question: Question, to: number): number => {
  const { table, battle, side } = question
  const fighter = battle === undefined ? 0 : battle.fighters[side]
  return -0.3 - dangerAt(question, characterOf(table, fighter), to)
}

const attackOf = ({ stack }: State): VarsIn<Confrontation, 'attack'> | undefined => {
  const frame = stack.at(-1)
  return frame?.kind === 'decide/opponent' ? frame.vars : undefined
}

const rateRevealed = ({ table, state }: Question, piece: string): number => {
  const attacker = attackOf(state)?.attacker ?? 0
  const odds = oddsBetween(characterOf(table, attacker), characterIx(piece))
  const gain = odds.defender * (WORTH[characterIx(piece)] ?? 0)
  return gain - odds.attacker * stakeOf(table, attacker)
}

const rateUnseen = (question: Question): number => {
  const attack = attackOf(question.state)
  if (attack === undefined) return 0
  const attacker = characterOf(question.table, attack.attacker)
  const enemies = countAt(question.table, question.side === 0 ? 1 : 0, attack.region)
  return attackOn(question, attacker, attack.region).gain / Math.max(1, enemies)
}

const ratePass = (question: Question): number => {
  const top = question.state.stack.at(-1)?.kind
  if (top === 'decide/avoid' || top === 'decide/eagle' || top === 'decide/swap') return fightOf(question)
  if (top === 'decide/exchange' || top === 'decide/refuse') return rateAsItLies(question)
  return 0
}

/** What the cards that lie there bring. */
const rateAsItLies = ({ state, battle, side }: Question): number => {
  if (battle === undefined) return 0
  const card = battle.fetched[side] >= 0 ? battle.fetched[side] : battle.played[side]
  return rateShown(state, battle, side, card)
}

const rateSwap = ({ table, battle, side }: Question, piece: string): number => {
  if (battle === undefined) return 0
  const fighters = side === 0 ? ([tileOf(piece), battle.fighters[1]] as const) : battle.fighters
  return rateFight(table, { ...battle, fighters }, side)
}

/** A card kept is worth something. */
const KEEP = 0.8

const RATINGS: { readonly [K in Action['kind']]: Rating } = {
  fieldCharacter: (_, action) => ('character' in action ? (WORTH[characterIx(action.character)] ?? 0) : 0),
  nameNumber: () => 0,
  pickSpecial: () => 0,
  place: (question, action) => ('piece' in action ? ratePlace(question, action.piece) : 0),
  move: (question, action) =>
    action.kind === 'move'
      ? rateMove(question, tileOf(action.piece), regionIx(action.to), action.way === 'tunnel')
      : 0,
  playStep: (question, action) =>
    action.kind === 'playStep'
      ? rateMove(question, tileOf(action.piece), regionIx(action.to), action.way === 'tunnel') - KEEP
      : 0,
  playReturn: () => 3,
  playName: (_, action) => (action.kind === 'playName' && action.card === 'crebain-of-dunland' ? 0.4 : -2),
  playRecall: () => -2,
  playReveal: ({ table }, action) =>
    action.kind === 'playReveal' ? 0.15 * countAt(table, 0, regionIx(action.region)) - KEEP : 0,
  playRetreat: (question, action) =>
    action.kind === 'playRetreat' && action.to !== null
      ? rateRetreat(question, regionIx(action.to)) - KEEP
      : fightOf(question) - KEEP,
  pass: ratePass,
  strike: () => 1,
  attackRevealed: (question, action) =>
    action.kind === 'attackRevealed' ? rateRevealed(question, action.piece) : 0,
  attackHidden: rateUnseen,
  retreat: (question, action) => (action.kind === 'retreat' ? rateRetreat(question, regionIx(action.to)) : 0),
  replace: (question, action) => (action.kind === 'replace' ? rateSwap(question, action.piece) : 0),
  showBeside: () => 1,
  swap: (question, action) => (action.kind === 'swap' ? rateSwap(question, action.piece) : 0),
  forbidCards: ({ table, battle, side }) => (battle === undefined ? 0 : ratePlain(table, battle, side)),
  playCard: ({ state, side }, action) =>
    action.kind === 'playCard' ? rateCard(state, side, action.card) : 0,
  fetch: ({ state, side }, action) => (action.kind === 'fetch' ? rateCard(state, side, action.card) : 0),
  exchange: ({ state, battle, side }) =>
    battle === undefined ? 0 : rateShown(state, battle, side, EXCHANGED),
  refuse: () => 0,
  support: () => 1,
  slipAway: () => 1,
}

/** How actions look, and how a state stands, in The Confrontation. */
export const confrontationTactics: Tactics<Confrontation> = totalTactics({
  rate: (state, seat, actions) => {
    const scene = sceneOf(state.table, sideOfSeat(state, seat))
    const question: Question = { ...scene, state, battle: battleOf(state) }
    return actions.map((action) => RATINGS[action.kind](question, action))
  },
  value: valueOf,
})

/** How The Confrontation is searched, unless a caller says otherwise. */
export const confrontationSearch: SearchOptions = {
  budget: { iterations: 300 },
  worlds: 100,
  depth: 12,
}
