/** Whatever the README and the guides show does run, and prints what it says. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, run } from '../package/scratch'
import { pages, samplesOf } from './pages'
import { brokenPromises, newReader, promisesOf, samplesIn, type Reader, type Told } from './samples'

const MINUTES = 60_000
const GUIDES = pages()
let reader: Reader

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'dist/cli'))) await run(ROOT, 'npm', 'run', 'build')
  reader = newReader()
}, 3 * MINUTES)

afterAll(() => reader.remove())

describe('promises', () => {
  it('are kept in their order, or named', () => {
    expect(brokenPromises('f() // => one\n// => two', 'one\ntwo')).toEqual([])
    expect(brokenPromises('f() // => two\n# => one', 'one\ntwo')).toEqual(['one'])
  })
})

describe('samples in JavaScript', { timeout: MINUTES }, () => {
  const samples = samplesIn(GUIDES, 'js')
  let told: readonly Told[] = []

  beforeAll(async () => {
    told = await reader.modules(samples.map(([, code]) => code))
  }, MINUTES)

  it('are told if they fail', async () => {
    const [wrong, right] = await reader.modules([
      "import 'middle-earth-rules/nowhere'",
      'console.log([1], 2)',
    ])
    expect(wrong?.fault).toMatch(/nowhere/)
    expect(right).toEqual({ printed: '[ 1 ] 2', fault: null })
  })

  it.each(samples.map(([where, code], place) => [where, code, place] as const))(
    '%s runs and prints what it says',
    (_, code, place) => {
      const { printed, fault } = told[place] ?? { printed: '', fault: 'it did not run' }
      expect(fault).toBe(null)
      expect(brokenPromises(code, printed)).toEqual([])
      expect(printed).not.toBe('')
    },
  )

  it('the README has at most 900 words', () => {
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8').split(/\s+/).length).toBeLessThanOrEqual(900)
  })

  it('the README starts, lists, applies and explains in about a dozen lines', () => {
    const place = samples.findIndex(([where]) => where.startsWith('README.md'))
    const lines = (samples[place]?.[1] ?? '').split('\n').filter((line) => line !== '')
    expect(lines.length).toBeLessThanOrEqual(12)
    expect(told[place]?.printed).toMatch(/^\[ 'free-peoples' \]\nbattle\.atWar /)
  })
})

describe('commands', { timeout: MINUTES }, () => {
  const samples = GUIDES.map((page) => {
    const codes = samplesOf(page, 'sh').map(({ code }) => code)
    return [page.path, codes.join('\n')] as const
  }).filter(([, code]) => code !== '')

  it('are told if they are not understood', async () => {
    expect((await reader.commands('npx middle-earth-rules dance')).fault).toMatch(/^exit code 2: dance/)
  })

  it('the first of the README answers as is shown there', async () => {
    const page = readFileSync(join(ROOT, 'README.md'), 'utf8')
    const [, command = '', shown = ''] =
      /```\n(npx [^\n]+ why [^\n]+)\n```\n\n```\n(No: .*?)\n *\.\.\.\n```/s.exec(page) ?? []
    const { printed } = await reader.commands(`${command} || true`)
    expect(shown).not.toBe('')
    expect(printed.startsWith(shown)).toBe(true)
  })

  it.each(samples)('%s: all run and print what they say', async (_, code) => {
    const { printed, fault } = await reader.commands(code)
    expect(fault).toBe(null)
    expect(brokenPromises(code, printed)).toEqual([])
    expect(promisesOf(code)).not.toEqual([])
  })
})

const python = spawnSync('python3', ['--version']).status === 0

describe.skipIf(!python)(
  'samples in Python (skipped where there is no python3)',
  { timeout: MINUTES },
  () => {
    it.each(samplesIn(GUIDES, 'python'))('%s runs and prints what it says', async (_, code) => {
      const client = `PYTHONPATH=${join(ROOT, 'examples/python')}`
      expect(brokenPromises(code, await run(ROOT, 'env', client, 'python3', '-B', '-c', code))).toEqual([])
    })
  },
)
