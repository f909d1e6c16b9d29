/** The command `follow`: files, exit codes, JSON, what is saved and written, the terminal, the example. */
import { readFileSync, rmSync } from 'node:fs'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WAR } from '../games'
import { within, withinJson } from '../program'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'follow-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const GAME = [
  'turn 1',
  'fp draws Axe and Bow, Riders of Theoden',
  'shadow hunt box: 1',
  'fp dice: C C M E',
  'shadow dice: A A M E C X',
]
const EXAMPLE = new URL('../../../examples/follow/friday.txt', import.meta.url).pathname

describe('a file', () => {
  it('that can be followed: exit code 0, the board if wanted, what was filled in', async () => {
    const { code, out } = await within(['follow', '--board', file('good.txt', GAME.join('\n'))])
    expect(code).toBe(0)
    expect(out).toMatch(/War of the Ring, turn 1\n {2}Fellowship: Rivendell/)
    expect(out).toMatch(/line 3, unsaid: Free Peoples: Do you declare the Fellowship\? No/)
    expect(out).toMatch(/Everything could be followed\./)
  })

  it('shows no board unless it is asked for', async () => {
    const { out } = await within(['follow', '-'], GAME.join('\n'))
    expect(out).not.toMatch(/Fellowship: Rivendell/)
    expect(out).toMatch(/^5 statements followed\.$/m)
  })

  it('goes on after a line that it cannot read, marks it and names it at the end', async () => {
    const strange = [...GAME.slice(0, 3), 'Bert fetches pizza', ...GAME.slice(3)]
    const { code, out } = await within(['follow', '-'], strange.join('\n'))
    expect(code).toBe(1)
    expect(out).toMatch(/^Line 4 is passed over: Bert fetches pizza$/m)
    expect(out).toMatch(/^5 statements followed\.\nNot understood, and passed over: lines 4\.$/m)
    const { data } = await withinJson(['follow', '-'], strange.join('\n'))
    const plain = await withinJson(['follow', '-'], GAME.join('\n'))
    expect(data).toMatchObject({ unread: [4], skipped: [], hash: (plain.data as { hash: string }).hash })
  })

  it('is content with how many cards were drawn', async () => {
    const drawn = (count: number): string =>
      [
        'turn 1',
        'fp draws Axe and Bow, Riders of Theoden',
        `shadow draws ${count} cards`,
        ...GAME.slice(2),
      ].join('\n')
    const told = async (count: number) => within(['follow', '-'], drawn(count))
    expect(await told(2)).toMatchObject({ code: 0 })
    expect((await told(2)).out).toMatch(/line 3, not seen, taken for this card: Character card of the Shadow/)
    expect((await told(3)).out).toMatch(/Line 3 differs: shadow draws 3 cards/)
  })

  it('that differs: exit code 1, what was asked and offered, and why not', async () => {
    const text = [...GAME, 'fp: advance sauron (muster)'].join('\n')
    const { code, out } = await within(['follow', '-'], text)
    expect(code).toBe(1)
    expect(out).toMatch(/Line 6 differs: fp: advance sauron \(muster\)/)
    expect(out).toMatch(/asked here: Free Peoples: Which action do you take/)
    expect(out).toMatch(/nearest: Advance /)
    expect(out).toMatch(/why not:\n {4}\S+ {2}.*\n(.*\n)* {8}see War of the Ring/)
  })

  it('is followed to a line alone with --until', async () => {
    const { data } = await withinJson(['follow', '--until', '3', file('until.txt', GAME.join('\n'))])
    expect(data).toMatchObject({ statements: 3, turn: 1, differences: [] })
  })

  it('tells the board as a seat sees it', async () => {
    const path = file('seat.txt', GAME.join('\n'))
    expect((await within(['follow', '--as', 'free-peoples', path])).out).toMatch(/Axe and Bow/)
    expect((await within(['follow', path])).out).not.toMatch(/in hand: .*Axe and Bow/)
    expect((await within(['follow', '--as', 'sauron', path])).code).toBe(2)
  })

  it.each([
    ['game chess', 'there is no game "chess"'],
    ['with edition', '"edition" is no field=value'],
    ['with chance=odd', 'the config: '],
    ['config 5', 'no JSON object'],
  ])('with a head that is wrong: %s', async (head, problem) => {
    const { code, err } = await within(['follow', '-'], `${head}\nturn 1\n`)
    expect(code).toBeGreaterThan(0)
    expect(err).toContain(problem)
  })

  it('names what was agreed in its head', async () => {
    const { data } = await withinJson(
      ['follow', '-'],
      `game War of the Ring\nwith seed=friday, skipsFreely=true\nturn 1\n`,
    )
    expect(data).toMatchObject({
      game: 'war-of-the-ring',
      saved: { from: { seed: 'friday', skipsFreely: true } },
    })
  })
})

describe('what is saved', () => {
  it('is a record that replay and verify take', async () => {
    const path = join(folder, 'saved.json')
    const { out } = await within(['follow', '--save', path, file('save.txt', GAME.join('\n'))])
    expect(out).toMatch(/as a record\./)
    expect((await within(['replay', path])).out).toMatch(
      /Nature: Character card of the Free Peoples: Axe and Bow/,
    )
    expect((await within(['verify', path])).code).toBe(0)
  })

  it('is a state after a position line', async () => {
    const path = join(folder, 'state.json')
    const text = `${GAME.join('\n')}\nposition corruption 3; fp to act\n`
    const { code, out } = await within(['follow', '--save', path, '-'], text)
    expect([code, out.includes('as a state')]).toEqual([0, true])
    expect((await within(['show', path])).out).toMatch(/corruption 3/)
  })

  it('--write makes a transcript of a record, which is followed to the same hash', async () => {
    const written = await within(['follow', '--write', file('war.json', JSON.stringify(WAR.record))])
    const { code, data } = await withinJson(['follow', '-'], written.out)
    expect(code).toBe(0)
    expect(data).toMatchObject({ hash: WAR.record.hashes?.at(-1) })
    expect((await within(['follow', '--write', file('state2.json', '{"turn":2}')])).code).toBeGreaterThan(0)
  })
})

describe('at the terminal', () => {
  it('each line is answered at once', async () => {
    const typed = [
      'turn 1',
      'shadow hunt box: 1',
      'fp xyzzy',
      'undo',
      'choices',
      'why shadow hunt box: 9',
      'board',
      'help',
      'quit',
      'never',
    ]
    const { code, out } = await within(['follow', '--live'], typed.join('\n'))
    expect(code).toBe(0)
    for (const told of [
      'Following. Say "help"',
      '"xyzzy" is not understood',
      'Taken back.',
      'Shadow: How many dice do you put into the Hunt box?',
      'Line 6 differs: shadow hunt box: 9',
      'the board:',
      'undo [n]',
    ])
      expect(out).toContain(told)
    expect(out).not.toContain('never')
  })

  it('saves, and goes on from a position', async () => {
    const path = join(folder, 'live.json')
    const typed = [
      'turn 1',
      `save ${path}`,
      'save',
      'position xyzzy',
      'position corruption 4; fp to act',
      'undo x',
      'undo',
    ]
    const { out } = await within(['follow', '--live'], typed.join('\n'))
    for (const told of [
      `Saved in ${path}.`,
      'say a file',
      'differs: position xyzzy',
      'Going on from there.',
      'Taken back.',
    ])
      expect(out).toContain(told)
  })
})

describe('the example', () => {
  it('is followed with one difference, at the march that was too long, and goes on', async () => {
    const { code, data } = await withinJson(['follow', EXAMPLE])
    const line =
      readFileSync(EXAMPLE, 'utf8')
        .split('\n')
        .findIndex((text) => /from Nurn to Morannon/.test(text)) + 1
    expect(code).toBe(1)
    expect(data).toMatchObject({
      turn: 3,
      skipped: [],
      differences: [{ line, rules: [{ rule: 'movement.adjacent' }] }],
    })
  })
})
