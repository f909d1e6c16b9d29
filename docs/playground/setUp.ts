/** The form for a new game: which, with what seed and options, and who plays. */
import { CLEAR, type App } from './app'
import { PLAYERS } from './bots'
import type { ConfigOption, Scalar } from '../../src/kernel'
import { byId, checkboxes, labelled, make, select, type Offered } from './dom'
import { FIRST, GAMES, type Entry } from './games'
import { newSession } from './session'
import { seatName } from './words'

const valueOf = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** The value that was chosen by its text. */
const chosenOf = ({ values }: ConfigOption, text: string): Scalar =>
  (values.find(([value]) => String(value) === text) ?? values[0])?.[0] ?? null

const isAsked = ({ when = {} }: ConfigOption, config: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([name, wanted]) => [wanted].flat().some((value) => config[name] === value))

/** What was pasted in instead of a field; a text that is no JSON is left for the game to refuse. */
const pastedIn = ({ whole }: Entry, form: FormData): Readonly<Record<string, unknown>> => {
  const text = whole === undefined ? '' : valueOf(form, `own-${whole.name}`).trim()
  if (whole === undefined || text === '') return {}
  try {
    return { [whole.name]: JSON.parse(text) as unknown }
  } catch {
    return { [whole.name]: text }
  }
}

const configOf = (entry: Entry, form: FormData): { readonly seed: string } & Record<string, unknown> => {
  const fields = entry.fields
    .filter(({ name, isList }) => isList === true || form.has(name))
    .map((field): [string, unknown] => {
      const { name, isList } = field
      return isList === true
        ? [name, form.getAll(name).map((text) => chosenOf(field, String(text)))]
        : [name, chosenOf(field, valueOf(form, name))]
    })
  const seed = valueOf(form, 'seed').trim()
  const config = { ...Object.fromEntries(fields), ...pastedIn(entry, form) }
  return { ...config, seed: seed === '' ? Date.now().toString(36) : seed }
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
    ...CLEAR,
    rule: undefined,
    look: 'asked',
    isPaused: false,
  })
  ;(byId('set-up') as HTMLDetailsElement).open = false
  app.tell(`${entry.game.title}, seed ${tried.session.states[0]?.config.seed}.`)
}

/** The fields of one game. */
const fieldsOf = (entry: Entry, config: Readonly<Record<string, unknown>>): ReadonlyArray<HTMLElement> => [
  ...entry.fields
    .filter((field) => isAsked(field, config))
    .map(({ name, label, values, isList }) => {
      const offered = values.map(([value, words]): Offered => [String(value), words])
      return isList === true
        ? checkboxes(name, label, offered, config[name] as ReadonlyArray<string>)
        : labelled(label, select(name, offered, String(config[name] ?? '')))
    }),
  ...(entry.whole === undefined
    ? []
    : [labelled(entry.whole.label, make('textarea', { name: `own-${entry.whole.name}`, rows: 2 }))]),
  ...entry.game
    .seatsOf(config)
    .map((seat, place) => labelled(seatName(seat), select(`player${place}`, PLAYERS, 'person'))),
]

/** Makes the form; what it asks depends on the game, and who plays on how many games there are. */
export const makeSetUp = (app: App): void => {
  const form = byId('new-game') as HTMLFormElement
  const games = [...GAMES.values()].map(({ game }) => [game.name, game.title] as const)
  const choice = select('game', games, FIRST.game.name)
  const seed = make('input', { name: 'seed', placeholder: 'any text', autocomplete: 'off', size: 10 })
  const own = make('span', { class: 'tools' })
  let shown = ''
  const redraw = (): void => {
    const entry = GAMES.get(choice.value) ?? FIRST
    const config = configOf(entry, new FormData(form))
    shown = entry.game.seatsOf(config).join()
    own.replaceChildren(...fieldsOf(entry, config))
  }
  choice.addEventListener('change', redraw)
  own.addEventListener('change', (event) => {
    const { name } = event.target as HTMLSelectElement
    const entry = GAMES.get(choice.value) ?? FIRST
    const seats = entry.game.seatsOf(configOf(entry, new FormData(form))).join()
    if (seats === shown && !entry.fields.some(({ when = {} }) => Object.hasOwn(when, name))) return
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
