/**
 * The board of War of the Ring in words, as a viewer may see it: tracks, dice, cards, politics, who stands
 * where.
 */
import {
  DECKS,
  type Deck,
  NATION_TABLE,
  nameOf,
  REGIONS,
  SIDES,
  VICTORY,
  warOfTheRing,
  type PieceCounts,
  type PileReading,
  type RegionData,
  type Side,
  type SideReading,
  type TableReading,
} from '../war-of-the-ring/index'
import { counted, seatName } from './words'

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const diceLine = ({ dice, elvenRings }: SideReading): string => {
  const left = Object.entries(dice.unused).map(([face, count]) => `${count} ${nameOf(face)}`)
  const rings = counted(elvenRings.held, 'Elven Ring')
  return `dice ${left.join(', ') || 'none'}; in the Hunt box ${dice.huntBox}; ${rings}`
}

const pileText = ({ cards, hidden }: PileReading): string =>
  hidden > 0 ? `${hidden} hidden` : cards.map((id) => `${nameOf(id)} (${id})`).join(', ') || 'none'

type Held = Pick<SideReading['cards']['character'], 'hand' | 'onTable'>

const cardLines = (cards: Readonly<Record<Deck, Held>>): ReadonlyArray<string> => [
  ...DECKS.map((deck) => `    ${deck} cards in hand: ${pileText(cards[deck].hand)}`),
  ...DECKS.filter((deck) => cards[deck].onTable.cards.length > 0).map(
    (deck) => `    ${deck} cards on the table: ${pileText(cards[deck].onTable)}`,
  ),
]

/** The cards of a side, or of each of two partners. */
const handLines = ({ sides, seats = {} }: TableReading, side: Side): ReadonlyArray<string> => {
  const partners = Object.entries(seats).filter(([, seat]) => seat.side === side)
  if (partners.length < 2) return cardLines(sides[side].cards)
  return partners.flatMap(([id, { leads, next, cards }]) => [
    `    ${seatName(id)}${leads ? ', who leads' : ''}${next ? ', next to act' : ''}`,
    ...cardLines(cards).map((line) => `  ${line}`),
  ])
}

/** Where Armies of partners are mixed. */
const mixedLine = ({ mixed = [] }: TableReading): ReadonlyArray<string> => {
  const inside = '/inside'
  const placeName = (place: string): string =>
    place.endsWith(inside) ? `${nameOf(place.slice(0, -inside.length))} (besieged)` : nameOf(place)
  return mixed.length === 0 ? [] : [`  Mixed Armies: ${mixed.map(placeName).join(', ')}`]
}

const fellowshipLine = ({ fellowship }: TableReading): string => {
  const { region, progress, revealed, corruption, guide, mordor, companions } = fellowship
  const where =
    mordor !== null
      ? `step ${mordor} of the Mordor Track`
      : `${region === null ? 'nowhere' : nameOf(region)}, progress ${progress}`
  const state = `${revealed ? 'revealed' : 'hidden'}, corruption ${corruption}`
  const led = `guide ${guide === null ? 'not yet chosen' : nameOf(guide)}`
  const names = companions.map((id) => nameOf(id)).join(', ')
  return `  Fellowship: ${where}, ${state}, ${led}; with ${names || 'nobody'}`
}

const politicsLine = ({ politics }: TableReading): string =>
  `  Politics: ${Object.entries(politics)
    .map(([nation, { steps, active }]) => {
      const stands = steps === 0 ? 'at war' : `${counted(steps, 'step')}${active ? '' : ', passive'}`
      return `${nameOf(nation)} (${stands})`
    })
    .join(', ')}`

/** The characters of a game. */
type People = ReadonlySet<string>
const peopleOf = ({ config }: TableReading): People =>
  new Set(warOfTheRing.tables(config).characters.map(({ id }) => id))
const isArmy = (people: People, piece: string): boolean => piece !== 'nazgul' && !people.has(piece)

/** Who stands in a place: units and Leaders, then characters, then Nazgûl. */
const crowdText = (people: People, crowd: PieceCounts): string => {
  const all = Object.entries(crowd)
  const units = all.filter(([piece]) => isArmy(people, piece))
  return [
    ...units.map(([piece, count]) => `${count} ${nameOf(piece, count)}`),
    ...all.filter(([piece]) => people.has(piece)).map(([piece]) => nameOf(piece)),
    ...(crowd.nazgul === undefined ? [] : [`${crowd.nazgul} Nazgûl`]),
  ].join(', ')
}

/** A place with somebody in it: whose Army is there, or nobody's. */
const placeLine = (
  people: People,
  name: string,
  crowd: Readonly<Record<Side, PieceCounts>>,
): ReadonlyArray<{ readonly army: Side | null; readonly line: string }> => {
  const all = { ...crowd['free-peoples'], ...crowd.shadow }
  if (Object.keys(all).length === 0) return []
  const army = SIDES.find((side) => Object.keys(crowd[side]).some((piece) => isArmy(people, piece))) ?? null
  return [{ army, line: `    ${name}: ${crowdText(people, all)}` }]
}

const placeLines = (table: TableReading): ReadonlyArray<string> => {
  const { regions } = table
  const people = peopleOf(table)
  const lines = [
    ...REGIONS.flatMap(({ id, name }) => placeLine(people, name, regions[id].field)),
    ...REGIONS.flatMap(({ id, name }) => placeLine(people, `${name} (besieged)`, regions[id].inside)),
  ]
  const heads = [
    ['free-peoples', '  Armies of the Free Peoples'],
    ['shadow', '  Armies of the Shadow'],
    [null, '  Alone'],
  ] as const
  return heads.flatMap(([side, head]) => {
    const own = lines.filter(({ army }) => army === side).map(({ line }) => line)
    return own.length === 0 ? [] : [head, ...own]
  })
}

const isCaptured = ({ regions }: TableReading, { id, nation }: RegionData): boolean => {
  const home = NATION_TABLE.find((one) => one.id === nation)?.side
  return regions[id].controlledBy !== null && regions[id].controlledBy !== home
}

/** What Twilight of the Third Age has on the table. */
const besideLines = ({ beside }: TableReading): ReadonlyArray<string> => {
  if (beside === undefined) return []
  const kinds = [
    ['ships', beside.ships],
    ['Ents', beside.ents],
    ['Siege Towers', beside.towers],
    ['Trebuchets', beside.trebuchets],
  ] as const
  const standing = kinds.flatMap(([kind, places]) => {
    const there = [...new Set(places)].map(
      (region) => `${nameOf(region)} ${places.filter((place) => place === region).length}`,
    )
    return there.length === 0 ? [] : [`${kind} ${there.join(', ')}`]
  })
  const factions = beside.factions.map((faction) => nameOf(faction)).join(', ')
  const lost = beside.entsLost > 0 ? `; ${beside.entsLost} of the Ents out of the game` : ''
  const getIt = { aside: '', table: '; We Shall Get It on the table', used: '; We Shall Get It used' }
  return [
    `  Factions: ${factions || 'none'}${lost}${getIt[beside.getIt]}`,
    ...(standing.length === 0 ? [] : [`  Beside units: ${standing.join('; ')}`]),
  ]
}

/** The board in words. */
export const warBoard = (table: TableReading): ReadonlyArray<string> => {
  const captured = REGIONS.filter((region) => isCaptured(table, region)).map(({ name }) => name)
  const tiles = counted(sumOf(table.hunt.pool), 'tile')
  return [
    `War of the Ring, turn ${table.turn}`,
    fellowshipLine(table),
    politicsLine(table),
    `  Captured: ${captured.join(', ') || 'nothing'}; ${tiles} in the Hunt pool`,
    ...SIDES.flatMap((side) => {
      const own = table.sides[side]
      const points = `${own.victoryPoints} of ${VICTORY.target[side]} points`
      return [`  ${seatName(side)}: ${points}; ${diceLine(own)}`, ...handLines(table, side)]
    }),
    ...mixedLine(table),
    ...besideLines(table),
    ...placeLines(table),
  ]
}
