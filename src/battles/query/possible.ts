/**
 * Whether a step of an effect could have any effect now: what makes a card playable and a die usable.
 */
import type { Here } from '../model/bundle'
import type { Effect, EffectStep, StepOf } from '../model/effects'
import { sure } from '../model/sure'
import { HAND, type Battle } from '../model/json'
import { countOf } from '../model/counts'
import type { Ability } from '../model/tables'
import { enemyOf, type BySide, type Face, type PlainFace, type Side } from '../model/sides'
import { armiesOf, armyOf, boxOf, charactersIn, isInPlay, neighboursOf, unusedDice } from './board'
import { canDraw, cardsAt, deckNamed, deckOfCard, handOf } from './cards'
import { armyIn, regionIn, spentManeuvers } from './combat'
import { allHold, isAnyMeant } from './filters'
import { modsOf } from './leadership'
import { listNamed, usesOpenTo, type List, type UseOf } from './lists'
import { anyAttacking, anyMovable, combinedTargets } from './moves'
import { isRegionStep, regionWays } from './regionVerbs'

/** Where an effect stands: whose it is, and which Army an earlier step moved. */
export interface Ground {
  readonly owner: Side
  readonly moved: string | null
}

const canMoveAny = (here: Here, side: Side): boolean => {
  for (const one of here.rules.scenario.charactersOf[side]) if (isMover(here, side, one)) return true
  return false
}

/** Whether a Character of a side can move: on the map, with a Level, and a way to go. */
export const isMover = (here: Here, side: Side, character: string): boolean => {
  const at = sure(here.table.characters[character])
  if (at.startsWith('*')) return false
  const lifted =
    levelOf(here, character) > 0 || charactersIn(here, side, at).some((one) => levelOf(here, one) > 0)
  return lifted && neighboursOf(here, at).length > 0
}

/** The Level of a Character. */
export const levelOf = ({ rules }: Here, character: string): number =>
  sure(rules.scenario.characters[character]).level

/** The ready Characters whom a die may bring in. */
export const enteringBy = (here: Here, side: Side, die: string): ReadonlyArray<string> => {
  const entering: Array<string> = []
  for (const one of here.rules.scenario.charactersOf[side])
    if (here.table.characters[one] === '*ready' && entersBy(here, one) === die && mayEnter(here, side, one))
      entering.push(one)
  return entering
}

const entersBy = ({ rules }: Here, character: string): string | undefined =>
  rules.scenario.characters[character]?.entry?.die

/** Whether a Character is ready and nothing keeps him out. */
export const mayEnter = (here: Here, side: Side, character: string): boolean => {
  const entry = here.rules.scenario.characters[character]?.entry
  if (here.table.characters[character] !== '*ready' || entry === undefined || entry === null) return false
  const blocked = modsOf(here).some(({ mod }) => mod.mod === 'blockEntry' && mod.character === character)
  return !blocked && allHold(here, side, entry.requires)
}

/** The abilities that a die may use. */
export const abilitiesBy = (here: Here, side: Side, die: string): ReadonlyArray<Ability> =>
  here.rules.scenario.abilitiesOf[side].filter((ability) => isUsableBy(here, GROUND[side], die, ability))

const canUseAny = (here: Here, ground: Ground, die: string): boolean => {
  for (const ability of here.rules.scenario.abilitiesOf[ground.owner])
    if (isUsableBy(here, ground, die, ability)) return true
  return false
}

const isUsableBy = (here: Here, ground: Ground, die: string, { character, doc, list }: Ability): boolean =>
  doc.kind === 'die' && doc.die === die && isInPlay(here.table, character) && canDo(here, list, ground)

/** The cards of a hand that can be played with a die for these types. */
export const playableCards = (here: Here, side: Side, types: ReadonlyArray<string>): ReadonlyArray<string> =>
  handOf(here, side).filter((id) => isPlayable(here, side, types, id))

const canPlayAny = (here: Here, side: Side, types: ReadonlyArray<string>): boolean => {
  for (const card of handOf(here, side)) if (isPlayable(here, side, types, card)) return true
  return false
}

const isPlayable = (here: Here, side: Side, types: ReadonlyArray<string>, id: string): boolean => {
  const card = here.rules.scenario.cards[id]
  if (card === undefined || !types.includes(card.type)) return false
  return allHold(here, side, card.requires) && canDo(here, card.list, GROUND[side])
}

const NOWHERE: ReadonlyArray<string> = []

/** Where an effect of a side begins. */
const GROUND: BySide<Ground> = {
  free: { owner: 'free', moved: null },
  shadow: { owner: 'shadow', moved: null },
}

/** Whether a list of steps could do anything for a side, from its beginning. */
export const canBegin = (here: Here, list: string, side: Side): boolean => canDo(here, list, GROUND[side])

/** Whether a list of steps could do anything. */
export const canDo = (here: Here, list: string, ground: Ground): boolean => {
  const found = listNamed(here, list)
  return found !== undefined && canDoList(here, found, ground)
}

const canDoList = (here: Here, { steps, requires }: List, ground: Ground): boolean =>
  (requires === undefined || allHold(here, ground.owner, requires)) && canDoAny(here, steps, ground)

/** Whether any of these steps could do anything. */
const canDoAny = (here: Here, steps: Effect, ground: Ground): boolean => {
  for (const step of steps) if (isPossible(here, step, ground)) return true
  return false
}

const canChooseAny = (here: Here, lists: ReadonlyArray<Effect>, ground: Ground): boolean => {
  for (const steps of lists) if (canDoAny(here, steps, ground)) return true
  return false
}

/** Whether a step could do anything; those that are not named always can, where a scenario may have them. */
export const isPossible = (here: Here, step: EffectStep, ground: Ground): boolean => {
  const { owner } = ground
  if (isRegionStep(step)) return regionWays(here, owner, step, NOWHERE).regions.length > 0
  switch (step.do) {
    case 'moveArmy':
      return anyMovable(here, owner, step)
    case 'attack':
      return anyAttacking(here, owner, step, ground.moved)
    case 'combinedAttack':
      return combinedTargets(here, owner).length > 0
    case 'damageArmies':
      return isAnyMeant(here, owner, step.filter)
    case 'moveCharacters':
      return canMoveAny(here, owner)
    case 'playCard':
      return canPlayAny(here, owner, step.types)
    case 'useAbility':
      return canUseAny(here, ground, step.die)
    case 'enter':
      return enteringBy(here, owner, step.die).length > 0
    case 'bringIn':
      return mayEnter(here, sure(here.rules.scenario.characters[step.character]).side, step.character)
    case 'choose':
      return canChooseAny(here, step.one, ground)
    default:
      return here.table.battle === null
        ? isPossibleOutside(here, step, ground)
        : isPossibleInBattle(here, step, ground)
  }
}

const isPossibleOutside = (here: Here, step: EffectStep, { owner, moved }: Ground): boolean => {
  const { table } = here
  switch (step.do) {
    case 'draw': {
      const side = step.of ?? owner
      return canDraw(here, deckNamed(side, step.deck))
    }
    case 'discardCard':
      return discardable(here, step).length > 0
    case 'lookAtHand':
      return handOf(here, step.of).length > 0
    case 'changeDie':
      return unusedDice(table, step.of) > countOf(table.dice[step.of].unused, step.to)
    case 'discardDie':
      return step.from === 'shadowBox' ? boxOf(table) > 0 : unusedDice(table, step.of) > 0
    case 'loseActionToken':
      return table.actionTokens.unused >= step.count
    case 'regainActionToken':
      return table.actionTokens.used + table.actionTokens.gone > 0
    case 'addTile':
      return countOf(table.tiles.reserve, step.tile) > 0
    case 'moveTrackCounter':
      return table.characters[step.character] === '*track'
    case 'addCounter':
      return counterRoom(here, step) !== 0
    case 'advanceFate':
      return step.steps > 0 || table.fate > 0
    case 'eliminate':
      return moved !== null && piecesOf(here, step, owner, moved).length > 0
    default:
      return true
  }
}

/** By how much a counter changes within its bounds. */
export const counterRoom = (
  { rules, table }: Here,
  { counter, count }: Pick<StepOf<'addCounter'>, 'counter' | 'count'>,
): number => {
  const { max } = sure(rules.scenario.doc.counters.find(({ id }) => id === counter))
  const now = countOf(table.counters, counter)
  return Math.min(max, Math.max(0, now + count)) - now
}

/** The cards that a step may make a side discard. */
export const discardable = (here: Here, step: StepOf<'discardCard'>): ReadonlyArray<string> =>
  cardsAt(here, HAND[step.of]).filter(
    (card) => step.deck === undefined || deckOfCard(here, card) === deckNamed(step.of, step.deck),
  )

/** The pieces of an Army that a step may take: a Leader, a token, Characters of the kinds it names. */
export const piecesOf = (
  here: Here,
  step: StepOf<'eliminate'> | StepOf<'giveUp'>,
  owner: Side,
  region: string,
): ReadonlyArray<string> => {
  const side = step.of === 'self' ? owner : enemyOf(owner)
  const army = armyOf(here.table, side, region)
  const kinds: ReadonlyArray<string> = step.one
  const characters = charactersIn(here, side, region).filter(
    (one) => kinds.includes('character') || kinds.includes(sure(here.rules.scenario.characters[one]).kind),
  )
  return [
    ...(kinds.includes('leader') && (army?.leaders ?? 0) > 0 ? ['leader'] : []),
    ...(kinds.includes('token') && (army?.tokens ?? 0) > 0 ? ['token'] : []),
    ...(army === undefined ? [] : characters),
  ]
}

/** The side that a step of a battle concerns. */
export const sideMeant = (owner: Side, whom: 'self' | 'enemy'): Side =>
  whom === 'self' ? owner : enemyOf(owner)

/** The side that decides inside a step. */
export const chooserOf = (owner: Side, step: EffectStep): Side => {
  switch (step.chooser) {
    case 'free':
    case 'shadow':
      return step.chooser
    case 'enemy':
      return enemyOf(owner)
    default:
      return owner
  }
}

const regionOfPieces = (battle: Battle, step: StepOf<'eliminate'>): string =>
  step.inArmy === 'attacker' ? battle.from : battle.region

const isPossibleInBattle = (here: Here, step: EffectStep, ground: Ground): boolean => {
  const battle = sure(here.table.battle)
  const { owner } = ground
  const own = armyIn(here, battle, owner)
  const enemy = armyIn(here, battle, enemyOf(owner))
  switch (step.do) {
    case 'trade':
      return own !== undefined && enemy !== undefined
    case 'gainLeadership':
      return owner === 'shadow' && own !== undefined
    case 'giveUp':
      return piecesOf(here, step, owner, regionIn(battle, sideMeant(owner, step.of))).length > 0
    case 'eliminate':
      return piecesOf(here, step, owner, regionOfPieces(battle, step)).length > 0
    case 'useSpentManeuver':
      return spentManeuvers(here, battle, sideMeant(owner, step.of)).length > 0
    case 'takeDamage':
    case 'healDamage':
    case 'forceCasualties':
      return armyIn(here, battle, sideMeant(owner, step.of)) !== undefined
    case 'dealDamage':
      return armyIn(here, battle, sideMeant(owner, step.to)) !== undefined
    default:
      return isPossibleOutside(here, step, ground)
  }
}

/** The uses of a die that could have an effect. */
export const usesOfDie = (here: Here, side: Side, die: Face): ReadonlyArray<UseOf> =>
  usesOpenTo(here, side, die).filter((use) => canDoList(here, use, GROUND[side]))

/** Whether a die has a use that could have an effect. */
export const hasUse = (here: Here, side: Side, die: Face): boolean => {
  for (const use of usesOpenTo(here, side, die)) if (canDoList(here, use, GROUND[side])) return true
  return false
}

/** Whether a use of a die is open to a side: what a scenario adds belongs to one. */
export const isOwnUse = ({ rules }: Here, side: Side, as: PlainFace, list: string): boolean =>
  rules.scenario.uses[side][as].includes(list)

/** Whether a Shadow Army is on the board. */
export const hasShadowArmy = (here: Here): boolean => armiesOf(here, 'shadow').length > 0
