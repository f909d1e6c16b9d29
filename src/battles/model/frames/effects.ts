/** The frames of effects: steps one after the other, and what is asked in them. */
import type * as t from 'io-ts/lib/index.js'
import { keysOf } from '../../../kernel/named'
import { converted, listOf, orNull, record, variables } from '../../../kernel/sheet/records'
import { flag, literal, number, type Shape } from '../../../kernel/sheet/shapes'
import { RULEBOOK, type RegionRule, type RuleId, type TypeRule } from '../../rulebook'
import { DECKS } from '../sides'
import { side } from '../table'
import { face, stepVars, type Words } from './words'

/** Where pieces stand whose owner must see to them. */
export const forceOf = ({ region, type }: Words) => ({
  side,
  region,
  /** Whether it is part of a battle, so that Characters die with their Army. */
  battle: flag,
  /** The Unit Type just named. */
  chosen: orNull(type),
})

/** Units to be placed in a Region, one after the other; saved states call the substitutes `instead`. */
const placing = ({ region, type, typeOrNone }: Words) => {
  const common = {
    side,
    region,
    types: listOf(typeOrNone),
    /** Of these types one may stand in; empty if none may. */
    instead: listOf(type),
    /** Any of them may be chosen, whatever is left. */
    free: flag,
    /** Nothing was chosen to stand in. */
    none: flag,
  }
  return converted(
    record(common),
    ({ instead, ...vars }) => ({ ...vars, substitutes: instead }),
    ({ substitutes, ...vars }) => ({ ...vars, instead: substitutes }),
  )
}

/** The variables of each frame. */
export const effectFrames = (words: Words) => {
  const { step, region, regionOrNone, character } = words
  return {
    effect: variables({
      ...step,
      /** The step was declined. */
      skip: flag,
    }),
    'do/instant': stepVars(words),
    'do/regions': variables({
      ...step,
      /** The Regions where it is done. */
      done: listOf(region),
      region: regionOrNone,
      over: flag,
    }),
    inRegion: variables({ ...step, region }),
    place: placing(words),
    flip: variables(forceOf(words)),
    enter: variables({ side, character, region: regionOrNone }),
    rally: variables({
      side,
      region,
      successOn: number(),
      bonus: number(),
      left: number(),
      failed: number(),
      successes: number(),
      rerolls: number(),
    }),
    strike: variables({ ...step, region, left: number(), hits: number() }),
  }
}

/** The variables of each step that asks which. */
export const stepFrames = (words: Words) => {
  const { step, region, character, card, effect, piece } = words
  return {
    'do/enter': variables({ ...step, character: orNull(character) }),
    'do/playCard': variables({ ...step, card: orNull(card) }),
    'do/useAbility': variables({ ...step, effect: orNull(effect) }),
    'do/choose': variables({ ...step, option: number() }),
    'do/rollFor': variables({ ...step, left: number(), successes: number() }),
    'do/die': variables({ ...step, left: number(), die: orNull(face) }),
    'do/discardCard': variables({ ...step, left: number(), card: orNull(card) }),
    'do/piece': variables({ ...step, piece: orNull(piece) }),
    'do/damage': variables({ ...step, armies: listOf(region) }),
    'do/maneuver': stepVars(words),
  }
}

const RULES = keysOf(RULEBOOK)
const rule: Shape<RuleId, RuleId> = literal('a rule', RULES)
const about = <R extends RuleId>(fact: string): ReadonlyArray<R> =>
  RULES.filter((id): id is R => (RULEBOOK[id].facts as ReadonlyArray<string>).every((one) => one === fact))

/** The variables of each question. */
export const effectQuestions = (words: Words) => {
  const { region, type, character, piece } = words
  return {
    'decide/region': variables({
      side,
      regions: listOf(region),
      optional: flag,
      /** Why just these. */
      rule: literal('a rule about Regions', about<RegionRule>('region')),
    }),
    'decide/option': stepVars(words),
    'decide/card': stepVars(words),
    'decide/ability': stepVars(words),
    'decide/character': variables({ side, characters: listOf(character) }),
    'decide/piece': variables({ side, pieces: listOf(piece) }),
    'decide/die': variables({ side, dice: listOf(face) }),
    'decide/may': variables({ side, rule }),
    'decide/hand': variables({ side, of: side, deck: orNull(literal('a deck', DECKS)) }),
    'decide/unit': variables({
      side,
      types: listOf(type),
      optional: flag,
      rule: literal('a rule about Unit Types', about<TypeRule>('type')),
      region,
    }),
  }
}

type Effects = ReturnType<typeof effectFrames>
type Questions = ReturnType<typeof effectQuestions>

/** An effect: its next step, and whether that was declined. */
export interface EffectVars extends t.TypeOf<Effects['effect']> {}
/** A step done in several Regions. */
export interface RegionsVars extends t.TypeOf<Effects['do/regions']> {}
/** A step in one Region. */
export interface InRegionVars extends t.TypeOf<Effects['inRegion']> {}
/** Units to be placed in a Region, one after the other. */
export interface PlaceVars extends t.TypeOf<Effects['place']> {}
/** Where pieces stand whose owner must see to them. */
export interface ForceVars extends t.TypeOf<Effects['flip']> {}
/** A Character who enters. */
export interface EntryVars extends t.TypeOf<Effects['enter']> {}
/** A Rally. */
export interface RallyVars extends t.TypeOf<Effects['rally']> {}
/** Dice rolled for an effect. */
export interface RollVars extends t.TypeOf<ReturnType<typeof stepFrames>['do/rollFor']> {}
/** A strike of a counter. */
export interface StrikeVars extends t.TypeOf<Effects['strike']> {}
/** Which Region? */
export interface RegionAsk extends t.TypeOf<Questions['decide/region']> {}
/** Which Unit? */
export interface UnitAsk extends t.TypeOf<Questions['decide/unit']> {}
/** Which card of a hand? */
export interface HandAsk extends t.TypeOf<Questions['decide/hand']> {}
