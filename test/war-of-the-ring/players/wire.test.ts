/** Three and four at a distance: clients of boardgame.io, the protocol, learners, the program, records. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { boardgameOf } from '../../../src/adapters'
import { BOTS, playBots } from '../../../src/bots'
import { randomFrom } from '../../../src/kernel'
import { observationLayout, observe } from '../../../src/learn'
import { warOfTheRing, type Seat, type State } from '../../../src/war-of-the-ring'
import { sitDown } from '../../adapters/table'
import { within } from '../../cli/program'
import { mustRight } from '../../kernel/conformance/check'
import { connect, type Brief } from '../../protocol/client'
import { PROOF } from '../../thorough'

const SEED = 'wire'
const begun = (players: 3 | 4): State => mustRight(warOfTheRing.newGame({ seed: SEED, players }), 'new game')

/** States of a game played at random. */
const states = (players: 3 | 4, many: number): ReadonlyArray<State> => {
  const random = randomFrom('wire')
  const all = [begun(players)]
  while (all.length < many) {
    const state = all[all.length - 1] as State
    const options = warOfTheRing.actors(state).flatMap((seat) => warOfTheRing.legalActions(state, seat))
    all.push(mustRight(warOfTheRing.applyAction(state, options[random(options.length)]), 'step').state)
  }
  return all
}

describe.each([3, 4] as const)('%i players', { timeout: 120_000 }, (players) => {
  it('clients of boardgame.io play, each sees his own hand and no other', () => {
    const game = mustRight(boardgameOf(warOfTheRing, { players, seed: SEED } as never), 'adapter')
    const seats = sitDown(
      game,
      Array.from({ length: players }, (_, place) => String(place)),
    )
    seats[0]?.player.moves['begin']?.()
    let state = begun(players)
    const random = randomFrom('clients')
    for (let moves = 0; moves < 25; moves++) {
      const asked = seats.find(({ seen }) => seen().prompt !== null)
      expect(asked?.seen().seat).toBe(warOfTheRing.actors(state)[0])
      const choices = asked?.seen().prompt?.choices ?? []
      const number = random(choices.length)
      state = mustRight(warOfTheRing.applyAction(state, choices[number]?.action), 'step').state
      asked?.player.moves['choose']?.(number)
    }
    for (const { seen } of seats) expect(seen().view).toEqual(warOfTheRing.view(state, seen().seat as Seat))
    expect(seats.map(({ seen }) => seen().seat)).toEqual(warOfTheRing.seatsOf({ players }))
  })

  it('the protocol plays, and shows each seat what it may see', () => {
    const { call } = connect()
    const config = { seed: SEED, players }
    let brief = call<Brief>('new', { game: 'war-of-the-ring', config, as: 'here' })
    let state = begun(players)
    const random = randomFrom('protocol')
    for (let made = 0; made < 25; made++) {
      const legal = warOfTheRing.legalActions(state)
      expect([brief.actors, brief.options]).toEqual([warOfTheRing.actors(state), legal.length])
      const option = random(legal.length)
      state = mustRight(warOfTheRing.applyAction(state, legal[option]), 'step').state
      brief = call<Brief>('apply', { id: 'here', option })
    }
    for (const seat of warOfTheRing.seatsOf({ players }))
      expect(call('view', { id: 'here', viewer: seat })).toEqual(
        JSON.parse(JSON.stringify(warOfTheRing.view(state, seat))),
      )
  })

  it('every view can be learnt from: the seats, their hands, who acts and commands', () => {
    const layout = observationLayout('war-of-the-ring', { players })
    const seats = warOfTheRing.seatsOf({ players })
    const field = (name: string) => layout.fields.find((one) => one.name === name)
    expect(field('viewer')?.axes[0]?.values).toEqual(seats)
    expect(field('partners.acting')?.axes[1]?.values).toEqual(seats)
    expect(observationLayout('war-of-the-ring').fields.some(({ name }) => name.startsWith('partners'))).toBe(
      false,
    )
    for (const state of states(players, 120).filter((_, place) => place % 4 === 0))
      for (const viewer of [...seats, 'spectator'] as const) {
        const array = observe(warOfTheRing.view(state, viewer) as never)
        expect(E.isRight(array) && array.right.length).toBe(layout.length)
        const first = field('viewer')?.offset ?? 0
        const sees = E.isRight(array) ? Array.from(array.right.slice(first, first + seats.length)) : []
        expect(sees.indexOf(1)).toBe(seats.findIndex((seat) => seat === viewer))
      }
  })

  it.runIf(PROOF || players === 3)(
    'a bot in each seat plays a game to its end, which is recorded and replayed',
    () => {
      const bot = BOTS.warOfTheRing.random()
      const bots = Object.fromEntries(warOfTheRing.seatsOf({ players }).map((seat) => [seat, bot]))
      const played = mustRight(playBots(warOfTheRing, { seed: SEED, players }, bots as never, 'bots'), 'game')
      const { outcome } = played.state
      expect(Object.keys(outcome?.scores ?? {})).toEqual(warOfTheRing.seatsOf({ players }))
      const replayed = warOfTheRing.replay(played.record)
      expect(E.isRight(replayed) && replayed.right.states.length).toBe(played.record.actions.length + 1)
    },
  )

  it('the program seats people, shows each his own cards, and refuses two numbers', async () => {
    const args = ['play', 'war-of-the-ring', '--players', String(players), '--seed', SEED, '--hot-seat']
    const { out, code } = await within(args, 'quit\n')
    expect(code).toBe(0)
    expect(out).toMatch(
      players === 3 ? /for Free Peoples and Witch-king and Saruman/ : /for Gondor and Rohan/,
    )
    expect(out).toMatch(/Saruman\n +character cards in hand: 1 hidden\n +strategy cards in hand: 1 hidden/)
    const other = await within([...args, '--config', '{"players":2}'])
    expect([other.code, other.err]).toEqual([2, expect.stringMatching(/--players/)])
  })
})
