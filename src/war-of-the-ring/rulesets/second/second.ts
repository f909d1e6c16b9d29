/**
 * The second edition as an overlay on the Collector's Edition: what its book says otherwise, by chapter.
 */
import type { Whole } from '../rules'
import { secondBattle } from './battle'
import { secondTexts } from './cards'
import { secondCharacters } from './characters'
import { secondHunt } from './hunt'
import { secondMordor } from './mordor'
import { secondPolitics } from './politics'
import { secondRulebook } from './rulebook'
import { secondSetUp } from './setUp'
import { secondTurn } from './turn'

/** What is printed otherwise, and readings that change no procedure. */
const printed = (whole: Whole): Whole => ({
  ...whole,
  called: 'second edition',
  tables: {
    ...whole.tables,
    setUp: secondSetUp(whole.tables.setUp),
    characters: secondCharacters(whole.tables.characters),
  },
  texts: secondTexts(whole.texts),
  readings: { ...whole.readings, companionsAreThere: false, keepsCommand: true, stationaryTile: true },
})

const CHAPTERS: ReadonlyArray<(whole: Whole) => Whole> = [
  printed,
  secondTurn,
  secondBattle,
  secondPolitics,
  secondHunt,
  secondMordor,
  secondRulebook,
]

/** The second edition of a game. */
export const second = (whole: Whole): Whole => CHAPTERS.reduce((told, chapter) => chapter(told), whole)
