/** The form for a new game: which, with what seed and options, and who plays. */
import type { App } from './app'
import { PLAYERS } from './bots'
import { byId, labelled, make, select } from './dom'
import { FIRST, GAMES, type Entry } from './games'
import { newSession } from './session'
import { seatName } from './words'

/** Below this width the form folds away when a game has begun. */
const NARROW = 1000

const valueOf = (form: FormData, name: string): string => String(form.get(name) ?? '')

const configOf = (entry: Entry, form: FormData): { readonly seed: string } & Record<string, unknown> => {
  const fields = entry.fields.map(({ name }): [string, unknown] => {
    const value = valueOf(form, name)
    return [name, /^\d+$/.test(value) ? Number(value) : value]
  })
  const seed = valueOf(form, 'seed').trim()
  return { ...Object.fromEntries(fields), seed: seed === '' ? Date.now().toString(36) : seed }
}

const start = (app: App, form: HTMLFormElement): void => {
  const data = new FormData(form)
  const entry = GAMES.get(valueOf(data, 'game')) ?? FIRST
  const tried = newSession(entry, configOf(entry, data))
  if (!tried.ok) return app.tell(tried.problem, true)
  const { session } = tried
  const players = Object.fromEntries(
    session.seats.map((seat, place) => [seat, valueOf(data, `player${place}`) || 'person']),
  )
  app.show({
    session: { ...session, players },
    keys: [],
    filter: '',
    rule: undefined,
    look: 'asked',
    isPaused: false,
  })
  if (window.innerWidth < NARROW) (byId('set-up') as HTMLDetailsElement).open = false
  app.tell(`${entry.title}, seed ${tried.session.states[0]?.config.seed}.`)
}

/** The fields of one game. */
const fieldsOf = (entry: Entry, config: Readonly<Record<string, unknown>>): ReadonlyArray<HTMLElement> => [
  ...entry.fields.map(({ name, label, values }) =>
    labelled(label, select(name, values, String(config[name] ?? ''))),
  ),
  ...entry
    .seatsOf(config)
    .map((seat, place) => labelled(seatName(seat), select(`player${place}`, PLAYERS, 'person'))),
]

/** Makes the form; what it asks depends on the game, and who plays on how many games there are. */
export const makeSetUp = (app: App): void => {
  const form = byId('new-game') as HTMLFormElement
  const games = [...GAMES.values()].map(({ game, title }) => [game.name, title] as const)
  const choice = select('game', games, FIRST.game.name)
  const seed = make('input', { name: 'seed', placeholder: 'any text', autocomplete: 'off', size: 10 })
  const own = make('span', { class: 'tools' })
  const redraw = (): void => {
    const entry = GAMES.get(choice.value) ?? FIRST
    own.replaceChildren(...fieldsOf(entry, configOf(entry, new FormData(form))))
  }
  choice.addEventListener('change', redraw)
  own.addEventListener('change', (event) => {
    if ((event.target as HTMLSelectElement).name === 'games') redraw()
  })
  form.replaceChildren(
    labelled('Game', choice),
    labelled('Seed', seed),
    own,
    make('button', { type: 'submit', class: 'main', id: 'start' }, ['Start']),
  )
  redraw()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    start(app, form)
  })
}
