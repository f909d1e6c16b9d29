/**
 * Effects of a scenario where they make sense: battle steps in battles only, abilities at moments when the
 * dice have been rolled, cards picked from a hand that has been seen.
 */
import type { Effect, EffectStep } from '../../model/effects'
import { BATTLE_VERB_NAMES } from '../../model/effectReaders'
import type { Fault } from '../../model/reading'
import type { ScenarioDoc, StoryDoc } from '../../model/scenario'
import type { Moment, Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { check, wrongAt, type Check } from './checks'

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

/** Whose effect it is, whether it works in a battle, and the sides of the Unit Types. */
interface Setting {
  readonly owner: Side | 'both'
  readonly inBattle: boolean
  readonly sideOf: (type: string) => Side | undefined
}

const handFaults = (step: EffectStep, before: Effect): Wrongs => [
  [
    step.do === 'discardCard' &&
      step.how === 'chooserPicks' &&
      !before.some((one) => one.do === 'lookAtHand'),
    'who picks from a hand must look at it first',
  ],
]

const armyFaults = (step: EffectStep, before: Effect): Wrongs => {
  if (step.do !== 'attack') return []
  return [
    [
      step.filter === 'movedArmy' && !before.some((one) => one.do === 'moveArmy'),
      'no step before this one moves an Army',
    ],
    [step.filter !== 'movedArmy' && step.filter.side !== 'own', 'own Armies attack'],
  ]
}

/** Verbs in which the owner decides, whoever may decline them. */
const OWNER_DECIDES: ReadonlySet<string> = new Set([
  'moveArmy',
  'attack',
  'combinedAttack',
  'bringIn',
  'draw',
  'useSpentManeuver',
])

const chooserFaults = (step: EffectStep): Wrongs => {
  const units = step.do === 'placeUnits' && (step.any !== undefined || step.substitute === true)
  return [
    [
      step.chooser !== undefined && (units || OWNER_DECIDES.has(step.do)),
      `the owner decides in ${step.do}, nobody else`,
    ],
    [
      step.do === 'moveArmy' && step.filter.side === 'enemy' && step.whole !== true,
      'an Army of the enemy moves as a whole',
    ],
  ]
}

const unitFaults = (step: EffectStep, { owner, sideOf }: Setting): Wrongs => {
  if (step.do !== 'placeUnits') return []
  const foreign = [...Object.keys(step.units ?? {}), ...(step.any ?? [])].filter(
    (type) => sideOf(type) !== owner,
  )
  return [
    [(step.units === undefined) === (step.any === undefined), 'either units or any is said'],
    [foreign.length > 0, `${foreign.join(', ')} are no Units of the side that places them`],
  ]
}

type Wrongs = ReadonlyArray<readonly [boolean, string]>

const stepFaults = (path: string, effect: Effect, place: number, set: Setting): ReadonlyArray<Fault> => {
  const step = sure(effect[place])
  const at = `${path}.${place}`
  const before = effect.slice(0, place)
  const ofBattle = BATTLE_VERB_NAMES.has(step.do) || (step.do === 'gainLeadership' && step.to === 'thisArmy')
  const inner = nested(step).flatMap(([name, list, same]) =>
    faultsOf(`${at}.${name}`, list, { ...set, inBattle: same && set.inBattle }),
  )
  return [
    ...wrongAt(at, [
      [ofBattle && !set.inBattle, `${step.do} has a meaning in battles only`],
      [NOT_IN_BATTLE.has(step.do) && set.inBattle, `${step.do} has no meaning in a battle`],
      [step.do === 'choose' && step.one.length > 6, 'six choices are the most'],
      [step.do === 'useSpentManeuver' && step.of !== 'self', 'one uses own Maneuvers again'],
      ...handFaults(step, before),
      ...armyFaults(step, before),
      ...chooserFaults(step),
      ...unitFaults(step, set),
    ]),
    ...inner,
  ]
}

const faultsOf = (path: string, effect: Effect, set: Setting): ReadonlyArray<Fault> =>
  effect.flatMap((_, place) => stepFaults(path, effect, place, set))

type Units = Pick<ScenarioDoc, 'unitTypes'>

/** The setting of an effect on the map, or in a battle. */
const settingOf = ({ unitTypes }: Units, owner: Side | 'both', inBattle = false): Setting => ({
  owner,
  inBattle,
  sideOf: (type) => unitTypes.find(({ id }) => id === type)?.side,
})

const ofUnits = (doc: Units): ReadonlyArray<Fault> =>
  doc.unitTypes.flatMap(({ ability, side }, place) => [
    ...wrongAt(`unitTypes.${place}.ability.moment`, [
      [!AFTER_THE_ROLL.has(ability.moment), 'an ability works after the dice are rolled'],
    ]),
    ...faultsOf(`unitTypes.${place}.ability.effect`, ability.effect, settingOf(doc, side, true)),
  ])

const ofStory = (
  path: string,
  cards: ReadonlyArray<StoryDoc>,
  doc: Units,
  side: Side,
): ReadonlyArray<Fault> =>
  cards.flatMap(({ effect, table }, place) => [
    ...faultsOf(`${path}.${place}.effect`, effect, settingOf(doc, side)),
    ...faultsOf(
      `${path}.${place}.table.reaction.effect`,
      table?.reaction?.effect ?? [],
      settingOf(doc, side, true),
    ),
  ])

const ofCharacters = (doc: Units & Pick<ScenarioDoc, 'characters'>): ReadonlyArray<Fault> =>
  doc.characters.flatMap(({ abilities, side }, place) =>
    abilities.flatMap((ability, at) => {
      if (ability.kind === 'commandingDefence') return []
      const path = `characters.${place}.abilities.${at}`
      const cost = ability.kind === 'aside' ? ability.cost : []
      return [
        ...faultsOf(`${path}.cost`, cost, settingOf(doc, side)),
        ...faultsOf(`${path}.effect`, ability.effect, settingOf(doc, side)),
      ]
    }),
  )

const ofFate = (doc: Units & Pick<ScenarioDoc, 'fate'>): ReadonlyArray<Fault> => [
  ...faultsOf('fate.icon', doc.fate.icon, settingOf(doc, 'free')),
  ...doc.fate.stepEvents.flatMap(({ effect }, place) =>
    faultsOf(`fate.stepEvents.${place}.effect`, effect, settingOf(doc, 'free')),
  ),
  ...doc.fate.tiles.flatMap(({ effect, colour }, place) =>
    faultsOf(
      `fate.tiles.${place}.effect`,
      effect ?? [],
      settingOf(doc, colour === 'red' ? 'shadow' : 'free'),
    ),
  ),
]

/** What may be wrong with the effects. */
export const EFFECT_CHECKS: ReadonlyArray<Check> = [
  check(['unitTypes'], ofUnits),
  check(['combats', 'unitTypes'], (doc) =>
    doc.combats.flatMap(({ effect }, place) =>
      faultsOf(`combats.${place}.effect`, effect, settingOf(doc, 'both', true)),
    ),
  ),
  check(['orders', 'unitTypes'], (doc) =>
    doc.orders.flatMap(({ effect }, place) =>
      faultsOf(`orders.${place}.effect`, effect, settingOf(doc, 'both')),
    ),
  ),
  check(['storyFree', 'unitTypes'], (doc) => ofStory('storyFree', doc.storyFree, doc, 'free')),
  check(['storyShadow', 'unitTypes'], (doc) => ofStory('storyShadow', doc.storyShadow, doc, 'shadow')),
  check(['special', 'unitTypes'], (doc) => ofStory('special.cards', doc.special.cards, doc, 'shadow')),
  check(['positions', 'unitTypes'], (doc) =>
    doc.positions.flatMap(({ effect }, place) =>
      faultsOf(`positions.${place}.effect`, effect, settingOf(doc, 'shadow')),
    ),
  ),
  check(['fate', 'unitTypes'], ofFate),
  check(['dice', 'unitTypes'], (doc) =>
    doc.dice.extraUses.flatMap(({ effect, side }, place) =>
      faultsOf(`dice.extraUses.${place}.effect`, effect, settingOf(doc, side)),
    ),
  ),
  check(['characters', 'unitTypes'], ofCharacters),
]
