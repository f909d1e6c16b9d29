/**
 * Cards that are battles for politics in the second edition (The Political Track): the Army they strike
 * cannot fight back, but its Nations react as to an attack, before the dice and whatever they bring.
 */
import type { Changed, Here } from '../../model/bundle'
import { doing } from '../../model/bundle'
import type { EventVars } from '../../model/frames'
import type { EventCardId } from '../../model/ids'
import type { PlaceIx } from '../../model/table'
import { armyAt, regionOf } from '../../query/armies'
import { enemyOf } from '../../query/board'
import { armyPlace } from '../../query/meetings'
import { cardId } from '../../query/playable'
import { changed, changing } from '../../rules/changes/change'
import { rouseDefenders } from '../../rules/changes/politics'
import type { Whole } from '../rules'
import { inserting } from '../stages'

/** The three of the Ents, and the Dead Men. */
const ATTACKS: ReadonlySet<EventCardId> = new Set(['fp-char-19', 'fp-char-20', 'fp-char-21', 'fp-char-22'])

/** The Nations of the Army that a card strikes react, if it is one of these and there is an Army. */
const rouse = (here: Here<EventVars>, place: PlaceIx): Changed => {
  const change = changing(here)
  const army =
    ATTACKS.has(cardId(here.rules, here.vars.card)) && place >= 0 ? armyAt(here.table, place) : null
  if (army !== null && army.side === enemyOf(here.vars.side)) rouseDefenders(change, army, regionOf(place))
  return changed(change)
}

/** Politics in the second edition. */
export const secondPolitics = (whole: Whole): Whole => ({
  ...whole,
  procedures: {
    ...whole.procedures,
    cardDice: inserting(whole.procedures.cardDice, 'count', [
      'rouse',
      doing((here) => rouse(here, armyPlace(here.table, enemyOf(here.vars.side), here.vars.to))),
    ]),
    summon: inserting(whole.procedures.summon, 'roll', [
      'rouse',
      doing((here) => rouse(here, here.vars.region)),
    ]),
  },
})
