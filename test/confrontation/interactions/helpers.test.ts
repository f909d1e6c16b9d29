/** Companions who help: Sam beside Frodo, Gandalf next door, Smeagol's neighbours (cases H1 to H20). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/confrontation'
import type { CharacterId, RegionId } from '../../../src/confrontation/model/ids'
import {
  asked,
  eventsOf,
  fellowship,
  forbids,
  play,
  sauron,
  where,
  winner,
  type Said,
} from '../support/table'
import {
  cards,
  draft,
  fellowshipCard,
  goes,
  met,
  offered,
  pass,
  revealed,
  retreats,
  ringbearer,
  sauronCard,
  sums,
} from './words'

const replacing = (piece: CharacterId): Said => ({ kind: 'replace', piece })
const showing = (piece: CharacterId): Said => ({ kind: 'showBeside', piece })
const support: Said = { kind: 'support' }

describe('classic Sam and Frodo', () => {
  /** The Balrog attacks the two in Cardolan, and this one comes up. */
  const together = (first: CharacterId, frodo: CharacterId = 'frodo-classic'): State =>
    play(
      draft({ cardolan: [frodo, 'sam-classic'], shire: ['merry'], eregion: ['balrog'], mordor: ['warg'] }),
      sauron(goes('balrog', 'cardolan')),
      met(first),
    )

  it('H1 Sam fights with 5 once Frodo is shown beside him', () => {
    const start = together('sam-classic')
    expect(asked(start)).toBe('fellowship decide/showBeside')
    expect(offered(start, 'fellowship')).toEqual(['pass', 'showBeside frodo-classic'])
    const shown = play(start, fellowship(showing('frodo-classic')))
    expect(revealed(shown)).toEqual(['frodo-classic', 'sam-classic', 'balrog'])
    expect(sums(shown, ...cards('2', '1'))).toEqual(['7 against 6'])
    expect(where(play(shown, ...cards('2', '1')), 'balrog')).toBe('defeated')
  })

  it('H1 Sam whose friend stays hidden has only his 2', () => {
    const alone = play(together('sam-classic'), fellowship(pass))
    expect(revealed(alone)).toEqual(['sam-classic', 'balrog'])
    expect(sums(alone, ...cards('2', '1'))).toEqual(['4 against 6'])
    expect(where(play(alone, ...cards('2', '1')), 'sam-classic')).toBe('defeated')
  })

  it('H2 Sam takes the place of Frodo and needs no further showing to have 5', () => {
    const start = together('frodo-classic')
    expect(asked(start)).toBe('fellowship decide/avoid')
    expect(offered(start, 'fellowship')).toEqual(['pass', 'replace sam-classic', 'retreat arthedain'])
    const replaced = play(start, fellowship(replacing('sam-classic')))
    expect(asked(replaced)).toBe('fellowship+sauron decide/cards')
    expect(sums(replaced, ...cards('1', '3'))).toEqual(['6 against 8'])
  })

  it('H3 when Sam has fallen in his stead, Frodo is fought and may still step aside', () => {
    const next = play(together('frodo-classic'), fellowship(replacing('sam-classic')), ...cards('1', '3'))
    expect(where(next, 'sam-classic')).toBe('defeated')
    expect(asked(next)).toBe('fellowship decide/avoid')
    expect(offered(next, 'fellowship')).toEqual(['pass', 'retreat arthedain'])
    const after = play(next, fellowship(retreats('arthedain')))
    expect([where(after, 'frodo-classic'), where(after, 'balrog')]).toEqual(['arthedain', 'cardolan'])
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  it('H4 in a later battle of the attack Sam may still take the place of Frodo', () => {
    const shire: ReadonlyArray<CharacterId> = ['frodo-classic', 'sam-classic', 'merry', 'pippin']
    const second = play(
      draft({ shire, rhudaur: ['gimli'], cardolan: ['balrog'], mordor: ['warg'] }),
      sauron(goes('balrog', 'shire')),
      met('merry'),
      ...cards('1', '2'),
      met('frodo-classic'),
    )
    expect(where(second, 'merry')).toBe('defeated')
    expect(offered(second, 'fellowship')).toEqual(['pass', 'replace sam-classic'])
    const replaced = play(second, fellowship(replacing('sam-classic')))
    expect(sums(replaced, ...cards('2', '1'))).toEqual(['7 against 6'])
  })

  it('H5 his text means Frodo by name, so he helps the variant one too', () => {
    const start = together('frodo-variant', 'frodo-variant')
    expect(offered(start, 'fellowship')).toEqual(['pass', 'replace sam-classic'])
    const replaced = play(start, fellowship(replacing('sam-classic')))
    expect(sums(replaced, ...cards('1', '3'))).toEqual(['6 against 8'])
    const beside = play(together('sam-classic', 'frodo-variant'), fellowship(showing('frodo-variant')))
    expect(sums(beside, ...cards('1', '3'))).toEqual(['6 against 8'])
  })
})

describe('the Ringbearer', () => {
  /** Variant Frodo in Cardolan is attacked by the Balrog. */
  const frodoAttacked = (more: Omit<PositionSpec, 'pieces'>, sam: PositionSpec['pieces']): State =>
    play(
      draft(
        { cardolan: ['frodo-variant'], rhudaur: ['gimli'], eregion: ['balrog'], mordor: ['warg'], ...sam },
        more,
      ),
      sauron(goes('balrog', 'cardolan')),
    )

  it('H6 a tie costs variant Frodo the ring, which Sam shows himself to take', () => {
    const chosen = play(frodoAttacked({}, { shire: ['sam-variant'] }), fellowshipCard('5'))
    const events = eventsOf(chosen, sauronCard('1'))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'RingPassed', to: 'sam-variant' }))
    const shown = { kind: 'PieceRevealed', piece: 'sam-variant', rule: 'end.ringPasses' }
    expect(events).toContainEqual(expect.objectContaining(shown))
    const after = play(chosen, sauronCard('1'))
    expect([where(after, 'frodo-variant'), where(after, 'balrog')]).toEqual(['defeated', 'defeated'])
    expect([ringbearer(after), winner(after), asked(after)]).toEqual([
      'sam-variant',
      'nobody',
      'fellowship decide/turn',
    ])
    expect(revealed(after)).toEqual([])
  })

  it('H7 with Sam gone the fall of variant Frodo ends the game', () => {
    const after = play(frodoAttacked({ defeated: ['sam-variant'] }, {}), ...cards('1', '3'))
    expect(winner(after)).toBe('sauron by end.heirGone')
  })

  const samBears = (pieces: PositionSpec['pieces'], turn: 'fellowship' | 'sauron'): State =>
    draft(pieces, { defeated: ['frodo-variant'], ringbearer: 'sam-variant', turn })

  it('H8 Sam with the ring walks into a full Mordor and wins without a battle', () => {
    const mordor: ReadonlyArray<CharacterId> = ['balrog', 'shelob', 'warg', 'cave-troll']
    const start = samBears({ gondor: ['sam-variant'], mordor, rohan: ['black-rider'] }, 'fellowship')
    const move = fellowship(goes('sam-variant', 'mordor'))
    expect(eventsOf(start, move).map(({ kind }) => kind)).not.toContain('BattleBegan')
    expect(winner(play(start, move))).toBe('fellowship by end.ringbearerInMordor')
  })

  it('H9 Sam with the ring is defeated, and Sauron has won', () => {
    const start = samBears(
      { cardolan: ['sam-variant'], rhudaur: ['gimli'], eregion: ['orcs-variant'] },
      'sauron',
    )
    const after = play(start, sauron(goes('orcs-variant', 'cardolan')), ...cards('1', '2'))
    expect(winner(after)).toBe('sauron by end.ringbearerDefeated')
  })

  it('H10 classic Frodo lost to his own Noble Sacrifice is lost all the same', () => {
    const start = draft({ cardolan: ['frodo-classic'], shire: ['sam-classic'], eregion: ['balrog'] })
    const stays = play(start, sauron(goes('balrog', 'cardolan')), fellowship(pass))
    expect(winner(play(stays, ...cards('noble-sacrifice', '3')))).toBe('sauron by end.ringbearerDefeated')
  })
})

describe('variant Gandalf', () => {
  /** Legolas is attacked by Shelob, from behind her; both show a 1. */
  const attacked = (from: RegionId, region: RegionId, others: PositionSpec['pieces']): State =>
    play(
      draft({ shire: ['frodo-classic'], [region]: ['legolas'], [from]: ['shelob'], ...others }),
      sauron(goes('shelob', region)),
      ...cards('3', '1'),
    )

  it.each([
    ['H11', 'eregion', 'caradhras'],
    ['H11', 'eregion', 'misty-mountains'],
    ['H12', 'caradhras', 'misty-mountains'],
  ] as const)('%s from %s Gandalf lends one to a battle in %s', (_, at, region) => {
    const shown = attacked('fangorn', region, { [at]: ['gandalf-variant'] })
    expect(asked(shown)).toBe('fellowship decide/support')
    expect(offered(shown, 'fellowship')).toEqual(['pass', 'support'])
    expect(sums(shown, fellowship(support))).toEqual(['7 against 6'])
    expect(sums(shown, fellowship(pass))).toEqual(['6 against 6'])
    const after = play(shown, fellowship(support))
    expect([where(after, 'shelob'), revealed(after).length]).toEqual(['defeated', 0])
  })

  it('H13 Eregion is no neighbour of Fangorn, tunnel or not', () => {
    const shown = attacked('gondor', 'fangorn', { eregion: ['gandalf-variant'] })
    expect(asked(shown)).toBe('fellowship decide/turn')
    expect(where(shown, 'legolas')).toBe('defeated')
  })

  it('H13 if another hidden piece stands near, the question is put, but Gandalf cannot answer it', () => {
    const others: PositionSpec['pieces'] = { eregion: ['gandalf-variant'], 'misty-mountains': ['gimli'] }
    const shown = attacked('gondor', 'fangorn', others)
    expect(asked(shown)).toBe('fellowship decide/support')
    expect(offered(shown, 'fellowship')).toEqual(['pass'])
    expect(forbids(shown, fellowship(support))).toEqual(['character.gandalf-variant'])
  })

  it('H14 Gandalf never helps himself, attacked or attacking', () => {
    const start = draft({ shire: ['frodo-classic'], eregion: ['gandalf-variant'], caradhras: ['shelob'] })
    expect(sums(start, sauron(goes('shelob', 'eregion')), ...cards('1', '2'))).toEqual(['6 against 7'])
    const pieces: PositionSpec['pieces'] = {
      shire: ['frodo-classic'],
      eregion: ['gandalf-variant'],
      caradhras: ['shelob'],
    }
    const own = draft(pieces, { turn: 'fellowship' })
    const attack = fellowship(goes('gandalf-variant', 'caradhras'))
    expect(sums(own, attack, ...cards('1', '2'))).toEqual(['6 against 7'])
  })

  it('H15 Gandalf stands in the region itself while a companion is fought', () => {
    const shown = play(
      draft({ shire: ['frodo-classic'], eregion: ['legolas', 'gandalf-variant'], caradhras: ['shelob'] }),
      sauron(goes('shelob', 'eregion')),
      met('legolas'),
      ...cards('3', '2'),
    )
    expect(asked(shown)).toBe('fellowship decide/support')
    expect(sums(shown, fellowship(support))).toEqual(['7 against 7'])
    expect(sums(shown, fellowship(pass))).toEqual(['6 against 7'])
  })
})

describe('Smeagol', () => {
  const swapping = (piece: CharacterId): Said => ({ kind: 'swap', piece })

  /** Smeagol is attacked in Caradhras or in Cardolan. */
  const inCaradhras = (others: PositionSpec['pieces']): State =>
    play(
      draft({ shire: ['frodo-classic'], caradhras: ['smeagol'], rohan: ['balrog'], ...others }),
      sauron(goes('balrog', 'caradhras')),
    )
  const inCardolan = (attacker: CharacterId, others: PositionSpec['pieces']): State =>
    play(
      draft({ arthedain: ['frodo-classic'], cardolan: ['smeagol'], eregion: [attacker], ...others }),
      sauron(goes(attacker, 'cardolan')),
    )

  it('H16 no one comes to him from the next mountain', () => {
    expect(asked(inCaradhras({ 'misty-mountains': ['gimli'] }))).toBe('fellowship+sauron decide/cards')
    const both = inCaradhras({ 'misty-mountains': ['gimli'], eregion: ['legolas'] })
    expect(asked(both)).toBe('fellowship decide/swap')
    expect(offered(both, 'fellowship')).toEqual(['pass', 'swap legolas'])
    expect(forbids(both, fellowship(swapping('gimli')))).toEqual(['character.smeagol'])
    const swapped = play(both, fellowship(swapping('legolas')))
    expect([where(swapped, 'legolas'), where(swapped, 'smeagol')]).toEqual(['caradhras', 'eregion'])
    expect(sums(swapped, ...cards('1', '1'))).toEqual(['4 against 6'])
  })

  it('H17 Frodo, come in for him, is the one attacked and may step aside', () => {
    const start = inCardolan('balrog', { arthedain: [], shire: ['frodo-classic'] })
    const swapped = play(start, fellowship(swapping('frodo-classic')))
    expect(where(swapped, 'smeagol')).toBe('shire')
    expect(asked(swapped)).toBe('fellowship decide/avoid')
    expect(offered(swapped, 'fellowship')).toEqual(['pass', 'retreat arthedain'])
    const after = play(swapped, fellowship(retreats('arthedain')))
    expect([where(after, 'frodo-classic'), where(after, 'balrog')]).toEqual(['arthedain', 'cardolan'])
  })

  it('H18 a companion in his region keeps him from changing places', () => {
    const start = play(inCardolan('balrog', { cardolan: ['smeagol', 'gimli'] }), met('smeagol'))
    expect(asked(start)).toBe('fellowship+sauron decide/cards')
    expect(sums(start, ...cards('1', '1'))).toEqual(['1 against 6'])
  })

  it('H19 Boromir comes in for him and takes the Cave Troll along', () => {
    const start = inCardolan('cave-troll', { shire: ['boromir'] })
    expect(offered(start, 'fellowship')).toEqual(['pass', 'swap boromir', 'swap frodo-classic'])
    const after = play(start, fellowship(swapping('boromir')))
    expect([where(after, 'boromir'), where(after, 'cave-troll')]).toEqual(['defeated', 'defeated'])
    expect(where(after, 'smeagol')).toBe('shire')
  })

  it('H20 variant Sam comes in for him as the one attacked, and is as strong as his enemy', () => {
    const start = inCardolan('cave-troll', { shire: ['sam-variant'] })
    const swapped = play(start, fellowship(swapping('sam-variant')))
    expect(sums(swapped, ...cards('1', '6'))).toEqual(['10 against 9'])
    expect(where(play(swapped, ...cards('1', '6')), 'cave-troll')).toBe('defeated')
  })
})
