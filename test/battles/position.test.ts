/** Positions that cannot be: all that is wrong is told at once, in words, with what was meant perhaps. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { battles } from '../../src/battles'

/** Everything that is wrong with a description, as `path: problem`. */
const faults = (spec: object): ReadonlyArray<string> => {
  const placed = battles.position({ empty: true, ...spec })
  if (E.isRight(placed)) return []
  const { path, problem, more = [] } = placed.left
  return [{ path, problem }, ...more].map((one) => `${one.path}: ${one.problem}`)
}

describe('a position that is told wrongly', () => {
  test('names that there are not, each with the nearest', () =>
    expect(
      faults({
        regions: { edorass: { side: 'free' }, orthanc: { side: 'shadow', units: { 'uruk-hay': 2 } } },
        characters: { gandalff: 'edoras', aragorn: 'edoraz' },
        dice: { free: { musters: 1 } },
        hands: { free: ['west-wynd'] },
        position: 'balkony',
      }),
    ).toEqual([
      'regions.orthanc.units: uruk-hay does not belong here; did you mean uruk-hai?',
      'regions: edorass does not belong here; did you mean edoras?',
      'characters.aragorn: "edoraz" is not a Region or a place beside the map; did you mean edoras?',
      'characters: gandalff does not belong here; did you mean gandalf?',
      'dice.free: musters does not belong here; did you mean muster?',
      'hands.free.0: "west-wynd" is not a card; did you mean west-wind?',
      'position: "balkony" is not a position; did you mean balcony?',
    ]))

  test('numbers that are none', () =>
    expect(faults({ fate: -1, regions: { edoras: { side: 'free', units: { footmen: 1.5 } } } })).toEqual([
      'regions.edoras.units.footmen: 1.5 is not a whole number',
      'fate: -1 is not a whole number',
    ]))

  test('faults of the whole, all of them, in the names of the scenario', () =>
    expect(
      faults({
        regions: {
          edoras: { side: 'free', units: { 'uruk-hai': 1 }, tokens: 1 },
          orthanc: { side: 'shadow', units: { 'half-orcs': 1 }, leaders: 1 },
          westemnet: { controller: 'free' },
        },
        characters: { aragorn: '*commander' },
        dice: { free: { eye: 1, character: 9 }, shadow: {} },
        fate: 31,
      }),
    ).toEqual([
      'regions.orthanc: a Leader is with the Shadow',
      'regions.edoras: Uruk-hai are in the wrong Army, that of the Free Peoples',
      'regions.edoras: Leadership tokens are with the Free Peoples',
      'regions.westemnet: only a Settlement or Stronghold is controlled, and each is',
      'characters.aragorn: Aragorn is in the wrong place',
      'fate: the Fate marker is beyond the end, 30',
      'fate: the last step reached is beyond the end',
      'dice.free: 6 dice at most',
      'dice.free: no die of the Free Peoples shows Eye',
    ]))

  test('a card in two places, and Damage without Units', () =>
    expect(
      faults({
        hands: { free: ['generic-1'], shadow: ['generic-1'] },
        piles: { played: ['generic-1'] },
        regions: { edoras: { damage: 1 } },
      }),
    ).toEqual([
      'hands.shadow: Rest and Order / Disarray is already in hands.free',
      'piles.played: Rest and Order / Disarray is already in hands.free',
      'regions.edoras.damage: tell the Units in Edoras with it',
    ]))

  test('one that can be has no faults', () =>
    expect(faults({ regions: { edoras: { side: 'free', units: { footmen: 2 }, damage: 1 } } })).toEqual([]))
})
