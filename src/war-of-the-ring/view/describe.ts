/**
 * Actions in words, and where a line of the notation begins.
 */
import { CHARACTERS } from '../data/characters'
import { EVENT_CARDS } from '../data/event-cards'
import { NATION_TABLE } from '../data/nations'
import { REGIONS } from '../data/regions'
import type { Action, WithDie } from '../model/actions'
import { EVENT_CARD_IDS, NATIONS, type DieFace, type EventCardId, type PieceId } from '../model/ids'
import { CARDS } from '../rulesets/cards'
import { COMBAT } from '../rulesets/combat'

/** A table of names by id. */
const namesOf = (entries: ReadonlyArray<{ readonly id: string; readonly name: string }>) =>
  new Map(entries.map(({ id, name }) => [id, name]))
const REGION_NAMES = namesOf(REGIONS)
const CHARACTER_NAMES = namesOf(CHARACTERS)
const CARD_NAMES = namesOf(EVENT_CARDS)
const NATION_NAMES = namesOf(NATION_TABLE)

const region = (id: string): string => REGION_NAMES.get(id) ?? id
const character = (id: string): string => CHARACTER_NAMES.get(id) ?? id
const card = (id: string): string => CARD_NAMES.get(id) ?? id
const nation = (id: string): string => NATION_NAMES.get(id) ?? id

/** What a card says, in our words. */
const says = (id: EventCardId): string => CARDS[EVENT_CARD_IDS.indexOf(id)]?.says ?? ''

/** What a card says in battle. */
const saysInBattle = (id: EventCardId): string => {
  const title = EVENT_CARDS[EVENT_CARD_IDS.indexOf(id)]?.combat
  return title === undefined ? '' : (COMBAT[title]?.says ?? '')
}

/** Nations as they stand before the name of a figure. */
const PEOPLE: Readonly<Record<string, string>> = {
  dwarves: 'Dwarven',
  elves: 'Elven',
  north: 'Northern',
  southrons: 'Southron',
}

const FACE_NAMES: Readonly<Record<DieFace, string>> = {
  character: 'Character',
  army: 'Army',
  muster: 'Muster',
  event: 'Event',
  'muster-army': 'Muster/Army',
  eye: 'Eye',
  'will-of-the-west': 'Will of the West',
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A kind of piece in plain words, one or several of it. */
const piece = (id: PieceId, number = 1): string => {
  if (id === 'nazgul') return 'Nazgûl'
  const named = CHARACTER_NAMES.get(id)
  if (named !== undefined) return named
  const of = NATIONS.find((one) => id.startsWith(`${one}-`)) ?? ''
  const kind = id.slice(of.length + 1)
  return `${PEOPLE[of] ?? nation(of)} ${kind}${number === 1 ? '' : 's'}`
}

/** So many of a kind of piece. */
const pieces = (id: PieceId, number: number): string =>
  CHARACTER_NAMES.has(id) && number === 1 ? piece(id) : `${NUMBERS[number] ?? number} ${piece(id, number)}`

/** A piece with its article. */
const aPiece = (id: PieceId): string => {
  const name = piece(id)
  if (CHARACTER_NAMES.has(id)) return name
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`
}

/** Which die is used, and as what. */
const paid = ({ die, as }: WithDie): string =>
  die === as ? `(${FACE_NAMES[die]})` : `(${FACE_NAMES[die]} as ${FACE_NAMES[as]})`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const DIE_SENTENCES = {
  moveFellowship: (a) => `Move the Fellowship ${paid(a)}`,
  hideFellowship: (a) => `Hide the Fellowship ${paid(a)}`,
  separate: (a) => `Separate Companions ${paid(a)}`,
  moveCharacters: (a) => `${a.seat === 'shadow' ? 'Move Nazgûl and Minions' : 'Move Companions'} ${paid(a)}`,
  moveArmies: (a) => `Move Armies ${paid(a)}`,
  beginAttack: (a) => `Attack ${paid(a)}`,
  advanceNation: (a) => `Advance ${nation(a.nation)} ${paid(a)}`,
  beginRecruiting: (a) => `Recruit ${paid(a)}`,
  recruitEverywhere: (a) => `${character(a.character)}: recruit everywhere ${paid(a)}`,
  upgrade: (a) => `${character(a.character)}: regulars become elites ${paid(a)}`,
  bringCharacter: (a) => `Bring in ${character(a.character)} ${paid(a)}`,
  playEvent: (a) => `Play ${card(a.card)} ${paid(a)}: ${says(a.card)}`,
  endCard: (a) => `End ${card(a.card)} ${paid(a)}: ${says(a.card)}`,
  drawEvent: (a) => `Draw a ${a.deck === 'character' ? 'Character' : 'Strategy'} card ${paid(a)}`,
} satisfies { readonly [K in Action['kind']]?: (action: Extract<Action, { kind: K }>) => string }

const SENTENCES: { readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>) => string } = {
  ...DIE_SENTENCES,
  aim: (a) => `The Army in ${region(a.region)}`,
  playAnother: (a) => `Play ${card(a.card)} too: ${says(a.card)}`,
  pass: () => 'Pass',
  done: () => 'That is all',
  discard: (a) => `Discard ${card(a.card)}`,
  useCard: (a) => `Use ${card(a.card)}: ${says(a.card)}`,
  discardRandom: () => 'A card by chance out of the hand',
  declare: () => 'Declare the Fellowship',
  goTo: (a) => `Go to ${region(a.region)}`,
  nameGuide: (a) => `${character(a.companion)} guides`,
  allocate: (a) =>
    `${capital(NUMBERS[a.dice] ?? String(a.dice))} ${a.dice === 1 ? 'die' : 'dice'} to the Hunt`,
  useRing: (a) => `Elven Ring: ${FACE_NAMES[a.die]} becomes ${FACE_NAMES[a.result]}`,
  skipDie: (a) => `Put aside a die (${FACE_NAMES[a.die]})`,
  march: (a) => `March from ${region(a.from)} to ${region(a.to)}`,
  bring: (a) => capital(pieces(a.piece, a.number)),
  bringAll: () => 'All go',
  attack: (a) =>
    a.from === a.to ? `Attack in ${region(a.from)}` : `Attack ${region(a.to)} from ${region(a.from)}`,
  recruit: (a) => `Recruit ${aPiece(a.piece)} in ${region(a.region)}`,
  nameNation: (a) => capital(nation(a.nation)),
  pick: (a) => `${capital(aPiece(a.piece))} in ${region(a.region)}`,
  fight: () => 'Fight on',
  withdraw: () => 'Withdraw into the Stronghold',
  silence: () => 'Silence the Nazgûl',
  declareCard: () => 'Use a Combat card',
  commit: (a) => `Use ${card(a.card)} in the battle: ${saysInBattle(a.card)}`,
  drawFrom: (a) => `Draw a ${a.deck === 'character' ? 'Character' : 'Strategy'} card`,
  chooseFigure: (a) => `Choose ${aPiece(a.piece)}`,
  chooseNumber: (a) => `Choose ${NUMBERS[a.number] === 'no' ? 'none' : NUMBERS[a.number]}`,
  lose: (a) => `Lose ${aPiece(a.piece)}`,
  reduce: (a) => `Reduce ${aPiece(a.piece)}`,
  cease: () => 'Cease the attack',
  retreat: (a) => `Retreat to ${region(a.to)}`,
  remove: (a) => `Remove ${aPiece(a.piece)}`,
  join: (a) => `${character(a.character)} goes along`,
  fly: (a) => `A Nazgûl flies from ${region(a.from)}`,
  takeCorruption: () => 'Use the Ring',
  loseGuide: () => 'Lose the Guide',
  loseRandom: () => 'Lose a Companion drawn at random',
  guideLeaves: () => 'The Guide leaves to lessen the damage',
  revealSelf: () => 'Reveal the Fellowship to lessen the damage',
  hide: () => 'Hide the Fellowship',
  moveOn: () => 'Move the Fellowship',
  hunt: () => 'Roll for a Hunt',
  turnDie: (a) => `Turn a die (${FACE_NAMES[a.die]})`,
}

/** An action in words. */
export const describe = (action: Action): string =>
  (SENTENCES[action.kind] as (action: Action) => string)(action)

/** What a player does of his own accord; everything that follows it stays on its line. */
const BEGINS: ReadonlySet<string> = new Set([
  ...Object.keys(DIE_SENTENCES),
  'discard',
  'declare',
  'allocate',
  'useRing',
  'skipDie',
])

type Written = { readonly kind: string; readonly seat: string }

/**
 * A new line begins with each action that spends a die, and with an allocation, a declaration, a discard.
 * The action after an Elven Ring stays on the line of the Ring.
 */
export const beginsLine = (action: Written, line: ReadonlyArray<Written>): boolean => {
  if (!BEGINS.has(action.kind)) return false
  return line.length !== 1 || line[0]?.kind !== 'useRing' || line[0].seat !== action.seat
}
