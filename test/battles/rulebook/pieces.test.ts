/** Chapter 2: Armies, Leaders and Characters. */
import { describe, expect } from 'vitest'
import { battles } from '../../../src/battles'
import { leadershipAt } from '../../../src/battles/query/leadership'
import { fight, idle } from '../support/battle'
import {
  answer,
  army,
  chance,
  hereOf,
  legal,
  PASS,
  question,
  refused,
  region,
  scene,
  strength,
  table,
  unit,
  use,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { changedDoc, drawn, faultPaths, taken, uses, wrong } from '../support/turn'

describe('Armies and Leaders', () => {
  ruleAllows('pieces.army', 'five Units of whatever types are one Army', () => {
    const units = { footmen: 2, bowmen: 1, riders: 1, 'household-guard': 1 }
    expect(wrong({ regions: { edoras: { side: 'free', units } } })).toBe('')
  })

  ruleForbids('pieces.army', 'a sixth Unit does not stay, and types of two sides are no Army', () => {
    const flipped = chance(
      answer(
        use(
          scene({
            regions: { folde: { side: 'free', units: { footmen: 5 }, recruits: { free: 1 } } },
            dice: { free: { muster: 1 }, shadow: {} },
          }),
          'muster',
          'muster',
          'recruitment',
        ),
        region('folde'),
      ),
      'bowmen',
    )
    expect(question(flipped)).toBe('decide/unit')
    refused(flipped, PASS, 'movement.excess')
    const mixed = { riders: 1, 'uruk-hai': 1 }
    expect(wrong({ regions: { edoras: { side: 'free', units: mixed } } })).toContain('wrong Army')
  })

  ruleAllows('pieces.leaders', 'the Free Peoples have Leaders, the Shadow tokens', () => {
    const led = { edoras: { side: 'free', units: { riders: 1 }, leaders: 1 } } as const
    const driven = { orthanc: { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1 } } as const
    expect(wrong({ regions: { ...led, ...driven } })).toBe('')
  })

  ruleForbids('pieces.leaders', 'a Leader of the Shadow, a token of the Free Peoples', () => {
    expect(
      wrong({ regions: { orthanc: { side: 'shadow', units: { 'uruk-hai': 1 }, leaders: 1 } } }),
    ).toContain('Leader')
    expect(wrong({ regions: { edoras: { side: 'free', units: { riders: 1 }, tokens: 1 } } })).toContain(
      'Leadership',
    )
  })

  ruleAllows('pieces.attached', 'any number of Leaders and Characters is with an Army', () => {
    const placed = scene({
      regions: { edoras: { side: 'free', units: { riders: 1 }, leaders: 4 } },
      characters: { aragorn: 'edoras', gandalf: 'edoras', legolas: 'edoras', gimli: 'edoras' },
      dice: { free: { event: 1 }, shadow: {} },
    })
    expect(leadershipAt(hereOf(placed), 'free', 'edoras')).toBe(2 + 4 + 3)
  })

  /** An Army of one Uruk with tokens loses its only Unit in a battle. */
  const wiped = () =>
    answer(
      idle(
        fight('westmark-hills', { units: { 'uruk-hai': 1 }, damage: 1, tokens: 2 }, 'deeping-coomb', {
          units: { footmen: 3 },
        }),
        'regroup',
        'regroup',
        [1, 6, 1, 1],
      ),
      { kind: 'reroll', dice: 'none' },
      unit('uruk-hai'),
    )

  ruleForbids('pieces.attached', 'a token without Units: it is removed at once (OR-6)', () => {
    expect(army(wiped(), 'westmark-hills')).toBeNull()
    expect(wiped().events).toContainEqual(
      expect.objectContaining({ kind: 'LeadersRemoved', region: 'westmark-hills', count: 2 }),
    )
  })
})

describe('Characters', () => {
  ruleAllows('pieces.characters', 'Minions, Captains, Companions, and one Commander-in-Chief', () => {
    const { characters } = battles.tables().doc
    expect(new Set(characters.map(({ side, kind }) => `${side} ${kind}`))).toEqual(
      new Set(['free captain', 'free companion', 'shadow minion']),
    )
    expect(characters.filter(({ commanderInChief }) => commanderInChief).map(({ id }) => id)).toEqual([
      'saruman',
    ])
  })

  ruleForbids('pieces.characters', 'a second Commander-in-Chief, or none', () => {
    const commanders = (are: boolean) =>
      changedDoc((doc) => ({
        characters: doc.characters.map((one) =>
          one.kind === 'minion' ? { ...one, commanderInChief: are } : one,
        ),
      }))
    expect(faultPaths(commanders(true)).join()).toContain('characters')
    expect(faultPaths(commanders(false)).join()).toContain('characters')
  })

  /** The Free Peoples have a Character die. */
  const led = (characters: Readonly<Record<string, string>>, leaders = 0): Scene =>
    taken('free', 'character', {
      regions: { edoras: { side: 'free', units: { riders: 1 }, leaders } },
      characters,
    })

  ruleAllows(['pieces.heroes', 'pieces.captains'], 'a Captain leads like a Leader and travels alone', () => {
    expect(uses(led({ theodred: 'edoras' }))).toEqual(
      expect.arrayContaining(['character:fast-movement', 'character:character-movement']),
    )
    const gone = answer(
      led({ theodred: 'edoras' }),
      { kind: 'use', as: 'character', use: 'character-movement' },
      { kind: 'join', character: 'theodred' },
      PASS,
      region('fenmarch'),
      region('folde'),
    )
    expect(table(gone).characters['theodred']).toBe('folde')
  })

  ruleForbids(['pieces.heroes', 'leaders.neverAlone'], 'a Leader does not travel alone', () => {
    expect(uses(led({}, 2))).toContain('character:fast-movement')
    expect(uses(led({}, 2))).not.toContain('character:character-movement')
  })

  ruleForbids('pieces.captains', 'a Captain is none of the Leader figures', () => {
    const { leaders } = battles.tables().doc
    const edoras = { side: 'free', units: { riders: 1 }, leaders } as const
    expect(wrong({ regions: { edoras }, characters: { theodred: 'edoras', eomer: 'edoras' } })).toBe('')
  })

  /** Théodred and a Leader with the last Footmen, who fall in a battle. */
  const fallen = (theodred: string) =>
    answer(
      idle(
        fight(
          'westmark-hills',
          { units: { 'uruk-hai': 1 } },
          'deeping-coomb',
          { units: { footmen: 1 }, damage: 1, leaders: 1 },
          { characters: { theodred } },
        ),
        'regroup',
        'regroup',
        [6, 1],
      ),
      { kind: 'reroll', dice: 'none' },
      unit('footmen'),
    )

  ruleAllows('pieces.lostWithArmy', 'with the Army go its Leaders and Characters', () => {
    expect(army(fallen('deeping-coomb'), 'deeping-coomb')).toBeNull()
    expect(table(fallen('deeping-coomb')).characters['theodred']).toBe('*eliminated')
  })

  ruleForbids('pieces.lostWithArmy', 'a Character who is elsewhere is not lost', () => {
    expect(table(fallen('hornburg')).characters['theodred']).toBe('hornburg')
  })

  /** The Ents strike Uglúk's only Uruk in the Westmark Hills. */
  const struck = () =>
    answer(
      chance(
        answer(
          taken('free', 'character', {
            regions: { 'west-eaves-of-fangorn': { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1 } },
            characters: { treebeard: 'derndingle', ugluk: 'west-eaves-of-fangorn' },
            counters: { ents: 2 },
          }),
          { kind: 'use', as: 'character', use: 'ability' },
          { kind: 'useAbility', character: 'treebeard', ability: 1 },
          region('west-eaves-of-fangorn'),
        ),
        6,
        5,
      ),
      unit('uruk-hai'),
    )

  ruleAllows('pieces.lostOutsideBattle', 'a Character outlives an Army lost without a battle (OR-7)', () => {
    expect(strength(struck(), 'west-eaves-of-fangorn')).toBe('0/0')
    expect(table(struck()).characters['ugluk']).toBe('west-eaves-of-fangorn')
  })

  ruleForbids('pieces.lostOutsideBattle', 'its Leaders and tokens do not', () => {
    expect(struck().events).toContainEqual(
      expect.objectContaining({ kind: 'LeadersRemoved', region: 'west-eaves-of-fangorn' }),
    )
  })

  const withAragorn = (at: string) => table(drawn({ characters: { aragorn: at } })).dice.free.unrolled

  ruleAllows('pieces.eliminated', 'a Character in play gives his die', () => {
    expect(withAragorn('edoras')).toBe(5)
  })

  ruleForbids('pieces.eliminated', 'an eliminated one gives none, and does not enter again', () => {
    expect(withAragorn('*eliminated')).toBe(4)
    const late = (aragorn: string) =>
      uses(
        taken('free', 'willOfTheWest', {
          characters: { aragorn, eomer: '*eliminated', treebeard: '*eliminated' },
          fate: 5,
        }),
      )
    expect(late('*ready')).toContain('character:bring-in')
    expect(late('*eliminated')).not.toContain('character:bring-in')
  })

  ruleAllows('leaders.neverAlone', 'Leaders go along with an Army', () => {
    const moved = answer(
      led({}, 2),
      { kind: 'use', as: 'character', use: 'fast-movement' },
      region('edoras'),
      region('folde'),
      PASS,
    )
    expect(army(moved, 'folde')?.leaders).toBe(2)
    expect(legal(moved, 'join')).toEqual([])
  })
})
