/** The Warg: whoever fights it fights without his text, and nobody helps him from outside. */
import { describe, expect, test } from 'vitest'
import type { CharacterId } from '../../../src/confrontation/model/ids'
import { asked, drawn, fellowship, forbids, options, play, where, winner } from '../support/table'
import {
  clash,
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  kindsOf,
  sauronMoves,
} from './scenes'

const CARDS = 'fellowship+sauron decide/cards'
const toArthedain = sauronMoves('warg', 'arthedain')

/** The Warg has just attacked somebody in Arthedain; Cardolan and the Shire are open to retreats. */
const attacked = (...defenders: ReadonlyArray<CharacterId>) =>
  play(draft({ arthedain: defenders, rhudaur: ['warg'] }), toArthedain)

describe('the Warg silences the text of its opponent', () => {
  test('C1 Frodo may not step aside, though Cardolan is free; cards decide 1 against 2', () => {
    const met = play(classic({ arthedain: ['frodo-classic'], rhudaur: ['warg'] }), toArthedain)
    expect(asked(met)).toBe(CARDS)
    expect(forbids(met, fellowship({ kind: 'retreat', to: 'cardolan' }))).toContain('character.warg')
    const lost = clash(met, '1', '1')
    expect(lost.sums).toEqual([2, 3])
    expect(winner(lost.after)).toBe('sauron by end.ringbearerDefeated')
    const won = clash(met, '3', '1')
    expect(won.sums).toEqual([4, 3])
    expect(where(won.after, 'warg')).toBe('defeated')
    expect(where(won.after, 'frodo-classic')).toBe('arthedain')
  })

  const onBothHobbits = (met: CharacterId) =>
    play(
      classic({ arthedain: ['frodo-classic', 'sam-classic'], rhudaur: ['warg'] }),
      toArthedain,
      drawn('battle.opponent', met),
    )

  test('C2 Sam may not stand in for Frodo, who fights himself', () => {
    const met = onBothHobbits('frodo-classic')
    expect(asked(met)).toBe(CARDS)
    const standIn = fellowship({ kind: 'replace', piece: 'sam-classic' })
    expect(forbids(met, standIn)).toContain('character.warg')
    expect(clash(met, '1', '1').sums).toEqual([2, 3])
  })

  test('C2 Sam beside Frodo is not asked whether he shows him, and has strength 2', () => {
    const met = onBothHobbits('sam-classic')
    expect(asked(met)).toBe(CARDS)
    const { sums, after } = clash(met, '2', '3')
    expect(sums).toEqual([4, 5])
    expect(where(after, 'sam-classic')).toBe('defeated')
    expect(asked(after)).toBe(CARDS)
  })

  test('C3 Boromir does not take the Warg with him, but fights 0 against 2 by cards', () => {
    const met = play(classic({ arthedain: ['boromir'], rhudaur: ['warg'] }), toArthedain)
    expect(asked(met)).toBe(CARDS)
    const lost = clash(met, '2', '1')
    expect(lost.sums).toEqual([2, 3])
    expect(where(lost.after, 'boromir')).toBe('defeated')
    expect(where(lost.after, 'warg')).toBe('arthedain')
    const won = clash(met, '5', '1')
    expect(where(won.after, 'boromir')).toBe('arthedain')
    expect(where(won.after, 'warg')).toBe('defeated')
  })

  test('C3 nor does Boromir when he attacks it', () => {
    const start = classic({ rhudaur: ['boromir'], 'high-pass': ['warg'] }, FELLOWSHIP_TURN)
    const met = play(start, fellowshipMoves('boromir', 'high-pass'))
    expect(asked(met)).toBe(CARDS)
    expect(clash(met, '2', '2').sums).toEqual([2, 4])
  })

  test('C4 against Gandalf both sides choose their cards secretly, at the same time', () => {
    const met = play(classic({ arthedain: ['gandalf-classic'], rhudaur: ['warg'] }), toArthedain)
    expect(asked(met)).toBe(CARDS)
    const chosen = play(met, fellowship({ kind: 'playCard', card: 'fellowship-1' }))
    expect(asked(chosen)).toBe('sauron decide/cards')
    expect(clash(met, '1', '2').sums).toEqual([6, 4])
  })

  test('C9 Sam is not as strong as the Warg, but has his own 1', () => {
    const { sums, after } = clash(attacked('sam-variant'), '2', '2')
    expect(sums).toEqual([3, 4])
    expect(where(after, 'sam-variant')).toBe('defeated')
    expect(where(after, 'warg')).toBe('arthedain')
  })

  test('C10 Aragorn cannot rule out cards', () => {
    const met = attacked('aragorn-variant')
    expect(asked(met)).toBe(CARDS)
    expect(forbids(met, fellowship({ kind: 'forbidCards' }))).toContain('character.warg')
    expect(clash(met, '1', '6').sums).toEqual([5, 8])
  })

  test('C11 lone Smeagol cannot change places with his neighbour', () => {
    const start = draft({ arthedain: ['smeagol'], cardolan: ['gimli'], rhudaur: ['warg'] })
    const met = play(start, toArthedain)
    expect(asked(met)).toBe(CARDS)
    expect(forbids(met, fellowship({ kind: 'swap', piece: 'gimli' }))).toContain('character.warg')
    const { sums, after } = clash(met, '1', '1')
    expect(sums).toEqual([1, 3])
    expect(where(after, 'smeagol')).toBe('defeated')
    expect(where(after, 'gimli')).toBe('cardolan')
  })
})

describe('attacking the Warg', () => {
  test('C5 Pippin cannot run by his text, but the Retreat card takes him back', () => {
    const start = classic({ rhudaur: ['pippin'], 'high-pass': ['warg'] }, FELLOWSHIP_TURN)
    const met = play(start, fellowshipMoves('pippin', 'high-pass'))
    expect(asked(met)).toBe(CARDS)
    const { after, sums } = clash(met, 'retreat', '6')
    expect(sums).toBeNull()
    expect(where(after, 'pippin')).toBe('rhudaur')
    expect(where(after, 'warg')).toBe('high-pass')
    expect(asked(after)).toBe('sauron decide/turn')
  })

  test('C5 Faramir cannot step aside by his text, and the Retreat card takes him back, not aside', () => {
    const start = draft({ 'misty-mountains': ['faramir'], fangorn: ['warg'] }, FELLOWSHIP_TURN)
    const met = play(start, fellowshipMoves('faramir', 'fangorn'))
    expect(asked(met)).toBe(CARDS)
    const { after: going } = clash(met, 'retreat', '6')
    expect(asked(going)).toBe('fellowship decide/retreatByCard')
    expect(options(going, 'fellowship')).toEqual([
      { kind: 'retreat', to: 'misty-mountains' },
      { kind: 'retreat', to: 'caradhras' },
    ])
    expect(forbids(going, fellowship({ kind: 'retreat', to: 'rohan' }))).toEqual(['battle.retreatDirection'])
    const after = play(going, fellowship({ kind: 'retreat', to: 'caradhras' }))
    expect(where(after, 'faramir')).toBe('caradhras')
    expect(where(after, 'warg')).toBe('fangorn')
  })

  test.each([
    { way: 'sideways', from: 'cardolan', to: 'arthedain' },
    { way: 'backwards', from: 'fangorn', to: 'misty-mountains' },
  ] as const)(
    'C6 Aragorn reaches the Warg $way by his power, which is spent before it bites',
    ({ from, to }) => {
      const start = classic({ [from]: ['aragorn-classic'], [to]: ['warg'] }, FELLOWSHIP_TURN)
      const met = play(start, fellowshipMoves('aragorn-classic', to, 'power'))
      expect(asked(met)).toBe(CARDS)
      const { sums, after } = clash(met, '1', '2')
      expect(sums).toEqual([5, 4])
      expect(where(after, 'aragorn-classic')).toBe(to)
      expect(where(after, 'warg')).toBe('defeated')
    },
  )

  test('C7 Treebeard may jump onto the Warg in Fangorn, but fights it with 4', () => {
    const start = draft({ arthedain: ['treebeard'], fangorn: ['warg'] }, FELLOWSHIP_TURN)
    const met = play(start, fellowshipMoves('treebeard', 'fangorn', 'power'))
    expect(asked(met)).toBe(CARDS)
    const { sums, after } = clash(met, '1', '4')
    expect(sums).toEqual([5, 6])
    expect(where(after, 'treebeard')).toBe('defeated')
    expect(where(after, 'warg')).toBe('fangorn')
  })

  test('C8 Theoden entering Rohan against the Warg has strength 2', () => {
    const start = draft({ 'gap-of-rohan': ['theoden'], rohan: ['warg'] }, FELLOWSHIP_TURN)
    const met = play(start, fellowshipMoves('theoden', 'rohan'))
    const { sums, after } = clash(met, '1', '2')
    expect(sums).toEqual([3, 4])
    expect(where(after, 'theoden')).toBe('defeated')
  })

  test('C8 Theoden attacked by the Warg in Rohan has strength 2 as well', () => {
    const start = draft({ rohan: ['theoden'], gondor: ['warg'] })
    expect(clash(play(start, sauronMoves('warg', 'rohan')), '1', '1').sums).toEqual([3, 3])
  })
})

describe('nobody helps against the Warg', () => {
  test('C12 Gandalf next door is not even asked for his 1', () => {
    const start = draft({ arthedain: ['gimli'], cardolan: ['gandalf-variant'], rhudaur: ['warg'] })
    const { sums, after } = clash(play(start, toArthedain), '1', '3')
    expect(sums).toEqual([4, 5])
    expect(where(after, 'gimli')).toBe('defeated')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('C12 against anybody else the same Gandalf is asked', () => {
    const start = draft({ arthedain: ['gimli'], cardolan: ['gandalf-variant'], rhudaur: ['black-rider'] })
    const { after } = clash(play(start, sauronMoves('black-rider', 'arthedain')), '1', '3')
    expect(asked(after)).toBe('fellowship decide/support')
  })

  test('C13 Gwaihir cannot be called against it', () => {
    const start = classic({ arthedain: ['merry'], rhudaur: ['warg'] }, holding('gwaihir'))
    const met = play(start, toArthedain)
    expect(asked(met)).toBe(CARDS)
    const call = fellowship({ kind: 'playRetreat', card: 'gwaihir', to: 'cardolan' })
    expect(forbids(met, call)).toContain('special.gwaihir')
    expect(options(met, 'fellowship').every(({ kind }) => kind === 'playCard')).toBe(true)
  })

  test('C14 variant Frodo beaten by the Warg leaves the ring to nobody, though Sam is on the board', () => {
    const start = draft({ arthedain: ['frodo-variant'], shire: ['sam-variant'], rhudaur: ['warg'] })
    const met = play(start, toArthedain)
    expect(asked(met)).toBe(CARDS)
    const { sums, after, events } = clash(met, '1', '1')
    expect(sums).toEqual([2, 3])
    expect(kindsOf(events)).not.toContain('RingPassed')
    expect(winner(after)).toBe('sauron by end.heirGone')
  })
})

describe('the Eye of Sauron works in a battle of the Warg', () => {
  test('C15 Elrond cannot ignore it: it stops Noble Sacrifice, and 3 beats 2', () => {
    const { sums, after, events } = clash(attacked('elrond'), 'noble-sacrifice', 'eye')
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'CardIgnored', ignored: 'fellowship-noble-sacrifice' }),
    )
    expect(sums).toEqual([3, 2])
    expect(where(after, 'elrond')).toBe('arthedain')
    expect(where(after, 'warg')).toBe('defeated')
  })

  test('C15 nor can variant Frodo, who loses 1 against 2', () => {
    const start = draft({ arthedain: ['frodo-variant'], shire: ['sam-variant'], rhudaur: ['warg'] })
    const { sums, after } = clash(play(start, toArthedain), 'noble-sacrifice', 'eye')
    expect(sums).toEqual([1, 2])
    expect(where(after, 'warg')).toBe('arthedain')
    expect(winner(after)).toBe('sauron by end.heirGone')
  })
})
