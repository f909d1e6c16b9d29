/** Winning the game (chapter X): the four conditions, their order, and when they are looked at. */
import { describe, expect } from 'vitest'
import type { PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, named, refused, shadow, table, winner } from '../support/play'
import { captured, companions, fellowship, points, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { AT_WAR } from '../support/scenes'
/** Cities and Strongholds of the Free Peoples worth ten points, nine without the last. */
const NINE = ['minas-tirith', 'helms-deep', 'lorien', 'rivendell', 'edoras'] as const
const TEN = [...NINE, 'dale'] as const
/** Strongholds of the Shadow worth four points. */
const FOUR = ['moria', 'orthanc'] as const
const TURN_BEGINS = 'nature free-peoples character card'

/** The victory check of a turn with these Settlements captured. */
const checked = (...taken: ReadonlyArray<RegionId>) =>
  table({ base: 'empty', phase: 'victory', captured: taken })
/** An empty board on which each side has a die left. */
const acting = (spec: PositionSpec) =>
  table({ base: 'empty', dice: { 'free-peoples': ['character'], shadow: ['army'] }, ...spec })

const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const CORRUPTED = free({ kind: 'takeCorruption' })
const ALONE = {
  'gandalf-the-grey': 'eliminated',
  strider: 'eliminated',
  boromir: 'eliminated',
  legolas: 'eliminated',
  gimli: 'eliminated',
  meriadoc: 'eliminated',
  peregrin: 'eliminated',
} as const

describe('victory points', () => {
  ruleAllows('victory.control', 'a City counts one and a Stronghold two for whose marker lies on it', () => {
    expect(points(checked('edoras'), 'shadow')).toBe(1)
    expect(points(checked('edoras', 'lorien'), 'shadow')).toBe(3)
    expect(points(checked('moria', 'angmar'), 'free-peoples')).toBe(3)
    expect(points(checked('moria', 'angmar'), 'shadow')).toBe(0)
  })

  ruleForbids('victory.control', 'a Town counts nothing, nor does what a side holds from the start', () => {
    expect(points(checked('bree', 'folde', 'westemnet'), 'shadow')).toBe(0)
    expect([points(checked(), 'shadow'), points(checked(), 'free-peoples')]).toEqual([0, 0])
    expect(winner(checked(...NINE, 'bree', 'folde', 'westemnet'))).toBe('nobody')
  })

  ruleForbids('victory.control', 'the points of a Settlement taken back are gone', () => {
    const start = acting({
      armies: { 'dimrill-dale': { 'elves-regular': 1 } },
      captured: ['lorien'],
      dice: { 'free-peoples': ['muster-army', 'character'], shadow: ['army'] },
    })
    expect(points(start, 'shadow')).toBe(2)
    const regained = after(
      start,
      free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
      free({ kind: 'march', from: 'dimrill-dale', to: 'lorien' }),
    )
    expect([captured(regained), points(regained, 'shadow')]).toEqual([[], 0])
  })
})

describe('the military victories', () => {
  ruleAllows('victory.shadow', 'with ten points or more the Shadow has won', () => {
    expect(winner(checked(...TEN))).toBe('shadow by victory.shadow')
    expect(winner(checked(...TEN, 'erebor'))).toBe('shadow by victory.shadow')
  })

  ruleForbids('victory.shadow', 'with nine it has not, and the next turn begins', () => {
    expect(points(checked(...NINE), 'shadow')).toBe(9)
    expect([winner(checked(...NINE)), asked(checked(...NINE))]).toEqual(['nobody', TURN_BEGINS])
  })

  ruleAllows(
    'victory.freePeoples',
    'OR-87: with four points the Free Peoples have won, by Cities as well',
    () => {
      expect(winner(checked(...FOUR))).toBe('free-peoples by victory.freePeoples')
      expect(winner(checked('moria', 'angmar', 'far-harad'))).toBe('free-peoples by victory.freePeoples')
    },
  )

  ruleForbids('victory.freePeoples', 'with three they have not', () => {
    expect([winner(checked('moria', 'angmar')), asked(checked('moria', 'angmar'))]).toEqual([
      'nobody',
      TURN_BEGINS,
    ])
  })

  ruleAllows(
    'victory.order',
    'TC-27: with ten points for the Shadow and four against it the Shadow wins',
    () => {
      const state = checked(...TEN, ...FOUR)
      expect([points(state, 'shadow'), points(state, 'free-peoples')]).toEqual([10, 4])
      expect(winner(state)).toBe('shadow by victory.shadow')
    },
  )

  ruleForbids(
    'victory.order',
    'the fourth condition decides nothing while the third does, but alone it does',
    () => {
      expect(winner(checked(...NINE, ...FOUR))).toBe('free-peoples by victory.freePeoples')
      expect(refused(checked(...TEN, ...FOUR), free({ kind: 'pass' }))).toEqual(['game over'])
    },
  )
})

describe('when the conditions are looked at', () => {
  const dale = acting({
    acting: 'shadow',
    armies: { 'northern-rhovanion': { 'sauron-regular': 1 }, 'dimrill-dale': { 'elves-regular': 1 } },
    captured: NINE,
    politics: { sauron: AT_WAR },
    dice: { 'free-peoples': ['muster-army'], shadow: ['army'] },
  })
  const conquered = after(
    dale,
    shadow({ kind: 'moveArmies', die: 'army', as: 'army' }),
    shadow({ kind: 'march', from: 'northern-rhovanion', to: 'dale' }),
  )

  ruleForbids('victory.when', 'TC-28: ten points in Action Resolution do not win yet', () => {
    expect([points(conquered, 'shadow'), winner(conquered)]).toEqual([10, 'nobody'])
    expect(asked(conquered)).toBe('free-peoples decide/action')
  })

  ruleForbids(
    'victory.when',
    'TC-28: a Stronghold retaken in the same phase leaves eight, and nobody wins',
    () => {
      const state = after(
        conquered,
        free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
        free({ kind: 'march', from: 'dimrill-dale', to: 'lorien' }),
      )
      expect([points(state, 'shadow'), winner(state), asked(state)]).toEqual([8, 'nobody', TURN_BEGINS])
    },
  )

  ruleAllows('victory.when', 'TC-28: kept until the last die is used, they win in the victory check', () => {
    const state = after(
      conquered,
      free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
      free({ kind: 'march', from: 'dimrill-dale', to: 'gladden-fields' }),
    )
    expect(winner(state)).toBe('shadow by victory.shadow')
  })

  ruleAllows('victory.when', 'the Ring decides at any moment, with dice still to be used', () => {
    const start = acting({
      characters: ALONE,
      fellowship: { mordor: 4, corruption: 10 },
      dice: { 'free-peoples': ['character', 'character'], shadow: ['army'] },
    })
    const state = after(start, MOVE, dice('standard-2'), CORRUPTED)
    expect(winner(state)).toBe('shadow by victory.corruption')
    expect(refused(state, shadow({ kind: 'pass' }))).toEqual(['game over'])
  })
})

describe('the Ring', () => {
  const hunted = (corruption: number, spec: PositionSpec = {}) =>
    after(
      acting({ ...spec, fellowship: { corruption, progress: 2 }, huntBox: { shadow: 1 } }),
      MOVE,
      dice(6, named('hunt tile', 'standard-1-reveal')),
    )

  ruleAllows(
    'victory.corruption',
    'OR-85: at 12 the Shadow has won at once, before the Fellowship is revealed',
    () => {
      const state = after(hunted(11), CORRUPTED)
      expect(winner(state)).toBe('shadow by victory.corruption')
      expect(fellowship(state)).toMatchObject({ corruption: 12, revealed: false, progress: 3 })
    },
  )

  ruleForbids('victory.corruption', 'at 11 it has not', () => {
    const state = after(hunted(10), CORRUPTED)
    expect([winner(state), fellowship(state).corruption]).toEqual(['nobody', 11])
    expect(asked(state)).toBe('free-peoples decide/path')
  })

  ruleForbids('victory.corruption', 'a Companion lost in place of it keeps the Shadow from winning', () => {
    const state = after(hunted(11), free({ kind: 'loseGuide' }))
    expect([winner(state), where(state, 'gandalf-the-grey')]).toEqual(['nobody', 'eliminated'])
    expect(fellowship(state).corruption).toBe(11)
  })

  ruleAllows('victory.corruption', 'OR-86: the counter stops at 12 however great the damage', () => {
    const state = after(
      acting({ fellowship: { corruption: 11 }, huntBox: { shadow: 1 } }),
      MOVE,
      dice(6, named('hunt tile', 'standard-3')),
      CORRUPTED,
    )
    expect([fellowship(state).corruption, winner(state)]).toEqual([12, 'shadow by victory.corruption'])
  })

  ruleAllows(
    'victory.corruption',
    'OR-85: standing still on the Mordor Track can bring the twelfth point',
    () => {
      const start = acting({
        characters: ALONE,
        armies: { 'dimrill-dale': { 'elves-regular': 1 } },
        captured: TEN,
        fellowship: { mordor: 2, corruption: 11 },
        dice: { 'free-peoples': ['muster-army'], shadow: [] },
      })
      const state = after(
        start,
        free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
        free({ kind: 'march', from: 'dimrill-dale', to: 'gladden-fields' }),
      )
      expect(winner(state)).toBe('shadow by victory.corruption')
    },
  )

  const atTheEnd = (corruption: number, spec: PositionSpec = {}) =>
    after(acting({ characters: ALONE, ...spec, fellowship: { mordor: 4, corruption } }), MOVE)

  ruleAllows(
    'victory.ring',
    'at the Crack of Doom with Corruption below 12 the Free Peoples win at once',
    () => {
      const state = after(atTheEnd(10), dice('standard-1'), CORRUPTED)
      expect([fellowship(state).mordor, fellowship(state).corruption]).toEqual([5, 11])
      expect(winner(state)).toBe('free-peoples by victory.ring')
      expect(eventsAs('GameWon', atTheEnd(10), dice('standard-1'), CORRUPTED)).toMatchObject([
        { side: 'free-peoples', rule: 'victory.ring' },
      ])
    },
  )

  ruleForbids(
    'victory.ring',
    'TC-25: who is corrupted by the last move has lost and does not get there',
    () => {
      const state = after(atTheEnd(11), dice('standard-2'), CORRUPTED)
      expect(winner(state)).toBe('shadow by victory.corruption')
      expect(fellowship(state)).toMatchObject({ mordor: 4, corruption: 12 })
    },
  )

  ruleForbids('victory.ring', 'a step that a tile stops does not get there', () => {
    const waiting = { huntTiles: { pool: { 'on-on-they-went': 1, 'standard-1': 1 } } } as const
    const state = after(atTheEnd(5, waiting), dice('on-on-they-went'), CORRUPTED)
    expect([winner(state), fellowship(state).mordor, fellowship(state).corruption]).toEqual(['nobody', 4, 8])
  })

  ruleAllows('victory.order', 'the Ring destroyed beats ten points of the Shadow', () => {
    const state = after(atTheEnd(0, { captured: TEN }), dice('standard-1'), CORRUPTED)
    expect([points(state, 'shadow'), winner(state)]).toEqual([10, 'free-peoples by victory.ring'])
  })

  ruleForbids('victory.order', 'Corruption beats the points of the Free Peoples', () => {
    const state = after(hunted(11, { captured: FOUR }), CORRUPTED)
    expect([points(state, 'free-peoples'), winner(state)]).toEqual([4, 'shadow by victory.corruption'])
    expect(companions(state)).toHaveLength(7)
  })
})
