/**
 * Cards and abilities that could have no effect now, as a referee would put it: what they lack. Chapters 4
 * and 7.
 */
import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { lackOf } from '../../../src/battles/query/idleness'
import { hereOf, scene } from '../support/play'
import { why } from '../support/reasons'

/** The Free Peoples with an Event die and a card in hand. */
const free = (card: string, spec: PositionSpec = {}) =>
  scene({
    dice: { free: { event: 1, character: 1 }, shadow: { army: 1 } },
    acting: 'free',
    position: 'balcony',
    hands: { free: [card] },
    ...spec,
  })

/** The same of the Shadow. */
const shadow = (card: string, spec: PositionSpec = {}) =>
  free(card, {
    acting: 'shadow',
    hands: { shadow: [card] },
    dice: { free: {}, shadow: { event: 1 } },
    ...spec,
  })

const HELD = { hornburg: { side: 'free', units: { footmen: 1 } } } as const
const plays = (card: string) => ({ kind: 'playCard', card })
const idle = (because: string) => ['cards.someEffect', because]

describe('a card whose parts are all impossible', () => {
  test('lacks a die', () => {
    const staff = free('the-staff-broken', { fate: 9, characters: { gandalf: 'edoras' } })
    expect(why(staff, 'free', plays('the-staff-broken'))).toEqual(idle('no die is in the Shadow Box'))
    expect(why(shadow('ill-counsel'), 'shadow', plays('ill-counsel'))).toEqual(
      idle('the Free Peoples: no unused die'),
    )
  })

  test('lacks Ents, or finds no more of them', () => {
    const here = { characters: { treebeard: 'derndingle' } }
    expect(
      why(free('hasty-deeds', { ...here, counters: { ents: 0 } }), 'free', plays('hasty-deeds')),
    ).toEqual(idle('Treebeard is in Derndingle; Ents: 0'))
    expect(
      why(free('walking-wood', { ...here, counters: { ents: 8 } }), 'free', plays('walking-wood')),
    ).toEqual(idle('Ents: 8, at most 8'))
  })

  test('lacks a card in the hand of the enemy, or a token of his', () => {
    expect(why(shadow('spies'), 'shadow', plays('spies'))).toEqual(
      idle('no such card is in the hand of the Free Peoples'),
    )
    const bare = shadow('thin-garrisons', { empty: true })
    expect(why(bare, 'shadow', plays('thin-garrisons'))).toEqual(
      idle('no Recruitment token of the Free Peoples lies in a Settlement'),
    )
  })

  test('lacks a place for Units, or the figures', () => {
    const taken = { regions: { 'south-dunland': { side: 'free', units: { footmen: 1 } } } } as const
    expect(why(shadow('hill-men-in-arms', taken), 'shadow', plays('hill-men-in-arms'))).toEqual(
      idle('no Unit can come into South Dunland'),
    )
    const here = hereOf(free('west-wind'))
    const step = { do: 'placeUnits', any: [], where: { region: 'edoras' } } as const
    expect(lackOf(here, 'free', step)).toMatch(/^no figure of .* is left$/)
  })

  test('lacks Armies that it would harm, and whoever would attack', () => {
    expect(
      why(free('horn-of-the-deep', { empty: true, regions: HELD }), 'free', plays('horn-of-the-deep')),
    ).toEqual(
      idle(
        'there is no Army of the Shadow next to Hornburg; ' +
          'no Army of the Free Peoples in Hornburg is next to an enemy Army',
      ),
    )
  })

  test('lacks all of what it lets one choose', () => {
    expect(why(free('stores-of-the-burg', { empty: true }), 'free', plays('stores-of-the-burg'))).toEqual(
      idle(
        'no Stronghold with an own Army has lost Protection; ' +
          'no Army of the Free Peoples in a Stronghold has Damage',
      ),
    )
  })

  test('lacks a tile', () => {
    const here = hereOf(free('west-wind'))
    expect(lackOf(here, 'shadow', { do: 'addTile', tile: 'red-0' })).toMatch(/^no such tile is left: /)
  })
})

test('March of the Ents lacks the Ents, or an enemy near Derndingle', () => {
  const march = { kind: 'useAbility', character: 'treebeard', ability: 1 }
  const ents = (number: number) =>
    free('west-wind', { empty: true, characters: { treebeard: 'derndingle' }, counters: { ents: number } })
  expect(why(ents(0), 'free', march)).toEqual([
    'actions.ability',
    'March of the Ents could have no effect now: Ents: 0',
  ])
  expect(why(ents(2), 'free', march)).toEqual([
    'actions.ability',
    'March of the Ents could have no effect now: no enemy Army is within 2 Regions of Derndingle',
  ])
})
