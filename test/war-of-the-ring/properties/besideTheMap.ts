/**
 * What the rulebook says of the Fellowship, Hunt tiles, dice, cards and the end in every position, written
 * from the book and not from the code, each under its number in the digest.
 */
import { EVENT_CARD_IDS } from '../../../src/war-of-the-ring/model/ids'
import { holds } from '../../../src/war-of-the-ring/query/conditions'
import { rulesIn } from '../support/base'
import { furtherCards, furtherTiles, limitOf, mostDice } from './box'
import { deckOf, STAYING } from './piles'
import { always, fault, betweenActions, settled, type Invariant } from './invariant'
import {
  BOTH,
  card,
  companionsIn,
  frameOf,
  isBoundary,
  pointsOf,
  sumOf,
  told,
  topOf,
  type TableJson,
} from './board'

/** INV-27: Corruption runs from 0 to 12, and 12 is the end. */
const corruption: Invariant = (state) => {
  const { corruption: now } = told(state).table.fellowship
  return [
    ...fault(!Number.isInteger(now) || now < 0 || now > 12, () => `Corruption ${now}`),
    ...fault(
      (now === 12) !== (state.outcome?.rule === 'victory.corruption'),
      () => `Corruption ${now}, outcome ${state.outcome?.rule}`,
    ),
  ]
}

/** INV-28, INV-29: Progress and the Mordor Track. */
const progress: Invariant = (state) => {
  const { region: at, progress: far, revealed, mordor } = told(state).table.fellowship
  const over = state.outcome?.rule === 'victory.ring'
  return [
    ...fault(!Number.isInteger(far) || far < 0 || far > 12, () => `Progress ${far}`),
    ...fault(isBoundary(told(state)) && mordor === null && revealed && far > 0, () => `Revealed at ${far}`),
    ...fault((mordor === null) !== (at !== null), () => `in ${at} and at step ${mordor}`),
    ...fault(mordor !== null && far !== 0, () => `Progress ${far} on the Mordor Track`),
    ...fault(mordor !== null && (mordor < 0 || mordor > 5), () => `step ${mordor} of the Mordor Track`),
    ...fault((mordor === 5) !== over, () => `step ${mordor} of the Mordor Track, over: ${over}`),
  ]
}

const levelOf = (id: string): number => {
  const level = card(id)?.level
  return typeof level === 'number' ? level : 99
}

/** INV-32, INV-33: one Guide, of the highest Level there; Gollum exactly when nobody else is left. */
const guide = settled((table) => {
  const members = companionsIn(table)
  const { guide: who } = table.fellowship
  if (who === null) return fault(true, () => 'nobody guides')
  if (members.length === 0) return fault(who !== 'gollum', () => `${who} guides nobody`)
  return [
    ...fault(!members.includes(who), () => `${who} guides from outside`),
    ...fault(levelOf(who) < Math.max(...members.map(levelOf)), () => `${who} guides ${members.join()}`),
  ]
})

/** INV-36, INV-37, INV-70: every tile is somewhere once; special ones are in the pool in Mordor only. */
const tiles: Invariant = (state) => {
  const { pool, drawn, waiting, removed } = told(state).table.tiles
  const { mordor } = told(state).table.fellowship
  const sums = rulesIn(state).huntTiles.flatMap(({ id, kind, count }) => {
    const lie = [pool, drawn, waiting, removed].reduce((sum, pile) => sum + (pile[id] ?? 0), 0)
    const special = kind !== 'standard'
    return [
      ...fault(special ? lie > count : lie !== count, () => `${lie} of ${count} ${id}`),
      ...fault(special && mordor === null && (pool[id] ?? 0) > 0, () => `${id} in the pool`),
      ...fault(!special && (waiting[id] ?? 0) > 0, () => `${id} waits`),
      ...fault(special && mordor !== null && (waiting[id] ?? 0) > 0, () => `${id} still waits`),
    ]
  })
  return [...sums, ...fault(isBoundary(told(state)) && sumOf(pool) === 0, () => 'the Hunt Pool is empty')]
}

/**
 * INV-40: in Action Resolution every die is unused, used or in the Hunt box; before the roll there are
 * none.
 */
const dice = betweenActions((table, state, rules) =>
  BOTH.flatMap((side) => {
    const { pool, unused, used, huntBox } = table.dice
    const lie = sumOf(unused[side]) + used[side] + huntBox[side]
    const [least, most] = [side === 'shadow' ? 7 : 4, mostDice(rules, side)]
    const due = topOf(state)?.kind === 'decide/action' ? pool[side] : 0
    return [
      ...fault(pool[side] < least || pool[side] > most, () => `${side} has ${pool[side]} dice`),
      ...fault(lie !== due, () => `${lie} dice of ${side} lie there, not ${due}`),
    ]
  }),
)

/** INV-42: dice show only what is on them, and Eyes are in the Hunt box. */
const faces = always((table) =>
  BOTH.flatMap((side) =>
    (side === 'shadow' ? ['eye', 'will-of-the-west'] : ['eye', 'army'])
      .filter((face) => (table.dice.unused[side][face] ?? 0) > 0)
      .map((face) => `an unused die of ${side} shows ${face}`),
  ),
)

/** INV-44: three Elven Rings, which go from the Free Peoples to the Shadow and out of the game. */
const rings = always((table) => {
  const { 'free-peoples': free, shadow } = table.dice.rings
  return fault(free < 0 || shadow < 0 || free + shadow > 3, () => `${free} and ${shadow} Rings`)
})

/** Cards that put a special tile into play. */
const TILE_CARDS: Readonly<Record<string, string>> = {
  'elven-cloaks': 'fp-char-01',
  'elven-rope': 'fp-char-02',
  'phial-of-galadriel': 'fp-char-03',
  'smeagol-helps-nice-master': 'fp-char-04',
  'shelobs-lair': 'sh-char-01',
  'the-ring-is-mine': 'sh-char-02',
  'on-on-they-went': 'sh-char-03',
  'give-it-to-uss': 'sh-char-04',
}

/** INV-36: a special tile is in play only if its card was played. */
const specials = always((table, rules) =>
  [...Object.entries(TILE_CARDS), ...furtherTiles(rules)].flatMap(([tile, id]) => {
    const inPlay = Object.values(table.tiles).some((pile) => (pile[tile] ?? 0) > 0)
    const played = (table.cards.played[deckOf(id)] ?? []).includes(id)
    return fault(inPlay && !played, () => `${tile} is in play without ${id}`)
  }),
)

/** INV-49: a Combat card chosen and not shown yet is still in the hand of its player, or on his table. */
const committed: Invariant = (state) => {
  const { table, stack } = told(state)
  const top = stack[stack.length - 1]
  if (top?.kind !== 'decide/commit') return []
  const { hands, onTable } = table.cards
  return (top.vars['chosen'] as ReadonlyArray<string | null>)
    .filter((id): id is string => id !== null && id !== 'not asked')
    .filter((id) => ![hands, onTable].some((place) => place[deckOf(id)]?.includes(id)))
    .map((id) => `${id} is chosen, but not in a hand`)
}

/** INV-51: a card on the table is one that stays there, and what was needed to play it still holds. */
const onTable: Invariant = (state) => {
  if (!isBoundary(told(state))) return []
  const lie = Object.values(told(state).table.cards.onTable).flat()
  return lie.flatMap((id) => {
    const rules = rulesIn(state)
    const text = rules.cards[rules.eventCards.findIndex((one) => one.id === id)]
    return [
      ...fault(!STAYING.includes(id), () => `${id} stays on the table`),
      ...fault(
        text?.playIf !== undefined && !holds(rulesIn(state), state.table, text.playIf),
        () => `${id} stays although its condition is lost`,
      ),
    ]
  })
}

/** INV-49: every card is in exactly one place, and in one of its own deck. */
const cards = always((table, rules) => {
  const all = Object.values(table.cards).flatMap((pile) => Object.values(pile).flat())
  const wanted = [...EVENT_CARD_IDS, ...furtherCards(rules)]
  return [
    ...fault(
      all.length !== wanted.length || new Set(all).size !== wanted.length,
      () => `${new Set(all).size} cards in ${all.length}`,
    ),
    ...fault(all.slice().sort().join() !== wanted.sort().join(), () => 'other cards'),
    ...Object.values(table.cards).flatMap((pile) =>
      Object.entries(pile).flatMap(([deck, list]) =>
        fault(
          list.some((id) => deckOf(id) !== deck),
          () => `${list.join()} in ${deck}`,
        ),
      ),
    ),
  ]
})
const handOf = (table: TableJson, side: string): number =>
  Object.entries(table.cards.hands).reduce(
    (sum, [deck, list]) => sum + (deck.startsWith(side) ? list.length : 0),
    0,
  )

/** INV-50: six cards in a hand, or as many as a house rule says, and two more only while they are drawn. */
const hands: Invariant = (state) => {
  const hand = limitOf(rulesIn(state), 'hand', 6)
  const limit = isBoundary(told(state)) ? hand : hand + 2
  return BOTH.flatMap((side) => {
    const number = handOf(told(state).table, side)
    return fault(number > limit, () => `${number} cards in the hand of ${side}`)
  })
}

/** INV-68: exactly one winner, by a condition that holds; the war goes on only while none does. */
const outcome: Invariant = (state) => {
  const { table } = told(state)
  const [free, shadow] = BOTH.map((side) => pointsOf(table, side))
  const quiet = ['decide/declare', 'decide/discard', 'decide/allocation'].includes(
    topOf(told(state))?.kind ?? '',
  )
  const acting = frameOf(told(state), 'opportunity') !== undefined
  if (state.outcome === null)
    return fault(quiet && !acting && ((shadow ?? 0) >= 10 || (free ?? 0) >= 4), () => 'the war is won')
  const { winners, rule } = state.outcome
  const fits: Readonly<Record<string, boolean>> = {
    'victory.corruption': winners.join() === 'shadow' && table.fellowship.corruption === 12,
    'victory.ring':
      winners.join() === 'free-peoples' && table.fellowship.mordor === 5 && table.fellowship.corruption < 12,
    'victory.shadow': winners.join() === 'shadow' && (shadow ?? 0) >= 10,
    'victory.freePeoples': winners.join() === 'free-peoples' && (free ?? 0) >= 4 && (shadow ?? 0) < 10,
  }
  return fault(
    fits[rule] !== true,
    () => `${winners.join()} won by ${rule} with ${free} and ${shadow} points`,
  )
}

/** Invariants of tracks, tiles, dice, cards and the end by number. */
export const BESIDE_THE_MAP: Readonly<Record<string, Invariant>> = {
  'INV-27': corruption,
  'INV-28, INV-29': progress,
  'INV-32, INV-33': guide,
  'INV-36, INV-37, INV-70': tiles,
  'INV-40': dice,
  'INV-42': faces,
  'INV-44': rings,
  'INV-36': specials,
  'INV-49': cards,
  'INV-49, committed': committed,
  'INV-50': hands,
  'INV-51': onTable,
  'INV-68': outcome,
}
