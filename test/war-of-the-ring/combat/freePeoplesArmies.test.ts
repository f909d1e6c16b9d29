/** The Combat titles of the Free Peoples: when they can be used, and what they do. Second half. */
import { describe, expect, it } from 'vitest'
import { freeRetreat, INSIDE, lose } from '../rulebook/battles'
import { after, asked, dice, eventsAs, free, offered, refused } from '../support/play'
import { army, garrison } from '../support/read'
import { canUse, diceOf, fought, freeAttacks, hitsOf, shadowAttacks, using } from './scenes'

const ORCS = { 'sauron-regular': 3 }
const HOST = { 'sauron-regular': 5 }
const MEN = { 'gondor-regular': 2 }

describe('Brave Stand (fp-char-17, 23, 24)', () => {
  const scene = {
    attackers: HOST,
    defenders: { ...MEN, boromir: 1, gimli: 1 },
    free: ['fp-char-17'] as const,
  }
  const used = { 'free-peoples': 'fp-char-17' } as const

  it('can be used with a Companion in the battle only', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-char-17')).toBe(true)
    const led = { ...scene, defenders: { ...MEN, 'gondor-leader': 1 } }
    expect(canUse(shadowAttacks(led), 'free-peoples', 'fp-char-17')).toBe(false)
  })

  it('takes a die from the Shadow for each Companion', () => {
    const state = using(shadowAttacks(scene), used)
    expect(diceOf('shadow', state, dice(1, 1, 1, 1, 1, 1, 1, 1, 1))).toBe('3+0')
  })

  it('leaves one die, and counts from the five that are rolled at most', () => {
    const few = using(shadowAttacks({ ...scene, attackers: { 'sauron-regular': 1 } }), used)
    expect(diceOf('shadow', few, dice(1, 1, 1, 1, 1, 1, 1))).toBe('1+0')
    const many = using(shadowAttacks({ ...scene, attackers: { 'sauron-regular': 9 } }), used)
    expect(diceOf('shadow', many, dice(1, 1, 1, 1, 1, 1, 1, 1, 1))).toBe('3+0')
  })
})

describe.each([
  ["Ents' Rage (fp-char-19)", 'fp-char-19'],
  ['Huorn-dark (fp-char-20)', 'fp-char-20'],
  ['Nameless Wood (fp-char-21)', 'fp-char-21'],
] as const)('%s', (_, card) => {
  const scene = {
    attackers: { 'isengard-regular': 5 },
    defenders: { 'rohan-regular': 2, 'rohan-leader': 1 },
    free: [card],
    from: 'fords-of-isen',
    to: 'westemnet',
  } as const

  it('can be used in Rohan, in Fangorn and in Orthanc, in attack and defence', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', card)).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, to: 'fangorn' }), 'free-peoples', card)).toBe(true)
    const siege = { attackers: scene.defenders, defenders: { 'isengard-regular': 3 } }
    const orthanc = freeAttacks({ ...siege, to: 'orthanc', siege: true, free: [card] })
    expect(canUse(orthanc, 'free-peoples', card)).toBe(true)
  })

  it('cannot be used elsewhere, not even against an Army out of Rohan', () => {
    expect(
      canUse(shadowAttacks({ ...scene, from: 'north-ithilien', to: 'dead-marshes' }), 'free-peoples', card),
    ).toBe(false)
    const out = freeAttacks({
      ...scene,
      attackers: scene.defenders,
      defenders: scene.attackers,
      from: 'folde',
      to: 'druadan-forest',
    })
    expect(canUse(out, 'free-peoples', card)).toBe(false)
  })

  it('does what it says', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': card })
    if (card === 'fp-char-19') {
      const rolls = dice(1, 1, 1, 1, 1, 3, 2, 4)
      expect(hitsOf('free-peoples', false, state, rolls)).toBe('x-')
      expect(hitsOf('free-peoples', true, state, rolls)).toBe('-')
    } else if (card === 'fp-char-20') expect(diceOf('shadow', state, dice(1, 1, 1, 1, 1))).toBe('2+0')
    else {
      const hit = after(state, dice(1, 1, 1, 1, 1, 5, 1, 1))
      expect(army(hit, 'fords-of-isen')).toEqual({ 'isengard-regular': 2 })
      const again = after(state, dice(1, 1, 1, 1, 1, 1, 1, 5))
      expect(army(again, 'fords-of-isen')).toEqual({ 'isengard-regular': 2 })
      const missed = after(state, dice(1, 1, 1, 1, 1, 1, 1, 1))
      expect(army(missed, 'fords-of-isen')).toEqual({ 'isengard-regular': 5 })
    }
  })
})

describe('Daylight (fp-strat-01, 15, 16)', () => {
  const used = { 'free-peoples': 'fp-strat-01' } as const

  it('leaves the Shadow three dice at most, in attack and in defence', () => {
    const defending = shadowAttacks({ attackers: HOST, defenders: MEN, free: ['fp-strat-01'] })
    expect(diceOf('shadow', using(defending, used), dice(1, 1, 1, 1, 1))).toBe('3+0')
    const attacking = freeAttacks({ attackers: MEN, defenders: HOST, free: ['fp-strat-01'] })
    expect(diceOf('shadow', using(attacking, used), dice(1, 1, 1, 1, 1))).toBe('3+0')
  })

  it('adds no dice to fewer', () => {
    const few = shadowAttacks({ attackers: { 'sauron-regular': 2 }, defenders: MEN, free: ['fp-strat-01'] })
    expect(diceOf('shadow', using(few, used), dice(1, 1, 1, 1))).toBe('2+0')
  })
})

describe('No Quarter (fp-strat-02, 10)', () => {
  const state = using(shadowAttacks({ attackers: HOST, defenders: MEN, free: ['fp-strat-02'] }), {
    'free-peoples': 'fp-strat-02',
  })

  it('adds one hit to one or more', () => {
    expect(army(after(state, dice(1, 1, 1, 1, 1, 5, 1)), 'north-ithilien')).toEqual({ 'sauron-regular': 3 })
    expect(army(after(state, dice(1, 1, 1, 1, 1, 5, 5)), 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
  })

  it('adds none to none', () => {
    expect(army(after(state, dice(1, 1, 1, 1, 1, 1, 1)), 'north-ithilien')).toEqual({ 'sauron-regular': 5 })
  })
})

describe('Advantageous Position (fp-strat-03, 04, 20, 21)', () => {
  const scene = {
    attackers: { ...ORCS, nazgul: 1 },
    defenders: MEN,
    free: ['fp-strat-03'],
    from: 'osgiliath',
    to: 'lossarnach',
  } as const

  it('can be used within the borders of a Free Peoples Nation, whoever defends', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-strat-03')).toBe(true)
    const spec = { captured: ['lossarnach'] as const }
    const attack = freeAttacks({ ...scene, attackers: MEN, defenders: ORCS, spec })
    expect(canUse(attack, 'free-peoples', 'fp-strat-03')).toBe(true)
  })

  it('cannot be used outside of them: Osgiliath is', () => {
    const out = freeAttacks({
      ...scene,
      attackers: MEN,
      defenders: ORCS,
      from: 'lossarnach',
      to: 'osgiliath',
    })
    expect(canUse(out, 'free-peoples', 'fp-strat-03')).toBe(false)
  })

  it('takes one from the Combat roll of the Shadow, not from its re-roll; a 6 hits all the same', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-strat-03' })
    const rolls = dice(5, 6, 1, 1, 1, 5)
    expect(hitsOf('shadow', false, state, rolls)).toBe('-x-')
    expect(hitsOf('shadow', true, state, rolls)).toBe('x')
  })
})

describe('Scouts (fp-strat-05, 09, 17)', () => {
  const scene = { attackers: ORCS, defenders: MEN, free: ['fp-strat-05'] } as const
  const used = { 'free-peoples': 'fp-strat-05' } as const

  it('can be used in defence only, and not from inside a Stronghold', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-strat-05')).toBe(true)
    const attack = freeAttacks({ ...scene, attackers: MEN, defenders: ORCS })
    expect(canUse(attack, 'free-peoples', 'fp-strat-05')).toBe(false)
    const siege = shadowAttacks({ ...scene, to: 'minas-tirith', siege: true })
    expect(canUse(siege, 'free-peoples', 'fp-strat-05')).toBe(false)
  })

  it('can be used against a sortie: that is a field battle', () => {
    const sortie = { attackers: MEN, defenders: ORCS, to: 'minas-morgul', siege: true } as const
    const besieging = shadowAttacks({
      ...sortie,
      free: ['fp-strat-05'],
    })
    expect(canUse(besieging, 'free-peoples', 'fp-strat-05')).toBe(true)
  })

  it('takes the Army away before the roll, where it likes; the attacker may advance', () => {
    const leaving = using(shadowAttacks(scene), used)
    expect(asked(leaving)).toBe('free-peoples decide/escape')
    expect(refused(leaving, freeRetreat('north-ithilien'))).toEqual(['battle.retreat'])
    expect(refused(leaving, INSIDE)).toEqual(['siege.choice'])
    const gone = after(leaving, freeRetreat('osgiliath'))
    expect(army(gone, 'osgiliath')).toEqual({ 'gondor-regular': 2 })
    expect(asked(gone)).toBe('shadow decide/party')
  })

  it('takes it into its Stronghold too, as far as five units have room', () => {
    const tirith = shadowAttacks({
      attackers: ORCS,
      defenders: { 'gondor-regular': 6 },
      free: ['fp-strat-05'],
      from: 'osgiliath',
      to: 'minas-tirith',
    })
    const inside = after(using(tirith, used), INSIDE)
    expect(asked(inside)).toBe('shadow decide/party')
    const besieged = after(inside, { seat: 'shadow', kind: 'bringAll' })
    expect(garrison(besieged, 'minas-tirith')).toEqual({ 'gondor-regular': 5 })
    expect(army(besieged, 'minas-tirith')).toEqual({ 'sauron-regular': 3 })
  })

  const ways = offered(using(shadowAttacks(scene), used), { kind: 'retreat' }).flatMap((way) =>
    'to' in way ? [way.to] : [],
  )
  const held = (regions: ReadonlyArray<string>) =>
    Object.fromEntries(regions.map((region) => [region, { 'sauron-regular': 1 }]))

  it('goes the only way there is', () => {
    const [open, ...closed] = ways
    const gone = using(shadowAttacks({ ...scene, spec: { armies: held(closed) } }), used)
    expect(asked(gone)).toBe('shadow decide/party')
    expect(open).toBeDefined()
    expect(army(gone, open ?? 'dead-marshes')).toEqual(MEN)
  })

  it('does nothing without a way out, and the round is fought', () => {
    const cornered = shadowAttacks({ ...scene, spec: { armies: held(ways) } })
    expect(asked(using(cornered, used))).toBe('nature shadow combat die')
  })
})

describe('Shield-wall (fp-strat-06, 07, 18, 19)', () => {
  const scene = { attackers: HOST, defenders: { 'gondor-regular': 4 }, free: ['fp-strat-06'] } as const
  const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-strat-06' })

  it('cancels one hit of two or more, not one for each two', () => {
    expect(army(after(state, dice(5, 5, 1, 1, 1, 1, 1, 1, 1)), 'dead-marshes')).toEqual({
      'gondor-regular': 3,
    })
    expect(army(after(state, dice(5, 5, 5, 5, 1, 1, 1, 1, 1)), 'dead-marshes')).toEqual({
      'gondor-regular': 1,
    })
  })

  it('does not cancel a single hit', () => {
    expect(army(after(state, dice(5, 1, 1, 1, 1, 1, 1, 1, 1)), 'dead-marshes')).toEqual({
      'gondor-regular': 3,
    })
  })
})

describe('Confusion (fp-strat-08, 12)', () => {
  const scene = { attackers: { ...HOST, nazgul: 5 }, defenders: MEN, free: ['fp-strat-08'] } as const
  const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-strat-08' })

  it('lets each natural 1 of the Combat roll hit its own Army, and rolls that die not again', () => {
    const rolls = dice(1, 1, 2, 3, 5, 1, 1, 1, 1)
    expect(diceOf('shadow', state, rolls)).toBe('5+2')
    expect(army(after(state, rolls), 'north-ithilien')).toEqual({ 'sauron-regular': 3, nazgul: 5 })
  })

  it('takes these hits with the others of the round', () => {
    const mixed = shadowAttacks({ ...scene, attackers: { 'sauron-regular': 2, 'southrons-regular': 2 } })
    const hit = fought(mixed, { 'free-peoples': 'fp-strat-08' }, dice(1, 2, 2, 2, 5, 2))
    expect(asked(hit)).toBe('shadow decide/casualties')
    const next = after(hit, lose('sauron-regular'))
    expect(asked(next)).toBe('shadow decide/casualties')
    expect(army(after(next, lose('sauron-regular')), 'north-ithilien')).toEqual({ 'southrons-regular': 2 })
  })

  it('counts no 1 of a re-roll, and none of the Free Peoples', () => {
    const rolls = dice(2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1)
    const next = after(state, rolls)
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 5, nazgul: 5 })
    expect(army(next, 'dead-marshes')).toEqual(MEN)
  })
})

describe('Charge (fp-strat-13, 14)', () => {
  const scene = {
    attackers: HOST,
    defenders: { 'gondor-regular': 1, 'gondor-elite': 1, 'rohan-elite': 1 },
    free: ['fp-strat-13'] as const,
  }

  it('EX-11: can be used with an Elite in the battle, not with Regulars alone', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-strat-13')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, defenders: MEN }), 'free-peoples', 'fp-strat-13')).toBe(false)
  })

  it('attacks before the roll with a die for each Elite', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-strat-13' })
    const rolls = dice(5, 5, 1, 1, 1, 1, 1, 1)
    expect(eventsAs('StrikeDieRolled', state, rolls)).toHaveLength(2)
    expect(diceOf('shadow', state, rolls)).toBe('3+0')
  })

  it('never with more than five dice, and the rearguard has no part in it', () => {
    const elites = freeAttacks({
      attackers: { 'elves-elite': 6 },
      defenders: { 'sauron-regular': 8 },
      free: ['fp-strat-13'],
    })
    const ones = Array.from({ length: 5 + 5 + 5 }, () => 1)
    expect(
      eventsAs('StrikeDieRolled', using(elites, { 'free-peoples': 'fp-strat-13' }), dice(...ones)),
    ).toHaveLength(5)
  })
})

describe('Valour (fp-strat-22, 23, 24)', () => {
  const scene = {
    attackers: HOST,
    defenders: { 'gondor-regular': 1, 'gondor-elite': 1, 'gondor-leader': 1 },
    free: ['fp-strat-22'] as const,
  }

  it('can be used with an Elite in the battle, not with Regulars alone', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-strat-22')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, defenders: MEN }), 'free-peoples', 'fp-strat-22')).toBe(false)
  })

  it('EX-9: 4, 5 and 6 hit in the Combat roll, but a 4 does not in the re-roll', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-strat-22' })
    const rolls = dice(1, 1, 1, 1, 1, 4, 3, 4)
    expect(hitsOf('free-peoples', false, state, rolls)).toBe('x-')
    expect(hitsOf('free-peoples', true, state, rolls)).toBe('-')
  })

  it('does nothing while it stays in the hand', () => {
    const passed = after(shadowAttacks(scene), free({ kind: 'pass' }))
    expect(hitsOf('free-peoples', false, passed, dice(1, 1, 1, 1, 1, 4, 3, 1))).toBe('--')
  })
})
