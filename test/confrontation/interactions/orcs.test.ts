/** Orcs: classic ones overrun the first they meet in an attack, variant ones attack with strength 6. */
import { describe, expect, test } from 'vitest'
import { asked, drawn, fellowship, forbids, options, play, where, winner } from '../support/table'
import {
  clash,
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  kindsOf,
  outcomeOf,
  sauronMoves,
  variant,
} from './scenes'

const CARDS = 'fellowship+sauron decide/cards'
const intoEregion = sauronMoves('orcs-classic', 'eregion')
const intoArthedain = sauronMoves('orcs-classic', 'arthedain')
const first = (piece: string) => drawn('battle.opponent', piece)
const pass = fellowship({ kind: 'pass' })

describe('classic Orcs', () => {
  test('A1 Orcs attacking Gimli are cut down at once, and no card is played', () => {
    const start = classic({ arthedain: ['gimli'], rhudaur: ['orcs-classic'] })
    const { after, events } = outcomeOf(start, intoArthedain)
    expect(where(after, 'orcs-classic')).toBe('defeated')
    expect(where(after, 'gimli')).toBe('arthedain')
    expect(kindsOf(events)).not.toContain('CardShown')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('A2 Orcs attacking Boromir fall together with him', () => {
    const start = classic({ arthedain: ['boromir'], rhudaur: ['orcs-classic'] })
    const { after, sums } = outcomeOf(start, intoArthedain)
    expect(where(after, 'orcs-classic')).toBe('defeated')
    expect(where(after, 'boromir')).toBe('defeated')
    expect(sums).toBeNull()
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('A3 Frodo steps aside before the Orcs can strike, and they hold his region', () => {
    const start = play(
      classic({ eregion: ['frodo-classic'], enedwaith: ['gimli', 'merry'], caradhras: ['orcs-classic'] }),
      intoEregion,
    )
    expect(asked(start)).toBe('fellowship decide/avoid')
    expect(options(start, 'fellowship')).toEqual([{ kind: 'pass' }, { kind: 'retreat', to: 'rhudaur' }])
    const { after, events } = outcomeOf(start, fellowship({ kind: 'retreat', to: 'rhudaur' }))
    expect(where(after, 'frodo-classic')).toBe('rhudaur')
    expect(where(after, 'orcs-classic')).toBe('eregion')
    expect(kindsOf(events)).not.toContain('PieceDefeated')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('A3 Frodo who stays is overrun', () => {
    const start = classic({ eregion: ['frodo-classic'], caradhras: ['orcs-classic'] })
    expect(winner(play(start, intoEregion, pass))).toBe('sauron by end.ringbearerDefeated')
  })

  test('A4 once Frodo has got away, the Orcs fight his companion by cards like anybody else', () => {
    const start = classic({ eregion: ['frodo-classic', 'legolas'], caradhras: ['orcs-classic'] })
    const met = play(start, intoEregion)
    expect(asked(met)).toBe('nature battle.opponent')
    const second = play(met, first('frodo-classic'), fellowship({ kind: 'retreat', to: 'rhudaur' }))
    expect(asked(second)).toBe(CARDS)
    expect(where(second, 'legolas')).toBe('eregion')
    const { sums, after } = clash(second, '1', '1')
    expect(sums).toEqual([4, 3])
    expect(where(after, 'orcs-classic')).toBe('defeated')
    expect(where(after, 'frodo-classic')).toBe('rhudaur')
  })

  test('A5 in the mountains Frodo has no way out, and the Orcs win the game', () => {
    const start = classic({ 'misty-mountains': ['frodo-classic'], mirkwood: ['orcs-classic'] })
    const after = play(start, sauronMoves('orcs-classic', 'misty-mountains'))
    expect(where(after, 'frodo-classic')).toBe('defeated')
    expect(winner(after)).toBe('sauron by end.ringbearerDefeated')
  })
})

describe('classic Orcs against a stand-in', () => {
  const samSteppedIn = () => {
    const start = classic({ eregion: ['frodo-classic', 'sam-classic'], caradhras: ['orcs-classic'] })
    const met = play(start, intoEregion, first('frodo-classic'))
    expect(options(met, 'fellowship')).toContainEqual({ kind: 'replace', piece: 'sam-classic' })
    return play(met, fellowship({ kind: 'replace', piece: 'sam-classic' }))
  }

  test('A6 Sam, standing in for Frodo, is overrun, and Frodo may leave the battle that follows', () => {
    const second = samSteppedIn()
    expect(where(second, 'sam-classic')).toBe('defeated')
    expect(where(second, 'frodo-classic')).toBe('eregion')
    expect(asked(second)).toBe('fellowship decide/avoid')
    expect(options(second, 'fellowship')).toEqual([
      { kind: 'pass' },
      { kind: 'retreat', to: 'rhudaur' },
      { kind: 'retreat', to: 'enedwaith' },
    ])
    const again = fellowship({ kind: 'replace', piece: 'sam-classic' })
    expect(forbids(second, again)).toEqual(['character.sam-classic'])
    const after = play(second, fellowship({ kind: 'retreat', to: 'enedwaith' }))
    expect(where(after, 'frodo-classic')).toBe('enedwaith')
    expect(where(after, 'orcs-classic')).toBe('eregion')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('A6 after Sam the Orcs have no power left, so Frodo who stays fights 1 against 2 by cards', () => {
    const stayed = play(samSteppedIn(), pass)
    expect(asked(stayed)).toBe(CARDS)
    const { sums, after } = clash(stayed, '4', '1')
    expect(sums).toEqual([5, 3])
    expect(where(after, 'orcs-classic')).toBe('defeated')
    expect(winner(after)).toBe('nobody')
  })

  const smeagolBeside = (neighbour: 'gimli' | 'theoden') =>
    play(
      draft({
        cardolan: ['smeagol'],
        arthedain: [neighbour],
        rhudaur: ['legolas'],
        enedwaith: ['orcs-classic'],
      }),
      sauronMoves('orcs-classic', 'cardolan'),
    )

  test('A7 Orcs attacking lone Smeagol meet Gimli, who has changed places with him and defeats them', () => {
    const met = smeagolBeside('gimli')
    expect(asked(met)).toBe('fellowship decide/swap')
    expect(options(met, 'fellowship')).toEqual([
      { kind: 'pass' },
      { kind: 'swap', piece: 'gimli' },
      { kind: 'swap', piece: 'frodo-classic' },
    ])
    expect(forbids(met, fellowship({ kind: 'swap', piece: 'legolas' }))).toEqual(['character.smeagol'])
    const after = play(met, fellowship({ kind: 'swap', piece: 'gimli' }))
    expect(where(after, 'orcs-classic')).toBe('defeated')
    expect(where(after, 'gimli')).toBe('cardolan')
    expect(where(after, 'smeagol')).toBe('arthedain')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('A8 the neighbour who comes for Smeagol is the first they meet: the power is still unspent', () => {
    const swap = fellowship({ kind: 'swap', piece: 'theoden' })
    const { after, sums } = outcomeOf(smeagolBeside('theoden'), swap)
    expect(where(after, 'theoden')).toBe('defeated')
    expect(where(after, 'orcs-classic')).toBe('cardolan')
    expect(where(after, 'smeagol')).toBe('arthedain')
    expect(sums).toBeNull()
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('A9 Smeagol who keeps his place is overrun', () => {
    const after = play(smeagolBeside('theoden'), pass)
    expect(where(after, 'smeagol')).toBe('defeated')
    expect(where(after, 'theoden')).toBe('arthedain')
    expect(where(after, 'orcs-classic')).toBe('cardolan')
    expect(asked(after)).toBe('fellowship decide/turn')
  })
})

describe('classic Orcs against variant faces', () => {
  test('A10 to rule out cards does not save Aragorn: the Orcs need none', () => {
    const start = draft({ arthedain: ['aragorn-variant'], rhudaur: ['orcs-classic'] })
    const met = play(start, intoArthedain)
    expect(asked(met)).toBe('fellowship decide/forbidCards')
    const { after, sums } = outcomeOf(met, fellowship({ kind: 'forbidCards' }))
    expect(where(after, 'aragorn-variant')).toBe('defeated')
    expect(where(after, 'orcs-classic')).toBe('arthedain')
    expect(sums).toBeNull()
  })

  test('A11 Sam is overrun before it matters that he is as strong as his attacker', () => {
    const start = draft({ arthedain: ['sam-variant'], rhudaur: ['orcs-classic'] })
    const { after, sums } = outcomeOf(start, intoArthedain)
    expect(where(after, 'sam-variant')).toBe('defeated')
    expect(where(after, 'orcs-classic')).toBe('arthedain')
    expect(sums).toBeNull()
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('A12 variant Frodo is overrun and leaves the ring to Sam', () => {
    const start = draft({ arthedain: ['frodo-variant'], shire: ['sam-variant'], rhudaur: ['orcs-classic'] })
    const { after, events } = outcomeOf(start, intoArthedain)
    expect(where(after, 'frodo-variant')).toBe('defeated')
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'RingPassed', from: 'frodo-variant', to: 'sam-variant' }),
    )
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'PieceRevealed', piece: 'sam-variant', region: 'shire' }),
    )
    expect(winner(after)).toBe('nobody')
    expect(asked(after)).toBe('fellowship decide/turn')
  })
})

describe('when classic Orcs have no power', () => {
  test('A13 Gwaihir carries the first defender away, and the next one is fought by cards', () => {
    const pieces = { eregion: ['merry', 'legolas'], caradhras: ['orcs-classic'] } as const
    const met = play(classic(pieces, holding('gwaihir')), intoEregion, first('merry'))
    expect(asked(met)).toBe('fellowship decide/eagle')
    const gwaihir = { kind: 'playRetreat', card: 'gwaihir' } as const
    expect(options(met, 'fellowship')).toEqual([
      { kind: 'pass' },
      { ...gwaihir, to: null },
      { ...gwaihir, to: 'rhudaur' },
      { ...gwaihir, to: 'enedwaith' },
      { ...gwaihir, to: 'arthedain' },
      { ...gwaihir, to: 'cardolan' },
    ])
    const flown = play(met, fellowship({ ...gwaihir, to: 'cardolan' }))
    expect(where(flown, 'merry')).toBe('cardolan')
    expect(asked(flown)).toBe(CARDS)
    const { sums, after } = clash(flown, '1', '6')
    expect(sums).toEqual([4, 8])
    expect(where(after, 'legolas')).toBe('defeated')
    expect(where(after, 'orcs-classic')).toBe('eregion')
  })

  test('A14 Orcs who are attacked fight Merry 2 against 2, with cards', () => {
    const start = classic({ rhudaur: ['merry'], 'high-pass': ['orcs-classic'] }, FELLOWSHIP_TURN)
    const met = play(start, fellowshipMoves('merry', 'high-pass'))
    expect(asked(met)).toBe(CARDS)
    expect(clash(met, '1', '1').sums).toEqual([3, 3])
    const { sums, after } = clash(met, '2', '1')
    expect(sums).toEqual([4, 3])
    expect(where(after, 'merry')).toBe('high-pass')
    expect(where(after, 'orcs-classic')).toBe('defeated')
  })

  test('A15 having overrun one defender, the Orcs fight the second with strength 2 by cards', () => {
    const start = classic({ eregion: ['merry', 'legolas'], caradhras: ['orcs-classic'] })
    const second = play(start, intoEregion, first('merry'))
    expect(where(second, 'merry')).toBe('defeated')
    expect(where(second, 'legolas')).toBe('eregion')
    expect(asked(second)).toBe(CARDS)
    const { sums, after } = clash(second, '2', '1')
    expect(sums).toEqual([5, 3])
    expect(where(after, 'orcs-classic')).toBe('defeated')
    expect(asked(after)).toBe('fellowship decide/turn')
  })
})

describe('variant Orcs', () => {
  test('B1 attacking Sam they count 6, and so does he', () => {
    const start = variant({ arthedain: ['sam-variant'], rhudaur: ['orcs-variant'] })
    const met = play(start, sauronMoves('orcs-variant', 'arthedain'))
    expect(asked(met)).toBe(CARDS)
    expect(clash(met, '3', '2').sums).toEqual([9, 8])
    const { sums, after } = clash(met, '1', '1')
    expect(sums).toEqual([7, 7])
    expect(where(after, 'sam-variant')).toBe('defeated')
    expect(where(after, 'orcs-variant')).toBe('defeated')
  })

  test('B2 attacked by Sam they count 3, and he only 1', () => {
    const start = variant({ rhudaur: ['sam-variant'], 'high-pass': ['orcs-variant'] }, FELLOWSHIP_TURN)
    const met = play(start, fellowshipMoves('sam-variant', 'high-pass'))
    const { sums, after } = clash(met, '2', '2')
    expect(sums).toEqual([3, 5])
    expect(where(after, 'sam-variant')).toBe('defeated')
    expect(where(after, 'orcs-variant')).toBe('high-pass')
  })

  test('B3 Gimli defeats them too, for his text speaks of Orcs of any sort', () => {
    const start = draft({ arthedain: ['gimli'], rhudaur: ['orcs-variant'] })
    const { after, sums } = outcomeOf(start, sauronMoves('orcs-variant', 'arthedain'))
    expect(where(after, 'orcs-variant')).toBe('defeated')
    expect(where(after, 'gimli')).toBe('arthedain')
    expect(sums).toBeNull()
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('B4 they count 6 against one defender and 6 again against the next', () => {
    const start = variant({ arthedain: ['theoden', 'faramir'], rhudaur: ['orcs-variant'] })
    const met = play(start, sauronMoves('orcs-variant', 'arthedain'), first('theoden'))
    const one = clash(met, '1', '1')
    expect(one.sums).toEqual([3, 7])
    expect(where(one.after, 'theoden')).toBe('defeated')
    expect(asked(one.after)).toBe(CARDS)
    const two = clash(one.after, '5', '2')
    expect(two.sums).toEqual([8, 8])
    expect(where(two.after, 'faramir')).toBe('defeated')
    expect(where(two.after, 'orcs-variant')).toBe('defeated')
  })

  test('B5 without cards their 6 beats the 4 of Aragorn', () => {
    const start = variant({ arthedain: ['aragorn-variant'], rhudaur: ['orcs-variant'] })
    const met = play(start, sauronMoves('orcs-variant', 'arthedain'))
    const { sums, after, events } = outcomeOf(met, fellowship({ kind: 'forbidCards' }))
    expect(sums).toEqual([4, 6])
    expect(kindsOf(events)).not.toContain('CardShown')
    expect(where(after, 'aragorn-variant')).toBe('defeated')
    expect(where(after, 'orcs-variant')).toBe('arthedain')
  })
})
