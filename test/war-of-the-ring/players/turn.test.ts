/** The turn of partners: the lead, draws and swaps, the order of action, passing, dice and Rings. */
import { describe, expect } from 'vitest'
import { warOfTheRing, type Seat, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsOf, fresh, offers, offered, refused, until } from '../support/play'
import { left } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { among, by, held, who } from './partners'
import { ALL_AT_WAR } from '../support/atWar'

const EVENTS = {
  'free-peoples': ['event', 'event', 'event', 'event'],
  shadow: ['event', 'event', 'event', 'event'],
} as const

/** Whoever is on turn draws a Strategy card. */
const draws = (state: State): State => {
  const seat = who(state) as Seat
  const drawing = after(state, by(seat, { kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' }))
  const [card] = offers(drawing, 'chance' as never, 'outcome')
  const drawn = after(drawing, dice(String(card)))
  return asked(drawn) === `${seat} decide/discard` ? after(drawn, ...offered(drawn).slice(0, 1)) : drawn
}
const order = (state: State, many: number): ReadonlyArray<string> => {
  const seats: Array<string> = []
  for (let now = state; seats.length < many; now = draws(now)) seats.push(who(now))
  return seats
}

describe('seats', () => {
  ruleAllows(
    ['partners.nations', 'partners.standard'],
    'four sit at the table, each with his own seat',
    () => {
      expect(warOfTheRing.seatsOf({ players: 4 })).toEqual(['gondor', 'rohan', 'witch-king', 'saruman'])
      expect(warOfTheRing.seatsOf({ players: 3 })).toEqual(['free-peoples', 'witch-king', 'saruman'])
      expect(warOfTheRing.seatsOf({})).toEqual(['free-peoples', 'shadow'])
    },
  )
  ruleForbids(
    ['partners.nations', 'partners.standard'],
    'nobody sits there for a whole side among four',
    () => {
      const state = among(4, { phase: 'fellowship' })
      expect(refused(state, { seat: 'gondor', kind: 'declare' })).toEqual([])
      expect(warOfTheRing.applyAction(state, { seat: 'free-peoples', kind: 'declare' })._tag).toBe('Left')
    },
  )
})

describe('a partner', () => {
  ruleForbids('partners.order', 'to act while the other of the side is on turn', () => {
    const state = among(4, {
      phase: 'actions',
      acting: 'free-peoples',
      dice: { 'free-peoples': ['character'], shadow: ['army'] },
    })
    const [acting] = warOfTheRing.actors(state)
    const other = acting === 'gondor' ? 'rohan' : 'gondor'
    const pass = { seat: other, kind: 'pass' } as const
    const order = { rule: 'partners.order', facts: { because: 'the partner is on turn' } }
    expect(warOfTheRing.whyNot(state, pass)).toMatchObject([order])
    const move = { seat: other, kind: 'moveFellowship', die: 'character', as: 'character' } as const
    expect(warOfTheRing.whyNot(state, move)).toMatchObject([order])
    const hide = { ...move, kind: 'hideFellowship' } as const
    expect(warOfTheRing.whyNot(state, hide)).toMatchObject([{ rule: 'fellowship.hide' }, order])
  })
})

describe('the draw', () => {
  ruleAllows(
    ['partners.firstDraw', 'partners.three'],
    'in the first turn each has a card of either deck',
    () => {
      const four = until(fresh({ players: 4 }), 'gondor+rohan decide/agree')
      expect(held(four)).toEqual({ gondor: 2, rohan: 2, 'witch-king': 2, saruman: 2 })
      expect([left(four, 'free-peoples', 'character'), left(four, 'free-peoples', 'strategy')]).toEqual([
        22, 22,
      ])
      const three = until(fresh({ players: 3 }), 'witch-king+saruman decide/agree')
      expect(held(three)).toEqual({ 'free-peoples': 2, 'witch-king': 2, saruman: 2 })
    },
  )
  ruleForbids('partners.firstDraw', 'no deck is left out in the first turn, and nobody is asked', () => {
    expect(asked(fresh({ players: 4 }))).toBe('nature free-peoples character card')
  })
  ruleAllows('partners.draw', 'later each draws from the deck he likes, who does not lead first', () => {
    const state = among(4, { turn: 2, phase: 'draw' })
    expect(asked(state)).toBe('gondor decide/bonus')
    const second = after(state, by('gondor', { kind: 'drawFrom', deck: 'strategy' }), dice('fp-strat-01'))
    expect(asked(second)).toBe('rohan decide/bonus')
    const third = after(second, by('rohan', { kind: 'drawFrom', deck: 'strategy' }), dice('fp-strat-02'))
    expect([asked(third), left(third, 'free-peoples', 'strategy')]).toEqual(['witch-king decide/bonus', 22])
  })
  ruleForbids('partners.draw', 'nobody draws a second card in a later turn', () => {
    const state = among(4, { turn: 2, phase: 'draw' })
    const drawn = after(state, by('gondor', { kind: 'drawFrom', deck: 'strategy' }), dice('fp-strat-01'))
    expect(held(drawn)['gondor']).toBe(1)
    expect(who(drawn)).toBe('rohan')
  })
  ruleForbids('partners.handLimit', 'of five cards one is discarded before the swap', () => {
    const hands = { gondor: ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04'] } as const
    const state = among(4, { turn: 2, phase: 'draw', hands })
    const drawn = after(state, by('gondor', { kind: 'drawFrom', deck: 'strategy' }), dice('fp-strat-01'))
    expect(asked(drawn)).toBe('gondor decide/discard')
    const kept = after(drawn, by('gondor', { kind: 'discard', card: 'fp-char-01' }))
    expect([held(kept)['gondor'], asked(kept)]).toEqual([4, 'rohan decide/bonus'])
  })
  ruleAllows(
    ['partners.handLimit', 'partners.three'],
    'the one player against partners keeps six cards',
    () => {
      const hands = { 'free-peoples': ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04'] } as const
      const state = among(3, { turn: 2, phase: 'draw', hands })
      expect(asked(state)).toBe('nature free-peoples character card')
      const drawn = after(state, dice('fp-char-05', 'fp-strat-01'))
      expect([held(drawn)['free-peoples'], asked(drawn)]).toEqual([6, 'witch-king decide/bonus'])
    },
  )
  ruleForbids('partners.three', 'two cards above six are discarded, of partners one above four', () => {
    const six = ['fp-char-01', 'fp-char-02', 'fp-char-03', 'fp-char-04', 'fp-char-05', 'fp-char-06'] as const
    const four = ['sh-char-01', 'sh-char-02', 'sh-char-03', 'sh-char-04'] as const
    const state = among(3, { turn: 2, phase: 'draw', hands: { 'free-peoples': six, 'witch-king': four } })
    const drawn = after(state, dice('fp-char-07', 'fp-strat-01'))
    expect(asked(drawn)).toBe('free-peoples decide/discard')
    const kept = after(
      drawn,
      by('free-peoples', { kind: 'discard', card: 'fp-char-01' }),
      by('free-peoples', { kind: 'discard', card: 'fp-char-02' }),
      by('witch-king', { kind: 'drawFrom', deck: 'character' }),
      dice('sh-char-05'),
    )
    expect(asked(kept)).toBe('witch-king decide/discard')
  })
})

describe('the swap', () => {
  const HANDS = { gondor: ['fp-char-01'], rohan: ['fp-strat-01'] } as const
  const wishing = (): State =>
    after(
      among(4, { turn: 2, phase: 'draw', hands: HANDS }),
      by('gondor', { kind: 'drawFrom', deck: 'character' }),
      dice('fp-char-02'),
      by('rohan', { kind: 'drawFrom', deck: 'character' }),
      dice('fp-char-03'),
      by('witch-king', { kind: 'drawFrom', deck: 'character' }),
      dice('sh-char-02'),
      by('saruman', { kind: 'drawFrom', deck: 'character' }),
      dice('sh-char-03'),
    )
  const giving = (): State =>
    after(wishing(), by('gondor', { kind: 'agree' }), by('rohan', { kind: 'agree' }))
  ruleAllows('partners.swap', 'two who wish it give each other a card', () => {
    expect([asked(wishing()), asked(giving())]).toEqual([
      'gondor+rohan decide/agree',
      'gondor+rohan decide/give',
    ])
    const swapped = after(
      giving(),
      by('rohan', { kind: 'give', card: 'fp-strat-01' }),
      by('gondor', { kind: 'give', card: 'fp-char-01' }),
    )
    expect(held(swapped)).toEqual({ gondor: 2, rohan: 2, 'witch-king': 1, saruman: 1 })
    expect(offers(until(swapped, 'witch-king+saruman decide/agree'), 'agree', 'seat')).toEqual([
      'witch-king',
      'saruman',
    ])
  })
  ruleForbids('partners.swap', 'one who does not wish it is enough, and nobody gives what he has not', () => {
    const refusedIt = after(wishing(), by('gondor', { kind: 'agree' }), by('rohan', { kind: 'pass' }))
    expect(asked(refusedIt)).toBe('witch-king+saruman decide/agree')
    expect(refused(giving(), by('gondor', { kind: 'give', card: 'fp-strat-01' }))).toEqual(['events.inHand'])
  })
  ruleForbids('partners.swap', 'others see two backs, and a partner nothing before both have chosen', () => {
    const chosen = after(giving(), by('gondor', { kind: 'give', card: 'fp-char-01' }))
    for (const viewer of ['rohan', 'witch-king', 'saruman', 'spectator'] as const)
      expect(JSON.stringify(warOfTheRing.view(chosen, viewer).state)).not.toContain('fp-char-01')
    const events = eventsOf(chosen, by('rohan', { kind: 'give', card: 'fp-strat-01' }))
    for (const viewer of ['witch-king', 'saruman', 'spectator'] as const)
      expect(JSON.stringify(warOfTheRing.eventsFor(events, viewer))).not.toMatch(/fp-(char|strat)/)
    for (const viewer of ['gondor', 'rohan'] as const)
      expect(JSON.stringify(warOfTheRing.eventsFor(events, viewer))).toMatch(
        /fp-char-01.*fp-strat-01|fp-strat-01.*fp-char-01/,
      )
  })
})

describe('the lead', () => {
  ruleAllows(
    ['partners.leading', 'partners.fellowship'],
    'Gondor leads first, Rohan in the second turn',
    () => {
      const led = [1, 2, 3].map((turn) => asked(among(4, { turn, phase: 'fellowship' })))
      expect(led).toEqual(['gondor decide/declare', 'rohan decide/declare', 'gondor decide/declare'])
    },
  )
  ruleForbids(['partners.leading', 'partners.fellowship'], 'who does not lead does not declare', () => {
    expect(refused(among(4, { turn: 1, phase: 'fellowship' }), by('rohan', { kind: 'declare' }))).toEqual([
      'partners.fellowship',
    ])
  })
  ruleAllows('partners.allocation', 'who leads the Shadow fills the Hunt box', () => {
    const led = [1, 2].map((turn) => asked(among(4, { turn, phase: 'hunt-allocation' })))
    expect(led).toEqual(['witch-king decide/allocation', 'saruman decide/allocation'])
  })
  ruleForbids('partners.allocation', 'the partner does not', () => {
    expect(
      refused(
        among(3, { turn: 2, phase: 'hunt-allocation' }),
        by('witch-king', { kind: 'allocate', dice: 1 }),
      ),
    ).toEqual(['partners.allocation'])
  })
})

describe('the order of action', () => {
  ruleAllows(
    ['partners.order', 'partners.anyDie'],
    'who does not lead is first, the sides take turns',
    () => {
      expect(order(among(4, { dice: EVENTS }), 5)).toEqual([
        'rohan',
        'saruman',
        'gondor',
        'witch-king',
        'rohan',
      ])
      expect(order(among(4, { turn: 2, dice: EVENTS }), 4)).toEqual([
        'gondor',
        'witch-king',
        'rohan',
        'saruman',
      ])
      expect(order(among(3, { dice: EVENTS }), 4)).toEqual([
        'free-peoples',
        'saruman',
        'free-peoples',
        'witch-king',
      ])
    },
  )
  ruleForbids('partners.order', 'a partner does not act out of his turn', () => {
    const state = among(4, { dice: EVENTS })
    expect(
      refused(state, by('gondor', { kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })),
    ).toEqual(['partners.order'])
  })
  ruleAllows(['partners.order'], 'where the Free Peoples have no die left, the others go on in turn', () => {
    const state = among(4, { dice: { shadow: ['event', 'event', 'event'] }, places: { shadow: 'saruman' } })
    expect(order(state, 3)).toEqual(['saruman', 'witch-king', 'saruman'])
  })
  ruleAllows('partners.pass', 'who passed is on turn again after one action of the others', () => {
    const state = among(4, {
      dice: { 'free-peoples': ['event', 'event'], shadow: ['event', 'event', 'event', 'event'] },
    })
    expect(who(draws(after(state, by('rohan', { kind: 'pass' }))))).toBe('rohan')
  })
  ruleForbids('partners.pass', 'with as many dice as the others nobody passes', () => {
    expect(refused(among(4, { dice: EVENTS }), by('rohan', { kind: 'pass' }))).toEqual(['turn.pass'])
  })
  ruleForbids('partners.anyDie', 'a die that was used is gone for both', () => {
    const state = among(4, { dice: { 'free-peoples': ['event', 'muster'], shadow: ['event'] } })
    const next = draws(draws(state))
    expect(
      refused(next, by('gondor', { kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })),
    ).toContain('turn.usedDice')
  })
  ruleAllows('partners.pool', 'whoever is on turn uses a Ring of his side', () => {
    const state = among(4, { dice: { 'free-peoples': ['event', 'event'], shadow: ['event'] } })
    expect(offered(state, { kind: 'useRing' }).length).toBeGreaterThan(0)
  })
  ruleForbids('partners.pool', 'the side uses one Ring in a turn', () => {
    const state = among(4, {
      dice: { 'free-peoples': ['event', 'event'], shadow: ['event'] },
      politics: ALL_AT_WAR,
    })
    const used = after(state, by('rohan', { kind: 'useRing', die: 'event', result: 'muster' }))
    const next = draws(draws(used))
    expect(refused(next, by('gondor', { kind: 'useRing', die: 'muster', result: 'event' }))).toEqual([
      'elvenRings.oncePerTurn',
    ])
  })
})
