/**
 * A game for two browsers. Each gets the view and the prompt of its own seat, and answers with a number. A seat
 * belongs to whoever holds its token; a browser that comes back brings it along. Pages of other hosts get none.
 *
 *   npm install middle-earth-rules ws
 *   node examples/two-browsers.mjs [--game war-of-the-ring] [--port 8080]
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { WebSocketServer } from 'ws'
import { confrontation, warOfTheRing } from 'middle-earth-rules'
import { boardSvg } from 'middle-earth-rules/svg'

const { values } = parseArgs({
  options: { game: { type: 'string' }, port: { type: 'string', default: '8080' } },
})
const game = values.game === warOfTheRing.name ? warOfTheRing : confrontation
const seats = game === warOfTheRing ? ['free-peoples', 'shadow'] : ['fellowship', 'sauron']

const PAGE = `<!doctype html><meta charset="utf-8"><h1></h1><ol id="list"></ol><div></div><script>
  const socket = new WebSocket('ws://' + location.host + '/?' + (sessionStorage.token ?? ''))
  const made = (tag, textContent) => Object.assign(document.createElement(tag), { textContent })
  socket.onmessage = ({ data }) => {
    const { seat, token, moves, sentence, labels, picture } = JSON.parse(data)
    sessionStorage.token = token
    document.querySelector('h1').textContent = seat + ': ' + sentence
    document.querySelector('div').innerHTML = picture
    list.replaceChildren()
    labels.forEach((label, number) =>
      list.appendChild(made('li')).appendChild(made('button', label)).onclick = () =>
        socket.send(JSON.stringify({ moves, number })))
  }
</script>`

let [state, moves] = [game.newGame({ seed: randomUUID() }).right, 0]
const players = new Map() // the connections, each with its token
const tokens = new Map(seats.map((seat) => [randomUUID(), seat])) // of the seats
const free = [...tokens.keys()] // those that nobody has been given

const tell = (socket, token) => {
  const seat = tokens.get(token) ?? 'spectator'
  const view = game.view(state, seat)
  const { value: prompt } = game.prompt(state, seat)
  const ended = game.outcome(state).value?.reason
  const sentence = prompt?.sentence ?? ended ?? `waiting for ${game.actors(state).join(' and ')}`
  const labels = prompt?.choices.map(({ label }) => label) ?? []
  socket.send(JSON.stringify({ seat, token, moves, sentence, labels, view, picture: boardSvg(view).right }))
}

const verifyClient = ({ origin, req }) => !origin || origin.replace(/^https?:\/\//, '') === req.headers.host
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE))
new WebSocketServer({ server, maxPayload: 1000, verifyClient }).on('connection', (socket, { url }) => {
  const token = tokens.has(url.slice(2)) && !free.includes(url.slice(2)) ? url.slice(2) : (free.shift() ?? '')
  players.set(socket, token)
  socket.on('close', () => players.delete(socket)).on('error', () => socket.terminate())
  socket.on('message', (data) => {
    const answer = /^\{"moves":(\d+),"number":(\d+)\}$/.exec(data) // to an older question: dropped
    if (answer === null || Number(answer[1]) !== moves) return
    const applied = game.applyAction(
      state,
      game.legalActions(state, tokens.get(token) ?? 'spectator')[Number(answer[2])],
    )
    if (applied._tag === 'Left') return
    ;[state, moves] = [applied.right.state, moves + 1]
    for (const [other, of] of players) tell(other, of)
  })
  tell(socket, token)
})
server.listen(Number(values.port), () => console.log(`http://localhost:${server.address().port}`))
