/** Retreats by text, Gollum's way forward and Wormtongue's way out of a defeat. */
import { describe, expect, test } from 'vitest'
import type { CharacterId, RegionId } from '../../../src/confrontation/model/ids'
import { asked, drawn, fellowship, forbids, options, play, sauron, where, winner } from '../support/table'
import {
  clash,
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  kindsOf,
  outcomeOf,
  sauronMoves,
  variant,
} from './scenes'

const CARDS = 'fellowship+sauron decide/cards'
const back = (to: RegionId) => fellowship({ kind: 'retreat', to })
const retreatsTo = (...regions: ReadonlyArray<RegionId>) => [
  { kind: 'pass' },
  ...regions.map((to) => ({ kind: 'retreat', to })),
]
/** The reading of the river that a table may choose (ruling R1). */
const upstream = (upstreamSidewaysRetreat: boolean) => ({ config: { upstreamSidewaysRetreat } })

describe('Pippin and Faramir', () => {
  test.each([
    { id: 'F1', from: 'eregion', way: 'tunnel' },
    { id: 'F2', from: 'mirkwood', way: 'river' },
  ] as const)(
    '$id Pippin, come to Fangorn from $from by the $way, has only the mountains behind him',
    (came) => {
      for (const reading of [upstream(false), upstream(true)]) {
        const start = classic(
          { [came.from]: ['pippin'], fangorn: ['orcs-classic'] },
          {
            ...reading,
            turn: 'fellowship',
          },
        )
        const met = play(start, fellowshipMoves('pippin', 'fangorn', came.way))
        expect(asked(met)).toBe('fellowship decide/avoid')
        expect(options(met, 'fellowship')).toEqual(retreatsTo('misty-mountains', 'caradhras'))
        expect(forbids(met, back(came.from))).toEqual(['battle.retreatDirection'])
        const after = play(met, back('caradhras'))
        expect(where(after, 'pippin')).toBe('caradhras')
        expect(where(after, 'orcs-classic')).toBe('fangorn')
        expect(asked(after)).toBe('sauron decide/turn')
      }
    },
  )

  const pippinOnCaradhras = (enedwaith: ReadonlyArray<CharacterId>) =>
    play(
      classic({ eregion: ['pippin'], enedwaith, caradhras: ['orcs-classic'] }, FELLOWSHIP_TURN),
      fellowshipMoves('pippin', 'caradhras'),
    )

  test('F3 Pippin attacking Caradhras may go back to Eregion or to Enedwaith, wherever he came from', () => {
    const met = pippinOnCaradhras([])
    expect(options(met, 'fellowship')).toEqual(retreatsTo('eregion', 'enedwaith'))
    expect(forbids(met, back('misty-mountains'))).toEqual(['battle.retreatDirection'])
    expect(where(play(met, back('enedwaith')), 'pippin')).toBe('enedwaith')
  })

  test.each([
    { why: 'two friends fill it', there: ['merry', 'gimli'], rule: 'battle.retreatLimit' },
    { why: 'an enemy holds it', there: ['warg'], rule: 'battle.retreatEnemy' },
  ] as const)('F3 Enedwaith is closed to Pippin when $why', ({ there, rule }) => {
    const met = pippinOnCaradhras(there)
    expect(options(met, 'fellowship')).toEqual(retreatsTo('eregion'))
    expect(forbids(met, back('enedwaith'))).toEqual([rule])
  })

  const faramirOn = (from: RegionId, to: RegionId) =>
    play(
      variant({ [from]: ['faramir'], [to]: ['mouth-of-sauron'] }, FELLOWSHIP_TURN),
      fellowshipMoves('faramir', to),
    )

  test('F4 Faramir attacking the High Pass cannot step aside in the mountains', () => {
    const met = faramirOn('rhudaur', 'high-pass')
    expect(asked(met)).toBe(CARDS)
    expect(forbids(met, back('misty-mountains'))).toContain('battle.retreatMountains')
  })

  test('F4 attacking Mirkwood he can', () => {
    const met = faramirOn('high-pass', 'mirkwood')
    expect(asked(met)).toBe('fellowship decide/avoid')
    expect(options(met, 'fellowship')).toEqual(retreatsTo('fangorn'))
    expect(where(play(met, back('fangorn')), 'faramir')).toBe('fangorn')
  })
})

describe('classic Frodo', () => {
  const frodoInFangorn = (allowed: boolean, rohan: ReadonlyArray<CharacterId> = []) =>
    play(
      classic({ fangorn: ['frodo-classic'], rohan, gondor: ['black-rider'] }, upstream(allowed)),
      sauronMoves('black-rider', 'fangorn'),
    )

  test('F5 attacked in Fangorn he may go down the river to Rohan, but not up it to Mirkwood', () => {
    const met = frodoInFangorn(false)
    expect(asked(met)).toBe('fellowship decide/avoid')
    expect(options(met, 'fellowship')).toEqual(retreatsTo('rohan'))
    expect(forbids(met, back('mirkwood'))).toEqual(['battle.retreatUpstream'])
    expect(where(play(met, back('rohan')), 'frodo-classic')).toBe('rohan')
  })

  test('F5 with an enemy in Rohan he has nowhere to go', () => {
    expect(asked(frodoInFangorn(false, ['warg']))).toBe(CARDS)
  })

  test('F5 where sideways retreats may run upstream, Mirkwood is open as well', () => {
    const met = frodoInFangorn(true)
    expect(options(met, 'fellowship')).toEqual(retreatsTo('mirkwood', 'rohan'))
    expect(where(play(met, back('mirkwood')), 'frodo-classic')).toBe('mirkwood')
    const barred = frodoInFangorn(true, ['warg'])
    expect(options(barred, 'fellowship')).toEqual(retreatsTo('mirkwood'))
  })

  const witchKingFromArthedain = (
    others: ReadonlyArray<CharacterId>,
    defenders: ReadonlyArray<CharacterId> = ['frodo-classic'],
  ) =>
    play(
      classic({ cardolan: defenders, arthedain: ['witch-king-classic', ...others] }),
      sauronMoves('witch-king-classic', 'cardolan', 'power'),
    )

  test('F6 he may go where the Witch King, attacking sideways, has just come from', () => {
    const met = witchKingFromArthedain([])
    expect(asked(met)).toBe('fellowship decide/avoid')
    expect(options(met, 'fellowship')).toEqual(retreatsTo('arthedain'))
    const after = play(met, back('arthedain'))
    expect(where(after, 'frodo-classic')).toBe('arthedain')
    expect(where(after, 'witch-king-classic')).toBe('cardolan')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('F7 not if the Witch King has left somebody behind: there is nothing to ask', () => {
    const met = witchKingFromArthedain(['orcs-classic'])
    expect(asked(met)).toBe(CARDS)
    expect(clash(met, '1', '1').sums).toEqual([2, 6])
  })

  test('F7 asked because of Sam beside him, he still may not go there', () => {
    const both = witchKingFromArthedain(['orcs-classic'], ['frodo-classic', 'sam-classic'])
    const met = play(both, drawn('battle.opponent', 'frodo-classic'))
    expect(options(met, 'fellowship')).toEqual([{ kind: 'pass' }, { kind: 'replace', piece: 'sam-classic' }])
    expect(forbids(met, back('arthedain'))).toEqual(['battle.retreatEnemy'])
  })
})

describe('Gollum', () => {
  const forward = (to: RegionId) => sauron({ kind: 'retreat', to })

  test('F12 retreating forward he may be the third in the Shire, which wins', () => {
    const pieces = {
      shire: ['orcs-variant', 'watcher'],
      arthedain: ['gollum'],
      cardolan: ['frodo-classic', 'aragorn-classic'],
    } as const
    const met = play(draft(pieces, FELLOWSHIP_TURN), fellowshipMoves('aragorn-classic', 'arthedain', 'power'))
    expect(asked(met)).toBe('sauron decide/avoid')
    expect(options(met, 'sauron')).toEqual(retreatsTo('shire'))
    const after = play(met, forward('shire'))
    expect(where(after, 'gollum')).toBe('shire')
    expect(winner(after)).toBe('sauron by end.threeInShire')
  })

  const pippinOnGollum = () =>
    play(
      draft({ 'misty-mountains': ['pippin'], mirkwood: ['gollum'] }, FELLOWSHIP_TURN),
      fellowshipMoves('pippin', 'mirkwood'),
    )

  test('F13 once Pippin has run, Gollum has no battle to slip out of', () => {
    const met = pippinOnGollum()
    expect(asked(met)).toBe('fellowship decide/avoid')
    const { after, events } = outcomeOf(met, back('high-pass'))
    expect(where(after, 'pippin')).toBe('high-pass')
    expect(where(after, 'gollum')).toBe('mirkwood')
    expect(kindsOf(events).filter((kind) => kind === 'PieceMoved')).toHaveLength(1)
    expect(asked(after)).toBe('sauron decide/turn')
  })

  test('F13 if Pippin stays, Gollum is asked', () => {
    const met = play(pippinOnGollum(), fellowship({ kind: 'pass' }))
    expect(asked(met)).toBe('sauron decide/avoid')
    expect(options(met, 'sauron')).toEqual(retreatsTo('high-pass', 'misty-mountains'))
  })

  test('F14 attacking two, he slips out of the first battle, and his attack is over', () => {
    const start = variant({ eregion: ['theoden', 'treebeard'], caradhras: ['gollum'] })
    const met = play(start, sauronMoves('gollum', 'eregion'), drawn('battle.opponent', 'theoden'))
    expect(asked(met)).toBe('sauron decide/avoid')
    expect(options(met, 'sauron')).toEqual(retreatsTo('arthedain', 'cardolan'))
    expect(forbids(met, forward('rhudaur'))).toEqual(['battle.retreatDirection'])
    const { after, events } = outcomeOf(met, forward('cardolan'))
    expect(where(after, 'gollum')).toBe('cardolan')
    expect(where(after, 'theoden')).toBe('eregion')
    expect(where(after, 'treebeard')).toBe('eregion')
    expect(kindsOf(events)).not.toContain('BattleBegan')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('F15 slipping out from beside a companion, he leaves the attacker to him', () => {
    const start = variant(
      { 'misty-mountains': ['theoden'], fangorn: ['gollum', 'mouth-of-sauron'] },
      FELLOWSHIP_TURN,
    )
    const met = play(start, fellowshipMoves('theoden', 'fangorn'), drawn('battle.opponent', 'gollum'))
    expect(asked(met)).toBe('sauron decide/avoid')
    const { after, events } = outcomeOf(met, forward('caradhras'))
    expect(where(after, 'gollum')).toBe('caradhras')
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'BattleBegan', attacker: 'theoden', defender: 'mouth-of-sauron' }),
    )
    expect(asked(after)).toBe(CARDS)
  })
})

describe('Wormtongue', () => {
  const away = (to: RegionId) => sauron({ kind: 'slipAway', to })
  const slipsTo = (...regions: ReadonlyArray<RegionId>) => [
    { kind: 'pass' },
    ...regions.map((to) => ({ kind: 'slipAway', to })),
  ]
  const lostInFangorn = (gondor: ReadonlyArray<CharacterId>) => {
    const start = variant({ fangorn: ['treebeard'], gondor, dagorlad: ['wormtongue'] })
    return clash(play(start, sauronMoves('wormtongue', 'fangorn')), '1', '6')
  }

  test('F16 beaten in his attack on Fangorn, he may step back to Dagorlad or, if empty, to Gondor', () => {
    const { sums, after: lost } = lostInFangorn([])
    expect(sums).toEqual([7, 5])
    expect(asked(lost)).toBe('sauron decide/slipAway')
    expect(options(lost, 'sauron')).toEqual(slipsTo('dagorlad', 'gondor'))
    const after = play(lost, away('dagorlad'))
    expect(where(after, 'wormtongue')).toBe('dagorlad')
    expect(where(after, 'treebeard')).toBe('fangorn')
    expect(asked(after)).toBe('fellowship decide/turn')
    expect(where(play(lost, away('gondor')), 'wormtongue')).toBe('gondor')
    expect(where(play(lost, sauron({ kind: 'pass' })), 'wormtongue')).toBe('defeated')
  })

  test('F16 Gondor with a companion in it is not empty', () => {
    const { after: lost } = lostInFangorn(['gollum'])
    expect(options(lost, 'sauron')).toEqual(slipsTo('dagorlad'))
    expect(forbids(lost, away('gondor'))).toEqual(['character.wormtongue'])
  })

  test('F17 beaten in Mordor, he has nothing behind him and is gone', () => {
    const start = variant({ gondor: ['treebeard'], mordor: ['wormtongue'] }, FELLOWSHIP_TURN)
    const met = play(start, fellowshipMoves('treebeard', 'mordor'), drawn('battle.opponent', 'wormtongue'))
    const { after } = clash(met, '1', '1')
    expect(where(after, 'wormtongue')).toBe('defeated')
    expect(asked(after)).toBe(CARDS)
  })

  const onSmeagolInMirkwood = (dagorlad: ReadonlyArray<CharacterId>) => {
    const start = variant({ mirkwood: ['smeagol'], dagorlad: ['wormtongue', ...dagorlad] })
    return play(start, sauronMoves('wormtongue', 'mirkwood'))
  }

  test('F18 a tie defeats his opponent, while he may still step back', () => {
    const { sums, after: tied } = clash(onSmeagolInMirkwood([]), '1', '2')
    expect(sums).toEqual([1, 1])
    expect(asked(tied)).toBe('sauron decide/slipAway')
    expect(options(tied, 'sauron')).toEqual(slipsTo('dagorlad'))
    const after = play(tied, away('dagorlad'))
    expect(where(after, 'smeagol')).toBe('defeated')
    expect(where(after, 'wormtongue')).toBe('dagorlad')
    const stayed = play(tied, sauron({ kind: 'pass' }))
    expect(where(stayed, 'smeagol')).toBe('defeated')
    expect(where(stayed, 'wormtongue')).toBe('defeated')
  })

  test('F19 with a companion in the only region behind him he is gone', () => {
    const { sums, after } = clash(onSmeagolInMirkwood(['gollum']), '2', '1')
    expect(sums).toEqual([2, 0])
    expect(where(after, 'wormtongue')).toBe('defeated')
    expect(where(after, 'smeagol')).toBe('mirkwood')
    expect(asked(after)).toBe('fellowship decide/turn')
  })

  test('F19 nor is a region empty in which an enemy stands', () => {
    const pieces = { 'high-pass': ['treebeard'], dagorlad: ['elrond'], mirkwood: ['wormtongue'] } as const
    const met = play(variant(pieces, FELLOWSHIP_TURN), fellowshipMoves('treebeard', 'mirkwood'))
    const { after } = clash(met, '1', '1')
    expect(where(after, 'wormtongue')).toBe('defeated')
    expect(asked(after)).toBe('sauron decide/turn')
  })
})
