/** IM-14: with two players nothing of chapter XI changes any state, action or view. */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { warOfTheRing, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'

const PARTNERS_ONLY = ['agree', 'give', 'chooseHand']

describe.each(['collectors', 'second'] as const)('two players, %s', (edition) => {
  const begun = (players?: 2): State =>
    mustRight(
      warOfTheRing.newGame({ seed: 'two', edition, ...(players === undefined ? {} : { players }) }),
      'new game',
    )
  it('is the game without a word about players: same states, options, views and hashes', () => {
    const random = randomFrom('two')
    let [plain, told] = [begun(), begun(2)]
    expect(warOfTheRing.encode(told)).toEqual(warOfTheRing.encode(plain))
    for (let step = 0; step < 150 && plain.outcome === null; step++) {
      const options = warOfTheRing.actors(plain).flatMap((seat) => warOfTheRing.legalActions(plain, seat))
      const action = options[random(options.length)]
      plain = mustRight(warOfTheRing.applyAction(plain, action), 'step').state
      told = mustRight(warOfTheRing.applyAction(told, action), 'step').state
      expect(warOfTheRing.hash(told)).toBe(warOfTheRing.hash(plain))
    }
    expect(JSON.stringify(warOfTheRing.encode(told))).not.toContain('partners')
    for (const viewer of ['free-peoples', 'shadow', 'spectator'] as const)
      expect(JSON.stringify(warOfTheRing.view(told, viewer))).not.toMatch(/partners|gondor-character/)
  })
  it('has no actions and frames of partners', () => {
    const { actions, frameKinds } = warOfTheRing.tables({ edition })
    expect(PARTNERS_ONLY.filter((kind) => kind in actions)).toEqual([])
    expect(frameKinds.filter((kind) => /swap|agree|give|hand|parted/.test(kind))).toEqual([])
    const four = warOfTheRing.tables({ edition, players: 4 })
    expect(PARTNERS_ONLY.filter((kind) => kind in four.actions)).toEqual(PARTNERS_ONLY)
  })
})
