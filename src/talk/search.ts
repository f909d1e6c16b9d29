/**
 * Searching rules by meaning: words in any form and any order, with the synonyms of the books and the kinds
 * of what is called by its name, ranked.
 */
import type { AnyGame, Rule, Rulebook } from '../kernel/index'
import { indexOf, type Asks, type Index } from './searchIndex'
import { CALLED, ELSEWHERE, SAID, VAGUE } from './searchSaid'
import { corrected, vocabularyOf, type Vocabulary } from './searchSpelling'
import { isIdle, isPlain, PLAIN, stem, wordsOf } from './searchWords'

/** A rule with its id. */
export type Entry = readonly [string, Rule]

/** Names, and what they are names of in words of the rules: "Minas Tirith" of a Stronghold. */
export type Kinds = ReadonlyMap<string, { readonly name: string; readonly kind: string }>

/** The rules of a game. */
export interface Book {
  readonly game: string
  readonly rulebook: Rulebook
  readonly kinds: Kinds
  readonly asks?: Asks
  /** Which of the rules are sought, if not all: those of an expansion. */
  readonly only?: (id: string) => boolean
}

/** What words mean in a book: the rules, the best first, and the keys of the names in the words. */
export interface Meant {
  readonly book: Book
  readonly entries: ReadonlyArray<Entry>
  readonly names: ReadonlyArray<string>
}

/** How much a word of the book counts that only stands behind what was said, and each further one. */
const BEHIND = 0.7
const FURTHER = 0.3
/** What stands behind a turn of phrase is what is meant, and tells more than one word does. */
const PHRASE = 2
/** The more a rule has of one word, the less each further mention counts. */
const MENTIONS = 0.6
/** How much counts without regard to how much of the question is answered. */
const PARTLY = 0.1
/** What the name of a rule adds: if it was said at all, if it is all that was said, and in other words. */
const NAME = 0.5
const NAME_AT_ALL = 0.6
const NAME_BEHIND = 0.85
/** How much more a rule counts that is that of a card that was named. */
const ABOUT = 1.6
/** What is told only of some ways to play is meant less often than what is told of all. */
const SPECIAL: ReadonlySet<string> = new Set(['partners', 'duel', 'threeDuel'])
const SPECIAL_SHARE = 0.7
/** How much more a game counts that is named, that has what is named, and that is meant if none is named. */
const NAMED_GAME = 4
const KNOWN_NAME = 1.2
const USUAL_GAME = 1.25
/** What is found besides is told only if it is this near to the best, in its game and in another one. */
const NEAR = 0.35
const FAR = 0.6
const MOST = 8
/** A name alone tells what is meant, and little of what is asked about it. */
const MOST_OF_NAME = 3
/** What a word counts that no rule knows: more than one that few know. */
const STRANGE = 18
/** If more of a question than this is strange, no rule answers it. */
const MOSTLY = 0.18

const largest = (numbers: Iterable<number>): number => Math.max(0, ...numbers)
const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0)

const stemsOf = (text: string): ReadonlyArray<string> =>
  wordsOf(text).flatMap((word) => (isIdle(word) ? [] : [stem(word)]))

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'his', 'your'])

/** What a turn of phrase is found by: its words in any form, articles left out. */
export const keyOf = (text: string): string =>
  wordsOf(text)
    .filter((word) => !ARTICLES.has(word))
    .map(stem)
    .join(' ')

/** Something that was said: its own stems, and those of what else the books have for it. */
interface Said {
  readonly words: string
  /** What of the game is called so. */
  readonly name: string | undefined
  readonly own: ReadonlyArray<string>
  readonly behind: ReadonlyArray<string>
}

const BEHIND_SAID: ReadonlyMap<string, string> = new Map(
  Object.entries(SAID).map(([said, others]) => [keyOf(said), others]),
)

const LONGEST_NAME = 8

/** The name, the turn of phrase or the word with which words begin. */
const firstSaid = (words: ReadonlyArray<string>, kinds: Kinds) => {
  for (let length = Math.min(LONGEST_NAME, words.length); ; length--) {
    const whole = words.slice(0, length).join(' ')
    const named = kinds.get(keyOf(whole))
    const others = BEHIND_SAID.get(keyOf(whole))
    if (length <= 1 || named !== undefined || others !== undefined)
      return { length, whole, name: named?.name, others: `${named?.kind ?? ''} ${others ?? ''}` }
  }
}

/** What was said, taken apart: names and turns of phrase together, other words one by one, each once. */
const saidIn = (words: ReadonlyArray<string>, kinds: Kinds): ReadonlyArray<Said> => {
  const said = new Map<string, Said>()
  for (let at = 0; at < words.length;) {
    const { length, whole, name, others } = firstSaid(words.slice(at), kinds)
    const [own, behind] = [stemsOf(whole), stemsOf(others)]
    if (own.length + behind.length > 0 && !said.has(own.join(' ')))
      said.set(own.join(' '), { words: whole, name, own, behind })
    at += Math.max(1, length)
  }
  return [...said.values()]
}

/** How much each rule has of something that was said. */
const sharesOf = (index: Index, { own, behind, name }: Said): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>()
  for (const term of own)
    for (const { id, score } of index(term)) shares.set(id, (shares.get(id) ?? 0) + score / own.length)
  const isPhrase = own.length > 1 && name === undefined
  const weight = isPhrase ? PHRASE : shares.size === 0 ? 1 : BEHIND
  for (const term of behind)
    for (const { id, score } of index(term)) {
      const [one, other] = [shares.get(id) ?? 0, score * weight]
      shares.set(id, Math.max(one, other) + FURTHER * Math.min(one, other))
    }
  return shares
}

/**
 * How much of the name of a rule was said, and how much of what was said is its name: what is called so is
 * meant before what speaks of it.
 */
const named = (id: string, said: ReadonlyArray<Said>, weights: ReadonlyArray<number>): number => {
  const name = stemsOf(id.replace(/^[^.]*/, ''))
  const fits = ({ own, behind }: Said, one: string): number =>
    own.includes(one) ? 1 : behind.includes(one) ? NAME_BEHIND : 0
  const called = name.map((one) => largest(said.map((words) => fits(words, one))))
  const meant = said.map((words, at) => (weights[at] ?? 0) * largest(name.map((one) => fits(words, one))))
  const share = sum(meant) / Math.max(1, sum(weights))
  return (sum(called) / Math.max(1, name.length)) * (NAME_AT_ALL + (1 - NAME_AT_ALL) * share)
}

/** What was asked of a game: what was said, and how much each of its rules has of each. */
interface Asked {
  readonly book: Book
  readonly said: ReadonlyArray<Said>
  readonly shares: ReadonlyArray<ReadonlyMap<string, number>>
}

type Ranked = ReadonlyArray<readonly [id: string, score: number]>

/** Whether a rule is that of a card with a name. */
const isAbout = (id: string, name: string): boolean =>
  keyOf(id.replace(/^(card|special)\.(fellowship-|sauron-)?/, '')) === keyOf(name)

/** The rules of a game by how well they answer; `weights` tell how much each thing said can count. */
const rank = ({ said, shares }: Asked, weights: ReadonlyArray<number>): Ranked => {
  const scoreOf = (id: string): number => {
    const parts = weights.map((weight, at) => {
      const share = shares[at]?.get(id) ?? 0
      return share === 0 ? 0 : weight * (share / weight) ** MENTIONS
    })
    const answered = sum(weights.filter((_, at) => (parts[at] ?? 0) > 0)) / sum(weights)
    const about = said.some(({ name }) => name !== undefined && isAbout(id, name)) ? ABOUT : 1
    const special = SPECIAL.has(id.split('.')[0] ?? '') ? SPECIAL_SHARE : 1
    return (
      sum(parts) *
      (PARTLY + (1 - PARTLY) * answered) *
      (1 + NAME * named(id, said, weights)) *
      special *
      about
    )
  }
  const ids = new Set(shares.flatMap((share) => [...share.keys()]))
  return [...ids].map((id) => [id, scoreOf(id)] as const).sort(([, one], [, other]) => other - one)
}

/** The game that is named, and the words without its name; "battles" names one only at either end. */
const gameIn = (words: ReadonlyArray<string>, books: ReadonlyArray<Book>) => {
  const text = ` ${words.join(' ')} `
  for (const { game } of books)
    for (const name of CALLED[game] ?? []) {
      const at = text.indexOf(` ${name} `)
      const isAtEnd = at === 0 || at + name.length + 2 === text.length
      const rest = text.replace(` ${name} `, ' ').trim()
      if (at >= 0 && rest !== '' && (name !== 'battles' || isAtEnd)) return { game, rest: rest.split(' ') }
    }
  return { game: undefined, rest: words }
}

const vocabularies = new WeakMap<Rulebook, Vocabulary>()

/** The words of a book: of its rules, of names, and of what players ask. */
const wordsOfBook = ({ rulebook, kinds, asks = {} }: Book): Vocabulary => {
  const known = vocabularies.get(rulebook)
  if (known !== undefined) return known
  const texts = Object.entries(rulebook).flatMap(([id, { sentence, cites }]) => [
    id,
    sentence,
    asks[id] ?? '',
    ...cites.map(({ heading = '' }) => heading),
  ])
  const names = [...kinds.values()].map(({ name, kind }) => `${name} ${kind}`)
  const words = vocabularyOf([...texts, ...names].flatMap(wordsOf))
  vocabularies.set(rulebook, words)
  return words
}

/** The words that people say of any game. */
const SAID_WORDS = vocabularyOf(
  [...Object.entries(SAID).flat(), ...Object.values(CALLED).flat(), ...VAGUE, ...PLAIN].flatMap(wordsOf),
)

const entriesOf = ({ rulebook }: Book, ranked: Ranked): ReadonlyArray<Entry> => {
  const least = (ranked[0]?.[1] ?? 0) * NEAR
  const near = ranked.filter(([, score]) => score >= least)
  return near.flatMap(([id]) => {
    const rule = rulebook[id]
    return rule === undefined ? [] : [[id, rule] as const]
  })
}

const LEAST_STRANGE = 4

/** Whether words speak mostly of what no rule knows: of dragons, or of a move of another game. */
const isStrange = (words: ReadonlyArray<string>, weights: ReadonlyMap<string, number>): boolean => {
  const text = ` ${words.join(' ')} `
  if (ELSEWHERE.some((said) => text.includes(` ${said} `))) return true
  const answered = [...weights].filter(([, weight]) => weight > 0)
  const known = new Set(answered.flatMap(([said]) => said.split(' ').map(stem)))
  const strange = [...new Set(words)].filter(
    (word) => word.length >= LEAST_STRANGE && !known.has(stem(word)) && !isPlain(word) && !VAGUE.has(word),
  )
  const telling = sum(answered.flatMap(([said, weight]) => (VAGUE.has(said) ? [] : [weight])))
  return strange.length * STRANGE > MOSTLY * (strange.length * STRANGE + telling)
}

/** What words mean in several books, that in which they fit best first. */
export const searchBooks = (books: ReadonlyArray<Book>, text: string): ReadonlyArray<Meant> => {
  const words = corrected(wordsOf(text), [SAID_WORDS, ...books.map(wordsOfBook)])
  const { game: wanted, rest } = gameIn(words, books)
  const asked = books.map((book): Asked => {
    const said = saidIn(rest, book.kinds)
    return { book, said, shares: said.map((one) => sharesOf(indexOf(book.rulebook, book.asks ?? {}), one)) }
  })
  const weights = new Map<string, number>()
  for (const { said, shares } of asked)
    said.forEach(({ words }, at) =>
      weights.set(words, Math.max(weights.get(words) ?? 0, largest(shares[at]?.values() ?? []))),
    )
  if (isStrange(rest, weights)) return []
  const found = asked.map((one) => {
    const { book, said } = one
    const ranked = rank(
      one,
      said.map(({ words }) => weights.get(words) ?? 0),
    ).filter(([id]) => book.only?.(id) ?? true)
    const favour = book.game === wanted ? NAMED_GAME : book.game === 'war-of-the-ring' ? USUAL_GAME : 1
    const names = said.flatMap(({ name }) => (name === undefined ? [] : [name]))
    const isName = names.length > 0 && names.length === said.length
    const fit = (ranked[0]?.[1] ?? 0) * favour * (names.length > 0 ? KNOWN_NAME : 1)
    return { book, names, isName, fit, ranked: ranked.slice(0, isName ? MOST_OF_NAME : MOST) }
  })
  const least = largest(found.map(({ fit }) => fit)) * FAR
  return found
    .filter(({ fit, isName }) => fit > 0 && (fit >= least || isName))
    .sort((one, other) => other.fit - one.fit)
    .map(({ book, names, ranked }) => ({ book, names, entries: entriesOf(book, ranked) }))
}

/**
 * Names with what they are names of, and the whole name where this is a part of it; of two that are called
 * alike the later one is meant.
 */
export const kindsOf = (
  named: ReadonlyArray<readonly [called: string, kind: string, name?: string]>,
): Kinds =>
  new Map(
    named.flatMap(([called, kind, name = called]) =>
      stemsOf(called).length === 0 ? [] : [[keyOf(called), { name, kind }]],
    ),
  )

const NO_KINDS: Kinds = new Map()

/** The rules of one book that words mean, the best first. */
export const searchRules = (
  rulebook: Rulebook,
  text: string,
  { kinds = NO_KINDS, asks = {} }: Partial<Pick<Book, 'kinds' | 'asks'>> = {},
): ReadonlyArray<Entry> => searchBooks([{ game: '', rulebook, kinds, asks }], text)[0]?.entries ?? []

interface Spoken {
  readonly game: AnyGame
  readonly kinds?: (config?: object) => Kinds
  readonly asks?: Asks
}

/** The book of a game as it is searched. */
export const bookOf = (
  { game, kinds, asks }: Spoken,
  rulebook: Rulebook = game.rulebook,
  config: object = {},
): Book => ({ game: game.name, rulebook, kinds: kinds?.(config) ?? NO_KINDS, ...(asks && { asks }) })
