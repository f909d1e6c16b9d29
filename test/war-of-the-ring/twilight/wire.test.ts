/**
 * Twilight of the Third Age at a distance: a whole game of bots goes through boardgame.io and through the
 * protocol. Each player gets what he may see and no more, and what happens as sentences.
 */
import { describe, expect, it } from 'vitest'
import { boardgameOf } from '../../../src/adapters'
import { BOTS, playBots } from '../../../src/bots'
import {
  SEATS,
  warOfTheRing,
  type Action,
  type Event,
  type Seat,
  type State,
} from '../../../src/war-of-the-ring'
import { sitDown } from '../../adapters/table'
import { mustRight } from '../../kernel/conformance/check'
import { connect, type Brief } from '../../protocol/client'

const CONFIG = { seed: 'k', twilight: true } as const
const BOT = BOTS.warOfTheRing.greedy()
const { record, outcome } = mustRight(
  playBots(warOfTheRing, CONFIG, { 'free-peoples': BOT, shadow: BOT }, 'dusk'),
  'a game of bots',
)
const { states, events } = mustRight(warOfTheRing.replay(record), 'replay')

const ACTIONS = record.actions as ReadonlyArray<Action>
const at = (place: number): State => states[place] ?? expect.fail('there is no such state')
const enemyOf = (seat: Seat): Seat => (seat === 'shadow' ? 'free-peoples' : 'shadow')

/** The cards in a hand, each as it stands in a text of JSON. */
const heldBy = (state: State, seat: Seat): ReadonlyArray<string> => {
  const { cards } = warOfTheRing.encode(state).table as unknown as {
    readonly cards: { readonly hands: Readonly<Record<string, ReadonlyArray<string>>> }
  }
  return ['character', 'strategy']
    .flatMap((deck) => cards.hands[`${seat}-${deck}`] ?? [])
    .map((card) => JSON.stringify(card))
}

/** Whether the Free Peoples look into the hand of the Shadow. */
const looks = ({ stack }: State): boolean =>
  stack.some(({ kind, vars }) => kind === 'decide/clearTable' && 'looks' in vars && vars.looks)

/** Cards of the enemy that a player finds in what he is sent. */
const leaks = (text: string, state: State, seat: Seat): ReadonlyArray<string> =>
  heldBy(state, enemyOf(seat)).filter((card) => text.includes(card))

const viewHash = (state: State, seat: Seat): string => warOfTheRing.hashOfView(warOfTheRing.view(state, seat))

it('the game has factions, their figures and a hand that is looked into', () => {
  const kinds = new Set(events.flat().map(({ kind }) => kind))
  expect(
    ['FactionEntered', 'FigurePlaced', 'HandLookedAt'].filter((kind) => !kinds.has(kind as never)),
  ).toEqual([])
  expect(states.filter(looks)).toHaveLength(1)
})

describe('clients of boardgame.io', { timeout: 60_000 }, () => {
  it('play it to its end: each sees his own, and the enemy’s hand only while he looks into it', () => {
    const game = mustRight(boardgameOf(warOfTheRing, CONFIG), 'adapter')
    const seats = sitDown(game, ['0', '1'])
    seats[0]?.player.moves['begin']?.()
    ACTIONS.forEach((action, place) => {
      const state = at(place)
      seats.forEach(({ seen, received }, one) => {
        const seat = SEATS[one] ?? 'shadow'
        if (place % 16 === 0) expect(seen().view).toEqual(warOfTheRing.view(state, seat))
        const found = leaks(received.splice(0).join(), state, seat)
        expect(found.length > 0).toBe(seat === 'free-peoples' && looks(state))
      })
      seats.find(({ seen }) => seen().seat === action.seat)?.player.moves['act']?.(action)
    })
    for (const { ctx } of seats) expect(ctx().gameover).toMatchObject(outcome)
  })
})

describe('the protocol', { timeout: 60_000 }, () => {
  interface Told extends Brief {
    readonly events: ReadonlyArray<Event>
    readonly told: ReadonlyArray<string>
  }
  const ids = [...warOfTheRing.tables(CONFIG).eventCards, ...warOfTheRing.tables(CONFIG).pieces]
    .map(({ id }) => id)
    .filter((id) => id.includes('-'))

  it.each(SEATS)('plays it to its end and tells %s what happens in sentences', (seat) => {
    const { call } = connect()
    call('new', { game: 'war-of-the-ring', config: CONFIG, as: 'here' })
    const sentences = new Map<string, string>()
    record.actions.forEach((action, place) => {
      const state = at(place + 1)
      const answer = call<Told>('apply', { id: 'here', action, events: seat, told: true })
      expect(answer.told).toHaveLength(answer.events.length)
      answer.events.forEach(({ kind }, one) => sentences.set(kind, answer.told[one] ?? ''))
      expect(answer.told.flatMap((told) => ids.filter((id) => told.includes(id)))).toEqual([])
      const isShown = answer.events.some(({ kind }) => kind === 'HandLookedAt')
      const found = leaks(JSON.stringify(answer), state, seat)
      expect(found.length > 0).toBe(isShown && seat === 'free-peoples')
    })
    expect(call<Brief>('brief', { id: 'here' }).outcome).toEqual(outcome)
    expect(call('hash', { id: 'here', viewer: seat })).toBe(viewHash(at(record.actions.length), seat))
    expect(sentences.get('FactionEntered')).toMatch(/Corsairs|Hillmen|Ents/)
    expect(sentences.get('FigurePlaced')).toMatch(/ship|Ent|Siege Tower|Trebuchet/)
    expect(sentences.get('HandLookedAt')).toMatch(seat === 'shadow' ? /hand\.$/ : /hand: /)
  })
})
