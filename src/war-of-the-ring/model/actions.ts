/** What players may do, as plain JSON with printed names. One kind per sort of answer. */
import { hasPartners, type Rules } from './config'
import { derived } from '../../kernel/derived'
import type { ActionSchema } from '../../kernel/door'
import {
  BESIDE_IDS,
  DECKS,
  DIE_FACES,
  FACTIONS,
  NATIONS,
  REGION_IDS,
  type CharacterId,
  type CompanionId,
  type Deck,
  type DieFace,
  type EventCardId,
  type Faction,
  type Nation,
  type PieceId,
  type RegionId,
  type Seat,
} from './ids'

/** Who acts. */
export interface By {
  readonly seat: Seat
}
/** Who acts with which die, and as which result it is used. */
export interface WithDie extends By {
  readonly die: DieFace
  readonly as: DieFace
}

/** Declines what is offered, or lets the opponent act. */
export type Pass = By & { readonly kind: 'pass' }
/** Ends a run of choices. */
export type Done = By & { readonly kind: 'done' }
/** Agrees with a partner. */
export type Agree = By & { readonly kind: 'agree' }
/** Leaves the place in the order of action to the partner, where none of the dice serves. */
export type YieldPlace = By & { readonly kind: 'yieldPlace' }
/** Gives a card to a partner. */
export type Give = By & { readonly kind: 'give'; readonly card: EventCardId }
/** Names the seat out of whose hand a card is lost. */
export type ChooseHand = By & { readonly kind: 'chooseHand'; readonly hand: Seat }
/** Discards a card in excess of the hand limit. */
export type Discard = By & { readonly kind: 'discard'; readonly card: EventCardId }
/** Declares the Fellowship. */
export type Declare = By & { readonly kind: 'declare' }
/** Enters Mordor, where that is a choice. */
export type EnterMordor = By & { readonly kind: 'enterMordor' }
/** Goes to a region: a step of the Ring-bearers, or the destination of a group, a flight, an entry. */
export type GoTo = By & { readonly kind: 'goTo'; readonly region: RegionId }
/** Names the Guide. */
export type NameGuide = By & { readonly kind: 'nameGuide'; readonly companion: CompanionId }
/** Puts dice into the Hunt box. */
export type Allocate = By & { readonly kind: 'allocate'; readonly dice: number }

/** Uses an Elven Ring to change the result of a die. */
export type UseRing = By & { readonly kind: 'useRing'; readonly die: DieFace; readonly result: DieFace }
/** Puts aside a die with which nothing can be done. */
export type SkipDie = By & { readonly kind: 'skipDie'; readonly die: DieFace }
/** Moves the Fellowship. */
export type MoveFellowship = WithDie & { readonly kind: 'moveFellowship' }
/** Hides the Fellowship. */
export type HideFellowship = WithDie & { readonly kind: 'hideFellowship' }
/** Separates Companions from the Fellowship. */
export type Separate = WithDie & { readonly kind: 'separate' }
/** Moves the Companions on the map, or the Nazgûl and Minions. */
export type MoveCharacters = WithDie & { readonly kind: 'moveCharacters' }
/** Moves Armies. */
export type MoveArmies = WithDie & { readonly kind: 'moveArmies' }
/** Attacks with an Army. */
export type BeginAttack = WithDie & { readonly kind: 'beginAttack' }
/** Advances a Nation on the Political Track. */
export type AdvanceNation = WithDie & { readonly kind: 'advanceNation'; readonly nation: Nation }
/** Recruits. */
export type BeginRecruiting = WithDie & { readonly kind: 'beginRecruiting' }
/** Recruits in every Settlement of a Nation by a character's word. */
export type RecruitEverywhere = WithDie & {
  readonly kind: 'recruitEverywhere'
  readonly character: CharacterId
}
/** Turns regulars into elites by a character's word. */
export type Upgrade = WithDie & { readonly kind: 'upgrade'; readonly character: CharacterId }
/** Brings a character into play. */
export type BringCharacter = WithDie & { readonly kind: 'bringCharacter'; readonly character: CharacterId }
/** Draws an Event card. */
export type DrawEvent = WithDie & { readonly kind: 'drawEvent'; readonly deck: Deck }

/** Plays an Event card. */
export type PlayEvent = WithDie & { readonly kind: 'playEvent'; readonly card: EventCardId }
/** Has a card on the enemy's table discarded. */
export type EndCard = WithDie & { readonly kind: 'endCard'; readonly card: EventCardId }

/** Uses a card on his own table. */
export type UseCard = By & { readonly kind: 'useCard'; readonly card: EventCardId }
/** Lets chance discard a card out of the enemy's hand. */
export type DiscardRandom = By & { readonly kind: 'discardRandom' }

/** Names the move of an Army. */
export type March = By & { readonly kind: 'march'; readonly from: RegionId; readonly to: RegionId }
/** Says how many of a kind of piece go. */
export type Bring = By & { readonly kind: 'bring'; readonly piece: PieceId; readonly number: number }
/** Sends everybody who may go. */
export type BringAll = By & { readonly kind: 'bringAll' }
/** Names the attack: to a neighbouring region, or in the region of a besieged Stronghold. */
export type Attack = By & { readonly kind: 'attack'; readonly from: RegionId; readonly to: RegionId }
/** Places a recruit. */
export type Recruit = By & { readonly kind: 'recruit'; readonly piece: PieceId; readonly region: RegionId }

/** Names the region of an Army that a card is about. */
export type Aim = By & { readonly kind: 'aim'; readonly region: RegionId }
/** Plays another card by a card, without a die. */
export type PlayAnother = By & { readonly kind: 'playAnother'; readonly card: EventCardId }
/** Names a Nation that a card is about. */
export type NameNation = By & { readonly kind: 'nameNation'; readonly nation: Nation }
/** Names a figure in a region that a card is about. */
export type PickFigure = By & { readonly kind: 'pick'; readonly piece: PieceId; readonly region: RegionId }

/** Fights the next round in the field. */
export type Fight = By & { readonly kind: 'fight' }
/** Withdraws into the Stronghold. */
export type Withdraw = By & { readonly kind: 'withdraw' }
/** Gives up a character's Leadership so that no Nazgûl leads. */
export type Silence = By & { readonly kind: 'silence' }
/** Says that he uses a Combat card. */
export type DeclareCard = By & { readonly kind: 'declareCard' }
/** Chooses the Combat card. */
export type Commit = By & { readonly kind: 'commit'; readonly card: EventCardId }
/** Draws a card by a character's word. */
export type DrawFrom = By & { readonly kind: 'drawFrom'; readonly deck: Deck }
/** Chooses a figure for a card. */
export type ChooseFigure = By & { readonly kind: 'chooseFigure'; readonly piece: PieceId }
/** Chooses a number for a card. */
export type ChooseNumber = By & { readonly kind: 'chooseNumber'; readonly number: number }
/** Removes a unit for hits. */
export type Lose = By & { readonly kind: 'lose'; readonly piece: PieceId }
/** Replaces an Elite by a Regular, for a hit or for another round of a siege. */
export type Reduce = By & { readonly kind: 'reduce'; readonly piece: PieceId }
/** Ends the attack. */
export type Cease = By & { readonly kind: 'cease' }
/** Retreats to a neighbouring region. */
export type Retreat = By & { readonly kind: 'retreat'; readonly to: RegionId }
/** Removes a unit in excess of the limit. */
export type Remove = By & { readonly kind: 'remove'; readonly piece: PieceId }

/** Lets a Companion or Minion go with the group. */
export type Join = By & { readonly kind: 'join'; readonly character: CharacterId }
/** Lets a Nazgûl fly from a region. */
export type Fly = By & { readonly kind: 'fly'; readonly from: RegionId }
/** Uses the Ring: the damage becomes Corruption. */
export type TakeCorruption = By & { readonly kind: 'takeCorruption' }
/** Loses the Guide. */
export type LoseGuide = By & { readonly kind: 'loseGuide' }
/** Loses a Companion drawn at random. */
export type LoseRandom = By & { readonly kind: 'loseRandom' }
/** Separates the Guide to lessen the damage. */
export type GuideLeaves = By & { readonly kind: 'guideLeaves' }
/** Reveals the Fellowship to lessen the damage. */
export type RevealSelf = By & { readonly kind: 'revealSelf' }

/** Hides the Fellowship by a card. */
export type Hide = By & { readonly kind: 'hide' }
/** Moves the Fellowship by a card. */
export type MoveOn = By & { readonly kind: 'moveOn' }
/** Rolls for a Hunt by a card. */
export type Hunt = By & { readonly kind: 'hunt' }
/** Turns one of his dice by a card. */
export type TurnDie = By & { readonly kind: 'turnDie'; readonly die: DieFace }

/** Brings a faction into play. */
export type BringFaction = WithDie & { readonly kind: 'bringFaction'; readonly faction: Faction }
/** Lets a faction in play bring figures. */
export type CallFaction = WithDie & { readonly kind: 'callFaction'; readonly faction: Faction }
/** Builds a siege engine. */
export type BuildEngine = WithDie & { readonly kind: 'buildEngine' }
/** Declares the Fellowship with a die. */
export type DeclareWithDie = WithDie & { readonly kind: 'declareWithDie' }
/** Lets ships sail from a region to another one. */
export type Sail = By & {
  readonly kind: 'sail'
  readonly from: RegionId
  readonly to: RegionId
  readonly number: number
}
/** Cancels a Hunt tile with an Elven Ring. */
export type CancelTile = By & { readonly kind: 'cancelTile' }
/** Has another Hunt tile drawn in the place of one. */
export type Redraw = By & { readonly kind: 'redraw' }
/** Claims the superiority of siege engines. */
export type Claim = By & { readonly kind: 'claim' }
/** Looks into a hand. */
export type Look = By & { readonly kind: 'look' }
/** Discards We Shall Get It from the table. */
export type DiscardGetIt = By & { readonly kind: 'discardGetIt' }

/** What Twilight of the Third Age lets a die do. */
export type TwilightDieAction = BringFaction | CallFaction | BuildEngine | DeclareWithDie
/** Its actions: there only where it is played. */
export type TwilightAction = TwilightDieAction | Sail | CancelTile | Redraw | Claim | Look | DiscardGetIt

/** An action that spends a die. */
export type DieAction =
  | MoveFellowship
  | HideFellowship
  | Separate
  | MoveCharacters
  | MoveArmies
  | BeginAttack
  | AdvanceNation
  | BeginRecruiting
  | RecruitEverywhere
  | Upgrade
  | BringCharacter
  | DrawEvent
  | PlayEvent
  | EndCard

/** An action that not every config has. */
export type FurtherAction = EnterMordor

/** Any action of a player. */
export type Action = BaseAction | FurtherAction | PartnerAction | TwilightAction

/** What partners do among themselves: there only where a side has two seats. */
export type PartnerAction = Agree | YieldPlace | Give | ChooseHand

/** An action of every game. */
export type BaseAction =
  | Pass
  | Done
  | Discard
  | Declare
  | GoTo
  | NameGuide
  | Allocate
  | UseRing
  | SkipDie
  | DieAction
  | UseCard
  | DiscardRandom
  | March
  | Bring
  | BringAll
  | Attack
  | Recruit
  | Aim
  | PlayAnother
  | NameNation
  | PickFigure
  | Fight
  | Withdraw
  | Silence
  | DeclareCard
  | Commit
  | DrawFrom
  | ChooseFigure
  | ChooseNumber
  | Lose
  | Reduce
  | Cease
  | Retreat
  | Remove
  | Join
  | Fly
  | TakeCorruption
  | LoseGuide
  | LoseRandom
  | GuideLeaves
  | RevealSelf
  | Hide
  | MoveOn
  | Hunt
  | TurnDie

type Fields<K extends Action['kind']> = Exclude<keyof Extract<Action, { kind: K }>, 'seat' | 'kind'>

/** The values of the fields of each kind of action. */
type Valued<A extends Action> = ActionSchema & {
  readonly [K in A['kind']]: Readonly<Record<Fields<K>, unknown>>
}

const WITH_DIE = { die: DIE_FACES, as: DIE_FACES } as const
/** No number of cards or hits that is chosen is above this, whatever the limits. */
const LEAST_NUMBERS = 10
const NUMBERS = derived(({ limits, dice }: Rules): ReadonlyArray<number> => {
  const pools = [dice.action['free-peoples'].most, dice.action.shadow.most]
  const most = Math.max(LEAST_NUMBERS, limits.units, ...pools)
  return Array.from({ length: most + 1 }, (_, number) => number)
})

/** How many ships can sail together. */
const FLEETS = derived(({ beside }: Rules): ReadonlyArray<number> =>
  Array.from({ length: beside?.ships ?? 0 }, (_, ix) => ix + 1),
)

/** The fields of each kind of action of a config with the values they may have. */
export const ACTIONS = derived((rules: Rules): ActionSchema => {
  const further = rules.entersByChoice ? { ...BASE_ACTIONS(rules), ...FURTHER } : BASE_ACTIONS(rules)
  const shared = hasPartners(rules) ? { ...further, ...partnerActions(rules) } : further
  return rules.beside === undefined ? shared : { ...shared, ...twilightActions(rules) }
})

const twilightActions = (rules: Rules): Valued<TwilightAction> => ({
  pick: { piece: [...rules.pieceIds, ...BESIDE_IDS], region: REGION_IDS },
  bringFaction: { ...WITH_DIE, faction: FACTIONS },
  callFaction: { ...WITH_DIE, faction: FACTIONS },
  buildEngine: WITH_DIE,
  declareWithDie: WITH_DIE,
  sail: { from: REGION_IDS, to: REGION_IDS, number: FLEETS(rules) },
  cancelTile: {},
  redraw: {},
  claim: {},
  look: {},
  discardGetIt: {},
})

const FURTHER: Valued<FurtherAction> = { enterMordor: {} }

const partnerActions = (rules: Rules): Valued<PartnerAction> => ({
  agree: {},
  yieldPlace: {},
  give: { card: rules.eventCardIds },
  chooseHand: { hand: rules.seating.seats },
})

const BASE_ACTIONS = derived((rules: Rules): Valued<BaseAction> => ({
  pass: {},
  done: {},
  discard: { card: rules.eventCardIds },
  declare: {},
  goTo: { region: REGION_IDS },
  nameGuide: { companion: rules.companionIds },
  allocate: { dice: NUMBERS(rules) },
  useRing: { die: DIE_FACES, result: DIE_FACES },
  skipDie: { die: DIE_FACES },
  moveFellowship: WITH_DIE,
  hideFellowship: WITH_DIE,
  separate: WITH_DIE,
  moveCharacters: WITH_DIE,
  moveArmies: WITH_DIE,
  beginAttack: WITH_DIE,
  advanceNation: { ...WITH_DIE, nation: NATIONS },
  beginRecruiting: WITH_DIE,
  recruitEverywhere: { ...WITH_DIE, character: rules.characterIds },
  upgrade: { ...WITH_DIE, character: rules.characterIds },
  bringCharacter: { ...WITH_DIE, character: rules.characterIds },
  drawEvent: { ...WITH_DIE, deck: DECKS },
  playEvent: { ...WITH_DIE, card: rules.eventCardIds },
  endCard: { ...WITH_DIE, card: rules.eventCardIds },
  useCard: { card: rules.eventCardIds },
  discardRandom: {},
  march: { from: REGION_IDS, to: REGION_IDS },
  bring: { piece: rules.pieceIds, number: NUMBERS(rules) },
  bringAll: {},
  attack: { from: REGION_IDS, to: REGION_IDS },
  recruit: { piece: rules.pieceIds, region: REGION_IDS },
  aim: { region: REGION_IDS },
  playAnother: { card: rules.eventCardIds },
  nameNation: { nation: NATIONS },
  pick: { piece: rules.pieceIds, region: REGION_IDS },
  fight: {},
  withdraw: {},
  silence: {},
  declareCard: {},
  commit: { card: rules.eventCardIds },
  drawFrom: { deck: DECKS },
  chooseFigure: { piece: rules.pieceIds },
  chooseNumber: { number: NUMBERS(rules) },
  lose: { piece: rules.pieceIds },
  reduce: { piece: rules.pieceIds },
  cease: {},
  retreat: { to: REGION_IDS },
  remove: { piece: rules.pieceIds },
  join: { character: rules.characterIds },
  fly: { from: REGION_IDS },
  takeCorruption: {},
  loseGuide: {},
  loseRandom: {},
  guideLeaves: {},
  revealSelf: {},
  hide: {},
  moveOn: {},
  hunt: {},
  turnDie: { die: DIE_FACES },
}))
