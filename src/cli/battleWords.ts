/**
 * A battle in words: "5 regulars, 1 elite, 2 leaders against 3 regulars in a city".
 */
import * as E from 'fp-ts/lib/Either.js'
import { didYouMean } from '../kernel/index'
import { misused, type Result } from './command'
import { capital } from './words'

/** An Army as the odds want it. */
interface Side {
  readonly regulars: number
  readonly elites: number
  readonly leadership: number
  /** Combat Strength of Characters, beside the units. */
  readonly strength: number
}

/** A battle as the odds want it. */
export interface BattleInWords {
  readonly ground: 'open' | 'fortified' | 'besieged'
  readonly attacker: Side
  readonly defender: Side
}

/** Places of the map with what they are in a battle. */
export type Places = ReadonlyArray<readonly [name: string, ground: BattleInWords['ground']]>

/** What is known of the game: how much Characters lead, and where a battle may be. */
export interface Known {
  readonly leaderships: Leaderships
  readonly places: Places
}

/** A battle that was read, and how: what is said of it in the answer. */
export interface Read {
  readonly battle: BattleInWords
  readonly notes: ReadonlyArray<string>
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Short forms of players: "5r 1e 2l". */
const SHORT: Readonly<Record<string, string>> = { r: 'regulars', e: 'elites', l: 'leaders', n: 'nazgul' }
const ABBREVIATED = /\b(\d{1,2})\s*(regs?|elts?|ldrs?|naz|[reln])\b/g

const withoutShort = (text: string): string =>
  text.replace(ABBREVIATED, (_, number: string, word: string) => `${number} ${SHORT[word[0] ?? ''] ?? word}`)

/** What players call the Regulars of a nation. */
const TROOPS: ReadonlyArray<readonly [form: RegExp, nation: string]> = [
  [/\borcs?\b/g, 'sauron'],
  [/\buruks?(?: ?hais?)?\b/g, 'isengard'],
  [/\b(?:haradrim|corsairs?)\b/g, 'southrons'],
  [/\b(?:riders?(?: of rohan)?|rohirrim)\b/g, 'rohan'],
]

const numberOf = (word: string): number => {
  if (/^an?$/.test(word)) return 1
  return /^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.indexOf(word)
}

/** What each word for a figure adds to. */
const FIGURES: ReadonlyArray<readonly [RegExp, keyof Side]> = [
  [/^regulars?$/, 'regulars'],
  [/^elites?$/, 'elites'],
  [/^(?:leaders?|nazg[uû]l|leadership)$/, 'leadership'],
]

const GROUNDS: ReadonlyArray<readonly [RegExp, BattleInWords['ground']]> = [
  [/\b(?:in|against|at) (?:a |the )?(?:city|fortification|fortified \w+)\b/, 'fortified'],
  [
    /\b(?:besieged )?(?:in|inside|at) (?:a |the )?(?:besieged )?stronghold\b|\bin a siege\b|\bbesieged\b/,
    'besieged',
  ],
  [/\b(?:in|on|at) (?:a |the )?(?:open(?: field)?|field|town)\b/, 'open'],
]

/** Names of nations: troops of one that are counted without their rank are Regulars. */
const NATION = new RegExp(
  '^(?:dwar(?:f|fs|ves|ven)|el(?:f|ves|ven)|gondor|(?:the )?north|rohan|rohirrim|isengard|sauron|' +
    'southrons?|easterlings?)$',
)

/** How much each Character leads, and adds to the Combat Strength, by his name. */
export type Leaderships = ReadonlyArray<readonly [name: string, leadership: number, strength: number]>

const plainName = (name: string): string => name.toLowerCase().replace(/-/g, ' ')

/** What Characters lead and add who are named, and the text without their names. */
const ledBy = (text: string, leaderships: Leaderships) => {
  let [rest, leadership, strength] = [plainName(text), 0, 0]
  for (const [name, own, added] of [...leaderships].sort(([one], [other]) => other.length - one.length)) {
    const form = new RegExp(`\\b(?:the )?${plainName(name).replace(/^the /, '')}\\b`)
    if (!form.test(rest)) continue
    rest = rest.replace(form, ' ')
    leadership += own
    strength += added
  }
  return { rest, leadership, strength }
}

/** What a word counts towards; words between a number and it say whose they are, and do not matter. */
const figureOf = (word: string): keyof Side | undefined => FIGURES.find(([form]) => form.test(word))?.[1]

const WORDS = ['regulars', 'elites', 'leaders', 'Nazgûl', 'city', 'fortification', 'stronghold', 'field']
const notUnderstood = (part: string): Result<never> =>
  misused(
    `--battle: "${part}" is not understood; say a number and regulars, elites or leaders, or a Character` +
      didYouMean(WORDS, part.split(' ').at(-1)),
  )

/** Figures, each with its number before it: commas and "and" may be left out. */
const readSide = (given: string, leaderships: Leaderships): Result<Side> => {
  const { rest: text, leadership, strength } = ledBy(given, leaderships)
  const side = { regulars: 0, elites: 0, leadership, strength }
  let [number, said] = [-1, '']
  const isNation = (): boolean => NATION.test(said.replace(/^\S+ ?/, '').replace(/^of /, ''))
  const [, before = text, place = ''] = /^(.*?)\b((?:in|at|inside) .*)$/.exec(text) ?? []
  if (place !== '') return notUnderstood(place.trim())
  for (const word of before.split(/[\s,;&+]+|\b(?:and|with)\b/).filter((one) => one !== '')) {
    const count = numberOf(word)
    if (count >= 0 && number >= 0 && isNation()) {
      side.regulars += number
      number = -1
    }
    const field = number < 0 || count >= 0 ? undefined : figureOf(word)
    if (count >= 0 ? number >= 0 : number < 0) return notUnderstood(`${said} ${word}`.trim())
    said = count >= 0 ? word : `${said} ${word}`
    if (count >= 0) number = count
    if (field === undefined) continue
    side[field] += number
    ;[number, said] = [-1, '']
  }
  if (number >= 0 && !isNation()) return notUnderstood(said)
  return E.right(number < 0 ? side : { ...side, regulars: side.regulars + number })
}

/** Whether a Character is named in a battle. */
export const namesCharacter = (text: string, leaderships: Leaderships): boolean =>
  ledBy(text, leaderships).rest !== plainName(text)

const MOST_UNITS = { open: 10, fortified: 10, besieged: 5 } as const

/** Armies that a region can hold. */
const within = (battle: BattleInWords): Result<BattleInWords> => {
  const { attacker, defender, ground } = battle
  const units = ({ regulars, elites }: Side): number => regulars + elites
  const without = units(attacker) === 0 ? 'attacks' : units(defender) === 0 ? 'defends' : ''
  if (without !== '') return misused(`--battle: the Army that ${without} has no units; it needs one at least`)
  if (units(attacker) > MOST_UNITS.open || units(defender) > MOST_UNITS[ground])
    return misused('--battle: a region holds at most ten units of a side, a Stronghold under siege five')
  return E.right(battle)
}

const AGAINST = /\bagainst\b|\bversus\b|\bvs?\b\.?|\battack(?:s|ing)?\b/
const BUILT =
  '--battle: the Army that defends has the City or the Stronghold: "... against 2 elites in a city"'

/** Whether words tell of a battle: of two Armies. */
export const isBattle = (text: string): boolean => /\d|\b(?:an?|one)\b/.test(text) && AGAINST.test(text)

const plainly = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').replace(/-/g, ' ').toLowerCase()

/** The place of the map where a battle is fought: the one that is named behind "in" or "at". */
const placeIn = (text: string, places: Places) => {
  for (const [name, ground] of places) {
    const form = new RegExp(`\\b(?:in|at|inside|near) (?:the )?${plainly(name).replace(/^the /, '')}\\b`)
    if (form.test(text)) return { name, ground, form }
  }
  return undefined
}

const GROUND_NOTES: Readonly<Record<BattleInWords['ground'], string>> = {
  open: 'an open field: dice hit on 5 and 6',
  fortified: 'a City or fortification: the attacker hits on 6 in the first round',
  besieged: 'a siege: the attacker hits on 6, and fights one round, no Elite being reduced for another',
}

const groundNote = (ground: BattleInWords['ground'], place: string | undefined): string =>
  place === undefined
    ? `Fought in ${GROUND_NOTES[ground]}.`
    : `${place} is fought as ${GROUND_NOTES[ground]}.`

/** Words for troops as the words for Regulars of their nation, with what was taken for what. */
const withoutTroops = (given: string) => {
  let text = given
  const notes: Array<string> = []
  for (const [form, nation] of TROOPS) {
    const [said] = text.match(form) ?? []
    if (said === undefined) continue
    text = text.replace(form, nation)
    if (!nation.startsWith(said.slice(0, 3))) notes.push(`${said} count as Regulars of ${capital(nation)}.`)
  }
  return { text, notes }
}

/** Reads a battle; where it is fought is said of the defender, and is the open field if nothing is said. */
export const readBattle = (given: string, { leaderships, places }: Known): Result<Read> => {
  const { text: plain, notes } = withoutTroops(withoutShort(plainly(given)))
  const place = placeIn(plain, places)
  const [form, ground] =
    place === undefined
      ? (GROUNDS.find(([word]) => word.test(plain)) ?? [undefined, 'open' as const])
      : [place.form, place.ground]
  const bare = form === undefined ? plain : plain.replace(form, ' ')
  const [left, right, more] = bare.split(AGAINST)
  if (left === undefined || right === undefined || more !== undefined)
    return misused('--battle wants two Armies: "5 regulars, 1 elite against 3 regulars in a city"')
  if (form !== undefined && ground !== 'open' && plain.search(form) < plain.search(AGAINST))
    return misused(BUILT)
  const attacker = readSide(left, leaderships)
  if (E.isLeft(attacker)) return attacker
  const defender = readSide(right, leaderships)
  if (E.isLeft(defender)) return defender
  const battle = within({ ground, attacker: attacker.right, defender: defender.right })
  return E.isLeft(battle)
    ? battle
    : E.right({ battle: battle.right, notes: [groundNote(ground, place?.name), ...notes] })
}
