/**
 * Where cards may be played and moved: battlegrounds by faction, paths by number, items by wielder, and what
 * texts allow or forbid.
 */
import { has } from '../../kernel/indexSet'
import { LEGAL } from '../../kernel/types'
import type { Sight, Violation } from '../model/bundle'
import type { Provision } from '../model/effects'
import { PATH, RESERVE, type BattlegroundIx, type CardIx, type Spot, type Table } from '../model/table'
import { violation } from '../rulebook'
import { cardData, copyId, factionsAt, groundAt, groundId, isMeant, pathData, pathId, sideOf } from './cards'
import { activePath, activeSpots, isActive, isInPlay, itemsOn } from './places'
import { ownProvisions, provisionsFor } from './statics'

type Faults = ReadonlyArray<Violation>

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

const pathFaults = (sight: Sight, card: CardIx): Faults => {
  const { type, paths } = cardData(card)
  if (type === 'army') return [violation('play.army', { card: copyId(card) })]
  const path = activePath(sight.table)
  if (path < 0) return [violation('cards.active', { location: 'path' })]
  const { number } = pathData(path)
  if (!paths.includes(number))
    return [violation('play.pathNumber', { card: copyId(card), path: pathId(path) })]
  if (ownProvisions(sight, card).some((one) => closes(one, PATH)))
    return [violation('cards.text', { card: copyId(card) })]
  return LEGAL
}

const groundFaults = (sight: Sight, card: CardIx, battleground: BattlegroundIx): Faults => {
  const location = groundId(battleground)
  const spot = battleground + PATH + 1
  if (!isActive(sight.table, spot)) return [violation('cards.active', { location })]
  const shown = factionsAt(battleground, sideOf(card)).includes(cardData(card).faction)
  const provisions = provisionsFor(sight, card)
  if (!shown && !provisions.some((one) => one.kind === 'allow' && isMeant(one.to, battleground)))
    return [violation('play.faction', { card: copyId(card), battleground: location })]
  if (provisions.some((one) => closes(one, spot))) return [violation('cards.text', { card: copyId(card) })]
  return LEGAL
}

/** Why an army or a character may not go to the path or a battleground, or into reserve. */
export const wayFaults = (sight: Sight, card: CardIx, to: Spot): Faults => {
  if (to === RESERVE) return LEGAL
  if (to === PATH) return pathFaults(sight, card)
  const ground = groundAt(to)
  return ground < 0 ? [violation('cards.types', { card: copyId(card) })] : groundFaults(sight, card, ground)
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
export const wielderFaults = (sight: Sight, item: CardIx, wielder: CardIx): Faults => {
  const facts = { card: copyId(item), wielder: copyId(wielder) }
  if (!isInPlay(sight.table, wielder) || !cardData(item).wielders.includes(cardData(wielder).id))
    return [violation('play.wielder', facts)]
  const barred = itemsOn(sight.table, wielder).find((other) => clash(sight, item, other))
  return barred === undefined ? LEGAL : [violation('cards.text', { card: copyId(barred) })]
}

/** Where a card may be moved to. */
export const movesOf = (sight: Sight, card: CardIx): ReadonlyArray<Spot> =>
  activeSpots(sight.table).filter((spot) => wayFaults(sight, card, spot).length === 0)

/** Where an army or a character may be played to, the reserve first. */
export const playsOf = (sight: Sight, card: CardIx): ReadonlyArray<Spot> => [RESERVE, ...movesOf(sight, card)]
