/**
 * Twilight of the Third Age with three and four players (ruling OR-97): whose its characters and cards are,
 * and whose hand is looked at where partners hold cards. Laid on after both.
 */
import type { SeatData } from '../../model/config'
import type { CharacterId, EventCardId, Seat } from '../../model/ids'
import type { Print } from '../print'
import { LEGAL } from '../../../kernel/types'
import type { ChooseHand } from '../../model/actions'
import type { Here, Question } from '../../model/bundle'
import type { ClearVars } from '../../model/frames'
import type { SeatIx } from '../../model/table'
import { RULEBOOK, violation } from '../../rulebook'
import { inHand } from '../../query/cards'
import { seatIx } from '../../query/seats'
import { changing, goesOn } from '../../rules/changes/change'
import { editPartners } from '../../rules/changes/partners'
import type { Whole } from '../rules'
import { decideClearTable, isClear, lookAt, type Clearing } from './events'

/* Whose the characters and cards of Twilight of the Third Age are among partners (ruling OR-97). */

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

/** The seats of the Shadow that hold cards. */
const holders = ({ rules, table }: Here): ReadonlyArray<SeatIx> =>
  rules.seating.ofSide[1].filter((seat) => inHand(rules, table, seat).length > 0)

const mayLook = (here: Here<ClearVars>): boolean => !here.vars.looks && isClear(here)

/** Which card is discarded? Of two hands one is named. */
const decideClearTableAmong: Question<'decide/clearTable', Clearing | ChooseHand> = {
  ...decideClearTable,
  answers: ['discard', 'discardGetIt', 'chooseHand', 'pass'],
  options: (here, seat) => {
    const { seats } = here.rules.seating
    return [
      ...decideClearTable.options(here, seat).filter(({ kind }) => kind !== 'look'),
      ...(mayLook(here) ? holders(here) : []).flatMap((hand): ReadonlyArray<ChooseHand> => {
        const whose = seats[hand]
        return whose === undefined ? [] : [{ seat, kind: 'chooseHand', hand: whose }]
      }),
    ]
  },
  violations: (here, action) => {
    if (action.kind !== 'chooseHand') return decideClearTable.violations(here, action)
    return mayLook(here) && holders(here).includes(seatIx(here.rules, action.hand))
      ? LEGAL
      : [violation('events.overrides', {})]
  },
  resolve: (here, action) => {
    const change = changing(here)
    const name = (hand: SeatIx): void =>
      editPartners(change, (draft) => {
        draft.hand = hand
      })
    if (action.kind === 'chooseHand') {
      name(seatIx(here.rules, action.hand))
      lookAt(change, here, action.seat)
      return goesOn(change, { ...here.vars, looks: true })
    }
    if (here.vars.looks) name(-1)
    const resolved = decideClearTable.resolve({ ...here, table: change.table }, action)
    return { ...resolved, events: [...change.events, ...resolved.events] }
  },
}

/** The expansion among partners. */
export const withPartners = (whole: Whole): Whole => ({
  ...withOwnSeats(whole),
  rulebook: {
    ...whole.rulebook,
    'partners.minions': {
      ...RULEBOOK['partners.minions'],
      sentence:
        'Either Witch-king, the Mouth of Sauron and the Balrog are the one partner’s of the Shadow, ' +
        'Saruman is the other’s.',
    },
  },
  decisions: { ...whole.decisions, 'decide/clearTable': decideClearTableAmong },
})
