/** Hands of a given size, for cases in which only their number matters. */
import type { CopyId } from '../../../src/card-game'

const FRODO: ReadonlyArray<CopyId> = [
  'village-militia',
  'riders-of-rohan',
  'riders-of-rohan-2',
  'sting',
  'glamdring',
  'mithril-coat',
  'quickbeam',
  'dwarven-axe',
  'gandalfs-staff',
]
const WITCH_KING: ReadonlyArray<CopyId> = [
  'mordor-orcs',
  'mordor-orcs-2',
  'mordor-orcs-3',
  'mordor-orcs-4',
  'mordor-orcs-5',
  'olog-hai',
  'trolls-of-udun',
  'black-uruks',
  'fell-beast',
]
const ARAGORN: ReadonlyArray<CopyId> = [
  'soldiers-of-gondor',
  'high-elves',
  'high-elves-2',
  'guards-of-the-citadel',
  'knights-of-dol-amroth',
  'elven-cloak',
  'lembas',
  'phial-of-galadriel',
  'blade-of-westernesse',
]
const SARUMAN: ReadonlyArray<CopyId> = [
  'white-hand-orcs',
  'white-hand-orcs-2',
  'goblins-of-the-misty-mountains',
  'goblins-of-the-misty-mountains-2',
  'wolf-riders',
  'fighting-uruk-hai',
  'devilry-of-saruman',
  'haradrim-mumakil',
  'haradrim-regulars',
]

/** How many cards each seat of the Trilogy holds. */
export interface Sizes {
  readonly frodo?: number
  readonly witchKing?: number
  readonly aragorn?: number
  readonly saruman?: number
}

/** Cards of no importance, as many for each seat. */
export const hands = ({
  frodo = 0,
  witchKing = 0,
  aragorn = 0,
  saruman = 0,
}: Sizes): ReadonlyArray<CopyId> => [
  ...FRODO.slice(0, frodo),
  ...WITCH_KING.slice(0, witchKing),
  ...ARAGORN.slice(0, aragorn),
  ...SARUMAN.slice(0, saruman),
]
