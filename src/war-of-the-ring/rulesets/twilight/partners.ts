/**
 * Twilight of the Third Age with three and four players (ruling OR-97): whose its characters and cards are,
 * and whose hand is looked at where partners hold cards. Laid on after both.
 */
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
import { withOwnSeats } from './ownSeats'

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
