/** Hunt tiles and dice of War of the Ring, as printed. */
import { describe, expect, it } from 'vitest'
import { CHARACTERS } from '../../../src/war-of-the-ring/data/characters'
import { DICE } from '../../../src/war-of-the-ring/data/dice'
import { HUNT_TILES } from '../../../src/war-of-the-ring/data/hunt-tiles'
import {
  DIE_FACES,
  FREE_PEOPLES_FACES,
  HUNT_TILE_IDS,
  SHADOW_FACES,
  SIDES,
  SPECIAL_TILE_IDS,
  STANDARD_TILE_IDS,
} from '../../../src/war-of-the-ring/model/ids'
import type { HuntTileData } from '../../../src/war-of-the-ring/model/tables'

const valueOf = ({ damage }: HuntTileData): string =>
  damage.kind === 'number' ? String(damage.value) : damage.kind

/** Every single tile: its value, then `r` for Reveal and `s` for Stop. */
const tiles = (kind: HuntTileData['kind']): ReadonlyArray<string> =>
  HUNT_TILES.filter((tile) => tile.kind === kind)
    .flatMap((tile) => Array.from({ length: tile.count }, () => tile))
    .map((tile) => `${valueOf(tile)}${tile.reveal ? 'r' : ''}${tile.stop ? 's' : ''}`)

const sorted = (names: Iterable<string>): ReadonlyArray<string> => [...names].sort()

describe('the Hunt tiles', () => {
  it('stand in the order of their ids, none named twice', () => {
    expect(HUNT_TILES.map(({ id }) => id)).toEqual(HUNT_TILE_IDS)
    expect(new Set(HUNT_TILE_IDS).size).toBe(HUNT_TILE_IDS.length)
    expect(new Set(HUNT_TILES.map(({ name }) => name)).size).toBe(HUNT_TILE_IDS.length)
  })

  it('are sixteen standard ones: four Eyes and twelve numbers from 0 to 3', () => {
    const printed = 'eyer eyer eyer eyer 3 3 3 2 2 2r 1 1 1r 1r 0r 0r'.split(' ')
    expect(tiles('standard')).toEqual(printed)
    expect(printed).toHaveLength(16)
  })

  it('reveal in nine of the standard cases', () => {
    expect(tiles('standard').filter((tile) => tile.endsWith('r'))).toHaveLength(9)
  })

  it('are four special ones for each side, and those of the Shadow all stop', () => {
    expect(tiles('free-peoples')).toEqual(['0', '0', '-2', '-1'])
    expect(tiles('shadow')).toEqual(['dies', 'eyers', '3s', '1rs'])
  })

  it('are standard or special as their ids say', () => {
    const standard = HUNT_TILES.filter(({ kind }) => kind === 'standard')
    expect(standard.map(({ id }) => id)).toEqual(STANDARD_TILE_IDS)
    const special = HUNT_TILES.filter(({ kind }) => kind !== 'standard')
    expect(special.map(({ id }) => id)).toEqual(SPECIAL_TILE_IDS)
    expect(special.filter(({ count }) => count !== 1)).toEqual([])
  })
})

describe('the dice', () => {
  it('have six faces, two of them Characters for the Free Peoples', () => {
    expect(DICE.action['free-peoples'].faces).toEqual(['character', ...FREE_PEOPLES_FACES])
    expect(DICE.action.shadow.faces).toEqual(SHADOW_FACES)
    expect(SIDES.map((side) => DICE.action[side].faces.length)).toEqual([6, 6])
  })

  it('show every result there is, an Army alone only for the Shadow', () => {
    const faces = SIDES.flatMap((side): ReadonlyArray<string> => DICE.action[side].faces)
    expect(sorted(new Set(faces))).toEqual(sorted(DIE_FACES))
    expect(FREE_PEOPLES_FACES).not.toContain('army')
  })

  it('are four of six for the Free Peoples and seven of ten for the Shadow', () => {
    expect(SIDES.map((side) => [DICE.action[side].start, DICE.action[side].most])).toEqual([
      [4, 6],
      [7, 10],
    ])
  })

  it('are all in the pool when every character who brings one is in play', () => {
    const pools = SIDES.map((side) =>
      CHARACTERS.filter((character) => character.side === side).reduce(
        (sum, { diceBonus }) => sum + diceBonus,
        DICE.action[side].start,
      ),
    )
    expect(pools).toEqual(SIDES.map((side) => DICE.action[side].most))
  })

  it('hit on 5 in battle, and on 6 at first against walls and always in a siege', () => {
    const { combat } = DICE
    expect([combat.hitsOn, combat.hitsOnAtFirst, combat.hitsOnInSiege]).toEqual([5, 6, 6])
    expect([combat.alwaysMisses, combat.alwaysHits, combat.most]).toEqual([1, 6, 5])
  })

  it('find the Fellowship on 6, five at most, one easier for each die in the Hunt box', () => {
    expect(DICE.hunt).toEqual({ most: 5, succeedsOn: 6, alwaysFails: 1, perDieInBox: 1 })
  })
})
