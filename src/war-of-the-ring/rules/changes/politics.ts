/**
 * Nations woken and moved towards war (chapter VII). Callers say by which rule.
 */
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import { ofStep } from '../../model/counts'
import { POLITICAL_POSITIONS } from '../../model/ids'
import { draftOf, type Army, type Bits, type NationIx, type RegionIx, type SideIx } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { CITY, nationId, nationIx, nationOf, settlementOf, sideOfNation } from '../../query/board'
import { holdsHome } from '../../query/control'
import { canAdvance, isActive, nationsWithUnits, stepsOf } from '../../query/politics'
import { isKeptPassive } from '../../query/tableCards'
import { happen, type Change } from './change'
import { eachCharacter } from './figures'

/** Turns a Nation's counter to its active side, for good, unless a card keeps it from what happens there. */
export const activate = (change: Change, nation: NationIx, rule: RuleId, region: RegionIx = -1): void => {
  if (isActive(change.table, nation) || isKeptPassive(change, nation, rule, region)) return
  const draft = draftOf(change.table)
  draft.active |= 1 << nation
  change.table = draft
  happen(change, { kind: 'NationActivated', rule, nation: nationId(nation) })
}

/** Moves a Nation one step towards war, if it can take one. */
export const advance = (change: Change, nation: NationIx, rule: RuleId): void => {
  if (!canAdvance(change.table, nation)) return
  const draft = draftOf(change.table)
  draft.steps -= ofStep(nation)
  change.table = draft
  happen(change, { kind: 'NationAdvanced', rule, nation: nationId(nation), steps: stepsOf(draft, nation) })
}

/** Moves a Nation straight to war: it becomes active too (ruling OR-55). */
export const goToWar = (change: Change, nation: NationIx, rule: RuleId): void => {
  activate(change, nation, rule)
  const steps = stepsOf(change.table, nation)
  if (steps === 0) return
  const draft = draftOf(change.table)
  draft.steps -= ofStep(nation, steps)
  change.table = draft
  happen(change, { kind: 'NationAdvanced', rule, nation: nationId(nation), steps: 0 })
}

const TOP = POLITICAL_POSITIONS.length - 1

/** Moves a Nation a step away from war, if it is not at the top of the track (ruling OR-54). */
export const setBack = (change: Change, nation: NationIx, rule: RuleId): void => {
  if (stepsOf(change.table, nation) >= TOP) return
  const draft = draftOf(change.table)
  draft.steps += ofStep(nation)
  change.table = draft
  happen(change, { kind: 'NationSetBack', rule, nation: nationId(nation), steps: stepsOf(draft, nation) })
}

/**
 * An attack rouses every Nation with units in the defending Army: first active, then a step (OR-48,
 * OR-49).
 */
export const rouseDefenders = (change: Change, defenders: Army, region: RegionIx): void => {
  for (const nation of nationsWithUnits(change.rules, defenders)) {
    activate(change, nation, 'politics.attacked', region)
    advance(change, nation, sideOfNation(nation) === 0 ? 'politics.advanceAttacked' : 'politics.shadowToo')
  }
}

/** An enemy Army in its lands activates a Nation. */
export const rouseLand = (change: Change, side: SideIx, region: RegionIx): void => {
  const nation = nationOf(region)
  if (nation >= 0 && sideOfNation(nation) !== side) activate(change, nation, 'politics.entered', region)
}

const ACTIVATES = derived((rules: Rules): ReadonlyArray<ReadonlyArray<NationIx>> =>
  rules.characters.map(({ activates }) => activates.map(nationIx)),
)

/**
 * Companions who have come to a City or Stronghold wake its Nation, if its side holds it and they can
 * (OR-53).
 */
export const rouseByCompanions = (change: Change, companions: Bits, region: RegionIx): void => {
  const nation = nationOf(region)
  if (settlementOf(region) < CITY || !holdsHome(change.table, 0, region)) return
  eachCharacter(companions, (companion) => {
    if (ACTIVATES(change.rules)[companion]?.includes(nation))
      activate(change, nation, 'politics.companion', region)
  })
}
