/** Footrace, a whole game: in turn, each pushes the cart a step or two, and a die trips those who hurry. */
import { at, framesOf, makeGame, rule, violates, wiringOf } from '../../../src/kernel'
import type { Asks, Bundle, Here, Outcome, QuestionOf, Runs } from '../../../src/kernel'
import { below, natural } from '../../../src/kernel/codec'
import { fieldsOf } from '../../../src/kernel/fields'

const cites = [{ book: 'Footrace', chapter: 'All of it' }]
const RULEBOOK = {
  push: rule('In turn, each pushes the cart one step or two.', cites),
  tired: rule('After a push of two steps comes one of a single step.', cites, ['steps']),
  die: rule('Who tries two steps trips on a 1 or 2, and the cart stays.', cites),
  line: rule('Whoever pushes the cart over the sixth step wins.', cites),
}
type Rule = keyof typeof RULEBOOK
export const SEATS = ['left', 'right'] as const
type Push = { readonly seat: (typeof SEATS)[number]; readonly steps: number }
type Table = { readonly cart: number; readonly last: number; readonly next: number }
type Action = Push & { readonly kind: 'push' }
type Event = Push & { readonly kind: 'Moved'; readonly rule: Rule }
interface Frames {
  readonly race: Runs<number, 'choose', Outcome<Push['seat'], Rule>>
  readonly 'decide/steps': Asks<number, number>
}
export type Footrace = Bundle<Frames, { table: Table; action: Action; event: Event }>
const { ask, start } = framesOf<Frames>()
const { calling, drawing, jumping, procedure, returning } = wiringOf<Footrace, Frames>()

const most = ({ last }: Table): number => (last === 2 ? 1 : 2)
const decideSteps: QuestionOf<Footrace, Frames, 'decide/steps', Action> = {
  answers: ['push'],
  seats: ({ table }) => [at(SEATS, table.next)],
  options: ({ table }, seat) => [1, 2].slice(0, most(table)).map((steps) => ({ seat, kind: 'push', steps })),
  violations: ({ table }, { steps }) =>
    steps > most(table) ? [violates<typeof RULEBOOK>()('tired', { steps })] : [],
  resolve: ({ table }, { steps }) => ({ table, events: [], value: steps }),
  asks: () => 'How many steps do you push?',
  reads: ['push', 'tired'],
}

const pushed = (_: number, steps: number): number => steps
const DIE = { name: 'die', rule: 'die', outcomes: [1, 2, 3, 4, 5, 6] } as const
const move = ({ table: { cart, next }, vars: last }: Here<Footrace, number>, rolled: number) => {
  const steps = last === 2 && rolled <= 2 ? 0 : last
  const events = [{ kind: 'Moved', rule: 'die', seat: at(SEATS, next), steps }] as const
  return { table: { cart: cart + steps, last, next: 1 - next }, events }
}
const WON = { reason: 'Six steps are taken.', rule: 'line', scores: { left: 0, right: 0 } } as const
const race = procedure('race', [
  ['choose', calling(() => ask('decide/steps', 0), pushed)],
  ['move', drawing(() => DIE, move)],
  ['again', jumping('choose', ({ table }) => table.cart < 6)],
  ['end', returning(({ table }) => ({ ...WON, winners: [at(SEATS, 1 - table.next)] }))],
])

export const footrace = makeGame<Footrace>({
  name: 'footrace',
  seats: SEATS,
  rulebook: RULEBOOK,
  actions: { push: { steps: [1, 2] } },
  table: fieldsOf({ cart: natural, last: natural, next: below(2) }),
  frames: { race: natural, 'decide/steps': natural },
  ruleset: { rules: {}, procedures: { race }, decisions: { 'decide/steps': decideSteps } },
  start: () => ({ table: { cart: 0, last: 0, next: 0 }, frame: start('race', 'choose', 0) }),
})
