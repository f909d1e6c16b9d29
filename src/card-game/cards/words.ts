/** Words that many texts use, so that a card reads like what it says. */
import type {
  ActionAbility,
  CardAbility,
  CardFilter,
  Cost,
  Instruction,
  LegalityAbility,
  Modifier,
  Players,
  Provision,
  StaticAbility,
} from '../model/effects'
import type { CardId, Faction, Icons, LocationId, PlayZone, Side } from '../model/ids'

/** The players of these factions. */
export const playerOf = (...factions: ReadonlyArray<Faction>): Players => ({ kind: 'playersOf', factions })
/** Every player of a side. */
export const each = (side: Side): Players => ({ kind: 'each', side })
/** These players do this, one after another. */
export const tell = (who: Players, ...to: ReadonlyArray<Instruction>): Instruction => ({
  kind: 'tell',
  who,
  to,
})

/** These cards by name. */
export const named = (...ids: ReadonlyArray<CardId>): CardFilter => ({ ids })
/** Armies, of one faction if it is named. */
export const armies = (...factions: ReadonlyArray<Faction>): CardFilter => ({
  types: ['army'],
  ...(factions.length === 0 ? {} : { factions }),
})
/** Characters of a faction. */
export const charactersOf = (faction: Faction): CardFilter => ({ types: ['character'], factions: [faction] })
/** The Nazgûl. */
export const NAZGUL: CardFilter = { types: ['character'], keyword: 'nazgul' }

export const draw = (number: number): Instruction => ({ kind: 'draw', number })
export const forsake = (number: number): Cost => ({ kind: 'forsake', number })
export const cycleFromHand = (number: number): Cost => ({ kind: 'cycleFromHand', number })
export const CYCLE_THIS: Cost = { kind: 'cycle', card: 'this' }
export const ELIMINATE_THIS: Cost = { kind: 'eliminateThis' }
export const takeFrom = (from: 'deck' | 'cycle', cards: CardFilter, number = 1): Instruction => ({
  kind: 'take',
  cards,
  number,
  from: [from],
})
/** Every Free Peoples player forsakes a card. */
export const FREE_PEOPLES_FORSAKE = tell(each('free-peoples'), forsake(1))
/** The player may pay this and have that. */
export const may = (cost: ReadonlyArray<Cost>, ...then: ReadonlyArray<Instruction>): Instruction => ({
  kind: 'choose',
  of: [{ cost, do: then }],
  orNone: true,
})
/** Draws so many cards apart from the hand. */
export const drawApart = (number: number): Instruction => ({ kind: 'setApart', number, how: 'draw' })
/** Cycles what is left of them. */
export const CYCLE_REST: Instruction = { kind: 'putApart', number: 'rest', into: 'cycle' }
/** Draws cards apart, plays up to so many that fit, and cycles the rest. */
export const drawAndPlay = (
  number: number,
  upTo: number,
  cards: CardFilter,
  to?: 'reserve' | 'thisBattleground',
): ReadonlyArray<Instruction> => [
  drawApart(number),
  { kind: 'playApart', upTo, cards, ...(to === undefined ? {} : { to }) },
  CYCLE_REST,
]

const ANYWHERE: ReadonlyArray<PlayZone> = ['reserve', 'path', 'battleground']
/** While it is in reserve. */
export const inReserve = (...has: ReadonlyArray<Modifier>): StaticAbility => ({
  kind: 'static',
  in: ['reserve'],
  has,
})
/** While it is in play. */
export const inPlay = (...has: ReadonlyArray<Modifier>): StaticAbility => ({
  kind: 'static',
  in: ANYWHERE,
  has,
})
/** While it is on one of these locations, it has these icons more. */
export const moreAt = (zone: 'path' | 'battleground', location: LocationId, icons: Icons): StaticAbility => ({
  kind: 'static',
  in: [zone],
  if: { kind: 'at', locations: [location] },
  has: [{ kind: 'icons', on: 'this', icons }],
})
/** It always provides this about itself. */
export const always = (...provides: ReadonlyArray<Provision>): LegalityAbility => ({
  kind: 'legality',
  provides,
})
/** When it is played, wherever to. */
export const whenPlayed = (...instructions: ReadonlyArray<Instruction>): CardAbility => ({
  kind: 'played',
  do: instructions,
})
/** For an action while it is in reserve. */
export const fromReserve = (
  cost: ReadonlyArray<Cost>,
  ...instructions: ReadonlyArray<Instruction>
): ActionAbility => ({ kind: 'action', in: ['reserve'], cost, do: instructions })
/** For an action while it is on a path. */
export const fromPath = (
  cost: ReadonlyArray<Cost>,
  ...instructions: ReadonlyArray<Instruction>
): ActionAbility => ({ kind: 'action', in: ['path'], cost, do: instructions })
/** For an action wherever it is in play. */
export const fromPlay = (
  cost: ReadonlyArray<Cost>,
  ...instructions: ReadonlyArray<Instruction>
): ActionAbility => ({ kind: 'action', in: ANYWHERE, cost, do: instructions })

/** One card more in every Draw step. */
export const ONE_MORE: StaticAbility = inReserve({ kind: 'extraDraw', number: 1, thenCycle: 0 })
/** A higher carryover limit. */
export const CARRYOVER: Modifier = { kind: 'carryover', number: 1 }
/** Forsaken off the top of the draw deck, it is cycled. */
export const SAFE_ON_TOP: CardAbility = {
  kind: 'wouldBeEliminated',
  cause: 'forsakenFromDeck',
  cycles: 'this',
  items: 'cycled',
}
/** Lost in path combat, it is cycled with its items. */
export const SAFE_ON_PATHS: CardAbility = {
  kind: 'wouldBeEliminated',
  cause: 'pathCombat',
  cycles: 'this',
  items: 'cycled',
}
