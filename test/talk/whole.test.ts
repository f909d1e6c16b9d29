/** A verdict is given only for a question that was read whole; what is left over is named. */
import { describe, expect, it } from 'vitest'
import { within } from '../cli/program'

const why = async (game: string, position: string, question: string): Promise<string> =>
  (await within(['why', '--game', game, position, question])).out.split('\n')[0] ?? ''

const FREE = 'turn 3; fp to act; fp dice: C M E'
const SIEGE =
  'turn 6; fp to act; fp dice: C; at war: gondor; ' +
  'minas tirith besieged: 3 gondor, 1 leader; minas tirith: 2 sauron'

describe('what was answered wrongly once', { timeout: 60_000 }, () => {
  it.each([
    ['attack frodo', /^I read: .*"frodo"/],
    ['separate frodo and sam', /^No: Frodo and Sam stay together/],
    [
      'can I move the gondor army in minas tirith to osgiliath',
      /^Yes: The Army in Minas Tirith moves to Osgiliath/,
    ],
    ['move the army in edoras to westemnet with a character die', /^No: nobody leads this Army/],
    [
      'separate gandalf and strider and then move them to bree',
      /^Yes: Separate .*Gandalf the Grey and Strider to Bree/,
    ],
    ['move the fellowship with an army die', /^No: /],
    ['build a castle in the shire', /^I read: .*"build"/],
    ['move the corruption counter to moria', /^I read: .*"corruption"/],
  ])('%s', async (question, answer) => {
    expect(await why('war-of-the-ring', FREE, question)).toMatch(answer)
  })

  it('a sortie is an attack of the besieged on the besiegers', async () => {
    expect(await why('war-of-the-ring', SIEGE, 'can the army in minas tirith attack minas tirith')).toMatch(
      /^Yes: The Army in Minas Tirith attacks Minas Tirith/,
    )
  })

  it('an Army is named by its units', async () => {
    const elves = 'turn 3; fp to act; fp dice: C; at war: elves'
    expect(await why('war-of-the-ring', elves, 'attack moria with the elves in lorien')).toMatch(
      /^No: they are not next to each other/,
    )
  })
})

describe('clauses about the situation', { timeout: 60_000 }, () => {
  it('are repeated where they are so, and named where they are not', async () => {
    const ask = async (clause: string) =>
      why('war-of-the-ring', FREE, `can the army in edoras move to folde, ${clause}`)
    expect(await ask('rohan is not at war')).toMatch(/As you say: rohan is not at war/)
    expect(await ask('rohan is at war')).toMatch(/This is not so here: rohan is at war/)
    expect(await ask('the moon is full')).toMatch(/I do not know what "moon" has to do with it/)
  })
})

describe('who does it and to whom', { timeout: 60_000 }, () => {
  const ISEN = 'turn: 1, actions, shadow; dice shadow: 2 army; upper-isen: shadow, 3 uruk-hai'
  const FREED = 'fords-of-isen: free, 2 footmen'

  it('a region before the verb attacks, the one behind it is attacked', async () => {
    expect(await why('battles', `${ISEN}; ${FREED}`, 'upper isen attacks fords of isen')).toMatch(
      /^Yes: The Army in Upper Isen attacks Fords of Isen/,
    )
  })

  it('a move to a region is not the choice of a second Army there', async () => {
    const orthanc = `${ISEN}; orthanc: shadow, 2 uruk-hai`
    expect(await why('battles', orthanc, 'can the army in upper isen move to orthanc')).not.toMatch(/^Yes/)
  })

  it('Nazgûl join a siege, and keep away from other Strongholds', async () => {
    const ask = async (words: string) => why('war-of-the-ring', 'war-of-the-ring', words)
    expect(await ask('can a nazgul move into a besieged free peoples stronghold')).not.toMatch(/^No/)
    expect(await ask('can a nazgul move into a free peoples stronghold')).toMatch(/^No/)
  })
})

describe('words of another game, and what is said of two', { timeout: 60_000 }, () => {
  const DICE = 'move the gondor army from minas tirith to osgiliath with a character die'
  it.each([
    ['war-of-the-ring', 'can hobbits leave the fsp?', /^This can mean two things. No: Frodo .*Yes: Merry/],
    ['war-of-the-ring', 'can I winnow two cards?', /^I read: .*"winnow"/],
    ['card-game', 'Can I pass, I have five cards and every enemy has six?', /^Yes: /],
    ['card-game', 'can I pass if every enemy has five cards and I have six', /^I read: /],
    ['card-game', 'can I pass with five cards if every enemy has four?', /^I read: /],
    ['card-game', DICE, /^I read: .*There are no dice in this game.*"character die"/],
  ])('%s: %s', async (game, question, answer) => {
    expect(await why(game, game, question)).toMatch(answer)
  })

  it('no rule is found for what no game has', async () => {
    expect((await within(['rules', 'can I buy troops with wheat'])).out).toMatch(/^No rule has to do with/)
  })
})
