/**
 * Gandalf the White: a defeated character comes back, in place of the turn.
 */
import type { PlayReturn } from '../../model/actions'
import type { Here, Violation } from '../../model/bundle'
import type { TurnVars } from '../../model/frames'
import type { RegionId, SpecialCardId } from '../../model/ids'
import { DEFEATED, type PieceIx, type RegionIx } from '../../model/table'
import { violation } from '../../rulebook'
import { limitOf, other, regionIx } from '../../query/board'
import { afterMoved } from '../../query/knowledge'
import { characterId, countAt, nameOf, PIECES, sideId, sideOf } from '../../query/pieces'
import { holds, isUse, specialCard, specialRule, SPECIALS } from '../../query/special'
import type { Change } from '../changes'
import { insteadOfTurnViolations, otherUse, useTurn, type TurnPlay } from './play'

interface Returned {
  readonly piece: PieceIx
  readonly to: RegionIx
  readonly region: RegionId
}

const returnsWith = ({ table, vars }: Here<TurnVars>, card: SpecialCardId): Returned | undefined => {
  const { text } = specialCard(card)
  if (text.kind !== 'returnDefeated') return undefined
  const piece = PIECES[vars.side].find((one) => nameOf(table, one) === text.who)
  return piece === undefined ? undefined : { piece, to: regionIx(text.to), region: text.to }
}

const violationsOf = (here: Here<TurnVars>, { card }: PlayReturn): ReadonlyArray<Violation> => {
  const found = insteadOfTurnViolations(here, card)
  const { table, vars } = here
  const returned = returnsWith(here, card)
  if (returned === undefined) return isUse(card, 'playReturn') ? found : otherUse(found, card)
  const { piece, to, region } = returned
  const open = countAt(table, other(vars.side), to) === 0 && countAt(table, vars.side, to) < limitOf(to)
  if (table.at[piece] !== DEFEATED || !open)
    found.push(violation('special.gandalf-the-white', { piece: characterId(table, piece), region }))
  return found
}

const bringBack = (change: Change, { piece, to, region }: Returned, card: SpecialCardId): void => {
  const { table } = change
  const at = table.at.slice()
  at[piece] = to
  change.table = { ...table, at, ...afterMoved(table, piece, to, true) }
  change.events.push({
    kind: 'PieceReturned',
    rule: specialRule(card),
    card,
    side: sideId(sideOf(piece)),
    piece: characterId(table, piece),
    region,
  })
}

/** Plays the return. */
export const playReturn: TurnPlay<PlayReturn> = {
  options: (here, seat) =>
    SPECIALS[here.vars.side]
      .filter(({ id, text }) => text.kind === 'returnDefeated' && holds(here.table, id))
      .map(({ id }): PlayReturn => ({ seat, kind: 'playReturn', card: id }))
      .filter((action) => violationsOf(here, action).length === 0),
  violations: violationsOf,
  resolve: (here, change, { card }) => {
    useTurn(change, here.vars.side, card)
    const returned = returnsWith(here, card)
    if (returned !== undefined) bringBack(change, returned, card)
    return { does: 'nothing' }
  },
}
