/** A Hunt tile in both editions: the order of answers, one card, new Guides, Hobbits (W2-18 to W2-21). */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  warOfTheRing,
  type CompanionId,
  type EventCardId,
  type PositionSpec,
  type State,
} from '../../../src/war-of-the-ring'
import { mustLeft } from '../../kernel/conformance/check'
import { after, asked, dice, free, named, offered, offers, refused, table } from '../support/play'
import { companions, fellowship, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { inBoth, within, type Edition } from './pairs'

const SEVEN = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const
const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const RING = free({ kind: 'takeCorruption' })
const GUIDE = free({ kind: 'loseGuide' })
const RANDOM = free({ kind: 'loseRandom' })
const LEAVES = free({ kind: 'guideLeaves' })
const SHOWN = free({ kind: 'revealSelf' })
const using = (card: EventCardId) => free({ kind: 'useCard', card })
const guiding = (companion: CompanionId) => free({ kind: 'nameGuide', companion })
const to = (region: 'hollin' | 'moria' | 'trollshaws' | 'bree') => free({ kind: 'goTo', region })

const AXE = 'fp-char-06'
const HORN = 'fp-char-07'
const COAT = 'fp-char-05'
const STAFF = 'fp-char-08'

/** Nobody but these is with the Ring-bearers. */
const only = (...left: ReadonlyArray<string>): NonNullable<PositionSpec['characters']> =>
  Object.fromEntries(SEVEN.filter((id) => !left.includes(id)).map((id) => [id, 'eliminated']))
/** The Fellowship may move from Hollin; some dice hunt it. */
const hunted = (edition: Edition, spec: PositionSpec = {}, hunters = 1): State =>
  table(
    within(edition, {
      turn: 3,
      dice: { 'free-peoples': ['character', 'character'], shadow: ['event', 'event'] },
      huntBox: { shadow: hunters },
      fellowship: { region: 'hollin' },
      ...spec,
    }),
  )
/** A tile has been drawn after that move, with as many successes as dice. */
const hit = (edition: Edition, id: string, spec: PositionSpec = {}, hunters = 1): State => {
  const moved = after(hunted(edition, spec, hunters), MOVE)
  const rolled = after(moved, dice(...Array.from({ length: hunters }, () => 6), named('hunt tile', id)))
  return rolled
}
const kinds = (state: State) => offered(state).map(({ kind }) => kind)
const corruption = (state: State) => fellowship(state).corruption

describe('W2-18: one card, then the Guide, then a casualty', () => {
  const cards = {
    characters: only('boromir', 'gimli'),
    onTable: { 'free-peoples': [AXE, HORN] },
    fellowship: { region: 'hollin', guide: 'boromir' },
  } as const

  ruleForbids('hunt.reduce', 'T2-29: of two cards on the table one is used for a tile', () => {
    const once = inBoth((edition) => after(hit(edition, 'standard-2', cards), using(AXE)))
    expect(refused(once.collectors, using(HORN))).toEqual([])
    expect(refused(once.second, using(HORN))).toEqual(['hunt.reduce'])
    expect(offers(once.second, 'useCard', 'card')).toEqual([])
    expect(corruption(after(once.collectors, using(HORN)))).toBe(0)
    expect(corruption(after(once.second, RING))).toBe(1)
  })

  ruleForbids('hunt.reduce', 'T2-30: a card is not used after a casualty', () => {
    const lost = inBoth((edition) =>
      after(
        hit(edition, 'standard-3', { ...cards, onTable: { 'free-peoples': [HORN] } }),
        RANDOM,
        dice('gimli'),
      ),
    )
    expect(asked(lost.collectors)).toBe('free-peoples decide/damage')
    expect(corruption(after(lost.collectors, using(HORN)))).toBe(0)
    expect(asked(lost.second)).toBe('shadow decide/action')
    expect(corruption(lost.second)).toBe(1)
  })

  ruleAllows('hunt.reduce', 'T2-31: every tile of a reveal has its own card', () => {
    const spec = {
      ...cards,
      armies: { moria: { 'sauron-regular': 1 } },
      fellowship: { region: 'hollin', guide: 'boromir', progress: 1 },
    } as const
    const left = inBoth((edition) => {
      const first = after(hit(edition, 'standard-1-reveal', spec), using(AXE))
      const shown = after(first, to('moria'))
      const on = asked(shown) === 'free-peoples decide/path' ? after(shown, free({ kind: 'done' })) : shown
      const tile = asked(on).startsWith('nature') ? after(on, dice(named('hunt tile', 'standard-1'))) : on
      return offers(tile, 'useCard', 'card')
    })
    expect(left).toEqual({ collectors: [HORN], second: [HORN] })
  })

  ruleForbids('hunt.reduce', 'after Mithril Coat and Sting no other card is used on the new tile', () => {
    const spec = { ...cards, onTable: { 'free-peoples': [COAT, AXE] } } as const
    const drawn = inBoth((edition) =>
      after(hit(edition, 'standard-3', spec), using(COAT), dice(named('hunt tile', 'standard-2'))),
    )
    expect(offers(drawn.collectors, 'useCard', 'card')).toEqual([AXE])
    expect(offers(drawn.second, 'useCard', 'card')).toEqual([])
    expect(refused(drawn.second, using(AXE))).toEqual(['hunt.reduce'])
  })

  ruleAllows('hunt.reduce', 'after Wizard’s Staff was not used another card still is', () => {
    const spec = {
      characters: only('gandalf-the-grey', 'gimli'),
      onTable: { 'free-peoples': [STAFF, AXE] },
      fellowship: { region: 'hollin', guide: 'gandalf-the-grey' },
    } as const
    const drawn = inBoth((edition) => {
      const asking = after(hunted(edition, spec), MOVE, dice(6))
      expect(offers(asking, 'useCard', 'card')).toEqual([STAFF])
      return after(asking, free({ kind: 'pass' }), dice(named('hunt tile', 'standard-2')))
    })
    expect(inBoth((edition) => offers(drawn[edition], 'useCard', 'card'))).toEqual({
      collectors: [AXE],
      second: [AXE],
    })
  })
})

describe('W2-19: a new Guide acts at once', () => {
  ruleAllows(
    'fellowship.gollumLate',
    'T2-32: Gollum, Guide by this tile, may reveal the Fellowship for less',
    () => {
      const left = inBoth((edition) => {
        const state = after(hit(edition, 'standard-2', { characters: only('meriadoc') }), LEAVES)
        return asked(state) === 'free-peoples decide/destination' ? after(state, to('hollin')) : state
      })
      expect(corruption(left.collectors)).toBe(1)
      expect(asked(left.second)).toBe('free-peoples decide/damage')
      expect(kinds(left.second)).toEqual(['takeCorruption', 'revealSelf'])
      const shown = after(left.second, SHOWN)
      expect(corruption(shown)).toBe(0)
      expect(asked(shown)).toBe('free-peoples decide/path')
      expect(corruption(after(left.second, RING))).toBe(1)
    },
  )

  ruleAllows(
    'fellowship.gollumLate',
    'T2-33: with Gollum the number of the tile does not reveal any more',
    () => {
      const left = inBoth((edition) => {
        const state = after(hit(edition, 'standard-1-reveal', { characters: only('peregrin') }), LEAVES)
        return asked(state) === 'free-peoples decide/destination' ? after(state, to('hollin')) : state
      })
      expect(asked(left.collectors)).toBe('free-peoples decide/path')
      expect([asked(left.second), fellowship(left.second).revealed]).toEqual(['shadow decide/action', false])
      expect(inBoth((edition) => fellowship(left[edition]).guide)).toEqual({
        collectors: 'gollum',
        second: 'gollum',
      })
    },
  )

  ruleAllows('fellowship.gollumLate', 'an Eye reveals with Gollum too', () => {
    const left = inBoth((edition) => {
      const state = after(hit(edition, 'standard-eye', { characters: only('peregrin') }), LEAVES)
      return asked(state) === 'free-peoples decide/destination' ? after(state, to('hollin')) : state
    })
    expect(inBoth((edition) => asked(left[edition]))).toEqual({
      collectors: 'free-peoples decide/path',
      second: 'free-peoples decide/path',
    })
  })

  it('who is Guide after the casualty of the last Companion acts as well', () => {
    const lost = inBoth((edition) =>
      after(hit(edition, 'standard-3', { characters: only('boromir') }), GUIDE),
    )
    expect(corruption(lost.collectors)).toBe(1)
    expect(kinds(lost.second)).toEqual(['takeCorruption', 'revealSelf'])
  })
})

describe('W2-20: the old Guide has only his place in the order', () => {
  const hobbits = {
    characters: only('meriadoc', 'peregrin'),
    fellowship: { region: 'hollin', guide: 'meriadoc' },
  } as const
  const settle = (state: State): State =>
    asked(state) === 'free-peoples decide/destination' ? after(state, to('hollin')) : state

  ruleForbids('fellowship.guideAbility', 'T2-34: Merry does not leave after Pippin was lost', () => {
    const lost = inBoth((edition) =>
      settle(after(hit(edition, 'standard-3', hobbits), RANDOM, dice('peregrin'))),
    )
    expect(kinds(lost.collectors)).toContain('guideLeaves')
    expect(asked(lost.second)).toBe('shadow decide/action')
    expect([corruption(lost.second), companions(lost.second)]).toEqual([2, ['meriadoc']])
  })

  ruleAllows('fellowship.guideAbility', 'who has become Guide by the casualty does', () => {
    const lost = inBoth((edition) =>
      settle(after(hit(edition, 'standard-3', hobbits), RANDOM, dice('meriadoc'))),
    )
    expect(inBoth((edition) => kinds(lost[edition]))).toEqual({
      collectors: ['takeCorruption', 'guideLeaves'],
      second: ['takeCorruption', 'guideLeaves'],
    })
  })
})

describe('W2-21: the Hobbits go one by one', () => {
  ruleAllows('hunt.reduce', 'T2-35: in TC-37 each of them goes where he likes, at once', () => {
    const company = { characters: only('boromir', 'meriadoc', 'peregrin') } as const
    const begun = inBoth((edition) =>
      after(hit(edition, 'standard-eye', company, 4), GUIDE, guiding('meriadoc'), LEAVES),
    )
    expect(asked(begun.collectors)).toBe('free-peoples decide/damage')
    expect(asked(begun.second)).toBe('free-peoples decide/destination')
    const both = after(begun.second, to('hollin'))
    expect([asked(both), where(both, 'meriadoc'), fellowship(both).guide]).toEqual([
      'free-peoples decide/damage',
      'hollin',
      'peregrin',
    ])
    const last = after(both, LEAVES, to('moria'))
    expect([where(last, 'meriadoc'), where(last, 'peregrin'), corruption(last)]).toEqual([
      'hollin',
      'moria',
      0,
    ])
    expect(asked(last)).toBe('free-peoples decide/path')
    const together = after(begun.collectors, LEAVES)
    expect(asked(together)).toBe('free-peoples decide/destination')
    const gone = after(together, to('moria'))
    expect([where(gone, 'meriadoc'), where(gone, 'peregrin')]).toEqual(['moria', 'moria'])
  })
})

describe('a tile under way in a position', () => {
  const base = {
    turn: 3,
    dice: { 'free-peoples': ['character'], shadow: ['event'] },
    huntBox: { shadow: 1 },
    huntTiles: { drawn: { 'standard-3': 1 } },
  } as const
  const cards = { characters: only('boromir', 'gimli'), onTable: { 'free-peoples': [AXE] } } as const
  const pending = (more: object) => ({ kind: 'tile', die: 'character', tile: 'standard-3', ...more }) as const
  const placed = (edition: Edition, spec: PositionSpec) =>
    table(within(edition, { ...base, fellowship: { region: 'hollin', progress: 1 }, ...spec }))

  it('has a card to come as long as nothing was answered', () => {
    const cardsAt = (more: object) =>
      inBoth((edition) => offers(placed(edition, { ...cards, pending: pending(more) }), 'useCard', 'card'))
    expect(cardsAt({ damage: 3 })).toEqual({ collectors: [AXE], second: [AXE] })
    expect(cardsAt({ damage: 2 })).toEqual({ collectors: [AXE], second: [] })
  })

  it('tells whether the Guide is new since the casualty, in the second edition', () => {
    const merry = { characters: only('meriadoc') } as const
    const at = (edition: Edition, more: object) =>
      warOfTheRing.position(
        within(edition, {
          ...base,
          ...merry,
          fellowship: { region: 'hollin', progress: 1 },
          pending: pending({ damage: 2, casualty: true, ...more }),
        }),
      )
    const old = at('second', {})
    expect(E.isRight(old) && kinds(old.right)).toEqual(['takeCorruption'])
    const fresh = at('second', { newGuide: true })
    expect(E.isRight(fresh) && kinds(fresh.right)).toEqual(['takeCorruption', 'guideLeaves'])
    expect(mustLeft(at('collectors', { newGuide: true }), 'position').path).toMatch(/pending/)
  })
})
