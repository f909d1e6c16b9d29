/**
 * Which rulings of ours a card rests on, by its event half and by its title in battle. They are numbered in
 * `docs/rulings/war-of-the-ring.md`; those on a single card bear its name.
 */
import type { CombatTitle } from '../model/combat'
import type { EventCardId } from '../model/ids'
import type { RulingNumber } from '../rulebook/cites'

/** The cards on which there are rulings. */
const RULED = [
  'fp-char-05',
  'fp-char-06',
  'fp-char-07',
  'fp-char-08',
  'fp-char-10',
  'fp-char-11',
  'fp-char-13',
  'fp-char-14',
  'fp-char-15',
  'fp-char-16',
  'fp-char-17',
  'fp-char-18',
  'fp-char-19',
  'fp-char-20',
  'fp-char-21',
  'fp-char-22',
  'fp-char-23',
  'fp-char-24',
  'fp-strat-01',
  'fp-strat-02',
  'fp-strat-03',
  'fp-strat-04',
  'fp-strat-06',
  'fp-strat-07',
  'fp-strat-08',
  'fp-strat-10',
  'fp-strat-11',
  'fp-strat-12',
  'fp-strat-16',
  'fp-strat-23',
  'sh-char-05',
  'sh-char-06',
  'sh-char-07',
  'sh-char-08',
  'sh-char-11',
  'sh-char-13',
  'sh-char-14',
  'sh-char-15',
  'sh-char-16',
  'sh-char-17',
  'sh-char-20',
  'sh-char-21',
  'sh-char-22',
  'sh-char-23',
  'sh-char-24',
  'sh-strat-01',
  'sh-strat-02',
  'sh-strat-03',
  'sh-strat-05',
  'sh-strat-06',
  'sh-strat-07',
  'sh-strat-08',
  'sh-strat-09',
  'sh-strat-10',
  'sh-strat-11',
  'sh-strat-13',
  'sh-strat-14',
  'sh-strat-15',
  'sh-strat-21',
  'sh-strat-23',
] as const satisfies ReadonlyArray<EventCardId>

/** The rulings on the events of cards. */
export const EVENT_RULINGS: ReadonlyMap<EventCardId, ReadonlyArray<RulingNumber>> = new Map(
  RULED.map((id) => [id, [`EV-${id}`]]),
)

/** The rulings on titles. */
export const COMBAT_RULINGS: Readonly<Partial<Record<CombatTitle, ReadonlyArray<RulingNumber>>>> = {
  'mighty-attack': ['CC-5'],
  anduril: ['CC-5', 'CC-6'],
  'heroic-death': ['CC-6'],
  'daring-defiance': ['CC-5'],
  'fateful-strike': ['CC-7'],
  'brave-stand': ['CC-9'],
  'huorn-dark': ['CC-9'],
  daylight: ['CC-9'],
  scouts: ['CC-8'],
  confusion: ['CC-11'],
  'cruel-as-death': ['CC-1', 'CC-2'],
  'they-are-terrible': ['CC-1', 'CC-2'],
  'dread-and-despair': ['CC-1', 'CC-2', 'CC-9'],
  'foul-stench': ['CC-2'],
  'black-breath': ['CC-2'],
  'words-of-power': ['CC-2', 'CC-3', 'CC-4'],
  onslaught: ['CC-10'],
  'relentless-assault': ['CC-10'],
}
