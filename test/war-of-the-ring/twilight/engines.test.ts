/** Siege engines and cards of the expansion (chapter XII, p. 77). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { ruleAllows, ruleForbids } from '../support/rules'
import { after, asked, dice, game, number, offers, playing, reading, refused, table } from './scenes'
import { atWar } from '../support/atWar'

const MUSTER = { die: 'muster', as: 'muster' } as const
const ARMY = { die: 'army', as: 'army' } as const
const POLITICS = atWar('sauron', 'elves', 'southrons')
const siege = (spec: PositionSpec = {}): PositionSpec => ({
  acting: 'shadow',
  politics: POLITICS,
  armies: { lorien: { 'sauron-regular': 4, 'sauron-elite': 1 } },
  besieged: { lorien: { 'elves-elite': 2 } },
  dice: { 'free-peoples': ['muster'], shadow: ['army', 'muster'] },
  ...spec,
})
const storm = [
  { kind: 'beginAttack', ...ARMY },
  { kind: 'attack', from: 'lorien', to: 'lorien' },
  { kind: 'bringAll' },
] as const

describe('siege engines', () => {
  ruleAllows(
    'twilight.engines',
    'TT-53: a Siege Tower stands only in a siege, two in a region, and goes with it',
    () => {
      const built = after(
        table(siege()),
        { kind: 'buildEngine', ...MUSTER },
        { kind: 'aim', region: 'lorien' },
      )
      expect(number(built, 'towers', 'lorien')).toBe(1)
      const full = siege({ beside: { towers: { lorien: 2 } } })
      expect(refused(table(full), { kind: 'buildEngine', ...MUSTER })).toContain('twilight.engines')
      expect(
        refused(table({ ...siege(), armies: {}, besieged: {} }), { kind: 'buildEngine', ...MUSTER }),
      ).toContain('twilight.engines')
      const left = after(
        table(full),
        { kind: 'moveArmies', ...ARMY },
        { kind: 'march', from: 'lorien', to: 'dimrill-dale' },
        { kind: 'bringAll' },
      )
      expect(number(left, 'towers')).toBe(0)
    },
  )

  ruleForbids('twilight.engines', 'TT-54: a Trebuchet stands in a Stronghold of an active Nation', () => {
    const spec = (rohan: { readonly steps: number; readonly active: boolean }): PositionSpec => ({
      politics: { rohan },
      dice: { 'free-peoples': ['muster'], shadow: [] },
    })
    const build = { kind: 'buildEngine', ...MUSTER }
    const active = after(table(spec({ steps: 2, active: true })), build)
    expect(refused(active, { kind: 'aim', region: 'edoras' })).toEqual(['twilight.engines'])
    expect(number(after(active, { kind: 'aim', region: 'helms-deep' }), 'trebuchets', 'helms-deep')).toBe(1)
    const passive = after(table(spec({ steps: 2, active: false })), build)
    expect(refused(passive, { kind: 'aim', region: 'helms-deep' })).toEqual(['twilight.engines'])
  })

  ruleAllows(
    'twilight.superiority',
    'TT-55: with more Towers the Free Peoples roll one less at first, and a second round is free',
    () => {
      const { state, events } = playing(
        table(siege({ beside: { towers: { lorien: 1 } } })),
        ...storm,
        dice(1, 1, 1, 1, 1, 5, 5),
      )
      const rolls = events.flatMap((event) =>
        event.kind === 'CombatDieRolled' && event.side === 'free-peoples' ? [event.hit] : [],
      )
      expect(rolls).toEqual([false, false])
      expect(asked(state)).toBe('shadow decide/cease')
      const second = playing(state, { kind: 'fight' }, dice(1, 1, 1, 1, 1, 5, 1))
      expect(
        second.events.some(
          (event) => event.kind === 'CombatDieRolled' && event.side === 'free-peoples' && event.hit,
        ),
      ).toBe(true)
    },
  )

  ruleAllows(
    'twilight.claim',
    'TT-56: with as many on both sides a Trebuchet given up makes the Free Peoples superior',
    () => {
      const tie = after(
        table(siege({ beside: { towers: { lorien: 1 }, trebuchets: { lorien: 1 } } })),
        ...storm,
      )
      expect(asked(tie)).toBe('free-peoples decide/claim')
      const claimed = playing(tie, { kind: 'claim' }, dice(1, 1, 1, 1, 1, 4, 1))
      expect(number(claimed.state, 'trebuchets')).toBe(0)
      expect(
        claimed.events.some(
          (event) => event.kind === 'CombatDieRolled' && event.side === 'free-peoples' && event.hit,
        ),
      ).toBe(true)
      const over = playing(claimed.state, { kind: 'lose', piece: 'sauron-regular' })
      expect(over.events.some(({ kind }) => kind === 'BattleEnded')).toBe(true)
    },
  )
})

describe('cards of the expansion', () => {
  it('TT-57: Wind from the West takes a card from the table, or else looks into the hand', () => {
    const spec = (onTable: PositionSpec['onTable']): PositionSpec => ({
      hands: { 'free-peoples': ['fp-char-25e'], shadow: ['sh-char-05', 'sh-strat-05'] },
      onTable: onTable ?? {},
      dice: { 'free-peoples': ['event', 'muster'], shadow: [] },
    })
    const play = { kind: 'playEvent', card: 'fp-char-25e', die: 'event', as: 'event' }
    const lies = after(table(spec({ shadow: ['sh-char-16'] })), play)
    expect(offers(lies, { kind: 'look' })).toBe(false)
    expect(
      reading(after(lies, { kind: 'discard', card: 'sh-char-16' })).table.cards.onTable['shadow-character'],
    ).toEqual([])
    const none = after(table(spec({})), play)
    const looked = after(none, { kind: 'look' })
    expect(offers(looked, { kind: 'discard', card: 'sh-strat-05' })).toBe(true)
    expect(offers(looked, { kind: 'pass' })).toBe(false)
    expect(
      reading(after(looked, { kind: 'discard', card: 'sh-strat-05' })).table.cards.hands['shadow-strategy'],
    ).toEqual([])
  })

  it('TT-58: Three Rings bring back Rings that are spent, then those of the Shadow', () => {
    const spec: PositionSpec = {
      hands: { 'free-peoples': ['fp-char-26e'] },
      rings: { 'free-peoples': 1, shadow: 1 },
      dice: { 'free-peoples': ['event', 'muster'], shadow: [] },
    }
    const state = after(
      table(spec),
      { kind: 'playEvent', card: 'fp-char-26e', die: 'event', as: 'event' },
      dice(4, 5, 6),
    )
    expect(reading(state).table.dice.rings['free-peoples']).toBe(3)
    expect(reading(state).table.dice.rings.shadow).toBe(0)
  })

  it('TT-58: a game with Rings brought back that had cancelled Eyes is saved and loaded (law 2)', () => {
    const before = table({
      characters: { galadriel: 'lorien' },
      huntTiles: { removed: { 'standard-eye': 2 } },
      hands: { 'free-peoples': ['fp-char-26e'] },
      rings: { 'free-peoples': 1, shadow: 2 },
      dice: { 'free-peoples': ['event', 'muster'], shadow: [] },
    })
    const state = after(
      before,
      { kind: 'playEvent', card: 'fp-char-26e', die: 'event', as: 'event' },
      dice(4, 5, 6),
    )
    expect(reading(state).table.dice.rings['free-peoples']).toBe(3)
    const loaded = game.decode(JSON.parse(JSON.stringify(game.encode(state))))
    expect(loaded).toEqual({ _tag: 'Right', right: state })
  })

  it('Last Defences count Trebuchets, Heads of the Fallen need a Tower', () => {
    const spec = siege({
      beside: { towers: { lorien: 1 }, trebuchets: { lorien: 2 } },
      hands: { 'free-peoples': ['fp-strat-25e'], shadow: ['sh-char-25e'] },
    })
    const cards = after(
      table(spec),
      ...storm,
      { kind: 'declareCard' },
      { kind: 'declareCard' },
      { kind: 'commit', card: 'sh-char-25e' },
      { kind: 'commit', card: 'fp-strat-25e' },
    )
    const { events } = playing(cards, dice(1, 1, 1, 1, 1, 1, 1, 1, 1))
    const rolls = events.filter((event) => event.kind === 'CombatDieRolled' && event.side === 'free-peoples')
    expect(rolls.length).toBe(4)
    const bare = after(table(siege({ hands: { shadow: ['sh-char-25e'] } })), ...storm)
    expect(refused(bare, { kind: 'declareCard' })).toContain('battle.cardRequirement')
  })

  it('Deep Trenches build Towers or remove Trebuchets, not both', () => {
    const spec = siege({
      beside: { trebuchets: { lorien: 2 } },
      hands: { shadow: ['sh-strat-25e'] },
    })
    const played = after(table(spec), { kind: 'playEvent', card: 'sh-strat-25e', ...MUSTER })
    const one = after(played, { kind: 'pick', piece: 'trebuchet', region: 'lorien' })
    expect(number(one, 'trebuchets')).toBe(1)
    expect(offers(one, { piece: 'siege-tower' })).toBe(false)
    expect(number(after(one, { kind: 'pick', piece: 'trebuchet', region: 'lorien' }), 'trebuchets')).toBe(0)
  })

  it('Captain of Despair puts Character results of the Shadow into the Hunt box', () => {
    const spec: PositionSpec = {
      acting: 'shadow',
      characters: { 'witch-king-chief': 'hollin' },
      onTable: { shadow: ['sh-char-26e'] },
      dice: { 'free-peoples': ['muster'], shadow: ['character'] },
    }
    const state = after(
      table(spec),
      { kind: 'moveCharacters', die: 'character', as: 'character' },
      { kind: 'join', character: 'witch-king-chief' },
      { kind: 'goTo', region: 'moria' },
      { kind: 'done' },
    )
    expect(reading(state).table.dice.huntBox.shadow).toBe(1)
  })
})
