/** The box that says why an action is not allowed: given as JSON, put together from its fields, or picked. */
import type { Scalar } from '../../src/kernel'
import type { App } from './app'
import { button, byId, labelled, make, select } from './dom'
import { eyesOf } from './look'
import { explained } from './rules'
import { stateOf } from './session'
import { named, plain, seatName } from './words'

const text = (): HTMLTextAreaElement => byId('action') as HTMLTextAreaElement

const seatsToAsk = (app: App): ReadonlyArray<string> => eyesOf(app.shown().session, app.shown().look)

const say = (...children: ReadonlyArray<Node | string>): void => byId('reasons').replaceChildren(...children)

const readAction = (): { readonly action: unknown } | undefined => {
  try {
    return { action: JSON.parse(text().value) }
  } catch {
    return undefined
  }
}

/** A seat may ask about its own actions only: a refusal could tell what it must not know. */
const isOwn = (app: App, action: unknown): boolean => {
  const seat = typeof action === 'object' && action !== null && 'seat' in action ? action.seat : undefined
  return (
    typeof seat !== 'string' || !app.shown().session.seats.includes(seat) || seatsToAsk(app).includes(seat)
  )
}

const ask = (app: App): void => {
  const read = readAction()
  if (read === undefined) return say(make('p', { class: 'bad' }, ['This is not JSON.']))
  if (!isOwn(app, read.action))
    return say(make('p', { class: 'bad' }, ['Look as that seat, or with everything open, to ask about it.']))
  const { session } = app.shown()
  const reasons = session.entry.game.whyNot(stateOf(session), read.action)
  if (reasons.length === 0) return say(make('p', {}, ['This is allowed now.']))
  say(
    make('p', {}, ['This is not allowed now:']),
    make(
      'ul',
      {},
      reasons.map((why) => explained(app, session.entry, why, true)),
    ),
  )
}

const write = (action: Readonly<Record<string, Scalar>>): void => {
  text().value = JSON.stringify(action)
}

const form = (): HTMLFormElement => byId('explain') as HTMLFormElement

/** The action that the fields put together. Values are kept as JSON in the options. */
const writeFields = (): void => {
  const data = [...new FormData(form()).entries()].filter(([name]) => name.startsWith('field-'))
  write(
    Object.fromEntries(data.map(([name, value]) => [name.slice('field-'.length), JSON.parse(String(value))])),
  )
}

const scalarSelect = (app: App, name: string, values: ReadonlyArray<Scalar>): HTMLSelectElement =>
  select(
    `field-${name}`,
    values.map((value) => [JSON.stringify(value), named(app.shown().session.entry, value)] as const),
  )

const drawFields = (app: App, kind: string): void => {
  const fields = Object.entries(app.shown().session.entry.game.actions[kind] ?? {})
  byId('action-fields').replaceChildren(
    ...fields.map(([name, values]) => labelled(plain(name), scalarSelect(app, name, values))),
  )
}

const anyOf = <A>(list: ReadonlyArray<A>): A | undefined => list[Math.floor(Math.random() * list.length)]

const TRIES = 200

/** An action of the seat that is asked, of a kind that is asked for if possible, that is not allowed now. */
const pick = (app: App): void => {
  const { session } = app.shown()
  const { game } = session.entry
  const state = stateOf(session)
  const seats = seatsToAsk(app)
  const asked = game.actors(state).find((seat) => seats.includes(seat))
  const seat = asked ?? seats[0]
  if (seat === undefined) return say(make('p', { class: 'bad' }, ['A spectator has no actions.']))
  const offered = asked === undefined ? [] : game.legalActions(state, asked).map(({ kind }) => kind)
  for (let tries = 0; tries < TRIES; tries++) {
    const kind = anyOf(tries < TRIES / 2 && offered.length > 0 ? offered : Object.keys(game.actions)) ?? ''
    const fields = Object.entries(game.actions[kind] ?? {}).map(([name, values]) => [
      name,
      anyOf(values) ?? null,
    ])
    const action = { seat, kind, ...Object.fromEntries(fields) }
    if (game.whyNot(state, action).length === 0) continue
    write(action)
    return ask(app)
  }
}

const fieldset = (app: App): ReadonlyArray<HTMLElement> => {
  const { session } = app.shown()
  const kinds = Object.keys(session.entry.game.actions)
  const kind = select(
    'field-kind',
    kinds.map((one) => [JSON.stringify(one), plain(one)] as const),
  )
  kind.id = 'action-kind'
  kind.addEventListener('change', () => drawFields(app, String(JSON.parse(kind.value))))
  const seat = select(
    'field-seat',
    session.seats.map((one) => [JSON.stringify(one), seatName(one)] as const),
  )
  seat.id = 'action-seat'
  return [
    labelled('Seat', seat),
    labelled('Kind', kind),
    make('span', { id: 'action-fields', class: 'tools' }),
    labelled('Action as JSON', make('textarea', { id: 'action', spellcheck: 'false' }), { class: 'whole' }),
    make('button', { type: 'submit', class: 'main', id: 'why' }, ['Why not?']),
    button('Pick one that is not offered', () => pick(app), { id: 'pick' }),
  ]
}

let drawnFor = ''

/** Draws the box anew for another game; what it said is out of date when the game goes on. */
export const drawExplain = (app: App): void => {
  const { session } = app.shown()
  const now = `${session.entry.game.name} ${session.seats.join(' ')}`
  if (drawnFor === now) return say()
  drawnFor = now
  form().replaceChildren(...fieldset(app))
  drawFields(app, Object.keys(session.entry.game.actions)[0] ?? '')
  writeFields()
}

/** Listens to the box. */
export const listenToExplain = (app: App): void => {
  form().addEventListener('change', (event) => {
    if ((event.target as HTMLElement).id !== 'action') writeFields()
  })
  form().addEventListener('submit', (event) => {
    event.preventDefault()
    ask(app)
  })
}
