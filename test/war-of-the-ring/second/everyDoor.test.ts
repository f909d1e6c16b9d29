/** Everybody who lets one choose a game lets one choose the edition: protocol, boardgame.io, learners. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { boardgameOf } from '../../../src/adapters'
import { observe } from '../../../src/learn'
import { boardSvg } from '../../../src/svg'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { within } from '../../cli/program'
import { mustRight } from '../../kernel/conformance/check'
import { connect, type Brief } from '../../protocol/client'
import { sitDown } from '../../adapters/table'
import { after, asked, free, table } from '../support/play'

const GAME = 'war-of-the-ring'
const SECOND = { edition: 'second' } as const
const GATE: PositionSpec = { phase: 'fellowship', fellowship: { region: 'morannon' } }
const gate = (config: NonNullable<PositionSpec['config']>): State => table({ ...GATE, config })
/** Whether a second Elite of the Dwarves stands in Erebor. */
const hasSecondElite = (told: unknown): boolean => /"dwarves-elite":2/.test(JSON.stringify(told))

describe('the protocol', () => {
  const { call, fails } = connect()
  it('begins a game of the edition, and plays its own question', () => {
    call<Brief>('new', { game: GAME, config: { seed: 'door', ...SECOND }, as: 'second' })
    call<Brief>('new', { game: GAME, config: { seed: 'door' }, as: 'usual' })
    expect(hasSecondElite(call('state', { id: 'second' }))).toBe(true)
    expect(hasSecondElite(call('state', { id: 'usual' }))).toBe(false)
    call<Brief>('position', { game: GAME, position: { ...GATE, config: SECOND }, as: 'gate' })
    call<Brief>('apply', { id: 'gate', action: free({ kind: 'pass' }) })
    expect(JSON.stringify(call('legal', { id: 'gate' }))).toContain('enterMordor')
  })
  it('refuses an edition that there is not, and the expansion with it', () => {
    expect(fails('new', { game: GAME, config: { seed: 'a', edition: 'third' } }).data).toMatchObject({
      path: 'config.edition',
    })
    expect(fails('new', { game: GAME, config: { seed: 'a', ...SECOND, twilight: true } }).message).toMatch(
      /not to the second/,
    )
  })
})

describe('boardgame.io', () => {
  it('plays the edition that it is given', () => {
    const [usual, second] = [{}, SECOND].map((config) => {
      const made = mustRight(
        boardgameOf(warOfTheRing, { seed: 'door', ...config }),
        'a game for boardgame.io',
      )
      const seats = sitDown(made, ['0', '1'])
      seats[0]?.player.moves.begin?.()
      return JSON.stringify(seats.map((seat) => seat.seen()))
    })
    expect([hasSecondElite(JSON.parse(usual ?? '')), hasSecondElite(JSON.parse(second ?? ''))]).toEqual([
      false,
      true,
    ])
  })
})

describe('pictures and learners', () => {
  it('a picture shows who stands in Erebor in each edition', () => {
    const drawn = [{}, SECOND].map((config) =>
      JSON.stringify(
        boardSvg(
          warOfTheRing.view(mustRight(warOfTheRing.newGame({ seed: 'a', ...config }), 'new'), 'shadow'),
        ),
      ),
    )
    expect(drawn[0]).not.toBe(drawn[1])
    expect(drawn.every((one) => one.includes('<svg'))).toBe(true)
  })
  it('a learner sees the question of the edition', () => {
    const asking = after(gate(SECOND), free({ kind: 'pass' }))
    expect(asked(asking)).toBe('free-peoples decide/mordor')
    const seen = observe(warOfTheRing.view(asking, 'free-peoples'))
    const other = observe(warOfTheRing.view(gate({}), 'free-peoples'))
    expect([E.isRight(seen), E.isRight(other)]).toEqual([true, true])
    expect(seen).not.toEqual(other)
  })
})

describe('the program', { timeout: 60_000 }, () => {
  it('shows the odds of a Hunt in the edition', async () => {
    const position = JSON.stringify({
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
      huntBox: { shadow: 2 },
    })
    const ran = await within(['odds', '--game', GAME, '--edition', 'second', '-'], position)
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect(ran.out).toMatch(/%/)
  })
})
