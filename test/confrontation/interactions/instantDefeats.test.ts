/** Defeats before any card: texts that name their victim, Boromir who takes his enemy along, the tunnel. */
import { describe, expect, test } from 'vitest'
import type { CharacterId } from '../../../src/confrontation/model/ids'
import { asked, fellowship, forbids, options, play, sauron, where, winner } from '../support/table'
import {
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  kindsOf,
  outcomeOf,
  sauronMoves,
} from './scenes'

/** The two meet across the border of Rhudaur and the High Pass; the Black Rider stays out of it. */
const facing = (ours: CharacterId, theirs: CharacterId) => ({
  rhudaur: [ours],
  'high-pass': [theirs],
  mordor: ['black-rider' as const],
})
const attackedBySauron = (ours: CharacterId, theirs: CharacterId, scene = draft) =>
  outcomeOf(scene(facing(ours, theirs)), sauronMoves(theirs, 'rhudaur'))
const attackedByFellowship = (ours: CharacterId, theirs: CharacterId, scene = draft) =>
  outcomeOf(scene(facing(ours, theirs), FELLOWSHIP_TURN), fellowshipMoves(ours, 'high-pass'))

describe('texts that name their victim', () => {
  test.each([
    { id: 'D1', ours: 'merry', theirs: 'witch-king-classic', scene: classic },
    { id: 'D2', ours: 'merry', theirs: 'witch-king-variant', scene: draft },
    { id: 'D4', ours: 'legolas', theirs: 'flying-nazgul-classic', scene: classic },
    { id: 'D4', ours: 'legolas', theirs: 'flying-nazgul-variant', scene: draft },
  ] as const)('$id $ours strikes down $theirs on sight, attacked or attacking', ({ ours, theirs, scene }) => {
    const defending = attackedBySauron(ours, theirs, scene)
    expect(where(defending.after, theirs)).toBe('defeated')
    expect(where(defending.after, ours)).toBe('rhudaur')
    expect(kindsOf(defending.events)).not.toContain('CardShown')
    expect(asked(defending.after)).toBe('fellowship decide/turn')
    const attacking = attackedByFellowship(ours, theirs, scene)
    expect(where(attacking.after, theirs)).toBe('defeated')
    expect(where(attacking.after, ours)).toBe('high-pass')
    expect(kindsOf(attacking.events)).not.toContain('CardShown')
    expect(asked(attacking.after)).toBe('sauron decide/turn')
  })

  test('D1 Merry fights everybody else by cards', () => {
    expect(asked(attackedBySauron('merry', 'flying-nazgul-classic').after)).toBe(
      'fellowship+sauron decide/cards',
    )
  })

  test('D3 the variant Witch King who sets foot in the Shire has won before Merry can meet him', () => {
    const start = draft({ shire: ['merry'], arthedain: ['witch-king-variant'] })
    const { after, events } = outcomeOf(start, sauronMoves('witch-king-variant', 'shire'))
    expect(winner(after)).toBe('sauron by end.witchKingInShire')
    expect(kindsOf(events)).not.toContain('BattleBegan')
    expect(where(after, 'merry')).toBe('shire')
    expect(where(after, 'witch-king-variant')).toBe('shire')
  })

  test('D3 the classic Witch King has to fight Merry in the Shire and falls', () => {
    const start = classic({
      shire: ['merry'],
      cardolan: ['frodo-classic'],
      arthedain: ['witch-king-classic'],
    })
    const after = play(start, sauronMoves('witch-king-classic', 'shire'))
    expect(where(after, 'witch-king-classic')).toBe('defeated')
    expect(winner(after)).toBe('nobody')
  })
})

describe('variant Saruman breaks Gandalf', () => {
  test.each(['gandalf-classic', 'gandalf-variant'] as const)(
    'D5 he defeats %s before cards, whoever attacks',
    (gandalf) => {
      const one = attackedBySauron(gandalf, 'saruman-variant')
      expect(where(one.after, gandalf)).toBe('defeated')
      expect(where(one.after, 'saruman-variant')).toBe('rhudaur')
      expect(asked(one.after)).toBe('fellowship decide/turn')
      const two = attackedByFellowship(gandalf, 'saruman-variant')
      expect(where(two.after, gandalf)).toBe('defeated')
      expect(where(two.after, 'saruman-variant')).toBe('high-pass')
      expect(asked(two.after)).toBe('sauron decide/turn')
      expect(kindsOf([...one.events, ...two.events])).not.toContain('CardShown')
    },
  )

  test('D6 a Gandalf who has come back as the White is broken once more', () => {
    const pieces = { rohan: ['gandalf-classic'], gondor: ['saruman-variant'] } as const
    const card = holding('gandalf-the-white')
    const fallen = play(
      draft(pieces, { ...card, turn: 'fellowship' }),
      fellowshipMoves('gandalf-classic', 'gondor'),
    )
    expect(where(fallen, 'gandalf-classic')).toBe('defeated')
    const back = play(
      fallen,
      sauronMoves('uruk-hai', 'dagorlad'),
      fellowship({ kind: 'playReturn', card: 'gandalf-the-white' }),
    )
    expect(where(back, 'gandalf-classic')).toBe('fangorn')
    const { after, sums } = outcomeOf(back, sauronMoves('saruman-variant', 'fangorn'))
    expect(where(after, 'gandalf-classic')).toBe('defeated')
    expect(where(after, 'saruman-variant')).toBe('fangorn')
    expect(sums).toBeNull()
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  const gandalfWithGwaihir = () => {
    const start = draft(
      { rhudaur: ['gandalf-variant'], 'high-pass': ['saruman-variant'] },
      holding('gwaihir'),
    )
    return play(start, sauronMoves('saruman-variant', 'rhudaur'))
  }

  test('D7 Gwaihir carries Gandalf off first, and then Saruman has nobody to break', () => {
    const met = gandalfWithGwaihir()
    expect(asked(met)).toBe('fellowship decide/eagle')
    expect(options(met, 'fellowship')).toContainEqual({ kind: 'playRetreat', card: 'gwaihir', to: 'eregion' })
    const away = fellowship({ kind: 'playRetreat', card: 'gwaihir', to: 'arthedain' })
    const { after, events } = outcomeOf(met, away)
    expect(where(after, 'gandalf-variant')).toBe('arthedain')
    expect(where(after, 'saruman-variant')).toBe('rhudaur')
    expect(kindsOf(events)).not.toContain('PieceDefeated')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('D7 Gandalf for whom Gwaihir comes in vain is broken: the card replaces no text but his', () => {
    const after = play(gandalfWithGwaihir(), fellowship({ kind: 'playRetreat', card: 'gwaihir', to: null }))
    expect(where(after, 'gandalf-variant')).toBe('defeated')
    expect(asked(after)).toBe('fellowship decide/turn')
  })
})

describe('Boromir takes his enemy along', () => {
  test.each(['saruman-classic', 'cave-troll', 'balrog', 'shelob'] as const)(
    'D8 he and %s fall together, whoever attacks, and nobody is asked anything',
    (enemy) => {
      const fights = [
        { fight: attackedBySauron, next: 'fellowship decide/turn' },
        { fight: attackedByFellowship, next: 'sauron decide/turn' },
      ]
      for (const { fight, next } of fights) {
        const { after, sums } = fight('boromir', enemy, classic)
        expect(where(after, 'boromir')).toBe('defeated')
        expect(where(after, enemy)).toBe('defeated')
        expect(sums).toBeNull()
        expect(asked(after)).toBe(next)
      }
    },
  )

  test('D9 Gollum has no time to slip away from him', () => {
    const one = attackedBySauron('boromir', 'gollum')
    expect(where(one.after, 'boromir')).toBe('defeated')
    expect(where(one.after, 'gollum')).toBe('defeated')
    expect(asked(one.after)).toBe('fellowship decide/turn')
    const two = attackedByFellowship('boromir', 'gollum')
    expect(where(two.after, 'boromir')).toBe('defeated')
    expect(where(two.after, 'gollum')).toBe('defeated')
    expect(asked(two.after)).toBe('sauron decide/turn')
  })

  test('D10 Wormtongue may step back from the defeat into an empty region', () => {
    const { after: met } = attackedByFellowship('boromir', 'wormtongue')
    expect(asked(met)).toBe('sauron decide/slipAway')
    expect(options(met, 'sauron')).toEqual([{ kind: 'pass' }, { kind: 'slipAway', to: 'mirkwood' }])
    expect(forbids(met, sauron({ kind: 'slipAway', to: 'fangorn' }))).toEqual(['character.wormtongue'])
    const away = play(met, sauron({ kind: 'slipAway', to: 'mirkwood' }))
    expect(where(away, 'boromir')).toBe('defeated')
    expect(where(away, 'wormtongue')).toBe('mirkwood')
    expect(asked(away)).toBe('sauron decide/turn')
  })

  test('D10 Wormtongue who declines is gone, and Boromir with him', () => {
    const after = play(attackedByFellowship('boromir', 'wormtongue').after, sauron({ kind: 'pass' }))
    expect(where(after, 'boromir')).toBe('defeated')
    expect(where(after, 'wormtongue')).toBe('defeated')
  })

  const boromirInTunnel = () =>
    play(
      classic({ eregion: ['boromir'], caradhras: ['balrog'], fangorn: ['orcs-classic'] }, FELLOWSHIP_TURN),
      fellowshipMoves('boromir', 'fangorn', 'tunnel'),
    )

  test('D11 the Balrog strikes Boromir in the tunnel and is not harmed; Fangorn stays hidden', () => {
    const met = boromirInTunnel()
    expect(asked(met)).toBe('sauron decide/strike')
    const { after, events } = outcomeOf(met, sauron({ kind: 'strike' }))
    expect(where(after, 'boromir')).toBe('defeated')
    expect(where(after, 'balrog')).toBe('caradhras')
    expect(where(after, 'orcs-classic')).toBe('fangorn')
    expect(kindsOf(events)).not.toContain('BattleBegan')
    expect(events).not.toContainEqual(
      expect.objectContaining({ kind: 'PieceRevealed', piece: 'orcs-classic' }),
    )
    expect(asked(after)).toBe('sauron decide/turn')
  })

  test('D11 let through, Boromir takes along whoever stands in Fangorn', () => {
    const after = play(boromirInTunnel(), sauron({ kind: 'pass' }))
    expect(where(after, 'boromir')).toBe('defeated')
    expect(where(after, 'orcs-classic')).toBe('defeated')
    expect(where(after, 'balrog')).toBe('caradhras')
  })
})
