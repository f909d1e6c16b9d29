/** The variables of Event cards being played, and of those on the table (chapter V). */
import * as t from 'io-ts/lib/index.js'
import { anyOf, below, bitsOf, indexOf, natural, oneOf } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { fieldsOf } from '../../../kernel/fields'
import {
  card,
  characters,
  maybeCard,
  maybeCharacter,
  maybeRegion,
  place,
  region,
  side,
  tileCounts,
} from '../codecs/names'
import { fieldsBeside } from '../codecs/seldom'
import type { Rules } from '../config'
import { REACTIONS } from '../effects/onTable'
import { DECKS, NATIONS } from '../ids'
import type { CardIx } from '../indices'
import { tileIx, tileReason } from './fellowship'
import { DRAW_REASONS, OPTIONS } from './words'

const regions = t.readonlyArray(region)

/** Which card is being played, and which of its instructions is next. */
export const eventFields = derived((rules: Rules) => ({ side, card: card(rules), step: natural }))

export const event = derived((rules: Rules) => fieldsOf(eventFields(rules)))
/** An Event card being played: which, and which of its instructions is next. */
export interface EventVars extends t.TypeOf<ReturnType<typeof event>> {}

export const drawCards = derived((rules: Rules) =>
  fieldsOf({
    side,
    card: card(rules),
    /** The deck by its place among those of the side. */
    deck: below(DECKS.length),
    left: natural,
  }),
)
/** Cards drawn from one deck by a card: how many still. */
export interface DrawCardsVars extends t.TypeOf<ReturnType<typeof drawCards>> {}

export const placing = derived((rules: Rules) =>
  fieldsBeside(
    rules,
    { ...eventFields(rules), regions: t.readonlyArray(maybeRegion), placed: t.readonlyArray(natural) },
    {
      /** The region beside which alone they come, if the card says so. */
      near: region,
    },
  ),
)
/**
 * Recruits of a card being placed, for each group of them: where (-1 before it is chosen), and how many of
 * its figures are done.
 */
export interface PlacingVars extends t.TypeOf<ReturnType<typeof placing>> {}

export const leftOver = derived((rules: Rules) => fieldsOf({ ...eventFields(rules), left: natural }))
/** Regulars replaced by Elites by a card: how many still. */
export interface PromotingVars extends t.TypeOf<ReturnType<typeof leftOver>> {}
/** Action dice that a card turns: how many still. */
export interface TurningVars extends t.TypeOf<ReturnType<typeof leftOver>> {}

export const aboutNation = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), nation: indexOf('a nation or null', NATIONS, true) }),
)
/** A Nation that a card is about, -1 before it is chosen. */
export interface NationVars extends t.TypeOf<ReturnType<typeof aboutNation>> {}

export const rally = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), region: maybeRegion, left: natural }),
)
/** Units coming to a region by a card: where (-1 before it is chosen), and how many more may come. */
export interface RallyVars extends t.TypeOf<ReturnType<typeof rally>> {}

export const hits = derived((rules: Rules) => fieldsOf({ side, card: card(rules), place, hits: natural }))
/** Hits that a card deals to an Army. */
export interface HitsVars extends t.TypeOf<ReturnType<typeof hits>> {}

export const cardDice = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), from: maybeRegion, to: maybeRegion, left: natural, hits: natural }),
)
/** Dice of a card against an Army: from where and to which region, -1 before; dice left, and hits. */
export interface CardDiceVars extends t.TypeOf<ReturnType<typeof cardDice>> {}

export const another = derived((rules: Rules) =>
  fieldsBeside(
    rules,
    { ...eventFields(rules), next: maybeCard(rules) },
    {
      /** Whether he draws one instead; only where a card offers it. */
      draws: t.literal(true),
    },
  ),
)
/** Another card that a card lets its player play, -1 before he has chosen it and if he plays none. */
export interface AnotherVars extends t.TypeOf<ReturnType<typeof another>> {}

export const recruitOrFly = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), recruits: t.boolean }),
)
/** Whether figures are recruited by a card instead of what else it offers. */
export interface RecruitOrFlyVars extends t.TypeOf<ReturnType<typeof recruitOrFly>> {}

export const summon = derived((rules: Rules) =>
  fieldsOf({
    ...eventFields(rules),
    region: maybeRegion,
    chosen: characters(rules),
    /** Whether an enemy Army is struck. */
    struck: t.boolean,
    hits: natural,
    retreat: maybeRegion,
  }),
)
/** Somebody going to a region by a card, with whom; the enemy there: hits to take, and where it retreats. */
export interface SummonVars extends t.TypeOf<ReturnType<typeof summon>> {}

export const reaction = fieldsOf({ side, at: oneOf('a moment', REACTIONS), path: regions })
/**
 * A moment at which cards on the table can be used; `path` is where the Ring-bearers came through.
 *
 * @internal
 */
export interface ReactionVars extends t.TypeOf<typeof reaction> {}

export const pathCard = derived((rules: Rules) =>
  fieldsOf({ path: regions, why: tileReason(rules), card: maybeCard(rules) }),
)
/** A tile that a card draws for the way of the Ring-bearers; -1 before one is used. */
export interface PathCardVars extends t.TypeOf<ReturnType<typeof pathCard>> {}

export const ending = derived((rules: Rules) =>
  fieldsOf({ side, card: card(rules), price: natural, paid: natural }),
)
/** An enemy card on the table being ended: for which of its prices, and which cards of it are paid. */
export interface EndingVars extends t.TypeOf<ReturnType<typeof ending>> {}

export const forfeit = derived((rules: Rules) => fieldsOf({ side, card: card(rules), random: t.boolean }))
/** A card that makes the enemy lose another one; `random` if chance picks it. */
export interface ForfeitVars extends t.TypeOf<ReturnType<typeof forfeit>> {}

export const bonus = derived((rules: Rules) =>
  fieldsOf({
    side,
    card: maybeCard(rules),
    decks: bitsOf('decks', DECKS),
    may: t.boolean,
    why: oneOf('a reason to draw', DRAW_REASONS),
  }),
)
/**
 * A card drawn for one that was played: from one of these decks, if the player may choose not to; `card` is
 * that on the table which draws it, -1 for the Guide.
 */
export interface BonusVars extends t.TypeOf<ReturnType<typeof bonus>> {}

export const journey = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), chosen: characters(rules) }),
)
/** Companions sent on their way by a card: out of the Fellowship, or on the map. */
export interface JourneyVars extends t.TypeOf<ReturnType<typeof journey>> {}

export const eventRoll = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), left: natural, successes: natural }),
)
/** Dice that a card rolls: how many still, and how many have succeeded. */
export interface EventRollVars extends t.TypeOf<ReturnType<typeof eventRoll>> {}

export const option = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), chosen: anyOf(oneOf('an option', OPTIONS), t.null) }),
)
/**
 * Something that a card lets a player do if he likes, null before he has said so.
 *
 * @internal
 */
export interface OptionVars extends t.TypeOf<ReturnType<typeof option>> {}

export const randomCompanion = derived((rules: Rules) =>
  fieldsOf({ ...eventFields(rules), companion: maybeCharacter(rules), lost: maybeCharacter(rules) }),
)
/** A Companion drawn at random, -1 before; `lost` comes back, set aside until a region is chosen. */
export interface RandomCompanionVars extends t.TypeOf<ReturnType<typeof randomCompanion>> {}

export const challenge = derived((rules: Rules) =>
  fieldsBeside(
    rules,
    { ...eventFields(rules), held: tileCounts(rules), left: natural },
    {
      /** The tile drawn last; only where it can be cancelled. */
      last: tileIx(rules),
    },
  ),
)
/** Hunt tiles drawn to be looked at: which ones, by kind, and how many still. */
export interface ChallengeVars extends t.TypeOf<ReturnType<typeof challenge>> {}

/** A card that was used, and how much it does. */
export interface CardUsed {
  readonly card: CardIx
  readonly by: number
}
