/** Game End: each way a game ends, at once, in the middle of a turn too; and the player who cannot move. */
import { describe, expect, test } from 'vitest'
import { confrontation, type State } from '../../../src/confrontation'
import { asked, fellowship, options, play, sauron, table, where, winner } from '../support/table'
import {
  clash,
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  kindsOf,
  outcomeOf,
  sauronMoves,
  variant,
} from '../interactions/scenes'
import { cards, offered, ringbearer } from '../interactions/words'
import { ruleTest } from './support'

const overBy = (state: State): string => {
  expect(confrontation.actors(state)).toEqual([])
  expect(confrontation.legalActions(state)).toEqual([])
  return winner(state)
}

describe('the Ringbearer', () => {
  const atTheGate = { dagorlad: ['frodo-classic'], mordor: ['cave-troll', 'warg'] } as const

  ruleTest('end.ringbearerInMordor', 'ends the game at once and without a battle, whoever is there', () => {
    const { after, events } = outcomeOf(
      classic(atTheGate, FELLOWSHIP_TURN),
      fellowshipMoves('frodo-classic', 'mordor'),
    )
    expect(overBy(after)).toBe('fellowship by end.ringbearerInMordor')
    expect(kindsOf(events)).toEqual(['PieceMoved', 'GameWon'])
  })

  test('end.ringbearerInMordor does not hold for anybody else', () => {
    const state = classic({ dagorlad: ['merry'], mordor: ['warg'] }, FELLOWSHIP_TURN)
    const after = play(state, fellowshipMoves('merry', 'mordor'))
    expect(winner(after)).toBe('nobody')
    expect(asked(after)).toBe('nature battle.opponent')
  })

  test('end.ringbearerInMordor ends the game in the extra step of Shadowfax, before the move', () => {
    const state = classic({ dagorlad: ['frodo-classic'] }, { ...holding('shadowfax'), ...FELLOWSHIP_TURN })
    const empty = classic(
      { dagorlad: ['frodo-classic'], gondor: ['balrog'] },
      { ...holding('shadowfax'), ...FELLOWSHIP_TURN },
    )
    const step = {
      kind: 'playStep',
      card: 'shadowfax',
      piece: 'frodo-classic',
      to: 'mordor',
      way: 'step',
    } as const
    expect(offered(state, 'fellowship').filter((one) => one.startsWith('playStep'))).toEqual([])
    expect(overBy(play(empty, fellowship(step)))).toBe('fellowship by end.ringbearerInMordor')
  })

  ruleTest('end.ringbearerDefeated', 'ends the game when classic Frodo is defeated, by strength', () => {
    const state = classic(
      { arthedain: ['frodo-classic', 'merry'], rhudaur: ['shelob'] },
      { revealed: ['frodo-classic'] },
    )
    const fight = play(
      state,
      sauronMoves('shelob', 'arthedain'),
      sauron({ kind: 'attackRevealed', piece: 'frodo-classic' }),
      fellowship({ kind: 'pass' }),
    )
    const { after, events } = clash(fight, '1', '6')
    expect(overBy(after)).toBe('sauron by end.ringbearerDefeated')
    expect(kindsOf(events).slice(-2)).toEqual(['PieceDefeated', 'GameWon'])
    expect(where(after, 'shelob')).toBe('arthedain')
  })

  test.each(['noble-sacrifice', '1'] as const)(
    'end.ringbearerDefeated holds when he falls with his enemy: %s',
    (card) => {
      const state = classic({ 'high-pass': ['frodo-classic'], mirkwood: ['orcs-classic'] }, FELLOWSHIP_TURN)
      const fight = play(state, fellowshipMoves('frodo-classic', 'mirkwood'))
      const { after } = clash(fight, card === '1' ? '2' : card, '1')
      expect(overBy(after)).toBe('sauron by end.ringbearerDefeated')
      expect(where(after, 'orcs-classic')).toBe('defeated')
    },
  )

  test('end.ringbearerDefeated holds in the tunnel, in the middle of a move', () => {
    const state = classic({ eregion: ['frodo-classic'], caradhras: ['balrog'] }, FELLOWSHIP_TURN)
    const after = play(
      state,
      fellowshipMoves('frodo-classic', 'fangorn', 'tunnel'),
      sauron({ kind: 'strike' }),
    )
    expect(overBy(after)).toBe('sauron by end.ringbearerDefeated')
  })

  const falling = (more: Parameters<typeof draft>[0]): State =>
    play(
      draft({ rhudaur: ['frodo-variant'], 'high-pass': ['shelob'], ...more }),
      sauronMoves('shelob', 'rhudaur'),
    )

  ruleTest('end.ringPasses', 'makes Sam Ringbearer, shown until the battle is over, and play goes on', () => {
    const { after, events } = clash(falling({ eregion: ['sam-variant'] }), '1', '1')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'RingPassed', rule: 'end.ringPasses' }))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'PieceRevealed', piece: 'sam-variant' }))
    expect(ringbearer(after)).toBe('sam-variant')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('end.ringbearerInMordor and end.ringbearerDefeated hold for Sam as Ringbearer', () => {
    const spec = { turn: 'fellowship', ringbearer: 'sam-variant', defeated: ['frodo-variant'] } as const
    const config = { characters: 'variant' } as const
    const near = table({ ...spec, config, pieces: { gondor: ['sam-variant'], mordor: ['watcher'] } })
    expect(overBy(play(near, fellowshipMoves('sam-variant', 'mordor')))).toBe(
      'fellowship by end.ringbearerInMordor',
    )
    const fight = table({ ...spec, config, pieces: { rhudaur: ['sam-variant'], 'high-pass': ['watcher'] } })
    const lost = play(fight, fellowshipMoves('sam-variant', 'high-pass'), ...cards('1', '6'))
    expect(overBy(lost)).toBe('sauron by end.ringbearerDefeated')
  })

  ruleTest('end.heirGone', 'ends the game when variant Frodo falls and Sam is off the board', () => {
    const { after } = clash(falling({}), '1', '1')
    expect(overBy(after)).toBe('sauron by end.heirGone')
  })

  test('end.heirGone ends the game when the Warg defeats him, though Sam lives', () => {
    const state = draft({ rhudaur: ['frodo-variant'], eregion: ['sam-variant'], 'high-pass': ['warg'] })
    expect(overBy(play(state, sauronMoves('warg', 'rhudaur'), ...cards('1', '6')))).toBe(
      'sauron by end.heirGone',
    )
  })
})

describe('the Shire', () => {
  ruleTest(
    'end.threeInShire',
    'ends the game when a third character of Sauron enters, without a battle',
    () => {
      const state = classic({
        shire: ['orcs-classic', 'warg'],
        arthedain: ['shelob'],
        rhudaur: ['frodo-classic'],
      })
      expect(overBy(play(state, sauronMoves('shelob', 'shire')))).toBe('sauron by end.threeInShire')
      const two = classic({ shire: ['warg'], arthedain: ['shelob'], rhudaur: ['frodo-classic'] })
      expect(winner(play(two, sauronMoves('shelob', 'shire')))).toBe('nobody')
    },
  )

  test('end.threeInShire holds for a retreat: Gollum goes forward as the third', () => {
    const state = draft(
      {
        shire: ['orcs-classic', 'uruk-hai'],
        arthedain: ['gollum'],
        rhudaur: ['aragorn-classic'],
        eregion: ['frodo-classic'],
      },
      FELLOWSHIP_TURN,
    )
    const fight = play(state, fellowshipMoves('aragorn-classic', 'arthedain', 'power'))
    expect(asked(fight)).toBe('sauron decide/avoid')
    expect(overBy(play(fight, sauron({ kind: 'retreat', to: 'shire' })))).toBe('sauron by end.threeInShire')
  })

  test('end.threeInShire ends the game in the extra step of The Dark of Mordor', () => {
    const state = classic(
      { shire: ['orcs-classic', 'warg'], arthedain: ['shelob'], rhudaur: ['frodo-classic'] },
      holding('dark-of-mordor'),
    )
    const step = {
      kind: 'playStep',
      card: 'dark-of-mordor',
      piece: 'shelob',
      to: 'shire',
      way: 'step',
    } as const
    expect(overBy(play(state, sauron(step)))).toBe('sauron by end.threeInShire')
  })

  ruleTest(
    'end.witchKingInShire',
    'ends the game when the variant Witch King enters, whoever is there',
    () => {
      const state = variant({ shire: ['theoden'], arthedain: ['witch-king-variant'] })
      const { after, events } = outcomeOf(state, sauronMoves('witch-king-variant', 'shire'))
      expect(overBy(after)).toBe('sauron by end.witchKingInShire')
      expect(kindsOf(events)).toEqual(['PieceMoved', 'GameWon'])
    },
  )

  test('end.witchKingInShire does not hold for the classic Witch King', () => {
    const state = classic({ arthedain: ['witch-king-classic'] })
    expect(winner(play(state, sauronMoves('witch-king-classic', 'shire')))).toBe('nobody')
  })
})

describe('the player who cannot move', () => {
  const MORDOR = ['sam-classic', 'pippin', 'merry'] as const

  ruleTest('end.cannotMove', 'makes the Fellowship lose that has nobody to move forward', () => {
    const full = { gondor: ['frodo-classic'], mordor: [...MORDOR, 'gimli'], rohan: ['warg'] } as const
    const after = play(table({ pieces: full }), sauronMoves('warg', 'caradhras'))
    expect(overBy(after)).toBe('sauron by end.cannotMove')
    const room = { gondor: ['frodo-classic'], mordor: MORDOR, rohan: ['warg'] } as const
    expect(winner(play(table({ pieces: room }), sauronMoves('warg', 'caradhras')))).toBe('nobody')
  })

  test('end.cannotMove is seen when the turn begins, not before', () => {
    const state = table({
      pieces: { shire: ['warg', 'shelob'], arthedain: ['frodo-classic'], rhudaur: ['gimli'] },
      turn: 'fellowship',
    })
    const { after, events } = outcomeOf(state, fellowshipMoves('gimli', 'high-pass'))
    expect(overBy(after)).toBe('fellowship by end.cannotMove')
    expect(kindsOf(events).slice(-3)).toEqual(['TurnBegan', 'PlayerStuck', 'GameWon'])
    expect(confrontation.outcome(after)).toMatchObject({ value: { scores: { fellowship: 2, sauron: 0 } } })
  })

  test('end.cannotMove holds for a revealed Watcher left alone', () => {
    const state = table({
      config: { characters: 'variant' },
      pieces: { arthedain: ['frodo-variant'], gondor: ['watcher'] },
      revealed: ['watcher'],
      turn: 'fellowship',
    })
    expect(overBy(play(state, fellowshipMoves('frodo-variant', 'rhudaur')))).toBe(
      'fellowship by end.cannotMove',
    )
  })

  test('R17 end.cannotMove does not hold while a power gives an attack that is not forward', () => {
    const pieces = {
      gondor: ['frodo-classic'],
      mordor: [...MORDOR, 'aragorn-classic'],
      dagorlad: ['warg'],
    } as const
    const state = table({ pieces, turn: 'fellowship' })
    expect(winner(state)).toBe('nobody')
    expect(offered(state, 'fellowship')).toEqual(['move aragorn-classic dagorlad power'])
  })

  test('R16 end.cannotMove does not hold while a card can take the place of the turn', () => {
    const before = {
      pieces: { shire: ['warg', 'shelob'], arthedain: ['frodo-classic'], rhudaur: ['gimli'] },
      turn: 'fellowship',
    } as const
    const held = table({ ...before, ...holding('crebain-of-dunland', 'palantir') })
    const saved = play(held, fellowshipMoves('gimli', 'high-pass'))
    expect(asked(saved)).toBe('sauron decide/turn')
    expect(new Set(options(saved, 'sauron').map(({ kind }) => kind))).toEqual(new Set(['playName']))
    const only = table({ ...before, ...holding('palantir', 'dark-of-mordor') })
    expect(overBy(play(only, fellowshipMoves('gimli', 'high-pass')))).toBe('fellowship by end.cannotMove')
  })

  test('a game that is over takes no action', () => {
    const over = play(
      classic({ gondor: ['frodo-classic'] }, FELLOWSHIP_TURN),
      fellowshipMoves('frodo-classic', 'mordor'),
    )
    const tried = confrontation.applyAction(over, sauronMoves('balrog', 'dagorlad'))
    expect(tried).toMatchObject({ _tag: 'Left', left: { _tag: 'GameOver' } })
  })
})
