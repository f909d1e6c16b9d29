/** The battle: the book's worked example, who is fought, texts, retreats, cards, strengths, what follows. */
import { describe, expect, test } from 'vitest'
import { confrontation, type State } from '../../../src/confrontation'
import { asked, drawn, eventsOf, fellowship, forbids, options, play, sauron, where } from '../support/table'
import {
  clash,
  classic,
  discarded,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  kindsOf,
  outcomeOf,
  sauronMoves,
  variant,
} from '../interactions/scenes'
import { cards, hand, met, offered, pass, pile, revealed, without } from '../interactions/words'
import { eventsWhile, ruleTest, seenBy } from './support'

const CARDS = 'fellowship+sauron decide/cards'
const fetching = (card: 'fellowship-1' | 'fellowship-2' | 'sauron-6') => ({ kind: 'fetch', card }) as const

describe('the battle example of the book', () => {
  const start = classic({ mirkwood: ['aragorn-classic'], fangorn: ['shelob'] }, FELLOWSHIP_TURN)

  ruleTest('battle.strengths', 'lets Aragorn with a 4 beat Shelob, whose Eye does nothing, 8 to 5', () => {
    const fight = play(start, fellowshipMoves('aragorn-classic', 'fangorn', 'river'))
    expect(asked(fight)).toBe(CARDS)
    const { sums, after, events } = clash(fight, '4', 'eye')
    expect(sums).toEqual([8, 5])
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'StrengthsCompared', rule: 'battle.strengths' }),
    )
    expect(where(after, 'shelob')).toBe('defeated')
    expect(where(after, 'aragorn-classic')).toBe('fangorn')
    expect(asked(after)).toBe('sauron decide/turn')
  })
})

describe('attack and opponent', () => {
  const two = classic({ rhudaur: ['gimli', 'legolas'], 'high-pass': ['warg'] })

  ruleTest('battle.attack', 'allows a battle when a piece moves where an enemy stands', () => {
    const events = eventsOf(
      classic({ rhudaur: ['gimli'], 'high-pass': ['warg'] }),
      sauronMoves('warg', 'rhudaur'),
    )
    expect(events).toContainEqual({
      kind: 'BattleBegan',
      rule: 'battle.attack',
      region: 'rhudaur',
      attacker: 'warg',
      defender: 'gimli',
    })
  })

  ruleTest('battle.attack', 'forbids to attack without a move', () => {
    const still = classic({ rhudaur: ['gimli'], 'high-pass': ['warg'] })
    expect(forbids(still, { seat: 'sauron', kind: 'attackHidden' })).toEqual(['battle.attack'])
  })

  ruleTest('battle.reveal', 'shows both characters, and nobody else', () => {
    const fight = play(two, sauronMoves('warg', 'rhudaur'), met('gimli'))
    expect(revealed(fight)).toEqual(['gimli', 'warg'])
    expect(seenBy(fight, 'sauron').table.at['gimli-theoden']).toBe('rhudaur')
    expect(seenBy(fight, 'sauron').table.at['legolas-elrond']).toBe('hidden')
  })

  ruleTest('battle.randomOpponent', 'allows each hidden enemy with the same chance', () => {
    const drawing = play(two, sauronMoves('warg', 'rhudaur'))
    expect(asked(drawing)).toBe('nature battle.opponent')
    expect(confrontation.chances(drawing)).toEqual(
      ['legolas', 'gimli'].map((outcome) => ({
        action: drawn('battle.opponent', outcome),
        probability: { numerator: 1, denominator: 2 },
      })),
    )
    const shire = classic({ shire: ['sam-classic', 'pippin', 'merry'], arthedain: ['warg'] })
    const four = confrontation.chances(play(shire, sauronMoves('warg', 'shire')))
    expect(four.map(({ probability }) => probability)).toEqual(
      Array(4).fill({ numerator: 1, denominator: 4 }),
    )
  })

  const half = classic(
    { rhudaur: ['gimli', 'legolas'], 'high-pass': ['warg'] },
    { revealed: ['legolas'], seen: ['gimli'] },
  )
  const choosing = play(half, sauronMoves('warg', 'rhudaur'))

  ruleTest('battle.opponent', 'allows the attacker to name a revealed enemy or to take a hidden one', () => {
    expect(asked(choosing)).toBe('sauron decide/opponent')
    expect(offered(choosing, 'sauron')).toEqual(['attackHidden', 'attackRevealed legolas'])
    expect(revealed(play(choosing, sauron({ kind: 'attackRevealed', piece: 'legolas' })))).toContain(
      'legolas',
    )
    expect(revealed(play(choosing, sauron({ kind: 'attackHidden' })))).toContain('gimli')
  })

  ruleTest(
    'battle.opponent',
    'forbids to name a hidden enemy, though he was seen before, or an absent one',
    () => {
      for (const piece of ['gimli', 'frodo-classic', 'warg'] as const)
        expect(forbids(choosing, sauron({ kind: 'attackRevealed', piece }))).toEqual(['battle.opponent'])
    },
  )

  ruleTest('battle.randomOpponent', 'forbids a hidden enemy where all are revealed', () => {
    const pieces = { rhudaur: ['gimli', 'legolas'], 'high-pass': ['warg'] } as const
    const open = play(classic(pieces, { revealed: ['legolas', 'gimli'] }), sauronMoves('warg', 'rhudaur'))
    expect(forbids(open, sauron({ kind: 'attackHidden' }))).toEqual(['battle.randomOpponent'])
  })

  ruleTest('battle.next', 'allows battle after battle with a new draw until no enemy is left', () => {
    const state = classic({ shire: ['sam-classic', 'pippin', 'merry'], arthedain: ['cave-troll'] })
    const first = play(state, sauronMoves('cave-troll', 'shire'), met('pippin'))
    const second = play(first, ...cards('1', '1'))
    expect(asked(second)).toBe('nature battle.opponent')
    expect(confrontation.chances(second)).toHaveLength(3)
    const third = play(second, met('merry'), ...cards('2', '2'))
    const last = play(third, met('sam-classic'), fellowship(pass), ...cards('3', '3'))
    expect(asked(last)).toBe(CARDS)
    expect(revealed(last)).toEqual(['frodo-classic', 'cave-troll'])
    expect(where(last, 'sam-classic')).toBe('defeated')
  })

  ruleTest('battle.next', 'forbids everything else until the battles are over', () => {
    const fight = play(two, sauronMoves('warg', 'rhudaur'), met('gimli'))
    expect(forbids(fight, sauronMoves('balrog', 'gondor'))).toContain('battle.next')
    const beaten = play(fight, ...cards('1', '6'))
    expect(where(beaten, 'gimli')).toBe('defeated')
    expect(asked(beaten)).toBe(CARDS)
  })
})

describe('texts and retreats', () => {
  ruleTest(
    'battle.texts',
    'reads the text of the Fellowship first: Gimli defeats the Orcs, not they him',
    () => {
      const state = classic({ rhudaur: ['gimli'], 'high-pass': ['orcs-classic'] })
      const { after, events } = outcomeOf(state, sauronMoves('orcs-classic', 'rhudaur'))
      expect(where(after, 'orcs-classic')).toBe('defeated')
      expect(where(after, 'gimli')).toBe('rhudaur')
      expect(kindsOf(events)).not.toContain('CardShown')
    },
  )

  const orcs = classic({ eregion: ['frodo-classic'], caradhras: ['orcs-classic'] })
  const away = play(
    orcs,
    sauronMoves('orcs-classic', 'eregion'),
    fellowship({ kind: 'retreat', to: 'rhudaur' }),
  )

  ruleTest('battle.retreatCancelsText', 'saves Frodo from the Orcs when he retreats', () => {
    expect(where(away, 'frodo-classic')).toBe('rhudaur')
    expect(where(away, 'orcs-classic')).toBe('eregion')
    expect(asked(away)).toBe('fellowship decide/turn')
  })

  ruleTest('battle.notRetreated', 'counts nobody as defeated who retreats, and the battle is over', () => {
    const retreat = fellowship({ kind: 'retreat', to: 'enedwaith' })
    const events = eventsOf(play(orcs, sauronMoves('orcs-classic', 'eregion')), retreat)
    expect(kindsOf(events)).not.toContain('PieceDefeated')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'PieceMoved', way: 'retreat' }))
  })

  const crowded = (more: Parameters<typeof classic>[0]): State =>
    play(
      classic({ eregion: ['frodo-classic'], caradhras: ['shelob'], ...more }),
      sauronMoves('shelob', 'eregion'),
    )
  const goes = (to: 'rhudaur' | 'enedwaith' | 'arthedain' | 'fangorn' | 'misty-mountains') =>
    fellowship({ kind: 'retreat', to })

  ruleTest('battle.retreatEnemy', 'allows a retreat to a region without enemies', () => {
    expect(forbids(crowded({ rhudaur: ['warg'] }), goes('enedwaith'))).toEqual([])
  })
  ruleTest('battle.retreatEnemy', 'forbids one to a region where an enemy stands', () => {
    expect(forbids(crowded({ rhudaur: ['warg'] }), goes('rhudaur'))).toEqual(['battle.retreatEnemy'])
  })
  ruleTest('battle.retreatLimit', 'allows a retreat to a region with room', () => {
    expect(forbids(crowded({ rhudaur: ['gimli'] }), goes('rhudaur'))).toEqual([])
  })
  ruleTest('battle.retreatLimit', 'forbids one to a region that is full', () => {
    expect(forbids(crowded({ rhudaur: ['gimli', 'legolas'] }), goes('rhudaur'))).toEqual([
      'battle.retreatLimit',
    ])
  })
  ruleTest('battle.retreatDirection', 'allows Frodo sideways', () => {
    expect(forbids(crowded({}), goes('enedwaith'))).toEqual([])
  })
  ruleTest('battle.retreatDirection', 'forbids him every other direction, and the tunnel', () => {
    for (const to of ['arthedain', 'fangorn', 'misty-mountains'] as const)
      expect(forbids(crowded({}), goes(to))).toEqual(['battle.retreatDirection'])
    const back = play(
      classic({ eregion: ['pippin'], fangorn: ['warg', 'shelob'] }, FELLOWSHIP_TURN),
      fellowshipMoves('pippin', 'fangorn', 'tunnel'),
      met('shelob'),
    )
    expect(offered(back, 'fellowship')).toEqual(['pass', 'retreat caradhras', 'retreat misty-mountains'])
    const eregion = fellowship({ kind: 'retreat', to: 'eregion' })
    expect(forbids(back, eregion)).toEqual(['battle.retreatDirection'])
  })

  const upstream = (upstreamSidewaysRetreat: boolean): State =>
    play(
      classic(
        { rohan: ['frodo-classic'], gondor: ['shelob'], fangorn: ['merry'] },
        { config: { upstreamSidewaysRetreat } },
      ),
      sauronMoves('shelob', 'rohan'),
    )
  ruleTest('battle.retreatUpstream', 'allows a sideways retreat downstream', () => {
    const down = play(
      classic({ fangorn: ['frodo-classic'], gondor: ['shelob'] }),
      sauronMoves('shelob', 'fangorn'),
    )
    expect(offered(down, 'fellowship')).toEqual(['pass', 'retreat rohan'])
  })
  ruleTest('battle.retreatUpstream', 'forbids one against the river, unless the table plays it so', () => {
    expect(asked(upstream(false))).toBe(CARDS)
    const down = play(
      classic({ fangorn: ['frodo-classic'], gondor: ['shelob'] }),
      sauronMoves('shelob', 'fangorn'),
    )
    expect(forbids(down, fellowship({ kind: 'retreat', to: 'mirkwood' }))).toEqual(['battle.retreatUpstream'])
    expect(offered(upstream(true), 'fellowship')).toEqual(['pass', 'retreat fangorn'])
  })
})

describe('cards', () => {
  const fight = play(
    classic(
      { rhudaur: ['merry'], 'high-pass': ['shelob'] },
      { hand: without('fellowship-1', 'fellowship-2', 'sauron-6', 'sauron-5') },
    ),
    sauronMoves('shelob', 'rhudaur'),
  )

  ruleTest('battle.cards', 'allows each side any card of its hand, chosen in secret', () => {
    expect(asked(fight)).toBe(CARDS)
    expect(options(fight, 'fellowship')).toHaveLength(7)
    const [chosen] = eventsOf(fight, cards('5', '1')[0])
    expect(confrontation.eventsFor(chosen === undefined ? [] : [chosen], 'sauron')[0]?.['chosen']).toBe(
      'hidden',
    )
    expect(asked(play(fight, cards('5', '1')[0]))).toBe('sauron decide/cards')
  })

  ruleTest('battle.cardInHand', 'allows a card of the hand', () => {
    expect(forbids(fight, cards('5', '1')[0])).toEqual([])
  })
  ruleTest('battle.cardInHand', 'forbids a used card', () => {
    expect(forbids(fight, cards('2', '1')[0])).toEqual(['battle.cardInHand'])
  })
  ruleTest('battle.ownCard', 'allows a card of the own side', () => {
    expect(forbids(fight, sauron({ kind: 'playCard', card: 'sauron-1' }))).toEqual([])
  })
  ruleTest('battle.ownCard', 'forbids one of the other side', () => {
    expect(forbids(fight, fellowship({ kind: 'playCard', card: 'sauron-1' }))).toEqual(['battle.ownCard'])
  })
  ruleTest('battle.cards', 'forbids a second one', () => {
    expect(forbids(play(fight, cards('5', '1')[0]), cards('4', '1')[0])).toContain('battle.cards')
  })

  const magic = play(fight, ...cards('magic', '1'))
  ruleTest('battle.cardInDiscard', 'allows Magic any card of the own pile', () => {
    expect(offered(magic, 'fellowship')).toEqual(['fetch fellowship-1', 'fetch fellowship-2'])
    expect(pile(play(magic, fellowship(fetching('fellowship-2'))), 'fellowship')).toEqual(['1', '2', 'magic'])
  })
  ruleTest('battle.cardInDiscard', 'forbids a card in hand and one of the other pile', () => {
    expect(forbids(magic, fellowship({ kind: 'fetch', card: 'fellowship-5' }))).toEqual([
      'battle.cardInDiscard',
    ])
    expect(forbids(magic, fellowship(fetching('sauron-6')))).toEqual(['battle.ownCard'])
  })

  const refused = play(
    draft({ rhudaur: ['merry'], 'high-pass': ['saruman-variant'] }),
    sauronMoves('saruman-variant', 'rhudaur'),
    ...cards('5', '1'),
    sauron({ kind: 'refuse' }),
  )
  ruleTest('battle.differentCard', 'allows any other card when Saruman refuses one', () => {
    expect(asked(refused)).toBe('fellowship decide/otherCard')
    expect(options(refused, 'fellowship')).toHaveLength(8)
    const after = play(refused, cards('1', '1')[0])
    expect(hand(after, 'fellowship')).toContain('5')
    expect(hand(after, 'fellowship')).not.toContain('1')
  })
  ruleTest('battle.differentCard', 'forbids the card that was refused', () => {
    expect(forbids(refused, cards('5', '1')[0])).toEqual(['battle.differentCard'])
  })

  ruleTest('battle.textCards', 'carries out the card of Sauron before that of the Fellowship', () => {
    const open = play(
      classic({ rhudaur: ['merry'], 'high-pass': ['shelob'] }),
      sauronMoves('shelob', 'rhudaur'),
    )
    const { after, events } = clash(open, 'noble-sacrifice', 'retreat')
    expect(where(after, 'shelob')).toBe('eregion')
    expect(where(after, 'merry')).toBe('rhudaur')
    expect(discarded(events)).toEqual(['fellowship-noble-sacrifice', 'sauron-retreat'])
    expect(kindsOf(clash(open, 'noble-sacrifice', 'eye').events)).toContain('StrengthsCompared')
  })
})

describe('strengths and what follows', () => {
  const fight = play(
    classic({ rhudaur: ['merry'], 'high-pass': ['shelob'] }),
    sauronMoves('shelob', 'rhudaur'),
  )

  ruleTest('card.strength', 'adds the number of the card to the strength of the character', () => {
    expect(clash(fight, '3', '6').sums).toEqual([5, 11])
    expect(clash(fight, 'elven-cloak', 'eye').sums).toEqual([2, 5])
  })

  ruleTest('battle.tie', 'defeats both when the sums are the same', () => {
    const { sums, after, events } = clash(fight, '5', '2')
    expect(sums).toEqual([7, 7])
    expect(events.find(({ kind }) => kind === 'StrengthsCompared')?.rule).toBe('battle.tie')
    expect([where(after, 'merry'), where(after, 'shelob')]).toEqual(['defeated', 'defeated'])
  })

  ruleTest('battle.defeated', 'takes the defeated off the board, face up for both', () => {
    const { after } = clash(fight, '5', '1')
    for (const viewer of ['fellowship', 'sauron', 'spectator'] as const)
      expect(seenBy(after, viewer).table.at['shelob-wormtongue']).toBe('defeated')
  })

  ruleTest('battle.discard', 'lays used cards open, so everybody can tell the hands', () => {
    const { after } = clash(fight, '5', '1')
    for (const viewer of ['fellowship', 'sauron', 'spectator'] as const) {
      expect(seenBy(after, viewer).table.discard).toEqual(['fellowship-5', 'sauron-1'])
      expect(seenBy(after, viewer).table.hand).toHaveLength(16)
    }
  })

  ruleTest('battle.refill', 'gives both all nine cards back after the ninth, and not before', () => {
    const last = (more: ReadonlyArray<'fellowship-2' | 'sauron-2'>) =>
      play(
        classic(
          { rhudaur: ['merry'], 'high-pass': ['shelob'] },
          { hand: ['fellowship-1', 'sauron-1', ...more] },
        ),
        sauronMoves('shelob', 'rhudaur'),
      )
    const { after, events } = clash(last([]), '1', '1')
    expect(events.find(({ kind }) => kind === 'HandsRefilled')?.rule).toBe('battle.refill')
    expect([hand(after, 'fellowship'), hand(after, 'sauron')].map(({ length }) => length)).toEqual([9, 9])
    expect(pile(after, 'sauron')).toEqual([])
    expect(kindsOf(clash(last(['fellowship-2', 'sauron-2']), '1', '1').events)).not.toContain('HandsRefilled')
  })

  ruleTest('battle.conceal', 'hides survivors after each battle, also after a retreat', () => {
    const { after, events } = clash(fight, 'retreat', '1')
    expect(revealed(after)).toEqual([])
    expect(events).toContainEqual({
      kind: 'PiecesConcealed',
      rule: 'battle.conceal',
      pieces: ['merry', 'shelob'],
    })
  })

  ruleTest('battle.conceal', 'leaves the Watcher and a piece under Crebain revealed', () => {
    const state = variant(
      { rhudaur: ['elrond'], arthedain: ['treebeard'], 'high-pass': ['watcher'] },
      { revealed: ['elrond'], ...FELLOWSHIP_TURN },
    )
    const after = play(state, fellowshipMoves('elrond', 'high-pass'), ...cards('retreat', '1'))
    expect(revealed(after)).toEqual(['elrond', 'watcher'])
  })

  test('a turn ends only when no region holds both sides', () => {
    const state = classic({ rhudaur: ['merry', 'pippin'], 'high-pass': ['shelob'] })
    const first = play(state, sauronMoves('shelob', 'rhudaur'), met('merry'), ...cards('retreat', '1'))
    expect(asked(first)).toBe(CARDS)
    expect(kindsOf(eventsWhile(first, ...cards('1', '6')))).toContain('TurnBegan')
  })
})
