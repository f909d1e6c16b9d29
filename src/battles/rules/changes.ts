/**
 * The changes that all chapters share: Units, Damage, Leaders, Characters, control, cards, tokens. Each says
 * what happened. A Change is local to one stage and never escapes.
 */
import type { Changed, Here, Step } from '../model/bundle'
import {
  amended,
  armyCopy,
  forSide,
  regionCopy,
  tableCopy,
  tokensCopy,
  withNobodyBehind,
  type Draft,
} from '../model/drafts'
import type { Event } from '../model/events'
import { enemyOf, type Counts, type Side } from '../model/sides'
import { sure } from '../model/sure'
import { adding, behindIn, together, totalOf } from '../model/counts'
import {
  GIVEN,
  HAND,
  type Army,
  type Battle,
  type CardPlace,
  type Dice,
  type RegionState,
} from '../model/json'
import type { Table } from '../model/table'
import type { RuleId } from '../rulebook'
import { armyOf, charactersIn, heldRegions, regionAt, unitsOf } from '../query/board'
import { deckOfCard, withCardAt } from '../query/cards'

/** A change in the making. */
export interface Change {
  readonly here: Here
  readonly events: Array<Event>
  table: Table
  /** The table, once it is a copy of its own. */
  own: Draft<Table> | undefined
}

/** Begins a change. */
export const changing = (here: Here): Change => ({
  here,
  events: [],
  table: here.table,
  own: undefined,
})

/** The rules and the table as they are in the midst of a change. */
export const hereIn = (change: Change): Here => ({
  rules: change.here.rules,
  config: change.here.config,
  table: change.table,
  vars: change.here.vars,
})

/** What a change leaves behind. */
export const changed = ({ table, events }: Change): Changed => ({ table, events })

/** What a change leaves behind, with new variables. */
export const changedTo = <V>({ table, events }: Change, vars: V): Step<V> => ({ table, events, vars })

/** What an answer that changes the table leaves behind, with its value. */
export const resolvedTo = <A>({ table, events }: Change, value: A): Changed & { readonly value: A } => ({
  table,
  events,
  value,
})

/** Tells what happened. */
export const happen = (change: Change, event: Event): void => {
  change.events.push(event)
}

/** The table of a change, to be changed in place: it is copied once, and nobody else has the copy yet. */
const tableOf = (change: Change): Draft<Table> => {
  if (change.own !== undefined) return change.own
  const own = tableCopy(change.table)
  change.own = own
  change.table = own
  return own
}

/** Changes fields of the table. */
export const setTable = (change: Change, fields: Partial<Table>): void => {
  Object.assign(tableOf(change), fields)
}

const putRegion = (change: Change, region: string, now: RegionState): void => {
  tableOf(change).regions = { ...change.table.regions, [region]: now }
}

/** Changes fields of a Region. */
export const setRegion = (change: Change, region: string, fields: Partial<RegionState>): void =>
  putRegion(change, region, amended(regionCopy(regionAt(change.table, region)), fields))

const putArmy = (change: Change, region: string, army: Army | null): void => {
  const now = regionCopy(regionAt(change.table, region))
  now.army = army
  putRegion(change, region, now)
}

/** Changes the battle that is being fought. */
export const setBattle = (change: Change, battle: Battle | null): void => {
  tableOf(change).battle = battle
}

/** Sets the Army of a side in a Region; one without Units is none, and nothing stays with it. */
export const setArmy = (change: Change, region: string, army: Army): void => {
  const alive = totalOf(army.units) > 0
  const left = alive ? 0 : army.leaders + army.tokens
  if (left > 0)
    happen(change, { kind: 'LeadersRemoved', rule: 'pieces.attached', side: army.side, region, count: left })
  putArmy(change, region, alive ? army : null)
}

const armyAt = ({ table }: Change, side: Side, region: string): Army =>
  armyOf(table, side, region) ?? { side, units: {}, damage: 0, leaders: 0, tokens: 0 }

/** Leaders or tokens stay at an advance without an Army. */
export const leaveBehind = (
  change: Change,
  region: string,
  { side, leaders, tokens }: Pick<Army, 'side' | 'leaders' | 'tokens'>,
): void => {
  const count = leaders + tokens
  if (count === 0) return
  setRegion(change, region, { leftBehind: adding(adding({}, 'leaders', leaders), 'tokens', tokens) })
  happen(change, { kind: 'LeadersStayed', rule: 'advance.leaders', side, region, count })
}

/** Nobody is left behind any more. */
export const leaveNobody = (change: Change, region: string): void =>
  putRegion(change, region, withNobodyBehind(regionAt(change.table, region)))

/** Leaders or tokens of the enemy that were left behind go when Units come. */
export const driveOut = (change: Change, side: Side, region: string): void => {
  const enemy = enemyOf(side)
  const count = behindIn(regionAt(change.table, region), enemy === 'free' ? 'leaders' : 'tokens')
  if (count === 0) return
  leaveNobody(change, region)
  happen(change, { kind: 'LeadersRemoved', rule: 'pieces.attached', side: enemy, region, count })
}

/** The Army to which Units come: those of its side that were left behind there are with it. */
const joined = (change: Change, side: Side, region: string): Army => {
  driveOut(change, side, region)
  const army = armyAt(change, side, region)
  const there = regionAt(change.table, region)
  if (there.leftBehind === undefined) return army
  leaveNobody(change, region)
  return amended(armyCopy(army), {
    leaders: army.leaders + behindIn(there, 'leaders'),
    tokens: army.tokens + behindIn(there, 'tokens'),
  })
}

/** A Settlement or Stronghold is freed by the first Unit of its home side that moves in. */
export const freeIfHome = (change: Change, side: Side, region: string): void => {
  const home = change.here.rules.scenario.regions[region]?.home
  if (home !== side || regionAt(change.table, region).controller === side) return
  setRegion(change, region, { controller: side })
  happen(change, { kind: 'ControlChanged', rule: 'control.freed', region, side })
}

/** Places a Unit. */
export const placeUnit = (change: Change, side: Side, region: string, type: string): void => {
  const army = joined(change, side, region)
  setArmy(change, region, amended(armyCopy(army), { units: adding(army.units, type, 1) }))
  happen(change, { kind: 'UnitPlaced', rule: 'recruit.direct', side, region, type })
  freeIfHome(change, side, region)
  destroyTokens(change, side, region)
}

/** Enemy tokens in a Region with an Army are destroyed. */
export const destroyTokens = (change: Change, side: Side, region: string): void => {
  const enemy = enemyOf(side)
  const count = regionAt(change.table, region).recruits[enemy]
  if (count > 0) removeRecruits(change, enemy, region, { count, rule: 'recruit.destroyed' })
}

/** Takes Recruitment tokens off the board, out of the game. */
export const removeRecruits = (
  change: Change,
  side: Side,
  region: string,
  { count, rule }: { readonly count: number; readonly rule: RuleId },
): void => {
  const { recruits } = regionAt(change.table, region)
  setRegion(change, region, { recruits: forSide(recruits, side, recruits[side] - count) })
  const tokens = change.table.tokens[side]
  const out = amended(tokensCopy(tokens), { out: tokens.out + count })
  setTable(change, { tokens: forSide(change.table.tokens, side, out) })
  happen(change, { kind: 'TokensRemoved', rule, side, region, count })
}

/** Puts pieces into a Region: they merge with the Army there. */
export const arrive = (change: Change, region: string, force: Army): void => {
  const army = joined(change, force.side, region)
  setArmy(change, region, {
    side: force.side,
    units: together(army.units, force.units),
    damage: army.damage + force.damage,
    leaders: army.leaders + force.leaders,
    tokens: army.tokens + force.tokens,
  })
  happen(change, { kind: 'ArmyArrived', rule: 'movement.merge', side: force.side, region })
  freeIfHome(change, force.side, region)
  destroyTokens(change, force.side, region)
}

/** Moves a Character. */
export const putCharacter = (change: Change, character: string, at: string): void => {
  tableOf(change).characters = { ...change.table.characters, [character]: at }
}

/** Eliminates a Character. */
export const eliminateCharacter = (change: Change, character: string, rule: RuleId): void => {
  putCharacter(change, character, '*eliminated')
  happen(change, { kind: 'CharacterEliminated', rule, character })
}

/** In a battle the Characters die with the last Unit. */
const loseWithArmy = (change: Change, side: Side, region: string): void => {
  happen(change, { kind: 'ArmyDestroyed', rule: 'battle.eliminated', side, region })
  for (const character of charactersIn(hereIn(change), side, region))
    eliminateCharacter(change, character, 'pieces.lostWithArmy')
}

/** Takes a Unit off, with some Damage; in a battle the Characters die with the last one. */
export const loseUnit = (
  change: Change,
  { side, region, battle }: { readonly side: Side; readonly region: string; readonly battle: boolean },
  type: string,
  damage: number,
): void => {
  const army = armyAt(change, side, region)
  happen(change, { kind: 'UnitLost', rule: 'battle.mustLoseUnit', side, region, type })
  const units = adding(army.units, type, -1)
  const left = Math.max(0, army.damage - damage)
  setArmy(change, region, amended(armyCopy(army), { units, damage: totalOf(units) === 0 ? 0 : left }))
  if (battle && totalOf(units) === 0) loseWithArmy(change, side, region)
}

/** Puts Damage on an Army. */
export const hurt = (change: Change, region: string, count: number, rule: RuleId): void => {
  const { army } = regionAt(change.table, region)
  if (army === null || count <= 0) return
  putArmy(change, region, amended(armyCopy(army), { damage: army.damage + count }))
  happen(change, { kind: 'DamageTaken', rule, region, count })
}

/** Takes Damage off an Army. */
export const heal = (change: Change, region: string, count: number, rule: RuleId): void => {
  const army = sure(regionAt(change.table, region).army)
  const healed = Math.min(count, army.damage)
  if (healed <= 0) return
  putArmy(change, region, amended(armyCopy(army), { damage: army.damage - healed }))
  happen(change, { kind: 'DamageRemoved', rule, region, count: healed })
}

/** Sets the Protection of a Stronghold. */
export const setProtection = (change: Change, region: string, to: number, rule: RuleId): void => {
  setRegion(change, region, { protection: to })
  happen(change, { kind: 'ProtectionChanged', rule, region, to })
}

/** Gives a Leadership token to a Shadow Army. */
export const assignToken = (change: Change, region: string, rule: RuleId): void => {
  const army = sure(armyOf(change.table, 'shadow', region))
  putArmy(change, region, amended(armyCopy(army), { tokens: army.tokens + 1 }))
  happen(change, { kind: 'LeadershipAssigned', rule, region, count: 1 })
}

/** Moves a card. */
export const putCard = (change: Change, card: string, at: CardPlace): void => {
  const table = tableOf(change)
  table.cards = withCardAt(hereIn(change), card, at)
  table.known = forgetting(table.known, card)
}

/** What each side knows of the enemy's hand, without a card that has left it. */
const forgetting = (known: Table['known'], card: string): Table['known'] =>
  known.free.includes(card) || known.shadow.includes(card)
    ? {
        free: known.free.filter((one) => one !== card),
        shadow: known.shadow.filter((one) => one !== card),
      }
    : known

/** Discards a card of a hand face down; what the enemy knew of cards with that back is no longer certain. */
export const discardDown = (change: Change, side: Side, card: string): void => {
  const deck = deckOfCard(change.here, card)
  putCard(change, card, GIVEN[side])
  const { known } = change.table
  const enemy = enemyOf(side)
  const sure = known[enemy].filter((one) => deckOfCard(change.here, one) !== deck)
  setTable(change, { known: forSide(known, enemy, sure) })
  happen(change, {
    kind: 'CardDiscarded',
    rule: 'cards.handLimit',
    side,
    deck,
    discarded: card,
    only: side,
  })
}

/** Puts a drawn card into a hand. */
export const takeCard = (change: Change, side: Side, card: string): void => {
  putCard(change, card, HAND[side])
  const deck = deckOfCard(change.here, card)
  happen(change, { kind: 'CardDrawn', rule: 'turn.draw', side, deck, drawn: card, only: side })
}

/** Every Settlement and Stronghold belongs to the Army that stands in it when an action ends. */
export const takeControl = (change: Change): void => {
  for (const region of heldRegions(change.here)) {
    const { army, controller } = regionAt(change.table, region)
    if (army === null || controller === army.side) continue
    const { side } = army
    setRegion(change, region, { controller: side })
    happen(change, { kind: 'ControlChanged', rule: 'control.taken', region, side })
  }
}

/** Removes a Unit beyond the limit: no casualty. */
export const removeUnit = (change: Change, side: Side, region: string, type: string): void => {
  const army = armyAt(change, side, region)
  setArmy(change, region, amended(armyCopy(army), { units: adding(army.units, type, -1) }))
  happen(change, { kind: 'UnitRemoved', rule: 'movement.excess', side, region, type })
}

/** Changes the dice of a side. */
export const setDice = (change: Change, side: Side, dice: Dice): void => {
  tableOf(change).dice = forSide(change.table.dice, side, dice)
}

/** Changes the unused dice of a side. */
export const setUnused = (change: Change, side: Side, unused: Counts, used = 0): void => {
  const dice = change.table.dice[side]
  const left = { unrolled: dice.unrolled, unused, used: dice.used + used }
  setDice(change, side, left)
}

/** Whether an Army must lose Units. */
export const mustLose = (army: Army | undefined, until: number | null): boolean => {
  if (army === undefined) return false
  return army.damage > unitsOf(army) || (until !== null && army.damage > until)
}
