/**
 * What a scenario may say beside the usual: tiles with an effect of their own, dice that come and go, terrain
 * that is favoured by attackers, Regions that trap, a Commander-in-Chief on the map. The sample of the guide,
 * with a change each.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import millBridge from '../../../docs/scenarios/the-mill-bridge.json'
import { battles, type PositionSpec, type ScenarioDoc } from '../../../src/battles'
import { randomFrom } from '../../../src/kernel'
import { begin } from '../support/battle'
import { answer, army, question, region, scene, tactics, use, YES, type Scene } from '../support/play'

/** The Mill Bridge with other blocks. */
const withBlocks = (change: (doc: ScenarioDoc) => Partial<ScenarioDoc>): ScenarioDoc => {
  const read = (json: unknown): ScenarioDoc => {
    const found = battles.scenario(json)
    if (E.isLeft(found)) throw new Error(JSON.stringify(found.left))
    return found.right
  }
  const doc = read(millBridge)
  return read({ ...doc, ...change(doc) })
}

/** Chance brings what it lists first, until somebody is asked. */
const luck = (played: Scene): Scene => {
  for (;;) {
    const drawn = battles.chances(played.state)[0]?.action
    if (drawn === undefined) return played
    answer(played, drawn as never)
  }
}

/** A turn up to the choice of a position. */
const newTurn = (scenario: ScenarioDoc, more: PositionSpec = {}): Scene =>
  luck(scene({ scenario, empty: false, ...more }))

const position = (played: Scene, name: string): Scene =>
  luck(answer(played, { kind: 'choosePosition', position: name }))

test('a tile has an effect of its own', () => {
  const scenario = withBlocks(({ fate }) => ({
    fate: {
      ...fate,
      tiles: fate.tiles.map((tile) =>
        tile.id === 'one'
          ? { ...tile, effect: [{ do: 'moveTrackCounter', character: 'stranger', steps: 2 }] }
          : tile,
      ),
    },
  }))
  const asked = position(newTurn(scenario, { pool: { one: 4 } }), 'tent')
  while (question(asked) === 'decide/region') answer(asked, region('camp'))
  expect(question(asked)).toBe('decide/tile')
  luck(answer(asked, { kind: 'drawTile' }))
  if (question(asked) === 'decide/tile') answer(asked, { kind: 'applyTile' })
  expect(asked.events).toContainEqual(expect.objectContaining({ kind: 'CharacterDelayed', step: 5 }))
})

test('dice come and go while a condition holds', () => {
  const scenario = withBlocks(({ dice }) => ({
    dice: {
      ...dice,
      gains: [
        { side: 'free', count: 1, when: [{ inPlay: 'warden' }] },
        { side: 'shadow', count: -2, when: [{ inPlay: 'warden' }] },
        { side: 'shadow', count: 3, when: [{ notInPlay: 'warden' }] },
      ],
    },
  }))
  const { dice } = newTurn(scenario).state.table
  expect([dice.free.unrolled, dice.shadow.unrolled]).toEqual([5, 4])
  const without = newTurn(scenario, { characters: { warden: '*eliminated' } }).state.table.dice
  expect([without.free.unrolled, without.shadow.unrolled]).toEqual([4, 9])
})

describe('terrain that is favoured when attacking', () => {
  const scenario = withBlocks(({ unitTypes }) => ({
    unitTypes: unitTypes.map((type) =>
      type.id === 'raiders' ? { ...type, favoured: ['*attacking'] } : type,
    ),
  }))
  const fought = (attacker: 'free' | 'shadow'): unknown => {
    const shadowAt = attacker === 'shadow' ? 'camp' : 'bridge'
    const freeAt = attacker === 'shadow' ? 'bridge' : 'village'
    const [from, to] = attacker === 'shadow' ? [shadowAt, freeAt] : [freeAt, shadowAt]
    const played = scene({
      scenario,
      regions: {
        [shadowAt]: { side: 'shadow', units: { raiders: 2 } },
        [freeAt]: { side: 'free', units: { spearmen: 1 } },
      },
      dice: attacker === 'shadow' ? { shadow: { army: 1 } } : { free: { willOfTheWest: 1 } },
      acting: attacker,
    })
    use(played, attacker === 'shadow' ? 'army' : 'willOfTheWest', 'army', 'attack')
    answer(played, region(from), { kind: 'attack', region: to })
    return question(played) === 'decide/may' ? battles.actors(played.state) : 'nobody is superior'
  }

  test('counts for the attacker', () => expect(fought('shadow')).toEqual(['shadow']))
  test('does not count for the defender', () => expect(fought('free')).toBe('nobody is superior'))
})

describe('an Army attacked out of a Region that traps', () => {
  const fought = (traps: boolean, village: 'free' | 'nobody'): Scene => {
    const scenario = withBlocks(({ regions }) => ({
      regions: regions.map((one) => (one.id === 'farms' ? { ...one, trapsAttacked: traps } : one)),
    }))
    const played = scene({
      scenario,
      regions: {
        keep: { side: 'shadow', units: { raiders: 2 }, controller: 'shadow' },
        farms: { side: 'free', units: { spearmen: 1 } },
        ...(village === 'free' ? { village: { side: 'free', units: { spearmen: 1 } } } : {}),
      },
      dice: { free: { willOfTheWest: 1 } },
      acting: 'free',
    })
    use(played, 'willOfTheWest', 'army', 'attack')
    answer(played, region('farms'), { kind: 'attack', region: 'keep' })
    tactics(begin(played), 'regroup', 'regroup')
    return answer(luck(played), YES)
  }

  test('is destroyed when the attack goes on and it has no way out', () =>
    expect(army(fought(true, 'free'), 'keep')?.side).not.toBe('shadow'))
  test('goes on where there is a way', () =>
    expect(army(fought(true, 'nobody'), 'keep')?.side).toBe('shadow'))
  test('goes on where the Region does not trap', () =>
    expect(army(fought(false, 'free'), 'keep')?.side).toBe('shadow'))
})

test('a position puts the Commander-in-Chief onto the map, and the next one takes him back', () => {
  const scenario = withBlocks(({ positions }) => ({
    positions: positions.map((one) =>
      one.id === 'vanguard'
        ? { ...one, effect: [{ do: 'placeCharacter', characters: ['warlord'], where: { region: 'camp' } }] }
        : one,
    ),
  }))
  const played = position(newTurn(scenario), 'vanguard')
  expect(played.state.table.characters['warlord']).toBe('camp')
  const read = battles.decode(JSON.parse(JSON.stringify(battles.encode(played.state))))
  expect(read).toEqual(E.right(played.state))
  const random = randomFrom('warlord')
  while (question(played) !== 'decide/position') {
    const actions = battles.legalActions(played.state)
    luck(answer(played, actions[random(actions.length)] as never))
  }
  expect(position(played, 'tent').state.table.characters['warlord']).toBe('*commander')
})
