/** The form for a new game: which, with what seed and options, and who plays. */
import type { App } from './app'
import { PLAYERS } from './bots'
import { byId, checkboxes, labelled, make, select } from './dom'
import { FIRST, GAMES, type Entry } from './games'
import { newSession } from './session'
import { seatName } from './words'

/** Below this width the form folds away when a game has begun. */
const NARROW = 1000

/** Fields on which it depends what else is asked. */
const REDRAWING: ReadonlySet<string> = new Set(['games', 'specialCards'])

const valueOf = (form: FormData, name: string): string => String(form.get(name) ?? '')

const scalarOf = (text: string): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? Number(text) : text
}

const configOf = (entry: Entry, form: FormData): { readonly seed: string } & Record<string, unknown> => {
  const fields = entry.fields
    .filter(({ name, isList }) => isList === true || form.has(name))
    .map(({ name, isList }): [string, unknown] =>
      isList === true ? [name, form.getAll(name).map(String)] : [name, scalarOf(valueOf(form, name))],
    )
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
  ...entry.fields
    .filter(({ when }) => when?.(config) !== false)
    .map(({ name, label, values, isList }) =>
      isList === true
        ? checkboxes(name, label, values, config[name] as ReadonlyArray<string>)
        : labelled(label, select(name, values, String(config[name] ?? ''))),
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
    const { name } = event.target as HTMLSelectElement
    if (!REDRAWING.has(name)) return
    redraw()
    own.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
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
