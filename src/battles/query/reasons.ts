/**
 * Why a card, a die, an ability or a Character cannot be used now: the rule that fails, and the fact in
 * words. Asked of an answer that is refused, and of one that nobody asks for yet.
 */
import type { Here, Violation } from '../model/bundle'
import type { EffectStep, StepOf } from '../model/effects'
import { useId } from '../model/frames'
import { enemyOf, FACES, type Face, type PlainFace, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { countOf } from '../model/counts'
import { HAND } from '../model/json'
import { refusal } from '../rulebook'
import { isInPlay, supplyOf } from './board'
import { deckNamed, deckOfCard, placeOfCard } from './cards'
import { modsOf } from './leadership'
import { listNamed, resultsOf } from './lists'
import { aOf, either, say } from './names'
import { lackOf } from './idleness'
import { armyInWords, placeInWords, unmet, whereabouts } from './needs'
import { canBegin, isOwnUse } from './possible'

type Refusals = ReadonlyArray<Violation>

/** Whether a card is in a hand, told to the side whose hand it is. */
export const holdsCard = (here: Here, side: Side, card: string): boolean =>
  placeOfCard(here, card) === HAND[side]

/** That a card is not in a hand. */
export const notHeld = (here: Here, side: Side, card: string): string =>
  `${say(here, card)} is not in the hand of ${say(here, side)}`

/** What is against playing a card, with a die for these types. */
export const cardRefusals = (
  here: Here,
  side: Side,
  card: string,
  types?: ReadonlyArray<string>,
): Refusals => {
  if (!holdsCard(here, side, card)) return [refusal('cards.playing', { card }, notHeld(here, side, card))]
  const doc = sure(here.rules.scenario.cards[card])
  const found: Array<Violation> = []
  const fails = unmet(here, side, doc.requires)
  if (fails !== undefined) found.push(refusal('cards.requirement', { card }, fails))
  else if (!canBegin(here, doc.list, side))
    found.push(
      refusal(
        'cards.someEffect',
        { card },
        idleBecause(here, side, doc.list, 'nothing that it does is possible now'),
      ),
    )
  if (types !== undefined && !types.includes(doc.type))
    found.push(refusal('cards.playing', { card }, `it is ${aOf(say(here, doc.type))} card`))
  return found
}

/** What is against the Combat half of a card, in a battle or not; nothing if it is there. */
export const combatRefusals = (here: Here, side: Side, card: string): Refusals => {
  if (!holdsCard(here, side, card))
    return [refusal('battle.combatEvent', { card }, notHeld(here, side, card))]
  const deck = deckOfCard(here, card)
  return deck === 'generic'
    ? []
    : [refusal('cards.combatHalf', { card }, `${say(here, card)} is a card of ${say(here, deck)}`)]
}

/** The unused dice of a side that can be used as one of these results. */
const diceFor = ({ table }: Here, side: Side, results: ReadonlyArray<string>): ReadonlyArray<Face> =>
  FACES.filter(
    (die) => countOf(table.dice[side].unused, die) > 0 && resultsOf(die).some((one) => results.includes(one)),
  )

/** That no unused die of a side can be used as one of these results. */
const noDieFor = (here: Here, side: Side, results: ReadonlyArray<string>): string =>
  `no unused die of ${say(here, side)} can be used as ${either(here, results)}`

/** What is against a card beside the card itself: no die for it is left. */
export const cardDieRefusals = (here: Here, side: Side, card: string): Refusals => {
  const { type } = sure(here.rules.scenario.cards[card])
  const results = [type, 'event']
  const because = `it is ${aOf(say(here, type))} card, ${noDieFor(here, side, results)}`
  return diceFor(here, side, results).length > 0 ? [] : [refusal('cards.playing', { card }, because)]
}

/** That a side has no unused die of a result; nothing if it has. */
export const dieRefusals = (here: Here, side: Side, die: Face): Refusals => {
  if (countOf(here.table.dice[side].unused, die) > 0) return []
  return here.rules.scenario.doc.dice.faces[side].includes(die)
    ? [refusal('actions.alternate', {}, `no unused die of ${say(here, side)} shows ${say(here, die)}`)]
    : [refusal('components.faces', {}, `no die of ${say(here, side)} has the face ${say(here, die)}`)]
}

/** The rule that tells the uses of each result. */
export const RULE_OF = {
  character: 'die.character',
  army: 'die.army',
  muster: 'die.muster',
  event: 'die.event',
  eye: 'die.eye',
} as const

const REGION = { region: 'none' }

type IdleWithArmies = StepOf<'moveArmy' | 'attack' | 'rally' | 'removeDamage'>

/** Why a step with Armies is impossible from its beginning. */
const armiesIdle = (here: Here, side: Side, step: IdleWithArmies): Violation => {
  const army = armyInWords(here, side, step.filter === 'movedArmy' ? { side: 'own' } : step.filter)
  switch (step.do) {
    case 'moveArmy':
      return refusal(
        'movement.step',
        REGION,
        step.only === undefined
          ? `no ${army} can move`
          : `no ${either(here, step.only)} of an ${army} can move`,
      )
    case 'attack':
      return refusal(
        'battle.begins',
        REGION,
        `no ${army} ${step.move === 0 ? 'is' : 'can come'} next to an enemy Army`,
      )
    case 'rally':
    case 'removeDamage':
      return refusal('rally.how', REGION, `no ${army} has Damage`)
  }
}

/** Why no Unit of the Eye can be placed. */
const eyeIdle = (here: Here, type: string): string =>
  supplyOf(here, type) === 0
    ? `no figure of ${say(here, type)} is left`
    : `an enemy Army is in every area of ${say(here, type)}`

/** Why no card can be played and no Character does what a step is for. */
const cardOrCharacterIdle = (here: Here, side: Side, step: EffectStep | undefined): Violation => {
  switch (step?.do) {
    case 'playCard':
      return refusal(
        'cards.playing',
        { card: 'none' },
        `no ${either(here, step.types)} card in hand can be played`,
      )
    case 'useAbility':
      return refusal(
        'actions.ability',
        { character: 'nobody' },
        `no ability that ${aOf(say(here, step.die))} die is for could have an effect now`,
      )
    case 'enter':
      return refusal('fate.entering', { character: 'nobody' }, 'nobody is ready who may enter by it')
    case 'moveCharacters':
      return refusal(
        'characters.movement',
        { character: 'nobody' },
        `no Character of ${say(here, side)} can move`,
      )
    default:
      return refusal('actions.mustAct', { die: 'none' }, 'it could have no effect now')
  }
}

/** Why a step is impossible from its beginning: the rule of its verb, and the fact. */
const idleOf = (here: Here, side: Side, use: string, step: EffectStep | undefined): Violation => {
  const token = `no Recruitment token of ${say(here, side)}`
  switch (step?.do) {
    case 'moveArmy':
    case 'attack':
    case 'rally':
    case 'removeDamage':
      return armiesIdle(here, side, step)
    case 'combinedAttack':
      return refusal('combined.when', REGION, 'no enemy Army has two own Armies next to it')
    case 'flipTokens':
      return step.where === undefined
        ? refusal('recruit.where', REGION, `${token} can be flipped`)
        : refusal('actions.token', { use }, `${token} lies in ${placeInWords(here, side, step.where)}`)
    case 'eyeRecruit':
      return refusal('recruit.direct', REGION, eyeIdle(here, step.type))
    case 'restoreProtection':
      return refusal('stronghold.repair', REGION, 'no Stronghold with an own Army has lost Protection')
    case 'draw':
      return refusal('cards.exhausted', {}, `${say(here, deckNamed(step.of ?? side, step.deck))} is used up`)
    default:
      return cardOrCharacterIdle(here, side, step)
  }
}

/** What every step of a list lacks; where that cannot be told, no more than is said otherwise. */
const idleBecause = (here: Here, side: Side, list: string, otherwise: string): string => {
  const { steps } = sure(listNamed(here, list))
  const found = steps
    .flatMap((step) => (step.do === 'choose' ? step.one.flat() : [step]))
    .filter((step) => !('filter' in step && step.filter === 'movedArmy'))
    .map((step) => lackOf(here, side, step) ?? toldOf(idleOf(here, side, '', step)))
  return found.includes(undefined) ? otherwise : [...new Set(found)].join('; ')
}

/** The fact of a step, if more can be told of it than that it does nothing. */
const toldOf = ({ rule, facts }: Violation): string | undefined =>
  rule === 'actions.mustAct' ? undefined : String(facts['because'])

/** That a use of a die or token could have no effect; nothing if it could. */
export const idleRefusals = (here: Here, side: Side, list: string): Refusals => {
  if (canBegin(here, list, side)) return []
  const { steps, requires = [] } = sure(listNamed(here, list))
  const use = list.slice(list.lastIndexOf('/') + 1)
  const fails = unmet(here, side, requires)
  return [
    fails === undefined ? idleOf(here, side, use, steps[0]) : refusal('actions.scenarioUses', { use }, fails),
  ]
}

/** What is against a use of a result, whatever die it is. */
export const useRefusals = (here: Here, side: Side, as: PlainFace, use: string): Refusals => {
  const list = useId(as, use)
  const other = enemyOf(side)
  if (isOwnUse(here, side, as, list)) return idleRefusals(here, side, list)
  return isOwnUse(here, other, as, list)
    ? [refusal('actions.scenarioUses', { use }, `${say(here, use)} is for ${say(here, other)} alone`)]
    : [refusal(RULE_OF[as], { use }, `${say(here, use)} is no use of ${aOf(say(here, as))} die`)]
}

/** That no unused die of a side can be used as one of these results; nothing if one can. */
export const resultRefusals = (here: Here, side: Side, ...results: ReadonlyArray<PlainFace>): Refusals => {
  if (diceFor(here, side, results).length > 0) return []
  return results[0] === 'eye'
    ? dieRefusals(here, side, 'eye')
    : [refusal('actions.alternate', {}, noDieFor(here, side, results))]
}

/** Why a Character is no matter of a side; undefined if he is one of its own. */
const foreign = (here: Here, side: Side, character: string): string | undefined =>
  here.rules.scenario.characters[character]?.side === side
    ? undefined
    : `${say(here, character)} is no Character of ${say(here, side)}`

const NONE_LEFT = ', and none is left'

const hasDieFor = (here: Here, side: Side, result: PlainFace): boolean =>
  diceFor(here, side, [result]).length > 0

/** Why an ability cannot be used, with such a die or any; undefined if it can. */
export const abilityBecause = (
  here: Here,
  side: Side,
  { character, ability }: { readonly character: string; readonly ability: number },
  die: string | null,
): string | undefined => {
  const doc = here.rules.scenario.characters[character]?.abilities[ability - 1]
  const name = say(here, character)
  const strange = foreign(here, side, character)
  if (strange !== undefined) return strange
  if (doc === undefined) return `${name} has no ability ${ability}`
  if (!isInPlay(here.table, character)) return whereabouts(here, character)
  if (doc.kind !== 'die' && doc.kind !== 'aside') return `${doc.name} works by itself`
  if (doc.kind === 'aside' && die !== null) return `${doc.name} is used beside an action, with no die`
  const lacks = doc.kind === 'die' && (die === null ? !hasDieFor(here, side, doc.die) : doc.die !== die)
  if (lacks) return `${doc.name} is used with ${aOf(say(here, doc.die))} die${die === null ? NONE_LEFT : ''}`
  if (doc.kind === 'aside' && !canBegin(here, `cost/${character}/${ability}`, side))
    return `the price of ${doc.name} cannot be paid`
  const list = `ability/${character}/${ability}`
  if (canBegin(here, list, side)) return undefined
  const idle = `${doc.name} could have no effect now`
  const because = idleBecause(here, side, list, idle)
  return because === idle ? idle : `${idle}: ${because}`
}

/** Why a Character cannot enter by a die; undefined if he can. */
export const entryBecause = (here: Here, side: Side, character: string): string | undefined => {
  const entry = here.rules.scenario.characters[character]?.entry
  const strange = foreign(here, side, character)
  if (strange !== undefined) return strange
  if (here.table.characters[character] !== '*ready') return whereabouts(here, character)
  if (modsOf(here).some(({ mod }) => mod.mod === 'blockEntry' && mod.character === character))
    return `a card on the table keeps ${say(here, character)} out`
  return unmet(here, side, entry?.requires ?? [])
}

/** Why a Character does not join those who move. */
export const joinBecause = (
  here: Here,
  side: Side,
  character: string,
  { group, done }: { readonly group: ReadonlyArray<string>; readonly done: ReadonlyArray<string> },
): string => {
  const strange = foreign(here, side, character)
  const at = sure(here.table.characters[character])
  const name = say(here, character)
  if (strange !== undefined) return strange
  if (at.startsWith('*')) return whereabouts(here, character)
  if (done.includes(character)) return `${name} has moved already`
  if (group.includes(character)) return `${name} goes already`
  return group.length > 0
    ? `${whereabouts(here, character)}, the others are elsewhere`
    : `${name} has no Level, and nobody who has one can go along`
}
