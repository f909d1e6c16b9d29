/** Rules to read: the links that name them, and the panel that says what they say and where. */
import type { Explanation } from '../../src/kernel'
import type { App } from './app'
import { button, byId, make, say } from './dom'
import type { Entry } from './games'
import { citeWords, named, plain } from './words'

/** A link to a rule. */
export const ruleLink = (app: App, rule: string): HTMLButtonElement =>
  button(rule, () => app.read(rule), { class: 'rule', 'data-rule': rule, 'aria-label': `Rule ${rule}` })

const citesOf = (cites: Explanation['cites']): ReadonlyArray<HTMLElement> =>
  cites.map((cite) => make('span', { class: 'cite' }, [citeWords(cite)]))

/** An explanation: rule, sentence, the facts of the case, cites. */
export const explained = (app: App, entry: Entry, why: Explanation): HTMLLIElement => {
  const facts = Object.entries(why.facts).map(([name, fact]) => `${plain(name)}: ${named(entry, fact)}`)
  return make('li', {}, [
    ...(why.rule === null ? [] : [ruleLink(app, why.rule), ' ']),
    why.sentence,
    ...(facts.length === 0 ? [] : [make('span', { class: 'cite' }, [facts.join('; ')])]),
    ...citesOf(why.cites),
  ])
}

/** The same in short: the rule, what it says, and the case in point if it is told; the rest is a click away. */
export const explainedInShort = (app: App, entry: Entry, why: Explanation): HTMLLIElement => {
  const { because, ...others } = why.facts
  const told = because === undefined ? Object.entries(others) : [['Because', because] as const]
  const facts = told.map(([name, fact]) => `${plain(name)}: ${named(entry, fact)}`).join('; ')
  return make('li', {}, [
    ...(why.rule === null ? [] : [ruleLink(app, why.rule), ' ']),
    why.sentence,
    ...(facts === '' ? [] : [make('span', { class: 'cite' }, [facts])]),
  ])
}

/** Draws the panel with the rule that is being read. */
export const drawRule = (app: App): void => {
  const { rule, session } = app.shown()
  const { title, rulebook } = session.entry.game
  const found = rule !== undefined && Object.hasOwn(rulebook, rule) ? rulebook[rule] : undefined
  say(byId('rule-heading'), found === undefined ? 'Rule' : `Rule ${rule}`)
  byId('rule').replaceChildren(
    ...(found === undefined
      ? [make('p', { class: 'quiet' }, ['Choose the name of a rule to read what it says and where.'])]
      : [
          make('p', {}, [found.sentence]),
          make('h3', {}, [`Where it stands (${title})`]),
          make('ul', {}, [make('li', {}, citesOf(found.cites))]),
        ]),
  )
}
