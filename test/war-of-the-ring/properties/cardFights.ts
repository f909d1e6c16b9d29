/**
 * What the rulebook says of rounds in which Combat cards are used, and of cards that are played; transition
 * invariants, each under its number in the digest. What a card has done so far is read from the battle, what
 * it does in a step from the events; figures are counted on a table laid out by the events up to the roll.
 */
import type { Event, War } from '../../../src/war-of-the-ring'
import { holds } from '../../../src/war-of-the-ring/query/conditions'
import { rulesIn } from '../support/base'
import type { Faults, Step } from '../../kernel/conformance'
import {
  attackersIn,
  battleIn,
  BOTH,
  card,
  defendersIn,
  enemyOf,
  frameOf,
  told,
  topOf,
  type BattleJson,
  type Told,
} from './board'
import { tableAfter } from './changes'
import {
  isGone,
  leadershipOf,
  neededBy,
  paidBy,
  rollings,
  roundOf,
  STRONG,
  strengthOf,
  wiped,
} from './fights'
import { fault } from './invariant'
import { eventsAs, stepwise, type Change, type Passage } from './passage'

type Sides = Record<'free-peoples' | 'shadow', number>
const none = (): Sides => ({ 'free-peoples': 0, shadow: 0 })

/** What Combat cards have done to a round. */
interface Doing {
  readonly most: Sides
  readonly fewer: Sides
  readonly onRoll: Sides
  readonly onReroll: Sides
  readonly given: Sides
  readonly noReroll: Array<string>
  readonly bound: Array<string>
}

type Pair = readonly [number, number]
interface CombatJson {
  readonly most: Pair
  readonly fewer: Pair
  readonly onRoll: Pair
  readonly onReroll: Pair
  readonly noReroll: ReadonlyArray<string>
  readonly bound: ReadonlyArray<string>
  readonly forfeited: ReadonlyArray<string>
  readonly given: number
  readonly self: Pair
  readonly wounds: Pair
}

/** The battle as it is told last: while cards are at work, by them. */
const battleNow = (state: Told): BattleJson | undefined =>
  (frameOf(state, 'cardEffects')?.vars as BattleJson | undefined) ?? battleIn(state)

const combatOf = (battle: BattleJson | undefined): CombatJson | null =>
  (battle?.combat ?? null) as unknown as CombatJson | null

const ofRoles = ({ side }: BattleJson, [attacker, defender]: Pair): Sides => ({
  ...none(),
  [side]: attacker,
  [enemyOf(side)]: defender,
})

/** What is done to the round before a step, as the battle tells it. */
const doneBefore = (battle: BattleJson, combat: CombatJson | null): Doing => {
  const pair = (of: (json: CombatJson) => Pair, rest: Pair): Sides =>
    ofRoles(battle, combat === null ? rest : of(combat))
  const sideOf = (role: string) => (role === 'attacker' ? battle.side : enemyOf(battle.side))
  const forfeited = combat?.forfeited ?? []
  const points = forfeited.reduce((sum, id) => sum + (card(id)?.leadership ?? 0), 0)
  return {
    most: pair(({ most }) => most, [5, 5]),
    fewer: pair(({ fewer }) => fewer, [0, 0]),
    onRoll: pair(({ onRoll }) => onRoll, [0, 0]),
    onReroll: pair(({ onReroll }) => onReroll, [0, 0]),
    given: { 'free-peoples': points, shadow: combat?.given ?? 0 },
    noReroll: (combat?.noReroll ?? []).map(sideOf),
    bound: [...(combat?.bound ?? [])],
  }
}

/** Takes up what an event of a card does to the round. */
const takeUp = (doing: Doing, event: Event): void => {
  switch (event.kind) {
    case 'DiceLimited':
      doing.most[event.side] = event.most
      return
    case 'DiceRemoved':
      doing.fewer[event.side] += event.dice
      return
    case 'RollModified':
      ;(event.roll === 'combat' ? doing.onRoll : doing.onReroll)[event.side] += event.by
      return
    case 'LeadershipForfeited':
      doing.given[event.side] += event.points
      return
    case 'RerollPrevented':
      doing.noReroll.push(event.side)
      return
    case 'CompanionBound':
      doing.bound.push(event.character)
      return
    default:
  }
}

/** The events of a step up to the first one of a sort. */
const upTo = (events: ReadonlyArray<Event>, is: (event: Event) => boolean): ReadonlyArray<Event> => {
  const place = events.findIndex(is)
  return place < 0 ? events : events.slice(0, place)
}

const isRoll =
  (again: boolean) =>
  (event: Event): boolean =>
    event.kind === 'CombatDieRolled' && event.again === again

const rolledBy = (events: ReadonlyArray<Event>, side: string, again: boolean) =>
  events.filter(
    (event): event is Extract<Event, { kind: 'CombatDieRolled' }> =>
      event.kind === 'CombatDieRolled' && event.side === side && event.again === again,
  )

/** A round with Combat cards whose Combat roll is made in a step: the battle, and the events before. */
const roundIn = (step: Step<War>) => {
  const [was, is] = [battleNow(told(step.before)), battleNow(told(step.after))]
  const battle = was ?? is
  const seeded = step.before.config.chance === 'seeded'
  if (battle === undefined || !seeded || !step.events.some(isRoll(false))) return undefined
  const early = upTo(step.events, isRoll(false))
  const fresh = early.some(({ kind }) => kind === 'RoundBegan')
  const combat = fresh ? null : combatOf(was)
  const cards = combat !== null || early.some(({ kind }) => kind === 'CombatCardPlayed')
  return cards ? { battle, early, doing: doneBefore(battle, combat) } : undefined
}

const passageOf = (step: Step<War>): Passage => {
  let passage: Passage | undefined
  stepwise((one) => {
    passage = one
    return []
  })(step)
  return passage as Passage
}

/** INV-53, with cards: the dice of the Combat roll, what they hit with, and those rolled again. */
const rolls: Change = (step) => {
  const round = roundIn(step)
  const passage = passageOf(step)
  if (round === undefined || rollings(passage) !== 1) return []
  const { battle, early, doing } = round
  for (const event of early) takeUp(doing, event)
  const table = tableAfter(step.before, early)
  return BOTH.flatMap((side): Faults => {
    const attacks = side === battle.side
    const force = attacks ? attackersIn(table, battle) : defendersIn(table, battle)
    const bound = STRONG.filter((id) => force[id] !== undefined && doing.bound.includes(id)).length
    const dice = Math.min(5, strengthOf(force) - bound)
    const fewer = doing.fewer[side] + (attacks ? 0 : battle.fewerDice)
    const due = Math.min(doing.most[side], fewer === 0 ? dice : Math.max(1, dice - fewer))
    const first = rolledBy(step.events, side, false)
    const needed = attacks ? neededBy(battle, roundOf(passage)) : 5
    const hits = (roll: number, by: number): boolean => roll === 6 || (roll > 1 && roll + by >= needed)
    return [
      ...fault(first.length !== due, () => `${side} rolls ${first.length} dice with cards, not ${due}`),
      ...first
        .filter(({ roll, hit }) => hit !== hits(roll, doing.onRoll[side]))
        .map(({ roll }) => `a ${roll} of ${side} with ${doing.onRoll[side]} is misread`),
    ]
  })
}

/** CC-3: the Nazgûl lead again in a round in which who silenced them has no power. */
const silencedIn = (battle: BattleJson, bound: ReadonlyArray<string>): BattleJson =>
  battle.forfeited.some((id) => bound.includes(id)) ? { ...battle, silenced: false } : battle

/** INV-53, with cards: no more dice are rolled again than Leadership is left and dice have missed. */
const rerolls: Change = (step) => {
  const round = roundIn(step)
  if (round === undefined || rollings(passageOf(step)) !== 1 || !step.events.some(isRoll(true))) return []
  const { battle, doing } = round
  const before = upTo(step.events, isRoll(true))
  for (const event of before) takeUp(doing, event)
  const table = tableAfter(step.before, before)
  return BOTH.flatMap((side): Faults => {
    const force = side === battle.side ? attackersIn(table, battle) : defendersIn(table, battle)
    const free = Object.fromEntries(Object.entries(force).filter(([piece]) => !doing.bound.includes(piece)))
    const points = leadershipOf(table, free, silencedIn(battle, doing.bound))
    const missed = rolledBy(step.events, side, false).filter(({ hit }) => !hit).length
    const again = rolledBy(step.events, side, true)
    const barred = doing.noReroll.includes(side)
    const most = barred ? 0 : Math.min(5, points, missed)
    const least = barred ? 0 : Math.min(5, Math.max(0, points - doing.given[side]), missed)
    const turned = before.some(({ kind }) => kind === 'HitsAdded' || kind === 'HitsSuffered')
    return fault(
      again.length > most || (again.length < least && !turned),
      () => `${side} rolls ${again.length} again, not ${least} to ${most}`,
    )
  })
}

/** Hits on a side that wait at a moment: of the rolls, brought on itself, and to be taken at once. */
const waiting = (state: Passage['was'], side: string): number => {
  const battle = battleNow(state)
  const top = topOf(state)
  if (battle === undefined) return 0
  const [mine, theirs] = side === battle.side ? ([0, 1] as const) : ([1, 0] as const)
  const combat = combatOf(battle)
  const all = battle.hits[theirs] + (combat?.self[mine] ?? 0) + (combat?.wounds[mine] ?? 0)
  return top?.kind === 'decide/casualties' && top.vars['side'] === side
    ? Math.max(all, Number(top.vars['hits']))
    : all
}

const sum = (events: ReadonlyArray<{ readonly hits: number }>): number =>
  events.reduce((all, { hits }) => all + hits, 0)

/** Hits that a step deals to a side: rolled, struck, added and brought on itself, less those cancelled. */
const dealtTo = (passage: Passage, side: string): number => {
  const rolled = eventsAs(passage, 'CombatDieRolled').filter((one) => one.side !== side && one.hit).length
  const struck = eventsAs(passage, 'StrikeDieRolled').filter((one) => one.side !== side && one.hit).length
  const added = eventsAs(passage, 'HitsAdded').filter((one) => one.side !== side)
  const suffered = eventsAs(passage, 'HitsSuffered').filter((one) => one.side === side)
  const cancelled = eventsAs(passage, 'HitsCancelled').filter((one) => one.side !== side)
  return rolled + struck + sum(added) + sum(suffered) - sum(cancelled)
}

/** The stages of a battle at which the losses of its round are taken. */
const AFTER_LOSSES: ReadonlyArray<string> = ['afterCasualties', 'extend', 'cease', 'retreat']

/**
 * INV-54, with cards: nobody pays more hits than were dealt, and after the losses none is left unpaid, but
 * for those that a card deals then and that he is asked for.
 */
const paid = stepwise((passage) => {
  const battle = battleIn(passage.was) ?? battleIn(passage.is)
  const cards = combatOf(battleNow(passage.was)) !== null || eventsAs(passage, 'CombatCardPlayed').length > 0
  if (battle === undefined || !cards || frameOf(passage.was, 'hits') !== undefined) return []
  return BOTH.flatMap((side): Faults => {
    const due = waiting(passage.was, side) + dealtTo(passage, side)
    const [least, most] = paidBy(passage, side)
    const at = frameOf(passage.is, 'battle')?.at ?? ''
    const rolled = eventsAs(passage, 'CombatDieRolled').length > 0 && passage.seeded
    const settled = rolled && rollings(passage) === 1 && AFTER_LOSSES.includes(at)
    const gone = isGone(passage.after, battle, side) || wiped(passage, side)
    return [
      ...fault(least > Math.max(0, due), () => `${side} pays ${least} of ${due} hits with cards`),
      ...fault(
        settled && !gone && most + waiting(passage.is, side) < dealtTo(passage, side),
        () => `${side} pays ${most} of ${due} hits`,
      ),
    ]
  })
})

/** INV-52: what a card asks for was so before it was played, and a discard pile never becomes a deck. */
const requirements: Change = ({ before, after, events }) => {
  const [old, now] = [told(before).table.cards, told(after).table.cards]
  const unmet = events.flatMap((event) => {
    if (event.kind !== 'CardPlayed') return []
    const rules = rulesIn(before)
    const text = rules.cards[rules.eventCards.findIndex((one) => one.id === event.card)]
    const first = events.find(({ kind }) => kind === 'CardPlayed') === event
    return fault(
      first && text?.playIf !== undefined && !holds(rulesIn(before), before.table, text.playIf),
      () => `${event.card} is played although its condition does not hold`,
    )
  })
  const back = Object.entries(now.decks).flatMap(([deck, cards]) =>
    cards.filter((id) => !old.decks[deck]?.includes(id)).map((id) => `${id} is back in its deck`),
  )
  const gone = (['discards', 'played'] as const).flatMap((pile) =>
    Object.entries(old[pile]).flatMap(([deck, cards]) =>
      cards.filter((id) => !now[pile][deck]?.includes(id)).map((id) => `${id} has left the ${pile}`),
    ),
  )
  return [...unmet, ...back, ...gone]
}

/** Transition invariants of Combat cards and of played cards by number. */
export const CARD_FIGHTS: Readonly<Record<string, Change>> = {
  'INV-52': requirements,
  'INV-53, cards': rolls,
  'INV-53, cards, re-rolls': rerolls,
  'INV-54, cards': paid,
}
