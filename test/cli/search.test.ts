/** Searching rules by meaning: what people ask, and the rule that answers it first. */
import { describe, expect, it } from 'vitest'
import { loaded as battles } from '../../src/cli/battles'
import { loaded as cards } from '../../src/cli/cardGame'
import { loaded as confront } from '../../src/cli/confrontation'
import { bookOf, searchBooks, searchRules, type Book } from '../../src/talk/search'
import { loaded as war } from '../../src/cli/warOfTheRing'
import { confrontation } from '../../src/confrontation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { within } from './program'

const WAR: ReadonlyArray<readonly [asked: string, answer: string]> = [
  ['nazgul besieged', 'characters.nazgulStronghold'],
  ['leaders count', 'battle.leadership'],
  ['declare moria', 'fellowship.strongholdOnReveal'],
  ['retreat into siege', 'siege.retreatInside'],
  ['how many units in a region', 'armies.stacking'],
  ['hand limit', 'events.handLimit'],
  ['can I pass', 'turn.pass'],
  ['elven ring twice in a turn', 'elvenRings.oncePerTurn'],
  ['ring makes will of the west', 'elvenRings.willOfTheWest'],
  ['two armies with one army die', 'die.army'],
  ['begin a battle not at war', 'battle.atWar'],
  ['recruit in besieged stronghold', 'recruiting.besieged'],
  ['recruit separately', 'recruiting.separately'],
  ['nazgul recruit where', 'recruiting.nazgul'],
  ['natural six', 'battle.naturalRolls'],
  ['siege attacker hits', 'siege.rolls'],
  ['sortie', 'siege.sortie'],
  ['extend siege elite', 'siege.extend'],
  ['city first round six', 'siege.cityFirstRound'],
  ['rearguard advance', 'battle.rearguardSafe'],
  ['passive nation last step', 'politics.passiveLimit'],
  ['who is the guide', 'fellowship.guide'],
  ['last companion gone gollum', 'fellowship.gollum'],
  ['hide the fellowship', 'fellowship.hide'],
  ['heal corruption city', 'fellowship.heal'],
  ['companion returns to fellowship', 'fellowship.noReturn'],
  ['hunt rerolls', 'hunt.reroll'],
  ['eye damage successes', 'hunt.eye'],
  ['shadow wins points', 'victory.shadow'],
  ['crack of doom', 'mordor.crackOfDoom'],
  ['black border', 'board.blackBorder'],
  ['fortification', 'board.fortifications'],
]

type Asked = readonly (readonly [game: string, asked: string, answer: string])[]

/** Asked without saying of which game. */
const OF_ANY: Asked = [
  ['war-of-the-ring', 'can nazgul fly into minas tirith', 'characters.nazgulStronghold'],
  ['war-of-the-ring', 'how many units can be in one region', 'armies.stacking'],
  ['war-of-the-ring', 'when does the game end', 'game.endings'],
  ['war-of-the-ring', 'what happens when a stronghold falls', 'capture.when'],
  ['war-of-the-ring', 'who wins at 4 points', 'victory.freePeoples'],
  ['war-of-the-ring', 'gandalf dies', 'hunt.casualty'],
  ['war-of-the-ring', 'leader reroll', 'battle.leaderReroll'],
  ['war-of-the-ring', 'how many cards can I hold', 'events.handLimit'],
  ['war-of-the-ring', 'deck runs out', 'events.emptyDeck'],
  ['war-of-the-ring', 'rohan enters gondor', 'movement.nation'],
  ['war-of-the-ring', 'when can saruman be mustered', 'character.sarumanEntry'],
  ['war-of-the-ring', 'does saruman ever leave orthanc', 'characters.saruman'],
  ['war-of-the-ring', 'what can a muster die do', 'die.muster'],
  ['war-of-the-ring', 'what does the eye die do', 'die.eye'],
  ['war-of-the-ring', 'event die', 'die.event'],
  ['war-of-the-ring', 'attack with character die', 'die.character'],
  ['war-of-the-ring', 'number of hunt dice shadow can allocate', 'huntAllocation.limit'],
  ['war-of-the-ring', 'how are hits taken', 'battle.hits'],
  ['war-of-the-ring', 'do elite units take two hits', 'battle.hits'],
  ['war-of-the-ring', 'do dead free peoples units come back', 'recruiting.freePeoplesLost'],
  ['war-of-the-ring', 'leader left alone in a region', 'pieces.leaderAlone'],
  ['war-of-the-ring', 'strider guide hides fellowship', 'character.strider'],
  ['war-of-the-ring', 'moving pippin and merry together', 'characters.companions'],
  ['war-of-the-ring', 'how far does legolas move', 'characters.companions'],
  ['war-of-the-ring', 'can companions enter a besieged stronghold', 'characters.besiegedStronghold'],
  ['war-of-the-ring', 'stop tile in mordor', 'hunt.stopTiles'],
  ['war-of-the-ring', 'fellowship does nothing in mordor', 'mordor.idle'],
  ['war-of-the-ring', 'split an army when moving', 'armies.divide'],
  ['war-of-the-ring', 'army retreats where', 'battle.retreat'],
  ['war-of-the-ring', 'relieve a siege', 'siege.relief'],
  ['war-of-the-ring', 'more than five units in besieged stronghold', 'siege.limit'],
  ['war-of-the-ring', 'can the shadow change an eye with a ring', 'elvenRings.eye'],
  ['war-of-the-ring', 'merry takes damage', 'character.meriadoc'],
  ['war-of-the-ring', 'four players who goes first', 'partners.leading'],
  ['war-of-the-ring', 'three player game', 'game.players'],
  ['war-of-the-ring', 'victory points for a city', 'board.victoryPoints'],
  ['war-of-the-ring', 'witch king dice', 'character.witchKing'],
  ['confrontation', 'confrontation how many characters in a mountain', 'movement.limit'],
  ['confrontation', 'does frodo see before battle confrontation', 'battle.reveal'],
  ['confrontation', 'confrontation who starts', 'setup.firstTurn'],
  ['confrontation', 'shelob in gondor', 'character.shelob'],
  ['confrontation', 'can the balrog catch someone in the tunnel', 'character.balrog'],
  ['confrontation', 'noble sacrifice against retreat', 'card.fellowship-noble-sacrifice'],
  ['confrontation', 'confrontation draft in secret', 'setup.draftSecret'],
  ['confrontation', 'palantir reveals', 'special.palantir'],
  ['card-game', 'card game tie', 'victory.tie'],
  ['card-game', 'winnow', 'action.winnow'],
  ['card-game', 'forsake', 'forsake.choice'],
  ['card-game', 'ring token', 'score.ringTokens'],
  ['battles', 'battles how many units in an army', 'pieces.army'],
  ['battles', 'fate tile red', 'fate.redTile'],
  ['battles', 'battles leadership tokens', 'shadow.tokens'],
  ['battles', 'maneuver dice', 'battle.maneuverDice'],
]
const OF_ANY_SECOND: Asked = [
  ['war-of-the-ring', 'can i use two elven rings', 'elvenRings.oncePerTurn'],
  ['war-of-the-ring', 'ring bearer corruption 12', 'victory.corruption'],
  ['war-of-the-ring', 'can the fellowship move twice in one turn', 'fellowship.move'],
  ['war-of-the-ring', 'army crosses mountains', 'movement.blackBorder'],
  ['war-of-the-ring', 'can dwarves attack before they are at war', 'battle.atWar'],
  ['war-of-the-ring', 'does revealing the fellowship in moria draw a tile', 'fellowship.strongholdTile'],
]

/** Asked with the game said. */
const OF_ONE: Asked = [
  ['confrontation', 'frodo reaches mordor', 'end.ringbearerInMordor'],
  ['confrontation', 'can i move backwards', 'movement.forward'],
  ['confrontation', 'gollum retreats', 'character.gollum'],
  ['confrontation', 'boromir kills himself', 'character.boromir'],
  ['confrontation', 'three orcs in the shire', 'end.threeInShire'],
  ['confrontation', 'no legal move', 'end.cannotMove'],
  ['confrontation', 'use a special card twice', 'special.once'],
  ['confrontation', 'hide pieces after fighting', 'battle.conceal'],
  ['card-game', 'cycle a card', 'action.cycle'],
  ['card-game', 'can armies go to a path', 'play.army'],
  ['card-game', 'carryover limit', 'turn.carryover'],
  ['card-game', 'what does playing a card cost', 'play.cost'],
  ['card-game', 'when can I pass', 'turn.pass'],
  ['card-game', 'give an item to another character', 'play.itemsStay'],
  ['card-game', 'move card from reserve', 'action.moveWaits'],
  ['card-game', 'look at my discard pile', 'see.ownPiles'],
  ['card-game', 'draw deck empty', 'recycle.empty'],
  ['battles', 'terrain superiority', 'battle.superiority'],
  ['battles', 'retreat or rout', 'rout.converts'],
  ['battles', 'hand limit', 'cards.handLimit'],
  ['battles', 'can a character fight without an army', 'characters.alone'],
  ['battles', 'reroll dice', 'round.reroll'],
  ['battles', 'take eye die', 'die.eye'],
  ['war-of-the-ring', 'when does the ring bearer win', 'victory.ring'],
  ['war-of-the-ring', 'how do i heal corruption', 'fellowship.heal'],
  ['war-of-the-ring', 'how far can a separated companion go', 'fellowship.separateReach'],
  ['war-of-the-ring', 'changing the guide', 'fellowship.changeGuide'],
  ['war-of-the-ring', 'use an elven ring to change a die', 'elvenRings.use'],
  ['war-of-the-ring', 'too many cards in hand', 'events.handLimit'],
  ['war-of-the-ring', 'recruit in a conquered city', 'recruiting.enemyHeld'],
  ['war-of-the-ring', 'pass when i have fewer dice', 'turn.pass'],
  ['war-of-the-ring', 'who takes casualties first', 'battle.simultaneous'],
  ['war-of-the-ring', 'do leaders take hits', 'pieces.leaderNoUnit'],
  ['card-game', 'when do i get corruption', 'score.corruption'],
  ['card-game', 'pay for a card by cycling another', 'play.cost'],
  ['card-game', 'who wins a tied battle', 'combat.battleground.won'],
  ['card-game', 'what does forsake mean', 'forsake.choice'],
  ['card-game', 'which player goes first', 'setUp.startingPlayer'],
  ['card-game', 'item needs a character to wear it', 'play.wielder'],
  ['card-game', 'use a ring token', 'action.ring'],
  ['card-game', 'play an army on a path', 'play.army'],
  ['card-game', 'does an event stay in play', 'play.event'],
  ['card-game', 'play the same character twice', 'play.oncePerRound'],
  ['confrontation', 'how many characters fit in one region', 'movement.limit'],
  ['confrontation', 'can i attack sideways', 'movement.attackOnly'],
  ['confrontation', 'mountains limit', 'movement.limit'],
  ['confrontation', 'i cannot move any character', 'end.cannotMove'],
  ['confrontation', 'what if frodo dies', 'end.ringbearerDefeated'],
  ['confrontation', 'who goes first', 'setup.firstTurn'],
  ['confrontation', 'use the tunnel', 'movement.tunnel'],
  ['battles', 'how many hits kill a unit', 'battle.mustLoseUnit'],
  ['battles', 'leaders when their army is destroyed', 'pieces.lostWithArmy'],
  ['battles', 'leader rerolls dice', 'round.reroll'],
  ['battles', 'how many fate tiles may i draw', 'fate.draws'],
  ['battles', 'recruit where enemies stand', 'recruit.notAmongEnemies'],
  ['battles', 'capture a settlement', 'control.taken'],
]
const OF_ONE_SECOND: Asked = [
  ['card-game', 'defenders after combat', 'combat.leftover'],
  ['card-game', 'leader without army', 'combat.leadership'],
  ['battles', 'attack across a river', 'battle.border'],
  ['war-of-the-ring', 'how many army units may be in one region', 'armies.stacking'],
  ['war-of-the-ring', 'lose a companion to reduce hunt damage', 'hunt.casualty'],
  ['war-of-the-ring', 'minimum eyes in the hunt box', 'huntAllocation.minimum'],
  ['war-of-the-ring', 'how do nations go to war', 'politics.atWar'],
  ['war-of-the-ring', 'attacking a stronghold hits only on sixes', 'siege.rolls'],
  ['war-of-the-ring', 'the elven ring goes to the shadow', 'elvenRings.passing'],
  ['card-game', 'when does the game end', 'victory.lead'],
  ['confrontation', 'when is a character revealed', 'battle.reveal'],
  ['confrontation', 'equal strength both die', 'battle.tie'],
  ['confrontation', 'all cards played do i get them back', 'battle.refill'],
  ['confrontation', 'attack a hidden piece', 'battle.randomOpponent'],
  ['battles', 'does high ground help the defender', 'battle.terrainBonus'],
  ['battles', 'how many dice do i roll in a battle', 'battle.strength'],
  ['battles', 'can the attacker retreat', 'battle.cease'],
]

const BOOKS: readonly Book[] = [battles, cards, confront, war].map((loaded) => bookOf(loaded))

/** The rules that words find in these books, in the order in which they are told. */
const found = (books: readonly Book[], asked: string): readonly string[] =>
  searchBooks(books, asked).flatMap(({ book, entries }) => entries.map(([id]) => `${book.game} ${id}`))

const booksOf = (game: string) => BOOKS.filter((book) => book.game === game)

describe('what is asked of War of the Ring', () => {
  it.each(WAR)('%s', (asked, answer) => {
    expect(found(booksOf('war-of-the-ring'), asked)[0]).toBe(`war-of-the-ring ${answer}`)
  })
})

describe('what is asked of all games at once', () => {
  it.each(OF_ANY)('%s: %s', (game, asked, answer) => {
    expect(found(BOOKS, asked)[0]).toBe(`${game} ${answer}`)
  })

  it.each(OF_ANY_SECOND)('%s, among the first two: %s', (game, asked, answer) => {
    expect(found(BOOKS, asked).slice(0, 2)).toContain(`${game} ${answer}`)
  })
})

describe('what is asked of one game', () => {
  it.each(OF_ONE)('%s: %s', (game, asked, answer) => {
    expect(found(booksOf(game), asked)[0]).toBe(`${game} ${answer}`)
  })

  it.each(OF_ONE_SECOND)('%s, among the first two: %s', (game, asked, answer) => {
    expect(found(booksOf(game), asked).slice(0, 2)).toContain(`${game} ${answer}`)
  })
})

describe('what is asked', () => {
  it('is found with slips of the pen, in any form, and of other games', () => {
    expect(searchRules(warOfTheRing.rulebook, 'sorties')[0]?.[0]).toBe('siege.sortie')
    expect(searchRules(warOfTheRing.rulebook, 'seige begins')[0]?.[0]).toBe('siege.begins')
    expect(searchRules(warOfTheRing.rulebook, 'Nazgûl recruited')[0]?.[0]).toBe('recruiting.nazgul')
    expect(searchRules(confrontation.rulebook, 'retreat over the mountains')[0]?.[0]).toBe(
      'battle.retreatMountains',
    )
  })

  it('is found in the game that is named, however it is named', () => {
    const games = (asked: string) => searchBooks(BOOKS, asked).map(({ book }) => book.game)
    expect(games('pass card game')).toEqual(['card-game'])
    expect(games('Battles of the Third Age pass')).toEqual(['battles'])
    expect(games('pass')[0]).toBe('war-of-the-ring')
  })

  it('may be nothing that a rule speaks of', () => {
    expect(searchRules(warOfTheRing.rulebook, 'xyzzy plugh')).toEqual([])
    expect(searchRules(warOfTheRing.rulebook, 'the of and')).toEqual([])
  })

  it('that no rule is called or speaks of is answered by what may have been meant', async () => {
    const told = async (...words: string[]) => (await within(['rules', ...words])).out.split('\n')[0]
    expect(await told('armies.staking')).toMatch(
      /^No rule is called "armies.staking"; did you mean .*armies.stacking/,
    )
    expect(await told('armies.stacking')).toBe('War of the Ring: 1 rule')
    expect(await told('mountaineering')).toMatch(
      /^No rule has to do with "mountaineering"; did you mean mountain/,
    )
    expect(await told('qqqq')).toBe('No rule has to do with "qqqq".')
  })
})
