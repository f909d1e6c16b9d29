/**
 * A player of one seat over a socket, as a browser would be: it answers each prompt with any of its choices;
 * now and then it says what the rules refuse, or takes back its latest answer. Where its connection breaks it
 * goes to one of the servers again. It remembers every move that it was told is made, to be held against what
 * the store has in the end.
 */
import { createRequire } from 'node:module'

const { io } = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'))(
  'socket.io-client',
)

/** A connection is tried again after this time. */
const AGAIN = 200

/** How often it says nonsense, and takes back where it may. */
const SELDOM = 0.1

/** An action that no game has: it is refused, and its player is told why. */
const NONSENSE = 'nonsense'

/** Whether a move was refused: its player is told of it, but the store does not keep it. */
const isRefused = ({ type, args }) => type === 'act' && args[0].kind === NONSENSE

const pick = (list) => list[Math.floor(Math.random() * list.length)]

/**
 * `match` has `game`, `id`, `tokens` of its seats, and counts the bytes sent to them; `urls` are the servers,
 * the first one for the start.
 */
export const bot = (match, playerID, urls, tally) => {
  const credentials = match.tokens[playerID]
  const accepted = [] // [number of the state before it, its arguments]
  const nonsense = new Set() // the numbers of the states before what was said to be refused
  let latest = -1
  let sent // { number, at, args }
  let wire
  let timer
  let isOver = false
  let finish
  const over = new Promise((done) => void (finish = done))

  const send = (state, type, ...args) => {
    sent = { number: state._stateID, at: performance.now(), args }
    const payload = { type, args, playerID, credentials }
    wire.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match.id, playerID)
    clearTimeout(timer)
    timer = setTimeout(() => {
      tally.unanswered++
      sent = undefined
      wire.emit('sync', match.id, playerID, credentials)
    }, tally.patience)
  }

  /** Answers a state if this seat is asked, once. */
  const answer = (state) => {
    if (state._stateID < latest || isOver) return
    latest = state._stateID
    if (sent?.number < latest) sent = undefined
    if (sent === undefined) clearTimeout(timer)
    if (state.ctx.gameover !== undefined) return leave()
    if (sent !== undefined) return
    const { begun, prompt } = state.G
    if (!begun && playerID === '0') return send(state, 'begin')
    if (!begun || prompt === null) return
    if (Math.random() < SELDOM) {
      nonsense.add(state._stateID)
      return send(state, 'act', { seat: state.G.seat, kind: NONSENSE })
    }
    if (state.G.canTakeBack && Math.random() < SELDOM) return send(state, 'takeBack')
    const { choices } = prompt
    // By number or by the action itself: both are moves of the adapter.
    if (latest % 2 === 0) send(state, 'choose', Math.floor(Math.random() * choices.length))
    else send(state, 'act', pick(choices).action)
  }

  /**
   * A log that holds a move of this seat says that it was accepted. It need not be the last that was sent: one
   * that had no answer for long may have been made before it after all.
   */
  const confirm = (log, isAnswer) => {
    for (const { _stateID, action } of log ?? []) {
      if (action.type !== 'MAKE_MOVE' || action.payload.playerID !== playerID) continue
      const args = JSON.stringify(action.payload.args)
      if (accepted.some(([number, known]) => number === _stateID && known === args)) continue
      if (isRefused(action.payload)) tally.refused++
      else accepted.push([_stateID, args])
      if (action.payload.type === 'takeBack') tally.takenBack++
      tally.accepted(isAnswer && sent?.number === _stateID ? performance.now() - sent.at : undefined)
    }
  }

  const connect = (url) => {
    wire = io(`${url}/${match.game.name}`, { transports: ['websocket'], forceNew: true, reconnection: false })
    const again = () => {
      wire.disconnect()
      if (!isOver) setTimeout(() => !isOver && connect(pick(urls)), AGAIN)
    }
    wire.on('connect', () => wire.emit('sync', match.id, playerID, credentials))
    wire.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return
      tally.broken++
      again()
    })
    wire.on('connect_error', again)
    wire.on('sync', (_, { state, log }) => {
      confirm(log, false)
      sent = undefined
      answer(state)
    })
    wire.on('update', (_, state, log) => {
      confirm(log, true)
      answer(state)
    })
    wire.io.engine.on('packet', ({ data }) => void (match.sent += data?.length ?? 0))
  }

  const leave = () => {
    isOver = true
    clearTimeout(timer)
    wire.disconnect()
    finish()
  }

  connect(urls[0])
  return { accepted, nonsense, over, leave, state: () => latest }
}
