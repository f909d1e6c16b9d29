/**
 * The forms of effects, conditions and standing changes in a document: the closed lists of the language.
 */
import type {
  ArmyFilter,
  ArmyStep,
  BattleStep,
  CardStep,
  Condition,
  Effect,
  EffectStep,
  Having,
  Mod,
  PieceStep,
  Place,
} from './effects'
import {
  byField,
  either,
  later,
  list,
  name,
  named,
  object,
  oneOf,
  pair,
  tagged,
  whole,
  yesOrNo,
  type Fields,
  type Reader,
} from './reading'
import { FACES, SIDES, type Side } from './sides'

/** A side. */
export const side: Reader<Side> = oneOf(...SIDES)
const whom = oneOf('self', 'enemy')
const few = whole(1, 20)

/** Which Regions are meant. */
export const place: Reader<Place> = object<Place>(
  {
    region: name,
    territory: name,
    settlement: yesOrNo,
    stronghold: yesOrNo,
    controller: side,
    ownArmy: yesOrNo,
    adjacentArmy: side,
    area: name,
    withCharacter: name,
  },
  'region',
  'territory',
  'settlement',
  'stronghold',
  'controller',
  'ownArmy',
  'adjacentArmy',
  'area',
  'withCharacter',
)

const having: Reader<Having> = object<Having>(
  { leadership: few, type: name, character: name, noCharacter: yesOrNo },
  'leadership',
  'type',
  'character',
  'noCharacter',
)

const isWord = (json: unknown): boolean => typeof json === 'string'

const filter: Reader<ArmyFilter> = object<ArmyFilter>(
  { side: oneOf('own', 'enemy'), has: having, in: place, adjacentTo: either(name, place, isWord) },
  'has',
  'in',
  'adjacentTo',
)

const chooser = oneOf('free', 'shadow', 'self', 'enemy')
const EFFECT_FORM = { $ref: '#/$defs/effect' }
/** The steps of an effect, read in their order. */
export const effect: Reader<Effect> = later(EFFECT_FORM, () => list(step))

type Args<S> = Omit<S, 'do' | 'optional' | 'chooser'>
type OptionalArg<S> = { [K in keyof Args<S>]-?: undefined extends Args<S>[K] ? K : never }[keyof Args<S>]

/** The reader of a verb: its arguments, and what every step may say. */
const verb =
  <S extends EffectStep>(word: S['do']) =>
  (args: Fields<Args<S>>, ...optional: ReadonlyArray<OptionalArg<S> & string>): Reader<EffectStep> => {
    const fields = { do: oneOf(word), ...args, optional: yesOrNo, chooser } as unknown as Fields<
      Readonly<Record<string, unknown>>
    >
    return object(fields, ...optional, 'optional', 'chooser') as unknown as Reader<EffectStep>
  }

type Army<V> = Extract<ArmyStep, { readonly do: V }>
type Piece<V> = Extract<PieceStep, { readonly do: V }>
type Card<V> = Extract<CardStep, { readonly do: V }>
type Fight<V> = Extract<BattleStep, { readonly do: V }>

const ARMY_VERBS = {
  moveArmy: verb<Army<'moveArmy'>>('moveArmy')(
    {
      upTo: few,
      steps: few,
      filter,
      only: list(name, 1),
      ignoreStop: yesOrNo,
      over: list(name, 1),
      mover: oneOf('self'),
      whole: yesOrNo,
      needsLeadership: yesOrNo,
      carrying: name,
    },
    'only',
    'ignoreStop',
    'over',
    'mover',
    'whole',
    'needsLeadership',
    'carrying',
  ),
  attack: verb<Army<'attack'>>('attack')(
    {
      move: whole(0, 9),
      filter: either(oneOf('movedArmy'), filter, isWord),
      needsLeadership: yesOrNo,
      carrying: name,
      terrainSuperiority: oneOf('self'),
      forbid: list(oneOf('retreat', 'rout')),
      afterBattle: effect,
    },
    'needsLeadership',
    'carrying',
    'terrainSuperiority',
    'forbid',
    'afterBattle',
  ),
  combinedAttack: verb<Army<'combinedAttack'>>('combinedAttack')({}),
  rally: verb<Army<'rally'>>('rally')(
    { upTo: few, filter, successOn: whole(2, 6), bonus: whole(0, 5) },
    'successOn',
    'bonus',
  ),
  removeDamage: verb<Army<'removeDamage'>>('removeDamage')({ upTo: few, armies: few, filter }),
  damageArmies: verb<Army<'damageArmies'>>('damageArmies')({ filter, count: few }),
  strike: verb<Army<'strike'>>('strike')({ counter: name, range: whole(0, 20) }),
}

const PIECE_VERBS = {
  placeUnits: verb<Piece<'placeUnits'>>('placeUnits')(
    {
      units: named(few),
      any: list(name, 1),
      regions: few,
      each: either(oneOf('every'), few, isWord),
      where: place,
      substitute: yesOrNo,
    },
    'units',
    'any',
    'regions',
    'each',
    'substitute',
  ),
  placeLeader: verb<Piece<'placeLeader'>>('placeLeader')({ count: few, where: place }),
  placeCharacter: verb<Piece<'placeCharacter'>>('placeCharacter')({
    characters: list(name, 1),
    where: place,
  }),
  bringIn: verb<Piece<'bringIn'>>('bringIn')({ character: name }),
  eliminate: verb<Piece<'eliminate'>>('eliminate')({
    of: whom,
    one: list(oneOf('leader', 'token', 'captain', 'companion', 'minion'), 1),
    inArmy: oneOf('defender', 'attacker'),
  }),
  placeTokens: verb<Piece<'placeTokens'>>('placeTokens')(
    { regions: few, each: few, where: place, flip: yesOrNo },
    'flip',
  ),
  flipTokens: verb<Piece<'flipTokens'>>('flipTokens')({ regions: few, where: place }, 'where'),
  removeTokens: verb<Piece<'removeTokens'>>('removeTokens')({ of: side, upTo: few, each: few, where: place }),
  addCounter: verb<Piece<'addCounter'>>('addCounter')({ counter: name, count: whole(-20, 20) }),
  gainLeadership: verb<Piece<'gainLeadership'>>('gainLeadership')({
    count: few,
    to: oneOf('anyArmy', 'thisArmy'),
  }),
  reduceProtection: verb<Piece<'reduceProtection'>>('reduceProtection')({ count: few, where: place }),
  restoreProtection: verb<Piece<'restoreProtection'>>('restoreProtection')({ upTo: few, where: place }),
}

const deck = oneOf('generic', 'story', 'special')

const CARD_VERBS = {
  draw: verb<Card<'draw'>>('draw')({ of: side, deck, count: few, mayStop: yesOrNo }, 'of', 'mayStop'),
  discardCard: verb<Card<'discardCard'>>('discardCard')(
    { of: side, count: few, how: oneOf('random', 'ownerPicks', 'chooserPicks'), deck },
    'deck',
  ),
  lookAtHand: verb<Card<'lookAtHand'>>('lookAtHand')({ of: side }),
  toTable: verb<Card<'toTable'>>('toTable')({}),
  choose: verb<Card<'choose'>>('choose')({ one: list(effect, 2) }),
  rollFor: verb<Card<'rollFor'>>('rollFor')({ dice: few, successOn: whole(2, 6), gains: effect }),
  changeDie: verb<Card<'changeDie'>>('changeDie')({ of: side, count: few, to: oneOf(...FACES) }),
  discardDie: verb<Card<'discardDie'>>('discardDie')({
    of: side,
    from: oneOf('unused', 'shadowBox'),
    count: few,
  }),
  loseActionToken: verb<Card<'loseActionToken'>>('loseActionToken')({
    of: oneOf('free'),
    count: few,
    forGood: yesOrNo,
  }),
  regainActionToken: verb<Card<'regainActionToken'>>('regainActionToken')({ of: oneOf('free'), count: few }),
  advanceFate: verb<Card<'advanceFate'>>('advanceFate')({ steps: whole(-20, 20) }),
  addTile: verb<Card<'addTile'>>('addTile')({ tile: name }),
  moveTrackCounter: verb<Card<'moveTrackCounter'>>('moveTrackCounter')({
    character: name,
    steps: whole(-20, 20),
  }),
}

const BATTLE_VERBS = {
  addDice: verb<Fight<'addDice'>>('addDice')({ of: whom, count: whole(-5, 5), min: whole(0, 5) }, 'min'),
  addToRoll: verb<Fight<'addToRoll'>>('addToRoll')({
    of: whom,
    count: whole(-5, 5),
    rolls: list(oneOf('combat', 'reroll'), 1),
  }),
  setTarget: verb<Fight<'setTarget'>>('setTarget')({ of: whom, value: whole(2, 6) }),
  unitStrength: verb<Fight<'unitStrength'>>('unitStrength')({ of: whom, atLeast: whole(1, 5) }),
  addLeadership: verb<Fight<'addLeadership'>>('addLeadership')({ of: whom, count: whole(-5, 5) }),
  cancelReroll: verb<Fight<'cancelReroll'>>('cancelReroll')({ of: whom }),
  cancelHits: verb<Fight<'cancelHits'>>('cancelHits')({ of: whom, count: few }),
  dealDamage: verb<Fight<'dealDamage'>>('dealDamage')({ to: whom, count: few }),
  takeDamage: verb<Fight<'takeDamage'>>('takeDamage')({ of: whom, count: few }),
  healDamage: verb<Fight<'healDamage'>>('healDamage')({ of: whom, count: few }),
  trade: verb<Fight<'trade'>>('trade')({ take: few, deal: few }),
  forceCasualties: verb<Fight<'forceCasualties'>>('forceCasualties')({ of: whom, untilDamage: whole(0, 9) }),
  casualtyWorth: verb<Fight<'casualtyWorth'>>('casualtyWorth')({ type: name, damage: few }),
  giveUp: verb<Fight<'giveUp'>>('giveUp')({
    of: whom,
    one: list(oneOf('leader', 'token', 'character'), 1),
    gains: effect,
  }),
  useSpentManeuver: verb<Fight<'useSpentManeuver'>>('useSpentManeuver')({ of: whom, count: oneOf(1) }),
  cancelTactics: verb<Fight<'cancelTactics'>>('cancelTactics')({ of: whom }),
  barTactics: verb<Fight<'barTactics'>>('barTactics')({ of: whom, token: name, rounds: few }),
  forbid: verb<Fight<'forbid'>>('forbid')({ of: whom, what: list(oneOf('retreat', 'rout', 'advance'), 1) }),
  endBattle: verb<Fight<'endBattle'>>('endBattle')({}),
}

/** The verbs a document may use, each with its reader. */
export const VERBS: Readonly<Record<string, Reader<EffectStep>>> = {
  ...ARMY_VERBS,
  ...PIECE_VERBS,
  ...CARD_VERBS,
  ...BATTLE_VERBS,
}

/** The verbs that only a battle knows. */
export const BATTLE_VERB_NAMES: ReadonlySet<string> = new Set(Object.keys(BATTLE_VERBS))

const step: Reader<EffectStep> = tagged('do', VERBS)
/** The form of an effect, which other forms refer to. */
export const EFFECT_SCHEMA = list(step).form

const CONDITION_FORM = { $ref: '#/$defs/condition' }
/** A condition. */
export const condition: Reader<Condition> = later(CONDITION_FORM, () => conditions)

const conditions: Reader<Condition> = byField<Condition>({
  at: object({ at: pair(name, name) }),
  inPlay: object({ inPlay: name }),
  notInPlay: object({ notInPlay: name }),
  ready: object({ ready: name }),
  waiting: object({ waiting: name }),
  controls: object({ controls: pair(side, name) }),
  army: object({ army: filter }),
  counterAtLeast: object({ counterAtLeast: pair(name, whole(0, 99)) }),
  fateAtLeast: object({ fateAtLeast: whole(0, 99) }),
  fateReachesEndgame: object({ fateReachesEndgame: oneOf(true) }),
  tileApplied: object({ tileApplied: object({ icon: oneOf(true) }) }),
  used: object({ used: oneOf(true) }),
  victoryPointsAtLeast: object({ victoryPointsAtLeast: whole(1, 99) }),
  eliminated: object({ eliminated: list(name, 1) }),
  turnAtLeast: object({ turnAtLeast: whole(1, 99) }),
  any: object({ any: list(condition, 1) }),
  not: object({ not: condition }),
})
/** The form of a condition, which other forms refer to. */
export const CONDITION_SCHEMA = conditions.form

/** A standing change. */
export const mod: Reader<Mod> = tagged<Mod>('mod', {
  leadership: object({ mod: oneOf('leadership'), side, in: place, add: whole(-5, 5) }),
  rallySuccess: object({ mod: oneOf('rallySuccess'), side, value: whole(2, 6) }),
  blockEntry: object({ mod: oneOf('blockEntry'), character: name }),
  borderRounds: object({ mod: oneOf('borderRounds'), types: list(name, 1), rounds: whole(0, 9) }),
})
