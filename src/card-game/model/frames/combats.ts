/** Frames of combats. */
import * as t from 'io-ts/lib/index.js'
import { anyOf } from '../../../kernel/codec'
import { listOf, pairOf, variables } from '../../../kernel/sheet/records'
import { number } from '../../../kernel/sheet/shapes'
import { card, cards, maybeCard, maybeSeat, maybeSpot, seat, spot } from '../shapes'
import type { Spot } from '../spots'

const worth = variables({ card, defense: number() })
/** The worth of a card in a combat. */
export interface Worth extends t.TypeOf<typeof worth> {}

const pair = pairOf(card, maybeCard)
/** An army and the character it supports, -1 for none. */
export type Pair = t.TypeOf<typeof pair>

/** A combat. All values are fixed before the first loss. */
export const combat = variables({
  spot,
  attack: number(),
  /** The defense of the location itself, and what it leaves of the attack. */
  defense: number(),
  rest: number(),
  attackers: listOf(pair),
  defenders: listOf(pair),
  /** The defenders that have defense, with how much. */
  worths: listOf(worth),
  lost: cards,
})
export interface CombatVars extends t.TypeOf<typeof combat> {}

/** Cards that fall in a combat, one after another; those saved are cycled because of another card's text. */
export const falling = variables({ spot, doomed: cards, saved: cards })
export interface FallVars extends t.TypeOf<typeof falling> {}

/** The combat step: the location that is fought over next, -1 for none. */
export const combatStep = variables({ spot: maybeSpot })
export interface CombatStepVars extends t.TypeOf<typeof combatStep> {}

/** Who supports whom on a battleground, for one side. */
export const support = variables({ spot, side: anyOf(t.literal(0), t.literal(1)), pairs: listOf(pair) })
export interface SupportVars extends t.TypeOf<typeof support> {}

/** The losses of a combat, and who decides them. */
export const losses = variables({
  spot,
  rest: number(),
  worths: listOf(worth),
  seat,
  /** The teammate who must agree, -1 for nobody, and the enemy who decides if he does not. */
  mate: maybeSeat,
  judge: seat,
  lost: cards,
})
export interface LossVars extends t.TypeOf<typeof losses> {}

/** A card whose text saves another one of the doomed. */
export const rescue = variables({ card, doomed: cards })
export interface RescueVars extends t.TypeOf<typeof rescue> {}

/** Nobody yet: shared by all combats. */
const NOBODY: ReadonlyArray<never> = []

/** A combat at a location, before anything is counted. */
export const newCombat = (place: Spot): CombatVars => ({
  spot: place,
  attack: 0,
  defense: 0,
  rest: 0,
  attackers: NOBODY,
  defenders: NOBODY,
  worths: NOBODY,
  lost: NOBODY,
})
