/** The examples run, and tell what they promise. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { ROOT, run } from '../package/scratch'
import { thorough } from '../thorough'

const MINUTES = 60_000

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'dist'))) await run(ROOT, 'npm', 'run', 'build')
}, 3 * MINUTES)

const node = (...args: readonly string[]): Promise<string> => run(ROOT, process.execPath, ...args)
const example = (name: string, ...args: readonly string[]): Promise<string> =>
  node(`examples/${name}.mjs`, ...args)

const linesOf = (text: string): readonly string[] => text.split('\n')

describe('examples/random-game.mjs', { timeout: MINUTES }, () => {
  const CONFIGS = ['classic', 'variant', 'draft-open', 'draft-secret'].flatMap((characters) =>
    ['none', 'pick-two', 'announced-number'].map((special) => [characters, special] as const),
  )

  const some = CONFIGS.filter((_, place) => place % thorough(5, 1) === 0)

  it.each(some)('tells a game of %s characters with special cards: %s', async (characters, special) => {
    const told = await example('random-game', '--seed', 'c', '--characters', characters, '--special', special)
    expect(told).toMatch(/^Turn 1, Sauron$/m)
    expect(told).toMatch(/^Turn 2, The Fellowship$/m)
    expect(told).toMatch(/^Winner: (Sauron|The Fellowship)\. .+\n {2}.+ \[end\.\w+\]\n {4}see /m)
    expect(told).toMatch(/^game confrontation\nrules 1\nfrom \{.+\}\n\n1\. /m)
    expect(told).toContain('node examples/replay.mjs')
    const [story = ''] = told.split('Winner: ')
    expect(story).not.toMatch(/undefined|null|\[object|-classic|-variant|[a-z][A-Z]/)
  })

  it('tells the same seed the same way, and another one otherwise', async () => {
    const [first, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => example('random-game', '--seed', seed)),
    )
    expect(first).toBe(again)
    expect(first).not.toBe(other)
  })

  it('says what is wrong with a config it cannot play', async () => {
    await expect(example('random-game', '--characters', 'nobody')).rejects.toThrow(
      /"nobody" is not a line-up/,
    )
  })
})

describe('examples/war-of-the-ring.mjs', { timeout: MINUTES }, () => {
  it('tells a whole war turn by turn, who won and how, and the record', async () => {
    const told = await example('war-of-the-ring', '--seed', 'a')
    expect(told).toMatch(/^Turn 1 /m)
    expect(told).toMatch(/^Turn 2\n {4}~ The Free Peoples draw .+ \(Character card\)\.$/m)
    expect(told).toMatch(/^Winner: The (Shadow|Free Peoples)\. [^.]+\.\n {2}.+ \[victory\.\w+\]\n {4}see /m)
    expect(told).toMatch(/^game war-of-the-ring\nrules 1\nfrom \{.+\}\n\n1\. /m)
    const [story = ''] = told.split('\ngame war-of-the-ring')
    expect(story).not.toMatch(/undefined|null|\[object|NaN|-regular|-elite|fp-|sh-/)
  })

  it('writes a record that replays to the same end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'war-'))
    const file = join(folder, 'war.txt')
    writeFileSync(file, await example('war-of-the-ring', '--seed', 'a', '--record'))
    const told = await example('replay', file)
    expect(told).toMatch(/^\d+ actions, \d+ events; checked: the final hash, \d+ states saved and loaded\.$/m)
    expect(told).toMatch(/^Winner: The (Shadow|Free Peoples)\. /m)
    rmSync(folder, { recursive: true })
  })
})

describe('examples/why-illegal.mjs', { timeout: MINUTES }, () => {
  it('gives ten answers and seven, each with a rule, the facts and a place to look it up', async () => {
    const told = await example('why-illegal')
    const [first = '', war = ''] = told.split(/^War of the Ring: /m)
    const answersIn = (text: string) => text.split(/^\d+\. /m).slice(1)
    expect(answersIn(first)).toHaveLength(10)
    expect(answersIn(war)).toHaveLength(7)
    const answers = [...answersIn(first), ...answersIn(war)]
    for (const answer of answers)
      expect(answer).toMatch(/ \[\w+\.[\w-]+(, [\w.-]+)*\]\n {5}here: .+\n {5}see .+/)
  })

  it('names every rule that is broken, not only the first', async () => {
    const told = await example('why-illegal')
    expect(told).toMatch(/\[character\.aragorn-classic\][^]+\[movement\.mountains\][^]+\n6\. /)
    expect(told).toMatch(/\n17\. [^]+\[movement\.enemyUnits, movement\.attackInstead\]/)
  })
})

describe('examples/replay.mjs', { timeout: MINUTES }, () => {
  it('replays the recorded game and finds its hash', async () => {
    const told = await example('replay')
    expect(told).toMatch(/^\d+ actions, \d+ events; checked: the final hash, \d+ states saved and loaded\.$/m)
    expect(told).toMatch(/^Winner: (Sauron|The Fellowship)\. /m)
    expect(linesOf(told).filter((line) => /^ {2}(The Shire|Mordor) /.test(line))).toHaveLength(2)
  })

  it('refuses a game that ends otherwise than recorded, and one with an illegal move', async () => {
    const record = readFileSync(join(ROOT, 'examples/games/short.txt'), 'utf8')
    const folder = mkdtempSync(join(tmpdir(), 'replay-'))
    const replay = (name: string, text: string): Promise<string> => {
      writeFileSync(join(folder, name), text)
      return example('replay', join(folder, name))
    }
    const changed = (name: string, line: RegExp, to: string) => replay(name, record.replace(line, to))
    await expect(replay('same', record)).resolves.toContain('the final hash')
    await expect(changed('hash', /# hash ./, '# hash !')).rejects.toThrow(/ends with the hash/)
    await expect(changed('move', /^2\. .*$/m, '2. sauron pass')).rejects.toThrow(/Action \d+: /)
    await expect(changed('word', /^3\. .*$/m, '3. nonsense')).rejects.toThrow(/is not an action/)
    rmSync(folder, { recursive: true })
  })

  it('reads a record with all its hashes, as JSON', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'replay-'))
    const file = join(folder, 'game.json')
    const started = confrontation.newGame({ seed: 'json' })
    if (started._tag === 'Left') throw new Error(started.left.problem)
    const [action] = confrontation.legalActions(started.right)
    const recorded = confrontation.record({ seed: 'json' }, [action])
    if (recorded._tag === 'Left') throw new Error(recorded.left.problem)
    writeFileSync(file, JSON.stringify(recorded.right))
    expect(await example('replay', file)).toMatch(
      /1 actions, .+ checked: 1 recorded hashes[^]+The game goes on/,
    )
    rmSync(folder, { recursive: true })
  })
})
