/**
 * Resolve Character Abilities: the Fellowship's text first, then Sauron's. Questions about texts that may be
 * used, and the texts that act by themselves.
 */
import { NO_EVENTS } from '../../../kernel/types'
import type { ForbidCards, ShowBeside, Swap } from '../../model/actions'
import { mayDo, type Here, type Step, type Violation } from '../../model/bundle'
import { ask, type BattleAskVars, type BattleVars, type TextAnswer } from '../../model/frames'
import { NAMES, type Name } from '../../model/ids'
import type { PieceIx, SideIx } from '../../model/table'
import { regionId } from '../../query/board'
import { fighterText, isRole, isSilencer } from '../../query/fighters'
import { charactersWith, mayStand } from '../../query/knowledge'
import { characterId, countAt, nameOf, pieceOf, piecesAt, ruleOf, seatOf, sideId } from '../../query/pieces'
import { neighboursToSwap } from '../../query/retreats'
import { changing, relocate, reveal, type Change } from '../changes'
import { askAvoid } from './avoid'
import { bitOf, withDefeat, withRetreat, withSide } from './newBattle'

const ownViolation = (here: Here<BattleAskVars>): Violation => {
  const fighter = here.vars.battle.fighters[here.vars.side]
  return { rule: ruleOf(here.table, fighter), facts: { piece: characterId(here.table, fighter) } }
}

const textUsed = (here: Here<BattleAskVars>): Change => {
  const change = changing(here)
  const { side, battle } = here.vars
  const piece = battle.fighters[side]
  const rule = ruleOf(here.table, piece)
  change.events.push({ kind: 'TextUsed', rule, side: sideId(side), piece: characterId(here.table, piece) })
  return change
}

/** The companion who, shown beside the fighter, makes him stronger; undefined if he is not there. */
const companion = ({ table, vars }: Here<BattleAskVars>): PieceIx | undefined => {
  const whom = fighterText(table, vars.battle, vars.side).strongerBeside?.whom
  return piecesAt(table, vars.side, vars.battle.region).find((piece) => nameOf(table, piece) === whom)
}

const PASSED: TextAnswer = { does: 'pass' }

const seatAsked = (here: Here<BattleAskVars>) => seatOf(here.config, here.table, here.vars.side)

/** Do you show the companion beside your fighter? */
export const decideShowBeside = mayDo<'decide/showBeside', ShowBeside>({
  takes: ['showBeside'],
  seat: seatAsked,
  offers: (here, seat) => {
    const beside = companion(here)
    return beside === undefined ? [] : [{ seat, kind: 'showBeside', piece: characterId(here.table, beside) }]
  },
  violations: (here, { piece }) =>
    pieceOf(here.table, piece) === companion(here) ? [] : [ownViolation(here)],
  take: (here, { piece }) => {
    const { side, battle } = here.vars
    const change = textUsed(here)
    reveal(change, pieceOf(here.table, piece), { rule: ruleOf(here.table, battle.fighters[side]) })
    const strength = fighterText(here.table, battle, side).strongerBeside?.strength ?? 0
    const value: TextAnswer = { does: 'show', strength }
    return { table: change.table, events: change.events, value }
  },
  passed: PASSED,
  asks: (here) => `Do you show a companion of ${nameOf(here.table, here.vars.battle.fighters[0])}?`,
  reads: ['character.sam-classic'],
})

const swapPlaces = (here: Here<BattleAskVars>, { piece }: Swap) => {
  const { side, battle } = here.vars
  const fighter = battle.fighters[side]
  const newcomer = pieceOf(here.table, piece)
  const home = here.table.at[newcomer] ?? -1
  const cause = { rule: ruleOf(here.table, fighter) }
  const change = textUsed(here)
  reveal(change, newcomer, cause)
  relocate(change, fighter, { to: home, way: 'swap' }, cause)
  relocate(change, newcomer, { to: battle.region, way: 'swap' }, cause)
  const value: TextAnswer = { does: 'swap', piece: newcomer }
  return { table: change.table, events: change.events, value }
}

/** With whom does your fighter change places? */
export const decideSwap = mayDo<'decide/swap', Swap>({
  takes: ['swap'],
  seat: seatAsked,
  offers: (here, seat) =>
    neighboursToSwap(here.table, here.vars.side, here.vars.battle.region).map((piece) => ({
      seat,
      kind: 'swap',
      piece: characterId(here.table, piece),
    })),
  violations: (here, action) => {
    const near = neighboursToSwap(here.table, here.vars.side, here.vars.battle.region)
    return near.includes(pieceOf(here.table, action.piece)) ? [] : [ownViolation(here)]
  },
  take: swapPlaces,
  passed: PASSED,
  asks: (here) => `Does ${nameOf(here.table, here.vars.battle.fighters[0])} change places with a neighbour?`,
  reads: ['character.smeagol'],
})

/** Do you declare that no combat cards are played? */
export const decideForbidCards = mayDo<'decide/forbidCards', ForbidCards>({
  takes: ['forbidCards'],
  seat: seatAsked,
  offers: (_, seat) => [{ seat, kind: 'forbidCards' }],
  violations: () => [],
  take: (here) => {
    const change = textUsed(here)
    const rule = ruleOf(here.table, here.vars.battle.fighters[here.vars.side])
    change.events.push({ kind: 'CardsForbidden', rule, side: sideId(here.vars.side) })
    return { table: change.table, events: change.events, value: { does: 'forbid' } satisfies TextAnswer }
  },
  passed: PASSED,
  asks: () => 'Do you declare that no combat cards are played?',
  reads: ['character.aragorn-variant', 'character.saruman-classic'],
})

/** The characters of a name, both versions. */
const BEARERS = new Map<Name, ReadonlyArray<number>>(
  NAMES.map((name) => [name, charactersWith((_, one) => one === name)]),
)

/** The question about the Fellowship fighter's text, if there is one. */
export const askFellowshipText = (here: Here<BattleVars>) => {
  const { table, vars } = here
  if (vars.textOff) return undefined
  const text = fighterText(table, vars, 0)
  const attacked = vars.attacker === 1
  const whom = text.strongerBeside?.whom
  if (whom !== undefined)
    return attacked && mayStand(table, vars.region, BEARERS.get(whom) ?? [])
      ? ask('decide/showBeside', { side: 0, battle: vars })
      : undefined
  if (text.swapsWithNeighbour !== undefined)
    return attacked &&
      countAt(table, 0, vars.region) === 1 &&
      neighboursToSwap(table, 0, vars.region).length > 0
      ? ask('decide/swap', { side: 0, battle: vars })
      : undefined
  if (text.forbidsCards !== undefined) return askForbid(here, 0)
  return askAvoid(here, 0)
}

/** The question whether cards are played, if the side's text grants it and cards are not ruled out yet. */
export const askForbid = ({ table, vars }: Here<BattleVars>, side: SideIx) => {
  const when = fighterText(table, vars, side).forbidsCards?.when
  return !vars.noCards && when !== undefined && isRole(vars, side, when)
    ? ask('decide/forbidCards', { side, battle: vars })
    : undefined
}

/** The battle after an answer about a side's text. */
export const receiveText =
  (side: SideIx) =>
  (battle: BattleVars, answer: TextAnswer): BattleVars => {
    switch (answer.does) {
      case 'pass':
        return battle
      case 'retreat':
        return withRetreat(battle, side)
      case 'forbid':
        return { ...battle, noCards: true }
      case 'show':
        return { ...battle, shownStrength: answer.strength }
      case 'replace': {
        const fighters = withSide(battle.fighters, side, answer.piece)
        return { ...battle, fighters, shownStrength: answer.strength }
      }
      case 'swap':
        return { ...battle, fighters: withSide(battle.fighters, side, answer.piece), newcomer: true }
    }
  }

const acted = (here: Here<BattleVars>, side: SideIx, defeated: number): Step<BattleVars> => {
  const { table, vars } = here
  const piece = vars.fighters[side]
  const rule = ruleOf(table, piece)
  const events = [{ kind: 'TextUsed', rule, side: sideId(side), piece: characterId(table, piece) } as const]
  return { table, events, vars: withDefeat(vars, defeated, rule) }
}

/** Texts that defeat before any card is played. */
export const instantText =
  (side: SideIx) =>
  (here: Here<BattleVars>): Step<BattleVars> => {
    const { table, vars } = here
    const text = fighterText(table, vars, side)
    const enemy: SideIx = side === 0 ? 1 : 0
    if (text.defeatsBoth !== undefined) return acted(here, side, 3)
    if (text.defeats !== undefined && nameOf(table, vars.fighters[enemy]) === text.defeats.whom)
      return acted(here, side, bitOf(enemy))
    if (text.defeatsFirstAttacked !== undefined && vars.attacker === side && vars.first)
      return acted(here, side, bitOf(enemy))
    return { table, events: NO_EVENTS }
  }

/** Opens the battle: both fighters are shown, and it is settled whether the Fellowship's text counts. */
export const openBattle = (here: Here<BattleVars>) => {
  const { table, vars } = here
  const change = changing(here)
  const [attacker, defender] =
    vars.attacker === 0 ? vars.fighters : ([vars.fighters[1], vars.fighters[0]] as const)
  change.events.push({
    kind: 'BattleBegan',
    rule: 'battle.attack',
    region: regionId(vars.region),
    attacker: characterId(table, attacker),
    defender: characterId(table, defender),
  })
  reveal(change, attacker, { rule: 'battle.reveal' })
  reveal(change, defender, { rule: 'battle.reveal' })
  return {
    table: change.table,
    events: change.events,
    vars: isSilencer(table, vars) ? { ...vars, textOff: true } : vars,
  }
}
