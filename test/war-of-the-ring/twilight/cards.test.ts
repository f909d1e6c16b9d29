/** The cards of the expansion, ships and Ents apart (chapter XII). */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec } from '../../../src/war-of-the-ring'
import {
  after,
  army,
  asked,
  beside,
  dice,
  number,
  offers,
  playing,
  reading,
  refused,
  table,
  whereIs,
} from './scenes'
import { mustRight } from '../../kernel/conformance/check'
import { atWar } from '../support/atWar'

const ARMY = { die: 'army', as: 'army' } as const
const event = (card: string) => ({ kind: 'playEvent', card, die: 'event', as: 'event' })
const end = (card: string) => ({ kind: 'endCard', card, die: 'character', as: 'character' })
const POLITICS = atWar('sauron', 'isengard', 'elves', 'rohan')
type Hand = NonNullable<PositionSpec['hands']>[keyof NonNullable<PositionSpec['hands']>]
const free = (hand: Hand, spec: PositionSpec = {}) =>
  table({
    politics: POLITICS,
    hands: { 'free-peoples': hand ?? [] },
    dice: { 'free-peoples': ['event', 'character', 'muster'], shadow: [] },
    ...spec,
  })
const shadow = (hand: Hand, spec: PositionSpec = {}) =>
  table({
    acting: 'shadow',
    politics: POLITICS,
    hands: { shadow: hand ?? [] },
    dice: { 'free-peoples': ['muster'], shadow: ['event', 'character'] },
    ...spec,
  })

describe('cards of the Free Peoples', () => {
  it('Rangers of the North strike an Army, and a unit and a Leader come beside it', () => {
    const state = free(['fp-strat-25e'], { armies: { 'weather-hills': { 'sauron-regular': 2 } } })
    const struck = after(state, event('fp-strat-25e'), dice(5, 4, 1))
    expect(army(struck, 'weather-hills')).toEqual({ 'sauron-regular': 1 })
    expect(offers(struck, { kind: 'recruit', piece: 'north-elite', region: 'bree' })).toBe(true)
    expect(offers(struck, { kind: 'recruit', region: 'weather-hills' })).toBe(false)
    expect(offers(struck, { kind: 'recruit', region: 'the-shire' })).toBe(false)
    const come = after(struck, { kind: 'recruit', piece: 'north-regular', region: 'north-downs' })
    expect(army(come, 'north-downs')).toMatchObject({ 'north-leader': 1 })
    expect(asked(after(free(['fp-strat-25e']), event('fp-strat-25e')))).toBe('free-peoples decide/action')
  })
  it('Wind from the West can take We Shall Get It, and the card that sets the Balrog free', () => {
    const getIt = free(['fp-char-25e'], {
      beside: { getIt: 'table' },
      characters: { smeagol: 'eliminated' },
      huntTiles: { removed: { smeagol: 1 } },
    })
    const taken = after(getIt, event('fp-char-25e'), { kind: 'discardGetIt' })
    expect(beside(taken)['getIt']).toBe('used')
    const come = free(['fp-char-25e'], {
      characters: { balrog: 'hollin' },
      onTable: { shadow: ['sh-char-17e'] },
    })
    const gone = after(come, event('fp-char-25e'), { kind: 'discard', card: 'sh-char-17e' })
    expect(whereIs(gone, 'balrog')).toBe('eliminated')
  })
  it('Wind from the West may leave a hand alone, and cannot look past a card on the table', () => {
    const state = after(
      free(['fp-char-25e'], { hands: { 'free-peoples': ['fp-char-25e'], shadow: ['sh-char-05'] } }),
      event('fp-char-25e'),
    )
    expect(refused(state, { kind: 'discard', card: 'sh-char-05' })).toEqual(['events.overrides'])
    expect(asked(after(state, { kind: 'pass' }))).toBe('free-peoples decide/bonus')
    const lies = after(free(['fp-char-25e'], { onTable: { shadow: ['sh-char-16'] } }), event('fp-char-25e'))
    expect(refused(lies, { kind: 'look' })).toEqual(['events.overrides'])
    expect(refused(lies, { kind: 'pass' })).toEqual(['events.overrides'])
  })
  it('whyNot does not look into the hand before Wind from the West does', () => {
    const state = free(['fp-char-25e'], {
      hands: { 'free-peoples': ['fp-char-25e'], shadow: ['sh-char-05'] },
    })
    const why = (card: string) =>
      warOfTheRing.whyNot(state, { seat: 'free-peoples', kind: 'discard', card }).map(({ rule }) => rule)
    expect(why('sh-char-05')).toEqual(why('sh-char-06'))
  })

  const WOKEN: PositionSpec = {
    characters: { 'gandalf-the-white': 'fangorn', 'gandalf-the-grey': 'replaced' },
    armies: { orthanc: { 'isengard-regular': 4, saruman: 1 } },
    beside: { factions: ['ents'], ents: { fangorn: 2 } },
  }
  it('with a Companion in Fangorn the Ents bring another Character card, or one drawn', () => {
    const state = free(['fp-char-20e', 'fp-char-26e', 'fp-strat-25e'], WOKEN)
    const slept = after(state, event('fp-char-20e'), { kind: 'done' })
    expect(asked(slept)).toBe('free-peoples decide/boon')
    expect(offers(slept, { kind: 'playAnother', card: 'fp-char-26e' })).toBe(true)
    expect(refused(slept, { kind: 'playAnother', card: 'fp-strat-25e' })).toEqual(['events.playing'])
    expect(refused(slept, { kind: 'drawFrom', deck: 'strategy' })).toEqual(['events.emptyDeck'])
    const more = after(slept, { kind: 'playAnother', card: 'fp-char-26e' })
    expect(asked(more)).toBe('nature event die')
    expect(asked(after(slept, { kind: 'drawFrom', deck: 'character' }))).toBe(
      'nature free-peoples character card',
    )
    const far = free(['fp-char-20e', 'fp-char-26e'], {
      ...WOKEN,
      characters: { 'gandalf-the-white': 'edoras', 'gandalf-the-grey': 'replaced' },
    })
    expect(asked(after(far, event('fp-char-20e'), { kind: 'done' }))).toBe('free-peoples decide/action')
  })
  it('Combat cards of the Ents work where the defender is in Rohan, Fangorn or Orthanc', () => {
    const fight = (to: 'eastemnet' | 'parth-celebrant', card: 'fp-char-19e' | 'fp-char-20e') =>
      after(
        shadow([], {
          hands: { 'free-peoples': [card] },
          armies: { fangorn: { 'isengard-regular': 5 }, [to]: { 'rohan-regular': 2 } },
          dice: { 'free-peoples': ['muster'], shadow: ['army'] },
        }),
        { kind: 'beginAttack', ...ARMY },
        { kind: 'attack', from: 'fangorn', to },
        { kind: 'bringAll' },
      )
    const dark = after(
      fight('eastemnet', 'fp-char-20e'),
      { kind: 'declareCard' },
      { kind: 'commit', card: 'fp-char-20e' },
    )
    const { events } = playing(dark, dice(1, 1, 1, 1))
    expect(events.filter((one) => one.kind === 'CombatDieRolled' && one.side === 'shadow').length).toBe(2)
    expect(refused(fight('parth-celebrant', 'fp-char-20e'), { kind: 'declareCard' })).toEqual([
      'battle.cardRequirement',
    ])
  })
})

describe('cards of the Shadow', () => {
  const hollin = (spec: PositionSpec) => table({ phase: 'fellowship', ...spec })
  it('The Gates Are Closed draws a tile for a way by a Shadow Stronghold; an Eye does nothing', () => {
    const spec: PositionSpec = {
      fellowship: { region: 'hollin', progress: 2 },
      onTable: { shadow: ['sh-char-25e'] },
    }
    const way = after(
      hollin(spec),
      { kind: 'declare' },
      { kind: 'goTo', region: 'moria' },
      { kind: 'goTo', region: 'dimrill-dale' },
    )
    expect(asked(way)).toBe('shadow decide/reaction')
    const eye = after(way, { kind: 'useCard', card: 'sh-char-25e' }, dice('standard-eye'))
    expect(reading(eye).table.fellowship).toMatchObject({ corruption: 0, revealed: false })
    const hit = after(way, { kind: 'useCard', card: 'sh-char-25e' }, dice('standard-1-reveal'), {
      kind: 'takeCorruption',
    })
    expect(reading(hit).table.fellowship).toMatchObject({ corruption: 1, revealed: false })
    expect(reading(hit).table.cards.onTable['shadow-character']).toEqual([])
    const other = after(
      hollin(spec),
      { kind: 'declare' },
      { kind: 'goTo', region: 'north-dunland' },
      { kind: 'done' },
    )
    expect(asked(other)).not.toBe('shadow decide/reaction')
  })
  it('OT-9: at the gates of Mordor its tile comes first', () => {
    const state = after(
      hollin({ fellowship: { region: 'dagorlad', progress: 1 }, onTable: { shadow: ['sh-char-25e'] } }),
      { kind: 'declare' },
      { kind: 'goTo', region: 'morannon' },
    )
    expect(asked(state)).toBe('shadow decide/reaction')
    expect(reading(state).table.fellowship.mordor).toBe(null)
    expect(reading(after(state, { kind: 'pass' })).table.fellowship.mordor).toBe(0)
  })
  it('Gandalf as Guide, or with the Balrog, ends the two cards by a Character result', () => {
    const gates = (strider: boolean) =>
      free([], {
        fellowship: { region: 'hollin', guide: strider ? 'strider' : 'gandalf-the-grey' },
        characters: strider ? { 'gandalf-the-grey': 'eliminated' } : {},
        onTable: { shadow: ['sh-char-25e'] },
      })
    expect(refused(gates(false), end('sh-char-25e'))).toEqual([])
    expect(refused(gates(true), end('sh-char-25e'))).toEqual(['events.onTable'])
    const come = (region: 'moria' | 'hollin') =>
      free([], {
        fellowship: { region },
        characters: { balrog: 'moria' },
        onTable: { shadow: ['sh-char-17e'] },
      })
    expect(refused(come('hollin'), end('sh-char-17e'))).toEqual(['events.onTable'])
    expect(whereIs(after(come('moria'), end('sh-char-17e')), 'balrog')).toBe('moria')
  })
  it('OR-143: set free, the Balrog goes with an Army and leads it', () => {
    const state = shadow([], {
      armies: { moria: { 'sauron-regular': 2, balrog: 1 } },
      onTable: { shadow: ['sh-char-17e'] },
    })
    const gone = after(
      state,
      { kind: 'moveArmies', die: 'character', as: 'character' },
      { kind: 'march', from: 'moria', to: 'hollin' },
      { kind: 'bringAll' },
    )
    expect(whereIs(gone, 'balrog')).toBe('hollin')
  })
  it('OT-12: with the Balrog dead his card goes', () => {
    const state = after(
      hollin({
        fellowship: { region: 'hollin', progress: 1 },
        characters: { balrog: 'moria' },
        onTable: { shadow: ['sh-char-17e'] },
      }),
      { kind: 'declare' },
      { kind: 'goTo', region: 'moria' },
      dice('standard-eye'),
    )
    expect(reading(state).table.cards.onTable['shadow-character']).toEqual([])
  })
  it('Captain of Despair ends by a declaration in a Stronghold held, and with its Witch-king', () => {
    const CAPTAIN: PositionSpec = {
      characters: { 'witch-king-chief': 'hollin' },
      onTable: { shadow: ['sh-char-26e'] },
    }
    const declared = after(
      hollin({ ...CAPTAIN, fellowship: { region: 'parth-celebrant', progress: 1 } }),
      { kind: 'declare' },
      { kind: 'goTo', region: 'lorien' },
    )
    expect(reading(declared).table.cards.onTable['shadow-character']).toEqual([])
    const play = { kind: 'playEvent', card: 'sh-char-26e', die: 'character', as: 'character' }
    expect(refused(shadow(['sh-char-26e']), play)).toEqual(['events.requirement'])
    const own = after(shadow(['sh-char-26e'], { characters: { 'witch-king-chief': 'hollin' } }), play)
    expect(reading(own).table.dice.huntBox.shadow).toBe(1)
  })
  it('Rage of the Dunlendings: up to four join an Army in one Dunland, which may then act', () => {
    const spec: PositionSpec = {
      beside: { factions: ['dunlendings'] },
      armies: { 'north-dunland': { dunlending: 2 }, 'south-dunland': { 'isengard-regular': 1 } },
    }
    const named = after(shadow(['sh-strat-11e'], spec), event('sh-strat-11e'), {
      kind: 'aim',
      region: 'south-dunland',
    })
    expect(refused(named, { kind: 'chooseNumber', number: 5 })).toEqual(['events.overrides'])
    const joined = after(named, { kind: 'chooseNumber', number: 4 })
    expect(army(joined, 'south-dunland')).toEqual({ 'isengard-regular': 1, dunlending: 4 })
    expect(offers(joined, { kind: 'march', from: 'south-dunland', to: 'tharbad' })).toBe(true)
    expect(offers(joined, { kind: 'march', from: 'north-dunland' })).toBe(false)
    expect(offers(joined, { kind: 'done' })).toBe(true)
    const none = shadow(['sh-strat-11e'], { ...spec, armies: { 'north-dunland': {}, 'south-dunland': {} } })
    expect(asked(after(none, event('sh-strat-11e')))).toBe('free-peoples decide/action')
  })
  it('OT-8: it is played with a Muster result', () => {
    const state = shadow(['sh-strat-11e'], {
      beside: { factions: ['dunlendings'] },
      dice: { 'free-peoples': ['muster'], shadow: ['army', 'muster'] },
    })
    const play = { kind: 'playEvent', card: 'sh-strat-11e' }
    expect(refused(state, { ...play, ...ARMY })).toEqual(['events.playing'])
    expect(refused(state, { ...play, die: 'muster', as: 'muster' })).toEqual([])
  })
  it('OT-8: where the config says so, it is played with an Army result and no more with a Muster', () => {
    const config = { twilight: true, rageWithArmy: true } as const
    const state = mustRight(
      warOfTheRing.position({
        acting: 'shadow',
        dice: { 'free-peoples': ['muster'], shadow: ['army', 'muster'] },
        beside: { factions: ['dunlendings'] },
        hands: { shadow: ['sh-strat-11e', 'sh-strat-25e'] },
        config: { ...config, seed: 'rage' },
      }),
      'position',
    )
    const against = (card: 'sh-strat-11e' | 'sh-strat-25e', die: 'army' | 'muster') =>
      warOfTheRing
        .whyNot(state, { seat: 'shadow', kind: 'playEvent', card, die, as: die })
        .map(({ rule }) => rule)
    expect(against('sh-strat-11e', 'army')).toEqual([])
    expect(against('sh-strat-11e', 'muster')).toEqual(['events.playing'])
    expect(against('sh-strat-25e', 'army')).toEqual(['events.playing'])
    expect(against('sh-strat-25e', 'muster')).toEqual([])
    expect(state.config).toEqual({ ...config, seed: 'rage', chance: 'seeded' })
    expect(mustRight(warOfTheRing.decode(warOfTheRing.encode(state)), 'save')).toEqual(state)
    const signs = (of: object) =>
      warOfTheRing.tables(of).eventCards.find(({ id }) => id === 'sh-strat-11e')?.playedWith
    expect([signs(config), signs({ twilight: true })]).toEqual(['army', 'muster'])
  })
  it('Shadow of Dol Guldur recruits by the Leadership of Nazgûl, and its Army may act', () => {
    const dolGuldur = (units: PositionSpec['armies'], inside: PositionSpec['besieged'] = {}) =>
      shadow(['sh-strat-26e'], { armies: units ?? {}, besieged: inside })
    const led = dolGuldur({ 'dol-guldur': { 'sauron-regular': 1, nazgul: 2, 'witch-king': 1 } })
    const come = after(led, event('sh-strat-26e'))
    expect(army(come, 'dol-guldur')).toEqual({ 'sauron-regular': 5 })
    expect(offers(come, { kind: 'march', from: 'dol-guldur' })).toBe(true)
    const none = dolGuldur({ 'dol-guldur': { 'sauron-regular': 1 } })
    expect(refused(none, event('sh-strat-26e'))).toEqual(['events.requirement'])
    const shut = dolGuldur(
      { 'dol-guldur': { 'elves-elite': 3 } },
      { 'dol-guldur': { 'sauron-regular': 3, nazgul: 3 } },
    )
    const inside = after(shut, event('sh-strat-26e'))
    expect(army(inside, 'dol-guldur', true)).toEqual({ 'sauron-regular': 5 })
    expect(offers(inside, { kind: 'attack', from: 'dol-guldur', to: 'dol-guldur' })).toBe(true)
    expect(offers(inside, { kind: 'march' })).toBe(false)
  })
  it('OT-7: by Old Hatred the Dunlendings strike first, with five dice at most', () => {
    const state = after(
      shadow(['sh-strat-25e'], {
        beside: { factions: ['dunlendings'] },
        captured: ['westemnet'],
        armies: { westemnet: { dunlending: 6, 'isengard-regular': 1 }, eastemnet: { 'rohan-regular': 3 } },
        dice: { 'free-peoples': ['muster'], shadow: ['army'] },
      }),
      { kind: 'beginAttack', ...ARMY },
      { kind: 'attack', from: 'westemnet', to: 'eastemnet' },
      { kind: 'bringAll' },
      { kind: 'declareCard' },
      { kind: 'commit', card: 'sh-strat-25e' },
    )
    const { state: fought, events } = playing(state, dice(5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    expect(events.filter(({ kind }) => kind === 'StrikeDieRolled').length).toBe(5)
    expect(army(fought, 'eastemnet')).toEqual({ 'rohan-regular': 2 })
  })
})

describe('Combat cards about siege engines', () => {
  const siege = (spec: PositionSpec, leader = 0) =>
    after(
      shadow([], {
        armies: { lorien: { 'sauron-regular': 4, 'sauron-elite': 1 } },
        besieged: { lorien: { 'elves-elite': 2, 'elves-leader': leader } },
        dice: { 'free-peoples': ['muster'], shadow: ['army'] },
        ...spec,
      }),
      { kind: 'beginAttack', ...ARMY },
      { kind: 'attack', from: 'lorien', to: 'lorien' },
      { kind: 'bringAll' },
    )
  const use = (card: string) => [{ kind: 'declareCard' }, { kind: 'commit', card }]
  const rolls = (events: ReturnType<typeof playing>['events'], side: string) =>
    events.flatMap((one) => (one.kind === 'CombatDieRolled' && one.side === side ? [one.hit] : []))

  it('EX-28: Among the Siege Engines takes a Tower for a hit of the re-roll, and superiority with it', () => {
    const state = siege(
      {
        beside: { towers: { lorien: 2 }, trebuchets: { lorien: 1 } },
        hands: { 'free-peoples': ['fp-char-25e'] },
      },
      1,
    )
    const hit = after(state, ...use('fp-char-25e'), dice(1, 1, 1, 1, 1, 1, 1, 6))
    expect(asked(hit)).toBe('free-peoples decide/number')
    const wrecked = after(hit, { kind: 'chooseNumber', number: 1 }, { kind: 'lose', piece: 'sauron-regular' })
    expect(number(wrecked, 'towers')).toBe(1)
    expect(asked(wrecked)).toBe('shadow decide/extend')
    const missed = after(state, ...use('fp-char-25e'), dice(1, 1, 1, 1, 1, 1, 1, 4))
    expect([number(missed, 'towers'), asked(missed)]).toEqual([2, 'shadow decide/cease'])
  })
  it('Last Defences adds a die for each Trebuchet', () => {
    const state = siege({
      beside: { trebuchets: { lorien: 2 } },
      hands: { 'free-peoples': ['fp-strat-25e'] },
    })
    const { events } = playing(state, ...use('fp-strat-25e'), dice(1, 1, 1, 1, 1, 1, 1, 1, 1))
    expect(rolls(events, 'free-peoples').length).toBe(4)
    const none = siege({ hands: { 'free-peoples': ['fp-strat-25e'] } })
    expect(refused(none, { kind: 'declareCard' })).toEqual(['battle.cardRequirement'])
  })
  it('Heads of the Fallen: one more on the roll, and no re-roll against it', () => {
    const state = siege({ beside: { towers: { lorien: 1 } }, hands: { shadow: ['sh-char-25e'] } }, 1)
    const { events } = playing(state, ...use('sh-char-25e'), dice(5, 1, 1, 1, 1, 1, 1))
    expect(rolls(events, 'shadow')).toEqual([true, false, false, false, false])
    expect(rolls(events, 'free-peoples').length).toBe(2)
  })
})
