/**
 * Twilight of the Third Age through every door of the library: configs, readings, words, positions, records.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type Config } from '../../../src/war-of-the-ring'
import { randomFrom } from '../../../src/kernel'
import type { Event, PositionSpec, State } from '../../../src/war-of-the-ring'
import { mustLeft, mustRight } from '../../kernel/conformance/check'
import { TWILIGHT_POSITIONS } from './starts'

const DUSK = { twilight: true } as const

const placed = (spec: PositionSpec): State =>
  mustRight(warOfTheRing.position({ ...spec, config: { seed: 'doors', ...DUSK } }), 'position')

/** What comes of a stretch of random play from a start. */
const stretch = (
  name: string,
  actions: number,
): ReadonlyArray<{ readonly state: State; readonly events: ReadonlyArray<Event> }> => {
  const random = randomFrom(name)
  const spec = TWILIGHT_POSITIONS[name]
  if (spec === undefined) throw new Error(name)
  let state = placed(spec)
  return Array.from({ length: actions }, () => {
    const legal = warOfTheRing.legalActions(state)
    const applied = mustRight(warOfTheRing.applyAction(state, legal[random(legal.length)]), 'stretch')
    if (applied.state.outcome === null) state = applied.state
    return { state, events: applied.events }
  })
}
const STARTS = ['factions', 'characters']

describe('a config', () => {
  it('asks for the expansion, and says nothing of it where it does not', () => {
    const started = mustRight(warOfTheRing.newGame({ seed: 'a', ...DUSK }), 'new game')
    expect(started.config).toEqual({ seed: 'a', chance: 'seeded', twilight: true })
    const plain = mustRight(warOfTheRing.newGame({ seed: 'a', twilight: false }), 'new game')
    expect(plain.config).toEqual({ seed: 'a', chance: 'seeded' })
  })

  const unfit: ReadonlyArray<readonly [Partial<Config>, RegExp]> = [
    [{ edition: 'second' }, /belongs to the Collector's Edition, not to the second/],
    [{ edition: 'second', players: 4 }, /belongs to the Collector's Edition, not to the second/],
  ]
  it.each(unfit)('is refused with %j, and the field and the reason are told', (more, why) => {
    const wrong = mustLeft(warOfTheRing.newGame({ seed: 'a', ...DUSK, ...more }), 'not together')
    expect(wrong.path).toBe('twilight')
    expect(wrong.problem).toMatch(why)
    const placed = warOfTheRing.position({ config: { ...DUSK, ...more } })
    expect(E.isLeft(placed) && placed.left.problem).toMatch(why)
  })

  it('switches a reading of the expansion only where it is played', () => {
    const wrong = mustLeft(warOfTheRing.newGame({ seed: 'a', rageWithArmy: true }), 'no such card')
    expect(wrong).toMatchObject({
      path: 'rageWithArmy',
      problem: expect.stringMatching(/belongs to the Dunlendings/),
    })
    const second = { ...DUSK, edition: 'second', rageWithArmy: true } as const
    expect(mustLeft(warOfTheRing.newGame({ seed: 'a', ...second }), 'not together').path).toBe('twilight')
    const plain = mustRight(warOfTheRing.newGame({ seed: 'a', ...DUSK, rageWithArmy: false }), 'new game')
    expect(plain.config).toEqual({ seed: 'a', chance: 'seeded', twilight: true })
  })

  it('is of another game: a state of the one is not read as one of the other', () => {
    const started = mustRight(warOfTheRing.newGame({ seed: 'a', ...DUSK }), 'new game')
    const saved = warOfTheRing.encode(started)
    const { twilight: _, ...config } = started.config
    expect(E.isLeft(warOfTheRing.decode({ ...saved, config }))).toBe(true)
    expect(mustRight(warOfTheRing.decode(saved), 'its own')).toEqual(started)
  })
})

describe('words', () => {
  const tables = warOfTheRing.tables(DUSK)
  const ids = [...tables.eventCards, ...tables.pieces, ...tables.characters]
    .map(({ id }) => id)
    .filter((id) => id.includes('-'))
  const named = (text: string): ReadonlyArray<string> => ids.filter((id) => text.includes(id))

  it.each([
    ['fp-char-19e', 'The Ents Awake: Rock and Stone'],
    ['old-hatred', 'Old Hatred'],
    ['balrog', 'The Balrog of Moria'],
    ['corsairs', 'The Corsairs of Umbar'],
    ['dunlending', 'Dunlending'],
    ['siege-tower', 'Siege Tower'],
    ['toString', 'toString'],
  ])('the name of %s is %s', (id, name) => expect(warOfTheRing.nameOf(id)).toBe(name))

  it('several of a kind', () => expect(warOfTheRing.nameOf('dunlending', 2)).toBe('Dunlendings'))

  it.each(STARTS)('are found for every choice, question and event of a stretch from %s', (start) => {
    for (const { state, events } of stretch(start, 150)) {
      for (const event of events) {
        expect(warOfTheRing.tell(event)).not.toBe('')
        expect(named(warOfTheRing.tell(event))).toEqual([])
      }
      for (const seat of ['free-peoples', 'shadow'] as const) {
        const prompt = warOfTheRing.prompt(state, seat)
        if (prompt._tag === 'None') continue
        expect(prompt.value.choices.flatMap(({ label }) => named(label))).toEqual([])
      }
    }
  })

  it('what was seen in a hand is told to who looked into it, and to nobody else', () => {
    const event: Event = {
      kind: 'HandLookedAt',
      rule: 'events.overrides',
      side: 'shadow',
      seen: ['sh-char-17e'],
      only: 'free-peoples',
    }
    const told = (viewer: 'free-peoples' | 'spectator') =>
      warOfTheRing.eventsFor([event], viewer).map((one) => warOfTheRing.tell(one))
    expect(told('free-peoples')).toEqual(['The Shadow shows its hand: A Balrog is Come!'])
    expect(told('spectator')).toEqual(['The Shadow shows its hand.'])
  })
})
