/** The stages of guided games: gathering, a battle that lasts, a battle that is won, events, and the end. */
import type { EventCardId } from '../../../src/war-of-the-ring'
import type { Stage } from './guide'
import { draws, drawn, rolls, type Site, type Wishing } from './sites'

type Cards = ReadonlyArray<EventCardId>

/** Dice are Events, the Hunt sleeps, and Armies go as a whole. */
const QUIET: Wishing = [
  draws('hunt die', 1),
  ...rolls('free-peoples', 'event'),
  ...rolls('shadow', 'event'),
  { kind: 'allocate', dice: 0 },
  { kind: 'allocate', dice: 1 },
  { kind: 'bringAll' },
  { kind: 'chooseNumber', number: 0 },
]
/** What could spoil a plan. */
const NEVER: Wishing = [
  { kind: 'moveFellowship' },
  { kind: 'hideFellowship' },
  { kind: 'declare' },
  { kind: 'beginAttack' },
  { kind: 'moveArmies' },
  { kind: 'moveCharacters' },
  { kind: 'march' },
  { kind: 'separate' },
  { kind: 'bringCharacter' },
  { kind: 'useRing' },
  { kind: 'playEvent' },
  { kind: 'fly' },
]
const YIELDING: Wishing = [{ kind: 'cease' }, { kind: 'retreat' }, { kind: 'withdraw' }]

/** Everybody gets ready, and these cards are drawn. */
export const gathering = (once: Wishing, cards: Cards = []): Stage => ({
  once,
  always: [{ kind: 'cease' }, ...cards.map(drawn), ...QUIET],
  never: NEVER,
  holds: cards,
})

/** These cards are used in a battle in which nobody is hit by the dice and nobody gives way. */
export const fighting = (strike: Wishing, cards: Cards, die = 1): Stage => ({
  once: [...strike, ...cards.map((card) => ({ kind: 'commit', card }) as const)],
  always: [
    ...QUIET,
    draws('free-peoples combat die', die),
    draws('shadow combat die', die),
    { kind: 'fight' },
    { kind: 'reduce', seat: 'shadow' },
  ],
  never: [...NEVER, ...YIELDING],
})

/** The Shadow wins whatever it fights; who can goes into his Stronghold. */
export const conquering = (once: Wishing, cards: Cards = []): Stage => ({
  once,
  always: [
    ...cards.map(drawn),
    ...QUIET,
    draws('free-peoples combat die', 1),
    draws('shadow combat die', 6),
    { kind: 'withdraw' },
    { kind: 'fight', seat: 'shadow' },
  ],
  never: [...NEVER, { kind: 'cease' }, { kind: 'retreat' }],
})

/** These events are played. */
export const playing = (cards: Cards, first: Wishing = []): Stage => ({
  ...gathering([...first, ...cards.map((card) => ({ kind: 'playEvent', card }) as const)], cards),
  holds: [],
})

/** The Ring-bearers hurry on, and the Hunt finds them. */
export const FINISH: Stage = {
  once: [],
  always: [
    { kind: 'cease' },
    draws('hunt die', 6),
    draws('hunt tile', 'standard-3'),
    ...rolls('free-peoples', 'character'),
    ...rolls('shadow', 'eye'),
    { kind: 'moveFellowship' },
    { kind: 'hideFellowship' },
    { kind: 'takeCorruption' },
  ],
  never: [{ kind: 'declare' }],
}

/** The way of the Ring-bearers to Mordor; steps farther on are wished for first. */
const TO_MORDOR: Wishing = (
  [
    'morannon',
    'dagorlad',
    'eastern-emyn-muil',
    'western-emyn-muil',
    'western-brown-lands',
    'south-anduin-vale',
    'dimrill-dale',
    'moria',
    'hollin',
    'fords-of-bruinen',
  ] as const
).map((region) => ({ kind: 'goTo', seat: 'free-peoples', region }))

/** The Ring-bearers slip through to Mount Doom. */
export const QUEST: Stage = {
  once: [],
  always: [
    draws('hunt die', 1),
    draws('hunt tile', 'standard-1'),
    draws('hunt tile', 'standard-0-reveal'),
    ...rolls('free-peoples', 'character'),
    ...rolls('shadow', 'muster'),
    { kind: 'declare' },
    ...TO_MORDOR,
    { kind: 'allocate', dice: 0 },
    { kind: 'allocate', dice: 1 },
    { kind: 'hideFellowship' },
    { kind: 'moveFellowship' },
    { kind: 'takeCorruption' },
  ],
}

/** Cards are gathered and used in battle at a site. */
export const battleAt = (site: Site, cards: Cards, die?: number): ReadonlyArray<Stage> => [
  gathering(site.gather, cards),
  fighting(site.strike, cards, die),
]
