/** Special cards: each is played for what it says, at its own moment, by who holds it. */
import { describe, expect, it } from 'vitest'
import type { SpecialCardId } from '../../../src/confrontation'
import { asked, fellowship, forbids, play, sauron } from '../support/table'
import { classic, draft, FELLOWSHIP_TURN, holding, sauronMoves } from '../interactions/scenes'
import { reasons } from '../special/words'
import { fresh, ruleTest, says, through } from './support'
import { rulesOf, triedInVain, type Case } from './tried'

const ours = (pieces: Parameters<typeof draft>[0], ...special: ReadonlyArray<SpecialCardId>) =>
  draft(pieces, { ...holding(...special), ...FELLOWSHIP_TURN })
const allCards = holding('palantir', 'recall-to-mordor', 'crebain-of-dunland', 'dark-of-mordor')
const dark = (piece: 'warg' | 'shelob', to: 'rhudaur' | 'mirkwood' | 'rohan') =>
  sauron({ kind: 'playStep', card: 'dark-of-mordor', piece, to, way: 'step' })
const full = draft(
  {
    gondor: ['warg'],
    fangorn: ['shelob', 'orcs-classic'],
    mordor: ['cave-troll', 'black-rider', 'saruman-classic'],
  },
  allCards,
)
const king = { kind: 'playName', card: 'a-king-revealed', region: 'mordor', piece: 'hidden' } as const

const CASES: ReadonlyArray<Case> = [
  [
    'to look into the Shire',
    full,
    sauron({ kind: 'playReveal', card: 'palantir', region: 'shire' }),
    ['special.palantir'],
  ],
  [
    'to recall into a full Mordor',
    full,
    sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'warg' }),
    ['special.recall-to-mordor'],
  ],
  [
    'to recall with a card he does not hold',
    classic({ gondor: ['warg'] }, holding('palantir')),
    sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'balrog' }),
    ['special.held', 'special.recall-to-mordor'],
  ],
  [
    'to use The Dark of Mordor for an attack',
    draft({ 'high-pass': ['warg'], rhudaur: ['gimli'] }, allCards),
    dark('warg', 'rhudaur'),
    ['special.dark-of-mordor'],
  ],
  [
    'to play Crebain after Palantir',
    play(
      classic({ rhudaur: ['gimli'] }, allCards),
      sauron({ kind: 'playReveal', card: 'palantir', region: 'rhudaur' }),
    ),
    sauron({ kind: 'playName', card: 'crebain-of-dunland', region: 'rhudaur', piece: 'gimli' }),
    ['special.wholeTurn'],
  ],
  [
    'to play Palantir twice',
    play(
      classic({ rhudaur: ['gimli'] }, allCards),
      sauron({ kind: 'playReveal', card: 'palantir', region: 'rhudaur' }),
    ),
    sauron({ kind: 'playReveal', card: 'palantir', region: 'shire' }),
    ['special.once', 'special.palantir'],
  ],
  [
    'to play A King Revealed without Aragorn',
    ours({ arthedain: ['gimli'] }, 'a-king-revealed'),
    fellowship(king),
    ['special.a-king-revealed'],
  ],
  [
    'to bring Gandalf back who is not defeated, with a card he does not hold',
    ours({ arthedain: ['gandalf-classic'] }, 'shadowfax'),
    fellowship({ kind: 'playReturn', card: 'gandalf-the-white' }),
    ['special.held', 'special.gandalf-the-white'],
  ],
  [
    'to take a turn with the card of Sauron',
    ours({ arthedain: ['gimli'] }, 'palantir'),
    fellowship({ kind: 'playReveal', card: 'palantir', region: 'gondor' }),
    ['special.ownSide'],
  ],
]

triedInVain('special cards', CASES)

const held = (...cards: ReadonlyArray<SpecialCardId>) =>
  draft({ arthedain: ['gimli'] }, { ...holding(...cards), ...FELLOWSHIP_TURN })
const theirs = draft(
  { gondor: ['warg'], arthedain: ['gimli'] },
  holding('recall-to-mordor', 'crebain-of-dunland', 'dark-of-mordor'),
)

describe('a special card is played for what it says', () => {
  ruleTest('special.otherUse', 'forbids to use one card in place of the turn for the text of another', () => {
    const both = held('gandalf-the-white', 'a-king-revealed')
    expect(rulesOf(both, fellowship({ kind: 'playReturn', card: 'a-king-revealed' }))).toEqual([
      'special.otherUse',
    ])
    expect(
      rulesOf(theirs, sauron({ kind: 'playRecall', card: 'crebain-of-dunland', piece: 'warg' })),
    ).toEqual(['special.otherUse'])
    const named = { region: 'arthedain', piece: 'hidden' } as const
    expect(rulesOf(theirs, sauron({ kind: 'playName', card: 'recall-to-mordor', ...named }))).toEqual([
      'special.otherUse',
    ])
  })

  ruleTest('special.otherUse', 'forbids to give the turn for a card of another moment', () => {
    expect(rulesOf(held('shadowfax'), fellowship({ kind: 'playReturn', card: 'shadowfax' }))).toEqual([
      'special.otherUse',
    ])
    expect(rulesOf(theirs, sauron({ kind: 'playRecall', card: 'dark-of-mordor', piece: 'warg' }))).toEqual([
      'special.otherUse',
    ])
    const named = { region: 'arthedain', piece: 'hidden' } as const
    expect(rulesOf(theirs, sauron({ kind: 'playName', card: 'dark-of-mordor', ...named }))).toEqual([
      'special.otherUse',
    ])
  })

  ruleTest('special.ownTurn', 'forbids Palantir and cards of other moments before the first turn', () => {
    expect(rulesOf(fresh(), sauron({ kind: 'playReveal', card: 'palantir', region: 'gondor' }))).toContain(
      'special.ownTurn',
    )
    expect(rulesOf(fresh(), sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'warg' }))).toEqual(
      ['setup.order'],
    )
  })

  ruleTest('movement.otherFace', 'forbids an extra step to the face that is not fielded', () => {
    const step = { kind: 'playStep', card: 'shadowfax', to: 'cardolan', way: 'step' } as const
    expect(rulesOf(held('shadowfax'), fellowship({ ...step, piece: 'gandalf-variant' }))).toEqual([
      'movement.otherFace',
    ])
  })

  ruleTest('special.otherUse', 'forbids another card in the place of Gwaihir', () => {
    const fight = play(
      draft({ rhudaur: ['gimli'], 'high-pass': ['shelob'] }, holding('gwaihir', 'shadowfax')),
      sauronMoves('shelob', 'rhudaur'),
    )
    expect(rulesOf(fight, fellowship({ kind: 'playRetreat', card: 'shadowfax', to: 'arthedain' }))).toEqual([
      'special.otherUse',
    ])
  })
})

const returns = (card: SpecialCardId) => fellowship({ kind: 'playReturn', card })

describe('cards in place of the turn', () => {
  it('Recall to Mordor names the piece and where it stands', () => {
    const home = draft({ mordor: ['shelob'], rohan: ['warg'] }, holding('recall-to-mordor'))
    const recalls = sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'shelob' })
    expect(reasons(home, recalls)).toEqual([
      ['special.recall-to-mordor', { piece: 'shelob', region: 'mordor' }],
    ])
  })

  it('Gandalf the White names Gandalf and Fangorn', () => {
    const alive = draft(
      { rohan: ['gandalf-classic'] },
      { ...holding('gandalf-the-white'), ...FELLOWSHIP_TURN },
    )
    expect(reasons(alive, returns('gandalf-the-white'))).toEqual([
      ['special.gandalf-the-white', { piece: 'gandalf-classic', region: 'fangorn' }],
    ])
  })

  it('A King Revealed brings nobody back, and special.otherUse names the card', () => {
    const held = draft({ rohan: ['gimli'] }, { ...holding('a-king-revealed'), ...FELLOWSHIP_TURN })
    expect(reasons(held, returns('a-king-revealed'))).toEqual([
      ['special.otherUse', { card: 'a-king-revealed' }],
    ])
  })

  it('Gandalf the White is not a card of Sauron, and nothing else is wrong with it', () => {
    const theirs = draft({ rohan: ['warg'] }, holding('gandalf-the-white'))
    expect(forbids(theirs, sauron({ kind: 'playReturn', card: 'gandalf-the-white' }))).toEqual([
      'special.ownSide',
    ])
  })
})

describe('Palantir before the first turn', () => {
  const looks = says('second', { kind: 'playReveal', card: 'palantir', region: 'arthedain' })

  it('special.ownTurn forbids it to the second player while pieces are placed, in a match as well', () => {
    const placing = fresh({ games: 2, specialCards: 'handicap', handicap: ['palantir'] })
    expect(asked(placing)).toBe('first+second decide/placement')
    expect(forbids(placing, looks)).toEqual(['special.ownTurn'])
    const begun = through(placing, 'decide/placement')
    expect([asked(begun), forbids(begun, looks)]).toEqual(['second decide/turn', []])
  })
})
