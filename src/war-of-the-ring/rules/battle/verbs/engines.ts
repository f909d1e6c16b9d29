/**
 * Instructions of Combat cards about siege engines (chapter XII).
 */
import type { CombatDeed } from '../../../model/combat'
import { regionOf } from '../../../query/armies'
import { enginesIn } from '../../../query/combatCards'
import { changed, changing } from '../../changes/change'
import { removeFigures } from '../../changes/beside'
import { changedBy, enemySide, nothing, ownSide, plus, type Verb } from './verb'

type Deed<K extends CombatDeed['kind']> = Extract<CombatDeed, { kind: K }>

/** Combat Strength is more by the engines of the player. */
export const addEngines: Verb<Deed<'addEngines'>> = {
  run: (acting) => {
    const { combat, role, table, vars } = acting
    const engines = enginesIn(table, vars, ownSide(acting))
    return changedBy(acting, { added: plus(combat.added ?? [0, 0], role, engines) })
  },
}

/** An engine of the enemy may be removed, if the re-roll has hit. */
export const wreckEngine: Verb<Deed<'wreckEngine'>> = {
  number: (acting) =>
    acting.combat.again[acting.role] > 0 && enginesIn(acting.table, acting.vars, enemySide(acting)) > 0
      ? [0, 1]
      : undefined,
  run: (acting) => {
    const { combat, role, vars } = acting
    if (combat.number === 0 || combat.again[role] === 0) return nothing(acting)
    if (enginesIn(acting.table, vars, enemySide(acting)) === 0) return nothing(acting)
    const change = changing(acting)
    const figure = enemySide(acting) === 1 ? 'siege-tower' : 'trebuchet'
    removeFigures(change, figure, { region: regionOf(vars.to), number: 1, rule: 'events.combatText' })
    return { ...changed(change), vars }
  },
}
