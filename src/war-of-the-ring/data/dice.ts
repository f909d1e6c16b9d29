/**
 * The dice: action dice (chapter IV, p. 26-27), combat dice (chapter VI, p. 40-43) and the Hunt roll, which
 * is made with combat dice (chapter IX, p. 57). The book tells which icons there are and that two faces of a
 * Free Peoples die are Characters; that every other icon is on one face comes from three other lists.
 */
import type { DiceData } from '../model/tables'

/** The dice of the game. */
export const DICE: DiceData = {
  action: {
    'free-peoples': {
      faces: ['character', 'character', 'muster', 'event', 'muster-army', 'will-of-the-west'],
      start: 4,
      most: 6,
    },
    shadow: {
      faces: ['character', 'army', 'muster', 'event', 'muster-army', 'eye'],
      start: 7,
      most: 10,
    },
  },
  combat: { most: 5, hitsOn: 5, hitsOnAtFirst: 6, hitsOnInSiege: 6, alwaysHits: 6, alwaysMisses: 1 },
  // OR-68: that a rolled 1 always fails is said of battles only; the Hunt takes it over.
  hunt: { most: 5, succeedsOn: 6, alwaysFails: 1, perDieInBox: 1 },
}
