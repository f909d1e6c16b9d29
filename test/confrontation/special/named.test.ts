/** Pieces that are named by a card: where they stand, and whom the demand to move binds. */
import { describe, expect, it } from 'vitest'
import type { RegionId } from '../../../src/confrontation'
import { draft, holding, offered, revealed } from '../interactions/words'
import { fellowshipMoves, sauronMoves } from '../interactions/scenes'
import { asked, fellowship, forbids, play, sauron, where } from '../support/table'
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
  const PIECES = { shire: ['frodo-classic', 'gimli'], gondor: ['warg'], mordor: ['shelob'] } as const
  const demand = { turn: 'fellowship', compelled: 'warg' } as const
  const another = sauronMoves('shelob', 'dagorlad')

  it('special.wholeTurn allows the Fellowship Gandalf the White while Sauron has to move a piece', () => {
    const config = holding('gandalf-the-white')
    const demanded = draft(PIECES, { ...demand, config, defeated: ['gandalf-classic'] })
    const returns = fellowship({ kind: 'playReturn', card: 'gandalf-the-white' })
    expect(forbids(demanded, returns)).toEqual([])
    const returned = play(demanded, returns)
    expect([where(returned, 'gandalf-classic'), asked(returned)]).toEqual(['fangorn', 'sauron decide/turn'])
    expect(forbids(returned, another)).toEqual(['movement.compelled'])
  })

  it('movement.compelled forbids Sauron another piece after a move of the Fellowship, too', () => {
    const moved = play(draft(PIECES, demand), fellowshipMoves('gimli', 'arthedain'))
    expect([asked(moved), forbids(moved, another)]).toEqual(['sauron decide/turn', ['movement.compelled']])
  })
})
