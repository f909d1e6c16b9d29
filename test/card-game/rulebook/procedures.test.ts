/** Chapter 9: cycling, drawing, eliminating, forsaking, removing, taking. */
import { describe, expect } from 'vitest'
import { after, asked, by, chances, comes, eventsAs, offers, playing, refused } from '../support/play'
import { pile, places, sizes, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { leadsTo, wakes } from '../cards/locations'
import {
  accepts,
  cycles,
  declines,
  forsakes,
  holding,
  loses,
  picks,
  plays,
  takes,
  turnOf,
  uses,
} from '../cards/scenes'

describe('cycling and drawing', () => {
  ruleAllows('cycle.pile', 'a cycled card lies on the own cycle pile', () => {
    const state = after(turnOf('frodo', { hand: ['gimli'] }), cycles('frodo', 'gimli'))
    expect(pile(state, 'frodo', 'cycle')).toEqual(['gimli'])
  })

  ruleForbids('cycle.pile', 'face down: others do not learn which it is', () => {
    const [event] = eventsAs('CardCycled', turnOf('frodo', { hand: ['gimli'] }), cycles('frodo', 'gimli'))
    expect(event?.only).toBe('frodo')
  })

  const beguiled = after(
    turnOf('witch-king', { reserve: ['the-beguiler', 'arwen'], rest: 'eliminated' }),
    uses('witch-king', 'the-beguiler'),
  )

  ruleAllows('cycle.emptyHand', 'an ordered cycle from an empty hand becomes a forsake', () => {
    expect(asked(beguiled)).toBe('aragorn decide/forsake')
    expect(where(after(beguiled, forsakes('aragorn', 'arwen')), 'arwen')).toBe('eliminated')
  })

  ruleForbids('cycle.emptyHand', 'an optional one does not (OR-27)', () => {
    const state = after(
      holding('aragorn', 'prince-imrahil'),
      ...plays('aragorn', 'prince-imrahil', 'reserve'),
    )
    expect(asked(state)).toBe('saruman decide/turn')
  })

  const ring = by('frodo', { kind: 'useRing' })

  ruleAllows('draw.top', 'any card of the own deck may come up', () => {
    const start = after(turnOf('frodo', { deck: ['gimli', 'eomer', 'sting'], rest: 'eliminated' }), ring)
    expect(chances(start)).toEqual(['gimli', 'sting', 'eomer'])
  })

  ruleForbids('draw.top', 'none of the piles, and none twice', () => {
    const start = after(turnOf('frodo', { cycle: ['gimli'] }), ring)
    expect(chances(start)).not.toContain('gimli')
    expect(chances(after(start, { outcomes: ['eomer'] }))).not.toContain('eomer')
  })

  ruleAllows('recycle.empty', 'the pile becomes the deck at once, in the middle of a draw too', () => {
    const start = turnOf('frodo', {
      reserve: ['bilbo-baggins'],
      deck: ['gimli'],
      cycle: ['eomer'],
      rest: 'eliminated',
    })
    const drawn = after(start, uses('frodo', 'bilbo-baggins'), comes('eomer'))
    expect(places(drawn, 'gimli', 'eomer', 'bilbo-baggins')).toEqual(['hand', 'hand', 'deck'])
  })

  ruleForbids('recycle.empty', 'not before it runs out', () => {
    const start = turnOf('frodo', {
      reserve: ['bilbo-baggins'],
      deck: ['gimli', 'sting', 'theoden'],
      cycle: ['eomer'],
      rest: 'eliminated',
    })
    const drawn = after(start, uses('frodo', 'bilbo-baggins'), comes('gimli', 'sting'))
    expect(sizes(drawn, 'frodo')).toMatchObject({ hand: 2, deck: 1, cycle: 2 })
  })

  ruleAllows('recycle.byText', 'Orthanc shuffles the pile into what is left of the deck', () => {
    const state = after(wakes('orthanc', { cycle: ['gollum', 'shelob'] }), declines('saruman'))
    expect(sizes(state, 'saruman')).toEqual({ hand: 0, deck: 30, cycle: 0, eliminated: 0 })
  })

  ruleForbids('recycle.byText', 'it brings back nothing that was eliminated', () => {
    const state = after(wakes('orthanc', { eliminated: ['gollum'], cycle: ['shelob'] }), declines('saruman'))
    expect(places(state, 'gollum', 'shelob')).toEqual(['eliminated', 'deck'])
  })
})

describe('eliminating', () => {
  const winnow = turnOf('frodo', { hand: ['gimli', 'frodo-baggins'] })
  const both = [
    by('frodo', { kind: 'winnow' }),
    loses('frodo', 'gimli'),
    loses('frodo', 'frodo-baggins'),
    comes('eomer'),
  ] as const

  ruleAllows('eliminate.pile', 'an eliminated card lies on the eliminated pile', () => {
    expect(pile(after(winnow, ...both), 'frodo', 'eliminated')).toEqual(['gimli'])
  })

  ruleForbids('eliminate.pile', 'it never comes back', () => {
    const start = turnOf('frodo', { eliminated: ['gandalf-the-grey'], reserve: ['gwaihir-the-windlord'] })
    expect(refused(start, uses('frodo', 'gwaihir-the-windlord'))).toEqual([
      'eliminate.someGain',
      'take.shown',
    ])
  })

  ruleAllows('eliminate.shown', 'Frodo is shown, whose text answers to it', () => {
    const shown = eventsAs('EliminationReplaced', winnow, ...both)
    expect(shown.map(({ shown: card }) => card)).toEqual(['frodo-baggins'])
  })

  ruleForbids('eliminate.shown', 'Gimli is not', () => {
    const [event] = eventsAs('CardEliminated', winnow, ...both)
    expect([event?.eliminated, event?.only]).toEqual(['gimli', 'frodo'])
  })

  ruleAllows('eliminate.impossible', 'who has nothing forsakes nothing', () => {
    const state = leadsTo('caradhras', { rest: 'eliminated' })
    expect(asked(state)).toBe('frodo decide/turn')
  })

  ruleForbids('eliminate.impossible', 'who has a card is not spared', () => {
    const state = leadsTo('caradhras', { hand: ['gimli'], rest: 'eliminated' })
    expect(asked(state)).toBe('frodo decide/forsake')
    expect(refused(state, declines('frodo'))).not.toEqual([])
  })

  const tirith = wakes('minas-tirith', { hand: ['boromir'] })

  ruleAllows('eliminate.noGain', 'a card given up buys what the text says', () => {
    const state = after(tirith, accepts('aragorn'), forsakes('aragorn', 'boromir'))
    expect(asked(state)).toBe('nature deck of aragorn')
  })

  ruleForbids('eliminate.noGain', 'nothing is gained without it', () => {
    expect(sizes(after(tirith, declines('aragorn')), 'aragorn').hand).toBe(1)
    const legolas = after(
      holding('aragorn', 'legolas', { cycle: ['bow-of-the-galadhrim'] }),
      ...plays('aragorn', 'legolas', 'reserve'),
    )
    expect(refused(legolas, accepts('aragorn'))).toEqual(['take.shown'])
    const nothing = turnOf('saruman', {
      reserve: ['saruman'],
      items: { saruman: ['palantir-of-orthanc'] },
      rest: 'eliminated',
    })
    expect(refused(nothing, uses('saruman', 'palantir-of-orthanc'))).toEqual(['eliminate.noGain'])
  })

  const treebeard = after(
    holding('frodo', 'treebeard', { battlegrounds: ['edoras'], reserve: ['wolf-riders', 'saruman'] }),
    ...plays('frodo', 'treebeard', 'edoras'),
  )

  ruleAllows('eliminate.chosen', 'the Isengard player picks the army', () => {
    expect(offers(treebeard, 'eliminate', 'card')).toEqual(['wolf-riders'])
  })

  ruleForbids('eliminate.chosen', 'no other card', () => {
    expect(refused(treebeard, loses('saruman', 'saruman'))).toEqual(['eliminate.chosen'])
  })
})

describe('forsaking, removing, taking', () => {
  const told = after(
    turnOf('witch-king', { reserve: ['the-reaver', 'denethor'], hand: ['arwen'], cycle: ['elrond'] }),
    uses('witch-king', 'the-reaver'),
  )

  ruleAllows('forsake.choice', 'a card of the hand, one of the reserve, or the top of the deck', () => {
    expect(offers(told, 'forsake', 'card')).toEqual(['arwen', 'denethor', 'top'])
  })

  ruleForbids('forsake.choice', 'none of the cycle pile, and none of another seat', () => {
    expect(refused(told, forsakes('aragorn', 'elrond'))).toEqual(['forsake.choice'])
    expect(refused(told, forsakes('aragorn', 'the-witch-king'))).toEqual(['forsake.choice'])
  })

  ruleAllows('forsake.unseen', 'the top card is turned up after it was chosen', () => {
    const top = after(told, forsakes('aragorn', 'top'))
    expect(asked(top)).toBe('nature deck of aragorn: forsaken')
    expect(where(after(top, { outcomes: ['boromir'] }), 'boromir')).toBe('eliminated')
  })

  ruleForbids('forsake.unseen', 'no card of the deck is named', () => {
    expect(refused(told, forsakes('aragorn', 'boromir'))).toEqual(['forsake.choice'])
  })

  ruleAllows('remove.anywhere', 'Strider leaves the game from wherever he is', () => {
    for (const spec of [
      {},
      { cycle: ['strider'] },
      { hand: ['strider'] },
      { on: { path: ['strider'] } },
    ] as const)
      expect(
        where(
          after(holding('aragorn', 'aragorn', spec), ...plays('aragorn', 'aragorn', 'reserve')),
          'strider',
        ),
      ).toBe('eliminated')
  })

  ruleForbids('remove.anywhere', 'nobody else does', () => {
    const state = after(
      holding('aragorn', 'aragorn', { reserve: ['halbarad'] }),
      ...plays('aragorn', 'aragorn', 'reserve'),
    )
    expect(places(state, 'halbarad', 'boromir')).toEqual(['reserve', 'deck'])
  })

  const halbarad = turnOf('aragorn', { reserve: ['halbarad'], cycle: ['aragorn'] })

  ruleAllows('take.shown', 'Strider is found in the deck, shown and put into hand', () => {
    const { state, events } = playing(halbarad, uses('aragorn', 'halbarad'), takes('aragorn', 'strider'))
    expect(where(state, 'strider')).toBe('hand')
    const taken = events.find(({ kind }) => kind === 'CardTaken')
    expect(taken).toMatchObject({ taken: 'strider', from: 'deck' })
    expect(taken?.only).toBeUndefined()
  })

  ruleForbids('take.shown', 'nobody out of another pile', () => {
    const used = after(halbarad, uses('aragorn', 'halbarad'))
    expect(refused(used, takes('aragorn', 'aragorn'))).toEqual(['take.shown'])
  })

  const palantir = after(
    turnOf('saruman', { reserve: ['saruman'], items: { saruman: ['palantir-of-orthanc'] } }),
    uses('saruman', 'palantir-of-orthanc'),
    comes('gollum', 'shelob', 'ugluk'),
  )

  ruleAllows('look.apart', 'each of three goes where the text says', () => {
    const state = after(
      palantir,
      picks('saruman', 'shelob'),
      picks('saruman', 'gollum'),
      picks('saruman', 'ugluk'),
    )
    expect(places(state, 'shelob', 'gollum', 'ugluk')).toEqual(['eliminated', 'cycle', 'hand'])
  })

  ruleForbids('look.apart', 'no card that was not looked at', () => {
    expect(refused(palantir, picks('saruman', 'cave-troll'))).toEqual(['look.apart'])
    expect(sizes(palantir, 'saruman').hand).toBe(0)
  })
})
