/** The bounds of an extra step: the move it demands, the win that needs none, and a piece that was named. */
import { describe, expect, it } from 'vitest'
import { confrontation, type CharacterId, type RegionId, type State } from '../../../src/confrontation'
import type { Way } from '../../../src/confrontation/model/actions'
import { draft, holding, offered, pass } from '../interactions/words'
import { sauronMoves } from '../interactions/scenes'
import { asked, fellowship, forbids, play, sauron, where, winner } from '../support/table'
import { reasons, sentenceFor } from './words'

const dark = (piece: CharacterId, to: RegionId) =>
  sauron({ kind: 'playStep', card: 'dark-of-mordor', piece, to, way: 'step' })
const rides = (piece: CharacterId, to: RegionId, way: Way = 'step') =>
  fellowship({ kind: 'playStep', card: 'shadowfax', piece, to, way })
const DARK = { config: holding('dark-of-mordor') }
const ours = { config: holding('shadowfax'), turn: 'fellowship' } as const
const steps = (state: State) => offered(state, 'sauron').filter((said) => said.startsWith('playStep'))

describe('special.secondMove with The Dark of Mordor, for the last piece of Sauron', () => {
  it('forbids the variant Witch King a step that does not win, for nobody else can move', () => {
    const alone = draft({ rohan: ['frodo-classic'], fangorn: ['witch-king-variant'] }, DARK)
    expect(reasons(alone, dark('witch-king-variant', 'caradhras'))).toEqual([
      ['special.secondMove', { piece: 'witch-king-variant' }],
    ])
    expect(steps(alone)).toEqual([])
  })

  it('forbids the first piece a step into the Shire, which does not win yet', () => {
    const alone = draft({ rohan: ['frodo-classic'], arthedain: ['shelob'] }, DARK)
    expect(forbids(alone, dark('shelob', 'shire'))).toEqual(['special.secondMove'])
    expect(steps(alone)).toEqual([])
  })

  it('allows the variant Witch King the step into the Shire that wins', () => {
    const alone = draft({ rohan: ['frodo-classic'], arthedain: ['witch-king-variant'] }, DARK)
    expect(steps(alone)).toEqual(['playStep dark-of-mordor witch-king-variant shire step'])
    expect(winner(play(alone, dark('witch-king-variant', 'shire')))).toBe('sauron by end.witchKingInShire')
  })
})

describe('The Dark of Mordor after A King Revealed', () => {
  const compelled = { ...DARK, compelled: 'cave-troll' } as const

  it('movement.compelled allows the named Cave Troll a step after which it cannot go on', () => {
    const named = draft(
      { shire: ['frodo-classic'], mirkwood: ['cave-troll'], rhudaur: ['warg', 'shelob'] },
      compelled,
    )
    const stepped = play(named, dark('cave-troll', 'high-pass'))
    expect([where(stepped, 'cave-troll'), asked(stepped)]).toEqual(['high-pass', 'sauron decide/turn'])
    expect(asked(play(stepped, sauronMoves('warg', 'arthedain')))).toBe('fellowship decide/turn')
  })

  it('movement.compelled forbids a step that bars the way of the named Cave Troll', () => {
    const named = draft(
      {
        shire: ['frodo-classic'],
        'high-pass': ['cave-troll'],
        'misty-mountains': ['shelob'],
        rhudaur: ['warg'],
      },
      compelled,
    )
    expect(reasons(named, dark('shelob', 'rhudaur'))).toEqual([
      ['movement.compelled', { piece: 'shelob', must: 'cave-troll' }],
    ])
    expect(forbids(named, dark('shelob', 'eregion'))).toEqual([])
  })

  it('special.dark-of-mordor forbids a step among enemies, and says who and where', () => {
    const near = draft({ shire: ['frodo-classic'], caradhras: ['gimli'], fangorn: ['shelob', 'warg'] }, DARK)
    expect(reasons(near, dark('shelob', 'caradhras'))).toEqual([
      ['special.dark-of-mordor', { piece: 'shelob', region: 'caradhras' }],
    ])
  })
})

describe('Shadowfax with Frodo', () => {
  const stepped = play(
    draft({ shire: ['frodo-classic', 'gimli'], gondor: ['warg'] }, ours),
    rides('frodo-classic', 'arthedain'),
  )

  it('asks for the move that follows the extra step', () => {
    expect(asked(stepped)).toBe('fellowship decide/turn')
    expect(sentenceFor(stepped, 'fellowship')).toBe('Which move follows the extra step?')
    expect(offered(stepped, 'fellowship')).toEqual([
      'move frodo-classic eregion step',
      'move frodo-classic rhudaur step',
    ])
  })

  it('special.beforeMove and special.once forbid a second extra step', () => {
    expect(forbids(stepped, rides('frodo-classic', 'eregion'))).toEqual([
      'special.once',
      'special.beforeMove',
    ])
  })
})

describe('Shadowfax in the tunnel', () => {
  const pieces = { eregion: ['frodo-classic'], caradhras: ['balrog'], gondor: ['warg'] } as const
  const waiting = play(draft(pieces, ours), rides('frodo-classic', 'fangorn', 'tunnel'))

  it('waits in the extra step of the turn while Balrog may strike, in a saved game as well', () => {
    expect(asked(waiting)).toBe('sauron decide/strike')
    expect(waiting.stack.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      'match play',
      'game turn',
      'turn step',
      'move strike',
      'decide/strike ask',
    ])
    const loaded = confrontation.decode(confrontation.encode(waiting))
    expect(loaded).toEqual({ _tag: 'Right', right: waiting })
    expect(asked(play(waiting, sauron(pass)))).toBe('fellowship decide/turn')
  })
})
