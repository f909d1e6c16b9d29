/** The verbs of the language on the map: what each does, how far, and who decides. */
import { describe, expect, test } from 'vitest'
import {
  answer,
  army,
  cards,
  chance,
  factsAgainst,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  strength,
  table,
  tactics,
  take,
  unit,
  YES,
} from '../support/play'
import { begin } from '../support/battle'
import { keptBack, says } from '../support/told'

const footmen = (count: number) => ({ side: 'free', units: { footmen: count } }) as const
const HERE = { region: 'edoras' } as const

describe('placeUnits', () => {
  const two = [{ do: 'placeUnits', any: ['footmen', 'bowmen'], each: 2, where: HERE }] as const
  const thirteen = { folde: footmen(5), westfold: footmen(5), hornburg: footmen(3) }
  const nine = {
    'deeping-coomb': { side: 'free', units: { bowmen: 5 } },
    thrihyrne: { side: 'free', units: { bowmen: 5 } },
  } as const

  test('as many as there are figures of the types it names', () => {
    const played = answer(says('free', two, { regions: { ...thirteen, ...nine } }), unit('footmen'))
    expect(army(played, 'edoras')?.units).toEqual({ footmen: 1 })
    expect(question(played)).toBe('draw')
  })

  const guard = (substitute: boolean) =>
    [{ do: 'placeUnits', units: { 'household-guard': 1 }, where: HERE, substitute }] as const
  const guarded = { folde: { side: 'free', units: { 'household-guard': 3 } } } as const

  test('another type stands in where the card says so, or none', () => {
    const asked = () => says('free', guard(true), { regions: guarded })
    expect(legal(asked(), 'chooseUnit').map(({ type }) => type)).toEqual(['footmen', 'bowmen', 'riders'])
    expect(army(answer(asked(), unit('riders')), 'edoras')?.units).toEqual({ riders: 1 })
    expect(army(answer(asked(), PASS), 'edoras')).toBeNull()
  })

  test('nothing stands in where it does not: the card does nothing', () =>
    expect(keptBack('free', guard(false), { regions: guarded })).toEqual(['cards.someEffect']))

  test('no place is a recruitment area of a type that has none', () =>
    expect(keptBack('free', [{ do: 'placeUnits', any: ['riders'], where: { area: 'riders' } }], {})).toEqual([
      'cards.someEffect',
    ]))
})

describe('who decides inside a step', () => {
  const damaged = {
    edoras: { ...footmen(2), damage: 1 },
    folde: { ...footmen(2), damage: 1 },
    'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 } },
  } as const
  const heal = (chooser: 'self' | 'enemy' | 'free' | 'shadow') =>
    says('free', [{ do: 'removeDamage', upTo: 1, armies: 1, filter: { side: 'own' }, chooser }], {
      regions: damaged,
    })

  test.each([
    ['self', 'free'],
    ['enemy', 'shadow'],
    ['free', 'free'],
    ['shadow', 'shadow'],
  ] as const)('%s: the %s side names the Army', (chooser, seat) => {
    expect(legal(heal(chooser), 'chooseRegion').map((one) => one['seat'])).toEqual([seat, seat])
  })

  test('of several effects the enemy says which, and it remains an effect of the owner', () => {
    const chosen = says(
      'free',
      [
        {
          do: 'choose',
          chooser: 'enemy',
          one: [
            [{ do: 'draw', deck: 'generic', count: 1 }],
            [{ do: 'removeDamage', upTo: 1, armies: 1, filter: { side: 'own' } }],
          ],
        },
      ],
      { regions: damaged },
    )
    expect(legal(chosen, 'chooseOption').map(({ seat }) => seat)).toEqual(['shadow', 'shadow'])
    expect(factsAgainst(chosen, { kind: 'chooseOption', option: 3 })).toMatchObject([{ option: 3 }])
    const drawn = chance(answer(chosen, { kind: 'chooseOption', option: 1 }), 'generic-3')
    expect(cards(drawn)['generic-3']).toBe('freeHand')
  })
})

describe('Fate and the track', () => {
  test('a Character drawn back to the marker is ready at once', () => {
    const played = says('free', [{ do: 'moveTrackCounter', character: 'eomer', steps: -3 }], { fate: 2 })
    expect([table(played).steps['eomer'], table(played).characters['eomer']]).toEqual([2, '*ready'])
  })

  test('the marker goes back to 0 and no further', () => {
    expect(table(says('shadow', [{ do: 'advanceFate', steps: -5 }], { fate: 2 })).fate).toBe(0)
  })

  test('on 0 it cannot go back', () =>
    expect(keptBack('shadow', [{ do: 'advanceFate', steps: -1 }])).toEqual(['cards.someEffect']))

  test('what happened on a step does not happen again when the marker returns', () => {
    const forth = [
      { do: 'advanceFate', steps: -1 },
      { do: 'advanceFate', steps: 1 },
    ] as const
    const played = says('free', forth, { fate: 10 })
    expect([table(played).fate, table(played).counters['ents']]).toEqual([10, 0])
  })

  test('a Character who is not ready is not brought in; what else the card does is done', () => {
    const played = says(
      'free',
      [
        { do: 'bringIn', character: 'treebeard' },
        { do: 'addCounter', counter: 'ents', count: 1 },
      ],
      { fate: 0 },
    )
    expect([table(played).characters['treebeard'], table(played).counters['ents']]).toEqual(['*track', 1])
  })
})

describe('hands, dice and tokens', () => {
  test('an Action token that is lost for the turn counts as used', () => {
    const lost = (forGood: boolean) =>
      table(
        says('shadow', [{ do: 'loseActionToken', of: 'free', count: 1, forGood }], {
          dice: { free: { event: 1 }, shadow: { event: 1 } },
        }),
      ).actionTokens
    expect(lost(false)).toEqual({ unused: 1, used: 1, gone: 0 })
    expect(lost(true)).toEqual({ unused: 1, used: 0, gone: 1 })
  })

  test('who shows his own hand shows it to the enemy', () => {
    const played = says('free', [{ do: 'lookAtHand', of: 'free' }], { hands: { free: ['generic-2'] } })
    expect(table(played).known).toEqual({ free: [], shadow: ['generic-2'] })
  })

  test('the owner picks a card of his hand of any deck', () => {
    const played = says('shadow', [{ do: 'discardCard', of: 'free', count: 1, how: 'ownerPicks' }], {
      hands: { free: ['generic-2', 'west-wind'] },
    })
    expect(legal(played, 'discard')).toEqual([
      { seat: 'free', kind: 'discard', card: 'generic-2' },
      { seat: 'free', kind: 'discard', card: 'west-wind' },
    ])
    expect(cards(answer(played, { kind: 'discard', card: 'west-wind' }))['west-wind']).toBe('played')
  })

  test('as many dice are put aside as there are', () => {
    const played = says('free', [{ do: 'discardDie', of: 'shadow', from: 'shadowBox', count: 2 }], {
      dice: { free: { event: 1 }, shadow: { character: 1, army: 1 } },
    })
    const done = answer(played, { kind: 'chooseDie', die: 'character' })
    expect(table(done).dice.shadow).toEqual({ unrolled: 0, unused: { army: 1 }, used: 1 })
    expect(question(done)).toBe('decide/action')
  })

  test('dice that show the result already are not turned', () => {
    const turned = says('free', [{ do: 'changeDie', of: 'shadow', count: 2, to: 'event' }], {
      dice: { free: { event: 1 }, shadow: { event: 1, army: 1 } },
    })
    expect(legal(turned, 'chooseDie').map(({ die }) => die)).toEqual(['army'])
    expect(table(answer(turned, { kind: 'chooseDie', die: 'army' })).dice.shadow.unused).toEqual({ event: 2 })
  })
})

describe('Armies that a card moves', () => {
  const march = (more: object) =>
    [{ do: 'moveArmy', upTo: 1, steps: 1, filter: { side: 'own' }, ...more }] as never
  const spec = {
    regions: {
      edoras: { side: 'free', units: { riders: 1, footmen: 1 }, leaders: 1 },
      folde: footmen(2),
      'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 } },
    },
  } as const

  test('where Leadership must go along, only those that have it', () =>
    expect(regions(says('free', march({ needsLeadership: true }), spec))).toEqual(['edoras']))

  test('where a Unit must go along, only those with one, and it goes', () => {
    const moved = says('free', march({ carrying: 'riders' }), spec)
    expect(regions(moved)).toEqual(['edoras'])
    refused(moved, region('folde'), 'effect.armies')
    const who = answer(moved, region('edoras'), take('footmen', 0))
    refused(who, take('riders', 0), 'movement.split')
  })

  test('an attack of the Army that moved needs one that has moved', () => {
    const long = [
      { do: 'moveArmy', upTo: 1, steps: 1, filter: { side: 'own', has: { type: 'bowmen' } } },
      { do: 'attack', move: 0, filter: 'movedArmy' },
    ] as const
    expect(keptBack('free', long, spec)).toEqual(['cards.someEffect'])
  })
})

describe('pieces and places', () => {
  test('of several Characters those are placed who are aside', () => {
    const played = says('free', [{ do: 'placeCharacter', characters: ['legolas', 'gimli'], where: HERE }], {
      characters: { legolas: 'folde' },
    })
    expect([table(played).characters['legolas'], table(played).characters['gimli']]).toEqual([
      'folde',
      'edoras',
    ])
  })

  test('after a battle a piece of the defenders who are left is eliminated', () => {
    const fought = answer(
      says(
        'free',
        [
          {
            do: 'attack',
            move: 0,
            filter: { side: 'own' },
            afterBattle: [{ do: 'eliminate', of: 'enemy', one: ['token', 'minion'], inArmy: 'defender' }],
          },
        ],
        {
          regions: {
            'deeping-coomb': { side: 'free', units: { riders: 2 } },
            'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1 },
          },
          characters: { ugluk: 'westmark-hills' },
        },
      ),
      region('deeping-coomb'),
      { kind: 'attack', region: 'westmark-hills' },
    )
    chance(tactics(begin(fought), 'regroup', 'regroup'), 1, 1, 1, 1, 1, 1)
    const ceased = answer(fought, { kind: 'reroll', dice: 'none' }, PASS)
    expect(legal(ceased, 'choosePiece').map(({ piece }) => piece)).toEqual(['token', 'ugluk'])
    expect(table(answer(ceased, { kind: 'choosePiece', piece: 'ugluk' })).characters['ugluk']).toBe(
      '*eliminated',
    )
  })

  test('what had no Protection at the start gets none back', () => {
    expect(
      keptBack('free', [
        { do: 'restoreProtection', upTo: 2, where: { settlement: true, stronghold: false } },
      ]),
    ).toEqual(['cards.someEffect'])
  })

  test('a step that may be left out is left out', () => {
    const asked = says('free', [{ do: 'addCounter', counter: 'ents', count: 1, optional: true }])
    expect(table(answer(asked, PASS)).counters['ents']).toBe(0)
    expect(
      table(answer(says('free', [{ do: 'addCounter', counter: 'ents', count: 1, optional: true }]), YES))
        .counters['ents'],
    ).toBe(1)
    expect(strength(asked, 'edoras')).toBe('2/0')
  })
})
