/**
 * Counting a combat: what every card is worth on the path or a battleground, with its items, tokens and
 * texts.
 */
import { at } from '../../kernel/row'
import type { Sight } from '../model/bundle'
import type { Condition, Modifier } from '../model/effects'
import type { Pair } from '../model/frames/combats'
import type { Icon } from '../model/ids'
import { FIRST_WIELDER, PATH, type CardIx, type Spot } from '../model/spots'
import type { Table, Tokens } from '../model/table'
import { cardData, defenderAt, groundAt, groundData, otherSide, pathData } from './cards'
import { activePath, isInPlay, itemsOn, ownerOf, playZone, sideAt, spotOfCard } from './places'
import { modifiersOf } from './statics'
import { abilitiesOf, holds, numberFor } from './texts'

/** What is counted: the attack of the attackers, or the defense of the defenders. */
export type Role = 'attack' | 'defense'

const NO_TOKENS: Omit<Tokens, 'on'> = { attack: 0, defense: 0 }

/** The tokens on a location or a card. */
export const tokensOn = ({ tokens }: Table, on: Spot): Omit<Tokens, 'on'> =>
  tokens.find((one) => one.on === on) ?? NO_TOKENS

/** The icon of a role on a path or a battleground. */
const iconOf = (spot: Spot, role: Role): Icon => {
  if (spot === PATH) return role === 'attack' ? 'pathAttack' : 'pathDefense'
  return role === 'attack' ? 'battlegroundAttack' : 'battlegroundDefense'
}
const leadershipIcon = (role: Role): Icon => (role === 'attack' ? 'leadershipAttack' : 'leadershipDefense')

/** The leadership icons of a character, which count while it is supported. */
export const leadershipOf = (card: CardIx, role: Role): number =>
  cardData(card).icons[leadershipIcon(role)] ?? 0

const iconsIn = (sight: Sight, modifier: Modifier, icon: Icon, card: CardIx): number => {
  const value = modifier.kind === 'icons' ? modifier.icons[icon] : undefined
  if (value === undefined) return 0
  return numberFor(sight, value, {
    card,
    here: spotOfCard(sight.table, card),
    seat: ownerOf(sight, card),
  })
}

/** Whether an army's text counts because of whom it supports. */
const bySupport = (condition: Condition | undefined, leader: CardIx): boolean =>
  condition?.kind === 'supports' && leader >= 0 && condition.anyOf.includes(cardData(leader).id)

/** The icons that a card's own texts add to it; `leader` is whom it supports, -1 for nobody. */
const ownIcons = (sight: Sight, card: CardIx, icon: Icon, leader: CardIx): number => {
  let sum = 0
  const here = spotOfCard(sight.table, card)
  const zone = playZone(here)
  for (const ability of abilitiesOf(sight, card)) {
    if (ability.kind !== 'static' || zone === undefined || !ability.in.includes(zone)) continue
    const asking = { card, here, seat: ownerOf(sight, card) }
    if (!bySupport(ability.if, leader) && !holds(sight, ability.if, asking)) continue
    for (const modifier of ability.has)
      if (modifier.kind === 'icons' && modifier.on === 'this') sum += iconsIn(sight, modifier, icon, card)
  }
  return sum
}

/** The icons that cards elsewhere give to a character. */
const givenIcons = (sight: Sight, card: CardIx, icon: Icon): number => {
  let sum = 0
  for (const giver of sight.rules.speakers.icons)
    for (const modifier of isInPlay(sight.table, giver) ? modifiersOf(sight, giver) : [])
      if (modifier.kind === 'icons' && modifier.on !== 'this' && modifier.on.includes(cardData(card).id))
        sum += iconsIn(sight, modifier, icon, giver)
  return sum
}

/** Whom a card supports, and whether it is supported, by the pairs of a combat. */
const leaderOf = (pairs: ReadonlyArray<Pair>, army: CardIx): CardIx =>
  pairs.find(([one]) => one === army)?.[1] ?? -1
const isSupported = (pairs: ReadonlyArray<Pair>, leader: CardIx): boolean =>
  pairs.some(([, one]) => one === leader)

/** What a card is worth where it stands, with its items and its tokens. */
export const worthOf = (sight: Sight, card: CardIx, role: Role, pairs: ReadonlyArray<Pair>): number => {
  const { table } = sight
  const spot = at(table.at, card)
  const icon = iconOf(spot, role)
  let worth = tokensOn(table, FIRST_WIELDER + card)[role] + givenIcons(sight, card, icon)
  for (const one of [card, ...itemsOn(table, card)])
    worth += (cardData(one).icons[icon] ?? 0) + ownIcons(sight, one, icon, leaderOf(pairs, card))
  if (spot !== PATH && isSupported(pairs, card)) worth += leadershipOf(card, role)
  return worth
}

/** The attack on a location: of all cards that attack there, and of the tokens on it. */
export const attackAt = (sight: Sight, spot: Spot, pairs: ReadonlyArray<Pair>): number => {
  let attack = tokensOn(sight.table, spot).attack
  for (const card of sideAt(sight.table, spot, otherSide(defenderAt(spot))))
    attack += worthOf(sight, card, 'attack', pairs)
  return attack
}

/** What cards add to the defense of the path they are on. */
const givenDefense = (sight: Sight): number => {
  let sum = 0
  for (const card of sight.rules.speakers.pathDefense) {
    if (spotOfCard(sight.table, card) !== PATH) continue
    for (const modifier of modifiersOf(sight, card))
      if (modifier.kind === 'pathDefense') sum += modifier.number
  }
  return sum
}

/** The defense of a location itself: printed, tokens, and what texts make part of it. */
export const locationDefense = (sight: Sight, spot: Spot): number => {
  const { table } = sight
  const tokens = tokensOn(table, spot).defense
  if (spot === PATH) {
    const path = activePath(table)
    return tokens + (path < 0 ? 0 : pathData(path).defense) + givenDefense(sight)
  }
  const ground = groundAt(spot)
  const bared = (table.bared >> ground) & 1
  return tokens + (bared === 1 ? 0 : groundData(ground).defense)
}
