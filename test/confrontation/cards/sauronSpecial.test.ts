/** The four special cards of Sauron: when each can be played, when not, what it does, and who knows of it. */
import { describe, expect, it } from 'vitest'
import type { CharacterId, PositionSpec, RegionId, SpecialCardId, State } from '../../../src/confrontation'
import { confrontation } from '../../../src/confrontation'
import { cards, courseFor, met, offered, pass, revealed, waysOf } from '../interactions/words'
import { clash, draft, FELLOWSHIP_TURN, fellowshipMoves, holding } from '../interactions/scenes'
import { kindsOf, outcomeOf, sauronMoves } from '../interactions/scenes'
import { asked, drawn, fellowship, forbids, play, sauron, where, winner } from '../support/table'

type Pieces = PositionSpec['pieces']
type OwnCard = 'palantir' | 'recall-to-mordor' | 'dark-of-mordor' | 'crebain-of-dunland'

const no = sauron(pass)
/** The turn of Sauron with these cards in hand, known to both. */
const theirs = (pieces: Pieces, ...held: ReadonlyArray<SpecialCardId>): State =>
  draft(pieces, holding(...held))
/** The same with two secret picks of his own; the Fellowship has picked two as well. */
const secretly = (pieces: Pieces, one: OwnCard, two: OwnCard): State =>
  draft(pieces, {
    config: { specialCards: 'pick-two' },
    special: ['shadowfax', 'gandalf-the-white', one, two],
  })
const seen = (state: State): unknown => confrontation.view(state, 'fellowship').state
/** The Fellowship cannot tell these two tables apart, on the whole way through these actions. */
const alike = (one: State, two: State, ...actions: ReadonlyArray<unknown>): void => {
  expect(seen(one)).toEqual(seen(two))
  expect(courseFor('fellowship', one, ...actions)).toEqual(courseFor('fellowship', two, ...actions))
}
const recalls = (piece: CharacterId) => sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece })
const looks = (region: RegionId) => sauron({ kind: 'playReveal', card: 'palantir', region })

describe('palantir: Palantir', () => {
  const PIECES: Pieces = { eregion: ['merry', 'gimli'], caradhras: ['shelob'] }
  const start = theirs(PIECES, 'palantir', 'recall-to-mordor')
  const attack = sauronMoves('shelob', 'eregion')

  it('reveals all enemies of a region, one of whom may then be attacked by choice', () => {
    const open = play(start, looks('eregion'))
    expect([asked(open), revealed(open)]).toEqual(['sauron decide/turn', ['merry', 'gimli']])
    const choice = play(open, attack)
    expect([asked(choice), offered(choice, 'sauron')]).toEqual([
      'sauron decide/opponent',
      ['attackRevealed gimli', 'attackRevealed merry'],
    ])
    expect(forbids(choice, sauron({ kind: 'attackHidden' }))).toEqual(['battle.randomOpponent'])
  })

  it('shows them until the turn of Sauron is over', () => {
    const fight = play(start, looks('eregion'), attack, sauron({ kind: 'attackRevealed', piece: 'merry' }))
    const lost = clash(fight, '5', '1').after
    expect([where(lost, 'shelob'), asked(lost), revealed(lost)]).toEqual([
      'defeated',
      'fellowship decide/turn',
      [],
    ])
    const won = play(start, looks('eregion'), sauronMoves('uruk-hai', 'gondor'))
    expect(revealed(won)).toEqual([])
  })

  it('keeps them revealed from one battle of the turn to the next', () => {
    const table = theirs({ eregion: ['merry', 'gimli'], caradhras: ['cave-troll'] }, 'palantir')
    const choice = play(table, looks('eregion'), sauronMoves('cave-troll', 'eregion'))
    const next = clash(play(choice, sauron({ kind: 'attackRevealed', piece: 'merry' })), '1', '1').after
    expect(revealed(next)).toContain('gimli')
  })

  it('may be played before the move, before a battle, with the cards, and at the end of the turn', () => {
    const before = play(start, attack)
    expect(asked(before)).toBe('sauron decide/window')
    expect(asked(play(before, looks('eregion'), no))).toBe('sauron decide/opponent')
    const battle = play(before, no, met('merry'))
    const end = play(start, sauronMoves('uruk-hai', 'gondor'))
    expect(asked(end)).toBe('sauron decide/window')
    for (const state of [start, before, battle, end]) {
      expect(offered(state, 'sauron').filter((said) => said.startsWith('playReveal')).length).toBe(15)
      expect(forbids(state, looks('rohan'))).toEqual([])
    }
  })

  it('sees neither into the Shire, nor in the turn of the Fellowship', () => {
    expect(forbids(start, looks('shire'))).toEqual(['special.palantir'])
    const ours = draft(PIECES, { ...holding('palantir'), ...FELLOWSHIP_TURN })
    expect(forbids(ours, looks('eregion'))).toContain('special.ownTurn')
    const fight = play(ours, fellowshipMoves('gimli', 'caradhras'))
    expect(asked(fight)).toBe('fellowship+sauron decide/cards')
    expect(forbids(fight, looks('eregion'))).toContain('special.ownTurn')
  })

  it('is used once, only if held, and not together with a card that replaces the turn', () => {
    const open = play(start, looks('eregion'))
    expect(forbids(open, looks('rohan'))).toEqual(['special.once'])
    expect(forbids(open, recalls('shelob'))).toEqual(['special.wholeTurn'])
    expect(forbids(theirs(PIECES, 'recall-to-mordor'), looks('eregion'))).toEqual(['special.held'])
    expect(asked(play(start, recalls('shelob')))).toBe('fellowship decide/turn')
  })

  it('is asked for while it may be held, so that the Fellowship learns nothing', () => {
    const course = [attack, no, met('merry'), fellowship(pass), ...cards('1', '1'), no] as const
    const held = secretly(PIECES, 'palantir', 'recall-to-mordor')
    alike(held, secretly(PIECES, 'dark-of-mordor', 'crebain-of-dunland'), ...course)
    const other = play(secretly(PIECES, 'dark-of-mordor', 'crebain-of-dunland'), attack)
    expect(offered(other, 'sauron')).toEqual(['pass'])
    expect(forbids(other, looks('eregion'))).toEqual(['special.held'])
  })
})

describe('recall-to-mordor: Recall to Mordor', () => {
  const card = 'recall-to-mordor'
  const FAR: Pieces = { cardolan: ['warg'], caradhras: ['shelob'], mordor: ['uruk-hai'] }
  const start = theirs(FAR, card)

  it('puts any piece back into Mordor, in place of the turn', () => {
    expect(offered(start, 'sauron').filter((said) => said.startsWith('playRecall'))).toEqual([
      `playRecall ${card} shelob`,
      `playRecall ${card} warg`,
    ])
    const { after, events } = outcomeOf(start, recalls('warg'))
    expect([where(after, 'warg'), asked(after)]).toEqual(['mordor', 'fellowship decide/turn'])
    expect(kindsOf(events)).toContain('TurnReplaced')
  })

  it('takes a third to fill Mordor up, but not a fifth piece into it', () => {
    const full: Pieces = { cardolan: ['warg'], mordor: ['uruk-hai', 'shelob', 'cave-troll'] }
    expect(where(play(theirs(full, card), recalls('warg')), 'warg')).toBe('mordor')
    const over = theirs({ ...full, mordor: ['uruk-hai', 'shelob', 'cave-troll', 'black-rider'] }, card)
    expect(forbids(over, recalls('warg'))).toEqual(['special.recall-to-mordor'])
  })

  it('needs a piece of Sauron that stands elsewhere, and no enemy in Mordor', () => {
    expect(forbids(start, recalls('uruk-hai'))).toEqual(['special.recall-to-mordor'])
    expect(forbids(start, recalls('frodo-classic'))).toEqual(['movement.ownPiece'])
    expect(forbids(start, recalls('black-rider'))).toEqual(['movement.onBoard'])
    const held = theirs({ cardolan: ['warg'], gondor: ['uruk-hai'], mordor: ['gimli'] }, card)
    expect(forbids(held, recalls('warg'))).toEqual(['special.recall-to-mordor'])
  })

  it('is used once, only if held, and in place of an own turn that nothing binds', () => {
    const used = draft(FAR, { ...holding(card), used: [card] })
    expect(forbids(used, recalls('warg'))).toEqual(['special.once'])
    expect(forbids(theirs(FAR, 'palantir'), recalls('warg'))).toEqual(['special.held'])
    const ours = draft(FAR, { ...holding(card), ...FELLOWSHIP_TURN })
    expect(forbids(ours, recalls('warg'))).toContain('special.insteadOfTurn')
    const bound = draft(FAR, { ...holding(card), compelled: 'shelob' })
    expect(forbids(bound, recalls('warg'))).toEqual(['special.wholeTurn'])
    const stepping = theirs(FAR, card, 'dark-of-mordor')
    const step = { kind: 'playStep', card: 'dark-of-mordor', piece: 'shelob', to: 'eregion' } as const
    expect(forbids(play(stepping, sauron({ ...step, way: 'step' })), recalls('warg'))).toEqual([
      'special.wholeTurn',
    ])
  })

  it('is a secret until played, and hides who goes home', () => {
    const both: Pieces = { cardolan: ['warg', 'shelob'], mordor: ['uruk-hai'] }
    const [shown] = courseFor('fellowship', theirs(both, card), recalls('warg'))
    expect(shown?.events).toContainEqual(
      expect.objectContaining({ kind: 'PieceMoved', piece: 'hidden', from: 'cardolan', to: 'mordor' }),
    )
    expect(shown).toEqual(courseFor('fellowship', theirs(both, card), recalls('shelob'))[0])
    alike(secretly(both, card, 'palantir'), secretly(both, card, 'dark-of-mordor'), recalls('warg'))
  })
})

describe('dark-of-mordor: The Dark of Mordor', () => {
  const card = 'dark-of-mordor'
  const steps = (piece: CharacterId, to: RegionId, way: 'step' | 'power' = 'step') =>
    sauron({ kind: 'playStep', card, piece, to, way })
  const PIECES: Pieces = { fangorn: ['warg'], rohan: ['shelob'], mordor: ['uruk-hai'] }
  const start = theirs(PIECES, card)

  it('lets one piece step ahead, and then another one must make the move', () => {
    expect(offered(start, 'sauron')).toContain(`playStep ${card} warg caradhras step`)
    const stepped = play(start, steps('warg', 'caradhras'))
    expect([where(stepped, 'warg'), asked(stepped)]).toEqual(['caradhras', 'sauron decide/turn'])
    expect(waysOf(stepped, 'sauron', 'warg')).toEqual([])
    expect(forbids(stepped, sauronMoves('warg', 'eregion'))).toEqual(['movement.otherCharacter'])
    const after = play(stepped, sauronMoves('shelob', 'gap-of-rohan'))
    expect([where(after, 'shelob'), asked(after)]).toEqual(['gap-of-rohan', 'fellowship decide/turn'])
  })

  it('may step beside a piece of its own side, and the move may attack by a power', () => {
    const table = theirs({ ...PIECES, dagorlad: ['flying-nazgul-classic'], cardolan: ['merry'] }, card)
    const stepped = play(table, steps('uruk-hai', 'dagorlad'))
    const fight = play(stepped, sauronMoves('flying-nazgul-classic', 'cardolan', 'power'))
    expect(asked(fight)).toBe('fellowship+sauron decide/cards')
  })

  it('steps neither onto an enemy, nor into a full region, nor aside, nor by a power', () => {
    const pieces: Pieces = { ...PIECES, caradhras: ['merry'], 'misty-mountains': ['cave-troll'] }
    const table = theirs({ ...pieces, 'gap-of-rohan': ['black-rider'] }, card)
    expect(forbids(table, steps('warg', 'caradhras'))).toEqual(['special.dark-of-mordor'])
    expect(forbids(table, steps('warg', 'misty-mountains'))).toEqual(['movement.limit'])
    expect(forbids(table, steps('shelob', 'fangorn'))).toEqual(['movement.forward'])
    expect(forbids(table, steps('uruk-hai', 'mirkwood', 'power'))).toEqual(['special.dark-of-mordor'])
    expect(forbids(table, steps('merry', 'fangorn'))).toEqual(['movement.ownPiece'])
  })

  it('does not move a revealed Watcher, but a hidden one', () => {
    const pieces: Pieces = { fangorn: ['watcher'], rohan: ['shelob'] }
    const open = draft(pieces, { ...holding(card), revealed: ['watcher'] })
    expect(forbids(open, steps('watcher', 'caradhras'))).toEqual(['movement.watcher'])
    expect(forbids(theirs(pieces, card), steps('watcher', 'caradhras'))).toEqual([])
  })

  it('needs another piece that can move, unless the step wins the game', () => {
    expect(forbids(theirs({ mordor: ['uruk-hai'] }, card), steps('uruk-hai', 'gondor'))).toEqual([
      'special.secondMove',
    ])
    const pieces: Pieces = { eregion: ['frodo-classic'], shire: ['warg', 'shelob'], cardolan: ['uruk-hai'] }
    expect(winner(play(theirs(pieces, card), steps('uruk-hai', 'shire')))).toBe('sauron by end.threeInShire')
  })

  it('is used once, only if held, and only before the own move', () => {
    const stepped = play(start, steps('warg', 'caradhras'))
    expect(forbids(stepped, steps('shelob', 'gap-of-rohan'))).toEqual(['special.once', 'special.beforeMove'])
    expect(forbids(theirs(PIECES, 'palantir'), steps('warg', 'caradhras'))).toEqual(['special.held'])
    const ours = draft(PIECES, { ...holding(card), ...FELLOWSHIP_TURN })
    expect(forbids(ours, steps('warg', 'caradhras'))).toContain('special.beforeMove')
  })

  it('is a secret until played, and hides who steps', () => {
    const [shown] = courseFor('fellowship', start, steps('warg', 'caradhras'))
    expect(shown?.events).toContainEqual(expect.objectContaining({ kind: 'PieceMoved', piece: 'hidden' }))
    const course = [steps('warg', 'caradhras'), sauronMoves('shelob', 'gap-of-rohan')] as const
    alike(secretly(PIECES, card, 'palantir'), secretly(PIECES, card, 'crebain-of-dunland'), ...course)
  })
})

describe('crebain-of-dunland: Crebain of Dunland', () => {
  const card = 'crebain-of-dunland'
  const names = (region: RegionId, piece: CharacterId | 'hidden' = 'hidden') =>
    sauron({ kind: 'playName', card, region, piece })
  const draws = (piece: CharacterId) => drawn(`${card}.piece`, piece)
  const PIECES: Pieces = { eregion: ['merry', 'gimli'], caradhras: ['shelob'] }
  const start = theirs(PIECES, card, 'palantir')
  const named = play(start, names('eregion'), draws('merry'))

  it('reveals one piece of a region, in place of the turn', () => {
    expect(offered(start, 'sauron').filter((said) => said.startsWith('playName'))).toEqual([
      `playName ${card} eregion hidden`,
      `playName ${card} shire hidden`,
    ])
    expect(asked(play(start, names('eregion')))).toBe(`nature ${card}.piece`)
    expect([asked(named), revealed(named)]).toEqual(['fellowship decide/turn', ['merry']])
    expect(seen(named)).toMatchObject({ table: { forGood: ['merry-faramir'] } })
  })

  it('keeps it revealed for good, to be attacked by choice', () => {
    const later = play(named, fellowshipMoves('frodo-classic', 'arthedain'))
    expect(revealed(later)).toEqual(['merry'])
    const choice = play(later, sauronMoves('shelob', 'eregion'))
    expect([asked(choice), offered(choice, 'sauron')]).toEqual([
      'sauron decide/opponent',
      expect.arrayContaining(['attackHidden', 'attackRevealed merry']),
    ])
    expect(forbids(choice, sauron({ kind: 'attackRevealed', piece: 'gimli' }))).toEqual(['battle.opponent'])
  })

  it('shows it also as it moves and after a battle', () => {
    const moved = play(named, fellowshipMoves('merry', 'misty-mountains'))
    expect([revealed(moved), where(moved, 'merry')]).toEqual([['merry'], 'misty-mountains'])
    const table = draft({ eregion: ['merry'], caradhras: ['warg'] }, { revealed: ['merry'] })
    const { after } = clash(play(table, sauronMoves('warg', 'eregion')), '5', '1')
    expect(revealed(after)).toEqual(['merry'])
  })

  it('may be played in the first turn of the game, and on the Shire', () => {
    const after = play(start, names('shire'))
    expect(revealed(after)).toEqual(['frodo-classic'])
  })

  it('needs a Fellowship piece that stands there, hidden ones being nameless', () => {
    for (const wrong of [names('rohan'), names('caradhras'), names('eregion', 'merry')])
      expect(forbids(start, wrong)).toEqual(['special.crebain-of-dunland'])
  })

  it('is used once, only if held, and in place of an own turn that nothing binds', () => {
    const next = play(named, fellowshipMoves('frodo-classic', 'arthedain'))
    expect(forbids(next, names('eregion'))).toEqual(['special.once'])
    expect(forbids(theirs(PIECES, 'palantir'), names('eregion'))).toEqual(['special.held'])
    expect(forbids(play(start, looks('rohan')), names('eregion'))).toEqual(['special.wholeTurn'])
    const bound = draft(PIECES, { ...holding(card), compelled: 'shelob' })
    expect(forbids(bound, names('eregion'))).toEqual(['special.wholeTurn'])
    const ours = draft(PIECES, { ...holding(card), ...FELLOWSHIP_TURN })
    expect(forbids(ours, names('eregion'))).toContain('special.insteadOfTurn')
    expect(
      forbids(start, fellowship({ kind: 'playName', card, region: 'caradhras', piece: 'hidden' })),
    ).not.toEqual([])
  })

  it('is a secret until played', () => {
    const course = [names('eregion'), draws('merry')] as const
    alike(secretly(PIECES, card, 'palantir'), secretly(PIECES, card, 'recall-to-mordor'), ...course)
  })
})
