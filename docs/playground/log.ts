/** The log: what was done and what happened, turn by turn, newest first, with the rule behind every event. */
import type { App } from './app'
import { button, byId, make, say } from './dom'
import { doneAt, eventsSeen, eyesOf } from './look'
import { ruleLink } from './rules'
import type { AnyState } from './games'
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
    make('strong', {}, [`${place + 1}. ${who}${done === undefined ? '' : `: ${done}`}`]),
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
  return [`${who}${done === undefined ? '' : `: ${done}`}.`, ...events.map(session.entry.game.tell)].join(' ')
}

/** The place of the last answer of those who look; 0 if they have given none. */
const lastOwn = (app: App): number => {
  const { session, look } = app.shown()
  const eyes = eyesOf(session, look)
  for (let place = session.at - 1; place > 0; place--)
    if (eyes.length > 1 || eyes.includes(session.steps[place]?.action.seat ?? '')) return place
  return 0
}

/** What happened since those who look have answered last: its last sentence, and all of it when opened. */
const drawSince = (app: App): void => {
  const { session, look } = app.shown()
  const sentences = session.steps
    .slice(lastOwn(app), session.at)
    .flatMap(({ events }) => eventsSeen(session, events, look))
    .map(session.entry.game.tell)
  const place = byId('since')
  place.hidden = sentences.length === 0
  const count = sentences.length - 1
  const more = count > 0 ? [make('span', { class: 'count' }, [`and ${count} more`])] : []
  place.replaceChildren(
    make('summary', {}, [make('span', {}, [sentences.at(-1) ?? '']), ...more]),
    make(
      'ul',
      {},
      sentences.map((sentence) => make('li', {}, [sentence])),
    ),
  )
}

const numberIn = (table: object, name: string): number | undefined => {
  const found = Object.entries(table).find(([key]) => key === name)?.[1] as unknown
  return typeof found === 'number' ? found : undefined
}

/** The turn or round of a state in words, as its game counts them. */
const turnWords = ({ table }: AnyState): string => {
  if (typeof table !== 'object' || table === null) return 'Begin'
  const turn = numberIn(table, 'turns') ?? numberIn(table, 'turn')
  const round = numberIn(table, 'round')
  if (round !== undefined) return `Round ${round}`
  return turn === undefined || turn === 0 ? 'Set-up' : `Turn ${turn}`
}

/** What was done in each turn, a group for each; the newest is open. */
const groups = (app: App, places: ReadonlyArray<number>): ReadonlyArray<HTMLElement> => {
  const { states } = app.shown().session
  const turns = new Map<string, Array<HTMLElement>>()
  for (const place of places) {
    const state = states[place]
    const entry = entryOf(app, place)
    if (state === undefined || entry === undefined) continue
    const turn = turnWords(state)
    turns.set(turn, [...(turns.get(turn) ?? []), entry])
  }
  return [...turns].map(([turn, entries], place) =>
    make('details', { open: place === 0, 'data-turn': turn }, [
      make('summary', {}, [`${turn} (${entries.length})`]),
      make('ol', {}, entries),
    ]),
  )
}

const whole = (app: App): void => {
  isWhole = true
  drawLog(app)
}

/** Draws the log up to the place one looks at. */
export const drawLog = (app: App): void => {
  const { at } = app.shown().session
  say(byId('news'), news(app))
  drawSince(app)
  if (at === 0) {
    isWhole = false
    byId('log').replaceChildren(make('p', { class: 'quiet' }, ['Nothing has been done yet.']))
    return
  }
  const count = isWhole ? at : Math.min(at, AT_ONCE)
  const rest = at - count
  byId('log').replaceChildren(
    ...groups(
      app,
      Array.from({ length: count }, (_, back) => at - 1 - back),
    ),
    ...(rest > 0 ? [button(`Show ${rest} earlier`, () => whole(app))] : []),
  )
}
