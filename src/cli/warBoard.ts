/**
 * The board of War of the Ring in words, as a viewer may see it: tracks, dice, cards, politics, who stands
 * where.
 */
import type { View } from '../kernel/index'
import { FREE_PEOPLES_NATIONS, nameOf, SIDES, VICTORY } from '../war-of-the-ring/index'
import { counted, seatName } from './words'

type Counts = Readonly<Record<string, number>>
type Pile = ReadonlyArray<string> | { readonly hidden: number }

/** The table of a view, as far as it is told. */
interface Seen {
  readonly turn: number
  readonly armies: Readonly<Record<string, Counts>>
  readonly besieged: Readonly<Record<string, Counts>>
  readonly nazgul: ReadonlyArray<string>
  readonly characters: Readonly<Record<string, string>>
  readonly captured: ReadonlyArray<string>
  readonly politics: Readonly<Record<string, { readonly steps: number; readonly active: boolean }>>
  readonly fellowship: {
    readonly region: string | null
    readonly progress: number
    readonly revealed: boolean
    readonly corruption: number
    readonly guide: string
    readonly mordor: number | null
  }
  readonly tiles: { readonly pool: Counts }
  readonly dice: {
    readonly unused: Readonly<Record<string, Counts>>
    readonly huntBox: Counts
    readonly rings: Counts
  }
  readonly cards: Readonly<Record<'decks' | 'hands' | 'onTable', Readonly<Record<string, Pile>>>>
}

type Namer = (id: string) => string
const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
const isList = (pile: Pile): pile is ReadonlyArray<string> => Array.isArray(pile)

const diceLine = ({ dice }: Seen, side: string): string => {
  const left = Object.entries(dice.unused[side] ?? {}).map(([face, count]) => `${count} ${nameOf(face)}`)
  return `dice ${left.join(', ') || 'none'}; in the Hunt box ${dice.huntBox[side] ?? 0}; ${counted(
    dice.rings[side] ?? 0,
    'Elven Ring',
  )}`
}

const pileText = (pile: Pile | undefined, name: Namer): string =>
  pile === undefined || !isList(pile)
    ? `${pile?.hidden ?? 0} hidden`
    : pile.map((id) => `${name(id)} (${id})`).join(', ') || 'none'

const pilesOf = (
  piles: Readonly<Record<string, Pile>>,
  side: string,
): ReadonlyArray<readonly [string, Pile]> =>
  Object.entries(piles)
    .filter(([deck]) => deck.startsWith(side))
    .map(([deck, pile]) => [deck.slice(side.length + 1), pile] as const)

const cardLines = ({ cards }: Seen, side: string, name: Namer): ReadonlyArray<string> => [
  ...pilesOf(cards.hands, side).map(([deck, pile]) => `    ${deck} cards in hand: ${pileText(pile, name)}`),
  ...pilesOf(cards.onTable, side)
    .filter(([, pile]) => !isList(pile) || pile.length > 0)
    .map(([deck, pile]) => `    ${deck} cards on the table: ${pileText(pile, name)}`),
]

const fellowshipLine = ({ fellowship, characters }: Seen, name: Namer): string => {
  const { region, progress, revealed, corruption, guide, mordor } = fellowship
  const where =
    mordor !== null
      ? `step ${mordor} of the Mordor Track`
      : `${region === null ? 'nowhere' : name(region)}, progress ${progress}`
  const companions = Object.keys(characters).filter((id) => characters[id] === 'fellowship')
  return `  Fellowship: ${where}, ${revealed ? 'revealed' : 'hidden'}, corruption ${corruption}, guide ${name(
    guide,
  )}; with ${companions.map(name).join(', ') || 'nobody'}`
}

const politicsLine = ({ politics }: Seen, name: Namer): string =>
  `  Politics: ${Object.entries(politics)
    .map(([nation, { steps, active }]) => {
      const stands = steps === 0 ? 'at war' : `${counted(steps, 'step')}${active ? '' : ', passive'}`
      return `${name(nation)} (${stands})`
    })
    .join(', ')}`

/** Who stands in a place, figures and characters and Nazgûl. */
const crowd = (table: Seen, place: string, army: Counts, name: Namer): string => {
  const units = Object.entries(army).map(([piece, count]) => `${count} ${nameOf(piece, count)}`)
  const people = Object.keys(table.characters).filter((id) => table.characters[id] === place)
  const nazgul = table.nazgul.filter((at) => at === place).length
  return [...units, ...people.map(name), ...(nazgul === 0 ? [] : [`${nazgul} Nazgûl`])].join(', ')
}

const INSIDE = '/inside'
const FREE: ReadonlyArray<string> = FREE_PEOPLES_NATIONS

const placeLines = (table: Seen, name: Namer): ReadonlyArray<string> => {
  const inside = Object.entries(table.besieged).map(([id, army]) => [`${id}${INSIDE}`, army] as const)
  const places = new Map<string, Counts>([...Object.entries(table.armies), ...inside])
  for (const at of [...table.nazgul, ...Object.values(table.characters)])
    if (!places.has(at) && name(at.replace(INSIDE, '')) !== at.replace(INSIDE, '')) places.set(at, {})
  const lines = [...places].map(([place, army]) => {
    const region = place.replace(INSIDE, '')
    const where = `${name(region)}${place === region ? '' : ' (besieged)'}`
    const [piece = ''] = Object.keys(army)
    const free = FREE.some((nation) => piece.startsWith(`${nation}-`))
    const group = sumOf(army) === 0 ? 2 : free ? 0 : 1
    return { group, line: `    ${where}: ${crowd(table, place, army, name)}` }
  })
  const heads = ['  Armies of the Free Peoples', '  Armies of the Shadow', '  Alone']
  return heads.flatMap((head, group) => {
    const own = lines.filter((one) => one.group === group).map(({ line }) => line)
    return own.length === 0 ? [] : [head, ...own]
  })
}

/** The board in words. */
export const warBoard = (
  view: View,
  pointsOf: (captured: ReadonlyArray<string>) => readonly [number, number],
): ReadonlyArray<string> => {
  const { table } = view.state as unknown as { readonly table: Seen }
  const name: Namer = (id) => nameOf(id)
  const points = pointsOf(table.captured)
  const captured = table.captured.map(name).join(', ') || 'nothing'
  return [
    `War of the Ring, turn ${table.turn}`,
    fellowshipLine(table, name),
    politicsLine(table, name),
    `  Captured: ${captured}; ${counted(sumOf(table.tiles.pool), 'tile')} in the Hunt pool`,
    ...SIDES.flatMap((side, place) => [
      `  ${seatName(side)}: ${points[place]} of ${VICTORY.target[side]} points; ${diceLine(table, side)}`,
      ...cardLines(table, side, name),
    ]),
    ...placeLines(table, name),
  ]
}
