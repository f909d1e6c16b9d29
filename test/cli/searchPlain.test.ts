/**
 * Questions in plain language, written from the books before the search was tried on them, and such as no
 * rule answers. Where two rules say the same, either may be the first.
 */
import { describe, expect, it } from 'vitest'
import { loaded as battles } from '../../src/cli/battles'
import { loaded as cards } from '../../src/cli/cardGame'
import { loaded as confront } from '../../src/cli/confrontation'
import type { Loaded } from '../../src/cli/loaded'
import { bookOf, searchRules } from '../../src/talk/search'
import { loaded as war } from '../../src/cli/warOfTheRing'
import { within } from './program'

type Asked = ReadonlyArray<readonly [of: Loaded, asked: string, answers: string]>

const FIRST: Asked = [
  [war, 'do companions who left ever get back to frodo', 'fellowship.noReturn'],
  [war, 'what happens to my generals when all the soldiers are dead', 'battle.leadersFall'],
  [war, 'how strong can an army roll at most', 'battle.strength|battle.fiveDice'],
  [war, 'does gondor wake up when I march into it', 'politics.entered'],
  [war, 'may the attacker stop the fight after one round', 'battle.cease'],
  [war, 'what does a hunt tile with a minus do', 'hunt.negative'],
  [war, 'how many dice does sauron roll for the hunt', 'hunt.level'],
  [war, 'when is a dead witch-king die gone', 'dicePool.loss'],
  [war, 'can I draw both cards from the same deck at the start of the turn', 'turn.draw|events.drawing'],
  [war, 'whose combat card is resolved first', 'battle.initiative'],
  [war, 'do I score for a town', 'board.victoryPoints'],
  [war, 'we are fewer than ten but the castle is under siege how many stay', 'siege.limit'],
  [war, 'what if both sides fulfil a victory condition in the same turn', 'victory.order'],
  [confront, 'who beats the witch king', 'character.merry'],
  [confront, 'what does the elven cloak do', 'card.fellowship-elven-cloak'],
  [confront, 'may I look at which cards my enemy has played', 'battle.discard'],
  [confront, 'does boromir die too', 'character.boromir'],
  [confront, 'can sauron walk through the tunnel of moria', 'movement.tunnel'],
  [confront, 'where do I place my figures at the beginning', 'setup.placement'],
  [confront, 'how far does the black rider ride', 'character.black-rider'],
  [confront, 'can I refuse to move', 'turn.mustMove|turn.nothingOffered'],
  [confront, 'two enemies in the region which one do I fight', 'battle.opponent|battle.randomOpponent'],
  [confront, 'sam takes over the ring when frodo is killed', 'end.ringPasses'],
  [confront, 'bring gandalf back from the dead', 'special.gandalf-the-white'],
  [confront, 'who wins a match of two games', 'match.winner'],
  [confront, 'are the lost characters shown to everybody', 'battle.defeated'],
  [confront, 'my opponent ran away is he beaten', 'battle.notRetreated'],
  [confront, 'who picks the combat card first against gandalf', 'character.gandalf-classic'],
  [cards, 'how big is my starting hand', 'setUp.opening|trilogy.opening'],
  [cards, 'what do i do when i have no card left to pay with', 'play.lastCard'],
  [cards, 'who chooses which fight is next', 'combat.order'],
  [cards, 'how are points counted for a path', 'score.paths'],
  [cards, 'can a hobbit defend any path', 'play.pathNumber'],
  [cards, 'what becomes of the sword when its hero dies', 'play.itemsShareFate'],
  [cards, 'can I see what is in my cycle pile', 'see.ownPiles'],
  [cards, 'who wins when the scores are level', 'victory.tie'],
  [cards, 'how many cards may I keep for the next round', 'turn.carryover'],
  [cards, 'may teammates show each other their hands', 'see.hand'],
  [cards, 'does an attacker survive the battle', 'combat.attackersFall'],
  [cards, 'can a card I just put in reserve go to the battle this round', 'action.moveWaits|play.reserve'],
  [cards, 'can dead cards come back', 'eliminate.pile'],
  [cards, 'what if there is no battleground left in the deck', 'location.emptyDeck'],
  [cards, 'when is the action step over', 'turn.end'],
  [battles, 'how many troops can stand together', 'pieces.army'],
  [battles, 'what happens to a hero when his army dies', 'pieces.lostWithArmy|battle.eliminated'],
  [battles, 'how do I get rid of damage', 'rally.roll'],
  [battles, 'may I attack with two armies at once', 'combined.when'],
  [battles, 'where may a beaten army run to', 'retreat.where'],
  [battles, 'what number hits', 'battle.target'],
  [battles, 'do captured lands give me more dice', 'dice.territories'],
  [battles, 'what can I do with an army die', 'die.army'],
  [battles, 'how many cards does an event die draw', 'cards.drawAction'],
  [battles, 'can the defender run away without a rout', 'battle.regroup'],
  [battles, 'what is the will of the west good for', 'die.willOfTheWest'],
  [battles, 'my story deck ran out', 'cards.exhausted'],
  [battles, 'how fast does a lone hero travel', 'characters.movement'],
  [battles, 'does a wall help against attackers', 'battle.border'],
  [battles, 'when does the fate track end the game', 'turn.endgameAtOnce'],
]

const AMONG_THREE: Asked = [
  [war, 'may I hide the ring bearers with an army die if strider leads', 'character.strider'],
  [war, 'must my new troops appear in different towns', 'recruiting.separately'],
]

const NOTHING: ReadonlyArray<readonly [of: Loaded, asked: string]> = [
  [war, 'dragons'],
  [war, 'how do I castle'],
  [war, 'can I build a house'],
  [war, 'how much gold does a mine give'],
  [confront, 'how do I castle'],
  [confront, 'what does a wizard spell cost'],
  [cards, 'dragons'],
  [cards, 'tap two lands for mana'],
  [battles, 'how do I castle'],
  [battles, 'buy a hotel'],
  [war, 'how much gold does Erebor pay per turn'],
  [confront, 'how many trains may cross Rohan'],
  [battles, 'how do I paint the uruk-hai figures'],
]

const found = (loaded: Loaded, asked: string): ReadonlyArray<string> =>
  searchRules(loaded.game.rulebook, asked, bookOf(loaded)).map(([id]) => id)

it.each(FIRST)('%#: is answered first', (of, asked, answers) =>
  expect(answers.split('|')).toContain(found(of, asked)[0]),
)

it.each(AMONG_THREE)('%#: is answered among the first three', (of, asked, answers) =>
  expect(found(of, asked).slice(0, 3)).toContain(answers),
)

describe('a question that no rule answers', () => {
  it.each(NOTHING)('%#: finds nothing', (of, asked) => expect(found(of, asked)).toEqual([]))

  it('is told so, and no rules are listed', async () => {
    const { code, out } = await within(['rules', 'how', 'do', 'I', 'castle'])
    expect(out.trim()).toBe('No rule has to do with "how do I castle".')
    expect(code).toBe(1)
  })
})

describe('what is asked of an expansion that is not chosen', () => {
  const told = async (...args: ReadonlyArray<string>) => {
    const { code, out } = await within(['rules', '--json', ...args])
    const found = JSON.parse(out) as ReadonlyArray<{ readonly id: string; readonly needs?: string }>
    return { code, ids: found.map(({ id }) => id), needs: found.map(({ needs }) => needs) }
  }

  it.each([
    ['how do dunlendings enter the game', 'twilight.dunlendingsEnter'],
    ['smeagel as guide', 'twilight.smeagolGuides'],
    ['siege engine superiority', 'twilight.superiority'],
  ])('%s: is told with the option that it needs', async (asked, answer) => {
    const { ids, needs } = await told('--game', 'war-of-the-ring', asked)
    expect(ids[0]).toBe(answer)
    expect(new Set(needs)).toEqual(new Set(['--twilight']))
    const chosen = await told('--twilight', asked)
    expect([chosen.ids[0], chosen.needs[0]]).toEqual([answer, undefined])
  })

  it('says so', async () => {
    const { out } = await within(['rules', 'dunlendings', 'casualties'])
    expect(out).toMatch(/^War of the Ring: this is in Twilight of the Third Age: add --twilight\. /)
  })

  it('is not mixed with what the game has without it', async () => {
    const { needs } = await told('nazgul besieged')
    expect(needs.filter((one) => one !== undefined)).toEqual([])
  })
})

describe('a card that is named', () => {
  it.each([
    ['war-of-the-ring', 'paths of the wosess', 'fp-strat-11'],
    ['war-of-the-ring', 'grond', 'sh-char-20'],
    ['war-of-the-ring', 'when can I play athelas', 'fp-char-09'],
    ['confrontation', 'elven cloaks', 'card.fellowship-elven-cloak'],
    ['confrontation', 'shadowfaxx', 'special.shadowfax'],
  ])('%s: %s is told first', async (game, asked, id) => {
    const { out } = await within(['rules', '--json', '--game', game, asked])
    expect((JSON.parse(out) as ReadonlyArray<{ readonly id: string }>)[0]?.id).toBe(id)
  })

  it('is told in our words, and in every game that has it', async () => {
    const { out } = await within(['rules', 'elven', 'cloaks'])
    expect(out).toContain('The Confrontation: ')
    expect(out).toMatch(/War of the Ring: 1 card.*\n {2}fp-char-\d+ {2}Elven Cloaks: /)
  })
})

it.each([war, confront, cards, battles])(
  '%#: what players ask is asked about rules that there are',
  (loaded) => {
    const ids = new Set(Object.keys(loaded.rulebook?.({ twilight: true }) ?? loaded.game.rulebook))
    expect(Object.keys(loaded.asks ?? {}).filter((id) => !ids.has(id))).toEqual([])
  },
)
