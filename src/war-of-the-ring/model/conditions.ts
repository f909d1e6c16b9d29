/**
 * Conditions that cards name, as data: what must be true to play a card, for part of its effect, or for it to
 * stay on the table. Each kind is a question with a name; `query/conditions` answers them.
 */
import type { CharacterId, Faction, Nation, RegionId, Settlement, Side } from './ids'

/** Regions that a card names. */
export type Area =
  | { readonly kind: 'regions'; readonly regions: ReadonlyArray<RegionId> }
  /** Within the borders of these Nations. */
  | { readonly kind: 'lands'; readonly nations: ReadonlyArray<Nation> }
  /** Settlements of a Nation of these types. */
  | { readonly kind: 'settlements'; readonly nation: Nation; readonly types: ReadonlyArray<Settlement> }
  | { readonly kind: 'coast' }
  /** Next to one of these regions. */
  | { readonly kind: 'nextTo'; readonly regions: ReadonlyArray<RegionId> }
  /** The whole map. */
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'anyOf'; readonly areas: ReadonlyArray<Area> }

/**
 * Who is with an Army: any Companion, any Nazgûl (the Witch-king is one), a Nazgûl figure, somebody by name,
 * or one of several.
 */
export type Escort = 'companion' | 'nazgul' | 'nazgulFigure' | CharacterId | ReadonlyArray<CharacterId>

/** Two Armies of different sides, in one region or in neighbouring ones, with somebody in them. */
export interface Meeting {
  readonly enemyWith: Escort
  /** The side of the Army that is struck, and who is with it. */
  readonly side: Side
  readonly with?: Escort
}

/** Sieges that a side lays: who is with the besiegers, and whose Stronghold it was at the start. */
export interface Siege {
  readonly by: Side
  readonly with?: Escort
  readonly unitsOf?: Nation
  readonly home?: Side
}

/** What must be true. */
export type Condition =
  | { readonly kind: 'all'; readonly of: ReadonlyArray<Condition> }
  | { readonly kind: 'any'; readonly of: ReadonlyArray<Condition> }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'atWar'; readonly nations: ReadonlyArray<Nation> }
  | { readonly kind: 'active'; readonly nation: Nation }
  /** One of these is in the Fellowship. */
  | { readonly kind: 'inFellowship'; readonly anyOf: ReadonlyArray<CharacterId> }
  | { readonly kind: 'anyCompanionInFellowship' }
  | { readonly kind: 'guide'; readonly is: CharacterId }
  /** One of these is on the map. */
  | { readonly kind: 'inPlay'; readonly anyOf: ReadonlyArray<CharacterId> }
  /** One of these is in the area; who is in the Fellowship is where the Ring-bearers are, if it says so. */
  | {
      readonly kind: 'isIn'
      readonly anyOf: ReadonlyArray<CharacterId>
      readonly area: Area
      readonly fellowshipToo: boolean
    }
  /** One of these is on the map with an Army of his side, in the area if one is named. */
  | { readonly kind: 'withArmy'; readonly anyOf: ReadonlyArray<CharacterId>; readonly area?: Area }
  /** An Army of a side is in the area, besieged or not. */
  | { readonly kind: 'armyIn'; readonly side: Side; readonly area: Area }
  /** The Shadow, or the Free Peoples, control a Settlement of the area. */
  | { readonly kind: 'controls'; readonly side: Side; readonly area: Area }
  | { readonly kind: 'besieged'; readonly by: Side; readonly region: RegionId }
  /** Two such Armies are near each other. */
  | { readonly kind: 'armiesMeet'; readonly meeting: Meeting }
  /** There is such a siege. */
  | { readonly kind: 'siegeLaid'; readonly siege: Siege }
  /** The Ring-bearers are in the area; on the Mordor Track they are in none. */
  | { readonly kind: 'ringBearersIn'; readonly area: Area }
  /** The Ring-bearers are in a region with a Settlement of a Free Peoples Nation, captured or not. */
  | { readonly kind: 'ringBearersInSettlement' }
  | { readonly kind: 'progressAtLeast'; readonly steps: number }
  | { readonly kind: 'revealed' }
  | { readonly kind: 'corruptionAtMost'; readonly corruption: number }
  /** A Nazgûl, the Witch-king included, is where the Ring-bearers are. */
  | { readonly kind: 'nazgulWithRingBearers' }
  /** A Nazgûl, or who counts as one, is in the area. */
  | { readonly kind: 'nazgulIn'; readonly area: Area }
  /** A faction is in play. */
  | { readonly kind: 'faction'; readonly is: Faction }
  /** One of these is where another is on the map; who is in the Fellowship is where the Ring-bearers are. */
  | { readonly kind: 'together'; readonly anyOf: ReadonlyArray<CharacterId>; readonly with: CharacterId }
