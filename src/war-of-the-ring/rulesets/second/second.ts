/**
 * The second edition as an overlay on the Collector's Edition: what its book says otherwise.
 */
import type { Whole } from '../rules'
import { secondTexts } from './cards'
import { secondCharacters } from './characters'
import { secondSetUp } from './setUp'

/** The second edition of a game. */
export const second = (whole: Whole): Whole => ({
  ...whole,
  tables: {
    ...whole.tables,
    setUp: secondSetUp(whole.tables.setUp),
    characters: secondCharacters(whole.tables.characters),
  },
  texts: secondTexts(whole.texts),
  readings: { ...whole.readings, companionsAreThere: false, stationaryTile: true },
})
