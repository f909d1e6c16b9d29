/**
 * Perft: counts of actions and of distinct positions at each depth from a fixed position. Draws count as
 * actions of nature, one for each outcome, so the counts do not depend on any generator.
 */
import * as E from 'fp-ts/lib/Either.js'
import millBridge from '../../../docs/scenarios/the-mill-bridge.json'
import { battles, type PositionSpec, type State } from '../../../src/battles'

/** What is counted at one depth: lines of play, distinct positions, and games that ended there. */
export interface Count {
  readonly lines: number
  readonly positions: number
  readonly ended: number
}

const MILL_BRIDGE = E.getOrElseW(() => {
  throw new Error('the sample of the guide is not in order')
})(battles.scenario(millBridge))

/** The fixed positions by name. */
export const POSITIONS: Readonly<Record<string, PositionSpec>> = {
  'the first turn': {},
  'dice of both sides, the Free Peoples act': {
    dice: { free: { character: 1, muster: 1 }, shadow: { army: 1, event: 1 } },
    hands: { free: ['generic-1'], shadow: ['generic-2'] },
  },
  'two Warg Riders against a Rider': {
    empty: true,
    regions: {
      'westmark-hills': { side: 'shadow', units: { 'warg-riders': 2 }, tokens: 1 },
      'deeping-coomb': { side: 'free', units: { riders: 1 }, leaders: 1 },
    },
    dice: { shadow: { army: 1 } },
    acting: 'shadow',
  },
  'the Mill Bridge, dice of both sides': {
    scenario: MILL_BRIDGE,
    dice: { free: { muster: 1 }, shadow: { army: 1, character: 1 } },
    acting: 'shadow',
  },
}

/** Counts depth by depth. */
export const perft = (spec: PositionSpec, depth: number): ReadonlyArray<Count> => {
  const placed = battles.position({ chance: 'manual', ...spec })
  if (E.isLeft(placed)) throw new Error(`${placed.left.path}: ${placed.left.problem}`)
  let level = new Map<string, { state: State; lines: number }>()
  level.set(battles.hash(placed.right), { state: placed.right, lines: 1 })
  const counts: Array<Count> = []
  for (let ply = 0; ply < depth; ply++) {
    const next = new Map<string, { state: State; lines: number }>()
    for (const { state, lines } of level.values())
      for (const action of battles.legalActions(state)) {
        const applied = battles.applyAction(state, action)
        if (E.isLeft(applied)) throw new Error(JSON.stringify(applied.left))
        const key = battles.hash(applied.right.state)
        const known = next.get(key)
        next.set(key, { state: applied.right.state, lines: (known?.lines ?? 0) + lines })
      }
    const all = [...next.values()]
    counts.push({
      lines: all.reduce((sum, one) => sum + one.lines, 0),
      positions: all.length,
      ended: all.filter(({ state }) => state.outcome !== null).length,
    })
    level = next
  }
  return counts
}
