/**
 * The end of a round (chapter VI): the attacker may cease. A siege battle is over after its round, unless
 * the attacker reduces an Elite for another one.
 */
import type { Rules } from '../../model/config'
import { NO_EVENTS } from '../../../kernel/types'
import type { Cease, Fight, Reduce } from '../../model/actions'
import type { Here, Question, Step } from '../../model/bundle'
import { ask, type BattleVars } from '../../model/frames'
import type { PieceIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { regionOf } from '../../query/armies'
import { nationId, regionId } from '../../query/board'
import { fighters, unitKinds } from '../../query/combat'
import { countIn, isElite, nationOfPiece, pieceId, pieceIx, sideOfPiece } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changing, ends } from '../changes/change'
import { hasReplacement, reduce } from '../changes/figures'
import { quiet } from './attack'

/** The battle after the attacker has had enough. */
export const ceased = (vars: BattleVars): BattleVars => ({ ...vars, end: 'ceased' })

/** Does the attacker go on? */
export const decideCease: Question<'decide/cease', Cease | Fight> = {
  answers: ['cease', 'fight'],
  seats: (here) => [seatOf(here, 'army', here.vars.side, here.vars.from)],
  options: (_, seat) => [
    { seat, kind: 'cease' },
    { seat, kind: 'fight' },
  ],
  violations: () => [],
  resolve: ({ table }, { kind }) => ({ table, events: NO_EVENTS, value: kind === 'cease' }),
  asks: () => 'Do you cease the attack, or fight another round?',
  reads: ['battle.cease', 'siege.sortieCeases'],
}

/** The Elites that the attacker can reduce for another round (ruling OR-34). */
const extensions = (rules: Rules, table: Table, vars: BattleVars): ReadonlyArray<PieceIx> =>
  unitKinds(rules, vars.side, fighters(rules, table, vars, 0)).filter(
    (piece) => isElite(rules, piece) && hasReplacement(rules, table, piece),
  )

/** Whether another round of a siege battle has to be bought. */
const needsExtension = ({ kind, round, rounds }: BattleVars): boolean => kind === 'siege' && round >= rounds

/** The question whether to cease, where another round costs nothing. */
export const askCease = ({ vars }: Here<BattleVars>) =>
  needsExtension(vars) || !vars.mayCease ? undefined : ask('decide/cease', vars)

/** A siege battle ends by itself if it cannot be extended. */
export const endSiegeBattle = (here: Here<BattleVars>): Step<BattleVars> => {
  const { table, vars } = here
  if (!needsExtension(vars) || extensions(here.rules, table, vars).length > 0) return quiet(here)
  return { table, events: NO_EVENTS, vars: ceased(vars) }
}

/** The question whether to extend it. */
export const askExtension = ({ vars }: Here<BattleVars>) =>
  needsExtension(vars) ? ask('decide/extend', vars) : undefined

/** Is an Elite reduced for another round? */
export const decideExtend: Question<'decide/extend', Cease | Reduce> = {
  answers: ['cease', 'reduce'],
  seats: (here) => [seatOf(here, 'army', here.vars.side, here.vars.from)],
  options: ({ rules, table, vars }, seat) => [
    { seat, kind: 'cease' },
    ...extensions(rules, table, vars).map((piece): Reduce => ({
      seat,
      kind: 'reduce',
      piece: pieceId(rules, piece),
    })),
  ],
  violations: ({ rules, table, vars }, action) => {
    if (action.kind === 'cease') return []
    const piece = pieceIx(rules, action.piece)
    if (extensions(rules, table, vars).includes(piece)) return []
    return isElite(rules, piece) &&
      sideOfPiece(rules, piece) === vars.side &&
      countIn(rules, fighters(rules, table, vars, 0), piece) > 0
      ? [violation('battle.replacement', { nation: nationId(nationOfPiece(rules, piece)) })]
      : [violation('siege.extend', { region: regionId(regionOf(vars.to)), piece: action.piece })]
  },
  resolve: ({ rules, table, vars }, action) => {
    if (action.kind === 'cease') return { table, events: NO_EVENTS, value: false }
    const change = changing({ rules, table })
    reduce(change, pieceIx(rules, action.piece), vars.from, 'siege.extend')
    return ends(change, true)
  },
  asks: () => 'Is an Elite reduced to a Regular for another round of the siege?',
  reads: ['siege.extend', 'siege.goesOn'],
}
