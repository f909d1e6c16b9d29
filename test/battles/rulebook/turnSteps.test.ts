/** Chapter 3: the six steps of a turn, in their order. */
import { describe, expect } from 'vitest'
import type { ScenarioDoc } from '../../../src/battles'
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
  scene,
  table,
  unit,
  type Scene,
} from '../support/play'
import { fight, idle } from '../support/battle'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  APPLY,
  ARMIES,
  balcony,
  DRAW,
  drawn,
  END,
  outcomes,
  position,
  scenarioFrom,
  tiles,
} from '../support/turn'

const EVENTS = ['event', 'event', 'event', 'event'] as const
const ARMY_DICE = ['army', 'army', 'army', 'army'] as const

/** Up to the first action of a turn with the Balcony; nobody has rolled a Character. */
const acting = (): Scene => chance(answer(balcony(), PASS), ...EVENTS, ...ARMY_DICE)

/** The last die of a turn is put aside. */
const lastDie = (spec = {}): Scene =>
  answer(
    scene({
      regions: { orthanc: { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 2 } },
      dice: { free: { muster: 1 }, shadow: {} },
      ...spec,
    }),
    { kind: 'putAside', die: 'muster' },
  )

describe('the order of the steps', () => {
  ruleAllows(
    ['turn.draw', 'turn.shadowPhase', 'turn.fate', 'turn.roll', 'turn.actions'],
    'cards, the position, tiles, the roll, and then the Free Peoples act',
    () => {
      expect(outcomes(scene({ regions: ARMIES })).every((card) => String(card).startsWith('generic'))).toBe(
        true,
      )
      expect(question(drawn())).toBe('decide/position')
      expect(question(balcony())).toBe('decide/tile')
      expect(outcomes(answer(balcony(), PASS))).toContain('willOfTheWest')
      expect(question(acting())).toBe('decide/action')
      expect(legal(acting(), 'takeDie').every(({ seat }) => seat === 'free')).toBe(true)
    },
  )

  ruleForbids('turn.draw', 'the Shadow does not draw before the Free Peoples have discarded (OR-8)', () => {
    const hand = ['generic-3', 'generic-4', 'generic-5', 'generic-6', 'generic-7', 'generic-8']
    const full = chance(scene({ regions: ARMIES, hands: { free: hand } }), 'generic-1', 'horns-in-the-dale')
    expect(legal(full, 'discard').every(({ seat }) => seat === 'free')).toBe(true)
    expect(cards(full)['generic-2']).toBe('deck')
  })

  ruleForbids('turn.shadowPhase', 'no position outside step two', () => {
    refused(acting(), { kind: 'choosePosition', position: 'pits' }, 'turn.shadowPhase')
  })

  ruleForbids('turn.fate', 'no tile outside step three', () => {
    refused(acting(), DRAW, 'turn.fate')
    refused(drawn(), APPLY, 'turn.fate')
  })

  ruleForbids(
    'turn.roll',
    'dice in the Shadow Box are not rolled, and a token is set aside for a Character only',
    () => {
      expect(table(acting()).dice.shadow.unused).toEqual({ army: 4, character: 2 })
      expect(table(acting()).aside).toBe(0)
    },
  )

  ruleForbids('turn.actions', 'no die is used before the roll, and not by the Shadow first', () => {
    refused(drawn(), { kind: 'takeDie', die: 'army' }, 'turn.actions')
    expect(legal(acting(), 'takeDie').some(({ seat }) => seat === 'shadow')).toBe(false)
  })
})

describe('the beginning and the end of a turn', () => {
  ruleAllows('turn.end', 'nobody has won: the tokens go, and a new turn begins', () => {
    const next = lastDie({ aside: 1 })
    expect(army(next, 'orthanc')?.tokens).toBe(0)
    expect([table(next).aside, table(next).turn]).toEqual([0, 2])
  })

  ruleForbids('turn.end', 'while a die is left the turn goes on', () => {
    const on = lastDie({ dice: { free: { muster: 2 }, shadow: {} } })
    expect([army(on, 'orthanc')?.tokens, table(on).turn]).toEqual([2, 1])
  })

  ruleAllows('turn.begins', 'the pools are counted anew, and the Action tokens are back', () => {
    const next = lastDie({ actionTokens: 0, characters: { aragorn: 'edoras' } })
    expect(table(next).actionTokens).toEqual({ unused: 2, used: 0, gone: 0 })
    expect(table(next).dice.free.unrolled).toBe(5)
  })

  ruleForbids('turn.begins', 'a token given up for good is not back', () => {
    const given = answer(
      scene({
        regions: ARMIES,
        characters: { gandalf: 'edoras' },
        dice: { free: { muster: 1 }, shadow: {} },
      }),
      { kind: 'useAbility', character: 'gandalf', ability: 1 },
      { kind: 'chooseDie', die: 'muster' },
    )
    expect(table(given).actionTokens).toEqual({ unused: 1, used: 0, gone: 1 })
    answer(given, { kind: 'takeDie', die: 'willOfTheWest' }, { kind: 'use', as: 'event', use: 'draw-story' })
    expect(table(chance(given, 'west-wind')).actionTokens).toEqual({ unused: 1, used: 0, gone: 1 })
    expect(table(given).turn).toBe(2)
  })
})

describe('victory', () => {
  ruleForbids(
    'turn.endgameAtOnce',
    'points do not win before step six, and Fate short of its end not at all',
    () => {
      const held = ['edoras', 'folde', 'westfold', 'thrihyrne', 'deeping-coomb']
      const points = scene({
        regions: {
          ...Object.fromEntries(held.map((place) => [place, { controller: 'shadow' as const }])),
          orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } },
        },
        dice: { free: { event: 2 }, shadow: {} },
      })
      expect(points.state.outcome).toBeNull()
      const short = answer(tiles(balcony({ fate: END - 2 }), 'grey-1'), APPLY)
      expect([short.state.outcome, table(short).fate]).toEqual([null, END - 1])
    },
  )

  ruleAllows('turn.endgameAtOnce', 'so does whatever a scenario tells to end the game at once', () => {
    const mourned = scenarioFrom(({ victory }) => ({
      victory: {
        ...victory,
        immediate: [
          ...victory.immediate,
          { id: 'heir', winner: 'shadow', when: { eliminated: ['theodred'] }, says: 'The heir has fallen.' },
        ],
      },
    }))
    const fallen = answer(
      idle(
        fight(
          'westmark-hills',
          { units: { 'uruk-hai': 1 } },
          'deeping-coomb',
          { units: { footmen: 1 }, damage: 1 },
          { characters: { theodred: 'deeping-coomb' }, scenario: mourned },
        ),
        'regroup',
        'regroup',
        [6, 1],
      ),
      { kind: 'reroll', dice: 'none' },
      unit('footmen'),
    )
    expect(fallen.state.outcome).toMatchObject({ winners: ['shadow'], reason: 'The heir has fallen.' })
  })

  ruleAllows('turn.endgameAtOnce', 'Fate at its end wins also where a scenario does not say so', () => {
    const silent = scenarioFrom((doc) => ({ victory: { ...doc.victory, immediate: [] } }))
    const over = answer(tiles(balcony({ fate: END - 2, scenario: silent }), 'grey-3'), APPLY)
    expect([over.state.outcome?.winners, table(over).fate]).toEqual([['free'], END])
  })

  /** Both conditions of step six hold: Orthanc is free, and the Shadow has its points. */
  const both = (order: (doc: ScenarioDoc) => ScenarioDoc['victory']['step6']): Scene => {
    const held = ['edoras', 'folde', 'westfold', 'thrihyrne', 'deeping-coomb']
    return lastDie({
      scenario: scenarioFrom((doc) => ({ victory: { ...doc.victory, step6: order(doc) } })),
      regions: {
        ...Object.fromEntries(held.map((place) => [place, { controller: 'shadow' as const }])),
        orthanc: { side: 'free', units: { riders: 1 }, controller: 'free' },
        'upper-isen': { side: 'shadow', units: { 'uruk-hai': 1 } },
      },
    })
  }

  ruleAllows('turn.bothWin', 'the scenario says who has won: the first of its list (OR-10)', () => {
    expect(both(({ victory }) => victory.step6).state.outcome?.winners).toEqual(['free'])
  })

  ruleForbids('turn.bothWin', 'not the other side, and never both', () => {
    expect(both(({ victory }) => [...victory.step6].reverse()).state.outcome?.winners).toEqual(['shadow'])
  })

  ruleForbids('victory.scenario', 'seven points are too few', () => {
    const seven = lastDie({
      regions: {
        ...ARMIES,
        folde: { controller: 'shadow' },
        westfold: { controller: 'shadow' },
        thrihyrne: { controller: 'shadow' },
        edoras: { side: 'shadow', units: { 'half-orcs': 1 }, controller: 'shadow' },
      },
    })
    expect([seven.state.outcome, table(seven).turn]).toEqual([null, 2])
  })
})

describe('the Shadow Phase in the turn', () => {
  ruleAllows(
    'turn.shadowPhase',
    'position, special action, dice, tokens: new Units can get tokens (OR-9)',
    () => {
      const alone = position(drawn({ regions: { edoras: ARMIES.edoras } }), 'pits')
      expect(question(alone)).toBe('decide/region')
      expect(army(answer(alone, region('orthanc')), 'orthanc')?.tokens).toBe(1)
    },
  )
})
