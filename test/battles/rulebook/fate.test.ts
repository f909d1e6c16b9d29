/** Chapter 6: the Fate Track, its tiles, and the Characters who wait on it. */
import { describe, expect } from 'vitest'
import { battles, type PositionSpec } from '../../../src/battles'
import {
  answer,
  army,
  chance,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  scene,
  table,
  legalAfter,
  unasked,
  YES,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  APPLY,
  balcony,
  changedDoc,
  DRAW,
  faultPaths,
  outcomes,
  pits,
  position,
  drawn,
  scenarioFrom,
  taken,
  tiles,
  uses,
} from '../support/turn'

const played = (side: 'free' | 'shadow', card: string, spec: PositionSpec = {}): Scene =>
  answer(
    taken(side, 'event', { hands: { [side]: [card] }, ...spec }),
    { kind: 'use', as: 'event', use: 'play-card' },
    { kind: 'playCard', card },
  )

describe('the track and the pool', () => {
  ruleAllows('fate.start', 'the marker starts on 0, and grey tiles alone are in the pool', () => {
    const begun = table(drawn())
    expect(begun.fate).toBe(0)
    expect(Object.keys(begun.tiles.pool).every((tile) => tile.startsWith('grey'))).toBe(true)
  })

  ruleForbids('fate.start', 'an Endgame marker beyond the track', () => {
    const beyond = changedDoc(({ fate }) => ({ fate: { ...fate, endgame: fate.last + 1 } }))
    expect(faultPaths(beyond)).toContain('fate.endgame')
  })

  ruleAllows('fate.pool', 'a card lets a blue tile in', () => {
    const wind = chance(played('free', 'west-wind'), 'generic-9')
    expect(table(wind).tiles.pool['blue-2']).toBe(1)
    expect(table(wind).tiles.reserve['blue-2']).toBe(1)
  })

  ruleForbids('fate.pool', 'before that nobody draws a special tile', () => {
    expect(outcomes(answer(balcony(), DRAW)).some((tile) => /blue|red/.test(String(tile)))).toBe(false)
  })
})

describe('drawing', () => {
  ruleForbids('fate.draws', 'two dice in the box: after the second tile there is no third', () => {
    const second = tiles(balcony(), 'grey-1', 'grey-2')
    expect(question(second)).not.toBe('decide/tile')
    expect(table(second).fate).toBe(2)
    const one = chance(position(drawn(), 'palantir-room'), 'ill-counsel')
    expect(table(tiles(answer(one, region('orthanc')), 'grey-1')).fate).toBe(1)
  })

  ruleForbids('fate.lastTile', 'a tile set aside does not come back, and does nothing (OR-69)', () => {
    const third = tiles(pits(), 'grey-2-icon', 'grey-1')
    expect(legal(third, 'applyTile')).toHaveLength(1)
    const done = answer(third, APPLY)
    expect([table(done).fate, table(done).counters['ents']]).toEqual([1, 0])
  })

  ruleAllows(
    ['fate.redTile', 'fate.discard'],
    'a red tile after a grey one: the grey one returns, the red one is out',
    () => {
      const red = tiles(pits({ pool: { 'grey-2': 1, 'red-0': 1 } }), 'grey-2', 'red-0')
      expect(table(red).tiles.pool).toEqual({ 'grey-2': 1 })
      expect([table(red).fate, table(red).tiles.out]).toEqual([0, { 'red-0': 1 }])
    },
  )

  ruleForbids('fate.discard', 'the applied tile does not return', () => {
    const done = answer(tiles(balcony(), 'grey-3'), APPLY)
    expect(table(done).tiles.pool['grey-3']).toBeUndefined()
    expect(table(done).tiles.used).toEqual({ 'grey-3': 1 })
  })

  ruleForbids(
    'fate.effects',
    'the added die gives no further draw; without a die left only the token comes (OR-59)',
    () => {
      const pool = { 'grey-1': 1, 'red-0-die': 1 }
      const declined = answer(tiles(balcony({ pool }), 'red-0-die'), PASS, region('orthanc'))
      expect([table(declined).dice.shadow.unused, army(declined, 'orthanc')?.tokens]).toEqual([
        { character: 2 },
        5,
      ])
      const added = answer(tiles(balcony({ pool }), 'red-0-die'), YES, region('orthanc'))
      expect(question(added)).not.toBe('decide/tile')
      const full = scenarioFrom(({ positions }) => ({
        positions: positions.map((one) => (one.id === 'balcony' ? { ...one, dice: 6, tokens: 0 } : one)),
      }))
      const none = tiles(position(drawn({ pool, scenario: full }), 'balcony'), 'red-0-die')
      expect([question(none), regions(none)]).toEqual(['decide/region', ['orthanc']])
    },
  )

  ruleForbids(
    'fate.another',
    'another is one tile, not a new series; no special tile returns to an empty pool',
    () => {
      const more = answer(
        tiles(balcony({ pool: { 'blue-2': 1, 'grey-1': 1, 'grey-2': 1 } }), 'blue-2'),
        APPLY,
      )
      const done = chance(more, 'grey-1')
      expect([question(done) === 'decide/tile', table(done).fate]).toEqual([false, 3])
      const emptied = tiles(balcony({ pool: { 'red-0': 1 } }))
      expect(question(answer(emptied, DRAW))).not.toBe('decide/tile')
      const again = answer(tiles(balcony({ pool: { 'grey-1': 1 } }), 'grey-1'), DRAW)
      expect(outcomes(again)).not.toContain('red-0')
      expect(outcomes(again)).toContain('grey-3')
    },
  )

  ruleAllows('fate.specialTiles', 'a special tile works once', () => {
    const pool = { 'blue-2': 1, 'grey-1': 1 }
    expect(table(answer(tiles(balcony({ pool }), 'blue-2'), APPLY)).fate).toBe(3)
  })

  ruleForbids('fate.specialTiles', 'used, it is out of the game', () => {
    const pool = { 'blue-2': 1, 'grey-1': 1 }
    const { tiles: after } = table(answer(tiles(balcony({ pool }), 'blue-2'), APPLY))
    expect([after.out, after.pool['blue-2'], after.used['blue-2']]).toEqual([
      { 'blue-2': 1 },
      undefined,
      undefined,
    ])
  })
})

describe('steps', () => {
  ruleAllows('fate.byCards', 'a card moves the marker; step ten gathers two Ents', () => {
    const awake = played('free', 'old-tales-awake', { fate: 9 })
    expect([table(awake).fate, table(awake).counters['ents']]).toEqual([10, 2])
  })

  ruleForbids('fate.byCards', 'no event before its step, and none twice', () => {
    expect(table(played('free', 'old-tales-awake', { fate: 8 })).counters['ents']).toBe(0)
    expect(table(played('free', 'old-tales-awake', { fate: 10 })).counters['ents']).toBe(0)
  })

  ruleForbids('fate.ready', 'marker 2 and a tile 2: Éomer at 5 still waits', () => {
    const moved = answer(tiles(balcony({ fate: 2 }), 'grey-2'), APPLY)
    expect([table(moved).characters['treebeard'], table(moved).characters['eomer']]).toEqual([
      '*ready',
      '*track',
    ])
  })

  ruleForbids('fate.stepByStep', 'what lies beyond the end does not happen any more', () => {
    const late = scenarioFrom(({ fate, characters }) => ({
      fate: { ...fate, endgame: 8, stepEvents: fate.stepEvents.slice(0, 1) },
      characters: characters.map((one) =>
        one.start.on === 'fateTrack' && one.start.step > 7
          ? { ...one, start: { on: 'fateTrack', step: 7 } }
          : one,
      ),
    }))
    const over = answer(tiles(balcony({ fate: 6, scenario: late }), 'grey-3'), APPLY)
    expect([table(over).fate, over.state.outcome?.winners]).toEqual([8, ['free']])
  })

  const MISTRUST = { characters: { eomer: '*track' } }

  ruleAllows('fate.ready', 'whose counter moved on waits for the new step', () => {
    const delayed = played('shadow', 'mistrust-of-a-marshal', { ...MISTRUST, fate: 4 })
    expect(table(delayed).steps['eomer']).toBe(8)
    expect(table(delayed).characters['eomer']).toBe('*track')
  })
})

describe('entering', () => {
  const ready = (die: string, spec: PositionSpec = {}) => taken('free', die, { fate: 9, ...spec })
  const bring = (who: string, die = 'character', spec: PositionSpec = {}) =>
    answer(
      ready(die, spec),
      { kind: 'use', as: 'character', use: 'bring-in' },
      { kind: 'chooseCharacter', character: who },
    )

  ruleAllows('fate.entering', 'in a Region of the list, the Free Peoples choose (DP-22)', () => {
    expect(regions(bring('aragorn'))).toEqual(['westemnet', 'west-entwade'])
    expect(table(answer(bring('aragorn'), region('westemnet'))).characters['aragorn']).toBe('westemnet')
  })

  ruleForbids('fate.entering', 'by no other die, elsewhere, or without what his card requires', () => {
    expect(uses(ready('event'))).not.toContain('event:bring-in')
    refused(bring('aragorn'), region('edoras'), 'fate.enterAmongEnemies')
    const asked = answer(ready('character'), { kind: 'use', as: 'character', use: 'bring-in' })
    refused(asked, { kind: 'chooseCharacter', character: 'theoden' }, 'fate.entering')
    const healed = answer(ready('character', { characters: { gandalf: 'edoras' } }), {
      kind: 'use',
      as: 'character',
      use: 'bring-in',
    })
    expect(legal(healed, 'chooseCharacter').map(({ character }) => character)).toContain('theoden')
  })

  ruleAllows('fate.enterAmongEnemies', 'among enemies, and in a place they control', () => {
    const there = { 'west-entwade': { side: 'shadow', units: { 'uruk-hai': 2 } } } as const
    const came = answer(bring('eomer', 'character', { regions: there }), region('west-entwade'))
    expect(table(came).characters['eomer']).toBe('west-entwade')
  })

  ruleForbids(
    'fate.enterAmongEnemies',
    'but no Units come with him into a place the enemy controls (OR-61)',
    () => {
      const lost = {
        regions: { edoras: { controller: 'shadow' } },
        characters: { gandalf: 'edoras' },
      } as const
      const came = answer(bring('theoden', 'character', lost), region('edoras'))
      expect([table(came).characters['theoden'], army(came, 'edoras')]).toEqual(['edoras', null])
    },
  )

  ruleAllows('actions.entryIsUse', 'bringing one in is what the die is used for', () => {
    const came = answer(bring('aragorn'), region('westemnet'))
    expect(table(came).turn).toBe(2)
    expect(battles.tables().characters['aragorn']?.entry?.die).toBe('character')
  })

  ruleForbids('actions.entryIsUse', 'it is nothing that comes beside an action', () => {
    const acting = scene({ fate: 9, dice: { free: { character: 2 }, shadow: {} } })
    const aragorn = { kind: 'chooseCharacter', character: 'aragorn' } as const
    unasked(acting, aragorn, 'turn.actions')
    expect(legalAfter(acting, aragorn)).toEqual(['takeDie', 'use'])
  })
})
