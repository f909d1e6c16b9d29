/** Moves, retreats and special cards of the second reading (cases J4, J5, J16 to J21, J24 to J29). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, State } from '../../../src/confrontation'
import type { CharacterId, RegionId } from '../../../src/confrontation/model/ids'
import { asked, drawn, fellowship, forbids, play, sauron, where, winner, type Said } from '../support/table'
import { cards, draft, goes, holding, offered, pass, retreats, revealed, waysOf } from './words'

type Pieces = PositionSpec['pieces']
type More = Omit<PositionSpec, 'pieces'>

const UPSTREAM: More = { config: { upstreamSidewaysRetreat: true } }
const OURS: More = { turn: 'fellowship' }
const FRODO: Pieces = { shire: ['frodo-classic'] }

describe('retreats along the river', () => {
  /** Gimli attacks a Sauron piece in Rohan, who plays Retreat. */
  const sauronInRohan = (more: More): State =>
    play(
      draft({ ...FRODO, caradhras: ['gimli'], rohan: ['balrog'], mordor: ['warg'] }, { ...OURS, ...more }),
      fellowship(goes('gimli', 'rohan')),
      ...cards('1', 'retreat'),
    )
  const frodoIn = (region: RegionId, theirs: CharacterId, more: More = {}): State =>
    play(
      draft({ [region]: ['frodo-classic'], mordor: ['warg'], gondor: [theirs] }, more),
      sauron(goes(theirs, region)),
    )
  const faramirIntoRohan = (more: More): State =>
    play(
      draft({ ...FRODO, caradhras: ['faramir'], rohan: ['balrog'] }, { ...OURS, ...more }),
      fellowship(goes('faramir', 'rohan')),
    )

  it('J4 from Rohan a Retreat of Sauron leads nowhere, for Fangorn lies upstream', () => {
    const after = sauronInRohan({})
    expect([where(after, 'balrog'), where(after, 'gimli')]).toEqual(['rohan', 'defeated'])
    expect(where(sauronInRohan(UPSTREAM), 'balrog')).toBe('fangorn')
  })

  it('J4 Frodo attacked in Rohan is not asked whether he goes', () => {
    expect(asked(frodoIn('rohan', 'balrog'))).toBe('fellowship+sauron decide/cards')
    const free = frodoIn('rohan', 'balrog', UPSTREAM)
    expect(asked(free)).toBe('fellowship decide/avoid')
    expect(offered(free, 'fellowship')).toEqual(['pass', 'retreat fangorn'])
  })

  it('J4 Faramir attacking Rohan is not asked either', () => {
    expect(asked(faramirIntoRohan({}))).toBe('fellowship+sauron decide/cards')
    expect(offered(faramirIntoRohan(UPSTREAM), 'fellowship')).toEqual(['pass', 'retreat fangorn'])
  })

  it('J5 Frodo attacked in Mirkwood may let the river carry him to Fangorn', () => {
    const start = play(
      draft({ mirkwood: ['frodo-classic'], dagorlad: ['balrog'] }),
      sauron(goes('balrog', 'mirkwood')),
    )
    expect(offered(start, 'fellowship')).toEqual(['pass', 'retreat fangorn'])
    const after = play(start, fellowship(retreats('fangorn')))
    expect([where(after, 'frodo-classic'), where(after, 'balrog')]).toEqual(['fangorn', 'mirkwood'])
  })

  /** The Witch King comes sideways from Rohan upon Frodo in Fangorn. */
  const sideways = (others: Pieces, more: More = {}): State =>
    play(
      draft({ fangorn: ['frodo-classic'], rohan: ['witch-king-classic'], ...others }, more),
      sauron(goes('witch-king-classic', 'fangorn', 'power')),
    )

  it('J29 Frodo may go where the Witch King came from, if that is downstream and nobody is there', () => {
    const start = sideways({})
    expect(offered(start, 'fellowship')).toEqual(['pass', 'retreat rohan'])
    expect(forbids(start, fellowship(retreats('mirkwood')))).toEqual(['battle.retreatUpstream'])
    expect(where(play(start, fellowship(retreats('rohan'))), 'frodo-classic')).toBe('rohan')
    const held = sideways({ rohan: ['witch-king-classic', 'warg'] })
    expect(asked(held)).toBe('fellowship+sauron decide/cards')
    expect(offered(sideways({}, UPSTREAM), 'fellowship')).toEqual([
      'pass',
      'retreat mirkwood',
      'retreat rohan',
    ])
  })
})

describe('other retreats', () => {
  it('J26 Aragorn, gone back over the mountains to attack, retreats further back', () => {
    const start = draft(
      { ...FRODO, fangorn: ['aragorn-classic'], caradhras: ['balrog'], mordor: ['warg'] },
      OURS,
    )
    const asking = play(
      start,
      fellowship(goes('aragorn-classic', 'caradhras', 'power')),
      ...cards('retreat', '1'),
    )
    expect(asked(asking)).toBe('fellowship decide/retreatByCard')
    expect(offered(asking, 'fellowship')).toEqual(['retreat enedwaith', 'retreat eregion'])
    expect(forbids(asking, fellowship(retreats('fangorn')))).toEqual(['battle.retreatDirection'])
    expect(where(play(asking, fellowship(retreats('enedwaith'))), 'aragorn-classic')).toBe('enedwaith')
  })

  it.each([
    ['an empty Arthedain', [], 'arthedain'],
    ['an Arthedain where an enemy stands', ['frodo-classic'], 'defeated'],
  ] as const)('J27 the Black Rider, ridden far, looks for %s beside the battle', (_, arthedain, ends) => {
    const frodo: Pieces = arthedain.length === 0 ? { rhudaur: ['frodo-classic'] } : { arthedain }
    const after = play(
      draft({ cardolan: ['gimli'], rohan: ['black-rider'], mordor: ['warg'], ...frodo }),
      sauron(goes('black-rider', 'cardolan', 'power')),
      ...cards('1', 'retreat'),
    )
    expect(where(after, 'black-rider')).toBe(ends)
  })

  it('J28 Gollum attacking in Fangorn goes on over the mountains, never through the tunnel', () => {
    const start = draft({ ...FRODO, fangorn: ['gimli'], gondor: ['gollum'] })
    const asking = play(start, sauron(goes('gollum', 'fangorn')))
    expect(offered(asking, 'sauron')).toEqual(['pass', 'retreat caradhras', 'retreat misty-mountains'])
    expect(forbids(asking, sauron(retreats('eregion')))).toEqual(['battle.retreatDirection'])
  })

  it('J28 so does Gollum attacked there by way of the tunnel', () => {
    const start = draft({ ...FRODO, eregion: ['gimli'], fangorn: ['gollum'] }, OURS)
    const asking = play(start, fellowship(goes('gimli', 'fangorn', 'tunnel')))
    expect(offered(asking, 'sauron')).toEqual(['pass', 'retreat caradhras', 'retreat misty-mountains'])
    expect(forbids(asking, sauron(retreats('eregion')))).toEqual(['battle.retreatDirection'])
  })
})

describe('special cards', () => {
  const shadowfax = (piece: CharacterId): Said => ({
    kind: 'playStep',
    card: 'shadowfax',
    piece,
    to: 'mordor',
    way: 'step',
  })

  it('J16 J17 Shadowfax carries the Ringbearer into Mordor to win, and nobody else', () => {
    const start = draft(
      { gondor: ['frodo-classic', 'merry'], rohan: ['balrog'] },
      { ...OURS, config: holding('shadowfax') },
    )
    expect(forbids(start, fellowship(shadowfax('merry')))).toEqual(['special.secondMove'])
    expect(offered(start, 'fellowship')).not.toContain('playStep shadowfax merry mordor step')
    expect(winner(play(start, fellowship(shadowfax('frodo-classic'))))).toBe(
      'fellowship by end.ringbearerInMordor',
    )
  })

  const SAURONS: More = {
    config: holding('recall-to-mordor', 'crebain-of-dunland', 'palantir', 'dark-of-mordor'),
  }
  const peek: Said = { kind: 'playReveal', card: 'palantir', region: 'eregion' }
  const dark = (piece: CharacterId, to: RegionId): Said => ({
    kind: 'playStep',
    card: 'dark-of-mordor',
    piece,
    to,
    way: 'step',
  })
  const recall: Said = { kind: 'playRecall', card: 'recall-to-mordor', piece: 'balrog' }
  const crebain: Said = { kind: 'playName', card: 'crebain-of-dunland', region: 'rhudaur', piece: 'hidden' }
  const table: Pieces = { rhudaur: ['frodo-classic'], rohan: ['balrog'], fangorn: ['warg'] }

  it.each([
    ['Recall', recall],
    ['Crebain', crebain],
  ])('J18 %s uses up the turn, with no other card before or after it', (_, card) => {
    const start = draft(table, SAURONS)
    const after = play(start, sauron(card))
    expect(asked(after)).toBe('fellowship decide/turn')
    expect(offered(after, 'sauron')).toEqual([])
    expect(forbids(after, sauron(peek))).toEqual(['special.ownTurn'])
    expect(forbids(play(start, sauron(peek)), sauron(card))).toEqual(['special.wholeTurn'])
    expect(forbids(play(start, sauron(dark('warg', 'caradhras'))), sauron(card))).toEqual([
      'special.wholeTurn',
    ])
  })

  it('J18 Crebain on a region with two hidden pieces waits for the draw, with no card beside it', () => {
    const start = draft(
      { rhudaur: ['frodo-classic', 'gimli'], rohan: ['balrog'] },
      { config: holding('crebain-of-dunland', 'palantir') },
    )
    const waiting = play(start, sauron(crebain))
    expect(asked(waiting)).toBe('nature crebain-of-dunland.piece')
    expect(forbids(waiting, sauron(peek))).toEqual(['special.ownTurn'])
    const after = play(waiting, drawn('crebain-of-dunland.piece', 'gimli'))
    expect([revealed(after), asked(after)]).toEqual([['gimli'], 'fellowship decide/turn'])
  })

  it('J24 a step of The Dark of Mordor is enough for the piece that was named', () => {
    const start = draft(table, { ...SAURONS, compelled: 'balrog' })
    expect(forbids(start, sauron(goes('warg', 'caradhras')))).toEqual(['movement.compelled'])
    const stepped = play(start, sauron(dark('balrog', 'caradhras')))
    expect(forbids(stepped, sauron(goes('balrog', 'eregion')))).toEqual(['movement.otherCharacter'])
    const moved = play(stepped, sauron(goes('warg', 'misty-mountains')), sauron(pass))
    expect(asked(moved)).toBe('fellowship decide/turn')
  })

  it('J24 or somebody else takes the step, and the named piece must make the move', () => {
    const stepped = play(
      draft({ ...table, mordor: ['shelob'] }, { ...SAURONS, compelled: 'balrog' }),
      sauron(dark('warg', 'misty-mountains')),
    )
    expect(forbids(stepped, sauron(goes('shelob', 'gondor')))).toEqual(['movement.compelled'])
    expect(forbids(stepped, sauron(goes('balrog', 'caradhras')))).toEqual([])
  })
})

describe('the board', () => {
  it('J19 Shelob goes home also when she was the one attacked', () => {
    const after = play(
      draft({ ...FRODO, caradhras: ['legolas'], fangorn: ['shelob'], gondor: ['warg'] }, OURS),
      fellowship(goes('legolas', 'fangorn')),
      ...cards('1', '6'),
    )
    expect([where(after, 'legolas'), where(after, 'shelob')]).toEqual(['defeated', 'gondor'])
    expect(revealed(after)).toEqual([])
  })

  it('J20 the Black Rider takes the only road that is open', () => {
    const pieces: Pieces = {
      enedwaith: ['frodo-classic'],
      fangorn: ['warg', 'shelob'],
      gondor: ['orcs-classic'],
      mordor: ['black-rider'],
    }
    const ride = sauron(goes('black-rider', 'enedwaith', 'power'))
    expect(waysOf(draft(pieces), 'sauron', 'black-rider')).toContain('enedwaith power')
    expect(where(play(draft(pieces), ride), 'black-rider')).toBe('enedwaith')
    const barred = draft({ ...pieces, rohan: ['balrog', 'saruman-classic'] })
    expect(forbids(barred, ride)).toEqual(['character.black-rider', 'movement.passThrough'])
  })

  it('J21 Wormtongue slips away from the tie that ends the game, and counts for the match', () => {
    const tied = play(
      draft({ 'misty-mountains': ['frodo-classic'], mirkwood: ['wormtongue'], mordor: ['warg'] }),
      sauron(goes('wormtongue', 'misty-mountains')),
      ...cards('1', '3'),
    )
    expect(asked(tied)).toBe('sauron decide/slipAway')
    expect(offered(tied, 'sauron')).toEqual(['pass', 'slipAway fangorn', 'slipAway mirkwood'])
    const away = play(tied, sauron({ kind: 'slipAway', to: 'fangorn' }))
    expect([where(away, 'wormtongue'), winner(away)]).toEqual(['fangorn', 'sauron by end.ringbearerDefeated'])
    expect(away.outcome?.scores).toEqual({ sauron: 2, fellowship: 0 })
    const lost = play(tied, sauron(pass))
    expect(lost.outcome?.scores).toEqual({ sauron: 1, fellowship: 0 })
  })

  it('J25 Aragorn at the end of the road may still turn back to attack', () => {
    const start = (sauronAt: RegionId): State =>
      draft(
        { mordor: ['aragorn-classic', 'sam-variant'], [sauronAt]: ['warg'] },
        { ...OURS, defeated: ['frodo-variant'], ringbearer: 'sam-variant' },
      )
    expect(offered(start('gondor'), 'fellowship')).toEqual(['move aragorn-classic gondor power'])
    expect(winner(start('rohan'))).toBe('sauron by end.cannotMove')
    const after = play(
      start('gondor'),
      fellowship(goes('aragorn-classic', 'gondor', 'power')),
      ...cards('5', '1'),
    )
    expect(where(after, 'warg')).toBe('defeated')
  })
})
