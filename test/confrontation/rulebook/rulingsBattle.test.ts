/** The rulings of docs/rulings/confrontation.md by number: retreats and cards, characters and the ring. */
import { describe, expect, test } from 'vitest'
import { type Config, type PositionSpec, type State } from '../../../src/confrontation'
import {
  asked,
  eventsOf,
  fellowship,
  forbids,
  options,
  play,
  sauron,
  step,
  where,
  winner,
} from '../support/table'
import {
  clash,
  classic,
  draft,
  FELLOWSHIP_TURN,
  fellowshipMoves,
  holding,
  kindsOf,
  sauronMoves,
  variant,
} from '../interactions/scenes'
import {
  cards,
  eagle,
  fetches,
  met,
  offered,
  pass,
  pile,
  questions,
  retreats,
  revealed,
  ringbearer,
  without,
} from '../interactions/words'

const CARDS = 'fellowship+sauron decide/cards'
type Pieces = PositionSpec['pieces']

/** Merry attacks the Flying Nazgul somewhere. */
const merryAttacks = (
  from: 'gap-of-rohan' | 'enedwaith' | 'rhudaur' | 'high-pass',
  to: 'rohan' | 'caradhras' | 'high-pass' | 'mirkwood',
  config: Partial<Config> = {},
  more: Omit<PositionSpec, 'pieces'> & { pieces?: Pieces } = {},
): State =>
  play(
    classic(
      { [from]: ['merry'], [to]: ['flying-nazgul-classic'], ...more.pieces },
      { ...FELLOWSHIP_TURN, ...more, config },
    ),
    fellowshipMoves('merry', to),
  )

describe('retreats and cards', () => {
  test.each([
    [false, 'rohan'],
    [true, 'fangorn'],
  ] as const)(
    'R1 with upstreamSidewaysRetreat %s the Retreat of Sauron leads from Rohan to %s',
    (allowed, region) => {
      const fight = merryAttacks('gap-of-rohan', 'rohan', { upstreamSidewaysRetreat: allowed })
      expect(where(clash(fight, 'elven-cloak', 'retreat').after, 'flying-nazgul-classic')).toBe(region)
    },
  )

  test.each([
    [false, 'fellowship+sauron decide/cards'],
    [true, 'fellowship decide/avoid'],
  ] as const)(
    'R1 with upstreamSidewaysRetreat %s Frodo attacked from upstream is at %s',
    (allowed, question) => {
      const state = classic(
        { rohan: ['frodo-classic'], fangorn: ['witch-king-classic'] },
        { config: { upstreamSidewaysRetreat: allowed } },
      )
      expect(asked(play(state, sauronMoves('witch-king-classic', 'rohan', 'power')))).toBe(question)
    },
  )

  test.each([
    [false, ['defeated', 'defeated']],
    [true, ['defeated', 'caradhras']],
  ] as const)('R2 with blockedRetreatStopsSacrifice %s a blocked Retreat leaves %j', (stops, places) => {
    const fight = merryAttacks('enedwaith', 'caradhras', { blockedRetreatStopsSacrifice: stops })
    const { after, sums } = clash(fight, 'noble-sacrifice', 'retreat')
    expect(['merry', 'flying-nazgul-classic'].map((piece) => where(after, piece)).toString()).toBe(
      places.toString(),
    )
    expect(sums).toEqual(stops ? [2, 3] : null)
  })

  test('R2 a Retreat without effect protects nobody in either reading', () => {
    for (const blockedRetreatStopsSacrifice of [false, true]) {
      const state = classic(
        { rhudaur: ['merry'], 'high-pass': ['cave-troll'] },
        { config: { blockedRetreatStopsSacrifice } },
      )
      const { after } = clash(play(state, sauronMoves('cave-troll', 'rhudaur')), 'noble-sacrifice', 'retreat')
      expect([where(after, 'merry'), where(after, 'cave-troll')]).toEqual(['defeated', 'defeated'])
    }
  })

  test('R3 both Retreats are carried out, and the region may end up empty', () => {
    const { after } = clash(merryAttacks('high-pass', 'mirkwood'), 'retreat', 'retreat')
    expect(where(after, 'flying-nazgul-classic')).toBe('fangorn')
    expect(asked(after)).toBe('fellowship decide/retreatByCard')
    expect(where(play(after, fellowship(retreats('high-pass'))), 'merry')).toBe('high-pass')
  })

  test('R4 Magic of the Fellowship still fetches after Sauron got away, but defeats nobody', () => {
    const fight = merryAttacks(
      'high-pass',
      'mirkwood',
      {},
      { hand: without('fellowship-retreat', 'fellowship-noble-sacrifice', 'sauron-1', 'sauron-2') },
    )
    const { after } = clash(fight, 'magic', 'retreat')
    expect([where(after, 'flying-nazgul-classic'), asked(after)]).toEqual([
      'fangorn',
      'fellowship decide/fetch',
    ])
    const sacrificed = play(after, fellowship(fetches('fellowship-noble-sacrifice')))
    expect([where(sacrificed, 'merry'), where(sacrificed, 'flying-nazgul-classic')]).toEqual([
      'mirkwood',
      'fangorn',
    ])
    expect(asked(play(after, fellowship(fetches('fellowship-retreat'))))).toBe(
      'fellowship decide/retreatByCard',
    )
  })

  test('R5 Magic against Magic that becomes the Eye stays Magic', () => {
    const fight = merryAttacks('high-pass', 'mirkwood', {}, { hand: without('fellowship-5', 'sauron-eye') })
    const fetched = play(clash(fight, 'magic', 'magic').after, sauron(fetches('sauron-eye')))
    expect(where(fetched, 'merry')).toBe('defeated')
    expect(asked(fetched)).toBe('sauron decide/turn')
  })

  const mouth = (cardOrder: Config['cardOrder'], ours: 'merry' | 'gandalf-classic' = 'merry'): State =>
    play(
      draft(
        { rhudaur: [ours], 'high-pass': ['mouth-of-sauron'] },
        { config: { cardOrder }, hand: without('fellowship-5', 'sauron-6') },
      ),
      sauronMoves('mouth-of-sauron', 'rhudaur'),
    )

  test('R6 mouth-first: the Mouth speaks, then Magic of Sauron, then that of the Fellowship', () => {
    const fight = mouth('mouth-first')
    expect(questions(fight, ...cards('magic', 'magic'), sauron(pass), sauron(fetches('sauron-6')))).toEqual([
      CARDS,
      'sauron decide/cards',
      'sauron decide/exchange',
      'sauron decide/fetch',
      'fellowship decide/fetch',
    ])
    const given = play(fight, ...cards('magic', 'magic'), sauron({ kind: 'exchange' }))
    expect(asked(given)).toBe('fellowship decide/fetch')
  })

  test('R6 magic-first: both Magics come before the Mouth, and an exchange discards what was fetched', () => {
    const fight = mouth('magic-first')
    const both = [
      ...cards('magic', 'magic'),
      sauron(fetches('sauron-6')),
      fellowship(fetches('fellowship-5')),
    ]
    expect(questions(fight, ...both)).toEqual([
      CARDS,
      'sauron decide/cards',
      'sauron decide/fetch',
      'fellowship decide/fetch',
      'sauron decide/exchange',
    ])
    const events = eventsOf(play(fight, ...both), sauron({ kind: 'exchange' }))
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'StrengthsCompared', fellowship: 7, sauron: 7 }),
    )
  })

  test.each(['mouth-first', 'magic-first'] as const)(
    'R6 %s: against classic Gandalf Magic comes before he chooses',
    (order) => {
      const fight = mouth(order, 'gandalf-classic')
      expect(asked(fight)).toBe('sauron decide/cards')
      const [ours, theirs] = cards('1', 'magic')
      expect(questions(fight, theirs, sauron(fetches('sauron-6')), ours).slice(1)).toEqual([
        'sauron decide/fetch',
        'fellowship decide/cards',
        'sauron decide/exchange',
      ])
      const after = play(fight, theirs, sauron(fetches('sauron-6')), ours, sauron({ kind: 'exchange' }))
      const before = play(fight, theirs)
      expect(new Set(pile(after, 'fellowship'))).toEqual(new Set([...pile(before, 'fellowship'), '1']))
      expect(new Set(pile(after, 'sauron'))).toEqual(new Set([...pile(before, 'sauron'), '4']))
    },
  )

  test('R29 a player cannot decline his Retreat', () => {
    const { after } = clash(merryAttacks('high-pass', 'mirkwood'), 'retreat', '1')
    expect(offered(after, 'fellowship')).toEqual(['retreat high-pass', 'retreat misty-mountains'])
    expect(forbids(after, fellowship(pass))).not.toEqual([])
  })

  test('R37 a Retreat with one way out is asked for, and leads nowhere else', () => {
    const fight = merryAttacks('gap-of-rohan', 'rohan', {}, { pieces: { caradhras: ['warg'] } })
    const [ours, theirs] = cards('retreat', '1')
    const open = step(step(fight, ours), theirs)
    expect(asked(open)).toBe('fellowship decide/retreatByCard')
    expect(offered(open, 'fellowship')).toEqual(['retreat gap-of-rohan'])
    expect(forbids(open, fellowship(pass))).not.toEqual([])
    const after = step(open, fellowship({ kind: 'retreat', to: 'gap-of-rohan' }))
    expect(where(after, 'merry')).toBe('gap-of-rohan')
    expect(asked(after)).toBe('sauron decide/turn')
  })
})

describe('Sam, Frodo and the ring', () => {
  test('R7 Sam stands in for Frodo in a later battle of an attack, too', () => {
    const state = classic({ shire: ['sam-classic', 'merry'], arthedain: ['cave-troll'] })
    const later = play(
      state,
      sauronMoves('cave-troll', 'shire'),
      met('merry'),
      ...cards('1', '1'),
      met('frodo-classic'),
    )
    expect(offered(later, 'fellowship')).toEqual(['pass', 'replace sam-classic'])
  })

  const samAndFrodo = draft({ rhudaur: ['frodo-variant', 'sam-classic'], 'high-pass': ['shelob'] })
  test('R8 classic Sam stands in for variant Frodo and has strength 5 beside him', () => {
    const attacked = play(samAndFrodo, sauronMoves('shelob', 'rhudaur'), met('frodo-variant'))
    expect(offered(attacked, 'fellowship')).toEqual(['pass', 'replace sam-classic'])
    const stands = play(attacked, fellowship({ kind: 'replace', piece: 'sam-classic' }))
    expect(clash(stands, '1', '1').sums).toEqual([6, 6])
    const shown = play(samAndFrodo, sauronMoves('shelob', 'rhudaur'), met('sam-classic'))
    expect(offered(shown, 'fellowship')).toEqual(['pass', 'showBeside frodo-variant'])
  })

  test('R9 variant Frodo passes the ring to classic Sam', () => {
    const attacked = play(
      samAndFrodo,
      sauronMoves('shelob', 'rhudaur'),
      met('frodo-variant'),
      fellowship(pass),
    )
    expect(ringbearer(clash(attacked, '1', '1').after)).toBe('sam-classic')
  })

  const struck = draft(
    { eregion: ['frodo-variant'], arthedain: ['sam-variant'], caradhras: ['balrog'] },
    FELLOWSHIP_TURN,
  )
  test('R10 the new Ringbearer is hidden when the battle is over, or the turn if there was none', () => {
    const fought = play(samAndFrodo, sauronMoves('shelob', 'rhudaur'), met('frodo-variant'), fellowship(pass))
    const { events, after } = clash(fought, '1', '1')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'PieceRevealed', piece: 'sam-classic' }))
    expect(revealed(after)).toEqual([])
    const fallen = play(struck, fellowshipMoves('frodo-variant', 'fangorn', 'tunnel'))
    const kinds = kindsOf(eventsOf(fallen, sauron({ kind: 'strike' })))
    expect(kinds.slice(-3)).toEqual(['PieceRevealed', 'PiecesConcealed', 'TurnBegan'])
    expect(revealed(play(fallen, sauron({ kind: 'strike' })))).toEqual([])
  })

  test('R11 the ring that comes to Sam in Mordor does not win', () => {
    const state = draft({
      rhudaur: ['frodo-variant'],
      mordor: ['sam-variant'],
      cardolan: ['merry'],
      gondor: ['uruk-hai'],
      'high-pass': ['shelob'],
    })
    const { after } = clash(play(state, sauronMoves('shelob', 'rhudaur')), '1', '1')
    expect([ringbearer(after), winner(after)]).toEqual(['sam-variant', 'nobody'])
  })

  test('R25 the Ringbearer who comes to Mordor by exchange with Smeagol wins', () => {
    const attack = draft({
      mordor: ['smeagol'],
      dagorlad: ['frodo-variant'],
      gondor: ['uruk-hai'],
      rohan: ['flying-nazgul-classic'],
    })
    const swapped = play(
      attack,
      sauronMoves('flying-nazgul-classic', 'mordor', 'power'),
      fellowship({ kind: 'swap', piece: 'frodo-variant' }),
    )
    expect(winner(swapped)).toBe('fellowship by end.ringbearerInMordor')
  })

  test('R27 variant Frodo who falls with his enemy passes the ring, but not against the Warg', () => {
    const meeting = (enemy: 'shelob' | 'warg') =>
      play(
        draft({ rhudaur: ['frodo-variant'], eregion: ['sam-variant'], 'high-pass': [enemy] }),
        sauronMoves(enemy, 'rhudaur'),
      )
    expect(ringbearer(clash(meeting('shelob'), 'noble-sacrifice', '1').after)).toBe('sam-variant')
    expect(ringbearer(clash(meeting('shelob'), '5', '1').after)).toBe('sam-variant')
    expect(winner(clash(meeting('warg'), 'noble-sacrifice', '1').after)).toBe('sauron by end.heirGone')
  })

  test('R30 variant Frodo whom Gwaihir left standing passes the ring', () => {
    const state = draft(
      { rhudaur: ['frodo-variant'], eregion: ['sam-variant'], 'high-pass': ['shelob'] },
      holding('gwaihir'),
    )
    const stayed = play(state, sauronMoves('shelob', 'rhudaur'), fellowship(eagle(null)))
    expect(ringbearer(clash(stayed, '1', '1').after)).toBe('sam-variant')
  })
})

describe('other characters', () => {
  test('R19 Balrog and Uruk-Hai shown without a battle are hidden when the turn ends', () => {
    const rode = play(
      variant({ mordor: ['uruk-hai'] }, holding('palantir')),
      sauronMoves('uruk-hai', 'arthedain', 'power'),
    )
    expect([asked(rode), revealed(rode)]).toEqual(['sauron decide/window', ['uruk-hai']])
    expect(revealed(play(rode, sauron(pass)))).toEqual([])
    const tunnel = classic({ eregion: ['merry'], caradhras: ['balrog'] }, FELLOWSHIP_TURN)
    const struck = play(tunnel, fellowshipMoves('merry', 'fangorn', 'tunnel'))
    const kinds = kindsOf(eventsOf(struck, sauron({ kind: 'strike' })))
    expect(kinds.slice(-2)).toEqual(['PiecesConcealed', 'TurnBegan'])
  })

  test('R21 Theoden has strength 2 against the Warg in Rohan', () => {
    const state = draft({ rohan: ['theoden'], gondor: ['warg'] })
    expect(clash(play(state, sauronMoves('warg', 'rohan')), '1', '1').sums).toEqual([3, 3])
    const other = draft({ rohan: ['theoden'], gondor: ['shelob'] })
    expect(clash(play(other, sauronMoves('shelob', 'rohan')), '1', '1').sums).toEqual([5, 6])
  })

  test('R22 Smeagol exchanges up the river, but not through the tunnel', () => {
    const river = draft({ rohan: ['smeagol'], fangorn: ['theoden'], gondor: ['shelob'] })
    expect(offered(play(river, sauronMoves('shelob', 'rohan')), 'fellowship')).toEqual([
      'pass',
      'swap theoden',
    ])
    const tunnel = draft({ fangorn: ['smeagol'], eregion: ['theoden'], gondor: ['shelob'] })
    expect(asked(play(tunnel, sauronMoves('shelob', 'fangorn')))).toBe(CARDS)
  })

  test('R28 Shelob who wins in the Shire goes to Gondor and does not count there', () => {
    const state = classic({ shire: ['merry'], arthedain: ['shelob'], cardolan: ['frodo-classic'] })
    const { after } = clash(play(state, sauronMoves('shelob', 'shire')), '1', '1')
    expect([where(after, 'shelob'), winner(after)]).toEqual(['gondor', 'nobody'])
  })

  test('R34 a piece that moves by its power is shown as it moves', () => {
    const state = classic({ rhudaur: ['gimli', 'merry'], gondor: ['black-rider'] }, holding('palantir'))
    const ride = sauronMoves('black-rider', 'rhudaur', 'power')
    expect(kindsOf(eventsOf(state, ride)).slice(0, 3)).toEqual(['PieceRevealed', 'TextUsed', 'PieceMoved'])
    expect([asked(play(state, ride)), revealed(play(state, ride))]).toEqual([
      'sauron decide/window',
      ['black-rider'],
    ])
    const step = sauronMoves('black-rider', 'fangorn')
    expect(revealed(play(state, step))).toEqual([])
    expect(options(play(state, step), 'sauron')).toContainEqual(pass)
  })
})
