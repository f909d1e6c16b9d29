/**
 * What must hold in every state of Battles of the War of the Ring, by the numbers of the digest of its rules.
 */
import { battles, type State } from '../../../src/battles'
import { faultsOf } from '../../../src/battles/query/faults'
import { scenarioOf } from '../../../src/battles/rulesets/rulesets'
import { SIDES } from '../../../src/battles/model/sides'
import { totalOf } from '../../../src/battles/model/counts'
import type { Army } from '../../../src/battles/model/json'
import { UNDER_WAY } from './underWay'

type Check = (state: State) => ReadonlyArray<string>

/** Whether a state lies between two actions: nobody is in the midst of a move, a battle or an effect. */
const isBetween = (state: State): boolean => {
  const top = state.stack[state.stack.length - 1]
  return top === undefined || top.kind === 'decide/action' || top.kind === 'decide/position'
}

const armies = (state: State): ReadonlyArray<readonly [string, Army]> =>
  Object.entries(state.table.regions).flatMap(([region, { army }]) => (army === null ? [] : [[region, army]]))

const between =
  (check: Check): Check =>
  (state) =>
    isBetween(state) ? check(state) : []

/** The checks that snapshots are held to: everything is conserved. */
const conserved: Check = (state) => faultsOf(scenarioOf(state.config), state)

const stacking = between((state) =>
  armies(state).flatMap(([region, { units }]) =>
    totalOf(units) > 5 ? [`${totalOf(units)} Units in ${region}`] : [],
  ),
)

const damage = between((state) =>
  armies(state).flatMap(([region, { units, damage: count }]) =>
    count > totalOf(units) ? [`${count} Damage on ${totalOf(units)} Units in ${region}`] : [],
  ),
)

const leadersWithUnits: Check = (state) =>
  armies(state).flatMap(([region, { units }]) => (totalOf(units) === 0 ? [`no Units in ${region}`] : []))

const noTokensAtTurn: Check = (state) => {
  const top = state.stack[state.stack.length - 1]
  if (top?.kind !== 'decide/position') return []
  const { aside } = state.table
  const behind = Object.values(state.table.regions).reduce(
    (sum, one) => sum + (one.leftBehind?.['tokens'] ?? 0),
    0,
  )
  const tokens = armies(state).reduce((sum, [, army]) => sum + army.tokens, aside + behind)
  return tokens > 0 ? [`${tokens} Leadership tokens at the beginning of a turn`] : []
}

const tokensNotUnderEnemies = between((state) =>
  Object.entries(state.table.regions).flatMap(([region, { army, recruits }]) =>
    SIDES.some((side) => army !== null && army.side !== side && recruits[side] > 0)
      ? [`enemy tokens under the Army in ${region}`]
      : [],
  ),
)

const controlled = between((state) =>
  Object.entries(state.table.regions).flatMap(([region, { army, controller }]) =>
    army !== null && controller !== null && army.side !== controller
      ? [`${region} is held by ${army.side}, controlled by ${controller}`]
      : [],
  ),
)

const hands = between((state) =>
  SIDES.flatMap((side) => {
    const count = state.table.cards.filter((at) => at === `${side}Hand`).length
    return count > 6 ? [`${side} holds ${count} cards`] : []
  }),
)

/** A game may end in the middle of something: a card takes Fate to its end and stays in play. */
const nothingUnderWay = between((state) =>
  state.outcome !== null
    ? []
    : [
        ...(state.table.march === null ? [] : ['a march between actions']),
        ...(state.table.battle === null ? [] : ['a battle between actions']),
        ...(state.table.cards.includes('inPlay') ? ['a card in play between actions'] : []),
      ],
)

const fate: Check = (state) => {
  const { endgame } = scenarioOf(state.config).doc.fate
  const over = state.outcome?.rule === 'turn.endgameAtOnce'
  return state.table.fate >= endgame === over ? [] : [`Fate at ${state.table.fate}, over: ${over}`]
}

/** The invariants by name. */
export const INVARIANTS = {
  'INV-1, 3, 6, 7, 11, 18, 25, 30, 31: everything is conserved': conserved,
  'INV-2: no more than five Units': stacking,
  'INV-4: no more Damage than Units': damage,
  'INV-5: Leaders and tokens are with Units': leadersWithUnits,
  'INV-9: no Leadership tokens when a turn begins': noTokensAtTurn,
  'INV-12: no enemy tokens under an Army': tokensNotUnderEnemies,
  'INV-15: a place belongs to the Army in it': controlled,
  'INV-26: no more than six cards': hands,
  'nothing is under way between actions': nothingUnderWay,
  'INV-30: Fate at its end is a victory': fate,
  ...UNDER_WAY,
} satisfies Readonly<Record<string, Check>>

/** The game under test. */
export const GAME = battles
