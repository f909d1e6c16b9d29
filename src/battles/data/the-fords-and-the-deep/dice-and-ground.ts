/**
 * The Fords and the Deep (our own scenario, not official): dice, terrain and border types.
 */
import type { BorderTypeDoc, DiceDoc, TerrainDoc } from '../../model/scenario'

/** Dice: pools, faces and tokens of the general rules; repairing a Stronghold is ours. */
export const DICE: DiceDoc = {
  pools: { free: { start: 4, max: 6 }, shadow: { start: 6, max: 9 } },
  faces: {
    free: ['character', 'character', 'event', 'muster', 'armyMuster', 'willOfTheWest'],
    shadow: ['character', 'army', 'muster', 'event', 'armyMuster', 'eye'],
  },
  actionTokens: 2,
  eyeUnitType: 'mordor-orcs',
  extraUses: [
    {
      id: 'repair',
      name: 'Repair',
      side: 'free',
      die: 'muster',
      requires: [{ army: { side: 'own', in: { stronghold: true } } }],
      effect: [
        { do: 'restoreProtection', upTo: 1, where: { stronghold: true, controller: 'free', ownArmy: true } },
      ],
    },
  ],
}

/** Terrain types. */
export const TERRAIN: Readonly<Record<string, TerrainDoc>> = {
  plains: { defenderStrength: 0 },
  hills: { defenderStrength: 1 },
  woods: { defenderStrength: 1 },
  swamps: { defenderStrength: 1 },
  forts: { defenderStrength: 1 },
  fortress: { defenderStrength: 1 },
}

/** Border types; that a Wall hinders in two rounds is ours. */
export const BORDER_TYPES: Readonly<Record<string, BorderTypeDoc>> = {
  clear: { passable: true, attackerTarget: 5, rounds: 0, blocksRetreat: false, oriented: false },
  stream: { passable: true, attackerTarget: 6, rounds: 1, blocksRetreat: true, oriented: false },
  ford: { passable: true, attackerTarget: 6, rounds: 1, blocksRetreat: true, oriented: false },
  pass: { passable: true, attackerTarget: 6, rounds: 1, blocksRetreat: false, oriented: false },
  dike: { passable: true, attackerTarget: 6, rounds: 1, blocksRetreat: false, oriented: true },
  wall: { passable: true, attackerTarget: 6, rounds: 2, blocksRetreat: false, oriented: true },
  river: { passable: false, attackerTarget: 5, rounds: 0, blocksRetreat: false, oriented: false },
  mountains: { passable: false, attackerTarget: 5, rounds: 0, blocksRetreat: false, oriented: false },
}
