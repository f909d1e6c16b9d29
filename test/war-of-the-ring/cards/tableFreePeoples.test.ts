/** Cards of the Free Peoples that stay on the table, for use against the Hunt. */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsAs,
  eventsOf,
  free,
  named,
  offered,
  refused,
  shadow,
} from '../support/play'
import { companions, fellowship, huntBox, politics, tiles, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ALONE, diceFor, holding, placeOf, play, STANDARD } from './fellowshipScenes'
import { found, hunted, kinds, MOVE, PASS, RING, tile, use } from './tableScenes'

const GUIDE = free({ kind: 'loseGuide' })

/** Nobody but these is with the Ring-bearers. */
const only = (...left: ReadonlyArray<string>): NonNullable<PositionSpec['characters']> =>
  Object.fromEntries(Object.entries(ALONE).filter(([id]) => !left.includes(id)))

/** A card is played onto the table with either die, and no effect follows. */
const staysOnTable = (card: EventCardId, spec: PositionSpec = {}) =>
  ruleAllows('events.playing', 'its own result and an Event lay it on the table', () => {
    const state = holding(card, spec)
    expect(diceFor(state, card)).toEqual(['character', 'event'])
    const played = after(state, play(card))
    expect(placeOf(played, card)).toBe('onTable')
    expect(asked(played)).toBe('shadow decide/action')
  })

const needs = (card: EventCardId, spec: PositionSpec) =>
  ruleForbids('events.requirement', 'without whom it needs in the Fellowship', () => {
    expect(refused(holding(card, spec), play(card))).toEqual(['events.requirement'])
  })

describe('fp-char-05 Mithril Coat and Sting', () => {
  const card = 'fp-char-05'
  staysOnTable(card)

  ruleAllows('events.onTable', 'DP-9.4: asked when a tile is drawn, the Free Peoples may pass', () => {
    const state = after(found([card]), dice(tile('standard-3')))
    expect(asked(state)).toBe('free-peoples decide/reaction')
    expect(offered(state)).toEqual([PASS, use(card)])
    const kept = after(state, PASS)
    expect(asked(kept)).toBe('free-peoples decide/damage')
    expect(placeOf(kept, card)).toBe('onTable')
    expect(fellowship(after(kept, RING)).corruption).toBe(3)
  })

  it('lets another tile be drawn, and only afterwards the first one goes back', () => {
    const second = after(found([card]), dice(tile('standard-3')), use(card))
    expect(asked(second)).toBe('nature hunt tile')
    expect(tiles(second).pool).toEqual({ ...STANDARD, 'standard-3': 2 })
    expect(placeOf(second, card)).toBe('played')
    const struck = after(second, dice(tile('standard-1')))
    expect(asked(struck)).toBe('free-peoples decide/damage')
    expect(tiles(struck).drawn).toEqual({ 'standard-3': 1, 'standard-1': 1 })
    const over = after(struck, RING)
    expect(fellowship(over).corruption).toBe(1)
    expect(tiles(over)).toMatchObject({
      pool: { ...STANDARD, 'standard-1': 1 },
      drawn: { 'standard-1': 1 },
    })
  })

  it('the first tile neither reveals nor counts; the second does', () => {
    const quiet = after(found([card]), dice(tile('standard-2-reveal')), use(card), dice(tile('standard-1')))
    expect(fellowship(after(quiet, RING))).toMatchObject({ revealed: false, corruption: 1 })
    const loud = after(found([card]), dice(tile('standard-1')), use(card), dice(tile('standard-0-reveal')))
    expect(asked(loud)).toBe('free-peoples decide/path')
  })

  it('OR-81: if the pool is empty the other tiles are put back before the second draw', () => {
    const last = found([card], { huntTiles: { pool: { 'standard-3': 1 } } })
    const second = after(last, use(card))
    expect(tiles(second)).toMatchObject({
      pool: { ...STANDARD, 'standard-3': 2 },
      drawn: { 'standard-3': 1 },
    })
    const over = after(second, dice(tile('standard-2')), RING)
    expect(tiles(over).pool).toEqual({ ...STANDARD, 'standard-2': 1 })
  })

  it('is asked before the die of a tile is rolled', () => {
    const mordor = after(
      hunted([card], {
        fellowship: { mordor: 1 },
        huntTiles: { pool: { ...STANDARD, 'shelobs-lair': 1 } },
        played: { shadow: ['sh-char-01'] },
      }),
      MOVE,
      dice(tile('shelobs-lair')),
    )
    expect(asked(mordor)).toBe('free-peoples decide/reaction')
    expect(asked(after(mordor, PASS))).toBe('nature tile die')
    const over = after(mordor, use(card), dice(tile('standard-0-reveal')))
    expect(tiles(over).pool).toMatchObject({ 'shelobs-lair': 1 })
    expect(fellowship(over)).toMatchObject({ mordor: 2, revealed: true })
  })

  ruleForbids('events.onTable', 'not another time, not another card, not by the Shadow', () => {
    const state = after(found([card]), dice(tile('standard-3')))
    expect(refused(state, use('fp-char-06'))).toEqual(['events.onTable'])
    expect(refused(state, shadow({ kind: 'useCard', card }))).toContain('events.onTable')
    expect(refused(hunted([card]), use(card))).toEqual(['events.onTable'])
    expect(refused(after(state, use(card), dice(tile('standard-1'))), use(card))).toEqual(['events.onTable'])
  })
})

describe.each([
  ['fp-char-06 Axe and Bow', 'fp-char-06', { gimli: 'eliminated', legolas: 'eliminated' }, 'gimli'],
  ['fp-char-07 Horn of Gondor', 'fp-char-07', { boromir: 'eliminated' }, 'boromir'],
] as const)('%s', (_, card, gone, member) => {
  staysOnTable(card)
  needs(card, { characters: gone })

  ruleAllows('hunt.reduce', 'DP-9.5: among the answers to damage, one less for the card', () => {
    const state = after(found([card]), dice(tile('standard-2')))
    expect(kinds(state)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom', 'useCard'])
    const less = after(state, use(card))
    expect(asked(less)).toBe('free-peoples decide/damage')
    expect(placeOf(less, card)).toBe('played')
    expect(kinds(less)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom'])
    expect(fellowship(after(less, RING)).corruption).toBe(1)
    expect(eventsAs('DamageLessened', state, use(card))).toEqual([
      { kind: 'DamageLessened', rule: 'hunt.reduce', by: 1, damage: 1, card },
    ])
  })

  it('nothing is left of one damage, and the Reveal icon still reveals', () => {
    const state = after(found([card]), dice(tile('standard-1-reveal')), use(card))
    expect(asked(state)).toBe('free-peoples decide/path')
    expect(fellowship(state).corruption).toBe(0)
  })

  ruleForbids('hunt.reduce', 'not without damage', () => {
    const state = after(found([card]), dice(tile('standard-0-reveal')))
    expect(asked(state)).toBe('free-peoples decide/path')
    expect(placeOf(state, card)).toBe('onTable')
  })

  ruleForbids('events.conditionLost', 'WR-5.11: it stays no longer than the last of those it needs', () => {
    const spec = { characters: only(member), fellowship: { region: 'hollin', guide: member } } as const
    const state = after(found([card], spec), dice(tile('standard-3')))
    expect(kinds(state)).toContain('useCard')
    expect(eventsOf(state, GUIDE)).toContainEqual({
      kind: 'CardLeftTable',
      rule: 'events.conditionLost',
      side: 'free-peoples',
      card,
    })
    const lost = after(state, GUIDE)
    expect(placeOf(lost, card)).toBe('played')
    expect(fellowship(lost)).toMatchObject({ corruption: 1, guide: 'gollum' })
  })
})

describe('Axe and Bow and the Horn of Gondor together', () => {
  ruleAllows(
    'events.onTable',
    'OR-70: any number of cards for one tile, and the casualty before them',
    () => {
      const both = ['fp-char-06', 'fp-char-07'] as const
      const spec = {
        characters: only('strider', 'gimli', 'boromir'),
        fellowship: { region: 'hollin' },
      } as const
      const state = after(found(both, { ...spec, huntBox: { shadow: 1 } }), dice(tile('standard-3')))
      expect(offered(state, { kind: 'useCard' })).toEqual([use('fp-char-06'), use('fp-char-07')])
      const none = after(state, use('fp-char-07'), use('fp-char-06'), RING)
      expect(fellowship(none).corruption).toBe(1)
      expect(companions(none)).toEqual(['strider', 'boromir', 'gimli'])
    },
  )

  it('DP-9.6: a card can be used on what a casualty leaves', () => {
    const state = after(
      found(['fp-char-06'], { characters: only('boromir', 'gimli', 'meriadoc') }),
      dice(tile('standard-3')),
    )
    const left = after(state, GUIDE)
    expect(where(left, 'boromir')).toBe('eliminated')
    expect(kinds(left)).toEqual(['takeCorruption', 'useCard'])
    expect(fellowship(after(left, use('fp-char-06'))).corruption).toBe(0)
  })

  ruleAllows('events.conditionLost', 'as long as one of Gimli and Legolas is there it stays', () => {
    const spec = { characters: only('gimli', 'legolas') }
    const state = after(found(['fp-char-06'], spec), dice(tile('standard-2')), GUIDE)
    expect(placeOf(state, 'fp-char-06')).toBe('onTable')
  })
})

describe("fp-char-08 Wizard's Staff", () => {
  const card = 'fp-char-08'
  staysOnTable(card)
  needs(card, { characters: { 'gandalf-the-grey': 'bree' } })

  ruleAllows(
    'events.onTable',
    'DP-9.3, OR-84: asked before a tile is drawn, and none is; the die counts',
    () => {
      const state = found([card])
      expect(asked(state)).toBe('free-peoples decide/reaction')
      expect(offered(state)).toEqual([PASS, use(card)])
      const over = after(state, use(card))
      expect(asked(over)).toBe('shadow decide/action')
      expect(tiles(over).drawn).toEqual({})
      expect(placeOf(over, card)).toBe('played')
      expect(fellowship(over)).toMatchObject({ progress: 1, corruption: 0 })
      expect(huntBox(over, 'free-peoples')).toBe(1)
      expect(asked(after(state, PASS))).toBe('nature hunt tile')
    },
  )

  ruleForbids('events.onTable', 'not asked if no die of the Hunt succeeds', () => {
    expect(asked(after(hunted([card]), MOVE, dice(5)))).toBe('shadow decide/action')
    expect(refused(after(found([card]), PASS, dice(tile('standard-2'))), use(card))).toEqual([
      'events.onTable',
    ])
  })

  it('on the Mordor Track the step is taken all the same, and nothing stops it', () => {
    const state = after(hunted([card], { fellowship: { mordor: 2 } }), MOVE)
    expect(asked(state)).toBe('free-peoples decide/reaction')
    expect(fellowship(after(state, use(card)))).toMatchObject({ mordor: 3, tried: true, corruption: 0 })
  })

  it('is offered before each tile, for a Stronghold too', () => {
    const reveal = after(
      found([card], { fellowship: { region: 'hollin', progress: 1 } }),
      PASS,
      dice(tile('standard-0-reveal')),
      free({ kind: 'goTo', region: 'moria' }),
      free({ kind: 'done' }),
    )
    expect(asked(reveal)).toBe('free-peoples decide/reaction')
    expect(tiles(after(reveal, use(card))).drawn).toEqual({ 'standard-0-reveal': 1 })
  })

  it('can stop the tile that Mithril Coat and Sting calls for: then none takes effect', () => {
    const state = after(found([card, 'fp-char-05']), PASS, dice(tile('standard-3')), use('fp-char-05'))
    expect(asked(state)).toBe('free-peoples decide/reaction')
    const over = after(state, use(card))
    expect(fellowship(over).corruption).toBe(0)
    expect(tiles(over)).toMatchObject({ pool: STANDARD, drawn: {} })
  })

  it('then nothing is revealed either: the tile that was replaced takes no effect', () => {
    const over = after(
      found([card, 'fp-char-05']),
      PASS,
      dice(tile('standard-1-reveal')),
      use('fp-char-05'),
      use(card),
    )
    expect(asked(over)).toBe('shadow decide/action')
    expect(fellowship(over)).toMatchObject({ revealed: false, corruption: 0 })
  })

  it('on the Mordor Track too the tile that was replaced reveals nothing', () => {
    const over = after(
      hunted([card, 'fp-char-05'], { fellowship: { mordor: 2 } }),
      MOVE,
      PASS,
      dice(tile('standard-1-reveal')),
      use('fp-char-05'),
      use(card),
    )
    expect(fellowship(over)).toMatchObject({ mordor: 3, revealed: false, corruption: 0 })
  })

  ruleForbids('events.conditionLost', 'it is gone with Gandalf', () => {
    const state = after(found([card]), PASS, dice(tile('standard-3')), GUIDE)
    expect(placeOf(state, card)).toBe('played')
  })
})

describe('fp-strat-01 The Last Battle', () => {
  const card = 'fp-strat-01'
  const WITH_ARMY = { 'gondor-regular': 2 } as const
  const king = (spec: PositionSpec = {}): PositionSpec => ({
    characters: { strider: 'replaced', aragorn: 'north-ithilien' },
    armies: { 'north-ithilien': WITH_ARMY },
    dice: { 'free-peoples': ['muster-army', 'event', 'character'], shadow: ['event', 'event', 'event'] },
    ...spec,
  })

  ruleAllows(
    'events.requirement',
    'Aragorn or Gandalf the White with an Army at the borders of Mordor',
    () => {
      expect(diceFor(holding(card, king()), card)).toEqual(['event', 'muster-army'])
      const white = king({
        characters: { 'gandalf-the-grey': 'replaced', 'gandalf-the-white': 'dagorlad' },
        armies: { dagorlad: { 'rohan-elite': 1 } },
      })
      expect(diceFor(holding(card, white), card)).toEqual(['event', 'muster-army'])
    },
  )

  ruleForbids('events.requirement', 'not Strider, not alone, not in Osgiliath', () => {
    const no = (spec: PositionSpec) => refused(holding(card, king(spec)), play(card, 'muster-army', 'army'))
    expect(no({ characters: { strider: 'north-ithilien' } })).toEqual(['events.requirement'])
    expect(no({ armies: {} })).toEqual(['events.requirement'])
    const osgiliath = { characters: { strider: 'replaced', aragorn: 'osgiliath' } } as const
    expect(no({ ...osgiliath, armies: { osgiliath: WITH_ARMY } })).toEqual(['events.requirement'])
  })

  ruleAllows('events.onTable', 'a die that moves the Fellowship is used, and not in the Hunt box', () => {
    const state = holding(card, king({ fellowship: { region: 'hollin' }, huntBox: { 'free-peoples': 1 } }))
    const played = after(
      state,
      play(card, 'muster-army', 'army'),
      shadow({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'character' }),
      dice(named('shadow character card', 'sh-char-01')),
    )
    expect(placeOf(played, card)).toBe('onTable')
    const moved = after(played, MOVE)
    expect(fellowship(moved).progress).toBe(1)
    expect(huntBox(moved, 'free-peoples')).toBe(1)
    const without = after(hunted([], king({ huntBox: {} })), MOVE)
    expect(huntBox(without, 'free-peoples')).toBe(1)
  })

  ruleForbids('events.conditionLost', 'EX-2: it stays no longer than the Army in those regions', () => {
    const state = hunted([card], king({ politics: { gondor: { steps: 0, active: true } } }))
    const leaving = after(
      state,
      free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
      free({ kind: 'march', from: 'north-ithilien', to: 'osgiliath' }),
      free({ kind: 'bringAll' }),
    )
    expect(placeOf(leaving, card)).toBe('played')
    expect(politics(leaving, 'gondor')).toBe('at war')
  })

  it('ruling: it leaves too if only the Army stays', () => {
    const state = hunted([card], king({ politics: { gondor: { steps: 0, active: true } } }))
    const alone = after(
      state,
      free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      free({ kind: 'goTo', region: 'osgiliath' }),
    )
    expect(where(alone, 'aragorn')).toBe('osgiliath')
    expect(placeOf(alone, card)).toBe('played')
  })
})
