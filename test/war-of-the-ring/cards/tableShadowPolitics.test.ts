/** Cards of the Shadow that stay on the table, about nations and Minas Tirith. */
import { describe, expect, it } from 'vitest'
import type { PositionSpec, RegionId, State } from '../../../src/war-of-the-ring'
import { after, asked, eventsAs, factsOf, free, offered, refused, shadow, table } from '../support/play'
import { captured, casualties, garrison, politics } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { strike, atWar } from '../rulebook/battles'
import { diceFor, holding, placeOf, play } from './fellowshipScenes'
import { declaring, lying, phase } from './tableScenes'
import { ALL, ALL_AT_WAR } from '../support/scenes'

const SARUMAN = { saruman: 'orthanc' } as const

describe('sh-char-22 Wormtongue', () => {
  const card = 'sh-char-22'
  const ROHAN = { ...ALL_AT_WAR, rohan: { steps: 1, active: false } }
  const spell = (spec: PositionSpec): State =>
    atWar({ politics: ROHAN, characters: SARUMAN, onTable: lying(card), ...spec })
  const march = (from: RegionId, to: RegionId) => [
    shadow({ kind: 'moveArmies', die: 'army', as: 'army' }),
    shadow({ kind: 'march', from, to }),
  ]

  ruleAllows('events.playing', 'its own result and an Event lay it on the table', () => {
    const state = holding(card, { characters: SARUMAN })
    expect(diceFor(state, card)).toEqual(['character', 'event'])
    expect(placeOf(after(state, play(card)), card)).toBe('onTable')
  })

  ruleForbids('events.requirement', 'not without Saruman in play', () => {
    expect(refused(holding(card), play(card))).toEqual(['events.requirement'])
  })

  it('with Rohan active it can be played, and is discarded at once', () => {
    const state = holding(card, { characters: SARUMAN, politics: { rohan: { active: true } } })
    expect(placeOf(after(state, play(card)), card)).toBe('played')
  })

  ruleForbids('politics.entered', 'TC-36: an Army that walks in takes the Town and wakes nobody', () => {
    const armies = { 'fords-of-isen': { 'isengard-regular': 1 } }
    const state = after(spell({ armies }), ...march('fords-of-isen', 'westemnet'))
    expect(captured(state)).toEqual(['westemnet'])
    expect(politics(state, 'rohan')).toBe('passive, 1 step')
    expect(placeOf(state, card)).toBe('onTable')
    const free = after(spell({ armies, onTable: {} }), ...march('fords-of-isen', 'westemnet'))
    expect(politics(free, 'rohan')).toBe('at war')
  })

  it('nor does one that walks into Edoras', () => {
    const state = after(
      spell({ armies: { westemnet: { 'isengard-regular': 1 } }, captured: ['westemnet'] }),
      ...march('westemnet', 'edoras'),
    )
    expect(captured(state)).toContain('edoras')
    expect(politics(state, 'rohan')).toBe('passive, 1 step')
  })

  ruleForbids(
    'politics.attacked',
    'an attack elsewhere does not activate Rohan, which stays short of war',
    () => {
      const armies = { orthanc: { 'isengard-elite': 2 }, 'fords-of-isen': { 'rohan-elite': 1 } }
      const state = after(spell({ armies }), ...strike('orthanc', 'fords-of-isen'), ALL)
      expect(politics(state, 'rohan')).toBe('passive, 1 step')
      expect(placeOf(state, card)).toBe('onTable')
      const far = spell({ armies, politics: { ...ALL_AT_WAR, rohan: { steps: 2, active: false } } })
      expect(politics(after(far, ...strike('orthanc', 'fords-of-isen'), ALL), 'rohan')).toBe(
        'passive, 1 step',
      )
    },
  )

  ruleAllows('politics.attacked', "an attack on Edoras or Helm's Deep does, and ends the card", () => {
    for (const [from, to] of [
      ['westemnet', 'edoras'],
      ['fords-of-isen', 'helms-deep'],
    ] as const) {
      const armies = { [from]: { 'isengard-elite': 2 }, [to]: { 'rohan-elite': 1 } }
      const state = after(
        spell({ armies, captured: from === 'westemnet' ? [from] : [] }),
        ...strike(from, to),
        ALL,
      )
      expect(politics(state, 'rohan')).toBe('at war')
      expect(placeOf(state, card)).toBe('played')
    }
  })

  ruleAllows('politics.companion', 'a Companion who can, in a City or Stronghold of Rohan', () => {
    const state = table({
      onTable: lying(card),
      characters: { ...SARUMAN, meriadoc: 'westemnet' },
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
    })
    const come = after(
      state,
      free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      free({ kind: 'goTo', region: 'edoras' }),
    )
    expect(politics(come, 'rohan')).toContain('active,')
    expect(placeOf(come, card)).toBe('played')
  })

  ruleAllows('politics.declared', 'a declaration in Edoras', () => {
    const state = phase([card], { region: 'westemnet', progress: 1 }, { characters: SARUMAN })
    const declared = after(state, ...declaring('edoras'))
    expect(politics(declared, 'rohan')).toContain('active,')
    expect(placeOf(declared, card)).toBe('played')
  })

  it('the Witch-king wakes the other Free Peoples, not Rohan', () => {
    const entering = table({
      base: 'empty',
      acting: 'shadow',
      onTable: lying(card),
      characters: SARUMAN,
      politics: {
        sauron: { steps: 0 },
        elves: { steps: 0 },
        rohan: { active: false },
        gondor: { active: false },
      },
      armies: { 'minas-morgul': { 'sauron-regular': 1 } },
      dice: { 'free-peoples': ['event'], shadow: ['muster'] },
    })
    const come = after(
      entering,
      shadow({ kind: 'bringCharacter', die: 'muster', as: 'muster', character: 'witch-king' }),
    )
    expect(politics(come, 'gondor')).toContain('active,')
    expect(politics(come, 'rohan')).toContain('passive')
  })
})

describe("sh-strat-03 Denethor's Folly", () => {
  const card = 'sh-strat-03'
  const siege = (inside: Readonly<Record<string, number>>, spec: PositionSpec = {}): PositionSpec => ({
    base: 'empty',
    politics: ALL_AT_WAR,
    armies: { 'minas-tirith': { 'sauron-regular': 5 } },
    besieged: { 'minas-tirith': inside },
    ...spec,
  })
  const TWO = { 'gondor-regular': 2, 'gondor-leader': 2 }

  ruleAllows('events.playing', 'an Army result or an Event; a Leader dies and the card stays', () => {
    const state = holding(card, siege(TWO))
    expect(diceFor(state, card)).toEqual(['army', 'event'])
    const played = after(state, play(card, 'army'))
    expect(garrison(played, 'minas-tirith')).toEqual({ 'gondor-regular': 2, 'gondor-leader': 1 })
    expect(casualties(played)).toEqual({ 'gondor-leader': 1 })
    expect(placeOf(played, card)).toBe('onTable')
    expect(asked(played)).toBe('free-peoples decide/action')
  })

  it('the Shadow chooses among Leaders of several Nations', () => {
    const state = after(holding(card, siege({ ...TWO, 'rohan-leader': 1 })), play(card))
    expect(asked(state)).toBe('shadow decide/leader')
    const pick = (piece: 'gondor-leader' | 'rohan-leader' | 'gondor-regular') =>
      shadow({ kind: 'pick', piece, region: 'minas-tirith' })
    expect(offered(state)).toEqual([pick('gondor-leader'), pick('rohan-leader')])
    expect(refused(state, pick('gondor-regular'))).toEqual(['events.overrides'])
    expect(garrison(after(state, pick('rohan-leader')), 'minas-tirith')).toEqual(TWO)
  })

  ruleAllows(
    'events.asFarAsPossible',
    'without a Leader there it is played all the same; no Companion dies',
    () => {
      const played = after(holding(card, siege({ 'gondor-regular': 1, boromir: 1 })), play(card))
      expect(garrison(played, 'minas-tirith')).toEqual({ 'gondor-regular': 1, boromir: 1 })
      expect(placeOf(played, card)).toBe('onTable')
    },
  )

  ruleForbids('events.requirement', 'not unless Minas Tirith is besieged', () => {
    expect(refused(holding(card), play(card))).toEqual(['events.requirement'])
  })

  ruleForbids('events.conditionLost', 'EX-2: at once when the siege is over, without an action', () => {
    const state = table(
      siege(
        { 'gondor-elite': 2 },
        {
          acting: 'shadow',
          onTable: lying(card),
          dice: { 'free-peoples': ['event'], shadow: ['army'] },
        },
      ),
    )
    const moves = [
      shadow({ kind: 'moveArmies', die: 'army', as: 'army' }),
      shadow({ kind: 'march', from: 'minas-tirith', to: 'osgiliath' }),
      ALL,
    ]
    expect(placeOf(after(state, ...moves), card)).toBe('played')
    expect(eventsAs('CardLeftTable', state, ...moves)).toEqual([
      { kind: 'CardLeftTable', rule: 'events.conditionLost', side: 'shadow', card },
    ])
  })

  ruleForbids('events.onTable', 'no Combat card of the Free Peoples in a battle there', () => {
    const armed = (onTable: NonNullable<PositionSpec['onTable']>) =>
      atWar({
        onTable,
        hands: { 'free-peoples': ['fp-strat-01'] },
        armies: { 'minas-tirith': { 'sauron-regular': 1 } },
        besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
      })
    const combat = after(armed({}), ...strike('minas-tirith'))
    expect(asked(combat)).toBe('free-peoples decide/combatCard')
    expect(asked(after(armed(lying(card)), ...strike('minas-tirith')))).toBe('nature shadow combat die')
  })

  describe('the Free Peoples end it', () => {
    const end = (die: 'will-of-the-west' | 'event') => free({ kind: 'endCard', die, as: die, card })
    const facing = (inside: Readonly<Record<string, number>>, spec: PositionSpec = {}): State =>
      table(
        siege(inside, {
          onTable: lying(card),
          dice: { 'free-peoples': ['will-of-the-west', 'event'], shadow: ['event', 'event'] },
          ...spec,
        }),
      )

    ruleAllows(
      'events.onTable',
      'with a Will of the West; with any die if Gandalf or Aragorn is there',
      () => {
        expect(offered(facing(TWO), { kind: 'endCard' })).toEqual([end('will-of-the-west')])
        expect(placeOf(after(facing(TWO), end('will-of-the-west')), card)).toBe('played')
        const grey = facing({ ...TWO, 'gandalf-the-grey': 1 })
        expect(offered(grey, { kind: 'endCard' })).toEqual([end('event'), end('will-of-the-west')])
        expect(placeOf(after(grey, end('event')), card)).toBe('played')
        const aragorn = facing({ ...TWO, aragorn: 1 }, { characters: { strider: 'replaced' } })
        expect(refused(aragorn, end('event'))).toEqual([])
      },
    )

    it('Gandalf is there too with the Ring-bearers', () => {
      const state = facing(TWO, { fellowship: { region: 'minas-tirith' } })
      expect(refused(state, end('event'))).toEqual([])
    })

    ruleForbids('events.onTable', 'not for Strider or Boromir', () => {
      expect(refused(facing({ ...TWO, strider: 1, boromir: 1 }), end('event'))).toEqual(['events.onTable'])
    })
  })
})

describe('sh-strat-05 Threats and Promises', () => {
  const card = 'sh-strat-05'
  const advance = (
    nation: 'gondor' | 'elves' | 'rohan',
    die: 'muster' | 'muster-army' | 'will-of-the-west' | 'event',
  ) => free({ kind: 'advanceNation', die, as: die === 'event' ? 'event' : 'muster', nation })
  const threatened = (spec: PositionSpec = {}): State =>
    table({
      onTable: lying(card),
      dice: {
        'free-peoples': ['muster', 'muster-army', 'will-of-the-west', 'event'],
        shadow: ['army', 'army', 'army'],
      },
      ...spec,
    })

  ruleAllows('events.playing', 'a Muster result or an Event lays it on the table', () => {
    const state = holding(card)
    expect(diceFor(state, card)).toEqual(['muster', 'event'])
    expect(placeOf(after(state, play(card)), card)).toBe('onTable')
  })

  ruleForbids('politics.diplomacy', 'no Muster result moves a passive Nation, whatever die it is', () => {
    const state = threatened()
    for (const die of ['muster', 'muster-army', 'will-of-the-west'] as const) {
      expect(refused(state, advance('gondor', die))).toEqual(['events.onTable'])
      expect(factsOf(state, advance('gondor', die), 'events.onTable')).toEqual({ card })
    }
    expect(offered(state, { kind: 'advanceNation', nation: 'gondor' })).toEqual([])
  })

  ruleAllows('politics.diplomacy', 'active Nations advance as ever, and the card stays', () => {
    const state = threatened()
    expect(politics(state, 'elves')).toBe('active, 3 steps')
    const moved = after(state, advance('elves', 'muster'))
    expect(politics(moved, 'elves')).toBe('active, 2 steps')
    expect(placeOf(moved, card)).toBe('onTable')
    expect(politics(after(threatened({ onTable: {} }), advance('gondor', 'muster')), 'gondor')).toBe(
      'passive, 1 step',
    )
  })

  ruleAllows(
    'character.boromir',
    'his word still moves Gondor with any other result, and ends the card',
    () => {
      const state = threatened({ characters: { boromir: 'minas-tirith' } })
      expect(refused(state, advance('gondor', 'muster'))).toEqual(['events.onTable'])
      for (const die of ['event', 'muster-army', 'will-of-the-west'] as const) {
        const moved = after(state, free({ kind: 'advanceNation', die, as: die, nation: 'gondor' }))
        expect(politics(moved, 'gondor')).toBe('passive, 1 step')
        expect(placeOf(moved, card)).toBe('played')
      }
      const usual = threatened({ characters: { boromir: 'minas-tirith' }, onTable: {} })
      const will = free({
        kind: 'advanceNation',
        die: 'will-of-the-west',
        as: 'will-of-the-west',
        nation: 'gondor',
      })
      expect(refused(usual, will)).not.toEqual([])
    },
  )

  it('a card still moves a passive Nation, and does not end it', () => {
    const state = table({
      onTable: lying(card),
      hands: { 'free-peoples': ['fp-strat-03'] },
      dice: { 'free-peoples': ['muster-army'], shadow: ['army'] },
    })
    const moved = after(state, play('fp-strat-03', 'muster-army', 'army'))
    expect(politics(moved, 'north')).toBe('passive, 2 steps')
    expect(placeOf(moved, card)).toBe('onTable')
  })

  ruleForbids('events.onTable', 'an attack that moves a Nation ends it, a Town walked into does not', () => {
    const nations = { ...ALL_AT_WAR, rohan: { steps: 2, active: true } }
    const armies = { orthanc: { 'isengard-elite': 2 }, 'fords-of-isen': { 'rohan-elite': 1 } }
    const attack = after(
      atWar({ politics: nations, onTable: lying(card), armies }),
      ...strike('orthanc', 'fords-of-isen'),
      ALL,
    )
    expect(politics(attack, 'rohan')).toBe('active, 1 step')
    expect(placeOf(attack, card)).toBe('played')
    const walk = after(
      atWar({
        politics: nations,
        onTable: lying(card),
        armies: { 'fords-of-isen': { 'isengard-elite': 1 } },
      }),
      shadow({ kind: 'moveArmies', die: 'army', as: 'army' }),
      shadow({ kind: 'march', from: 'fords-of-isen', to: 'westemnet' }),
    )
    expect(captured(walk)).toEqual(['westemnet'])
    expect(politics(walk, 'rohan')).toBe('active, 1 step')
    expect(placeOf(walk, card)).toBe('onTable')
  })
})
