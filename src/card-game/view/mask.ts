/**
 * Secrets: what a seat may not know is replaced by `hidden` in the saved form of a state. Hidden are the
 * seed, what lies in the others' hands, decks and piles, and the top card that another one knows. How many
 * cards lie where is open, and so is what everybody has seen of them.
 */
import { objectOf, type Obj } from '../../kernel/json'
import * as E from 'fp-ts/lib/Either.js'
import type { SavedState } from '../../kernel/game'
import { decodeWith } from '../../kernel/codec'
import type { Json } from '../../kernel/hash'
import { configCodec } from '../model/codecs'
import type { Cast } from '../model/config'
import { SEAT_ZONES, type Seat } from '../model/ids'
import { copyId } from '../query/cards'
import { machineOf } from '../rulesets/rulesets'

const isPile = (place: Json | undefined): boolean => SEAT_ZONES.some((zone) => zone === place)

/** The cast of a saved config; the seed plays no part. */
export const castOfSaved = (config: Json | undefined): Cast | undefined => {
  const read = decodeWith(configCodec, { ...objectOf(config), seed: 'hidden' })
  return E.isLeft(read) ? undefined : machineOf(read.right).rules.cast
}

/** Where the cards are, with those in the piles of others hidden, and how many lie in each pile. */
const maskTable = (table: Obj, cast: Cast, viewer: Seat | 'spectator'): Json => {
  const at: Record<string, Json> = { ...objectOf(table['at']) }
  const hiddenCards: Record<string, Json> = {}
  const tops: Record<string, Json> = { ...objectOf(table['tops']) }
  for (const { seat, cards } of cast.players) {
    if (seat === viewer) continue
    const counts: Record<string, number> = {}
    for (const zone of SEAT_ZONES) counts[zone] = 0
    for (const id of cards.map(copyId)) {
      const place = at[id]
      if (typeof place !== 'string' || !isPile(place)) continue
      counts[place] = (counts[place] ?? 0) + 1
      at[id] = 'hidden'
    }
    hiddenCards[seat] = counts
    if (tops[seat] !== undefined) tops[seat] = 'hidden'
  }
  return { ...table, at, tops, hiddenCards }
}

/** A saved state as a viewer may see it. */
export const mask = (saved: SavedState, viewer: Seat | 'spectator'): Json => {
  const cast = castOfSaved(saved.config)
  const table = objectOf(saved.table)
  return {
    game: saved.game,
    schemaVersion: saved.schemaVersion,
    config: { ...objectOf(saved.config), seed: 'hidden' },
    chance: 'hidden',
    stack: saved.stack.map(({ kind, at, vars }) => ({ kind, at, vars })),
    table: cast === undefined ? 'hidden' : maskTable(table, cast, viewer),
    outcome: saved.outcome,
  }
}
