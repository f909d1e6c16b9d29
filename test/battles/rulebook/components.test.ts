/** Chapter 0: what is in the box. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect } from 'vitest'
import millBridge from '../../../docs/scenarios/the-mill-bridge.json'
import { battles, type ScenarioDoc } from '../../../src/battles'
import { dice, fight } from '../support/battle'
import { answer, army, cards, chance, legal, PASS, region, scene, table, tactics, use } from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  ARMIES,
  balcony,
  changedDoc,
  drawn,
  faultPaths,
  outcomes,
  position,
  scenarioFrom,
  wrong,
} from '../support/turn'

describe('boards, dice, cards and tiles', () => {
  ruleAllows('components.board', 'another scenario has a board of its own', () => {
    const read = battles.scenario(millBridge)
    const regions = E.isRight(read) ? battles.tables({ scenario: read.right }).regionIds : []
    expect(regions.length).toBeGreaterThan(0)
    expect(regions).not.toContain('orthanc')
  })

  ruleForbids('components.board', 'a Region of another board is no Region of this one', () => {
    expect(wrong({ regions: { 'minas-tirith': { side: 'free', units: { riders: 1 } } } })).toContain(
      'does not belong here',
    )
  })

  /** All dice of the Free Peoples show an Event; then the Shadow rolls. */
  const rolling = () => answer(balcony(), PASS)

  ruleAllows(['components.actionDice', 'components.faces'], 'each side rolls the set of its own', () => {
    const free = rolling()
    expect(new Set(outcomes(free))).toEqual(
      new Set(['character', 'event', 'muster', 'armyMuster', 'willOfTheWest']),
    )
    const shadow = chance(free, 'event', 'event', 'event', 'event')
    expect(new Set(outcomes(shadow))).toEqual(
      new Set(['character', 'army', 'muster', 'event', 'armyMuster', 'eye']),
    )
  })

  ruleForbids(
    ['components.actionDice', 'components.faces'],
    'no die of the Free Peoples shows an Eye or a plain Army, none of the Shadow the Will of the West',
    () => {
      expect(outcomes(rolling())).not.toContain('eye')
      expect(outcomes(rolling())).not.toContain('army')
      expect(wrong({ dice: { free: { eye: 1 }, shadow: {} } })).toContain('shows')
      expect(wrong({ dice: { free: {}, shadow: { willOfTheWest: 1 } } })).toContain('shows')
    },
  )

  const battle = () =>
    tactics(
      fight('westmark-hills', { units: { 'warg-riders': 1, 'half-orcs': 1 } }, 'deeping-coomb', {
        units: { footmen: 1 },
      }),
      'regroup',
      'warg-riders',
    )

  ruleAllows('components.battleDice', 'Combat Dice and Maneuver Dice lie in one row', () => {
    expect(dice(battle(), 'shadow').map(({ type }) => type)).toEqual(['warg-riders', null, null])
  })

  ruleForbids('components.battleDice', 'a die has six sides', () => {
    expect(outcomes(battle())).toEqual([1, 2, 3, 4, 5, 6])
  })

  ruleAllows(
    'components.cards',
    'thirty Generic cards that both draw, sixteen Story cards each, six Special',
    () => {
      const { cardsOf } = battles.tables()
      const sizes = [cardsOf.generic, cardsOf.storyFree, cardsOf.storyShadow, cardsOf.special]
      expect(sizes.map((cards) => cards.length)).toEqual([30, 16, 16, 6])
      const at = cards(drawn())
      expect([at['generic-1'], at['generic-2']]).toEqual(['freeHand', 'shadowHand'])
    },
  )

  ruleForbids('components.cards', 'nobody draws from the Story deck of the other side', () => {
    const story = chance(scene({ regions: ARMIES }), 'generic-1')
    expect(outcomes(story)).toContain('horns-in-the-dale')
    expect(outcomes(story)).not.toContain('fire-of-orthanc')
  })

  ruleForbids('components.cards', 'a scenario with a deck of the wrong size', () => {
    const faults = faultPaths(changedDoc((doc) => ({ storyFree: doc.storyFree.slice(1) })))
    expect(faults.join()).toContain('storyFree')
  })

  ruleAllows('components.tiles', 'grey, blue and red', () => {
    const colours = battles.tables().doc.fate.tiles.map(({ colour }) => colour)
    expect(new Set(colours)).toEqual(new Set(['grey', 'blue', 'red']))
  })

  ruleForbids('components.tiles', 'a fourth colour', () => {
    const green = (doc: ScenarioDoc) => ({
      fate: { ...doc.fate, tiles: doc.fate.tiles.map((tile) => ({ ...tile, colour: 'green' })) },
    })
    expect(faultPaths(changedDoc(green)).join()).toContain('fate.tiles')
  })
})

describe('counters, figures and tokens', () => {
  ruleAllows('components.counters', 'Damage and Leadership lie with an Army, control with its place', () => {
    const placed = scene({
      regions: {
        folde: { side: 'shadow', units: { 'uruk-hai': 2 }, damage: 1, tokens: 3, controller: 'shadow' },
      },
      dice: { free: { event: 1 }, shadow: {} },
    })
    expect(army(placed, 'folde')).toMatchObject({ damage: 1, tokens: 3 })
    expect(table(placed).regions['folde']?.controller).toBe('shadow')
  })

  ruleForbids('components.counters', 'Damage without Units: it goes with the last one (OR-65)', () => {
    const moved = answer(
      use(
        scene({
          regions: { westfold: { side: 'free', units: { riders: 1 }, damage: 1 } },
          dice: { free: { willOfTheWest: 1 }, shadow: {} },
        }),
        'willOfTheWest',
        'army',
        'strategic-movement',
      ),
      region('westfold'),
      region('westemnet'),
    )
    expect(army(moved, 'westfold')).toBeNull()
    expect(army(moved, 'westemnet')?.damage).toBe(1)
  })

  ruleAllows('components.limits', 'counters never run out: an Army may have any number of tokens', () => {
    expect(wrong({ regions: { orthanc: { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 99 } } })).toBe('')
  })

  ruleForbids('components.limits', 'figures do: there are three Household Guards and no fourth', () => {
    const guards = (count: number) =>
      wrong({ regions: { edoras: { side: 'free', units: { 'household-guard': count } } } })
    expect(guards(3)).toBe('')
    expect(guards(4)).toContain('figures')
  })

  ruleForbids('components.limits', 'a fifth Leader when there are four', () => {
    const { leaders } = battles.tables().doc
    const led = (count: number) =>
      wrong({ regions: { edoras: { side: 'free', units: { riders: 1 }, leaders: count } } })
    expect([led(leaders), led(leaders + 1)]).toEqual(['', expect.stringContaining('Leaders')])
  })

  const passing = (tokens: number) =>
    scene({
      regions: {
        edoras: { side: 'free', units: { footmen: 2 }, damage: 2 },
        folde: { recruits: { free: 2 } },
      },
      characters: { aragorn: 'edoras' },
      dice: { free: {}, shadow: { muster: 3 } },
      actionTokens: tokens,
    })
  const ALL_FOUR = ['characters', 'move', 'muster', 'rally']
  const open = (tokens: number) =>
    legal(passing(tokens), 'useToken')
      .map((one) => String(one['use']))
      .sort()

  ruleAllows('components.actionTokens', 'either token has all four uses (OR-2)', () => {
    expect(open(2)).toEqual(ALL_FOUR)
    expect(open(1)).toEqual(ALL_FOUR)
  })

  ruleForbids('components.actionTokens', 'without a token there is none of them', () => {
    expect(open(0)).toEqual([])
  })

  ruleForbids('board.boxes', 'Fate beyond the end of its track, a Character in a box that is none', () => {
    expect(wrong({ fate: battles.tables().doc.fate.last + 1 })).toContain('Fate')
    expect(wrong({ characters: { aragorn: '*commander' } })).toContain('aragorn')
  })

  ruleAllows('board.boxes', 'the Fate Track, the Shadow Box and the position of the Commander', () => {
    const placed = table(position(drawn({ fate: 4 }), 'balcony'))
    expect([placed.fate, placed.position]).toEqual([4, 'balcony'])
    expect(placed.dice.shadow.unused).toEqual({ character: 2 })
  })

  ruleAllows('board.terrain', 'a scenario may add a terrain type', () => {
    const boggy = scenarioFrom((doc) => ({
      terrain: { ...doc.terrain, bog: { defenderStrength: 2 } },
      regions: doc.regions.map((one) => (one.id === 'fenmarch' ? { ...one, terrain: 'bog' } : one)),
    }))
    const fought = fight(
      'edoras',
      { units: { 'uruk-hai': 1 }, controller: 'shadow' },
      'fenmarch',
      { units: { footmen: 1 } },
      { scenario: boggy },
    )
    expect(dice(tactics(fought, 'regroup', 'regroup'), 'free')).toHaveLength(3)
  })

  ruleForbids('board.terrain', 'a Region whose terrain no table tells', () => {
    const faults = faultPaths(
      changedDoc((doc) => ({ regions: doc.regions.map((one) => ({ ...one, terrain: 'ice' })) })),
    )
    expect(faults.join()).toContain('terrain')
  })
})
