/** The official worked examples (EX-1 to EX-12). */
import { describe, expect, it } from 'vitest'
import { after, asked, brings, by, comes, offers, refused } from '../support/play'
import { corruption, places, standing, where } from '../support/read'
import { COIN, counted, fightAt, forsakes, fought, moves, plays, turnOf, uses } from '../cards/scenes'

const egladil = turnOf('frodo', {
  path: 'egladil',
  on: { path: ['the-commander', 'the-destroyer', 'gimli', 'legolas'] },
  items: { 'the-destroyer': ['black-riders-mount'], legolas: ['bow-of-the-galadhrim'] },
})

describe('path combat', () => {
  it('EX-1: Legolas with his Bow is enough; Gimli first is not', () => {
    expect(counted(egladil, 'path')).toEqual([3, 1, 2])
    const cheap = fightAt(egladil, 'path', 'legolas')
    expect(places(cheap, 'legolas', 'bow-of-the-galadhrim', 'gimli')).toEqual([
      'eliminated',
      'eliminated',
      'cycle',
    ])
    expect(places(cheap, 'the-commander', 'the-destroyer', 'black-riders-mount')).toEqual(
      Array.from({ length: 3 }, () => 'eliminated'),
    )
    expect(standing(cheap, 'egladil')).toBe('free-peoples')
    const dear = fightAt(egladil, 'path', 'gimli', 'legolas')
    expect(places(dear, 'gimli', 'legolas', 'bow-of-the-galadhrim')).toEqual(
      Array.from({ length: 3 }, () => 'eliminated'),
    )
    expect(standing(dear, 'egladil')).toBe('free-peoples')
  })

  it('EX-2: without defenders two corruption are added', () => {
    const bare = turnOf('frodo', {
      path: 'egladil',
      on: { path: ['the-commander', 'the-destroyer'] },
      items: { 'the-destroyer': ['black-riders-mount'] },
    })
    const done = fightAt(bare, 'path')
    expect([corruption(done), standing(done, 'egladil')]).toEqual([2, 'shadow'])
  })
})

describe('battleground combat', () => {
  const dolGuldur = turnOf('frodo', {
    battlegrounds: ['dol-guldur'],
    on: { 'dol-guldur': ['galadriel', 'high-elves', 'mordor-orcs', 'olog-hai', 'gorbag-and-shagrat'] },
    items: { galadriel: ['nenya-ring-of-adamant'] },
  })

  it('EX-3: Orcs and Olog-hai hold Dol Guldur, and the leaders are cycled', () => {
    expect(counted(dolGuldur, 'dol-guldur')).toEqual([5, 2, 3])
    const done = fightAt(dolGuldur, 'dol-guldur', 'mordor-orcs', 'olog-hai')
    expect(places(done, 'mordor-orcs', 'olog-hai', 'gorbag-and-shagrat')).toEqual([
      'eliminated',
      'eliminated',
      'cycle',
    ])
    expect(places(done, 'galadriel', 'nenya-ring-of-adamant', 'high-elves')).toEqual(
      Array.from({ length: 3 }, () => 'eliminated'),
    )
    expect(standing(done, 'dol-guldur')).toBe('shadow')
  })

  it('EX-4: the Orcs and their leaders first cost the Olog-hai too', () => {
    expect(fought(dolGuldur, 'dol-guldur', 'mordor-orcs', 'gorbag-and-shagrat', 'olog-hai')).toEqual([
      'shadow',
      0,
    ])
  })
})

describe('reserve, limits and cards that come back', () => {
  it('EX-5: Elrond in reserve lifts the limit at once, and lets go of it at once', () => {
    const three = ['high-elves', 'high-elves-2', 'lembas', 'grond-hammer-of-the-underworld'] as const
    const before = turnOf('aragorn', { hand: [...three], reserve: [] })
    expect(refused(before, by('aragorn', { kind: 'pass' }))).toEqual(['turn.pass'])
    const inReserve = turnOf('aragorn', {
      hand: [...three],
      reserve: ['elrond'],
      battlegrounds: ['rivendell'],
    })
    expect(refused(inReserve, by('aragorn', { kind: 'pass' }))).toEqual([])
    const moved = after(
      inReserve,
      moves('aragorn', 'elrond', 'rivendell'),
      by('saruman', { kind: 'pass' }),
      by('frodo', { kind: 'pass' }),
      by('witch-king', { kind: 'pass' }),
    )
    expect(refused(moved, by('aragorn', { kind: 'pass' }))).toEqual(['turn.pass'])
  })

  it('EX-6: The Reaver works in the round in which he came into reserve', () => {
    const came = after(
      turnOf('witch-king', { hand: ['the-reaver', 'mordor-orcs'], passed: [] }),
      ...plays('witch-king', 'the-reaver', 'reserve'),
      by('aragorn', { kind: 'pass' }),
      by('saruman', { kind: 'pass' }),
      by('frodo', { kind: 'pass' }),
      uses('witch-king', 'the-reaver'),
    )
    expect(where(came, 'the-reaver')).toBe('cycle')
    expect(asked(came)).toBe('aragorn decide/forsake')
  })

  it('EX-7: Prince Imrahil, moved, searches for nobody', () => {
    const state = after(
      turnOf('aragorn', { battlegrounds: ['dol-amroth'], reserve: ['prince-imrahil'], hand: ['lembas'] }),
      moves('aragorn', 'prince-imrahil', 'dol-amroth'),
    )
    expect(asked(state)).toBe('saruman decide/turn')
  })

  it('EX-8: of the five that Éomer draws, one is played and the others pay', () => {
    const start = turnOf('frodo', {
      hand: ['eomer', COIN.frodo],
      deck: ['riders-of-rohan', 'gimli', 'sting', 'glamdring', 'shadowfax', 'treebeard'],
      rest: 'eliminated',
    })
    const drawn = after(
      start,
      ...plays('frodo', 'eomer', 'reserve'),
      comes('riders-of-rohan', 'gimli', 'sting', 'glamdring', 'shadowfax'),
    )
    expect(asked(drawn)).toBe('frodo decide/playApart')
    const played = after(drawn, by('frodo', { kind: 'play', card: 'riders-of-rohan', to: 'reserve' }))
    expect(places(played, 'riders-of-rohan', 'gimli', 'sting', 'glamdring', 'shadowfax', COIN.frodo)).toEqual(
      ['reserve', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle'],
    )
    expect(asked(played)).toBe('witch-king decide/turn')
  })

  const serpent = (spec: Parameters<typeof turnOf>[1]) =>
    turnOf('frodo', { reserve: ['gandalf-the-grey'], items: { 'gandalf-the-grey': ['shadowfax'] }, ...spec })

  it('EX-9: with Dol Guldur Lórien wakes, out of its deck or a scoring area', () => {
    for (const area of [{}, { shadow: ['lorien'] }] as const) {
      const woken = after(
        serpent({ freePeoples: ['dol-guldur'], ...area }),
        uses('frodo', 'shadowfax'),
        by('frodo', { kind: 'activate', battleground: 'dol-guldur' }),
      )
      expect([standing(woken, 'dol-guldur'), standing(woken, 'lorien')]).toEqual(['active', 'active'])
    }
  })

  it('EX-10: Dol Guldur out of the area of its attackers does not defend itself', () => {
    const woken = after(
      serpent({ freePeoples: ['dol-guldur'] }),
      uses('frodo', 'shadowfax'),
      by('frodo', { kind: 'activate', battleground: 'dol-guldur' }),
    )
    expect(counted(woken, 'dol-guldur')).toEqual([3, 0, 3])
    expect(fought(woken, 'dol-guldur')).toEqual(['free-peoples', 3])
    expect(standing(woken, 'lorien')).toBe('active')
  })

  it('EX-11: Lembas that is forsaken takes no corruption away', () => {
    const state = turnOf('witch-king', {
      corruption: 3,
      reserve: ['sam-gamgee', 'the-reaver'],
      items: { 'sam-gamgee': ['lembas'] },
    })
    const other = after(
      state,
      uses('witch-king', 'the-reaver'),
      forsakes('aragorn', 'top'),
      brings('arwen'),
      forsakes('frodo', 'lembas'),
    )
    expect([where(other, 'lembas'), corruption(other)]).toEqual(['eliminated', 3])
  })

  it('EX-12: a card that was cycled from play and taken back is not played again in the round', () => {
    const state = turnOf('frodo', {
      hand: ['village-militia'],
      reserve: ['bilbo-baggins', 'sam-gamgee'],
      items: { 'sam-gamgee': ['herbs-and-stewed-rabbit'] },
      played: ['bilbo-baggins'],
      deck: ['gimli', 'eomer', 'eowyn', 'sting', 'theoden'],
      rest: 'eliminated',
    })
    const back = after(
      state,
      uses('frodo', 'bilbo-baggins'),
      comes('gimli', 'eomer'),
      by('witch-king', { kind: 'pass' }),
      by('aragorn', { kind: 'pass' }),
      by('saruman', { kind: 'pass' }),
      uses('frodo', 'herbs-and-stewed-rabbit'),
      by('frodo', { kind: 'take', card: 'bilbo-baggins' }),
      comes('eowyn'),
      by('witch-king', { kind: 'pass' }),
      by('aragorn', { kind: 'pass' }),
      by('saruman', { kind: 'pass' }),
    )
    expect(where(back, 'bilbo-baggins')).toBe('hand')
    expect(refused(back, by('frodo', { kind: 'play', card: 'bilbo-baggins', to: 'reserve' }))).toEqual([
      'play.oncePerRound',
    ])
    expect(offers(back, 'cycle', 'card')).toContain('bilbo-baggins')
  })
})
