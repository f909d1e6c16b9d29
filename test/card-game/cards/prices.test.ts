/**
 * What a text gives for a card given up: the price is paid only where some of it can happen (OR-73). That it
 * is so for every text with a price shows `properties/prices.test.ts`.
 */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/card-game'
import { accepts, chooses, cycles, declines, forsakes, holding, loses, NEXT } from './scenes'
import { plays, playsEvent, takes, turnOf, uses } from './scenes'
import { leadsTo, wakes } from './locations'
import { after, asked, by, offered, offers, playing, refused } from '../support/play'
import { corruption, places, sizes, tokens, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

const RULE = 'eliminate.someGain'
/** Nobody has a card but those that are named. */
const BARE = { rest: 'eliminated' } as const satisfies PositionSpec

describe('a draw', () => {
  const fatty = (spec: PositionSpec) => turnOf('frodo', { ...BARE, reserve: ['fatty-bolger'], ...spec })

  ruleForbids('eliminate.someGain', 'Fatty Bolger is not eliminated with nothing to draw', () => {
    expect(refused(fatty({ hand: ['gimli'] }), uses('frodo', 'fatty-bolger'))).toEqual([RULE])
    expect(offered(fatty({ hand: ['gimli'] }), { kind: 'use' })).toEqual([])
  })

  ruleAllows(
    'eliminate.someGain',
    'one card to draw is enough, in the deck or in the pile that becomes one',
    () => {
      for (const spec of [{ deck: ['gimli'] }, { cycle: ['gimli'] }] as const) {
        const state = after(fatty(spec), uses('frodo', 'fatty-bolger'))
        expect(places(state, 'fatty-bolger', 'gimli')).toEqual(['eliminated', 'hand'])
      }
    },
  )

  it('brings back what the price has cycled, if there is nothing else: Bilbo, Vilya, the Commander', () => {
    const bilbo = turnOf('frodo', { ...BARE, reserve: ['bilbo-baggins'] })
    expect(where(after(bilbo, uses('frodo', 'bilbo-baggins')), 'bilbo-baggins')).toBe('hand')
    const vilya = turnOf('aragorn', {
      ...BARE,
      reserve: ['elrond'],
      items: { elrond: ['vilya-ring-of-air'] },
    })
    expect(refused(vilya, uses('aragorn', 'vilya-ring-of-air'))).toEqual([])
    const commander = turnOf('witch-king', { ...BARE, reserve: ['the-commander'] })
    expect(refused(commander, uses('witch-king', 'the-commander'))).toEqual([])
  })
})

describe.each(['minas-tirith', 'dol-amroth', 'pelargir', 'osgiliath'] as const)('%s', (place) => {
  const comesUp = (spec: PositionSpec) => (place === 'osgiliath' ? leadsTo(place, spec) : wakes(place, spec))
  const goesOn = place === 'osgiliath' ? 'frodo decide/turn' : 'nature path'

  ruleForbids(
    'eliminate.someGain',
    `${place}: nobody is asked to forsake a card with nothing to draw`,
    () => {
      const state = comesUp({ ...BARE, hand: ['boromir'], reserve: ['denethor'] })
      expect(asked(state)).toBe(goesOn)
      expect(refused(state, accepts('aragorn'))).not.toEqual([])
    },
  )

  it(`${place}: a card is forsaken for a single card to draw`, () => {
    const state = comesUp({ ...BARE, hand: ['boromir'], deck: ['denethor'] })
    const drawn = after(state, accepts('aragorn'), forsakes('aragorn', 'boromir'))
    expect(places(drawn, 'boromir', 'denethor')).toEqual(['eliminated', 'hand'])
  })

  it(`${place}: it stays forsaken, if it was itself the last card to draw`, () => {
    const state = comesUp({ ...BARE, hand: ['boromir'], deck: ['denethor'] })
    const gone = after(state, accepts('aragorn'), forsakes('aragorn', 'top'))
    expect(places(gone, 'boromir', 'denethor')).toEqual(['hand', 'eliminated'])
    expect(sizes(gone, 'aragorn')).toMatchObject({ hand: 1, deck: 0 })
  })
})

describe('a loss of the others', () => {
  it.each([
    ['saruman', 'hill-troll'],
    ['saruman', 'cave-troll'],
    ['saruman', 'barrow-wights'],
    ['saruman', 'candles-of-corpses'],
    ['saruman', 'caradhras-the-cruel'],
    ['witch-king', 'the-reaver'],
    ['witch-king', 'the-beguiler'],
  ] as const)('%s: %s stays where nobody has a card to lose', (seat, card) => {
    const start = turnOf(seat, { ...BARE, reserve: [card], hand: ['olog-hai', 'wolf-riders'] })
    expect(refused(start, uses(seat, card))).toEqual([RULE])
    // What fights is no card that can be forsaken.
    const fighting = turnOf(seat, { ...BARE, reserve: [card], on: { path: ['gandalf-the-grey'] } })
    expect(refused(fighting, uses(seat, card))).toEqual([RULE])
    for (const spec of [
      { hand: ['arwen'] },
      { deck: ['arwen'] },
      { cycle: ['arwen'] },
      { reserve: [card, 'arwen'] },
    ] as const)
      expect(refused(turnOf(seat, { ...BARE, reserve: [card], ...spec }), uses(seat, card))).toEqual([])
  })

  it('Narya stays where no Shadow player has a card', () => {
    const ring = {
      reserve: ['gandalf-the-grey'],
      items: { 'gandalf-the-grey': ['narya-ring-of-fire'] },
    } as const
    const start = turnOf('frodo', { ...BARE, ...ring })
    expect(refused(start, uses('frodo', 'narya-ring-of-fire'))).toEqual([RULE])
    const one = turnOf('frodo', { ...BARE, ...ring, deck: ['gollum'] })
    expect(asked(after(one, uses('frodo', 'narya-ring-of-fire')))).toBe('saruman decide/forsake')
  })
})

describe('corruption', () => {
  const lembas = (spec: PositionSpec) =>
    turnOf('frodo', {
      path: 'weathertop',
      on: { path: ['sam-gamgee'] },
      items: { 'sam-gamgee': ['lembas'] },
      ...spec,
    })

  ruleForbids('eliminate.someGain', 'Lembas is not eaten without a corruption to remove', () => {
    expect(refused(lembas({}), uses('frodo', 'lembas'))).toEqual([RULE])
  })

  it('a single one is enough', () => {
    expect(corruption(after(lembas({ corruption: 1 }), uses('frodo', 'lembas')))).toBe(0)
  })

  it('is added wherever somebody pays for it', () => {
    const start = turnOf('witch-king', { ...BARE, path: 'dead-marshes', on: { path: ['grishnakh'] } })
    expect(corruption(after(start, uses('witch-king', 'grishnakh')))).toBe(1)
  })
})

describe('Death! Ride, Ride to Ruin', () => {
  const CARD = 'death-ride-ride-to-ruin'
  const rides = (spec: PositionSpec) =>
    after(
      holding('frodo', CARD, { battlegrounds: ['edoras', 'morannon'], reserve: ['eomer', 'eowyn'], ...spec }),
      ...playsEvent('frodo', CARD),
    )

  ruleForbids(
    'eliminate.someGain',
    'no card of Rohan is given up without a Mordor card on a battleground',
    () => {
      // Mordor elsewhere, and others of the Shadow on the battlegrounds, are no Mordor cards there.
      const state = rides({ on: { edoras: ['wolf-riders'], path: ['the-witch-king'] } })
      expect(asked(state)).toBe(NEXT.frodo)
      expect(places(state, 'eomer', 'eowyn', CARD)).toEqual(['reserve', 'reserve', 'eliminated'])
    },
  )

  ruleAllows('eliminate.someGain', 'one is enough for any number of them', () => {
    const asks = rides({ on: { morannon: ['mordor-orcs-2'] } })
    expect(offers(asks, 'eliminate', 'card')).toEqual(['eomer', 'eowyn'])
    const given = after(asks, loses('frodo', 'eomer'), loses('frodo', 'eowyn'))
    expect(where(after(given, loses('witch-king', 'mordor-orcs-2')), 'mordor-orcs-2')).toBe('eliminated')
  })
})

describe('two things for one price', () => {
  const CARD = 'herbs-and-stewed-rabbit'
  const herbs = (spec: PositionSpec) =>
    turnOf('frodo', { ...BARE, reserve: ['sam-gamgee'], items: { 'sam-gamgee': [CARD] }, ...spec })

  it('either is enough: Herbs bring a Hobbit back, or draw a card', () => {
    const hobbit = after(herbs({ cycle: ['merry-brandybuck'] }), uses('frodo', CARD))
    expect(where(after(hobbit, takes('frodo', 'merry-brandybuck')), 'merry-brandybuck')).toBe('hand')
    const { state, events } = playing(herbs({ deck: ['gimli'] }), uses('frodo', CARD))
    expect(places(state, CARD, 'gimli')).toEqual(['eliminated', 'hand'])
    expect(events.map(({ kind }) => kind)).not.toContain('CardTaken')
  })

  ruleForbids('eliminate.someGain', 'with neither it is not eaten', () => {
    expect(refused(herbs({ hand: ['merry-brandybuck'] }), uses('frodo', CARD))).toEqual([RULE, 'take.shown'])
  })

  it('one of two Hobbits is enough for the Ent-draught', () => {
    const draught = (spec: PositionSpec) =>
      turnOf('frodo', {
        config: { promos: true },
        ...BARE,
        reserve: ['quickbeam'],
        items: { quickbeam: ['ent-draught'] },
        ...spec,
      })
    expect(refused(draught({ cycle: ['gimli'] }), uses('frodo', 'ent-draught'))).toEqual([RULE, 'take.shown'])
    const drunk = after(draught({ cycle: ['sam-gamgee'] }), uses('frodo', 'ent-draught'))
    expect(asked(after(drunk, takes('frodo', 'sam-gamgee')))).toBe(NEXT.frodo)
  })

  it('Gríma fetches Saruman or is rid of a Rohan character: one of them must be possible (OR-48)', () => {
    const grima = (spec: PositionSpec) =>
      turnOf('saruman', { ...BARE, reserve: ['grima-wormtongue'], ...spec })
    expect(refused(grima({ hand: ['saruman'] }), uses('saruman', 'grima-wormtongue'))).toEqual([
      'cards.text',
      RULE,
    ])
    const one = after(
      grima({ on: { path: [] }, reserve: ['grima-wormtongue', 'eomer'] }),
      uses('saruman', 'grima-wormtongue'),
    )
    expect(refused(one, chooses('saruman', 1))).toEqual(['take.shown'])
    expect(where(after(one, chooses('saruman', 2), loses('saruman', 'eomer')), 'eomer')).toBe('eliminated')
  })
})

describe('what is no price', () => {
  it('an event orders: Paths of the Dead are walked with nothing to draw (OR-17)', () => {
    const start = turnOf('aragorn', {
      ...BARE,
      hand: ['paths-of-the-dead'],
      reserve: ['boromir', 'denethor', 'halbarad'],
    })
    const state = after(
      start,
      by('aragorn', { kind: 'playEvent', card: 'paths-of-the-dead' }),
      ...(['boromir', 'denethor', 'halbarad'] as const).map((card) => forsakes('aragorn', card)),
    )
    expect(places(state, 'denethor', 'halbarad')).toEqual(['eliminated', 'eliminated'])
    expect(asked(state)).toBe(NEXT.aragorn)
  })

  it('winnowing is an action, and needs no card to draw (OR-29)', () => {
    const start = turnOf('frodo', { ...BARE, hand: ['gimli', 'eomer'] })
    expect(offered(start, { kind: 'winnow' }).length).toBe(1)
  })

  it('a token is always to be had for its price: Gorbag and Shagrat', () => {
    const CARD = 'gorbag-and-shagrat'
    const start = holding('witch-king', CARD, { ...BARE, path: 'morgul-vale', hand: ['olog-hai'] })
    const played = after(start, ...plays('witch-king', CARD, 'path'))
    const state = after(played, accepts('witch-king'), cycles('witch-king', 'olog-hai'))
    expect(tokens(state, CARD)).toEqual([1, 0])
    expect(asked(after(played, declines('witch-king')))).toBe(NEXT['witch-king'])
  })
})
