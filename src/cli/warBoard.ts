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
  pileOf,
  type Pieces,
  type RegionData,
  type Seat,
  type Side,
  type TableJson,
  type TableReading,
} from '../war-of-the-ring/index'
import { counted, seatName } from './words'

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const diceLine = ({ unused, huntBox, rings }: TableJson['dice'], side: Side): string => {
  const left = Object.entries(unused[side]).map(([face, count]) => `${count} ${nameOf(face)}`)
  const held = counted(rings[side], 'Elven Ring')
  return `dice ${left.join(', ') || 'none'}; in the Hunt box ${huntBox[side]}; ${held}`
}

/** The cards of some seats of one deck in words; nothing where there are none. */
const pileText = (
  { cards: piles }: TableJson,
  place: 'hands' | 'onTable',
  seats: ReadonlyArray<Seat>,
  deck: Deck,
): string => {
  const all = seats.map((seat) => pileOf(piles[place][`${seat}-${deck}`]))
  const hidden = all.reduce((sum, pile) => sum + pile.hidden, 0)
  const names = all.flatMap(({ cards }) => cards.map((id) => `${nameOf(id)} (${id})`))
  return hidden > 0 ? `${hidden} hidden` : names.join(', ')
}

const cardLines = (table: TableJson, seats: ReadonlyArray<Seat>): ReadonlyArray<string> => [
  ...DECKS.map((deck) => `    ${deck} cards in hand: ${pileText(table, 'hands', seats, deck) || 'none'}`),
  ...DECKS.flatMap((deck) => {
    const lying = pileText(table, 'onTable', seats, deck)
    return lying === '' ? [] : [`    ${deck} cards on the table: ${lying}`]
  }),
]

/** The cards of a side, or of each of two partners. */
const handLines = ({ table, derived }: TableReading, side: Side): ReadonlyArray<string> => {
  const seats = derived.seats.filter((one) => one.side === side)
  if (seats.length < 2)
    return cardLines(
      table,
      seats.map(({ seat }) => seat),
    )
  return seats.flatMap(({ seat, leads, next }) => [
    `    ${seatName(seat)}${leads ? ', who leads' : ''}${next ? ', next to act' : ''}`,
    ...cardLines(table, [seat]).map((line) => `  ${line}`),
  ])
}

/** Where Armies of partners are mixed. */
const mixedLine = ({ partners }: TableJson): ReadonlyArray<string> => {
  const mixed = partners?.mixed ?? []
  const inside = '/inside'
  const placeName = (place: string): string =>
    place.endsWith(inside) ? `${nameOf(place.slice(0, -inside.length))} (besieged)` : nameOf(place)
  return mixed.length === 0 ? [] : [`  Mixed Armies: ${mixed.map(placeName).join(', ')}`]
}

const fellowshipLine = ({ table, derived }: TableReading): string => {
  const { region, progress, revealed, corruption, guide, mordor } = table.fellowship
  const where =
    mordor !== null
      ? `step ${mordor} of the Mordor Track`
      : `${region === null ? 'nowhere' : nameOf(region)}, progress ${progress}`
  const state = `${revealed ? 'revealed' : 'hidden'}, corruption ${corruption}`
  const led = `guide ${guide === null ? 'not yet chosen' : nameOf(guide)}`
  const names = derived.companions.map((id) => nameOf(id)).join(', ')
  return `  Fellowship: ${where}, ${state}, ${led}; with ${names || 'nobody'}`
}

const politicsLine = ({ politics }: TableJson): string =>
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
const crowdText = (people: People, crowd: Pieces): string => {
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
  crowd: Readonly<Record<Side, Pieces>>,
): ReadonlyArray<{ readonly army: Side | null; readonly line: string }> => {
  const all = { ...crowd['free-peoples'], ...crowd.shadow }
  if (Object.keys(all).length === 0) return []
  const army = SIDES.find((side) => Object.keys(crowd[side]).some((piece) => isArmy(people, piece))) ?? null
  return [{ army, line: `    ${name}: ${crowdText(people, all)}` }]
}

const placeLines = (reading: TableReading): ReadonlyArray<string> => {
  const { regions } = reading.derived
  const people = peopleOf(reading)
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

const isCaptured = ({ derived: { regions } }: TableReading, { id, nation }: RegionData): boolean => {
  const home = NATION_TABLE.find((one) => one.id === nation)?.side
  return regions[id].controlledBy !== null && regions[id].controlledBy !== home
}

/** What Twilight of the Third Age has on the table. */
const besideLines = ({ beside }: TableJson): ReadonlyArray<string> => {
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
export const warBoard = (reading: TableReading): ReadonlyArray<string> => {
  const { table, derived } = reading
  const captured = REGIONS.filter((region) => isCaptured(reading, region)).map(({ name }) => name)
  const tiles = counted(sumOf(table.tiles.pool), 'tile')
  return [
    `War of the Ring, turn ${table.turn}`,
    fellowshipLine(reading),
    politicsLine(table),
    `  Captured: ${captured.join(', ') || 'nothing'}; ${tiles} in the Hunt pool`,
    ...SIDES.flatMap((side) => {
      const points = `${derived.victoryPoints[side]} of ${VICTORY.target[side]} points`
      return [`  ${seatName(side)}: ${points}; ${diceLine(table.dice, side)}`, ...handLines(reading, side)]
    }),
    ...mixedLine(table),
    ...besideLines(table),
    ...placeLines(reading),
  ]
}
