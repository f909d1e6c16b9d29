/**
 * Cards of the Free Peoples that recruit where somebody is, or where the land is free.
 */
import { describe, expect, it } from 'vitest'
import type { PieceId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, offered, refused } from '../support/play'
import { army, casualties, garrison, hand, politics, reinforcements } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { holding, itIsPlayedWith, picks, play, played, recruits } from './musters'
import { atWar } from '../support/atWar'

const NEXT = 'shadow decide/action'
const recruit = (piece: PieceId, region: RegionId) => free({ kind: 'recruit', piece, region })

describe('fp-strat-09 The Red Arrow', () => {
  const ready: PositionSpec = { politics: { gondor: { active: true } } }
  itIsPlayedWith('muster', 'fp-strat-09', ready)

  ruleForbids('events.requirement', 'with Gondor passive it stays in the hand', () => {
    expect(refused(holding('fp-strat-09'), play('fp-strat-09'))).toEqual(['events.requirement'])
    expect(refused(holding('fp-strat-09', ready), play('fp-strat-09'))).toEqual([])
  })

  it('moves Rohan a step and brings a unit and a Leader to Edoras', () => {
    const state = played('fp-strat-09', ready)
    expect(politics(state, 'rohan')).toBe('passive, 2 steps')
    const done = after(state, recruit('rohan-elite', 'edoras'))
    expect(army(done, 'edoras')).toEqual({ 'rohan-elite': 1, 'rohan-leader': 1 })
    expect(asked(done)).toBe(NEXT)
  })

  ruleForbids(
    'politics.passiveLimit',
    'it does not bring a passive Rohan to war, an active one it does',
    () => {
      const passive = { politics: { gondor: { active: true }, rohan: { steps: 1 } } }
      expect(politics(played('fp-strat-09', passive), 'rohan')).toBe('passive, 1 step')
      const active = { politics: { gondor: { active: true }, rohan: { steps: 1, active: true } } }
      expect(politics(played('fp-strat-09', active), 'rohan')).toBe('at war')
    },
  )

  it('moves Rohan where Edoras is lost', () => {
    const state = played('fp-strat-09', { ...ready, captured: ['edoras'] })
    expect([politics(state, 'rohan'), army(state, 'edoras'), asked(state)]).toEqual([
      'passive, 2 steps',
      {},
      NEXT,
    ])
  })
})

describe("fp-strat-13 Círdan's Ships", () => {
  const war: PositionSpec = { politics: atWar('elves') }
  const armies = {
    'grey-havens': { 'elves-regular': 1 },
    pelargir: { 'gondor-regular': 1 },
    edoras: { 'rohan-regular': 1 },
  }
  itIsPlayedWith('muster', 'fp-strat-13', war)

  ruleForbids('events.requirement', 'with the Elves not at war it stays in the hand', () => {
    expect(refused(holding('fp-strat-13'), play('fp-strat-13'))).toEqual(['events.requirement'])
  })

  it('brings two Elven units to one coastal region with an Army of the Free Peoples', () => {
    const state = played('fp-strat-13', { ...war, armies })
    expect(recruits(state)).toEqual([
      'elves-regular in grey-havens',
      'elves-elite in grey-havens',
      'elves-regular in pelargir',
      'elves-elite in pelargir',
    ])
    const second = after(state, recruit('elves-elite', 'pelargir'))
    expect(recruits(second)).toEqual(['elves-regular in pelargir', 'elves-elite in pelargir'])
    const done = after(second, recruit('elves-regular', 'pelargir'))
    expect(army(done, 'pelargir')).toEqual({ 'gondor-regular': 1, 'elves-elite': 1, 'elves-regular': 1 })
    expect(asked(done)).toBe(NEXT)
  })

  it('brings them to an Army that besieges, and into a besieged Stronghold', () => {
    const umbar = {
      armies: { umbar: { 'gondor-regular': 9 } },
      besieged: { umbar: { 'southrons-regular': 1 } },
    }
    const done = after(played('fp-strat-13', { ...war, ...umbar }), recruit('elves-elite', 'umbar'))
    expect(army(done, 'umbar')).toEqual({ 'gondor-regular': 9, 'elves-elite': 1 })
    const amroth = {
      armies: { 'dol-amroth': { 'southrons-regular': 1 } },
      besieged: { 'dol-amroth': { 'gondor-elite': 1 } },
    }
    const inside = after(
      played('fp-strat-13', { ...war, ...amroth }),
      recruit('elves-elite', 'dol-amroth'),
      recruit('elves-elite', 'dol-amroth'),
    )
    expect(garrison(inside, 'dol-amroth')).toEqual({ 'gondor-elite': 1, 'elves-elite': 2 })
  })

  ruleAllows('events.asFarAsPossible', 'OR-16: without such an Army it is played for nothing', () => {
    expect(asked(played('fp-strat-13', war))).toBe(NEXT)
  })
})

describe('fp-strat-16 Riders of Théoden', () => {
  itIsPlayedWith('muster', 'fp-strat-16')
  const both = (region: RegionId) => [`rohan-regular in ${region}`, `rohan-elite in ${region}`]

  it('brings a unit and a Leader to Edoras', () => {
    const state = played('fp-strat-16')
    expect(recruits(state)).toEqual(both('edoras'))
    expect(army(after(state, recruit('rohan-regular', 'edoras')), 'edoras')).toEqual({
      'rohan-regular': 1,
      'rohan-leader': 1,
    })
  })

  it('or both to a region of Rohan with a Companion, Settlement or not', () => {
    const state = played('fp-strat-16', { characters: { legolas: 'eastemnet', gimli: 'fangorn' } })
    expect(recruits(state)).toEqual([...both('eastemnet'), ...both('edoras')])
    const done = after(state, recruit('rohan-elite', 'eastemnet'))
    expect(army(done, 'eastemnet')).toEqual({ 'rohan-elite': 1, 'rohan-leader': 1, legolas: 1 })
    expect(army(done, 'edoras')).toEqual({})
  })

  it('a Companion in the Fellowship counts where the Ring-bearers are', () => {
    const state = played('fp-strat-16', { fellowship: { region: 'westemnet' } })
    expect(recruits(state)).toEqual([...both('edoras'), ...both('westemnet')])
  })

  it('brings nobody beside Shadow units, Companion or not, but into a besieged Helm’s Deep', () => {
    const beside = {
      armies: { eastemnet: { 'sauron-regular': 1 } },
      characters: { legolas: 'eastemnet' },
    } as const
    expect(recruits(played('fp-strat-16', beside))).toEqual(both('edoras'))
    const besieged = {
      armies: { 'helms-deep': { 'isengard-regular': 1 } },
      besieged: { 'helms-deep': { 'rohan-regular': 1, legolas: 1 } },
    }
    const state = played('fp-strat-16', besieged)
    expect(recruits(state)).toEqual([...both('edoras'), ...both('helms-deep')])
    expect(garrison(after(state, recruit('rohan-regular', 'helms-deep')), 'helms-deep')).toEqual({
      'rohan-regular': 2,
      'rohan-leader': 1,
      legolas: 1,
    })
  })
})

describe('fp-strat-23 Éomer, Son of Éomund', () => {
  itIsPlayedWith('muster', 'fp-strat-23')
  const regions = (spec: PositionSpec): ReadonlyArray<string> => [
    ...new Set(recruits(played('fp-strat-23', spec)).map((one) => one.split(' in ')[1] ?? '')),
  ]

  it('brings a unit and a Leader to one free Settlement of Rohan', () => {
    expect(regions({})).toEqual(['edoras', 'folde', 'helms-deep', 'westemnet'])
    const done = after(played('fp-strat-23'), recruit('rohan-elite', 'folde'))
    expect(army(done, 'folde')).toEqual({ 'rohan-elite': 1, 'rohan-leader': 1 })
    expect(asked(done)).toBe(NEXT)
  })

  it('but not into a besieged Helm’s Deep, which is not free, nor where the Shadow is', () => {
    expect(
      regions({
        armies: { 'helms-deep': { 'isengard-regular': 1 } },
        besieged: { 'helms-deep': { 'rohan-regular': 1 } },
        captured: ['folde'],
      }),
    ).toEqual(['edoras', 'westemnet'])
  })
})

describe('fp-char-23 House of the Stewards', () => {
  const there: PositionSpec = { characters: { boromir: 'lossarnach' } }
  itIsPlayedWith('character', 'fp-char-23', there)

  ruleForbids('events.requirement', 'with Boromir outside Gondor it stays in the hand', () => {
    for (const spec of [
      {},
      { characters: { boromir: 'osgiliath' } },
      { characters: { boromir: 'eliminated' } },
    ] as const)
      expect(refused(holding('fp-char-23', spec), play('fp-char-23'))).toEqual(['events.requirement'])
  })

  it('brings a unit to Boromir, then two Strategy cards', () => {
    const state = played('fp-char-23', there)
    expect(recruits(state)).toEqual(['gondor-regular in lossarnach', 'gondor-elite in lossarnach'])
    const done = after(state, recruit('gondor-elite', 'lossarnach'), dice('fp-strat-01', 'fp-strat-02'))
    expect(army(done, 'lossarnach')).toEqual({ 'gondor-elite': 1, boromir: 1 })
    expect(hand(done, 'free-peoples')).toEqual(['fp-strat-01', 'fp-strat-02'])
    expect(asked(done)).toBe(NEXT)
  })

  it('works with Boromir in the Fellowship where the Ring-bearers are in Gondor', () => {
    const state = played('fp-char-23', { fellowship: { region: 'lamedon' } })
    expect(recruits(state)).toEqual(['gondor-regular in lamedon', 'gondor-elite in lamedon'])
  })

  it('works inside a besieged Stronghold', () => {
    const state = played('fp-char-23', {
      armies: { 'minas-tirith': { 'sauron-regular': 1 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 1, boromir: 1 } },
    })
    const done = after(state, recruit('gondor-elite', 'minas-tirith'))
    expect(garrison(done, 'minas-tirith')).toEqual({ 'gondor-regular': 1, 'gondor-elite': 1, boromir: 1 })
  })

  ruleAllows('events.asFarAsPossible', 'beside a Shadow Army nobody comes, but the cards are drawn', () => {
    const state = played('fp-char-23', { armies: { 'druadan-forest': { 'sauron-regular': 1, boromir: 1 } } })
    expect(asked(state)).toBe('nature free-peoples strategy card')
  })

  ruleAllows('events.handLimit', 'two cards above six are cut down at once', () => {
    const full = [
      'fp-char-23',
      'fp-char-01',
      'fp-char-02',
      'fp-char-03',
      'fp-char-04',
      'fp-strat-03',
    ] as const
    const state = played('fp-char-23', { ...there, hands: { 'free-peoples': full } })
    const drew = after(state, recruit('gondor-elite', 'lossarnach'), dice('fp-strat-01', 'fp-strat-02'))
    expect(asked(drew)).toBe('free-peoples decide/discard')
  })
})

describe('fp-char-24 The Grey Company', () => {
  const mixed: PositionSpec = {
    armies: {
      edoras: { strider: 1, 'rohan-regular': 1, 'gondor-regular': 2, 'elves-elite': 1, 'north-regular': 1 },
      dale: { 'north-regular': 1 },
    },
  }
  itIsPlayedWith('character', 'fp-char-24', mixed)

  ruleForbids('events.requirement', 'Strider must be with an Army', () => {
    for (const spec of [{}, { characters: { strider: 'edoras' } }] as const)
      expect(refused(holding('fp-char-24', spec), play('fp-char-24'))).toEqual(['events.requirement'])
    const beside = { armies: { edoras: { strider: 1, 'sauron-regular': 1 } }, captured: ['edoras'] } as const
    expect(refused(holding('fp-char-24', beside), play('fp-char-24'))).toEqual(['events.requirement'])
  })

  it('an Elite of the same Nation takes the place of a Regular of his Army, who is lost', () => {
    const state = played('fp-char-24', mixed)
    expect(asked(state)).toBe('free-peoples decide/promotion')
    expect(picks(state)).toEqual([
      'gondor-regular in edoras',
      'north-regular in edoras',
      'rohan-regular in edoras',
    ])
    const pick = free({ kind: 'pick', piece: 'gondor-regular', region: 'edoras' })
    const done = after(state, pick, dice('fp-strat-01', 'fp-strat-02'))
    expect(army(done, 'edoras')).toMatchObject({ 'gondor-regular': 1, 'gondor-elite': 1, 'rohan-regular': 1 })
    expect(casualties(done)).toEqual({ 'gondor-regular': 1 })
    expect(reinforcements(done, 'free-peoples')).toMatchObject({ 'gondor-regular': 13, 'gondor-elite': 4 })
    expect(asked(done)).toBe(NEXT)
  })

  ruleForbids('events.overrides', 'no other figure is exchanged, and it cannot be left', () => {
    const state = played('fp-char-24', mixed)
    expect(refused(state, free({ kind: 'pick', piece: 'north-regular', region: 'dale' }))).toEqual([
      'events.overrides',
    ])
    expect(offered(state)).toHaveLength(3)
  })

  ruleForbids('recruiting.figures', 'a Regular stays where no Elite of his Nation is left', () => {
    const all = { ...mixed.armies, 'dol-amroth': { 'gondor-elite': 5 } } as const
    const state = played('fp-char-24', { ...mixed, armies: all })
    expect(picks(state)).toEqual(['north-regular in edoras', 'rohan-regular in edoras'])
    expect(refused(state, free({ kind: 'pick', piece: 'gondor-regular', region: 'edoras' }))).toEqual([
      'recruiting.figures',
    ])
  })

  it('a besieged Army will do, and Aragorn too', () => {
    const state = played('fp-char-24', {
      armies: { 'minas-tirith': { 'sauron-regular': 1 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 1, 'gondor-leader': 1, aragorn: 1 } },
      characters: { strider: 'replaced' },
    })
    expect(asked(state)).toBe('nature free-peoples strategy card')
    expect(garrison(state, 'minas-tirith')).toEqual({ 'gondor-elite': 1, 'gondor-leader': 1, aragorn: 1 })
  })

  ruleAllows('events.asFarAsPossible', 'without an Elite left the cards are drawn all the same', () => {
    const state = played('fp-char-24', {
      armies: { edoras: { strider: 1, 'rohan-regular': 1 } },
      casualties: { 'rohan-elite': 5 },
    })
    expect(asked(state)).toBe('nature free-peoples strategy card')
    expect(army(state, 'edoras')).toEqual({ strider: 1, 'rohan-regular': 1 })
  })
})
