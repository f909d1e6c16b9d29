/** Hidden information (TC-95 to TC-98). */
import { describe, expect, it } from 'vitest'
import { cardGame, type CopyId, type Seat, type State } from '../../../src/card-game'
import { after, asked, by, comes, playing, type Move } from '../support/play'
import { told } from '../support/read'
import { cycles, forsakes, plays, turnOf, uses } from '../cards/scenes'

const OTHERS: ReadonlyArray<Seat | 'spectator'> = ['frodo', 'witch-king', 'saruman', 'spectator']

const sameTo = (viewer: Seat | 'spectator', one: State, other: State): void => {
  expect(cardGame.view(other, viewer)).toEqual(cardGame.view(one, viewer))
  if (viewer !== 'spectator') expect(cardGame.prompt(other, viewer)).toEqual(cardGame.prompt(one, viewer))
}

const seenBy = (viewer: Seat | 'spectator', state: State, ...moves: ReadonlyArray<Move>) =>
  cardGame.eventsFor(playing(state, ...moves).events, viewer)

describe('what others do not see', () => {
  it('TC-95: which card was cycled as a cost', () => {
    const start = turnOf('aragorn', { hand: ['arwen', 'lembas', 'elrond'] })
    const play = by('aragorn', { kind: 'play', card: 'arwen', to: 'reserve' })
    const drawn = comes('legolas')
    for (const viewer of OTHERS) {
      const [one, other] = (['lembas', 'elrond'] as const).map(
        (card) => [play, cycles('aragorn', card), drawn] as const,
      )
      if (one === undefined || other === undefined) throw new Error('two cards')
      expect(seenBy(viewer, start, ...other)).toEqual(seenBy(viewer, start, ...one))
    }
    const lembas = after(start, play, cycles('aragorn', 'lembas'), drawn)
    const elrond = after(start, play, cycles('aragorn', 'elrond'), drawn)
    for (const viewer of OTHERS) sameTo(viewer, lembas, elrond)
    expect(cardGame.view(elrond, 'aragorn')).not.toEqual(cardGame.view(lembas, 'aragorn'))
  })

  const reaver = (hand: ReadonlyArray<CopyId>): State =>
    after(turnOf('witch-king', { reserve: ['the-reaver'], hand }), uses('witch-king', 'the-reaver'))

  it('TC-96: which card was forsaken from hand, unless its text answers', () => {
    const start = reaver(['aragorn', 'arwen', 'frodo-baggins'])
    const lost = seenBy('witch-king', start, forsakes('aragorn', 'aragorn'))
    expect(lost).toEqual(seenBy('witch-king', start, forsakes('aragorn', 'arwen')))
    expect(JSON.stringify(lost)).not.toContain('"eliminated":"aragorn"')
    const shown = seenBy(
      'witch-king',
      after(start, forsakes('aragorn', 'arwen')),
      forsakes('frodo', 'frodo-baggins'),
    )
    expect(shown).toContainEqual(
      expect.objectContaining({ kind: 'EliminationReplaced', shown: 'frodo-baggins' }),
    )
  })

  it('TC-97: where the Bow is when Legolas asks for it', () => {
    const at = (place: 'hand' | 'deck' | 'cycle'): State => {
      const hand: ReadonlyArray<CopyId> = ['legolas', 'soldiers-of-gondor']
      const spec =
        place === 'hand'
          ? { hand: [...hand, 'bow-of-the-galadhrim' as const] }
          : { hand, [place]: ['bow-of-the-galadhrim'] }
      return after(turnOf('aragorn', spec), ...plays('aragorn', 'legolas', 'reserve'))
    }
    for (const place of ['hand', 'deck', 'cycle'] as const)
      expect(asked(at(place))).toBe('aragorn decide/alternative')
    for (const viewer of ['frodo', 'witch-king', 'saruman'] as const)
      expect(cardGame.prompt(at('deck'), viewer)).toEqual(cardGame.prompt(at('cycle'), viewer))
    expect(cardGame.legalActions(at('deck')).map(({ kind }) => kind)).toEqual(['accept', 'pass'])
    expect(cardGame.legalActions(at('cycle')).map(({ kind }) => kind)).toEqual(['pass'])
  })

  it('TC-98: the top card that the Mirror shows', () => {
    const start = turnOf('aragorn', {
      reserve: ['galadriel', 'halbarad'],
      hand: ['mirror-of-galadriel', 'soldiers-of-gondor'],
    })
    const seen = after(
      start,
      by('aragorn', { kind: 'playItem', card: 'mirror-of-galadriel', wielder: 'galadriel' }),
      cycles('aragorn', 'soldiers-of-gondor'),
      comes('legolas'),
    )
    expect(told(seen).tops).toEqual({ aragorn: 'legolas' })
    expect(JSON.stringify(cardGame.view(seen, 'aragorn'))).toContain('"tops":{"aragorn":"legolas"}')
    for (const viewer of OTHERS)
      expect(JSON.stringify(cardGame.view(seen, viewer))).toContain('"tops":{"aragorn":"hidden"}')
    const searched = after(
      seen,
      by('saruman', { kind: 'pass' }),
      by('frodo', { kind: 'pass' }),
      by('witch-king', { kind: 'pass' }),
      uses('aragorn', 'halbarad'),
      by('aragorn', { kind: 'take', card: 'strider' }),
      comes('elrond'),
    )
    expect(told(searched).tops).toEqual({ aragorn: 'elrond' })
  })
})
