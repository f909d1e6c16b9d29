/** Saving and loading: a record as a file, or in the browser together with who plays. */
import { CLEAR, type App } from './app'
import { button, byId, make } from './dom'
import { recordOf, sessionOf, sessionOfText, type Session, type Tried } from './session'

const NO_RECORD = 'This game cannot be recorded: share its position instead.'
const KEY = 'middle-earth-rules/playground'

const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  make('a', { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

const saveFile = (app: App): void => {
  const { session } = app.shown()
  const record = recordOf(session)
  if (record === undefined) return app.tell(NO_RECORD, true)
  const name = `${session.entry.game.name}-${session.steps.length}.json`
  download(name, `${JSON.stringify(record, null, 1)}\n`)
  app.tell(`Saved as ${name}.`)
}

const saveHere = (app: App): void => {
  const { session, look } = app.shown()
  const record = recordOf(session)
  if (record === undefined) return app.tell(NO_RECORD, true)
  try {
    localStorage.setItem(KEY, JSON.stringify({ record, look, at: session.at, players: session.players }))
    app.tell('Saved in this browser.')
  } catch {
    app.tell('This browser keeps nothing for this page; save a file instead.', true)
  }
}

/** Shows a session that was read, or says what is wrong with it. */
export const opened = (app: App, tried: Tried, change: (session: Session) => Session): void => {
  if (!tried.ok) return app.tell(tried.problem, true)
  const session = change(tried.session)
  app.show({ session, ...CLEAR, rule: undefined, look: 'asked', isPaused: true })
  scrollTo(0, 0)
  const actions = `${session.steps.length} actions`
  const what = session.isPlaced
    ? session.steps.length === 0
      ? 'a position'
      : `a position and ${actions}`
    : actions
  app.tell(`Loaded: ${session.entry.game.title}, ${what}.`)
}

interface Kept {
  readonly record: unknown
  readonly at: number
  readonly players: Session['players']
}

const kept = (): Kept | undefined => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const loadHere = (app: App): void => {
  const found = kept()
  if (found === undefined) return app.tell('Nothing is saved in this browser.', true)
  opened(app, sessionOf(found.record), (session) => ({
    ...session,
    at: Math.max(0, Math.min(session.steps.length, Number(found.at) || 0)),
    players: { ...session.players, ...found.players },
  }))
}

const loadFile = async (app: App, field: HTMLInputElement): Promise<void> => {
  const file = field.files?.[0]
  if (file === undefined) return
  const text = await file.text()
  field.value = ''
  opened(app, sessionOfText(text), (session) => session)
}

/** Makes the tools for saving and loading. */
export const makeStorage = (app: App): void => {
  const field = make('input', {
    type: 'file',
    id: 'file',
    class: 'hidden-file',
    tabindex: -1,
    'aria-hidden': 'true',
  })
  field.addEventListener('change', () => void loadFile(app, field))
  byId('storage').replaceChildren(
    button('Save file', () => saveFile(app), { id: 'save-file' }),
    button('Load file', () => field.click(), { id: 'load-file' }),
    button('Save here', () => saveHere(app), { id: 'save-here', title: 'in this browser' }),
    button('Load from here', () => loadHere(app), { id: 'load-here', title: 'from this browser' }),
    field,
  )
}
