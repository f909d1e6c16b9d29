/**
 * The reader: the table of a saved state, or of what a viewer sees of it, as people would tell it. It looks
 * at nothing but the JSON of names, so it can tell no more than a view does.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import type { Malformed } from '../../kernel/door'
import { BATTLEGROUNDS } from '../data/battlegrounds'
import { PATHS } from '../data/paths'
import type { Cast, Player } from '../model/config'
import { COPY_IDS, type CopyId } from '../model/copies'
import { BATTLEGROUND_IDS, PATH_IDS, type Seat, type Side } from '../model/ids'
import type {
  CardReading,
  GroundReading,
  PileReading,
  SeatReading,
  SideReading,
  TableReading,
  TokensReading,
} from '../model/reading'
import { copyId, seatId } from '../query/cards'
import { seatAt } from '../query/cast'
import { machineOf } from '../rulesets/rulesets'
import { passedVars, seenCodec, type Seen, type SeenTable } from './seen'

type Zone = 'hand' | 'deck' | 'cycle' | 'eliminated' | 'aside'

const NO_TOKENS: TokensReading = { attack: 0, defense: 0 }

const tokensOn = ({ tokens }: SeenTable, on: string): TokensReading => {
  const found = tokens.find((one) => one.on === on)
  return found === undefined ? NO_TOKENS : { attack: found.attack, defense: found.defense }
}

const cardsAt = ({ at }: SeenTable, place: string): ReadonlyArray<CopyId> =>
  COPY_IDS.filter((id) => at[id] === place)

const cardReading =
  (table: SeenTable) =>
  (card: CopyId): CardReading => ({
    card,
    items: cardsAt(table, `on ${card}`),
    tokens: tokensOn(table, card),
    waits: table.at[card] === 'reserve' && table.played.includes(card),
  })

/**
 * The cards of a seat in a pile: those that are seen, those that everybody knows to be there, and the others.
 */
const pileOf = (table: SeenTable, { seat, cards }: Player, zone: Zone): PileReading => {
  const own = cards.map(copyId)
  const count = table.hiddenCards?.[seat]?.[zone]
  if (count === undefined) return { cards: own.filter((id) => table.at[id] === zone), hidden: 0 }
  const known = own.filter((id) => table.at[id] === 'hidden' && table.may[zone]?.includes(id) === true)
  return { cards: known, hidden: count - known.length }
}

const seatReading = (seen: Seen, player: Player): SeatReading => {
  const { table, stack } = seen
  const step = stack.find(({ kind }) => kind === 'actionStep')
  const passed = decodeWith(passedVars, step?.vars)
  const own = player.cards.map(copyId)
  return {
    side: player.side,
    hand: pileOf(table, player, 'hand'),
    deck: pileOf(table, player, 'deck'),
    cycle: pileOf(table, player, 'cycle'),
    eliminated: pileOf(table, player, 'eliminated'),
    aside: pileOf(table, player, 'aside'),
    top: table.tops[player.seat] ?? null,
    reserve: cardsAt(table, 'reserve')
      .filter((card) => own.includes(card))
      .map(cardReading(table)),
    ringToken: table.rings.includes(player.seat),
    passed: E.isRight(passed) && passed.right.passed.includes(player.seat),
  }
}

const sideReading = (table: SeenTable, side: Side): SideReading => {
  const battlegrounds = BATTLEGROUND_IDS.filter((id) => table.battlegrounds[id] === side)
  const paths = PATH_IDS.filter((id) => table.paths[id] === side)
  const worth = [
    ...BATTLEGROUNDS.filter(({ id }) => battlegrounds.includes(id)),
    ...(side === 'shadow' ? [] : PATHS.filter(({ id }) => paths.includes(id))),
  ]
  const points = worth.reduce((sum, one) => sum + one.points, 0)
  return {
    score: side === 'shadow' ? points + table.corruption : points,
    battlegrounds,
    paths,
    deck: BATTLEGROUNDS.filter((one) => one.side === side && table.battlegrounds[one.id] === 'deck').map(
      ({ id }) => id,
    ),
  }
}

const groundsOf = (table: SeenTable): ReadonlyArray<GroundReading> =>
  BATTLEGROUND_IDS.filter((id) => table.battlegrounds[id] === 'active').map((location) => ({
    location,
    cards: cardsAt(table, location).map(cardReading(table)),
    tokens: tokensOn(table, location),
    bared: table.bared.includes(location),
  }))

const pathOf = (table: SeenTable): TableReading['path'] => {
  const location = PATH_IDS.find((id) => table.paths[id] === 'active')
  if (location === undefined) return null
  return { location, cards: cardsAt(table, 'path').map(cardReading(table)), tokens: tokensOn(table, 'path') }
}

const seatAtPlace = (cast: Cast, place: number): Seat => seatId(Math.max(0, seatAt(cast, place)))

const reading = (seen: Seen, viewer: Seat | 'spectator' | null): TableReading => {
  const { config, table, stack, outcome } = seen
  const { cast } = machineOf(config).rules
  return {
    game: 'card-game',
    viewer,
    config,
    round: table.round,
    starter: seatAtPlace(cast, table.starter),
    turn: table.turn === null ? null : seatAtPlace(cast, table.turn),
    seats: Object.fromEntries(cast.players.map((player) => [player.seat, seatReading(seen, player)])),
    sides: { 'free-peoples': sideReading(table, 'free-peoples'), shadow: sideReading(table, 'shadow') },
    corruption: table.corruption,
    path: pathOf(table),
    battlegrounds: groundsOf(table),
    unusedPaths: PATH_IDS.filter((id) => table.paths[id] === 'unused'),
    nobodysPaths: PATH_IDS.filter((id) => table.paths[id] === 'nobody'),
    played: table.played,
    used: table.used,
    lasting: table.lasting,
    playing: cardsAt(table, 'playing'),
    underWay: stack.map(({ kind }) => kind),
    outcome,
  }
}

/** Reads a saved state, or a view of one; says what is wrong with something else. */
export const read = (state: unknown, viewer: Seat | 'spectator' | null): E.Either<Malformed, TableReading> =>
  E.Functor.map(decodeWith(seenCodec, state), (seen) => reading(seen, viewer))
