/**
 * Perft: counts of actions and of distinct positions at each depth from a fixed position. Draws count as
 * actions of nature, one for each outcome, so the counts do not depend on any generator.
 */
import * as E from 'fp-ts/lib/Either.js'
import { confrontation, type PositionSpec, type State } from '../../../src/confrontation'
import { table } from './table'

/** What is counted at one depth: lines of play, distinct positions, and games that ended there. */
export interface Count {
  readonly lines: number
  readonly positions: number
  readonly ended: number
}

/** The fixed positions by name. */
export const POSITIONS: Readonly<Record<string, PositionSpec>> = {
  'classic opening': {
    pieces: {
      shire: ['frodo-classic', 'sam-classic', 'pippin', 'merry'],
      arthedain: ['gandalf-classic'],
      cardolan: ['aragorn-classic'],
      rhudaur: ['legolas'],
      eregion: ['gimli'],
      enedwaith: ['boromir'],
      mirkwood: ['balrog'],
      fangorn: ['shelob'],
      rohan: ['witch-king-classic'],
      dagorlad: ['flying-nazgul-classic'],
      gondor: ['black-rider'],
      mordor: ['saruman-classic', 'orcs-classic', 'warg', 'cave-troll'],
    },
  },
  'variant opening': {
    config: { characters: 'variant' },
    pieces: {
      shire: ['frodo-variant', 'sam-variant', 'smeagol', 'faramir'],
      arthedain: ['gandalf-variant'],
      cardolan: ['aragorn-variant'],
      rhudaur: ['elrond'],
      eregion: ['theoden'],
      enedwaith: ['treebeard'],
      mirkwood: ['uruk-hai'],
      fangorn: ['wormtongue'],
      rohan: ['witch-king-variant'],
      dagorlad: ['flying-nazgul-variant'],
      gondor: ['mouth-of-sauron'],
      mordor: ['saruman-variant', 'orcs-variant', 'gollum', 'watcher'],
    },
  },
  'draft with all special cards': {
    config: {
      characters: 'draft-open',
      specialCards: 'handicap',
      handicap: [
        'shadowfax',
        'gandalf-the-white',
        'a-king-revealed',
        'gwaihir',
        'palantir',
        'recall-to-mordor',
        'dark-of-mordor',
        'crebain-of-dunland',
      ],
    },
    turn: 'fellowship',
    pieces: {
      shire: ['frodo-variant'],
      eregion: ['sam-classic', 'aragorn-variant'],
      'misty-mountains': ['smeagol'],
      caradhras: ['balrog'],
      fangorn: ['gollum', 'orcs-classic'],
      mordor: ['watcher'],
    },
    defeated: ['gandalf-classic'],
  },
  'last pieces': {
    hand: ['fellowship-1', 'fellowship-noble-sacrifice', 'sauron-2', 'sauron-retreat'],
    pieces: { rohan: ['frodo-classic'], mirkwood: ['gimli'], dagorlad: ['orcs-classic'], mordor: ['shelob'] },
  },
}

/** Counts depth by depth. */
export const perft = (spec: PositionSpec, depth: number): ReadonlyArray<Count> => {
  let level = new Map<string, { state: State; lines: number }>()
  const first = table(spec)
  level.set(confrontation.hash(first), { state: first, lines: 1 })
  const counts: Array<Count> = []
  for (let ply = 0; ply < depth; ply++) {
    const next = new Map<string, { state: State; lines: number }>()
    for (const { state, lines } of level.values())
      for (const action of confrontation.legalActions(state)) {
        const applied = confrontation.applyAction(state, { ...action })
        if (E.isLeft(applied)) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
        const key = confrontation.hash(applied.right.state)
        const found = next.get(key)
        if (found === undefined) next.set(key, { state: applied.right.state, lines })
        else found.lines += lines
      }
    const all = [...next.values()]
    counts.push({
      lines: all.reduce((sum, { lines }) => sum + lines, 0),
      positions: all.length,
      ended: all.filter(({ state }) => state.outcome !== null).length,
    })
    level = next
  }
  return counts
}
