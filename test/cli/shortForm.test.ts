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
      expect(out).toMatch(/^Yes: The Army in Orthanc attacks Fords of Isen, with an Army die\./)
      expect(out).toContain('"from":"orthanc","to":"fords-of-isen"')
    }
    const marched = await why(ARMY, ...'march to gap of rohan from orthanc'.split(' '))
    expect(marched.out).toContain('"from":"orthanc","to":"gap-of-rohan"')
  })

  it('may name a thing by a part of its name that no other has', async () => {
    const { out } = await why('fp dice: E; hand fp: the red arrow', 'playEvent', 'red', 'arrow')
    expect(out).toContain('"card":"fp-strat-09"')
  })

  it('that is misspelt is read where only one thing can be meant', async () => {
    const { out } = await why('shadow dice: A', 'attack', 'moria', 'lorein')
    expect(out).toContain('"from":"moria","to":"lorien"')
  })
})

const TURN_TWO = 'turn 2; fp dice: C M MA W; shadow dice: E A C'

describe('what people say at a table', { timeout: 60_000 }, () => {
  it.each([
    ['move the fellowship', /^Yes: Move the Fellowship.*\n.*"moveFellowship"/],
    ['separate strider', /^Yes: Separate Strider, with a Character die\.\n.*"join","character":"strider"/],
    ['use an elven ring', /^Yes: Use an Elven Ring.*\n.*"useRing"/],
    ['draw a strategy card', /^Yes\.\n.*"deck":"strategy"/],
    ['advance rohan', /^Yes: Advance Rohan.*\n.*"advanceNation".*"nation":"rohan"/],
    ['free peoples draw a card', /^Yes: Draw a .*card.*\n.*"drawEvent"/],
    ['the fellowship moves', /^Yes: Move the Fellowship/],
    ['hide the fellowship', /^No[^]+fellowship\.hide/],
    ['crown aragorn', /^No: Strider is in the Fellowship[^]+"bringCharacter".*"aragorn"/],
    ['bring in gandalf the white', /^No: Gandalf the Grey is in the Fellowship/],
    ['play the red arrow', /^No: Only a card of his own hand[^]+"playEvent"/],
    ['muster in minas tirith', /^No[^]+recruiting\.atWar/],
  ])('"%s" is understood in War of the Ring', async (words, answer) => {
    const { out, err } = await why(TURN_TWO, ...words.split(' '))
    expect(`${out}${err}`).toMatch(answer)
  })

  it('a region that stands alone is where an attack goes', async () => {
    const { out } = await why(ARMY, 'attack', 'fords', 'of', 'isen')
    expect(out).toContain('"from":"orthanc","to":"fords-of-isen"')
  })

  it.each(['fp: pass', 'free peoples pass', 'free-peoples pass'])('"%s" names the seat', async (words) => {
    const { out } = await why(TURN_TWO, ...words.split(' '))
    expect(out).toContain('{"seat":"free-peoples","kind":"pass"}')
  })

  it('a word for nothing that is done is named', async () => {
    const { out } = await why(TURN_TWO, 'frobnicate', 'moria')
    expect(out).toMatch(/^I read: "moria"\. I do not know what "frobnicate" has to do with it\./)
  })
})
