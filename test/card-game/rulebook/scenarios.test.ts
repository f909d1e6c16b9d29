/** Chapter 11: the scenarios. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect } from 'vitest'
import { cardGame, type Config, type State } from '../../../src/card-game'
import { after, asked, by, chances, comes, fresh, offers, refused, table } from '../support/play'
import { active, corruption, standing, told, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { leadsTo, wakes } from '../cards/locations'
import { allPass, combatAt, cycles, fightAt, forsakes, loses, turnOf, uses } from '../cards/scenes'

const begun = (config: Partial<Config>): State => {
  const started = cardGame.newGame({ seed: 'scenario', ...config })
  if (E.isLeft(started)) throw new Error(started.left.problem)
  return started.right
}
/** How many cards of these are somewhere. */
const count = (state: State, place: string, cards: ReadonlyArray<string>): number =>
  cards.filter((card) => told(state).at[card] === place).length
const all = (state: State): ReadonlyArray<string> => Object.keys(told(state).at)
const RING = { kind: 'useRing' } as const

describe('the Trilogy', () => {
  ruleAllows('trilogy.seats', 'four seats in the order of the book, with their own factions', () => {
    expect(cardGame.actors(begun({}))).toEqual(['frodo', 'witch-king', 'aragorn', 'saruman'])
    expect(
      offers(turnOf('saruman', { hand: ['gollum', 'wolf-riders', 'corsairs-of-umbar'] }), 'play', 'card')
        .length,
    ).toBe(3)
  })

  ruleForbids('trilogy.seats', 'no other seat', () => {
    expect(() => turnOf('gandalf')).toThrow('setUp.scenario')
  })

  ruleAllows('trilogy.opening', 'seven cards, and two of them cycled', () => {
    expect(count(begun({}), 'hand', all(begun({})))).toBe(28)
  })

  ruleForbids('trilogy.opening', 'nobody plays with seven', () => {
    const [card] = offers(begun({}), 'cycle', 'card')
    const play = { seat: 'frodo', kind: 'play', card, to: 'reserve' }
    expect(refused(begun({}), play)).toEqual(['turn.actionStep'])
  })

  ruleAllows('trilogy.draw', 'three cards for the Free Peoples, four for the Shadow', () => {
    const drawn = after(allPass(turnOf('frodo')), { outcomes: ['gimli', 'eomer', 'sting'] })
    expect(asked(drawn)).toBe('nature deck of witch-king')
    const four = after(drawn, { outcomes: ['olog-hai', 'grishnakh', 'the-reaver', 'fell-beast'] })
    expect(asked(four)).toBe('nature deck of aragorn')
  })

  ruleForbids('trilogy.draw', 'no more than that', () => {
    const drawn = after(allPass(turnOf('frodo')), { outcomes: ['gimli', 'eomer', 'sting'] })
    expect(chances(drawn)).not.toContain('theoden')
  })

  ruleAllows('trilogy.ring', 'once in the game two cards are drawn', () => {
    const state = after(turnOf('aragorn'), by('aragorn', RING), comes('arwen', 'elrond'))
    expect(told(state).rings).toEqual(['frodo', 'witch-king', 'saruman'])
  })

  ruleForbids('trilogy.ring', 'not twice', () => {
    expect(refused(turnOf('aragorn', { ringsUsed: ['aragorn'] }), by('aragorn', RING))).toEqual([
      'trilogy.ring',
    ])
  })

  ruleAllows(
    'trilogy.people',
    'two people run two seats each, and decide losses without asking each other',
    () => {
      const start = turnOf('frodo', {
        config: { players: 2 },
        path: 'khazad-dum',
        on: { path: ['gimli', 'legolas', 'hill-troll'] },
      })
      const lost = after(combatAt(start, 'path'), loses('frodo', 'gimli'))
      expect(asked(lost)).not.toContain('agree')
    },
  )

  ruleForbids(
    'trilogy.people',
    'their seats stay apart: one hand does not stand for the other (TC-94)',
    () => {
      const hand = [
        'gimli',
        'eomer',
        'sting',
        'olog-hai',
        'grishnakh',
        'the-reaver',
        'fell-beast',
        'gollum',
        'shelob',
      ] as const
      const start = turnOf('frodo', { config: { players: 2 }, hand })
      expect(refused(start, by('frodo', { kind: 'pass' }))).toEqual(['turn.pass'])
    },
  )
})

describe('the duel of two', () => {
  const DUEL = { config: { scenario: 'duel-2' } } as const

  ruleAllows('duel.seats', 'all cards of a side in one deck', () => {
    const start = turnOf('gandalf', { ...DUEL, hand: ['gimli', 'arwen', 'boromir'] })
    expect(offers(start, 'play', 'card').length).toBe(3)
    expect(asked(start)).toBe('gandalf decide/turn')
  })

  ruleForbids('duel.seats', 'no third seat', () => {
    expect(() => turnOf('saruman', DUEL)).toThrow('setUp.scenario')
    expect(E.isLeft(cardGame.newGame({ seed: 'x', scenario: 'duel-2', players: 4 }))).toBe(true)
  })

  ruleAllows('duel.draws', 'four cards and six', () => {
    const start = fresh({ scenario: 'duel-2' })
    const four = after(start, { outcomes: ['gimli', 'arwen', 'boromir', 'eomer'] })
    expect(asked(four)).toBe('nature deck of witch-king')
    const six = after(four, {
      outcomes: ['gollum', 'shelob', 'olog-hai', 'ugluk', 'grishnakh', 'the-reaver'],
    })
    expect(asked(six)).toBe('nature battleground')
  })

  ruleForbids('duel.draws', 'nobody cycles any of them', () => {
    expect(asked(fresh({ scenario: 'duel-2' }))).toBe('nature deck of gandalf')
    expect(cardGame.actors(begun({ scenario: 'duel-2' })).length).toBe(1)
  })

  const ring = after(turnOf('gandalf', DUEL), by('gandalf', RING), comes('gimli', 'arwen', 'boromir'))

  ruleAllows('duel.ring', 'three are drawn, one of the hand eliminated and one cycled', () => {
    expect(asked(ring)).toBe('gandalf decide/discard')
    const state = after(ring, loses('gandalf', 'gimli'), cycles('gandalf', 'arwen'))
    expect([where(state, 'gimli'), where(state, 'arwen'), where(state, 'boromir')]).toEqual([
      'eliminated',
      'cycle',
      'hand',
    ])
    expect(asked(state)).toBe('witch-king decide/turn')
  })

  ruleForbids('duel.ring', 'once a round, and no card but of the hand', () => {
    expect(refused(ring, loses('gandalf', 'eomer'))).toEqual(['duel.ring'])
    expect(refused(turnOf('gandalf', { ...DUEL, ringsUsed: ['gandalf'] }), by('gandalf', RING))).toHaveLength(
      1,
    )
  })

  const path = (id: 'weathertop' | 'egladil', cards: ReadonlyArray<'saruman' | 'legolas' | 'gimli'>) =>
    fightAt(turnOf('gandalf', { ...DUEL, path: id, on: { path: cards } }), 'path', 'legolas')

  ruleAllows('duel.pathScoring', 'more defense than attack takes the path', () => {
    expect(standing(path('egladil', []), 'egladil')).toBe('free-peoples')
    expect(standing(path('egladil', ['saruman', 'legolas', 'gimli']), 'egladil')).toBe('free-peoples')
  })

  ruleForbids('duel.pathScoring', 'as much does not, and then nobody has it', () => {
    expect(standing(path('weathertop', []), 'weathertop')).toBe('nobody')
    const tied = path('egladil', ['saruman', 'legolas'])
    expect([standing(tied, 'egladil'), corruption(tied), where(tied, 'legolas')]).toEqual([
      'nobody',
      0,
      'eliminated',
    ])
  })

  ruleAllows('duel.doubling', 'what each player is told the single seat does twice', () => {
    const told2 = leadsTo('the-old-forest', { ...DUEL, hand: ['gimli', 'arwen'] })
    const state = after(told2, forsakes('gandalf', 'gimli'), forsakes('gandalf', 'arwen'))
    expect(asked(state)).toBe('gandalf decide/turn')
  })

  ruleForbids('duel.doubling', 'what one faction’s player is told, once', () => {
    expect(asked(wakes('moria', DUEL, 'gollum', 'shelob'))).toBe('nature path')
  })
})

describe('the duel of three', () => {
  const DUEL = { config: { scenario: 'duel-3' } } as const

  ruleAllows('threeDuel.seats', 'Gandalf has two turns in every circle', () => {
    const start = turnOf('gandalf', { ...DUEL, hand: ['gimli', 'olog-hai', 'arwen', 'gollum'] })
    const first = after(start, cycles('gandalf', 'gimli'), cycles('witch-king', 'olog-hai'))
    expect(asked(first)).toBe('gandalf decide/turn')
    expect(asked(after(first, cycles('gandalf', 'arwen')))).toBe('saruman decide/turn')
  })

  ruleForbids('threeDuel.seats', 'he has one hand and one token', () => {
    const start = after(turnOf('gandalf', DUEL), by('gandalf', RING), comes('gimli', 'arwen', 'boromir'))
    const used = after(
      start,
      loses('gandalf', 'gimli'),
      cycles('gandalf', 'arwen'),
      by('witch-king', { kind: 'pass' }),
    )
    expect(refused(used, by('gandalf', RING))).toHaveLength(1)
  })

  ruleAllows('threeDuel.draws', 'six for Gandalf', () => {
    const six = after(fresh({ scenario: 'duel-3' }), {
      outcomes: ['gimli', 'arwen', 'boromir', 'eomer', 'sting', 'elrond'],
    })
    expect(asked(six)).toBe('nature deck of witch-king')
  })

  ruleForbids('threeDuel.draws', 'he cycles none, and the Shadow two', () => {
    expect(cardGame.actors(begun({ scenario: 'duel-3' }))).toEqual(['witch-king', 'saruman'])
  })

  ruleAllows('threeDuel.ring', 'the Shadow draws two, Gandalf three', () => {
    expect(asked(after(turnOf('saruman', DUEL), by('saruman', RING), comes('gollum', 'shelob')))).toBe(
      'gandalf decide/turn',
    )
    expect(
      asked(after(turnOf('gandalf', DUEL), by('gandalf', RING), comes('gimli', 'arwen', 'boromir'))),
    ).toBe('gandalf decide/discard')
  })

  ruleForbids('threeDuel.ring', 'that of the Shadow is used once a game', () => {
    expect(refused(turnOf('saruman', { ...DUEL, ringsUsed: ['saruman'] }), by('saruman', RING))).toEqual([
      'trilogy.ring',
    ])
  })

  ruleAllows('threeDuel.special', 'texts are doubled for Gandalf, and paths compared (TC-89)', () => {
    const told2 = after(
      turnOf('witch-king', { ...DUEL, reserve: ['the-reaver'], hand: ['gimli', 'arwen'] }),
      uses('witch-king', 'the-reaver'),
    )
    expect(asked(after(told2, forsakes('gandalf', 'gimli')))).toBe('gandalf decide/forsake')
    const tied = fightAt(turnOf('gandalf', { ...DUEL, path: 'weathertop' }), 'path')
    expect(standing(tied, 'weathertop')).toBe('nobody')
  })

  ruleForbids('threeDuel.special', 'not for the two of the Shadow (OR-58)', () => {
    expect(asked(wakes('harad', DUEL, 'olog-hai', 'gollum'))).toBe('nature path')
  })
})

describe('The Fellowship of the Ring', () => {
  const FELLOWSHIP = { config: { scenario: 'fellowship' } } as const

  ruleAllows('fellowship.seats', 'the Balrog starts, with 30 cards against 30', () => {
    const start = begun(FELLOWSHIP.config)
    expect(cardGame.actors(start)).toEqual(['balrog-of-moria', 'gandalf'])
    expect(all(start).length).toBe(60)
  })

  ruleForbids('fellowship.seats', 'cards that are not listed are not there', () => {
    expect(() => turnOf('gandalf', { ...FELLOWSHIP, hand: ['aragorn'] })).toThrow('setUp.decks')
    expect(E.isLeft(cardGame.newGame({ seed: 'x', scenario: 'fellowship', promos: true }))).toBe(true)
  })

  ruleAllows('fellowship.draws', 'seven, and two cycled', () => {
    const start = begun(FELLOWSHIP.config)
    expect(count(start, 'hand', all(start))).toBe(14)
  })

  ruleForbids('fellowship.draws', 'Gandalf draws three in the Draw step, and the Balrog four', () => {
    const over = allPass(turnOf('gandalf', { ...FELLOWSHIP, starter: 'gandalf' }))
    const three = after(over, { outcomes: ['gimli', 'arwen', 'boromir'] })
    expect(asked(three)).toBe('nature deck of balrog-of-moria')
    const four = after(three, { outcomes: ['ugluk', 'hill-troll', 'grishnakh', 'the-reaver'] })
    expect(asked(four)).not.toContain('deck of')
  })

  ruleAllows('fellowship.battlegrounds', 'Lórien and Dol Guldur in the fourth round, each text once', () => {
    const state = table({
      ...FELLOWSHIP,
      step: 'location',
      round: 4,
      shadow: ['bucklebury-ferry', 'the-old-forest', 'imladris'],
    })
    expect([...active(state)].sort()).toEqual(['dol-guldur', 'lorien'])
    expect(asked(state)).toBe('nature path')
  })

  ruleForbids('fellowship.battlegrounds', 'none by chance, and none of the others', () => {
    expect(() => turnOf('gandalf', { ...FELLOWSHIP, battlegrounds: ['umbar'] })).toThrow('setUp.scenario')
  })

  ruleAllows('fellowship.paths', 'the game ends after path 6', () => {
    const state = allPass(turnOf('gandalf', { ...FELLOWSHIP, path: 'amon-hen' }))
    expect(asked(state)).toContain('over victory')
  })

  ruleForbids('fellowship.paths', 'no path that is not listed', () => {
    const start = table({
      ...FELLOWSHIP,
      step: 'location',
      round: 3,
      shadow: ['bucklebury-ferry', 'the-old-forest', 'moria'],
    })
    expect(chances(start)).toEqual(['fords-of-bruinen', 'imladris'])
    expect(() => turnOf('gandalf', { ...FELLOWSHIP, path: 'emyn-muil' })).toThrow('setUp.scenario')
  })

  ruleAllows('fellowship.plain', 'an empty path goes to the Free Peoples', () => {
    const state = fightAt(turnOf('gandalf', { ...FELLOWSHIP, path: 'caradhras' }), 'path')
    expect(standing(state, 'caradhras')).toBe('free-peoples')
  })

  ruleForbids('fellowship.plain', 'there is no Ring token, and nothing is doubled', () => {
    expect(refused(turnOf('gandalf', FELLOWSHIP), by('gandalf', RING))).toEqual(['fellowship.plain'])
    const told2 = after(
      turnOf('balrog-of-moria', { ...FELLOWSHIP, reserve: ['hill-troll'], hand: ['gimli', 'arwen'] }),
      uses('balrog-of-moria', 'hill-troll'),
    )
    expect(asked(after(told2, forsakes('gandalf', 'gimli')))).toBe('gandalf decide/turn')
  })
})
