/**
 * What all games share: the shape of a game, its states and errors, chance, records, rulesets.
 *
 * @module
 */
export type { About, ConfigOption, Ids } from './about'
export type { Actor, ChanceOption, Unasked } from './ask'
export type {
  AnyDecision,
  AnyInterjection,
  Codes,
  Decision,
  Interjection,
  Listing,
  Resolution,
} from './decision'
export type { AnyCodec } from './codec'
export type { ActionSchema, ChanceAction, Malformed } from './door'
export { isState } from './brand'
export { isObject } from './fields'
export type { Explanation } from './explanation'
export type {
  AnyGame,
  Choice,
  Definition,
  Forms,
  Game,
  GameSchema,
  NewConfig,
  Onward,
  Onwards,
  Prompt,
  Sampler,
  Reading,
  Rejection,
  SavedAs,
  Subject,
  View,
  Viewer,
  Wanted,
  Way,
  Wording,
} from './game'
/** What tells an answer from what is wrong with it: the few helpers of fp-ts that a user needs. */
export { isLeft, isRight } from 'fp-ts/lib/Either.js'
/** What tells something from nothing. */
export { isNone, isSome, none, some } from 'fp-ts/lib/Option.js'
export { hashJson, type Json } from './hash'
export { escapedLines } from './plainText'
export { isObj, itemsOf, objectOf, textsOf, type Obj } from './json'
export type { Keeper, Key, KeyOptions } from './keeper'
export { actionOfLabel } from './labels'
export { didYouMean } from './near'
/** Sets of indices: as many members as a game needs, as plain data. */
export * as indexSet from './indexSet'
export type { IndexSet } from './indexSet'
export { anyGame, gamesByName, makeGame } from './makeGame'
export { withChance, withoutChance, type Configured, type LeftOut, type Running, type Sketch } from './plain'
export { coded, type Pending } from './options'
export type { Moment, Playout, PlayoutOptions } from './playout'
export type {
  AnyProcedure,
  AnyStage,
  CallStage,
  DoStage,
  Draw,
  DrawAsks,
  DrawStage,
  Here,
  JumpStage,
  ReturnStage,
  Stage,
  Step,
} from './procedure'
export {
  drawBelow,
  keyOfSeed,
  randomFrom,
  streamNameOf,
  streamOf,
  threefry,
  type Random,
  type RandomKey,
} from './random'
export { beginningOf, configOfRecord, isSnapshot } from './record'
export type { GameRecord, Replayed, ReplayError } from './record'
export type { Migration, SavedState } from './snapshot'
export { at, type Ix, type Row } from './row'
export {
  rule,
  violates,
  type Cite,
  type Fact,
  type FactsOf,
  type Rule,
  type Rulebook,
  type RuleViolation,
  type Violates,
} from './rulebook'
export {
  compile,
  withRules,
  withStages,
  type AskedDecision,
  type CompiledProcedure,
  type Ending,
  type Machine,
  type Overlay,
  type Ruleset,
  type StandingCheck,
  type Telling,
  type Verdict,
} from './ruleset'
export type { Progress } from './runner'
export type { Schema } from './schema'
export { diffView, patchView, type Change, type ViewPatch } from './patch'
export { orThrow } from './orThrow'
export { citeWords, type Cases } from './say'
export { sealOf, type Seal } from './seal'
export { playScripted, type ScriptedDraw, type ScriptError } from './scripted'
export type {
  BaseAction,
  BaseConfig,
  BaseEvent,
  Chance,
  Changed,
  Frame,
  Outcome,
  Scalar,
  State,
  Types,
  Violations,
} from './types'
export { windowOf, type Offer, type PassAction, type Passing } from './window'
export {
  framesOf,
  overlaysOf,
  wiringOf,
  type AskKind,
  type Asks,
  type Builders,
  type Bundle,
  type Complete,
  type EndingOf,
  type FrameOf,
  type FrameTable,
  type Inserted,
  type InsertStage,
  type JumpsOf,
  type Named,
  type NamesOf,
  type NewFrames,
  type Overlays,
  type ProcedureOf,
  type QuestionOf,
  type RunKind,
  type Runs,
  type StagesOf,
  type ValueOf,
  type VarsIn,
  type VarsOf,
  type Wired,
  type Wiring,
} from './wiring'
