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
    expect(data).toMatchObject({ battle: right(warOfTheRing.battleOdds(spec)) })
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
    expect((await withinJson(['odds', '--battle', words])).data).toMatchObject({
      battle: right(warOfTheRing.battleOdds(spec)),
    })
    const told = async (battle: string) => (await within(['odds', '--battle', battle])).out
    expect(await told(words)).toMatch(/Characters count by .*Leadership .*; whatever else .* is left out/)
    expect(await told('4 regulars against 4 regulars')).not.toMatch(/Characters/)
  })

  it('take what players write: short forms, places, what they call troops', async () => {
    const ofWords = async (...words: string[]) => (await withinJson(['odds', ...words])).data
    const battle = async (...words: string[]) => ((await ofWords(...words)) as { battle: unknown }).battle
    expect(await battle("5r 1e 2l vs 3r in Helm's Deep")).toEqual(
      await battle('--battle', '5 regulars, 1 elite, 2 leaders against 3 regulars besieged'),
    )
    expect(await battle('5r', '1e', 'vs', '2 reg 1l in minas tirith')).toEqual(
      await battle('5 regulars 1 elite against 2 regulars 1 leader besieged'),
    )
    expect(await battle('5 orcs, 2 trolls elites vs 4 uruk-hai in Dale')).toEqual(
      await battle('5 regulars, 2 elites against 4 regulars in a city'),
    )
    expect(await battle('4r against 2 gondor in Osgiliath')).toEqual(
      await battle('4r against 2r in a fortification'),
    )
    expect((await within(['odds', '5r against 6r in Minas Tirith'])).err).toMatch(
      /a Stronghold under siege five/,
    )
  })

  it('say what is fought, what was taken for what, and what is left out', async () => {
    const told = async (...words: string[]) => (await within(['odds', ...words])).out
    const siege = await told("5 orcs vs 3r in helm's deep")
    expect(siege).toMatch(/Helm's Deep is fought as a siege: the attacker hits on 6/)
    expect(siege).toMatch(/orcs count as Regulars of Sauron/)
    expect(siege).toMatch(/Left out of account: Combat cards, a retreat, and an attacker who stops early/)
    expect(await told('3r vs 3r')).toMatch(/Fought in an open field/)
  })

  it('tell a Hunt with so many dice', async () => {
    const { code, out } = await within(['odds', '--hunt', '3'])
    expect(code).toBe(0)
    expect(out).toMatch(/^The Hunt if the Fellowship moved now: dice 3, re-rolls 0\n {2} *57\.87 %/)
    expect(out).toMatch(/no re-rolls\. Left out of account: cards/)
    expect((await within(['odds', '--hunt', '0'])).out).toMatch(/dice 0/)
    expect((await within(['odds', '--hunt', '11'])).err).toMatch(/at most 10 dice/)
    expect((await within(['odds', '--hunt', 'x'])).err).toMatch(/whole number/)
    expect((await within(['odds', '--hunt', '2', 'position.json'])).err).toMatch(/--hunt is for no position/)
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
