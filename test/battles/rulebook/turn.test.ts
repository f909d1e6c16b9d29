/** The turn: cards, the Shadow Phase, Fate, dice, passing, control, victory. */
import { describe, expect } from 'vitest'
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
  ruleTest,
  scene,
  table,
  YES,
  type Scene,
} from '../support/play'

const ARMIES = {
  edoras: { side: 'free', units: { footmen: 1 } },
  orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } },
} as const

/** A turn from its beginning up to the position of the Commander. */
const drawn = (spec: object = {}): Scene =>
  chance(
    scene({ regions: ARMIES, ...spec }),
    'generic-1',
    'horns-in-the-dale',
    'generic-2',
    'fire-of-orthanc',
  )

const position = (played: Scene, name: string): Scene =>
  answer(played, { kind: 'choosePosition', position: name })

/** The Balcony, with its four tokens in Orthanc: two dice in the box. */
const balcony = (spec: object = {}): Scene =>
  answer(position(drawn(spec), 'balcony'), ...Array.from({ length: 4 }, () => region('orthanc')))

const pits = (spec: object = {}): Scene => {
  const placed = position(drawn(spec), 'pits')
  return answer(placed, ...Array.from({ length: 3 }, () => region('orthanc')))
}

describe('step one', () => {
  ruleTest('turn.draw', 'shows', 'the Free Peoples first, a Generic and a Story card each', () => {
    const { cards } = table(drawn())
    expect([cards['generic-1'], cards['horns-in-the-dale']]).toEqual(['freeHand', 'freeHand'])
    expect([cards['generic-2'], cards['fire-of-orthanc']]).toEqual(['shadowHand', 'shadowHand'])
  })

  ruleTest('cards.handLimit', 'forbids', 'a seventh card; which one goes is the owner’s choice', () => {
    const hand = ['generic-3', 'generic-4', 'generic-5', 'generic-6', 'generic-7', 'generic-8']
    const full = chance(scene({ regions: ARMIES, hands: { free: hand } }), 'generic-1', 'horns-in-the-dale')
    expect(question(full)).toBe('decide/discard')
    refused(full, { kind: 'discard', card: 'generic-30' }, 'cards.handLimit')
    const done = answer(full, { kind: 'discard', card: 'generic-3' }, { kind: 'discard', card: 'generic-4' })
    expect(table(done).cards['generic-3']).toBe('freeGiven')
  })
})

describe('the Shadow Phase', () => {
  ruleTest('shadow.specialAction', 'shows', 'the Pits place three Units, and then tokens', () => {
    const placed = position(drawn(), 'pits')
    expect(army(placed, 'orthanc')?.units).toEqual({ 'half-orcs': 1, 'uruk-hai': 2, 'warg-riders': 1 })
    expect(regions(placed)).toEqual(['orthanc'])
  })

  ruleTest('shadow.position', 'forbids', 'the Pits when Orthanc is lost', () => {
    const lost = drawn({ regions: { ...ARMIES, orthanc: { controller: 'free' } } })
    refused(lost, { kind: 'choosePosition', position: 'pits' }, 'shadow.position')
    expect(legal(lost, 'choosePosition')).toHaveLength(2)
  })

  ruleTest('shadow.tokens', 'shows', 'the Balcony: two dice, four tokens', () => {
    const played = balcony()
    expect(table(played).dice.shadow).toEqual({ unrolled: 4, unused: { character: 2 }, used: 0 })
    expect(army(played, 'orthanc')?.tokens).toBe(4)
  })

  ruleTest('shadow.tokens', 'forbids', 'a Region without a Shadow Army', () => {
    refused(position(drawn(), 'balcony'), region('edoras'), 'shadow.tokens')
  })

  ruleTest('cards.special', 'shows', 'the Palantír Room draws a Special card', () => {
    const played = chance(position(drawn(), 'palantir-room'), 'ill-counsel')
    expect(table(played).cards['ill-counsel']).toBe('shadowHand')
  })
})

describe('Fate', () => {
  const draw = { kind: 'drawTile' } as const
  const apply = { kind: 'applyTile' } as const

  ruleTest('fate.lastTile', 'shows', 'a tile set aside returns, the applied one is used', () => {
    const played = chance(answer(chance(answer(balcony(), draw), 'grey-1'), draw), 'grey-3')
    expect(table(played).fate).toBe(3)
    expect(table(played).tiles.used).toEqual({ 'grey-3': 1 })
    expect(table(played).tiles.pool['grey-1']).toBe(2)
  })

  ruleTest('fate.draws', 'allows', 'drawing none leaves the marker', () => {
    expect(table(answer(balcony(), PASS)).fate).toBe(0)
  })

  ruleTest('fate.lastTile', 'forbids', 'passing when a tile has been drawn', () => {
    refused(chance(answer(balcony(), draw), 'grey-1'), PASS, 'fate.lastTile')
  })

  ruleTest('fate.redTile', 'shows', 'a red tile ends the drawing', () => {
    const pool = { 'grey-1': 1, 'red-0': 1 }
    const played = chance(answer(balcony({ pool }), draw), 'red-0')
    expect(question(played)).not.toBe('decide/tile')
    expect(table(played).tiles.out).toEqual({ 'red-0': 1 })
  })

  ruleTest('fate.effects', 'shows', 'X with two dice: two steps and an Ent', () => {
    const played = answer(chance(answer(balcony(), draw), 'grey-x-icon'), apply)
    expect(table(played).fate).toBe(2)
    expect(table(played).counters['ents']).toBe(1)
  })

  ruleTest('fate.another', 'shows', 'a blue tile and then another: both advance', () => {
    const pool = { 'grey-3': 1, 'blue-2': 1 }
    const played = answer(chance(answer(balcony({ pool }), draw), 'blue-2'), apply)
    expect(table(played).fate).toBe(5)
    expect(table(played).tiles.out).toEqual({ 'blue-2': 1 })
  })

  ruleTest('fate.ready', 'shows', 'marker 2 and a tile 3: Aragorn, Treebeard and Éomer are ready', () => {
    const played = answer(chance(answer(balcony({ fate: 2 }), draw), 'grey-3'), apply)
    const { characters } = table(played)
    expect([characters['aragorn'], characters['treebeard'], characters['eomer']]).toEqual([
      '*ready',
      '*ready',
      '*ready',
    ])
  })

  ruleTest('fate.stepByStep', 'shows', 'marker 5 and a tile 2: a Story card at 6, Gandalf ready at 7', () => {
    const played = answer(chance(answer(balcony({ fate: 5 }), draw), 'grey-2'), apply)
    const story = chance(played, 'west-wind')
    expect(table(story).cards['west-wind']).toBe('freeHand')
    expect(table(story).characters['gandalf']).toBe('*ready')
  })

  ruleTest('turn.endgameAtOnce', 'shows', 'marker 25 and a tile 3: the Free Peoples have won at 27', () => {
    const played = answer(chance(answer(balcony({ fate: 25 }), draw), 'grey-3'), apply)
    expect(played.state.outcome?.winners).toEqual(['free'])
    expect(table(played).fate).toBe(27)
  })

  ruleTest('fate.effects', 'allows', 'the red tile with the die adds a die and a token', () => {
    const pool = { 'grey-1': 1, 'red-0-die': 1 }
    const played = answer(chance(answer(balcony({ pool }), draw), 'red-0-die'), YES, region('orthanc'))
    expect(table(played).dice.shadow.unused).toEqual({ character: 3 })
    expect(army(played, 'orthanc')?.tokens).toBe(5)
  })
})

describe('the roll', () => {
  ruleTest(
    'turn.roll',
    'shows',
    'three dice in the box, two Characters rolled: five, and two tokens aside',
    () => {
      const played = chance(
        answer(pits(), PASS),
        'event',
        'event',
        'event',
        'event',
        'character',
        'character',
        'army',
      )
      expect(table(played).dice.shadow.unused).toEqual({ army: 1, character: 5 })
      expect(table(played).aside).toBe(2)
    },
  )
})
