/** Why not: the reason a referee would give, also where other answers have to come first. */
import { describe, expect, it } from 'vitest'
import {
  warOfTheRing,
  type Action,
  type EventCardId,
  type PositionSpec,
  type State,
} from '../../../src/war-of-the-ring'
import { shadowAttacks } from '../combat/scenes'
import { holding, play } from '../cards/fellowshipScenes'
import { after, dice, free, shadow, table } from '../support/play'

const rules = (state: State, action: Action) => warOfTheRing.whyNot(state, action).map(({ rule }) => rule)
const first = (state: State, action: Action) => warOfTheRing.whyNot(state, action)[0]

/** The Elves of Lórien beside Orcs, and dice for the Free Peoples. */
const lorien = (spec: PositionSpec = {}): State =>
  table({
    acting: 'free-peoples',
    dice: { 'free-peoples': ['muster-army'], shadow: ['event'] },
    armies: { 'dimrill-dale': { 'sauron-regular': 1 } },
    ...spec,
  })
const strike = free({ kind: 'attack', from: 'lorien', to: 'dimrill-dale' })

describe('an attack before its die is chosen', () => {
  it('is legal after the die, if it is legal then', () => {
    const why = warOfTheRing.whyNot(lorien({ politics: { elves: { steps: 0, active: true } } }), strike)
    expect(why).toHaveLength(1)
    expect(why[0]?.after).toEqual([
      { seat: 'free-peoples', kind: 'beginAttack', die: 'muster-army', as: 'army' },
    ])
    expect(why[0]?.sentence).toBe('This is legal after another answer. First: Attack (Muster/Army as Army).')
  })

  it('by a Nation not at war is refused for that, though no other attack is legal', () => {
    expect(first(lorien(), strike)).toMatchObject({
      rule: 'battle.atWar',
      facts: { nation: 'elves', from: 'lorien' },
    })
  })

  it('is not allowed by what another action before it would bring about', () => {
    const state = lorien({
      dice: { 'free-peoples': ['muster', 'muster-army'], shadow: [] },
      politics: { elves: { steps: 1, active: true } },
    })
    expect(rules(state, strike)).toEqual(['battle.atWar'])
  })

  it('without a die for it names the die last', () => {
    const state = lorien({ dice: { 'free-peoples': ['event'], shadow: ['event'] } })
    expect(rules(state, strike)).toEqual(['battle.atWar', 'battle.start'])
  })

  it('where nobody leads is refused for that, with a Character result', () => {
    const spec: PositionSpec = {
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
      politics: { gondor: { steps: 0, active: true } },
      armies: { 'north-ithilien': { 'sauron-regular': 1 } },
    }
    const sally = free({ kind: 'attack', from: 'osgiliath', to: 'north-ithilien' })
    expect(rules(lorien({ ...spec, rings: { 'free-peoples': 0, shadow: 3 } }), sally)).toEqual([
      'battle.start',
    ])
    expect(first(lorien(spec), sally)?.after?.map(({ kind }) => kind)).toEqual(['useRing', 'beginAttack'])
  })
})

describe('an action that is legal after an Elven Ring', () => {
  const state = lorien({ dice: { 'free-peoples': ['muster'], shadow: ['event'] } })
  const move = free({ kind: 'moveFellowship', die: 'character', as: 'character' })

  it('is told with the Ring, and with the rule of the Rings', () => {
    expect(warOfTheRing.whyNot(state, move)).toMatchObject([
      { rule: 'elvenRings.use', after: [{ kind: 'useRing', die: 'muster', result: 'character' }] },
    ])
  })

  it('is refused for its die after the Ring of the turn', () => {
    const used = after(state, free({ kind: 'useRing', die: 'muster', result: 'event' }))
    expect(rules(used, move)).toEqual(['turn.usedDice'])
  })
})

describe('a march', () => {
  it('farther than next door tells the next region on the way', () => {
    const march = free({ kind: 'march', from: 'lorien', to: 'fangorn' })
    expect(first(lorien(), march)).toMatchObject({
      rule: 'movement.adjacent',
      facts: { from: 'lorien', to: 'fangorn', through: 'parth-celebrant' },
    })
  })
})

describe('a recruit', () => {
  it('for a Nation not at war is refused for that before any die is chosen', () => {
    const recruit = free({ kind: 'recruit', piece: 'elves-regular', region: 'lorien' })
    expect(rules(lorien(), recruit)).toContain('recruiting.atWar')
  })
})

describe('a card', () => {
  it('that is not in the hand is refused for that, not for its die', () => {
    const state = holding('fp-char-01')
    expect(rules(state, play('fp-char-02'))).toEqual(['events.inHand'])
    expect(rules(state, play('fp-char-02', 'muster'))[0]).toBe('events.inHand')
  })

  it('whose requirement is not met names it in words, with what fails', () => {
    expect(warOfTheRing.whyNot(holding('sh-strat-11'), play('sh-strat-11'))).toMatchObject([
      {
        rule: 'events.requirement',
        facts: { wants: expect.stringMatching(/^Isengard at war \(/) as string },
      },
    ])
    expect(warOfTheRing.whyNot(holding('sh-strat-12'), play('sh-strat-12'))).toMatchObject([
      { facts: { wants: 'the Witch-king on the map (the Witch-king is not in play)' } },
    ])
  })

  it('for battle whose requirement is not met names it when its use is declared', () => {
    const state = shadowAttacks({
      attackers: { 'sauron-regular': 4 },
      defenders: { 'elves-regular': 4 },
      shadow: ['sh-char-08'],
    })
    expect(first(state, shadow({ kind: 'declareCard' }))).toMatchObject({
      rule: 'battle.cardRequirement',
      facts: { card: 'sh-char-08', wants: 'the Leadership of Nazgûl in the battle at 1 or more (it is 0)' },
    })
  })

  it('for battle is looked at before its use is declared', () => {
    const held = (card: EventCardId, ...others: ReadonlyArray<EventCardId>) =>
      shadowAttacks({
        attackers: { 'sauron-regular': 4 },
        defenders: { 'elves-regular': 4 },
        shadow: [card],
        free: others,
      })
    const commit = (card: EventCardId) => shadow({ kind: 'commit', card })
    const declared = [{ seat: 'shadow', kind: 'declareCard' }]
    expect(first(held('sh-strat-24'), commit('sh-strat-24'))?.after).toEqual(declared)
    expect(first(held('sh-strat-24', 'fp-char-01'), commit('sh-strat-24'))).toMatchObject({
      rule: 'battle.combatCards',
      facts: { because: 'first both sides say whether they use a card' },
    })
    expect(first(held('sh-strat-24', 'fp-char-01'), commit('sh-char-08'))?.rule).toBe('events.inHand')
    expect(first(held('sh-char-08', 'fp-char-01'), commit('sh-char-08'))?.rule).toBe('battle.cardRequirement')
  })

  it('on the table that has nothing to answer to is told so', () => {
    const use = free({ kind: 'useCard', card: 'fp-char-06' })
    expect(first(lorien(), use)?.facts).toEqual({
      card: 'fp-char-06',
      because: 'this card is not on the table',
    })
  })

  it('at work is named with the rule that its words are kept', () => {
    const state = holding('sh-char-13', { fellowship: { region: 'hollin', revealed: true } })
    const lured = after(state, play('sh-char-13'), dice('boromir'))
    expect(warOfTheRing.whyNot(lured, free({ kind: 'lose', piece: 'gimli' }))).toMatchObject([
      { rule: 'events.overrides', facts: { card: 'sh-char-13' } },
    ])
  })
})

describe('in a battle', () => {
  it('what belongs to another step of the round is refused for that first', () => {
    const state = shadowAttacks({
      attackers: { 'sauron-regular': 4 },
      defenders: { 'elves-regular': 4 },
      shadow: ['sh-strat-24'],
    })
    expect(rules(state, shadow({ kind: 'cease' }))).toEqual(['battle.steps', 'turn.wholeAction'])
  })
})

describe('a view', () => {
  it('gives the same reasons to its own seat, and none about others', () => {
    const state = lorien()
    const view = warOfTheRing.view(state, 'free-peoples')
    expect(warOfTheRing.whyNotOfView(view, strike)).toEqual(warOfTheRing.whyNot(state, strike))
    expect(warOfTheRing.whyNotOfView(view, shadow({ kind: 'pass' }))).toMatchObject([{ rule: null }])
  })
})
