/** The questions Q17 to Q26 of the reference: cards, text cards, strengths, defeats, shuffling. */
import { describe, expect, test } from 'vitest'
import {
  type CharacterId,
  type CombatCardId,
  type PositionSpec,
  type State,
} from '../../../src/confrontation'
import { COMBAT_CARD_IDS } from '../../../src/confrontation/model/ids'
import { asked, fellowship, options, play, sauron, step } from '../support/table'
import { draft, FELLOWSHIP_TURN, fellowshipMoves, sauronMoves } from '../interactions/scenes'
import { cards, fetches, offered, pass, questions, without } from '../interactions/words'

const CARDS = 'fellowship+sauron decide/cards'
const TURN = 'fellowship decide/turn'
type Pieces = PositionSpec['pieces']

/** Sauron's piece attacks one in Rhudaur; these cards are used already. */
const meeting = (
  theirs: CharacterId,
  ours: CharacterId,
  used: ReadonlyArray<CombatCardId> = [],
  more: Pieces = {},
): State =>
  play(
    draft({ 'high-pass': [theirs], rhudaur: [ours], ...more }, { hand: without(...used) }),
    sauronMoves(theirs, 'rhudaur'),
  )
const USED = ['fellowship-5', 'sauron-6'] as const

describe('cards', () => {
  test('Q17 the combat card: asked of both, or of Sauron first against classic Gandalf', () => {
    expect(asked(meeting('orcs-variant', 'merry'))).toBe(CARDS)
    const gandalf = meeting('orcs-variant', 'gandalf-classic')
    expect(questions(gandalf, ...[...cards('1', '1')].reverse()).slice(0, 2)).toEqual([
      'sauron decide/cards',
      'fellowship decide/cards',
    ])
    expect(asked(meeting('warg', 'gandalf-classic'))).toBe(CARDS)
  })

  test('Q18 Magic of Sauron: asked if there is a pile and nothing ignores it', () => {
    const fetched = (theirs: CharacterId, ours: CharacterId, used: ReadonlyArray<CombatCardId>) =>
      asked(play(meeting(theirs, ours, used), ...cards('1', 'magic')))
    expect(fetched('orcs-variant', 'merry', USED)).toBe('sauron decide/fetch')
    for (const [theirs, ours, used] of [
      ['orcs-variant', 'merry', []],
      ['cave-troll', 'merry', USED],
      ['orcs-variant', 'elrond', USED],
      ['orcs-variant', 'frodo-variant', USED],
    ] as const)
      expect(fetched(theirs, ours, used)).not.toBe('sauron decide/fetch')
    expect(fetched('warg', 'elrond', USED)).toBe('sauron decide/fetch')
    const gandalf = meeting('orcs-variant', 'gandalf-classic', USED)
    expect(asked(play(gandalf, cards('1', 'magic')[1]))).toBe('sauron decide/fetch')
  })

  test('Q19 the Mouth: asked unless his card is the 4', () => {
    const mouth = meeting('mouth-of-sauron', 'merry')
    expect(asked(play(mouth, ...cards('5', '1')))).toBe('sauron decide/exchange')
    expect(asked(play(mouth, ...cards('5', '4')))).not.toBe('sauron decide/exchange')
    const forbidden = play(meeting('mouth-of-sauron', 'aragorn-variant'), fellowship({ kind: 'forbidCards' }))
    expect(asked(forbidden)).not.toBe('sauron decide/exchange')
  })

  test('Q20 variant Saruman: asked if the Fellowship has a second card, then it shows another', () => {
    const shown = play(meeting('saruman-variant', 'merry'), ...cards('5', '1'))
    expect(asked(shown)).toBe('sauron decide/refuse')
    expect(asked(play(shown, sauron({ kind: 'refuse' })))).toBe('fellowship decide/otherCard')
    const all: ReadonlyArray<CombatCardId> = COMBAT_CARD_IDS
    const last = all.filter((card) => card !== 'fellowship-5' && card !== 'sauron-1')
    expect(asked(play(meeting('saruman-variant', 'merry', last), ...cards('5', '1')))).not.toBe(
      'sauron decide/refuse',
    )
  })
})

describe('text cards', () => {
  test('Q21 Retreat of Sauron: asked where if there is a region, also a single one', () => {
    const [ours, theirs] = cards('1', 'retreat')
    const at = (more: Pieces) =>
      step(
        play(
          draft({ arthedain: ['merry'], eregion: ['orcs-variant'], ...more }, FELLOWSHIP_TURN),
          fellowshipMoves('merry', 'eregion'),
          ours,
        ),
        theirs,
      )
    expect(asked(at({}))).toBe('sauron decide/retreatByCard')
    expect(offered(at({}), 'sauron')).toEqual(['retreat enedwaith', 'retreat rhudaur'])
    expect(offered(at({ rhudaur: ['gimli'] }), 'sauron')).toEqual(['retreat enedwaith'])
    expect(asked(at({ rhudaur: ['gimli'], enedwaith: ['pippin'] }))).toBe('sauron decide/turn')
  })

  test('Q22 Magic of the Fellowship: asked if there is a pile and no Eye', () => {
    const fight = meeting('orcs-variant', 'merry', USED)
    expect(asked(play(fight, ...cards('magic', '1')))).toBe('fellowship decide/fetch')
    expect(asked(play(fight, ...cards('magic', 'eye')))).toBe(TURN)
    expect(asked(play(meeting('orcs-variant', 'merry'), ...cards('magic', '1')))).toBe(TURN)
    const fetchedEye = play(
      meeting('orcs-variant', 'merry', ['fellowship-5', 'sauron-eye']),
      ...cards('magic', 'magic'),
    )
    expect(asked(play(fetchedEye, sauron(fetches('sauron-eye'))))).toBe(TURN)
  })

  test('Q23 Retreat of the Fellowship: asked where if there is a region, also a single one', () => {
    const [ours, theirs] = cards('retreat', '1')
    const at = (more: Pieces) =>
      step(
        play(
          draft({ eregion: ['merry'], caradhras: ['orcs-variant'], ...more }),
          sauronMoves('orcs-variant', 'eregion'),
          ours,
        ),
        theirs,
      )
    expect(offered(at({}), 'fellowship')).toEqual(['retreat arthedain', 'retreat cardolan'])
    expect(offered(at({ arthedain: ['gimli', 'pippin'] }), 'fellowship')).toEqual(['retreat cardolan'])
    expect(asked(at({ arthedain: ['gimli', 'pippin'], cardolan: ['warg'] }))).toBe(TURN)
  })
})

describe('strengths and defeats', () => {
  const near = (theirs: CharacterId, more: Pieces, spec: Partial<PositionSpec> = {}): State =>
    play(
      draft({ 'high-pass': [theirs], rhudaur: ['merry'], ...more }, spec),
      sauronMoves(theirs, 'rhudaur'),
      ...cards('1', '1'),
    )
  test('Q24 variant Gandalf: asked if a hidden piece near may be he, or if he is shown there', () => {
    expect(offered(near('orcs-variant', { eregion: ['gandalf-variant'] }), 'fellowship')).toEqual([
      'pass',
      'support',
    ])
    const away = near('orcs-variant', { eregion: ['gimli'], cardolan: ['gandalf-variant'] })
    expect([asked(away), ...offered(away, 'fellowship')]).toEqual(['fellowship decide/support', 'pass'])
    const seen = { seen: ['gandalf-variant'] } as const
    expect(asked(near('orcs-variant', { eregion: ['gimli'], cardolan: ['gandalf-variant'] }, seen))).toBe(
      TURN,
    )
    expect(asked(near('orcs-variant', { cardolan: ['gandalf-variant'] }))).toBe(TURN)
    expect(asked(near('orcs-variant', { eregion: ['gandalf-classic'] }))).toBe(TURN)
    expect(asked(near('warg', { eregion: ['gandalf-variant'] }))).toBe(TURN)
    const shown = near('orcs-variant', { eregion: ['gandalf-variant'] }, { revealed: ['gandalf-variant'] })
    expect(offered(shown, 'fellowship')).toEqual(['pass', 'support'])
    const himself = play(meeting('orcs-variant', 'gandalf-variant'), ...cards('1', '1'))
    expect(asked(himself)).toBe(TURN)
    const mountains = play(
      draft(
        { 'misty-mountains': ['gandalf-variant'], rhudaur: ['merry'], 'high-pass': ['orcs-variant'] },
        FELLOWSHIP_TURN,
      ),
      fellowshipMoves('merry', 'high-pass'),
      ...cards('1', '1'),
    )
    expect(offered(mountains, 'fellowship')).toEqual(['pass', 'support'])
  })

  test('Q25 Wormtongue: asked if an empty region lies behind him', () => {
    const beaten = (more: Pieces) => play(meeting('wormtongue', 'merry', [], more), ...cards('5', '1'))
    expect(offered(beaten({}), 'sauron')).toEqual(['pass', 'slipAway high-pass', 'slipAway misty-mountains'])
    expect(asked(beaten({ 'misty-mountains': ['gimli'] }))).toBe('sauron decide/slipAway')
    const full = play(
      draft(
        { dagorlad: ['orcs-variant'], mirkwood: ['wormtongue'], 'high-pass': ['merry'] },
        FELLOWSHIP_TURN,
      ),
      fellowshipMoves('merry', 'mirkwood'),
      ...cards('5', '1'),
    )
    expect(asked(full)).toBe('sauron decide/turn')
  })

  test('Q26 shuffling: never asked, it goes without saying', () => {
    const state = draft({ rhudaur: ['merry', 'gimli'], arthedain: ['pippin'] }, FELLOWSHIP_TURN)
    const moved = play(state, fellowshipMoves('pippin', 'eregion'))
    expect(asked(moved)).toBe('sauron decide/turn')
    expect(new Set(options(state, 'fellowship').map(({ kind }) => kind))).toEqual(new Set(['move']))
    expect(options(state, 'sauron')).not.toContainEqual(pass)
  })
})
