/** Setting up (chapter III): how everything stands before the first card is drawn. */
import { describe, expect } from 'vitest'
import { DICE, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, fresh, offers, refused, shadow, table, until } from '../support/play'
import {
  companions,
  fellowship,
  hand,
  left,
  type Numbers,
  politics,
  pool,
  reinforcements,
  rings,
  tiles,
  told,
  where,
} from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { comesNot } from '../support/scenes'

const dark = (spec: PositionSpec = {}): State => first({ acting: 'shadow', ...spec })
const start = fresh()
const allocating = until(start, 'shadow decide/allocation')

const declaring = until(start, 'free-peoples decide/declare')
/** The set-up in its first Action Resolution, with one die of each sort. */
const first = (spec: PositionSpec = {}): State =>
  table({
    dice: {
      'free-peoples': ['character', 'muster', 'muster-army', 'event'],
      shadow: ['character', 'army', 'muster', 'event', 'muster-army', 'army', 'army'],
    },
    ...spec,
  })

const sum = (numbers: Numbers, kind: string): number =>
  Object.entries(numbers).reduce((all, [piece, number]) => (piece.endsWith(kind) ? all + number : all), 0)
const FREE = /^(dwarves|elves|gondor|north|rohan)-/
const DARK = /^(isengard|sauron|southrons)-/

describe('the Fellowship', () => {
  ruleAllows('setUp.ringBearers', 'the Ring-bearers are in Rivendell', () => {
    expect([fellowship(start).region, fellowship(start).mordor]).toEqual(['rivendell', null])
  })

  ruleAllows('setUp.counters', 'Progress and Corruption are 0, and the Fellowship is Hidden', () => {
    expect(fellowship(start)).toMatchObject({ progress: 0, corruption: 0, revealed: false })
  })

  ruleAllows('setUp.guide', 'Gandalf the Grey guides, and three cards wait beside the board', () => {
    expect(fellowship(start).guide).toBe('gandalf-the-grey')
    const waiting = ['aragorn', 'gandalf-the-white', 'gollum'] as const
    expect(waiting.map((one) => where(start, one))).toEqual(['aside', 'aside', 'aside'])
  })

  ruleAllows('setUp.companions', 'seven Companions are in the Fellowship', () => {
    expect(companions(start)).toEqual([
      'gandalf-the-grey',
      'strider',
      'boromir',
      'legolas',
      'gimli',
      'meriadoc',
      'peregrin',
    ])
  })

  ruleForbids('setUp.ringBearers', 'a first declaration anywhere but in Rivendell', () => {
    const declared = after(declaring, free({ kind: 'declare' }))
    expect(fellowship(declared).region).toBe('rivendell')
    expect(asked(declared)).toBe('free-peoples decide/guide')
    expect(refused(declared, free({ kind: 'goTo', region: 'trollshaws' }))).toEqual(['fellowship.declare'])
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
    expect(refused(asking, free({ kind: 'nameGuide', companion: 'aragorn' }))).toEqual(['fellowship.members'])
    expect(() => table({ phase: 'fellowship', fellowship: { guide: 'gollum' } })).toThrow(/fellowship.guide/)
  })

  ruleForbids('setUp.companions', 'a journey of anybody on the map, and an eighth Companion', () => {
    expect(refused(first(), free({ kind: 'moveCharacters', die: 'character', as: 'character' }))).toEqual([
      'characters.when',
    ])
    const leaving = after(first(), free({ kind: 'separate', die: 'character', as: 'character' }))
    expect(offers(leaving, 'join', 'character')).toEqual(companions(start))
    expect(refused(leaving, free({ kind: 'join', character: 'gollum' }))).toEqual(['fellowship.members'])
  })
})

describe('what lies beside the map', () => {
  ruleAllows('setUp.elvenRings', 'all three Rings are with the Free Peoples', () => {
    expect([rings(start, 'free-peoples'), rings(start, 'shadow')]).toEqual([3, 0])
  })

  ruleAllows('setUp.minions', 'no Minion is in play', () => {
    const minions = ['saruman', 'witch-king', 'mouth-of-sauron'] as const
    expect(minions.map((one) => where(start, one))).toEqual(['aside', 'aside', 'aside'])
  })

  ruleAllows('setUp.decks', 'OR-5: four full decks, and nobody holds a card', () => {
    for (const side of ['free-peoples', 'shadow'] as const) {
      expect([left(start, side, 'character'), left(start, side, 'strategy')]).toEqual([24, 24])
      expect(hand(start, side)).toEqual([])
    }
    expect(asked(start)).toBe('nature free-peoples character card')
  })

  ruleAllows('setUp.huntPool', 'sixteen standard tiles are in the pool and no special one', () => {
    expect(tiles(start)).toEqual({
      pool: {
        'standard-eye': 4,
        'standard-3': 3,
        'standard-2': 2,
        'standard-2-reveal': 1,
        'standard-1': 2,
        'standard-1-reveal': 2,
        'standard-0-reveal': 2,
      },
      drawn: {},
      waiting: {},
      removed: {},
    })
    expect(sum(tiles(start).pool, '')).toBe(16)
  })

  ruleAllows('setUp.dice', 'four and seven Action Dice, and five Combat Dice each', () => {
    expect([pool(start, 'free-peoples'), pool(start, 'shadow')]).toEqual([4, 7])
    expect(DICE.combat.most).toBe(5)
  })

  ruleAllows(
    'setUp.politics',
    'the counters stand as printed, and of the Free Peoples the Elves are active',
    () => {
      const nations = [
        'rohan',
        'north',
        'elves',
        'dwarves',
        'gondor',
        'southrons',
        'sauron',
        'isengard',
      ] as const
      expect(nations.map((nation) => `${nation}: ${politics(start, nation)}`)).toEqual([
        'rohan: passive, 3 steps',
        'north: passive, 3 steps',
        'elves: active, 3 steps',
        'dwarves: passive, 3 steps',
        'gondor: passive, 2 steps',
        'southrons: active, 2 steps',
        'sauron: active, 1 step',
        'isengard: active, 1 step',
      ])
    },
  )

  ruleAllows('setUp.expansion', 'no piece of the expansion is anywhere', () => {
    expect(Object.keys(told(start).characters)).toHaveLength(13)
    const pieces = new Set([
      ...Object.values(told(start).armies).flatMap(Object.keys),
      ...Object.keys(reinforcements(start, 'free-peoples')),
      ...Object.keys(reinforcements(start, 'shadow')),
    ])
    expect([...pieces].filter((piece) => !FREE.test(piece) && !DARK.test(piece))).toEqual(['nazgul'])
    expect(
      Object.values(told(start).tiles)
        .flatMap(Object.keys)
        .every((tile) => tile.startsWith('standard')),
    ).toBe(true)
  })

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
    expect(refused(first(), free(play))).toEqual(['events.inHand'])
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
