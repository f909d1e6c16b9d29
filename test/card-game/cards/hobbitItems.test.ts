/** Hobbit items and their event. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, offers, refused } from '../support/play'
import { active, places, standing, tokens, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import { counted, fought, holding, NEXT, playsEvent, takes, titled, turnOf, uses } from './scenes'

const ME = 'frodo'
const TURN_OVER = NEXT[ME]

describe(titled('herbs-and-stewed-rabbit'), () => {
  const CARD = 'herbs-and-stewed-rabbit'

  it.each([
    ['reserve', { reserve: ['sam-gamgee'] }],
    ['the path', { on: { path: ['sam-gamgee'] } }],
  ] as const)('is eaten on a wielder in %s: a Hobbit comes back, and a card is drawn', (_, spec) => {
    const start = turnOf(ME, {
      ...spec,
      items: { 'sam-gamgee': [CARD] },
      cycle: ['merry-brandybuck', 'bilbo-baggins', 'gimli'],
    })
    const used = after(start, uses(ME, CARD))
    expect(offers(used, 'take', 'card')).toEqual(['merry-brandybuck', 'bilbo-baggins'])
    const state = after(used, takes(ME, 'bilbo-baggins'), comes('eomer'))
    expect(places(state, CARD, 'sam-gamgee', 'bilbo-baggins', 'eomer')).toEqual([
      'eliminated',
      Object.keys(spec)[0] === 'on' ? 'path' : 'reserve',
      'hand',
      'hand',
    ])
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids(
    'take.shown',
    'with no Hobbit in the cycle pile none is taken, and a card is drawn (OR-73)',
    () => {
      const start = turnOf(ME, { reserve: ['sam-gamgee'], items: { 'sam-gamgee': [CARD] }, cycle: ['gimli'] })
      const state = after(start, uses(ME, CARD), comes('eomer'))
      expect(places(state, 'gimli', 'eomer')).toEqual(['cycle', 'hand'])
      expect(asked(state)).toBe(TURN_OVER)
    },
  )

  it('is wielded by Frodo or Sam', () => {
    const start = holding(ME, CARD, { reserve: ['sam-gamgee', 'frodo-baggins', 'pippin-took'] })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['frodo-baggins', 'sam-gamgee'])
  })
})

describe(titled('sting'), () => {
  it('adds one to the defense of a path with a Monstrous character on it', () => {
    const start = turnOf(ME, {
      path: 'dead-marshes',
      on: { path: ['sam-gamgee', 'gollum', 'the-witch-king'] },
      items: { 'sam-gamgee': ['sting'] },
    })
    expect(counted(start, 'path')).toEqual([3, 2, 1])
  })

  it('adds nothing against others, nor from reserve', () => {
    const nazgul = turnOf(ME, {
      path: 'dead-marshes',
      on: { path: ['sam-gamgee', 'the-witch-king'] },
      items: { 'sam-gamgee': ['sting'] },
    })
    expect(counted(nazgul, 'path')).toEqual([2, 1, 1])
    const reserve = turnOf(ME, {
      path: 'dead-marshes',
      on: { path: ['gollum'] },
      reserve: ['sam-gamgee'],
      items: { 'sam-gamgee': ['sting'] },
    })
    expect(counted(reserve, 'path')).toEqual([1, 1, 0])
  })

  it('is wielded by Frodo or Sam', () => {
    const start = holding(ME, 'sting', { reserve: ['sam-gamgee', 'pippin-took'] })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['sam-gamgee'])
  })
})

describe(titled('mithril-coat'), () => {
  it('gives its wielder two path defense', () => {
    const start = turnOf(ME, {
      path: 'weathertop',
      on: { path: ['sam-gamgee', 'the-witch-king', 'the-reaver'] },
      items: { 'sam-gamgee': ['mithril-coat'] },
    })
    expect(fought(start, 'path', 'sam-gamgee')).toEqual(['free-peoples', 0])
  })

  it('is wielded by Frodo or Sam', () => {
    const start = holding(ME, 'mithril-coat', { reserve: ['frodo-baggins', 'pippin-took'] })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['frodo-baggins'])
    expect(
      refused(start, by(ME, { kind: 'playItem', card: 'mithril-coat', wielder: 'pippin-took' })),
    ).toEqual(['play.wielder'])
  })
})

describe(titled('there-is-another-way'), () => {
  const CARD = 'there-is-another-way'

  it('turns to another path of the number and puts a defense token on it', () => {
    const start = holding(ME, CARD, { path: 'cirith-ungol' })
    const named = after(start, ...playsEvent(ME, CARD))
    expect(offers(named, 'activatePath', 'path')).toEqual(['morgul-vale', 'shelobs-lair'])
    const state = after(
      named,
      by(ME, { kind: 'activatePath', path: 'shelobs-lair' }),
      comes('gollum', 'shelob'),
    )
    expect(tokens(state, 'path')).toEqual([0, 1])
    expect(active(state)).toEqual(['shelobs-lair'])
    expect(standing(state, 'cirith-ungol')).toBe('free-peoples')
    expect(where(state, CARD)).toBe('eliminated')
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids('location.pathOnce', 'it is not played when no other path of the number is left', () => {
    const start = holding(ME, CARD, {
      path: 'cirith-ungol',
      shadow: ['morgul-vale'],
      freePeoples: ['shelobs-lair'],
    })
    expect(refused(start, by(ME, { kind: 'playEvent', card: CARD }))).toEqual(['location.pathOnce'])
  })
})
