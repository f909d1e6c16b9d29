/**
 * House rules: what a user may change of the game, as data. Each part replaces what it names and adds what is
 * new; who is asked what, when, and what may be known stays as it is.
 */
import type { Rule } from '../../../kernel/rulebook'
import type { Readings } from '../../model/config'
import type { EventCard } from '../../model/effects'
import type { CharacterId, EventCardId, HuntTileId, PieceId, Side } from '../../model/ids'
import type {
  ActionDiceData,
  CharacterData,
  DiceData,
  EventCardData,
  FellowshipData,
  HuntTileData,
  LimitsData,
  SetUpData,
  UnitData,
  VictoryData,
} from '../../model/tables'
import type { RuleId } from '../../rulebook'
import type { Whole } from '../rules'

/** Numbers of dice; their faces are fixed. */
export interface HouseDice {
  readonly action?: { readonly [S in Side]?: Partial<Pick<ActionDiceData<never>, 'start' | 'most'>> }
  readonly combat?: Partial<DiceData['combat']>
  readonly hunt?: Partial<DiceData['hunt']>
}

/** Numbers of the tracks of the Fellowship. */
export interface HouseFellowship {
  readonly progress?: number
  readonly corruption?: number
  readonly healing?: number
  readonly mordor?: Partial<FellowshipData['mordor']>
}

/** What wins the war. */
export interface HouseVictory {
  readonly points?: Partial<VictoryData['points']>
  readonly target?: Partial<VictoryData['target']>
}

/** Readings that are a group's own affair. */
export type HouseReadings = Partial<Pick<Readings, 'skipsFreely'>>

/** The position at the start. */
export type HouseSetUp = Partial<Pick<SetUpData, 'armies' | 'reinforcements' | 'elvenRings'>>

/** An Event card and what it says. */
export type HouseCard = EventCardData & EventCard

/** A house rule, or a small expansion: data alone, each part optional. */
export interface HouseRule {
  /** What it is called: saved games bear the name. */
  readonly name: string
  readonly limits?: Partial<Pick<LimitsData, 'units' | 'besiegedUnits' | 'hand'>>
  readonly victory?: HouseVictory
  readonly dice?: HouseDice
  readonly fellowship?: HouseFellowship
  readonly setUp?: HouseSetUp
  readonly readings?: HouseReadings
  /** Characters: in the place of one with the same id, or new. */
  readonly characters?: ReadonlyArray<CharacterData>
  /** Event cards: in the place of one with the same id, or new in their deck. */
  readonly cards?: ReadonlyArray<HouseCard>
  /** Hunt tiles: in the place of one with the same id, or new. New standard tiles start in the Hunt Pool. */
  readonly huntTiles?: ReadonlyArray<HuntTileData>
  /** Further kinds of Army unit of a Nation, which count as Regulars; all are reinforcements at the start. */
  readonly units?: ReadonlyArray<UnitData>
  /** Other names of regions' pieces, cards, tiles and characters, by id. */
  readonly names?: Readonly<Record<string, string>>
  /** Other paraphrases of cards and characters, by id. */
  readonly says?: Readonly<Record<string, string>>
  /** Other sentences of rules; numbers of tables can be named in braces, as in `{limits.units}`. */
  readonly sentences?: { readonly [R in RuleId]?: string }
}

/** The ids that a house rule may bring. */
export type NewId = CharacterId | EventCardId | HuntTileId | PieceId

/** An id of something new. Ids of the game itself need no such word, and a misspelt one does not compile. */
export const newId = <I extends NewId>(id: string): I => id as I

interface Named {
  readonly id: string
}

/** The entries with an id already there replaced, the others added. */
const joined = <A extends Named>(base: ReadonlyArray<A>, more: ReadonlyArray<A> = []): ReadonlyArray<A> => [
  ...base.map((one) => more.find(({ id }) => id === one.id) ?? one),
  ...more.filter(({ id }) => base.every((one) => one.id !== id)),
]

/** Names and paraphrases replaced where the house rule has others. */
const reworded = <A extends { readonly id: string; readonly name: string }>(
  list: ReadonlyArray<A>,
  { names = {}, says = {} }: HouseRule,
): ReadonlyArray<A> =>
  list.map((one) => ({
    ...one,
    ...(Object.hasOwn(names, one.id) ? { name: names[one.id] } : {}),
    ...('says' in one && Object.hasOwn(says, one.id) ? { says: says[one.id] } : {}),
  }))

const diceWith = (base: DiceData, { action, combat, hunt }: HouseDice): DiceData => ({
  action: {
    'free-peoples': { ...base.action['free-peoples'], ...action?.['free-peoples'] },
    shadow: { ...base.action.shadow, ...action?.shadow },
  },
  combat: { ...base.combat, ...combat },
  hunt: { ...base.hunt, ...hunt },
})

const tablesWith = ({ tables }: Whole, rule: HouseRule): Whole['tables'] => {
  const { victory = {}, fellowship = {}, huntTiles = [], setUp } = rule
  const isNew = ({ id, kind }: HuntTileData): boolean =>
    kind === 'standard' && tables.huntTiles.every((one) => one.id !== id)
  return {
    ...tables,
    limits: { ...tables.limits, ...rule.limits },
    victory: {
      points: { ...tables.victory.points, ...victory.points },
      target: { ...tables.victory.target, ...victory.target },
    },
    dice: diceWith(tables.dice, rule.dice ?? {}),
    fellowship: {
      ...tables.fellowship,
      ...fellowship,
      mordor: { ...tables.fellowship.mordor, ...fellowship.mordor },
    },
    characters: reworded(joined(tables.characters, rule.characters), rule),
    huntTiles: reworded(joined(tables.huntTiles, huntTiles), rule),
    units: joined(tables.units, rule.units),
    setUp: {
      ...tables.setUp,
      ...setUp,
      huntPool: [...tables.setUp.huntPool, ...huntTiles.filter(isNew).map(({ id }) => id)],
    },
  }
}

const bookWith = (book: Whole['rulebook'], { sentences = {} }: HouseRule): Whole['rulebook'] => {
  const changed: Record<string, Rule> = { ...book }
  for (const [id, sentence] of Object.entries(sentences)) {
    const rule = changed[id]
    if (rule !== undefined) changed[id] = { ...rule, sentence }
  }
  return changed
}

const textOf = ({ id, says, playIf, effect, table }: HouseCard): EventCard => ({
  id,
  says,
  ...(playIf === undefined ? {} : { playIf }),
  effect,
  ...(table === undefined ? {} : { table }),
})

const objectOf = ({ id, name, side, deck, number, playedWith, combat }: HouseCard): EventCardData => ({
  id,
  name,
  side,
  deck,
  number,
  playedWith,
  combat,
})

/** The whole with a house rule that fits it, under a label. */
export const withHouseRule = (whole: Whole, rule: HouseRule, label: string): Whole => {
  const { says = {}, cards = [] } = rule
  return {
    ...whole,
    house: [...whole.house, label],
    tables: tablesWith(whole, rule),
    eventCards: reworded(joined(whole.eventCards, cards.map(objectOf)), rule),
    texts: joined(whole.texts, cards.map(textOf)).map((text) => ({
      ...text,
      says: says[text.id] ?? text.says,
    })),
    readings: { ...whole.readings, ...rule.readings },
    names: { ...whole.names, ...rule.names },
    rulebook: bookWith(whole.rulebook, rule),
  }
}
