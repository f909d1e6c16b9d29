/** What the game is (chapter I): its sides, its nations, its modules and the four ways it can end. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect } from 'vitest'
import { NATION_TABLE, SEATS, warOfTheRing } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, fresh, refused, shadow, table, winner } from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { war, MUSTER, OUR_MARCH } from '../support/scenes'
import { fellowship } from '../support/read'

const nationsOf = (side: string) => NATION_TABLE.filter((one) => one.side === side).map(({ name }) => name)
const STEP = free({ kind: 'moveFellowship', die: 'character', as: 'character' })

describe('the game', () => {
  ruleAllows('game.players', 'two players face each other, and each is asked in his turn', () => {
    expect(SEATS).toEqual(['free-peoples', 'shadow'])
    const state = table({ dice: { 'free-peoples': ['event'], shadow: ['event'] } })
    expect(asked(state)).toBe('free-peoples decide/action')
    const draw = { kind: 'drawEvent', die: 'event', as: 'event', deck: 'character' } as const
    expect(asked(after(state, free(draw), dice('fp-char-01')))).toBe('shadow decide/action')
    expect(asked(fresh())).toBe('nature free-peoples character card')
  })

  ruleAllows('game.nations', 'five nations fight for the Free Peoples and three for the Shadow', () => {
    expect(nationsOf('free-peoples')).toEqual(['Dwarves', 'Elves', 'Gondor', 'The North', 'Rohan'])
    expect(nationsOf('shadow')).toEqual(['Isengard', 'Sauron', 'Southrons & Easterlings'])
    const state = table({ dice: { 'free-peoples': ['muster'], shadow: ['muster'] } })
    const muster = { kind: 'advanceNation', die: 'muster', as: 'muster' } as const
    expect(refused(state, free({ ...muster, nation: 'rohan' }))).toEqual([])
    expect(refused(state, free({ ...muster, nation: 'isengard' }))).toEqual(['politics.diplomacy'])
  })

  ruleAllows('game.modules', 'DP-1.1: this is the game for two, and a seed is all it asks for', () => {
    const started = warOfTheRing.newGame({ seed: 'two' })
    expect(E.isRight(started) && started.right.config).toEqual({ seed: 'two', chance: 'seeded' })
    expect(() => fresh({ players: 5 } as never)).toThrow(/players/)
    expect(() => fresh({ twilight: 1 } as never)).toThrow(/twilight/)
  })

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
      'recruiting.figures',
    ])
    const marching = after(
      war({ dagorlad: { 'sauron-regular': 2 }, osgiliath: { 'gondor-regular': 1 } }),
      OUR_MARCH,
    )
    expect(refused(marching, free({ kind: 'march', from: 'dagorlad', to: 'noman-lands' }))).toEqual([
      'pieces.army',
    ])
  })

  ruleForbids('game.modules', 'another number of players and half an expansion', () => {
    expect(() => fresh({ players: 1 } as never)).toThrow(/players/)
    expect(() => fresh({ expansions: ['ents'] } as never)).toThrow(/expansions/)
  })
})

describe('the end', () => {
  ruleAllows('game.endings', 'the Ring corrupts its bearers', () => {
    const state = table({
      fellowship: { corruption: 11 },
      dice: { 'free-peoples': ['character'], shadow: [] },
      huntBox: { shadow: 1 },
    })
    const hunted = after(state, STEP, dice(6, 'standard-1'))
    expect(winner(hunted)).toBe('nobody')
    expect(winner(after(hunted, free({ kind: 'takeCorruption' })))).toBe('shadow by victory.corruption')
  })

  ruleAllows('game.endings', 'the Ring is destroyed', () => {
    const state = table({
      fellowship: { mordor: 4 },
      dice: { 'free-peoples': ['character'], shadow: [] },
    })
    const hunted = after(state, STEP, dice('standard-1'), free({ kind: 'takeCorruption' }))
    expect(winner(hunted)).toBe('free-peoples by victory.ring')
  })

  ruleAllows('game.endings', 'the Shadow conquers ten points, or the Free Peoples four', () => {
    const strongholds = ['minas-tirith', 'helms-deep', 'lorien', 'rivendell', 'erebor'] as const
    const fallen = table({ base: 'empty', phase: 'victory', captured: [...strongholds] })
    expect(winner(fallen)).toBe('shadow by victory.shadow')
    const freed = table({ base: 'empty', phase: 'victory', captured: ['orthanc', 'moria'] })
    expect(winner(freed)).toBe('free-peoples by victory.freePeoples')
    expect(refused(freed, shadow({ kind: 'pass' }))).toEqual(['game over'])
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
