/** The page about following: its sample is followed, and every statement in its table is understood. */
import * as E from 'fp-ts/lib/Either.js'
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { hear } from '../../../src/cli/follow/feed'
import { begin, followed, problemsOf } from './support'

vi.setConfig({ testTimeout: 120_000 })

const PAGE = readFileSync(new URL('../../../docs/following-a-game.md', import.meta.url), 'utf8')

it('the sample is followed without a difference', async () => {
  const sample = /```text\n([^`]*)```/.exec(PAGE)?.[1] ?? ''
  expect(sample).toContain('Turn 1')
  expect(problemsOf(await followed(sample))).toEqual([])
})

it('every statement in the table of what can be said is understood', async () => {
  const start = await begin({ twilight: true })
  const table = /## What can be said([\s\S]*?)\nNames may be/.exec(PAGE)?.[1] ?? ''
  const rows = table.split('\n').filter((row) => row.startsWith('| ') && !/^\| (about|---)/.test(row))
  const said = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))
  const real = said.map((text) =>
    text
      .replaceAll(/\bA\b/g, 'Moria')
      .replaceAll(/\bB\b/g, 'Hollin')
      .replaceAll(/\bC\b(?! [CMW])/g, 'Orthanc')
      .replaceAll(/\bD\b/g, 'Edoras'),
  )
  const bad = real
    .filter((text) => !/^(CCMW|fp (dice|plays))/.test(text))
    .filter((text) => E.isLeft(hear(start, { line: 1, text })))
  expect(said.length).toBeGreaterThan(50)
  expect(bad).toEqual([])
})
