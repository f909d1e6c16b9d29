/** The frames of a battle: its rounds, what is chosen in secret, dice, and how it ends. */
import type * as t from 'io-ts/lib/index.js'
import { listOf, orNull, record, variables } from '../../../kernel/sheet/records'
import { flag, literal, type Shape } from '../../../kernel/sheet/shapes'
import { REROLLS } from '../actions'
import { MOMENTS } from '../sides'
import { forBoth, side } from '../table'
import { nothing, ofSide, type Words } from './words'

/** Answers of both sides, each secret until both have answered. */
const secret = <A, O>(one: Shape<A, O>) => forBoth(orNull(one))

const dice = literal('dice to roll again', REROLLS)

/** The variables of each frame. */
export const battleFrames = (words: Words) => {
  const { step, region, regionOrNone, taken, card, cardOrNone, effect, tactics, way } = words
  return {
    battle: variables({
      ...step,
      attacker: side,
      from: region,
      region,
      combined: flag,
      over: flag,
      /** What the defender does at the end of the round. */
      way: orNull(record(way)),
    }),
    round: variables({
      region: regionOrNone,
      shown: orNull(forBoth(tactics)),
      /** The sides that were asked about a card on the table. */
      reacted: listOf(side),
      /** The card just used. */
      used: orNull(card),
      chosen: orNull(forBoth(cardOrNone)),
    }),
    moment: variables({
      moment: literal('a moment', MOMENTS),
      /** The effects that work then, in order. */
      queue: listOf(record({ list: effect, side })),
    }),
    combatRoll: nothing,
    reroll: variables({ chosen: orNull(forBoth(dice)) }),
    retreat: variables({ ...way, side, damage: flag }),
    advance: variables({
      /** Out of which Region, and who goes. */
      region: regionOrNone,
      taken: orNull(taken),
    }),
  }
}

/** The variables of each question. */
export const battleQuestions = ({ tactics, cardOrNone }: Words) => ({
  'decide/tactics': secret(tactics),
  'decide/combatCard': secret(cardOrNone),
  'decide/reaction': ofSide,
  'decide/reroll': secret(dice),
  'decide/wayOut': ofSide,
})

type Battles = ReturnType<typeof battleFrames>

/** A battle: how it began. */
export interface BattleVars extends t.TypeOf<Battles['battle']> {}
/** A round: what was chosen in it so far. */
export interface RoundVars extends t.TypeOf<Battles['round']> {}
/** A moment of a round. */
export interface MomentVars extends t.TypeOf<Battles['moment']> {}
/** Leader Re-rolls: what both sides roll again. */
export interface RerollVars extends t.TypeOf<Battles['reroll']> {}
/** A retreat or rout. */
export interface RetreatVars extends t.TypeOf<Battles['retreat']> {}
/** An advance. */
export interface AdvanceVars extends t.TypeOf<Battles['advance']> {}
/** Secret answers of both sides. */
export interface Secret extends t.TypeOf<ReturnType<typeof battleQuestions>['decide/tactics']> {}
