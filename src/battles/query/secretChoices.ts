/**
 * What a side may choose in secret in a battle: a Tactics token, a Combat card, dice to roll again. Asked
 * when the choice is made, and when it is imagined by somebody who has not seen it.
 */
import { REROLLS } from '../model/actions'
import type { Here } from '../model/bundle'
import { NONE } from '../model/frames/words'
import { bySide, COMMON_TACTICS, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { deckOfCard, handOf } from './cards'
import { isAvailable, rerollsOf } from './combat'
import { ofScenario } from '../model/remembered'

/** All Tactics tokens of each side. */
const tacticsIn = ofScenario(({ typesOf }) =>
  bySide((side): ReadonlyArray<string> => [...typesOf[side], ...COMMON_TACTICS]),
)

/** The Tactics tokens that a side may choose; what bars tokens leaves some token to choose. */
export const tokensFor = (here: Here, side: Side): ReadonlyArray<string> => {
  const battle = sure(here.table.battle)
  const open = tacticsIn(here.rules.scenario)[side].filter((token) => isAvailable(here, battle, side, token))
  return open.length > 0 ? open : COMMON_TACTICS
}

/** The cards of a hand that have a Combat half. */
export const combatCards = (here: Here, side: Side): ReadonlyArray<string> =>
  handOf(here, side).filter((card) => deckOfCard(here, card) === 'generic')

/** The sets of dice, each with its size and its last die. */
const SETS = REROLLS.map((set) => {
  const places = set === NONE ? [] : set.split('-').map(Number)
  return { set, size: places.length, last: Math.max(0, ...places) }
})

/** The sets of dice that a side may roll again; none is one of them. */
export const rerollsFor = (here: Here, side: Side): ReadonlyArray<string> => {
  const battle = sure(here.table.battle)
  const most = rerollsOf(here, battle, side)
  const dice = battle.sides[side].dice.length
  const open: Array<string> = []
  for (const { set, size, last } of SETS) if (size <= most && last <= dice) open.push(set)
  return open
}
