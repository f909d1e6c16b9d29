/** The nine ring faces of Sauron, one by one: what each may do, when it may not, and what is seen of it. */
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../../src/confrontation'
import type { CharacterId, PositionSpec, RegionId, State, TileId } from '../../../src/confrontation'
import { clash, draft, FELLOWSHIP_TURN, holding, kindsOf, outcomeOf } from '../interactions/scenes'
import { fellowshipMoves, sauronMoves } from '../interactions/scenes'
import { cards, courseFor, eagle, hand, met, offered, pass, pile } from '../interactions/words'
import { retreats, revealed, waysOf, without } from '../interactions/words'
import { asked, fellowship, forbids, play, sauron, where, winner } from '../support/table'

type Pieces = PositionSpec['pieces']

const CARDS = 'fellowship+sauron decide/cards'
const strike = sauron({ kind: 'strike' })
const noCards = sauron({ kind: 'forbidCards' })

/** A piece of Sauron goes from Rhudaur to attack Arthedain. */
const storms = (theirs: CharacterId, ours: CharacterId, others: Pieces = {}): State =>
  play(draft({ rhudaur: [theirs], arthedain: [ours], ...others }), sauronMoves(theirs, 'arthedain'))
/** A piece of Sauron is attacked in Fangorn, out of the Misty Mountains. */
const awaits = (theirs: CharacterId, ours: CharacterId, others: Pieces = {}): State =>
  play(
    draft({ fangorn: [theirs], 'misty-mountains': [ours], ...others }, FELLOWSHIP_TURN),
    fellowshipMoves(ours, 'fangorn'),
  )
/** Where the Fellowship sees a tile of Sauron. */
const seen = (state: State, tile: TileId): unknown => {
  const view = confrontation.view(state, 'fellowship').state as { table: { at: Record<string, unknown> } }
  return view.table.at[tile]
}

describe('balrog: Balrog (classic)', () => {
  const through = (ours: CharacterId, others: Pieces = {}): State =>
    play(
      draft({ eregion: [ours], caradhras: ['balrog'], fangorn: ['warg'], ...others }, FELLOWSHIP_TURN),
      fellowshipMoves(ours, 'fangorn', 'tunnel'),
    )

  it('may strike whoever creeps through the tunnel: no battle, and nobody in Fangorn is shown', () => {
    const start = through('merry')
    expect(asked(start)).toBe('sauron decide/strike')
    expect(offered(start, 'sauron')).toEqual(['pass', 'strike'])
    expect(seen(start, 'balrog-uruk-hai')).toBe('hidden')
    const { after, events } = outcomeOf(start, strike)
    expect([where(after, 'merry'), where(after, 'balrog')]).toEqual(['defeated', 'caradhras'])
    expect(kindsOf(events)).not.toContain('BattleBegan')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'PieceRevealed', piece: 'balrog' }))
    expect([seen(after, 'warg-gollum'), seen(after, 'balrog-uruk-hai')]).toEqual(['hidden', 'hidden'])
    expect(asked(after)).toBe('sauron decide/turn')
  })

  it('strikes Frodo down too, and may let anybody pass', () => {
    expect(winner(play(through('frodo-classic'), strike))).toBe('sauron by end.ringbearerDefeated')
    const passed = play(through('merry'), sauron(pass))
    expect([where(passed, 'merry'), asked(passed)]).toEqual(['fangorn', CARDS])
  })

  it('is asked for whenever it might stand in Caradhras, and only it can strike', () => {
    const over = (guard: CharacterId, home: CharacterId) =>
      draft({ eregion: ['merry'], caradhras: [guard], mordor: [home] }, FELLOWSHIP_TURN)
    const course = [fellowshipMoves('merry', 'fangorn', 'tunnel'), sauron(pass)] as const
    const shelob = over('shelob', 'balrog')
    expect(courseFor('fellowship', shelob, ...course)).toEqual(
      courseFor('fellowship', over('balrog', 'shelob'), ...course),
    )
    const start = play(shelob, course[0])
    expect(offered(start, 'sauron')).toEqual(['pass'])
    expect(forbids(start, strike)).toEqual(['character.balrog'])
  })

  it('strikes nobody who passes over Caradhras or comes from elsewhere, and counts 5 in a battle', () => {
    const over = draft({ eregion: ['merry'], mirkwood: ['gimli'], caradhras: ['balrog'] }, FELLOWSHIP_TURN)
    expect(asked(play(over, fellowshipMoves('merry', 'misty-mountains')))).toBe('sauron decide/turn')
    expect(asked(play(over, fellowshipMoves('gimli', 'fangorn', 'river')))).toBe('sauron decide/turn')
    expect(clash(play(over, fellowshipMoves('merry', 'caradhras')), '1', '1').sums).toEqual([3, 6])
  })
})

describe('shelob: Shelob (classic)', () => {
  const won = (others: Pieces = {}) => clash(storms('shelob', 'merry', others), '1', '1')

  it('goes home to Gondor after a kill, hidden, and her attack is over', () => {
    const two = storms('shelob', 'merry', { arthedain: ['merry', 'gimli'] })
    const { sums, after } = clash(play(two, met('merry')), '1', '1')
    expect(sums).toEqual([3, 6])
    expect([where(after, 'shelob'), where(after, 'gimli')]).toEqual(['gondor', 'arthedain'])
    expect([asked(after), seen(after, 'shelob-wormtongue')]).toEqual(['fellowship decide/turn', 'hidden'])
  })

  it('does so as well when she is the one attacked, and beside one other', () => {
    const { after } = clash(awaits('shelob', 'merry', { gondor: ['warg'] }), '1', '1')
    expect(where(after, 'shelob')).toBe('gondor')
  })

  it('dies if two of her side or an enemy are in Gondor', () => {
    const full = won({ gondor: ['warg', 'cave-troll'] }).after
    const held = won({ gondor: ['gimli'] }).after
    expect([where(full, 'shelob'), where(held, 'shelob')]).toEqual(['defeated', 'defeated'])
    expect(where(held, 'gimli')).toBe('gondor')
  })

  it('stays in Gondor if she wins there, and stays away if she loses or ties', () => {
    const pieces: Pieces = { gondor: ['merry', 'gimli'], mordor: ['shelob'] }
    const first = play(draft(pieces), sauronMoves('shelob', 'gondor'), met('merry'))
    const { after } = clash(first, '1', '1')
    expect([where(after, 'shelob'), asked(after)]).toEqual(['gondor', CARDS])
    const tied = clash(storms('shelob', 'merry'), '4', '1')
    expect([tied.sums, where(tied.after, 'shelob')]).toEqual([[6, 6], 'defeated'])
  })

  it('stays where she is if her enemy gets away', () => {
    expect(where(clash(storms('shelob', 'merry'), 'retreat', '1').after, 'shelob')).toBe('arthedain')
  })
})

describe('witch-king-classic: Witch King (classic)', () => {
  const attack = (to: RegionId) => sauronMoves('witch-king-classic', to, 'power')
  const table = (pieces: Pieces) => draft({ cardolan: ['witch-king-classic'], ...pieces })

  it('attacks sideways as well as ahead, and is shown as he does', () => {
    const start = table({ arthedain: ['merry', 'gimli'] })
    expect(waysOf(start, 'sauron', 'witch-king-classic')).toEqual(['arthedain power', 'shire step'])
    const after = play(start, attack('arthedain'))
    expect([asked(after), seen(after, 'witch-king')]).toEqual(['nature battle.opponent', 'arthedain'])
    expect(clash(play(after, met('gimli')), '1', '1').sums).toEqual([4, 6])
  })

  it('goes sideways only to attack, never back, and never in the mountains', () => {
    const rule = 'character.witch-king-classic'
    expect(forbids(table({}), attack('arthedain'))).toEqual([rule, 'movement.attackOnly'])
    expect(forbids(table({ eregion: ['merry'] }), attack('eregion'))).toEqual([rule])
    const high = draft({ caradhras: ['witch-king-classic'], 'misty-mountains': ['merry'] })
    expect(forbids(high, attack('misty-mountains'))).toEqual([rule, 'movement.mountains'])
  })

  it('leaves a region into which Frodo may slip, unless another of his side is there', () => {
    const upon = (others: Pieces) =>
      play(table({ arthedain: ['frodo-classic'], ...others }), attack('arthedain'))
    expect(offered(upon({}), 'fellowship')).toEqual(['pass', 'retreat cardolan'])
    expect(asked(upon({ cardolan: ['witch-king-classic', 'warg'] }))).toBe(CARDS)
  })

  it('does not win by entering the Shire', () => {
    const after = play(
      table({ shire: ['merry', 'frodo-classic'] }),
      sauronMoves('witch-king-classic', 'shire'),
    )
    expect(asked(after)).toBe('nature battle.opponent')
  })
})

describe('flying-nazgul-classic: Flying Nazgul (classic)', () => {
  const flies = (to: RegionId) => sauronMoves('flying-nazgul-classic', to, 'power')
  const table = (pieces: Pieces) => draft({ 'misty-mountains': ['flying-nazgul-classic'], ...pieces })

  it('flies to any region where one enemy is alone: far ahead, behind it, on the next mountain', () => {
    const start = table({ shire: ['frodo-classic'], dagorlad: ['merry'], caradhras: ['gimli'] })
    expect(waysOf(start, 'sauron', 'flying-nazgul-classic')).toEqual([
      'caradhras power',
      'dagorlad power',
      'eregion step',
      'rhudaur step',
      'shire power',
    ])
    const { sums, after } = clash(play(start, flies('caradhras')), '1', '1')
    expect([sums, where(after, 'flying-nazgul-classic')]).toEqual([[4, 4], 'defeated'])
  })

  it('flies neither to nobody nor to two, but may step onto two', () => {
    const rule = 'character.flying-nazgul-classic'
    const start = table({ cardolan: ['merry', 'gimli'], eregion: ['legolas', 'boromir'] })
    expect(forbids(start, flies('cardolan'))).toEqual([rule])
    expect(forbids(start, flies('fangorn'))).toEqual([rule, 'movement.attackOnly'])
    expect(asked(play(start, sauronMoves('flying-nazgul-classic', 'eregion')))).toBe('nature battle.opponent')
  })
})

describe('black-rider: Black Rider (classic)', () => {
  const rides = (to: RegionId) => sauronMoves('black-rider', to, 'power')
  const table = (pieces: Pieces) => draft({ mordor: ['black-rider'], ...pieces })

  it('rides ahead over any distance to attack, and counts 3', () => {
    const start = table({ arthedain: ['merry'] })
    expect(waysOf(start, 'sauron', 'black-rider')).toEqual([
      'arthedain power',
      'dagorlad step',
      'gondor step',
      'shire power',
    ])
    expect(clash(play(start, rides('arthedain')), '1', '1').sums).toEqual([3, 4])
  })

  it('rides far only to attack, and neither sideways nor back', () => {
    expect(forbids(table({}), rides('fangorn'))).toEqual(['character.black-rider', 'movement.attackOnly'])
    const front = draft({ rhudaur: ['black-rider'], eregion: ['merry'], mirkwood: ['gimli'] })
    for (const region of ['eregion', 'mirkwood'] as const)
      expect(forbids(front, rides(region))).toEqual(['character.black-rider'])
  })

  it('passes neither an enemy nor a region full of his own side', () => {
    const own: Pieces = { dagorlad: ['warg', 'shelob'], gondor: ['orcs-classic', 'cave-troll'] }
    const enemies: Pieces = { dagorlad: ['gimli'], gondor: ['legolas'] }
    for (const wall of [own, enemies])
      expect(forbids(table({ ...wall, arthedain: ['merry'] }), rides('arthedain'))).toEqual([
        'character.black-rider',
        'movement.passThrough',
      ])
    const gap = table({ dagorlad: ['gimli'], gondor: ['warg'], arthedain: ['merry'] })
    expect(waysOf(gap, 'sauron', 'black-rider')).toContain('arthedain power')
  })
})

describe('saruman-classic: Saruman (classic)', () => {
  it.each([
    ['attacking', storms('saruman-classic', 'gimli')],
    ['attacked', awaits('saruman-classic', 'gimli')],
  ])('%s may rule out cards: the bare strengths decide and both hands stay full', (_, start) => {
    expect(asked(start)).toBe('sauron decide/forbidCards')
    expect(offered(start, 'sauron')).toEqual(['forbidCards', 'pass'])
    const { sums, after } = outcomeOf(start, noCards)
    expect(sums).toEqual([3, 4])
    expect([hand(after, 'fellowship').length, hand(after, 'sauron').length]).toEqual([9, 9])
    expect(clash(play(start, sauron(pass)), '1', '2').sums).toEqual([4, 6])
  })

  it('has no say if a text has ended the battle, and only once', () => {
    const boromir = storms('saruman-classic', 'boromir')
    expect(where(boromir, 'saruman-classic')).toBe('defeated')
    const frodo = play(storms('saruman-classic', 'frodo-classic'), fellowship(retreats('cardolan')))
    expect(asked(frodo)).toBe('fellowship decide/turn')
    const allowed = play(storms('saruman-classic', 'gimli'), sauron(pass))
    expect(forbids(allowed, noCards)).toContain('character.saruman-classic')
  })

  it('cannot keep Gwaihir away', () => {
    const pieces: Pieces = { rhudaur: ['saruman-classic'], arthedain: ['gimli'] }
    const start = play(draft(pieces, holding('gwaihir')), sauronMoves('saruman-classic', 'arthedain'))
    expect(asked(start)).toBe('fellowship decide/eagle')
    expect(where(play(start, fellowship(eagle('cardolan'))), 'gimli')).toBe('cardolan')
  })
})

describe('orcs-classic: Orcs (classic)', () => {
  it('overrun the first they attack, and fight the next by cards with 2', () => {
    const start = storms('orcs-classic', 'merry', { arthedain: ['merry', 'legolas'] })
    const second = play(start, met('merry'))
    expect([where(second, 'merry'), asked(second), pile(second, 'sauron')]).toEqual(['defeated', CARDS, []])
    expect(clash(second, '1', '1').sums).toEqual([4, 3])
  })

  it('have no power when they are attacked', () => {
    expect(clash(awaits('orcs-classic', 'merry'), '1', '1').sums).toEqual([3, 3])
  })

  it('fall to Gimli, and together with Boromir', () => {
    const gimli = storms('orcs-classic', 'gimli')
    expect([where(gimli, 'gimli'), where(gimli, 'orcs-classic')]).toEqual(['arthedain', 'defeated'])
    const boromir = storms('orcs-classic', 'boromir')
    expect([where(boromir, 'boromir'), where(boromir, 'orcs-classic')]).toEqual(['defeated', 'defeated'])
  })

  it('have spent their power if the first one gets away', () => {
    const start = storms('orcs-classic', 'merry', { arthedain: ['frodo-classic', 'merry'] })
    const second = play(start, met('frodo-classic'), fellowship(retreats('cardolan')))
    expect([asked(second), where(second, 'merry')]).toEqual([CARDS, 'arthedain'])
  })

  it('have it afresh in their next attack', () => {
    const start = storms('orcs-classic', 'merry', {
      shire: ['frodo-classic', 'gimli'],
      cardolan: ['legolas'],
    })
    const later = play(start, fellowshipMoves('legolas', 'eregion'), sauronMoves('orcs-classic', 'shire'))
    expect(winner(play(later, met('frodo-classic')))).toBe('sauron by end.ringbearerDefeated')
  })
})

describe('warg: Warg (classic)', () => {
  it.each([
    ['frodo-classic', { kind: 'retreat', to: 'cardolan' }],
    ['aragorn-variant', { kind: 'forbidCards' }],
    ['smeagol', { kind: 'swap', piece: 'merry' }],
  ] as const)('takes the text from %s, who is not even asked', (ours, said) => {
    const start = storms('warg', ours, { cardolan: ['merry'] })
    expect(asked(start)).toBe(CARDS)
    expect(forbids(start, fellowship(said))).toContain('character.warg')
  })

  it('is not struck down or taken along, attacking or attacked, and counts 2', () => {
    expect(clash(storms('warg', 'boromir'), '1', '1').sums).toEqual([1, 3])
    expect(clash(awaits('warg', 'boromir'), '1', '1').sums).toEqual([1, 3])
  })

  it('leaves combat cards alone, and keeps Gwaihir away', () => {
    expect(where(play(clash(storms('warg', 'merry'), 'retreat', '6').after), 'merry')).toBe('shire')
    const start = draft({ rhudaur: ['warg'], arthedain: ['merry'] }, holding('gwaihir'))
    const upon = play(start, sauronMoves('warg', 'arthedain'))
    expect(asked(upon)).toBe(CARDS)
    expect(forbids(upon, fellowship(eagle('cardolan')))).toContain('special.gwaihir')
  })
})

describe('cave-troll: Cave Troll (classic)', () => {
  it('counts 9 and nothing for its card, which is played and discarded all the same', () => {
    for (const card of ['6', 'magic', 'retreat', 'eye'] as const) {
      const { sums, events, after } = clash(storms('cave-troll', 'gandalf-variant'), '5', card)
      expect([sums, pile(after, 'sauron')]).toEqual([[10, 9], [card]])
      expect(events).toContainEqual(expect.objectContaining({ kind: 'CardIgnored', side: 'sauron' }))
    }
    expect(clash(awaits('cave-troll', 'merry'), '5', '6').sums).toEqual([7, 9])
  })

  it('cannot be saved by the Eye or by Retreat from Noble Sacrifice', () => {
    for (const card of ['eye', 'retreat'] as const) {
      const after = play(storms('cave-troll', 'merry'), ...cards('noble-sacrifice', card))
      expect([where(after, 'merry'), where(after, 'cave-troll')]).toEqual(['defeated', 'defeated'])
    }
  })

  it('does not exchange Magic although there is something to fetch', () => {
    const spent = { hand: without('fellowship-1', 'sauron-6') }
    const start = draft({ rhudaur: ['cave-troll'], arthedain: ['merry'] }, spent)
    const { sums, after } = clash(play(start, sauronMoves('cave-troll', 'arthedain')), '5', 'magic')
    expect([sums, pile(after, 'sauron'), revealed(after)]).toEqual([[7, 9], ['6', 'magic'], []])
  })
})
