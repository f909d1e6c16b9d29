/** Starts the page: what it shows, drawing it anew after every change, bots, and keys for the whole page. */
import type { App, Shown } from './app'
import { drawBoard, listenToBoard } from './board'
import { botAnswer } from './bots'
import { drawChoices, focusChoices, listenToArrows } from './choices'
import { byId } from './dom'
import { drawExplain, listenToExplain } from './explainBox'
import { FIRST, type AnyAction } from './games'
import { drawHistory, makeHistory, redo, undo } from './history'
import { questionOf } from './look'
import { drawLog } from './log'
import { drawRule } from './rules'
import { botsAsked, newSession, play } from './session'
import { makeSetUp } from './setUp'
import { makeStorage } from './storage'

const opening = newSession(FIRST, { seed: 'first' })
if (!opening.ok) throw new Error(opening.problem)

let shown: Shown = {
  session: opening.session,
  look: 'asked',
  keys: [],
  filter: '',
  rule: undefined,
  isPaused: false,
}

const tell = (words: string, isBad = false): void => {
  byId('notice').textContent = words
  byId('notice').classList.toggle('bad', isBad)
}

/** What a change concerns is drawn anew; the log and the explain box only when the game has moved. */
const draw = (before: Shown | undefined): void => {
  const isMoved = before?.session !== shown.session || before.look !== shown.look
  if (isMoved) {
    drawHistory(app)
    drawLog(app)
    drawExplain(app)
  }
  drawBoard(app)
  drawChoices(app)
  drawRule(app)
}

let thinking: ReturnType<typeof setTimeout> | undefined

const think = (): void => {
  thinking = undefined
  const [seat] = botsAsked(shown.session)
  if (seat === undefined) return
  const answer = botAnswer(shown.session, seat)
  if (answer === undefined) return tell(`The bot of ${seat} has no answer.`, true)
  act(answer)
}

/** Bots answer after the page has been drawn, and only at the end of what was played. */
const letBotsThink = (): void => {
  clearTimeout(thinking)
  const { session, isPaused } = shown
  const isLast = session.at === session.steps.length
  thinking = isLast && !isPaused && botsAsked(session).length > 0 ? setTimeout(think, 30) : undefined
}

const show = (change: Partial<Shown>): void => {
  const before = shown
  shown = { ...shown, ...change }
  const focused = document.activeElement
  const hadFocus = byId('choices').contains(focused) || focused === byId('question')
  draw(before)
  if (hadFocus) focusChoices()
  letBotsThink()
}

const act = (action: unknown): void => {
  const tried = play(shown.session, action as AnyAction)
  if (!tried.ok) return tell(tried.problem, true)
  tell('')
  show({ session: tried.session, keys: [], filter: '', isPaused: false })
}

const read = (rule: string): void => {
  shown = { ...shown, rule }
  drawRule(app)
  byId('rule-heading').focus()
  byId('rule-panel').scrollIntoView({ block: 'nearest' })
}

const app: App = { shown: () => shown, show, act, tell, read }

const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.matches('input:not([type=range]), textarea, select')

const onKey = (event: KeyboardEvent): void => {
  const isControl = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  if (key === 'escape') app.show({ keys: [], filter: '' })
  if (isTyping(event)) return
  if (key === '/' && questionOf(shown.session, shown.look) !== undefined) byId('filter').focus()
  else if (isControl && key === 'z' && !event.shiftKey) undo(app)
  else if (isControl && (key === 'y' || key === 'z')) redo(app)
  else return
  event.preventDefault()
}

/** On a wide screen the last panel stands under the board: it is moved, so that Tab goes as one reads. */
const placePanels = (isWide: boolean): void => {
  const home = isWide ? byId('left') : document.querySelector('main')
  home?.append(byId('explain-panel'))
}

const wide = window.matchMedia('(min-width: 1000px)')
wide.addEventListener('change', ({ matches }) => placePanels(matches))
placePanels(wide.matches)
makeSetUp(app)
makeHistory(app)
makeStorage(app)
listenToBoard(app)
listenToArrows()
listenToExplain(app)
document.addEventListener('keydown', onKey)
draw(undefined)
