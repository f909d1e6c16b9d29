/** The two Retreat cards when there is nowhere to go, or more than one way. */
import { describe, expect, test } from 'vitest'
import type { PositionSpec, State } from '../../../src/confrontation'
import type { CharacterId, RegionId } from '../../../src/confrontation/model/ids'
import { asked, drawn, fellowship, forbids, options, play, where } from '../support/table'
import { clash, classic, discarded, FELLOWSHIP_TURN, fellowshipMoves, sauronMoves } from './scenes'

describe('the Retreat of Sauron without a way', () => {
  const merryOn = (from: RegionId, to: RegionId, more: PositionSpec['pieces'] = {}) => {
    const pieces = { ...more, [from]: ['merry' as const], [to]: ['black-rider' as const] }
    return classic(pieces, FELLOWSHIP_TURN)
  }

  /** The card is worth nothing but gone: Merry's 2 and his card against the bare 3 of the Black Rider. */
  const expectNoRetreat = (met: State, at: RegionId) => {
    const { sums, after, events } = clash(met, '2', 'retreat')
    expect(sums).toEqual([4, 3])
    expect(where(after, 'black-rider')).toBe('defeated')
    expect(where(after, 'merry')).toBe(at)
    expect(discarded(events)).toEqual(['fellowship-2', 'sauron-retreat'])
    const { sums: worse, after: lost } = clash(met, 'elven-cloak', 'retreat')
    expect(worse).toEqual([2, 3])
    expect(where(lost, 'black-rider')).toBe(at)
  }

  test('F8 in the mountains it does nothing, counts 0 and is discarded', () => {
    expectNoRetreat(play(merryOn('rhudaur', 'high-pass'), fellowshipMoves('merry', 'high-pass')), 'high-pass')
  })

  test('F8 nor does it in the Shire, which has nothing beside it', () => {
    const start = classic({ shire: ['merry'], cardolan: ['frodo-classic'], arthedain: ['black-rider'] })
    expectNoRetreat(play(start, sauronMoves('black-rider', 'shire')), 'shire')
  })

  test('F8 nor in Mordor', () => {
    const start = merryOn('gondor', 'mordor', { dagorlad: ['balrog'] })
    expectNoRetreat(play(start, fellowshipMoves('merry', 'mordor')), 'mordor')
  })

  const inDagorlad = (gondor: ReadonlyArray<CharacterId>) =>
    play(merryOn('mirkwood', 'dagorlad', { gondor }), fellowshipMoves('merry', 'dagorlad'))

  test('F9 it does nothing if the only region beside is full of his own', () => {
    expectNoRetreat(inDagorlad(['warg', 'cave-troll']), 'dagorlad')
  })

  test('F9 with room for one more there it is carried out, and nobody is defeated', () => {
    const { sums, after } = clash(inDagorlad(['warg']), '2', 'retreat')
    expect(sums).toBeNull()
    expect(where(after, 'black-rider')).toBe('gondor')
    expect(where(after, 'merry')).toBe('dagorlad')
    expect(asked(after)).toBe('sauron decide/turn')
  })
})

describe('the Retreat of the Fellowship', () => {
  const gimliInEregion = (arthedain: ReadonlyArray<CharacterId>, cardolan: ReadonlyArray<CharacterId>) =>
    play(
      classic({ arthedain, cardolan, eregion: ['gimli'], caradhras: ['black-rider'] }),
      sauronMoves('black-rider', 'eregion'),
    )

  test('F10 with both regions behind full or held by the enemy it does nothing and counts 0', () => {
    const met = gimliInEregion(['merry', 'pippin'], ['warg'])
    const { sums, after, events } = clash(met, 'retreat', '1')
    expect(sums).toEqual([3, 4])
    expect(where(after, 'gimli')).toBe('defeated')
    expect(where(after, 'black-rider')).toBe('eregion')
    expect(discarded(events)).toEqual(['fellowship-retreat', 'sauron-1'])
  })

  test('F10 with room for one in one of them it leads there', () => {
    const { sums, after } = clash(gimliInEregion(['merry'], ['warg']), 'retreat', '1')
    expect(sums).toBeNull()
    expect(where(after, 'gimli')).toBe('arthedain')
    expect(where(after, 'black-rider')).toBe('eregion')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  const gimliInMordor = (dagorlad: ReadonlyArray<CharacterId>) =>
    clash(
      play(
        classic({ gondor: ['gimli'], dagorlad, mordor: ['black-rider'] }, FELLOWSHIP_TURN),
        fellowshipMoves('gimli', 'mordor'),
        drawn('battle.opponent', 'black-rider'),
      ),
      'retreat',
      '6',
    )

  test('F11 out of Mordor it leads back to Dagorlad or to Gondor', () => {
    const { sums, after: going } = gimliInMordor([])
    expect(sums).toBeNull()
    expect(asked(going)).toBe('fellowship decide/retreatByCard')
    expect(options(going, 'fellowship')).toEqual([
      { kind: 'retreat', to: 'dagorlad' },
      { kind: 'retreat', to: 'gondor' },
    ])
    expect(forbids(going, fellowship({ kind: 'retreat', to: 'rohan' }))).toEqual(['battle.retreatDirection'])
    const after = play(going, fellowship({ kind: 'retreat', to: 'dagorlad' }))
    expect(where(after, 'gimli')).toBe('dagorlad')
    expect(where(after, 'black-rider')).toBe('mordor')
    expect(where(after, 'balrog')).toBe('mordor')
    expect(asked(after)).toBe('sauron decide/turn')
  })

  test('F11 with an enemy in Dagorlad it leads to Gondor', () => {
    const { after } = gimliInMordor(['warg'])
    expect(where(after, 'gimli')).toBe('gondor')
    expect(asked(after)).toBe('sauron decide/turn')
  })
})
