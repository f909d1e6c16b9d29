/**
 * Where none of the dice serves the player on turn, his partner takes the place; a die is put aside only when
 * it serves neither of them (chapter XI, Action Resolution; ruling OR-153).
 */
import type { Action, YieldPlace } from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import type { OpportunityVars, Use } from '../../model/frames'
import { since } from '../../query/absent'
import { seatIxOf, seatOf } from '../../query/seats'
import { violation } from '../../rulebook'
import { changing, goesOn, happen } from '../../rules/changes/change'
import { editPartners, withSide } from '../../rules/changes/partners'
import type { Whole } from '../rules'

type Asking = Here<OpportunityVars>
type Base = Question<'decide/action', Action>

/** The place has passed to the partner: `use` of a question that is not answered yet. */
const YIELDED: Use = Object.freeze({ does: 'pass', die: -1, as: -1, what: -1 })

const isUse = ({ kind }: Action): boolean => kind !== 'skipDie' && kind !== 'useRing'

const hasPartner = ({ rules, vars }: Asking): boolean => rules.seating.alone[vars.side] < 0

/** What keeps a player from leaving his place; nothing if he may, given all that he can do otherwise. */
const keepsPlace = (here: Asking, others: ReadonlyArray<Action>): string | undefined => {
  if (!hasPartner(here)) return 'he has no partner'
  if (here.vars.use !== null) return 'the partner has just left the place to him'
  return others.some(isUse) ? 'he can use a die or pass' : undefined
}

const yieldPlace = (here: Asking, seat: YieldPlace['seat']) => {
  const { side } = here.vars
  const change = changing(here)
  const own = seatIxOf(here, 'acting', side)
  const partner = here.rules.seating.ofSide[side].find((one) => one !== own) ?? own
  editPartners(change, (draft) => {
    draft.acting = withSide(draft.acting, side, partner)
  })
  happen(change, { kind: 'PlaceYielded', rule: 'partners.order', seat })
  return goesOn(change, { ...here.vars, use: YIELDED })
}

const skipViolations = (here: Asking, others: ReadonlyArray<Action>): ReadonlyArray<Violation> =>
  here.rules.skipsFreely || keepsPlace(here, others) !== undefined
    ? []
    : [since(violation('partners.order', {}), 'the partner takes the place before a die is put aside')]

/** After a Ring a die may serve who had left his place. */
const ringed = (here: Asking): Asking => ({ ...here, vars: { ...here.vars, use: null } })

const yielding = (base: Base): Base => ({
  ...base,
  answers: [...base.answers, 'yieldPlace'],
  options: (here, seat) => {
    const found = base.options(here, seat)
    if (keepsPlace(here, found) !== undefined) return found
    const others = here.rules.skipsFreely ? found : found.filter(({ kind }) => kind !== 'skipDie')
    return [{ seat, kind: 'yieldPlace' }, ...others]
  },
  violations: (here, action) => {
    const others = (): ReadonlyArray<Action> => base.options(here, seatOf(here, 'acting', here.vars.side))
    if (action.kind === 'yieldPlace') {
      const keeps = keepsPlace(here, others())
      return keeps === undefined ? [] : [since(violation('partners.order', {}), keeps)]
    }
    const broken = base.violations(here, action)
    return action.kind === 'skipDie' ? [...broken, ...skipViolations(here, others())] : broken
  },
  resolve: (here, action) => {
    if (action.kind === 'yieldPlace') return yieldPlace(here, action.seat)
    return base.resolve(action.kind === 'useRing' ? ringed(here) : here, action)
  },
})

/** The question which action to take, as partners are asked it. */
export const decidePlace = ({ decisions }: Whole): Base => yielding(decisions['decide/action'] as Base)
