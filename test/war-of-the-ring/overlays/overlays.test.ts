/** What overlays change, and what they leave alone. */
import { CHOICES } from '../../../src/war-of-the-ring/model/config'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import {
  newId,
  warOfTheRing,
  type EventCardId,
  type PieceId,
  type State,
  type WarGame,
} from '../../../src/war-of-the-ring'
import { mustLeft, mustRight } from '../../kernel/conformance/check'
import { CAPTAINS, captains, HILLMEN, LEMBAS, shortStacks, SHORT_STACKS } from './houses'

const started = (game: WarGame, seed = 'first'): State => mustRight(game.newGame({ seed }), 'new game')

/** States of a random game. */
const played = (game: WarGame, start: State, seed: string, actions: number): ReadonlyArray<State> => {
  const random = randomFrom(seed)
  const states = [start]
  for (let left = actions; left > 0; left--) {
    const state = states[states.length - 1] as State
    const legal = game.legalActions(state)
    if (legal.length === 0) return states
    states.push(mustRight(game.applyAction(state, legal[random(legal.length)]), 'random play').state)
  }
  return states
}

describe('a house rule', () => {
  it('names itself in the config of its games, with a fingerprint', () => {
    const { house = [] } = started(shortStacks).config
    expect(house).toHaveLength(1)
    expect(house[0]).toMatch(/^short-stacks#[\w-]+$/)
    expect(shortStacks.tables().house).toEqual(house)
  })

  it('changes its numbers and the sentences that tell them', () => {
    expect(shortStacks.tables().limits).toMatchObject({ units: 8, besiegedUnits: 4, hand: 5 })
    expect(shortStacks.rulebook['armies.stacking']?.sentence).toMatch(
      /at most eight units of a side, or four/,
    )
    expect(shortStacks.rulebook['events.handLimit']?.sentence).toMatch(/more than five cards/)
    expect(warOfTheRing.rulebook['armies.stacking']?.sentence).toMatch(/at most ten units of a side, or five/)
  })

  it('makes a player cut his hand to five', () => {
    const hands = { shadow: ['sh-char-01', 'sh-char-02', 'sh-char-03', 'sh-strat-01', 'sh-strat-02'] }
    const dice = { 'free-peoples': ['character'], shadow: ['event'] }
    const state = mustRight(shortStacks.position({ hands, dice, acting: 'shadow' }), 'position')
    const draw = { seat: 'shadow', kind: 'drawEvent', die: 'event', as: 'event', deck: 'character' }
    const drawn = mustRight(shortStacks.applyAction(state, draw), 'draw').state
    expect(shortStacks.legalActions(drawn).map(({ kind }) => kind)).toEqual(Array(6).fill('discard'))
    const base = mustRight(warOfTheRing.position({ hands, dice, acting: 'shadow' }), 'position')
    const kept = mustRight(warOfTheRing.applyAction(base, draw), 'draw').state
    expect(warOfTheRing.legalActions(kept).map(({ kind }) => kind)).not.toContain('discard')
  })

  it('lets no ninth unit into a region', () => {
    const spec = {
      turn: 3,
      armies: {
        orthanc: { 'isengard-regular': 6 },
        'fords-of-isen': { 'isengard-regular': 3, nazgul: 1 },
      },
      politics: { isengard: { steps: 0, active: true } },
      dice: { 'free-peoples': ['character'], shadow: ['character'] },
      acting: 'shadow',
    }
    const marching = [
      { seat: 'shadow', kind: 'moveArmies', die: 'character', as: 'character' },
      { seat: 'shadow', kind: 'march', from: 'fords-of-isen', to: 'orthanc' },
    ]
    const most = (game: WarGame): number => {
      const state = mustRight(game.position(spec), 'position')
      const { state: asked } = mustRight(game.applyAll(state, marching), 'march')
      return Math.max(
        ...game.legalActions(asked).flatMap((one) => (one.kind === 'bring' ? [one.number] : [])),
      )
    }
    expect([most(warOfTheRing), most(shortStacks)]).toEqual([3, 2])
    const third = { seat: 'shadow', kind: 'bring', piece: 'isengard-regular', number: 3 }
    const begun = mustRight(
      shortStacks.applyAll(mustRight(shortStacks.position(spec), 'position'), marching),
      '',
    )
    expect(shortStacks.whyNot(begun.state, third)).toMatchObject([
      { rule: 'movement.stacking', facts: { region: 'orthanc', limit: 8 } },
    ])
    expect(
      mustLeft(shortStacks.position({ armies: { orthanc: { 'isengard-regular': 9 } } }), 'position'),
    ).toMatchObject({ _tag: 'Malformed' })
    expect(E.isRight(warOfTheRing.position({ armies: { orthanc: { 'isengard-regular': 9 } } }))).toBe(true)
  })

  it.each(['newGame', 'record', 'position', 'position told by actions', 'decode', 'parse'] as const)(
    'is in the config of whatever comes by %s',
    (way) => {
      const { house } = started(shortStacks).config
      const state = started(shortStacks)
      const [action] = shortStacks.legalActions(state)
      const dice = { 'free-peoples': ['character'], shadow: ['army'] }
      const record = mustRight(shortStacks.record({ seed: 'first' }, [action]), 'record')
      const ways = {
        newGame: () => state.config,
        record: () => record.from,
        position: () => mustRight(shortStacks.position({ dice }), 'position').config,
        'position told by actions': () =>
          mustRight(
            shortStacks.position({
              dice,
              actions: [{ seat: 'free-peoples', kind: 'moveFellowship', die: 'character', as: 'character' }],
            }),
            'position',
          ).config,
        decode: () => mustRight(shortStacks.decode(shortStacks.encode(state)), 'decode').config,
        parse: () => mustRight(shortStacks.parse(shortStacks.notation(record)), 'parse').from,
      }
      expect(ways[way]()).toMatchObject({ house })
    },
  )

  it('is refused by games without it, and refuses theirs', () => {
    const own = shortStacks.encode(started(shortStacks))
    const base = warOfTheRing.encode(started(warOfTheRing))
    expect(mustLeft(warOfTheRing.decode(own), 'decode').problem).toMatch(
      /its house rules are \["short-stacks#/,
    )
    expect(mustLeft(shortStacks.decode(base), 'decode').problem).toMatch(
      /house rules are \[\], this game has/,
    )
    expect(mustLeft(captains.decode(own), 'decode').problem).toMatch(/this game has \["captains#/)
    const record = mustRight(shortStacks.record({ seed: 'first' }, []), 'record')
    expect(E.isLeft(warOfTheRing.replay(record))).toBe(true)
    const other = mustRight(warOfTheRing.with({ ...SHORT_STACKS, limits: { units: 9 } }), 'with')
    expect(E.isLeft(other.decode(own))).toBe(true)
  })

  it('does not touch the base game, played in turn with it', () => {
    const alone = played(warOfTheRing, started(warOfTheRing), 'turns', 120).map(warOfTheRing.hash)
    const turns: Array<string> = []
    let state = started(warOfTheRing)
    let theirs = started(shortStacks)
    const [random, other] = [randomFrom('turns'), randomFrom('others')]
    turns.push(warOfTheRing.hash(state))
    for (let left = 120; left > 0; left--) {
      const legal = warOfTheRing.legalActions(state)
      const options = shortStacks.legalActions(theirs)
      state = mustRight(warOfTheRing.applyAction(state, legal[random(legal.length)]), 'base').state
      theirs = mustRight(shortStacks.applyAction(theirs, options[other(options.length)]), 'house').state
      turns.push(warOfTheRing.hash(state))
    }
    expect(turns).toEqual(alone)
  })

  it('can be joined by another one, but not by itself', () => {
    const both = mustRight(shortStacks.with(CAPTAINS), 'both')
    expect(both.tables().house).toHaveLength(2)
    expect(both.tables().limits.units).toBe(8)
    expect(both.tables().characters.map(({ id }) => id)).toContain('gothmog')
    expect(mustLeft(shortStacks.with(SHORT_STACKS), 'twice').path).toBe('name')
  })
})

describe('an expansion', () => {
  it('has its pieces, cards and tiles in the lists of its own games, and nowhere in the base game', () => {
    const names = /gothmog|dunlendings|lembas|sh-strat-25|fp-char-25/
    const base = JSON.stringify([warOfTheRing.tables(), warOfTheRing.encode(started(warOfTheRing))])
    expect(base).not.toMatch(names)
    const { characters, eventCards, huntTiles, pieces, actions } = captains.tables()
    expect(characters.map(({ id }) => id).slice(-2)).toEqual(['mouth-of-sauron', 'gothmog'])
    expect(eventCards).toHaveLength(98)
    expect(huntTiles.map(({ id }) => id)).toContain('lembas')
    expect(pieces.find(({ name }) => name === 'Dunlending')).toMatchObject({
      nation: 'isengard',
      sort: 'regular',
    })
    expect(actions['bring']?.['piece']).toContain('dunlendings')
    const saved = captains.encode(started(captains))
    expect(saved.table).toMatchObject({
      characters: { gothmog: 'aside' },
      reinforcements: { shadow: { dunlendings: 6 } },
    })
  })

  it('brings its Minion into play by a Muster result, and his die in the next turn', () => {
    const dice = { 'free-peoples': ['character'], shadow: ['muster'] }
    const state = mustRight(captains.position({ dice, acting: 'shadow' }), 'position')
    const bring = {
      seat: 'shadow',
      kind: 'bringCharacter',
      die: 'muster',
      as: 'muster',
      character: newId<'saruman'>('gothmog'),
    }
    const { state: after, events } = mustRight(captains.applyAction(state, bring), 'bring')
    const told = events.map(captains.tell).join(' ')
    expect(told).toMatch(/Gothmog comes into play in Minas Morgul/)
    expect(JSON.stringify(captains.encode(after).table)).toMatch(/"gothmog":"minas-morgul"/)
    for (const event of events) expect(captains.explain(after, event)[0]?.sentence).not.toBe('')
  })

  it('recruits its units by its card, and by a Muster result in Isengard', () => {
    const state = mustRight(captains.position({ ...HILLMEN, acting: 'shadow' }), 'position')
    const card = newId<EventCardId>('sh-strat-25')
    const dunlendings = newId<PieceId>('dunlendings')
    const inDunland = { seat: 'shadow', kind: 'recruit', piece: dunlendings, region: 'north-dunland' }
    const play = { seat: 'shadow', kind: 'playEvent', card, die: 'muster', as: 'muster' }
    const { state: come } = mustRight(captains.applyAll(state, [play, inDunland]), 'card')
    const told = mustRight(captains.read(come), 'read')
    expect(told.derived.regions['north-dunland'].field.shadow).toMatchObject({ dunlendings: 2 })
    expect(told.table.reinforcements.shadow).not.toHaveProperty('dunlendings')
    const muster = { seat: 'shadow', kind: 'beginRecruiting', die: 'muster', as: 'muster' }
    const inOrthanc = { ...inDunland, region: 'orthanc' }
    const { state: mustered } = mustRight(captains.applyAll(state, [muster, inOrthanc]), 'muster')
    expect(mustRight(captains.read(mustered), 'read').derived.regions.orthanc.field.shadow).toMatchObject({
      dunlendings: 1,
    })
    expect(captains.nameOf('dunlendings', 2)).toBe('Dunlendings')
  })

  it('counts its tile in the pool, and in the odds of the Hunt', () => {
    const state = mustRight(captains.position(LEMBAS), 'position')
    expect(JSON.stringify(captains.encode(state).table)).toMatch(/"lembas":1/)
    const odds = captains.huntOdds(state)
    expect(JSON.stringify(odds)).toMatch(/lembas/)
  })

  it('has odds of battles with its units', () => {
    const state = mustRight(captains.position(HILLMEN), 'position')
    const plan = { side: 'shadow', from: 'fords-of-isen', to: 'helms-deep' } as const
    expect(captains.battleSpec(state, plan)).toMatchObject({
      _tag: 'Some',
      value: { attacker: { regulars: 6, elites: 2 } },
    })
  })

  it('comes to its end', { timeout: 120_000 }, () => {
    for (const seed of ['one', 'two', 'three']) {
      const states = played(captains, started(captains, seed), seed, 12_000)
      expect(states[states.length - 1]?.outcome).not.toBeNull()
    }
  })
})

describe('a config', () => {
  it('says of its readings only what differs', () => {
    expect(started(warOfTheRing).config).toEqual({ seed: 'first', chance: 'seeded' })
    const free = mustRight(warOfTheRing.newGame({ seed: 'first', skipsFreely: true }), 'new game')
    expect(free.config).toEqual({ seed: 'first', chance: 'seeded', skipsFreely: true })
    const plain = mustRight(warOfTheRing.newGame({ seed: 'first', skipsFreely: false }), 'new game')
    expect(plain.config).toEqual({ seed: 'first', chance: 'seeded' })
    const first = mustRight(warOfTheRing.newGame({ seed: 'first', edition: 'collectors' }), 'new game')
    expect(first.config).toEqual({ seed: 'first', chance: 'seeded' })
    const third: object = { edition: 'third' }
    const other = warOfTheRing.newGame({ seed: 'first', ...third })
    expect(E.isLeft(other) && other.left).toMatchObject({
      path: 'edition',
      problem: 'it is "collectors" or "second"',
    })
  })

  const all = CHOICES.edition.flatMap((edition) =>
    CHOICES.players.flatMap((players) =>
      CHOICES.skipsFreely.map((skipsFreely) => ({ edition, players, skipsFreely })),
    ),
  )

  it.each(all)(
    'of edition $edition for $players, skipping freely $skipsFreely, is played as it says',
    (asked) => {
      const { edition, players, skipsFreely } = asked
      const state = mustRight(warOfTheRing.newGame({ seed: 'first', ...asked }), 'new game')
      expect(state.config).toEqual({
        seed: 'first',
        chance: 'seeded',
        ...(edition === 'second' ? { edition } : {}),
        ...(players === 2 ? {} : { players }),
        ...(skipsFreely ? { skipsFreely } : {}),
      })
      expect(warOfTheRing.seatsOf(state.config)).toHaveLength(players)
      const erebor = warOfTheRing.tables(asked).setUp.armies.find(({ region }) => region === 'erebor')
      expect(erebor?.elite).toBe(edition === 'second' ? 2 : 1)
    },
  )

  it('is refused where a house rule of the game does not fit the rules it chooses', () => {
    const { armies } = warOfTheRing.tables().setUp
    const moved = armies.map((army) =>
      army.region === 'erebor'
        ? { ...army, elite: 0 }
        : army.region === 'iron-hills'
          ? { ...army, elite: 1 }
          : army,
    )
    const house = mustRight(warOfTheRing.with({ name: 'hills', setUp: { armies: moved } }), 'house rule')
    expect(E.isRight(house.newGame({ seed: 'first' }))).toBe(true)
    const second = house.newGame({ seed: 'first', edition: 'second' })
    expect(E.isLeft(second) && second.left.problem).toMatch(/^the house rule hills does not fit here: /)
  })

  it('lets a die be put aside where that reading is played, and not elsewhere', () => {
    const dice = { 'free-peoples': ['character'], shadow: ['army'] }
    const skip = { seat: 'free-peoples', kind: 'skipDie', die: 'character' }
    const base = mustRight(warOfTheRing.position({ dice }), 'position')
    const free = mustRight(warOfTheRing.position({ dice, config: { skipsFreely: true } }), 'position')
    expect(E.isLeft(warOfTheRing.applyAction(base, skip))).toBe(true)
    expect(E.isRight(warOfTheRing.applyAction(free, skip))).toBe(true)
  })
})
