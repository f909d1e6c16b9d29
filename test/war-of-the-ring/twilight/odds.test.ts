/** The odds of battles with Dunlendings and siege engines, and of Hunts with the tiles of Sméagol. */
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import { battleOdds, warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'

const at = (spec: PositionSpec): State =>
  mustRight(warOfTheRing.position({ ...spec, config: { twilight: true } }), 'position')

describe('a battle', () => {
  it('a hit takes two Dunlendings, and the last of them alone', () => {
    const found = mustRight(
      battleOdds({ rounds: 1, attacker: { dunlendings: 3 }, defender: { regulars: 2 } }),
      'odds',
    )
    const left = new Map<number | undefined, number>()
    for (const { attacker, probability } of found.results)
      left.set(attacker.dunlendings, (left.get(attacker.dunlendings) ?? 0) + probability.value)
    expect([...left].sort(([one = 0], [other = 0]) => other - one).map(([n]) => n)).toEqual([3, 1, 0])
    expect(left.get(3)).toBeCloseTo(4 / 9)
    expect(left.get(1)).toBeCloseTo(4 / 9)
    expect(left.get(0)).toBeCloseTo(1 / 9)
  })

  it('an Elite is reduced before a single Dunlending goes, and Regulars go before two', () => {
    const one = (attacker: object, losses = 'regulars') =>
      mustRight(
        battleOdds({ rounds: 1, attacker: { ...attacker, losses }, defender: { regulars: 1 } }),
        'odds',
      ).results.map(({ attacker: units }) => units)
    expect(one({ dunlendings: 1, elites: 1 })).toContainEqual({ regulars: 1, elites: 0, dunlendings: 1 })
    expect(one({ dunlendings: 2, elites: 1 })).toContainEqual({ regulars: 0, elites: 1, dunlendings: 0 })
    expect(one({ dunlendings: 2, elites: 1 }, 'elites')).toContainEqual({
      regulars: 1,
      elites: 0,
      dunlendings: 2,
    })
    expect(one({ dunlendings: 2, regulars: 1 })).toContainEqual({ regulars: 0, elites: 0, dunlendings: 2 })
    expect(one({ regulars: 2 })).toContainEqual({ regulars: 1, elites: 0 })
  })

  it('Dunlendings who attack are described apart', () => {
    const state = at({
      politics: { isengard: { steps: 0 } },
      captured: ['westemnet'],
      beside: { factions: ['dunlendings'] },
      armies: { westemnet: { dunlending: 3, 'isengard-regular': 1 }, eastemnet: { 'rohan-regular': 1 } },
    })
    const spec = warOfTheRing.battleSpec(state, { side: 'shadow', from: 'westemnet', to: 'eastemnet' })
    expect(O.isSome(spec) && spec.value.attacker).toMatchObject({ regulars: 1, elites: 0, dunlendings: 3 })
    expect(O.isSome(spec) && spec.value.defender).not.toHaveProperty('dunlendings')
  })

  const siege = (beside: PositionSpec['beside']) => {
    const state = at({
      politics: { sauron: { steps: 0 }, elves: { steps: 0, active: true } },
      armies: { lorien: { 'sauron-regular': 5 } },
      besieged: { lorien: { 'elves-regular': 2 } },
      ...(beside === undefined ? {} : { beside }),
    })
    const spec = warOfTheRing.battleSpec(state, { side: 'shadow', from: 'lorien', to: 'lorien' })
    return O.isSome(spec) ? [spec.value.rounds, spec.value.defender.cards?.roll ?? 0] : 'none'
  }
  it.each([
    ['no engine', {}, [1, 0]],
    ['a Siege Tower more', { towers: { lorien: 1 } }, [2, -1]],
    ['a Trebuchet more', { trebuchets: { lorien: 1 } }, [1, 1]],
    ['as many', { towers: { lorien: 1 }, trebuchets: { lorien: 1 } }, [1, 0]],
  ] as const)('in a siege with %s: rounds, and the first roll of the Free Peoples', (_, beside, told) =>
    expect(siege(beside)).toEqual(told),
  )
})

describe('a Hunt', () => {
  const tiles = (spec: PositionSpec) => {
    const odds = warOfTheRing.huntOdds(at({ huntBox: { shadow: 3 }, ...spec }))
    return O.isSome(odds) ? odds.value.results.map(({ tile, damage }) => [tile, damage]) : []
  }

  it('may draw a tile of Sméagol, which does no damage', () =>
    expect(tiles({})).toContainEqual(['smeagol', 0]))

  it('draws another once he is gone, or with Gollum', () => {
    expect(tiles({ characters: { smeagol: 'eliminated' } }).map(([tile]) => tile)).not.toContain('smeagol')
    const alone = Object.fromEntries(
      ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'].map((id) => [
        id,
        'eliminated',
      ]),
    )
    expect(tiles({ characters: alone, huntBox: { shadow: 1 } }).map(([tile]) => tile)).not.toContain(
      'smeagol',
    )
  })

  it('of a pool that holds such tiles alone, a standard one is drawn', () => {
    const pool = { pool: { smeagol: 2 } }
    const drawn = tiles({ characters: { smeagol: 'eliminated' }, huntTiles: pool }).map(([tile]) => tile)
    expect(drawn).toContain('standard-eye')
    expect(drawn).not.toContain('smeagol')
  })

  it('the chances of all tiles are one together', () => {
    const odds = warOfTheRing.huntOdds(at({ huntBox: { shadow: 3 } }))
    const sum = O.isSome(odds)
      ? odds.value.results.reduce((total, { probability }) => total + probability.value, 0)
      : 0
    expect(sum).toBeCloseTo(1)
  })
})
