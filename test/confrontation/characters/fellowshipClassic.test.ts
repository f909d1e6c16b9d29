/** The nine ring faces of the Fellowship, one by one: what each may do, when he may not, and what is seen. */
import { describe, expect, it } from 'vitest'
import { confrontation, type CharacterId, type RegionId, type TileId } from '../../../src/confrontation'
import type { PositionSpec, State } from '../../../src/confrontation'
import { asked, fellowship, forbids, play, sauron, where, winner } from '../support/table'
import { clash, draft, FELLOWSHIP_TURN, fellowshipMoves, holding, sauronMoves } from '../interactions/scenes'
import { courseFor, eagle, fetches, goes, hand, met, offered, pass } from '../interactions/words'
import { pile, retreats, revealed, sauronCard, sums, waysOf, without } from '../interactions/words'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>

const CARDS = 'fellowship+sauron decide/cards'
const GWAIHIR = holding('gwaihir')
const no = fellowship(pass)
const stayUnderGwaihir = fellowship(eagle(null))

/** Ours are attacked in Eregion, out of Caradhras. */
const attacked = (ours: ReadonlyArray<CharacterId>, theirs: CharacterId, others: Pieces = {}): State =>
  play(draft({ eregion: ours, caradhras: [theirs], ...others }), sauronMoves(theirs, 'eregion'))
/** One of ours goes from Eregion to attack Caradhras. */
const attacking = (ours: CharacterId, theirs: CharacterId, others: Pieces = {}, more: More = {}): State =>
  play(
    draft({ eregion: [ours], caradhras: [theirs], ...others }, { ...FELLOWSHIP_TURN, ...more }),
    fellowshipMoves(ours, 'caradhras'),
  )
/** As `attacked`, with Gwaihir called for a fighter who then stays. */
const silenced = (ours: CharacterId, theirs: CharacterId): State =>
  play(
    draft({ eregion: [ours], caradhras: [theirs] }, GWAIHIR),
    sauronMoves(theirs, 'eregion'),
    stayUnderGwaihir,
  )
/** Where Sauron sees a tile of ours: `hidden` while its face is turned away. */
const sauronSees = (state: State, tile: TileId): string => {
  const { table } = confrontation.view(state, 'sauron').state as unknown as { table: State['table'] }
  return (table.at as unknown as Record<TileId, string>)[tile]
}
const replaces = (piece: CharacterId) => fellowship({ kind: 'replace', piece })
const shows = (piece: CharacterId) => fellowship({ kind: 'showBeside', piece })
const flees = (to: RegionId) => fellowship(retreats(to))

describe('frodo-classic: Frodo (classic)', () => {
  it('may step sideways when he is attacked, which ends the battle, hides him and costs no move', () => {
    const start = attacked(['frodo-classic'], 'shelob')
    expect(asked(start)).toBe('fellowship decide/avoid')
    expect(offered(start, 'fellowship')).toEqual(['pass', 'retreat enedwaith', 'retreat rhudaur'])
    expect(sauronSees(start, 'frodo')).toBe('eregion')
    const after = play(start, flees('rhudaur'))
    expect([where(after, 'frodo-classic'), where(after, 'shelob')]).toEqual(['rhudaur', 'eregion'])
    expect(sauronSees(after, 'frodo')).toBe('hidden')
    expect(asked(after)).toBe('fellowship decide/turn')
    expect(waysOf(after, 'fellowship', 'frodo-classic')).toEqual(['high-pass step', 'misty-mountains step'])
  })

  it('steps neither back, nor beside an enemy, nor where two companions stand', () => {
    const enemy = attacked(['frodo-classic'], 'shelob', { enedwaith: ['warg'] })
    expect(offered(enemy, 'fellowship')).toEqual(['pass', 'retreat rhudaur'])
    expect(forbids(enemy, flees('enedwaith'))).toEqual(['battle.retreatEnemy'])
    expect(forbids(enemy, flees('cardolan'))).toEqual(['battle.retreatDirection'])
    const full = attacked(['frodo-classic'], 'shelob', { enedwaith: ['merry', 'gimli'] })
    expect(forbids(full, flees('enedwaith'))).toEqual(['battle.retreatLimit'])
  })

  it('is not asked in the mountains', () => {
    const pieces: Pieces = { caradhras: ['frodo-classic'], rohan: ['shelob'] }
    const start = play(draft(pieces), sauronMoves('shelob', 'caradhras'))
    expect(asked(start)).toBe(CARDS)
    expect(forbids(start, flees('misty-mountains'))).toContain('battle.retreatMountains')
  })

  it('is not asked when he attacks, nor once he has let cards be played', () => {
    const attack = attacking('frodo-classic', 'shelob')
    const cards = play(attacked(['frodo-classic'], 'shelob'), no)
    expect([asked(attack), asked(cards)]).toEqual([CARDS, CARDS])
    expect(forbids(attack, flees('eregion'))).toContain('character.frodo-classic')
    expect(forbids(cards, flees('rhudaur'))).toContain('character.frodo-classic')
  })

  it('has no text against the Warg, nor when Gwaihir has taken it', () => {
    const warg = attacked(['frodo-classic'], 'warg')
    expect(asked(warg)).toBe(CARDS)
    expect(forbids(warg, flees('rhudaur'))).toContain('character.warg')
    expect(asked(silenced('frodo-classic', 'shelob'))).toBe(CARDS)
  })

  it('counts 1, and Sauron wins when he is defeated', () => {
    const lost = clash(play(attacked(['frodo-classic'], 'shelob'), no), '5', '2')
    expect(lost.sums).toEqual([6, 7])
    expect(winner(lost.after)).toBe('sauron by end.ringbearerDefeated')
  })

  it('wins by entering Mordor, whoever is there', () => {
    const mordor: ReadonlyArray<CharacterId> = ['shelob', 'warg', 'balrog', 'saruman-classic']
    const start = draft({ gondor: ['frodo-classic'], mordor }, FELLOWSHIP_TURN)
    const after = play(start, fellowshipMoves('frodo-classic', 'mordor'))
    expect(winner(after)).toBe('fellowship by end.ringbearerInMordor')
  })
})

describe('sam-classic: Sam (classic)', () => {
  const together = (comes: CharacterId) =>
    play(attacked(['frodo-classic', 'sam-classic'], 'shelob', { shire: ['merry'] }), met(comes))

  it('may fight in place of Frodo, both are shown, and he counts 5', () => {
    const start = together('frodo-classic')
    expect(offered(start, 'fellowship')).toContain('replace sam-classic')
    expect(forbids(start, replaces('merry'))).toEqual(['character.sam-classic'])
    const instead = play(start, replaces('sam-classic'))
    expect(revealed(instead)).toEqual(['frodo-classic', 'sam-classic', 'shelob'])
    expect(asked(instead)).toBe(CARDS)
    const { sums: compared, after } = clash(instead, '2', '1')
    expect(compared).toEqual([7, 6])
    expect(where(after, 'shelob')).toBe('defeated')
    expect([sauronSees(after, 'frodo'), sauronSees(after, 'sam')]).toEqual(['hidden', 'hidden'])
  })

  it('attacked himself counts 5 if Frodo is shown beside him, else 2', () => {
    const start = together('sam-classic')
    expect(asked(start)).toBe('fellowship decide/showBeside')
    expect(offered(start, 'fellowship')).toEqual(['pass', 'showBeside frodo-classic'])
    const shown = play(start, shows('frodo-classic'))
    expect(sauronSees(shown, 'frodo')).toBe('eregion')
    expect(clash(shown, '1', '1').sums).toEqual([6, 6])
    const alone = play(start, no)
    expect(sauronSees(alone, 'frodo')).toBe('hidden')
    expect(clash(alone, '1', '1').sums).toEqual([3, 6])
  })

  it('is asked beside any hidden companion, so that Sauron learns nothing about that one', () => {
    const beside = (here: CharacterId, there: CharacterId) =>
      draft({ eregion: ['sam-classic', here], shire: [there], caradhras: ['shelob'] })
    const course = [sauronMoves('shelob', 'eregion'), met('sam-classic')] as const
    const merry = beside('merry', 'frodo-classic')
    expect(courseFor('sauron', merry, ...course)).toEqual(
      courseFor('sauron', beside('frodo-classic', 'merry'), ...course),
    )
    const start = play(merry, ...course)
    expect(offered(start, 'fellowship')).toEqual(['pass'])
    expect(forbids(start, shows('frodo-classic'))).toEqual(['character.sam-classic'])
  })

  it('counts 2 alone, and when he attacks', () => {
    const alone = attacked(['sam-classic'], 'shelob')
    expect(asked(alone)).toBe(CARDS)
    expect(forbids(alone, shows('frodo-classic'))).toContain('character.sam-classic')
    expect(clash(alone, '1', '1').sums).toEqual([3, 6])
    const attack = attacking('sam-classic', 'shelob', { eregion: ['sam-classic', 'frodo-classic'] })
    expect(asked(attack)).toBe(CARDS)
    expect(clash(attack, '1', '1').sums).toEqual([3, 6])
  })

  it('has neither power against the Warg, nor room beside Frodo in the mountains', () => {
    const warg = attacked(['frodo-classic', 'sam-classic'], 'warg')
    const frodo = play(warg, met('frodo-classic'))
    expect([asked(frodo), asked(play(warg, met('sam-classic')))]).toEqual([CARDS, CARDS])
    expect(forbids(frodo, replaces('sam-classic'))).toContain('character.warg')
    const pieces: Pieces = { caradhras: ['frodo-classic'], eregion: ['sam-classic'] }
    const climb = fellowshipMoves('sam-classic', 'caradhras')
    expect(forbids(draft(pieces, FELLOWSHIP_TURN), climb)).toEqual(['movement.limit'])
  })

  it('is overrun by the Orcs whose blow he takes for Frodo', () => {
    const start = play(attacked(['frodo-classic', 'sam-classic'], 'orcs-classic'), met('frodo-classic'))
    const after = play(start, replaces('sam-classic'))
    expect([where(after, 'sam-classic'), where(after, 'frodo-classic')]).toEqual(['defeated', 'eregion'])
  })
})

describe('pippin: Pippin (classic)', () => {
  it('may run back from whomever he attacks, into any region behind the battle', () => {
    const start = attacking('pippin', 'shelob')
    expect(asked(start)).toBe('fellowship decide/avoid')
    expect(offered(start, 'fellowship')).toEqual(['pass', 'retreat enedwaith', 'retreat eregion'])
    const after = play(start, flees('enedwaith'))
    expect([where(after, 'pippin'), where(after, 'shelob')]).toEqual(['enedwaith', 'caradhras'])
    expect([asked(after), sauronSees(after, 'pippin-smeagol')]).toEqual(['sauron decide/turn', 'hidden'])
    expect(revealed(after)).toEqual([])
  })

  it('runs neither aside, nor to an enemy, nor where two companions stand', () => {
    const start = attacking('pippin', 'shelob', { enedwaith: ['warg'] })
    expect(forbids(start, flees('misty-mountains'))).toEqual(['battle.retreatDirection'])
    expect(forbids(start, flees('enedwaith'))).toEqual(['battle.retreatEnemy'])
    const full = attacking('pippin', 'shelob', { enedwaith: ['merry', 'gimli'] })
    expect(forbids(full, flees('enedwaith'))).toEqual(['battle.retreatLimit'])
  })

  it('is not asked if nothing behind him is free, and never runs back through the tunnel', () => {
    const through = (others: Pieces) =>
      play(
        draft({ eregion: ['pippin'], fangorn: ['shelob'], ...others }, FELLOWSHIP_TURN),
        fellowshipMoves('pippin', 'fangorn', 'tunnel'),
      )
    expect(offered(through({ 'misty-mountains': ['merry'] }), 'fellowship')).toEqual([
      'pass',
      'retreat caradhras',
    ])
    expect(forbids(through({}), flees('eregion'))).toEqual(['battle.retreatDirection'])
    const closed = through({ 'misty-mountains': ['merry'], caradhras: ['gimli'] })
    expect(asked(closed)).toBe(CARDS)
  })

  it('may run from the second enemy after beating the first', () => {
    const pieces: Pieces = { 'misty-mountains': ['pippin'], fangorn: ['warg', 'orcs-classic'] }
    const first = play(draft(pieces, FELLOWSHIP_TURN), fellowshipMoves('pippin', 'fangorn'), met('warg'))
    expect(asked(first)).toBe(CARDS)
    const second = clash(first, '5', '1').after
    expect(asked(second)).toBe('fellowship decide/avoid')
    expect(where(play(second, flees('caradhras')), 'pippin')).toBe('caradhras')
  })

  it('has no way out when attacked, against the Warg, under Gwaihir, or once he has stayed', () => {
    const warg = attacking('pippin', 'warg')
    const gwaihir = play(attacking('pippin', 'shelob', {}, GWAIHIR), stayUnderGwaihir)
    const stayed = play(attacking('pippin', 'shelob'), no)
    const caught = attacked(['pippin'], 'shelob')
    for (const state of [warg, gwaihir, stayed, caught]) expect(asked(state)).toBe(CARDS)
    expect(forbids(warg, flees('eregion'))).toContain('character.warg')
    expect(forbids(stayed, flees('eregion'))).toContain('character.pippin')
    expect(forbids(caught, flees('arthedain'))).toContain('character.pippin')
  })

  it('counts 1', () => {
    expect(clash(attacked(['pippin'], 'shelob'), '5', '1').sums).toEqual([6, 6])
  })
})

/** A character who strikes down one enemy on sight: both versions, whoever attacks. */
const strikesOnSight = (ours: CharacterId, victims: ReadonlyArray<CharacterId>, strength: number) => {
  it.each(victims)('defeats %s before any card is played, attacking or attacked', (theirs) => {
    const caught = attacked([ours], theirs)
    expect([where(caught, theirs), where(caught, ours)]).toEqual(['defeated', 'eregion'])
    const struck = attacking(ours, theirs)
    expect([where(struck, theirs), where(struck, ours)]).toEqual(['defeated', 'caradhras'])
    expect([pile(struck, 'fellowship'), pile(caught, 'sauron'), revealed(struck)]).toEqual([[], [], []])
  })

  it(`counts ${strength} against anybody else`, () => {
    expect(asked(attacked([ours], 'shelob'))).toBe(CARDS)
    expect(clash(attacked([ours], 'shelob'), '1', '1').sums).toEqual([strength + 1, 6])
  })

  it.each(victims)('leaves %s alone once Gwaihir has taken his text', (theirs) => {
    expect(where(silenced(ours, theirs), theirs)).toBe('eregion')
  })
}

describe('merry: Merry (classic)', () => {
  strikesOnSight('merry', ['witch-king-classic', 'witch-king-variant'], 2)
})

describe('gandalf-classic: Gandalf (classic)', () => {
  const ours = (card: 'fellowship-2' | 'fellowship-5') => fellowship({ kind: 'playCard', card })

  it('sees the card of Sauron before the Fellowship chooses, attacking or attacked', () => {
    for (const start of [attacked(['gandalf-classic'], 'shelob'), attacking('gandalf-classic', 'shelob')]) {
      expect(asked(start)).toBe('sauron decide/cards')
      expect(forbids(start, ours('fellowship-2'))).not.toEqual([])
      const shown = play(start, sauronCard('1'))
      expect([asked(shown), hand(shown, 'sauron').includes('1')]).toEqual(['fellowship decide/cards', false])
      expect(sums(shown, ours('fellowship-2'))).toEqual(['7 against 6'])
    }
  })

  it('waits until the Magic of Sauron has become another card', () => {
    const spent = { hand: without('fellowship-1', 'sauron-6') }
    const pieces: Pieces = { eregion: ['gandalf-classic'], caradhras: ['shelob'] }
    const start = play(draft(pieces, spent), sauronMoves('shelob', 'eregion'), sauronCard('magic'))
    expect(asked(start)).toBe('sauron decide/fetch')
    const fetched = play(start, sauron(fetches('sauron-6')))
    expect(asked(fetched)).toBe('fellowship decide/cards')
    expect(sums(fetched, ours('fellowship-5'))).toEqual(['10 against 11'])
  })

  it('has to play a card even when Sauron has shown Retreat', () => {
    const shown = play(attacked(['gandalf-classic'], 'shelob'), sauronCard('retreat'))
    expect(asked(shown)).toBe('fellowship decide/cards')
    const after = play(shown, ours('fellowship-2'), sauron(retreats('rhudaur')))
    expect([pile(after, 'fellowship'), pile(after, 'sauron')]).toEqual([['2'], ['retreat']])
  })

  it('chooses at the same time as Sauron against the Warg and under Gwaihir', () => {
    expect(asked(attacked(['gandalf-classic'], 'warg'))).toBe(CARDS)
    expect(asked(silenced('gandalf-classic', 'shelob'))).toBe(CARDS)
    expect(clash(silenced('gandalf-classic', 'shelob'), '1', '2').sums).toEqual([6, 7])
  })
})

describe('aragorn-classic: Aragorn (classic)', () => {
  const around: Pieces = { eregion: ['aragorn-classic'], rhudaur: ['warg'], cardolan: ['shelob'] }
  const turn = (pieces: Pieces) => draft(pieces, FELLOWSHIP_TURN)
  const strides = (to: RegionId) => fellowshipMoves('aragorn-classic', to, 'power')

  it('attacks sideways and backwards as well as ahead', () => {
    expect(waysOf(turn(around), 'fellowship', 'aragorn-classic')).toEqual([
      'caradhras step',
      'cardolan power',
      'fangorn tunnel',
      'misty-mountains step',
      'rhudaur power',
    ])
    expect(where(play(turn(around), strides('cardolan')), 'aragorn-classic')).toBe('cardolan')
  })

  it('goes sideways or back only to attack, and anybody else not even then', () => {
    const start = turn({ ...around, shire: ['frodo-classic', 'merry'], arthedain: ['gimli'] })
    expect(forbids(start, strides('enedwaith'))).toEqual(['character.aragorn-classic', 'movement.attackOnly'])
    expect(forbids(start, fellowship(goes('aragorn-classic', 'rhudaur')))).toEqual(['movement.forward'])
    expect(forbids(start, fellowshipMoves('gimli', 'cardolan', 'power'))).toEqual(['movement.forward'])
  })

  it('never goes sideways in the mountains, nor back through the tunnel', () => {
    const high = turn({ caradhras: ['aragorn-classic'], 'misty-mountains': ['warg'] })
    expect(forbids(high, strides('misty-mountains'))).toEqual([
      'character.aragorn-classic',
      'movement.mountains',
    ])
    const far = turn({ fangorn: ['aragorn-classic'], eregion: ['warg'] })
    expect(forbids(far, strides('eregion'))).toEqual(['character.aragorn-classic'])
  })

  it('is shown as he moves by his power, reaches even the Warg, and counts 4', () => {
    const start = play(turn({ ...around, rhudaur: ['warg', 'balrog'] }), strides('rhudaur'))
    expect([asked(start), sauronSees(start, 'aragorn')]).toEqual(['nature battle.opponent', 'rhudaur'])
    const { sums: compared, after } = clash(play(start, met('warg')), '1', '2')
    expect(compared).toEqual([5, 4])
    expect(where(after, 'warg')).toBe('defeated')
  })

  it('stays hidden when he steps ahead like the others', () => {
    const after = play(turn(around), fellowshipMoves('aragorn-classic', 'caradhras'))
    expect(sauronSees(after, 'aragorn')).toBe('hidden')
  })
})

describe('legolas: Legolas (classic)', () => {
  strikesOnSight('legolas', ['flying-nazgul-classic', 'flying-nazgul-variant'], 3)
})

describe('gimli: Gimli (classic)', () => {
  strikesOnSight('gimli', ['orcs-classic', 'orcs-variant'], 3)

  it('is overrun by classic Orcs if he has given his text to Gwaihir and stays', () => {
    expect(where(silenced('gimli', 'orcs-classic'), 'gimli')).toBe('defeated')
    expect(asked(silenced('gimli', 'orcs-variant'))).toBe(CARDS)
  })
})

describe('boromir: Boromir (classic)', () => {
  it('falls with whomever he fights, attacking or attacked, and no card is played', () => {
    for (const start of [attacked(['boromir'], 'cave-troll'), attacking('boromir', 'cave-troll')]) {
      expect([where(start, 'boromir'), where(start, 'cave-troll')]).toEqual(['defeated', 'defeated'])
      expect(pile(start, 'sauron')).toEqual([])
      expect(sauronSees(start, 'boromir-treebeard')).toBe('defeated')
    }
  })

  it('counts 0 against the Warg, which he does not take along', () => {
    expect(asked(attacked(['boromir'], 'warg'))).toBe(CARDS)
    expect(clash(attacked(['boromir'], 'warg'), '1', '1').sums).toEqual([1, 3])
  })

  it('lives if Gwaihir has taken his text, and counts 0', () => {
    expect(clash(silenced('boromir', 'black-rider'), '4', '1').sums).toEqual([4, 4])
  })

  it('is struck down in the tunnel without harming the Balrog', () => {
    const start = draft({ eregion: ['boromir'], caradhras: ['balrog'] }, FELLOWSHIP_TURN)
    const after = play(start, fellowshipMoves('boromir', 'fangorn', 'tunnel'), sauron({ kind: 'strike' }))
    expect([where(after, 'boromir'), where(after, 'balrog')]).toEqual(['defeated', 'caradhras'])
  })
})
