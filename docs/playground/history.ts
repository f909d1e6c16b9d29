/** Undo and redo, the slider over all that was played and the replay of it, and the choice of who looks. */
import { CLEAR, type App } from './app'
import { button, byId, make, select, type Offered } from './dom'
import { nextPlace, sealedFrom } from './places'
import { moveTo, type Session } from './session'
import { seatName } from './words'

const PACE = 700
let timer: ReturnType<typeof setInterval> | undefined

const go = (app: App, session: Session): void => app.show({ session, isPaused: true, ...CLEAR })

/** Goes back to the last question to a person, unless what was played since is not taken back. */
export const undo = (app: App): void => {
  const { session } = app.shown()
  const to = nextPlace(session, -1)
  const isEnd = session.at === session.steps.length
  const why = isEnd ? sealedFrom(session, to) : undefined
  if (why !== undefined) return app.tell(`${why} Looking back is free: see below.`, true)
  app.tell('')
  go(app, moveTo(session, to))
}

/** Goes on to the next question to a person that has been answered before. */
export const redo = (app: App): void => {
  const { session } = app.shown()
  go(app, moveTo(session, nextPlace(session, 1)))
}

const stop = (): void => {
  clearInterval(timer)
  timer = undefined
}

const tick = (app: App): void => {
  const { session } = app.shown()
  if (session.at >= session.steps.length) {
    stop()
    drawHistory(app)
  } else go(app, moveTo(session, session.at + 1))
}

const run = (app: App): void => {
  const { session } = app.shown()
  if (timer !== undefined) stop()
  else {
    if (session.at === session.steps.length) go(app, moveTo(session, 0))
    timer = setInterval(() => tick(app), PACE)
  }
  drawHistory(app)
}

/** Makes the tools once; drawing only sets their values, so that a slider can be dragged. */
export const makeHistory = (app: App): void => {
  const slider = make('input', { type: 'range', id: 'slider', min: 0, step: 1 })
  slider.addEventListener('input', () => go(app, moveTo(app.shown().session, Number(slider.value))))
  const look = make('select', { id: 'look', 'aria-label': 'Look as' })
  look.addEventListener('change', () => app.show({ look: look.value, ...CLEAR }))
  byId('history').replaceChildren(
    button('Undo', () => undo(app), { id: 'undo', title: 'Ctrl+Z' }),
    button('Redo', () => redo(app), { id: 'redo', title: 'Ctrl+Y' }),
    make('label', {}, [make('span', {}, ['Look as']), look]),
    button('More', () => byId('beside').scrollIntoView(), {
      id: 'more',
      title: 'The log, rules, the rest of the table, saving and sharing',
    }),
  )
  byId('back').replaceChildren(
    button('To the table', () => scrollTo(0, 0), { id: 'to-table', class: 'main' }),
  )
  byId('record').replaceChildren(
    make('label', {}, [make('span', { id: 'place' }), slider]),
    button('Replay', () => run(app), { id: 'run' }),
    button('To the end', () => go(app, moveTo(app.shown().session, Number.POSITIVE_INFINITY)), { id: 'end' }),
  )
}

const drawLook = (app: App): void => {
  const { session, look } = app.shown()
  const offered: ReadonlyArray<Offered> = [
    ['asked', 'who is asked'],
    ...session.seats.map((seat) => [seat, seatName(seat)] as const),
    ['spectator', 'a spectator'],
    ['all', 'everything open'],
  ]
  const field = byId('look') as HTMLSelectElement
  field.replaceChildren(...select('', offered, look).children)
  field.value = look
}

/** Draws where one stands in what was played. */
export const drawHistory = (app: App): void => {
  const { at, steps } = app.shown().session
  const slider = byId('slider') as HTMLInputElement
  slider.max = String(steps.length)
  slider.value = String(at)
  slider.disabled = steps.length === 0
  byId('place').textContent = `Action ${at} of ${steps.length}`
  slider.setAttribute('aria-valuetext', `after action ${at} of ${steps.length}`)
  for (const [id, isOff] of [
    ['undo', at === 0],
    ['redo', at === steps.length],
    ['run', steps.length === 0],
    ['end', at === steps.length],
  ] as const)
    (byId(id) as HTMLButtonElement).disabled = isOff
  byId('run').textContent = timer === undefined ? 'Replay' : 'Stop'
  drawLook(app)
}
