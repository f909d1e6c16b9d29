/** Every decision that the rules leave to a player is a question, and every question is such a decision. */
import { describe, expect, test } from 'vitest'
import { FRAME_KINDS } from '../../../src/battles'

/** The decision points of our digest of the rulebook that each question asks. */
const POINTS: Readonly<Record<string, ReadonlyArray<number>>> = {
  'decide/discard': [3],
  'decide/position': [4],
  'decide/region': [5, 6, 9, 14, 16, 18, 20, 21, 22, 24, 25, 27, 36, 38],
  'decide/tile': [7],
  'decide/may': [8, 12, 26, 32, 34],
  'decide/action': [10, 40],
  'decide/use': [10, 12],
  'decide/tokensAside': [11],
  'decide/card': [13],
  'decide/part': [14, 38],
  'decide/unit': [15, 19, 30, 33, 37],
  'decide/group': [17],
  'decide/path': [17],
  'decide/character': [22],
  'decide/ability': [23],
  'decide/attack': [24],
  'decide/tactics': [28],
  'decide/combatCard': [29],
  'decide/piece': [30],
  'decide/option': [13, 30],
  'decide/die': [13, 30],
  'decide/hand': [13],
  'decide/reroll': [31],
  'decide/wayOut': [35],
  'decide/reaction': [39],
}

describe('decision points', () => {
  test('DP-3 to DP-40 each have a question; DP-1 and DP-2 come before the game', () => {
    const asked = new Set(Object.values(POINTS).flat())
    expect([...asked].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 38 }, (_, at) => at + 3),
    )
  })

  test('every question is asked for one of them', () => {
    const questions = FRAME_KINDS.filter((kind) => kind.startsWith('decide/'))
    expect([...questions].sort()).toEqual(Object.keys(POINTS).sort())
  })
})
