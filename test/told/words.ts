/**
 * The words that plays were told with: frames and stages by the names that saved states have for them, so
 * that a rule can get a better word and plays still tell the same.
 */
import { SAVED_AS } from '../../src/war-of-the-ring/model/codecs'

const { frames, stages } = SAVED_AS
const RUNS = Object.keys(frames).filter((kind) => !kind.startsWith('decide/'))
const ASKS = Object.keys(frames).filter((kind) => kind.startsWith('decide/'))
const STAGED = Object.keys(stages)

const FRAME = new RegExp(`"kind":"(${[...RUNS, ...STAGED].join('|')})","at":"(\\w+)"`, 'g')
const QUESTION = new RegExp(`(?:${ASKS.join('|')})\\b`, 'g')

/** A text in which frames and stages have their saved names. */
export const inSavedWords = (text: string): string =>
  text
    .replace(
      FRAME,
      (_, kind: string, at: string) => `"kind":"${frames[kind] ?? kind}","at":"${stages[kind]?.[at] ?? at}"`,
    )
    .replace(QUESTION, (kind) => frames[kind] ?? kind)
