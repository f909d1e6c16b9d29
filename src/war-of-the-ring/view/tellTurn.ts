/**
 * Sentences for what happens in the course of a turn, to the Fellowship and in the Hunt.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { within } from '../query/names'
import type { FellowshipEvent, PartnerEvent, TurnEvent } from '../model/events'
import { nameOf } from './names'
import { cardOr, counted, does, isHidden, type Tellers } from './tellWords'

const dice = (count: number): string => counted(count, 'die', 'dice')
const left = (damage: number): string => `${damage === 0 ? 'none' : damage} is left`
const DECKS = { character: 'Character', strategy: 'Strategy' } as const

/** What happens in the course of a turn, and to dice and cards. */
export const TURN_TELLERS = derived((rules: Rules): Tellers<TurnEvent> => ({
  TurnBegan: (e) => `turn ${e.turn} begins`,
  CardDrawn: (e) =>
    `${does(rules, e.side, 'draws', 'draw')} ${cardOr(rules, e.drawn, `a ${DECKS[e.deck]} card`)}` +
    (isHidden(e.drawn) ? '' : ` (${DECKS[e.deck]} card)`),
  CardDiscarded: (e) =>
    `${does(rules, e.side, 'discards', 'discard')} ` +
    `${cardOr(rules, e.drawn, `a ${DECKS[e.deck]} card`)}, face down`,
  CardPlayed: (e) => `${does(rules, e.side, 'plays', 'play')} ${nameOf(rules, e.card ?? '')}`,
  CardUsed: (e) => `${does(rules, e.side, 'uses', 'use')} ${nameOf(rules, e.card ?? '')}`,
  CardLeftTable: (e) => `${nameOf(rules, e.card ?? '')} leaves the table of ${within(rules, e.side)}`,
  CardPaid: (e) => `${does(rules, e.side, 'pays', 'pay')} with ${cardOr(rules, e.paid, 'a card')}`,
  RingPaid: (e) => `${does(rules, e.side, 'pays', 'pay')} with an Elven Ring`,
  DiceAllocated: (e) => `the Shadow puts ${dice(e.dice)} into the Hunt box`,
  DieRolled: (e) => `${does(rules, e.side, 'rolls', 'roll')} ${nameOf(rules, e.face)}`,
  DieUsed: (e) =>
    `${does(rules, e.side, 'uses', 'use')} a die: ${nameOf(rules, e.die)}` +
    (e.die === e.as ? '' : ` as ${nameOf(rules, e.as)}`),
  DieSkipped: (e) =>
    `${does(rules, e.side, 'can', 'can')} do nothing with ${nameOf(rules, e.die)}, and the die is put aside`,
  DieToHuntBox: (e) => `a die of ${within(rules, e.side)} goes into the Hunt box: ${nameOf(rules, e.die)}`,
  RingUsed: (e) =>
    `${does(rules, e.side, 'uses', 'use')} an Elven Ring: ` +
    `${nameOf(rules, e.die)} becomes ${nameOf(rules, e.result)}`,
  DieTurned: (e) =>
    `a die of ${within(rules, e.side)} is turned: ${nameOf(rules, e.die)} becomes ${nameOf(rules, e.result)}`,
  DiceLost: (e) => `${does(rules, e.side, 'loses', 'lose')} ${dice(e.number)}: ${nameOf(rules, e.die)}`,
  Passed: (e) => does(rules, e.side, 'passes', 'pass'),
  PoolChanged: (e) => `${does(rules, e.side, 'has', 'have')} ${dice(e.dice)} from now on`,
  GameWon: (e) => does(rules, e.side, 'wins', 'win'),
}))

const REASONS = {
  hunt: 'the Hunt',
  mordor: 'the way through Mordor',
  stronghold: 'a Stronghold of the Shadow',
  card: 'a card',
  declaration: 'the declaration',
  fire: 'the Balrog',
} as const

/** What happens to the Fellowship and in the Hunt. */
export const FELLOWSHIP_TELLERS = derived((rules: Rules): Tellers<FellowshipEvent> => ({
  FellowshipMoved: (e) => `the Fellowship goes on, to step ${e.progress}`,
  RingBearersMoved: (e) => `the Ring-bearers go from ${nameOf(rules, e.from)} to ${nameOf(rules, e.to)}`,
  FellowshipDeclared: (e) => `the Fellowship is declared in ${nameOf(rules, e.region)}`,
  FellowshipRevealed: (e) =>
    `the Fellowship is revealed in ${e.region === null ? 'Mordor' : nameOf(rules, e.region)}`,
  FellowshipHidden: () => 'the Fellowship is hidden again',
  MordorEntered: (e) => `the Fellowship enters Mordor at ${nameOf(rules, e.from)}`,
  MordorTried: () => 'the Fellowship tries a step in Mordor',
  MordorAdvanced: (e) => `the Fellowship comes to step ${e.step} in Mordor`,
  CorruptionChanged: (e) => `Corruption ${e.by < 0 ? 'falls' : 'rises'} to ${e.corruption}`,
  GuideNamed: (e) => `${within(rules, e.guide)} guides the Fellowship`,
  HuntDieRolled: (e) =>
    `the Hunt ${e.again ? 'rolls again' : 'rolls'}: ${e.roll}, ${e.success ? 'a success' : 'no success'}`,
  TileDrawn: (e) => `a Hunt tile is drawn for ${REASONS[e.why]}: ${nameOf(rules, e.tile)}`,
  TileDieRolled: (e) => `the die rolled for the tile shows ${e.roll}`,
  DamageSet: (e) => `the Hunt damage is ${e.damage}`,
  DamageReduced: (e) =>
    `${within(rules, e.character)} takes ${e.by} of the Hunt damage, and ${left(e.damage)}`,
  DamageLessened: (e) => `the Hunt damage is lessened by ${e.by}, and ${left(e.damage)}`,
  CompanionPicked: (e) => `the lot falls on ${within(rules, e.companion)}`,
  PoolRefilled: () => 'all standard tiles go back into the Hunt pool',
  TilePutInPlay: (e) => `the tile ${nameOf(rules, e.tile)} comes into play`,
  EventDieRolled: (e) =>
    `the die rolled for the card shows ${e.roll}, ${e.success ? 'a success' : 'no success'}`,
  TileReturned: (e) => `${counted(e.number, 'tile')} put back into the Hunt pool: ${nameOf(rules, e.tile)}`,
  TileRemoved: (e) => `${counted(e.number, 'tile')} removed from the game: ${nameOf(rules, e.tile)}`,
  CompanionJoined: (e) => `${within(rules, e.companion)} joins the Fellowship`,
  CompanionDiscarded: (e) => `${within(rules, e.companion)} leaves the game`,
  CompanionReplaced: (e) => `${within(rules, e.successor)} takes the place of ${within(rules, e.companion)}`,
  GetItCame: () => 'We Shall Get It comes onto the table of the Shadow',
  GetItUsed: () => 'the Shadow discards We Shall Get It: another tile is drawn in the place of this one',
  GetItDiscarded: () => 'We Shall Get It is discarded',
  RingsRegained: (e) => `the Free Peoples get ${counted(e.rings, 'Elven Ring')} back`,
}))

/** What happens among partners. */
export const PARTNER_TELLERS = derived((rules: Rules): Tellers<PartnerEvent> => ({
  CardGiven: (e) =>
    `${within(rules, e.seat)} gives ${cardOr(rules, e.drawn, `a ${DECKS[e.deck]} card`)} to the partner`,
  CardReceived: (e) =>
    `${within(rules, e.seat)} gets ${cardOr(rules, e.drawn, `a ${DECKS[e.deck]} card`)} from the partner`,
  PlaceYielded: (e) =>
    `${within(rules, e.seat)} can use none of the dice and leaves the place to the partner`,
  ArmiesMixed: (e) => `the Armies of ${within(rules, e.side)} in ${within(rules, e.region)} are mixed`,
}))
