/**
 * What happens to figures that are no units, in words (chapter XII).
 */
import { derived } from '../../kernel/derived'
import { isList } from '../../kernel/door'
import type { Rules } from '../model/config'
import type { BesideEvent } from '../model/events'
import { aPiece, nameOf, piecesOf } from '../query/names'
import { does, listed, type Tellers } from './tellWords'

/** The cards that were seen, as far as the reader may know them. */
const seenIn = (rules: Rules, seen: unknown): string =>
  isList(seen) && seen.length > 0 ? `: ${listed(seen.map((card) => nameOf(rules, String(card))))}` : ''

/** What happens to ships, Ents and siege engines. */
export const BESIDE_TELLERS = derived((rules: Rules): Tellers<BesideEvent> => ({
  FactionEntered: (e) => `${nameOf(rules, e.faction)} come into play`,
  FigurePlaced: (e) => `${aPiece(rules, e.figure)} is placed in ${nameOf(rules, e.region)}`,
  FigureRemoved: (e) => `${piecesOf(rules, e.figure, e.number)} removed from ${nameOf(rules, e.region)}`,
  ShipsSailed: (e) =>
    `${piecesOf(rules, 'ship', e.number)} ${e.number === 1 ? 'sails' : 'sail'} ` +
    `from ${nameOf(rules, e.from)} to ${nameOf(rules, e.to)}`,
  EntMoved: (e) => `an Ent goes to ${nameOf(rules, e.to)}`,
  SuperiorityClaimed: (e) => `a Trebuchet is given up for superiority in ${nameOf(rules, e.region)}`,
  HandLookedAt: (e) => `${does(rules, e.side, 'shows its hand', 'show their hand')}${seenIn(rules, e.seen)}`,
}))
