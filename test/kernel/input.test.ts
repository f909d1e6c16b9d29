/** What JSON from outside may be, from both sides of every limit; and characters that nobody sees. */
import { describe, expect, it } from 'vitest'
import { show } from '../../src/kernel/door'
import { copyOf, DEEPEST, sizeFault, TOO_DEEP, TOO_LONG } from '../../src/kernel/input'
import { escaped, escapedLines, isPlainText } from '../../src/kernel/plainText'

const nested = (depth: number): unknown => {
  let json: unknown = 'bottom'
  for (let level = 0; level < depth; level++) json = level % 2 === 0 ? [json] : { a: json }
  return json
}

describe('a copy of JSON', () => {
  it('is the same, down to the depth that is allowed', () => {
    expect(copyOf(nested(DEEPEST))).toEqual(nested(DEEPEST))
    expect(copyOf({ list: [1, [], {}], none: null })).toEqual({ list: [1, [], {}], none: null })
  })

  it('is none of what nests deeper, whatever stands around it', () => {
    expect(copyOf(nested(DEEPEST + 1))).toBe(TOO_DEEP)
    expect(copyOf({ fine: 1, deep: nested(100_000) })).toBe(TOO_DEEP)
    expect(show(TOO_DEEP)).toBe('JSON that nests more than 100 lists and objects')
  })

  it('has no list that is too long', () => {
    expect(copyOf({ a: Array.from({ length: 100_001 }, () => 0) })).toEqual({ a: TOO_LONG })
  })
})

describe('the size of a document', () => {
  it('is limited in values', () => {
    const list = (length: number) => Array.from({ length }, () => 0)
    expect(sizeFault('it', list(9), { values: 10, depth: 3 })).toBeUndefined()
    expect(sizeFault('it', list(10), { values: 10, depth: 3 })).toBe('it has at most 10 values')
  })

  it('is limited in depth', () => {
    expect(sizeFault('it', nested(3), { values: 10, depth: 3 })).toBeUndefined()
    expect(sizeFault('it', nested(4), { values: 10, depth: 3 })).toBe('it nests at most 3 lists and objects')
    expect(sizeFault('it', nested(1_000_000), { values: 10, depth: 3 })).toBe(
      'it nests at most 3 lists and objects',
    )
  })
})

describe('characters that nobody sees', () => {
  const CONTROL = '\u0000\u0007\u001b\u007f\u0080\u009b\u009f'
  const TURNING = '\u061c\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069\ufeff'

  it('are in no plain text, each of them', () => {
    for (const character of `${CONTROL}${TURNING}\n\t`) expect(isPlainText(`a${character}b`)).toBe(false)
    expect(isPlainText('Barad-dûr, “the Dark Tower” – Éomer’s: 5 €, \u4e2d\u6587')).toBe(true)
  })

  it('are shown as escapes', () => {
    expect(escaped('a\u001b[2Jb\u202ec\n')).toBe('a\\u001b[2Jb\\u202ec\\u000a')
    expect(escapedLines('a\u009b2J\tb\nc\u2067')).toBe('a\\u009b2J\tb\nc\\u2067')
    expect(show('\u009b31m\u202e\u001b')).toBe('"\\u009b31m\\u202e\\u001b"')
  })
})
