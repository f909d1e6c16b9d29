/** More cards (TC-99 to TC-116). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/card-game'
import { after, asked, brings, by, offers, refused, table } from '../support/play'
import { corruption, places, standing, tokens, where } from '../support/read'
import {
  accepts,
  chooses,
  COIN,
  combatAt,
  counted,
  declines,
  fought,
  loses,
  moves,
  plays,
  playsEvent,
  turnOf,
  uses,
} from '../cards/scenes'
import { wakes } from '../cards/locations'

const pass = (seat: 'frodo' | 'witch-king' | 'aragorn' | 'saruman') => by(seat, { kind: 'pass' })

describe('Rohan and its enemies', () => {
  it('TC-99: Éowyn slays a Nazgûl where she comes, not elsewhere', () => {
    const start = turnOf('frodo', {
      path: 'imladris',
      battlegrounds: ['minas-tirith'],
      reserve: ['ghan-buri-ghan'],
      on: { 'minas-tirith': ['the-reaver'], path: ['the-hunter'] },
      items: { 'the-reaver': ['fell-beast'] },
      hand: ['eowyn', COIN.frodo],
    })
    const asks = after(start, ...plays('frodo', 'eowyn', 'minas-tirith'), accepts('frodo'))
    expect(offers(asks, 'eliminate', 'card')).toEqual(['the-reaver'])
    expect(places(after(asks, loses('frodo', 'the-reaver')), 'the-reaver', 'fell-beast')).toEqual([
      'eliminated',
      'eliminated',
    ])
  })

  it('TC-100: Gríma finds Saruman in the draw deck, or a character of Rohan, or nothing', () => {
    const deck = after(
      turnOf('saruman', { reserve: ['grima-wormtongue'] }),
      uses('saruman', 'grima-wormtongue'),
    )
    expect(offers(deck, 'decide', 'alternative')).toEqual([1])
    const gone = turnOf('saruman', { reserve: ['grima-wormtongue', 'saruman'] })
    expect(refused(gone, uses('saruman', 'grima-wormtongue'))).toEqual(['cards.text', 'eliminate.someGain'])
    const rohan = after(
      turnOf('saruman', { reserve: ['grima-wormtongue', 'saruman', 'eomer'] }),
      uses('saruman', 'grima-wormtongue'),
      chooses('saruman', 2),
      loses('saruman', 'eomer'),
    )
    expect(where(rohan, 'eomer')).toBe('eliminated')
  })

  it('TC-101: for three cards of Rohan Mordor loses what it has, Mantle or not', () => {
    const start = turnOf('frodo', {
      reserve: ['eomer', 'ghan-buri-ghan', 'gandalf-the-grey'],
      items: { 'gandalf-the-grey': ['shadowfax'], 'the-reaver': ['nazguls-mantle'] },
      battlegrounds: ['minas-tirith'],
      on: { 'minas-tirith': ['the-reaver'] },
      hand: ['death-ride-ride-to-ruin', COIN.frodo],
    })
    const asks = after(start, ...playsEvent('frodo', 'death-ride-ride-to-ruin'))
    expect(offers(asks, 'eliminate', 'card')).toEqual(['eomer', 'ghan-buri-ghan', 'shadowfax'])
    const given = after(
      asks,
      loses('frodo', 'eomer'),
      loses('frodo', 'ghan-buri-ghan'),
      loses('frodo', 'shadowfax'),
    )
    expect(asked(given)).toBe('witch-king decide/eliminate')
    expect(offers(given, 'eliminate', 'card')).toEqual(['the-reaver', 'nazguls-mantle'])
    const done = after(given, loses('witch-king', 'the-reaver'))
    expect(places(done, 'the-reaver', 'nazguls-mantle')).toEqual(['eliminated', 'eliminated'])
    expect(asked(done)).toBe('witch-king decide/turn')
  })
})

describe('Mordor', () => {
  it('TC-102: The Messenger may take himself, and is not played again in the round', () => {
    const back = after(
      turnOf('witch-king', { reserve: ['the-messenger'], played: ['the-messenger'], hand: ['olog-hai'] }),
      uses('witch-king', 'the-messenger'),
      by('witch-king', { kind: 'take', card: 'the-messenger' }),
      pass('aragorn'),
      pass('saruman'),
      pass('frodo'),
    )
    const play = by('witch-king', { kind: 'play', card: 'the-messenger', to: 'reserve' })
    expect(refused(back, play)).toEqual(['play.oncePerRound'])
  })

  it('TC-105: Gorbag and Shagrat get their tokens for a card, two in Cirith Ungol', () => {
    const comesTo = (path: 'cirith-ungol' | 'orodruin') =>
      after(
        turnOf('witch-king', { path, reserve: ['gorbag-and-shagrat'], hand: ['olog-hai'] }),
        moves('witch-king', 'gorbag-and-shagrat', 'path'),
      )
    const pays = [accepts('witch-king'), by('witch-king', { kind: 'cycle', card: 'olog-hai' })]
    expect(tokens(after(comesTo('cirith-ungol'), ...pays), 'gorbag-and-shagrat')).toEqual([2, 0])
    expect(counted(after(comesTo('cirith-ungol'), ...pays), 'path')[0]).toBe(2)
    expect(counted(after(comesTo('orodruin'), ...pays), 'path')[0]).toBe(1)
    expect(counted(after(comesTo('cirith-ungol'), declines('witch-king')), 'path')[0]).toBe(0)
  })

  it('TC-107: The Black Captain needs the Witch-king in reserve', () => {
    const captain = by('witch-king', { kind: 'playEvent', card: 'the-black-captain' })
    const held = (spec: PositionSpec) =>
      turnOf('witch-king', { ...spec, hand: ['the-black-captain', COIN['witch-king'], ...(spec.hand ?? [])] })
    expect(refused(held({ on: { path: ['the-witch-king'] } }), captain)).toEqual(['play.event'])
    expect(refused(held({ hand: ['the-witch-king'] }), captain)).toEqual(['play.event'])
    expect(refused(held({ reserve: ['the-witch-king'] }), captain)).toEqual([])
  })

  it('TC-116: Minas Morgul puts a Nazgûl into reserve, who waits but may be used', () => {
    const woken = wakes(
      'minas-morgul',
      {},
      'the-reaver',
      'olog-hai',
      'fell-beast',
      'mordor-orcs',
      'morgul-blade',
    )
    const state = after(
      woken,
      by('witch-king', { kind: 'play', card: 'the-reaver', to: 'reserve' }),
      brings('bag-end', 'gimli', 'sting'),
    )
    expect(asked(state)).toBe('witch-king decide/turn')
    expect(refused(state, moves('witch-king', 'the-reaver', 'minas-morgul'))).toEqual(['action.moveWaits'])
    expect(refused(state, uses('witch-king', 'the-reaver'))).toEqual([])
  })
})

describe('support across factions', () => {
  it("TC-103: Merry may stand alone in Helm's Deep, and leads the Militia", () => {
    const deep = (...cards: ReadonlyArray<'village-militia'>) =>
      turnOf('frodo', {
        battlegrounds: ['helms-deep'],
        on: { 'helms-deep': ['merry-brandybuck', ...cards] },
        tokens: [{ on: 'helms-deep', attack: 6 }],
      })
    expect(fought(deep(), 'helms-deep')).toEqual(['shadow', 4])
    const [, left] = fought(deep('village-militia'), 'helms-deep')
    expect(4 - left).toBe(2)
  })

  it('TC-104: Arwen strengthens Strider on a path and Aragorn in the city, never his attack', () => {
    const path = turnOf('frodo', {
      path: 'khazad-dum',
      reserve: ['arwen'],
      on: { path: ['strider'] },
      tokens: [{ on: 'path', attack: 5 }],
    })
    const [, defense, rest] = counted(path, 'path')
    expect([rest - fought(path, 'path')[1], defense]).toEqual([3, 5 - rest])
    const city = turnOf('frodo', {
      battlegrounds: ['minas-tirith'],
      reserve: ['arwen'],
      on: { 'minas-tirith': ['aragorn', 'soldiers-of-gondor'] },
      tokens: [{ on: 'minas-tirith', attack: 9 }],
    })
    // Aragorn 1 + 1 by Arwen + 1 as a leader, and the Soldiers 1.
    expect(6 - fought(city, 'minas-tirith')[1]).toBe(4)
    const umbar = (reserve: PositionSpec['reserve'] & object) =>
      counted(turnOf('frodo', { battlegrounds: ['umbar'], reserve, on: { umbar: ['aragorn'] } }), 'umbar')[0]
    expect(umbar(['arwen'])).toBe(umbar([]))
  })

  it('TC-108: The Three Hunters fight anywhere this round, behind any friendly army', () => {
    const spec: PositionSpec = {
      battlegrounds: ['orthanc', 'minas-tirith'],
      on: { orthanc: ['aragorn', 'riders-of-rohan'] },
      reserve: ['gimli'],
      hand: ['the-three-hunters', COIN.aragorn],
    }
    const before = turnOf('aragorn', spec)
    const hunt = after(before, ...playsEvent('aragorn', 'the-three-hunters'), pass('saruman'))
    expect(counted(hunt, 'orthanc')[0] - counted(before, 'orthanc')[0]).toBe(1)
    expect(refused(hunt, moves('frodo', 'gimli', 'minas-tirith'))).toEqual([])
    expect(refused(turnOf('frodo', spec), moves('frodo', 'gimli', 'minas-tirith'))).toContain('play.faction')
  })

  it('TC-109: the owner of the army says whom it supports', () => {
    const state = turnOf('frodo', {
      battlegrounds: ['minas-tirith'],
      on: { 'minas-tirith': ['pippin-took', 'denethor', 'soldiers-of-gondor'] },
      tokens: [{ on: 'minas-tirith', attack: 5 }],
    })
    const asks = combatAt(state, 'minas-tirith')
    expect(asked(asks)).toBe('aragorn decide/support')
    expect(offers(asks, 'support', 'leader')).toEqual(['pippin-took', 'denethor'])
  })
})

describe('paths and tokens', () => {
  it('TC-106: Saruman may go at once to the battleground that Threats and Promises wake', () => {
    const start = turnOf('saruman', {
      reserve: ['saruman'],
      played: ['saruman'],
      freePeoples: ['helms-deep'],
      hand: ['threats-and-promises', COIN.saruman],
    })
    const woken = after(
      start,
      ...playsEvent('saruman', 'threats-and-promises'),
      by('saruman', { kind: 'activate', battleground: 'helms-deep' }),
      brings('gimli', 'sting', 'glamdring', 'dwarven-axe', 'bilbo-baggins'),
      declines('frodo'),
    )
    expect(asked(woken)).toBe('saruman decide/alternative')
    const there = after(woken, accepts('saruman'))
    expect(where(there, 'saruman')).toBe('helms-deep')
    expect(counted(there, 'helms-deep')[1]).toBe(2)
  })

  it('TC-110: Strider names the new path before the old one is fought over', () => {
    const state = after(
      turnOf('aragorn', {
        path: 'caradhras',
        on: { path: ['strider', 'legolas'] },
        tokens: [{ on: 'path', attack: 1 }],
      }),
      uses('aragorn', 'strider'),
    )
    expect(asked(state)).toBe('aragorn decide/path')
    expect(asked(after(state, by('aragorn', { kind: 'activatePath', path: 'egladil' })))).toBe(
      'aragorn decide/losses',
    )
  })

  it('TC-111: the token of the Doors counts in the fight over the Doors, and is gone', () => {
    const start = turnOf('saruman', {
      path: 'the-doors-of-durin',
      on: { path: ['flocks-of-crebain'] },
      tokens: [{ on: 'path', attack: 1 }],
      hand: ['gimli', 'arwen'],
    })
    const replaced = after(
      start,
      uses('saruman', 'flocks-of-crebain'),
      by('saruman', { kind: 'activatePath', path: 'caradhras' }),
    )
    expect([standing(replaced, 'the-doors-of-durin'), tokens(replaced, 'path')]).toEqual(['shadow', [0, 0]])
    expect(corruption(replaced)).toBeGreaterThan(0)
  })

  it('TC-112: Nenya works from reserve, and Galadriel stays', () => {
    const reserve = turnOf('aragorn', {
      reserve: ['galadriel'],
      items: { galadriel: ['nenya-ring-of-adamant'] },
    })
    const used = after(
      reserve,
      uses('aragorn', 'nenya-ring-of-adamant'),
      by('aragorn', { kind: 'choose', location: 'path' }),
    )
    expect(places(used, 'galadriel', 'nenya-ring-of-adamant')).toEqual(['reserve', 'cycle'])
    const out = turnOf('aragorn', {
      battlegrounds: ['lorien'],
      on: { lorien: ['galadriel'] },
      items: { galadriel: ['nenya-ring-of-adamant'] },
    })
    expect(refused(out, uses('aragorn', 'nenya-ring-of-adamant'))).toEqual(['action.use'])
  })

  it('TC-114: Sam takes the Phial with him, and one token stays', () => {
    const done = after(
      turnOf('frodo', { reserve: ['sam-gamgee'], items: { 'sam-gamgee': ['phial-of-galadriel'] } }),
      uses('frodo', 'sam-gamgee'),
    )
    expect(places(done, 'sam-gamgee', 'phial-of-galadriel')).toEqual(['cycle', 'cycle'])
    expect(tokens(done, 'path')).toEqual([0, 1])
  })
})

describe('people', () => {
  const spec: PositionSpec = {
    path: 'weathertop',
    starter: 'witch-king',
    turn: 'witch-king',
    on: { path: ['the-reaver', 'sam-gamgee', 'strider'] },
  }

  it('TC-113: a teammate may refuse, and then the attackers decide; one person agrees with himself', () => {
    const four = combatAt(turnOf('witch-king', spec), 'path')
    expect(asked(four)).toBe('aragorn decide/losses')
    const proposed = after(four, loses('aragorn', 'sam-gamgee'))
    expect(asked(proposed)).toBe('frodo decide/agree')
    const refusedIt = after(proposed, by('frodo', { kind: 'refuse' }))
    expect(asked(refusedIt)).toBe('witch-king decide/losses')
    expect(where(after(refusedIt, loses('witch-king', 'strider')), 'strider')).toBe('eliminated')
    const two = combatAt(table({ ...spec, config: { players: 2 } }), 'path')
    expect(where(after(two, loses('aragorn', 'sam-gamgee')), 'sam-gamgee')).toBe('eliminated')
  })

  it('TC-115: in the duel Morannon lets the Shadow play an army of any faction', () => {
    const woken = after(
      table({ config: { scenario: 'duel-2' }, step: 'location', starter: 'witch-king' }),
      brings('morannon', 'wolf-riders', 'haradrim-mumakil', 'gollum', 'olog-hai', 'shelob'),
    )
    expect(asked(woken)).toBe('witch-king decide/playApart')
    expect(offers(woken, 'play', 'to', { card: 'wolf-riders' })).toEqual(['reserve'])
    expect(offers(woken, 'play', 'to', { card: 'haradrim-mumakil' })).toEqual(['reserve', 'morannon'])
  })
})
