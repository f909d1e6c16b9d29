/** Why not, asked in the program about what lies several answers ahead. */
import { describe, expect, it } from 'vitest'
import { within } from './program'

/** The first line of an answer. */
const told = async (...words: ReadonlyArray<string>): Promise<string> =>
  (await within(['why', ...words])).out.split('\n')[0] ?? ''

describe('an Elven Ring', { timeout: 60_000 }, () => {
  it('is named where the die for an action can be had by it', async () => {
    expect(await told('fp dice: M', 'moveFellowship')).toBe(
      'Yes, after: Elven Ring: Muster becomes Character.',
    )
    expect(await told('fp dice: C', 'advanceNation elves')).toMatch(
      /^Yes, after: Elven Ring: Character becomes Muster/,
    )
    const cloaks = 'fp dice: M; fp hand: elven cloaks'
    expect(await told(cloaks, 'playEvent elven cloaks')).toMatch(/^Yes, after: Elven Ring: Muster becomes /)
  })

  it('is not named where nobody has one', async () => {
    expect(await told('fp dice: M; rings: 0 free', 'moveFellowship')).toMatch(/^No: /)
  })

  it('is found though another attack is at hand without it', async () => {
    const war = 'turn 3; lorien: 2 elite elves; dimrill dale: 2 sauron; at war: elves, north'
    const dice = 'fp dice: C; shadow dice: A'
    const other = 'rivendell: 2 elves, 1 leader; trollshaws: 1 sauron'
    const ring = 'Elven Ring: Character becomes Muster/Army; then: Attack'
    const way = new RegExp(`^Yes: The Army in Lórien .*, after: ${ring}`)
    expect(await told(`${war}; ${dice}`, 'attack lorien dimrill-dale')).toMatch(way)
    expect(await told(`${war}; ${other}; ${dice}`, 'attack lorien dimrill-dale')).toMatch(way)
  })
})

describe('what lies several answers ahead', { timeout: 60_000 }, () => {
  it('is found: a Companion goes where a group was sent', async () => {
    expect(await told('fp dice: C', 'goTo trollshaws')).toMatch(
      /^Yes, after: Separate Companions \(Character\); then: .+ goes along; then: That is all\.$/,
    )
  })

  it('is found in Battles: the die, its use and the Region come before an attack', async () => {
    const dice = 'dice shadow: 2 army, 1 character; dice free: 2 army-muster, 1 character'
    const all = `turn: 1, actions, shadow; ${dice}; dice unrolled shadow: 0; dice unrolled free: 0`
    const uruks = `${all}; upper-isen: shadow, 3 uruk-hai`
    expect(await told('--game', 'battles', uruks, 'attack fords of isen')).toBe(
      'Yes: The Army in Upper Isen attacks Fords of Isen, with an Army die.',
    )
    expect(await told('--game', 'battles', all, 'attack fords of isen')).toMatch(/^No: /)
  })
})
