/** What the pages say of the repository is so: links lead to files, quoted code stands where it is said. */
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../package/scratch'
import { linksOf, pages, samplesOf } from './pages'

const isFile = (path: string): boolean =>
  statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() === true

/** Headings as the anchors that links use. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

describe.each(pages().map((page) => [page.path, page] as const))('%s', (path, page) => {
  it('links to files that exist, and to headings in them', () => {
    const broken = linksOf(page)
      .filter((target) => !/^https?:/.test(target))
      .filter((target) => {
        const [file = '', anchor] = target.split('#')
        const there = file === '' ? path : posix.join(posix.dirname(path), file)
        if (!isFile(there)) return true
        return anchor !== undefined && !anchorsOf(readFileSync(join(ROOT, there), 'utf8')).has(anchor)
      })
    expect(broken).toEqual([])
  })

  it('quotes code as it is', () => {
    const wrong = samplesOf(page, 'ts').flatMap(({ line, code }) => {
      const [first = '', ...lines] = code.split('\n')
      const [, file] = /^\/\/ ((?:src|test)\/\S+)$/.exec(first) ?? []
      if (file === undefined) return [`line ${line} does not say where its code stands`]
      const text = readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' ')
      const parts = lines.join('\n').split(/^\s*\/\/ \.\.\.$/m)
      return parts
        .map((part) => part.trim().replace(/\s+/g, ' '))
        .filter((part) => !text.includes(part))
        .map((part) => `line ${line}: ${file} has no ${part}`)
    })
    expect(wrong).toEqual([])
  })

  it('names no script that is not there', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>
    }
    const named = [...page.text.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  it('names no file that is not there', () => {
    const named = [...page.text.matchAll(/`((?:src|test|docs|bench|examples)\/[\w./-]+\.\w+)`/g)]
    expect(named.map(([, file = '']) => file).filter((file) => !isFile(file))).toEqual([])
  })
})
