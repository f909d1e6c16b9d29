/** What single rules of the expansion keep from happening, beside the cases of the other files. */
import { describe, expect } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  after,
  army,
  asked,
  dice,
  fresh,
  game,
  number,
  offers,
  playing,
  reading,
  refused,
  table,
  whereIs,
} from './scenes'
import { atWar } from '../support/atWar'

const MUSTER = { die: 'muster', as: 'muster' } as const
const ARMY = { die: 'army', as: 'army' } as const
const WILL = { die: 'will-of-the-west', as: 'army' } as const
const POLITICS = atWar('sauron', 'isengard', 'elves', 'rohan')
const bring = (faction: string) => ({ kind: 'bringFaction', faction, ...MUSTER })
const call = (faction: string) => ({ kind: 'callFaction', faction, ...MUSTER })
const shadow = (spec: PositionSpec = {}): PositionSpec => ({
  acting: 'shadow',
  politics: POLITICS,
  dice: { 'free-peoples': ['muster'], shadow: ['muster', 'muster'] },
  ...spec,
})

describe('set-up and characters', () => {
  ruleForbids(
    'twilight.setUp',
    'no figure of it is in play at first, and the cards replaced are gone',
    () => {
      const { beside } = game.encode(fresh()).table as { readonly beside: unknown }
      expect(beside).toEqual({
        factions: [],
        ships: [],
        ents: [],
        towers: [],
        trebuchets: [],
        entsLost: 0,
        awakenings: 0,
        getIt: 'aside',
      })
      for (const id of ['smeagol', 'galadriel', 'witch-king-chief', 'balrog'])
        expect(whereIs(fresh(), id)).toBe('aside')
      const cards = game.tables.eventCards.map(({ id }) => id)
      expect(cards.filter((id) => /-(char-(19|20|21|17)|strat-1[01])$/.test(id)).sort()).toEqual([
        'fp-char-17',
        'fp-strat-10',
        'fp-strat-11',
        'sh-char-19',
        'sh-char-20',
        'sh-char-21',
      ])
    },
  )
  ruleForbids('twilight.chief', 'without him all Nazgûl together give one re-roll', () => {
    const hunt = (chief: boolean) =>
      playing(
        table({
          fellowship: { region: 'hollin' },
          armies: { hollin: { nazgul: 2, ...(chief ? { 'witch-king-chief': 1 } : {}) } },
          huntBox: { shadow: 3 },
          dice: { 'free-peoples': ['character'], shadow: ['army'] },
        }),
        { kind: 'moveFellowship', die: 'character', as: 'character' },
        dice(...Array.from({ length: chief ? 6 : 4 }, () => 1)),
      ).events.filter(({ kind }) => kind === 'HuntDieRolled').length
    expect([hunt(false), hunt(true)]).toEqual([4, 6])
  })
  ruleForbids('twilight.chiefFollows', 'he follows nowhere else, and not into a Stronghold held', () => {
    const declared = (to: string) =>
      after(
        table({
          phase: 'fellowship',
          fellowship: { region: 'dimrill-dale', progress: 1 },
          characters: { 'witch-king-chief': 'morannon' },
        }),
        { kind: 'declare' },
        { kind: 'goTo', region: to },
      )
    expect(refused(declared('parth-celebrant'), { kind: 'goTo', region: 'hollin' })).toEqual([
      'twilight.chiefFollows',
    ])
    expect(asked(declared('lorien'))).toBe('free-peoples decide/guide')
  })
})

describe('factions', () => {
  ruleAllows('twilight.factions', 'once it is in play its card can be used', () => {
    const state = after(
      table(shadow({ dice: { 'free-peoples': [], shadow: ['muster', 'muster'] } })),
      bring('dunlendings'),
      call('dunlendings'),
    )
    expect(asked(state)).toBe('shadow decide/site')
  })
  ruleForbids('twilight.factions', 'a faction comes once, is called only then, and not by the enemy', () => {
    const state = table(shadow({ beside: { factions: ['dunlendings'] } }))
    expect(refused(state, bring('dunlendings'))).toEqual(['twilight.factions'])
    expect(refused(state, call('corsairs'))).toEqual(['twilight.factions'])
    expect(refused(state, bring('ents'))).toContain('twilight.factions')
    expect(refused(state, call('ents'))).toContain('twilight.factions')
  })
  ruleForbids(
    'twilight.dunlendingsEnter',
    'not while Isengard is at peace, nor where there is no room',
    () => {
      expect(refused(table(shadow({ politics: {} })), bring('dunlendings'))).toEqual([
        'twilight.dunlendingsEnter',
      ])
      const held = shadow({
        captured: ['north-dunland', 'south-dunland'],
        armies: { 'north-dunland': { 'rohan-regular': 1 }, 'south-dunland': { 'rohan-regular': 1 } },
      })
      expect(refused(table(held), bring('dunlendings'))).toEqual(['twilight.dunlendingsEnter'])
      const one = shadow({
        captured: ['north-dunland'],
        armies: { 'north-dunland': { 'rohan-regular': 1 }, 'south-dunland': {} },
      })
      expect(army(after(table(one), bring('dunlendings')), 'south-dunland')).toEqual({ dunlending: 2 })
    },
  )
  ruleForbids('twilight.dunlendingHits', 'one of them alone is not removed while others are there', () => {
    const struck = after(
      table({
        beside: { factions: ['dunlendings'] },
        captured: ['westemnet'],
        politics: POLITICS,
        armies: {
          westemnet: { dunlending: 1, 'isengard-elite': 1, 'isengard-regular': 1 },
          eastemnet: { 'rohan-elite': 2 },
        },
        dice: { 'free-peoples': ['will-of-the-west', 'muster'], shadow: [] },
      }),
      { kind: 'beginAttack', ...WILL },
      { kind: 'attack', from: 'eastemnet', to: 'westemnet' },
      { kind: 'bringAll' },
      dice(6, 1, 1, 1, 1),
    )
    expect(asked(struck)).toBe('shadow decide/casualties')
    expect(refused(struck, { kind: 'lose', piece: 'dunlending' })).toEqual(['twilight.dunlendingHits'])
  })
})

describe('Ents', () => {
  const woken = (spec: PositionSpec = {}): PositionSpec => ({
    characters: { 'gandalf-the-white': 'fangorn', 'gandalf-the-grey': 'replaced' },
    politics: POLITICS,
    armies: { orthanc: { 'isengard-regular': 2, saruman: 1 }, 'fords-of-isen': {} },
    beside: { factions: ['ents'], ents: { fangorn: 1, 'fords-of-isen': 1 } },
    hands: { 'free-peoples': ['fp-char-19e'] },
    dice: { 'free-peoples': ['event', 'muster'], shadow: [] },
    ...spec,
  })
  const play = { kind: 'playEvent', card: 'fp-char-19e', die: 'event', as: 'event' }
  ruleForbids('twilight.entsEnter', 'not without Saruman, nor without a Companion in Fangorn', () => {
    const gone = woken({ beside: {}, armies: {} })
    expect(refused(table(gone), bring('ents'))).toEqual(['twilight.entsEnter'])
    const far = woken({
      beside: {},
      characters: { 'gandalf-the-white': 'edoras', 'gandalf-the-grey': 'replaced' },
    })
    expect(refused(table(far), bring('ents'))).toEqual(['twilight.entsEnter'])
    expect(refused(table(woken({ beside: {} })), bring('ents'))).toEqual([])
  })
  ruleForbids(
    'twilight.entsAwake',
    'an Ent goes nowhere but along the chain, and one stays in Fangorn',
    () => {
      const awake = after(table(woken()), play)
      expect(refused(awake, { kind: 'goTo', region: 'edoras' })).toEqual(['twilight.entsAwake'])
      expect(refused(awake, { kind: 'goTo', region: 'orthanc' })).toEqual(['twilight.entsAwake'])
      expect(refused(awake, { kind: 'aim', region: 'westemnet' })).toEqual(['twilight.entsAwake'])
      const gone = after(awake, { kind: 'goTo', region: 'westemnet' }, { kind: 'goTo', region: 'edoras' })
      expect(asked(gone)).toBe('free-peoples decide/boon')
      expect([number(gone, 'ents', 'fangorn'), number(gone, 'ents', 'edoras')]).toEqual([1, 1])
    },
  )
  ruleForbids('twilight.sarumanFalls', 'he stands while a unit is left in Orthanc', () => {
    const state = after(table(woken()), play, { kind: 'aim', region: 'orthanc' }, dice(6, 1, 1, 1, 1))
    expect(whereIs(state, 'saruman')).toBe('orthanc')
    const empty = woken({ armies: { orthanc: { saruman: 1 }, 'fords-of-isen': {} } })
    const walked = after(table(empty), play, { kind: 'goTo', region: 'orthanc' })
    expect(whereIs(walked, 'saruman')).toBe('eliminated')
  })
  ruleAllows('twilight.sarumanFalls', 'OR-115: besiegers take Orthanc with its last defender', () => {
    const siege = woken({
      armies: { orthanc: { 'rohan-regular': 2 }, 'fords-of-isen': {} },
      besieged: { orthanc: { 'isengard-regular': 1, saruman: 1 } },
    })
    const { state, events } = playing(
      table(siege),
      play,
      { kind: 'aim', region: 'orthanc' },
      dice(6, 1, 1, 1, 1),
    )
    expect(events.some(({ kind }) => kind === 'SettlementCaptured')).toBe(true)
    expect(whereIs(state, 'saruman')).toBe('eliminated')
  })
})

describe('siege engines', () => {
  const siege = (beside: PositionSpec['beside']): PositionSpec => ({
    acting: 'shadow',
    politics: POLITICS,
    armies: { lorien: { 'sauron-regular': 4, 'sauron-elite': 1 } },
    besieged: { lorien: { 'elves-elite': 2 } },
    dice: { 'free-peoples': ['muster'], shadow: ['army'] },
    beside: beside ?? {},
  })
  const storm = (beside: PositionSpec['beside']) =>
    after(
      table(siege(beside)),
      { kind: 'beginAttack', ...ARMY },
      { kind: 'attack', from: 'lorien', to: 'lorien' },
      { kind: 'bringAll' },
    )
  ruleForbids(
    'twilight.superiority',
    'no Elite extends the battle while the Free Peoples are superior',
    () => {
      const { events } = playing(storm({ trebuchets: { lorien: 1 } }), dice(1, 1, 1, 1, 1, 3, 3))
      expect(events.some(({ kind }) => kind === 'BattleEnded')).toBe(true)
      expect(asked(after(storm({}), dice(1, 1, 1, 1, 1, 1, 1)))).toBe('shadow decide/extend')
    },
  )
  ruleForbids('twilight.superiority', 'TC-35: the third round costs an Elite', () => {
    const second = after(storm({ towers: { lorien: 2 } }), dice(1, 1, 1, 1, 1, 1, 1), { kind: 'fight' })
    expect(asked(after(second, dice(1, 1, 1, 1, 1, 1, 1)))).toBe('shadow decide/extend')
  })
  ruleForbids('twilight.claim', 'nothing is asked without engines, or with more on one side', () => {
    for (const beside of [{}, { trebuchets: { lorien: 1 } }, { towers: { lorien: 1 } }])
      expect(asked(storm(beside))).toBe('nature shadow combat die')
    const left = after(storm({ towers: { lorien: 1 }, trebuchets: { lorien: 1 } }), { kind: 'pass' })
    expect(asked(after(left, dice(1, 1, 1, 1, 1, 4, 4)))).toBe('shadow decide/extend')
  })
  const leaving = (number: number) =>
    after(
      table({
        politics: POLITICS,
        beside: { trebuchets: { lorien: 1 } },
        armies: { lorien: { 'elves-elite': 2 } },
        dice: { 'free-peoples': ['will-of-the-west'], shadow: [] },
      }),
      { kind: 'moveArmies', ...WILL },
      { kind: 'march', from: 'lorien', to: 'parth-celebrant' },
      { kind: 'bring', piece: 'elves-elite', number },
    )
  ruleAllows('twilight.enginesLost', 'Trebuchets go when their Army leaves', () => {
    expect(number(leaving(2), 'trebuchets')).toBe(0)
  })
  ruleForbids('twilight.enginesLost', 'they stay with a part of it, and where none ever was', () => {
    expect(number(leaving(1), 'trebuchets')).toBe(1)
    const built = after(
      table({
        politics: POLITICS,
        armies: { 'helms-deep': {} },
        dice: { 'free-peoples': ['muster'], shadow: ['army'] },
      }),
      { kind: 'buildEngine', ...MUSTER },
      { kind: 'aim', region: 'helms-deep' },
    )
    expect(number(built, 'trebuchets', 'helms-deep')).toBe(1)
  })
  ruleAllows('twilight.engines', 'a Tower before a Stronghold of its own that the Shadow has lost', () => {
    const state = after(
      table(
        shadow({
          captured: ['moria'],
          armies: { moria: { 'sauron-regular': 3 } },
          besieged: { moria: { 'dwarves-regular': 2 } },
        }),
      ),
      { kind: 'buildEngine', ...MUSTER },
    )
    expect(offers(state, { kind: 'aim', region: 'moria' })).toBe(true)
    expect(reading(state).table.dice.unused.shadow).toMatchObject({ muster: 1 })
  })
})
