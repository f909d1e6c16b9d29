/** The Action Dice pool and the limit of the Hunt allocation (chapter IV). */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsAs,
  eventsOf,
  free,
  type Move,
  offered,
  offers,
  refused,
  shadow,
  table,
} from '../support/play'
import { army, huntBox, pool, told, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { AT_WAR, comesNot } from '../support/scenes'

const EYES = (number: number) => Array<'eye'>(number).fill('eye')
const MUSTER = { die: 'muster', as: 'muster' } as const
const CARDS = (turn: number) =>
  dice(`fp-char-0${turn}`, `fp-strat-0${turn}`, `sh-char-0${turn}`, `sh-strat-0${turn}`)
/** From the draw of a turn to the Action roll, with nothing declared and nothing allocated. */
const toTheRoll = (state: State, turn: number): State =>
  after(
    state,
    CARDS(turn),
    free({ kind: 'pass' }),
    free({ kind: 'nameGuide', companion: 'gandalf-the-grey' }),
    shadow({ kind: 'allocate', dice: 0 }),
  )

/** The pools after the end of a turn. */
const nextPools = (spec: PositionSpec): ReadonlyArray<number> => {
  const state = table({ base: 'empty', phase: 'victory', ...spec })
  return [pool(state, 'free-peoples'), pool(state, 'shadow')]
}

describe('the pools', () => {
  ruleAllows('dicePool.shadow', 'seven dice, and one more for each Minion in play, up to ten', () => {
    expect(nextPools({})).toEqual([4, 7])
    expect(nextPools({ characters: { saruman: 'orthanc' } })).toEqual([4, 8])
    const two = { saruman: 'orthanc', 'mouth-of-sauron': 'barad-dur' } as const
    expect(nextPools({ characters: two })).toEqual([4, 9])
    expect(nextPools({ characters: { ...two, 'witch-king': 'angmar' } })).toEqual([4, 10])
  })

  ruleForbids('dicePool.shadow', 'Nazgûl bring no dice, and there are never eleven', () => {
    expect(nextPools({ armies: { 'barad-dur': { 'sauron-regular': 1, nazgul: 8 } } })).toEqual([4, 7])
    expect(() => table({ pool: { shadow: 11 } })).toThrow(/11 is not from 7 to 10 \(dicePool.shadow\)/)
  })

  ruleAllows(
    'dicePool.freePeoples',
    'four dice, one more with Aragorn and one with Gandalf the White',
    () => {
      expect(nextPools({ characters: { aragorn: 'minas-tirith' } })).toEqual([5, 7])
      expect(nextPools({ characters: { 'gandalf-the-white': 'fangorn' } })).toEqual([5, 7])
      const both = { aragorn: 'minas-tirith', 'gandalf-the-white': 'fangorn' } as const
      expect(nextPools({ characters: both })).toEqual([6, 7])
    },
  )

  ruleForbids('dicePool.freePeoples', 'Strider and Gandalf the Grey bring no die', () => {
    const both = { strider: 'minas-tirith', 'gandalf-the-grey': 'fangorn', boromir: 'edoras' } as const
    expect(nextPools({ characters: both })).toEqual([4, 7])
    expect(() => table({ pool: { 'free-peoples': 7 } })).toThrow(/dicePool.freePeoples/)
  })

  ruleAllows('dicePool.loss', 'the die of a Character who still lives stays', () => {
    const pools = nextPools({
      pool: { shadow: 9 },
      characters: { saruman: 'orthanc', 'witch-king': 'eliminated' },
    })
    expect(pools).toEqual([4, 8])
  })

  ruleForbids('dicePool.loss', 'with its Character the die is gone for good', () => {
    const spec = { pool: { 'free-peoples': 5, shadow: 8 } } as const
    expect(nextPools({ ...spec, characters: { aragorn: 'eliminated', 'witch-king': 'eliminated' } })).toEqual(
      [4, 7],
    )
  })

  ruleForbids(
    'die.faces',
    'an Army on a die of the Free Peoples, a Will of the West on one of the Shadow',
    () => {
      const first = table({ phase: 'action-roll' })
      expect(comesNot(first, 'free-peoples action die', 'army')).toBe(true)
      expect(comesNot(first, 'free-peoples action die', 'eye')).toBe(true)
      expect(comesNot(first, 'free-peoples action die', 'muster-army')).toBe(false)
      const second = after(
        first,
        ...['event', 'event', 'event', 'event'].map((outcome) => ({
          seat: 'nature' as const,
          kind: 'chance' as const,
          draw: 'free-peoples action die',
          outcome,
        })),
      )
      expect(comesNot(second, 'shadow action die', 'will-of-the-west')).toBe(true)
      expect(comesNot(second, 'shadow action die', 'eye')).toBe(false)
      expect(() => table({ dice: { 'free-peoples': ['army'], shadow: [] } })).toThrow(/die.faces/)
    },
  )
})

describe('dice won and lost in the course of a turn', () => {
  /** The fifth turn, with Saruman in play and a weak Army of Sauron before a strong one of Gondor. */
  const start = (ours: ReadonlyArray<'muster-army'>): State =>
    table({
      base: 'empty',
      turn: 5,
      characters: { saruman: 'orthanc' },
      armies: {
        osgiliath: { 'gondor-regular': 5 },
        'north-ithilien': { 'sauron-regular': 1 },
        angmar: { 'sauron-regular': 1 },
      },
      politics: { isengard: AT_WAR, sauron: AT_WAR, gondor: AT_WAR },
      acting: 'shadow',
      dice: { 'free-peoples': [...ours], shadow: ['muster'] },
      huntBox: { shadow: 1 },
    })
  const COMES = [
    shadow({ kind: 'bringCharacter', ...MUSTER, character: 'witch-king' }),
    shadow({ kind: 'goTo', region: 'north-ithilien' }),
  ] as const
  /** Gondor attacks, five hits fall, and nobody goes on to the empty region. */
  const falls = (cards: ReadonlyArray<Move>): ReadonlyArray<Move> => [
    free({ kind: 'beginAttack', die: 'muster-army', as: 'army' }),
    free({ kind: 'attack', from: 'osgiliath', to: 'north-ithilien' }),
    free({ kind: 'bringAll' }),
    ...cards,
    dice(6, 6, 6, 6, 6, 1, 1),
    free({ kind: 'pass' }),
  ]
  /** Who holds cards is asked whether he uses one. */
  const NO_CARDS = [free({ kind: 'pass' }), shadow({ kind: 'pass' })]

  const fifth = after(start([]), COMES[0])
  const sixth = after(fifth, COMES[1])

  ruleAllows('dicePool.delay', 'TC-2: the Witch-king comes in turn 5, and turn 6 has nine dice', () => {
    expect([pool(start([]), 'shadow'), pool(fifth, 'shadow')]).toEqual([8, 8])
    expect([told(sixth).turn, pool(sixth, 'shadow')]).toEqual([6, 9])
    expect(eventsAs('PoolChanged', fifth, COMES[1])).toEqual([
      { kind: 'PoolChanged', rule: 'dicePool.delay', side: 'shadow', dice: 9 },
    ])
    const roll = dice('muster-army', 'event', 'event', 'event', 'army', ...EYES(8))
    const rolled = after(toTheRoll(sixth, 1), roll)
    expect([huntBox(rolled, 'shadow'), unused(rolled, 'shadow')]).toEqual([8, { army: 1 }])
  })

  const roll = dice('muster-army', 'muster', 'muster', 'muster', ...EYES(9))
  const killed = after(toTheRoll(sixth, 1), roll, ...falls(NO_CARDS))

  ruleAllows(['dicePool.delay', 'dicePool.loss'], 'TC-2: he falls in turn 6, and turn 7 has eight', () => {
    expect([where(killed, 'witch-king'), army(killed, 'north-ithilien')]).toEqual(['eliminated', {}])
    expect([told(killed).turn, pool(killed, 'shadow')]).toEqual([6, 9])
    const elves = free({ kind: 'advanceNation', ...MUSTER, nation: 'elves' })
    const seventh = after(killed, elves, elves, elves)
    expect([told(seventh).turn, pool(seventh, 'shadow')]).toEqual([7, 8])
  })

  ruleForbids('dicePool.delay', 'OR-6: dice on the table are neither added nor taken away', () => {
    const state = after(start(['muster-army']), ...COMES)
    expect([pool(state, 'shadow'), unused(state, 'shadow')]).toEqual([8, {}])
    expect(huntBox(killed, 'shadow')).toBe(9)
  })

  ruleForbids('dicePool.delay', 'OR-6: who comes and falls in the same turn changes nothing', () => {
    const fought = after(start(['muster-army']), ...COMES, ...falls([]))
    expect([told(fought).turn, where(fought, 'witch-king')]).toEqual([6, 'eliminated'])
    expect(pool(fought, 'shadow')).toBe(8)
    expect(eventsAs('PoolChanged', start(['muster-army']), ...COMES, ...falls([]))).toEqual([])
  })
})

describe('the Hunt allocation', () => {
  const alone = table({
    phase: 'hunt-allocation',
    characters: {
      'gandalf-the-grey': 'eliminated',
      strider: 'bree',
      boromir: 'eliminated',
      legolas: 'lorien',
      gimli: 'eliminated',
      meriadoc: 'eliminated',
      peregrin: 'edoras',
    },
  })
  const few = {
    'gandalf-the-grey': 'eliminated',
    boromir: 'eliminated',
    legolas: 'lorien',
    gimli: 'eliminated',
  } as const
  const three = table({ phase: 'hunt-allocation', characters: few })

  ruleAllows('huntAllocation.limit', 'TC-4, DP-4.4: up to three dice with three Companions', () => {
    expect(asked(three)).toBe('shadow decide/allocation')
    expect(offers(three, 'allocate', 'dice')).toEqual([0, 1, 2, 3])
    expect(offers(table({ phase: 'hunt-allocation' }), 'allocate', 'dice')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(huntBox(after(three, shadow({ kind: 'allocate', dice: 3 })), 'shadow')).toBe(3)
  })

  ruleForbids('huntAllocation.limit', 'TC-4: no fourth die with three Companions', () => {
    expect(refused(three, shadow({ kind: 'allocate', dice: 4 }))).toEqual(['huntAllocation.limit'])
  })

  ruleAllows('huntAllocation.gollum', 'TC-4, DP-4.4: one die with Gollum as Guide', () => {
    expect(told(alone).fellowship.guide).toBe('gollum')
    expect(offers(alone, 'allocate', 'dice')).toEqual([0, 1])
    expect(huntBox(after(alone, shadow({ kind: 'allocate', dice: 1 })), 'shadow')).toBe(1)
  })

  ruleForbids('huntAllocation.gollum', 'he stands in for one Companion, not for more', () => {
    expect(refused(alone, shadow({ kind: 'allocate', dice: 2 }))).toEqual(['huntAllocation.limit'])
    const last = { ...few, strider: 'bree', meriadoc: 'eliminated' } as const
    const one = table({ phase: 'hunt-allocation', characters: last })
    expect([told(one).fellowship.guide, offers(one, 'allocate', 'dice')]).toEqual(['peregrin', [0, 1]])
  })

  ruleAllows('huntAllocation.minimum', 'no die at all may be allocated, and all of them are rolled', () => {
    const state = after(three, shadow({ kind: 'allocate', dice: 0 }))
    const rolled = after(state, dice('event', 'event', 'event', 'event', ...Array<'army'>(7).fill('army')))
    expect([huntBox(rolled, 'shadow'), unused(rolled, 'shadow')]).toEqual([0, { army: 7 }])
    expect(offered(three)).toContainEqual(shadow({ kind: 'allocate', dice: 0 }))
  })

  ruleForbids('huntAllocation.minimum', 'a Hunt without a die in the Hunt box', () => {
    const rolling = after(table({ phase: 'hunt-allocation' }), shadow({ kind: 'allocate', dice: 0 }))
    const armies = ['army', 'army', 'army', 'army', 'army', 'army', 'army'] as const
    const acting = after(rolling, dice('character', 'event', 'event', 'event', ...armies))
    const step = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
    expect(eventsOf(acting, step).some(({ kind }) => kind === 'HuntDieRolled')).toBe(false)
    expect(asked(after(acting, step))).toBe('shadow decide/action')
  })
})
