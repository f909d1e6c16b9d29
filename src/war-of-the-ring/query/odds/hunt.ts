/**
 * The odds of a Hunt (chapter IX): of the one that goes on, or of the one that would follow if the Fellowship
 * moved now. Everything they depend on lies open: dice in the Hunt box, who stands where, tiles in the pool.
 */
import type { Rules } from '../../model/config'
import type { World } from '../../model/bundle'
import { none, some, type Option } from 'fp-ts/lib/Option.js'
import { guarded } from '../../../kernel/door'
import { standardTiles, ofTile, tileCount, type Counts } from '../../model/counts'
import type { State } from '../../model/bundle'
import type { HuntVars, TileReason, TileVars } from '../../model/frames'
import { type HuntTileId } from '../../model/ids'
import type { Table, TileIx } from '../../model/table'
import { isInMordor } from '../fellowship'
import {
  diceInHuntBox,
  HUNT_DIE,
  huntDice,
  huntRerolls,
  huntSucceeds,
  ignoresReveal,
  isIdle,
  isStandardNumber,
  isVoid,
  needsRefill,
  tileData,
  tileId,
} from '../hunt'
import { successesOf } from './dice'
import {
  addTo,
  ALWAYS,
  NEVER,
  plus,
  probability,
  reduced,
  times,
  type Probability,
  type Ratio,
} from './fractions'

/** One way in which a Hunt can end before anybody bears it or plays a card. */
export interface HuntResult {
  /** The tile; null if no die succeeds. */
  readonly tile: HuntTileId | null
  /** The damage; below zero the tile takes Corruption away. */
  readonly damage: number
  /** Whether the tile reveals the Fellowship. */
  readonly reveals: boolean
  /** Whether the tile keeps it from moving on the Mordor Track. */
  readonly stops: boolean
  readonly probability: Probability
}

/** The odds of a Hunt. */
export interface HuntOdds {
  /** Whether the Hunt goes on now; otherwise it is that of a move made now. */
  readonly pending: boolean
  /** Why a tile is drawn: for a Hunt, for a step in Mordor, by a card. */
  readonly why: TileReason
  /** Dice still to be rolled, and failed ones that are rolled again, at most. */
  readonly dice: number
  readonly rerolls: number
  /** The lowest face that succeeds; null where nothing is rolled. */
  readonly succeedsOn: number | null
  readonly successes: ReadonlyArray<{ readonly successes: number; readonly probability: Probability }>
  readonly damage: ReadonlyArray<{ readonly damage: number; readonly probability: Probability }>
  /** That the Fellowship is revealed by the tile. */
  readonly revealed: Probability
  readonly results: ReadonlyArray<HuntResult>
}

/** What is left of a Hunt to be rolled, and the tile as far as it is known. */
interface Rest {
  readonly pending: boolean
  readonly why: TileReason
  readonly roll: Omit<HuntVars, 'level'> | null
  readonly successes: number
  /** The tile on the table, -1 if it is still to be drawn. */
  readonly tile: TileIx
  readonly replaced: TileIx
  /** Another that waits to go back, -1 if none does. */
  readonly also: TileIx
  /** Damage and reveal, where they are settled. */
  readonly settled: Pick<TileVars, 'damage' | 'reveals'> | null
}

type Ending = Omit<HuntResult, 'probability'>

/** The standard tiles that fill an empty pool: those that wait to go back by themselves do not. */
const refillOf = (rules: Rules, { tiles }: Table, { replaced, also }: Rest): Counts => {
  const waiting = [replaced, also].reduce((sum, tile) => (tile < 0 ? sum : sum + ofTile(rules, tile)), 0)
  return standardTiles(rules, tiles.drawn - waiting)
}

/** How many of each kind may be drawn; a tile that is idle is not, and a pool of such alone is filled. */
const numbersOf = (rules: Rules, table: Table, rest: Rest): ReadonlyArray<number> => {
  const countsIn = (pool: Counts): ReadonlyArray<number> =>
    rules.huntTileIds.map((_, kind) => (isIdle(rules, table, kind) ? 0 : tileCount(rules, pool, kind)))
  const more = needsRefill(rules, table) ? refillOf(rules, table, rest) : 0
  const numbers = countsIn(table.tiles.pool + more)
  return numbers.some((number) => number > 0) ? numbers : countsIn(refillOf(rules, table, rest))
}

/** The tiles that may be drawn, each with its chance. */
const drawsOf = (rules: Rules, table: Table, rest: Rest): ReadonlyArray<readonly [TileIx, Ratio]> => {
  if (rest.tile >= 0) return [[rest.tile, ALWAYS]]
  const numbers = numbersOf(rules, table, rest)
  const below = BigInt(numbers.reduce((sum, number) => sum + number, 0))
  return numbers.flatMap((number, kind) => (number === 0 ? [] : [[kind, { above: BigInt(number), below }]]))
}

/** The damage that a tile may do, each with its chance. */
const damagesOf = (
  { rules, table }: World,
  why: TileReason,
  tile: TileIx,
  successes: number,
): ReadonlyArray<readonly [number, Ratio]> => {
  const data = tileData(rules, tile)
  const { damage } = data
  if (isVoid(why, data)) return [[0, ALWAYS]]
  if (damage.kind === 'number') return [[damage.value, ALWAYS]]
  if (damage.kind === 'die') return HUNT_DIE.map((roll) => [roll, { above: 1n, below: 6n }])
  if (why === 'mordor') return [[diceInHuntBox(table), ALWAYS]]
  return [[why === 'hunt' ? successes : 0, ALWAYS]]
}

const isRevealing = (rules: Rules, table: Table, why: TileReason, tile: TileIx): boolean => {
  const data = tileData(rules, tile)
  return (
    data.reveal &&
    !table.fellowship.revealed &&
    !(ignoresReveal(rules, table) && isStandardNumber(data)) &&
    !isVoid(why, data) &&
    why !== 'declaration' &&
    why !== 'fire'
  )
}

/** Every ending with its chance, if a tile is drawn after so many successes. */
const endingsOf = (
  rules: Rules,
  table: Table,
  rest: Rest,
  successes: number,
): ReadonlyArray<readonly [Ending, Ratio]> => {
  const { why, settled } = rest
  return drawsOf(rules, table, rest).flatMap(([tile, drawn]) => {
    const stops = why === 'mordor' && tileData(rules, tile).stop
    if (settled !== null) return [[{ tile: tileId(rules, tile), stops, ...settled }, drawn] as const]
    const reveals = isRevealing(rules, table, why, tile)
    return damagesOf({ rules, table }, why, tile, successes).map(
      ([damage, ratio]) =>
        [{ tile: tileId(rules, tile), damage, reveals, stops }, times(drawn, ratio)] as const,
    )
  })
}

const NO_TILE: Ending = { tile: null, damage: 0, reveals: false, stops: false }

const facesFor = (rules: Rules, table: Table, bonus: number): ReadonlyArray<number> =>
  HUNT_DIE.filter((roll) => huntSucceeds(rules, table, roll, bonus))

/** The chance of each number of successes. */
const successesIn = (
  rules: Rules,
  table: Table,
  { roll, successes }: Rest,
): ReadonlyArray<readonly [number, Ratio]> => {
  if (roll === null) return [[successes, ALWAYS]]
  const faces = facesFor(rules, table, roll.bonus).length
  const { rolling, failed, again } = roll
  const { cases, dice } = successesOf({ dice: rolling, faces, failed, again, facesAgain: faces })
  return cases.flatMap((above, more) =>
    above === 0n ? [] : [[roll.successes + more, reduced(above, 6n ** BigInt(dice))] as const],
  )
}

/** Where the Hunt rolls again, what is left of it is known; before that it follows from who stands where. */
const AGAIN: ReadonlyArray<string> = ['reroll', 'nextReroll', 'tile', 'end']

/** A Hunt that goes on, from its frame. */
const huntRest = (rules: Rules, table: Table, at: string, vars: HuntVars): Rest => ({
  pending: true,
  why: 'hunt',
  roll: AGAIN.includes(at)
    ? { ...vars, rolling: 0, failed: vars.again }
    : { ...vars, again: Math.min(vars.rolling + vars.failed, huntRerolls(rules, table)) },
  successes: 0,
  tile: -1,
  replaced: -1,
  also: -1,
  settled: null,
})

const BEFORE_DAMAGE: ReadonlyArray<string> = [
  'prevent',
  'draw',
  'show',
  'idle',
  'light',
  'replace',
  'replaced',
  'smeagol',
  'getIt',
  'fire',
  'fireGuide',
  'die',
]

const tileRest = (at: string, vars: TileVars): Rest => ({
  pending: true,
  why: vars.why,
  roll: null,
  successes: vars.successes,
  tile: vars.tile,
  replaced: vars.replaced,
  also: vars.also ?? -1,
  settled: BEFORE_DAMAGE.includes(at) ? null : { damage: vars.damage, reveals: vars.reveals },
})

/** The Hunt of a move made now. */
const moveRest = (rules: Rules, table: Table): Rest => {
  const dice = huntDice(rules, table)
  const again = Math.min(dice, huntRerolls(rules, table))
  const inMordor = isInMordor(table)
  return {
    pending: false,
    why: inMordor ? 'mordor' : 'hunt',
    roll: inMordor ? null : { rolling: dice, again, failed: 0, successes: 0, bonus: 0 },
    successes: 0,
    tile: -1,
    replaced: -1,
    also: -1,
    settled: null,
  }
}

const restOf = (rules: Rules, { table, stack }: State): Rest | undefined => {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place]
    if (frame?.kind === 'hunt') return huntRest(rules, table, frame.at, frame.vars)
    if (frame?.kind === 'tile')
      return frame.vars.prevented || frame.vars.bearing === 'separate'
        ? undefined
        : tileRest(frame.at, frame.vars)
  }
  return table.fellowship.revealed ? undefined : moveRest(rules, table)
}

const told = (rules: Rules, rest: Rest, table: Table): HuntOdds => {
  const successes = new Map<number, Ratio>()
  const damage = new Map<number, Ratio>()
  const results = new Map<string, readonly [Ending, Ratio]>()
  let revealed = NEVER
  for (const [number, chance] of successesIn(rules, table, rest)) {
    addTo(successes, number, chance)
    const drawn = rest.roll === null || number > 0
    for (const [ending, ratio] of drawn
      ? endingsOf(rules, table, rest, number)
      : [[NO_TILE, ALWAYS] as const]) {
      const both = times(chance, ratio)
      const key = `${ending.tile} ${ending.damage}`
      addTo(damage, ending.damage, both)
      results.set(key, [ending, plus(results.get(key)?.[1] ?? NEVER, both)])
      if (ending.reveals) revealed = plus(revealed, both)
    }
  }
  const { roll } = rest
  return {
    pending: rest.pending,
    why: rest.why,
    dice: roll?.rolling ?? 0,
    rerolls: roll?.again ?? 0,
    succeedsOn: roll === null ? null : (facesFor(rules, table, roll.bonus)[0] ?? null),
    successes: [...successes].map(([number, ratio]) => ({
      successes: number,
      probability: probability(ratio),
    })),
    damage: [...damage]
      .sort(([one], [other]) => one - other)
      .map(([number, ratio]) => ({ damage: number, probability: probability(ratio) })),
    revealed: probability(revealed),
    results: [...results.values()].map(([ending, ratio]) => ({
      ...ending,
      probability: probability(ratio),
    })),
  }
}

/** More dice than any Hunt has: only a state that is none tells of more, and they would take for ever. */
const MOST_DICE = 100

const isReckoned = ({ roll }: Rest): boolean =>
  roll === null || roll.rolling + roll.failed + roll.again <= MOST_DICE

/**
 * The odds of the Hunt that goes on, as far as it is still open, or else of the Hunt that would follow if the
 * Fellowship moved now (on the Mordor Track: of the tile). No card that either side may play is reckoned
 * with, and the damage is that of the tile, before anybody bears it. None when the game is over, outside a
 * Hunt while the Fellowship is Revealed and so cannot move, and for what is no state.
 */
export const huntOdds = (rules: Rules, state: State): Option<HuntOdds> =>
  guarded(none, () => {
    const rest = state.outcome === null ? restOf(rules, state) : undefined
    return rest === undefined || !isReckoned(rest) ? none : some(told(rules, rest, state.table))
  })
