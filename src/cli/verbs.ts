/**
 * What people call actions at a table: "play Athelas", "muster in Edoras", "separate Strider". A kind of
 * action is said by its own words ("move fellowship"), or by an everyday word that may mean several kinds.
 */
import type { AnyGame } from '../kernel/index'
import { spaced } from './words'

type Verbs = Readonly<Record<string, ReadonlyArray<string>>>

const WAR: Verbs = {
  advance: ['advanceNation', 'nameNation'],
  bring: ['bringCharacter', 'bringFaction', 'bring'],
  cancel: ['useCard'],
  crown: ['bringCharacter', 'upgrade'],
  draw: ['drawEvent', 'drawFrom'],
  enter: ['bringCharacter'],
  heal: ['declare'],
  move: ['moveFellowship', 'march', 'moveCharacters', 'moveArmies'],
  muster: ['recruit', 'bringCharacter', 'advanceNation', 'callFaction', 'bringFaction'],
  play: ['playEvent', 'bringCharacter', 'commit', 'playAnother'],
  recruit: ['recruit', 'bringCharacter', 'callFaction', 'bringFaction'],
  reveal: ['revealSelf'],
  separate: ['join', 'separate'],
  skip: ['skipDie', 'pass'],
  use: ['useRing', 'useCard', 'playEvent'],
}

const CARDS_OF_CONFRONTATION = [
  'playCard',
  'playStep',
  'playReturn',
  'playName',
  'playRecall',
  'playReveal',
  'playRetreat',
  'pickSpecial',
]
const GOES = ['move', 'retreat']
const CONFRONTATION: Verbs = {
  advance: ['move'],
  attack: ['move', 'attackRevealed', 'attackHidden'],
  bring: ['move'],
  fight: ['strike', 'playCard'],
  flee: ['retreat'],
  fly: ['move'],
  go: GOES,
  lead: ['move'],
  march: ['move'],
  play: CARDS_OF_CONFRONTATION,
  push: ['move'],
  put: ['place', 'move'],
  ride: ['move'],
  run: GOES,
  send: ['move'],
  sneak: ['move'],
  step: ['move'],
  take: ['move'],
  travel: ['move'],
  use: CARDS_OF_CONFRONTATION,
  walk: ['move'],
  withdraw: ['retreat'],
}

const STANDS = ['play', 'move']
const CARD_GAME: Verbs = {
  activate: ['activate', 'activatePath', 'use'],
  add: STANDS,
  attack: STANDS,
  bring: STANDS,
  commit: STANDS,
  defend: STANDS,
  deploy: STANDS,
  discard: ['cycle', 'eliminate', 'forsake'],
  ditch: ['cycle', 'forsake'],
  draw: ['take', 'winnow'],
  fight: STANDS,
  go: STANDS,
  keep: ['play'],
  march: STANDS,
  muster: STANDS,
  place: STANDS,
  play: ['play', 'playItem', 'playEvent'],
  put: STANDS,
  recruit: STANDS,
  reserve: ['play'],
  send: STANDS,
  skip: ['pass'],
  summon: STANDS,
  throw: ['cycle', 'eliminate', 'forsake'],
}

const BATTLES: Verbs = {
  cease: ['pass'],
  deploy: ['chooseRegion', 'chooseUnit'],
  fight: ['attack'],
  move: ['march', 'use'],
  play: ['playCard', 'playCombat'],
  recruit: ['chooseUnit', 'chooseRegion'],
  muster: ['chooseUnit', 'chooseRegion', 'useToken'],
  take: ['takeDie', 'take'],
  skip: ['pass'],
  spend: ['takeDie'],
  stop: ['pass'],
  use: ['useAbility', 'takeDie', 'use', 'useToken'],
}

const VERBS: Readonly<Record<string, Verbs>> = {
  'war-of-the-ring': WAR,
  confrontation: CONFRONTATION,
  'card-game': CARD_GAME,
  battles: BATTLES,
}

/** What is meant where no verb is said, in games that are not read by what is said at a table. */
const IMPLIED: Readonly<Record<string, ReadonlyArray<string>>> = {
  confrontation: ['move', 'play'],
  'card-game': ['play', 'move'],
  battles: ['use', 'play'],
}

/** A kind of action that words may mean, and the words that are left for its fields. */
export interface Meant {
  readonly kind: string
  readonly rest: ReadonlyArray<string>
  /** Whether all the words of the kind are said: then nothing else is meant. */
  readonly isWhole: boolean
}

const LONGEST_KIND = 3

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'my', 'our', 'his', 'their'])

/** How many of the first words make up a kind, "the" and "my" among them left out; 0 if they are not it. */
const wordsOfKind = (kind: string, words: ReadonlyArray<string>): number => {
  const letters = spaced(kind).replaceAll(' ', '')
  for (let end = Math.min(words.length, LONGEST_KIND); end > 0; end--) {
    const said = words.slice(0, end).filter((word) => !ARTICLES.has(word))
    if (said.join('').replaceAll('-', '') === letters) return end
  }
  return 0
}

/** A verb as it begins an action: "attacks" and "attacking" are "attack". */
const stemsOf = (word: string): ReadonlyArray<string> => [
  word,
  ...(word.endsWith('ies') ? [word.replace(/ies$/, 'y')] : []),
  ...[/s$/, /es$/, /d$/, /ed$/, /ing$/].filter((end) => end.test(word)).map((end) => word.replace(end, '')),
]

/** The kinds of action that words may mean whose verb follows what it is about: "Gandalf attacks Rohan". */
export const kindsWithin = (game: AnyGame, given: ReadonlyArray<string>): ReadonlyArray<Meant> => {
  if (!Object.hasOwn(IMPLIED, game.name)) return []
  for (const [at, word] of given.entries())
    for (const verb of stemsOf(word.toLowerCase())) {
      const meant = kindsMeant(game, [verb, ...given.slice(0, at), ...given.slice(at + 1)])
      if (meant.length > 0) return meant
    }
  return []
}

/** The kinds of action that may be meant where no verb is said: "Frodo to Cardolan". */
export const kindsImplied = (game: AnyGame, given: ReadonlyArray<string>): ReadonlyArray<Meant> =>
  (IMPLIED[game.name] ?? []).flatMap((verb) => kindsMeant(game, [verb, ...given]))

/** The kinds of action that words may begin with, the likeliest first. */
export const kindsMeant = (
  { name, actions }: AnyGame,
  given: ReadonlyArray<string>,
): ReadonlyArray<Meant> => {
  const words = given.map((word) => word.toLowerCase())
  const kinds = Object.keys(actions)
  const own = kinds.flatMap((kind) => {
    const length = wordsOfKind(kind, words)
    return length === 0 ? [] : [{ kind, length, rest: given.slice(length), isWhole: length > 1 }]
  })
  const [verb = ''] = words
  const verbs = VERBS[name] ?? {}
  const everyday = (Object.hasOwn(verbs, verb) ? (verbs[verb] ?? []) : [])
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({ kind, rest: given.slice(1), isWhole: false }))
  const isListed = ({ kind }: Meant): boolean => everyday.some((one) => one.kind === kind)
  return [
    ...own.filter(({ isWhole }) => isWhole),
    ...everyday,
    ...own.filter((one) => !one.isWhole && !isListed(one)),
  ]
}

/** All words that an action may begin with. */
export const firstWords = ({ name, actions }: AnyGame): ReadonlyArray<string> => [
  ...new Set([...Object.keys(VERBS[name] ?? {}), ...Object.keys(actions).map(spaced)]),
]
