/** What is tried at the wrong time: the first reason is the one a referee would give. */
import { describe, expect, test } from 'vitest'
import { confrontation, type State } from '../../../src/confrontation'
import { fellowship, play, sauron } from '../support/table'
import {
  classic,
  draft,
  FELLOWSHIP_TURN,
  holding,
  sauronMoves,
  fellowshipMoves,
} from '../interactions/scenes'
import { cards, pass, retreats, without } from '../interactions/words'
import { forbids } from '../support/table'
import { fresh, ruleTest } from './support'

const placing = fresh()
const drafting = fresh({ characters: 'draft-open', specialCards: 'announced-number' })
const turn = classic({ arthedain: ['gimli'], rohan: ['warg'], caradhras: ['balrog'] })
const ours = classic({ arthedain: ['gimli'], rohan: ['warg'] }, FELLOWSHIP_TURN)
const fight = play(classic({ rhudaur: ['gimli'], 'high-pass': ['shelob'] }), sauronMoves('shelob', 'rhudaur'))
const held = draft({ arthedain: ['gimli'], rohan: ['warg'] }, holding('crebain-of-dunland', 'gwaihir'))
const used = play(
  draft({ arthedain: ['gimli'], rohan: ['warg'] }, holding('crebain-of-dunland', 'recall-to-mordor')),
  sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'warg' }),
)

const spentOne = play(
  classic({ rhudaur: ['gimli'], 'high-pass': ['shelob'] }, { hand: without('fellowship-1', 'sauron-1') }),
  sauronMoves('shelob', 'rhudaur'),
)

const place = (piece: string, region: string) => ({ kind: 'place', piece, region }) as never
const field = (character: string) => ({ kind: 'fieldCharacter', character }) as never
const card = (kind: string, id: string, more: object = {}) => ({ kind, card: id, ...more }) as never
const plain = (kind: string, more: object = {}) => ({ kind, ...more }) as never

/** What is tried, by whom and where, and the first reason. */
const ASKED: ReadonlyArray<readonly [tried: string, state: State, action: unknown, rule: string]> = [
  ['to move while pieces are placed', placing, sauronMoves('warg', 'rohan'), 'setup.order'],
  ['to move during the draft', drafting, fellowshipMoves('gimli', 'cardolan'), 'setup.order'],
  ['to place during the draft', drafting, fellowship(place('gimli', 'cardolan')), 'setup.order'],
  [
    'to name a number during the draft',
    drafting,
    fellowship(plain('nameNumber', { number: 2 })),
    'setup.order',
  ],
  ['to name a number with Sauron', drafting, sauron(plain('nameNumber', { number: 2 })), 'setup.noNumber'],
  [
    'to name a number in a game without',
    turn,
    fellowship(plain('nameNumber', { number: 2 })),
    'setup.noNumber',
  ],
  ['to pick a card in a game without', placing, sauron(card('pickSpecial', 'palantir')), 'setup.noPick'],
  ['to pick a card during the draft', drafting, sauron(card('pickSpecial', 'shadowfax')), 'setup.order'],
  ['to field a face in the classic game', placing, fellowship(field('gimli')), 'setup.noDraft'],
  ['to field a face in the game', turn, sauron(field('warg')), 'setup.noDraft'],
  ['to place a character in the game', turn, sauron(place('warg', 'gondor')), 'setup.over'],
  ['to place a character in a battle', fight, sauron(place('warg', 'gondor')), 'setup.over'],
  ['to place an enemy in the game', turn, sauron(place('gimli', 'gondor')), 'setup.ownPiece'],
  [
    'to play a card in place of a turn at set-up',
    placing,
    sauron(card('playRecall', 'recall-to-mordor', { piece: 'warg' })),
    'setup.order',
  ],
  ['to fight with a card at set-up', placing, sauron(card('playCard', 'sauron-1')), 'battle.none'],
  ['to strike at set-up', placing, sauron(plain('strike')), 'turn.noTraveller'],
  ['to pass at set-up', placing, sauron(pass), 'turn.nothingOffered'],
  ['to pass a turn', turn, sauron(pass), 'turn.nothingOffered'],
  ['to pass the turn of the other', turn, fellowship(pass), 'turn.nothingOffered'],
  ['to pass while a card is to be chosen', fight, fellowship(pass), 'turn.nothingOffered'],
  ['to strike with nobody in the tunnel', turn, sauron(plain('strike')), 'turn.noTraveller'],
  ['to strike with the Fellowship', turn, fellowship(plain('strike')), 'battle.noSuchText'],
  ['to strike in a battle', fight, sauron(plain('strike')), 'turn.noTraveller'],
  ['to retreat without a battle', turn, sauron(retreats('gondor')), 'battle.none'],
  [
    'to retreat without a battle, on the turn of the other',
    turn,
    fellowship(retreats('shire')),
    'battle.none',
  ],
  ['to choose a card without a battle', turn, sauron(card('playCard', 'sauron-1')), 'battle.none'],
  ['to choose a card without a battle, out of turn', turn, cards('1', '1')[0], 'battle.none'],
  ['to fetch without a battle', turn, sauron(card('fetch', 'sauron-1')), 'battle.none'],
  ['to attack without a move', turn, sauron(plain('attackHidden')), 'battle.attack'],
  ['to attack on the turn of the other', turn, fellowship(plain('attackHidden')), 'turn.alternate'],
  [
    'to attack Gimli without a move',
    turn,
    sauron(plain('attackRevealed', { piece: 'gimli' })),
    'battle.attack',
  ],
  ['to attack somebody else in a battle', fight, sauron(plain('attackHidden')), 'battle.opponentSet'],
  [
    'to attack Frodo in a battle',
    fight,
    sauron(plain('attackRevealed', { piece: 'frodo-classic' })),
    'battle.opponentSet',
  ],
  [
    'to let another fight without a battle',
    ours,
    fellowship(plain('replace', { piece: 'sam-classic' })),
    'battle.none',
  ],
  [
    'to show somebody without a battle',
    ours,
    fellowship(plain('showBeside', { piece: 'frodo-classic' })),
    'battle.none',
  ],
  [
    'to change places without a battle',
    ours,
    fellowship(plain('swap', { piece: 'frodo-classic' })),
    'battle.none',
  ],
  ['to forbid cards without a battle', ours, fellowship(plain('forbidCards')), 'battle.none'],
  ['to exchange a card without a battle', ours, fellowship(plain('exchange')), 'battle.none'],
  ['to refuse a card without a battle', turn, sauron(plain('refuse')), 'battle.none'],
  ['to support nobody', ours, fellowship(plain('support')), 'battle.none'],
  ['to slip away from nothing', turn, sauron(plain('slipAway', { to: 'gondor' })), 'battle.none'],
  ['to move out of turn', turn, fellowshipMoves('gimli', 'rhudaur'), 'turn.alternate'],
  ['to move out of turn with Sauron', ours, sauronMoves('warg', 'fangorn'), 'turn.alternate'],
  ['to move an enemy out of turn', turn, fellowshipMoves('warg' as never, 'fangorn'), 'movement.ownPiece'],
  ['to move an enemy', turn, sauronMoves('gimli' as never, 'rhudaur'), 'movement.ownPiece'],
  ['to move somebody in a battle', fight, sauronMoves('warg', 'rohan'), 'turn.mustMove'],
  ['to move out of turn in a battle', fight, fellowshipMoves('gimli', 'arthedain'), 'turn.alternate'],
  [
    'to move the face that is not fielded',
    turn,
    sauronMoves('watcher' as never, 'rohan'),
    'movement.otherFace',
  ],
  [
    'to play a card of the other side',
    held,
    sauron(card('playReturn', 'gandalf-the-white')),
    'special.ownSide',
  ],
  [
    'to play a card that was not given',
    held,
    sauron(card('playRecall', 'recall-to-mordor', { piece: 'warg' })),
    'special.held',
  ],
  [
    'to play Crebain as Recall',
    held,
    sauron(card('playRecall', 'crebain-of-dunland', { piece: 'warg' })),
    'special.otherUse',
  ],
  [
    'to look with Crebain',
    held,
    sauron(card('playReveal', 'crebain-of-dunland', { region: 'arthedain' })),
    'special.otherUse',
  ],
  [
    'to look with the card of the other',
    held,
    fellowship(card('playReveal', 'palantir', { region: 'gondor' })),
    'special.ownSide',
  ],
  [
    'to fly without a battle',
    held,
    fellowship(card('playRetreat', 'gwaihir', { to: 'shire' })),
    'special.startOfBattle',
  ],
  [
    'to play a card a second time',
    used,
    sauron(card('playRecall', 'recall-to-mordor', { piece: 'warg' })),
    'special.once',
  ],
  [
    'to play a card in place of the turn of the other',
    used,
    sauron(card('playName', 'crebain-of-dunland', { region: 'arthedain', piece: 'hidden' })),
    'turn.alternate',
  ],
  ['to play a used card in a battle', fight, sauron(card('playReturn', 'recall-to-mordor')), 'special.held'],
  ['to choose a card of the other side', fight, sauron(card('playCard', 'fellowship-1')), 'battle.ownCard'],
  ['to choose another card', play(fight, cards('1', '1')[0]), cards('2', '1')[0], 'battle.cards'],
  ['to choose the same card again', play(fight, cards('1', '1')[0]), cards('1', '1')[0], 'battle.cards'],
  ['to fetch a card of the other side', fight, sauron(card('fetch', 'fellowship-1')), 'battle.ownCard'],
  ['to fetch a card of the hand', fight, sauron(card('fetch', 'sauron-1')), 'battle.cardInDiscard'],
  ['to support with Sauron', fight, sauron(plain('support')), 'battle.noSuchText'],
  ['to support without Gandalf in the game', fight, fellowship(plain('support')), 'battle.noSuchText'],
  [
    'to change places with Gimli',
    fight,
    fellowship(plain('swap', { piece: 'frodo-classic' })),
    'battle.noPower',
  ],
  ['to retreat with Gimli', fight, fellowship(retreats('arthedain')), 'battle.noPower'],
  ['to retreat with Shelob', fight, sauron(retreats('high-pass')), 'battle.noPower'],
  ['to refuse a card with Shelob', fight, sauron(plain('refuse')), 'battle.noPower'],
  ['to forbid cards with Shelob', fight, sauron(plain('forbidCards')), 'battle.noPower'],
  ['to slip away with Shelob', fight, sauron(plain('slipAway', { to: 'gondor' })), 'battle.noPower'],
]

describe('the first reason', () => {
  test.each(ASKED)('%s', (_tried, state, action, rule) => {
    const [first, ...rest] = confrontation.whyNot(state, action)
    expect(first?.rule).toBe(rule)
    for (const one of [first, ...rest]) {
      expect(one?.rule).not.toBeNull()
      expect(one?.sentence).not.toContain('decide/')
    }
  })

  test('tells whose turn it is, and who fights whom', () => {
    const facts = (state: State, action: unknown) => confrontation.whyNot(state, action)[0]?.facts
    expect(facts(turn, fellowshipMoves('gimli', 'rhudaur'))).toEqual({ turn: 'sauron' })
    expect(facts(fight, sauron(plain('attackHidden')))).toEqual({ fighter: 'shelob', against: 'gimli' })
    expect(facts(placing, fellowship(field('gimli')))).toEqual({ characters: 'classic' })
  })
})

describe('what is asked for at its time', () => {
  ruleTest('setup.order', 'allows to place when nothing is left to settle', () => {
    expect(forbids(placing, fellowship(place('gimli', 'cardolan')))).toEqual([])
  })
  ruleTest('setup.order', 'forbids to place during the draft', () => {
    expect(forbids(drafting, fellowship(place('gimli', 'cardolan')))).toEqual(['setup.order'])
  })
  ruleTest('setup.over', 'allows to place before the first turn', () => {
    expect(forbids(placing, sauron(place('warg', 'gondor')))).toEqual([])
  })
  ruleTest('setup.over', 'forbids to place in the game', () => {
    expect(forbids(turn, sauron(place('warg', 'gondor')))).toEqual(['setup.over'])
  })
  ruleTest('setup.noDraft', 'allows to choose a face in the draft', () => {
    expect(forbids(drafting, fellowship(field('gimli')))).toEqual([])
  })
  ruleTest('setup.noDraft', 'forbids to choose a face in the classic game', () => {
    expect(forbids(placing, fellowship(field('gimli')))).toEqual(['setup.noDraft'])
  })
  const announced = fresh({ specialCards: 'announced-number' })
  ruleTest('setup.noNumber', 'allows the Fellowship to name a number', () => {
    expect(forbids(announced, fellowship(plain('nameNumber', { number: 2 })))).toEqual([])
  })
  ruleTest('setup.noNumber', 'forbids Sauron to name a number', () => {
    expect(forbids(announced, sauron(plain('nameNumber', { number: 2 })))).toEqual(['setup.noNumber'])
  })
  ruleTest('setup.noPick', 'allows to pick a card where cards are picked', () => {
    expect(forbids(fresh({ specialCards: 'pick-two' }), sauron(card('pickSpecial', 'palantir')))).toEqual([])
  })
  ruleTest('setup.noPick', 'forbids to pick a card in a game without them', () => {
    expect(forbids(placing, sauron(card('pickSpecial', 'palantir')))).toEqual(['setup.noPick'])
  })
  ruleTest('turn.nothingOffered', 'allows to decline what a text offers', () => {
    const offered = play(
      classic({ eregion: ['frodo-classic'], caradhras: ['shelob'] }),
      sauronMoves('shelob', 'eregion'),
    )
    expect(forbids(offered, fellowship(pass))).toEqual([])
  })
  ruleTest('turn.nothingOffered', 'forbids to decline a move or a combat card', () => {
    expect(forbids(turn, sauron(pass))).toEqual(['turn.nothingOffered'])
    expect(forbids(fight, sauron(pass))).toEqual(['turn.nothingOffered'])
  })
  ruleTest('turn.noTraveller', 'allows the Balrog to strike who goes through the tunnel', () => {
    const through = play(
      classic({ eregion: ['gimli'], caradhras: ['balrog'] }, FELLOWSHIP_TURN),
      fellowship({ kind: 'move', piece: 'gimli', to: 'fangorn', way: 'tunnel' }),
    )
    expect(forbids(through, sauron(plain('strike')))).toEqual([])
  })
  ruleTest('turn.noTraveller', 'forbids the Balrog to strike nobody', () => {
    expect(forbids(turn, sauron(plain('strike')))).toEqual(['turn.noTraveller'])
  })
  ruleTest('battle.none', 'allows a combat card in a battle', () => {
    expect(forbids(fight, cards('1', '1')[0])).toEqual([])
  })
  ruleTest('battle.none', 'forbids a combat card without one', () => {
    expect(forbids(turn, cards('1', '1')[1])).toEqual(['battle.none'])
  })
  const crowd = play(
    draft({ rhudaur: ['gimli', 'legolas'], 'high-pass': ['shelob'] }, { revealed: ['gimli'] } as never),
    sauronMoves('shelob', 'rhudaur'),
  )
  ruleTest('battle.opponentSet', 'allows to choose among those who are there', () => {
    expect(forbids(crowd, sauron(plain('attackRevealed', { piece: 'gimli' })))).toEqual([])
  })
  ruleTest('battle.opponentSet', 'forbids to choose anew', () => {
    expect(forbids(fight, sauron(plain('attackHidden')))).toEqual(['battle.opponentSet'])
  })
  ruleTest('battle.noSuchText', 'allows a power to whom a text grants it', () => {
    const frodo = play(
      classic({ eregion: ['frodo-classic'], caradhras: ['shelob'] }),
      sauronMoves('shelob', 'eregion'),
    )
    expect(forbids(frodo, fellowship(retreats('rhudaur')))).toEqual([])
  })
  ruleTest('battle.noSuchText', 'forbids the power of one who is not in the game', () => {
    expect(forbids(fight, fellowship(plain('support')))).toEqual(['battle.noSuchText'])
  })
  ruleTest('battle.noFetching', 'allows to fetch with Magic', () => {
    const magic = play(spentOne, ...cards('magic', '2'))
    expect(forbids(magic, fellowship(card('fetch', 'fellowship-1')))).toEqual([])
  })
  ruleTest('battle.noFetching', 'forbids to fetch without it', () => {
    expect(forbids(spentOne, fellowship(card('fetch', 'fellowship-1')))).toEqual(['battle.noFetching'])
  })
  ruleTest('special.ownSide', 'forbids a card of the other side', () => {
    expect(forbids(held, sauron(card('playReturn', 'gandalf-the-white')))).toEqual(['special.ownSide'])
  })
})
