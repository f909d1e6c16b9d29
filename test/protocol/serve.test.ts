/** The server on streams: lines however they are cut, and a whole program in another language. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../src/cli/serve'
import { ERRORS, makeLineCutter } from '../../src/protocol/index'
import { ROOT } from '../package/scratch'

describe('lines', () => {
  const cut = (pieces: readonly string[], longest = 1000): readonly string[] => {
    const cutter = makeLineCutter(longest)
    return [...pieces.flatMap(cutter.push), ...cutter.end()]
  }

  it('are the same however the text is cut', () => {
    const text = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'ö') }))
    fc.assert(
      fc.property(text, (pieces) => {
        expect(cut(pieces)).toEqual(cut([pieces.join('')]))
      }),
    )
  })

  it('end with either kind of line break, or with the text', () => {
    expect(cut(['one\r\ntw', 'o\n\nthree'])).toEqual(['one', 'two', '', 'three'])
    expect(cut(['one\n'])).toEqual(['one'])
  })

  it('that are too long are handed on cut short, and the next is read whole', () => {
    expect(cut(['abc', 'defgh', 'ij\nkl\n'], 4)).toEqual(['abcde', 'kl'])
    expect(cut(['abcd\n'], 4)).toEqual(['abcd'])
  })
})

const REQUEST = '{"jsonrpc":"2.0","id":1,"method":"games"}'
/** What has a long answer. */
const BOOK = { jsonrpc: '2.0', id: 1, method: 'rulebook', params: { game: 'war-of-the-ring' } }

describe('on streams', () => {
  const talk = async (pieces: readonly string[], longestLine = 1000): Promise<readonly string[]> => {
    const input = new PassThrough()
    const output = new PassThrough()
    serve(input, output, { longestLine })
    const told: string[] = []
    output.on('data', (piece: Buffer) => told.push(piece.toString()))
    for (const piece of pieces) input.write(piece)
    input.end()
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    return told.join('').split('\n').slice(0, -1)
  }

  it('answers each line with a line', async () => {
    const answers = await talk([REQUEST.slice(0, 10), `${REQUEST.slice(10)}\n${REQUEST}\n\n`, REQUEST])
    expect(answers).toHaveLength(3)
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ id: 1, result: { protocol: 1 } })
  })

  it('refuses a line that is too long, and goes on', async () => {
    const answers = await talk(['x'.repeat(3000), 'x'.repeat(3000), `\n${REQUEST}\n`])
    expect(answers).toHaveLength(2)
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ id: null, error: { code: ERRORS.limit } })
    expect(JSON.parse(answers[1] ?? '')).toMatchObject({ id: 1, result: { protocol: 1 } })
  })

  it('takes any number of lines at once, in their order', async () => {
    const asked = [1, 2, 3].map((id) => REQUEST.replace('"id":1', `"id":${id}`))
    const answers = await talk(['\n'.repeat(500_000) + asked.join('\n\n')])
    expect(answers.map((answer) => (JSON.parse(answer) as { readonly id: number }).id)).toEqual([1, 2, 3])
  })

  it('waits while nobody reads', () => {
    const input = new PassThrough()
    const stuck = new Writable({ highWaterMark: 1, write: () => undefined })
    serve(input, stuck)
    input.emit('data', `${REQUEST}\n`)
    expect(input.isPaused()).toBe(true)
    stuck.emit('drain')
    expect(input.isPaused()).toBe(false)
  })

  it('answers no more than is read, of many lines that come at once', async () => {
    const input = new PassThrough()
    const output = new PassThrough({ highWaterMark: 1 })
    serve(input, output)
    const count = 50
    input.end(`${JSON.stringify(BOOK)}\n`.repeat(count))
    await new Promise((resolve) => setImmediate(resolve))
    expect(output.readableLength + output.writableLength).toBeLessThan(1_000_000)
    let lines = 0
    for await (const piece of output.setEncoding('utf8')) {
      lines += String(piece).split('\n').length - 1
      if (lines === count) break
    }
    expect(lines).toBe(count)
  })
})

const python = spawnSync('python3', ['--version']).status === 0

describe.skipIf(!python)('a program in Python (skipped where there is no python3)', () => {
  let folder: string
  let server: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'serve-'))
    server = join(folder, 'serve.mjs')
    await build({
      entryPoints: [join(ROOT, 'src/cli/serveProcess.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: server,
      logLevel: 'silent',
    })
  }, 60_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('plays whole games against itself', { timeout: 120_000 }, async () => {
    const bot = join(ROOT, 'examples/python/random_bot.py')
    const args = ['-B', bot, '--seed', 'ci', '--', process.execPath, server]
    const { stdout } = await promisify(execFile)('python3', args)
    for (const game of ['battles', 'card-game', 'confrontation', 'war-of-the-ring'])
      expect(stdout).toMatch(new RegExp(`^${game}: \\d+ decisions, won by [\\w/, -]+$`, 'm'))
    const rates = [...stdout.matchAll(/: (\d+) decisions per second$/gm)].map(([, rate]) => Number(rate))
    expect(rates).toHaveLength(4)
    expect(stdout).toContain('every record leads to the same end')
  })

  it('is told what is refused, observes, and sends batches', { timeout: 60_000 }, async () => {
    const program = `
import sys
sys.path.insert(0, ${JSON.stringify(join(ROOT, 'examples/python'))})
from middle_earth_rules import Engine, RulesError
with Engine([${JSON.stringify(process.execPath)}, ${JSON.stringify(server)}]) as engine:
    game = engine.new("confrontation", seed="python")
    action = dict(game.legal("sauron")[0], region="shire")
    try:
        game.apply(action)
    except RulesError as refused:
        why = [one["rule"] for one in game.why(action)]
        print(refused.code, refused.rules == why, len(refused.rules) > 0)
    layout = engine.call("layout", game="confrontation")["observation"]
    print(len(game.observe("sauron")) == layout["length"])
    other = game.determinize("sauron", "guess")
    print(other.view("sauron") == game.view("sauron"), game.copy().id != game.id)
    print([brief["id"] for brief in engine.batch([("brief", {"id": game.id}), ("brief", {"id": other.id})])])
    engine.notify("close", id=other.id)
    print(game.apply(game.legal()[0], events="all")[0]["kind"])
    war = engine.new("war-of-the-ring", seed="python")
    print(len(engine.tables("war-of-the-ring")["regions"]), war.odds()["odds"]["draws"])
    told = []
    while not told:
        told = war.tell(war.legal()[0])
    print(war.bot("greedy")["kind"], told[0])
    line = engine.position("war-of-the-ring", {}).line()
    print(line.count("\\n"), len(line) > 100)
`
    const { stdout } = await promisify(execFile)('python3', ['-B', '-c', program])
    expect(stdout.trim().split('\n')).toEqual([
      '-32000 True True',
      'True',
      'True True',
      "['game-1', 'game-2']",
      expect.stringMatching(/^\w+$/),
      '105 []',
      expect.stringMatching(/^\w+ .+\.$/),
      '0 True',
    ])
  })

  it('answers for its own seat, keeps games and goes on with them', { timeout: 60_000 }, async () => {
    const program = `
import sys
sys.path.insert(0, ${JSON.stringify(join(ROOT, 'examples/python'))})
from middle_earth_rules import Engine, RulesError
with Engine([${JSON.stringify(process.execPath)}, ${JSON.stringify(server)}]) as engine:
    game = engine.new("confrontation", seed="python")
    print(game.legal("sauron")[3], game.options)
    print(game.choose(3, seat="sauron"))
    print(game.choose(0, seat="sauron", tell="fellowship"))
    print(game.say("place frodo in arthedain", tell="all"))
    print([one["seat"] for one in game.record()["actions"]], game.notation().splitlines()[0])
    again = engine.replay(game.record())
    print(again.hash() == game.hash(), engine.load(game.state()).hash("sauron") == game.hash("sauron"))
    print(len(game.numbers("sauron")) == len(game.legal("sauron")), game.brief("sauron")["options"])
    table = engine.new("war-of-the-ring", seed="python", chance="manual")
    drawn = table.chances()
    print(len(drawn), drawn[0]["probability"])
    table.apply(drawn[0]["action"])
    try:
        game.say("place frodo in mordor")
    except RulesError as refused:
        print(refused)
`
    const { stdout } = await promisify(execFile)('python3', ['-B', '-c', program])
    expect(stdout.trim().split('\n')).toEqual([
      "{'seat': 'sauron', 'kind': 'place', 'piece': 'flying-nazgul-classic', 'region': 'mirkwood'} 90",
      '[]',
      "['Sauron places a hidden character.']",
      "['The Fellowship places Frodo in Arthedain.']",
      "['sauron', 'sauron', 'fellowship'] game confrontation",
      'True True',
      'True 21',
      "24 {'numerator': 1, 'denominator': 24}",
      expect.stringMatching(/^the action is refused: .+\. \[setup\.\w+\]$/),
    ])
  })
})
