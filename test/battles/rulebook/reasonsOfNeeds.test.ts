/**
 * What a scenario requires and is not so, as a referee would put it: how things are, each condition in its
 * own words. Chapters 4, 6 and 7.
 */
import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import type { Condition } from '../../../src/battles/model/effects'
import { sourceOf } from '../../../src/battles/query/stepReasons'
import { nameIn } from '../../../src/battles/query/names'
import { unmet } from '../../../src/battles/query/needs'
import { hereOf, scene } from '../support/play'

const spec: PositionSpec = {
  regions: {
    edoras: { side: 'free', units: { footmen: 1 } },
    orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } },
  },
  characters: { gandalf: 'edoras', gimli: '*eliminated' },
  fate: 7,
  turn: 3,
  counters: { ents: 2 },
  dice: { free: { event: 1 }, shadow: {} },
}

/** What is said by the Free Peoples' card that wants this. */
const said = (...wanted: ReadonlyArray<Condition>) => unmet(hereOf(scene(spec)), 'free', wanted)

describe('Characters', () => {
  test('wherever they are', () => {
    expect(said({ at: ['gandalf', 'folde'] })).toBe('Gandalf is not in Folde: Gandalf is in Edoras')
    expect(said({ inPlay: 'legolas' })).toBe('Legolas is set aside, not in play')
    expect(said({ inPlay: 'gimli' })).toBe('Gimli is eliminated')
    expect(said({ inPlay: 'theoden' })).toBe('Théoden waits at step 9 of the Fate Track, Fate is at 7')
    expect(said({ notInPlay: 'gandalf' })).toBe('Gandalf is in Edoras')
    expect(said({ ready: 'gandalf' })).toBe('Gandalf is in Edoras')
    expect(said({ waiting: 'eomer' })).toBe('Éomer is ready, but has not entered')
    expect(said({ at: ['saruman', 'orthanc'] })).toBe(
      'Saruman is not in Orthanc: Saruman is not on the map, but in his box',
    )
  })

  test('of several who should be eliminated only those who are not', () => {
    expect(said({ eliminated: ['gimli', 'legolas', 'gandalf'] })).toBe('not eliminated: Legolas or Gandalf')
    expect(said({ not: { eliminated: ['gimli'] } })).toBe('eliminated: Gimli')
  })
})

describe('numbers', () => {
  test('too small, or large enough where they should not be', () => {
    expect(said({ counterAtLeast: ['ents', 3] })).toBe('Ents: 2, not 3')
    expect(said({ fateAtLeast: 9 })).toBe('Fate is at 7, not at 9')
    expect(said({ fateReachesEndgame: true })).toBe('Fate is at 7, not at its end')
    expect(said({ victoryPointsAtLeast: 5 })).toBe('victory points: 0, not 5')
    expect(said({ turnAtLeast: 4 })).toBe('it is turn 3, not 4')
    expect(said({ not: { counterAtLeast: ['ents', 1] } })).toBe('Ents: 2')
    expect(said({ not: { fateAtLeast: 5 } })).toBe('Fate is at 7')
  })
})

describe('places and Armies', () => {
  test('control', () => {
    expect(said({ controls: ['shadow', 'edoras'] })).toBe('Edoras is not controlled by the Shadow')
    expect(said({ not: { controls: ['free', 'edoras'] } })).toBe('Edoras is controlled by the Free Peoples')
  })

  test('an Army with what it should have', () => {
    const army = (filter: object) => said({ army: { side: 'own', ...filter } })
    const of = 'there is no Army of the Free Peoples'
    expect(army({ has: { leadership: 3 } })).toBe(`${of} with Leadership of 3 or more`)
    expect(army({ has: { type: 'riders' } })).toBe(`${of} with Riders`)
    expect(army({ has: { character: 'aragorn' } })).toBe(`${of} with Aragorn`)
    expect(army({ has: { noCharacter: true } })).toBe(`${of} without a Character`)
    expect(said({ army: { side: 'enemy', has: { noCharacter: false } } })).toBe(
      'there is no Army of the Shadow with a Character',
    )
    expect(said({ not: { army: { side: 'enemy' } } })).toBe('there is an Army of the Shadow')
  })

  test('where it should stand, or next to what', () => {
    const army = (filter: object) => said({ army: { side: 'own', ...filter } })
    const of = 'there is no Army of the Free Peoples'
    expect(army({ in: { settlement: true, territory: 'west-marches' } })).toBe(
      `${of} in a Settlement in West Marches`,
    )
    expect(army({ in: { stronghold: false, controller: 'free' } })).toBe(
      `${of} in a Region without a Stronghold of the Free Peoples`,
    )
    expect(army({ in: { settlement: false, stronghold: false } })).toBe(
      `${of} in a Region without a Settlement without a Stronghold`,
    )
    expect(army({ in: { area: 'mordor-orcs' } })).toBe(`${of} in a Region that is an area of Mordor Orcs`)
    expect(army({ in: { region: 'folde' } })).toBe(`${of} in Folde`)
    expect(army({ in: { adjacentArmy: 'shadow' } })).toBe(`${of} in a Region next to an Army of the Shadow`)
    expect(army({ in: { withCharacter: 'aragorn' } })).toBe(`${of} in a Region with Aragorn`)
    expect(army({ in: { ownArmy: false } })).toBe(`${of} in a Region without an Army of the Free Peoples`)
    expect(army({ adjacentTo: 'orthanc' })).toBe(`${of} next to Orthanc`)
    expect(army({ adjacentTo: { stronghold: true, controller: 'shadow' } })).toBe(
      `${of} next to a Stronghold of the Shadow`,
    )
  })
})

describe('several conditions', () => {
  test('all that fail are told, of alternatives each once', () => {
    expect(said({ inPlay: 'gandalf' }, { fateAtLeast: 9 }, { turnAtLeast: 5 })).toBe(
      'Fate is at 7, not at 9; it is turn 3, not 5',
    )
    expect(said({ any: [{ ready: 'legolas' }, { inPlay: 'legolas' }, { turnAtLeast: 9 }] })).toBe(
      'Legolas is set aside, not in play, and it is turn 3, not 9',
    )
    expect(said({ not: { any: [{ turnAtLeast: 9 }, { turnAtLeast: 2 }] } })).toBe('it is turn 3')
    expect(said({ not: { not: { inPlay: 'gimli' } } })).toBe('Gimli is eliminated')
    expect(said({ inPlay: 'gandalf' })).toBeUndefined()
  })

  test('what only happens in a moment is not so now', () => {
    expect(said({ tileApplied: { icon: true } })).toBe('no tile with the icon is applied now')
    expect(said({ used: true })).toBe('it is not used now')
  })
})

test('an effect is called by what it belongs to', () => {
  const of = (list: string) => sourceOf(list, nameIn(hereOf(scene(spec)).rules.scenario))
  expect(of('card/killing-stroke.0.afterBattle')).toBe('the card Killing Stroke')
  expect(of('reaction/crows-overhead')).toBe('the card Crows Overhead')
  expect(of('combat/generic-1')).toBe('the Combat card Rest and Order / Disarray')
  expect(of('unit/riders')).toBe('the ability of Riders')
  expect(of('ability/gandalf/1')).toBe('the ability of Gandalf')
  expect(of('step/4')).toBe('step 4 of the Fate Track')
  expect(of('icon')).toBe('the icon of the Fate Tile')
  expect(of('position/pits')).toBe('The Pits')
})
