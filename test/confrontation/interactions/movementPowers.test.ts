/** Who may go where by a power, the end of the way in the Shire, cards about pieces (I17 to I32). */
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
import { cards, draft, goes, holding, offered, revealed, sums, waysOf } from './words'

type Pieces = PositionSpec['pieces']

const power = (piece: CharacterId, to: RegionId) => sauron(goes(piece, to, 'power'))

describe('powers of Sauron', () => {
  it.each([
    ['behind it', 'gondor'],
    ['on the next mountain', 'caradhras'],
    ['on a mountain far off', 'high-pass'],
    ['in the Shire', 'shire'],
  ] as const)('I17 the classic Flying Nazgul falls on a lone enemy %s', (_, region) => {
    const start = draft({
      rhudaur: ['frodo-classic', 'gimli'],
      'gap-of-rohan': ['flying-nazgul-classic'],
      [region]: ['pippin'],
    })
    expect(forbids(start, power('flying-nazgul-classic', region))).toEqual([])
    const met = play(start, power('flying-nazgul-classic', region))
    expect([where(met, 'flying-nazgul-classic'), asked(met)]).toEqual([
      region,
      'fellowship+sauron decide/cards',
    ])
  })

  it('I18 the classic Flying Nazgul keeps away from two enemies it cannot reach by a step', () => {
    const pieces: Pieces = { eregion: ['frodo-classic', 'gimli'], fangorn: ['flying-nazgul-classic'] }
    expect(forbids(draft(pieces), power('flying-nazgul-classic', 'eregion'))).toEqual([
      'character.flying-nazgul-classic',
    ])
    const near: Pieces = { eregion: ['frodo-classic', 'gimli'], caradhras: ['flying-nazgul-classic'] }
    expect(waysOf(draft(near), 'sauron', 'flying-nazgul-classic')).toEqual(['enedwaith step', 'eregion step'])
  })

  it('I19 the Black Rider finds his way round a mountain that is taken', () => {
    const pieces: Pieces = {
      enedwaith: ['frodo-classic'],
      'gap-of-rohan': ['shelob'],
      rohan: ['black-rider'],
    }
    const open = draft(pieces)
    expect(waysOf(open, 'sauron', 'black-rider')).toEqual(['caradhras step', 'enedwaith power'])
    const barred = draft({ ...pieces, caradhras: ['warg'] })
    expect(waysOf(barred, 'sauron', 'black-rider')).toEqual([])
    expect(forbids(barred, power('black-rider', 'enedwaith'))).toEqual([
      'character.black-rider',
      'movement.passThrough',
    ])
    const enemyOnTheWay = draft({ ...pieces, caradhras: ['gimli'] })
    expect(waysOf(enemyOnTheWay, 'sauron', 'black-rider')).toEqual(['caradhras step'])
  })

  const uruks = (pieces: Pieces): State =>
    draft({ shire: ['frodo-classic'], mordor: ['uruk-hai'], dagorlad: ['warg'], ...pieces })

  it('I20 the Uruk-Hai pass one of their own side and show themselves until the turn ends', () => {
    const start = uruks({})
    const events = eventsOf(start, power('uruk-hai', 'mirkwood'))
    expect(events).toContainEqual(expect.objectContaining({ kind: 'PieceRevealed', piece: 'uruk-hai' }))
    const after = play(start, power('uruk-hai', 'mirkwood'))
    expect([where(after, 'uruk-hai'), revealed(after)]).toEqual(['mirkwood', []])
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  it('I21 a long march of the Uruk-Hai ends where nobody stands, a step also beside a friend', () => {
    const start = uruks({ mirkwood: ['shelob'] })
    expect(forbids(start, power('uruk-hai', 'mirkwood'))).toEqual(['character.uruk-hai'])
    expect(forbids(start, power('uruk-hai', 'dagorlad'))).toEqual(['movement.attackOnly'])
    expect(where(play(start, sauron(goes('uruk-hai', 'dagorlad'))), 'uruk-hai')).toBe('dagorlad')
  })

  it('I22 the variant Flying Nazgul leaps over its own side and over enemies to attack', () => {
    const pieces: Pieces = { eregion: ['frodo-classic'], fangorn: ['flying-nazgul-variant'] }
    const start = draft({ ...pieces, caradhras: ['warg'], 'misty-mountains': ['gimli'] })
    expect(waysOf(start, 'sauron', 'flying-nazgul-variant')).toEqual([
      'eregion power',
      'misty-mountains step',
    ])
    const met = play(start, power('flying-nazgul-variant', 'eregion'))
    expect(asked(met)).toBe('fellowship decide/avoid')
    expect(forbids(start, power('flying-nazgul-variant', 'rhudaur'))).toEqual([
      'character.flying-nazgul-variant',
      'movement.attackOnly',
    ])
  })
})

describe('the Shire', () => {
  it('I23 the third enemy to enter the Shire wins at once', () => {
    const start = draft({ rhudaur: ['frodo-classic'], shire: ['warg', 'shelob'], cardolan: ['balrog'] })
    expect(winner(start)).toBe('nobody')
    const after = play(start, sauron(goes('balrog', 'shire')))
    expect(winner(after)).toBe('sauron by end.threeInShire')
  })

  it('I24 where a defender stands in the Shire, the one who enters has to fight', () => {
    const start = draft({ shire: ['gimli'], rhudaur: ['frodo-classic'], cardolan: ['balrog', 'warg'] })
    const met = play(start, sauron(goes('balrog', 'shire')))
    expect(asked(met)).toBe('fellowship+sauron decide/cards')
    const won = play(met, ...cards('1', '6'))
    expect([where(won, 'gimli'), where(won, 'balrog'), winner(won)]).toEqual(['defeated', 'shire', 'nobody'])
    const lost = play(met, ...cards('5', '1'))
    expect([where(lost, 'gimli'), where(lost, 'balrog')]).toEqual(['shire', 'defeated'])
    const turn = play(lost, fellowship(goes('frodo-classic', 'high-pass')), sauron(goes('warg', 'shire')))
    expect(asked(turn)).toBe('fellowship+sauron decide/cards')
  })
})

describe('special cards about single pieces', () => {
  const crebain = (region: RegionId): Said => ({
    kind: 'playName',
    card: 'crebain-of-dunland',
    region,
    piece: 'hidden',
  })

  it('I25 Gandalf returned from defeat is no longer under the Crebain', () => {
    const start = draft(
      { shire: ['frodo-classic'], eregion: ['gandalf-classic'], caradhras: ['balrog'], mordor: ['warg'] },
      { config: holding('crebain-of-dunland', 'gandalf-the-white') },
    )
    const spied = play(start, sauron(crebain('eregion')), fellowship(goes('frodo-classic', 'cardolan')))
    expect(revealed(spied)).toEqual(['gandalf-classic'])
    const lost = play(spied, sauron(goes('balrog', 'eregion')), ...[...cards('1', '6')].reverse())
    expect(where(lost, 'gandalf-classic')).toBe('defeated')
    const back = play(lost, fellowship({ kind: 'playReturn', card: 'gandalf-the-white' }))
    expect([where(back, 'gandalf-classic'), revealed(back)]).toEqual(['fangorn', []])
    expect(asked(back)).toBe('sauron decide/turn')
  })

  it('I26 variant Gandalf under the Crebain may still be shown to help', () => {
    const start = draft(
      {
        shire: ['frodo-classic'],
        cardolan: ['gandalf-variant'],
        eregion: ['legolas'],
        caradhras: ['balrog'],
      },
      { revealed: ['gandalf-variant'] },
    )
    const shown = play(start, sauron(goes('balrog', 'eregion')), ...cards('3', '1'))
    expect(asked(shown)).toBe('fellowship decide/support')
    expect(sums(shown, fellowship({ kind: 'support' }))).toEqual(['7 against 6'])
    expect(revealed(play(shown, fellowship({ kind: 'support' })))).toEqual(['gandalf-variant'])
  })

  it('I27 the attacker names the piece under the Crebain or takes the hidden one', () => {
    const start = play(
      draft(
        { shire: ['frodo-classic'], eregion: ['legolas', 'gimli'], caradhras: ['balrog'] },
        { revealed: ['legolas'] },
      ),
      sauron(goes('balrog', 'eregion')),
    )
    expect(asked(start)).toBe('sauron decide/opponent')
    expect(offered(start, 'sauron')).toEqual(['attackHidden', 'attackRevealed legolas'])
    expect(forbids(start, sauron({ kind: 'attackRevealed', piece: 'gimli' }))).toEqual(['battle.opponent'])
    const named = play(start, sauron({ kind: 'attackRevealed', piece: 'legolas' }))
    expect(revealed(named)).toEqual(['legolas', 'balrog'])
    expect(revealed(play(start, sauron({ kind: 'attackHidden' })))).toEqual(['legolas', 'gimli', 'balrog'])
  })

  const three: ReadonlyArray<CharacterId> = ['warg', 'shelob', 'balrog']
  const recall: Said = { kind: 'playRecall', card: 'recall-to-mordor', piece: 'black-rider' }
  const config = holding('recall-to-mordor', 'crebain-of-dunland')

  it('I28 Mordor has room for a recalled piece beside three others, not beside four', () => {
    const pieces: Pieces = { shire: ['frodo-classic'], rohan: ['black-rider'] }
    const after = play(draft({ ...pieces, mordor: three }, { config }), sauron(recall))
    expect([where(after, 'black-rider'), asked(after)]).toEqual(['mordor', 'fellowship decide/turn'])
    const full = draft({ ...pieces, mordor: [...three, 'orcs-classic'] }, { config })
    expect(forbids(full, sauron(recall))).toEqual(['special.recall-to-mordor'])
    const held = draft({ ...pieces, mordor: ['gimli'] }, { config })
    expect(forbids(held, sauron(recall))).toEqual(['special.recall-to-mordor'])
  })

  it('I29 who must move a named piece cannot give the turn up for a card', () => {
    const pieces: Pieces = { shire: ['frodo-classic'], rohan: ['black-rider'], mordor: three }
    const start = draft(pieces, { config, compelled: 'black-rider' })
    expect(forbids(start, sauron(recall))).toEqual(['special.wholeTurn'])
    expect(forbids(start, sauron(crebain('shire')))).toEqual(['special.wholeTurn'])
    expect(offered(start, 'sauron')).toEqual([
      'move black-rider caradhras step',
      'move black-rider gap-of-rohan step',
      'move black-rider shire power',
    ])
  })
})

describe('the river and the tunnel', () => {
  const aragorn = (enemy: RegionId): State =>
    draft(
      { shire: ['frodo-classic'], fangorn: ['aragorn-classic'], [enemy]: ['shelob'] },
      { turn: 'fellowship' },
    )

  it('I30 Aragorn attacks upstream by his own power', () => {
    const attack = fellowship(goes('aragorn-classic', 'mirkwood', 'power'))
    const met = play(aragorn('mirkwood'), attack)
    expect(asked(met)).toBe('fellowship+sauron decide/cards')
    expect(sums(met, ...cards('2', '2'))).toEqual(['6 against 7'])
    expect(forbids(aragorn('rohan'), attack)).toEqual(['character.aragorn-classic', 'movement.attackOnly'])
  })

  it.each([
    ['rohan', 'fangorn'],
    ['fangorn', 'mirkwood'],
  ] as const)('I31 nobody else goes up the river from %s to %s', (from, to) => {
    const start = draft(
      { shire: ['frodo-classic'], [from]: ['gimli'], mordor: ['shelob'] },
      { turn: 'fellowship' },
    )
    expect(forbids(start, fellowship(goes('gimli', to)))).toEqual(['movement.forward'])
    expect(forbids(start, fellowship(goes('gimli', to, 'river')))).toEqual(['movement.river'])
    expect(forbids(start, fellowship(goes('gimli', to, 'power')))).toEqual(['movement.forward'])
  })

  it('I32 Aragorn does not get through the tunnel the wrong way, not even to attack', () => {
    const start = aragorn('eregion')
    expect(waysOf(start, 'fellowship', 'aragorn-classic')).toEqual([
      'dagorlad step',
      'gondor step',
      'rohan river',
    ])
    expect(forbids(start, fellowship(goes('aragorn-classic', 'eregion', 'power')))).toEqual([
      'character.aragorn-classic',
    ])
    expect(forbids(start, fellowship(goes('aragorn-classic', 'eregion', 'tunnel')))).toEqual([
      'movement.tunnel',
    ])
  })
})
