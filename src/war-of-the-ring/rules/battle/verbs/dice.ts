/**
 * Instructions of Combat cards about the rolls: modifiers, fewer dice, no re-roll.
 */
import type { CombatDeed, Role } from '../../../model/combat'
import type { Event } from '../../../model/events'
import { fighters, otherRole, sideIn } from '../../../query/combat'
import { COMPANIONS } from '../../../query/combatCards'
import { sizeOf } from '../../../query/fellowship'
import { sideId } from '../../../query/pieces'
import { changedBy, enemySide, nothing, plus, type Acting, type Verb } from './verb'

type Deed<K extends CombatDeed['kind']> = Extract<CombatDeed, { kind: K }>

const rolesOf = (role: Role, whose: Deed<'addToDice'>['whose']): ReadonlyArray<Role> => {
  if (whose === 'both') return [0, 1]
  return [whose === 'own' ? role : otherRole(role)]
}

/** Adds to each die of the Combat roll, of the re-roll or of both. */
export const addToDice: Verb<Deed<'addToDice'>> = {
  run: (acting, { whose, rolls, by: each, paid }) => {
    const by = paid === true ? each * acting.combat.number : each
    if (by === 0) return nothing(acting)
    let { onRoll, onReroll } = acting.combat
    const events: Array<Event> = []
    for (const role of rolesOf(acting.role, whose)) {
      const side = sideId(sideIn(acting.vars, role))
      if (rolls !== 'leader') {
        onRoll = plus(onRoll, role, by)
        events.push({ kind: 'RollModified', rule: 'battle.modifiers', side, roll: 'combat', by })
      }
      if (rolls !== 'combat') {
        onReroll = plus(onReroll, role, by)
        events.push({ kind: 'RollModified', rule: 'battle.modifiers', side, roll: 'leader', by })
      }
    }
    return changedBy(acting, { onRoll, onReroll }, ...events)
  },
}

/** The enemy rolls at most so many dice. */
export const limitDice: Verb<Deed<'limitDice'>> = {
  run: (acting, { most }) => {
    const [attacker, defender] = acting.combat.most
    const limits = otherRole(acting.role) === 0 ? ([most, defender] as const) : ([attacker, most] as const)
    const side = sideId(enemySide(acting))
    return changedBy(acting, { most: limits }, { kind: 'DiceLimited', rule: 'events.combatText', side, most })
  },
}

const companionsWith = ({ rules, table, vars, role }: Acting): number =>
  sizeOf(fighters(rules, table, vars, role).characters & COMPANIONS(rules))

/** The enemy rolls fewer dice, but always one. */
export const removeDice: Verb<Deed<'removeDice'>> = {
  run: (acting, { per }) => {
    const dice = per === 'companion' ? companionsWith(acting) : acting.combat.number
    const fewer = plus(acting.combat.fewer, otherRole(acting.role), dice)
    const side = sideId(enemySide(acting))
    return changedBy(acting, { fewer }, { kind: 'DiceRemoved', rule: 'events.combatText', side, dice })
  },
}

/** The enemy rolls no die again. */
export const noReroll: Verb<Deed<'noReroll'>> = {
  run: (acting) =>
    changedBy(
      acting,
      { noReroll: acting.combat.noReroll | (1 << otherRole(acting.role)) },
      { kind: 'RerollPrevented', rule: 'events.combatText', side: sideId(enemySide(acting)) },
    ),
}
