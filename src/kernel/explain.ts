/**
 * Explaining: the rule, its sentence, the facts of the case and where to look it up.
 */
import type { Explanation } from './explanation'
import type { Definition, Prompt, Rejection, Subject } from './game'
import type { Fact, RuleViolation } from './rulebook'
import type { Types } from './types'

const NO_FACTS: Readonly<Record<string, Fact>> = {}

/** A rule of the book as an explanation. */
export const explainRule = <T extends Types>(
  game: Definition<T>,
  rule: T['rule'],
  facts = NO_FACTS,
): Explanation<T['rule']> => {
  const found = Object.hasOwn(game.rulebook, rule) ? game.rulebook[rule] : undefined
  return { rule, sentence: found?.sentence ?? '', facts, cites: found?.cites ?? [] }
}

const plain = (sentence: string): Explanation<never> => ({ rule: null, sentence, facts: NO_FACTS, cites: [] })

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** What is said of seats, with their names. */
const withNames = <T extends Types>({ seats, nameOf }: Definition<T>, problem: string): string =>
  problem.startsWith('not ')
    ? seats.reduce<string>((said, seat) => said.replace(seat, nameOf?.(seat) ?? seat), problem)
    : problem

/** Why something was refused. */
export const explainRejection = <T extends Types>(
  game: Definition<T>,
  rejection: Rejection<T>,
): ReadonlyArray<Explanation<T['rule']>> => {
  switch (rejection._tag) {
    case 'Malformed':
      return [plain(rejection.path === '' ? rejection.problem : `${rejection.path}: ${rejection.problem}`)]
    case 'GameOver':
      return [plain('The game is over.')]
    case 'NotAsked': {
      const { violations, rules, problem } = rejection
      if (violations.length > 0) return violations.map(({ rule, facts }) => explainRule(game, rule, facts))
      const [asked] = rules
      const why = asked === undefined ? plain(problem) : explainRule(game, asked)
      const said = withNames(game, problem)
      const ended = `${capital(said)}${/[.?!]$/.test(said) ? '' : '.'}`
      return [{ ...why, sentence: why.rule === null ? ended : `${ended} ${why.sentence}` }]
    }
    case 'Forbidden':
      return rejection.violations.map(({ rule, facts }) => explainRule(game, rule, facts))
  }
}

const isRejection = <T extends Types>(subject: Subject<T>): subject is Rejection<T> => '_tag' in subject
const isPrompt = <T extends Types>(subject: Subject<T>): subject is Prompt<T> => 'choices' in subject

/** The rules behind a rejection, an event, a violation or a pending question. */
export const explainSubject = <T extends Types>(
  game: Definition<T>,
  subject: Subject<T>,
): ReadonlyArray<Explanation<T['rule']>> => {
  if (typeof subject !== 'object' || subject === null) return []
  if (isRejection(subject)) return explainRejection(game, subject)
  if (isPrompt(subject)) return subject.rules.map((rule) => explainRule(game, rule))
  const { rule, facts } = subject as RuleViolation<T['rule']>
  return [explainRule(game, rule, facts)]
}
