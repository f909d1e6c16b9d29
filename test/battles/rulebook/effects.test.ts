/** What cards and abilities say: which Armies, places, pieces and dice they mean. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/battles'
import { fight, target, type Force } from '../support/battle'
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
  strength,
  table,
  tactics,
  unit,
  YES,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { taken, uses } from '../support/turn'

const REGIONS = {
  edoras: { side: 'free', units: { footmen: 2 }, damage: 2, leaders: 1 },
  folde: { side: 'free', units: { footmen: 2 }, damage: 2 },
  'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 }, tokens: 1 },
} as const

const holding = (side: 'free' | 'shadow', card: string, spec: PositionSpec = {}): Scene =>
  answer(taken(side, 'event', { regions: REGIONS, ...spec, hands: { [side]: [card], ...spec.hands } }), {
    kind: 'use',
    as: 'event',
    use: 'play-card',
  })
const play = (side: 'free' | 'shadow', card: string, spec: PositionSpec = {}): Scene =>
  answer(holding(side, card, spec), { kind: 'playCard', card })

describe('what an effect names', () => {
  ruleAllows('effect.armies', 'Rest and Order: an Army with Leadership', () => {
    expect(regions(play('free', 'generic-1'))).toEqual(['edoras'])
  })

  ruleForbids('effect.armies', 'no other', () =>
    refused(play('free', 'generic-1'), region('folde'), 'effect.armies'),
  )

  const thin = () =>
    play('shadow', 'thin-garrisons', {
      regions: { ...REGIONS, westfold: { recruits: { free: 1 } }, hornburg: { recruits: { free: 1 } } },
    })

  ruleAllows('effect.places', 'Thin Garrisons: a token in a Settlement', () => {
    expect(table(answer(thin(), region('westfold'))).tokens.free.out).toBe(1)
  })

  ruleForbids('effect.places', 'none in a Stronghold', () =>
    refused(thin(), region('hornburg'), 'effect.places'),
  )

  const horns = () => answer(play('free', 'horns-in-the-dale'), region('westfold'))

  ruleAllows('effect.units', 'Horns in the Dale: Footmen or Bowmen', () => {
    expect(legal(horns(), 'chooseUnit').map(({ type }) => type)).toEqual(['footmen', 'bowmen'])
  })

  ruleForbids('effect.units', 'no Riders', () => refused(horns(), unit('riders'), 'effect.units'))

  const stores = () => play('free', 'stores-of-the-burg')

  ruleAllows('effect.choice', 'Stores of the Burg: the half that can do something', () => {
    expect(legal(stores(), 'chooseOption').map(({ option }) => option)).toEqual([2])
  })

  ruleForbids('effect.choice', 'not the half that cannot', () => {
    refused(stores(), { kind: 'chooseOption', option: 1 }, 'effect.choice')
  })

  const marched = () =>
    answer(
      play('shadow', 'generic-11', {
        regions: { ...REGIONS, 'deeping-coomb': { side: 'free', units: { footmen: 1 } } },
      }),
      region('upper-isen'),
      { kind: 'take', what: 'uruk-hai', count: 2 },
      region('westmark-hills'),
    )

  ruleAllows('effect.optional', 'Long March: the attack may be left out', () => {
    expect(question(marched())).toBe('decide/may')
    expect(table(answer(marched(), PASS)).battle).toBeNull()
  })

  ruleForbids('effect.optional', 'the march may not: what an effect does not leave open is done', () => {
    const asked = play('shadow', 'generic-11', {
      regions: { ...REGIONS, 'deeping-coomb': { side: 'free', units: { footmen: 1 } } },
    })
    refused(asked, PASS, 'effect.armies')
  })

  const counsel = () =>
    play('shadow', 'ill-counsel', { dice: { free: { muster: 1, event: 1 }, shadow: { event: 1 } } })

  ruleAllows('effect.dice', 'Ill Counsel: the Free Peoples put an unused die of their choice aside', () => {
    expect(
      legal(counsel(), 'chooseDie').map((one) => `${String(one['seat'])} ${String(one['die'])}`),
    ).toEqual(['free muster', 'free event'])
    const aside = answer(counsel(), { kind: 'chooseDie', die: 'muster' })
    expect(table(aside).dice.free.unused).toEqual({ event: 1 })
  })

  ruleForbids('effect.dice', 'none that they do not have', () => {
    refused(counsel(), { kind: 'chooseDie', die: 'character' }, 'effect.dice')
  })

  const spied = () =>
    play('shadow', 'spies', { hands: { free: ['generic-1', 'west-wind'], shadow: ['spies'] } })

  ruleAllows('effect.hand', 'Spies: a Generic card of the hand is discarded, open to all (OR-73)', () => {
    expect(cards(answer(spied(), { kind: 'discard', card: 'generic-1' }))['generic-1']).toBe('played')
  })

  ruleForbids('effect.hand', 'no Story card', () => {
    refused(spied(), { kind: 'discard', card: 'west-wind' }, 'effect.hand')
  })
})

describe('effects in a battle', () => {
  const carded = (card: string, free: Force = { units: { footmen: 3 } }) =>
    answer(
      tactics(
        fight('westmark-hills', { units: { 'uruk-hai': 2 } }, 'deeping-coomb', free, {
          hands: { free: [card] },
        }),
        'combat-event',
        'regroup',
      ),
      { kind: 'playCombat', card },
    )

  ruleAllows('effect.battle', 'a Combat card works in its round', () => {
    expect(table(carded('generic-2')).battle?.sides.free.card).toBe('generic-2')
    const done = chance(carded('generic-2'), 1, 1, 4, 1, 1)
    expect(strength(done, 'westmark-hills')).toBe('2/1')
  })

  ruleForbids('effect.battle', 'not in the next', () => {
    const second = answer(chance(carded('generic-2'), 1, 1, 1, 1, 1), YES, PASS)
    expect(table(second).battle?.sides.free.changes.combatRoll).toBe(0)
    const quiet = chance(tactics(second, 'regroup', 'regroup'), 1, 1, 4, 4, 4)
    expect(strength(quiet, 'westmark-hills')).toBe('2/0')
  })

  /** Hold Them Here: a Leader for two Damage. */
  const held = () => {
    const rolled = chance(carded('generic-6', { units: { footmen: 3 }, leaders: 1 }), 5, 5, 1, 1, 1)
    return answer(rolled, { kind: 'reroll', dice: 'none' }, YES)
  }

  ruleAllows('effect.piece', 'a Leader is given up, and two Damage are off', () => {
    const given = answer(held(), { kind: 'choosePiece', piece: 'leader' })
    expect([army(given, 'deeping-coomb')?.leaders, strength(given, 'deeping-coomb')]).toEqual([0, '3/0'])
  })

  ruleForbids('effect.piece', 'none that is not with the Army', () => {
    refused(held(), { kind: 'choosePiece', piece: 'token' }, 'effect.piece')
    refused(held(), { kind: 'choosePiece', piece: 'aragorn' }, 'effect.piece')
  })

  /** Killing Stroke: after the battle a die for a Leader of the defenders. */
  const stroke = (die: number) =>
    chance(
      answer(
        chance(
          tactics(
            answer(
              play('shadow', 'killing-stroke', {
                regions: {
                  'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 1 } },
                  'deeping-coomb': { side: 'free', units: { footmen: 2 }, leaders: 1 },
                },
              }),
              region('westmark-hills'),
              { kind: 'attack', region: 'deeping-coomb' },
            ),
            'regroup',
            'regroup',
          ),
          1,
          1,
          1,
        ),
        { kind: 'reroll', dice: 'none' },
        PASS,
      ),
      die,
    )

  ruleAllows('effect.roll', 'on a 5 the Leader falls', () => {
    const struck = answer(stroke(5), { kind: 'choosePiece', piece: 'leader' })
    expect(army(struck, 'deeping-coomb')?.leaders).toBe(0)
  })

  ruleForbids('effect.roll', 'on a 4 he does not', () => {
    expect(army(stroke(4), 'deeping-coomb')?.leaders).toBe(1)
    expect(question(stroke(4))).not.toBe('decide/piece')
  })
})

describe('counters and Strongholds', () => {
  ruleAllows('effect.counter', 'Walking Wood: two Ents gather', () => {
    expect(table(play('free', 'walking-wood')).counters['ents']).toBe(2)
  })

  ruleForbids('effect.counter', 'no more than eight, and an Army in their wood wears them down', () => {
    expect(table(play('free', 'walking-wood', { counters: { ents: 7 } })).counters['ents']).toBe(8)
    expect(
      uses(
        taken('free', 'event', {
          regions: REGIONS,
          hands: { free: ['walking-wood'] },
          counters: { ents: 8 },
        }),
      ),
    ).not.toContain('event:play-card')
    const worn = answer(
      taken('free', 'event', {
        regions: { derndingle: { side: 'shadow', units: { 'uruk-hai': 1 } } },
        counters: { ents: 3 },
      }),
      { kind: 'use', as: 'event', use: 'draw-story' },
    )
    expect(table(chance(worn, 'west-wind')).counters['ents']).toBe(2)
  })

  const ents = (count: number) =>
    answer(
      taken('free', 'character', {
        regions: {
          'west-eaves-of-fangorn': { side: 'shadow', units: { 'uruk-hai': 4 } },
          'deeping-coomb': { side: 'shadow', units: { 'uruk-hai': 1 }, controller: 'shadow' },
        },
        characters: { treebeard: 'derndingle' },
        counters: { ents: count },
      }),
      { kind: 'use', as: 'character', use: 'ability' },
      { kind: 'useAbility', character: 'treebeard', ability: 1 },
    )

  ruleAllows('effect.strike', 'a die each: 5 and 6 hit', () => {
    const struck = chance(answer(ents(3), region('west-eaves-of-fangorn')), 5, 4, 6)
    expect(strength(struck, 'west-eaves-of-fangorn')).toBe('4/2')
  })

  ruleForbids('effect.strike', 'beyond their range, or more than five dice', () => {
    refused(ents(3), region('deeping-coomb'), 'effect.strike')
    const many = chance(answer(ents(8), region('west-eaves-of-fangorn')), 1, 1, 1, 1, 1)
    expect(table(many).turn).toBe(2)
  })

  const edoras = (protection: number) =>
    fight('westfold', { units: { 'uruk-hai': 3 }, controller: 'shadow' }, 'edoras', {
      units: { footmen: 3 },
      protection,
    })

  ruleForbids(
    'stronghold.protection',
    'without Protection the Wall alone hinders, and every hit hurts',
    () => {
      expect(target(edoras(1))).toBe(6)
      const open = chance(tactics(edoras(0), 'regroup', 'regroup'), 6, 6, 1, 1, 1, 1, 1)
      expect(strength(open, 'edoras')).toBe('3/2')
    },
  )

  const broken = (protection: number) =>
    taken('free', 'muster', { regions: { edoras: { ...REGIONS.edoras, protection } } })

  ruleAllows('stronghold.repair', 'a Muster die gives one back', () => {
    const repaired = answer(broken(1), { kind: 'use', as: 'muster', use: 'repair' }, region('edoras'))
    expect(table(repaired).regions['edoras']?.protection).toBe(2)
  })

  ruleForbids('stronghold.repair', 'not beyond what it had, and not in the hand of nobody', () => {
    expect(uses(broken(3))).not.toContain('muster:repair')
    const asked = answer(broken(1), { kind: 'use', as: 'muster', use: 'repair' })
    refused(asked, region('hornburg'), 'stronghold.repair')
  })
})
