/** Army movement (chapter VI): with which result, how far, with whom, and what closes a region. */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  eventsAs,
  factsOf,
  free,
  offered,
  offers,
  refused,
  type Said,
  shadow,
} from '../support/play'
import { army, captured, garrison, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { type Armies, field, FREE_ARMY, FREE_CHARACTER, SHADOW_ARMY, SHADOW_CHARACTER } from './parties'
import { AT_WAR } from '../support/scenes'

type March = Extract<Said, { kind: 'march' }>
const march = (from: March['from'], to: March['to']): March => ({ kind: 'march', from, to })
const ALL = { kind: 'bringAll' } as const
const DONE = { kind: 'done' } as const

/** The Free Peoples march with an Army result. */
const marching = (armies: Armies, spec: PositionSpec = {}): State =>
  after(field({ armies, ...spec }), FREE_ARMY)
/** The Shadow marches with an Army result. */
const shadowMarching = (armies: Armies, spec: PositionSpec = {}): State =>
  after(field({ acting: 'shadow', armies, ...spec }), SHADOW_ARMY)

describe('with what', () => {
  const led = field({ armies: { osgiliath: { 'gondor-regular': 2, 'gondor-leader': 1 } } })

  ruleAllows('movement.when', 'an Army result moves an Army, a Character result one with a Leader', () => {
    expect(asked(after(led, FREE_ARMY))).toBe('free-peoples decide/march')
    expect(unused(after(led, FREE_ARMY), 'free-peoples')).toEqual({ character: 1, muster: 1, event: 1 })
    const moved = after(led, FREE_CHARACTER, free(march('osgiliath', 'pelargir')), free(ALL))
    expect(army(moved, 'pelargir')).toEqual({ 'gondor-regular': 2, 'gondor-leader': 1 })
    const companion = field({ armies: { osgiliath: { 'gondor-regular': 2, meriadoc: 1 } } })
    expect(asked(after(companion, FREE_CHARACTER))).toBe('free-peoples decide/march')
  })

  ruleForbids('movement.when', 'no other result does, nor a Character result without one who leads', () => {
    const alone = field({ armies: { osgiliath: { 'gondor-regular': 2 }, 'dead-marshes': { strider: 1 } } })
    expect(refused(alone, FREE_CHARACTER)).toEqual(['movement.when'])
    expect(refused(alone, FREE_ARMY)).toEqual([])
    expect(refused(led, free({ kind: 'moveArmies', die: 'muster', as: 'muster' }))).toEqual(['die.muster'])
    expect(refused(led, free({ kind: 'moveArmies', die: 'event', as: 'army' }))).toEqual(['die.event'])
    expect(refused(led, free(march('osgiliath', 'pelargir')))).toEqual(['not asked'])
  })
})

describe('how many Armies', () => {
  const THREE = {
    dagorlad: { 'sauron-regular': 1 },
    tharbad: { 'isengard-regular': 1 },
    khand: { 'southrons-regular': 1 },
  } as const

  ruleAllows('movement.armies', 'DP-6.4: an Army result moves two, or one and stops', () => {
    const one = after(shadowMarching(THREE), shadow(march('tharbad', 'enedwaith')))
    expect(asked(one)).toBe('shadow decide/march')
    expect(offered(one, { kind: 'done' })).toEqual([shadow(DONE)])
    expect(asked(after(one, shadow(DONE)))).toBe('free-peoples decide/action')
    const two = after(one, shadow(march('khand', 'far-harad')))
    expect(army(two, 'enedwaith')).toEqual({ 'isengard-regular': 1 })
    expect(army(two, 'far-harad')).toEqual({ 'southrons-regular': 1 })
  })

  ruleForbids('movement.armies', 'DP-6.4: not none, not three, not one Army twice', () => {
    const none = shadowMarching(THREE)
    expect(refused(none, shadow(DONE))).toEqual(['turn.wholeAction'])
    const one = after(none, shadow(march('tharbad', 'enedwaith')))
    expect(refused(one, shadow(march('enedwaith', 'druwaith-iaur')))).toEqual([
      'movement.armies',
      'movement.once',
    ])
    expect(offers(one, 'march', 'from')).toEqual(['khand', 'dagorlad'])
    const two = after(one, shadow(march('khand', 'far-harad')))
    expect(asked(two)).toBe('free-peoples decide/action')
  })

  ruleForbids('movement.armies', 'a Character result moves a single one', () => {
    const wraiths = field({
      acting: 'shadow',
      armies: { dagorlad: { 'sauron-regular': 1, nazgul: 1 }, tharbad: { 'sauron-regular': 1, nazgul: 1 } },
    })
    const one = after(wraiths, SHADOW_CHARACTER, shadow(march('dagorlad', 'morannon')))
    expect(army(one, 'morannon')).toEqual({ 'sauron-regular': 1, nazgul: 1 })
    expect(asked(one)).toBe('free-peoples decide/action')
  })

  ruleAllows('movement.once', 'who was there before the others came may go', () => {
    const joined = after(
      shadowMarching({ dagorlad: { 'sauron-regular': 1 }, 'noman-lands': { 'southrons-elite': 1 } }),
      shadow(march('dagorlad', 'noman-lands')),
      shadow(march('noman-lands', 'dagorlad')),
    )
    expect(army(joined, 'dagorlad')).toEqual({ 'southrons-elite': 1 })
    expect(army(joined, 'noman-lands')).toEqual({ 'sauron-regular': 1 })
  })

  ruleForbids('movement.once', 'who came does not go on, as a part of another Army either', () => {
    const joined = after(
      shadowMarching({ dagorlad: { 'sauron-regular': 3 }, 'noman-lands': { 'southrons-elite': 2 } }),
      shadow(march('dagorlad', 'noman-lands')),
      shadow(ALL),
      shadow(march('noman-lands', 'southern-rhovanion')),
    )
    expect(offers(joined, 'bring', 'piece')).toEqual(['southrons-elite'])
    expect(offers(joined, 'bring', 'number')).toEqual([1, 2])
    const alone = after(
      shadowMarching({ dagorlad: { 'sauron-regular': 3 }, tharbad: { 'isengard-regular': 1 } }),
      shadow(march('dagorlad', 'noman-lands')),
      shadow(ALL),
    )
    expect(refused(alone, shadow(march('noman-lands', 'dagorlad')))).toEqual([
      'movement.armies',
      'movement.once',
    ])
  })
})

describe('how far', () => {
  const osgiliath = marching(
    { osgiliath: { 'gondor-regular': 1 }, 'north-ithilien': { 'sauron-regular': 1 } },
    { politics: { gondor: AT_WAR } },
  )

  ruleAllows('movement.adjacent', 'DP-6.3: to every neighbour that no enemy holds', () => {
    expect(asked(osgiliath)).toBe('free-peoples decide/march')
    expect(offered(osgiliath)).toEqual(
      (
        [
          'druadan-forest',
          'lossarnach',
          'minas-tirith',
          'pelargir',
          'dead-marshes',
          'south-ithilien',
          'west-harondor',
        ] as const
      ).map((to) => free(march('osgiliath', to))),
    )
  })

  ruleForbids('movement.adjacent', 'not two regions, not nowhere, and nothing from an empty region', () => {
    expect(refused(osgiliath, free(march('osgiliath', 'eastemnet')))).toEqual(['movement.adjacent'])
    expect(refused(osgiliath, free(march('osgiliath', 'osgiliath')))).toEqual(['movement.adjacent'])
    expect(refused(osgiliath, free(march('edoras', 'folde')))).toEqual(['pieces.army'])
    expect(refused(osgiliath, free(march('north-ithilien', 'dagorlad')))).toEqual(['pieces.army'])
  })

  ruleAllows('movement.blackBorder', 'where part of the border is open it can be crossed', () => {
    const lorien = marching({ lorien: { 'elves-regular': 1 } })
    expect(offers(lorien, 'march', 'to')).toEqual(['dimrill-dale', 'parth-celebrant'])
  })

  ruleForbids('movement.blackBorder', 'an Army does not climb the mountains', () => {
    const lorien = marching({ lorien: { 'elves-regular': 1 } }, { politics: { elves: AT_WAR } })
    expect(refused(lorien, free(march('lorien', 'moria')))).toEqual(['movement.blackBorder'])
    expect(refused(lorien, free(march('lorien', 'north-dunland')))).toEqual(['movement.blackBorder'])
  })
})

describe('who goes', () => {
  const HOST = { 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 } as const
  const WAY = free(march('osgiliath', 'dead-marshes'))

  ruleForbids('movement.parts', 'no Leader goes without a unit or stays without one', () => {
    const party = after(marching({ osgiliath: HOST }), WAY)
    expect(refused(party, free({ kind: 'bring', piece: 'gondor-regular', number: 0 }))).toEqual([
      'movement.parts',
    ])
    const [moved] = eventsAs(
      'ArmyMoved',
      party,
      free({ kind: 'bring', piece: 'gondor-regular', number: 2 }),
      free({ kind: 'bring', piece: 'boromir', number: 0 }),
    )
    expect(moved?.pieces).toEqual([
      { piece: 'gondor-regular', number: 2 },
      { piece: 'gondor-leader', number: 1 },
    ])
    expect(refused(party, free({ kind: 'pass' }))).toEqual(['turn.wholeAction'])
  })

  ruleForbids('movement.parts', 'a march with a Character result takes a unit as well', () => {
    const party = after(field({ armies: { osgiliath: HOST } }), FREE_CHARACTER, WAY)
    expect(offered(party, { piece: 'gondor-regular' })).toHaveLength(2)
    expect(refused(party, free({ kind: 'bring', piece: 'gondor-regular', number: 0 }))).toEqual([
      'movement.parts',
    ])
  })

  ruleForbids('movement.leaderGoes', 'with a Character result an Army nobody leads does not move', () => {
    const two = after(
      field({ armies: { osgiliath: HOST, pelargir: { 'gondor-regular': 2 } } }),
      FREE_CHARACTER,
    )
    expect(offers(two, 'march', 'from')).toEqual(['osgiliath'])
    expect(refused(two, free(march('pelargir', 'lamedon')))).toEqual(['movement.leaderGoes'])
    const party = after(
      two,
      WAY,
      free({ kind: 'bring', piece: 'gondor-regular', number: 1 }),
      free({ kind: 'bring', piece: 'gondor-leader', number: 0 }),
    )
    expect(army(party, 'dead-marshes')).toEqual({ 'gondor-regular': 1, boromir: 1 })
  })

  ruleAllows('movement.leaderGoes', 'OR-40: a Nazgûl, a Minion or a Companion will do', () => {
    for (const leader of ['nazgul', 'witch-king', 'mouth-of-sauron'] as const) {
      const state = field({ acting: 'shadow', armies: { dagorlad: { 'sauron-regular': 1, [leader]: 1 } } })
      const moved = after(state, SHADOW_CHARACTER, shadow(march('dagorlad', 'noman-lands')))
      expect(army(moved, 'noman-lands')).toEqual({ 'sauron-regular': 1, [leader]: 1 })
    }
  })

  ruleForbids('movement.leaderGoes', 'OR-40: Saruman leads attacks out of Orthanc, but no march', () => {
    const orthanc = field({
      acting: 'shadow',
      armies: {
        orthanc: { 'isengard-regular': 2, saruman: 1 },
        'fords-of-isen': { 'rohan-regular': 1 },
      },
      politics: { isengard: AT_WAR },
    })
    expect(refused(orthanc, SHADOW_CHARACTER)).toEqual(['movement.when'])
    const attack = shadow({ kind: 'beginAttack', die: 'character', as: 'character' })
    expect(offered(orthanc, { kind: 'beginAttack', die: 'character' })).toEqual([attack])
    expect(offered(after(orthanc, attack))).toEqual([
      shadow({ kind: 'attack', from: 'orthanc', to: 'fords-of-isen' }),
    ])
  })
})

describe('where enemies are', () => {
  const gates: PositionSpec = {
    acting: 'shadow',
    armies: {
      'minas-tirith': { 'sauron-regular': 2 },
      osgiliath: { 'sauron-regular': 3 },
      lossarnach: { 'gondor-regular': 2 },
    },
    besieged: { 'minas-tirith': { 'gondor-elite': 1, 'gondor-leader': 1 } },
    politics: { sauron: AT_WAR, gondor: AT_WAR },
  }

  ruleAllows('movement.enemyUnits', 'into a region where the own side besieges', () => {
    const more = after(field(gates), SHADOW_ARMY, shadow(march('osgiliath', 'minas-tirith')), shadow(ALL))
    expect(army(more, 'minas-tirith')).toEqual({ 'sauron-regular': 5 })
    expect(garrison(more, 'minas-tirith')).toEqual({ 'gondor-elite': 1, 'gondor-leader': 1 })
  })

  ruleAllows(
    'movement.enemyUnits',
    'OR-2: past Characters, and into a Settlement without units, which falls',
    () => {
      const state = shadowMarching(
        { osgiliath: { 'sauron-regular': 1 }, pelargir: { boromir: 1 } },
        { politics: { sauron: AT_WAR } },
      )
      const fallen = after(state, shadow(march('osgiliath', 'pelargir')))
      expect(army(fallen, 'pelargir')).toEqual({ 'sauron-regular': 1, boromir: 1 })
      expect(captured(fallen)).toEqual(['pelargir'])
    },
  )

  ruleForbids('movement.enemyUnits', 'not where an enemy unit stands', () => {
    const state = after(field(gates), SHADOW_ARMY)
    expect(refused(state, shadow(march('osgiliath', 'lossarnach')))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
    ])
    expect(factsOf(state, shadow(march('osgiliath', 'lossarnach')), 'movement.enemyUnits')).toEqual({
      region: 'lossarnach',
    })
  })

  ruleForbids('movement.attackInstead', 'OR-27: friends do not walk into a siege, they attack', () => {
    const state = after(field({ ...gates, acting: 'free-peoples' }), FREE_ARMY)
    expect(refused(state, free(march('lossarnach', 'minas-tirith')))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
      'siege.relief',
    ])
    expect(offers(state, 'march', 'to')).toEqual(['pelargir'])
  })

  ruleForbids('movement.attackInstead', 'OR-27: the besieged do not walk out', () => {
    const state = after(field({ ...gates, acting: 'free-peoples' }), FREE_ARMY)
    expect(offers(state, 'march', 'from')).toEqual(['lossarnach'])
    expect(refused(state, free(march('minas-tirith', 'druadan-forest')))).toContain('siege.noRetreat')
  })

  ruleAllows('movement.attackInstead', 'the same Army can attack there', () => {
    const state = after(
      field({ ...gates, acting: 'free-peoples' }),
      free({ kind: 'beginAttack', die: 'muster-army', as: 'army' }),
    )
    expect(offered(state, { from: 'lossarnach' })).toEqual([
      free({ kind: 'attack', from: 'lossarnach', to: 'minas-tirith' }),
      free({ kind: 'attack', from: 'lossarnach', to: 'osgiliath' }),
    ])
  })
})

describe('room and nations', () => {
  ruleAllows('movement.stacking', 'up to ten units, whoever else is with them', () => {
    const full = after(
      shadowMarching({
        dagorlad: { 'sauron-regular': 4, nazgul: 1 },
        morannon: { 'sauron-elite': 6, nazgul: 2 },
      }),
      shadow(march('dagorlad', 'morannon')),
      shadow(ALL),
      shadow(DONE),
    )
    expect(army(full, 'morannon')).toEqual({ 'sauron-regular': 4, 'sauron-elite': 6, nazgul: 3 })
  })

  ruleForbids('movement.stacking', 'not into a full region, unless the other march makes room', () => {
    const full: PositionSpec = {
      acting: 'shadow',
      armies: { dagorlad: { 'sauron-regular': 1, nazgul: 1 }, morannon: { 'sauron-regular': 10 } },
    }
    const single = after(field(full), SHADOW_CHARACTER)
    expect(refused(single, shadow(march('dagorlad', 'morannon')))).toEqual(['movement.stacking'])
    expect(factsOf(single, shadow(march('dagorlad', 'morannon')), 'movement.stacking')).toEqual({
      region: 'morannon',
      limit: 10,
      holds: 10,
    })
    expect(refused(after(field(full), SHADOW_ARMY), shadow(march('dagorlad', 'morannon')))).toEqual([])
  })

  ruleAllows('movement.nation', 'its own land, a land of nobody, and at war any land', () => {
    const peace = marching({ 'druadan-forest': { 'gondor-regular': 1 } })
    expect(offers(peace, 'march', 'to')).toEqual([
      'minas-tirith',
      'dead-marshes',
      'osgiliath',
      'western-emyn-muil',
    ])
    const atWar = marching({ 'druadan-forest': { 'gondor-regular': 1 } }, { politics: { gondor: AT_WAR } })
    expect(offers(atWar, 'march', 'to')).toEqual([
      'minas-tirith',
      'eastemnet',
      'folde',
      'dead-marshes',
      'osgiliath',
      'western-emyn-muil',
    ])
  })

  ruleForbids('movement.nation', 'at peace no other land, friendly or not', () => {
    const state = marching({ 'druadan-forest': { 'gondor-regular': 1 } })
    expect(refused(state, free(march('druadan-forest', 'folde')))).toEqual(['movement.nation'])
    expect(factsOf(state, free(march('druadan-forest', 'folde')), 'movement.nation')).toEqual({
      nation: 'gondor',
      region: 'folde',
    })
    const moria = shadowMarching({ moria: { 'sauron-regular': 1 } })
    expect(refused(moria, shadow(march('moria', 'north-dunland')))).toEqual(['movement.nation'])
  })

  ruleForbids('movement.nation', 'a Leader at peace holds back the only unit he has with him', () => {
    const state = marching(
      { osgiliath: { 'gondor-regular': 1, 'rohan-leader': 1 } },
      { politics: { gondor: AT_WAR } },
    )
    expect(offers(state, 'march', 'to')).toEqual([
      'dead-marshes',
      'north-ithilien',
      'south-ithilien',
      'west-harondor',
    ])
    expect(refused(state, free(march('osgiliath', 'minas-tirith')))).toEqual(['movement.nation'])
  })
})
