/**
 * The moves of boardgame.io: begin, act, choose, take back. They run on the master alone; a refused one is
 * refused by the rules of the game, which the player hears, or because he may not speak for that seat.
 */
import * as E from 'fp-ts/lib/Either.js'
import { guarded } from './door'
import { isSmall, LONGEST_ACTION } from './limits'
import type { LongMove, MoveContext, MoveName } from './contexts'
import { backFor, type AnyGame, type AnyState, type Keeper, type Kept } from './kept'
import { seatOf, voiceOf } from './players'

const INVALID_MOVE = 'INVALID_MOVE'

const SETTINGS = { client: false, redact: true, undoable: false } as const

/** What moves need to know of a match. */
export interface Match {
  readonly game: AnyGame
  readonly keeper: Keeper
  readonly seats: (config: Kept['config']) => ReadonlyArray<string>
  /** The seed that the host has in mind for a match. */
  readonly seed: () => string
}

const speaksFor = (action: unknown, voice: string): boolean =>
  typeof action === 'object' && action !== null && 'seat' in action && action.seat === voice

type Move = Kept | typeof INVALID_MOVE

/** Begins a match that has not begun. */
const beginning =
  ({ game, keeper, seed }: Match): LongMove['move'] =>
  ({ G, whole = G }) => {
    if (whole.saved !== null) return INVALID_MOVE
    const chance = whole.config['chance'] === 'manual' ? 'manual' : 'seeded'
    const started = game.newGame({ ...whole.config, seed: seed(), chance })
    return E.isLeft(started) ? INVALID_MOVE : keeper.keep(whole.config, started.right, [])
  }

/** Finds the action of a move. */
type Answer = (state: AnyState, voice: string, argument: unknown) => unknown

/**
 * A move that answers for the player's seat. What the rules forbid changes nothing but that the player hears
 * why; what no rule is asked about is no move at all.
 */
const answering =
  ({ game, keeper, seats }: Match, answer: Answer): LongMove['move'] =>
  ({ G, whole = G, playerID }: MoveContext, argument): Move => {
    const state = keeper.stateOf(whole)
    const all = seats(whole.config)
    const seat = seatOf(all, playerID)
    if (state === undefined || seat === undefined) return INVALID_MOVE
    const voice = voiceOf(all, game.actors(state), seat)
    const action = answer(state, voice, argument)
    if (!speaksFor(action, voice) || !game.actors(state).includes(voice)) return INVALID_MOVE
    const applied = game.applyAction(state, action)
    if (E.isRight(applied)) return keeper.keepAnswer(whole, seat, applied.right)
    return { ...whole, events: [], refused: { seat, reasons: game.whyNot(state, action) } }
  }

/** Takes back the latest answer of a player who is still asked, if nobody has learnt anything by it. */
const takingBack =
  ({ game, keeper, seats }: Match): LongMove['move'] =>
  ({ G, whole = G, playerID }: MoveContext): Move => {
    const { config } = whole
    const found = backFor(whole, seatOf(seats(config), playerID))
    const before = found === undefined ? undefined : game.decode(found.last)
    if (found === undefined || before === undefined || E.isLeft(before)) return INVALID_MOVE
    return { ...keeper.keep(config, before.right, []), back: found.back }
  }

/** boardgame.io takes for a move whatever is found under its name: here that is nothing but moves. */
const byNameAlone = <M extends object>(moves: M): M => {
  const bare: object = Object.create(null)
  return Object.assign(bare, moves)
}

/** The moves of a match. */
export const movesOf = (match: Match): Record<MoveName, LongMove> => {
  const { game } = match
  /** A context that is none is a refused move. */
  const total =
    (move: LongMove['move']): LongMove['move'] =>
    (context, argument) =>
      guarded<Move>(INVALID_MOVE, () => move(context, argument))
  return byNameAlone({
    begin: { ...SETTINGS, ignoreStaleStateID: true, move: total(beginning(match)) },
    act: {
      ...SETTINGS,
      ignoreStaleStateID: false,
      move: total(
        answering(match, (_, __, action) => (isSmall(action, LONGEST_ACTION) ? action : undefined)),
      ),
    },
    takeBack: { ...SETTINGS, ignoreStaleStateID: false, move: total(takingBack(match)) },
    choose: {
      ...SETTINGS,
      ignoreStaleStateID: false,
      move: total(
        answering(match, (state, voice, number) =>
          typeof number === 'number' ? game.legalActions(state, voice)[number] : undefined,
        ),
      ),
    },
  })
}
