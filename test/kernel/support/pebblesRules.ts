/**
 * The rules of Pebbles: two procedures, three questions, an interjection and a standing check.
 */
import type { Changed, EndingOf, Here, Outcome, Ruleset, StandingCheck, Wiring } from '../../../src/kernel'
import {
  AMOUNTS,
  ask,
  calling,
  COLOURS,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  SEATS,
  start,
  SUMS,
  violation,
  type AnyFrame,
  type Event,
  type Frames,
  type Pair,
  type Pebbles,
  type Question,
  type RoundVars,
  type RuleId,
  type Seat,
  type Secret,
  type Shouting,
  type Table,
} from './pebblesModel'

const ixOf = (seat: Seat): 0 | 1 => (seat === 'left' ? 0 : 1)
const seatAt = (place: number): Seat => SEATS[place === 0 ? 0 : 1]

const withSeat = <A>([left, right]: Pair<A>, place: number, value: A): Pair<A> =>
  place === 0 ? [value, right] : [left, value]

const waiting = <A>({ chosen }: Secret<A>): ReadonlyArray<Seat> =>
  SEATS.filter((_, place) => chosen[place] === null)

/** A secret answer is kept in the frame until both have answered. */
const keep = <A>(here: Here<Pebbles, Secret<A>>, seat: Seat, answer: A, event: Event) => {
  const chosen = withSeat(here.vars.chosen, ixOf(seat), answer)
  const { table } = here
  return chosen.includes(null)
    ? { table, events: [event], vars: { chosen } }
    : { table, events: [event], value: chosen }
}

export const decideColour: Question<'decide/colour', 'colour'> = {
  answers: ['colour'],
  seats: ({ vars }) => waiting(vars),
  options: (_, seat) => COLOURS.map((colour) => ({ seat, kind: 'colour', colour })),
  violations: () => [],
  resolve: (here, { seat, colour }) => {
    const event: Event = { kind: 'ColourChosen', rule: 'colour', seat, colour, only: seat }
    const kept = keep(here, seat, colour, event)
    return 'value' in kept ? { ...kept, table: { ...kept.table, colours: kept.value } } : kept
  },
  asks: () => 'Which colour do you keep in mind?',
  reads: ['colour'],
}

export const decideHide: Question<'decide/hide', 'hide'> = {
  answers: ['hide'],
  seats: ({ vars }) => waiting(vars),
  options: (_, seat) => AMOUNTS.map((amount) => ({ seat, kind: 'hide', amount })),
  violations: () => [],
  resolve: (here, { seat, amount }) =>
    keep(here, seat, amount, { kind: 'PebblesHidden', rule: 'hide', seat, amount, only: seat }),
  asks: () => 'How many pebbles do you hide?',
  reads: ['hide'],
}

const fits = ({ hidden, guesser }: RoundVars, sum: number): boolean => {
  const own = hidden[guesser] ?? 0
  return sum >= own && sum <= own + 2
}

export const decideGuess: Question<'decide/guess', 'guess'> = {
  answers: ['guess'],
  seats: ({ vars }) => [seatAt(vars.guesser)],
  options: ({ vars }, seat) =>
    SUMS.filter((sum) => fits(vars, sum)).map((sum) => ({ seat, kind: 'guess', sum })),
  violations: ({ vars }, { sum }) => (fits(vars, sum) ? [] : [violation('guess', { sum })]),
  resolve: ({ table, vars }, { sum }) => {
    const real = (vars.hidden[0] ?? 0) + (vars.hidden[1] ?? 0)
    return { table, events: [{ kind: 'HandsOpened', rule: 'guess', sum: real }], value: sum === real }
  },
  asks: () => 'How many pebbles are there?',
  reads: ['guess'],
}

const award = (table: Table, place: number, points: number, rule: RuleId): Changed<Pebbles> => ({
  table: { ...table, points: withSeat(table.points, place, (table.points[place] ?? 0) + points) },
  events: [{ kind: 'PointsMade', rule, seat: seatAt(place), points }],
})

const mayShout = (table: Table, frame: AnyFrame, seat: Seat): boolean =>
  frame.kind !== 'decide/colour' && table.shouted[ixOf(seat)] === false

export const shout: Shouting = {
  answers: ['shout'],
  options: ({ table }, frame, seat) => (mayShout(table, frame, seat) ? [{ seat, kind: 'shout' }] : []),
  violations: ({ table }, frame, { seat }) => (mayShout(table, frame, seat) ? [] : [violation('shout', {})]),
  resolve: ({ table, rules }, { seat }) => {
    const shouted = withSeat(table.shouted, ixOf(seat), true)
    return award({ ...table, shouted }, ixOf(seat), rules.shoutIsWorth, 'shout')
  },
}

export const round = procedure('round', [
  [
    'hide',
    calling(
      () => ask('decide/hide', { chosen: [null, null] }),
      (vars, hidden) => ({ ...vars, hidden }),
    ),
  ],
  [
    'toss',
    drawing(
      () => ({ name: 'toss', rule: 'toss', outcomes: [1, 2, 3], weights: [3, 2, 1] }),
      ({ table }, worth) => ({
        table: { ...table, worth },
        events: [{ kind: 'Tossed', rule: 'toss', worth }],
      }),
    ),
  ],
  [
    'guess',
    calling(
      ({ vars }) => ask('decide/guess', vars),
      (vars, right) => ({ ...vars, right }),
    ),
  ],
  [
    'score',
    doing(({ table, vars }) =>
      vars.right ? award(table, vars.guesser, table.worth, 'guess') : { table, events: [] },
    ),
  ],
  ['over', returning(({ table }) => table.worth)],
])

type Ended = Outcome<Seat, RuleId>

const outcomeOf = ([left, right]: Pair<number>, rule: RuleId, reason: string): Ended => {
  const winners: ReadonlyArray<Seat> = left === right ? [] : [left > right ? 'left' : 'right']
  return { winners, reason, rule, scores: { left, right } }
}

export const play = procedure('play', [
  ['colours', calling(() => ask('decide/colour', { chosen: [null, null] }))],
  [
    'round',
    calling(
      ({ table }) => start('round', 'hide', { guesser: table.round % 2, hidden: [null, null], right: false }),
      (_, last) => ({ last }),
    ),
  ],
  ['count', doing(({ table }) => ({ table: { ...table, round: table.round + 1 }, events: [] }))],
  ['again', jumping('round', ({ table, config }) => table.round < config.rounds)],
  [
    'show',
    doing(({ table }) => ({
      table,
      events: [{ kind: 'ColoursShown', rule: 'end', colours: table.colours }],
    })),
  ],
  [
    'end',
    returning(({ table: { points, colours } }) => {
      const left = points[0] + (colours[0] === colours[1] ? 1 : 0)
      return outcomeOf([left, points[1]], 'end', 'The last round is over.')
    }),
  ],
])

const enough: StandingCheck<Pebbles, EndingOf<Frames>> = ({ table, config }) =>
  Math.max(...table.points) >= config.target
    ? {
        table,
        events: [],
        ends: { frame: 'play', value: outcomeOf(table.points, 'target', 'Somebody has enough points.') },
      }
    : undefined

export const RULES: Ruleset<Pebbles> & Wiring<Pebbles, Frames> = {
  rules: { shoutIsWorth: 1 },
  procedures: { play, round },
  decisions: { 'decide/colour': decideColour, 'decide/hide': decideHide, 'decide/guess': decideGuess },
  interjections: [shout],
  standing: [enough],
}
