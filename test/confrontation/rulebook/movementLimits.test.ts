/** Movement: what may not be done with a piece, and the facts that are told of it. */
import { describe, expect, it, test } from 'vitest'
import { confrontation } from '../../../src/confrontation'
import { asked, play, sauron } from '../support/table'
import { classic, FELLOWSHIP_TURN, fellowshipMoves, sauronMoves, variant } from '../interactions/scenes'
import { pass } from '../interactions/words'
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
]

triedInVain('movement', CASES)

describe('movement', () => {
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

  ruleTest('movement.watcher', 'forbids a revealed Watcher to move by a power he does not have', () => {
    const state = variant({ gondor: ['watcher'], rohan: ['elrond'] }, { revealed: ['watcher'] })
    expect(rulesOf(state, sauronMoves('watcher', 'rohan', 'power'))).toEqual([
      'movement.watcher',
      'movement.forward',
    ])
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
