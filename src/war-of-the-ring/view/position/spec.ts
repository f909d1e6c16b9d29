/**
 * The description of a position, and how it is read: every field may be left out, none may be unknown.
 */
import { hasPartners, type Config, type Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import type { Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { decodeAll, natural, oneOf } from '../../../kernel/codec'
import type { Malformed } from '../../../kernel/door'
import { eachOf, keysOf, someFields, someNamed } from '../../../kernel/named'
import { partsOf } from '../../../kernel/sheet/records'
import {
  DIE_FACES,
  FACTIONS,
  NATIONS,
  REGION_IDS,
  SIDES,
  type DieFace,
  type EventCardId,
  type Faction,
  type Nation,
  type RegionId,
  type Seat,
  type Side,
} from '../../model/ids'
import type {
  BesideJson,
  ByRegion,
  FellowshipJson,
  NationJson,
  Pieces,
  PlaceJson,
  TableJson,
  TilesJson,
} from '../../model/json'
import { fellowshipShape, tilesShape } from '../../model/table'
import { figures, pendingCodec, type Pending } from './underWay'

/** Where We Shall Get It can be. */
export const GET_IT = ['aside', 'table', 'used'] as const
/** The phases of a turn in which a position can be. */
export const PHASES = ['draw', 'fellowship', 'hunt-allocation', 'action-roll', 'actions', 'victory'] as const
/** A phase of a turn. */
export type Phase = (typeof PHASES)[number]

/** Numbers of figures by region. */
type InRegions = ByRegion<number>
/** Some of the facts of an object; what it has null for is left out. */
type Some<T> = { readonly [K in keyof T]?: Exclude<T[K], null> }

/** What Twilight of the Third Age has on the table beside units (chapter XII); nothing by default. */
export interface BesideSpec {
  /** The factions in play. */
  readonly factions?: ReadonlyArray<Faction>
  readonly ships?: InRegions
  readonly ents?: InRegions
  readonly towers?: InRegions
  readonly trebuchets?: InRegions
  /** Ents that are out of the game. */
  readonly entsLost?: number
  /** How many cards that wake the Ents have done so; if they are named nowhere, so many count as played. */
  readonly awakenings?: number
  /** Where We Shall Get It is. */
  readonly getIt?: BesideJson['getIt']
}

/** A position: what differs from the set-up, or from a board without Armies. */
export interface PositionSpec {
  readonly config?: Partial<Config>
  /** What everything else is told against; the set-up by default. */
  readonly base?: 'set-up' | 'empty'
  /** The number of the turn; 1 by default. */
  readonly turn?: number
  /**
   * The phase about to begin, `actions` by default: without `dice` they are rolled first. In `draw` a hand
   * above the limit is cut; in `action-roll` the `dice` are those rolled so far.
   */
  readonly phase?: Phase
  /** Who acts next in Action Resolution, or draws next in the first phase; the Free Peoples by default. */
  readonly acting?: Side
  /** Everybody in the field of a region, Nazgûl and characters too; in place of who was there. */
  readonly armies?: ByRegion<Pieces>
  /** Everybody inside a besieged Stronghold. */
  readonly besieged?: ByRegion<Pieces>
  readonly characters?: TableJson['characters']
  readonly casualties?: Pieces
  /** What is left of the kinds named; others of the Free Peoples are casualties then. */
  readonly reinforcements?: Pieces
  readonly captured?: ReadonlyArray<RegionId>
  /** Where the victory markers stand: as what is captured says. */
  readonly victory?: Readonly<Partial<Record<Side, number>>>
  /** The steps of Nations still to go, and whether they are active: at the last step they are anyway. */
  readonly politics?: { readonly [N in Nation]?: Some<NationJson> }
  readonly fellowship?: Some<FellowshipJson> & {
    /** Whether it was declared in this turn; in the phase `fellowship` the Guide is asked for next. */
    readonly declared?: boolean
  }
  /** Rolled and not used yet. */
  readonly dice?: Readonly<Partial<Record<Side, ReadonlyArray<DieFace>>>>
  /** Dice in the pool; by default as many as the characters in play give. */
  readonly pool?: Readonly<Partial<Record<Side, number>>>
  /**
   * Dice in the Hunt box. In the phase `draw` of an edition that takes dice back when a turn begins, they are
   * those of the turn before, and it is about to begin.
   */
  readonly huntBox?: Readonly<Partial<Record<Side, number>>>
  /**
   * Whether the Free Peoples took dice back from the Hunt box when this turn began: until dice are allocated,
   * in editions where the Shadow then allocates one at least.
   */
  readonly tookBack?: boolean
  readonly rings?: Readonly<Partial<Record<Side, number>>>
  /** Sides that have used an Elven Ring in this turn. */
  readonly ringUsed?: ReadonlyArray<Side>
  /** How often a character let a die be used as another in this turn. */
  readonly converted?: number
  /** Cards in hand, by side, or by seat where partners share one. */
  readonly hands?: Readonly<Partial<Record<Seat, ReadonlyArray<EventCardId>>>>
  /**
   * Cards in the decks of a side; by default all that are named nowhere. Else those are discarded, of
   * partners by the first.
   */
  readonly decks?: Readonly<Partial<Record<Side, ReadonlyArray<EventCardId>>>>
  /** Discarded face down, by side, or by seat where partners share one. */
  readonly discards?: Readonly<Partial<Record<Seat, ReadonlyArray<EventCardId>>>>
  /** Played and discarded face up, and on the table. */
  readonly played?: Readonly<Partial<Record<Side, ReadonlyArray<EventCardId>>>>
  readonly onTable?: Readonly<Partial<Record<Seat, ReadonlyArray<EventCardId>>>>
  /** The seat of each side that is next, where partners share it; who does not lead by default. */
  readonly places?: Readonly<Partial<Record<Side, Seat>>>
  /** Places where the Armies of two partners are mixed. */
  readonly mixed?: ReadonlyArray<PlaceJson>
  /** Who of partners has captured a Settlement; the first of them by default. */
  readonly captors?: Readonly<Partial<Record<RegionId, Seat>>>
  /**
   * Hunt tiles; standard ones that are not named are in the pool or, if that is given, drawn. The card of a
   * special one counts as played if nothing else is said of it.
   */
  readonly huntTiles?: Some<TilesJson>
  /** Figures that are no units, by region, and what came with them: in Twilight of the Third Age. */
  readonly beside?: BesideSpec
  /** What is under way in Action Resolution; nothing by default. */
  readonly pending?: Pending
  /**
   * Actions and outcomes of draws, as `applyAction` takes them, that lead from there to the position. Every
   * draw on the way has to be told, whatever the config says of chance.
   */
  readonly actions?: ReadonlyArray<unknown>
}

const byRegion = derived((rules: Rules) => someNamed('a region', REGION_IDS, figures(rules)))
const tiles = derived((rules: Rules) => someNamed('a hunt tile', rules.huntTileIds, natural))
const numbers = someNamed('a side', SIDES, natural)
const cards = derived((rules: Rules) =>
  someNamed('a side', SIDES, t.readonlyArray(oneOf('an event card', rules.eventCardIds))),
)
const hands = derived((rules: Rules) =>
  someNamed('a seat', rules.seating.seats, t.readonlyArray(oneOf('an event card', rules.eventCardIds))),
)
const seats = derived((rules: Rules) => oneOf('a seat', rules.seating.seats))
const insides = REGION_IDS.map((id): `${RegionId}/inside` => `${id}/inside`)
const whereabouts = oneOf('a place of a character', [
  ...REGION_IDS,
  ...insides,
  'fellowship',
  'aside',
  'eliminated',
  'replaced',
])

const inRegions = someNamed('a region', REGION_IDS, natural)
const beside = someFields('what is beside units', {
  factions: t.readonlyArray(oneOf('a faction', FACTIONS)),
  ships: inRegions,
  ents: inRegions,
  towers: inRegions,
  trebuchets: inRegions,
  entsLost: natural,
  awakenings: natural,
  getIt: oneOf('where We Shall Get It is', GET_IT),
})

const FIELDS = derived(
  (rules: Rules) =>
    ({
      config: t.UnknownRecord,
      base: oneOf('a base', ['set-up', 'empty']),
      turn: natural,
      phase: oneOf('a phase', PHASES),
      acting: oneOf('a side', SIDES),
      armies: byRegion(rules),
      besieged: byRegion(rules),
      characters: someNamed('a character', rules.characterIds, whereabouts),
      casualties: figures(rules),
      reinforcements: figures(rules),
      captured: t.readonlyArray(oneOf('a region', REGION_IDS)),
      victory: numbers,
      politics: someNamed('a nation', NATIONS, someFields('politics', { steps: natural, active: t.boolean })),
      fellowship: someFields('the fellowship', { ...partsOf(fellowshipShape(rules)), declared: t.boolean }),
      dice: someNamed('a side', SIDES, t.readonlyArray(oneOf('a result of a die', DIE_FACES))),
      pool: numbers,
      huntBox: numbers,
      tookBack: t.boolean,
      rings: numbers,
      ringUsed: t.readonlyArray(oneOf('a side', SIDES)),
      converted: natural,
      hands: hands(rules),
      decks: cards(rules),
      discards: hands(rules),
      played: cards(rules),
      onTable: hands(rules),
      places: someNamed('a side', SIDES, seats(rules)),
      mixed: t.readonlyArray(oneOf('a place', [...REGION_IDS, ...insides])),
      captors: someNamed('a region', REGION_IDS, seats(rules)),
      huntTiles: someFields(
        'the hunt tiles',
        eachOf(keysOf(partsOf(tilesShape(rules))), () => tiles(rules)),
      ),
      beside,
      pending: pendingCodec(rules),
      actions: t.readonlyArray(t.unknown),
    }) as const satisfies { readonly [K in keyof PositionSpec]-?: t.Mixed },
)

/** Fields that only games with partners have. */
const OF_PARTNERS: ReadonlySet<string> = new Set(['places', 'mixed', 'captors'])

const specCodec = derived((rules: Rules) => {
  const fields = Object.entries(FIELDS(rules)).filter(
    ([name]) => (name !== 'tookBack' || rules.huntMinimum) && (!OF_PARTNERS.has(name) || hasPartners(rules)),
  )
  return someFields('a position', Object.fromEntries<t.Mixed>(fields))
})

/** Reads a description. */
export const readSpec = (rules: Rules, input: unknown): Either<Malformed, PositionSpec> =>
  decodeAll(specCodec(rules), input)
