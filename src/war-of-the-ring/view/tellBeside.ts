/**
 * What happens to figures that are no units, in words (chapter XII).
 */
import { derived } from '../../kernel/derived'
import type { Rules } from '../model/config'
import type { BesideEvent } from '../model/events'
import { aPiece, nameOf, piecesOf } from '../query/names'
import { does, type Tellers } from './tellWords'

/** What happens to ships, Ents and siege engines. */
export const BESIDE_TELLERS = derived((rules: Rules): Tellers<BesideEvent> => ({
  FactionEntered: (e) => `${nameOf(rules, e.faction)} come into play`,
  FigurePlaced: (e) => `${aPiece(rules, e.figure)} in ${nameOf(rules, e.region)}`,
  FigureRemoved: (e) => `${piecesOf(rules, e.figure, e.number)} gone from ${nameOf(rules, e.region)}`,
  ShipsSailed: (e) =>
    `${piecesOf(rules, 'ship', e.number)} from ${nameOf(rules, e.from)} to ${nameOf(rules, e.to)}`,
  EntMoved: (e) => `an Ent goes to ${nameOf(rules, e.to)}`,
  SuperiorityClaimed: (e) => `a Trebuchet is given up for superiority in ${nameOf(rules, e.region)}`,
  HandLookedAt: (e) => does(rules, e.side, 'shows its hand', 'show their hand'),
}))
