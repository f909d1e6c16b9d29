/**
 * The tactics of The Confrontation: the Fellowship sends the strong ahead and the Ringbearer after them,
 * Sauron
 * attacks whatever may be the Ringbearer and walks to the Shire. Each kind of answer has its rating.
 */
import { toUndefined } from 'fp-ts/lib/Option.js'
import { combatCard, confrontation, type Action, type Confrontation, type State } from '../../confrontation'
import type { Tactics } from '../bot'
import { EVEN, totalTactics } from '../guard'
import type { SearchOptions } from '../search'
import { battleOf, rateCard, rateFight, ratePlain, rateShown, stakeOf, type Battle } from './battle'
import {
  characterIx,
  characterOf,
  countAt,
  printed,
  regionIx,
  sideOfSeat,
  tableOf,
  tileIx,
  TILES,
} from './board'
import type { Table } from './board'
import { attackOn, dangerAt, rateMove, sceneOf, type Scene } from './moves'
import { oddsBetween, WORTH } from './odds'
import { valueOf } from './value'

/** The Mouth's other card. */
const EXCHANGED = combatCard('sauron-4')

const tileOf = (character: string): number => characterIx(character) % (2 * TILES)

/** What is rated: the scene of the turn, and the battle if one is fought. */
interface Question extends Scene {
  readonly battle: Battle | undefined
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

const rateRevealed = ({ table }: Question, piece: string): number => {
  const { attack } = table.seen
  const attacker = attack === null ? 0 : tileIx(attack.attacker)
  const odds = oddsBetween(characterOf(table, attacker), characterIx(piece))
  const gain = odds.defender * (WORTH[characterIx(piece)] ?? 0)
  return gain - odds.attacker * stakeOf(table, attacker)
}

const rateUnseen = (question: Question): number => {
  const { table, side } = question
  const { attack } = table.seen
  if (attack === null) return 0
  const attacker = characterOf(table, tileIx(attack.attacker))
  const region = regionIx(attack.region)
  const enemies = countAt(table, side === 0 ? 1 : 0, region)
  return attackOn(question, attacker, region).gain / Math.max(1, enemies)
}

const ratePass = (question: Question): number => {
  const { asked } = question.table.seen
  if (asked === 'decide/avoid' || asked === 'decide/eagle' || asked === 'decide/swap')
    return fightOf(question)
  if (asked === 'decide/exchange' || asked === 'decide/refuse') return rateAsItLies(question)
  return 0
}

/** What the cards that lie there bring. */
const rateAsItLies = ({ table, battle, side }: Question): number =>
  battle === undefined ? 0 : rateShown(table, battle, side, battle.cards[side])

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
  playCard: ({ table, battle, side }, action) =>
    battle !== undefined && action.kind === 'playCard' ? rateCard(table, battle, side, action.card) : 0,
  fetch: ({ table, battle, side }, action) =>
    battle !== undefined && action.kind === 'fetch' ? rateCard(table, battle, side, action.card) : 0,
  exchange: ({ table, battle, side }) =>
    battle === undefined ? 0 : rateShown(table, battle, side, EXCHANGED),
  refuse: () => 0,
  support: () => 1,
  slipAway: () => 1,
}

const tableIn = (state: State): Table | undefined => {
  const seen = toUndefined(confrontation.glance(state))
  return seen === undefined ? undefined : tableOf(seen)
}

/** How actions look, and how a state stands, in The Confrontation. */
export const confrontationTactics: Tactics<Confrontation> = totalTactics({
  rate: (state, seat, actions) => {
    const table = tableIn(state)
    if (table === undefined) return actions.map(() => 0)
    const question: Question = { ...sceneOf(table, sideOfSeat(table, seat)), battle: battleOf(table) }
    return actions.map((action) => RATINGS[action.kind](question, action))
  },
  value: (state, seat) => {
    const table = tableIn(state)
    return table === undefined ? EVEN : valueOf(table, seat)
  },
})

/** How The Confrontation is searched, unless a caller says otherwise. */
export const confrontationSearch: SearchOptions = {
  budget: { iterations: 300 },
  worlds: 100,
  depth: 12,
}
