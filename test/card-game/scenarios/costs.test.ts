/** Costs (TC-11 to TC-22). */
import { describe, expect, it } from 'vitest'
import type { CopyId, PositionSpec } from '../../../src/card-game'
import { after, asked, brings, by, comes, offers, refused } from '../support/play'
import { pile, places, sizes, where } from '../support/read'
import { cycles, forsakes, turnOf } from '../cards/scenes'

const play = (card: CopyId) => by('aragorn', { kind: 'play', card, to: 'reserve' })

describe('what a play costs', () => {
  it('TC-11: the only other card is cycled, and then Boromir draws', () => {
    const named = after(turnOf('aragorn', { hand: ['boromir', 'lembas'] }), play('boromir'))
    expect(offers(named, 'cycle', 'card')).toEqual(['lembas'])
    const drawn = after(named, cycles('aragorn', 'lembas'), comes('arwen'))
    expect(sizes(drawn, 'aragorn')['hand']).toBe(1)
  })

  it('TC-12: the last card is paid for by forsaking, never by itself', () => {
    const named = after(turnOf('aragorn', { hand: ['boromir'], reserve: ['denethor'] }), play('boromir'))
    expect(asked(named)).toBe('aragorn decide/forsake')
    expect(offers(named, 'forsake', 'card')).toEqual(['denethor', 'top'])
  })

  it('TC-13: with other cards in hand nothing is forsaken instead', () => {
    const named = after(
      turnOf('aragorn', { hand: ['boromir', 'lembas', 'arwen'], reserve: ['denethor'] }),
      play('boromir'),
    )
    expect(asked(named)).toBe('aragorn decide/cycle')
    expect(refused(named, forsakes('aragorn', 'denethor'))).toEqual(['forsake.demanded'])
  })

  const onGandalf = by('frodo', { kind: 'playItem', card: 'glamdring', wielder: 'gandalf-the-grey' })
  const poor: PositionSpec = { hand: ['glamdring'], rest: 'eliminated' }

  it('TC-14: no item is paid for with its wielder; with nothing at all it is unpaid', () => {
    const tied = turnOf('frodo', { ...poor, reserve: ['gandalf-the-grey'] })
    expect(refused(tied, onGandalf)).toEqual(['play.lastCard'])
    const bare = turnOf('frodo', { ...poor, path: 'imladris', on: { path: ['gandalf-the-grey'] } })
    const done = after(bare, onGandalf)
    expect([where(done, 'glamdring'), asked(done)]).toEqual(['on gandalf-the-grey', 'witch-king decide/turn'])
  })

  it('TC-15: the forsaken come on top of the cost, and are gone before the draw is counted', () => {
    const start = turnOf('aragorn', {
      hand: ['paths-of-the-dead', 'lembas'],
      reserve: ['aragorn'],
      deck: [
        'arwen',
        'elrond',
        'legolas',
        'galadriel',
        'boromir',
        'faramir',
        'denethor',
        'halbarad',
        'anduril',
        'elven-cloak',
      ],
      rest: 'eliminated',
    })
    const event: ReadonlyArray<ReturnType<typeof by>> = [
      by('aragorn', { kind: 'playEvent', card: 'paths-of-the-dead' }),
      cycles('aragorn', 'lembas'),
    ]
    const withoutHim = after(
      start,
      ...event,
      forsakes('aragorn', 'aragorn'),
      forsakes('aragorn', 'top'),
      comes('arwen', 'elrond', 'legolas', 'galadriel', 'boromir'),
    )
    expect(sizes(withoutHim, 'aragorn')['hand']).toBe(4)
    const withHim = after(
      start,
      ...event,
      forsakes('aragorn', 'top'),
      brings('arwen'),
      forsakes('aragorn', 'top'),
      comes('elrond', 'legolas', 'galadriel', 'boromir', 'faramir', 'denethor'),
    )
    expect(sizes(withHim, 'aragorn')).toMatchObject({ hand: 5, deck: 3 })
  })

  it('TC-16: what cannot be forsaken costs nothing further', () => {
    const start = turnOf('aragorn', { hand: ['paths-of-the-dead'], deck: ['lembas'], rest: 'eliminated' })
    const done = after(
      start,
      by('aragorn', { kind: 'playEvent', card: 'paths-of-the-dead' }),
      forsakes('aragorn', 'top'),
    )
    expect(asked(done)).toBe('saruman decide/turn')
    expect(sizes(done, 'aragorn')).toMatchObject({ hand: 0, deck: 0, cycle: 0 })
  })
})

const DECK: ReadonlyArray<CopyId> = [
  'riders-of-rohan',
  'gimli',
  'dwarven-axe',
  'eowyn',
  'gandalf-the-white',
  'sting',
  'glamdring',
  'treebeard',
  'quickbeam',
  'smeagol',
]

describe('cards set apart', () => {
  const eomer = [
    by('frodo', { kind: 'play', card: 'eomer', to: 'reserve' }),
    cycles('frodo', 'village-militia'),
  ]

  it('TC-17: what was cycled of the five pays for the army; without one all five go', () => {
    const start = turnOf('frodo', {
      hand: ['eomer', 'village-militia'],
      deck: DECK,
      cycle: ['bilbo-baggins', 'fatty-bolger', 'mithril-coat'],
      rest: 'eliminated',
    })
    const drawn = after(start, ...eomer, comes('riders-of-rohan', 'gimli', 'dwarven-axe', 'eowyn', 'sting'))
    const played = after(drawn, by('frodo', { kind: 'play', card: 'riders-of-rohan', to: 'reserve' }))
    expect(sizes(played, 'frodo')).toMatchObject({ hand: 0, deck: 5, cycle: 8 })
    const none = after(start, ...eomer, comes('gimli', 'dwarven-axe', 'eowyn', 'sting', 'glamdring'))
    expect(offers(none, 'play', 'card')).toEqual([])
    expect(sizes(after(none, by('frodo', { kind: 'pass' })), 'frodo')).toMatchObject({ hand: 0, cycle: 9 })
  })

  it('TC-18: a deck that runs out is made anew in the middle of the draw', () => {
    const start = turnOf('frodo', {
      hand: ['eomer', 'village-militia'],
      deck: ['riders-of-rohan', 'gimli', 'eowyn'],
      cycle: ['bilbo-baggins', 'fatty-bolger', 'mithril-coat', 'sting'],
      rest: 'eliminated',
    })
    const drawn = after(start, ...eomer, comes('riders-of-rohan', 'gimli', 'sting', 'bilbo-baggins'))
    expect(sizes(drawn, 'frodo')).toMatchObject({ deck: 3, cycle: 0 })
    const played = after(drawn, by('frodo', { kind: 'play', card: 'riders-of-rohan', to: 'reserve' }))
    expect(sizes(played, 'frodo')).toMatchObject({ deck: 3, cycle: 4 })
  })

  it('TC-19: seven apart, one eliminated, two armies played, four cycled', () => {
    const deck: ReadonlyArray<CopyId> = [
      'mordor-orcs',
      'mordor-orcs-2',
      'the-reaver',
      'the-hunter',
      'fell-beast',
      'black-breath',
      'morgul-blade',
      'grishnakh',
      'the-witch-king',
      'the-warrior',
      'the-destroyer',
      'the-beguiler',
    ]
    const start = turnOf('witch-king', {
      hand: ['the-day-without-dawn', 'olog-hai'],
      deck,
      rest: 'eliminated',
    })
    const before = pile(start, 'witch-king', 'eliminated').length
    const drawn = after(
      start,
      by('witch-king', { kind: 'playEvent', card: 'the-day-without-dawn' }),
      cycles('witch-king', 'olog-hai'),
      comes(...deck.slice(0, 7)),
    )
    expect(sizes(drawn, 'witch-king')['deck']).toBe(5)
    const done = after(
      drawn,
      by('witch-king', { kind: 'pick', card: 'morgul-blade' }),
      by('witch-king', { kind: 'play', card: 'mordor-orcs', to: 'reserve' }),
      by('witch-king', { kind: 'play', card: 'mordor-orcs-2', to: 'reserve' }),
    )
    expect(asked(done)).toBe('aragorn decide/turn')
    expect(sizes(done, 'witch-king')).toMatchObject({ cycle: 5, eliminated: before + 2 })
  })

  it('TC-20: Éomer through Théoden draws five more when the others are cycled', () => {
    const start = turnOf('frodo', {
      hand: ['theoden', 'village-militia'],
      deck: ['eomer', ...DECK],
      rest: 'eliminated',
    })
    const first = after(
      start,
      by('frodo', { kind: 'play', card: 'theoden', to: 'reserve' }),
      cycles('frodo', 'village-militia'),
      comes('eomer', 'gimli', 'dwarven-axe', 'eowyn', 'sting'),
      by('frodo', { kind: 'play', card: 'eomer', to: 'reserve' }),
    )
    expect(places(first, 'gimli', 'dwarven-axe', 'eowyn', 'sting')).toEqual([
      'cycle',
      'cycle',
      'cycle',
      'cycle',
    ])
    const second = after(first, comes('riders-of-rohan', 'glamdring', 'treebeard', 'quickbeam', 'smeagol'))
    expect(asked(second)).toBe('frodo decide/playApart')
    expect(sizes(second, 'frodo')['hand']).toBe(0)
  })
})

describe('twice in a round', () => {
  const again = (played: ReadonlyArray<CopyId>) =>
    turnOf('frodo', { hand: ['bilbo-baggins', 'sting', 'gimli'], played })

  it('TC-21: Bilbo comes into play once a round, and may be given up', () => {
    const bilbo = by('frodo', { kind: 'play', card: 'bilbo-baggins', to: 'reserve' })
    expect(refused(again(['bilbo-baggins']), bilbo)).toEqual(['play.oncePerRound'])
    expect(refused(again(['bilbo-baggins']), cycles('frodo', 'bilbo-baggins'))).toEqual([])
    expect(refused(again([]), bilbo)).toEqual([])
  })

  it('TC-22: two armies of one name are two cards', () => {
    const state = turnOf('witch-king', {
      hand: ['mordor-orcs', 'mordor-orcs-2', 'olog-hai'],
      played: ['mordor-orcs-3'],
    })
    expect(offers(state, 'play', 'card')).toEqual(['olog-hai', 'mordor-orcs', 'mordor-orcs-2'])
  })
})
