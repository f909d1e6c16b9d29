/**
 * Answers a question: a deed is judged by the engine, a question about the rules by the claims of the
 * rulebook, and what is neither is named word for word. A verdict is given only for a question that was read
 * whole.
 */
import type { Explanation, Rulebook } from '../kernel/index'
import { answersTo, claimsOf, type Answered, type Claims } from './claims'
import { askingClause, modeOf, withoutTag } from './asking'
import { situationOf } from './clauses'
import { judged, type DeedReader, type Judged } from './deed'
import { NUMBERS } from './slots'
import { lettersOf } from './words'
import { lexiconOf, namesOf, tokensOf, type Lexicon, type Token } from './lexicon'
import { keyOf, searchBooks, type Kinds } from './search'
import type { Asks } from './searchIndex'
import type { Table } from './table'

/** What the reader is given of a game. */
export interface Spoken {
  /** Whether an id is in this game at all. */
  readonly inPlay?: (state: Table['state'], id: string) => boolean
  readonly kinds?: () => Kinds
  readonly asks?: Asks
  readonly claims?: (config: object) => Claims
  readonly rulebook?: (config: object) => Rulebook
}

/** An answer to a question. */
export interface Answer {
  readonly verdict: 'yes' | 'no' | 'rule' | 'unread'
  /** The answer in a line. */
  readonly answer: string
  readonly rules: ReadonlyArray<Explanation>
  /** The deed that was judged, if one was. */
  readonly deed?: Judged
  /** What was taken to be so, as the question says it. */
  readonly assumed: ReadonlyArray<string>
  /** What was not understood. */
  readonly left: ReadonlyArray<string>
}

/** The reader of a game with a config. */
export interface Reader {
  readonly lexicon: Lexicon
  readonly rulebook: Rulebook
  readonly claims: ReturnType<typeof claimsOf>
  readonly spoken: Spoken
}

const KNOWN = new WeakMap<Rulebook, Map<string, Reader>>()

/** The reader of a game with the config of a table; it is made once for a rulebook. */
export const readerOf = (spoken: Spoken, table: Table): Reader => {
  const { game, state } = table
  const rulebook = spoken.rulebook?.(state.config) ?? game.rulebook
  const claims = spoken.claims?.(state.config) ?? {}
  const asks = spoken.asks ?? {}
  const known = KNOWN.get(rulebook) ?? new Map<string, Reader>()
  KNOWN.set(rulebook, known)
  const key = `${game.name} ${JSON.stringify({ ...state.config, seed: '' })}`
  const old = known.get(key)
  if (old !== undefined) return old
  const kinds: Kinds = spoken.kinds?.() ?? new Map()
  const texts = [
    ...Object.values(rulebook).map(({ sentence }) => sentence),
    ...Object.values(asks),
    ...Object.keys(game.actions),
    ...Object.values(claims).flatMap((some) =>
      some.map((one) => one.replace(/:.*/, '').replace(/[/?_]/g, ' ')),
    ),
  ]
  const kindOf = (name: string): string => kinds.get(keyOf(name))?.kind ?? ''
  const lexicon = lexiconOf(
    game.name,
    namesOf(table, kindOf, (id) => spoken.inPlay?.(state, id) ?? true),
    texts,
  )
  const reader = { lexicon, rulebook, claims: claimsOf(lexicon, rulebook, asks, claims), spoken }
  known.set(key, reader)
  return reader
}

/** Without the words that only name the config that is asked about: "in 2nd edition", "with four players". */
const withoutConfig = (tokens: ReadonlyArray<Token>, { state, game }: Table): ReadonlyArray<Token> => {
  const config: Readonly<Record<string, unknown>> = { ...state.config }
  const { edition = 'collectors', players, twilight } = config
  const pairs = [
    ...(game.name === 'war-of-the-ring' ? [[String(edition), 'edition']] : []),
    ...(typeof players === 'number' ? [[NUMBERS[players] ?? '', 'player']] : []),
    ...(twilight === true ? EXPANSION : []),
  ]
  return tokens.filter(({ means }, at) => {
    const [before, after] = [tokens[at - 1]?.means ?? '', tokens[at + 1]?.means ?? '']
    return !pairs.some(([one, two]) => (means === one && after === two) || (means === two && before === one))
  })
}
const EXPANSION = [
  ['twilight', 'third'],
  ['third', 'age'],
]

const quoted = (tokens: ReadonlyArray<{ readonly typed: string }>): string =>
  [...new Set(tokens.map(({ typed }) => `"${typed}"`))].join(', ')

const explanation = (rulebook: Rulebook, rule: string): ReadonlyArray<Explanation> => {
  const found = rulebook[rule]
  return found === undefined ? [] : [{ rule, sentence: found.sentence, facts: {}, cites: found.cites }]
}

const WORDS = { yes: 'Yes: ', no: 'No: ', rule: '' } as const

const byRule = ({ rulebook }: Reader, { rule, verdict, says }: Answered): Answer => {
  const rules = explanation(rulebook, rule)
  const said = `${says === undefined ? '' : `${says} `}${rules[0]?.sentence ?? ''}`
  return {
    verdict,
    answer: `${WORDS[verdict]}${said}`,
    rules,
    assumed: [],
    left: [],
  }
}

const found = (reader: Reader, table: Table, text: string): ReadonlyArray<Explanation> => {
  const { kinds, asks } = reader.spoken
  const book = {
    game: table.game.name,
    rulebook: reader.rulebook,
    kinds: kinds?.() ?? new Map(),
    ...(asks && { asks }),
  }
  return (searchBooks([book], text)[0]?.entries ?? []).flatMap(([id]) => explanation(reader.rulebook, id))
}

/** A question that was put to a reader, in tokens. */
interface Put {
  readonly reader: Reader
  readonly table: Table
  readonly text: string
  readonly tokens: ReadonlyArray<Token>
}

/** No verdict: what was read, what was not, and the rules that the same words find. */
const unread = (
  { reader, table, text, tokens }: Put,
  left: ReadonlyArray<Token>,
  more: string = '',
): Answer => {
  const known = tokens.filter((token) => !token.isIdle && !left.includes(token))
  const rules = found(reader, table, text).slice(0, MOST_RULES)
  const read = known.length === 0 ? '' : `I read: ${quoted(known)}. `
  const has = left.length === 1 ? 'has' : 'have'
  const open =
    left.length > 0
      ? `I do not know what ${quoted(left)} ${has} to do with it.`
      : 'I know the words, but not what is asked about them together.'
  const pointer = rules.length === 0 ? '' : ` Rules about it: ${rules.map(({ rule }) => rule).join(', ')}.`
  const answer = `${read}${more}${more !== '' && left.length === 0 ? '' : open}${pointer}`
  return { verdict: 'unread', answer, rules, assumed: [], left: left.map(({ typed }) => typed) }
}
const MOST_RULES = 3

interface Whole {
  readonly verdict: 'yes' | 'no'
  readonly deed: ReturnType<typeof judged>
  readonly assumed: ReadonlyArray<string>
  readonly table: Table
}

interface Read {
  readonly whole: ReadonlyArray<Whole>
  /** Of readings that do not account for all: what is left over, and what is not so. */
  readonly left: ReadonlyArray<Token> | undefined
  readonly untrue: ReadonlyArray<string>
}

/** Reads the question as deeds: with the words of the asking clause, else with all of them. */
const deedsIn = (reading: DeedReader, table: Table, tokens: ReadonlyArray<Token>, clause: number): Read => {
  const main = tokens.filter((token) => token.clause === clause)
  const tries = main.length === tokens.length ? [tokens] : [main, tokens]
  let least: ReadonlyArray<Token> | undefined
  let untrue: ReadonlyArray<string> = []
  for (const words of tries) {
    const whole: Array<Whole> = []
    for (const one of reading(words, table)) {
      const left = tokens.filter((token) => !token.isIdle && !one.used.has(token))
      const open = left.filter((token) => words === main && token.clause === clause)
      const situation = situationOf(
        table,
        tokens,
        left.filter((token) => !open.includes(token)),
      )
      const rest = [...open, ...situation.left]
      const denied = [...(one.untrue === undefined ? [] : [one.untrue]), ...situation.untrue]
      if (rest.length > 0 || denied.length > 0) {
        if (least === undefined || rest.length < least.length) [least, untrue] = [rest, denied]
        continue
      }
      const deed = judged(table, one)
      if (deed !== undefined)
        whole.push({ verdict: deed.legal ? 'yes' : 'no', deed, assumed: situation.assumed, table })
    }
    if (whole.length > 0) return { whole, left: undefined, untrue: [] }
  }
  return { whole: [], left: least, untrue }
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The die that is spent, where the question names none. */
const dieText = (deed: Judged | undefined): string => {
  const die: unknown = Object.entries(deed?.run[0] ?? {}).find(
    ([name]) => name === 'die' || name === 'as',
  )?.[1]
  const isRing = deed?.run.some(({ kind }) => kind === 'useRing') === true
  return typeof die !== 'string' || isRing
    ? ''
    : `, with ${/^[aeiou]/.test(die) ? 'an' : 'a'} ${DICE[die] ?? capital(die)} die`
}
const DICE: Readonly<Record<string, string>> = {
  'muster-army': 'Muster/Army',
  'will-of-the-west': 'Will of the West',
  armyMuster: 'Army/Muster',
  willOfTheWest: 'Will of the West',
}

const deedAnswer = ({ verdict, deed, assumed, table }: Whole): Answer => {
  const rules = deed?.rules ?? []
  const [first] = rules
  const { because, wants } = first?.facts ?? {}
  const fact = because ?? (wants === undefined || wants === '' ? undefined : `it wants ${String(wants)}`)
  const reason = `${fact === undefined ? '' : `${String(fact)}. `}${first?.sentence ?? ''}`
  const says = capital(deed?.deed.says ?? '')
  const said = assumed.length === 0 ? '' : ` (As you say: ${assumed.join('; ')}.)`
  const { line } = table
  const given = `${said}${line === undefined ? '' : ` (Judged at the set-up with: ${line}.)`}`
  return {
    verdict,
    answer: verdict === 'yes' ? `Yes: ${says}${dieText(deed)}.${given}` : `No: ${reason}${given}`,
    rules: verdict === 'yes' ? [] : rules,
    ...(deed === undefined ? {} : { deed }),
    assumed,
    left: [],
  }
}

/** A question to a reader. */
export interface Question {
  readonly text: string
  readonly table: Table
  /** Tables to judge a deed on, where no position was named. */
  readonly bare: ((tokens: ReadonlyArray<Token>) => ReadonlyArray<Table>) | undefined
  readonly deeds: DeedReader | undefined
}

const byDeed = (put: Put, { bare, deeds }: Question): Answer | Read | undefined => {
  if (deeds === undefined) return undefined
  const { table, tokens } = put
  const clause = askingClause(tokens)
  let partly: Read | undefined
  const whole: Array<Whole> = []
  const tables = bare?.(tokens) ?? [table]
  for (const one of tables) {
    const read = deedsIn(deeds, one, tokens, clause)
    whole.push(...read.whole)
    partly ??= read.left === undefined ? undefined : read
  }
  const [first] = whole
  if (first === undefined) return partly
  const yes = whole.find(({ verdict }) => verdict === 'yes')
  const no = whole.find(({ verdict }) => verdict === 'no')
  if (bare !== undefined) return deedAnswer(yes ?? nearestNo(whole, first))
  if (yes !== undefined && no !== undefined) {
    const both = [deedAnswer(yes), deedAnswer(no)].map(({ answer }) => answer)
    return {
      ...unread(put, []),
      answer: `This can mean two things. ${both.join(' ')}`,
    }
  }
  return deedAnswer(yes ?? no ?? first)
}
/** Of refusals on several tables the one that came farthest. */
const nearestNo = (whole: ReadonlyArray<Whole>, first: Whole): Whole =>
  whole.reduce((best, one) => ((one.deed?.far ?? 0) < (best.deed?.far ?? 0) ? one : best), first)

/** What a question names and an answer does not: figures, regions, nations, cards, dice, numbers. */
const unnamedIn = ({ answer, left }: Answer, tokens: ReadonlyArray<Token>): ReadonlyArray<string> => {
  const said = lettersOf([answer, ...left].join(' '))
  const named = tokens.flatMap(({ names, plain, typed, means }) =>
    names.length > 0 ? [names[0]?.name ?? ''] : /^\d+$/.test(plain) || NUMBERS.includes(means) ? [typed] : [],
  )
  return [...new Set(named)].filter((one) => !said.includes(lettersOf(one)))
}

/** Answers a question; a verdict names all that the question named. */
export const ask = (reader: Reader, question: Question): Answer => {
  const { text, table } = question
  const tokens = withoutConfig(withoutTag(tokensOf(reader.lexicon, text)), table)
  const given = answerTo(reader, question, tokens)
  const rest = given.verdict === 'unread' ? [] : unnamedIn(given, tokens)
  return rest.length === 0 ? given : { ...given, answer: `${given.answer} You name ${rest.join(', ')}.` }
}

const NO_DICE = 'There are no dice in this game. '

const answerTo = (reader: Reader, question: Question, tokens: ReadonlyArray<Token>): Answer => {
  const { text, table, bare } = question
  const put = { reader, table, text, tokens }
  const clause = askingClause(tokens)
  const mode = modeOf(tokens, clause)
  const strange = tokens.filter(({ isStrange }) => isStrange)
  const foreign = tokens.filter(({ isForeign }) => isForeign)
  const claimed = answersTo(reader.claims, tokens, mode)
  const [claim, other] = claimed
  const general = claim === undefined || other !== undefined ? undefined : byRule(reader, claim)
  if (bare !== undefined && general !== undefined) return general
  const deed = mode === 'may' && strange.length === 0 ? byDeed(put, question) : undefined
  if (deed !== undefined && 'verdict' in deed) return deed
  if (general !== undefined) return general
  if (other !== undefined) {
    const all = claimed.map((one) => byRule(reader, one).answer)
    return {
      ...unread(put, []),
      answer: `This can mean two things. ${all.join(' ')}`,
    }
  }
  if (mode === 'what' && strange.length === 0) {
    const rules = found(reader, table, text)
    if (rules.length > 0)
      return { verdict: 'rule', answer: rules[0]?.sentence ?? '', rules, assumed: [], left: [] }
  }
  const partly = deed === undefined || 'verdict' in deed ? undefined : deed
  const untrue = (partly?.untrue ?? []).map((one) => `This is not so here: ${one}. `)
  const unknown = [...strange, ...foreign]
  const left = unknown.length > 0 ? unknown : (partly?.left ?? [])
  const dice = foreign.some(({ plain }) => plain === 'die' || plain === 'dice') ? NO_DICE : ''
  return unread(put, left, `${untrue.join('')}${dice}`)
}
