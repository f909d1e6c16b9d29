/** Actions in a person's words: which region is which, parts of names, what may have been meant. */
import { describe, expect, it } from 'vitest'
import { within } from './program'

const ARMY = 'turn 3; shadow to act; shadow dice: A; fp dice: C; at war: isengard'
const why = async (position: string, ...words: ReadonlyArray<string>) => within(['why', position, ...words])

describe('an action in words', { timeout: 60_000 }, () => {
  it('goes from where it says to where it says, in whatever order', async () => {
    for (const words of [
      'Attack Fords of Isen from Orthanc',
      'attack from orthanc to fords of isen',
      'attack orthanc fords of isen',
    ]) {
      const { out } = await why(ARMY, words)
      expect(out).toMatch(/^Yes, with an Army die\./)
      expect(out).toContain('"from":"orthanc","to":"fords-of-isen"')
    }
    const marched = await why(ARMY, ...'march to gap of rohan from orthanc'.split(' '))
    expect(marched.out).toContain('"from":"orthanc","to":"gap-of-rohan"')
  })

  it('may name a thing by a part of its name that no other has', async () => {
    const { out } = await why('fp dice: E; hand fp: the red arrow', 'playEvent', 'red', 'arrow')
    expect(out).toContain('"card":"fp-strat-09"')
  })

  it('that is misspelt is answered with what may have been meant', async () => {
    const { err } = await why('shadow dice: A', 'attack', 'moria', 'lorein')
    expect(err).toMatch(/"lorein" is nothing[^]+did you mean Lórien/)
  })
})
