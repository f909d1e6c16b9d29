/**
 * Arrays for learners: what a view shows as numbers, a fixed numbering of all actions, and a flat
 * numbering of
 * what can be done now.
 *
 * @module
 */
export {
  actionAt,
  actionLayout,
  actionMask,
  actionNumber,
  type ActionBlock,
  type ActionField,
  type ActionLayout,
} from './actions'
export type { Axis, ObservationField, ObservationLayout } from './layout'
export { isLearningGame, LEARNING_GAMES, type LearningGame } from './games'
export { observationLayout, observe, observeInto } from './observe'
export { optionsOf, type Options } from './options'
