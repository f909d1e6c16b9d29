/** The nine star faces of Sauron, one by one: what each may do, when it may not, and what is seen of it. */
import { describe, expect, it } from 'vitest'
import type { CharacterId, PositionSpec, RegionId, State, TileId } from '../../../src/confrontation'
import { confrontation } from '../../../src/confrontation'
import { cards, eagle, hand, met, offered, pass, pile, revealed } from '../interactions/words'
import { fellowshipCard, retreats, waysOf, without } from '../interactions/words'
import { clash, draft, FELLOWSHIP_TURN, fellowshipMoves, holding } from '../interactions/scenes'
import { kindsOf, outcomeOf, sauronMoves } from '../interactions/scenes'
import { asked, fellowship, forbids, play, sauron, where, winner } from '../support/table'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>

const CARDS = 'fellowship+sauron decide/cards'
const exchange = sauron({ kind: 'exchange' })
const refuse = sauron({ kind: 'refuse' })
const no = sauron(pass)
const goesTo = (to: RegionId) => sauron(retreats(to))
const slips = (to: RegionId) => sauron({ kind: 'slipAway', to })

/** A piece of Sauron goes from Caradhras to attack Enedwaith. */
const attacks = (theirs: CharacterId, ours: CharacterId, others: Pieces = {}, more: More = {}): State =>
  play(draft({ caradhras: [theirs], enedwaith: [ours], ...others }, more), sauronMoves(theirs, 'enedwaith'))
/** One of ours goes from Enedwaith to attack the Gap of Rohan. */
const isAttacked = (theirs: CharacterId, ours: CharacterId, others: Pieces = {}, more: More = {}): State =>
  play(
    draft({ 'gap-of-rohan': [theirs], enedwaith: [ours], ...others }, { ...FELLOWSHIP_TURN, ...more }),
    fellowshipMoves(ours, 'gap-of-rohan'),
  )
/** What the Fellowship sees of a tile of Sauron: its region, `hidden` or `defeated`. */
const shownAs = (state: State, tile: TileId): unknown =>
  (confrontation.view(state, 'fellowship').state as { table: { at: Record<string, unknown> } }).table.at[tile]

describe('uruk-hai: Uruk-Hai (variant)', () => {
  const marches = (to: RegionId) => sauronMoves('uruk-hai', to, 'power')
  const table = (pieces: Pieces, more: More = {}) => draft({ mordor: ['uruk-hai'], ...pieces }, more)

  it('are shown to march ahead over any distance to an empty region, and hidden when the turn ends', () => {
    const start = table({ gondor: ['warg'], fangorn: ['shelob'] })
    const ways = waysOf(start, 'sauron', 'uruk-hai')
    expect(ways).toEqual(
      expect.arrayContaining(['dagorlad step', 'gondor step', 'mirkwood power', 'arthedain power']),
    )
    expect(ways).not.toContain('fangorn power')
    const { after, events } = outcomeOf(start, marches('cardolan'))
    expect(where(after, 'uruk-hai')).toBe('cardolan')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'PieceRevealed', piece: 'uruk-hai' }))
    expect([asked(after), shownAs(after, 'balrog-uruk-hai')]).toEqual(['fellowship decide/turn', 'hidden'])
  })

  it('neither end beside anybody nor go sideways or back', () => {
    const start = table({ mirkwood: ['warg'], rohan: ['merry'] })
    for (const region of ['mirkwood', 'rohan'] as const)
      expect(forbids(start, marches(region))).toEqual(['character.uruk-hai'])
    const front = draft({ rhudaur: ['uruk-hai'] })
    for (const region of ['eregion', 'mirkwood'] as const)
      expect(forbids(front, marches(region))).toEqual(['character.uruk-hai'])
  })

  it('pass one of their own side, but neither two nor an enemy', () => {
    const one = table({ dagorlad: ['warg'], gondor: ['merry'] })
    expect(waysOf(one, 'sauron', 'uruk-hai')).toContain('mirkwood power')
    const barred = table({ dagorlad: ['warg', 'shelob'], gondor: ['merry'] })
    expect(forbids(barred, marches('mirkwood'))).toEqual(['character.uruk-hai', 'movement.passThrough'])
  })

  it('are not shown by a step, and count 4', () => {
    const stepped = outcomeOf(table({}), sauronMoves('uruk-hai', 'gondor'))
    expect(kindsOf(stepped.events)).not.toContain('PieceRevealed')
    expect(clash(attacks('uruk-hai', 'gimli'), '1', '1').sums).toEqual([4, 5])
  })
})

describe('wormtongue: Wormtongue (variant)', () => {
  it('defeated, may slip back into an empty region behind the battle, hidden again', () => {
    const { sums, after: lost } = clash(attacks('wormtongue', 'gimli'), '1', '1')
    expect([sums, asked(lost)]).toEqual([[4, 0], 'sauron decide/slipAway'])
    expect(offered(lost, 'sauron')).toEqual(['pass', 'slipAway caradhras', 'slipAway gap-of-rohan'])
    expect(forbids(lost, slips('eregion'))).toEqual(['character.wormtongue'])
    const away = play(lost, slips('gap-of-rohan'))
    expect([where(away, 'wormtongue'), where(away, 'gimli')]).toEqual(['gap-of-rohan', 'enedwaith'])
    expect(shownAs(away, 'shelob-wormtongue')).toBe('hidden')
    expect(shownAs(play(lost, no), 'shelob-wormtongue')).toBe('defeated')
  })

  it('finds no way where anybody stands, friend or enemy', () => {
    const one = clash(attacks('wormtongue', 'gimli', { 'gap-of-rohan': ['warg'] }), '1', '1').after
    expect(forbids(one, slips('gap-of-rohan'))).toEqual(['character.wormtongue'])
    const none = clash(isAttacked('wormtongue', 'gimli', { rohan: ['warg'] }), '1', '1').after
    expect([asked(none), where(none, 'wormtongue')]).toEqual(['sauron decide/turn', 'defeated'])
  })

  it('slips away from Boromir, from Noble Sacrifice and from a tie as well', () => {
    const boromir = attacks('wormtongue', 'boromir')
    const sacrifice = play(attacks('wormtongue', 'gimli'), ...cards('noble-sacrifice', '1'))
    const tie = play(attacks('wormtongue', 'gimli'), ...cards('1', '5'))
    for (const state of [boromir, sacrifice, tie]) {
      expect(asked(state)).toBe('sauron decide/slipAway')
      const after = play(state, slips('caradhras'))
      expect([where(after, 'wormtongue'), asked(after)]).toEqual(['caradhras', 'fellowship decide/turn'])
    }
  })

  it('is not asked when he wins', () => {
    const { sums, after } = clash(attacks('wormtongue', 'merry'), '1', '5')
    expect([sums, where(after, 'wormtongue'), where(after, 'merry')]).toEqual([
      [3, 4],
      'enedwaith',
      'defeated',
    ])
  })
})

describe('witch-king-variant: Witch King (variant)', () => {
  const homeward = sauronMoves('witch-king-variant', 'shire')

  it('wins by entering the Shire, whoever stands there, Merry included', () => {
    const start = draft({ cardolan: ['witch-king-variant'], shire: ['merry', 'frodo-classic'] })
    expect(winner(play(start, homeward))).toBe('sauron by end.witchKingInShire')
  })

  it('wins as well by the step of The Dark of Mordor', () => {
    const pieces: Pieces = { cardolan: ['witch-king-variant'], eregion: ['frodo-classic'] }
    const step = { kind: 'playStep', card: 'dark-of-mordor', piece: 'witch-king-variant' } as const
    const after = play(
      draft(pieces, holding('dark-of-mordor')),
      sauron({ ...step, to: 'shire', way: 'step' }),
    )
    expect(winner(after)).toBe('sauron by end.witchKingInShire')
  })

  it('falls to Merry elsewhere, does not attack sideways, and counts 2', () => {
    expect(where(attacks('witch-king-variant', 'merry'), 'witch-king-variant')).toBe('defeated')
    const side = draft({ cardolan: ['witch-king-variant'], arthedain: ['gimli'] })
    expect(forbids(side, sauronMoves('witch-king-variant', 'arthedain', 'power'))).toEqual([
      'movement.forward',
    ])
    expect(clash(attacks('witch-king-variant', 'gimli'), '1', '1').sums).toEqual([4, 3])
  })
})

describe('flying-nazgul-variant: Flying Nazgul (variant)', () => {
  const leaps = (to: RegionId) => sauronMoves('flying-nazgul-variant', to, 'power')
  const table = (pieces: Pieces) => draft({ fangorn: ['flying-nazgul-variant'], ...pieces })

  it('attacks two steps ahead, over an enemy or a region full of its own side', () => {
    const own = table({ caradhras: ['warg'], 'misty-mountains': ['shelob'], eregion: ['gimli', 'merry'] })
    const enemies = table({ caradhras: ['boromir'], 'misty-mountains': ['merry'], eregion: ['gimli'] })
    for (const start of [own, enemies])
      expect(waysOf(start, 'sauron', 'flying-nazgul-variant')).toContain('eregion power')
    expect(clash(play(enemies, leaps('eregion')), '1', '1').sums).toEqual([4, 6])
    expect(revealed(play(own, leaps('eregion')))).toEqual(['flying-nazgul-variant'])
  })

  it('leaps neither without an attack, nor one step, nor three', () => {
    const rule = 'character.flying-nazgul-variant'
    const start = table({ cardolan: ['gimli'], caradhras: ['merry'] })
    expect(forbids(start, leaps('enedwaith'))).toEqual([rule, 'movement.attackOnly'])
    expect(forbids(start, leaps('cardolan'))).toEqual([rule])
    expect(forbids(start, leaps('caradhras'))).toEqual(['movement.attackOnly'])
  })
})

describe('mouth-of-sauron: Mouth of Sauron (variant)', () => {
  const shown = (theirs: '1' | '4' | 'eye' | 'retreat' | 'magic', more: More = {}) =>
    clash(attacks('mouth-of-sauron', 'aragorn-classic', {}, more), '2', theirs).after

  it('sees both cards and may put the 4 from the hand in place of his own, which goes back there', () => {
    expect(asked(shown('1'))).toBe('sauron decide/exchange')
    expect(offered(shown('1'), 'sauron')).toEqual(['exchange', 'pass'])
    const { sums, after } = outcomeOf(shown('1'), exchange)
    expect(sums).toEqual([6, 7])
    expect([pile(after, 'sauron'), hand(after, 'sauron').includes('1')]).toEqual([['4'], true])
    expect(outcomeOf(shown('1'), no).sums).toEqual([6, 4])
  })

  it('may take it from the pile, where his own card then goes', () => {
    const after = play(shown('1', { hand: without('fellowship-1', 'sauron-4') }), exchange)
    expect([pile(after, 'sauron'), hand(after, 'sauron').length]).toEqual([['1', '4'], 7])
  })

  it('may give up a Retreat, which then is not carried out', () => {
    const after = play(shown('retreat'), exchange)
    expect([where(after, 'aragorn-classic'), where(after, 'mouth-of-sauron')]).toEqual([
      'defeated',
      'enedwaith',
    ])
    expect(hand(after, 'sauron')).toContain('retreat')
  })

  it('has nothing to exchange if the 4 lies there, or if no cards are played', () => {
    expect(asked(shown('4'))).toBe('fellowship decide/turn')
    const bare = play(attacks('mouth-of-sauron', 'aragorn-variant'), fellowship({ kind: 'forbidCards' }))
    expect(asked(bare)).toBe('fellowship decide/turn')
    expect(forbids(attacks('mouth-of-sauron', 'gimli'), exchange)).toContain('character.mouth-of-sauron')
  })

  it('has his power when he is attacked, too, and counts 3', () => {
    const start = clash(isAttacked('mouth-of-sauron', 'gimli'), '1', '1').after
    expect(outcomeOf(start, exchange).sums).toEqual([4, 7])
    expect(outcomeOf(start, no).sums).toEqual([4, 4])
  })
})

describe('saruman-variant: Saruman (variant)', () => {
  it.each(['gandalf-classic', 'gandalf-variant'] as const)(
    'defeats %s before any card, either way',
    (ours) => {
      for (const start of [attacks('saruman-variant', ours), isAttacked('saruman-variant', ours)])
        expect([where(start, ours), pile(start, 'sauron')]).toEqual(['defeated', []])
    },
  )

  it('may refuse the card shown, once: it goes back and another one must be shown', () => {
    const start = clash(attacks('saruman-variant', 'gimli'), '5', '2').after
    expect([asked(start), offered(start, 'sauron')]).toEqual(['sauron decide/refuse', ['pass', 'refuse']])
    const refused = play(start, refuse)
    expect(asked(refused)).toBe('fellowship decide/otherCard')
    expect(offered(refused, 'fellowship')).not.toContain('playCard fellowship-5')
    expect(forbids(refused, fellowshipCard('5'))).toEqual(['battle.differentCard'])
    const { sums, after } = outcomeOf(refused, fellowshipCard('1'))
    expect([sums, pile(after, 'fellowship'), hand(after, 'fellowship').includes('5')]).toEqual([
      [4, 5],
      ['1'],
      true,
    ])
    expect(outcomeOf(start, no).sums).toEqual([8, 5])
  })

  it('cannot refuse the last card, nor where no cards are played', () => {
    const last = { hand: ['fellowship-5', 'sauron-2'] } as const
    expect(clash(attacks('saruman-variant', 'gimli', {}, last), '5', '2').sums).toEqual([8, 5])
    const bare = play(attacks('saruman-variant', 'aragorn-variant'), fellowship({ kind: 'forbidCards' }))
    expect(asked(bare)).toBe('fellowship decide/turn')
    expect(forbids(attacks('saruman-variant', 'gimli'), refuse)).toContain('character.saruman-variant')
  })

  it('is too late for a Gandalf whom Gwaihir carries away, not for one who stays', () => {
    const start = attacks('saruman-variant', 'gandalf-classic', {}, holding('gwaihir'))
    expect(where(play(start, fellowship(eagle('cardolan'))), 'gandalf-classic')).toBe('cardolan')
    expect(where(play(start, fellowship(eagle(null))), 'gandalf-classic')).toBe('defeated')
  })
})

describe('orcs-variant: Orcs (variant)', () => {
  it('count 6 in every battle of an attack, and 3 when attacked', () => {
    const two = attacks('orcs-variant', 'merry', { enedwaith: ['merry', 'legolas'] })
    const first = clash(play(two, met('merry')), '1', '1')
    expect([first.sums, asked(first.after)]).toEqual([[3, 7], CARDS])
    expect(clash(first.after, '2', '2').sums).toEqual([5, 8])
    expect(clash(isAttacked('orcs-variant', 'merry'), '1', '1').sums).toEqual([3, 4])
  })

  it('overrun nobody, and fall to Gimli', () => {
    expect(asked(attacks('orcs-variant', 'merry'))).toBe(CARDS)
    expect(where(attacks('orcs-variant', 'gimli'), 'orcs-variant')).toBe('defeated')
  })
})

describe('gollum: Gollum (variant)', () => {
  it('may sneak forward out of any battle, attacking or attacked, and is hidden again', () => {
    const attack = attacks('gollum', 'gimli')
    expect([asked(attack), offered(attack, 'sauron')]).toEqual([
      'sauron decide/avoid',
      ['pass', 'retreat cardolan'],
    ])
    const after = play(attack, goesTo('cardolan'))
    expect([where(after, 'gollum'), where(after, 'gimli')]).toEqual(['cardolan', 'enedwaith'])
    expect([asked(after), shownAs(after, 'warg-gollum')]).toEqual(['fellowship decide/turn', 'hidden'])
    const attacked = isAttacked('gollum', 'gimli')
    expect(where(play(attacked, goesTo('enedwaith')), 'gollum')).toBe('enedwaith')
  })

  it('goes neither sideways nor back, nor to an enemy, nor into a full region', () => {
    const start = draft({ fangorn: ['gollum'], caradhras: ['boromir'], eregion: ['merry'] }, FELLOWSHIP_TURN)
    const fight = play(start, fellowshipMoves('merry', 'fangorn', 'tunnel'))
    expect(offered(fight, 'sauron')).toEqual(['pass', 'retreat misty-mountains'])
    expect(forbids(fight, goesTo('rohan'))).toEqual(['battle.retreatDirection'])
    expect(forbids(fight, goesTo('eregion'))).toEqual(['battle.retreatDirection'])
    expect(forbids(fight, goesTo('caradhras'))).toEqual(['battle.retreatEnemy'])
    const full = attacks('gollum', 'gimli', { cardolan: ['shelob', 'cave-troll'] })
    expect(asked(full)).toBe(CARDS)
    expect(forbids(full, goesTo('cardolan'))).toEqual(['battle.retreatLimit'])
  })

  it('is not asked if his enemy has left, nor once he has stayed; he counts 1', () => {
    const frodo = play(attacks('gollum', 'frodo-classic'), fellowship(retreats('eregion')))
    expect([asked(frodo), where(frodo, 'gollum')]).toEqual(['fellowship decide/turn', 'enedwaith'])
    const stayed = play(attacks('gollum', 'gimli'), no)
    expect(forbids(stayed, goesTo('cardolan'))).toContain('character.gollum')
    expect(clash(stayed, '1', '1').sums).toEqual([4, 2])
  })

  it('comes too late for Boromir', () => {
    expect(where(attacks('gollum', 'boromir'), 'gollum')).toBe('defeated')
  })

  it('wins as the third of his side in the Shire', () => {
    const ours: Pieces = { cardolan: ['aragorn-classic'], eregion: ['frodo-classic'] }
    const theirs: Pieces = { arthedain: ['gollum'], shire: ['shelob', 'cave-troll'] }
    const start = draft({ ...ours, ...theirs }, FELLOWSHIP_TURN)
    const fight = play(start, fellowshipMoves('aragorn-classic', 'arthedain', 'power'))
    expect(winner(play(fight, goesTo('shire')))).toBe('sauron by end.threeInShire')
  })
})

describe('watcher: The Watcher (variant)', () => {
  it('once it has fought stays revealed for good and steps forward no more; it counts 6', () => {
    const { sums, after: done } = clash(attacks('watcher', 'gimli'), '1', '1')
    expect(sums).toEqual([4, 7])
    expect([revealed(done), shownAs(done, 'cave-troll-watcher')]).toEqual([['watcher'], 'enedwaith'])
    const later = play(done, fellowshipMoves('frodo-classic', 'arthedain'))
    expect(waysOf(later, 'sauron', 'watcher')).toEqual([])
    expect(forbids(later, sauronMoves('watcher', 'cardolan'))).toEqual(['movement.watcher'])
  })

  it('moves while it is hidden, and fights its attack to the end', () => {
    expect(where(play(draft({ fangorn: ['watcher'] }), sauronMoves('watcher', 'caradhras')), 'watcher')).toBe(
      'caradhras',
    )
    const two = play(attacks('watcher', 'gimli', { enedwaith: ['gimli', 'merry'] }), met('gimli'))
    const first = clash(two, '1', '1')
    expect(asked(first.after)).toBe(CARDS)
  })

  it('may be named as an opponent, and leaves by Retreat, still revealed', () => {
    const pieces: Pieces = { fangorn: ['watcher', 'warg'], 'misty-mountains': ['gimli'] }
    const start = draft(pieces, { ...FELLOWSHIP_TURN, revealed: ['watcher'] })
    const choice = play(start, fellowshipMoves('gimli', 'fangorn'))
    expect(asked(choice)).toBe('fellowship decide/opponent')
    expect(offered(choice, 'fellowship')).toEqual(['attackHidden', 'attackRevealed watcher'])
    const fight = play(choice, fellowship({ kind: 'attackRevealed', piece: 'watcher' }))
    const gone = clash(fight, '1', 'retreat').after
    expect([where(gone, 'watcher'), revealed(gone).includes('watcher')]).toEqual(['rohan', true])
  })

  it('goes back to Mordor by Recall, still revealed and rooted', () => {
    const recalls = { ...holding('recall-to-mordor'), revealed: ['watcher'] as const }
    const start = draft({ fangorn: ['watcher'] }, recalls)
    const home = play(start, sauron({ kind: 'playRecall', card: 'recall-to-mordor', piece: 'watcher' }))
    expect([where(home, 'watcher'), revealed(home)]).toEqual(['mordor', ['watcher']])
    const next = play(home, fellowshipMoves('frodo-classic', 'arthedain'))
    expect(forbids(next, sauronMoves('watcher', 'gondor'))).toEqual(['movement.watcher'])
  })
})
