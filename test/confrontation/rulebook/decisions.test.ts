/** The questions Q1 to Q16 of the reference: put to the right seat when all can see why, and only then. */
import { describe, expect, test } from 'vitest'
import { type PositionSpec, type State } from '../../../src/confrontation'
import { asked, fellowship, options, play, sauron, step } from '../support/table'
import {
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  sauronMoves,
} from '../interactions/scenes'
import { met, offered, pass } from '../interactions/words'
import { fresh } from './support'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>
const CARDS = 'fellowship+sauron decide/cards'
const TURN = 'fellowship decide/turn'

describe('before the game and in the turn', () => {
  test('Q1 faces: asked of both in a draft, of nobody else', () => {
    expect(asked(fresh({ characters: 'draft-open' }))).toBe('fellowship+sauron decide/faces')
    expect(asked(fresh({ characters: 'draft-secret' }))).toBe('fellowship+sauron decide/faces')
    expect(asked(fresh({ characters: 'variant' }))).toBe('fellowship+sauron decide/placement')
  })

  test('Q2 special cards: asked as the selection has it', () => {
    expect(asked(fresh({ specialCards: 'announced-number' }))).toBe('fellowship decide/number')
    expect(asked(fresh({ specialCards: 'pick-two' }))).toBe('fellowship+sauron decide/specialCards')
    expect(asked(fresh({ specialCards: 'handicap', handicap: [] }))).toBe(
      'fellowship+sauron decide/placement',
    )
    expect(asked(fresh({ specialCards: 'none' }))).toBe('fellowship+sauron decide/placement')
  })

  test('Q3 placement: asked of both', () => {
    expect(asked(fresh())).toBe('fellowship+sauron decide/placement')
  })

  test('Q4 a special card of the turn: offered with the move, to its holder only', () => {
    const cardsOf = (state: State, side: 'fellowship' | 'sauron') =>
      options(state, side).filter(({ kind }) => kind !== 'move')
    expect(cardsOf(classic({ gondor: ['warg'] }, holding('recall-to-mordor')), 'sauron')).toEqual([
      { kind: 'playRecall', card: 'recall-to-mordor', piece: 'warg' },
    ])
    expect(cardsOf(classic({ gondor: ['warg'] }, holding('shadowfax')), 'sauron')).toEqual([])
    expect(asked(classic({}, holding('recall-to-mordor')))).toBe('sauron decide/turn')
  })

  test('Q5 the move: piece, region and kind; tunnel and jump of Treebeard are two answers', () => {
    const state = draft({ eregion: ['treebeard'], fangorn: ['warg'] }, FELLOWSHIP_TURN)
    const moves = offered(state, 'fellowship').filter((one) => one.includes('fangorn'))
    expect(moves).toEqual(['move treebeard fangorn power', 'move treebeard fangorn tunnel'])
    expect(asked(play(state, fellowshipMoves('treebeard', 'fangorn', 'power')))).toBe(CARDS)
  })

  const tunnel = (pieces: Pieces, more: More = {}): State =>
    play(
      classic({ eregion: ['merry'], ...pieces }, { ...FELLOWSHIP_TURN, ...more }),
      fellowshipMoves('merry', 'fangorn', 'tunnel'),
    )
  test('Q6 the Balrog: asked of Sauron when a piece in Caradhras may be him', () => {
    expect(offered(tunnel({ caradhras: ['balrog'] }), 'sauron')).toEqual(['pass', 'strike'])
    expect(asked(tunnel({ caradhras: ['warg'] }))).toBe('sauron decide/strike')
    expect(offered(tunnel({ caradhras: ['warg'] }), 'sauron')).toEqual(['pass'])
    expect(asked(tunnel({ caradhras: ['warg'] }, { seen: ['warg'] }))).toBe('sauron decide/turn')
    expect(asked(tunnel({ caradhras: ['warg'] }, { seen: ['balrog'] }))).toBe('sauron decide/turn')
    expect(asked(tunnel({}))).toBe('sauron decide/turn')
    const step = play(
      classic({ eregion: ['merry'], caradhras: ['balrog'] }, FELLOWSHIP_TURN),
      fellowshipMoves('merry', 'misty-mountains'),
    )
    expect(asked(step)).toBe('sauron decide/turn')
  })

  const picked = (special: PositionSpec['special'], used: PositionSpec['used'] = []): State =>
    classic(
      { gondor: ['warg'] },
      { config: { specialCards: 'pick-two' }, special: special ?? [], used: used ?? [] },
    )
  test('Q7 Palantir: asked at the end of the turn of Sauron while he may hold it', () => {
    const ends = (state: State) => play(state, sauronMoves('warg', 'rohan'))
    expect(asked(ends(picked(['palantir', 'crebain-of-dunland'])))).toBe('sauron decide/window')
    const without = ends(picked(['recall-to-mordor', 'crebain-of-dunland']))
    expect(asked(without)).toBe('sauron decide/window')
    expect(offered(without, 'sauron')).toEqual(['pass'])
    expect(offered(ends(picked(['palantir', 'crebain-of-dunland'])), 'sauron')).toHaveLength(16)
    const used = ['recall-to-mordor', 'crebain-of-dunland'] as const
    expect(asked(ends(picked(used, used)))).toBe(TURN)
    expect(asked(ends(classic({ gondor: ['warg'] })))).toBe(TURN)
    expect(asked(ends(classic({ gondor: ['warg'] }, holding('dark-of-mordor'))))).toBe(TURN)
  })
})

describe('the beginning of a battle', () => {
  const attack = (pieces: Pieces, more: More = {}): State =>
    play(draft({ 'high-pass': ['shelob'], ...pieces }, more), sauronMoves('shelob', 'rhudaur'))

  test('Q8 the opponent: asked of the attacker if one is revealed, also where he stands alone', () => {
    const two = { rhudaur: ['gimli', 'merry'] } as const
    expect(asked(attack(two, { revealed: ['gimli'] }))).toBe('sauron decide/opponent')
    expect(asked(attack(two))).toBe('nature battle.opponent')
    const one = draft({ 'high-pass': ['shelob'], rhudaur: ['gimli'] }, { revealed: ['gimli'] })
    const alone = step(one, sauronMoves('shelob', 'rhudaur'))
    expect(asked(alone)).toBe('sauron decide/opponent')
    expect(offered(alone, 'sauron')).toEqual(['attackRevealed gimli'])
    expect(asked(step(alone, sauron({ kind: 'attackRevealed', piece: 'gimli' })))).toBe(CARDS)
    expect(asked(attack({ rhudaur: ['gimli'] }))).toBe(CARDS)
    const ours = draft(
      { rhudaur: ['gimli'], 'high-pass': ['shelob'] },
      { revealed: ['shelob'], ...FELLOWSHIP_TURN },
    )
    expect(asked(step(ours, fellowshipMoves('gimli', 'high-pass')))).toBe('fellowship decide/opponent')
  })

  test('Q9 Gwaihir: asked of the Fellowship while he may be held, never against the Warg', () => {
    const secret = { config: { specialCards: 'pick-two' } } as const
    const held = attack(
      { rhudaur: ['merry'] },
      {
        ...secret,
        special: ['gwaihir', 'shadowfax', 'dark-of-mordor', 'recall-to-mordor'],
        used: ['dark-of-mordor', 'recall-to-mordor'],
      },
    )
    const not = attack(
      { rhudaur: ['merry'] },
      {
        ...secret,
        special: ['a-king-revealed', 'shadowfax', 'dark-of-mordor', 'recall-to-mordor'],
        used: ['dark-of-mordor', 'recall-to-mordor'],
      },
    )
    expect([asked(held), asked(not)]).toEqual(['fellowship decide/eagle', 'fellowship decide/eagle'])
    expect(offered(not, 'fellowship')).toEqual(['pass'])
    expect(offered(held, 'fellowship')).toEqual([
      'pass',
      'playRetreat gwaihir ',
      'playRetreat gwaihir arthedain',
      'playRetreat gwaihir eregion',
    ])
    expect(asked(attack({ rhudaur: ['merry'] }, { ...holding('gwaihir'), used: ['gwaihir'] }))).toBe(CARDS)
    expect(asked(attack({ rhudaur: ['merry'] }, holding('shadowfax')))).toBe(CARDS)
    const warg = play(
      draft({ rhudaur: ['merry'], 'high-pass': ['warg'] }, holding('gwaihir')),
      sauronMoves('warg', 'rhudaur'),
    )
    expect(asked(warg)).toBe(CARDS)
  })

  const frodo = (beside: ReadonlyArray<'sam-classic' | 'sam-variant' | 'merry'>, more: More = {}): State => {
    const state = attack({ rhudaur: ['frodo-classic', ...beside], arthedain: ['gimli'] }, more)
    return beside.length === 0 ? state : play(state, met('frodo-classic'))
  }
  test('Q10 Frodo: asked when attacked with somewhere to go, or beside one who may be Sam', () => {
    expect(offered(frodo([]), 'fellowship')).toEqual(['pass', 'retreat eregion'])
    expect(offered(frodo(['sam-classic']), 'fellowship')).toEqual([
      'pass',
      'replace sam-classic',
      'retreat eregion',
    ])
    const variantFrodo = (beside: 'sam-classic' | 'merry', away: Pieces, more: More = {}) =>
      play(attack({ rhudaur: ['frodo-variant', beside], ...away }, more), met('frodo-variant'))
    expect(offered(variantFrodo('sam-classic', {}), 'fellowship')).toEqual(['pass', 'replace sam-classic'])
    const hidden = variantFrodo('merry', { arthedain: ['sam-classic'] })
    expect([asked(hidden), ...offered(hidden, 'fellowship')]).toEqual(['fellowship decide/avoid', 'pass'])
    expect(asked(variantFrodo('merry', { arthedain: ['sam-classic'] }, { seen: ['sam-classic'] }))).toBe(
      CARDS,
    )
    expect(asked(variantFrodo('merry', {}))).toBe(CARDS)
    const attacks = draft({ rhudaur: ['frodo-classic'], 'high-pass': ['shelob'] }, FELLOWSHIP_TURN)
    expect(asked(play(attacks, fellowshipMoves('frodo-classic', 'high-pass')))).toBe(CARDS)
    const warg = draft({ rhudaur: ['frodo-classic'], 'high-pass': ['warg'] })
    expect(asked(play(warg, sauronMoves('warg', 'rhudaur')))).toBe(CARDS)
  })

  test('Q11 Sam: asked when attacked beside one who may be Frodo', () => {
    const sam = (pieces: Pieces, more: More = {}) => play(attack(pieces, more), met('sam-classic'))
    expect(offered(sam({ rhudaur: ['sam-classic', 'frodo-classic'] }), 'fellowship')).toEqual([
      'pass',
      'showBeside frodo-classic',
    ])
    const other = sam({ rhudaur: ['sam-classic', 'merry'] })
    expect([asked(other), ...offered(other, 'fellowship')]).toEqual(['fellowship decide/showBeside', 'pass'])
    expect(asked(sam({ rhudaur: ['sam-classic', 'merry'] }, { seen: ['merry'] }))).toBe(CARDS)
    expect(asked(attack({ rhudaur: ['sam-classic'] }))).toBe(CARDS)
  })

  test('Q12 Pippin and Faramir: asked in their attacks with somewhere to go', () => {
    const attacks = (piece: 'pippin' | 'faramir', more: Pieces = {}) =>
      play(
        draft({ 'misty-mountains': [piece], mirkwood: ['shelob'], ...more }, FELLOWSHIP_TURN),
        fellowshipMoves(piece, 'mirkwood'),
      )
    expect(offered(attacks('pippin'), 'fellowship')).toEqual([
      'pass',
      'retreat high-pass',
      'retreat misty-mountains',
    ])
    expect(offered(attacks('faramir'), 'fellowship')).toEqual(['pass', 'retreat fangorn'])
    expect(asked(attacks('faramir', { fangorn: ['orcs-classic'] }))).toBe(CARDS)
    expect(asked(attack({ rhudaur: ['pippin'] }))).toBe(CARDS)
  })

  test('Q13 Smeagol: asked when attacked, alone and beside a companion', () => {
    expect(offered(attack({ rhudaur: ['smeagol'], eregion: ['merry', 'gimli'] }), 'fellowship')).toEqual([
      'pass',
      'swap gimli',
      'swap merry',
    ])
    expect(asked(attack({ rhudaur: ['smeagol'] }))).toBe(CARDS)
    expect(asked(play(attack({ rhudaur: ['smeagol', 'merry'], eregion: ['gimli'] }), met('smeagol')))).toBe(
      CARDS,
    )
  })

  test('Q14 variant Aragorn: asked when attacked, not when attacking', () => {
    expect(offered(attack({ rhudaur: ['aragorn-variant'] }), 'fellowship')).toEqual(['forbidCards', 'pass'])
    const attacks = draft({ rhudaur: ['aragorn-variant'], 'high-pass': ['shelob'] }, FELLOWSHIP_TURN)
    expect(asked(play(attacks, fellowshipMoves('aragorn-variant', 'high-pass')))).toBe(CARDS)
  })

  const enemy = (
    piece: 'gollum' | 'saruman-classic',
    ours: 'merry' | 'frodo-classic' | 'aragorn-variant',
    more: Pieces = {},
  ): State => play(draft({ 'high-pass': [piece], rhudaur: [ours], ...more }), sauronMoves(piece, 'rhudaur'))
  test('Q15 Gollum: asked of Sauron with a region in front, unless the enemy is gone', () => {
    expect(offered(enemy('gollum', 'merry'), 'sauron')).toEqual(['pass', 'retreat arthedain'])
    expect(asked(enemy('gollum', 'merry', { arthedain: ['gimli'] }))).toBe(CARDS)
    const gone = play(enemy('gollum', 'frodo-classic'), fellowship({ kind: 'retreat', to: 'eregion' }))
    expect(asked(gone)).toBe(TURN)
  })

  test('Q16 classic Saruman: asked of Sauron unless cards are ruled out already', () => {
    expect(asked(enemy('saruman-classic', 'merry'))).toBe('sauron decide/forbidCards')
    const aragorn = enemy('saruman-classic', 'aragorn-variant')
    expect(asked(play(aragorn, fellowship(pass)))).toBe('sauron decide/forbidCards')
    expect(asked(play(aragorn, fellowship({ kind: 'forbidCards' })))).toBe(TURN)
    expect(asked(play(enemy('saruman-classic', 'merry'), sauron(pass)))).toBe(CARDS)
  })
})
