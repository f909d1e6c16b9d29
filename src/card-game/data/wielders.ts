/** The groups of characters that items name as their wielders. */
import type { CardId } from '../model/ids'

/** The six Hobbit characters. */
export const HOBBITS: ReadonlyArray<CardId> = [
  'frodo-baggins',
  'merry-brandybuck',
  'pippin-took',
  'sam-gamgee',
  'bilbo-baggins',
  'fatty-bolger',
]
/** The four Elf characters. */
export const ELVES: ReadonlyArray<CardId> = ['arwen', 'elrond', 'galadriel', 'legolas']
/** The nine Nazgûl. */
export const NAZGUL: ReadonlyArray<CardId> = [
  'the-witch-king',
  'the-reaver',
  'the-beguiler',
  'the-hunter',
  'the-messenger',
  'the-black-easterling',
  'the-commander',
  'the-destroyer',
  'the-warrior',
]
/** Hobbits and Elves. */
export const HOBBITS_AND_ELVES: ReadonlyArray<CardId> = [...HOBBITS, ...ELVES]
/** Gandalf, either card. */
export const GANDALFS: ReadonlyArray<CardId> = ['gandalf-the-grey', 'gandalf-the-white']
/** The two Ents. */
export const ENTS: ReadonlyArray<CardId> = ['treebeard', 'quickbeam']
/** Frodo and Sam. */
export const RING_BEARERS: ReadonlyArray<CardId> = ['frodo-baggins', 'sam-gamgee']
/** Strider and Aragorn. */
export const ELESSAR: ReadonlyArray<CardId> = ['strider', 'aragorn']
