/** Combat (TC-62 to TC-80). */
import { describe, expect, it } from 'vitest'
import type { CopyId, PositionSpec } from '../../../src/card-game'
import { after, asked, by, eventsAs, offers, refused } from '../support/play'
import { corruption, places, standing } from '../support/read'
import { combatAt, counted, fightAt, fought, loses, turnOf, uses } from '../cards/scenes'

const LOST = 'eliminated'

describe('losses', () => {
  const weathertop = turnOf('frodo', {
    path: 'weathertop',
    on: { path: ['the-witch-king', 'strider', 'frodo-baggins'] },
    items: { 'the-witch-king': ['black-riders-mount'], 'frodo-baggins': ['mithril-coat'] },
  })

  it('TC-62: Frodo alone, or Strider and then Frodo; not Frodo and then Strider', () => {
    expect(counted(weathertop, 'path')).toEqual([3, 0, 3])
    const frodo = fightAt(weathertop, 'path', 'frodo-baggins')
    expect(places(frodo, 'frodo-baggins', 'mithril-coat', 'strider')).toEqual(['cycle', LOST, 'cycle'])
    expect(standing(frodo, 'weathertop')).toBe('free-peoples')
    const both = fightAt(weathertop, 'path', 'strider', 'frodo-baggins')
    expect(places(both, 'frodo-baggins', 'mithril-coat', 'strider')).toEqual(['cycle', LOST, LOST])
    expect(standing(both, 'weathertop')).toBe('free-peoples')
    const asks = combatAt(weathertop, 'path')
    expect(offers(asks, 'eliminate', 'card')).toEqual(['strider', 'frodo-baggins'])
    const first = after(asks, loses('frodo', 'frodo-baggins'))
    expect(asked(first)).toBe('aragorn decide/agree')
    expect(refused(first, loses('frodo', 'strider'))).toEqual(['eliminate.demanded'])
    const proposed = (...lost: ReadonlyArray<CopyId>) =>
      eventsAs('LossesProposed', asks, ...lost.map((card) => loses('frodo', card))).map((event) => event.lost)
    expect(proposed('frodo-baggins')).toEqual([['frodo-baggins']])
    expect(proposed('strider', 'frodo-baggins')).toEqual([['strider', 'frodo-baggins']])
  })

  const siege = (
    ...defenders: ReadonlyArray<
      'denethor' | 'soldiers-of-gondor' | 'the-great-gate' | 'guards-of-the-citadel'
    >
  ) =>
    turnOf('frodo', {
      battlegrounds: ['minas-tirith'],
      on: { 'minas-tirith': ['grond-hammer-of-the-underworld', 'olog-hai', ...defenders] },
    })

  it('TC-63: a leader without an army counts nothing and is cycled', () => {
    const alone = fightAt(siege('denethor'), 'minas-tirith')
    expect([places(alone, 'denethor'), standing(alone, 'minas-tirith')]).toEqual([['cycle'], 'shadow'])
    const led = fightAt(siege('denethor', 'soldiers-of-gondor'), 'minas-tirith')
    expect(places(led, 'denethor', 'soldiers-of-gondor')).toEqual([LOST, LOST])
    expect(standing(led, 'minas-tirith')).toBe('free-peoples')
  })

  it('TC-64: a leader counts even if his army was lost first', () => {
    const state = turnOf('frodo', {
      battlegrounds: ['edoras'],
      on: { edoras: ['fighting-uruk-hai', 'wolf-riders', 'riders-of-rohan', 'eomer'] },
    })
    expect(counted(state, 'edoras')).toEqual([3, 1, 2])
    expect(fought(state, 'edoras')).toEqual(['free-peoples', 0])
  })

  it('TC-67: the Gate and the Guards hold Minas Tirith against eight, and are cycled against three', () => {
    const strong: PositionSpec = {
      battlegrounds: ['minas-tirith'],
      on: {
        'minas-tirith': [
          'grond-hammer-of-the-underworld',
          'olog-hai',
          'haradrim-mumakil',
          'the-great-gate',
          'guards-of-the-citadel',
        ],
      },
    }
    const [attack] = counted(turnOf('frodo', strong), 'minas-tirith')
    const eight = turnOf('frodo', { ...strong, tokens: [{ on: 'minas-tirith', attack: 8 - attack }] })
    expect(counted(eight, 'minas-tirith')).toEqual([8, 3, 5])
    const done = fightAt(eight, 'minas-tirith')
    expect(places(done, 'the-great-gate', 'guards-of-the-citadel')).toEqual([LOST, LOST])
    expect(standing(done, 'minas-tirith')).toBe('free-peoples')
    const weak = turnOf('frodo', {
      battlegrounds: ['minas-tirith'],
      on: { 'minas-tirith': ['grond-hammer-of-the-underworld', 'the-great-gate', 'guards-of-the-citadel'] },
    })
    expect(places(fightAt(weak, 'minas-tirith'), 'the-great-gate', 'guards-of-the-citadel')).toEqual([
      'cycle',
      'cycle',
    ])
  })

  it('TC-79: all four are lost, and one icon is left', () => {
    const state = turnOf('frodo', {
      battlegrounds: ['pelargir'],
      tokens: [{ on: 'pelargir', attack: 6 }],
      on: { pelargir: ['soldiers-of-gondor', 'faramir', 'prince-imrahil', 'denethor'] },
    })
    const done = fightAt(state, 'pelargir')
    expect(places(done, 'soldiers-of-gondor', 'faramir', 'prince-imrahil', 'denethor')).toEqual([
      LOST,
      LOST,
      LOST,
      LOST,
    ])
    expect(fought(state, 'pelargir')).toEqual(['shadow', 1])
  })
})

describe('support', () => {
  it('TC-65: one army supports one leader', () => {
    const state = turnOf('frodo', {
      battlegrounds: ['harad'],
      on: { harad: ['faramir', 'denethor', 'soldiers-of-gondor'] },
    })
    expect(counted(state, 'harad')[0]).toBe(2)
  })

  it('TC-66: whom the Dead Men support makes a difference', () => {
    const state = turnOf('frodo', {
      battlegrounds: ['umbar'],
      on: { umbar: ['aragorn', 'dead-men-of-dunharrow', 'soldiers-of-gondor'] },
    })
    const asks = combatAt(state, 'umbar')
    expect(asked(asks)).toBe('aragorn decide/support')
    expect(offers(asks, 'support', 'leader')).toEqual(['aragorn', null])
    const dead = by('aragorn', { kind: 'support', army: 'dead-men-of-dunharrow', leader: 'aragorn' })
    const living = by('aragorn', { kind: 'support', army: 'dead-men-of-dunharrow', leader: null })
    expect([counted(state, 'umbar', dead)[0], counted(state, 'umbar', living)[0]]).toEqual([5, 3])
  })
})

describe('what counts', () => {
  it('TC-68: Quickbeam has one for every two of Isengard', () => {
    const state = turnOf('frodo', {
      battlegrounds: ['helms-deep'],
      on: {
        'helms-deep': [
          'quickbeam',
          'fighting-uruk-hai',
          'wolf-riders',
          'white-hand-orcs',
          'white-hand-orcs-2',
          'ugluk',
        ],
      },
    })
    const [, , rest] = counted(state, 'helms-deep')
    expect(fought(state, 'helms-deep')).toEqual(['shadow', rest - 2])
  })

  it('TC-69: Théoden counts while Gandalf is in play, so the order of combats matters', () => {
    const state = turnOf('frodo', {
      path: 'weathertop',
      battlegrounds: ['edoras'],
      on: { path: ['gandalf-the-grey', 'the-witch-king', 'the-reaver'], edoras: ['theoden', 'wolf-riders'] },
    })
    expect(fought(state, 'edoras')).toEqual(['free-peoples', 0])
    const path = fightAt(state, 'path')
    expect(places(path, 'gandalf-the-grey', 'theoden')).toEqual([LOST, 'cycle'])
    expect(standing(path, 'edoras')).toBe('shadow')
  })

  it('TC-70: the Phial shines for the path, and nobody is lost', () => {
    const state = turnOf('frodo', {
      path: 'shelobs-lair',
      on: { path: ['shelob', 'frodo-baggins'] },
      items: { 'frodo-baggins': ['phial-of-galadriel'] },
    })
    expect(counted(state, 'path')).toEqual([2, 2, 0])
    expect(places(fightAt(state, 'path'), 'frodo-baggins', 'phial-of-galadriel')).toEqual(['cycle', 'cycle'])
  })

  it('TC-71: Sting helps against monsters, not against Nazgûl', () => {
    const marshes = (enemy: 'gollum' | 'the-reaver') =>
      turnOf('frodo', {
        path: 'dead-marshes',
        on: { path: ['sam-gamgee', enemy] },
        items: { 'sam-gamgee': ['sting'] },
      })
    expect([counted(marshes('gollum'), 'path')[1], counted(marshes('the-reaver'), 'path')[1]]).toEqual([2, 1])
  })

  it('TC-75: tokens count for whoever attacks, and for the battleground', () => {
    const orthanc = (card: 'the-destroyer' | 'the-warrior') =>
      after(
        turnOf('witch-king', { reserve: [card], battlegrounds: ['orthanc'] }),
        uses('witch-king', card),
        by('witch-king', { kind: 'choose', location: 'orthanc' }),
      )
    expect(counted(orthanc('the-destroyer'), 'orthanc')).toEqual([1, 2, 0])
    expect(counted(orthanc('the-warrior'), 'orthanc')).toEqual([0, 3, 0])
  })

  it('TC-78: a token defends a battleground that does not defend itself', () => {
    const state = turnOf('frodo', {
      battlegrounds: ['dol-guldur'],
      bared: ['dol-guldur'],
      tokens: [{ on: 'dol-guldur', defense: 1 }],
    })
    expect(counted(state, 'dol-guldur')).toEqual([0, 1, 0])
  })
})

describe('who comes back', () => {
  it('TC-72: Merry cancels with the Blade and is cycled with it', () => {
    const state = turnOf('frodo', {
      path: 'weathertop',
      on: { path: ['the-witch-king', 'merry-brandybuck'] },
      items: { 'merry-brandybuck': ['blade-of-westernesse'] },
    })
    expect(fought(state, 'path')).toEqual(['free-peoples', 0])
    expect(places(fightAt(state, 'path'), 'merry-brandybuck', 'blade-of-westernesse')).toEqual([
      'cycle',
      'cycle',
    ])
  })

  it('TC-73: Frodo with the Cloak: his player says which text saves him', () => {
    const state = turnOf('frodo', {
      path: 'weathertop',
      on: { path: ['the-witch-king', 'frodo-baggins'] },
      items: { 'frodo-baggins': ['elven-cloak', 'mithril-coat'] },
    })
    const asks = fightAt(state, 'path', 'frodo-baggins')
    expect(asked(asks)).toBe('frodo decide/replacement')
    const cloak = after(asks, by('frodo', { kind: 'replace', by: 'elven-cloak' }))
    expect(places(cloak, 'frodo-baggins', 'elven-cloak', 'mithril-coat')).toEqual(['cycle', 'cycle', 'cycle'])
    const own = after(asks, by('frodo', { kind: 'replace', by: 'frodo-baggins' }))
    expect(places(own, 'frodo-baggins', 'elven-cloak', 'mithril-coat')).toEqual(['cycle', LOST, LOST])
    expect(refused(asks, by('frodo', { kind: 'replace', by: 'mithril-coat' }))).toEqual(['combat.replaced'])
  })

  it('TC-74: Saruman in many colours loses the battle and comes back', () => {
    const state = turnOf('frodo', {
      battlegrounds: ['helms-deep'],
      on: { 'helms-deep': ['saruman', 'white-hand-orcs'] },
      items: { saruman: ['woven-of-all-colours', 'palantir-of-orthanc'] },
    })
    const done = fightAt(state, 'helms-deep')
    expect(places(done, 'saruman', 'woven-of-all-colours', 'palantir-of-orthanc', 'white-hand-orcs')).toEqual(
      ['cycle', 'cycle', 'cycle', LOST],
    )
  })

  it('TC-80: Gollum is cycled, the Nazgûl beside him falls', () => {
    const state = turnOf('frodo', { path: 'amon-hen', on: { path: ['gollum', 'the-reaver'] } })
    expect(places(fightAt(state, 'path'), 'gollum', 'the-reaver')).toEqual(['cycle', LOST])
  })
})

describe('where nobody stands', () => {
  it('TC-76: Morgai corrupts by itself', () => {
    const state = turnOf('frodo', { path: 'morgai', tokens: [{ on: 'path', attack: 1 }] })
    const done = fightAt(state, 'path')
    expect([corruption(done), standing(done, 'morgai')]).toEqual([1, 'shadow'])
  })

  it('TC-77: Pelargir without an attacker stays with its defenders, who are cycled', () => {
    const state = turnOf('frodo', { battlegrounds: ['pelargir'], on: { pelargir: ['soldiers-of-gondor'] } })
    const done = fightAt(state, 'pelargir')
    expect([standing(done, 'pelargir'), places(done, 'soldiers-of-gondor')]).toEqual([
      'free-peoples',
      ['cycle'],
    ])
  })
})
