/**
 * The shapes of the printed tables, and the small language in which character cards say what they do: one
 * kind for each power, with the figures of the card as parameters, so that no rule names a character.
 * Tables with names that an expansion can add to are lists; an overlay replaces an entry or adds to the end.
 */
import type { RuleId } from '../rulebook'
import type { CombatTitle } from './combat'
import type {
  BySide,
  CharacterId,
  Deck,
  DieFace,
  EventCardId,
  Figure,
  FreePeoplesFace,
  FreePeoplesNation,
  HuntTileId,
  MinionId,
  Nation,
  PieceId,
  PoliticalPosition,
  Rank,
  RegionId,
  Settlement,
  ShadowFace,
  Side,
  Stance,
} from './ids'

/** A region of the map. */
export interface RegionData {
  readonly id: RegionId
  /** As printed, with its accents. */
  readonly name: string
  /** The Nation within whose coloured border it lies. */
  readonly nation: Nation | null
  /** The Settlement it holds, which is the Nation's. */
  readonly settlement: Settlement | null
  readonly fortification: boolean
  /** Does it border on the large sea at the left of the board? */
  readonly coast: boolean
  /** The regions next to it, in the order of `REGION_IDS`. */
  readonly neighbours: ReadonlyArray<RegionId>
  /** The regions behind a black line, which are not next to it; in the order of `REGION_IDS`. */
  readonly impassable: ReadonlyArray<RegionId>
}

/** A number of figures of each kind. */
export type Figures = Readonly<Record<Figure, number>>

/** A Nation as it comes out of the box. */
export interface NationData {
  readonly id: Nation
  readonly name: string
  readonly side: Side
  /** Its box on the Political Track at the start. */
  readonly position: PoliticalPosition
  readonly stance: Stance
  /** All its figures, on the map at the start or not: no more can ever be in play. */
  readonly figures: Figures
}

/** The figures that a Nation has in a region at the start. */
export interface ArmySetUp extends Figures {
  readonly region: RegionId
  readonly nation: Nation
}

/** A further kind of Army unit of a Nation, which counts as a Regular; all of them start unrecruited. */
export interface UnitData {
  readonly id: PieceId
  /** One of them in words. */
  readonly name: string
  readonly nation: Nation
  /** How many there are. */
  readonly number: number
  /** How many of them a hit takes, one if nothing is said; the last one alone is taken by one too. */
  readonly perHit?: number
  /** False if no Muster result recruits them as it does others. */
  readonly musters?: false
}

/** Figures of an expansion that are no units: how many of each there are (chapter XII). */
export interface BesideData {
  readonly ships: number
  readonly ents: number
  readonly towers: number
  readonly trebuchets: number
  /** Most engines of a side in a region. */
  readonly enginesPerRegion: number
}

/** The position at the start, as far as nothing is shuffled. */
export interface SetUpData {
  readonly armies: ReadonlyArray<ArmySetUp>
  /** What each Nation has left to recruit. */
  readonly reinforcements: Readonly<Record<Nation, Figures>>
  readonly fellowship: {
    readonly region: RegionId
    readonly guide: CharacterId
    readonly companions: ReadonlyArray<CharacterId>
  }
  readonly elvenRings: BySide<number>
  /** Special tiles are set aside: only these are in the Hunt Pool. */
  readonly huntPool: ReadonlyArray<HuntTileId>
}

/** What a Hunt tile says about damage. A negative number takes Corruption away instead. */
export type HuntDamage =
  | { readonly kind: 'number'; readonly value: number }
  /** As many as the successes of the Hunt roll, or in Mordor as the dice in the Hunt box. */
  | { readonly kind: 'eye' }
  /** As many as a die shows, rolled after the draw. */
  | { readonly kind: 'die' }

/** A kind of Hunt tile. */
export interface HuntTileData {
  readonly id: HuntTileId
  readonly name: string
  /** Its background: beige, blue or red; that of Sméagol is none of them. */
  readonly kind: 'standard' | Side | 'smeagol'
  readonly damage: HuntDamage
  readonly reveal: boolean
  readonly stop: boolean
  /** How many there are. */
  readonly count: number
  /** The card that brings a special tile into play. */
  readonly broughtBy?: EventCardId
}

/** The action dice of a side. */
export interface ActionDiceData<Face extends DieFace> {
  /** The six faces, one as likely as the other. */
  readonly faces: ReadonlyArray<Face>
  /** How many are in the pool at the start. */
  readonly start: number
  /** How many there are. */
  readonly most: number
}

/** All dice. */
export interface DiceData {
  readonly action: {
    readonly 'free-peoples': ActionDiceData<FreePeoplesFace>
    readonly shadow: ActionDiceData<ShadowFace>
  }
  readonly combat: {
    /** The most that are rolled, or rolled again, at once. */
    readonly most: number
    readonly hitsOn: number
    /** What the attacker needs in the first round against a City or a Fortification. */
    readonly hitsOnAtFirst: number
    /** What the attacker needs against a besieged Stronghold. */
    readonly hitsOnInSiege: number
    readonly alwaysHits: number
    readonly alwaysMisses: number
  }
  readonly hunt: {
    readonly most: number
    readonly succeedsOn: number
    readonly alwaysFails: number
    /** What each Free Peoples die in the Hunt box adds to a roll. */
    readonly perDieInBox: number
  }
}

/** The tracks of the Fellowship. */
export interface FellowshipData {
  /** The last step of the Fellowship Track. */
  readonly progress: number
  /** The Corruption at which the Ring-bearers have failed. */
  readonly corruption: number
  /** The Corruption healed by a declaration in a City or Stronghold of the Free Peoples. */
  readonly healing: number
  readonly mordor: {
    /** Where a declared Fellowship enters the Mordor Track. */
    readonly entrances: ReadonlyArray<RegionId>
    /** Advances from the first circle to the Crack of Doom. */
    readonly steps: number
    /** The Corruption for a turn without an attempt to move or hide. */
    readonly idle: number
  }
}

/** Victory points: what a captured Settlement is worth, and how many win the war. */
export interface VictoryData {
  readonly points: Readonly<Record<Settlement, number>>
  readonly target: BySide<number>
}

/** How much there may be of something at once. */
export interface LimitsData {
  /** Units in a region. */
  readonly units: number
  /** Units in a besieged Stronghold. */
  readonly besiegedUnits: number
  /** Cards in a hand. */
  readonly hand: number
  /** Cards in each Event deck. */
  readonly deck: number
  /** Cards drawn from each deck when a turn begins. */
  readonly draw: number
  /** Elven Rings that a side may use in a turn. */
  readonly ringsPerTurn: number
}

/** A place that a card names. If it has a Settlement, it counts only while the first owner controls that. */
export type Place =
  | { readonly kind: 'region'; readonly region: RegionId }
  | {
      readonly kind: 'settlement'
      readonly nation: Nation
      readonly types: ReadonlyArray<Settlement>
    }
  /** A region with an Army of the character's side that has a unit of this Nation. */
  | { readonly kind: 'army'; readonly nation: Nation }
  /** Where the Ring-bearers are, unless the Free Peoples hold a Stronghold of theirs there. */
  | { readonly kind: 'ringBearers' }

/** What must be true before a character can come into play. */
export type EntryCondition =
  | { readonly kind: 'allAtWar'; readonly nations: ReadonlyArray<Nation> }
  | { readonly kind: 'standsIn'; readonly who: CharacterId; readonly places: ReadonlyArray<Place> }
  /** Separated from the Fellowship or eliminated. */
  | { readonly kind: 'leftFellowship'; readonly who: CharacterId }
  /** In play now, or eliminated since. */
  | { readonly kind: 'anyHasEntered'; readonly of: ReadonlyArray<MinionId> }
  | { readonly kind: 'fellowshipInMordor' }
  | { readonly kind: 'anyAtWar'; readonly nations: ReadonlyArray<Nation> }
  | { readonly kind: 'noneInPlay'; readonly of: ReadonlyArray<CharacterId> }
  /** Neither in play now nor eliminated since. */
  | { readonly kind: 'noneHasEntered'; readonly of: ReadonlyArray<CharacterId> }
  | { readonly kind: 'anyOf'; readonly conditions: ReadonlyArray<EntryCondition> }

/** How a character comes into play. */
export type Entry =
  | { readonly kind: 'startsInFellowship' }
  | { readonly kind: 'guidesWhenNoneIsLeft' }
  /** A Hunt tile of his own brings him. */
  | { readonly kind: 'broughtByTile' }
  | {
      readonly kind: 'played'
      /** The rule of his own that says so; without one it is what is said of all characters. */
      readonly rule?: RuleId
      readonly die: DieFace
      /** All of these must be true. */
      readonly conditions: ReadonlyArray<EntryCondition>
      /** Whose place on the map he takes, if that one is there. */
      readonly replaces: CharacterId | null
      /** Where he is placed otherwise. */
      readonly places: ReadonlyArray<Place>
    }

/** What a character can do for the Fellowship as its Guide. */
export type GuideAbility =
  /** Playing a card of one of these decks with this result draws another one of the same deck. */
  | { readonly kind: 'drawsWhenPlaying'; readonly decks: ReadonlyArray<Deck>; readonly die: DieFace }
  | { readonly kind: 'hidesWithAnyDie' }
  | { readonly kind: 'leavesToReduceDamage'; readonly by: number }
  /** Standard tiles that show a number do not reveal the Fellowship. */
  | { readonly kind: 'ignoresRevealOfNumbers' }
  | { readonly kind: 'revealsToReduceDamage'; readonly by: number }
  /** Nobody else guides while he is in the Fellowship. */
  | { readonly kind: 'alwaysGuides' }
  /** This result declares the Fellowship, without healing. */
  | { readonly kind: 'declaresWith'; readonly die: DieFace }

/** What a character can do outside the Fellowship, and for `returnsWhenLost` as he leaves it. */
export type Ability =
  // battle
  | { readonly kind: 'addsStrength'; readonly strength: number }
  /** Gives up his Leadership at the start of a battle; no Nazgûl has any until it ends. */
  | { readonly kind: 'silencesNazgul' }
  /** A Combat card in this round draws a card, of either deck or of the deck it came from. */
  | { readonly kind: 'drawsWhenCombatCardUsed'; readonly round: number; readonly from: 'either' | 'same' }
  /** Units of this rank are Leaders too, on the march and in battle. */
  | { readonly kind: 'makesLeaders'; readonly nation: Nation; readonly rank: Rank }
  // movement
  /** Moves as if of this Level, alone or with so many of these. */
  | {
      readonly kind: 'ridesAtLevel'
      readonly level: number
      readonly with: ReadonlyArray<CharacterId>
      readonly most: number
    }
  | { readonly kind: 'countsAsNazgul' }
  /** Every Nazgûl where the Ring-bearers are gives a re-roll of the Hunt. */
  | { readonly kind: 'everyNazgulHunts' }
  // politics
  | {
      readonly kind: 'rousesWithAnyDie'
      readonly nation: FreePeoplesNation
      readonly places: ReadonlyArray<Place>
    }
  | { readonly kind: 'activatesOnEntry'; readonly nations: ReadonlyArray<FreePeoplesNation> }
  /** His coming moves Nations a step towards war. */
  | { readonly kind: 'advancesOnEntry'; readonly nations: ReadonlyArray<FreePeoplesNation> }
  /** A unit of one of these kinds comes with him. */
  | { readonly kind: 'comesWith'; readonly anyOf: ReadonlyArray<PieceId> }
  /** His side may recruit in this Settlement though it is besieged. */
  | { readonly kind: 'mustersUnderSiege'; readonly region: RegionId }
  /** An Elven Ring cancels a standard Eye. */
  | { readonly kind: 'cancelsEyes' }
  /** When the Ring-bearers show themselves by way of his region, a tile is drawn. */
  | { readonly kind: 'barsTheWay' }
  /** When the Fellowship is declared outside a Stronghold of the Free Peoples he may go there. */
  | { readonly kind: 'followsDeclaration' }
  // dice and recruiting
  | {
      readonly kind: 'usesDieAs'
      readonly die: DieFace
      readonly as: DieFace
      readonly timesPerTurn: number
    }
  /**
   * While his side holds the base and no enemy besieges it, this result recruits so many regulars in every
   * Settlement of the Nation, or turns so many regulars in the base into elites.
   */
  | {
      readonly kind: 'mustersFromBase'
      readonly die: DieFace
      readonly base: RegionId
      readonly nation: Nation
      readonly recruits: number
      readonly upgrades: number
    }
  // loss
  /** Eliminated while in the Fellowship, he comes into play as if separated; not in Mordor. */
  | { readonly kind: 'returnsWhenLost' }

/**
 * How far a character moves, and how much Hunt damage he takes; a Nazgûl flies anywhere, and one has the
 * highest Level among the others in the Fellowship.
 */
export type Level = number | 'unlimited' | 'highest'

/** A character card. `says` is our own paraphrase of its text. */
export interface CharacterData {
  readonly id: CharacterId
  readonly name: string
  readonly title: string
  readonly role: 'companion' | 'gollum' | 'minion'
  readonly side: Side
  /** The Nation that a Minion belongs to. */
  readonly nation: Nation | null
  readonly level: Level
  readonly leadership: number
  /** Action dice that he adds to the pool of his side while he is in play. */
  readonly diceBonus: number
  /** While one of these is in play he brings none. */
  readonly restsBeside?: ReadonlyArray<CharacterId>
  /** The Level that cards reckon with, if it is another. */
  readonly cardLevel?: number
  /** The Nations that he can activate. */
  readonly activates: ReadonlyArray<FreePeoplesNation>
  readonly canGuide: boolean
  readonly guide: ReadonlyArray<GuideAbility>
  readonly abilities: ReadonlyArray<Ability>
  readonly entry: Entry
  readonly says: string
}

/** An Event card as an object: where it belongs and which result plays it. */
export interface EventCardData {
  readonly id: EventCardId
  readonly name: string
  readonly side: Side
  readonly deck: Deck
  /** Its number in the deck. */
  readonly number: number
  /** The result, beside an Event, that plays it. */
  readonly playedWith: 'character' | 'army' | 'muster'
  /** The title of its combat half. */
  readonly combat: CombatTitle
}

/** An Event card with what both of its halves say, in our own words. */
export interface EventCardEntry extends EventCardData {
  readonly says: string
  /** Its combat half; other cards of the same title say the same. */
  readonly inBattle: { readonly name: string; readonly says: string }
}

/** All tables together: what a ruleset holds and an overlay changes. */
export interface Tables {
  readonly regions: ReadonlyArray<RegionData>
  readonly nations: ReadonlyArray<NationData>
  readonly units: ReadonlyArray<UnitData>
  readonly characters: ReadonlyArray<CharacterData>
  readonly huntTiles: ReadonlyArray<HuntTileData>
  readonly dice: DiceData
  readonly fellowship: FellowshipData
  readonly victory: VictoryData
  readonly limits: LimitsData
  readonly setUp: SetUpData
  /** Only where there are such figures. */
  readonly beside?: BesideData
}
