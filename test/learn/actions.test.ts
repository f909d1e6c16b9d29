/** Numbers of actions: the fixed numbering of all, and the flat one of what can be done now. */
import { isNone, none, some, toNullable } from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles/index'
import { ACTIONS as CARD_GAME } from '../../src/card-game/index'
import { ACTIONS as CONFRONTATION } from '../../src/confrontation/index'
import type { ActionSchema } from '../../src/kernel/index'
import { actionAt, actionLayout, actionMask, actionNumber, optionsOf } from '../../src/learn/index'
import { warOfTheRing } from '../../src/war-of-the-ring/index'
import { LEARNT, statesOf, viewersOf } from './games'

const SCHEMAS: Readonly<Record<string, ActionSchema>> = {
  battles: battles.actions,
  'card-game': CARD_GAME,
  confrontation: CONFRONTATION,
  'war-of-the-ring': warOfTheRing.actions,
}

describe.each(LEARNT)('$name', { timeout: 60_000 }, (learnt) => {
  const { name, game } = learnt
  const layout = actionLayout(name)
  const states = [...statesOf(learnt)]

  it('has a block for every kind of action, without gaps', () => {
    expect(layout.blocks.map(({ kind }) => kind)).toEqual(Object.keys(SCHEMAS[name] ?? {}))
    let next = 0
    for (const { kind, offset, length, fields } of layout.blocks) {
      expect(offset).toBe(next)
      expect(length).toBe(fields.reduce((product, { values }) => product * values.length, 1))
      expect(fields.map((field) => field.name)).toEqual(Object.keys(SCHEMAS[name]?.[kind] ?? {}))
      next += length
    }
    expect(layout.length).toBe(next)
  })

  it('gives every number to one action, and every action its number', () => {
    const step = 37
    for (let number = 0; number < layout.length; number += step) {
      const action = toNullable(actionAt(name, 'sauron', number))
      expect(action).not.toBeNull()
      expect(actionNumber(name, action ?? {})).toEqual(some(number))
    }
    for (const wrong of [-1, layout.length, 0.5, NaN])
      expect(isNone(actionAt(name, 'sauron', wrong))).toBe(true)
  })

  it.each([{}, { kind: 'nothing' }, { kind: 'chance', seat: 'nature', draw: 'die', outcome: 1 }])(
    'has no number for %j',
    (action) => expect(actionNumber(name, action)).toEqual(none),
  )

  it('numbers the legal actions of a seat apart from each other, and masks them', () => {
    for (const state of states.filter((_, place) => place % 3 === 0))
      for (const seat of viewersOf(name, state)) {
        const actions = game.legalActions(state, seat)
        const numbers = actions.map((action) => toNullable(actionNumber(name, action)) ?? -1)
        const mask = actionMask(name, actions)
        const masked: number[] = []
        mask.forEach((one, number) => void (one === 1 && masked.push(number)))
        expect(masked).toEqual([...numbers].sort((one, other) => one - other))
        expect(new Set(numbers).size).toBe(actions.length)
        expect(numbers.map((number) => toNullable(actionAt(name, seat, number)))).toEqual(actions)
      }
  })

  it('numbers options in the order of legal actions, from a state as from a view', () => {
    let looked = 0
    for (const state of states.filter((_, place) => place % 3 === 0)) {
      const all = optionsOf(game, state)
      expect(all.actions).toEqual(game.legalActions(state))
      for (const seat of viewersOf(name, state)) {
        const options = optionsOf(game, state, seat)
        const view = game.view(state, seat)
        expect(optionsOf(game, view).actions).toEqual(options.actions)
        expect(optionsOf(game, view, seat).actions).toEqual(options.actions)
        expect(optionsOf(game, view, 'nobody').actions).toEqual([])
        const backwards = options.actions.map((action) =>
          Object.fromEntries(Object.entries(action).reverse()),
        )
        expect(backwards.map(options.numberOf)).toEqual(options.actions.map((_, number) => some(number)))
        expect(options.actions.map((_, number) => options.at(number))).toEqual(options.actions.map(some))
        looked += options.actions.length
        expect(options.at(options.actions.length)).toEqual(none)
        expect(options.numberOf({ kind: 'nothing' })).toEqual(none)
      }
    }
    expect(looked).toBeGreaterThan(50)
  })
})
