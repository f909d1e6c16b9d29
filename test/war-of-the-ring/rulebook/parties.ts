/**
 * Armies on the march, for tests: a board to march on, and all the parties that an Army can be divided
 * into.
 */
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { asked, free, offered, playing, shadow, table } from '../support/play'
import type { Numbers } from '../support/read'

/** Armies by region, in a description. */
export type Armies = NonNullable<PositionSpec['armies']>

/** A board with these Armies only; both sides have dice left afterwards. */
export const field = (spec: PositionSpec): State =>
  table({
    base: 'empty',
    dice: {
      'free-peoples': ['character', 'muster', 'muster-army', 'event'],
      shadow: ['character', 'army', 'muster', 'event'],
    },
    ...spec,
  })
/** Armies are moved with an Army or with a Character result. */
export const FREE_ARMY = free({ kind: 'moveArmies', die: 'muster-army', as: 'army' })
export const FREE_CHARACTER = free({ kind: 'moveArmies', die: 'character', as: 'character' })
export const SHADOW_ARMY = shadow({ kind: 'moveArmies', die: 'army', as: 'army' })
export const SHADOW_CHARACTER = shadow({ kind: 'moveArmies', die: 'character', as: 'character' })

const PARTY = /decide\/party$/

const wordsOf = (numbers: Numbers): string =>
  Object.keys(numbers)
    .filter((piece) => numbers[piece] !== 0)
    .sort()
    .map((piece) => `${numbers[piece]} ${piece}`)
    .join(', ')

/** Every party that answers to the party question lead to, in any order, in words and sorted. */
export const parties = (
  state: State,
  known: Map<string, ReadonlyArray<string>> = new Map(),
): ReadonlyArray<string> => {
  const hash = warOfTheRing.hash(state)
  const found = known.get(hash) ?? partiesFrom(state, known)
  known.set(hash, found)
  return found
}

const partiesFrom = (state: State, known: Map<string, ReadonlyArray<string>>): ReadonlyArray<string> => {
  const found = offered(state).flatMap((answer) => {
    const { state: next, events } = playing(state, answer)
    const march = events.find((event) => event.kind === 'ArmyMoved')
    if (march === undefined) return PARTY.test(asked(next)) ? parties(next, known) : ['no march']
    return [wordsOf(Object.fromEntries(march.pieces.map(({ piece, number }) => [piece, number])))]
  })
  return [...new Set(found)].sort()
}

const countOf = (numbers: Numbers, kind: RegExp): number =>
  Object.entries(numbers).reduce((sum, [piece, number]) => (kind.test(piece) ? sum + number : sum), 0)
const UNITS = /-(regular|elite)$/
const LEADERS = /-leader$/

/** Every part of an Army. */
const partsOf = (whole: Numbers): ReadonlyArray<Numbers> =>
  Object.entries(whole).reduce<ReadonlyArray<Numbers>>(
    (parts, [piece, number]) =>
      parts.flatMap((part) =>
        Array.from({ length: number + 1 }, (_, many): Numbers => ({ ...part, [piece]: many })),
      ),
    [{}],
  )

/** What limits a party beside the rules for every Army. */
export interface Terms {
  /** How many units there is room for. */
  readonly room?: number
  /** Who may not go. */
  readonly kept?: RegExp
  /** Who leads: one of them has to go. */
  readonly led?: RegExp
}
const NOBODY = /^$/

/**
 * By the book: units go, Leaders of the Free Peoples neither go nor stay without a unit, and the terms
 * hold.
 */
export const lawful = (whole: Numbers, { room = 10, kept = NOBODY, led }: Terms): ReadonlyArray<string> =>
  partsOf(whole)
    .filter((part) => countOf(part, UNITS) >= 1 && countOf(part, UNITS) <= room)
    .filter(
      (part) =>
        countOf(part, UNITS) < countOf(whole, UNITS) || countOf(part, LEADERS) === countOf(whole, LEADERS),
    )
    .filter((part) => countOf(part, kept) === 0 && (led === undefined || countOf(part, led) > 0))
    .map(wordsOf)
    .sort()
