/** Cards against each other: what becomes of a battle for each pair of combat cards (cases G1 to G22). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/confrontation'
import type { CharacterId } from '../../../src/confrontation/model/ids'
import { asked, eventsOf, fellowship, forbids, play, sauron, where, winner } from '../support/table'
import {
  cards,
  draft,
  fellowshipCard,
  fetches,
  goes,
  hand,
  ignored,
  offered,
  pile,
  retreats,
  ringbearer,
  sauronCard,
  sums,
  without,
} from './words'

/** In Cardolan, where the Fellowship can fall back to the Shire and Sauron slip aside to Arthedain. */
const duel = (
  ours: CharacterId,
  theirs: CharacterId,
  more: Omit<PositionSpec, 'pieces'> = {},
  frodoAt: 'rhudaur' | 'arthedain' = 'rhudaur',
): State =>
  play(
    draft(
      {
        cardolan: [ours],
        [frodoAt]: ['frodo-classic'],
        eregion: [theirs],
        mordor: ['flying-nazgul-classic'],
      },
      more,
    ),
    sauron(goes(theirs, 'cardolan')),
  )

/** Gimli, strength 3, attacked by the Balrog, strength 5: neither has a text that matters here. */
const plain = (more: Omit<PositionSpec, 'pieces'> = {}): State => duel('gimli', 'balrog', more)

const places = (state: State) => `gimli ${where(state, 'gimli')}, balrog ${where(state, 'balrog')}`

const GIMLI_FALLS = 'gimli defeated, balrog cardolan'
const BALROG_FALLS = 'gimli cardolan, balrog defeated'
const BOTH_FALL = 'gimli defeated, balrog defeated'

/** The battle is over with these cards and the Fellowship's turn has come. */
const expectOver = (state: State, outcome: string): void => {
  expect(places(state)).toBe(outcome)
  expect(asked(state)).toBe('fellowship decide/turn')
}

describe('strength cards and cards that cancel', () => {
  it('G1 the greater sum of character and strength card wins', () => {
    expect(asked(plain())).toBe('fellowship+sauron decide/cards')
    expect(sums(plain(), ...cards('4', '1'))).toEqual(['7 against 6'])
    const after = play(plain(), ...cards('4', '1'))
    expectOver(after, BALROG_FALLS)
    expect(pile(after, 'fellowship')).toEqual(['4'])
    expect(pile(after, 'sauron')).toEqual(['1'])
  })

  it('G1 equal sums take both characters off the board', () => {
    expect(sums(plain(), ...cards('4', '2'))).toEqual(['7 against 7'])
    expectOver(play(plain(), ...cards('4', '2')), BOTH_FALL)
  })

  it('G2 the Eye has no hold on a strength card and adds nothing itself', () => {
    expect(sums(plain(), ...cards('3', 'eye'))).toEqual(['6 against 5'])
    expect(ignored(plain(), ...cards('3', 'eye'))).toEqual([])
    const after = play(plain(), ...cards('3', 'eye'))
    expectOver(after, BALROG_FALLS)
    expect(pile(after, 'sauron')).toEqual(['eye'])
  })

  it('G3 under the Elven Cloak the bare characters are compared', () => {
    expect(sums(plain(), ...cards('elven-cloak', '6'))).toEqual(['3 against 5'])
    expectOver(play(plain(), ...cards('elven-cloak', '6')), GIMLI_FALLS)
  })

  it('G4 the Elven Cloak also covers a number that Magic brought', () => {
    const start = plain({ hand: without('fellowship-1', 'sauron-6') })
    const shown = play(start, ...cards('elven-cloak', 'magic'))
    expect(asked(shown)).toBe('sauron decide/fetch')
    expect(offered(shown, 'sauron')).toEqual(['fetch sauron-6'])
    expect(sums(shown, sauron(fetches('sauron-6')))).toEqual(['3 against 5'])
    const after = play(shown, sauron(fetches('sauron-6')))
    expectOver(after, GIMLI_FALLS)
    expect(pile(after, 'sauron')).toEqual(['6', 'magic'])
    expect(hand(after, 'sauron')).toHaveLength(7)
  })

  it('G5 Noble Sacrifice takes both without any comparison', () => {
    expect(sums(plain(), ...cards('noble-sacrifice', '3'))).toEqual([])
    expectOver(play(plain(), ...cards('noble-sacrifice', '3')), BOTH_FALL)
  })

  it.each(['noble-sacrifice', 'retreat', 'elven-cloak'] as const)(
    'G6 G10 the Eye stops %s, and the bare characters decide',
    (card) => {
      expect(sums(plain(), ...cards(card, 'eye'))).toEqual(['3 against 5'])
      expect(ignored(plain(), ...cards(card, 'eye'))).toEqual([`fellowship-${card}`])
      const after = play(plain(), ...cards(card, 'eye'))
      expectOver(after, GIMLI_FALLS)
      expect(pile(after, 'fellowship')).toEqual([card])
      expect(pile(after, 'sauron')).toEqual(['eye'])
    },
  )
})

describe('Retreat', () => {
  it('G7 a Retreat that works saves both from Noble Sacrifice, and both cards are spent', () => {
    expect(sums(plain(), ...cards('noble-sacrifice', 'retreat'))).toEqual([])
    const after = play(plain(), ...cards('noble-sacrifice', 'retreat'))
    expectOver(after, 'gimli cardolan, balrog arthedain')
    expect(pile(after, 'fellowship')).toEqual(['noble-sacrifice'])
    expect(pile(after, 'sauron')).toEqual(['retreat'])
  })

  it('G8 a Retreat with nowhere to go saves nobody from Noble Sacrifice', () => {
    const start = duel('gimli', 'balrog', {}, 'arthedain')
    expect(sums(start, ...cards('noble-sacrifice', 'retreat'))).toEqual([])
    expectOver(play(start, ...cards('noble-sacrifice', 'retreat')), BOTH_FALL)
  })

  it('G8 in the other reading even a blocked Retreat stops Noble Sacrifice, and strengths decide', () => {
    const config = { blockedRetreatStopsSacrifice: true }
    const start = duel('gimli', 'balrog', { config }, 'arthedain')
    expect(sums(start, ...cards('noble-sacrifice', 'retreat'))).toEqual(['3 against 5'])
    expectOver(play(start, ...cards('noble-sacrifice', 'retreat')), GIMLI_FALLS)
    const open = play(duel('gimli', 'balrog', { config }), ...cards('noble-sacrifice', 'retreat'))
    expectOver(open, 'gimli cardolan, balrog arthedain')
  })

  it('G9 the Fellowship falls back before strength cards are counted', () => {
    expect(sums(plain(), ...cards('retreat', '6'))).toEqual([])
    const after = play(plain(), ...cards('retreat', '6'))
    expectOver(after, 'gimli shire, balrog cardolan')
    expect(pile(after, 'fellowship')).toEqual(['retreat'])
    expect(pile(after, 'sauron')).toEqual(['6'])
  })

  it('G11 two Retreat cards empty the region, and Sauron is the first to go', () => {
    const start = play(plain(), fellowshipCard('retreat'))
    const moved = eventsOf(start, sauronCard('retreat')).flatMap((event) =>
      event.kind === 'PieceMoved' ? [`${event.piece} ${event.to} ${event.way}`] : [],
    )
    expect(moved).toEqual(['balrog arthedain retreat', 'gimli shire retreat'])
    expectOver(play(start, sauronCard('retreat')), 'gimli shire, balrog arthedain')
  })
})

describe('Magic', () => {
  const gone = without('fellowship-5', 'fellowship-noble-sacrifice', 'sauron-6', 'sauron-eye')
  const retreatGone = without('fellowship-retreat', 'fellowship-noble-sacrifice', 'sauron-5', 'sauron-6')

  it('G12 Magic under the Eye fetches nothing', () => {
    const start = plain({ hand: without('fellowship-5', 'sauron-6') })
    expect(sums(start, ...cards('magic', 'eye'))).toEqual(['3 against 5'])
    const after = play(start, ...cards('magic', 'eye'))
    expectOver(after, GIMLI_FALLS)
    expect(pile(after, 'fellowship')).toEqual(['5', 'magic'])
  })

  it('G13 Sauron is gone before the Fellowship fetches, and a fetched Retreat moves its fighter', () => {
    const shown = play(plain({ hand: retreatGone }), ...cards('magic', 'retreat'))
    expect(asked(shown)).toBe('fellowship decide/fetch')
    expect(where(shown, 'balrog')).toBe('arthedain')
    expectOver(play(shown, fellowship(fetches('fellowship-retreat'))), 'gimli shire, balrog arthedain')
  })

  it('G13 a Noble Sacrifice fetched too late defeats nobody', () => {
    const shown = play(plain({ hand: retreatGone }), ...cards('magic', 'retreat'))
    const fetching = fellowship(fetches('fellowship-noble-sacrifice'))
    expect(sums(shown, fetching)).toEqual([])
    const after = play(shown, fetching)
    expectOver(after, 'gimli cardolan, balrog arthedain')
    expect(pile(after, 'fellowship')).toEqual(['magic', 'noble-sacrifice', 'retreat'])
  })

  it('G13 Sauron has chosen between two ways out before the Fellowship fetches', () => {
    const start = draft(
      { shire: ['frodo-classic'], eregion: ['gimli'], caradhras: ['balrog'] },
      { hand: retreatGone },
    )
    const shown = play(start, sauron(goes('balrog', 'eregion')), ...cards('magic', 'retreat'))
    expect(asked(shown)).toBe('sauron decide/retreatByCard')
    expect(offered(shown, 'sauron')).toEqual(['retreat enedwaith', 'retreat rhudaur'])
    const moved = play(shown, sauron(retreats('rhudaur')))
    expect([asked(moved), where(moved, 'balrog')]).toEqual(['fellowship decide/fetch', 'rhudaur'])
    const fetched = play(moved, fellowship(fetches('fellowship-retreat')))
    expect(offered(fetched, 'fellowship')).toEqual(['retreat arthedain', 'retreat cardolan'])
  })

  it('G13 with magic first the Fellowship fetches while Sauron is still there', () => {
    const start = plain({ hand: retreatGone, config: { cardOrder: 'magic-first' } })
    const shown = play(start, ...cards('magic', 'retreat'))
    expect(asked(shown)).toBe('fellowship decide/fetch')
    expect(where(shown, 'balrog')).toBe('cardolan')
    const after = play(shown, fellowship(fetches('fellowship-noble-sacrifice')))
    expectOver(after, 'gimli cardolan, balrog arthedain')
  })

  it.each(['mouth-first', 'magic-first'] as const)(
    'G14 of two Magics Sauron fetches and shows first (%s)',
    (cardOrder) => {
      const shown = play(plain({ hand: gone, config: { cardOrder } }), ...cards('magic', 'magic'))
      expect(asked(shown)).toBe('sauron decide/fetch')
      expect(offered(shown, 'sauron')).toEqual(['fetch sauron-6', 'fetch sauron-eye'])
      expect(forbids(shown, sauron(fetches('sauron-magic')))).toEqual(['battle.cardInDiscard'])
      const fetched = play(shown, sauron(fetches('sauron-6')))
      expect(asked(fetched)).toBe('fellowship decide/fetch')
      expect(offered(fetched, 'fellowship')).toEqual([
        'fetch fellowship-5',
        'fetch fellowship-noble-sacrifice',
      ])
      expect(sums(fetched, fellowship(fetches('fellowship-5')))).toEqual(['8 against 11'])
      expectOver(play(fetched, fellowship(fetches('fellowship-5'))), GIMLI_FALLS)
    },
  )

  it.each(['mouth-first', 'magic-first'] as const)(
    'G15 Magic that becomes the Eye leaves the other Magic without effect (%s)',
    (cardOrder) => {
      const shown = play(plain({ hand: gone, config: { cardOrder } }), ...cards('magic', 'magic'))
      expect(sums(shown, sauron(fetches('sauron-eye')))).toEqual(['3 against 5'])
      const after = play(shown, sauron(fetches('sauron-eye')))
      expectOver(after, GIMLI_FALLS)
      expect(pile(after, 'fellowship')).toEqual(['5', 'magic', 'noble-sacrifice'])
      expect(pile(after, 'sauron')).toEqual(['6', 'magic', 'eye'])
    },
  )

  it('G16 Magic over an empty pile is worth nothing', () => {
    expect(sums(plain(), ...cards('magic', '3'))).toEqual(['3 against 8'])
    expectOver(play(plain(), ...cards('magic', '3')), GIMLI_FALLS)
  })
})

describe('cards that a text ignores', () => {
  it.each([
    ['retreat', false],
    ['eye', false],
    ['retreat', true],
  ] as const)('G17 no %s protects the Cave Troll from Noble Sacrifice (option %s)', (card, option) => {
    const start = duel('gimli', 'cave-troll', { config: { blockedRetreatStopsSacrifice: option } })
    expect(sums(start, ...cards('noble-sacrifice', card))).toEqual([])
    expect(ignored(start, ...cards('noble-sacrifice', card))).toEqual([`sauron-${card}`])
    const after = play(start, ...cards('noble-sacrifice', card))
    expect([where(after, 'gimli'), where(after, 'cave-troll')]).toEqual(['defeated', 'defeated'])
    expect(pile(after, 'sauron')).toEqual([card])
  })

  it('G18 Gandalf sees the six of the Cave Troll first, but it counts nothing', () => {
    const start = duel('gandalf-classic', 'cave-troll')
    expect(asked(start)).toBe('sauron decide/cards')
    const shown = play(start, sauronCard('6'))
    expect(asked(shown)).toBe('fellowship decide/cards')
    expect(sums(shown, fellowshipCard('5'))).toEqual(['10 against 9'])
    const after = play(shown, fellowshipCard('5'))
    expect([where(after, 'gandalf-classic'), where(after, 'cave-troll')]).toEqual(['cardolan', 'defeated'])
  })

  const frodo = (hidden: Omit<PositionSpec, 'pieces'> = {}): State =>
    play(
      draft({ cardolan: ['frodo-variant'], rhudaur: ['sam-variant'], eregion: ['balrog'] }, hidden),
      sauron(goes('balrog', 'cardolan')),
    )

  it('G19 against variant Frodo the Eye stops no card', () => {
    const after = play(frodo(), ...cards('retreat', 'eye'))
    expect([where(after, 'frodo-variant'), where(after, 'balrog')]).toEqual(['shire', 'cardolan'])
    expect(sums(frodo(), ...cards('elven-cloak', 'eye'))).toEqual(['1 against 5'])
    expect(ignored(frodo(), ...cards('elven-cloak', 'eye'))).toEqual(['sauron-eye'])
  })

  it.each([false, true])(
    'G19 against variant Frodo a Retreat moves and saves nobody (option %s)',
    (option) => {
      const start = frodo({ config: { blockedRetreatStopsSacrifice: option } })
      const after = play(start, ...cards('noble-sacrifice', 'retreat'))
      expect([where(after, 'frodo-variant'), where(after, 'balrog')]).toEqual(['defeated', 'defeated'])
      expect(ringbearer(after)).toBe('sam-variant')
      expect(winner(after)).toBe('nobody')
    },
  )

  it('G19 against variant Frodo only the Magic of the Fellowship fetches', () => {
    const shown = play(frodo({ hand: without('fellowship-5', 'sauron-6') }), ...cards('magic', 'magic'))
    expect(asked(shown)).toBe('fellowship decide/fetch')
    expect(sums(shown, fellowship(fetches('fellowship-5')))).toEqual(['6 against 5'])
  })

  it('G20 Elrond looks past the Eye, and Noble Sacrifice takes both', () => {
    const start = duel('elrond', 'balrog')
    expect(sums(start, ...cards('noble-sacrifice', 'eye'))).toEqual([])
    const after = play(start, ...cards('noble-sacrifice', 'eye'))
    expect([where(after, 'elrond'), where(after, 'balrog')]).toEqual(['defeated', 'defeated'])
  })

  it('G21 the Magic of Sauron stays a Magic against Elrond', () => {
    const start = duel('elrond', 'balrog', { hand: without('fellowship-5', 'sauron-6') })
    expect(sums(start, ...cards('1', 'magic'))).toEqual(['4 against 5'])
    const after = play(start, ...cards('1', 'magic'))
    expect(where(after, 'elrond')).toBe('defeated')
    expect(pile(after, 'sauron')).toEqual(['6', 'magic'])
  })

  it.each(['4', 'noble-sacrifice'] as const)(
    'G22 Elrond holds nobody who retreats, whatever he plays (%s)',
    (card) => {
      const after = play(duel('elrond', 'balrog'), ...cards(card, 'retreat'))
      expect([where(after, 'elrond'), where(after, 'balrog')]).toEqual(['cardolan', 'arthedain'])
      expect(asked(after)).toBe('fellowship decide/turn')
    },
  )
})
