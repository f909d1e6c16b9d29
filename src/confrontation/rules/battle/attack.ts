/**
 * The attack: who is fought, and battle after battle until no enemy is left or the attacker is gone.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { nameOf } from '../../data/names'
import type { AttackHidden, AttackRevealed } from '../../model/actions'
import {
  calling,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
  type Draw,
} from '../../model/bundle'
import { ask, start, type AttackVars } from '../../model/frames'
import type { CharacterId } from '../../model/ids'
import type { PieceIx } from '../../model/table'
import { violation } from '../../rulebook'
import { other, regionId } from '../../query/board'
import { characterId, countAt, isRevealed, pieceOf, piecesAt, seatOf, sideOf } from '../../query/pieces'
import { opensWindow } from '../special/palantir'
import { newBattle } from './newBattle'

const enemies = ({ table, vars }: Here<AttackVars>): ReadonlyArray<PieceIx> =>
  piecesAt(table, other(sideOf(vars.attacker)), vars.region)

/** The attacker chooses when an enemy is revealed, also if he stands there alone. */
const mayChoose = (here: Here<AttackVars>): boolean =>
  enemies(here).some((piece) => isRevealed(here.table, piece))

/** Whom do you attack: one who is revealed, or whichever hidden one comes up? */
export const decideOpponent: Question<'decide/opponent', AttackRevealed | AttackHidden> = {
  answers: ['attackRevealed', 'attackHidden'],
  seats: (here) => [seatOf(here.config, here.table, sideOf(here.vars.attacker))],
  options: (here, seat) => {
    const there = enemies(here)
    const revealed = there.filter((piece) => isRevealed(here.table, piece))
    const named = revealed.map((piece): AttackRevealed => ({
      seat,
      kind: 'attackRevealed',
      piece: characterId(here.table, piece),
    }))
    return revealed.length < there.length ? [...named, { seat, kind: 'attackHidden' }] : named
  },
  violations: (here, action) => {
    const there = enemies(here)
    const region = regionId(here.vars.region)
    if (action.kind === 'attackHidden')
      return there.some((piece) => !isRevealed(here.table, piece))
        ? []
        : [violation('battle.randomOpponent', { region })]
    const piece = pieceOf(here.table, action.piece)
    return there.includes(piece) && isRevealed(here.table, piece)
      ? []
      : [violation('battle.opponent', { piece: action.piece, region })]
  },
  resolve: (here, action) => ({
    table: here.table,
    events: NO_EVENTS,
    value: action.kind === 'attackHidden' ? -1 : pieceOf(here.table, action.piece),
  }),
  asks: (here) => `Whom do you attack in ${nameOf(regionId(here.vars.region))}?`,
  reads: ['battle.opponent', 'battle.randomOpponent'],
}

const askWindow = (here: Here<AttackVars>) => {
  const side = sideOf(here.vars.attacker)
  return opensWindow(here) && !mayChoose(here) ? ask('decide/window', { side }) : undefined
}

/** One of the hidden enemies, unless a revealed one was named. */
const drawOpponent = (here: Here<AttackVars>): Draw<CharacterId> | undefined => {
  if (here.vars.defender >= 0) return undefined
  const hidden = enemies(here).filter((piece) => !isRevealed(here.table, piece))
  return {
    name: 'battle.opponent',
    rule: 'battle.randomOpponent',
    outcomes: hidden.map((piece) => characterId(here.table, piece)),
  }
}

const fightsOn = ({ table, vars }: Here<AttackVars>): boolean =>
  table.at[vars.attacker] === vars.region && countAt(table, other(sideOf(vars.attacker)), vars.region) > 0

/** An attack on a region. */
export const attack = procedure('attack', [
  ['window', calling(askWindow)],
  [
    'opponent',
    calling(
      (here) => (mayChoose(here) ? ask('decide/opponent', here.vars) : undefined),
      (vars, defender) => ({ ...vars, defender }),
    ),
  ],
  [
    'draw',
    drawing(
      drawOpponent,
      (here, piece) => ({
        table: here.table,
        events: NO_EVENTS,
        vars: { ...here.vars, defender: pieceOf(here.table, piece) },
      }),
      ({ vars }, say) => `Which of the pieces in ${say(regionId(vars.region))} is attacked?`,
    ),
  ],
  [
    'battle',
    calling(
      ({ vars }) => start('battle', 'reveal', newBattle(vars)),
      (vars) => ({ ...vars, defender: -1, battles: vars.battles + 1 }),
    ),
  ],
  ['next', jumping('window', fightsOn)],
  ['end', returning(() => null)],
])
