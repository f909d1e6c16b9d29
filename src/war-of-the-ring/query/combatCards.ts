/**
 * Combat cards in a battle (chapters V and VI): whose card may be used, and in which order cards come.
 */
import type { Rules } from '../model/config'
import type { CombatCondition, CombatCard, CombatVerb, Role } from '../model/combat'
import { nameOf, within } from './names'
import { listed, unmet, type Need } from './requirements'
import { seatIxOf } from './seats'
import { derived } from '../../kernel/derived'
import type { BattleVars, DeclareCardVars } from '../model/frames'
import type { CharacterId, PieceId } from '../model/ids'
import type { Bits, CardIx, Force, RegionIx, SideIx, Table, SeatIx } from '../model/table'
import { regionOf } from './armies'
import { nationId, nationOf, NATIONS_OF, neighboursOf, regionId, regionIx } from './board'
import { handSize, holdsCard, sideOfCard, firstOfDeck, sizeOfDeck } from './cards'
import { fighters, nazgulLeadership, sideIn, WRAITHS, placeOfRole } from './combat'
import { characterIx, countIn, leadersIn, pieceIx } from './pieces'
import { towersAt, trebuchetsAt } from './beside'
import { cardsThat, isOnTable, mayUseCombatCards, tableText } from './tableCards'
import type { World } from '../model/bundle'
import { maskOf } from './politics'

/*
 * What Combat cards ask for (`model/combat`), in words: one sentence for each kind of condition.
 */

const need = (who: string, what: string, now = ''): Need => ({ who, what, now })

const unitInWords = (rules: Rules, { nation, rank }: Extract<CombatCondition, { kind: 'unit' }>): string => {
  const which = rank === 'elite' ? 'an Elite unit' : rank === 'regular' ? 'a Regular unit' : 'a unit'
  return nation === undefined ? which : `${which} of ${within(rules, nation)}`
}

const IN_BATTLE = 'in his Army in the battle'

const tell = (rules: Rules, condition: CombatCondition, now: string): Need => {
  switch (condition.kind) {
    case 'any':
    case 'all':
      return need('it', 'so')
    case 'unit':
      return need(unitInWords(rules, condition), IN_BATTLE, 'there is none')
    case 'leader':
      return need('a Leader', IN_BATTLE, 'there is none')
    case 'character':
      return need(listed(rules, condition.anyOf), IN_BATTLE)
    case 'nazgul':
      return need('a Nazgûl', IN_BATTLE, 'there is none')
    case 'nazgulLeadership':
      return need('the Leadership of Nazgûl in the battle', `at ${condition.least} or more`, now)
    case 'defenderWithRingBearers':
      return need('the battle', 'in the region of the Fellowship')
    case 'defenderIn': {
      const lands = condition.nations.map((nation) => `the lands of ${within(rules, nation)}`)
      const places = [...condition.regions.map((region) => within(rules, region)), ...lands]
      return need('the battle', `in ${places.join(' or ')}`)
    }
    case 'defenderNear':
      return need('the battle', `within ${condition.within} regions of ${within(rules, condition.region)}`)
    case 'defenderBesieged':
      return need('the defender', 'besieged')
    case 'defendsInField':
      return need('his Army', 'as the defender, and not besieged')
    case 'piece':
      return need(`the figure ${nameOf(rules, condition.is)}`, IN_BATTLE, 'there is none')
    case 'engine':
      return need('a siege engine of his', 'in the battle', 'there is none')
  }
}

/** What a condition of a Combat card asks for that is not so; `leads` is the Leadership of his Nazgûl. */
export const unmetInBattle = (
  rules: Rules,
  condition: CombatCondition,
  holds: (part: CombatCondition) => boolean,
  leads: number,
): string =>
  unmet(
    {
      holds,
      partsOf: (part: CombatCondition) => (part.kind === 'all' || part.kind === 'any' ? part : undefined),
      tells: (part) => tell(rules, part, `it is ${leads}`),
    },
    condition,
  )

/** What a card says in battle. */
export const combatText = (rules: Rules, card: CardIx): CombatCard | undefined => {
  const title = rules.eventCards[card]?.combat
  return title === undefined ? undefined : rules.combat[title]
}

const withRole = (rules: Rules, role: 'companion' | 'minion'): Bits =>
  rules.characters.reduce((bits, one, ix) => (one.role === role ? bits | (1 << ix) : bits), 0)
/** The Companions as bits. */
export const COMPANIONS = derived((rules: Rules): Bits => withRole(rules, 'companion'))
/** The Minions as bits. */
export const MINIONS = derived((rules: Rules): Bits => withRole(rules, 'minion'))

/** Some characters as bits. */
export const bitsOfCharacters = (rules: Rules, ids: ReadonlyArray<CharacterId>): Bits => {
  let bits = 0
  for (const id of ids) bits |= 1 << characterIx(rules, id)
  return bits
}

const isWithin = (from: RegionIx, to: RegionIx, steps: number): boolean => {
  let near: ReadonlyArray<RegionIx> = [from]
  for (let left = steps; left > 0 && !near.includes(to); left--) near = near.flatMap(reachOf)
  return near.includes(to)
}
const reachOf = (region: RegionIx): ReadonlyArray<RegionIx> => [region, ...neighboursOf(region)]

type UnitCondition = Extract<CombatCondition, { kind: 'unit' }>
const hasUnit = (rules: Rules, force: Force, side: SideIx, { nation, rank }: UnitCondition): boolean => {
  for (const ix of NATIONS_OF[side]) {
    if (nation !== undefined && nationId(ix) !== nation) continue
    if (rank !== 'elite' && (force.regulars & maskOf(rules, ix)) !== 0) return true
    if (rank !== 'regular' && (force.elites & maskOf(rules, ix)) !== 0) return true
  }
  return false
}

/** Whether a figure is among some; none is of a kind that is not in the game. */
const isAmong = (rules: Rules, force: Force, id: PieceId): boolean => {
  const piece = pieceIx(rules, id)
  return piece >= 0 && countIn(rules, force, piece) > 0
}

type Lands = Extract<CombatCondition, { kind: 'defenderIn' }>
const liesIn = (region: RegionIx, { regions, nations }: Lands): boolean => {
  const nation = nationOf(region)
  return regions.includes(regionId(region)) || (nation >= 0 && nations.some((id) => id === nationId(nation)))
}

/** Siege engines of a side in a battle: those of a siege of the Free Peoples. */
export const enginesIn = (table: Table, vars: BattleVars, side: SideIx): number => {
  if (vars.kind !== 'siege' || vars.side === 0) return 0
  return side === 1 ? towersAt(table, regionOf(vars.to)) : trebuchetsAt(table, regionOf(vars.to))
}

/** Who is superior in siege engines: above 0 the Shadow, below 0 the Free Peoples. */
export const superiorityIn = (table: Table, vars: BattleVars): number =>
  vars.claimed === true ? -1 : enginesIn(table, vars, 1) - enginesIn(table, vars, 0)

/** Whether the requirement of a Combat card is met for a role. */
const isMet = (
  condition: CombatCondition,
  { rules, table }: World,
  vars: BattleVars,
  role: Role,
): boolean => {
  switch (condition.kind) {
    case 'any':
      return condition.of.some((one) => isMet(one, { rules, table }, vars, role))
    case 'all':
      return condition.of.every((one) => isMet(one, { rules, table }, vars, role))
    case 'unit':
      return hasUnit(rules, fighters(rules, table, vars, role), sideIn(vars, role), condition)
    case 'leader':
      return leadersIn(fighters(rules, table, vars, role)) > 0
    case 'character':
      return (fighters(rules, table, vars, role).characters & bitsOfCharacters(rules, condition.anyOf)) !== 0
    case 'nazgul': {
      const { nazgul, characters } = fighters(rules, table, vars, role)
      return nazgul > 0 || (characters & WRAITHS(rules)) !== 0
    }
    case 'nazgulLeadership':
      return nazgulLeadership(rules, table, vars, role) >= condition.least
    case 'defenderWithRingBearers':
      return table.fellowship.region === regionOf(vars.to)
    case 'defenderIn':
      return liesIn(regionOf(vars.to), condition)
    case 'defenderNear':
      return isWithin(regionIx(condition.region), regionOf(vars.to), condition.within)
    case 'defenderBesieged':
      return vars.kind === 'siege'
    case 'defendsInField':
      return role === 1 && vars.kind !== 'siege'
    case 'piece':
      return isAmong(rules, fighters(rules, table, vars, role), condition.is)
    case 'engine':
      return enginesIn(table, vars, sideIn(vars, role)) > 0
  }
}

/** Whether the requirement of a card is met. */
export const meetsRequirement = (
  rules: Rules,
  table: Table,
  { battle, role }: DeclareCardVars,
  card: CardIx,
): boolean => {
  const text = combatText(rules, card)
  return (
    text !== undefined && (text.playIf === undefined || isMet(text.playIf, { rules, table }, battle, role))
  )
}

/** What the requirement of a card asks for and is not so, in words. */
export const wantedBy = (
  { rules, table }: World,
  { battle, role }: DeclareCardVars,
  card: CardIx,
): string => {
  const condition = combatText(rules, card)?.playIf
  const holds = (part: CombatCondition): boolean => isMet(part, { rules, table }, battle, role)
  return condition === undefined
    ? ''
    : unmetInBattle(rules, condition, holds, nazgulLeadership(rules, table, battle, role))
}

/** Whether a card lies on the table and can be used in battle from there. */
export const isUsedFromTable = (rules: Rules, table: Table, card: CardIx): boolean =>
  tableText(rules, card)?.usedInBattle === true && isOnTable(rules, table, card)

/** Whether a seat has a card at hand for battle: in its hand, or on the table and made for it. */
export const hasAtHand = (rules: Rules, table: Table, seat: SeatIx, card: CardIx): boolean =>
  holdsCard(rules, table, seat, card) ||
  (seatIxOf({ rules, table }, 'card', sideOfCard(rules, card), card) === seat &&
    isUsedFromTable(rules, table, card))

/** The seat whose Army plays a role, by its place. */
export const seatOfRole = (rules: Rules, table: Table, { battle, role }: DeclareCardVars): SeatIx =>
  seatIxOf({ rules, table }, 'army', sideIn(battle, role), placeOfRole(battle, role))

/** Whether a role may use Combat cards in this round at all. */
export const mayUseCards = (rules: Rules, table: Table, { battle, role }: DeclareCardVars): boolean => {
  if (((battle.noCardsAtAll ?? 0) >> role) & 1 && battle.round === 1) return false
  if ((battle.noCards >> role) & 1 && battle.round === 1)
    if ((fighters(rules, table, battle, role).characters & COMPANIONS(rules)) === 0) return false
  return mayUseCombatCards(rules, table, sideIn(battle, role), regionOf(battle.to))
}

/**
 * Whether a role is asked about a Combat card: as far as everybody can see it might use one, so that being
 * asked tells nothing about the hand (ruling OR-41).
 */
export const isAskedForCard = (rules: Rules, table: Table, vars: DeclareCardVars): boolean => {
  const side = sideIn(vars.battle, vars.role)
  const seat = seatOfRole(rules, table, vars)
  const holds = handSize(table, seat) > 0
  return (holds || usesFromTable({ rules, table }, side, seat)) && mayUseCards(rules, table, vars)
}

const usesFromTable = ({ rules, table }: World, side: SideIx, seat: SeatIx): boolean =>
  cardsThat(rules, table, side, ({ usedInBattle }) => usedInBattle === true).some(
    (card) => seatIxOf({ rules, table }, 'card', side, card) === seat,
  )

/** The cards that a role may use now, in their order. */
export const usableCards = (rules: Rules, table: Table, vars: DeclareCardVars): ReadonlyArray<CardIx> => {
  if (!mayUseCards(rules, table, vars)) return []
  const side = sideIn(vars.battle, vars.role)
  const seat = seatOfRole(rules, table, vars)
  const cards: Array<CardIx> = []
  const end = firstOfDeck(rules, side * 2 + 1) + sizeOfDeck(rules, side * 2 + 1)
  for (let card = firstOfDeck(rules, side * 2); card < end; card++)
    if (hasAtHand(rules, table, seat, card) && meetsRequirement(rules, table, vars, card)) cards.push(card)
  return cards
}

/** An instruction of a card in its place in the round. */
export interface Scheduled {
  readonly role: Role
  readonly initiative: number
  readonly verb: CombatVerb
}

/** The instructions of both cards in their order: lower initiative first, then the defender's. */
export const scheduleOf = (rules: Rules, played: readonly [CardIx, CardIx]): ReadonlyArray<Scheduled> => {
  const all: Array<Scheduled> = []
  for (const role of [1, 0] as const)
    for (const { initiative, does } of combatText(rules, played[role])?.effects ?? [])
      for (const verb of does) all.push({ role, initiative, verb })
  return all.sort((one, other) => one.initiative - other.initiative)
}
