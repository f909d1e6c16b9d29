/** Chapter 1: sides, cards, zones. */
import { describe, expect } from 'vitest'
import { BATTLEGROUNDS, PATHS } from '../../../src/card-game'
import { after, asked, by, offers, refused } from '../support/play'
import { active, sizes, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { counted, fought, holding, plays, playsEvent, playsOn, turnOf, uses } from '../cards/scenes'
import { leadsTo } from '../cards/locations'

describe('teams and cards', () => {
  const all = turnOf('frodo', { hand: ['gimli', 'village-militia', 'mordor-orcs'] })

  ruleAllows('cards.factions', 'a seat plays cards of its own factions', () => {
    expect(offers(all, 'play', 'card')).toEqual(['gimli', 'village-militia'])
  })

  ruleForbids('cards.factions', 'and no card of the other team', () => {
    expect(refused(all, by('frodo', { kind: 'play', card: 'mordor-orcs', to: 'reserve' }))).toEqual([
      'play.fromHand',
    ])
  })

  const types = turnOf('frodo', {
    reserve: ['gandalf-the-grey'],
    hand: ['village-militia', 'glamdring', 'death-ride-ride-to-ruin'],
  })

  ruleAllows('cards.types', 'each type is played in its own way', () => {
    expect(offers(types, 'play', 'card')).toEqual(['village-militia'])
    expect(offers(types, 'playItem', 'card')).toEqual(['glamdring'])
    expect(offers(types, 'playEvent', 'card')).toEqual(['death-ride-ride-to-ruin'])
  })

  ruleForbids('cards.types', 'and in no other', () => {
    expect(refused(types, by('frodo', { kind: 'play', card: 'glamdring', to: 'reserve' }))).toEqual([
      'cards.types',
    ])
    expect(refused(types, by('frodo', { kind: 'playEvent', card: 'village-militia' }))).toEqual([
      'cards.types',
    ])
    const wrong = by('frodo', { kind: 'playItem', card: 'village-militia', wielder: 'gandalf-the-grey' })
    expect(refused(types, wrong)).toEqual(['cards.types'])
  })
})

describe('icons', () => {
  ruleAllows('cards.icons', 'a Hill-troll attacks with one on a path, and defends Moria with one', () => {
    expect(counted(turnOf('saruman', { path: 'weathertop', on: { path: ['hill-troll'] } }), 'path')).toEqual([
      1, 0, 1,
    ])
    const moria = turnOf('saruman', {
      battlegrounds: ['moria'],
      on: { moria: ['hill-troll', 'high-elves', 'legolas'] },
    })
    expect(fought(moria, 'moria')).toEqual(['shadow', 0])
  })

  ruleForbids(
    'cards.icons',
    'icons for battlegrounds count for nothing on a path, nor the other way round',
    () => {
      const path = turnOf('frodo', {
        path: 'khazad-dum',
        on: { path: ['gandalf-the-grey', 'balrog-of-moria'] },
      })
      expect(counted(path, 'path')).toEqual([3, 0, 3])
      expect(fought(path, 'path')).toEqual(['free-peoples', 0])
      const ground = turnOf('witch-king', {
        battlegrounds: ['lorien'],
        on: { lorien: ['the-lidless-eye', 'mordor-orcs'] },
      })
      expect(counted(ground, 'lorien')).toEqual([1, 2, 0])
    },
  )

  const gate = (ground: 'minas-tirith' | 'pelargir') =>
    turnOf('aragorn', {
      battlegrounds: [ground],
      on: { [ground]: ['the-great-gate', 'haradrim-mumakil', 'haradrim-cavalry', 'coastal-raiders'] },
    })

  ruleAllows('cards.star', 'the text of the Great Gate gives it three icons of its own', () => {
    expect(fought(gate('minas-tirith'), 'minas-tirith', 'the-great-gate')).toEqual(['free-peoples', 0])
  })

  ruleForbids('cards.star', 'where the text gives none it has none', () => {
    expect(fought(gate('pelargir'), 'pelargir')).toEqual(['shadow', 3])
  })

  ruleAllows('cards.unproven', 'Nenya counts as the other Elven Rings do (OR-4)', () => {
    const path = turnOf('aragorn', {
      path: 'dimrill-dale',
      on: { path: ['galadriel', 'saruman', 'balrog-of-moria'] },
      items: { galadriel: ['nenya-ring-of-adamant'] },
    })
    expect(fought(path, 'path', 'galadriel')).toEqual(['shadow', 1])
  })

  ruleForbids('cards.unproven', 'a Morgul Blade is not given what nobody has seen (OR-4)', () => {
    const path = { path: 'weathertop', on: { path: ['the-reaver'] } } as const
    expect(
      counted(turnOf('witch-king', { ...path, items: { 'the-reaver': ['morgul-blade'] } }), 'path'),
    ).toEqual(counted(turnOf('witch-king', path), 'path'))
  })
})

describe('locations and zones', () => {
  ruleAllows('cards.locations', 'seven battlegrounds of each team, and three paths of each number', () => {
    expect(BATTLEGROUNDS.filter(({ side }) => side === 'shadow').length).toBe(7)
    expect(PATHS.filter(({ number }) => number === 4).length).toBe(3)
  })

  ruleForbids('cards.locations', 'there is no path behind the ninth', () => {
    const last = turnOf('frodo', { path: 'orodruin', on: { path: ['gandalf-the-grey'] } })
    expect(refused(last, uses('frodo', 'gandalf-the-grey'))).toEqual(['location.pathOnce'])
  })

  ruleAllows('cards.active', 'a card goes to an active battleground', () => {
    const state = after(
      holding('frodo', 'eowyn', { battlegrounds: ['edoras'] }),
      ...plays('frodo', 'eowyn', 'edoras'),
    )
    expect(where(state, 'eowyn')).toBe('edoras')
    expect(active(state)).toEqual(['edoras', 'imladris'])
  })

  ruleForbids('cards.active', 'and to no other', () => {
    const state = holding('frodo', 'eowyn', { battlegrounds: ['edoras'], freePeoples: ['helms-deep'] })
    for (const to of ['helms-deep', 'orthanc'] as const)
      expect(refused(state, by('frodo', { kind: 'play', card: 'eowyn', to }))).toEqual(['cards.active'])
  })

  const orthanc = { battlegrounds: ['orthanc'], on: { orthanc: ['theoden'] } } as const

  ruleAllows('cards.inPlay', 'a Gandalf in reserve, on a path or on a battleground is in play', () => {
    expect(counted(turnOf('frodo', { ...orthanc, reserve: ['gandalf-the-grey'] }), 'orthanc')).toEqual([
      1, 2, 0,
    ])
    const path = { ...orthanc, on: { ...orthanc.on, path: ['gandalf-the-grey'] } } as const
    expect(counted(turnOf('frodo', path), 'orthanc')).toEqual([1, 2, 0])
  })

  ruleForbids('cards.inPlay', 'one in hand, deck or pile is not, and gives nothing to use', () => {
    for (const pile of ['hand', 'cycle', 'eliminated'] as const)
      expect(counted(turnOf('frodo', { ...orthanc, [pile]: ['gandalf-the-grey'] }), 'orthanc')).toEqual([
        0, 2, 0,
      ])
    expect(refused(turnOf('frodo', { cycle: ['sam-gamgee'] }), uses('frodo', 'sam-gamgee'))).toEqual([
      'cards.inPlay',
    ])
  })
})

describe('names and texts', () => {
  ruleAllows('cards.factionPlayer', 'the Hobbit player draws at Bag End, whoever that is', () => {
    expect(where(leadsTo('bag-end', {}, 'gimli', 'eomer'), 'eomer')).toBe('hand')
    const duel = leadsTo('bag-end', { config: { scenario: 'duel-2' } }, 'gimli', 'boromir')
    expect(where(duel, 'boromir')).toBe('hand')
  })

  ruleForbids('cards.factionPlayer', 'nobody else does', () => {
    const state = leadsTo('bag-end', {}, 'gimli', 'eomer')
    expect(sizes(state, 'aragorn').hand).toBe(0)
    expect(sizes(state, 'witch-king').hand).toBe(0)
  })

  ruleAllows('cards.names', 'either Gandalf wields what Gandalf wields', () => {
    const start = holding('frodo', 'glamdring', {
      reserve: ['gandalf-the-white'],
      on: { path: ['gandalf-the-grey'] },
    })
    expect(offers(start, 'playItem', 'wielder')).toEqual(['gandalf-the-grey', 'gandalf-the-white'])
    expect(where(after(start, ...playsOn('frodo', 'glamdring', 'gandalf-the-white')), 'glamdring')).toBe(
      'on gandalf-the-white',
    )
  })

  ruleForbids('cards.names', 'another Wizard does not', () => {
    const start = holding('frodo', 'glamdring', { reserve: ['smeagol'] })
    expect(refused(start, by('frodo', { kind: 'playItem', card: 'glamdring', wielder: 'smeagol' }))).toEqual([
      'play.wielder',
    ])
  })

  ruleAllows('cards.text', 'Merry goes where no Hobbit is shown', () => {
    const start = holding('frodo', 'merry-brandybuck', { battlegrounds: ['edoras'] })
    expect(offers(start, 'play', 'to', { card: 'merry-brandybuck' })).toContain('edoras')
  })

  ruleForbids('cards.text', 'the Mouth of Sauron does not go where his number is', () => {
    const start = holding('witch-king', 'mouth-of-sauron', { path: 'morgul-vale', battlegrounds: ['umbar'] })
    expect(refused(start, by('witch-king', { kind: 'play', card: 'mouth-of-sauron', to: 'path' }))).toEqual([
      'cards.text',
    ])
  })

  ruleAllows('cards.outOfCards', 'a seat without deck and pile plays on with its hand', () => {
    const start = turnOf('frodo', { hand: ['gimli', 'eomer'], rest: 'eliminated' })
    expect(offers(start, 'play', 'card')).toEqual(['gimli', 'eomer'])
    const used = after(start, by('frodo', { kind: 'useRing' }))
    expect(sizes(used, 'frodo')).toEqual({ hand: 2, deck: 0, cycle: 0, eliminated: 28 })
  })

  ruleForbids('cards.outOfCards', 'it draws nothing', () => {
    const start = turnOf('aragorn', { hand: ['arwen'], rest: 'eliminated' })
    const state = after(start, by('aragorn', { kind: 'play', card: 'arwen', to: 'reserve' }))
    expect([sizes(state, 'aragorn').hand, asked(state)]).toEqual([0, 'saruman decide/turn'])
  })

  ruleAllows('play.event', 'an event does what it says, and is eliminated', () => {
    const start = holding('aragorn', 'the-red-arrow')
    const state = after(start, ...playsEvent('aragorn', 'the-red-arrow'))
    expect(where(state, 'the-red-arrow')).toBe('eliminated')
  })

  ruleForbids('play.event', 'it is not put into reserve', () => {
    const start = holding('aragorn', 'the-red-arrow')
    expect(refused(start, by('aragorn', { kind: 'play', card: 'the-red-arrow', to: 'reserve' }))).toEqual([
      'cards.types',
    ])
    expect(() => turnOf('aragorn', { reserve: ['the-red-arrow'] })).toThrow('play.event')
  })
})
