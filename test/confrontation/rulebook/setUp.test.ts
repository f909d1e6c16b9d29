/** Before the first turn: line-ups, special cards and placement, and what the other player sees of them. */
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { confrontation, type CharacterId, type RegionId, type State } from '../../../src/confrontation'
import { CLASSIC_IDS, VARIANT_IDS } from '../../../src/confrontation/model/ids'
import { asked, eventsOf, fellowship, forbids, options, play, sauron, where } from '../support/table'
import { offered } from '../interactions/words'
import { bare, eventsWhile, fresh, kindOf, knownTo, ruleTest, seenBy, through } from './support'
import { triedInVain } from './tried'

const placing = (piece: CharacterId, region: RegionId) => ({ kind: 'place', piece, region }) as const
const fielding = (character: CharacterId) => fellowship({ kind: 'fieldCharacter', character })

const FIVE: ReadonlyArray<readonly [CharacterId, RegionId]> = [
  ['gandalf-classic', 'arthedain'],
  ['aragorn-classic', 'cardolan'],
  ['legolas', 'rhudaur'],
  ['gimli', 'eregion'],
  ['boromir', 'enedwaith'],
]
const THEIRS = ['mirkwood', 'fangorn', 'rohan', 'dagorlad', 'gondor'] as const
const ours = FIVE.map(([piece, region]) => fellowship(placing(piece, region)))
const asks = (state: State): string | undefined =>
  O.toUndefined(confrontation.prompt(state, 'fellowship'))?.sentence
const HOBBITS = ['frodo-classic', 'sam-classic', 'pippin', 'merry'] as const

describe('placement', () => {
  ruleTest('setup.placement', 'allows each side any of its nine in any of its five, both at once', () => {
    const state = fresh()
    expect(asked(state)).toBe('fellowship+sauron decide/placement')
    expect(options(state, 'fellowship')).toEqual(
      FIVE.flatMap(([, region]) => CLASSIC_IDS.slice(0, 9).map((piece) => placing(piece, region))),
    )
    expect(options(state, 'sauron')).toEqual(
      THEIRS.flatMap((region) => CLASSIC_IDS.slice(9).map((piece) => placing(piece, region))),
    )
  })

  ruleTest('setup.placement', 'allows a side to name its five in any order, to the same end', () => {
    const one = play(fresh(), ...ours)
    const two = play(fresh(), ...[...ours].reverse())
    expect(confrontation.hash(two)).toBe(confrontation.hash(one))
    expect(asks(fresh())).toBe('Who stands where? One in each region, in any order.')
    expect(asks(play(fresh(), ...ours.slice(1)))).toBe('Who stands in Arthedain?')
  })

  ruleTest('setup.placement', 'allows one in each of five regions and leaves four at home', () => {
    let state = fresh()
    for (const [place, action] of ours.entries()) {
      expect(options(state, 'fellowship')).toHaveLength((9 - place) * (5 - place))
      state = play(state, action)
    }
    for (const [piece, region] of FIVE) expect(where(state, piece)).toBe(region)
    for (const piece of HOBBITS) expect(where(state, piece)).toBe('shire')
    expect(asked(state)).toBe('sauron decide/placement')
    const done = through(state, 'decide/placement')
    const counts = (side: '0' | '1') => seenBy(done, 'spectator').table.hiddenPieces[side]
    expect(counts('0')).toEqual({ shire: 4, arthedain: 1, cardolan: 1, rhudaur: 1, eregion: 1, enedwaith: 1 })
    expect(counts('1')).toEqual({ mirkwood: 1, fangorn: 1, rohan: 1, dagorlad: 1, gondor: 1, mordor: 4 })
  })

  ruleTest('setup.placement', 'allows the sides to place in any order of time, to the same end', () => {
    const theirs = CLASSIC_IDS.slice(9, 14).map((piece, place) =>
      sauron(placing(piece, THEIRS[place] ?? 'shire')),
    )
    const mixed = ours.flatMap((action, place) => [theirs[place], action])
    const hashes = [[...ours, ...theirs], [...theirs, ...ours], mixed].map((all) =>
      confrontation.hash(play(fresh(), ...all)),
    )
    expect(new Set(hashes).size).toBe(1)
  })

  ruleTest('setup.placement', 'forbids a wrong region', () => {
    const state = play(fresh(), ours[0])
    const refused = [
      placing('frodo-classic', 'arthedain'),
      placing('frodo-classic', 'shire'),
      placing('frodo-classic', 'high-pass'),
      placing('frodo-classic', 'mordor'),
    ]
    for (const said of refused) expect(forbids(state, fellowship(said))).toEqual(['setup.placement'])
    expect(forbids(state, fellowship(placing('frodo-variant', 'cardolan')))).toEqual(['movement.otherFace'])
  })

  ruleTest('setup.ownPiece', 'allows an own character', () => {
    expect(forbids(fresh(), sauron(placing('balrog', 'mirkwood')))).toEqual([])
  })
  ruleTest('setup.ownPiece', 'forbids one of the other side', () => {
    expect(forbids(fresh(), fellowship(placing('balrog', 'cardolan')))).toEqual(['setup.ownPiece'])
    expect(forbids(fresh(), sauron(placing('frodo-classic', 'mirkwood')))).toEqual(['setup.ownPiece'])
    expect(forbids(fresh({ characters: 'draft-open' }), fielding('balrog'))).toEqual(['setup.ownPiece'])
  })
  ruleTest('setup.once', 'allows a character that is not placed yet', () => {
    expect(forbids(play(fresh(), ours[0]), fellowship(placing('frodo-classic', 'cardolan')))).toEqual([])
  })
  ruleTest('setup.once', 'forbids the same character twice, and both faces of one tile', () => {
    expect(forbids(play(fresh(), ours[0]), fellowship(placing('gandalf-classic', 'cardolan')))).toEqual([
      'setup.once',
    ])
    const settled = play(fresh({ characters: 'draft-open' }), fielding('frodo-variant'))
    expect(forbids(settled, fielding('frodo-classic'))).toEqual(['setup.once'])
  })

  ruleTest('setup.placement', 'allows no look at what the other places', () => {
    const one = play(fresh(), fellowship(placing('frodo-classic', 'arthedain')))
    const two = play(fresh(), fellowship(placing('boromir', 'arthedain')))
    expect(knownTo(one, 'sauron')).toBe(knownTo(two, 'sauron'))
    expect(seenBy(one, 'sauron').table.at['frodo']).toBe('hidden')
    expect(seenBy(one, 'fellowship').table.at['frodo']).toBe('arthedain')
    const [event] = eventsOf(fresh(), fellowship(placing('boromir', 'arthedain')))
    const seen = (viewer: 'sauron' | 'fellowship') =>
      confrontation.eventsFor(event === undefined ? [] : [event], viewer)[0]?.['piece']
    expect([seen('sauron'), seen('fellowship')]).toEqual(['hidden', 'boromir'])
  })

  ruleTest('setup.placement', 'allows no look at which region the other has filled', () => {
    const [one, two] = [placing('boromir', 'arthedain'), placing('boromir', 'enedwaith')].map(fellowship)
    expect(knownTo(play(fresh(), one), 'sauron')).toBe(knownTo(play(fresh(), two), 'sauron'))
    const heard = [one, two].map((said) => confrontation.eventsFor(eventsOf(fresh(), said), 'sauron'))
    expect(heard[1]).toEqual(heard[0])
    expect(seenBy(play(fresh(), two), 'sauron').table.hiddenPieces['0']).toEqual({ arthedain: 1 })
  })

  ruleTest('setup.firstTurn', 'gives Sauron the first turn once both sides stand', () => {
    const before = play(fresh(), ...ours)
    const done = through(before, 'decide/placement')
    expect(asked(done)).toBe('sauron decide/turn')
    expect(done.table.turns).toBe(1)
    const last = bare({ shire: ['frodo-classic'], mordor: ['balrog'] })
    expect(asked(last)).toBe('sauron decide/turn')
  })
})

/** One of the 512 line-ups of a side: the digits of its number say which tiles show their variant face. */
const line = (number: number) => {
  const digits = [...number.toString(2)].reverse()
  return CLASSIC_IDS.slice(0, 9).map((classic, tile) =>
    fielding(digits[tile] === '1' ? (VARIANT_IDS[tile] ?? classic) : classic),
  )
}

describe('the draft', () => {
  ruleTest('setup.draft', 'allows front or back of each tile, asked of both at once', () => {
    let state = fresh({ characters: 'draft-open' })
    expect(asked(state)).toBe('fellowship+sauron decide/faces')
    expect(offered(state, 'sauron')).toHaveLength(18)
    for (let tile = 0; tile < 9; tile++) {
      expect(options(state, 'fellowship').slice(0, 2)).toEqual(
        [CLASSIC_IDS[tile], VARIANT_IDS[tile]].map((character) => ({ kind: 'fieldCharacter', character })),
      )
      expect(options(state, 'fellowship')).toHaveLength(2 * (9 - tile))
      state = play(state, confrontation.legalActions(state, 'fellowship')[0])
    }
    expect(asked(state)).toBe('sauron decide/faces')
  })

  ruleTest('setup.draft', 'allows the tiles in any order, and forgets it', () => {
    const start = fresh({ characters: 'draft-secret' })
    const named = line(0b101100111)
    expect(play(start, ...[...named].reverse().slice(0, 8))).not.toEqual(play(start, ...named.slice(0, 8)))
    expect(play(start, ...[...named].reverse())).toEqual(play(start, ...named))
    expect(play(start, ...named.slice(3, 5))).toEqual(play(start, ...named.slice(3, 5).reverse()))
  })

  ruleTest('setup.draft', 'allows all 512 line-ups of a side', () => {
    const start = fresh({ characters: 'draft-secret' })
    const reached = Array.from({ length: 512 }, (_, bits) => play(start, ...line(bits)).table.variant)
    expect(new Set(reached)).toEqual(new Set(Array.from({ length: 512 }, (_, bits) => bits)))
  })

  ruleTest('setup.draft', 'hides a choice from the other player in either kind of draft', () => {
    for (const characters of ['draft-open', 'draft-secret'] as const) {
      const start = fresh({ characters })
      expect(knownTo(play(start, ...line(0)), 'sauron')).toBe(knownTo(play(start, ...line(511)), 'sauron'))
    }
  })

  ruleTest('setup.draft', 'hides which tiles the other has settled, but not how many', () => {
    const start = fresh({ characters: 'draft-open' })
    const [one, two] = [play(start, fielding('gimli')), play(start, fielding('legolas'))]
    expect(knownTo(one, 'sauron')).toBe(knownTo(two, 'sauron'))
    expect(knownTo(one, 'sauron')).not.toBe(knownTo(start, 'sauron'))
    expect(knownTo(one, 'fellowship')).not.toBe(knownTo(two, 'fellowship'))
  })

  const settled = (characters: 'draft-open' | 'draft-secret', bits: number): State =>
    through(play(fresh({ characters }), ...line(bits)), 'decide/faces')

  ruleTest('setup.draftOpen', 'shows both line-ups, but no placement, when both are settled', () => {
    const before = play(fresh({ characters: 'draft-open' }), ...line(0b101))
    const rest = Array.from({ length: 9 }, (_, tile) =>
      sauron({ kind: 'fieldCharacter', character: CLASSIC_IDS[tile + 9] ?? 'balrog' }),
    )
    const shown = eventsWhile(before, ...rest).filter(({ kind }) => kind === 'LineUpsShown')
    expect(shown).toMatchObject([{ rule: 'setup.draftOpen' }])
    expect(shown[0]?.kind === 'LineUpsShown' && shown[0].characters.slice(0, 4)).toEqual([
      'frodo-variant',
      'sam-classic',
      'smeagol',
      'merry',
    ])
    const after = play(before, ...rest)
    expect(seenBy(before, 'sauron').table.variant).toEqual([])
    expect(seenBy(after, 'sauron').table.variant).toEqual(['frodo', 'pippin-smeagol'])
    expect(asked(after)).toBe('fellowship+sauron decide/placement')
  })

  ruleTest('setup.draftSecret', 'shows no line-up, and a face only when its character is revealed', () => {
    expect(knownTo(settled('draft-secret', 0), 'sauron')).toBe(
      knownTo(settled('draft-secret', 511), 'sauron'),
    )
    const start = bare(
      { rhudaur: ['elrond'], shire: ['frodo-variant'], 'high-pass': ['shelob'] },
      { config: { characters: 'draft-secret' } },
    )
    expect(seenBy(start, 'sauron').table.variant).toEqual([])
    expect(seenBy(start, 'fellowship').table.variant).toEqual(['frodo', 'legolas-elrond'])
    const met = play(start, sauron({ kind: 'move', piece: 'shelob', to: 'rhudaur', way: 'step' }))
    expect(seenBy(met, 'sauron').table.variant).toEqual(['legolas-elrond'])
    const away = play(
      met,
      fellowship({ kind: 'playCard', card: 'fellowship-retreat' }),
      sauron({ kind: 'playCard', card: 'sauron-1' }),
    )
    expect(where(away, 'elrond')).toBe('arthedain')
    expect(seenBy(away, 'sauron').table.variant).toEqual(['legolas-elrond'])
  })
})

const picking = (card: Parameters<typeof pickOf>[0]) => fellowship(pickOf(card))
const pickOf = (
  card: 'shadowfax' | 'gandalf-the-white' | 'a-king-revealed' | 'gwaihir' | 'palantir' | 'crebain-of-dunland',
) => ({ kind: 'pickSpecial', card }) as const

describe('special cards', () => {
  ruleTest('setup.pickTwo', 'allows two of the own four to each side', () => {
    const start = fresh({ specialCards: 'pick-two' })
    expect(asked(start)).toBe('fellowship+sauron decide/specialCards')
    expect(options(start, 'fellowship')).toHaveLength(4)
    const one = play(start, picking('gwaihir'))
    expect(options(one, 'fellowship')).toHaveLength(3)
    const two = play(one, picking('shadowfax'))
    expect(asked(two)).toBe('sauron decide/specialCards')
    const done = play(two, sauron(pickOf('palantir')), sauron(pickOf('crebain-of-dunland')))
    expect(asked(done)).toBe('fellowship+sauron decide/placement')
    expect(seenBy(done, 'fellowship').table.special).toEqual(['shadowfax', 'gwaihir'])
    expect(seenBy(done, 'fellowship').table.hiddenSpecials).toEqual({ 1: 2 })
    expect(seenBy(done, 'sauron').table.special).toEqual(['palantir', 'crebain-of-dunland'])
    expect(seenBy(done, 'spectator').table.special).toEqual([])
  })

  ruleTest('setup.pickTwo', "forbids the other side's cards and the same card twice", () => {
    const one = play(fresh({ specialCards: 'pick-two' }), picking('gwaihir'))
    expect(forbids(one, picking('gwaihir'))).toEqual(['setup.pickTwo'])
    expect(forbids(one, picking('palantir'))).toEqual(['setup.pickTwo'])
  })

  ruleTest('setup.announceNumber', 'lets the Fellowship name none to four, and Sauron none', () => {
    const start = fresh({ specialCards: 'announced-number' })
    expect(asked(start)).toBe('fellowship decide/number')
    expect(offered(start, 'fellowship')).toEqual([0, 1, 2, 3, 4].map((number) => `nameNumber ${number}`))
    expect(forbids(start, fellowship({ kind: 'nameNumber', number: 5 }))).toEqual([null])
    expect(forbids(start, sauron({ kind: 'nameNumber', number: 1 })).length).toBeGreaterThan(0)
    for (const number of [0, 1, 2, 3, 4]) {
      const named = play(start, fellowship({ kind: 'nameNumber', number }))
      const done = through(named, 'decide/specialCards')
      expect(kindOf(done)).toBe('decide/placement')
      for (const viewer of ['fellowship', 'sauron', 'spectator'] as const)
        expect(seenBy(done, viewer).table.special).toHaveLength(2 * number)
    }
  })

  const oneEach = play(
    fresh({ specialCards: 'announced-number' }),
    fellowship({ kind: 'nameNumber', number: 1 }),
  )

  ruleTest('setup.pickForOpponent', 'allows cards of the other side, for his use, known to both', () => {
    expect(offered(oneEach, 'fellowship')).toContain('pickSpecial palantir')
    const done = play(oneEach, picking('palantir'), sauron(pickOf('gwaihir')))
    expect(seenBy(done, 'fellowship').table.special).toEqual(['gwaihir', 'palantir'])
    expect(seenBy(done, 'sauron').table.special).toEqual(['gwaihir', 'palantir'])
  })

  ruleTest(
    'setup.pickForOpponent',
    'forbids cards of the own side, and hides a pick until both are made',
    () => {
      expect(forbids(oneEach, picking('gwaihir'))).toEqual(['setup.pickForOpponent'])
      const one = play(oneEach, picking('palantir'))
      const two = play(oneEach, picking('crebain-of-dunland'))
      expect(knownTo(one, 'sauron')).toBe(knownTo(two, 'sauron'))
    },
  )

  ruleTest('setup.handicap', 'gives out any cards, known to both, without a choice', () => {
    const start = fresh({ specialCards: 'handicap', handicap: ['shadowfax', 'gwaihir', 'a-king-revealed'] })
    expect(asked(start)).toBe('fellowship+sauron decide/placement')
    expect(seenBy(start, 'sauron').table.special).toEqual(['shadowfax', 'a-king-revealed', 'gwaihir'])
  })

  test('R26 line-ups come first, then the number, the cards, the placement, the first turn', () => {
    let state = fresh({ characters: 'draft-open', specialCards: 'announced-number' })
    const order: Array<string> = []
    while (kindOf(state) !== 'decide/turn') {
      order.push(kindOf(state))
      const last = confrontation.legalActions(state).slice(-1)[0]
      state = through(play(state, last), order[order.length - 1] ?? '')
    }
    expect(order).toEqual(['decide/faces', 'decide/number', 'decide/specialCards', 'decide/placement'])
    expect(asked(state)).toBe('sauron decide/turn')
  })
})

triedInVain('set-up', [
  [
    'to place in the mountains',
    fresh(),
    fellowship({ kind: 'place', piece: 'merry', region: 'high-pass' }),
    ['setup.placement'],
  ],
])
