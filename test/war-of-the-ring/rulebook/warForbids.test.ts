/** What dice, cards, Armies, sieges and politics keep from happening by what they are (chapters IV-VII). */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect } from 'vitest'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsOf, free, offers, refused, shadow, table } from '../support/play'
import { army, captured, garrison, points, politics } from '../support/read'
import { ruleForbids } from '../support/rules'

const AT_WAR = { steps: 0, active: true } as const
/** Gondor, Rohan, Isengard and Sauron at war, with these Armies alone. */
const war = (armies: PositionSpec['armies'], more: PositionSpec = {}): State =>
  table({
    base: 'empty',
    politics: { gondor: AT_WAR, rohan: AT_WAR, isengard: AT_WAR, sauron: AT_WAR },
    rings: { 'free-peoples': 0, shadow: 0 },
    armies: armies ?? {},
    dice: {
      'free-peoples': ['muster-army', 'character', 'muster'],
      shadow: ['army', 'character', 'muster'],
    },
    ...more,
  })
const dark = (armies: PositionSpec['armies'], more: PositionSpec = {}): State =>
  war(armies, { acting: 'shadow', ...more })
const OUR_MARCH = free({ kind: 'moveArmies', die: 'muster-army', as: 'army' })
const LED_MARCH = free({ kind: 'moveArmies', die: 'character', as: 'character' })
const THEIR_LED_MARCH = shadow({ kind: 'moveArmies', die: 'character', as: 'character' })
const OUR_ATTACK = free({ kind: 'beginAttack', die: 'muster-army', as: 'army' })
const THEIR_ATTACK = shadow({ kind: 'beginAttack', die: 'army', as: 'army' })
const ALL = shadow({ kind: 'bringAll' })
/** Whether an outcome of the pending draw is none of it. */
const comesNot = (state: State, draw: string, outcome: string): boolean =>
  E.isLeft(warOfTheRing.applyAction(state, { seat: 'nature', kind: 'chance', draw, outcome }))

describe('dice and cards', () => {
  ruleForbids('huntAllocation.minimum', 'a Hunt without a die in the Hunt box', () => {
    const rolling = after(table({ phase: 'hunt-allocation' }), shadow({ kind: 'allocate', dice: 0 }))
    const armies = ['army', 'army', 'army', 'army', 'army', 'army', 'army'] as const
    const acting = after(rolling, dice('character', 'event', 'event', 'event', ...armies))
    const step = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
    expect(eventsOf(acting, step).some(({ kind }) => kind === 'HuntDieRolled')).toBe(false)
    expect(asked(after(acting, step))).toBe('shadow decide/action')
  })

  ruleForbids(
    'die.faces',
    'an Army on a die of the Free Peoples, a Will of the West on one of the Shadow',
    () => {
      const first = table({ phase: 'action-roll' })
      expect(comesNot(first, 'free-peoples action die', 'army')).toBe(true)
      expect(comesNot(first, 'free-peoples action die', 'eye')).toBe(true)
      expect(comesNot(first, 'free-peoples action die', 'muster-army')).toBe(false)
      const second = after(
        first,
        ...['event', 'event', 'event', 'event'].map((outcome) => ({
          seat: 'nature' as const,
          kind: 'chance' as const,
          draw: 'free-peoples action die',
          outcome,
        })),
      )
      expect(comesNot(second, 'shadow action die', 'will-of-the-west')).toBe(true)
      expect(comesNot(second, 'shadow action die', 'eye')).toBe(false)
      expect(() => table({ dice: { 'free-peoples': ['army'], shadow: [] } })).toThrow(/die.faces/)
    },
  )

  ruleForbids('events.decks', 'a card of another deck or of the other side', () => {
    const state = table({ dice: { 'free-peoples': ['event'], shadow: [] } })
    const draw = free({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })
    const drawing = after(state, draw)
    expect(comesNot(drawing, 'free-peoples strategy card', 'fp-char-01')).toBe(true)
    expect(comesNot(drawing, 'free-peoples strategy card', 'sh-strat-01')).toBe(true)
    expect(comesNot(drawing, 'free-peoples strategy card', 'fp-strat-01')).toBe(false)
    expect(() => table({ hands: { shadow: ['fp-char-01'] } })).toThrow(/events.decks/)
  })

  ruleForbids('events.parts', 'a die with another sign to play a card, whatever its deck', () => {
    const holding = table({
      hands: { shadow: ['sh-strat-10', 'sh-strat-24'] },
      acting: 'shadow',
      politics: { southrons: AT_WAR },
      dice: { 'free-peoples': ['event'], shadow: ['army', 'muster', 'character', 'event'] },
    })
    const play = (die: 'army' | 'muster' | 'character' | 'event') =>
      shadow({ kind: 'playEvent', card: 'sh-strat-10', die, as: die })
    expect(refused(holding, play('army'))).toEqual([])
    expect(refused(holding, play('event'))).toEqual([])
    expect(refused(holding, play('muster'))).toEqual(['events.playing'])
    expect(refused(holding, play('character'))).toEqual(['events.playing'])
  })
})

describe('Armies', () => {
  ruleForbids('armies.oneArmy', 'eleven units because they are of two nations', () => {
    const mixed = { osgiliath: { 'gondor-regular': 6, 'rohan-regular': 5 } } as const
    expect(() => war(mixed)).toThrow(/armies.stacking/)
    const state = after(
      war({ osgiliath: { 'gondor-regular': 5, boromir: 1 }, 'dead-marshes': { 'rohan-regular': 6 } }),
      LED_MARCH,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
    )
    expect(refused(state, free({ kind: 'bringAll' }))).toEqual(['movement.stacking'])
    expect(refused(state, free({ kind: 'bring', piece: 'gondor-regular', number: 4 }))).toEqual([])
  })

  ruleForbids('armies.divide', 'nobody to go, or more than there are', () => {
    const marching = after(
      war({ osgiliath: { 'gondor-regular': 2 } }),
      OUR_MARCH,
      free({ kind: 'march', from: 'osgiliath', to: 'dead-marshes' }),
    )
    const bring = (number: number) => free({ kind: 'bring', piece: 'gondor-regular', number })
    expect(refused(marching, bring(0))).toEqual(['movement.parts'])
    expect(refused(marching, bring(3))).toEqual(['movement.parts'])
    expect(refused(marching, bring(1))).toEqual([])
  })

  ruleForbids('armies.boxes', 'an eleventh unit in a region, on the map or in a box beside it', () => {
    const full = { lossarnach: { 'gondor-regular': 10 }, pelargir: { 'gondor-elite': 1 } } as const
    const muster = after(war(full), free({ kind: 'beginRecruiting', die: 'muster', as: 'muster' }))
    expect(refused(muster, free({ kind: 'recruit', piece: 'gondor-regular', region: 'lossarnach' }))).toEqual(
      ['armies.stacking'],
    )
    expect(() => war({ lossarnach: { 'gondor-regular': 11 } })).toThrow(/armies.stacking/)
  })

  ruleForbids('characters.ignoreArmies', 'a Companion with an Army to pass the enemy', () => {
    const armies = {
      osgiliath: { 'gondor-regular': 1, boromir: 1 },
      'north-ithilien': { 'sauron-regular': 1 },
    } as const
    const marching = after(war(armies), OUR_MARCH)
    expect(refused(marching, free({ kind: 'march', from: 'osgiliath', to: 'north-ithilien' }))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
    ])
    const travelling = after(war(armies), free({ kind: 'moveCharacters', die: 'character', as: 'character' }))
    expect(refused(travelling, free({ kind: 'goTo', region: 'north-ithilien' }))).toEqual([])
  })

  ruleForbids('characters.cards', 'a journey beyond the Level on the card', () => {
    const travelling = (character: 'peregrin' | 'legolas') =>
      after(
        war({}, { characters: { [character]: 'edoras' } }),
        free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      )
    const far = free({ kind: 'goTo', region: 'fangorn' })
    expect(refused(travelling('peregrin'), far)).toEqual(['characters.companions'])
    expect(refused(travelling('legolas'), far)).toEqual([])
  })
})

describe('battles, sieges and captures', () => {
  ruleForbids('battle.retreatBorders', 'the same troops to march where they may retreat', () => {
    const spec: PositionSpec = {
      politics: { sauron: AT_WAR, north: { steps: 3 } },
      armies: { dale: { 'north-regular': 2 }, 'withered-heath': { 'sauron-regular': 1 } },
    }
    const marching = after(war(spec.armies, spec), OUR_MARCH)
    expect(refused(marching, free({ kind: 'march', from: 'dale', to: 'erebor' }))).toEqual([
      'movement.nation',
    ])
    const pressed = after(
      dark(spec.armies, spec),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'withered-heath', to: 'dale' }),
      dice(1, 1, 1),
      shadow({ kind: 'fight' }),
    )
    expect(refused(pressed, free({ kind: 'retreat', to: 'erebor' }))).toEqual([])
    expect(refused(pressed, free({ kind: 'retreat', to: 'withered-heath' }))).toEqual(['battle.retreat'])
  })

  /** Minas Tirith besieged, with something outside. */
  const siege = (outside: PositionSpec['armies'], more: PositionSpec = {}): PositionSpec => ({
    besieged: { 'minas-tirith': { 'gondor-regular': 3, 'gondor-leader': 1 } },
    ...more,
    armies: { 'minas-tirith': { 'sauron-regular': 2 }, ...outside },
  })

  ruleForbids(
    'siege.besiegerRetreats',
    'a retreat to where the enemy is, or one out of the Stronghold',
    () => {
      const spec = siege({ osgiliath: { 'rohan-regular': 1 } })
      const pressed = after(
        war(spec.armies, spec),
        OUR_ATTACK,
        free({ kind: 'attack', from: 'minas-tirith', to: 'minas-tirith' }),
        free({ kind: 'bringAll' }),
        dice(1, 1, 1, 1, 1, 1),
        free({ kind: 'fight' }),
      )
      expect(offers(pressed, 'retreat', 'to')).toEqual(['druadan-forest'])
      expect(refused(pressed, shadow({ kind: 'retreat', to: 'osgiliath' }))).toEqual(['battle.retreat'])
      const stormed = after(
        dark(spec.armies, spec),
        THEIR_ATTACK,
        shadow({ kind: 'attack', from: 'minas-tirith', to: 'minas-tirith' }),
        ALL,
        dice(1, 1, 1, 1, 1, 1),
      )
      expect(asked(stormed)).toBe('free-peoples decide/action')
    },
  )

  ruleForbids('siege.reinforcing', 'an eleventh besieger, and relief by a plain move', () => {
    const more = { 'sauron-regular': 1, nazgul: 1 } as const
    const crowd = siege({ 'minas-tirith': { 'sauron-regular': 10 }, osgiliath: more, gorgoroth: more })
    const marching = after(dark(crowd.armies, crowd), THEIR_LED_MARCH)
    expect(refused(marching, shadow({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }))).toEqual([
      'movement.stacking',
    ])
    const friends = siege({ osgiliath: { 'rohan-regular': 2 } })
    const coming = after(war(friends.armies, friends), OUR_MARCH)
    expect(refused(coming, free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }))).toEqual([
      'movement.attackInstead',
      'movement.enemyUnits',
      'siege.relief',
    ])
    expect(garrison(coming, 'minas-tirith')).toEqual({ 'gondor-regular': 3, 'gondor-leader': 1 })
  })

  ruleForbids('capture.start', 'anybody to capture what is his own from the start', () => {
    const state = war({ osgiliath: { 'gondor-regular': 1 } })
    const home = after(state, OUR_MARCH, free({ kind: 'march', from: 'osgiliath', to: 'minas-tirith' }))
    expect([captured(home), points(home, 'free-peoples')]).toEqual([[], 0])
    expect(army(home, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
    expect(() => table({ captured: ['minas-tirith'] })).toThrow(/capture.when/)
  })
})

describe('politics', () => {
  const muster = { kind: 'advanceNation', die: 'muster', as: 'muster' } as const

  ruleForbids('politics.track', 'a step beyond war, and a place above the first', () => {
    expect(refused(war({}), free({ ...muster, nation: 'gondor' }))).toEqual(['politics.diplomacy'])
    expect(refused(war({}), free({ ...muster, nation: 'elves' }))).toEqual([])
    expect(() => table({ politics: { rohan: { steps: 4 } } })).toThrow(/politics.track/)
  })

  ruleForbids('politics.passiveStart', 'a passive nation to go to war, and Elves to be passive', () => {
    const near = (active: boolean) =>
      table({
        politics: { rohan: { steps: 1, active } },
        dice: { 'free-peoples': ['muster'], shadow: ['army'] },
      })
    expect(refused(near(false), free({ ...muster, nation: 'rohan' }))).toEqual(['politics.passiveLimit'])
    expect(politics(after(near(true), free({ ...muster, nation: 'rohan' })), 'rohan')).toBe('at war')
    expect(() => table({ politics: { elves: { active: false } } })).toThrow(/politics.passiveStart/)
  })

  ruleForbids('politics.characters', 'a Companion to take troops along that are not at war', () => {
    const state = (rohan: { readonly steps: number; readonly active: boolean }) =>
      war(
        { 'fords-of-isen': { 'rohan-regular': 1, legolas: 1 }, 'gap-of-rohan': { 'isengard-regular': 1 } },
        { politics: { isengard: AT_WAR, rohan } },
      )
    const led = free({ kind: 'beginAttack', die: 'character', as: 'character' })
    expect(refused(state({ steps: 1, active: true }), led)).toEqual(['battle.start'])
    expect(refused(state(AT_WAR), led)).toEqual([])
    const alone = war({ 'fords-of-isen': { legolas: 1 }, 'gap-of-rohan': { 'isengard-regular': 1 } })
    expect(refused(alone, led)).toEqual(['battle.start'])
  })
})
