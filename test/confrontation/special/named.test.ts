/** Pieces that are named by a card: where they stand, and whom the demand to move binds. */
import { describe, expect, it } from 'vitest'
import { confrontation, type RegionId } from '../../../src/confrontation'
import { draft, holding, offered, revealed } from '../interactions/words'
import { fellowshipMoves, sauronMoves } from '../interactions/scenes'
import { mustLeft } from '../../kernel/conformance/check'
import { asked, forbids, play, sauron } from '../support/table'
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

describe('A King Revealed binds Sauron in the turn that follows, and in no other', () => {
  const PIECES = { shire: ['frodo-classic', 'gimli'], gondor: ['warg'], mordor: ['shelob'] } as const
  const another = sauronMoves('shelob', 'dagorlad')

  it('movement.compelled forbids another piece until the named one has moved', () => {
    const bound = draft(PIECES, { turn: 'sauron', compelled: 'warg' })
    expect(forbids(bound, another)).toEqual(['movement.compelled'])
    const free = play(bound, sauronMoves('warg', 'rohan'), fellowshipMoves('gimli', 'arthedain'))
    expect([asked(free), forbids(free, another)]).toEqual(['sauron decide/turn', []])
  })

  it('a snapshot in which the Fellowship is to move meanwhile is refused', () => {
    const free = confrontation.encode(draft(PIECES, { turn: 'fellowship' }))
    const bound = confrontation.encode(draft(PIECES, { turn: 'sauron', compelled: 'warg' }))
    const { compelled, compelledIn } = bound.table as Readonly<Record<string, unknown>>
    const edited = { ...free, table: { ...(free.table as object), compelled, compelledIn } }
    expect(mustLeft(confrontation.decode(edited), 'read').problem).toBe(
      'a compelled piece moves at once: it is the turn of Sauron',
    )
  })
})
