/**
 * Games of three and four as the conformance kit and the soak want them: in both editions, from the set-up,
 * from a war with partners in one place, and from the starts of games for two with the hands dealt out.
 */
import {
  warOfTheRing,
  type PositionSpec,
  type Seat,
  type War,
  type WarGame,
} from '../../../src/war-of-the-ring'
import { SEATS_FOR_FOUR } from '../../../src/war-of-the-ring/rulesets/players/print'
import type { Subject } from '../../kernel/conformance'
import { SUBJECT } from '../properties/subject'
import { ALL_AT_WAR } from '../support/atWar'
import { INVARIANTS as TWILIGHT_INVARIANTS, STEPS as TWILIGHT_STEPS } from '../twilight/invariants'
import { INVARIANTS } from './invariants'
import { STEPS } from './steps'
import { twinOf } from './twins'

/** How many play, by which book, and whether with the expansion. */
export type Variety = Readonly<{ players: 3 | 4; edition: 'collectors' | 'second'; twilight?: true }>

/** Every number of players in every edition. */
export const VARIETIES: ReadonlyArray<Variety> = [
  { players: 4, edition: 'collectors' },
  { players: 3, edition: 'collectors' },
  { players: 4, edition: 'second' },
  { players: 3, edition: 'second' },
]

/** Every number of players with Twilight of the Third Age. */
export const VARIETIES_IN_TWILIGHT: ReadonlyArray<Variety> = [
  { players: 4, edition: 'collectors', twilight: true },
  { players: 3, edition: 'collectors', twilight: true },
]

/** A war in which partners stand side by side. */
export const MIDWAR = ({ players, ...variety }: Variety): PositionSpec => ({
  config: { players, ...variety },
  turn: 2,
  politics: ALL_AT_WAR,
  armies: {
    osgiliath: { 'gondor-regular': 3, 'rohan-regular': 2, 'rohan-elite': 1, 'gondor-leader': 1 },
    'north-ithilien': { 'sauron-regular': 3, 'southrons-regular': 3, 'southrons-elite': 1, nazgul: 1 },
    'dead-marshes': { 'sauron-regular': 3, 'southrons-regular': 2 },
    folde: { 'gondor-regular': 2 },
    edoras: { 'rohan-regular': 2 },
  },
  mixed: players === 4 ? ['osgiliath', 'north-ithilien'] : ['north-ithilien'],
  characters: { saruman: 'orthanc', 'witch-king': 'north-ithilien', strider: 'osgiliath' },
  dice: {
    'free-peoples': ['muster-army', 'character', 'muster', 'event'],
    shadow: ['army', 'army', 'muster-army', 'character', 'muster', 'event'],
  },
})

type Hands = NonNullable<PositionSpec['hands']>
type Card = NonNullable<Hands[Seat]>[number]

const PARTNERS = {
  'free-peoples': ['gondor', 'rohan'],
  shadow: ['witch-king', 'saruman'],
} as const

const bears = (seat: Seat, card: Card): boolean =>
  SEATS_FOR_FOUR.some(({ id, cards }) => id === seat && cards?.includes(card) === true)

/** A hand of a side dealt out to partners: to each what bears his sign, the rest to who has fewer cards. */
const dealt = (cards: ReadonlyArray<Card>, [first, second]: readonly [Seat, Seat]): Hands => {
  const hands: [Array<Card>, Array<Card>] = [[], []]
  const most = Math.ceil(cards.length / 2)
  for (const card of cards) {
    const fewer = hands[0].length <= hands[1].length ? 0 : 1
    const liked = bears(first, card) ? 0 : bears(second, card) ? 1 : fewer
    hands[hands[liked].length < most ? liked : fewer].push(card)
  }
  return { [first]: hands[0], [second]: hands[1] }
}

/** The cards of both sides, in hands or on the table, dealt out to those who sit there. */
const dealtOut = (cards: Hands | undefined, players: 3 | 4): Hands | undefined => {
  if (cards === undefined) return undefined
  const { 'free-peoples': free = [], shadow = [] } = cards
  const alone: Hands = { 'free-peoples': free }
  return {
    ...(players === 4 ? dealt(free, PARTNERS['free-peoples']) : alone),
    ...dealt(shadow, PARTNERS.shadow),
  }
}

/** A position of a game for two as one of three or four. */
export const seated = (spec: PositionSpec, players: 3 | 4): PositionSpec => {
  const [hands, onTable] = [dealtOut(spec.hands, players), dealtOut(spec.onTable, players)]
  return { ...spec, ...(hands === undefined ? {} : { hands }), ...(onTable === undefined ? {} : { onTable }) }
}

const SHOWN: ReadonlySet<unknown> = new Set(['CardGiven', 'CardReceived', 'HandLookedAt'])

/** In a swap two backs are seen, and by who gets it a card; a hand is seen by who looks into it. */
const reveals: Subject<War>['reveals'] = (one, other) =>
  SUBJECT.reveals(one, other) || (one?.['kind'] === other?.['kind'] && SHOWN.has(one?.['kind']))

/** A game of a variety under test, with its own book and actions, and what partners and expansion keep. */
export const subjectOf = (variety: Variety, game: WarGame, longest: number): Subject<War> => {
  const { rulebook, actions } = warOfTheRing.tables(variety)
  const [kept, steps] =
    variety.twilight === true
      ? [
          { ...INVARIANTS, ...TWILIGHT_INVARIANTS },
          { ...STEPS, ...TWILIGHT_STEPS },
        ]
      : [INVARIANTS, STEPS]
  return {
    game: { ...game, rulebook },
    actions,
    seats: warOfTheRing.seatsOf(variety),
    seatsOf: (config) => warOfTheRing.seatsOf(config),
    settings: [
      { chance: 'seeded', ...variety },
      { chance: 'manual', ...variety },
    ],
    common: [{ chance: 'seeded', ...variety }],
    longest,
    invariants: { ...kept, 'the game finds no fault': (state) => warOfTheRing.faultsOf(state) },
    changes: steps,
    twoOrMore: SUBJECT.twoOrMore,
    notByChance: SUBJECT.notByChance,
    reveals,
    twin: twinOf,
  }
}
