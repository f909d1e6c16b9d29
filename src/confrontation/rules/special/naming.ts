/**
 * A King Revealed and Crebain of Dunland: an enemy piece is named, in place of the turn. A hidden piece is
 * one of the hidden pieces of its region, taken by a named draw (ruling R33).
 */
import type { Named, PlayName } from '../../model/actions'
import {
  doing,
  drawing,
  procedure,
  returning,
  type Changed,
  type Here,
  type Violation,
} from '../../model/bundle'
import type { NamingVars, TurnVars } from '../../model/frames'
import { REGION_IDS, type Seat, type SpecialCardId } from '../../model/ids'
import type { PieceIx, RegionIx, SideIx } from '../../model/table'
import { other, regionId, regionIx } from '../../query/board'
import {
  characterId,
  hiddenAt,
  isRevealed,
  isRooted,
  nameOf,
  onBoard,
  pieceOf,
  PIECES,
  piecesAt,
  seatOf,
  sideId,
} from '../../query/pieces'
import { holds, specialCard, specialRule, SPECIALS } from '../../query/special'
import { changing, reveal } from '../changes'
import { insteadOfTurnViolations, otherUse, useTurn, type TurnPlay } from './play'

const isNaming = (card: SpecialCardId): boolean => {
  const { kind } = specialCard(card).text
  return kind === 'compelMove' || kind === 'revealForGood'
}

/** The own piece that must be shown to play the card, -1 if it is off the board, undefined if none must. */
const shower = ({ table, vars }: Here<TurnVars>, card: SpecialCardId): PieceIx | undefined => {
  const { text } = specialCard(card)
  if (text.kind !== 'compelMove') return undefined
  return PIECES[vars.side].find((one) => nameOf(table, one) === text.shownBy && onBoard(table, one)) ?? -1
}

/** Whether the named piece stands there: a revealed one by its character, or some hidden one. */
const isThere = ({ table, vars }: Here<TurnVars>, region: RegionIx, named: Named): boolean => {
  const enemy = other(vars.side)
  if (named === 'hidden') return hiddenAt(table, enemy, region).length > 0
  const piece = pieceOf(table, named)
  return piecesAt(table, enemy, region).includes(piece) && isRevealed(table, piece)
}

/** A revealed piece that cannot step forward cannot be compelled to. */
const isExempt = ({ table }: Here, card: SpecialCardId, piece: Named): boolean =>
  specialCard(card).text.kind === 'compelMove' && piece !== 'hidden' && isRooted(table, pieceOf(table, piece))

const violationsOf = (here: Here<TurnVars>, action: PlayName): ReadonlyArray<Violation> => {
  const { card, region, piece } = action
  const found = insteadOfTurnViolations(here, card)
  if (!isNaming(card)) return otherUse(found, card)
  const barred = shower(here, card) === -1 || isExempt(here, card, piece)
  if (barred || !isThere(here, regionIx(region), piece))
    found.push({ rule: specialRule(card), facts: { piece, region } })
  return found
}

const targetsIn = ({ table }: Here<TurnVars>, enemy: SideIx, region: RegionIx): ReadonlyArray<Named> => {
  const pieces = piecesAt(table, enemy, region)
  const revealed: ReadonlyArray<Named> = pieces
    .filter((piece) => isRevealed(table, piece))
    .map((piece) => characterId(table, piece))
  return revealed.length < pieces.length ? [...revealed, 'hidden'] : revealed
}

const optionsOf = (here: Here<TurnVars>, seat: Seat): ReadonlyArray<PlayName> => {
  const card = SPECIALS[here.vars.side].find(({ id }) => isNaming(id) && holds(here.table, id))?.id
  if (card === undefined || insteadOfTurnViolations(here, card).length > 0) return []
  if (shower(here, card) === -1) return []
  const options: Array<PlayName> = []
  for (const [place, region] of REGION_IDS.entries())
    for (const piece of targetsIn(here, other(here.vars.side), place))
      if (!isExempt(here, card, piece)) options.push({ seat, kind: 'playName', card, region, piece })
  return options
}

/** Plays the card. */
export const playName: TurnPlay<PlayName> = {
  options: optionsOf,
  violations: violationsOf,
  resolve: (here, change, { card, region, piece }) => {
    useTurn(change, here.vars.side, card)
    const shown = shower(here, card)
    if (shown !== undefined) reveal(change, shown, { rule: specialRule(card), card })
    const index = piece === 'hidden' ? -1 : pieceOf(here.table, piece)
    return { does: 'name', card, region: regionIx(region), piece: index }
  },
}

/** Whom a card is played against. */
const enemyOf = (card: SpecialCardId): SideIx => (specialCard(card).side === 'fellowship' ? 1 : 0)

const apply = (here: Here<NamingVars>): Changed => {
  const { table, config, vars } = here
  const { card, piece, region } = vars
  const change = changing(here)
  if (specialCard(card).text.kind === 'revealForGood') {
    reveal(change, piece, { rule: specialRule(card), card })
    change.table = { ...change.table, forGood: change.table.forGood | (1 << piece) }
    return change
  }
  const side = enemyOf(card)
  change.table = { ...table, compelled: piece, compelledIn: region }
  change.events.push({
    kind: 'PieceNamed',
    rule: specialRule(card),
    card,
    side: sideId(side),
    piece: characterId(table, piece),
    region: regionId(region),
    ...(isRevealed(table, piece) ? {} : { only: seatOf(config, table, side) }),
  })
  return change
}

/** Naming: which hidden piece it is, and what that means. */
export const naming = procedure('naming', [
  [
    'draw',
    drawing(
      ({ table, vars }) =>
        vars.piece >= 0
          ? undefined
          : {
              name: `${vars.card}.piece`,
              rule: 'other.chooseCharacter',
              outcomes: hiddenAt(table, enemyOf(vars.card), vars.region).map((one) =>
                characterId(table, one),
              ),
            },
      (here, piece) => ({
        table: here.table,
        events: [],
        vars: { ...here.vars, piece: pieceOf(here.table, piece) },
      }),
      ({ vars }, say) =>
        `${say(vars.card)} names one of the hidden pieces in ${say(regionId(vars.region))}: which is it?`,
    ),
  ],
  ['apply', doing(apply)],
  ['end', returning(() => null)],
])
