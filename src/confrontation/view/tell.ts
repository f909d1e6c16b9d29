/**
 * Events in words: each kind as a sentence, also where the secret part of it is hidden from the reader.
 */
import { byKind, type ByKind } from '../../kernel/named'
import { guarded } from '../../kernel/door'
import { CHARACTERS } from '../data/characters'
import { faceName, nameOf } from '../data/names'
import type { Event } from '../model/events'

const isHidden = (id: string): boolean => id === 'hidden'
const piece = (id: string): string => (isHidden(id) ? 'a hidden character' : nameOf(id))
const face = (id: string): string => (isHidden(id) ? 'a hidden character' : faceName(id))
const card = (id: string): string => {
  if (isHidden(id)) return 'a card, face down'
  return /^\d+$/.test(nameOf(id)) ? `card ${nameOf(id)}` : nameOf(id)
}
const strengthOf = (id: string): string => `${CHARACTERS.find((one) => one.id === id)?.strength ?? '?'}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Names in a row: "a, b and c". */
const listed = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Names that are read as more than one. */
const MANY: ReadonlySet<string> = new Set(['Orcs', 'Uruk-Hai'])
const deed = (id: string, [one, many]: readonly [string, string]): string =>
  `${piece(id)} ${MANY.has(nameOf(id)) ? many : one}`

const WAYS = {
  step: ['goes', 'go'],
  river: ['goes down the river', 'go down the river'],
  tunnel: ['creeps through the tunnel', 'creep through the tunnel'],
  power: ['goes by special power', 'go by special power'],
  retreat: ['retreats', 'retreat'],
  swap: ['changes places and goes', 'change places and go'],
  recall: ['goes home', 'go home'],
  return: ['goes back', 'go back'],
} as const

type Tellers = ByKind<Event, string>

const TELLERS: Tellers = {
  CharacterFielded: (e) => `${nameOf(e.side)} fields ${face(e.character)}`,
  LineUpsShown: (e) => `the line-ups are ${listed(e.characters.map(face))}`,
  NumberNamed: (e) => `each side gets ${e.number} special card${e.number === 1 ? '' : 's'}`,
  SpecialPicked: (e) =>
    `${nameOf(e.side)} picks ${isHidden(e.picked) ? 'a special card in secret' : nameOf(e.picked)}`,
  PiecePlaced: (e) =>
    `${nameOf(e.side)} places ${piece(e.piece)}${isHidden(e.region) ? '' : ` in ${nameOf(e.region)}`}`,
  TurnBegan: (e) => `turn ${e.turn} begins: ${nameOf(e.side)} to move`,
  TurnReplaced: (e) => `that takes the place of the turn of ${nameOf(e.side)}`,
  SpecialPlayed: (e) =>
    `${nameOf(e.side)} plays the special card ${nameOf(e.card ?? '')}` +
    (e.region === undefined ? '' : ` on ${nameOf(e.region)}`),
  PieceMoved: (e) => `${deed(e.piece, WAYS[e.way])} from ${nameOf(e.from)} to ${nameOf(e.to)}`,
  PieceReturned: (e) => `${deed(e.piece, ['comes', 'come'])} back in ${nameOf(e.region)}`,
  PieceNamed: (e) => `${piece(e.piece)} in ${nameOf(e.region)} is named, and must move next`,
  PieceRevealed: (e) => `${deed(e.piece, ['is', 'are'])} shown in ${nameOf(e.region)}`,
  PiecesConcealed: (e) => `hidden again: ${listed(e.pieces.map(piece))}`,
  BattleBegan: (e) =>
    `in ${nameOf(e.region)} ${piece(e.attacker)} (strength ${strengthOf(e.attacker)}) ` +
    `${MANY.has(nameOf(e.attacker)) ? 'attack' : 'attacks'} ` +
    `${piece(e.defender)} (strength ${strengthOf(e.defender)})`,
  TextUsed: (e) => `the power of ${piece(e.piece)} is used`,
  CardsForbidden: (e) => `${nameOf(e.side)} declares that no cards are played in this battle`,
  CardChosen: (e) => `${nameOf(e.side)} chooses ${card(e.chosen)}`,
  CardShown: (e) => `${nameOf(e.side)} shows ${card(e.shown)}`,
  CardFetched: (e) => `${nameOf(e.side)} fetches ${card(e.fetched)} from the discard pile`,
  CardTakenBack: (e) => `${nameOf(e.side)} takes back ${card(e.taken)}`,
  CardIgnored: (e) => `${card(e.ignored)} of ${nameOf(e.side)} has no effect`,
  StrengthsCompared: (e) =>
    `the Fellowship has ${e.fellowship}, Sauron ${e.sauron}${e.fellowship === e.sauron ? ': a tie' : ''}`,
  PieceDefeated: (e) => `${deed(e.piece, ['is', 'are'])} defeated in ${nameOf(e.region)}`,
  RingPassed: (e) => `the ring passes from ${nameOf(e.from)} to ${nameOf(e.to)}`,
  CardsDiscarded: (e) => `discarded: ${listed(e.cards.map(card))}`,
  HandsRefilled: () => 'both players take all their combat cards back',
  PlayerStuck: (e) => `${nameOf(e.side)} has no move`,
  GameWon: (e) => `${nameOf(e.side)} wins, with ${e.points} character${e.points === 1 ? '' : 's'} left`,
  SidesExchanged: () => 'the players change sides',
  MatchEnded: (e) => `the match ends ${e.first} to ${e.second}`,
}

/** Kinds whose sentence names the card already. */
const NAMES_CARD: ReadonlySet<string> = new Set(['SpecialPlayed', 'CardShown', 'CardIgnored', 'CardFetched'])

/**
 * An event as a sentence; also one of `eventsFor`, whose secret part is hidden. What is no event is an empty
 * text.
 */
export const tell = (event: Event | Readonly<Record<string, unknown>>): string =>
  guarded('', () => {
    const known = event as Event
    if (!Object.hasOwn(TELLERS, known.kind)) return ''
    const told = capital(byKind(TELLERS, known))
    const by = known.card === undefined || NAMES_CARD.has(known.kind) ? '' : `${nameOf(known.card)}: `
    return `${by}${told}.`
  })
