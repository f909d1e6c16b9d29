/**
 * Twilight of the Third Age in parts: "Using only separate elements is certainly possible" (chapter XII,
 * p. 70; ruling OT-17). What each element brings, what is refused, and that what is left out never comes.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { formatPosition, parsePosition } from '../../../src/notation'
import {
  TWILIGHT_ELEMENTS,
  warOfTheRing as game,
  type Config,
  type State,
} from '../../../src/war-of-the-ring'
import { warOfTheRingView } from '../../../src/war-of-the-ring/viewer'
import { mustRight } from '../../kernel/conformance/check'
import { thorough } from '../../thorough'
import {
  ALONE,
  configWith,
  leftOut,
  printedWith,
  startOf,
  WITHOUT_ONE,
  type Choice,
  type Element,
} from './elements'

const begun = (config: Partial<Config>, seed = 'parts') => game.newGame({ seed, ...config })
const problemOf = (config: object): string => {
  const read = begun(config)
  return E.isLeft(read) ? `${read.left.path}: ${read.left.problem}` : ''
}
const added = (twilight: Choice): ReadonlyArray<string> => {
  const base = new Set(printedWith(false))
  return printedWith(twilight).filter((id) => !base.has(id))
}
const gone = (twilight: Choice): ReadonlyArray<string> => {
  const printed = new Set(printedWith(twilight))
  return printedWith(false).filter((id) => !printed.has(id))
}

describe('an element brings', () => {
  it.each<readonly [Element, ReadonlyArray<string>, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ['smeagol', ['smeagol'], ['smeagol'], []],
    ['galadriel', ['galadriel'], [], []],
    ['witch-king-chief', ['witch-king-chief'], [], []],
    ['balrog', ['balrog'], ['sh-char-17e'], ['sh-char-17']],
    ['dunlendings', ['dunlending'], ['sh-strat-11e'], ['sh-strat-11']],
    ['corsairs', [], ['sh-strat-10e'], ['sh-strat-10']],
    ['ents', [], ['fp-char-19e', 'fp-char-20e', 'fp-char-21e'], ['fp-char-19', 'fp-char-20', 'fp-char-21']],
    ['siege-engines', [], [], []],
  ])('%s its pieces and cards, in place of the old ones', (element, pieces, cards, replaced) => {
    expect(added([element])).toEqual([...pieces, ...cards])
    expect(gone([element])).toEqual(replaced)
    const { beside } = game.tables({ twilight: [element] })
    const engines = element === 'siege-engines' ? 6 : 0
    const [ships, ents] = [element === 'corsairs' ? 6 : 0, element === 'ents' ? 8 : 0]
    expect(beside).toMatchObject({ ships, ents, towers: engines, trebuchets: engines })
  })
  it('the cards that are added, two to each deck', () => {
    const wanted: Choice = ['corsairs', 'siege-engines']
    const cards = added([...wanted, 'event-cards'])
    expect(cards.filter((id) => /2[56]e$/.test(id))).toHaveLength(8)
    expect(cards.filter((id) => !/2[56]e$/.test(id))).toEqual(added(wanted))
  })
  it('with all the others the whole', () => {
    const all = [...TWILIGHT_ELEMENTS].reverse()
    const [whole, parts] = [begun({ twilight: true }), begun({ twilight: all })]
    expect(parts).toEqual(whole)
  })
  it('nothing where none is named', () => expect(begun({ twilight: [] })).toEqual(begun({})))
})

describe('a choice of elements', () => {
  it('is kept in the order of the book, however it is named', () => {
    const state = mustRight(begun({ twilight: ['ents', 'smeagol'] }), 'game')
    expect(state.config.twilight).toEqual(['smeagol', 'ents'])
    expect(begun({ twilight: ['smeagol', 'ents'] })).toEqual(E.right(state))
  })
  it.each([
    [{ twilight: ['event-cards', 'siege-engines'] }, 'Threats to the Fiefs of the South'],
    [{ twilight: ['event-cards', 'corsairs'] }, 'Deep Trenches and Great Engines'],
    [{ twilight: ['ents'], edition: 'second' }, 'not to the second'],
    [
      { twilight: ['ents'], rageWithArmy: true },
      'rageWithArmy: Rage of the Dunlendings belongs to the Dunlendings',
    ],
    [{ twilight: ['entz'] }, '"entz" is no element of it: they are smeagol'],
    [{ twilight: ['ents', 'ents'] }, 'an element is named twice'],
    [{ twilight: 'ents' }, 'it is false, true or a list of elements'],
  ])('%j is refused', (config, problem) => expect(problemOf(config)).toContain(problem))
  it('may have the other reading of Rage of the Dunlendings with them', () =>
    expect(problemOf({ twilight: ['dunlendings'], rageWithArmy: true })).toBe(''))
  it('has no faction in a position that is not in the game', () => {
    const built = game.position({ config: { twilight: ['ents'] }, beside: { factions: ['corsairs'] } })
    expect(built).toMatchObject({ left: { path: 'beside.factions' } })
  })
  it('lets no faction come that is not in the game', () => {
    const state = mustRight(
      game.position({
        config: { twilight: ['ents'] },
        acting: 'shadow',
        politics: { southrons: { steps: 0 } },
        dice: { shadow: ['muster'] },
      }),
      'position',
    )
    const brings = { seat: 'shadow', kind: 'bringFaction', die: 'muster', as: 'muster' }
    expect(game.whyNot(state, { ...brings, faction: 'corsairs' })).toMatchObject([
      { rule: 'twilight.corsairsEnter', facts: { because: 'this game is without it' } },
    ])
  })
})

/** What of the expansion an event names. */
const namedIn = (event: object): ReadonlyArray<unknown> => Object.values(event)

/** The names of what is left out. */
const absentIn = (twilight: Choice): ReadonlySet<unknown> => {
  const { beside } = game.tables({ twilight })
  return new Set<unknown>([
    ...leftOut(twilight),
    ...TWILIGHT_ELEMENTS.filter((one) => !twilight.includes(one)),
    ...(beside?.ships === 0 ? ['ship'] : []),
    ...(beside?.ents === 0 ? ['ent'] : []),
    ...(beside?.towers === 0 ? ['siege-tower', 'trebuchet'] : []),
  ])
}

/** What a state keeps: no fault, the same when it is saved, seen and written in a line. */
const looksAt = (state: State): void => {
  expect(game.faultsOf(state)).toEqual([])
  expect(game.decode(game.encode(state))).toEqual(E.right(state))
  for (const seat of game.seatsOf(state.config))
    expect(warOfTheRingView.read(game.view(state, seat))).toEqual(game.read(game.view(state, seat)))
  const line = formatPosition(game, state)
  if (E.isLeft(line)) return
  const again = mustRight(parsePosition(game, line.right), line.right)
  expect(again.config.twilight).toEqual(state.config.twilight)
  expect(formatPosition(game, again)).toEqual(line)
}

const STEPS = thorough(30, 200)
const EVERY = 20
const CHOICES = [...ALONE, ...WITHOUT_ONE]

describe.each(CHOICES.map((choice) => [choice.join(' '), choice] as const))('%s', (name, twilight) => {
  it.each(['factions', 'characters', 'set-up'] as const)('from %s', { timeout: 600_000 }, (start) => {
    const config = { seed: `${name} ${start}`, chance: 'seeded', ...configWith(twilight) } as const
    const built =
      start === 'set-up' ? game.newGame(config) : game.position({ ...startOf(start, twilight), config })
    const random = randomFrom(config.seed)
    const absent = absentIn(twilight)
    let state: State = mustRight(built as E.Either<unknown, State>, 'start')
    for (let step = 0; step < STEPS && state.outcome === null; step++) {
      if (step % EVERY === 0) looksAt(state)
      const legal = game.legalActions(state)
      const applied = mustRight(game.applyAction(state, legal[random(legal.length)]), 'step')
      for (const event of applied.events) expect(namedIn(event).filter((one) => absent.has(one))).toEqual([])
      state = applied.state
    }
    looksAt(state)
  })
})
