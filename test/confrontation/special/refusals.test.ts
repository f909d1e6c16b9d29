/** Cards and powers that are refused: by no other rule than the right one, and with the facts of the case. */
import { describe, expect, it } from 'vitest'
import type { SpecialCardId } from '../../../src/confrontation'
import {
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  sauronMoves,
} from '../interactions/scenes'
import { pass, retreats } from '../interactions/words'
import { fresh, says, through } from '../rulebook/support'
import { asked, fellowship, forbids, play, sauron } from '../support/table'
import { reasons } from './words'

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

  it('A King Revealed brings nobody back, and special.insteadOfTurn names the card', () => {
    const held = draft({ rohan: ['gimli'] }, { ...holding('a-king-revealed'), ...FELLOWSHIP_TURN })
    expect(reasons(held, returns('a-king-revealed'))).toEqual([
      ['special.insteadOfTurn', { card: 'a-king-revealed' }],
    ])
  })

  it('Gandalf the White is not a card of Sauron, and nothing else is wrong with it', () => {
    const theirs = draft({ rohan: ['warg'] }, holding('gandalf-the-white'))
    expect(forbids(theirs, sauron({ kind: 'playReturn', card: 'gandalf-the-white' }))).toEqual([
      'special.held',
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
      ['character.frodo-variant', { piece: 'frodo-variant' }],
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

describe('Balrog beside the tunnel', () => {
  it('character.balrog forbids a strike while he is elsewhere, and names him', () => {
    const pieces = { eregion: ['gimli'], caradhras: ['shelob'], mordor: ['balrog'] } as const
    const travelling = play(classic(pieces, FELLOWSHIP_TURN), fellowshipMoves('gimli', 'fangorn', 'tunnel'))
    expect(asked(travelling)).toBe('sauron decide/strike')
    expect(reasons(travelling, sauron({ kind: 'strike' }))).toEqual([
      ['character.balrog', { piece: 'balrog' }],
    ])
    expect(asked(play(travelling, sauron(pass)))).toBe('sauron decide/turn')
  })
})
