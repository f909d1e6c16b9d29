/** Choices of Twilight of the Third Age are put also where only one thing can be named. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Action, PositionSpec, State } from '../../../src/war-of-the-ring'
import { asked, game, table, type Said } from './scenes'

/** The state after an answer and nothing else. */
const exactly = (state: State, said: Said): State => {
  const applied = game.applyAction(state, { seat: game.actors(state)[0], ...said } as Action)
  if (E.isLeft(applied)) throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(applied.left)}`)
  return applied.right.state
}
const shadow = (spec: PositionSpec): State =>
  table({ acting: 'shadow', dice: { 'free-peoples': ['muster'], shadow: ['muster', 'event'] }, ...spec })

describe('what is named though there is no other', () => {
  it('the unit that comes with the Balrog', () => {
    const armies = { nurn: { 'sauron-elite': 6 }, morannon: {}, 'barad-dur': {}, 'dol-guldur': {} }
    const bring = { kind: 'bringCharacter', character: 'balrog', die: 'muster', as: 'muster' }
    const state = exactly(shadow({ base: 'empty', armies }), bring)
    expect(asked(state)).toBe('shadow decide/retinue')
    expect(game.legalActions(state)).toEqual([
      { seat: 'shadow', kind: 'recruit', piece: 'sauron-regular', region: 'moria' },
    ])
  })

  it('the Army that Dunlendings join', () => {
    const state = exactly(
      shadow({
        hands: { shadow: ['sh-strat-11e'] },
        beside: { factions: ['dunlendings'] },
        armies: { 'north-dunland': {}, 'south-dunland': { 'isengard-regular': 1 } },
      }),
      { kind: 'playEvent', card: 'sh-strat-11e', die: 'event', as: 'event' },
    )
    expect(asked(state)).toBe('shadow decide/reinforce')
    expect(game.legalActions(state)).toEqual([{ seat: 'shadow', kind: 'aim', region: 'south-dunland' }])
  })
})

it('where no Siege Tower has room and there is no Trebuchet to remove nothing is asked', () => {
  const play = { kind: 'playEvent', card: 'sh-strat-25e', die: 'event', as: 'event' }
  const siege = {
    hands: { shadow: ['sh-strat-25e'] },
    armies: { 'minas-tirith': { 'sauron-regular': 2 } },
    besieged: { 'minas-tirith': { 'gondor-regular': 2 } },
  } as const
  expect(asked(exactly(shadow(siege), play))).toBe('shadow decide/engines')
  const full = shadow({ ...siege, beside: { towers: { 'minas-tirith': 2 } } })
  expect(asked(exactly(full, play))).toBe('free-peoples decide/action')
})
