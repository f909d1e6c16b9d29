/** Battles without cards: variant Aragorn and classic Saruman rule them out, and what others can do. */
import { describe, expect, test } from 'vitest'
import { asked, fellowship, forbids, options, play, sauron, where } from '../support/table'
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
const ours = fellowship({ kind: 'forbidCards' })
const theirs = sauron({ kind: 'forbidCards' })
const sarumanAttacks = sauronMoves('saruman-classic', 'arthedain')
const CHOICE = [{ kind: 'pass' }, { kind: 'forbidCards' }]

describe('classic Saruman and variant Aragorn', () => {
  const sarumanOnAragorn = () =>
    play(draft({ arthedain: ['aragorn-variant'], rhudaur: ['saruman-classic'] }), sarumanAttacks)
  const aragornDeclines = () => play(sarumanOnAragorn(), fellowship({ kind: 'pass' }))

  test('E1 Aragorn, attacked, rules out cards, and both fall 4 against 4', () => {
    const met = sarumanOnAragorn()
    expect(asked(met)).toBe('fellowship decide/forbidCards')
    expect(options(met, 'fellowship')).toEqual(CHOICE)
    const { sums, after, events } = outcomeOf(met, ours)
    expect(sums).toEqual([4, 4])
    expect(kindsOf(events)).not.toContain('CardShown')
    expect(where(after, 'aragorn-variant')).toBe('defeated')
    expect(where(after, 'saruman-classic')).toBe('defeated')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('E2 if Aragorn lets it be, Saruman may rule out cards', () => {
    const turnOfSaruman = aragornDeclines()
    expect(asked(turnOfSaruman)).toBe('sauron decide/forbidCards')
    expect(options(turnOfSaruman, 'sauron')).toEqual(CHOICE)
    const { sums, after } = outcomeOf(turnOfSaruman, theirs)
    expect(sums).toEqual([4, 4])
    expect(where(after, 'aragorn-variant')).toBe('defeated')
    expect(where(after, 'saruman-classic')).toBe('defeated')
  })

  test('E2 if both let it be, cards are played', () => {
    const met = play(aragornDeclines(), sauron({ kind: 'pass' }))
    expect(asked(met)).toBe(CARDS)
    const { sums, after } = clash(met, '2', '1')
    expect(sums).toEqual([6, 5])
    expect(where(after, 'saruman-classic')).toBe('defeated')
    expect(where(after, 'aragorn-variant')).toBe('arthedain')
  })

  const aragornOnSaruman = () =>
    play(
      draft({ rhudaur: ['aragorn-variant'], 'high-pass': ['saruman-classic'] }, FELLOWSHIP_TURN),
      fellowshipMoves('aragorn-variant', 'high-pass'),
    )

  test('E3 Aragorn, attacking, has no say, but Saruman has', () => {
    const met = aragornOnSaruman()
    expect(asked(met)).toBe('sauron decide/forbidCards')
    expect(options(met, 'fellowship')).toEqual([])
    expect(forbids(met, ours)).toContain('character.aragorn-variant')
    const { sums, after } = outcomeOf(met, theirs)
    expect(sums).toEqual([4, 4])
    expect(where(after, 'aragorn-variant')).toBe('defeated')
    expect(where(after, 'saruman-classic')).toBe('defeated')
  })

  test('E3 and if Saruman lets it be, Aragorn still cannot rule out cards', () => {
    const met = play(aragornOnSaruman(), sauron({ kind: 'pass' }))
    expect(asked(met)).toBe(CARDS)
    expect(forbids(met, ours)).toContain('character.aragorn-variant')
  })
})

describe('classic Saruman and others', () => {
  test('E4 without cards Gandalf beats him 5 against 4, and Sauron need not show one first', () => {
    const start = classic({ arthedain: ['gandalf-classic'], rhudaur: ['saruman-classic'] })
    const met = play(start, sarumanAttacks)
    expect(asked(met)).toBe('sauron decide/forbidCards')
    const { sums, after, events } = outcomeOf(met, theirs)
    expect(sums).toEqual([5, 4])
    expect(kindsOf(events)).not.toContain('CardShown')
    expect(where(after, 'saruman-classic')).toBe('defeated')
    expect(where(after, 'gandalf-classic')).toBe('arthedain')
  })

  test('E4 if he allows cards, Sauron shows his before Gandalf chooses', () => {
    const start = classic({ arthedain: ['gandalf-classic'], rhudaur: ['saruman-classic'] })
    expect(asked(play(start, sarumanAttacks, sauron({ kind: 'pass' })))).toBe('sauron decide/cards')
  })

  const besideGandalf = () => {
    const pieces = {
      arthedain: ['gimli'],
      cardolan: ['gandalf-variant'],
      rhudaur: ['saruman-classic'],
    } as const
    return play(draft(pieces), sarumanAttacks, theirs)
  }

  test('E5 Gandalf next door may lend his 1 although no cards are played', () => {
    const bare = besideGandalf()
    expect(asked(bare)).toBe('fellowship decide/support')
    expect(options(bare, 'fellowship')).toEqual([{ kind: 'pass' }, { kind: 'support' }])
    const { sums, after, events } = outcomeOf(bare, fellowship({ kind: 'support' }))
    expect(sums).toEqual([4, 4])
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'PieceRevealed', piece: 'gandalf-variant' }),
    )
    expect(where(after, 'gimli')).toBe('defeated')
    expect(where(after, 'saruman-classic')).toBe('defeated')
    expect(where(after, 'gandalf-variant')).toBe('cardolan')
  })

  test('E5 if Gandalf stays hidden, the bare strengths decide', () => {
    const { sums, after } = outcomeOf(besideGandalf(), fellowship({ kind: 'pass' }))
    expect(sums).toEqual([3, 4])
    expect(where(after, 'gimli')).toBe('defeated')
    expect(where(after, 'saruman-classic')).toBe('arthedain')
  })

  test('E7 he cannot keep Gwaihir away: special cards are none of his business', () => {
    const start = classic({ arthedain: ['merry'], rhudaur: ['saruman-classic'] }, holding('gwaihir'))
    const met = play(start, sarumanAttacks)
    expect(asked(met)).toBe('fellowship decide/eagle')
    expect(forbids(met, theirs)).toContain('character.saruman-classic')
    const after = play(met, fellowship({ kind: 'playRetreat', card: 'gwaihir', to: 'shire' }))
    expect(where(after, 'merry')).toBe('shire')
    expect(where(after, 'saruman-classic')).toBe('arthedain')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('E8 Frodo is gone before Saruman has a word', () => {
    const start = classic({ arthedain: ['frodo-classic'], rhudaur: ['saruman-classic'] })
    const met = play(start, sarumanAttacks)
    expect(asked(met)).toBe('fellowship decide/avoid')
    expect(forbids(met, theirs)).toContain('character.saruman-classic')
    const { after, events } = outcomeOf(met, fellowship({ kind: 'retreat', to: 'cardolan' }))
    expect(where(after, 'frodo-classic')).toBe('cardolan')
    expect(where(after, 'saruman-classic')).toBe('arthedain')
    expect(kindsOf(events)).not.toContain('CardsForbidden')
    expect(asked(after)).toBe('fellowship decide/turn')
  })
})

describe('powers over cards that are not played', () => {
  const onAragorn = (enemy: 'saruman-variant' | 'mouth-of-sauron') =>
    play(variant({ arthedain: ['aragorn-variant'], rhudaur: [enemy] }), sauronMoves(enemy, 'arthedain'))

  test.each(['saruman-variant', 'mouth-of-sauron'] as const)(
    'E6 %s finds no card to change when Aragorn has ruled them out',
    (enemy) => {
      const met = onAragorn(enemy)
      expect(asked(met)).toBe('fellowship decide/forbidCards')
      const { sums, after } = outcomeOf(met, ours)
      expect(sums).toEqual([4, 3])
      expect(where(after, enemy)).toBe('defeated')
      expect(where(after, 'aragorn-variant')).toBe('arthedain')
      expect(asked(after)).toBe('fellowship decide/turn')
    },
  )

  test.each([
    { enemy: 'saruman-variant', question: 'sauron decide/refuse' },
    { enemy: 'mouth-of-sauron', question: 'sauron decide/exchange' },
  ] as const)('E6 $enemy has his power if Aragorn lets cards be played', ({ enemy, question }) => {
    const met = play(onAragorn(enemy), fellowship({ kind: 'pass' }))
    expect(asked(met)).toBe(CARDS)
    expect(asked(clash(met, '1', '1').after)).toBe(question)
  })
})
