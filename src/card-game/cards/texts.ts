/** What every faction card says, in the order of `CARD_IDS`. */
import { CARD_IDS } from '../model/ids'
import type { CardId } from '../model/ids'
import type { CardText } from '../model/effects'
import { DUNEDAIN_TEXTS } from './dunedain'
import { DWARF_AND_HOBBIT_TEXTS } from './dwarves-and-hobbits'
import { ELF_TEXTS } from './elves'
import { ISENGARD_TEXTS } from './isengard'
import { MONSTROUS_TEXTS } from './monsters'
import { MORDOR_TEXTS } from './mordor'
import { NAZGUL_TEXTS } from './nazgul'
import { ROHAN_TEXTS } from './rohan'
import { SOUTHRON_TEXTS } from './southrons'
import { WIZARD_TEXTS } from './wizards'

const FAMILIES: ReadonlyArray<CardText> = [
  ...DUNEDAIN_TEXTS,
  ...ELF_TEXTS,
  ...DWARF_AND_HOBBIT_TEXTS,
  ...ROHAN_TEXTS,
  ...WIZARD_TEXTS,
  ...ISENGARD_TEXTS,
  ...MONSTROUS_TEXTS,
  ...SOUTHRON_TEXTS,
  ...MORDOR_TEXTS,
  ...NAZGUL_TEXTS,
]
const PLACES: ReadonlyMap<CardId, number> = new Map(CARD_IDS.map((id, place) => [id, place]))
const placeOf = ({ id }: CardText): number => PLACES.get(id) ?? CARD_IDS.length

/** The texts. */
export const CARD_TEXTS: ReadonlyArray<CardText> = [...FAMILIES].sort((a, b) => placeOf(a) - placeOf(b))
