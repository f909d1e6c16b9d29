/** Cards of the Dúnedain. */
import { describe, expect, it } from 'vitest'
import { after, asked, by, comes, offers, refused } from '../support/play'
import { places, sizes, standing, where } from '../support/read'
import { ruleForbids } from '../support/rules'
import {
  accepts,
  combatAt,
  counted,
  cycles,
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

const ME = 'aragorn'
const TURN_OVER = NEXT[ME]

describe(titled('dead-men-of-dunharrow'), () => {
  const umbar = turnOf(ME, {
    battlegrounds: ['umbar'],
    on: { umbar: ['aragorn', 'dead-men-of-dunharrow', 'soldiers-of-gondor'] },
  })
  const supported = (army: 'dead-men-of-dunharrow' | 'soldiers-of-gondor') =>
    by(ME, { kind: 'support', army, leader: 'aragorn' })

  it('have two attack as the army that supports Aragorn', () => {
    expect(asked(combatAt(umbar, 'umbar'))).toBe('aragorn decide/support')
    expect(counted(umbar, 'umbar', supported('dead-men-of-dunharrow'))).toEqual([5, 2, 3])
  })

  it('have none if another army supports him', () => {
    const others = by(ME, { kind: 'support', army: 'dead-men-of-dunharrow', leader: null })
    expect(counted(umbar, 'umbar', others)).toEqual([3, 2, 1])
  })

  it('support Strider too, who has no leadership of his own', () => {
    const strider = turnOf(ME, {
      battlegrounds: ['umbar'],
      on: { umbar: ['strider', 'dead-men-of-dunharrow'] },
    })
    const chosen = by(ME, { kind: 'support', army: 'dead-men-of-dunharrow', leader: 'strider' })
    expect(counted(strider, 'umbar', chosen)).toEqual([3, 2, 1])
  })

  it('have no icon with anybody else, and are cycled when they defend', () => {
    const alone = turnOf(ME, {
      battlegrounds: ['pelargir'],
      on: { pelargir: ['dead-men-of-dunharrow', 'denethor', 'haradrim-mumakil'] },
    })
    const state = fightAt(alone, 'pelargir', 'denethor')
    expect(places(state, 'dead-men-of-dunharrow', 'denethor')).toEqual(['cycle', 'eliminated'])
  })
})

describe(titled('knights-of-dol-amroth'), () => {
  it('defend with two at Dol Amroth', () => {
    const state = turnOf(ME, {
      battlegrounds: ['dol-amroth'],
      on: { 'dol-amroth': ['knights-of-dol-amroth', 'haradrim-mumakil', 'coastal-raiders'] },
    })
    expect(fought(state, 'dol-amroth', 'knights-of-dol-amroth')).toEqual(['free-peoples', 0])
  })

  it('defend with one elsewhere', () => {
    const state = turnOf(ME, {
      battlegrounds: ['pelargir'],
      on: { pelargir: ['knights-of-dol-amroth', 'haradrim-mumakil', 'coastal-raiders'] },
    })
    expect(fought(state, 'pelargir', 'knights-of-dol-amroth')).toEqual(['shadow', 1])
  })
})

describe(titled('guards-of-the-citadel'), () => {
  it('defend with two at Minas Tirith', () => {
    const state = turnOf(ME, {
      battlegrounds: ['minas-tirith'],
      on: { 'minas-tirith': ['guards-of-the-citadel', 'haradrim-mumakil', 'grond-hammer-of-the-underworld'] },
    })
    expect(fought(state, 'minas-tirith', 'guards-of-the-citadel')).toEqual(['free-peoples', 0])
  })

  it('defend with one elsewhere', () => {
    const state = turnOf(ME, {
      battlegrounds: ['pelargir'],
      on: { pelargir: ['guards-of-the-citadel', 'haradrim-mumakil', 'coastal-raiders'] },
    })
    expect(fought(state, 'pelargir', 'guards-of-the-citadel')).toEqual(['shadow', 1])
  })
})

describe(titled('soldiers-of-gondor'), () => {
  it('go to battlegrounds that show the Dúnedain, or into reserve', () => {
    const state = turnOf(ME, {
      battlegrounds: ['umbar', 'pelargir', 'rivendell'],
      hand: ['soldiers-of-gondor', 'high-elves'],
    })
    expect(offers(state, 'play', 'to', { card: 'soldiers-of-gondor' })).toEqual([
      'reserve',
      'pelargir',
      'umbar',
    ])
    expect(refused(state, by(ME, { kind: 'play', card: 'soldiers-of-gondor', to: 'rivendell' }))).toEqual([
      'play.faction',
    ])
    expect(refused(state, by(ME, { kind: 'play', card: 'soldiers-of-gondor', to: 'path' }))).toEqual([
      'play.army',
    ])
  })

  it('attack with one', () => {
    const state = turnOf(ME, { battlegrounds: ['umbar'], on: { umbar: ['soldiers-of-gondor'] } })
    expect(counted(state, 'umbar')).toEqual([1, 2, 0])
  })
})

describe(titled('the-great-gate'), () => {
  it('defends Minas Tirith with three', () => {
    const state = turnOf(ME, {
      battlegrounds: ['minas-tirith'],
      on: {
        'minas-tirith': [
          'the-great-gate',
          'haradrim-mumakil',
          'grond-hammer-of-the-underworld',
          'mordor-orcs',
        ],
      },
    })
    expect(fought(state, 'minas-tirith', 'the-great-gate')).toEqual(['free-peoples', 0])
  })

  it('has no icon elsewhere', () => {
    const state = turnOf(ME, {
      battlegrounds: ['pelargir'],
      on: { pelargir: ['the-great-gate', 'haradrim-mumakil'] },
    })
    expect(fought(state, 'pelargir')).toEqual(['shadow', 1])
  })

  ruleForbids('cards.text', 'it goes to no battleground of the Shadow, by play or by move', () => {
    const grounds = ['minas-tirith', 'pelargir', 'umbar', 'minas-morgul'] as const
    const inHand = holding(ME, 'the-great-gate', { battlegrounds: grounds })
    expect(offers(inHand, 'play', 'to', { card: 'the-great-gate' })).toEqual([
      'reserve',
      'minas-tirith',
      'pelargir',
    ])
    expect(refused(inHand, by(ME, { kind: 'play', card: 'the-great-gate', to: 'umbar' }))).toEqual([
      'cards.text',
    ])
    const inReserve = turnOf(ME, { battlegrounds: grounds, reserve: ['the-great-gate'] })
    expect(refused(inReserve, moves(ME, 'the-great-gate', 'minas-morgul'))).toEqual([
      'action.moveWhere',
      'cards.text',
    ])
    expect(refused(inReserve, moves(ME, 'the-great-gate', 'pelargir'))).toEqual([])
  })
})

describe(titled('aragorn'), () => {
  it.each([
    ['the hand', { hand: ['strider'] }],
    ['the draw deck', {}],
    ['the cycle pile', { cycle: ['strider'] }],
    ['the path', { on: { path: ['strider'] } }],
  ] as const)('removes Strider from %s when played', (_, spec) => {
    const state = after(holding(ME, 'aragorn', spec), ...plays(ME, 'aragorn', 'reserve'))
    expect(places(state, 'strider', 'aragorn')).toEqual(['eliminated', 'reserve'])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('takes the items of Strider along', () => {
    const start = holding(ME, 'aragorn', { reserve: ['strider'], items: { strider: ['anduril'] } })
    const state = after(start, ...plays(ME, 'aragorn', 'reserve'))
    expect(places(state, 'strider', 'anduril')).toEqual(['eliminated', 'eliminated'])
  })

  it('does nothing to a Strider who is eliminated already, nor when he is moved', () => {
    const gone = after(
      holding(ME, 'aragorn', { eliminated: ['strider'] }),
      ...plays(ME, 'aragorn', 'reserve'),
    )
    expect(asked(gone)).toBe(TURN_OVER)
    const moved = turnOf(ME, { battlegrounds: ['pelargir'], reserve: ['aragorn'], hand: ['strider'] })
    expect(where(after(moved, moves(ME, 'aragorn', 'pelargir')), 'strider')).toBe('hand')
  })

  it('is cycled if forsaken from the top of the deck, and eliminated from hand or reserve', () => {
    const start = turnOf('witch-king', { reserve: ['the-reaver', 'aragorn'], hand: ['strider'] })
    const told = after(start, uses('witch-king', 'the-reaver'))
    const top = after(told, forsakes(ME, 'top'), comes('soldiers-of-gondor'))
    expect(where(top, 'soldiers-of-gondor')).toBe('eliminated')
    expect(where(after(told, forsakes(ME, 'aragorn')), 'aragorn')).toBe('eliminated')
    const inDeck = after(turnOf('witch-king', { reserve: ['the-reaver'] }), uses('witch-king', 'the-reaver'))
    expect(where(after(inDeck, forsakes(ME, 'top'), comes('aragorn')), 'aragorn')).toBe('cycle')
  })
})

describe(titled('boromir'), () => {
  it('draws a card when played into reserve', () => {
    const start = holding(ME, 'boromir')
    const state = after(start, ...plays(ME, 'boromir', 'reserve'), comes('high-elves'))
    expect(places(state, 'boromir', 'high-elves')).toEqual(['reserve', 'hand'])
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('draws and then forsakes when played to a path', () => {
    const start = holding(ME, 'boromir', { path: 'imladris' })
    const drawn = after(start, ...plays(ME, 'boromir', 'path'), comes('high-elves'))
    expect(asked(drawn)).toBe('aragorn decide/forsake')
    expect(offers(drawn, 'forsake', 'card')).toEqual(['high-elves', 'top'])
    const state = after(drawn, forsakes(ME, 'high-elves'))
    expect(places(state, 'boromir', 'high-elves')).toEqual(['path', 'eliminated'])
  })

  it('only forsakes when moved there', () => {
    const start = turnOf(ME, { reserve: ['boromir', 'denethor'] })
    const moved = after(start, moves(ME, 'boromir', 'path'))
    expect(asked(moved)).toBe('aragorn decide/forsake')
    expect(where(after(moved, forsakes(ME, 'denethor')), 'denethor')).toBe('eliminated')
  })

  it('forsakes nothing if there is nothing', () => {
    const start = turnOf(ME, { reserve: ['boromir'], rest: 'eliminated' })
    expect(asked(after(start, moves(ME, 'boromir', 'path')))).toBe(TURN_OVER)
  })

  it('does neither when moved to a battleground', () => {
    const start = turnOf(ME, { battlegrounds: ['pelargir'], reserve: ['boromir'] })
    const state = after(start, moves(ME, 'boromir', 'pelargir'))
    expect(asked(state)).toBe(TURN_OVER)
    expect(sizes(state, ME).deck).toBe(29)
  })
})

describe(titled('denethor'), () => {
  it('takes a son out of the draw deck for a forsaken card', () => {
    const start = turnOf(ME, { reserve: ['denethor'], hand: ['high-elves'] })
    const paid = after(start, uses(ME, 'denethor'), forsakes(ME, 'high-elves'))
    expect(offers(paid, 'take', 'card')).toEqual(['boromir', 'faramir'])
    const state = after(paid, takes(ME, 'faramir'))
    expect(places(state, 'denethor', 'high-elves', 'faramir')).toEqual(['reserve', 'eliminated', 'hand'])
  })

  it('may be forsaken himself, and the search goes on (OR-28)', () => {
    const start = turnOf(ME, { reserve: ['denethor'] })
    const state = after(start, uses(ME, 'denethor'), forsakes(ME, 'denethor'), takes(ME, 'boromir'))
    expect(places(state, 'denethor', 'boromir')).toEqual(['eliminated', 'hand'])
  })

  it('takes nobody if the last son was on top of the deck', () => {
    const start = turnOf(ME, { reserve: ['denethor'], deck: ['boromir'], rest: 'eliminated' })
    const state = after(start, uses(ME, 'denethor'), forsakes(ME, 'top'))
    expect(where(state, 'boromir')).toBe('eliminated')
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids('take.shown', 'he is not used without a son in the deck', () => {
    const start = turnOf(ME, { reserve: ['denethor'], hand: ['boromir'], cycle: ['faramir'] })
    expect(refused(start, uses(ME, 'denethor'))).toEqual(['eliminate.someGain', 'take.shown'])
  })

  it('is used from reserve only', () => {
    const start = turnOf(ME, { battlegrounds: ['pelargir'], on: { pelargir: ['denethor'] } })
    expect(refused(start, uses(ME, 'denethor'))).toEqual(['action.use'])
  })
})

describe(titled('faramir'), () => {
  it('may lead to another path 7 when he comes to one', () => {
    const start = turnOf(ME, { path: 'osgiliath', reserve: ['faramir'] })
    const moved = after(start, moves(ME, 'faramir', 'path'))
    expect(asked(moved)).toBe('aragorn decide/alternative')
    const named = after(moved, accepts(ME))
    expect(offers(named, 'activatePath', 'path')).toEqual(['the-crossroads', 'henneth-annun'])
    const state = after(named, by(ME, { kind: 'activatePath', path: 'henneth-annun' }), comes('high-elves'))
    expect(places(state, 'faramir', 'high-elves')).toEqual(['cycle', 'hand'])
    expect([standing(state, 'osgiliath'), standing(state, 'henneth-annun')]).toEqual([
      'free-peoples',
      'active',
    ])
  })

  it('may stay, when played too', () => {
    const start = holding(ME, 'faramir', { path: 'osgiliath' })
    const state = after(start, ...plays(ME, 'faramir', 'path'), declines(ME))
    expect(where(state, 'faramir')).toBe('path')
    expect(asked(state)).toBe(TURN_OVER)
  })

  it('is not asked if no other path 7 is left, nor on a path 8 (OR-70)', () => {
    const used = turnOf(ME, {
      path: 'osgiliath',
      reserve: ['faramir'],
      shadow: ['the-crossroads', 'henneth-annun'],
    })
    expect(asked(after(used, moves(ME, 'faramir', 'path')))).toBe(TURN_OVER)
    const vale = turnOf(ME, { path: 'morgul-vale', reserve: ['faramir'] })
    expect(asked(after(vale, moves(ME, 'faramir', 'path')))).toBe(TURN_OVER)
  })
})

describe(titled('halbarad'), () => {
  it('is cycled to take Strider or Aragorn out of the deck', () => {
    const used = after(turnOf(ME, { reserve: ['halbarad'] }), uses(ME, 'halbarad'))
    expect(offers(used, 'take', 'card')).toEqual(['aragorn', 'strider'])
    expect(places(after(used, takes(ME, 'strider')), 'halbarad', 'strider')).toEqual(['cycle', 'hand'])
  })

  ruleForbids('take.shown', 'he stays if neither is in the deck', () => {
    const start = turnOf(ME, { reserve: ['halbarad'], cycle: ['strider'], eliminated: ['aragorn'] })
    expect(refused(start, uses(ME, 'halbarad'))).toEqual(['eliminate.someGain', 'take.shown'])
  })

  it('is used from reserve only', () => {
    const start = turnOf(ME, { on: { path: ['halbarad'] } })
    expect(refused(start, uses(ME, 'halbarad'))).toEqual(['action.use'])
  })
})

describe(titled('prince-imrahil'), () => {
  const KNIGHTS = 'knights-of-dol-amroth'

  it('may cycle a card from hand to take his Knights out of the deck', () => {
    const played = after(
      holding(ME, 'prince-imrahil', { hand: ['high-elves'] }),
      ...plays(ME, 'prince-imrahil', 'reserve'),
    )
    expect(asked(played)).toBe('aragorn decide/alternative')
    const state = after(played, accepts(ME), cycles(ME, 'high-elves'), takes(ME, KNIGHTS))
    expect(places(state, 'prince-imrahil', 'high-elves', KNIGHTS)).toEqual(['reserve', 'cycle', 'hand'])
    expect(where(after(played, declines(ME)), KNIGHTS)).toBe('deck')
  })

  it('is asked even if they are elsewhere, and can only decline (OR-26)', () => {
    const start = holding(ME, 'prince-imrahil', { hand: ['high-elves'], cycle: [KNIGHTS] })
    const played = after(start, ...plays(ME, 'prince-imrahil', 'reserve'))
    expect(asked(played)).toBe('aragorn decide/alternative')
    expect(refused(played, accepts(ME))).not.toEqual([])
    expect(asked(after(played, declines(ME)))).toBe(TURN_OVER)
  })

  it('has nothing to cycle as the last card (OR-27)', () => {
    const state = after(holding(ME, 'prince-imrahil'), ...plays(ME, 'prince-imrahil', 'reserve'))
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids('action.moveIsNoPlay', 'nothing is searched when he moves', () => {
    const start = turnOf(ME, {
      battlegrounds: ['pelargir'],
      reserve: ['prince-imrahil'],
      hand: ['high-elves'],
    })
    expect(asked(after(start, moves(ME, 'prince-imrahil', 'pelargir')))).toBe(TURN_OVER)
  })
})

describe(titled('strider'), () => {
  it('leads on to a path of the next number, after the old one is fought', () => {
    const start = turnOf(ME, { path: 'imladris', on: { path: ['strider', 'the-witch-king'] } })
    const used = after(start, uses(ME, 'strider'))
    expect(offers(used, 'activatePath', 'path')).toEqual(['caradhras', 'the-doors-of-durin', 'khazad-dum'])
    const named = after(used, by(ME, { kind: 'activatePath', path: 'khazad-dum' }))
    expect(asked(named)).toBe('aragorn decide/losses')
    const lost = after(named, loses(ME, 'strider'))
    const state = after(lost, comes('gollum', 'shelob'))
    expect([standing(state, 'imladris'), standing(state, 'khazad-dum')]).toEqual(['free-peoples', 'active'])
    expect(places(state, 'strider', 'the-witch-king', 'gollum')).toEqual(['eliminated', 'eliminated', 'hand'])
  })

  ruleForbids('location.pathOnce', 'he is not used when every path of the next number was', () => {
    const start = turnOf('gandalf', {
      config: { scenario: 'fellowship' },
      path: 'amon-hen',
      on: { path: ['strider'] },
    })
    expect(refused(start, uses('gandalf', 'strider'))).toEqual(['location.pathOnce'])
  })

  it('is used on a path only', () => {
    expect(refused(turnOf(ME, { reserve: ['strider'] }), uses(ME, 'strider'))).toEqual(['action.use'])
  })
})
