/** Chapter 9, Advancing after Combat: a Leader may be left behind without any Units. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { battles, type PositionSpec } from '../../../src/battles'
import { leadersLeft } from '../../../src/battles/query/board'
import { leadershipAt } from '../../../src/battles/query/leadership'
import { begin, idle } from '../support/battle'
import {
  answer,
  army,
  chance,
  hereOf,
  question,
  refused,
  region,
  scene,
  table,
  take,
  unit,
  use,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'

type Regions = NonNullable<PositionSpec['regions']>

/** What was left behind in a Region. */
const behind = (played: Scene, name: string) => table(played).regions[name]?.leftBehind

/** The Free Peoples destroy the last Uruks in Deeping Coomb from Westfold; who advances is asked. */
const won = (more: Regions = {}, spec: PositionSpec = {}): Scene => {
  const begun = begin(
    answer(
      use(
        scene({
          regions: {
            westfold: { side: 'free', units: { footmen: 2 }, leaders: 2 },
            'deeping-coomb': { side: 'shadow', units: { 'uruk-hai': 1 }, damage: 1, controller: 'shadow' },
            ...more,
          } as Regions,
          dice: { free: { armyMuster: 1, event: 1 }, shadow: { army: 1 } },
          ...spec,
        }),
        'armyMuster',
        'army',
        'attack',
      ),
      region('westfold'),
      { kind: 'attack', region: 'deeping-coomb' },
    ),
  )
  const fought = idle(begun, 'regroup', 'regroup', [6, 6, 1])
  const calm =
    question(fought) === 'decide/reroll' ? answer(fought, { kind: 'reroll', dice: 'none' }) : fought
  return answer(calm, unit('uruk-hai'))
}

/** All Footmen advance from Westfold with so many of the two Leaders. */
const advanced = (leaders: number, more: Regions = {}, spec: PositionSpec = {}): Scene =>
  answer(won(more, spec), region('westfold'), take('footmen', 2), take('leaders', leaders))

describe('a Leader left behind', () => {
  ruleAllows('advance.leaders', 'a Leader may be left behind without any Units, and stays (OR-38)', () => {
    const gone = advanced(1)
    expect(army(gone, 'deeping-coomb')).toMatchObject({ units: { footmen: 2 }, leaders: 1 })
    expect([army(gone, 'westfold'), behind(gone, 'westfold')]).toEqual([null, { leaders: 1 }])
    expect(gone.events).toContainEqual({
      kind: 'LeadersStayed',
      rule: 'advance.leaders',
      side: 'free',
      region: 'westfold',
      count: 1,
    })
    expect(leadersLeft(hereOf(gone))).toBe(leadersLeft(hereOf(advanced(2))))
  })

  /** A turn in which one Leader waits in Westfold, and one side has an Army die. */
  const waiting = (side: 'free' | 'shadow', more: Regions, spec: PositionSpec = {}): Scene =>
    scene({
      regions: { westfold: { leftBehind: { leaders: 1 } }, ...more } as Regions,
      dice: { free: {}, shadow: {}, [side]: { armyMuster: 1 } },
      acting: side,
      ...spec,
    })
  const march = (played: Scene, as: 'army' | 'character', what: string, from: string): Scene =>
    answer(use(played, as === 'army' ? 'armyMuster' : as, as, what), region(from))

  ruleForbids('advance.leaders', 'he is no Army: he leads nobody and holds nothing (OR-38)', () => {
    const alone = waiting('free', {
      westfold: { leftBehind: { leaders: 1 }, controller: 'shadow' },
      edoras: { side: 'free', units: { footmen: 1 } },
    })
    expect(leadershipAt(hereOf(alone), 'free', 'westfold')).toBe(0)
    const opened = use(alone, 'armyMuster', 'army', 'strategic-movement')
    refused(opened, region('westfold'), 'pieces.army')
    const moved = answer(opened, region('edoras'), region('folde'))
    expect(table(moved).regions['westfold']).toMatchObject({
      controller: 'shadow',
      leftBehind: { leaders: 1 },
    })
  })

  ruleAllows('advance.leaders', 'the first own Army that ends its move there takes him up (OR-38)', () => {
    const joined = answer(
      march(
        waiting('free', { 'deeping-coomb': { side: 'free', units: { riders: 1 } } }),
        'army',
        'strategic-movement',
        'deeping-coomb',
      ),
      region('westfold'),
    )
    expect(army(joined, 'westfold')).toMatchObject({ units: { riders: 1 }, leaders: 1 })
    expect(behind(joined, 'westfold')).toBeUndefined()
  })

  ruleAllows('advance.leaders', 'so does a Unit that is placed there (OR-38)', () => {
    const mustered = chance(
      answer(
        use(
          waiting(
            'free',
            { westfold: { leftBehind: { leaders: 1 }, recruits: { free: 1 } } },
            { dice: { free: { muster: 1 }, shadow: {} } },
          ),
          'muster',
          'muster',
          'recruitment',
        ),
        region('westfold'),
      ),
      'riders',
    )
    expect(army(mustered, 'westfold')).toMatchObject({ units: { riders: 1 }, leaders: 1 })
    expect(behind(mustered, 'westfold')).toBeUndefined()
  })

  ruleForbids('movement.noPickUp', 'an Army that goes on does not pick him up (OR-38)', () => {
    const gone = answer(
      march(
        waiting(
          'free',
          { 'deeping-coomb': { side: 'free', units: { riders: 1 }, leaders: 1 } },
          { dice: { free: { character: 1 }, shadow: {} } },
        ),
        'character',
        'fast-movement',
        'deeping-coomb',
      ),
      region('westfold'),
      region('edoras'),
    )
    expect(army(gone, 'edoras')).toMatchObject({ leaders: 1 })
    expect(behind(gone, 'westfold')).toEqual({ leaders: 1 })
  })

  ruleForbids('pieces.attached', 'an enemy Army that enters removes him, also on its way (OR-38)', () => {
    const removed = expect.objectContaining({ kind: 'LeadersRemoved', region: 'westfold', count: 1 })
    const uruks = { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1 } as const
    const entered = answer(
      march(waiting('shadow', { 'deeping-coomb': uruks }), 'army', 'strategic-movement', 'deeping-coomb'),
      region('westfold'),
    )
    expect(army(entered, 'westfold')).toMatchObject({ side: 'shadow', leaders: 0 })
    expect([behind(entered, 'westfold'), entered.events]).toEqual([
      undefined,
      expect.arrayContaining([removed]),
    ])
    const through = answer(
      march(
        waiting('shadow', { 'deeping-coomb': uruks }, { dice: { free: {}, shadow: { character: 1 } } }),
        'character',
        'fast-movement',
        'deeping-coomb',
      ),
      region('westfold'),
      region('edoras'),
    )
    expect([behind(through, 'westfold'), through.events]).toEqual([
      undefined,
      expect.arrayContaining([removed]),
    ])
    expect(leadersLeft(hereOf(through))).toBe(leadersLeft(hereOf(waiting('shadow', {}))) + 1)
  })

  ruleForbids('shadow.tokenIsLeader', 'a token that was left behind goes at the end of the turn', () => {
    const spec = {
      regions: { westfold: { leftBehind: { tokens: 1 } }, edoras: { side: 'free', units: { footmen: 1 } } },
      dice: { free: { armyMuster: 1 }, shadow: {} },
    } as const
    const next = answer(
      use(scene(spec), 'armyMuster', 'army', 'strategic-movement'),
      region('edoras'),
      region('folde'),
    )
    expect([table(next).turn, behind(next, 'westfold')]).toEqual([2, undefined])
    expect(next.events).toContainEqual(expect.objectContaining({ kind: 'LeadershipLost', count: 1 }))
  })

  test('a position and a saved game may have him, but not beside an Army, nor more than figures', () => {
    const alone = waiting('free', {})
    const saved = battles.encode(alone.state)
    expect(battles.decode(saved)).toEqual(E.right(alone.state))
    const read = battles.read(alone.state)
    const seen = E.isRight(read) ? read.right.table.regions['westfold'] : undefined
    expect(seen).toMatchObject({ army: null, leftBehind: { leaders: 1 } })
    const wrong = (westfold: object) =>
      E.isLeft(battles.position({ regions: { westfold } as Regions })) ? 'refused' : 'placed'
    expect(wrong({ units: {}, leftBehind: { leaders: 1 } })).toBe('placed')
    expect(wrong({ side: 'free', units: { riders: 1 }, leftBehind: { leaders: 1 } })).toBe('refused')
    expect(wrong({ units: {}, leftBehind: { leaders: 1, tokens: 1 } })).toBe('refused')
    expect(wrong({ units: {}, leftBehind: { leaders: 99 } })).toBe('refused')
    expect(wrong({ units: {}, leftBehind: {} })).toBe('refused')
  })
})
