/** Lady Galadriel, the Chief of the Ringwraiths and the Balrog (chapter XII, p. 73-74). */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { ruleAllows, ruleForbids } from '../support/rules'
import { nextPool } from '../../../src/war-of-the-ring/query/dice'
import { huntRerolls } from '../../../src/war-of-the-ring/query/hunt'
import { TWILIGHT } from '../support/base'
import { after, army, asked, beside, dice, offers, playing, reading, refused, table, whereIs } from './scenes'
import { atWar } from '../support/atWar'

const bring = (character: string) => ({ kind: 'bringCharacter', character, die: 'muster', as: 'muster' })
const move = { kind: 'moveFellowship', die: 'character', as: 'character' }
const ELVES_AT_WAR = atWar('elves')
const pools = (spec: PositionSpec): readonly [number, number] => {
  const state = table(spec)
  return [nextPool(TWILIGHT.rules, state.table, 0), nextPool(TWILIGHT.rules, state.table, 1)]
}

describe('Lady Galadriel', () => {
  const muster: PositionSpec = {
    politics: ELVES_AT_WAR,
    dice: { 'free-peoples': ['muster'], shadow: ['army'] },
  }

  ruleAllows(
    'twilight.galadrielEntry',
    'TT-16: a Muster result brings her with the Elves at war, and she brings a die',
    () => {
      const state = after(table(muster), bring('galadriel'))
      expect(whereIs(state, 'galadriel')).toBe('lorien')
      expect(pools({ politics: ELVES_AT_WAR, characters: { galadriel: 'lorien' } })[0]).toBe(5)
      expect(refused(table({ ...muster, politics: {} }), bring('galadriel'))).toContain(
        'twilight.galadrielEntry',
      )
    },
  )

  ruleForbids(
    'twilight.galadriel',
    'TT-17: her die rests beside Gandalf the White, who bars her entry too',
    () => {
      const both = {
        characters: {
          galadriel: 'lorien',
          'gandalf-the-white': 'fangorn',
          'gandalf-the-grey': 'replaced',
          saruman: 'orthanc',
        },
        politics: { isengard: { steps: 0 } },
        armies: { orthanc: { 'isengard-regular': 4, saruman: 1 } },
      } as const
      const { saruman: _, ...characters } = both.characters
      expect(pools({ ...both, characters })[0]).toBe(5)
      const barred = table({
        ...muster,
        ...both,
        politics: { ...both.politics, ...ELVES_AT_WAR },
        characters: { ...characters, galadriel: 'aside' },
      })
      expect(refused(barred, bring('galadriel'))).toContain('twilight.galadrielEntry')
    },
  )

  const light: PositionSpec = {
    politics: ELVES_AT_WAR,
    characters: { galadriel: 'lorien' },
    fellowship: { region: 'hollin' },
    huntBox: { shadow: 1 },
    dice: { 'free-peoples': ['character', 'muster'], shadow: ['army'] },
  }
  ruleAllows('twilight.ladyOfLight', 'TT-18: for a Ring she cancels an Eye, once in a turn', () => {
    const drawn = after(table(light), move, dice(6, 'standard-eye'))
    expect(asked(drawn)).toBe('free-peoples decide/light')
    const state = after(drawn, { kind: 'cancelTile' }, dice('standard-eye'))
    expect(reading(state).table.tiles.removed).toEqual({ 'standard-eye': 1 })
    expect(reading(state).table.dice.rings.shadow).toBe(1)
    expect(asked(state)).toBe('free-peoples decide/damage')
    expect(refused(state, { kind: 'cancelTile' }).length).toBeGreaterThan(0)
  })

  ruleForbids('twilight.ladyOfLight', 'TT-19: not The Ring is Mine!', () => {
    const spec: PositionSpec = {
      ...light,
      fellowship: { mordor: 1 },
      huntTiles: { pool: { 'the-ring-is-mine': 1 } },
    }
    expect(asked(after(table(spec), move))).not.toBe('free-peoples decide/light')
  })

  const besieged = (units: number): PositionSpec => ({
    politics: ELVES_AT_WAR,
    armies: { lorien: { 'sauron-regular': 5 } },
    besieged: { lorien: { 'elves-elite': units, galadriel: 1 } },
    dice: { 'free-peoples': ['muster'], shadow: ['army'] },
  })
  const recruit = { kind: 'recruit', piece: 'elves-regular', region: 'lorien' }
  ruleAllows('twilight.galadriel', 'TT-20: Elves muster in besieged Lórien, up to five units', () => {
    const begun = after(table(besieged(3)), { kind: 'beginRecruiting', die: 'muster', as: 'muster' })
    expect(army(after(begun, recruit), 'lorien', true)).toMatchObject({
      'elves-regular': 1,
      'elves-elite': 3,
    })
    const full = after(table(besieged(5)), { kind: 'beginRecruiting', die: 'muster', as: 'muster' })
    expect(refused(full, recruit)).toContain('armies.stacking')
  })

  it('TT-21: in battle she counts as a Companion of Level 3', () => {
    const spec: PositionSpec = {
      ...besieged(2),
      acting: 'shadow',
      politics: { ...ELVES_AT_WAR, sauron: { steps: 0 } },
      hands: { 'free-peoples': ['fp-char-10'] },
      dice: { 'free-peoples': ['muster'], shadow: ['army'] },
    }
    const shown = after(
      table(spec),
      { kind: 'beginAttack', die: 'army', as: 'army' },
      { kind: 'attack', from: 'lorien', to: 'lorien' },
      { kind: 'bringAll' },
      { kind: 'declareCard' },
      { kind: 'commit', card: 'fp-char-10' },
    )
    const hit = after(shown, dice(6, 6, 6, 6, 1, 1, 1, 1, 1))
    expect(asked(hit)).toBe('free-peoples decide/figure')
    const chosen = after(hit, { kind: 'chooseFigure', piece: 'galadriel' })
    expect(offers(chosen, { kind: 'chooseNumber', number: 3 })).toBe(true)
    expect(refused(chosen, { kind: 'chooseNumber', number: 4 })).toContain('events.combatText')
    expect(whereIs(after(chosen, { kind: 'chooseNumber', number: 3 }), 'galadriel')).toBe('eliminated')
  })

  ruleForbids('twilight.galadrielStays', 'TT-22: she is lost when Lórien is taken', () => {
    const spec: PositionSpec = {
      politics: { ...ELVES_AT_WAR, sauron: { steps: 0 } },
      armies: { 'dimrill-dale': { 'sauron-regular': 5 }, lorien: { galadriel: 1 } },
      acting: 'shadow',
      dice: { 'free-peoples': ['muster'], shadow: ['army'] },
    }
    const state = after(
      table(spec),
      { kind: 'moveArmies', die: 'army', as: 'army' },
      { kind: 'march', from: 'dimrill-dale', to: 'lorien' },
      { kind: 'bringAll' },
    )
    expect(whereIs(state, 'galadriel')).toBe('eliminated')
  })
})

describe('the Chief of the Ringwraiths', () => {
  const muster = (region: 'rivendell' | 'hollin', spec: PositionSpec = {}): PositionSpec => ({
    fellowship: { region },
    acting: 'shadow',
    dice: { 'free-peoples': ['muster'], shadow: ['muster'] },
    ...spec,
  })
  ruleAllows(
    'twilight.chiefEntry',
    'TT-23: he comes to the Ring-bearers, but not into a Stronghold of the Free Peoples',
    () => {
      expect(refused(table(muster('rivendell')), bring('witch-king-chief'))).toContain('twilight.chiefEntry')
      const { state, events } = playing(table(muster('hollin')), bring('witch-king-chief'))
      expect(whereIs(state, 'witch-king-chief')).toBe('hollin')
      expect(events.some(({ kind }) => kind === 'NationActivated')).toBe(false)
    },
  )

  ruleAllows('twilight.chief', 'TT-24: every Nazgûl with the Ring-bearers gives a re-roll', () => {
    const region = (chief: number): PositionSpec => ({
      fellowship: { region: 'hollin' },
      armies: { hollin: { 'sauron-regular': 2, nazgul: 2, ...(chief > 0 ? { 'witch-king-chief': 1 } : {}) } },
    })
    expect(huntRerolls(TWILIGHT.rules, table(region(1)).table)).toBe(4)
    expect(huntRerolls(TWILIGHT.rules, table(region(0)).table)).toBe(2)
  })

  ruleForbids(
    'twilight.chiefEntry',
    'TT-25: once he has been in play the Black Captain never comes, and the other way round',
    () => {
      const war = { politics: atWar('sauron') }
      expect(
        refused(
          table(muster('hollin', { ...war, characters: { 'witch-king-chief': 'eliminated' } })),
          bring('witch-king'),
        ),
      ).toContain('character.witchKingEntry')
      expect(
        refused(
          table(muster('hollin', { characters: { 'witch-king': 'eliminated' } })),
          bring('witch-king-chief'),
        ),
      ).toContain('twilight.chiefEntry')
    },
  )

  ruleAllows('twilight.chiefFollows', 'TT-26: he follows a declaration, but not into Lórien', () => {
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
    const outside = declared('parth-celebrant')
    expect(asked(outside)).toBe('shadow decide/follow')
    expect(whereIs(after(outside, { kind: 'goTo', region: 'parth-celebrant' }), 'witch-king-chief')).toBe(
      'parth-celebrant',
    )
    expect(asked(declared('lorien'))).not.toBe('shadow decide/follow')
  })
})

describe('the Balrog of Moria', () => {
  const muster: PositionSpec = {
    acting: 'shadow',
    politics: { dwarves: { steps: 1, active: false }, north: { steps: 3 }, elves: { steps: 2 } },
    dice: { 'free-peoples': ['muster'], shadow: ['muster'] },
  }
  ruleAllows(
    'twilight.balrogEntry',
    'TT-27: he comes to Moria with a unit, and three Nations advance; Sauron need not be at war',
    () => {
      const asks = after(table(muster), bring('balrog'))
      expect(asked(asks)).toBe('shadow decide/retinue')
      const before = army(asks, 'moria')['sauron-elite'] ?? 0
      const state = after(asks, { kind: 'recruit', piece: 'sauron-elite', region: 'moria' })
      expect(army(state, 'moria')['sauron-elite']).toBe(before + 1)
      const { politics } = reading(state).table
      expect([politics.dwarves.steps, politics.north.steps, politics.elves.steps]).toEqual([1, 2, 1])
    },
  )

  const onWay = (spec: PositionSpec = {}): PositionSpec => ({
    phase: 'fellowship',
    fellowship: { region: 'hollin', progress: 3 },
    characters: { balrog: 'moria' },
    ...spec,
  })
  const way = [
    { kind: 'declare' },
    { kind: 'goTo', region: 'moria' },
    { kind: 'goTo', region: 'dimrill-dale' },
    { kind: 'goTo', region: 'parth-celebrant' },
  ] as const
  ruleAllows(
    'twilight.fireAndShadow',
    'TT-28: on a way by Moria a tile is drawn that does not reveal; an Eye takes him and the Guide',
    () => {
      const calm = after(table(onWay()), ...way, dice('standard-1-reveal'))
      expect(reading(after(calm, { kind: 'takeCorruption' })).table.fellowship).toMatchObject({
        revealed: false,
        corruption: 1,
      })
      const eye = after(table(onWay()), ...way, dice('standard-eye'))
      expect(whereIs(eye, 'balrog')).toBe('eliminated')
      expect(whereIs(eye, 'gandalf-the-grey')).toBe('eliminated')
      expect(reading(eye).table.fellowship.corruption).toBe(0)
    },
  )

  const alone = Object.fromEntries(
    ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'].map((id) => [
      id,
      'eliminated',
    ]),
  )
  ruleForbids('twilight.fireAndShadow', 'TT-29: with Gollum as Guide the Eye does nothing', () => {
    const spec = onWay({
      characters: { ...alone, balrog: 'moria' },
      fellowship: { region: 'hollin', progress: 3, guide: 'gollum' },
    })
    const state = after(table(spec), ...way, dice('standard-eye'))
    expect(whereIs(state, 'balrog')).toBe('moria')
  })

  it('TT-30: with Sméagol as Guide both are gone, and We Shall Get It comes', () => {
    const spec = onWay({
      characters: { balrog: 'moria', smeagol: 'fellowship' },
      fellowship: { region: 'hollin', progress: 3, guide: 'smeagol' },
      huntTiles: { removed: { smeagol: 1 } },
    })
    const state = after(table(spec), ...way, dice('standard-eye'))
    expect([whereIs(state, 'balrog'), whereIs(state, 'smeagol')]).toEqual(['eliminated', 'eliminated'])
    expect(beside(state)['getIt']).toBe('table')
  })

  ruleForbids(
    'twilight.balrogEntry',
    'TT-31: a Witch-king in play bars him, and his die rests beside one',
    () => {
      expect(
        refused(table({ ...muster, characters: { 'witch-king-chief': 'hollin' } }), bring('balrog')),
      ).toContain('twilight.balrogEntry')
      expect(pools({ characters: { balrog: 'moria' } })[1]).toBe(8)
      expect(pools({ characters: { balrog: 'moria', 'witch-king-chief': 'hollin' } })[1]).toBe(8)
    },
  )

  ruleAllows('twilight.balrog', 'TT-32: he adds two to Combat Strength and leads with three', () => {
    const spec: PositionSpec = {
      politics: { sauron: { steps: 0 }, elves: { steps: 0, active: true } },
      armies: { moria: { 'sauron-regular': 2, balrog: 1 }, hollin: { 'elves-elite': 3 } },
      dice: { 'free-peoples': ['will-of-the-west', 'muster'], shadow: [] },
    }
    const fight = after(
      table(spec),
      { kind: 'beginAttack', die: 'will-of-the-west', as: 'army' },
      { kind: 'attack', from: 'hollin', to: 'moria' },
      { kind: 'bringAll' },
      { kind: 'fight' },
    )
    const { events } = playing(fight, dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
    const rolled = events.flatMap((event) =>
      event.kind === 'CombatDieRolled' && event.side === 'shadow' ? [event.again] : [],
    )
    expect(rolled).toEqual([false, false, false, false, true, true, true])
  })

  it('TT-33: with A Balrog is Come! he moves two regions, and falls when it is ended', () => {
    const spec: PositionSpec = {
      acting: 'shadow',
      characters: { balrog: 'moria' },
      onTable: { shadow: ['sh-char-17e'] },
      armies: { moria: { 'sauron-regular': 2 } },
      dice: { 'free-peoples': ['will-of-the-west'], shadow: ['character'] },
    }
    const gone = after(
      table(spec),
      { kind: 'moveCharacters', die: 'character', as: 'character' },
      { kind: 'join', character: 'balrog' },
      { kind: 'goTo', region: 'north-dunland' },
      { kind: 'done' },
    )
    expect(whereIs(gone, 'balrog')).toBe('north-dunland')
    const ended = after(gone, {
      kind: 'endCard',
      card: 'sh-char-17e',
      die: 'will-of-the-west',
      as: 'will-of-the-west',
    })
    expect(whereIs(ended, 'balrog')).toBe('eliminated')
    expect(offers(table({ ...spec, onTable: {} }), { kind: 'moveCharacters' })).toBe(true)
    const still = after(table({ ...spec, onTable: {} }), {
      kind: 'moveCharacters',
      die: 'character',
      as: 'character',
    })
    expect(offers(still, { kind: 'join', character: 'balrog' })).toBe(false)
  })

  ruleForbids('twilight.balrog', 'TT-34: he calls no Gandalf the White', () => {
    const spec = (id: 'balrog' | 'witch-king-chief'): PositionSpec => ({
      characters: { [id]: 'eliminated', 'gandalf-the-grey': 'eliminated' },
      dice: { 'free-peoples': ['will-of-the-west'], shadow: [] },
    })
    const entry = {
      kind: 'bringCharacter',
      character: 'gandalf-the-white',
      die: 'will-of-the-west',
      as: 'will-of-the-west',
    }
    expect(refused(table(spec('balrog')), entry)).toContain('character.gandalfTheWhiteEntry')
    expect(refused(table(spec('witch-king-chief')), entry)).toEqual([])
  })
})
