/** Every rule has its tests: one for what it allows and one for what it forbids. */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { RULEBOOK } from '../../../src/card-game/rulebook'
import { readSources } from '../../architecture/support'
import { citationsOf, rowsOf } from '../../docs/cardGameRules'
import type { Shown } from '../../war-of-the-ring/support/coverage'

const files = readSources(fileURLToPath(new URL('../../..', import.meta.url)))
const rows = rowsOf(files)

const without = (word: Shown): ReadonlyArray<string> =>
  rows.filter(({ missing }) => missing.includes(word)).map(({ rule }) => rule)

describe('the tests of the rulebook', () => {
  it('cite only rules that there are', () => {
    const cited = citationsOf(files).map(({ rule }) => rule)
    expect(cited.filter((rule) => !Object.hasOwn(RULEBOOK, rule))).toEqual([])
  })

  it('show of every rule what it allows', () => {
    expect(without('allows')).toEqual([])
  })

  it('show of every rule what it forbids', () => {
    expect(without('forbids')).toEqual([])
  })
})
