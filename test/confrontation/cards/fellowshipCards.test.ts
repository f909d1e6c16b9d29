/** The nine combat cards of the Fellowship: what each does, what stops it, where it ends, what is seen. */
import { describe, expect, it } from 'vitest'
import type { CharacterId, PositionSpec, State } from '../../../src/confrontation'
import { clash, classic, draft, FELLOWSHIP_TURN, fellowshipMoves, sauronMoves } from '../interactions/scenes'
import { cards, courseFor, fellowshipCard, fetches, hand, offered, pass } from '../interactions/words'
import { pile, retreats, sauronCard, sums, without } from '../interactions/words'
import { asked, fellowship, forbids, play, sauron, where, winner } from '../support/table'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>

const NEXT = 'fellowship decide/turn'

/** Shelob comes out of Caradhras and attacks Gimli in Eregion: 5 against 3 before cards. */
const battle = (more: More = {}, others: Pieces = {}): State =>
  play(
    classic({ eregion: ['gimli'], caradhras: ['shelob'], ...others }, more),
    sauronMoves('shelob', 'eregion'),
  )
/** Both have fallen, or whoever is named has. */
const fallen = (state: State, ...pieces: ReadonlyArray<CharacterId>): ReadonlyArray<boolean> =>
  pieces.map((piece) => where(state, piece) === 'defeated')
/** One card of each side lies on its pile already. */
const spent = (ours: string, theirs: string): More => ({
  hand: without(`fellowship-${ours}` as 'fellowship-1', `sauron-${theirs}` as 'sauron-1'),
})

describe('fellowship-1, fellowship-2, fellowship-3, fellowship-4, fellowship-5: the strength cards', () => {
  it.each(['1', '2', '3', '4', '5'] as const)('%s adds its number and ends on the pile', (card) => {
    const { sums: compared, after } = clash(battle(), card, '1')
    expect(compared).toEqual([3 + Number(card), 6])
    expect([pile(after, 'fellowship'), hand(after, 'fellowship').length]).toEqual([[card], 8])
  })

  it.each(['1', '2', '3', '4', '5'] as const)('%s cannot be played while it lies on the pile', (card) => {
    const again = battle(spent(card, '1'))
    expect(forbids(again, fellowshipCard(card))).toEqual(['battle.cardInHand'])
    expect(offered(again, 'fellowship')).not.toContain(`playCard fellowship-${card}`)
  })

  it('a chosen card is secret until both are shown', () => {
    const start = battle()
    expect(courseFor('sauron', start, fellowshipCard('1'))).toEqual(
      courseFor('sauron', start, fellowshipCard('5')),
    )
    expect(hand(play(start, fellowshipCard('1')), 'fellowship')).toContain('1')
    expect(forbids(play(start, fellowshipCard('1')), fellowshipCard('2'))).toContain('battle.cards')
  })

  it('Sauron cannot play one of them', () => {
    expect(forbids(battle(), sauron({ kind: 'playCard', card: 'fellowship-1' }))).toEqual(['battle.ownCard'])
  })

  it('equal sums defeat both', () => {
    const { sums: compared, after } = clash(battle(), '3', '1')
    expect([compared, fallen(after, 'gimli', 'shelob')]).toEqual([
      [6, 6],
      [true, true],
    ])
  })

  it('when the last ones are played, both sides take all nine back', () => {
    const after = clash(battle({ hand: ['fellowship-5', 'sauron-6'] }), '5', '6').after
    expect([hand(after, 'fellowship').length, hand(after, 'sauron').length]).toEqual([9, 9])
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([[], []])
  })
})

describe('fellowship-magic: Magic (Fellowship)', () => {
  it('becomes any card of the own pile, and both end there', () => {
    const start = play(battle(spent('5', '6')), ...cards('magic', '1'))
    expect([asked(start), offered(start, 'fellowship')]).toEqual([
      'fellowship decide/fetch',
      ['fetch fellowship-5'],
    ])
    expect(sums(start, fellowship(fetches('fellowship-5')))).toEqual(['8 against 6'])
    const after = play(start, fellowship(fetches('fellowship-5')))
    expect([pile(after, 'fellowship'), hand(after, 'fellowship').length]).toEqual([['5', 'magic'], 7])
  })

  it('fetches neither itself, nor a card from the hand, nor one of Sauron', () => {
    const start = play(battle(spent('5', '6')), ...cards('magic', '1'))
    for (const card of ['fellowship-magic', 'fellowship-4', 'sauron-6'] as const)
      expect(forbids(start, fellowship(fetches(card)))).toEqual([
        card.startsWith('fellowship') ? 'battle.cardInDiscard' : 'battle.ownCard',
      ])
  })

  it('counts nothing while the pile is empty', () => {
    const { sums: compared, after } = clash(battle(), 'magic', '1')
    expect([compared, pile(after, 'fellowship')]).toEqual([[3, 6], ['magic']])
  })

  it('may bring a text card, which is then carried out', () => {
    const start = play(battle(spent('noble-sacrifice', '6')), ...cards('magic', '1'))
    const after = play(start, fellowship(fetches('fellowship-noble-sacrifice')))
    expect(fallen(after, 'gimli', 'shelob')).toEqual([true, true])
  })

  it('waits for the text card of Sauron: his Magic comes first, and the Eye stops it', () => {
    const both = play(battle(spent('5', '6')), ...cards('magic', 'magic'))
    expect(asked(both)).toBe('sauron decide/fetch')
    expect(asked(play(both, sauron(fetches('sauron-6'))))).toBe('fellowship decide/fetch')
    expect(clash(battle(spent('5', '6')), 'magic', 'eye').sums).toEqual([3, 5])
  })

  it('Sauron sees what it brings', () => {
    const start = play(battle(spent('5', '6')), ...cards('magic', '1'))
    const [seen] = courseFor('sauron', start, fellowship(fetches('fellowship-5')))
    expect(seen?.events[0]).toMatchObject({ kind: 'CardFetched', fetched: 'fellowship-5' })
  })
})

describe('fellowship-noble-sacrifice: Noble Sacrifice', () => {
  it('defeats both, whatever number Sauron plays', () => {
    const { sums: compared, after } = clash(battle(), 'noble-sacrifice', '6')
    expect([compared, fallen(after, 'gimli', 'shelob')]).toEqual([null, [true, true]])
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([['noble-sacrifice'], ['6']])
  })

  it('does nothing if the enemy gets away by Retreat, and both cards are discarded', () => {
    const after = play(battle(), ...cards('noble-sacrifice', 'retreat'), sauron(retreats('rhudaur')))
    expect([where(after, 'gimli'), where(after, 'shelob')]).toEqual(['eregion', 'rhudaur'])
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([['noble-sacrifice'], ['retreat']])
  })

  it('works if that Retreat leads nowhere, unless the table plays it otherwise', () => {
    const shut: Pieces = { rhudaur: ['merry', 'pippin'], enedwaith: ['legolas'] }
    const both = clash(battle({}, shut), 'noble-sacrifice', 'retreat').after
    expect(fallen(both, 'gimli', 'shelob')).toEqual([true, true])
    const stopped = battle({ config: { blockedRetreatStopsSacrifice: true } }, shut)
    expect(clash(stopped, 'noble-sacrifice', 'retreat').sums).toEqual([3, 5])
  })

  it('does nothing under the Eye, and works against the Warg', () => {
    const { sums: compared, after } = clash(battle(), 'noble-sacrifice', 'eye')
    expect([compared, fallen(after, 'gimli', 'shelob')]).toEqual([
      [3, 5],
      [true, false],
    ])
    const warg = classic({ eregion: ['gimli'], caradhras: ['warg'] })
    const both = clash(play(warg, sauronMoves('warg', 'eregion')), 'noble-sacrifice', '1').after
    expect(fallen(both, 'gimli', 'warg')).toEqual([true, true])
  })

  it('loses the game if it is Frodo who falls', () => {
    const pieces: Pieces = { eregion: ['frodo-classic'], caradhras: ['shelob'] }
    const start = play(classic(pieces), sauronMoves('shelob', 'eregion'), fellowship(pass))
    const after = clash(start, 'noble-sacrifice', '1').after
    expect(winner(after)).toBe('sauron by end.ringbearerDefeated')
  })

  it('lets Wormtongue slip away', () => {
    const start = draft({ eregion: ['gimli'], caradhras: ['wormtongue'] })
    const shown = clash(play(start, sauronMoves('wormtongue', 'eregion')), 'noble-sacrifice', '1').after
    expect(asked(shown)).toBe('sauron decide/slipAway')
  })
})

describe('fellowship-elven-cloak: Elven Cloak', () => {
  it.each(['1', '6'] as const)('makes a %s of Sauron count nothing, but not his character', (card) => {
    const { sums: compared, events, after } = clash(battle(), 'elven-cloak', card)
    expect([compared, pile(after, 'fellowship')]).toEqual([[3, 5], ['elven-cloak']])
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'CardIgnored', ignored: `sauron-${card}`, side: 'sauron' }),
    )
  })

  it('covers also a number that Magic brought or the Mouth of Sauron put in', () => {
    const magic = play(battle(spent('1', '6')), ...cards('elven-cloak', 'magic'))
    expect(sums(magic, sauron(fetches('sauron-6')))).toEqual(['3 against 5'])
    const mouth = play(
      draft({ eregion: ['gimli'], caradhras: ['mouth-of-sauron'] }),
      sauronMoves('mouth-of-sauron', 'eregion'),
      ...cards('elven-cloak', 'eye'),
    )
    expect(sums(mouth, sauron({ kind: 'exchange' }))).toEqual(['3 against 3'])
  })

  it('does not stop Retreat, and is itself stopped by the Eye', () => {
    const away = play(battle(), ...cards('elven-cloak', 'retreat'), sauron(retreats('enedwaith')))
    expect(where(away, 'shelob')).toBe('enedwaith')
    expect(clash(battle(), 'elven-cloak', 'eye').events).toContainEqual(
      expect.objectContaining({ kind: 'CardIgnored', ignored: 'fellowship-elven-cloak' }),
    )
  })
})

describe('fellowship-retreat: Retreat (Backwards)', () => {
  const shown = (others: Pieces, more: More = {}) => clash(battle(more, others), 'retreat', '6').after

  it('takes the character back, where its owner likes, and nobody is defeated', () => {
    const start = shown({})
    expect([asked(start), offered(start, 'fellowship')]).toEqual([
      'fellowship decide/retreatByCard',
      ['retreat arthedain', 'retreat cardolan'],
    ])
    const after = play(start, fellowship(retreats('cardolan')))
    expect([where(after, 'gimli'), where(after, 'shelob'), asked(after)]).toEqual([
      'cardolan',
      'eregion',
      NEXT,
    ])
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([['retreat'], ['6']])
  })

  it('may not be declined, nor lead aside', () => {
    expect(forbids(shown({}), fellowship(pass))).not.toEqual([])
    expect(forbids(shown({}), fellowship(retreats('rhudaur')))).toEqual(['battle.retreatDirection'])
  })

  it('goes the only way, and neither to an enemy nor into a full region', () => {
    expect(where(shown({ arthedain: ['warg'] }), 'gimli')).toBe('cardolan')
    expect(where(shown({ cardolan: ['merry', 'pippin'] }), 'gimli')).toBe('arthedain')
  })

  it('with no way at all counts nothing, and the battle goes on', () => {
    const shut: Pieces = { arthedain: ['warg'], cardolan: ['merry', 'pippin'] }
    expect(clash(battle({}, shut), 'retreat', '1').sums).toEqual([3, 6])
  })

  it('works in the mountains and against the Warg, for attackers too', () => {
    const start = classic({ eregion: ['gimli'], caradhras: ['warg'] }, FELLOWSHIP_TURN)
    const played = clash(play(start, fellowshipMoves('gimli', 'caradhras')), 'retreat', '6').after
    expect(offered(played, 'fellowship')).toEqual(['retreat enedwaith', 'retreat eregion'])
  })

  it('never leads back through the tunnel or up the river', () => {
    for (const [from, way] of [
      ['eregion', 'tunnel'],
      ['mirkwood', 'river'],
    ] as const) {
      const start = classic({ [from]: ['gimli'], fangorn: ['shelob'] }, FELLOWSHIP_TURN)
      const played = clash(play(start, fellowshipMoves('gimli', 'fangorn', way)), 'retreat', '6').after
      expect(offered(played, 'fellowship')).toEqual(['retreat caradhras', 'retreat misty-mountains'])
    }
  })

  it('is stopped by the Eye, and goes together with the Retreat of Sauron', () => {
    expect(clash(battle(), 'retreat', 'eye').sums).toEqual([3, 5])
    const both = play(battle({}, { arthedain: ['warg'] }), fellowshipCard('retreat'), sauronCard('retreat'))
    const after = play(both, sauron(retreats('enedwaith')))
    expect([where(after, 'gimli'), where(after, 'shelob')]).toEqual(['cardolan', 'enedwaith'])
  })
})
