/**
 * Movement: a piece goes its way, through the tunnel past whoever may strike there, and attacks on arrival.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { Strike } from '../../model/actions'
import {
  calling,
  doing,
  jumping,
  mayDo,
  procedure,
  returning,
  type Changed,
  type Here,
} from '../../model/bundle'
import { ask, start, type MoveVars } from '../../model/frames'
import type { PieceIx, SideIx, Table } from '../../model/table'
import { violation, type RuleId } from '../../rulebook'
import { other, regionId, TUNNEL_REGION } from '../../query/board'
import { afterStepper } from '../../query/extraSteps'
import { charactersWith, mayStand } from '../../query/knowledge'
import { characterId, countAt, piecesAt, ruleOf, seatOf, sideOf, textOf, type Text } from '../../query/pieces'
import { changing, defeat, relocate, reveal, type Cause, type Change } from '../changes'

const strikes = (text: Text): boolean => text.strikesTunnelFrom?.region === regionId(TUNNEL_REGION)

const STRIKERS = charactersWith(strikes)

const striker = (table: Table, side: SideIx): PieceIx | undefined =>
  piecesAt(table, side, TUNNEL_REGION).find((piece) => strikes(textOf(table, piece)))

/** The tunnel: do you strike the traveller? Asked whenever, for all he knows, you could (ruling R36). */
export const decideStrike = mayDo<'decide/strike', Strike>({
  takes: ['strike'],
  seat: (here) => seatOf(here.config, here.table, here.vars.side),
  offers: (here, seat) =>
    striker(here.table, here.vars.side) === undefined ? [] : [{ seat, kind: 'strike' }],
  violations: (here) =>
    striker(here.table, here.vars.side) !== undefined
      ? []
      : [violation('character.balrog', { piece: 'balrog' })],
  take: (here) => ({ table: here.table, events: NO_EVENTS, value: true }),
  passed: false,
  asks: () => 'Do you strike the traveller in the tunnel?',
  reads: ['movement.tunnel', 'character.balrog'],
})

const askStrike = ({ table, vars }: Here<MoveVars>) => {
  const enemy = other(sideOf(vars.piece))
  return mayStand(table, TUNNEL_REGION, STRIKERS) ? ask('decide/strike', { side: enemy }) : undefined
}

/** Who is struck down on an extra step, or on the same piece's move after it, is seen to be that piece. */
const follow = (change: Change, piece: PieceIx, cause: Cause): void => {
  if (change.table.extraStep === undefined) return
  reveal(change, piece, cause)
  change.table = { ...change.table, ...afterStepper(change.table, piece) }
}

const struckDown = (here: Here<MoveVars>): Changed => {
  const { table, vars } = here
  const by = vars.struck ? striker(table, other(sideOf(vars.piece))) : undefined
  if (by === undefined) return { table, events: NO_EVENTS }
  const change = changing(here)
  const cause = { rule: ruleOf(table, by) }
  reveal(change, by, cause)
  follow(change, vars.piece, cause)
  defeat(change, vars.piece, cause)
  return change
}

const RULES: Readonly<Record<'step' | 'river' | 'tunnel', RuleId>> = {
  step: 'movement.forward',
  river: 'movement.river',
  tunnel: 'movement.tunnel',
}

/** A move that only a power allows shows the piece as it moves (ruling R34). */
const arrive = (here: Here<MoveVars>): Changed => {
  const { piece, to, way } = here.vars
  const change = changing(here)
  const rule = way === 'power' ? ruleOf(here.table, piece) : RULES[way]
  if (way === 'power') {
    reveal(change, piece, { rule })
    change.events.push({
      kind: 'TextUsed',
      rule,
      side: sideOf(piece) === 0 ? 'fellowship' : 'sauron',
      piece: characterId(here.table, piece),
    })
  }
  relocate(change, piece, { to, way }, { rule })
  return change
}

const attackFrame = ({ table, vars }: Here<MoveVars>) =>
  countAt(table, other(sideOf(vars.piece)), vars.to) > 0
    ? start('attack', 'window', { attacker: vars.piece, region: vars.to, battles: 0, defender: -1 })
    : undefined

/** A move, to its last battle. Returns whether the piece arrived. */
export const move = procedure('move', [
  ['plain', jumping('arrive', ({ vars }) => vars.way !== 'tunnel')],
  ['strike', calling(askStrike, (vars, struck) => ({ ...vars, struck }))],
  ['struck', doing(struckDown)],
  ['gone', jumping('end', ({ vars }) => vars.struck)],
  ['arrive', doing(arrive)],
  ['attack', calling(attackFrame)],
  ['end', returning(({ vars }) => !vars.struck)],
])
