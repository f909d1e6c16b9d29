/** What is told: who is shown and by which rule, no field without a value, and questions as sentences. */
import { describe, expect, it } from 'vitest'
import {
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  kindsOf,
  sauronMoves,
} from '../interactions/scenes'
import { cards, met } from '../interactions/words'
import { eventsWhile } from '../rulebook/support'
import { asked, eventsOf, fellowship, play, sauron } from '../support/table'
import { sentenceFor } from './words'

const PIECES = { eregion: ['frodo-classic', 'sam-classic'], caradhras: ['shelob'] } as const
const attack = sauronMoves('shelob', 'eregion')

describe('classic Sam beside Frodo', () => {
  it('sam-classic is shown by his own text when he fights in place of Frodo', () => {
    const fight = play(draft(PIECES), attack, met('frodo-classic'))
    const shown = eventsOf(fight, fellowship({ kind: 'replace', piece: 'sam-classic' })).filter(
      ({ kind }) => kind === 'PieceRevealed',
    )
    expect(shown).toEqual([
      {
        kind: 'PieceRevealed',
        rule: 'character.sam-classic',
        side: 'fellowship',
        piece: 'sam-classic',
        region: 'eregion',
      },
    ])
  })

  it('sam-classic attacked is asked by his name for a companion', () => {
    const fight = play(draft(PIECES), attack, met('sam-classic'))
    expect(asked(fight)).toBe('fellowship decide/showBeside')
    expect(sentenceFor(fight, 'fellowship')).toBe('Do you show a companion of Sam?')
  })
})

describe('an event has no field without a value', () => {
  const written = (events: unknown): unknown => JSON.parse(JSON.stringify(events))

  it('in a movement.forward step', () => {
    const events = eventsOf(draft({ fangorn: ['shelob'] }), sauronMoves('shelob', 'caradhras'))
    expect(kindsOf(events)).toContain('PieceMoved')
    expect(events).toStrictEqual(written(events))
  })

  it('in a battle.attack without special cards', () => {
    const start = draft({ eregion: ['gimli'], caradhras: ['shelob'] }, FELLOWSHIP_TURN)
    const events = eventsWhile(start, fellowshipMoves('gimli', 'caradhras'), ...cards('1', '1'))
    expect(kindsOf(events)).toContain('PieceDefeated')
    expect(events).toStrictEqual(written(events))
  })

  it('when Recall to Mordor is played, on no region', () => {
    const start = draft({ eregion: ['gimli'], caradhras: ['shelob'] }, holding('recall-to-mordor'))
    const recalls = sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'shelob' })
    const events = eventsOf(start, recalls)
    expect(kindsOf(events)).toContain('SpecialPlayed')
    expect(events).toStrictEqual(written(events))
  })
})
