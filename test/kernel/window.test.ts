/**
 * Windows: one seat may take what is offered or pass; with nothing to offer, passing is all that is left.
 */
import { describe, expect, it } from 'vitest'
import { windowOf, type Offer } from '../../src/kernel/window'
import type { BaseAction, BaseConfig, BaseEvent, Frame, Here } from '../../src/kernel'

interface Toy {
  readonly config: BaseConfig
  readonly table: { readonly apples: number }
  readonly frame: Frame
  readonly action: BaseAction
  readonly event: BaseEvent
  readonly seat: string
  readonly rule: string
  readonly rules: object
}

const offer: Offer<Toy, { readonly seat: string }, BaseAction> = {
  takes: ['eat'],
  seat: ({ vars }) => vars.seat,
  offers: ({ table }, seat) => (table.apples > 0 ? [{ seat, kind: 'eat' }] : []),
  violations: ({ table }) => (table.apples > 0 ? [] : [{ rule: 'apples', facts: {} }]),
  take: ({ table }) => ({
    table: { apples: table.apples - 1 },
    events: [{ kind: 'AppleEaten', rule: 'apples' }],
    value: 'eaten',
  }),
  passed: 'hungry',
  asks: () => 'Do you eat?',
  reads: ['apples'],
}
const decision = windowOf(offer)
const here = (apples: number): Here<Toy, { readonly seat: string }> => ({
  rules: {},
  config: { seed: 'x', chance: 'seeded' },
  table: { apples },
  vars: { seat: 'left' },
})
const pass = { seat: 'left', kind: 'pass' } as const
const eat = { seat: 'left', kind: 'eat' } as const

describe('a window', () => {
  it('asks one seat its question', () => {
    expect(decision.seats(here(1))).toEqual(['left'])
    expect(decision.asks(here(1), 'left')).toBe('Do you eat?')
    expect(decision.answers).toEqual(['eat', 'pass'])
    expect(decision.reads).toEqual(['apples'])
  })

  it('offers to pass, and what there is', () => {
    expect(decision.options(here(1), 'left')).toEqual([pass, eat])
    expect(decision.options(here(0), 'left')).toEqual([pass])
  })

  it('allows exactly what it offers', () => {
    for (const apples of [0, 1]) {
      const options = decision.options(here(apples), 'left')
      for (const action of [pass, eat])
        expect(decision.violations(here(apples), action).length === 0).toBe(has(options, action))
    }
  })

  it('hands what was taken, or that nothing was, to its caller', () => {
    expect(decision.resolve(here(2), eat)).toEqual({
      table: { apples: 1 },
      events: [{ kind: 'AppleEaten', rule: 'apples' }],
      value: 'eaten',
    })
    const untouched = here(2)
    const passed = decision.resolve(untouched, pass)
    expect(passed).toEqual({ table: { apples: 2 }, events: [], value: 'hungry' })
    expect(passed.table).toBe(untouched.table)
  })
})

const has = (options: ReadonlyArray<BaseAction>, { kind }: BaseAction): boolean =>
  options.some((option) => option.kind === kind)
