/**
 * From the whole of a game, as an edition and its overlays tell it, to the rules of a config and their
 * machine.
 */
import { compile, type Machine, type Ruleset } from '../../kernel/ruleset'
import type { Wiring } from '../../kernel/wiring'
import type { War } from '../model/bundle'
import type { BaseFrames, Frames } from '../model/frames'
import { tellingOf } from '../query/atWork'
import { rulesOf, type Print } from './print'

/** What is wired: all that every game has, and what only some have. */
type Wired<All, Base> = Pick<All, keyof All & Base> & Partial<Omit<All, keyof All & Base>>

/** Everything that an edition or an overlay may tell in its own way. */
export interface Whole
  extends Omit<Ruleset<War>, 'rules' | 'telling' | 'rulebook' | keyof Wiring<War, Frames>>, Print {
  readonly procedures: Wired<Wiring<War, Frames>['procedures'], keyof BaseFrames>
  readonly decisions: Wired<Wiring<War, Frames>['decisions'], keyof BaseFrames>
}

/** The compiled ruleset of a whole. */
export const machineOfWhole = (whole: Whole): Machine<War> => {
  const { procedures, decisions, interjections, standing } = whole
  const rules = rulesOf(whole)
  return compile({ rules, procedures, decisions, interjections, standing, telling: tellingOf(rules) })
}

export { rulesOf }
