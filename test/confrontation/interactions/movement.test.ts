/** The tunnel and the Balrog, Shelob going home, the Watcher that stays (cases I1 to I16). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/confrontation'
import type { CharacterId } from '../../../src/confrontation/model/ids'
import {
  asked,
  eventsOf,
  fellowship,
  forbids,
  play,
  sauron,
  table,
  where,
  winner,
  type Said,
} from '../support/table'
import { cards, draft, goes, holding, met, offered, pass, revealed, ringbearer, sums, waysOf } from './words'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>

const strike: Said = { kind: 'strike' }

describe('the tunnel', () => {
  const FAR: Pieces = { rohan: ['orcs-classic'] }
  const through = (piece: CharacterId) => fellowship(goes(piece, 'fangorn', 'tunnel'))
  /** It is the turn of the Fellowship, and somebody stands in Eregion. */
  const ready = (pieces: Pieces, more: More = {}): State =>
    draft({ ...FAR, ...pieces }, { turn: 'fellowship', ...more })
  const revealedBy = (state: State, action: unknown) =>
    eventsOf(state, action).flatMap((event) => (event.kind === 'PieceRevealed' ? [event.piece] : []))

  it('I1 the Balrog strikes Frodo down in the tunnel and wins the game', () => {
    const start = play(ready({ eregion: ['frodo-classic'], caradhras: ['balrog'] }), through('frodo-classic'))
    expect(asked(start)).toBe('sauron decide/strike')
    expect(offered(start, 'sauron')).toEqual(['pass', 'strike'])
    expect(winner(play(start, sauron(strike)))).toBe('sauron by end.ringbearerDefeated')
  })

  it('I2 a Balrog who keeps still lets the traveller come to Fangorn and stays hidden', () => {
    const start = play(ready({ eregion: ['frodo-classic'], caradhras: ['balrog'] }), through('frodo-classic'))
    expect(where(start, 'frodo-classic')).toBe('eregion')
    const after = play(start, sauron(pass))
    expect(where(after, 'frodo-classic')).toBe('fangorn')
    expect(revealed(after)).toEqual([])
    expect(asked(after)).toBe('sauron decide/turn')
  })

  it('I3 anybody else in Caradhras can only let the traveller pass', () => {
    const pieces: Pieces = { eregion: ['frodo-classic'], caradhras: ['shelob'], mordor: ['balrog'] }
    const start = play(ready(pieces), through('frodo-classic'))
    expect(asked(start)).toBe('sauron decide/strike')
    expect(offered(start, 'sauron')).toEqual(['pass'])
    expect(forbids(start, sauron(strike))).toEqual(['character.balrog'])
    expect(where(play(start, sauron(pass)), 'frodo-classic')).toBe('fangorn')
  })

  it.each([
    ['the Balrog lies defeated', { defeated: ['balrog'] }],
    ['the Uruk-Hai are fielded in its place', { defeated: ['uruk-hai'] }],
  ] as const)('I3 nothing is asked when %s', (_, more) => {
    const start = ready({ eregion: ['frodo-classic'], caradhras: ['shelob'] }, more)
    const after = play(start, through('frodo-classic'))
    expect(where(after, 'frodo-classic')).toBe('fangorn')
    expect(asked(after)).toBe('sauron decide/turn')
  })

  it('I4 whoever waits in Fangorn is not shown when the traveller falls on the way', () => {
    const pieces: Pieces = { shire: ['frodo-classic'], eregion: ['boromir'], caradhras: ['balrog'] }
    const start = play(ready({ ...pieces, fangorn: ['shelob', 'warg'] }), through('boromir'))
    expect(revealedBy(start, sauron(strike))).toEqual(['balrog', 'boromir'])
    const after = play(start, sauron(strike))
    expect([where(after, 'boromir'), where(after, 'balrog')]).toEqual(['defeated', 'caradhras'])
    expect([where(after, 'shelob'), where(after, 'warg')]).toEqual(['fangorn', 'fangorn'])
    expect(revealed(after)).toEqual([])
  })

  it('I5 the Balrog strikes the rider of Shadowfax, and the turn is over without a move', () => {
    const pieces: Pieces = { shire: ['frodo-classic'], eregion: ['merry'], caradhras: ['balrog'] }
    const start = play(
      ready(pieces, { config: holding('shadowfax') }),
      fellowship({ kind: 'playStep', card: 'shadowfax', piece: 'merry', to: 'fangorn', way: 'tunnel' }),
    )
    expect(asked(start)).toBe('sauron decide/strike')
    const after = play(start, sauron(strike))
    expect(where(after, 'merry')).toBe('defeated')
    expect(asked(after)).toBe('sauron decide/turn')
    expect(asked(play(start, sauron(pass)))).toBe('fellowship decide/turn')
  })

  it('I6 variant Frodo struck in the tunnel leaves the ring to Sam', () => {
    const pieces: Pieces = { shire: ['sam-variant'], eregion: ['frodo-variant'], caradhras: ['balrog'] }
    const after = play(ready(pieces), through('frodo-variant'), sauron(strike))
    expect([where(after, 'frodo-variant'), ringbearer(after)]).toEqual(['defeated', 'sam-variant'])
    expect([winner(after), asked(after)]).toEqual(['nobody', 'sauron decide/turn'])
    expect(revealed(after)).toEqual([])
  })

  it('I7 Treebeard jumps over Caradhras, where nothing can reach him', () => {
    const pieces: Pieces = { shire: ['frodo-classic'], eregion: ['treebeard'], caradhras: ['balrog'] }
    const start = ready({ ...pieces, fangorn: ['shelob'] })
    expect(waysOf(start, 'fellowship', 'treebeard')).toEqual([
      'caradhras step',
      'fangorn power',
      'fangorn tunnel',
      'misty-mountains step',
    ])
    const jumped = play(start, fellowship(goes('treebeard', 'fangorn', 'power')))
    expect(asked(jumped)).toBe('fellowship+sauron decide/cards')
    expect(sums(jumped, ...cards('1', '1'))).toEqual(['7 against 6'])
    expect(asked(play(start, through('treebeard')))).toBe('sauron decide/strike')
  })
})

describe('Shelob', () => {
  /** She attacks and beats Legolas with a 6 against a 1. */
  const beats = (pieces: Pieces): State =>
    play(
      draft({ shire: ['frodo-classic'], eregion: ['legolas'], caradhras: ['shelob'], ...pieces }),
      sauron(goes('shelob', 'eregion')),
      ...cards('1', '6'),
    )

  it('I8 her prey taken in Eregion, she goes home to Gondor and is hidden again', () => {
    const after = beats({ gondor: ['warg'] })
    expect([where(after, 'legolas'), where(after, 'shelob')]).toEqual(['defeated', 'gondor'])
    expect([revealed(after), asked(after)]).toEqual([[], 'fellowship decide/turn'])
  })

  it.each([
    ['two of her own side', { gondor: ['warg', 'balrog'] }],
    ['an enemy', { gondor: ['gimli'] }],
  ] as const)('I9 she is lost if %s bar her from Gondor', (_, pieces) => {
    const after = beats(pieces)
    expect([where(after, 'legolas'), where(after, 'shelob')]).toEqual(['defeated', 'defeated'])
  })

  it('I10 in Gondor itself she stays and fights on', () => {
    const first = play(
      draft({ shire: ['frodo-classic'], gondor: ['legolas', 'gimli'], mordor: ['shelob', 'warg'] }),
      sauron(goes('shelob', 'gondor')),
      met('legolas'),
      ...cards('1', '6'),
    )
    expect([where(first, 'legolas'), where(first, 'shelob')]).toEqual(['defeated', 'gondor'])
    expect(asked(first)).toBe('fellowship+sauron decide/cards')
    expect(sums(first, ...cards('2', '5'))).toEqual(['5 against 10'])
    expect(where(play(first, ...cards('2', '5')), 'shelob')).toBe('gondor')
  })

  it('I11 her way home ends the attack, and the second defender is spared', () => {
    const after = play(
      draft({ shire: ['frodo-classic'], rhudaur: ['legolas', 'gimli'], 'high-pass': ['shelob'] }),
      sauron(goes('shelob', 'rhudaur')),
      met('legolas'),
      ...cards('1', '6'),
    )
    expect([where(after, 'shelob'), where(after, 'gimli')]).toEqual(['gondor', 'rhudaur'])
    expect(asked(after)).toBe('fellowship decide/turn')
  })
})

describe('the Watcher', () => {
  const shown: More = { revealed: ['watcher'] }

  it('I12 finishes the attack that revealed it, and then never moves again', () => {
    const first = play(
      draft({
        shire: ['frodo-classic'],
        rhudaur: ['legolas', 'gimli'],
        'high-pass': ['watcher'],
        mordor: ['warg'],
      }),
      sauron(goes('watcher', 'rhudaur')),
      met('legolas'),
      ...cards('1', '1'),
    )
    expect(revealed(first)).toContain('watcher')
    const after = play(first, ...cards('2', '2'))
    expect([where(after, 'legolas'), where(after, 'gimli')]).toEqual(['defeated', 'defeated'])
    const next = play(after, fellowship(goes('frodo-classic', 'cardolan')))
    expect(revealed(next)).toEqual(['watcher'])
    expect(waysOf(next, 'sauron', 'watcher')).toEqual([])
    expect(forbids(next, sauron(goes('watcher', 'arthedain')))).toEqual(['movement.watcher'])
  })

  /** The revealed Watcher is attacked in Fangorn, and Sauron plays his Retreat. */
  const retreating = (more: More): State =>
    play(
      draft(
        { shire: ['frodo-classic'], caradhras: ['gimli'], fangorn: ['watcher'], mordor: ['warg'] },
        { ...shown, turn: 'fellowship', ...more },
      ),
      fellowship(goes('gimli', 'fangorn')),
      ...cards('1', 'retreat'),
    )

  it('I13 may still leave by the Retreat card, and stays revealed', () => {
    const after = retreating({})
    expect([where(after, 'watcher'), revealed(after)]).toEqual(['rohan', ['watcher']])
    expect(asked(after)).toBe('sauron decide/turn')
  })

  it('I13 where retreats may run upstream, it has the choice of both banks', () => {
    const asking = retreating({ config: { upstreamSidewaysRetreat: true } })
    expect(asked(asking)).toBe('sauron decide/retreatByCard')
    expect(offered(asking, 'sauron')).toEqual(['retreat mirkwood', 'retreat rohan'])
    expect(where(play(asking, sauron({ kind: 'retreat', to: 'mirkwood' })), 'watcher')).toBe('mirkwood')
  })

  it.each([
    ['it is all that Sauron has left', {}],
    ['his other piece has come to the end of its way', { shire: ['balrog'] }],
  ] as const)('I14 revealed, it loses the game for Sauron when %s', (_, others) => {
    const stuck = draft({ rhudaur: ['frodo-classic'], rohan: ['watcher'], ...others }, shown)
    expect(winner(stuck)).toBe('fellowship by end.cannotMove')
  })

  it('I14 a card in place of the turn saves Sauron, but nothing else can be done', () => {
    const config = holding('recall-to-mordor', 'crebain-of-dunland', 'palantir')
    const start = draft({ rhudaur: ['frodo-classic'], rohan: ['watcher'] }, { ...shown, config })
    expect(asked(start)).toBe('sauron decide/turn')
    expect(offered(start, 'sauron')).toEqual([
      'playName crebain-of-dunland rhudaur hidden',
      'playRecall recall-to-mordor watcher',
    ])
    const peek: Said = { kind: 'playReveal', card: 'palantir', region: 'rhudaur' }
    expect(forbids(start, sauron(peek))).toEqual(['special.ownTurn'])
    const after = play(start, sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'watcher' }))
    expect([where(after, 'watcher'), revealed(after)]).toEqual(['mordor', ['watcher']])
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  it('I14 a Recall that would move nobody does not save him', () => {
    const config = holding('recall-to-mordor')
    const stuck = draft({ rhudaur: ['frodo-classic'], mordor: ['watcher'] }, { ...shown, config })
    expect(winner(stuck)).toBe('fellowship by end.cannotMove')
  })

  /** Aragorn may name a piece; the Watcher stands in Rohan and another piece in Fangorn. */
  const named = (more: More): State =>
    draft(
      { shire: ['frodo-classic'], rhudaur: ['aragorn-classic'], rohan: ['watcher'], fangorn: ['warg'] },
      { turn: 'fellowship', config: holding('a-king-revealed'), ...more },
    )
  const naming = (piece: CharacterId | 'hidden'): Said => ({
    kind: 'playName',
    card: 'a-king-revealed',
    region: 'rohan',
    piece,
  })

  it('I15 cannot be named by A King Revealed once it is revealed', () => {
    const start = named(shown)
    expect(offered(start, 'fellowship').filter((said) => said.startsWith('playName'))).toEqual([
      'playName a-king-revealed fangorn hidden',
    ])
    expect(forbids(start, fellowship(naming('watcher')))).toEqual(['special.a-king-revealed'])
    expect(forbids(start, fellowship(naming('hidden')))).toEqual(['special.a-king-revealed'])
  })

  it('I15 may be named while it is hidden, and must then move', () => {
    const start = named({})
    expect(forbids(start, fellowship(naming('watcher')))).toEqual(['special.a-king-revealed'])
    const next = play(start, fellowship(naming('hidden')))
    expect(offered(next, 'sauron')).toEqual(['move watcher caradhras step', 'move watcher gap-of-rohan step'])
    expect(forbids(next, sauron(goes('warg', 'caradhras')))).toEqual(['movement.compelled'])
  })

  it('I16 takes no step of The Dark of Mordor once it is revealed', () => {
    const pieces: Pieces = {
      shire: ['frodo-variant'],
      rohan: ['watcher'],
      fangorn: ['gollum'],
      gondor: ['orcs-variant'],
    }
    const config = { ...holding('dark-of-mordor'), characters: 'variant' } as const
    const step = (piece: CharacterId): Said => ({
      kind: 'playStep',
      card: 'dark-of-mordor',
      piece,
      to: 'caradhras',
      way: 'step',
    })
    const rooted = table({ config, pieces, ...shown })
    expect(forbids(rooted, sauron(step('watcher')))).toEqual(['movement.watcher'])
    expect(forbids(rooted, sauron(step('gollum')))).toEqual([])
    expect(forbids(table({ config, pieces }), sauron(step('watcher')))).toEqual([])
  })
})
