/** Separating Companions from the Fellowship (chapter VIII, p. 53). */
import { describe, expect } from 'vitest'
import {
  warOfTheRing,
  type CompanionId,
  type PositionSpec,
  type RegionId,
  type State,
} from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsAs,
  factsOf,
  free,
  named,
  offered,
  offers,
  refused,
  shadow,
  table,
} from '../support/play'
import { army, companions, fellowship, garrison, huntBox, politics, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { war, OUR_MARCH } from '../support/scenes'
import { board } from '../characters/scenes'

const SEPARATE = free({ kind: 'separate', die: 'character', as: 'character' })
const DONE = free({ kind: 'done' })
const to = (region: RegionId) => free({ kind: 'goTo', region })
const join = (character: CompanionId) => free({ kind: 'join', character })

const acting = (there: PositionSpec['fellowship'] = {}, spec: PositionSpec = {}): State =>
  table({
    dice: { 'free-peoples': ['character', 'character', 'muster'], shadow: ['event', 'event'] },
    fellowship: { ...there },
    ...spec,
  })
/** Some leave, and it is asked where they go. */
const leaving = (state: State, ...who: ReadonlyArray<CompanionId>): State =>
  after(state, SEPARATE, ...who.map(join), ...(who.length < 7 ? [DONE] : []))
const reach = (state: State) => offers(state, 'goTo', 'region')

describe('who leaves', () => {
  ruleAllows('fellowship.companionsPlace', 'Companions set out from where the Ring-bearers are', () => {
    const state = leaving(acting({ region: 'goblins-gate' }), 'peregrin')
    expect(reach(state)).toEqual(['goblins-gate', 'high-pass', 'old-ford'])
  })

  ruleAllows('fellowship.separate', 'DP-8.4: one Companion by a Character result', () => {
    const asking = after(acting(), SEPARATE)
    expect(asked(asking)).toBe('free-peoples decide/group')
    expect(offered(asking).map(({ kind }) => kind)).toEqual(Array.from({ length: 7 }, () => 'join'))
    const state = after(leaving(acting(), 'boromir'), to('hollin'))
    expect(where(state, 'boromir')).toBe('hollin')
    expect(unused(state, 'free-peoples')).toEqual({ character: 1, muster: 1 })
    expect(huntBox(state, 'free-peoples')).toBe(0)
  })

  ruleAllows('fellowship.separate', 'DP-8.4: a group, all of them if wanted', () => {
    const group = leaving(acting(), 'legolas', 'gimli')
    expect(asked(group)).toBe('free-peoples decide/destination')
    expect(army(after(group, to('hollin')), 'hollin')).toEqual({ legolas: 1, gimli: 1 })
    const all = leaving(
      acting(),
      'gandalf-the-grey',
      'strider',
      'boromir',
      'legolas',
      'gimli',
      'meriadoc',
      'peregrin',
    )
    const alone = after(all, to('trollshaws'))
    expect(companions(alone)).toEqual([])
    expect(fellowship(alone).guide).toBe('gollum')
  })

  ruleAllows('fellowship.separate', 'DP-8.4: the choices of a Character result', () => {
    const kinds = (state: State) =>
      new Set(offered(state, { die: 'character', as: 'character' }).map(({ kind }) => kind))
    expect([...kinds(acting({ region: 'hollin' }))]).toEqual(['moveFellowship', 'separate', 'moveArmies'])
    const shown = acting({ region: 'hollin', revealed: true }, { characters: { gimli: 'dale' } })
    expect([...kinds(shown)]).toEqual(['hideFellowship', 'separate', 'moveCharacters', 'moveArmies'])
  })

  ruleAllows('fellowship.separate', 'from a Revealed Fellowship as well', () => {
    const state = leaving(acting({ region: 'hollin', revealed: true }), 'gimli')
    expect(asked(state)).toBe('free-peoples decide/destination')
  })

  ruleForbids('fellowship.separate', 'nobody is nobody: at least one must leave', () => {
    expect(refused(after(acting(), SEPARATE), DONE)).toEqual(['fellowship.separate'])
  })

  ruleForbids('fellowship.separate', 'no other result does it', () => {
    expect(refused(acting(), free({ kind: 'separate', die: 'muster', as: 'muster' }))).toEqual([
      'die.characterFreePeoples',
      'die.muster',
    ])
  })

  ruleForbids('fellowship.separate', 'OR-78: not on the Mordor Track', () => {
    const mordor = acting({ mordor: 1 })
    expect(refused(mordor, SEPARATE)).toEqual(['fellowship.separate', 'mordor.separate'])
    expect(offered(mordor, { kind: 'separate' })).toEqual([])
  })

  ruleForbids('fellowship.separate', 'two groups need two dice', () => {
    const state = after(leaving(acting(), 'boromir'), to('hollin'))
    const named = after(state, free({ kind: 'nameGuide', companion: 'strider' }))
    expect(asked(named)).toBe('shadow decide/action')
    expect(refused(state, join('legolas'))).toContain('turn.wholeAction')
  })

  ruleAllows('fellowship.noReturn', 'who has left moves on the map with the other Companions', () => {
    const state = acting({ region: 'hollin' }, { characters: { gimli: 'hollin' } })
    const travel = free({ kind: 'moveCharacters', die: 'character', as: 'character' })
    expect(offered(state, { kind: 'moveCharacters' })).toEqual([travel])
    expect(companions(state)).not.toContain('gimli')
  })

  ruleForbids('fellowship.noReturn', 'he does not leave again, though he stands beside the figure', () => {
    const state = after(acting({ region: 'hollin' }, { characters: { gimli: 'hollin' } }), SEPARATE)
    expect(refused(state, join('gimli'))).toEqual(['fellowship.noReturn', 'fellowship.separate'])
    expect(offers(state, 'join', 'character')).not.toContain('gimli')
  })

  ruleForbids('fellowship.noReturn', 'nor does he rejoin a Fellowship declared where he is', () => {
    const start = table({
      phase: 'fellowship',
      fellowship: { region: 'hollin' },
      characters: { gimli: 'hollin' },
    })
    const state = after(start, free({ kind: 'declare' }))
    expect(where(state, 'gimli')).toBe('hollin')
    expect(companions(state)).toHaveLength(6)
    expect(() => table({ characters: { aragorn: 'fellowship' } })).toThrow(/is never in the Fellowship/)
  })
})

describe('how far they go', () => {
  ruleAllows(
    'fellowship.separateReach',
    'EX-18: Legolas and Merry from Rivendell to the Woodland Realm',
    () => {
      const state = leaving(acting({ progress: 5 }), 'legolas', 'meriadoc')
      expect(reach(state)).toContain('woodland-realm')
      const there = after(state, to('woodland-realm'))
      expect(where(there, 'legolas')).toBe('woodland-realm')
      expect(where(there, 'meriadoc')).toBe('woodland-realm')
      expect(fellowship(there)).toMatchObject({ region: 'rivendell', progress: 5, revealed: false })
    },
  )

  ruleForbids('fellowship.separateReach', 'EX-18: with Merry alone it is a region too far', () => {
    const state = leaving(acting({ progress: 5 }), 'meriadoc')
    expect(refused(state, to('woodland-realm'))).toEqual(['fellowship.separateReach'])
    expect(factsOf(state, to('woodland-realm'), 'fellowship.separateReach')).toEqual({
      piece: 'meriadoc',
      to: 'woodland-realm',
      limit: 6,
      away: 7,
      because: 'it is seven regions away, and Meriadoc Brandybuck goes six at most',
    })
  })

  ruleAllows('fellowship.separateReach', 'Progress 0 and Level 1: the next region, or none (OR-64)', () => {
    const state = leaving(acting(), 'peregrin')
    expect(reach(state)).toEqual(['rivendell', 'fords-of-bruinen', 'trollshaws'])
    const stays = after(state, to('rivendell'))
    expect(army(stays, 'rivendell')).toEqual({ 'elves-elite': 2, 'elves-leader': 1, peregrin: 1 })
  })

  ruleForbids('fellowship.separateReach', 'a group does not part on the way', () => {
    const state = after(leaving(acting(), 'legolas', 'gimli'), to('hollin'))
    expect(where(state, 'legolas')).toBe('hollin')
    expect(where(state, 'gimli')).toBe('hollin')
    expect(refused(state, to('trollshaws'))).toEqual(['turn.wholeAction'])
    expect(eventsAs('CharacterSeparated', acting(), SEPARATE, join('gimli'), DONE, to('hollin'))).toEqual([
      { kind: 'CharacterSeparated', rule: 'fellowship.leaving', character: 'gimli', to: 'hollin' },
    ])
  })

  ruleAllows('fellowship.separatePath', 'past enemy Armies', () => {
    const orcs = { armies: { 'fords-of-bruinen': { 'sauron-regular': 5 } } }
    const state = leaving(acting({}, orcs), 'gimli')
    expect(reach(state)).toEqual([
      'rivendell',
      'ettenmoors',
      'fords-of-bruinen',
      'high-pass',
      'hollin',
      'south-downs',
      'trollshaws',
      'weather-hills',
    ])
  })

  ruleForbids('fellowship.separatePath', 'over no black border', () => {
    const state = leaving(acting(), 'peregrin')
    expect(refused(state, to('high-pass'))).toContain('fellowship.separatePath')
    const near = leaving(acting(), 'strider')
    expect(refused(near, to('eagles-eyrie'))).toContain('fellowship.separatePath')
  })

  ruleForbids('fellowship.separatePath', 'past no Shadow Stronghold, where they have to stop', () => {
    const state = leaving(acting({ region: 'hollin' }), 'gimli')
    expect(reach(state)).toContain('moria')
    expect(refused(state, to('dimrill-dale'))).toEqual(['characters.shadowStronghold'])
  })

  const siege = {
    armies: { rivendell: { 'sauron-regular': 3 } },
    besieged: { rivendell: { 'elves-elite': 2, 'elves-leader': 1 } },
  } as const

  ruleAllows('fellowship.separatePath', 'OR-63: in a besieged Stronghold they stand inside', () => {
    const start = acting({}, siege)
    const state = after(start, SEPARATE, join('strider'), DONE)
    expect(garrison(state, 'rivendell')).toEqual({ 'elves-elite': 2, 'elves-leader': 1, strider: 1 })
    expect(asked(state)).toBe('shadow decide/action')
  })

  ruleForbids('fellowship.separatePath', 'OR-63: and cannot get out of it, nor into one', () => {
    const inside = acting(
      { region: 'hollin', progress: 2 },
      { ...siege, characters: { strider: 'rivendell/inside' } },
    )
    const travel = free({ kind: 'moveCharacters', die: 'character', as: 'character' })
    expect(refused(inside, travel)).toEqual(['characters.besiegedStronghold'])
    const state = leaving(acting({ region: 'hollin', progress: 2 }, siege), 'gimli')
    expect(refused(state, to('rivendell'))).toEqual(['characters.besiegedStronghold'])
  })

  ruleAllows('fellowship.separatePath', 'who ends in a City that he can rouse, rouses it', () => {
    const state = acting({ region: 'osgiliath' })
    expect(politics(state, 'gondor')).toBe('passive, 2 steps')
    expect(politics(after(leaving(state, 'boromir'), to('minas-tirith')), 'gondor')).toBe('active, 2 steps')
    expect(politics(after(leaving(state, 'gimli'), to('minas-tirith')), 'gondor')).toBe('passive, 2 steps')
  })

  ruleForbids('fellowship.separateReach', 'the Shadow has no say in it', () => {
    const state = leaving(acting(), 'gimli')
    expect(refused(state, shadow({ kind: 'goTo', region: 'hollin' }))).toEqual(['turn.wholeAction'])
    const hunted = table({
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
      huntBox: { shadow: 1 },
    })
    const move = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
    const hit = after(hunted, move, dice(6, named('hunt tile', 'standard-1')))
    expect(refused(hit, SEPARATE)).toContain('turn.wholeAction')
  })
})

describe('Companions with Armies and beyond their Level', () => {
  ruleForbids('characters.ignoreArmies', 'a Companion with an Army to pass the enemy', () => {
    const armies = {
      osgiliath: { 'gondor-regular': 1, boromir: 1 },
      'north-ithilien': { 'sauron-regular': 1 },
    } as const
    const marching = after(war(armies), OUR_MARCH)
    expect(refused(marching, free({ kind: 'march', from: 'osgiliath', to: 'north-ithilien' }))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
    ])
    const travelling = after(war(armies), free({ kind: 'moveCharacters', die: 'character', as: 'character' }))
    expect(refused(travelling, free({ kind: 'goTo', region: 'north-ithilien' }))).toEqual([])
  })

  ruleForbids('characters.cards', 'a journey beyond the Level on the card', () => {
    const travelling = (character: 'peregrin' | 'legolas') =>
      after(
        war({}, { characters: { [character]: 'edoras' } }),
        free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      )
    const far = free({ kind: 'goTo', region: 'fangorn' })
    expect(refused(travelling('peregrin'), far)).toEqual(['characters.companions'])
    expect(refused(travelling('legolas'), far)).toEqual([])
  })
})

describe('Companions on the map', () => {
  const together = after(
    board({ characters: { legolas: 'hollin', gimli: 'hollin', boromir: 'hollin' } }),
    free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
  )

  ruleAllows('characters.companions', 'those of a region go together, named in any order', () => {
    expect(offers(after(together, join('gimli')), 'join', 'character')).toEqual(['boromir', 'legolas'])
    const one = after(together, join('gimli'), join('boromir'))
    const other = after(together, join('boromir'), join('gimli'))
    expect(warOfTheRing.hash(one)).toBe(warOfTheRing.hash(other))
    expect(asked(after(one, join('legolas')))).toBe('free-peoples decide/destination')
  })

  ruleForbids('characters.when', 'nobody is named twice', () =>
    expect(refused(after(together, join('gimli')), join('gimli'))).toEqual(['characters.when']),
  )
})
