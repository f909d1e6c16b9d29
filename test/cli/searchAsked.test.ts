/** Questions in the words of players, written from the books before the search was tried on them. */
import { expect, it } from 'vitest'
import { loaded as battles } from '../../src/cli/battles'
import { loaded as cards } from '../../src/cli/cardGame'
import { loaded as confront } from '../../src/cli/confrontation'
import type { Loaded } from '../../src/cli/loaded'
import { bookOf, searchRules } from '../../src/talk/search'
import { loaded as war } from '../../src/cli/warOfTheRing'

type Asked = ReadonlyArray<readonly [of: Loaded, asked: string, answer: string]>

const FIRST: Asked = [
  [war, 'how many cards can I hold', 'events.handLimit'],
  [war, 'what happens when the draw deck is empty', 'events.emptyDeck'],
  [war, 'do leaders take hits', 'pieces.leaderNoUnit'],
  [war, 'how many hits to kill an elite', 'battle.hits'],
  [war, 'attacker needs six against city', 'siege.cityFirstRound'],
  [war, 'roll of one always fails', 'battle.naturalRolls'],
  [war, 'can the besieged attack out of the stronghold', 'siege.sortie'],
  [war, 'how many units fit in a besieged stronghold', 'siege.limit'],
  [war, 'extend the siege by downgrading an elite', 'siege.extend'],
  [war, 'do free peoples get dead units back', 'recruiting.freePeoplesLost'],
  [war, 'shadow casualties go back to reinforcements', 'recruiting.shadowReturn'],
  [war, 'where do new nazgul appear', 'recruiting.nazgul'],
  [war, 'recruit in a captured town', 'recruiting.enemyHeld'],
  [war, 'passive nation cannot go to war', 'politics.passiveLimit'],
  [war, 'eye tile damage in mordor', 'mordor.eye'],
  [war, 'how do I heal corruption', 'fellowship.heal'],
  [war, 'who is the guide when gandalf leaves', 'fellowship.guideLeaves'],
  [war, 'can a companion rejoin the fellowship', 'fellowship.noReturn'],
  [war, 'how far can a separated companion go', 'fellowship.separateReach'],
  [war, 'extra dice hunt reroll nazgul in region', 'hunt.reroll'],
  [war, 'kill random companion instead of the guide', 'hunt.casualty'],
  [war, 'how many points does the shadow need', 'victory.shadow'],
  [war, 'military victory of the free peoples', 'victory.freePeoples'],
  [war, 'can I skip my action', 'turn.pass'],
  [war, 'can ring change eye die', 'elvenRings.eye'],
  [war, 'two rings in one turn', 'elvenRings.oncePerTurn'],
  [war, 'move army with character die who must go along', 'movement.leaderGoes'],
  [war, 'leader alone in a region', 'pieces.leaderAlone'],
  [war, 'can saruman leave orthanc', 'characters.saruman'],
  [war, 'can an army cross a river', 'board.regions'],
  [war, 'army retreats where to', 'battle.retreat'],
  [war, 'hold back part of the attackers', 'battle.rearguard'],
  [war, 'three player game hand size', 'partners.handLimit'],
  [war, 'partners trade cards', 'partners.swap'],
  [war, 'who commands an army of both partners', 'partners.command'],
  [war, 'gollum as guide one die in the hunt', 'huntAllocation.gollum'],
  [confront, 'who goes first', 'setup.firstTurn'],
  [confront, 'how many pieces can stand in a mountain', 'movement.limit'],
  [confront, 'tie in battle', 'battle.tie'],
  [confront, 'can I move sideways', 'movement.forward'],
  [confront, 'three nazgul in the shire sauron wins', 'end.threeInShire'],
  [confront, 'frodo reaches mordor', 'end.ringbearerInMordor'],
  [confront, 'retreat into a region with an enemy', 'battle.retreatEnemy'],
  [confront, 'player cannot move anything', 'end.cannotMove'],
  [confront, 'go down the anduin', 'movement.river'],
  [confront, 'palantir when', 'special.palantir'],
  [confront, 'do I flip my piece back after the fight', 'battle.conceal'],
  [cards, 'tie at the end of the card game', 'victory.tie'],
  [cards, 'how many cards at the beginning', 'setUp.opening'],
  [cards, 'cost of playing a card', 'play.cost'],
  [cards, 'ring token draw two', 'trilogy.ring'],
  [cards, 'win by ten points', 'victory.lead'],
  [cards, "may I look at my partner's hand", 'see.hand'],
  [battles, 'how many cards may I keep', 'cards.handLimit'],
  [battles, 'cross a river only at a ford', 'board.impassable'],
  [battles, 'shadow leadership tokens assign', 'shadow.tokens'],
  [battles, 'may I pass', 'actions.pass'],
  [battles, 'red fate tile', 'fate.redTile'],
  [battles, 'when does a character become ready', 'fate.ready'],
  [battles, 'take a settlement', 'control.taken'],
  [battles, 'leader moves alone', 'leaders.neverAlone'],
  [war, 'can armies cross rivers', 'board.regions'],
  [war, 'army crosses the river', 'board.regions'],
  [battles, 'can an army cross a river', 'board.impassable'],
]

const AMONG_THREE: Asked = [
  [war, 'can I attack with nations not at war', 'battle.atWar'],
  [war, 'max combat dice', 'battle.fiveDice'],
  [war, 'who picks combat card first', 'battle.declaring'],
  [war, 'muster two units in the same city', 'recruiting.separately'],
  [war, 'when does rohan become active', 'politics.entered'],
  [war, 'fellowship did not move in mordor', 'mordor.idle'],
  [war, "damage more than companion's level", 'hunt.excess'],
  [war, 'move the same army twice', 'movement.once'],
  [war, 'card needs something I do not have', 'events.requirement'],
  [confront, 'when do I get my cards back', 'battle.refill'],
  [confront, 'which text is resolved first', 'battle.texts'],
  [cards, 'deck is empty shuffle', 'recycle.empty'],
  [cards, 'which character can go to a path', 'play.pathNumber'],
  [cards, 'leader without army', 'combat.leadership'],
  [battles, 'max number of dice of the shadow', 'dice.maximum'],
]

const found = (loaded: Loaded, asked: string): ReadonlyArray<string> =>
  searchRules(loaded.game.rulebook, asked, bookOf(loaded)).map(([id]) => id)

it.each(FIRST)('%#: is answered first', (of, asked, answer) => expect(found(of, asked)[0]).toBe(answer))

it.each(AMONG_THREE)('%#: is answered among the first three', (of, asked, answer) =>
  expect(found(of, asked).slice(0, 3)).toContain(answer),
)
