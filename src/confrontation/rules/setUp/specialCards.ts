/**
 * The Special Cards, before the game: how many, and which ones.
 */
import { countBits } from '../../../kernel/bits'
import { sharedBy } from '../../../kernel/brand'
import { at } from '../../../kernel/row'
import { SPECIAL_CARD_IDS } from '../../model/ids'
import type { NameNumber, PickSpecial } from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import type { Event } from '../../model/events'
import type { PickVars } from '../../model/frames'
import type { Seat } from '../../model/ids'
import type { SideIx } from '../../model/table'
import { violation } from '../../rulebook'
import { other } from '../../query/board'
import { has, seatOf, sideId } from '../../query/pieces'
import { specialIx } from '../../query/special'
import { sideOfSeat } from './faces'

const NUMBERS: ReadonlyArray<number> = [0, 1, 2, 3, 4]

/** How many special cards does each side get? Asked of the Fellowship. */
export const decideNumber: Question<'decide/number', NameNumber> = {
  answers: ['nameNumber'],
  seats: (here) => [seatOf(here.config, here.table, here.vars.side)],
  options: (_, seat) => NUMBERS.map((number) => ({ seat, kind: 'nameNumber', number })),
  violations: () => [],
  resolve: (here, { number }) => ({
    table: here.table,
    events: [{ kind: 'NumberNamed', rule: 'setup.announceNumber', number }],
    value: number,
  }),
  asks: () => 'How many special cards does each side get?',
  reads: ['setup.announceNumber'],
}

/** The side whose cards a side picks from, as the first place of its four. */
const firstCard = (vars: PickVars, side: SideIx): number => ((vars.own ? side : other(side)) === 0 ? 0 : 4)

const canPick = (vars: PickVars, side: SideIx, card: number): boolean => {
  const first = firstCard(vars, side)
  return card >= first && card < first + 4 && !has(vars.picked[side], card)
}

const violationsOf = (here: Here<PickVars>, { seat, card }: PickSpecial): ReadonlyArray<Violation> => {
  if (canPick(here.vars, sideOfSeat(here, seat), specialIx(card))) return []
  return [violation(here.vars.own ? 'setup.pickTwo' : 'setup.pickForOpponent', { card })]
}

const SIDES: ReadonlyArray<SideIx> = [0, 1]

const pick = (here: Here<PickVars>, { seat, card }: PickSpecial): PickVars => {
  const bit = 1 << specialIx(card)
  const [mine, theirs] = here.vars.picked
  const side = sideOfSeat(here, seat)
  return { ...here.vars, picked: side === 0 ? [mine | bit, theirs] : [mine, theirs | bit] }
}

const ruleOfPick = (vars: PickVars) => (vars.own ? 'setup.pickTwo' : 'setup.pickForOpponent')

const PICKS: ReadonlyArray<number> = SPECIAL_CARD_IDS.map((_, place) => place)
const pickOf = sharedBy<PickSpecial>(PICKS.length, (seat, code) => ({
  seat,
  kind: 'pickSpecial',
  card: at(SPECIAL_CARD_IDS, code),
}))

/** Which special card next? Asked of both sides at once. */
export const decideSpecialCards: Question<'decide/specialCards', PickSpecial> = {
  answers: ['pickSpecial'],
  seats: (here) =>
    SIDES.filter((side) => countBits(here.vars.picked[side]) < here.vars.number).map((side) =>
      seatOf(here.config, here.table, side),
    ),
  options: (here, seat: Seat) =>
    PICKS.filter((place) => canPick(here.vars, sideOfSeat(here, seat), place)).map((place) =>
      pickOf(seat, place),
    ),
  violations: violationsOf,
  resolve: (here, action) => {
    const vars = pick(here, action)
    const side = sideId(sideOfSeat(here, action.seat))
    const rule = ruleOfPick(vars)
    const events: ReadonlyArray<Event> = [
      { kind: 'SpecialPicked', rule, side, picked: action.card, only: action.seat },
    ]
    const open = SIDES.some((one) => countBits(vars.picked[one]) < vars.number)
    if (open) return { table: here.table, events, vars }
    const table = { ...here.table, special: vars.picked[0] | vars.picked[1] }
    if (vars.own) return { table, events, value: null }
    const shown = SPECIAL_CARD_IDS.filter((_, place) => has(table.special, place)).map((picked): Event => ({
      kind: 'SpecialPicked',
      rule,
      side: specialIx(picked) < 4 ? 'sauron' : 'fellowship',
      picked,
    }))
    return { table, events: [...events, ...shown], value: null }
  },
  asks: (here) =>
    here.vars.own ? 'Which special card do you pick?' : 'Which special card does your opponent get?',
  reads: ['setup.pickTwo', 'setup.pickForOpponent'],
}
