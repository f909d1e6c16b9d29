/** What the set-up keeps from happening (chapter III): the first turn, and what it does not offer. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect } from 'vitest'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, fresh, offers, refused, shadow, table, until } from '../support/play'
import { companions, fellowship, nazgul, pool, politics, tiles } from '../support/read'
import { ruleForbids } from '../support/rules'

const AT_WAR = { steps: 0, active: true } as const
const start = fresh()
const declaring = until(start, 'free-peoples decide/declare')
const allocating = until(start, 'shadow decide/allocation')

/** The set-up in its first Action Resolution, with one die of each sort. */
const first = (spec: PositionSpec = {}): State =>
  table({
    dice: {
      'free-peoples': ['character', 'muster', 'muster-army', 'event'],
      shadow: ['character', 'army', 'muster', 'event', 'muster-army', 'army', 'army'],
    },
    ...spec,
  })
const dark = (spec: PositionSpec = {}): State => first({ acting: 'shadow', ...spec })
const OUR_MARCH = free({ kind: 'moveArmies', die: 'muster-army', as: 'army' })
const THEIR_MARCH = shadow({ kind: 'moveArmies', die: 'army', as: 'army' })
/** Whether an outcome of the pending draw is refused as none of it. */
const comesNot = (state: State, draw: string, outcome: string): boolean =>
  E.isLeft(warOfTheRing.applyAction(state, { seat: 'nature', kind: 'chance', draw, outcome }))

describe('the Fellowship at the start', () => {
  ruleForbids('setUp.ringBearers', 'a first declaration anywhere but in Rivendell', () => {
    const declared = after(declaring, free({ kind: 'declare' }))
    expect(fellowship(declared).region).toBe('rivendell')
    expect(asked(declared)).toBe('free-peoples decide/guide')
    expect(refused(declared, free({ kind: 'goTo', region: 'trollshaws' }))).toEqual(['not asked'])
  })

  ruleForbids('setUp.counters', 'hiding a Fellowship that is Hidden, or healing what is not there', () => {
    expect(refused(first(), free({ kind: 'hideFellowship', die: 'character', as: 'character' }))).toEqual([
      'fellowship.hide',
    ])
    expect(fellowship(after(declaring, free({ kind: 'declare' }))).corruption).toBe(0)
  })

  ruleForbids('setUp.guide', 'any other Guide in the first turn, least of all one who waits', () => {
    const asking = after(declaring, free({ kind: 'pass' }))
    expect(offers(asking, 'nameGuide', 'companion')).toEqual(['gandalf-the-grey', 'strider'])
    expect(refused(asking, free({ kind: 'nameGuide', companion: 'legolas' }))).toEqual(['fellowship.guide'])
    expect(refused(asking, free({ kind: 'nameGuide', companion: 'aragorn' }))).toEqual([
      'fellowship.guide',
      'fellowship.members',
    ])
    expect(() => table({ phase: 'fellowship', fellowship: { guide: 'gollum' } })).toThrow(/fellowship.guide/)
  })

  ruleForbids('setUp.companions', 'a journey of anybody on the map, and an eighth Companion', () => {
    expect(refused(first(), free({ kind: 'moveCharacters', die: 'character', as: 'character' }))).toEqual([
      'characters.when',
    ])
    const leaving = after(first(), free({ kind: 'separate', die: 'character', as: 'character' }))
    expect(offers(leaving, 'join', 'character')).toEqual(companions(start))
    expect(refused(leaving, free({ kind: 'join', character: 'gollum' }))).toEqual(['fellowship.separate'])
  })
})

describe('what lies beside the map at the start', () => {
  ruleForbids('setUp.elvenRings', 'a Ring of the Shadow', () => {
    const ring = { kind: 'useRing', die: 'army', result: 'muster' } as const
    expect(refused(dark(), shadow(ring))).toEqual(['elvenRings.passing'])
    expect(refused(first(), free({ ...ring, die: 'event' }))).toEqual([])
  })

  ruleForbids('setUp.minions', 'a Minion on the move: only Nazgûl fly', () => {
    const flying = after(dark(), shadow({ kind: 'moveCharacters', die: 'character', as: 'character' }))
    expect(offers(flying, 'join', 'character')).toEqual([])
    expect(refused(flying, shadow({ kind: 'join', character: 'saruman' }))).toEqual(['characters.when'])
    expect(pool(allocating, 'shadow')).toBe(7)
  })

  ruleForbids('setUp.decks', 'playing a card before one is drawn, or drawing it from another deck', () => {
    const play = { kind: 'playEvent', die: 'event', as: 'event', card: 'fp-char-05' } as const
    expect(refused(first(), free(play))).toEqual(['events.playing'])
    expect(asked(start)).toBe('nature free-peoples character card')
    expect(comesNot(start, 'free-peoples character card', 'fp-strat-01')).toBe(true)
    expect(comesNot(start, 'free-peoples character card', 'fp-char-05')).toBe(false)
  })

  ruleForbids('setUp.huntPool', 'a special tile in the first Hunt', () => {
    const hunted = after(
      first({ huntBox: { shadow: 1 }, dice: { 'free-peoples': ['character'], shadow: [] } }),
      free({ kind: 'moveFellowship', die: 'character', as: 'character' }),
      { seat: 'nature', kind: 'chance', draw: 'hunt die', outcome: 6 },
    )
    expect(asked(hunted)).toBe('nature hunt tile')
    expect(comesNot(hunted, 'hunt tile', 'elven-rope')).toBe(true)
    expect(comesNot(hunted, 'hunt tile', 'standard-3')).toBe(false)
    expect(tiles(hunted).pool['shelobs-lair']).toBeUndefined()
  })

  ruleForbids('setUp.dice', 'a fifth die of the Free Peoples or an eighth of the Shadow', () => {
    const rolling = after(allocating, shadow({ kind: 'allocate', dice: 0 }))
    const four = ['event', 'event', 'event', 'event'] as const
    const seven = ['army', 'army', 'army', 'army', 'army', 'army', 'army'] as const
    expect(asked(after(rolling, dice(...four, ...seven)))).toBe('free-peoples decide/action')
    expect(() => after(rolling, dice(...four, 'will-of-the-west', ...seven))).toThrow(/is refused/)
    expect(() => after(rolling, dice(...four, ...seven, 'army'))).toThrow(/left over/)
  })

  ruleForbids('setUp.politics', 'recruiting in the first turn: nobody is at war', () => {
    const muster = { kind: 'beginRecruiting', die: 'muster', as: 'muster' } as const
    expect(refused(first(), free(muster))).toEqual(['recruiting.when'])
    expect(refused(dark(), shadow(muster))).toEqual(['recruiting.when'])
    const sauron = after(
      dark(),
      shadow({ kind: 'advanceNation', nation: 'sauron', die: 'muster', as: 'muster' }),
    )
    expect(politics(sauron, 'sauron')).toBe('at war')
  })

  ruleForbids('setUp.expansion', 'a piece, a card or a tile of the expansion on the table', () => {
    const spec = (odd: object) => () => table(odd as PositionSpec)
    expect(spec({ armies: { fangorn: { ent: 1 } } })).toThrow(/ent/)
    expect(spec({ hands: { shadow: ['sh-char-25'] } })).toThrow(/sh-char-25/)
    expect(spec({ huntTiles: { waiting: { smeagol: 1 } } })).toThrow(/smeagol/)
    expect(spec({ characters: { galadriel: 'lorien' } })).toThrow(/galadriel/)
  })
})

describe('the Armies at the start', () => {
  ruleForbids('setUp.freePeoplesArmies', 'a march out of a region where nobody stands', () => {
    const marching = after(first(), OUR_MARCH)
    expect(refused(marching, free({ kind: 'march', from: 'lossarnach', to: 'pelargir' }))).toEqual([
      'pieces.army',
    ])
    expect(refused(marching, free({ kind: 'march', from: 'osgiliath', to: 'pelargir' }))).toEqual([])
  })

  ruleForbids('setUp.shadowArmies', 'a march out of Khand, or of a fourth Regular out of Umbar', () => {
    const marching = after(dark(), THEIR_MARCH)
    expect(refused(marching, shadow({ kind: 'march', from: 'khand', to: 'near-harad' }))).toContain(
      'pieces.army',
    )
    const corsairs = after(marching, shadow({ kind: 'march', from: 'umbar', to: 'west-harondor' }))
    expect(refused(corsairs, shadow({ kind: 'bring', piece: 'southrons-regular', number: 4 }))).toEqual([
      'movement.parts',
    ])
  })

  ruleForbids('setUp.freePeoplesReinforcements', 'a fifth Leader of the Elves', () => {
    const state = after(
      first({ politics: { elves: AT_WAR } }),
      free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }),
    )
    expect(refused(state, free({ kind: 'recruit', piece: 'elves-leader', region: 'lorien' }))).toEqual([
      'recruiting.figures',
    ])
    expect(refused(state, free({ kind: 'recruit', piece: 'elves-elite', region: 'lorien' }))).toEqual([])
  })

  ruleForbids(
    'setUp.shadowReinforcements',
    'a ninth Nazgûl, and a sixth Elite of Isengard in reserve',
    () => {
      const five = { 'barad-dur': { 'sauron-regular': 1, nazgul: 5 } } as const
      const state = after(
        dark({ politics: { sauron: AT_WAR, isengard: AT_WAR }, armies: five }),
        shadow({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }),
      )
      expect(nazgul(state)).toHaveLength(8)
      expect(refused(state, shadow({ kind: 'recruit', piece: 'nazgul', region: 'moria' }))).toEqual([
        'recruiting.figures',
      ])
      const elites = (number: number) => () =>
        table({ armies: { 'north-dunland': { 'isengard-elite': number } } })
      expect(elites(5)).not.toThrow()
      expect(elites(6)).toThrow(/components.supply/)
    },
  )
})
