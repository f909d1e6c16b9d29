/**
 * How battles tend to end: for each pair of characters how likely either falls, with cards picked blindly
 * from full hands. Rough on purpose: region and hand are left out. And what a character is worth.
 */
import { CHARACTERS, COMBAT_CARDS } from '../../confrontation'
import type { Ability, CharacterData, CombatCardData } from '../../confrontation'

/** How likely the attacker and the defender fall. */
export interface Odds {
  readonly attacker: number
  readonly defender: number
}

type Kind = Ability['kind']
const hasText = (character: CharacterData, kind: Kind): boolean =>
  character.abilities.some((ability) => ability.kind === kind)

const defeats = (one: CharacterData, other: CharacterData): boolean =>
  one.abilities.some((ability) => ability.kind === 'defeats' && ability.whom === other.name)

/** What is left of a fight before cards: who falls at once, or with which strengths it goes on. */
interface Opening {
  readonly falls: { readonly fellowship: number; readonly sauron: number } | null
  readonly fellowship: number
  readonly sauron: number
  readonly cards: boolean
  readonly sauronCard: boolean
}

const strengthOf = (character: CharacterData, attacks: boolean): number => {
  const raised = character.abilities.find(
    (ability) => ability.kind === 'strengthWhen' && (ability.when === 'attacking') === attacks,
  )
  return raised?.kind === 'strengthWhen' ? raised.strength : character.strength
}

const open = (fellowship: CharacterData, sauron: CharacterData, sauronAttacks: boolean): Opening => {
  const silent = hasText(sauron, 'silencesOpponent')
  const text = (kind: Kind): boolean => !silent && hasText(fellowship, kind)
  const own = strengthOf(fellowship, !sauronAttacks)
  const theirs = strengthOf(sauron, sauronAttacks)
  const going = {
    falls: null,
    fellowship: (text('matchesStrength') ? Math.max(own, theirs) : own) + (text('choosesCardSecond') ? 1 : 0),
    sauron: theirs,
    cards: !hasText(sauron, 'forbidsCards'),
    sauronCard: !hasText(sauron, 'ownCardIgnored'),
  }
  if (text('defeatsBoth')) return { ...going, falls: { fellowship: 1, sauron: 1 } }
  if (!silent && defeats(fellowship, sauron)) return { ...going, falls: { fellowship: 0, sauron: 1 } }
  if (defeats(sauron, fellowship)) return { ...going, falls: { fellowship: 1, sauron: 0 } }
  if (sauronAttacks && hasText(sauron, 'defeatsFirstAttacked'))
    return { ...going, falls: { fellowship: 1, sauron: 0 } }
  return going
}

/** What a Magic is worth on average: the strength of the card it may become. */
const MAGIC = 3

const numberOf = ({ text, strength }: CombatCardData): number =>
  text?.kind === 'fetchFromDiscard' ? MAGIC : strength

/** Whether the fighter of each side falls. */
export type Falls = readonly [fellowship: boolean, sauron: boolean]

const NEITHER: Falls = [false, false]
const BOTH: Falls = [true, true]

/** Who falls with these strengths: the weaker, or both. */
export const weakerOf = (own: number, theirs: number): Falls => [own <= theirs, theirs <= own]

/** Who falls with these strengths and cards. */
export const fallsWith = (
  strengths: readonly [number, number],
  fellowship: CombatCardData,
  sauron: CombatCardData | undefined,
): Falls => {
  const blind = sauron?.text?.kind === 'cancelTextCard'
  const text = blind ? null : fellowship.text
  if (sauron?.text?.kind === 'retreat') return NEITHER
  if (text?.kind === 'defeatBoth') return BOTH
  if (text?.kind === 'retreat') return NEITHER
  const cloaked = text?.kind === 'cancelStrengthCard' || sauron === undefined
  const own = strengths[0] + (blind && fellowship.text !== null ? 0 : numberOf(fellowship))
  const theirs = strengths[1] + (cloaked ? 0 : numberOf(sauron))
  return weakerOf(own, theirs)
}

const OWN = COMBAT_CARDS.filter(({ side }) => side === 'fellowship')
const THEIRS = COMBAT_CARDS.filter(({ side }) => side === 'sauron')

const fightOut = ({ fellowship, sauron, cards, sauronCard }: Opening) => {
  if (!cards) return { fellowship: fellowship <= sauron ? 1 : 0, sauron: sauron <= fellowship ? 1 : 0 }
  let [ours, theirs] = [0, 0]
  for (const own of OWN)
    for (const card of THEIRS) {
      const falls = fallsWith([fellowship, sauron], own, sauronCard ? card : undefined)
      if (falls[0]) ours++
      if (falls[1]) theirs++
    }
  const all = OWN.length * THEIRS.length
  return { fellowship: ours / all, sauron: theirs / all }
}

/** Who can leave a battle falls less often. */
const ESCAPES = 0.5

const escapeOf = (character: CharacterData, attacks: boolean): number => {
  const slips = hasText(character, 'slipsAwayWhenDefeated')
  const leaves = character.abilities.some(
    (ability) =>
      ability.kind === 'retreats' &&
      (ability.when === 'either' || (ability.when === 'attacking') === attacks),
  )
  return slips || leaves ? ESCAPES : 1
}

const oddsOf = (attacker: CharacterData, defender: CharacterData): Odds => {
  const sauronAttacks = attacker.side === 'sauron'
  const [fellowship, sauron] = sauronAttacks ? [defender, attacker] : [attacker, defender]
  const opening = open(fellowship, sauron, sauronAttacks)
  const falls = opening.falls ?? fightOut(opening)
  const [ours, theirs] = [falls.fellowship, falls.sauron]
  return {
    attacker: (sauronAttacks ? theirs : ours) * escapeOf(attacker, true),
    defender: (sauronAttacks ? ours : theirs) * escapeOf(defender, false),
  }
}

const NO_FIGHT: Odds = { attacker: 0, defender: 0 }

const ODDS: ReadonlyArray<ReadonlyArray<Odds>> = CHARACTERS.map((attacker) =>
  CHARACTERS.map((defender) => (attacker.side === defender.side ? NO_FIGHT : oddsOf(attacker, defender))),
)

/** How a battle between two characters tends to end. */
export const oddsBetween = (attacker: number, defender: number): Odds =>
  ODDS[attacker]?.[defender] ?? NO_FIGHT

/** What the Ringbearer is worth beside the others. */
const RING = 18

/** What each character is worth: that of the Ringbearer is most of the game. */
export const WORTH: ReadonlyArray<number> = CHARACTERS.map((character) => {
  if (hasText(character, 'bearsRing')) return RING
  const handy = hasText(character, 'defeatsBoth') || hasText(character, 'defeatsFirstAttacked') ? 3 : 0
  const reach = hasText(character, 'fliesToLoneEnemy') || hasText(character, 'ridesForwardInto') ? 1 : 0
  return 1 + 0.6 * Math.max(0, Math.min(character.strength, 6)) + handy + reach
})
