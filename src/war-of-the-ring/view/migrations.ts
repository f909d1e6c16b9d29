/**
 * Snapshots of earlier schema versions. Version 2 kept what was discarded face down by side, in the four
 * piles of the decks; version 3 keeps it by seat. Where partners share a side, version 2 does not say who
 * threw a card away: the first of them gets them all (docs/decisions/migrations.md).
 */
import type { SavedState } from '../../kernel/snapshot'
import { objectOf, textsOf, type Obj } from '../../kernel/json'
import type { Migration } from '../../kernel/snapshot'
import type { Rules } from '../model/config'
import { DECKS, SIDES } from '../model/ids'

/** The piles of discards of a side's deck: its name in version 2, and those of its seats in version 3. */
interface Piles {
  readonly deck: string
  readonly seats: ReadonlyArray<string>
}

const pilesOf = ({ seating }: Rules): ReadonlyArray<Piles> =>
  seating.ofSide.flatMap((seats, side) =>
    DECKS.map((deck) => ({
      deck: `${SIDES[side] ?? ''}-${deck}`,
      seats: seats.map((seat) => `${seating.seats[seat] ?? ''}-${deck}`),
    })),
  )

const withDiscards = (saved: SavedState, change: (discards: Obj) => Obj): SavedState => {
  const table = objectOf(saved.table)
  const cards = objectOf(table['cards'])
  return {
    ...saved,
    table: { ...table, cards: { ...cards, discards: change(objectOf(cards['discards'])) } },
  }
}

/** The steps from earlier versions. */
export const migrationsOf = (rules: Rules): Readonly<Record<number, Migration>> => {
  const piles = pilesOf(rules)
  const inOrder = (cards: ReadonlySet<unknown>) => rules.eventCardIds.filter((card) => cards.has(card))
  return {
    2: {
      later: (saved) =>
        withDiscards(saved, (discards) =>
          Object.fromEntries(
            piles.flatMap(({ deck, seats }) =>
              seats.map((seat, place) => [seat, place === 0 ? (discards[deck] ?? null) : []]),
            ),
          ),
        ),
      earlier: (saved) =>
        withDiscards(saved, (discards) =>
          Object.fromEntries(
            piles.map(({ deck, seats }) => [
              deck,
              inOrder(new Set(seats.flatMap((seat) => textsOf(discards[seat])))),
            ]),
          ),
        ),
    },
  }
}
