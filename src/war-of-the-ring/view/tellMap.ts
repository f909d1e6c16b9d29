/**
 * Sentences for what happens to pieces on the map and in battle.
 */
import { aPiece, isMany, piecesOf, within } from '../data/names'
import type { BattleEvent, MapEvent } from '../model/events'
import { nameOf } from './names'
import { cardOr, counted, does, force, steps, type Tellers } from './tellWords'

const WAYS = { march: 'marches', retreat: 'retreats', advance: 'advances' } as const
const points = (count: number): string => (count === 0 ? '' : `, worth ${counted(count, 'victory point')}`)

const nation = (id: string, one: string, many: string): string => `${within(id)} ${isMany(id) ? many : one}`

/** What happens to pieces on the map. */
export const MAP_TELLERS: Tellers<MapEvent> = {
  CharacterSeparated: (e) => `${within(e.character)} leaves the Fellowship for ${nameOf(e.to)}`,
  CharacterMoved: (e) => `${within(e.character)} goes from ${nameOf(e.from)} to ${nameOf(e.to)}`,
  CharacterSetAside: (e) => `${within(e.character)} leaves the Fellowship`,
  NazgulMoved: (e) => `a Nazgûl flies from ${nameOf(e.from)} to ${nameOf(e.to)}`,
  CharacterEntered: (e) => `${within(e.character)} comes into play in ${nameOf(e.region)}`,
  CharacterEliminated: (e) =>
    `${within(e.character)} falls${e.region === null ? '' : ` in ${nameOf(e.region)}`}`,
  ArmyMoved: (e) =>
    `an Army of ${within(e.side)} ${WAYS[e.way]} from ${nameOf(e.from)} to ${nameOf(e.to)}: ` +
    force(e.pieces),
  Recruited: (e) => `${aPiece(e.piece)} is recruited in ${nameOf(e.region)}`,
  Removed: (e) => `${aPiece(e.piece)} is one too many in ${nameOf(e.region)}, and is removed`,
  Lost: (e) => `lost in ${nameOf(e.region)}: ${piecesOf(e.piece, e.number)}`,
  EliteReduced: (e) => `${aPiece(e.piece)} in ${nameOf(e.region)} is reduced to a regular`,
  Upgraded: (e) => `made elite in ${nameOf(e.region)}: ${piecesOf(e.piece, e.number)}`,
  NationActivated: (e) => nation(e.nation, 'becomes active', 'become active'),
  NationAdvanced: (e) => `${nation(e.nation, 'is', 'are')} now ${steps(e.steps)}`,
  NationSetBack: (e) => `${nation(e.nation, 'is', 'are')} set back, and now ${steps(e.steps)}`,
  SettlementCaptured: (e) => `${does(e.side, 'captures', 'capture')} ${nameOf(e.region)}${points(e.points)}`,
  SettlementRegained: (e) => `${does(e.side, 'takes', 'take')} back ${nameOf(e.region)}${points(e.points)}`,
}

const BATTLES = {
  field: (side: string, from: string, to: string) => `${does(side, 'attacks', 'attack')} ${to} from ${from}`,
  siege: (side: string, _from: string, to: string) =>
    `${does(side, 'assaults', 'assault')} the Stronghold of ${to}`,
  sortie: (side: string, from: string) =>
    `${does(side, 'sallies', 'sally')} forth from the Stronghold of ${from}`,
  relief: (side: string, from: string, to: string) =>
    `${does(side, 'attacks', 'attack')} the besiegers of ${to} from ${from}`,
} as const

const ENDS = {
  ceased: 'the attack ceases',
  withdrawn: 'the defenders are behind their walls',
  retreated: 'the defenders are gone',
  won: 'the attackers have won',
  lost: 'the attackers are destroyed',
  both: 'nobody is left on either side',
} as const

const dice = (count: number): string => counted(count, 'die', 'dice')

/** What happens in battle. */
export const BATTLE_TELLERS: Tellers<BattleEvent> = {
  BattleBegan: (e) => BATTLES[e.battle](e.side, nameOf(e.from), nameOf(e.to)),
  RoundBegan: (e) => `round ${e.round} of the battle in ${nameOf(e.region)} begins`,
  CombatDieRolled: (e) =>
    `${e.again ? does(e.side, 'rolls again', 'roll again') : does(e.side, 'rolls', 'roll')}: ` +
    `${e.roll}, ${e.hit ? 'a hit' : 'no hit'}`,
  NazgulSilenced: (e) => `${within(e.character)} silences the Nazgûl`,
  CombatCardDeclared: (e) => `${does(e.side, 'uses', 'use')} a Combat card`,
  CombatCardChosen: (e) => `${does(e.side, 'chooses', 'choose')} ${cardOr(e.chosen, 'a card')}, face down`,
  CombatCardPlayed: (e) =>
    `${does(e.side, 'shows', 'show')} ${nameOf(e.title)}, of the card ${nameOf(e.played)}`,
  CombatCardCancelled: (e) => `the card ${nameOf(e.played)} of ${within(e.side)} does nothing`,
  LeadershipForfeited: (e) => `${does(e.side, 'gives', 'give')} up Leadership: ${e.points}`,
  CompanionBound: (e) => `${within(e.character)} is bound to the battle`,
  RollModified: (e) =>
    `${e.by < 0 ? '' : '+'}${e.by} on the ${e.roll === 'combat' ? 'Combat roll' : 'Leader re-roll'} ` +
    `of ${within(e.side)}`,
  DiceLimited: (e) => `${does(e.side, 'rolls', 'roll')} at most ${dice(e.most)}`,
  DiceRemoved: (e) => `${does(e.side, 'rolls', 'roll')} ${dice(e.dice)} fewer`,
  RerollPrevented: (e) => `${within(e.side)} may not roll again`,
  StrikeDieRolled: (e) =>
    `${does(e.side, 'strikes', 'strike')} with a die: ${e.roll}, ${e.hit ? 'a hit' : 'no hit'}`,
  HitsAdded: (e) => `${does(e.side, 'scores', 'score')} ${counted(e.hits, 'more hit', 'more hits')}`,
  HitsCancelled: (e) => `cancelled: ${counted(e.hits, 'hit')} of ${within(e.side)}`,
  HitsSuffered: (e) => `${does(e.side, 'suffers', 'suffer')} ${counted(e.hits, 'hit')}`,
  Withdrew: (e) => `${does(e.side, 'withdraws', 'withdraw')} into the Stronghold of ${nameOf(e.region)}`,
  CameOut: (e) => `${does(e.side, 'comes', 'come')} out of the Stronghold of ${nameOf(e.region)} again`,
  SiegeBegan: (e) => `${nameOf(e.region)} is besieged`,
  SiegeEnded: (e) => `the siege of ${nameOf(e.region)} is over`,
  BattleEnded: (e) => `the battle in ${nameOf(e.region)} is over: ${ENDS[e.end]}`,
}
