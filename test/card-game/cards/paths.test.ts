/** What paths say when they are activated. */
import { describe, expect, it } from 'vitest'
import type { CopyId, PathId, Seat } from '../../../src/card-game'
import { after, asked, by, comes, offers } from '../support/play'
import { active, places, tokens, where } from '../support/read'
import { accepts, cycles, declines, forsakes, fought, titled } from './scenes'
import { leadsTo } from './locations'

const FIRST_TURN = 'frodo decide/turn'

/** Paths on which one player draws cards, and nothing else. */
const DRAWS: ReadonlyArray<readonly [PathId, ReadonlyArray<CopyId>]> = [
  ['bag-end', ['gimli', 'eomer']],
  ['weathertop', ['olog-hai', 'the-reaver']],
  ['imladris', ['arwen', 'elrond']],
  ['khazad-dum', ['gollum', 'shelob']],
  ['dead-marshes', ['gollum', 'shelob']],
  ['henneth-annun', ['arwen']],
  ['shelobs-lair', ['gollum', 'shelob']],
  ['orodruin', ['olog-hai', 'the-reaver']],
  ['crack-of-doom', ['gollum', 'shelob']],
  ['bucklebury-ferry', ['gimli', 'olog-hai']],
  ['inn-of-the-prancing-pony', ['olog-hai', 'the-reaver', 'gollum', 'shelob']],
  ['the-council-of-elrond', ['gimli', 'arwen']],
  ['the-crossroads', ['gimli', 'arwen']],
]

describe.each(DRAWS)('%s', (path, drawn) => {
  it(`${path} lets its players draw, ${drawn.length} in all`, () => {
    const state = leadsTo(path, {}, ...drawn)
    expect(drawn.filter((card) => where(state, card) !== 'hand')).toEqual([])
    expect([active(state), asked(state)]).toEqual([[path], FIRST_TURN])
  })

  it(`${path} draws as far as there are cards`, () => {
    const state = leadsTo(path, { rest: 'eliminated' })
    expect(asked(state)).toBe(FIRST_TURN)
  })
})

describe.each([
  ['gildors-encampment', 'aragorn', ['arwen', 'elrond']],
  ['lothlorien', 'aragorn', ['arwen', 'elrond']],
  ['amon-hen', 'witch-king', ['olog-hai', 'the-reaver']],
] as const)('%s', (path, seat, [held, drawn]) => {
  it(`${path} lets a player draw a card and cycle one from hand`, () => {
    const state = leadsTo(path, { hand: [held] }, drawn)
    expect([...offers(state, 'cycle', 'card')].sort()).toEqual([held, drawn].sort())
    expect(places(after(state, cycles(seat, held)), held, drawn)).toEqual(['cycle', 'hand'])
  })
})

describe.each(['the-old-forest', 'caradhras', 'emyn-muil'] as const)('%s', (path) => {
  it(`${path} makes every Free Peoples player forsake a card, in turn order`, () => {
    const told = leadsTo(path, { hand: ['gimli', 'arwen'] })
    expect(asked(told)).toBe('frodo decide/forsake')
    const state = after(told, forsakes('frodo', 'gimli'), forsakes('aragorn', 'arwen'))
    expect(places(state, 'gimli', 'arwen')).toEqual(['eliminated', 'eliminated'])
    expect(asked(state)).toBe(FIRST_TURN)
  })

  it(`${path} asks nobody who has nothing`, () => {
    expect(asked(leadsTo(path, { rest: 'eliminated' }))).toBe(FIRST_TURN)
  })
})

describe(titled('fords-of-bruinen'), () => {
  it('makes every Free Peoples player forsake a card and draw three, one after the other', () => {
    const told = leadsTo('fords-of-bruinen', { hand: ['gimli', 'arwen'] })
    const first = after(told, forsakes('frodo', 'gimli'), comes('eomer', 'sting', 'theoden'))
    expect(asked(first)).toBe('aragorn decide/forsake')
    const state = after(first, forsakes('aragorn', 'arwen'), comes('elrond', 'lembas', 'boromir'))
    expect(places(state, 'gimli', 'eomer', 'arwen', 'boromir')).toEqual([
      'eliminated',
      'hand',
      'eliminated',
      'hand',
    ])
  })

  it('is done twice, all of it and again, by the single player of a duel', () => {
    const told = leadsTo('fords-of-bruinen', { config: { scenario: 'duel-2' }, hand: ['gimli', 'arwen'] })
    const first = after(told, forsakes('gandalf', 'gimli'), comes('eomer', 'sting', 'theoden'))
    expect(asked(first)).toBe('gandalf decide/forsake')
    const state = after(first, forsakes('gandalf', 'arwen'), comes('elrond', 'lembas', 'boromir'))
    expect(asked(state)).toBe('gandalf decide/turn')
  })
})

describe(titled('the-doors-of-durin'), () => {
  const asking = leadsTo('the-doors-of-durin', { hand: ['gollum'] })

  it('lets the Monstrous player forsake a card for an attack token there', () => {
    expect(asked(asking)).toBe('saruman decide/alternative')
    const state = after(asking, accepts('saruman'), forsakes('saruman', 'gollum'))
    expect([tokens(state, 'path'), where(state, 'gollum')]).toEqual([[1, 0], 'eliminated'])
    expect(fought(state, 'path')).toEqual(['shadow', 1])
  })

  it('lets him leave it, and does not ask one who has nothing', () => {
    const state = after(asking, declines('saruman'))
    expect([tokens(state, 'path'), asked(state)]).toEqual([[0, 0], FIRST_TURN])
    expect(asked(leadsTo('the-doors-of-durin', { rest: 'eliminated' }))).toBe(FIRST_TURN)
  })
})

describe(titled('dimrill-dale'), () => {
  it('makes every Shadow player cycle two from hand', () => {
    const told = leadsTo('dimrill-dale', { hand: ['olog-hai', 'the-reaver', 'gollum', 'shelob'] })
    const first = after(told, cycles('witch-king', 'olog-hai'), cycles('witch-king', 'the-reaver'))
    const state = after(first, cycles('saruman', 'gollum'), cycles('saruman', 'shelob'))
    expect(places(state, 'olog-hai', 'the-reaver', 'gollum', 'shelob')).toEqual([
      'cycle',
      'cycle',
      'cycle',
      'cycle',
    ])
  })

  it('makes one who lacks a card forsake for it', () => {
    const told = leadsTo('dimrill-dale', { hand: ['olog-hai', 'gollum', 'shelob'] })
    const short = after(told, cycles('witch-king', 'olog-hai'))
    expect(asked(short)).toBe('witch-king decide/forsake')
    const state = after(short, forsakes('witch-king', 'top'), comes('grishnakh'))
    expect(asked(state)).toBe('saruman decide/cycle')
  })
})

describe(titled('egladil'), () => {
  it('lets every Free Peoples player draw two and cycle one', () => {
    const told = leadsTo('egladil', {}, 'gimli', 'eomer')
    const first = after(told, cycles('frodo', 'gimli'), comes('arwen', 'elrond'))
    const state = after(first, cycles('aragorn', 'elrond'))
    expect(places(state, 'gimli', 'eomer', 'arwen', 'elrond')).toEqual(['cycle', 'hand', 'hand', 'cycle'])
  })
})

describe(titled('osgiliath'), () => {
  const asking = leadsTo('osgiliath', { hand: ['boromir'] })

  it('lets the Dúnedain player forsake a card to draw three', () => {
    expect(asked(asking)).toBe('aragorn decide/alternative')
    const state = after(
      asking,
      accepts('aragorn'),
      forsakes('aragorn', 'boromir'),
      comes('arwen', 'elrond', 'lembas'),
    )
    expect(places(state, 'boromir', 'arwen', 'lembas')).toEqual(['eliminated', 'hand', 'hand'])
  })

  it('lets him leave it', () => {
    expect(asked(after(asking, declines('aragorn')))).toBe(FIRST_TURN)
  })
})

const CHOICES: ReadonlyArray<readonly [PathId, CopyId, ReadonlyArray<string>]> = [
  ['morgul-vale', 'the-reaver', ['reserve', 'path']],
  ['cirith-ungol', 'olog-hai', ['reserve']],
]
describe.each(CHOICES)('%s', (path, card, to) => {
  const me: Seat = 'witch-king'
  const five: ReadonlyArray<CopyId> = ['the-reaver', 'olog-hai', 'fell-beast', 'grishnakh', 'morgul-blade']
  const drawn = leadsTo(path, {}, ...five)

  it(`${path} lets the Mordor player play one of five that fits, and cycle the rest`, () => {
    expect(offers(drawn, 'play', 'card')).toEqual([card])
    expect(offers(drawn, 'play', 'to')).toEqual(to)
    const state = after(drawn, by(me, { kind: 'play', card, to: 'reserve' }))
    expect(five.map((one) => where(state, one))).toEqual(
      five.map((one) => (one === card ? 'reserve' : 'cycle')),
    )
    expect(asked(state)).toBe(FIRST_TURN)
  })

  it(`${path} lets him play none`, () => {
    expect(five.map((one) => where(after(drawn, declines(me)), one))).toEqual(five.map(() => 'cycle'))
  })
})

describe(titled('morgai'), () => {
  it('begins with an attack token (OR-54)', () => {
    const state = leadsTo('morgai', {})
    expect([tokens(state, 'path'), asked(state)]).toEqual([[1, 0], FIRST_TURN])
    expect(fought(state, 'path')).toEqual(['shadow', 1])
  })
})
