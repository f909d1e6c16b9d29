/**
 * The words that plays were told with: frames and stages by the names that saved states have for them, so
 * that a rule can get a better word and plays still tell the same. Cards of Battles are told by their names,
 * as they are saved.
 */
import { battles, type State as BattlesState } from '../../src/battles'
import type { State, Types } from '../../src/kernel'
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

const isBattles = (state: State<Types>): state is State<Types> & BattlesState => state.game === 'battles'

/** The table of a state; what lies there by number is told by name. */
export const tableTold = (state: State<Types>): unknown => {
  if (!isBattles(state)) return state.table
  const { cards } = state.table
  const { cardIds } = battles.tables(state.config)
  return { ...state.table, cards: Object.fromEntries(cardIds.map((card, number) => [card, cards[number]])) }
}
