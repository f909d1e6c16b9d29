/**
 * What a click answers: what stands there, what can be done with it now or after a few more answers, or why
 * nothing can.
 */
import type { Types } from '../../src/kernel'
import { choicesAbout, type Meaning, type Payment } from '../../src/ui'
import { CLEAR, type About, type App } from './app'
import { button, byId, make, type Child } from './dom'
import { askingOf } from './look'
import { explained } from './rules'
import { saidBy } from './says'
import type { Session } from './session'
import { named } from './words'

const MOST_WAYS = 6

const idOf = (key: string): string => key.slice(key.indexOf(':') + 1)

const wayButton = (app: App, keys: ReadonlyArray<string>, { firsts, leads }: Payment<Types>): HTMLElement => {
  const words = firsts.map(({ label }) => label).join(', then ')
  const go = (): void => {
    for (const { action } of firsts) app.act(action)
    const { session, look } = app.shown()
    const isAsked = choicesAbout(askingOf(session, look)?.prompt?.choices ?? [], keys).length > 0
    app.show({ ...CLEAR, keys: isAsked ? keys : keys.slice(-1) })
  }
  return make('li', {}, [button(`${words}, then here (${leads.length})`, go, { class: 'way' })])
}

/** What can be done about a thing or where it stands, or why nothing. */
const said = (app: App, meaning: Meaning<Types> | undefined): ReadonlyArray<Child> => {
  const { entry } = app.shown().session
  switch (meaning?.kind) {
    case undefined:
      return ['This shows how things stand; what can be done is below.']
    case 'asked':
      return ['This is where it is asked; what can be done is below.']
    case 'ways': {
      const payments = meaning.ways.flatMap((way) => way.payments).slice(0, MOST_WAYS)
      const items = payments.map((payment) => wayButton(app, meaning.keys, payment))
      return ['This can be done: ', make('ul', {}, items)]
    }
    case 'reasons':
      return [
        'Nothing can be done with this now:',
        make(
          'ul',
          {},
          meaning.reasons.map((why) => explained(app, entry, why)),
        ),
      ]
    case 'nothing':
      return ['Nothing can be done with this now: something else is asked.']
    default:
      return []
  }
}

const isOpen = (about: About | undefined): about is About =>
  about !== undefined && (about.keys.length > 0 || about.words !== '')

/** What it is: its name stands out, what else is told of it does not. */
const headOf = (session: Session, key: string, words: string): HTMLElement => {
  const name = named(session.entry, idOf(key))
  const whole = words.replace(/\.$/, '')
  const head = name !== '' && whole.startsWith(name) ? name : whole
  return make('p', {}, [make('strong', {}, [head]), `${whole.slice(head.length)}. `])
}

/** Draws the answer to the last click. */
export const drawAnswer = (app: App): void => {
  const { session, look, about } = app.shown()
  const place = byId('answer')
  if (!isOpen(about)) return place.replaceChildren()
  const [key = ''] = about.keys
  const seat = askingOf(session, look)?.seat ?? 'nature'
  const says = saidBy(session, key)
  const isNamed = about.words !== '' && about.words !== says
  const more = [
    ...(says === '' ? [] : [make('p', { class: 'says' }, [says])]),
    ...(seat === 'nature' ? [] : said(app, about.meaning)),
  ]
  place.classList.toggle('short', more.length === 0)
  place.replaceChildren(
    headOf(session, key, isNamed ? about.words : named(session.entry, idOf(key))),
    ...more,
    button('×', () => app.show({ about: undefined, keys: [] }), {
      class: 'close',
      'aria-label': 'Close the answer',
    }),
  )
}
