/** Texts with power over combat cards, hands that run empty, and Magic late in a turn (cases G23 to G31). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/confrontation'
import type { CharacterId, CombatCardId } from '../../../src/confrontation/model/ids'
import { asked, eventsOf, fellowship, forbids, play, sauron, where, type Said } from '../support/table'
import {
  cards,
  draft,
  fellowshipCard,
  fetches,
  goes,
  hand,
  met,
  offered,
  pass,
  pile,
  sauronCard,
  sums,
  without,
} from './words'

type More = Omit<PositionSpec, 'pieces'>

const exchange: Said = { kind: 'exchange' }
const refuse: Said = { kind: 'refuse' }

/** An attack from Eregion on Cardolan, up to the cards or to the draw among several defenders. */
const attack = (theirs: CharacterId, ours: ReadonlyArray<CharacterId>, more: More = {}): State => {
  const free = ours.includes('frodo-variant') ? ['sam-variant' as const] : ['frodo-classic' as const]
  return play(
    draft({ cardolan: ours, rhudaur: free, eregion: [theirs], mordor: ['shelob'] }, more),
    sauron(goes(theirs, 'cardolan')),
  )
}

const GONE_EACH = without('fellowship-1', 'sauron-6')

describe('the Mouth of Sauron', () => {
  it('G23 the four that takes the place of the Eye is a number, and the Elven Cloak covers it', () => {
    const shown = play(attack('mouth-of-sauron', ['aragorn-classic']), ...cards('elven-cloak', 'eye'))
    expect(asked(shown)).toBe('sauron decide/exchange')
    expect(offered(shown, 'sauron')).toEqual(['exchange', 'pass'])
    expect(sums(shown, sauron(exchange))).toEqual(['4 against 3'])
    expect(where(play(shown, sauron(exchange)), 'mouth-of-sauron')).toBe('defeated')
  })

  it('G24 a four from the hand sends the played card back there and is itself discarded', () => {
    const shown = play(attack('mouth-of-sauron', ['aragorn-classic']), ...cards('2', '1'))
    expect(sums(shown, sauron(exchange))).toEqual(['6 against 7'])
    const after = play(shown, sauron(exchange))
    expect(where(after, 'aragorn-classic')).toBe('defeated')
    expect(pile(after, 'sauron')).toEqual(['4'])
    expect(hand(after, 'sauron')).toEqual(['1', '2', '3', '5', '6', 'magic', 'eye', 'retreat'])
  })

  it('G25 a four from the pile leaves the played card there beside it', () => {
    const spent = { hand: without('fellowship-1', 'sauron-4') }
    const shown = play(attack('mouth-of-sauron', ['aragorn-classic'], spent), ...cards('2', '1'))
    expect(sums(shown, sauron(exchange))).toEqual(['6 against 7'])
    const after = play(shown, sauron(exchange))
    expect(pile(after, 'sauron')).toEqual(['1', '4'])
    expect(hand(after, 'sauron')).toEqual(['2', '3', '5', '6', 'magic', 'eye', 'retreat'])
  })

  it.each([
    ['frodo-variant', '6 against 7'],
    ['elrond', '8 against 7'],
  ] as const)('G26 against %s an Eye without effect may still become a four that counts', (ours, result) => {
    const shown = play(attack('mouth-of-sauron', [ours]), ...cards('5', 'eye'))
    expect(asked(shown)).toBe('sauron decide/exchange')
    expect(sums(shown, sauron(exchange))).toEqual([result])
  })

  it('G24 with magic first the Mouth may give up what Magic brought', () => {
    const start = attack('mouth-of-sauron', ['aragorn-classic'], {
      hand: GONE_EACH,
      config: { cardOrder: 'magic-first' },
    })
    const shown = play(start, ...cards('2', 'magic'))
    expect(asked(shown)).toBe('sauron decide/fetch')
    const fetched = play(shown, sauron(fetches('sauron-6')))
    expect(asked(fetched)).toBe('sauron decide/exchange')
    expect(sums(fetched, sauron(exchange))).toEqual(['6 against 7'])
    const after = play(fetched, sauron(exchange))
    expect(pile(after, 'sauron')).toEqual(['4', '6'])
    expect(hand(after, 'sauron')).toContain('magic')
  })

  it('G24 by default the Mouth gives up Magic before it has fetched anything', () => {
    const shown = play(
      attack('mouth-of-sauron', ['aragorn-classic'], { hand: GONE_EACH }),
      ...cards('2', 'magic'),
    )
    expect(asked(shown)).toBe('sauron decide/exchange')
    const after = play(shown, sauron(exchange))
    expect(pile(after, 'sauron')).toEqual(['4', '6'])
    expect(hand(after, 'sauron')).toContain('magic')
    expect(asked(play(shown, sauron(pass)))).toBe('sauron decide/fetch')
  })
})

/** Both hands hold only these; the other cards lie on the piles. */
const left = (...kept: ReadonlyArray<CombatCardId>): More => ({ hand: kept })

describe('variant Saruman', () => {
  const two = left('fellowship-5', 'fellowship-elven-cloak', 'sauron-1', 'sauron-2')

  it('G27 whose refused card leaves only one other must show that one', () => {
    const shown = play(attack('saruman-variant', ['gimli'], two), ...cards('5', '1'))
    expect(asked(shown)).toBe('sauron decide/refuse')
    const refused = play(shown, sauron(refuse))
    expect(asked(refused)).toBe('fellowship decide/otherCard')
    expect(offered(refused, 'fellowship')).toEqual(['playCard fellowship-elven-cloak'])
    expect(forbids(refused, fellowshipCard('5'))).toEqual(['battle.differentCard'])
    expect(sums(refused, fellowshipCard('elven-cloak'))).toEqual(['3 against 3'])
    const after = play(refused, fellowshipCard('elven-cloak'))
    expect(hand(after, 'fellowship')).toEqual(['5'])
    expect(pile(after, 'fellowship')).toEqual([
      '1',
      '2',
      '3',
      '4',
      'magic',
      'noble-sacrifice',
      'elven-cloak',
      'retreat',
    ])
  })

  it('G27 with magic first a refused Magic returns to the hand, and what it brought to the pile', () => {
    const start = attack('saruman-variant', ['gimli'], {
      ...left('fellowship-magic', 'fellowship-elven-cloak', 'sauron-1', 'sauron-2'),
      config: { cardOrder: 'magic-first' },
    })
    const shown = play(start, ...cards('magic', '1'))
    expect(asked(shown)).toBe('fellowship decide/fetch')
    const fetched = play(shown, fellowship(fetches('fellowship-5')))
    expect(asked(fetched)).toBe('sauron decide/refuse')
    const refused = play(fetched, sauron(refuse))
    expect(offered(refused, 'fellowship')).toEqual(['playCard fellowship-elven-cloak'])
    const after = play(refused, fellowshipCard('elven-cloak'))
    expect(hand(after, 'fellowship')).toEqual(['magic'])
    expect(pile(after, 'fellowship')).toContain('5')
  })

  it('G28 nobody can refuse the last card of the hand', () => {
    const start = attack('saruman-variant', ['gimli'], left('fellowship-5', 'sauron-1'))
    expect(sums(start, ...cards('5', '1'))).toEqual(['8 against 4'])
    const after = play(start, ...cards('5', '1'))
    expect(where(after, 'saruman-variant')).toBe('defeated')
    expect(asked(after)).toBe('fellowship decide/turn')
  })
})

describe('hands and piles', () => {
  it('G29 after the ninth card both hands are full again, and the next Magic finds no pile', () => {
    const start = play(attack('balrog', ['gimli', 'legolas'], left('fellowship-1', 'sauron-6')), met('gimli'))
    const first = play(start, fellowshipCard('1'))
    expect(eventsOf(first, sauronCard('6')).map(({ kind }) => kind)).toContain('HandsRefilled')
    const next = play(first, sauronCard('6'))
    expect(asked(next)).toBe('fellowship+sauron decide/cards')
    expect([hand(next, 'fellowship').length, hand(next, 'sauron').length]).toEqual([9, 9])
    expect([pile(next, 'fellowship'), pile(next, 'sauron')]).toEqual([[], []])
    expect(sums(next, ...cards('magic', 'magic'))).toEqual(['3 against 5'])
  })

  it('G30 Gandalf, shown a Retreat, still has to spend a card', () => {
    const shown = play(attack('balrog', ['gandalf-classic']), sauronCard('retreat'))
    expect(asked(shown)).toBe('fellowship decide/cards')
    expect(where(shown, 'balrog')).toBe('cardolan')
    expect(offered(shown, 'fellowship')).toHaveLength(9)
    expect(forbids(shown, fellowship(pass))).toEqual(['turn.nothingOffered'])
    expect(sums(shown, fellowshipCard('1'))).toEqual([])
    const after = play(shown, fellowshipCard('1'))
    expect([where(after, 'gandalf-classic'), where(after, 'balrog')]).toEqual(['cardolan', 'arthedain'])
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([['1'], ['retreat']])
  })

  it('G31 in the second battle of a turn Magic brings back the card of the first', () => {
    const next = play(attack('balrog', ['gimli', 'legolas']), met('gimli'), ...cards('1', '6'))
    expect(where(next, 'gimli')).toBe('defeated')
    const shown = play(next, ...cards('magic', 'magic'))
    expect(offered(shown, 'sauron')).toEqual(['fetch sauron-6'])
    const fetched = play(shown, sauron(fetches('sauron-6')))
    expect(offered(fetched, 'fellowship')).toEqual(['fetch fellowship-1'])
    expect(sums(fetched, fellowship(fetches('fellowship-1')))).toEqual(['4 against 11'])
    const after = play(fetched, fellowship(fetches('fellowship-1')))
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([
      ['1', 'magic'],
      ['6', 'magic'],
    ])
  })
})
