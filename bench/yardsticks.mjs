/**
 * Yardsticks: what comparable libraries do in a second on the same machine. Two chess libraries walk the tree
 * of moves from the start position and count its leaves one by one; boardgame.io makes a move that does
 * nothing.
 */
import { createRequire } from 'node:module'
import { Chess as ChessJs } from 'chess.js'
import { Chess } from 'chessops/chess'

const DEPTH = 3
/** Leaves of the tree from the start position, known to every chess programmer. */
const LEAVES = 8902
const MOVES = 200

const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight']
const ORDINARY = [undefined]

const promotionsOf = (position, from, to) => {
  const lastRank = to < 8 || to >= 56
  return lastRank && position.board.pawn.has(from) ? PROMOTIONS : ORDINARY
}

/** Every leaf is a position of its own, cloned and played: no counting of moves that are not made. */
const perft = (position, depth) => {
  if (depth === 0) return 1
  let leaves = 0
  for (const [from, targets] of position.allDests())
    for (const to of targets)
      for (const promotion of promotionsOf(position, from, to)) {
        const next = position.clone()
        next.play({ from, to, promotion })
        leaves += perft(next, depth - 1)
      }
  return leaves
}

const counted = (leaves) => {
  if (leaves !== LEAVES) throw new Error(`a yardstick counts ${leaves} leaves, not ${LEAVES}`)
  return leaves
}

const noOpGame = () => {
  // Its packages have no exports that Node's ES modules could find; and its checks for developers stay out.
  process.env.NODE_ENV = 'production'
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal')
  const game = { name: 'nothing', disableUndo: true, setup: () => ({}), moves: { nothing: () => {} } }
  const reduce = CreateGameReducer({ game })
  const move = { type: 'MAKE_MOVE', payload: { type: 'nothing', args: [], playerID: '0' } }
  return { reduce, move, start: InitializeGame({ game }) }
}

/** The tasks: nodes for the chess libraries, moves for boardgame.io. */
export const yardsticks = () => {
  const { reduce, move, start } = noOpGame()
  return {
    chessops: () => counted(perft(Chess.default(), DEPTH)),
    chessjs: () => counted(new ChessJs().perft(DEPTH)),
    boardgameio: () => {
      let state = start
      for (let i = 0; i < MOVES; i++) state = reduce(state, move)
      if (state._stateID !== start._stateID + MOVES) throw new Error('boardgame.io has refused a move')
      return MOVES
    },
  }
}
