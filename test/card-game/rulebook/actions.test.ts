/** Chapter 6: the other actions. */
import { describe, expect } from 'vitest'
import type { State } from '../../../src/card-game'
import { after, asked, by, comes, eventsAs, offers, refused, type Move } from '../support/play'
import { corruption, places, sizes, told, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  accepts,
  cycles,
  forsakes,
  holding,
  loses,
  moves,
  nextRound,
  playsOn,
  turnOf,
  uses,
} from '../cards/scenes'

describe('cycling and moving', () => {
  ruleAllows('action.cycle', 'a card of the hand, face down', () => {
    const state = after(turnOf('frodo', { hand: ['gimli', 'eomer'] }), cycles('frodo', 'eomer'))
    expect([where(state, 'eomer'), asked(state)]).toEqual(['cycle', 'witch-king decide/turn'])
  })

  ruleForbids('action.cycle', 'no card that is not in hand', () => {
    const start = turnOf('frodo', { hand: ['gimli'], reserve: ['eomer'] })
    expect(refused(start, cycles('frodo', 'eomer'))).toEqual(['action.cycle'])
  })

  const start = turnOf('frodo', {
    battlegrounds: ['edoras', 'pelargir'],
    reserve: ['riders-of-rohan', 'gimli', 'arwen', 'theoden'],
    hand: ['eomer'],
    played: ['theoden'],
  })

  ruleAllows('action.move', 'an army or character out of the own reserve, without a cost', () => {
    const state = after(start, moves('frodo', 'riders-of-rohan', 'edoras'))
    expect(places(state, 'riders-of-rohan', 'eomer')).toEqual(['edoras', 'hand'])
    expect(asked(state)).toBe('witch-king decide/turn')
  })

  ruleForbids('action.move', 'not from hand, and not out of the reserve of another', () => {
    expect(refused(start, moves('frodo', 'eomer', 'edoras'))).toEqual(['action.move'])
    expect(refused(start, moves('frodo', 'arwen', 'path'))).toContain('action.move')
  })

  ruleAllows('action.moveWhere', 'where it could be played', () => {
    expect(offers(start, 'move', 'to', { card: 'riders-of-rohan' })).toEqual(['edoras'])
    expect(offers(start, 'move', 'to', { card: 'gimli' })).toEqual(['path'])
  })

  ruleForbids('action.moveWhere', 'and nowhere else', () => {
    expect(refused(start, moves('frodo', 'gimli', 'edoras'))).toEqual(['action.moveWhere', 'play.faction'])
  })

  ruleAllows('action.moveWaits', 'in a later round it may be moved', () => {
    const later = nextRound(turnOf('frodo', { reserve: ['theoden'], played: ['theoden'] }))
    expect(told(later).round).toBe(4)
    expect(
      refused(
        turnOf('frodo', { battlegrounds: ['edoras'], reserve: ['theoden'] }),
        moves('frodo', 'theoden', 'edoras'),
      ),
    ).toEqual([])
  })

  ruleForbids('action.moveWaits', 'not in the round it was played into reserve', () => {
    expect(refused(start, moves('frodo', 'theoden', 'edoras'))).toEqual(['action.moveWaits'])
  })

  ruleAllows('action.moveIsNoPlay', 'what happens on play or move happens', () => {
    const state = after(
      turnOf('aragorn', { reserve: ['boromir'], hand: ['arwen'] }),
      moves('aragorn', 'boromir', 'path'),
    )
    expect(asked(state)).toBe('aragorn decide/forsake')
  })

  ruleForbids('action.moveIsNoPlay', 'Galadriel draws nothing when she moves', () => {
    const start2 = turnOf('aragorn', { battlegrounds: ['lorien'], reserve: ['galadriel'] })
    const state = after(start2, moves('aragorn', 'galadriel', 'lorien'))
    expect([sizes(state, 'aragorn').hand, asked(state)]).toEqual([0, 'saruman decide/turn'])
  })

  ruleAllows('move.byText', 'an ordered move goes where the action could', () => {
    const anduril = turnOf('aragorn', { reserve: ['strider'], items: { strider: ['anduril'] } })
    const woken = after(
      anduril,
      uses('aragorn', 'anduril'),
      by('aragorn', { kind: 'activate', battleground: 'harad' }),
      comes('gollum', 'olog-hai'),
    )
    expect(where(woken, 'strider')).toBe('harad')
  })

  ruleAllows(['action.move', 'move.byText'], 'an event says whether an action or a text moved a card', () => {
    const rules = (state: State, ...said: ReadonlyArray<Move>) =>
      eventsAs('CardMoved', state, ...said).map(({ rule, card }) => [rule, card])
    expect(rules(start, moves('frodo', 'riders-of-rohan', 'edoras'))).toEqual([['action.move', undefined]])
    const anduril = turnOf('aragorn', { reserve: ['strider'], items: { strider: ['anduril'] } })
    const harad = by('aragorn', { kind: 'activate', battleground: 'harad' })
    expect(rules(anduril, uses('aragorn', 'anduril'), harad, comes('gollum', 'olog-hai'))).toEqual([
      ['move.byText', 'anduril'],
    ])
    const beast = holding('witch-king', 'fell-beast', {
      battlegrounds: ['morannon'],
      reserve: ['the-reaver'],
    })
    const flies = [...playsOn('witch-king', 'fell-beast', 'the-reaver'), accepts('witch-king')]
    expect(rules(beast, ...flies, by('witch-king', { kind: 'choose', location: 'morannon' }))).toEqual([
      ['move.byText', 'fell-beast'],
    ])
  })

  ruleForbids('move.byText', 'a Mount does not carry a Nazgûl to a path 4', () => {
    const mount = holding('witch-king', 'black-riders-mount', { path: 'khazad-dum', reserve: ['the-reaver'] })
    const state = after(
      mount,
      by('witch-king', { kind: 'playItem', card: 'black-riders-mount', wielder: 'the-reaver' }),
      cycles('witch-king', 'mordor-orcs'),
    )
    expect([asked(state), where(state, 'the-reaver')]).toEqual(['aragorn decide/turn', 'reserve'])
  })
})

describe('texts and tokens', () => {
  const bilbo = turnOf('frodo', { reserve: ['bilbo-baggins'] })

  ruleAllows('action.use', 'the controller uses the text of a card in play', () => {
    expect(offers(bilbo, 'use', 'card')).toEqual(['bilbo-baggins'])
    const state = after(bilbo, uses('frodo', 'bilbo-baggins'), comes('gimli', 'eomer'))
    expect(places(state, 'bilbo-baggins', 'gimli')).toEqual(['cycle', 'hand'])
  })

  ruleForbids('action.use', 'not the teammate, not elsewhere, and not a card without such a text', () => {
    const mate = turnOf('aragorn', { reserve: ['bilbo-baggins', 'arwen'] })
    expect(refused(mate, uses('aragorn', 'bilbo-baggins'))).toEqual(['action.use'])
    expect(refused(mate, uses('aragorn', 'arwen'))).toEqual(['action.use'])
    expect(
      refused(turnOf('frodo', { on: { path: ['bilbo-baggins'] } }), uses('frodo', 'bilbo-baggins')),
    ).toEqual(['action.use'])
  })

  ruleAllows('action.useNeedsAction', 'Lembas removes corruption when it is eaten', () => {
    const start = turnOf('frodo', {
      on: { path: ['sam-gamgee'] },
      items: { 'sam-gamgee': ['lembas'] },
      corruption: 3,
    })
    expect(corruption(after(start, uses('frodo', 'lembas')))).toBe(2)
  })

  ruleForbids('action.useNeedsAction', 'not when it is forsaken', () => {
    const start = turnOf('witch-king', {
      reserve: ['the-reaver', 'sam-gamgee'],
      items: { 'sam-gamgee': ['lembas'] },
      hand: ['arwen'],
      corruption: 3,
    })
    const state = after(
      start,
      uses('witch-king', 'the-reaver'),
      forsakes('aragorn', 'arwen'),
      forsakes('frodo', 'lembas'),
    )
    expect(corruption(state)).toBe(3)
  })

  ruleAllows('action.useAgain', 'in a later turn of the round', () => {
    const start = turnOf('aragorn', { reserve: ['denethor'], hand: ['arwen', 'elrond'] })
    const once = after(
      start,
      uses('aragorn', 'denethor'),
      forsakes('aragorn', 'arwen'),
      by('aragorn', { kind: 'take', card: 'boromir' }),
      by('saruman', { kind: 'pass' }),
      by('frodo', { kind: 'pass' }),
      by('witch-king', { kind: 'pass' }),
    )
    expect(refused(once, uses('aragorn', 'denethor'))).toEqual([])
  })

  ruleForbids('action.useAgain', 'not what is for once a round', () => {
    const start = turnOf('saruman', {
      reserve: ['saruman'],
      items: { saruman: ['palantir-of-orthanc'] },
      used: ['palantir-of-orthanc'],
    })
    expect(refused(start, uses('saruman', 'palantir-of-orthanc'))).toEqual(['action.useAgain'])
  })

  ruleAllows('action.ring', 'the token is used for an action', () => {
    const state = after(bilbo, by('frodo', { kind: 'useRing' }), comes('gimli', 'eomer'))
    expect([asked(state), places(state, 'gimli', 'eomer')]).toEqual([
      'witch-king decide/turn',
      ['hand', 'hand'],
    ])
  })

  ruleForbids('action.ring', 'not when it is gone', () => {
    const used = turnOf('frodo', { ringsUsed: ['frodo'] })
    expect(refused(used, by('frodo', { kind: 'useRing' })).length).toBe(1)
    expect(offers(used, 'useRing', 'kind')).toEqual([])
  })

  ruleAllows('action.winnow', 'two cards of the hand are eliminated for one', () => {
    const start = turnOf('frodo', { hand: ['gimli', 'eomer', 'sting'] })
    const state = after(
      start,
      by('frodo', { kind: 'winnow' }),
      loses('frodo', 'gimli'),
      loses('frodo', 'sting'),
      comes('theoden'),
    )
    expect(places(state, 'gimli', 'sting', 'eomer', 'theoden')).toEqual([
      'eliminated',
      'eliminated',
      'hand',
      'hand',
    ])
  })

  ruleForbids('action.winnow', 'not with one card', () => {
    expect(refused(turnOf('frodo', { hand: ['gimli'] }), by('frodo', { kind: 'winnow' }))).toEqual([
      'action.winnow',
    ])
  })

  ruleAllows('draw.newRound', 'what waited may move, and what is once a round is fresh', () => {
    const start = turnOf('saruman', {
      reserve: ['saruman'],
      items: { saruman: ['palantir-of-orthanc'] },
      used: ['palantir-of-orthanc'],
      played: ['saruman'],
    })
    const later = nextRound(start)
    expect(told(later).round).toBe(4)
    expect(told(later).played).toEqual([])
  })

  ruleForbids('draw.newRound', 'texts of the round before do not hold', () => {
    const start = holding('aragorn', 'the-red-arrow')
    const state = after(
      start,
      by('aragorn', { kind: 'playEvent', card: 'the-red-arrow' }),
      cycles('aragorn', 'soldiers-of-gondor'),
    )
    expect(told(state).lasting).toEqual(['the-red-arrow'])
    expect(told(nextRound(state)).lasting).toEqual([])
  })
})
