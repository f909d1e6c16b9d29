/**
 * Positions in the midst of something: a hand to cut, a roll, a declaration, a battle, a Hunt, an action
 * after an Elven Ring, and anything that actions lead to.
 */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, free, offered, offers, shadow, table, winner } from '../support/play'
import { army, fellowship, garrison, hand, tiles, told, unused } from '../support/read'
import { battle, DICE, FIELD, hunt, MOVED, SIEGE, storm } from './scenes'

describe('a battle under way', () => {
  it('begins with its first question, and its die is neither unused nor used', () => {
    const state = table(FIELD)
    expect(asked(state)).toBe('nature shadow combat die')
    expect(told(state).dice.used.shadow).toBe(4)
    const rolled = after(state, dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    const over = after(rolled, shadow({ kind: 'cease' }))
    expect(told(over).dice.used.shadow).toBe(5)
    expect(asked(over)).toBe('free-peoples decide/action')
  })

  it('asks for Combat cards where somebody holds some, and cards can be chosen', () => {
    const hands = { shadow: ['sh-char-20'], 'free-peoples': ['fp-strat-01'] } as const
    expect(asked(table({ ...FIELD, hands }))).toBe('shadow decide/combatCard')
    const actions = [shadow({ kind: 'declareCard' }), free({ kind: 'declareCard' })]
    const state = table({ ...FIELD, hands, actions })
    expect(asked(state)).toBe('shadow+free-peoples decide/commit')
  })

  it('can be in a later round, with hits to be taken', () => {
    const hits = { shadow: 2, 'free-peoples': 1 }
    const state = table(battle(FIELD, { round: 3, stage: 'losses', hits }))
    expect(asked(state)).toBe('shadow decide/casualties')
    const next = after(state, shadow({ kind: 'lose', piece: 'sauron-regular' }))
    expect(asked(next)).toBe('free-peoples decide/casualties')
    expect(army(next, 'south-ithilien')).toMatchObject({ 'sauron-regular': 4, 'sauron-elite': 1 })
  })

  it('can be after a round, and in a field battle ends or goes on', () => {
    const state = table(battle(FIELD, { round: 2, stage: 'over' }))
    expect(asked(state)).toBe('shadow decide/cease')
    expect(asked(after(state, shadow({ kind: 'fight' })))).toBe('free-peoples decide/retreat')
  })

  it('can be a siege, whose next round costs an Elite', () => {
    const state = table(storm({ by: 'shadow', stage: 'over' }))
    expect(asked(state)).toBe('shadow decide/extend')
    expect(offers(state, 'reduce', 'piece')).toEqual(['sauron-elite'])
  })

  it('can be a sortie out of the Stronghold', () => {
    const sortie = { ...SIEGE, dice: { 'free-peoples': ['event'], shadow: ['army'] } } as const
    const spec = battle(sortie, {
      kind: 'battle',
      by: 'free-peoples',
      die: 'character',
      from: 'minas-tirith',
      to: 'minas-tirith',
      stage: 'losses',
      hits: { shadow: 1 },
    })
    const state = after(table(spec), free({ kind: 'lose', piece: 'gondor-regular' }))
    expect(asked(state)).toBe('free-peoples decide/cease')
    expect(garrison(state, 'minas-tirith')).toEqual({ 'gondor-regular': 2, 'gondor-leader': 1 })
  })

  it('can have a rearguard, which takes no part in it', () => {
    const rearguard = { 'sauron-regular': 3, 'sauron-elite': 1, nazgul: 1 }
    const state = table(battle(FIELD, { rearguard, round: 2 }))
    const lost = after(state, dice(1, 1, 6, 6, 1, 1, 1))
    expect(army(lost, 'south-ithilien')).toEqual(rearguard)
    expect(asked(lost)).toBe('free-peoples decide/action')
  })

  it('can be one in which the Nazgûl are silenced: they lead nobody', () => {
    const white: PositionSpec = {
      ...FIELD,
      characters: { 'gandalf-the-white': 'osgiliath' },
    }
    expect(asked(table(white))).toBe('free-peoples decide/silence')
    const silent = table(battle(white, { silenced: true }))
    expect(asked(silent)).toBe('nature shadow combat die')
    const rolled = after(silent, dice(1, 1, 1, 1, 1, 5, 5, 5, 5))
    expect(asked(rolled)).toBe('shadow decide/casualties')
  })
})

describe('a Hunt under way', () => {
  it('is about to be rolled', () => {
    const state = table(MOVED)
    expect(asked(state)).toBe('nature hunt die')
    const next = after(state, dice(1, 1, 1, 1))
    expect(told(next).dice.huntBox['free-peoples']).toBe(1)
    expect(asked(next)).toBe('shadow decide/action')
  })

  it('has brought a tile', () => {
    const state = table(hunt({ kind: 'tile', tile: 'standard-3', successes: 2 }))
    expect(asked(state)).toBe('free-peoples decide/damage')
    const borne = after(state, free({ kind: 'takeCorruption' }))
    expect(fellowship(borne)).toMatchObject({ corruption: 3, revealed: false })
    expect(asked(borne)).toBe('shadow decide/action')
  })

  it('has left some of the damage to be taken after a casualty', () => {
    const lost = { characters: { boromir: 'eliminated' } } as const
    const state = table({
      ...hunt({ kind: 'tile', tile: 'standard-3', damage: 1, casualty: true }),
      ...lost,
    })
    expect(offered(state)).toEqual([free({ kind: 'takeCorruption' })])
    const borne = after(state, free({ kind: 'takeCorruption' }))
    expect([fellowship(borne).corruption, asked(borne)]).toEqual([1, 'shadow decide/action'])
    const whole = table({ ...hunt({ kind: 'tile', tile: 'standard-3', damage: 1 }), ...lost })
    expect(asked(whole)).toBe('free-peoples decide/damage')
  })

  it('has drawn an Eye, which counts the successes and reveals', () => {
    const eye = { huntTiles: { drawn: { 'standard-eye': 1 } } } as const
    const state = table({ ...hunt({ kind: 'tile', tile: 'standard-eye', successes: 2 }), ...eye })
    const borne = after(state, free({ kind: 'takeCorruption' }))
    expect(fellowship(borne).corruption).toBe(2)
    expect(asked(borne)).toBe('free-peoples decide/path')
  })

  it('can be the last tile of the pool, which is filled again afterwards', () => {
    const last = { huntTiles: { pool: {} } } as const
    const state = table({ ...hunt({ kind: 'tile', tile: 'standard-3' }), ...last })
    expect(tiles(state).pool).toEqual({})
    const borne = after(state, free({ kind: 'takeCorruption' }))
    expect(tiles(borne).pool).toMatchObject({ 'standard-eye': 4, 'standard-3': 3 })
  })

  it('on the Mordor Track is a tile without a roll', () => {
    const mordor = {
      ...hunt({ kind: 'tile', tile: 'shelobs-lair' }),
      fellowship: { mordor: 1, tried: true },
      huntTiles: { drawn: { 'shelobs-lair': 1 } },
    } as const
    const state = table(mordor)
    expect(asked(state)).toBe('nature tile die')
    expect(told(state).cards.played['shadow-character']).toEqual(['sh-char-01'])
    const stopped = after(state, dice(2), free({ kind: 'takeCorruption' }))
    expect(fellowship(stopped)).toMatchObject({ mordor: 1, corruption: 2 })
  })
})

describe('the phases before the actions', () => {
  const eight = ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04'] as const
  const more = ['fp-strat-01', 'fp-strat-02', 'fp-strat-03', 'fp-strat-04'] as const

  it('can be at a hand that has to be cut', () => {
    const state = table({ phase: 'draw', hands: { 'free-peoples': [...eight, ...more] } })
    expect(asked(state)).toBe('free-peoples decide/discard')
    const seven = after(state, free({ kind: 'discard', card: 'fp-char-01' }))
    expect(asked(seven)).toBe('free-peoples decide/discard')
    const six = after(seven, free({ kind: 'discard', card: 'fp-char-02' }))
    expect(asked(six)).toBe('nature shadow character card')
  })

  it('can be at the draw of the Shadow', () => {
    const state = table({ phase: 'draw', acting: 'shadow', hands: { 'free-peoples': eight } })
    expect(asked(state)).toBe('nature shadow character card')
    const drew = after(state, dice('sh-char-01', 'sh-strat-01'))
    expect(hand(drew, 'shadow')).toEqual(['sh-char-01', 'sh-strat-01'])
  })

  it('can be in the midst of the roll of either side', () => {
    const first = table({ phase: 'action-roll', dice: { 'free-peoples': ['muster', 'event'] } })
    expect(asked(first)).toBe('nature free-peoples action die')
    expect(unused(after(first, drawn('free-peoples action die', 'event')), 'free-peoples')).toEqual({
      muster: 1,
      event: 2,
    })
    const second = table({
      phase: 'action-roll',
      dice: { 'free-peoples': ['muster', 'event', 'event', 'character'], shadow: ['army'] },
      huntBox: { shadow: 5 },
    })
    expect(asked(second)).toBe('nature shadow action die')
    expect(asked(after(second, dice('muster')))).toBe('free-peoples decide/action')
  })

  it('can be after a declaration, with the Guide to be named', () => {
    const characters = { 'gandalf-the-grey': 'eliminated', strider: 'bree' } as const
    const declared = { region: 'rivendell', declared: true } as const
    const state = table({ phase: 'fellowship', characters, fellowship: declared })
    expect(asked(state)).toBe('free-peoples decide/guide')
    expect(asked(table({ phase: 'fellowship', characters }))).toBe('free-peoples decide/declare')
  })
})

describe('an opportunity', () => {
  it('can be after an Elven Ring: no pass is left, and no second Ring', () => {
    const rings = { rings: { 'free-peoples': 2, shadow: 1 }, ringUsed: ['free-peoples'] } as const
    const state = table({ dice: DICE, ...rings, pending: { kind: 'ring' } })
    expect(asked(state)).toBe('free-peoples decide/action')
    expect(offers(state, 'pass', 'kind')).toEqual([])
    expect(offers(table({ dice: DICE, ...rings }), 'pass', 'kind')).toEqual(['pass'])
  })
})

describe('what actions lead to', () => {
  const ways = [free({ kind: 'declare' }), free({ kind: 'goTo', region: 'trollshaws' })]
  const spec: PositionSpec = { phase: 'fellowship', fellowship: { progress: 2 } }

  it('is a position too', () => {
    expect(asked(table({ ...spec, actions: ways }))).toBe('free-peoples decide/path')
  })

  it('tells every draw on its way, in a seeded game as well', () => {
    const actions = [drawn('hunt die', 6), drawn('hunt die', 1), drawn('hunt die', 1), drawn('hunt die', 1)]
    const whole = { ...MOVED, huntTiles: {}, actions: [...actions, drawn('hunt tile', 'standard-3')] }
    const state = table({ ...whole, config: { chance: 'seeded' } })
    expect(asked(state)).toBe('free-peoples decide/damage')
    expect(state.config.chance).toBe('seeded')
    expect(tiles(state).drawn).toEqual({ 'standard-3': 1 })
    const early = table({ ...whole, actions, config: { chance: 'seeded' } })
    expect(asked(early)).not.toContain('nature')
  })

  it('can be the end of the war', () => {
    const doom: PositionSpec = {
      ...hunt({ kind: 'tile', tile: 'standard-3' }),
      fellowship: { region: 'hollin', progress: 3, corruption: 10 },
      actions: [free({ kind: 'takeCorruption' })],
    }
    expect(winner(table(doom))).toBe('shadow by victory.corruption')
  })
})
