/** Pairs of games that differ only in what a seat may not know: it sees, is asked and may do the same. */
import { describe, expect, test } from 'vitest'
import { confrontation, type PositionSpec, type Seat, type State } from '../../../src/confrontation'
import { drawn, fellowship, play, sauron } from '../support/table'
import { classic, draft, FELLOWSHIP_TURN, fellowshipMoves, sauronMoves } from '../interactions/scenes'
import { cards, met, pass } from '../interactions/words'
import { fresh, ruleTest, says, storyFor } from './support'

type Pieces = PositionSpec['pieces']

/** The same actions in two games look the same to the viewer, from beginning to end. */
const alike = (viewer: Seat, one: State, two: State, actions: ReadonlyArray<unknown>): void => {
  expect(storyFor(one, viewer, actions)).toEqual(storyFor(two, viewer, actions))
}

describe('hidden pieces', () => {
  test('the piece in Caradhras is the Balrog or not', () => {
    const at = (caradhras: 'balrog' | 'warg', gondor: 'balrog' | 'warg'): State =>
      classic(
        { eregion: ['merry', 'gimli'], caradhras: [caradhras], gondor: [gondor], fangorn: ['shelob'] },
        FELLOWSHIP_TURN,
      )
    const travel = [fellowshipMoves('merry', 'fangorn', 'tunnel'), sauron(pass), ...cards('5', '1')]
    alike('fellowship', at('balrog', 'warg'), at('warg', 'balrog'), travel)
  })

  test('the piece beside Frodo is Sam or not', () => {
    const at = (beside: 'sam-classic' | 'merry', away: 'sam-classic' | 'merry'): State =>
      classic({ rhudaur: ['frodo-classic', beside], arthedain: [away], 'high-pass': ['shelob'] })
    const attack = [
      sauronMoves('shelob', 'rhudaur'),
      met('frodo-classic'),
      fellowship(pass),
      ...cards('5', 'magic'),
    ]
    alike('sauron', at('sam-classic', 'merry'), at('merry', 'sam-classic'), attack)
  })

  test('the piece beside Sam is Frodo or not', () => {
    const at = (beside: 'frodo-classic' | 'merry', away: 'frodo-classic' | 'merry'): State =>
      classic({ rhudaur: ['sam-classic', beside], arthedain: [away], 'high-pass': ['shelob'] })
    const attack = [
      sauronMoves('shelob', 'rhudaur'),
      met('sam-classic'),
      fellowship(pass),
      ...cards('5', '1'),
    ]
    alike('sauron', at('frodo-classic', 'merry'), at('merry', 'frodo-classic'), attack)
  })

  test('a piece near the battle is variant Gandalf or not', () => {
    const at = (near: 'gandalf-variant' | 'gimli', away: 'gandalf-variant' | 'gimli'): State =>
      draft({ rhudaur: ['merry'], eregion: [near], cardolan: [away], 'high-pass': ['shelob'] })
    const attack = [sauronMoves('shelob', 'rhudaur'), ...cards('5', '1'), fellowship(pass)]
    alike('sauron', at('gandalf-variant', 'gimli'), at('gimli', 'gandalf-variant'), attack)
  })

  test('a hidden attacker tells nothing before the battle, nor do pieces that step forward', () => {
    const at = (one: 'warg' | 'shelob', two: 'warg' | 'shelob'): State =>
      classic({ gondor: [one], dagorlad: [two], rhudaur: ['gimli'] })
    const step = (piece: 'warg' | 'shelob') => [
      sauronMoves(piece, 'fangorn'),
      fellowshipMoves('gimli', 'high-pass'),
    ]
    expect(storyFor(at('warg', 'shelob'), 'fellowship', step('warg'))).toEqual(
      storyFor(at('shelob', 'warg'), 'fellowship', step('shelob')),
    )
  })
})

describe('special cards held', () => {
  const held = (special: PositionSpec['special'], pieces: Pieces, turn: 'fellowship' | 'sauron'): State =>
    classic(pieces, { config: { specialCards: 'pick-two' }, special: special ?? [], turn })
  const THEIRS = ['recall-to-mordor', 'crebain-of-dunland'] as const
  const OURS = ['shadowfax', 'gandalf-the-white'] as const
  const pieces = { rhudaur: ['merry'], 'high-pass': ['shelob'] } as const

  const attack = [
    sauronMoves('shelob', 'rhudaur'),
    sauron(pass),
    fellowship(pass),
    ...cards('5', '1'),
    sauron(pass),
  ]

  test('Gwaihir is held or not', () => {
    const one = held(['shadowfax', 'gwaihir', ...THEIRS], pieces, 'sauron')
    const two = held([...OURS, ...THEIRS], pieces, 'sauron')
    alike('sauron', one, two, attack)
  })

  test('Palantir is held or not', () => {
    const one = held([...OURS, 'palantir', 'crebain-of-dunland'], pieces, 'sauron')
    const two = held([...OURS, ...THEIRS], pieces, 'sauron')
    alike('fellowship', one, two, attack)
  })
})

describe('secret choices', () => {
  test('the combat card chosen is one or another, until both are shown', () => {
    const fight = play(
      classic({ rhudaur: ['merry'], 'high-pass': ['shelob'] }),
      sauronMoves('shelob', 'rhudaur'),
    )
    for (const [viewer, one, two] of [
      ['sauron', cards('5', '1')[0], cards('magic', '1')[0]],
      ['fellowship', cards('5', '1')[1], cards('5', 'eye')[1]],
    ] as const)
      expect(storyFor(fight, viewer, [one])).toEqual(storyFor(fight, viewer, [two]))
  })

  test('a placement is one or another, from the first piece to the first turn', () => {
    const REGIONS = ['arthedain', 'cardolan', 'rhudaur', 'eregion', 'enedwaith'] as const
    const places = (
      ...order: ReadonlyArray<'frodo-classic' | 'sam-classic' | 'merry' | 'gimli' | 'boromir'>
    ) => order.map((piece, place) => fellowship({ kind: 'place', piece, region: REGIONS[place] ?? 'shire' }))
    const one = places('frodo-classic', 'sam-classic', 'merry', 'gimli', 'boromir')
    const two = places('boromir', 'gimli', 'sam-classic', 'merry', 'frodo-classic')
    expect(storyFor(fresh(), 'sauron', one)).toEqual(storyFor(fresh(), 'sauron', two))
  })

  ruleTest('setup.draftSecret', 'lets the faces of a secret draft be any, until a piece is revealed', () => {
    const at = (faces: ReadonlyArray<'gimli' | 'theoden' | 'gandalf-classic' | 'gandalf-variant'>): State =>
      draft(
        { rhudaur: ['merry'], eregion: faces.slice(0, 1), cardolan: faces.slice(1), 'high-pass': ['shelob'] },
        { config: { characters: 'draft-secret' } },
      )
    const attack = [sauronMoves('shelob', 'rhudaur'), ...cards('5', '1'), fellowship(pass)]
    alike('sauron', at(['gimli', 'gandalf-classic']), at(['theoden', 'gandalf-variant']), attack)
  })

  test('the piece named by A King Revealed is one or the other of its region', () => {
    const state = draft(
      { cardolan: ['aragorn-classic'], gondor: ['warg', 'shelob'] },
      { config: { specialCards: 'handicap', handicap: ['a-king-revealed'] }, ...FELLOWSHIP_TURN },
    )
    const name = { kind: 'playName', card: 'a-king-revealed', region: 'gondor', piece: 'hidden' } as const
    const story = (piece: 'warg' | 'shelob') =>
      storyFor(state, 'fellowship', [
        fellowship(name),
        drawn('a-king-revealed.piece', piece),
        sauronMoves(piece, 'rohan'),
      ])
    expect(story('warg')).toEqual(story('shelob'))
  })
})

describe('refusals', () => {
  const PIECES = ['balrog', 'uruk-hai', 'shelob', 'wormtongue', 'watcher', 'cave-troll'] as const
  const refusals = (state: State, seat: Seat): string =>
    JSON.stringify(
      PIECES.flatMap((piece) => [
        confrontation.whyNot(state, says(seat, { kind: 'move', piece, to: 'gondor', way: 'step' })),
        confrontation.whyNot(state, says(seat, { kind: 'attackRevealed', piece })),
        confrontation.whyNot(
          state,
          says(seat, { kind: 'playName', card: 'a-king-revealed', region: 'mordor', piece }),
        ),
        confrontation.whyNot(
          state,
          says(seat, { kind: 'playStep', card: 'shadowfax', piece, to: 'gondor', way: 'step' }),
        ),
      ]),
    )

  test('a refusal does not tell where a hidden piece stands', () => {
    const at = (one: 'balrog' | 'shelob', two: 'balrog' | 'shelob') =>
      classic({ mordor: [one], gondor: [two] }, FELLOWSHIP_TURN)
    expect(refusals(at('balrog', 'shelob'), 'fellowship')).toBe(
      refusals(at('shelob', 'balrog'), 'fellowship'),
    )
  })

  test('a refusal does not tell which face was fielded in a secret draft', () => {
    const at = (one: 'balrog' | 'uruk-hai', two: 'shelob' | 'wormtongue') =>
      draft({ mordor: [one], gondor: [two] }, { config: { characters: 'draft-secret' }, ...FELLOWSHIP_TURN })
    expect(refusals(at('balrog', 'shelob'), 'fellowship')).toBe(
      refusals(at('uruk-hai', 'wormtongue'), 'fellowship'),
    )
  })
})
