/**
 * Names that effects, conditions, filters and standing changes of a scenario use, each with its path and with
 * what it must be the name of.
 */
import type { ArmyFilter, Condition, Effect, EffectStep, Mod, Place } from '../../model/effects'
import { hashJson } from '../../../kernel/hash'
import type { ScenarioDoc } from '../../model/scenario'

/** A name that is used somewhere, and what it must be the name of. */
export interface Reference {
  readonly path: string
  readonly kind: Kind
  readonly name: string
}

/** What a name may be the name of. */
export type Kind =
  | 'Region'
  | 'Territory'
  | 'Unit Type'
  | 'Character'
  | 'tile'
  | 'counter'
  | 'terrain'
  | 'border type'
  | 'Order'
  | 'Combat'
  | 'Tactics token'

/** A name that is used at a place. */
export const refer = (path: string, kind: Kind, name: string | null | undefined): ReadonlyArray<Reference> =>
  name === undefined || name === null ? [] : [{ path, kind, name }]

/** Names in a list. */
export const referAll = (
  path: string,
  kind: Kind,
  names: ReadonlyArray<string> = [],
): ReadonlyArray<Reference> => names.flatMap((name, place) => refer(`${path}.${place}`, kind, name))

/** Names that are the fields of an object. */
export const referKeys = (path: string, kind: Kind, named: object = {}): ReadonlyArray<Reference> =>
  Object.keys(named).flatMap((name) => refer(`${path}.${name}`, kind, name))

const inPlace = (path: string, place: Place | undefined): ReadonlyArray<Reference> =>
  place === undefined
    ? []
    : [
        ...refer(`${path}.region`, 'Region', place.region),
        ...refer(`${path}.territory`, 'Territory', place.territory),
        ...refer(`${path}.area`, 'Unit Type', place.area),
        ...refer(`${path}.withCharacter`, 'Character', place.withCharacter),
      ]

const inFilter = (path: string, filter: ArmyFilter | string | undefined): ReadonlyArray<Reference> => {
  if (filter === undefined || typeof filter === 'string') return []
  const { has, adjacentTo } = filter
  const beside =
    typeof adjacentTo === 'string'
      ? refer(`${path}.adjacentTo`, 'Region', adjacentTo)
      : inPlace(`${path}.adjacentTo`, adjacentTo)
  return [
    ...refer(`${path}.has.type`, 'Unit Type', has?.type),
    ...refer(`${path}.has.character`, 'Character', has?.character),
    ...inPlace(`${path}.in`, filter.in),
    ...beside,
  ]
}

const inStep = (path: string, step: EffectStep): ReadonlyArray<Reference> => {
  const filter = 'filter' in step ? inFilter(`${path}.filter`, step.filter) : []
  const where = 'where' in step ? inPlace(`${path}.where`, step.where) : []
  return [...filter, ...where, ...inArguments(path, step)]
}

const inArguments = (path: string, step: EffectStep): ReadonlyArray<Reference> => {
  switch (step.do) {
    case 'rollFor':
    case 'giveUp':
      return inEffect(`${path}.gains`, step.gains)
    case 'choose':
      return step.one.flatMap((effect, place) => inEffect(`${path}.one.${place}`, effect))
    case 'attack':
      return [
        ...refer(`${path}.carrying`, 'Unit Type', step.carrying),
        ...inEffect(`${path}.afterBattle`, step.afterBattle ?? []),
      ]
    default:
      return inNames(path, step)
  }
}

const inNames = (path: string, step: EffectStep): ReadonlyArray<Reference> => {
  switch (step.do) {
    case 'moveArmy':
      return [
        ...referAll(`${path}.only`, 'Unit Type', step.only),
        ...referAll(`${path}.over`, 'border type', step.over),
        ...refer(`${path}.carrying`, 'Unit Type', step.carrying),
      ]
    case 'placeUnits':
      return [
        ...referAll(`${path}.any`, 'Unit Type', step.any),
        ...referKeys(`${path}.units`, 'Unit Type', step.units),
      ]
    case 'placeCharacter':
      return referAll(`${path}.characters`, 'Character', step.characters)
    case 'bringIn':
    case 'moveTrackCounter':
      return refer(`${path}.character`, 'Character', step.character)
    case 'strike':
    case 'addCounter':
      return refer(`${path}.counter`, 'counter', step.counter)
    case 'addTile':
      return refer(`${path}.tile`, 'tile', step.tile)
    case 'casualtyWorth':
      return refer(`${path}.type`, 'Unit Type', step.type)
    case 'barTactics':
      return refer(`${path}.token`, 'Tactics token', step.token)
    default:
      return []
  }
}

/** The names in an effect. */
export const inEffect = (path: string, effect: Effect): ReadonlyArray<Reference> =>
  effect.flatMap((step, place) => inStep(`${path}.${place}`, step))

/** The names in a condition. */
export const inCondition = (path: string, condition: Condition): ReadonlyArray<Reference> => {
  if ('at' in condition)
    return [
      ...refer(`${path}.at.0`, 'Character', condition.at[0]),
      ...refer(`${path}.at.1`, 'Region', condition.at[1]),
    ]
  if ('inPlay' in condition) return refer(`${path}.inPlay`, 'Character', condition.inPlay)
  if ('notInPlay' in condition) return refer(`${path}.notInPlay`, 'Character', condition.notInPlay)
  if ('ready' in condition) return refer(`${path}.ready`, 'Character', condition.ready)
  if ('waiting' in condition) return refer(`${path}.waiting`, 'Character', condition.waiting)
  if ('controls' in condition) return refer(`${path}.controls.1`, 'Region', condition.controls[1])
  if ('army' in condition) return inFilter(`${path}.army`, condition.army)
  if ('counterAtLeast' in condition)
    return refer(`${path}.counterAtLeast.0`, 'counter', condition.counterAtLeast[0])
  if ('eliminated' in condition) return referAll(`${path}.eliminated`, 'Character', condition.eliminated)
  if ('any' in condition) return inConditions(`${path}.any`, condition.any)
  return 'not' in condition ? inCondition(`${path}.not`, condition.not) : []
}

/** The names in a list of conditions. */
export const inConditions = (path: string, conditions: ReadonlyArray<Condition>): ReadonlyArray<Reference> =>
  conditions.flatMap((one, place) => inCondition(`${path}.${place}`, one))

/** The names in a standing change. */
export const inMod = (path: string, mod: Mod): ReadonlyArray<Reference> => {
  switch (mod.mod) {
    case 'leadership':
      return inPlace(`${path}.in`, mod.in)
    case 'blockEntry':
      return refer(`${path}.character`, 'Character', mod.character)
    case 'borderRounds':
      return referAll(`${path}.types`, 'border type', mod.types)
    case 'rallySuccess':
      return []
  }
}

/*
 * The scenarios of users that are in use: whoever hands in an equal one again gets the same document, which
 * is checked, compiled and hashed once, and kept in memory once.
 */

const inUse = new Map<string, WeakRef<ScenarioDoc>>()

const forgotten = new FinalizationRegistry<string>((key) => {
  if (inUse.get(key)?.deref() === undefined) inUse.delete(key)
})

interface Found {
  readonly key: string
  readonly doc: ScenarioDoc | undefined
}

const found = (json: unknown): Found => {
  const text = JSON.stringify(json)
  const key = hashJson(text)
  const doc = inUse.get(key)?.deref()
  // A hash is no signature: two documents with one hash can be made.
  return { key, doc: doc === undefined || doc === json || JSON.stringify(doc) === text ? doc : undefined }
}

/** Whether a document in use says the same, in the same order: then it needs no check. */
export const isInUse = (json: unknown): boolean => found(json).doc !== undefined

/** The document in use that says the same, in the same order; the given one if there is none. */
export const sameInUse = (given: ScenarioDoc): ScenarioDoc => {
  const { key, doc } = found(given)
  if (doc !== undefined) return doc
  inUse.set(key, new WeakRef(given))
  forgotten.register(given, key)
  return given
}
