/** The guides tell what is there: every law that games are run through, every file of the kernel. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LAWS } from '../kernel/conformance/laws'
import { ROOT } from '../package/scratch'

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

describe('docs/testing.md', () => {
  const [, laws = ''] = /^## Laws\n([^]*?)^## /m.exec(textOf('docs/testing.md')) ?? []
  const items = [...laws.matchAll(/^(\d+)\. ([^]*?)(?=^\d+\. |^$)/gm)]
  const tried = new Set(LAWS.flatMap(({ says }) => /^law (\d+): /.exec(says)?.[1] ?? []))

  it('numbers the laws without a gap, and has all that the conformance kit tries', () => {
    const numbers = items.map(([, number = '']) => number)
    expect(numbers).toEqual(items.map((_, place) => String(place + 1)))
    expect([...tried].filter((number) => !numbers.includes(number))).toEqual([])
  })

  it('names a test of every law that the kit does not try', () => {
    const untried = items.filter(([, number = '']) => !tried.has(number))
    expect(untried.filter(([, , told = '']) => !/`test\//.test(told)).map(([, number]) => number)).toEqual([])
  })
})

describe('docs/architecture.md', () => {
  it('names every file of the kernel', () => {
    const guide = textOf('docs/architecture.md')
    const files = readdirSync(join(ROOT, 'src/kernel')).filter((name) => name !== 'index.ts')
    expect(files.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

describe('docs/decisions/kernel-size.md', () => {
  it('tells the limit that is kept', () => {
    const [, limit = ''] = /KERNEL_LINES = (\d+)/.exec(textOf('test/architecture/size.ts')) ?? []
    expect(textOf('docs/decisions/kernel-size.md')).toContain(
      `fewer than ${limit.replace(/(?=\d{3}$)/, ',')} lines of code`,
    )
  })
})
