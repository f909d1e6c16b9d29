/**
 * A glance at the table: facts of a state, each taken from where it lies. The reader tells the same of a
 * saved state; this is for whoever asks for a few facts of many states.
 */
import * as O from 'fp-ts/lib/Option.js'
import { guarded } from '../../kernel/door'
import { placeIn } from '../../kernel/named'
import type { State } from '../model/bundle'
import type { AnyFrame } from '../model/frames'
import type { BattleGlance, Glance } from '../model/glance'
import { COMBAT_CARD_IDS, SIDES, TILE_IDS, type CombatCardId, type RegionId, type TileId } from '../model/ids'
import type { CardIx, PieceIx, RegionIx, SideIx } from '../model/table'
import { regionId } from '../query/board'
import { characterId, has, isRevealed, regionOf, seatOf, sideOf } from '../query/pieces'

const tiles = placeIn(TILE_IDS)
const cards = placeIn(COMBAT_CARD_IDS)

const tileId = (piece: PieceIx): TileId => TILE_IDS[piece] ?? TILE_IDS[0]
const cardId = (card: CardIx): CombatCardId | null => COMBAT_CARD_IDS[card] ?? null
/** A region that may be none. */
const regionOrNone = (region: RegionIx): RegionId | null => (region < 0 ? null : regionId(region))

const battleGlance = (stack: State['stack']): BattleGlance | null => {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth]
    if (frame?.kind !== 'battle') continue
    const { attacker, fighters, shownStrength, played, fetched } = frame.vars
    const open = (side: SideIx): CombatCardId | null => cardId(fetched[side]) ?? cardId(played[side])
    return {
      attacker: SIDES[attacker],
      fighters: { fellowship: tileId(fighters[0]), sauron: tileId(fighters[1]) },
      shownStrength: shownStrength < 0 ? null : shownStrength,
      cards: { fellowship: open(0), sauron: open(1) },
    }
  }
  return null
}

const attackGlance = (frame: AnyFrame | undefined): Glance['attack'] => {
  if (frame?.kind !== 'decide/opponent') return null
  const { attacker, region } = frame.vars
  return { attacker: tileId(attacker), region: regionId(region) }
}

const glanceAt = ({ config, table, stack }: State): Glance => {
  const top = stack[stack.length - 1]
  return {
    turn: table.turns,
    asked: top?.kind ?? '',
    ringbearer: tileId(table.ringbearer),
    battle: battleGlance(stack),
    attack: attackGlance(top),
    sideOf: (seat) => (seatOf(config, table, 0) === seat ? 'fellowship' : 'sauron'),
    piece: (tile) => {
      const piece = Math.max(0, tiles(tile))
      return {
        region: regionOrNone(regionOf(table, piece)),
        character: characterId(table, piece),
        faceKnown: has(table.facesKnown, piece),
        revealed: isRevealed(table, piece),
      }
    },
    inHand: (card) => cards(card) >= 0 && has(table.hand, cards(card)),
    arrangements: (side) => table.worlds[side === 'fellowship' ? 0 : 1].length,
    shownAt: (tile, arrangement) => {
      const piece = Math.max(0, tiles(tile))
      const world = table.worlds[sideOf(piece)][arrangement] ?? []
      return regionOrNone(world[piece % 9] ?? -1)
    },
  }
}

/** A glance at a state; none for what is no state. */
export const glance = (state: State): O.Option<Glance> =>
  guarded<O.Option<Glance>>(O.none, () => O.some(glanceAt(state)))
