/**
 * Saves of War of the Ring whose Hunt tiles were edited: none is out of the game that nothing takes out of
 * it.
 */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec } from '../../src/war-of-the-ring'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { game, table } from '../war-of-the-ring/twilight/scenes'
import { problemsOf, savesFrom, withTable, type Read } from './editing'

type Tiles = Readonly<Record<string, Readonly<Record<string, number>>>>

const saves = savesFrom({ ...WAR, longest: 300 }, 'tiles', 2, 8)
const tilesOf = ({ table: { tiles } }: Read): Tiles => tiles as Tiles

/** A save with a tile of the pool out of the game. */
const without =
  (tile: string) =>
  (saved: Read): object => {
    const { pool = {}, removed = {}, ...tiles } = tilesOf(saved)
    const { [tile]: number = 0, ...others } = pool
    const rest = number > 1 ? { ...others, [tile]: number - 1 } : others
    return withTable(saved, { tiles: { ...tiles, pool: rest, removed: { ...removed, [tile]: 1 } } })
  }
const withOne = (tile: string) => saves.filter((saved) => (tilesOf(saved)['pool']?.[tile] ?? 0) > 0)

describe('a Hunt tile that is out of the game', { timeout: 60_000 }, () => {
  it('is no number (hunt.refill)', () => {
    const said = problemsOf(WAR, withOne('standard-3'), without('standard-3'))
    expect([...said]).toEqual(['tiles.removed: standard-3 never leaves the game (hunt.refill)'])
  })

  it('is an Eye that a card took out which was played (hunt.refill)', () => {
    const said = problemsOf(WAR, withOne('standard-eye'), without('standard-eye'))
    expect([...said].join()).toMatch(/nothing has taken so many Eyes out of the game \(hunt.refill\)/)
  })
})

describe('a position with Eyes out of the game', () => {
  const problemOf = (spec: PositionSpec) => {
    const made = warOfTheRing.position(spec)
    return made._tag === 'Left' ? made.left.problem : 'none'
  }
  const eyes = (number: number) => ({ huntTiles: { removed: { 'standard-eye': number } } }) as const

  it('counts Challenge of the King as played, which takes two at most', () => {
    expect(problemOf(eyes(2))).toBe('none')
    expect(problemOf(eyes(3))).toMatch(/nothing has taken so many Eyes/)
    expect(problemOf({ ...eyes(1), hands: { 'free-peoples': ['fp-char-14'] } })).toMatch(/so many Eyes/)
  })

  it('leaves that card where it is if Galadriel can have cancelled them with Elven Rings', () => {
    const start = table({
      ...eyes(2),
      characters: { galadriel: 'lorien' },
      rings: { 'free-peoples': 1, shadow: 2 },
    })
    const { cards } = game.encode(start).table as unknown as { readonly cards: { readonly played: object } }
    expect(Object.values(cards.played).flat()).toEqual([])
  })
})
