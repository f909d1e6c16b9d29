/**
 * A Hunt tile in the second edition (Effects of the Hunt): it is answered in order, by one card on the table
 * at most, then by what the Guide can do, then by a casualty; the rest is Corruption. Who becomes Guide
 * meanwhile can act at once, Gollum too; who was Guide before the casualty cannot any more. Hobbits go one by
 * one.
 */
import { LEGAL } from '../../../kernel/types'
import { calling, doing, type Here, type Question, type Step, type Violation } from '../../model/bundle'
import { newSeparation, type TileVars } from '../../model/frames'
import { violation } from '../../rulebook'
import { ignoresReveal, isAlone, isStandardNumber, tileData } from '../../query/hunt'
import { askReaction } from '../../rules/effects/reaction'
import { bear } from '../../rules/hunt/bear'
import { decideDamage, notHisAbility, type DamageAction } from '../../rules/hunt/decideDamage'
import { countsAsHunt, isReplaceable } from '../../rules/hunt/draw'
import { answered } from '../../rules/hunt/tile'
import type { Whole } from '../rules'
import { replacing } from '../stages'

/** What comes too late in the order of answers. */
const lateViolations = (here: Here<TileVars>, { kind }: DamageAction): ReadonlyArray<Violation> => {
  const { table, vars } = here
  if (kind === 'useCard' && vars.cardsOver === true) return [violation('hunt.reduce', {})]
  if (kind !== 'guideLeaves' && kind !== 'revealSelf') return LEGAL
  return vars.former === table.fellowship.guide ? [notHisAbility(here)] : LEGAL
}

/** How do you bear the damage? What comes earlier in the order is passed over for good. */
const decideDamageInOrder: Question<'decide/damage', DamageAction> = {
  ...decideDamage,
  options: (here, seat) =>
    decideDamage.options(here, seat).filter((action) => lateViolations(here, action).length === 0),
  violations: (here, action) => [...decideDamage.violations(here, action), ...lateViolations(here, action)],
}

const losesCompanion = ({ vars }: Here<TileVars>): boolean =>
  vars.answer === 'loseGuide' || vars.answer === 'loseRandom'

/** An answer is carried out: the time for cards is over, and who guides at a casualty has had his say. */
const bearInOrder = (here: Here<TileVars>): Step<TileVars> => {
  const { table, vars } = here
  if (vars.damage === 0) return bear(here)
  const former = losesCompanion(here) ? { former: table.fellowship.guide } : {}
  const ordered: TileVars = { ...vars, cardsOver: true, ...former }
  const step = bear({ ...here, vars: ordered })
  return 'vars' in step ? step : { ...step, vars: ordered }
}

/** An answer is dealt with; Gollum, if he is Guide by it, keeps a number from revealing the Fellowship. */
const answeredAtOnce = (here: Here<TileVars>): Step<TileVars> => {
  const { rules, table } = here
  const step = answered(here)
  const vars = 'vars' in step ? step.vars : here.vars
  if (vars.gollum || !isAlone(rules, table)) return step
  const ignored = ignoresReveal(rules, table) && isStandardNumber(tileData(rules, vars.tile))
  return { ...step, vars: { ...vars, gollum: true, reveals: vars.reveals && !ignored } }
}

const mayUseCards = ({ vars }: Here<TileVars>): boolean => vars.cardsOver === undefined

const prevent = calling(
  (here: Here<TileVars>) =>
    countsAsHunt(here.vars) && mayUseCards(here) ? askReaction(0, 'preventsTile')(here) : undefined,
  (vars, used) => ({ ...vars, prevented: used !== null }),
)

const replace = calling(
  (here: Here<TileVars>) =>
    isReplaceable(here) && mayUseCards(here) ? askReaction(0, 'replacesTile')(here) : undefined,
  (vars, used): TileVars =>
    used === null
      ? vars
      : { ...vars, replaced: vars.tile, tile: -1, card: used.card, reveals: false, cardsOver: true },
)

const leave = calling(
  ({ vars }: Here<TileVars>) =>
    vars.leaving === 0 ? undefined : newSeparation('destination', { chosen: vars.leaving, byHunt: true }),
  (vars) => ({ ...vars, leaving: 0 }),
)

type Tile = Whole['procedures']['tile']

/** The tile before its damage is settled, and the answers to it. */
const beforeDamage = (tile: Tile): Tile =>
  replacing(replacing(tile, 'prevent', ['prevent', prevent]), 'replace', ['replace', replace])
const answers = (tile: Tile): Tile => replacing(tile, 'bear', ['bear', doing(bearInOrder)])
/** Who leaves for less damage goes before anything else is answered. */
const leaving = (tile: Tile): Tile =>
  replacing(replacing(tile, 'leave'), 'answered', ['leave', leave], ['answered', doing(answeredAtOnce)])

/** The Hunt of the second edition. */
export const secondHunt = (whole: Whole): Whole => ({
  ...whole,
  procedures: { ...whole.procedures, tile: leaving(answers(beforeDamage(whole.procedures.tile))) },
  decisions: { ...whole.decisions, 'decide/damage': decideDamageInOrder },
})
