/** Two marches with one Army result (chapter VI): who goes second, and regions too full in between. */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, free, offered, offers, refused, shadow } from '../support/play'
import { army } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { field, FREE_ARMY, lawful, parties, SHADOW_ARMY, type Armies } from './parties'
import { AT_WAR } from '../support/scenes'

describe('two marches with one result', () => {
  const two = (armies: Armies, spec: PositionSpec = {}): State =>
    after(field({ acting: 'shadow', armies, ...spec }), SHADOW_ARMY)
  const sixes = two({ dagorlad: { 'sauron-regular': 6 }, 'noman-lands': { 'sauron-regular': 6 } })
  const overfilled = after(
    sixes,
    shadow({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }),
    shadow({ kind: 'bringAll' }),
  )

  ruleAllows('movement.stacking', 'TC-11: six come to six, and the six who were there all leave', () => {
    expect(army(overfilled, 'noman-lands')).toEqual({ 'sauron-regular': 12 })
    const left = after(
      overfilled,
      shadow({ kind: 'march', from: 'noman-lands', to: 'southern-rhovanion' }),
      shadow({ kind: 'bring', piece: 'sauron-regular', number: 6 }),
    )
    expect(army(left, 'noman-lands')).toEqual({ 'sauron-regular': 6 })
    expect(army(left, 'southern-rhovanion')).toEqual({ 'sauron-regular': 6 })
    expect(asked(left)).toBe('free-peoples decide/action')
  })

  ruleForbids(
    'movement.stacking',
    'TC-11, OR-21: one of them leaving is not enough, and nobody stops',
    () => {
      expect(refused(overfilled, shadow({ kind: 'done' }))).toEqual(['movement.stacking'])
      const second = after(
        overfilled,
        shadow({ kind: 'march', from: 'noman-lands', to: 'southern-rhovanion' }),
      )
      expect(offers(second, 'bring', 'number')).toEqual([2, 3, 4, 5, 6])
    },
  )

  ruleForbids('movement.stacking', 'TC-11: who would leave eleven is told of the limit', () => {
    const second = after(overfilled, shadow({ kind: 'march', from: 'noman-lands', to: 'southern-rhovanion' }))
    expect(refused(second, shadow({ kind: 'bring', piece: 'sauron-regular', number: 1 }))).toEqual([
      'movement.stacking',
    ])
  })

  ruleForbids('movement.stacking', 'OR-21: the second march is out of the overfull region, no other', () => {
    const third = two({
      dagorlad: { 'sauron-regular': 6 },
      'noman-lands': { 'sauron-regular': 6 },
      tharbad: { 'isengard-regular': 1 },
    })
    const full = after(
      third,
      shadow({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }),
      shadow({ kind: 'bring', piece: 'sauron-regular', number: 5 }),
    )
    expect(offers(full, 'march', 'from')).toEqual(['noman-lands'])
    expect(offers(full, 'march', 'to')).toEqual([
      'ash-mountains',
      'dagorlad',
      'eastern-brown-lands',
      'eastern-emyn-muil',
      'southern-dorwinion',
      'southern-rhovanion',
    ])
    expect(refused(full, shadow({ kind: 'march', from: 'tharbad', to: 'enedwaith' }))).toEqual([
      'movement.stacking',
    ])
    const fits = after(
      third,
      shadow({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }),
      shadow({ kind: 'bring', piece: 'sauron-regular', number: 4 }),
    )
    expect(refused(fits, shadow({ kind: 'march', from: 'tharbad', to: 'enedwaith' }))).toEqual([])
    expect(refused(fits, shadow({ kind: 'done' }))).toEqual([])
  })

  ruleAllows('movement.stacking', 'OR-21: two full Armies change places', () => {
    const changed = after(
      two({ dagorlad: { 'sauron-regular': 10 }, 'noman-lands': { 'southrons-regular': 10 } }),
      shadow({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }),
      shadow({ kind: 'bringAll' }),
      shadow({ kind: 'march', from: 'noman-lands', to: 'dagorlad' }),
    )
    expect(army(changed, 'noman-lands')).toEqual({ 'sauron-regular': 10 })
    expect(army(changed, 'dagorlad')).toEqual({ 'southrons-regular': 10 })
  })

  ruleForbids('movement.stacking', 'OR-21: no more come than those who can leave make room for', () => {
    const harbour = after(
      field({
        armies: { 'grey-havens': { 'elves-elite': 6, 'elves-leader': 1 }, forlindon: { 'north-regular': 6 } },
      }),
      FREE_ARMY,
    )
    // the only way out of Forlindon leads through a land of the Elves, closed to the North
    const party = after(harbour, free({ kind: 'march', from: 'grey-havens', to: 'forlindon' }))
    expect(parties(party)).toEqual(lawful({ 'elves-elite': 6, 'elves-leader': 1 }, { room: 4 }))
    expect(refused(party, free({ kind: 'bring', piece: 'elves-elite', number: 5 }))).toEqual([
      'movement.stacking',
    ])
    const atWar = after(
      field({
        armies: { 'grey-havens': { 'elves-elite': 6, 'elves-leader': 1 }, forlindon: { 'north-regular': 6 } },
        politics: { north: AT_WAR },
      }),
      FREE_ARMY,
      free({ kind: 'march', from: 'grey-havens', to: 'forlindon' }),
    )
    expect(parties(atWar)).toEqual(lawful({ 'elves-elite': 6, 'elves-leader': 1 }, {}))
  })

  ruleForbids(
    'movement.stacking',
    'OR-21: who lifts a siege closes the way back, and may not count on it',
    () => {
      const siege = two(
        {
          'minas-tirith': { 'sauron-regular': 6 },
          lossarnach: { 'sauron-regular': 6 },
          pelargir: { 'gondor-regular': 1 },
          osgiliath: { 'gondor-regular': 1 },
        },
        {
          besieged: { 'minas-tirith': { 'gondor-elite': 1 } },
          captured: ['lossarnach'],
          politics: { sauron: AT_WAR },
        },
      )
      const party = after(siege, shadow({ kind: 'march', from: 'minas-tirith', to: 'lossarnach' }))
      // five may come, since one who stays keeps the siege up and the region open to those who make room
      expect(offers(party, 'bring', 'number')).toEqual([1, 2, 3, 4, 5])
      expect(refused(party, shadow({ kind: 'bringAll' }))).toEqual(['movement.stacking'])
    },
  )

  ruleAllows(
    'movement.armies',
    'DP-6.4: two parts of one Army go to two regions, or after each other',
    () => {
      const split = after(
        two({ dagorlad: { 'sauron-regular': 3, nazgul: 1 } }),
        shadow({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }),
        shadow({ kind: 'bring', piece: 'sauron-regular', number: 1 }),
        shadow({ kind: 'bring', piece: 'nazgul', number: 0 }),
      )
      expect(asked(split)).toBe('shadow decide/march')
      expect(offers(split, 'march', 'from')).toEqual(['dagorlad'])
      const follow = after(split, shadow({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }))
      expect(parties(follow)).toEqual(lawful({ 'sauron-regular': 2, nazgul: 1 }, {}))
      const apart = after(
        split,
        shadow({ kind: 'march', from: 'dagorlad', to: 'north-ithilien' }),
        shadow({ kind: 'bringAll' }),
      )
      expect(army(apart, 'noman-lands')).toEqual({ 'sauron-regular': 1 })
      expect(army(apart, 'north-ithilien')).toEqual({ 'sauron-regular': 2, nazgul: 1 })
    },
  )

  ruleForbids(
    'movement.once',
    'DP-6.4: Nazgûl who came with the first march do not go on with the second',
    () => {
      const second = after(
        two({
          dagorlad: { 'sauron-regular': 2, nazgul: 2 },
          'noman-lands': { 'sauron-regular': 2, nazgul: 1 },
        }),
        shadow({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }),
        shadow({ kind: 'bringAll' }),
        shadow({ kind: 'march', from: 'noman-lands', to: 'dagorlad' }),
      )
      expect(parties(second)).toEqual(lawful({ 'sauron-regular': 2, nazgul: 1 }, {}))
    },
  )
})

describe('all ends of two marches', () => {
  /** Six, seven and eight in a row, between enemies: Forlindon, the Grey Havens, Harlindon. */
  const ROW = ['forlindon', 'grey-havens', 'harlindon'] as const
  const row = (spec: PositionSpec): State =>
    after(
      field({
        acting: 'shadow',
        armies: {
          forlindon: { 'sauron-regular': 6 },
          'grey-havens': { 'sauron-regular': 7 },
          harlindon: { 'sauron-regular': 8 },
          'ered-luin': { 'dwarves-regular': 1 },
          'tower-hills': { 'north-regular': 1 },
          'south-ered-luin': { 'north-regular': 1 },
        },
        politics: { sauron: AT_WAR },
        ...spec,
      }),
      SHADOW_ARMY,
    )

  /** How the row stands at the end of the action, for every way to play it. */
  const ends = (state: State): ReadonlySet<string> =>
    asked(state).startsWith('shadow')
      ? new Set(offered(state).flatMap((answer) => [...ends(after(state, answer))]))
      : new Set([ROW.map((region) => army(state, region)['sauron-regular'] ?? 0).join(' ')])

  type Row = readonly [number, number, number]
  const shifted = (before: Row, from: number, to: number, many: number): Row => {
    const now = [...before] as [number, number, number]
    now[from] = (now[from] ?? 0) - many
    now[to] = (now[to] ?? 0) + many
    return now
  }
  const WAYS = [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
  ] as const
  /** Every march out of a row, but for those who came to a place by the march before. */
  const marches = (before: Row, cameTo: number, came: number) =>
    WAYS.flatMap(([from, to]) => {
      const free = (before[from] ?? 0) - (from === cameTo ? came : 0)
      return Array.from({ length: free }, (_, one) => ({
        from,
        to,
        many: one + 1,
        row: shifted(before, from, to, one + 1),
      }))
    })
  /** By the book: one march or two, nobody twice, no more than ten anywhere at the end. */
  const lawfulEnds = (besieges: boolean): ReadonlySet<string> =>
    new Set(
      marches([6, 7, 8], -1, 0)
        .flatMap((first) => [
          first.row,
          ...marches(first.row, first.to, first.many)
            .filter(({ to }) => !besieges || to !== 1 || first.row[1] > 0)
            .map((second) => second.row),
        ])
        .filter((end) => end.every((units) => units <= 10))
        .map((end) => end.join(' ')),
    )

  ruleAllows('movement.stacking', 'OR-21: every end with ten or fewer everywhere, and no other', () => {
    const reached = ends(row({ captured: ['grey-havens'] }))
    expect([...reached].sort()).toEqual([...lawfulEnds(false)].sort())
    expect(reached).toContain('7 6 8')
    expect(reached.size).toBe(55)
  })

  ruleForbids('movement.stacking', 'OR-21: nor any other where the Grey Havens are besieged', () => {
    const reached = ends(row({ besieged: { 'grey-havens': { 'elves-elite': 1 } } }))
    expect([...reached].sort()).toEqual([...lawfulEnds(true)].sort())
  })
})
