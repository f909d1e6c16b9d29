/**
 * The dice of a round and what works at its moments: the Combat Roll, the Leader Re-roll, cards and
 * abilities.
 */
import { dieAsked } from '../../../kernel/dice'
import { NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Draw,
  type Here,
  type Step,
} from '../../model/bundle'
import { ask, doingEffect } from '../../model/frames'
import { NONE, type NoVars } from '../../model/frames/words'
import type { MomentVars } from '../../model/frames/battle'
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/sides'
import { sure } from '../../model/sure'
import type { Battle, BattleDie, Fighter } from '../../model/json'
import { hasSucceeded, maneuversOf, rerollsOf, rowOf, targetOf } from '../../query/combat'
import { changed, changedTo, changing, happen, hereIn } from '../changes'
import { setFighter } from '../effects/instant'

const D6 = [1, 2, 3, 4, 5, 6] as const

/** The roll of a die of each side, and the roll of one that was picked up. */
const DIE_DRAWS = bySide((side): Draw<number> => ({
  name: `combat.${side}`,
  rule: 'round.roll',
  outcomes: D6,
}))
const REROLL_DRAWS = bySide((side): Draw<number> => ({
  name: `combat.${side}: re-roll`,
  rule: 'round.reroll',
  outcomes: D6,
}))

/** The dice lie ready and the Target Numbers are fixed. */
const prepare = (here: Here<NoVars>): Step<NoVars> => {
  const battle = sure(here.table.battle)
  const change = changing(here)
  for (const side of SIDES) {
    const row = rowOf(hereIn(change), battle, side)
    const dice = row.map((type): BattleDie => ({ type, value: 0, rerolled: false }))
    setFighter(change, side, { dice, target: targetOf(here, battle, side) })
  }
  return changed(change)
}

/** The next die that is to be rolled: the attacker's first. */
const nextDie = (battle: Battle): { readonly side: Side; readonly place: number } | undefined => {
  const side = nextSide(battle)
  return side === undefined ? undefined : { side, place: nextPlace(battle.sides[side]) }
}

/** The place of a side's next die, or -1. */
const nextPlace = ({ dice, toReroll }: Fighter): number => {
  for (let place = 0; place < dice.length; place++) if (dice[place]?.value === 0) return place
  return toReroll[0] ?? -1
}

/** The side whose die is to be rolled next. */
const nextSide = ({ attacker, sides }: Battle): Side | undefined => {
  if (nextPlace(sides[attacker]) >= 0) return attacker
  const defender = enemyOf(attacker)
  return nextPlace(sides[defender]) >= 0 ? defender : undefined
}

const dieDraw =
  (draws: BySide<Draw<number>>) =>
  ({ table }: Here): Draw<number> | undefined => {
    const side = nextSide(sure(table.battle))
    return side === undefined ? undefined : draws[side]
  }

/** Asks for the next die: whose it is, of which Unit, and how many are still to come. */
const asksDie =
  (roll: 'Combat Roll' | 'Leader Re-roll') =>
  ({ table }: Here, say: (id: string) => string): string => {
    const battle = sure(table.battle)
    const { side, place } = sure(nextDie(battle))
    const { dice, toReroll } = battle.sides[side]
    const type = dice[place]?.type ?? null
    const left = toReroll.length > 0 ? toReroll.length : dice.filter(({ value }) => value === 0).length
    return dieAsked(`${roll} of ${say(side)}${type === null ? '' : `, now for ${say(type)}`}`, left)
  }

const rolled = <V>(here: Here<V>, value: number): Step<V> => {
  const battle = sure(here.table.battle)
  const { side, place } = sure(nextDie(battle))
  const change = changing(here)
  const { dice, toReroll } = battle.sides[side]
  const { value: before, type: maneuver } = sure(dice[place])
  const again = before > 0
  const now = dice.slice()
  now[place] = { type: maneuver, value, rerolled: again }
  setFighter(change, side, { dice: now, toReroll: again ? toReroll.slice(1) : toReroll })
  const rule = again ? 'round.reroll' : 'round.roll'
  happen(change, { kind: 'BattleDieRolled', rule, side, maneuver, value, again })
  return changed(change)
}

/** The Combat Roll. */
export const combatRoll = procedure('combatRoll', [
  ['prepare', doing(prepare)],
  ['die', drawing(dieDraw(DIE_DRAWS), rolled<NoVars>, asksDie('Combat Roll'))],
  ['again', jumping('die', ({ table }) => nextSide(sure(table.battle)) !== undefined)],
  ['over', returning(() => null)],
])

type RerollVars = { readonly chosen: BySide<string> | null }

const rerollQuestion = (here: Here<RerollVars>) => {
  const battle = sure(here.table.battle)
  const answer = (side: Side) => (rerollsOf(here, battle, side) > 0 ? null : NONE)
  const [free, shadow] = [answer('free'), answer('shadow')]
  return free === null || shadow === null ? ask('decide/reroll', { free, shadow }) : undefined
}

const placesOf = (dice: string): ReadonlyArray<number> =>
  dice === NONE ? [] : dice.split('-').map((place) => Number(place) - 1)

const pickUp = (here: Here<RerollVars>): Step<RerollVars> => {
  const change = changing(here)
  const { chosen } = here.vars
  if (chosen !== null)
    for (const side of SIDES) {
      const dice = chosen[side]
      setFighter(change, side, { toReroll: placesOf(dice) })
      if (dice !== NONE) happen(change, { kind: 'DicePickedUp', rule: 'round.reroll', side, dice })
    }
  return changedTo(change, { chosen: null })
}

/** The Leader Re-roll: both choose at once. */
export const reroll = procedure('reroll', [
  ['choose', calling(rerollQuestion, (_, chosen): RerollVars => ({ chosen }))],
  ['pickUp', doing(pickUp)],
  ['die', drawing(dieDraw(REROLL_DRAWS), rolled<RerollVars>, asksDie('Leader Re-roll'))],
  ['again', jumping('die', ({ table }) => nextSide(sure(table.battle)) !== undefined)],
  ['over', returning(() => null)],
])

/** What works at a moment: the defender's card and abilities, then the attacker's. */
const gather = (here: Here<MomentVars>): Step<MomentVars> => {
  const battle = sure(here.table.battle)
  const { scenario } = here.rules
  const queue: Array<MomentVars['queue'][number]> = []
  for (const side of [enemyOf(battle.attacker), battle.attacker]) {
    const { card } = battle.sides[side]
    if (card !== null && scenario.cards[card]?.combat?.moment === here.vars.moment)
      queue.push({ list: `combat/${card}`, side })
    for (const type of maneuversOf(here, battle, side))
      if (
        sure(scenario.unitTypes[type]).ability.moment === here.vars.moment &&
        hasSucceeded(battle, side, type)
      )
        queue.push({ list: `unit/${type}`, side })
  }
  if (queue.length === 0) return { table: here.table, events: NO_EVENTS }
  return { table: here.table, events: NO_EVENTS, vars: { moment: here.vars.moment, queue } }
}

const tell = (here: Here<MomentVars>): Step<MomentVars> => {
  const { list, side } = sure(here.vars.queue[0])
  const change = changing(here)
  if (list.startsWith('unit/')) {
    const type = list.slice(5)
    const ability = sure(here.rules.scenario.unitTypes[type]).ability.name
    happen(change, { kind: 'AbilityUsed', rule: 'round.abilities', side, of: type, ability })
  }
  return changed(change)
}

/** A moment of the round. */
export const moment = procedure('moment', [
  ['gather', doing(gather)],
  ['next', jumping('over', ({ vars }) => vars.queue.length === 0)],
  ['tell', doing(tell)],
  [
    'effect',
    calling(
      ({ vars }: Here<MomentVars>) => {
        const { list, side } = sure(vars.queue[0])
        return doingEffect(list, side)
      },
      (vars): MomentVars => ({ moment: vars.moment, queue: vars.queue.slice(1) }),
    ),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])
