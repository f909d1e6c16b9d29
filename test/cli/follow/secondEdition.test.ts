/** The second edition, followed: what only it asks, and a game as people wrote it down. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { filledIn } from '../../../src/cli/follow/filled'
import { answersIn, at, followed, problemsOf } from './support'

vi.setConfig({ testTimeout: 120_000 })

const SECOND = { config: { chance: 'manual', edition: 'second' } }
const SUNDAY = readFileSync(new URL('../../../examples/follow/sunday.txt', import.meta.url), 'utf8')

describe('examples/follow/sunday.txt', () => {
  it('differs where too few dice hunt, says why by the book of its edition, and goes on', async () => {
    const course = await followed(SUNDAY)
    const line = 1 + SUNDAY.split('\n').findIndex((one) => one.startsWith('hunt box: 0'))
    expect(problemsOf(course)).toEqual([`${line}: the rules do not allow it here`])
    const [difference] = course.differences
    expect(difference).toMatchObject({ nearest: 'One die to the Hunt' })
    expect(difference?.rules.map(({ rule }) => rule)).toEqual(['huntAllocation.minimum'])
    expect(difference?.rules[0]?.cites[0]?.book).toMatch(/Second Edition/)
    expect(course.isLost).toBe(false)
    expect(course.following.state.config).toMatchObject({ edition: 'second' })
  })
  it('lists the cards of which only one side knew', async () => {
    const { following } = await followed(SUNDAY)
    const filled = filledIn(following).map(({ how, text }) => `${how} ${text}`)
    expect(filled).toContain('named Strategy card of the Free Peoples: Swords in Eriador')
    expect(filled.filter((one) => one.startsWith('unseen ')).length).toBeGreaterThan(3)
    expect(filled.filter((one) => / of the Shadow:/.test(one))).toEqual([])
  })
})

describe('the gates of Mordor', () => {
  const gate = (config: object) =>
    at({ phase: 'fellowship', fellowship: { region: 'dagorlad', progress: 1 }, ...config })
  it.each([
    ['fp declares in Morannon; fp enters Mordor', 'Enter Mordor'],
    ['fp: the fellowship is declared in Morannon and goes into Mordor', 'Enter Mordor'],
    ['fp declares in Morannon; fp does not enter Mordor', 'No'],
    ['fp declares in Morannon. The fellowship stays out of Mordor', 'No'],
  ])('second edition: %s', async (line, answer) => {
    const course = await followed(line, await gate(SECOND))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).at(-1)).toBe(`said: ${answer}`)
  })
  it('in the other edition the declaration leads in, and it may be said so', async () => {
    const course = await followed('fp declares in Morannon; fp enters Mordor', await gate({}))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).at(-1)).toBe('said: Go to Morannon')
  })
  it('is a difference where the figure is elsewhere', async () => {
    const course = await followed('fp enters Mordor', await at({ phase: 'fellowship', ...SECOND }))
    expect(problemsOf(course)).toHaveLength(1)
  })
})

describe('dice', () => {
  const spec = { dice: { 'free-peoples': ['muster', 'will-of-the-west'], shadow: ['army', 'army', 'event'] } }
  it.each(['fp skips W', 'fp skips the will of the west', 'fp skips (will)', '3. fp skips a W'])(
    '%s',
    async (line) => {
      const course = await followed(line, await at({ ...spec, ...SECOND }))
      expect([problemsOf(course), answersIn(course)]).toEqual([
        [],
        ['said: Put aside a die (Will of the West)'],
      ])
    },
  )
  it('after an Elven Ring one may pass', async () => {
    const course = await followed(
      'fp: elven ring: will becomes muster, fp passes',
      await at({ ...spec, ...SECOND }),
    )
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).at(-1)).toBe('said: Pass')
  })
})

describe('a round of both sides', () => {
  const LINES = ['shadow rolls 5 3, reroll 2', 'fp rolls 6 1, reroll 4']
  const field = {
    base: 'empty',
    acting: 'shadow',
    politics: { sauron: { steps: 0 }, gondor: { steps: 0, active: true } },
    armies: {
      'north-ithilien': { 'sauron-regular': 2, nazgul: 1 },
      'south-ithilien': { 'gondor-regular': 2, 'gondor-leader': 1 },
    },
    dice: { 'free-peoples': ['event'], shadow: ['army'] },
  }
  it.each([[LINES], [[...LINES].reverse()]])('waits for the dice of the other: %s', async (lines) => {
    for (const config of [{}, SECOND]) {
      const text = ['shadow attacks south ithilien from north ithilien', ...lines].join('\n')
      expect(problemsOf(await followed(text, await at({ ...field, ...config })))).toEqual([])
    }
  })
})

describe('who has one place to go to', () => {
  it('goes there, and it may be said', async () => {
    const spec = {
      base: 'empty',
      characters: { peregrin: 'forlindon', gimli: 'edoras' },
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
    }
    const line = 'fp moves Pippin to Grey Havens, Gimli to Westemnet (C)'
    for (const config of [{}, SECOND]) {
      const course = await followed(line, await at({ ...spec, ...config }))
      expect(problemsOf(course)).toEqual([])
      expect(answersIn(course)).toContain('said: Go to Westemnet')
    }
  })
})

it('a card that is drawn from another deck is told', async () => {
  const course = await followed(
    'shadow draws Shadows Gather, Olog-hai\nhunt box: 1',
    await at({
      phase: 'draw',
      ...SECOND,
    }),
  )
  expect(problemsOf(course)[0]).toMatch(/Olog-hai is a shadow strategy card, in the deck/)
})
