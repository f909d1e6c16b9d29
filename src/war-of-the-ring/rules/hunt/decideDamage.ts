/**
 * How do you bear the damage? The Ring, a casualty, or what the Guide can do (chapter IX). Asked again while
 * damage is left; a casualty is taken once for each tile (ruling OR-69).
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { GuideLeaves, LoseGuide, LoseRandom, RevealSelf, TakeCorruption } from '../../model/actions'
import type { Here, Question, Violation } from '../../model/bundle'
import { DAMAGE_ANSWERS, type DamageAnswer, type TileVars } from '../../model/frames'
import { violation } from '../../rulebook'
import { isAlone, sparedByLeaving, sparedByReveal } from '../../query/hunt'
import { characterId, seatOf } from '../../query/pieces'

type DamageAction = TakeCorruption | LoseGuide | LoseRandom | GuideLeaves | RevealSelf

const notHisAbility = ({ table }: Here<TileVars>): Violation =>
  violation('fellowship.guideAbility', { piece: characterId(table.fellowship.guide) })

const casualtyFaults = ({ table, vars }: Here<TileVars>): ReadonlyArray<Violation> => {
  const faults: Array<Violation> = []
  if (vars.casualty) faults.push(violation('hunt.excess', {}))
  if (isAlone(table)) faults.push(violation('hunt.casualty', { piece: characterId(table.fellowship.guide) }))
  return faults
}

const revealFaults = (here: Here<TileVars>): ReadonlyArray<Violation> => {
  const { table, vars } = here
  if (sparedByReveal(table) === 0) return [notHisAbility(here)]
  const faults: Array<Violation> = []
  if (!vars.gollum) faults.push(violation('fellowship.gollumLate', {}))
  if (vars.reveals || table.fellowship.revealed) faults.push(violation('hunt.reveals', {}))
  return faults
}

/** Every rule that forbids an answer; using the Ring is always possible. */
const faultsOf = (here: Here<TileVars>, answer: DamageAnswer): ReadonlyArray<Violation> => {
  switch (answer) {
    case 'takeCorruption':
      return LEGAL
    case 'loseGuide':
    case 'loseRandom':
      return casualtyFaults(here)
    case 'guideLeaves':
      return sparedByLeaving(here.table) === 0 ? [notHisAbility(here)] : LEGAL
    case 'revealSelf':
      return revealFaults(here)
  }
}

/** Whether there is any answer but the Ring. */
export const hasChoice = (here: Here<TileVars>): boolean =>
  casualtyFaults(here).length === 0 || sparedByLeaving(here.table) > 0 || revealFaults(here).length === 0

/** How do you bear the damage? */
export const decideDamage: Question<TileVars, DamageAction> = {
  answers: DAMAGE_ANSWERS,
  seats: () => [seatOf(0)],
  options: (here, seat) => {
    const options: Array<DamageAction> = []
    for (const kind of DAMAGE_ANSWERS) if (faultsOf(here, kind).length === 0) options.push({ seat, kind })
    return options
  },
  violations: (here, { kind }) => faultsOf(here, kind),
  resolve: ({ table }, { kind }) => ({ table, events: NO_EVENTS, value: kind }),
  asks: ({ vars }) => `How do you bear ${vars.damage} damage of the Hunt?`,
  rules: ['hunt.effects', 'hunt.casualty', 'hunt.excess', 'hunt.reduce', 'fellowship.gollumLate'],
}
