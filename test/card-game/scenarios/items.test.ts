/** Items and removal (TC-38 to TC-44). */
import { describe, expect, it } from 'vitest'
import { CARDS, COPY_IDS, type PositionSpec } from '../../../src/card-game'
import { FIRST_WIELDER } from '../../../src/card-game/model/spots'
import { clash, wielderViolations } from '../../../src/card-game/query/ways'
import { machineOf } from '../../../src/card-game/rulesets/rulesets'
import { after, asked, by, eventsAs, offered, refused } from '../support/play'
import { corruption, places, where } from '../support/read'
import { accepts, COIN, holding, moves, plays, playsOn, turnOf, uses } from '../cards/scenes'

describe('removal', () => {
  const aragornComes = (spec: PositionSpec) =>
    after(
      turnOf('aragorn', { ...spec, hand: ['aragorn', COIN.aragorn, ...(spec.hand ?? [])] }),
      ...plays('aragorn', 'aragorn', 'reserve'),
    )

  it('TC-38: Strider goes with what he wields, wherever he is', () => {
    const reserve = aragornComes({ reserve: ['strider'], items: { strider: ['anduril'] } })
    expect(places(reserve, 'strider', 'anduril')).toEqual(['eliminated', 'eliminated'])
    expect(where(aragornComes({ hand: ['strider'] }), 'strider')).toBe('eliminated')
    expect(where(aragornComes({ deck: ['strider'] }), 'strider')).toBe('eliminated')
    const gone = aragornComes({ eliminated: ['strider'] })
    expect([where(gone, 'strider'), asked(gone)]).toEqual(['eliminated', 'saruman decide/turn'])
  })

  it('TC-39: with the Grey his Staff goes, and the limit falls at once', () => {
    const start = turnOf('frodo', {
      battlegrounds: ['edoras'],
      on: { edoras: ['gandalf-the-grey'] },
      items: { 'gandalf-the-grey': ['gandalfs-staff', 'glamdring'] },
      hand: ['gandalf-the-white', COIN.frodo, 'sting', 'gimli', 'eowyn'],
    })
    const done = after(
      start,
      ...plays('frodo', 'gandalf-the-white', 'reserve'),
      by('witch-king', { kind: 'pass' }),
      by('aragorn', { kind: 'pass' }),
      by('saruman', { kind: 'pass' }),
    )
    expect(places(done, 'gandalf-the-grey', 'gandalfs-staff', 'glamdring')).toEqual(
      Array.from({ length: 3 }, () => 'eliminated'),
    )
    expect(refused(done, by('frodo', { kind: 'pass' }))).toEqual(['turn.pass'])
  })
})

describe('items and wielders', () => {
  it('TC-40: the Bow is for Elves, and in the box no Elf can have another weapon', () => {
    const bow = by('aragorn', { kind: 'playItem', card: 'bow-of-the-galadhrim', wielder: 'legolas' })
    const state = turnOf('aragorn', { reserve: ['legolas'], hand: ['bow-of-the-galadhrim', 'lembas'] })
    expect(refused(state, bow)).toEqual([])
    const other = by('aragorn', { kind: 'playItem', card: 'bow-of-the-galadhrim', wielder: 'strider' })
    expect(
      refused(turnOf('aragorn', { reserve: ['strider'], hand: ['bow-of-the-galadhrim', 'lembas'] }), other),
    ).toEqual(['play.wielder'])
    const elves = new Set(CARDS.find(({ id }) => id === 'bow-of-the-galadhrim')?.wielders)
    const weapons = CARDS.filter(({ keywords }) => keywords.includes('weapon'))
    expect(weapons.length).toBe(8)
    expect(
      weapons.filter(({ wielders }) => wielders.some((one) => elves.has(one))).map(({ id }) => id),
    ).toEqual(['bow-of-the-galadhrim'])
  })

  it('TC-40: an Elf with another weapon cannot take the Bow, nor one with the Bow another weapon', () => {
    const { config, table } = turnOf('aragorn', { reserve: ['legolas'] })
    const sight = { rules: machineOf(config).rules, table }
    const [bow, blade, cloak] = ['bow-of-the-galadhrim', 'blade-of-westernesse', 'elven-cloak'].map((id) =>
      COPY_IDS.findIndex((one) => one === id),
    ) as [number, number, number]
    expect([clash(sight, bow, blade), clash(sight, blade, bow)]).toEqual([true, true])
    expect([clash(sight, bow, cloak), clash(sight, cloak, bow), clash(sight, cloak, blade)]).toEqual([
      false,
      false,
      false,
    ])
    const legolas = COPY_IDS.indexOf('legolas')
    const at = table.at.map((spot, card) => (card === blade ? FIRST_WIELDER + legolas : spot))
    expect(wielderViolations(sight, bow, legolas)).toEqual([])
    expect(wielderViolations({ ...sight, table: { ...table, at } }, bow, legolas)).toEqual([
      { rule: 'cards.text', facts: { card: 'blade-of-westernesse' } },
    ])
  })

  it('TC-41: an item does not make its wielder wait', () => {
    const start = turnOf('frodo', {
      reserve: ['gandalf-the-grey'],
      battlegrounds: ['edoras'],
      hand: ['glamdring', COIN.frodo],
    })
    const armed = after(
      start,
      ...playsOn('frodo', 'glamdring', 'gandalf-the-grey'),
      by('witch-king', { kind: 'pass' }),
      by('aragorn', { kind: 'pass' }),
      by('saruman', { kind: 'pass' }),
      moves('frodo', 'gandalf-the-grey', 'edoras'),
    )
    expect(places(armed, 'gandalf-the-grey', 'glamdring')).toEqual(['edoras', 'on gandalf-the-grey'])
  })

  it('TC-42: Fell Beast carries a Nazgûl off at once; the Mount goes to no path 4', () => {
    const beast = after(
      turnOf('witch-king', {
        reserve: ['the-reaver'],
        played: ['the-reaver'],
        battlegrounds: ['dol-guldur'],
        hand: ['fell-beast', COIN['witch-king']],
      }),
      ...playsOn('witch-king', 'fell-beast', 'the-reaver'),
      accepts('witch-king'),
      by('witch-king', { kind: 'choose', location: 'dol-guldur' }),
    )
    expect(where(beast, 'the-reaver')).toBe('dol-guldur')
    const waiting = turnOf('witch-king', {
      reserve: ['the-reaver'],
      played: ['the-reaver'],
      battlegrounds: ['dol-guldur'],
    })
    expect(refused(waiting, moves('witch-king', 'the-reaver', 'dol-guldur'))).toEqual(['action.moveWaits'])
    const mount = after(
      turnOf('witch-king', {
        path: 'khazad-dum',
        reserve: ['the-reaver'],
        hand: ['black-riders-mount', COIN['witch-king']],
      }),
      ...playsOn('witch-king', 'black-riders-mount', 'the-reaver'),
    )
    expect(asked(mount)).toBe('aragorn decide/turn')
  })

  it('TC-43: Shadowfax waits with Gandalf, Andúril does not wait with Strider', () => {
    const rider = (played: PositionSpec['played'] & object) =>
      turnOf('frodo', { reserve: ['gandalf-the-grey'], items: { 'gandalf-the-grey': ['shadowfax'] }, played })
    expect(refused(rider(['gandalf-the-grey']), uses('frodo', 'shadowfax'))).toEqual(['action.moveWaits'])
    expect(refused(rider([]), uses('frodo', 'shadowfax'))).toEqual([])
    const sword = turnOf('aragorn', {
      reserve: ['strider'],
      items: { strider: ['anduril'] },
      played: ['strider'],
    })
    expect(refused(sword, uses('aragorn', 'anduril'))).toEqual([])
  })

  it('TC-44: Lembas is for the Hobbit player, and takes as much corruption as there is', () => {
    const start = turnOf('frodo', {
      on: { path: ['sam-gamgee', 'frodo-baggins', 'merry-brandybuck'] },
      items: { 'sam-gamgee': ['lembas'] },
      corruption: 2,
    })
    expect(corruption(after(start, uses('frodo', 'lembas')))).toBe(0)
    const mate = turnOf('aragorn', {
      on: { path: ['sam-gamgee'] },
      items: { 'sam-gamgee': ['lembas'] },
      corruption: 2,
    })
    expect(refused(mate, uses('aragorn', 'lembas'))).toEqual(['action.use'])
    expect(offered(mate, { kind: 'use' })).toEqual([])
  })
})

describe('an item that shares the fate of its wielder', () => {
  it('is told to go from where he was', () => {
    const strider = { path: 'imladris', on: { path: ['strider'] }, items: { strider: ['anduril'] } } as const
    const start = holding('aragorn', 'aragorn', strider)
    const gone = eventsAs('CardEliminated', start, ...plays('aragorn', 'aragorn', 'reserve'))
    expect(gone.map(({ eliminated, from }) => [eliminated, from])).toEqual([
      ['strider', 'path'],
      ['anduril', 'path'],
    ])
    const sam = turnOf('frodo', { reserve: ['sam-gamgee'], items: { 'sam-gamgee': ['lembas'] } })
    const cycled = eventsAs('CardCycled', sam, uses('frodo', 'sam-gamgee'))
    expect(cycled.map(({ from }) => from)).toEqual(['reserve', 'reserve'])
  })
})
