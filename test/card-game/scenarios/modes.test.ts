/** Scenarios (TC-86 to TC-94). */
import { describe, expect, it } from 'vitest'
import {
  cardGame,
  PLAYER_NUMBERS,
  SCENARIO_IDS,
  type PositionSpec,
  type Seat,
  type State,
} from '../../../src/card-game'
import { after, asked, brings, by, comes, eventsAs, fresh, offered, refused, table } from '../support/play'
import { active, corruption, places, standing, told, where } from '../support/read'
import { cycles, forsakes, loses, uses } from '../cards/scenes'
import { hands } from './hands'

const pass = (seat: Seat) => by(seat, { kind: 'pass' })

const duel = (spec: PositionSpec): State =>
  table({ config: { scenario: 'duel-2' }, turn: 'gandalf', ...spec })
const fightDuel = (spec: PositionSpec): State => after(duel(spec), pass('gandalf'), pass('witch-king'))

describe('2 Player Duel', () => {
  it('TC-86: nothing against nothing is nobody’s; one defense is enough', () => {
    expect(standing(fightDuel({ path: 'weathertop' }), 'weathertop')).toBe('nobody')
    expect(standing(fightDuel({ path: 'egladil' }), 'egladil')).toBe('free-peoples')
  })

  it('TC-87: all defense there is compared with all attack', () => {
    const items = { legolas: ['bow-of-the-galadhrim'] } as const
    const three = fightDuel({
      path: 'caradhras',
      on: { path: ['balrog-of-moria', 'legolas', 'gimli'] },
      items,
      tokens: [],
    })
    expect(asked(three)).toBe('gandalf decide/losses')
    const won = after(three, loses('gandalf', 'legolas'))
    expect([standing(won, 'caradhras'), where(won, 'gimli')]).toEqual(['free-peoples', 'cycle'])
    const two = fightDuel({ path: 'caradhras', on: { path: ['balrog-of-moria', 'legolas'] }, items })
    expect([standing(two, 'caradhras'), where(two, 'legolas'), corruption(two)]).toEqual([
      'nobody',
      'eliminated',
      0,
    ])
  })

  const location = (spec: PositionSpec): State =>
    table({ config: { scenario: 'duel-2' }, step: 'location', ...spec })
  const ALL = [
    'helms-deep',
    'edoras',
    'rivendell',
    'lorien',
    'minas-tirith',
    'dol-amroth',
    'pelargir',
  ] as const
  const DARK = ['moria', 'dol-guldur', 'minas-morgul', 'morannon', 'harad', 'umbar', 'orthanc'] as const

  it('TC-88: what each player is told is done twice, all of it and then again', () => {
    const fords = after(
      location({ shadow: [...ALL, ...DARK, 'bag-end', 'weathertop'], hand: ['gimli', 'arwen'] }),
      brings('fords-of-bruinen'),
      forsakes('gandalf', 'gimli'),
      brings('sting', 'glamdring', 'legolas'),
    )
    expect(asked(fords)).toBe('gandalf decide/forsake')
    const again = after(fords, forsakes('gandalf', 'arwen'), brings('elrond', 'eomer', 'eowyn'))
    expect(asked(again)).toBe('gandalf decide/turn')
    const drawn = ['sting', 'glamdring', 'legolas', 'elrond', 'eomer', 'eowyn'] as const
    expect(places(again, 'gimli', 'arwen', ...drawn)).toEqual([
      'eliminated',
      'eliminated',
      ...drawn.map(() => 'hand'),
    ])
    const ferry = after(location({ shadow: [...ALL, ...DARK] }), brings('bucklebury-ferry'))
    const draws = eventsAs('CardDrawn', ferry, comes('gimli', 'olog-hai'))
    expect(draws.map(({ seat }) => seat)).toEqual(['gandalf', 'witch-king'])
    expect(asked(after(ferry, comes('gimli', 'olog-hai')))).toBe('gandalf decide/turn')
    const moria = location({ shadow: [...ALL, ...DARK.slice(1)] })
    expect(eventsAs('CardDrawn', moria, brings('gollum', 'shelob')).map(({ seat }) => seat)).toEqual([
      'witch-king',
      'witch-king',
    ])
    expect(asked(after(moria, brings('gollum', 'shelob')))).toBe('nature path')
  })

  it('TC-88: Egladil: draw two, cycle one, and all of it again', () => {
    const shadow = [...ALL, ...DARK]
    const egladil = after(location({ round: 5, shadow, freePeoples: ['caradhras'] }), brings('egladil'))
    const once = after(egladil, brings('gimli', 'arwen'))
    expect(asked(once)).toBe('gandalf decide/cycle')
    const twice = after(once, cycles('gandalf', 'gimli'), brings('elrond', 'eomer'))
    expect(asked(twice)).toBe('gandalf decide/cycle')
    const done = after(twice, cycles('gandalf', 'eomer'))
    expect(asked(done)).toBe('gandalf decide/turn')
    expect(places(done, 'gimli', 'arwen', 'elrond', 'eomer')).toEqual(['cycle', 'hand', 'hand', 'cycle'])
  })

  it('TC-90: the token draws what there is, eliminates it, and cycles from nothing', () => {
    const start = duel({
      path: 'imladris',
      deck: ['sting', 'olog-hai'],
      reserve: ['arwen'],
      rest: 'eliminated',
    })
    const drawn = after(
      start,
      by('gandalf', { kind: 'useRing' }),
      by('gandalf', { kind: 'eliminate', card: 'sting' }),
    )
    expect(asked(drawn)).toBe('gandalf decide/forsake')
    const bare = duel({ path: 'imladris', deck: ['sting', 'olog-hai'], rest: 'eliminated' })
    const done = after(
      bare,
      by('gandalf', { kind: 'useRing' }),
      by('gandalf', { kind: 'eliminate', card: 'sting' }),
    )
    expect(asked(done)).toBe('witch-king decide/turn')
    expect(refused(after(done, pass('witch-king')), by('gandalf', { kind: 'useRing' }))).toEqual([
      'duel.ring',
    ])
  })
})

it('TC-89: in the duel of three only Gandalf does twice what each is told', () => {
  const three = (spec: PositionSpec): State => table({ config: { scenario: 'duel-3' }, ...spec })
  const harad = after(three({ step: 'location', starter: 'witch-king' }), brings('harad'))
  expect(eventsAs('CardDrawn', harad, brings('olog-hai', 'gollum')).map(({ seat }) => seat)).toEqual([
    'witch-king',
    'saruman',
  ])
  expect(asked(after(harad, brings('olog-hai', 'gollum')))).toBe('nature path')
  const reaver = after(
    three({ path: 'imladris', turn: 'witch-king', reserve: ['the-reaver'], hand: ['gimli', 'arwen'] }),
    uses('witch-king', 'the-reaver'),
    forsakes('gandalf', 'gimli'),
  )
  expect(asked(reaver)).toBe('gandalf decide/forsake')
  expect(asked(after(reaver, forsakes('gandalf', 'arwen')))).toBe('gandalf decide/turn')
})

describe('The Fellowship of the Ring', () => {
  const journey = (spec: PositionSpec): State => table({ config: { scenario: 'fellowship' }, ...spec })

  it('TC-91: in round 4 Lórien and Dol Guldur wake, each text once', () => {
    const state = journey({
      step: 'location',
      round: 4,
      shadow: ['gildors-encampment', 'the-old-forest', 'imladris'],
    })
    expect(active(state)).toEqual(['lorien', 'dol-guldur'])
    expect(asked(state)).toBe('nature path')
  })

  it('TC-92: battlegrounds follow the round, whatever the path', () => {
    const state = journey({
      step: 'location',
      round: 3,
      shadow: ['gildors-encampment', 'the-old-forest', 'imladris'],
    })
    expect(active(state)).toEqual(['moria'])
    const drawn = after(state, brings('balrog-of-moria', 'cave-troll'))
    expect(offered(drawn).map((action) => ('outcome' in action ? action.outcome : ''))).toEqual([
      'caradhras',
      'the-doors-of-durin',
      'khazad-dum',
    ])
  })

  it('TC-93: two leaders in one round pass two numbers', () => {
    const first = after(
      journey({
        path: 'gildors-encampment',
        turn: 'gandalf',
        on: { path: ['gandalf-the-grey'] },
        reserve: ['strider'],
      }),
      uses('gandalf', 'gandalf-the-grey'),
      by('gandalf', { kind: 'activatePath', path: 'inn-of-the-prancing-pony' }),
      brings('mordor-orcs', 'mordor-orcs-2'),
      pass('balrog-of-moria'),
      by('gandalf', { kind: 'move', card: 'strider', to: 'path' }),
      pass('balrog-of-moria'),
      uses('gandalf', 'strider'),
      by('gandalf', { kind: 'activatePath', path: 'imladris' }),
    )
    expect(standing(first, 'imladris')).toBe('active')
    expect(told(first).round).toBe(1)
  })
})

it('TC-94: with two people the hands stay apart', () => {
  const hand = hands({ frodo: 3, witchKing: 4, saruman: 2 })
  const state = table({ config: { scenario: 'trilogy', players: 2 }, path: 'imladris', turn: 'frodo', hand })
  expect(refused(state, pass('frodo'))).toEqual(['turn.pass'])
})

it('a new game of every scenario begins with the first draw', () => {
  for (const scenario of ['trilogy', 'duel-2', 'duel-3', 'fellowship'] as const)
    expect(asked(fresh({ scenario }))).toContain('nature deck of')
  expect(cardGame.newGame({ seed: 'x', scenario: 'duel-2', players: 3 })._tag).toBe('Left')
})

describe('what may be chosen before a game', () => {
  const isAsked = (name: string, scenario: string): boolean =>
    cardGame.options.some(
      (option) =>
        option.name === name &&
        Object.entries(option.when ?? {}).every(([, wanted]) => [wanted].flat().includes(scenario)),
    )

  it.each(SCENARIO_IDS)(
    'promos and people are asked for in %s exactly if it leaves them open',
    (scenario) => {
      const begins = (config: object): boolean =>
        cardGame.newGame({ seed: 'asked', scenario, ...config })._tag === 'Right'
      expect(isAsked('promos', scenario)).toBe(begins({ promos: true }))
      const people = PLAYER_NUMBERS.filter((players) => begins({ players }))
      expect(isAsked('players', scenario)).toBe(people.length > 1)
    },
  )
})
