/** The eight special cards in the order of `SPECIAL_CARD_IDS`: the Fellowship first, then Sauron. */
import type { SpecialCardData } from '../model/abilities'

/** Every special card, with the moment at which it is played. */
export const SPECIAL_CARDS: ReadonlyArray<SpecialCardData> = [
  {
    id: 'shadowfax',
    name: 'Shadowfax',
    side: 'fellowship',
    timing: 'beforeMove',
    text: { kind: 'stepThenMoveSame' },
    says: 'A character steps ahead in peace, then moves once more.',
  },
  {
    id: 'gandalf-the-white',
    name: 'Gandalf the White',
    side: 'fellowship',
    timing: 'insteadOfTurn',
    text: { kind: 'returnDefeated', who: 'Gandalf', to: 'fangorn' },
    says: 'Gives up a turn to bring a fallen Gandalf back in Fangorn.',
  },
  {
    id: 'a-king-revealed',
    name: 'A King Revealed',
    side: 'fellowship',
    timing: 'insteadOfTurn',
    text: { kind: 'compelMove', shownBy: 'Aragorn' },
    says: 'Gives up a turn and shows Aragorn to lay down which enemy piece moves next.',
  },
  {
    id: 'gwaihir',
    name: 'Gwaihir the Windlord',
    side: 'fellowship',
    timing: 'startOfBattle',
    text: { kind: 'retreatInsteadOfText', directions: ['sideways', 'backwards'] },
    says: 'Trades the text of a fighter for a chance to fly off sideways or backwards.',
  },
  {
    id: 'palantir',
    name: 'Palantir',
    side: 'sauron',
    timing: 'anyMomentOfOwnTurn',
    text: { kind: 'revealRegion', except: 'shire' },
    says: 'Lays open all enemies in a region outside the Shire for the rest of the turn.',
  },
  {
    id: 'recall-to-mordor',
    name: 'Recall to Mordor',
    side: 'sauron',
    timing: 'insteadOfTurn',
    text: { kind: 'recallTo', to: 'mordor' },
    says: 'Gives up a turn to call one character home to Mordor.',
  },
  {
    id: 'dark-of-mordor',
    name: 'The Dark of Mordor',
    side: 'sauron',
    timing: 'beforeMove',
    text: { kind: 'stepThenMoveOther' },
    says: 'A character steps ahead in peace, then another one moves.',
  },
  {
    id: 'crebain-of-dunland',
    name: 'Crebain of Dunland',
    side: 'sauron',
    timing: 'insteadOfTurn',
    text: { kind: 'revealForGood' },
    says: 'Gives up a turn to lay one enemy open for good.',
  },
]
