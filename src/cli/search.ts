/**
 * Searching rules by meaning: words in any form and any order, with the synonyms of the book, ranked. The
 * ranking is MiniSearch's; stems and synonyms are ours.
 */
import MiniSearch from 'minisearch'
import type { Rule, Rulebook } from '../kernel/index'

/** A rule with its id. */
export type Entry = readonly [string, Rule]

/** Words that say nothing about what is meant. */
const IDLE: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can do does for from has have how i in is it may must my of on or so that ' +
    'the their then there they this to up what when where which who why will with you your'
  ).split(' '),
)

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What forms of a word have in common. */
const stem = (word: string): string => {
  const plain = word.replace(/'s?$/, '')
  if (plain.length < 4) return plain
  return plain.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ers|er|ed|es|e|s|ship)$/, '')
}

/** What people say, and what the book calls it: each word also finds what stands behind it. */
const SAID: Readonly<Record<string, string>> = {
  aggressive: 'attack',
  ally: 'nation',
  besieged: 'siege lays',
  cards: 'card hand',
  conquer: 'capture',
  count: 'leadership gives each',
  dead: 'eliminated lost',
  declare: 'declared declaration',
  destroyed: 'lost eliminated',
  die: 'dice result',
  eliminated: 'lost casualties',
  escape: 'retreat',
  fight: 'battle attack',
  flee: 'retreat',
  fly: 'flight nazgul',
  frodo: 'ring bearers',
  heal: 'corruption loses',
  into: 'inside',
  killed: 'eliminated lost',
  leaders: 'leadership leader',
  many: 'most limit ten stacking',
  maximum: 'most limit',
  moria: 'stronghold way tile declaration comes',
  neutral: 'passive war',
  points: 'victory',
  recruit: 'muster reinforcements',
  rest: 'heal',
  reroll: 'failed again',
  ringwraith: 'nazgul',
  skip: 'pass',
  stack: 'stacking ten units',
  stacking: 'ten units',
  stay: 'behind remain',
  storm: 'siege battle',
  tie: 'equal',
  win: 'victory wins',
  withdraw: 'inside retreat',
  wraith: 'nazgul',
}

const wordsOf = (text: string): ReadonlyArray<string> =>
  bare(text.replace(/([a-z])([A-Z])/g, '$1 $2')).match(/[a-z0-9']+/g) ?? []

const meant = (word: string): string | null => (IDLE.has(word) ? null : stem(word))

const BY_STEM: ReadonlyMap<string, string> = new Map(
  Object.entries(SAID).map(([word, others]) => [stem(word), others]),
)

/** How much a word of the book counts that only stands behind what was said. */
const BEHIND = 0.4
/** What is found besides is told only if it is this near to the best. */
const NEAR = 0.35
const MOST = 8

const indexOf = (rulebook: Rulebook): MiniSearch => {
  const index = new MiniSearch({
    fields: ['id', 'sentence', 'places'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: meant,
  })
  index.addAll(
    Object.entries(rulebook).map(([id, { sentence, cites }]) => ({
      id,
      sentence,
      places: cites.map(({ heading = '' }) => heading).join(' '),
    })),
  )
  return index
}

/** How much of the name of a rule was said: what is called so is meant before what speaks of it. */
const named = (id: string, stems: ReadonlySet<string>): number => {
  const own = wordsOf(id).slice(1).map(stem)
  return own.filter((one) => stems.has(one)).length / Math.max(1, own.length)
}

const known = new WeakMap<Rulebook, MiniSearch>()

/** What words mean: the rules, the best first, and how well the first fits. */
export interface Meant {
  readonly entries: ReadonlyArray<Entry>
  readonly fit: number
}

/** The rules that words mean, the best first. */
export const searchRules = (rulebook: Rulebook, text: string): ReadonlyArray<Entry> =>
  meantBy(rulebook, text).entries

/** The rules that words mean, and how well they fit. */
export const meantBy = (rulebook: Rulebook, text: string): Meant => {
  const index = known.get(rulebook) ?? indexOf(rulebook)
  known.set(rulebook, index)
  const asked = wordsOf(text).filter((word) => meant(word) !== null)
  const further = asked.map((word) => BY_STEM.get(stem(word)) ?? '')
  const options = { boost: { id: 1.5, sentence: 1, places: 0.5 }, combineWith: 'OR' as const }
  const said = asked.join(' ')
  const found = new Map<string, number>()
  const add = (query: string, share: number): void => {
    for (const { id, score } of query === '' ? [] : index.search(query, { ...options, fuzzy: 0.15 }))
      found.set(String(id), (found.get(String(id)) ?? 0) + score * share)
  }
  add(said, 1)
  add(further.join(' ').trim(), BEHIND)
  const stems = new Set(asked.map(stem))
  for (const [id, score] of found) found.set(id, score * (1 + named(id, stems)))
  const ranked = [...found].sort(([, one], [, other]) => other - one)
  const best = ranked[0]?.[1] ?? 0
  const near = ranked.filter(([, score]) => score >= best * NEAR).slice(0, MOST)
  return {
    fit: best,
    entries: near.flatMap(([id]) => {
      const rule = rulebook[id]
      return rule === undefined ? [] : [[id, rule] as const]
    }),
  }
}
