/** Who sits at the table of three and four, and who leads whom there (chapter XI). */
import type { SeatData } from '../../model/config'
import { FREE_PEOPLES_NATIONS } from '../../model/ids'
import type { CharacterData } from '../../model/tables'
import type { Print } from '../print'

/*
 * The seats of partners (chapter XI): their Nations, their characters, and the cards that bear their sign.
 * Which cards those are is told by what they are about (ruling OR-98).
 */

const GONDOR: SeatData = {
  id: 'gondor',
  side: 'free-peoples',
  nations: ['gondor', 'elves'],
  hand: 4,
  cards: [
    'fp-char-22',
    'fp-char-23',
    'fp-strat-02',
    'fp-strat-06',
    'fp-strat-13',
    'fp-strat-14',
    'fp-strat-15',
    'fp-strat-18',
    'fp-strat-21',
    'fp-strat-24',
  ],
}

const ROHAN: SeatData = {
  id: 'rohan',
  side: 'free-peoples',
  nations: ['rohan', 'north', 'dwarves'],
  hand: 4,
  cards: [
    'fp-strat-03',
    'fp-strat-04',
    'fp-strat-07',
    'fp-strat-09',
    'fp-strat-11',
    'fp-strat-16',
    'fp-strat-17',
    'fp-strat-19',
    'fp-strat-20',
    'fp-strat-22',
    'fp-strat-23',
  ],
}

const WITCH_KING: SeatData = {
  id: 'witch-king',
  side: 'shadow',
  nations: ['sauron'],
  characters: ['witch-king', 'mouth-of-sauron'],
  hand: 4,
  cards: [
    'sh-char-20',
    'sh-char-24',
    'sh-strat-12',
    'sh-strat-14',
    'sh-strat-15',
    'sh-strat-18',
    'sh-strat-19',
    'sh-strat-20',
    'sh-strat-22',
    'sh-strat-24',
  ],
}

const SARUMAN: SeatData = {
  id: 'saruman',
  side: 'shadow',
  nations: ['isengard', 'southrons'],
  characters: ['saruman'],
  hand: 4,
  cards: [
    'sh-char-21',
    'sh-char-22',
    'sh-strat-02',
    'sh-strat-10',
    'sh-strat-11',
    'sh-strat-13',
    'sh-strat-16',
    'sh-strat-17',
    'sh-strat-21',
  ],
}

/** The seats of a game for three: partners of the Shadow against one player. */
const SEATS_FOR_THREE: ReadonlyArray<SeatData> = [
  { id: 'free-peoples', side: 'free-peoples', nations: FREE_PEOPLES_NATIONS },
  WITCH_KING,
  SARUMAN,
]

/** The seats of a game for four. */
export const SEATS_FOR_FOUR: ReadonlyArray<SeatData> = [GONDOR, ROHAN, WITCH_KING, SARUMAN]

/** Who makes Elites of Isengard Leaders makes those of the Southrons and Easterlings Leaders too. */
const leadingAllies = (character: CharacterData): CharacterData =>
  character.abilities.some(({ kind }) => kind === 'makesLeaders')
    ? {
        ...character,
        abilities: [...character.abilities, { kind: 'makesLeaders', nation: 'southrons', rank: 'elite' }],
      }
    : character

const seated =
  (seats: ReadonlyArray<SeatData>) =>
  <P extends Print>(print: P): P => ({
    ...print,
    seats,
    tables: { ...print.tables, characters: print.tables.characters.map(leadingAllies) },
  })

/** The print of a game of three. */
export const threeSeats: <P extends Print>(print: P) => P = seated(SEATS_FOR_THREE)
/** The print of a game of four. */
export const fourSeats: <P extends Print>(print: P) => P = seated(SEATS_FOR_FOUR)
