/** The nine Nazgûl. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, offers, refused } from '../support/play'
import { places, tokens, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  counted,
  cycles,
  forsakes,
  fought,
  holding,
  NEXT,
  plays,
  takes,
  titled,
  turnOf,
  uses,
} from './scenes'

const ME = 'witch-king'
const TURN_OVER = NEXT[ME]
const USED = [
  'the-reaver',
  'the-beguiler',
  'the-hunter',
  'the-messenger',
  'the-commander',
  'the-destroyer',
  'the-warrior',
] as const

describe.each(USED)('%s', (card) => {
  ruleForbids('action.use', `${card} is used from reserve only, and by nobody else`, () => {
    const start = turnOf(ME, { battlegrounds: ['morannon'], on: { path: [card] }, cycle: ['the-witch-king'] })
    expect(refused(start, uses(ME, card))).toEqual(['action.use'])
    const others = turnOf('saruman', {
      battlegrounds: ['morannon'],
      reserve: [card],
      cycle: ['the-witch-king'],
    })
    expect(refused(others, uses('saruman', card))).toEqual(['action.use'])
  })

  it(`${card} may be used in the round he was played into reserve`, () => {
    const start = turnOf(ME, {
      battlegrounds: ['morannon'],
      reserve: [card],
      played: [card],
      cycle: ['the-witch-king'],
    })
    expect(refused(start, uses(ME, card))).toEqual([])
  })
})

describe(titled('the-witch-king'), () => {
  it('goes to every path but 4, and attacks with two', () => {
    expect(counted(turnOf(ME, { path: 'weathertop', on: { path: ['the-witch-king'] } }), 'path')).toEqual([
      2, 0, 2,
    ])
    const four = holding(ME, 'the-witch-king', { path: 'caradhras' })
    expect(refused(four, by(ME, { kind: 'play', card: 'the-witch-king', to: 'path' }))).toEqual([
      'play.pathNumber',
    ])
    expect(asked(after(four, ...plays(ME, 'the-witch-king', 'reserve')))).toBe(TURN_OVER)
  })

  it('is cycled if forsaken from the top of the deck, and eliminated from reserve', () => {
    const last = { hand: ['olog-hai'], rest: 'eliminated' } as const
    const top = after(
      turnOf(ME, { ...last, deck: ['the-witch-king'] }),
      by(ME, { kind: 'play', card: 'olog-hai', to: 'reserve' }),
      forsakes(ME, 'top'),
    )
    expect(where(top, 'the-witch-king')).not.toBe('eliminated')
    const reserve = after(
      turnOf(ME, { ...last, reserve: ['the-witch-king'] }),
      by(ME, { kind: 'play', card: 'olog-hai', to: 'reserve' }),
      forsakes(ME, 'the-witch-king'),
    )
    expect(where(reserve, 'the-witch-king')).toBe('eliminated')
  })
})

describe(titled('the-reaver'), () => {
  it('is cycled, and every Free Peoples player forsakes a card', () => {
    const used = after(
      turnOf(ME, { reserve: ['the-reaver'], hand: ['gimli', 'arwen'] }),
      uses(ME, 'the-reaver'),
    )
    expect(asked(used)).toBe('aragorn decide/forsake')
    const state = after(used, forsakes('aragorn', 'arwen'), forsakes('frodo', 'gimli'))
    expect(places(state, 'the-reaver', 'arwen', 'gimli')).toEqual(['cycle', 'eliminated', 'eliminated'])
  })

  it('makes the single Free Peoples player of a duel forsake twice', () => {
    const start = turnOf(ME, {
      config: { scenario: 'duel-3' },
      reserve: ['the-reaver'],
      hand: ['gimli', 'arwen'],
    })
    const state = after(
      start,
      uses(ME, 'the-reaver'),
      forsakes('gandalf', 'gimli'),
      forsakes('gandalf', 'arwen'),
    )
    expect(places(state, 'gimli', 'arwen')).toEqual(['eliminated', 'eliminated'])
  })
})

describe(titled('the-beguiler'), () => {
  it('is cycled, and every Free Peoples player cycles a card from hand', () => {
    const used = after(
      turnOf(ME, { reserve: ['the-beguiler'], hand: ['gimli', 'arwen', 'elrond'] }),
      uses(ME, 'the-beguiler'),
    )
    expect(offers(used, 'cycle', 'card')).toEqual(['arwen', 'elrond'])
    const state = after(used, cycles('aragorn', 'arwen'), cycles('frodo', 'gimli'))
    expect(places(state, 'the-beguiler', 'arwen', 'elrond', 'gimli')).toEqual([
      'cycle',
      'cycle',
      'hand',
      'cycle',
    ])
  })

  it('makes a player without a hand forsake, and one without anything nothing', () => {
    const used = after(
      turnOf(ME, { reserve: ['the-beguiler', 'arwen'], rest: 'eliminated' }),
      uses(ME, 'the-beguiler'),
    )
    expect(asked(used)).toBe('aragorn decide/forsake')
    expect(asked(after(used, forsakes('aragorn', 'arwen')))).toBe(TURN_OVER)
  })
})

describe(titled('the-hunter'), () => {
  it('is cycled for an attack token on the path', () => {
    const state = after(turnOf(ME, { path: 'weathertop', reserve: ['the-hunter'] }), uses(ME, 'the-hunter'))
    expect([where(state, 'the-hunter'), tokens(state, 'path')]).toEqual(['cycle', [1, 0]])
    expect(fought(state, 'path')).toEqual(['shadow', 1])
  })
})

describe(titled('the-messenger'), () => {
  it('is cycled to take a Nazgûl out of the cycle pile', () => {
    const start = turnOf(ME, {
      reserve: ['the-messenger'],
      cycle: ['the-witch-king', 'the-warrior', 'olog-hai'],
    })
    const used = after(start, uses(ME, 'the-messenger'))
    expect(offers(used, 'take', 'card')).toEqual(['the-witch-king', 'the-messenger', 'the-warrior'])
    expect(places(after(used, takes(ME, 'the-warrior')), 'the-messenger', 'the-warrior')).toEqual([
      'cycle',
      'hand',
    ])
  })

  it('may take himself, but is not played again this round (OR-35)', () => {
    const start = turnOf(ME, { reserve: ['the-messenger'], played: ['the-messenger'], hand: ['olog-hai'] })
    const state = after(start, uses(ME, 'the-messenger'), takes(ME, 'the-messenger'))
    expect(where(state, 'the-messenger')).toBe('hand')
  })
})

describe(titled('the-black-easterling'), () => {
  it('draws a card when played', () => {
    const state = after(
      holding(ME, 'the-black-easterling'),
      ...plays(ME, 'the-black-easterling', 'reserve'),
      comes('olog-hai'),
    )
    expect(places(state, 'the-black-easterling', 'olog-hai')).toEqual(['reserve', 'hand'])
  })

  it('defends Dol Guldur with one more, and alone nothing else (OR-51)', () => {
    const guldur = turnOf(ME, {
      battlegrounds: ['dol-guldur'],
      on: { 'dol-guldur': ['the-black-easterling', 'high-elves', 'galadriel', 'legolas'] },
    })
    expect(fought(guldur, 'dol-guldur', 'the-black-easterling')).toEqual(['free-peoples', 2])
    const morgul = turnOf(ME, {
      battlegrounds: ['minas-morgul'],
      on: { 'minas-morgul': ['the-black-easterling', 'gandalf-the-grey', 'soldiers-of-gondor'] },
    })
    expect(fought(morgul, 'minas-morgul')).toEqual(['free-peoples', 1])
  })
})

describe(titled('the-commander'), () => {
  it('is cycled, and every Shadow player draws a card', () => {
    const start = turnOf(ME, { reserve: ['the-commander'] })
    const state = after(start, uses(ME, 'the-commander'), comes('olog-hai', 'gollum'))
    expect(places(state, 'the-commander', 'olog-hai', 'gollum')).toEqual(['cycle', 'hand', 'hand'])
    expect(asked(state)).toBe(TURN_OVER)
  })
})

describe.each([
  ['the-destroyer', 'attack'],
  ['the-warrior', 'defense'],
] as const)('%s', (card, token) => {
  it(`${card} is cycled for a token of ${token} on an active battleground of his choice`, () => {
    const used = after(
      turnOf(ME, { battlegrounds: ['pelargir', 'orthanc'], reserve: [card] }),
      uses(ME, card),
    )
    expect(offers(used, 'choose', 'location')).toEqual(['pelargir', 'orthanc'])
    const state = after(used, by(ME, { kind: 'choose', location: 'orthanc' }))
    expect(tokens(state, 'orthanc')).toEqual(token === 'attack' ? [1, 0] : [0, 1])
    expect(where(state, card)).toBe('cycle')
    expect(counted(state, 'orthanc')).toEqual(token === 'attack' ? [1, 2, 0] : [0, 3, 0])
  })

  ruleForbids('cards.active', `${card} needs an active battleground`, () => {
    expect(refused(turnOf(ME, { reserve: [card] }), uses(ME, card))).toEqual([
      'cards.active',
      'eliminate.someGain',
    ])
  })
})
