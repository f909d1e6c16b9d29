/** The log: what was done and what happened, newest first, with the rule behind every event. */
import type { App } from './app'
import { button, byId, make } from './dom'
import { doneAt, eventsSeen } from './look'
import { ruleLink } from './rules'
import { seatName } from './words'

const AT_ONCE = 30
const MOST_NEWS = 5
let isWhole = false

const entryOf = (app: App, place: number): HTMLLIElement | undefined => {
  const { session, look } = app.shown()
  const step = session.steps[place]
  if (step === undefined) return undefined
  const done = doneAt(session, place, look)
  const who = seatName(step.action.seat)
  const events = eventsSeen(session, step.events, look).map((event) =>
    make('li', {}, [`${session.entry.game.tell(event)} `, ruleLink(app, String(event['rule']))]),
  )
  return make('li', { class: place === session.at - 1 ? 'now' : 'past' }, [
    make('strong', {}, [`${place + 1}. ${who}${done === undefined ? ' acts' : `: ${done}`}`]),
    make('ul', {}, events),
  ])
}

/** What happened last, in a few sentences, for those who listen to the page. */
const news = (app: App): string => {
  const { session, look } = app.shown()
  const step = session.steps[session.at - 1]
  if (step === undefined) return ''
  const done = doneAt(session, session.at - 1, look)
  const events = eventsSeen(session, step.events, look).slice(0, MOST_NEWS)
  const who = seatName(step.action.seat)
  return [
    `${who}${done === undefined ? ' acts' : `: ${done}`}.`,
    ...events.map(session.entry.game.tell),
  ].join(' ')
}

const whole = (app: App): void => {
  isWhole = true
  drawLog(app)
}

/** Draws the log up to the place one looks at. */
export const drawLog = (app: App): void => {
  const { at } = app.shown().session
  byId('news').textContent = news(app)
  if (at === 0) {
    isWhole = false
    byId('log').replaceChildren(make('p', { class: 'quiet' }, ['Nothing has been done yet.']))
    return
  }
  const count = isWhole ? at : Math.min(at, AT_ONCE)
  const entries = Array.from({ length: count }, (_, back) => entryOf(app, at - 1 - back))
  const rest = at - count
  byId('log').replaceChildren(
    make(
      'ol',
      {},
      entries.filter((entry) => entry !== undefined),
    ),
    ...(rest > 0 ? [button(`Show ${rest} earlier`, () => whole(app))] : []),
  )
}
