/** The nine combat cards of Sauron: what each does, what stops it, where it ends, and what is seen. */
import { describe, expect, it } from 'vitest'
import type { CharacterId, PositionSpec, RegionId, State } from '../../../src/confrontation'
import { clash, draft, FELLOWSHIP_TURN, fellowshipMoves, sauronMoves } from '../interactions/scenes'
import { cards, courseFor, fetches, hand, met, offered, pass, pile } from '../interactions/words'
import { retreats, sauronCard, sums, without } from '../interactions/words'
import { asked, fellowship, forbids, play, sauron, where } from '../support/table'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>

/** Legolas goes from the Misty Mountains to attack the Balrog in Fangorn: 3 against 5 before cards. */
const battle = (more: More = {}, others: Pieces = {}): State =>
  play(
    draft(
      { 'misty-mountains': ['legolas'], fangorn: ['balrog'], ...others },
      { ...FELLOWSHIP_TURN, ...more },
    ),
    fellowshipMoves('legolas', 'fangorn'),
  )
/** The Balrog comes from behind and attacks one of ours. */
const onto = (ours: CharacterId, region: RegionId, from: RegionId, more: More = {}): State =>
  play(
    draft({ rhudaur: ['frodo-classic'], [region]: [ours], [from]: ['balrog'] }, more),
    sauronMoves('balrog', region),
  )
const SPENT: More = { hand: without('fellowship-5', 'sauron-6') }
const takes = (card: 'sauron-6' | 'sauron-eye' | 'sauron-retreat') => sauron(fetches(card))

describe('sauron-1, sauron-2, sauron-3, sauron-4, sauron-5, sauron-6: the strength cards', () => {
  const NUMBERS = ['1', '2', '3', '4', '5', '6'] as const

  it.each(NUMBERS)('%s adds its number and ends on the pile', (card) => {
    const { sums: compared, after } = clash(battle(), '1', card)
    expect([compared, pile(after, 'sauron')]).toEqual([[4, 5 + Number(card)], [card]])
    expect(hand(after, 'sauron')).not.toContain(card)
  })

  it.each(NUMBERS)('%s is gone until all nine are taken back', (card) => {
    const again = battle({ hand: without('fellowship-1', `sauron-${card}`) })
    expect(forbids(again, sauronCard(card))).toEqual(['battle.cardInHand'])
    expect(offered(again, 'sauron').length).toBe(8)
  })

  it('a chosen card is secret until both are shown, and used ones lie open', () => {
    const start = battle()
    expect(courseFor('fellowship', start, sauronCard('6'))).toEqual(
      courseFor('fellowship', start, sauronCard('eye')),
    )
    const [seen] = courseFor('fellowship', play(start, sauronCard('6')), cards('1', '6')[0])
    expect(seen?.view.state).toMatchObject({ table: { discard: expect.arrayContaining(['sauron-6']) } })
  })

  it('the Fellowship cannot play one of them', () => {
    expect(forbids(battle(), fellowship({ kind: 'playCard', card: 'sauron-6' }))).toEqual(['battle.ownCard'])
  })
})

describe('sauron-magic: Magic (Sauron)', () => {
  it('becomes any card of the own pile, and both end there', () => {
    const start = play(battle(SPENT), ...cards('1', 'magic'))
    expect([asked(start), offered(start, 'sauron')]).toEqual(['sauron decide/fetch', ['fetch sauron-6']])
    expect(sums(start, takes('sauron-6'))).toEqual(['4 against 11'])
    const after = play(start, takes('sauron-6'))
    expect([pile(after, 'sauron'), hand(after, 'sauron').length]).toEqual([['6', 'magic'], 7])
  })

  it('fetches neither itself, nor a card from the hand, nor one of the Fellowship', () => {
    const start = play(battle(SPENT), ...cards('1', 'magic'))
    for (const card of ['sauron-magic', 'sauron-5', 'fellowship-5'] as const)
      expect(forbids(start, sauron(fetches(card)))).toEqual([
        card.startsWith('sauron') ? 'battle.cardInDiscard' : 'battle.ownCard',
      ])
    expect(forbids(start, sauron(pass))).not.toEqual([])
  })

  it('counts nothing while the pile is empty', () => {
    const { sums: compared, after } = clash(battle(), '1', 'magic')
    expect([compared, pile(after, 'sauron')]).toEqual([[4, 5], ['magic']])
  })

  it('brings an Eye or a Retreat that works like one from the hand', () => {
    const eye = battle({ hand: without('fellowship-5', 'sauron-eye') })
    expect(sums(eye, ...cards('noble-sacrifice', 'magic'), takes('sauron-eye'))).toEqual(['3 against 5'])
    const back = battle({ hand: without('fellowship-5', 'sauron-retreat') })
    const after = play(back, ...cards('1', 'magic'), takes('sauron-retreat'))
    expect(where(after, 'balrog')).toBe('rohan')
  })

  it('comes before the Magic of the Fellowship', () => {
    const both = play(battle(SPENT), ...cards('magic', 'magic'))
    expect(asked(both)).toBe('sauron decide/fetch')
    expect(asked(play(both, takes('sauron-6')))).toBe('fellowship decide/fetch')
  })

  it.each([
    ['elrond', 'balrog'],
    ['frodo-variant', 'balrog'],
    ['legolas', 'cave-troll'],
  ] as const)('is not exchanged when %s fights %s', (ours, theirs) => {
    const pieces: Pieces = { caradhras: [theirs], eregion: [ours], shire: ['sam-variant'] }
    const start = play(draft(pieces, SPENT), sauronMoves(theirs, 'eregion'))
    const { sums: compared, after } = clash(start, '1', 'magic')
    expect([compared?.[1], pile(after, 'sauron')]).toEqual([theirs === 'balrog' ? 5 : 9, ['6', 'magic']])
  })
})

describe('sauron-eye: The Eye of Sauron', () => {
  it.each(['magic', 'noble-sacrifice', 'elven-cloak', 'retreat'] as const)(
    'takes all effect from %s',
    (card) => {
      const { sums: compared, events, after } = clash(battle(SPENT), card, 'eye')
      expect([compared, where(after, 'balrog')]).toEqual([[3, 5], 'fangorn'])
      expect(events).toContainEqual(
        expect.objectContaining({
          kind: 'CardIgnored',
          ignored: `fellowship-${card}`,
          rule: 'card.sauron-eye',
        }),
      )
      expect(pile(after, 'fellowship')).toContain(card)
    },
  )

  it('does nothing to a strength card, and counts nothing itself', () => {
    const { sums: compared, after } = clash(battle(), '5', 'eye')
    expect([compared, pile(after, 'sauron')]).toEqual([[8, 5], ['eye']])
  })

  it.each(['elrond', 'frodo-variant'] as const)('is ignored in a battle with %s', (ours) => {
    const start = play(
      draft({ caradhras: ['balrog'], eregion: [ours], shire: ['sam-variant'] }),
      sauronMoves('balrog', 'eregion'),
    )
    expect(where(clash(start, 'noble-sacrifice', 'eye').after, 'balrog')).toBe('defeated')
  })

  it('takes nothing from the text of a character', () => {
    const start = play(
      draft(
        { fangorn: ['balrog'], 'misty-mountains': ['gimli'], caradhras: ['gandalf-variant'] },
        FELLOWSHIP_TURN,
      ),
      fellowshipMoves('gimli', 'fangorn'),
      ...cards('2', 'eye'),
    )
    expect(sums(start, fellowship({ kind: 'support' }))).toEqual(['6 against 5'])
  })
})

describe('sauron-retreat: Retreat (Sideways)', () => {
  const inEregion = (more: More = {}, others: Pieces = {}) =>
    play(
      draft({ eregion: ['legolas'], caradhras: ['balrog'], ...others }, more),
      sauronMoves('balrog', 'eregion'),
      ...cards('5', 'retreat'),
    )

  it('takes the character sideways, where its owner likes, and nobody is defeated', () => {
    const start = inEregion()
    expect([asked(start), offered(start, 'sauron')]).toEqual([
      'sauron decide/retreatByCard',
      ['retreat enedwaith', 'retreat rhudaur'],
    ])
    const after = play(start, sauron(retreats('rhudaur')))
    expect([where(after, 'legolas'), where(after, 'balrog')]).toEqual(['eregion', 'rhudaur'])
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([['5'], ['retreat']])
  })

  it('may not be declined, nor lead back', () => {
    expect(forbids(inEregion(), sauron(pass))).not.toEqual([])
    expect(forbids(inEregion(), sauron(retreats('caradhras')))).toEqual(['battle.retreatDirection'])
  })

  it('goes the only way, and neither to an enemy nor into a full region', () => {
    expect(where(inEregion({}, { rhudaur: ['merry'] }), 'balrog')).toBe('enedwaith')
    expect(where(inEregion({}, { enedwaith: ['warg', 'shelob'] }), 'balrog')).toBe('rhudaur')
  })

  it.each([
    ['the mountains', 'caradhras', 'rohan'],
    ['the Shire', 'shire', 'cardolan'],
    ['Rohan, up the river', 'rohan', 'gondor'],
  ] as const)('does nothing in %s', (_, region, from) => {
    const { sums: compared, after } = clash(onto('legolas', region, from), '1', 'retreat')
    expect([compared, pile(after, 'sauron')]).toEqual([[4, 5], ['retreat']])
  })

  it('leads from Fangorn down the river only, unless the table plays it otherwise', () => {
    expect(where(clash(battle(), '5', 'retreat').after, 'balrog')).toBe('rohan')
    const free = battle({ config: { upstreamSidewaysRetreat: true } })
    expect(offered(clash(free, '5', 'retreat').after, 'sauron')).toEqual([
      'retreat mirkwood',
      'retreat rohan',
    ])
  })

  it('stops Noble Sacrifice, and is ignored against variant Frodo and for the Cave Troll', () => {
    const saved = clash(battle(), 'noble-sacrifice', 'retreat').after
    expect([where(saved, 'legolas'), where(saved, 'balrog')]).toEqual(['fangorn', 'rohan'])
    const frodo = play(
      draft({ eregion: ['frodo-variant'], caradhras: ['shelob'] }),
      sauronMoves('shelob', 'eregion'),
    )
    expect(clash(frodo, '1', 'retreat').sums).toEqual([2, 5])
    const troll = draft({ eregion: ['legolas'], caradhras: ['cave-troll'] })
    expect(clash(play(troll, sauronMoves('cave-troll', 'eregion')), '1', 'retreat').sums).toEqual([4, 9])
  })

  it('leaves the attacker to the next enemy in the region', () => {
    const two = draft({ 'misty-mountains': ['legolas'], fangorn: ['balrog', 'warg'] }, FELLOWSHIP_TURN)
    const first = play(two, fellowshipMoves('legolas', 'fangorn'), met('balrog'))
    const after = clash(first, '1', 'retreat').after
    expect([where(after, 'balrog'), asked(after)]).toEqual(['rohan', 'fellowship+sauron decide/cards'])
  })
})
