/** Chapter 7: the pools, who acts when, what each die is used for. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { totalOf } from '../../../src/battles/model/counts'
import { begin, fight, idle } from '../support/battle'
import {
  answer,
  army,
  chance,
  legal,
  PASS,
  question,
  refused,
  region,
  scene,
  table,
  take,
  unit,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ARMIES, drawn, taken, uses } from '../support/turn'

const pools = (spec: PositionSpec = {}) => {
  const { free, shadow } = table(drawn(spec)).dice
  return [free.unrolled, shadow.unrolled]
}
const held = (...places: ReadonlyArray<string>): PositionSpec => ({
  regions: {
    ...ARMIES,
    ...Object.fromEntries(places.map((one) => [one, { controller: 'shadow' as const }])),
  },
})
const MARCHES = ['thrihyrne', 'deeping-coomb'] as const

describe('the pools', () => {
  ruleAllows('dice.start', 'four dice and six', () => expect(pools()).toEqual([4, 6]))

  ruleForbids(['dice.start', 'dice.characters'], 'a Character who is only ready adds none', () => {
    expect(pools({ characters: { aragorn: '*ready' }, fate: 3 })).toEqual([4, 6])
    expect(pools({ characters: { legolas: 'edoras' } })).toEqual([4, 6])
  })

  /** Théoden falls with his last Footmen in turn four; the Free Peoples still have two dice. */
  const fallen = (theoden: string) =>
    answer(
      idle(
        fight(
          'westmark-hills',
          { units: { 'uruk-hai': 1 } },
          'deeping-coomb',
          { units: { footmen: 1 }, damage: 1 },
          {
            turn: 4,
            characters: { theoden },
            dice: { free: { event: 2 }, shadow: { army: 1 } },
          },
        ),
        'regroup',
        'regroup',
        [6, 1],
      ),
      ...(theoden === 'deeping-coomb' ? [{ kind: 'reroll', dice: 'none' } as const] : []),
      unit('footmen'),
      PASS,
    )

  ruleForbids('dice.characters', 'who falls in turn four takes no die of that turn with him (B47)', () => {
    const played = fallen('deeping-coomb')
    expect(table(played).characters['theoden']).toBe('*eliminated')
    expect([table(played).turn, totalOf(table(played).dice.free.unused)]).toEqual([4, 2])
  })

  ruleAllows('dice.characters', 'who falls in turn four is missed in turn five (B47)', () => {
    const next = (theoden: string) => {
      const played = fallen(theoden)
      const draw = [
        { kind: 'takeDie', die: 'event' },
        { kind: 'use', as: 'event', use: 'draw-story' },
      ] as const
      chance(answer(played, ...draw), 'horns-in-the-dale')
      if (question(played) === 'decide/may') answer(played, PASS)
      chance(answer(played, ...draw), 'west-wind')
      if (question(played) === 'decide/may') answer(played, PASS)
      return [table(played).turn, table(played).dice.free.unrolled]
    }
    expect(next('edoras')).toEqual([5, 5])
    expect(next('deeping-coomb')).toEqual([5, 4])
  })

  ruleForbids(
    ['dice.territories', 'control.territory'],
    'one free Settlement and the die is lost; home gives none',
    () => {
      expect(pools(held('thrihyrne'))[1]).toBe(6)
      expect(pools(held('westfold'))[1]).toBe(6)
    },
  )

  ruleAllows(
    'control.territory',
    'all its Settlements are the Shadow’s, though the Hornburg is not (OR-5)',
    () => {
      const placed = drawn(held(...MARCHES))
      expect(table(placed).regions['hornburg']?.controller).toBe('free')
      expect(table(placed).dice.shadow.unrolled).toBe(7)
    },
  )

  ruleAllows('dice.maximum', 'three Territories give the Shadow nine dice', () => {
    expect(pools(held(...MARCHES, 'westfold', 'south-westemnet', 'folde'))[1]).toBe(9)
  })

  ruleForbids('dice.maximum', 'a seventh die of the Free Peoples', () => {
    const three = { aragorn: 'edoras', gandalf: 'edoras', theoden: 'edoras' }
    expect(pools({ characters: three })[0]).toBe(6)
  })

  /** The Free Peoples free Deeping Coomb with their last die but one. */
  const freed = (more: PositionSpec['regions'] = {}) =>
    answer(
      taken('free', 'willOfTheWest', {
        regions: {
          westfold: { side: 'free', units: { riders: 1 }, damage: 1 },
          orthanc: ARMIES.orthanc,
          ...more,
          ...Object.fromEntries(MARCHES.map((one) => [one, { controller: 'shadow' as const }])),
        },
        dice: { free: { willOfTheWest: 1 }, shadow: { army: 1 } },
      }),
      { kind: 'use', as: 'army', use: 'strategic-movement' },
      region('westfold'),
      region('deeping-coomb'),
    )

  ruleAllows('dice.atTurn', 'a Settlement freed in this turn costs the die in the next (example)', () => {
    const next = answer(
      freed(),
      { kind: 'takeDie', die: 'army' },
      { kind: 'use', as: 'army', use: 'strategic-movement' },
      region('orthanc'),
      region('east-nan-curunir'),
    )
    expect([table(next).turn, table(next).dice.shadow.unrolled]).toEqual([2, 6])
  })

  ruleAllows('dice.atTurn', 'a Settlement retaken before the turn ends costs nothing (example)', () => {
    const attacked = answer(
      freed({ 'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 2 } } }),
      { kind: 'takeDie', die: 'army' },
      { kind: 'use', as: 'army', use: 'attack' },
      region('westmark-hills'),
      { kind: 'attack', region: 'deeping-coomb' },
    )
    const won = answer(
      idle(begin(attacked), 'regroup', 'regroup', [6, 6, 1, 1]),
      unit('riders'),
      region('westmark-hills'),
      take('uruk-hai', 2),
    )
    expect([table(won).turn, table(won).dice.shadow.unrolled]).toEqual([2, 7])
  })

  ruleForbids('dice.atTurn', 'within the turn nothing changes', () => {
    const { unused, used } = table(freed()).dice.shadow
    expect([unused, used]).toEqual([{ army: 1 }, 0])
  })
})

describe('acting in turn', () => {
  const two = (): Scene =>
    scene({
      regions: { edoras: { side: 'free', units: { riders: 2 }, damage: 2 }, orthanc: ARMIES.orthanc },
      dice: { free: { event: 2 }, shadow: { event: 2 } },
    })
  const storyCard = { kind: 'use', as: 'event', use: 'draw-story' } as const
  const event = { kind: 'takeDie', die: 'event' } as const

  ruleAllows('actions.alternate', 'one die each, the Free Peoples first', () => {
    const first = chance(answer(two(), event, storyCard), 'west-wind')
    expect(legal(first, 'takeDie').map(({ seat }) => seat)).toEqual(['shadow'])
    const second = chance(answer(first, event, storyCard), 'spies')
    expect(legal(second, 'takeDie').map(({ seat }) => seat)).toEqual(['free'])
    expect(table(second).dice.free).toMatchObject({ unused: { event: 1 }, used: 1 })
  })

  ruleForbids('actions.alternate', 'a second die in one turn, or the other side’s turn', () => {
    expect(legal(two(), 'takeDie').every(({ seat }) => seat === 'free')).toBe(true)
    const first = chance(answer(two(), event, storyCard), 'west-wind')
    expect(legal(first, 'takeDie').some(({ seat }) => seat === 'free')).toBe(false)
  })

  ruleForbids('actions.alternate', 'a die that the side has not rolled, or has used', () => {
    refused(two(), { kind: 'takeDie', die: 'muster' }, 'actions.alternate')
    refused(two(), { kind: 'putAside', die: 'muster' }, 'actions.alternate')
  })

  ruleAllows('actions.over', 'a side with dice goes on alone, and may not pass (OR-58)', () => {
    const alone = scene({ regions: ARMIES, dice: { free: { event: 2 }, shadow: {} } })
    const again = chance(answer(alone, event, storyCard), 'west-wind')
    expect(legal(again, 'takeDie').map(({ seat }) => seat)).toEqual(['free'])
    refused(again, PASS, 'actions.pass')
  })

  ruleForbids('actions.over', 'without dice on either side unused tokens are lost for the turn', () => {
    const last = scene({ regions: ARMIES, dice: { free: { event: 1 }, shadow: {} }, actionTokens: 2 })
    expect(table(chance(answer(last, event, storyCard), 'west-wind')).turn).toBe(2)
  })

  ruleAllows('actions.mustAct', 'a die that can be used is used', () => {
    expect(legal(two(), 'takeDie')).toHaveLength(1)
  })

  ruleForbids('actions.mustAct', 'no die is put aside while one has a use (OR-24)', () => {
    refused(two(), { kind: 'putAside', die: 'event' }, 'actions.mustAct')
    const useless = scene({ regions: ARMIES, dice: { free: { muster: 1 }, shadow: { muster: 1 } } })
    refused(useless, { kind: 'takeDie', die: 'muster' }, 'actions.mustAct')
  })
})

describe('what a die is used for', () => {
  const NEAR: PositionSpec = {
    regions: {
      edoras: { side: 'free', units: { footmen: 2 }, damage: 1, leaders: 1, recruits: { free: 1 } },
      folde: { side: 'shadow', units: { 'mordor-orcs': 2 }, tokens: 1, damage: 1, controller: 'shadow' },
      fenmarch: { side: 'free', units: { riders: 1 } },
      orthanc: { side: 'shadow', units: { 'mordor-orcs': 1 }, recruits: { shadow: 1 } },
    },
    characters: { aragorn: 'edoras', ugluk: 'orthanc' },
  }
  const open = (side: 'free' | 'shadow', die: string) => uses(taken(side, die, NEAR))

  ruleAllows('die.character', 'Fast Movement, Attack, Character Movement, abilities', () => {
    expect(open('free', 'character')).toEqual([
      'character:fast-movement',
      'character:attack',
      'character:character-movement',
      'character:ability',
    ])
  })

  ruleForbids('die.character', 'nothing that could do nothing, and no Combined Attack', () => {
    refused(
      taken('free', 'character', NEAR),
      { kind: 'use', as: 'character', use: 'bring-in' },
      'fate.entering',
    )
    refused(
      taken('free', 'character', NEAR),
      { kind: 'use', as: 'army', use: 'combined-attack' },
      'actions.asOne',
    )
  })

  ruleAllows('die.army', 'Strategic Movement, Attack, Combined Attack: none needs Leadership', () => {
    expect(open('shadow', 'army')).toEqual(['army:strategic-movement', 'army:attack'])
    expect(open('free', 'willOfTheWest')).toContain('army:combined-attack')
  })

  ruleForbids('die.army', 'no Rally', () => {
    refused(taken('shadow', 'army', NEAR), { kind: 'use', as: 'army', use: 'rally' }, 'die.army')
  })

  ruleAllows('die.muster', 'Recruitment and Rally', () => {
    expect(open('free', 'muster')).toEqual(expect.arrayContaining(['muster:recruitment', 'muster:rally']))
  })

  ruleForbids('die.muster', 'no movement', () => {
    refused(
      taken('free', 'muster', NEAR),
      { kind: 'use', as: 'muster', use: 'strategic-movement' },
      'die.muster',
    )
  })

  ruleForbids(['die.armyMuster', 'actions.asOne'], 'it is no Character and no Event', () => {
    expect(open('shadow', 'armyMuster').some((one) => /^(character|event)/.test(one))).toBe(false)
    refused(
      taken('shadow', 'armyMuster', NEAR),
      { kind: 'use', as: 'event', use: 'draw-story' },
      'actions.asOne',
    )
  })

  ruleAllows('actions.asOne', 'Army/Muster as either', () => {
    expect(new Set(open('shadow', 'armyMuster').map((one) => one.split(':')[0]))).toEqual(
      new Set(['army', 'muster']),
    )
  })

  ruleForbids('die.event', 'no Army moves by it', () => {
    refused(
      taken('free', 'event', NEAR),
      { kind: 'use', as: 'event', use: 'strategic-movement' },
      'die.event',
    )
  })

  ruleAllows(
    ['die.eye', 'actions.eyeLimits'],
    'the Unit Type of the Eye is recruited, moves, attacks; no Leadership',
    () => {
      expect(open('shadow', 'eye')).toEqual(['eye:eye-recruitment', 'eye:eye-movement', 'eye:eye-attack'])
    },
  )

  ruleForbids('die.eye', 'it does not rally', () => {
    refused(taken('shadow', 'eye', NEAR), { kind: 'use', as: 'eye', use: 'rally' }, 'die.eye')
  })

  /** The Eye moves an Army of Orcs and Uruks in Upper Isen. */
  const eyed = () =>
    answer(
      taken('shadow', 'eye', {
        regions: {
          'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2, 'mordor-orcs': 1 } },
          'east-fords': { side: 'shadow', units: { 'uruk-hai': 1 } },
        },
      }),
      { kind: 'use', as: 'eye', use: 'eye-movement' },
    )

  ruleForbids(
    'actions.eyeLimits',
    'an Army without that type does not move, and one of it goes along (OR-25)',
    () => {
      refused(eyed(), region('east-fords'), 'actions.eyeLimits')
      const going = answer(eyed(), region('upper-isen'), take('uruk-hai', 2))
      expect(question(going)).toBe('decide/region')
      const moved = answer(going, region('westmark-hills'))
      expect(army(moved, 'westmark-hills')?.units).toEqual({ 'mordor-orcs': 1, 'uruk-hai': 2 })
    },
  )

  ruleAllows('die.willOfTheWest', 'it is any result, also a plain Army', () => {
    expect(new Set(open('free', 'willOfTheWest').map((one) => one.split(':')[0]))).toEqual(
      new Set(['character', 'army', 'muster', 'event']),
    )
  })

  ruleForbids('die.willOfTheWest', 'not an Eye, and not two results at once', () => {
    refused(
      taken('free', 'willOfTheWest', NEAR),
      { kind: 'use', as: 'eye', use: 'eye-movement' },
      'actions.asOne',
    )
    refused(taken('free', 'willOfTheWest', NEAR), { kind: 'use', as: 'army', use: 'rally' }, 'die.army')
  })

  const passing = () => scene({ ...NEAR, dice: { free: {}, shadow: { army: 1 } } })

  ruleAllows('die.token', 'an Army moves one Region by it, without Leadership', () => {
    const moved = answer(passing(), { kind: 'useToken', use: 'move' }, region('fenmarch'), region('edoras'))
    expect(army(moved, 'edoras')?.units).toEqual({ footmen: 2, riders: 1 })
  })

  ruleForbids('die.token', 'it is never an attack', () => {
    const moving = answer(passing(), { kind: 'useToken', use: 'move' }, region('fenmarch'))
    refused(moving, region('folde'), 'movement.step')
    expect(legal(passing(), 'useToken').map((one) => one['use'])).not.toContain('attack')
  })

  ruleAllows('actions.scenarioUses', 'this scenario lets a Muster die repair a Stronghold', () => {
    const broken = taken('free', 'muster', { regions: { edoras: { ...ARMIES.edoras, protection: 1 } } })
    expect(uses(broken)).toContain('muster:repair')
    const done = answer(broken, { kind: 'use', as: 'muster', use: 'repair' }, region('edoras'))
    expect(table(done).regions['edoras']?.protection).toBe(2)
  })

  ruleForbids('actions.scenarioUses', 'not the Shadow, and not a die it does not name', () => {
    const orthanc = { regions: { orthanc: { ...ARMIES.orthanc, protection: 1 } } }
    expect(uses(taken('shadow', 'armyMuster', orthanc))).not.toContain('muster:repair')
    const army_ = taken('free', 'armyMuster', { regions: { edoras: { ...ARMIES.edoras, protection: 1 } } })
    refused(army_, { kind: 'use', as: 'army', use: 'repair' }, 'die.army')
  })

  const ability = (die: string, aragorn = 'edoras') =>
    taken('free', die, { ...NEAR, characters: { aragorn, gandalf: '*track' } })

  ruleAllows('actions.ability', 'Aragorn’s ability takes the place of an action', () => {
    const used = answer(ability('character'), { kind: 'use', as: 'character', use: 'ability' })
    expect(legal(used, 'useAbility')).toMatchObject([{ character: 'aragorn', ability: 1 }])
  })

  ruleForbids('actions.ability', 'not with another die, and not when he is not in play', () => {
    expect(uses(ability('muster'))).not.toContain('muster:ability')
    expect(uses(ability('character', '*ready'))).not.toContain('character:ability')
    const used = answer(ability('character'), { kind: 'use', as: 'character', use: 'ability' })
    refused(used, { kind: 'useAbility', character: 'eomer', ability: 1 }, 'actions.ability')
  })
})
