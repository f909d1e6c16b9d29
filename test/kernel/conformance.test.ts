/**
 * The conformance kit itself: a toy game passes it, and each way of spoiling that game is noticed by the law
 * that speaks of it.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import type { Game, State, View } from '../../src/kernel'
import { conformance, LAWS, tryLaw, wholeGamesOf, type Play, type Subject } from './conformance'
import { brandState } from '../../src/kernel/brand'
import type { Pebbles } from './support/pebbles'
import { PEBBLES } from './support/pebblesSubject'

conformance(PEBBLES)

type Toy = Game<Pebbles>
type Spoil = (game: Toy) => Partial<Toy>

const { game: good } = PEBBLES

const withTable = (state: State<Pebbles>, points: number): State<Pebbles> =>
  brandState({
    ...state,
    table: { ...state.table, points: [state.table.points[0] + points, state.table.points[1]] },
  })

let counter = 0

/** A way of spoiling the game, and words of the law that must notice. */
const SPOILT: ReadonlyArray<readonly [what: string, law: RegExp, spoil: Spoil]> = [
  [
    'a number is asked for where one is possible',
    /never put with one/,
    ({ legalActions }) => ({ legalActions: (state, seat) => legalActions(state, seat).slice(0, 1) }),
  ],
  [
    'nature is asked where one thing can come up',
    /at least two things can come up/,
    ({ chances }) => ({ chances: (state) => chances(state).slice(0, 1) }),
  ],
  [
    'a listed action is illegal',
    /every listed action is accepted/,
    ({ legalActions }) => ({
      legalActions: (state, seat) => [...legalActions(state, seat), { seat: 'left', kind: 'guess', sum: 9 }],
    }),
  ],
  [
    'a legal action is not listed',
    /of all actions the schema can express/,
    ({ legalActions }) => ({ legalActions: (state, seat) => legalActions(state, seat).slice(0, 2) }),
  ],
  [
    'a further field is let in',
    /one field changed, added or dropped/,
    ({ applyAction }) => ({
      applyAction: (state, action) => {
        const { more: _, ...rest } = (action ?? {}) as Record<string, unknown>
        return applyAction(state, rest)
      },
    }),
  ],
  ['whyNot is silent', /actions of other states/, () => ({ whyNot: () => [] })],
  [
    'whyNot names no rule',
    /never silent on what is illegal/,
    ({ whyNot }) => ({
      whyNot: (state, action) => whyNot(state, action).map((why) => ({ ...why, rule: null })),
    }),
  ],
  [
    'whyNot speaks of an id',
    /never silent on what is illegal/,
    ({ whyNot }) => ({
      whyNot: (state, action) => whyNot(state, action).map((why) => ({ ...why, sentence: 'decide/sum' })),
    }),
  ],
  [
    'a way leads elsewhere',
    /never silent on what is illegal/,
    ({ wayTo }) => ({ wayTo: (state, action) => ({ ...wayTo(state, action), rules: [] }) }),
  ],
  [
    'a view is asked about what it does not hold',
    /follows from its view alone/,
    ({ whyNotOfView }) => ({ whyNotOfView: (view, action) => whyNotOfView(view, action).slice(1) }),
  ],
  [
    'loading forgets something',
    /decode\(encode\(s\)\) equals s/,
    ({ decode }) => ({ decode: (json) => E.Functor.map(decode(json), (state) => withTable(state, 0.5)) }),
  ],
  [
    'saving forgets something',
    /between any two actions/,
    ({ encode }) => ({ encode: (state) => ({ ...encode(state), stack: encode(state).stack.slice(1) }) }),
  ],
  ['all hashes are the same', /the same hash exactly when/, () => ({ hash: () => 'same' })],
  [
    'a saved state is not JSON',
    /nothing but JSON/,
    ({ encode }) => ({ encode: (state) => ({ ...encode(state), outcome: undefined as never }) }),
  ],
  [
    'a new game depends on something else',
    /the same config gives the same start/,
    ({ newGame }) => ({ newGame: (config) => newGame({ ...config, seed: `${config.seed}${counter++}` }) }),
  ],
  [
    'a replay ignores the hashes',
    /stops at the first wrong hash/,
    ({ replay }) => ({ replay: (record) => replay({ ...(record as object), hashes: undefined }) }),
  ],
  [
    'the last action is lost in notation',
    /notation of a record/,
    ({ parse }) => ({
      parse: (text) => E.Functor.map(parse(text), (one) => ({ ...one, actions: one.actions.slice(1) })),
    }),
  ],
  ['nobody is asked', /until the game is over somebody is asked/, () => ({ actors: () => [] })],
  ['the outcome is not told', /until the game is over/, () => ({ outcome: () => O.none })],
  [
    'a game goes round in circles',
    /every random game ends/,
    ({ applyAction }) => ({
      applyAction: (state, action) =>
        E.Functor.map(applyAction(state, action), (done) => ({ ...done, state: withTable(state, 0) })),
    }),
  ],
  [
    'an action is listed twice',
    /legal actions are distinct/,
    ({ legalActions }) => ({
      legalActions: (state, seat) => legalActions(state, seat).flatMap((action) => [action, action]),
    }),
  ],
  [
    'a prompt leaves out a choice',
    /a prompt offers exactly/,
    ({ prompt }) => ({
      prompt: (state, seat) =>
        O.Functor.map(prompt(state, seat), (one) => ({ ...one, choices: one.choices.slice(1) })),
    }),
  ],
  [
    'a sample is always the first option',
    /every legal action comes up/,
    ({ sampleAction }) => ({ sampleAction: (state) => sampleAction(state, () => 0) }),
  ],
  [
    'a playout takes another action than listing would',
    /a playout leads where listing/,
    ({ playout }) => ({ playout: (state, random, more) => playout(state, (n) => n - 1 - random(n), more) }),
  ],
  [
    'a policy is not asked',
    /a playout asks a policy/,
    ({ playout }) => ({
      playout: (state, random, { policy: _, ...more } = {}) => playout(state, random, more),
    }),
  ],
  [
    'a playout draws from the chance of the state',
    /with luck from elsewhere/,
    ({ playout }) => ({
      playout: (state, random, { luck: _, ...more } = {}) => playout(state, random, more),
    }),
  ],
  [
    'keys leave out the points',
    /keys are equal exactly/,
    ({ keeper }) => ({
      keeper: () => ({ key: (state) => keeper().key(withTable(state, -state.table.points[0])) }),
    }),
  ],
  [
    'legal actions are miscounted',
    /countLegal and nthLegal/,
    ({ countLegal }) => ({ countLegal: (state) => countLegal(state) }),
  ],
  [
    'a view tells a secret',
    /looks, and goes on looking/,
    ({ view }) => ({
      view: (state, viewer) => ({ ...view(state, viewer), leak: JSON.stringify(state.table.colours) }),
    }),
  ],
  [
    'a view tells in the order of its fields',
    /differ only in what a viewer may not know/,
    ({ view }) => ({
      view: (state, viewer) => {
        const top = state.stack[state.stack.length - 1]
        const ones = top?.kind === 'decide/hide' && top.vars.chosen.includes(1)
        const fields = Object.entries(view(state, viewer))
        return Object.fromEntries(ones ? fields : fields.reverse()) as unknown as View<Pebbles>
      },
    }),
  ],
  [
    'events tell a secret',
    /differ only in what a viewer may not know/,
    () => ({ eventsFor: (events) => events.map((event) => ({ ...event })) }),
  ],
  ['an event is kept back', /a viewer sees every event/, () => ({ eventsFor: () => [] })],
  ['a view has no hash', /a view is JSON with its own codec/, () => ({ hashOfView: () => '' })],
  ['a view has no actions', /a view is JSON with its own codec/, () => ({ legalActionsOfView: () => [] })],
  [
    'chances are equal that are not',
    /a manual game fed with/,
    ({ chances }) => ({
      chances: (state) =>
        chances(state).map(({ action }) => ({ action, probability: { numerator: 1, denominator: 3 } })),
    }),
  ],
  [
    'chances do not sum to 1',
    /chances are named, exact, sum to 1/,
    ({ chances }) => ({ chances: (state) => chances(state).slice(1) }),
  ],
  [
    'a seeded game asks nature',
    /a seeded game never asks nature/,
    ({ actors }) => ({ actors: (state) => (actors(state).length > 0 ? ['nature'] : []) }),
  ],
  ['nothing is explained', /every event names a rule/, () => ({ explain: () => [] })],
  ['prompts are not explained', /prompt of every seat/, () => ({ explain: () => [] })],
  ['rejections are not explained', /every rejection can be explained/, () => ({ explain: () => [] })],
  [
    'a past state is changed',
    /no past state has changed/,
    ({ applyAction }) => ({
      applyAction: (state, action) => {
        const points = state.table.points as unknown as Array<number>
        if (!Object.isFrozen(points)) points[0] = (points[0] ?? 0) + 1
        return applyAction(state, action)
      },
    }),
  ],
  [
    'a state is copied whole',
    /shares its config/,
    ({ applyAction }) => ({
      applyAction: (state, action) =>
        E.Functor.map(applyAction(state, action), (done) => structuredClone(done)),
    }),
  ],
  [
    'applying remembers',
    /a move is taken back/,
    ({ applyAction }) => ({
      applyAction: (state, action) =>
        E.Functor.map(applyAction(state, action), (done) => ({
          ...done,
          state: withTable(done.state, (counter += 0.001)),
        })),
    }),
  ],
  [
    'half of the actions are applied',
    /all actions or none/,
    ({ applyAll }) => ({
      applyAll: (state, actions) => {
        const done = applyAll(state, actions)
        return E.isLeft(done) ? applyAll(state, actions.slice(0, done.left.index)) : done
      },
    }),
  ],
]

const noticed = (subject: Subject<Pebbles>, law: RegExp): boolean => {
  const laws = LAWS.filter(({ says }) => law.test(says))
  expect(laws.length).toBeGreaterThan(0)
  const whole = wholeGamesOf(subject)
  const cut = (play: Play<Pebbles>, place: number) => ({
    ...play,
    naturals: play.naturals.slice(0, place % 12),
  })
  const plays = [...whole, ...whole.map(cut)]
  return laws.some((one) =>
    plays.some((play) => {
      try {
        tryLaw(subject, one, play)
        return false
      } catch {
        return true
      }
    }),
  )
}

describe('the kit notices that', () => {
  for (const [what, law, spoil] of SPOILT)
    it(what, () => {
      expect(noticed({ ...PEBBLES, game: { ...good, ...spoil(good) } }, law)).toBe(true)
    })

  it('an invariant does not hold', () => {
    const invariants = { points: (state: State<Pebbles>) => (state.table.worth > 2 ? ['worth'] : []) }
    expect(noticed({ ...PEBBLES, invariants }, /invariants of the game/)).toBe(true)
  })

  it('a step changes what no event tells', () => {
    expect(noticed({ ...PEBBLES, changes: { nothing: () => ['changed'] } }, /every step changes/)).toBe(true)
  })

  it('nothing, when nothing is spoilt', () => {
    expect(SPOILT.filter(([, law]) => noticed(PEBBLES, law)).map(([what]) => what)).toEqual([])
  })
})
