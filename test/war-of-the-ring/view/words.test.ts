/**
 * Words: actions as sentences with printed names, the notation and back, and why something is not asked now.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel/random'
import { warOfTheRing, type Action, type PositionSpec } from '../../../src/war-of-the-ring'
import { beginsLine, describe as told } from '../../../src/war-of-the-ring/view/describe'
import { numberWord } from '../../../src/war-of-the-ring/query/names'
import { RULES } from '../support/base'
import { mustRight } from '../../kernel/conformance/check'

const SENTENCES: ReadonlyArray<readonly [Omit<Action, 'seat'> & Record<string, unknown>, string]> = [
  [{ kind: 'bring', piece: 'gondor-regular', number: 2 }, 'Two Gondor regulars'],
  [{ kind: 'bring', piece: 'elves-elite', number: 1 }, 'One Elven elite'],
  [{ kind: 'bring', piece: 'boromir', number: 1 }, 'Boromir goes'],
  [{ kind: 'bring', piece: 'nazgul', number: 3 }, 'Three Nazgûl'],
  [{ kind: 'bring', piece: 'rohan-leader', number: 0 }, 'No Rohan leaders'],
  [{ kind: 'lose', piece: 'isengard-elite' }, 'Lose an Isengard elite'],
  [
    { kind: 'recruit', piece: 'north-regular', region: 'the-shire' },
    'Recruit a Northern regular in The Shire',
  ],
  [{ kind: 'march', from: 'umbar', to: 'west-harondor' }, 'March from Umbar to West Harondor'],
  [{ kind: 'attack', from: 'moria', to: 'moria' }, 'Attack in Moria'],
  [{ kind: 'moveArmies', die: 'muster-army', as: 'army' }, 'Move Armies (Muster/Army as Army)'],
  [{ kind: 'moveFellowship', die: 'character', as: 'character' }, 'Move the Fellowship (Character)'],
  [{ kind: 'allocate', dice: 1 }, 'One die to the Hunt'],
  [{ kind: 'useRing', die: 'event', result: 'muster' }, 'Elven Ring: Event becomes Muster'],
  [{ kind: 'discard', card: 'fp-char-01' }, 'Discard Elven Cloaks'],
]

describe('an action in words', () => {
  it.each(SENTENCES)('%j', (action, sentence) => {
    expect(told(RULES, { seat: 'free-peoples', ...action } as Action)).toBe(sentence)
  })
})

describe('the notation', () => {
  it('is read back as it was written', () => {
    const random = randomFrom('notation')
    let state = mustRight(warOfTheRing.newGame({ seed: 'notation' }), 'new game')
    const actions: Array<unknown> = []
    for (let step = 0; step < 200 && state.outcome === null; step++) {
      const legal = warOfTheRing.legalActions(state)
      const action = legal[random(legal.length)]
      actions.push(action)
      state = mustRight(warOfTheRing.applyAction(state, action), 'action').state
    }
    const record = mustRight(warOfTheRing.record({ seed: 'notation' }, actions), 'record')
    const text = warOfTheRing.notation(record)
    expect(mustRight(warOfTheRing.parse(text), 'parse').actions).toEqual(actions)
    expect(text).toMatch(/^\d+\. shadow allocate \d/m)
  })

  it('begins a line with each die, and keeps what follows on it', () => {
    const moves = { seat: 'shadow', kind: 'moveArmies' }
    expect(beginsLine(RULES, moves, [])).toBe(true)
    expect(beginsLine(RULES, { seat: 'shadow', kind: 'march' }, [moves])).toBe(false)
    expect(beginsLine(RULES, moves, [{ seat: 'shadow', kind: 'useRing' }])).toBe(false)
    expect(beginsLine(RULES, moves, [{ seat: 'free-peoples', kind: 'useRing' }])).toBe(true)
  })
})

describe('what is not asked', () => {
  const why = (spec: PositionSpec, action: Action): ReadonlyArray<unknown> =>
    warOfTheRing.whyNot(mustRight(warOfTheRing.position(spec), 'position'), action).map(({ rule }) => rule)
  const acting = { dice: { 'free-peoples': ['character'], shadow: ['army'] } } as const

  it('names the phase to which an action belongs', () => {
    const move = { seat: 'free-peoples', kind: 'moveFellowship', die: 'character', as: 'character' } as const
    expect(why({ phase: 'fellowship' }, move)).toContain('turn.phases')
    expect(why(acting, { seat: 'shadow', kind: 'allocate', dice: 1 })).toContain('turn.huntAllocation')
    expect(why(acting, { seat: 'free-peoples', kind: 'declare' })).toContain('turn.fellowshipPhase')
  })

  it('names the order of actions, and a die that is not there', () => {
    const attack = { seat: 'shadow', kind: 'beginAttack', die: 'muster', as: 'army' } as const
    expect(why(acting, attack)).toEqual(expect.arrayContaining(['turn.actions', 'turn.usedDice']))
    const march = { seat: 'free-peoples', kind: 'march', from: 'bree', to: 'the-shire' } as const
    expect(why(acting, march)).toContain('movement.adjacent')
    expect(why(acting, { seat: 'free-peoples', kind: 'retreat', to: 'bree' })).toContain('battle.steps')
  })
})

describe('numbers and names', () => {
  it('are words up to ten, then figures', () => {
    expect([0, 10, 11].map(numberWord)).toEqual(['no', 'ten', '11'])
  })
})
