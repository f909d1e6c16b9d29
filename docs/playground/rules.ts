/** Rules to read: the links that name them, and the panel that says what they say and where. */
import { citeWords, type Explanation } from '../../src/kernel'
import type { App } from './app'
import { button, byId, make, say } from './dom'
import type { Entry } from './games'
import { stateOf } from './session'

/** A link to a rule. */
export const ruleLink = (app: App, rule: string): HTMLButtonElement =>
  button(rule, () => app.read(rule), { class: 'rule', 'data-rule': rule, 'aria-label': `Rule ${rule}` })

const citesOf = (cites: Explanation['cites']): ReadonlyArray<HTMLElement> =>
  cites.map((cite) => make('span', { class: 'cite' }, [citeWords(cite)]))

/** An explanation: the rules, the case and what they say, and where. */
export const explained = (app: App, { game }: Entry, why: Explanation, isWhole = false): HTMLLIElement =>
  make('li', {}, [
    ...[why.rule ?? [], why.also ?? []].flat().flatMap((rule) => [ruleLink(app, rule), ' ']),
    game.say(why, game.wording(stateOf(app.shown().session)).nameOf),
    ...(isWhole ? citesOf(why.cites) : []),
  ])

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
