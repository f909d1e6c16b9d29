/** Which clause of a question asks, and for what sort of answer. */
import type { Mode } from './claims'
import type { Token } from './lexicon'

const WH: ReadonlySet<string> = new Set('what which who whose whom when where how why'.split(' '))
const ASKS: ReadonlySet<string> = new Set(
  'can could may might must should shall do does did is are am was were will would has have need'.split(' '),
)
const OPENING: ReadonlySet<string> = new Set('so and but then now hey ok please also question'.split(' '))

const headOf = (tokens: ReadonlyArray<Token>): string =>
  tokens.find(({ plain }) => !OPENING.has(plain))?.plain ?? ''

/** The clause that asks: the first that begins as a question does, else the first. */
export const askingClause = (tokens: ReadonlyArray<Token>): number => {
  const clauses = [...new Set(tokens.map(({ clause }) => clause))]
  const isAsking = (clause: number): boolean => {
    const head = headOf(tokens.filter((token) => token.clause === clause))
    const words = tokens.filter((token) => token.clause === clause).map(({ plain }) => plain)
    return WH.has(head) || ASKS.has(head) || HOW.test(words.join(' '))
  }
  return clauses.find(isAsking) ?? clauses[0] ?? 0
}

/** How many, who, what: wherever it stands. */
const HOW = /\b(?:how (?:many|much|far|often|long)|what|which|who|whose|(?:maximum|minimum) number)\b/

const DUTY = /\b(?:must|have to|has to|had to|need to|needs to|obliged|forced|required|mandatory)\b/

/** What sort of answer is asked for. */
export const modeOf = (tokens: ReadonlyArray<Token>, clause: number): Mode => {
  const main = tokens.filter((token) => token.clause === clause)
  const head = headOf(main)
  const second = main.find(({ plain }) => !OPENING.has(plain) && plain !== head)?.plain ?? ''
  const words = main.map(({ plain }) => plain).join(' ')
  if (!ASKS.has(head) && HOW.test(words)) return 'what'
  if (WH.has(head) && !(head === 'why' && (second === 'can' || second === 'may'))) return 'what'
  return DUTY.test(words) ? 'must' : 'may'
}

/** A denial that only asks why something cannot be: "why can't I", "can't I". */
export const withoutTag = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const at = tokens.findIndex(({ plain }) => plain === 'not')
  const before = tokens.slice(0, Math.max(0, at)).map(({ plain }) => plain)
  if (at > 0 && before.includes('why') && ASKS.has(before.at(-1) ?? ''))
    return tokens.filter((_, place) => place !== at)
  return at > 0 && before.every((one) => ASKS.has(one) || one === 'why' || OPENING.has(one))
    ? tokens.filter((_, place) => place !== at)
    : tokens
}
