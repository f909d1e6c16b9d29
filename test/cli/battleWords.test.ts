/** Odds of a battle in words, and why an attack has none. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { right, WAR_POSITION } from './games'
import { within, withinJson } from './program'

describe('odds in words', { timeout: 60_000 }, () => {
  it('are told of a battle without a file', async () => {
    const words = '5 regulars, 1 elite, 2 leaders against 3 regulars in a city'
    const { code, data } = await withinJson(['odds', '--battle', words])
    const spec = {
      ground: 'fortified',
      attacker: { regulars: 5, elites: 1, leadership: 2 },
      defender: { regulars: 3 },
    }
    expect(code).toBe(0)
    expect(data).toEqual({ battle: right(warOfTheRing.battleOdds(spec)) })
    expect((await within(['odds', '--battle', 'five regulars against an elite'])).out).toMatch(
      /attacker is left/,
    )
  })

  it('need no commas, and give the City to the one who defends it', async () => {
    const ofWords = async (words: string) => (await withinJson(['odds', '--battle', words])).data
    expect(await ofWords('5 Gondor regulars 1 elite 2 leaders versus 3 regulars and an elite')).toEqual(
      await ofWords('5 regulars, 1 elite, 2 leaders against 3 regulars, 1 elite'),
    )
    const swapped = await within(['odds', '--battle', '3 regulars in a city against 2 elites'])
    expect(swapped.err).toMatch(/the Army that defends has the City/)
    expect((await within(['odds', '--battle', '5 regulrs against 2 elites'])).err).toMatch(
      /"5 regulrs" is not understood[^]+did you mean regulars/,
    )
    expect((await within(['odds', '--battle', '5 3 regulars against 2 elites'])).err).toMatch(/"5 3"/)
    expect((await within(['odds', '--battle', '12 regulars against 2 elites'])).err).toMatch(/at most ten/)
    expect((await within(['odds', '--battle', '9 elites against 6 regulars besieged'])).err).toMatch(/five/)
  })

  it('count troops of a nation as Regulars, and Characters by their Leadership', async () => {
    const ofWords = async (words: string) => (await withinJson(['odds', '--battle', words])).data
    expect(
      await ofWords(
        '6 sauron, 2 southrons, 3 nazgul and the Witch-king against 4 gondor, 2 elves, Gandalf the White',
      ),
    ).toEqual(await ofWords('8 regulars, 5 leaders against 6 regulars, 1 leader'))
    expect(await ofWords('5 elites attack 3 rohan, 1 leader besieged in a stronghold')).toEqual(
      await ofWords('5 elites against 3 regulars, 1 leader besieged'),
    )
    expect(await ofWords('5 regulars against 3 regulars in a town')).toEqual(
      await ofWords('5 regulars against 3 regulars'),
    )
  })

  it('count the Combat Strength that Companions add, and say what of Characters is left out', async () => {
    const words = '4 regulars with Boromir against 4 regulars'
    const spec = {
      ground: 'open',
      attacker: { regulars: 4, leadership: 1, strength: 1 },
      defender: { regulars: 4 },
    } as const
    expect((await withinJson(['odds', '--battle', words])).data).toEqual({
      battle: right(warOfTheRing.battleOdds(spec)),
    })
    const told = async (battle: string) => (await within(['odds', '--battle', battle])).out
    expect(await told(words)).toMatch(/Characters count by .*Leadership .*; whatever else .* is left out/)
    expect(await told('4 regulars against 4 regulars')).not.toMatch(/Characters/)
  })

  it('say which word or region is none, and which Army has no units', async () => {
    const told = async (...args: string[]) => (await within(['odds', ...args])).err
    expect(await told('--battle', '2 elites against 2 regulars in a citty')).toMatch(
      /"in a citty" is not understood[^]+did you mean city\?/,
    )
    expect(await told('--battle', '3 leaders against 3 regulars')).toMatch(
      /the Army that attacks has no units/,
    )
    expect(await told('--battle', '3 regulars against a leader')).toMatch(
      /the Army that defends has no units/,
    )
    const position = 'at war: sauron; shadow dice: army'
    expect(await told('--attack', 'shadow,minas morgul,osgilliath', position)).toMatch(
      /"osgilliath" is no region; did you mean Osgiliath\?/,
    )
    expect(await told('--attack', 'shado,minas morgul,osgiliath', position)).toMatch(
      /"shado" is no side; did you mean shadow\?/,
    )
  })

  it('say what is not understood, and why an attack is impossible', async () => {
    expect((await within(['odds', '--battle', '5 trolls against 3 regulars'])).err).toMatch(/"5 trolls"/)
    expect((await within(['odds', '--battle', '5 regulars'])).err).toMatch(/two Armies/)
    const ofBattles = ['odds', '--game', 'battles', '--attack', 'shadow,orthanc,fords of isen']
    const turn = 'turn: 1, actions, shadow; shadow dice: army'
    expect((await within([...ofBattles, turn])).err).toMatch(/cannot attack .*: the two are not adjacent \[/)
    const lorien = [
      '--attack',
      'fp,lorien,dimrill dale',
      'lorien: 2 elves; dimrill dale: 1 sauron; at war: elves',
    ]
    expect((await within(['odds', ...lorien])).out).toMatch(/attacker is left/)
    const far = ['odds', '--game', 'war-of-the-ring', '--attack', 'shadow,orthanc,the-shire', '-']
    expect((await within(far, JSON.stringify(WAR_POSITION))).err).toMatch(
      /cannot attack The Shire from Orthanc .*\[battle\.targets\]/,
    )
  })
})
