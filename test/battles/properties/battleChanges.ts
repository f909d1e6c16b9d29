/**
 * What must hold of every step of a battle.
 */
import type { Battles } from '../../../src/battles'
import { enemyOf } from '../../../src/battles/model/sides'
import { totalOf } from '../../../src/battles/model/counts'
import { regionIn } from '../../../src/battles/query/combat'
import { leadershipAt } from '../../../src/battles/query/leadership'
import type { Step } from '../../kernel/conformance'
import { hereIn } from './underWay'

type Check = (step: Step<Battles>) => ReadonlyArray<string>

/** Each side shows one Tactics token a round, and at most one Combat card. */
const shownOnce: Check = ({ events }) => {
  const faults: Array<string> = []
  let shown: Array<string> = []
  for (const event of events) {
    if (event.kind === 'RoundBegan') shown = []
    if (event.kind !== 'TacticsShown' && event.kind !== 'CombatCardShown') continue
    const name = `${event.kind} ${event.side}`
    if (shown.includes(name)) faults.push(`${name} twice`)
    shown.push(name)
  }
  return faults
}

/** A rout leaves a Unit at least, and one Damage at most. */
const routs: Check = ({ events }) =>
  events.some((event) => event.kind === 'Retreated' && event.rout)
    ? events.flatMap((event) =>
        event.kind === 'PartyLeft' && (event.damage > 1 || totalOf(event.units) === 0)
          ? [`a rout with ${event.damage} Damage`]
          : [],
      )
    : []

/** Only the defender leaves the battle; only the attacker comes into its Region. */
const places: Check = ({ before, events }) => {
  const { battle } = before.table
  if (battle === null) return []
  return events.flatMap((event) => {
    if (event.kind === 'Retreated')
      return event.side === enemyOf(battle.attacker) && event.from === battle.region
        ? []
        : ['a strange retreat']
    if (event.kind !== 'PartyMoved' || event.side !== battle.attacker) return []
    return event.to === battle.region && battle.armies.includes(event.from) ? [] : [`advance to ${event.to}`]
  })
}

/** Of the attacking Armies only that of the round takes Damage. */
const oneFights: Check = ({ before, after, events }) => {
  const { battle } = before.table
  if (battle === null || battle.armies.length < 2) return []
  const fighting = [battle.from, after.table.battle?.from]
  const attacks = (region: string) =>
    battle.armies.includes(region) && before.table.regions[region]?.army?.side === battle.attacker
  return events.flatMap((event) =>
    event.kind === 'DamageTaken' && attacks(event.region) && !fighting.includes(event.region)
      ? [`${event.region} takes Damage`]
      : [],
  )
}

/** Terrain Superiority gives one card at most. */
const superiority: Check = ({ before, action, events }) => {
  const top = before.stack[before.stack.length - 1]
  if (top?.kind !== 'decide/may' || top.vars.rule !== 'battle.superiority') return []
  const drawn = events.filter(({ kind }) => kind === 'CardDrawn').length
  return drawn <= (action.kind === 'accept' ? 1 : 0) ? [] : [`${drawn} cards for Terrain Superiority`]
}

/** Both Armies gone: nobody takes the Region. */
const bothGone: Check = ({ before, after, events }) => {
  const { battle } = before.table
  if (battle === null || battle.armies.length > 1 || after.table.battle !== null) return []
  const [one, other] = [after.table.regions[battle.from]?.army, after.table.regions[battle.region]?.army]
  if (one !== null || other !== null) return []
  return events.flatMap((event) =>
    event.kind === 'ControlChanged' && event.region === battle.region ? ['the Region changes hands'] : [],
  )
}

/** Dice that are rolled again: no more than the Total Leadership, each once. */
const rerolls: Check = ({ before, events }) => {
  const { battle } = before.table
  if (battle === null || before.stack[before.stack.length - 1]?.kind !== 'decide/reroll') return []
  return events.flatMap((event) => {
    if (event.kind !== 'DicePickedUp') return []
    const { changes, dice } = battle.sides[event.side]
    const places = event.dice.split('-')
    const most = leadershipAt(hereIn(before), event.side, regionIn(battle, event.side)) + changes.leadership
    const twice = new Set(places).size < places.length
    return places.length > Math.min(most, dice.length) || twice ? [`re-rolls ${event.dice} of ${most}`] : []
  })
}

/** Hits are the dice at or above the Target Number. */
const hits: Check = ({ after, events }) => {
  const { battle } = after.table
  const began = events.filter(({ kind }) => kind === 'RoundBegan').length
  if (battle === null || !battle.damaged || began > 0) return []
  return events.flatMap((event) => {
    if (event.kind !== 'HitsScored') return []
    const { changes, dice, target } = battle.sides[event.side]
    const scored = dice.filter(({ value, rerolled }) => {
      const counts = value + (rerolled ? changes.reroll : changes.combatRoll)
      return Math.min(6, Math.max(1, counts)) >= (changes.target ?? target)
    })
    return scored.length === event.hits ? [] : [`${event.hits} hits, ${scored.length} dice`]
  })
}

/** After the Damage of a round no Army has more of it than Units. */
const settled: Check = ({ after }) => {
  const { battle } = after.table
  const top = after.stack[after.stack.length - 1]
  if (battle === null || top?.kind !== 'decide/may' || top.vars.rule !== 'round.end') return []
  return [battle.region, ...battle.armies].filter((region) => {
    const army = after.table.regions[region]?.army
    return army !== null && army !== undefined && army.damage > totalOf(army.units)
  })
}

/** A casualty takes off a Unit, and its Damage goes with it, as far as there is any. */
const casualties: Check = ({ before, after, events }) => {
  const lost = events.flatMap((event) => (event.kind === 'UnitLost' ? [event] : []))
  const [first] = lost
  const dealt = events.some(
    ({ kind }) => kind === 'DamageTaken' || kind === 'DamageRemoved' || kind === 'ArmyArrived',
  )
  if (first === undefined || lost.length > 1 || dealt) return []
  const { region, side, type } = first
  const [was, now] = [before.table.regions[region]?.army, after.table.regions[region]?.army]
  if (was === null || was === undefined || now === null || now === undefined) return []
  const gone = was.damage - now.damage
  const worth = before.table.battle?.sides[side].changes.worth[type] ?? 2
  const fair = totalOf(was.units) - totalOf(now.units) === 1 && gone === Math.min(worth, was.damage)
  return events.some(({ kind }) => kind === 'PartyLeft') || fair ? [] : [`a casualty took ${gone} Damage off`]
}

/** The checks by name. */
export const BATTLE_CHANGES = {
  'INV-42: one Tactics token a round, at most one card': shownOnce,
  'INV-40: re-rolls within the Leadership, each die once': rerolls,
  'INV-41: hits are the dice at or above the Target Number': hits,
  'INV-44: a casualty is a Unit and two Damage, or what an ability says': casualties,
  'INV-44: after a round no Army has more Damage than Units': settled,
  'INV-45: a rout leaves a Unit and no more than one Damage': routs,
  'INV-46: the defender leaves, the attacker advances': places,
  'INV-47: only the Army of the round takes Damage': oneFights,
  'INV-48: superiority gives one card': superiority,
  'INV-49: both gone, nobody takes the Region': bothGone,
} satisfies Readonly<Record<string, Check>>
