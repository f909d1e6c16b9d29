/**
 * The table as a position describes it: everything that stands and lies there, from the readable table. Only
 * what is under way is not told: a position line begins before somebody's action.
 */
import { objectOf, textsOf, type Json, type Obj } from '../../../kernel/index'
import { REGIONS, SIDES } from '../../../war-of-the-ring/index'
import { countsOf, crowdIn, under, type Counts } from './table'

/** A position in the making: fields by name. */
export type Spec = Readonly<Record<string, unknown>>

const inSides = <A>(of: (side: string) => A): Readonly<Record<string, A>> =>
  Object.fromEntries(SIDES.map((side) => [side, of(side)]))

const both = (reading: Obj, region: string, where: 'field' | 'inside'): Counts =>
  Object.assign({}, ...SIDES.map((side) => crowdIn(reading, region, side)[where]))

const crowds = (reading: Obj, where: 'field' | 'inside'): Readonly<Record<string, Counts>> =>
  Object.fromEntries(
    REGIONS.map(({ id }) => [id, both(reading, id, where)] as const).filter(
      ([, crowd]) => Object.keys(crowd).length > 0,
    ),
  )

/** The cards of piles of both decks together, under the name of their side or seat. */
const cardsBy = (piles: Json | undefined): Readonly<Record<string, ReadonlyArray<string>>> => {
  const cards: Record<string, ReadonlyArray<string>> = {}
  for (const [name, pile] of Object.entries(objectOf(piles))) {
    const owner = name.replace(/-(?:character|strategy)$/, '')
    cards[owner] = [...(cards[owner] ?? []), ...textsOf(pile)]
  }
  return cards
}

/** What partners keep in mind, where there are any. */
const partnersIn = (reading: Obj): Spec => {
  const partners = under(reading, 'table', 'partners')
  return partners === undefined
    ? {}
    : {
        places: under(partners, 'acting'),
        mixed: under(partners, 'mixed'),
        captors: under(reading, 'derived', 'captors'),
      }
}

const OFF_MAP: ReadonlySet<unknown> = new Set(['fellowship', 'aside', 'eliminated', 'replaced'])

const nonNull = (fields: Obj): Obj =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

const diceOf = (dice: Obj, side: string): ReadonlyArray<string> =>
  Object.entries(countsOf(under(dice, 'unused', side))).flatMap(([face, number]) =>
    Array<string>(number).fill(face),
  )

/** The table as a position. */
export const described = (reading: Obj): Spec => {
  const table = objectOf(reading['table'])
  const [dice, cards] = [objectOf(table['dice']), objectOf(table['cards'])]
  const { pool, huntBox, rings, ringUsed, converted } = dice
  const characters = Object.entries(objectOf(table['characters']))
  return {
    base: 'empty',
    turn: table['turn'],
    armies: crowds(reading, 'field'),
    besieged: crowds(reading, 'inside'),
    characters: Object.fromEntries(characters.filter(([, at]) => OFF_MAP.has(at))),
    casualties: table['casualties'],
    captured: table['captured'],
    politics: table['politics'],
    fellowship: nonNull(objectOf(table['fellowship'])),
    dice: inSides((side) => diceOf(dice, side)),
    pool,
    huntBox,
    rings,
    ringUsed,
    converted,
    hands: cardsBy(cards['hands']),
    discards: cardsBy(cards['discards']),
    played: cardsBy(cards['played']),
    onTable: cardsBy(cards['onTable']),
    ...partnersIn(reading),
    huntTiles: table['tiles'],
  }
}
