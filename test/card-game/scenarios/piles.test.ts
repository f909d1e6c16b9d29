/** Forsaking, eliminating, cycling (TC-23 to TC-37). */
import { describe, expect, it } from 'vitest'
import type { CopyId, PositionSpec } from '../../../src/card-game'
import { after, asked, brings, by, comes, offers, playing, refused } from '../support/play'
import { pile, places, sizes, where } from '../support/read'
import { accepts, cycles, declines, forsakes, takes, turnOf, uses } from '../cards/scenes'
import { wakes } from '../cards/locations'

/** The Reaver makes each Free Peoples seat forsake; Aragorn's is first. */
const reaver = (spec: PositionSpec) =>
  after(
    turnOf('witch-king', { ...spec, reserve: ['the-reaver', ...(spec.reserve ?? [])] }),
    uses('witch-king', 'the-reaver'),
  )

describe('forsaking', () => {
  it('TC-23: Aragorn off the top is cycled; from hand or reserve he is lost', () => {
    const top = after(
      reaver({ deck: ['aragorn', 'lembas'], rest: 'eliminated' }),
      forsakes('aragorn', 'top'),
      comes('aragorn'),
    )
    expect([where(top, 'aragorn'), asked(top)]).toEqual(['cycle', 'aragorn decide/turn'])
    const hand = after(reaver({ hand: ['aragorn'] }), forsakes('aragorn', 'aragorn'))
    expect(where(hand, 'aragorn')).toBe('eliminated')
    expect(where(after(reaver({ reserve: ['aragorn'] }), forsakes('aragorn', 'aragorn')), 'aragorn')).toBe(
      'eliminated',
    )
  })

  it('TC-24: a winnow eliminates unseen, but Frodo is shown and cycled', () => {
    const start = turnOf('frodo', { hand: ['frodo-baggins', 'sting'] })
    const done = after(
      start,
      by('frodo', { kind: 'winnow' }),
      by('frodo', { kind: 'eliminate', card: 'sting' }),
      by('frodo', { kind: 'eliminate', card: 'frodo-baggins' }),
      comes('gimli'),
    )
    expect(places(done, 'sting', 'frodo-baggins', 'gimli')).toEqual(['eliminated', 'cycle', 'hand'])
  })

  it('TC-25: Fatty Bolger is safe in reserve only', () => {
    const lost = after(
      reaver({ hand: ['fatty-bolger', 'arwen'] }),
      forsakes('aragorn', 'arwen'),
      forsakes('frodo', 'fatty-bolger'),
    )
    expect(where(lost, 'fatty-bolger')).toBe('eliminated')
    const top = after(
      reaver({ hand: ['arwen'] }),
      forsakes('aragorn', 'arwen'),
      forsakes('frodo', 'top'),
      comes('fatty-bolger'),
    )
    expect(where(top, 'fatty-bolger')).toBe('eliminated')
    const safe = after(
      reaver({ reserve: ['fatty-bolger'], items: { 'fatty-bolger': ['elven-cloak'] }, hand: ['arwen'] }),
      forsakes('aragorn', 'arwen'),
      forsakes('frodo', 'fatty-bolger'),
    )
    expect(places(safe, 'fatty-bolger', 'elven-cloak')).toEqual(['cycle', 'cycle'])
  })

  it('TC-26: Bilbo and the Cloak go to the piles of their owners', () => {
    const done = after(
      reaver({ reserve: ['bilbo-baggins'], items: { 'bilbo-baggins': ['elven-cloak'] }, hand: ['arwen'] }),
      forsakes('aragorn', 'arwen'),
      forsakes('frodo', 'bilbo-baggins'),
    )
    expect(pile(done, 'frodo', 'cycle')).toEqual(['bilbo-baggins'])
    expect(pile(done, 'aragorn', 'cycle')).toEqual(['elven-cloak'])
  })

  it('TC-27: Frodo is cycled, and what he carries is lost', () => {
    const done = after(
      reaver({
        reserve: ['frodo-baggins'],
        items: { 'frodo-baggins': ['mithril-coat', 'phial-of-galadriel'] },
        hand: ['arwen'],
      }),
      forsakes('aragorn', 'arwen'),
      forsakes('frodo', 'frodo-baggins'),
    )
    expect(places(done, 'frodo-baggins', 'mithril-coat', 'phial-of-galadriel')).toEqual([
      'cycle',
      'eliminated',
      'eliminated',
    ])
  })

  it('TC-28: Lembas on Sam is forsaken by the seat that has Sam', () => {
    const state = reaver({ reserve: ['sam-gamgee'], items: { 'sam-gamgee': ['lembas'] } })
    expect(offers(state, 'forsake', 'card')).not.toContain('lembas')
    expect(refused(state, forsakes('aragorn', 'lembas'))).toEqual(['play.itemForsaken'])
    const frodo = after(state, forsakes('aragorn', 'top'), brings('arwen'))
    const done = after(frodo, forsakes('frodo', 'lembas'))
    expect(places(done, 'lembas', 'sam-gamgee')).toEqual(['eliminated', 'reserve'])
  })

  const beguiler = (spec: PositionSpec) =>
    after(
      turnOf('witch-king', { ...spec, reserve: ['the-beguiler', ...(spec.reserve ?? [])] }),
      uses('witch-king', 'the-beguiler'),
    )

  it('TC-29: an ordered cycle from an empty hand is a forsake, and from nothing nothing', () => {
    expect(asked(beguiler({}))).toBe('aragorn decide/forsake')
    const bare = beguiler({ rest: 'eliminated', deck: ['olog-hai', 'gollum', 'village-militia'] })
    expect(asked(bare)).toBe('frodo decide/forsake')
  })

  it('TC-30: Dimrill Dale finds one card to cycle and one to forsake', () => {
    const state = turnOf('frodo', {
      path: 'egladil',
      on: { path: ['flocks-of-crebain'] },
      hand: ['wolf-riders'],
      turn: 'saruman',
    })
    const done = after(
      state,
      uses('saruman', 'flocks-of-crebain'),
      by('saruman', { kind: 'activatePath', path: 'dimrill-dale' }),
      cycles('saruman', 'wolf-riders'),
    )
    expect(asked(done)).toBe('saruman decide/forsake')
  })

  it('TC-31: Prince Imrahil, played as the last card, offers nothing', () => {
    const done = after(
      turnOf('aragorn', { hand: ['prince-imrahil'], reserve: ['denethor'] }),
      by('aragorn', { kind: 'play', card: 'prince-imrahil', to: 'reserve' }),
      forsakes('aragorn', 'denethor'),
    )
    expect(asked(done)).toBe('saruman decide/turn')
  })

  it('TC-32: who has only a reserve forsakes from it', () => {
    const state = reaver({ reserve: ['arwen'], deck: ['olog-hai', 'gollum', 'sting'], rest: 'eliminated' })
    expect(offers(state, 'forsake', 'card')).toEqual(['arwen'])
  })
})

describe('decks that run out', () => {
  it('TC-33: the pile becomes the deck as soon as the last card is drawn', () => {
    const cycle: ReadonlyArray<CopyId> = ['sting', 'glamdring', 'eowyn', 'theoden', 'treebeard', 'quickbeam']
    const start = turnOf('frodo', {
      hand: ['frodo-baggins', 'mithril-coat'],
      deck: ['gimli'],
      cycle,
      rest: 'eliminated',
    })
    const done = after(
      start,
      by('frodo', { kind: 'winnow' }),
      by('frodo', { kind: 'eliminate', card: 'mithril-coat' }),
      by('frodo', { kind: 'eliminate', card: 'frodo-baggins' }),
    )
    expect(sizes(done, 'frodo')).toMatchObject({ hand: 1, deck: 7, cycle: 0 })
  })

  it('TC-34: Saruman, the last card, reaches the pile before it is recycled', () => {
    const start = turnOf('saruman', {
      hand: ['wolf-riders'],
      deck: ['saruman'],
      cycle: ['gollum', 'shelob', 'ugluk', 'hill-troll'],
      rest: 'eliminated',
    })
    const done = after(
      start,
      by('saruman', { kind: 'play', card: 'wolf-riders', to: 'reserve' }),
      forsakes('saruman', 'top'),
    )
    expect(sizes(done, 'saruman')).toMatchObject({ deck: 5, cycle: 0 })
    expect(where(done, 'saruman')).toBe('deck')
  })

  describe('TC-35: a card cycled onto two empty piles stays there until a deck is needed', () => {
    const start = turnOf('frodo', {
      hand: ['gimli', 'merry-brandybuck', 'pippin-took'],
      rest: 'eliminated',
      reserve: ['sam-gamgee'],
      items: { 'sam-gamgee': ['herbs-and-stewed-rabbit'] },
    })
    const played = after(
      start,
      by('frodo', { kind: 'play', card: 'gimli', to: 'reserve' }),
      cycles('frodo', 'merry-brandybuck'),
      declines('frodo'),
      ...(['witch-king', 'aragorn', 'saruman'] as const).map((seat) => by(seat, { kind: 'pass' })),
    )

    it('a play cycles Merry, and no deck is made of him', () => {
      expect(sizes(played, 'frodo')).toMatchObject({ deck: 0, cycle: 1 })
    })

    it('so Herbs can take him from the pile, and the draw after it finds nothing', () => {
      const eaten = after(
        played,
        uses('frodo', 'herbs-and-stewed-rabbit'),
        takes('frodo', 'merry-brandybuck'),
      )
      expect(where(eaten, 'merry-brandybuck')).toBe('hand')
      expect([sizes(eaten, 'frodo'), asked(eaten)]).toMatchObject([
        { deck: 0, cycle: 0 },
        'witch-king decide/turn',
      ])
    })

    it('a draw makes a deck of him first, and draws him', () => {
      const ring = playing(played, by('frodo', { kind: 'useRing' }))
      expect(ring.events.map(({ kind }) => kind)).toEqual(['RingUsed', 'DeckRecycled', 'CardDrawn'])
      expect(where(ring.state, 'merry-brandybuck')).toBe('hand')
    })
  })

  it('OR-30: a search of an empty deck begins with a new one', () => {
    const start = turnOf('aragorn', {
      reserve: ['denethor'],
      hand: ['lembas'],
      cycle: ['boromir'],
      rest: 'eliminated',
    })
    const searching = after(start, uses('aragorn', 'denethor'), forsakes('aragorn', 'lembas'))
    expect([where(searching, 'boromir'), asked(searching)]).toEqual(['deck', 'aragorn decide/take'])
    expect(where(after(searching, takes('aragorn', 'boromir')), 'boromir')).toBe('hand')
    const full = { reserve: ['denethor'], hand: ['lembas'], cycle: ['boromir', 'faramir'] } as const
    expect(refused(turnOf('aragorn', full), uses('aragorn', 'denethor'))).toEqual([
      'eliminate.someGain',
      'take.shown',
    ])
  })

  it('OR-30: Prince Imrahil can find the Knights who were cycled for it onto two empty piles', () => {
    const start = turnOf('aragorn', {
      hand: ['prince-imrahil', 'knights-of-dol-amroth', 'lembas'],
      rest: 'eliminated',
    })
    const played = after(
      start,
      by('aragorn', { kind: 'play', card: 'prince-imrahil', to: 'reserve' }),
      cycles('aragorn', 'knights-of-dol-amroth'),
      accepts('aragorn'),
      cycles('aragorn', 'lembas'),
      takes('aragorn', 'knights-of-dol-amroth'),
    )
    expect(places(played, 'knights-of-dol-amroth', 'lembas')).toEqual(['hand', 'deck'])
  })

  it('TC-36: Orthanc: Saruman is taken out of the pile, and the pile goes into the deck', () => {
    const deck: ReadonlyArray<CopyId> = ['gollum', 'shelob', 'ugluk', 'hill-troll']
    const cycle: ReadonlyArray<CopyId> = ['saruman', 'wolf-riders', 'cave-troll']
    const woken = wakes('orthanc', {
      deck: [...deck, 'olog-hai', 'sting', 'arwen'],
      cycle,
      rest: 'eliminated',
    })
    const taken = after(woken, accepts('saruman'), by('saruman', { kind: 'take', card: 'saruman' }))
    expect([where(taken, 'saruman'), sizes(taken, 'saruman')]).toMatchObject(['hand', { deck: 6, cycle: 0 }])
    expect(sizes(after(woken, declines('saruman')), 'saruman')).toMatchObject({ deck: 7, cycle: 0, hand: 0 })
  })

  it('TC-37: Denethor may forsake himself, and may lose the very card he looks for', () => {
    const start = turnOf('aragorn', { reserve: ['denethor'], deck: ['boromir'], rest: 'eliminated' })
    const lost = after(start, uses('aragorn', 'denethor'), forsakes('aragorn', 'top'))
    expect([where(lost, 'boromir'), asked(lost)]).toEqual(['eliminated', 'saruman decide/turn'])
    const found = after(
      start,
      uses('aragorn', 'denethor'),
      forsakes('aragorn', 'denethor'),
      by('aragorn', { kind: 'take', card: 'boromir' }),
    )
    expect(places(found, 'denethor', 'boromir')).toEqual(['eliminated', 'hand'])
  })
})
