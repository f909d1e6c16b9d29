/** The thirty-six characters in the order of `CHARACTER_IDS`: ring faces first, then the star faces. */
import type { CharacterData } from '../model/abilities'
import { FELLOWSHIP_CLASSIC, FELLOWSHIP_VARIANT } from './characters-fellowship'
import { SAURON_CLASSIC, SAURON_VARIANT } from './characters-sauron'

/** Character `i` and character `i + 18` are the two faces of tile `i`. */
export const CHARACTERS: ReadonlyArray<CharacterData> = [
  ...FELLOWSHIP_CLASSIC,
  ...SAURON_CLASSIC,
  ...FELLOWSHIP_VARIANT,
  ...SAURON_VARIANT,
]
