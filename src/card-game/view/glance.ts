/**
 * A glance at the table: facts of a state, each taken from where it lies. The reader tells the same of a
 * saved state; this is for whoever asks for a few facts of many states.
 */
import * as O from 'fp-ts/lib/Option.js'
import { guarded } from '../../kernel/door'
import type { ActiveLocation, Destination } from '../model/actions'
import type { State } from '../model/bundle'
import type { CopyId } from '../model/copies'
import type { Glance, LocationGlance } from '../model/glance'
import { OF_FREE_PEOPLES, OF_SHADOW, PATH, RESERVE, type Spot } from '../model/spots'
import type { Table } from '../model/table'
import {
  CARD_COUNT,
  cardIx,
  copyId,
  groundAt,
  groundId,
  groundIx,
  pathId,
  seatIx,
  spotOf,
} from '../query/cards'
import { activeGrounds, activePath, spotAt, spotOfCard } from '../query/places'
import { scoreOf } from '../query/scores'
import { machineOf } from '../rulesets/rulesets'

const spotNamed = (location: ActiveLocation): Spot =>
  location === 'path' ? PATH : spotOf(groundIx(location))

const locationGlance = (table: Table, location: ActiveLocation): LocationGlance => {
  const spot = spotNamed(location)
  const cards: Array<CopyId> = []
  for (let card = 0; card < CARD_COUNT; card++) if (spotOfCard(table, card) === spot) cards.push(copyId(card))
  let [attack, defense] = [0, 0]
  for (const tokens of table.tokens) {
    if (spotAt(table, tokens.on) !== spot) continue
    attack += tokens.attack
    defense += tokens.defense
  }
  const ground = groundAt(spot)
  return { cards, tokens: { attack, defense }, bared: ground >= 0 && ((table.bared >> ground) & 1) === 1 }
}

const placeOf = (table: Table, card: CopyId): Destination | null => {
  const ix = cardIx(card)
  const spot = ix < 0 ? -1 : spotOfCard(table, ix)
  if (spot === RESERVE) return 'reserve'
  if (spot === PATH) return 'path'
  return groundAt(spot) < 0 ? null : groundId(groundAt(spot))
}

const glanceAt = (state: State): Glance => {
  const { table } = state
  const { cast } = machineOf(state.config).rules
  const path = activePath(table)
  return {
    round: table.round,
    path: path < 0 ? null : pathId(path),
    battlegrounds: activeGrounds(table).map(groundId),
    sideOf: (seat) => cast.at[seatIx(seat)]?.side ?? 'free-peoples',
    score: (side) => scoreOf(state, side === 'shadow' ? 1 : 0),
    scoredBy: (battleground) => {
      const standing = table.battlegrounds[groundIx(battleground)]
      if (standing === OF_FREE_PEOPLES) return 'free-peoples'
      return standing === OF_SHADOW ? 'shadow' : null
    },
    location: (location) => locationGlance(table, location),
    placeOf: (card) => placeOf(table, card),
  }
}

/** A glance at a state; none for what is no state. */
export const glance = (state: State): O.Option<Glance> =>
  guarded<O.Option<Glance>>(O.none, () => O.some(glanceAt(state)))
