/** What the server says to a program that slips: each error tells what would have been right. */
import { describe, expect, it } from 'vitest'
import { ERRORS } from '../../src/protocol/index'
import { connect } from './client'

describe('a slip', () => {
  const { call, fails } = connect()
  const id = 'war'
  call('new', { game: 'war-of-the-ring', config: { seed: 'x' }, as: id })

  it.each([
    ['a method', 'aply', { id }, 'there is no method "aply"; did you mean apply?'],
    ['a parameter', 'legal', { id, seta: 'shadow' }, 'seta: legal has no such parameter; did you mean seat?'],
    [
      'a game',
      'new',
      { game: 'confrontatoin', config: {} },
      'game: the games are battles, card-game, confrontation, war-of-the-ring; did you mean confrontation?',
    ],
    ['no seed', 'new', { game: 'battles', config: {} }, 'config.seed: is missing (a string)'],
    [
      'a field',
      'new',
      { game: 'battles', config: { seed: 'x', chanse: 'manual' } },
      'config: there is no field chanse; did you mean chance?',
    ],
    [
      'a seat of more players',
      'legal',
      { id, seat: 'gondor' },
      'seat: one of free-peoples, shadow, nature is wanted',
    ],
    [
      'a viewer of more players',
      'view',
      { id, viewer: 'gondor' },
      'viewer: one of free-peoples, shadow, spectator is wanted',
    ],
    [
      'a region',
      'odds',
      { id, attack: { side: 'shadow', from: 'orthank', to: 'fords-of-isen' } },
      'attack: "orthank" is no region; did you mean orthanc?',
    ],
    [
      'a side',
      'odds',
      { id, attack: { side: 'sauron', from: 'orthanc', to: 'fords-of-isen' } },
      'attack: "sauron" is no side: free-peoples or shadow',
    ],
  ])('in %s is answered by what may have been meant', (_, method, params, message) => {
    const code = method === 'aply' ? ERRORS.method : ERRORS.params
    expect(fails(method, params)).toMatchObject({ code, message })
  })

  it('a bot that is asked for a draw of nature is told where the outcomes are', () => {
    call('new', { game: 'war-of-the-ring', config: { seed: 'x', chance: 'manual' }, as: 'dice' })
    expect(fails('choose', { id: 'dice' }).message).toBe(
      'nobody but nature is asked anything: `chances` lists what can be drawn, `apply` takes it',
    )
  })
})
