/**
 * The names that a game prints, with ids, aliases and beginnings, and all words that the reader of a game
 * knows: what is no word is read as the one word or name that is near, if there is only one.
 */
import { slips } from '../notation/index'
import { IDLE, SAME } from './language'
import type { Table } from './table'
import { lettersOf, meaningOf, wordsIn, type Word } from './words'

/** What a name names. */
export interface Name {
  readonly sort: 'region' | 'figure' | 'card' | 'nation' | 'die' | 'seat' | 'location'
  /** Several where the game as it stands decides between them. */
  readonly ids: ReadonlyArray<string>
  readonly name: string
  /** Words of the rules for what it is: "stronghold", "companion". */
  readonly kinds: ReadonlySet<string>
}

/** A part of a question: a name or a single word. */
export interface Token {
  readonly typed: string
  readonly clause: number
  /** What it means: letters of the name, or the meaning of the word. */
  readonly means: string
  readonly names: ReadonlyArray<Name>
  readonly isIdle: boolean
  /** Whether nothing is known of such a word. */
  readonly isStrange: boolean
  /** Whether it is a known word that this game does not have: no claim of the game speaks of it. */
  readonly isForeign: boolean
  /** The plain word, corrected. */
  readonly plain: string
}

/** The names and words of a game. */
export interface Lexicon {
  readonly game: string
  readonly names: ReadonlyMap<string, ReadonlyArray<Name>>
  readonly longest: number
  /** Every word that is known, for misspellings. */
  readonly known: ReadonlySet<string>
  /** What words of this game mean; a word without one of these is of another game or of none. */
  readonly meanings: ReadonlySet<string>
  /** Whether the game is played with dice. */
  readonly hasDice: boolean
}

/** A name as a game gives it to the reader. */
export interface Named {
  readonly sort: Name['sort']
  readonly id: string
  readonly name: string
  readonly also?: ReadonlyArray<string>
  readonly kinds?: string
}

const LEAST_BEGINNING = 4

const wordCount = (text: string, game: string): number => wordsIn(text, game).length

/** The words of texts and what they mean; whether the texts speak of dice. */
const wordsOfTexts = (game: string, texts: Iterable<string>) => {
  const known = new Set<string>([...IDLE, ...SAME.keys()])
  const meanings = new Set<string>()
  let hasDice = false
  for (const text of texts)
    for (const { plain } of wordsIn(text, game)) {
      hasDice ||= plain === 'dice'
      known.add(plain)
      meanings.add(meaningOf(plain))
    }
  return { known, meanings, hasDice }
}

/** The lexicon of a game from its names and from texts whose words are known. */
export const lexiconOf = (game: string, named: Iterable<Named>, texts: Iterable<string>): Lexicon => {
  const names = new Map<string, Array<Name>>()
  const { known, meanings, hasDice } = wordsOfTexts(game, texts)
  const inner: Array<string> = []
  const beginnings = new Map<string, Array<Name>>()
  let longest = 1
  for (const { sort, id, name, also = [], kinds = '' } of named) {
    const [first = '', second] = wordsIn(name.replace(/^the /i, ''), game).map(({ plain }) => plain)
    const words = new Set(wordsIn(kinds, game).map(({ plain }) => meaningOf(plain)))
    for (const kind of words) meanings.add(kind)
    for (const text of [name, id, ...also]) {
      const key = lettersOf(text.replace(/^the /i, ''))
      if (/^\d*$/.test(key)) continue
      const same = names.get(key) ?? []
      const old = same.find((one) => one.sort === sort)
      if (old === undefined) names.set(key, [...same, { sort, ids: [id], name, kinds: words }])
      else if (!old.ids.includes(id))
        names.set(
          key,
          same.map((one) => (one === old ? { ...one, ids: [...one.ids, id] } : one)),
        )
      longest = Math.max(longest, wordCount(text, game))
    }
    if (second !== undefined && first.length >= LEAST_BEGINNING)
      beginnings.set(first, [...(beginnings.get(first) ?? []), { sort, ids: [id], name, kinds: words }])
    inner.push(...[name, ...also].flatMap((text) => wordsIn(text, game).map(({ plain }) => plain)))
  }
  for (const [word, one] of beginnings) {
    const [name] = one
    if (one.length === 1 && name !== undefined && !names.has(word) && !known.has(word))
      names.set(word, [name])
    known.add(word)
  }
  for (const word of inner) {
    known.add(word)
    meanings.add(meaningOf(word))
  }
  return { game, names, longest, known, meanings, hasDice }
}

const SHORTEST_SLIP = 4
/** Of shorter words only letters that changed places are forgiven. */
const SHORTEST_CHANGE = 5
const LONG_WORD = 8

const mostSlips = (letters: string): number =>
  letters.length < SHORTEST_SLIP ? 0 : letters.length < LONG_WORD ? 1 : 2

/**
 * Of candidates that are equally near the one that keeps the first letter and the meaning; none if several
 * do.
 */
const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const most = mostSlips(word)
  if (most === 0) return undefined
  let best: Array<string> = []
  let least = most + 1
  for (const one of candidates) {
    if (Math.abs(one.length - word.length) > most || one.length < LEAST_NEAR) continue
    const away = slips(word, one, most)
    if (away < least) [best, least] = [[one], away]
    else if (away === least && away <= most) best.push(one)
  }
  const preferred = [
    best.filter((one) => sorted(one) === sorted(word) && one[0] === word[0]),
    best.filter((one) => consonants(one) === consonants(word) && one[0] === word[0]),
    best.filter((one) => one[0] === word[0] && one.at(-1) === word.at(-1)),
    best.filter((one) => sorted(one) === sorted(word) && one[0] === word[0]),
    best.filter((one) => sorted(one) === sorted(word)),
    best.filter((one) => one[0] === word[0]),
  ]
  const rest = preferred.find((some) => some.length > 0 && new Set(some.map(meaningOf)).size === 1) ?? best
  if (word.length < SHORTEST_CHANGE && !rest.some((one) => sorted(one) === sorted(word))) return undefined
  const meanings = new Set(rest.map(meaningOf))
  return meanings.size === 1 ? rest[0] : undefined
}
const LEAST_NEAR = 3
const consonants = (word: string): string => word.replace(/[aeiou]/g, '').replace(/(.)\1/g, '$1')
const sorted = (word: string): string => [...word].sort().join('')

const corrected = new WeakMap<Lexicon, Map<string, string | undefined>>()

/** A word as it is known, or the one word that it may be a slip of the pen for. */
const knownWord = (lexicon: Lexicon, plain: string): string | undefined => {
  if (lexicon.known.has(plain) || /^\d+$/.test(plain)) return plain
  const cache = corrected.get(lexicon) ?? new Map<string, string | undefined>()
  corrected.set(lexicon, cache)
  if (!cache.has(plain)) {
    const stemmed = plain.replace(/(?:s|ed|ing)$/, '')
    cache.set(
      plain,
      lexicon.known.has(stemmed) && stemmed.length > SHORTEST_SLIP ? plain : nearest(plain, lexicon.known),
    )
  }
  return cache.get(plain)
}

interface Hit {
  readonly names: ReadonlyArray<Name>
  readonly key: string
  readonly words: number
}

const nameAt = ({ names, longest }: Lexicon, words: ReadonlyArray<string>): Hit | undefined => {
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    const key = words.slice(0, length).join('')
    const found = names.get(key) ?? (length > 1 ? undefined : names.get(key.replace(/s$/, '')))
    if (found !== undefined)
      return { names: found, key: names.has(key) ? key : key.replace(/s$/, ''), words: length }
  }
  return undefined
}

/** A name that is misspelt, or of which a word is: the longest, if at least one word is unknown. */
const nearName = (lexicon: Lexicon, words: ReadonlyArray<string>): Hit | undefined => {
  for (let length = Math.min(lexicon.longest, words.length); length > 0; length--) {
    const some = words.slice(0, length)
    const key = some.join('')
    if (key.length < LONG_WORD || some.every((word) => lexicon.known.has(word))) continue
    if (length > 1 && LITTLE.has(some[length - 1] ?? '')) continue
    const found = nearest(key, lexicon.names.keys())
    const names = found === undefined ? undefined : lexicon.names.get(found)
    if (found !== undefined && names !== undefined) return { names, key: found, words: length }
  }
  return undefined
}
const LITTLE: ReadonlySet<string> = new Set('a the to in of from with on at is and or'.split(' '))

const FACES: Readonly<Record<string, string>> = {
  character: 'character',
  army: 'army',
  muster: 'muster',
  event: 'event',
  eye: 'eye',
}

const isDieWord = (token: Token | undefined): boolean =>
  token !== undefined && (token.means === 'die' || token.plain === 'result')

const faceToken = (face: string, tokens: ReadonlyArray<Token>): Token => {
  const [first] = tokens
  const also = face === 'muster' ? ['recruit'] : face === 'character' || face === 'army' ? [] : [face]
  const name: Name = { sort: 'die', ids: [face], name: `${face} die`, kinds: new Set(also) }
  return {
    typed: tokens.map(({ typed }) => typed).join(' '),
    clause: first?.clause ?? 0,
    means: `${face}die`,
    names: [name],
    isIdle: false,
    isStrange: false,
    isForeign: false,
    plain: 'die',
  }
}

/** The die with which a list of tokens begins: "army die", "muster/army die", "Event result". */
const dieAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
): { readonly token: Token; readonly length: number } | undefined => {
  const [one, two, three] = tokens.slice(at, at + 3)
  const face = FACES[one?.plain ?? '']
  const other = FACES[two?.plain ?? '']
  if (one === undefined || two === undefined) return undefined
  const will = one.names.find(({ sort }) => sort === 'die')?.ids[0]
  if (will !== undefined && isDieWord(two)) return { token: faceToken(will, [one, two]), length: 2 }
  if (face === undefined) return undefined
  if (isDieWord(two)) return { token: faceToken(face, [one, two]), length: 2 }
  return other !== undefined && isDieWord(three) && three !== undefined
    ? { token: faceToken('muster-army', [one, two, three]), length: 3 }
    : undefined
}

const withDice = (tokens: ReadonlyArray<Token>, hasDice: boolean): ReadonlyArray<Token> => {
  const all: Array<Token> = []
  for (let at = 0; at < tokens.length;) {
    const die = dieAt(tokens, at)
    const token = die === undefined ? tokens[at] : { ...die.token, isForeign: !hasDice }
    if (token !== undefined) all.push(token)
    at += die?.length ?? 1
  }
  return all
}

/** A question as tokens: names first, the longest; then words. */
export const tokensOf = (lexicon: Lexicon, text: string): ReadonlyArray<Token> => {
  const words: ReadonlyArray<Word> = wordsIn(text, lexicon.game)
  const plain = words.map((word) => knownWord(lexicon, word.plain) ?? word.plain)
  const tokens: Array<Token> = []
  for (let at = 0; at < words.length;) {
    const end = words.findIndex((word, place) => place > at && word.clause !== words[at]?.clause)
    const here = plain.slice(at, end < 0 ? undefined : end)
    const typedHere = words.slice(at, end < 0 ? undefined : end).map((word) => word.plain)
    const hit = nameAt(lexicon, typedHere) ?? nameAt(lexicon, here) ?? nearName(lexicon, typedHere)
    const length = hit?.words ?? 1
    const typed = [...new Set(words.slice(at, at + length).map((word) => word.typed))].join(' ')
    const word = plain[at] ?? ''
    tokens.push({
      typed,
      clause: words[at]?.clause ?? 0,
      means: hit === undefined ? meaningOf(word) : lettersOf(hit.names[0]?.ids[0] ?? hit.key),
      names: hit?.names ?? [],
      isIdle: hit === undefined && IDLE.has(word),
      isStrange:
        hit === undefined &&
        !lexicon.known.has(word) &&
        !/^\d+$/.test(word) &&
        knownWord(lexicon, word) === undefined,
      isForeign:
        hit === undefined &&
        SAME.has(word) &&
        !IDLE.has(word) &&
        (!lexicon.meanings.has(meaningOf(word)) || (word === 'dice' && !lexicon.hasDice)),
      plain: word,
    })
    at += length
  }
  return withDice(tokens, lexicon.hasDice)
}

/** How many letters of a text are names of the game. */
export const namesIn = (lexicon: Lexicon, text: string): number =>
  tokensOf(lexicon, text)
    .filter(({ names }) => names.some(({ sort }) => sort !== 'die' && sort !== 'seat'))
    .reduce((sum, { typed }) => sum + typed.length, 0)

const NATION_ALSO: Readonly<Record<string, ReadonlyArray<string>>> = {
  dwarves: ['dwarven', 'dwarf', 'the dwarves'],
  elves: ['elven', 'elf', 'the elves'],
  gondor: ['gondorian', 'gondorians'],
  north: ['northern', 'the north', 'northmen'],
  rohan: ['rohirrim'],
  sauron: ['mordor orcs'],
  isengard: ['isengarders'],
  southrons: ['southron', 'easterlings', 'southrons and easterlings', 'haradrim'],
}

const FIELDS: Readonly<Record<string, ReadonlyArray<string>>> = {
  region: ['region', 'to', 'from', 'battleground', 'path'],
  figure: ['piece', 'character', 'companion', 'type'],
  card: ['card'],
}

/** The ids of a sort, those included that only actions of this config have. */
const idsOf = ({ game, state }: Table, sort: 'region' | 'figure' | 'card'): ReadonlySet<string> => {
  const { ids } = game
  const listed = { region: ids.regions, figure: ids.figures, card: ids.cards }[sort]
  if (game.name !== 'war-of-the-ring') return new Set(listed)
  const acted = Object.values(game.wording(state).actions).flatMap((fields) =>
    (FIELDS[sort] ?? []).flatMap((name) => fields[name] ?? []),
  )
  const known = new Set([...ids.regions, ...ids.figures, ...ids.cards])
  return new Set([
    ...listed,
    ...acted.flatMap((one) => (typeof one === 'string' && !known.has(one) ? [one] : [])),
  ])
}

/** The names that every game prints of itself. */
export function* namesOf(
  table: Table,
  kindOf: (name: string) => string,
  inPlay: (id: string) => boolean,
): Generator<Named> {
  const { nameOf, name: game, seats } = table.game
  const also = ALSO[game] ?? {}
  for (const sort of ['region', 'figure', 'card'] as const)
    for (const id of idsOf(table, sort))
      if (inPlay(id)) {
        const name = id.endsWith('-retreat') ? 'retreat card' : nameOf(id)
        yield { sort, id, name, also: also[id] ?? [], kinds: `${sort} ${kindOf(name)}` }
      }
  if (game === 'war-of-the-ring' || game === 'battles')
    yield { sort: 'die', id: 'will-of-the-west', name: 'Will of the West', kinds: 'die' }
  if (game === 'war-of-the-ring')
    for (const [id, others] of Object.entries(NATION_ALSO))
      yield { sort: 'nation', id, name: nameOf(id), also: others, kinds: 'nation' }
  if (!seats.includes('free-peoples') && game !== 'confrontation')
    yield { sort: 'seat', id: 'free-peoples', name: 'free peoples', kinds: 'player side' }
  for (const seat of seats)
    yield { sort: 'seat', id: seat, name: seat.replaceAll('-', ' '), kinds: 'player side' }
}

/** What players call figures, regions and cards besides their printed names. */
const ALSO: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  'war-of-the-ring': {
    'minas-tirith': ['tirith', 'the white city'],
    aragorn: ['the king'],
    meriadoc: ['merry', 'meriadoc'],
    peregrin: ['pippin', 'peregrin'],
    'gandalf-the-grey': ['gandalf'],
    'witch-king': ['the black captain', 'witchking'],
    'mouth-of-sauron': ['the mouth'],
    'the-shire': ['shire'],
    'dol-guldur': ['dol guldur'],
    'helms-deep': ['the hornburg'],
    galadriel: ['lady galadriel', 'galadriel'],
    'witch-king-chief': ['chief of the ringwraiths', 'witch-king', 'the black captain'],
    nazgul: ['nazgul'],
    balrog: ['the balrog', 'balrog of moria'],
  },
  battles: {
    'deeping-coomb': ['coomb'],
    'mordor-orcs': ['mordor orc', 'orcs', 'orc'],
    dunlendings: ['dunlending'],
    'half-orcs': ['half orc'],
    'uruk-hai': ['uruks', 'uruk'],
    'warg-riders': ['warg rider'],
    riders: ['rider', 'riders of rohan'],
    'household-guard': ['guards', 'guard'],
    treebeard: ['ents', 'ent'],
  },
  'card-game': {},
  confrontation: {},
}
