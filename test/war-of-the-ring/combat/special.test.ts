/** Battles that Event cards begin: rounds of a siege, ceasing, fewer dice, a first round without cards. */
import { describe, expect, it } from 'vitest'
import { brandState } from '../../../src/kernel/brand'
import type { State } from '../../../src/war-of-the-ring'
import { CEASE, FIGHT, FREE_FIGHT, ones } from '../rulebook/battles'
import { after, asked, offered } from '../support/play'
import { diceOf, freeAttacks, shadowAttacks } from './scenes'

type Json = Record<string, unknown>
interface Frame {
  readonly kind: string
  readonly vars: Json
}

/** The same battle with something out of the ordinary about it, from its next question on. */
const but = (state: State, change: Json): State => {
  const changed = ({ kind, vars }: Frame): Json => {
    if (kind === 'battle' || kind === 'decide/withdraw') return { ...vars, ...change }
    return 'battle' in vars ? { ...vars, battle: { ...(vars['battle'] as Json), ...change } } : vars
  }
  const stack = state.stack as unknown as ReadonlyArray<Frame>
  const edited = { ...state, stack: stack.map((frame) => ({ ...frame, vars: changed(frame) })) }
  return brandState(edited) as unknown as State
}

const siege = shadowAttacks({
  attackers: { 'sauron-regular': 3 },
  defenders: { 'gondor-regular': 3 },
  to: 'minas-tirith',
  siege: true,
})

describe('a siege battle of three rounds', () => {
  const three = but(siege, { rounds: 3 })

  it('goes on without an Elite reduced, if the attacker likes', () => {
    const first = after(three, ones(6))
    expect(asked(first)).toBe('shadow decide/cease')
    expect(offered(first)).toEqual([CEASE, FIGHT])
    const third = after(first, FIGHT, ones(6), FIGHT)
    expect(asked(after(third, ones(6)))).toBe('free-peoples decide/action')
  })

  it('is over after one round otherwise', () => {
    expect(asked(after(siege, ones(6)))).toBe('free-peoples decide/action')
  })
})

describe('a battle that may not cease', () => {
  it('goes on by itself until the defender retreats', () => {
    const state = but(
      shadowAttacks({ attackers: { 'sauron-regular': 2 }, defenders: { 'gondor-regular': 2 } }),
      {
        mayCease: false,
      },
    )
    const first = after(state, ones(4))
    expect(asked(first)).toBe('free-peoples decide/retreat')
    expect(asked(after(first, FREE_FIGHT))).toBe('nature shadow combat die')
  })
})

describe('a defender with fewer dice', () => {
  const scene = {
    attackers: { 'gondor-regular': 2 },
    defenders: { 'sauron-regular': 7 },
    free: ['fp-strat-01'] as const,
  }
  const held = (fewerDice: number): State =>
    after(but(freeAttacks(scene), { fewerDice }), { seat: 'free-peoples', kind: 'pass' })

  it('loses them from his five, in each round, and keeps one', () => {
    const two = held(2)
    expect(diceOf('shadow', two, ones(5))).toBe('3+0')
    expect(diceOf('shadow', held(9), ones(3))).toBe('1+0')
    const next = after(two, ones(5), { seat: 'free-peoples', kind: 'fight' }, FIGHT)
    expect(diceOf('shadow', after(next, { seat: 'free-peoples', kind: 'pass' }), ones(5))).toBe('3+0')
  })

  it('rolls no more than a card lets him beside that', () => {
    const both = after(
      but(freeAttacks(scene), { fewerDice: 1 }),
      { seat: 'free-peoples', kind: 'declareCard' },
      { seat: 'free-peoples', kind: 'commit', card: 'fp-strat-01' },
    )
    expect(diceOf('shadow', both, ones(5))).toBe('3+0')
  })
})

describe('a first round without cards', () => {
  const attack = (boromir: number): State =>
    shadowAttacks({
      attackers: { 'sauron-regular': 3 },
      defenders: boromir === 0 ? { 'gondor-regular': 3 } : { 'gondor-regular': 3, boromir },
      free: ['fp-strat-01'],
      shadow: ['sh-strat-22'],
      to: 'minas-tirith',
      siege: true,
    })
  const PASS = { seat: 'shadow', kind: 'pass' } as const

  it('asks the defender in the second only', () => {
    const state = after(but(attack(0), { noCards: 2, rounds: 3 }), PASS)
    expect(asked(state)).toBe('nature shadow combat die')
    const second = after(state, ones(6), FIGHT, PASS)
    expect(asked(second)).toBe('free-peoples decide/combatCard')
  })

  it('asks him in the first with a Companion', () => {
    const state = after(but(attack(1), { noCards: 2 }), PASS)
    expect(asked(state)).toBe('free-peoples decide/combatCard')
  })
})
