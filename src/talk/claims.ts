/**
 * Claims: what the rules say yes or no to, as patterns of words. A claim answers a question that has all its
 * words, and no word that neither the claim nor its rule speaks of. A pattern begins with `yes`, `no` or
 * `rule` (for "how many", "when"); `must-yes` and `must-no` answer "do I have to"; with `yes>` the words
 * stand in this order. `a/b` is one of both, `a?` may be said, `a_b` is a name of two words; behind a colon
 * stands what is said of that case first. With `!` a claim is absolute: the rule knows no exception, so that
 * other words of the question change nothing, unless they deny, or are words of another game. `#` is any
 * number; with `yes<` the words stand in their order, and the first number is less than the others;
 * with `no^` it is greater. Of two
 * different numbers each needs words of its own in the claim.
 */
import type { Rulebook } from '../kernel/index'
import { tokensOf, type Lexicon, type Token } from './lexicon'
import { NUMBERS } from './slots'
import { meaningOf, wordsIn } from './words'

const VERDICTS = ['yes', 'no', 'rule'] as const

export type ClaimVerdict = (typeof VERDICTS)[number]

/** What players ask about each rule: a verdict and the words of the question. */
export type Claims = Readonly<Record<string, ReadonlyArray<string>>>

/** One of these has to be said. */
type Item = ReadonlySet<string>

interface Claim {
  readonly rule: string
  readonly verdict: ClaimVerdict
  /** Whether it answers "must I", and not "may I". */
  readonly isDuty: boolean
  /** Whether its words have to stand in their order: who beats whom. */
  readonly isOrdered: boolean
  /** Whether the first of its numbers has to be less than the others, or greater. */
  readonly first: 'less' | 'greater' | undefined
  /** Whether the rule knows no exception. */
  readonly isAbsolute: boolean
  readonly required: ReadonlyArray<Item>
  readonly optional: ReadonlyArray<Item>
  /** Words of the rule, which change nothing. */
  readonly neutral: ReadonlySet<string>
  /** What is said of this case before the rule. */
  readonly says?: string
}

/** Words that change the verdict, and so have to stand in the claim itself. */
const TELLING: ReadonlySet<string> = new Set(
  `
  not no without only both all none two three four five six seven eight nine ten eleven twelve zero more
  fewer most  least besieged besieger attacker defender alone same different twice once before after first
  second during next  mixed between extra equal enemy friendly back again together empty passive active
  keep together elite regular  freepeoples shadow must partner
  `
    .trim()
    .split(/\s+/),
)

/** Words that deny. */
const DENIALS: ReadonlySet<string> = new Set('not no without none ever unless except'.split(' '))

/** Words of every question at a table, which change no verdict. */
const NEUTRAL: ReadonlySet<string> = new Set(
  `
  one player region army unit character card die action start end round number battle play figure side there
  `
    .trim()
    .split(/\s+/),
)

const ANY_NUMBER = '#'

const itemOf = (lexicon: Lexicon, piece: string): Item =>
  new Set(
    piece
      .replace(/\?$/, '')
      .split('/')
      .flatMap((alternative) => {
        if (alternative === ANY_NUMBER) return [ANY_NUMBER]
        const tokens = tokensOf(lexicon, alternative.replaceAll('_', ' '))
        const content = tokens.filter(({ isIdle }) => !isIdle)
        return (content.length > 0 ? content : tokens).map(({ means }) => means)
      }),
  )

const claimOf = (lexicon: Lexicon, rule: string, neutral: ReadonlySet<string>, text: string): Claim => {
  const [pattern = '', says] = text.split(': ')
  const [head = '', ...pieces] = pattern.split(' ')
  const said = head.replace('must-', '').replace(/[<>^!]+$/, '')
  const verdict = VERDICTS.find((one) => one === said) ?? 'rule'
  return {
    rule,
    verdict,
    isDuty: head.startsWith('must-'),
    isOrdered: /[<>^]/.test(head),
    first: head.includes('<') ? 'less' : head.includes('^') ? 'greater' : undefined,
    isAbsolute: head.endsWith('!'),
    required: pieces.filter((one) => !one.endsWith('?')).map((one) => itemOf(lexicon, one)),
    optional: pieces.filter((one) => one.endsWith('?')).map((one) => itemOf(lexicon, one)),
    neutral,
    ...(says === undefined ? {} : { says }),
  }
}

/** The claims of a game, ready to be compared with questions. */
export const claimsOf = (
  lexicon: Lexicon,
  rulebook: Rulebook,
  asks: Readonly<Record<string, string>>,
  claims: Claims,
): ReadonlyArray<Claim> =>
  Object.entries(claims).flatMap(([rule, texts]) => {
    const found = rulebook[rule]
    if (found === undefined) return []
    const words = wordsIn(
      `${found.sentence} ${asks[rule] ?? ''} ${rule.replace(/([A-Z.])/g, ' $1')}`,
      lexicon.game,
    )
    const neutral = new Set(words.map(({ plain }) => meaningOf(plain)))
    return texts.map((text) => claimOf(lexicon, rule, neutral, text))
  })

const numberOf = ({ plain, means }: Token): number | undefined => {
  const number = /^\d+$/.test(plain) ? Number(plain) : NUMBERS.indexOf(means)
  return number < 0 ? undefined : number
}

const meets = (item: Item, token: Token): boolean =>
  item.has(token.means) ||
  (item.has(ANY_NUMBER) && numberOf(token) !== undefined) ||
  token.names.some(({ kinds }) => [...item].some((one) => kinds.has(one)))

/** Whether each item is met by a word of its own. */
const isMet = ([item, ...rest]: ReadonlyArray<Item>, tokens: ReadonlyArray<Token>): boolean =>
  item === undefined ||
  tokens.some(
    (token) =>
      meets(item, token) &&
      isMet(
        rest,
        tokens.filter((one) => one !== token),
      ),
  )

/** Whether what is required stands in its order, each behind the one before. */
const inOrder = ({ required, first }: Claim, tokens: ReadonlyArray<Token>): boolean => {
  const numbers: Array<number> = []
  let last = -1
  for (const item of required) {
    const at = tokens.findIndex((token, place) => place > last && meets(item, token))
    const token = tokens[at]
    if (token === undefined) return false
    last = at
    if (item.has(ANY_NUMBER)) numbers.push(numberOf(token) ?? 0)
  }
  const [own = 0, ...others] = numbers
  return others.every((one) => first === undefined || (first === 'less' ? own < one : own > one))
}

/** Whether different numbers are told apart: each needs words of its own in the claim. */
const tellsNumbers = ({ required, optional }: Claim, tokens: ReadonlyArray<Token>): boolean => {
  const numbers = tokens.filter((token, at) => {
    const number = numberOf(token)
    return number !== undefined && tokens.findIndex((one) => numberOf(one) === number) === at
  })
  const items = [...required, ...optional]
  const open = numbers.filter(
    (token) => (numberOf(token) ?? 0) > 1 && items.some((item) => meets(item, token)),
  )
  const isTold = ([token, ...rest]: ReadonlyArray<Token>, left: ReadonlyArray<Item>): boolean =>
    token === undefined ||
    left.some(
      (item) =>
        meets(item, token) &&
        isTold(
          rest,
          left.filter((one) => one !== item),
        ),
    )
  return isTold(open, items)
}

const isNumber = (token: Token): boolean => /^\d+$/.test(token.plain)

const isAccounted = (claim: Claim, token: Token): boolean => {
  if ([...claim.required, ...claim.optional].some((item) => meets(item, token))) return true
  if (claim.isAbsolute) return !DENIALS.has(token.means)
  if (TELLING.has(token.means) || isNumber(token)) return false
  return claim.neutral.has(token.means) || (token.names.length === 0 && NEUTRAL.has(token.means))
}

/** Whether more things are named than a permission can speak of: each may have limits of its own. */
const isTooMuch = (claim: Claim, content: ReadonlyArray<Token>): boolean => {
  const items = [...claim.required, ...claim.optional]
  const byKind = content.filter(
    ({ names, means }) => names.length > 0 && !items.some((item) => item.has(means)),
  )
  return claim.verdict === 'yes' && new Set(byKind.map(({ means }) => means)).size > (claim.isDuty ? 0 : 1)
}

/** How a question can be answered: what is obliged, what may be, or what the rules are. */
export type Mode = 'must' | 'may' | 'what'

const isOf = ({ isDuty, verdict }: Claim, mode: Mode): boolean =>
  mode === 'what' ? verdict === 'rule' : verdict !== 'rule' && isDuty === (mode === 'must')

/** A claim that answers. */
export interface Answered {
  readonly rule: string
  readonly verdict: ClaimVerdict
  readonly says?: string
}

const specific = ({ required }: Claim, tokens: ReadonlyArray<Token>): number =>
  required.length +
  required.filter((item) => tokens.some(({ means, names }) => names.length > 0 && item.has(means))).length

/** The claims that answer a question, the most specific; several only if they say different things. */
export const answersTo = (
  claims: ReadonlyArray<Claim>,
  tokens: ReadonlyArray<Token>,
  mode: Mode,
): ReadonlyArray<Answered> => {
  const content = tokens.filter(({ isIdle }) => !isIdle)
  if (content.some(({ isStrange, isForeign }) => isStrange || isForeign)) return []
  const fit = claims.filter(
    (claim) =>
      isOf(claim, mode) &&
      isMet(claim.required, content) &&
      (!claim.isOrdered || inOrder(claim, content)) &&
      tellsNumbers(claim, content) &&
      !isTooMuch(claim, content) &&
      content.every((token) => isAccounted(claim, token)),
  )
  const most = Math.max(0, ...fit.map((claim) => specific(claim, content)))
  const best = fit.filter((claim) => specific(claim, content) === most)
  const verdicts = new Set(best.map(({ verdict }) => verdict))
  return verdicts.size <= 1 ? best.slice(0, 1) : best
}
