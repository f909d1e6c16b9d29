/** The pictures in docs/pictures are what the library draws now. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { drawn, PICTURES } from './scenes'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

it.each(Object.entries(PICTURES))('%s is up to date (UPDATE=1 writes it)', (name, view) => {
  const picture = `${drawn(view())}\n`
  if (process.env['UPDATE'] === '1') writeFileSync(join(ROOT, name), picture)
  expect(readFileSync(join(ROOT, name), 'utf8') === picture).toBe(true)
})

it('knows every picture', () => {
  const files = readdirSync(join(ROOT, 'docs/pictures')).filter((name) => name.endsWith('.svg'))
  expect(files.map((name) => `docs/pictures/${name}`).sort()).toEqual(Object.keys(PICTURES).sort())
})
