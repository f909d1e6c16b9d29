/** The commands that play: a person at the terminal, and bots among themselves. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wilson, spreadOf, curvesOf } from '../../src/cli/statistics'
import { confrontation } from '../../src/confrontation'
import type { GameRecord } from '../../src/kernel'
import { CONFRONTATION_POSITION, WAR, WAR_POSITION } from './games'
import { programIn, within, type Program } from './program'
import { thorough } from '../thorough'

let program: Program

beforeAll(() => {
  program = programIn()
})

afterAll(() => program.remove())

type Message = Readonly<Record<string, unknown>> & { readonly type: string }

/** Plays with `--json`: every message, in order. */
const table = async (args: readonly string[], lines: readonly string[]): Promise<readonly Message[]> => {
  const { out, err, code } = await within(['play', ...args, '--json'], `${lines.join('\n')}\n`)
  expect({ err, code }).toEqual({ err: '', code: 0 })
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Message)
}

const ofType = (messages: readonly Message[], type: string): readonly Message[] =>
  messages.filter((message) => message.type === type)

const lastOf = (messages: readonly Message[], type: string): Message => {
  const last = ofType(messages, type).at(-1)
  if (last === undefined) throw new Error(`no ${type} among ${messages.map((one) => one.type).join(', ')}`)
  return last
}

/** The regions of the placement that are still to be filled. */
const regionsLeft = (messages: Parameters<typeof lastOf>[0]): ReadonlyArray<string> => {
  const { choices } = lastOf(messages, 'question') as unknown as {
    readonly choices: ReadonlyArray<{ readonly action: { readonly region: string } }>
  }
  return [...new Set(choices.map(({ action }) => action.region))]
}

const SOLO = ['confrontation', '--seed', 'table', '--bot', 'random']

describe('play', { timeout: 60_000 }, () => {
  it('shows the board, the question and its numbered choices, and takes a number', async () => {
    const { out, code } = await program.run(['play', ...SOLO], '1\nquit\n')
    expect(code).toBe(0)
    expect(out).toMatch(/^The Confrontation, seed table, for Fellowship\. Say help for help\.$/m)
    expect(out).toMatch(/Mordor \(4\) +Sauron: 4 hidden/)
    expect(out).toMatch(/^Fellowship: Who stands where\? .*\n(.*\n)? {4}1\. Place Frodo in Arthedain /m)
    expect(out).toMatch(/^ {2}The Fellowship places Frodo in Arthedain\. \[setup\.placement\]$/m)
    expect(out).toMatch(/Fellowship: Who stands where\? .*\n(.*\n)? {4}1\. Place Sam in Cardolan /)
  })

  it('tells what happened in sentences, what happens several times in a row once', async () => {
    const { out } = await program.run(
      ['play', 'war-of-the-ring', '--seed', 'table', '--as', 'shadow'],
      '1\nquit\n',
    )
    expect(out).toMatch(/^ {2}The Shadow puts 0 dice into the Hunt box\. \[turn\.huntAllocation\]$/m)
    expect(out).toMatch(
      /^ {2}The (Free Peoples roll|Shadow rolls) .+\. \[turn\.actionRoll\]( \(\d times\))?$/m,
    )
    expect(out).not.toMatch(/undefined|free-peoples/)
  })

  it('puts choices together by region, figure or card, and what is short at the end', async () => {
    const file = program.file('phase.json', {
      ...WAR_POSITION,
      politics: {},
      dice: { 'free-peoples': ['event'], shadow: ['muster', 'event'] },
    })
    const { out } = await within(['legal', '--game', 'war-of-the-ring', file])
    expect(out).toMatch(/^ {2}Advance nation\n {4}\d+\. Advance /m)
    expect(out).toMatch(/^ {2}Also\n( {4}\d+\. .+\n)+$/m)
    const numbers = [...out.matchAll(/(\d+)\. [A-Z]/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, place) => place + 1))
    const moving = program.file('moving.json', CONFRONTATION_POSITION)
    const moves = await within(['legal', '--game', 'confrontation', moving])
    expect(moves.out).toMatch(/^ {3}Frodo\n {4}1\. Move Frodo to \w+ +2\. Move Frodo to \w+\n {3}Sam$/m)
  })

  it('takes an action as words or as JSON, and refuses with the rules', async () => {
    const action = { seat: 'fellowship', kind: 'place', piece: 'sam-classic', region: 'cardolan' }
    const messages = await table(SOLO, [
      'place frodo mordor',
      'place frodo arthedain',
      JSON.stringify(action),
    ])
    expect(lastOf(messages, 'refused')).toMatchObject({ rules: [{ rule: 'setup.placement' }] })
    expect(ofType(messages, 'taken')).toHaveLength(2)
    expect(regionsLeft(messages)).toEqual(['rhudaur', 'eregion', 'enedwaith'])
  })

  it('makes no choice for a player who names less than one', async () => {
    const messages = await table(SOLO, ['place frodo', 'place frodo in arthedain'])
    const problems = ofType(messages, 'error').map(({ problem }) => String(problem))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^this means more than one choice: Place Frodo in \w+, .*, \.\.\./)
    expect(ofType(messages, 'taken')).toHaveLength(1)
  })

  it('answers what else can be asked, and says what it does not understand', async () => {
    const asked = [
      'help',
      'board',
      'choices',
      'why place frodo mordor',
      'why',
      'rule',
      'rule movement.forward',
    ]
    const messages = await table(SOLO, [
      ...asked,
      'rule spaceships',
      '99',
      'dance',
      'save',
      'load',
      'undo',
      '',
    ])
    expect(ofType(messages, 'question')).toHaveLength(2)
    expect(lastOf(messages, 'why')).toMatchObject({ legal: false, rules: [{ rule: 'setup.placement' }] })
    expect(ofType(messages, 'rules')).toMatchObject([
      { rules: [{ id: 'setup.placement' }] },
      { rules: [{ id: 'movement.forward' }] },
    ])
    expect(ofType(messages, 'error').map(({ problem }) => String(problem).slice(0, 24))).toEqual([
      'say an action: why {json',
      'no rule has to do with "',
      'there is no choice 99',
      'I do not know what "danc',
      'say a file: save <file>',
      'say a file: load <file>',
      'there is nothing to take',
    ])
  })

  it('takes back to the last decision of the person, but never a chance', async () => {
    const back = await table(SOLO, ['1', '1', 'undo'])
    expect(back.map(({ type }) => type)).toContain('undone')
    expect(regionsLeft(back)).toHaveLength(4)
    const war = ['war-of-the-ring', '--seed', 'table', '--as', 'shadow']
    const rolled = await table(war, ['allocate dice=1', 'undo'])
    expect(lastOf(rolled, 'error')['problem']).toMatch(/chance has decided/)
  })

  it('takes back nothing that another has answered since', async () => {
    const placed = Array.from({ length: 5 }, () => '1')
    const answered = await table(SOLO, [...placed, '1', 'undo'])
    const problem = String(lastOf(answered, 'error')['problem'])
    expect(problem).toMatch(/(another player has answered|something hidden was shown) since then/)
  })

  it('saves a record that can be verified, and goes on with it', async () => {
    const file = join(program.folder, 'saved.json')
    const first = await table(SOLO, ['1', '2', `save ${file}`, '1', `load ${file}`])
    expect(lastOf(first, 'saved')['file']).toBe(file)
    expect(regionsLeft(first)).toHaveLength(3)
    expect(await program.run(['verify', file])).toMatchObject({ code: 0 })
    const again = await table([...SOLO, '--load', file], ['undo'])
    expect(regionsLeft(again)).toHaveLength(4)
  })

  it('begins at a position, and saves a record that begins there', async () => {
    const position = program.file('begin.json', CONFRONTATION_POSITION)
    const file = join(program.folder, 'record.json')
    await table(['confrontation', '--hot-seat', '--load', position], ['1', `save ${file}`])
    const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
    expect(record.actions).toHaveLength(1)
    expect(E.isRight(confrontation.decode(record.from))).toBe(true)
    expect(E.isRight(confrontation.replay(record))).toBe(true)
    await table(['confrontation', '--hot-seat', '--load', file], ['undo', `save ${file}`])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...record, actions: [], hashes: [] })
  })

  it('shows people at one terminal only what their seat may know', async () => {
    const placing = Array.from({ length: 9 }, () => '1')
    const messages = await table(
      ['confrontation', '--seed', 'x', '--hot-seat'],
      [...placing, ...placing, '1'],
    )
    expect(
      ofType(messages, 'seat')
        .map(({ seat }) => seat)
        .slice(0, 2),
    ).toEqual(['fellowship', 'sauron'])
    const told = messages.filter(({ type, seat }) => type === 'events' && seat === 'sauron')
    const events = told.flatMap((message) => message['events'] as Record<string, unknown>[])
    const enemy = events.filter(({ side, kind }) => side === 'fellowship' && kind === 'PiecePlaced')
    expect(enemy).toHaveLength(9)
    expect(enemy.every(({ piece }) => piece === 'hidden')).toBe(true)
    const boards = ofType(messages, 'board').map(({ view }) => view as { viewer: string })
    expect(new Set(boards.map(({ viewer }) => viewer))).toEqual(new Set(['fellowship', 'sauron']))
  })

  it('asks for draws where chance is manual', async () => {
    const manual = ['war-of-the-ring', '--hot-seat', '--config', '{"chance":"manual"}']
    const messages = await table(manual, ['1', 'undo'])
    expect(ofType(messages, 'question')[0]).toMatchObject({ seat: 'nature' })
    expect(lastOf(messages, 'error')['problem']).toMatch(/chance has decided/)
  })

  it('answers single choices by itself after a while', async () => {
    const ones = Array.from({ length: 40 }, () => '1')
    const quick = await table([...SOLO, '--quick'], ones)
    const slow = await table([...SOLO, '--quick-after', '0.01'], ones)
    expect(slow.map(({ type }) => type)).toEqual(quick.map(({ type }) => type))
    const wrong = await program.run(['play', ...SOLO, '--quick-after', 'soon'])
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('number of seconds')])
  })

  it('goes on to the end of the game', async () => {
    const ones = Array.from({ length: 400 }, () => '1')
    const messages = await table([...SOLO, '--quick'], ones)
    expect(lastOf(messages, 'outcome')['outcome']).toMatchObject({ rule: expect.stringMatching(/^end\./) })
    expect(messages.at(-1)?.type).toBe('outcome')
  })

  it.each([
    [[], /say which game/],
    [['chess'], /no game "chess"/],
    [['confrontation', '--as', 'gandalf'], /no seat "gandalf"/],
    [['confrontation', '--bot', 'genius'], /no bot "genius"/],
    [['confrontation', '--bot', 'search:many'], /no bot "search:many"/],
    [['confrontation', '--bot', 'search:0ms'], /no bot "search:0ms"/],
    [['confrontation', '--config', '[1]'], /a JSON object/],
    [['confrontation', '--config', '{'], /is not JSON/],
    [['confrontation', '--load', '-'], /wants a file/],
  ])('does not understand %j', async (args, problem) => {
    const ran = await within(['play', ...args])
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toMatch(problem)
  })

  it('refuses a config and a file of another game', async () => {
    expect(await within(['play', 'confrontation', '--config', '{"games":3}'])).toMatchObject({ code: 1 })
    const other = program.file('other.json', WAR.record)
    expect((await within(['play', 'confrontation', '--load', other])).err).toMatch(/War of the Ring/)
  })
})

describe('simulate', { timeout: 60_000 }, () => {
  const args = ['simulate', 'confrontation', '--bots', 'greedy,random', '--games', '6', '--seed', 's']

  it('tells who won and how, how long it took, and the curves', async () => {
    const [svg, csv] = [join(program.folder, 'c.svg'), join(program.folder, 'c.csv')]
    const { code, out, err } = await program.run([...args, '--threads', '1', '--svg', svg, '--csv', csv])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^6 games of confrontation, greedy against random, seed s$/m)
    expect(out).toMatch(/^ +\d +\d+\.\d % {2}\(95 %: \d+\.\d % to \d+\.\d %\) {2}Fellowship \(greedy\)$/m)
    expect(out).toMatch(/^ +\d .+ \[end\.\w+\]$/m)
    expect(out).toMatch(/^Turns: mean \d+\.\d, median [\d.]+, \d+ to \d+$/m)
    expect(out).toMatch(/\* characters of fellowship/)
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [^]+<polyline [^]+<\/svg>\n$/)
    expect(readFileSync(csv, 'utf8')).toMatch(
      /^turn,measure,games,mean,least,most\n1,"characters of fellowship",6,9,/,
    )
  })

  it('gives the same games on any number of threads', async () => {
    const [one, two] = await Promise.all([
      program.json([...args, '--threads', '1']),
      program.spawned([...args, '--threads', '2', '--json']),
    ])
    expect(two).toMatchObject({ code: 0, err: '' })
    expect(one.data).toEqual(JSON.parse(two.out))
    const { wins, games } = one.data as { wins: Record<string, { count: number }>; games: number }
    expect(games).toBe(6)
    expect((wins['fellowship']?.count ?? 9) + (wins['sauron']?.count ?? 9)).toBe(6)
  })

  it('lets a search think for so many milliseconds', async () => {
    const words = ['simulate', 'confrontation', '--bots', 'search:1ms,random', '--games', '1']
    const { data } = await program.json(words)
    expect((data as { games: number }).games).toBe(1)
  })

  const tables: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ['confrontation', []],
    ['card-game', ['--players', '3']],
    ['card-game', []],
    ['war-of-the-ring', ['--players', '3']],
    ['battles', []],
  ]
  it.each(tables.slice(0, thorough(2, 5)))(
    'seats a greedy bot everywhere if no bots are named: %s %j',
    async (game, options) => {
      const { data, code } = await program.json(['simulate', game, '--games', '1', ...options])
      const { bots, wins } = data as { bots: ReadonlyArray<string>; wins: object }
      expect(code).toBe(0)
      expect(bots).toEqual(Object.keys(wins).map(() => 'greedy'))
    },
  )

  it('plays a match, whose seats have other names', async () => {
    const match = ['simulate', 'confrontation', '--bots', 'random,random', '--games', '1']
    const { data } = await program.json([...match, '--config', '{"games":2}'])
    expect(Object.keys((data as { wins: object }).wins)).toEqual(['first', 'second'])
  })

  it.each([
    [['chess'], /no game "chess"/],
    [[], /say which game/],
    [['confrontation', '--bots', 'greedy'], /wants 2 names/],
    [['confrontation', '--bots', 'greedy,genius'], /no bot "genius"/],
    [['confrontation', '--games', '0'], /whole number from 1/],
    [['confrontation', '--threads', '-1'], /--threads/],
    [['confrontation', '--config', '{"games":3}'], /the config: /],
  ])('does not understand %j', async (words, problem) => {
    const ran = await within(['simulate', ...words])
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toMatch(problem)
  })
})

describe('statistics', () => {
  it('give the Wilson interval', () => {
    // 5 of 10: centre 1/2, half width 1.96 / (2 * sqrt(10 + 1.96^2)).
    const { low, high } = wilson(5, 10)
    expect(low).toBeCloseTo(0.2366, 4)
    expect(high).toBeCloseTo(0.7634, 4)
    expect(wilson(0, 20)).toMatchObject({ share: 0, low: 0 })
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4)
    expect(wilson(20, 20)).toMatchObject({ share: 1, high: 1 })
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 })
  })

  it('give spreads and curves', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ least: 1, median: 2, mean: 2, most: 3 })
    expect(spreadOf([4, 1, 2, 3])).toEqual({ least: 1, median: 2.5, mean: 2.5, most: 4 })
    expect(spreadOf([])).toEqual({ least: 0, median: 0, mean: 0, most: 0 })
    const courses = [
      [
        { turn: 1, values: [0, 5] },
        { turn: 2, values: [4, 6] },
      ],
      [{ turn: 1, values: [2, 7] }],
    ]
    expect(curvesOf(['a', 'b'], courses)).toEqual([
      {
        name: 'a',
        points: [
          { turn: 1, games: 2, mean: 1, least: 0, most: 2 },
          { turn: 2, games: 1, mean: 4, least: 4, most: 4 },
        ],
      },
      {
        name: 'b',
        points: [
          { turn: 1, games: 2, mean: 6, least: 5, most: 7 },
          { turn: 2, games: 1, mean: 6, least: 6, most: 6 },
        ],
      },
    ])
  })
})
