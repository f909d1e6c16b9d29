/**
 * The Confrontation on one screen: whoever is asked answers, and the board is drawn as that seat sees it.
 *
 *   npx esbuild examples/react-prompt/app.jsx --bundle --jsx=automatic --servedir=examples/react-prompt
 *
 * serves it; a page needs `<div id="app"></div><script src="app.js"></script>`.
 */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { confrontation } from 'middle-earth-rules/confrontation'
import { boardSvg } from 'middle-earth-rules/svg'
import { PromptBox } from './prompt.jsx'

const started = confrontation.newGame({ seed: String(Math.random()) })

const Board = ({ state, seat }) => {
  const picture = boardSvg(confrontation.view(state, seat))
  return picture._tag === 'Left' ? null : <div dangerouslySetInnerHTML={{ __html: picture.right }} />
}

/** One game, from a state on. */
export const App = ({ first }) => {
  const [{ state, moves }, setGame] = useState({ state: first, moves: 0 })
  const [seat] = confrontation.actors(state)
  const outcome = confrontation.outcome(state)
  if (outcome._tag === 'Some') return <p>{outcome.value.reason}</p>
  const prompt = confrontation.prompt(state, seat)
  const answer = (action) => {
    const applied = confrontation.applyAction(state, action)
    if (applied._tag === 'Right') setGame({ state: applied.right.state, moves: moves + 1 })
  }
  return (
    <main>
      <h1>{seat}</h1>
      {prompt._tag === 'Some' && <PromptBox key={moves} prompt={prompt.value} onAnswer={answer} />}
      <Board state={state} seat={seat} />
    </main>
  )
}

if (globalThis.document !== undefined && started._tag === 'Right')
  createRoot(document.getElementById('app')).render(<App first={started.right} />)
