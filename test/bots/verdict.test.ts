/** What a search makes of its trials: it leaves the answer that looks best only for one that did better. */
import { describe, expect, it } from 'vitest'
import { keyOf, type Edge } from '../../src/bots/tree'
import { bestTried } from '../../src/bots/verdict'

const usual = { kind: 'usual' }
const other = { kind: 'other' }
const third = { kind: 'third' }

const edge = (prior: number, brought: Array<number>): Edge => ({
  available: brought.length,
  visits: brought.length,
  total: brought.reduce((sum, one) => sum + one, 0),
  brought,
  prior,
})

const verdict = (trials: Readonly<Record<string, Edge>>, caution = 1): unknown =>
  bestTried(
    new Map(Object.entries(trials).map(([kind, one]) => [keyOf({ kind }), one])),
    [third, other, usual],
    caution,
  )

describe('the verdict of a search', () => {
  it('is the answer that looks best, if nothing else is known', () => {
    expect(verdict({ usual: edge(1, [0.5]), other: edge(0, [0.5]) })).toBe(usual)
  })

  it('is the first answer, if none was tried', () => {
    expect(verdict({})).toBe(third)
    expect(verdict({ other: edge(1, []), usual: edge(0, []) })).toBe(third)
  })

  it('is another one that did better in every pair, however far the pairs lie apart', () => {
    const usualOnes = [0.1, 0.9, 0.3, 0.7, 0.2, 0.8, 0.5, 0.4]
    const others = usualOnes.map((one) => one + 0.08)
    expect(verdict({ usual: edge(1, usualOnes), other: edge(0, others) })).toBe(other)
  })

  it('is not one that did better on the average of few trials that differ much', () => {
    const trials = { usual: edge(1, [0.1, 0.9, 0.3]), other: edge(0, [0.9, 0.1, 0.4]) }
    expect(verdict(trials)).toBe(usual)
    expect(verdict(trials, 0)).toBe(other)
  })

  it('counts only trials that have their pair', () => {
    const trials = { usual: edge(1, [0.5, 0.5, 0.5, 0.5]), other: edge(0, [0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1]) }
    expect(verdict(trials, 0)).toBe(usual)
  })

  it('is the one that leads most', () => {
    const trials = {
      usual: edge(1, [0.2, 0.2, 0.2, 0.2]),
      other: edge(0.5, [0.5, 0.5, 0.5, 0.5]),
      third: edge(0, [0.7, 0.7, 0.7, 0.7]),
    }
    expect(verdict(trials)).toBe(third)
  })
})
