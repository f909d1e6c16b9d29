/**
 * Filling a view: full states that its viewer cannot tell from the real one. Hidden pieces are dealt so that
 * they fit one of the worlds the viewer must reckon with; unseen faces, picks and cards are drawn.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import type { Dealt, Seen } from '../../kernel/game'
import { itemsOf, objectOf, textsOf, type Obj } from '../../kernel/json'
import type { Json } from '../../kernel/hash'
import type { Random } from '../../kernel/random'
import { shuffled } from '../../kernel/sheet/piles'
import type { Confrontation, State } from '../model/bundle'
import { frameCodecs, type AnyFrame } from '../model/frames'
import { COMBAT_CARD_IDS, REGION_IDS, SIDES, SPECIAL_CARD_IDS, TILE_IDS, type Seat } from '../model/ids'
import { DEFEATED, draftOf, UNPLACED, type PieceIx, type RegionIx } from '../model/table'
import { hiddenSides, specialsOf, tilesOf, walk } from './mask'

/** How a mark of a hidden piece begins. */
const HIDDEN = 'hidden:'

/** A deal under way: where every tile is, and who makes an extra step. */
interface Placed {
  readonly all: Record<string, Json>
  stepper: string | undefined
}

/** A world of the view: where the tiles shown before stand, and how many hidden pieces are left where. */
interface Arranged {
  readonly shown: Readonly<Record<string, string>>
  readonly left: ReadonlyMap<string, number>
  /** Who makes the extra step: a tile, or null for one never shown. */
  readonly by: string | null
}

const arrangedIn = (world: Obj, by: Json, hidden: ReadonlyArray<string>, counts: Counts): Arranged => {
  const shown: Record<string, string> = {}
  for (const tile of hidden) if (typeof world[tile] === 'string') shown[tile] = world[tile]
  const left = new Map(counts)
  for (const region of Object.values(shown)) left.set(region, (left.get(region) ?? 0) - 1)
  return { shown, left, by: typeof by === 'string' ? by : null }
}

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1))

/**
 * In how many ways those never shown can stand where hidden pieces are left, and one of them have made the
 * extra step: a world counts for as many states as it leaves (ruling R40).
 */
const weightOf = ({ left, by }: Arranged, unseen: number, stepAt: Json): number => {
  let ways = factorial(Math.min(unseen, MOST))
  for (const count of left.values()) {
    if (count < 0) return 0
    ways /= factorial(Math.min(count, MOST))
  }
  return by === null && typeof stepAt === 'string' ? ways * (left.get(stepAt) ?? 0) : ways
}

/** The tiles of a side. */
const MOST = 9

/** One of some things, each as likely as its weight is great; each alike if none has any. */
const drawWeighed = (weights: ReadonlyArray<number>, total: number, random: Random): number => {
  if (total < 1) return random(weights.length)
  let drawn = random(total)
  return weights.findIndex((weight) => (drawn -= weight) < 0)
}

/** A world ready to be dealt: who is left to be placed, and the regions where there is room. */
interface Room {
  readonly world: Arranged
  readonly unseen: ReadonlyArray<string>
  readonly slots: ReadonlyArray<string>
}

const roomIn = (world: Arranged, hidden: ReadonlyArray<string>): Room => ({
  world,
  unseen: hidden.filter((tile) => world.shown[tile] === undefined),
  slots: [...world.left].flatMap(([region, count]) =>
    Array.from({ length: Math.max(0, Math.min(count, hidden.length)) }, () => region),
  ),
})

/** Where a side's hidden tiles stand: those shown before as in a world drawn, others where room is left. */
const dealingOf = (table: Obj, side: 0 | 1): ((placed: Placed, random: Random) => void) => {
  const at = objectOf(table['at'])
  const hidden = tilesOf(side).filter((tile) => at[tile] === 'hidden')
  const isTurn = table['turn'] === SIDES[side]
  const step = isTurn ? objectOf(table['extraStep']) : {}
  const by = itemsOf(step['by'])
  const counts = countsOfSide(table, side)
  const worlds = itemsOf(itemsOf(table['worlds'])[side]).map((world, place) =>
    arrangedIn(objectOf(world), by[place] ?? null, hidden, counts),
  )
  const weights = worlds.map((one) =>
    weightOf(one, hidden.length - Object.keys(one.shown).length, step['at'] ?? null),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const rooms = worlds.map((world) => roomIn(world, hidden))
  const nowhere = roomIn(arrangedIn({}, null, hidden, counts), hidden)
  return (placed, random) => {
    const { world, unseen, slots } = rooms[drawWeighed(weights, total, random)] ?? nowhere
    const { all } = placed
    for (const tile in world.shown) all[tile] = world.shown[tile] ?? null
    const order = shuffled(unseen, random)
    for (let place = 0; place < order.length; place++) all[order[place] ?? ''] = slots[place] ?? 'unplaced'
    if (isTurn) placed.stepper = world.by ?? order.find((tile) => all[tile] === step['at'])
  }
}

/** How many hidden pieces of a side stand in each region. */
type Counts = ReadonlyArray<readonly [region: string, count: number]>

const countsOfSide = (table: Obj, side: 0 | 1): Counts =>
  Object.entries(objectOf(objectOf(table['hiddenPieces'])[String(side)])).map(([region, count]) => [
    region,
    Number(count),
  ])

/** The tiles that each side has settled in the draft; undefined when none is going on. */
const settledIn = (stack: ReadonlyArray<Obj>): ReadonlyArray<ReadonlyArray<string>> | undefined => {
  const frame = stack.find((one) => one['kind'] === 'decide/faces')
  return frame === undefined ? undefined : itemsOf(objectOf(frame['vars'])['settled']).map(textsOf)
}

/** Draws names that are hidden; what they do not hang on is worked out once. */
type DrawNames = (random: Random, stack: ReadonlyArray<Obj>) => ReadonlyArray<string>

/** Faces that were never shown are drawn; tiles not yet settled in the draft keep their ring face. */
const facesOf = (masked: Obj, sides: ReadonlyArray<0 | 1>): DrawNames => {
  const table = objectOf(masked['table'])
  const { characters } = objectOf(masked['config'])
  if (characters === 'variant') return () => [...tilesOf(0), ...tilesOf(1)]
  if (characters === 'classic') return () => []
  const [known, shown] = [textsOf(table['facesKnown']), textsOf(table['variant'])]
  return (random, stack) => {
    const settled = settledIn(stack)
    const drawn = sides.flatMap((side) =>
      (settled?.[side] ?? tilesOf(side)).filter((tile) => !known.includes(tile) && random(2) === 1),
    )
    return [...shown, ...drawn]
  }
}

/** Picks that were kept secret are drawn from the cards not used yet. */
const specialsIn = (table: Obj, sides: ReadonlyArray<0 | 1>): DrawNames => {
  const [used, open] = [textsOf(table['used']), textsOf(table['special'])]
  const picks = sides.flatMap((side) => {
    const number = Number(objectOf(table['hiddenSpecials'])[String(side)] ?? 0)
    return number > 0 ? [{ number, free: specialsOf(side).filter((card) => !used.includes(card)) }] : []
  })
  if (picks.length === 0) return () => open
  return (random) => [
    ...open,
    ...picks.flatMap(({ number, free }) => shuffled(free, random).slice(0, number)),
  ]
}

/** How the piece that makes an extra step is told of in the frame of the turn. */
const stepMark = (stack: Json): string | undefined => {
  const turn = itemsOf(stack)
    .map(objectOf)
    .find((one) => one['kind'] === 'turn')
  const { stepped, choice } = objectOf(turn?.['vars'])
  const mark = stepped ?? objectOf(choice)['piece']
  return typeof mark === 'string' && mark.startsWith(HIDDEN) ? mark : undefined
}

/** Gives every mark of a hidden piece a tile that stands in its region; for some it is known. */
const unmarker = (at: Obj, tiles: ReadonlyArray<string>, known: ReadonlyMap<string, string>) => {
  const byMark = new Map(known)
  const free = tiles.filter((tile) => ![...known.values()].includes(tile))
  return (text: string): string => {
    if (!text.startsWith(HIDDEN)) return text
    const found = byMark.get(text)
    if (found !== undefined) return found
    const [, region, , side] = text.split(':')
    const place = free.findIndex((tile) => at[tile] === region && String(sideOfTile(tile)) === side)
    const tile = free.splice(place, 1)[0] ?? text
    byMark.set(text, tile)
    return tile
  }
}

const sideOfTile = (tile: string): 0 | 1 => (tilesOf(0).some((one) => one === tile) ? 0 : 1)

/** A secret answer: some card of the hand, some cards to pick from. */
const drawAnswers = (kind: string, vars: Obj, table: Obj, random: Random): Obj => {
  if (kind === 'decide/cards') {
    const hand = textsOf(table['hand'])
    const chosen = itemsOf(vars['chosen']).map((card, side) => {
      const own = COMBAT_CARD_IDS.slice(side * 9, side * 9 + 9).filter((one) => hand.includes(one))
      return card === 'hidden' ? (own[random(own.length)] ?? null) : card
    })
    return { ...vars, chosen }
  }
  if (kind === 'decide/faces') {
    const settled = itemsOf(vars['settled']).map((tiles, side) => {
      if (typeof tiles !== 'number') return tiles
      const some = shuffled(tilesOf(side === 0 ? 0 : 1), random).slice(0, tiles)
      return tilesOf(side === 0 ? 0 : 1).filter((tile) => some.includes(tile))
    })
    return { ...vars, settled }
  }
  if (kind !== 'decide/specialCards') return vars
  const picked = itemsOf(vars['picked']).map((cards, side) => {
    const from = specialsOf((vars['own'] === true) === (side === 0) ? 0 : 1)
    return typeof cards === 'number' ? shuffled(from, random).slice(0, cards) : cards
  })
  return { ...vars, picked }
}

/** The piece that was named stands where it was named, or has gone from there by an extra step. */
const drawCompelled = (
  table: Obj,
  hidden: ReadonlyArray<string>,
  { all, stepper }: Placed,
  random: Random,
): Json => {
  if (table['compelled'] !== 'hidden') return table['compelled'] ?? null
  const { from } = objectOf(table['extraStep'])
  const isThere = (tile: string): boolean =>
    sideOfTile(tile) === 1 && (tile === stepper ? from : all[tile]) === table['compelledIn']
  return shuffled(hidden, random).find(isThere) ?? null
}

/** Whether a frame of a view hides something. */
const hides = (json: Json): boolean => {
  if (typeof json === 'string') return json === 'hidden' || json.startsWith(HIDDEN)
  return typeof json === 'object' && json !== null && Object.values(json).some(hides)
}

const SECRET_NUMBERS: ReadonlySet<Json> = new Set(['decide/faces', 'decide/specialCards'])

/** What is dealt, in names; the frames are those that hide nothing, and the others with what was dealt. */
interface Filling {
  readonly at: Readonly<Record<string, Json>>
  readonly variant: ReadonlyArray<string>
  readonly special: ReadonlyArray<string>
  readonly compelled: Json
  readonly stack: ReadonlyArray<Obj>
}

/** Deals what a view hides; what can be known beforehand is worked out once. */
const fillingOf = (masked: Obj, viewer: Seat | 'spectator'): ((random: Random) => Filling) => {
  const table = objectOf(masked['table'])
  const sides = hiddenSides(viewer, objectOf(masked['config'])['games'] ?? 1, table['game'] ?? 0)
  const dealings = sides.map((side) => dealingOf(table, side))
  const open = objectOf(table['at'])
  const hidden = sides.flatMap(tilesOf).filter((tile) => open[tile] === 'hidden')
  const mark = stepMark(masked['stack'] ?? [])
  const frames = itemsOf(masked['stack']).map(objectOf)
  const secret = frames.map(
    (frame) => SECRET_NUMBERS.has(frame['kind'] ?? null) || hides(frame['vars'] ?? null),
  )
  const [faces, specials] = [facesOf(masked, sides), specialsIn(table, sides)]
  const fillFrames = ({ all, stepper }: Placed, random: Random): ReadonlyArray<Obj> => {
    const known = new Map(mark === undefined || stepper === undefined ? [] : [[mark, stepper]])
    const unmark = unmarker(all, shuffled(hidden, random), known)
    return frames.map((frame, ix) => {
      if (secret[ix] !== true) return frame
      const answered = drawAnswers(String(frame['kind']), objectOf(frame['vars']), table, random)
      return { ...frame, vars: walk(answered, unmark) }
    })
  }
  const isSecret = secret.includes(true)
  return (random) => {
    const placed: Placed = { all: { ...open }, stepper: undefined }
    for (const dealing of dealings) dealing(placed, random)
    const stack = isSecret ? fillFrames(placed, random) : frames
    return {
      at: placed.all,
      stack,
      variant: faces(random, stack),
      special: specials(random, stack),
      compelled: drawCompelled(table, hidden, placed, random),
    }
  }
}

const REGION_BY_NAME: ReadonlyMap<Json, RegionIx> = new Map<Json, RegionIx>([
  ...REGION_IDS.map((id, ix) => [id, ix] as const),
  ['unplaced', UNPLACED],
  ['defeated', DEFEATED],
])
const TILE_BY_NAME: ReadonlyMap<Json, PieceIx> = new Map<Json, PieceIx>(TILE_IDS.map((id, ix) => [id, ix]))
const SPECIAL_BY_NAME: ReadonlyMap<Json, number> = new Map<Json, number>(
  SPECIAL_CARD_IDS.map((id, ix) => [id, ix]),
)

const bitsOf = (names: ReadonlyArray<string>, places: ReadonlyMap<Json, number>): number =>
  names.reduce((bits, name) => bits | (1 << (places.get(name) ?? 0)), 0)

/** The frame of a state, or the one in its place that was dealt. */
const frameOf = (frame: AnyFrame, dealt: Obj, seen: Obj): AnyFrame => {
  if (dealt === seen) return frame
  const vars = decodeWith<unknown>(frameCodecs[frame.kind], dealt['vars'])
  return E.isLeft(vars) ? frame : ({ ...frame, vars: vars.right } as AnyFrame)
}

/** Deals pieces, faces, cards and secret answers on the table of a state. */
export const dealerOf = (
  base: State,
  { masked, viewer }: Seen<Confrontation>,
): ((random: Random) => Dealt<Confrontation>) => {
  const fillingIn = fillingOf(objectOf(masked), viewer)
  const seen = itemsOf(objectOf(masked)['stack']).map(objectOf)
  return (random) => {
    const dealt = fillingIn(random)
    const table = draftOf(base.table)
    table.at = TILE_IDS.map((tile) => REGION_BY_NAME.get(dealt.at[tile] ?? null) ?? UNPLACED)
    table.variant = bitsOf(dealt.variant, TILE_BY_NAME)
    table.special = bitsOf(dealt.special, SPECIAL_BY_NAME)
    table.compelled = TILE_BY_NAME.get(dealt.compelled) ?? -1
    return {
      table,
      stack: base.stack.map((frame, ix) => frameOf(frame, dealt.stack[ix] ?? {}, seen[ix] ?? {})),
    }
  }
}

/** A view with something of the right form where it hides something. */
export const fill = (json: Json, viewer: Seat | 'spectator', random: Random): Json => {
  const masked = objectOf(json)
  const table = objectOf(masked['table'])
  const { stack, ...dealt } = fillingOf(masked, viewer)(random)
  const { hiddenPieces: _, hiddenSpecials: __, ...rest } = table
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [0, 0, 0, 0], drawn: {} },
    stack: stack.map(({ kind = null, at: stage = null, vars = null }) => ({ kind, at: stage, vars })),
    table: { ...rest, ...dealt },
  }
}
