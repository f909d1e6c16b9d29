/**
 * The second edition as an overlay on the Collector's Edition: what its book says otherwise, by chapter.
 */
import type { Whole } from '../rules'
import { secondBattle } from './battle'
import { secondHunt } from './hunt'
import { secondMordor } from './mordor'
import { secondPolitics } from './politics'
import { secondPrint } from './print'
import { secondRulebook } from './rulebook'
import { secondTurn } from './turn'

const CHAPTERS: ReadonlyArray<(whole: Whole) => Whole> = [
  secondPrint,
  secondTurn,
  secondBattle,
  secondPolitics,
  secondHunt,
  secondMordor,
  secondRulebook,
]

/** The second edition of a game. */
export const second = (whole: Whole): Whole => CHAPTERS.reduce((told, chapter) => chapter(told), whole)
