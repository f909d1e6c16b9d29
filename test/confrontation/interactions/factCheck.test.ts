/** Sums, texts lost to Gwaihir, powers over cards: the second reading (J1-J3, J6-J15, J22, J23, J30). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/confrontation'
import type { CharacterId } from '../../../src/confrontation/model/ids'
import { asked, fellowship, forbids, play, sauron, table, where, type Said } from '../support/table'
import {
  cards,
  draft,
  eagle,
  fellowshipCard,
  fetches,
  goes,
  hand,
  holding,
  met,
  offered,
  pass,
  pile,
  retreats,
  revealed,
  sauronCard,
  sums,
  without,
} from './words'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>

const exchange: Said = { kind: 'exchange' }
const noCards: Said = { kind: 'forbidCards' }
const support: Said = { kind: 'support' }
const GWAIHIR: More = { config: holding('gwaihir') }

/** Sauron attacks in Cardolan from Eregion. */
const attacked = (theirs: CharacterId, pieces: Pieces, more: More = {}): State =>
  play(
    draft({ rhudaur: ['frodo-classic'], eregion: [theirs], ...pieces }, more),
    sauron(goes(theirs, 'cardolan')),
  )

describe('sums', () => {
  it('J1 Aragorn comes down from Mirkwood on Shelob, and the Eye does not help her', () => {
    const pieces: Pieces = { shire: ['frodo-classic'], mirkwood: ['aragorn-classic'], fangorn: ['shelob'] }
    const start = table({ config: { characters: 'classic' }, pieces, turn: 'fellowship' })
    const attack = play(start, fellowship(goes('aragorn-classic', 'fangorn', 'river')))
    expect(revealed(attack)).toEqual(['aragorn-classic', 'shelob'])
    expect(sums(attack, ...cards('4', 'eye'))).toEqual(['8 against 5'])
    const after = play(attack, ...cards('4', 'eye'))
    expect([where(after, 'aragorn-classic'), where(after, 'shelob')]).toEqual(['fangorn', 'defeated'])
  })

  it('J2 variant Sam is no stronger than Wormtongue who attacks him', () => {
    const start = attacked('wormtongue', { cardolan: ['sam-variant'] })
    expect(sums(start, ...cards('elven-cloak', '6'))).toEqual(['-1 against -1'])
    expect(sums(start, ...cards('3', '2'))).toEqual(['2 against 1'])
    const tied = play(start, ...cards('2', '2'))
    expect(asked(tied)).toBe('sauron decide/slipAway')
    expect(where(play(tied, sauron(pass)), 'sam-variant')).toBe('defeated')
  })

  it('J3 variant Sam is as strong as the Cave Troll, whose card counts nothing', () => {
    const start = attacked('cave-troll', { cardolan: ['sam-variant'] })
    expect(sums(start, ...cards('1', '6'))).toEqual(['10 against 9'])
    const after = play(start, ...cards('1', '6'))
    expect([where(after, 'sam-variant'), where(after, 'cave-troll')]).toEqual(['cardolan', 'defeated'])
  })

  /** Without cards, on the word of this side; then variant Gandalf may be shown. */
  const withoutCards = (start: State, side: typeof fellowship): State => play(start, side(noCards))

  it('J22 Saruman rules out cards against variant Sam, whose strength is then his own', () => {
    const start = attacked('saruman-classic', { cardolan: ['sam-variant'] })
    expect(asked(start)).toBe('sauron decide/forbidCards')
    expect(sums(start, sauron(noCards))).toEqual(['4 against 4'])
    const after = withoutCards(start, sauron)
    expect([where(after, 'sam-variant'), where(after, 'saruman-classic')]).toEqual(['defeated', 'defeated'])
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([[], []])
  })

  it('J22 with Gandalf beside them Sam has one more than Saruman', () => {
    const start = attacked('saruman-classic', { cardolan: ['sam-variant'], shire: ['gandalf-variant'] })
    const asking = withoutCards(start, sauron)
    expect(asked(asking)).toBe('fellowship decide/support')
    expect(sums(asking, fellowship(support))).toEqual(['5 against 4'])
    expect(where(play(asking, fellowship(support)), 'saruman-classic')).toBe('defeated')
  })

  it('J23 Aragorn without cards is too weak for attacking Orcs even with Gandalf', () => {
    const start = attacked('orcs-variant', { cardolan: ['aragorn-variant'], arthedain: ['gandalf-variant'] })
    expect(asked(start)).toBe('fellowship decide/forbidCards')
    const asking = withoutCards(start, fellowship)
    expect(sums(asking, fellowship(support))).toEqual(['5 against 6'])
    expect(where(play(asking, fellowship(support)), 'aragorn-variant')).toBe('defeated')
  })

  it('J30 what the Orcs overrun needs no help any more', () => {
    const start = attacked('orcs-classic', { cardolan: ['legolas', 'gandalf-variant'] })
    const after = play(start, met('legolas'))
    expect(where(after, 'legolas')).toBe('defeated')
    expect(asked(after)).toBe('fellowship+sauron decide/cards')
    expect(revealed(after)).toEqual(['gandalf-variant', 'orcs-classic'])
  })
})

describe('a text given up for Gwaihir', () => {
  it('J6 Boromir stays without his text and fights the Cave Troll with cards', () => {
    const start = attacked('cave-troll', { cardolan: ['boromir'] }, GWAIHIR)
    expect(asked(start)).toBe('fellowship decide/eagle')
    expect(offered(start, 'fellowship')).toEqual([
      'pass',
      'playRetreat gwaihir ',
      'playRetreat gwaihir arthedain',
      'playRetreat gwaihir shire',
    ])
    const stays = play(start, fellowship(eagle(null)))
    expect(asked(stays)).toBe('fellowship+sauron decide/cards')
    expect(sums(stays, ...cards('5', '6'))).toEqual(['5 against 9'])
    const after = play(stays, ...cards('5', '6'))
    expect([where(after, 'boromir'), where(after, 'cave-troll')]).toEqual(['defeated', 'cardolan'])
  })

  it('J7 Gandalf who stays has to choose at the same time as Sauron', () => {
    const start = attacked('balrog', { cardolan: ['gandalf-classic'] }, GWAIHIR)
    expect(asked(play(start, fellowship(eagle(null))))).toBe('fellowship+sauron decide/cards')
    expect(asked(play(start, fellowship(pass)))).toBe('sauron decide/cards')
  })

  it('J8 Treebeard who stays in Fangorn has 4', () => {
    const pieces: Pieces = { shire: ['frodo-classic'], fangorn: ['treebeard'], gondor: ['balrog'] }
    const start = play(draft(pieces, GWAIHIR), sauron(goes('balrog', 'fangorn')))
    expect(sums(start, fellowship(eagle(null)), ...cards('1', '1'))).toEqual(['5 against 6'])
    expect(sums(start, fellowship(pass), ...cards('1', '1'))).toEqual(['7 against 6'])
  })

  it('J9 variant Frodo who stays is open to the Eye', () => {
    const pieces: Pieces = { rhudaur: ['sam-variant'], cardolan: ['frodo-variant'] }
    const start = attacked('balrog', pieces, { ...GWAIHIR, hand: without('fellowship-1', 'sauron-6') })
    const stays = play(start, fellowship(eagle(null)))
    expect(sums(stays, ...cards('elven-cloak', 'eye'))).toEqual(['1 against 5'])
    const away = play(start, fellowship(pass), ...cards('retreat', 'eye'))
    expect(where(away, 'frodo-variant')).toBe('shire')
    const held = play(stays, ...cards('retreat', 'eye'))
    expect(where(held, 'frodo-variant')).toBe('defeated')
  })

  it('J9 and the Magic of Sauron works on him', () => {
    const pieces: Pieces = { rhudaur: ['sam-variant'], cardolan: ['frodo-variant'] }
    const start = attacked('balrog', pieces, { ...GWAIHIR, hand: without('fellowship-1', 'sauron-6') })
    const shown = play(start, fellowship(eagle(null)), ...cards('elven-cloak', 'magic'))
    expect(asked(shown)).toBe('sauron decide/fetch')
  })

  it('J10 classic Sam may stand in for variant Frodo with 5', () => {
    const pieces: Pieces = { rhudaur: ['merry'], cardolan: ['frodo-variant', 'sam-classic'] }
    const start = play(attacked('balrog', pieces), met('frodo-variant'))
    expect(offered(start, 'fellowship')).toEqual(['pass', 'replace sam-classic'])
    const replaced = play(start, fellowship({ kind: 'replace', piece: 'sam-classic' }))
    expect(sums(replaced, ...cards('1', '1'))).toEqual(['6 against 6'])
  })
})

describe('powers over cards', () => {
  it('J11 the Mouth is asked nothing when the four lies there already', () => {
    const start = attacked('mouth-of-sauron', { cardolan: ['gimli'] })
    expect(sums(start, ...cards('3', '4'))).toEqual(['6 against 7'])
    expect(asked(play(start, ...cards('3', '4')))).toBe('fellowship decide/turn')
    expect(asked(play(start, ...cards('3', '5')))).toBe('sauron decide/exchange')
  })

  it('J12 against Gandalf the Mouth gives up a Magic that has fetched', () => {
    const pile6 = { hand: without('fellowship-1', 'sauron-6') }
    const start = attacked('mouth-of-sauron', { cardolan: ['gandalf-classic'] }, pile6)
    const fetched = play(start, sauronCard('magic'), sauron(fetches('sauron-6')))
    expect(asked(fetched)).toBe('fellowship decide/cards')
    const shown = play(fetched, fellowshipCard('5'))
    expect(asked(shown)).toBe('sauron decide/exchange')
    expect(sums(shown, sauron(pass))).toEqual(['10 against 9'])
    expect(sums(shown, sauron(exchange))).toEqual(['10 against 7'])
    const after = play(shown, sauron(exchange))
    expect(where(after, 'mouth-of-sauron')).toBe('defeated')
    expect(pile(after, 'sauron')).toEqual(['4', '6'])
    expect(hand(after, 'sauron')).toEqual(['1', '2', '3', '5', 'magic', 'eye', 'retreat'])
  })

  it('J13 the Eye also stops the text card shown in place of a refused one', () => {
    const start = attacked('saruman-variant', { cardolan: ['aragorn-classic'] })
    const refused = play(start, ...cards('2', 'eye'), sauron({ kind: 'refuse' }))
    expect(asked(refused)).toBe('fellowship decide/otherCard')
    expect(forbids(refused, fellowshipCard('2'))).toEqual(['battle.differentCard'])
    expect(sums(refused, fellowshipCard('noble-sacrifice'))).toEqual(['4 against 3'])
    const after = play(refused, fellowshipCard('noble-sacrifice'))
    expect([where(after, 'aragorn-classic'), where(after, 'saruman-variant')]).toEqual([
      'cardolan',
      'defeated',
    ])
    expect(hand(after, 'fellowship')).toContain('2')
    expect(pile(after, 'fellowship')).toEqual(['noble-sacrifice'])
  })
})

describe('Pippin attacking', () => {
  /** Pippin goes from the High Pass to Mirkwood. */
  const attacking = (mirkwood: ReadonlyArray<CharacterId>): State =>
    play(
      draft(
        { shire: ['frodo-classic'], 'high-pass': ['pippin'], mirkwood, mordor: ['shelob'] },
        { turn: 'fellowship' },
      ),
      fellowship(goes('pippin', 'mirkwood')),
    )

  it('J14 may step back in his second battle as well', () => {
    const first = play(attacking(['orcs-classic', 'black-rider']), met('orcs-classic'))
    expect(asked(first)).toBe('fellowship decide/avoid')
    const second = play(first, fellowship(pass), ...cards('5', '1'))
    expect(where(second, 'orcs-classic')).toBe('defeated')
    expect(asked(second)).toBe('fellowship decide/avoid')
    expect(offered(second, 'fellowship')).toEqual(['pass', 'retreat high-pass', 'retreat misty-mountains'])
    const after = play(second, fellowship(retreats('misty-mountains')))
    expect([where(after, 'pippin'), where(after, 'black-rider')]).toEqual(['misty-mountains', 'mirkwood'])
  })

  it('J15 stays, Gollum slips forward past him, and he holds the region', () => {
    const stays = play(attacking(['gollum']), fellowship(pass))
    expect(asked(stays)).toBe('sauron decide/avoid')
    expect(offered(stays, 'sauron')).toEqual(['pass', 'retreat high-pass', 'retreat misty-mountains'])
    const after = play(stays, sauron(retreats('high-pass')))
    expect([where(after, 'pippin'), where(after, 'gollum')]).toEqual(['mirkwood', 'high-pass'])
    expect(asked(after)).toBe('sauron decide/turn')
  })

  it('J15 or he meets the next piece there', () => {
    const stays = play(attacking(['gollum', 'black-rider']), met('gollum'), fellowship(pass))
    const next = play(stays, sauron(retreats('high-pass')))
    expect(asked(next)).toBe('fellowship decide/avoid')
    expect(offered(next, 'fellowship')).toEqual(['pass', 'retreat misty-mountains'])
    expect(sums(next, fellowship(pass), ...cards('1', '1'))).toEqual(['2 against 4'])
  })

  it('J15 once he has stepped back himself, Gollum stays where he is', () => {
    const after = play(attacking(['gollum']), fellowship(retreats('misty-mountains')))
    expect([where(after, 'pippin'), where(after, 'gollum')]).toEqual(['misty-mountains', 'mirkwood'])
    expect(asked(after)).toBe('sauron decide/turn')
  })
})
