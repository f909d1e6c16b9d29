/**
 * A prompt as a React component, for any game: the question, a row of buttons for each field in which the
 * answers differ, and the answers that are left, at most a dozen at a time.
 *
 *   <PromptBox prompt={prompt} onAnswer={(action, number) => ...} />
 */
import { useState } from 'react'
import { groupsOf, remaining, toggled } from './narrow.mjs'

const MOST = 12

/** The same with what was picked from outside. */
export const Prompt = ({ prompt, picked, onPick, onAnswer }) => {
  const left = remaining(prompt, picked)
  return (
    <section className="prompt" data-kind={prompt.kind}>
      <p>{prompt.sentence}</p>
      {groupsOf(prompt, picked).map(({ field, options }) => (
        <fieldset key={field} data-field={field}>
          <legend>{field}</legend>
          {options.map(({ value, isPicked, isPossible }) => (
            <button
              key={String(value)}
              type="button"
              aria-pressed={isPicked}
              disabled={!isPossible}
              onClick={() => onPick(toggled(prompt, picked, field, value))}
            >
              {String(value)}
            </button>
          ))}
        </fieldset>
      ))}
      <ol className="answers">
        {left.slice(0, MOST).map(({ action, label, number }) => (
          <li key={number}>
            <button type="button" data-number={number} onClick={() => onAnswer(action, number)}>
              {label}
            </button>
          </li>
        ))}
      </ol>
      {left.length > MOST && <p className="more">and {left.length - MOST} more: pick something above</p>}
    </section>
  )
}

/** A prompt that remembers what was picked; give it a new `key` with every question. */
export const PromptBox = ({ prompt, onAnswer }) => {
  const [picked, setPicked] = useState({})
  return <Prompt prompt={prompt} picked={picked} onPick={setPicked} onAnswer={onAnswer} />
}
