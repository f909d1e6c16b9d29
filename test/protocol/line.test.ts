/** Positions as lines of text through the protocol: in and out. */
import { describe, expect, it } from 'vitest'
import { ERRORS } from '../../src/protocol/index'
import { connect, type Brief } from './client'

const LINE = 'wotr-1; turn: 3, actions, shadow; dice fp: 4 used; dice shadow: 2 army, 5 used'

describe('a position in one line', () => {
  it('begins a game, and is told of one', () => {
    const { call } = connect()
    const typed = 'turn 3; shadow to act; shadow dice: A A'
    const brief = call<Brief>('position', { game: 'war-of-the-ring', position: typed, as: 'here' })
    expect(brief.actors).toEqual(['shadow'])
    expect(call('line', { id: 'here' })).toBe(LINE)
  })

  it('is refused with all that is wrong', () => {
    const { fails } = connect()
    const position = 'lorein: 2 elves; at war: elvse'
    expect(fails('position', { game: 'war-of-the-ring', position })).toMatchObject({
      code: ERRORS.params,
      message: expect.stringMatching(/did you mean lorien\?.*did you mean elves\?/),
    })
  })

  it('is not there in the middle of something', () => {
    const { call, fails } = connect()
    call('new', { game: 'confrontation', config: { seed: 'first' }, as: 'here' })
    expect(fails('line', { id: 'here' })).toMatchObject({
      message: expect.stringMatching(/middle of something/),
    })
  })
})
