/**
 * What leads an Army: Leaders, tokens and Characters with a rating, and the total they give among themselves.
 */
import type { Here } from '../model/bundle'
import type { Side } from '../model/sides'
import type { Army } from '../model/json'
import { armyOf, charactersIn } from './board'

interface Rated {
  readonly rating: number
  readonly modifier: number
}

/** What a Leader figure gives: as commander, and beside another one. */
const GENERIC: Rated = { rating: 1, modifier: 1 }

const modifiersOf = (here: Here, characters: ReadonlyArray<string>): number => {
  let sum = 0
  for (const one of characters) {
    const leadership = here.rules.scenario.characters[one]?.leadership
    if (leadership !== undefined && leadership.rating > 0) sum += leadership.modifier
  }
  return sum
}

/** The most that one commander and the modifiers of all others give, with so many Leader figures. */
const commanded = (here: Here, characters: ReadonlyArray<string>, leaders: number): number => {
  const modifiers = modifiersOf(here, characters) + leaders * GENERIC.modifier
  let most = leaders > 0 ? GENERIC.rating + modifiers - GENERIC.modifier : 0
  for (const one of characters) {
    const leadership = here.rules.scenario.characters[one]?.leadership
    if (leadership === undefined || leadership.rating === 0) continue
    most = Math.max(most, leadership.rating + modifiers - leadership.modifier)
  }
  return most
}

/** The Total Leadership of an Army with these Characters. */
export const leadershipOf = (here: Here, army: Army, characters: ReadonlyArray<string>): number =>
  army.side === 'shadow'
    ? army.tokens + commanded(here, characters, 0)
    : commanded(here, characters, army.leaders)

/** Whether a Character counts as a Leader. */
export const isRated = (here: Here, character: string): boolean =>
  (here.rules.scenario.characters[character]?.leadership.rating ?? 0) > 0

/** Whether an Army has a Leader, a token or a Character with a rating. */
export const isLed = (here: Here, side: Side, region: string): boolean => {
  const army = armyOf(here.table, side, region)
  if (army === undefined) return false
  return army.leaders + army.tokens > 0 || charactersIn(here, side, region).some((one) => isRated(here, one))
}

/** The Character who commands the Army of a side in a Region: the first that gives the highest total. */
export const commandersOf = (here: Here, side: Side, region: string): ReadonlyArray<string> => {
  const army = armyOf(here.table, side, region)
  if (army === undefined) return []
  const there = charactersIn(here, side, region).filter((one) => isRated(here, one))
  const total = leadershipOf(here, army, there)
  const generic = side === 'free' ? army.leaders : army.tokens
  const modifiers = generic + modifiersOf(here, there)
  return there.filter((one) => {
    const leadership = here.rules.scenario.characters[one]?.leadership
    return leadership !== undefined && leadership.rating + modifiers - leadership.modifier >= total
  })
}

/** Whether the pieces of an Army give at least so much Leadership. */
export const isLedBy = (here: Here, side: Side, region: string, least: number): boolean => {
  const army = armyOf(here.table, side, region)
  return army !== undefined && leadershipOf(here, army, charactersIn(here, side, region)) >= least
}
