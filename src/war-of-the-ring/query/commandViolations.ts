/**
 * Why the player on turn may not act with something (chapter XI): it is his partner's, or the one player
 * against partners has acted on it just before.
 */
import { derived } from '../../kernel/derived'
import { LEGAL } from '../../kernel/types'
import type { Violation, World } from '../model/bundle'
import type { Rules } from '../model/config'
import type { Instruction } from '../model/effects'
import type { PartyVars } from '../model/frames'
import type { Nation, PieceId } from '../model/ids'
import type { Bits, CardIx, Force, NationIx, PlaceIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { regionOf } from './armies'
import { nationId, nationIx, regionId } from './board'
import { bearsSign, isBarred, isOwnNation, nationsOf } from './command'
import { nationOfPiece, pieceIx } from './pieces'
import { isMixed, seatOf } from './seats'

/** Why those in a place do not go, though their Nations might. */
export const commandViolations = (
  { rules, table }: World,
  side: SideIx,
  place: PlaceIx,
): ReadonlyArray<Violation> => {
  if (table.partners === undefined) return LEGAL
  const region = regionId(regionOf(place))
  if (rules.seating.alone[side] >= 0)
    return table.partners.last.armies.includes(place)
      ? [violation('partners.twice', { what: region })]
      : LEGAL
  if (isMixed(table, place)) return [violation('partners.moves', { region })]
  return [violation('partners.limits', { seat: seatOf({ rules, table }, 'acting', side), what: region })]
}

/** Why nobody of those who might go may go together with others: the last action was on their Nation. */
export const togetherViolations = (
  rules: Rules,
  table: Table,
  side: SideIx,
  force: Force,
): ReadonlyArray<Violation> => {
  const nations = nationsOf(rules, side, force)
  return rules.nations.flatMap(({ id }, nation) =>
    (nations >> nation) & 1 && isBarred(table, side, nation)
      ? [violation('partners.twice', { what: id })]
      : [],
  )
}

/** Why not just anybody goes: of a mixed Army a part that another would command, or a Nation barred. */
export const partyViolations = (
  rules: Rules,
  table: Table,
  { side, from, available }: Pick<PartyVars, 'side' | 'from' | 'available'>,
): ReadonlyArray<Violation> =>
  rules.seating.alone[side] < 0
    ? [violation('partners.moves', { region: regionId(regionOf(from)) })]
    : togetherViolations(rules, table, side, available)

/** Why nobody is recruited for a Nation by the player on turn. */
export const nationViolations = (
  { rules, table }: World,
  side: SideIx,
  nation: NationIx,
): ReadonlyArray<Violation> => {
  if (!isOwnNation(rules, table, side, nation))
    return [
      violation('partners.limits', {
        seat: seatOf({ rules, table }, 'acting', side),
        what: nationId(nation),
      }),
    ]
  return isBarred(table, side, nation) ? [violation('partners.twice', { what: nationId(nation) })] : LEGAL
}

const ofNations = (nations: ReadonlyArray<Nation>): Bits =>
  nations.reduce((bits, nation) => bits | (1 << nationIx(nation)), 0)
const ofPieces = (rules: Rules, pieces: ReadonlyArray<PieceId>): Bits =>
  pieces.reduce((bits, id) => {
    const nation = nationOfPiece(rules, pieceIx(rules, id))
    return nation < 0 ? bits : bits | (1 << nation)
  }, 0)

/** The Nations that an instruction names to recruit for, or whose counters it moves. */
const namedBy = (rules: Rules, instruction: Instruction): Bits => {
  switch (instruction.kind) {
    case 'recruit':
      return ofPieces(rules, instruction.figures.flat())
    case 'recruitEach':
      return ofPieces(
        rules,
        instruction.parts.flatMap(({ figures }) => figures.flat()),
      )
    case 'summon':
      return ofPieces(rules, [instruction.piece])
    case 'advance':
      return ofNations(instruction.nations)
    case 'goToWar':
      return ofNations([instruction.nation])
    default:
      return 0
  }
}

/** The Nations that each card names so. */
const NAMED = derived((rules: Rules): ReadonlyArray<Bits> =>
  rules.cards.map((text) => (text?.effect ?? []).reduce((bits, one) => bits | namedBy(rules, one), 0)),
)
/** The Nations that a card is on by its words, whatever its player chooses. */
export const namedByCard = (rules: Rules, card: CardIx): Bits => NAMED(rules)[card] ?? 0

/** Why the player on turn may not play a card: it bears his partner's sign, or is on a Nation barred. */
export const cardViolations = (
  { rules, table }: World,
  side: SideIx,
  card: CardIx,
): ReadonlyArray<Violation> => {
  if (table.partners === undefined) return LEGAL
  const id = rules.eventCardIds[card] ?? ''
  const found: Array<Violation> = []
  if (!bearsSign(rules, rules.seating.acting(table, side), card))
    found.push(violation('partners.cards', { card: id }))
  for (const [nation, { id: name }] of rules.nations.entries())
    if ((namedByCard(rules, card) >> nation) & 1 && isBarred(table, side, nation))
      found.push(violation('partners.twice', { what: name }))
  return found
}
