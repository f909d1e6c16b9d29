/** The Companions outside the Fellowship: what they add to an Army, whom they rouse, how they fall. */
import { describe, expect } from 'vitest'
import type { DieFace, Nation, PositionSpec } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, offered, offers, refused } from '../support/play'
import { army, casualties, companions, politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { attacked, attacking, board, bring, rolls } from './scenes'

const CAPTAINS = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli'] as const
const HOBBITS = ['meriadoc', 'peregrin'] as const

const advances = (nation: Nation, die: DieFace, as: DieFace = die) =>
  free({ kind: 'advanceNation', nation, die, as })

describe('a Captain of the West', () => {
  ruleAllows(
    'character.captainOfTheWest',
    'each of the six adds one die to his Army in defence, and leads',
    () => {
      for (const captain of CAPTAINS) {
        const state = attacked({ 'gondor-regular': 2, [captain]: 1 }, { 'sauron-regular': 2 })
        expect([captain, rolls(state, 'free-peoples')]).toEqual([captain, '3 and 1 again'])
        expect(rolls(state, 'shadow')).toBe('2 and 0 again')
      }
      const aragorn = attacked({ 'gondor-regular': 2, aragorn: 1 }, { 'sauron-regular': 2 })
      expect(rolls(aragorn, 'free-peoples')).toBe('3 and 2 again')
    },
  )

  ruleAllows('character.captainOfTheWest', 'he does so in an attack too, and two of them add two', () => {
    const state = attacking({ 'gondor-regular': 1, boromir: 1, gimli: 1 }, { 'sauron-regular': 1 })
    expect(rolls(state, 'free-peoples')).toBe('3 and 2 again')
  })

  ruleAllows('character.captainOfTheWest', 'his die hits like any other', () => {
    const state = attacked({ 'gondor-regular': 1, legolas: 1 }, { 'sauron-regular': 2 })
    const fought = after(state, dice(1, 1, 6, 6))
    expect(army(fought, 'noman-lands')).toEqual({})
    expect(army(fought, 'dagorlad')).toEqual({ 'gondor-regular': 1, legolas: 1 })
  })

  ruleForbids('character.captainOfTheWest', 'there are never more than five dice', () => {
    const state = attacked({ 'gondor-regular': 5, boromir: 1, gimli: 1 }, { 'sauron-regular': 1 })
    expect(rolls(state, 'free-peoples')).toBe('5 and 2 again')
  })

  ruleForbids(
    'character.captainOfTheWest',
    'neither a Hobbit nor Gandalf the White adds one, though he leads',
    () => {
      for (const other of [...HOBBITS, 'gandalf-the-white'] as const) {
        const state = attacked({ 'gondor-regular': 2, [other]: 1 }, { 'sauron-regular': 2 })
        expect([other, rolls(state, 'free-peoples')]).toEqual([other, '2 and 1 again'])
      }
    },
  )

  ruleForbids(
    'character.captainOfTheWest',
    'one who stays with the rearguard adds nothing and does not lead',
    () => {
      const state = after(
        attacking({ 'gondor-regular': 3, boromir: 1 }, { 'sauron-regular': 1 }),
        free({ kind: 'bring', piece: 'gondor-regular', number: 2 }),
        free({ kind: 'bring', piece: 'boromir', number: 0 }),
      )
      expect(rolls(state, 'free-peoples')).toBe('2 and 0 again')
    },
  )
})

describe('the fall of an Army', () => {
  ruleForbids('battle.leadersFall', 'a Companion is lost for good with the last unit of his Army', () => {
    for (const companion of CAPTAINS) {
      const fallen = after(
        attacked({ 'gondor-regular': 1, [companion]: 1 }, { 'sauron-regular': 1 }),
        dice(6, 1, 1, 1),
      )
      expect([companion, where(fallen, companion)]).toEqual([companion, 'eliminated'])
      expect(casualties(fallen)).toEqual({ 'gondor-regular': 1 })
      expect(asked(fallen)).toBe('shadow decide/party')
    }
  })

  ruleForbids(
    'character.takeThemAlive',
    'a Hobbit who falls in battle does not come back: he was not in the Fellowship',
    () => {
      for (const hobbit of HOBBITS) {
        const fallen = after(
          attacked({ 'gondor-regular': 1, [hobbit]: 1 }, { 'sauron-regular': 1 }),
          dice(6, 1, 1),
        )
        expect([where(fallen, hobbit), companions(fallen).length]).toEqual(['eliminated', 6])
      }
    },
  )

  ruleAllows('battle.rearguardSafe', 'one with the rearguard survives the attackers', () => {
    const state = after(
      attacking({ 'gondor-regular': 2, boromir: 1 }, { 'sauron-regular': 1 }),
      free({ kind: 'bring', piece: 'gondor-regular', number: 1 }),
      free({ kind: 'bring', piece: 'boromir', number: 0 }),
      dice(1, 6),
    )
    expect(army(state, 'dagorlad')).toEqual({ 'gondor-regular': 1, boromir: 1 })
  })

  ruleAllows('battle.retreat', 'he retreats with his Army', () => {
    const state = after(
      attacked({ 'gondor-regular': 2, gimli: 1 }, { 'sauron-regular': 1 }),
      dice(1, 1, 1, 1, 1),
      { seat: 'shadow', kind: 'fight' },
      free({ kind: 'retreat', to: 'north-ithilien' }),
    )
    expect(army(state, 'north-ithilien')).toEqual({ 'gondor-regular': 2, gimli: 1 })
  })

  ruleForbids('battle.loneCharacters', 'alone in a region he is not attacked', () => {
    const state = board({
      acting: 'shadow',
      armies: { 'noman-lands': { 'sauron-regular': 1 }, dagorlad: { boromir: 1 } },
      politics: { sauron: { steps: 0 } },
    })
    expect(refused(state, { seat: 'shadow', kind: 'beginAttack', die: 'army', as: 'army' })).toEqual([
      'battle.start',
    ])
  })
})

describe('Boromir', () => {
  const at = (
    place: 'minas-tirith' | 'pelargir' | 'dol-amroth' | 'lossarnach' | 'edoras',
    spec: PositionSpec = {},
  ) => board({ ...spec, characters: { boromir: place } })

  ruleAllows('character.boromir', 'in a City or Stronghold of Gondor any result moves Gondor a step', () => {
    for (const place of ['minas-tirith', 'pelargir', 'dol-amroth'] as const)
      for (const die of ['character', 'event'] as const)
        expect(politics(after(at(place), advances('gondor', die)), 'gondor')).toBe('passive, 1 step')
    expect(politics(after(at('pelargir'), advances('gondor', 'muster')), 'gondor')).toBe('passive, 1 step')
    expect(offered(at('pelargir'), { kind: 'advanceNation', die: 'event' })).toEqual([
      advances('gondor', 'event'),
    ])
  })

  ruleAllows('character.boromir', 'CARD-5: inside the besieged Minas Tirith as well', () => {
    const state = board({
      armies: { 'minas-tirith': { 'sauron-regular': 5 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 1, boromir: 1 } },
      politics: { gondor: { steps: 1, active: true } },
    })
    expect(politics(after(state, advances('gondor', 'event')), 'gondor')).toBe('at war')
  })

  ruleForbids(
    'character.boromir',
    'not in a Town of Gondor, nor abroad, nor where the enemy holds the City',
    () => {
      expect(refused(at('lossarnach'), advances('gondor', 'event'))).toEqual([
        'character.boromir',
        'die.event',
      ])
      expect(refused(at('edoras'), advances('gondor', 'character'))).toEqual([
        'character.boromir',
        'die.character',
      ])
      expect(refused(at('pelargir', { captured: ['pelargir'] }), advances('gondor', 'event'))).toEqual([
        'character.boromir',
        'die.event',
      ])
    },
  )

  ruleForbids('character.boromir', 'not while he is with the Fellowship there, and no other nation', () => {
    const inside = board({ fellowship: { region: 'minas-tirith' } })
    expect(refused(inside, advances('gondor', 'event'))).toEqual(['character.boromir', 'die.event'])
    expect(refused(at('minas-tirith'), advances('rohan', 'event'))).toEqual(['die.event'])
  })

  ruleForbids('character.boromir', 'a passive Gondor still stops a step before war', () => {
    const state = at('minas-tirith', { politics: { gondor: { steps: 1 } } })
    expect(refused(state, advances('gondor', 'event'))).toEqual(['politics.passiveLimit'])
    expect(offers(state, 'advanceNation', 'nation')).not.toContain('gondor')
  })

  ruleForbids('character.boromir', 'no die brings him in: he leaves the Fellowship or stays in it', () => {
    expect(refused(board({}), bring('free-peoples', 'boromir', 'muster'))).toEqual(['die.abilities'])
  })
})

describe('Legolas', () => {
  const STRONGHOLDS = ['grey-havens', 'lorien', 'rivendell', 'woodland-realm'] as const
  const at = (place: (typeof STRONGHOLDS)[number] | 'dale', spec: PositionSpec = {}) =>
    board({ ...spec, characters: { legolas: place } })

  ruleAllows('character.legolas', 'in each Stronghold of the Elves any result moves the Elves a step', () => {
    for (const place of STRONGHOLDS) {
      const state = after(at(place), advances('elves', 'event'))
      expect([place, politics(state, 'elves')]).toEqual([place, 'active, 2 steps'])
    }
    const last = at('lorien', { politics: { elves: { steps: 1 } } })
    expect(politics(after(last, advances('elves', 'character')), 'elves')).toBe('at war')
  })

  ruleAllows('character.legolas', 'CARD-5: inside the besieged Lórien as well', () => {
    const state = board({
      armies: { lorien: { 'sauron-regular': 5 } },
      besieged: { lorien: { 'elves-elite': 1, legolas: 1 } },
    })
    expect(politics(after(state, advances('elves', 'event')), 'elves')).toBe('active, 2 steps')
  })

  ruleForbids(
    'character.legolas',
    'not elsewhere, nor where the enemy holds the Stronghold, nor once at war',
    () => {
      expect(refused(at('dale'), advances('elves', 'event'))).toEqual(['character.legolas', 'die.event'])
      expect(refused(at('lorien', { captured: ['lorien'] }), advances('elves', 'event'))).toEqual([
        'character.legolas',
        'die.event',
      ])
      const war = at('lorien', { politics: { elves: { steps: 0 } } })
      expect(refused(war, advances('elves', 'event'))).toEqual(['politics.atWar'])
    },
  )
})

describe('Gimli', () => {
  const at = (place: 'erebor' | 'iron-hills' | 'ered-luin', spec: PositionSpec = {}) =>
    board({ ...spec, characters: { gimli: place } })

  ruleAllows('character.gimli', 'in Erebor any result moves the Dwarves a step', () => {
    for (const die of ['character', 'event'] as const)
      expect(politics(after(at('erebor'), advances('dwarves', die)), 'dwarves')).toBe('passive, 2 steps')
    const will = after(at('erebor'), advances('dwarves', 'will-of-the-west', 'muster'))
    expect(politics(will, 'dwarves')).toBe('passive, 2 steps')
  })

  ruleAllows('character.gimli', 'CARD-5: inside the besieged Erebor as well', () => {
    const state = board({
      armies: { erebor: { 'sauron-regular': 5 } },
      besieged: { erebor: { 'dwarves-regular': 1, gimli: 1 } },
    })
    expect(politics(after(state, advances('dwarves', 'event')), 'dwarves')).toBe('passive, 2 steps')
  })

  ruleForbids(
    'character.gimli',
    'not in other Settlements of the Dwarves, nor if the enemy holds Erebor',
    () => {
      expect(refused(at('iron-hills'), advances('dwarves', 'event'))).toEqual([
        'character.gimli',
        'die.event',
      ])
      expect(refused(at('ered-luin'), advances('dwarves', 'event'))).toEqual(['character.gimli', 'die.event'])
      expect(refused(at('erebor', { captured: ['erebor'] }), advances('dwarves', 'event'))).toEqual([
        'character.gimli',
        'die.event',
      ])
    },
  )

  ruleForbids('character.gimli', 'the die is used like any other, once', () => {
    const state = after(at('erebor'), advances('dwarves', 'event'))
    expect(eventsAs('DieUsed', at('erebor'), advances('dwarves', 'event'))).toMatchObject([
      { side: 'free-peoples', die: 'event', as: 'event' },
    ])
    expect(asked(state)).toBe('shadow decide/action')
  })
})
