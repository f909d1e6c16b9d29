/** The Combat titles of the Shadow that Armies alone can use: what they do. */
import { describe, expect, it } from 'vitest'
import { bring, freeLose, lose, reduce, strike, atWar } from '../rulebook/battles'
import { after, asked, dice, eventsAs, named, offers, shadow } from '../support/play'
import { army, garrison } from '../support/read'
import { canUse, diceOf, fought, freeAttacks, hitsOf, shadowAttacks, using } from './scenes'

const ORCS = { 'sauron-regular': 3 }
const MEN = { 'gondor-regular': 2 }
const evil = (roll: number) => named('shadow combat die', roll)
const good = (roll: number) => named('free-peoples combat die', roll)

describe.each([
  ['Deadly Strife (sh-strat-01, 10, 21)', 'sh-strat-01', 2],
  ['Desperate Battle (sh-strat-22, 23, 24)', 'sh-strat-22', 1],
] as const)('%s', (_, card, by) => {
  const state = using(
    shadowAttacks({
      attackers: { ...ORCS, nazgul: 1 },
      defenders: { ...MEN, 'gondor-leader': 1 },
      shadow: [card],
    }),
    { shadow: card },
  )

  it('adds to both rolls of both sides', () => {
    const low = 5 - by
    const rolls = dice(low, low - 1, low - 1, low, low - 1, low, low)
    expect(hitsOf('shadow', false, state, rolls)).toBe('x--')
    expect(hitsOf('free-peoples', false, state, rolls)).toBe('x-')
    expect(hitsOf('shadow', true, state, rolls)).toBe('x')
    expect(hitsOf('free-peoples', true, state, rolls)).toBe('x')
  })

  it('lets no 1 hit', () => {
    expect(hitsOf('shadow', false, state, dice(1, 1, 1, 1, 1, 1, 1))).toBe('---')
  })
})

describe('Onslaught (sh-strat-02, 19, 20)', () => {
  const scene = {
    attackers: { 'sauron-regular': 5 },
    defenders: { 'gondor-regular': 4 },
    shadow: ['sh-strat-02'] as const,
  }
  const rolled = fought(shadowAttacks(scene), { shadow: 'sh-strat-02' }, dice(1, 1, 1, 1, 1, 1, 1, 1, 1))

  it('comes after the casualties: none to four hits on its own units', () => {
    expect(asked(rolled)).toBe('shadow decide/number')
    expect(offers(rolled, 'chooseNumber', 'number')).toEqual([0, 1, 2, 3, 4])
    const none = after(rolled, shadow({ kind: 'chooseNumber', number: 0 }))
    expect(asked(none)).toBe('shadow decide/cease')
    expect(army(none, 'north-ithilien')).toEqual({ 'sauron-regular': 5 })
  })

  it('rolls a die for each of them, which hits on 4', () => {
    const three = after(rolled, shadow({ kind: 'chooseNumber', number: 3 }))
    expect(army(three, 'north-ithilien')).toEqual({ 'sauron-regular': 2 })
    const next = after(three, dice(4, 3, 6))
    expect(army(next, 'dead-marshes')).toEqual({ 'gondor-regular': 2 })
  })

  it('lets its player choose which units', () => {
    const mixed = shadowAttacks({ ...scene, attackers: { 'sauron-regular': 1, 'southrons-elite': 1 } })
    const paid = fought(mixed, { shadow: 'sh-strat-02' }, dice(1, 1, 1, 1, 1, 1))
    expect(offers(paid, 'chooseNumber', 'number')).toEqual([0, 1, 2, 3])
    const one = after(paid, shadow({ kind: 'chooseNumber', number: 1 }))
    expect(asked(one)).toBe('shadow decide/casualties')
    expect(army(after(one, reduce('southrons-elite'), dice(1)), 'north-ithilien')).toEqual({
      'sauron-regular': 1,
      'southrons-regular': 1,
    })
  })

  it('may use up its own Army: the battle ends after the dice', () => {
    const few = shadowAttacks({ ...scene, attackers: { 'sauron-regular': 2, nazgul: 1 } })
    const all = fought(
      few,
      { shadow: 'sh-strat-02' },
      dice(1, 1, 1, 1, 1, 1, 1),
      shadow({ kind: 'chooseNumber', number: 2 }),
    )
    expect(asked(all)).toBe('nature shadow combat die: extra attack')
    const next = after(all, dice(6, 6))
    expect(army(next, 'north-ithilien')).toEqual({})
    expect(army(next, 'dead-marshes')).toEqual({ 'gondor-regular': 2 })
  })

  it('is too late when the battle is over', () => {
    const few = shadowAttacks({ ...scene, defenders: { 'gondor-regular': 1 } })
    const won = fought(few, { shadow: 'sh-strat-02' }, dice(6, 1, 1, 1, 1, 1))
    expect(asked(won)).toBe('shadow decide/party')
  })
})

describe('Relentless Assault (sh-strat-04, 11, 18)', () => {
  const scene = { attackers: ORCS, defenders: MEN, shadow: ['sh-strat-04'] as const }
  const chosen = using(shadowAttacks(scene), { shadow: 'sh-strat-04' })

  it('asks before the roll for none, one or two hits on its own units', () => {
    expect(offers(chosen, 'chooseNumber', 'number')).toEqual([0, 1, 2])
    const none = after(chosen, shadow({ kind: 'chooseNumber', number: 0 }))
    expect(hitsOf('shadow', false, none, dice(4, 4, 4, 1, 1))).toBe('---')
  })

  it('adds one to the Combat roll for each, and who is lost does not roll', () => {
    const one = after(chosen, shadow({ kind: 'chooseNumber', number: 1 }))
    expect(hitsOf('shadow', false, one, dice(4, 3, 1, 1))).toBe('x-')
    const two = after(chosen, shadow({ kind: 'chooseNumber', number: 2 }))
    expect(hitsOf('shadow', false, two, dice(3, 1, 1))).toBe('x')
  })

  it('serves the defender too, and in a siege', () => {
    const siege = freeAttacks({
      attackers: MEN,
      defenders: { 'sauron-regular': 2 },
      to: 'minas-morgul',
      siege: true,
      shadow: ['sh-strat-04'],
    })
    const one = after(using(siege, { shadow: 'sh-strat-04' }), shadow({ kind: 'chooseNumber', number: 1 }))
    expect(garrison(one, 'minas-morgul')).toEqual({ 'sauron-regular': 1 })
    expect(hitsOf('shadow', false, one, dice(1, 1, 4))).toBe('x')
  })
})

describe('Great Host (sh-strat-06, 16, 17)', () => {
  const used = { shadow: 'sh-strat-06' } as const
  const scene = { attackers: { 'sauron-regular': 4 }, defenders: MEN, shadow: ['sh-strat-06'] as const }

  it('scores a hit after the casualties with twice as many units', () => {
    const next = fought(shadowAttacks(scene), used, dice(1, 1, 1, 1, 1, 1))
    expect(army(next, 'dead-marshes')).toEqual({ 'gondor-regular': 1 })
  })

  it('counts who is left: not with fewer than twice as many', () => {
    const next = fought(shadowAttacks(scene), used, dice(1, 1, 1, 1, 5, 1))
    expect(army(next, 'dead-marshes')).toEqual({ 'gondor-regular': 2 })
  })

  it('lets the Free Peoples choose who takes the hit, and ends the battle with the last', () => {
    const mixed = shadowAttacks({ ...scene, defenders: { 'gondor-regular': 1, 'rohan-regular': 1 } })
    expect(asked(fought(mixed, used, dice(1, 1, 1, 1, 1, 1)))).toBe('free-peoples decide/casualties')
    const one = shadowAttacks({ ...scene, defenders: { 'gondor-regular': 1, 'gondor-leader': 1 } })
    const won = fought(one, used, dice(1, 1, 1, 1, 1, 1))
    expect(asked(won)).toBe('shadow decide/party')
  })

  it('does not count a rearguard', () => {
    const armies = { 'north-ithilien': { 'sauron-regular': 4 }, 'dead-marshes': MEN }
    const held = atWar({ armies, hands: { shadow: ['sh-strat-06'] } })
    const attack = after(held, ...strike('north-ithilien', 'dead-marshes'), bring('sauron-regular', 3))
    const next = fought(attack, used, dice(1, 1, 1, 1, 1))
    expect(army(next, 'dead-marshes')).toEqual({ 'gondor-regular': 2 })
  })
})

describe('Mûmakil (sh-strat-07, 08)', () => {
  const scene = {
    attackers: { 'southrons-regular': 2, 'southrons-elite': 1 },
    defenders: { 'gondor-regular': 3 },
    shadow: ['sh-strat-07'] as const,
  }
  const used = { shadow: 'sh-strat-07' } as const

  it('can be used with an Elite of the South, not with another Elite', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-strat-07')).toBe(true)
    const trolls = { ...scene, attackers: { 'southrons-regular': 2, 'sauron-elite': 1 } }
    expect(canUse(shadowAttacks(trolls), 'shadow', 'sh-strat-07')).toBe(false)
  })

  it('adds one to the Combat roll, and a hit if it hit more than the enemy', () => {
    const state = using(shadowAttacks(scene), used)
    expect(hitsOf('shadow', false, state, dice(4, 3, 3, 1, 1, 1))).toBe('x--')
    expect(army(after(state, dice(4, 3, 3, 1, 1, 1)), 'dead-marshes')).toEqual({ 'gondor-regular': 1 })
  })

  it('adds none when the hits are equal', () => {
    const equal = fought(shadowAttacks(scene), used, dice(4, 3, 3, 5, 1, 1))
    expect(army(after(equal, lose('southrons-regular')), 'dead-marshes')).toEqual({ 'gondor-regular': 2 })
  })

  it('counts the hits of an attack before the roll', () => {
    const led = shadowAttacks({
      ...scene,
      attackers: { 'southrons-elite': 4 },
      defenders: { 'gondor-regular': 3, 'gondor-elite': 1 },
      free: ['fp-strat-13'],
    })
    const both = { 'free-peoples': 'fp-strat-13', ...used } as const
    const rolls = dice(good(5), evil(4), evil(3), evil(3), evil(3), good(1), good(1), good(1), good(1))
    const next = fought(led, both, rolls)
    expect(asked(next)).toBe('free-peoples decide/casualties')
    expect(army(after(next, freeLose('gondor-regular')), 'dead-marshes')).toEqual({
      'gondor-regular': 2,
      'gondor-elite': 1,
    })
  })
})

describe('Swarm of Bats (sh-strat-09, 12)', () => {
  const scene = {
    attackers: { ...ORCS, nazgul: 1 },
    defenders: MEN,
    shadow: ['sh-strat-09'] as const,
    free: ['fp-strat-01'] as const,
  }

  it('cancels the card of the Free Peoples, and adds nothing then', () => {
    const state = using(shadowAttacks({ ...scene, attackers: { 'sauron-regular': 5, nazgul: 1 } }), {
      shadow: 'sh-strat-09',
      'free-peoples': 'fp-strat-01',
    })
    const rolls = dice(1, 1, 1, 1, 1, 1, 1, 4)
    expect(diceOf('shadow', state, rolls)).toBe('5+1')
    expect(hitsOf('shadow', true, state, rolls)).toBe('-')
  })

  it('adds one to the re-roll if they use none', () => {
    const state = using(shadowAttacks(scene), { shadow: 'sh-strat-09' })
    const rolls = dice(4, 4, 4, 1, 1, 4)
    expect(hitsOf('shadow', false, state, rolls)).toBe('---')
    expect(hitsOf('shadow', true, state, rolls)).toBe('x')
  })

  it('cancels Daring Defiance when the Shadow defends', () => {
    const defending = freeAttacks({
      attackers: { ...MEN, boromir: 1 },
      defenders: ORCS,
      shadow: ['sh-strat-09'],
      free: ['fp-char-11'],
    })
    const state = using(defending, { shadow: 'sh-strat-09', 'free-peoples': 'fp-char-11' })
    expect(diceOf('free-peoples', state, dice(1, 1, 1, 1, 1, 1, 1))).toBe('3+1')
  })
})

describe('We Come to Kill (sh-strat-13, 14, 15)', () => {
  const scene = {
    attackers: { 'sauron-regular': 1, 'sauron-elite': 1, 'isengard-elite': 1 },
    defenders: { 'gondor-regular': 4 },
    shadow: ['sh-strat-13'] as const,
  }
  const used = { shadow: 'sh-strat-13' } as const

  it('can be used with an Elite in the battle, not with Regulars alone', () => {
    expect(canUse(shadowAttacks(scene), 'shadow', 'sh-strat-13')).toBe(true)
    expect(canUse(shadowAttacks({ ...scene, attackers: ORCS }), 'shadow', 'sh-strat-13')).toBe(false)
  })

  it('attacks after the casualties with a die for each Elite that is left', () => {
    const state = using(shadowAttacks(scene), used)
    const rolls = dice(1, 1, 1, 1, 1, 1, 1, 5, 4)
    expect(eventsAs('StrikeDieRolled', state, rolls).map(({ hit }) => hit)).toEqual([true, false])
    expect(army(after(state, rolls), 'dead-marshes')).toEqual({ 'gondor-regular': 3 })
    const hit = after(state, dice(1, 1, 1, 5, 1, 1, 1), reduce('sauron-elite'))
    expect(asked(after(hit, dice(1)))).toBe('shadow decide/cease')
  })

  it('hits on 5 in a siege too', () => {
    const siege = shadowAttacks({
      attackers: { 'sauron-elite': 1, 'sauron-regular': 1 },
      defenders: { 'gondor-regular': 2 },
      to: 'minas-tirith',
      siege: true,
      shadow: ['sh-strat-13'],
    })
    const state = fought(siege, used, dice(5, 5, 1, 1, 5))
    expect(garrison(state, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
  })
})
