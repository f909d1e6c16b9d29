/**
 * A saved battle whose Combat cards, or the questions they ask, are none that the rules would bring about:
 * decode refuses it. And a special Hunt tile without its card.
 */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { asked, free, shadow, table } from '../support/play'
import { FIELD } from '../view/scenes'
import { letThrough, set, vars } from './tampers'

/** Two Nazgûl against two Companions in the field. */
const ARMIES: PositionSpec = {
  ...FIELD,
  armies: {
    osgiliath: { 'gondor-regular': 3, 'gondor-leader': 1, boromir: 1, legolas: 1 },
    'south-ithilien': { 'sauron-regular': 5, nazgul: 2 },
  },
}
const used = (card: 'sh-char-20' | 'sh-char-15') =>
  table({
    ...ARMIES,
    hands: { shadow: [card] },
    actions: [shadow({ kind: 'declareCard' }), shadow({ kind: 'commit', card })],
  })

describe('a saved battle is refused with', () => {
  it('numbers that its Combat card does not offer', () => {
    const state = used('sh-char-20')
    expect(asked(state)).toBe('shadow decide/number')
    expect(
      letThrough(state, {
        'more than there is': vars('decide/number', { most: 9 }),
        'less than it asks for': vars('decide/number', { least: 0 }),
        'a number of the other side': vars('decide/number', { side: 'free-peoples' }),
        'a number of another card': vars('decide/number', { card: 'sh-char-15' }),
      }),
    ).toEqual([])
  })

  it('figures that its Combat card does not offer', () => {
    const state = used('sh-char-15')
    expect(asked(state)).toBe('shadow decide/figure')
    expect(
      letThrough(state, {
        'one Companion alone': vars('decide/figure', { figures: { boromir: 1 } }),
        'a Leader': vars('decide/figure', { figures: { 'gondor-leader': 1 } }),
        'a choice that he may decline': vars('decide/figure', { may: true }),
        'the other side to choose': vars('decide/figure', { chooser: 'free-peoples' }),
      }),
    ).toEqual([])
  })

  it('a Combat card chosen that cannot be used', () => {
    const state = table({
      ...ARMIES,
      hands: { shadow: ['sh-char-20', 'sh-char-19'], 'free-peoples': ['fp-strat-01'] },
      actions: [
        shadow({ kind: 'declareCard' }),
        free({ kind: 'declareCard' }),
        shadow({ kind: 'commit', card: 'sh-char-20' }),
      ],
    })
    expect(asked(state)).toBe('free-peoples decide/commit')
    expect(
      letThrough(state, {
        'one whose requirement is not met': vars('decide/commit', { chosen: ['sh-char-19', null] }),
        'one that he does not hold': vars('decide/commit', { chosen: ['sh-char-18', null] }),
        'nobody left to choose': vars('decide/commit', { chosen: ['sh-char-20', 'fp-strat-01'] }),
      }),
    ).toEqual([])
  })

  it('more done by its Combat cards than they can do', () => {
    const state = used('sh-char-20')
    const combat = (change: object) => {
      const frame = state.stack.find(({ kind }) => kind === 'cardEffects')
      expect(frame).toBeDefined()
      return (saved: Record<string, unknown>) => {
        for (const one of saved['stack'] as Array<Record<string, Record<string, object>>>)
          if (one['vars']?.['combat']) one['vars']['combat'] = { ...one['vars']['combat'], ...change }
      }
    }
    expect(
      letThrough(state, {
        'instructions beyond the last': combat({ done: 40 }),
        'a time that no step of a round has': combat({ until: 5 }),
        'six dice': combat({ most: [6, 5] }),
        'an attack of seven dice': combat({ dice: 7 }),
      }),
    ).toEqual([])
  })

  it('a special Hunt tile whose card was not played', () => {
    const state = table({ dice: { 'free-peoples': ['event'], shadow: [] } })
    expect(
      letThrough(state, { 'a rope without its card': set('table.tiles.waiting', { 'elven-rope': 1 }) }),
    ).toEqual([])
    const played = table({
      dice: { 'free-peoples': ['event'], shadow: [] },
      huntTiles: { waiting: { 'elven-rope': 1 } },
    })
    expect(letThrough(played, { nothing: () => undefined })).toEqual(['nothing'])
  })
})
