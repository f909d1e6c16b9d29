/** The Combat titles of the Free Peoples: when they can be used, and what they do. First half. */
import { describe, expect, it } from 'vitest'
import { freeLose } from '../rulebook/battles'
import { after, asked, dice, eventsAs, free, offered, offers, refused } from '../support/play'
import { army, casualties, garrison, where } from '../support/read'
import { canUse, diceOf, fought, freeAttacks, hitsOf, shadowAttacks, using } from './scenes'

const ORCS = { 'sauron-regular': 3 }
const MEN = { 'gondor-regular': 2 }

describe('It Is a Gift (fp-char-01, 02, 03, 04)', () => {
  const with_ = { attackers: ORCS, defenders: MEN, free: ['fp-char-01'] as const }
  const there = { ...with_, spec: { fellowship: { region: 'dead-marshes' as const } } }

  it('can be used where the defending Army stands with the Ring-bearers, by either side', () => {
    expect(canUse(shadowAttacks(there), 'free-peoples', 'fp-char-01')).toBe(true)
    const attack = freeAttacks({ ...there, attackers: MEN, defenders: ORCS })
    expect(canUse(attack, 'free-peoples', 'fp-char-01')).toBe(true)
  })

  it('cannot be used elsewhere, not even where the attackers come from, and not in Mordor', () => {
    expect(canUse(shadowAttacks(with_), 'free-peoples', 'fp-char-01')).toBe(false)
    const behind = { ...with_, spec: { fellowship: { region: 'north-ithilien' as const } } }
    expect(canUse(shadowAttacks(behind), 'free-peoples', 'fp-char-01')).toBe(false)
    const mordor = { ...with_, spec: { fellowship: { mordor: 1 } } }
    expect(canUse(shadowAttacks(mordor), 'free-peoples', 'fp-char-01')).toBe(false)
  })

  it('adds one to Combat roll and re-roll, but not to those of the Shadow', () => {
    const led = { ...there, defenders: { ...MEN, 'gondor-leader': 2 } }
    const state = using(shadowAttacks(led), { 'free-peoples': 'fp-char-01' })
    const rolls = dice(4, 4, 4, 4, 3, 4)
    expect(hitsOf('free-peoples', false, state, rolls)).toBe('x-')
    expect(hitsOf('free-peoples', true, state, rolls)).toBe('x')
    expect(hitsOf('shadow', false, state, rolls)).toBe('---')
  })
})

describe('Blade of Westernesse (fp-char-05)', () => {
  const scene = {
    attackers: { ...ORCS, 'mouth-of-sauron': 1 },
    defenders: { ...MEN, meriadoc: 1 },
    free: ['fp-char-05'] as const,
  }

  it('can be used with Merry or Pippin in the battle, not with another Companion', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-char-05')).toBe(true)
    const pippin = { ...scene, defenders: { ...MEN, peregrin: 1 } }
    expect(canUse(shadowAttacks(pippin), 'free-peoples', 'fp-char-05')).toBe(true)
    const boromir = { ...scene, defenders: { ...MEN, boromir: 1 } }
    expect(canUse(shadowAttacks(boromir), 'free-peoples', 'fp-char-05')).toBe(false)
  })

  it('turns a hit of the re-roll against a Minion, who is out for good', () => {
    // Orcs 1 1 1, men 5 1; the Mouth leads two dice again, Merry one.
    const next = fought(shadowAttacks(scene), { 'free-peoples': 'fp-char-05' }, dice(1, 1, 1, 5, 1, 1, 1, 6))
    expect(where(next, 'mouth-of-sauron')).toBe('eliminated')
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
  })

  it('does nothing without a hit in the re-roll, or without a Minion', () => {
    const missed = fought(
      shadowAttacks(scene),
      { 'free-peoples': 'fp-char-05' },
      dice(1, 1, 1, 5, 1, 1, 1, 1),
    )
    expect(where(missed, 'mouth-of-sauron')).toBe('north-ithilien')
    const alone = shadowAttacks({ ...scene, attackers: ORCS })
    const next = fought(alone, { 'free-peoples': 'fp-char-05' }, dice(1, 1, 1, 5, 1, 6))
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 1 })
  })

  it('lets its player choose between two Minions', () => {
    const two = shadowAttacks({ ...scene, attackers: { ...ORCS, 'mouth-of-sauron': 1, 'witch-king': 1 } })
    const hit = fought(two, { 'free-peoples': 'fp-char-05' }, dice(1, 1, 1, 1, 1, 1, 1, 1, 6))
    expect(asked(hit)).toBe('free-peoples decide/figure')
    expect(offers(hit, 'chooseFigure', 'piece')).toEqual(['witch-king', 'mouth-of-sauron'])
    expect(refused(hit, free({ kind: 'pass' }))).toEqual(['events.combatText'])
    const next = after(hit, free({ kind: 'chooseFigure', piece: 'witch-king' }))
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 3, 'mouth-of-sauron': 1 })
  })
})

describe('Mighty Attack (fp-char-06, 07)', () => {
  const scene = {
    attackers: ORCS,
    defenders: { ...MEN, boromir: 1, 'gondor-leader': 1 },
    free: ['fp-char-06'] as const,
  }

  it('can be used with a Companion in the battle only', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-char-06')).toBe(true)
    const led = { ...scene, defenders: { ...MEN, 'gondor-leader': 1 } }
    expect(canUse(shadowAttacks(led), 'free-peoples', 'fp-char-06')).toBe(false)
  })

  it('turns a missed die into a hit; the Companion does not lead, and that die is not rolled again', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-char-06' })
    // Three dice of theirs, three of ours; one is a hit now, and only the Leader rolls one again.
    const rolls = dice(1, 1, 1, 2, 2, 2, 1)
    expect(diceOf('free-peoples', state, rolls)).toBe('3+1')
    expect(army(after(state, rolls), 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
  })

  it('does nothing when no die missed, and nothing is forfeited then', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-char-06' })
    const rolls = dice(1, 1, 1, 5, 5, 5)
    expect(eventsAs('LeadershipForfeited', state, rolls)).toEqual([])
  })

  it('lets its player choose the Companion', () => {
    const two = freeAttacks({
      attackers: { ...MEN, boromir: 1, aragorn: 1 },
      defenders: ORCS,
      free: ['fp-char-07'],
    })
    const rolled = fought(two, { 'free-peoples': 'fp-char-07' }, dice(2, 2, 2, 2, 1, 1, 1))
    expect(asked(rolled)).toBe('free-peoples decide/figure')
    expect(offers(rolled, 'chooseFigure', 'piece')).toEqual(['boromir', 'aragorn'])
    expect(refused(rolled, free({ kind: 'chooseFigure', piece: 'gondor-regular' }))).toEqual([
      'events.combatText',
    ])
    const aragorn = after(rolled, free({ kind: 'chooseFigure', piece: 'aragorn' }))
    expect(diceOf('free-peoples', aragorn, dice(1))).toBe('0+1')
    const boromir = after(rolled, free({ kind: 'chooseFigure', piece: 'boromir' }))
    expect(diceOf('free-peoples', boromir, dice(1, 1))).toBe('0+2')
  })
})

describe('Servant of the Secret Fire (fp-char-08)', () => {
  const scene = {
    attackers: ORCS,
    defenders: { ...MEN, 'gandalf-the-grey': 1 },
    free: ['fp-char-08'] as const,
  }

  it('can be used with either Gandalf, not without', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-char-08')).toBe(true)
    const white = { ...scene, defenders: { ...MEN, 'gandalf-the-white': 1 } }
    expect(canUse(shadowAttacks(white), 'free-peoples', 'fp-char-08')).toBe(true)
    const gimli = { ...scene, defenders: { ...MEN, gimli: 1 } }
    expect(canUse(shadowAttacks(gimli), 'free-peoples', 'fp-char-08')).toBe(false)
  })

  it('adds one to the Combat roll and not to the re-roll', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-char-08' })
    const rolls = dice(4, 4, 4, 4, 3, 3, 4)
    expect(hitsOf('free-peoples', false, state, rolls)).toBe('x--')
    expect(hitsOf('free-peoples', true, state, rolls)).toBe('-')
  })
})

describe('Andúril (fp-char-09)', () => {
  const scene = { attackers: ORCS, defenders: { ...MEN, strider: 1 }, free: ['fp-char-09'] as const }
  const king = { ...scene, defenders: { ...MEN, aragorn: 1 } }

  it('can be used with Strider or Aragorn, not with another Companion', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-char-09')).toBe(true)
    expect(canUse(shadowAttacks(king), 'free-peoples', 'fp-char-09')).toBe(true)
    const legolas = { ...scene, defenders: { ...MEN, legolas: 1 } }
    expect(canUse(shadowAttacks(legolas), 'free-peoples', 'fp-char-09')).toBe(false)
  })

  it('turns one miss for Strider, who does not lead', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-char-09' })
    const next = after(state, dice(1, 1, 1, 2, 2, 2))
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
  })

  it('turns one miss or two for Aragorn, whose whole Leadership is gone either way', () => {
    const rolled = fought(shadowAttacks(king), { 'free-peoples': 'fp-char-09' }, dice(1, 1, 1, 2, 2, 2))
    expect(asked(rolled)).toBe('free-peoples decide/number')
    expect(offers(rolled, 'chooseNumber', 'number')).toEqual([1, 2])
    expect(refused(rolled, free({ kind: 'chooseNumber', number: 3 }))).toEqual(['events.combatText'])
    const two = after(rolled, free({ kind: 'chooseNumber', number: 2 }))
    expect(asked(two)).toBe('shadow decide/cease')
    expect(army(two, 'north-ithilien')).toEqual({ 'sauron-regular': 1 })
    const one = after(rolled, free({ kind: 'chooseNumber', number: 1 }))
    expect(army(one, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
  })

  it('turns the only miss there is, and is not asked how many', () => {
    const many = { ...king, attackers: { 'sauron-regular': 5 } }
    const next = fought(shadowAttacks(many), { 'free-peoples': 'fp-char-09' }, dice(1, 1, 1, 1, 1, 2, 5, 5))
    expect(asked(next)).toBe('shadow decide/cease')
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
  })
})

describe('Heroic Death (fp-char-10, 13, 18)', () => {
  const scene = {
    attackers: { 'sauron-regular': 5 },
    defenders: { 'gondor-regular': 4, 'gondor-leader': 1, 'gandalf-the-grey': 1 },
    free: ['fp-char-10'] as const,
  }
  // Three hits of theirs, none of ours.
  const hit = fought(
    shadowAttacks(scene),
    { 'free-peoples': 'fp-char-10' },
    dice(6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1),
  )

  it('can be used with a Leader or a Companion, not with units alone', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-char-10')).toBe(true)
    const led = { ...scene, defenders: { ...MEN, 'gondor-leader': 1 } }
    expect(canUse(shadowAttacks(led), 'free-peoples', 'fp-char-10')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, defenders: MEN }), 'free-peoples', 'fp-char-10')).toBe(false)
  })

  it('is a choice: nobody, a Leader for one hit, or a Companion for as many as his Level', () => {
    expect(asked(hit)).toBe('free-peoples decide/figure')
    expect(offers(hit, 'chooseFigure', 'piece')).toEqual(['gondor-leader', 'gandalf-the-grey'])
    const nobody = after(hit, free({ kind: 'pass' }))
    expect(army(nobody, 'dead-marshes')).toEqual({
      'gondor-regular': 1,
      'gondor-leader': 1,
      'gandalf-the-grey': 1,
    })
    const leader = after(hit, free({ kind: 'chooseFigure', piece: 'gondor-leader' }))
    expect(army(leader, 'dead-marshes')).toEqual({ 'gondor-regular': 2, 'gandalf-the-grey': 1 })
    expect(casualties(leader)).toEqual({ 'gondor-regular': 2, 'gondor-leader': 1 })
  })

  it('lets a Companion cancel fewer hits than he could', () => {
    const gandalf = after(hit, free({ kind: 'chooseFigure', piece: 'gandalf-the-grey' }))
    expect(offers(gandalf, 'chooseNumber', 'number')).toEqual([1, 2, 3])
    const all = after(gandalf, free({ kind: 'chooseNumber', number: 3 }))
    expect(army(all, 'dead-marshes')).toEqual({ 'gondor-regular': 4, 'gondor-leader': 1 })
    expect(where(all, 'gandalf-the-grey')).toBe('eliminated')
    const one = after(gandalf, free({ kind: 'chooseNumber', number: 1 }))
    expect(army(one, 'dead-marshes')).toEqual({ 'gondor-regular': 2, 'gondor-leader': 1 })
  })

  it('is not asked when there is no hit', () => {
    const missed = fought(
      shadowAttacks(scene),
      { 'free-peoples': 'fp-char-10' },
      dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    )
    expect(asked(missed)).toBe('shadow decide/cease')
  })
})

describe('Daring Defiance (fp-char-11, 15, 16)', () => {
  const scene = {
    attackers: ORCS,
    defenders: { ...MEN, boromir: 1, gimli: 1, 'gondor-leader': 1 },
    free: ['fp-char-11'] as const,
    shadow: ['sh-strat-22'] as const,
  }
  const both = { 'free-peoples': 'fp-char-11', shadow: 'sh-strat-22' } as const

  it('can be used with a Companion in the battle only', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-char-11')).toBe(true)
    const led = { ...scene, defenders: { ...MEN, 'gondor-leader': 1 } }
    expect(canUse(shadowAttacks(led), 'free-peoples', 'fp-char-11')).toBe(false)
  })

  it('cancels the card of the Shadow, and no Companion leads in the round', () => {
    const state = using(shadowAttacks(scene), both)
    const rolls = dice(4, 4, 4, 4, 4, 4, 4, 4)
    expect(hitsOf('shadow', false, state, rolls)).toBe('---')
    expect(diceOf('free-peoples', state, rolls)).toBe('4+1')
  })

  it('forfeits nothing when the Shadow uses no card', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-char-11' })
    expect(diceOf('free-peoples', state, dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))).toBe('4+3')
  })

  it('goes before a Swarm of Bats if the Free Peoples defend, and after it if they attack', () => {
    const bats = { 'free-peoples': 'fp-char-11', shadow: 'sh-strat-09' } as const
    const defending = shadowAttacks({ ...scene, shadow: ['sh-strat-09'] })
    const first = using(defending, bats)
    expect(diceOf('free-peoples', first, dice(1, 1, 1, 1, 1, 1, 1, 1))).toBe('4+1')
    const attacking = freeAttacks({
      ...scene,
      attackers: scene.defenders,
      defenders: ORCS,
      shadow: ['sh-strat-09'],
    })
    const second = using(attacking, bats)
    expect(diceOf('free-peoples', second, dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))).toBe('4+3')
  })
})

describe('Fateful Strike (fp-char-12)', () => {
  const scene = {
    attackers: { ...ORCS, nazgul: 2, 'mouth-of-sauron': 1 },
    defenders: { ...MEN, 'gondor-leader': 2 },
    free: ['fp-char-12'] as const,
  }
  // Orcs three and three again; men two and two again.
  const rolls = (one: number, other: number) => dice(1, 1, 1, 1, 1, 1, 1, 1, one, other)

  it('can be used with a Leader or a Companion, not with units alone', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-char-12')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, defenders: MEN }), 'free-peoples', 'fp-char-12')).toBe(false)
  })

  it('kills a Nazgûl with one hit of the re-roll, beside the hit itself', () => {
    const next = fought(shadowAttacks(scene), { 'free-peoples': 'fp-char-12' }, rolls(6, 1))
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 2, nazgul: 1, 'mouth-of-sauron': 1 })
  })

  it('kills a Nazgûl or a Minion with two', () => {
    const hit = fought(shadowAttacks(scene), { 'free-peoples': 'fp-char-12' }, rolls(6, 5))
    expect(offers(hit, 'chooseFigure', 'piece')).toEqual(['nazgul', 'mouth-of-sauron'])
    expect(offered(hit, { kind: 'pass' })).toEqual([])
    const minion = after(hit, free({ kind: 'chooseFigure', piece: 'mouth-of-sauron' }))
    expect(army(minion, 'north-ithilien')).toEqual({ 'sauron-regular': 1, nazgul: 2 })
  })

  it('takes the Witch-king for a Minion, whom nobody has to kill', () => {
    const alone = shadowAttacks({ ...scene, attackers: { ...ORCS, 'witch-king': 1 } })
    const one = fought(alone, { 'free-peoples': 'fp-char-12' }, dice(1, 1, 1, 1, 1, 1, 1, 6, 1))
    expect(where(one, 'witch-king')).toBe('north-ithilien')
    const two = fought(alone, { 'free-peoples': 'fp-char-12' }, dice(1, 1, 1, 1, 1, 1, 1, 6, 6))
    expect(offered(two).map(({ kind }) => kind)).toEqual(['pass', 'chooseFigure'])
    expect(where(after(two, free({ kind: 'pass' })), 'witch-king')).toBe('north-ithilien')
  })

  it('does nothing with hits of the Combat roll alone', () => {
    const next = fought(shadowAttacks(scene), { 'free-peoples': 'fp-char-12' }, dice(1, 1, 1, 6, 6, 1, 1, 1))
    expect(army(next, 'north-ithilien')).toEqual({ 'sauron-regular': 1, nazgul: 2, 'mouth-of-sauron': 1 })
  })
})

describe('Sudden Strike (fp-char-14, 22, fp-strat-11)', () => {
  const scene = {
    attackers: ORCS,
    defenders: { ...MEN, 'gondor-leader': 1, aragorn: 1 },
    free: ['fp-char-14'] as const,
  }

  it('can be used with a Leader or a Companion, not with units alone', () => {
    expect(canUse(shadowAttacks(scene), 'free-peoples', 'fp-char-14')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, defenders: MEN }), 'free-peoples', 'fp-char-14')).toBe(false)
  })

  it('attacks before the roll with a die for each point of Leadership; the losses roll no more', () => {
    const state = using(shadowAttacks(scene), { 'free-peoples': 'fp-char-14' })
    // Three dice, two hits: one orc is left to roll.
    const rolls = dice(5, 6, 4, 1, 1, 1, 1, 1, 1, 1)
    expect(eventsAs('StrikeDieRolled', state, rolls).map(({ hit }) => hit)).toEqual([true, true, false])
    expect(diceOf('shadow', state, rolls)).toBe('1+0')
  })

  it('never rolls more than five dice', () => {
    const many = {
      ...scene,
      defenders: { ...MEN, 'gondor-leader': 4, aragorn: 1 },
      attackers: { 'sauron-regular': 8 },
    }
    const state = using(shadowAttacks(many), { 'free-peoples': 'fp-char-14' })
    const rolls = dice(...Array.from({ length: 5 + 5 + 3 + 3 }, () => 1))
    expect(eventsAs('StrikeDieRolled', state, rolls)).toHaveLength(5)
  })

  it('OR-43: ends the battle when it leaves nobody, and then nobody rolls', () => {
    const next = fought(shadowAttacks(scene), { 'free-peoples': 'fp-char-14' }, dice(6, 6, 6))
    expect(asked(next)).not.toContain('combat die')
    expect(army(next, 'north-ithilien')).toEqual({})
  })

  it('needs a 6 where the attacker does: in a siege', () => {
    const sortie = freeAttacks({
      attackers: { ...MEN, 'gondor-leader': 1 },
      defenders: { 'sauron-regular': 2 },
      to: 'minas-morgul',
      siege: true,
      free: ['fp-char-14'],
    })
    const state = using(sortie, { 'free-peoples': 'fp-char-14' })
    expect(eventsAs('StrikeDieRolled', state, dice(5, 1, 1, 1, 1, 1)).map(({ hit }) => hit)).toEqual([false])
    expect(garrison(after(state, dice(5, 1, 1, 1, 1, 1)), 'minas-morgul')).toEqual({ 'sauron-regular': 2 })
  })

  it('lets those who are hit choose their losses at once', () => {
    const mixed = shadowAttacks({ ...scene, attackers: { 'sauron-regular': 2, 'southrons-regular': 2 } })
    const hit = fought(mixed, { 'free-peoples': 'fp-char-14' }, dice(5, 1, 1))
    expect(asked(hit)).toBe('shadow decide/casualties')
    expect(refused(hit, freeLose('gondor-regular'))).not.toEqual([])
  })
})
