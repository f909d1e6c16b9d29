/**
 * Actions in words, and where a line of the notation begins.
 */
import { EVENT_CARDS } from '../data/event-cards'
import { aPiece, isNamed, nameOf, numberWord, piecesOf } from '../data/names'
import type { Action, WithDie } from '../model/actions'
import { EVENT_CARD_IDS, type EventCardId } from '../model/ids'
import { CARDS } from '../rulesets/cards'
import { COMBAT } from '../rulesets/combat'

/** What a card says, in our words. */
const says = (id: EventCardId): string => CARDS[EVENT_CARD_IDS.indexOf(id)]?.says ?? ''

/** What a card says in battle. */
const saysInBattle = (id: EventCardId): string => {
  const title = EVENT_CARDS[EVENT_CARD_IDS.indexOf(id)]?.combat
  return title === undefined ? '' : (COMBAT[title]?.says ?? '')
}

/** Which die is used, and as what. */
const paid = ({ die, as }: WithDie): string =>
  die === as ? `(${nameOf(die)})` : `(${nameOf(die)} as ${nameOf(as)})`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const DIE_SENTENCES = {
  moveFellowship: (a) => `Move the Fellowship ${paid(a)}`,
  hideFellowship: (a) => `Hide the Fellowship ${paid(a)}`,
  separate: (a) => `Separate Companions ${paid(a)}`,
  moveCharacters: (a) => `${a.seat === 'shadow' ? 'Move Nazgûl and Minions' : 'Move Companions'} ${paid(a)}`,
  moveArmies: (a) => `Move Armies ${paid(a)}`,
  beginAttack: (a) => `Attack ${paid(a)}`,
  advanceNation: (a) => `Advance ${nameOf(a.nation)} ${paid(a)}`,
  beginRecruiting: (a) => `Recruit ${paid(a)}`,
  recruitEverywhere: (a) => `${nameOf(a.character)}: recruit everywhere ${paid(a)}`,
  upgrade: (a) => `${nameOf(a.character)}: regulars become elites ${paid(a)}`,
  bringCharacter: (a) => `Bring in ${nameOf(a.character)} ${paid(a)}`,
  playEvent: (a) => `Play ${nameOf(a.card)} ${paid(a)}: ${says(a.card)}`,
  endCard: (a) => `End ${nameOf(a.card)} ${paid(a)}: ${says(a.card)}`,
  drawEvent: (a) => `Draw a ${a.deck === 'character' ? 'Character' : 'Strategy'} card ${paid(a)}`,
} satisfies { readonly [K in Action['kind']]?: (action: Extract<Action, { kind: K }>) => string }

const SENTENCES: { readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>) => string } = {
  ...DIE_SENTENCES,
  aim: (a) => `The Army in ${nameOf(a.region)}`,
  playAnother: (a) => `Play ${nameOf(a.card)} too: ${says(a.card)}`,
  pass: () => 'Pass',
  done: () => 'That is all',
  discard: (a) => `Discard ${nameOf(a.card)}`,
  useCard: (a) => `Use ${nameOf(a.card)}: ${says(a.card)}`,
  discardRandom: () => 'A card by chance out of the hand',
  declare: () => 'Declare the Fellowship',
  goTo: (a) => `Go to ${nameOf(a.region)}`,
  nameGuide: (a) => `${nameOf(a.companion)} guides`,
  allocate: (a) => `${capital(numberWord(a.dice))} ${a.dice === 1 ? 'die' : 'dice'} to the Hunt`,
  useRing: (a) => `Elven Ring: ${nameOf(a.die)} becomes ${nameOf(a.result)}`,
  skipDie: (a) => `Put aside a die (${nameOf(a.die)})`,
  march: (a) => `March from ${nameOf(a.from)} to ${nameOf(a.to)}`,
  bring: (a) =>
    a.number === 0 && isNamed(a.piece) ? `${nameOf(a.piece)} stays` : capital(piecesOf(a.piece, a.number)),
  bringAll: () => 'All go',
  attack: (a) =>
    a.from === a.to ? `Attack in ${nameOf(a.from)}` : `Attack ${nameOf(a.to)} from ${nameOf(a.from)}`,
  recruit: (a) => `Recruit ${aPiece(a.piece)} in ${nameOf(a.region)}`,
  nameNation: (a) => capital(nameOf(a.nation)),
  pick: (a) => `${capital(aPiece(a.piece))} in ${nameOf(a.region)}`,
  fight: () => 'Fight on',
  withdraw: () => 'Withdraw into the Stronghold',
  silence: () => 'Silence the Nazgûl',
  declareCard: () => 'Use a Combat card',
  commit: (a) => `Use ${nameOf(a.card)} in the battle: ${saysInBattle(a.card)}`,
  drawFrom: (a) => `Draw a ${a.deck === 'character' ? 'Character' : 'Strategy'} card`,
  chooseFigure: (a) => `Choose ${aPiece(a.piece)}`,
  chooseNumber: (a) => `Choose ${a.number === 0 ? 'none' : numberWord(a.number)}`,
  lose: (a) => `Lose ${aPiece(a.piece)}`,
  reduce: (a) => `Reduce ${aPiece(a.piece)}`,
  cease: () => 'Cease the attack',
  retreat: (a) => `Retreat to ${nameOf(a.to)}`,
  remove: (a) => `Remove ${aPiece(a.piece)}`,
  join: (a) => `${nameOf(a.character)} goes along`,
  fly: (a) => `A Nazgûl flies from ${nameOf(a.from)}`,
  takeCorruption: () => 'Use the Ring',
  loseGuide: () => 'Lose the Guide',
  loseRandom: () => 'Lose a Companion drawn at random',
  guideLeaves: () => 'The Guide leaves to lessen the damage',
  revealSelf: () => 'Reveal the Fellowship to lessen the damage',
  hide: () => 'Hide the Fellowship',
  moveOn: () => 'Move the Fellowship',
  hunt: () => 'Roll for a Hunt',
  turnDie: (a) => `Turn a die (${nameOf(a.die)})`,
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
