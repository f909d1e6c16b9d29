/**
 * Questions about action dice (chapter IV): which results a die can be used as, who may pass, how many there
 * are next turn.
 */
import { placeIn } from '../../kernel/named'
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import { derived } from '../../kernel/derived'
import { DIE_FACES, type DieFace } from '../model/ids'
import { faceCount, faceSum } from '../model/counts'
import type { Bits, CharacterIx, FaceIx, SideIx, Table } from '../model/table'
import { isOnMap } from './armies'
import { enemyOf } from './board'
import { isOwnCharacter } from './command'

const places = placeIn(DIE_FACES)
/** Index of a result. */
export const faceIx = (face: DieFace): FaceIx => places(face)
/** Result by index. */
export const faceId = (face: FaceIx): DieFace => DIE_FACES[face] as DieFace

/** The results by index. */
export const CHARACTER = faceIx('character')
export const ARMY = faceIx('army')
export const MUSTER = faceIx('muster')
export const EVENT = faceIx('event')
export const MUSTER_ARMY = faceIx('muster-army')
export const EYE = faceIx('eye')
export const WILL = faceIx('will-of-the-west')

/** The results that exist on the dice of a side, in the order of DIE_FACES. */
export const FACES_OF = derived((rules: Rules): readonly [ReadonlyArray<FaceIx>, ReadonlyArray<FaceIx>] => [
  DIE_FACES.flatMap((face, ix) =>
    rules.dice.action['free-peoples'].faces.some((one) => one === face) ? [ix] : [],
  ),
  DIE_FACES.flatMap((face, ix) => (rules.dice.action.shadow.faces.some((one) => one === face) ? [ix] : [])),
])

/** Dice of a side that are rolled and not used. */
export const unusedOf = ({ dice }: Table, side: SideIx): number => faceSum(dice.unused[side])
/** Whether a side has an unused die with a result. */
export const hasDie = ({ dice }: Table, side: SideIx, face: FaceIx): boolean =>
  faceCount(dice.unused[side], face) > 0
/** Whether a side may pass: it has fewer unused dice than the other. */
export const mayPass = (table: Table, side: SideIx): boolean =>
  unusedOf(table, side) < unusedOf(table, enemyOf(side))

const USES: ReadonlyArray<ReadonlyArray<FaceIx>> = DIE_FACES.map((_, face) => {
  if (face === MUSTER_ARMY) return [ARMY, MUSTER]
  return face === WILL ? [CHARACTER, ARMY, MUSTER, EVENT, WILL] : [face]
})

const CONVERTERS = derived((rules: Rules) =>
  rules.characters.flatMap(({ abilities, side }, character) =>
    abilities.flatMap((ability) =>
      ability.kind === 'usesDieAs'
        ? [
            {
              character,
              side: side === 'shadow' ? 1 : 0,
              die: faceIx(ability.die),
              as: faceIx(ability.as),
              times: ability.timesPerTurn,
            },
          ]
        : [],
    ),
  ),
)

/** Who lets a die be used as another result now, -1 if nobody does. */
export const converterOf = ({ rules, table }: World, side: SideIx, die: FaceIx, as: FaceIx): CharacterIx => {
  for (const one of CONVERTERS(rules)) {
    if (one === undefined || one.side !== side || one.die !== die || one.as !== as) continue
    if (table.dice.converted >= one.times || !isOnMap(table, one.character)) continue
    if (isOwnCharacter(rules, table, side, one.character)) return one.character
  }
  return -1
}

/** The results that a die counts as by itself. */
export const resultsOf = (die: FaceIx): ReadonlyArray<FaceIx> => USES[die] as ReadonlyArray<FaceIx>
/** Whether a die counts as another result than it does by itself: a character helps. */
export const isConverted = ({ die, as }: { readonly die: FaceIx; readonly as: FaceIx }): boolean =>
  die >= 0 && as >= 0 && as !== die && !resultsOf(die).includes(as)
/** The results that a die can be used as now, a character's help included. */
export const usesOf = (rules: Rules, table: Table, side: SideIx, die: FaceIx): ReadonlyArray<FaceIx> => {
  const results = resultsOf(die)
  for (const one of CONVERTERS(rules)) {
    if (one !== undefined && one.die === die && converterOf({ rules, table }, side, die, one.as) >= 0)
      return [...results, one.as]
  }
  return results
}

const USE_BITS: ReadonlyArray<Bits> = USES.map((uses) => uses.reduce((bits, as) => bits | (1 << as), 0))
/** The results that a die counts as with a character's help, as bits. */
const HELPED = derived((rules: Rules): ReadonlyArray<Bits> =>
  DIE_FACES.map((_, face) =>
    CONVERTERS(rules).reduce((bits, { die, as }) => (die === face ? bits | (1 << as) : bits), 0),
  ),
)
/** Whether a die can be used as a result now. */
export const countsAs = (world: World, side: SideIx, die: FaceIx, as: FaceIx): boolean =>
  (((USE_BITS[die] ?? 0) >> as) & 1) === 1 ||
  ((((HELPED(world.rules)[die] ?? 0) >> as) & 1) === 1 && converterOf(world, side, die, as) >= 0)

const RESTING = derived((rules: Rules): ReadonlyArray<ReadonlyArray<CharacterIx>> =>
  rules.characters.map(({ restsBeside = [] }) => restsBeside.map((id) => rules.characterIds.indexOf(id))),
)
/** Whether a character brings no die because of another in play. */
const rests = (rules: Rules, table: Table, character: CharacterIx): boolean => {
  for (const other of RESTING(rules)[character] ?? []) if (isOnMap(table, other)) return true
  return false
}
/** Those of each side who bring a die. */
const DICE_BRINGERS = derived((rules: Rules) =>
  (['free-peoples', 'shadow'] as const).map((of) =>
    rules.characters.flatMap(({ side, diceBonus }, character) =>
      side === of && diceBonus !== 0 ? [{ character, diceBonus }] : [],
    ),
  ),
)

/** Dice in a side's pool of the next turn: the base, and one for each character in play who brings one. */
export const nextPool = (rules: Rules, table: Table, side: SideIx): number => {
  const { start, most } = rules.dice.action[side === 0 ? 'free-peoples' : 'shadow']
  let dice = start
  for (const { character, diceBonus } of DICE_BRINGERS(rules)[side] ?? [])
    if (isOnMap(table, character) && !rests(rules, table, character)) dice += diceBonus
  return Math.min(most, dice)
}
