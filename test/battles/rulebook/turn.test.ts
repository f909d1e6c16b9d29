/** The turn: cards, the Shadow Phase, Fate, dice, passing, control, victory. */
import { describe, expect } from 'vitest'
import {
  answer,
  army,
  cards,
  chance,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  scene,
  table,
  YES,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { APPLY, ARMIES, balcony, DRAW, drawn, END, pits, position } from '../support/turn'

describe('step one', () => {
  ruleAllows('turn.draw', 'the Free Peoples first, a Generic and a Story card each', () => {
    const at = cards(drawn())
    expect([at['generic-1'], at['horns-in-the-dale']]).toEqual(['freeHand', 'freeHand'])
    expect([at['generic-2'], at['fire-of-orthanc']]).toEqual(['shadowHand', 'shadowHand'])
  })

  ruleForbids('cards.handLimit', 'a seventh card; which one goes is the owner’s choice', () => {
    const hand = ['generic-3', 'generic-4', 'generic-5', 'generic-6', 'generic-7', 'generic-8']
    const full = chance(scene({ regions: ARMIES, hands: { free: hand } }), 'generic-1', 'horns-in-the-dale')
    expect(question(full)).toBe('decide/discard')
    refused(full, { kind: 'discard', card: 'generic-30' }, 'cards.handLimit')
    const done = answer(full, { kind: 'discard', card: 'generic-3' }, { kind: 'discard', card: 'generic-4' })
    expect(cards(done)['generic-3']).toBe('freeGiven')
  })
})

describe('the Shadow Phase', () => {
  ruleAllows('shadow.specialAction', 'the Pits place three Units, and then tokens', () => {
    const placed = position(drawn(), 'pits')
    expect(army(placed, 'orthanc')?.units).toEqual({ 'half-orcs': 1, 'uruk-hai': 2, 'warg-riders': 1 })
    expect(regions(placed)).toEqual(['orthanc'])
  })

  ruleForbids('shadow.position', 'the Pits when Orthanc is lost', () => {
    const lost = drawn({ regions: { ...ARMIES, orthanc: { controller: 'free' } } })
    refused(lost, { kind: 'choosePosition', position: 'pits' }, 'shadow.position')
    expect(legal(lost, 'choosePosition')).toHaveLength(2)
  })

  ruleAllows('shadow.tokens', 'the Balcony: two dice, four tokens', () => {
    const played = balcony()
    expect(table(played).dice.shadow).toEqual({ unrolled: 4, unused: { character: 2 }, used: 0 })
    expect(army(played, 'orthanc')?.tokens).toBe(4)
  })

  ruleForbids('shadow.tokens', 'a Region without a Shadow Army', () => {
    refused(position(drawn(), 'balcony'), region('edoras'), 'shadow.tokens')
  })

  ruleAllows('cards.special', 'the Palantír Room draws a Special card', () => {
    const played = chance(position(drawn(), 'palantir-room'), 'ill-counsel')
    expect(cards(played)['ill-counsel']).toBe('shadowHand')
  })
})

describe('Fate', () => {
  ruleAllows('fate.lastTile', 'a tile set aside returns, the applied one is used', () => {
    const played = chance(answer(chance(answer(balcony(), DRAW), 'grey-1'), DRAW), 'grey-3')
    expect(table(played).fate).toBe(3)
    expect(table(played).tiles.used).toEqual({ 'grey-3': 1 })
    expect(table(played).tiles.pool['grey-1']).toBe(2)
  })

  ruleAllows('fate.draws', 'drawing none leaves the marker', () => {
    expect(table(answer(balcony(), PASS)).fate).toBe(0)
  })

  ruleForbids('fate.lastTile', 'passing when a tile has been drawn', () => {
    refused(chance(answer(balcony(), DRAW), 'grey-1'), PASS, 'fate.lastTile')
  })

  ruleForbids('fate.redTile', 'a red tile ends the drawing', () => {
    const pool = { 'grey-1': 1, 'red-0': 1 }
    const played = chance(answer(balcony({ pool }), DRAW), 'red-0')
    expect(question(played)).not.toBe('decide/tile')
    expect(table(played).tiles.out).toEqual({ 'red-0': 1 })
  })

  ruleAllows('fate.effects', 'X with two dice: two steps and an Ent', () => {
    const played = answer(chance(answer(balcony(), DRAW), 'grey-x-icon'), APPLY)
    expect(table(played).fate).toBe(2)
    expect(table(played).counters['ents']).toBe(1)
  })

  ruleAllows('fate.another', 'a blue tile and then another: both advance', () => {
    const pool = { 'grey-3': 1, 'blue-2': 1 }
    const played = answer(chance(answer(balcony({ pool }), DRAW), 'blue-2'), APPLY)
    expect(table(played).fate).toBe(5)
    expect(table(played).tiles.out).toEqual({ 'blue-2': 1 })
  })

  ruleAllows('fate.ready', 'marker 2 and a tile 3: Aragorn, Treebeard and Éomer are ready', () => {
    const played = answer(chance(answer(balcony({ fate: 2 }), DRAW), 'grey-3'), APPLY)
    const { characters } = table(played)
    expect([characters['aragorn'], characters['treebeard'], characters['eomer']]).toEqual([
      '*ready',
      '*ready',
      '*ready',
    ])
  })

  ruleAllows('fate.stepByStep', 'marker 5 and a tile 2: a Story card at 6, Gandalf ready at 7', () => {
    const played = answer(chance(answer(balcony({ fate: 5 }), DRAW), 'grey-2'), APPLY)
    const story = chance(played, 'west-wind')
    expect(cards(story)['west-wind']).toBe('freeHand')
    expect(table(story).characters['gandalf']).toBe('*ready')
  })

  ruleAllows(
    'turn.endgameAtOnce',
    'two steps before the end a tile 3: the Free Peoples have won there',
    () => {
      const played = answer(chance(answer(balcony({ fate: END - 2 }), DRAW), 'grey-3'), APPLY)
      expect(played.state.outcome?.winners).toEqual(['free'])
      expect(table(played).fate).toBe(END)
    },
  )

  ruleAllows('fate.effects', 'the red tile with the die adds a die and a token', () => {
    const pool = { 'grey-1': 1, 'red-0-die': 1 }
    const played = answer(chance(answer(balcony({ pool }), DRAW), 'red-0-die'), YES, region('orthanc'))
    expect(table(played).dice.shadow.unused).toEqual({ character: 3 })
    expect(army(played, 'orthanc')?.tokens).toBe(5)
  })
})

describe('the roll', () => {
  ruleAllows('turn.roll', 'three dice in the box, two Characters rolled: five, and two tokens aside', () => {
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
  })
})
