/**
 * Actions in words, and where a line of the notation begins.
 */
import { byKind, type ByKind } from '../../kernel/named'
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { aPiece, isNamed, nameOf, numberWord, piecesOf } from '../query/names'
import { within } from '../query/names'
import { sideOfSeat } from '../query/seats'
import type { Action, TwilightAction, WithDie } from '../model/actions'
import { type EventCardId } from '../model/ids'

/** What a card says, in our words. */
const says = (rules: Rules, id: EventCardId): string =>
  rules.cards[rules.eventCardIds.indexOf(id)]?.says ?? ''

/** What a card says in battle. */
const saysInBattle = (rules: Rules, id: EventCardId): string => {
  const title = rules.eventCards[rules.eventCardIds.indexOf(id)]?.combat
  return title === undefined ? '' : (rules.combat[title]?.says ?? '')
}

/** Which die is used, and as what. */
const paid = (rules: Rules, { die, as }: WithDie): string =>
  die === as ? `(${nameOf(rules, die)})` : `(${nameOf(rules, die)} as ${nameOf(rules, as)})`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const DIE_SENTENCES = derived(
  (rules: Rules) =>
    ({
      moveFellowship: (a) => `Move the Fellowship ${paid(rules, a)}`,
      hideFellowship: (a) => `Hide the Fellowship ${paid(rules, a)}`,
      separate: (a) => `Separate Companions ${paid(rules, a)}`,
      moveCharacters: (a) =>
        `Move ${sideOfSeat(rules, a.seat) === 1 ? 'Nazgûl and Minions' : 'Companions'} ${paid(rules, a)}`,
      moveArmies: (a) => `Move Armies ${paid(rules, a)}`,
      beginAttack: (a) => `Attack ${paid(rules, a)}`,
      advanceNation: (a) => `Advance ${within(rules, a.nation)} ${paid(rules, a)}`,
      beginRecruiting: (a) => `Recruit ${paid(rules, a)}`,
      recruitEverywhere: (a) => `${nameOf(rules, a.character)}: recruit everywhere ${paid(rules, a)}`,
      upgrade: (a) => `${nameOf(rules, a.character)}: regulars become elites ${paid(rules, a)}`,
      bringCharacter: (a) => `Bring in ${within(rules, a.character)} ${paid(rules, a)}`,
      playEvent: (a) => `Play ${nameOf(rules, a.card)} ${paid(rules, a)}: ${says(rules, a.card)}`,
      endCard: (a) => `End ${nameOf(rules, a.card)} ${paid(rules, a)}: ${says(rules, a.card)}`,
      drawEvent: (a) => `Draw a ${a.deck === 'character' ? 'Character' : 'Strategy'} card ${paid(rules, a)}`,
    }) satisfies { readonly [K in Action['kind']]?: (action: Extract<Action, { kind: K }>) => string },
)

const FURTHER_SENTENCES = derived((rules: Rules): ByKind<TwilightAction, string> => ({
  bringFaction: (a) => `Bring in ${within(rules, a.faction)} ${paid(rules, a)}`,
  callFaction: (a) => `Call ${within(rules, a.faction)} ${paid(rules, a)}`,
  buildEngine: (a) =>
    `Build a ${sideOfSeat(rules, a.seat) === 1 ? 'Siege Tower' : 'Trebuchet'} ${paid(rules, a)}`,
  declareWithDie: (a) => `Declare the Fellowship ${paid(rules, a)}`,
  sail: (a) =>
    `${capital(piecesOf(rules, 'ship', a.number))} from ${nameOf(rules, a.from)} to ${nameOf(rules, a.to)}`,
  cancelTile: () => 'Cancel the tile with an Elven Ring',
  redraw: () => 'We Shall Get It: another tile in its place',
  claim: () => 'Give up a Trebuchet for superiority',
  look: () => 'Look into the hand',
  discardGetIt: () => 'Discard We Shall Get It',
}))

const SENTENCES = derived((rules: Rules): ByKind<Action, string> => ({
  ...DIE_SENTENCES(rules),
  ...FURTHER_SENTENCES(rules),
  aim: (a) => `The Army in ${nameOf(rules, a.region)}`,
  playAnother: (a) => `Play ${nameOf(rules, a.card)} too: ${says(rules, a.card)}`,
  pass: () => 'Pass',
  agree: () => 'Agree',
  yieldPlace: () => 'Leave the place to your partner',
  give: (a) => `Give ${nameOf(rules, a.card)} to your partner`,
  chooseHand: (a) => `From the hand of ${within(rules, a.hand)}`,
  done: () => 'That is all',
  discard: (a) => `Discard ${nameOf(rules, a.card)}`,
  useCard: (a) => `Use ${nameOf(rules, a.card)}: ${says(rules, a.card)}`,
  discardRandom: () => 'A card at random from the hand',
  declare: () => 'Declare the Fellowship',
  goTo: (a) => `Go to ${nameOf(rules, a.region)}`,
  nameGuide: (a) => `${nameOf(rules, a.companion)} guides`,
  allocate: (a) => `${capital(numberWord(a.dice))} ${a.dice === 1 ? 'die' : 'dice'} to the Hunt`,
  useRing: (a) => `Elven Ring: ${nameOf(rules, a.die)} becomes ${nameOf(rules, a.result)}`,
  skipDie: (a) => `Put aside a die (${nameOf(rules, a.die)})`,
  march: (a) => `March from ${nameOf(rules, a.from)} to ${nameOf(rules, a.to)}`,
  bring: (a) =>
    isNamed(rules, a.piece)
      ? `${nameOf(rules, a.piece)} ${a.number === 0 ? 'stays' : 'goes'}`
      : capital(piecesOf(rules, a.piece, a.number)),
  bringAll: () => 'All go',
  attack: (a) =>
    a.from === a.to
      ? `Attack in ${nameOf(rules, a.from)}`
      : `Attack ${nameOf(rules, a.to)} from ${nameOf(rules, a.from)}`,
  recruit: (a) => `Recruit ${aPiece(rules, a.piece)} in ${nameOf(rules, a.region)}`,
  nameNation: (a) => capital(nameOf(rules, a.nation)),
  pick: (a) => `${capital(aPiece(rules, a.piece))} in ${nameOf(rules, a.region)}`,
  fight: () => 'Fight',
  withdraw: () => 'Withdraw into the Stronghold',
  silence: () => 'Silence the Nazgûl',
  declareCard: () => 'Use a Combat card',
  commit: (a) => `Use ${nameOf(rules, a.card)} in the battle: ${saysInBattle(rules, a.card)}`,
  drawFrom: (a) => `Draw a ${a.deck === 'character' ? 'Character' : 'Strategy'} card`,
  chooseFigure: (a) => `Choose ${aPiece(rules, a.piece)}`,
  chooseNumber: (a) => `Choose ${a.number === 0 ? 'none' : numberWord(a.number)}`,
  lose: (a) => `Lose ${aPiece(rules, a.piece)}`,
  reduce: (a) => `Reduce ${aPiece(rules, a.piece)}`,
  cease: () => 'Cease the attack',
  retreat: (a) => `Retreat to ${nameOf(rules, a.to)}`,
  remove: (a) => `Remove ${aPiece(rules, a.piece)}`,
  join: (a) => `${nameOf(rules, a.character)} goes along`,
  fly: (a) => `A Nazgûl flies from ${nameOf(rules, a.from)}`,
  takeCorruption: () => 'Use the Ring',
  loseGuide: () => 'Lose the Guide',
  loseRandom: () => 'Lose a Companion drawn at random',
  guideLeaves: () => 'The Guide leaves to lessen the damage',
  enterMordor: () => 'Enter Mordor',
  revealSelf: () => 'Reveal the Fellowship to lessen the damage',
  hide: () => 'Hide the Fellowship',
  moveOn: () => 'Move the Fellowship',
  hunt: () => 'Roll for a Hunt',
  turnDie: (a) => `Turn a die (${nameOf(rules, a.die)})`,
}))

/** An action in words. */
export const describe = (rules: Rules, action: Action): string => byKind(SENTENCES(rules), action)

/** What a player does of his own accord; everything that follows it stays on its line. */
const BEGINS = derived(
  (rules: Rules): ReadonlySet<string> =>
    new Set([
      ...Object.keys(DIE_SENTENCES(rules)),
      'discard',
      'declare',
      'enterMordor',
      'allocate',
      'useRing',
      'skipDie',
      'yieldPlace',
    ]),
)

type Written = { readonly kind: string; readonly seat: string }

/**
 * A new line begins with each action that spends a die, and with an allocation, a declaration, a discard.
 * The action after an Elven Ring stays on the line of the Ring.
 */
export const beginsLine = (rules: Rules, action: Written, line: ReadonlyArray<Written>): boolean => {
  if (!BEGINS(rules).has(action.kind)) return false
  return line.length !== 1 || line[0]?.kind !== 'useRing' || line[0].seat !== action.seat
}
