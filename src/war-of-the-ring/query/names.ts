/**
 * Names as people call things: the one place that gives the printed name behind an id.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { BESIDE_IDS, DECKS, NATIONS, SIDES, type DieFace } from '../model/ids'
import { TWILIGHT_COMPANION_IDS, TWILIGHT_MINION_IDS } from '../model/ids'
import { REGIONS } from '../data/regions'

const entries = (list: ReadonlyArray<{ readonly id: string; readonly name: string }>) =>
  list.map(({ id, name }) => [id, name] as const)

const FACES: Readonly<Record<DieFace, string>> = {
  character: 'Character',
  army: 'Army',
  muster: 'Muster',
  event: 'Event',
  'muster-army': 'Muster/Army',
  eye: 'Eye',
  'will-of-the-west': 'Will of the West',
}

const SIDE_NAMES = { 'free-peoples': 'the Free Peoples', shadow: 'the Shadow' } as const
const DECK_NAMES = { character: 'Character', strategy: 'Strategy' } as const

/** What draws are called, and what they are of. */
const DRAWS = SIDES.flatMap((side) => [
  ...DECKS.map(
    (deck) => [`${side} ${deck} card`, `${DECK_NAMES[deck]} card of ${SIDE_NAMES[side]}`] as const,
  ),
  [`${side} action die`, `Action die of ${SIDE_NAMES[side]}`] as const,
  [`${side} combat die`, `Combat roll of ${SIDE_NAMES[side]}`] as const,
  [`${side} combat die: re-roll`, `Leader re-roll of ${SIDE_NAMES[side]}`] as const,
  [`${side} combat die: extra attack`, `Extra attack of ${SIDE_NAMES[side]}`] as const,
])

const CHARACTER_NAMES = derived(
  (rules: Rules): ReadonlyMap<string, string> => new Map(entries(rules.characters)),
)
const NAMES = derived(
  (rules: Rules): ReadonlyMap<string, string> =>
    new Map([
      ...Object.entries(FACES),
      ...Object.entries(SIDE_NAMES),
      ...DRAWS,
      ['hunt die', 'Hunt roll'],
      ['hunt die: re-roll', 'Hunt re-roll'],
      ['hunt tile', 'Hunt tile'],
      ['tile die', 'Die of the Hunt tile'],
      ['event die', 'Die for the card'],
      ['random companion', 'Companion drawn at random'],
      ['card from the hand', 'Card out of the hand'],
      ...entries(rules.huntTiles),
      ...entries(rules.nations),
      ...entries(rules.eventCards),
      ...CHARACTER_NAMES(rules),
      ...entries(REGIONS),
    ]),
)

/** Nations as they stand before the name of a figure. */
const PEOPLE: Readonly<Record<string, string>> = {
  dwarves: 'Dwarven',
  elves: 'Elven',
  north: 'Northern',
  southrons: 'Southron',
}

/** Characters and figures of the expansion, which are called by their names whatever is played. */
const PEOPLE_OF_TWILIGHT: ReadonlySet<string> = new Set([...TWILIGHT_COMPANION_IDS, ...TWILIGHT_MINION_IDS])
const FIGURES: ReadonlySet<string> = new Set(['dunlending', ...BESIDE_IDS])

const furtherName = ({ names }: Rules, id: string): string | undefined =>
  typeof id === 'string' && Object.hasOwn(names, id) ? names[id] : undefined

/** What a unit is called that a house rule has brought, whatever else bears its id. */
const ownUnitName = ({ units }: Rules, id: string, number: number): string | undefined => {
  const name = units.find((unit) => unit.id === id)?.name
  return name === undefined ? undefined : `${name}${number === 1 ? '' : 's'}`
}

/** A kind of figure in words, one or several of it; undefined if the id is none. */
const figureName = (rules: Rules, id: string, number: number): string | undefined => {
  if (typeof id !== 'string') return undefined
  if (id === 'nazgul') return 'Nazgûl'
  const unit = rules.units.find((one) => one.id === id)
  const known = FIGURES.has(id) || unit !== undefined
  const figure = known ? (furtherName(rules, id) ?? unit?.name) : undefined
  if (figure !== undefined) return `${figure}${number === 1 ? '' : 's'}`
  const nation = NATIONS.find((one) => id.startsWith(`${one}-`))
  if (nation === undefined) return undefined
  const rank = id.slice(nation.length + 1)
  return `${PEOPLE[nation] ?? NAMES(rules).get(nation) ?? nation} ${rank}${number === 1 ? '' : 's'}`
}

/** Whether a piece is somebody with a name of his own. */
export const isNamed = (rules: Rules, id: string): boolean =>
  CHARACTER_NAMES(rules).has(id) || PEOPLE_OF_TWILIGHT.has(id)

/**
 * The name of a region, a Nation, a piece, a card, a tile, a die face, a side or a draw; what has no name is
 * given back as it is. `number` is for pieces: several of a kind.
 */
export const nameOf = (rules: Rules, id: string, number = 1): string =>
  ownUnitName(rules, id, number) ??
  NAMES(rules).get(id) ??
  figureName(rules, id, number) ??
  furtherName(rules, id) ??
  id

/** Nations that are called by their people. */
const PEOPLES: ReadonlySet<string> = new Set(['dwarves', 'elves', 'southrons'])

/** A name within a sentence: "The Witch-king" is "the Witch-king" there, "Elves" is "the Elves". */
export const within = (rules: Rules, id: string): string =>
  PEOPLES.has(id) ? `the ${nameOf(rules, id)}` : nameOf(rules, id).replace(/^The /, 'the ')

/** Whether a Nation is spoken of as many. */
export const isMany = (nation: string): boolean => PEOPLES.has(nation)

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small number as a word. */
export const numberWord = (number: number): string => NUMBERS[number] ?? String(number)

/** So many of a kind of piece. */
export const piecesOf = (rules: Rules, id: string, number: number): string =>
  isNamed(rules, id) && number === 1
    ? nameOf(rules, id)
    : `${numberWord(number)} ${nameOf(rules, id, number)}`

/** A piece with its article. */
export const aPiece = (rules: Rules, id: string): string => {
  const name = nameOf(rules, id)
  return isNamed(rules, id) ? name : `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`
}
