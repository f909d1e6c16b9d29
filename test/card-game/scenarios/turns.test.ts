/** Turns and passing (TC-1 to TC-10). */
import { describe, expect, it } from 'vitest'
import { cardGame, type PositionSpec, type Seat, type State } from '../../../src/card-game'
import { after, asked, by, offered, refused, table } from '../support/play'
import { told } from '../support/read'
import { cycles, moves, turnOf } from '../cards/scenes'
import { hands } from './hands'

const pass = (seat: Seat) => by(seat, { kind: 'pass' })
const mayPass = (state: State, seat: Seat): boolean => refused(state, pass(seat)).length === 0

describe('passing', () => {
  it('TC-1: at the limit, or below each enemy', () => {
    expect(mayPass(turnOf('frodo', { hand: hands({ frodo: 2, witchKing: 5 }) }), 'frodo')).toBe(true)
    expect(mayPass(turnOf('frodo', { hand: hands({ frodo: 3, witchKing: 3, saruman: 6 }) }), 'frodo')).toBe(
      false,
    )
    expect(mayPass(turnOf('frodo', { hand: hands({ frodo: 3, witchKing: 4, saruman: 4 }) }), 'frodo')).toBe(
      true,
    )
  })

  it('TC-2: the teammate does not count', () => {
    const hand = hands({ frodo: 4, aragorn: 9, witchKing: 5, saruman: 5 })
    expect(mayPass(turnOf('frodo', { hand }), 'frodo')).toBe(true)
    expect(
      mayPass(turnOf('frodo', { hand: hands({ frodo: 4, aragorn: 1, witchKing: 5, saruman: 5 }) }), 'frodo'),
    ).toBe(true)
  })

  it('TC-3: an action begins the count anew', () => {
    const state = turnOf('saruman', {
      hand: ['wolf-riders', 'saruman'],
      passed: ['frodo', 'witch-king', 'aragorn'],
    })
    const acted = after(
      state,
      by('saruman', { kind: 'play', card: 'wolf-riders', to: 'reserve' }),
      cycles('saruman', 'saruman'),
    )
    const three = after(acted, pass('frodo'), pass('witch-king'), pass('aragorn'))
    expect(asked(three)).toBe('saruman decide/turn')
    expect(asked(after(three, pass('saruman')))).not.toContain('decide/turn')
  })

  it('TC-4: who has passed may act on his next turn', () => {
    const state = turnOf('frodo', { hand: ['gimli', 'sting', 'grishnakh', 'olog-hai'] })
    const round = after(
      state,
      pass('frodo'),
      cycles('witch-king', 'olog-hai'),
      pass('aragorn'),
      pass('saruman'),
    )
    expect(refused(round, by('frodo', { kind: 'play', card: 'gimli', to: 'reserve' }))).toEqual([])
  })

  it('TC-5: an empty hand moves, uses, passes, and does nothing with cards', () => {
    const state = turnOf('frodo', { reserve: ['sam-gamgee'], battlegrounds: ['edoras'] })
    const kinds = [...new Set(offered(state).map(({ kind }) => kind))].sort()
    expect(kinds).toEqual(['move', 'pass', 'use', 'useRing'])
  })

  it('TC-6: the limit that lets one pass leaves with Elrond', () => {
    const spec: PositionSpec = {
      hand: hands({ aragorn: 3, witchKing: 3, saruman: 3 }),
      reserve: ['elrond'],
      battlegrounds: ['rivendell'],
    }
    expect(mayPass(turnOf('aragorn', spec), 'aragorn')).toBe(true)
    const moved = turnOf('aragorn', { ...spec, reserve: [], on: { rivendell: ['elrond'] } })
    expect(mayPass(moved, 'aragorn')).toBe(false)
    expect(refused(turnOf('aragorn', spec), moves('aragorn', 'elrond', 'rivendell'))).toEqual([])
  })
})

describe('duels', () => {
  it('TC-7: who passed with too many cycles down when the step ends', () => {
    const state = table({
      config: { scenario: 'duel-2' },
      path: 'imladris',
      turn: 'gandalf',
      hand: hands({ frodo: 3, witchKing: 4 }),
      reserve: ['the-lidless-eye', 'saruman'],
      items: { saruman: ['sarumans-staff'] },
    })
    const ended = after(state, pass('gandalf'), pass('witch-king'))
    expect(asked(ended)).toBe('gandalf decide/cycle')
    const down = after(ended, cycles('gandalf', 'village-militia'))
    expect(asked(down)).not.toContain('decide/cycle')
  })

  const threes = (turn: Seat, spec: PositionSpec = {}): State =>
    table({ config: { scenario: 'duel-3' }, path: 'imladris', turn, ...spec })

  it('TC-8: the step ends as soon as all three have passed in a row', () => {
    const first = after(threes('gandalf', { hand: ['gimli'] }), cycles('gandalf', 'gimli'))
    const ended = after(first, pass('witch-king'), pass('gandalf'), pass('saruman'))
    expect(asked(ended)).not.toContain('decide/turn')
    const second = after(threes('witch-king', { hand: ['olog-hai'] }), cycles('witch-king', 'olog-hai'))
    const notYet = after(second, pass('gandalf'), pass('saruman'), pass('gandalf'))
    expect(asked(notYet)).toBe('witch-king decide/turn')
    expect(asked(after(notYet, pass('witch-king')))).not.toContain('decide/turn')
  })

  it('TC-9: in round 2 the Witch-king starts, and a Shadow battleground comes up', () => {
    const state = onToNextRound(threes('gandalf', { path: 'bag-end' }))
    const order: Array<string> = []
    let now = state
    for (let turn = 0; turn < 4; turn++) {
      const [seat = ''] = asked(now).split(' ')
      order.push(seat)
      const mine = offered(now, { kind: 'pass' })
      now = after(now, mine.length > 0 && turn < 2 ? pass(seat as Seat) : firstCycle(now))
    }
    expect(order).toEqual(['witch-king', 'gandalf', 'saruman', 'gandalf'])
    const { battlegrounds } = told(state)
    const active = Object.keys(battlegrounds).filter((id) => battlegrounds[id] === 'active')
    expect(['moria', 'dol-guldur', 'minas-morgul', 'morannon', 'harad', 'umbar', 'orthanc']).toContain(
      active[0],
    )
  })

  const firstCycle = (state: State) => {
    const [action] = offered(state, { kind: 'cycle' })
    if (action === undefined || action.kind === 'chance') throw new Error('nothing to cycle')
    return action
  }
})

/** The first turn of the next round: whoever may pass does, others cycle. */
const onToNextRound = (state: State): State => {
  const { round } = told(state)
  let now = state
  while (told(now).round === round || !asked(now).endsWith('decide/turn')) {
    const all = offered(now)
    const action =
      all.find(({ kind }) => kind === 'pass') ?? all.find(({ kind }) => kind === 'cycle') ?? all[0]
    const next = cardGame.applyAction(now, action)
    if (next._tag === 'Left') throw new Error(JSON.stringify(action))
    now = next.right.state
  }
  return now
}

it('TC-10: the token goes round, and with it the deck of battlegrounds', () => {
  const seats: Array<string> = []
  const decks: Array<ReadonlyArray<string>> = []
  let now = turnOf('frodo', { path: 'bag-end', starter: 'frodo' })
  for (let round = 2; round <= 5; round++) {
    now = onToNextRound(now)
    seats.push(asked(now).split(' ')[0] ?? '')
    const { battlegrounds } = told(now)
    decks.push(Object.keys(battlegrounds).filter((id) => battlegrounds[id] === 'active'))
  }
  expect(seats).toEqual(['witch-king', 'aragorn', 'saruman', 'frodo'])
  const shadow = ['moria', 'dol-guldur', 'minas-morgul', 'morannon', 'harad', 'umbar', 'orthanc']
  const sides = decks.map((ids) => ids.some((id) => shadow.includes(id)))
  expect([sides[0], sides[2]]).toEqual([true, true])
  expect(decks.map((ids) => ids.some((id) => !shadow.includes(id)))).toMatchObject({ 1: true, 3: true })
})
