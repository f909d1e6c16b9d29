/** Illegal actions that a player would really try, with all the rules that forbid them. */
import { describe, expect, test } from 'vitest'
import { confrontation, type SpecialCardId, type State } from '../../../src/confrontation'
import { fellowship, forbids, play, sauron } from '../support/table'
import {
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  sauronMoves,
  variant,
} from '../interactions/scenes'
import { cards, eagle, met, pass, retreats } from '../interactions/words'
import { fresh } from './support'

type Case = readonly [tried: string, state: State, action: unknown, rules: ReadonlyArray<string>]

const opening = classic({
  rhudaur: ['gimli', 'legolas'],
  'high-pass': ['warg'],
  fangorn: ['shelob'],
  rohan: ['witch-king-classic'],
  dagorlad: ['black-rider'],
})
const ours = (pieces: Parameters<typeof draft>[0], ...special: ReadonlyArray<SpecialCardId>) =>
  draft(pieces, { ...holding(...special), ...FELLOWSHIP_TURN })
const fight = play(opening, sauronMoves('warg', 'rhudaur'), met('gimli'))
const frodo = play(
  classic({ eregion: ['frodo-classic'], caradhras: ['shelob'], rhudaur: ['warg'] }),
  sauronMoves('shelob', 'eregion'),
)
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
  ['to move backwards', opening, sauronMoves('shelob', 'gondor'), ['movement.forward']],
  ['to move to where he stands', opening, sauronMoves('shelob', 'fangorn'), ['movement.forward']],
  [
    'to step sideways over a mountain border',
    classic({ 'high-pass': ['warg'] }),
    sauronMoves('warg', 'misty-mountains'),
    ['movement.forward', 'movement.mountains'],
  ],
  [
    'to go up the river as Sauron',
    opening,
    sauronMoves('witch-king-classic', 'fangorn', 'river'),
    ['movement.river'],
  ],
  [
    'to go sideways with the Witch King where nobody is attacked',
    opening,
    sauronMoves('witch-king-classic', 'fangorn', 'power'),
    ['character.witch-king-classic', 'movement.attackOnly'],
  ],
  [
    'to fly with the Nazgul to two enemies',
    classic({ rhudaur: ['gimli', 'legolas'], gondor: ['flying-nazgul-classic'] }),
    sauronMoves('flying-nazgul-classic', 'rhudaur', 'power'),
    ['character.flying-nazgul-classic'],
  ],
  [
    'to ride with the Black Rider where nobody stands',
    opening,
    sauronMoves('black-rider', 'arthedain', 'power'),
    ['character.black-rider', 'movement.attackOnly'],
  ],
  [
    'to ride with the Black Rider over an enemy to nobody',
    classic({ gondor: ['black-rider'], rohan: ['merry'], fangorn: ['gimli'] }),
    sauronMoves('black-rider', 'cardolan', 'power'),
    ['character.black-rider', 'movement.attackOnly', 'movement.passThrough'],
  ],
  [
    'to crowd a region by a backward step',
    classic({ shire: ['sam-classic', 'pippin', 'merry'], arthedain: ['gimli'] }, FELLOWSHIP_TURN),
    fellowshipMoves('gimli', 'shire'),
    ['movement.forward', 'movement.limit'],
  ],
  [
    'to move a revealed Watcher backwards',
    variant({ gondor: ['watcher'] }, { revealed: ['watcher'] }),
    sauronMoves('watcher', 'mordor'),
    ['movement.watcher', 'movement.forward'],
  ],
  ['to move a piece of the other side', opening, sauronMoves('gimli', 'high-pass'), ['movement.ownPiece']],
  ['to move who is defeated', opening, sauronMoves('cave-troll', 'gondor'), ['movement.onBoard']],
  [
    'to play Gwaihir against the Warg',
    play(
      draft({ rhudaur: ['gimli'], 'high-pass': ['warg'] }, holding('gwaihir')),
      sauronMoves('warg', 'rhudaur'),
    ),
    fellowship(eagle('arthedain')),
    ['special.gwaihir', 'battle.cards'],
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
    ['battle.cards'],
  ],
  [
    'to retreat with Gimli, silenced by the Warg and without such a text',
    fight,
    fellowship(retreats('arthedain')),
    ['character.warg', 'character.gimli', 'battle.cards'],
  ],
  ['to change the card chosen', play(fight, cards('magic', '1')[0]), cards('1', '1')[0], ['battle.cards']],
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
    ['special.held'],
  ],
  [
    'to place in the mountains',
    fresh(),
    fellowship({ kind: 'place', piece: 'merry', region: 'high-pass' }),
    ['setup.placement'],
  ],
]

/** The rules that forbid an action; questions that are not asked begin with a sentence without a rule. */
const rulesOf = (state: State, action: unknown) => forbids(state, action).filter((rule) => rule !== null)

describe('why not', () => {
  test.each(CASES)('%s', (_tried, state, action, rules) => {
    expect(confrontation.legalActions(state)).not.toContainEqual(action)
    expect(rulesOf(state, action)).toEqual(rules)
  })

  test.each(CASES)('%s: sentences and places to look them up', (_tried, state, action) => {
    for (const { rule, sentence, cites } of confrontation.whyNot(state, action)) {
      expect(sentence.length).toBeGreaterThan(20)
      if (rule === null) continue
      expect(confrontation.rulebook[rule]?.sentence).toBe(sentence)
      expect(cites.some(({ book, chapter }) => book.length > 0 && chapter.length > 0)).toBe(true)
      expect(cites[0]?.book).toContain('rulebook')
      if (rule.startsWith('character.')) expect(cites[0]?.heading).toMatch(/classic|variant/)
    }
  })

  test('facts name the case', () => {
    const tried = fellowshipMoves('frodo-classic', 'arthedain')
    const crowded = classic({ arthedain: ['gimli', 'merry'] }, FELLOWSHIP_TURN)
    expect(confrontation.whyNot(crowded, tried)[0]?.facts).toEqual({
      region: 'arthedain',
      limit: 2,
      holds: 2,
    })
    expect(confrontation.whyNot(opening, sauronMoves('shelob', 'gondor'))[0]?.facts).toEqual({
      piece: 'shelob',
      from: 'fangorn',
      to: 'gondor',
    })
  })
})

describe('wrong seat, wrong time, over', () => {
  test('the other player is not asked', () => {
    const why = confrontation.whyNot(opening, fellowshipMoves('gimli', 'high-pass'))
    expect(why[0]?.rule).toBeNull()
    expect(why.map(({ rule }) => rule)).toContain('turn.alternate')
    expect(confrontation.whyNot(frodo, sauron(pass)).length).toBeGreaterThan(0)
    expect(confrontation.whyNot(opening, { seat: 'first', kind: 'pass' }).length).toBeGreaterThan(0)
  })

  test('the right player with the wrong answer is told what it lacks', () => {
    expect(rulesOf(opening, cards('1', '1')[1])).not.toEqual([])
    expect(rulesOf(fight, sauronMoves('shelob', 'misty-mountains'))).toContain('battle.next')
    expect(forbids(fresh(), sauronMoves('shelob', 'misty-mountains')).length).toBeGreaterThan(0)
  })

  test('after the end nothing is legal, and the answer says so', () => {
    const over = play(
      classic({ gondor: ['frodo-classic'] }, FELLOWSHIP_TURN),
      fellowshipMoves('frodo-classic', 'mordor'),
    )
    expect(confrontation.whyNot(over, sauronMoves('balrog', 'gondor'))).toMatchObject([
      { rule: null, sentence: 'The game is over.' },
    ])
  })
})
