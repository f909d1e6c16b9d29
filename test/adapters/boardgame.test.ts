/** Whole games through boardgame.io: its clients, its local master, and what goes over the wire. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Game as BgioGame } from 'boardgame.io'
import { boardgameOf, type Boardgame, type BoardgameConfig, type Seen } from '../../src/adapters'
import { cardGame } from '../../src/card-game'
import { confrontation, type Confrontation } from '../../src/confrontation'
import { randomFrom, type Game, type State, type Types } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { sitDown, type Seat } from './table'

// boardgame.io tells the console of every move it refuses.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterAll(() => void vi.restoreAllMocks())

const made = <T extends Types>(game: Game<T>, config: BoardgameConfig<T>): Boardgame => {
  const result = boardgameOf(game, config)
  if (result._tag === 'Left') throw new Error(`${result.left.path}: ${result.left.problem}`)
  return result.right
}

const begun = (game: Boardgame, ids: readonly (string | null)[] = ['0', '1']): readonly Seat[] => {
  const seats = sitDown(game, ids)
  seats[0]?.player.moves.begin?.()
  return seats
}

const SEED = 'a seed that nobody should see'

/** Plays at random, by numbers of choices, and keeps the same game beside it. */
const playBeside = <T extends Types>(game: Game<T>, seats: readonly Seat[], most: number) => {
  const started = game.newGame({ seed: SEED } as never)
  if (started._tag === 'Left') throw new Error(started.left.problem)
  const random = randomFrom('players')
  let state: State<T> = started.right
  let moves = 0
  for (; moves < most && game.outcome(state)._tag === 'None'; moves++) {
    const asked = seats.filter((seat) => seat.seen().prompt !== null)
    expect(asked.map((seat) => seat.seen().seat)).toEqual(game.actors(state).slice(0, 1))
    const { player, seen } = asked[random(asked.length)] as Seat
    const { choices = [] } = seen().prompt ?? {}
    const number = random(choices.length)
    const applied = game.applyAction(state, choices[number]?.action)
    if (applied._tag === 'Left') throw new Error(JSON.stringify(applied.left))
    state = applied.right.state
    if (moves % 2 === 0) player.moves.choose?.(number)
    else player.moves.act?.(choices[number]?.action)
  }
  return { state, moves }
}

const viewsAre = <T extends Types>(game: Game<T>, state: State<T>, seats: readonly Seat[]): void => {
  for (const { seen } of seats) expect(seen().view).toEqual(game.view(state, seen().seat as T['seat']))
}

describe('two clients of boardgame.io', () => {
  it('play a whole game of The Confrontation, by numbers and by actions', () => {
    const seats = begun(made(confrontation, { seed: SEED }))
    const { state } = playBeside(confrontation, seats, Infinity)
    viewsAre(confrontation, state, seats)
    const outcome = confrontation.outcome(state)
    if (outcome._tag === 'None') throw new Error('the game goes on')
    const winner = outcome.value.winners[0] === 'fellowship' ? '0' : '1'
    for (const seat of seats) {
      expect(seat.ctx().gameover).toEqual({ ...outcome.value, winner })
      expect(seat.seen().prompt).toBeNull()
    }
  })

  it('and four of them play a stretch of the Card Game, each with its own hand', () => {
    const game = made(cardGame, { seed: SEED })
    expect(game.maxPlayers).toBe(4)
    const seats = begun(game, ['0', '1', '2', '3'])
    const { state, moves } = playBeside(cardGame, seats, 90)
    expect(moves).toBe(90)
    viewsAre(cardGame, state, seats)
    expect(seats.map((seat) => seat.seen().seat)).toEqual(['frodo', 'witch-king', 'aragorn', 'saruman'])
    for (const { received } of seats) expect(received.join('\n')).not.toContain(SEED)
  })

  it('play a stretch of War of the Ring', () => {
    const seats = begun(made(warOfTheRing, { seed: SEED }))
    const { state, moves } = playBeside(warOfTheRing, seats, 120)
    expect(moves).toBe(120)
    viewsAre(warOfTheRing, state, seats)
  })

  it('are asked one after the other, where the decision is secret too', () => {
    const [fellowship, sauron] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
    const active = () => Object.keys(sauron.ctx().activePlayers ?? { [sauron.ctx().currentPlayer]: null })
    const placeAll = ({ player, seen }: Seat): readonly string[] => {
      const whileAsked: string[] = []
      for (; seen().prompt?.kind === 'decide/placement'; player.moves.choose?.(0))
        whileAsked.push(active().join())
      return whileAsked
    }
    expect(sauron.seen().prompt).toBeNull()
    expect(placeAll(fellowship)).toEqual(['0', '0', '0', '0', '0'])
    expect(placeAll(sauron)).toEqual(['1', '1', '1', '1', '1'])
    expect(sauron.seen().prompt?.kind).toBe('decide/turn')
    expect(active()).toEqual(['1'])
    sauron.player.moves.choose?.(0)
    expect(active()).toEqual(['0'])
    expect(fellowship.ctx().currentPlayer).toBe('0')
  })

  it('see the events of a move, each what it may', () => {
    const [fellowship, sauron] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
    const [choice] = fellowship.seen().prompt?.choices ?? []
    fellowship.player.moves.act?.(choice?.action)
    const [own] = fellowship.seen().events
    const [other] = sauron.seen().events
    expect(own).toMatchObject({ kind: 'PiecePlaced' })
    expect(JSON.stringify(own)).not.toContain('hidden')
    expect(other).toMatchObject({ kind: 'PiecePlaced' })
    expect(JSON.stringify(other)).toContain('hidden')
  })
})

describe('a refused move', () => {
  it('tells its reasons to the player who made it, and to nobody else', () => {
    const [fellowship, sauron] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
    const before = fellowship.seen()
    const wrong = { ...before.prompt?.choices[0]?.action, piece: 'balrog' }
    fellowship.player.moves.act?.(wrong)
    const [reason] = fellowship.seen().refused ?? []
    expect(reason?.sentence).toMatch(/\w+/)
    expect(sauron.seen().refused).toBeUndefined()
    expect(fellowship.seen().view).toEqual(before.view)
    fellowship.player.moves.choose?.(0)
    expect(fellowship.seen().refused).toBeUndefined()
  })

  it('that is longer than any action, or deep, is no move: nobody is told why, and it is not logged', () => {
    const [fellowship] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
    const bare = { seat: 'fellowship', kind: 'place', x: '' }
    const padded = (length: number) => ({ ...bare, x: 'x'.repeat(length - JSON.stringify(bare).length) })
    const moves = (): number => fellowship.player.log?.length ?? 0
    const before = moves()
    fellowship.player.moves.act?.(padded(1001))
    fellowship.player.moves.act?.({ ...bare, x: [[[[[[[[1]]]]]]]] })
    expect([fellowship.seen().refused, moves()]).toEqual([undefined, before])
    fellowship.player.moves.act?.(padded(1000))
    expect([fellowship.seen().refused?.length, moves()]).toEqual([1, before + 1])
  })

  it('for another seat is no move', () => {
    const [fellowship, sauron] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
    const [own, other] = [fellowship.seen(), sauron.seen()]
    fellowship.player.moves.act?.({ ...fellowship.seen().prompt?.choices[0]?.action, seat: 'sauron' })
    expect([fellowship.seen(), sauron.seen()]).toEqual([own, other])
  })
})

describe('a move that showed nothing', () => {
  it('can be taken back while the same player is asked, one after the other', () => {
    const [fellowship, sauron] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
    const first = fellowship.seen().view
    expect(fellowship.seen().canTakeBack).toBeUndefined()
    fellowship.player.moves.choose?.(0)
    const second = fellowship.seen().view
    fellowship.player.moves.choose?.(0)
    expect([fellowship.seen().canTakeBack, sauron.seen().canTakeBack]).toEqual([true, undefined])
    sauron.player.moves.takeBack?.()
    expect(fellowship.seen().canTakeBack).toBe(true)
    fellowship.player.moves.takeBack?.()
    expect(fellowship.seen().view).toEqual(second)
    fellowship.player.moves.takeBack?.()
    expect(fellowship.seen().view).toEqual(first)
    expect(fellowship.seen().canTakeBack).toBeUndefined()
  })

  it('is taken back a hundred times and no more, until the next player was asked', () => {
    const [fellowship, sauron] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
    const { choose, takeBack } = fellowship.player.moves
    for (let time = 0; time < 50; time++) for (const move of [choose, choose, takeBack, takeBack]) move?.(0)
    choose?.(0)
    const logged = fellowship.player.log?.length
    takeBack?.()
    expect([fellowship.seen().canTakeBack, fellowship.player.log?.length]).toEqual([undefined, logged])
    while (fellowship.seen().prompt !== null) choose?.(0)
    sauron.player.moves.choose?.(0)
    expect(sauron.seen().canTakeBack).toBe(true)
  })

  it('is sealed by what the next player is asked, and by chance', () => {
    const [fellowship, sauron] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
    while (fellowship.seen().prompt !== null) fellowship.player.moves.choose?.(0)
    const placed = fellowship.seen().view
    expect(fellowship.seen().canTakeBack).toBeUndefined()
    fellowship.player.moves.takeBack?.()
    expect(fellowship.seen().view).toEqual(placed)
    sauron.player.moves.choose?.(0)
    expect(sauron.seen().canTakeBack).toBe(true)
    const war = begun(made(warOfTheRing, { seed: SEED }))
    for (let move = 0; move < 60; move++) {
      const asked = war.find((seat) => seat.seen().prompt !== null)
      asked?.player.moves.choose?.(0)
      const drew = war.some(({ seen }) => seen().events.some(({ kind }) => kind === 'DiceRolled'))
      if (drew) expect(war.map(({ seen }) => seen().canTakeBack)).toEqual([undefined, undefined])
    }
  })
})

describe('manual chance', () => {
  it('is told by the player of the first seat', () => {
    const [free, shadow] = begun(made(warOfTheRing, { seed: SEED, chance: 'manual' })) as [Seat, Seat]
    expect(free.seen().actors).toEqual(['nature'])
    expect(shadow.seen().prompt).toBeNull()
    const [choice] = free.seen().prompt?.choices ?? []
    expect(choice?.action).toMatchObject({ seat: 'nature', kind: 'chance' })
    free.player.moves.act?.(choice?.action)
    expect(free.seen().events.length).toBeGreaterThan(0)
    expect(free.seen().canTakeBack).toBeUndefined()
    for (let move = 0; move < 60; move++)
      (free.seen().prompt === null ? shadow : free).player.moves.choose?.(0)
    expect(free.seen().begun).toBe(true)
  })
})

describe('a client', () => {
  it('never gets the seed, nor the first state, nor what the other has answered', () => {
    const seats = begun(made(confrontation, { seed: SEED }), ['0', '1', null])
    const [fellowship, sauron, spectator] = seats as [Seat, Seat, Seat]
    const { moves } = playBeside(confrontation, [fellowship, sauron], 60)
    expect(moves).toBeGreaterThan(40)
    for (const { received } of seats) {
      expect(received).toHaveLength(2 + moves)
      for (const text of received) {
        expect(text).not.toContain(SEED)
        expect(text).not.toContain('"saved":{')
      }
    }
    const moved = (text: string) => /"args":\[\{"seat":"(\w+)"/g.exec(text)?.[1]
    expect(new Set(fellowship.received.map(moved))).toEqual(new Set([undefined, 'fellowship']))
    expect(new Set(spectator.received.map(moved))).toEqual(new Set([undefined]))
  })

  it('gets the same, to the letter, whatever the other decides in secret', () => {
    const heard = (choice: (choices: readonly unknown[]) => number): readonly string[] => {
      const [fellowship, sauron] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
      while (fellowship.seen().prompt !== null)
        fellowship.player.moves.choose?.(choice(fellowship.seen().prompt?.choices ?? []))
      for (let i = 0; i < 4; i++) sauron.player.moves.choose?.(0)
      return sauron.received
    }
    const first = heard(() => 0)
    const last = heard((choices) => choices.length - 1)
    // The first state, that it began, five answers of the one and four of the other.
    expect(first).toHaveLength(11)
    expect(last).toEqual(first)
  })

  it('who looks on sees what a spectator may', () => {
    const [, , spectator] = begun(made(warOfTheRing, { seed: SEED }), ['0', '1', null]) as [Seat, Seat, Seat]
    const started = warOfTheRing.newGame({ seed: SEED })
    if (started._tag === 'Left') throw new Error(started.left.problem)
    expect(spectator.seen()).toMatchObject({ seat: 'spectator', begun: true, prompt: null })
    expect(spectator.seen().view).toEqual(warOfTheRing.view(started.right, 'spectator'))
  })
})

describe('an answer to an earlier question', () => {
  it.each(['act', 'choose'] as const)('is none to the next one (%s)', (type) => {
    const [fellowship, sauron] = begun(made(confrontation, { seed: SEED })) as [Seat, Seat]
    const old = fellowship.player.getState()
    fellowship.player.moves.choose?.(0)
    const before = sauron.seen()
    const args = type === 'choose' ? [0] : [fellowship.seen().prompt?.choices[0]?.action]
    const { transport } = fellowship.player as unknown as {
      transport: { sendAction: (...a: unknown[]) => void }
    }
    transport.sendAction(old, { type: 'MAKE_MOVE', payload: { type, args, playerID: '0' } })
    expect(sauron.seen()).toEqual(before)
  })
})

describe('what is refused', () => {
  const unchanged = (seats: readonly Seat[], attempt: () => void): void => {
    const before = seats.map((seat) => [seat.seen().view, seat.ctx().activePlayers, seat.ctx().gameover])
    attempt()
    expect(seats.map((seat) => [seat.seen().view, seat.ctx().activePlayers, seat.ctx().gameover])).toEqual(
      before,
    )
  }

  it('an action for the other seat, an illegal one, a number without a choice, nonsense', () => {
    const seats = begun(made(confrontation, { seed: SEED }))
    const [fellowship, sauron] = seats as [Seat, Seat]
    const [theirs] = sauron.seen().prompt?.choices ?? []
    const [own] = fellowship.seen().prompt?.choices ?? []
    unchanged(seats, () => fellowship.player.moves.act?.(theirs?.action))
    unchanged(seats, () => fellowship.player.moves.act?.({ ...own?.action, region: 'mordor' }))
    unchanged(seats, () => fellowship.player.moves.act?.(null))
    for (const number of [-1, 0.5, 1e9, 'x', '0', null, [0], undefined])
      unchanged(seats, () => fellowship.player.moves.choose?.(number))
    unchanged(seats, () => fellowship.player.moves.begin?.())
    fellowship.player.moves.act?.(own?.action)
    expect(fellowship.seen().events).not.toEqual([])
  })

  it('events of boardgame.io that a client makes up', () => {
    const seats = begun(made(warOfTheRing, { seed: SEED }))
    const asked = seats.find((seat) => seat.seen().prompt !== null)
    expect(Object.keys(asked?.player.events ?? {})).toEqual([])
    for (const [type, args] of [
      ['endGame', [{ winner: '0' }]],
      ['setActivePlayers', [{ all: null }]],
      ['endTurn', [{ next: asked?.player.playerID === '0' ? '1' : '0' }]],
    ] as const)
      unchanged(seats, () =>
        asked?.player.store.dispatch({
          type: 'GAME_EVENT',
          payload: { type, args, playerID: asked.player.playerID },
        } as never),
      )
  })

  it('a config that is none, chance of another sort, what is no game, a wrong number of players', () => {
    const left = (game: Game<Confrontation>, config: object) => {
      const result = boardgameOf(game, config as never)
      return result._tag === 'Left' ? result.left.path : 'accepted'
    }
    expect(left(confrontation, { seed: 'x', characters: 'nobody' })).toBe('characters')
    expect(left(confrontation, { seed: 'x', chance: 'loaded' })).toBe('chance')
    expect(left(confrontation, { seed: 7 })).toBe('seed')
    expect(left({} as Game<Confrontation>, { seed: 'x' })).toBe('game')
    const { validateSetupData } = made(confrontation, { seed: 'x' })
    expect(validateSetupData({ games: 2 }, 2)).toBeUndefined()
    expect(validateSetupData({ games: 3 }, 2)).toContain('games')
    expect(validateSetupData(undefined, 3)).toContain('2 players')
    expect(validateSetupData({ seed: 'mine' }, 2)).toContain('host')
    expect(validateSetupData({ chance: 'manual' }, 2)).toContain('chance')
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(validateSetupData(proxy, 2)).toBe('setupData: an object is wanted')
  })
})

describe('the game object', () => {
  it('is a game to the types of boardgame.io', () => {
    const typed: BgioGame = made(confrontation, { seed: 'x' })
    expect(typed.name).toBe('confrontation')
  })

  it('takes the config of a match from setupData, and a new seed for each from its host', () => {
    let count = 0
    const game = made(confrontation, { seed: () => `seed ${count++}` })
    const whole = game.setup(undefined, { games: 2, characters: 'variant', seed: 'of a client' })
    expect(whole.actors).toEqual(['first', 'second'])
    const start = () => {
      const kept = game.moves.begin.move({ G: whole, ctx: {} as never, playerID: '0' })
      if (kept === 'INVALID_MOVE') throw new Error('it does not begin')
      return kept.saved?.config
    }
    expect(start()).toMatchObject({ seed: 'seed 0', games: 2, characters: 'variant' })
    expect(start()).toMatchObject({ seed: 'seed 1' })
  })

  it.each([undefined, null, 7, {}])('does not begin with the seed %j, which is no text', (seed) => {
    const game = made(confrontation, { seed: (() => seed) as () => never })
    const G = game.setup(undefined)
    expect(game.moves.begin.move({ G, playerID: '0' } as never)).toBe('INVALID_MOVE')
  })

  it('goes on from what a database kept as JSON', () => {
    const first = made(warOfTheRing, { seed: SEED })
    const kept = first.moves.begin.move({ G: first.setup(undefined), ctx: {} as never, playerID: '0' })
    if (kept === 'INVALID_MOVE') throw new Error('it does not begin')
    const loaded = JSON.parse(JSON.stringify(kept)) as typeof kept
    expect(loaded).toEqual(kept)
    const asked = kept.actors[0] === 'free-peoples' ? '0' : '1'
    const move = (game: Boardgame, G: typeof kept) =>
      game.moves.choose.move({ G, ctx: {} as never, playerID: asked }, 0)
    const there = move(made(warOfTheRing, { seed: 'another' }), loaded)
    expect(there).not.toBe('INVALID_MOVE')
    expect(there).toEqual(move(first, kept))
  })

  it('lists moves for the bots of boardgame.io, from what the master has and from what a client has', () => {
    const game = made(confrontation, { seed: SEED })
    const start = game.setup(undefined)
    expect(game.ai.enumerate(start, {}, '0')).toEqual([{ move: 'begin', args: [] }])
    const kept = game.moves.begin.move({ G: start, ctx: {} as never, playerID: '0' })
    if (kept === 'INVALID_MOVE') throw new Error('it does not begin')
    const seen: Seen = game.playerView({ G: kept, playerID: '0' })
    const moves = game.ai.enumerate(seen, {}, '0')
    expect(moves).toHaveLength(seen.prompt?.choices.length ?? 0)
    expect(moves.length).toBeGreaterThan(0)
    expect(game.ai.enumerate(kept, {}, '0')).toEqual(moves)
    expect(game.ai.enumerate(kept, {}, '1')).toEqual([])
  })
})
