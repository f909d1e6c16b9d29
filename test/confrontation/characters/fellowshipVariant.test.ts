/** The nine star faces of the Fellowship, one by one: what each may do, when he may not, and what is seen. */
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../../src/confrontation'
import type { CharacterId, Event, PositionSpec, RegionId, State, TileId } from '../../../src/confrontation'
import { clash, draft, FELLOWSHIP_TURN, fellowshipMoves, holding } from '../interactions/scenes'
import { kindsOf, outcomeOf, sauronMoves } from '../interactions/scenes'
import { courseFor, eagle, hand, met, offered, pass, pile, retreats, revealed } from '../interactions/words'
import { cards, ringbearer, waysOf, without } from '../interactions/words'
import { asked, fellowship, forbids, play, sauron, table, where, winner } from '../support/table'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>

const CARDS = 'fellowship+sauron decide/cards'
const no = fellowship(pass)
const support = fellowship({ kind: 'support' })
const noCards = fellowship({ kind: 'forbidCards' })
const trades = (piece: CharacterId) => fellowship({ kind: 'swap', piece })
const flees = (to: RegionId) => fellowship(retreats(to))

/** An enemy from Eregion attacks one of ours in Cardolan. */
const inCardolan = (ours: CharacterId, theirs: CharacterId, others: Pieces = {}, more: More = {}): State =>
  play(draft({ cardolan: [ours], eregion: [theirs], ...others }, more), sauronMoves(theirs, 'cardolan'))
/** One of ours goes from one region to attack another. */
const onto = (ours: CharacterId, from: RegionId, to: RegionId, theirs: CharacterId): State =>
  play(draft({ [from]: [ours], [to]: [theirs] }, FELLOWSHIP_TURN), fellowshipMoves(ours, to))
/** As `inCardolan`, but the fighter has given his text to Gwaihir and stays. */
const underGwaihir = (ours: CharacterId, theirs: CharacterId, others: Pieces = {}): State =>
  play(inCardolan(ours, theirs, others, holding('gwaihir')), fellowship(eagle(null)))

/** Where Sauron sees a tile of ours. */
const sauronSees = (state: State, tile: TileId): unknown =>
  (confrontation.view(state, 'sauron').state as { table: { at: Record<TileId, unknown> } }).table.at[tile]
const ignoredIn = (events: ReadonlyArray<Event>) =>
  events.flatMap((event) => (event.kind === 'CardIgnored' ? [event.ignored] : []))

describe('frodo-variant: Frodo (variant)', () => {
  const HEIR: Pieces = { shire: ['sam-variant'] }

  it('ignores every text card of Sauron, whose strength cards count', () => {
    const start = inCardolan('frodo-variant', 'black-rider', HEIR, {
      hand: without('fellowship-1', 'sauron-6'),
    })
    for (const card of ['eye', 'retreat', 'magic'] as const) {
      const { sums, events } = clash(start, '3', card)
      expect([sums, ignoredIn(events)]).toEqual([[4, 3], [`sauron-${card}`]])
    }
    expect(clash(start, '3', '5').sums).toEqual([4, 8])
    const both = clash(start, 'noble-sacrifice', 'eye').after
    expect([where(both, 'frodo-variant'), where(both, 'black-rider')]).toEqual(['defeated', 'defeated'])
  })

  it('feels the Eye in a battle with the Warg, or if Gwaihir has taken his text', () => {
    const warg = clash(inCardolan('frodo-variant', 'warg', HEIR), 'noble-sacrifice', 'eye')
    const gwaihir = clash(underGwaihir('frodo-variant', 'black-rider', HEIR), 'noble-sacrifice', 'eye')
    expect([warg.sums, gwaihir.sums]).toEqual([
      [1, 2],
      [1, 3],
    ])
    expect(ignoredIn(warg.events)).toEqual(['fellowship-noble-sacrifice'])
  })

  it('defeated, hands the ring to Sam, who is shown for the rest of the battle', () => {
    const { events, after } = clash(inCardolan('frodo-variant', 'black-rider', HEIR), '1', '1')
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'PieceRevealed', piece: 'sam-variant', region: 'shire' }),
    )
    expect([ringbearer(after), winner(after), sauronSees(after, 'sam')]).toEqual([
      'sam-variant',
      'nobody',
      'hidden',
    ])
  })

  it('defeated without Sam on the board, or by the Warg, loses the game', () => {
    const alone = clash(inCardolan('frodo-variant', 'black-rider', { shire: ['gimli'] }), '1', '1')
    const warg = clash(inCardolan('frodo-variant', 'warg', HEIR), '1', '1')
    expect([winner(alone.after), winner(warg.after)]).toEqual([
      'sauron by end.heirGone',
      'sauron by end.heirGone',
    ])
  })

  it('has no way out of a battle, counts 1, and wins by entering Mordor', () => {
    const start = inCardolan('frodo-variant', 'black-rider', HEIR)
    expect(asked(start)).toBe(CARDS)
    expect(forbids(start, flees('arthedain'))).toEqual(['battle.noPower'])
    expect(clash(start, '1', '1').sums).toEqual([2, 4])
    const end = onto('frodo-variant', 'dagorlad', 'mordor', 'black-rider')
    expect(winner(end)).toBe('fellowship by end.ringbearerInMordor')
  })
})

describe('sam-variant: Sam (variant)', () => {
  it.each([
    ['cave-troll', 9],
    ['orcs-variant', 6],
    ['wormtongue', -1],
  ] as const)('attacked by %s is as strong as that enemy: %i', (theirs, strength) => {
    expect(clash(inCardolan('sam-variant', theirs), '2', '1').sums?.[0]).toBe(strength + 2)
  })

  it('counts 1 when he attacks, against the Warg, and if Gwaihir has taken his text', () => {
    expect(clash(onto('sam-variant', 'rhudaur', 'high-pass', 'shelob'), '1', '1').sums).toEqual([2, 6])
    expect(clash(inCardolan('sam-variant', 'warg'), '1', '1').sums).toEqual([2, 3])
    expect(clash(underGwaihir('sam-variant', 'shelob'), '1', '1').sums).toEqual([2, 6])
  })

  /** Frodo is defeated and Sam bears the ring. */
  const bearing = (pieces: Pieces, more: More = {}): State =>
    table({
      ...more,
      pieces: { shire: ['gimli'], ...pieces },
      config: { characters: 'draft-open' },
      defeated: ['frodo-variant'],
      ringbearer: 'sam-variant',
    })

  it('as Ringbearer wins by entering Mordor and loses the game by his defeat', () => {
    const near = bearing({ gondor: ['sam-variant'], mordor: ['shelob'] }, FELLOWSHIP_TURN)
    const entered = play(near, fellowshipMoves('sam-variant', 'mordor'))
    expect(winner(entered)).toBe('fellowship by end.ringbearerInMordor')
    const home = bearing({ arthedain: ['sam-variant'], rhudaur: ['shelob'] })
    const lost = clash(play(home, sauronMoves('shelob', 'arthedain')), '1', '2')
    expect(winner(lost.after)).toBe('sauron by end.ringbearerDefeated')
  })

  it('without the ring enters Mordor like anybody', () => {
    expect(asked(onto('sam-variant', 'gondor', 'mordor', 'shelob'))).toBe('nature battle.opponent')
  })
})

describe('smeagol: Smeagol (variant)', () => {
  const FRIENDS: Pieces = { arthedain: ['gimli'], enedwaith: ['merry'], rhudaur: ['legolas'] }

  it('attacked alone may change places with a neighbour, who is attacked in his stead', () => {
    const start = inCardolan('smeagol', 'shelob', FRIENDS)
    expect(asked(start)).toBe('fellowship decide/swap')
    expect(offered(start, 'fellowship')).toEqual(['pass', 'swap frodo-classic', 'swap gimli', 'swap merry'])
    const after = play(start, trades('merry'))
    expect([where(after, 'smeagol'), where(after, 'merry')]).toEqual(['enedwaith', 'cardolan'])
    expect([asked(after), sauronSees(after, 'merry-faramir')]).toEqual([CARDS, 'cardolan'])
    const done = clash(after, '5', '1').after
    expect([sauronSees(done, 'pippin-smeagol'), asked(done)]).toEqual(['hidden', 'fellowship decide/turn'])
  })

  it('reaches nobody further off, nor from mountain to mountain', () => {
    const start = inCardolan('smeagol', 'shelob', FRIENDS)
    expect(forbids(start, trades('legolas'))).toEqual(['character.smeagol'])
    const high: Pieces = { caradhras: ['smeagol'], 'misty-mountains': ['gimli'], rohan: ['shelob'] }
    expect(asked(play(draft(high), sauronMoves('shelob', 'caradhras')))).toBe(CARDS)
  })

  it('stays where he is if a companion is with him, if he attacks, or if he likes', () => {
    const beside: Pieces = { cardolan: ['smeagol', 'merry'], arthedain: ['gimli'] }
    const start = play(inCardolan('smeagol', 'shelob', beside), met('smeagol'))
    const attack = onto('smeagol', 'rhudaur', 'high-pass', 'shelob')
    const stayed = play(inCardolan('smeagol', 'shelob', FRIENDS), no)
    for (const state of [start, attack, stayed]) {
      expect(asked(state)).toBe(CARDS)
      expect(forbids(state, trades('gimli'))).toContain('character.smeagol')
    }
  })

  it('has no text against the Warg and under Gwaihir, and counts 0', () => {
    const warg = inCardolan('smeagol', 'warg', FRIENDS)
    expect(forbids(warg, trades('gimli'))).toContain('character.warg')
    expect(clash(warg, '1', '1').sums).toEqual([1, 3])
    expect(asked(underGwaihir('smeagol', 'shelob', FRIENDS))).toBe(CARDS)
  })
})

describe('faramir: Faramir (variant)', () => {
  const attack = (theirs: CharacterId, others: Pieces = {}, more: More = {}) =>
    play(
      draft({ cardolan: ['faramir'], eregion: [theirs], ...others }, { ...FELLOWSHIP_TURN, ...more }),
      fellowshipMoves('faramir', 'eregion'),
    )

  it('may step aside from whomever he attacks, and is hidden again', () => {
    expect(offered(attack('shelob'), 'fellowship')).toEqual(['pass', 'retreat enedwaith', 'retreat rhudaur'])
    const after = play(attack('shelob'), flees('enedwaith'))
    expect([where(after, 'faramir'), where(after, 'shelob')]).toEqual(['enedwaith', 'eregion'])
    expect([asked(after), sauronSees(after, 'merry-faramir')]).toEqual(['sauron decide/turn', 'hidden'])
  })

  it('steps neither back, nor to an enemy, nor into a full region, nor up the river', () => {
    const start = attack('shelob', { rhudaur: ['gimli', 'elrond'] })
    expect(forbids(start, flees('cardolan'))).toEqual(['battle.retreatDirection'])
    expect(forbids(start, flees('rhudaur'))).toEqual(['battle.retreatLimit'])
    expect(forbids(attack('shelob', { rhudaur: ['warg'] }), flees('rhudaur'))).toEqual([
      'battle.retreatEnemy',
    ])
    const river = onto('faramir', 'misty-mountains', 'fangorn', 'shelob')
    expect(forbids(river, flees('mirkwood'))).toEqual(['battle.retreatUpstream'])
    expect(offered(river, 'fellowship')).toEqual(['pass', 'retreat rohan'])
  })

  it('has no way out in the mountains, attacked, against the Warg, under Gwaihir, or having stayed', () => {
    const high = onto('faramir', 'eregion', 'caradhras', 'shelob')
    expect(forbids(high, flees('misty-mountains'))).toContain('battle.retreatMountains')
    expect(forbids(attack('warg'), flees('rhudaur'))).toContain('character.warg')
    const caught = inCardolan('faramir', 'shelob')
    expect(forbids(caught, flees('arthedain'))).toContain('character.faramir')
    const gwaihir = play(attack('shelob', {}, holding('gwaihir')), fellowship(eagle(null)))
    const states = [high, caught, attack('warg'), gwaihir, play(attack('shelob'), no)]
    expect(states.map(asked)).toEqual(states.map(() => CARDS))
  })

  it('counts 3', () => {
    expect(clash(inCardolan('faramir', 'shelob'), '1', '1').sums).toEqual([4, 6])
  })
})

describe('gandalf-variant: Gandalf (variant)', () => {
  const near = (gandalf: Pieces) => play(inCardolan('gimli', 'shelob', gandalf), ...cards('2', '1'))

  it.each(['arthedain', 'enedwaith', 'shire'] as const)('lends 1 from %s, next to Cardolan', (region) => {
    const start = near({ [region]: ['gandalf-variant'] })
    expect([asked(start), sauronSees(start, 'gandalf')]).toEqual(['fellowship decide/support', 'hidden'])
    const { sums, events, after } = outcomeOf(start, support)
    expect([sums, kindsOf(events).includes('PieceRevealed')]).toEqual([[6, 6], true])
    expect(sauronSees(after, 'gandalf')).toBe('hidden')
    expect(outcomeOf(start, no).sums).toEqual([5, 6])
  })

  it('lends it in his own region, beside him in the mountains, and when already revealed', () => {
    const own = play(inCardolan('gimli', 'shelob', { cardolan: ['gimli', 'gandalf-variant'] }), met('gimli'))
    expect(asked(clash(own, '1', '1').after)).toBe('fellowship decide/support')
    const pieces: Pieces = {
      eregion: ['gimli'],
      caradhras: ['gandalf-variant'],
      'misty-mountains': ['shelob'],
    }
    const high = play(draft(pieces, FELLOWSHIP_TURN), fellowshipMoves('gimli', 'misty-mountains'))
    expect(outcomeOf(clash(high, '2', '1').after, support).sums).toEqual([6, 6])
    const open = inCardolan(
      'gimli',
      'shelob',
      { arthedain: ['gandalf-variant'] },
      { revealed: ['gandalf-variant'] },
    )
    expect(outcomeOf(clash(open, '2', '1').after, support).sums).toEqual([6, 6])
  })

  it('is asked for wherever he might be, so that Sauron does not learn where he is', () => {
    const guarded = (here: CharacterId, there: CharacterId) =>
      draft({ cardolan: ['gimli'], eregion: ['shelob'], arthedain: [here], rhudaur: [there] })
    const far = guarded('elrond', 'gandalf-variant')
    const course = [sauronMoves('shelob', 'cardolan'), ...cards('2', '1'), no] as const
    expect(courseFor('sauron', far, ...course)).toEqual(
      courseFor('sauron', guarded('gandalf-variant', 'elrond'), ...course),
    )
    const start = play(far, ...course.slice(0, 3))
    expect(offered(start, 'fellowship')).toEqual(['pass'])
    expect(forbids(start, support)).toEqual(['character.gandalf-variant'])
  })

  it('also helps where no cards are played, and a fighter under Gwaihir', () => {
    const saruman = inCardolan('gimli', 'saruman-classic', { arthedain: ['gandalf-variant'] })
    const bare = play(saruman, sauron({ kind: 'forbidCards' }))
    expect(outcomeOf(bare, support).sums).toEqual([4, 4])
    const eagleTaken = underGwaihir('gimli', 'shelob', { arthedain: ['gandalf-variant'] })
    expect(outcomeOf(clash(eagleTaken, '2', '1').after, support).sums).toEqual([6, 6])
  })

  it('helps nobody against the Warg, and not himself; he counts 5', () => {
    const warg = clash(inCardolan('gimli', 'warg', { arthedain: ['gandalf-variant'] }), '1', '1')
    expect(warg.sums).toEqual([4, 3])
    expect(clash(inCardolan('gandalf-variant', 'shelob'), '1', '1').sums).toEqual([6, 6])
  })
})

describe('aragorn-variant: Aragorn (variant)', () => {
  it('attacked, may rule out cards: the bare strengths decide and both hands stay full', () => {
    const start = inCardolan('aragorn-variant', 'shelob')
    expect(asked(start)).toBe('fellowship decide/forbidCards')
    expect(offered(start, 'fellowship')).toEqual(['forbidCards', 'pass'])
    const { sums, after } = outcomeOf(start, noCards)
    expect(sums).toEqual([4, 5])
    expect([hand(after, 'fellowship').length, hand(after, 'sauron').length]).toEqual([9, 9])
    expect(clash(play(start, no), '3', '1').sums).toEqual([7, 6])
  })

  it('cannot when he attacks, against the Warg, under Gwaihir, or once he has let cards be', () => {
    const attack = onto('aragorn-variant', 'rhudaur', 'high-pass', 'shelob')
    const warg = inCardolan('aragorn-variant', 'warg')
    const gwaihir = underGwaihir('aragorn-variant', 'shelob')
    for (const state of [attack, warg, gwaihir, play(inCardolan('aragorn-variant', 'shelob'), no)]) {
      expect(asked(state)).toBe(CARDS)
      expect(forbids(state, noCards)).toContain('character.aragorn-variant')
    }
    expect(forbids(warg, noCards)).toContain('character.warg')
  })

  it('does not stop the text of his enemy: classic Orcs overrun him', () => {
    expect(where(play(inCardolan('aragorn-variant', 'orcs-classic'), noCards), 'aragorn-variant')).toBe(
      'defeated',
    )
  })
})

describe('elrond: Elrond (variant)', () => {
  const SPENT: More = { hand: without('fellowship-1', 'sauron-6') }

  it('ignores the Eye, and Magic, which stays what it is', () => {
    const start = inCardolan('elrond', 'shelob', {}, SPENT)
    const eye = clash(start, 'noble-sacrifice', 'eye').after
    expect([where(eye, 'elrond'), where(eye, 'shelob')]).toEqual(['defeated', 'defeated'])
    const magic = clash(start, '3', 'magic')
    expect([magic.sums, ignoredIn(magic.events)]).toEqual([[6, 5], ['sauron-magic']])
    expect(pile(magic.after, 'sauron')).toEqual(['6', 'magic'])
  })

  it('does not ignore Retreat or a strength card, and counts 3', () => {
    const start = inCardolan('elrond', 'shelob')
    expect(where(clash(start, '3', 'retreat').after, 'shelob')).toBe('arthedain')
    expect(clash(start, '3', '2').sums).toEqual([6, 7])
  })

  it('is helpless against Eye and Magic if the Warg or Gwaihir takes his text', () => {
    expect(clash(inCardolan('elrond', 'warg'), 'noble-sacrifice', 'eye').sums).toEqual([3, 2])
    expect(clash(underGwaihir('elrond', 'shelob'), 'noble-sacrifice', 'eye').sums).toEqual([3, 5])
    const magic = clash(inCardolan('elrond', 'warg', {}, SPENT), '3', 'magic').after
    expect(asked(magic)).toBe('sauron decide/fetch')
  })
})

describe('theoden: Theoden (variant)', () => {
  const attackedIn = (region: RegionId, from: RegionId, theirs: CharacterId) =>
    play(draft({ [region]: ['theoden'], [from]: [theirs] }), sauronMoves(theirs, region))

  it('counts 4 in Rohan and Gondor, attacking or attacked, and 2 elsewhere', () => {
    expect(clash(onto('theoden', 'caradhras', 'rohan', 'shelob'), '1', '1').sums).toEqual([5, 6])
    expect(clash(onto('theoden', 'rohan', 'gondor', 'shelob'), '1', '1').sums).toEqual([5, 6])
    expect(clash(attackedIn('rohan', 'gondor', 'shelob'), '1', '1').sums).toEqual([5, 6])
    expect(clash(attackedIn('gondor', 'mordor', 'shelob'), '1', '1').sums).toEqual([5, 6])
    expect(clash(onto('theoden', 'rhudaur', 'high-pass', 'shelob'), '1', '1').sums).toEqual([3, 6])
  })

  it('counts 2 even there against the Warg, or if Gwaihir has taken his text', () => {
    expect(clash(attackedIn('rohan', 'gondor', 'warg'), '1', '1').sums).toEqual([3, 3])
    const start = draft({ rohan: ['theoden'], gondor: ['shelob'] }, holding('gwaihir'))
    const stays = play(start, sauronMoves('shelob', 'rohan'), fellowship(eagle(null)))
    expect(clash(stays, '1', '1').sums).toEqual([3, 6])
  })
})

describe('treebeard: Treebeard (variant)', () => {
  const turn = (pieces: Pieces, more: More = {}) => draft(pieces, { ...FELLOWSHIP_TURN, ...more })
  const jump = fellowshipMoves('treebeard', 'fangorn', 'power')

  it('may jump from anywhere on a lone enemy in Fangorn, is shown, and counts 6 there', () => {
    for (const from of ['shire', 'dagorlad', 'high-pass', 'mordor'] as const) {
      const start = play(turn({ [from]: ['treebeard'], fangorn: ['shelob'], gondor: ['uruk-hai'] }), jump)
      expect([where(start, 'treebeard'), revealed(start)]).toEqual(['fangorn', ['treebeard', 'shelob']])
      expect(clash(start, '1', '1').sums).toEqual([7, 6])
    }
  })

  it('may not if nobody or two enemies are there, nor jump anywhere else', () => {
    expect(forbids(turn({ shire: ['treebeard'], fangorn: ['shelob', 'warg'] }), jump)).toEqual([
      'character.treebeard',
    ])
    const empty = turn({ shire: ['treebeard'], rohan: ['shelob'] })
    expect(forbids(empty, jump)).toEqual(['character.treebeard', 'movement.attackOnly'])
    expect(forbids(empty, fellowshipMoves('treebeard', 'rohan', 'power'))).toEqual(['character.treebeard'])
  })

  it('chooses in Eregion between his jump and the tunnel, where the Balrog may strike', () => {
    const start = turn({ eregion: ['treebeard'], fangorn: ['shelob'], caradhras: ['balrog'] })
    expect(waysOf(start, 'fellowship', 'treebeard').filter((way) => way.startsWith('fangorn'))).toEqual([
      'fangorn power',
      'fangorn tunnel',
    ])
    expect(asked(play(start, jump))).toBe(CARDS)
    expect(asked(play(start, fellowshipMoves('treebeard', 'fangorn', 'tunnel')))).toBe('sauron decide/strike')
  })

  it('counts 4 outside Fangorn, and inside it against the Warg or under Gwaihir', () => {
    expect(clash(inCardolan('treebeard', 'shelob'), '1', '1').sums).toEqual([5, 6])
    expect(clash(play(turn({ shire: ['treebeard'], fangorn: ['warg'] }), jump), '1', '1').sums).toEqual([
      5, 3,
    ])
    const eagleOn = turn({ shire: ['treebeard'], fangorn: ['shelob'] }, holding('gwaihir'))
    expect(clash(play(eagleOn, jump, fellowship(eagle(null))), '1', '1').sums).toEqual([5, 6])
  })
})
