/**
 * Events as sentences, for a log, with the names of a scenario. Secret parts are told as what they are: a
 * card, a token.
 */
import { guarded } from '../../kernel/door'
import { byKind, type ByKind } from '../../kernel/named'
import type { Event } from '../model/events'
import type { Side } from '../model/sides'
import type { Scenario } from '../model/tables'
import { nameIn } from '../query/names'

type Tellers = ByKind<Event, string>
type Names = (id: string) => string

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const counted = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`
const seen = (name: Names, id: string, what: string): string => (id === 'hidden' ? what : name(id))
/** Who does something: the Free Peoples are many. */
const does = (side: Side, verb: string): string =>
  side === 'free' ? `the Free Peoples ${PLURALS[verb] ?? verb.slice(0, -1)}` : `the Shadow ${verb}`
const PLURALS: Readonly<Record<string, string>> = { has: 'have', passes: 'pass' }
const damaged = (damage: number): string => (damage > 0 ? ` with ${damage} Damage` : '')
const again = (is: boolean): string => (is ? ' again' : '')

const isOne = (number: number, one: string, several: string): string => (number === 1 ? one : several)
const dice = (number: number, of: string): string => `${number} ${of} ${isOne(number, 'die', 'dice')}`
/** Dice by their numbers: `2-3` as "dice 2, 3". */
const numbered = (ids: string): string => `${ids.includes('-') ? 'dice' : 'die'} ${ids.replaceAll('-', ', ')}`
/** What an effect changes for the round of a side. */
const CHANGES: Readonly<Record<string, string>> = {
  addDice: 'another number of Combat dice',
  addToRoll: 'modified rolls',
  setTarget: 'another number to hit',
  unitStrength: 'stronger Units',
  addLeadership: 'changed Leadership',
  cancelReroll: 'no Leader Re-roll',
  cancelHits: 'some hits cancelled',
  casualtyWorth: 'Units that are worth more Damage when given up',
  forbid: 'a way out of the battle barred',
}

const ofTurns = (name: Names) =>
  ({
    TurnBegan: ({ turn }) => `turn ${turn} begins`,
    DicePooled: ({ side, count }) => `${does(side, 'has')} ${dice(count, 'Action')}`,
    PositionChosen: ({ position }) =>
      `the Commander-in-Chief goes to ${name(position).replace(/^The /, 'the ')}`,
    DiceBoxed: ({ count }) => `${dice(count, 'Shadow')} ${isOne(count, 'goes', 'go')} into the Shadow Box`,
    LeadershipSetAside: ({ count }) => `the Shadow sets aside ${counted(count, 'Leadership token')}`,
    LeadershipAssigned: ({ region, count }) =>
      `the Army in ${name(region)} gets ${counted(count, 'Leadership token')}`,
    LeadershipLost: ({ count }) =>
      `${counted(count, 'Leadership token')} ${isOne(count, 'leaves', 'leave')} the board`,
    TileDrawn: ({ tile }) => `a Fate Tile is drawn: ${name(tile)}`,
    TileSetAside: ({ tile }) => `the ${name(tile)} is set aside`,
    TileApplied: ({ tile }) => `the ${name(tile)} is applied`,
    TilesReturned: ({ count }) =>
      `${counted(count, 'Fate Tile')} ${isOne(count, 'goes', 'go')} back into the pool`,
    TileAdded: ({ tile }) => `a ${name(tile)} is added to the pool`,
    FateMoved: ({ to }) => `Fate moves to step ${to}`,
    CharacterReady: ({ character }) => `${name(character)} is ready to come into play`,
    CharacterDelayed: ({ character, step }) => `${name(character)} is put back to step ${step}`,
    CounterChanged: ({ counter, to }) => `the number of ${name(counter)} is now ${to}`,
    GameWon: ({ side }) => does(side, 'wins'),
  }) satisfies Partial<Tellers>

const ofCards = (name: Names) =>
  ({
    CardDrawn: (e) => `${does(e.side, 'draws')} ${seen(name, e.drawn, 'a card')} from ${name(e.deck)}`,
    CardDiscarded: (e) =>
      `${does(e.side, 'discards')} ${seen(name, e.discarded, `a card of ${name(e.deck)}`)}`,
    CardShown: (e) => `${does(e.side, 'shows')} ${name(e.shown)}`,
    DeckRenewed: ({ deck }) => `what was discarded is shuffled into ${name(deck)}`,
    HandSeen: ({ side, seen: cards }) =>
      Array.isArray(cards)
        ? `${does(side, 'sees')} the enemy's hand: ${cards.map(name).join(', ') || 'no card'}`
        : `${does(side, 'sees')} the enemy's hand`,
    CardPlayed: ({ side, played }) => `${does(side, 'plays')} ${name(played)}`,
    CardLaid: ({ side, laid }) => `${does(side, 'lays')} ${name(laid)} on the table`,
    CardLeft: ({ left }) => `${name(left)} leaves the table`,
    AbilityUsed: ({ of, ability }) => `${name(of)} uses ${ability}`,
    CombatCardChosen: (e) =>
      e.chosen === null
        ? `${does(e.side, 'chooses')} no Combat card`
        : `${does(e.side, 'chooses')} ${seen(name, e.chosen, 'in secret whether to play a Combat card')}`,
    CombatCardShown: ({ side, shown }) => `${does(side, 'plays')} the Combat half of ${name(shown)}`,
  }) satisfies Partial<Tellers>

const ofActions = (name: Names) =>
  ({
    DieRolled: ({ side, face }) => `${does(side, 'rolls')} ${name(face)}`,
    DieTaken: ({ side, die }) => `${does(side, 'takes')} the ${name(die)} die`,
    DieUsed: ({ side, as, use }) => `${does(side, 'uses')} the die as ${name(as)}: ${name(use)}`,
    DiePutAside: ({ side, die }) => `${does(side, 'puts')} aside the ${name(die)} die`,
    DieTurned: ({ side, die, to }) => `${does(side, 'turns')} the ${name(die)} die to ${name(to)}`,
    ActionTokenUsed: ({ use }) => `the Free Peoples pass with an Action token: ${name(use)}`,
    ActionTokenLost: ({ count }) => `the Free Peoples lose ${counted(count, 'Action token')}`,
    ActionTokenRegained: ({ count }) => `the Free Peoples regain ${counted(count, 'Action token')}`,
    Passed: ({ side }) => does(side, 'passes'),
    RallyDieRolled: (e) => `the Rally in ${name(e.region)} rolls ${e.value}${again(e.again)}`,
    StrikeDieRolled: ({ counter, value }) => `${name(counter)} roll ${value}`,
    EffectDieRolled: ({ value }) => `the die shows ${value}`,
  }) satisfies Partial<Tellers>

const unitsText = (name: Names, units: Readonly<Record<string, number>>): string =>
  Object.entries(units)
    .map(([type, count]) => `${count}${count === 1 ? ' of the' : ''} ${name(type)}`)
    .join(', ')

const ofPieces = (name: Names) =>
  ({
    PartyLeft: ({ side, from, units, damage }) =>
      `an Army of ${name(side)} leaves ${name(from)}${damaged(damage)}: ${unitsText(name, units)}`,
    PartyMoved: ({ from, to }) => `they move from ${name(from)} to ${name(to)}`,
    ArmyArrived: ({ side, region }) => `an Army of ${name(side)} arrives in ${name(region)}`,
    UnitRemoved: ({ region, type }) => `one of the ${name(type)} in ${name(region)} is removed`,
    CharacterMoved: (e) => `${name(e.character)} goes from ${name(e.from)} to ${name(e.to)}`,
    CharacterEntered: ({ character, region }) => `${name(character)} comes into play in ${name(region)}`,
    CharacterEliminated: ({ character }) => `${name(character)} is eliminated`,
    LeadersStayed: ({ side, region, count }) =>
      `${counted(count, side === 'free' ? 'Leader' : 'Leadership token')} ` +
      `${isOne(count, 'stays', 'stay')} in ${name(region)} without Units`,
    LeadersRemoved: ({ region, count }) =>
      `${counted(count, 'Leader')} ${isOne(count, 'is', 'are')} removed from ${name(region)}`,
    TokenFlipped: (e) => `a Recruitment token in ${name(e.region)} shows ${name(e.type)}`,
    TokensPlaced: ({ region, count }) =>
      `${counted(count, 'Recruitment token')} ${isOne(count, 'is', 'are')} placed in ${name(region)}`,
    TokensRemoved: ({ region, count }) =>
      `${counted(count, 'Recruitment token')} ${isOne(count, 'is', 'are')} removed from ${name(region)}`,
    UnitPlaced: ({ region, type }) => `one of the ${name(type)} is placed in ${name(region)}`,
    LeaderPlaced: ({ region }) => `a Leader is placed in ${name(region)}`,
    DamageRemoved: ({ region, count }) => `${count} Damage is taken off the Army in ${name(region)}`,
    DamageTaken: ({ region, count }) => `the Army in ${name(region)} takes ${count} Damage`,
    ProtectionChanged: ({ region, to }) => `the Protection of ${name(region)} is now ${to}`,
    ControlChanged: ({ region, side }) => `${does(side, 'takes')} control of ${name(region)}`,
  }) satisfies Partial<Tellers>

const ofBattles = (name: Names) =>
  ({
    BattleBegan: (e) => `${does(e.attacker, 'attacks')} ${name(e.region)} from ${name(e.from)}`,
    SuperiorityGained: ({ side }) => `${does(side, 'has')} Superiority`,
    ArmySwitched: ({ region }) => `the Army in ${name(region)} attacks now`,
    RoundBegan: ({ round }) => `round ${round} of the battle begins`,
    TacticsChosen: (e) => `${does(e.side, 'chooses')} ${seen(name, e.token, 'a Tactics token in secret')}`,
    TacticsShown: ({ side, token }) => `${does(side, 'shows')} ${name(token)}`,
    TacticsCancelled: ({ side }) => `the Tactics token of ${name(side)} has no effect`,
    ManeuverAgain: ({ side, token }) => `${does(side, 'uses')} ${name(token)} once more`,
    BattleDieRolled: (e) =>
      `${does(e.side, 'rolls')} ${e.value}${e.maneuver === null ? '' : ` (${name(e.maneuver)})`}` +
      again(e.again),
    RerollChosen: (e) =>
      e.dice === 'hidden'
        ? `${does(e.side, 'chooses')} in secret what to roll again`
        : `${does(e.side, 'rolls')} ${e.dice === 'none' ? 'no dice' : numbered(e.dice)} again`,
    DicePickedUp: ({ side, dice }) => `${does(side, 'picks')} up ${numbered(dice)}`,
    RoundChanged: ({ side, what }) =>
      `in this round ${does(side, 'has')} ${CHANGES[what] ?? 'something that is changed'}`,
    HitsScored: ({ side, hits }) => `${does(side, 'scores')} ${counted(hits, 'hit')}`,
    UnitLost: ({ side, region, type }) =>
      `${does(side, 'loses')} one of the ${name(type)} in ${name(region)}`,
    ArmyDestroyed: ({ side, region }) => `the Army of ${name(side)} in ${name(region)} is destroyed`,
    TacticsRecovered: ({ side }) => `${does(side, 'takes')} back the spent Tactics tokens`,
    AttackCeased: ({ side }) => `${does(side, 'ceases')} the attack`,
    Retreated: (e) => `${does(e.side, e.rout ? 'routs' : 'retreats')} from ${name(e.from)} to ${name(e.to)}`,
    BattleEnded: ({ region }) => `the battle in ${name(region)} is over`,
  }) satisfies Partial<Tellers>

const tellersOf = (name: Names): Tellers => ({
  ...ofTurns(name),
  ...ofCards(name),
  ...ofActions(name),
  ...ofPieces(name),
  ...ofBattles(name),
})

/** An event of a scenario as a sentence; what is no event is an empty text. */
export const tellIn = (scenario: Scenario): ((event: object) => string) => {
  const name = nameIn(scenario)
  const tellers = tellersOf(name)
  const { immediate, step6 } = scenario.doc.victory
  const ways = new Map([...step6, ...immediate].map(({ id, says }) => [id, says]))
  return (event) =>
    guarded('', () => {
      const known = event as Event
      if (!Object.hasOwn(tellers, known.kind)) return ''
      const told = capital(byKind(tellers, known))
      const by = known.card === undefined ? '' : `${name(known.card)}: `
      const way = known.kind === 'GameWon' ? ` ${ways.get(known.by) ?? ''}`.trimEnd() : ''
      return `${by}${told}.${way}`
    })
}
