/**
 * Where cards may be played and moved: battlegrounds by faction, paths by number, items by wielder, and what
 * texts allow or forbid.
 */
import { has } from '../../kernel/indexSet'
import { at } from '../../kernel/row'
import { LEGAL } from '../../kernel/types'
import type { Sight, Violation } from '../model/bundle'
import type { Rules } from '../model/config'
import type { Provision } from '../model/effects'
import { PATH, RESERVE, type BattlegroundIx, type CardIx, type Spot } from '../model/spots'
import type { Table } from '../model/table'
import { violation } from '../rulebook'
import {
  cardData,
  copyId,
  factionsAt,
  groundAt,
  groundId,
  isMeant,
  pathData,
  pathId,
  sideOf,
  spotOf,
} from './cards'
import { activePath, activeSpots, isActive, isInPlay, itemsOn } from './places'
import { ownProvisions, provisionsFor, speaksOf } from './statics'

type Violations = ReadonlyArray<Violation>

/** Whether a card was played into its reserve this round, and waits. */
export const waits = ({ at, played }: Table, card: CardIx): boolean =>
  at[card] === RESERVE && has(played, card)

const closes = (provision: Provision, spot: Spot): boolean => {
  if (provision.kind !== 'forbid') return false
  const { to } = provision
  if (to.kind === 'paths') return spot === PATH
  if (to.kind === 'wieldersWithOther') return false
  const ground = groundAt(spot)
  return ground >= 0 && isMeant(to, ground)
}

/** The rules that can keep an army or a character from a spot. */
type Barrier =
  'play.army' | 'cards.active' | 'play.pathNumber' | 'cards.text' | 'play.faction' | 'cards.types'

const pathBarrier = (sight: Sight, card: CardIx): Barrier | undefined => {
  const { type, paths } = cardData(card)
  if (type === 'army') return 'play.army'
  const path = activePath(sight.table)
  if (path < 0) return 'cards.active'
  if (!paths.includes(pathData(path).number)) return 'play.pathNumber'
  return ownProvisions(sight, card).some((one) => closes(one, PATH)) ? 'cards.text' : undefined
}

const groundBarrier = (sight: Sight, card: CardIx, battleground: BattlegroundIx): Barrier | undefined => {
  const spot = spotOf(battleground)
  if (!isActive(sight.table, spot)) return 'cards.active'
  const shown = factionsAt(battleground, sideOf(card)).includes(cardData(card).faction)
  const provisions = provisionsFor(sight, card)
  if (!shown && !provisions.some((one) => one.kind === 'allow' && isMeant(one.to, battleground)))
    return 'play.faction'
  return provisions.some((one) => closes(one, spot)) ? 'cards.text' : undefined
}

/** Whether some text of the game can let a card go to a battleground that does not show its faction. */
const canBeAllowed = ({ cards }: Rules, card: CardIx, battleground: BattlegroundIx): boolean =>
  cards.some(({ abilities, thisRound }, speaker) =>
    [...abilities.flatMap((one) => (one.kind === 'legality' ? one.provides : [])), ...thisRound].some(
      (one) =>
        one.kind === 'allow' && speaksOf(one.cards, card, speaker === card) && isMeant(one.to, battleground),
    ),
  )

/** The rule by which a card is never on a battleground, whatever others allow it, if there is one. */
export const neverAt = (
  rules: Rules,
  card: CardIx,
  battleground: BattlegroundIx,
): 'play.faction' | 'cards.text' | undefined => {
  const closed = at(rules.cards, card).ways.some(
    (one) =>
      one.if === undefined && one.provides.some((provision) => closes(provision, spotOf(battleground))),
  )
  if (closed) return 'cards.text'
  const shown = factionsAt(battleground, sideOf(card)).includes(cardData(card).faction)
  return shown || canBeAllowed(rules, card, battleground) ? undefined : 'play.faction'
}

/** The rule that keeps an army or a character from the path, a battleground or the reserve, if one does. */
const barrierTo = (sight: Sight, card: CardIx, to: Spot): Barrier | undefined => {
  if (to === RESERVE) return undefined
  if (to === PATH) return pathBarrier(sight, card)
  const ground = groundAt(to)
  return ground < 0 ? 'cards.types' : groundBarrier(sight, card, ground)
}

/** Why an army or a character may not go to the path or a battleground, or into reserve. */
export const wayViolations = (sight: Sight, card: CardIx, to: Spot): Violations => {
  const rule = barrierTo(sight, card, to)
  if (rule === undefined) return LEGAL
  const id = copyId(card)
  switch (rule) {
    case 'cards.active':
      return [violation(rule, { location: to === PATH ? 'path' : groundId(groundAt(to)) })]
    case 'play.pathNumber':
      return [violation(rule, { card: id, path: pathId(activePath(sight.table)) })]
    case 'play.faction':
      return [violation(rule, { card: id, battleground: groundId(groundAt(to)) })]
    default:
      return [violation(rule, { card: id })]
  }
}

/** Whether an item forbids another one on the same character. */
const bars = (sight: Sight, item: CardIx, other: CardIx): boolean =>
  ownProvisions(sight, item).some(
    (one) =>
      one.kind === 'forbid' &&
      one.to.kind === 'wieldersWithOther' &&
      cardData(other).keywords.includes(one.to.keyword),
  )

/** Whether one of two items forbids the other on the same character. */
export const clash = (sight: Sight, item: CardIx, other: CardIx): boolean =>
  bars(sight, item, other) || bars(sight, other, item)

/** Why an item may not be played on a card. */
export const wielderViolations = (sight: Sight, item: CardIx, wielder: CardIx): Violations => {
  const facts = { card: copyId(item), wielder: copyId(wielder) }
  if (!isInPlay(sight.table, wielder) || !cardData(item).wielders.includes(cardData(wielder).id))
    return [violation('play.wielder', facts)]
  const barred = itemsOn(sight.table, wielder).find((other) => clash(sight, item, other))
  return barred === undefined ? LEGAL : [violation('cards.text', { card: copyId(barred) })]
}

/** Where a card may be moved to. */
export const movesOf = (sight: Sight, card: CardIx): ReadonlyArray<Spot> => waysOf(sight, card, [])

/** The active locations that are open to a card, after some other spots. */
const waysOf = (sight: Sight, card: CardIx, spots: Array<Spot>): ReadonlyArray<Spot> => {
  for (const spot of activeSpots(sight.table))
    if (barrierTo(sight, card, spot) === undefined) spots.push(spot)
  return spots
}

/** Where an army or a character may be played to, the reserve first. */
export const playsOf = (sight: Sight, card: CardIx): ReadonlyArray<Spot> => waysOf(sight, card, [RESERVE])
