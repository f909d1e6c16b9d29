/** Cards that bring Nations closer to war, or keep them from it. */
import type { Condition } from '../model/conditions'
import type { EventCard, NationChoice } from '../model/effects'
import { COMPANION_IDS, FREE_PEOPLES_NATIONS, type Nation, type RegionId } from '../model/ids'
import { at, landsOf } from './words'

/** A Companion is in one of these regions; those of the Fellowship are where the Ring-bearers are. */
const visited = (...regions: ReadonlyArray<RegionId>): Condition => ({
  kind: 'isIn',
  anyOf: COMPANION_IDS,
  area: at(...regions),
  fellowshipToo: true,
})

const notAtWar = (nation: Nation): Condition => ({ kind: 'not', of: { kind: 'atWar', nations: [nation] } })

/** A Nation not at war with the Ring-bearers or a Companion in its land. */
const meddledWith = (nation: Nation): Condition => ({
  kind: 'all',
  of: [
    notAtWar(nation),
    {
      kind: 'any',
      of: [
        { kind: 'ringBearersIn', area: landsOf(nation) },
        { kind: 'isIn', anyOf: COMPANION_IDS, area: landsOf(nation), fellowshipToo: true },
      ],
    },
  ],
})

const STORMCROW: ReadonlyArray<NationChoice> = FREE_PEOPLES_NATIONS.map((nation) => ({
  nation,
  if: meddledWith(nation),
}))

/** The cards. */
export const POLITICS_CARDS: ReadonlyArray<EventCard> = [
  {
    id: 'fp-strat-04',
    says: 'Companions may move; with one in Erebor or Ered Luin the Dwarves go to war.',
    effect: [
      { kind: 'moveCompanions' },
      { kind: 'goToWar', nation: 'dwarves', if: visited('erebor', 'ered-luin') },
    ],
  },
  {
    id: 'fp-strat-07',
    says: 'Companions may move; with one in the Shire or Bree the North goes to war.',
    effect: [
      { kind: 'moveCompanions' },
      { kind: 'goToWar', nation: 'north', if: visited('the-shire', 'bree') },
    ],
  },
  {
    id: 'fp-strat-08',
    says: 'Activates a Nation of the Free Peoples and moves it a step towards war.',
    effect: [
      { kind: 'rouse', choices: FREE_PEOPLES_NATIONS.map((nation) => ({ nation, if: notAtWar(nation) })) },
    ],
  },
  {
    id: 'sh-strat-06',
    says: 'A Nation not at war that Companions or Ring-bearers visit steps back, and loses a figure.',
    playIf: { kind: 'any', of: STORMCROW.map((choice) => choice.if) },
    effect: [{ kind: 'setBack', choices: STORMCROW }],
  },
]
