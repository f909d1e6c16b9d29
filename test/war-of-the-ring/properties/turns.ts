/**
 * What the rulebook says of every step of the Fellowship and of Action dice: transition invariants, each
 * under its number in the digest.
 */
import type { CharacterId, Side } from '../../../src/war-of-the-ring'
import { BOTH, companionsIn, enemyOf, frameOf, isPlace, sumOf, topOf, type TableJson } from './board'
import { furtherCharacters, mostDice } from './box'
import { fault } from './invariant'
import { began, eventsAs, stepwise, type Change, type Passage } from './passage'

/** What moves the Fellowship: an action with a die, or a card that lets it move. */
const MOVES: ReadonlyArray<string> = ['moveFellowship', 'moveOn']

/** INV-30, INV-31: Progress takes single steps while Hidden, or goes to 0 when located or in Mordor. */
const moved = stepwise((passage) => {
  const [old, now] = [passage.before.fellowship, passage.after.fellowship]
  const moves = eventsAs(passage, 'FellowshipMoved').length
  const located =
    eventsAs(passage, 'FellowshipDeclared').length + eventsAs(passage, 'FellowshipRevealed').length > 0
  const entered = eventsAs(passage, 'MordorEntered').length
  const due = located || entered > 0 ? 0 : old.progress + moves
  const steps = eventsAs(passage, 'MordorAdvanced').length
  const step = entered > 0 ? 0 : old.mordor === null ? null : old.mordor + steps
  return [
    ...fault(moves > 1 || steps > 1, () => `${moves} moves and ${steps} steps at once`),
    ...fault(now.progress !== due, () => `Progress goes from ${old.progress} to ${now.progress}`),
    ...fault(now.mordor !== step, () => `on the Mordor Track from ${old.mordor} to ${now.mordor}`),
    ...fault((moves > 0 || steps > 0) && old.revealed, () => 'it moves although Revealed'),
    ...fault(
      entered > 0 &&
        !['morannon', 'minas-morgul'].includes(String(eventsAs(passage, 'MordorEntered')[0]?.from)),
      () => 'another gate',
    ),
    ...fault(
      located && eventsAs(passage, 'FellowshipDeclared').length > 0 && old.revealed,
      () => 'declared although Revealed',
    ),
    ...fault(moves > 0 && !MOVES.includes(String(passage.action['kind'])), () => 'it moves by itself'),
  ]
})

/** INV-35: nobody comes back into the Fellowship, from the dead, or out of being replaced. */
const left = stepwise(({ before, after }) =>
  Object.entries(after.characters).flatMap(([id, at]) => {
    const was = before.characters[id as keyof TableJson['characters']]
    return [
      ...fault(at === 'fellowship' && was !== 'fellowship', () => `${id} comes back from ${was}`),
      ...fault(at !== was && ['eliminated', 'replaced'].includes(was), () => `${id} comes back from ${was}`),
    ]
  }),
)

/** Those who bring a die while they are in play, as the book has them. */
const BRING_DICE: Readonly<Record<Side, ReadonlyArray<CharacterId>>> = {
  'free-peoples': ['aragorn', 'gandalf-the-white'],
  shadow: ['saruman', 'witch-king', 'mouth-of-sauron'],
}

/** The dice that those in play bring. */
const bonus = ({ after, rules }: Passage, side: Side): number => {
  const inPlay = (id: CharacterId): boolean => isPlace(after.characters[id])
  const printed = BRING_DICE[side].filter(inPlay).length
  const further = furtherCharacters(rules).filter((one) => one.side === side && inPlay(one.id))
  return further.reduce((sum, { diceBonus }) => sum + diceBonus, printed)
}

/** INV-41: the pools change between two turns only, by who is in play then, as far as there are dice. */
const pools = stepwise((passage) => {
  const { before, after } = passage
  if (!began(passage))
    return fault(
      BOTH.some((side) => before.dice.pool[side] !== after.dice.pool[side]),
      () => 'the pool changes',
    )
  const [free = 0, shadow = 0] = BOTH.map((side) =>
    Math.min(mostDice(passage.rules, side), (side === 'shadow' ? 7 : 4) + bonus(passage, side)),
  )
  const { pool } = after.dice
  return fault(pool['free-peoples'] !== free || pool.shadow !== shadow, () => `pools ${JSON.stringify(pool)}`)
})

/**
 * INV-43: as many dice into the Hunt box as there are Companions, one for Gollum, and no more than
 * there are.
 */
const allocated = stepwise(({ before, action }) => {
  if (action['kind'] !== 'allocate') return []
  const most = Math.min(before.dice.pool.shadow, Math.max(1, companionsIn(before).length))
  const put = Number(action['dice'])
  return fault(put < 0 || put > most, () => `${put} dice, at most ${most}`)
})

/** INV-44: Rings go from the Free Peoples to the Shadow, one of a side in a turn. */
const ringsPass = stepwise((passage) => {
  const { before, after } = passage
  return BOTH.flatMap((side) => {
    const all = [...eventsAs(passage, 'RingUsed'), ...eventsAs(passage, 'RingPaid')]
    const uses = all.filter((event) => event.side === side).length
    const gains = side === 'shadow' ? all.length - uses : 0
    return [
      ...fault(after.dice.rings[side] !== before.dice.rings[side] - uses + gains, () => `Rings of ${side}`),
      ...fault(
        uses > 0 && (uses > 1 || before.dice.ringUsed.includes(side)),
        () => `a second Ring of ${side}`,
      ),
      ...fault(
        uses > 0 && !began(passage) && !after.dice.ringUsed.includes(side),
        () => `${side} may use another Ring`,
      ),
    ]
  })
})

/** Unused dice of a side that cards turn to Eyes or take away. */
const lostByCards = (passage: Passage, side: string): number =>
  eventsAs(passage, 'DieToHuntBox').filter((event) => event.side === side && event.card !== undefined)
    .length +
  eventsAs(passage, 'DiceLost')
    .filter((event) => event.side === side)
    .reduce((sum, { number }) => sum + number, 0)

/** INV-45, INV-46: an action costs the die it is taken with; a pass needs fewer dice than the other has. */
const spent = stepwise((passage) => {
  const { before, after, was, action } = passage
  if (began(passage) || frameOf(was, 'opportunity') === undefined) return []
  const asking = topOf(was)?.kind === 'decide/action'
  const seat = String(action['seat']) as 'shadow' | 'free-peoples'
  const [kind, die] = [String(action['kind']), String(action['die'])]
  const acts = asking && kind !== 'pass' && kind !== 'useRing'
  const mine = (table: TableJson): number => sumOf(table.dice.unused[seat])
  return [
    ...BOTH.flatMap((side) => {
      const eye = asking && kind === 'useRing' && action['result'] === 'eye'
      const cost = side === seat && (acts || eye) ? 1 : 0
      const [old, now] = [sumOf(before.dice.unused[side]), sumOf(after.dice.unused[side])]
      const lost = lostByCards(passage, side)
      return fault(old - now !== cost + lost, () => `${side} has ${old} and then ${now} dice after ${kind}`)
    }),
    ...fault(acts && (before.dice.unused[seat][die] ?? 0) === 0, () => `${seat} has no ${die}`),
    ...fault(
      asking && kind === 'pass' && mine(before) >= sumOf(before.dice.unused[enemyOf(seat)]),
      () => `${seat} passes with ${mine(before)} dice`,
    ),
  ]
})

/** INV-47, WR-4.6, WR-4.17: the sides alternate while both have dice; the turn ends when nobody has any. */
const alternation = stepwise((passage) => {
  const { after, was, is, action, before } = passage
  const [old, now] = [frameOf(was, 'opportunity'), topOf(is)]
  if (began(passage) && old !== undefined) {
    const unused = BOTH.reduce((sum, side) => sum + sumOf(before.dice.unused[side]), 0)
    const last = topOf(was)?.kind === 'decide/action' ? 1 : 0
    const lost = BOTH.reduce((sum, side) => sum + lostByCards(passage, side), 0)
    return fault(unused !== last + lost, () => `the turn ends with ${unused} dice`)
  }
  if (old === undefined || now?.kind !== 'decide/action') return []
  const same = action['kind'] === 'useRing' && sumOf(after.dice.unused[old.vars['side'] as 'shadow']) > 0
  const next = same ? old.vars['side'] : enemyOf(old.vars['side'] as 'shadow')
  const due = sumOf(after.dice.unused[next as 'shadow']) > 0 ? next : old.vars['side']
  return fault(now.vars['side'] !== due, () => `${String(now.vars['side'])} acts, not ${String(due)}`)
})

/** While this card is on the table the dice that move the Fellowship are just used. */
const SPARES_THE_HUNT_BOX = 'fp-strat-01'

/**
 * INV-48: a die of the Free Peoples goes into the Hunt box exactly when a move of the Fellowship by a die is
 * done.
 */
const huntBox = stepwise((passage) => {
  const { before, after, was, is, action, end } = passage
  const byDie = frameOf(was, 'fellowshipMove') !== undefined && frameOf(was, 'event') === undefined
  const spared = (after.cards.onTable['free-peoples-strategy'] ?? []).includes(SPARES_THE_HUNT_BOX)
  const begun = !spared && (byDie || action['kind'] === 'moveFellowship')
  const done = begun && frameOf(is, 'fellowshipMove') === undefined
  const put = eventsAs(passage, 'DieToHuntBox').filter(({ side }) => side === 'free-peoples').length
  const grown = after.dice.huntBox['free-peoples'] - before.dice.huntBox['free-peoples']
  return [
    // The end of the game may cut the move short, or come with the end of the turn when the move is done.
    ...fault(put > (done ? 1 : 0), () => `${put} dice for a move that is done: ${done}`),
    ...fault(put === 0 && done && end === null, () => 'no die for a move that is done'),
    ...fault(!began(passage) && grown !== put, () => `the Hunt box grows by ${grown}`),
  ]
})

/** Transition invariants of the turn by number. */
export const TURNS: Readonly<Record<string, Change>> = {
  'INV-30, INV-31': moved,
  'INV-35': left,
  'INV-41': pools,
  'INV-43': allocated,
  'INV-44': ringsPass,
  'INV-45, INV-46': spent,
  'INV-47': alternation,
  'INV-48': huntBox,
}
