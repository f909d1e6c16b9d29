/** What the program says to somebody who slips: every message tells what to do instead. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import * as games from '../../src/index'
import { GAME_NAMES, loadGame } from '../../src/cli/games'
import { onePath } from '../../src/cli/material'
import { seatName } from '../../src/cli/words'
import { mustRight } from '../kernel/conformance/check'
import { within, withinJson } from './program'

const folder = mkdtempSync(join(tmpdir(), 'misused-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const said = async (args: readonly string[], input?: string): Promise<string> =>
  (await within(args, input)).err

describe('a slip of the pen is answered by what was meant', { timeout: 60_000 }, () => {
  it.each([
    [['simulat'], 'there is no command "simulat"; did you mean simulate? Try --help.'],
    [['--json'], 'there is no command "--json"; try --help'],
    [['simulate', 'confrontatoin'], 'there is no game "confrontatoin"; did you mean confrontation?'],
    [
      ['simulate', 'chess'],
      'there is no game "chess"; the games are battles, card-game, confrontation, war-of-the-ring',
    ],
    [
      ['simulate', 'confrontation', '--bot', 'greedy'],
      'there is no option --bot; did you mean --bots? Try simulate --help.',
    ],
    [['legal', '--colour'], 'there is no option --colour; try legal --help'],
    [['legal', '-x'], 'there is no option -x; try legal --help'],
    [['simulate', 'confrontation', '--seed'], '--seed wants a value: --seed <text>; try simulate --help'],
    [
      ['simulate', 'confrontation', '--seed', '--json'],
      '--seed wants a value: --seed <text>; try simulate --help',
    ],
    [['play', 'confrontation', '--quick=5'], '--quick takes no value; try play --help'],
    [['simulate', 'confrontation', 'battles'], 'one game is wanted, not 2: "confrontation", "battles"'],
    [['play', 'confrontation', 'battles'], 'one game is wanted, not 2: "confrontation", "battles"'],
    [
      ['simulate', 'confrontation', '--config', '{"gmaes":2}'],
      'the config: there is no field gmaes; did you mean games?',
    ],
    [['play', 'confrontation', '--players', '3'], 'the config: there is no field players'],
    [
      ['simulate', 'card-game', '--players', '5'],
      'the config: players: 5 is not a number of players: 2, 3 or 4',
    ],
    [
      ['rules', '--edition', 'third', 'nazgul'],
      'War of the Ring has no edition "third"; say collectors or second',
    ],
  ])('%j', async (args, problem) => {
    const { err, out } = await within(args)
    expect(out === '' ? err : (JSON.parse(out) as { error: { problem: string } }).error.problem).toContain(
      problem,
    )
  })

  it('keeps a value that begins with a dash, if it is joined by a sign of equality', async () => {
    expect(await said(['simulate', 'confrontation', '--games=-1'])).toMatch(/--games wants a whole number/)
  })
})

describe('a game is named by its id, by its title or by the beginning of its id', () => {
  it.each(Object.values(games).map((game) => [game.title, game.name] as const))('%s', async (title, name) => {
    for (const word of [title, title.toLowerCase(), name, name.slice(0, 4)])
      expect(mustRight(await loadGame(word), word).game.name).toBe(name)
  })

  it('which one letter does not do', async () => {
    for (const name of GAME_NAMES) expect((await loadGame(name.slice(0, 1)))._tag).toBe('Left')
  })

  it('also in the head of notes', async () => {
    const { code, err } = await within(['follow', '-'], 'game The Confrontation\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})

describe('what is read', { timeout: 60_000 }, () => {
  it('is a file that is there', async () => {
    for (const command of ['replay', 'verify', 'show', 'legal', 'follow'])
      expect(await said([command, 'nope.json'])).toBe('middle-earth-rules: there is no file nope.json\n')
    expect(await said(['show', folder])).toBe(`middle-earth-rules: ${folder} is a folder, not a file\n`)
  })

  it('also where it is a config, or something is written', async () => {
    expect(await said(['play', 'confrontation', '--config', '@nope.json'])).toMatch(
      /--config: there is no file/,
    )
    const lost = join(folder, 'nowhere', 'x.svg')
    const problem = `${lost} cannot be written: there is no folder ${join(folder, 'nowhere')}`
    expect(await said(['show', 'confrontation', '--svg', lost])).toContain(problem)
  })

  it('is something', async () => {
    for (const command of ['replay', 'verify', 'show', 'legal'])
      expect(await said([command])).toMatch(/nothing was read: name a file, or give .* standard input\n$/)
  })

  it('is a record where one is wanted', async () => {
    const other = file('package.json', '{"name":"x"}')
    for (const command of ['replay', 'verify']) {
      expect(await said([command, other])).toBe(
        'middle-earth-rules: this is no record: a record has the fields game, rules, from and actions\n',
      )
      const program = file('first.mjs', "import { x } from 'x'\n")
      expect(await said([command, program])).toMatch(
        /this is neither JSON nor a record as text, which begins/,
      )
    }
  })

  it('is told as what it is not', async () => {
    const program = file('first.mjs', "import { x } from 'x'\n")
    expect(await said(['show', program])).toMatch(/this is neither JSON nor a record as text, which begins/)
    expect(await said(['show', file('half.json', '{"game":')])).toMatch(/the input is not JSON: /)
  })
})

describe('legal', () => {
  it('tells who is asked, where the one who wants to know is not', async () => {
    const { out } = await within(['legal', '--seat', 'shadow', 'fp dice: character; shadow dice: army'])
    expect(out).toBe('Shadow is not asked anything now: Free Peoples is.\n')
  })

  it('knows the seats of two players, if two play', async () => {
    expect(await said(['legal', 'war-of-the-ring', '--seat', 'gondor'])).toMatch(
      /seats are free-peoples, shadow$/m,
    )
    expect(await said(['show', 'war-of-the-ring', '--viewer', 'gondor'])).toMatch(/shadow, spectator$/m)
  })
})

describe('somebody at a terminal', () => {
  it('is asked what to look at, and is not waited for', () => {
    const io = { input: new PassThrough(), out: () => undefined, err: () => undefined, columns: 80 }
    const person = { ...io, terminal: true, colour: true, watched: true }
    expect(onePath({ words: [], values: {}, io: person })).toMatchObject({
      left: { problem: 'say what to look at: a file, or - to type it in' },
    })
    expect(onePath({ words: ['-'], values: {}, io: person })).toMatchObject({ right: '-' })
  })
})

describe('the name of a game alone', { timeout: 60_000 }, () => {
  it('is the beginning of that game', async () => {
    for (const { name } of Object.values(games)) {
      const ran = await within(['legal', name])
      expect(ran).toMatchObject({ code: 0, err: '' })
      expect(ran.out).toMatch(/\n {4}1\. /)
    }
    expect((await within(['show', 'the confrontation'])).out).toMatch(/^The Confrontation, 0 turns begun/)
  })

  it('takes the edition that is asked for, and no other', async () => {
    const ran = await withinJson(['show', 'war-of-the-ring', '--edition', 'second'])
    expect(ran).toMatchObject({ code: 0, data: { state: { config: { edition: 'second' } } } })
    expect((await within(['show', 'confrontation', '--edition', 'second'])).err).toMatch(/no field edition/)
  })
})

describe('a record that is wrong', { timeout: 60_000 }, () => {
  const balrog = { seat: 'sauron', kind: 'place', piece: 'balrog', region: 'mirkwood' }
  const record = { game: 'confrontation', rules: 1, from: { seed: 'x' }, actions: [balrog, balrog] }
  const text = JSON.stringify(record)

  it('is told by the action, and by every rule against it', async () => {
    const told = new RegExp(
      String.raw`action 2: the action is refused\n\{"seat":"sauron".*\}\n` +
        String.raw`setup\.once {2}Balrog is settled already\. What is settled .+\n {4}see The `,
    )
    expect((await within(['verify'], text)).out).toMatch(told)
    expect(await said(['replay'], text)).toMatch(told)
    expect(await said(['show'], text)).toMatch(told)
    expect(await said(['play', 'confrontation', '--load', file('wrong.json', text)])).toMatch(told)
    const { data } = await withinJson(['verify'], text)
    expect(data).toMatchObject({ ok: false, action: 2, rules: [{ rule: expect.stringMatching(/^setup\./) }] })
  })

  it('of other rules says where it parts', async () => {
    const hashes = ['another']
    const parted = JSON.stringify({ ...record, rules: 7, actions: [balrog], hashes })
    expect((await within(['verify'], parted)).out).toMatch(
      /^Wrong: action 1: the hash .* differs .*\(the record is of version 7 of the rules, this is 1\)/,
    )
  })

  it('is shown up to there', async () => {
    expect((await within(['show', '--at', '1'], text)).code).toBe(0)
    expect(await said(['show', '--at', '3'], text)).toMatch(/--at 3 is too far: the record has 2 actions/)
  })

  it('before its first action is told as that', async () => {
    const earlier = { game: 'confrontation', config: { seed: 'x' }, actions: [balrog] }
    expect((await within(['verify'], JSON.stringify({ ...earlier, version: 1 }))).code).toBe(0)
    const other = JSON.stringify({ ...earlier, version: 7 })
    expect(await said(['replay'], other)).toBe(
      'middle-earth-rules: before the first action: version: only version 1 can be read\n',
    )
    expect((await within(['verify'], other)).out).toMatch(/^Wrong: before the first action: version: /)
    const field = JSON.stringify({ ...record, from: { seed: 'x', gmaes: 2 } })
    expect(await said(['replay'], field)).toMatch(/action: from: there is no field gmaes; did you mean games/)
  })
})

describe('seats', () => {
  it('are named as they are printed', () => {
    expect(['free-peoples', 'witch-king', 'balrog-of-moria', 'sauron'].map(seatName)).toEqual([
      'Free Peoples',
      'Witch-king',
      'Balrog of Moria',
      'Sauron',
    ])
  })
})
