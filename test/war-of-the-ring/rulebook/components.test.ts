/** The box (chapter II): how many pieces there are, and what units and Armies are. */
import { describe, expect } from 'vitest'
import { CHARACTER_IDS, HUNT_TILES, type PositionSpec, warOfTheRing } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, offers, refused, shadow, table } from '../support/play'
import { army, captured, garrison, reinforcements } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ALL, MUSTER, OUR_MARCH, THEIR_ATTACK, dark, war } from '../support/scenes'
import * as E from 'fp-ts/lib/Either.js'

describe('what is in the box', () => {
  ruleAllows('components.supply', 'the last figure of a kind can be recruited', () => {
    const state = after(
      war({ pelargir: { 'gondor-elite': 4 } }),
      free(MUSTER),
      free({ kind: 'recruit', piece: 'gondor-elite', region: 'minas-tirith' }),
    )
    expect(army(state, 'minas-tirith')).toEqual({ 'gondor-elite': 1 })
    expect(reinforcements(state, 'free-peoples')['gondor-elite']).toBeUndefined()
  })

  ruleForbids('components.supply', 'there is no sixth Elite of Gondor, and no ninth Nazgûl', () => {
    const state = after(war({ pelargir: { 'gondor-elite': 5 } }), free(MUSTER))
    expect(refused(state, free({ kind: 'recruit', piece: 'gondor-elite', region: 'minas-tirith' }))).toEqual([
      'recruiting.figures',
    ])
    const flock = after(dark({ 'barad-dur': { 'sauron-regular': 1, nazgul: 8 } }), shadow(MUSTER))
    expect(refused(flock, shadow({ kind: 'recruit', piece: 'nazgul', region: 'moria' }))).toEqual([
      'recruiting.figures',
    ])
    expect(() => war({ pelargir: { 'gondor-elite': 6 } })).toThrow(/there are 5 \(components.supply\)/)
    expect(() => table({ huntTiles: { pool: { 'standard-3': 4 } } })).toThrow(/components.supply/)
    expect(() => table({ hands: { shadow: ['sh-char-01', 'sh-char-01'] } })).toThrow(/components.supply/)
  })

  /** All twenty Settlements of the Free Peoples. */
  const fallen = [
    ...([
      'erebor',
      'ered-luin',
      'iron-hills',
      'grey-havens',
      'lorien',
      'rivendell',
      'woodland-realm',
    ] as const),
    ...(['dol-amroth', 'lamedon', 'lossarnach', 'minas-tirith', 'pelargir', 'bree', 'carrock'] as const),
    ...(['dale', 'the-shire', 'edoras', 'folde', 'helms-deep', 'westemnet'] as const),
  ]

  ruleAllows('components.supply', 'OR-1: markers do not run out, and a twenty-first is placed', () => {
    const state = war({ dagorlad: { 'gondor-regular': 1 } }, { captured: fallen })
    const taken = after(state, OUR_MARCH, free({ kind: 'march', from: 'dagorlad', to: 'morannon' }))
    expect(captured(taken)).toHaveLength(21)
    expect(captured(taken)).toContain('morannon')
  })

  ruleAllows('components.expansion', 'none of its pieces is among those of the game', () => {
    expect(CHARACTER_IDS).toEqual([
      ...(['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const),
      ...(['aragorn', 'gandalf-the-white', 'gollum', 'saruman', 'witch-king', 'mouth-of-sauron'] as const),
    ])
    expect(HUNT_TILES.reduce((sum, { count }) => sum + count, 0)).toBe(24)
    const spec = { armies: { orthanc: { trebuchet: 1 } } } as unknown as PositionSpec
    expect(() => table(spec)).toThrow(/trebuchet/)
  })

  ruleForbids('components.expansion', 'its pieces to be named at all', () => {
    const recruiting = after(war({}), free(MUSTER))
    const ent = warOfTheRing.applyAction(recruiting, {
      seat: 'free-peoples',
      kind: 'recruit',
      piece: 'ent',
      region: 'fangorn',
    })
    expect(E.isLeft(ent) && ent.left._tag).toBe('Malformed')
    expect(() => table({ armies: { orthanc: { trebuchet: 1 } } } as unknown as PositionSpec)).toThrow(
      /trebuchet/,
    )
  })
})

describe('units and Armies', () => {
  ruleAllows('pieces.units', 'Regular or Elite, of this nation or that, each unit rolls a die', () => {
    const rolls = eventsAs(
      'CombatDieRolled',
      dark({
        'north-ithilien': { 'isengard-regular': 1, 'sauron-elite': 2 },
        'dead-marshes': { 'gondor-regular': 1, 'rohan-elite': 1 },
      }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'north-ithilien', to: 'dead-marshes' }),
      ALL,
      dice(1, 1, 1, 1, 1),
    )
    expect(rolls.map(({ side }) => side)).toEqual([
      'shadow',
      'shadow',
      'shadow',
      'free-peoples',
      'free-peoples',
    ])
  })

  ruleAllows('pieces.army', 'units that meet are one Army, whatever their nations', () => {
    const state = war({ osgiliath: { 'gondor-regular': 1 }, 'dead-marshes': { 'rohan-regular': 2 } })
    const met = after(state, OUR_MARCH, free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }))
    expect(army(met, 'dead-marshes')).toEqual({ 'gondor-regular': 1, 'rohan-regular': 2 })
    expect(army(met, 'osgiliath')).toEqual({})
  })

  const crowd = war({ osgiliath: { 'gondor-regular': 3 }, 'dead-marshes': { 'rohan-regular': 8 } })
  const marching = after(crowd, OUR_MARCH, free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }))

  ruleAllows('pieces.armySize', 'ten units are one Army, and five can be besieged', () => {
    const ten = after(marching, free({ kind: 'bring', piece: 'gondor-regular', number: 2 }))
    expect(army(ten, 'dead-marshes')).toEqual({ 'gondor-regular': 2, 'rohan-regular': 8 })
    const siege = dark(
      { 'minas-tirith': { 'sauron-regular': 10 } },
      { besieged: { 'minas-tirith': { 'gondor-regular': 5, 'gondor-leader': 3 } } },
    )
    expect(garrison(siege, 'minas-tirith')).toEqual({ 'gondor-regular': 5, 'gondor-leader': 3 })
  })

  ruleForbids('pieces.armySize', 'there is no room for an eleventh unit', () => {
    const toMarshes = free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' })
    const led = { kind: 'moveArmies', die: 'character', as: 'character' } as const
    const captain = war(
      { osgiliath: { 'gondor-regular': 1, boromir: 1 }, 'dead-marshes': { 'rohan-regular': 10 } },
      { dice: { 'free-peoples': ['character'], shadow: [] } },
    )
    expect(refused(after(captain, free(led)), toMarshes)).toEqual(['movement.stacking'])
    expect(() => war({ osgiliath: { 'gondor-regular': 11 } })).toThrow(/11 units are there, 10 at most/)
    const muster = after(war({ pelargir: { 'gondor-regular': 10 } }), free(MUSTER))
    expect(refused(muster, free({ kind: 'recruit', piece: 'gondor-regular', region: 'pelargir' }))).toEqual([
      'armies.stacking',
    ])
  })

  ruleForbids('pieces.armySize', 'a sixth unit cannot be shut up in a Stronghold', () => {
    const inside = { besieged: { 'minas-tirith': { 'gondor-regular': 6 } } } as const
    expect(() => dark({ 'minas-tirith': { 'sauron-regular': 1 } }, inside)).toThrow(/6 units.*5 at most/)
    const shut = after(
      dark({ osgiliath: { 'sauron-regular': 4 }, 'minas-tirith': { 'gondor-regular': 6 } }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'osgiliath', to: 'minas-tirith' }),
      ALL,
      free({ kind: 'withdraw' }),
      ALL,
    )
    expect(garrison(shut, 'minas-tirith')).toEqual({ 'gondor-regular': 5 })
    expect(reinforcements(shut, 'free-peoples')['gondor-regular']).toBe(10)
    expect(asked(shut)).toBe('free-peoples decide/action')
  })

  const rollsOf = (attackers: PositionSpec['armies'], script: ReadonlyArray<number>) =>
    eventsAs(
      'CombatDieRolled',
      dark({ ...attackers, 'dead-marshes': { 'gondor-regular': 1 } }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'north-ithilien', to: 'dead-marshes' }),
      ALL,
      dice(...script),
    ).filter(({ side, again }) => side === 'shadow' && !again)
  ruleForbids('pieces.units', 'an Elite to roll more than a Regular, or a Nazgûl to roll at all', () => {
    expect(rollsOf({ 'north-ithilien': { 'sauron-elite': 2 } }, [1, 1, 1])).toHaveLength(2)
    expect(rollsOf({ 'north-ithilien': { 'sauron-regular': 2 } }, [1, 1, 1])).toHaveLength(2)
    expect(rollsOf({ 'north-ithilien': { 'isengard-regular': 2, nazgul: 1 } }, [1, 1, 1, 1])).toHaveLength(2)
  })

  ruleForbids('pieces.army', 'two Armies of one side in a region, or units of both sides', () => {
    const both = { osgiliath: { 'gondor-regular': 1, 'sauron-regular': 1 } } as const
    expect(() => war(both)).toThrow(/pieces.army/)
    const mixed = after(
      dark({
        'north-ithilien': { 'sauron-regular': 2 },
        'dead-marshes': { 'gondor-regular': 1, 'rohan-regular': 1 },
      }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'north-ithilien', to: 'dead-marshes' }),
      ALL,
      dice(6, 1, 1, 1),
    )
    expect(asked(mixed)).toBe('free-peoples decide/casualties')
    expect(offers(mixed, 'lose', 'piece')).toEqual(['gondor-regular', 'rohan-regular'])
  })
})
