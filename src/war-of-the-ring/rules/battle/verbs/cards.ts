/**
 * Instructions of Combat cards about the other card and about leaving the battle.
 */
import { at } from '../../../../kernel/row'
import type { CombatDeed } from '../../../model/combat'
import { otherRole } from '../../../query/combat'
import { sideId } from '../../../query/pieces'
import { changedBy, enemySide, nothing, type Verb } from './verb'

type Deed<K extends CombatDeed['kind']> = Extract<CombatDeed, { kind: K }>

/** The enemy's card has no effect from now on. */
export const cancelCard: Verb<Deed<'cancelCard'>> = {
  run: (acting) => {
    const enemy = otherRole(acting.role)
    return changedBy(
      acting,
      { cancelled: acting.combat.cancelled | (1 << enemy) },
      {
        kind: 'CombatCardCancelled',
        rule: 'events.combatText',
        side: sideId(enemySide(acting)),
        played: at(acting.rules.eventCardIds, acting.combat.played[enemy]),
      },
    )
  },
}

/** The defender leaves, if there is a way: which one, the procedure asks. */
export const escape: Verb<Deed<'escape'>> = { run: nothing }
