/** Dwarf cards and Hobbit characters. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, offers, refused } from '../support/play'
import { places, tokens, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  accepts,
  counted,
  declines,
  fightAt,
  forsakes,
  fought,
  holding,
  loses,
  moves,
  NEXT,
  plays,
  takes,
  titled,
  turnOf,
  uses,
} from './scenes'

const ME = 'frodo'
const TURN_OVER = NEXT[ME]
/** The Reaver makes the Free Peoples forsake; Aragorn's player has nothing. */
const reaver = (spec: Parameters<typeof turnOf>[1]) =>
  after(
    turnOf('witch-king', { rest: 'eliminated', ...spec, reserve: ['the-reaver', ...(spec?.reserve ?? [])] }),
    uses('witch-king', 'the-reaver'),
  )

describe(titled('gimli'), () => {
  it('may take his Axe out of the cycle pile when played', () => {
    const played = after(holding(ME, 'gimli', { cycle: ['dwarven-axe'] }), ...plays(ME, 'gimli', 'path'))
    expect(asked(played)).toBe('frodo decide/alternative')
    expect(places(after(played, accepts(ME), takes(ME, 'dwarven-axe')), 'gimli', 'dwarven-axe')).toEqual([
      'path',
      'hand',
    ])
    expect(where(after(played, declines(ME)), 'dwarven-axe')).toBe('cycle')
  })

  it('is asked, but cannot, while it is in the draw deck (CARD-3)', () => {
    const played = after(holding(ME, 'gimli'), ...plays(ME, 'gimli', 'reserve'))
    expect(asked(played)).toBe('frodo decide/alternative')
    expect(refused(played, accepts(ME))).not.toEqual([])
    expect(asked(after(played, declines(ME)))).toBe(TURN_OVER)
  })

  it('fights in Moria and on no other battleground', () => {
    const start = holding(ME, 'gimli', { battlegrounds: ['moria', 'helms-deep'] })
    expect(offers(start, 'play', 'to', { card: 'gimli' })).toEqual(['reserve', 'path', 'moria'])
  })
})

describe(titled('dwarven-axe'), () => {
  it('is wielded by Gimli and gives him its icons (CARD-2)', () => {
    const start = holding(ME, 'dwarven-axe', { reserve: ['gimli', 'sam-gamgee'] })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['gimli'])
    const moria = turnOf(ME, {
      battlegrounds: ['moria'],
      on: { moria: ['gimli'] },
      items: { gimli: ['dwarven-axe'] },
    })
    expect(counted(moria, 'moria')).toEqual([2, 2, 0])
  })
})

describe(titled('frodo-baggins'), () => {
  it('is cycled when forsaken from reserve, and his items are eliminated', () => {
    const told = reaver({
      reserve: ['frodo-baggins'],
      items: { 'frodo-baggins': ['mithril-coat', 'phial-of-galadriel'] },
    })
    const state = after(told, forsakes(ME, 'frodo-baggins'))
    expect(places(state, 'frodo-baggins', 'mithril-coat', 'phial-of-galadriel')).toEqual([
      'cycle',
      'eliminated',
      'eliminated',
    ])
  })

  it('is cycled when forsaken from hand, or from the top of the deck', () => {
    expect(
      where(after(reaver({ hand: ['frodo-baggins'] }), forsakes(ME, 'frodo-baggins')), 'frodo-baggins'),
    ).toBe('cycle')
    const top = after(reaver({ deck: ['frodo-baggins'], cycle: ['gimli'] }), forsakes(ME, 'top'))
    expect(['cycle', 'deck']).toContain(where(top, 'frodo-baggins'))
    expect(where(top, 'frodo-baggins')).not.toBe('eliminated')
  })

  it('is cycled when winnowed, which still draws a card', () => {
    const start = turnOf(ME, { hand: ['frodo-baggins', 'gimli'] })
    const state = after(
      start,
      by(ME, { kind: 'winnow' }),
      loses(ME, 'frodo-baggins'),
      loses(ME, 'gimli'),
      comes('sam-gamgee'),
    )
    expect(places(state, 'frodo-baggins', 'gimli', 'sam-gamgee')).toEqual(['cycle', 'eliminated', 'hand'])
  })

  it('is cycled when lost on a path, having cancelled', () => {
    const start = turnOf(ME, {
      path: 'weathertop',
      on: { path: ['frodo-baggins', 'strider', 'the-witch-king', 'the-reaver'] },
      items: { 'frodo-baggins': ['mithril-coat'] },
    })
    const state = fightAt(start, 'path', 'frodo-baggins')
    expect(places(state, 'frodo-baggins', 'mithril-coat', 'strider')).toEqual([
      'cycle',
      'eliminated',
      'cycle',
    ])
  })

  it('wears an Elven Cloak, and his player says which text saves him (OR-44)', () => {
    const start = turnOf(ME, {
      path: 'weathertop',
      on: { path: ['frodo-baggins', 'the-witch-king'] },
      items: { 'frodo-baggins': ['elven-cloak', 'mithril-coat'] },
    })
    const lost = fightAt(start, 'path', 'frodo-baggins')
    expect(asked(lost)).toBe('frodo decide/replacement')
    const cloak = after(lost, by(ME, { kind: 'replace', by: 'elven-cloak' }))
    expect(places(cloak, 'frodo-baggins', 'elven-cloak', 'mithril-coat')).toEqual(['cycle', 'cycle', 'cycle'])
    const own = after(lost, by(ME, { kind: 'replace', by: 'frodo-baggins' }))
    expect(places(own, 'frodo-baggins', 'elven-cloak', 'mithril-coat')).toEqual([
      'cycle',
      'eliminated',
      'eliminated',
    ])
  })
})

describe.each([
  ['merry-brandybuck', 'helms-deep', 'minas-tirith', 'village-militia'],
  ['pippin-took', 'minas-tirith', 'helms-deep', 'soldiers-of-gondor'],
] as const)('%s', (card, home, abroad, army) => {
  const enemies = {
    'helms-deep': ['devilry-of-saruman', 'white-hand-orcs'],
    'minas-tirith': ['grond-hammer-of-the-underworld', 'olog-hai'],
  } as const

  it(`${card} may go to ${home}, alone too, and not to ${abroad} (OR-24)`, () => {
    const start = turnOf(ME, { battlegrounds: [home, abroad], reserve: [card] })
    expect(offers(start, 'move', 'to', { card })).toEqual(['path', home])
    expect(refused(start, moves(ME, card, abroad))).toEqual(['action.moveWhere', 'play.faction'])
    const played = turnOf(ME, { battlegrounds: [home], hand: [card, 'gimli'] })
    expect(offers(played, 'play', 'to', { card })).toEqual(['reserve', 'path', home])
  })

  it(`${card} counts his leadership with an army of theirs, and no icon without`, () => {
    const alone = turnOf(ME, { battlegrounds: [home], on: { [home]: [card, ...enemies[home]] } })
    expect(fought(alone, home)).toEqual(['shadow', 2])
    expect(where(fightAt(alone, home), card)).toBe('cycle')
    const led = turnOf(ME, { battlegrounds: [home], on: { [home]: [card, army, ...enemies[home]] } })
    expect(fought(led, home)).toEqual(['free-peoples', 0])
    expect(places(fightAt(led, home), card, army)).toEqual(['eliminated', 'eliminated'])
  })

  it(`${card} is cycled with his items when lost in path combat`, () => {
    const start = turnOf(ME, {
      path: 'weathertop',
      on: { path: [card, 'the-witch-king'] },
      items: { [card]: ['blade-of-westernesse'] },
    })
    const state = fightAt(start, 'path', card)
    expect(places(state, card, 'blade-of-westernesse')).toEqual(['cycle', 'cycle'])
  })

  ruleForbids('eliminate.pile', `${card} is eliminated when forsaken`, () => {
    expect(where(after(reaver({ reserve: [card] }), forsakes(ME, card)), card)).toBe('eliminated')
  })
})

describe(titled('sam-gamgee'), () => {
  it('is cycled with his items for a defense token on the path', () => {
    const start = turnOf(ME, { reserve: ['sam-gamgee'], items: { 'sam-gamgee': ['phial-of-galadriel'] } })
    const state = after(start, uses(ME, 'sam-gamgee'))
    expect(places(state, 'sam-gamgee', 'phial-of-galadriel')).toEqual(['cycle', 'cycle'])
    expect(tokens(state, 'path')).toEqual([0, 1])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('is used from reserve only', () => {
    expect(refused(turnOf(ME, { on: { path: ['sam-gamgee'] } }), uses(ME, 'sam-gamgee'))).toEqual([
      'action.use',
    ])
  })
})

describe(titled('bilbo-baggins'), () => {
  it('is cycled to draw two', () => {
    const state = after(
      turnOf(ME, { reserve: ['bilbo-baggins'] }),
      uses(ME, 'bilbo-baggins'),
      comes('gimli', 'eomer'),
    )
    expect(places(state, 'bilbo-baggins', 'gimli', 'eomer')).toEqual(['cycle', 'hand', 'hand'])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('is used from reserve only', () => {
    expect(refused(turnOf(ME, { on: { path: ['bilbo-baggins'] } }), uses(ME, 'bilbo-baggins'))).toEqual([
      'action.use',
    ])
  })

  it('is cycled with his items, each to its owner, when forsaken', () => {
    const told = reaver({ reserve: ['bilbo-baggins'], items: { 'bilbo-baggins': ['elven-cloak'] } })
    const state = after(told, forsakes(ME, 'bilbo-baggins'))
    expect(places(state, 'bilbo-baggins', 'elven-cloak')).toEqual(['cycle', 'cycle'])
  })

  ruleForbids('play.oncePerRound', 'drawn again in the round he was played, he waits for the next', () => {
    const start = turnOf(ME, { hand: ['bilbo-baggins', 'gimli'], played: ['bilbo-baggins'] })
    expect(refused(start, by(ME, { kind: 'play', card: 'bilbo-baggins', to: 'reserve' }))).toEqual([
      'play.oncePerRound',
    ])
    expect(refused(start, by(ME, { kind: 'cycle', card: 'bilbo-baggins' }))).toEqual([])
  })
})

describe(titled('fatty-bolger'), () => {
  it('is eliminated to draw three', () => {
    const start = turnOf(ME, { reserve: ['fatty-bolger'] })
    const state = after(start, uses(ME, 'fatty-bolger'), comes('gimli', 'eomer', 'sting'))
    expect(places(state, 'fatty-bolger', 'gimli', 'eomer', 'sting')).toEqual([
      'eliminated',
      'hand',
      'hand',
      'hand',
    ])
  })

  it('is cycled when forsaken from reserve, and eliminated from hand (OR-49)', () => {
    expect(
      where(after(reaver({ reserve: ['fatty-bolger'] }), forsakes(ME, 'fatty-bolger')), 'fatty-bolger'),
    ).toBe('cycle')
    expect(
      where(after(reaver({ hand: ['fatty-bolger'] }), forsakes(ME, 'fatty-bolger')), 'fatty-bolger'),
    ).toBe('eliminated')
  })

  it('goes to no path and no battleground', () => {
    const start = holding(ME, 'fatty-bolger', { battlegrounds: ['helms-deep'] })
    expect(offers(start, 'play', 'to', { card: 'fatty-bolger' })).toEqual(['reserve'])
  })
})
