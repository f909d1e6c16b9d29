/** Chapter 4: turns and passing. */
import { describe, expect } from 'vitest'
import { after, asked, by, factsOf, offered, offers, refused } from '../support/play'
import { told, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { allPass, moves, turnOf } from '../cards/scenes'

const PASS = { kind: 'pass' } as const

describe('turns', () => {
  ruleAllows('turn.order', 'seats act one after another from the starting player on', () => {
    let state = turnOf('aragorn', { starter: 'aragorn', hand: ['gimli', 'olog-hai', 'arwen', 'gollum'] })
    const order: Array<string> = []
    for (const [seat, card] of [
      ['aragorn', 'arwen'],
      ['saruman', 'gollum'],
      ['frodo', 'gimli'],
      ['witch-king', 'olog-hai'],
    ] as const) {
      order.push(asked(state))
      state = after(state, by(seat, { kind: 'cycle', card }))
    }
    expect(order.map((one) => one.split(' ')[0])).toEqual(['aragorn', 'saruman', 'frodo', 'witch-king'])
    expect(asked(state)).toBe('aragorn decide/turn')
  })

  ruleForbids('turn.order', 'nobody acts out of turn', () => {
    expect(
      refused(turnOf('frodo', { hand: ['arwen'] }), by('aragorn', { kind: 'cycle', card: 'arwen' })),
    ).toEqual(['turn.order'])
  })

  const full = turnOf('frodo', {
    hand: ['gimli', 'eomer'],
    reserve: ['bilbo-baggins', 'legolas'],
    battlegrounds: ['edoras'],
  })

  ruleAllows('turn.oneAction', 'play, move, cycle, winnow, use a text, use the token, or pass', () => {
    const kinds = [...new Set(offered(full).map(({ kind }) => kind))].sort()
    expect(kinds).toEqual(['cycle', 'move', 'pass', 'play', 'use', 'useRing', 'winnow'])
  })

  ruleForbids('turn.oneAction', 'with an empty hand there is nothing to play, cycle or winnow', () => {
    const empty = turnOf('frodo', { reserve: ['bilbo-baggins'] })
    const kinds = [...new Set(offered(empty).map(({ kind }) => kind))].sort()
    expect(kinds).toEqual(['move', 'pass', 'use', 'useRing'])
    expect(refused(after(full, by('frodo', { kind: 'cycle', card: 'gimli' })), by('frodo', PASS))).toEqual([
      'turn.order',
    ])
  })
})

describe('passing', () => {
  const enemies = (first: number, second: number) => [
    ...(['olog-hai', 'black-uruks', 'grishnakh', 'the-reaver', 'fell-beast', 'gothmog'] as const).slice(
      0,
      first,
    ),
    ...(['gollum', 'shelob', 'cave-troll', 'hill-troll', 'ugluk', 'saruman'] as const).slice(0, second),
  ]
  const three = ['gimli', 'eomer', 'sting'] as const

  ruleAllows('turn.pass', 'with fewer cards than each enemy, whatever the teammate holds', () => {
    const start = turnOf('frodo', { hand: [...three, ...enemies(4, 4)] })
    expect(refused(start, by('frodo', PASS))).toEqual([])
    const mate = turnOf('frodo', { hand: [...three, 'arwen', ...enemies(4, 4)] })
    expect(refused(mate, by('frodo', PASS))).toEqual([])
  })

  ruleForbids('turn.pass', 'not if one enemy has as few', () => {
    const start = turnOf('frodo', { hand: [...three, ...enemies(3, 5)] })
    expect(refused(start, by('frodo', PASS))).toEqual(['turn.pass'])
    expect(factsOf(start, by('frodo', PASS), 'turn.pass')).toEqual({
      hand: 3,
      limit: 2,
      because: '3 cards in hand, the carryover limit is 2, and not every enemy has more',
    })
  })

  ruleAllows('turn.end', 'the step ends when all have passed in a row', () => {
    const state = allPass(turnOf('frodo', { battlegrounds: ['edoras'] }))
    expect(asked(state)).toBe('frodo decide/combat')
  })

  ruleForbids('turn.end', 'an action begins the count anew, and who passed may act again', () => {
    const start = turnOf('frodo', { battlegrounds: ['edoras'], hand: ['gollum', 'gimli'] })
    const acted = after(
      start,
      by('frodo', PASS),
      by('witch-king', PASS),
      by('aragorn', PASS),
      by('saruman', { kind: 'cycle', card: 'gollum' }),
    )
    expect(asked(acted)).toBe('frodo decide/turn')
    expect(offers(acted, 'cycle', 'card')).toEqual(['gimli'])
    expect(asked(after(acted, by('frodo', PASS), by('witch-king', PASS), by('aragorn', PASS)))).toBe(
      'saruman decide/turn',
    )
  })

  ruleAllows(
    'turn.end',
    "in the duel of three it ends when all three seats have passed, with Gandalf's two places",
    () => {
      const duel = {
        config: { scenario: 'duel-3' },
        battlegrounds: ['edoras'],
        hand: ['gimli', 'olog-hai'],
      } as const
      const first = after(turnOf('gandalf', duel), by('gandalf', { kind: 'cycle', card: 'gimli' }))
      const over = after(first, by('witch-king', PASS), by('gandalf', PASS), by('saruman', PASS))
      expect(asked(over)).toBe('gandalf decide/combat')
      const acts = after(
        turnOf('gandalf', duel),
        by('gandalf', PASS),
        by('witch-king', { kind: 'cycle', card: 'olog-hai' }),
      )
      const round = after(acts, by('gandalf', PASS), by('saruman', PASS), by('gandalf', PASS))
      expect(asked(round)).toBe('witch-king decide/turn')
    },
  )

  ruleAllows('turn.carryover', 'Elrond in reserve lets three cards be kept', () => {
    const hand = [
      'arwen',
      'lembas',
      'boromir',
      'olog-hai',
      'black-uruks',
      'grishnakh',
      'gollum',
      'shelob',
      'ugluk',
    ] as const
    const start = turnOf('aragorn', { hand, reserve: ['elrond'], battlegrounds: ['rivendell'] })
    expect(refused(start, by('aragorn', PASS))).toEqual([])
    const moved = after(start, moves('aragorn', 'elrond', 'rivendell'))
    expect(told(moved).round).toBe(3)
    expect(where(moved, 'elrond')).toBe('rivendell')
  })

  ruleForbids('turn.carryover', 'a hand above the limit is cut when the step ends (OR-14)', () => {
    const start = turnOf('gandalf', {
      config: { scenario: 'duel-2' },
      hand: ['gimli', 'eomer', 'sting', 'olog-hai', 'black-uruks', 'grishnakh', 'gollum'],
      reserve: ['the-lidless-eye', 'saruman'],
      items: { saruman: ['sarumans-staff'] },
    })
    const over = after(start, by('gandalf', PASS), by('witch-king', PASS))
    expect(asked(over)).toBe('gandalf decide/cycle')
    const cut = after(over, by('gandalf', { kind: 'cycle', card: 'sting' }))
    expect(where(cut, 'sting')).toBe('cycle')
    expect(where(cut, 'gollum')).toBe('hand')
  })

  ruleAllows('turn.canAct', 'who may not pass can cycle', () => {
    const start = turnOf('frodo', { hand: three, ringsUsed: ['frodo'] })
    expect(offers(start, 'cycle', 'card')).toEqual(
      three.slice().sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    )
  })

  ruleForbids('turn.canAct', 'he may not wait', () => {
    const start = turnOf('frodo', { hand: three, ringsUsed: ['frodo'] })
    expect(refused(start, by('frodo', PASS))).toEqual(['turn.pass'])
  })
})

/** The order in which these cards are listed. */
const ORDER = ['gimli', 'sting', 'eomer']
