/**
 * Observations of War of the Ring: the whole table as a viewer sees it, and what is going on. Numbers are not
 * scaled; the bounds of each field are in the layout.
 */
import { objectOf } from '../kernel/index'
import { DIE_FACES, NATIONS, REGION_IDS, SIDES, warOfTheRing, type WarTables } from '../war-of-the-ring/index'
import { counts, grid, listOf, nameSet, namesOf, numberOf, numeric, tableAt } from './fields'
import type { Observer, Seen, Source } from './fields'
import { encoderOf, type Axis, type Field } from './layout'
import { deckAxis, partnerFields, seatFields } from './warPartners'
import { stackField, strayVariable, variableFields, variablesReader } from './variables'
import { BESIDE_FIELDS, BESIDE_OMITTED } from './warBeside'
import { namesIn, PLACES, STRONGHOLD_IDS, type WarNames } from './warNames'
import { NESTED, warVariables } from './warVariables'

const axis = (name: string, values: ReadonlyArray<string>): Axis => ({ name, values })
const REGION = axis('region', REGION_IDS)
const STRONGHOLD = axis('region', STRONGHOLD_IDS)
const SIDE = axis('side', SIDES)
const NATION = axis('nation', NATIONS)
const FACE = axis('face', DIE_FACES)
const MOST_FIGURES = 63

/** The axes that the tables of a config decide. */
interface Axes {
  readonly FIGURE: Axis
  readonly CHARACTER: Axis
  readonly CARD: Axis
  readonly TILE: Axis
  readonly DECK: Axis
  /** How many cards the greatest deck has. */
  readonly deck: number
}

const axesOf = (
  { figures, characters, cards, tiles, deck }: WarNames,
  seats: ReadonlyArray<string>,
): Axes => ({
  FIGURE: axis('piece', figures),
  CHARACTER: axis('character', characters),
  CARD: axis('card', cards),
  TILE: axis('tile', tiles),
  DECK: deckAxis(seats),
  deck,
})

/** A field, given those axes. */
type Made = (axes: Axes) => Field<Seen>

const MAP: ReadonlyArray<Made> = [
  () => numeric({ name: 'turn', meaning: 'turns begun' }, tableAt('turn')),
  ({ FIGURE }) =>
    grid(
      { name: 'armies', meaning: 'figures in the field of each region' },
      [REGION, FIGURE],
      tableAt('armies'),
      MOST_FIGURES,
    ),
  ({ FIGURE }) =>
    grid(
      { name: 'besieged', meaning: 'figures in the box of each Stronghold' },
      [STRONGHOLD, FIGURE],
      tableAt('besieged'),
      MOST_FIGURES,
    ),
  () => ({
    name: 'nazgul',
    axes: [axis('place', PLACES)],
    low: 0,
    high: 8,
    meaning: 'Nazgûl in each region and inside each Stronghold',
    write: (seen, put) => {
      const told = new Map<string, number>()
      for (const name of namesOf(tableAt('nazgul')(seen))) told.set(name, (told.get(name) ?? 0) + 1)
      for (const [name, number] of told) put(number, name)
    },
  }),
  ({ CHARACTER }) => ({
    name: 'characters',
    axes: [CHARACTER, axis('place', ['fellowship', 'aside', 'eliminated', 'replaced', ...PLACES])],
    low: 0,
    high: 1,
    meaning: '1 where each character is, 0 elsewhere',
    write: (seen, put) => {
      for (const [id, at] of Object.entries(objectOf(tableAt('characters')(seen))))
        put(1, id, namesOf(at)[0] ?? '')
    },
  }),
  ({ FIGURE }) =>
    grid(
      { name: 'reinforcements', meaning: 'figures that can be recruited' },
      [SIDE, FIGURE],
      tableAt('reinforcements'),
      MOST_FIGURES,
    ),
  ({ FIGURE }) =>
    counts(
      { name: 'casualties', meaning: 'figures the Free Peoples have lost' },
      FIGURE,
      tableAt('casualties'),
      MOST_FIGURES,
    ),
  () =>
    nameSet(
      { name: 'captured', meaning: '1 for a Settlement that an enemy controls' },
      REGION,
      tableAt('captured'),
    ),
]

const political = (name: string, key: string, high: number, meaning: string): Field<Seen> => ({
  name,
  axes: [NATION],
  low: 0,
  high,
  meaning,
  write: (seen, put) => {
    for (const [nation, at] of Object.entries(objectOf(tableAt('politics')(seen))))
      put(numberOf(objectOf(at)[key]), nation)
  },
})

const fellowship = (key: string): Source => tableAt('fellowship', key)

const TRACKS: ReadonlyArray<Made> = [
  () => political('politics.steps', 'steps', 3, 'steps each Nation is away from war'),
  () => political('politics.active', 'active', 1, '1 for an active Nation'),
  () =>
    nameSet(
      {
        name: 'fellowship.region',
        meaning: '1 for the region of the Ring-bearers; none on the Mordor Track',
      },
      REGION,
      fellowship('region'),
    ),
  () =>
    numeric({ name: 'fellowship.progress', meaning: 'progress of the Fellowship' }, fellowship('progress')),
  () =>
    numeric(
      { name: 'fellowship.revealed', meaning: '1 if the Fellowship is revealed' },
      fellowship('revealed'),
      1,
    ),
  () => numeric({ name: 'fellowship.corruption', meaning: 'Corruption' }, fellowship('corruption')),
  ({ CHARACTER }) =>
    nameSet({ name: 'fellowship.guide', meaning: '1 for the Guide' }, CHARACTER, fellowship('guide')),
  () =>
    numeric(
      { name: 'fellowship.inMordor', meaning: '1 on the Mordor Track' },
      (seen) => typeof fellowship('mordor')(seen) === 'number',
      1,
    ),
  () =>
    numeric(
      { name: 'fellowship.mordor', meaning: 'steps completed on the Mordor Track' },
      fellowship('mordor'),
    ),
  () =>
    numeric(
      { name: 'fellowship.tried', meaning: '1 if this turn saw an attempt to move on the Mordor Track' },
      fellowship('tried'),
      1,
    ),
  ({ TILE }) =>
    grid(
      { name: 'tiles', meaning: 'Hunt tiles of each kind in the pool, drawn, waiting, removed' },
      [axis('place', ['pool', 'drawn', 'waiting', 'removed']), TILE],
      tableAt('tiles'),
      7,
    ),
  ...['pool', 'used', 'huntBox', 'rings'].map(
    (key) => (): Field<Seen> =>
      counts(
        { name: `dice.${key}`, meaning: `the number "${key}" of each side's dice or Elven Rings` },
        SIDE,
        tableAt('dice', key),
      ),
  ),
  () =>
    grid(
      { name: 'dice.unused', meaning: 'dice rolled and not used yet' },
      [SIDE, FACE],
      tableAt('dice', 'unused'),
      15,
    ),
  () =>
    nameSet(
      { name: 'dice.ringUsed', meaning: '1 if a side has used an Elven Ring in this turn' },
      SIDE,
      tableAt('dice', 'ringUsed'),
    ),
  () =>
    numeric(
      { name: 'dice.converted', meaning: 'how often a card let a die be used as another in this turn' },
      tableAt('dice', 'converted'),
    ),
]

const CARD_PLACES = ['decks', 'hands', 'discards', 'played', 'onTable'] as const
const PLACE = axis('place', CARD_PLACES)

const CARDS: ReadonlyArray<Made> = [
  ({ CARD }) => ({
    name: 'cards.known',
    axes: [PLACE, CARD],
    low: 0,
    high: 1,
    meaning: '1 where the viewer knows an Event card to be',
    write: (seen, put) => {
      for (const [place, decks] of Object.entries(objectOf(tableAt('cards')(seen))))
        for (const cards of Object.values(objectOf(decks)))
          for (const card of namesOf(cards)) put(1, place, card)
    },
  }),
  ({ DECK, deck: high }) => ({
    name: 'cards.number',
    axes: [PLACE, DECK],
    low: 0,
    high,
    meaning: 'how many cards of each deck are in each place, known or not',
    write: (seen, put) => {
      for (const [place, decks] of Object.entries(objectOf(tableAt('cards')(seen))))
        for (const [deck, cards] of Object.entries(objectOf(decks)))
          put(Array.isArray(cards) ? listOf(cards).length : numberOf(objectOf(cards)['hidden']), place, deck)
    },
  }),
]

const readVariables = variablesReader(NESTED, (vars) => (Object.hasOwn(vars, 'rearguard') ? 'battle.' : ''))

const OMITTED = [
  'the stage at which each frame stands',
  'variables of frames further down that a frame above has too',
  'the order of names in a variable',
  'why and with which scores the game ended',
]

const observerOf = (tables: WarTables, seats: ReadonlyArray<string>): Observer => {
  const names = namesIn(tables)
  const axes = axesOf(names, seats)
  const variables = warVariables(names)
  const fields = [
    ...seatFields(seats),
    ...[...MAP, ...TRACKS, ...CARDS].map((make) => make(axes)),
    ...(names.beside ? BESIDE_FIELDS : []),
    ...partnerFields(seats),
    stackField(names.frames),
    ...variableFields(variables, readVariables),
  ]
  return {
    encoder: encoderOf('war-of-the-ring', fields, [...OMITTED, ...(names.beside ? BESIDE_OMITTED : [])]),
    stray: (seen) => strayVariable(variables, readVariables(seen)),
  }
}

const known = new WeakMap<WarTables, Observer>()

/** Observations of War of the Ring with the tables and seats of a config, or of a game with house rules. */
export const warObserver = (
  tables: WarTables = warOfTheRing.tables(),
  seats: ReadonlyArray<string> = warOfTheRing.seatsOf({}),
): Observer => {
  const found = known.get(tables) ?? observerOf(tables, seats)
  known.set(tables, found)
  return found
}
