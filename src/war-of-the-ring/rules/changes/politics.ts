/**
 * Nations woken and moved towards war (chapter VII). Callers say by which rule.
 */
import { ofStep } from '../../model/counts'
import { draftOf, type Army, type Bits, type NationIx, type RegionIx, type SideIx } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { CHARACTERS } from '../../data/characters'
import { CITY, nationId, nationIx, NATION_OF, SETTLEMENT_OF, sideOfNation } from '../../query/board'
import { holdsHome } from '../../query/control'
import { canAdvance, isActive, nationsWithUnits, stepsOf } from '../../query/politics'
import { happen, type Change } from './change'
import { eachCharacter } from './figures'

/** Turns a Nation's counter to its active side, for good. */
export const activate = (change: Change, nation: NationIx, rule: RuleId): void => {
  if (isActive(change.table, nation)) return
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

/**
 * An attack rouses every Nation with units in the defending Army: first active, then a step (OR-48,
 * OR-49).
 */
export const rouseDefenders = (change: Change, defenders: Army): void => {
  for (const nation of nationsWithUnits(defenders)) {
    activate(change, nation, 'politics.attacked')
    advance(change, nation, sideOfNation(nation) === 0 ? 'politics.advanceAttacked' : 'politics.shadowToo')
  }
}

/** An enemy Army in its lands activates a Nation. */
export const rouseLand = (change: Change, side: SideIx, region: RegionIx): void => {
  const nation = NATION_OF[region] ?? -1
  if (nation >= 0 && sideOfNation(nation) !== side) activate(change, nation, 'politics.entered')
}

const ACTIVATES: ReadonlyArray<ReadonlyArray<NationIx>> = CHARACTERS.map(({ activates }) =>
  activates.map(nationIx),
)

/**
 * Companions who have come to a City or Stronghold wake its Nation, if its side holds it and they can
 * (OR-53).
 */
export const rouseByCompanions = (change: Change, companions: Bits, region: RegionIx): void => {
  const nation = NATION_OF[region] ?? -1
  if ((SETTLEMENT_OF[region] ?? -1) < CITY || !holdsHome(change.table, 0, region)) return
  eachCharacter(companions, (companion) => {
    if (ACTIVATES[companion]?.includes(nation)) activate(change, nation, 'politics.companion')
  })
}
