/**
 * Somebody sent out by a card: who he is, who can go with him, whom he meets, how many units can gather.
 */
import type { Rules } from '../model/config'
import type { Instruction } from '../model/effects'
import type { SummonVars } from '../model/frames'
import type { Bits, CharacterIx, RegionIx, Table } from '../model/table'
import { isOnMap, placeOf, regionOf, unitsInField } from './armies'
import { enemyOf, neighboursOf } from './board'
import { cardPlace } from './cardRecruits'
import { isRefuge } from './combat'
import { CHARACTERS_OF, characterIx, pieceIx } from './pieces'
import { inReserve } from './recruits'

type Summon = Extract<Instruction, { kind: 'summon' }>

/** Who goes, -1 if none of them is on the map. */
export const travellerOf = (rules: Rules, table: Table, { who }: Summon): CharacterIx =>
  who.map((id) => characterIx(rules, id)).find((character) => isOnMap(table, character)) ?? -1

/** The Companions who are in his region too. */
export const companyOf = (rules: Rules, table: Table, instruction: Summon): Bits => {
  const leader = travellerOf(rules, table, instruction)
  const region = regionOf(placeOf(table, leader))
  let bits = 0
  for (const [character, place] of table.characters.entries())
    if (character !== leader && place >= 0 && regionOf(place) === region) bits |= 1 << character
  return bits & CHARACTERS_OF(rules)[0]
}

/** Whether an enemy Army is in the region he comes to. */
export const struckBySummon = (table: Table, { side, region }: SummonVars): boolean =>
  unitsInField(table, enemyOf(side), region) > 0

/** Where that Army may retreat to. */
export const routsOf = (rules: Rules, table: Table, { side, region }: SummonVars): ReadonlyArray<RegionIx> =>
  neighboursOf(region).filter((next) => isRefuge(rules, table, enemyOf(side), next))

/** Whether units may gather in a region: not beside an enemy Army, nor under a marker that stays. */
const gathers = (table: Table, { takesControl }: Summon, region: RegionIx): boolean =>
  takesControl === true ? unitsInField(table, 1, region) === 0 : cardPlace(table, 0, region) >= 0

/** Most units that can gather in a region. */
export const levyOf = (rules: Rules, table: Table, instruction: Summon, region: RegionIx): number =>
  gathers(table, instruction, region)
    ? Math.min(
        instruction.most,
        inReserve(rules, table, pieceIx(rules, instruction.piece)),
        rules.limits.units - unitsInField(table, 0, region),
      )
    : 0
