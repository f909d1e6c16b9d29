/** Footrace, a whole game: both choose in secret to take one step or two, and a die trips those who hurry. */
import {
  compile,
  framesOf,
  makeGame,
  rule,
  violates,
  withChance,
  withoutChance,
  wiringOf,
} from '../../../src/kernel'
import type { Asks, BaseConfig, FrameOf, Here, Json, Outcome, QuestionOf, Runs } from '../../../src/kernel'
import { natural, pairOf } from '../../../src/kernel/codec'
import { configOf, fieldsOf } from '../../../src/kernel/fields'

// The rulebook: every rule by name, in our words, with the place where it is written.
const cites = [{ book: 'Footrace', chapter: 'All of it' }]
const RULEBOOK = {
  steps: rule('Both choose in secret to take one step or two.', cites),
  tired: rule('Who took two steps takes one the next time.', cites, ['steps']),
  die: rule('Who takes two steps trips on a 1 or 2 and stays.', cites),
  line: rule('Whoever is in front when somebody has taken six steps wins.', cites),
}

// Nouns: the bundle of types, and for each frame its variables, where it starts, and its value.
export const SEATS = ['left', 'right'] as const
type Pair = readonly [number, number]
type Ended = Outcome<Footrace['seat'], Footrace['rule']>
const NONE: Pair = [0, 0]
interface Frames {
  readonly race: Runs<Pair, 'choose', Ended>
  readonly 'decide/steps': Asks<Pair, Pair>
}
export interface Footrace {
  readonly config: BaseConfig
  readonly table: { readonly at: Pair; readonly last: Pair }
  readonly frame: FrameOf<Frames>
  readonly action: { readonly seat: Footrace['seat']; readonly kind: 'go'; readonly steps: number }
  readonly event: Omit<Footrace['action'], 'kind'> & {
    readonly kind: string
    readonly rule: Footrace['rule']
  }
  readonly seat: (typeof SEATS)[number]
  readonly rule: keyof typeof RULEBOOK
  readonly rules: object
}
const { ask, start } = framesOf<Frames>()
const { calling, drawing, jumping, procedure, returning } = wiringOf<Footrace, Frames>()

// A question: who must answer, what may be answered, what forbids it, and what comes of it.
const isTired = ({ last }: Footrace['table'], seat: string): boolean => last[seat === 'left' ? 0 : 1] === 2
const decideSteps: QuestionOf<Footrace, Frames, 'decide/steps', Footrace['action']> = {
  answers: ['go'],
  seats: ({ vars }) => SEATS.filter((_, ix) => vars[ix] === 0),
  options: ({ table }, seat) =>
    (isTired(table, seat) ? [1] : [1, 2]).map((steps) => ({ seat, kind: 'go', steps })),
  violations: ({ table }, { seat, steps }) =>
    steps === 2 && isTired(table, seat) ? [violates<typeof RULEBOOK>()('tired', { steps })] : [],
  resolve: ({ table, vars: [left, right] }, { seat, steps }) => {
    const chosen: Pair = seat === 'left' ? [steps, right] : [left, steps]
    const events = [{ kind: 'Chosen', rule: 'steps', seat, steps, only: seat } as const]
    return chosen.includes(0) ? { table, events, vars: chosen } : { table, events, value: chosen }
  },
  asks: () => 'How many steps do you take?',
  reads: ['steps', 'tired'],
}

// A procedure: named stages that run by themselves.
const received = (_: Pair, chosen: Pair): Pair => chosen
const die = { name: 'die', rule: 'die', outcomes: [1, 2, 3, 4, 5, 6] } as const
const gone = (steps: number, rolled: number): number => (steps === 2 && rolled <= 2 ? 0 : steps)
const told = (seat: Footrace['seat'], steps: number) => ({ kind: 'Gone', rule: 'die', seat, steps }) as const
const go = ({ table: { at }, vars }: Here<Footrace, Pair>, rolled: number) => {
  const [left, right] = [gone(vars[0], rolled), gone(vars[1], rolled)]
  const table = { at: [at[0] + left, at[1] + right], last: vars } as const
  return { table, events: [told('left', left), told('right', right)], vars: NONE }
}
const ended = ([left, right]: Pair): Ended => ({
  winners: left === right ? [] : [left > right ? 'left' : 'right'],
  reason: 'Somebody has taken six steps.',
  rule: 'line',
  scores: { left, right },
})
const race = procedure('race', [
  ['choose', calling(() => ask('decide/steps', NONE), received)],
  ['go', drawing(() => die, go)],
  ['again', jumping('choose', ({ table }) => Math.max(...table.at) < 6)],
  ['end', returning(({ table }) => ended(table.at))],
])

// Secrets: what the other has chosen is hidden in the frames of a view, and filled in with what may be.
interface Seen {
  readonly stack: ReadonlyArray<{ readonly vars: Json }>
  readonly table: Footrace['table']
}
type Change = (steps: Json, seat: string) => Json
const changed = (saved: Json, change: Change): Json => {
  const { stack, ...rest } = saved as unknown as Seen
  const both = ([left = 0, right = 0]: ReadonlyArray<Json>): Json => [
    change(left, 'left'),
    change(right, 'right'),
  ]
  return {
    ...rest,
    stack: stack.map((frame) => ({ ...frame, vars: both(frame.vars as ReadonlyArray<Json>) })),
  }
}

const pair = pairOf(natural, natural)
const machine = compile<Footrace>({
  rules: {},
  procedures: { race },
  decisions: { 'decide/steps': decideSteps },
  interjections: [],
  standing: [],
})
export const footrace = makeGame<Footrace>({
  name: 'footrace',
  schemaVersion: 1,
  seats: SEATS,
  rulebook: RULEBOOK,
  actions: { go: { steps: [1, 2] } },
  config: configOf<BaseConfig>({}, {}),
  table: fieldsOf({ at: pair, last: pair }),
  frames: { race: pair, 'decide/steps': pair },
  machineOf: () => machine,
  start: () => ({ table: { at: NONE, last: NONE }, frame: start('race', 'choose', NONE) }),
  secrets: { Chosen: ['steps'] },
  mask: (saved, viewer) =>
    changed(withoutChance(saved), (steps, seat) => (steps === 0 || seat === viewer ? steps : 'hidden')),
  fill: (view, _, random) => {
    const { table } = view as unknown as Seen
    const guessed = (seat: string): number => (isTired(table, seat) ? 1 : 1 + random(2))
    return withChance(
      changed(view, (steps, seat) => (steps === 'hidden' ? guessed(seat) : steps)),
      random,
    )
  },
})
