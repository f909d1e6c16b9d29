/** Pieces that are named by a card: where they stand, and whom the demand to move binds. */
import { describe, expect, it } from 'vitest'
import type { RegionId, State } from '../../../src/confrontation'
import { draft, holding, offered, revealed } from '../interactions/words'
import { fellowshipMoves, sauronMoves } from '../interactions/scenes'
import { asked, fellowship, forbids, play, sauron } from '../support/table'
import { reasons } from './words'

describe('Crebain of Dunland on Frodo, who lies open', () => {
  const spies = (region: RegionId) =>
    sauron({ kind: 'playName', card: 'crebain-of-dunland', region, piece: 'frodo-classic' })
  const open = draft(
    { shire: ['frodo-classic', 'gimli'], eregion: ['merry'], gondor: ['warg'] },
    { config: holding('crebain-of-dunland'), revealed: ['frodo-classic'] },
  )

  it('special.crebain-of-dunland forbids to name him where he does not stand', () => {
    expect(reasons(open, spies('eregion'))).toEqual([
      ['special.crebain-of-dunland', { piece: 'frodo-classic', region: 'eregion' }],
    ])
    expect(offered(open, 'sauron').filter((said) => said.includes('frodo'))).toEqual([
      'playName crebain-of-dunland shire frodo-classic',
    ])
  })

  it('special.crebain-of-dunland allows to name him where he stands, and nobody is drawn', () => {
    expect(forbids(open, spies('shire'))).toEqual([])
    const named = play(open, spies('shire'))
    expect([asked(named), revealed(named)]).toEqual(['fellowship decide/turn', ['frodo-classic']])
  })
})

describe('A King Revealed binds Sauron and nobody else', () => {
  const returns = fellowship({ kind: 'playReturn', card: 'gandalf-the-white' })
  const demanded = draft(
    { shire: ['frodo-classic', 'gimli'], gondor: ['warg'], mordor: ['shelob'] },
    {
      config: holding('gandalf-the-white'),
      turn: 'fellowship',
      defeated: ['gandalf-classic'],
      compelled: 'warg',
    },
  )
  const stillBound = (state: State): void => {
    expect(asked(state)).toBe('sauron decide/turn')
    expect(forbids(state, sauronMoves('shelob', 'dagorlad'))).toEqual(['movement.compelled'])
    expect(asked(play(state, sauronMoves('warg', 'rohan')))).toBe('fellowship decide/turn')
  }

  it('special.wholeTurn allows the Fellowship Gandalf the White while Sauron has to move a piece', () => {
    expect(forbids(demanded, returns)).toEqual([])
    stillBound(play(demanded, returns))
  })

  it('movement.compelled forbids Sauron another piece after a move of the Fellowship, too', () => {
    stillBound(play(demanded, fellowshipMoves('gimli', 'arthedain')))
  })
})
