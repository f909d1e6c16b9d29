/**
 * What players may do, as plain JSON with printed names. One kind per sort of answer.
 */
import type { ActionSchema, FieldNames } from '../../kernel/door'
import { COPY_IDS, type CopyId } from './copies'
import { BATTLEGROUND_IDS, PATH_IDS, type BattlegroundId, type PathId, type Seat } from './ids'

/** Who acts. */
export interface By {
  readonly seat: Seat
}

/** Where an army or character can go: the own reserve, the active path, or an active battleground. */
export type Destination = 'reserve' | 'path' | BattlegroundId
/** An active location, as a fight or a token names it. */
export type ActiveLocation = 'path' | BattlegroundId

/** Plays an army or a character. */
export type Play = By & { readonly kind: 'play'; readonly card: CopyId; readonly to: Destination }
/** Plays an item on a character in play. */
export type PlayItem = By & { readonly kind: 'playItem'; readonly card: CopyId; readonly wielder: CopyId }
/** Plays an event. */
export type PlayEvent = By & { readonly kind: 'playEvent'; readonly card: CopyId }
/** Moves a card out of reserve. */
export type Move = By & { readonly kind: 'move'; readonly card: CopyId; readonly to: ActiveLocation }
/** Cycles a card from hand. */
export type Cycle = By & { readonly kind: 'cycle'; readonly card: CopyId }
/** Will eliminate two cards from hand to draw one. */
export type Winnow = By & { readonly kind: 'winnow' }
/** Uses the text of a card in play. */
export type Use = By & { readonly kind: 'use'; readonly card: CopyId }
/** Uses the Ring token. */
export type UseRing = By & { readonly kind: 'useRing' }
/** Passes, or declines what is offered. */
export type Pass = By & { readonly kind: 'pass' }
/** Forsakes a card from hand or reserve, or the top card of the draw deck. */
export type Forsake = By & { readonly kind: 'forsake'; readonly card: CopyId | 'top' }
/** Eliminates a card. */
export type Eliminate = By & { readonly kind: 'eliminate'; readonly card: CopyId }
/** Takes a card into hand. */
export type Take = By & { readonly kind: 'take'; readonly card: CopyId }
/** Picks one of several cards for what the question says. */
export type Pick = By & { readonly kind: 'pick'; readonly card: CopyId }
/** Activates, or reactivates, a battleground. */
export type Activate = By & { readonly kind: 'activate'; readonly battleground: BattlegroundId }
/** Activates a path. */
export type ActivatePath = By & { readonly kind: 'activatePath'; readonly path: PathId }
/** Names an active location: for a token, for a character that moves, for the next combat. */
export type Choose = By & { readonly kind: 'choose'; readonly location: ActiveLocation }
/** Does what a text offers. */
export type Accept = By & { readonly kind: 'accept' }
/** Takes one of the alternatives of a text, counted from 1. */
export type Decide = By & { readonly kind: 'decide'; readonly alternative: number }
/** Lets an army support a character, or nobody. */
export type Support = By & { readonly kind: 'support'; readonly army: CopyId; readonly leader: CopyId | null }
/** Agrees to the losses that the teammate proposes. */
export type Agree = By & { readonly kind: 'agree' }
/** Does not agree to them. */
export type Refuse = By & { readonly kind: 'refuse' }
/** Names the card whose text replaces an elimination. */
export type Replace = By & { readonly kind: 'replace'; readonly by: CopyId }

/** Any action of a player. */
export type Action =
  | Play
  | PlayItem
  | PlayEvent
  | Move
  | Cycle
  | Winnow
  | Use
  | UseRing
  | Pass
  | Forsake
  | Eliminate
  | Take
  | Pick
  | Activate
  | ActivatePath
  | Choose
  | Accept
  | Decide
  | Support
  | Agree
  | Refuse
  | Replace

type Fields<K extends Action['kind']> = Exclude<keyof Extract<Action, { kind: K }>, 'seat' | 'kind'>

const ACTIVE_LOCATIONS: ReadonlyArray<ActiveLocation> = ['path', ...BATTLEGROUND_IDS]

/** The fields of each kind of action with the values they may have. */
export const ACTIONS: ActionSchema & {
  readonly [K in Action['kind']]: Readonly<Record<Fields<K>, unknown>>
} = {
  play: { card: COPY_IDS, to: ['reserve', ...ACTIVE_LOCATIONS] },
  playItem: { card: COPY_IDS, wielder: COPY_IDS },
  playEvent: { card: COPY_IDS },
  move: { card: COPY_IDS, to: ACTIVE_LOCATIONS },
  cycle: { card: COPY_IDS },
  winnow: {},
  use: { card: COPY_IDS },
  useRing: {},
  pass: {},
  forsake: { card: [...COPY_IDS, 'top'] },
  eliminate: { card: COPY_IDS },
  take: { card: COPY_IDS },
  pick: { card: COPY_IDS },
  activate: { battleground: BATTLEGROUND_IDS },
  activatePath: { path: PATH_IDS },
  choose: { location: ACTIVE_LOCATIONS },
  accept: {},
  decide: { alternative: [1, 2] },
  support: { army: COPY_IDS, leader: [...COPY_IDS, null] },
  agree: {},
  refuse: {},
  replace: { by: COPY_IDS },
}

const CARD = 'a card of the decks (setUp.decks)'
const PLACE = 'an active location (cards.active)'

/** What the fields name, and the rule that says which there are. */
export const FIELD_NAMES: FieldNames = {
  seat: 'a seat of the scenario (setUp.scenario)',
  card: CARD,
  wielder: CARD,
  army: CARD,
  leader: CARD,
  by: CARD,
  to: 'a reserve, the path or a battleground (play.army)',
  location: PLACE,
  battleground: 'a battleground (cards.locations)',
  path: 'a path (cards.locations)',
  alternative: 'one of the two alternatives of a text (cards.text)',
}
