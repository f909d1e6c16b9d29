/**
 * Names as people read them: cards with the number of their copy, locations, seats, draws.
 */
import { guarded } from '../../kernel/door'
import { BATTLEGROUNDS } from '../data/battlegrounds'
import { PATHS } from '../data/paths'
import { COPY_IDS } from '../model/copies'
import type { Seat, Side } from '../model/ids'
import { cardData } from '../query/cards'

/** What a seat is called. */
export const SEAT_NAMES: Readonly<Record<Seat, string>> = {
  frodo: 'Frodo',
  'witch-king': 'The Witch-king',
  aragorn: 'Aragorn',
  saruman: 'Saruman',
  gandalf: 'Gandalf',
  'balrog-of-moria': 'The Balrog of Moria',
}

/** What a side is called. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = {
  'free-peoples': 'the Free Peoples',
  shadow: 'the Shadow',
}

const copyName = (id: string, card: number): string => {
  const { name, id: kind } = cardData(card)
  return id === kind ? name : `${name} (${id.slice(kind.length + 1)})`
}

const NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(SEAT_NAMES),
  ...Object.entries(SIDE_NAMES),
  ...Object.entries(SEAT_NAMES).flatMap(([seat, name]): ReadonlyArray<[string, string]> => {
    const of = name.replace(/^The /, 'the ')
    return [
      [`deck of ${seat}`, `Draw of ${of}`],
      [`deck of ${seat}: looked at`, `Top card of ${of}`],
      [`deck of ${seat}: forsaken`, `Forsaken by ${of}`],
    ]
  }),
  ...[...BATTLEGROUNDS, ...PATHS].map(({ id, name }): [string, string] => [id, name]),
  ...COPY_IDS.map((id, card): [string, string] => [id, copyName(id, card)]),
  ['path', 'the path'],
  ['battleground', 'Battleground'],
  ['reserve', 'the reserve'],
  ['top', 'the top card of the draw deck'],
  ['hidden', 'a card'],
])

/** What a card, a location, a seat or a draw is called; what has no name keeps its id. */
export const nameOf = (id: string): string => guarded('', () => NAMES.get(id) ?? String(id))
