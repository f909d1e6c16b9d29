/**
 * Filling a view: a full state that its viewer cannot tell from the real one. Hidden pieces are dealt so that
 * they fit one of the worlds the viewer must reckon with; unseen faces, picks and cards are drawn.
 */
import { itemsOf, objectOf, textsOf, type Obj } from '../../kernel/json'
import type { Json } from '../../kernel/hash'
import type { Random } from '../../kernel/random'
import { shuffled } from '../../kernel/sheet/piles'
import { COMBAT_CARD_IDS, SIDES, type Seat } from '../model/ids'
import { hiddenSides, specialsOf, tilesOf, walk } from './mask'

/** How a mark of a hidden piece begins. */
const HIDDEN = 'hidden:'

/** The hidden tiles of a side as they were dealt, and who of them makes an extra step. */
interface Dealt {
  readonly at: Readonly<Record<string, string>>
  readonly stepper: string | undefined
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
const drawWeighed = (weights: ReadonlyArray<number>, random: Random): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total < 1) return random(weights.length)
  let drawn = random(total)
  return weights.findIndex((weight) => (drawn -= weight) < 0)
}

/** Where a side's hidden tiles stand: those shown before as in a world drawn, others where room is left. */
const dealSide = (table: Obj, side: 0 | 1, random: Random): Dealt => {
  const at = objectOf(table['at'])
  const hidden = tilesOf(side).filter((tile) => at[tile] === 'hidden')
  const step = table['turn'] === SIDES[side] ? objectOf(table['extraStep']) : {}
  const by = itemsOf(step['by'])
  const counts = countsOfSide(table, side)
  const worlds = itemsOf(itemsOf(table['worlds'])[side]).map((world, place) =>
    arrangedIn(objectOf(world), by[place] ?? null, hidden, counts),
  )
  const weights = worlds.map((one) =>
    weightOf(one, hidden.length - Object.keys(one.shown).length, step['at'] ?? null),
  )
  const world = worlds[drawWeighed(weights, random)] ?? arrangedIn({}, null, hidden, counts)
  const dealt: Record<string, string> = { ...world.shown }
  const slots = [...world.left].flatMap(([region, count]) =>
    Array.from({ length: Math.max(0, Math.min(count, hidden.length)) }, () => region),
  )
  const unseen = shuffled(
    hidden.filter((tile) => dealt[tile] === undefined),
    random,
  )
  for (const [place, tile] of unseen.entries()) dealt[tile] = slots[place] ?? 'unplaced'
  const stepper = world.by ?? unseen.find((tile) => dealt[tile] === step['at'])
  return { at: dealt, stepper: table['turn'] === SIDES[side] ? stepper : undefined }
}

/** How many hidden pieces of a side stand in each region. */
type Counts = ReadonlyArray<readonly [region: string, count: number]>

const countsOfSide = (table: Obj, side: 0 | 1): Counts =>
  Object.entries(objectOf(objectOf(table['hiddenPieces'])[String(side)])).map(([region, count]) => [
    region,
    Number(count),
  ])

/** The tiles that each side has settled in the draft; undefined when none is going on. */
const settledIn = (stack: Json): ReadonlyArray<ReadonlyArray<string>> | undefined => {
  const frame = itemsOf(stack)
    .map(objectOf)
    .find((one) => one['kind'] === 'decide/faces')
  return frame === undefined ? undefined : itemsOf(objectOf(frame['vars'])['settled']).map(textsOf)
}

/** Faces that were never shown are drawn; tiles not yet settled in the draft keep their ring face. */
const drawFaces = (masked: Obj, sides: ReadonlyArray<0 | 1>, random: Random): ReadonlyArray<string> => {
  const table = objectOf(masked['table'])
  const known = textsOf(table['facesKnown'])
  const settled = settledIn(masked['stack'] ?? [])
  const { characters } = objectOf(masked['config'])
  if (characters === 'variant') return tilesOf(0).concat(tilesOf(1))
  if (characters === 'classic') return []
  const drawn = sides.flatMap((side) =>
    (settled?.[side] ?? tilesOf(side)).filter((tile) => !known.includes(tile) && random(2) === 1),
  )
  return [...textsOf(table['variant']), ...drawn]
}

/** Picks that were kept secret are drawn from the cards not used yet. */
const drawSpecials = (table: Obj, sides: ReadonlyArray<0 | 1>, random: Random): ReadonlyArray<string> => {
  const used = textsOf(table['used'])
  const drawn = sides.flatMap((side) => {
    const number = objectOf(table['hiddenSpecials'])[String(side)]
    const free = specialsOf(side).filter((card) => !used.includes(card))
    return shuffled(free, random).slice(0, typeof number === 'number' ? number : 0)
  })
  return [...textsOf(table['special']), ...drawn]
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
const drawCompelled = (table: Obj, at: Obj, hidden: ReadonlyArray<string>, stepper?: string): Json => {
  if (table['compelled'] !== 'hidden') return table['compelled'] ?? null
  const { from } = objectOf(table['extraStep'])
  const region = (tile: string): Json | undefined => (tile === stepper ? from : at[tile])
  return hidden.find((tile) => sideOfTile(tile) === 1 && region(tile) === table['compelledIn']) ?? null
}

/** A view's hidden parts filled in. */
export const fill = (json: Json, viewer: Seat | 'spectator', random: Random): Json => {
  const masked = objectOf(json)
  const table = objectOf(masked['table'])
  const sides = hiddenSides(viewer, objectOf(masked['config'])['games'] ?? 1, table['game'] ?? 0)
  const dealt = sides.map((side) => dealSide(table, side, random))
  const at: Obj = Object.assign({}, objectOf(table['at']), ...dealt.map((one) => one.at))
  const stepper = dealt.find((one) => one.stepper !== undefined)?.stepper
  const mark = stepMark(masked['stack'] ?? [])
  const hidden = dealt.flatMap((one) => Object.keys(one.at))
  const known = new Map(mark === undefined || stepper === undefined ? [] : [[mark, stepper]])
  const unmark = unmarker(at, shuffled(hidden, random), known)
  const stack = itemsOf(masked['stack'])
    .map(objectOf)
    .map((frame) => ({
      kind: frame['kind'] ?? null,
      at: frame['at'] ?? null,
      vars: walk(drawAnswers(String(frame['kind']), objectOf(frame['vars']), table, random), unmark),
    }))
  const { hiddenPieces: _, hiddenSpecials: __, ...rest } = table
  const word = (): number => random(2 ** 32)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    stack,
    table: {
      ...rest,
      at,
      variant: drawFaces({ ...masked, stack }, sides, random),
      special: drawSpecials(table, sides, random),
      compelled: drawCompelled(table, at, shuffled(hidden, random), stepper),
    },
  }
}
