/**
 * Reads the words of players: questions about what is legal, searches in the rules, moves, and what is said
 * at a table.
 */
export { BATTLES_ASKED } from './asked/battles'
export { CARD_GAME_ASKED } from './asked/cardGame'
export { CONFRONTATION_ASKED } from './asked/confrontation'
export { TWILIGHT_ASKED } from './asked/twilight'
export { WAR_ASKED } from './asked/war'
export { BATTLES_CLAIMS } from './claims/battles'
export { CARD_GAME_CLAIMS } from './claims/cardGame'
export { CONFRONTATION_CLAIMS } from './claims/confrontation'
export { warClaims } from './claims/warOfTheRing'
export type { Claims } from './claims'
export { filledIn, isLiteral, readDone, readMoves, seatCalled, speakerIn } from './act'
export { lettersOf } from './words'
export { ask, readerOf, type Answer, type Question, type Reader, type Spoken } from './answer'
export { deedsAt, deedsOf, hypotheses } from './games/games'
export { namesIn, type Token } from './lexicon'
export { tableAt, type Table } from './table'
export { bookOf, kindsOf, searchBooks, searchRules, type Book, type Entry, type Kinds } from './search'
export type { Asks } from './searchIndex'
export { isIdle, wordsOf } from './searchWords'
