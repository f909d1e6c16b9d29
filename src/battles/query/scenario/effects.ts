/**
 * Effects of a scenario where they make sense: battle steps in battles only, abilities at moments when the
 * dice have been rolled, cards picked from a hand that has been seen.
 */
import type { Effect, EffectStep } from '../../model/effects'
import { BATTLE_VERB_NAMES } from '../../model/effectReaders'
import type { Fault } from '../../model/reading'
import type { ScenarioDoc } from '../../model/scenario'
import type { Moment } from '../../model/sides'

const AFTER_THE_ROLL: ReadonlySet<Moment> = new Set(['abilities', 'damage', 'endOfRound'])

/** Verbs that make no sense in the midst of a battle. */
const NOT_IN_BATTLE: ReadonlySet<string> = new Set([
  'moveArmy',
  'attack',
  'combinedAttack',
  'placeUnits',
  'placeCharacter',
  'bringIn',
  'toTable',
  'advanceFate',
  'strike',
  'damageArmies',
  'removeDamage',
])

const nested = (step: EffectStep): ReadonlyArray<readonly [string, Effect, boolean]> => {
  switch (step.do) {
    case 'attack':
      return [['afterBattle', step.afterBattle ?? [], false]]
    case 'rollFor':
    case 'giveUp':
      return [['gains', step.gains, true]]
    case 'choose':
      return step.one.map((effect, place) => [`one.${place}`, effect, true])
    default:
      return []
  }
}

const stepFaults = (path: string, effect: Effect, place: number, inBattle: boolean): ReadonlyArray<Fault> => {
  const step = effect[place]
  if (step === undefined) return []
  const at = `${path}.${place}`
  const ofBattle = BATTLE_VERB_NAMES.has(step.do) || (step.do === 'gainLeadership' && step.to === 'thisArmy')
  const seen = effect.slice(0, place).some((one) => one.do === 'lookAtHand')
  const wrong: ReadonlyArray<readonly [boolean, string]> = [
    [ofBattle && !inBattle, `${step.do} has a meaning in battles only`],
    [NOT_IN_BATTLE.has(step.do) && inBattle, `${step.do} has no meaning in a battle`],
    [
      step.do === 'discardCard' && step.how === 'chooserPicks' && !seen,
      'who picks from a hand must look at it first',
    ],
    [
      step.do === 'placeUnits' && (step.units === undefined) === (step.any === undefined),
      'either units or any is said',
    ],
    [
      step.do === 'attack' &&
        step.filter === 'movedArmy' &&
        !effect.slice(0, place).some((one) => one.do === 'moveArmy'),
      'no step before this one moves an Army',
    ],
    [step.do === 'attack' && step.filter !== 'movedArmy' && step.filter.side !== 'own', 'own Armies attack'],
    [step.do === 'choose' && step.one.length > 6, 'six choices are the most'],
    [step.do === 'useSpentManeuver' && step.of !== 'self', 'one uses own Maneuvers again'],
  ]
  const inner = nested(step).flatMap(([name, list, same]) =>
    faultsOf(`${at}.${name}`, list, same && inBattle),
  )
  return [...wrong.flatMap(([is, problem]) => (is ? [{ path: at, problem }] : [])), ...inner]
}

const faultsOf = (path: string, effect: Effect, inBattle: boolean): ReadonlyArray<Fault> =>
  effect.flatMap((_, place) => stepFaults(path, effect, place, inBattle))

const ofUnits = (doc: ScenarioDoc): ReadonlyArray<Fault> =>
  doc.unitTypes.flatMap(({ ability }, place) => [
    ...(AFTER_THE_ROLL.has(ability.moment)
      ? []
      : [
          {
            path: `unitTypes.${place}.ability.moment`,
            problem: 'an ability works after the dice are rolled',
          },
        ]),
    ...faultsOf(`unitTypes.${place}.ability.effect`, ability.effect, true),
  ])

/** What is wrong with the effects. */
export const effectFaults = (doc: ScenarioDoc): ReadonlyArray<Fault> => [
  ...ofUnits(doc),
  ...doc.combats.flatMap(({ effect }, place) => faultsOf(`combats.${place}.effect`, effect, true)),
  ...doc.orders.flatMap(({ effect }, place) => faultsOf(`orders.${place}.effect`, effect, false)),
  ...(['storyFree', 'storyShadow'] as const).flatMap((deck) =>
    doc[deck].flatMap(({ effect, table }, place) => [
      ...faultsOf(`${deck}.${place}.effect`, effect, false),
      ...faultsOf(`${deck}.${place}.table.reaction.effect`, table?.reaction?.effect ?? [], true),
    ]),
  ),
  ...doc.special.cards.flatMap(({ effect, table }, place) => [
    ...faultsOf(`special.cards.${place}.effect`, effect, false),
    ...faultsOf(`special.cards.${place}.table.reaction.effect`, table?.reaction?.effect ?? [], true),
  ]),
  ...doc.positions.flatMap(({ effect }, place) => faultsOf(`positions.${place}.effect`, effect, false)),
  ...faultsOf('fate.icon', doc.fate.icon, false),
  ...doc.fate.stepEvents.flatMap(({ effect }, place) =>
    faultsOf(`fate.stepEvents.${place}.effect`, effect, false),
  ),
  ...doc.dice.extraUses.flatMap(({ effect }, place) =>
    faultsOf(`dice.extraUses.${place}.effect`, effect, false),
  ),
  ...doc.characters.flatMap(({ abilities }, place) =>
    abilities.flatMap((ability, at) =>
      ability.kind === 'commandingDefence'
        ? []
        : faultsOf(`characters.${place}.abilities.${at}.effect`, ability.effect, false),
    ),
  ),
]
