/**
 * Whose the characters and cards of Twilight of the Third Age are among partners (ruling OR-97). Apart from
 * their rules: viewers without rules read it too.
 */
import type { SeatData } from '../../model/config'
import type { CharacterId, EventCardId, Seat } from '../../model/ids'
import type { Print } from '../print'

interface Own {
  readonly characters?: ReadonlyArray<CharacterId>
  readonly cards: ReadonlyArray<EventCardId>
}
const OWN: { readonly [S in Seat]?: Own } = {
  gondor: { characters: ['galadriel'], cards: ['fp-strat-26e'] },
  rohan: { cards: ['fp-strat-25e'] },
  'witch-king': {
    characters: ['witch-king-chief', 'balrog'],
    cards: ['sh-char-17e', 'sh-char-26e', 'sh-strat-26e'],
  },
  saruman: { cards: ['sh-strat-10e', 'sh-strat-11e'] },
}

const withOwn = (seat: SeatData): SeatData => {
  const own = OWN[seat.id]
  if (own === undefined) return seat
  const characters = [...(seat.characters ?? []), ...(own.characters ?? [])]
  return {
    ...seat,
    ...(characters.length === 0 ? {} : { characters }),
    cards: [...(seat.cards ?? []), ...own.cards],
  }
}

/** A seat with what of the expansion is its own and in the game. */
const ownedIn =
  ({ tables, eventCards }: Print) =>
  (seat: SeatData): SeatData => {
    const own = withOwn(seat)
    return {
      ...own,
      ...(own.characters === undefined
        ? {}
        : { characters: own.characters.filter((one) => tables.characters.some(({ id }) => id === one)) }),
      ...(own.cards === undefined
        ? {}
        : { cards: own.cards.filter((one) => eventCards.some(({ id }) => id === one)) }),
    }
  }

/** The seats with what of the expansion is theirs. */
export const withOwnSeats = <P extends Print>(print: P): P => ({
  ...print,
  seats: print.seats.map(ownedIn(print)),
})
