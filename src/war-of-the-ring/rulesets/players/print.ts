/** Who sits at the table of three and four, and who leads whom there (chapter XI). */
import type { SeatData } from '../../model/config'
import type { CharacterData } from '../../model/tables'
import type { Print } from '../print'
import { SEATS_FOR_FOUR, SEATS_FOR_THREE } from './seats'

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
