/** What the game, its pieces and its board keep from happening (chapters I and II). */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect } from 'vitest'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsAs,
  free,
  fresh,
  offers,
  refused,
  shadow,
  table,
  winner,
} from '../support/play'
import { army, fellowship, garrison } from '../support/read'
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
const THEIR_ATTACK = shadow({ kind: 'beginAttack', die: 'army', as: 'army' })
const ALL = shadow({ kind: 'bringAll' })
const MUSTER = { kind: 'beginRecruiting', die: 'muster', as: 'muster' } as const

describe('the game', () => {
  ruleForbids('game.players', 'an answer of the player who is not asked, and a third one', () => {
    const state = table({ dice: { 'free-peoples': ['event'], shadow: ['event'] } })
    const draw = { kind: 'drawEvent', die: 'event', as: 'event', deck: 'character' } as const
    expect(refused(state, shadow(draw))).toEqual(['turn.actions'])
    expect(refused(state, free(draw))).toEqual([])
    const third = warOfTheRing.applyAction(state, { seat: 'isengard', ...draw })
    expect(E.isLeft(third) && third.left._tag).toBe('Malformed')
  })

  ruleForbids('game.nations', 'a nation to fight for the other side', () => {
    const muster = { kind: 'advanceNation', die: 'muster', as: 'muster' } as const
    expect(refused(war({}), free({ ...muster, nation: 'isengard' }))).toEqual(['politics.diplomacy'])
    const recruiting = after(war({}), free(MUSTER))
    expect(refused(recruiting, free({ kind: 'recruit', piece: 'sauron-regular', region: 'moria' }))).toEqual([
      'recruiting.yield',
    ])
    const marching = after(
      war({ dagorlad: { 'sauron-regular': 2 }, osgiliath: { 'gondor-regular': 1 } }),
      OUR_MARCH,
    )
    expect(refused(marching, free({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }))).toEqual([
      'pieces.army',
    ])
  })

  ruleForbids('game.modules', 'more players and half an expansion', () => {
    expect(() => fresh({ players: 3 } as never)).toThrow(/players/)
    expect(() => fresh({ expansions: ['ents'] } as never)).toThrow(/expansions/)
  })

  ruleForbids('game.endings', 'any fifth end: not by losses, not short of the numbers', () => {
    const gone = {
      'gandalf-the-grey': 'eliminated',
      strider: 'eliminated',
      boromir: 'eliminated',
      legolas: 'eliminated',
      gimli: 'eliminated',
      meriadoc: 'eliminated',
      peregrin: 'eliminated',
    } as const
    const ruins = table({ base: 'empty', phase: 'victory', characters: gone })
    expect(winner(ruins)).toBe('nobody')
    expect(fellowship(ruins).guide).toBe('gollum')
    const nine = ['minas-tirith', 'helms-deep', 'lorien', 'rivendell', 'dale'] as const
    expect(winner(table({ base: 'empty', phase: 'victory', captured: nine }))).toBe('nobody')
    expect(winner(table({ base: 'empty', phase: 'victory', captured: ['orthanc', 'umbar'] }))).toBe(
      'free-peoples by victory.freePeoples',
    )
    expect(winner(table({ base: 'empty', phase: 'victory', captured: ['orthanc'] }))).toBe('nobody')
  })
})

describe('pieces', () => {
  ruleForbids('components.expansion', 'its pieces to be named at all', () => {
    const recruiting = after(war({}), free(MUSTER))
    const ent = warOfTheRing.applyAction(recruiting, {
      seat: 'free-peoples',
      kind: 'recruit',
      piece: 'ent',
      region: 'fangorn',
    })
    expect(E.isLeft(ent) && ent.left._tag).toBe('Malformed')
    expect(() => table({ armies: { orthanc: { trebuchet: 1 } } } as unknown as PositionSpec)).toThrow(
      /trebuchet/,
    )
  })

  const rollsOf = (attackers: PositionSpec['armies'], script: ReadonlyArray<number>) =>
    eventsAs(
      'CombatDieRolled',
      dark({ ...attackers, 'dead-marshes': { 'gondor-regular': 1 } }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'north-ithilien', to: 'dead-marshes' }),
      ALL,
      dice(...script),
    ).filter(({ side, again }) => side === 'shadow' && !again)

  ruleForbids('pieces.units', 'an Elite to roll more than a Regular, or a Nazgûl to roll at all', () => {
    expect(rollsOf({ 'north-ithilien': { 'sauron-elite': 2 } }, [1, 1, 1])).toHaveLength(2)
    expect(rollsOf({ 'north-ithilien': { 'sauron-regular': 2 } }, [1, 1, 1])).toHaveLength(2)
    expect(rollsOf({ 'north-ithilien': { 'isengard-regular': 2, nazgul: 1 } }, [1, 1, 1, 1])).toHaveLength(2)
  })

  ruleForbids('pieces.army', 'two Armies of one side in a region, or units of both sides', () => {
    const both = { osgiliath: { 'gondor-regular': 1, 'sauron-regular': 1 } } as const
    expect(() => war(both)).toThrow(/pieces.army/)
    const mixed = after(
      dark({
        'north-ithilien': { 'sauron-regular': 2 },
        'dead-marshes': { 'gondor-regular': 1, 'rohan-regular': 1 },
      }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'north-ithilien', to: 'dead-marshes' }),
      ALL,
      dice(6, 1, 1, 1),
    )
    expect(asked(mixed)).toBe('free-peoples decide/casualties')
    expect(offers(mixed, 'lose', 'piece')).toEqual(['gondor-regular', 'rohan-regular'])
  })

  ruleForbids('pieces.leaders', 'a Leader of the Shadow, and an Army without any to be led', () => {
    const uruk = { orthanc: { 'isengard-regular': 1, 'isengard-leader': 1 } } as unknown
    expect(() => war(uruk as PositionSpec['armies'])).toThrow(/isengard-leader/)
    expect(refused(war({ osgiliath: { 'gondor-regular': 1 } }), LED_MARCH)).toEqual(['movement.when'])
    const led = war({ osgiliath: { 'gondor-regular': 1, 'north-leader': 1 } })
    expect(refused(led, LED_MARCH)).toEqual([])
  })

  ruleForbids('pieces.companions', 'the Ring-bearers to count as Companions for the Hunt', () => {
    const allocating = table({ phase: 'hunt-allocation' })
    expect(refused(allocating, shadow({ kind: 'allocate', dice: 7 }))).toEqual([])
    const six = table({ phase: 'hunt-allocation', characters: { strider: 'bree' } })
    expect(refused(six, shadow({ kind: 'allocate', dice: 7 }))).toEqual(['huntAllocation.limit'])
  })
})

describe('the board', () => {
  const marching = (spec: PositionSpec) => after(table({ base: 'empty', ...spec }), OUR_MARCH)
  const DICE = { 'free-peoples': ['muster-army'], shadow: ['army'] } as const

  ruleForbids(
    'board.nations',
    'troops not at war in the land of another, though not in land of nobody',
    () => {
      const state = marching({ dice: DICE, armies: { folde: { 'rohan-regular': 1 } } })
      expect(refused(state, free({ kind: 'march', from: 'folde', to: 'druadan-forest' }))).toEqual([
        'movement.nation',
      ])
      expect(refused(state, free({ kind: 'march', from: 'folde', to: 'eastemnet' }))).toEqual([])
    },
  )

  ruleForbids('board.settlements', 'recruits in the wild, and a Town to shelter anybody', () => {
    const recruiting = after(war({}), free(MUSTER))
    expect(
      refused(recruiting, free({ kind: 'recruit', piece: 'gondor-regular', region: 'anfalas' })),
    ).toEqual(['recruiting.settlement'])
    const town = eventsAs(
      'CombatDieRolled',
      dark({ osgiliath: { 'sauron-regular': 1 }, lossarnach: { 'gondor-regular': 2 } }),
      THEIR_ATTACK,
      shadow({ kind: 'attack', from: 'osgiliath', to: 'lossarnach' }),
      dice(5, 1, 1),
    )
    expect(town[0]).toMatchObject({ side: 'shadow', roll: 5, hit: true })
  })

  ruleForbids('board.coast', 'the corsairs to land anywhere inland', () => {
    const sailing = after(
      table({
        politics: { southrons: AT_WAR },
        hands: { shadow: ['sh-strat-10'] },
        acting: 'shadow',
        dice: { 'free-peoples': ['event'], shadow: ['army'] },
      }),
      shadow({ kind: 'playEvent', card: 'sh-strat-10', die: 'army', as: 'army' }),
    )
    expect(asked(sailing)).toBe('shadow decide/campaign')
    expect(refused(sailing, shadow({ kind: 'attack', from: 'umbar', to: 'pelargir' }))).toEqual([])
    expect(refused(sailing, shadow({ kind: 'attack', from: 'umbar', to: 'minas-tirith' }))).toEqual([
      'events.overrides',
    ])
    expect(refused(sailing, shadow({ kind: 'march', from: 'umbar', to: 'lossarnach' }))).toEqual([
      'events.overrides',
    ])
  })

  ruleForbids('board.tracks', 'a step beyond the end of a track', () => {
    const spec = (odd: PositionSpec) => () => table(odd)
    expect(spec({ fellowship: { progress: 13 } })).toThrow(/fellowship.progress/)
    expect(spec({ fellowship: { corruption: 13 } })).toThrow(/fellowship.corruption/)
    expect(spec({ fellowship: { mordor: 6 } })).toThrow(/mordor.crackOfDoom/)
    expect(spec({ politics: { gondor: { steps: 4 } } })).toThrow(/politics.track/)
    expect(spec({ rings: { 'free-peoples': 4 } })).toThrow(/elvenRings/)
  })

  ruleForbids('board.home', 'a box in a City, and a garrison in the Stronghold of another side', () => {
    const besieged = (region: 'dale' | 'moria') => () =>
      war({ [region]: { 'sauron-regular': 2 } }, { besieged: { [region]: { 'gondor-regular': 1 } } })
    expect(besieged('dale')).toThrow(/has no Stronghold/)
    expect(besieged('moria')).toThrow(/controls the Stronghold/)
    const held = war(
      { 'minas-tirith': { 'sauron-regular': 2 } },
      { besieged: { 'minas-tirith': { 'gondor-regular': 1 } } },
    )
    expect([garrison(held, 'minas-tirith'), army(held, 'minas-tirith')]).toEqual([
      { 'gondor-regular': 1 },
      { 'sauron-regular': 2 },
    ])
  })
})
