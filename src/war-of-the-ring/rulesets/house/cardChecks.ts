/**
 * The language of Event cards as checks: every word of it with its fields, so that a card of a house rule can
 * say nothing that the rules do not know.
 */
import { BEARINGS } from '../../model/frames'
import type { Area, Condition, Meeting, Siege } from '../../model/conditions'
import type { Instruction, BesideInstruction, NationChoice, RecruitPart, Site } from '../../model/effects'
import type { BattleTerms, Targets } from '../../model/effects/armies'
import type { Ending, Price, Reaction, TableText } from '../../model/effects/onTable'
import type { Stride } from '../../model/frames'
import { DECKS, DIE_FACES, SETTLEMENTS, SIDES } from '../../model/ids'
import { fields, flag, kinds, list, named, oneOf, some, whole, yes, type Check, type Kinds } from './check'

export const region = named('a region', 'regions')
export const nation = named('a Nation', 'nations')
export const character = named('a character', 'characters')
export const piece = named('a kind of piece', 'pieces')
export const side = oneOf('a side', SIDES)
export const deck = oneOf('a deck', DECKS)
export const face = oneOf('a result of a die', DIE_FACES)
export const settlement = oneOf('a kind of Settlement', SETTLEMENTS)
const escort = named('who can go with an Army', 'characters', 'companion', 'nazgul', 'nazgulFigure')
const pips = whole(1, 6)
const few = whole(1, 10)
const regions = list(region, 1)
const nations = list(nation, 1)
const people = list(character, 1)

const area: Check = kinds<Area>('an area', () => AREAS)
const AREAS: Kinds<Area> = {
  regions: { regions },
  lands: { nations },
  settlements: { nation, types: list(settlement, 1) },
  coast: {},
  nextTo: { regions },
  anywhere: {},
  anyOf: { areas: list(area, 1) },
}

const meeting = fields<Meeting>({ enemyWith: escort, side, with: some(escort) })
const siege = fields<Siege>({ by: side, with: some(escort), unitsOf: some(nation), home: some(side) })

/** What must be true. */
export const condition: Check = kinds<HouseCondition>('a condition', () => CONDITIONS)
/** Conditions of the base game. */
type HouseCondition = Exclude<Condition, { kind: 'faction' | 'together' | 'nazgulIn' }>
const CONDITIONS: Kinds<HouseCondition> = {
  all: { of: list(condition, 1) },
  any: { of: list(condition, 1) },
  not: { of: condition },
  atWar: { nations },
  active: { nation },
  inFellowship: { anyOf: people },
  anyCompanionInFellowship: {},
  guide: { is: character },
  inPlay: { anyOf: people },
  isIn: { anyOf: people, area, fellowshipToo: flag },
  withArmy: { anyOf: people, area: some(area) },
  armyIn: { side, area },
  controls: { side, area },
  besieged: { by: side, region },
  armiesMeet: { meeting },
  siegeLaid: { siege },
  ringBearersIn: { area },
  ringBearersInSettlement: {},
  progressAtLeast: { steps: few },
  revealed: {},
  corruptionAtMost: { corruption: whole(0, 30) },
  nazgulWithRingBearers: {},
}

const site: Check = kinds<Site>('a site', () => SITES)
const SITES: Kinds<Site> = {
  ...AREAS,
  withArmy: { area },
  withAnyOf: { who: people, area },
  free: { area },
  either: { sites: list(site, 1) },
}
const targets = kinds<Targets>('a target', () => ({
  armiesIn: { side, area },
  mixedArmies: { side },
  armiesNear: { meeting },
}))
const figures = list(list(piece, 1), 1)
const part = fields<RecruitPart>({ area: site, figures })
const choice = fields<NationChoice>({ nation, if: condition })
const terms = fields<Omit<BattleTerms, 'bansAllCards'>>({
  rounds: some(few),
  bansCards: some(yes),
  unceasing: some(yes),
  lessForBesieged: some(yes),
})
const stride = fields<Partial<Stride>>({
  level: some(whole(0, 10)),
  farther: some(whole(0, 10)),
  besieged: some(flag),
  stays: some(flag),
})

/** Instructions of the base game, without what only an expansion adds to them. */
type HouseInstruction =
  | Exclude<Instruction, BesideInstruction | { kind: 'hit' | 'march' }>
  | Omit<Extract<Instruction, { kind: 'hit' }>, 'andBeside'>
  | Omit<Extract<Instruction, { kind: 'march' }>, 'from' | 'bansAllCards'>
const INSTRUCTIONS: Kinds<HouseInstruction> = {
  // figures, Nations, cards
  draw: { deck, number: few },
  moveCompanions: {},
  sendTo: { who: character, region },
  recruit: { area: site, figures, if: some(condition) },
  recruitEach: { parts: list(part, 1), if: some(condition) },
  promote: { number: few, nations, inArmyOf: some(people), eliminates: flag },
  rally: { to: site, recruits: list(piece), from: regions, units: list(piece, 1), most: few },
  activate: { nations, if: some(condition) },
  advance: { nations, if: some(condition) },
  goToWar: { nation, if: some(condition) },
  rouse: { choices: list(choice, 1) },
  setBack: { choices: list(choice, 1) },
  // the Fellowship and the Hunt
  putTileInPlay: { tile: named('a Hunt tile', 'tiles') },
  corrupt: { by: whole(-10, 10), if: some(condition), otherwise: some(whole(-10, 10)) },
  rollForCorruption: {
    dice: few,
    on: pips,
    by: whole(-10, 10),
    exception: fields<{ readonly if: Condition; readonly on: number }>({ if: condition, on: pips }),
  },
  hideOrMove: { if: condition },
  separate: { stride, orTravel: flag },
  turnDie: { from: face, to: face },
  turnToEyes: { most: few },
  loseDice: { side, face },
  challenge: { tiles: few, who: people },
  drawTile: { bearing: oneOf('a way to bear a tile', BEARINGS), if: some(condition) },
  flyNazgul: {},
  reveal: { if: condition },
  strike: { if: condition },
  driveRingBearers: {},
  randomCompanion: { if: condition },
  // Armies
  hit: {
    targets,
    dice: oneOf('a number of dice', [1, 2, 3, 4, 5, 'nazgul']),
    on: pips,
    everybody: some(yes),
  },
  hitEach: { side, area, unitsOf: nation, on: pips },
  scatter: { meeting, on: pips, to: area },
  march: {
    armies: few,
    regions: few,
    joining: some(yes),
    with: some(escort),
    orAttack: some(yes),
    may: some(yes),
  },
  carry: {
    from: area,
    to: area,
    orBeside: some(yes),
    orBesideLost: some(yes),
    outOfSieges: some(yes),
    orAttack: some(terms),
    storms: some(yes),
  },
  assault: { siege, with: some(escort), terms },
  relieve: { terms },
  eliminateAlone: { who: character, region },
  playAnother: { deck, if: condition },
  recruitOrFly: { piece, number: few, with: character },
  summon: { who: people, to: area, piece, most: few, takesControl: some(yes) },
  killLeader: { region },
}

/** What a card does when it is played. */
export const effect = list(kinds<HouseInstruction>('an instruction', () => INSTRUCTIONS))

/** What only the cards of an expansion say of themselves on the table. */
type HouseText = Omit<TableText, 'frees' | 'toHuntBox'>
const reaction = kinds<Reaction>('a use of a card on the table', () => ({
  addsToHunt: { by: few },
  preventsTile: {},
  replacesTile: {},
  lessensDamage: { by: few },
  drawsTile: { through: region },
}))
const price = fields<Price>({
  die: some(face),
  if: some(condition),
  ring: some(yes),
  cards: some(list(face, 1)),
})
const ending = kinds<Ending>('what ends a card', () => ({
  declaredIn: { types: list(settlement, 1), held: flag },
  located: {},
  advanced: { by: list(named('a rule', 'rules'), 1) },
}))

/** What a card does while it lies on the table. */
export const tableText = fields<HouseText>({
  staysWhile: some(condition),
  endsWhen: some(list(ending, 1)),
  endedBy: some(list(price, 1)),
  reaction: some(reaction),
  sparesHuntBox: some(yes),
  drawsAfter: some(face),
  takesAfterCasualty: some(deck),
  usedInBattle: some(yes),
  bansCombatCards: some(fields<NonNullable<TableText['bansCombatCards']>>({ side, region })),
})
