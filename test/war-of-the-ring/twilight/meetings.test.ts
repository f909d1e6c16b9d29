/** What the expansion makes of the base game, and what of it stays as it is (chapter XII). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { ruleAllows, ruleForbids } from '../support/rules'
import {
  after,
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
import { atWar } from '../support/atWar'

const move = { kind: 'moveFellowship', die: 'character', as: 'character' }
const event = (card: string) => ({ kind: 'playEvent', card, die: 'event', as: 'event' })
const POLITICS = atWar('sauron', 'isengard', 'southrons', 'elves', 'rohan')
const ALL = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin']
const companions = (...ids: ReadonlyArray<string>): NonNullable<PositionSpec['characters']> =>
  Object.fromEntries(ALL.map((id) => [id, ids.includes(id) ? 'fellowship' : 'eliminated']))
const withSmeagol = (others: ReadonlyArray<string>, spec: PositionSpec = {}): PositionSpec => ({
  characters: { ...companions(...others), smeagol: 'fellowship' },
  fellowship: { region: 'hollin', guide: 'smeagol' },
  huntTiles: { removed: { smeagol: 1 } },
  dice: { 'free-peoples': ['character', 'event'], shadow: ['event'] },
  ...spec,
})
const alone = (spec: PositionSpec = {}): PositionSpec => ({
  characters: { ...companions(), smeagol: 'eliminated' },
  fellowship: { region: 'hollin', guide: 'gollum' },
  huntTiles: { removed: { smeagol: 1 } },
  huntBox: { shadow: 1 },
  dice: { 'free-peoples': ['character', 'event'], shadow: ['event'] },
  ...spec,
})

describe('Sméagol and the base game', () => {
  ruleForbids('twilight.smeagolAlone', 'TC-40: no card comes when Gollum takes his place', () => {
    const drawn = after(
      table(withSmeagol(['meriadoc'], { huntBox: { shadow: 1 } })),
      move,
      dice(6, 'standard-1'),
      { kind: 'loseRandom' },
    )
    const merry = after(drawn, dice('meriadoc'))
    expect([whereIs(merry, 'smeagol'), beside(merry)['getIt']]).toEqual(['replaced', 'aside'])
    expect(reading(merry).table.fellowship.guide).toBe('gollum')
    const him = after(drawn, dice('smeagol'))
    expect([whereIs(him, 'smeagol'), beside(him)['getIt']]).toEqual(['eliminated', 'table'])
    expect(reading(him).table.fellowship.guide).toBe('meriadoc')
  })

  const breaking = (others: ReadonlyArray<string>, fellowship: PositionSpec['fellowship'] = {}) =>
    after(
      table(
        withSmeagol(others, {
          acting: 'shadow',
          fellowship: {
            guide: 'smeagol',
            revealed: true,
            ...fellowship,
            ...(fellowship.mordor === undefined ? { region: 'hollin' } : {}),
          },
          hands: { shadow: ['sh-char-14'] },
        }),
      ),
      event('sh-char-14'),
    )
  it('OR-101: whom The Breaking of the Fellowship takes on the Mordor Track is eliminated, he too', () => {
    const state = after(breaking(['strider', 'boromir'], { mordor: 1 }), dice('standard-1'), {
      kind: 'join',
      character: 'smeagol',
    })
    expect([whereIs(state, 'smeagol'), beside(state)['getIt']]).toEqual(['eliminated', 'table'])
  })
  it('OR-102: elsewhere he is discarded with those whom it takes', () => {
    const state = after(
      breaking(['strider', 'boromir']),
      dice('standard-2'),
      { kind: 'join', character: 'smeagol' },
      { kind: 'join', character: 'boromir' },
    )
    expect([whereIs(state, 'boromir'), whereIs(state, 'smeagol')]).toEqual(['hollin', 'eliminated'])
    expect(reading(state).table.fellowship.guide).toBe('strider')
    expect(beside(state)['getIt']).toBe('aside')
    const all = after(breaking(['strider']), dice('standard-3'), { kind: 'join', character: 'strider' })
    expect([whereIs(all, 'strider'), reading(all).table.fellowship.guide]).toEqual(['hollin', 'gollum'])
  })
  it('OR-104: his tile drawn by a card takes nobody away', () => {
    const state = after(breaking(['strider']), dice('smeagol'))
    expect(reading(state).derived.companions).toEqual(['strider', 'smeagol'])
    expect(reading(state).table.tiles.pool.smeagol).toBe(1)
  })

  const lured = after(
    table(
      withSmeagol(['strider', 'meriadoc'], {
        acting: 'shadow',
        fellowship: { region: 'hollin', guide: 'smeagol', revealed: true },
        hands: { shadow: ['sh-char-13'] },
      }),
    ),
    event('sh-char-13'),
    dice('smeagol'),
  )
  it('Lure of the Ring that finds him costs the highest Level, or him', () => {
    const borne = after(lured, { kind: 'takeCorruption' })
    expect(reading(borne).table.fellowship.corruption).toBe(3)
    const lost = after(lured, { kind: 'lose', piece: 'smeagol' })
    expect([whereIs(lost, 'smeagol'), beside(lost)['getIt']]).toEqual(['eliminated', 'table'])
  })

  ruleForbids('twilight.smeagolDeclares', 'a Fellowship that is revealed, or has another Guide', () => {
    const declare = { kind: 'declareWithDie', die: 'character', as: 'character' }
    const shown = withSmeagol(['strider'], {
      fellowship: { region: 'hollin', guide: 'smeagol', revealed: true },
    })
    expect(refused(table(shown), declare)).toEqual(['twilight.smeagolDeclares'])
    expect(refused(table({ dice: { 'free-peoples': ['character'], shadow: [] } }), declare)).toEqual([
      'twilight.smeagolDeclares',
    ])
    expect(
      refused(table(withSmeagol(['strider'])), { kind: 'declareWithDie', die: 'event', as: 'event' }),
    ).toEqual(['die.character'])
  })

  ruleForbids('twilight.getIt', 'it is not used with a Companion as Guide', () => {
    const other = alone({
      beside: { getIt: 'table' },
      characters: { smeagol: 'eliminated' },
      fellowship: { region: 'hollin' },
    })
    const drawn = after(table(other), move, dice(6, 'standard-3'))
    expect(asked(drawn)).toBe('free-peoples decide/damage')
  })
  it('OT-4: the Free Peoples replace a tile first, the Shadow the next, and both go back', () => {
    const spec = alone({ beside: { getIt: 'table' }, onTable: { 'free-peoples': ['fp-char-05'] } })
    const drawn = after(table(spec), move, dice(6, 'standard-3'))
    expect(asked(drawn)).toBe('free-peoples decide/reaction')
    const next = after(drawn, { kind: 'useCard', card: 'fp-char-05' }, dice('standard-1'))
    expect(asked(next)).toBe('shadow decide/getIt')
    const last = after(next, { kind: 'redraw' }, dice('standard-2'), { kind: 'takeCorruption' })
    expect(reading(last).table.tiles.drawn).toEqual({ 'standard-2': 1 })
    expect(reading(last).table.fellowship.corruption).toBe(2)
  })
})

describe('Fire and Shadow', () => {
  const declared = (fellowship: PositionSpec['fellowship'], spec: PositionSpec = {}) =>
    table({ phase: 'fellowship', characters: { balrog: 'moria' }, fellowship: fellowship ?? {}, ...spec })
  ruleForbids('twilight.fireAndShadow', 'OR-109: nothing burns without Progress', () => {
    const { events } = playing(declared({ region: 'moria', progress: 0 }), { kind: 'declare' })
    expect(events.some(({ kind }) => kind === 'TileDrawn')).toBe(false)
    const stays = after(declared({ region: 'moria', progress: 1 }), { kind: 'declare' }, { kind: 'done' })
    expect(asked(stays)).toBe('nature hunt tile')
  })
  it('OR-139: the Chief follows, the Balrog burns, and then the gates close', () => {
    const spec = withSmeagol(['strider', 'boromir'], {
      characters: {
        ...companions('strider', 'boromir'),
        smeagol: 'fellowship',
        balrog: 'moria',
        'witch-king-chief': 'angmar',
      },
      fellowship: { region: 'hollin', guide: 'smeagol', progress: 2 },
      onTable: { shadow: ['sh-char-25e'] },
    })
    const way = after(
      table(spec),
      { kind: 'declareWithDie', die: 'character', as: 'character' },
      { kind: 'goTo', region: 'moria' },
      { kind: 'goTo', region: 'dimrill-dale' },
    )
    expect(asked(way)).toBe('shadow decide/follow')
    const burning = after(way, { kind: 'pass' })
    expect(asked(burning)).toBe('nature hunt tile')
    expect(asked(after(burning, dice('standard-0-reveal')))).toBe('shadow decide/reaction')
  })
  it('OR-140: Lady Galadriel may cancel its Eye', () => {
    const state = declared(
      { region: 'hollin', progress: 1 },
      { politics: POLITICS, characters: { balrog: 'moria', galadriel: 'lorien' } },
    )
    const eye = after(state, { kind: 'declare' }, { kind: 'goTo', region: 'moria' }, dice('standard-eye'))
    expect(asked(eye)).toBe('free-peoples decide/light')
    const calm = after(eye, { kind: 'cancelTile' }, dice('standard-0-reveal'))
    expect([whereIs(calm, 'balrog'), whereIs(calm, 'gandalf-the-grey')]).toEqual(['moria', 'fellowship'])
  })
})

describe('Lady Galadriel and the base game', () => {
  const spec: PositionSpec = {
    politics: POLITICS,
    armies: { lorien: { 'elves-elite': 2, galadriel: 1 }, edoras: { 'rohan-regular': 2, strider: 1 } },
    hands: { 'free-peoples': ['fp-strat-12'] },
    dice: { 'free-peoples': ['event', 'will-of-the-west', 'character'], shadow: ['army'] },
  }
  ruleAllows('twilight.galadrielStays', 'she stays in Lórien when its Army goes', () => {
    const gone = after(
      table(spec),
      { kind: 'moveArmies', die: 'will-of-the-west', as: 'army' },
      { kind: 'march', from: 'lorien', to: 'parth-celebrant' },
      { kind: 'bringAll' },
    )
    expect(whereIs(gone, 'galadriel')).toBe('lorien')
  })
  it('she neither travels nor goes with an Army through a day and a night', () => {
    const going = after(table(spec), { kind: 'moveCharacters', die: 'character', as: 'character' })
    expect(offers(going, { kind: 'join', character: 'galadriel' })).toBe(false)
    const marching = after(table(spec), event('fp-strat-12'))
    expect(offers(marching, { kind: 'march', from: 'edoras' })).toBe(true)
    expect(offers(marching, { kind: 'march', from: 'lorien' })).toBe(false)
    const her: PositionSpec = { ...spec, armies: { lorien: { 'elves-elite': 2, galadriel: 1 } } }
    expect(refused(table(her), event('fp-strat-12'))).toContain('events.requirement')
  })
  ruleForbids('twilight.galadrielEntry', 'OR-105: not to Lórien in enemy hands; under siege she may', () => {
    const bring = { kind: 'bringCharacter', character: 'galadriel', die: 'muster', as: 'muster' }
    const siege: PositionSpec = {
      politics: POLITICS,
      armies: { lorien: { 'sauron-regular': 5 } },
      dice: { 'free-peoples': ['muster'], shadow: ['army'] },
    }
    const inside = table({ ...siege, besieged: { lorien: { 'elves-elite': 2 } } })
    expect(whereIs(after(inside, bring), 'galadriel')).toBe('lorien/inside')
    expect(refused(table({ ...siege, captured: ['lorien'] }), bring)).toContain('twilight.galadrielEntry')
  })
  it('OR-140: an Eye drawn for Challenge of the King can be cancelled', () => {
    const challenge: PositionSpec = {
      politics: POLITICS,
      characters: { galadriel: 'lorien', strider: 'minas-tirith' },
      hands: { 'free-peoples': ['fp-char-14'] },
      dice: { 'free-peoples': ['event', 'character'], shadow: [] },
    }
    const eye = after(table(challenge), event('fp-char-14'), dice('standard-eye'))
    expect(asked(eye)).toBe('free-peoples decide/light')
    const done = after(eye, { kind: 'cancelTile' }, dice('smeagol', 'standard-1', 'standard-2'))
    expect(reading(done).table.tiles.removed).toEqual({ 'standard-eye': 1 })
    expect(reading(done).table.tiles.pool.smeagol).toBe(2)
  })
})

describe('cards about the Witch-king and the Chief', () => {
  const spec = (card: 'sh-strat-12' | 'sh-char-20' | 'sh-char-24', at: PositionSpec): PositionSpec => ({
    acting: 'shadow',
    politics: POLITICS,
    hands: { shadow: [card] },
    dice: { 'free-peoples': ['muster'], shadow: ['event'] },
    ...at,
  })
  it('The King Returns to Angmar, Grond and The Black Captain Commands are about him too', () => {
    const sent = after(
      table(spec('sh-strat-12', { characters: { 'witch-king-chief': 'hollin' } })),
      event('sh-strat-12'),
    )
    expect(whereIs(sent, 'witch-king-chief')).toBe('angmar')
    const commands = spec('sh-char-24', {
      armies: { hollin: { 'sauron-regular': 2, 'witch-king-chief': 1 } },
    })
    const called = after(table(commands), event('sh-char-24'))
    expect(offers(called, { kind: 'recruit', piece: 'nazgul', region: 'hollin' })).toBe(true)
  })
  const grond = (beyond: PositionSpec['beside']) =>
    after(
      table(
        spec('sh-char-20', {
          armies: { lorien: { 'sauron-regular': 4, 'sauron-elite': 1, 'witch-king-chief': 1 } },
          besieged: { lorien: { 'elves-elite': 2 } },
          beside: beyond ?? {},
        }),
      ),
      event('sh-char-20'),
      { kind: 'bringAll' },
    )
  it('TT-56: three rounds of Grond are fought though the Free Peoples are superior', () => {
    const round = after(grond({ trebuchets: { lorien: 1 } }), dice(1, 1, 1, 1, 1, 1, 1, 1, 1))
    expect(asked(round)).toBe('shadow decide/cease')
    const second = after(round, { kind: 'fight' }, dice(1, 1, 1, 1, 1, 1, 1, 1, 1), { kind: 'fight' })
    const over = playing(second, dice(1, 1, 1, 1, 1, 1, 1, 1, 1))
    expect(over.events.some(({ kind }) => kind === 'BattleEnded')).toBe(true)
  })
})

describe('Ents and the base game', () => {
  const spec = (beyond: PositionSpec['beside']): PositionSpec => ({
    acting: 'shadow',
    characters: { 'gandalf-the-white': 'fangorn', 'gandalf-the-grey': 'replaced' },
    politics: { isengard: { steps: 0 } },
    armies: { orthanc: { 'isengard-regular': 4, saruman: 1 } },
    beside: beyond ?? {},
    dice: { 'free-peoples': [], shadow: ['muster', 'muster'] },
  })
  const voice = { kind: 'upgrade', character: 'saruman', die: 'muster', as: 'muster' }
  it('TT-48: each time that Saruman speaks an Ent comes', () => {
    const twice = after(table(spec({ factions: ['ents'], ents: { fangorn: 1 } })), voice, voice)
    expect(number(twice, 'ents', 'fangorn')).toBe(3)
  })
  ruleForbids(
    'twilight.entsRecruited',
    'none comes once all three cards have been played, nor a ninth',
    () => {
      const over = spec({ factions: ['ents'], entsLost: 4, awakenings: 3 })
      expect(number(after(table(over), voice), 'ents')).toBe(0)
      const all = spec({ factions: ['ents'], ents: { fangorn: 1 }, entsLost: 7 })
      expect(number(after(table(all), voice), 'ents')).toBe(1)
      expect(number(after(table(spec({})), voice), 'ents')).toBe(0)
    },
  )
})

describe('Dunlendings and the base game', () => {
  it('Spirit of Mordor takes them for units of Isengard', () => {
    const struck = (units: PositionSpec['armies']) =>
      after(
        table({
          politics: POLITICS,
          armies: units ?? {},
          beside: { factions: ['dunlendings'] },
          hands: { 'free-peoples': ['fp-strat-05'] },
          dice: { 'free-peoples': ['event', 'muster'], shadow: [] },
        }),
        event('fp-strat-05'),
      )
    expect(asked(struck({ 'north-dunland': { dunlending: 2, 'isengard-regular': 1 } }))).toBe(
      'free-peoples decide/action',
    )
    expect(asked(struck({ 'north-dunland': { dunlending: 2, 'sauron-regular': 1 } }))).toBe(
      'nature event die',
    )
  })
  it('TT-39: alone they cross a border; a Sauron unit not at war beside them does not', () => {
    const marching = after(
      table({
        acting: 'shadow',
        politics: { isengard: { steps: 0 } },
        armies: { 'gap-of-rohan': { dunlending: 2, 'sauron-regular': 1 }, 'fords-of-isen': {} },
        beside: { factions: ['dunlendings'] },
        dice: { 'free-peoples': ['muster'], shadow: ['army'] },
      }),
      { kind: 'moveArmies', die: 'army', as: 'army' },
      { kind: 'march', from: 'gap-of-rohan', to: 'fords-of-isen' },
    )
    expect(offers(marching, { kind: 'bring', piece: 'dunlending', number: 2 })).toBe(true)
    expect(refused(marching, { kind: 'bring', piece: 'sauron-regular', number: 1 })).toContain(
      'movement.nation',
    )
  })
})
