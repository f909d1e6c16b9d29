/**
 * Filling a view: a full state that its viewer cannot tell from the real one. The hidden cards of each deck
 * are dealt to the piles where they may lie, in the numbers that are known.
 */
import { itemsOf, objectOf, textsOf, type Obj } from '../../kernel/json'
import type { Json } from '../../kernel/hash'
import type { Random } from '../../kernel/random'
import { dealPiles, type Eyes } from '../../kernel/sheet/piles'
import type { Rules } from '../model/config'
import { SIDES } from '../model/ids'
import { deckOfPile, EVENT_CARDS, type Viewer } from '../model/piles'
import { handsOf } from '../model/table'
import { fillCommits, keepers, pledgesIn, type Pledge } from './fillCombat'

/** Deals that are tried before a card is swapped into a hand. */
const PATIENCE = 500

type Seeing = Eyes<Rules, Viewer>

const cardsIn = (table: Obj): Obj => objectOf(table['cards'])

/** A deal in which everybody who has declared a Combat card holds one that he may use. */
const keeping = (eyes: Seeing, first: Obj, pledges: ReadonlyArray<Pledge>, dealt: () => Obj): Obj => {
  let table = first
  for (let left = PATIENCE; left > 0; left--) {
    if (pledges.every((pledge) => keepers(cardsIn(table), pledge).length > 0)) return table
    table = dealt()
  }
  return pledges.reduce((all, pledge) => swapped(eyes, all, pledge), table)
}

/** A deal in which a card that may be used changes places with one of the hand. */
const swapped = ({ rules, table: masked }: Seeing, table: Obj, pledge: Pledge): Obj => {
  if (keepers(cardsIn(table), pledge).length > 0) return table
  const layout = EVENT_CARDS.layout(rules)
  const seenIn = (json: Obj, place: string): ReadonlyArray<string> => layout.at(json)(place)?.seen ?? []
  for (const own of handsOf(pledge.seat))
    for (const place of layout.places) {
      const hand = `hands/${own}`
      const isOther = place !== hand && deckOfPile(rules, place) === deckOfPile(rules, own)
      if (!isOther || layout.at(masked)(place)?.hidden === undefined) continue
      const [there, held] = [seenIn(table, place), seenIn(table, hand)]
      const wanted = there.find((card) => pledge.usable.includes(card))
      const given = held[0]
      if (wanted === undefined || given === undefined) continue
      const swap = (list: ReadonlyArray<string>, out: string, into: string) => ({
        seen: [...list.filter((card) => card !== out), into],
      })
      return layout.write(
        table,
        new Map([
          [place, swap(there, wanted, given)],
          [hand, swap(held, given, wanted)],
        ]),
      )
    }
  return table
}

/** What a partner has chosen to give is a card that he holds. */
const fillGifts = (rules: Rules, stack: ReadonlyArray<Obj>, cards: Obj, random: Random): ReadonlyArray<Obj> =>
  stack.map((frame) => {
    const vars = objectOf(frame['vars'])
    const { given } = vars
    if (frame['kind'] !== 'decide/give' || !Array.isArray(given)) return frame
    const seats = rules.seating.ofSide[vars['side'] === SIDES[1] ? 1 : 0]
    const filled = given.map((card: Json, place): Json => {
      const seat = rules.seating.seats[seats[place] ?? -1]
      if (card !== 'hidden' || seat === undefined) return card
      const held = handsOf(seat).flatMap((name) => textsOf(objectOf(cards['hands'])[name]))
      return held[random(Math.max(1, held.length))] ?? null
    })
    return { ...frame, vars: { ...vars, given: filled } }
  })

/** A view's hidden parts filled in. */
export const fill = (rules: Rules, json: Json, viewer: Viewer, random: Random): Json => {
  const masked = objectOf(json)
  const eyes: Seeing = {
    rules,
    viewer,
    table: objectOf(masked['table']),
    stack: itemsOf(masked['stack']).map(objectOf),
  }
  const word = (): number => random(2 ** 32)
  const dealt = (): Obj => dealPiles(EVENT_CARDS, eyes, random)
  const first = dealt()
  const pledges = pledgesIn(rules, { ...masked, table: first }, viewer)
  const table = keeping(eyes, first, pledges, dealt)
  const cards = cardsIn(table)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    stack: fillGifts(rules, fillCommits(masked, cards, pledges, random), cards, random),
    table,
  }
}
