/**
 * Secrets: what a seat may not know is replaced by `hidden` in the saved form of a state. Hidden are the
 * seed, the decks, the enemy's hand as far as it was not seen, what he discarded face down, and what he
 * has chosen in secret. Face-down Recruitment tokens are numbers, which nobody has looked behind.
 */
import { objectOf, textsOf, type Obj } from '../../kernel/json'
import type { SavedState } from '../../kernel/game'
import type { Json } from '../../kernel/hash'
import { enemyOf, SIDES, type Side } from '../model/sides'

/** The deck that the back of a card shows. */
export type Back = (card: string) => string

/** Who looks. */
export type Looker = Side | 'spectator'

/** The sides whose cards a viewer may not see. */
export const hiddenSides = (viewer: Looker): ReadonlyArray<Side> =>
  viewer === 'spectator' ? SIDES : [enemyOf(viewer)]

const isHidden = (place: string, sides: ReadonlyArray<Side>): boolean =>
  place === 'deck' || sides.some((side) => place === `${side}Hand` || place === `${side}Given`)

/** The frames that keep secret answers of both sides. */
export const SECRET_FRAMES: ReadonlySet<string> = new Set([
  'decide/tactics',
  'decide/combatCard',
  'decide/reroll',
])

const maskCards = (table: Obj, viewer: Looker, back: Back): Obj => {
  const cards = objectOf(table['cards'])
  const sides = hiddenSides(viewer)
  const seen = viewer === 'spectator' ? [] : textsOf(objectOf(table['known'])[viewer])
  const hides = (card: string, place: Json): boolean =>
    typeof place === 'string' && isHidden(place, sides) && !seen.includes(card)
  const hiddenCards = Object.entries(cards).filter(([card, place]) => hides(card, place))
  return {
    ...table,
    cards: Object.fromEntries(
      Object.entries(cards).map(([card, place]) => [card, hides(card, place) ? 'hidden' : place]),
    ),
    hiddenCards: countPlaces(hiddenCards, back),
    known: viewer === 'spectator' ? 'hidden' : (table['known'] ?? null),
  }
}

/** How many hidden cards of each deck lie at each place: what the backs tell. */
const countPlaces = (cards: ReadonlyArray<readonly [string, Json]>, back: Back): Obj => {
  const counts: Record<string, number> = {}
  for (const [card, place] of cards) {
    const key = `${back(card)}:${String(place)}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return Object.fromEntries(
    Object.keys(counts)
      .sort()
      .map((key) => [key, counts[key] ?? 0]),
  )
}

/** A saved state as a viewer may see it; `back` tells the deck that the back of a card shows. */
export const mask = (saved: SavedState, viewer: Looker, back: Back): Json => {
  const sides = hiddenSides(viewer)
  return {
    ...saved,
    config: { ...objectOf(saved.config), seed: 'hidden' },
    chance: 'hidden',
    table: maskCards(objectOf(saved.table), viewer, back),
    stack: saved.stack.map(({ kind, at, vars }) => ({
      kind,
      at,
      vars: SECRET_FRAMES.has(kind) ? maskAnswers(objectOf(vars), sides) : vars,
    })),
  }
}

const maskAnswers = (vars: Obj, sides: ReadonlyArray<Side>): Obj => ({
  ...vars,
  ...Object.fromEntries(sides.flatMap((side) => ((vars[side] ?? null) === null ? [] : [[side, 'hidden']]))),
})
