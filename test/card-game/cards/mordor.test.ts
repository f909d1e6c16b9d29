/** Cards of Mordor, the Nazgûl apart. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, eventsAs, offers, refused } from '../support/play'
import { active, corruption, pile, places, tokens, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  accepts,
  combatAt,
  counted,
  cycles,
  declines,
  holding,
  moves,
  NEXT,
  picks,
  plays,
  playsEvent,
  playsOn,
  titled,
  turnOf,
  uses,
} from './scenes'

const ME = 'witch-king'
const TURN_OVER = NEXT[ME]

describe.each([
  ['grond-hammer-of-the-underworld', 3],
  ['olog-hai', 2],
  ['trolls-of-udun', 1],
  ['black-uruks', 2],
  ['mordor-orcs', 1],
] as const)('%s', (card, attack) => {
  it(`${card} go where Mordor is shown and attack with ${attack}`, () => {
    const start = turnOf(ME, {
      battlegrounds: ['minas-tirith', 'morannon', 'moria'],
      hand: [card, 'the-reaver'],
    })
    expect(offers(start, 'play', 'to', { card })).toEqual(['reserve', 'minas-tirith', 'morannon'])
    const fight = turnOf(ME, { battlegrounds: ['lorien'], on: { lorien: [card] } })
    expect(counted(fight, 'lorien')[0]).toBe(attack)
  })
})

describe.each(['grishnakh', 'morgul-blade'] as const)('%s', (card) => {
  const spec =
    card === 'grishnakh'
      ? ({ on: { path: ['grishnakh'] } } as const)
      : ({ on: { path: ['the-reaver'] }, items: { 'the-reaver': ['morgul-blade'] } } as const)

  it(`${card} is eliminated on a path for a corruption`, () => {
    const start = turnOf(ME, { path: 'amon-hen', ...spec })
    const state = after(start, uses(ME, card))
    expect([where(state, card), corruption(state)]).toEqual(['eliminated', 1])
    expect(eventsAs('CorruptionAdded', start, uses(ME, card))).toEqual([
      { kind: 'CorruptionAdded', rule: 'score.corruption', card, number: 1, corruption: 1 },
    ])
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids('action.use', `${card} is used on a path only`, () => {
    const reserve =
      card === 'grishnakh'
        ? ({ reserve: ['grishnakh'] } as const)
        : ({ reserve: ['the-reaver'], items: { 'the-reaver': ['morgul-blade'] } } as const)
    expect(refused(turnOf(ME, reserve), uses(ME, card))).toEqual(['action.use'])
  })
})

describe.each(['mouth-of-sauron', 'the-lidless-eye'] as const)('%s', (card) => {
  it(`${card} goes to no path while a Shadow battleground is active, by play or by move`, () => {
    const orthanc = { path: 'orodruin', battlegrounds: ['orthanc'] } as const
    expect(refused(holding(ME, card, orthanc), by(ME, { kind: 'play', card, to: 'path' }))).toEqual([
      'cards.text',
    ])
    expect(refused(turnOf(ME, { ...orthanc, reserve: [card] }), moves(ME, card, 'path'))).toEqual([
      'action.moveWhere',
      'cards.text',
    ])
    const tirith = { path: 'orodruin', battlegrounds: ['minas-tirith'] } as const
    expect(refused(holding(ME, card, tirith), by(ME, { kind: 'play', card, to: 'path' }))).toEqual([])
    expect(refused(turnOf(ME, { ...tirith, reserve: [card] }), moves(ME, card, 'path'))).toEqual([])
  })
})

describe(titled('the-lidless-eye'), () => {
  const CARD = 'the-lidless-eye'

  it('lets every Shadow player draw a card when played', () => {
    const state = after(holding(ME, CARD), ...plays(ME, CARD, 'reserve'), comes('olog-hai', 'gollum'))
    expect(places(state, CARD, 'olog-hai', 'gollum')).toEqual(['reserve', 'hand', 'hand'])
  })

  it('lifts the carryover limit in reserve', () => {
    const hand = ['olog-hai', 'black-uruks', 'the-reaver', 'arwen', 'elrond', 'boromir'] as const
    expect(refused(turnOf(ME, { hand, reserve: [CARD] }), by(ME, { kind: 'pass' }))).toEqual([])
    expect(refused(turnOf(ME, { hand }), by(ME, { kind: 'pass' }))).toEqual(['turn.pass'])
  })
})

describe(titled('gorbag-and-shagrat'), () => {
  const CARD = 'gorbag-and-shagrat'
  const going = (path: 'cirith-ungol' | 'orodruin') =>
    after(turnOf(ME, { path, reserve: [CARD], hand: ['olog-hai'] }), moves(ME, CARD, 'path'))

  it.each([
    ['cirith-ungol', 2],
    ['orodruin', 1],
  ] as const)('may cycle a card on %s for attack tokens of their own: %i', (path, number) => {
    expect(asked(going(path))).toBe('witch-king decide/alternative')
    const state = after(going(path), accepts(ME), cycles(ME, 'olog-hai'))
    expect([tokens(state, CARD), where(state, 'olog-hai')]).toEqual([[number, 0], 'cycle'])
    expect(counted(state, 'path')).toEqual([number, 0, number])
  })

  it('may go without, and are not asked with an empty hand (OR-27)', () => {
    expect(tokens(after(going('orodruin'), declines(ME)), CARD)).toEqual([0, 0])
    const empty = after(turnOf(ME, { path: 'orodruin', reserve: [CARD] }), moves(ME, CARD, 'path'))
    expect(asked(empty)).toBe(TURN_OVER)
  })

  it('are not asked on a battleground', () => {
    const start = turnOf(ME, { battlegrounds: ['morannon'], reserve: [CARD], hand: ['olog-hai'] })
    expect(asked(after(start, moves(ME, CARD, 'morannon')))).toBe(TURN_OVER)
  })
})

describe(titled('gothmog'), () => {
  it('removes the Witch-king when played', () => {
    const start = holding(ME, 'gothmog', {
      config: { promos: true },
      reserve: ['the-witch-king'],
      items: { 'the-witch-king': ['fell-beast'] },
    })
    const state = after(start, ...plays(ME, 'gothmog', 'reserve'))
    expect(places(state, 'gothmog', 'the-witch-king', 'fell-beast')).toEqual([
      'reserve',
      'eliminated',
      'eliminated',
    ])
  })

  it('is not in a game without the promos', () => {
    expect(() => turnOf(ME, { hand: ['gothmog'] })).toThrow('setUp.decks')
  })
})

describe(titled('nazguls-mantle'), () => {
  it('saves its wielder with every item in any combat', () => {
    const items = { 'the-reaver': ['nazguls-mantle', 'morgul-blade'] } as const
    const path = combatAt(turnOf(ME, { on: { path: ['the-reaver', 'the-hunter'] }, items }), 'path')
    expect(places(path, 'the-reaver', 'nazguls-mantle', 'morgul-blade', 'the-hunter')).toEqual([
      'cycle',
      'cycle',
      'cycle',
      'eliminated',
    ])
    const ground = turnOf(ME, {
      battlegrounds: ['lorien'],
      on: { lorien: ['the-reaver', 'mordor-orcs'] },
      items,
    })
    expect(places(combatAt(ground, 'lorien'), 'the-reaver', 'mordor-orcs')).toEqual(['cycle', 'eliminated'])
  })

  it('is wielded by any Nazgûl', () => {
    const start = holding(ME, 'nazguls-mantle', {
      reserve: ['the-witch-king', 'grishnakh'],
      on: { path: ['the-warrior'] },
    })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['the-witch-king', 'the-warrior'])
  })
})

describe(titled('black-breath'), () => {
  it.each([
    ['a path', { on: { path: ['the-reaver'] } }],
    ['a battleground', { battlegrounds: ['morannon'], on: { morannon: ['the-reaver'] } }],
  ] as const)('is cycled on %s with its wielder and all items for a corruption', (_, spec) => {
    const start = turnOf(ME, { ...spec, items: { 'the-reaver': ['black-breath', 'fell-beast'] } })
    const state = after(start, uses(ME, 'black-breath'))
    expect(places(state, 'black-breath', 'the-reaver', 'fell-beast')).toEqual(['cycle', 'cycle', 'cycle'])
    expect(corruption(state)).toBe(1)
  })

  ruleForbids('action.use', 'not from reserve', () => {
    expect(
      refused(
        turnOf(ME, { reserve: ['the-reaver'], items: { 'the-reaver': ['black-breath'] } }),
        uses(ME, 'black-breath'),
      ),
    ).toEqual(['action.use'])
  })
})

describe.each([
  ['black-riders-mount', 'path'],
  ['fell-beast', 'morannon'],
] as const)('%s', (card, to) => {
  const spec = {
    battlegrounds: ['morannon', 'moria'],
    reserve: ['the-reaver'],
    played: ['the-reaver'],
  } as const

  it(`${card} may carry a Nazgûl out of reserve at once`, () => {
    const played = after(holding(ME, card, spec), ...playsOn(ME, card, 'the-reaver'))
    expect(asked(played)).toBe('witch-king decide/alternative')
    const went = after(played, accepts(ME))
    const state = asked(went) === TURN_OVER ? went : after(went, by(ME, { kind: 'choose', location: to }))
    expect(places(state, 'the-reaver', card)).toEqual([to, 'on the-reaver'])
    expect(where(after(played, declines(ME)), 'the-reaver')).toBe('reserve')
  })

  it(`${card} asks nothing if the wielder is out, or has nowhere to go`, () => {
    const out = holding(ME, card, { battlegrounds: ['morannon'], on: { path: ['the-reaver'] } })
    expect(asked(after(out, ...playsOn(ME, card, 'the-reaver')))).toBe(TURN_OVER)
    const shut = holding(ME, card, { path: 'caradhras', battlegrounds: ['moria'], reserve: ['the-reaver'] })
    expect(asked(after(shut, ...playsOn(ME, card, 'the-reaver')))).toBe(TURN_OVER)
  })

  it(`${card} gives one attack (OR-4)`, () => {
    const start = turnOf(ME, {
      path: 'weathertop',
      battlegrounds: ['lorien'],
      on: { [to === 'path' ? 'path' : 'lorien']: ['the-reaver'] },
      items: { 'the-reaver': [card] },
    })
    expect(counted(start, to === 'path' ? 'path' : 'lorien')[0]).toBe(to === 'path' ? 2 : 1)
  })
})

describe(titled('the-black-captain'), () => {
  const CARD = 'the-black-captain'

  it('wakes a battleground that shows Mordor, and the Witch-king may go there at once', () => {
    const start = holding(ME, CARD, {
      reserve: ['the-witch-king'],
      played: ['the-witch-king'],
      battlegrounds: ['lorien', 'dol-guldur'],
      shadow: ['minas-tirith'],
    })
    const played = after(start, ...playsEvent(ME, CARD))
    expect(offers(played, 'activate', 'battleground')).toEqual(['minas-tirith', 'minas-morgul', 'morannon'])
    const woken = after(
      played,
      by(ME, { kind: 'activate', battleground: 'minas-tirith' }),
      declines('aragorn'),
    )
    expect(asked(woken)).toBe('witch-king decide/alternative')
    expect(where(after(woken, accepts(ME)), 'the-witch-king')).toBe('minas-tirith')
    expect(where(after(woken, declines(ME)), 'the-witch-king')).toBe('reserve')
    expect(active(woken)).toContain('minas-tirith')
  })

  ruleForbids('play.event', 'it is not played without the Witch-king in reserve', () => {
    for (const spec of [{}, { on: { path: ['the-witch-king'] } } as const])
      expect(refused(holding(ME, CARD, spec), by(ME, { kind: 'playEvent', card: CARD }))).toEqual([
        'play.event',
      ])
  })
})

describe.each([
  ['the-ringwraiths-are-abroad', ['the-reaver', 'the-hunter'], ['olog-hai', 'black-uruks']],
  ['the-day-without-dawn', ['olog-hai', 'black-uruks'], ['the-reaver', 'the-hunter']],
] as const)('%s', (card, fitting, others) => {
  const seven = [...fitting, ...others, 'fell-beast', 'grishnakh', 'morgul-blade'] as const
  const drawn = after(holding(ME, card), ...playsEvent(ME, card), comes(...seven))

  it(`${card} draws seven apart and eliminates one first`, () => {
    expect(asked(drawn)).toBe('witch-king decide/put')
    expect(offers(drawn, 'pick', 'card').length).toBe(7)
    expect(refused(drawn, declines(ME))).not.toEqual([])
  })

  it(`${card} then plays up to two that fit, and cycles the rest`, () => {
    const left = after(drawn, picks(ME, 'morgul-blade'))
    expect([...offers(left, 'play', 'card')].sort()).toEqual([...fitting].sort())
    const one = after(left, by(ME, { kind: 'play', card: fitting[0], to: 'reserve' }))
    const stop = after(one, declines(ME))
    expect(places(stop, fitting[0], fitting[1], others[0], card)).toEqual([
      'reserve',
      'cycle',
      'cycle',
      'eliminated',
    ])
    const two = after(one, by(ME, { kind: 'play', card: fitting[1], to: 'reserve' }))
    expect(places(two, ...fitting, 'morgul-blade')).toEqual(['reserve', 'reserve', 'eliminated'])
    expect(asked(two)).toBe(TURN_OVER)
    expect(pile(two, ME, 'aside')).toEqual([])
  })

  it(`${card} may play none`, () => {
    const state = after(drawn, picks(ME, 'morgul-blade'), declines(ME))
    expect(places(state, ...fitting)).toEqual(['cycle', 'cycle'])
  })
})
