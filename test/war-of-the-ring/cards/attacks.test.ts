/** Cards by which Armies attack: storms of Strongholds, relief, ships. */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { at, bring, CEASE, FIGHT, freeAt, FREE_ALL, ones, rolls, STAY } from '../rulebook/battles'
import { after, asked, dice, eventsAs, free, offered, refused, shadow } from '../support/play'
import { army, captured, garrison, politics } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { against, played, playedWith, ways } from './hitsScenes'
import { ALL } from '../support/scenes'

const REQUIREMENT = ['events.requirement']
const FREE_NEXT = 'free-peoples decide/action'
const SHADOW_NEXT = 'shadow decide/action'
const STOP = shadow({ kind: 'done' })
const march = (from: RegionId, to: RegionId) => shadow({ kind: 'march', from, to })

describe('fp-strat-10 Help Unlooked For', () => {
  const card = 'fp-strat-10'
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    besieged: { 'minas-tirith': { 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 } },
    ...spec,
    armies: {
      'minas-tirith': { 'sauron-regular': 5 },
      'druadan-forest': { 'rohan-regular': 3 },
      ...spec.armies,
    },
  })
  playedWith(card, 'army', scene())

  it('an Army attacks besiegers next to it, who roll a die less for each unit that they shut in', () => {
    const state = played(card, 'army', scene())
    expect(asked(state)).toBe('free-peoples decide/party')
    const battle = eventsAs('BattleBegan', state, FREE_ALL)
    expect(battle).toMatchObject([{ battle: 'relief', from: 'druadan-forest', to: 'minas-tirith' }])
    expect(rolls('shadow', false, state, FREE_ALL, ones(6))).toHaveLength(3)
    const again = after(state, FREE_ALL, ones(6), free({ kind: 'fight' }))
    expect(asked(again)).toBe('shadow decide/retreat')
    expect(rolls('shadow', false, again, FIGHT, ones(6))).toHaveLength(3)
  })

  it('taken from the five dice that a greater Army rolls, and one die always stays', () => {
    const great = scene({ armies: { 'minas-tirith': { 'sauron-regular': 9 } } })
    expect(rolls('shadow', false, played(card, 'army', great), FREE_ALL, ones(6))).toHaveLength(3)
    const small = scene({ armies: { 'minas-tirith': { 'sauron-regular': 2 } } })
    expect(rolls('shadow', false, played(card, 'army', small), FREE_ALL, ones(4))).toHaveLength(1)
  })

  it('those inside do not fight and lose nothing', () => {
    const state = after(played(card, 'army', scene()), FREE_ALL, dice(1, 1, 1, 6, 6, 6))
    expect(garrison(state, 'minas-tirith')['gondor-regular']).toBe(2)
  })

  it('its player chooses among several; other Armies cannot be attacked', () => {
    const state = played(
      card,
      'army',
      scene({ armies: { lossarnach: { 'gondor-regular': 2 }, osgiliath: { 'sauron-regular': 1 } } }),
    )
    expect([...ways(state, 'attack')].sort()).toEqual([
      ['druadan-forest', 'minas-tirith'],
      ['lossarnach', 'minas-tirith'],
    ])
    expect(refused(state, freeAt('lossarnach', 'osgiliath'))).toEqual(['events.overrides'])
    expect(refused(state, freeAt('minas-tirith', 'minas-tirith'))).toEqual(['events.overrides'])
    expect(refused(state, free({ kind: 'done' }))).toEqual(['turn.wholeAction'])
  })

  ruleForbids('battle.atWar', 'units of a Nation at peace do not attack; then nothing happens', () => {
    const peace = scene({ politics: { gondor: { steps: 0, active: true } } })
    expect(asked(played(card, 'army', peace))).toBe(SHADOW_NEXT)
  })

  ruleAllows('events.asFarAsPossible', 'without a siege it does nothing', () => {
    expect(asked(played(card, 'army', { armies: { osgiliath: { 'sauron-regular': 1 } } }))).toBe(SHADOW_NEXT)
  })
})

/** A storm of Minas Tirith, besieged by some. */
const storm = (besiegers: object, spec: PositionSpec = {}): PositionSpec => ({
  ...spec,
  armies: { 'minas-tirith': besiegers, ...spec.armies },
  besieged: { 'minas-tirith': { 'gondor-regular': 5 }, ...spec.besieged },
})

/** What is true of both cards that storm a Stronghold. */
const storms = (card: EventCardId, besiegers: object, leadership: number, spec: PositionSpec = {}) => {
  const icon = card.startsWith('sh-char') ? 'character' : 'army'
  const scene = storm(besiegers, spec)
  const round = ones(10 + leadership)
  const begun = (more: PositionSpec = {}) => after(played(card, icon, { ...scene, ...more }), ALL)
  playedWith(card, icon, scene)

  it('three rounds are fought, and the attacker may cease after each', () => {
    expect(eventsAs('BattleBegan', played(card, icon, scene), ALL)).toMatchObject([{ battle: 'siege' }])
    const first = after(begun(), round)
    expect(asked(first)).toBe('shadow decide/cease')
    expect(asked(after(first, CEASE))).toBe(FREE_NEXT)
    const second = after(first, FIGHT, round)
    expect(asked(second)).toBe('shadow decide/cease')
    expect(asked(after(second, FIGHT, round))).toBe('shadow decide/extend')
  })

  ruleAllows('siege.extend', 'after the third an Elite buys another round', () => {
    const third = after(begun(), round, FIGHT, round, FIGHT, round)
    expect(offered(third)).toEqual([CEASE, shadow({ kind: 'reduce', piece: 'isengard-elite' })])
    const bought = after(third, shadow({ kind: 'reduce', piece: 'isengard-elite' }))
    expect(asked(bought)).toBe('nature shadow combat die')
  })

  ruleForbids('events.combatCard', 'the defender has none in round one, unless with a Companion', () => {
    const hands = { shadow: [card], 'free-peoples': ['fp-strat-14'] } as const
    const state = begun({ hands })
    expect(asked(state)).toBe('nature shadow combat die')
    expect(asked(after(state, round, FIGHT))).toBe('free-peoples decide/combatCard')
    const besieged = { 'minas-tirith': { 'gondor-regular': 5, gimli: 1 } }
    expect(asked(begun({ hands, besieged }))).toBe('free-peoples decide/combatCard')
  })
}

describe('sh-char-20 Grond, Hammer of the Underworld', () => {
  const card = 'sh-char-20'
  const besiegers = { 'sauron-regular': 4, 'isengard-elite': 1, 'witch-king': 1 } as const
  storms(card, besiegers, 2)

  ruleForbids(
    'events.requirement',
    'it wants the Witch-king with besiegers of a Free Peoples Stronghold',
    () => {
      const no = (spec: PositionSpec) => against(card, 'character', spec)
      expect(no(storm(besiegers))).toEqual([])
      expect(no(storm({ 'sauron-regular': 4, nazgul: 1 }))).toEqual(REQUIREMENT)
      expect(no({ armies: { osgiliath: besiegers } })).toEqual(REQUIREMENT)
      const own: PositionSpec = {
        armies: { morannon: besiegers },
        besieged: { morannon: { 'gondor-regular': 1 } },
        captured: ['morannon'],
      }
      expect(no(own)).toEqual(REQUIREMENT)
      expect(
        no({ armies: { morannon: { 'gondor-regular': 1 } }, besieged: { morannon: besiegers } }),
      ).toEqual(REQUIREMENT)
    },
  )

  it('the Witch-king is in the attack; the others may stay behind', () => {
    const state = after(
      played(card, 'character', storm(besiegers)),
      bring('isengard-elite', 0),
      bring('sauron-regular', 1),
    )
    expect(asked(state)).toBe('nature shadow combat die')
    expect(rolls('shadow', false, state, ones(7))).toHaveLength(1)
  })

  ruleForbids('battle.atWar', 'with nobody at war it does nothing', () => {
    const peace = storm(besiegers, { politics: {} })
    expect(asked(played(card, 'character', peace))).toBe(FREE_NEXT)
  })
})

describe('sh-strat-02 The Fighting Uruk-hai', () => {
  const card = 'sh-strat-02'
  const besiegers = { 'sauron-regular': 4, 'isengard-elite': 1 } as const
  const saruman: PositionSpec = { characters: { saruman: 'orthanc' } }
  storms(card, besiegers, 1, saruman)

  ruleForbids('events.requirement', 'it wants Saruman, and besiegers of Isengard', () => {
    const no = (spec: PositionSpec) => against(card, 'army', spec)
    expect(no(storm(besiegers, saruman))).toEqual([])
    expect(no(storm(besiegers))).toEqual(REQUIREMENT)
    expect(no(storm({ 'sauron-regular': 4 }, saruman))).toEqual(REQUIREMENT)
    expect(no({ ...saruman, armies: { osgiliath: besiegers } })).toEqual(REQUIREMENT)
  })

  it('any of the besiegers may attack, and one of several sieges is chosen', () => {
    const two = storm(besiegers, {
      ...saruman,
      armies: { 'helms-deep': { 'isengard-regular': 2 }, edoras: { 'isengard-regular': 1 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 5 }, 'helms-deep': { 'rohan-regular': 2 } },
      captured: ['edoras'],
    })
    const state = played(card, 'army', two)
    expect([...ways(state, 'attack')].sort()).toEqual([
      ['helms-deep', 'helms-deep'],
      ['minas-tirith', 'minas-tirith'],
    ])
    const sauron = after(
      state,
      at('minas-tirith', 'minas-tirith'),
      bring('isengard-elite', 0),
      bring('sauron-regular', 2),
    )
    expect(rolls('shadow', false, sauron, ones(7))).toHaveLength(2)
  })
})

describe('sh-strat-10 Corsairs of Umbar', () => {
  const card = 'sh-strat-10'
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: { umbar: { 'southrons-regular': 3 }, ...spec.armies },
  })
  playedWith(card, 'army', scene())

  ruleForbids('events.requirement', 'it wants the Southrons at war', () => {
    const peace = scene({ politics: { sauron: { steps: 0, active: true } } })
    expect(against(card, 'army', peace)).toEqual(REQUIREMENT)
  })

  it('an Army sails to a coast of Gondor, part of it or all', () => {
    const state = played(card, 'army', scene())
    expect([...ways(state)].sort()).toEqual([
      ['umbar', 'anfalas'],
      ['umbar', 'dol-amroth'],
      ['umbar', 'lamedon'],
      ['umbar', 'pelargir'],
    ])
    expect(refused(state, march('umbar', 'lossarnach'))).toEqual(['events.overrides'])
    expect(refused(state, STOP)).toEqual(['turn.wholeAction'])
    const landed = after(state, march('umbar', 'pelargir'), bring('southrons-regular', 2))
    expect(army(landed, 'pelargir')).toEqual({ 'southrons-regular': 2 })
    expect(army(landed, 'umbar')).toEqual({ 'southrons-regular': 1 })
    expect([captured(landed), asked(landed)]).toEqual([['pelargir'], FREE_NEXT])
  })

  it('it rouses Gondor where it lands', () => {
    const asleep = scene({
      politics: { southrons: { steps: 0, active: true }, gondor: { steps: 3, active: false } },
    })
    expect(politics(after(played(card, 'army', asleep), march('umbar', 'anfalas'), ALL), 'gondor')).toBe(
      'active, 3 steps',
    )
  })

  ruleForbids('movement.nation', 'who is of a Nation at peace stays in Umbar', () => {
    const mixed = scene({
      armies: { umbar: { 'southrons-regular': 1, 'sauron-regular': 2 } },
      politics: { southrons: { steps: 0, active: true } },
    })
    const landed = after(played(card, 'army', mixed), march('umbar', 'anfalas'))
    expect([army(landed, 'anfalas'), army(landed, 'umbar')]).toEqual([
      { 'southrons-regular': 1 },
      { 'sauron-regular': 2 },
    ])
  })

  const fight = (spec: PositionSpec = {}) =>
    played(card, 'army', scene({ ...spec, armies: { pelargir: { 'gondor-regular': 3 }, ...spec.armies } }))
  ruleForbids('battle.cease', 'an Army there is attacked, and the attack does not cease', () => {
    const state = fight()
    expect(ways(state, 'attack')).toEqual([['umbar', 'pelargir']])
    expect(refused(state, march('umbar', 'pelargir'))).toEqual(['events.overrides'])
    const round = after(state, at('umbar', 'pelargir'), ALL, ones(6))
    expect(asked(round)).toBe('free-peoples decide/retreat')
    const second = after(round, free({ kind: 'fight' }), ones(6))
    expect(asked(second)).toBe('free-peoples decide/retreat')
  })

  ruleAllows('battle.advance', 'the winner may land', () => {
    const state = after(
      fight({ armies: { pelargir: { 'gondor-regular': 1 } } }),
      at('umbar', 'pelargir'),
      ALL,
    )
    const won = after(state, dice(6, 1, 1, 1))
    expect(asked(won)).toBe('shadow decide/party')
    const landed = after(won, ALL)
    expect([captured(landed), army(landed, 'pelargir')]).toEqual([['pelargir'], { 'southrons-regular': 3 }])
    expect(army(after(won, STAY), 'umbar')).toEqual({ 'southrons-regular': 3 })
  })

  it('who is in Dol Amroth may withdraw into it', () => {
    const state = after(
      fight({ armies: { pelargir: {}, 'dol-amroth': { 'gondor-regular': 2 } } }),
      at('umbar', 'dol-amroth'),
      ALL,
    )
    expect(asked(state)).toBe('free-peoples decide/withdraw')
    const siege = after(state, free({ kind: 'withdraw' }), ALL)
    expect(garrison(siege, 'dol-amroth')).toEqual({ 'gondor-regular': 2 })
    expect(army(siege, 'dol-amroth')).toEqual({ 'southrons-regular': 3 })
  })

  it('besiegers of Dol Amroth are joined without a battle', () => {
    const state = played(
      card,
      'army',
      scene({
        armies: { 'dol-amroth': { 'southrons-regular': 1 } },
        besieged: { 'dol-amroth': { 'gondor-regular': 1 } },
      }),
    )
    expect(ways(state, 'attack')).toEqual([])
    const joined = after(state, march('umbar', 'dol-amroth'), ALL)
    expect(army(joined, 'dol-amroth')).toEqual({ 'southrons-regular': 4 })
    expect(garrison(joined, 'dol-amroth')).toEqual({ 'gondor-regular': 1 })
  })

  ruleForbids('movement.stacking', 'not more than ten', () => {
    const full = scene({
      armies: { anfalas: { 'sauron-regular': 10 }, pelargir: { 'sauron-regular': 9 } },
      captured: ['pelargir'],
    })
    const state = played(card, 'army', full)
    expect(ways(state).map(([, to]) => to)).not.toContain('anfalas')
    expect(army(after(state, march('umbar', 'pelargir')), 'umbar')).toEqual({ 'southrons-regular': 2 })
  })

  ruleAllows('events.asFarAsPossible', 'a besieged Army, or nobody, does not sail', () => {
    const besieged: PositionSpec = {
      armies: { umbar: { 'gondor-regular': 1 } },
      besieged: { umbar: { 'southrons-regular': 3 } },
    }
    expect(asked(played(card, 'army', besieged))).toBe(FREE_NEXT)
    expect(asked(played(card, 'army', scene({ armies: { umbar: {} } })))).toBe(FREE_NEXT)
  })
})
