/** The course of a transcript: what is unseen, waits, is taken back or differs, and how it goes on. */
import { describe, expect, it, vi } from 'vitest'
import { filledIn } from '../../../src/cli/follow/filled'
import { unseenIn } from '../../../src/cli/follow/unseen'
import { answersIn, at, followed, problemsOf } from './support'

vi.setConfig({ testTimeout: 120_000 })

const OPENING = [
  'turn 1',
  'fp draws Axe and Bow, Riders of Theoden',
  'shadow hunt box: 1',
  'fp dice: C C M E',
  'shadow dice: A A M E C X',
  'fp draws a strategy card (event)',
]

const table = (course: Awaited<ReturnType<typeof followed>>): string =>
  JSON.stringify(course.following.state.table)

describe('cards that nobody saw', () => {
  it('are drawn all the same, and told at the end', async () => {
    const course = await followed(OPENING.join('\n'))
    expect(problemsOf(course)).toEqual([])
    const unseen = filledIn(course.following).filter(({ how }) => how === 'unseen')
    expect(unseen.map(({ line }) => line)).toEqual([3, 3])
    expect(unseenIn(course.following).size).toBe(2)
  })

  it('turn out to be the card that is played', async () => {
    const named = await followed([...OPENING, 'shadow plays Shadows Gather (event)'].join('\n'))
    expect(filledIn(named.following).map(({ how, text }) => `${how} ${text}`)).toContain(
      'named Strategy card of the Shadow: Shadows Gather',
    )
  })

  it('cannot be more than the hand holds', async () => {
    const lines = [...OPENING, 'shadow has Wormtongue', 'shadow has Orc Patrol']
    const course = await followed(lines.join('\n'))
    expect(problemsOf(course)).toEqual(['8: nobody can hold Orc Patrol now'])
  })

  it('are discarded without a name', async () => {
    const hands = { shadow: ['sh-char-01', 'sh-char-02', 'sh-char-03', 'sh-strat-01', 'sh-strat-02'] }
    const from = await at({ phase: 'draw', hands, turn: 2 })
    const course = await followed('shadow discards a card\nguide gandalf', from)
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course).filter((one) => /Discard/.test(one))[0]).toMatch(/^unseen: Discard /)
  })

  it('are known again when they are drawn by name later', async () => {
    const first = await followed(OPENING.join('\n'))
    const [stands = ''] = [...unseenIn(first.following)].filter((id) => id.startsWith('sh-char'))
    const name = first.following.loaded.game.nameOf(stands)
    const course = await followed([...OPENING, `shadow draws ${name} (event)`].join('\n'), {
      ...first.following,
      placed: [],
      state: first.following.origin,
      standing: [],
    })
    expect(problemsOf(course)).toEqual([])
    expect(unseenIn(course.following).has(stands)).toBe(false)
  })
})

describe('what has one answer', () => {
  it('may be left out, and is told at the end', async () => {
    const spec = {
      base: 'empty',
      acting: 'shadow',
      politics: { sauron: { steps: 0, active: true } },
      armies: {
        moria: { 'sauron-regular': 2 },
        lorien: { 'elves-regular': 1 },
        'dimrill-dale': { 'sauron-regular': 3 },
      },
      dice: { shadow: ['army'], 'free-peoples': [] },
    }
    const course = await followed('attack lorien from dimrill dale', await at(spec))
    expect(problemsOf(course)).toEqual([])
    expect(answersIn(course)[0]).toBe('said: Attack (Army)')
  })
})

describe('undo', () => {
  it('takes back the last line, or several', async () => {
    const before = await followed(OPENING.slice(0, 5).join('\n'))
    const after = await followed([...OPENING, 'fp draws The Red Arrow', 'undo 2'].join('\n'))
    expect(problemsOf(after)).toEqual([])
    expect(table(after)).toBe(table(before))
  })

  it('of a line that differs goes on from before it', async () => {
    const course = await followed(
      [...OPENING, 'fp: advance gondor (muster)', 'undo', 'fp draws The Red Arrow'].join('\n'),
    )
    expect(problemsOf(course)).toHaveLength(1)
    expect(course.isLost).toBe(false)
    expect(answersIn(course).at(-1)).toBe('said: Strategy card of the Free Peoples: The Red Arrow')
  })

  it('of nothing, or of no number, differs', async () => {
    expect(problemsOf(await followed('undo'))).toEqual(['1: there is nothing to take back'])
    expect(problemsOf(await followed('turn 1\nundo x'))).toEqual(['2: how many lines are taken back?'])
  })
})

describe('a difference', () => {
  const BAD = 'shadow: 2 regulars from Nurn to Morannon (army)'

  it('tells what was asked and offered, the nearest answer and the rules', async () => {
    const [difference] = (await followed([...OPENING, BAD].join('\n'))).differences
    expect(difference).toMatchObject({ line: 7, text: BAD, nearest: 'March from Gorgoroth to Morannon' })
    expect(difference?.asked).toEqual({ seat: 'shadow', sentence: 'Which Army marches, and where to?' })
    expect(difference?.offered).toContain('March from Nurn to Gorgoroth')
    expect(difference?.rules.map(({ rule }) => rule)).toEqual(['movement.adjacent'])
    expect(difference?.rules[0]?.cites[0]?.page).toBe(37)
  })

  it('ends the following until a position line', async () => {
    const rest = ['fp passes', 'shadow draws a character card (event)']
    const course = await followed([...OPENING, BAD, ...rest].join('\n'))
    expect(course.isLost).toBe(true)
    expect(course.skipped).toEqual([8, 9])
  })

  it('is left behind by a position in the short form', async () => {
    const position = 'position Nurn: none; Morannon: 7 regulars, 1 nazgul; shadow dice: A M E C; fp to act'
    const course = await followed([...OPENING, BAD, position, 'fp: advance the elves (muster)'].join('\n'))
    expect(problemsOf(course)).toHaveLength(1)
    expect(course.isLost).toBe(false)
    expect(answersIn(course).at(-1)).toBe('said: Advance the Elves (Muster)')
  })

  it('is left behind by a position in JSON, and by "here"', async () => {
    const json = 'position {"acting":"shadow","dice":{"shadow":["army"],"free-peoples":["event"]}}'
    const march = 'shadow: 2 regulars from Nurn to Gorgoroth (army)'
    for (const line of [json, 'position here']) {
      const course = await followed([...OPENING, BAD, line, march].join('\n'))
      expect(problemsOf(course)).toHaveLength(1)
      expect(answersIn(course).at(-1)).toBe('said: All go')
    }
  })

  it('tells when a choice was not said', async () => {
    const [difference] = (await followed([...OPENING, 'shadow: nazgul to Edoras (character)'].join('\n')))
      .differences
    expect(difference?.problem).toBe('it does not say which of these')
    expect(difference?.offered).toContain('A Nazgûl flies from Morannon')
  })

  it('tells when a part of an Army was not said', async () => {
    const [difference] = (
      await followed([...OPENING, 'shadow: 4 units from Dol Guldur to Southern Mirkwood (army)'].join('\n'))
    ).differences
    expect(difference?.problem).toMatch(/"4 units": of 5 Sauron regulars, 1 Sauron elite, say which/)
  })

  it('tells when dice were not told', async () => {
    const [difference] = (await followed(['turn 1', 'shadow hunt box: 1', 'fp passes'].join('\n')))
      .differences
    expect(difference?.problem).toBe('first something is drawn or rolled that nobody told')
    expect(difference?.asked?.sentence).toMatch(/Action roll of the Free Peoples/)
  })

  it('suggests names', async () => {
    const [difference] = (await followed([...OPENING, 'shadow: all from Orthnac to Minas (army)'].join('\n')))
      .differences
    expect(difference?.problem).toBe('"Minas" is not understood')
    expect(difference?.suggestions).toEqual(['Minas Tirith', 'Minas Morgul'])
  })

  it('of what waited is told when the action is over', async () => {
    const course = await followed(
      [...OPENING, 'shadow loses 3 regulars', 'shadow draws a character card (event)'].join('\n'),
    )
    expect(problemsOf(course)).toEqual(['7: the rules do not allow it here'])
  })
})

describe('why', () => {
  it('asks about a statement without making it', async () => {
    const lines = [
      ...OPENING,
      'why shadow: 2 regulars from Nurn to Morannon (army)',
      'why shadow: 2 regulars from Nurn to Gorgoroth (army)',
    ]
    const course = await followed(lines.join('\n'))
    expect(problemsOf(course)).toEqual([])
    const told = course.told.flatMap((one) =>
      one._tag === 'Why' ? [one.difference?.rules[0]?.rule ?? 'legal'] : [],
    )
    expect(told).toEqual(['movement.adjacent', 'legal'])
    expect(course.following.placed).toHaveLength(OPENING.length)
  })
})

describe('near misses', () => {
  it('are understood and told', async () => {
    const course = await followed([...OPENING, 'shadow: all from Orthnac to Gap of Rohann (army)'].join('\n'))
    expect(problemsOf(course)).toEqual([])
    expect(
      filledIn(course.following)
        .filter(({ how }) => how === 'read')
        .map(({ text }) => text),
    ).toEqual(['"Orthnac" is read as Orthanc', '"Gap of Rohann" is read as Gap of Rohan'])
  })
})
