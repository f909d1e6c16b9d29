/**
 * What a click answers: what stands there, what can be done with it now or after a few more answers, or why
 * nothing can.
 */
import type { Explanation, Prompt } from '../../src/kernel'
import { keysOf } from '../../src/svg'
import { CLEAR, type About, type App } from './app'
import { button, byId, make, type Child } from './dom'
import type { AnyAction } from './games'
import { questionOf } from './look'
import { explainedInShort } from './rules'
import { saidBy } from './says'
import { stateOf, type Session } from './session'
import { isAbout, waysTo, type Way } from './ways'
import { regionsAsked } from './where'
import { named } from './words'

const REGION = 'region:'
const MOST_WAYS = 6
const MOST_REASONS = 3
const MOST_KINDS = 12
const MOST_TRIED = 8

/** What of a thing is asked about: itself, then where it stands. */
export const answerable = (keys: ReadonlyArray<string>): ReadonlyArray<string> => keys.slice(0, 2)

/** The field of an action that names such a thing; where it goes to only if it comes from nowhere. */
const fieldFor = (key: string, action: object): string | undefined => {
  const kind = key.slice(0, key.indexOf(':') + 1)
  const fields = Object.entries(action).flatMap(([name, value]) =>
    keysOf({ [name]: value }).some((own) => own.startsWith(kind)) ? [name] : [],
  )
  return fields.find((name) => name !== 'to') ?? fields[0]
}

/** Actions of one kind, each only once. */
type Alike = Map<string, object>

/** Actions as they can be taken elsewhere, taken here. */
const tried = (key: string, open: ReadonlyArray<AnyAction>): ReadonlyArray<Alike> => {
  const id = key.slice(key.indexOf(':') + 1)
  const likely = new Map<string, Alike>()
  for (const action of open) {
    const field = fieldFor(key, action)
    if (field === undefined) continue
    const here = { ...action, [field]: id }
    const alike = likely.get(action.kind) ?? new Map<string, object>()
    likely.set(action.kind, alike.set(JSON.stringify(here), here))
  }
  return [...likely.values()]
}

/** Why not, without what is the fault of something else that the action names and nobody has asked about. */
const reasonsAgainst = (session: Session, key: string, action: object): ReadonlyArray<Explanation> => {
  const idOf = (one: string): string => one.slice(one.indexOf(':') + 1)
  const others = keysOf(action).flatMap((one) => (one === key ? [] : [idOf(one)]))
  const factsOf = ({ facts }: Explanation): ReadonlyArray<string> => Object.values(facts).map(String)
  const reasons = session.entry.game.whyNot(stateOf(session), action).filter(({ rule }) => rule !== null)
  const own = reasons.filter((why) => !others.some((other) => factsOf(why).includes(other)))
  return own.length > 0 ? own : reasons.filter((why) => factsOf(why).includes(idOf(key)))
}

/** What forbids the one that breaks the fewest rules. */
const fewestReasons = (session: Session, key: string, alike: Alike): ReadonlyArray<Explanation> => {
  const all = [...alike.values()]
    .slice(0, MOST_TRIED)
    .map((action) => reasonsAgainst(session, key, action))
    .filter(({ length }) => length > 0)
  return all.sort((one, other) => one.length - other.length)[0] ?? []
}

const reasonsFor = (
  session: Session,
  key: string,
  open: ReadonlyArray<AnyAction>,
): ReadonlyArray<Explanation> => {
  const reasons = tried(key, open)
    .slice(0, MOST_KINDS)
    .flatMap((alike) => fewestReasons(session, key, alike))
  const bySentence = new Map(reasons.map((why) => [why.sentence, why]))
  const isGeneral = ({ rule }: Explanation): number => (rule?.startsWith('turn.') === true ? 1 : 0)
  return [...bySentence.values()]
    .sort((one, other) => isGeneral(one) - isGeneral(other))
    .slice(0, MOST_REASONS)
}

/** Whether it tells what must be answered first, and not a rule that forbids it. */
const isLater = ({ entry }: Session, { rule, sentence, after = [] }: Explanation): boolean =>
  after.length > 0 && entry.game.rulebook[rule ?? '']?.sentence !== sentence

const wayButton = (app: App, key: string, { firsts, next }: Way): HTMLElement => {
  const count = next.filter(isAbout(key)).length
  const words = firsts.map(({ label }) => label).join(', then ')
  return make('li', {}, [
    button(
      `${words}, then here (${count})`,
      () => {
        for (const { action } of firsts) app.act(action)
        app.show({ ...CLEAR, keys: [key] })
      },
      { class: 'way' },
    ),
  ])
}

/** What can be done about a thing or where it stands, or why nothing: of a figure its place is asked. */
const said = (app: App, keys: ReadonlyArray<string>, question: Prompt): ReadonlyArray<Child> => {
  const { session } = app.shown()
  const now = question.choices.map(({ action }) => action as AnyAction)
  if (keys.length === 0) return ['This shows how things stand; what can be done is below.']
  if (keys.some((key) => now.some(isAbout(key)))) return []
  if (keys.some((key) => regionsAsked(app).includes(key.slice(REGION.length)) && key.startsWith(REGION)))
    return ['This is where it is asked; what can be done is below.']
  const { key: to, ways, open: later } = waysTo(session, question, keys)
  if (ways.length > 0)
    return [
      'This can be done: ',
      make(
        'ul',
        {},
        ways.slice(0, MOST_WAYS).map((way) => wayButton(app, to, way)),
      ),
    ]
  const open = [...now, ...later]
  const asked = (keys[0] ?? '').startsWith('piece:') ? [...keys].reverse() : keys
  const reasons = asked.map((key) => reasonsFor(session, key, open)).find(({ length }) => length > 0)
  if (reasons === undefined) return ['Nothing can be done with this now: something else is asked.']
  return [
    reasons.some((why) => isLater(session, why)) ? 'Not now:' : 'Nothing can be done with this now:',
    make(
      'ul',
      {},
      reasons.map((why) => explainedInShort(app, session.entry, why)),
    ),
  ]
}

const isOpen = (about: About | undefined): about is About =>
  about !== undefined && (about.keys.length > 0 || about.words !== '')

/** What it is: its name stands out, what else is told of it does not. */
const headOf = (session: Session, key: string, words: string): HTMLElement => {
  const name = named(session.entry, key.slice(key.indexOf(':') + 1))
  const whole = words.replace(/\.$/, '')
  const isLonger = name !== '' && whole.startsWith(name)
  const head = isLonger ? name : whole
  return make('p', {}, [make('strong', {}, [head]), `${whole.slice(head.length)}. `])
}

/** Draws the answer to the last click. */
export const drawAnswer = (app: App): void => {
  const { session, look, about } = app.shown()
  const place = byId('answer')
  if (!isOpen(about)) return place.replaceChildren()
  const [key = ''] = about.keys
  const question = questionOf(session, look)
  const says = saidBy(session, key)
  const isNamed = about.words !== '' && about.words !== says
  const name = isNamed ? about.words : named(session.entry, key.slice(key.indexOf(':') + 1))
  const more = [
    ...(says === '' ? [] : [make('p', { class: 'says' }, [says])]),
    ...(question === undefined || question.seat === 'nature' ? [] : said(app, about.keys, question)),
  ]
  place.classList.toggle('short', more.length === 0)
  place.replaceChildren(
    headOf(session, key, name),
    ...more,
    button('×', () => app.show({ about: undefined, keys: [] }), {
      class: 'close',
      'aria-label': 'Close the answer',
    }),
  )
}
