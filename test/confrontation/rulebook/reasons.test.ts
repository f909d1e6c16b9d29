/**
 * Why not, in battles and before the first turn: the reason that a referee would give, and no text that has
 * nothing to do with it. Every text that grants a retreat is tried where a region, the role or the time
 * forbids it.
 */
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { confrontation, type PositionSpec, type State } from '../../../src/confrontation'
import {
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  sauronMoves,
  variant,
} from '../interactions/scenes'
import { cards, eagle, pass, retreats, without } from '../interactions/words'
import { fellowship, forbids, play, sauron, step, table } from '../support/table'
import { fresh, ruleTest } from './support'

const reasons = (state: State, action: unknown) => confrontation.whyNot(state, action).map(({ rule }) => rule)
const said = (kind: string, more: object = {}) => ({ kind, ...more }) as never

type Pieces = PositionSpec['pieces']
/** Classic Frodo, attacked in a region by the piece that comes from another. */
const frodo = (pieces: Pieces, to: 'fangorn' | 'rhudaur' | 'mirkwood' | 'high-pass', by = 'orcs-variant') =>
  play(draft({ [to]: ['frodo-classic'], ...pieces }), sauronMoves(by as never, to))
/** Pippin attacks Fangorn out of the tunnel, with the mountains behind him. */
const pippin = (pieces: Pieces) =>
  play(
    classic({ eregion: ['pippin'], fangorn: ['orcs-classic'], ...pieces }, FELLOWSHIP_TURN),
    fellowshipMoves('pippin', 'fangorn', 'tunnel'),
  )
const CLOSED = { 'misty-mountains': ['warg'], caradhras: ['gimli'] } as const
const faramir = (pieces: Pieces, from: 'high-pass' | 'rhudaur', to: 'mirkwood' | 'high-pass') =>
  play(
    variant({ [from]: ['faramir'], [to]: ['mouth-of-sauron'], ...pieces }, FELLOWSHIP_TURN),
    fellowshipMoves('faramir', to),
  )
const gollum = (pieces: Pieces) =>
  play(
    variant({ mirkwood: ['gollum'], 'high-pass': ['elrond'], ...pieces }),
    sauronMoves('gollum', 'high-pass'),
  )
/** Gimli attacked, both have shown their card, and the Mouth of Sauron may still exchange his. */
const shown = (pieces: Pieces, ours: 'retreat' | 'magic' | '1', theirs: 'retreat' | '1') =>
  play(
    draft(
      { rhudaur: ['gimli'], 'high-pass': ['mouth-of-sauron'], ...pieces },
      { hand: without('fellowship-2', 'sauron-2') },
    ),
    sauronMoves('mouth-of-sauron', 'rhudaur'),
    ...cards(ours, theirs),
  )

const RETREATS: ReadonlyArray<
  readonly [what: string, state: State, action: unknown, rules: ReadonlyArray<string>]
> = [
  [
    'Frodo up the river, where he may go down it',
    frodo({ gondor: ['orcs-variant'] }, 'fangorn'),
    fellowship(retreats('mirkwood')),
    ['battle.retreatUpstream'],
  ],
  [
    'Frodo up the river, where he may go nowhere',
    frodo({ gondor: ['orcs-variant'], rohan: ['warg'] }, 'fangorn'),
    fellowship(retreats('mirkwood')),
    ['battle.retreatUpstream'],
  ],
  [
    'Frodo to an enemy, and nowhere else to go',
    frodo({ gondor: ['orcs-variant'], rohan: ['warg'] }, 'fangorn'),
    fellowship(retreats('rohan')),
    ['battle.retreatEnemy'],
  ],
  [
    'Frodo to a full region, and nowhere else to go',
    frodo({ 'high-pass': ['orcs-variant'], eregion: ['gimli', 'legolas'] }, 'rhudaur'),
    fellowship(retreats('eregion')),
    ['battle.retreatLimit'],
  ],
  [
    'Frodo backwards',
    frodo({ gondor: ['orcs-variant'] }, 'fangorn'),
    fellowship(retreats('caradhras')),
    ['battle.retreatDirection'],
  ],
  [
    'Frodo in the mountains',
    frodo({ mirkwood: ['orcs-variant'] }, 'high-pass'),
    fellowship(retreats('misty-mountains')),
    ['battle.retreatMountains'],
  ],
  [
    'Frodo to where he stands',
    frodo({ mirkwood: ['orcs-variant'] }, 'high-pass'),
    fellowship(retreats('high-pass')),
    ['battle.retreatDirection', 'battle.retreatEnemy', 'battle.retreatLimit'],
  ],
  [
    'Frodo who attacks',
    play(
      classic({ 'high-pass': ['frodo-classic'], mirkwood: ['shelob'] }, FELLOWSHIP_TURN),
      fellowshipMoves('frodo-classic', 'mirkwood'),
    ),
    fellowship(retreats('fangorn')),
    ['character.frodo-classic'],
  ],
  [
    'Frodo when he has stayed',
    play(frodo({ gondor: ['orcs-variant'] }, 'fangorn'), fellowship(pass)),
    fellowship(retreats('rohan')),
    ['character.frodo-classic'],
  ],
  [
    'Frodo attacked by the Warg',
    frodo({ gondor: ['warg'] }, 'fangorn', 'warg'),
    fellowship(retreats('rohan')),
    ['character.warg', 'character.frodo-classic'],
  ],
  [
    'Frodo whose text Gwaihir has replaced',
    play(
      draft({ fangorn: ['frodo-classic'], gondor: ['shelob'] }, holding('gwaihir')),
      sauronMoves('shelob', 'fangorn'),
      fellowship(eagle(null)),
    ),
    fellowship(retreats('rohan')),
    ['special.gwaihir', 'character.frodo-classic'],
  ],
  ['Pippin sideways', pippin({}), fellowship(retreats('rohan')), ['battle.retreatDirection']],
  [
    'Pippin to an enemy, and nowhere else to go',
    pippin(CLOSED),
    fellowship(retreats('misty-mountains')),
    ['battle.retreatEnemy'],
  ],
  [
    'Pippin to a full region, and nowhere else to go',
    pippin(CLOSED),
    fellowship(retreats('caradhras')),
    ['battle.retreatLimit'],
  ],
  [
    'Pippin who is attacked',
    play(classic({ rhudaur: ['pippin'], 'high-pass': ['shelob'] }), sauronMoves('shelob', 'rhudaur')),
    fellowship(retreats('arthedain')),
    ['character.pippin'],
  ],
  [
    'Faramir to an enemy, and nowhere else to go',
    faramir({ fangorn: ['watcher'] }, 'high-pass', 'mirkwood'),
    fellowship(retreats('fangorn')),
    ['battle.retreatEnemy'],
  ],
  [
    'Faramir in the mountains',
    faramir({}, 'rhudaur', 'high-pass'),
    fellowship(retreats('misty-mountains')),
    ['battle.retreatMountains'],
  ],
  [
    'Faramir who is attacked',
    play(
      variant({ rhudaur: ['faramir'], 'high-pass': ['gollum'] }),
      sauronMoves('gollum', 'rhudaur'),
      sauron(pass),
    ),
    fellowship(retreats('eregion')),
    ['character.faramir'],
  ],
  ['Gollum backwards', gollum({}), sauron(retreats('mirkwood')), ['battle.retreatDirection']],
  [
    'Gollum to an enemy, and nowhere else to go',
    gollum({ rhudaur: ['theoden'] }),
    sauron(retreats('rhudaur')),
    ['battle.retreatEnemy'],
  ],
  [
    'Gollum to a full region, and nowhere else to go',
    gollum({ rhudaur: ['watcher', 'wormtongue'] }),
    sauron(retreats('rhudaur')),
    ['battle.retreatLimit'],
  ],
  [
    'Gollum when he has stayed',
    play(gollum({}), sauron(pass)),
    sauron(retreats('rhudaur')),
    ['character.gollum'],
  ],
  ['Gimli, who has no such text', shown({}, '1', '1'), fellowship(retreats('eregion')), ['battle.noPower']],
  [
    'Gimli by his card, before it is carried out',
    shown({}, 'retreat', '1'),
    fellowship(retreats('arthedain')),
    ['battle.textCards'],
  ],
  [
    'Gimli by his card to an enemy',
    shown({ arthedain: ['warg'] }, 'retreat', '1'),
    fellowship(retreats('arthedain')),
    ['battle.retreatEnemy'],
  ],
  [
    'Gimli by his card to a full region',
    shown({ shire: ['frodo-classic'], arthedain: ['legolas', 'boromir'] }, 'retreat', '1'),
    fellowship(retreats('arthedain')),
    ['battle.retreatLimit'],
  ],
  [
    'the Mouth of Sauron by his card to an enemy',
    shown({ eregion: ['legolas'] }, '1', 'retreat'),
    sauron(retreats('eregion')),
    ['battle.retreatEnemy'],
  ],
  [
    'the Mouth of Sauron by his card backwards',
    shown({}, '1', 'retreat'),
    sauron(retreats('high-pass')),
    ['battle.retreatDirection'],
  ],
  [
    'Gwaihir to an enemy',
    play(
      draft({ rhudaur: ['gimli'], eregion: ['warg'], 'high-pass': ['shelob'] }, holding('gwaihir')),
      sauronMoves('shelob', 'rhudaur'),
    ),
    fellowship(eagle('eregion')),
    ['battle.retreatEnemy'],
  ],
  [
    'Gwaihir forward',
    play(
      draft({ rhudaur: ['gimli'], 'high-pass': ['shelob'] }, holding('gwaihir')),
      sauronMoves('shelob', 'rhudaur'),
    ),
    fellowship(eagle('misty-mountains')),
    ['battle.retreatDirection'],
  ],
]

describe('a retreat that is not allowed', () => {
  test.each(RETREATS)('%s', (_what, state, action, rules) => {
    expect(reasons(state, action)).toEqual(rules)
  })
})

const fight = shown({}, '1', '1')
const POWERS = ['showBeside', 'swap', 'forbidCards', 'refuse', 'slipAway'] as const

describe('a power that the fighter does not have', () => {
  test.each(POWERS)('%s', (kind) => {
    const more = kind === 'slipAway' ? { to: 'rohan' } : { piece: 'frodo-classic' }
    const action = said(kind, kind === 'forbidCards' || kind === 'refuse' ? {} : more)
    for (const [by, piece] of [
      [fellowship, 'gimli'],
      [sauron, 'mouth-of-sauron'],
    ] as const)
      expect(confrontation.whyNot(fight, by(action)).map(({ rule, facts }) => [rule, facts])).toEqual([
        ['battle.noPower', { piece }],
      ])
  })
  test('to fight in place of another is for Sam', () => {
    expect(reasons(fight, fellowship(said('replace', { piece: 'legolas' })))).toEqual([
      'character.sam-classic',
    ])
    expect(reasons(fight, sauron(said('replace', { piece: 'warg' })))).toEqual(['battle.noPower'])
  })
  ruleTest('battle.textCards', 'allows a retreat when the card of Sauron is carried out', () => {
    const turn = step(shown({}, 'retreat', '1'), sauron(pass))
    expect(forbids(turn, fellowship(retreats('arthedain')))).toEqual([])
  })
  ruleTest('battle.textCards', 'forbids it before', () => {
    expect(forbids(shown({}, 'retreat', '1'), fellowship(retreats('arthedain')))).toEqual([
      'battle.textCards',
    ])
  })
  ruleTest('battle.noPower', 'allows what the text of the fighter grants', () => {
    expect(forbids(fight, sauron(said('exchange')))).toEqual([])
  })
  ruleTest('battle.noPower', 'forbids what it does not grant', () => {
    expect(forbids(fight, fellowship(said('exchange')))).toEqual(['battle.noPower'])
  })

  test('to Sauron it does not tell which face of Sam is fielded', () => {
    const secret = (sam: 'sam-classic' | 'sam-variant') =>
      play(
        table({
          config: { characters: 'draft-secret' },
          pieces: {
            shire: ['frodo-classic', sam],
            mordor: ['balrog'],
            mirkwood: ['gollum'],
            'high-pass': ['elrond'],
          } as never,
        }),
        sauronMoves('gollum', 'high-pass'),
      )
    for (const sam of ['sam-classic', 'sam-variant'] as const)
      expect(reasons(secret(sam), sauron(said('replace', { piece: 'gimli' })))).toEqual(['battle.noPower'])
  })
})

describe('a move that is not asked for', () => {
  test('in a battle the one move of the turn is made', () => {
    expect(reasons(fight, sauronMoves('uruk-hai', 'gondor'))).toEqual(['turn.mustMove', 'battle.next'])
    expect(reasons(fight, fellowshipMoves('frodo-classic', 'cardolan'))).toEqual([
      'turn.alternate',
      'battle.next',
    ])
  })
  test('before the first turn an enemy piece is no better than later', () => {
    expect(reasons(fresh(), sauronMoves('gimli', 'rohan'))).toEqual(['movement.ownPiece', 'setup.order'])
    expect(reasons(fresh(), sauronMoves('warg', 'rohan'))).toEqual(['setup.order'])
  })
  test('nor is a special card of the other side', () => {
    const play = (card: string) => sauron(said('playReturn', { card }))
    expect(reasons(fresh(), play('gandalf-the-white'))).toEqual(['special.ownSide', 'setup.order'])
  })
  test('to decline is not looked for ahead', () => {
    const held = draft({ rohan: ['warg'], fangorn: ['gimli'] }, holding('palantir'))
    expect(reasons(held, sauron(pass))).toEqual(['turn.nothingOffered'])
  })
  test('the game after this one is not looked at', () => {
    const last = table({
      config: { games: 2 },
      turn: 'fellowship',
      pieces: { gondor: ['frodo-classic'], rohan: ['warg'] },
    })
    const action = { seat: 'first', kind: 'place', piece: 'frodo-classic', region: 'shire' }
    expect(reasons(last, action)).toEqual(['setup.over'])
    expect(reasons(last, { ...action, piece: 'warg', region: 'rohan' })).toEqual([
      'setup.ownPiece',
      'setup.over',
    ])
  })
})

describe('what is settled before the first turn', () => {
  test('is not settled again while something else is', () => {
    const faces = fresh({ characters: 'draft-open', specialCards: 'pick-two' })
    expect(reasons(faces, fellowship(said('pickSpecial', { card: 'gwaihir' })))).toEqual(['setup.order'])
    const picked = fresh({ specialCards: 'pick-two' })
    const placing = play(
      picked,
      ...['gwaihir', 'shadowfax'].map((card) => fellowship(said('pickSpecial', { card }))),
      ...['palantir', 'recall-to-mordor'].map((card) => sauron(said('pickSpecial', { card }))),
    )
    expect(reasons(placing, fellowship(said('pickSpecial', { card: 'gwaihir' })))).toEqual(['setup.over'])
  })
})

describe('a power to move', () => {
  const rider = classic({
    mirkwood: ['black-rider'],
    'misty-mountains': ['orcs-classic'],
    'high-pass': ['cave-troll'],
    arthedain: ['gimli'],
    cardolan: ['legolas'],
  })
  const whyOf = (state: State, action: unknown) =>
    confrontation.whyNot(state, action).map(({ rule, facts }) => [rule, facts])

  test('names the region in which a ride is stopped', () => {
    expect(whyOf(rider, sauronMoves('black-rider', 'arthedain', 'power'))).toEqual([
      ['character.black-rider', { piece: 'black-rider' }],
      ['movement.passThrough', { piece: 'black-rider', region: 'high-pass' }],
    ])
  })
  test('says nothing of that where no way leads', () => {
    expect(reasons(rider, sauronMoves('black-rider', 'mordor', 'power'))).toEqual([
      'character.black-rider',
      'movement.attackOnly',
    ])
    expect(reasons(rider, sauronMoves('orcs-classic', 'misty-mountains'))).toEqual([
      'movement.forward',
      'movement.limit',
    ])
  })
  test('is not for a step', () => {
    const near = classic({ mirkwood: ['black-rider'], 'high-pass': ['gimli'] })
    expect(reasons(near, sauronMoves('black-rider', 'high-pass', 'power'))).toEqual(['movement.attackOnly'])
  })
})

test('a number of cards is told in one word or many', () => {
  const prompt = confrontation.prompt(fresh({ specialCards: 'announced-number' }), 'fellowship')
  const told = O.isSome(prompt) ? prompt.value.choices.map(({ label }) => label) : []
  expect(told).toContain('1 special card each')
  expect(told).toContain('2 special cards each')
})
