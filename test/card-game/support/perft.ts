/**
 * Perft: counts of actions and of distinct positions at each depth from a fixed position. Draws count as
 * actions of nature, one for each outcome, so the counts do not depend on any generator.
 */
import * as E from 'fp-ts/lib/Either.js'
import { cardGame, type PositionSpec, type State } from '../../../src/card-game'

/** What is counted at one depth: lines of play, distinct positions, and games that ended there. */
export interface Count {
  readonly lines: number
  readonly positions: number
  readonly ended: number
}

const MANUAL = { chance: 'manual' } as const

/** The fixed positions by name. */
export const POSITIONS: Readonly<Record<string, PositionSpec>> = {
  'trilogy, before the first round': { config: MANUAL, step: 'location', hand: ['gimli', 'the-hunter'] },
  'trilogy, a path and two battlegrounds': {
    config: MANUAL,
    path: 'caradhras',
    battlegrounds: ['helms-deep', 'moria'],
    on: { path: ['frodo-baggins', 'hill-troll'], 'helms-deep': ['riders-of-rohan', 'white-hand-orcs'] },
    reserve: ['theoden', 'ugluk'],
    hand: ['gimli', 'sting', 'eomer', 'legolas', 'high-elves', 'black-uruks', 'the-hunter', 'wolf-riders'],
  },
  'duel of two, the last path': {
    config: { ...MANUAL, scenario: 'duel-2' },
    path: 'crack-of-doom',
    battlegrounds: ['minas-tirith'],
    rest: 'eliminated',
    on: { path: ['frodo-baggins', 'gollum'], 'minas-tirith': ['soldiers-of-gondor', 'mordor-orcs'] },
    hand: ['sam-gamgee', 'the-witch-king', 'black-uruks'],
    deck: ['aragorn', 'shelob'],
    ringsUsed: ['gandalf', 'witch-king'],
  },
  'fellowship, Moria': {
    config: { ...MANUAL, scenario: 'fellowship' },
    path: 'khazad-dum',
    battlegrounds: ['moria'],
    on: { path: ['frodo-baggins', 'gimli', 'balrog-of-moria'] },
    hand: ['gandalf-the-grey', 'sam-gamgee', 'cave-troll'],
  },
}

/** Counts depth by depth. */
export const perft = (spec: PositionSpec, depth: number): ReadonlyArray<Count> => {
  const placed = cardGame.position(spec)
  if (E.isLeft(placed)) throw new Error(`${placed.left.path}: ${placed.left.problem}`)
  let level = new Map<string, { state: State; lines: number }>()
  level.set(cardGame.hash(placed.right), { state: placed.right, lines: 1 })
  const counts: Array<Count> = []
  for (let ply = 0; ply < depth; ply++) {
    const next = new Map<string, { state: State; lines: number }>()
    for (const { state, lines } of level.values())
      for (const action of cardGame.legalActions(state)) {
        const applied = cardGame.applyAction(state, action)
        if (E.isLeft(applied)) throw new Error(JSON.stringify(applied.left))
        const key = cardGame.hash(applied.right.state)
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
