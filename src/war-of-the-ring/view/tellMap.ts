/**
 * Sentences for what happens to pieces on the map and in battle.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { aPiece, isMany, piecesOf, within } from '../query/names'
import type { BattleEvent, MapEvent } from '../model/events'
import { nameOf } from './names'
import { cardOr, counted, does, force, steps, type Tellers } from './tellWords'

const WAYS = { march: 'marches', retreat: 'retreats', advance: 'advances' } as const
const points = (count: number): string => (count === 0 ? '' : `, worth ${counted(count, 'victory point')}`)

const nation = (rules: Rules, id: string, one: string, many: string): string =>
  `${within(rules, id)} ${isMany(id) ? many : one}`

/** What happens to pieces on the map. */
export const MAP_TELLERS = derived((rules: Rules): Tellers<MapEvent> => ({
  CharacterSeparated: (e) => `${within(rules, e.character)} leaves the Fellowship for ${nameOf(rules, e.to)}`,
  CharacterMoved: (e) =>
    `${within(rules, e.character)} goes from ${nameOf(rules, e.from)} to ${nameOf(rules, e.to)}`,
  CharacterSetAside: (e) => `${within(rules, e.character)} leaves the Fellowship`,
  NazgulMoved: (e) => `a Nazgûl flies from ${nameOf(rules, e.from)} to ${nameOf(rules, e.to)}`,
  CharacterEntered: (e) => `${within(rules, e.character)} comes into play in ${nameOf(rules, e.region)}`,
  CharacterEliminated: (e) =>
    e.removed === true
      ? `${within(rules, e.character)} is removed from the game`
      : `${within(rules, e.character)} falls${e.region === null ? '' : ` in ${nameOf(rules, e.region)}`}`,
  ArmyMoved: (e) =>
    `an Army of ${within(rules, e.side)} ${WAYS[e.way]} ` +
    `from ${nameOf(rules, e.from)} to ${nameOf(rules, e.to)}: ` +
    force(rules, e.pieces),
  Recruited: (e) => `${aPiece(rules, e.piece)} is recruited in ${nameOf(rules, e.region)}`,
  Removed: (e) => `${aPiece(rules, e.piece)} is one too many in ${nameOf(rules, e.region)}, and is removed`,
  Lost: (e) => `lost in ${nameOf(rules, e.region)}: ${piecesOf(rules, e.piece, e.number)}`,
  EliteReduced: (e) => `${aPiece(rules, e.piece)} in ${nameOf(rules, e.region)} is reduced to a regular`,
  Upgraded: (e) => `regulars in ${nameOf(rules, e.region)} become ${piecesOf(rules, e.piece, e.number)}`,
  NationActivated: (e) => nation(rules, e.nation, 'becomes active', 'become active'),
  NationAdvanced: (e) => `${nation(rules, e.nation, 'is', 'are')} now ${steps(e.steps)}`,
  NationSetBack: (e) => `${nation(rules, e.nation, 'is', 'are')} set back, and now ${steps(e.steps)}`,
  SettlementCaptured: (e) =>
    `${does(rules, e.side, 'captures', 'capture')} ${nameOf(rules, e.region)}${points(e.points)}`,
  SettlementRegained: (e) =>
    `${does(rules, e.side, 'takes', 'take')} back ${nameOf(rules, e.region)}${points(e.points)}`,
}))

const BATTLES = derived(
  (rules: Rules) =>
    ({
      field: (side: string, from: string, to: string) =>
        `${does(rules, side, 'attacks', 'attack')} ${to} from ${from}`,
      siege: (side: string, _from: string, to: string) =>
        `${does(rules, side, 'assaults', 'assault')} the Stronghold of ${to}`,
      sortie: (side: string, from: string) =>
        `${does(rules, side, 'sallies', 'sally')} forth from the Stronghold of ${from}`,
      relief: (side: string, from: string, to: string) =>
        `${does(rules, side, 'attacks', 'attack')} the besiegers of ${to} from ${from}`,
    }) as const,
)

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
export const BATTLE_TELLERS = derived((rules: Rules): Tellers<BattleEvent> => ({
  BattleBegan: (e) => BATTLES(rules)[e.battle](e.side, nameOf(rules, e.from), nameOf(rules, e.to)),
  RoundBegan: (e) => `round ${e.round} of the battle in ${nameOf(rules, e.region)} begins`,
  CombatDieRolled: (e) =>
    `${e.again ? does(rules, e.side, 'rolls again', 'roll again') : does(rules, e.side, 'rolls', 'roll')}: ` +
    `${e.roll}, ${e.hit ? 'a hit' : 'no hit'}`,
  NazgulSilenced: (e) => `${within(rules, e.character)} silences the Nazgûl`,
  CombatCardDeclared: (e) => `${does(rules, e.side, 'uses', 'use')} a Combat card`,
  CombatCardChosen: (e) =>
    `${does(rules, e.side, 'chooses', 'choose')} ${cardOr(rules, e.chosen, 'a card')}, face down`,
  CombatCardPlayed: (e) =>
    `${does(rules, e.side, 'shows', 'show')} ${nameOf(rules, e.title)}, ` +
    `of the card ${nameOf(rules, e.played)}`,
  CombatCardCancelled: (e) => `the card ${nameOf(rules, e.played)} of ${within(rules, e.side)} has no effect`,
  LeadershipForfeited: (e) => `${does(rules, e.side, 'gives', 'give')} up ${e.points} Leadership`,
  CompanionBound: (e) => `${within(rules, e.character)} is bound to the battle`,
  RollModified: (e) =>
    `${e.by < 0 ? '' : '+'}${e.by} on the ${e.roll === 'combat' ? 'Combat roll' : 'Leader re-roll'} ` +
    `of ${within(rules, e.side)}`,
  DiceLimited: (e) => `${does(rules, e.side, 'rolls', 'roll')} at most ${dice(e.most)}`,
  DiceRemoved: (e) => `${does(rules, e.side, 'rolls', 'roll')} ${dice(e.dice)} fewer`,
  RerollPrevented: (e) => `${within(rules, e.side)} may not roll again`,
  StrikeDieRolled: (e) =>
    `${does(rules, e.side, 'strikes', 'strike')} with a die: ${e.roll}, ${e.hit ? 'a hit' : 'no hit'}`,
  HitsAdded: (e) => `${does(rules, e.side, 'scores', 'score')} ${counted(e.hits, 'more hit', 'more hits')}`,
  HitsCancelled: (e) => `${counted(e.hits, 'hit')} of ${within(rules, e.side)} cancelled`,
  HitsSuffered: (e) => `${does(rules, e.side, 'suffers', 'suffer')} ${counted(e.hits, 'hit')}`,
  Withdrew: (e) =>
    `${does(rules, e.side, 'withdraws', 'withdraw')} into the Stronghold of ${nameOf(rules, e.region)}`,
  CameOut: (e) =>
    `${does(rules, e.side, 'comes', 'come')} out of the Stronghold of ${nameOf(rules, e.region)} again`,
  SiegeBegan: (e) => `${nameOf(rules, e.region)} is besieged`,
  SiegeEnded: (e) => `the siege of ${nameOf(rules, e.region)} is over`,
  BattleEnded: (e) => `the battle in ${nameOf(rules, e.region)} is over: ${ENDS[e.end]}`,
}))
