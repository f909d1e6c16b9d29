/**
 * Words for War of the Ring: names as a player knows them, and each event of the game as a sentence.
 * Nothing here decides anything; it only tells what the library reports.
 */
import {
  CHARACTERS,
  EVENT_CARDS,
  HUNT_TILES,
  NATION_TABLE,
  REGIONS,
} from 'middle-earth-rules/war-of-the-ring'
import { listed } from '../words.mjs'

const names = (entries) => new Map(entries.map(({ id, name }) => [id, name]))
const regions = names(REGIONS)
const characters = names(CHARACTERS)
const nations = names(NATION_TABLE)
const cards = names(EVENT_CARDS)
const tiles = names(HUNT_TILES)

export const SIDES = { 'free-peoples': 'The Free Peoples', shadow: 'The Shadow' }
const FACES = {
  character: 'Character',
  army: 'Army',
  muster: 'Muster',
  event: 'Event',
  'muster-army': 'Muster/Army',
  eye: 'Eye',
  'will-of-the-west': 'Will of the West',
}
const PEOPLES = { dwarves: 'Dwarven', elves: 'Elven', north: 'Northern', southrons: 'Southron' }

export const regionName = (id) => regions.get(id) ?? id
export const characterName = (id) => characters.get(id) ?? id
export const nationName = (id) => nations.get(id) ?? id
const faceName = (id) => FACES[id] ?? id

/** A kind of piece, one or several: "3 Gondor regulars", "Boromir". */
export const pieceName = (id, number = 1) => {
  if (characters.has(id)) return characters.get(id)
  if (id === 'nazgul') return `${number} Nazgûl`
  const [nation, figure] = id.split('-')
  return `${number} ${PEOPLES[nation] ?? nationName(nation)} ${figure}${number === 1 ? '' : 's'}`
}

const inWords = (pieces) => listed(pieces.map(({ piece, number }) => pieceName(piece, number)))
const steps = (number) => (number === 0 ? 'at war' : `${number} ${number === 1 ? 'step' : 'steps'} from war`)

/** A side and what it does: the Free Peoples are many. */
const does = (side, verb) =>
  `${SIDES[side]} ${side === 'shadow' ? verb : verb.replace(/(sh|ch|ss)es\b/, '$1').replace(/^(\w+)s\b/, '$1')}`
const WAYS = { march: 'March', retreat: 'Retreat', advance: 'Advance' }
const BATTLES = {
  field: (from, to) => `attacks ${to} from ${from}`,
  siege: (_, to) => `assaults the Stronghold of ${to}`,
  sortie: (from) => `sallies forth from ${from}`,
  relief: (from, to) => `attacks the besiegers of ${to} from ${from}`,
}
const ENDS = {
  ceased: 'The attack ceases.',
  withdrawn: 'The defenders are behind their walls.',
  retreated: 'The defenders are gone.',
  won: 'The attackers have won.',
  lost: 'The attackers are destroyed.',
  both: 'Nobody is left on either side.',
}
const REASONS = { hunt: 'the Hunt', mordor: 'Mordor', stronghold: 'a Shadow Stronghold', card: 'a card' }

const TOLD = {
  CardDrawn: ({ side, drawn, deck }) => `${does(side, 'draws')} ${cards.get(drawn)} (${deck}).`,
  CardDiscarded: ({ side, drawn }) => `${does(side, 'discards')} ${cards.get(drawn)}, face down.`,
  DiceAllocated: ({ dice }) => `The Shadow puts ${dice} ${dice === 1 ? 'die' : 'dice'} into the Hunt box.`,
  DieUsed: ({ side, die, as }) =>
    `${SIDES[side]}: ${faceName(die)}${die === as ? '' : ` as ${faceName(as)}`}`,
  DieSkipped: ({ side, die }) => `${SIDES[side]} can do nothing and puts aside a die (${faceName(die)}).`,
  RingUsed: ({ side, die, result }) =>
    `${does(side, 'uses')} an Elven Ring: ${faceName(die)} becomes ${faceName(result)}.`,
  Passed: ({ side }) => `${side === 'shadow' ? 'The Shadow passes' : 'The Free Peoples pass'}.`,
  PoolChanged: ({ side, dice }) => `${SIDES[side]} will have ${dice} dice.`,
  GameWon: ({ side }) => `${does(side, 'wins')}.`,
  FellowshipMoved: ({ progress }) => `The Fellowship goes on, to step ${progress}.`,
  RingBearersMoved: ({ from, to }) => `The Ring-bearers go from ${regionName(from)} to ${regionName(to)}.`,
  FellowshipDeclared: ({ region }) => `The Fellowship is declared in ${regionName(region)}.`,
  FellowshipRevealed: ({ region }) =>
    `The Fellowship is revealed${region === null ? ' in Mordor' : ` in ${regionName(region)}`}.`,
  FellowshipHidden: () => 'The Fellowship is hidden again.',
  MordorEntered: ({ from }) => `The Fellowship enters Mordor at ${regionName(from)}.`,
  MordorTried: () => 'The Fellowship tries a step in Mordor.',
  CameOut: ({ side, region }) =>
    `${SIDES[side]} in ${regionName(region)}: out of the Stronghold again, as nobody followed.`,
  MordorAdvanced: ({ step }) => `The Fellowship completes step ${step} of 5 in Mordor.`,
  CorruptionChanged: ({ by, corruption }) => `Corruption ${by < 0 ? 'falls' : 'rises'} to ${corruption}.`,
  GuideNamed: ({ guide }) => `${characterName(guide)} guides the Fellowship.`,
  HuntDieRolled: ({ roll, success, again }) =>
    `The Hunt ${again ? 'rolls again' : 'rolls'}: ${roll}${success ? ', a success' : ''}.`,
  TileDrawn: ({ tile, why }) => `Hunt tile for ${REASONS[why]}: ${tiles.get(tile)}.`,
  TileDieRolled: ({ roll }) => `Its die shows ${roll}.`,
  DamageSet: ({ damage }) => `Hunt damage ${damage}.`,
  DamageReduced: ({ character, damage }) =>
    `${characterName(character)} spares the Ring-bearers: ${damage} left.`,
  CompanionPicked: ({ companion }) => `The lot falls on ${characterName(companion)}.`,
  PoolRefilled: () => 'All standard tiles go back into the Hunt pool.',
  CharacterSeparated: ({ character, to }) =>
    `${characterName(character)} leaves the Fellowship for ${regionName(to)}.`,
  CharacterMoved: ({ character, from, to }) =>
    `${characterName(character)} goes from ${regionName(from)} to ${regionName(to)}.`,
  NazgulMoved: ({ from, to }) => `A Nazgûl flies from ${regionName(from)} to ${regionName(to)}.`,
  CharacterEntered: ({ character, region }) =>
    `${characterName(character)} comes into play in ${regionName(region)}.`,
  CharacterEliminated: ({ character }) => `${characterName(character)} falls.`,
  ArmyMoved: ({ from, to, pieces, way }) =>
    `${WAYS[way]} from ${regionName(from)} to ${regionName(to)}: ${inWords(pieces)}.`,
  Recruited: ({ piece, region }) => `${pieceName(piece)} recruited in ${regionName(region)}.`,
  Removed: ({ piece, region }) => `${pieceName(piece)} too many in ${regionName(region)}: removed.`,
  Lost: ({ piece, number, region }) => `${pieceName(piece, number)} lost in ${regionName(region)}.`,
  EliteReduced: ({ piece, region }) => `${pieceName(piece)} in ${regionName(region)} becomes a regular.`,
  Upgraded: ({ piece, number, region }) => `${pieceName(piece, number)} trained in ${regionName(region)}.`,
  NationActivated: ({ nation }) => `${nationName(nation)}: roused.`,
  NationAdvanced: ({ nation, steps: left }) => `${nationName(nation)}: ${steps(left)}.`,
  SettlementCaptured: ({ side, region, points }) =>
    `${does(side, 'captures')} ${regionName(region)}${points === 0 ? '' : ` (${points} VP)`}.`,
  SettlementRegained: ({ side, region }) => `${does(side, 'takes')} back ${regionName(region)}.`,
  BattleBegan: ({ side, battle, from, to }) =>
    `${does(side, BATTLES[battle](regionName(from), regionName(to)))}.`,
  NazgulSilenced: ({ character }) => `${characterName(character)} silences the Nazgûl.`,
  Withdrew: ({ side, region }) => `${does(side, 'withdraws')} into the Stronghold of ${regionName(region)}.`,
  SiegeBegan: ({ region }) => `${regionName(region)} is besieged.`,
  SiegeEnded: ({ region }) => `The siege of ${regionName(region)} is over.`,
  BattleEnded: ({ end }) => ENDS[end],
}

/** Rolls in a row are told together: who, what for, and what came up. */
const rollOf = ({ kind, side, again }) => {
  if (kind === 'DieRolled') return does(side, 'rolls')
  return kind === 'CombatDieRolled' ? does(side, again ? 'rolls again' : 'rolls') : undefined
}
const upOf = ({ kind, face, roll, hit }) =>
  kind === 'DieRolled' ? faceName(face) : `${roll}${hit ? '!' : ''}`

/** The events as sentences, in their order. */
export const sentencesOf = (events) => {
  const told = []
  let rolls
  const flush = () => {
    if (rolls !== undefined) told.push(`${rolls.who}: ${rolls.up.join(', ')}.`)
    rolls = undefined
  }
  for (const event of events) {
    const who = rollOf(event)
    if (who === undefined && !Object.hasOwn(TOLD, event.kind)) continue
    if (who !== rolls?.who) flush()
    if (who !== undefined) (rolls ??= { who, up: [] }).up.push(upOf(event))
    else told.push(event.only === undefined ? TOLD[event.kind](event) : `~ ${TOLD[event.kind](event)}`)
  }
  flush()
  return told
}

/** The board in short: Fellowship, points, politics, sieges, armies. */
export const boardOf = (game, state) => {
  const { table } = game.encode(state)
  const { fellowship, politics, captured, characters: places } = table
  const armies = (list, suffix = '') =>
    Object.entries(list).map(
      ([region, army]) =>
        `  ${regionName(region)}${suffix}: ${inWords(Object.entries(army).map(([piece, number]) => ({ piece, number })))}`,
    )
  const abroad = Object.entries(places).filter(([, at]) => at !== 'aside' && at !== 'replaced')
  return [
    `Corruption ${fellowship.corruption}, ${
      fellowship.region === null
        ? `step ${fellowship.mordor} in Mordor`
        : `last seen in ${regionName(fellowship.region)}`
    }, guided by ${characterName(fellowship.guide)}.`,
    `Captured: ${captured.length === 0 ? 'nothing' : listed(captured.map(regionName))}.`,
    ...Object.entries(politics).map(([nation, { steps: left }]) => `${nationName(nation)}: ${steps(left)}.`),
    ...abroad.map(([who, at]) => `${characterName(who)}: ${regions.get(at.split('/')[0]) ?? at}.`),
    'Armies:',
    ...armies(table.armies),
    ...armies(table.besieged, ' (besieged)'),
  ].join('\n')
}
