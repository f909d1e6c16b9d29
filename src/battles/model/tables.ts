/**
 * A scenario as the rules read it: its document turned once into tables under names.
 */
import type { Condition, Effect } from './effects'
import type {
  AbilityDoc,
  BorderDoc,
  BorderTypeDoc,
  CharacterDoc,
  CombatDoc,
  PositionDoc,
  RegionDoc,
  ScenarioDoc,
  TableDoc,
  TileDoc,
  UnitTypeDoc,
} from './scenario'
import type { BySide, CardType, Deck, PlainFace } from './sides'

/** What lies under a name. */
export type Named<A> = Readonly<Record<string, A>>

/** A neighbour: the Region beyond a border. */
export interface Neighbour {
  readonly to: string
  readonly border: BorderDoc
  readonly type: BorderTypeDoc
}

/** A card: where it belongs and what it says. */
export interface Card {
  readonly id: string
  readonly deck: Deck
  readonly name: string
  readonly type: CardType
  readonly requires: ReadonlyArray<Condition>
  readonly says: string
  readonly combat: CombatDoc | null
  readonly table: TableDoc | null
  /** The name of its effect. */
  readonly list: string
}

/** An ability of a Character: the names of its effect and of its price. */
export interface Ability {
  readonly character: string
  /** Its number among those of the Character, from 1. */
  readonly place: number
  readonly doc: AbilityDoc
  readonly list: string
  readonly cost: string
}

/** The tables of a scenario. */
export interface Scenario {
  readonly doc: ScenarioDoc
  readonly regionIds: ReadonlyArray<string>
  readonly regions: Named<RegionDoc>
  /** Every Region beyond a border of each Region, passable or not. */
  readonly borders: Named<ReadonlyArray<Neighbour>>
  /** The Regions adjacent to each Region: those beyond a passable border. */
  readonly neighbours: Named<ReadonlyArray<Neighbour>>
  readonly unitTypes: Named<UnitTypeDoc>
  readonly typesOf: BySide<ReadonlyArray<string>>
  readonly typeIds: ReadonlyArray<string>
  readonly characters: Named<CharacterDoc>
  readonly characterIds: ReadonlyArray<string>
  readonly charactersOf: BySide<ReadonlyArray<string>>
  /** The abilities of each side's Characters. */
  readonly abilitiesOf: BySide<ReadonlyArray<Ability>>
  readonly positions: Named<PositionDoc>
  readonly tiles: Named<TileDoc>
  readonly cards: Named<Card>
  readonly cardIds: ReadonlyArray<string>
  /** The cards that can lie on the table. */
  readonly tableCards: ReadonlyArray<string>
  readonly cardsOf: Readonly<Record<Deck, ReadonlyArray<string>>>
  /** Every list of steps under its name: those of cards, abilities, uses of dice, and those inside them. */
  readonly effects: Named<Effect>
  /** The uses of each result that are open to each side: the names of their effects. */
  readonly uses: BySide<Readonly<Record<PlainFace, ReadonlyArray<string>>>>
  /** What a use that the scenario adds requires, under the name of its effect. */
  readonly requires: Named<ReadonlyArray<Condition>>
  /** Territories that give the Shadow a die, with their Settlements. */
  readonly prizes: ReadonlyArray<{ readonly id: string; readonly settlements: ReadonlyArray<string> }>
}
