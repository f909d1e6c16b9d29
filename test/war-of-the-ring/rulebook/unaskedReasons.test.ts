/**
 * Chapters III, VI and IX: what an action that no die can begin is refused for, and what is against an attack
 * that is only planned: the rule that is broken, not one that is kept.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../src/notation'
import { warOfTheRing, type Action, type AttackPlan, type State } from '../../../src/war-of-the-ring'

const at = (text: string): State => {
  const placed = parsePosition(warOfTheRing, text)
  if (E.isLeft(placed)) throw new Error(JSON.stringify(placed.left))
  return placed.right
}
const ofRejection = (state: State, action: Action): ReadonlyArray<string> => {
  const applied = warOfTheRing.applyAction(state, action)
  if (E.isRight(applied) || !('violations' in applied.left)) return []
  return applied.left.violations.map(({ rule }) => rule)
}
const free = { seat: 'free-peoples' } as const
const shadow = { seat: 'shadow' } as const
const MUSTER = 'turn 3; fp dice: M; shadow dice: A; boromir: edoras'
const CHARACTER = 'turn 3; fp dice: C; shadow dice: C'

describe('a journey', () => {
  it('wants a Character result', () => {
    const state = at(MUSTER)
    expect(ofRejection(state, { ...free, kind: 'goTo', region: 'edoras' })).toEqual(['characters.when'])
    expect(ofRejection(state, { ...free, kind: 'join', character: 'boromir' })).toEqual(['characters.when'])
    expect(ofRejection(state, { ...free, kind: 'join', character: 'gimli' })).toEqual(['fellowship.separate'])
    const theirs = at('turn 3; fp dice: C; shadow dice: M; shadow to act')
    expect(ofRejection(theirs, { ...shadow, kind: 'goTo', region: 'moria' })).toEqual(['characters.when'])
    expect(ofRejection(theirs, { ...shadow, kind: 'fly', from: 'minas-morgul' })).toEqual(['characters.when'])
    expect(ofRejection(theirs, { ...shadow, kind: 'join', character: 'saruman' })).toEqual([
      'characters.when',
    ])
  })

  it('of Nazgûl begins where one is', () => {
    const state = at(`${CHARACTER}; shadow to act`)
    expect(ofRejection(state, { ...shadow, kind: 'fly', from: 'rivendell' })).toEqual(['characters.nazgul'])
  })

  it('of Companions begins with somebody outside the Fellowship', () => {
    const state = at(CHARACTER)
    expect(ofRejection(state, { ...free, kind: 'goTo', region: 'edoras' }).length).toBeGreaterThan(0)
    expect(
      ofRejection(at(`${CHARACTER}; boromir: edoras`), { ...free, kind: 'goTo', region: 'edoras' }),
    ).toEqual([])
  })
})

describe('a plan', () => {
  const WAR = 'turn 3; shadow to act; shadow dice: A; fp dice: C; at war: isengard, rohan'
  const plan = { side: 'shadow', from: 'orthanc', to: 'fords-of-isen' } as const

  it('of an attack is refused by the rule that it breaks', () => {
    const rulesAgainst = (text: string, one: unknown): ReadonlyArray<string> =>
      warOfTheRing.whyNoBattle(at(text), one as AttackPlan).map(({ rule }) => rule ?? '')
    expect(rulesAgainst(WAR, plan)).toEqual([])
    expect(rulesAgainst('turn 3; shadow dice: A; fp dice: C', plan)).toEqual(['battle.atWar'])
    for (const odd of [null, {}, { ...plan, side: 'nobody' }, { ...plan, from: 'here' }, { ...plan, to: 3 }])
      expect(rulesAgainst(WAR, odd)).toEqual([])
  })

  it('of a battle names those who are in it as a player could', () => {
    const ahead = (party?: unknown): boolean => {
      const told = warOfTheRing.battleSpec(at(WAR), {
        ...plan,
        ...(party === undefined ? {} : { party }),
      } as never)
      return told._tag === 'Some'
    }
    expect(ahead()).toBe(true)
    expect(ahead({ 'isengard-regular': 2 })).toBe(true)
    for (const odd of [
      {},
      { 'isengard-regular': 99 },
      { 'isengard-regular': 0.5 },
      { 'rohan-regular': 1 },
      { stranger: 1 },
      5,
    ])
      expect(ahead(odd)).toBe(false)
  })
})
