/** The Combat titles of the Shadow that need its Nazgûl, or a place: when they can be used, what they do. */
import { describe, expect, it } from 'vitest'
import { after, asked, dice, eventsAs, free, offered, offers, refused, shadow } from '../support/play'
import { army, casualties, garrison, where } from '../support/read'
import { canUse, diceOf, fought, freeAttacks, hitsOf, shadowAttacks, using } from './scenes'

const ORCS = { 'sauron-regular': 3 }
const MEN = { 'gondor-regular': 2 }

describe('One for the Dark Lord (sh-char-01, 02, 03, 04)', () => {
  const scene = {
    attackers: { ...ORCS, nazgul: 1 },
    defenders: MEN,
    shadow: ['sh-char-01'] as const,
    spec: { fellowship: { region: 'dead-marshes' as const } },
  }

  it('can be used where the defending Army stands with the Ring-bearers, and nowhere else', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-char-01')).toBe(true)
    const defending = freeAttacks({ ...scene, attackers: MEN, defenders: ORCS })
    expect(canUse(defending, 'shadow', 'sh-char-01')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, spec: {} }), 'shadow', 'sh-char-01')).toBe(false)
  })

  it('adds one to Combat roll and re-roll of the Shadow', () => {
    const state = using(shadowAttacks(scene), { shadow: 'sh-char-01' })
    const rolls = dice(4, 3, 3, 4, 4, 4)
    expect(hitsOf('shadow', false, state, rolls)).toBe('x--')
    expect(hitsOf('shadow', true, state, rolls)).toBe('x')
    expect(hitsOf('free-peoples', false, state, rolls)).toBe('--')
  })
})

describe('Cruel as Death (sh-char-05, 06, 10, 21)', () => {
  const scene = { attackers: { ...ORCS, nazgul: 3 }, defenders: MEN, shadow: ['sh-char-05'] as const }

  it('can be used with two points of Nazgûl Leadership: two Nazgûl, or the Witch-king', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-char-05')).toBe(true)
    const king = { ...scene, attackers: { ...ORCS, 'witch-king': 1 } }
    expect(canUse(shadowAttacks(king), 'shadow', 'sh-char-05')).toBe(true)
  })

  it('cannot be used with less: one Nazgûl, another Minion, or Nazgûl who are silenced', () => {
    const one = { ...scene, attackers: { ...ORCS, nazgul: 1, 'mouth-of-sauron': 1 } }
    expect(canUse(shadowAttacks(one), 'shadow', 'sh-char-05')).toBe(false)
    const white = shadowAttacks({ ...scene, defenders: { ...MEN, 'gandalf-the-white': 1 } })
    expect(canUse(after(white, free({ kind: 'silence' })), 'shadow', 'sh-char-05')).toBe(false)
    expect(canUse(after(white, free({ kind: 'pass' })), 'shadow', 'sh-char-05')).toBe(true)
  })

  it('adds one to the Combat roll and takes two dice from the re-roll', () => {
    const state = using(shadowAttacks(scene), { shadow: 'sh-char-05' })
    const rolls = dice(4, 3, 3, 1, 1, 4)
    expect(hitsOf('shadow', false, state, rolls)).toBe('x--')
    expect(hitsOf('shadow', true, state, rolls)).toBe('-')
  })
})

describe('They Are Terrible (sh-char-07, 13, 16)', () => {
  const scene = { attackers: { ...ORCS, nazgul: 2 }, defenders: MEN, shadow: ['sh-char-07'] as const }

  it('can be used with a point of Nazgûl Leadership, not without', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-char-07')).toBe(true)
    const mouth = { ...scene, attackers: { ...ORCS, 'mouth-of-sauron': 1 } }
    expect(canUse(shadowAttacks(mouth), 'shadow', 'sh-char-07')).toBe(false)
  })

  it('adds one to the re-roll, with one die less of it, and nothing to the Combat roll', () => {
    const state = using(shadowAttacks(scene), { shadow: 'sh-char-07' })
    const rolls = dice(4, 4, 4, 1, 1, 4)
    expect(hitsOf('shadow', false, state, rolls)).toBe('---')
    expect(hitsOf('shadow', true, state, rolls)).toBe('x')
  })

  it('costs the Witch-king one of his two points', () => {
    const king = shadowAttacks({ ...scene, attackers: { ...ORCS, 'witch-king': 1 } })
    const state = after(using(king, { shadow: 'sh-char-07' }), shadow({ kind: 'pass' }))
    expect(diceOf('shadow', state, dice(1, 1, 1, 1, 1, 1))).toBe('3+1')
  })
})

describe('Dread and Despair (sh-char-08, 14, 20)', () => {
  const scene = {
    attackers: { ...ORCS, nazgul: 3 },
    defenders: { 'gondor-regular': 4 },
    shadow: ['sh-char-08'] as const,
  }

  it('can be used with a point of Nazgûl Leadership, not without', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-char-08')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, attackers: ORCS }), 'shadow', 'sh-char-08')).toBe(false)
  })

  it('takes as many dice as points are given up: one at least, all at most', () => {
    const chosen = using(shadowAttacks(scene), { shadow: 'sh-char-08' })
    expect(asked(chosen)).toBe('shadow decide/number')
    expect(offers(chosen, 'chooseNumber', 'number')).toEqual([1, 2, 3])
    expect(refused(chosen, shadow({ kind: 'chooseNumber', number: 0 }))).toEqual(['events.combatText'])
    const two = after(chosen, shadow({ kind: 'chooseNumber', number: 2 }))
    expect(diceOf('free-peoples', two, dice(1, 1, 1, 1, 1, 1))).toBe('2+0')
    expect(diceOf('shadow', two, dice(1, 1, 1, 1, 1, 1))).toBe('3+1')
  })

  it('leaves one die', () => {
    const few = shadowAttacks({ ...scene, defenders: MEN })
    const three = after(using(few, { shadow: 'sh-char-08' }), shadow({ kind: 'chooseNumber', number: 3 }))
    expect(diceOf('free-peoples', three, dice(1, 1, 1, 1))).toBe('1+0')
  })
})

describe('Foul Stench (sh-char-09, 22, 24)', () => {
  const scene = {
    attackers: { ...ORCS, nazgul: 2 },
    defenders: { ...MEN, 'gondor-leader': 2 },
    shadow: ['sh-char-09'] as const,
  }

  it('can be used with a point of Nazgûl Leadership, not without', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-char-09')).toBe(true)
    const mouth = { ...scene, attackers: { ...ORCS, 'mouth-of-sauron': 1 } }
    expect(canUse(shadowAttacks(mouth), 'shadow', 'sh-char-09')).toBe(false)
  })

  it('prevents the re-roll of the Free Peoples if the Nazgûl lead as well, and costs nothing', () => {
    const state = using(shadowAttacks(scene), { shadow: 'sh-char-09' })
    const rolls = dice(1, 1, 1, 1, 1, 1, 1)
    expect(diceOf('free-peoples', state, rolls)).toBe('2+0')
    expect(diceOf('shadow', state, rolls)).toBe('3+2')
  })

  it('does nothing against more Leadership', () => {
    const state = using(shadowAttacks({ ...scene, defenders: { ...MEN, 'gondor-leader': 3 } }), {
      shadow: 'sh-char-09',
    })
    expect(diceOf('free-peoples', state, dice(1, 1, 1, 1, 1, 1, 1, 1, 1))).toBe('2+2')
  })
})

describe('Black Breath (sh-char-11, 12)', () => {
  const scene = {
    attackers: { 'sauron-regular': 5, nazgul: 3 },
    defenders: { 'gondor-regular': 4, 'gondor-leader': 1, boromir: 1, meriadoc: 1 },
    shadow: ['sh-char-11'] as const,
  }
  const state = using(shadowAttacks(scene), { shadow: 'sh-char-11' })
  // Five and three again of theirs, five (Boromir counts) and three again of ours.
  const rolls = (...again: ReadonlyArray<number>) => dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ...again, 1, 1, 1)

  it('can be used with a Nazgûl in the battle, be it the Witch-king, even silenced; not without', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-char-11')).toBe(true)
    const king = { ...scene, attackers: { ...ORCS, 'witch-king': 1 } }
    expect(canUse(shadowAttacks(king), 'shadow', 'sh-char-11')).toBe(true)
    const white = shadowAttacks({ ...scene, defenders: { ...MEN, 'gandalf-the-white': 1 } })
    expect(canUse(after(white, free({ kind: 'silence' })), 'shadow', 'sh-char-11')).toBe(true)
    const mouth = { ...scene, attackers: { ...ORCS, 'mouth-of-sauron': 1 } }
    expect(canUse(shadowAttacks(mouth), 'shadow', 'sh-char-11')).toBe(false)
  })

  it('with one hit of the re-roll kills a Leader or a Companion of Level 1, or nobody', () => {
    const hit = after(state, rolls(6, 1, 1))
    expect(asked(hit)).toBe('shadow decide/figure')
    expect(offers(hit, 'chooseFigure', 'piece')).toEqual(['gondor-leader', 'meriadoc'])
    const leader = after(hit, shadow({ kind: 'chooseFigure', piece: 'gondor-leader' }))
    expect(casualties(leader)).toEqual({ 'gondor-leader': 1, 'gondor-regular': 1 })
    const nobody = after(hit, shadow({ kind: 'pass' }))
    expect(casualties(nobody)).toEqual({ 'gondor-regular': 1 })
  })

  it('with two hits reaches Boromir, who is out for good', () => {
    const hit = after(state, rolls(6, 6, 1))
    expect(offers(hit, 'chooseFigure', 'piece')).toEqual(['gondor-leader', 'boromir', 'meriadoc'])
    const next = after(hit, shadow({ kind: 'chooseFigure', piece: 'boromir' }))
    expect(where(next, 'boromir')).toBe('eliminated')
    expect(casualties(next)).toEqual({ 'gondor-regular': 2 })
  })

  it('is not asked without a hit in the re-roll', () => {
    expect(asked(after(state, rolls(1, 1, 1)))).toBe('shadow decide/cease')
  })
})

describe('Words of Power (sh-char-15, 18, 23)', () => {
  const scene = {
    attackers: { ...ORCS, nazgul: 1 },
    defenders: { ...MEN, boromir: 1, aragorn: 1 },
    shadow: ['sh-char-15'] as const,
  }

  it('can be used with a Nazgûl in the battle, not without', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-char-15')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, attackers: ORCS }), 'shadow', 'sh-char-15')).toBe(false)
  })

  it('takes Leadership and abilities from a Companion of its choice for the round', () => {
    const chosen = using(shadowAttacks(scene), { shadow: 'sh-char-15' })
    expect(offers(chosen, 'chooseFigure', 'piece')).toEqual(['boromir', 'aragorn'])
    expect(offered(chosen, { kind: 'pass' })).toEqual([])
    const bound = after(chosen, shadow({ kind: 'chooseFigure', piece: 'aragorn' }))
    // Two men and Boromir roll, and Boromir alone leads.
    expect(diceOf('free-peoples', bound, dice(1, 1, 1, 1, 1, 1, 1, 1))).toBe('3+1')
  })

  it('ends with the round', () => {
    const bound = fought(
      shadowAttacks({ ...scene, defenders: { ...MEN, aragorn: 1 } }),
      { shadow: 'sh-char-15' },
      dice(1, 1, 1, 1, 1, 1),
      shadow({ kind: 'fight' }),
      free({ kind: 'fight' }),
    )
    expect(diceOf('free-peoples', bound, dice(1, 1, 1, 1, 1, 1, 1, 1, 1))).toBe('3+2')
  })

  it('breaks the silence of Gandalf the White for the round', () => {
    const white = shadowAttacks({ ...scene, defenders: { ...MEN, 'gandalf-the-white': 1 } })
    const state = using(after(white, free({ kind: 'silence' })), { shadow: 'sh-char-15' })
    expect(diceOf('shadow', state, dice(1, 1, 1, 1, 1, 1))).toBe('3+1')
  })

  it('does nothing without a Companion', () => {
    const state = using(shadowAttacks({ ...scene, defenders: MEN }), { shadow: 'sh-char-15' })
    expect(asked(state)).toBe('nature shadow combat die')
  })

  it('leaves no Leadership for Mighty Attack to forfeit', () => {
    const alone = shadowAttacks({ ...scene, defenders: { ...MEN, boromir: 1 }, free: ['fp-char-06'] })
    const state = using(alone, { 'free-peoples': 'fp-char-06', shadow: 'sh-char-15' })
    const next = after(state, dice(1, 1, 1, 1, 1, 1))
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 3, nazgul: 1 })
  })
})

describe("Durin's Bane (sh-char-17)", () => {
  const scene = {
    attackers: ORCS,
    defenders: { 'elves-regular': 4 },
    shadow: ['sh-char-17'] as const,
    from: 'dimrill-dale',
    to: 'parth-celebrant',
  } as const

  it('can be used in Moria and within two regions of it, not beyond', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-char-17')).toBe(true)
    expect(
      canUse(
        shadowAttacks({ ...scene, from: 'parth-celebrant', to: 'dimrill-dale' }),
        'shadow',
        'sh-char-17',
      ),
    ).toBe(true)
    expect(
      canUse(shadowAttacks({ ...scene, from: 'north-ithilien', to: 'dead-marshes' }), 'shadow', 'sh-char-17'),
    ).toBe(false)
  })

  it('attacks before the roll with three dice that hit on 4', () => {
    const state = using(shadowAttacks(scene), { shadow: 'sh-char-17' })
    const rolls = dice(4, 3, 5, 1, 1, 1, 1, 1)
    expect(eventsAs('StrikeDieRolled', state, rolls).map(({ hit }) => hit)).toEqual([true, false, true])
    expect(diceOf('free-peoples', state, rolls)).toBe('2+0')
  })

  it('ends the battle at once when nobody is left', () => {
    const few = using(shadowAttacks({ ...scene, defenders: { 'elves-regular': 2 } }), {
      shadow: 'sh-char-17',
    })
    const next = after(few, dice(4, 4, 4))
    expect(asked(next)).toBe('shadow decide/party')
  })
})

describe('Devilry of Orthanc (sh-char-19, sh-strat-03, 05)', () => {
  const scene = {
    attackers: { 'isengard-regular': 2 },
    defenders: { 'rohan-regular': 2 },
    shadow: ['sh-char-19'] as const,
    to: 'helms-deep',
    siege: true,
  } as const

  it('can be used with a unit of Isengard against a besieged Army only', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-char-19')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, attackers: ORCS }), 'shadow', 'sh-char-19')).toBe(false)
    const field = { ...scene, siege: false, from: 'fords-of-isen' } as const
    expect(canUse(shadowAttacks(field), 'shadow', 'sh-char-19')).toBe(false)
  })

  it('adds one to the Combat roll: a 5 hits', () => {
    const state = using(shadowAttacks(scene), { shadow: 'sh-char-19' })
    expect(hitsOf('shadow', false, state, dice(5, 4, 1, 1))).toBe('x-')
    expect(garrison(after(state, dice(5, 4, 1, 1)), 'helms-deep')).toEqual({ 'rohan-regular': 1 })
  })
})
