/** Chapter 5: positions, the Shadow Box, Leadership tokens. */
import { describe, expect } from 'vitest'
import { battles, type PositionSpec } from '../../../src/battles'
import { leadershipAt } from '../../../src/battles/query/leadership'
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
  regions,
  scene,
  table,
  take,
  unasked,
  use,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  APPLY,
  ARMIES,
  balcony,
  drawn,
  pits,
  position,
  scenarioFrom,
  taken,
  tiles,
  uses,
} from '../support/turn'

const EVENTS = ['event', 'event', 'event', 'event'] as const

describe('the position', () => {
  ruleAllows('shadow.position', 'the Pits while Orthanc is held', () => {
    expect(legal(drawn(), 'choosePosition').map((one) => one['position'])).toEqual([
      'palantir-room',
      'balcony',
      'pits',
    ])
  })

  ruleAllows('shadow.position', 'one that is open alone is named like one of several', () => {
    const alone = drawn({ scenario: scenarioFrom(({ positions }) => ({ positions: positions.slice(0, 1) })) })
    expect(legal(alone, 'choosePosition')).toEqual([
      { seat: 'shadow', kind: 'choosePosition', position: 'palantir-room' },
    ])
  })

  ruleForbids('shadow.specialAction', 'the special action cannot be declined or put off', () => {
    const placed = position(drawn(), 'pits')
    expect(army(placed, 'orthanc')?.units['warg-riders']).toBe(1)
    expect(legal(position(drawn(), 'palantir-room'), 'pass')).toEqual([])
  })

  ruleAllows('shadow.noSubstitute', 'as far as there are figures the Pits place what they name', () => {
    const wargs = (count: number) =>
      position(
        drawn({ regions: { ...ARMIES, 'upper-isen': { side: 'shadow', units: { 'warg-riders': count } } } }),
        'pits',
      )
    expect(army(wargs(5), 'orthanc')?.units['warg-riders']).toBe(1)
  })

  ruleForbids('shadow.noSubstitute', 'nothing stands in for a figure that is missing', () => {
    const all = {
      ...ARMIES,
      'upper-isen': { side: 'shadow', units: { 'warg-riders': 5 } },
      'east-fords': { side: 'shadow', units: { 'warg-riders': 1 } },
    } as const
    const placed = position(drawn({ regions: all }), 'pits')
    expect(army(placed, 'orthanc')?.units).toEqual({ 'half-orcs': 1, 'uruk-hai': 2 })
    expect(regions(placed)).toContain('orthanc')
  })
})

describe('the Shadow Box', () => {
  ruleAllows('shadow.box', 'its dice are Characters, for abilities of the Commander or as any other', () => {
    const open = uses(
      taken('shadow', 'character', {
        regions: { 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1, damage: 1 } },
      }),
    )
    expect(open).toEqual(expect.arrayContaining(['character:ability', 'character:fast-movement']))
  })

  ruleForbids('shadow.box', 'they are nothing else', () => {
    const die = taken('shadow', 'character', {
      regions: { 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1, damage: 1 } },
    })
    refused(die, { kind: 'use', as: 'muster', use: 'rally' }, 'actions.asOne')
  })

  ruleAllows(
    'shadow.boxWithinPool',
    'dice in the box are unused dice: the Free Peoples may pass (OR-16)',
    () => {
      const waiting = scene({ regions: ARMIES, dice: { free: { event: 1 }, shadow: { character: 2 } } })
      expect(legal(waiting, 'pass')).toHaveLength(1)
    },
  )

  /** A position with so many dice. */
  const deep = (dice: number): PositionSpec => ({
    scenario: scenarioFrom(({ positions }) => ({
      positions: positions.map((one) => (one.id === 'balcony' ? { ...one, dice, tokens: 0 } : one)),
    })),
  })

  ruleForbids('shadow.boxWithinPool', 'more dice than the pool has', () => {
    const placed = position(drawn(deep(9)), 'balcony')
    expect(table(placed).dice.shadow).toEqual({ unrolled: 0, unused: { character: 6 }, used: 0 })
  })

  ruleAllows('shadow.rolledNotFate', 'X counts the dice in the box at Fate', () => {
    expect(table(answer(tiles(balcony(), 'grey-x-icon'), APPLY)).fate).toBe(2)
  })

  ruleForbids(
    'shadow.rolledNotFate',
    'Characters that are rolled later bring neither a draw nor a step',
    () => {
      const rolled = chance(
        answer(tiles(balcony(), 'grey-x-icon'), APPLY),
        ...EVENTS,
        'character',
        'character',
        'army',
        'army',
      )
      expect([table(rolled).fate, table(rolled).dice.shadow.unused['character']]).toEqual([2, 4])
      expect(question(rolled)).toBe('decide/action')
    },
  )

  ruleAllows('fate.emptyBox', 'with a die in the box one tile may be drawn', () => {
    expect(question(position(drawn(deep(1)), 'balcony'))).toBe('decide/tile')
  })

  ruleForbids('fate.emptyBox', 'with an empty box there is no draw', () => {
    const none = position(drawn(deep(0)), 'balcony')
    expect(battles.chances(none.state).map(({ action }) => action.outcome)).toContain('willOfTheWest')
    expect(table(none).fate).toBe(0)
  })
})

describe('Leadership tokens', () => {
  ruleAllows(['shadow.tokens', 'shadow.tokenNeedsArmy'], 'to any Shadow Army, one by one', () => {
    const two = { ...ARMIES, 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 1 } } } as const
    const given = answer(
      position(drawn({ regions: two }), 'balcony'),
      region('orthanc'),
      region('upper-isen'),
      region('orthanc'),
      region('orthanc'),
    )
    expect([army(given, 'orthanc')?.tokens, army(given, 'upper-isen')?.tokens]).toEqual([3, 1])
  })

  ruleForbids('shadow.tokenNeedsArmy', 'without a Shadow Army they are lost', () => {
    const alone = position(drawn({ regions: { edoras: ARMIES.edoras } }), 'balcony')
    expect(question(alone)).toBe('decide/tile')
    expect(table(alone).aside).toBe(0)
  })

  ruleForbids('shadow.tokens', 'a token cannot be kept back', () => {
    refused(position(drawn(), 'balcony'), PASS, 'shadow.tokens')
  })

  const aside = (spec: PositionSpec = {}): Scene =>
    scene({
      regions: { ...ARMIES, 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 3 } } },
      dice: { free: {}, shadow: { army: 2 } },
      acting: 'shadow',
      aside: 2,
      ...spec,
    })

  ruleForbids('shadow.tokensAside', 'only to a Shadow Army', () => {
    refused(answer(aside(), { kind: 'takeDie', die: 'army' }), region('edoras'), 'shadow.tokensAside')
  })

  ruleAllows('shadow.onlyWithDie', 'several at once, before the action and after it', () => {
    const placed = answer(aside(), { kind: 'takeDie', die: 'army' }, region('upper-isen'), region('orthanc'))
    expect([army(placed, 'upper-isen')?.tokens, army(placed, 'orthanc')?.tokens]).toEqual([1, 1])
    expect(question(placed)).toBe('decide/use')
  })

  ruleForbids(
    'shadow.onlyWithDie',
    'not in the turn of the enemy, not with a pass, and not in the next turn',
    () => {
      const theirs = aside({ dice: { free: { event: 1 }, shadow: { army: 2 } }, acting: 'free' })
      unasked(theirs, { ...region('upper-isen'), seat: 'shadow' }, 'turn.actions')
      refused(theirs, { ...region('upper-isen'), seat: 'shadow' }, 'turn.actions')
      const passed = answer(aside({ dice: { free: { event: 3 }, shadow: { army: 2 } } }), PASS)
      expect([table(passed).aside, question(passed)]).toEqual([2, 'decide/action'])
      const over = answer(
        aside({ dice: { free: {}, shadow: { army: 1 } } }),
        { kind: 'takeDie', die: 'army' },
        PASS,
        { kind: 'use', as: 'army', use: 'strategic-movement' },
        region('upper-isen'),
        take('uruk-hai', 3),
        region('east-fords'),
        PASS,
        PASS,
      )
      expect([table(over).turn, table(over).aside]).toEqual([2, 0])
    },
  )

  /** Three Uruks with a token split: two go. */
  const split = (token: number): Scene =>
    answer(
      use(
        scene({
          regions: { 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 3 }, tokens: 1 } },
          dice: { free: {}, shadow: { army: 1 } },
          acting: 'shadow',
        }),
        'army',
        'army',
        'strategic-movement',
      ),
      region('upper-isen'),
      take('uruk-hai', 2),
      take('tokens', token),
      region('east-fords'),
    )

  ruleAllows('shadow.tokenIsLeader', 'a token leads, and goes with either part of its Army (OR-15)', () => {
    const gone = split(1)
    expect([army(gone, 'upper-isen')?.tokens, army(gone, 'east-fords')?.tokens]).toEqual([0, 1])
    expect(leadershipAt(hereOf(gone), 'shadow', 'east-fords')).toBe(1)
    expect(army(split(0), 'upper-isen')?.tokens).toBe(1)
  })

  ruleForbids(
    'shadow.tokenIsLeader',
    'it is never given to another Army, and lasts for the turn only',
    () => {
      const led = scene({
        regions: {
          orthanc: { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 2 },
          edoras: ARMIES.edoras,
        },
        dice: { free: { muster: 1 }, shadow: {} },
      })
      const next = answer(led, { kind: 'putAside', die: 'muster' })
      expect([table(next).turn, army(next, 'orthanc')?.tokens]).toEqual([2, 0])
      expect(regions(pits({ regions: { ...ARMIES } }))).toEqual([])
    },
  )
})
