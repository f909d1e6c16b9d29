/**
 * The architecture, enforced: rooms, import arrows, sizes, language, repository. The rules stand in
 * architecture/; here each is held against this repository, and against snippets that break or keep it.
 */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ARROW_RULES } from './architecture/arrows'
import { CAST_RULES } from './architecture/casts'
import { LANGUAGE_RULES } from './architecture/language'
import { PACKED_RULES } from './architecture/packed'
import { REPOSITORY_RULES } from './architecture/repository'
import { ROOM_RULES } from './architecture/rooms'
import { SIZE_RULES } from './architecture/size'
import { readSources } from './architecture/support'

const repository = readSources(fileURLToPath(new URL('..', import.meta.url)))

const CHAPTERS = {
  rooms: ROOM_RULES,
  'import arrows': ARROW_RULES,
  sizes: SIZE_RULES,
  language: LANGUAGE_RULES,
  casts: CAST_RULES,
  'packed numbers': PACKED_RULES,
  repository: REPOSITORY_RULES,
}

it.each(['package.json', 'src/index.ts', 'src/kernel/index.ts'])('reads %s', (path) => {
  expect(repository.some((file) => file.path === path)).toBe(true)
})

describe.each(Object.entries(CHAPTERS))('%s', { timeout: 60_000 }, (_, rules) => {
  describe.each(rules.map((rule) => [rule.says, rule] as const))('%s', (_says, rule) => {
    it('holds here', () => expect(rule.problems(repository)).toEqual([]))

    it.each(rule.breaks.map((files) => [files.map(({ path }) => path).join(', '), files] as const))(
      'notices an offender in %s',
      (_path, files) => expect(rule.problems(files)).not.toEqual([]),
    )

    it('lets its neighbours pass', () => expect(rule.problems(rule.keeps)).toEqual([]))
  })
})
