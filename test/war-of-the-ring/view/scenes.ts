/** Positions in the midst of a battle and of a Hunt, to be changed here and there by tests. */
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { atWar } from '../support/atWar'

/** At war. */
/** Dice not used yet. */
export const DICE = { 'free-peoples': ['character'], shadow: ['army', 'muster'] } as const

/** Gondor stands in Osgiliath against Sauron, who comes with the rest of his dice unused. */
export const FIELD: PositionSpec = {
  dice: DICE,
  politics: atWar('sauron', 'gondor'),
  armies: {
    osgiliath: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 },
    'south-ithilien': { 'sauron-regular': 5, 'sauron-elite': 1, nazgul: 1 },
  },
  pending: { kind: 'battle', by: 'shadow', die: 'army', from: 'south-ithilien', to: 'osgiliath' },
}
/** Minas Tirith is besieged. */
export const SIEGE: PositionSpec = {
  dice: DICE,
  politics: atWar('sauron', 'gondor'),
  armies: { 'minas-tirith': { 'sauron-regular': 5, 'sauron-elite': 2 } },
  besieged: { 'minas-tirith': { 'gondor-regular': 3, 'gondor-leader': 1 } },
}
/** Such a position with something else about what is under way. */
export const battle = (base: PositionSpec, more: object): PositionSpec =>
  ({ ...base, pending: { ...(base.pending as object), ...more } }) as PositionSpec
/** A battle for Minas Tirith. */
export const storm = (more: object): PositionSpec =>
  battle(SIEGE, { kind: 'battle', die: 'army', from: 'minas-tirith', to: 'minas-tirith', ...more })

/** The Fellowship has just moved to its third step, four dice hunt it, and one tile is drawn. */
export const MOVED: PositionSpec = {
  dice: DICE,
  huntBox: { shadow: 4 },
  fellowship: { region: 'hollin', progress: 3 },
  huntTiles: { drawn: { 'standard-3': 1 } },
  pending: { kind: 'hunt', die: 'character' },
}
/** Another Hunt. */
export const hunt = (more: object): PositionSpec => battle(MOVED, more)
