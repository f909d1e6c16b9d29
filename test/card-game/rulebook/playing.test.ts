/** Chapter 5: playing a card. */
import { describe, expect } from 'vitest'
import { after, asked, brings, by, comes, offers, refused } from '../support/play'
import { places, sizes, tokens, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  accepts,
  counted,
  cycles,
  declines,
  fightAt,
  forsakes,
  holding,
  moves,
  plays,
  playsEvent,
  playsOn,
  turnOf,
  uses,
} from '../cards/scenes'

describe('cost', () => {
  ruleAllows('play.fromHand', 'a card of the hand', () => {
    expect(offers(holding('frodo', 'gimli'), 'play', 'card')).toEqual(['gimli', 'village-militia'])
  })

  ruleForbids('play.fromHand', 'no card of deck, pile or reserve, and nobody else’s', () => {
    const start = turnOf('frodo', { hand: ['gimli', 'arwen'], cycle: ['eomer'], reserve: ['theoden'] })
    for (const card of ['eomer', 'theoden', 'sam-gamgee', 'arwen'] as const)
      expect(refused(start, by('frodo', { kind: 'play', card, to: 'reserve' }))).toEqual(['play.fromHand'])
  })

  const named = after(
    holding('aragorn', 'boromir', { hand: ['arwen'] }),
    by('aragorn', { kind: 'play', card: 'boromir', to: 'reserve' }),
  )

  ruleAllows('play.cost', 'another card is cycled before the text', () => {
    expect(asked(named)).toBe('aragorn decide/cycle')
    expect(offers(named, 'cycle', 'card')).toEqual(['soldiers-of-gondor', 'arwen'])
    const state = after(named, cycles('aragorn', 'arwen'), comes('elrond'))
    expect(places(state, 'arwen', 'elrond', 'boromir')).toEqual(['cycle', 'hand', 'reserve'])
  })

  ruleForbids('play.cost', 'the card does not pay for itself, and nothing is forsaken instead', () => {
    expect(refused(named, cycles('aragorn', 'boromir'))).toEqual(['play.cost'])
    expect(refused(named, forsakes('aragorn', 'top'))).toEqual(['forsake.demanded'])
  })

  const last = after(
    turnOf('aragorn', { hand: ['boromir'], reserve: ['denethor'] }),
    by('aragorn', { kind: 'play', card: 'boromir', to: 'reserve' }),
  )

  ruleAllows('play.lastCard', 'the last card is paid for by forsaking', () => {
    expect(offers(last, 'forsake', 'card')).toEqual(['denethor', 'top'])
    expect(where(after(last, forsakes('aragorn', 'denethor'), comes('elrond')), 'denethor')).toBe(
      'eliminated',
    )
  })

  ruleAllows('play.lastCard', 'with nothing at all to forsake it is played unpaid (OR-16)', () => {
    const start = turnOf('aragorn', { hand: ['denethor'], rest: 'eliminated' })
    const state = after(start, by('aragorn', { kind: 'play', card: 'denethor', to: 'reserve' }))
    expect([where(state, 'denethor'), asked(state)]).toEqual(['reserve', 'saruman decide/turn'])
  })

  ruleForbids('play.lastCard', 'not with the card itself, nor with what the play needs', () => {
    expect(refused(last, forsakes('aragorn', 'boromir'))).toEqual(['forsake.choice'])
    const start = turnOf('aragorn', { hand: ['anduril'], reserve: ['strider'], rest: 'eliminated' })
    expect(refused(start, by('aragorn', { kind: 'playItem', card: 'anduril', wielder: 'strider' }))).toEqual([
      'play.lastCard',
    ])
  })

  ruleAllows('play.onTop', 'what a text forsakes comes on top of the cost', () => {
    const start = holding('aragorn', 'paths-of-the-dead', { hand: ['arwen', 'elrond'] })
    const state = after(
      start,
      ...playsEvent('aragorn', 'paths-of-the-dead'),
      forsakes('aragorn', 'arwen'),
      forsakes('aragorn', 'elrond'),
    )
    expect(places(state, 'soldiers-of-gondor', 'arwen', 'elrond')).toEqual([
      'cycle',
      'eliminated',
      'eliminated',
    ])
  })

  ruleForbids('play.onTop', 'the cost does not count for the text', () => {
    const start = turnOf('aragorn', { hand: ['prince-imrahil', 'soldiers-of-gondor'] })
    const state = after(start, ...plays('aragorn', 'prince-imrahil', 'reserve'))
    expect([asked(state), where(state, 'knights-of-dol-amroth')]).toEqual(['saruman decide/turn', 'deck'])
  })

  ruleAllows('play.inOrder', 'Boromir draws first, and may forsake what he drew', () => {
    const state = after(
      holding('aragorn', 'boromir'),
      ...plays('aragorn', 'boromir', 'path'),
      comes('elrond'),
    )
    expect(offers(state, 'forsake', 'card')).toEqual(['elrond', 'top'])
  })

  ruleForbids('play.inOrder', 'nothing is drawn before the forsaking of the Paths of the Dead', () => {
    const start = holding('aragorn', 'paths-of-the-dead', { hand: ['arwen', 'elrond'] })
    const state = after(start, ...playsEvent('aragorn', 'paths-of-the-dead'))
    expect([asked(state), sizes(state, 'aragorn').hand]).toEqual(['aragorn decide/forsake', 2])
  })
})

describe('where to', () => {
  const start = turnOf('frodo', {
    path: 'imladris',
    battlegrounds: ['edoras', 'moria', 'umbar'],
    hand: ['village-militia', 'gimli', 'treebeard'],
  })

  ruleAllows('play.army', 'an army goes to a battleground or into reserve', () => {
    expect(offers(start, 'play', 'to', { card: 'village-militia' })).toEqual(['reserve', 'edoras'])
  })

  ruleForbids('play.army', 'never to a path', () => {
    expect(refused(start, by('frodo', { kind: 'play', card: 'village-militia', to: 'path' }))).toEqual([
      'play.army',
    ])
    expect(() => turnOf('frodo', { on: { path: ['village-militia'] } })).toThrow('play.army')
  })

  ruleAllows('play.character', 'a character goes to the path, a battleground or reserve', () => {
    expect(offers(start, 'play', 'to', { card: 'gimli' })).toEqual(['reserve', 'path', 'moria'])
  })

  ruleForbids('play.character', 'it goes into no reserve but the own', () => {
    const state = after(
      start,
      by('frodo', { kind: 'play', card: 'gimli', to: 'reserve' }),
      cycles('frodo', 'treebeard'),
      declines('frodo'),
    )
    expect(where(state, 'gimli')).toBe('reserve')
    const mate = after(state, by('witch-king', { kind: 'pass' }))
    expect(refused(mate, moves('aragorn', 'gimli', 'moria'))).not.toEqual([])
  })

  ruleAllows('play.faction', 'where its faction is shown for its side', () => {
    expect(offers(start, 'play', 'to', { card: 'treebeard' })).toEqual([
      'reserve',
      'edoras',
      'moria',
      'umbar',
    ])
  })

  ruleForbids('play.faction', 'and nowhere else', () => {
    expect(refused(start, by('frodo', { kind: 'play', card: 'gimli', to: 'edoras' }))).toEqual([
      'play.faction',
    ])
  })

  ruleAllows('play.pathNumber', 'a path whose number it bears', () => {
    expect(refused(start, by('frodo', { kind: 'play', card: 'gimli', to: 'path' }))).toEqual([])
  })

  ruleForbids('play.pathNumber', 'no other', () => {
    expect(refused(start, by('frodo', { kind: 'play', card: 'treebeard', to: 'path' }))).toEqual([
      'play.pathNumber',
    ])
  })

  ruleAllows('play.reserve', 'its text holds in the round it was played', () => {
    const played = after(
      holding('aragorn', 'elrond', { items: {} }),
      ...plays('aragorn', 'elrond', 'reserve'),
      comes('arwen'),
    )
    expect(where(played, 'elrond')).toBe('reserve')
    const reaver = turnOf('witch-king', { reserve: ['the-reaver'], played: ['the-reaver'] })
    expect(refused(reaver, uses('witch-king', 'the-reaver'))).toEqual([])
  })

  ruleForbids('play.reserve', 'it is not moved in that round', () => {
    const reaver = turnOf('witch-king', { reserve: ['the-reaver'], played: ['the-reaver'] })
    expect(refused(reaver, moves('witch-king', 'the-reaver', 'path'))).toEqual(['action.moveWaits'])
  })

  ruleAllows('play.oncePerRound', 'two Mordor Orcs are two cards', () => {
    const orcs = turnOf('witch-king', {
      hand: ['mordor-orcs-2', 'olog-hai'],
      reserve: ['mordor-orcs'],
      played: ['mordor-orcs'],
    })
    expect(refused(orcs, by('witch-king', { kind: 'play', card: 'mordor-orcs-2', to: 'reserve' }))).toEqual(
      [],
    )
  })

  ruleForbids('play.oncePerRound', 'the same character is not played twice, nor the same item', () => {
    const again = turnOf('frodo', {
      hand: ['gimli', 'glamdring'],
      reserve: ['gandalf-the-grey'],
      played: ['gimli', 'glamdring'],
    })
    expect(refused(again, by('frodo', { kind: 'play', card: 'gimli', to: 'reserve' }))).toEqual([
      'play.oncePerRound',
    ])
    const item = by('frodo', { kind: 'playItem', card: 'glamdring', wielder: 'gandalf-the-grey' })
    expect(refused(again, item)).toEqual(['play.oncePerRound'])
  })
})

describe('cards apart', () => {
  const five = ['riders-of-rohan', 'gimli', 'sting', 'theoden', 'bilbo-baggins'] as const
  const drawn = after(holding('frodo', 'eomer'), ...plays('frodo', 'eomer', 'reserve'), comes(...five))

  ruleAllows('play.apart', 'the rest pays for what is played', () => {
    const state = after(drawn, by('frodo', { kind: 'play', card: 'riders-of-rohan', to: 'reserve' }))
    expect(sizes(state, 'frodo')).toMatchObject({ hand: 0, cycle: 5 })
  })

  ruleForbids('play.apart', 'what does not fit is not played, and what lies apart is not in hand', () => {
    expect(refused(drawn, by('frodo', { kind: 'play', card: 'theoden', to: 'reserve' }))).toEqual([
      'play.apart',
    ])
    expect(sizes(drawn, 'frodo').hand).toBe(0)
  })

  const theoden = after(
    holding('frodo', 'theoden'),
    ...plays('frodo', 'theoden', 'reserve'),
    brings('eomer', 'gimli', 'sting', 'smeagol', 'sam-gamgee'),
  )

  ruleAllows('play.byText', 'Éomer played by Théoden draws five of his own', () => {
    const state = after(theoden, by('frodo', { kind: 'play', card: 'eomer', to: 'reserve' }))
    expect(asked(state)).toBe('nature deck of frodo')
  })

  ruleForbids('play.byText', 'not before the rest is cycled', () => {
    const state = after(theoden, by('frodo', { kind: 'play', card: 'eomer', to: 'reserve' }))
    expect(places(state, 'gimli', 'sting', 'smeagol')).toEqual(['cycle', 'cycle', 'cycle'])
  })
})

describe('items', () => {
  const cloak = holding('aragorn', 'elven-cloak', {
    reserve: ['sam-gamgee', 'arwen'],
    on: { path: ['frodo-baggins'] },
  })

  ruleAllows('play.wielder', 'on a wielder in play, the teammate’s too', () => {
    expect(offers(cloak, 'playItem', 'wielder')).toEqual(['arwen', 'frodo-baggins', 'sam-gamgee'])
  })

  ruleForbids('play.wielder', 'not on one that is not in play, nor on anybody else', () => {
    for (const wielder of ['merry-brandybuck', 'boromir'] as const)
      expect(refused(cloak, by('aragorn', { kind: 'playItem', card: 'elven-cloak', wielder }))).toEqual([
        'play.wielder',
      ])
  })

  const rider = turnOf('frodo', {
    battlegrounds: ['moria'],
    reserve: ['gandalf-the-grey'],
    items: { 'gandalf-the-grey': ['shadowfax'] },
  })

  ruleAllows('play.itemsFollow', 'Shadowfax goes with Gandalf where no Rohan is shown', () => {
    const state = after(rider, moves('frodo', 'gandalf-the-grey', 'moria'))
    expect(places(state, 'gandalf-the-grey', 'shadowfax')).toEqual(['moria', 'on gandalf-the-grey'])
  })

  ruleForbids('play.itemsFollow', 'an item does not move alone', () => {
    expect(refused(rider, moves('frodo', 'shadowfax', 'moria'))).not.toEqual([])
  })

  const armed = {
    battlegrounds: ['moria'],
    on: { moria: ['gandalf-the-white'] },
    items: { 'gandalf-the-white': ['glamdring'] },
  } as const

  ruleAllows('play.itemIcons', 'Glamdring adds to Gandalf', () => {
    expect(counted(turnOf('frodo', armed), 'moria')).toEqual([3, 2, 1])
  })

  ruleForbids('play.itemIcons', 'an item does not cancel apart from its wielder', () => {
    const coat = turnOf('frodo', {
      path: 'weathertop',
      on: { path: ['sam-gamgee', 'strider', 'the-reaver'] },
      items: { 'sam-gamgee': ['mithril-coat'] },
    })
    const state = fightAt(coat, 'path')
    expect(offers(state, 'eliminate', 'card')).toEqual(['strider', 'sam-gamgee'])
  })

  const coat = {
    path: 'weathertop',
    on: { path: ['sam-gamgee', 'the-witch-king'] },
    items: { 'sam-gamgee': ['mithril-coat', 'lembas'] },
  } as const

  ruleAllows('play.itemsShareFate', 'eliminated with the wielder, and cycled with him', () => {
    const lost = fightAt(turnOf('frodo', coat), 'path', 'sam-gamgee')
    expect(places(lost, 'sam-gamgee', 'mithril-coat', 'lembas')).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
    ])
    const kept = fightAt(turnOf('frodo', { ...coat, on: { path: ['sam-gamgee'] } }), 'path')
    expect(places(kept, 'sam-gamgee', 'mithril-coat', 'lembas')).toEqual(['cycle', 'cycle', 'cycle'])
  })

  ruleForbids('play.itemsShareFate', 'none stays behind, unless a text parts them', () => {
    const frodo = {
      ...coat,
      on: { path: ['frodo-baggins', 'the-witch-king'] },
      items: { 'frodo-baggins': ['mithril-coat'] },
    } as const
    const state = fightAt(turnOf('frodo', frodo), 'path', 'frodo-baggins')
    expect(places(state, 'frodo-baggins', 'mithril-coat')).toEqual(['cycle', 'eliminated'])
  })

  ruleAllows('play.itemsStay', 'an item stays where it was played', () => {
    const state = after(cloak, ...playsOn('aragorn', 'elven-cloak', 'arwen'))
    expect(where(state, 'elven-cloak')).toBe('on arwen')
  })

  ruleForbids('play.itemsStay', 'it does not change hands', () => {
    const start = turnOf('aragorn', { reserve: ['arwen', 'elrond'], items: { arwen: ['elven-cloak'] } })
    expect(
      refused(start, by('aragorn', { kind: 'playItem', card: 'elven-cloak', wielder: 'elrond' })),
    ).toEqual(['play.fromHand'])
  })

  ruleAllows('play.itemText', 'the text of a Fell Beast comes when it lies on its wielder', () => {
    const start = holding('witch-king', 'fell-beast', {
      battlegrounds: ['morannon'],
      reserve: ['the-reaver'],
    })
    const state = after(start, ...playsOn('witch-king', 'fell-beast', 'the-reaver'))
    expect([asked(state), where(state, 'fell-beast')]).toEqual([
      'witch-king decide/alternative',
      'on the-reaver',
    ])
    const gone = after(
      state,
      accepts('witch-king'),
      by('witch-king', { kind: 'choose', location: 'morannon' }),
    )
    expect(places(gone, 'the-reaver', 'fell-beast')).toEqual(['morannon', 'on the-reaver'])
  })

  ruleForbids('play.itemText', 'its wielder does not wait for it (OR-21)', () => {
    const start = turnOf('frodo', {
      battlegrounds: ['moria'],
      reserve: ['gandalf-the-grey'],
      items: { 'gandalf-the-grey': ['glamdring'] },
      played: ['glamdring'],
    })
    expect(refused(start, moves('frodo', 'gandalf-the-grey', 'moria'))).toEqual([])
  })

  const lembas = (turn: 'witch-king') =>
    after(
      turnOf(turn, {
        reserve: ['the-reaver', 'sam-gamgee'],
        items: { 'sam-gamgee': ['lembas'] },
        hand: ['arwen'],
      }),
      uses(turn, 'the-reaver'),
    )

  ruleAllows('play.itemForsaken', 'the seat of the wielder forsakes it alone', () => {
    const state = after(lembas('witch-king'), forsakes('aragorn', 'arwen'), forsakes('frodo', 'lembas'))
    expect(places(state, 'lembas', 'sam-gamgee')).toEqual(['eliminated', 'reserve'])
  })

  ruleForbids('play.itemForsaken', 'its owner does not', () => {
    expect(refused(lembas('witch-king'), forsakes('aragorn', 'lembas'))).toEqual(['play.itemForsaken'])
  })

  ruleAllows('play.itemOwner', 'it goes to the pile of its owner', () => {
    const start = turnOf('frodo', { reserve: ['sam-gamgee'], items: { 'sam-gamgee': ['lembas'] } })
    const state = after(start, uses('frodo', 'sam-gamgee'))
    expect(places(state, 'sam-gamgee', 'lembas')).toEqual(['cycle', 'cycle'])
    expect(sizes(state, 'aragorn').cycle).toBe(1)
    expect(tokens(state, 'path')).toEqual([0, 1])
  })

  ruleForbids('play.itemOwner', 'not to that of its wielder', () => {
    const start = turnOf('frodo', { reserve: ['sam-gamgee'], items: { 'sam-gamgee': ['lembas'] } })
    expect(sizes(after(start, uses('frodo', 'sam-gamgee')), 'frodo').cycle).toBe(1)
  })
})
