/**
 * What a game tells of itself: title, seats of a config, names, events in words, what may be chosen. A game
 * that says nothing of these has plain words for them.
 */
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import * as games from '../../src/index'
import { gamesByName, type AnyGame } from '../../src/kernel'
import { pebbles } from './support/pebbles'

type When = AnyGame['options'][number]['when']

/** Every way in which other fields can be so that an option is asked for. */
const settingsOf = (when: When): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Object.entries(when ?? {}).reduce<ReadonlyArray<Readonly<Record<string, unknown>>>>(
    (all, [name, wanted]) =>
      all.flatMap((one) => [wanted].flat().map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

const ALL: ReadonlyArray<AnyGame> = [...gamesByName(games).values()]

describe('a game that says nothing of itself', () => {
  it('is called by its name, and its seats are all there are', () => {
    expect(pebbles.title).toBe('pebbles')
    expect(pebbles.seatsOf({})).toEqual(['left', 'right'])
    expect(pebbles.options).toEqual([])
    expect(pebbles.ids).toEqual({ regions: [], figures: [], cards: [] })
  })

  it('calls things as they are, and tells an event with its fields', () => {
    expect(pebbles.nameOf('red')).toBe('red')
    expect(pebbles.tell({ kind: 'Tossed', rule: 'toss', worth: 2 })).toBe('Tossed, worth 2')
  })
})

describe('the seats of a config', () => {
  it('are those of its players', () => {
    expect(confrontation.seatsOf({})).toEqual(['fellowship', 'sauron'])
    expect(confrontation.seatsOf({ games: 2 })).toEqual(['first', 'second'])
  })

  it.each([{ games: 3 }, { bonus: 1 }, null, 7])('are none where it is no config: %j', (config) =>
    expect(confrontation.seatsOf(config as never)).toEqual([]),
  )
})

describe.each(ALL.map((game) => [game.name, game] as const))('%s', (_, game) => {
  it('begins with the default of every option, and with each of its values where they go together', () => {
    for (const { name, values, isList, when } of game.options)
      for (const others of settingsOf(when))
        for (const [value] of values) {
          const config = { seed: 's', ...others, [name]: isList === true ? [value] : value }
          expect(game.newGame(config)).toMatchObject({ _tag: 'Right' })
        }
  })

  it('has a printed name for every region, figure and card', () => {
    const ids = Object.values(game.ids).flat()
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => game.nameOf(id) === id || game.nameOf(id) === '')).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has a title, and seats that its configs know', () => {
    expect(game.title).not.toBe(game.name)
    expect(game.seatsOf({}).length).toBeGreaterThan(1)
    expect(game.seatsOf({}).filter((seat) => !game.seats.includes(seat))).toEqual([])
  })
})
