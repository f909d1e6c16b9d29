/** Rows of the table of faction cards: what all cards of a faction share is said once. */
import { COPIES, FREE_PEOPLES_FACTIONS, PROMO_IDS } from '../model/ids'
import type { CardId, Faction, Seat } from '../model/ids'
import type { CardData } from '../model/tables'

/** What is printed on one card; what is left out there is none of it. */
export type CardRow = Pick<CardData, 'id' | 'name' | 'type'> &
  Partial<Pick<CardData, 'icons' | 'paths' | 'wielders' | 'keywords' | 'rulings'>>

/** Whose deck each faction is in in the Trilogy. */
const DECK_OF: Readonly<Record<Faction, Seat>> = {
  dunedain: 'aragorn',
  elf: 'aragorn',
  dwarf: 'frodo',
  hobbit: 'frodo',
  rohan: 'frodo',
  wizard: 'frodo',
  isengard: 'saruman',
  monstrous: 'saruman',
  southron: 'saruman',
  mordor: 'witch-king',
}

const COPIES_OF: Readonly<Partial<Record<CardId, number>>> = COPIES
const PROMOS: ReadonlySet<CardId> = new Set(PROMO_IDS)
const FREE_PEOPLES: ReadonlySet<Faction> = new Set(FREE_PEOPLES_FACTIONS)

/** The cards of a faction. */
export const cardsOf = (faction: Faction, rows: ReadonlyArray<CardRow>): ReadonlyArray<CardData> =>
  rows.map((row) => ({
    side: FREE_PEOPLES.has(faction) ? 'free-peoples' : 'shadow',
    faction,
    deck: DECK_OF[faction],
    set: PROMOS.has(row.id) ? 'promo' : 'base',
    copies: COPIES_OF[row.id] ?? 1,
    icons: {},
    paths: [],
    wielders: [],
    keywords: [],
    rulings: [],
    ...row,
  }))
