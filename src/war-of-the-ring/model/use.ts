/** What a side does with an action die. */
import type { CardIx, CharacterIx, DeckIx, FaceIx, FactionIx, NationIx } from './indices'

interface UseOf<Does extends string, What> {
  readonly does: Does
  /** The result that the die shows, -1 if none is used. */
  readonly die: FaceIx
  /** The result that it is used as. */
  readonly as: FaceIx
  /** What it is about, -1 for nothing. */
  readonly what: What
}
type Plain = 'pass' | 'nothing' | 'moveFellowship' | 'hideFellowship' | 'separate'
/** What an expansion lets a die do. */
type Further = 'buildEngine' | 'declare'
type OfFigures = 'moveCharacters' | 'moveArmies' | 'attack' | 'recruit'
/**
 * What a side does with a die: which one, as which result, and for which Nation, character, deck or card.
 *
 * @internal
 */
export type Use =
  | UseOf<Plain | OfFigures | Further, number>
  | UseOf<'bringFaction' | 'callFaction', FactionIx>
  | UseOf<'advanceNation', NationIx>
  | UseOf<'recruitEverywhere' | 'upgrade' | 'bringCharacter', CharacterIx>
  | UseOf<'drawEvent', DeckIx>
  | UseOf<'playEvent' | 'endCard', CardIx>
