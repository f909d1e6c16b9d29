/**
 * Every config of The Confrontation: line-ups, special cards, one game or a match, the readings that groups
 * play differently, and both sorts of chance.
 */
import type { Config, Confrontation } from '../../../src/confrontation'
import { CARD_ORDERS, LINE_UPS } from '../../../src/confrontation/model/config'
import { SPECIAL_CARD_IDS, type SpecialCardId } from '../../../src/confrontation/model/ids'
import type { Setting } from '../../kernel/conformance'

const HANDICAPS: ReadonlyArray<ReadonlyArray<SpecialCardId>> = [
  SPECIAL_CARD_IDS,
  [],
  ['gwaihir', 'palantir', 'crebain-of-dunland'],
]

const SPECIALS: ReadonlyArray<Pick<Config, 'specialCards' | 'handicap'>> = [
  ...(['none', 'pick-two', 'announced-number'] as const).map((specialCards) => ({
    specialCards,
    handicap: [],
  })),
  ...HANDICAPS.map((handicap) => ({ specialCards: 'handicap' as const, handicap })),
]

const YES_NO: ReadonlyArray<boolean> = [false, true]

/** All of them, the defaults first. */
export const SETTINGS: ReadonlyArray<Setting<Confrontation>> = YES_NO.flatMap((upstreamSidewaysRetreat) =>
  YES_NO.flatMap((blockedRetreatStopsSacrifice) =>
    CARD_ORDERS.flatMap((cardOrder) =>
      ([1, 2] as const).flatMap((games) =>
        SPECIALS.flatMap((special) =>
          LINE_UPS.flatMap((characters) =>
            (['seeded', 'manual'] as const).map((chance) => ({
              chance,
              characters,
              ...special,
              games,
              cardOrder,
              upstreamSidewaysRetreat,
              blockedRetreatStopsSacrifice,
            })),
          ),
        ),
      ),
    ),
  ),
)

const isDefault = ({ games, cardOrder, ...setting }: Setting<Confrontation>): boolean =>
  games === 1 &&
  cardOrder === 'mouth-first' &&
  setting.upstreamSidewaysRetreat === false &&
  setting.blockedRetreatStopsSacrifice === false

/** Single games with the default readings. */
export const COMMON: ReadonlyArray<Setting<Confrontation>> = SETTINGS.filter(isDefault)
