/**
 * Instructions of Combat cards that cost figures: a sacrifice for fewer hits, and hits that kill.
 */
import type { Rules } from '../../../model/config'
import type { CombatDeed, Prey } from '../../../model/combat'
import { NO_FORCE, type Force, type PieceIx, type PlaceIx } from '../../../model/table'
import { cardLevelOf } from '../../../query/armies'
import { fighters, otherRole, placeOfRole } from '../../../query/combat'
import { COMPANIONS, MINIONS } from '../../../query/combatCards'
import { changed, changing } from '../../changes/change'
import { eachCharacter, eliminate, lose } from '../../changes/figures'
import { withHits } from './hits'
import { enemySide, nothing, ownSide, type Acting, type Verb } from './verb'

type Deed<K extends CombatDeed['kind']> = Extract<CombatDeed, { kind: K }>

/** Takes a figure off the map: a character for good, a Leader or Nazgûl as a loss. */
const kill = (acting: Acting, piece: PieceIx, place: PlaceIx): ReturnType<typeof changed> => {
  const change = changing(acting)
  if (piece >= acting.rules.firstCharacter)
    eliminate(change, piece - acting.rules.firstCharacter, 'events.combatText')
  else lose(change, piece, 1, { place, rule: 'events.combatText' })
  return changed(change)
}

/** Somebody of one's own dies, and hits with him: a Leader takes one, a Companion up to his Level. */
export const sacrifice: Verb<Deed<'sacrifice'>> = {
  figures: (acting) => {
    const { table, vars, role } = acting
    if (vars.hits[otherRole(role)] === 0) return undefined
    const { leaders, characters } = fighters(acting.rules, table, vars, role)
    return {
      side: ownSide(acting),
      figures: { ...NO_FORCE, leaders, characters: characters & COMPANIONS(acting.rules) },
      may: true,
    }
  },
  number: ({ rules, vars, combat, role }) => {
    if (combat.chosen < 0) return undefined
    const most =
      combat.chosen < rules.firstCharacter ? 1 : cardLevelOf(rules, combat.chosen - rules.firstCharacter)
    return [1, Math.min(vars.hits[otherRole(role)], most)]
  },
  run: (acting) => {
    const { combat, vars, role } = acting
    if (combat.chosen < 0) return nothing(acting)
    const killed = kill(acting, combat.chosen, placeOfRole(vars, role))
    const fewer = withHits({ ...acting, table: killed.table }, 'enemy', -combat.number)
    return { ...fewer, events: [...killed.events, ...fewer.events] }
  },
}

const preyAmong = (rules: Rules, enemies: Force, { figure, hits }: Prey, scored: number): Force => {
  const enough = hits === 'level' || scored >= hits
  switch (figure) {
    case 'leader':
      return enough ? { ...NO_FORCE, leaders: enemies.leaders } : NO_FORCE
    case 'nazgul':
      return enough ? { ...NO_FORCE, nazgul: enemies.nazgul } : NO_FORCE
    default: {
      let characters = 0
      eachCharacter(
        enemies.characters & (figure === 'minion' ? MINIONS(rules) : COMPANIONS(rules)),
        (character) => {
          const needed = hits === 'level' ? cardLevelOf(rules, character) : hits
          if (scored >= needed) characters |= 1 << character
        },
      )
      return { ...NO_FORCE, characters }
    }
  }
}

/** Hits of the re-roll kill one enemy figure. */
export const slay: Verb<Deed<'slay'>> = {
  figures: (acting, { prey }) => {
    const { table, vars, combat, role } = acting
    const scored = combat.again[role]
    if (scored === 0) return undefined
    const enemies = fighters(acting.rules, table, vars, otherRole(role))
    let { leaders, nazgul, characters } = NO_FORCE
    let may = true
    for (const one of prey) {
      const found = preyAmong(acting.rules, enemies, one, scored)
      leaders += found.leaders
      nazgul += found.nazgul
      characters |= found.characters
      if (one.must && (found.leaders | found.nazgul | found.characters) !== 0) may = false
    }
    return { side: enemySide(acting), figures: { ...NO_FORCE, leaders, nazgul, characters }, may }
  },
  run: (acting, { spends }) => {
    const { combat, vars, role } = acting
    if (combat.chosen < 0) return nothing(acting)
    const killed = kill(acting, combat.chosen, placeOfRole(vars, otherRole(role)))
    if (spends === 0) return { ...killed, vars }
    const spent = withHits({ ...acting, table: killed.table }, 'own', -spends)
    return { ...spent, events: [...killed.events, ...spent.events] }
  },
}
