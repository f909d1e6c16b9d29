/** Battles: what may not be done in one, by the rules of battle and by the texts of those who fight. */
import { describe, expect, it } from 'vitest'
import { asked, fellowship, play, sauron } from '../support/table'
import { classic, draft, holding, sauronMoves } from '../interactions/scenes'
import { cards, eagle, met, retreats } from '../interactions/words'
import { reasons } from '../special/words'
import { ruleTest } from './support'
import { rulesOf, triedInVain, type Case } from './tried'

const opening = classic({
  rhudaur: ['gimli', 'legolas'],
  'high-pass': ['warg'],
  fangorn: ['shelob'],
  rohan: ['witch-king-classic'],
  dagorlad: ['black-rider'],
})
const fight = play(opening, sauronMoves('warg', 'rhudaur'), met('gimli'))
const frodo = play(
  classic({ eregion: ['frodo-classic'], caradhras: ['shelob'], rhudaur: ['warg'] }),
  sauronMoves('shelob', 'eregion'),
)

const CASES: ReadonlyArray<Case> = [
  [
    'to play Gwaihir against the Warg',
    play(
      draft({ rhudaur: ['gimli'], 'high-pass': ['warg'] }, holding('gwaihir')),
      sauronMoves('warg', 'rhudaur'),
    ),
    fellowship(eagle('arthedain')),
    ['special.gwaihir'],
  ],
  ['to flee with Frodo to an enemy', frodo, fellowship(retreats('rhudaur')), ['battle.retreatEnemy']],
  ['to flee with Frodo backwards', frodo, fellowship(retreats('cardolan')), ['battle.retreatDirection']],
  [
    'to flee with Frodo forward, where the enemy came from',
    play(
      classic({
        eregion: ['frodo-classic'],
        caradhras: ['shelob'],
        'misty-mountains': ['warg'],
      }),
      sauronMoves('shelob', 'eregion'),
    ),
    fellowship(retreats('misty-mountains')),
    ['battle.retreatDirection', 'battle.retreatEnemy'],
  ],
  [
    'to bring in Sam who is not there',
    frodo,
    fellowship({ kind: 'replace', piece: 'sam-classic' }),
    ['character.sam-classic'],
  ],
  [
    'to play a card of the other side',
    fight,
    fellowship({ kind: 'playCard', card: 'sauron-6' }),
    ['battle.ownCard'],
  ],
  [
    'to retreat with Gimli, who has no such text that the Warg could silence',
    fight,
    fellowship(retreats('arthedain')),
    ['battle.noPower'],
  ],
  ['to change the card chosen', play(fight, cards('magic', '1')[0]), cards('1', '1')[0], ['battle.cards']],
]

triedInVain('battle', CASES)

describe('in a battle', () => {
  const seen = (foe: 'shelob' | 'warg') =>
    play(classic({ rhudaur: ['gimli'], 'high-pass': [foe] }), sauronMoves(foe, 'rhudaur'))

  /** The same with the other Gandalf in the game. */
  const beside = (foe: 'shelob' | 'warg') =>
    play(
      draft({ rhudaur: ['gimli'], shire: ['gandalf-variant'], 'high-pass': [foe] }),
      sauronMoves(foe, 'rhudaur'),
    )

  ruleTest('character.gandalf-variant', 'forbids support while other things are asked', () => {
    expect(rulesOf(beside('shelob'), fellowship({ kind: 'support' }))).toEqual(['character.gandalf-variant'])
    expect(rulesOf(seen('shelob'), fellowship({ kind: 'support' }))).toEqual(['battle.noSuchText'])
  })

  ruleTest('character.warg', 'forbids support where the Warg silences everybody', () => {
    expect(rulesOf(beside('warg'), fellowship({ kind: 'support' }))).toEqual([
      'character.warg',
      'character.gandalf-variant',
    ])
  })

  ruleTest('battle.cardInDiscard', 'forbids to fetch a card before one is played that says so', () => {
    expect(rulesOf(seen('shelob'), fellowship({ kind: 'fetch', card: 'fellowship-1' }))).toEqual([
      'battle.cardInDiscard',
    ])
  })
})

describe('the opponent of an attack', () => {
  const pieces = { eregion: ['frodo-classic', 'gimli'], caradhras: ['shelob'] } as const
  const attack = sauronMoves('shelob', 'eregion')

  it('battle.opponent allows to name Frodo when he is revealed, and nobody is drawn', () => {
    const choice = play(draft(pieces, { revealed: ['frodo-classic'] }), attack)
    expect(asked(choice)).toBe('sauron decide/opponent')
    const fight = play(choice, sauron({ kind: 'attackRevealed', piece: 'frodo-classic' }))
    expect(asked(fight)).toBe('fellowship decide/avoid')
  })

  it('battle.randomOpponent forbids to meet a hidden one where nobody hides, and says where', () => {
    const choice = play(draft(pieces, { revealed: ['frodo-classic', 'gimli'] }), attack)
    expect(reasons(choice, sauron({ kind: 'attackHidden' }))).toEqual([
      ['battle.randomOpponent', { region: 'eregion' }],
    ])
  })
})

describe('variant Frodo attacked beside classic Sam', () => {
  const fight = play(
    draft({ eregion: ['frodo-variant', 'sam-classic'], caradhras: ['shelob'] }),
    sauronMoves('shelob', 'eregion'),
    { seat: 'nature', kind: 'chance', draw: 'battle.opponent', outcome: 'frodo-variant' },
  )

  it('frodo-variant has no retreat of his own', () => {
    expect(asked(fight)).toBe('fellowship decide/avoid')
    expect(reasons(fight, fellowship(retreats('rhudaur')))).toEqual([
      ['battle.noPower', { piece: 'frodo-variant' }],
    ])
  })

  it('sam-classic fights for him, and no other', () => {
    expect(reasons(fight, fellowship({ kind: 'replace', piece: 'merry' }))).toEqual([
      ['character.sam-classic', { piece: 'merry' }],
    ])
    const replaced = play(fight, fellowship({ kind: 'replace', piece: 'sam-classic' }))
    expect(asked(replaced)).toBe('fellowship+sauron decide/cards')
  })
})
