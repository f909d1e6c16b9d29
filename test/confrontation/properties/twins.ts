/**
 * Twins: states that differ only in what a viewer may not know, made by hand from the saved state and not
 * by `determinize`. Two hidden pieces change places, an unseen face is turned, a secret choice is another.
 */
import * as E from 'fp-ts/lib/Either.js'
import { confrontation, type Confrontation, type State } from '../../../src/confrontation'
import {
  CHARACTER_IDS,
  COMBAT_CARD_IDS,
  SPECIAL_CARD_IDS,
  TILE_IDS,
  type Seat,
} from '../../../src/confrontation/model/ids'
import type { BaseAction, Random } from '../../../src/kernel'
import type { Twin } from '../../kernel/conformance'
import { INVARIANTS } from './invariants'

/** The parts of a saved state that hold secrets. */
interface Saved {
  readonly config: { readonly specialCards: string; readonly characters: string }
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly vars: Readonly<Record<string, unknown>> }>
  readonly table: {
    readonly at: Readonly<Record<string, string>>
    readonly variant: ReadonlyArray<string>
    readonly facesKnown: ReadonlyArray<string>
    readonly revealed: ReadonlyArray<string>
    readonly hand: ReadonlyArray<string>
    readonly special: ReadonlyArray<string>
    readonly used: ReadonlyArray<string>
    readonly compelled: string | null
    readonly worlds: ReadonlyArray<ReadonlyArray<Readonly<Record<string, string>>>>
    readonly game: number
  }
}

/** A changed saved state, and the names that have changed with it. */
interface Change {
  readonly saved: Saved
  readonly names: ReadonlyMap<unknown, string>
}

type SideIx = 0 | 1
type Changer = (saved: Saved, side: SideIx, random: Random) => Change | undefined

const NO_NAMES: ReadonlyMap<unknown, string> = new Map()

const pick = <A>(list: ReadonlyArray<A>, random: Random): A | undefined =>
  list.length === 0 ? undefined : list[random(list.length)]

const ofSide = <A>(list: ReadonlyArray<A>, side: SideIx): ReadonlyArray<A> =>
  list.slice((side * list.length) / 2, ((side + 1) * list.length) / 2)

const characterOf = ({ table }: Saved, tile: string): string => {
  const place = TILE_IDS.findIndex((one) => one === tile)
  return CHARACTER_IDS[table.variant.includes(tile) ? place + 18 : place] ?? tile
}

/** Tiles of a side that were never shown and that no running frame speaks of. */
const neverShown = ({ table, stack }: Saved, side: SideIx): ReadonlyArray<string> => {
  const spoken = JSON.stringify([stack, table.compelled, table.worlds[side]])
  return ofSide(TILE_IDS, side).filter(
    (tile) =>
      !spoken.includes(`"${tile}"`) && !table.revealed.includes(tile) && table.at[tile] !== 'defeated',
  )
}

/** Two pieces that were never shown change places. */
const swapPieces: Changer = (saved, side, random) => {
  const [one, other] = [pick(neverShown(saved, side), random), pick(neverShown(saved, side), random)]
  if (one === undefined || other === undefined || one === other) return undefined
  const { at } = saved.table
  const changed = { ...at, [one]: at[other], [other]: at[one] } as Readonly<Record<string, string>>
  const [mine, theirs] = [characterOf(saved, one), characterOf(saved, other)]
  const names = new Map([
    [mine, theirs],
    [theirs, mine],
  ])
  return { saved: { ...saved, table: { ...saved.table, at: changed } }, names }
}

/** A face that nobody has seen is the other one. */
const turnFace: Changer = (saved, side, random) => {
  const { table, config, stack } = saved
  if (config.characters !== 'draft-secret' || stack.some(({ kind }) => kind === 'decide/faces'))
    return undefined
  const unseen = ofSide(TILE_IDS, side).filter((tile) => !table.facesKnown.includes(tile))
  const tile = pick(unseen, random)
  if (tile === undefined || JSON.stringify(stack).includes(`"${tile}"`)) return undefined
  const has = table.variant.includes(tile)
  const variant = TILE_IDS.filter((one) => (one === tile ? !has : table.variant.includes(one)))
  const changed = { ...saved, table: { ...table, variant } }
  return { saved: changed, names: new Map([[characterOf(saved, tile), characterOf(changed, tile)]]) }
}

/** One of the special cards that were picked in secret is another one. */
const changePick: Changer = (saved, side, random) => {
  const { table, config } = saved
  if (config.specialCards !== 'pick-two') return undefined
  const own = ofSide(SPECIAL_CARD_IDS, side).filter((card) => !table.used.includes(card))
  const held = pick(
    own.filter((card) => table.special.includes(card)),
    random,
  )
  const free = pick(
    own.filter((card) => !table.special.includes(card)),
    random,
  )
  if (held === undefined || free === undefined) return undefined
  const kept: ReadonlyArray<string> = [...table.special.filter((card) => card !== held), free]
  const special = SPECIAL_CARD_IDS.filter((card) => kept.includes(card))
  return { saved: { ...saved, table: { ...table, special } }, names: NO_NAMES }
}

/** The answer to a secret simultaneous question is another one. */
const changeAnswer: Changer = (saved, side, random) => {
  const frame = saved.stack[saved.stack.length - 1]
  const pair = (frame?.kind === 'decide/cards' ? frame.vars['chosen'] : undefined) as
    ReadonlyArray<string | null> | undefined
  const mine = pair?.[side]
  if (frame === undefined || typeof mine !== 'string' || mine === 'not asked') return undefined
  const hand = ofSide(COMBAT_CARD_IDS, side).filter(
    (card) => saved.table.hand.includes(card) && card !== mine,
  )
  const other = pick(hand, random)
  if (other === undefined) return undefined
  const chosen = pair?.map((card, place) => (place === side ? other : card))
  const stack = [...saved.stack.slice(0, -1), { ...frame, vars: { ...frame.vars, chosen } }]
  return { saved: { ...saved, stack }, names: NO_NAMES }
}

const CHANGERS: ReadonlyArray<Changer> = [swapPieces, turnFace, changePick, changeAnswer]

/** The sides that a viewer does not see through. */
const hiddenFrom = (viewer: Seat | 'spectator', game: number): ReadonlyArray<SideIx> => {
  if (viewer === 'spectator') return [0, 1]
  if (viewer === 'fellowship' || viewer === 'sauron') return viewer === 'fellowship' ? [1] : [0]
  return (viewer === 'first') === (game === 0) ? [1] : [0]
}

/** A twin of a state, if one of the changes can be made. */
export const twinOf = (
  state: State,
  viewer: Seat | 'spectator',
  random: Random,
): Twin<Confrontation> | undefined => {
  const saved = JSON.parse(JSON.stringify(confrontation.encode(state))) as Saved
  const side = pick(hiddenFrom(viewer, saved.table.game), random) ?? 0
  const found = CHANGERS.map((changer) => changer(saved, side, random)).filter((one) => one !== undefined)
  const change = pick(found, random)
  const loaded = change === undefined ? undefined : confrontation.decode(change.saved)
  if (change === undefined || loaded === undefined || E.isLeft(loaded)) return undefined
  // That a piece has entered a region without ending the game tells who it is not: such a swap is no twin.
  if (Object.values(INVARIANTS).some((faultsOf) => faultsOf(loaded.right).length > 0)) return undefined
  const renamed = (value: unknown): unknown => change.names.get(value) ?? value
  const rename = (action: BaseAction): BaseAction =>
    Object.fromEntries(
      Object.entries(action).map(([name, value]) => [name, renamed(value)]),
    ) as unknown as BaseAction
  return { state: loaded.right, rename }
}
