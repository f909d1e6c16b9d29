/**
 * A walk over all Event cards and all titles: everything they name exists, every word of their language is
 * used, they are plain data, and each says in short what it does.
 */
import { describe, expect, it } from 'vitest'
import {
  CHARACTER_IDS,
  COMBAT,
  COMBAT_TITLES,
  DECKS,
  DIE_FACES,
  EVENT_CARD_IDS,
  EVENT_CARDS,
  HUNT_TILE_IDS,
  NATIONS,
  PIECE_IDS,
  REGION_IDS,
  RULEBOOK,
  SIDES,
  type Condition,
  type Instruction,
} from '../../../src/war-of-the-ring'
import type { CombatCondition, CombatDeed, RoundCondition } from '../../../src/war-of-the-ring/model/combat'
import type { Area } from '../../../src/war-of-the-ring/model/conditions'
import type { Targets } from '../../../src/war-of-the-ring/model/effects/armies'
import type { Site } from '../../../src/war-of-the-ring/model/effects'
import type { Ban, Ending, Reaction } from '../../../src/war-of-the-ring/model/effects/onTable'
import { SETTLEMENTS } from '../../../src/war-of-the-ring/model/ids'
import { BANS } from '../../../src/war-of-the-ring/data/bans'
import { CARDS, SECOND_CARDS, TWILIGHT_CARDS, TWILIGHT_COMBAT } from '../support/base'

type Kinds<T extends { readonly kind: string }> = Readonly<Record<T['kind'], true>>

/** The words of the language of events; a list that lacks one, or has one too many, does not compile. */
const INSTRUCTIONS: Kinds<Instruction> = {
  placeEnts: true,
  wakeEnts: true,
  playOrDraw: true,
  clearTable: true,
  regainRings: true,
  recruitBeside: true,
  stormShips: true,
  sailAll: true,
  ferry: true,
  reinforce: true,
  recruitForNazgul: true,
  engines: true,
  activate: true,
  advance: true,
  assault: true,
  carry: true,
  challenge: true,
  corrupt: true,
  draw: true,
  drawTile: true,
  driveRingBearers: true,
  eliminateAlone: true,
  flyNazgul: true,
  goToWar: true,
  hideOrMove: true,
  hit: true,
  hitEach: true,
  killLeader: true,
  loseDice: true,
  randomCompanion: true,
  march: true,
  moveCompanions: true,
  playAnother: true,
  promote: true,
  putTileInPlay: true,
  rally: true,
  recruit: true,
  recruitEach: true,
  recruitOrFly: true,
  relieve: true,
  reveal: true,
  rollForCorruption: true,
  rouse: true,
  scatter: true,
  sendTo: true,
  separate: true,
  setBack: true,
  strike: true,
  summon: true,
  turnDie: true,
  turnToEyes: true,
}
const CONDITIONS: Kinds<Condition> = {
  faction: true,
  nazgulIn: true,
  together: true,
  active: true,
  all: true,
  any: true,
  anyCompanionInFellowship: true,
  armiesMeet: true,
  armyIn: true,
  atWar: true,
  besieged: true,
  controls: true,
  corruptionAtMost: true,
  guide: true,
  inFellowship: true,
  inPlay: true,
  isIn: true,
  nazgulWithRingBearers: true,
  not: true,
  progressAtLeast: true,
  revealed: true,
  ringBearersIn: true,
  ringBearersInSettlement: true,
  siegeLaid: true,
  withArmy: true,
}
const PLACES: Kinds<Area> & Kinds<Site> & Kinds<Targets> = {
  anyOf: true,
  anywhere: true,
  armiesIn: true,
  armiesNear: true,
  coast: true,
  either: true,
  free: true,
  lands: true,
  mixedArmies: true,
  nextTo: true,
  regions: true,
  settlements: true,
  withAnyOf: true,
  withArmy: true,
}
const ON_TABLE: Kinds<Reaction> & Kinds<Ending> = {
  addsToHunt: true,
  advanced: true,
  declaredIn: true,
  drawsTile: true,
  located: true,
  lessensDamage: true,
  preventsTile: true,
  replacesTile: true,
}
const BAN_KINDS: Kinds<Ban> = { closes: true, holdsBack: true, keepsPassive: true }
const DEEDS: Kinds<CombatDeed> = {
  addEngines: true,
  wreckEngine: true,
  addHits: true,
  addToDice: true,
  bindCompanion: true,
  cancelCard: true,
  escape: true,
  forfeitCompanions: true,
  limitDice: true,
  noReroll: true,
  onesBackfire: true,
  payNazgulLeadership: true,
  removeDice: true,
  sacrifice: true,
  score: true,
  slay: true,
  strike: true,
  sufferHits: true,
  turnMisses: true,
}
const IN_BATTLE: Kinds<CombatCondition> & Kinds<RoundCondition> = {
  piece: true,
  engine: true,
  all: true,
  any: true,
  character: true,
  defenderBesieged: true,
  defenderIn: true,
  defenderNear: true,
  defenderWithRingBearers: true,
  defendsInField: true,
  enemyCardStands: true,
  enemyUsesNone: true,
  hits: true,
  leader: true,
  moreHits: true,
  nazgul: true,
  nazgulLeadership: true,
  nazgulOutlead: true,
  outnumbers: true,
  unit: true,
}

/** Every value in some data, with the name of the field or list that holds it. */
const leavesOf = (data: unknown, name = ''): ReadonlyArray<readonly [string, unknown]> => {
  if (Array.isArray(data)) return data.flatMap((one: unknown) => leavesOf(one, name))
  if (typeof data !== 'object' || data === null) return [[name, data]]
  return Object.entries(data).flatMap(([field, value]) => leavesOf(value, field))
}
const kindsIn = (data: unknown): ReadonlySet<unknown> =>
  new Set(leavesOf(data).flatMap(([field, value]) => (field === 'kind' ? [value] : [])))

/** What the fields of cards may name. */
const NAMES: Readonly<Record<string, ReadonlyArray<unknown>>> = {
  regions: REGION_IDS,
  region: REGION_IDS,
  in: REGION_IDS,
  through: REGION_IDS,
  from: [...REGION_IDS, ...DIE_FACES],
  to: DIE_FACES,
  nation: NATIONS,
  nations: NATIONS,
  unitsOf: NATIONS,
  anyOf: CHARACTER_IDS,
  who: CHARACTER_IDS,
  is: CHARACTER_IDS,
  inArmyOf: CHARACTER_IDS,
  with: [...CHARACTER_IDS, 'companion', 'nazgul', 'nazgulFigure'],
  enemyWith: [...CHARACTER_IDS, 'companion', 'nazgul', 'nazgulFigure'],
  figures: PIECE_IDS,
  recruits: PIECE_IDS,
  units: PIECE_IDS,
  piece: PIECE_IDS,
  tile: HUNT_TILE_IDS,
  deck: DECKS,
  takesAfterCasualty: DECKS,
  side: SIDES,
  by: [...SIDES, ...Object.keys(RULEBOOK)],
  home: SIDES,
  types: SETTLEMENTS,
  die: DIE_FACES,
  face: DIE_FACES,
  result: DIE_FACES,
  drawsAfter: DIE_FACES,
  cards: DIE_FACES,
  rule: Object.keys(RULEBOOK),
  card: EVENT_CARD_IDS,
  id: EVENT_CARD_IDS,
  title: COMBAT_TITLES,
}
/** Fields with words of their own; the compiler knows them. */
const OWN_WORDS = ['kind', 'says', 'name', 'bearing', 'dice', 'rank', 'whose', 'rolls', 'figure', 'hits']
const OWN = [...OWN_WORDS, 'per', 'points']

const unknownNames = (data: unknown): ReadonlyArray<unknown> =>
  leavesOf(data).filter(
    ([field, value]) =>
      typeof value === 'string' && !OWN.includes(field) && !(NAMES[field] ?? []).includes(value),
  )

const sorted = (words: Iterable<unknown>): ReadonlyArray<unknown> => [...words].sort()
const titles = Object.values(COMBAT)
const effects = [...CARDS, ...TWILIGHT_CARDS].map((card) => card?.effect)

describe('the 96 Event cards', () => {
  it('are all there, each once and in its place', () => {
    expect(EVENT_CARD_IDS.length).toBe(96)
    expect(new Set(EVENT_CARD_IDS).size).toBe(96)
    expect(CARDS.map((card) => card?.id)).toEqual(EVENT_CARD_IDS)
    expect(EVENT_CARDS.map(({ id }) => id)).toEqual(EVENT_CARD_IDS)
    expect(new Set(EVENT_CARDS.map(({ name }) => name)).size).toBe(96)
  })

  it('do something when they are played, or on the table', () => {
    expect(CARDS.filter((card) => card?.effect.length === 0 && card.table === undefined)).toEqual([])
  })
})

describe('the 38 titles', () => {
  it('are all there under their own names, and each is on a card of its side', () => {
    expect(Object.keys(COMBAT)).toEqual(COMBAT_TITLES)
    expect(titles.map(({ title }) => title)).toEqual(COMBAT_TITLES)
    expect(sorted(new Set(EVENT_CARDS.map(({ combat }) => combat)))).toEqual(sorted(COMBAT_TITLES))
    const sides = new Set(EVENT_CARDS.map(({ combat, side }) => `${side} ${combat}`))
    expect(sides.size).toBe(COMBAT_TITLES.length)
  })

  it('have their instructions in the order of initiative', () => {
    for (const { effects: timed } of titles) {
      const times = timed.map(({ initiative }) => initiative)
      expect(times).toEqual([...times].sort((one, other) => one - other))
      expect(times.length).toBeGreaterThan(0)
    }
  })
})

describe('all cards and titles', () => {
  it.each([
    ...CARDS.map((card, ix) => [EVENT_CARD_IDS[ix] ?? '', card] as const),
    ...SECOND_CARDS.filter((card) => card !== undefined && !CARDS.includes(card)).map(
      (card) => [`${card?.id} of the second edition`, card] as const,
    ),
    ...titles.map((title) => [title.title, title] as const),
  ])('%s names what exists, is plain data and says what it does in one short sentence', (_, card) => {
    expect(unknownNames(card)).toEqual([])
    expect(JSON.parse(JSON.stringify(card))).toEqual(card)
    expect(card?.says).toMatch(/^[A-Z][^.]*\.$/)
    expect(card?.says.length).toBeLessThanOrEqual(160)
  })

  it('use every word of their language', () => {
    const events = kindsIn([CARDS, SECOND_CARDS, TWILIGHT_CARDS, BANS])
    const wanted = [INSTRUCTIONS, CONDITIONS, PLACES, ON_TABLE, BAN_KINDS].flatMap(Object.keys)
    expect(sorted(events)).toEqual(sorted(new Set(wanted)))
    expect(sorted(new Set(effects.flatMap((list) => (list ?? []).map(({ kind }) => kind))))).toEqual(
      sorted(Object.keys(INSTRUCTIONS)),
    )
    const battle = [DEEDS, IN_BATTLE].flatMap(Object.keys)
    expect(sorted(kindsIn(TWILIGHT_COMBAT))).toEqual(sorted([...new Set([...battle, 'when'])]))
  })

  it('forbid what they say they do, by cards that stay on the table', () => {
    expect(unknownNames(BANS)).toEqual([])
    for (const { card } of BANS) expect(CARDS.find((one) => one?.id === card)?.table).toBeDefined()
  })
})
