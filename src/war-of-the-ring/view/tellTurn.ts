/**
 * Sentences for what happens in the course of a turn, to the Fellowship and in the Hunt.
 */
import { within } from '../data/names'
import type { FellowshipEvent, TurnEvent } from '../model/events'
import { nameOf } from './names'
import { cardOr, counted, does, type Tellers } from './tellWords'

const dice = (count: number): string => counted(count, 'die', 'dice')
const left = (damage: number): string => `${damage === 0 ? 'none' : damage} is left`
const DECKS = { character: 'Character', strategy: 'Strategy' } as const

/** What happens in the course of a turn, and to dice and cards. */
export const TURN_TELLERS: Tellers<TurnEvent> = {
  TurnBegan: (e) => `turn ${e.turn} begins`,
  CardDrawn: (e) =>
    `${does(e.side, 'draws', 'draw')} ${cardOr(e.drawn, `a ${DECKS[e.deck]} card`)}` +
    (e.drawn === ('hidden' as string) ? '' : ` (${DECKS[e.deck]} card)`),
  CardDiscarded: (e) =>
    `${does(e.side, 'discards', 'discard')} ${cardOr(e.drawn, `a ${DECKS[e.deck]} card`)}, face down`,
  CardPlayed: (e) => `${does(e.side, 'plays', 'play')} ${nameOf(e.card ?? '')}`,
  CardUsed: (e) => `${does(e.side, 'uses', 'use')} ${nameOf(e.card ?? '')}`,
  CardLeftTable: (e) => `${nameOf(e.card ?? '')} leaves the table of ${within(e.side)}`,
  CardPaid: (e) => `${does(e.side, 'pays', 'pay')} with ${cardOr(e.paid, 'a card')}`,
  RingPaid: (e) => `${does(e.side, 'pays', 'pay')} with an Elven Ring`,
  DiceAllocated: (e) => `the Shadow puts ${dice(e.dice)} into the Hunt box`,
  DieRolled: (e) => `${does(e.side, 'rolls', 'roll')} ${nameOf(e.face)}`,
  DieUsed: (e) =>
    `${does(e.side, 'uses', 'use')} a die: ${nameOf(e.die)}${e.die === e.as ? '' : ` as ${nameOf(e.as)}`}`,
  DieSkipped: (e) =>
    `${does(e.side, 'can', 'can')} do nothing with ${nameOf(e.die)}, and the die is put aside`,
  DieToHuntBox: (e) => `a die of ${within(e.side)} goes into the Hunt box: ${nameOf(e.die)}`,
  RingUsed: (e) =>
    `${does(e.side, 'uses', 'use')} an Elven Ring: ${nameOf(e.die)} becomes ${nameOf(e.result)}`,
  DieTurned: (e) => `a die of ${within(e.side)} is turned: ${nameOf(e.die)} becomes ${nameOf(e.result)}`,
  DiceLost: (e) => `${does(e.side, 'loses', 'lose')} ${dice(e.number)}: ${nameOf(e.die)}`,
  Passed: (e) => does(e.side, 'passes', 'pass'),
  PoolChanged: (e) => `${does(e.side, 'has', 'have')} ${dice(e.dice)} from now on`,
  GameWon: (e) => does(e.side, 'wins', 'win'),
}

const REASONS = {
  hunt: 'the Hunt',
  mordor: 'the way through Mordor',
  stronghold: 'a Stronghold of the Shadow',
  card: 'a card',
  declaration: 'the declaration',
} as const

/** What happens to the Fellowship and in the Hunt. */
export const FELLOWSHIP_TELLERS: Tellers<FellowshipEvent> = {
  FellowshipMoved: (e) => `the Fellowship goes on, to step ${e.progress}`,
  RingBearersMoved: (e) => `the Ring-bearers go from ${nameOf(e.from)} to ${nameOf(e.to)}`,
  FellowshipDeclared: (e) => `the Fellowship is declared in ${nameOf(e.region)}`,
  FellowshipRevealed: (e) =>
    `the Fellowship is revealed in ${e.region === null ? 'Mordor' : nameOf(e.region)}`,
  FellowshipHidden: () => 'the Fellowship is hidden again',
  MordorEntered: (e) => `the Fellowship enters Mordor at ${nameOf(e.from)}`,
  MordorTried: () => 'the Fellowship tries a step in Mordor',
  MordorAdvanced: (e) => `the Fellowship comes to step ${e.step} in Mordor`,
  CorruptionChanged: (e) => `Corruption ${e.by < 0 ? 'falls' : 'rises'} to ${e.corruption}`,
  GuideNamed: (e) => `${within(e.guide)} guides the Fellowship`,
  HuntDieRolled: (e) =>
    `the Hunt ${e.again ? 'rolls again' : 'rolls'}: ${e.roll}, ${e.success ? 'a success' : 'no success'}`,
  TileDrawn: (e) => `a Hunt tile for ${REASONS[e.why]}: ${nameOf(e.tile)}`,
  TileDieRolled: (e) => `the die of the tile shows ${e.roll}`,
  DamageSet: (e) => `the Hunt damage is ${e.damage}`,
  DamageReduced: (e) => `${within(e.character)} takes ${e.by} of the Hunt damage, and ${left(e.damage)}`,
  DamageLessened: (e) => `the Hunt damage is lessened by ${e.by}, and ${left(e.damage)}`,
  CompanionPicked: (e) => `the lot falls on ${within(e.companion)}`,
  PoolRefilled: () => 'all standard tiles go back into the Hunt pool',
  TilePutInPlay: (e) => `the tile ${nameOf(e.tile)} comes into play`,
  EventDieRolled: (e) => `the die for the card shows ${e.roll}, ${e.success ? 'a success' : 'no success'}`,
  TileReturned: (e) => `${counted(e.number, 'tile')} back in the Hunt pool: ${nameOf(e.tile)}`,
  TileRemoved: (e) => `${counted(e.number, 'tile')} out of the game: ${nameOf(e.tile)}`,
}
