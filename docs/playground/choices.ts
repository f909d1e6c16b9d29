/** The question and the choices: grouped by what they do, narrowed by clicks on the board and by a text. */
import type { Prompt } from '../../src/kernel'
import { choicesAbout } from '../../src/svg'
import type { App } from './app'
import { button, byId, make } from './dom'
import { questionOf } from './look'
import { ruleLink } from './rules'
import { botsAsked, stateOf } from './session'
import { filtered, type AnyChoice } from './targets'
import { named, plain, seatName } from './words'

const endWords = (app: App): string | undefined => {
  const { session } = app.shown()
  const outcome = session.entry.game.outcome(stateOf(session))
  if (outcome._tag === 'None') return undefined
  const { winners, reason } = outcome.value
  const who = winners.length === 0 ? 'Nobody wins' : `${winners.map(seatName).join(' and ')} wins`
  return `The game is over. ${who}: ${reason}.`
}

const questionWords = (app: App, question: Prompt | undefined): string => {
  if (question !== undefined) return `${seatName(question.seat)}: ${question.sentence}`
  const { session } = app.shown()
  const asked = session.entry.game.actors(stateOf(session)).map(seatName).join(' and ')
  return endWords(app) ?? `${asked} must decide.`
}

const drawQuestion = (app: App, question: Prompt | undefined): void => {
  byId('question').textContent = questionWords(app, question)
  const { session } = app.shown()
  const outcome = session.entry.game.outcome(stateOf(session))
  const rules = question?.rules ?? (outcome._tag === 'Some' ? [outcome.value.rule] : [])
  byId('rules-to-read').replaceChildren(
    ...(rules.length === 0
      ? []
      : ['Rules to read: ', ...rules.flatMap((rule) => [ruleLink(app, rule), ' '])]),
  )
}

/** The field for a text is made once, so that it keeps what is typed and where one types. */
const filterField = (app: App): HTMLElement => {
  const field = make('input', {
    id: 'filter',
    type: 'search',
    autocomplete: 'off',
    placeholder: 'part of a choice',
  })
  field.addEventListener('input', () => app.show({ filter: field.value }))
  return make('label', {}, ['Find a choice', field])
}

const keyWords = (app: App, key: string): string =>
  named(app.shown().session.entry, key.slice(key.indexOf(':') + 1))

const drawNarrowing = (app: App, total: number): void => {
  const place = byId('narrowing')
  if (place.querySelector('#filter') === null)
    place.replaceChildren(filterField(app), make('span', { id: 'keys' }))
  place.hidden = total === 0
  const field = byId('filter') as HTMLInputElement
  const { keys, filter } = app.shown()
  if (field.value !== filter) field.value = filter
  const chosen = keys.map((key) => keyWords(app, key)).join(', ')
  byId('keys').replaceChildren(
    ...(keys.length === 0 ? [] : [button(`On the board: ${chosen} (clear)`, () => app.show({ keys: [] }))]),
  )
}

const choiceButton = (app: App, choice: AnyChoice): HTMLLIElement =>
  make('li', {}, [
    button(choice.label, () => app.act(choice.action), {
      class: 'choice',
      'data-action': JSON.stringify(choice.action),
    }),
  ])

const groupOf = (app: App, kind: string, choices: ReadonlyArray<AnyChoice>): HTMLElement =>
  make('details', { open: true, 'data-group': kind }, [
    make('summary', {}, [`${plain(kind)} (${choices.length})`]),
    make(
      'ul',
      {},
      choices.map((choice) => choiceButton(app, choice)),
    ),
  ])

const waiting = (app: App): ReadonlyArray<HTMLElement> => {
  const { session, isPaused } = app.shown()
  if (endWords(app) !== undefined) return []
  if (botsAsked(session).length === 0)
    return [make('p', { class: 'quiet' }, ['To answer, look at the table as the one who is asked.'])]
  return isPaused || session.at < session.steps.length
    ? [
        button('Let the bot go on from here', () => app.show({ isPaused: false, ...dropLater(app) }), {
          class: 'main',
        }),
      ]
    : [make('p', { class: 'quiet thinking' }, ['The bot is thinking.'])]
}

const dropLater = (app: App): { readonly session: ReturnType<App['shown']>['session'] } => {
  const { session } = app.shown()
  const { states, steps, at } = session
  return { session: { ...session, states: states.slice(0, at + 1), steps: steps.slice(0, at) } }
}

/** Draws the question and its choices. */
export const drawChoices = (app: App): void => {
  const { session, look, keys, filter } = app.shown()
  const question = questionOf(session, look)
  const all = question?.choices ?? []
  const left = filtered(choicesAbout(all, keys), filter)
  drawQuestion(app, question)
  drawNarrowing(app, all.length)
  const kinds = [...new Set(left.map(({ action }) => action.kind))]
  const groups = kinds.map((kind) =>
    groupOf(
      app,
      kind,
      left.filter(({ action }) => action.kind === kind),
    ),
  )
  const none = all.length > 0 && left.length === 0
  byId('choices').replaceChildren(
    ...groups,
    ...(none ? [make('p', { class: 'quiet' }, ['No choice fits.'])] : []),
    ...(question === undefined ? waiting(app) : []),
  )
}

const buttons = (): ReadonlyArray<HTMLElement> => [
  ...byId('choices').querySelectorAll<HTMLElement>('details[open] button.choice'),
]

/** Puts the focus on the first choice, or on the question if there is none. */
export const focusChoices = (): void => (buttons()[0] ?? byId('question')).focus()

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrows, Home and End go through the choices; from the field for a text, the arrow goes down to them. */
export const listenToArrows = (): void =>
  byId('question-panel').addEventListener('keydown', (event) => {
    const isField = event.target === document.getElementById('filter')
    const step = isField && event.key !== 'ArrowDown' ? undefined : STEPS[event.key]
    const list = buttons()
    const place = list.indexOf(event.target as HTMLElement)
    if (step === undefined || list.length === 0 || (place < 0 && !isField)) return
    event.preventDefault()
    list[step(place, list.length - 1)]?.focus()
  })
