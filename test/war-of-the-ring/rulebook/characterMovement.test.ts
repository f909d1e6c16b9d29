/** Companions on the map (chapter VI, moving Characters): how far they go, together or alone, past whom. */
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
  table,
} from '../support/play'
import { army, companions, fellowship, garrison, politics, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { FREE_ARMY } from './parties'
import { AT_WAR } from '../support/scenes'

type Join = Extract<Said, { kind: 'join' }>
type GoTo = Extract<Said, { kind: 'goTo' }>
const join = (character: Join['character']): Join => ({ kind: 'join', character })
const goTo = (region: GoTo['region']): GoTo => ({ kind: 'goTo', region })
const DONE = { kind: 'done' } as const

const wild = (spec: PositionSpec): State =>
  table({
    base: 'empty',
    dice: { 'free-peoples': ['character', 'muster-army', 'event'], shadow: ['character', 'army'] },
    ...spec,
  })
const TRAVEL = free({ kind: 'moveCharacters', die: 'character', as: 'character' })
/** The Companions begin to travel. */
const travelling = (characters: NonNullable<PositionSpec['characters']>, spec: PositionSpec = {}): State =>
  after(wild({ characters, ...spec }), TRAVEL)
const regions = (state: State): ReadonlyArray<unknown> => offers(state, 'goTo', 'region')

describe('with what', () => {
  ruleAllows(
    'characters.when',
    'DP-6.6: a Character result moves all Companions on the map, each once',
    () => {
      const start = travelling({ legolas: 'fangorn', gimli: 'hollin' })
      expect(asked(start)).toBe('free-peoples decide/traveller')
      expect(unused(start, 'free-peoples')).toEqual({ 'muster-army': 1, event: 1 })
      expect(offered(start)).toEqual([free(join('legolas')), free(join('gimli'))])
      const one = after(start, free(join('legolas')))
      expect(asked(one)).toBe('free-peoples decide/destination')
      const two = after(one, free(goTo('eastemnet')))
      expect(asked(two)).toBe('free-peoples decide/traveller')
      expect(offered(two)).toEqual([free(join('gimli')), free(DONE)])
      const both = after(two, free(join('gimli')), free(goTo('moria')))
      expect([where(both, 'legolas'), where(both, 'gimli')]).toEqual(['eastemnet', 'moria'])
      expect(asked(both)).toBe('shadow decide/action')
    },
  )

  ruleAllows('characters.when', 'DP-6.6: not all of them have to move', () => {
    const start = travelling({ legolas: 'fangorn', gimli: 'hollin' })
    const one = after(start, free(join('gimli')), free(goTo('moria')), free(DONE))
    expect([where(one, 'legolas'), where(one, 'gimli')]).toEqual(['fangorn', 'moria'])
    expect(asked(one)).toBe('shadow decide/action')
  })

  ruleForbids('characters.when', 'nobody twice, nobody of the Fellowship, and somebody has to go', () => {
    const start = travelling({ legolas: 'fangorn', gimli: 'hollin' })
    expect(refused(start, free(DONE))).toEqual(['characters.when'])
    expect(refused(start, free(join('strider')))).toEqual(['characters.when'])
    expect(refused(start, free(join('witch-king')))).toEqual(['characters.when'])
    const one = after(start, free(join('legolas')), free(goTo('eastemnet')))
    expect(refused(one, free(join('legolas')))).toEqual(['characters.when'])
  })

  ruleForbids('characters.when', 'no other result moves them, and none when nobody is on the map', () => {
    const state = wild({ characters: { legolas: 'fangorn' } })
    expect(refused(state, free({ kind: 'moveCharacters', die: 'event', as: 'event' }))).toEqual([
      'die.characterFreePeoples',
      'die.event',
    ])
    expect(refused(wild({}), TRAVEL)).toEqual(['characters.when'])
    expect(refused(travelling({ legolas: 'fangorn' }), free(goTo('fangorn')))).toEqual(['characters.when'])
  })

  ruleAllows(
    'characters.when',
    'DP-6.6: where one comes to a land he can rouse, it is roused unasked',
    () => {
      const start = travelling({ gimli: 'withered-heath' })
      expect(politics(start, 'dwarves')).toBe('passive, 3 steps')
      const home = after(start, free(goTo('erebor')))
      expect(politics(home, 'dwarves')).toBe('active, 3 steps')
      expect(asked(home)).toBe('shadow decide/action')
    },
  )
})

describe('how far', () => {
  ruleAllows('characters.companions', 'a Companion goes up to his Level', () => {
    expect(regions(travelling({ meriadoc: 'fangorn' }))).toEqual([
      'eastemnet',
      'fords-of-isen',
      'westemnet',
      'parth-celebrant',
    ])
    // two regions, by way of any neighbour but Orthanc, where the move would end
    expect(regions(travelling({ legolas: 'fangorn' }))).toEqual([
      'lorien',
      'druadan-forest',
      'eastemnet',
      'edoras',
      'folde',
      'fords-of-isen',
      'helms-deep',
      'westemnet',
      'gap-of-rohan',
      'orthanc',
      'dimrill-dale',
      'druwaith-iaur',
      'parth-celebrant',
      'south-anduin-vale',
      'western-brown-lands',
      'western-emyn-muil',
    ])
  })

  ruleForbids('characters.companions', 'no farther', () => {
    const hobbit = travelling({ meriadoc: 'fangorn' })
    expect(refused(hobbit, free(goTo('edoras')))).toEqual(['characters.companions'])
    expect(factsOf(hobbit, free(goTo('edoras')), 'characters.companions')).toEqual({
      piece: 'meriadoc',
      from: 'fangorn',
      to: 'edoras',
      limit: 1,
      away: 2,
      because: 'it is two regions away, and Meriadoc Brandybuck goes one at most',
    })
    expect(refused(travelling({ strider: 'fangorn' }), free(goTo('minas-tirith')))).toEqual([])
    expect(refused(travelling({ strider: 'fangorn' }), free(goTo('osgiliath')))).toEqual([])
    expect(refused(travelling({ strider: 'fangorn' }), free(goTo('pelargir')))).toEqual([
      'characters.companions',
    ])
  })

  const four = travelling({ strider: 'fangorn', legolas: 'fangorn', meriadoc: 'fangorn', gimli: 'hollin' })

  ruleAllows('characters.companions', 'who go together use the best Level among them', () => {
    const first = after(four, free(join('strider')))
    expect(offered(first)).toEqual([free(join('legolas')), free(join('meriadoc')), free(DONE)])
    const all = after(first, free(join('legolas')), free(join('meriadoc')), free(goTo('minas-tirith')))
    for (const companion of ['strider', 'legolas', 'meriadoc'] as const)
      expect(where(all, companion)).toBe('minas-tirith')
    expect(offered(all)).toEqual([free(join('gimli')), free(DONE)])
  })

  ruleForbids('characters.companions', 'a group comes from one region and goes to one', () => {
    const first = after(four, free(join('strider')))
    expect(refused(first, free(join('gimli')))).toEqual(['characters.companions'])
    const pair = after(four, free(join('meriadoc')), free(join('legolas')), free(DONE))
    expect(asked(pair)).toBe('free-peoples decide/destination')
    expect(refused(pair, free(goTo('minas-tirith')))).toEqual(['characters.companions'])
    expect(refused(pair, free(goTo('edoras')))).toEqual([])
  })

  ruleAllows('characters.companions', 'OR-39: several groups leave one region, each figure once', () => {
    const pair = [free(join('meriadoc')), free(join('strider')), free(DONE)]
    const first = after(four, ...pair, free(goTo('minas-tirith')))
    expect(offered(first)).toEqual([free(join('legolas')), free(join('gimli')), free(DONE)])
    const second = after(first, free(join('legolas')), free(goTo('edoras')), free(DONE))
    expect([where(second, 'strider'), where(second, 'legolas')]).toEqual(['minas-tirith', 'edoras'])
  })

  ruleAllows('characters.companions', 'every group of a region can be put together', () => {
    const groups = (state: State, group: ReadonlyArray<string>): ReadonlyArray<string> =>
      asked(state).endsWith('destination')
        ? [[...group].sort().join(' ')]
        : offered(state).flatMap((answer) =>
            groups(after(state, answer), 'character' in answer ? [...group, `${answer.character}`] : group),
          )
    const three = travelling({ boromir: 'fangorn', legolas: 'fangorn', meriadoc: 'fangorn' })
    expect([...new Set(groups(three, []))].sort()).toEqual([
      'boromir',
      'boromir legolas',
      'boromir legolas meriadoc',
      'boromir meriadoc',
      'legolas',
      'legolas meriadoc',
      'meriadoc',
    ])
  })

  ruleForbids('characters.blackBorder', 'the mountains turn them back', () => {
    const lorien = travelling({ strider: 'lorien' })
    expect(refused(lorien, free(goTo('north-dunland')))).toEqual([
      'characters.blackBorder',
      'characters.shadowStronghold',
    ])
    const hobbit = travelling({ peregrin: 'lorien' })
    expect(refused(hobbit, free(goTo('moria')))).toEqual(['characters.blackBorder', 'characters.companions'])
    expect(regions(hobbit)).toEqual(['dimrill-dale', 'parth-celebrant'])
  })

  ruleAllows('characters.blackBorder', 'a way around them is a way', () => {
    expect(refused(travelling({ legolas: 'lorien' }), free(goTo('moria')))).toEqual([])
  })

  ruleAllows('characters.cards', 'a Companion goes as far as the Level on his card says', () => {
    const reach = (character: Join['character']) => regions(travelling({ [character]: 'lorien' })).length
    expect(reach('meriadoc')).toBe(2)
    expect(reach('peregrin')).toBe(2)
    expect([reach('boromir'), reach('gimli')]).toEqual([reach('legolas'), reach('legolas')])
    expect(reach('legolas')).toBeGreaterThan(2)
    expect(reach('strider')).toBeGreaterThan(reach('legolas'))
  })
})

describe('past the enemy', () => {
  const ring: PositionSpec = {
    armies: {
      fangorn: { 'isengard-regular': 2, legolas: 1 },
      westemnet: { 'isengard-elite': 2 },
      eastemnet: { 'sauron-regular': 10 },
      folde: { 'sauron-regular': 1 },
    },
    captured: ['westemnet', 'folde'],
  }

  ruleAllows('characters.ignoreArmies', 'out of their midst, across them, and into their midst', () => {
    const start = after(wild(ring), TRAVEL)
    expect(refused(start, free(goTo('edoras')))).toEqual([])
    const among = after(start, free(goTo('folde')))
    expect(army(among, 'folde')).toEqual({ 'sauron-regular': 1, legolas: 1 })
  })

  ruleForbids('characters.shadowStronghold', 'OR-35: in a Stronghold of the Shadow the way ends', () => {
    const start = travelling({ strider: 'hollin' })
    expect(refused(start, free(goTo('moria')))).toEqual([])
    expect(refused(start, free(goTo('dimrill-dale')))).toEqual(['characters.shadowStronghold'])
    expect(factsOf(start, free(goTo('dimrill-dale')), 'characters.shadowStronghold')).toEqual({
      piece: 'strider',
      region: 'moria',
    })
  })

  ruleForbids('characters.shadowStronghold', 'OR-35: also in one that the Shadow has captured', () => {
    const legolas = travelling({ legolas: 'forlindon' })
    expect(regions(legolas)).toEqual(['ered-luin', 'grey-havens', 'harlindon', 'tower-hills'])
    // with one region to go to there is nothing to ask
    const stopped = travelling({ legolas: 'forlindon' }, { captured: ['grey-havens'] })
    expect(where(stopped, 'legolas')).toBe('grey-havens')
    expect(asked(stopped)).toBe('shadow decide/action')
  })

  ruleAllows('characters.shadowStronghold', 'OR-35: from there he goes on in a later action', () => {
    expect(refused(travelling({ gimli: 'moria' }), free(goTo('parth-celebrant')))).toEqual([])
    const freed = travelling({ strider: 'hollin' }, { captured: ['moria'] })
    expect(refused(freed, free(goTo('dimrill-dale')))).toEqual([])
  })

  const lorien = (characters: PositionSpec['characters'] = {}): State =>
    wild({
      armies: { lorien: { 'sauron-regular': 5 } },
      besieged: { lorien: { 'elves-elite': 2, legolas: 1 } },
      characters,
    })

  ruleForbids('characters.besiegedStronghold', 'nobody comes out of a siege, and nobody goes in', () => {
    expect(refused(lorien(), TRAVEL)).toEqual(['characters.besiegedStronghold'])
    const gimli = after(lorien({ gimli: 'dimrill-dale' }), TRAVEL)
    expect(asked(gimli)).toBe('free-peoples decide/destination')
    expect(refused(gimli, free(goTo('lorien')))).toEqual(['characters.besiegedStronghold'])
    const two = after(lorien({ gimli: 'dimrill-dale', boromir: 'fangorn' }), TRAVEL)
    expect(refused(two, free(join('legolas')))).toEqual(['characters.besiegedStronghold'])
    expect(garrison(two, 'lorien')).toEqual({ 'elves-elite': 2, legolas: 1 })
  })

  ruleForbids('characters.besiegedStronghold', 'OR-35: nor through', () => {
    // from Forlindon the only way leads through the Grey Havens
    const havens = wild({
      armies: { 'grey-havens': { 'sauron-regular': 5 } },
      besieged: { 'grey-havens': { 'elves-elite': 2 } },
      characters: { strider: 'forlindon', legolas: 'tower-hills' },
    })
    const start = after(havens, TRAVEL)
    expect(refused(start, free(goTo('forlindon')))).toEqual(['characters.besiegedStronghold'])
    expect(refused(start, free(goTo('harlindon')))).toEqual([])
  })

  ruleAllows('characters.besiegedStronghold', 'as long as there is no siege, in and out', () => {
    const open = travelling({ gimli: 'dimrill-dale' }, { armies: { lorien: { 'elves-elite': 2 } } })
    expect(army(after(open, free(goTo('lorien'))), 'lorien')).toEqual({ 'elves-elite': 2, gimli: 1 })
    const out = travelling({}, { armies: { lorien: { 'elves-elite': 2, legolas: 1 } } })
    expect(refused(out, free(goTo('dimrill-dale')))).toEqual([])
  })

  ruleAllows(
    'characters.besiegedStronghold',
    'OR-38: one who was alone stays when his Stronghold falls',
    () => {
      const state = wild({
        acting: 'shadow',
        armies: { osgiliath: { 'sauron-regular': 1 }, 'minas-tirith': { boromir: 1 } },
        politics: { sauron: AT_WAR },
      })
      const fallen = after(
        state,
        shadow({ kind: 'moveArmies', die: 'army', as: 'army' }),
        shadow({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }),
      )
      expect(where(fallen, 'boromir')).toBe('minas-tirith')
      expect(army(fallen, 'minas-tirith')).toEqual({ 'sauron-regular': 1, boromir: 1 })
      expect(refused(after(fallen, TRAVEL), free(goTo('druadan-forest')))).toEqual([])
    },
  )
})

describe('with an Army and out of the Fellowship', () => {
  ruleAllows('characters.withArmy', 'a Companion goes one region with an Army, by its rules', () => {
    const moved = after(
      wild({ armies: { osgiliath: { 'gondor-regular': 1, strider: 1 } } }),
      FREE_ARMY,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
      free({ kind: 'bringAll' }),
    )
    expect(army(moved, 'dead-marshes')).toEqual({ 'gondor-regular': 1, strider: 1 })
    const [event] = eventsAs(
      'ArmyMoved',
      wild({ armies: { osgiliath: { 'gondor-regular': 1, strider: 1 } } }),
      FREE_ARMY,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
      free({ kind: 'bringAll' }),
    )
    expect(event?.pieces).toEqual([
      { piece: 'gondor-regular', number: 1 },
      { piece: 'strider', number: 1 },
    ])
  })

  ruleForbids('characters.withArmy', 'not past enemies, and not by himself as an Army', () => {
    const state = after(
      wild({
        armies: {
          osgiliath: { 'gondor-regular': 1, strider: 1 },
          'dead-marshes': { 'sauron-regular': 1 },
          pelargir: { boromir: 1 },
        },
      }),
      FREE_ARMY,
    )
    expect(refused(state, free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
    ])
    expect(refused(state, free({ kind: 'march', from: 'pelargir', to: 'lamedon' }))).toEqual(['pieces.army'])
  })

  ruleAllows('characters.companions', 'OR-64: who leaves the Fellowship may stay in its region', () => {
    const state = after(
      wild({ fellowship: { region: 'hollin', progress: 1 } }),
      free({ kind: 'separate', die: 'character', as: 'character' }),
      free(join('meriadoc')),
      free(DONE),
    )
    expect(asked(state)).toBe('free-peoples decide/destination')
    expect(regions(state)).toContain('hollin')
    const stayed = after(state, free(goTo('hollin')))
    expect(where(stayed, 'meriadoc')).toBe('hollin')
    expect(companions(stayed)).toHaveLength(6)
    expect(fellowship(stayed)).toMatchObject({ region: 'hollin', progress: 1 })
  })
})
