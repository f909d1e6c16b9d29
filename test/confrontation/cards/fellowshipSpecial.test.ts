/** The four special cards of the Fellowship: when each can be played, when not, its effect, who knows. */
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../../src/confrontation'
import type { CharacterId, PositionSpec, RegionId, SpecialCardId, State } from '../../../src/confrontation'
import { clash, draft, FELLOWSHIP_TURN, fellowshipMoves, holding } from '../interactions/scenes'
import { kindsOf, outcomeOf, sauronMoves } from '../interactions/scenes'
import { courseFor, eagle, met, offered, pass, revealed } from '../interactions/words'
import { asked, drawn, fellowship, forbids, play, sauron, where, winner } from '../support/table'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>
type OwnCard = 'shadowfax' | 'gandalf-the-white' | 'a-king-revealed' | 'gwaihir'

const CARDS = 'fellowship+sauron decide/cards'
/** Each side has picked two of its own cards, unseen by the other. */
const picked = (one: OwnCard, two: OwnCard): More => ({
  config: { specialCards: 'pick-two' },
  special: [one, two, 'palantir', 'recall-to-mordor'],
})
/** The turn of the Fellowship with these cards in hand, known to both. */
const ours = (pieces: Pieces, ...cards: ReadonlyArray<SpecialCardId>): State =>
  draft(pieces, { ...holding(...cards), ...FELLOWSHIP_TURN })
/** The same with two secret picks. */
const secretly = (pieces: Pieces, one: OwnCard, two: OwnCard): State =>
  draft(pieces, { ...picked(one, two), ...FELLOWSHIP_TURN })
const sauronSees = (state: State): unknown => confrontation.view(state, 'sauron').state
/** Nothing tells Sauron which of two pairs of picks this is, on the whole way through these actions. */
const staysSecret = (one: State, two: State, ...actions: ReadonlyArray<unknown>): void => {
  expect(sauronSees(one)).toEqual(sauronSees(two))
  expect(courseFor('sauron', one, ...actions)).toEqual(courseFor('sauron', two, ...actions))
}

describe('shadowfax: Shadowfax', () => {
  const rides = (piece: CharacterId, to: RegionId, way: 'step' | 'river' | 'tunnel' | 'power' = 'step') =>
    fellowship({ kind: 'playStep', card: 'shadowfax', piece, to, way })
  const start = ours({ shire: ['frodo-classic', 'merry'], cardolan: ['gimli'] }, 'shadowfax')

  it('lets a character step ahead, and then that one must also make the move', () => {
    expect(offered(start, 'fellowship')).toContain('playStep shadowfax merry arthedain step')
    const stepped = play(start, rides('merry', 'arthedain'))
    expect([where(stepped, 'merry'), asked(stepped)]).toEqual(['arthedain', 'fellowship decide/turn'])
    expect(offered(stepped, 'fellowship')).toEqual(['move merry eregion step', 'move merry rhudaur step'])
    expect(forbids(stepped, fellowshipMoves('gimli', 'eregion'))).toEqual(['movement.sameCharacter'])
    const after = play(stepped, fellowshipMoves('merry', 'rhudaur'))
    expect([where(after, 'merry'), asked(after)]).toEqual(['rhudaur', 'sauron decide/turn'])
  })

  it('goes down the river and through the tunnel, where the Balrog may end the turn', () => {
    const river = play(ours({ mirkwood: ['merry'] }, 'shadowfax'), rides('merry', 'fangorn', 'river'))
    expect(where(river, 'merry')).toBe('fangorn')
    const table = ours({ eregion: ['merry'], caradhras: ['balrog'] }, 'shadowfax')
    const tunnel = play(table, rides('merry', 'fangorn', 'tunnel'))
    expect(asked(tunnel)).toBe('sauron decide/strike')
    const struck = play(tunnel, sauron({ kind: 'strike' }))
    expect([where(struck, 'merry'), asked(struck)]).toEqual(['defeated', 'sauron decide/turn'])
    expect(asked(play(tunnel, sauron(pass)))).toBe('fellowship decide/turn')
  })

  it('steps neither onto an enemy, nor into a full region, nor aside, nor by a power', () => {
    const pieces: Pieces = { shire: ['merry'], arthedain: ['warg'], cardolan: ['gimli', 'frodo-classic'] }
    const table = ours({ ...pieces, rhudaur: ['aragorn-classic'] }, 'shadowfax')
    expect(forbids(table, rides('merry', 'arthedain'))).toEqual(['special.shadowfax'])
    expect(forbids(table, rides('merry', 'cardolan'))).toEqual(['movement.limit'])
    expect(forbids(table, rides('aragorn-classic', 'eregion'))).toEqual(['movement.forward'])
    expect(forbids(table, rides('aragorn-classic', 'arthedain', 'power'))).toEqual(['special.shadowfax'])
    expect(forbids(table, rides('warg', 'shire'))).toEqual(['movement.ownPiece'])
  })

  it('is not for a character who could not move on, unless his step wins the game', () => {
    const table = ours({ gondor: ['merry'], dagorlad: ['frodo-classic'], rohan: ['uruk-hai'] }, 'shadowfax')
    expect(forbids(table, rides('merry', 'mordor'))).toEqual(['special.secondMove'])
    expect(winner(play(table, rides('frodo-classic', 'mordor')))).toBe('fellowship by end.ringbearerInMordor')
  })

  it('is followed by any move, also an attack by a power', () => {
    const table = ours({ cardolan: ['aragorn-classic'], rhudaur: ['warg'] }, 'shadowfax')
    const stepped = play(table, rides('aragorn-classic', 'eregion'))
    expect(asked(play(stepped, fellowshipMoves('aragorn-classic', 'rhudaur', 'power')))).toBe(CARDS)
  })

  it('is used once, only if held, only before the own move, and not as another card', () => {
    const stepped = play(start, rides('merry', 'arthedain'))
    expect(forbids(stepped, rides('merry', 'rhudaur'))).toEqual(['special.once', 'special.beforeMove'])
    const after = play(stepped, fellowshipMoves('merry', 'rhudaur'))
    expect(forbids(after, rides('gimli', 'eregion'))).toContain('special.once')
    const without = ours({ shire: ['merry', 'frodo-classic'] }, 'gwaihir')
    expect(forbids(without, rides('merry', 'arthedain'))).toEqual(['special.held'])
    const theirs = draft({ shire: ['merry', 'frodo-classic'] }, holding('shadowfax'))
    expect(forbids(theirs, rides('merry', 'arthedain'))).toContain('special.beforeMove')
    const wrong = fellowship({ kind: 'playReturn', card: 'shadowfax' })
    expect(forbids(start, wrong)).toContain('special.otherUse')
  })

  it('is a secret until played, and hides who steps and what else was picked', () => {
    const pieces: Pieces = { shire: ['frodo-classic', 'merry'], cardolan: ['gimli'] }
    staysSecret(
      secretly(pieces, 'shadowfax', 'gandalf-the-white'),
      secretly(pieces, 'shadowfax', 'a-king-revealed'),
      rides('merry', 'arthedain'),
      fellowshipMoves('merry', 'rhudaur'),
    )
    const [seen] = courseFor('sauron', start, rides('merry', 'arthedain'))
    expect(seen?.events).toContainEqual(expect.objectContaining({ kind: 'PieceMoved', piece: 'hidden' }))
  })
})

describe('gandalf-the-white: Gandalf the White', () => {
  const card = 'gandalf-the-white'
  const returns = fellowship({ kind: 'playReturn', card })
  const FAR: Pieces = { mordor: ['shelob'] }

  it.each(['gandalf-classic', 'gandalf-variant'] as const)('brings %s back to Fangorn', (gandalf) => {
    const fell: More = { ...holding(card), ...FELLOWSHIP_TURN, defeated: [gandalf] }
    const { after, events } = outcomeOf(draft({ ...FAR, fangorn: ['merry'] }, fell), returns)
    expect([where(after, gandalf), asked(after), revealed(after)]).toEqual([
      'fangorn',
      'sauron decide/turn',
      [],
    ])
    expect(kindsOf(events)).toEqual(expect.arrayContaining(['TurnReplaced', 'PieceReturned']))
    expect(sauronSees(after)).toMatchObject({ table: { at: { gandalf: 'hidden' } } })
  })

  it.each([
    ['Gandalf is on the board', { shire: ['gandalf-classic', 'frodo-classic'] }],
    ['an enemy is in Fangorn', { fangorn: ['warg'] }],
    ['two companions are in Fangorn', { fangorn: ['merry', 'gimli'] }],
  ] as const)('cannot be played if %s', (_, pieces) => {
    expect(forbids(ours({ ...FAR, ...pieces }, card), returns)).toEqual(['special.gandalf-the-white'])
  })

  it('replaces the turn: neither after Shadowfax nor in the turn of Sauron', () => {
    const table = ours({ shire: ['frodo-classic', 'merry'] }, card, 'shadowfax')
    const step = {
      kind: 'playStep',
      card: 'shadowfax',
      piece: 'merry',
      to: 'arthedain',
      way: 'step',
    } as const
    expect(forbids(play(table, fellowship(step)), returns)).toEqual(['special.wholeTurn'])
    expect(forbids(draft(FAR, holding(card)), returns)).toContain('special.insteadOfTurn')
  })

  it('is used once, and only if held', () => {
    const used = draft(FAR, { ...holding(card), ...FELLOWSHIP_TURN, used: [card] })
    expect(forbids(used, returns)).toEqual(['special.once'])
    expect(forbids(ours(FAR, 'shadowfax'), returns)).toEqual(['special.held'])
  })

  it('ends what Crebain of Dunland did to him', () => {
    const pieces: Pieces = { eregion: ['gandalf-classic'], caradhras: ['shelob'] }
    const more: More = { ...holding(card), revealed: ['gandalf-classic'] }
    const showing = [sauronMoves('shelob', 'eregion'), sauron({ kind: 'playCard', card: 'sauron-6' })]
    const lost = play(draft(pieces, more), ...showing, fellowship({ kind: 'playCard', card: 'fellowship-1' }))
    expect([where(lost, 'gandalf-classic'), revealed(play(lost, returns))]).toEqual(['defeated', []])
  })

  it('is a secret until played', () => {
    const pieces: Pieces = { ...FAR, shire: ['frodo-classic', 'merry'] }
    const move = fellowshipMoves('merry', 'arthedain')
    staysSecret(secretly(pieces, card, 'gwaihir'), secretly(pieces, 'shadowfax', 'gwaihir'), move)
  })
})

describe('a-king-revealed: A King Revealed', () => {
  const card = 'a-king-revealed'
  const names = (region: RegionId, piece: CharacterId | 'hidden' = 'hidden') =>
    fellowship({ kind: 'playName', card, region, piece })
  const PIECES: Pieces = { shire: ['frodo-classic', 'aragorn-classic'], fangorn: ['warg', 'shelob'] }
  const draws = (piece: CharacterId) => drawn('a-king-revealed.piece', piece)
  const start = ours(PIECES, card, 'recall-to-mordor', 'palantir', 'dark-of-mordor')

  it('shows Aragorn and names a piece, which Sauron has to move in his next turn', () => {
    expect(offered(start, 'fellowship')).toEqual(
      expect.arrayContaining([`playName ${card} fangorn hidden`, `playName ${card} mordor hidden`]),
    )
    const { events, after: named } = outcomeOf(start, names('fangorn'))
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'PieceRevealed', piece: 'aragorn-classic' }),
    )
    const after = play(named, draws('warg'))
    expect([asked(after), revealed(after)]).toEqual(['sauron decide/turn', []])
    expect(offered(after, 'sauron').filter((said) => said.startsWith('move'))).toEqual([
      'move warg caradhras step',
      'move warg misty-mountains step',
    ])
    expect(forbids(after, sauronMoves('shelob', 'caradhras'))).toEqual(['movement.compelled'])
  })

  it('bars cards that replace that turn, but not the others', () => {
    const after = play(start, names('fangorn'), draws('warg'))
    const recall = sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'shelob' })
    expect(forbids(after, recall)).toEqual(['special.wholeTurn'])
    expect(forbids(after, sauron({ kind: 'playReveal', card: 'palantir', region: 'eregion' }))).toEqual([])
    const step = { kind: 'playStep', card: 'dark-of-mordor', piece: 'warg', to: 'caradhras' } as const
    const stepped = play(after, sauron({ ...step, way: 'step' }))
    expect(forbids(stepped, sauronMoves('shelob', 'misty-mountains'))).toEqual([])
  })

  it('binds one turn only, and nobody if the piece has no move', () => {
    const done = play(start, names('fangorn'), draws('warg'), sauronMoves('warg', 'caradhras'), sauron(pass))
    const next = play(done, fellowshipMoves('frodo-classic', 'arthedain'))
    expect(forbids(next, sauronMoves('shelob', 'misty-mountains'))).toEqual([])
    const pieces: Pieces = {
      ...PIECES,
      fangorn: ['warg'],
      caradhras: ['shelob'],
      'misty-mountains': ['orcs-classic'],
    }
    const stuck = play(ours(pieces, card), names('fangorn'))
    expect(forbids(stuck, sauronMoves('shelob', 'eregion'))).toEqual([])
  })

  it('works with either Aragorn, and names a revealed piece by its name', () => {
    const pieces: Pieces = { shire: ['frodo-classic', 'aragorn-variant'], fangorn: ['warg', 'shelob'] }
    const table = draft(pieces, { ...holding(card), ...FELLOWSHIP_TURN, revealed: ['shelob'] })
    const after = play(table, names('fangorn', 'shelob'))
    expect(forbids(after, sauronMoves('warg', 'caradhras'))).toEqual(['movement.compelled'])
  })

  it('needs Aragorn on the board, and a piece that is there and no revealed Watcher', () => {
    expect(forbids(ours({ fangorn: ['warg'] }, card), names('fangorn'))).toEqual(['special.a-king-revealed'])
    for (const wrong of [names('rohan'), names('shire'), names('fangorn', 'warg')])
      expect(forbids(start, wrong)).toEqual(['special.a-king-revealed'])
    const watcher: Pieces = { shire: ['frodo-classic', 'aragorn-classic'], fangorn: ['watcher'] }
    const open = draft(watcher, { ...holding(card), ...FELLOWSHIP_TURN, revealed: ['watcher'] })
    expect(forbids(open, names('fangorn', 'watcher'))).toEqual(['special.a-king-revealed'])
    expect(forbids(ours(watcher, card), names('fangorn'))).toEqual([])
  })

  it('is used once, only if held, and only in place of an own turn', () => {
    const used = draft(PIECES, { ...holding(card), ...FELLOWSHIP_TURN, used: [card] })
    expect(forbids(used, names('fangorn'))).toEqual(['special.once'])
    expect(forbids(ours(PIECES, 'gwaihir'), names('fangorn'))).toEqual(['special.held'])
    expect(forbids(draft(PIECES, holding(card)), names('fangorn'))).toContain('special.insteadOfTurn')
  })

  it('does not tell the Fellowship whom it has named, nor Sauron what else was picked', () => {
    const after = play(start, names('fangorn'), draws('warg'))
    const known = confrontation.view(after, 'fellowship')
    expect(known.state).toMatchObject({ table: { compelled: 'hidden', compelledIn: 'fangorn' } })
    const other = play(start, names('fangorn'), draws('shelob'))
    expect(confrontation.view(other, 'fellowship')).toEqual(known)
    const one = secretly(PIECES, card, 'gwaihir')
    staysSecret(one, secretly(PIECES, card, 'shadowfax'), names('fangorn'), draws('warg'))
  })
})

describe('gwaihir: Gwaihir the Windlord', () => {
  const flown = (to: RegionId | null) => fellowship(eagle(to))
  const attacked = (piece: CharacterId, theirs: CharacterId, more: More = holding('gwaihir')): State =>
    play(draft({ eregion: [piece], caradhras: [theirs] }, more), sauronMoves(theirs, 'eregion'))

  it('carries a fighter off sideways or backwards, or lets him stay', () => {
    const start = attacked('merry', 'shelob')
    expect(asked(start)).toBe('fellowship decide/eagle')
    expect(offered(start, 'fellowship')).toEqual([
      'pass',
      'playRetreat gwaihir ',
      'playRetreat gwaihir arthedain',
      'playRetreat gwaihir cardolan',
      'playRetreat gwaihir enedwaith',
      'playRetreat gwaihir rhudaur',
    ])
    const after = play(start, flown('rhudaur'))
    expect([where(after, 'merry'), where(after, 'shelob')]).toEqual(['rhudaur', 'eregion'])
    expect([asked(after), revealed(after)]).toEqual(['fellowship decide/turn', []])
    expect(asked(play(start, flown(null)))).toBe(CARDS)
  })

  it('takes the text of the fighter for this battle, whether he flies or not', () => {
    expect(where(attacked('boromir', 'shelob', {}), 'boromir')).toBe('defeated')
    expect(clash(play(attacked('boromir', 'shelob'), flown(null)), '1', '1').sums).toEqual([1, 6])
    expect(where(play(attacked('boromir', 'shelob'), fellowship(pass)), 'shelob')).toBe('defeated')
  })

  it('carries an attacker off too, but never sideways in the mountains', () => {
    const start = play(
      ours({ eregion: ['merry'], caradhras: ['shelob'] }, 'gwaihir'),
      fellowshipMoves('merry', 'caradhras'),
    )
    expect(forbids(start, flown('misty-mountains'))).toEqual(['battle.retreatMountains'])
    expect(where(play(start, flown('enedwaith')), 'merry')).toBe('enedwaith')
  })

  it('flies neither ahead, nor to an enemy, nor into a full region', () => {
    const pieces: Pieces = { eregion: ['merry'], caradhras: ['shelob'], rhudaur: ['warg'] }
    const table = draft({ ...pieces, cardolan: ['gimli', 'legolas'] }, holding('gwaihir'))
    const start = play(table, sauronMoves('shelob', 'eregion'))
    expect(forbids(start, flown('misty-mountains'))).toEqual(['battle.retreatDirection'])
    expect(forbids(start, flown('rhudaur'))).toEqual(['battle.retreatEnemy'])
    expect(forbids(start, flown('cardolan'))).toEqual(['battle.retreatLimit'])
  })

  it('does not come against the Warg', () => {
    const start = attacked('merry', 'warg')
    expect(asked(start)).toBe(CARDS)
    expect(forbids(start, flown('rhudaur'))).toContain('special.gwaihir')
  })

  it('comes at the start of a battle only, once, and only if held', () => {
    const late = play(attacked('merry', 'shelob'), fellowship(pass))
    expect(forbids(late, flown('rhudaur'))).toContain('special.startOfBattle')
    expect(forbids(ours({}, 'gwaihir'), flown('rhudaur'))).toContain('special.startOfBattle')
    const used = attacked('merry', 'shelob', { ...holding('gwaihir'), used: ['gwaihir'] })
    expect(asked(used)).toBe(CARDS)
    const picks = picked('shadowfax', 'a-king-revealed')
    const window = play(attacked('merry', 'shelob', picks), sauron(pass))
    expect(offered(window, 'fellowship')).toEqual(['pass'])
    expect(forbids(window, flown('rhudaur'))).toEqual(['special.held'])
  })

  it('is not called for one who has come in for another', () => {
    const pieces: Pieces = { eregion: ['frodo-classic', 'sam-classic'], caradhras: ['shelob'] }
    const start = play(
      draft(pieces, holding('gwaihir')),
      sauronMoves('shelob', 'eregion'),
      met('frodo-classic'),
    )
    const sam = play(start, fellowship(pass), fellowship({ kind: 'replace', piece: 'sam-classic' }))
    expect(asked(sam)).toBe(CARDS)
  })

  it('is asked for in every battle while it may be held, so that Sauron learns nothing', () => {
    const pieces: Pieces = { eregion: ['merry'], caradhras: ['shelob'] }
    const course = [sauronMoves('shelob', 'eregion'), sauron(pass), fellowship(pass)] as const
    const held = draft(pieces, picked('gwaihir', 'shadowfax'))
    staysSecret(held, draft(pieces, picked('shadowfax', 'gandalf-the-white')), ...course)
  })
})
