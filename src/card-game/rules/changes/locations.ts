/**
 * Locations, tokens and corruption change.
 */
import { at } from '../../../kernel/row'
import type { Token } from '../../model/ids'
import {
  ACTIVE,
  OF_FREE_PEOPLES,
  OF_SHADOW,
  PATH,
  WAITING,
  type BattlegroundIx,
  type PathIx,
  type SeatIx,
  type Spot,
  type Standing,
} from '../../model/spots'
import type { Tokens } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { copyId, defenderOf, groundAt, groundId, pathId, seatId } from '../../query/cards'
import { FIRST_WIELDER } from '../../model/spots'
import { activePath } from '../../query/places'
import { tokensOn } from '../../query/combat'
import { happen, type Change } from './change'

const withStanding = (
  list: ReadonlyArray<Standing>,
  place: number,
  standing: Standing,
): ReadonlyArray<Standing> => list.map((one, at) => (at === place ? standing : one))

/** Turns up a battleground. From the area of the side that attacks it, it does not defend itself. */
export const activateGround = (
  change: Change,
  battleground: BattlegroundIx,
  seat: SeatIx,
  rule: RuleId,
): void => {
  const { table } = change
  const from = at(table.battlegrounds, battleground)
  const taken = from === (defenderOf(battleground) === 0 ? OF_SHADOW : OF_FREE_PEOPLES)
  change.table = {
    ...table,
    battlegrounds: withStanding(table.battlegrounds, battleground, ACTIVE),
    bared: taken ? table.bared | (1 << battleground) : table.bared & ~(1 << battleground),
  }
  happen(change, {
    kind: 'BattlegroundActivated',
    rule,
    seat: seatId(seat),
    battleground: groundId(battleground),
    from: from === WAITING ? 'deck' : 'scoring',
  })
}

/** Turns up a path. */
export const activatePath = (change: Change, path: PathIx, seat: SeatIx, rule: RuleId): void => {
  const { table } = change
  change.table = { ...table, paths: withStanding(table.paths, path, ACTIVE) }
  happen(change, { kind: 'PathActivated', rule, seat: seatId(seat), path: pathId(path) })
}

/** Puts the location of a spot where it goes after its combat; its tokens go away. */
export const settleLocation = (change: Change, spot: Spot, standing: Standing): void => {
  const { table } = change
  const ground = groundAt(spot)
  const tokens = table.tokens.filter(({ on }) => on !== spot)
  change.table =
    spot === PATH
      ? { ...table, tokens, paths: withStanding(table.paths, activePath(table), standing) }
      : {
          ...table,
          tokens,
          bared: table.bared & ~(1 << ground),
          battlegrounds: withStanding(table.battlegrounds, ground, standing),
        }
}

/** Adds tokens to a location or a card. */
export const addTokens = (change: Change, on: Spot, token: Token, number: number): void => {
  if (number === 0) return
  const { table } = change
  const before = tokensOn(table, on)
  const stack: Tokens = {
    on,
    attack: before.attack,
    defense: before.defense,
    [token]: before[token] + number,
  }
  const tokens = [...table.tokens.filter((one) => one.on !== on), stack].sort((a, b) => a.on - b.on)
  change.table = { ...table, tokens }
  const path = activePath(table)
  const location =
    on === PATH ? pathId(path) : on < FIRST_WIELDER ? groundId(groundAt(on)) : copyId(on - FIRST_WIELDER)
  happen(change, { kind: 'TokensAdded', rule: 'combat.tokens', token, on: location, number })
}

/** Adds corruption. */
export const corrupt = (change: Change, number: number, rule: RuleId): void => {
  if (number === 0) return
  const corruption = change.table.corruption + number
  change.table = { ...change.table, corruption }
  happen(change, { kind: 'CorruptionAdded', rule, number, corruption })
}

/** Takes corruption away, as much as there is. */
export const cleanse = (change: Change, wanted: number): void => {
  const number = Math.min(wanted, change.table.corruption)
  const corruption = change.table.corruption - number
  change.table = { ...change.table, corruption }
  happen(change, { kind: 'CorruptionRemoved', rule: 'score.corruption', number, corruption })
}
