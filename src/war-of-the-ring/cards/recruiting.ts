/** Cards of the Free Peoples that recruit. */
import type { EventCard, Instruction, Site } from '../model/effects'
import {
  COMPANION_IDS,
  FREE_PEOPLES_NATIONS,
  type EventCardId,
  type FreePeoplesNation,
  type RegionId,
} from '../model/ids'
import { at, either, landsOf, regulars } from './words'

const STRATEGY: Instruction = { kind: 'draw', deck: 'strategy', number: 1 }
const TWO_STRATEGY: Instruction = { kind: 'draw', deck: 'strategy', number: 2 }

/** A unit of either rank and a Leader with it. */
const captainOf = (nation: FreePeoplesNation, area: Site): Instruction => ({
  kind: 'recruit',
  area,
  figures: [either(nation), [`${nation}-leader`]],
})

/** A unit and a Leader of a Nation in one region. */
const captain = (id: EventCardId, nation: FreePeoplesNation, region: RegionId, says: string): EventCard => ({
  id,
  says,
  effect: [captainOf(nation, at(region))],
})

/** A unit of the Elves in one region, and a card. */
const elves = (id: EventCardId, region: RegionId, says: string): EventCard => ({
  id,
  says,
  effect: [{ kind: 'recruit', area: at(region), figures: [either('elves')] }, STRATEGY],
})

/** In the regions they are named after. */
const AT_HOME: ReadonlyArray<EventCard> = [
  captain('fp-strat-14', 'gondor', 'minas-tirith', 'Recruits a unit and a Leader of Gondor in Minas Tirith.'),
  elves('fp-strat-15', 'lorien', 'Recruits an Elven unit in Lórien, then draws a Strategy card.'),
  captain('fp-strat-17', 'north', 'carrock', 'Recruits a unit and a Leader of the North in the Carrock.'),
  captain('fp-strat-18', 'gondor', 'dol-amroth', 'Recruits a unit and a Leader of Gondor in Dol Amroth.'),
  {
    id: 'fp-strat-19',
    says: 'Recruits two Regulars of the North in Dale, then draws a Strategy card.',
    effect: [{ kind: 'recruit', area: at('dale'), figures: regulars('north', 2) }, STRATEGY],
  },
  {
    id: 'fp-strat-20',
    says: 'Recruits a unit of the North in the Shire and a Dwarf in Ered Luin, then draws a Strategy card.',
    effect: [
      {
        kind: 'recruitEach',
        parts: [
          { area: at('the-shire'), figures: [either('north')] },
          { area: at('ered-luin'), figures: [either('dwarves')] },
        ],
      },
      STRATEGY,
    ],
  },
  elves('fp-strat-21', 'rivendell', 'Recruits an Elven unit in Rivendell, then draws a Strategy card.'),
  captain('fp-strat-22', 'dwarves', 'erebor', 'Recruits a unit and a Leader of the Dwarves in Erebor.'),
  elves(
    'fp-strat-24',
    'woodland-realm',
    'Recruits an Elven unit in the Woodland Realm, then draws a Strategy card.',
  ),
]

/** Where somebody is, or the land is free. */
const WHERE_THINGS_STAND: ReadonlyArray<EventCard> = [
  {
    id: 'fp-strat-09',
    says: 'Rohan takes a step to war and gets a unit and a Leader in Edoras, if Gondor is active.',
    playIf: { kind: 'active', nation: 'gondor' },
    effect: [{ kind: 'advance', nations: ['rohan'] }, captainOf('rohan', at('edoras'))],
  },
  {
    id: 'fp-strat-13',
    says: 'With the Elves at war, recruits two Elven units with an Army on the coast.',
    playIf: { kind: 'atWar', nations: ['elves'] },
    effect: [
      {
        kind: 'recruit',
        area: { kind: 'withArmy', area: { kind: 'coast' } },
        figures: [either('elves'), either('elves')],
      },
    ],
  },
  {
    id: 'fp-strat-16',
    says: 'Recruits a unit and a Leader of Rohan in Edoras, or beside a Companion in Rohan.',
    effect: [
      captainOf('rohan', {
        kind: 'either',
        sites: [at('edoras'), { kind: 'withAnyOf', who: COMPANION_IDS, area: landsOf('rohan') }],
      }),
    ],
  },
  {
    id: 'fp-strat-23',
    says: 'Recruits a unit and a Leader of Rohan in a free Settlement of Rohan.',
    effect: [
      captainOf('rohan', {
        kind: 'free',
        area: { kind: 'settlements', nation: 'rohan', types: ['town', 'city', 'stronghold'] },
      }),
    ],
  },
  {
    id: 'fp-char-23',
    says: 'Recruits a unit of Gondor where Boromir is in Gondor, then draws two Strategy cards.',
    playIf: { kind: 'isIn', anyOf: ['boromir'], area: landsOf('gondor'), fellowshipToo: true },
    effect: [
      {
        kind: 'recruit',
        area: { kind: 'withAnyOf', who: ['boromir'], area: landsOf('gondor') },
        figures: [either('gondor')],
      },
      TWO_STRATEGY,
    ],
  },
  {
    id: 'fp-char-24',
    says: 'An Elite replaces a Regular with Strider or Aragorn; then draws two Strategy cards.',
    playIf: { kind: 'withArmy', anyOf: ['strider', 'aragorn'] },
    effect: [
      {
        kind: 'promote',
        number: 1,
        nations: FREE_PEOPLES_NATIONS,
        inArmyOf: ['strider', 'aragorn'],
        eliminates: true,
      },
      TWO_STRATEGY,
    ],
  },
]

/** The cards. */
export const RECRUITING_CARDS: ReadonlyArray<EventCard> = [...AT_HOME, ...WHERE_THINGS_STAND]
