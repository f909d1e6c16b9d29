/**
 * Pebbles, a toy game made of the kernel alone: its nouns. Two seats keep a colour secret, then round after
 * round both hide pebbles at once, a weighted toss says what the round is worth, and one guesses the sum.
 */
import * as t from 'io-ts/lib/index.js'
import type {
  AskKind,
  Asks,
  FrameOf,
  Interjection,
  Outcome,
  QuestionOf,
  Rule,
  Runs,
} from '../../../src/kernel'
import { framesOf, overlaysOf, rule, violates, wiringOf } from '../../../src/kernel'
import { below, natural, oneOf, pairOf } from '../../../src/kernel/codec'

export const SEATS = ['left', 'right'] as const
export type Seat = (typeof SEATS)[number]
export const COLOURS = ['red', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
export const AMOUNTS = [0, 1, 2] as const
export const SUMS = [0, 1, 2, 3, 4] as const

/** One value for each seat. */
export type Pair<A> = readonly [A, A]

export interface Config {
  readonly seed: string
  readonly chance: 'seeded' | 'manual'
  readonly rounds: number
  /** Points that win at once. */
  readonly target: number
}

export interface Table {
  readonly points: Pair<number>
  readonly colours: Pair<Colour | null>
  readonly shouted: Pair<boolean>
  readonly round: number
  readonly worth: number
}

export interface PlayVars {
  readonly last: number
}
export interface RoundVars {
  readonly guesser: number
  readonly hidden: Pair<number | null>
  readonly right: boolean
}
export interface Secret<A> {
  readonly chosen: Pair<A | null>
}
export interface Frames {
  readonly play: Runs<PlayVars, 'colours' | 'round', Outcome<Seat, RuleId>>
  readonly round: Runs<RoundVars, 'hide', number>
  readonly 'decide/colour': Asks<Secret<Colour>, Pair<Colour | null>>
  readonly 'decide/hide': Asks<Secret<number>, Pair<number | null>>
  readonly 'decide/guess': Asks<RoundVars, boolean>
}
export type AnyFrame = FrameOf<Frames>
export const { start, ask } = framesOf<Frames>()

export type Action =
  | { readonly seat: Seat; readonly kind: 'colour'; readonly colour: Colour }
  | { readonly seat: Seat; readonly kind: 'hide'; readonly amount: number }
  | { readonly seat: Seat; readonly kind: 'guess'; readonly sum: number }
  | { readonly seat: Seat; readonly kind: 'shout' }

export const ACTIONS = {
  colour: { colour: COLOURS },
  hide: { amount: AMOUNTS },
  guess: { sum: SUMS },
  shout: {},
} as const

const cites = [{ book: 'pebbles', chapter: 'all of it' }]
export const RULEBOOK = {
  colour: rule('Each keeps a colour in mind.', cites),
  hide: rule('Both hide up to two pebbles at once.', cites),
  guess: rule('A guess fits the own pebbles.', cites, ['sum']),
  toss: rule('A toss says what the round is worth.', cites),
  shout: rule('Once, and not before colours are chosen, one may shout for a point.', cites),
  target: rule('Who has enough points wins at once.', cites),
  end: rule('After the last round more points win; the same colour is worth one to the left.', cites),
} satisfies Readonly<Record<string, Rule>>
export type RuleId = keyof typeof RULEBOOK
export const violation = violates<typeof RULEBOOK>()

interface Base {
  readonly rule: RuleId
  readonly only?: Seat
}
export type Event = Base &
  (
    | { readonly kind: 'ColourChosen'; readonly seat: Seat; readonly colour: Colour }
    | { readonly kind: 'PebblesHidden'; readonly seat: Seat; readonly amount: number }
    | { readonly kind: 'Tossed'; readonly worth: number }
    | { readonly kind: 'HandsOpened'; readonly sum: number }
    | { readonly kind: 'PointsMade'; readonly seat: Seat; readonly points: number }
    | { readonly kind: 'ColoursShown'; readonly colours: Pair<Colour | null> }
  )
export const SECRETS = { ColourChosen: ['colour'], PebblesHidden: ['amount'] }

/** The types of the toy. */
export interface Pebbles {
  readonly config: Config
  readonly table: Table
  readonly frame: AnyFrame
  readonly action: Action
  readonly event: Event
  readonly seat: Seat
  readonly rule: RuleId
  readonly rules: { readonly shoutIsWorth: number }
}
export type Question<K extends AskKind<Frames>, A extends Action['kind']> = QuestionOf<
  Pebbles,
  Frames,
  K,
  Extract<Action, { kind: A }>
>
export type Shouting = Interjection<Pebbles, Extract<Action, { kind: 'shout' }>>
export const { doing, calling, drawing, jumping, returning, stages, procedure } = wiringOf<Pebbles, Frames>()
export const { replaceProcedure, insertStageAfter, insertStageBefore } = overlaysOf<Pebbles, Frames>()

const DEFAULTS = { chance: 'seeded', rounds: 2, target: 5 }
const fullConfig = t.strict({
  seed: t.string,
  chance: oneOf('chance', ['seeded', 'manual']),
  rounds: natural,
  target: natural,
})
export const configCodec: t.Type<Config, unknown> = new t.Type(
  'config',
  (u): u is Config => fullConfig.is(u),
  (u, context) => fullConfig.validate(typeof u === 'object' ? { ...DEFAULTS, ...u } : u, context),
  t.identity,
)

const maybe = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> => t.union([codec, t.null])
const colour = oneOf('a colour', COLOURS)
const amount = below(3)
export const tableCodec: t.Type<Table, unknown> = t.strict(
  {
    points: pairOf(natural, natural),
    colours: pairOf(maybe(colour), maybe(colour)),
    shouted: pairOf(t.boolean, t.boolean),
    round: natural,
    worth: natural,
  },
  'a table',
)
const roundCodec = t.strict(
  {
    guesser: below(2),
    hidden: pairOf(maybe(amount), maybe(amount)),
    right: t.boolean,
  },
  'a round',
)
export const frameCodecs = {
  play: t.strict({ last: natural }, 'a play'),
  round: roundCodec,
  'decide/colour': t.strict({ chosen: pairOf(maybe(colour), maybe(colour)) }, 'secret colours'),
  'decide/hide': t.strict({ chosen: pairOf(maybe(amount), maybe(amount)) }, 'secret amounts'),
  'decide/guess': roundCodec,
}
