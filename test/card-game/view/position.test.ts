/** Positions: what a description leaves out, and what is wrong with one that no table could show. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cardGame } from '../../../src/card-game'
import { asked, table } from '../support/play'
import { active, sizes, standing, told } from '../support/read'

/** The field and the problem of a description that is refused. */
const wrong = (spec: unknown): string => {
  const built = cardGame.position(spec)
  return E.isLeft(built) ? `${built.left.path}: ${built.left.problem}` : 'nothing'
}
const on = (spec: object): object => ({ path: 'imladris', ...spec })

describe('a position', () => {
  it('is a turn of the starting player with everything in the decks, if nothing else is said', () => {
    const state = table({ path: 'bag-end' })
    expect(asked(state)).toBe('frodo decide/turn')
    expect(sizes(state, 'saruman')).toEqual({ hand: 0, deck: 30, cycle: 0, eliminated: 0 })
    expect([told(state).round, told(state).rings.length]).toEqual([1, 4])
  })

  it('has a path of every earlier number with the Shadow, if none is named', () => {
    const state = table({ path: 'egladil', freePeoples: ['weathertop'] })
    const used = ['bag-end', 'weathertop', 'the-old-forest', 'fords-of-bruinen', 'caradhras'] as const
    expect(used.map((id) => standing(state, id))).toEqual([
      'shadow',
      'free-peoples',
      'unused',
      'shadow',
      'shadow',
    ])
    expect([active(state), told(state).round]).toEqual([['egladil'], 5])
  })

  it('puts cards that are not named where it is told', () => {
    const state = table({ path: 'imladris', hand: ['gimli'], deck: ['eomer'], rest: 'cycle' })
    expect(sizes(state, 'frodo')).toEqual({ hand: 1, deck: 1, cycle: 28, eliminated: 0 })
  })

  it('can be saved and loaded', () => {
    const state = table({
      path: 'imladris',
      battlegrounds: ['moria'],
      on: { path: ['strider'], moria: ['gimli'] },
      items: { gimli: ['dwarven-axe'] },
      tokens: [
        { on: 'path', attack: 1 },
        { on: 'moria', defense: 2 },
      ],
      corruption: 3,
      played: ['gimli'],
    })
    const loaded = cardGame.decode(JSON.parse(JSON.stringify(cardGame.encode(state))))
    expect(E.isRight(loaded) && cardGame.hash(loaded.right)).toBe(cardGame.hash(state))
  })
})

describe('a description may name', () => {
  it('a card on a battleground to which some text can have let it go', () => {
    const there = { 'minas-tirith': ['eomer', 'pippin-took'], orthanc: ['strider', 'merry-brandybuck'] }
    expect(wrong(on({ battlegrounds: ['minas-tirith', 'orthanc'], on: there }))).toBe('nothing')
  })

  it('a round that had more than one path', () =>
    expect(['nothing', 'nothing']).toEqual([
      wrong(on({ round: 1 })),
      wrong({ step: 'location', shadow: ['imladris'], round: 2 }),
    ]))
})

describe('a description is refused that names', () => {
  it.each([
    ['an unknown field', on({ colour: 'red' }), 'colour: a position has no such field'],
    ['an unknown card', on({ hand: ['tom-bombadil'] }), 'hand.0: "tom-bombadil" is not a card (setUp.decks)'],
    ['an unknown path', { path: 'the-shire' }, 'path: "the-shire" is not a path (cards.locations)'],
    ['an unknown seat', on({ turn: 'sauron' }), 'turn: "sauron" is not a seat (setUp.scenario)'],
    [
      'a fifth player',
      on({ config: { players: 5 } }),
      'config.players: 5 is not a number of players: 2, 3 or 4 (setUp.scenario)',
    ],
    [
      'an unknown scenario',
      on({ config: { scenario: 'solo' } }),
      'config.scenario: "solo" is not a scenario (setUp.scenario)',
    ],
    [
      'three people for two',
      on({ config: { scenario: 'duel-2', players: 3 } }),
      'config.players: duel-2 is not for 3 (setUp.scenario)',
    ],
    [
      'a promo without the option',
      on({ hand: ['gothmog'] }),
      'hand: gothmog is not in this game (setUp.decks)',
    ],
    ['a card twice', on({ hand: ['gimli'], cycle: ['gimli'] }), 'cycle: gimli is named twice'],
    [
      'an item without a wielder',
      on({ reserve: ['sting'] }),
      'reserve: sting is in play on its wielder only (play.wielder)',
    ],
    [
      'a wielder out of play',
      on({ items: { gimli: ['dwarven-axe'] } }),
      'items: the wielder of dwarven-axe is not in play (play.wielder)',
    ],
    [
      'a wrong wielder',
      on({ reserve: ['gimli'], items: { gimli: ['sting'] } }),
      'items.gimli: gimli does not wield sting (play.wielder)',
    ],
    [
      'an event in play',
      on({ reserve: ['the-red-arrow'] }),
      'reserve: the-red-arrow is never in play (play.event)',
    ],
    ['an army on a path', on({ on: { path: ['olog-hai'] } }), 'on.path: olog-hai is on no path (play.army)'],
    [
      'a path of the wrong number',
      on({ on: { path: ['treebeard'] } }),
      'on.path: treebeard does not go there (play.pathNumber)',
    ],
    [
      'a place that is not active',
      on({ on: { moria: ['gimli'] } }),
      'on.moria: is not active (cards.active)',
    ],
    [
      'tokens where nothing is',
      on({ tokens: [{ on: 'moria', attack: 1 }] }),
      'tokens: only active locations have tokens (combat.tokens)',
    ],
    ['a location twice', on({ battlegrounds: ['moria'], shadow: ['moria'] }), 'shadow: moria is named twice'],
    ['a later path', on({ shadow: ['egladil'] }), 'path: a later path was used (location.pathNumber)'],
    ['no path in a turn', {}, 'path: a path is active (location.step)'],
    [
      'a path before it comes up',
      { step: 'location', path: 'imladris' },
      'path: no path is active yet (location.step)',
    ],
    ['a round before the first', on({ round: 0 }), 'round: round 0 has no path 3 (location.pathNumber)'],
    [
      'a round with a path of an earlier one',
      on({ round: 4 }),
      'round: round 4 has no path 3 (location.pathNumber)',
    ],
    [
      'a round to begin before its path can come',
      { step: 'location', shadow: ['imladris'], round: 5 },
      'round: round 5 has no path 4 (location.pathNumber)',
    ],
    [
      'a card where its faction never goes',
      on({ battlegrounds: ['moria'], on: { moria: ['saruman'] } }),
      'on.moria: saruman does not go there (play.faction)',
    ],
    [
      'a card where its text never lets it go',
      on({ battlegrounds: ['morannon'], on: { morannon: ['the-great-gate'] } }),
      'on.morannon: the-great-gate does not go there (cards.text)',
    ],
    [
      'a text used that is not for once a round',
      on({ reserve: ['strider'], used: ['strider'] }),
      'used: strider has no text for once a round (action.useAgain)',
    ],
    ['a seat of another scenario', on({ turn: 'gandalf' }), 'turn: gandalf takes no seat (setUp.scenario)'],
    [
      'a starter of another scenario',
      on({ starter: 'gandalf' }),
      'starter: gandalf takes no seat (setUp.scenario)',
    ],
    [
      'a location of another scenario',
      { config: { scenario: 'fellowship' }, path: 'bag-end' },
      'path: bag-end is not in this game (setUp.scenario)',
    ],
  ])('%s', (_, spec, problem) => {
    expect(wrong(spec)).toBe(problem)
  })

  it('promos in the Fellowship', () => {
    const config = { scenario: 'fellowship', promos: true }
    expect(wrong({ path: 'imladris', config })).toBe(
      'config.promos: the decks of fellowship are listed (setUp.decks)',
    )
  })

  it('nothing at all', () => {
    for (const input of [null, 1, 'x', []]) expect(wrong(input)).not.toBe('nothing')
  })
})
