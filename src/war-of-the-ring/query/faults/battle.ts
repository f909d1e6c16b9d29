/**
 * What can be wrong with a battle in a saved game: that it is over while it goes on, that the two Armies
 * could not meet there, that more dice roll than there are, or that losses are asked of somebody else.
 */
import type { Rules } from '../../model/config'
import { REGIONS } from '../../data/regions'
import type { AnyFrame, BattleVars, CasualtiesVars } from '../../model/frames'
import { INSIDE, type Table } from '../../model/table'
import { forceAt, regionOf } from '../armies'
import { areAdjacent } from '../board'
import { toughness } from '../combat'
import { countIn, PIECES_OF, unitsIn, without } from '../pieces'
import { fault } from './fault'

type BattleFrame = Extract<AnyFrame, { readonly kind: 'battle' | 'cardEffects' }>

/** Where Armies can fight: beside each other, over the sea from coast to coast, or around a Stronghold. */
const canMeet = ({ kind, from, to }: BattleVars): boolean => {
  if (kind === 'siege') return to === from + INSIDE
  if (kind === 'sortie') return from === to + INSIDE
  const coasts = REGIONS[from]?.coast === true && REGIONS[to]?.coast === true
  return from < INSIDE && to < INSIDE && (areAdjacent(regionOf(from), regionOf(to)) || coasts)
}

const isWhole = (rules: Rules, { rearguard, side, from }: BattleVars, table: Table): boolean => {
  const there = forceAt(rules, table, side, from)
  return PIECES_OF(rules)[side].every(
    (piece) => countIn(rules, rearguard, piece) <= countIn(rules, there, piece),
  )
}

/** The stages of a battle at which it is over and something is asked yet. */
const AFTERWARDS: ReadonlySet<string> = new Set(['advance', 'excess'])

/** What is wrong with a battle, or with the effects of its Combat cards. */
export const battleFault = (rules: Rules, frame: BattleFrame, table: Table): string | undefined => {
  const { kind, at, vars } = frame
  if ((vars.end !== null) !== (kind === 'battle' && AFTERWARDS.has(at)))
    return fault(kind, vars.end === null ? 'the battle goes on' : 'the battle is over', 'battle.end')
  if (!canMeet(vars)) return fault('battle', 'these Armies cannot meet', 'battle.targets')
  if (!isWhole(rules, vars, table)) return fault('battle', 'the rearguard is not there', 'battle.rearguard')
  return Math.max(...vars.rolling) > rules.dice.combat.most
    ? fault('battle', 'more dice roll than there are', 'battle.fiveDice')
    : undefined
}

const suffers = (losses: CasualtiesVars, { side, from, to }: BattleVars): boolean =>
  losses.place === (losses.side === side ? from : to)

/** What is wrong with a question and the battle that asks it. */
export const battleQuestionFault = (top: AnyFrame, battle: BattleVars): string | undefined =>
  top.kind === 'decide/casualties' && !suffers(top.vars, battle)
    ? fault(top.kind, 'these losses are of another battle', 'battle.hits')
    : undefined

/** What is wrong with hits to take: none are left, or more than would be taken without a question. */
export const hitsFault = (rules: Rules, vars: CasualtiesVars, table: Table): string | undefined => {
  const targets = without(forceAt(rules, table, vars.side, vars.place), vars.spared)
  return vars.hits > 0 && unitsIn(targets) > 0 && vars.hits < toughness(rules, targets, vars.self)
    ? undefined
    : fault('decide/casualties', `${vars.hits} hits leave nothing to choose`, 'battle.hits')
}
