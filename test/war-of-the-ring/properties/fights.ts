/**
 * What the rulebook says of every step of a battle: rolls, losses, sieges, Combat cards; transition
 * invariants, each under its number in the digest. Rolls are counted where chance is seeded, since there a
 * whole roll is one step.
 */
import type { Event, Side } from '../../../src/war-of-the-ring'
import {
  armyAt,
  attackersIn,
  battleIn,
  BOTH,
  card,
  controllerOf,
  defendersIn,
  enemyOf,
  forceAt,
  holderOf,
  insideOf,
  isPart,
  isPlace,
  isUnit,
  less,
  nationOf,
  region,
  regionOfPlace,
  sideOfPiece,
  topOf,
  strengthOfFurther,
  unitsOf,
  type BattleJson,
  type Numbers,
  type TableJson,
} from './board'
import { fault } from './invariant'
import { eventsAs, stepwise, type Change, type Passage } from './passage'
import { deckOf } from './piles'

/** Characters who add one to Combat Strength, by their cards. */
export const STRONG: ReadonlyArray<string> = [
  'gandalf-the-grey',
  'strider',
  'boromir',
  'legolas',
  'gimli',
  'aragorn',
]

/** Combat Strength: units, and what characters add. */
export const strengthOf = (force: Numbers): number =>
  unitsOf(force) + STRONG.filter((id) => force[id] !== undefined).length + strengthOfFurther(force)

/** Leaders, Nazgûl, characters by their cards, and Isengard's Elites while Saruman is in play. */
export const leadershipOf = (
  table: TableJson,
  force: Numbers,
  { silenced, forfeited }: BattleJson,
): number => {
  const wraith = (piece: string): boolean => piece === 'nazgul' || piece === 'witch-king'
  const voice = isPlace(table.characters.saruman)
  return Object.entries(force)
    .filter(([piece]) => !forfeited.includes(piece) && !(silenced && wraith(piece)))
    .reduce((sum, [piece, number]) => {
      if (piece === 'nazgul' || piece.endsWith('-leader')) return sum + number
      if (piece === 'isengard-elite') return sum + (voice ? number : 0)
      return sum + (card(piece)?.leadership ?? 0)
    }, 0)
}

/** The battle whose round a step fights: one that runs before it, or that has begun in it and goes on. */
const battleOf = ({ was, is }: Passage): BattleJson | undefined => battleIn(was) ?? battleIn(is)

const rollsOf = (passage: Passage, side: string, again: boolean) =>
  eventsAs(passage, 'CombatDieRolled').filter((event) => event.side === side && event.again === again)

/** Whether no Combat card changes the round whose dice a step rolls. */
const isPlain = (passage: Passage): boolean =>
  eventsAs(passage, 'CombatCardPlayed').length === 0 && (battleIn(passage.was)?.combat ?? null) === null

/** The round whose dice a step rolls first. */
export const roundOf = ({ events, was }: Passage): number => {
  let round = battleIn(was)?.round ?? 1
  for (const event of events) {
    if (event.kind === 'CombatDieRolled') break
    if (event.kind === 'RoundBegan') round = event.round
  }
  return round
}

/** How often a step rolls for the attacker and then for the defender, or the other way round. */
export const rollings = ({ events }: Passage): number => {
  let [rounds, rolled] = [0, false]
  for (const { kind } of events) {
    if (kind === 'CombatDieRolled' && !rolled) rounds++
    rolled = kind === 'CombatDieRolled' || (rolled && kind !== 'RoundBegan')
  }
  return rounds
}

/** INV-53: as many dice as Combat Strength, five at most, and as many again as Leaders find misses. */
const combatRoll = stepwise((passage) => {
  const rounds = rollings(passage)
  if (!passage.seeded || rounds === 0) return []
  const battle = battleOf(passage)
  const limits = BOTH.flatMap((side) => {
    const [first, again] = [rollsOf(passage, side, false).length, rollsOf(passage, side, true).length]
    return fault(first > 5 * rounds || again > 5 * rounds, () => `${first} and ${again} dice of ${side}`)
  })
  if (battle === undefined || rounds > 1 || !isPlain(passage)) return limits
  const counted = BOTH.flatMap((side) => {
    const attacks = side === battle.side
    const force = attacks
      ? extending(passage, attackersIn(passage.before, battle))
      : defendersIn(passage.before, battle)
    const first = rollsOf(passage, side, false)
    const needed = attacks ? neededBy(battle, roundOf(passage)) : 5
    const missed = first.filter(({ roll }) => roll < needed).length
    const [dice, rerolls] = [
      Math.max(1, Math.min(5, strengthOf(force)) - (attacks ? 0 : battle.fewerDice)),
      Math.min(5, leadershipOf(passage.before, force, silencing(passage, battle)), missed),
    ]
    const again = rollsOf(passage, side, true)
    return [
      ...fault(first.length !== dice, () => `${side} rolls ${first.length} dice, not ${dice}`),
      ...fault(again.length !== rerolls, () => `${side} rolls ${again.length} again, not ${rerolls}`),
      ...[...first, ...again]
        .filter(({ roll, hit }) => hit !== roll >= needed)
        .map(({ roll, hit }) => `${side} needs ${needed}, rolls ${roll}, hits: ${hit}`),
    ]
  })
  return [...limits, ...counted]
})

/** The attackers of a siege after the Elite that paid for another round was reduced. */
const extending = (passage: Passage, force: Numbers): Numbers => {
  const paid = eventsAs(passage, 'EliteReduced').find(({ rule }) => rule === 'siege.extend')
  if (paid === undefined) return force
  const regular = paid.piece.replace('-elite', '-regular')
  return { ...less(force, { [paid.piece]: 1 }), [regular]: (force[regular] ?? 0) + 1 }
}

/** A silence chosen in this very step is told by its event. */
const silencing = (passage: Passage, battle: BattleJson): BattleJson => {
  const [silence] = eventsAs(passage, 'NazgulSilenced')
  return silence === undefined ? battle : { ...battle, silenced: true, forfeited: [silence.character] }
}

/** What the attacker needs: 6 in a siege, 6 in the first round against a City or Fortification, else 5. */
export const neededBy = ({ kind, to }: BattleJson, round: number): number => {
  if (kind === 'siege') return 6
  const walls = region(to)?.settlement === 'city' || region(to)?.fortification === true
  return kind === 'field' && walls && round === 1 ? 6 : 5
}

type Loss = Extract<Event, { kind: 'Lost' } | { kind: 'EliteReduced' }>

/**
 * Hits that a side has paid for in a step: least and most, since an Elite that nothing replaces
 * costs one or two.
 */
export const paidBy = (passage: Passage, side: string): readonly [least: number, most: number] => {
  const losses = passage.events.filter(
    (event): event is Loss =>
      (event.kind === 'Lost' || (event.kind === 'EliteReduced' && event.rule !== 'siege.extend')) &&
      isUnit(event.piece) &&
      sideOfPiece(event.piece) === side,
  )
  return losses.reduce(
    ([least, most], event) => {
      if (event.kind === 'EliteReduced') return [least + 1, most + 1]
      const elite = event.piece.endsWith('-elite')
      return [least + event.number, most + (elite ? 2 : 1) * event.number]
    },
    [0, 0],
  )
}

/** Whether the Army of a side in a battle has no unit left. */
export const isGone = (table: TableJson, battle: BattleJson, side: string): boolean =>
  unitsOf(side === battle.side ? attackersIn(table, battle) : defendersIn(table, battle)) === 0

/** What deals hits, or spares them, in a round with Combat cards. */
const DEALING: ReadonlyArray<string> = [
  'CombatDieRolled',
  'StrikeDieRolled',
  'HitsAdded',
  'HitsCancelled',
  'HitsSuffered',
]

/**
 * Hits that a side had to pay in a step: those asked for, or those just rolled; -1 if they cannot be
 * told.
 */
const dueOf = (passage: Passage, battle: BattleJson, side: string): number => {
  const asked = topOf(passage.was)
  const more = passage.events.some(({ kind }) => DEALING.includes(kind))
  if (!isPlain(passage) && more) return -1
  if (asked?.kind === 'decide/casualties') {
    if (asked.vars['side'] === side) return Number(asked.vars['hits'])
    // The attacker has chosen his losses; the defender's hits were rolled before and wait in the battle.
    return side === battle.side || !isPlain(passage) ? -1 : battle.hits[0]
  }
  if (rollings(passage) !== 1 || !passage.seeded || !isPlain(passage)) return -1
  return eventsAs(passage, 'CombatDieRolled').filter((event) => event.side !== side && event.hit).length
}

/** INV-54: every hit is paid for, unless nobody is left to be hit. */
const hitsPaid = stepwise((passage) => {
  const battle = battleOf(passage)
  if (battle === undefined) return []
  const asks = topOf(passage.is)
  return BOTH.flatMap((side) => {
    const due = dueOf(passage, battle, side)
    if (due < 0) return []
    const waiting = asks?.kind === 'decide/casualties'
    const open = waiting && asks.vars['side'] === side ? Number(asks.vars['hits']) : 0
    const later = waiting && asks.vars['side'] === battle.side && side !== battle.side ? due : 0
    const [least, most] = paidBy(passage, side)
    const left = due - open - later
    const fits = least <= left && left <= most
    const gone = open + later === 0 && least <= left && isGone(passage.after, battle, side)
    return fault(
      !fits && !gone && !wiped(passage, side),
      () => `${side} pays ${least} to ${most} of ${left} hits`,
    )
  })
})

/** Whether a step tells that a side has lost all its units in the battle. */
export const wiped = (passage: Passage, side: string): boolean => {
  const battle = battleOf(passage)
  const [end] = eventsAs(passage, 'BattleEnded')
  if (battle === undefined || end === undefined) return false
  return end.end === 'both' || end.end === (side === battle.side ? 'lost' : 'won')
}

/** INV-55: the rearguard is the same after the battle. */
const rearguard = stepwise(({ was, is, after }) => {
  const battle = battleIn(was)
  if (battle === undefined || battleIn(is) !== undefined) return []
  const homes = [battle.from, regionOfPlace(battle.from)]
  return fault(
    !homes.some((place) => isPart(battle.rearguard, forceAt(after, battle.side, place))),
    () => `the rearguard of ${battle.from} has suffered`,
  )
})

/** INV-56: with the last unit of an Army in battle fall its Leaders, Nazgûl and characters. */
const fallen = stepwise((passage) => {
  const battle = battleIn(passage.was) ?? battleIn(passage.is)
  const [end] = eventsAs(passage, 'BattleEnded')
  if (battle === undefined || end === undefined) return []
  const { before, after } = passage
  const dead = [
    ...(['won', 'both'].includes(end.end) ? [defendersIn(before, battle)] : []),
    ...(['lost', 'both'].includes(end.end) ? [attackersIn(before, battle)] : []),
  ]
  return dead.flatMap((force) => [
    ...Object.keys(force)
      .filter((piece) => isPlace(after.characters[piece as 'strider'] ?? ''))
      .map((piece) => `${piece} outlives his Army`),
    ...fault(
      (force['nazgul'] ?? 0) > before.nazgul.length - after.nazgul.length,
      () => `Nazgûl outlive their Army in ${battle.to}`,
    ),
  ])
})

/** INV-18: a siege battle lasts one round or as many as a card says, and one more for each Elite reduced. */
const siegeRounds = stepwise((passage) => {
  const battle = battleIn(passage.was)
  if (battle?.kind !== 'siege') return []
  const more = eventsAs(passage, 'RoundBegan').length
  const paid = eventsAs(passage, 'EliteReduced').filter(({ rule }) => rule === 'siege.extend').length
  const free = Math.max(0, battle.rounds - battle.round)
  return fault(more > paid + free, () => `${more} rounds for ${paid} Elites`)
})

/** INV-19: after a sortie that does not end the siege everybody is inside again. */
const sorties = stepwise(({ was, is, before, after }) => {
  const battle = battleIn(was)
  if (battle?.kind !== 'sortie' || battleIn(is) !== undefined) return []
  const id = regionOfPlace(battle.from)
  const open = holderOf(after, id) === battle.side
  return fault(
    !open && unitsOf(armyAt(after, insideOf(id))) > unitsOf(armyAt(before, insideOf(id))),
    () => `the garrison of ${id} grows by a sortie`,
  )
})

/** W2-11: in the second edition the land around a siege is free for the besiegers. */
const besieges = ({ before, edition }: Passage, side: Side, to: string): boolean =>
  edition === 'second' && holderOf(before, to) === side && holderOf(before, insideOf(to)) === enemyOf(side)

/** WR-6.77, OR-2: a retreat goes to a neighbour without enemy units, field or box, or enemy Settlement. */
const retreats = stepwise((passage) =>
  eventsAs(passage, 'ArmyMoved')
    .filter(({ way }) => way === 'retreat')
    .flatMap(({ side, from, to, pieces }) => [
      ...fault(
        !besieges(passage, side, to) &&
          [
            holderOf(passage.before, to),
            holderOf(passage.before, insideOf(to)),
            controllerOf(passage.before, to),
          ].includes(enemyOf(side)),
        () => `a retreat to ${to}`,
      ),
      ...fault(
        unitsOf(armyAt(passage.before, from)) > unitsOf(listed(pieces)) + lostIn(passage, from),
        () => `a part retreats from ${from}`,
      ),
    ]),
)
/** Units that a region has lost in a step. */
const lostIn = (passage: Passage, id: string): number =>
  eventsAs(passage, 'Lost')
    .filter((event) => event.region === id && isUnit(event.piece))
    .reduce((sum, { number }) => sum + number, 0)
const listed = (pieces: ReadonlyArray<{ readonly piece: string; readonly number: number }>): Numbers =>
  Object.fromEntries(pieces.map(({ piece, number }) => [piece, number]))

/** INV-57: one Combat card of a side in a round at most, and it is discarded face up. */
const combatCards = stepwise((passage) => {
  const shown = eventsAs(passage, 'CombatCardPlayed')
  return BOTH.flatMap((side) => {
    const mine = shown.filter((event) => event.side === side)
    const before = battleIn(passage.was)?.combat ?? null
    return [
      ...fault(mine.length > 1, () => `${mine.length} Combat cards of ${side}`),
      ...fault(
        mine.length > 0 && before !== null && topOf(passage.was)?.kind !== 'decide/commit',
        () => `a Combat card of ${side} in the midst of a round`,
      ),
      ...mine
        .filter(({ played }) => !passage.after.cards.played[deckOf(played)]?.includes(played))
        .map(({ played }) => `${played} is not discarded`),
    ]
  })
})

/** WR-6.10, WR-6.12, nobody but a Nation's own: figures enter only by recruiting, unless a card says so. */
const entering = stepwise((passage) =>
  eventsAs(passage, 'Recruited').flatMap(({ piece, region: id, card: byCard }) =>
    fault(
      byCard === undefined && piece !== 'nazgul' && region(id)?.nation !== nationOf(piece),
      () => `${piece} is recruited in ${id}`,
    ),
  ),
)

/** Transition invariants of fights by number. */
export const FIGHTS: Readonly<Record<string, Change>> = {
  'INV-18': siegeRounds,
  'INV-19': sorties,
  'INV-53': combatRoll,
  'INV-54': hitsPaid,
  'INV-55': rearguard,
  'INV-56': fallen,
  'INV-57': combatCards,
  'WR-6.77': retreats,
  'WR-6.10': entering,
}
