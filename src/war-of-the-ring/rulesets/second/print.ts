/** What is printed otherwise in the second edition, and the readings of its book. */
import type { Print } from '../print'
import { secondTexts } from './cards'
import { secondCharacters } from './characters'
import { secondSetUp } from './setUp'

const READINGS = {
  companionsAreThere: false,
  keepsCommand: true,
  stationaryTile: true,
  skipsFreely: true,
  passesAfterRing: true,
  huntMinimum: true,
  cardsInTurn: true,
  retreatsToSiege: true,
  answersInOrder: true,
  entersByChoice: true,
  removesInMordor: true,
} as const

/** The print of the second edition. */
export const secondPrint = <P extends Print>(print: P): P => ({
  ...print,
  called: 'second edition',
  tables: {
    ...print.tables,
    setUp: secondSetUp(print.tables.setUp),
    characters: secondCharacters(print.tables.characters),
  },
  texts: secondTexts(print.texts),
  readings: { ...print.readings, ...READINGS },
  names: { ...print.names, 'Event cards': 'War of the Ring, Second Edition Event cards' },
})
