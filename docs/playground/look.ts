/**
 * Who looks at the table: a seat, a spectator, whoever is asked, or somebody who sees everything; and what
 * each of them is shown: the picture's view, the question, the events, the actions of the log.
 */
import type { BaseEvent, Prompt, Types, View } from '../../src/kernel'
import { ui, type Answer, type Asking } from '../../src/ui'
import { stateOf, type Session, type Step } from './session'
import { plain } from './words'

/** Who looks: a seat, or one of `asked`, `spectator`, `all`. */
export type Look = string

/** The seats whose secrets are shown: one, none, or all. */
export const eyesOf = (session: Session, look: Look): ReadonlyArray<string> => {
  if (look === 'all') return session.seats
  if (look !== 'asked') return session.seats.filter((seat) => seat === look)
  const { game } = session.entry
  const people = session.seats.filter((seat) => session.players[seat] === 'person')
  const asked = game.actors(stateOf(session)).find((seat) => people.includes(seat))
  const seat = asked ?? lastOf(session, people) ?? people[0]
  return seat === undefined ? [] : [seat]
}

/** The person who acted last: he keeps looking while bots and chance act. */
const lastOf = ({ steps, at }: Session, people: ReadonlyArray<string>): string | undefined => {
  for (let place = at - 1; place >= 0; place--) {
    const seat = steps[place]?.action.seat
    if (seat !== undefined && people.includes(seat)) return seat
  }
  return undefined
}

/** A view with everything open: what a spectator would see if nothing were hidden. */
const openView = (session: Session): View => {
  const saved = session.entry.game.encode(stateOf(session))
  const table = { ...(saved.table as object), hiddenPieces: {}, hiddenSpecials: {} }
  const { game, schemaVersion } = saved
  return { game, schemaVersion, viewer: 'spectator', state: { ...saved, table } as unknown as View['state'] }
}

/** What the picture shows. */
export const viewOf = (session: Session, look: Look): View => {
  if (look === 'all') return openView(session)
  return session.entry.game.view(stateOf(session), eyesOf(session, look)[0] ?? 'spectator')
}

/** A choice of any game. */
export type AnyChoice = Answer<Types>

const askings = new WeakMap<Session, { readonly look: Look; readonly asking: Asking<Types> | undefined }>()

/** What waits for an answer, of a person whose eyes look, or of chance. Every panel asks for it. */
export const askingOf = (session: Session, look: Look): Asking<Types> | undefined => {
  const known = askings.get(session)
  if (known?.look === look) return known.asking
  const state = stateOf(session)
  const eyes = eyesOf(session, look)
  const seat = session.entry.game
    .actors(state)
    .find((one) => one === 'nature' || (eyes.includes(one) && session.players[one] === 'person'))
  const asking = seat === undefined ? undefined : ui(state, seat)
  askings.set(session, { look, asking })
  return asking
}

/** The question to answer. */
export const questionOf = (session: Session, look: Look): Prompt | undefined =>
  askingOf(session, look)?.prompt

/** Events as those who look may see them. */
export const eventsSeen = (
  session: Session,
  events: ReadonlyArray<BaseEvent>,
  look: Look,
): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  if (look === 'all') return events as unknown as ReadonlyArray<Readonly<Record<string, unknown>>>
  return session.entry.game.eventsFor(events, eyesOf(session, look)[0] ?? 'spectator')
}

const labels = new WeakMap<object, string>()

const isSame = (one: object, other: object): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => (other as Record<string, unknown>)[name] === value)

/** An action of the session in words. */
const labelOf = (session: Session, place: number, step: Step): string => {
  const known = labels.get(step)
  if (known !== undefined) return known
  const { action } = step
  const state = session.states[place]
  const prompt = state === undefined ? undefined : session.entry.game.prompt(state, action.seat)
  const choices = prompt?._tag === 'Some' ? prompt.value.choices : []
  const label = choices.find((choice) => isSame(choice.action, action))?.label ?? plain(action.kind)
  labels.set(step, label)
  return label
}

/** What was done at a step, if those who look may know: one's own actions, and those of chance. */
export const doneAt = (session: Session, place: number, look: Look): string | undefined => {
  const step = session.steps[place]
  if (step === undefined) return undefined
  const isOpen = step.action.seat === 'nature' || eyesOf(session, look).includes(step.action.seat)
  return isOpen ? labelOf(session, place, step) : undefined
}
