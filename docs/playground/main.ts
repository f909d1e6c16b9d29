/** Starts the page: what it shows, drawing it anew after every change, bots, and keys for the whole page. */
import { drawAnswer } from './answer'
import { CLEAR, type App, type Shown } from './app'
import { drawBoard, listenToBoard } from './board'
import { botAnswer } from './bots'
import { drawChoices, focusChoices, listenToArrows } from './choices'
import { byId, say } from './dom'
import { drawExplain, listenToExplain } from './explainBox'
import { FIRST, type AnyAction } from './games'
import { drawHistory, makeHistory, redo, undo } from './history'
import { questionOf } from './look'
import { drawLog } from './log'
import { drawRule } from './rules'
import { botsAsked } from './places'
import { newSession, play } from './session'
import { makeSetUp } from './setUp'
import { makeShare, openLink } from './share'
import { makeStorage } from './storage'

const opening = newSession(FIRST, { seed: 'first' })
if (!opening.ok) throw new Error(opening.problem)

let shown: Shown = {
  session: opening.session,
  look: 'asked',
  ...CLEAR,
  rule: undefined,
  isPaused: false,
}

/** Tells it at the head of the table, or over the page while one looks at what is below. */
const tell = (words: string, isBad = false): void => {
  const isBelow = byId('table').getBoundingClientRect().bottom < innerHeight * 0.9
  say(byId('notice'), words)
  byId('notice').classList.toggle('bad', isBad)
  byId('notice').classList.toggle('over', isBelow)
}

/** What a change concerns is drawn anew; the log and the explain box only when the game has moved. */
const draw = (before: Shown | undefined): void => {
  const isMoved = before?.session !== shown.session || before.look !== shown.look
  if (isMoved) {
    drawHistory(app)
    drawLog(app)
    drawExplain(app)
  }
  if (isMoved || before.keys !== shown.keys) drawBoard(app)
  drawAnswer(app)
  drawChoices(app)
  drawRule(app)
}

let thinking: ReturnType<typeof setTimeout> | undefined

/** How long bots go on before the page is drawn, in milliseconds. */
const SPELL = 40

/** Bots answer until a person is asked, or for a spell: then the page shows how far they have come. */
const think = (): void => {
  thinking = undefined
  const until = performance.now() + SPELL
  let { session } = shown
  do {
    const [seat] = botsAsked(session)
    const answer = seat === undefined ? undefined : botAnswer(session, seat)
    const tried = answer === undefined ? undefined : play(session, answer)
    if (tried?.ok !== true) {
      if (seat !== undefined) tell(tried?.problem ?? `The bot of ${seat} has no answer.`, true)
      break
    }
    session = tried.session
  } while (performance.now() < until)
  if (session === shown.session) return
  tell('')
  show({ session, ...CLEAR })
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
  if (before.session !== shown.session || before.about !== shown.about) byId('question-panel').scrollTop = 0
  if (hadFocus) focusChoices()
  letBotsThink()
}

const act = (action: unknown): void => {
  const tried = play(shown.session, action as AnyAction)
  if (!tried.ok) return tell(tried.problem, true)
  tell('')
  show({ session: tried.session, ...CLEAR, isPaused: false })
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
  if (key === 'escape') {
    ;(byId('set-up') as HTMLDetailsElement).open = false
    app.show(CLEAR)
  }
  if (isTyping(event)) return
  if (key === '/' && questionOf(shown.session, shown.look) !== undefined) byId('filter').focus()
  else if (isControl && key === 'z' && !event.shiftKey) undo(app)
  else if (isControl && (key === 'y' || key === 'z')) redo(app)
  else return
  event.preventDefault()
}

makeSetUp(app)
makeHistory(app)
makeStorage(app)
makeShare(app)
listenToBoard(app)
listenToArrows()
listenToExplain(app)
document.addEventListener('keydown', onKey)
document.addEventListener('click', ({ target }) => {
  const form = byId('set-up') as HTMLDetailsElement
  if (target instanceof Node && target.isConnected && !form.contains(target)) form.open = false
})
document.addEventListener('scroll', () => {
  if (scrollY === 0) byId('notice').classList.remove('over')
})
draw(undefined)
void openLink(app)
