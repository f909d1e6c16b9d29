/**
 * What the player on turn may act with (chapter XI, Limits on Actions): Armies of his Nations, mixed Armies
 * that he commands, his own characters and cards. Who plays a side alone acts with all of it, but for the one
 * player against partners, who does not act on a Nation twice in a row.
 */
import { derived } from '../../kernel/derived'
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import type { BattleVars, PartyVars } from '../model/frames'
import { NATIONS } from '../model/ids'
import type {
  Army,
  Bits,
  CardIx,
  CharacterIx,
  Force,
  NationIx,
  Pair,
  PlaceIx,
  SeatIx,
  SideIx,
  Table,
} from '../model/table'
import { armyAt } from './armies'
import { enemyOf, NATIONS_OF } from './board'
import { NATION_MASKS } from './politics'
import { commanderAmong, commanderOf, isMixed, seatIxOf } from './seats'

const ALL = -1
const NONE = 0

const bitsOf = <A>(all: ReadonlyArray<A>, own: ReadonlyArray<A>): Bits =>
  all.reduce<Bits>((bits, one, ix) => (own.includes(one) ? bits | (1 << ix) : bits), 0)

/** The Nations of each seat. */
const OWN_NATIONS = derived((rules: Rules): ReadonlyArray<Bits> =>
  rules.seating.data.map(({ nations }) => bitsOf(NATIONS, nations)),
)
/** The counts of the Nations of each seat in those of its side, as a mask. */
const OWN_COUNTS = derived((rules: Rules): ReadonlyArray<number> =>
  OWN_NATIONS(rules).map((nations) =>
    NATION_MASKS(rules).reduce((mask, one, nation) => ((nations >> nation) & 1 ? mask | one : mask), 0),
  ),
)
/** Characters that only another seat of the side moves and brings in, for each seat. */
const OTHERS = derived((rules: Rules): ReadonlyArray<Bits> => {
  const own = rules.seating.data.map(({ characters }) => bitsOf(rules.characterIds, characters ?? []))
  return own.map((_, seat) => own.reduce((bits, one, other) => (other === seat ? bits : bits | one), 0))
})
/** The seat that alone plays each card for its event, -1 where anybody of its side does. */
const SIGNS = derived((rules: Rules): ReadonlyArray<SeatIx> =>
  rules.eventCardIds.map((id) => rules.seating.data.findIndex(({ cards }) => cards?.includes(id))),
)

/** The counts of the Nations of a seat in those of its side. */
export const ownCounts = (rules: Rules, seat: SeatIx): number => OWN_COUNTS(rules)[seat] ?? NONE

/** Whether a place has units of two partners. */
export const isShared = (rules: Rules, army: Army): boolean => {
  const first = ownCounts(rules, rules.seating.ofSide[army.side][0] ?? -1)
  const units = army.regulars | army.elites
  return (units & first) !== 0 && (units & ~first) !== 0
}

/** Beside a separate Army of his partner the player on turn attacks with his own alone. */
const attackerOf = (world: World, side: SideIx, from: PlaceIx): SeatIx => {
  const army = armyAt(world.table, from)
  const apart = army !== null && isShared(world.rules, army) && !isMixed(world.table, from)
  return apart ? seatIxOf(world, 'acting', side) : commanderOf(world, side, from)
}

/** Who commands on either side of a battle when a round begins (rulings OR-94, OR-95). */
export const commandersIn = (
  world: World,
  { side, from, to }: Pick<BattleVars, 'side' | 'from' | 'to'>,
): Pair => {
  const [attacker, defender] = [attackerOf(world, side, from), commanderOf(world, enemyOf(side), to)]
  return side === 0 ? [attacker, defender] : [defender, attacker]
}

/** Whether the one player against partners has just acted with the Army in a place. */
const hasJustActed = ({ partners }: Table, side: SideIx, place: PlaceIx): boolean =>
  side === 0 && (partners?.last.armies.includes(place) ?? false)

/** Those of a side in a place who act together: all of them, but for who has come there by this action. */
export interface Standing {
  readonly side: SideIx
  readonly place: PlaceIx
  readonly force: Force
}

/**
 * The counts of those of a seat in a place (ruling OR-150): where all units are its own, everybody, Leaders
 * of its partner too; of a mixed Army that it commands everybody; else the figures of its Nations.
 */
const armyOf = ({ rules, table }: World, seat: SeatIx, { side, place, force }: Standing): number => {
  const own = ownCounts(rules, seat)
  if (((force.regulars | force.elites) & ~own) === 0) return ALL
  return isMixed(table, place) && commanderAmong({ rules, table }, side, force) === seat ? ALL : own
}

/** The counts of those who march if the player on turn says so. */
export const marchMask = (rules: Rules, table: Table, standing: Standing): number => {
  const { side, place } = standing
  if (table.partners === undefined) return ALL
  if (rules.seating.alone[side] >= 0) return hasJustActed(table, side, place) ? NONE : ALL
  return armyOf({ rules, table }, rules.seating.acting(table, side), standing)
}

/** The counts of those who attack if he says so: nobody of a mixed Army that is not his. */
export const strikeMask = (rules: Rules, table: Table, standing: Standing): number => {
  const mask = marchMask(rules, table, standing)
  return mask === ALL || mask === NONE || !isMixed(table, standing.place) ? mask : NONE
}

/** The counts of those who can be counted on to leave a place again that a first march has overfilled. */
export const reliefMask = (rules: Rules, table: Table, standing: Standing): number => {
  const mask = marchMask(rules, table, standing)
  return mask === NONE || table.partners === undefined
    ? mask
    : mask & ~barredCounts(rules, table, standing.side)
}

/** The characters who go along if a seat says so. */
export const charactersOf = (rules: Rules, seat: SeatIx): Bits => ~(OTHERS(rules)[seat] ?? NONE)
/** The characters who go along if the player on turn says so. */
export const ownCharacters = (rules: Rules, table: Table, side: SideIx): Bits =>
  table.partners === undefined ? ALL : charactersOf(rules, rules.seating.acting(table, side))
/**
 * The characters who are in an Army of his in a place: of two that are not mixed those of his partner are in
 * the other (ruling OR-95).
 */
export const charactersIn = (rules: Rules, table: Table, side: SideIx, place: PlaceIx): Bits => {
  if (table.partners === undefined || rules.seating.alone[side] >= 0 || isMixed(table, place)) return ALL
  const army = armyAt(table, place)
  return army !== null && isShared(rules, army) ? ownCharacters(rules, table, side) : ALL
}
/** Whether a character is his to bring in, or to use the word of. */
export const isOwnCharacter = (rules: Rules, table: Table, side: SideIx, character: CharacterIx): boolean =>
  ((ownCharacters(rules, table, side) >> character) & 1) === 1

/** Nations on which the last action of the one player against partners was. */
const barredNations = ({ partners }: Table, side: SideIx): Bits =>
  side === 0 ? (partners?.last.nations ?? NONE) : NONE
const barredCounts = (rules: Rules, table: Table, side: SideIx): number => {
  const barred = barredNations(table, side)
  if (barred === NONE) return NONE
  return NATION_MASKS(rules).reduce((mask, one, nation) => ((barred >> nation) & 1 ? mask | one : mask), 0)
}
/** Whether the last action of the one player against partners was on a Nation. */
export const isBarred = (table: Table, side: SideIx, nation: NationIx): boolean =>
  ((barredNations(table, side) >> nation) & 1) === 1

/** The Nations that he recruits for and whose counters he moves, a character's ability apart. */
export const nationsToActOn = (rules: Rules, table: Table, side: SideIx): Bits => {
  if (table.partners === undefined) return ALL
  const own = OWN_NATIONS(rules)[rules.seating.acting(table, side)] ?? NONE
  return own & ~barredNations(table, side)
}
/** Whether a Nation is his. */
export const isOwnNation = (rules: Rules, table: Table, side: SideIx, nation: NationIx): boolean =>
  table.partners === undefined ||
  (((OWN_NATIONS(rules)[rules.seating.acting(table, side)] ?? NONE) >> nation) & 1) === 1

/** Whether a seat may play a card for its event. */
export const bearsSign = (rules: Rules, seat: SeatIx, card: CardIx): boolean => {
  const sign = SIGNS(rules)[card] ?? -1
  return sign < 0 || sign === seat
}

/** What a party is chosen from, as far as it matters who goes together. */
type Choosing = Pick<PartyVars, 'purpose' | 'side' | 'from'>

/** Whether the command of a mixed Army has to be kept over the part of it that goes. */
const isCommanded = (rules: Rules, table: Table, { side, from }: Choosing): boolean =>
  rules.keepsCommand && rules.seating.alone[side] < 0 && isMixed(table, from)

/** Whether it matters who goes together. */
export const isBound = (rules: Rules, table: Table, choosing: Choosing): boolean =>
  table.partners !== undefined &&
  choosing.purpose !== 'advance' &&
  (barredCounts(rules, table, choosing.side) !== NONE || isCommanded(rules, table, choosing))

/** The Nations with units in a Force. */
export const nationsOf = (
  rules: Rules,
  side: SideIx,
  { regulars, elites }: Pick<Force, 'regulars' | 'elites'>,
): Bits =>
  NATIONS_OF[side].reduce(
    (bits, nation) =>
      ((regulars | elites) & (NATION_MASKS(rules)[nation] ?? NONE)) === 0 ? bits : bits | (1 << nation),
    0,
  )

/**
 * Whether those chosen may go together: several Nations, or one that the last action was not on; of a mixed
 * Army a part that is commanded by who moves it.
 */
export const isFit = (rules: Rules, table: Table, choosing: Choosing, chosen: Force): boolean => {
  const { side } = choosing
  if (isCommanded(rules, table, choosing))
    return commanderAmong({ rules, table }, side, chosen) === rules.seating.acting(table, side)
  const nations = nationsOf(rules, side, chosen)
  return (nations & (nations - 1)) !== 0 || (nations & barredNations(table, side)) === 0
}
