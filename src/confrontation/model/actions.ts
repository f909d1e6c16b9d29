/**
 * What players may do, as plain JSON with printed names. One kind per sort of answer.
 */
import type { ActionSchema } from '../../kernel/door'
import {
  CHARACTER_IDS,
  COMBAT_CARD_IDS,
  REGION_IDS,
  SPECIAL_CARD_IDS,
  type CharacterId,
  type CombatCardId,
  type RegionId,
  type Seat,
  type SpecialCardId,
} from './ids'

/** How a piece moves: a forward step, down the river, through the tunnel, or by its own power. */
export const WAYS = ['step', 'river', 'tunnel', 'power'] as const
/** How a piece moves. */
export type Way = (typeof WAYS)[number]

/** A piece named by its opponent: by its character if revealed, else as one hidden piece of the region. */
export type Named = CharacterId | 'hidden'

/** Who acts. */
export interface By {
  readonly seat: Seat
}

/** Decides which face of a tile is fielded. */
export type FieldCharacter = By & { readonly kind: 'fieldCharacter'; readonly character: CharacterId }
/** Names how many special cards each side gets. */
export type NameNumber = By & { readonly kind: 'nameNumber'; readonly number: number }
/** Picks a special card for the own side or for the opponent. */
export type PickSpecial = By & { readonly kind: 'pickSpecial'; readonly card: SpecialCardId }
/** Places a character at set-up. */
export type Place = By & {
  readonly kind: 'place'
  readonly piece: CharacterId
  readonly region: RegionId
}
/** Moves a character: the move of the turn. */
export type Move = By & {
  readonly kind: 'move'
  readonly piece: CharacterId
  readonly to: RegionId
  readonly way: Way
}
/** Plays a card that takes an extra step before the move. */
export type PlayStep = By & {
  readonly kind: 'playStep'
  readonly card: SpecialCardId
  readonly piece: CharacterId
  readonly to: RegionId
  readonly way: Way
}
/** Plays the card that brings a defeated character back. */
export type PlayReturn = By & { readonly kind: 'playReturn'; readonly card: SpecialCardId }
/** Plays a card that names an enemy piece. */
export type PlayName = By & {
  readonly kind: 'playName'
  readonly card: SpecialCardId
  readonly region: RegionId
  readonly piece: Named
}
/** Plays the card that puts an own piece back. */
export type PlayRecall = By & {
  readonly kind: 'playRecall'
  readonly card: SpecialCardId
  readonly piece: CharacterId
}
/** Plays the card that reveals a region. */
export type PlayReveal = By & {
  readonly kind: 'playReveal'
  readonly card: SpecialCardId
  readonly region: RegionId
}
/** Plays the card that grants a retreat in place of the text; `to` is null for staying. */
export type PlayRetreat = By & {
  readonly kind: 'playRetreat'
  readonly card: SpecialCardId
  readonly to: RegionId | null
}
/** Declines what is offered. */
export type Pass = By & { readonly kind: 'pass' }
/** Strikes the traveller in the tunnel. */
export type Strike = By & { readonly kind: 'strike' }
/** Attacks a revealed enemy. */
export type AttackRevealed = By & { readonly kind: 'attackRevealed'; readonly piece: CharacterId }
/** Attacks one of the hidden enemies, whichever comes up. */
export type AttackHidden = By & { readonly kind: 'attackHidden' }
/** Retreats. */
export type Retreat = By & { readonly kind: 'retreat'; readonly to: RegionId }
/** Lets another character of the region fight in place of the one attacked. */
export type Replace = By & { readonly kind: 'replace'; readonly piece: CharacterId }
/** Shows a companion for more strength. */
export type ShowBeside = By & { readonly kind: 'showBeside'; readonly piece: CharacterId }
/** Changes places with a neighbour, who fights instead. */
export type Swap = By & { readonly kind: 'swap'; readonly piece: CharacterId }
/** Declares that no combat cards are played. */
export type ForbidCards = By & { readonly kind: 'forbidCards' }
/** Plays a combat card from the hand. */
export type PlayCard = By & { readonly kind: 'playCard'; readonly card: CombatCardId }
/** Fetches a card from the discard pile. */
export type Fetch = By & { readonly kind: 'fetch'; readonly card: CombatCardId }
/** Exchanges the played card for the one the character's text names. */
export type Exchange = By & { readonly kind: 'exchange' }
/** Refuses the card the opponent has shown. */
export type Refuse = By & { readonly kind: 'refuse' }
/** Shows a supporter from the region or beside it. */
export type Support = By & { readonly kind: 'support' }
/** Slips away instead of being defeated. */
export type SlipAway = By & { readonly kind: 'slipAway'; readonly to: RegionId }

/** Any action of a player. */
export type Action =
  | FieldCharacter
  | NameNumber
  | PickSpecial
  | Place
  | Move
  | PlayStep
  | PlayReturn
  | PlayName
  | PlayRecall
  | PlayReveal
  | PlayRetreat
  | Pass
  | Strike
  | AttackRevealed
  | AttackHidden
  | Retreat
  | Replace
  | ShowBeside
  | Swap
  | ForbidCards
  | PlayCard
  | Fetch
  | Exchange
  | Refuse
  | Support
  | SlipAway

type Fields<K extends Action['kind']> = Exclude<keyof Extract<Action, { kind: K }>, 'seat' | 'kind'>

/** The fields of each kind of action with the values they may have. */
export const ACTIONS: ActionSchema & {
  readonly [K in Action['kind']]: Readonly<Record<Fields<K>, unknown>>
} = {
  fieldCharacter: { character: CHARACTER_IDS },
  nameNumber: { number: [0, 1, 2, 3, 4] },
  pickSpecial: { card: SPECIAL_CARD_IDS },
  place: { piece: CHARACTER_IDS, region: REGION_IDS },
  move: { piece: CHARACTER_IDS, to: REGION_IDS, way: WAYS },
  playStep: { card: SPECIAL_CARD_IDS, piece: CHARACTER_IDS, to: REGION_IDS, way: WAYS },
  playReturn: { card: SPECIAL_CARD_IDS },
  playName: { card: SPECIAL_CARD_IDS, region: REGION_IDS, piece: [...CHARACTER_IDS, 'hidden'] },
  playRecall: { card: SPECIAL_CARD_IDS, piece: CHARACTER_IDS },
  playReveal: { card: SPECIAL_CARD_IDS, region: REGION_IDS },
  playRetreat: { card: SPECIAL_CARD_IDS, to: [...REGION_IDS, null] },
  pass: {},
  strike: {},
  attackRevealed: { piece: CHARACTER_IDS },
  attackHidden: {},
  retreat: { to: REGION_IDS },
  replace: { piece: CHARACTER_IDS },
  showBeside: { piece: CHARACTER_IDS },
  swap: { piece: CHARACTER_IDS },
  forbidCards: {},
  playCard: { card: COMBAT_CARD_IDS },
  fetch: { card: COMBAT_CARD_IDS },
  exchange: {},
  refuse: {},
  support: {},
  slipAway: { to: REGION_IDS },
}
