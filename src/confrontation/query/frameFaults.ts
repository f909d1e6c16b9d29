/**
 * What can be wrong with a state beyond the pieces: a table that does not fit its config, or frames that do
 * not fit the table. Sentences, like all faults.
 */
import type { FrameOf, VarsOf } from '../../kernel/wiring'
import type { State } from '../model/bundle'
import type { AnyFrame, BattleVars, Frames } from '../model/frames'
import { ALL_CARDS } from './fighters'
import { countAt, has, onBoard, textOf } from './pieces'
import { specialIx } from './special'

const ALL_PIECES = 0x3ffff

/** The variables of a frame of the stack, if it is there. */
const varsOf = <K extends keyof Frames>({ stack }: State, kind: K): VarsOf<Frames, K> | undefined =>
  stack.find((frame): frame is AnyFrame & FrameOf<Frames, K> => frame.kind === kind)?.vars

/** The table fits the config: faces, special cards, games. */
export const configFaults = ({ config, table }: State): ReadonlyArray<string> => {
  const faults: Array<string> = []
  const { characters, specialCards } = config
  if (characters === 'classic' && table.variant !== 0)
    faults.push('a star side is fielded in the classic game')
  if (characters === 'variant' && table.variant !== ALL_PIECES)
    faults.push('a ring side is fielded in the variant game')
  if (table.turn !== -1 && characters !== 'draft-secret' && table.facesKnown !== ALL_PIECES)
    faults.push('faces are unknown that everybody knows')
  if (specialCards === 'none' && table.special !== 0) faults.push('special cards are not in use')
  const given = config.handicap.reduce((bits, card) => bits | (1 << specialIx(card)), 0)
  if (specialCards === 'handicap' && table.special !== given)
    faults.push('the special cards are not those of the handicap')
  if (config.games === 1 && (table.game !== 0 || table.points[0] !== 0 || table.points[1] !== 0))
    faults.push('a single game has no second one and no points from before')
  return faults
}

/**
 * The turn is that of its frame; a compelled piece is one of Sauron, on the board, named somewhere, and moves
 * in the turn of Sauron that follows at once.
 */
export const turnFaults = (state: State): ReadonlyArray<string> => {
  const { table, stack } = state
  const faults: Array<string> = []
  const frame = stack.find(({ kind }) => kind === 'turn')
  const turn = varsOf(state, 'turn')
  const begun = frame !== undefined && frame.at !== 'begin'
  const inTurns = stack.some(({ kind, at }) => kind === 'game' && at === 'turn')
  const early = begun ? !inTurns || table.turns === 0 : !inTurns && table.turn !== -1
  if (state.outcome === null && early)
    faults.push('turns are counted from the first, and none is before the set-up is done')
  if (begun && turn?.side !== table.turn) faults.push('it is the turn of the other side')
  const asked = varsOf(state, 'decide/turn')
  if (asked !== undefined && asked.side !== table.turn) faults.push('the other side is asked for its turn')
  const { compelled, compelledIn } = table
  const named = compelled >= 9 && onBoard(table, compelled) && compelledIn >= 0
  if (compelled >= 0 ? !named : compelledIn >= 0)
    faults.push('a compelled piece is one of Sauron, on the board, and named in a region')
  if (compelled >= 0 && asked?.side === 0)
    faults.push('a compelled piece moves at once: it is the turn of Sauron')
  return faults
}

const fighterFault = ({ table }: State, battle: BattleVars, side: 0 | 1): string | undefined => {
  const fighter = battle.fighters[side]
  if (fighter < 9 !== (side === 0)) return 'a fighter stands for the wrong side'
  if (((battle.retreated >> side) & 1) === 1) return undefined
  if (table.at[fighter] !== battle.region) return 'a fighter is not where the battle is'
  return has(table.revealed, fighter) ? undefined : 'a fighter is hidden'
}

/** Who attacks comes alone; while an opponent is sought, he and enemies are in the region. */
export const attackFaults = ({ table, stack }: State): ReadonlyArray<string> =>
  stack.flatMap((frame) => {
    if (frame.kind !== 'attack') return []
    const { attacker, region } = frame.vars
    if (countAt(table, attacker < 9 ? 0 : 1, region) > 1) return ['an attacker is not alone']
    if (frame.at === 'battle') return []
    return table.at[attacker] === region && countAt(table, attacker < 9 ? 1 : 0, region) > 0
      ? []
      : ['nobody is there to be attacked']
  })

/** The stages that lead to a move, an attack and a battle. */
const LEADS_TO: Readonly<Partial<Record<AnyFrame['kind'], ReadonlyArray<string>>>> = {
  move: ['turn@step', 'turn@move'],
  attack: ['move@attack'],
  battle: ['attack@battle'],
}

/** A move, an attack and a battle go on where they were begun. */
export const courseFaults = ({ stack }: State): ReadonlyArray<string> =>
  stack.flatMap(({ kind }, place) => {
    const below = stack[place - 1]
    const from = LEADS_TO[kind]
    return from === undefined || from.includes(`${below?.kind}@${below?.at}`)
      ? []
      : [`the ${kind} was not begun there`]
  })

/** Each side is asked for its card once; before it is down, the card of the Fellowship has done nothing. */
const cardFault = (state: State, battle: BattleVars): string | undefined => {
  const { fetched, played, refused, silenced, cloaked } = battle
  const chosen = varsOf(state, 'decide/cards')?.chosen
  const first = state.stack.some(({ at }) => at === 'firstCard')
  if (chosen !== undefined && ((chosen[0] === -2) !== first || (chosen[1] === -2) !== played[1] >= 0))
    return 'a side is asked for a card that is down, or too early'
  return played[0] < 0 && (refused || silenced || cloaked || fetched[0] >= 0)
    ? 'a card has an effect and was not played'
    : undefined
}

/** The strength that a companion beside him gives counts for the fighter who has that text. */
const strengthFault = ({ table }: State, { shownStrength, fighters }: BattleVars): string | undefined =>
  shownStrength === -1 || textOf(table, fighters[0]).strongerBeside?.strength === shownStrength
    ? undefined
    : 'a strength counts that no text gives'

const isOf = (card: number, side: 0 | 1): boolean => card < 0 || has(ALL_CARDS[side], card)

/** The battle is where the attack is, between revealed fighters of both sides, with cards of their own. */
export const battleFaults = (state: State): ReadonlyArray<string> => {
  const battle = varsOf(state, 'battle')
  const chosen = varsOf(state, 'decide/cards')?.chosen ?? [-1, -1]
  if (battle === undefined) return []
  const faults: Array<string> = []
  if (varsOf(state, 'attack')?.region !== battle.region) faults.push('the battle is not where the attack is')
  if (battle.defeated > 3 || battle.retreated > 3) faults.push('a battle has two sides')
  for (const fault of [cardFault(state, battle), strengthFault(state, battle)])
    if (fault !== undefined) faults.push(fault)
  for (const side of [0, 1] as const) {
    const fault = fighterFault(state, battle, side)
    if (fault !== undefined) faults.push(fault)
    const cards = [battle.played[side], battle.fetched[side], chosen[side]]
    if (!cards.every((card) => isOf(card, side))) faults.push('a card was played by the wrong side')
    if (chosen[side] >= 0 && !has(state.table.hand, chosen[side]))
      faults.push('a card was chosen that is not in hand')
  }
  return faults
}
