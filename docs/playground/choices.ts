/** The question and the choices: by die, then by what they do, narrowed by clicks on the board and by a text. */
import type { Prompt } from '../../src/kernel'
import { choicesAbout } from '../../src/ui'
import { CLEAR, type App } from './app'
import { button, byId, make, say } from './dom'
import { diceAmong, diceRow, groupsOf } from './facets'
import { questionOf, type AnyChoice } from './look'
import { hasOdds, oddsNow, oddsOf } from './odds'
import { sealedFrom } from './places'
import { ruleLink } from './rules'
import { stateOf } from './session'
import { endWords, lookingBack, waiting } from './waiting'
import { named, plain, seatName } from './words'

const questionWords = (app: App, question: Prompt | undefined): string => {
  if (question !== undefined) return `${seatName(question.seat)}: ${question.sentence}`
  const { session } = app.shown()
  const asked = session.entry.game.actors(stateOf(session)).map(seatName).join(' and ')
  return endWords(app) ?? `${asked} must decide.`
}

const drawQuestion = (app: App, question: Prompt | undefined): void => {
  say(byId('question'), questionWords(app, question))
  const { session } = app.shown()
  const outcome = session.entry.game.outcome(stateOf(session))
  const rules = question?.rules ?? (outcome._tag === 'Some' ? [outcome.value.rule] : [])
  byId('rules-to-read').replaceChildren(
    ...(rules.length === 0
      ? []
      : ['Rules to read: ', ...rules.flatMap((rule) => [ruleLink(app, rule), ' '])]),
  )
}

/** The choices whose words hold all words of a text. */
const filtered = (choices: ReadonlyArray<AnyChoice>, text: string): ReadonlyArray<AnyChoice> => {
  const words = text.toLowerCase().split(/\s+/)
  return choices.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}

/** So many choices are found without a text. */
const FEW = 8

/** The field for a text is made once, so that it keeps what is typed and where one types. */
const filterField = (app: App): HTMLElement => {
  const field = make('input', {
    id: 'filter',
    type: 'search',
    autocomplete: 'off',
    placeholder: 'Find a choice',
    'aria-label': 'Find a choice',
  })
  field.addEventListener('input', () => app.show({ filter: field.value }))
  return field
}

const keyWords = (app: App, key: string): string =>
  named(app.shown().session.entry, key.slice(key.indexOf(':') + 1))

/** What is chosen, unless the answer to the click tells it already. */
const drawKeys = (app: App): void => {
  const { keys, about } = app.shown()
  const isTold = keys.length === 0 || (keys.length === 1 && about !== undefined)
  const chosen = keys.map((key) => keyWords(app, key)).join(', ')
  byId('keys').replaceChildren(
    ...(isTold ? [] : [button(`Chosen: ${chosen} (clear)`, () => app.show(CLEAR))]),
  )
}

const drawNarrowing = (app: App, total: number, isFew: boolean): void => {
  const place = byId('narrowing')
  if (place.querySelector('#filter') === null)
    place.replaceChildren(filterField(app), make('span', { id: 'keys' }))
  place.hidden = total === 0
  place.classList.toggle('few', isFew)
  const field = byId('filter') as HTMLInputElement
  const { filter } = app.shown()
  if (field.value !== filter) field.value = filter
  drawKeys(app)
}

/** A choice, with its odds where they are compared. */
const choiceButton = (app: App, choice: AnyChoice): HTMLLIElement => {
  const { session, isWeighed } = app.shown()
  const odds = isWeighed ? oddsOf(session, choice.action) : undefined
  return make('li', {}, [
    button(choice.label, () => app.act(choice.action), {
      class: 'choice',
      'data-action': JSON.stringify(choice.action),
    }),
    ...(odds === undefined ? [] : [make('span', { class: 'odds' }, [odds])]),
  ])
}

const groupOf = (app: App, name: string, choices: ReadonlyArray<AnyChoice>): HTMLElement =>
  make('details', { open: true, 'data-group': name, class: choices.length === 1 ? 'single' : 'several' }, [
    make('summary', {}, [
      `${name.includes(':') ? `${keyWords(app, name)} die` : plain(name)} (${choices.length})`,
    ]),
    make(
      'ul',
      {},
      choices.map((choice) => choiceButton(app, choice)),
    ),
  ])

const weighing = (app: App, choices: ReadonlyArray<AnyChoice>): ReadonlyArray<HTMLElement> => {
  const { session, isWeighed } = app.shown()
  if (!hasOdds(session, choices)) return []
  if (!isWeighed) return [button('Compare odds', () => app.show({ isWeighed: true }), { id: 'odds' })]
  const now = oddsNow(session)
  const isTold = choices.some(({ action }) => oddsOf(session, action) !== undefined)
  const words = now === undefined ? 'Nothing can be counted here.' : `The battle, for the attacker: ${now}`
  return now === undefined && isTold ? [] : [make('p', { class: 'odds', id: 'odds-now' }, [words])]
}

/** Draws the question and its choices. */
export const drawChoices = (app: App): void => {
  const { session, look, keys, filter } = app.shown()
  const question = questionOf(session, look)
  const all = question?.choices ?? []
  const left = filtered(choicesAbout(all, keys), filter)
  const why = session.at < session.steps.length ? sealedFrom(session, session.at) : undefined
  const isBack = why !== undefined && question !== undefined
  drawQuestion(app, question)
  const isNarrow = keys.length > 0 && left.length <= FEW
  const dice = isNarrow ? new Map<string, number>() : diceAmong(left, keys)
  drawNarrowing(app, isBack ? 0 : all.length, (left.length <= FEW && filter === '') || dice.size > 0)
  const none = all.length > 0 && left.length === 0
  byId('choices').classList.toggle('few', left.length <= FEW && dice.size === 0)
  byId('choices').replaceChildren(
    ...(isBack
      ? lookingBack(app, why)
      : [
          ...diceRow(app, dice, weighing(app, left)),
          ...[...groupsOf(left, dice)].map(([name, group]) => groupOf(app, name, group)),
          ...(none ? [make('p', { class: 'quiet' }, ['No choice fits.'])] : []),
        ]),
    ...(question === undefined ? waiting(app) : []),
  )
}

const buttons = (): ReadonlyArray<HTMLElement> => [
  ...byId('choices').querySelectorAll<HTMLElement>('details[open] button.choice'),
]

/** Puts the focus on the first choice, or on the question if there is none; by keys, it comes into sight. */
export const focusChoices = (): void => {
  const first = buttons()[0] ?? byId('question')
  first.focus({ preventScroll: true })
  if (first.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' })
}

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
