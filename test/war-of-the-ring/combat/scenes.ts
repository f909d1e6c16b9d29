/**
 * What the tests of the Combat cards share: a battle up to the question about cards, cards used by either
 * side, and what the dice of a round brought. The Dead Marshes are nobody's land and help nobody.
 */
import type { EventCardId, PieceId, PositionSpec, RegionId, Side, State } from '../../../src/war-of-the-ring'
import { freeWar, strike, freeStrike, atWar } from '../rulebook/battles'
import { after, asked, eventsAs, offers, type Move } from '../support/play'

type Pieces = Readonly<Partial<Record<PieceId, number>>>

/** A battle: who fights, what each side holds, and where. */
export interface Scene {
  readonly attackers: Pieces
  readonly defenders: Pieces
  readonly free?: ReadonlyArray<EventCardId>
  readonly shadow?: ReadonlyArray<EventCardId>
  readonly from?: RegionId
  readonly to?: RegionId
  /** Whether the defenders are besieged; then `to` is the region of both. */
  readonly siege?: boolean
  readonly spec?: PositionSpec
}

const specOf = (scene: Scene): PositionSpec => {
  const { attackers, defenders, free = [], shadow = [], siege = false, spec = {} } = scene
  const { from, to } = placesOf(scene)
  const armies = siege
    ? { armies: { [to]: attackers, ...spec.armies }, besieged: { [to]: defenders } }
    : { armies: { [from]: attackers, [to]: defenders, ...spec.armies } }
  return { ...spec, ...armies, hands: { 'free-peoples': free, shadow } }
}

const placesOf = ({ from, to = 'dead-marshes', siege }: Scene) => ({
  from: siege === true ? to : (from ?? 'north-ithilien'),
  to,
})

/** Goes on to the first question about cards, with everybody and in the field. */
const toTheCards = (state: State): State => {
  let now = state
  for (const seat of ['free-peoples', 'shadow', 'free-peoples'] as const) {
    if (asked(now) === `${seat} decide/party`) now = after(now, { seat, kind: 'bringAll' })
    if (asked(now) === `${seat} decide/withdraw`) now = after(now, { seat, kind: 'fight' })
  }
  return now
}

/** The Shadow attacks; the question about cards is next. */
export const shadowAttacks = (scene: Scene): State => {
  const { from, to } = placesOf(scene)
  return toTheCards(after(atWar(specOf(scene)), ...strike(from, to)))
}
/** The Free Peoples attack; the question about cards is next. */
export const freeAttacks = (scene: Scene): State => {
  const { from, to } = placesOf(scene)
  return toTheCards(after(freeWar(specOf(scene)), ...freeStrike(from, to)))
}

/** The cards that the sides use. */
export type Used = Readonly<Partial<Record<Side, EventCardId>>>

/** The moves by which cards are declared and chosen; who has no card in his hand is not asked. */
export const using = (state: State, used: Used): State => {
  let now = state
  for (let left = 2; left > 0; left--)
    for (const seat of ['free-peoples', 'shadow'] as const)
      if (asked(now) === `${seat} decide/combatCard`)
        now = after(now, { seat, kind: used[seat] === undefined ? 'pass' : 'declareCard' })
  for (const seat of ['free-peoples', 'shadow'] as const) {
    const card = used[seat]
    if (card !== undefined) now = after(now, { seat, kind: 'commit', card })
  }
  return now
}

/** The state and the moves after cards were used: for `after` and `eventsAs`. */
export const fought = (state: State, used: Used, ...moves: ReadonlyArray<Move>): State =>
  after(using(state, used), ...moves)

/** Whether a side can use a card that it holds in this battle. */
export const canUse = (state: State, side: Side, card: EventCardId): boolean => {
  let now = state
  for (let left = 2; left > 0 && asked(now) !== `${side} decide/combatCard`; left--) {
    const other = side === 'shadow' ? 'free-peoples' : 'shadow'
    if (asked(now) !== `${other} decide/combatCard`) return false
    now = after(now, { seat: other, kind: 'pass' })
  }
  if (offers(now, 'declareCard', 'seat').length === 0) return false
  const declared = after(now, { seat: side, kind: 'declareCard' })
  const chosen =
    asked(declared) === `${side === 'shadow' ? 'free-peoples' : 'shadow'} decide/combatCard`
      ? after(declared, { seat: side === 'shadow' ? 'free-peoples' : 'shadow', kind: 'pass' })
      : declared
  return offers(chosen, 'commit', 'card').includes(card)
}

/** Hits among the dice of a side: those of the Combat roll, or of the re-roll. */
export const hitsOf = (side: Side, again: boolean, state: State, ...moves: ReadonlyArray<Move>): string =>
  eventsAs('CombatDieRolled', state, ...moves)
    .filter((die) => die.side === side && die.again === again)
    .map(({ hit }) => (hit ? 'x' : '-'))
    .join('')
/** The dice of a side, as how many it rolls and rolls again. */
export const diceOf = (side: Side, state: State, ...moves: ReadonlyArray<Move>): string => {
  const dice = eventsAs('CombatDieRolled', state, ...moves).filter((die) => die.side === side)
  const again = dice.filter((die) => die.again).length
  return `${dice.length - again}+${again}`
}
