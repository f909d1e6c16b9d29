/**
 * Verbs about Armies (chapter VI).
 */
import type { ArmyInstruction } from '../../model/effects/armies'
import { INSIDE } from '../../model/table'
import { isOnMap, forceAt } from '../../query/armies'
import { regionIx } from '../../query/board'
import { characterIx, sideOfCharacter, unitsIn } from '../../query/pieces'
import { eliminate } from '../changes/figures'
import { anotherVerb } from './another'
import { campaignVerb } from './campaign'
import { recruitOrFlyVerb } from './recruitOrFly'
import { summonVerb } from './summon'
import type { Verbs } from './verb'
import { hitEachVerb, hitVerb, scatterVerb } from './cardDice'

/** The verbs of this family. */
export const ARMY_VERBS: Verbs<ArmyInstruction['kind']> = {
  hit: hitVerb,
  hitEach: hitEachVerb,
  scatter: scatterVerb,
  march: campaignVerb,
  carry: campaignVerb,
  assault: campaignVerb,
  relieve: campaignVerb,
  eliminateAlone: {
    run: (change, { who, region }) => {
      const character = characterIx(change.rules, who)
      const side = sideOfCharacter(change.rules, character)
      const place = regionIx(region)
      const units =
        unitsIn(forceAt(change.rules, change.table, side, place)) +
        unitsIn(forceAt(change.rules, change.table, side, place + INSIDE))
      if (units === 0 && isOnMap(change.table, character)) eliminate(change, character, 'events.overrides')
    },
  },
  playAnother: anotherVerb,
  recruitOrFly: recruitOrFlyVerb,
  summon: summonVerb,
}
