/**
 * Pieces on the march: how a party leaves its Region, goes on, and arrives. Shared by moves, attacks and
 * advances.
 */
import type { Counts, Side } from '../../model/sides'
import { sure } from '../../model/sure'
import { adding, without, countOf, totalOf } from '../../model/counts'
import type { Army } from '../../model/json'
import { armyOf, charactersIn } from '../../query/board'
import {
  arrive,
  driveOut,
  freeIfHome,
  happen,
  hereIn,
  leaveBehind,
  putCharacter,
  setArmy,
  setRegion,
  setTable,
  type Change,
} from '../changes'

const unitsAmong = (units: Counts, taken: Counts): Counts => {
  let going: Counts = {}
  for (const type in units) going = adding(going, type, countOf(taken, type))
  return going
}

/** The pieces that answers about a party name. */
const partyOf = (army: Army, taken: Counts): Army => ({
  side: army.side,
  units: unitsAmong(army.units, taken),
  damage: countOf(taken, 'damage'),
  leaders: countOf(taken, 'leaders'),
  tokens: countOf(taken, 'tokens'),
})

/** Everything in a Region: the whole Army with all its Characters. */
export const wholeParty = (change: Change, side: Side, region: string): Counts => {
  const { units, damage, leaders, tokens } = sure(armyOf(change.table, side, region))
  const characters = charactersIn(hereIn(change), side, region)
  return { ...units, damage, leaders, tokens, ...Object.fromEntries(characters.map((one) => [one, 1])) }
}

/** A party leaves its Region. */
export const depart = (change: Change, side: Side, region: string, taken: Counts): void => {
  const army = sure(armyOf(change.table, side, region))
  const going = partyOf(army, taken)
  const characters = charactersIn(hereIn(change), side, region).filter((one) => countOf(taken, one) > 0)
  happen(change, {
    kind: 'PartyLeft',
    rule: 'movement.split',
    side,
    from: region,
    units: going.units,
    damage: going.damage,
  })
  const units = without(army.units, going.units)
  const staying = { side, leaders: army.leaders - going.leaders, tokens: army.tokens - going.tokens }
  if (totalOf(units) > 0) setArmy(change, region, { ...staying, units, damage: army.damage - going.damage })
  else {
    setRegion(change, region, { army: null })
    leaveBehind(change, region, staying)
  }
  for (const one of characters) putCharacter(change, one, '*march')
  setTable(change, { march: { army: going, characters, from: region, at: region } })
}

/** The party on the march goes a Region further. */
export const goOn = (change: Change, to: string): void => {
  const march = sure(change.table.march)
  const { side } = march.army
  happen(change, { kind: 'PartyMoved', rule: 'movement.step', side, from: march.at, to })
  setTable(change, { march: { army: march.army, characters: march.characters, from: march.from, at: to } })
  driveOut(change, side, to)
  freeIfHome(change, side, to)
}

/** The party on the march has arrived. */
export const halt = (change: Change): void => {
  const march = sure(change.table.march)
  setTable(change, { march: null })
  for (const one of march.characters) putCharacter(change, one, march.at)
  arrive(change, march.at, march.army)
}
