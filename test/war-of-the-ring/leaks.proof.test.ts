/**
 * Nobody learns what he may not know, and nobody is told what he knows to be false. At every question met, a
 * twin made by hand looks the same to everybody who cannot tell it; and where few cards are unseen, all that
 * a viewer must reckon with is worked out by force, and `determinize` gives these states, each as often.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom, type ChanceAction } from '../../src/kernel'
import {
  EVENT_CARD_IDS,
  SEATS,
  warOfTheRing,
  type Action,
  type EventCardId,
  type PositionSpec,
  type Seat,
  type State,
  type War,
} from '../../src/war-of-the-ring'
import { count, surprise, type Tally } from '../kernel/chanceTree'
import { must, mustRight } from '../kernel/conformance/check'
import { essence, filledFrom, sightOf, worldsAfter, worldsOf, type Worlds } from '../kernel/leaksWorlds'
import { questionOf, wander } from './properties/questions'
import { POSITIONS } from './properties/starts'
import { twinOf } from './properties/twins'
import { shadowAttacks } from './combat/scenes'
import { after, asked } from './support/play'

const VIEWERS = [...SEATS, 'spectator'] as const
const ROUNDS = Number(process.env['LEAK_ROUNDS'] ?? 4)
/** States with a twin that are looked at for each question and viewer. */
const ENOUGH = 3
/** A twin cannot always be made at the first try: not every deck has cards in two places. */
const TRIES = 6

const anyTwinOf: typeof twinOf = (state, viewer, random) => {
  for (let left = TRIES; left > 0; left--) {
    const twin = twinOf(state, viewer, random)
    if (twin !== undefined) return twin
  }
  return undefined
}

describe('a twin made by hand', { timeout: 600_000 }, () => {
  it('looks the same at every question met, to everybody who cannot tell it', () => {
    const looked = new Map<string, number>()
    const met = new Set<string>()
    for (const [name, spec] of Object.entries(POSITIONS))
      for (let round = 0; round < ROUNDS; round++) {
        const seed = `${name} secret ${round}`
        const start = mustRight(warOfTheRing.position({ ...spec, config: { seed } }), 'position')
        const random = randomFrom(seed)
        for (const state of wander(start, seed, 110)) {
          if (state.outcome !== null) continue
          met.add(questionOf(state))
          for (const viewer of VIEWERS) {
            const key = `${questionOf(state)} ${viewer}`
            if ((looked.get(key) ?? 0) >= ENOUGH) continue
            const twin = anyTwinOf(state, viewer, random)
            if (twin === undefined || essence(warOfTheRing, twin.state) === essence(warOfTheRing, state))
              continue
            must(
              sightOf(warOfTheRing, twin.state, viewer) === sightOf(warOfTheRing, state, viewer),
              () => `${viewer} can tell a twin at ${questionOf(state)}`,
            )
            looked.set(key, (looked.get(key) ?? 0) + 1)
          }
        }
      }
    const missed = [...met].flatMap((question) =>
      VIEWERS.filter((viewer) => !looked.has(`${question} ${viewer}`)).map(
        (viewer) => `${question} ${viewer}`,
      ),
    )
    if (process.env['LEAK_ROUNDS'] !== undefined)
      console.log(
        met.size,
        [...looked.values()].reduce((sum, one) => sum + one, 0),
      )
    expect(missed).toEqual([])
    expect(met.size).toBeGreaterThan(35)
  })
})

describe('a Combat card chosen in secret', () => {
  const HELD = { free: ['fp-strat-10', 'fp-strat-05'], shadow: ['sh-strat-02', 'sh-strat-10'] } as const
  const scene = (): State => {
    const state = shadowAttacks({
      attackers: { 'sauron-regular': 4, 'sauron-elite': 1, nazgul: 1 },
      defenders: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 },
      free: HELD.free,
      shadow: HELD.shadow,
    })
    return after(
      state,
      { seat: 'shadow', kind: 'declareCard' },
      { seat: 'free-peoples', kind: 'declareCard' },
    )
  }
  const choices = (state: State, seat: Seat): ReadonlyArray<Action> =>
    warOfTheRing.legalActions(state, seat) as ReadonlyArray<Action>

  it.each(SEATS)('by %s is the same to all others, whichever it is, until both are shown', (seat) => {
    const state = scene()
    expect(asked(state)).toBe('shadow+free-peoples decide/commit')
    const own = choices(state, seat)
    expect(own.length).toBeGreaterThan(1)
    const others = VIEWERS.filter((viewer) => viewer !== seat)
    const stories = own.map((action) => {
      const done = mustRight(warOfTheRing.applyAction(state, action), 'commit')
      return others.map((viewer) => [
        sightOf(warOfTheRing, done.state, viewer),
        warOfTheRing.eventsFor(done.events, viewer),
      ])
    })
    for (const story of stories) expect(story).toEqual(stories[0])
    const told = new Set(own.map((action) => sightOf(warOfTheRing, after(state, action), seat)))
    expect(told.size).toBe(own.length)
  })

  it('is filled with every card that it may be', () => {
    const chosen = after(scene(), { seat: 'shadow', kind: 'commit', card: HELD.shadow[0] })
    const random = randomFrom('chosen')
    const found = new Set(
      Array.from({ length: 40 }, () => {
        const { stack } = warOfTheRing.encode(filledFrom(warOfTheRing, chosen, 'free-peoples', random))
        const vars = stack[stack.length - 1]?.vars as { readonly chosen: ReadonlyArray<string> } | undefined
        return String(vars?.chosen[0])
      }),
    )
    expect(found.size).toBeGreaterThan(10)
    expect([...found].every((card) => card.startsWith('sh-'))).toBe(true)
  })
})

/** Cards of each deck of the Shadow that nobody has seen yet: in the hand, in the deck, discarded. */
const UNSEEN = {
  'sh-char': { cards: ['sh-char-05', 'sh-char-13', 'sh-char-20', 'sh-char-24'], hand: 2, discards: 0 },
  'sh-strat': { cards: ['sh-strat-02', 'sh-strat-10', 'sh-strat-07'], hand: 1, discards: 1 },
} as const satisfies Readonly<
  Record<string, { cards: ReadonlyArray<EventCardId>; hand: number; discards: number }>
>

const ALL_UNSEEN: ReadonlyArray<EventCardId> = Object.values(UNSEEN).flatMap(({ cards }) => cards)
const SEEN: ReadonlyArray<EventCardId> = EVENT_CARD_IDS.filter(
  (card) => card.startsWith('sh-') && !ALL_UNSEEN.includes(card),
)

/** All ways to take so many of a list, with what is left. */
const waysToTake = <A>(
  list: ReadonlyArray<A>,
  number: number,
): ReadonlyArray<readonly [ReadonlyArray<A>, ReadonlyArray<A>]> => {
  if (number === 0) return [[[], [...list]]]
  const [first, ...rest] = list
  if (first === undefined) return []
  return [
    ...waysToTake(rest, number - 1).map(([taken, left]) => [[first, ...taken], left] as const),
    ...waysToTake(rest, number).map(([taken, left]) => [taken, [first, ...left]] as const),
  ]
}

type Deal = Readonly<Record<'hand' | 'discards', ReadonlyArray<EventCardId>>>
const dealsOf = ({ cards, hand, discards }: (typeof UNSEEN)[keyof typeof UNSEEN]): ReadonlyArray<Deal> =>
  waysToTake<EventCardId>(cards, hand).flatMap(([taken, left]) =>
    waysToTake(left, discards).map(([thrown]) => ({ hand: taken, discards: thrown })),
  )

const BATTLE: PositionSpec = {
  ...POSITIONS['minions'],
  acting: 'shadow',
  config: { seed: 'worlds', chance: 'manual' },
  played: { shadow: SEEN },
}

/** Every state that the Free Peoples must reckon with: the unseen cards may lie anywhere. */
const startingWorlds = (): ReadonlyArray<State> =>
  dealsOf(UNSEEN['sh-char']).flatMap((one) =>
    dealsOf(UNSEEN['sh-strat']).map((other) =>
      mustRight(
        warOfTheRing.position({
          ...BATTLE,
          hands: { ...BATTLE.hands, shadow: [...one.hand, ...other.hand] },
          discards: { shadow: [...one.discards, ...other.discards] },
        }),
        'position',
      ),
    ),
  )

const isCard = (value: unknown): boolean => EVENT_CARD_IDS.some((card) => card === value)

/** Whether two actions are alike but for a card: only cards are hidden. */
const couldBe = (made: Action | ChanceAction, other: Action | ChanceAction): boolean => {
  const fields = Object.entries(made)
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => {
      const there = (other as unknown as Readonly<Record<string, unknown>>)[name]
      return there === value || (isCard(value) && isCard(there))
    })
  )
}

const LIKED: Readonly<Record<string, number>> = { beginAttack: 8, declareCard: 9, playEvent: 6, drawEvent: 4 }

/** One action of random play that likes cards and battles; draws by their chances. */
const choose = (state: State, random: (below: number) => number): Action | ChanceAction => {
  const legal = warOfTheRing.legalActions(state)
  const many = legal.flatMap((action) => Array.from({ length: LIKED[action.kind] ?? 1 }, () => action))
  const found = many[random(many.length)]
  must(found !== undefined, () => 'nothing is legal')
  return found
}

/** A place in the real game, with all that the Free Peoples must reckon with there. */
interface Place {
  readonly state: State
  readonly worlds: Worlds<War>
}

/** Plays the real game and all worlds beside it. */
const along = function* (seed: string, steps: number): Generator<Place> {
  const random = randomFrom(seed)
  const starts = startingWorlds()
  let state = starts[random(starts.length)] as State
  let worlds = worldsOf(warOfTheRing, starts)
  for (let left = steps; left > 0 && state.outcome === null; left--) {
    yield { state, worlds }
    const made = choose(state, random)
    const progress = mustRight(warOfTheRing.applyAction(state, made), 'refused')
    worlds = worldsAfter(warOfTheRing, worlds, { made, progress }, { viewer: 'free-peoples', couldBe })
    state = progress.state
  }
}

const GAMES = ['one', 'two', 'three']
const STEPS = 40
const secretsIn = (state: State): boolean => questionOf(state) === 'decide/commit'

describe('where few cards are unseen', { timeout: 600_000 }, () => {
  it('what the viewer has seen never speaks against the real game, nor against a filled view', () => {
    const sizes = new Set<number>()
    const questions = new Set<string>()
    for (const seed of GAMES) {
      const random = randomFrom(`filled ${seed}`)
      for (const { state, worlds } of along(seed, STEPS)) {
        sizes.add(worlds.size)
        questions.add(questionOf(state))
        expect(worlds.has(essence(warOfTheRing, state))).toBe(true)
        for (let left = 4; left > 0; left--) {
          const filled = filledFrom(warOfTheRing, state, 'free-peoples', random)
          must(
            worlds.has(essence(warOfTheRing, filled)),
            () => `a view at ${asked(state)} is filled with what the viewer knows to be false`,
          )
        }
      }
    }
    if (process.env['LEAK_ROUNDS'] !== undefined) console.log(sizes, questions)
    expect(sizes.size).toBeGreaterThan(3)
    expect(questions).toContain('decide/combatCard')
    expect(questions).toContain('decide/commit')
  })

  it('a view is filled with each of them equally often, and with all', () => {
    const random = randomFrom('spread')
    const done = new Set<string>()
    for (const seed of GAMES)
      for (const { state, worlds } of along(seed, STEPS)) {
        const kind = `${questionOf(state)} ${worlds.size}`
        if (secretsIn(state) || done.has(kind) || worlds.size < 2 || done.size >= 6) continue
        done.add(kind)
        const samples = 12 * worlds.size
        const tally: Tally = new Map([...worlds.keys()].map((key) => [key, { seen: 0, expected: 12 }]))
        for (let left = samples; left > 0; left--)
          count(tally, essence(warOfTheRing, filledFrom(warOfTheRing, state, 'free-peoples', random)), 1, 0)
        expect([kind, tally.size]).toEqual([kind, worlds.size])
        expect([kind, surprise(tally) < 4]).toEqual([kind, true])
      }
    expect(done.size).toBe(6)
  })
})
